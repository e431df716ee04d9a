"""The question's place stays: whatever is asked, it is asked where the last question was.

Every recorded question of a game is laid out at a size, with nothing asked between some of them, and where the bar
begins is compared. The eye and the thumb learn one place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

import pytest

from tests.browser.conftest import Browse
from tests.browser.stage import SIZES, Stage, at_every_size, kind, recorded
from tests.marks import long, now_or_long

GAMES = ("king_of_tokyo", "king_of_tokyo_origins", "king_of_tokyo_duel", "godzilla_tokyo_clash")
BY_SEATS = ("godzilla_tokyo_clash",)
"""On phones its rivals stand above the question, and the fourth seat makes them higher: it stays within a game."""
FAR = 8
"""Pixels by which it may move."""

PLACE = """() => {
  const { x, y } = document.querySelector('#question').getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
}"""
EVERY = 6
"""Once in so many questions nothing is asked for a moment, and once there is something to take back."""


Where = tuple[str, list[int]]


def places(stage: Stage, game: str, sizes: Collection[str], step: int = 1) -> dict[str, list[Where]]:
    """Shows questions of a game one after the other; tells for each size what was asked where."""
    found: dict[str, list[Where]] = defaultdict(list)
    mine = [(number, each) for number, each in enumerate(recorded()) if each["game"] == game]
    for n, (number, example) in enumerate(mine[::step]):
        seats = f" with {len(example['view']['players'])} seats" if game in BY_SEATS else ""
        # Nothing is asked, or the answer before can be taken back.
        between = {0: [(False, False)], EVERY // 2: [(True, True)]}.get(n % EVERY, [])
        for asked, back in [(True, False), *between]:
            stage.show(example, asked=asked, back=back)
            what = f"{kind(example) if asked else 'nothing'} (number {number}{', after an answer' if back else ''})"
            for size in at_every_size(stage, sizes):
                found[size + seats].append((what, stage.page.evaluate(PLACE)))
    return found


def moved(found: list[Where]) -> list[str]:
    """Those that stand elsewhere than most."""
    usual = [sorted(where[axis] for _, where in found)[len(found) // 2] for axis in (0, 1)]
    return [
        f"{what}: {where}, not {usual}"
        for what, where in found
        if any(abs(where[axis] - usual[axis]) > FAR / 2 for axis in (0, 1))
    ]


def all_moved(found: dict[str, list[Where]]) -> list[str]:
    """The same for all sizes."""
    return [f"{size}, {each}" for size, there in found.items() for each in moved(there)]


@pytest.mark.parametrize(
    "game", now_or_long(["king_of_tokyo_origins", "king_of_tokyo_duel"], {"king_of_tokyo_duel"})
)
def test_the_question_stays_where_it_is(game: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES["390x844"]))
    found = all_moved(places(stage, game, ["1440x900", "390x844"], step=4))
    assert not found, "\n".join(found)


@long
@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_no_question_moves_at_any_size(game: str, lang: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES["390x844"], locale=lang))
    found = all_moved(places(stage, game, SIZES))
    assert not found, "\n".join(found)
