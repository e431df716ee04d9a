"""Taking back, over the whole shelf: exact, told, and for the kinds of answer that the reference lists."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from kaiju.engine.errors import CannotUndo
from kaiju.engine.events import TookBack
from kaiju.engine.record import read, record_of, replay, write
from kaiju.games import SHELF
from tests.every_game.games import Dice, Setting, every_setting, open_table, random_play
from tests.marks import compiled

pytestmark = compiled

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "taking-back.md"
TABLE = re.compile(r"^\| (.+) \| \|\n\|---\|---\|\n(.*\n)(.*\n)(.*\n)", re.MULTILINE)


@cache
def reference() -> dict[str, tuple[set[str], set[str]]]:
    """By the title of a game, the kinds of question whose answers can, and cannot, be taken back."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for titles, *rows in TABLE.findall(PAGE.read_text(encoding="utf-8")):
        often, sometimes, never = [set(re.findall(r"`(\w+)`", row)) for row in rows]
        found |= dict.fromkeys(titles.split(", "), (often | sometimes, never))
    return found


def kinds(name: str) -> set[str]:
    """Every kind of question of a game of the house: its own, or those of the game whose rules it shares."""
    for each in (name, *SHELF[name].declaration.borrows):
        if find_spec(f"{SHELF.home(each)}.asks") is not None:
            return set(import_module(f"{SHELF.home(each)}.asks").NAMES)
    raise AssertionError(f"{name} says nowhere what it asks")


@pytest.mark.parametrize("name", [name for name in SHELF if SHELF.is_own(name)])
def test_the_reference_lists_every_kind_of_question(name: str) -> None:
    can, never = reference()[SHELF[name].title]
    assert can | never == kinds(name)
    assert not can & never


@every_setting
def test_what_can_be_taken_back_is_exactly_undone(setting: Setting) -> None:
    table = open_table(setting, 301)
    dice = Dice(302)
    undone = 0
    while not table.over:
        seats = table.asked
        seat = seats[dice.below(len(seats))]
        question = table.question_for(seat)
        assert question is not None
        before = table.digest()
        seen = [table.view(s) for s in range(-1, setting[1])]
        table.answer(seat, dice.below(question.count))
        for other in range(setting[1]):
            if other != seat:
                assert not table.can_undo(other)
        if not table.can_undo(seat):
            after = table.digest()
            with pytest.raises(CannotUndo):
                table.undo(seat)
            assert table.digest() == after
            continue
        listed = reference().get(table.game.title)  # a game from outside has no table there
        assert listed is None or question.kind in listed[0], "the reference says: never taken back"
        if undone % 3 == 0 or dice.below(2):
            told = len(table.events)
            number = table.count
            table.undo(seat)
            assert table.digest() == before
            assert [table.view(s) for s in range(-1, setting[1])] == seen
            assert table.events[told:] == [TookBack(seat=seat)]
            assert table.count == number + 1
            assert table.copy().digest() == before
        undone += 1
    again = replay(read(write(record_of(table))), table.game)
    assert again.digest() == table.digest()
    assert again.events == table.events


def test_whoever_declines_in_secret_is_not_given_away_by_taking_it_back() -> None:
    """That the table waited, everybody saw; for whom, the event would tell."""
    declined = 0
    for seed in range(6):
        table = open_table(("king_of_tokyo", 3, {"power_up": True}), seed + 20)
        for _ in random_play(table, seed):
            seat = table.asked[0]
            if not table.st.asks and table.game.secret(table.st):
                twin = table.copy()
                twin.answer(seat, 0)
                assert not twin.can_undo(seat)
                declined += 1
    assert declined > 20


def test_whoever_is_asked_in_secret_is_not_given_away_by_taking_back_what_came_before() -> None:
    """Nobody else could take anything back now: whoever does would be known as the one who is asked."""
    asked = alone = 0
    for seed in range(8):
        table = open_table(("king_of_tokyo", 3, {"power_up": True}), seed + 20)
        answered = -1
        for _ in random_play(table, seed):
            if not table.st.asks and table.game.secret(table.st) and table.asked == [answered]:
                if table.waiting(-1) == [answered]:
                    alone += 1  # everybody knows who it is
                else:
                    asked += 1
                    assert not table.can_undo(answered)
            answered = table.asked[0] if len(table.asked) == 1 else -1
    assert asked > 20
    assert alone > 0
