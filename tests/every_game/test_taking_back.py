"""Taking back, over the whole shelf: exact, told, and for the kinds of answer that the reference lists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kaiju.engine.errors import CannotUndo
from kaiju.engine.events import TookBack
from kaiju.engine.record import read, record_of, replay, write
from kaiju.games.godzilla_tokyo_clash.asks import NAMES as CLASH
from kaiju.games.king_of_monster_island.asks import NAMES as KOMI
from kaiju.games.king_of_tokyo.asks import NAMES as KOT
from kaiju.games.king_of_tokyo_duel.asks import NAMES as DUEL
from tests.every_game.games import Dice, Setting, every_setting, open_table, random_play
from tests.marks import compiled

pytestmark = compiled

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "taking-back.md"
TABLES = PAGE.read_text(encoding="utf-8").split("| |\n|---|---|\n")[1:]
NAMES = {
    "king_of_tokyo": KOT,
    "king_of_tokyo_origins": KOT,
    "king_of_tokyo_duel": DUEL,
    "godzilla_tokyo_clash": CLASH,
    "king_of_monster_island": KOMI,
}
ORDER = ("king_of_tokyo", "king_of_tokyo_duel", "godzilla_tokyo_clash", "king_of_monster_island")
"""The tables of the page; Origins shares the first."""


def listed(game: str) -> tuple[set[str], set[str]]:
    """The kinds of question that the reference lists for a game: whose answers can, and cannot, be taken back."""
    table = 0 if game == "king_of_tokyo_origins" else ORDER.index(game)
    rows = TABLES[table].splitlines()[:3]
    often, sometimes, never = [set(re.findall(r"`(\w+)`", row)) for row in rows]
    return often | sometimes, never


@pytest.mark.parametrize("game", NAMES)
def test_the_reference_lists_every_kind_of_question(game: str) -> None:
    can, never = listed(game)
    assert can | never == set(NAMES[game])
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
        assert question.kind in listed(setting[0])[0], "the reference says that this is never taken back"
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
