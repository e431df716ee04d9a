"""Pictures of every board at every size, in the moments that matter; kept in build/screens to be looked at.

A picture proves nothing by itself: with each of them it is checked that everything one answers with is in sight, that
no name is cut, and that a poster fits its window. A small choice is taken in every run.
"""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browse
from tests.browser.person import Message
from tests.browser.stage import SETTLED, SIZES, Stage, faults, recorded
from tests.marks import long, now_or_long

SCREENS = Path(__file__).parents[2] / "build/screens"
MOMENTS = {
    "king_of_tokyo": {"rolling": "keep_dice", "buying": "buy", "yielding": "yield"},
    "king_of_tokyo_origins": {"rolling": "keep_dice", "buying": "buy", "yielding": "yield"},
    "king_of_tokyo_duel": {"rolling": "keep_dice", "buying": "buy", "yielding": "guard"},
    "king_of_monster_island": {"rolling": "reroll", "buying": "buy", "yielding": "take_over_damage"},
    "godzilla_tokyo_clash": {"rolling": "action", "buying": "recover", "yielding": "defend"},
}
"""What one is asked in them, by game; where nobody rolls, buys or yields, what comes nearest."""
ALL = ("rolling", "buying", "yielding", "out", "won")

# Names and numbers that do not fit their places; no word of a name is broken, so one that is too long sticks out.
CUT = """() => [...document.querySelectorAll(
    '.seat .n, .seat .stats, .me .gauge, .fighter .name, .mat .name b, .who .name, .card-name')]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 2)
  .map((each) => `${each.textContent} is cut: ${each.scrollWidth} > ${each.clientWidth}`)"""
# Whether the poster and its buttons are in the window, or can be scrolled to.
POSTER = """() => {
  const dialog = document.querySelector('dialog[open]:has(.poster)');
  if (!dialog) return ['there is no poster'];
  const { x, y, right, bottom } = dialog.getBoundingClientRect();
  return x >= 0 && y >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1 ? [] : ['the poster sticks out'];
}"""


def example_of(game: str, kind: str) -> Message:
    """A recorded question."""
    return next(each for each in recorded() if (each["game"], each["question"]["kind"]) == (game, kind))


def show(stage: Stage, game: str, moment: str) -> list[str]:
    """Lay a moment out; tells what is wrong with it."""
    kinds = MOMENTS[game]
    if moment in kinds:
        stage.show(example_of(game, kinds[moment]))
        return [*faults(stage), *stage.page.evaluate(CUT)]
    example = copy.deepcopy(example_of(game, kinds["rolling"]))
    view: dict[str, Any] = example["view"]
    mine = (view.get("monsters") or view["players"])[view["seat"]]
    if moment == "out" and "alive" in mine:
        mine["alive"] = False
    stage.show(example, asked=False)
    if moment == "won":
        over = {**stage.info, "state": "finished", "winners": [view["seat"]], "asked": []}
        stage.sockets[-1].send(json.dumps({"type": "table", "table": over}))
        stage.page.locator("dialog[open] .poster").wait_for()
        stage.page.evaluate(SETTLED)
        return list(stage.page.evaluate(POSTER))
    return list(stage.page.evaluate(CUT))


def shoot(stage: Stage, game: str, moment: str, name: str) -> list[str]:
    """Lay a moment out, photograph it, and tell what is wrong."""
    wrong = show(stage, game, moment)
    SCREENS.mkdir(parents=True, exist_ok=True)
    path = SCREENS / f"{game}-{moment}-{name}.png"
    stage.page.screenshot(path=path)
    if moment == "won":
        stage.page.keyboard.press("Escape")
        stage.info = {}  # the next one begins a page of its own
    return [f"{game}, {moment}, {name}: {each}" for each in wrong]


@pytest.mark.parametrize(
    "game, moments, size",
    [
        ("king_of_tokyo", ("rolling", "out", "won"), "1180x820"),
        ("king_of_tokyo", ("buying",), "390x844"),
        ("king_of_tokyo_duel", ("rolling", "won"), "820x1180"),
        ("king_of_monster_island", ("buying",), "1366x640"),
        ("godzilla_tokyo_clash", ("rolling",), "1440x900"),
    ],
)
def test_a_few_screens(game: str, moments: tuple[str, ...], size: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES[size]))
    assert not [wrong for moment in moments for wrong in shoot(stage, game, moment, size)]


@pytest.mark.parametrize("size", now_or_long(["390x844", "360x640"], {"360x640"}))
def test_phones_say_who_plays_and_how_far_everybody_is(size: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES[size]))
    for seats in (2, 4, 6):
        stage.show(
            next(
                each
                for each in recorded()
                if each["game"] == "king_of_tokyo" and len(each["view"]["monsters"]) == seats
            )
        )
        for rival in stage.page.locator(".seat").all():
            expect(rival).to_have_accessible_name(re.compile(r"\b\d+/20 victory points"))
            if seats < 6:
                expect(rival.get_by_text("/20")).to_be_visible()
            else:  # no room for a number: a line of that length
                expect(rival.locator(".name")).to_have_css("background-size", re.compile(r"% 4px$"))
    stage.show(example_of("king_of_tokyo_duel", "keep_dice"))
    for fighter in stage.page.locator(".fighter").all():
        name = fighter.get_attribute("aria-label")
        assert name
        expect(fighter.locator(".called")).to_have_text(name)
        expect(fighter.locator(".called")).to_be_visible()
    stage.show(example_of("godzilla_tokyo_clash", "action"))
    for points in stage.page.locator(".stats").all():
        expect(points.get_by_title("points", exact=False)).to_be_visible()
    assert not stage.page.evaluate(CUT)


@long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", MOMENTS)
def test_every_screen(game: str, size: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES[size]))
    assert not [wrong for moment in ALL for wrong in shoot(stage, game, moment, size)]


@long
@pytest.mark.parametrize("size", ["1366x640", "390x844"])
@pytest.mark.parametrize("game", MOMENTS)
def test_screens_at_night_and_in_french(game: str, size: str, browse: Browse) -> None:
    manner = {**SIZES[size], "locale": "fr-FR"}
    stage = Stage(browse("Mira", **manner, settings={"theme": "dark"}))
    assert not [wrong for moment in ALL for wrong in shoot(stage, game, moment, f"{size}-dark-fr")]
