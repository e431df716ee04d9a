"""The question's place stays: whatever is asked, it is asked where the last question was.

Every recorded question of a game is laid out at a size, with nothing asked between some of them, and where the bar
begins is compared. The eye and the thumb learn one place.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Browse
from tests.browser.stage import SIZES, Stage, kind, recorded
from tests.marks import long

GAMES = ("king_of_tokyo", "king_of_tokyo_origins", "king_of_tokyo_duel")
FAR = 8
"""Pixels by which it may move."""

PLACE = """() => {
  const { x, y } = document.querySelector('#question').getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
}"""
EVERY = 6
"""After so many questions nothing is asked for a moment."""


def places(stage: Stage, game: str, step: int = 1) -> Iterator[tuple[str, tuple[int, int]]]:
    """Shows questions of a game one after the other; tells of each where it stands."""
    mine = [(number, each) for number, each in enumerate(recorded()) if each["game"] == game]
    for n, (number, example) in enumerate(mine[::step]):
        stage.show(example)
        yield f"{kind(example)} (number {number})", tuple(stage.page.evaluate(PLACE))
        if n % EVERY == 0:
            stage.show(example, asked=False)
            yield f"nothing (number {number})", tuple(stage.page.evaluate(PLACE))


def moved(found: list[tuple[str, tuple[int, int]]]) -> list[str]:
    """Those that stand elsewhere than most."""
    usual = [sorted(where[axis] for _, where in found)[len(found) // 2] for axis in (0, 1)]
    return [
        f"{what}: {where}, not {usual}"
        for what, where in found
        if any(abs(where[axis] - usual[axis]) > FAR / 2 for axis in (0, 1))
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["1440x900", "390x844"])
def test_the_question_stays_where_it_is(size: str, game: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES[size]))
    found = list(places(stage, game, step=4))
    assert not moved(found), "\n".join(moved(found))


@long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_no_question_moves_at_any_size(size: str, game: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES[size]))
    found = list(places(stage, game))
    assert not moved(found), "\n".join(moved(found))
