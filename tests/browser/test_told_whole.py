"""In a low window as much is read as there is room for: what an answer would bring, and that it is for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browse
from tests.browser.playing import ASKED, Player

LOW = {"viewport": {"width": 1366, "height": 640}}

# How much room is left in the bar under a text that is longer than any, in lines of it.
LEFT = """() => {
  const told = document.querySelector('.question .outlook');
  told.textContent = 'What would happen. '.repeat(60);
  const bar = document.querySelector('#question'), line = parseFloat(getComputedStyle(told).fontSize) * 1.25;
  const end = bar.getBoundingClientRect().bottom - parseFloat(getComputedStyle(bar).paddingBottom);
  return (end - told.getBoundingClientRect().bottom) / line;
}"""
CUT = """() => [...document.querySelectorAll('.final')].filter((each) => each.scrollWidth > each.clientWidth).length"""


def test_what_would_happen_has_the_room_there_is(browse: Browse) -> None:
    ann = browse("Ann", **LOW).go("/play/king_of_tokyo")
    ann.press("Start now")
    ann.give_name()
    expect(ann.page.locator(".question .outlook")).to_be_visible()
    assert ann.page.evaluate(LEFT) < 1


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_that_an_answer_is_for_good_is_read_whole(lang: str, browse: Browse) -> None:
    ann = browse("Ann", **LOW, locale=lang).go("/play/king_of_monster_island")
    ann.page.locator("main").get_by_role(
        "button", name="Start now" if lang == "en-GB" else "Commencer"
    ).click()
    ann.give_name()
    ann.page.locator(ASKED).wait_for()
    player = Player(ann, seed=1, touch=1)
    final = ann.page.locator(".question .final")

    def read() -> bool:
        """The first question is where to stand; how to roll is the next one."""
        if player.answers == 0:
            player.step()
        return final.count() > 0

    ann.until(read, "an answer that is for good")
    assert ann.page.evaluate(CUT) == 0
