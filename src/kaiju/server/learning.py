"""Lessons over the wire: where a learner stands after some answers. The server keeps nothing of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kaiju.bots import bots_for
from kaiju.engine.declaration import figures, turns
from kaiju.engine.errors import AnswerRefused
from kaiju.engine.questions import Question
from kaiju.games import game_named
from kaiju.lessons import Guided, guide, lessons_of
from kaiju.rulebook.words import Words
from kaiju.server.faults import Refusal
from kaiju.server.protocol import SeatInfo, TableInfo

LEARNER = "learner"
ANSWERS_MOST = 40


class LessonTitle(msgspec.Struct):
    """A lesson by its name, and what it is called."""

    name: str
    title: str


class Lessons(msgspec.Struct):
    """The guided first game of a game, in one language."""

    game: str
    lessons: list[LessonTitle]


class Learned(msgspec.Struct, forbid_unknown_fields=True):
    """The answers that a learner has given in a lesson so far."""

    answers: Annotated[list[Annotated[int, Meta(ge=0, lt=2**53)]], Meta(max_length=ANSWERS_MOST)] = []


class Beside(msgspec.Struct, omit_defaults=True):
    """What the coach speaks of: a word for what it is, its id, and the answer that it stands for, if any."""

    what: str
    id: str = ""
    answer: int = -1


class LessonAt(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A lesson as far as somebody has come: the table as the learner sees it, and what the coach says.

    ``verdict`` is about the last answer; after a ``wrong`` one, which was not played, ``objects`` says why.
    ``before`` is the number of the first event that came of it. ``question`` is one as on the live channel.
    """

    name: str
    title: str
    table: TableInfo
    seat: int
    events: list[Any]
    before: int = 0
    view: Any
    question: Any = None
    asked: list[int] = []
    answers: int = 0
    verdict: Literal["", "right", "wrong", "done"] = ""
    says: str
    objects: str = ""
    beside: Beside


def lessons(game: str, lang: str) -> Lessons:
    """The lessons of a game."""
    say = Words(game, lang)
    return Lessons(game, [LessonTitle(each.name, say(f"lesson-{each.name}")) for each in lessons_of(game)])


def lesson_at(game: str, lang: str, name: str, answers: list[int]) -> LessonAt:
    """A lesson after these answers; raises Refusal for what is no lesson or no answer."""
    lesson = next((each for each in lessons_of(game) if each.name == name), None)
    if lesson is None:
        raise Refusal("no-such-lesson", "There is no such lesson.", 404)
    try:
        guided = guide(game, lesson, answers)
    except AnswerRefused as error:
        raise Refusal("no-such-option", str(error)) from None
    say = Words(game, lang)
    table = guided.table
    view = table.view(lesson.seat)
    question = guided.question
    return LessonAt(
        name=name,
        title=say(f"lesson-{name}"),
        table=_looks(game, guided, view),
        seat=lesson.seat,
        events=table.news(lesson.seat),
        before=guided.before,
        view=view,
        question=question,
        asked=[lesson.seat] if question is not None else [],
        answers=int(table.count),
        verdict=guided.verdict,
        says=guided.says(say),
        objects=guided.objects(say),
        beside=_beside(guided, question),
    )


def _looks(game: str, guided: Guided, view: Any) -> TableInfo:
    """The table from outside: the learner, and bots that only do as the lesson says."""
    told = game_named(game).declaration
    bot = bots_for(game)[0]
    return TableInfo(
        id="lesson",
        game=told.name,
        rules=told.versions,
        options={},
        seats=[
            SeatInfo(
                seat=seat,
                held_by="player" if seat == guided.lesson.seat else "bot",
                player=LEARNER if seat == guided.lesson.seat else "",
                name="",
                bot="" if seat == guided.lesson.seat else bot,
                here=True,
                figure=figure,
            )
            for seat, figure in enumerate(figures(told, view))
        ],
        state="playing",
        opened=0,
        changed=0,
        answers=int(guided.table.count),
        turn=turns(told, view),
        asked=[guided.lesson.seat] if guided.step is not None else [],
    )


def _beside(guided: Guided, question: Question | None) -> Beside:
    """What the coach points to, with the answer by which a board can find it."""
    what, _, wanted = (guided.step.beside if guided.step is not None else "board").partition(" ")
    for option in question.options if question is not None else ():
        named = (option.args.get(what), option.at.id if option.at is not None else None)
        if wanted and wanted in map(str, named):
            return Beside(what, str(option.at.id) if option.at is not None else wanted, option.answer)
    return Beside(what, wanted)
