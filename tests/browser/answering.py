"""Giving just the answer one wants, with the mouse, on any board: by a die, a card, a hex, a button or the list."""

from __future__ import annotations

import json
from collections.abc import Iterator

from playwright.sync_api import Locator, Request

from kaiju.engine.questions import Option, Question
from kaiju.rulebook.words import Words
from tests.browser.person import Person
from tests.browser.playing import ASKED

AS_LIST = "As a list"
TOUCHES = 4
"""A thing is touched, read and then done; what only the board shows may have to be listed before."""


class Hand:
    """Somebody who knows what to answer, and looks for it on the page. What was sent is kept."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.page = person.page
        self.words = Words(game, "en")
        self.given: list[int] = []
        self.page.on("request", self._see)

    def _see(self, request: Request) -> None:
        if request.method == "POST" and "/api/lessons/" in request.url:
            answers = json.loads(request.post_data or "{}").get("answers") or []
            self.given += answers[-1:]

    def answer(self, question: Question, what: int) -> None:
        """Give this answer, and see that it was this one and no other that was given."""
        self.page.locator(ASKED).wait_for()
        before = len(self.given)
        if question.form == "subset":
            self._pick(what, kept=question.manner == "keep")
        option = next((each for each in question.options if each.answer == what), None)
        for _ in range(TOUCHES):
            self._touch(what, option)
            if len(self.given) > before:
                break
        assert self.given[before:] == [what], f"{question.kind}: {self.given[before:]} was given, not {what}"

    def _pick(self, what: int, *, kept: bool) -> None:
        """Touch dice until those are kept that shall be: the ones that are asked for, or all but those."""
        dice = self.page.locator("[data-digit] button")
        for place in range(dice.count()):
            die = self.page.locator(f"[data-digit='{place + 1}'] button")
            wanted = "true" if bool(what >> place & 1) == kept else "false"
            if die.get_attribute("aria-pressed") != wanted:
                die.click()

    def _touch(self, what: int, option: Option | None) -> None:
        """Touch what leads to an answer, and let the page think about it."""
        found: Locator | None = None

        def seen() -> bool:
            nonlocal found
            found = next((each.first for each in self._ways(what, option) if each.count()), None)
            return found is not None

        self.person.until(seen, f"a way to give the answer {what} ({option and option.say})")
        assert found is not None
        before = self.page.evaluate(SIGHT)
        sent = len(self.given)
        found.click()
        self.person.until(
            lambda: len(self.given) > sent or self.page.evaluate(SIGHT) != before,
            f"the touch to do something: {found}",
        )

    def _ways(self, what: int, option: Option | None) -> Iterator[Locator]:
        """Where an answer may be given: its button; its die, hex or line on the board; its card; or the list of all."""
        page = self.page
        yield page.locator(f".question .ways button[data-answer='{what}']:visible")
        yield page.locator(f"[data-answer='{what}']:is(button, [role=button], .hit):visible")
        yield page.locator(f"button:has([data-answer='{what}']):visible")
        card = str(option.args.get("card", "")) if option is not None else ""
        if card:
            name = self.words(f"card-{card}")
            yield page.locator("button.can:not([aria-pressed=true]):visible").filter(has_text=name)
        # A place with several ways to act: touched, it lists them.
        yield page.locator("[role=button].hit.can:not([data-answer]):visible")
        yield page.locator(".question .ways").get_by_role("button", name=AS_LIST, exact=True)


SIGHT = """() => [document.querySelector('#question')?.innerText,
  document.querySelector('.acts')?.innerText,
  [...document.querySelectorAll('[aria-pressed=true]')].length].join('|')"""
"""What the page looks like to somebody who waits for a touch to do something."""
