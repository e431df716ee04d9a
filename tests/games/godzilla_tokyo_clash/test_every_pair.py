"""All pairs of Events, with every number of players: whole games in which every piece is conserved."""

from __future__ import annotations

from itertools import permutations

import pytest

from kaiju.engine.record import begin, read, record_of, replay, write
from kaiju.games.godzilla_tokyo_clash import GAME
from kaiju.games.godzilla_tokyo_clash.reading import BOX
from tests.every_game.checks import check_question
from tests.every_game.games import random_play
from tests.marks import compiled, long

pytestmark = compiled

PAIRS = list(permutations([event.key for event in BOX.events], 2))


def play_pair(first: str, second: str, seats: int, seed: int) -> None:
    """One random game with these Events: every question fits its view, and nothing is lost."""
    table = begin(GAME, seats=seats, seed=seed, options={"events": [first, second]})
    pieces = GAME.audit(table.st)
    for n, _ in enumerate(random_play(table, seed + 1)):
        question = table.question
        assert question is not None
        check_question(question, table.view(question.seat))
        assert GAME.audit(table.st) == pieces
        if n % 37 == 0:
            seat = n % (seats + 1) - 1
            assert table.imagine(seat, n).view(seat) == table.view(seat)
    assert replay(read(write(record_of(table))), GAME).digest() == table.digest()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("n", range(0, len(PAIRS), 6))
def test_every_event_in_some_pair(n: int, seats: int) -> None:
    play_pair(*PAIRS[n], seats, n)


@long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_every_pair(pair: tuple[str, str], seats: int) -> None:
    for seed in range(2):
        play_pair(*pair, seats, 100 + seed)
