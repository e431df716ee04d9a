"""Asking for a hint, switching hints off, and reading how a game was won."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.arranging import Arranger
from tests.browser.conftest import Browse
from tests.browser.playing import ASKED

LONG = 180_000
"""Milliseconds: a real hint is worked out by a process that gives way to all others on the machine."""


def test_a_hint_is_asked_for_and_switched_off(browse: Browse) -> None:
    """The server's own worker is asked: nothing is made up here."""
    ann = browse("Ann").go("/play/king_of_tokyo")
    page = ann.page
    ann.press("Start now")
    ann.give_name()
    asks = page.locator("[data-hint]")
    expect(asks).to_be_visible(timeout=LONG)
    page.locator("[data-digit='1'] button").click()
    page.keyboard.press("h")
    sheet = page.get_by_role("dialog", name="What would you do?")
    expect(sheet).to_be_visible()
    # A busy machine may say first that it takes long; what is waited for is the hint itself.
    hint = sheet.locator(".hint[aria-busy=false]")
    expect(hint.get_by_text(re.compile(r"\d+% to win")).first).to_be_visible(timeout=LONG)
    expect(hint.get_by_role("alert")).to_have_count(0)
    expect(hint).to_contain_text("The best answer")
    expect(hint).to_contain_text("If all play on like our bots")
    (told,) = [message for message in ann.line.heard if message["type"] == "hinted"]
    assert told["hint"]["mine"]["answer"] == 1
    assert (
        0
        <= told["hint"]["best"]["low"]
        <= told["hint"]["best"]["chance"]
        <= told["hint"]["best"]["high"]
        <= 1
    )
    page.keyboard.press("Escape")
    # The host switches them off: the button is gone.
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("radiogroup", name="Hints").get_by_text("No", exact=True).click()
    expect(asks).to_have_count(0)


SAID = {
    "better": "of chance (±",
    "even": "do not tell the two apart",
    "same": "all of this turn the same",
    "here": "Here a bot would have played the same",
    "gave-up": "given up here",
    "": "",
}
"""What is said of a turning point, by what the bot makes of it."""


def length(arrange: Arranger, table: str) -> int:
    """How many steps a finished game has."""
    return int(arrange.get(f"/api/tables/{table}/replay?first=0&count=1")["count"])


def test_how_a_game_was_won_is_read_and_it_is_played_on(browse: Browse, arrange: Arranger) -> None:
    """The server looks back at a finished game itself; a short one is taken, so that it soon has."""
    table = min((arrange.finished("king_of_tokyo") for _ in range(4)), key=lambda each: length(arrange, each))
    ann = browse("Ann").go(f"/replay/{table}")
    page = ann.page
    asks = page.get_by_role("button", name="How was it won?").first
    asks.click()
    dialog = page.get_by_role("dialog", name="How was it won?")
    expect(dialog.get_by_role("img", name="Chance to win over the turns")).to_be_visible(timeout=LONG)
    review = arrange.get(f"/api/tables/{table}/review")["review"]
    expect(dialog.get_by_text("Luck and skill")).to_be_visible()
    points = dialog.locator("ol li")
    expect(points).to_have_count(len(review["turning"]))
    for n, point in enumerate(review["turning"]):
        expect(points.nth(n)).to_contain_text(f"Turn {point['turn']}.")
        expect(points.nth(n)).to_contain_text(SAID[point.get("verdict", "")])
    # Each point opens the replay there.
    last = len(review["turning"]) - 1
    step = review["turning"][last]["step"]
    points.nth(last).get_by_role("button", name="See it").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".controls output")).to_contain_text(f"{step}/")
    # And from there one plays on, as whoever was asked, unless one chooses another.
    asks.click()
    points.nth(last).get_by_role("button", name="Play on from here").click()
    taking = page.get_by_role("dialog", name="Play on from here")
    (then,) = arrange.get(f"/api/tables/{table}/replay?first={step + 1}&count=1")["steps"]
    expect(taking.get_by_role("radio").nth(then["seat"])).to_be_checked()
    taking.get_by_role("button", name="Play on from here").click()
    ann.give_name()
    expect(page).to_have_url(re.compile(rf"/table/(?!{table})"))
    expect(page.locator(ASKED)).to_be_visible()
    assert not [message for message in ann.line.heard if message["type"] == "refused"]
