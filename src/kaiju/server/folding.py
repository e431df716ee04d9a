"""Folding: how each entry of a table's log changes the room. Nothing here raises, reads a clock, stores or sends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kaiju.engine.declaration import entries as rows
from kaiju.engine.errors import BadSetup
from kaiju.engine.record import other_rules, played_with
from kaiju.engine.table import Table
from kaiju.server import entries
from kaiju.server.faults import other_rules_here
from kaiju.server.messages import ChatLine, Prefer
from kaiju.server.played import PlayedRoom
from kaiju.server.seats import Seat

CHAT_KEPT = 100
BLANK = "—"
"""What stands where a name or words stood that were taken back."""
SHORTEST_RETURN = 10_000
"""What somebody who comes back after running out of time has at least, in milliseconds."""


class FoldedRoom(PlayedRoom):
    """A room that is changed by entries, and by nothing else."""

    def take(self, entry: entries.AnyEntry, tried: Table | None = None) -> None:
        """Fold the next entry in; ``tried`` is what :meth:`try_out` gave for it, if somebody asked before."""
        self._run_clocks(entry)
        self.seq += 1
        self.at = max(self.at, entry.at)
        try:
            FOLD[type(entry)](self, entry)
            if self.stopped is None:
                self._play(entry, tried)
        except Exception as error:  # whatever a rule raises: it is this table's trouble and nobody else's
            self.stop(error)

    def _open(self, entry: entries.Opened) -> None:
        self.opened = entry
        self.host = entry.host
        self.pace = entry.pace
        self.hints = entry.hints
        self.seats = [Seat(n, bot) for n, bot in enumerate(entry.bots)]
        try:
            self.game = played_with(self.games(entry.game), entry.data)
        except BadSetup as error:
            self.stopped = other_rules_here(str(error))
            return
        others = other_rules(self.game, entry.rules, entry.options, entry.position)
        digest = entry.data.digest if entry.data is not None else ""
        if others:
            self.stopped = other_rules_here(f"This table was opened by {others}.")
        elif digest != self.game.data_digest():
            self.stopped = other_rules_here(
                "This table was opened with other cards or maps than are at hand."
            )

    def _sit(self, entry: entries.Sat) -> None:
        seat = self.seats[entry.seat]
        seat.player, seat.name, seat.bot, seat.chosen = entry.player, entry.name, "", entry.figure

    def _stand(self, entry: entries.Stood) -> None:
        seat = self.seats[entry.seat]
        gone, seat.player, seat.name, seat.chosen = seat.player, "", "", ""
        if gone == self.host and not self.seats_of(gone):  # the next who sits there looks after the table
            self.host = next((each.player for each in self.seats if each.player), gone)

    def _send_away(self, entry: entries.SentAway) -> None:
        for seat in self.seats:
            if seat.player == entry.player:
                seat.player = seat.name = seat.chosen = ""
        self.unwelcome.add(entry.player)

    def _close(self, entry: entries.Closed) -> None:
        self.closed = entry.why

    def _give(self, entry: entries.Gave) -> None:
        self.seats[entry.seat].bot = entry.bot

    def _answer(self, entry: entries.Answered) -> None:
        earned = 0
        if entry.by == "player" and self.clock is not None and not self.secretly:
            earned = self.clock.increment * 1000
        self.seats[entry.seat].left += earned
        if entry.by == "player":
            self.votes.pop(entry.seat, None)
        clocks = [(seat.left, seat.question >= 0) for seat in self.seats] if self.clock is not None else []
        self.given.append((entry.seat, entry.by, earned, clocks))

    def _take_back(self, entry: entries.TookBack) -> None:
        """What the answer had earned is taken off again, and its own time stays spent.

        Whoever was asked because of it gets theirs back: that has not been asked. Who took it back pays for it.
        """
        seat = self.seats[entry.seat]
        owed = self.earned_back(entry.seat)
        if entry.gives_back:
            owed += self.owes(entry.seat, [each.left for each in self.seats])
            for other, (left, thought) in zip(self.seats, self._clocks_back(entry.seat), strict=False):
                other.left = other.left if thought else max(other.left, left)
        seat.left = max(0, seat.left - owed)

    def _leave(self, entry: entries.Away) -> None:
        self.seats[entry.seat].stand_in = entry.why
        self.host = entry.host or self.host
        self.votes.pop(entry.seat, None)

    def _return(self, entry: entries.Back) -> None:
        seat = self.seats[entry.seat]
        if seat.stand_in == "time" and self.clock is not None:
            seat.left = max(seat.left, self.clock.increment * 1000, SHORTEST_RETURN)
        seat.stand_in = ""
        self.votes.pop(entry.seat, None)

    def _prefer(self, entry: entries.Preferred) -> None:
        self.seats[entry.seat].prefers = Prefer(entry.forced, entry.not_this_turn)

    def _concede(self, entry: entries.Conceded) -> None:
        self.seats[entry.seat].stand_in = "conceded"
        standing = [seat for seat in self.seats if seat.stand_in != "conceded"]
        if self.game is not None and self.game.declaration.team:
            if not any(seat.player for seat in standing):
                self.conceded_to = []
        elif len(standing) == 1:
            self.conceded_to = [standing[0].number]

    def _give_up(self, entry: entries.GaveUp) -> None:
        """Whoever is still in the game and has not given up has won it."""
        self.seats[entry.seat].stand_in = "conceded"
        self.conceded_to = []
        if self.game is None or self.table is None or self.game.declaration.team:
            return
        told = self.game.declaration
        for row, seat in zip(rows(told, self.table.view()), self.seats, strict=True):
            if seat.stand_in != "conceded" and (not told.in_game or getattr(row, told.in_game)):
                self.conceded_to.append(seat.number)

    def _see(self, entry: entries.Seen) -> None:
        self.seen = True
        self.asked_at = entry.at

    def _set_pace(self, entry: entries.Paced) -> None:
        self.pace = entry.pace

    def _set_hints(self, entry: entries.HintsSet) -> None:
        self.hints = entry.hints

    def _vote(self, entry: entries.Voted) -> None:
        self.votes.setdefault(entry.about, {})[entry.seat] = entry.bot

    def _say(self, entry: entries.Said) -> None:
        self.chat.append(ChatLine(entry.at, entry.name, entry.text, entry.seat))
        self.talkers.append(entry.player or (self.seats[entry.seat].player if entry.seat >= 0 else ""))
        del self.chat[:-CHAT_KEPT], self.talkers[:-CHAT_KEPT]

    def _forget(self, entry: entries.Forgotten) -> None:
        self.forgotten.add(entry.player)
        for seat in self.seats:
            if seat.player == entry.player:
                seat.name = BLANK
        for line, talker in zip(self.chat, self.talkers, strict=True):
            if talker == entry.player:
                line.name = line.text = BLANK

    def _rematch(self, entry: entries.Rematched) -> None:
        self.rematch = entry.table

    def _pass(self, entry: entries.Woke | entries.AskedHint) -> None:
        """Nothing changes: only time that passed is forgotten, or something is told."""


FOLD: dict[type[entries.Entry], Callable[[FoldedRoom, Any], None]] = {
    entries.Opened: FoldedRoom._open,
    entries.Sat: FoldedRoom._sit,
    entries.Stood: FoldedRoom._stand,
    entries.Gave: FoldedRoom._give,
    entries.Answered: FoldedRoom._answer,
    entries.TookBack: FoldedRoom._take_back,
    entries.Away: FoldedRoom._leave,
    entries.Back: FoldedRoom._return,
    entries.Preferred: FoldedRoom._prefer,
    entries.Conceded: FoldedRoom._concede,
    entries.GaveUp: FoldedRoom._give_up,
    entries.Seen: FoldedRoom._see,
    entries.Paced: FoldedRoom._set_pace,
    entries.HintsSet: FoldedRoom._set_hints,
    entries.AskedHint: FoldedRoom._pass,
    entries.Voted: FoldedRoom._vote,
    entries.Said: FoldedRoom._say,
    entries.Rematched: FoldedRoom._rematch,
    entries.Forgotten: FoldedRoom._forget,
    entries.SentAway: FoldedRoom._send_away,
    entries.Closed: FoldedRoom._close,
    entries.Woke: FoldedRoom._pass,
}
"""How each kind of entry changes a room."""
