"""What people do at a table: come and go, sit down, answer, talk, give up."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from kaiju.engine.foresight import foresee
from kaiju.engine.questions import At
from kaiju.server import bus, entries
from kaiju.server.acting import Make
from kaiju.server.faults import Refusal, table_failed, wrong_password
from kaiju.server.guard import Gate, digest, is_password, one_line, same
from kaiju.server.messages import Foresee, Foreseen, Outlook, Prefer
from kaiju.server.movers import fresh_key
from kaiju.server.pointing import check_in_sight
from kaiju.server.protocol import Pace, Player
from kaiju.server.room import Room
from kaiju.server.tables import HostedTable, now_ms
from kaiju.server.viewers import Viewer

if TYPE_CHECKING:
    from kaiju.server.house import House

log = logging.getLogger("kaiju.people")

GUESSES_PER_MINUTE = 10
GUESSES_AT_ONCE = 20
"""Wrong passwords that can be tried at one table from one address."""
RIGHT_KEPT = 1000
"""Tables of which the password is not worked out again: that is slow on purpose, and right ones are not counted."""
WISHES_PER_MINUTE = 20
"""How often a player may change what the server answers; each change is written down."""


class People:
    """Whatever a person asks for at a table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guesses = Gate(GUESSES_PER_MINUTE / 60, GUESSES_AT_ONCE)
        self.wishes = Gate(WISHES_PER_MINUTE / 60, WISHES_PER_MINUTE)
        self.right: dict[
            str, bytes
        ] = {}  # passwords that were right, by table: to try one again costs nothing

    async def enter(
        self, number: str, player: Player | None, since: int, password: str, where: str = ""
    ) -> tuple[HostedTable, Viewer]:
        """Come to look at a table: a player at it, or a spectator. Sends the welcome."""
        table = await self.house.tables.table(number)
        room = table.room
        who = player.id if player is not None else ""
        room.check_known(who)
        if room.seat_of(who) < 0 and who != room.host:
            await self.check_password(room, password, where)
        await self._return(table, who)
        await self.see(table, who)
        viewer = Viewer(who, player.name if player is not None else "", room.seats_of(who), where)
        ended = await self.house.kept.ending(number, viewer.seat) if room.ended is not None else None
        viewer.seats = tuple(room.seats_of(who))
        table.viewers.append(viewer)
        for seat in viewer.seats:
            table.gone_since.pop(seat, None)
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

    async def _return(self, table: HostedTable, player: str) -> None:
        """Whoever comes back has the seats that bots played meanwhile."""
        while table.room.may_return(now_ms(), player) is not None:
            await self.house.acting.act(table, lambda room: room.may_return(now_ms(), player))

    async def see(self, table: HostedTable, player: str) -> None:
        """The first of its people sees a game: bots and clocks have waited for that."""
        if table.room.may_see(now_ms(), player) is not None:
            await self.house.acting.act(table, lambda room: room.may_see(now_ms(), player))

    async def check_password(self, room: Room, password: str, where: str) -> None:
        """Raise Refusal when the table has a password and this is another; only wrong ones count, by address."""
        if not room.password:
            return
        if same(password, self.right.get(room.id, b"")):
            return
        who = f"{room.id} {where}"
        self.guesses.check_left(who)
        if not await asyncio.to_thread(is_password, password, room.password):
            self.guesses.check(who)
            raise wrong_password()
        while len(self.right) >= RIGHT_KEPT:
            del self.right[next(iter(self.right))]
        self.right[room.id] = digest(password)

    async def go(self, table: HostedTable, viewer: Viewer) -> None:
        """Stop looking."""
        if viewer in table.viewers:
            table.viewers.remove(viewer)
        table.used = time.monotonic()
        for seat in set(viewer.seats) - set(table.here):
            table.gone_since[seat] = time.monotonic()
        if not self.house.closing:
            await self.house.telling.presence(table, viewer)

    async def join(
        self,
        number: str,
        player: Player,
        seat: int | None,
        password: str,
        where: str = "",
        figure: str = "",
    ) -> int:
        """Take a seat, perhaps as a certain figure; gives its number."""
        table = await self.house.tables.table(number)
        if table.room.seat_of(player.id) < 0 and player.id != table.room.host:
            await self.check_password(table.room, password, where)
        await self.house.store.sit(number, player.id)
        try:
            await self.house.acting.act(
                table, lambda room: room.may_sit(now_ms(), player.id, player.name, seat, figure)
            )
        except Refusal:
            if table.room.seat_of(player.id) < 0:
                await self.house.store.rise(number, player.id)
            raise
        mine = table.room.seats_of(player.id)
        return seat if seat is not None and seat in mine else next(iter(mine), -1)

    async def leave(self, number: str, player: Player, seat: int | None = None) -> None:
        """Give one's seats back, or one of them, or let a bot stand in.

        A waiting table that nobody is left at is closed.
        """
        table = await self.house.tables.table(number)
        mine: list[int | None] = [seat] if seat is not None else [*table.room.seats_of(player.id)] or [None]
        for each in mine:
            await self.house.acting.act(
                table,
                lambda room, each=each: room.may_leave(now_ms(), player.id, each),  # type: ignore[misc]
            )
        if not table.room.seats_of(player.id):
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

    async def answer(
        self, table: HostedTable, viewer: Viewer, question: int, answer: int, seat: int | None = None
    ) -> None:
        """A player answers, for this one of several seats."""
        mine = self._check_seated(table, viewer)
        if seat is None and len(mine) > 1:
            raise Refusal("which-seat", "You hold several seats; say for which one you answer.")
        asked = mine[0] if seat is None else seat
        if asked not in mine:
            raise Refusal("not-seated", "That seat is not yours.", 403)
        if table.room.votes or any(table.room.seats[each].stand_in for each in mine):
            await self._return(table, viewer.player)
        if table.room.seats[asked].stand_in == "conceded":
            raise Refusal("conceded", "You have given up; a bot plays on.", 409)
        key = fresh_key()
        await self._act(
            table, viewer, lambda room: room.may_answer(now_ms(), asked, question, answer, key, "player")
        )

    async def take_back(self, table: HostedTable, viewer: Viewer, answers: int) -> None:
        """A player takes back the last answer of that many."""
        self._check_seated(table, viewer)
        await self._act(table, viewer, lambda room: room.may_take_back(now_ms(), viewer.player, answers))

    async def say(self, table: HostedTable, viewer: Viewer, text: str) -> None:
        """Somebody talks."""
        if not viewer.player:
            raise Refusal("not-seated", "Choose a name before you talk.", 403)
        plain = one_line(text)
        if not plain:
            return
        table.room.check_known(viewer.player)
        if viewer.player not in table.traced:  # before, or a server killed in between would not find it
            await self.house.store.trace(table.room.id, viewer.player)
            table.traced.add(viewer.player)
        await self._act(
            table,
            viewer,
            lambda room: room.may_say(now_ms(), viewer.player, viewer.name, plain, viewer.seat),
        )

    async def prefer(self, table: HostedTable, viewer: Viewer, wish: Prefer) -> None:
        """A player says what the server may answer."""
        self.wishes.check(viewer.player)
        for seat in self._check_seated(table, viewer):
            await self._act(
                table,
                viewer,
                lambda room, seat=seat: room.may_prefer(now_ms(), viewer.player, wish, seat),  # type: ignore[misc]
            )

    async def set_pace(self, table: HostedTable, viewer: Viewer, pace: Pace) -> None:
        """A player says how long bots seem to think."""
        self.wishes.check(viewer.player)
        await self._act(table, viewer, lambda room: room.may_set_pace(now_ms(), viewer.player, pace))

    async def concede(self, table: HostedTable, viewer: Viewer, seat: int | None = None) -> None:
        """A player gives up: this seat, or all they hold."""
        standing: list[int | None] = [
            each
            for each in self._check_seated(table, viewer)
            if table.room.seats[each].stand_in != "conceded" and seat in (None, each)
        ]
        for each in standing or [seat]:
            await self._act(
                table,
                viewer,
                lambda room, each=each: room.may_concede(now_ms(), viewer.player, each),  # type: ignore[misc]
            )

    async def point(self, table: HostedTable, viewer: Viewer, at: At) -> None:
        """A player points at something that everybody can see; it is told, and not kept."""
        self._check_seated(table, viewer)
        room = table.room
        if room.state != "playing" or room.table is None:
            raise Refusal("not-playing", "There is nothing to point at: the game is not on.", 409)
        check_in_sight(at, room.view(-1), len(room.seats))
        self.house.telling.pointed(table, viewer.seat, at)
        await self.house.store.bus.send(bus.Pointing(self.house.store.bus.process, room.id, viewer.seat, at))

    def foresee(self, table: HostedTable, viewer: Viewer, asked: Foresee) -> None:
        """Tell a player what its answers would bring, as far as its seat may know."""
        mine = self._check_seated(table, viewer)
        seat = viewer.seat if asked.seat is None else asked.seat
        if seat not in mine:
            raise Refusal("not-seated", "That seat is not yours.", 403)
        room = table.room
        question = room.shown_question(seat) if room.state == "playing" else None
        found: list[Outlook] = []
        if question is not None and question.number == asked.question and room.table is not None:
            try:
                found = [
                    Outlook(one.answer, list(one.events), one.final)
                    for one in foresee(room.table, seat, asked.answers)
                ]
            except (
                Exception
            ):  # whatever a rule raises in an imagined world: the table itself has seen nothing of it
                log.exception("what would happen at %s could not be told", room.id)
        viewer.send(Foreseen(question=asked.question, seat=seat, answers=found))

    async def vote(self, table: HostedTable, viewer: Viewer, about: int, bot: bool) -> None:
        """A player says whether a bot is to play for somebody who is gone; more than half of those here decide."""
        self.wishes.check(viewer.player)
        if about not in table.awaited():
            raise Refusal("not-gone", "Nobody waits for somebody who is gone there.", 409)
        await self._act(table, viewer, lambda room: room.may_vote(now_ms(), viewer.player, about, bot))
        room = table.room
        here = {room.seats[seat].player for seat in table.here if room.seats[seat].thinks_for_itself}
        votes = room.votes.get(about, {})
        wanted = {room.seats[seat].player for seat, yes in votes.items() if yes} & here
        if 2 * len(wanted) > len(here):
            await self.stand_in(table, about)

    async def stand_in(self, table: HostedTable, seat: int) -> None:
        """A bot plays for somebody who is gone while others wait."""

        def away(room: Room) -> entries.AnyEntry | None:
            gone = room.seats[seat].thinks_for_itself and seat in room.waiting(-1)
            return entries.Away(at=now_ms(), seat=seat, why="left") if gone else None

        await self.house.acting.act(table, away)

    async def _act(self, table: HostedTable, viewer: Viewer, make: Make) -> None:
        """Somebody who looks at the table does something, unless they are forgotten by the time it is written."""

        def known(room: Room) -> entries.AnyEntry | None:
            room.check_known(viewer.player)
            return make(room)

        await self.house.acting.act(table, known)

    def _check_seated(self, table: HostedTable, viewer: Viewer) -> tuple[int, ...]:
        """Somebody's seats; raises Refusal when they have none."""
        table.room.check_known(viewer.player)
        if not viewer.seats:
            raise Refusal("not-seated", "You do not sit at this table.", 403)
        return viewer.seats
