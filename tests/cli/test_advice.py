"""Hints and looks back in the terminal: sentences of the game, and the same as JSON."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import kaiju
from kaiju.advice import hints, looking_back
from kaiju.cli import advice
from kaiju.cli.answers import typed
from kaiju.cli.looking_up import LookingUp
from kaiju.cli.main import main
from kaiju.cli.pictures import picture_of
from kaiju.rulebook import Words, files
from kaiju.rulebook.telling import tell_question
from tests.advice.playouts import stand_in

Shown = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch)
    monkeypatch.setattr(hints, "usual_budget", lambda game: hints.HintBudget(8, 2))
    few = looking_back.ReviewBudget(4, 4, most=4, points=4, bot="greedy")
    monkeypatch.setattr(advice, "usual_budget", lambda game: few)


@pytest.mark.parametrize("lang", files.languages())
def test_a_hint_is_told_with_ones_own_choice(lang: str) -> None:
    table = kaiju.new("king-of-tokyo", seats=2, seed=4)
    words = Words("king_of_tokyo", lang)
    console = Console(file=io.StringIO(), width=100)
    picture = picture_of("king_of_tokyo", words, ["Ada", "Ben"])
    books = LookingUp(table, words, picture, console)
    question = table.question
    assert question is not None
    told = tell_question(words, question, picture.cast(table.view(question.seat), question.seat))
    assert "h" in typed(words, "hint")
    assert books.looked_up("h", question, told)
    assert books.looked_up("h 1 2", question, told)
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert shown.count(words("hint-best")) >= 2
    assert "%" in shown
    assert words("hint-mine") in shown or words("hint-same") in shown


def record(tmp_path: Path, answers: int = 10_000) -> Path:
    table = kaiju.new("king-of-tokyo", seats=2, seed=5)
    number = 0
    while table.question is not None and answers:
        number = (number * 31 + 7) % 1000
        table.answer(table.question.seat, number % table.question.count)
        answers -= 1
    path = tmp_path / "game.json"
    path.write_bytes(kaiju.save(table, ["you", "greedy"]))
    return path


def test_a_review_is_told_and_given_as_json(tmp_path: Path, capsys: Shown) -> None:
    path = str(record(tmp_path))
    assert main(["replay", path, "--review"]) == 0
    told = capsys.readouterr().out
    for part in ("Everybody’s chance to win", "Where it turned", "Luck and skill", "victory points"):
        assert part in told
    assert f"kaijureplay{path}--turn" in "".join(told.split())  # long paths are broken somewhere
    assert main(["replay", path, "--review", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "king_of_tokyo"
    assert len(found["turning"]) == 3


def test_what_is_not_over_is_not_looked_back_at(tmp_path: Path, capsys: Shown) -> None:
    assert main(["replay", str(record(tmp_path, 20)), "--review"]) != 0
    assert "not over" in capsys.readouterr().err
