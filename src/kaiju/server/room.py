"""A room: one table with the people around it, as its entries made it.

Everything here is plain and immediate: no clock is read, nothing is stored or sent. A room is changed only by
:meth:`Room.take`, which folds the next entry in; the ``may_`` methods say whether somebody may do something and give
the entry that does it. Folding never raises: a table whose game cannot be played here is *stopped*, and says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from kaiju.engine.errors import BadSetup, CannotUndo, GameIsOver, NoSuchOption, NotAsked
from kaiju.engine.questions import Question
from kaiju.engine.table import Table
from kaiju.server import entries
from kaiju.server.faults import Refusal, not_host, not_you, sent_away
from kaiju.server.guard import alike
from kaiju.server.looking import ShownRoom
from kaiju.server.messages import Prefer
from kaiju.server.protocol import NAME_LONGEST, Hints, Pace
from kaiju.server.seats import Seat

DECLINE = 0
"""In every game the first answer to a secret offer declines it: it leaves no trace."""


class Room(ShownRoom):
    """One table, folded from its entries: who may do what at it."""

    def may_sit(
        self, at: int, player: str, name: str, wanted: int | None, figure: str = ""
    ) -> entries.Sat | None:
        """Take a seat, perhaps as a certain figure; None when the player already sits there."""
        mine = self.seats_of(player)
        if mine:
            if wanted is None or wanted in mine:
                return None
            if self.game is None or not self.game.declaration.several_seats:
                raise Refusal("seated", "You already sit at this table.", 409)
        self.check_known(player)
        if self.closed:
            raise Refusal("closed", "This table is closed.", 409)
        if player in self.unwelcome:
            raise sent_away()
        free = [seat.number for seat in self.seats if seat.is_open]
        if not free:
            raise Refusal("full", "Every seat at this table is taken; you can watch.", 409)
        if wanted is not None and wanted not in free:
            raise Refusal("taken", "Somebody was quicker: that seat is taken.", 409)
        self.check_goes_on()
        name = self.told_apart(player, name)
        seat = free[0] if wanted is None else wanted
        sat = entries.Sat(at=at, seat=seat, player=player, name=name, figure=figure)
        self._check_figure(sat)
        return sat

    def _check_figure(self, sat: entries.Sat) -> None:
        """Raise Refusal when nobody can sit down as this figure."""
        if not sat.figure:
            return
        told = self._told
        figure = self.game.declaration.figure if self.game is not None else None
        if self.game is None or figure is None or not figure.option or told.answers or told.position:
            raise Refusal("bad-setup", "Nobody chooses whom to play at this table.")
        options = self.options(sat)
        others = [who for seat, who in enumerate(options[figure.option]) if seat != sat.seat]
        if sat.figure in others:
            raise Refusal("taken", "Somebody was quicker: somebody else plays that one.", 409)
        try:
            self.game.options(options, len(self.seats))
        except BadSetup as error:
            raise Refusal("bad-setup", str(error)) from None

    def check_known(self, player: str) -> None:
        """Raise Refusal when this player has been forgotten: a line may be open still, or a process behind."""
        if player in self.forgotten:
            raise not_you()

    def may_say(self, at: int, player: str, name: str, text: str, seat: int) -> entries.Said:
        """Talk, as a player at the table or a spectator."""
        return entries.Said(at=at, name=self.called(player, name), text=text, seat=seat, player=player)

    def called(self, player: str, name: str) -> str:
        """What somebody who talks is called here: as they sit, or so that nobody takes them for one who does."""
        mine = self.seats_of(player)
        return self.seats[mine[0]].name if mine else self.told_apart(player, name)

    def told_apart(self, player: str, name: str) -> str:
        """A name under which nobody else sits here, or has talked of late."""
        taken = {alike(seat.name) for seat in self.seats if seat.player not in ("", player)}
        talked = zip(self.chat, self.talkers, strict=True)
        taken |= {alike(line.name) for line, talker in talked if talker not in ("", player)}
        found, n = name, 1
        while alike(found) in taken:
            n += 1
            found = f"{name[: NAME_LONGEST - 4]} ({n})"
        return found

    def may_leave(self, at: int, player: str, wanted: int | None = None) -> entries.AnyEntry | None:
        """Give a seat back while the table waits; in a game, let a bot stand in."""
        seat = self._seat_of(player, wanted)
        if self.state == "waiting":
            return entries.Stood(at=at, seat=seat.number)
        if self.state in ("finished", "closed") or seat.stand_in:
            return None
        return entries.Away(at=at, seat=seat.number, why="left", host=self._next_host(seat))

    def _next_host(self, leaves: Seat) -> str:
        """Who looks after the table when this seat is left: another who plays there, if it was the host's last."""
        if leaves.player != self.host:
            return ""
        others = [seat.player for seat in self.seats if seat is not leaves and seat.thinks_for_itself]
        return "" if self.host in others else next(iter(others), "")

    def may_return(self, at: int, player: str) -> entries.Back | None:
        """Come back to a seat that a bot plays meanwhile."""
        if self.state != "playing" or player in self.forgotten:
            return None
        for mine in self.seats_of(player):
            if self.seats[mine].stand_in in ("time", "left") or mine in self.votes:
                return entries.Back(at=at, seat=mine)
        return None

    def may_see(self, at: int, player: str) -> entries.Seen | None:
        """The first of its people comes to a game that waits for that."""
        return entries.Seen(at=at) if self.unseen and self.seats_of(player) else None

    def may_set_pace(self, at: int, player: str, pace: Pace) -> entries.Paced | None:
        """Say how long bots seem to think."""
        seat = self._seat_of(player)
        return None if self.pace == pace else entries.Paced(at=at, seat=seat.number, pace=pace)

    def may_set_hints(self, at: int, player: str, hints: Hints) -> entries.HintsSet | None:
        """The host says whether hints may be asked for."""
        if player != self.host:
            raise not_host()
        return None if self.hints == hints else entries.HintsSet(at=at, hints=hints)

    def check_hint(self, seat: int, number: int) -> Question:
        """The question of this number about which a seat may have a hint; raises Refusal with the reason."""
        self.check_goes_on()
        if self.hints == "off":
            raise Refusal("hints-off", "The host of this table has switched hints off.", 403)
        question = self.shown_question(seat) if self.state == "playing" else None
        if question is None:
            raise Refusal("not-asked", "You have not been asked anything.", 409)
        if question.number != number:
            raise Refusal("late", "That question has already been answered.", 409)
        if self.secretly and self.tells_hint(seat):
            raise Refusal("hint-secret", "A hint would be told, and so that it is you who is asked.", 409)
        return question

    def tells_hint(self, seat: int) -> bool:
        """Whether a hint for a seat is announced: other people play, and the host has not said otherwise."""
        me = self.seats[seat].player
        return self.hints == "told" and any(each.player and each.player != me for each in self.seats)

    def may_vote(self, at: int, player: str, about: int, bot: bool) -> entries.Voted | None:
        """Say whether a bot is to play for somebody who is gone; whoever calls knows who is."""
        seat = self._seat_of(player)
        if self.votes.get(about, {}).get(seat.number) == bot:
            return None
        return entries.Voted(at=at, seat=seat.number, about=about, bot=bot)

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

    def not_taken(self, at: int, seed: entries.Seed) -> entries.Answered | None:
        """A secret offer that was not answered in time is declined, without a word of whose it was."""
        over = self.time_is_over()
        if over is None or at < over or not self.secretly:
            return None
        seat = self.asked[0]
        return self.may_answer(at, seat, self.seats[seat].question, DECLINE, seed, "auto")

    def may_take_back(self, at: int, player: str, answers: int) -> entries.TookBack:
        """Take back one's last answer, which was the last of that many at the table."""
        seat = self._seat_of(player)
        if self.given and self.given[-1][0] in self.seats_of(player):
            seat = self.seats[self.given[-1][0]]
        self.check_goes_on()
        if self.state != "playing" or self.table is None:
            raise Refusal("not-playing", "There is nothing to take back: the game is not on.", 409)
        if answers != self.answers:
            raise Refusal("late", "The table has gone on meanwhile.", 409)
        if not self.can_undo(seat.number):
            raise Refusal("cannot-take-back", "Your last answer cannot be taken back any more.", 409)
        lefts = [clock.left for clock in self.clocks(at)]
        if lefts and lefts[seat.number] < self.earned_back(seat.number) + self.owes(seat.number, lefts):
            # What the answer has earned is used up already: taken back and given again, it would earn it once more.
            raise Refusal("cannot-take-back", "There is too little time on your clock to take it back.", 409)
        return entries.TookBack(at=at, seat=seat.number, gives_back=self.clock is not None)

    def can_take_back(self, seats: Sequence[int]) -> bool:
        """Whether who holds these seats may take back the last answer."""
        return bool(self.given) and self.given[-1][0] in seats and self.can_undo(self.given[-1][0])

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's player may take back its last answer. It costs a copy, so it is asked only when needed."""
        if (
            seat < 0
            or self.table is None
            or self.state != "playing"
            or not self.table.steps  # chance was used, or others were asked too: the rules need not be asked
            or not self.seats[seat].thinks_for_itself
        ):
            return False
        back = self._answers_back(seat)
        if not back:
            return False
        if self._undoable[0] != self.seq:
            self._undoable = (self.seq, may_undo(self.table, seat, back))
        return self._undoable[1]

    def may_concede(
        self, at: int, player: str, wanted: int | None = None
    ) -> entries.Conceded | entries.GaveUp:
        """Give up; the game is over when nobody is left but bots."""
        seat = self._seat_of(player, wanted)
        if self.state != "playing":
            raise Refusal("not-playing", "There is nothing to give up: the game is not on.", 409)
        if seat.stand_in == "conceded":
            raise Refusal("conceded", "You have given up already.", 409)
        others = [each for each in self.seats if each is not seat and each.player]
        if all(each.stand_in == "conceded" for each in others):
            return entries.GaveUp(at=at, seat=seat.number)
        return entries.Conceded(at=at, seat=seat.number)

    def may_prefer(
        self, at: int, player: str, wish: Prefer, wanted: int | None = None
    ) -> entries.Preferred | None:
        """Say what the server may answer."""
        seat = self._seat_of(player, wanted)
        if seat.prefers == wish:
            return None
        return entries.Preferred(
            at=at, seat=seat.number, forced=wish.forced, not_this_turn=wish.not_this_turn
        )

    def _seat_of(self, player: str, wanted: int | None = None) -> Seat:
        mine = self.seats_of(player)
        if not mine:
            raise Refusal("not-seated", "You do not sit at this table.", 403)
        if wanted is not None and wanted not in mine:
            raise Refusal("not-seated", "That seat is not yours.", 403)
        return self.seats[mine[0] if wanted is None else wanted]


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
