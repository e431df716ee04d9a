"""`kaiju replay`: told at once, from a turn on, step by step, for a seat, and for rules of another day."""

import json
from pathlib import Path

import pytest

import kaiju
from kaiju.cli.main import main

SEATS = 3


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished game in the working folder."""
    monkeypatch.chdir(tmp_path)
    table = kaiju.new("king-of-tokyo", seats=SEATS, seed=5)
    number = 0
    while table.question is not None:
        number = (number * 31 + 7) % 1000
        table.answer(table.question.seat, number % table.question.count)
    path = tmp_path / "game.json"
    path.write_bytes(kaiju.save(table, ["you", "greedy", "random"]))
    return path


Shown = pytest.CaptureFixture[str]


def test_a_game_is_told_to_its_end(record: Path, capsys: Shown) -> None:
    assert main(["replay", "game.json"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("King of Tokyo: you, greedy and random\n")
    assert " · turn 1\n" in told
    assert "wins" in told


def test_from_a_turn_on(record: Path, capsys: Shown) -> None:
    assert main(["replay", "game.json", "--turn", "5"]) == 0
    told = capsys.readouterr().out
    assert " · turn 4\n" not in told
    assert told.splitlines()[1].endswith(" · turn 5")
    assert main(["replay", "game.json", "--turn", "999"]) == 2
    assert "There is no turn 999 in this record; it has " in capsys.readouterr().err


def test_as_one_of_the_players_saw_it(record: Path, capsys: Shown) -> None:
    assert main(["replay", "game.json", "--seat", "1"]) == 0
    assert "Your turn · turn" in capsys.readouterr().out
    assert main(["replay", "game.json", "--seat", "4"]) == 2
    assert "There is no seat 4 in this record; it has 3." in capsys.readouterr().err


def test_step_by_step(record: Path, capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["\n", "\n", "q\n"])
    monkeypatch.setattr("sys.stdin", type("Pipe", (), {"readline": lambda self: next(lines), **QUIET})())
    assert main(["replay", "game.json", "--step", "--turn", "2"]) == 0
    told = capsys.readouterr().out
    assert told.count("Enter for the next step, q to stop") == 3
    assert told.count("TOKYO CITY") == 3
    assert " · turn 1\n" not in told


QUIET = {"isatty": lambda self: False, "closed": False}


def test_steps_to_the_end_and_an_input_that_ends(
    record: Path, capsys: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", type("Pipe", (), {"readline": lambda self: "\n", **QUIET})())
    assert main(["replay", "game.json", "--step"]) == 0
    assert "wins" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", type("Pipe", (), {"readline": lambda self: "", **QUIET})())
    assert main(["replay", "game.json", "--step"]) == 0
    assert capsys.readouterr().out.count("Enter for the next step") == 1


def test_a_game_that_is_not_over(record: Path, capsys: Shown) -> None:
    data = json.loads(record.read_bytes())
    record.write_text(json.dumps({**data, "answers": data["answers"][:20], "winners": None}))
    assert main(["replay", "game.json"]) == 0
    assert "The record ends here; the game is not over." in capsys.readouterr().out


def test_a_game_of_other_rules_is_told_from_what_was_written_down(record: Path, capsys: Shown) -> None:
    data = json.loads(record.read_bytes())
    record.write_text(json.dumps({**data, "rules": {"base": 99}}))
    assert main(["replay", "game.json"]) == 0
    told = capsys.readouterr().out
    assert "It was played by other rules (Base game: version 99) and cannot be played again" in told
    assert "greedy rolls for the first turn" in told
    assert "You roll" not in told  # the reader is nobody, whatever a player was called
    assert main(["replay", "game.json", "--step"]) == 2
    record.write_text(json.dumps({**data, "rules": {"base": 99}, "events": [{"event": "Earthquake"}]}))
    assert main(["replay", "game.json"]) == 2
    assert "The events in the record cannot be read" in capsys.readouterr().err.splitlines()[-1]


def test_events_that_speak_of_nobody_are_refused_before_the_first_word(record: Path, capsys: Shown) -> None:
    data = json.loads(record.read_bytes())
    events = [event | ({"seat": 7} if "seat" in event else {}) for event in data["events"]]
    record.write_text(json.dumps({**data, "rules": {"base": 99}, "events": events}))
    assert main(["replay", "game.json"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "they speak of a seat, a card or something else that is not there" in said.err


def test_a_record_of_the_first_format_and_older_rules_is_told(capsys: Shown) -> None:
    old = Path(__file__).parent.parent / "engine" / "format_1" / "king_of_tokyo-2.json"
    assert main(["replay", str(old)]) == 0
    told = capsys.readouterr().out
    assert "(Base game: version 2) and cannot be played again" in told
    assert "Seat 1 has the VP it needs and wins the game." in told.splitlines()[-1]


def test_a_game_of_other_rules_that_is_not_over_says_so(record: Path, capsys: Shown) -> None:
    data = json.loads(record.read_bytes())
    events = [event for event in data["events"] if event["event"] != "GameOver"]
    record.write_text(json.dumps({**data, "rules": {"base": 99}, "events": events, "winners": None}))
    assert main(["replay", "game.json"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "The record ends here; the game is not over."


def test_answers_that_were_taken_back_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Shown
) -> None:
    monkeypatch.setattr("sys.stdin", type("Pipe", (), {"readline": lambda self: "\n", **QUIET})())
    table = kaiju.new("king-of-tokyo-duel", seats=2, seed=1)
    while not (table.past is not None and table.can_undo(table.past.seat)):
        question = table.question
        assert question is not None
        table.answer(question.seat, 0)
    table.undo(table.past.seat)
    path = tmp_path / "back.json"
    path.write_bytes(kaiju.save(table))
    for step in ([], ["--step"]):
        assert main(["replay", str(path), *step]) == 0
        assert "takes back the last answer" in capsys.readouterr().out


def test_a_record_that_does_not_replay_is_refused_before_the_first_word(record: Path, capsys: Shown) -> None:
    data = json.loads(record.read_bytes())
    data["answers"][-1][1] = 2**40
    record.write_text(json.dumps(data))
    assert main(["replay", "game.json"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "The record does not replay" in said.err
