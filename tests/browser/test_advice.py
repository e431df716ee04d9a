"""Asking for a hint, switching hints off, and reading how a game was won."""

from __future__ import annotations

import re

import httpx
import msgspec
from playwright.sync_api import Route, expect

from kaiju.advice.looking_back import ReviewBudget, review_of
from kaiju.advice.plan import plan_of
from tests.browser.arranging import Arranger
from tests.browser.conftest import Browse

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


def test_how_a_game_was_won_is_read(browse: Browse, arrange: Arranger) -> None:
    table = arrange.finished("king_of_tokyo")
    ann = browse("Ann").go(f"/replay/{table}")
    page = ann.page
    record = httpx.get(f"{page.url.split('/replay')[0]}/api/tables/{table}/record", trust_env=False).content
    # The server works it out of many games, which takes a minute; here it is made of two.
    review = review_of(plan_of(record), ReviewBudget(2, 2, most=2, points=2, bot="greedy"))
    answers = iter(({"state": "working", "pieces": 1, "of": 9}, {"state": "done", "review": review}))

    def give(route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(next(answers)), content_type="application/json")

    page.route("**/api/tables/*/review", give)
    page.get_by_role("button", name="How was it won?").first.click()
    dialog = page.get_by_role("dialog", name="How was it won?")
    expect(dialog.get_by_role("img", name="Chance to win over the turns").first).to_be_visible()
    expect(dialog.get_by_text("Luck and skill")).to_be_visible()
    expect(dialog.locator("ol li")).to_have_count(len(review.turning))
    ann.check()
    # Each point opens the replay there.
    dialog.get_by_role("button", name="See it").first.click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".controls output")).to_contain_text(f"{review.turning[0].step}/")
