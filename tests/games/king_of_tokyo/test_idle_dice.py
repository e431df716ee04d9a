"""Dice that do nothing say so in the log, and why; those that do something do not."""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.games.king_of_tokyo.state import HEART, SMASH
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}


def idle(play: Stage) -> list[tuple[str, dict[int, int]]]:
    """Why dice did nothing, and how many of which face."""
    return [
        (told.why, {face: n for face, n in enumerate(told.symbols) if n})
        for told in play.happened("DiceIdle")
    ]


@rule("KOT-NUM-01", "KOT-HEAL-02", "KOT-HEAL-03", "KOT-SMASH-02")
@pytest.mark.parametrize(
    ("me", "other", "dice", "expected"),
    [
        ({"hearts": 5}, CITY, "1 1 2 h e e", [("few", {0: 2, 1: 1})]),
        ({"hearts": 5}, CITY, "1 1 1 h e e", []),
        ({"hearts": 5, **CITY}, {}, "1 1 1 h h s", [("tokyo", {HEART: 2})]),
        ({"hearts": 10}, CITY, "1 1 1 h h e", [("full", {HEART: 2})]),
        ({"hearts": 5}, {}, "1 1 1 h e s", [("nobody", {SMASH: 1})]),
    ],
)
def test_dice_that_do_nothing_say_so(
    me: dict[str, Any], other: dict[str, Any], dice: str, expected: list[tuple[str, dict[int, int]]]
) -> None:
    assert idle(Stage(me, other, dice=dice)) == expected


def test_nothing_is_said_of_numbers_that_a_card_may_have_a_use_for() -> None:
    """Gourmet and the like look at the whole Roll."""
    assert idle(Stage({"cards": ["complete_destruction"]}, CITY, dice="1 2 3 h e e")) == [
        ("full", {HEART: 1})
    ]
