"""A whole turn with a keyboard alone, and read out of the accessibility tree alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.arranging import Arranger
from tests.browser.conftest import Browse
from tests.browser.person import Person
from tests.browser.playing import ASKED, BOARD, POSTER
from tests.marks import now_or_long, slow

GAMES = (
    "king_of_tokyo", "king_of_tokyo_origins", "king_of_tokyo_duel", "king_of_monster_island", "godzilla_tokyo_clash",
)  # fmt: skip
WITH_DICE = GAMES[:4]
TABS = 60
"""So many presses lead to any answer: the question comes first, and what is one group is one stop."""

# What leads on now: the question's own answers; those of the board as a list, or the button that lists them; or things
# on the board.
CHOICES = f"""() => {{
  const seen = (what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());
  const bar = seen(".question.asked .ways button:enabled:not([aria-disabled])");
  const answers = bar.filter((each) => each.matches('[data-answer]'));
  const listed = seen(".dock button[data-answer]:enabled");
  return [answers, listed, bar].find((each) => each.length) ?? seen("{BOARD}");
}}"""
HOW_MANY = f"() => ({CHOICES})().length"
ON_CHOICE = f"() => ({CHOICES})().includes(document.activeElement)"


class Typist:
    """Somebody without a mouse, who goes from thing to thing and presses Enter."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.rng = random.Random(seed)
        self.heard: list[str] = []
        self.dice: set[str] = set()

    @property
    def number(self) -> Any:
        """Which question is asked, and what it looks like now; None while none is."""
        asked = self.page.locator(ASKED)
        if not asked.count():
            return None
        return self.page.evaluate("() => document.querySelector('.question').innerText.slice(0, 400)")

    def listen(self) -> None:
        """Read the question from the accessibility tree: what is asked, and a name for every way to answer."""
        tree = self.page.locator("#question").aria_snapshot()
        assert tree.startswith('- region "What is asked"'), tree
        words = [line for line in tree.splitlines() if "paragraph" in line]
        assert words, tree
        nameless = [line for line in tree.splitlines() if line.strip().rstrip(":") in ("- button", "- link")]
        assert not nameless, tree
        self.heard.append(tree)
        self.dice.update(
            self.page.locator("button.die").evaluate_all("all => all.map((die) => die.ariaLabel)")
        )

    def first_stop(self) -> None:
        """From the top of the page one press of Tab leads to what is asked."""
        self.page.evaluate("document.activeElement?.blur()")
        if self.page.locator("#question .ways button").count():
            self.page.keyboard.press("Tab")
            assert self.page.evaluate("document.activeElement.closest('#question') !== null")

    def answer(self) -> None:
        """Go to something that answers, and press it."""
        ways = self.page.evaluate(HOW_MANY)
        assert ways, "there is nothing to answer with"
        # Hexes and the like are one stop, within which arrows lead on: who looks for the second may find none.
        for passed in (self.rng.randrange(min(ways, 3)), 0):
            if self._press(passed):
                return
        raise AssertionError(f"no key leads to an answer: {self.number}")

    def _press(self, passed: int) -> bool:
        """Press the first choice that is reached, or a later one; whether there was one."""
        self.page.evaluate("document.activeElement?.blur()")
        for _ in range(TABS):
            self.page.keyboard.press("Tab")
            if not self.page.evaluate(ON_CHOICE):
                continue
            if passed == 0:
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(60)
                return True
            passed -= 1
        return False


def turns(person: Person, event: str, seat: str) -> list[int]:
    """Whose turns have begun, the first first."""
    events = [each for message in person.line.news for each in message.get("events", [])]
    return [each.get(seat, 0) for each in events if each["event"] == event]


@slow
@pytest.mark.parametrize(
    "game", now_or_long(GAMES, {"king_of_tokyo", "king_of_monster_island", "godzilla_tokyo_clash"})
)
def test_a_whole_turn_by_keys_alone(game: str, browse: Browse, arrange: Arranger) -> None:
    told = next(each for each in arrange.get("/api/shelf")["games"] if each["name"] == game)
    table = arrange.table(game, seats=[{"who": "open"}, {"who": "bot", "bot": "random"}])
    ann = browse("Ann").go(f"/table/{table}")
    ann.press("Take a seat")
    ann.give_name()
    ann.page.locator(".question").wait_for()
    assert ann.page.locator("h1").count() == 1
    typist = Typist(ann, seed=5)

    def done() -> bool:
        begun = turns(ann, told["turn"]["event"], told["turn"]["seat"])
        mine = begun.index(0) if 0 in begun else len(begun)
        return len(begun) > mine + 1 or ann.page.locator(POSTER).count() > 0

    for _ in range(1000):
        if done():
            break
        if typist.number is None:
            ann.page.wait_for_timeout(30)
            continue
        typist.listen()
        typist.first_stop()
        typist.answer()
    assert done(), "the turn did not end"
    assert typist.heard
    assert any(message["type"] == "answer" for line in ann.lines for message in line.sent)
    # Dice are read as words.
    assert bool(typist.dice) == (game in WITH_DICE)
    assert all(name.startswith("Die ") and name.partition(": ")[2].strip() for name in typist.dice), (
        typist.dice
    )
