"""A room: one table with the people around it, as its entries made it.

Everything here is plain and immediate: no clock is read, nothing is stored or sent. A room is changed only by
:meth:`Room.take`, which folds the next entry in; the ``may_`` methods say whether somebody may do something and give
the entry that does it. Folding never raises: a table whose game cannot be played here is *stopped*, and says why.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from kaiju.engine.errors import BadSetup, CannotUndo, GameIsOver, NoSuchOption, NotAsked
from kaiju.engine.events import Event
from kaiju.engine.game import Game
from kaiju.engine.questions import Question
from kaiju.engine.record import Record, begin, other_rules, play_entry, record_of
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.server import entries
from kaiju.server.faults import Refusal, other_rules_here, table_failed
from kaiju.server.protocol import ChatLine, Prefer, SeatInfo, SeatTime, TableInfo

CHAT_KEPT = 100
SHORTEST_RETURN = 10_000
"""What somebody who comes back after running out of time has at least, in milliseconds."""

Find = Callable[[str], Game]
"""Finds a game by its name; raises BadSetup when there is none."""

NOT_THIS_TURN = "opt-not-this-turn"
"""The option by which, in every game, a seat declines an offer for the rest of the turn."""


class Seat:
    """A place at the table."""

    def __init__(self, number: int, bot: str) -> None:
        self.number = number
        self.bot = bot
        self.player = ""
        self.name = ""
        self.stand_in: Literal["", "time", "left", "conceded"] = ""
        self.monster = ""  # what sits there, once the game is on
        self.prefers = Prefer(forced=True, not_this_turn=False)
        self.left = 0  # milliseconds on its clock
        self.question = -1  # number of the question it has to answer; -1: none

    @property
    def is_open(self) -> bool:
        return not (self.bot or self.player)

    @property
    def thinks_for_itself(self) -> bool:
        """Whether a person answers for it now."""
        return bool(self.player) and not self.stand_in


class Room:
    """One table, folded from its entries."""

    def __init__(self, number: str, games: Find = game_named) -> None:
        self.id = number
        self.games = games
        self.seq = 0
        self.at = 0
        self.opened: entries.Opened | None = None
        self.game: Game | None = None
        self.seats: list[Seat] = []
        self.table: Table | None = None
        self.given: list[tuple[int, str]] = []  # who answered, and who thought of it: what may be taken back
        self.stopped: Refusal | None = None  # why the game cannot be played here
        self.fault: Exception | None = None  # what a rule raised while the log was folded
        self.failed: Record | None = None  # the game up to there
        self.ended: TableInfo | None = None  # how a stopped game ended, from what was kept of it
        self.conceded_to: list[int] | None = None
        self.chat: list[ChatLine] = []
        self.rematch = ""
        self.turn = 0
        self._undoable = (-1, False)  # after which entry somebody asked, and what the rules said

    # ------------------------------------------------------------------ folding

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

    def stop(self, error: Exception) -> None:
        """The game cannot go on here: what is in memory is not to be trusted, only the log is."""
        self.fault = error
        self.stopped = table_failed()
        if self.table is not None:
            self.failed = record_of(self.table, events=False)
        self.table = None
        for seat in self.seats:
            seat.question = -1

    def try_out(self, entry: entries.AnyEntry) -> Table | None:
        """The game as this entry would leave it, played on a copy; None if it is not touched.

        Raises whatever the rules raise; nothing has changed then.
        """
        if self.stopped is not None:
            return None
        tried: Table | None = None
        if isinstance(entry, entries.Answered) and self.table is not None:
            tried = self.table.trial(entry.seat, entry.answer, entry.seed)
        elif self.table is None and self._fills(entry):
            tried = self._begin()
        if tried is not None:
            for seat in tried.asked:
                tried.question_for(seat)
        return tried

    def _fills(self, entry: entries.AnyEntry) -> bool:
        """Whether this takes the last open seat."""
        if isinstance(entry, entries.Sat) or (isinstance(entry, entries.Gave) and entry.bot):
            return all(seat.number == entry.seat or not seat.is_open for seat in self.seats)
        return False

    def _play(self, entry: entries.AnyEntry, tried: Table | None) -> None:
        """What an entry does to the game itself."""
        if self.table is None:
            if not any(seat.is_open for seat in self.seats):
                self.table = tried or self._begin()
                self._deal()
        elif isinstance(entry, entries.Answered):
            if tried is not None:
                self.table.become(tried)
            else:
                self.table.put(entry.seat, entry.answer, entry.seed)
            self._ask(entry.seat)
        elif isinstance(entry, entries.TookBack):
            for _ in range(self._answers_back(entry.seat)):
                self.table.undo(entry.seat)
                self.given.pop()
            self._ask(entry.seat)

    def _run_clocks(self, entry: entries.AnyEntry) -> None:
        if self.clock is None or self.state != "playing" or isinstance(entry, entries.Woke):
            return
        passed = max(0, entry.at - self.at)
        for seat in self.seats:
            if seat.question >= 0 and seat.thinks_for_itself:
                seat.left = max(0, seat.left - passed)

    def _open(self, entry: entries.Opened) -> None:
        self.opened = entry
        self.seats = [Seat(n, bot) for n, bot in enumerate(entry.bots)]
        try:
            self.game = self.games(entry.game)
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
        seat.player, seat.name, seat.bot = entry.player, entry.name, ""

    def _stand(self, entry: entries.Stood) -> None:
        seat = self.seats[entry.seat]
        seat.player = seat.name = ""

    def _give(self, entry: entries.Gave) -> None:
        self.seats[entry.seat].bot = entry.bot

    def _begin(self) -> Table:
        """The game as it starts, with the answers that came from another one."""
        told = self._told
        assert self.game is not None
        table = begin(
            self.game,
            seats=len(self.seats),
            seed=told.seed,
            options=told.options,
            position=told.position,
        )
        if told.data is not None:
            table.start["data"] = told.data
        for given in told.answers:
            play_entry(table, given)
        return table

    def _deal(self) -> None:
        """The game begins: everybody has a Monster, a full clock and perhaps a question."""
        assert self.table is not None
        told = self._told
        for shown in getattr(self.table.view(), "monsters", ()):
            self.seats[shown.seat].monster = shown.monster
        for seat in self.seats:
            seat.left = told.clock.start * 1000 if told.clock else 0
        self._ask(-1)

    def _answer(self, entry: entries.Answered) -> None:
        self.given.append((entry.seat, entry.by))
        if entry.by == "player" and self.clock is not None:
            self.seats[entry.seat].left += self.clock.increment * 1000

    def _take_back(self, entry: entries.TookBack) -> None:
        """Time that was spent stays spent; what the answer had earned is taken off again."""
        if self.clock is not None:
            seat = self.seats[entry.seat]
            seat.left = max(0, seat.left - self.clock.increment * 1000)

    def _ask(self, answered: int) -> None:
        """Note who has to answer which question: one that still waits for its answer keeps its number."""
        assert self.table is not None
        asked = self.table.asked
        for seat in self.seats:
            if seat.number not in asked:
                seat.question = -1
            elif seat.question < 0 or seat.number == answered:
                seat.question = int(self.table.count)
        self.turn = int(getattr(self.table.st, "turn", 0))

    def _leave(self, entry: entries.Away) -> None:
        self.seats[entry.seat].stand_in = entry.why

    def _return(self, entry: entries.Back) -> None:
        seat = self.seats[entry.seat]
        if seat.stand_in == "time" and self.clock is not None:
            seat.left = max(seat.left, self.clock.increment * 1000, SHORTEST_RETURN)
        seat.stand_in = ""

    def _prefer(self, entry: entries.Preferred) -> None:
        self.seats[entry.seat].prefers = Prefer(entry.forced, entry.not_this_turn)

    def _concede(self, entry: entries.Conceded) -> None:
        self.seats[entry.seat].stand_in = "conceded"
        standing = [seat for seat in self.seats if seat.stand_in != "conceded"]
        if self.game is not None and self.game.team:
            if not any(seat.player for seat in standing):
                self.conceded_to = []
        elif len(standing) == 1:
            self.conceded_to = [standing[0].number]

    def _say(self, entry: entries.Said) -> None:
        self.chat.append(ChatLine(entry.at, entry.name, entry.text, entry.seat))
        del self.chat[:-CHAT_KEPT]

    def _rematch(self, entry: entries.Rematched) -> None:
        self.rematch = entry.table

    def _wake(self, entry: entries.Woke) -> None:
        """Only the time that passed is forgotten."""

    # ------------------------------------------------------------------ looking

    @property
    def _told(self) -> entries.Opened:
        assert self.opened is not None, "a room begins with the entry that opened it"
        return self.opened

    @property
    def host(self) -> str:
        return self._told.host

    @property
    def clock(self) -> Any:
        return self.opened.clock if self.opened is not None else None

    @property
    def password(self) -> str:
        """The hash of the table's password; empty without one."""
        return self._told.password

    @property
    def state(self) -> Literal["waiting", "playing", "finished"]:
        if self.ended is not None or self.conceded_to is not None:
            return "finished"
        if self.table is None:
            begun = self.stopped is not None and not any(seat.is_open for seat in self.seats)
            return "playing" if begun else "waiting"
        return "finished" if self.table.over else "playing"

    @property
    def winners(self) -> list[int] | None:
        """Who has won; a seat that gave up cannot."""
        if self.conceded_to is not None:
            return self.conceded_to
        if self.ended is not None:
            return self.ended.winners
        if self.table is None or self.table.winners is None:
            return None
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
            runs = self.state == "playing" and seat.question >= 0 and seat.thinks_for_itself
            out.append(SeatTime(max(0, seat.left - passed) if runs else seat.left, runs))
        return out

    def time_is_over(self) -> int | None:
        """When the first clock runs out, if one runs."""
        if self.clock is None or self.state != "playing":
            return None
        running = [seat.left for seat in self.seats if seat.question >= 0 and seat.thinks_for_itself]
        return self.at + min(running) if running else None

    def info(self, here: Sequence[int] = (), watchers: int = 0) -> TableInfo:
        """The table from outside."""
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
                    monster=seat.monster if ended is None else ended.seats[seat.number].monster,
                )
                for seat in self.seats
            ],
            state=self.state,
            public=told.public,
            locked=bool(told.password),
            host=told.host,
            clock=told.clock,
            opened=told.at,
            changed=self.at,
            answers=self.answers,
            turn=self.turn if ended is None else ended.turn,
            asked=self.asked,
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
        free = [seat.number for seat in self.seats if seat.is_open]
        if not free:
            raise Refusal("full", "Every seat at this table is taken; you can watch.", 409)
        if wanted is not None and wanted not in free:
            raise Refusal("taken", "Somebody was quicker: that seat is taken.", 409)
        self.check_goes_on()
        return entries.Sat(at=at, seat=free[0] if wanted is None else wanted, player=player, name=name)

    def may_leave(self, at: int, player: str) -> entries.AnyEntry | None:
        """Give the seat back while the table waits; in a game, let a bot stand in."""
        seat = self._seat_of(player)
        if self.state == "waiting":
            return entries.Stood(at=at, seat=seat.number)
        if self.state == "finished" or seat.stand_in:
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
        if player != self.host:
            raise Refusal("not-host", "Only who opened the table can do that.", 403)
        if self.state != "waiting":
            raise Refusal("begun", "The game has begun; the seats stay as they are.", 409)
        if not 0 <= number < len(self.seats):
            raise Refusal("no-such-seat", f"This table has {len(self.seats)} seats.", 404)
        seat = self.seats[number]
        if seat.player:
            raise Refusal("taken", "Somebody sits there.", 409)
        self.check_goes_on()
        return None if seat.bot == bot else entries.Gave(at=at, seat=number, bot=bot)

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

    def _answers_back(self, seat: int) -> int:
        """How many answers lie between now and before the last one that this seat's player thought of.

        What the server has answered for it since goes with it: it would only be answered again. 0: there is none.
        """
        for back, (who, by) in enumerate(reversed(self.given), 1):
            if who != seat or by == "bot":
                return 0
            if by == "player":
                return back
        return 0

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


FOLD: dict[type[entries.Entry], Callable[[Room, Any], None]] = {
    entries.Opened: Room._open,
    entries.Sat: Room._sit,
    entries.Stood: Room._stand,
    entries.Gave: Room._give,
    entries.Answered: Room._answer,
    entries.TookBack: Room._take_back,
    entries.Away: Room._leave,
    entries.Back: Room._return,
    entries.Preferred: Room._prefer,
    entries.Conceded: Room._concede,
    entries.Said: Room._say,
    entries.Rematched: Room._rematch,
    entries.Woke: Room._wake,
}
"""How each kind of entry changes a room."""


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
