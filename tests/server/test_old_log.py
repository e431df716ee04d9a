"""Entries are for ever: a log with every kind of entry that there was once, and what it folds to.

``old_log.json`` was written before rules had versions by module, before keys of chance and before taking back. The
game is a toy, so that no later correction of a rule can touch it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kaiju.engine.record import Data
from kaiju.server import entries
from kaiju.server.entries import Answered, Closed, Forgotten, Opened, SentAway, TookBack, decode, encode
from kaiju.server.room import Room
from tests.server.toys import toy_named

OLD: dict[str, Any] = msgspec.json.decode((Path(__file__).parent / "old_log.json").read_bytes())
NEWER = {
    *(TookBack, Forgotten, SentAway, Closed, entries.GaveUp, entries.Seen, entries.Paced, entries.Voted),
    *(entries.HintsSet, entries.AskedHint),
}
"""Kinds of entry that came after that log."""


def folded() -> Room:
    room = Room("old", toy_named)
    for body in OLD["entries"]:
        room.take(decode(body))
    return room


def test_an_old_log_holds_every_old_kind_and_reads_as_it_was_written() -> None:
    kinds = {type(decode(body)) for body in OLD["entries"]}
    assert kinds == set(entries.AnyEntry.__args__) - NEWER
    for body in OLD["entries"]:
        assert encode(decode(body)) == body


def test_an_old_log_folds_to_the_same_room() -> None:
    room = folded()
    assert room.stopped is None
    assert room.table is not None
    shown = [room.info(), room.chat, room.seq, room.at, room.clocks(room.at)]
    seats = [[s.player, s.name, s.bot, s.stand_in, s.left, s.question, s.prefers] for s in room.seats]
    table = [room.table.view(), room.table.st.rng, room.table.events, room.table.answers()]
    asked = [room.question(seat.number) for seat in room.seats]
    for name, now in (("shown", shown), ("seats", seats), ("table", table), ("questions", asked)):
        assert msgspec.json.decode(msgspec.json.encode(now)) == OLD[name], name


def test_new_entries_carry_rules_by_module_and_keys_of_chance() -> None:
    key = "0123456789abcdef" * 2
    opened = Opened(
        at=1,
        game="climb",
        rules={"base": 1},
        options={},
        bots=["", ""],
        host="p",
        seed=key,
        answers=[[0, 1, key], [0, -1]],
        data=Data("ab", {"card": 1}),
    )
    for entry in (opened, Answered(at=2, seat=0, answer=1, seed=key * 2), TookBack(at=3, seat=0)):
        assert decode(encode(entry)) == entry
    for wrong in (key[:31], key * 2 + "0", key.upper(), "0x" + key):
        with pytest.raises(msgspec.ValidationError):
            decode(encode(Answered(at=2, seat=0, answer=1, seed=wrong)))


def test_a_table_with_other_data_than_are_at_hand_stands_still() -> None:
    room = Room("t", toy_named)
    told: dict[str, Any] = {"game": "climb", "rules": {"base": 1}, "options": {}, "bots": ["random"] * 2}
    room.take(Opened(at=1, host="p", seed=1, data=Data("ab"), **told))
    assert room.stopped is not None
    assert (room.stopped.code, room.state) == ("other-rules", "playing")


def test_a_key_of_chance_decides_the_game() -> None:
    def rolled(seed: int | str) -> list[Any]:
        room = Room("t", toy_named)
        room.take(
            Opened(
                at=1, game="climb", rules={"base": 1}, options={}, bots=["random"] * 2, host="p", seed=seed
            )
        )
        for n in range(8):
            seat = room.asked[0]
            room.take(room.may_answer(n, seat, room.seats[seat].question, 2, seed if n else 7, "bot"))
        assert room.table is not None
        return list(room.table.st.heights)  # type: ignore[attr-defined]

    keys = [f"{n:032x}" for n in (1, 2, 3)]
    assert [rolled(key) for key in keys] == [rolled(key) for key in keys]
    assert len({tuple(rolled(key)) for key in (*keys, "f" * 64)}) > 1
