"""King of Tokyo: Duel between a desk and a phone, with somebody who watches."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Browse
from tests.browser.playing import POSTER, Player, play
from tests.marks import slow

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@slow
def test_a_whole_duel_between_a_desk_and_a_phone(browse: Browse) -> None:
    ann, bob, eve = browse("Ann"), browse("Bob", **PHONE), browse("Eve")
    ann.go("/play/king_of_tokyo_duel")
    ann.page.get_by_label("Who sits at seat 2").select_option(label="Open to anybody")
    ann.press("Open the table")
    ann.give_name()
    path = urlsplit(ann.page.get_by_label("The link to this table").input_value()).path
    bob.go(path)
    bob.press("Take a seat")
    bob.give_name()
    eve.go(path)
    expect(eve.page.get_by_text("You are watching")).to_be_visible()

    players = [Player(ann, 3), Player(bob, 4)]
    play(players)
    for person in (ann, bob, eve):
        poster = person.page.locator(POSTER)
        expect(poster).to_be_visible()
        expect(poster.get_by_role("heading")).to_contain_text(re.compile(r"wins?!|Nobody is left"))
    assert ann.line.next_event == bob.line.next_event == eve.line.next_event
    assert all(message.get("question") is None for message in eve.line.news)
    # Nothing of the table sticks out at the side of the phone.
    wide = bob.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"the page is {wide} pixels wide"
