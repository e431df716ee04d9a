"""Every lesson of every game can be played to its end by what it wants, and says why other answers are wrong."""

from __future__ import annotations

import pytest

from kaiju.games import SHELF
from kaiju.lessons import Guided, Lesson, guide, lessons_of
from kaiju.lessons.book import chosen
from kaiju.lessons.guiding import expected
from kaiju.rulebook.words import Words

LANGUAGES = ("en", "fr")
EVERY = [(game, lesson) for game in SHELF for lesson in lessons_of(game)]
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), EVERY, ids=[f"{game}-{lesson.name}" for game, lesson in EVERY]
)


def right(guided: Guided) -> int:
    """An answer that the present step wants."""
    step, question = guided.step, guided.question
    assert step is not None
    assert question is not None
    return expected(question, step.right) if step.right else 0


def at_each_step(game: str, lesson: Lesson) -> list[tuple[Guided, list[int]]]:
    """The lesson at each of its learner's steps, with the answers that led there."""
    found, answers = [], list[int]()
    guided = guide(game, lesson)
    while guided.step is not None:
        found.append((guided, [*answers]))
        answers.append(right(guided))
        guided = guide(game, lesson, answers)
    return found


@pytest.mark.parametrize("game", SHELF)
def test_every_game_has_a_guided_first_game(game: str) -> None:
    lessons = lessons_of(game)
    assert 5 <= len(lessons) <= 8
    assert len({lesson.name for lesson in lessons}) == len(lessons)


@every_lesson
def test_a_lesson_is_played_to_its_end(game: str, lesson: Lesson) -> None:
    """By its own expected answers, given to one guided table; and the same from the answers alone."""
    guided, answers = guide(game, lesson), list[int]()
    said = list[str]()
    while guided.step is not None:
        answers.append(right(guided))
        guided.answer(answers[-1])
        said.append(guided.verdict)
    assert said == ["right"] * (len(said) - 1) + ["done"]
    # What the others were to do has happened too: the coach tells of it.
    assert guided.others == len(lesson.others)
    again = guide(game, lesson, answers)
    assert again.verdict == "done"
    assert again.table.digest() == guided.table.digest()


@every_lesson
def test_every_wrong_way_gets_its_sentence(game: str, lesson: Lesson) -> None:
    """Each named way is gone by some answer that the rules allow, changes nothing, and is told in both languages."""
    words = [Words(game, lang) for lang in LANGUAGES]
    for guided, answers in at_each_step(game, lesson):
        step, question = guided.step, guided.question
        assert step is not None
        assert question is not None
        before = guided.table.digest()
        left = {wrong.name for wrong in step.wrong}
        for answer in range(question.count):
            if not left:
                break
            things = chosen(question, answer)
            if not step.right or any(fits(things) for fits in step.right):
                continue
            tried = next((wrong.name for wrong in step.wrong if wrong(things)), "")
            if tried not in left:
                continue
            left.remove(tried)
            found = guide(game, lesson, [*answers, answer])
            assert (found.verdict, found.why) == ("wrong", tried)
            assert found.table.digest() == before
            for say in words:
                assert found.objects(say)
        assert not left, f"{lesson.name}: nobody can go wrong by {left}"


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_has_words_for_every_step(game: str, lesson: Lesson, lang: str) -> None:
    """None is missing, and none is left over from a step that is gone."""
    words = Words(game, lang)
    key = f"lesson-{lesson.name}"
    assert words(key)
    assert words(f"{key}.end")
    for n, step in enumerate(lesson.step, 1):
        if step.by == "coach":
            continue
        assert words(f"{key}-{n}")
        assert words(f"{key}-{n}.else")
        for wrong in step.wrong:
            assert words(f"{key}-{n}-{wrong.name}")


def test_a_wrong_answer_ends_the_list() -> None:
    """What comes after it is not looked at: nothing was played."""
    game, lesson = next((game, lesson) for game, lesson in EVERY if lesson.step[0].wrong)
    guided = guide(game, lesson)
    question, step = guided.question, guided.step
    assert question is not None
    assert step is not None
    wrong = next(
        answer
        for answer in range(question.count)
        if not any(fits(chosen(question, answer)) for fits in step.right)
    )
    assert guide(game, lesson, [wrong, right(guided)]).at == 0
