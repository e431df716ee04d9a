"""The duel without cards, solved: the table says what it must, and what bots make of it is a chance."""

from __future__ import annotations

from itertools import pairwise
from math import exp
from pathlib import Path
from typing import Any, cast

import pytest

import kaiju.bots.king_of_tokyo_duel
from kaiju import scenario
from kaiju.bots import Worlds, make_bot
from kaiju.bots.king_of_tokyo_duel.light import choose, rest_of_turn, turns_on, walked
from kaiju.bots.king_of_tokyo_duel.planner import PlannerDuel
from kaiju.bots.king_of_tokyo_duel.value import CERTAIN, FITTED, following, solved_odds, won
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.games.king_of_tokyo_duel import asks
from kaiju.games.king_of_tokyo_duel.state import Duel
from tests.marks import compiled

pytestmark = compiled

GAME = "king_of_tokyo_duel"
OPEN = [(f, d) for f in range(-12, 13, 2) for d in range(-12, 13, 2) if not won(f, d) and not won(-f, -d)]


def chance(fame: int, destruction: int, mine: int, its: int) -> float:
    return 1.0 / (1.0 + exp(-solved_odds(fame, destruction, mine, its)))


def test_the_data_are_small() -> None:
    room = Path(kaiju.bots.king_of_tokyo_duel.__file__).parent
    assert sum(file.stat().st_size for file in room.iterdir() if file.suffix in (".json", ".bin")) < 200_000


def test_more_hearts_are_better_and_fewer_of_the_rival_too() -> None:
    for fame, destruction in OPEN:
        mine = [chance(fame, destruction, hearts, 8) for hearts in range(1, 16)]
        assert all(a <= b + 0.002 for a, b in pairwise(mine))
        its = [chance(fame, destruction, 8, hearts) for hearts in range(1, 16)]
        assert all(a >= b - 0.002 for a, b in pairwise(its))


def test_both_tracks_are_alike() -> None:
    for fame, destruction in OPEN:
        # Rounded, and solved until little changes.
        assert chance(fame, destruction, 9, 7) == pytest.approx(chance(destruction, fame, 9, 7), abs=0.003)


def test_to_roll_is_never_worse_than_to_wait() -> None:
    """From the other side the same position is the Rival's: both together have at least a whole chance."""
    for fame, destruction in OPEN:
        for mine, its in ((10, 10), (3, 9), (1, 1)):
            both = chance(fame, destruction, mine, its) + chance(-fame, -destruction, its, mine)
            assert both >= 1.0 - 0.003


def test_what_is_decided_is_certain() -> None:
    assert solved_odds(0, 0, 5, 0) == solved_odds(14, 0, 5, 5) == solved_odds(6, 10, 5, 5) == CERTAIN
    assert solved_odds(0, 0, 0, 5) == solved_odds(0, -14, 5, 5) == solved_odds(-8, -6, 5, 5) == -CERTAIN
    # Six dice rolled three times show no smash in (5/6)^18 of all turns, 3.8%.
    assert chance(0, 0, 10, 1) > 0.96
    # One more space of either track would do, and there are three symbols to be rolled for it.
    assert chance(12, 12, 10, 10) > chance(12, 0, 10, 10) > chance(4, 0, 10, 10) > chance(0, 0, 10, 10)


def test_a_space_that_a_token_adds_lies_between_its_neighbours() -> None:
    assert solved_odds(2, 0, 9, 9) < solved_odds(3, 0, 9, 9) < solved_odds(4, 0, 9, 9)
    # Next to the zone it has not won yet.
    assert solved_odds(5, 6, 9, 9) == solved_odds(4, 6, 9, 9)


def test_pulls_stop_at_what_ends_the_game() -> None:
    assert walked(4, 8, 4, 0, 9, 9) == CERTAIN  # through the zone, not beyond it
    assert walked(-12, -8, 2, 0, 9, 9) == -CERTAIN  # back into the Rival's zone
    assert abs(walked(0, 0, 2, 1, 9, 9)) < CERTAIN


def table_at(**position: Any) -> Table:
    return scenario(GAME, {"monsters": [{"monster": "gigazaur"}, {"monster": "alienoid"}], **position})


def test_energy_and_cards_are_worth_something() -> None:
    plain = table_at()
    rich = table_at(monsters=[{"monster": "gigazaur", "energy": 6}, {"monster": "alienoid"}])
    armed = table_at(monsters=[{"monster": "gigazaur", "cards": ["extra_head"]}, {"monster": "alienoid"}])
    base = FITTED.chances(cast(Duel, plain.st), 0)[0]
    assert FITTED.chances(cast(Duel, rich.st), 0)[0] > base
    assert FITTED.chances(cast(Duel, armed.st), 0)[0] > base


def test_chances_add_up_wherever_a_light_hand_comes_to() -> None:
    for seed in (1, 2, 3):
        table = begin(game_named(GAME), seats=2, seed=seed, options={}, listen=False)
        while not table.over:
            st = cast(Duel, table.st)
            twin = table.copy(tracked=False)
            twin.fresh = seed
            for found in (FITTED.chances(st, following(st)), turns_on(twin, 2)):
                assert sum(found) == pytest.approx(1.0)
                assert min(found) >= 0.0
            answer = choose(st)
            assert 0 <= answer < st.n_opts
            table.give(answer)


def asked_to_keep(table: Table) -> Table:
    while cast(Duel, table.st).kind != asks.ASK_KEEP:
        table.give(0)
    return table


def test_the_planner_takes_a_win_that_lies_on_the_table() -> None:
    """The Rival has three hearts left, and three dice show smash."""
    monsters = [{"monster": "gigazaur"}, {"monster": "alienoid", "hearts": 3}]
    table = asked_to_keep(table_at(monsters=monsters, turn=2, script=[*["smash"] * 3, *["heal"] * 3]))
    bot = make_bot("planner", GAME, 1)
    assert isinstance(bot, PlannerDuel)
    question = table.question
    assert question is not None
    kept = bot.think(table.view(0), question, Worlds.of(table, 0))
    assert kept & 0b111 == 0b111
    twin = table.copy(tracked=False)
    twin.give(0b111111)
    assert rest_of_turn(twin) == [1.0, 0.0]
