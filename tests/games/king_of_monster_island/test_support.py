"""Support tiles: a story for every tile, and the rules of building, activating and recharging."""

from __future__ import annotations

import pytest

from kaiju.games.king_of_monster_island.data.support_tiles import SUPPORT_TILES
from tests.games.king_of_monster_island.stage import Stage, shop
from tests.marks import compiled, rule

pytestmark = compiled

WAYS = {
    "heart": "opt-heart",
    "energy": "opt-energy",
    "fame": "opt-fame",
    "claw": "opt-damage",
    "foot": "opt-walk",
    "support": "opt-lapse",
}


@rule("KOMI-SUP-07", "KOMI-SUP-10", "KOMI-SUP-R06")
@pytest.mark.parametrize("tile", SUPPORT_TILES)
def test_every_tile_gives_what_it_shows(tile: str) -> None:
    symbols = SUPPORT_TILES[tile]["symbols"]
    play = Stage({"zone": 1, "health": 5}, dice="claw", boss={"zone": 4}, zones={1: {"support": {"3": tile}}})
    play.choose("opt-activate", tile=tile)
    assert play.monster(0).energy == symbols.count("cube")
    assert play.support(1, 3).used
    said = {o.say for o in play.question.options}
    face = symbols[-1]
    if face == "support":
        assert play.question.kind == "resolve", "a lone support face can do nothing and lapses"
    elif face == "wild":
        assert set(WAYS.values()) <= said
    else:
        assert play.expect("virtual_die").args["face"] == face
        assert WAYS[face] in said
        assert said <= {WAYS[face], "opt-lapse", "opt-damage"}


@rule("KOMI-FACE-09", "KOMI-SUP-01", "KOMI-SUP-R03", "KOMI-FACE-R04")
def test_exactly_three_or_four_support_dice_build() -> None:
    play = Stage({"zone": 1}, dice=" ".join(["support"] * 7), tiles=["support_09", "support_07"])
    assert {(o.args["n"], o.args["value"]) for o in play.fitting("opt-build")} == {(3, 3), (4, 4)}
    play.choose("opt-build", n=4)
    assert play.support(1, 4).holds == "support_09"
    play.choose("opt-build", n=3)
    assert play.support(1, 3).holds == "support_07"
    two = Stage({"zone": 1}, dice="support support")
    assert not two.offers("opt-build")
    assert two.offers("opt-lock", face="support")


@rule("KOMI-SUP-02", "KOMI-CRYS-R03")
def test_nothing_is_built_on_a_pylon() -> None:
    play = Stage({"zone": 1}, dice="support support support", zones={1: {"support": {"3": "pylon"}}})
    assert not play.offers("opt-build")


@rule("KOMI-SUP-03", "KOMI-SUP-R08", "KOMI-SUP-R04")
def test_a_tile_is_replaced_even_if_it_is_face_up() -> None:
    play = Stage(
        {"zone": 1},
        dice="support support support claw",
        zones={1: {"support": {"3": "support_07"}}},
        tiles=["support_09"],
    )
    play.choose("opt-build", n=3)
    assert play.support(1, 3).holds == "support_09"
    assert play.view.removed_tiles == ["support_07"]


@rule("KOMI-SUP-R04")
def test_without_tiles_nothing_is_built() -> None:
    play = Stage({"zone": 1}, dice="support support support", tiles_end=True)
    assert play.view.tiles == 0
    assert not play.offers("opt-build")


@rule("KOMI-SUP-R07")
def test_a_claw_that_nobody_can_take_may_lapse() -> None:
    play = Stage({"zone": 1}, dice="claw", zones={1: {"support": {"3": "support_09"}}})
    play.choose("opt-activate", tile="support_09")
    play.choose("opt-lapse")
    assert play.support(1, 3).used
    assert play.happened("DieLapsed", face="claw")
    assert play.fresh() == ["claw"]


@rule("KOMI-SUP-R10", "KOMI-SUP-R01", "KOMI-RES-R07")
def test_in_step_3_a_virtual_die_stands_alone() -> None:
    play = shop(
        {"zone": 1, "energy": 2, "cards": ["heave_ho"]},
        {"zone": 4},
        market=["unlock", "spare_arm", "mole_claws"],
        zones={1: {"minions": {"soldier": 3}, "support": {"3": "support_09", "4": "support_01"}}},
    )
    play.choose("opt-activate", tile="support_01")
    assert not play.offers("opt-use"), "spending faces needs step 2"
    play.choose("opt-lapse")
    play.choose("opt-activate", tile="support_09")
    play.choose("opt-damage", claws=1)
    play.expect("assign_damage", 0)
    play.choose("opt-destroy", minion="soldier")
    play.choose("opt-destroy", minion="soldier")
    assert play.zone(1).minions == {"soldier": 1}


@rule("KOMI-SUP-05", "KOMI-SUP-R06")
def test_the_rest_of_a_tile_still_counts_after_a_move() -> None:
    """A replaced tile that shows a foot before its cube."""
    from kaiju.engine.record import begin
    from kaiju.games.king_of_monster_island import GAME

    game = GAME.with_data({"support_tile": {"support_01": {"symbols": ["foot", "cube"]}}})
    position = {
        "monsters": [{"zone": 1}, {"zone": 4}],
        "step": "monster_2",
        "dice": ["heart"],
        "zones": {"1": {"support": {"3": "support_01"}}},
    }
    table = begin(game, seats=0, seed=1, position=position)
    for say in ("opt-activate", "opt-walk"):
        assert table.question is not None
        table.answer(0, next(o.answer for o in table.question.options if o.say == say))
    shown = table.view().monsters[0]
    assert (shown.zone != 1, shown.energy) == (True, 1)


def test_a_single_die_is_pointed_to_and_a_group_is_not() -> None:
    play = Stage({"zone": 1}, dice="claw claw", boss={"zone": 4})
    found = {
        option.args["claws"]: option.at for option in play.question.options if option.say == "opt-damage"
    }
    assert found[1] is not None
    assert (found[1].what, found[2]) == ("die", None)
