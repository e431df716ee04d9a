"""What studies are told of a table: Boss, side and challenge, rounds, and how near it was."""

from __future__ import annotations

from typing import cast

import pytest

from kaiju.engine.facts import faults_of_facts
from kaiju.engine.record import begin
from kaiju.games.king_of_monster_island import GAME
from kaiju.games.king_of_monster_island.facts import rounds
from kaiju.games.king_of_monster_island.state import Island
from tests.games.king_of_monster_island.stage import Stage


@pytest.mark.parametrize(("boss", "side"), [("lavalord", "red"), ("lithosaur", "blue")])
def test_games_are_told_apart_by_boss_and_side(boss: str, side: str) -> None:
    table = begin(GAME, seats=3, seed=1, options={"boss": boss, "side": side})
    found = GAME.facts(table.st)
    assert found is not None
    assert found.groups == {"boss": boss, "side": side, "mode": "single"}
    assert faults_of_facts(GAME.declaration.facts, found, 3) == []


def test_rounds_and_pylons_are_counted() -> None:
    play = Stage(
        {"zone": 1},
        {"zone": 4},
        zones={1: {"support": {"3": "pylon"}}, 2: {"support": {"3": "pylon"}}},
        turn=5,
    )
    found = GAME.facts(play.table.st)
    assert found is not None
    assert found.numbers["pylons"] == 2
    assert found.numbers["rounds"] == 3 == play.view.round
    assert found.numbers["boss_health"] == play.view.boss.health
    assert found.numbers["boss_fame"] == play.view.boss.fame


def test_a_beaten_boss_has_no_health_and_no_powers_left() -> None:
    play = Stage({"zone": 2}, {"zone": 4}, dice="heart", pool=1, boss={"zone": 2, "health": 1, "fame": 12})
    play.choose("opt-hit-boss", n=1)
    assert play.ending == "won"
    found = GAME.facts(play.table.st)
    assert found is not None
    assert found.numbers["boss_health"] == 0
    GAME.audit(play.table.st)


def test_a_round_is_over_when_everybody_has_had_a_turn() -> None:
    st = cast(Island, begin(GAME, seats=3, seed=1, options={"placement": "default"}).st)
    seen = []
    for turn in (1, 3, 4, 6, 7):
        st.turn = turn
        seen.append(rounds(st))
    assert seen == [1, 1, 2, 2, 3]
