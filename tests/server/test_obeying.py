"""A table that obeys its people: it begins when they have seen it, at their pace, and ends when they give up."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kaiju.engine.record import read
from kaiju.server import entries
from kaiju.server.entries import Answered, Conceded, Opened, Sat
from kaiju.server.faults import Refusal
from kaiju.server.house import House
from kaiju.server.movers import PACES, pause
from kaiju.server.protocol import Clock, NewTable, Player, SeatWish
from kaiju.server.room import Room
from kaiju.server.tables import HostedTable, now_ms
from kaiju.server.viewers import Viewer
from tests.server.inside import heard, house_on, people, table_for, until, until_asked
from tests.server.toys import REST, toy_named

ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot", "random")
NOW = 1_000_000


async def code_of(doing: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await doing
    return refused.value.code


# ---------------------------------------------------------------------- seen


def test_bots_and_clocks_wait_until_somebody_has_seen_the_table(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            (ann,) = await people(house, 1)
            wish = NewTable(game="climb", seats=[BOT, ME, BOT], clock=Clock(600))
            number = await house.opening.open(ann, wish)
            table = await house.tables.table(number)
            assert (table.room.state, table.info().unseen) == ("playing", True)
            # A spectator is not one of its people.
            _, nobody = await house.people.enter(number, None, 0, "")
            assert not table.thinking
            assert table.alarm is None
            later = table.room.clocks(now_ms() + 60_000)
            assert (table.room.answers, [clock.left for clock in later]) == (0, [600_000] * 3)
            assert not any(clock.runs for clock in later)
            assert heard(nobody, "welcome")[0]["table"]["unseen"]
            _, viewer = await house.people.enter(number, ann, 0, "")
            assert "unseen" not in heard(viewer, "welcome")[0]["table"]
            assert heard(viewer, "welcome")[0]["clocks"][1]["runs"]
            await until(lambda: table.room.asked == [1] and table.room.answers == 2)

    asyncio.run(story())


def test_who_looks_already_sees_it_begin(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            ann, bo = await people(house, 2)
            number = await house.opening.open(ann, NewTable(game="climb", seats=[ME, OPEN, BOT]))
            table, _ = await house.people.enter(number, ann, 0, "")
            await house.people.join(number, bo, None, "")
            await until(lambda: not table.room.unseen and table.room.asked == [0, 1])

    asyncio.run(story())


def test_a_table_without_people_waits_for_nobody_and_old_ones_go_on_as_they_were(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            (ann,) = await people(house, 1)
            number = await house.opening.open(ann, NewTable(game="climb", seats=[BOT, BOT]))
            await until_asked(lambda: house.store.ended(number))

    asyncio.run(story())
    old = room_of(Sat(at=NOW, seat=0, player="p0", name="Ann"), clock=Clock(60))
    assert not old.unseen
    assert old.clocks(NOW + 1000)[0].left == 59_000


def test_it_waits_over_a_restart(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            (ann,) = await people(house, 1)
            number = await house.opening.open(ann, NewTable(game="climb", seats=[ME, BOT]))
        async with house_on(database) as house:
            table = await house.tables.table(number)
            assert table.room.unseen
            await house.people.enter(number, ann, 0, "")
            await until(lambda: table.room.asked == [0])
        async with house_on(database) as house:
            assert not (await house.tables.table(number)).room.unseen

    asyncio.run(story())


# ---------------------------------------------------------------------- pace


def test_the_pace_is_the_tables(database: str) -> None:
    async def story() -> None:
        async with house_on(database, bot_pace_ms=600_000) as house:  # nobody would wait that long
            (ann,) = await people(house, 1)
            number = await house.opening.open(ann, NewTable(game="climb", seats=[ME, BOT], pace="skip"))
            table, viewer = await house.people.enter(number, ann, 0, "")
            await until(lambda: table.room.asked == [0])
            await house.people.set_pace(table, viewer, "slow")
            assert heard(viewer, "table")[-1]["table"]["pace"] == "slow"
            _, spectator = await house.people.enter(number, None, 0, "")
            assert await code_of(house.people.set_pace(table, spectator, "skip")) == "not-seated"
            again = Room(number, toy_named)
            for line in await house.store.read(number):
                again.take(entries.decode(line.body))
            assert again.pace == "slow"

    asyncio.run(story())


def test_paces_are_in_order_and_secret_offers_do_not_follow_them() -> None:
    assert PACES["slow"] > PACES["normal"] == 1 > PACES["fast"] > PACES["skip"] == 0
    assert pause(0.0, 0.0, "bot", False) == 0

    class Still:
        """A house of which only the settings are asked."""

        class settings:
            bot_pace_ms = 700

    from kaiju.server.movers import Movers

    movers = Movers(Still())  # type: ignore[arg-type]
    room = room_of()
    room.pace = "skip"
    assert movers._pace(room, False) == 0
    assert movers._pace(room, True) == 0.7


# ---------------------------------------------------------------------- giving up


def room_of(*more: entries.AnyEntry, bots: tuple[str, ...] = ("", "random", "random"), **told: Any) -> Room:
    """A game of one person against two bots, or what is told."""
    room = Room("x", toy_named)
    game = told.pop("game", "climb")
    room.take(
        Opened(at=NOW, game=game, rules={"base": 1}, options={}, bots=list(bots), host="p0", seed=5, **told)
    )
    for entry in more:
        room.take(entry)
    return room


def test_giving_up_against_bots_only_ends_the_game() -> None:
    room = room_of(Sat(at=NOW, seat=0, player="p0", name="Ann"))
    assert room.state == "playing"
    entry = room.may_concede(NOW, "p0")
    assert entry == entries.GaveUp(at=NOW, seat=0)
    room.take(entry)
    assert (room.state, room.winners, room.ending) == ("finished", [1, 2], "conceded")
    # What was written before servers knew that means what it meant: bots play on.
    old = room_of(Sat(at=NOW, seat=0, player="p0", name="Ann"), Conceded(at=NOW, seat=0))
    assert (old.state, old.seats[0].stand_in) == ("playing", "conceded")


def test_who_may_come_back_keeps_the_game_going() -> None:
    sat = [Sat(at=NOW, seat=n, player=f"p{n}", name=f"P{n}") for n in (0, 1)]
    room = room_of(*sat, bots=("", "", "random"))
    room.take(entries.Away(at=NOW, seat=1, why="left"))
    room.take(room.may_concede(NOW, "p0"))
    assert room.state == "playing"
    room.take(entries.Back(at=NOW, seat=1))
    room.take(room.may_concede(NOW, "p1"))
    assert (room.state, room.winners) == ("finished", [2])


def test_a_team_of_one_that_gives_up_has_lost() -> None:
    room = room_of(Sat(at=NOW, seat=0, player="p0", name="Ann"), game="climb_together")
    room.take(room.may_concede(NOW, "p0"))
    assert (room.state, room.winners) == ("finished", [])


def test_who_is_out_has_not_won_when_the_last_person_gives_up(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            (ann,) = await people(house, 1)
            wish = NewTable(game="king_of_tokyo", seats=[ME, BOT, BOT])
            number = await house.opening.open(ann, wish)
            table, viewer = await house.people.enter(number, ann, 0, "")
            assert table.room.table is not None
            out = table.room.table.st.monsters[1]  # type: ignore[attr-defined]
            out.alive = False
            await house.people.concede(table, viewer)
            assert table.room.winners == [2]
            out.alive = True
            await until_asked(lambda: house.store.ended(number))
            record = read(await house.tables.record(number))
            assert record.winners is None, "no rule has ended it"

    asyncio.run(story())


# ---------------------------------------------------------------------- a friend who is gone


async def awaited(house: House, n: int = 3) -> tuple[HostedTable, list[Player], list[Viewer]]:
    """A game in which everybody waits for the second, who is not here."""
    who = await people(house, n)
    number = await table_for(house, who)
    entered = [await house.people.enter(number, each, 0, "") for each in who]
    table = entered[0][0]
    viewers = [viewer for _, viewer in entered]
    for seat, viewer in enumerate(viewers):
        await house.people.answer(table, viewer, table.room.seats[seat].question, 0)
    assert table.room.asked == [1]
    await house.people.go(table, viewers[1])
    return table, who, viewers


def gone(table: HostedTable) -> Any:
    return table.info().seats[1].gone


def stand_in(table: HostedTable) -> str:
    return table.room.seats[1].stand_in


def test_a_countdown_runs_for_who_is_gone(database: str) -> None:
    async def story() -> None:
        async with house_on(database, away_after=60) as house:
            table, who, viewers = await awaited(house)
            await house.sweeping.sweep()
            told = heard(viewers[0], "table")[-1]["table"]["seats"][1]["gone"]
            assert 50_000 < told["left"] <= 60_000
            table.gone_since[1] -= 61
            await house.sweeping.sweep()
            assert stand_in(table) == "left"
            assert gone(table) is None
            await house.people.enter(table.room.id, who[1], 0, "")
            assert stand_in(table) == ""

    asyncio.run(story())


def test_more_than_half_let_a_bot_play(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            table, _, viewers = await awaited(house)
            assert await code_of(house.people.vote(table, viewers[0], 2, True)) == "not-gone"
            await house.people.vote(table, viewers[0], 1, True)
            assert gone(table).bot == [0], "one of two is not more than half"
            assert stand_in(table) == ""
            await house.people.vote(table, viewers[2], 1, True)
            assert stand_in(table) == "left"
            assert not table.room.votes
            _, spectator = await house.people.enter(table.room.id, None, 0, "")
            table.room.seats[1].stand_in = ""
            assert await code_of(house.people.vote(table, spectator, 1, True)) == "not-seated"

    asyncio.run(story())


def test_who_wants_to_wait_stops_the_countdown(database: str) -> None:
    async def story() -> None:
        async with house_on(database, away_after=60) as house:
            table, who, viewers = await awaited(house)
            await house.people.vote(table, viewers[0], 1, False)
            assert (gone(table).left, gone(table).wait) == (-1, [0])
            table.gone_since[1] -= 1000
            await house.sweeping.sweep()
            assert stand_in(table) == ""
            # Who comes back and goes again is waited for anew.
            _, back = await house.people.enter(table.room.id, who[1], 0, "")
            assert (gone(table), table.room.votes) == (None, {})
            await house.people.go(table, back)
            assert 0 < gone(table).left <= 60_000

    asyncio.run(story())


def test_nobody_is_voted_away_who_is_here_or_has_a_clock(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 2)
            number = await table_for(house, who, clock=Clock(60))
            table, ann = await house.people.enter(number, who[0], 0, "")
            assert await code_of(house.people.vote(table, ann, 1, True)) == "not-gone"
            number = await table_for(house, who)
            table, ann = await house.people.enter(number, who[0], 0, "")
            await house.people.enter(number, who[1], 0, "")
            assert await code_of(house.people.vote(table, ann, 1, True)) == "not-gone"

    asyncio.run(story())


# ---------------------------------------------------------------------- whom one plays, and talk


def test_a_monster_is_chosen_when_joining_and_kept_for_a_rematch(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            ann, bo = await people(house, 2)
            wish = NewTable(game="king_of_tokyo", seats=[ME, OPEN], options={"monsters": ["kraken", ""]})
            number = await house.opening.open(ann, wish)
            table = await house.tables.table(number)
            for figure, code in (("kraken", "taken"), ("nobody", "bad-setup")):
                assert await code_of(house.people.join(number, bo, None, "", figure=figure)) == code
            await house.people.join(number, bo, None, "", figure="gigazaur")
            assert [seat.figure for seat in table.info().seats] == ["kraken", "gigazaur"]
            again = Room(number, toy_named)
            for line in await house.store.read(number):
                again.take(entries.decode(line.body))
            assert [seat.figure for seat in again.seats] == ["kraken", "gigazaur"]
            _, viewer = await house.people.enter(number, bo, 0, "")
            await house.people.concede(table, viewer)
            await until_asked(lambda: house.store.ended(number))
            assert read(await house.tables.record(number)).options["monsters"] == ["kraken", "gigazaur"]
            rematch = await house.tables.table(await house.opening.rematch(ann, number))
            await house.people.join(rematch.room.id, bo, None, "")
            assert [seat.figure for seat in rematch.info().seats] == ["kraken", "gigazaur"]

    asyncio.run(story())


def test_whom_chance_gave_is_kept_for_a_rematch_too(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            (ann,) = await people(house, 1)
            number = await house.opening.open(ann, NewTable(game="king_of_tokyo", seats=[ME, BOT]))
            table, viewer = await house.people.enter(number, ann, 0, "")
            played = [seat.figure for seat in table.info().seats]
            await house.people.concede(table, viewer)
            rematch = await house.tables.table(await house.opening.rematch(ann, number))
            assert [seat.figure for seat in rematch.info().seats] == played

    asyncio.run(story())


def test_a_chosen_monster_shows_while_the_table_waits_and_goes_with_its_player(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            ann, bo = await people(house, 2)
            number = await house.opening.open(ann, NewTable(game="king_of_tokyo", seats=[ME, OPEN, OPEN]))
            table = await house.tables.table(number)
            await house.people.join(number, bo, 1, "", figure="gigazaur")
            assert table.info().seats[1].figure == "gigazaur"
            await house.people.leave(number, bo)
            assert table.info().seats[1].figure == ""
            climb = await house.opening.open(ann, NewTable(game="climb", seats=[ME, OPEN]))
            assert await code_of(house.people.join(climb, bo, None, "", figure="x")) == "bad-setup"

    asyncio.run(story())


def test_people_talk_in_the_waiting_room(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            ann, bo = await people(house, 2)
            number = await house.opening.open(ann, NewTable(game="climb", seats=[ME, OPEN]))
            table, host = await house.people.enter(number, ann, 0, "")
            _, guest = await house.people.enter(number, bo, 0, "")
            await house.people.say(table, guest, "Is there a seat for me?")
            assert [line["line"]["text"] for line in heard(host, "chat")] == ["Is there a seat for me?"]
            await house.people.join(number, bo, None, "")
            assert [line.text for line in table.room.chat] == ["Is there a seat for me?"]
            await house.people.answer(table, host, table.room.seats[0].question, REST)
            assert any(isinstance(entries.decode(e.body), Answered) for e in await house.store.read(number))

    asyncio.run(story())
