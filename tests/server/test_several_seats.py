"""One person at several seats, where the game lets them: sitting down, answering for each, leaving, giving up."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from kaiju.engine.record import read, replay
from kaiju.server.faults import Refusal
from kaiju.server.house import House
from kaiju.server.messages import Prefer
from kaiju.server.protocol import Clock, NewTable, Player, SeatWish
from kaiju.server.tables import HostedTable
from kaiju.server.viewers import Viewer
from tests.marks import rule
from tests.server.client import Client
from tests.server.inside import heard, house_on, people, until_asked
from tests.server.running import Server
from tests.server.test_live import run
from tests.server.toys import LONGER, REST, toy_named

ME, OPEN = SeatWish("me"), SeatWish("open")


async def roped(house: House, **wish: Any) -> tuple[HostedTable, list[Player], list[Viewer]]:
    """Three seats: the first player has 0 and 2, the second 1."""
    who = await people(house, 2)
    number = await house.opening.open(who[0], NewTable(game="climb_roped", seats=[ME, OPEN, ME], **wish))
    await house.people.join(number, who[1], None, "")
    entered = [await house.people.enter(number, each, 0, "") for each in who]
    return entered[0][0], who, [viewer for _, viewer in entered]


async def give(house: House, table: HostedTable, viewer: Viewer, seat: int, answer: int) -> None:
    await house.people.answer(table, viewer, table.room.seats[seat].question, answer, seat)


async def code_of(doing: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await doing
    return refused.value.code


def test_only_where_the_game_lets_them(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 2)
            for game, lets in (("climb", False), ("climb_roped", True)):
                wish = NewTable(game=game, seats=[ME, ME, OPEN])
                if lets:
                    house.opening.checked(wish)
                else:
                    assert await code_of(house.opening.open(who[0], wish)) == "bad-setup"
                number = await house.opening.open(who[0], NewTable(game=game, seats=[ME, OPEN, OPEN]))
                again = house.people.join(number, who[0], 1, "")
                if lets:
                    assert await again == 1
                    assert await house.people.join(number, who[0], None, "") == 0, "no more is asked for"
                    names = [seat.name for seat in (await house.tables.table(number)).info().seats]
                    assert names == [who[0].name, who[0].name, ""]
                else:
                    assert await code_of(again) == "seated"

    asyncio.run(story())


def test_each_seat_is_asked_by_itself_and_the_news_say_which(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            table, _, (ann, bo) = await roped(house)
            (welcome,) = heard(ann, "welcome")
            assert (welcome["seat"], welcome["seats"], welcome["question"]["seat"]) == (0, [0, 2], 0)
            assert "seats" not in heard(bo, "welcome")[0], "one seat is told as ever"
            # Both of Ann's seats are asked at once, under the same number: she says for which she answers.
            question = welcome["question"]["number"]
            assert await code_of(house.people.answer(table, ann, question, 1)) == "which-seat"
            assert await code_of(house.people.answer(table, ann, question, 1, 1)) == "not-seated"
            await give(house, table, ann, 0, 1)
            assert await code_of(house.people.answer(table, ann, question, 1, 0)) == "not-asked"
            news = heard(ann, "news")[-1]
            assert (news["seat"], news["question"]["seat"], news["view"]["seat"]) == (2, 2, 2)
            await give(house, table, ann, 2, 1)
            await house.people.answer(table, bo, table.room.seats[1].question, 1)
            assert table.room.turn == 1
            # What is whispered to both of her seats she knows, what Bo hears she does not; he knows only his.
            for viewer, mine in ((ann, {0, 2}), (bo, {1})):
                told = [e for n in heard(viewer, "news") for e in n["events"] if e["event"] == "Whispered"]
                assert {e["seat"] for e in told if "word" in e} == mine
            assert {e["seat"] for e in told} == {0, 1, 2}
            again, _ = await house.people.enter(table.room.id, Player(ann.player, ann.name), 0, "")
            told = heard(again.viewers[-1], "welcome")[0]["events"]
            assert {e["seat"] for e in told if e["event"] == "Whispered" and "word" in e} == {0, 2}

    asyncio.run(story())


def test_what_one_is_asked_everybody_sees_where_the_game_lets_them(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            table, who, (ann, bo) = await roped(house)
            _, watcher = await house.people.enter(table.room.id, None, 0, "")
            assert heard(watcher, "welcome")[0]["theirs"]["seat"] == 0
            assert "theirs" not in heard(ann, "welcome")[0], "she is asked herself"
            await give(house, table, ann, 0, 1)
            await give(house, table, ann, 2, 1)
            shown = heard(ann, "news")[-1]
            assert "question" not in shown
            assert (shown["theirs"]["seat"], shown["theirs"]["number"]) == (1, table.room.seats[1].question)
            assert shown["theirs"]["count"] == 3
            assert await code_of(give(house, table, ann, 1, 1)) == "not-seated", "seeing is not answering"
            assert "theirs" not in heard(bo, "news")[-1]
            number = await house.opening.open(who[0], NewTable(game="climb", seats=[ME, OPEN]))
            await house.people.join(number, who[1], None, "")
            other, alone = await house.people.enter(number, None, 0, "")
            assert other.room.asked
            assert "theirs" not in heard(alone, "welcome")[0], "elsewhere it is their own affair"

    asyncio.run(story())


def test_presence_preferences_and_taking_back(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            table, who, (ann, bo) = await roped(house)
            assert [seat.here for seat in table.info().seats] == [True, True, True]
            await house.people.go(table, ann)
            assert [seat.here for seat in table.info().seats] == [False, True, False]
            assert set(table.gone_since) == {0, 2}
            table, ann = await house.people.enter(table.room.id, who[0], 0, "")
            assert not table.gone_since
            await house.people.prefer(table, ann, Prefer(forced=False, not_this_turn=True))
            assert [seat.prefers.not_this_turn for seat in table.room.seats] == [True, False, True]
            for seat, viewer in ((0, ann), (1, bo), (2, ann)):
                await give(house, table, viewer, seat, 0)
            await give(house, table, bo, 1, REST)
            await give(house, table, ann, 2, LONGER)
            assert heard(ann, "news")[-1]["can_undo"]
            assert "can_undo" not in heard(bo, "news")[-1]
            await house.people.take_back(table, ann, table.room.answers)
            assert table.room.asked == [2]

    asyncio.run(story())


def test_leaving_one_seat_and_giving_one_up(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            table, who, (ann, bo) = await roped(house)
            number = table.room.id
            assert await code_of(house.people.leave(number, who[0], 1)) == "not-seated"
            await house.people.leave(number, who[0], 2)
            assert [seat.stand_in for seat in table.room.seats] == ["", "", "left"]
            await house.people.enter(number, who[0], 0, "")
            assert [seat.stand_in for seat in table.room.seats] == ["", "", ""], "back at all of them"
            await house.people.concede(table, ann, 2)
            assert [seat.stand_in for seat in table.room.seats] == ["", "", "conceded"]
            assert table.room.state == "playing"
            assert await code_of(house.people.concede(table, ann, 2)) == "conceded"
            assert await code_of(house.people.concede(table, ann, 1)) == "not-seated"
            await house.people.concede(table, ann)
            assert table.room.state == "playing", "Bo plays on"
            await house.people.concede(table, bo)
            assert (table.room.state, table.room.winners) == ("finished", [])

    asyncio.run(story())


def test_a_waiting_table_keeps_who_still_has_a_seat(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 1)
            wish = NewTable(game="climb_roped", seats=[ME, ME, OPEN])
            number = await house.opening.open(who[0], wish)
            table = await house.tables.table(number)
            await house.people.leave(number, who[0], 0)
            assert (table.room.state, table.room.host, table.room.seats_of(who[0].id)) == (
                "waiting",
                who[0].id,
                [1],
            )
            listed = await house.tables.listed(game="", state="", player=who[0].id)
            assert [info.id for info in listed] == [number]
            await house.people.leave(number, who[0])
            assert table.room.state == "closed"

    asyncio.run(story())


def test_every_seat_has_its_own_clock(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            table, _, (ann, _) = await roped(house, clock=Clock(60, 5))
            assert [clock["runs"] for clock in heard(ann, "welcome")[0]["clocks"]] == [True] * 3
            await give(house, table, ann, 0, 0)
            clocks = heard(ann, "news")[-1]["clocks"]
            assert [clock["runs"] for clock in clocks] == [False, True, True]
            assert clocks[0]["left"] > 60_000 >= clocks[2]["left"]

    asyncio.run(story())


def test_played_to_the_end_kept_and_played_again(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 1)
            number = await house.opening.open(who[0], NewTable(game="climb_roped", seats=[ME, ME, ME]))
            table, viewer = await house.people.enter(number, who[0], 0, "")
            rng = random.Random(3)
            while table.room.state == "playing":
                seat = table.room.asked[0]
                question = table.room.question(seat)
                assert question is not None
                await give(house, table, viewer, seat, rng.choice(list(question.answers())[:3]))
            await until_asked(lambda: house.store.ended(number))
            told = read(await house.tables.record(number))
            assert told.players == [who[0].name] * 3
            assert replay(told, toy_named("climb_roped")).over
            export = await house.coming_back.export(who[0])
            (mine,) = export.tables
            assert mine.seats == [0, 1, 2]
            assert [given[1] for given in mine.answers] == [given[0] for given in told.answers]
            again = await house.opening.rematch(who[0], number)
            room = (await house.tables.table(again)).room
            assert (room.seats_of(who[0].id), room.state) == ([0, 1, 2], "playing")

    asyncio.run(story())


@rule("KOMI-SOLO-R02")
def test_somebody_alone_plays_two_monsters_of_the_island(server: Server) -> None:
    async def story(client: Client) -> None:
        shelf = {game["name"]: game for game in (await client.get("/api/shelf"))["games"]}
        lets = [name for name, game in shelf.items() if game["several_seats"]]
        if not lets:
            pytest.skip("no such game is on the shelf yet")
        ann = await client.person("Ann")
        table = await client.open(ann, game=lets[0], seats=[{"who": "me"}, {"who": "me"}])
        async with await client.live(table, ann) as live:
            rng = random.Random(1)
            answered: set[int] = set()
            for _ in range(60):
                question = await live.asked()
                live.question = None
                answered.add(question["seat"])
                await live.send(
                    {
                        "type": "answer",
                        "question": question["number"],
                        "answer": rng.randrange(question["count"]),
                        "seat": question["seat"],
                    }
                )
                await live.until("news")
                if live.over:
                    break
            assert answered == {0, 1}

    run(server, story)


def test_who_is_sent_away_is_told_so(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 2)
            number = await house.opening.open(
                who[0], NewTable(game="climb_roped", seats=[ME, OPEN, OPEN, OPEN])
            )
            await house.people.join(number, who[1], 1, "")
            await house.people.join(number, who[1], 2, "")
            table, viewer = await house.people.enter(number, who[1], 0, "")
            await house.people.send_away(number, who[0], 2)
            assert table.room.seats_of(who[1].id) == []
            assert viewer.seats == ()
            assert [told["code"] for told in heard(viewer, "refused")] == ["sent-away"]
            assert await code_of(house.people.join(number, who[1], 1, "")) == "sent-away"
            await house.people.close(number, who[0])
            told = heard(viewer, "table")[-1]["table"]
            assert (told["state"], told["closed"]) == ("closed", "host")
            assert msgspec.json.encode(table.info())

    asyncio.run(story())
