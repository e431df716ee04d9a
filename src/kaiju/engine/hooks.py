"""Hooks: how cards and other powers take part in the rules without anybody knowing their names.

There are four kinds. *Modify*: numbers that a game's :class:`Powers` sum up. *Before* and *after*: hooks, methods that
a game's card class declares and a card overrides. *Offer*: moments, at which a power may be used in a window. Windows
belong to the engine: :func:`window` gathers what can be used, asks one question, and repeats until nobody wants more;
:func:`in_any_order` runs automatic effects and asks for their order when it matters.

A game numbers its moments and its hooks, each from 0, and has room for :data:`ROOM` of either. Which powers take part
in what is worked out once, when cards change hands, and kept in lists by moment and by hook (:class:`Powers`). The
lists are replaced, never edited, so copies of a state share them and a card that leaves in mid-event upsets nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from kaiju.engine.state import Rule, State

S = TypeVar("S", bound=State)
P = TypeVar("P")

ROOM: Final = 62
"""How many moments, and how many hooks, a game can have: sets of them are bits of a machine integer."""

Hook = tuple[int, Callable[..., object]]
"""A row of a game's table of hooks: a number, and the method of the game's card class that a card may override."""

# What an automatic effect looks at and what it changes: two effects whose sets do not touch may run in any order.
NOTHING: Final[i64] = 0
EVERYTHING: Final[i64] = 0xFF


def at(*moments: int) -> int:
    """A set of moments, or of hooks, as bits."""
    bits = 0
    for moment in moments:
        bits |= 1 << moment
    return bits


def numbers_in(bits: int) -> list[int]:
    """The moments or hooks of a set, one by one."""
    return [n for n in range(ROOM) if bits >> n & 1]


def overridden(kind: type, table: list[Hook]) -> int:
    """The hooks of a game's table that a card's class overrides, as bits."""
    bits = 0
    for number, method in table:
        if getattr(kind, method.__name__) is not method:
            bits |= 1 << number
    return bits


class Part:
    """Where a power takes part: a set of moments and one of hooks, as bits to look at and one by one to go through."""

    def __init__(self, moments: i64, hooks: i64) -> None:
        self.moments = moments
        self.hooks = hooks
        self.at = numbers_in(moments)
        self.on = numbers_in(hooks)


class Power(Generic[S, P]):
    """Something in play that takes part in the rules: a card, a token, a printed ability.

    ``id`` is the thing it belongs to; the copy of a card carries the id of the copying card, so that counters and
    "discard this card" mean the copy.
    """

    def __init__(self, id: i64) -> None:
        self.id = id
        self.reads: i64 = EVERYTHING
        self.writes: i64 = EVERYTHING

    def in_play(self, st: S, me: P, moment: i64) -> bool:
        """Whether it still belongs to its owner: an earlier effect of the same moment may have removed it."""
        return True

    def ready(self, st: S, me: P, moment: i64) -> bool:
        """Whether it can be used (or has something to do) at this moment."""
        return False

    def act(self, st: S, me: P, moment: i64) -> Rule | None:
        """Use it. None when nothing has to be asked on the way."""
        return None


C = TypeVar("C", bound=Power[Any, Any])
"""The powers of one game. Functions take lists of them, not any sequence: compiled code walks a list much faster."""

L = TypeVar("L")
"""What a game keeps lists of: its powers, of whatever class they are."""

_NONE: Final[list[Any]] = []


class Powers(Generic[L]):
    """What the powers of one side come to: lists of them by moment and by hook. Rebuilt whole, never edited.

    Games subclass it, say how many moments and hooks they have, and add the numbers that their powers sum up to.
    """

    def __init__(self, moments: int, hooks: int) -> None:
        self.at: list[list[L]] = [_NONE] * moments  # the powers that take part at a moment
        self.on: list[list[L]] = [_NONE] * hooks  # the powers that have a hook
        self.moments: i64 = 0  # bit m is set when at[m] has a power
        self.hooks: i64 = 0  # bit h is set when on[h] has one

    def join(self, power: L, part: Part) -> None:
        """Put a power on the lists of its moments and hooks, behind those that are there."""
        self.moments |= part.moments
        self.hooks |= part.hooks
        # Mostly it is the only power there, and lists are replaced, never edited: one will do for all of them.
        alone = [power]
        at = self.at
        for moment in part.at:
            others = at[moment]
            at[moment] = others + alone if others else alone
        on = self.on
        for hook in part.on:
            others = on[hook]
            on[hook] = others + alone if others else alone


W = TypeVar("W", bound=Powers[Any])


def watch(st: State, everybody: list[W]) -> None:
    """Note which moments and hooks anybody has at all. To be called whenever somebody's powers change."""
    moments: i64 = 0
    hooks: i64 = 0
    for powers in everybody:
        moments |= powers.moments
        hooks |= powers.hooks
    st.moments = moments
    st.hooks = hooks


def any_ready(st: S, me: P, powers: list[C], moment: i64) -> bool:
    """Whether any of these powers can be used, or has something to do, at this moment."""
    for p in powers:
        if p.ready(st, me, moment):
            return True
    return False


def tangled(effects: list[C]) -> bool:
    """Whether the order of these effects can matter."""
    reads: i64 = 0
    writes: i64 = 0
    for e in effects:
        if (e.reads & writes) or (e.writes & reads):
            return True
        reads |= e.reads
        writes |= e.writes
    return False


def in_any_order(st: S, seat: i64, me: P, powers: list[C], moment: i64, kind: i64) -> Rule:
    """Run every effect that is due, in the owner's order; ask (with ``kind``) only when the order can matter."""
    left = powers[:]
    due = [p for p in left if p.ready(st, me, moment)]
    while due:
        choice: i64 = 0
        if len(due) > 1 and tangled(due):
            yield st.ask_opts(seat, kind, [int(p.id) for p in due])
            choice = st.answer
        first = due[choice]
        more = first.act(st, me, moment)
        if more is not None:
            yield from more
        left = [p for p in left if p is not first and p.in_play(st, me, moment)]
        due = [p for p in left if p.ready(st, me, moment)]


def window(st: S, seat: i64, me: P, powers: list[C], moment: i64, kind: i64) -> Rule:
    """Offer one seat what it can use now, again and again, until it declines or nothing is left."""
    left = powers
    while True:
        usable = [p for p in left if p.ready(st, me, moment)]
        if not usable:
            return
        opts = [int(p.id) for p in usable]
        opts.insert(0, -1)
        yield st.ask_opts(seat, kind, opts)
        if st.answer == 0:
            return
        more = usable[st.answer - 1].act(st, me, moment)
        if more is not None:
            yield from more
        left = [p for p in powers if p.in_play(st, me, moment)]
