"""Folding: how each entry of a table's log changes the room. Nothing here raises, reads a clock, stores or sends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from kaiju.engine.declaration import entries as rows
from kaiju.engine.declaration import figures, turns
from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.engine.questions import Question
from kaiju.engine.record import Record, begin, other_rules, play_entry, played_with, record_of
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.server import entries
from kaiju.server.faults import Refusal, other_rules_here, table_failed
from kaiju.server.messages import ChatLine, Prefer
from kaiju.server.protocol import Hints, Pace, TableInfo
from kaiju.server.seats import Seat

CHAT_KEPT = 100
BLANK = "—"
"""What stands where a name or words stood that were taken back."""
SHORTEST_RETURN = 10_000
"""What somebody who comes back after running out of time has at least, in milliseconds."""

Find = Callable[[str], Game]
"""Finds a game by its name; raises BadSetup when there is none."""


class FoldedRoom:
    """Everything that the entries of a table made."""

    def __init__(self, number: str, games: Find = game_named) -> None:
        self.id = number
        self.games = games
        self.seq = 0
        self.at = 0
        self.opened: entries.Opened | None = None
        self.game: Game | None = None
        self.seats: list[Seat] = []
        self.table: Table | None = None
        # Who answered, who thought of it, what it earned, and what every clock had then and whether its seat was
        # thinking: what may be taken back.
        self.given: list[tuple[int, str, int, list[tuple[int, bool]]]] = []
        self.asked_at = 0  # when the open question was put
        self.stopped: Refusal | None = None  # why the game cannot be played here
        self.fault: Exception | None = None  # what a rule raised while the log was folded
        self.failed: Record | None = None  # the game up to there
        self.ended: TableInfo | None = None  # how a stopped game ended, from what was kept of it
        self.conceded_to: list[int] | None = None
        self.chat: list[ChatLine] = []
        self.talkers: list[str] = []  # who said it
        self.rematch = ""
        self.host = ""
        self.closed: Literal["", "host", "deserted", "expired"] = ""
        self.seen = False
        self.pace: Pace = "normal"
        self.hints: Hints = "told"
        self.votes: dict[int, dict[int, bool]] = {}  # about whom, by which seat: let a bot play?
        self.unwelcome: set[str] = set()  # who was sent away
        self._turn = (-1, 0)  # after which entry somebody asked, and which it was
        self._questions: tuple[int, dict[int, Question]] = (-1, {})  # likewise
        self._tried: tuple[Table | None, dict[int, Question]] = (None, {})  # a trial, and what it asks
        self._undoable = (-1, False)  # after which entry somebody asked, and what the rules said

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
            tried = self._begin(entry)
        if tried is not None:
            asked = {seat: tried.question_for(seat) for seat in tried.asked}
            self._tried = (
                tried,
                {seat: question for seat, question in asked.items() if question is not None},
            )
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
            if tried is not None and tried is self._tried[0]:
                self._questions = (self.seq, {n: self.numbered(q) for n, q in self._tried[1].items()})
                self._tried = (None, {})
        elif isinstance(entry, entries.TookBack):
            for _ in range(self._answers_back(entry.seat)):
                self.table.undo(entry.seat)
                self.given.pop()
            self._ask(entry.seat)

    def _run_clocks(self, entry: entries.AnyEntry) -> None:
        if self.clock is None or self.state != "playing" or isinstance(entry, entries.Woke):
            return
        if self.secretly or self.unseen:
            return
        passed = max(0, entry.at - self.at)
        for seat in self.seats:
            if seat.question >= 0 and seat.thinks_for_itself:
                seat.left = max(0, seat.left - passed)

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

    def _begin(self, entry: entries.AnyEntry | None = None) -> Table:
        """The game as it starts (with this entry), with the answers that came from another one."""
        told = self._told
        assert self.game is not None
        table = begin(
            self.game,
            seats=len(self.seats),
            seed=told.seed,
            options=self.options(entry),
            position=told.position,
        )
        if told.data is not None:
            table.start["data"] = told.data
        for given in told.answers:
            play_entry(table, given)
        return table

    def options(self, entry: entries.AnyEntry | None = None) -> dict[str, Any]:
        """The options of the game, with whom people chose to play when they sat down."""
        told = self._told
        chosen = [seat.chosen for seat in self.seats]
        if isinstance(entry, entries.Sat):
            chosen[entry.seat] = entry.figure
        figure = self.game.declaration.figure if self.game is not None else None
        if figure is None or not figure.option or not any(chosen):
            return told.options
        set_up = told.options.get(figure.option) or [""] * len(chosen)
        return {
            **told.options,
            figure.option: [mine or given for mine, given in zip(chosen, set_up, strict=True)],
        }

    def seats_of(self, player: str) -> list[int]:
        """Where a player sits; nowhere: a spectator."""
        return [seat.number for seat in self.seats if seat.player == player] if player else []

    @property
    def turn(self) -> int:
        """Which turn it is. It costs a view, so it is looked for only when somebody asks."""
        if self.table is not None and self._turn[0] != self.seq:
            self.note_turn(self.table.view())
        return self._turn[1]

    def note_turn(self, view: Any) -> None:
        """Remember which turn it is, from a view that somebody has made."""
        if self.table is not None and self._turn[0] != self.seq:
            self._turn = (self.seq, turns(self.table.game.declaration, view))

    @property
    def unseen(self) -> bool:
        """Whether the game waits for the first of its people to see it."""
        if self.seen or self.opened is None or not self.opened.waits or self.state != "playing":
            return False
        return any(seat.player for seat in self.seats)

    def _deal(self) -> None:
        """The game begins: everybody has a figure, a full clock and perhaps a question."""
        assert self.table is not None
        told = self._told
        played = figures(self.table.game.declaration, self.table.view())
        for seat, figure in zip(self.seats, played, strict=True):
            seat.figure = figure
        for seat in self.seats:
            seat.left = told.clock.start * 1000 if told.clock else 0
        self._ask(-1)

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

    def _ask(self, answered: int) -> None:
        """Note who has to answer which question: one that still waits for its answer keeps its number."""
        assert self.table is not None
        self.asked_at = self.at
        asked = self.table.asked
        for seat in self.seats:
            if seat.number not in asked:
                seat.question = -1
            elif seat.question < 0 or seat.number == answered:
                seat.question = int(self.table.count)

    def numbered(self, question: Question) -> Question:
        """A question under the number that it keeps until its seat has answered."""
        number = self.seats[question.seat].question
        return question if question.number == number else msgspec.structs.replace(question, number=number)

    def _leave(self, entry: entries.Away) -> None:
        self.seats[entry.seat].stand_in = entry.why
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

    @property
    def _told(self) -> entries.Opened:
        assert self.opened is not None, "a room begins with the entry that opened it"
        return self.opened

    @property
    def clock(self) -> Any:
        return self.opened.clock if self.opened is not None else None

    @property
    def password(self) -> str:
        """The hash of the table's password; empty without one."""
        return self._told.password

    @property
    def state(self) -> Literal["waiting", "playing", "finished", "closed"]:
        if self.closed:
            return "closed"
        if self.ended is not None or self.conceded_to is not None:
            return "finished"
        if self.table is None:
            begun = self.stopped is not None and not any(seat.is_open for seat in self.seats)
            return "playing" if begun else "waiting"
        return "finished" if self.table.over else "playing"

    def _answers_back(self, seat: int) -> int:
        """How many answers lie between now and before the last one that this seat's player thought of.

        What the server has answered for it since goes with it: it would only be answered again. 0: there is none.
        """
        for back, (who, by, _, _) in enumerate(reversed(self.given), 1):
            if who != seat or by == "bot":
                return 0
            if by == "player":
                return back
        return 0

    def earned_back(self, seat: int) -> int:
        """What the answer that this seat's player would take back has earned on the clock."""
        back = self._answers_back(seat)
        return self.given[-back][2] if back else 0

    def _clocks_back(self, seat: int) -> list[tuple[int, bool]]:
        """The clocks at the answer that this seat's player would take back, and who was thinking already."""
        back = self._answers_back(seat)
        return self.given[-back][3] if back else []

    def owes(self, seat: int, lefts: list[int]) -> int:
        """How long the others, whose clocks have so much left, have thought since the answer that is taken back.

        Nothing if the seat itself was asked meanwhile: then its own clock ran.
        """
        if self.seats[seat].question >= 0:
            return 0
        clocks = enumerate(zip(self._clocks_back(seat), lefts, strict=False))
        return max([0, *(then - now for n, ((then, _), now) in clocks if n != seat)])

    @property
    def secretly(self) -> bool:
        """Whether the open question is asked only because of cards hidden in a hand: who is asked is a secret then.

        No clock runs meanwhile, and the answer earns nothing, or clocks would tell.
        """
        table = self.table
        return table is not None and not table.over and not table.st.asks and table.game.secret(table.st)


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
