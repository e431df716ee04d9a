"""Telling: what everybody at a table hears of what happened, each as they may know it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from kaiju.engine.questions import At
from kaiju.server import bus, entries
from kaiju.server.faults import sent_away
from kaiju.server.messages import Chat, ChatLine, HintTold, News, Pointed, Refused, TableNews, Welcome
from kaiju.server.tables import HostedTable, now_ms
from kaiju.server.viewers import Viewer, encode

if TYPE_CHECKING:
    from kaiju.server.house import House

PRESENCE_PAUSE = 0.25
PLAYED = (entries.Answered, entries.TookBack)
"""What changes the game, and so is told as news."""
QUIET = (*PLAYED, entries.Said, entries.Preferred, entries.AskedHint, entries.Woke)
"""What changes nothing of how the table looks from outside."""
POINTED_LASTS = 4000
"""How long clients show what somebody points at, in milliseconds."""


class Telling:
    """Words to the people who look at tables, and to other processes."""

    def __init__(self, house: House) -> None:
        self.house = house

    def welcome(self, table: HostedTable, viewer: Viewer, since: int) -> Welcome:
        room = table.room
        viewer.seat = room.looks_through(viewer.seats, viewer.seat)
        seat = room.seats[viewer.seat] if viewer.seat >= 0 else None
        viewer.seen = room.n_events
        first = min(since, viewer.seen)
        now = now_ms()
        return Welcome(
            seat=viewer.seat,
            seats=list(viewer.seats) if len(viewer.seats) > 1 else [],
            table=table.info(viewer.seats),
            first=first,
            events=room.events(viewer.seats, first),
            view=room.view(viewer.seat),
            question=room.shown_question(viewer.seat),
            theirs=room.others_question(viewer.seats),
            clocks=room.clocks(now),
            chat=list(room.chat),
            prefers=seat.prefers if seat is not None else None,
            now=now,
            can_undo=room.can_take_back(viewer.seats),
        )

    def tell(self, table: HostedTable, was: str, taken: Sequence[entries.AnyEntry]) -> None:
        if not table.viewers:
            return
        room = table.room
        changed = room.state != was
        loud = changed or any(not isinstance(entry, QUIET) for entry in taken)
        for viewer in table.viewers:
            if loud:
                viewer.seats = tuple(room.seats_of(viewer.player))
            if loud or len(viewer.seats) > 1:
                viewer.seat = room.looks_through(viewer.seats, viewer.seat)
        news = changed or any(isinstance(entry, PLAYED) for entry in taken)
        if loud:
            self.table_news(table)
        if news and room.table is not None:
            self._tell_news(table)
        for entry in taken:
            if isinstance(entry, entries.Said):
                self._send(
                    table.viewers, encode(Chat(ChatLine(entry.at, entry.name, entry.text, entry.seat)))
                )
            elif isinstance(entry, entries.AskedHint):
                self._send(table.viewers, encode(HintTold(entry.seat)))
            elif isinstance(entry, entries.SentAway):
                away = [viewer for viewer in table.viewers if viewer.player == entry.player]
                self._send(away, encode(Refused(sent_away().code, sent_away().text)))
            elif isinstance(entry, entries.Forgotten):
                self.dismiss(table, entry.player)

    def dismiss(self, table: HostedTable, player: str) -> None:
        """Let everybody go who looks at a table as this player: they are nobody any more."""
        for viewer in [viewer for viewer in table.viewers if viewer.player == player]:
            table.viewers.remove(viewer)
            viewer.dismiss()

    def pointed(self, table: HostedTable, seat: int, at: At) -> None:
        """Somebody points at something: whoever looks at the table here sees it."""
        self._send(table.viewers, encode(Pointed(seat, at, POINTED_LASTS)))

    def _tell_news(self, table: HostedTable) -> None:
        room = table.room
        clocks = room.clocks(now_ms())
        upto = room.n_events
        answers = room.answers
        asked = None if room.secretly else room.waiting(-1)  # no secret: everybody knows the same
        made: dict[tuple[tuple[int, ...], int, int], bytes] = {}
        for viewer in table.viewers:
            key = (viewer.seats, viewer.seat, viewer.seen)
            text = made.get(key)
            if text is None:
                news = News(
                    first=viewer.seen,
                    events=room.events(viewer.seats, viewer.seen),
                    view=room.view(viewer.seat),
                    seat=viewer.seat if len(viewer.seats) > 1 else -1,
                    question=room.shown_question(viewer.seat),
                    theirs=room.others_question(viewer.seats),
                    asked=room.waiting(viewer.seats) if asked is None else asked,
                    clocks=clocks,
                    answers=answers,
                    can_undo=room.can_take_back(viewer.seats),
                )
                text = made[key] = encode(news)
            viewer.seen = upto
            viewer.post(text)
        self.house.metrics.sent.inc(len(table.viewers))

    def table_news(self, table: HostedTable) -> None:
        """Tell everybody how the table looks from outside."""
        self._send_table(table, table.viewers)

    def _send_table(self, table: HostedTable, viewers: Iterable[Viewer]) -> None:
        clocks = table.room.clocks(now_ms())
        asked = table.room.asked if table.room.secretly else []
        made: dict[int, bytes] = {}
        for viewer in viewers:
            # Only who is asked in secret knows more than a spectator.
            seat = next((seat for seat in viewer.seats if seat in asked), -1)
            text = made.get(seat)
            if text is None:
                text = made[seat] = encode(TableNews(table.info(seat), clocks))
            viewer.post(text)
            self.house.metrics.sent.inc()

    def _send(self, viewers: Iterable[Viewer], text: bytes) -> None:
        for viewer in viewers:
            viewer.post(text)
            self.house.metrics.sent.inc()

    # ------------------------------------------------------------------ who is here

    async def presence(self, table: HostedTable, but: Viewer) -> None:
        """Tell everybody else who is here now, also in other processes."""
        if self._may_tell_presence(table):
            self._send_table(table, [viewer for viewer in table.viewers if viewer is not but])
            await self.tell_others(table)
        else:
            table.presence_mine = True

    def presence_elsewhere(self, table: HostedTable) -> None:
        """Tell everybody who is here now: somebody came or went in another process."""
        if self._may_tell_presence(table):
            self.table_news(table)

    def _may_tell_presence(self, table: HostedTable) -> bool:
        """Whether that can be told at once; people who come and go all the time are told of together, later."""
        now = time.monotonic()
        if now >= table.presence_at and not table.presence_due:
            table.presence_at = now + PRESENCE_PAUSE
            return True
        if not table.presence_due:
            table.presence_due = True
            wait = table.presence_at - now
            asyncio.get_running_loop().call_later(wait, self._presence_now, table)
        return False

    def _presence_now(self, table: HostedTable) -> None:
        table.presence_due = False
        table.presence_at = time.monotonic() + PRESENCE_PAUSE
        if self.house.closing:
            return
        self.table_news(table)
        if table.presence_mine:
            table.presence_mine = False
            self.house.spawn(self.tell_others(table), "presence")

    async def tell_others(self, table: HostedTable) -> None:
        """Tell other processes who is here."""
        if self.house.store.bus.shared:
            process = self.house.store.bus.process
            await self.house.store.bus.send(bus.Presence(process, *present_at(table)))

    async def repeat_presence(self) -> None:
        """Say again who is here: a process that has just loaded a table has not heard it yet."""
        here = [present_at(table) for table in self.house.tables.live.values() if table.viewers]
        await self.house.store.bus.send(bus.AllPresent(self.house.store.bus.process, here))


def present_at(table: HostedTable) -> tuple[str, list[int], int]:
    """Which table, which seats' players look at it here, and how many others."""
    seats = sorted({seat for viewer in table.viewers for seat in viewer.seats})
    return table.room.id, seats, sum(1 for viewer in table.viewers if not viewer.seats)
