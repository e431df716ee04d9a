"""Who is asked because of hidden cards stays hidden: in what is sent, on the clocks, and in how long things take."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec
import pytest

from kaiju.games import game_named
from kaiju.server import entries, movers
from kaiju.server.entries import Opened, Sat
from kaiju.server.house import House
from kaiju.server.looking import REACT_WITHIN
from kaiju.server.movers import pause
from kaiju.server.protocol import Clock, Gone
from kaiju.server.room import Room
from kaiju.server.tables import HostedTable
from kaiju.server.viewers import Viewer
from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import rule
from tests.server.inside import answer, heard, house_on, people, table_for

POWER_UP = {"power_up": True}
T0 = 1_000_000


def last(viewer: Viewer) -> dict[str, Any]:
    """The last thing a viewer was told about who is asked: the news, or the table from outside."""
    told = [each for each in heard(viewer) if each["type"] in ("news", "table", "welcome")]
    found = told[-1]
    return found if found["type"] == "news" else found["table"]


def test_what_is_sent_does_not_tell_who_is_asked(tmp_path: Any) -> None:
    seen = 0

    async def story() -> None:
        nonlocal seen
        async with house_on(str(tmp_path / "x.db"), game_named) as house:
            who = await people(house, 3)
            for game in range(40):
                rng = random.Random(game)
                number = await table_for(
                    house, who, "king_of_tokyo", options=POWER_UP, public=True, clock=Clock(300, 10)
                )
                entered = [await house.people.enter(number, player, 0, "") for player in who]
                table, spectator = await house.people.enter(number, None, 0, "")
                room = table.room
                while room.state == "playing":
                    seat = room.asked[0]
                    if room.secretly:
                        seen += 1
                        assert room.table is not None
                        hiders = room.table.game.hiders(room.table.st)
                        assert seat in hiders
                        house.telling.table_news(table)
                        for _, viewer in entered:
                            told = last(viewer).get("asked", [])
                            assert told == ([seat] if viewer.seat == seat else hiders)
                        assert last(spectator).get("asked", []) == hiders
                        assert (await house.tables.listed(game="", state="", player=""))[0].asked == hiders
                        assert not any(clock.runs for clock in room.clocks(room.at + 5000))
                        before = room.clocks(room.at + 5000)
                        await answer(house, table, entered[seat][1], 0)
                        after = [clock.left for clock in room.clocks(room.at)]
                        assert after == [clock.left for clock in before], "the clocks tell who was asked"
                    else:
                        question = room.question(seat)
                        assert question is not None
                        await answer(house, table, entered[seat][1], rng.randrange(question.count))
                    for _, viewer in (*entered, (table, spectator)):
                        while len(viewer.outbox) > 40:
                            viewer.outbox.popleft()
                for each, viewer in (*entered, (table, spectator)):
                    await house.people.go(each, viewer)
                if seen > 30:
                    return

    asyncio.run(story())
    assert seen > 30, "hardly any offer was made in secret: this proves nothing"


def room_asked_in_secret() -> tuple[Room, int]:
    """A room at the moment of a secret offer."""
    game = game_named("king_of_tokyo")
    options = game.options(POWER_UP, 3)
    for seed in range(1, 200):
        room = Room("x", game_named)
        opened = Opened(
            at=T0,
            game=game.name,
            rules=game.rules_of(options),
            options=options,
            bots=["", "", ""],
            host="p0",
            seed=seed,
            clock=Clock(60, 5),
        )
        rng = random.Random(seed)
        room.take(opened)
        for n in range(3):
            room.take(Sat(at=T0, seat=n, player=f"p{n}", name=f"P{n}"))
        for _ in range(300):
            if room.state != "playing":
                break
            if room.secretly:
                return room, room.asked[0]
            seat = room.asked[0]
            question = room.question(seat)
            assert question is not None
            room.take(
                entries.Answered(
                    at=room.at + 10,
                    seat=seat,
                    answer=rng.randrange(question.count),
                    seed=rng.randrange(1, 10**9),
                )
            )
    raise AssertionError("no game made a secret offer")


def test_nobodys_clock_runs_while_a_secret_offer_stands_and_it_does_not_stand_for_ever() -> None:
    room, seat = room_asked_in_secret()
    asked = room.at
    left = [clock.left for clock in room.clocks(asked)]
    room.take(entries.Said(at=asked + 5000, name="P", text="hm"))
    assert [clock.left for clock in room.clocks(asked + 15_000)] == left
    assert room.time_is_over() == asked + REACT_WITHIN
    assert room.not_taken(asked + REACT_WITHIN - 1, 7) is None
    entry = room.not_taken(asked + REACT_WITHIN, 7)
    assert entry is not None
    assert (entry.seat, entry.by) == (seat, "auto")
    room.take(entry)
    assert [clock.left for clock in room.clocks(room.at)] == left
    assert all(not each.stand_in for each in room.seats), "who did not answer was told"


def test_an_answer_in_secret_earns_nothing_and_gives_nothing_back() -> None:
    room, seat = room_asked_in_secret()
    left = [clock.left for clock in room.clocks(room.at)]
    room.take(entries.Answered(at=room.at + 3000, seat=seat, answer=0, seed=5))
    assert [clock.left for clock in room.clocks(room.at)] == left
    if room.can_undo(seat):
        room.take(entries.TookBack(at=room.at, seat=seat))
        assert [clock.left for clock in room.clocks(room.at)] == left


def test_those_who_are_gone_are_treated_alike(tmp_path: Any) -> None:
    """A bot stands in for everybody who holds hidden cards and is gone, asked or not."""
    room, seat = room_asked_in_secret()
    others = [n for n in room.waiting(-1) if n != seat]
    assert others
    table = msgspec.json.encode(room.info(viewer=others[0]))
    assert msgspec.json.decode(table)["asked"] == room.waiting(-1)
    assert room.info(viewer=seat).asked == [seat]
    assert room.info().asked == room.waiting(-1)

    async def story() -> None:
        async with house_on(str(tmp_path / "x.db"), game_named, away_after=0) as house:
            seen: list[Any] = []
            for asked_is_gone in (True, False):
                table, viewers, seat = await asked_in_secret(house)
                gone = seat if asked_is_gone else next(n for n in table.room.waiting(-1) if n != seat)
                before = table.room.waiting(-1)
                await house.people.go(table, viewers[gone])
                info = table.info()
                seen.append(
                    (table.awaited() == [gone], info.asked == before, info.seats[gone].gone, len(before))
                )
                await house.sweeping._stand_in_for_gone(table, time.monotonic())
                stand_ins = [n for n, each in enumerate(table.room.seats) if each.stand_in]
                assert stand_ins == [gone], f"the asked one is gone: {asked_is_gone}"
                assert table.room.seats[gone].stand_in == "left"
                assert table.awaited() == []
            assert seen[0][:3] == seen[1][:3] == (True, True, Gone(left=0, bot=[], wait=[]))

    asyncio.run(story())


async def asked_in_secret(house: House) -> tuple[HostedTable, list[Viewer], int]:
    """A table without a clock at the moment of a secret offer, with all its people, and who is asked."""
    for seed in range(200):
        rng = random.Random(seed)
        who = await people(house, 3)
        number = await table_for(house, who, "king_of_tokyo", options=POWER_UP)
        entered = [await house.people.enter(number, player, 0, "") for player in who]
        table, room = entered[0][0], entered[0][0].room
        while room.state == "playing":
            seat = room.asked[0]
            if room.secretly and len(room.waiting(-1)) > 1:
                return table, [viewer for _, viewer in entered], seat
            question = room.question(seat)
            assert question is not None
            await answer(house, table, entered[seat][1], rng.randrange(question.count))
    raise AssertionError("no game made a secret offer")


@pytest.mark.parametrize("by", ["bot", "auto"])
def test_how_long_a_secret_answer_takes_tells_nothing(by: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)  # no time passes, however slow the machine is
    quick = sorted(pause(0.7, now, by, True) for _ in range(400))
    assert 0.6 < quick[0] < 0.8
    assert 1.9 < quick[-1] <= 2.1
    assert 1.2 < quick[200] < 1.6
    slow = [pause(0.7, now - 5, by, True) for _ in range(50)]
    assert all(0 <= each <= 0.71 for each in slow)
    assert pause(0.0, now, by, True) == 0.0
    assert pause(0.7, now, by, False) == (0.7 if by == "bot" else 0.0)


def defended(hand: list[str]) -> tuple[Room, int]:
    """A room at the moment when Megalon, with this hand, is hit."""
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["snapping_jaws"]},
        {"kaiju": "megalon", "at": (0, 0), "hand": hand},
    )
    play.card("snapping_jaws")
    play.damage(1)
    game = game_named("godzilla_tokyo_clash")
    options = game.options({}, 2)
    room = Room("x", game_named)
    room.take(Opened(at=T0, game=game.name, rules=game.rules_of(options), options=options, bots=["", ""], host="p0",
                     seed=1, clock=Clock(60, 5)))  # fmt: skip
    for n in range(2):
        room.take(Sat(at=T0, seat=n, player=f"p{n}", name=f"P{n}"))
    room.table = play.table
    room._ask(-1)
    return room, room.asked[0]


@rule("GTC-VIEW-09")
@pytest.mark.parametrize(("hand", "answers"), [(["dig_in"], 2), (["undermine", "burrow"], 1)])
def test_who_could_not_have_defended_is_asked_all_the_same(hand: list[str], answers: int) -> None:
    """An answer that the server gives at once would tell that there was none to choose."""
    room, seat = defended(hand)
    question = room.shown_question(seat)
    assert seat == 1
    assert question is not None
    assert (question.kind, question.count) == ("defend", answers)
    assert room.seats[seat].prefers.forced
    assert room.conceals
    assert room.waiting(0) == room.waiting(-1) == [1]
    assert [clock.runs for clock in room.clocks(room.at)] == [False, True]


@pytest.mark.parametrize("hand", [["dig_in"], ["undermine", "burrow"]])
def test_a_bot_takes_its_time_to_defend_whatever_it_holds(
    hand: list[str], tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[bool] = []

    def noted(pace: float, began: float, by: Any, secretly: bool) -> float:
        waited.append(secretly)
        return 0.0

    async def given(*words: Any) -> bool:
        return True

    async def story() -> None:
        async with house_on(str(tmp_path / "x.db"), game_named) as house:
            monkeypatch.setattr(movers, "pause", noted)
            monkeypatch.setattr(house.movers, "_give", given)
            room, seat = defended(hand)
            room.seats[seat].player, room.seats[seat].bot = "", "random"
            table = HostedTable(room, 60)
            table.mine = True
            table.viewers.append(Viewer("p0", "P0", [0]))
            await house.movers._move(table, seat, room.seats[seat].question)

    asyncio.run(story())
    assert waited == [True]
