"""The pace belongs to whoever watches; who is out, and who only has a keyboard."""

from __future__ import annotations

import copy

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import Arranger
from tests.browser.conftest import Browse
from tests.browser.playing import ASKED, Player, play
from tests.browser.stage import Stage, recorded

GAMES = ("king_of_tokyo", "king_of_tokyo_duel")


def test_the_same_words_on_the_page_and_at_the_table(browse: Browse) -> None:
    ann = browse("Ann").go("/settings")
    words = ann.page.get_by_role("radiogroup", name="How fast things happen").inner_text().split("\n")
    assert "Step by step" in words
    assert "At once" in words
    ann.go("/")
    ann.press("Play now")
    ann.give_name()
    expect(ann.page.locator(ASKED)).to_be_visible()
    ann.press("Settings", within="nav.tools")
    at_table = ann.page.get_by_role("dialog").get_by_role("radiogroup", name="How fast things happen")
    assert at_table.inner_text().split("\n") == words


def test_step_by_step(browse: Browse) -> None:
    """After each turn the table waits until I go on, by button or key."""
    ann = browse("Ann", settings={"speed": "step"}).go("/")
    ann.press("Play now")
    ann.give_name()
    player = Player(ann, seed=3, touch=0)
    go_on = ann.page.get_by_role("button", name="Go on", exact=True)
    play([player], until=lambda: go_on.count() > 0)  # after the first turn, whoever begins
    ann.page.keyboard.press("Enter")
    ann.until(lambda: go_on.count() == 0 or player.asked, "the next turn")


@pytest.mark.parametrize("game", GAMES)
def test_one_press_of_tab_to_the_question(browse: Browse, arrange: Arranger, game: str) -> None:
    """From the top of the page the question comes first."""
    table = arrange.table(game, seats=[{"who": "open"}, {"who": "bot", "bot": "random"}])
    ann = browse("Ann").go(f"/table/{table}")
    ann.press("Take a seat")
    ann.give_name()
    expect(ann.page.locator(ASKED)).to_be_visible()
    ann.page.evaluate("document.activeElement?.blur()")
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate("document.activeElement.closest('#question .ways') !== null")
    assert ann.page.locator("h1").count() == 1
    # The log is not read line by line; one sentence a turn is.
    expect(ann.page.get_by_role("log").first).to_have_attribute("aria-live", "off")


def test_who_is_out_may_watch_skip_look_back_and_play_again(browse: Browse) -> None:
    """And sees of the game no more than before."""
    stage = Stage(browse("Ann"))
    example = copy.deepcopy(next(each for each in recorded() if each["question"]["kind"] == "keep_dice"))
    view = example["view"]
    view["monsters"][view["seat"]]["alive"] = False
    stage.show(example, asked=False)
    page = stage.page
    strip = page.get_by_role("region", name="You are out of the game")
    expect(strip).to_contain_text("You are watching.")
    expect(strip.get_by_role("button", name="Skip to the end")).to_be_visible()
    expect(strip.get_by_role("link", name="Another game")).to_be_visible()
    strip.get_by_role("button", name="The game so far").click()
    expect(page.get_by_role("dialog", name="Log").get_by_role("log")).to_be_visible()
