"""Bots by name: found, refused with a clear sentence, the same for the same seed, and fed with views only."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from kaiju.bots import Bot, BotFault, bot_names, bots_for, make_bot, quick_bots, stand_in_for
from kaiju.engine.errors import BadSetup
from kaiju.engine.questions import Option, Question
from kaiju.engine.record import begin
from kaiju.games import SHELF, game_named
from kaiju.study.simulate import let_play

MINE = """
from kaiju.bots import Bot

class Careful(Bot):
    def answer(self, view, question):
        return 0

class Wild(Bot):
    def answer(self, view, question):
        return question.count

class Broken(Bot):
    def answer(self, view, question):
        return 1 // 0

class Unmade(Bot):
    def __init__(self, game, seed):
        raise RuntimeError("no")

class NoBot:
    pass
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of somebody's own in the working folder."""
    (tmp_path / "bots_of_mine.py").write_text(MINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "bots_of_mine", raising=False)
    return "bots_of_mine"


def choice(count: int) -> Question:
    return Question(
        number=0, seat=0, kind="any", say="any", count=count, options=[Option(i, "one") for i in range(count)]
    )


@pytest.mark.parametrize("name", bot_names())
def test_every_known_bot_can_be_made(name: str) -> None:
    for game in (game for game in SHELF if name in bots_for(game)):
        bot = make_bot(name, game, 1)
        assert bot.name == name
        assert bot.game == game


@pytest.mark.parametrize("name", ["clever", "", "Random"])
def test_an_unknown_bot_is_refused_with_the_names_that_there_are(name: str) -> None:
    with pytest.raises(BadSetup, match=r"no bot called .*random, .*greedy"):
        make_bot(name, "king-of-tokyo", 1)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup, match="no game called"):
        make_bot("random", "queen-of-paris", 1)


@pytest.mark.parametrize("game", SHELF)
def test_every_game_is_played_by_random_and_by_who_stands_in(game: str) -> None:
    assert bots_for(game)[0] == "random"
    assert stand_in_for(game) == quick_bots(game)[-1] == "greedy"
    assert [make_bot(name, game, 1).name for name in bots_for(game)] == bots_for(game)


def test_a_game_that_is_played_like_another_has_its_bots() -> None:
    assert bots_for("king_of_tokyo_origins") == bots_for("king_of_tokyo")
    assert bots_for("king_of_tokyo")[:4] == ["random", "beginner", "easy", "greedy"]


def test_a_bot_of_ones_own_is_loaded_from_the_working_folder(mine: str) -> None:
    bot = make_bot(f"{mine}:Careful", "king-of-tokyo", 1)
    assert bot.name == f"{mine}:Careful"
    assert bot.answer(None, choice(3)) == 0


@pytest.mark.parametrize(
    "name, sentence",
    [
        ("bots_of_mine:Nobody", "no class 'Nobody'"),
        ("bots_of_mine:NoBot", "no class 'NoBot' based on"),
        ("not_there:Careful", "No module named 'not_there'"),
        (":Careful", "cannot be loaded"),
        ("bots_of_mine:", "cannot be loaded"),
    ],
)
def test_what_is_no_bot_is_refused(mine: str, name: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        make_bot(name, "king-of-tokyo", 1)


def test_a_bot_that_cannot_be_made_is_its_authors_fault(mine: str) -> None:
    with pytest.raises(BotFault, match="RuntimeError: no"):
        make_bot(f"{mine}:Unmade", "king-of-tokyo", 1)


@pytest.mark.parametrize("name, sentence", [("Wild", "answered .* options"), ("Broken", "ZeroDivisionError")])
def test_a_bot_that_fails_in_a_game_is_told_apart_from_the_rules(mine: str, name: str, sentence: str) -> None:
    table = begin(game_named("king-of-tokyo"), seats=2, seed=1, listen=False)
    bots = [make_bot(f"{mine}:{name}", "king-of-tokyo", seat) for seat in range(2)]
    with pytest.raises(BotFault, match=sentence):
        let_play(table, bots)


def test_random_answers_are_legal_and_use_every_option() -> None:
    bot = make_bot("random", "king-of-tokyo", 3)
    answers = [bot.answer(None, choice(5)) for _ in range(200)]
    assert set(answers) == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("names", [["random"] * 3, ["greedy"] * 3])
def test_the_same_seed_plays_the_same_game(names: list[str]) -> None:
    game = game_named("king-of-tokyo")

    def played(seed: int) -> list[Any]:
        table = begin(game, seats=3, seed=5, listen=False)
        let_play(table, [make_bot(name, game.name, seed + i) for i, name in enumerate(names)])
        return [table.answers(), table.digest()]

    assert played(1) == played(1)


def test_a_bot_gets_a_view_and_a_question_and_nothing_else() -> None:
    """What goes in is plain data: it cannot lead back to the table."""
    seen: list[tuple[Any, Any]] = []

    class Spy(Bot):
        def answer(self, view: Any, question: Question) -> int:
            seen.append((view, question))
            return self.chance.randrange(question.count)

    table = begin(game_named("king-of-tokyo"), seats=2, seed=2, listen=False)
    let_play(table, [Spy("king_of_tokyo", seat) for seat in range(2)])
    assert get_type_hints(Bot.answer)["question"] is Question
    for view, question in seen:
        assert isinstance(view, msgspec.Struct)
        assert type(question) is Question
        # Only what survives JSON is there: no object with a life of its own.
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        assert msgspec.to_builtins(view)["seat"] == question.seat
