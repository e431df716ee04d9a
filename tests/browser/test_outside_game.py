"""A game from outside the house, `tests/pig`, is played on the generic board: as a race and as a team."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browse
from tests.browser.playing import POSTER, Player, play
from tests.marks import slow
from tests.server.running import Server


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that one line has told of the game."""
    folder = tmp_path_factory.mktemp("outside")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
        running = Server(folder, str(folder / "kaiju.db"), GAMES="tests.pig,tests.pig.together").start()
    yield running
    running.stop()


@slow
@pytest.mark.parametrize("game", ["pig", "pigs_together"])
def test_a_whole_game_on_the_generic_board(browse: Browse, visited: Server, game: str) -> None:
    ann = browse("Ann", home=visited.address)
    ann.go(f"/play/{game}")
    expect(ann.page.get_by_role("heading", name="Pig").first).to_be_visible()
    ann.page.get_by_label("Short game").check()
    ann.press("Start now")
    ann.give_name()
    play([Player(ann, 3)])
    poster = ann.page.locator(POSTER)
    expect(poster).to_be_visible()
    log = " ".join(ann.page.locator("[role=log], .log").all_inner_texts())
    assert re.search(r"[Tt]he pot holds \d", log), log[:500]
    assert ("the Wolf" in log) == (game == "pigs_together"), log[:500]
