# interpreted
"""What would happen: the events that would follow an answer, as far as the seat that is asked may know.

An answer is tried in a world that the seat imagines (:meth:`Table.imagine`), never at the true table, so nothing can
be told that the seat does not know. The rules themselves play it, with every card and power that takes part, until
somebody has to answer, the next turn begins, chance is needed, or something comes to light that was hidden from the
seat: what was told up to there would happen at any table that the seat could not tell from its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from kaiju.engine.errors import ChanceNeeded, NoWorldFound, ShuffleNeeded
from kaiju.engine.events import Event
from kaiju.engine.state import NOBODY, Tape

if TYPE_CHECKING:
    from kaiju.engine.game import Game
    from kaiju.engine.questions import Question
    from kaiju.engine.table import Table

MOST_ANSWERS = 64
"""So many answers of one question are tried at most."""

SEED = 1
"""Whichever world is imagined: what is told is the same in all of them."""


class Foreseen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What would follow one answer: the events, as the asked seat would be told of them.

    ``final`` says that it could not be taken back: it needs chance, shows what was hidden, ends the game, or was
    asked in secret.
    """

    answer: int
    events: list[Event] = []
    final: bool = False


def foresee(table: Table, seat: int, answers: Iterable[int] | None = None) -> list[Foreseen]:
    """What would happen by each of these answers of a seat that is asked; left out: by those worth a look.

    Answers of which there is nothing to say beforehand are left out.
    """
    question = table.question_for(seat)
    if question is None or len(table.st.asks) > 1:
        return []  # what several seats answer at once happens together, when all have answered
    tried = worth_a_look(question) if answers is None else [a for a in answers if 0 <= a < question.count]
    try:
        world = table.imagine(seat, SEED)
    except NoWorldFound:
        return []
    found = [foresee_one(world, seat, answer) for answer in tried[:MOST_ANSWERS]]
    return [one for one in found if one.events or one.final]


def worth_a_look(question: Question) -> list[int]:
    """Every single option; of dice that may be kept or rolled again, all of them as they lie."""
    if question.form == "choose":
        return list(question.answers())
    also = [option.answer for option in question.also]
    if question.form != "subset":
        return also
    return [sum(item.answer for item in question.items) if question.manner == "keep" else 0, *also]


def foresee_one(world: Table, seat: int, answer: int) -> Foreseen:
    """What follows an answer in a world of the seat's, up to where its knowledge ends."""
    twin = world.copy()
    game, st = twin.game, twin.st
    called = game.called(st)
    everybody = range(-1, game.seats_of(st))
    before = [game.seen(st, one) for one in everybody]
    final = game.secret(st)  # an answer to a question that others may not know of is never taken back
    chance = shuffled = False
    log: list[Event] = []
    st.log = log
    st.tape = Tape([], [], None, True)
    try:
        twin.give(answer)
        # Whoever holds hidden cards may be offered to use one, in this world or in another: declining leaves no trace.
        while not st.asks and st.who not in (NOBODY, seat) and game.secret(st):
            twin.give(0)
    except ChanceNeeded as needed:
        chance = True
        shuffled = isinstance(needed, ShuffleNeeded)
    shown = [game.seen(st, one) - seen for one, seen in zip(everybody, before, strict=True)]
    secrets = set(called) - before[seat + 1] if shuffled else shown[seat + 1]
    told = known_part([event.seen_by(seat) for event in log], game, {called[thing] for thing in secrets})
    return Foreseen(answer, told, final or chance or st.over or any(shown))


def known_part(events: list[Event], game: Game, secrets: set[str]) -> list[Event]:
    """The events before the next turn, and before the first that names what nobody could know."""
    for n, event in enumerate(events):
        if event.kind == game.declaration.turn.event or secrets & set(words_in(event.plain())):
            return events[:n]
    return events


def words_in(told: object) -> Iterable[str]:
    """All words in plain data."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for value in told.values():
            yield from words_in(value)
    elif isinstance(told, list):
        for value in told:
            yield from words_in(value)
