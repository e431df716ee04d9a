"""Small print that broken rules got past other stories: see the mutants at the end of docs/rulings."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaiju.engine.record import begin
from kaiju.games.king_of_monster_island import GAME
from kaiju.games.king_of_monster_island.data import DATA
from kaiju.rulebook.replaced import read_data
from tests.games.king_of_monster_island.stage import Stage, shop
from tests.marks import compiled

pytestmark = compiled


def test_a_single_claw_reaches_as_far_as_two() -> None:
    play = Stage({"zone": 1, "cards": ["telescopic_claws"]}, dice="claw claw", boss={"zone": 5})
    assert {o.args["claws"] for o in play.fitting("opt-reach")} == {1, 2}
    assert {o.args["zone"] for o in play.fitting("opt-reach", claws=1)} == {"jungle", "lagoon"}


def test_locked_dice_that_look_alike_are_offered_once() -> None:
    """Only faces and places of Monster dice matter (KOMI-COMP-R10)."""
    play = Stage({"zone": 1}, dice="energy", zones={1: {"locked": ["claw", "foot", "claw"]}})
    assert [o.args["face"] for o in play.fitting("opt-unlock")] == ["claw", "foot"]


def test_sea_lift_into_burning_ground_hurts() -> None:
    """Whoever is put into a zone enters it, whoever puts it there (Burning Ground)."""
    play = shop(
        {"zone": 1, "energy": 2},
        {"zone": 4, "health": 6},
        market=["sea_lift", "unlock", "heave_ho"],
        boss={"boss": "lavalord", "zone": 0, "fame": 5},
        zones={2: {"minions": {"fireling": 1}}},
    )
    play.buy("sea_lift")
    play.choose("opt-lift", seat=1, zone="lagoon")
    play.choose("opt-no-more")
    assert play.happened("HealthLost")[0].card == "la_5"
    assert [(e.seat, e.zone) for e in play.happened("MonsterMoved")][:1] == [(1, 2)]


def test_a_single_card_that_stays_needs_no_order() -> None:
    """Only one answer is possible (KOMI-TURN-R05)."""
    seen = ("static_fur", "mole_claws", "camera_hog", "harbor_pass")
    play = shop({"energy": 9}, market=["sneak_peek", "unlock", "heave_ho"], deck=(*seen, "loud_bait"))
    play.buy("sneak_peek")
    play.expect("card_choice")
    play.answer(0b0111)
    play.expect("buy")
    assert "harbor_pass" in play.view.market


def test_heave_ho_moves_the_minion_that_was_named_where_it_was_said() -> None:
    """Whichever of the five types it is."""
    all_types = {"soldier": 1, "cannon": 1, "shield": 1, "builder": 1, "fireling": 1}
    for kind in all_types:
        play = Stage(
            {"zone": 2, "cards": ["heave_ho"]},
            dice="foot heart",
            boss={"boss": "lavalord", "zone": 5},
            zones={2: {"minions": all_types}},
        )
        play.use("heave_ho", minion=kind, zone="beach")
        assert play.zone(3).minions == {kind: 1}
        assert kind not in play.zone(2).minions


@pytest.mark.parametrize("ally", sorted(DATA["ally"]))
def test_whichever_ally_it_is_goes_back_with_the_last_fame(ally: str) -> None:
    """KOMI-FAME-08."""
    play = shop(
        {"fame": 1, "ally": ally, "energy": 10},
        {"zone": 4},
        market=["unlock"],
        deck=["bad_reviews", "heave_ho"],
    )
    play.buy("unlock")
    assert play.monster(0).ally == ""
    assert ally in play.view.allies


def test_a_builder_of_another_box_may_build_two_crystals(tmp_path: Path) -> None:
    """One after the other (KOMI-CRYS-R05), although every entry of ours builds a single one."""
    path = tmp_path / "my-box.toml"
    path.write_text(
        'game = "king-of-monster-island"\n'
        '[minion.builder]\ndo = [{ verb = "build_crystal", where = "boss", n = 2 }]\n',
        encoding="utf-8",
    )
    position = {
        "monsters": [{"zone": 3}, {"zone": 4}],
        "boss": {"zone": 1},
        "step": "boss_4",
        "zones": {"1": {"minions": {"builder": 1}}},
    }
    table = begin(read_data(path, lambda name: GAME), seats=0, seed=1, position=position)
    assert [space.holds for space in table.view(0).zones[1].die_spaces] == ["crystal", "crystal", ""]
