"""A rule that fails: nothing is written, people get a sentence, the operator the trace, and nobody else is hurt."""

from __future__ import annotations

import asyncio
import logging
import random
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kaiju.engine.errors import KaijuError
from kaiju.engine.game import Game
from kaiju.engine.record import Record, steps
from kaiju.engine.state import State
from kaiju.server import entries
from kaiju.server.appending import LogLine
from kaiju.server.faults import Refusal
from kaiju.server.folding import BLANK
from kaiju.server.house import House
from kaiju.server.movers import others_to_try
from kaiju.server.protocol import NewTable, SeatWish
from kaiju.server.tables import HostedTable
from tests.server.inside import answer, heard, house_on, people, play, sit, table_for, until
from tests.server.toys import REST, ROLL, SLIP, STEP, TOYS, Climb, toy_named


async def refused(asked: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await asked
    assert caught.value.code == "rules-fault"
    assert caught.value.text.endswith(".")
    return caught.value.text


def reports(folder: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(path.read_bytes()) for path in sorted((folder / "reports").glob("*.json"))]


def faults(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


async def paced(house: House, table: HostedTable, viewers: Any) -> None:
    """Everybody has chosen a pace: the climb begins."""
    for viewer in viewers:
        await answer(house, table, viewer, 1)


def test_an_answer_at_which_the_rules_fail_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = str(tmp_path / "kaiju.db")

    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 2)
            number = await table_for(house, who, "climb_slippery")
            table, viewers = await sit(house, number, who)
            await paced(house, table, viewers)
            room = table.room
            seat = room.asked[0]
            viewer = viewers[seat]
            before = (await house.store.read(number), room.info(), room.view(seat), room.question(seat))
            for _ in range(3):
                assert "ours" in await refused(answer(house, table, viewer, SLIP))
            now = (await house.store.read(number), room.info(), room.view(seat), room.question(seat))
            assert now == before
            assert table.info().stopped == ""
            assert b'kaiju_rules_faults_total{game="climb_slippery"} 3.0' in house.metrics.text()
            # Any other answer is taken, and the game goes on to its end.
            await answer(house, table, viewer, ROLL)
            while room.state == "playing":
                await answer(house, table, viewers[room.asked[0]], ROLL)
            await house.tables.record(number)

    asyncio.run(story())
    assert len(faults(caplog)) == 1, "the operator is told once"
    assert "ZeroDivisionError" in caplog.text
    (report,) = reports(tmp_path)
    assert (report["failed"]["entry"], report["failed"]["answer"]) == ("Answered", SLIP)
    assert "ZeroDivisionError: nobody thought of this" in "\n".join(report["trace"])
    # The report is the bug: the record replays, and with the answer that failed it fails again.
    record = msgspec.convert(report["record"], Record)
    *_, table = steps(record, TOYS["climb_slippery"])
    failed = report["failed"]
    with pytest.raises(KaijuError):
        table.trial(failed["seat"], failed["answer"], failed["seed"])
    folder = tmp_path / "reports"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()} == {0o600}


def test_a_bot_tries_other_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "kaiju.db"), slippery) as house:
            (ann,) = await people(house, 1)
            seats = [SeatWish("bot", "random")] * 2
            tables = [await house.opening.open(ann, NewTable(game="climb", seats=seats)) for _ in range(4)]
            for number in tables:
                table = await house.tables.table(number)
                await until(lambda table=table: table.room.state == "finished")  # type: ignore[misc]
                assert not table.stuck

    asyncio.run(story())


def slippery(name: str) -> Game:
    """A shelf on which three of five answers break the toy."""
    return Climb("climb", faulty=(STEP, SLIP, REST)) if name == "climb" else toy_named(name)


def test_when_no_answer_works_the_table_says_so_and_is_left_alone(tmp_path: Path) -> None:
    database = str(tmp_path / "kaiju.db")

    async def stuck(house: House, number: str, ann: Any) -> HostedTable:
        table, viewer = await house.people.enter(number, ann, 0, "")
        await until(lambda: table.stuck)
        await until(lambda: not table.thinking)
        assert table.info().stopped == "rules-fault"
        assert heard(viewer, "table")[-1]["table"]["stopped"] == "rules-fault"
        before = house.metrics.text()
        house.movers.drive(table)
        await asyncio.sleep(1.3)  # longer than it takes to look again at a table that could not be written to
        assert figure(house.metrics.text()) == figure(before), "it was tried again"
        assert (await house.tables.listed(game="", state="playing", player=ann.id))[
            0
        ].stopped == "rules-fault"
        return table

    async def story() -> None:
        async with house_on(database) as house:
            (ann,) = await people(house, 1)
            number = await table_for(house, [ann], "climb_broken", bots=1)
            table, viewer = await house.people.enter(number, ann, 0, "")
            await answer(house, table, viewer, 1)
            # Seat 1, a bot, goes first, and nothing is possible.
            await stuck(house, number, ann)
            await house.people.say(table, viewer, "hm")  # talking goes on
            two = await people(house, 2)
            other = await table_for(house, two)
            await play(house, other, two, random.Random(1))
            assert (await house.tables.table(other)).room.state == "finished"
            log = await house.store.read(number)
        async with house_on(database) as house:  # after a restart it is tried once more, and told again
            await until(lambda: number in house.tables.live)
            table = await stuck(house, number, ann)
            assert await house.store.read(number) == log
            assert table.room.state == "playing"

    asyncio.run(story())


def figure(text: bytes) -> list[bytes]:
    return [line for line in text.splitlines() if line.startswith(b"kaiju_rules_faults")]


def test_other_answers_to_try_are_others_and_not_too_many() -> None:
    assert others_to_try(0, 1) == []
    assert sorted(others_to_try(2, 4)) == [0, 1, 3]
    many = others_to_try(5, 2**53)
    assert len(many) == len(set(many)) == 32
    assert 5 not in many


class Unplayable(Climb):
    """A later server's Climb: the version is the same, but a rule fails at what earlier ones have written."""

    def __init__(self) -> None:
        super().__init__("climb", faulty=(ROLL,))


UNPLAYABLE = Unplayable()


def worse(name: str) -> Game:
    return UNPLAYABLE if name == "climb" else toy_named(name)


def test_a_log_that_cannot_be_folded_stops_its_own_table_only(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = str(tmp_path / "kaiju.db")

    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 2)
            bad = await table_for(house, who, public=True)
            good = await table_for(house, who, "climb_together", public=True)
            table, first = await house.people.enter(bad, who[0], 0, "")
            _, second = await house.people.enter(bad, who[1], 0, "")
            await paced(house, table, (first, second))
            await answer(house, table, second, ROLL)
            await house.noting.note_all()
        async with house_on(database, worse) as house:
            await until(lambda: {bad, good} <= set(house.tables.live))
            for door in (
                house.tables.table(bad),
                house.people.enter(bad, who[0], 0, ""),
                house.people.join(bad, who[0], None, ""),
                house.tables.replay(bad, -1, 0, 10),
                house.tables.record(bad),
            ):
                await refused(door)
            listed = await house.tables.listed(game="", state="playing", player="")
            assert {each.id: each.stopped for each in listed} == {bad: "rules-fault", good: ""}
            await play(house, good, who, random.Random(1))
            assert (await house.tables.table(good)).room.state == "finished"
        assert len(faults(caplog)) == 1
        async with house_on(database) as house:  # mended: it goes on where it was
            await play(house, bad, who, random.Random(1))
            assert (await house.tables.table(bad)).room.state == "finished"

    asyncio.run(story())
    (report,) = reports(tmp_path)
    assert report["record"]["answers"][-1][1] == ROLL, "the record ends with what failed"


def test_an_entry_that_cannot_be_read_stops_its_own_table_only(tmp_path: Path) -> None:
    database = str(tmp_path / "kaiju.db")

    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 2)
            bad, worst = await table_for(house, who), await table_for(house, who)
            assert await house.store.append(LogLine(bad, 99, '{"entry":"Juggled","at":1}'))
            await house.noting.note_all()
        change(database, worst, "no entry at all")
        async with house_on(database) as house:
            for number in (bad, worst):
                await refused(house.tables.table(number))
            assert len(await house.tables.listed(game="", state="", player=who[0].id)) == 2
            assert (await house.tables.table(await table_for(house, who))).room.state == "playing"

    asyncio.run(story())


def change(database: str, table: str, body: str) -> None:
    import sqlite3

    connection = sqlite3.connect(database)
    with connection:
        connection.execute("update entries set body = ? where table_id = ? and seq = 1", (body, table))
    connection.close()


@pytest.mark.parametrize("body", ["fails", "unreadable"])
def test_what_another_process_wrote_can_stop_a_table_and_its_people_are_told(
    tmp_path: Path, body: str
) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "kaiju.db")) as house:
            who = await people(house, 2)
            number = await table_for(house, who, "climb_slippery")
            table, first = await house.people.enter(number, who[0], 0, "")
            _, second = await house.people.enter(number, who[1], 0, "")
            await paced(house, table, (first, second))
            # As a process of another version would do it: the answer is written without being tried here.
            slip = entries.encode(entries.Answered(at=1, seat=1, answer=SLIP, seed=5))
            line = LogLine(number, table.room.seq + 1, slip if body == "fails" else '{"entry":"New","at":1}')
            assert await house.store.append(line)
            async with table.lock:
                await house.acting.catch_up(table)
            for viewer in (first, second):
                assert heard(viewer, "table")[-1]["table"]["stopped"] == "rules-fault"
            await refused(house.people.answer(table, second, 2, ROLL))
            await refused(house.people.enter(number, who[0], 0, ""))
            other = await table_for(house, who)
            await play(house, other, who, random.Random(1))
            assert (await house.tables.table(other)).room.state == "finished"
            await until(lambda: len(reports(tmp_path)) == 1)

    asyncio.run(story())


class Invisible(Climb):
    """Its view fails as soon as somebody is high up."""

    def view(self, st: State, seat: int) -> Any:
        shown = super().view(st, seat)
        if max(climber.height for climber in shown.climbers) > 2:
            raise IndexError("too high to be seen")
        return shown


INVISIBLE = Invisible("climb")


def unseen(name: str) -> Game:
    return INVISIBLE if name == "climb" else toy_named(name)


def test_a_view_that_fails_stops_its_own_table_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "kaiju.db"), unseen) as house:
            who = await people(house, 2)
            number = await table_for(house, who)
            table, first = await house.people.enter(number, who[0], 0, "")
            _, second = await house.people.enter(number, who[1], 0, "")
            await answer(house, table, first, 0)
            await answer(house, table, second, 2)
            assert table.info().stopped == ""
            await answer(house, table, second, ROLL)
            assert heard(first, "table")[-1]["table"]["stopped"] == "rules-fault"
            await refused(house.people.enter(number, who[0], 0, ""))
            other = await table_for(house, who, "climb_together")
            await play(house, other, who, random.Random(1))

    asyncio.run(story())


def test_a_game_that_fails_to_begin_leaves_the_last_seat_open(tmp_path: Path) -> None:
    chance = {"broken": False}

    class Later(Climb):
        def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
            if chance["broken"]:
                raise AssertionError("this deal is impossible")
            return super().start(seats, options, rng)

    games = {"climb": Later("climb")}

    async def story() -> None:
        async with house_on(str(tmp_path / "kaiju.db"), lambda name: games[name]) as house:
            who = await people(house, 2)
            number = await house.opening.open(
                who[0], NewTable(game="climb", seats=[SeatWish("me"), SeatWish("open")])
            )
            chance["broken"] = True
            await refused(house.people.join(number, who[1], None, ""))
            await refused(house.people.give(number, who[0], 1, "random"))
            (report, *_) = reports(tmp_path)
            assert (report["failed"]["entry"], report["failed"]["name"]) == ("Sat", BLANK), "a name was kept"
            assert (await house.tables.table(number)).info().state == "waiting"
            assert len(await house.store.read(number)) == 2
            chance["broken"] = False
            await house.people.join(number, who[1], None, "")
            assert (await house.tables.table(number)).info().state == "playing"

    asyncio.run(story())


def test_a_folder_that_cannot_be_written_to_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("not a folder")

    async def story() -> None:
        database = str(tmp_path / "kaiju.db")
        async with house_on(database, reports=str(tmp_path / "file" / "reports")) as house:
            who = await people(house, 2)
            number = await table_for(house, who, "climb_slippery")
            table, first = await house.people.enter(number, who[0], 0, "")
            _, second = await house.people.enter(number, who[1], 0, "")
            await paced(house, table, (first, second))
            await refused(answer(house, table, second, SLIP))
            await answer(house, table, second, REST)

    asyncio.run(story())
    assert "a bug report cannot be written" in caplog.text
