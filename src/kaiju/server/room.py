"""A room: one table with the people around it, as its entries made it.

Everything here is plain and immediate: no clock is read, nothing is stored or sent. A room is changed only by
:meth:`Room.take`, which folds the next entry in; the ``may_`` methods say whether somebody may do something and give
the entry that does it. Folding never raises: a table whose game cannot be played here is *stopped*, and says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from kaiju.engine.errors import CannotUndo, GameIsOver, NoSuchOption, NotAsked
from kaiju.engine.events import Event
from kaiju.engine.questions import Question
from kaiju.engine.record import Record, record_of
from kaiju.engine.table import Table
from kaiju.server import entries
from kaiju.server.faults import Refusal, not_host
from kaiju.server.folding import FoldedRoom, Seat
from kaiju.server.guard import alike
from kaiju.server.protocol import NAME_LONGEST, Prefer, SeatInfo, SeatTime, TableInfo

NOT_THIS_TURN = "opt-not-this-turn"
"""The option by which, in every game, a seat declines an offer for the rest of the turn."""


DECLINE = 0
"""In every game the first answer to a secret offer declines it: it leaves no trace."""
REACT_WITHIN = 20_000
"""How long a secret offer stands at a table with a clock, in milliseconds; no clock runs meanwhile."""


class Room(FoldedRoom):
    """One table, folded from its entries."""

    # ------------------------------------------------------------------ looking

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

    def waiting(self, viewer: int) -> list[int]:
        """For whom the table waits, as far as this seat (-1: a spectator) may know."""
        if self.state != "playing" or self.table is None:
            return []
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
        """Where a player sits; -1 for a spectator."""
        for seat in self.seats:
            if player and seat.player == player:
                return seat.number
        return -1

    def question(self, seat: int) -> Question | None:
        """What a seat has to answer, under the number it keeps until then."""
        if seat < 0 or self.table is None or seat not in self.asked:
            return None
        question = self.table.question_for(seat)
        if question is None:
            return None
        number = self.seats[seat].question
        return question if question.number == number else msgspec.structs.replace(question, number=number)

    def shown_question(self, seat: int) -> Question | None:
        """What a seat is asked to its face: not what the server is going to answer for it."""
        question = self.question(seat)
        return None if question is None or self.answers_itself(seat) is not None else question

    def view(self, seat: int) -> Any:
        return None if self.table is None else self.table.view(seat)

    def events(self, seat: int, since: int) -> list[Event]:
        return [] if self.table is None else self.table.news(seat, since)

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
        return self.state == "playing" and seat.question >= 0 and seat.thinks_for_itself and not self.secretly

    def time_is_over(self) -> int | None:
        """When the first clock runs out, or the time for a secret offer, if one runs."""
        if self.clock is None or self.state != "playing":
            return None
        if self.secretly:
            thinks = any(self.seats[n].thinks_for_itself for n in self.asked)
            return self.asked_at + REACT_WITHIN if thinks else None
        running = [seat.left for seat in self.seats if self.clock_runs(seat)]
        return self.at + min(running) if running else None

    def not_taken(self, at: int, seed: entries.Seed) -> entries.Answered | None:
        """A secret offer that was not answered in time is declined, without a word of whose it was."""
        over = self.time_is_over()
        if over is None or at < over or not self.secretly:
            return None
        seat = self.asked[0]
        return self.may_answer(at, seat, self.seats[seat].question, DECLINE, seed, "auto")

    def info(self, here: Sequence[int] = (), watchers: int = 0, viewer: int = -1) -> TableInfo:
        """The table from outside, as this seat may know it."""
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
                    figure=seat.figure if ended is None else ended.seats[seat.number].figure,
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

    # ------------------------------------------------------------------ who may do what

    def check_goes_on(self) -> None:
        """Raise Refusal, with the reason, when the game cannot be played here."""
        if self.stopped is not None:
            raise self.stopped

    def may_sit(self, at: int, player: str, name: str, wanted: int | None) -> entries.Sat | None:
        """Take a seat; None when the player already sits there."""
        mine = self.seat_of(player)
        if mine >= 0:
            if wanted in (None, mine):
                return None
            raise Refusal("seated", "You already sit at this table.", 409)
        if self.closed:
            raise Refusal("closed", "This table is closed.", 409)
        if player in self.unwelcome:
            raise Refusal("sent-away", "The host of this table has sent you away; you can watch.", 403)
        free = [seat.number for seat in self.seats if seat.is_open]
        if not free:
            raise Refusal("full", "Every seat at this table is taken; you can watch.", 409)
        if wanted is not None and wanted not in free:
            raise Refusal("taken", "Somebody was quicker: that seat is taken.", 409)
        self.check_goes_on()
        name = self._told_apart(name)
        return entries.Sat(at=at, seat=free[0] if wanted is None else wanted, player=player, name=name)

    def _told_apart(self, name: str) -> str:
        """A name under which nobody else sits here."""
        taken = {alike(seat.name) for seat in self.seats if seat.player}
        found, n = name, 1
        while alike(found) in taken:
            n += 1
            found = f"{name[: NAME_LONGEST - 4]} ({n})"
        return found

    def may_leave(self, at: int, player: str) -> entries.AnyEntry | None:
        """Give the seat back while the table waits; in a game, let a bot stand in."""
        seat = self._seat_of(player)
        if self.state == "waiting":
            return entries.Stood(at=at, seat=seat.number)
        if self.state in ("finished", "closed") or seat.stand_in:
            return None
        return entries.Away(at=at, seat=seat.number, why="left")

    def may_return(self, at: int, player: str) -> entries.Back | None:
        """Come back to a seat that a bot plays meanwhile."""
        mine = self.seat_of(player)
        if mine < 0 or self.state != "playing" or self.seats[mine].stand_in not in ("time", "left"):
            return None
        return entries.Back(at=at, seat=mine)

    def may_give(self, at: int, player: str, number: int, bot: str) -> entries.Gave | None:
        """The host fills a waiting seat with a bot, or opens it again."""
        self._check_host(player, number)
        seat = self.seats[number]
        if seat.player:
            raise Refusal("taken", "Somebody sits there.", 409)
        self.check_goes_on()
        return None if seat.bot == bot else entries.Gave(at=at, seat=number, bot=bot)

    def may_send_away(self, at: int, player: str, number: int) -> entries.SentAway | None:
        """The host sends somebody away from a waiting table."""
        self._check_host(player, number)
        seat = self.seats[number]
        if seat.player == player:
            raise Refusal("your-seat", "That is your own seat; leave it instead.", 409)
        return entries.SentAway(at=at, seat=number, player=seat.player) if seat.player else None

    def may_close(self, at: int, player: str) -> entries.Closed | None:
        """The host closes a table that waits, or at which nobody else plays."""
        if player != self.host:
            raise not_host()
        if self.state in ("closed", "finished"):
            return None
        if self.state == "playing" and any(
            seat.thinks_for_itself and seat.player != player for seat in self.seats
        ):
            raise Refusal("others-play", "Others play at this table; you can leave it, or give up.", 409)
        return entries.Closed(at=at, why="host")

    def is_deserted(self, at: int) -> entries.Closed | None:
        """A waiting table at which nobody sits any more is closed."""
        if self.state != "waiting" or any(seat.player for seat in self.seats):
            return None
        return entries.Closed(at=at, why="deserted")

    def is_expired(self, at: int, lasts: int) -> entries.Closed | None:
        """A table that has waited in vain for so long (milliseconds) is closed."""
        return (
            entries.Closed(at=at, why="expired") if self.state == "waiting" and at - self.at > lasts else None
        )

    def _check_host(self, player: str, number: int) -> None:
        if player != self.host:
            raise not_host()
        if self.state != "waiting":
            raise Refusal("begun", "The game has begun; the seats stay as they are.", 409)
        if not 0 <= number < len(self.seats):
            raise Refusal("no-such-seat", f"This table has {len(self.seats)} seats.", 404)

    def may_answer(
        self,
        at: int,
        seat: int,
        number: int,
        answer: int,
        seed: entries.Seed,
        by: Literal["player", "bot", "auto"],
    ) -> entries.Answered:
        """Answer the question of this number."""
        self.check_goes_on()
        if self.state != "playing" or self.table is None:
            raise Refusal("not-playing", "There is nothing to answer: the game is not on.", 409)
        open_ = self.seats[seat].question
        if open_ < 0:
            raise Refusal("not-asked", "You have not been asked anything.", 409)
        if number != open_:
            raise Refusal("late", "That question has already been answered.", 409)
        try:
            self.table.check(seat, answer)
        except NoSuchOption as error:
            raise Refusal("no-such-option", str(error)) from None
        except (NotAsked, GameIsOver) as error:
            raise Refusal("not-asked", str(error), 409) from None
        return entries.Answered(at=at, seat=seat, answer=answer, seed=seed, by=by)

    def may_take_back(self, at: int, player: str, answers: int) -> entries.TookBack:
        """Take back one's last answer, which was the last of that many at the table."""
        seat = self._seat_of(player)
        self.check_goes_on()
        if self.state != "playing" or self.table is None:
            raise Refusal("not-playing", "There is nothing to take back: the game is not on.", 409)
        if answers != self.answers:
            raise Refusal("late", "The table has gone on meanwhile.", 409)
        if not self.can_undo(seat.number):
            raise Refusal("cannot-take-back", "Your last answer cannot be taken back any more.", 409)
        if self.clock is not None and self.clocks(at)[seat.number].left < self.earned_back(seat.number):
            # What the answer has earned is used up already: taken back and given again, it would earn it once more.
            raise Refusal("cannot-take-back", "There is too little time on your clock to take it back.", 409)
        return entries.TookBack(at=at, seat=seat.number)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's player may take back its last answer. It costs a copy, so it is asked only when needed."""
        if (
            seat < 0
            or self.table is None
            or self.state != "playing"
            or not self.seats[seat].thinks_for_itself
        ):
            return False
        back = self._answers_back(seat)
        if not back:
            return False
        if self._undoable[0] != self.seq:
            self._undoable = (self.seq, may_undo(self.table, seat, back))
        return self._undoable[1]

    def may_concede(self, at: int, player: str) -> entries.Conceded:
        """Give up."""
        seat = self._seat_of(player)
        if self.state != "playing":
            raise Refusal("not-playing", "There is nothing to give up: the game is not on.", 409)
        if seat.stand_in == "conceded":
            raise Refusal("conceded", "You have given up already.", 409)
        return entries.Conceded(at=at, seat=seat.number)

    def may_prefer(self, at: int, player: str, wish: Prefer) -> entries.Preferred | None:
        """Say what the server may answer."""
        seat = self._seat_of(player)
        if seat.prefers == wish:
            return None
        return entries.Preferred(
            at=at, seat=seat.number, forced=wish.forced, not_this_turn=wish.not_this_turn
        )

    def _seat_of(self, player: str) -> Seat:
        mine = self.seat_of(player)
        if mine < 0:
            raise Refusal("not-seated", "You do not sit at this table.", 403)
        return self.seats[mine]

    def answers_itself(self, seat: int) -> int | None:
        """What the server may answer for a player's seat without asking it, if anything."""
        who = self.seats[seat]
        question = self.question(seat) if who.thinks_for_itself else None
        if question is None:
            return None
        if who.prefers.forced and question.count == 1:
            return 0
        if who.prefers.not_this_turn:
            for option in question.options:
                if option.say == NOT_THIS_TURN:
                    return option.answer
        return None


def may_undo(table: Table, seat: int, back: int) -> bool:
    """Whether a seat's last answers can be taken back, one after the other."""
    if back == 1:
        return table.can_undo(seat)
    twin = table.copy()
    for _ in range(back):
        try:
            twin.undo(seat)
        except CannotUndo:
            return False
    return True
