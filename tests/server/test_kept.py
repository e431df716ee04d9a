"""Finished games are kept: they can be seen again under rules that could not play them."""

from __future__ import annotations

import asyncio
import random
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.engine.record import read, steps
from kaiju.server import entries
from kaiju.server.faults import Refusal
from kaiju.server.house import House
from kaiju.server.protocol import NewTable, PlayOn, SeatWish
from tests.server.inside import heard, house_on, people, play, table_for, until_asked
from tests.server.toys import TOYS, Climb, toy_named


def later_rules(name: str) -> Game:
    """The shelf of a later server: the toy has another version of its rules, and knows no fog."""
    return LATER if name == "climb" else toy_named(name)


class LaterClimb(Climb):
    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        if given:
            raise BadSetup("Climb has no options any more.")
        return {}


LATER = LaterClimb("climb", rules=2)


def no_climb(name: str) -> Game:
    """A shelf from which the toy was taken."""
    if name == "climb":
        raise BadSetup("There is no game called 'climb' on the shelf.")
    return toy_named(name)


async def refused(asked: Any, code: str) -> str:
    with pytest.raises(Refusal) as caught:
        await asked
    assert caught.value.code == code, caught.value.text
    assert caught.value.text.endswith(".")
    return caught.value.text


async def whole(house: House, number: str) -> dict[str, Any]:
    """All that anybody may see of a finished game."""
    seen: dict[str, Any] = {"record": await house.tables.record(number)}
    for seat in (-1, 0, 1):
        page = msgspec.json.decode(await house.tables.replay(number, seat, 0, 100))
        assert page["count"] == len(page["steps"])
        seen[str(seat)] = [page["steps"], page["turns"]]
    return seen


async def finished(house: House, seed: int, **wish: Any) -> tuple[str, Any]:
    who = await people(house, 2)
    number = await table_for(house, who, **wish)
    await play(house, number, who, random.Random(seed))
    return number, who


def test_a_finished_game_is_kept_and_is_what_was_played(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            number, _ = await finished(house, 1)
            info = await until_asked(lambda: house.store.ended(number))
            room = house.tables.live[number].room
            assert info.winners == room.winners
            told = read(zlib.decompress(await house.store.kept_record(number) or b""))
            assert told == read(await house.tables.record(number))
            assert told.players == ["Player 0", "Player 1"]
            assert told.events
            seen = await whole(house, number)
            for seat in (-1, 0, 1):
                events: list[Any] = []
                found, turns = seen[str(seat)]
                again = steps(told, TOYS["climb"])
                for n, (step, table) in enumerate(zip(found, again, strict=True)):
                    assert (step["number"], step["turn"]) == (n, table.st.turn)  # type: ignore[attr-defined]
                    assert step["seat"] == (told.answers[n - 1][0] if n else -1)
                    assert step["view"] == msgspec.to_builtins(table.view(seat))
                    events += step["events"]
                    assert events == msgspec.to_builtins(table.news(seat))
                assert [found[at]["turn"] for at in turns] == list(range(1, len(turns) + 1))
            part = msgspec.json.decode(await house.tables.replay(number, 0, 3, 2))
            assert [step["number"] for step in part["steps"]] == [3, 4]
            assert await house.store.not_kept() == []

    asyncio.run(story())


def test_under_later_rules_a_finished_game_shows_page_replay_and_record(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            number, who = await finished(house, 2, options={"fog": True}, public=True)
            await until_asked(lambda: house.store.ended(number))
            before = await whole(house, number)
            info = house.tables.live[number].info()
            _, viewer = await house.people.enter(number, who[0], 0, "")
            welcome = heard(viewer, "welcome")[0]
        for games in (later_rules, no_climb):
            async with house_on(database, games) as house:
                assert await whole(house, number) == before
                table = await house.tables.table(number)
                assert msgspec.structs.replace(table.info(), changed=info.changed) == info
                assert [
                    each.id for each in await house.tables.listed(game="", state="finished", player="")
                ] == [number]
                _, viewer = await house.people.enter(number, who[0], 0, "")
                late = heard(viewer, "welcome")[0]
                for each in ("events", "view", "seat"):
                    assert late.get(each) == welcome.get(each), each
                _, watcher = await house.people.enter(number, None, 3, "")
                told = heard(watcher, "welcome")[0]
                assert told["first"] == 3
                assert len(told["events"]) == len(welcome["events"]) - 3
                await house.people.say(table, viewer, "those were the days")
                assert heard(watcher, "chat")[0]["line"]["text"] == "those were the days"
                # The options are not those of today's game, or there is none: told, not tried.
                await refused(house.opening.rematch(who[0], number), "bad-setup")
                wish = NewTable(
                    game="climb", seats=[SeatWish("me"), SeatWish("open")], play_on=PlayOn(number, 1)
                )
                await refused(
                    house.opening.open(who[0], wish), "other-rules" if games is later_rules else "bad-setup"
                )

    asyncio.run(story())


def test_a_rematch_under_later_rules_is_played_by_them(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            number, who = await finished(house, 3)
            await until_asked(lambda: house.store.ended(number))
        async with house_on(database, later_rules) as house:
            again = await house.opening.rematch(who[0], number)
            assert (await house.tables.table(again)).info().rules == {"base": 2}
            assert (await house.tables.table(number)).info().rematch == again
            await house.people.join(again, who[1], None, "")
            await play(house, again, who, random.Random(3))
            assert (await house.tables.table(again)).room.state == "finished"

    asyncio.run(story())


def test_a_running_game_of_other_rules_says_at_every_door_why_it_stands_still(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 3)
            running = await table_for(house, who[:2], public=True)
            await play(house, running, who[:2], random.Random(4), times=5)
            waiting = await house.opening.open(
                who[0], NewTable(game="climb", seats=[SeatWish("me"), SeatWish("open")], public=True)
            )
            with_bots = await table_for(house, who[:1], bots=1, public=True)
            await house.noting.note_all()
            log = [await house.store.read(number) for number in (running, waiting)]
        for games, why in ((later_rules, "version 1 of the rules of base"), (no_climb, "no game called")):
            async with house_on(database, games) as house:
                for number in (running, with_bots):
                    for door in (
                        house.tables.table(number),
                        house.people.enter(number, who[0], 0, ""),
                        house.people.enter(number, None, 0, ""),
                        house.people.join(number, who[2], None, ""),
                        house.people.leave(number, who[0]),
                        house.opening.rematch(who[0], number),
                        house.tables.replay(number, -1, 0, 10),
                        house.tables.record(number),
                    ):
                        assert why in await refused(door, "other-rules")
                wish = NewTable(
                    game="king_of_tokyo",
                    seats=[SeatWish("me"), SeatWish("open")],
                    play_on=PlayOn(running, 1),
                )
                await refused(house.opening.open(who[0], wish), "other-rules")
                assert (await house.tables.table(waiting)).info().state == "waiting"
                assert why in await refused(house.people.join(waiting, who[2], None, ""), "other-rules")
                assert why in await refused(house.people.give(waiting, who[0], 1, "random"), "other-rules")
                for state in ("", "playing", "waiting"):
                    listed = await house.tables.listed(game="", state=state, player="")
                    assert {each.stopped for each in listed} == {"other-rules"}
                assert len(await house.tables.listed(game="", state="", player="")) == 3
                # Everything else goes on.
                number = await table_for(house, who[:2], "climb_together")
                await play(house, number, who[:2], random.Random(1))
        # Back under its own rules the game goes on where it was.
        async with house_on(database) as house:
            assert log == [await house.store.read(number) for number in (running, waiting)], (
                "it was written to"
            )
            assert {
                each.stopped for each in await house.tables.listed(game="climb", state="", player="")
            } == {""}
            await play(house, running, who[:2], random.Random(4))
            assert (await house.tables.table(running)).room.state == "finished"

    asyncio.run(story())


def test_the_lists_know_of_other_rules_before_a_table_is_in_memory(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 2)
            await house.opening.open(
                who[0], NewTable(game="climb", seats=[SeatWish("me"), SeatWish("open")], public=True)
            )
        async with house_on(database, later_rules) as house:
            listed = await house.tables.listed(game="", state="", player="")
            assert not house.tables.live
            assert [(each.state, each.stopped) for each in listed] == [("waiting", "other-rules")]

    asyncio.run(story())


def test_what_was_not_kept_is_made_up_for(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            number, who = await finished(house, 5)
            await until_asked(lambda: house.store.ended(number))
            before = await whole(house, number)
            given_up = await table_for(house, who)
            table, viewer = await house.people.enter(given_up, who[0], 0, "")
            await house.people.concede(table, viewer)
            assert table.room.winners == [1]
            await until_asked(lambda: house.store.ended(given_up))
            await forget(house)
            # When first asked, also by several at once …
            pages = await asyncio.gather(*(house.tables.replay(number, -1, 0, 100) for _ in range(5)))
            assert len(set(pages)) == 1
            assert await whole(house, number) == before
            await forget(house)
        # … and at the next start.
        async with house_on(database) as house:
            for each in (number, given_up):
                await until_asked(lambda each=each: house.store.ended(each))  # type: ignore[misc]
            assert not house.tables.live
            assert await whole(house, number) == before
            page = msgspec.json.decode(await house.tables.replay(given_up, 1, 0, 100))
            assert page["table"]["winners"] == [1]
            assert page["table"]["ending"] == "conceded"
            assert read(await house.tables.record(given_up)).winners is None

    asyncio.run(story())


def test_killed_before_the_lists_were_written(database: str) -> None:
    """The log says that the game is over, the lists do not: a server that died at once."""

    async def story() -> None:
        async with house_on(database) as house:
            number, _ = await finished(house, 6)
            await until_asked(lambda: house.store.ended(number))
            await house.noting.note_all()
            await forget(house)
            playing = msgspec.structs.replace(house.tables.live[number].info(), state="playing")
            house.tables.live.clear()
            house.noting.soon.clear()
            house.noting.later.clear()
            await house.store.note([playing])
        async with house_on(database) as house:
            await until_asked(lambda: house.store.ended(number))

    asyncio.run(story())


def test_a_game_that_ended_under_older_rules_before_games_were_kept(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            number, who = await finished(house, 7, public=True)
            await until_asked(lambda: house.store.ended(number))
            info = house.tables.live[number].info()
            await house.noting.note_all()
            await forget(house)
            house.thinkers.stop()
        async with house_on(database, later_rules) as house:
            assert (await house.tables.table(number)).info() == info
            await refused(house.tables.record(number), "not-kept")
            await refused(house.tables.replay(number, -1, 0, 10), "not-kept")
            await refused(house.people.enter(number, who[0], 0, ""), "not-kept")
            assert len(await house.tables.listed(game="", state="finished", player="")) == 1

    asyncio.run(story())


async def forget(house: House) -> None:
    """As if no game had been kept."""
    from sqlalchemy import delete

    from kaiju.server.schema import GAMES, REPLAYS

    async with house.store.begin() as connection:
        await connection.execute(delete(REPLAYS))
        await connection.execute(delete(GAMES))


def test_an_old_int_of_rules_is_what_all_modules_had(tmp_path: Path) -> None:
    """A table that was opened before modules had versions goes on, and is refused when one of them is another."""

    async def story() -> None:
        database = str(tmp_path / "kaiju.db")
        async with house_on(database) as house:
            who = await people(house, 2)
            number = await table_for(house, who)
            first = (await house.store.read(number))[0]
        old = entries.decode(first.body)
        assert isinstance(old, entries.Opened)
        body = entries.encode(msgspec.structs.replace(old, rules=1))
        change(database, number, body)
        async with house_on(database) as house:
            await play(house, number, who, random.Random(8))
            assert read(await house.tables.record(number)).rules == {"base": 1}
        change(database, number, entries.encode(msgspec.structs.replace(old, rules=3)))
        async with house_on(database) as house:  # what was kept is seen, whatever the log says now
            assert (await house.tables.table(number)).info().state == "finished"
            assert read(await house.tables.record(number)).rules == {"base": 1}

    asyncio.run(story())


def change(database: str, table: str, body: str) -> None:
    """Write the first entry of a table's log anew: as an older server would have written it."""
    import sqlite3

    connection = sqlite3.connect(database)
    with connection:
        connection.execute("update entries set body = ? where table_id = ? and seq = 1", (body, table))
    connection.close()
