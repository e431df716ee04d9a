"""Imagined worlds: tables that could have led to what one seat knows.

A world begins at the table's last mark. What the seat cannot know is drawn anew there (:meth:`Game.imagine`), except
for what it has come to see since; then the answers since the mark are played again, with the same dice. The world is
taken if the seat could not tell it from the true table: same view, same question, same news, the same seats that seem
to be asked. Otherwise another is drawn.

What others answered is played by its meaning, not by its number: their options may be others in this world. An answer
that nobody has seen yet (several seats are asked at once and not all have answered) is drawn anew. A question that is
asked only because of hidden cards may come to other seats, or to nobody: declining it leaves no trace.

Nothing of the true table is left in a world: its past begins at its own mark, dice since then are a tape of results
that everybody saw, and chance to come is its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from mypy_extensions import i64

from kaiju.engine.chance import even, mix, step
from kaiju.engine.errors import NoWorldFound
from kaiju.engine.history import Past, answers_between
from kaiju.engine.state import NOBODY, State, Tape
from kaiju.engine.table import Table

if TYPE_CHECKING:
    from kaiju.engine.events import Event
    from kaiju.engine.questions import Option, Question

TRIES: Final = 4000
"""How many worlds are drawn before the search is given up; docs/decisions/0007 says how many it takes."""

_STRIDE: Final = 0x9E3779B97F4A7C15  # seeds of successive worlds lie far apart
_APART: Final = 1 << 20  # more than a world can use a key


class Given:
    """One answer since the mark, with the question it was given to."""

    def __init__(self, question: Question, answer: i64, declined: bool) -> None:
        self.seat: i64 = question.seat
        self.answer = answer
        self.question = question
        self.option = chosen_option(question, answer)
        self.declined = declined  # a secret offer: nobody but the seat itself knows that there was one
        self.unseen = False  # one of several answers at once, not all of which have been given


class Since:
    """What has happened at a table since its mark: answers, chance, news. The same for all worlds drawn there."""

    def __init__(self, table: Table) -> None:
        game = table.game
        st = table.mark.twin()
        tape = Tape([], []) if table.mark.tape is None else table.mark.tape.rewound()
        st.tape = tape
        again = Table(game, st, table.start, True, True, None, table.mark)
        again.past = table.mark_past
        again.mark_past = table.mark_past
        self.given: list[Given] = []
        for node in reversed(answers_between(table.mark_past, table.past)):
            asked = again.question_for(node.seat)
            assert asked is not None
            declined = not st.asks and game.secret(st) and st.opts[node.answer] < 0
            self.given.append(Given(asked, node.answer, declined))
            again.take(node)
        unseen = len([ask for ask in st.asks if ask.answer >= 0])
        for one in self.given[len(self.given) - unseen :]:
            one.unseen = True
        self.results = tape.heard
        self.orders = tape.laid
        self.events: list[Event] = again.events
        self.secretly = not st.asks and st.who != NOBODY and game.secret(st)


class Known:
    """All that a seat knows at a table, which each of its worlds is compared with; good for as long as nobody answers.

    Whoever draws many worlds at one table makes it once: to look at the table takes as long as to look at a world.
    """

    def __init__(self, table: Table, seat: i64) -> None:
        since = table.since
        if since is None:
            since = Since(table)
            table.since = since
        self.since = since
        self.seen: set[int] = table.game.seen(table.st, seat)
        self.news: list[Event] = [event.seen_by(seat) for event in since.events]
        self.view: object = table.view(seat)
        self.question: Question | None = table.question_for(seat)
        self.waiting: list[int] = table.waiting(seat)

    def fits(self, world: Table, seat: i64) -> bool:
        """Whether the seat could not tell this world from the table."""
        return (
            world.waiting(seat) == self.waiting
            and world.question_for(seat) == self.question
            and bool(world.view(seat) == self.view)
            and world.news(seat) == self.news
        )


def imagined(table: Table, seat: i64, seed: int | str, known: Known | None = None) -> Table:
    """A world that this seat could not tell from the table; by a key, nobody can work out what lies hidden in it."""
    world, _ = search(table, seat, seed, TRIES, known)
    if world is None:
        raise NoWorldFound(f"None of {TRIES} worlds fits all that seat {seat} knows.")
    world.st.log = None
    return world


def search(
    table: Table, seat: i64, seed: int | str, tries: int, known: Known | None = None
) -> tuple[Table | None, int]:
    """Draw worlds until one fits all that a seat knows: that world, if there is one, and how many it took.

    The world still holds its events since the table's mark.
    """
    if known is None:
        known = Known(table, seat)
    key = seed if isinstance(seed, str) else ""
    number = mix(seed) if isinstance(seed, str) else seed
    for attempt in range(tries):
        chance = mix(number + attempt * _STRIDE)
        world = drawn(table, seat, chance, known.since, known.seen, key, attempt * _APART)
        if world is not None and known.fits(world, seat):
            return world, attempt + 1
    return None, tries


def drawn(
    table: Table, seat: i64, chance: i64, since: Since, seen: set[int], key: str = "", used: i64 = 0
) -> Table | None:
    """One world, whether or not it fits; None when the answers since the mark cannot be given in it.

    With a key, what is hidden is drawn by it, as if it had been used so often before.
    """
    st = table.mark.copy()
    st.rng = chance
    st.set_key(key, used)
    table.game.imagine(st, seat, seen)
    st.set_key("", 0)
    first = st.copy()
    tape = Tape(since.results, since.orders, seen)
    st.tape = tape
    start = {"seats": table.start["seats"], "seed": 0, "options": table.start["options"], "position": None}
    start["imagined"] = True
    world = Table(table.game, st, start, True, True, None, first)
    if not play_again(world, seat, since, State(mix(chance + 1), [])) or not tape.played():
        return None
    first.tape = Tape(since.results, tape.laid)
    # What a script still holds is chance to come.
    first.rigged = first.rigged[: len(first.rigged) - len(st.rigged)]
    st.rigged = []
    st.tape = None
    st.rng = mix(chance)
    world.fresh = st.rng
    world.count = table.count
    world.steps = []
    return world


def play_again(world: Table, seat: i64, since: Since, luck: State) -> bool:
    """Give the answers since the mark in a world; False when they cannot be given there."""
    at = 0
    while at < len(since.given):
        one = since.given[at]
        answer: i64 = -1
        if one.seat in world.asked:
            answer = same_answer(world, one, seat, luck)
        if answer >= 0:
            world.take(Past(world.past, one.seat, answer, 0))
            at += 1
        elif one.declined and one.seat != seat:
            at += 1
        elif not let_decline(world, seat):
            return False
    # What this world offers in secret and the true table did not. If that waits for such an answer, so may this.
    if not since.secretly:
        while let_decline(world, seat):
            pass
    return True


def let_decline(world: Table, seat: i64) -> bool:
    """Let another seat decline what it is offered in secret; False when nothing of the kind is asked."""
    st = world.st
    if st.asks or st.who in (NOBODY, seat) or not world.game.secret(st):
        return False
    world.take(Past(world.past, st.who, 0, 0))
    return True


def same_answer(world: Table, one: Given, seat: i64, luck: State) -> i64:
    """The answer in this world that means what was answered at the table; -1 if there is none."""
    question = world.question_for(one.seat)
    assert question is not None
    if question.kind != one.question.kind:
        return -1
    if one.seat == seat:
        return one.answer if replace(question, number=one.question.number) == one.question else -1
    if one.unseen:
        # There may be more answers than one result of chance can tell apart.
        luck.rng = step(luck.rng)
        return even(luck.rng, question.count)
    wanted = one.option
    if wanted is not None:
        for option in question.options or question.also:
            if option.say == wanted.say and option.args == wanted.args:
                return option.answer
    # A choice among cards that nobody else sees has no meaning to go by: it is the same one of as many.
    return one.answer if question.count == one.question.count else -1


def chosen_option(question: Question, answer: i64) -> Option | None:
    """The option that was chosen, if it was one and not a combination of things."""
    for option in question.options or question.also:
        if option.answer == answer:
            return option
    return None
