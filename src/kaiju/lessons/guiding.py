"""A lesson as far as somebody has come in it. Nothing is kept: it is its position and the answers given so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from kaiju.engine.questions import Question
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.lessons.book import Fits, Lesson, LessonStep, chosen
from kaiju.rulebook.words import Words

MOST_TRIED = 200_000
"""So many answers of a question are looked through for one that fits."""


class Stuck(Exception):
    """The lesson's own fault: its position does not lead to its steps."""


@dataclass
class Guided:
    """Where a learner stands: the table, the step, and what came of the last answer."""

    lesson: Lesson
    table: Table
    at: int = 0
    """Which step is asked, from 0; as many as there are when the lesson is over."""
    verdict: Literal["", "right", "wrong", "done"] = ""
    why: str = ""
    """The name of the wrong way that was gone, if it has one."""
    before: int = 0
    """How many events there were before the last answer."""
    others: int = 0
    """How many answers the other seats have given."""

    @property
    def step(self) -> LessonStep | None:
        """What is asked now; None when the lesson is over."""
        return self.lesson.step[self.at] if self.at < len(self.lesson.step) else None

    @property
    def question(self) -> Question | None:
        """The learner's question; None when the lesson is over."""
        return self.table.question_for(self.lesson.seat) if self.step is not None else None

    def answer(self, answer: int) -> None:
        """Judge an answer; a right one is played, a wrong one only gets its sentence."""
        step, question = self.step, self.question
        if step is None or question is None:
            raise Stuck("The lesson is over.")
        self.table.check(self.lesson.seat, answer)
        things = chosen(question, answer)
        if step.right and not any(fits(things) for fits in step.right):
            self.verdict = "wrong"
            self.why = next((wrong.name for wrong in step.wrong if wrong(things)), "")
            return
        self.verdict, self.why, self.before = "right", "", len(self.table.events)
        self.table.answer(self.lesson.seat, answer)
        self.at += 1
        self.go_on()

    def go_on(self) -> None:
        """Let the others and the coach answer until the learner is asked the next step.

        After the last step the others give the answers that are left, so that what the coach tells has happened.
        """
        while not self.table.over:
            asked = self.table.asked
            if self.step is None and (self.lesson.seat in asked or self.others >= len(self.lesson.others)):
                break
            if self.step is not None and self.lesson.seat in asked:
                if self.step.by == "you":
                    break
                self._give(self.lesson.seat, self.step.right[:1], self.step.kind)
                self.at += 1
            else:
                self._give(asked[0], self.lesson.others[self.others : self.others + 1], "")
                self.others += 1
        if self.step is None:
            self.verdict = "done"
        elif self.table.over:
            raise Stuck(f"{self.lesson.name}: the game is over before step {self.at + 1}.")
        elif (question := self.question) is None or question.kind != self.step.kind:
            kind = question.kind if question is not None else "nothing"
            raise Stuck(f"{self.lesson.name}: step {self.at + 1} is asked {kind}, not {self.step.kind}.")

    def _give(self, seat: int, wanted: Sequence[Fits], kind: str) -> None:
        question = self.table.question_for(seat)
        assert question is not None
        if not wanted or kind not in ("", question.kind):
            raise Stuck(f"{self.lesson.name}: nobody knows what seat {seat} answers to {question.kind}.")
        self.table.answer(seat, expected(question, wanted))

    def says(self, words: Words) -> str:
        """What the coach says now: of the step, or at the end of what was learned."""
        key = f"lesson-{self.lesson.name}"
        return words(f"{key}.end") if self.step is None else words(f"{key}-{self.at + 1}")

    def objects(self, words: Words) -> str:
        """Why the last answer was not what the lesson wants; empty if it was."""
        if self.verdict != "wrong":
            return ""
        key = f"lesson-{self.lesson.name}-{self.at + 1}"
        return words(f"{key}-{self.why}") if self.why else words(f"{key}.else")


def expected(question: Question, wanted: Sequence[Fits]) -> int:
    """The first answer that fits."""
    for answer in range(min(question.count, MOST_TRIED)):
        things = chosen(question, answer)
        if any(fits(things) for fits in wanted):
            return answer
    raise Stuck(f"No answer to {question.kind} fits what the lesson wants.")


def guide(game: str, lesson: Lesson, answers: Sequence[int] = ()) -> Guided:
    """A lesson after these answers of the learner; a wrong one changes nothing and ends the list."""
    table = begin(game_named(game), seats=0, seed=lesson.seed, position=lesson.position)
    guided = Guided(lesson, table)
    guided.go_on()
    for answer in answers:
        if guided.step is None:
            break
        guided.answer(answer)
        if guided.verdict == "wrong":
            break
    return guided
