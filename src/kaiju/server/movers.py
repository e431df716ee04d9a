"""Who moves when no person does: bots, stand-ins, clocks that run out, and answers that need nobody."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Literal

from kaiju.bots import stand_in_for, worlds_for
from kaiju.engine.chance import named
from kaiju.server import entries
from kaiju.server.faults import Refusal, rules_fault
from kaiju.server.protocol import Pace
from kaiju.server.room import Room
from kaiju.server.tables import HostedTable, now_ms

if TYPE_CHECKING:
    from kaiju.server.house import House

By = Literal["bot", "auto"]

PACES: dict[Pace, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "skip": 0.0}
"""How long a bot seems to think, in times of what the server is set to."""
ANSWERS_TRIED = 32
"""How many answers a bot tries when the rules fail at them, before it gives up."""


class Movers:
    """They are actors like people: everything they do goes the way of the house."""

    def __init__(self, house: House) -> None:
        self.house = house

    def drive(self, table: HostedTable) -> None:
        """Let whoever is not a person do what is to be done next."""
        room = table.room
        if self.house.closing or room.state != "playing":
            return
        if room.unseen:
            for viewer in table.viewers:
                if viewer.seats:
                    self.house.spawn(self.house.people.see(table, viewer.player), "see")
                    break
            return
        for seat in room.asked:
            key = (seat, room.seats[seat].question)
            if key in table.thinking or key in table.stuck:
                continue
            if room.answers_itself(seat) is None and room.seats[seat].thinks_for_itself:
                continue
            table.thinking.add(key)
            self.house.spawn(self._move(table, *key), "move")
        self.set_alarm(table)

    async def _move(self, table: HostedTable, seat: int, number: int) -> None:
        """Answer one question for a seat that does not think for itself."""
        room = table.room
        try:
            await asyncio.sleep(0 if table.mine else self.house.settings.step_in_after)
            who = room.seats[seat]
            auto = room.answers_itself(seat)
            question = room.question(seat)
            if question is None or who.question != number or (who.thinks_for_itself and auto is None):
                return
            by: By = "bot" if auto is None else "auto"
            began = time.monotonic()
            secretly = room.secretly or room.conceals
            if auto is None:
                auto = await self._think(table, seat, number)
            if table.viewers:
                await asyncio.sleep(pause(self._pace(room, secretly), began, by, secretly))
            # What a player would not be asked is not the server's to choose: then only this one answer is tried.
            others = others_to_try(auto, question.count) if by == "bot" else []
            for answer in (auto, *others):
                if await self._give(table, seat, number, answer, by):
                    return
            table.stuck.add((seat, number))
            self.house.telling.table_news(table)
        finally:
            table.thinking.discard((seat, number))
            if not self.house.closing and room.state == "playing" and room.seats[seat].question == number:
                # The player came back meanwhile, or writing failed: look again a little later.
                asyncio.get_running_loop().call_later(1, self.drive, table)

    def _pace(self, room: Room, secretly: bool) -> float:
        """How long a bot seems to think, in seconds; in secret that is not for the people to choose, it would tell."""
        usual = self.house.settings.bot_pace_ms / 1000
        return usual if secretly else usual * PACES[room.pace]

    async def _give(self, table: HostedTable, seat: int, number: int, answer: int, by: By) -> bool:
        """Give an answer for a seat, unless it is not wanted any more; False when the rules fail at it."""
        key = fresh_key()

        def give(room: Room) -> entries.AnyEntry | None:
            who = room.seats[seat]
            if who.question != number or room.state != "playing" or (by == "bot" and who.thinks_for_itself):
                return None
            return room.may_answer(now_ms(), seat, number, answer, key, by)

        try:
            await self.house.acting.act(table, give)
        except Refusal as refusal:
            if refusal.code != rules_fault().code:
                raise
            return False
        return True

    async def _think(self, table: HostedTable, seat: int, number: int) -> int:
        room = table.room
        question = room.question(seat)
        assert question is not None
        bot = room.seats[seat].bot or stand_in_for(room.info().game)
        began = time.monotonic()
        worlds = worlds_for(bot, room.table, seat) if room.table is not None else None
        who = next((viewer.where for viewer in table.viewers), "")
        game = room.info().game
        secretly = room.secretly
        answer = await self.house.thinkers.think(bot, game, room.view(seat), question, worlds, who)
        if not secretly:  # that it is a bot who is asked would be told
            self.house.metrics.thinking.observe(time.monotonic() - began)
        return answer

    def set_alarm(self, table: HostedTable) -> None:
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        over = table.room.time_is_over()
        if over is not None:
            wait = max(0, over - now_ms()) / 1000 + 0.02
            loop = asyncio.get_running_loop()
            table.alarm = loop.call_later(wait, lambda: self.house.spawn(self._ring(table), "alarm"))

    async def _ring(self, table: HostedTable) -> None:
        """A clock ran out: a bot stands in. Or nobody took a secret offer in time."""
        key = fresh_key()

        def stand_in(room: Room) -> entries.AnyEntry | None:
            at = now_ms()
            if room.secretly:
                return room.not_taken(at, key)
            for seat, clock in zip(room.seats, room.clocks(at), strict=True):
                if clock.runs and clock.left == 0:
                    return entries.Away(at=at, seat=seat.number, why="time")
            return None

        if await self.house.acting.act(table, stand_in) is None:
            self.set_alarm(table)


def pause(pace: float, began: float, by: By, secretly: bool) -> float:
    """How long an answer still waits while people watch, so that they can follow.

    Whoever the server answers for in secret, and whatever they hold, the time it takes is drawn anew: it tells nothing.
    """
    took = time.monotonic() - began
    if not secretly:
        return max(0.0, pace - took) if by == "bot" else 0.0
    wanted = pace * (1 + 2 * secrets.randbelow(1000) / 1000)
    while pace and wanted < took:
        wanted += pace
    return max(0.0, wanted - took)


def fresh_key() -> str:
    """A key of chance, fresh with every answer: nobody can foresee the next roll."""
    return named(secrets.token_hex(16))


def others_to_try(answer: int, count: int) -> list[int]:
    """Other answers than the one at which the rules failed, in any order; not all if there are many."""
    found: set[int] = set()
    while len(found) < min(count - 1, ANSWERS_TRIED):
        other = secrets.randbelow(count)
        if other != answer:
            found.add(other)
    return list(found)
