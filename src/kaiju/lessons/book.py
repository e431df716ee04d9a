"""The lessons of a game, as they stand in its ``text/lessons.toml``: positions, and what is to be answered.

A lesson is a position that :func:`kaiju.scenario` takes, the learner's seat and some steps. A step is one question that
the learner is asked: what is right, and which wrong ways are worth a sentence of their own. The words stand under the
same names in the game's Fluent files: ``lesson-NAME`` is the title, with ``.end`` for what was learned;
``lesson-NAME-1`` is what the coach says at the first step, with ``.else`` for a wrong answer that has no name, and
``lesson-NAME-1-WRONG`` for one that has.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from kaiju.engine import forms
from kaiju.engine.questions import Option, Question
from kaiju.rulebook import files

Spec = dict[str, str | int]
"""What an option must be like: its ``say``, what it points ``at`` (an id), and its arguments by their names."""


class Fits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which answers are meant: of the chosen things exactly these (``is``), these among others, none of these."""

    exactly: list[Spec] | None = msgspec.field(default=None, name="is")
    has: list[Spec] = []
    lacks: list[Spec] = []
    fewer: int = 0
    """Fewer things than this."""

    def __call__(self, chosen: Sequence[Option]) -> bool:
        if self.fewer and len(chosen) >= self.fewer:
            return False
        if self.exactly is not None and not _same(self.exactly, chosen):
            return False
        found = all(any(_fits(spec, option) for option in chosen) for spec in self.has)
        return found and not any(_fits(spec, option) for spec in self.lacks for option in chosen)


class Wrong(Fits, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A wrong way that gets a sentence of its own."""

    name: str


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One question that the learner is asked, of this kind."""

    kind: str
    right: list[Fits]
    """Any of these is right; without one, every answer is."""
    wrong: list[Wrong] = []
    beside: str = "question"
    """What is spoken of: ``question``, ``board``, or ``die``, ``seat``, ``card``, ``space``, ``piece`` and its id."""
    by: Literal["you", "coach"] = "you"
    """Whether the learner answers, or the coach goes on by what is right (the first of it)."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One idea."""

    name: str
    position: dict[str, Any]
    step: list[LessonStep]
    seat: int = 0
    seed: int = 0
    others: list[Fits] = []
    """What the other seats answer, one after the other."""


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order; none for a game that has none."""
    return msgspec.convert(files.facts(game, "lessons").get("lesson", []), tuple[Lesson, ...])


def chosen(question: Question, answer: int) -> list[Option]:
    """The options or items that an answer stands for."""
    if question.form == "choose":
        return [option for option in question.options if option.answer == answer]
    for option in question.also:
        if option.answer == answer:
            return [option]
    items = question.items
    if question.form == "subset":
        return [item for place, item in enumerate(items) if answer >> place & 1]
    if question.form == "pick":
        return [items[place] for place in forms.pick(answer, len(items), question.least, question.most)]
    if question.form == "order":
        return [items[place] for place in forms.order(answer, len(items))]
    taken = forms.amounts_of(answer, [item.of for item in items], question.least, question.most)
    return [item for item, n in zip(items, taken, strict=True) for _ in range(n)]


def _fits(spec: Spec, option: Option) -> bool:
    """Whether an option is like that; numbers and words that look alike are."""
    for name, wanted in spec.items():
        if name == "say":
            is_so = option.say == wanted
        elif name == "at":
            is_so = option.at is not None and str(option.at.id) == str(wanted)
        else:
            is_so = name in option.args and str(option.args[name]) == str(wanted)
        if not is_so:
            return False
    return True


def _same(specs: Sequence[Spec], chosen: Sequence[Option]) -> bool:
    """Whether the chosen things are these and no others, in any order."""
    left = list(chosen)
    for spec in specs:
        found = next((option for option in left if _fits(spec, option)), None)
        if found is None:
            return False
        left.remove(found)
    return not left
