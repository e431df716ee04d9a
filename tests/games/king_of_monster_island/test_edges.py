"""Edges of the rules: who is asked at all, in which order effects follow each other, what a beaten Boss still is."""

from __future__ import annotations

from typing import Any

from tests.games.king_of_monster_island.stage import QUIET, Stage, shop
from tests.marks import compiled, rule

pytestmark = compiled

FAR: dict[str, Any] = {str(n): [3, 2] for n in range(1, 7)}
"""Six Boss dice that lie far from the Boss."""


# ------------------------------------------------------------ the order of effects


@rule("KOMI-TURN-R04", "KOMI-FAME-R05")
def test_powers_of_an_ally_that_one_die_sets_off_go_from_the_lowest_up() -> None:
    """Joint Interview (5 Fame) reacts to the die, Character Assassination (17) to its steal: 5 comes first."""
    play = Stage(
        {"zone": 1, "fame": 17, "ally": "media"},
        {"zone": 4},
        {"zone": 3, "fame": 1, "ally": "apes"},
        dice="fame heart",
        boss={"zone": 5, "fame": 3},
        boss_dice={"1": [1, 1]},
    )
    play.choose("opt-fame")
    play.choose("opt-steal", die=1)
    play.expect("card_choice")
    assert play.boss.fame == 3
    play.target(seat=2)
    assert [e.power for e in play.happened("PowerUsed")] == ["media_1", "media_2", "media_4"]
    assert play.boss.fame == 2


@rule("KOMI-TURN-R04")
def test_cards_that_one_blow_sets_off_go_in_the_order_gained() -> None:
    for first, second, health in (
        ("fire_breath", "minion_muncher", 5),
        ("minion_muncher", "fire_breath", 6),
    ):
        play = Stage(
            {"zone": 1, "health": 5, "cards": [first, second]},
            dice="foot heart",
            boss={"zone": 5},
            zones={1: {"minions": {"soldier": 1}}, 2: {"minions": {"soldier": 1}}},
        )
        play.choose("opt-damage", feet=1)
        play.choose("opt-destroy", minion="soldier")
        play.expect("card_choice")
        assert play.health() == [health]
        play.choose("opt-decline")
        assert play.health() == [6]


@rule("KOMI-BOSS-R10")
def test_the_monster_that_a_power_hurt_is_the_one_it_moves_whatever_the_damage_set_off() -> None:
    """Alone, Bodyguard reacts to the damage of Seismic Roar."""
    play = Stage(
        {"zone": 0, "health": 1, "cards": ["bodyguard"]},
        step="boss_5",
        boss={"boss": "lithosaur", "zone": 0, "fame": 20},
        boss_dice={**FAR, "1": [0, 4]},
    )
    assert [e.zone for e in play.happened("MonsterMoved")] == [5]
    assert play.monster(0).energy == 1
    assert play.ending == "health"


@rule("KOMI-BOSS-R10", "KOMI-TURN-R01")
def test_whoever_was_singled_out_is_moved_although_another_is_the_strongest_by_then() -> None:
    for seat, zones in ((0, [0, 4]), (1, [1, 3])):
        play = Stage(
            {"zone": 1, "health": 8},
            {"zone": 4, "health": 8},
            step="boss_5",
            boss={"boss": "lithosaur", "zone": 0, "fame": 20},
            boss_dice={**FAR, "1": [0, 4]},
        )
        play.expect("strongest")
        play.choose("opt-strongest", seat=seat)
        assert [m.zone for m in play.view.monsters] == zones
        assert play.health(seat) == [7]


# ------------------------------------------------------------------ who is asked


@rule("KOMI-ROLL-R05")
def test_each_extra_die_that_needs_a_locked_die_is_asked_for() -> None:
    locked = {2: {"locked": ["claw", "heart"]}, 3: {"locked": ["fame", "foot"]}}
    play = Stage({"zone": 1, "cards": ["spare_arm", "spare_arm"]}, step="monster_1", zones=locked)
    play.choose("opt-no-extra")
    play.expect("take_locked")
    play.choose("opt-take-locked", face="heart")
    assert len(play.view.dice) == 7
    assert (play.locked(2), play.locked(3)) == (["claw"], ["fame", "foot"])


@rule("KOMI-TURN-R05", "KOMI-ULT-R03")
def test_the_only_zone_that_is_free_for_the_next_boss_is_not_asked_for() -> None:
    play = Stage(
        *[{"zone": zone} for zone in (0, 1, 2, 3, 4)],
        step="end",
        mode="ultimate",
        boss={"zone": 2, "health": 0},
        boss_dice=QUIET,
    )
    assert [e.zone for e in play.happened("BossArrived")] == [5]


@rule("KOMI-CRYS-R01", "KOMI-COMP-R10")
def test_a_crystal_asks_once_for_dice_that_are_alike() -> None:
    play = Stage(
        {"zone": 3},
        step="boss_4",
        boss={"zone": 0},
        boss_dice=QUIET,
        zones={0: {"minions": {"builder": 1}, "locked": ["claw", "heart", "claw"]}},
    )
    play.expect("crystal_space")
    assert [o.args["face"] for o in play.fitting("opt-give-up-die")] == ["claw", "heart"]


@rule("KOMI-CRYS-R01", "KOMI-RES-R02")
def test_a_die_locked_this_turn_is_not_like_one_that_can_be_unlocked_again() -> None:
    """With a Rampage to come, the older claw can be Unlocked in this turn and the newer one cannot."""
    play = shop(
        {"zone": 3, "energy": 2},
        market=["unlock", "heave_ho", "second_brain"],
        deck=["crystal_shower", "static_fur"],
        extra_phases=1,
        boss={"zone": 0},
        zones={0: {"crystals": 1, "locked": ["claw", "claw*"]}},
    )
    play.buy("unlock")
    play.expect("crystal_space")


# ------------------------------------------------------------------ what is told


@rule("KOMI-RES-R01")
def test_dice_that_were_all_used_are_not_told_as_given_up() -> None:
    play = Stage({"zone": 1}, dice="energy", zones={1: {"locked": ["fame*", "fame*", "fame*"]}})
    play.choose("opt-energy", n=1)
    assert play.view.step != "monster_2"
    assert play.happened("DiceIdle") == []
    left = Stage({"zone": 1}, dice="energy heart")
    left.choose("opt-energy", n=1)
    left.done()
    assert [e.symbols for e in left.happened("DiceIdle")] == [[1, 0, 0, 0, 0, 0, 0, 0]]


@rule("KOMI-CRYS-01", "KOMI-COMP-21")
def test_what_an_event_builds_and_draws_is_told_by_its_own_rule() -> None:
    more: Any = {"market": ["unlock", "heave_ho", "second_brain"], "boss": {"zone": 0}}
    shower = shop({"zone": 3, "energy": 2}, deck=["crystal_shower", "static_fur"], **more)
    shower.buy("unlock")
    assert [e.rule for e in shower.happened("CrystalBuilt")] == ["KOMI-CRYS-01"]
    gates = shop({"zone": 3, "energy": 2}, deck=["open_gates", "static_fur"], **more)
    gates.buy("unlock")
    assert [e.rule for e in gates.happened("MinionDrawn")[:6]] == ["KOMI-COMP-21"] * 6


# ---------------------------------------------------------------- a beaten Boss


@rule("KOMI-ULT-R01", "KOMI-ULT-07")
def test_events_work_as_usual_on_a_beaten_boss_and_the_next_one_begins_without_fame() -> None:
    play = shop(
        {"zone": 3, "energy": 2},
        market=["unlock", "heave_ho", "second_brain"],
        deck=["villain_of_the_year", "static_fur"],
        mode="ultimate",
        boss={"zone": 0, "health": 0, "fame": 4},
        boss_dice=QUIET,
    )
    play.buy("unlock")
    assert play.boss.fame == 6
    assert not any(power.active for power in play.boss.powers)
    play.choose("opt-zone", zone="ruins")
    assert (play.boss.boss, play.boss.fame) == ("lithosaur", 0)
