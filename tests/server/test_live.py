"""The live channel: hello, answers, talk, refusals, coming back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from tests.server.client import Client, Live, Person, play_all
from tests.server.conftest import Start
from tests.server.running import Server, rows

TWO = [{"who": "me"}, {"who": "open"}]
FOUR = [{"who": "me"}, {"who": "open"}, {"who": "open"}, {"who": "open"}]


def run(server: Server, story: Callable[[Client], Coroutine[Any, Any, None]]) -> None:
    """Tell a story with a client."""

    async def tell() -> None:
        async with Client(server) as client:
            await story(client)

    asyncio.run(tell())


async def table_of(client: Client, n: int, **wish: Any) -> tuple[str, list[Person]]:
    """A table whose seats are all taken by people."""
    people = [await client.person(f"Player {i}") for i in range(n)]
    table = await client.open(people[0], seats=[{"who": "me"}, *[{"who": "open"}] * (n - 1)], **wish)
    for person in people[1:]:
        await client.join(table, person, password=wish.get("password", ""))
    return table, people


# ------------------------------------------------------------------ playing


def test_a_game_between_people_on_either_database(either: Server) -> None:
    async def story(client: Client) -> None:
        table, people = await table_of(client, 3)
        lines = [await client.live(table, who) for who in people]
        watcher = await client.live(table)
        assert [live.seat for live in (*lines, watcher)] == [0, 1, 2, -1]
        await asyncio.gather(play_all(lines, random.Random(1)), watcher.when(lambda live: live.over))
        await watcher.sync()
        told = await client.look(table)
        assert told["state"] == "finished"
        assert told["winners"] == lines[0].table["winners"]
        assert told["ending"]
        assert {live.next_event for live in (*lines, watcher)} == {watcher.next_event}
        assert len(lines[0].events) == lines[0].next_event
        for live in (*lines, watcher):
            await live.socket.close()

    run(either, story)


def test_bots_play_with_people(server: Server) -> None:
    async def story(client: Client) -> None:
        ann = await client.person()
        for game, seats in (("king_of_tokyo", 4), ("king_of_tokyo_duel", 2), ("king_of_tokyo_origins", 3)):
            bots = [{"who": "bot", "bot": "greedy"}] * (seats - 1)
            table = await client.open(ann, game, [{"who": "me"}, *bots])
            async with await client.live(table, ann) as live:
                await live.play(random.Random(2))
                assert live.over

    run(server, story)


async def bots_alone(client: Client, host: Person) -> None:
    """A game between bots, to its end: the workers that think for them have been started."""
    table = await client.open(host, seats=[{"who": "bot", "bot": "random"}] * 3)
    async with await client.live(table) as live:
        await live.when(lambda live: live.over, within=60)


def test_bots_alone_play_to_the_end(server: Server) -> None:
    async def story(client: Client) -> None:
        await bots_alone(client, await client.person())

    run(server, story)


def test_a_waiting_table_tells_who_comes_and_begins_by_itself(server: Server) -> None:
    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        table = await client.open(ann, seats=TWO)
        async with await client.live(table, ann) as live:
            assert live.table["state"] == "waiting"
            assert msgspec.json.decode(live.heard[0]).get("view") is None
            assert (await live.refusal({"type": "answer", "question": 0, "answer": 0}))[
                "code"
            ] == "not-playing"
            await client.join(table, bo)
            await live.when(lambda live: live.table["state"] == "playing")
            assert [seat["name"] for seat in live.table["seats"]] == ["Ann", "Bo"]
            await live.until("news")
            assert live.view["seat"] == 0

    run(server, story)


def test_a_spectator_who_takes_a_seat_is_seated_on_the_same_line(server: Server) -> None:
    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        table = await client.open(ann, seats=[{"who": "open"}, {"who": "me"}], options={"power_up": True})
        async with await client.live(table, bo) as live:
            assert live.seat == -1
            await client.join(table, bo)
            question = await live.asked()
            assert question["seat"] == 0
            assert live.view["seat"] == 0

    run(server, story)


# ------------------------------------------------------------------ refusals


def test_every_refusal_has_a_word_and_a_sentence(server: Server) -> None:
    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        async with await client.line(table) as live:
            for message in (
                {"type": "answer", "question": 0, "answer": 0},
                {"type": "say", "text": "hello"},
                {"type": "concede"},
                {"type": "prefer", "forced": True, "not_this_turn": True},
            ):
                assert (await live.refusal(message))["code"] == "hello-first"
            await live.send({"type": "ping"})
            assert (await live.until("pong"))["now"] > 1_700_000_000_000
        async with await client.live(table, ann) as first, await client.live(table, bo) as second:
            asked, other = (first, second) if first.question else (second, first)
            question = await asked.asked()
            number = question["number"]
            for bad, code in (
                ("", "not-understood"),
                ("hello", "not-understood"),
                ("[]", "not-understood"),
                ("{}", "not-understood"),
                ('{"type":"dance"}', "not-understood"),
                ('{"type":"answer"}', "not-understood"),
                ('{"type":"answer","question":-1,"answer":0}', "not-understood"),
                ('{"type":"answer","question":0,"answer":true}', "not-understood"),
                ('{"type":"answer","question":0,"answer":0,"more":1}', "not-understood"),
                ('{"type":"say","text":""}', "not-understood"),
                (b"\xff\xfe", "not-understood"),
                ("x" * 5000, "too-long"),
                ({"type": "say", "text": "x" * 301}, "not-understood"),
                ({"type": "answer", "question": number + 1, "answer": 0}, "late"),
                ({"type": "answer", "question": number, "answer": question["count"]}, "no-such-option"),
                ({"type": "answer", "question": 10**40, "answer": 0}, "late"),
            ):
                refused = await asked.refusal(bad)
                assert refused["code"] == code, (bad, refused)
                if isinstance(bad, dict) and bad["type"] == "answer":
                    assert refused["question"] == bad["question"]
            refused = await other.refusal({"type": "answer", "question": number, "answer": 0})
            assert refused["code"] == "not-asked"
            assert (await client.look(table))["answers"] == 0  # nothing has changed

    run(server, story)


def test_late_and_doubled_answers_do_no_harm(server: Server) -> None:
    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        asked = (ann, bo)[(await client.look(table))["asked"][0]]
        async with await client.live(table, asked) as first:
            twin = await client.live(table, asked)
            number = (await first.asked())["number"]
            for line in (first, twin, first, first):
                await line.answer(0, number)
            assert (await first.until("refused"))["code"] in ("late", "not-asked")
            assert (await first.until("refused"))["code"] in ("late", "not-asked")
            await first.sync()
            await twin.sync()
            told = await client.look(table)
            assert told["answers"] == 1
            assert first.answers == twin.answers == 1
            await twin.socket.close()

    run(server, story)


def test_wrong_secrets_are_turned_away(either: Server) -> None:
    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        for player, secret in (
            (ann.id, bo.secret),
            (ann.id, ""),
            (ann.id, ann.secret[:-1]),
            ("", ann.secret),
            ("nobody", "x"),
            ("a\0b", "c\0d"),
            ("\ud7ff" * 10, "é" * 20),
        ):
            async with await client.line(table) as live:
                await live.send({"type": "hello", "player": player, "secret": secret})
                assert (await live.until("refused"))["code"] == "wrong-secret", (player, secret)
                assert await live.closed() == 4003
        async with await client.live(table, ann) as live:  # a mistake later on costs nothing
            await live.send({"type": "hello", "player": ann.id, "secret": bo.secret})
            assert (await live.until("refused"))["code"] == "wrong-secret"
            await live.sync()

    run(either, story)


def test_no_such_table(either: Server) -> None:
    async def story(client: Client) -> None:
        for number in ("nothing", "x" * 300, "a%00b", "%F0%9F%A6%96", "%ff"):
            async with await client.line(number) as live:
                await live.send({"type": "hello"})
                assert (await live.until("refused"))["code"] == "no-such-table", number
                assert await live.closed() == 4004

    run(either, story)


def test_a_password_guards_watching_and_joining(server: Server) -> None:
    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        table = await client.open(ann, seats=TWO, password="gojira 1954")
        assert (await client.look(table))["locked"]
        for password in ("", "Gojira 1954", "x" * 64):
            async with await client.line(table) as live:
                assert (await live.hello(None, password=password))["code"] == "wrong-password"
                assert await live.closed() == 4003
            joined = await client.ask("POST", f"/api/tables/{table}/join", {"password": password}, bo)
            assert (joined.status_code, joined.json()["code"]) == (403, "wrong-password")
        async with (
            await client.live(table, ann) as host,
            await client.live(table, password="gojira 1954") as eye,
        ):
            assert (host.seat, eye.seat) == (0, -1)
            await client.join(table, bo, password="gojira 1954")
            async with await client.live(table, bo) as live:  # who sits there needs no password any more
                assert live.seat == 1
        stored = rows(server.database, "select body from entries")
        assert not any("gojira" in body for (body,) in stored)

    run(server, story)


def test_a_spectator_cannot_act(server: Server) -> None:
    async def story(client: Client) -> None:
        table, _ = await table_of(client, 2)
        stranger = await client.person("Eve")
        for who in (None, stranger):
            async with await client.live(table, who) as live:
                for message in (
                    {"type": "answer", "question": 0, "answer": 0},
                    {"type": "concede"},
                    {"type": "prefer", "forced": True, "not_this_turn": True},
                ):
                    assert (await live.refusal(message))["code"] == "not-seated"
        async with await client.live(table) as live:
            assert (await live.refusal({"type": "say", "text": "boo"}))["code"] == "not-seated"
        assert (await client.look(table))["answers"] == 0

    run(server, story)


# ------------------------------------------------------------------ talking


def test_chat_reaches_everybody_and_is_kept(server: Server) -> None:
    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        eve = await client.person("Eve")
        async with await client.live(table, ann) as first, await client.live(table, bo) as second:
            async with await client.live(table, eve) as watcher:
                await first.send({"type": "say", "text": "  hello \n\t there  "})
                await watcher.send({"type": "say", "text": "I only watch"})
                for live in (first, second, watcher):
                    await live.when(lambda live: len(live.chat) == 2)
                    lines = sorted((line.get("seat", -1), line["text"]) for line in live.chat)
                    assert lines == [(-1, "I only watch"), (0, "hello there")]
                    assert {line["name"] for line in live.chat} == {"Player 0", "Eve"}
            await first.send({"type": "say", "text": " \n "})
            await first.sync()
            assert len(first.chat) == 2  # nothing was said
        async with await client.live(table) as later:
            assert len(later.chat) == 2

    run(server, story)


def test_chat_carries_no_control_characters(either: Server) -> None:
    nasty = "a\x00b\x1b[31mc\u202ed\u200be\ufeff <b>&amp;</b> 🦖"

    async def story(client: Client) -> None:
        table, (ann, _) = await table_of(client, 2)
        async with await client.live(table, ann) as live:
            await live.send({"type": "say", "text": nasty})
            line = (await live.until("chat"))["line"]
            assert line["text"] == "a b [31mc d e <b>&amp;</b> 🦖"
            await live.send({"type": "say", "text": "\x00\u202e\x07"})
            await live.sync()
            assert len(live.chat) == 1

    run(either, story)


# ------------------------------------------------------------------ coming and going


def test_presence(server: Server) -> None:
    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)

        def here(live: Live) -> list[bool]:
            return [seat["here"] for seat in live.table["seats"]]

        async with await client.live(table, ann) as live:
            assert here(live) == [True, False]
            second = await client.live(table, bo)
            await live.when(lambda live: here(live) == [True, True])
            twin = await client.live(table, bo)
            watcher = await client.live(table)
            await live.when(lambda live: live.table["watchers"] == 1)
            await second.socket.close()
            await watcher.socket.close()
            await live.when(lambda live: live.table["watchers"] == 0)
            await live.sync()
            assert here(live) == [True, True]  # one of two windows is still open
            await twin.socket.close()
            await live.when(lambda live: here(live) == [True, False])

    run(server, story)


def test_resuming_misses_nothing_and_repeats_nothing(server: Server) -> None:
    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        rng = random.Random(9)
        steady = await client.live(table, bo)
        playing = asyncio.create_task(steady.play(random.Random(3)))
        told: list[Any] = []
        live = await client.live(table, ann)
        while not live.over:
            with_events = rng.randrange(1, 6)
            await live.play(rng, upto=with_events)
            told += live.events
            live.events = []
            since = live.next_event
            assert since is not None
            if rng.random() < 0.5:
                live.socket.transport.abort()  # as when a phone leaves the network
            else:
                await live.socket.close()
            live = await client.live(table, ann, since=since)
            first = msgspec.json.decode(live.heard[0]).get("first", 0)
            assert first == since
        told += live.events  # the end may have come between two lines
        await playing
        again = await client.live(table, ann, since=0)
        assert again.events == told
        assert again.next_event == len(told) > 0
        behind = await client.live(table, ann, since=len(told) + 5)
        assert behind.events == []
        for line in (live, again, behind, steady):
            await line.socket.close()

    run(server, story)


def test_hello_again_on_the_same_line_starts_over(server: Server) -> None:
    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        async with await client.live(table, ann) as live:
            assert live.seat == 0
            await live.hello(bo)
            assert live.seat == 1
            await live.hello(None)
            assert live.seat == -1
            await live.sync()
            info = await client.look(table)
            assert [seat["here"] for seat in info["seats"]] == [False, False]
            assert info["watchers"] == 1

    run(server, story)


def test_leaving_and_coming_back(server: Server) -> None:
    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        await client.post(f"/api/tables/{table}/leave", None, bo)
        async with await client.live(table, ann) as live:
            assert live.table["seats"][1]["stand_in"] == "left"
            await live.play(random.Random(1), upto=1)  # seat 1 belongs to a bot, and nobody can be out yet
            async with await client.live(table, bo) as back:
                assert not back.table["seats"][1]["stand_in"]
                await live.when(lambda live: not live.table["seats"][1]["stand_in"])

    run(server, story)


def test_who_is_away_without_a_clock_is_played_by_a_bot_and_may_return(start: Start) -> None:
    server = start(AWAY_AFTER="1")

    async def story(client: Client) -> None:
        table, people = await table_of(client, 2)
        asked = (await client.look(table))["asked"][0]
        async with await client.live(table, people[1 - asked]) as live:
            await live.when(lambda live: live.table["seats"][asked]["stand_in"] == "left", within=15)
            await live.asked()  # the bot went on until it was our turn
            async with await client.live(table, people[asked]) as back:
                assert not back.table["seats"][asked]["stand_in"]
        assert (await client.look(table))["answers"] > 0

    run(server, story)


def test_nobody_is_replaced_while_nobody_waits(start: Start) -> None:
    server = start(AWAY_AFTER="1")

    async def story(client: Client) -> None:
        table, _ = await table_of(client, 2)
        async with await client.live(table):  # a spectator does not count
            await asyncio.sleep(5)
        assert not any(seat["stand_in"] for seat in (await client.look(table))["seats"])

    run(server, story)


def test_time_over_stand_in_and_return(server: Server) -> None:
    async def story(client: Client) -> None:
        table, people = await table_of(client, 2, clock={"start": 5, "increment": 1})
        seat = (await client.look(table))["asked"][0]
        async with await client.live(table, people[seat]) as live:
            assert live.clocks[seat]["runs"]
            assert 0 < live.clocks[seat]["left"] <= 5000
            await live.when(lambda live: live.table["seats"][seat]["stand_in"] == "time", within=15)
            await live.when(lambda live: live.answers > 0)  # the bot has answered
            await live.sync()
            # Whatever the player says now: it is back, with ten seconds.
            await live.send({"type": "answer", "question": 0, "answer": 0})
            await live.when(lambda live: not live.table["seats"][seat]["stand_in"])
            assert 5000 < live.clocks[seat]["left"] <= 10_000

    run(server, story)


def test_conceding_ends_a_game_for_two(server: Server) -> None:
    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        async with await client.live(table, ann) as first, await client.live(table, bo) as second:
            await second.send({"type": "concede"})
            await first.when(lambda live: live.over)
            assert first.table["winners"] == [0]
            assert first.table["ending"] == "conceded"
            await first.sync()
            assert first.question is None
            assert (await first.refusal({"type": "concede"}))["code"] == "not-playing"

    run(server, story)


def test_after_conceding_a_bot_plays_on_and_cannot_be_overruled(server: Server) -> None:
    async def story(client: Client) -> None:
        table, people = await table_of(client, 3)
        lines = [await client.live(table, who) for who in people]
        await lines[2].send({"type": "concede"})
        await lines[2].until("table")
        assert (await lines[2].refusal({"type": "concede"}))["code"] == "conceded"
        refused = await lines[2].refusal({"type": "answer", "question": 0, "answer": 0})
        assert refused["code"] == "conceded"
        await play_all(lines[:2], random.Random(4))
        assert 2 not in (await client.look(table))["winners"]
        for live in lines:
            await live.socket.close()

    run(server, story)


# ------------------------------------------------------------------ what the server may answer


def test_offers_can_be_declined_for_the_turn(server: Server) -> None:
    """The seat that likes it so is never asked what `not this turn` answers; the other one is."""

    async def story(client: Client) -> None:
        offered = [0, 0]
        for seed in range(30):
            table, people = await table_of(client, 2, options={"power_up": True})
            lines = [await client.live(table, who) for who in people]
            await lines[0].send({"type": "prefer", "forced": True, "not_this_turn": True})
            await lines[0].sync()
            async with await client.live(table, people[0]) as twin:
                wishes = msgspec.json.decode(twin.heard[0])["prefers"]
                assert (wishes["forced"], wishes["not_this_turn"]) == (True, True)
            await play_all(lines, random.Random(seed))
            for n, live in enumerate(lines):
                offered[n] += sum("opt-not-this-turn" in text for text in live.heard)
                await live.socket.close()
            if offered[1] > 3:
                break
        assert offered[0] == 0
        assert offered[1] > 3

    run(server, story)


# ------------------------------------------------------------------ trouble with bots


def test_killed_workers_do_not_stop_a_table(start: Start) -> None:
    import psutil  # type: ignore[import-untyped]

    server = start()
    server.may_fail = True  # it says that a worker died

    def kill_workers() -> int:
        """The worker is what the fork server started; the fork server itself is ours to keep."""
        workers = [worker for child in psutil.Process(server.pid).children() for worker in child.children()]
        for worker in workers:
            worker.kill()
        return len(workers)

    async def story(client: Client) -> None:
        ann = await client.person()
        await bots_alone(client, ann)
        assert kill_workers()  # those of the next table find out
        table = await client.open(ann, seats=[{"who": "me"}, *[{"who": "bot", "bot": "greedy"}] * 3])
        async with await client.live(table, ann) as live:
            for _ in range(2):
                await live.play(random.Random(1), upto=2)
                kill_workers()
            await live.play(random.Random(1))
            assert live.over

    run(server, story)
    assert any("a worker process died" in line["message"] for line in server.lines())


@pytest.mark.parametrize("answer", ["raise", "-1", "10**9"])
def test_a_failing_bot_does_not_stop_a_table(answer: str) -> None:
    """Whatever a bot does, some legal answer comes of it."""
    from kaiju.engine.questions import Question
    from kaiju.server.thinkers import Thinkers

    class Broken(Thinkers):
        async def do(self, work: Any, *args: Any, **kwargs: Any) -> Any:
            if answer == "raise":
                raise RuntimeError("this bot is broken")
            return eval(answer)

    question = Question(number=0, seat=0, kind="k", say="s", count=5)
    thought = asyncio.run(Broken(1).think("greedy", "king_of_tokyo", None, question))
    assert 0 <= thought < 5
