"""Looking at a room: who sits and is asked, questions, clocks, and how the table looks from outside.

Nothing here changes the room, reads a clock, stores or sends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kaiju.engine.events import Event
from kaiju.engine.questions import Question
from kaiju.engine.record import Record, record_of
from kaiju.server.faults import Refusal
from kaiju.server.folding import FoldedRoom
from kaiju.server.messages import SeatTime
from kaiju.server.protocol import Gone, SeatInfo, TableInfo
from kaiju.server.seats import Seat

NOT_THIS_TURN = "opt-not-this-turn"
"""The option by which, in every game, a seat declines an offer for the rest of the turn."""
REACT_WITHIN = 20_000
"""How long a secret offer stands at a table with a clock, in milliseconds; no clock runs meanwhile."""


class ShownRoom(FoldedRoom):
    """A room that can be looked at; nothing here changes it."""

    @property
    def winners(self) -> list[int] | None:
        """Who has won; a seat that gave up cannot."""
        if self.conceded_to is not None:
            return self.conceded_to
        if self.ended is not None:
            return self.ended.winners
        if self.table is None or self.table.winners is None:
            return None
        if self.table.game.declaration.team:
            return self.table.winners
        return [n for n in self.table.winners if self.seats[n].stand_in != "conceded"]

    @property
    def ending(self) -> str:
        if self.conceded_to is not None:
            return "conceded"
        if self.ended is not None:
            return self.ended.ending
        if self.table is None or self.game is None or not self.table.over:
            return ""
        return self.game.reason(self.table.st)

    @property
    def asked(self) -> list[int]:
        if self.state != "playing":
            return []
        return [seat.number for seat in self.seats if seat.question >= 0]

    def waiting(self, viewer: int | Sequence[int]) -> list[int]:
        """For whom the table waits, as far as these seats (none, or -1: a spectator) may know together."""
        if self.state != "playing" or self.table is None:
            return []
        if not isinstance(viewer, int):
            viewer = next((seat for seat in viewer if self.seats[seat].question >= 0), -1)
        return self.table.waiting(viewer)

    @property
    def n_events(self) -> int:
        return 0 if self.table is None else len(self.table.events)

    @property
    def answers(self) -> int:
        """How many answers were given, those that were taken back and the taking back included."""
        if self.ended is not None:
            return self.ended.answers
        return 0 if self.table is None else int(self.table.count)

    def seat_of(self, player: str) -> int:
        """Where a player sits, at the first of several seats; -1 for a spectator."""
        return next(iter(self.seats_of(player)), -1)

    def looks_through(self, seats: Sequence[int], before: int) -> int:
        """Through which of one's seats one sees the table: the first that has to answer, else the one as before."""
        if len(seats) > 1:
            for seat in seats:
                if self.shown_question(seat) is not None:
                    return seat
        return before if before in seats else next(iter(seats), -1)

    def question(self, seat: int) -> Question | None:
        """What a seat has to answer, under the number it keeps until then."""
        if seat < 0 or self.seats[seat].question < 0 or self.table is None or self.state != "playing":
            return None
        if self._questions[0] != self.seq:
            self._questions = (self.seq, {})
        asked = self._questions[1]
        if seat not in asked:
            question = self.table.question_for(seat)
            if question is None:
                return None
            asked[seat] = self.numbered(question)
        return asked[seat]

    def shown_question(self, seat: int) -> Question | None:
        """What a seat is asked to its face: not what the server is going to answer for it."""
        question = self.question(seat)
        return None if question is None or self.answers_itself(seat) is not None else question

    def others_question(self, seats: Sequence[int]) -> Question | None:
        """What somebody else is asked, for whoever is not asked; nothing where that is their own affair."""
        if self.game is None or not self.game.declaration.open_questions or self.secretly:
            return None
        if any(seat in seats for seat in self.asked):
            return None
        return self.shown_question(self.asked[0]) if self.asked else None

    def answers_itself(self, seat: int) -> int | None:
        """What the server may answer for a player's seat without asking it, if anything."""
        who = self.seats[seat]
        question = self.question(seat) if who.thinks_for_itself else None
        if question is None:
            return None
        if who.prefers.forced and question.count == 1 and not self.conceals:
            return 0
        if who.prefers.not_this_turn:
            for option in question.options:
                if option.say == NOT_THIS_TURN:
                    return option.answer
        return None

    @property
    def conceals(self) -> bool:
        """Whether the open question is put so that nobody learns if there was anything to choose."""
        table = self.table
        return table is not None and not table.over and not table.st.asks and table.game.conceals(table.st)

    def view(self, seat: int) -> Any:
        if self.table is None:
            return None
        view = self.table.view(seat)
        self.note_turn(view)  # whoever asks for it later need not make another view
        return view

    def events(self, seats: Sequence[int], since: int) -> list[Event]:
        """What happened, as these seats (none: a spectator) may know it together."""
        if self.table is None:
            return []
        if len(seats) < 2:
            return self.table.news(next(iter(seats), -1), since)
        return [seen_by_all(event, seats) for event in self.table.events[since:]]

    def clocks(self, now: int) -> list[SeatTime]:
        """What is left on every clock; nothing at a table without one."""
        if self.clock is None:
            return []
        passed = max(0, now - self.at)
        out: list[SeatTime] = []
        for seat in self.seats:
            runs = self.clock_runs(seat)
            out.append(SeatTime(max(0, seat.left - passed) if runs else seat.left, runs))
        return out

    def clock_runs(self, seat: Seat) -> bool:
        """Whether a seat's time runs: it thinks about a question of which everybody knows."""
        return (
            self.state == "playing"
            and seat.question >= 0
            and seat.thinks_for_itself
            and not self.secretly
            and not self.unseen
        )

    def time_is_over(self) -> int | None:
        """When the first clock runs out, or the time for a secret offer, if one runs."""
        if self.clock is None or self.state != "playing" or self.unseen:
            return None
        if self.secretly:
            thinks = any(self.seats[n].thinks_for_itself for n in self.asked)
            return self.asked_at + REACT_WITHIN if thinks else None
        running = [seat.left for seat in self.seats if self.clock_runs(seat)]
        return self.at + min(running) if running else None

    def info(
        self,
        here: Sequence[int] = (),
        watchers: int = 0,
        viewer: int | Sequence[int] = -1,
        gone: dict[int, Gone] | None = None,
    ) -> TableInfo:
        """The table from outside, as this seat may know it, or several together."""
        told = self._told
        ended = self.ended
        return TableInfo(
            id=self.id,
            game=told.game,
            rules=told.rules,
            options=told.options,
            seats=[
                SeatInfo(
                    seat=seat.number,
                    held_by="open" if seat.is_open else "bot" if seat.bot else "player",
                    player=seat.player,
                    name=seat.name,
                    bot=seat.bot,
                    stand_in=seat.stand_in,
                    here=seat.number in here,
                    figure=(seat.figure or seat.chosen) if ended is None else ended.seats[seat.number].figure,
                    gone=gone.get(seat.number) if gone else None,
                )
                for seat in self.seats
            ],
            state=self.state,
            public=told.public,
            locked=bool(told.password),
            host=self.host,
            clock=told.clock,
            opened=told.at,
            changed=self.at,
            answers=self.answers,
            turn=self.turn if ended is None else ended.turn,
            asked=self.waiting(viewer),
            winners=self.winners,
            ending=self.ending,
            watchers=watchers,
            rematch=self.rematch,
            from_table=told.from_table,
            stopped=self.stopped.code if self.stopped is not None and self.state != "finished" else "",
            pace=self.pace,
            hints=self.hints,
            unseen=self.unseen,
            known=bool(told.from_table and told.answers),
            closed=self.closed,
        )

    def check_finished(self) -> None:
        """Raise Refusal while the game is on: what is told of finished games tells everything."""
        if self.state != "finished":
            raise Refusal("not-finished", "The game is still on; its record is there when it is over.", 409)

    def record(self) -> Record:
        """How to play the game again; only for finished ones."""
        self.check_finished()
        self.check_goes_on()
        assert self.table is not None
        names = [seat.name or seat.bot for seat in self.seats]
        return record_of(self.table, names)

    def check_goes_on(self) -> None:
        """Raise Refusal, with the reason, when the game cannot be played here."""
        if self.stopped is not None:
            raise self.stopped


def seen_by_all(event: Event, seats: Sequence[int]) -> Event:
    """An event as several seats may know it together: each secret is for one seat."""
    public = event.seen_by(-1)
    return next((seen for seen in map(event.seen_by, seats) if seen != public), public)
