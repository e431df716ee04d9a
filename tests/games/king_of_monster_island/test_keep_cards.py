"""A story for every KEEP card."""

from __future__ import annotations

import pytest

from tests.games.king_of_monster_island.stage import QUIET, Stage, shop
from tests.marks import compiled, rule

pytestmark = compiled


def test_unlock_reaches_the_adjacent_zones() -> None:
    zones = {0: {"locked": ["claw"]}, 2: {"locked": ["fame"]}, 3: {"locked": ["foot"]}}
    play = Stage({"zone": 1, "cards": ["unlock"]}, dice="heart", zones=zones)
    assert play.offers("opt-unlock", face="claw")
    assert not play.offers("opt-unlock", face="foot")
    play.choose("opt-unlock", face="fame", zone="lagoon")
    assert "fame" in play.fresh()
    assert not Stage({"zone": 1}, dice="heart", zones=zones).offers("opt-unlock")


def test_spare_arm_rolls_one_die_more_and_two_copies_two() -> None:
    assert len(Stage({"cards": ["spare_arm"]}, step="monster_1").view.dice) == 7
    assert len(Stage({"cards": ["spare_arm", "spare_arm"]}, step="monster_1").view.dice) == 8


def test_second_brain_rolls_once_more() -> None:
    play = Stage({"cards": ["second_brain"]}, step="monster_1")
    assert play.expect("reroll").args["left"] == 3


def test_rubber_bones_changes_a_die_for_two_energy() -> None:
    play = Stage({"zone": 1, "energy": 3, "cards": ["rubber_bones"]}, dice="heart")
    play.use("rubber_bones", face="heart", new="claw")
    assert play.fresh() == ["claw"]
    assert play.monster(0).energy == 1
    assert not play.offers("opt-use")


def test_rubber_bones_is_paid_with_energy_of_the_same_step() -> None:
    play = Stage({"zone": 1, "energy": 1, "cards": ["rubber_bones"]}, dice="heart energy")
    assert not play.offers("opt-use")
    play.choose("opt-energy")
    play.use("rubber_bones", face="heart", new="fame")
    assert play.fresh() == ["fame"]


def test_handy_tail_rerolls_support_dice_after_the_last_roll() -> None:
    play = Stage(
        {"cards": ["handy_tail"]},
        step="monster_1",
        script=["support", "support", "claw", "claw", "claw", "claw", "heart"],
    )
    play.pick()
    question = play.expect("card_choice", 0)
    assert (question.form, len(question.items)) == ("subset", 2)
    play.pick(1)
    assert play.view.dice == ["support", "heart", "claw", "claw", "claw", "claw"]
    play.expect("resolve")


def test_handy_tail_may_be_left_alone() -> None:
    play = Stage({"cards": ["handy_tail"]}, step="monster_1", script=["support", *["claw"] * 5])
    play.pick()
    play.pick()
    play.expect("resolve")
    assert not play.monster(0).cards[0].used


def test_springy_legs_move_one_or_two_zones() -> None:
    play = Stage({"zone": 1, "cards": ["springy_legs"]}, dice="foot")
    zones = {o.args["zone"] for o in play.fitting("opt-walk", seat=0)}
    assert zones == {"jungle", "lagoon", "beach", "cliffs"}


def test_springy_legs_do_not_carry_others_further() -> None:
    play = Stage({"zone": 1, "cards": ["springy_legs"]}, {"zone": 1}, dice="foot")
    assert {o.args["zone"] for o in play.fitting("opt-carry")} == {"jungle", "lagoon"}


def test_mole_claws_go_to_any_zone_and_enter_only_that() -> None:
    play = Stage({"zone": 1, "cards": ["mole_claws"]}, dice="foot foot")
    play.use("mole_claws", zone="mangrove")
    assert [e.zone for e in play.happened("MonsterMoved")] == [4]
    assert not play.offers("opt-use"), "once per turn"


def test_catapult_tail_throws_another_monster_anywhere() -> None:
    play = Stage({"zone": 1, "cards": ["catapult_tail"]}, {"zone": 1}, dice="foot")
    assert len(play.fitting("opt-carry", seat=1)) == 5
    assert len(play.fitting("opt-walk", seat=0)) == 2
    play.choose("opt-carry", seat=1, zone="mangrove")
    assert play.monster(1).zone == 4


@rule("KOMI-SOLO-R01")
def test_catapult_tail_alone_leaps_to_the_zone_opposite_once() -> None:
    play = Stage({"zone": 1, "cards": ["catapult_tail"]}, dice="foot foot")
    play.choose("opt-walk", zone="mangrove")
    assert [e.zone for e in play.happened("MonsterMoved")] == [4]
    assert not play.offers("opt-walk", zone="ruins")
    assert play.offers("opt-walk", zone="beach")


@rule("KOMI-TURN-R02")
def test_thick_hide_prevents_one_a_round() -> None:
    soldiers = {1: {"minions": {"soldier": 2}}}
    play = Stage(
        {"zone": 3},
        {"zone": 1, "health": 8, "cards": ["thick_hide"]},
        step="boss_4",
        boss={"zone": 1},
        boss_dice=QUIET,
        zones=soldiers,
    )
    assert play.health(1) == [7]
    play.until("reroll", seat=1)
    # In its own turn the card works again: two Soldiers, one point.
    assert len(play.happened("DamagePrevented", seat=1)) >= 1


def test_overgrown_raises_the_maximum_and_heals() -> None:
    play = shop({"energy": 8, "health": 10}, market=["overgrown", "heave_ho", "unlock"])
    play.buy("overgrown")
    assert (play.monster(0).health, play.monster(0).max_health) == (12, 12)


def test_fast_clotting_heals_one_more_of_those_healed() -> None:
    play = Stage(
        {"zone": 1, "health": 3, "cards": ["fast_clotting"]},
        {"zone": 1, "health": 3},
        dice="heart heart heart claw",
    )
    play.choose("opt-heart", n=2)
    play.choose("opt-aim", seat=0)
    play.choose("opt-aim", seat=1)
    play.target(seat=1)
    assert play.health() == [4, 5]
    play.choose("opt-heart", n=1)
    play.choose("opt-aim", seat=0)
    assert play.health() == [5, 5], "once per turn"


def test_healing_howl_heals_anywhere() -> None:
    play = Stage({"zone": 1, "cards": ["healing_howl"]}, {"zone": 4, "health": 3}, dice="heart")
    play.choose("opt-heart")
    play.choose("opt-aim", seat=1)
    assert play.health(1) == [4]


@rule("KOMI-SOLO-R01")
def test_healing_howl_alone_adds_to_a_group_of_hearts() -> None:
    play = Stage({"zone": 1, "health": 3, "cards": ["healing_howl"]}, dice="heart heart heart claw")
    play.choose("opt-heart", n=2)
    assert play.health() == [6]
    play.choose("opt-heart", n=1)
    assert play.health() == [7]


def test_pocket_pharmacy_sells_health() -> None:
    play = Stage(
        {"zone": 1, "energy": 4, "cards": ["pocket_pharmacy"]}, {"zone": 1, "health": 3}, dice="claw"
    )
    play.use("pocket_pharmacy", seat=1)
    play.use("pocket_pharmacy", seat=1)
    assert play.health(1) == [5]
    assert play.monster(0).energy == 0


@rule("KOMI-BOSS-R14")
def test_bodyguard_is_not_asked_for_a_monster_at_0_health_or_far_away() -> None:
    play = Stage(
        {"zone": 1, "health": 0},
        {"zone": 2, "cards": ["bodyguard"]},
        {"zone": 5, "health": 5},
        step="boss_4",
        boss={"zone": 1},
        boss_dice=QUIET,
        zones={1: {"minions": {"cannon": 1}}},
    )
    assert play.health() == [0, 9, 4]
    assert play.happened("DamageTakenOver") == []


@rule("KOMI-BOSS-R09")
def test_bodyguard_hit_by_the_same_source_takes_two_losses() -> None:
    play = Stage(
        {"zone": 1, "health": 5},
        {"zone": 1, "health": 9, "cards": ["bodyguard", "thick_hide"]},
        step="boss_4",
        boss={"zone": 1},
        boss_dice=QUIET,
        zones={1: {"minions": {"soldier": 1}}},
    )
    play.choose("opt-take-over")
    assert play.health() == [5, 8], "one loss is prevented, the other is not"
    assert play.monster(1).energy == 1


def test_bodyguard_alone_earns_energy_for_damage() -> None:
    play = Stage(
        {"zone": 1, "health": 9, "cards": ["bodyguard"]},
        step="boss_4",
        boss={"zone": 1},
        boss_dice=QUIET,
        zones={1: {"minions": {"soldier": 2}}},
    )
    assert (play.health(), play.monster(0).energy) == ([7], 1)


def test_telescopic_claws_reach_the_next_zone_at_once() -> None:
    play = Stage(
        {"zone": 1, "cards": ["telescopic_claws"]},
        dice="claw claw foot",
        pool=0,
        boss={"zone": 5},
        zones={2: {"minions": {"shield": 1}}, 1: {"minions": {"soldier": 1}}},
    )
    play.choose("opt-reach", claws=2, zone="lagoon")
    play.expect("assign_damage", 0)
    play.choose("opt-destroy", minion="shield")
    assert play.zone(2).minions == {}
    assert play.view.pool == 0
    assert play.happened("DamageLost", amount=1)


def test_acid_spit_adds_a_point_once() -> None:
    play = Stage({"zone": 1, "cards": ["acid_spit"]}, dice="heart", zones={1: {"minions": {"soldier": 2}}})
    play.use("acid_spit")
    play.choose("opt-destroy", minion="soldier")
    assert not play.offers("opt-use")


def test_whirlwind_needs_three_faces() -> None:
    play = Stage({"zone": 1, "cards": ["whirlwind"]}, dice="claw claw foot foot foot heart")
    play.choose("opt-damage", claws=2, feet=0)
    assert play.view.pool == 4
    play.choose("opt-damage", claws=0, feet=3)
    assert play.view.pool == 9


def test_shield_breaker_looks_past_shields_but_not_to_the_boss() -> None:
    play = Stage(
        {"zone": 1, "cards": ["shield_breaker"]},
        dice="heart",
        pool=2,
        boss={"zone": 1},
        zones={1: {"minions": {"shield": 1, "cannon": 1}}},
    )
    assert not play.offers("opt-hit-boss")
    play.choose("opt-destroy", minion="cannon")
    assert play.zone(1).minions == {"shield": 1}


def test_fire_breath_burns_a_weak_minion_next_door_if_wanted() -> None:
    zones = {
        1: {"minions": {"soldier": 2}},
        2: {"minions": {"soldier": 1, "cannon": 1}},
        3: {"minions": {"soldier": 1}},
    }
    play = Stage({"zone": 1, "cards": ["fire_breath"]}, dice="heart", pool=2, zones=zones)
    play.choose("opt-destroy", minion="soldier")
    question = play.expect("card_choice", 0)
    assert [o.say for o in question.options] == ["opt-decline", "opt-destroy_minion"]
    play.target(minion="soldier", zone="lagoon")
    assert play.zone(2).minions == {"cannon": 1}
    play.choose("opt-destroy", minion="soldier")
    assert play.view.pool == 0 or play.question.kind != "card_choice"


def test_fire_breath_declined_can_be_used_later() -> None:
    zones = {1: {"minions": {"soldier": 2}}, 2: {"minions": {"soldier": 1}}}
    play = Stage({"zone": 1, "cards": ["fire_breath"]}, dice="heart", pool=2, zones=zones)
    play.choose("opt-destroy", minion="soldier")
    play.choose("opt-decline")
    play.choose("opt-destroy", minion="soldier")
    play.expect("card_choice")


def test_minion_muncher_eats_once_a_turn() -> None:
    play = Stage(
        {"zone": 1, "health": 5, "cards": ["minion_muncher"]},
        dice="heart",
        pool=2,
        zones={1: {"minions": {"soldier": 2}}},
    )
    play.choose("opt-destroy", minion="soldier")
    play.choose("opt-destroy", minion="soldier")
    assert play.health() == [6]


def test_scrap_collector_pays_for_machines_not_for_soldiers() -> None:
    play = Stage(
        {"zone": 1, "cards": ["scrap_collector"]},
        dice="heart",
        pool=5,
        zones={1: {"minions": {"soldier": 1, "cannon": 1, "builder": 1}}},
    )
    for kind in ("soldier", "cannon", "builder"):
        play.choose("opt-destroy", minion=kind)
    assert play.monster(0).energy == 2


def test_crystal_cruncher_needs_two_claws_and_a_crystal_here() -> None:
    play = Stage(
        {"zone": 1, "cards": ["crystal_cruncher"]}, dice="claw claw claw heart", zones={1: {"crystals": 2}}
    )
    play.use("crystal_cruncher")
    assert play.crystals(1) == 1
    assert play.fresh() == ["claw", "heart"]
    nothing = Stage({"zone": 1, "cards": ["crystal_cruncher"]}, dice="claw claw")
    assert not nothing.offers("opt-use"), "an effect without a target cannot be bought"


@rule("KOMI-SPEND-R03")
def test_pylon_wrecker_needs_a_zone_without_minions() -> None:
    pylon = {"support": {"3": "pylon", "4": "pylon"}}
    play = Stage({"zone": 1, "cards": ["pylon_wrecker"]}, dice="claw claw claw heart", zones={1: pylon})
    play.use("pylon_wrecker", value=4)
    assert play.view.pylons == 1
    assert play.support(1, 3).holds == "pylon"
    guarded = {**pylon, "minions": {"soldier": 1}}
    assert not Stage(
        {"zone": 1, "cards": ["pylon_wrecker"]}, dice="claw claw claw", zones={1: guarded}
    ).offers("opt-use")


def test_static_fur_adds_one_to_the_first_group() -> None:
    play = Stage({"zone": 1, "cards": ["static_fur"]}, dice="energy energy energy")
    play.choose("opt-energy", n=1)
    play.choose("opt-energy", n=2)
    assert play.monster(0).energy == 1 + 1 + 3


@pytest.mark.parametrize(("energy", "after"), [(0, 1), (1, 1)])
def test_solar_scales_shine_on_empty_pockets(energy: int, after: int) -> None:
    play = Stage(
        {"zone": 3, "energy": energy, "cards": ["solar_scales"]}, {"zone": 1}, step="end", boss_dice=QUIET
    )
    assert play.monster(0).energy == after


def test_picky_shopper_discards_the_market_for_one() -> None:
    play = shop(
        {"energy": 1, "cards": ["picky_shopper"]},
        market=["heave_ho", "unlock", "spare_arm"],
        deck=["mole_claws", "static_fur", "acid_spit"],
    )
    play.choose("opt-sweep", price=1)
    assert play.view.market == ["mole_claws", "static_fur", "acid_spit"]


def test_camera_hog_gains_one_more_for_the_first_steal() -> None:
    play = Stage(
        {"zone": 1, "fame": 1, "ally": "apes", "cards": ["camera_hog"]},
        dice="fame fame heart",
        boss={"zone": 4},
        boss_dice={"1": [1, 1], "2": [1, 1]},
    )
    play.choose("opt-fame", n=2)
    play.choose("opt-steal", die=1)
    play.choose("opt-steal", die=2)
    assert play.monster(0).fame == 1 + 2 + 1 + 2


def test_ghostwriter_lifts_the_powers_but_not_the_dial() -> None:
    play = Stage({"zone": 1, "fame": 2, "ally": "ninjas", "cards": ["ghostwriter"]}, dice="heart")
    assert [p.active for p in play.monster(0).powers] == [True, True, False, False]
    assert play.monster(0).fame == 2
    assert play.offers("opt-use", power="ninjas_2")


@rule("KOMI-RES-R08")
def test_dice_pouch_locks_on_the_card_and_gives_back_in_the_same_turn() -> None:
    play = Stage(
        {"zone": 1, "cards": ["dice_pouch"]},
        {"zone": 1},
        dice="claw heart foot",
        boss={"zone": 5},
        boss_dice=QUIET,
    )
    play.choose("opt-lock-card", face="claw")
    play.choose("opt-lock-card", face="heart")
    assert not play.offers("opt-lock-card")
    play.choose("opt-walk", zone="lagoon")
    play.choose("opt-unlock-card", face="claw")
    assert play.fresh() == ["claw"]
    assert play.monster(0).pouch == ["heart"]
    play.until("resolve", seat=1)
    assert not play.offers("opt-unlock-card")


@rule("KOMI-RES-R08", "KOMI-RES-R02")
def test_on_the_dice_pouch_one_can_change_ones_mind_but_not_without_end() -> None:
    play = Stage({"zone": 1, "cards": ["dice_pouch"]}, dice="claw heart", boss={"zone": 5}, boss_dice=QUIET)
    for _ in range(20):
        play.choose("opt-lock-card", face="claw")
        play.choose("opt-unlock-card", face="claw")
    assert not play.offers("opt-lock-card")
    assert play.offers("opt-lock", face="claw")
    play.end_turn()
    play.until("resolve")
    assert play.offers("opt-lock-card"), "each Monster Phase begins anew"


def test_harbor_pass_pays_for_the_first_tile() -> None:
    tiles = {1: {"support": {"3": "support_07", "4": "support_08"}}}
    play = Stage({"zone": 1, "cards": ["harbor_pass"]}, dice="heart", zones=tiles)
    for tile in ("support_07", "support_08"):
        play.choose("opt-activate", tile=tile)
        play.choose("opt-lapse")
    assert play.monster(0).energy == 1


def test_radio_beacon_activates_a_tile_anywhere() -> None:
    tiles = {4: {"support": {"3": "support_09"}}, 5: {"support": {"3": "support_10"}}}
    play = Stage({"zone": 1, "cards": ["radio_beacon"]}, dice="heart", zones=tiles)
    play.use("radio_beacon", zone="mangrove")
    play.choose("opt-damage", claws=1)
    assert play.view.pool == 2
    assert play.support(4, 3).used
    assert not play.offers("opt-use")


def test_loud_bait_chooses_among_tied_zones() -> None:
    dice = {"1": [1, 4], "2": [5, 5], "3": [3, 1], "4": [3, 1], "5": [3, 1]}
    play = Stage(
        {"zone": 3, "cards": ["loud_bait"]}, {"zone": 3}, step="boss_3", boss={"zone": 0}, boss_dice=dice
    )
    question = play.expect("card_choice", 0)
    assert {o.args["zone"] for o in question.options} == {"ruins", "cliffs"}
    play.choose("opt-zone", zone="cliffs")
    assert play.boss.zone == 5
    others = Stage(
        {"zone": 3}, {"zone": 3, "cards": ["loud_bait"]}, step="boss_3", boss={"zone": 0}, boss_dice=dice
    )
    assert others.boss.zone == 1, "only in the Boss Phase of the own turn"


@rule("KOMI-BOSS-R15")
def test_dice_magnet_moves_a_boss_die_before_the_boss_moves() -> None:
    play = Stage(
        {"zone": 3, "energy": 1, "cards": ["dice_magnet"]},
        {"zone": 3},
        step="boss_2",
        boss={"zone": 5},
        boss_dice=QUIET,
    )
    assert play.happened("BossDiceDropped") == [], "also when no die was available"
    play.expect("card_choice", 0)
    play.target(die=5, zone="ruins")
    assert play.monster(0).energy == 0
    assert play.happened("BossDieMoved", die=4, before=2, zone=1)
    declined = Stage(
        {"zone": 3, "energy": 1, "cards": ["dice_magnet"]}, step="boss_2", boss={"zone": 5}, boss_dice=QUIET
    )
    declined.choose("opt-decline")
    assert declined.monster(0).energy == 1
