"""A guided first game in the browser: to its end, by wrong ways too, left and taken up again, and then an easy game."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from kaiju.games import SHELF
from kaiju.lessons import guide, lessons_of
from kaiju.lessons.book import chosen
from kaiju.lessons.guiding import expected
from kaiju.rulebook.words import Words
from tests.browser.conftest import Browse
from tests.browser.person import Person
from tests.browser.playing import ASKED
from tests.browser.stage import SIZES
from tests.marks import slow

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


def answer(person: Person, what: int, form: str) -> None:
    """Give an answer as a person would: pick the dice, then press the button that says so; or just the button."""
    page = person.page
    expect(page.locator(ASKED)).to_be_visible()
    if form == "subset":
        for place in range(page.locator("[data-digit] button").count()):
            die = page.locator(f"[data-digit='{place + 1}'] button")
            wanted = "true" if what >> place & 1 else "false"
            if die.get_attribute("aria-pressed") != wanted:
                die.click()
    button = page.locator(f".question .ways [data-answer='{what}']")
    if not button.count():  # what spends is chosen first, and done by a labelled button
        page.locator(f"button:has([data-answer='{what}'])").first.click()
    button.first.click()


def finish(person: Person, game: str, first: int = 0) -> None:
    """Take the lessons from this one on, each by its right answers."""
    words = Words(game, "en")
    for lesson in lessons_of(game)[first:]:
        coach = person.page.locator(COACH)
        expect(coach).to_contain_text(words(f"lesson-{lesson.name}"))
        guided = guide(game, lesson)
        while guided.step is not None:
            question = guided.question
            assert question is not None
            expect(coach).to_contain_text(part(guided.says(words)))
            wanted = expected(question, guided.step.right) if guided.step.right else 0
            answer(person, wanted, question.form)
            guided.answer(wanted)
        expect(coach).to_contain_text(part(words(f"lesson-{lesson.name}.end")))
        coach.get_by_role("button").click()


@slow
def test_a_guided_first_game_to_its_end(browse: Browse) -> None:
    """From the shelf, through all lessons, to an easy game."""
    ann = browse("Ann").go("/")
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
    wrong = next(
        n for n in range(question.count) if step.wrong[0](chosen(question, n)) and n != question.count - 1
    )
    answer(ann, wrong, question.form)
    expect(coach).to_contain_text(part(guide(FIRST, lesson, [wrong]).objects(words)))

    # It can be left in mid-lesson, and taken up again.
    answer(ann, expected(question, step.right), question.form)
    expect(coach).to_contain_text(part(words(f"lesson-{lesson.name}-2")))
    ann.page.reload()
    expect(coach).to_contain_text(part(words(f"lesson-{lesson.name}-2")))
    guided.answer(expected(question, step.right))
    question, step = guided.question, guided.step
    assert question is not None
    assert step is not None
    answer(ann, expected(question, step.right), question.form)
    expect(coach).to_contain_text(part(words(f"lesson-{lesson.name}.end")))
    coach.get_by_role("button").click()

    finish(ann, FIRST, first=1)
    ann.give_name()
    ann.until(lambda: "/table/" in ann.page.url, "the easy game")
    ann.page.goto("/")
    expect(ann.page.get_by_role("link", name=re.compile("^Learn"))).to_have_count(len(SHELF) - 1)


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
def test_the_coach_stands_beside_and_covers_no_answer(size: str, browse: Browse) -> None:
    """In every game, at the first step of its first lesson; and everybody can use the page."""
    ann = browse("Ann", **SIZES[size])
    for game in SHELF:
        ann.go(f"/learn/{game}")
        expect(ann.page.locator(COACH)).to_contain_text(
            Words(game, "en")(f"lesson-{lessons_of(game)[0].name}")
        )
        expect(ann.page.locator(ASKED)).to_be_visible()
        ann.until(lambda: ann.page.evaluate(COVERED) == 0, f"the coach to keep out of the way: {game}")
    found = Axe().run(ann.page).response["violations"]
    serious = [
        (each["id"], each["nodes"][0]["target"])
        for each in found
        if each["impact"] in ("serious", "critical")
    ]
    assert not serious, serious


@slow
@pytest.mark.parametrize("game", ["king_of_tokyo_origins"])
def test_another_guided_game_to_its_end(game: str, browse: Browse) -> None:
    """Every lesson by touching what it asks for; a wrong answer is told why and changes nothing; then an easy game."""
    ann = browse("Ann")
    ann.go(f"/learn/{game}")
    coach = ann.page.locator(COACH)
    words = Words(game, "en")
    lesson = lessons_of(game)[0]
    expect(coach).to_contain_text(part(words(f"lesson-{lesson.name}-1")))
    guided = guide(game, lesson)
    question, step = guided.question, guided.step
    assert question is not None
    assert step is not None
    if step.wrong:
        wrong = next(n for n in range(question.count) if step.wrong[0](chosen(question, n)))
        answer(ann, wrong, question.form)
        expect(coach).to_contain_text(part(guide(game, lesson, [wrong]).objects(words)))
    finish(ann, game)
    ann.give_name()
    ann.until(lambda: "/table/" in ann.page.url, "the easy game")
    ann.page.locator(".table-page").wait_for()
    bots = {each.get("bot") for each in ann.line.news[0]["table"]["seats"] if each["held_by"] == "bot"}
    assert bots == {"beginner"}
