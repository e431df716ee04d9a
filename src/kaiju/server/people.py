"""What people do at a table: come and go, sit down, answer, talk, give up."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from kaiju.server import entries
from kaiju.server.faults import Refusal, table_failed, wrong_password
from kaiju.server.guard import Gate, is_password, one_line
from kaiju.server.movers import fresh_key
from kaiju.server.protocol import Player, Prefer
from kaiju.server.room import Room
from kaiju.server.tables import HostedTable, now_ms
from kaiju.server.viewers import Viewer

if TYPE_CHECKING:
    from kaiju.server.house import House

GUESSES_PER_MINUTE = 10
GUESSES_AT_ONCE = 20
"""Wrong passwords that can be tried at one table from one address."""
WISHES_PER_MINUTE = 20
"""How often a player may change what the server answers; each change is written down."""


class People:
    """Whatever a person asks for at a table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guesses = Gate(GUESSES_PER_MINUTE / 60, GUESSES_AT_ONCE)
        self.wishes = Gate(WISHES_PER_MINUTE / 60, WISHES_PER_MINUTE)

    async def enter(
        self, number: str, player: Player | None, since: int, password: str, where: str = ""
    ) -> tuple[HostedTable, Viewer]:
        """Come to look at a table: a player at it, or a spectator. Sends the welcome."""
        table = await self.house.tables.table(number)
        room = table.room
        who = player.id if player is not None else ""
        if room.seat_of(who) < 0 and who != room.host:
            await self.check_password(room, password, where)
        if player is not None and room.may_return(now_ms(), who) is not None:
            await self.house.acting.act(table, lambda room: room.may_return(now_ms(), who))
        viewer = Viewer(who, player.name if player is not None else "", room.seat_of(who))
        ended = await self.house.kept.ending(number, viewer.seat) if room.ended is not None else None
        viewer.seat = room.seat_of(who)
        table.viewers.append(viewer)
        table.gone_since.pop(viewer.seat, None)
        try:
            welcome = self.house.telling.welcome(table, viewer, since)
        except Exception as error:  # a view or a question that cannot be made
            table.viewers.remove(viewer)
            self.house.acting.stop(table, error)
            raise table_failed() from None
        if ended is not None:
            welcome.first = min(since, len(ended.events))
            welcome.events = ended.events[welcome.first :]
            welcome.view = ended.view
            viewer.seen = len(ended.events)
        viewer.send(welcome)
        await self.house.telling.presence(table, viewer)
        return table, viewer

    async def check_password(self, room: Room, password: str, where: str) -> None:
        """Raise Refusal when the table has a password and this is another; only wrong ones count, by address."""
        if not room.password:
            return
        who = f"{room.id} {where}"
        self.guesses.check_left(who)
        if not await asyncio.to_thread(is_password, password, room.password):
            self.guesses.check(who)
            raise wrong_password()

    async def go(self, table: HostedTable, viewer: Viewer) -> None:
        """Stop looking."""
        if viewer in table.viewers:
            table.viewers.remove(viewer)
        table.used = time.monotonic()
        if viewer.seat >= 0 and viewer.seat not in table.here:
            table.gone_since[viewer.seat] = time.monotonic()
        if not self.house.closing:
            await self.house.telling.presence(table, viewer)

    async def join(
        self, number: str, player: Player, seat: int | None, password: str, where: str = ""
    ) -> int:
        """Take a seat; gives its number."""
        table = await self.house.tables.table(number)
        if table.room.seat_of(player.id) < 0 and player.id != table.room.host:
            await self.check_password(table.room, password, where)
        await self.house.store.sit(number, player.id)
        try:
            await self.house.acting.act(
                table, lambda room: room.may_sit(now_ms(), player.id, player.name, seat)
            )
        except Refusal:
            if table.room.seat_of(player.id) < 0:
                await self.house.store.rise(number, player.id)
            raise
        return table.room.seat_of(player.id)

    async def leave(self, number: str, player: Player) -> None:
        """Give the seat back, or let a bot stand in. A waiting table that nobody is left at is closed."""
        table = await self.house.tables.table(number)
        entry = await self.house.acting.act(table, lambda room: room.may_leave(now_ms(), player.id))
        if isinstance(entry, entries.Stood):
            await self.house.store.rise(number, player.id)
            await self.house.acting.act(table, lambda room: room.is_deserted(now_ms()))

    async def send_away(self, number: str, player: Player, seat: int) -> None:
        """The host of a waiting table sends somebody away, who cannot sit down there again."""
        table = await self.house.tables.table(number)
        entry = await self.house.acting.act(table, lambda room: room.may_send_away(now_ms(), player.id, seat))
        if isinstance(entry, entries.SentAway):
            await self.house.store.rise(number, entry.player)

    async def close(self, number: str, player: Player) -> None:
        """The host closes a table at which nobody else plays."""
        table = await self.house.tables.table(number)
        await self.house.acting.act(table, lambda room: room.may_close(now_ms(), player.id))

    async def give(self, number: str, player: Player, seat: int, bot: str) -> None:
        """The host gives a waiting seat to a bot, or opens it again."""
        table = await self.house.tables.table(number)
        if bot:
            self.house.opening.check_bot(bot, table.room.info().game)
        await self.house.acting.act(table, lambda room: room.may_give(now_ms(), player.id, seat, bot))

    async def answer(self, table: HostedTable, viewer: Viewer, question: int, answer: int) -> None:
        """A player answers."""
        if viewer.seat < 0:
            raise Refusal("not-seated", "You do not sit at this table.", 403)
        player = viewer.player
        if table.room.may_return(now_ms(), player) is not None:
            await self.house.acting.act(table, lambda room: room.may_return(now_ms(), player))
        if table.room.seats[viewer.seat].stand_in == "conceded":
            raise Refusal("conceded", "You have given up; a bot plays on.", 409)
        key = fresh_key()
        await self.house.acting.act(
            table, lambda room: room.may_answer(now_ms(), viewer.seat, question, answer, key, "player")
        )

    async def take_back(self, table: HostedTable, viewer: Viewer, answers: int) -> None:
        """A player takes back the last answer of that many."""
        if viewer.seat < 0:
            raise Refusal("not-seated", "You do not sit at this table.", 403)
        await self.house.acting.act(table, lambda room: room.may_take_back(now_ms(), viewer.player, answers))

    async def say(self, table: HostedTable, viewer: Viewer, text: str) -> None:
        """Somebody talks."""
        if not viewer.player:
            raise Refusal("not-seated", "Choose a name before you talk.", 403)
        plain = one_line(text)
        if not plain:
            return
        entry = entries.Said(
            at=now_ms(), name=viewer.name, text=plain, seat=viewer.seat, player=viewer.player
        )
        await self.house.acting.act(table, lambda room: entry)

    async def prefer(self, table: HostedTable, viewer: Viewer, wish: Prefer) -> None:
        """A player says what the server may answer."""
        self.wishes.check(viewer.player)
        await self.house.acting.act(table, lambda room: room.may_prefer(now_ms(), viewer.player, wish))

    async def concede(self, table: HostedTable, viewer: Viewer) -> None:
        """A player gives up."""
        await self.house.acting.act(table, lambda room: room.may_concede(now_ms(), viewer.player))
