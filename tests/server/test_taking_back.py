"""Taking back an answer: who may, what it does to clocks and numbers, and that it is an entry like any other."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from kaiju.bots import Packed
from kaiju.engine.questions import Question
from kaiju.engine.record import read, steps
from kaiju.server.entries import Answered, AnyEntry, Away, Back, Opened, Sat, TookBack, decode, encode
from kaiju.server.faults import Refusal
from kaiju.server.protocol import Clock
from kaiju.server.room import Room
from kaiju.server.thinkers import Thinkers
from tests.server.client import Client, Live
from tests.server.conftest import Start
from tests.server.inside import answer, heard, house_on, people, play, table_for, until
from tests.server.running import Server
from tests.server.test_live import run, table_of
from tests.server.toys import LONGER, REST, ROLL, STEP, TOYS, toy_named

T0 = 1_700_000_000_000


class Log:
    """A room with everything that was taken into it."""

    def __init__(
        self, seats: int = 2, clock: Clock | None = None, game: str = "climb", bots: int = 0
    ) -> None:
        self.taken: list[AnyEntry] = []
        self.room = Room("table", toy_named)
        opened = Opened(
            at=T0,
            game=game,
            rules={"base": 1},
            options={},
            bots=[""] * (seats - bots) + ["random"] * bots,
            host="p0",
            seed=7,
            clock=clock,
        )
        self.take(opened)
        for n in range(seats - bots):
            self.take(Sat(at=T0, seat=n, player=f"p{n}", name=f"Player {n}"))

    def take(self, entry: AnyEntry) -> None:
        self.taken.append(entry)
        self.room.take(entry)

    def give(
        self, given: int, *, seat: int = -1, at: int = T0, by: Literal["player", "bot", "auto"] = "player"
    ) -> int:
        who = seat if seat >= 0 else self.room.asked[0]
        self.take(self.room.may_answer(at, who, self.room.seats[who].question, given, len(self.taken), by))
        return who

    def back(self, seat: int, at: int = T0) -> None:
        entry = self.room.may_take_back(at, f"p{seat}", self.room.answers)
        assert entry == TookBack(at=at, seat=seat, gives_back=self.room.clock is not None)
        self.take(entry)

    def refusal(self, seat: int) -> str:
        with pytest.raises(Refusal) as caught:
            self.room.may_take_back(T0, f"p{seat}", self.room.answers)
        assert caught.value.text.endswith(".")
        return caught.value.code

    def again(self) -> Room:
        """The room that another process makes of the same log."""
        room = Room("table", toy_named)
        for entry in self.taken:
            room.take(decode(encode(entry)))
        return room


def shown(room: Room) -> list[Any]:
    assert room.table is not None
    seats = [[s.left, s.question, s.stand_in] for s in room.seats]
    undo = [room.can_undo(seat.number) for seat in room.seats]
    questions = [room.question(seat.number) for seat in room.seats]
    return [room.info(), seats, room.table.digest(), room.table.answers(), room.table.events, questions, undo]


def climbing(**more: Any) -> Log:
    """A table where everybody has chosen a pace, the first seat last; the second is asked."""
    log = Log(**more)
    for seat in reversed(range(len(log.room.seats))):
        log.give(1, seat=seat)
    assert log.room.asked == [1]
    return log


def test_a_step_is_taken_back_and_asked_again_under_a_new_number() -> None:
    log = climbing()
    room = log.room
    before = room.question(1)
    assert before is not None
    told = room.n_events
    assert not any(room.can_undo(seat) for seat in (0, 1)), "who chose last knows how the others have chosen"
    log.give(STEP)
    assert room.can_undo(1)
    assert not room.can_undo(0)
    assert not room.can_undo(-1)
    assert log.refusal(0) == "cannot-take-back"
    log.back(1)
    after = room.question(1)
    assert after is not None
    assert after.number == before.number + 2 == room.answers
    assert msgspec.structs.replace(after, number=before.number) == before
    assert room.n_events == told + 1, "it is told as an event of its own"
    assert msgspec.to_builtins(room.events([0], told)) == [{"event": "TookBack", "seat": 1}]
    assert log.refusal(1) == "cannot-take-back"
    assert shown(log.again()) == shown(room)
    log.give(ROLL)
    assert not room.can_undo(1), "a die was thrown"
    assert log.refusal(1) == "cannot-take-back"
    assert shown(log.again()) == shown(room)


def test_several_steps_are_taken_back_one_after_the_other() -> None:
    log = climbing()
    for given in (LONGER, LONGER, STEP):
        log.give(given)
    for _ in range(3):
        assert log.room.can_undo(1)
        log.back(1)
    assert log.refusal(1) == "cannot-take-back"
    assert shown(log.again()) == shown(log.room)


def test_what_the_server_answered_meanwhile_goes_with_it() -> None:
    log = climbing()
    log.give(LONGER)
    log.give(LONGER, by="auto")
    log.give(STEP, by="auto")
    assert log.room.can_undo(1)
    log.back(1)
    question = log.room.question(1)
    assert question is not None
    assert question.kind == "way"
    assert [each[:2] for each in log.room.given] == [(1, "player"), (0, "player")]
    assert log.room.answers == 8
    assert shown(log.again()) == shown(log.room)
    log.give(STEP, by="auto")
    assert log.refusal(1) == "cannot-take-back", "nothing of one's own is left"


def test_nobody_takes_back_for_others_nor_what_a_bot_has_answered() -> None:
    log = climbing()
    log.give(STEP, by="bot")
    assert not log.room.can_undo(1)
    assert log.refusal(1) == "cannot-take-back"
    log = climbing()
    log.give(STEP)
    assert log.room.can_undo(1)
    log.take(Away(at=T0, seat=1, why="left"))
    assert not log.room.can_undo(1)
    assert log.refusal(1) == "cannot-take-back"
    log.take(Back(at=T0, seat=1))
    assert log.room.can_undo(1)
    with pytest.raises(Refusal, match="do not sit"):
        log.room.may_take_back(T0, "stranger", log.room.answers)


def test_after_somebody_else_has_answered_it_is_too_late() -> None:
    log = climbing()
    log.give(REST)
    assert log.room.asked == [0]
    assert log.room.can_undo(1)
    number = log.room.seats[0].question
    log.back(1)
    assert (log.room.asked, log.room.seats[0].question) == ([1], -1)
    with pytest.raises(Refusal) as late:
        log.room.may_answer(T0, 0, number, REST, 1, "player")
    assert late.value.code == "not-asked"
    log.give(REST)
    log.give(REST)
    assert log.refusal(1) == "cannot-take-back"
    assert log.room.can_undo(0)


def test_of_several_who_are_asked_at_once_the_others_keep_their_questions() -> None:
    log = Log(seats=3)
    log.give(2, seat=1)
    assert log.room.can_undo(1)
    numbers = [seat.question for seat in log.room.seats]
    log.back(1)
    assert [seat.question for seat in log.room.seats] == [numbers[0], 2, numbers[2]]
    log.give(0, seat=1)
    log.give(0, seat=2)
    assert not log.room.can_undo(1)
    assert log.room.can_undo(2)
    assert shown(log.again()) == shown(log.room)


def test_the_clock_gains_nothing() -> None:
    log = climbing(clock=Clock(start=60, increment=10))
    seat = log.room.seats[1]
    start = seat.left
    log.give(STEP, at=T0 + 4_000)
    assert seat.left == start - 4_000 + 10_000
    log.back(1, at=T0 + 5_000)
    assert seat.left == start - 5_000, "time spent stays spent, the increment is gone"
    log.give(REST, at=T0 + 5_000)
    other = log.room.seats[0].left
    log.back(1, at=T0 + 8_000)
    assert seat.left == start - 8_000, "whoever takes back pays for what the other thought about in vain"
    assert log.room.seats[0].left == other
    assert shown(log.again()) == shown(log.room)
    for n in range(3):  # and nobody gets rich by doing it again and again
        log.give(STEP, at=T0 + 9_000 + n)
        log.back(1, at=T0 + 9_000 + n)
    assert seat.left <= start - 8_000


def test_the_clock_of_who_was_asked_in_vain_is_as_it_was() -> None:
    log = climbing(seats=3, clock=Clock(start=60))
    lefts = [seat.left for seat in log.room.seats]
    log.give(REST, at=T0)
    assert log.room.asked == [2]
    log.back(1, at=T0 + 9_000)
    assert [seat.left for seat in log.room.seats] == [lefts[0], lefts[1] - 9_000, lefts[2]]
    # Nobody thinks on somebody else's time: it must be there to be paid.
    log.give(REST, at=T0 + 9_000)
    with pytest.raises(Refusal, match="too little time"):
        log.room.may_take_back(T0 + 9_000 + lefts[1], "p1", log.room.answers)
    # What an older log says keeps its meaning.
    log.take(TookBack(at=T0 + 12_000, seat=1))
    assert [seat.left for seat in log.room.seats] == [lefts[0], lefts[1] - 9_000, lefts[2] - 3_000]


def test_who_was_thinking_already_gets_nothing_back() -> None:
    log = Log(3, Clock(start=60))
    lefts = [seat.left for seat in log.room.seats]
    assert log.room.asked == [0, 1, 2]
    log.give(0, at=T0 + 1_000)
    log.back(0, at=T0 + 5_000)
    assert [left - seat.left for seat, left in zip(log.room.seats, lefts, strict=True)] == [5_000] * 3


def test_what_an_answer_has_earned_must_still_be_there_to_be_given_back() -> None:
    """Else somebody who has used it up could earn it again and again, and think for ever."""
    log = climbing(clock=Clock(start=20, increment=30))
    log.give(STEP, at=T0 + 49_000)  # the pace has earned an increment too
    seat = log.room.seats[1]
    assert seat.left == 31_000
    with pytest.raises(Refusal, match="too little time") as caught:
        log.room.may_take_back(T0 + 75_000, "p1", log.room.answers)
    assert caught.value.code == "cannot-take-back"
    log.back(1, at=T0 + 50_000)
    assert seat.left == 0


def test_a_clock_is_never_below_nothing() -> None:
    log = climbing(clock=Clock(start=20, increment=30))
    log.give(STEP, at=T0 + 49_000)
    log.take(TookBack(at=T0 + 75_000, seat=1))  # as an older log may have it
    assert log.room.seats[1].left == 0


def test_nothing_is_taken_back_when_the_game_is_not_on() -> None:
    room = Room("table", toy_named)
    room.take(Opened(at=T0, game="climb", rules={"base": 1}, options={}, bots=["", ""], host="p0", seed=1))
    room.take(Sat(at=T0, seat=0, player="p0", name="Ann"))
    with pytest.raises(Refusal) as caught:
        room.may_take_back(T0, "p0", room.answers)
    assert caught.value.code == "not-playing"
    log = climbing()
    while log.room.state == "playing":
        log.give(REST)
    assert not log.room.can_undo(0)
    assert log.refusal(0) == "not-playing"


def test_records_of_such_games_replay_and_can_be_played_on() -> None:
    log = climbing()
    rng = random.Random(3)
    while log.room.state == "playing":
        seat = log.room.asked[0]
        question = log.room.question(seat)
        assert question is not None
        log.give(rng.randrange(question.count))
        if log.room.can_undo(seat) and rng.random() < 0.5:
            log.back(seat)
    told = log.room.record()
    back = [given for given in told.answers if given[1] == -1]
    assert back
    tables = list(steps(told, TOYS["climb"]))
    assert len(tables) == len(told.answers) + 1
    assert log.room.table is not None
    assert tables[-1].digest() == log.room.table.digest()
    assert tables[-1].events == log.room.table.events
    middle = told.answers.index(back[-1]) + 1
    later = Room("later", toy_named)
    answers = [list(given) for given in told.answers[:middle]]
    later.take(msgspec.structs.replace(log.taken[0], answers=answers))
    for entry in log.taken[1:3]:
        later.take(entry)
    assert later.state == "playing"
    assert later.answers == middle
    assert shown(log.again()) == shown(log.room)


def test_a_copy_is_made_only_for_whom_it_matters() -> None:
    log = climbing()
    log.give(STEP)
    table = log.room.table
    assert table is not None
    asked: list[int] = []
    true = table.can_undo

    class Counting:
        def __getattr__(self, name: str) -> Any:
            return getattr(table, name)

        def can_undo(self, seat: int) -> bool:
            asked.append(seat)
            return true(seat)

    log.room.table = Counting()  # type: ignore[assignment]
    for _ in range(5):
        assert [log.room.can_undo(seat) for seat in (-1, 0, 1)] == [False, False, True]
    assert asked == [1]


# ------------------------------------------------------------------ in the house


def test_everybody_is_told_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "kaiju.db")

    async def story() -> None:
        async with house_on(database) as house:
            who = await people(house, 2)
            number = await table_for(house, who)
            table, first = await house.people.enter(number, who[0], 0, "")
            _, second = await house.people.enter(number, who[1], 0, "")
            _, watcher = await house.people.enter(number, None, 0, "")
            await answer(house, table, second, 1)
            await answer(house, table, first, 1)
            await answer(house, table, second, STEP)
            can = [heard(viewer, "news")[-1].get("can_undo", False) for viewer in (first, second, watcher)]
            assert can == [False, True, False]
            for viewer, code in ((first, "cannot-take-back"), (watcher, "not-seated")):
                with pytest.raises(Refusal) as caught:
                    await house.people.take_back(table, viewer, table.room.answers)
                assert caught.value.code == code
            await house.people.take_back(table, second, table.room.answers)
            for viewer in (first, second, watcher):
                news = heard(viewer, "news")[-1]
                assert news["events"] == [{"event": "TookBack", "seat": 1}]
                assert not news.get("can_undo")
            assert heard(second, "news")[-1]["question"]["kind"] == "way"
            assert b"kaiju_answers_taken_back_total 1.0" in house.metrics.text()
            await answer(house, table, second, STEP)
            room = table.room
        async with house_on(database) as house:
            again = (await house.tables.table(number)).room
            assert shown(again) == shown(room)
            table, second = await house.people.enter(number, who[1], 0, "")
            assert heard(second, "welcome")[0]["can_undo"] is True
            await house.people.take_back(table, second, table.room.answers)
            await play(house, number, who, random.Random(2))
            told = read(await house.tables.record(number))
            assert sum(given[1] == -1 for given in told.answers) == 2
            page = msgspec.json.decode(await house.tables.replay(number, -1, 0, 100))
            assert page["count"] == len(told.answers) + 1
            assert {"event": "TookBack", "seat": 1} in [e for step in page["steps"] for e in step["events"]]

    asyncio.run(story())


def test_a_bot_that_was_thinking_meanwhile_is_too_late(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "kaiju.db"), bot_pace_ms=300) as house:
            who = await people(house, 1)
            number = await table_for(house, who, bots=1)
            table, viewer = await house.people.enter(number, who[0], 0, "")
            await answer(house, table, viewer, 1)
            async with asyncio.timeout(30):
                while True:
                    await until(lambda: table.room.asked == [0])
                    await answer(house, table, viewer, REST)
                    if table.room.state != "playing":
                        break
                    await house.people.take_back(table, viewer, table.room.answers)
                    assert table.room.asked == [0]
                    await asyncio.sleep(0.5)
                    assert table.room.asked == [0], "the bot answered a question that is not asked any more"
                    await answer(house, table, viewer, REST)
                    break

    asyncio.run(story())


class Slow(Thinkers):
    """Bots that wait until they are let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.let = asyncio.Event()
        self.began = 0

    async def think(
        self,
        bot: str,
        game: str,
        view: Any,
        question: Question,
        worlds: Packed | None = None,
        who: str = "",
    ) -> int:
        self.began += 1
        await self.let.wait()
        return REST


def test_a_player_who_comes_back_while_a_bot_thinks_answers_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "kaiju.db")) as house:
            house.thinkers = slow = Slow()
            who = await people(house, 2)
            number = await table_for(house, who)
            table, first = await house.people.enter(number, who[0], 0, "")
            _, second = await house.people.enter(number, who[1], 0, "")
            await answer(house, table, second, 1)
            await answer(house, table, first, 1)
            assert table.room.asked == [1]
            await house.people.leave(number, who[1])
            await until(lambda: slow.began)
            _, second = await house.people.enter(number, who[1], 0, "")
            assert table.room.seats[1].thinks_for_itself
            slow.let.set()
            await until(lambda: not table.thinking)
            assert table.room.asked == [1], "the bot answered for somebody who is there"
            await answer(house, table, second, STEP)
            assert table.room.can_undo(1)

    asyncio.run(story())


# ------------------------------------------------------------------ over the wire


async def until_it_can_be_taken_back(lines: list[Live], rng: random.Random) -> Live:
    """Everybody plays at random until somebody may take an answer back."""
    async with asyncio.timeout(60):
        while True:
            for live in lines:
                assert not live.over, "nobody could ever take anything back"
                if live.can_undo:
                    return live
                question = live.question
                if question is not None and question["number"] != live.last_answered:
                    live.question = None
                    live.last_answered = question["number"]
                    await live.answer(rng.randrange(question["count"]), question["number"])
            await asyncio.gather(*(live.sync() for live in lines))


def test_taking_back_over_the_wire_and_after_a_kill(start: Start) -> None:
    server: Server = start()

    async def story(client: Client) -> None:
        table, who = await table_of(client, 2)
        lines = [await client.live(table, person) for person in who]
        watcher = await client.live(table)
        for live in (*lines, watcher):
            if not live.can_undo:
                assert (await live.refusal({"type": "take_back", "answers": live.answers}))["code"] in (
                    "cannot-take-back",
                    "not-seated",
                )
        mine = await until_it_can_be_taken_back(lines, random.Random(5))
        await mine.send({"type": "take_back", "answers": mine.answers})
        await mine.until("news")
        await asyncio.gather(*(live.sync() for live in (*lines, watcher)))
        for live in (*lines, watcher):
            assert live.events[-1] == {"event": "TookBack", "seat": mine.seat}
        question = mine.question
        assert question is not None
        view, number, answers = mine.view, question["number"], mine.answers
        server.kill()
        server.start()
        again = await client.live(table, who[mine.seat])
        assert (again.view, again.question, again.answers) == (view, question, answers)
        assert again.events == mine.events
        await again.answer(0, number)
        await again.until("news")
        other = await client.live(table, who[1 - mine.seat])
        await asyncio.gather(*(live.play(random.Random(n)) for n, live in enumerate((again, other))))
        told = read((await client.ask("GET", f"/api/tables/{table}/record")).content)
        assert [mine.seat, -1] in told.answers
        assert (await client.get(f"/api/tables/{table}/replay"))["count"] == len(told.answers) + 1

    run(server, story)


def test_an_answer_given_while_it_is_taken_back_is_one_or_the_other() -> None:
    """Whoever is second is refused, in whatever order the two arrive."""
    log = climbing()
    log.give(REST)
    back = log.room.may_take_back(T0, "p1", log.room.answers)
    number = log.room.seats[0].question
    other = log.room.may_answer(T0, 0, number, REST, 3, "player")
    assert isinstance(other, Answered)
    log.take(other)
    assert log.refusal(1) == "cannot-take-back"
    log = climbing()
    log.give(REST)
    log.take(back)
    with pytest.raises(Refusal):
        log.room.may_answer(T0, 0, number, REST, 3, "player")


def test_a_doubled_message_takes_back_once() -> None:
    """Two steps can be taken back; a message that comes twice speaks of one of them."""
    log = climbing()
    log.give(STEP)
    log.give(STEP)
    answers = log.room.answers
    log.take(log.room.may_take_back(T0, "p1", answers))
    with pytest.raises(Refusal) as caught:
        log.room.may_take_back(T0, "p1", answers)
    assert caught.value.code == "late"
