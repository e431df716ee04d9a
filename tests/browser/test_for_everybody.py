"""Boards that everybody can use (axe): asked, waiting and out of the game, with every sheet open, by day and by night.

Questions are laid out on one page of each game (`stage.py`), which is given one size after the other. A few kinds are
looked at in every run; every kind is marked `long`.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import Browse
from tests.browser.person import Message
from tests.browser.stage import SETTLED, SIZES, Stage, recorded
from tests.marks import long, now_or_long, slow

GAMES = sorted({example["game"] for example in recorded()})
FEW = {
    "king_of_tokyo": ("keep_dice", "buy"),
    "king_of_tokyo_origins": ("keep_dice", "yield"),
    "king_of_tokyo_duel": ("keep_dice", "power"),
    "king_of_monster_island": ("resolve", "virtual_die"),
    "godzilla_tokyo_clash": ("action", "keep"),
}
"""What one is asked in every run, by game."""
Theme = Literal["light", "dark"]
ALL: list[tuple[str, Theme]] = [
    ("390x844", "light"), ("390x844", "dark"), ("1366x640", "dark"), ("1366x640", "light"),
]  # fmt: skip
HALF = ALL[::2]
"""What is looked at in every run where there is much to look at."""
USUAL = {"king_of_tokyo", "godzilla_tokyo_clash"}
SHEETS = {("390x844", "light", "king_of_tokyo"), ("1366x640", "dark", "king_of_monster_island")}
"""Boards, and where sheets are opened, in every run."""
SHEET = "dialog[open]"
MOST = 8
"""Openers of one kind that are tried."""
# Whatever opens a sheet: tools and tabs, the links of the question, the marks that read a card.
OPENERS = (
    ".tools button:not(.sound)",
    "nav.tabs button:not([aria-current])",
    ".question .line button",
    "button.read",
)


class Looking:
    """Looks at a page with axe, and keeps what is serious."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.axe = Axe()
        self.found: dict[str, str] = {}
        self.seen: set[str] = set()

    def look(self, called: str) -> None:
        """Look at the page as it is now; each fault is told once, where it was first seen."""
        self.stage.page.evaluate(SETTLED)
        for each in self.axe.run(self.stage.page).response["violations"]:
            if each["impact"] in ("serious", "critical"):
                where = [node["target"] for node in each["nodes"][:3]]
                self.found.setdefault(f"{each['id']} at {where}", called)

    def at(self, called: str, views: Iterable[tuple[str, Theme]]) -> None:
        """Look at the page at each of these sizes, by day or by night."""
        for size, theme in views:
            self.turn(size, theme)
            self.look(f"{called}, {size}, {theme}")

    def turn(self, size: str, theme: Theme) -> None:
        """Give the page a size, and the day or the night."""
        self.stage.page.emulate_media(color_scheme=theme)
        self.stage.page.set_viewport_size(SIZES[size]["viewport"])

    def sheets(self) -> Iterator[str]:
        """Opens one sheet after the other, each that has not been seen yet."""
        page = self.stage.page
        for opener in OPENERS:
            shown = page.locator(opener).locator("visible=true")
            for n in range(min(shown.count(), MOST)):
                shown.nth(n).click()
                page.locator(SHEET).wait_for()
                title = page.locator(f"{SHEET} h2").first.inner_text()
                if title not in self.seen:
                    self.seen.add(title)
                    yield title
                page.keyboard.press("Escape")
                page.locator(SHEET).wait_for(state="detached")

    def check(self) -> None:
        assert not self.found, "\n".join(f"{where}: {fault}" for fault, where in self.found.items())


def examples(game: str, kinds: tuple[str, ...] = ()) -> Iterator[Message]:
    """The recorded questions of a game: of each of these kinds the first one, or all."""
    seen: set[str] = set()
    for each in recorded():
        kind = each["question"]["kind"]
        if each["game"] == game and (not kinds or (kind in kinds and kind not in seen)):
            seen.add(kind)
            yield each


def out(example: Message) -> Message:
    """The same table for somebody who is out of the game, if one can be."""
    again = copy.deepcopy(example)
    view = again["view"]
    mine = (view.get("monsters") or view["players"])[view["seat"]]
    if "alive" in mine:
        mine["alive"] = False
    return again


def gone(stage: Stage) -> list[Message]:
    """The seats of the table that is shown; the one beside mine is a friend's, who is gone."""
    mine = next(seat["seat"] for seat in stage.info["seats"] if seat["held_by"] == "player")
    seats = copy.deepcopy(stage.info["seats"])
    other = next(seat for seat in seats if seat["seat"] != mine)
    other |= {"held_by": "player", "player": "p1", "name": "Kojo", "here": False}
    other["gone"] = {"left": 60_000, "bot": [mine], "wait": []}
    return list(seats)


@slow
@pytest.mark.parametrize("game", now_or_long(GAMES, USUAL))
def test_everybody_can_use_the_board(game: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES["390x844"]))
    looking = Looking(stage)
    for example, views in zip(examples(game, FEW[game]), (ALL, HALF), strict=True):
        stage.show(example)
        looking.at(example["question"]["kind"], views)
    stage.show(example, asked=False, seats=gone(stage))
    stage.page.get_by_role("button", name="Wait").wait_for()
    looking.at("a friend is gone", HALF[:1])
    stage.show(out(example), asked=False)
    looking.at("out", HALF[1:])
    looking.check()


@slow
@pytest.mark.parametrize(
    ("size", "theme", "game"),
    now_or_long([(*view, game) for game in GAMES for view in ALL], SHEETS),
)
def test_everybody_can_read_the_sheets(size: str, theme: Theme, game: str, browse: Browse) -> None:
    """Card, rule, hint, seat, log, chat, settings: whatever opens beside a board."""
    stage = Stage(browse("Mira", **SIZES["390x844"]))
    looking = Looking(stage)
    looking.turn(size, theme)
    for example in examples(game, FEW[game]):
        stage.show(example)
        for called in looking.sheets():
            looking.look(called)
    assert len(looking.seen) >= 6, looking.seen
    looking.check()


@long
@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_answer_every_question(game: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES["390x844"]))
    looking = Looking(stage)
    for example in examples(game):
        stage.show(example)
        looking.at(example["question"]["kind"], ALL)
    looking.check()
