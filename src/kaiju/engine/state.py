"""The state of a game: plain data, the pending question, and the source of chance.

A rule is a generator. When it needs somebody it writes the question into the state and pauses,
``yield st.ask(...)``; the next line reads ``st.answer``. Whoever drives the rule answers and goes on with a plain
``for``. Games subclass :class:`State`, list every field in ``__init__`` and copy through the constructor.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kaiju.engine.chance import BLOCK, FACTOR, LOW, NAMED, keyed_block, named_pile, named_roll
from kaiju.engine.errors import ChanceNeeded, ShuffleNeeded
from kaiju.engine.forms import amounts, orders, picks

if TYPE_CHECKING:
    from kaiju.engine.events import Event

Rule = Iterator[bool]
"""A rule under way: every pause means that the state holds a question, or a mark."""

AT_ONCE: Final[Rule] = iter(())
"""A rule that is over at once. A step that nobody has to be asked in does its work and returns this, so that a rule
reads ``yield from step(st)`` whether anybody is asked or not, and no generator is made for nothing."""

NOBODY: Final[i64] = -1
MARK: Final[i64] = -1
"""The kind of a pause at which no local variable matters, so the table may take a checkpoint."""


class Ask:
    """One of several questions that are put to different seats at the same time."""

    def __init__(
        self, who: i64, kind: i64, n_opts: i64, opts: list[int], least: i64 = 0, most: i64 = 0
    ) -> None:
        self.who = who
        self.kind = kind
        self.n_opts = n_opts
        self.opts = opts
        self.least = least
        self.most = most
        self.answer: i64 = -1


class Tape:
    """Chance that was, to be had again: results one after the other, and how things lay after each shuffle.

    It is played first, then chance goes its own way; all that comes of both is noted. Of a pile that is shuffled it
    fixes only what is ``known`` (everything, if that is None). Imagined worlds play the tape of the true one.
    A tape that is ``all_there_is`` has no chance after it: whatever needs some raises ChanceNeeded.
    """

    def __init__(
        self,
        results: list[int],
        orders: list[list[int]],
        known: set[int] | None = None,
        all_there_is: bool = False,
    ) -> None:
        self.results = results
        self.orders = orders
        self.known = known
        self.all_there_is = all_there_is
        self.at: i64 = 0
        self.order_at: i64 = 0
        self.heard: list[int] = []  # what came of it
        self.laid: list[list[int]] = []

    def rewound(self) -> Tape:
        """The same tape, to be played exactly."""
        return Tape(self.results, self.orders)

    def end(self) -> None:
        """Chance has been set to something else: play no more of it."""
        self.at = len(self.results)
        self.order_at = len(self.orders)

    def played(self) -> bool:
        """Whether it has been played to its end, and no further."""
        return len(self.heard) == len(self.results) and len(self.laid) == len(self.orders)


class State:
    """What every game's state has: the question that is open, the answer, chance, and the listeners."""

    def __init__(self, rng: i64, rigged: list[int]) -> None:
        self.rng = rng
        self.rigged = rigged  # results that a scenario or a test has fixed, used up from the front
        self.over: bool = False
        # The open question. Options are always the numbers 0 to n_opts - 1; `opts` tells the game's own
        # question builder what they stand for, and `about` is a number whose meaning depends on the kind.
        self.who: i64 = NOBODY
        self.kind: i64 = 0
        self.n_opts: i64 = 0
        self.about: i64 = -1
        self.opts: list[int] = []
        self.least: i64 = 0  # how many things a `pick` or `amounts` asks for
        self.most: i64 = 0
        self.answer: i64 = 0
        self.asks: list[Ask] = []
        self.phase: i64 = 0  # how far a turn has come, in a game's own numbers; the first is 0
        # The moments and hooks (bits) that anybody's powers have: rules look here before they look for anybody.
        self.moments: i64 = 0
        self.hooks: i64 = 0
        # Nobody listens in a playout: no events are built. A tracked state stops at marks.
        self.log: list[Event] | None = None
        self.tracked: bool = False
        # Keyed chance: the key, how often it was used (an older one: how many results it has given, and the block of
        # the next ones). No key: it is seeded.
        self.key: str = ""
        self.drawn: i64 = 0
        self.block: list[int] = []
        # Chance that is recorded or played again, see Tape; None while it goes its way.
        self.tape: Tape | None = None

    def copy(self) -> State:
        """An independent copy, made through the constructor; only ever called at a mark."""
        return State(self.rng, self.rigged[:])

    # ---------------------------------------------------------------- questions

    def ask(self, who: i64, kind: i64, n_opts: i64, about: i64 = -1) -> bool:
        """Put a question with the options 0 to n_opts - 1 to one seat."""
        self.who = who
        self.kind = kind
        self.n_opts = n_opts
        self.about = about
        return True

    def ask_opts(self, who: i64, kind: i64, opts: list[int], about: i64 = -1) -> bool:
        """Put a question whose options stand for the given values; read the choice with :meth:`chosen`."""
        self.who = who
        self.kind = kind
        self.n_opts = len(opts)
        self.opts = opts
        self.about = about
        return True

    def chosen(self) -> i64:
        """The value behind the option that was chosen."""
        return self.opts[self.answer]

    def ask_pick(
        self, who: i64, kind: i64, n: i64, least: i64, most: i64, about: i64 = -1, also: i64 = 0
    ) -> bool:
        """Ask for ``least`` to ``most`` of n things, or one of ``also`` options; `forms.pick` reads the answer."""
        self.least = least
        self.most = most
        return self.ask(who, kind, picks(n, least, most) + also, about)

    def ask_amounts(
        self, who: i64, kind: i64, of: list[int], least: i64, most: i64, about: i64 = -1, also: i64 = 0
    ) -> bool:
        """Ask how many of each group of equal things; `forms.amounts_of` reads the answer."""
        self.opts = of
        self.least = least
        self.most = most
        return self.ask(who, kind, amounts(of, least, most) + also, about)

    def ask_order(self, who: i64, kind: i64, n: i64, about: i64 = -1, also: i64 = 0) -> bool:
        """Ask for an order of n things; `forms.order` reads the answer."""
        return self.ask(who, kind, orders(n) + also, about)

    def ask_together(self, asks: list[Ask]) -> bool:
        """Ask several seats at once; they answer in any order and the rule goes on when all have."""
        self.asks = asks
        self.show_ask()
        return True

    def show_ask(self) -> bool:
        """Make the first unanswered of several questions the open one; False when none is left."""
        for ask in self.asks:
            if ask.answer < 0:
                self.who = ask.who
                self.kind = ask.kind
                self.n_opts = ask.n_opts
                self.opts = ask.opts
                self.least = ask.least
                self.most = ask.most
                self.about = -1
                return True
        return False

    def mark(self) -> bool:
        """Pause where no local variable matters. Rules yield it only while the state is tracked."""
        self.who = NOBODY
        self.kind = MARK
        return True

    def begin(self, phase: i64) -> Rule:
        """A phase of the turn begins, at which it can be taken up again: no local variable matters here."""
        self.phase = phase
        return iter((self.mark(),)) if self.tracked else AT_ONCE

    # ------------------------------------------------------------------- powers

    def heeds(self, moment: i64) -> bool:
        """Whether anybody has a power for this moment."""
        return self.moments >> moment & 1 != 0

    def minds(self, hook: i64) -> bool:
        """Whether anybody has a power with this hook."""
        return self.hooks >> hook & 1 != 0

    # ------------------------------------------------------------------- chance

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, by chance or from the script."""
        if self.tape is not None:
            return self.taped(n)
        if self.rigged:
            return self.scripted(n)
        if self.key:
            return self.keyed(n)
        s = (self.rng & LOW) * FACTOR + (self.rng >> 32)
        self.rng = s
        return (((s ^ (s >> 32)) & LOW) * n) >> 32

    def keyed(self, n: i64) -> i64:
        """The next number from 0 to n - 1 of the key."""
        if self.key.startswith(NAMED):
            self.drawn += 1
            return (named_roll(self.key, self.drawn - 1) * int(n)) >> 64
        at = self.drawn % BLOCK
        if at == 0 or not self.block:
            self.block = keyed_block(self.key, self.drawn // BLOCK)
        self.drawn += 1
        return (self.block[at] * int(n)) >> 64

    def set_key(self, key: str, drawn: i64) -> None:
        """Let chance come from a key that has already given some results; no key: from the seed."""
        self.key = key
        self.drawn = drawn
        self.block = []

    def twin(self) -> State:
        """A copy that has the same chance to come; only ever made at a mark."""
        other = self.copy()
        other.set_key(self.key, self.drawn)
        return other

    def scripted(self, n: i64) -> i64:
        """The next result of the script; -1 there means: leave this one to chance."""
        value: i64 = self.rigged.pop(0)
        if 0 <= value < n:
            return value
        if self.key:
            return self.keyed(n)
        s = (self.rng & LOW) * FACTOR + (self.rng >> 32)
        self.rng = s
        return (((s ^ (s >> 32)) & LOW) * n) >> 32

    def taped(self, n: i64) -> i64:
        """The next result of the tape, or one by chance when it is at its end; noted on it."""
        tape = self.tape
        assert tape is not None
        if tape.all_there_is and tape.at >= len(tape.results):
            raise ChanceNeeded("Nobody can know what chance will bring.")
        self.tape = None
        value = self.below(n)  # a script is used up all the same
        self.tape = tape
        if tape.at < len(tape.results):
            result: i64 = tape.results[tape.at]
            tape.at += 1
            if result < n:
                value = result
        tape.heard.append(value)
        return value

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place. Scripts fix dice, never shuffles: a scenario stacks the deck instead."""
        tape = self.tape
        if tape is not None and tape.all_there_is and tape.order_at >= len(tape.orders):
            raise ShuffleNeeded("Nobody can know how things will lie.")
        self.mingle(cards)
        if tape is not None:
            self.lay(cards, tape)

    def lay(self, cards: list[int], tape: Tape) -> None:
        """Lay shuffled things as the tape tells: what is known lies where it lay, the rest as chance has it."""
        if tape.order_at < len(tape.orders):
            order = tape.orders[tape.order_at]
            tape.order_at += 1
            fixed = [c for c in order if tape.known is None or c in tape.known]
            rest = [c for c in cards if c not in fixed]
            if len(order) == len(cards) == len(rest) + len(fixed):
                cards[:] = [c if c in fixed else rest.pop() for c in order]
        tape.laid.append(cards[:])

    def mingle(self, cards: list[int]) -> None:
        """Shuffle in place, by chance alone."""
        i: i64 = len(cards) - 1
        if self.key:
            results: list[int] = []
            if i > 0 and self.key.startswith(NAMED):
                results = named_pile(self.key, self.drawn, int(i))
                self.drawn += 1
            while i > 0:
                k: i64 = (results[i - 1] * int(i + 1)) >> 64 if results else self.keyed(i + 1)
                swapped = cards[k]
                cards[k] = cards[i]
                cards[i] = swapped
                i -= 1
            return
        s = self.rng
        high = s >> 32
        while i > 0:
            s = (s & LOW) * FACTOR + high
            high = s >> 32
            j = (((s ^ high) & LOW) * (i + 1)) >> 32
            other = cards[j]
            cards[j] = cards[i]
            cards[i] = other
            i -= 1
        self.rng = s

    # ------------------------------------------------------------------- events

    def tell(self, event: Event) -> None:
        """Report what has happened to whoever listens."""
        if self.log is not None:
            self.log.append(event)
