"""The deck of a live table cannot be foreseen: the attack on what a spectator is sent; keys that nobody else has."""

from __future__ import annotations

import asyncio
import pickle
import random
from typing import Any

import msgspec

import kaiju
from kaiju.engine.record import begin, read
from kaiju.games import game_named
from kaiju.server import entries
from kaiju.server.house import House
from kaiju.server.protocol import Player
from tests.engine.test_foreseen import CARDS_SEEN, foreseen
from tests.server.inside import answer, heard, house_on, people, play, table_for

GAMES = 4


async def cards_turned_up(house: House, number: str, who: list[Player], seed: int) -> list[str]:
    """A game by chance; what a nameless spectator was told of the Market, in order."""
    entered = [await house.people.enter(number, player, 0, "") for player in who]
    table, spectator = await house.people.enter(number, None, 0, "")
    room = table.room
    rng = random.Random(seed)
    told = heard(spectator, "welcome")[0]
    seen: list[str] = list(told["view"]["market"])
    while room.state == "playing" and len(seen) < CARDS_SEEN + 3:
        spectator.outbox.clear()
        seat = room.asked[0]
        question = room.question(seat)
        assert question is not None
        await answer(house, table, entered[seat][1], rng.randrange(question.count))
        for _, viewer in entered:
            viewer.outbox.clear()
        for message in heard(spectator, "news"):
            kinds = [event["event"] for event in message["events"]]
            if "TopCardSeen" in kinds or "DeckShuffled" in kinds:
                return []  # the open cards are no longer the shuffled ones in order
            seen += [event["card"] for event in message["events"] if event["event"] == "CardRevealed"]
    return seen


def test_the_attack_finds_nothing_at_a_live_table(tmp_path: Any) -> None:
    """The same attack finds a seeded deck in tests/engine/test_foreseen.py, so it is worth something."""
    tried = 0

    async def story() -> None:
        nonlocal tried
        async with house_on(str(tmp_path / "x.db"), game_named) as house:
            # Chance is fresh: not every game shows enough, and four do sooner or later.
            for seed in range(2000):
                who = await people(house, 4)
                number = await table_for(house, who, "king_of_tokyo")
                opened = entries.decode((await house.store.read(number))[0].body)
                assert isinstance(opened, entries.Opened)
                assert isinstance(opened.seed, str)
                box = begin(game_named("king_of_tokyo"), seats=4, seed=1, options=opened.options).st.box  # type: ignore[attr-defined]
                seen = await cards_turned_up(house, number, who, seed)
                numbers = [[c for c in box.deck if box.keys[c] == key] for key in seen]
                if len(seen) < CARDS_SEEN or any(len(found) != 1 for found in numbers):
                    continue
                tried += 1
                assert foreseen(box.deck, [found[0] for found in numbers]) is None
                if tried == GAMES:
                    return

    asyncio.run(story())
    assert tried == GAMES


def test_every_answer_has_a_key_of_its_own_and_only_the_log_holds_them(tmp_path: Any) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db"), game_named) as house:
            who = await people(house, 3)
            number = await table_for(house, who, "king_of_tokyo", options={"power_up": True}, bots=1)
            entered = [await house.people.enter(number, player, 0, "") for player in who]
            table = entered[0][0]
            room = table.room
            rng = random.Random(1)
            texts: list[bytes] = []
            worlds: list[bytes] = []
            given = 0
            while given < 30 and room.state == "playing" and room.table is not None:
                seat = room.asked[0]
                question = room.question(seat)
                if question is None or not room.seats[seat].thinks_for_itself:
                    await asyncio.sleep(
                        0.01
                    )  # the bot thinks in a process of its own, however long that takes
                    continue
                given += 1
                # What a bot is given: a view and a question; what it may search in: an imagined table.
                worlds.append(pickle.dumps((room.view(seat), question)))
                world = room.table.imagine(seat, 7)
                assert world.st.key == ""
                assert world.mark.key == ""
                assert world.start["seed"] == 0
                worlds.append(msgspec.json.encode(world.game.position(world.mark)))
                await answer(house, table, entered[seat][1], rng.randrange(question.count))
            for _, viewer in entered:
                texts += viewer.outbox
            logged = [entries.decode(line.body) for line in await house.store.read(number)]
            keys = [each.seed for each in logged if isinstance(each, (entries.Opened, entries.Answered))]
            assert len(keys) > 20
            assert len(set(keys)) == len(keys)
            for key in keys:
                assert isinstance(key, str)
                assert (key[0], len(key)) == ("n", 33), "every use of it has a key of its own"
                assert not any(key[1:].encode() in text for text in texts)
                assert not any(key[1:].encode() in world for world in worlds)

    asyncio.run(story())


def test_a_record_of_a_live_game_replays_exactly(tmp_path: Any) -> None:
    async def story() -> None:
        async with house_on(str(tmp_path / "x.db"), game_named) as house:
            who = await people(house, 3)
            number = await table_for(house, who, "king_of_tokyo", options={"power_up": True})
            table = await house.tables.table(number)
            await play(house, number, who, random.Random(1))
            played = table.room.table
            assert played is not None
            assert played.over
            record = await house.tables.record(number)
            assert isinstance(read(record).seed, str)
            again = kaiju.load(record)
            assert again.digest() == played.digest()
            for seat in range(-1, 3):
                assert again.view(seat) == played.view(seat)

    asyncio.run(story())
