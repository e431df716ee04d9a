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


ONE_HANDFUL: Final[i64] = 64  # more than six dice are rare
DICE_IN: Final = [dice_in(mask) for mask in range(64)]


def throw(st: State, dice: list[int], thrown: i64) -> None:
    """Throw the dice of a set, together."""
    die: i64
    if st.rigged:
        for die in dice_in(thrown):
            dice[die] = st.below(6)
    elif 0 < thrown < ONE_HANDFUL:
        throw_handful(st, dice, DICE_IN[thrown])
    else:
        for handful in in_handfuls(thrown):
            throw_handful(st, dice, handful)


def throw_handful(st: State, dice: list[int], handful: list[int]) -> None:
    """Throw up to six dice: one number stands for all of them, because chance is the dearest thing in a throw."""
    die: i64
    value = st.below(HANDFUL_FACES)
    for die in handful:
        rest = value // 6
        dice[die] = value - 6 * rest
        value = rest


def throw_one_by_one(st: State, n: i64) -> list[int]:
    """Throw new dice, one after the other."""
    dice = [0] * n
    die: i64 = 0
    while die < n:
        dice[die] = st.below(6)
        die += 1
    return dice


def showing(dice: list[int], face: i64) -> i64:
    """How many dice show a face; compiled, this compares machine integers where `count` compares objects."""
    n: i64 = 0
    die: i64
    for die in dice:
        if die == face:
            n += 1
    return n
