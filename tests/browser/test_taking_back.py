"""Taking back an answer by clicking: who changes their mind, what the others read, and that the game goes on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.arranging import Arranger
from tests.browser.conftest import Browse
from tests.browser.person import Person
from tests.browser.playing import ASKED, Player
from tests.marks import slow

DRAFT = {"power_up": True, "mutant_evolutions": True, "monsters": ["gigazaur", "kraken"]}
"""Both choose at once: whatever the cards are, the first to choose can take it back while the other thinks."""


def sits_down(person: Person, table: str) -> Player:
    """Take a seat that is open."""
    person.go(f"/table/{table}")
    person.press("Take a seat")
    person.give_name()
    return Player(person, seed=1, touch=1)


def back(person: Person) -> Locator:
    """The button that takes back."""
    return person.page.locator(".question").get_by_role("button", name="Take back")


def chooses(player: Player) -> None:
    """Give one answer by clicking."""
    before = player.answers

    def given() -> bool:
        """Touch something unless that is done: the page sends a moment after the click."""
        if player.answers == before:
            player.step()
        return player.answers > before

    player.person.until(given, "an answer")


def sent(person: Person) -> list[dict[str, Any]]:
    """What the page has sent, without the first words and without what goes on by itself."""
    return [message for message in person.line.sent if message["type"] in ("answer", "take_back")]


@slow
def test_an_answer_is_taken_back_by_clicking(browse: Browse, arrange: Arranger) -> None:
    table = arrange.table(seats=[{"who": "open"}, {"who": "open"}], options=DRAFT)
    ann, bob, eve = browse("Ann"), browse("Bob"), browse("Eve")
    first, second = sits_down(ann, table), sits_down(bob, table)
    eve.go(f"/table/{table}")
    ann.page.locator(ASKED).wait_for()
    expect(back(ann)).to_have_count(0)
    asked = ann.line.news[-1]

    chooses(first)
    expect(back(ann)).to_be_enabled()
    expect(back(bob)).to_have_count(0)
    back(ann).click()
    ann.page.locator(ASKED).wait_for()
    expect(back(ann)).to_have_count(0)
    again = ann.line.news[-1]
    assert [message["type"] for message in sent(ann)] == ["answer", "take_back"]
    assert again["view"] == asked["view"]
    assert again["question"] == {**asked["question"], "number": again["question"]["number"]}
    assert again["question"]["number"] > asked["question"]["number"]

    expect(ann.page.get_by_role("log")).to_contain_text("You take back your last answer.")
    for other in (bob, eve):
        expect(other.page.get_by_role("log")).to_contain_text("Gigazaur takes back the last answer.")
        assert other.page.locator("[data-back]").count() == 0

    # The same with the keyboard; then the game goes on, and what was answered stays.
    chooses(first)
    expect(back(ann)).to_be_enabled()
    ann.page.keyboard.press("Control+z")
    ann.page.locator(ASKED).wait_for()
    chooses(first)
    expect(back(ann)).to_be_enabled()
    chooses(second)
    ann.page.locator(ASKED).wait_for()
    expect(back(ann)).to_have_count(0)
    assert [message["type"] for message in sent(ann)] == ["answer", "take_back"] * 2 + ["answer"]
