"""Games with a board of their own can be played on the generic one too, from the first question to the last."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import CLIENT, Browse
from tests.browser.person import Person
from tests.browser.playing import POSTER, Player, play
from tests.marks import long, slow

ASSETS = CLIENT.parent / "assets"


def without_its_board(person: Person, game: str) -> None:
    """Give somebody the generic board where the page asks for that of a game."""
    [script] = ASSETS.glob("generic-*.js")
    [style] = ASSETS.glob("generic-*.css")

    def swapped(route: Route) -> None:
        if route.request.url.endswith(".css"):
            route.fulfill(body=style.read_text("utf-8"), content_type="text/css")
        else:
            body = f'export * from "./{script.name}"; export {{ default }} from "./{script.name}";'
            route.fulfill(body=body, content_type="text/javascript")

    for ending in ("js", "css"):
        person.context.route(f"**/assets/{game}-*.{ending}", swapped)


@slow
@pytest.mark.parametrize("game", ["king_of_monster_island", pytest.param("godzilla_tokyo_clash", marks=long)])
def test_a_whole_game_with_a_map_on_the_generic_board(browse: Browse, game: str) -> None:
    ann = browse("Ann")
    without_its_board(ann, game)
    ann.go(f"/play/{game}")
    ann.press("Start now")
    ann.give_name()
    expect(ann.page.locator(".generic > main")).to_be_visible()
    play([Player(ann, 3, touch=0.6)])
    expect(ann.page.locator(POSTER)).to_be_visible()
