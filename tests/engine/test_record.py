"""Records: strict to read, exact to replay, clear about what is wrong."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import kaiju
from kaiju.engine.errors import BadRecord, BadSetup, RulesFault
from kaiju.engine.record import read, record_of, replay, steps, write
from kaiju.games import game_named
from tests.every_game.games import open_table, random_play

GAME = game_named("king-of-tokyo")


def finished() -> dict[str, Any]:
    table = open_table(("king_of_tokyo", 3, {}), 5)
    for _ in random_play(table, 6):
        pass
    data: dict[str, Any] = msgspec.json.decode(write(record_of(table, ["you", "greedy", "random"])))
    return data


RECORD = finished()


def broken(**changes: Any) -> bytes:
    return msgspec.json.encode(RECORD | changes)


def old(**changes: Any) -> bytes:
    """The same in format 1."""
    return broken(**{"kaiju": 1, "rules": GAME.versions["base"], **changes})


def test_a_record_is_readable_json_and_names_what_replays_it() -> None:
    assert RECORD["kaiju"] == 2
    assert RECORD["game"] == "king_of_tokyo"
    assert RECORD["rules"] == {"base": GAME.versions["base"]}
    assert RECORD["players"] == ["you", "greedy", "random"]
    assert RECORD["winners"] is not None


def test_a_record_survives_writing_and_reading() -> None:
    record = read(msgspec.json.encode(RECORD))
    assert read(write(record)) == record


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "not a Kaiju record"),
        (b"\xff\xfe\x00", "not a Kaiju record"),
        (b"[" * 100_000, "not a Kaiju record"),
        (b"[1, 2]", "not a Kaiju record"),
        (b'{"kaiju": 1}', "missing required field"),
        (broken(kaiju=3), "format 3"),
        (broken(surprise=1), "unknown field"),
        (broken(seats="three"), "not a Kaiju record"),
        (broken(answers=[[0]]), "Answer 0"),
        (broken(answers=[[0, -1, 5]]), "Answer 0"),
        (broken(answers=[[0, -2]]), "Answer 0"),
        (broken(answers=[[-1, 0]]), "Answer 0"),
        (broken(answers=[["0", 0]]), "Answer 0"),
        (broken(answers=[[0, "0"]]), "Answer 0"),
        (broken(answers=[[0, 0, "12"]]), "Answer 0"),
        (broken(answers=[[0, 0, "G" * 32]]), "Answer 0"),
        (broken(answers=[[0, 1, 2, 3]]), "Answer 0"),
        (broken(answers=[[0, 2**63]]), "Answer 0"),
        (broken(seed=-1), "seed"),
        (broken(seed=2**64), "seed"),
        (broken(seed="a" * 31), "key of 32 to 64 small hexadecimal digits"),
        (broken(seed="a" * 65), "key of 32 to 64"),
        (broken(seed="A" * 32), "key of 32 to 64"),
        (broken(seats=0), "1 to 100 seats"),
        (broken(seats=10**12), "1 to 100 seats"),
        (broken(players=["Ann"]), "3 seats, but 1 were named"),
        (broken(rules=2), "one number"),
        (broken(rules={}), "base"),
        (broken(rules={"promos": 2}), "base"),
        (broken(rules={"base": 0}), "from 1 on"),
        (broken(rules={"base": "2"}), "not a Kaiju record"),
        (broken(data={}), "missing required field"),
        (broken(data={"digest": ""}), "digest"),
        (broken(data={"digest": "ab", "surprise": 1}), "unknown field"),
        (old(rules={"base": 2}), "one number"),
        (old(seed="a" * 32), "seed"),
        (old(answers=[[0, -1]]), "Answer 0"),
        (old(answers=[[0, 0, "a" * 32]]), "Answer 0"),
        (old(data={"digest": "ab"}), "only in format 2"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(data: bytes, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        read(data)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "chess"}, "record of chess"),
        ({"rules": {"base": 99}}, "version 99 of the rules"),
        ({"seats": 9, "players": []}, "takes 2 to 6 players"),
        ({"options": {"colour": "red"}}, "no option called colour"),
        ({"position": {"monsters": []}}, "not possible"),
        (
            {"position": {"monsters": [{}, {}]}, "answers": [], "winners": None},
            "has 3 seats, and its position 2",
        ),
        ({"data": {"digest": "ab12"}}, "played with the data of digest ab12, and at hand are none"),
        ({"answers": [[0, 10**6]]}, "answer 0 was refused"),
        ({"answers": [*RECORD["answers"], [0, 0]]}, "was refused"),
        ({"winners": [0, 1]}, "other winners"),
        ({"seed": 6}, "does not replay"),
    ],
)
def test_what_does_not_replay_is_refused_with_the_reason(changes: dict[str, Any], says: str) -> None:
    record = read(broken(**changes))
    with pytest.raises(BadRecord, match=says):
        replay(record, GAME)


def test_a_broken_record_of_an_unknown_game_says_so_when_loaded() -> None:
    with pytest.raises(BadSetup, match="no game called 'chess'"):
        kaiju.load(broken(game="chess"))


def test_steps_show_the_table_after_every_answer() -> None:
    record = read(msgspec.json.encode(RECORD))
    counts = [int(table.count) for table in steps(record, GAME)]
    assert counts == list(range(len(record.answers) + 1))


def test_a_scenario_record_carries_its_position() -> None:
    position = {"monsters": [{"hearts": 3}, {"vp": 19, "place": "city"}], "active": 1, "script": ["1"] * 6}
    table = kaiju.scenario("king-of-tokyo", position, seed=3)
    table.answer(1, 63)
    again = kaiju.load(kaiju.save(table))
    assert again.digest() == table.digest()
    assert kaiju.record(again).position == position


def test_an_untracked_copy_cannot_be_copied_again() -> None:
    table = kaiju.new("king-of-tokyo", seats=2, seed=1)
    with pytest.raises(RulesFault, match="playing out"):
        table.copy(tracked=False).copy()


@pytest.mark.parametrize(
    ("seats", "seed", "says"), [(1, 0, "2 to 6"), (7, 0, "2 to 6"), (2, -1, "seed"), (2, 2**64, "seed")]
)
def test_a_table_that_cannot_be_opened_says_why(seats: int, seed: int, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        kaiju.new("king-of-tokyo", seats=seats, seed=seed)
