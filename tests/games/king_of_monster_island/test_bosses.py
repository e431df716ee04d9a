"""A story for every Boss power and every kind of Minion."""

from __future__ import annotations

from typing import Any

from tests.games.king_of_monster_island.stage import QUIET, Stage
from tests.marks import compiled, rule

pytestmark = compiled

SIX = {str(n): [2, 2] for n in range(1, 7)}
SEVEN = {str(n): [2, 2] for n in range(1, 8)}


def lithosaur(fame: int, zone: int = 5) -> dict[str, Any]:
    return {"boss": "lithosaur", "fame": fame, "zone": zone}


def lavalord(fame: int, zone: int = 5) -> dict[str, Any]:
    return {"boss": "lavalord", "fame": fame, "zone": zone}


# ---- Crystal Dragon


def test_cutting_gaze_looks_only_near_the_boss() -> None:
    play = Stage({"zone": 3, "health": 10}, {"zone": 1, "health": 4}, boss={"zone": 0}, boss_dice=QUIET)
    assert play.health() == [10, 3]


@rule("KOMI-BOSS-R04")
def test_scent_of_power_stops_after_one_zone_without_any_die() -> None:
    play = Stage(
        {"zone": 3},
        step="boss_3",
        boss={"zone": 0, "fame": 1},
        boss_dice={},
        zones={1: {"minions": {"shield": 1}}},
    )
    assert play.happened("BossMoved")[0].zone == 1


@rule("KOMI-BOSS-R11", "KOMI-BOSS-R12")
def test_razor_splinters_wait_for_the_next_boss_phase() -> None:
    """The Fame for it comes in step 5, when its moment is over."""
    play = Stage(
        {"zone": 3},
        step="boss_3",
        boss={"zone": 5, "fame": 4},
        boss_dice={**QUIET, "1": [5, 4]},
    )
    assert play.boss.fame == 5
    assert play.health() == [10]


def test_crystal_mail_hardens_soldiers_in_the_boss_zone() -> None:
    soldiers = {n: {"minions": {"soldier": 1, "cannon": 1}} for n in (1, 2)}
    play = Stage({"zone": 1}, dice="heart", boss={"zone": 1, "fame": 10}, zones=soldiers)
    assert play.zone(1).minion_health == {"soldier": 2, "cannon": 2}
    assert play.zone(2).minion_health == {"soldier": 1, "cannon": 2}


@rule("KOMI-DMG-R08")
def test_mirror_scales_use_up_the_first_point_of_a_turn() -> None:
    play = Stage({"zone": 1}, {"zone": 3}, dice="heart", pool=6, boss={"zone": 1, "fame": 15, "health": 3})
    assert max(o.args["n"] for o in play.fitting("opt-hit-boss")) == 4, "the point comes on top of the limit"
    play.choose("opt-hit-boss", n=1)
    assert play.boss.health == 3
    play.choose("opt-hit-boss", n=2)
    assert play.boss.health == 1
    late = Stage(
        {"zone": 1}, {"zone": 3}, dice="heart", pool=6, hits=1, boss={"zone": 1, "fame": 15, "health": 3}
    )
    late.choose("opt-hit-boss", n=1)
    assert late.boss.health == 2


def test_sharp_fist_reaches_the_next_zones_when_nobody_is_here() -> None:
    dice = {**QUIET, "1": [0, 4]}
    play = Stage({"zone": 1}, {"zone": 3}, step="boss_5", boss={"zone": 0, "fame": 20}, boss_dice=dice)
    assert play.health() == [9, 10]


# ---- Lithosaur


def test_rockfall_frees_the_dice_in_the_boss_zone() -> None:
    play = Stage(
        {"zone": 3, "cards": ["dice_pouch"], "pouch": ["claw"]},
        step="boss_3",
        boss=lithosaur(1),
        boss_dice={**SIX, "1": [5, 4]},
        zones={5: {"locked": ["heart", "foot"]}, 4: {"locked": ["fame"]}},
    )
    assert play.locked(5) == []
    assert play.locked(4) == ["fame"]
    assert play.monster(0).pouch == ["claw"]


def test_landslide_turns_tiles_down_and_they_may_be_recharged() -> None:
    play = Stage(
        {"zone": 5},
        step="boss_3",
        boss=lithosaur(5),
        boss_dice={**SIX, "1": [5, 4]},
        zones={5: {"support": {"3": "support_07"}}},
    )
    assert play.support(5, 3).used
    play.until("resolve")
    assert play.offers("opt-recharge", tile="support_07")


def test_stone_hide_hardens_all_but_firelings() -> None:
    crowd = {"soldier": 1, "cannon": 1, "shield": 1, "builder": 1}
    play = Stage({"zone": 1}, dice="heart", boss=lithosaur(10, 1), zones={1: {"minions": crowd}})
    assert play.zone(1).minion_health == {"soldier": 2, "cannon": 3, "shield": 4, "builder": 3}


@rule("KOMI-BOSS-07", "KOMI-BOSS-11")
def test_long_stride_compares_five_zones() -> None:
    dice = {"1": [2, 4], "2": [4, 4], "3": [3, 1], "4": [3, 1], "5": [3, 1], "6": [3, 1]}
    play = Stage({"zone": 1}, step="boss_3", boss=lithosaur(15, 0), boss_dice=dice)
    assert play.boss.zone == 2, "two zones clockwise come before two zones counter-clockwise"
    short = Stage({"zone": 1}, step="boss_3", boss=lithosaur(14, 0), boss_dice=dice)
    assert short.boss.zone == 1


def test_seismic_roar_hurts_and_moves_the_same_monster() -> None:
    play = Stage(
        {"zone": 1, "health": 8},
        {"zone": 3, "health": 8},
        step="boss_5",
        boss=lithosaur(20),
        boss_dice={**SIX, "1": [5, 4]},
    )
    play.choose("opt-strongest", seat=1)
    assert play.health() == [8, 7]
    assert [m.zone for m in play.view.monsters] == [1, 2]


# ---- Lavalord


@rule("KOMI-BOSS-R13")
def test_spit_embers_places_a_fireling_and_hurts_the_strongest() -> None:
    play = Stage({"zone": 3, "health": 9}, {"zone": 1, "health": 5}, boss=lavalord(0), boss_dice=SEVEN)
    assert play.zone(5).minions == {"fireling": 1}
    assert play.view.firelings == 7
    assert play.health() == [8, 5]
    empty = Stage(
        {"zone": 3, "health": 9},
        boss=lavalord(0),
        boss_dice=SEVEN,
        zones={4: {"minions": {"fireling": 8}}},
    )
    assert not empty.table.over
    assert empty.health() == [8]


def test_rain_of_ash_falls_after_the_move() -> None:
    dice = {**SEVEN, "1": [5, 4]}
    play = Stage({"zone": 3, "health": 9}, step="boss_3", boss=lavalord(1), boss_dice=dice)
    assert play.health() == [8]


def test_burning_ground_burns_whoever_is_carried_in() -> None:
    play = Stage(
        {"zone": 1},
        {"zone": 1, "health": 6},
        dice="foot heart",
        boss=lavalord(5),
        zones={2: {"minions": {"fireling": 1}}},
    )
    play.choose("opt-carry", seat=1, zone="lagoon")
    assert play.health(1) == [5]
    cold = Stage({"zone": 1}, dice="foot heart", boss=lavalord(4), zones={2: {"minions": {"fireling": 1}}})
    cold.choose("opt-walk", zone="lagoon")
    assert cold.health() == [10]


@rule("KOMI-DMG-R04")
def test_molten_guard_hardens_firelings_who_guard_and_go_back_to_the_reserve() -> None:
    play = Stage(
        {"zone": 1}, dice="heart", pool=3, boss=lavalord(10, 1), zones={1: {"minions": {"fireling": 1}}}
    )
    assert play.zone(1).minion_health == {"fireling": 2}
    assert not play.offers("opt-hit-boss")
    bag = dict(play.view.bag)
    play.choose("opt-destroy", minion="fireling")
    assert play.view.firelings == 8
    assert play.view.bag == bag
    shielded = Stage(
        {"zone": 1},
        dice="heart",
        pool=2,
        boss=lavalord(0, 1),
        zones={1: {"minions": {"fireling": 1, "shield": 1}}},
    )
    assert not shielded.offers("opt-destroy", minion="fireling")


def test_eruption_throws_firelings_to_both_sides_clockwise_first() -> None:
    play = Stage({"zone": 3}, boss=lavalord(15), boss_dice=SEVEN)
    assert [play.zone(n).minions.get("fireling", 0) for n in (4, 5, 0)] == [1, 1, 1]
    last = Stage({"zone": 3}, boss=lavalord(15), boss_dice=SEVEN, zones={2: {"minions": {"fireling": 6}}})
    assert [last.zone(n).minions.get("fireling", 0) for n in (4, 5, 0)] == [0, 1, 1]


def test_end_of_an_era_hurts_with_every_fame_symbol() -> None:
    dice = {**SEVEN, "1": [5, 5]}
    play = Stage({"zone": 3, "health": 9}, step="boss_5", boss=lavalord(20), boss_dice=dice)
    assert play.health() == [7]


@rule("KOMI-BOSS-R10")
def test_nobody_is_strongest_when_all_have_0_health() -> None:
    play = Stage({"zone": 3, "health": 0}, {"zone": 1, "health": 0}, boss=lavalord(0), boss_dice=SEVEN)
    assert play.ending == "health"
    assert play.happened("HealthLost") == []


# ---- Minions


def step_4(minions: dict[str, int], *monsters: dict[str, Any], **more: Any) -> Stage:
    """Step 4 with the Boss and these Minions in zone 1."""
    boss = more.pop("boss", {"zone": 1})
    dice = SEVEN if boss.get("boss") == "lavalord" else QUIET
    return Stage(*monsters, step="boss_4", boss=boss, boss_dice=dice, zones={1: {"minions": minions, **more}})


def test_soldiers_hit_only_their_zone() -> None:
    assert step_4({"soldier": 3}, {"zone": 1}, {"zone": 2}).health() == [7, 10]


def test_cannons_hit_everybody() -> None:
    assert step_4({"cannon": 2}, {"zone": 1}, {"zone": 4}).health() == [8, 8]


def test_shields_do_nothing_in_step_4() -> None:
    play = step_4({"shield": 2}, {"zone": 1}, {"zone": 4})
    assert play.health() == [10, 10]
    assert play.happened("MinionActivated") == []


def test_builders_build() -> None:
    assert step_4({"builder": 2}, {"zone": 4}).crystals(1) == 2


def test_firelings_burn_their_zone_before_builders_build() -> None:
    play = step_4({"fireling": 1, "builder": 1}, {"zone": 1}, {"zone": 4}, boss=lavalord(0, 1))
    assert play.health() == [9, 10]
    assert [e.minion for e in play.happened("MinionActivated")] == ["fireling", "builder"]
