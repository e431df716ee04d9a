"""Hints at a table: for one's own seat, within limits, told to the others; and never from what only others know."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kaiju.advice.hints import HintBudget
from kaiju.bots import Packed
from kaiju.engine.positions import open_at
from kaiju.games import game_named
from kaiju.server import advising
from kaiju.server.faults import Refusal
from kaiju.server.house import House
from kaiju.server.messages import AskHint
from kaiju.server.tables import HostedTable
from kaiju.server.thinkers import Thinkers
from kaiju.server.viewers import Viewer
from tests.advice.playouts import at_once, stand_in
from tests.server.inside import heard, house_on, people, table_for, until


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that cost little, and wait for no other process."""
    stand_in(monkeypatch)
    monkeypatch.setattr(Thinkers, "do", at_once)
    monkeypatch.setattr(advising, "usual_budget", lambda game: HintBudget(2, 1))


async def sit(
    house: House, n: int, game: str = "king_of_tokyo", **wish: Any
) -> tuple[HostedTable, list[Viewer]]:
    who = await people(house, n)
    number = await table_for(house, who, game, **wish)
    entered = [await house.people.enter(number, each, 0, "") for each in who]
    return entered[0][0], [viewer for _, viewer in entered]


async def refused(asked: Any, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        await asked
    assert caught.value.code == code, caught.value.text


def open_question(table: HostedTable) -> tuple[int, int]:
    """Who is asked, and the number of the question."""
    seat = table.room.asked[0]
    return seat, table.room.seats[seat].question


def test_a_hint_comes_to_who_asks_and_the_others_are_told(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            table, viewers = await sit(house, 2)
            seat, number = open_question(table)
            me, other = viewers[seat], viewers[1 - seat]
            assert table.room.table is not None
            before = table.room.table.digest()
            await house.advising.ask(table, me, AskHint(number, 0))
            await until(lambda: heard(me, "hinted"))
            (told,) = heard(me, "hinted")
            assert (told["question"], told["seat"]) == (number, seat)
            assert told["hint"]["mine"]["answer"] == 0
            assert 0 <= told["hint"]["best"]["low"] <= told["hint"]["best"]["high"] <= 1
            assert heard(other, "hinted") == []
            assert (
                heard(other, "hint_told") == heard(me, "hint_told") == [{"type": "hint_told", "seat": seat}]
            )
            assert table.room.table.digest() == before
            # Whoever is not asked, sits elsewhere or nowhere has none.
            await refused(house.advising.ask(table, other, AskHint(number)), "not-asked")
            await refused(house.advising.ask(table, other, AskHint(number, None, seat)), "not-seated")
            watching = (await house.people.enter(table.room.id, None, 0, ""))[1]
            await refused(house.advising.ask(table, watching, AskHint(number)), "not-seated")
            await refused(house.advising.ask(table, me, AskHint(number + 1)), "late")
            await refused(house.advising.ask(table, me, AskHint(number, 10**6)), "no-such-option")

    asyncio.run(story())


def test_the_host_switches_hints_off_or_quiet(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            table, viewers = await sit(house, 2, hints="off")
            assert table.info().hints == "off"
            seat, number = open_question(table)
            await refused(house.advising.ask(table, viewers[seat], AskHint(number)), "hints-off")
            await refused(house.advising.set_hints(table, viewers[1], "quiet"), "not-host")
            await house.advising.set_hints(table, viewers[0], "quiet")
            assert heard(viewers[1], "table")[-1]["table"]["hints"] == "quiet"
            await house.advising.ask(table, viewers[seat], AskHint(number))
            await until(lambda: heard(viewers[seat], "hinted"))
            assert heard(viewers[1 - seat], "hint_told") == []
        # A server that starts again knows it from the log.
        async with house_on(database) as house:
            assert (await house.tables.table(table.room.id)).info().hints == "quiet"

    asyncio.run(story())


def test_alone_with_bots_nobody_is_told(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            table, (me,) = await sit(house, 1, bots=2)
            await until(lambda: 0 in table.room.asked)
            seq = table.room.seq
            await house.advising.ask(table, me, AskHint(table.room.seats[0].question))
            assert table.room.seq == seq
            assert heard(me, "hint_told") == []

    asyncio.run(story())


def test_only_an_imagined_world_of_the_seat_goes_to_the_worker(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            table, viewers = await sit(house, 2, options={"power_up": True})
            seat, number = open_question(table)
            sent: list[tuple[Any, ...]] = []

            async def listen(work: Any, *args: Any) -> None:
                sent.append(args)
                raise RuntimeError("enough heard")

            monkeypatch.setattr(house.advising.workers, "do", listen)
            await house.advising.ask(table, viewers[seat], AskHint(number))
            await until(lambda: heard(viewers[seat], "refused"))
            packed, question = sent[0][:2]
            assert isinstance(packed, Packed)
            assert question.seat == seat
            true = table.room.table
            assert true is not None
            world = open_at(game_named(packed.game), packed.position, 1, False, None)
            assert world.view(seat) == true.view(seat)
            # Redrawn, what goes over is the same: nothing true is in it that the seat does not know.
            other = true.imagine(seat, 99)
            assert other.digest() != true.digest(), "nothing was hidden: this looks at nothing"
            monkeypatch.setattr(table.room, "table", other)
            house.advising.asking.clear()
            await house.advising.ask(table, viewers[seat], AskHint(number))
            await until(lambda: len(sent) == 2)
            assert sent[1][0] == packed
            assert heard(viewers[seat], "refused")[0]["code"] == "no-hint"

    asyncio.run(story())


def test_limits(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            table, viewers = await sit(house, 2)
            seat, number = open_question(table)
            me = viewers[seat]
            gone: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

            async def never(work: Any, *args: Any) -> Any:
                return await gone

            monkeypatch.setattr(house.advising.workers, "do", never)
            await house.advising.ask(table, me, AskHint(number))
            await refused(house.advising.ask(table, me, AskHint(number)), "hint-comes")
            house.advising.asking.clear()
            house.advising.waiting["elsewhere"] = advising.WAITING_MOST - 1
            await refused(house.advising.ask(table, me, AskHint(number)), "hints-busy")
            house.advising.waiting.clear()
            for _ in range(advising.HINTS_AT_ONCE - 1):
                house.advising.asking.clear()
                await house.advising.ask(table, me, AskHint(number))
                house.advising.waiting.clear()
            house.advising.asking.clear()
            await refused(house.advising.ask(table, me, AskHint(number)), "too-fast")
            gone.cancel()

    asyncio.run(story())


def test_many_names_behind_one_address_do_not_take_all_hints(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            gone: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

            async def never(work: Any, *args: Any) -> Any:
                return await gone

            monkeypatch.setattr(house.advising.workers, "do", never)

            async def hint(where: str) -> None:
                who = await people(house, 2)
                number = await table_for(house, who, "king_of_tokyo")
                entered = [await house.people.enter(number, each, 0, "", where) for each in who]
                seat, question = open_question(entered[0][0])
                await house.advising.ask(entered[0][0], entered[seat][1], AskHint(question))

            for _ in range(advising.WAITING_EACH):
                await hint("203.0.113.7")
            await refused(hint("203.0.113.7"), "hints-busy")
            await hint("203.0.113.8")
            gone.cancel()
            await until(lambda: not house.advising.waiting)

    asyncio.run(story())


def test_one_person_on_several_connections_asks_once(database: str) -> None:
    """Between being asked and being told of, nothing may slip through."""

    async def story() -> None:
        async with house_on(database) as house:
            table, viewers = await sit(house, 2)
            seat, number = open_question(table)
            asked = [house.advising.ask(table, viewers[seat], AskHint(number)) for _ in range(5)]
            told = await asyncio.gather(*asked, return_exceptions=True)
            codes = [each.code for each in told if isinstance(each, Refusal)]
            assert codes == ["hint-comes"] * 4
            await until(lambda: heard(viewers[seat], "hinted"))
            assert house.advising.asking == set()

    asyncio.run(story())


def test_a_hint_that_takes_long_is_told_of_and_comes_all_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advising, "TAKES_LONG", 0.05)

    async def story() -> None:
        async with house_on(database) as house:
            table, viewers = await sit(house, 2)
            seat, number = open_question(table)
            held = asyncio.Event()

            work_out = house.advising.workers.do

            async def slow(work: Any, *args: Any) -> Any:
                await held.wait()
                return await work_out(work, *args)

            monkeypatch.setattr(house.advising.workers, "do", slow)
            await house.advising.ask(table, viewers[seat], AskHint(number))
            await house.people.answer(table, viewers[seat], number, 0)
            await until(lambda: heard(viewers[seat], "refused"))
            assert heard(viewers[seat], "refused")[0]["code"] == "hints-busy"
            assert house.advising.waiting.total() == 1, "the worker is still at it"
            held.set()
            await until(lambda: not house.advising.waiting)
            assert heard(viewers[seat], "hinted")[0]["question"] == number

    asyncio.run(story())


def test_one_person_with_several_seats_asks_for_their_own(database: str) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            (who,) = await people(house, 1)
            from kaiju.server.protocol import NewTable, SeatWish

            number = await house.opening.open(
                who, NewTable(game="king_of_monster_island", seats=[SeatWish("me"), SeatWish("me")])
            )
            table, me = await house.people.enter(number, who, 0, "")
            seat, question = open_question(table)
            await refused(house.advising.ask(table, me, AskHint(question)), "which-seat")
            await house.advising.ask(table, me, AskHint(question, None, seat))
            await until(lambda: heard(me, "hinted"))
            assert heard(me, "hinted")[0]["hint"]["team"] is True

    asyncio.run(story())


def test_who_is_asked_in_secret_is_not_given_away(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house_on(database) as house:
            table, viewers = await sit(house, 2)
            seat, number = open_question(table)
            monkeypatch.setattr(type(table.room), "secretly", property(lambda room: True))
            seq = table.room.seq
            await refused(house.advising.ask(table, viewers[seat], AskHint(number)), "hint-secret")
            assert table.room.seq == seq
            assert heard(viewers[1 - seat], "hint_told") == []

    asyncio.run(story())
