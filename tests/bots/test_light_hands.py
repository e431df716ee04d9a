"""Light hands: they play legally to the end, for any table, and what the fitted value says of where they come to is a
chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kaiju.bots import Worlds
from kaiju.bots.godzilla_tokyo_clash import PLAYOUTS as CLASH
from kaiju.bots.godzilla_tokyo_clash import light as clash
from kaiju.bots.godzilla_tokyo_clash import value as clash_value
from kaiju.bots.judging import tried
from kaiju.bots.king_of_monster_island import PLAYOUTS as ISLAND
from kaiju.bots.king_of_monster_island import light as island
from kaiju.bots.king_of_monster_island import value as island_value
from kaiju.bots.king_of_tokyo import light as tokyo
from kaiju.bots.king_of_tokyo import value as tokyo_value
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.games.king_of_tokyo.state import Tokyo
from tests.every_game.games import Dice
from tests.marks import compiled

pytestmark = compiled

Choose = Callable[[Any], int]
MODULES = {"power_up": True, "mutant_evolutions": True, "halloween": True, "promos": "all", "origins": "all"}
BOSSES = [(boss, side) for boss in ("crystal_dragon", "lithosaur", "lavalord") for side in ("blue", "red")]


def choose_in_tokyo(st: Tokyo) -> int:
    return int(tokyo.choose(st, tokyo_value.value_for(st)))


TABLES: list[tuple[str, Choose, int, dict[str, Any]]] = [
    *[
        ("king-of-monster-island", island.choose, 1 + i % 5, {"boss": boss, "side": side})
        for i, (boss, side) in enumerate(BOSSES)
    ],
    ("king-of-monster-island", island.choose, 3, {"mode": "ultimate"}),
    *[("godzilla-tokyo-clash", clash.choose, seats, {}) for seats in (2, 3, 4)],
    *[("king-of-tokyo", choose_in_tokyo, seats, MODULES) for seats in (2, 3, 4, 5, 6)],
]
LONGEST = 4000


@pytest.mark.parametrize(("name", "choose", "seats", "options"), TABLES)
def test_a_light_hand_plays_any_game_to_its_end_and_never_goes_round_in_circles(
    name: str, choose: Choose, seats: int, options: dict[str, Any]
) -> None:
    for seed in (1, 2):
        table = begin(game_named(name), seats=seats, seed=seed, options=options, listen=False)
        dice = Dice(seed)
        answers = 0
        while not table.over:
            st = table.st
            # Now and then somebody answers at random: it must find its way from anywhere.
            answer = dice.below(st.n_opts) if answers % 17 == 16 else choose(st)
            assert 0 <= answer < st.n_opts
            table.answer(int(st.who), int(answer))
            answers += 1
            assert answers < LONGEST


def halfway(name: str, choose: Choose, seats: int, answers: int) -> Table:
    """A game of light hands after so many answers."""
    table = begin(game_named(name), seats=seats, seed=7, options={}, listen=False)
    for _ in range(answers):
        table.put(int(table.st.who), int(choose(table.st)), 0)
    return table


@pytest.mark.parametrize("answers", [3, 40])
def test_islands_are_played_on_for_some_turns_and_judged_as_one_chance_of_the_team(answers: int) -> None:
    table = halfway("king-of-monster-island", island.choose, 3, answers)
    twin = table.copy(tracked=False)
    turn = twin.st.turn  # type: ignore[attr-defined]
    found = ISLAND.play_on(twin)
    assert len(set(found)) == 1
    assert 0.0 < found[0] < 1.0
    assert twin.over or twin.st.turn == turn + ISLAND.turns  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [2, 4])
def test_fights_are_played_to_the_end_of_a_round_and_chances_shared_out(seats: int) -> None:
    table = halfway("godzilla-tokyo-clash", clash.choose, seats, 30)
    twin = table.copy(tracked=False)
    begun = twin.st.round  # type: ignore[attr-defined]
    found = CLASH.play_on(twin)
    assert len(found) == seats
    assert abs(sum(found) - 1.0) < 1e-9
    assert twin.over or twin.st.round == begun + CLASH.rounds  # type: ignore[attr-defined]


def test_a_finished_game_is_judged_by_who_won() -> None:
    table = halfway("godzilla-tokyo-clash", clash.choose, 2, 0)
    while not table.over:
        table.give(clash.choose(table.st))  # type: ignore[arg-type]
    won = table.winners
    assert clash_value.chances(table.st, clash_value.weights()) == [  # type: ignore[arg-type]
        float(won == [seat]) for seat in range(2)
    ]


def test_every_sign_has_a_weight() -> None:
    assert len(island_value.weights()) == island_value.SIGNS
    assert {len(part) for part in clash_value.weights().values()} == {clash_value.SIGNS}


def test_the_value_knows_that_a_beaten_boss_and_whole_monsters_are_better() -> None:
    """Not how much they are worth, which is fitted, but which way it goes."""
    table = halfway("king-of-monster-island", island.choose, 3, 12)
    st: Any = table.copy(tracked=False).st
    weights = island_value.weights()
    before = island_value.chance(st, weights)
    health = int(st.boss_health)
    st.boss_health = 3
    assert island_value.chance(st, weights) > before
    st.boss_health = health
    for monster in st.monsters:
        monster.health = 1
    assert island_value.chance(st, weights) < before


def test_the_value_knows_that_points_ahead_are_better() -> None:
    table = halfway("godzilla-tokyo-clash", clash.choose, 2, 60)
    st: Any = table.copy(tracked=False).st
    weights = clash_value.weights()
    points = [0, 0]
    signs = clash_value.signs(st, st.players[0], points, 1)
    ahead = clash_value.signs(st, st.players[0], [6, 0], 1)
    strengths = [sum(weights["duo"][sign] for sign in found) for found in (signs, ahead)]
    assert strengths[1] > strengths[0] + 0.5


@pytest.mark.parametrize(("name", "worlds"), [("godzilla-tokyo-clash", 4), ("king-of-monster-island", 1)])
def test_where_luck_is_in_the_cards_every_playout_has_new_ones(name: str, worlds: int) -> None:
    choose: Choose = clash.choose if name == "godzilla-tokyo-clash" else island.choose
    table = halfway(name, choose, 2, 20)
    drawn: list[int] = []

    class Counted(Worlds):
        def imagine(self, seed: int) -> Table:
            drawn.append(seed)
            return super().imagine(seed)

    seat = int(table.st.who)
    tried(Counted(table.imagine(seat, 3), seat), seat, 5, [(number, 0) for number in range(4)])
    assert len(drawn) == worlds
