"""King of Tokyo: Duel between a desk and a phone, with somebody who watches."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browse
from tests.browser.playing import POSTER, Player, play
from tests.marks import now_or_long, slow

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


ENOUGH = 25
"""Answers from the phone after which the other gives up: by chance, a duel may take ten times as many."""


@slow
@pytest.mark.parametrize("given_up", now_or_long([True, False], {True}), ids=["given up", "to its end"])
def test_a_whole_duel_between_a_desk_and_a_phone(browse: Browse, given_up: bool) -> None:
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
    enough = ENOUGH if given_up else 10_000
    play(players, until=lambda: any(each.over for each in players) or players[1].answers >= enough)
    if not any(each.over for each in players):
        ann.press("Settings", within="nav.tools")
        for _ in range(2):  # and is asked whether that is meant
            ann.press("Give up", within="dialog")
    for person in (ann, bob, eve):
        poster = person.page.locator(POSTER)
        expect(poster).to_be_visible()
        expect(poster.get_by_role("heading")).to_contain_text(re.compile(r"wins?!|Nobody is left"))
    assert ann.line.next_event == bob.line.next_event == eve.line.next_event
    assert all(message.get("question") is None for message in eve.line.news)
    # Nothing of the table sticks out at the side of the phone.
    wide = bob.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"the page is {wide} pixels wide"
