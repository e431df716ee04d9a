"""A finished game: step by step, by seat, as a file, and played on from the middle."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import kaiju
from kaiju.engine.record import read
from tests.browser.arranging import Arranger
from tests.browser.conftest import Browse
from tests.browser.person import Person
from tests.browser.playing import Player, play
from tests.marks import now_or_long


def at(person: Person, step: int | str) -> None:
    """The player's counter stands at this step."""
    expect(person.page.locator(".controls output")).to_have_text(re.compile(rf"^{step}/\d+$"))


@pytest.mark.parametrize("game", now_or_long(["king_of_tokyo", "king_of_tokyo_duel"], {"king_of_tokyo"}))
def test_a_finished_game_is_played_back(browse: Browse, arrange: Arranger, tmp_path: Path, game: str) -> None:
    table = arrange.finished(game)
    told = arrange.get(f"/api/tables/{table}/replay?first=0&count=1")
    last, turns = told["count"] - 1, told["turns"]
    turn = min(3, len(turns))  # as a rule there are many more
    ann = browse("Ann").go(f"/replay/{table}")
    page = ann.page
    at(ann, 0)

    # One step on, one back, to the end and to the beginning; with buttons and with keys.
    ann.press("One step on (right arrow)")
    at(ann, 1)
    page.keyboard.press("ArrowRight")
    at(ann, 2)
    ann.press("One step back (left arrow)")
    at(ann, 1)
    ann.press("To the end (End)")
    at(ann, last)
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.keyboard.press("Home")
    at(ann, 0)

    # To a turn.
    ann.press("Turns", within="nav.tools")
    page.get_by_role("dialog").get_by_role("button", name=re.compile(rf"^Turn {turn}\b")).click()
    at(ann, turns[turn - 1])

    # It plays by itself until it is stopped.
    ann.press("Play (Space)")
    at(ann, f"(?!{turns[turn - 1]}/)\\d+")
    ann.press("Pause (Space)")

    # As one of the seats saw it; the address says so, and shows the same when it is loaded anew.
    page.get_by_label("Seen by").last.select_option("1")
    expect(page).to_have_url(re.compile(r"[?&]seat=1"))
    page.get_by_label("Seen by").last.select_option("-1")
    page.goto(f"/replay/{table}?step={turns[turn - 2]}&seat=1")
    at(ann, turns[turn - 2])
    expect(page.get_by_label("Seen by").last).to_have_value("1")

    # The record is one that the engine reads.
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    loaded = kaiju.load(file.read_bytes())
    assert loaded.game.name == game
    assert loaded.question is None
    assert len(read(file.read_bytes()).answers) == last

    # From here on it is mine.
    ann.press("Play on from here")
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    ann.give_name()
    expect(page).to_have_url(re.compile(r"/table/"))
    assert table not in page.url
    player = Player(ann, 7)
    play([player], lambda: player.over or player.answers >= 2)
    assert json.dumps(ann.line.heard).count('"refused"') == 0


def test_a_game_that_is_still_played_has_no_replay(browse: Browse, arrange: Arranger) -> None:
    table = arrange.table(seats=[{"who": "me"}, {"who": "bot", "bot": "random"}])
    ann = browse("Ann")
    ann.forgiven.append("Failed to load resource")
    ann.go(f"/replay/{table}")
    expect(ann.page.get_by_role("link", name="To the table")).to_be_visible()
    ann.page.get_by_role("link", name="To the table").click()
    expect(ann.page.get_by_text("You are watching")).to_be_visible()
