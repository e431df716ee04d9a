"""What worlds and taking back give away: nothing. Both are tried by what somebody could learn from them.

If the truth were found in imagined worlds more often, or less often, than they find each other, a bot could tell it
from them. And if an answer can be taken back, all that was seen after it must have been known before it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from math import inf, sqrt
from typing import Any

import pytest
from msgspec.structs import replace

import kaiju
from kaiju.engine.positions import OWN
from kaiju.engine.table import Table
from kaiju.games import SHELF
from tests.every_game.games import Dice, Setting, every_setting, open_table, random_play, takes_back, title
from tests.marks import compiled

pytestmark = compiled

GAMES = 24
HIDING: list[Setting] = [
    *[(name, game.seats_min, {}) for name, game in SHELF.items()],
    ("king_of_tokyo", 3, {"power_up": True}),
    ("king_of_tokyo", 3, {"power_up": True, "mutant_evolutions": True, "halloween": True}),
]

UNORDERED = frozenset({"draft.packs[][]"})
"""What is listed in an order that means nothing."""

Draw = Callable[[Table, int, int], Table]
"""A world for a table, a seat and a seed."""


def imagined(table: Table, seat: int, seed: int) -> Table:
    return table.imagine(seat, seed)


def now_and_then_the_truth(table: Table, seat: int, seed: int) -> Table:
    """What must be noticed: one world in four is the table itself."""
    return table.copy() if seed % 4 == 0 else table.imagine(seat, seed)


def leaves(data: Any, kind: str = "", place: str = "") -> Iterator[tuple[str, str]]:
    """Everything that plain data say: of which kind it is, and where it stands with what it says."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, f"{kind}.{key}", f"{place}.{key}")
    elif isinstance(data, list):
        for n, value in enumerate(data):
            yield from leaves(value, f"{kind}[]", f"{place}[{n}]")
    else:
        yield kind, f"{place}={data}"


def said(table: Table) -> dict[str, set[str]]:
    """A table's position at its mark, kind by kind."""
    out: dict[str, set[str]] = defaultdict(set)
    for name, value in kaiju.position(table).items():
        if name not in OWN:
            for kind, told in leaves(value, name, name):
                if kind not in UNORDERED:
                    out[kind].add(told)
    return out


def common(one: dict[str, set[str]], other: dict[str, set[str]]) -> dict[str, int]:
    return {kind: len(one[kind] & other.get(kind, set())) for kind in one}


def how_far_from_typical(setting: Setting, draw: Draw) -> dict[str, float]:
    """By how many standard errors worlds have more in common with the truth than with each other, kind by kind."""
    by_game: dict[str, list[float]] = defaultdict(list)
    for seed in range(GAMES):
        table = open_table(setting, seed + 700)
        sums: dict[str, float] = defaultdict(float)
        nodes = 0
        dice = Dice(seed)  # the same seed everywhere would shuffle everything in the same way
        for n, _ in enumerate(random_play(table, seed)):
            if n % 5 and not table.st.asks:
                continue
            seat = n // 5 % (setting[1] + 1) - 1
            truth = said(table)
            one, other = [said(draw(table, seat, dice.below(1 << 30))) for _ in range(2)]
            nodes += 1
            for each in (one, other):
                for kind, amount in common(truth, each).items():
                    sums[kind] += amount / 2
            for kind, amount in common(one, other).items():
                sums[kind] -= amount
        for kind, total in sums.items():
            by_game[kind].append(total / nodes)
    # What only some games have is too little to judge by.
    return {kind: in_errors(values) for kind, values in by_game.items() if len(values) == GAMES}


def in_errors(values: list[float]) -> float:
    """A mean in its own standard errors."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean / sqrt(spread / len(values)) if spread else inf if mean else 0.0


@pytest.mark.parametrize("setting", HIDING, ids=[title(s) for s in HIDING])
def test_the_truth_is_a_world_like_any_other(setting: Setting) -> None:
    off = how_far_from_typical(setting, imagined)
    assert max(map(abs, off.values())) < 5, off


@pytest.mark.parametrize("setting", HIDING[-2:], ids=[title(s) for s in HIDING[-2:]])
def test_worlds_that_are_the_truth_now_and_then_would_be_noticed(setting: Setting) -> None:
    assert max(how_far_from_typical(setting, now_and_then_the_truth).values()) > 5


def seen_by(table: Table, viewer: int) -> list[object]:
    question = table.question_for(viewer)
    return [
        table.view(viewer),
        table.waiting(viewer),
        table.news(viewer),
        question and replace(question, number=0),
    ]


def asks_in_secret(table: Table) -> bool:
    return not table.over and not table.st.asks and table.game.secret(table.st)


def answered(table: Table, seat: int, answer: int) -> Table:
    """A copy that listens from here on, and on which this was answered."""
    twin = table.copy()
    twin.st.log = []
    twin.answer(seat, answer)
    return twin


@every_setting
def test_after_what_can_be_taken_back_nobody_knows_more_than_before(setting: Setting) -> None:
    """In every world that fits what somebody knew, the same answer shows the same; not so offers from a hand."""
    table = open_table(setting, 721)
    dice = Dice(722)
    compared = 0
    while not table.over:
        seat = table.asked[dice.below(len(table.asked))]
        question = table.question_for(seat)
        assert question is not None
        answer = dice.below(question.count)
        after = answered(table, seat, answer)
        if after.can_undo(seat):
            for viewer in range(-1, setting[1]):
                world = table.imagine(viewer, dice.below(1 << 30))
                if world.question_for(seat) != question:
                    continue  # its options are hidden from this viewer
                there = answered(world, seat, answer)
                if not asks_in_secret(after) and not asks_in_secret(there):
                    compared += 1
                    assert seen_by(there, viewer) == seen_by(after, viewer), question.kind
        table.answer(seat, answer)
    assert compared > 0 or not takes_back(setting[0])
