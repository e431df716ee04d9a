"""The worked examples of the ledger about the Monster Phase, buying and the Ultimate Challenge."""

from __future__ import annotations

from tests.games.king_of_monster_island.stage import QUIET, Stage, shop
from tests.marks import compiled, rule

pytestmark = compiled


@rule("KOMI-EX-02", "KOMI-FACE-05", "KOMI-FACE-07", "KOMI-DMG-02", "KOMI-DMG-07")
def test_ex_02_splitting_damage_over_soldiers_and_the_boss() -> None:
    play = Stage(
        {"zone": 1},
        dice="claw claw foot",
        boss={"zone": 1},
        zones={1: {"minions": {"soldier": 3}}},
    )
    play.choose("opt-damage", claws=2, feet=1)
    assert play.view.pool == 5
    for _ in range(3):
        assert not play.offers("opt-hit-boss")
        play.choose("opt-destroy", minion="soldier")
    assert play.view.bag["soldier"] == 16
    play.choose("opt-hit-boss", n=2)
    assert play.boss.health == 13


@rule("KOMI-EX-03", "KOMI-FAME-01", "KOMI-FAME-02", "KOMI-FAME-03", "KOMI-RES-03")
def test_ex_03_stealing_fame_in_two_zones() -> None:
    play = Stage(
        {"zone": 1},
        dice="fame fame fame foot heart energy",
        boss={"zone": 4},
        boss_dice={"1": [1, 1], "2": [2, 1], "3": [4, 1], "4": [4, 1], "5": [4, 1]},
    )
    play.choose("opt-fame", n=1)
    play.choose("opt-steal", die=1)
    play.expect("choose_ally")
    play.answer(0)
    play.choose("opt-walk", zone="lagoon")
    play.choose("opt-fame", n=2)
    play.choose("opt-steal", die=2)
    for face in ("heart", "energy"):
        play.choose("opt-lock", face=face)
    assert play.monster(0).fame == 5
    assert play.available() == [1, 2]
    assert play.locked(2) == ["heart", "energy"]


@rule("KOMI-EX-04", "KOMI-SPEND-01", "KOMI-SPEND-02", "KOMI-SPEND-03")
def test_ex_04_a_card_paid_twice_with_faces() -> None:
    play = Stage(
        {"zone": 1, "cards": ["heave_ho"]},
        dice="foot foot heart",
        boss={"zone": 1},
        zones={1: {"minions": {"soldier": 1}}},
    )
    play.use("heave_ho", minion="soldier", zone="lagoon")
    play.choose("opt-use", power="heave_ho")
    play.target(zone="jungle")
    assert play.zone(2).minions == {"soldier": 1}
    assert play.boss.zone == 0
    assert play.view.pool == 0
    assert play.monster(0).zone == 1


@rule("KOMI-EX-11", "KOMI-ROLL-06", "KOMI-ROLL-R01")
def test_ex_11_stopping_before_the_last_roll() -> None:
    play = Stage(
        {"zone": 3},
        step="monster_1",
        boss={"zone": 0},
        script=["foot", "foot", "fame", "claw", "heart", "heart", "claw", "energy"],
    )
    assert play.expect("reroll").args["left"] == 2
    play.pick(4, 5)
    assert play.expect("reroll").args["left"] == 1
    play.pick()
    assert sorted(play.fresh()) == ["claw", "claw", "energy", "fame", "foot", "foot"]
    play.expect("resolve")


@rule("KOMI-EX-12", "KOMI-FACE-06", "KOMI-FAME-01", "KOMI-FAME-04", "KOMI-FAME-06")
def test_ex_12_move_steal_and_choose_the_ninjas() -> None:
    play = Stage(
        {"zone": 1},
        {"zone": 4},
        dice="foot fame heart",
        boss={"zone": 4},
        boss_dice={"1": [2, 1], "2": [5, 1], "3": [5, 1], "4": [5, 1], "5": [5, 1]},
        allies=["ninjas", "media", "apes"],
        zones={2: {"minions": {"shield": 1}}},
    )
    play.choose("opt-walk", zone="lagoon")
    play.choose("opt-fame")
    play.choose("opt-steal", die=1)
    play.choose("opt-ally", ally="ninjas")
    assert play.monster(0).fame == 2
    assert [p.active for p in play.monster(0).powers] == [True, False, False, False]
    assert play.zone(2).minion_health == {"shield": 1}
    assert play.available() == [1]


@rule("KOMI-EX-13", "KOMI-RES-06", "KOMI-RES-07", "KOMI-RES-08")
def test_ex_13_unlocking_another_players_die_after_a_move() -> None:
    play = Stage({"zone": 1}, {"zone": 4}, dice="foot claw claw energy", zones={2: {"locked": ["claw"]}})
    assert not play.offers("opt-unlock")
    play.choose("opt-walk", zone="lagoon")
    play.choose("opt-unlock", face="claw")
    assert sorted(play.fresh()) == ["claw", "claw", "claw", "energy"]
    assert play.locked(2) == []


@rule("KOMI-EX-14", "KOMI-SUP-05", "KOMI-SUP-07", "KOMI-SUP-08", "KOMI-SUP-10")
def test_ex_14_a_tile_with_a_cube_and_a_foot() -> None:
    play = Stage(
        {"zone": 1},
        dice="heart",
        boss={"zone": 2},
        zones={1: {"support": {"3": "support_01"}}},
    )
    play.choose("opt-activate", tile="support_01")
    assert play.monster(0).energy == 1
    play.expect("virtual_die")
    play.choose("opt-walk", zone="lagoon")
    assert play.monster(0).zone == 2
    assert play.support(1, 3).used


@rule("KOMI-EX-16", "KOMI-FACE-03")
def test_ex_16_the_last_die_gives_energy() -> None:
    play = Stage({"zone": 1, "energy": 1}, dice="energy")
    play.choose("opt-energy", n=1)
    assert play.monster(0).energy == 2


@rule("KOMI-EX-17", "KOMI-BUY-01", "KOMI-BUY-02", "KOMI-BUY-04", "KOMI-BUY-05", "KOMI-BUY-R02")
def test_ex_17_buying_a_card_and_revealing_an_event() -> None:
    play = shop(
        {"zone": 1, "energy": 2, "fame": 2, "ally": "ninjas"},
        {"zone": 4, "monster": "hades", "energy": 2, "fame": 1, "ally": "apes", "cards": ["spare_arm"]},
        {"zone": 3, "energy": 5, "monster": "megamoth"},
        market=["unlock", "heave_ho", "mole_claws"],
        deck=["all_for_that", "static_fur"],
    )
    play.buy("unlock")
    play.expect("event_loss", 1)
    play.choose("opt-lose-energy")
    assert [c.card for c in play.monster(0).cards] == ["unlock"]
    assert [(m.energy, m.fame) for m in play.view.monsters] == [(0, 1), (0, 1), (5, 0)]
    assert play.view.discard == ["all_for_that"]
    assert play.view.market[0] == "static_fur"


@rule("KOMI-EX-18", "KOMI-END-01", "KOMI-END-02", "KOMI-END-R01")
def test_ex_18_passing_the_turn() -> None:
    play = Stage(
        {"zone": 3},
        {"zone": 1, "monster": "hades"},
        step="end",
        boss={"zone": 0},
        boss_dice={"1": [3, 1], "2": [3, 1]},
        zones={4: {"locked": ["claw"]}},
    )
    assert (play.view.active, play.view.turn) == (1, 2)
    assert play.happened("BossDiceDropped")[0].numbers == [3, 4, 5]
    assert play.locked(4) == ["claw"]


@rule("KOMI-EX-36", "KOMI-ROLL-01", "KOMI-ROLL-02", "KOMI-ROLL-R02")
def test_ex_36_too_few_dice() -> None:
    play = Stage(
        {"zone": 3},
        step="monster_1",
        zones={1: {"locked": ["claw", "heart"]}, 2: {"locked": ["foot", "fame", "support"]}},
    )
    question = play.expect("take_locked", 0)
    assert len(question.options) == 5
    assert not play.offers("opt-no-extra")
    play.choose("opt-take-locked", face="heart")
    assert len(play.view.dice) == 6
    assert len(play.locked(1) + play.locked(2)) == 4


@rule("KOMI-EX-37", "KOMI-ROLL-07", "KOMI-ROLL-R05")
def test_ex_37_an_extra_die_and_a_locked_die() -> None:
    four = {1: {"locked": ["claw", "heart"]}, 2: {"locked": ["foot", "fame"]}}
    play = Stage({"zone": 3, "cards": ["spare_arm"]}, step="monster_1", zones=four)
    play.expect("take_locked")
    play.choose("opt-no-extra")
    assert len(play.view.dice) == 6
    assert len(play.locked(1) + play.locked(2)) == 4
    three = {1: {"locked": ["claw", "heart"]}, 2: {"locked": ["foot"]}}
    play = Stage({"zone": 3, "cards": ["spare_arm"]}, step="monster_1", zones=three)
    play.expect("reroll")
    assert len(play.view.dice) == 7


@rule("KOMI-EX-38", "KOMI-RES-03", "KOMI-RES-04", "KOMI-RES-05", "KOMI-RES-07")
def test_ex_38_locking_in_a_full_zone() -> None:
    play = Stage({"zone": 3}, dice="claw", zones={3: {"crystals": 1, "locked": ["foot", "fame"]}})
    assert not play.offers("opt-lock")
    play.choose("opt-unlock", face="foot")
    play.choose("opt-lock", face="claw")
    assert play.fresh() == ["foot"]
    assert sorted(play.locked(3)) == ["claw", "fame"]
    assert play.offers("opt-walk")


@rule("KOMI-EX-39", "KOMI-RES-07", "KOMI-RES-08", "KOMI-RES-R04", "KOMI-FACE-03")
def test_ex_39_dice_travel() -> None:
    play = Stage({"zone": 5}, dice="foot energy energy", zones={5: {"locked": ["energy"]}}, boss={"zone": 2})
    play.choose("opt-unlock", face="energy")
    play.choose("opt-walk", zone="jungle")
    play.choose("opt-energy", n=3)
    assert play.monster(0).energy == 6


@rule("KOMI-EX-40", "KOMI-FACE-03", "KOMI-FACE-R03")
def test_ex_40_energy_at_two_moments() -> None:
    play = Stage({"zone": 3}, dice="energy energy energy")
    play.choose("opt-energy", n=2)
    assert play.monster(0).energy == 3
    play.choose("opt-energy", n=1)
    assert play.monster(0).energy == 4


@rule("KOMI-EX-41", "KOMI-FACE-06", "KOMI-FACE-R01", "KOMI-DMG-R02")
def test_ex_41_moving_another_monster_keeps_the_pool() -> None:
    play = Stage({"zone": 3}, {"zone": 3, "monster": "megamoth"}, dice="foot", pool=2)
    play.choose("opt-carry", seat=1, zone="lagoon")
    assert play.monster(1).zone == 2
    assert play.happened("DamageLost") == play.happened("DamageLost", rule="KOMI-RES-R07")


@rule("KOMI-EX-42", "KOMI-DMG-08", "KOMI-DMG-R01")
def test_ex_42_moving_empties_the_pool() -> None:
    play = Stage({"zone": 3}, dice="claw foot heart", zones={3: {"minions": {"shield": 1}}})
    play.choose("opt-damage", claws=1, feet=0)
    assert not play.offers("opt-destroy")
    play.choose("opt-walk", zone="lagoon")
    assert play.view.pool == 0
    assert play.happened("DamageLost", amount=2, rule="KOMI-DMG-08")


@rule("KOMI-EX-43", "KOMI-DMG-02", "KOMI-DMG-03", "KOMI-DMG-04", "KOMI-DMG-06", "KOMI-DMG-R01")
def test_ex_43_a_shield_in_the_way() -> None:
    play = Stage(
        {"zone": 3},
        dice="foot",
        pool=2,
        boss={"zone": 3},
        zones={3: {"minions": {"shield": 1, "soldier": 1}}},
    )
    assert not play.offers("opt-destroy")
    assert not play.offers("opt-hit-boss")
    play.choose("opt-damage", feet=1)
    play.choose("opt-destroy", minion="shield")
    assert play.view.bag["shield"] == 8
    assert play.view.pool == 0


@rule("KOMI-EX-44", "KOMI-DMG-R03", "KOMI-DMG-R06", "KOMI-FAME-06")
def test_ex_44_stone_hide_and_the_ninjas() -> None:
    play = Stage(
        {"zone": 3, "fame": 1, "ally": "ninjas"},
        dice="heart",
        pool=4,
        boss={"boss": "lithosaur", "zone": 3, "fame": 10},
        zones={3: {"minions": {"shield": 1, "soldier": 1}}},
    )
    play.choose("opt-destroy", minion="shield", n=1)
    play.choose("opt-destroy", minion="soldier", n=2)
    play.choose("opt-hit-boss", n=1)
    assert play.boss.health == 23


@rule("KOMI-EX-45", "KOMI-FAME-01", "KOMI-FAME-04", "KOMI-FAME-R03", "KOMI-FAME-R05")
def test_ex_45_first_fame_in_a_group() -> None:
    play = Stage(
        {"zone": 3},
        {"zone": 1},
        dice="fame fame heart",
        boss={"zone": 0},
        boss_dice={"1": [3, 1], "2": [3, 1]},
        allies=["media", "apes", "ninjas"],
    )
    play.choose("opt-fame", n=2)
    play.choose("opt-steal", die=1)
    play.choose("opt-ally", ally="media")
    kinds = [e.kind for e in play.table.events]
    assert play.table.events[kinds.index("AllyChosen") - 1].plain()["now"] == 2
    assert play.happened("EnergyGained") == []
    play.choose("opt-steal", die=2)
    assert (play.monster(0).fame, play.monster(0).energy) == (4, 1)
    assert play.available() == [1, 2, 3, 4, 5]


@rule("KOMI-EX-46", "KOMI-FAME-08", "KOMI-FAME-09", "KOMI-FAME-R07", "KOMI-BUY-R01")
def test_ex_46_losing_the_ally() -> None:
    play = shop(
        {"zone": 3, "energy": 2},
        {"zone": 1, "fame": 1, "ally": "apes", "monster": "rex_florae"},
        market=["scandal", "unlock", "foghorn_lure"],
        deck=["bad_reviews", "ticker_tape", "static_fur"],
    )
    play.buy("unlock")
    assert play.happened("AllyLost", seat=1, ally="apes")
    play.expect("choose_ally", 0)
    play.answer(0)
    assert "apes" in [o.args["ally"] for o in play.expect("choose_ally", 1).options]


@rule("KOMI-EX-47", "KOMI-SUP-01", "KOMI-SUP-04", "KOMI-SUP-08", "KOMI-SUP-10", "KOMI-SUP-R02")
def test_ex_47_building_with_a_virtual_die() -> None:
    play = Stage(
        {"zone": 3},
        dice="support support",
        zones={3: {"support": {"4": "support_06"}}},
        tiles=["support_09"],
    )
    play.choose("opt-activate", tile="support_06")
    assert play.monster(0).energy == 1
    play.expect("virtual_die")
    play.choose("opt-build", n=3, value=3)
    assert play.support(3, 4).used
    assert play.support(3, 3).holds == "support_09"
    assert play.offers("opt-activate", tile="support_09")


@rule("KOMI-EX-48", "KOMI-SUP-05", "KOMI-SUP-06", "KOMI-SUP-11", "KOMI-SUP-R05")
def test_ex_48_activate_or_recharge() -> None:
    play = Stage(
        {"zone": 1},
        {"zone": 1, "monster": "megamoth"},
        dice="energy",
        boss={"zone": 5},
        boss_dice=QUIET,
        zones={1: {"support": {"3": "support_09"}}},
    )
    play.choose("opt-activate", tile="support_09")
    play.choose("opt-lapse")
    assert not play.offers("opt-recharge")
    play.until("reroll", seat=1)
    play.pick()
    play.choose("opt-recharge", tile="support_09")
    assert not play.support(1, 3).used
    assert not play.offers("opt-activate")


@rule("KOMI-EX-49", "KOMI-SUP-08", "KOMI-SUP-09", "KOMI-SUP-R02", "KOMI-RES-R05")
def test_ex_49_a_wild_tile_as_a_claw() -> None:
    play = Stage(
        {"zone": 1, "cards": ["whirlwind"]},
        dice="claw foot",
        boss={"zone": 1},
        zones={1: {"support": {"3": "support_11"}}},
    )
    play.choose("opt-activate", tile="support_11")
    play.choose("opt-damage", claws=2, feet=1)
    assert play.view.pool == 7


@rule("KOMI-EX-50", "KOMI-BUY-01", "KOMI-BUY-03", "KOMI-BUY-05", "KOMI-BUY-R07", "KOMI-DMG-R05")
def test_ex_50_purchase_event_next_card() -> None:
    play = shop(
        {"zone": 3, "energy": 5},
        market=["depth_charge", "unlock", "heave_ho"],
        deck=["stage_fright", "sea_lift"],
        boss={"zone": 5, "fame": 3},
        boss_dice=QUIET,  # the next Boss Phase follows at once
        zones={3: {"minions": {"cannon": 1, "soldier": 1}}},
    )
    play.buy("depth_charge")
    play.expect("assign_damage", 0)
    play.choose("opt-destroy", minion="cannon")
    play.choose("opt-destroy", minion="soldier")
    assert play.view.discard == ["depth_charge", "stage_fright"]
    assert play.boss.fame == 1
    assert play.view.market[0] == "sea_lift"
    assert play.monster(0).energy == 1


@rule("KOMI-EX-52", "KOMI-BUY-R02")
def test_ex_52_all_for_that_without_means() -> None:
    play = shop(
        {"zone": 3, "energy": 3},
        {"zone": 1, "monster": "hades", "energy": 1, "cards": ["unlock"]},
        market=["scandal", "heave_ho", "mole_claws"],
        deck=["all_for_that", "static_fur"],
    )
    play.buy("scandal")
    assert (play.monster(1).energy, play.monster(1).fame) == (0, 0)


@rule("KOMI-EX-53", "KOMI-END-01", "KOMI-END-02", "KOMI-END-R02")
def test_ex_53_end_of_turn() -> None:
    play = Stage(
        {"zone": 3, "fame": 1, "ally": "med_bots", "cards": ["solar_scales"]},
        {"zone": 3, "monster": "megamoth", "health": 3},
        step="end",
        boss={"zone": 5},
        boss_dice=QUIET,
    )
    play.expect("card_choice", 0)
    play.target(seat=1)
    assert play.health(1) == [4]
    assert play.monster(0).energy == 1
    assert play.view.active == 1


@rule(
    "KOMI-EX-54",
    "KOMI-ULT-02",
    "KOMI-ULT-03",
    "KOMI-ULT-05",
    "KOMI-ULT-07",
    "KOMI-ULT-08",
    "KOMI-ULT-R05",
    "KOMI-ULT-R07",
    "KOMI-ULT-R08",
)
def test_ex_54_the_change_of_boss() -> None:
    crowd = {"soldier": 5, "shield": 8, "builder": 4}
    play = Stage(
        {"zone": 1, "energy": 5, "fame": 1, "ally": "apes"},
        {"zone": 3, "health": 6},
        mode="ultimate",
        dice="heart",
        pool=1,
        boss={"zone": 1, "health": 1, "fame": 7},
        boss_dice={"1": [4, 1], "2": [4, 1]},
        zones={5: {"minions": {"soldier": 1}, "support": {"3": "pylon"}}, 0: {"minions": crowd}},
        market=["unlock", "heave_ho", "mole_claws"],
    )
    play.choose("opt-hit-boss", n=1)
    assert not play.table.over
    play.until("buy")
    assert play.offers("opt-buy", card="unlock")
    play.until("boss_zone", seat=0)
    assert play.view.pylons == 0
    assert sum(play.zone(5).minions.values()) == 6
    assert sum(play.view.bag.values()) == 7
    assert not play.offers("opt-zone", zone="ruins")
    play.choose("opt-zone", zone="lagoon")
    assert (play.boss.boss, play.boss.max_health) == ("lithosaur", 24)
    assert play.happened("BossArrived", zone=2, health=24, dice=6)
    assert play.happened("BossDiceDropped")[0].numbers == [3, 4, 5, 6]
    assert [(m.energy, m.fame, m.ally) for m in play.view.monsters] == [(5, 1, "apes"), (0, 0, "")]


@rule("KOMI-EX-55", "KOMI-ULT-06", "KOMI-GOAL-R03")
def test_ex_55_not_enough_minions() -> None:
    crowd = {"soldier": 16, "shield": 5}
    play = Stage(
        {"zone": 1},
        mode="ultimate",
        step="end",
        boss={"zone": 3, "health": 0},
        zones={0: {"minions": crowd}, 4: {"support": {"3": "pylon"}}, 5: {"support": {"4": "pylon"}}},
    )
    assert sum(play.zone(4).minions.values()) == 5
    assert sum(play.zone(5).minions.values()) == 4
    assert (play.ending, play.table.winners) == ("bag", [])


@rule("KOMI-EX-57", "KOMI-SPEND-01", "KOMI-SPEND-03", "KOMI-SPEND-R02", "KOMI-DMG-R07")
def test_ex_57_heave_ho_with_two_feet() -> None:
    play = Stage(
        {"zone": 1, "cards": ["heave_ho"]},
        dice="foot foot claw foot",
        boss={"zone": 1},
        zones={1: {"minions": {"shield": 1}}},
    )
    play.use("heave_ho", minion="shield", zone="lagoon")
    play.choose("opt-damage", claws=1, feet=0)
    play.choose("opt-hit-boss", n=2)
    assert play.boss.health == 13
    play.use("heave_ho", zone="jungle")
    assert play.boss.zone == 0
    assert play.happened("MinionActivated") == []
    assert not play.offers("opt-use", power="heave_ho")


@rule("KOMI-EX-58", "KOMI-FACE-06", "KOMI-BOSS-02", "KOMI-BOSS-R08")
def test_ex_58_burning_ground_in_passing() -> None:
    play = Stage(
        {"zone": 1, "health": 5, "cards": ["springy_legs", "thick_hide"]},
        dice="foot heart",
        boss={"boss": "lavalord", "zone": 5, "fame": 5},
        zones={2: {"minions": {"fireling": 1}}, 3: {"minions": {"fireling": 1}}},
    )
    play.choose("opt-walk", zone="beach")
    assert play.health() == [3]
    assert [e.zone for e in play.happened("MonsterMoved")] == [2, 3]
    assert play.happened("DamagePrevented") == []


@rule("KOMI-EX-59", "KOMI-BUY-03", "KOMI-SUP-R05")
def test_ex_59_rampage() -> None:
    play = Stage(
        {"zone": 1, "energy": 9, "fame": 1, "ally": "apes"},
        {"zone": 4},
        dice="claw",
        boss={"zone": 5},
        boss_dice=QUIET,
        market=["rampage", "heave_ho", "mole_claws"],
        deck=["static_fur"],
        zones={1: {"support": {"3": "support_03"}}},
    )
    play.choose("opt-damage", claws=1)
    assert play.view.pool == 3
    play.choose("opt-activate", tile="support_03")
    play.choose("opt-heart")
    play.until("buy")
    play.buy("rampage")
    play.rig(3, 3, 3, 3, 3, 3)
    play.expect("reroll", 0)
    assert (play.view.turn, len(play.happened("StepBegan", step="boss_1"))) == (1, 0)
    assert len(play.happened("StepBegan", step="monster_0")) == 1
    play.pick(0, 1, 2, 3, 4, 5)
    play.pick()
    assert not play.offers("opt-activate")
    assert not play.offers("opt-recharge")
    play.choose("opt-damage", claws=1, feet=0)
    assert play.view.pool == 2
    play.end_turn()
    assert len(play.happened("TurnEnded", seat=0)) == 1


@rule("KOMI-EX-60", "KOMI-BOSS-R09", "KOMI-BOSS-14", "KOMI-TURN-R03")
def test_ex_60_bodyguard() -> None:
    play = Stage(
        {"zone": 1, "health": 2},
        {"zone": 2, "health": 9, "monster": "megamoth", "cards": ["bodyguard"]},
        step="boss_4",
        boss={"zone": 1},
        boss_dice=QUIET,
        zones={1: {"minions": {"soldier": 2}}},
    )
    play.expect("take_over_damage", 1)
    play.choose("opt-take-over")
    play.expect("take_over_damage", 1)
    play.choose("opt-let-it")
    assert play.health() == [1, 8]
    assert play.monster(1).energy == 1


@rule("KOMI-EX-61", "KOMI-RES-06", "KOMI-RES-R02", "KOMI-RES-R04", "KOMI-RES-R06")
def test_ex_61_locked_means_saved() -> None:
    play = Stage({"zone": 2}, {"zone": 4}, dice="claw foot", zones={2: {"locked": ["heart"]}})
    play.choose("opt-lock", face="claw")
    assert not play.offers("opt-unlock", face="claw")
    play.choose("opt-unlock", face="heart")
    play.choose("opt-walk", zone="beach")
    play.choose("opt-lock", face="heart")
    assert play.locked(2) == ["claw"]
    assert play.locked(3) == ["heart"]


@rule("KOMI-EX-62", "KOMI-SUP-08", "KOMI-SUP-R02", "KOMI-DMG-R01", "KOMI-DMG-08")
def test_ex_62_a_virtual_claw_waits_in_the_pool() -> None:
    play = Stage(
        {"zone": 3},
        dice="foot",
        zones={3: {"minions": {"shield": 1}, "support": {"3": "support_09"}}},
    )
    play.choose("opt-activate", tile="support_09")
    play.choose("opt-damage", claws=1, feet=0)
    assert play.view.pool == 2
    play.choose("opt-damage", feet=1)
    assert play.view.pool == 3
    play.choose("opt-destroy", minion="shield")
    assert play.zone(3).minions == {}
