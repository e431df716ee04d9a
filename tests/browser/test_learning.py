"""A guided first game in the browser: to its end, by wrong ways too, left and taken up again, and then an easy game."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from kaiju.games import SHELF
from kaiju.lessons import guide, lessons_of
from kaiju.lessons.book import chosen
from kaiju.lessons.guiding import Guided, expected
from kaiju.rulebook.words import Words
from tests.browser.answering import Hand
from tests.browser.conftest import Browse
from tests.browser.person import Person
from tests.browser.playing import ASKED
from tests.browser.stage import SIZES
from tests.marks import now_or_long, slow

FIRST = next(iter(SHELF))
COACH = ".coach"
COVERED = """() => { const c = document.querySelector('.coach').getBoundingClientRect();
  return [...document.querySelectorAll('.question .ways button, [data-digit] button')]
    .filter((e) => e.checkVisibility()).map((e) => e.getBoundingClientRect())
    .filter((r) => Math.min(r.right, c.right) > Math.max(r.left, c.left) + 1
      && Math.min(r.bottom, c.bottom) > Math.max(r.top, c.top) + 1).length; }"""
"""How many of the things one answers with lie under the coach."""


def part(text: str) -> str:
    """A part of a sentence in which no symbol is drawn in the place of a word."""
    return max(re.split(r"\d+ \w+", text), key=len).strip()[:40]


def wrong_for(guided: Guided) -> int | None:
    """An answer that the step does not want, of those that have a sentence of their own if there are any."""
    question, step = guided.question, guided.step
    assert question is not None
    assert step is not None
    not_wanted = (
        n
        for n in range(question.count)
        if step.right and not any(fits(chosen(question, n)) for fits in step.right)
    )
    return min(
        not_wanted, key=lambda n: not any(fits(chosen(question, n)) for fits in step.wrong), default=None
    )


def finish(person: Person, hand: Hand, game: str, first: int = 0) -> int:
    """Take the lessons from this one on, each by one wrong answer and then its right ones; how many were told wrong."""
    words = Words(game, "en")
    told = 0
    for lesson in lessons_of(game)[first:]:
        coach = person.page.locator(COACH)
        expect(coach).to_contain_text(words(f"lesson-{lesson.name}"))
        guided = guide(game, lesson)
        missed = False
        while guided.step is not None:
            question = guided.question
            assert question is not None
            expect(coach).to_contain_text(part(guided.says(words)))
            if not missed and (wrong := wrong_for(guided)) is not None:
                missed = True
                hand.answer(question, wrong)
                guided.answer(wrong)
                why = part(guided.objects(words))
                assert why
                expect(coach).to_contain_text(why)
            wanted = expected(question, guided.step.right) if guided.step.right else 0
            hand.answer(question, wanted)
            guided.answer(wanted)
        expect(coach).to_contain_text(part(words(f"lesson-{lesson.name}.end")))
        coach.get_by_role("button").click()
        told += missed
    return told


@slow
def test_a_guided_first_game_to_its_end(browse: Browse) -> None:
    """From the shelf, through all lessons, to an easy game."""
    ann = browse("Ann").go("/")
    hand = Hand(ann, FIRST)
    ann.page.get_by_role("link", name=re.compile("^Learn")).first.click()
    lesson = lessons_of(FIRST)[0]
    words = Words(FIRST, "en")
    coach = ann.page.locator(COACH)
    expect(coach).to_contain_text(part(words(f"lesson-{lesson.name}-1")))

    # A wrong answer is told, and changes nothing.
    guided = guide(FIRST, lesson)
    question, step = guided.question, guided.step
    assert question is not None
    assert step is not None
    wrong = wrong_for(guided)
    assert wrong is not None
    hand.answer(question, wrong)
    expect(coach).to_contain_text(part(guide(FIRST, lesson, [wrong]).objects(words)))

    # It can be left in mid-lesson, and taken up again.
    hand.answer(question, expected(question, step.right))
    expect(coach).to_contain_text(part(words(f"lesson-{lesson.name}-2")))
    ann.page.reload()
    expect(coach).to_contain_text(part(words(f"lesson-{lesson.name}-2")))
    guided.answer(expected(question, step.right))
    question, step = guided.question, guided.step
    assert question is not None
    assert step is not None
    hand.answer(question, expected(question, step.right))
    expect(coach).to_contain_text(part(words(f"lesson-{lesson.name}.end")))
    coach.get_by_role("button").click()

    finish(ann, hand, FIRST, first=1)
    ann.give_name()
    ann.until(lambda: "/table/" in ann.page.url, "the easy game")
    ann.page.goto("/")
    expect(ann.page.get_by_role("link", name=re.compile("^Learn"))).to_have_count(len(SHELF) - 1)


@pytest.mark.parametrize("size", now_or_long(["1440x900", "390x844"], {"390x844"}))
def test_the_coach_stands_beside_and_covers_no_answer(size: str, browse: Browse) -> None:
    """In every game, at the first step of its first lesson; and everybody can use the page."""
    ann = browse("Ann", **SIZES[size])
    axe = Axe()
    serious: list[tuple[str, str, object]] = []
    for game in SHELF:
        ann.go(f"/learn/{game}")
        expect(ann.page.locator(COACH)).to_contain_text(
            Words(game, "en")(f"lesson-{lessons_of(game)[0].name}")
        )
        expect(ann.page.locator(ASKED)).to_be_visible()
        ann.until(lambda: ann.page.evaluate(COVERED) == 0, f"the coach to keep out of the way: {game}")
        found = axe.run(ann.page).response["violations"]
        serious += [
            (game, each["id"], each["nodes"][0]["target"])
            for each in found
            if each["impact"] in ("serious", "critical")
        ]
    assert not serious, serious


@slow
@pytest.mark.parametrize("game", now_or_long(list(SHELF)[1:], {"king_of_monster_island"}))
def test_another_guided_game_to_its_end(game: str, browse: Browse) -> None:
    """Every lesson by touching what it asks for; a wrong answer is told why and changes nothing; then an easy game."""
    ann = browse("Ann")
    hand = Hand(ann, game)
    ann.go(f"/learn/{game}")
    told = finish(ann, hand, game)
    can_be_wrong = [
        each for each in lessons_of(game) if any(step.right for step in each.step if step.by == "you")
    ]
    assert told == len(can_be_wrong)
    ann.give_name()
    ann.until(lambda: "/table/" in ann.page.url, "the easy game")
    ann.page.locator(".table-page").wait_for()
    bots = {each.get("bot") for each in ann.line.news[0]["table"]["seats"] if each["held_by"] == "bot"}
    assert bots == {"beginner"}
