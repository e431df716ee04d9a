"""Plans for dice: equal to working everything out by hand."""

from __future__ import annotations

from itertools import product
from math import comb

import pytest

from kaiju.bots.dice import Rolls, hands
from kaiju.bots.plans import DicePlan, DicePlans


def worth(hand: tuple[int, ...]) -> float:
    """An odd taste: triples, a pair of smash, and every energy."""
    ones, twos, threes, energy, smash, heart = hand
    return (
        5.0 * (ones >= 2) + 3.0 * (threes >= 2) + energy + 4.0 * (smash == 2) - 2.0 * (heart > 1) + 0.1 * twos
    )


def hand_of(dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dice.count(face) for face in range(6))


def by_hand(dice: tuple[int, ...], rolls: int) -> float:
    """The best expectation, by trying every choice and every throw."""
    best = worth(hand_of(dice))
    if rolls == 0:
        return best
    for kept in product((False, True), repeat=len(dice)):
        if not all(kept):
            best = max(
                best,
                keeping_by_hand(tuple(d for d, k in zip(dice, kept, strict=True) if k), len(dice), rolls),
            )
    return best


def keeping_by_hand(kept: tuple[int, ...], n: int, rolls: int) -> float:
    throws = list(product(range(6), repeat=n - len(kept)))
    return sum(by_hand((*kept, *throw), rolls - 1) for throw in throws) / len(throws)


@pytest.mark.parametrize("n", [1, 2, 6, 8])
def test_every_hand_is_there_once(n: int) -> None:
    table = hands(n)
    assert len(table.full) == comb(n + 5, 5)
    assert len(table.all) == comb(n + 6, 6)
    assert len(set(table.all)) == len(table.all)
    assert all(sum(hand) == n for hand in table.full)


@pytest.mark.parametrize("rolls", [1, 2])
def test_plans_are_exact(rolls: int) -> None:
    table = Rolls(2, [worth(hand) for hand in hands(2).full])
    for dice in [(0, 3), (4, 4), (5, 5), (1, 2)]:
        mask, value = table.best_keep(dice, rolls)
        assert value == pytest.approx(by_hand(dice, rolls))
        assert table.keep(dice, mask, rolls) == pytest.approx(value)
        for kept in range(3):
            dice_kept = tuple(d for i, d in enumerate(dice) if kept >> i & 1)
            assert table.keep(dice, kept, rolls) == pytest.approx(keeping_by_hand(dice_kept, 2, rolls))


def test_what_cannot_get_better_is_kept_whole() -> None:
    table = Rolls(3, [float(hand[0]) for hand in hands(3).full])
    assert table.best_keep([0, 0, 0], 2) == (0b111, 3.0)
    mask, value = table.best_keep([0, 5, 0], 1)
    assert mask == 0b101
    assert value == pytest.approx(2 + 1 / 6)


@pytest.mark.parametrize("n", [3, 6])
def test_quick_plans_keep_what_is_worth_as_much_as_what_exact_ones_keep(n: int) -> None:
    """`kaiju.bots.plans` says only what to keep: it must be worth the same, for dice in any order."""
    values = [worth(hand) for hand in hands(n).full]
    exact, quick = Rolls(n, values), DicePlan(n, values)
    throws = [(0, 0, 3, 4, 5, 2), (4, 4, 4, 4, 4, 4), (5, 3, 1, 0, 2, 4), (3, 3, 0, 5, 5, 0)]
    for throw in throws:
        dice = list(throw[:n])
        for rolls in (1, 2):
            mask = quick.keep(dice, rolls)
            assert exact.keep(dice, mask, rolls) == pytest.approx(exact.best_keep(dice, rolls)[1])
            assert exact.keep(dice[::-1], quick.keep(dice[::-1], rolls), rolls) == pytest.approx(
                exact.keep(dice, mask, rolls)
            )


def test_plans_are_forgotten_when_they_become_too_many() -> None:
    plans = DicePlans(2)
    for key in (1, 2, 3):
        plans.put(key, DicePlan(1, [0.0] * 6))
    assert plans.get(1) is None
    assert plans.get(3) is not None
