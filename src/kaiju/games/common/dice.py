"""Throwing dice with six faces. Which dice is a set of bits, the lowest one for the first die."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import State

HANDFUL: Final = 6
HANDFUL_FACES: Final[i64] = 46656  # six faces, six dice


def dice_in(mask: i64) -> list[int]:
    """The dice of a set, by position."""
    dice: list[int] = []
    die = 0
    while mask >> die:
        if mask >> die & 1:
            dice.append(die)
        die += 1
    return dice


def in_handfuls(mask: i64) -> list[list[int]]:
    """The dice of a set in handfuls of up to six."""
    dice = dice_in(mask)
    return [dice[i : i + HANDFUL] for i in range(0, len(dice), HANDFUL)]


USUAL: Final[i64] = 256  # more than eight dice are rare
USUAL_HANDFULS: Final = [in_handfuls(mask) for mask in range(256)]


def throw(st: State, dice: list[int], thrown: i64) -> None:
    """Throw the dice of a set, together."""
    die: i64
    if st.rigged:
        for die in dice_in(thrown):
            dice[die] = st.below(6)
        return
    # One number stands for a handful of dice: chance is the dearest thing in a throw.
    for handful in USUAL_HANDFULS[thrown] if thrown < USUAL else in_handfuls(thrown):
        value = st.below(HANDFUL_FACES)
        for die in handful:
            dice[die] = value % 6
            value //= 6
