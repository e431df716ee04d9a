"""Cards that turn one's own dice before they are resolved: what each can make of them, and which of that is best."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from kaiju.bots.dice import Hand, Rolls, with_die
from kaiju.bots.king_of_tokyo.rolling import ENERGY, HEARTS, ONES, SMASH, THREES, TWOS, counted

Dice = list[int]
Ways = Callable[[Dice, int], Iterator[Dice]]
"""The dice, and how many of them can be turned (frozen ones lie at the end): all that a card can make of them."""

PARTNER = {ONES: THREES, THREES: ONES, TWOS: HEARTS, HEARTS: TWOS, SMASH: ENERGY, ENERGY: SMASH}
ANY_FACE = range(6)


def one_die(*faces: int) -> Ways:
    """One die to one of these faces."""

    def ways(dice: Dice, free: int) -> Iterator[Dice]:
        for i in range(free):
            for face in faces:
                if face != dice[i]:
                    yield [*dice[:i], face, *dice[i + 1 :]]

    return ways


def two_dice_to_one(dice: Dice, free: int) -> Iterator[Dice]:
    """One or two dice to 1."""
    others = [i for i in range(free) if dice[i] != ONES]
    for n in (1, 2):
        for chosen in combinations(others, n):
            yield [ONES if i in chosen else face for i, face in enumerate(dice)]


def some_of(old: int, new: int) -> Ways:
    """Any number of dice with one face to another."""

    def ways(dice: Dice, free: int) -> Iterator[Dice]:
        have = [i for i in range(free) if dice[i] == old]
        for n in range(1, len(have) + 1):
            yield [new if i in have[:n] else face for i, face in enumerate(dice)]

    return ways


def all_of_one_face(dice: Dice, free: int) -> Iterator[Dice]:
    """All dice with one face to one other face."""
    for old in set(dice[:free]):
        for new in ANY_FACE:
            if new != old:
                yield [new if face == old and i < free else face for i, face in enumerate(dice)]


def flip(dice: Dice, free: int) -> Iterator[Dice]:
    """All dice to their partner faces."""
    yield [PARTNER[face] if i < free else face for i, face in enumerate(dice)]


def at_will(dice: Dice, free: int) -> Iterator[Dice]:
    """Every die to any face."""
    fixed = dice[free:]
    seen: set[Hand] = {(0,) * 6}
    for _ in range(free):
        seen = {with_die(hand, face) for hand in seen for face in ANY_FACE}
    for hand in sorted(seen):
        yield [*(face for face in ANY_FACE for _ in range(hand[face])), *fixed]


TURNS: dict[str, Ways] = {
    "herd_culler": one_die(ONES),
    "gamma_breath": one_die(SMASH),
    "tail_sweep": one_die(ONES, TWOS),
    "tiny_tail": two_dice_to_one,
    "biofuel": some_of(HEARTS, ENERGY),
    "shrinky": some_of(TWOS, ONES),
    "saurian_adaptability": all_of_one_face,
    "yin_and_yang": flip,
    "clown": at_will,
}
"""What each card can make of the dice; any other turns one die to any face."""


def turned(rolls: Rolls, dice: Dice, key: str, free: int) -> tuple[Dice, float]:
    """The best that a card can make of the dice, and what the Roll is worth then."""
    top, top_value = dice, -1e9
    for way in TURNS.get(key, one_die(*ANY_FACE))(dice, free):
        value = rolls.now(way)
        if value > top_value:
            top, top_value = way, value
    return top, top_value


def differing(before: Dice, after: Dice) -> list[int]:
    """Which dice are not as they were."""
    return [i for i, face in enumerate(after) if face != before[i]]


def best_with(rolls: Rolls, fixed: Dice) -> float:
    """What a Roll can be worth at most if these of its dice stay and the others may be turned at will."""
    stay = counted(fixed)
    return max(
        worth
        for hand, worth in zip(rolls.hands.full, rolls.worth, strict=True)
        if all(a >= b for a, b in zip(hand, stay, strict=True))
    )
