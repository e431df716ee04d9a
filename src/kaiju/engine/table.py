"""A table: one game in progress. It shows the question, takes the answer, and can be copied at any moment.

A running rule cannot be copied, so a table keeps the last *mark* (a copy of the state taken where no local variable
matters) and the answers given since; a copy is a copy of the mark with those answers played again. Taking an answer
back goes the same way: the mark that held when it was given, and the answers before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from kaiju.engine.chance import mix
from kaiju.engine.errors import CannotUndo, GameIsOver, NoSuchOption, NotAsked, RulesFault
from kaiju.engine.events import TookBack
from kaiju.engine.game import Game
from kaiju.engine.history import TOOK_BACK, Past, Reversible, answers_between
from kaiju.engine.state import MARK, NOBODY, Rule, State
from kaiju.engine.taking_back import seen_before, why_not

if TYPE_CHECKING:
    from kaiju.engine.events import Event
    from kaiju.engine.questions import Question
    from kaiju.engine.worlds import Since


class Table:
    """A game in progress.

    ``start`` is how it began (seats, options, seed or position), for the record. ``entropy`` is called for a fresh
    seed or key with every answer of a live table; without it chance goes on from the first seed.
    """

    def __init__(
        self,
        game: Game,
        st: State,
        start: dict[str, Any],
        listen: bool = True,
        tracked: bool = True,
        entropy: Callable[[], int | str] | None = None,
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
        # The last answers of one seat, as long as they have used no chance: what may be taken back.
        self.steps: list[Reversible] = []
        self.failed: Exception | None = None  # what a rule raised: such a table cannot go on
        self.fresh: i64 = 0  # what chance is set to with the next answer of an imagined table
        self.since: Since | None = None  # what happened since the mark, kept while somebody imagines
        st.tracked = tracked
        if listen:
            st.log = []
        if mark is not None:
            self.mark = mark
        elif tracked:
            self.mark = st.twin()
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
            if not self.begin_next():
                return

    def begin_next(self) -> bool:
        """Go on where a rule has come to its end: with the next one, or not at all when the game is over (False)."""
        st = self.st
        if st.over:
            st.who = NOBODY
            return False
        if st.tracked:
            self.set_mark()
        self.rule = self.game.play(st)
        return True

    def set_mark(self) -> None:
        """Remember the state as it is: copies start from here. The mark to which a tape belongs stays."""
        if self.st.tape is None:
            self.mark = self.st.twin()
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

    def put(self, seat: i64, answer: i64, seed: int | str) -> None:
        """Take one answer that is known to be legal into the history, and go on.

        ``seed`` is what chance is set to, or the key that it is set by; 0 lets it go on.
        Raises RulesFault when a rule fails; the table refuses everything from then on, and its record, which ends with
        this answer, is the bug report.
        """
        st = self.st
        fresh = self.fresh
        if fresh:
            if not seed:
                seed = fresh
            self.fresh = 0
        if self.steps and self.steps[0].given.seat != seat:
            self.steps = []
        self.since = None
        given = Past(self.past, seat, answer, seed)
        self.steps.append(Reversible(given, self.mark, self.mark_past, fresh))
        rng = given.seed if given.seed else st.rng
        drawn = 0 if given.seed else st.drawn
        scripted = len(st.rigged)
        others = len(st.asks) > 1 and not self.waits_for_others(seat)
        try:
            self.take(given)
        except Exception as error:
            self.failed = error
            raise RulesFault(f"A rule failed, and this table cannot go on: {error!r}.") from error
        # Whoever answers last of several who were asked at once learns what the others have answered.
        if others or rng != st.rng or drawn != st.drawn or scripted != len(st.rigged):
            self.steps = []

    def waits_for_others(self, seat: i64) -> bool:
        """Whether anybody else still has to answer, of several who were asked at once."""
        for ask in self.st.asks:
            if ask.answer < 0 and ask.who != seat:
                return True
        return False

    def take(self, given: Past) -> None:
        """Let the rules have an answer, and go on."""
        st = self.st
        self.past = given
        self.count += 1
        if given.seed:
            st.rng = given.seed
            st.set_key(given.key, 0)
            if st.tape is not None:
                st.tape.end()
        if st.asks:
            for ask in st.asks:
                if ask.who == given.seat and ask.answer < 0:
                    ask.answer = given.answer
            if st.show_ask():
                return
        st.answer = given.answer
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
        seed: int | str = 0
        if self.entropy is not None:
            drawn = self.entropy()
            seed = drawn if isinstance(drawn, str) else mix(drawn)
        self.put(seat, answer, seed)

    def check(self, seat: int, answer: object) -> None:
        """Raise AnswerRefused, with the reason, when this answer could not be taken now."""
        self.check_whole()
        st = self.st
        if st.over:
            raise GameIsOver("The game is over; there is nothing left to answer.")
        # Whatever anybody sends: a number may be larger than a machine integer, so none of these is one.
        n: int = 0
        if st.asks:
            for ask in st.asks:
                if int(ask.who) == seat and ask.answer < 0:
                    n = int(ask.n_opts)
        elif int(st.who) == seat:
            n = int(st.n_opts)
        if n == 0 or type(seat) is not int:
            raise NotAsked(f"Seat {seat!r} has not been asked anything.")
        if type(answer) is not int or not 0 <= answer < n:
            raise NoSuchOption(f"{answer!r} is not one of the {n} options of this question.")

    def check_whole(self) -> None:
        """Raise RulesFault when a rule has failed at this table: what it shows is neither before nor after."""
        if self.failed is not None:
            raise RulesFault(
                "A rule has failed at this table, and it cannot go on; please report its record."
            )

    def check_seat(self, seat: int) -> None:
        """Raise NotAsked when there is no such seat, however large the number; -1 is a spectator."""
        seats = self.start.get("seats") or self.game.seats_of(self.st)  # a table set up by hand may not say
        if type(seat) is not int or not -1 <= seat < seats:
            raise NotAsked(f"There is no seat {seat!r} at this table.")

    def waiting(self, viewer: int) -> list[int]:
        """For whom the table waits, as far as this seat may know; -1 is a spectator.

        That it waits, everybody sees. A question that is asked only because of cards hidden in a hand may be for any
        seat that holds hidden cards: who is asked would tell what it holds.
        """
        asked = self.asked
        if not asked or viewer in asked or self.st.asks or not self.game.secret(self.st):
            return asked
        return self.game.hiders(self.st)

    def view(self, seat: int = -1) -> Any:
        """What a seat may know; -1 is a spectator."""
        self.check_seat(seat)
        return self.game.view(self.st, seat)

    def news(self, seat: int = -1, since: int = 0) -> list[Event]:
        """The events from number ``since`` on, as this seat may know them."""
        self.check_seat(seat)
        log = self.st.log
        return [] if log is None else [event.seen_by(seat) for event in log[since:]]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, with its secrets: for records and tests, never for a player."""
        log = self.st.log
        return [] if log is None else log

    @property
    def winners(self) -> list[int] | None:
        """The winning seats of a finished game (empty: everybody lost), or None while it goes on."""
        return self.game.who_won(self.st) if self.st.over else None

    # -------------------------------------------------------------- taking back

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last answer.

        It may as long as no chance was used, nothing hidden was shown to anybody, and no other seat has answered.
        """
        return self.why_not_undo(seat) == ""

    def why_not_undo(self, seat: int) -> str:
        """Why a seat cannot take its last answer back, in a sentence; empty when it can."""
        self.check_seat(seat)
        return why_not(self, seat)

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer; raises CannotUndo, with the reason, and changes nothing when it cannot be.

        The history goes on: the answer stays in it, this follows as an entry of its own, and an event tells it.
        """
        why = self.why_not_undo(seat)
        if why:
            raise CannotUndo(why)
        step = self.steps.pop()
        log = self.st.log
        before = self.rebuilt(step.mark, step.mark_past, step.given.before)
        self.take_over(before)
        self.fresh = step.fresh
        if step.fresh:
            self.st.rng = step.fresh
        self.past = Past(self.past, seat, TOOK_BACK, 0)
        self.count += 1
        self.st.log = log
        self.st.tell(TookBack(seat=seat))

    def trial(self, seat: int, answer: int, seed: int | str = 0) -> Table:
        """A copy on which this answer has been played: raises what the rules raise, and this table stays as it is."""
        twin = self.copy()
        twin.st.log = []
        twin.check(seat, answer)
        twin.put(seat, answer, seed)
        if twin.steps:
            # This table still is where the step began: whether it may be taken back is cheap to know from here.
            twin.steps[-1].seen = seen_before(self)
        return twin

    def become(self, trial: Table) -> None:
        """Go on as a trial of this table, with the events it has told."""
        log = self.st.log
        told = trial.events
        past, steps = trial.past, trial.steps
        self.take_over(trial)
        self.past = past
        self.count = trial.count
        self.steps = steps
        self.fresh = trial.fresh
        if log is not None:
            log += told
        self.st.log = log

    def take_over(self, other: Table) -> None:
        """Be where another table is in the game; what was answered and told on the way stays as it is here."""
        self.st = other.st
        self.rule = other.rule
        self.mark = other.mark
        self.mark_past = other.mark_past
        self.since = None

    # ------------------------------------------------------------------ copying

    def copy(self, tracked: bool = True) -> Table:
        """An independent copy that will go on exactly like this one. It tells no events.

        ``tracked=False`` is for playouts: a little quicker, but it cannot be copied again.
        """
        self.check_whole()
        if not self.st.tracked:
            raise RulesFault("An untracked copy is for playing out; copy the table it came from.")
        twin = self.rebuilt(self.mark, self.mark_past, self.past, tracked)
        twin.count = self.count
        twin.past = self.past
        twin.steps = self.steps[:]
        if self.fresh:
            twin.fresh = self.fresh
            twin.st.rng = self.fresh
        return twin

    def rebuilt(self, mark: State, mark_past: Past | None, upto: Past | None, tracked: bool = True) -> Table:
        """A table at a point of this one's history: a mark before it, and the answers from there on."""
        st = mark.twin()
        if mark.tape is not None:
            st.tape = mark.tape.rewound()
        twin = Table(self.game, st, self.start, False, tracked, None, mark)
        twin.past = mark_past
        twin.mark_past = mark_past
        since = answers_between(mark_past, upto)
        i: i64 = len(since) - 1
        while i >= 0:
            twin.take(since[i])
            i -= 1
        st.tape = None
        return twin

    def imagine(self, seat: int, seed: int | str) -> Table:
        """A table as this one might be for all this seat knows; -1 is a spectator.

        What is hidden from the seat is drawn anew, by ``seed`` alone, so that the seat's view, its question and all it
        was told could be the same; chance to come is fresh. It is a table of its own: it can be copied, imagined again
        and played out, and holds nothing of the true one that the seat does not know. Raises NoWorldFound in the rare
        case that none is found.
        """
        from kaiju.engine.worlds import imagined  # noqa: PLC0415  (worlds are tables themselves)

        self.check_whole()
        self.check_seat(seat)
        return imagined(self, seat, seed)

    def answers(self) -> list[tuple[int, int, int | str]]:
        """All answers so far: seat, answer, and what chance was set to or the key for it (0: it went on)."""
        out: list[tuple[int, int, int | str]] = []
        node = self.past
        while node is not None:
            out.append((node.seat, node.answer, node.key or node.seed))
            node = node.before
        out.reverse()
        return out

    def digest(self) -> list[Any]:
        """Everything that makes two tables equal, the open question included."""
        st = self.st
        asks = [[a.who, a.kind, a.n_opts, a.answer] for a in st.asks]
        opened = [st.who, st.kind, st.n_opts] if st.who != NOBODY else []
        chance: Any = [st.key, st.drawn] if st.key else st.rng
        return [st.over, opened, asks, chance, st.rigged[:], self.game.digest(st)]
