"""A table: one game in progress. It shows the question, takes the answer, and can be copied at any moment.

A running rule cannot be copied, so a table keeps the last *mark* (a copy of the state taken where no local variable
matters) and the answers given since; a copy is a copy of the mark with those answers played again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from kaiju.engine.chance import FACTOR, LOW, mix
from kaiju.engine.errors import GameIsOver, NoSuchOption, NotAsked, RulesFault
from kaiju.engine.game import Game
from kaiju.engine.state import MARK, NOBODY, Rule, State

if TYPE_CHECKING:
    from kaiju.engine.events import Event
    from kaiju.engine.questions import Question


class Past:
    """One answer in a table's history, linked to the one before: copies share what they have in common."""

    def __init__(self, before: Past | None, seat: i64, answer: i64, seed: i64) -> None:
        self.before = before
        self.seat = seat
        self.answer = answer
        self.seed = seed  # what chance was set to with this answer; 0 when it just went on


class Table:
    """A game in progress.

    ``start`` is how it began (seats, options, seed or position), for the record. ``entropy`` is called for a fresh
    seed with every answer of a live table; without it chance goes on from the first seed.
    """

    def __init__(
        self,
        game: Game,
        st: State,
        start: dict[str, Any],
        listen: bool = True,
        tracked: bool = True,
        entropy: Callable[[], int] | None = None,
        mark: State | None = None,
    ) -> None:
        self.game = game
        self.st = st
        self.start = start
        self.entropy = entropy
        self.count: i64 = 0
        self.past: Past | None = None
        self.mark: State = st
        self.mark_past: Past | None = None
        st.tracked = tracked
        if listen:
            st.log = []
        if mark is not None:
            self.mark = mark
        elif tracked:
            self.mark = st.copy()
        self.rule: Rule = game.play(st)
        self.advance()

    # ------------------------------------------------------------------ driving

    def advance(self) -> None:
        """Let the rules run until somebody has to answer or the game is over."""
        st = self.st
        while True:
            for _ in self.rule:
                if st.kind != MARK:
                    return
                # Within a turn a mark is worth its price only if it saves answers from being played again.
                if self.past is not self.mark_past:
                    self.set_mark()
            if st.over:
                st.who = NOBODY
                return
            if st.tracked:
                self.set_mark()
            self.rule = self.game.play(st)

    def set_mark(self) -> None:
        """Remember the state as it is: copies start from here."""
        self.mark = self.st.copy()
        self.mark_past = self.past

    def give(self, answer: i64) -> None:
        """Answer the open question, unchecked: for playouts and replays."""
        st = self.st
        if st.asks:
            for ask in st.asks:
                if ask.answer < 0:
                    ask.answer = answer
                    break
            if st.show_ask():
                return
        st.answer = answer
        self.advance()

    def put(self, seat: i64, answer: i64, seed: i64) -> None:
        """Take one answer that is known to be legal into the history, and go on."""
        st = self.st
        self.past = Past(self.past, seat, answer, seed)
        self.count += 1
        if seed:
            st.rng = seed
        if st.asks:
            for ask in st.asks:
                if ask.who == seat and ask.answer < 0:
                    ask.answer = answer
            if st.show_ask():
                return
        st.answer = answer
        self.advance()

    # ------------------------------------------------------------------ playing

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.st.over

    @property
    def asked(self) -> list[int]:
        """The seats that have a question to answer now."""
        st = self.st
        if st.who == NOBODY:
            return []
        if st.asks:
            return [int(a.who) for a in st.asks if a.answer < 0]
        return [int(st.who)]

    @property
    def question(self) -> Question | None:
        """The open question (the first, when several seats are asked at once), or None at the end."""
        if self.st.who == NOBODY:
            return None
        return self.game.question(self.st, self.count)

    def question_for(self, seat: int) -> Question | None:
        """The question that this seat has to answer now, or None."""
        st = self.st
        if seat not in self.asked:
            return None
        if not st.asks:
            return self.game.question(st, self.count)
        for ask in st.asks:
            if ask.who == seat:
                st.who, st.kind, st.n_opts, st.opts = ask.who, ask.kind, ask.n_opts, ask.opts
                st.least, st.most = ask.least, ask.most
        question = self.game.question(st, self.count)
        st.show_ask()
        return question

    def answer(self, seat: int, answer: object) -> None:
        """Answer for a seat with the number of an option.

        Raises AnswerRefused, with the reason, and changes nothing when it cannot be taken; whatever it is.
        """
        self.check(seat, answer)
        assert isinstance(answer, int)
        seed = 0
        if self.entropy is not None:
            seed = mix(self.entropy())
        self.put(seat, answer, seed)

    def check(self, seat: int, answer: object) -> None:
        """Raise AnswerRefused, with the reason, when this answer could not be taken now."""
        st = self.st
        if st.over:
            raise GameIsOver("The game is over; there is nothing left to answer.")
        n: i64 = 0
        if st.asks:
            for ask in st.asks:
                if ask.who == seat and ask.answer < 0:
                    n = ask.n_opts
        elif st.who == seat:
            n = st.n_opts
        if n == 0:
            raise NotAsked(f"Seat {seat} has not been asked anything.")
        if type(answer) is not int or not 0 <= answer < n:
            raise NoSuchOption(f"{answer!r} is not one of the {n} options of this question.")

    def view(self, seat: int = -1) -> Any:
        """What a seat may know; -1 is a spectator."""
        return self.game.view(self.st, seat)

    def news(self, seat: int = -1, since: int = 0) -> list[Event]:
        """The events from number ``since`` on, as this seat may know them."""
        log = self.st.log
        if log is None:
            return []
        return [event.seen_by(seat) for event in log[since:]]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, with its secrets: for records and tests, never for a player."""
        log = self.st.log
        return [] if log is None else log

    @property
    def winners(self) -> list[int] | None:
        """The winning seats of a finished game (empty: everybody lost), or None while it goes on."""
        return self.game.winners(self.st) if self.st.over else None

    # ------------------------------------------------------------------ copying

    def copy(self, tracked: bool = True) -> Table:
        """An independent copy that will go on exactly like this one. It tells no events.

        ``tracked=False`` is for playouts: a little quicker, but it cannot be copied again.
        """
        if not self.st.tracked:
            raise RulesFault("An untracked copy is for playing out; copy the table it came from.")
        twin = Table(self.game, self.mark.copy(), self.start, False, tracked, None, self.mark)
        twin.past = self.mark_past
        twin.mark_past = self.mark_past
        since: list[Past] = []
        node = self.past
        while node is not None and node is not self.mark_past:
            since.append(node)
            node = node.before
        i: i64 = len(since) - 1
        while i >= 0:
            node = since[i]
            twin.put(node.seat, node.answer, node.seed)
            i -= 1
        twin.count = self.count
        twin.past = self.past
        return twin

    def imagine(self, seat: int, seed: int) -> Table:
        """A copy as it might be for all this seat knows: hidden things redrawn, chance reseeded.

        Its mark would belong to the true world, so it can be played out but not copied again.
        """
        twin = self.copy(False)
        twin.st.rng = mix(seed)
        twin.game.imagine(twin.st, seat)
        return twin

    def answers(self) -> list[tuple[int, int, int]]:
        """All answers so far: seat, answer, and the seed that chance was set to (0: it went on)."""
        out: list[tuple[int, int, int]] = []
        node = self.past
        while node is not None:
            out.append((node.seat, node.answer, node.seed))
            node = node.before
        out.reverse()
        return out

    def digest(self) -> list[Any]:
        """Everything that makes two tables equal, the open question included."""
        st = self.st
        asks = [[a.who, a.kind, a.n_opts, a.answer] for a in st.asks]
        opened = [st.who, st.kind, st.n_opts] if st.who != NOBODY else []
        return [st.over, opened, asks, st.rng, st.rigged[:], self.game.digest(st)]


def playout(table: Table, seed: i64) -> i64:
    """Play a table to its end with random answers; returns how many. The hot loop of benchmarks and searches."""
    st = table.st
    s = seed
    n: i64 = 0
    while st.who != NOBODY:
        s = (s & LOW) * FACTOR + (s >> 32)
        if st.n_opts <= LOW >> 1:
            table.give((((s ^ (s >> 32)) & LOW) * st.n_opts) >> 32)
        else:
            table.give(mix(s) % st.n_opts)  # the product would not fit into a machine integer
        n += 1
    return n
