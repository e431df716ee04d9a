"""The questions that are laid out on every screen (`tests/browser/test_layout.py`) are of every kind there is."""

from __future__ import annotations

import pytest

import kaiju
from kaiju.bots import make_bot
from kaiju.games import SHELF
from kaiju.games.godzilla_tokyo_clash import asks as clash
from kaiju.games.king_of_monster_island import asks as island
from kaiju.games.king_of_tokyo import asks as tokyo
from kaiju.games.king_of_tokyo_duel import asks as duel
from tests.browser.stage import FIXTURES, recorded

ORIGINS = "king_of_tokyo_origins"


def kinds_of(*games: str) -> set[str]:
    return {each["question"]["kind"] for each in recorded() if each["game"] in games}


def test_every_game_has_some() -> None:
    assert set(FIXTURES) == set(SHELF)


@pytest.mark.parametrize(
    "games, names",
    [
        # Two boxes, one set of rules: some kinds belong to one of them only.
        (("king_of_tokyo", ORIGINS), tokyo.NAMES),
        (("king_of_tokyo_duel",), duel.NAMES),
        (("king_of_monster_island",), island.NAMES),
        (("godzilla_tokyo_clash",), clash.NAMES),
    ],
)
def test_every_kind_is_there(games: tuple[str, ...], names: tuple[str, ...]) -> None:
    assert kinds_of(*games) == set(names)


def test_nothing_that_origins_asks_is_missing() -> None:
    known = kinds_of(ORIGINS)
    for seed in range(1000, 1024):
        table = kaiju.new(ORIGINS, seats=2 + seed % 3, seed=seed)
        bots = [make_bot("random", ORIGINS, seed + seat) for seat in range(4)]
        while not table.over:
            seat = table.asked[0]
            question = table.question_for(seat)
            assert question is not None
            assert question.kind in known
            table.answer(seat, bots[seat].answer(table.view(seat), question))
