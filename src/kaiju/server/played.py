"""The game of a room: how it begins, what an answer does to it, who is asked, whose clock runs, what may be taken back.

Nothing here reads a clock, stores or sends; :mod:`kaiju.server.folding` says which entry does what.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from kaiju.engine.declaration import figures, turns
from kaiju.engine.game import Game
from kaiju.engine.questions import Question
from kaiju.engine.record import Record, begin, play_entry, record_of
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.server import entries
from kaiju.server.faults import Refusal, table_failed
from kaiju.server.messages import ChatLine
from kaiju.server.protocol import Hints, Pace, TableInfo
from kaiju.server.seats import Seat

Find = Callable[[str], Game]
"""Finds a game by its name; raises BadSetup when there is none."""


class PlayedRoom:
    """Everything that the entries of a table made, and the game that is played in it."""

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
        self.forgotten: set[str] = set()  # who took their name back, and is nobody any more
        self._turn = (-1, 0)  # after which entry somebody asked, and which it was
        self._questions: tuple[int, dict[int, Question]] = (-1, {})  # likewise
        self._tried: tuple[Table | None, dict[int, Question]] = (None, {})  # a trial, and what it asks
        self._undoable = (-1, False)  # after which entry somebody asked, and what the rules said

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
        table = self.table
        if table is not None:
            return "finished" if table.st.over else "playing"
        begun = self.stopped is not None and not any(seat.is_open for seat in self.seats)
        return "playing" if begun else "waiting"

    def seats_of(self, player: str) -> list[int]:
        """Where a player sits; nowhere: a spectator."""
        return [seat.number for seat in self.seats if seat.player == player] if player else []

    # ------------------------------------------------------------------ playing

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

    def _fills(self, entry: entries.AnyEntry) -> bool:
        """Whether this takes the last open seat."""
        if isinstance(entry, entries.Sat) or (isinstance(entry, entries.Gave) and entry.bot):
            return all(seat.number == entry.seat or not seat.is_open for seat in self.seats)
        return False

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

    def stop(self, error: Exception) -> None:
        """The game cannot go on here: what is in memory is not to be trusted, only the log is."""
        self.fault = error
        self.stopped = table_failed()
        if self.table is not None:
            self.failed = record_of(self.table, events=False)
        self.table = None
        for seat in self.seats:
            seat.question = -1

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

    # ---------------------------------------------------------- turns and clocks

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

    @property
    def secretly(self) -> bool:
        """Whether the open question is asked only because of cards hidden in a hand: who is asked is a secret then.

        No clock runs meanwhile, and the answer earns nothing, or clocks would tell.
        """
        table = self.table
        return table is not None and not table.over and not table.st.asks and table.game.secret(table.st)

    def _run_clocks(self, entry: entries.AnyEntry) -> None:
        if self.clock is None or self.state != "playing" or isinstance(entry, entries.Woke):
            return
        if self.secretly or self.unseen:
            return
        passed = max(0, entry.at - self.at)
        for seat in self.seats:
            if seat.question >= 0 and seat.thinks_for_itself:
                seat.left = max(0, seat.left - passed)

    # -------------------------------------------------------------- taking back

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
