"""A story for every power of every Ally, and how Allies come and go."""

from __future__ import annotations

from typing import Any

from tests.games.king_of_monster_island.stage import QUIET, Stage, shop
from tests.marks import compiled, rule

pytestmark = compiled


def friend(ally: str, fame: int, **more: Any) -> dict[str, Any]:
    return {"zone": 1, "ally": ally, "fame": fame, **more}


def test_blades_between_the_plates_see_every_shield_with_one_health() -> None:
    play = Stage(
        friend("ninjas", 1), {"zone": 4}, dice="heart", pool=1, zones={1: {"minions": {"shield": 1}}}
    )
    play.choose("opt-destroy", minion="shield", n=1)


def test_smoke_bomb_moves_without_a_die() -> None:
    play = Stage(friend("ninjas", 5), {"zone": 4}, dice="heart", pool=2)
    play.use("ninjas_2", zone="lagoon")
    assert (play.monster(0).zone, play.view.pool) == (2, 0)
    assert not play.offers("opt-use")


def test_flying_kick_strikes_twice_as_hard() -> None:
    play = Stage(friend("ninjas", 11), {"zone": 4}, dice="foot heart")
    play.choose("opt-damage", feet=1)
    assert play.view.pool == 2


def test_vital_point_goes_past_the_guards() -> None:
    guarded = {1: {"minions": {"shield": 2}}}
    play = Stage(friend("ninjas", 17), {"zone": 4}, dice="heart", pool=5, boss={"zone": 1}, zones=guarded)
    play.choose("opt-use", power="ninjas_4")
    assert [o.args["n"] for o in play.expect("card_choice").options] == [1, 2, 3]
    play.target(n=3)
    assert (play.boss.health, play.view.pool) == (12, 2)
    assert not play.offers("opt-use", power="ninjas_4")


def test_power_line_brings_energy() -> None:
    assert Stage(friend("scientists", 1), {"zone": 4}, step="monster_0").monster(0).energy == 1


def test_second_generator_brings_as_much_again() -> None:
    assert Stage(friend("scientists", 11), {"zone": 4}, step="monster_0").monster(0).energy == 2


@rule("KOMI-BUY-R06")
def test_research_discount_makes_cards_cheaper_but_never_free() -> None:
    play = shop(friend("scientists", 5, energy=9), {"zone": 4}, market=["sneak_peek", "heave_ho", "unlock"])
    assert play.view.prices == [1, 7, 1]


def test_splicing_ray_turns_a_die_once() -> None:
    play = Stage(friend("scientists", 17), {"zone": 4}, dice="heart heart")
    play.use("scientists_4", face="heart", new="claw")
    assert play.fresh() == ["claw", "heart"] or sorted(play.fresh()) == ["claw", "heart"]
    assert not play.offers("opt-use")


def steals(ally: str, fame: int, dice: str = "fame fame heart", **more: Any) -> Stage:
    """An owner with two Boss dice in reach."""
    return Stage(
        friend(ally, fame, **more),
        {"zone": 4},
        dice=dice,
        boss={"zone": 4, "fame": 9},
        boss_dice={"1": [1, 1], "2": [1, 1]},
    )


def test_exclusive_footage_is_sold_once() -> None:
    play = steals("media", 1)
    play.choose("opt-fame", n=2)
    play.choose("opt-steal", die=1)
    play.choose("opt-steal", die=2)
    assert play.monster(0).energy == 1


def test_joint_interview_is_shared() -> None:
    play = steals("media", 5)
    play.choose("opt-fame", n=1)
    play.choose("opt-no-steal")
    assert play.monster(1).fame == 1
    play.expect("choose_ally", 1)
    play.answer(0)
    play.choose("opt-fame", n=1)
    play.choose("opt-no-steal")
    assert play.monster(1).fame == 1, "once per turn"


def test_joint_interview_alone_is_paid_for() -> None:
    play = Stage(friend("media", 5), dice="fame heart", boss={"zone": 4})
    play.choose("opt-fame")
    assert play.monster(0).energy == 1


def test_front_page_is_printed_for_a_group_of_two() -> None:
    play = Stage(friend("media", 11), dice="fame fame fame heart", boss={"zone": 4})
    play.choose("opt-fame", n=1)
    assert play.monster(0).fame == 12
    play.choose("opt-fame", n=2)
    assert play.monster(0).fame == 15


@rule("KOMI-FAME-R08")
def test_the_fame_that_switches_a_power_on_does_not_trigger_it() -> None:
    play = Stage(friend("media", 10), dice="fame fame heart", boss={"zone": 4})
    play.choose("opt-fame", n=2)
    assert play.monster(0).fame == 12


def test_character_assassination_costs_the_boss_fame_with_every_steal() -> None:
    play = steals("media", 17)
    play.choose("opt-fame", n=2)
    play.choose("opt-steal", die=1)
    while play.question.kind != "resolve" or not play.offers("opt-steal"):
        play.answer(0)
    play.choose("opt-steal", die=2)
    assert play.boss.fame == 7


def test_house_call_comes_at_the_end_of_the_turn() -> None:
    play = Stage(friend("med_bots", 1, health=4), {"zone": 4}, step="end", boss={"zone": 5}, boss_dice=QUIET)
    assert play.happened("HealthGained", seat=0, amount=1)


def test_medevac_drone_heals_next_door() -> None:
    play = Stage(friend("med_bots", 5), {"zone": 2, "health": 3}, {"zone": 3, "health": 3}, dice="heart claw")
    play.choose("opt-heart")
    assert [o.args["seat"] for o in play.question.options] == [0, 1]
    play.choose("opt-aim", seat=1)
    assert play.health(1) == [4]


def test_reinforced_organs_raise_the_maximum_while_the_fame_lasts() -> None:
    play = shop(
        friend("med_bots", 11, health=12, energy=5),
        {"zone": 4},
        market=["scandal", "heave_ho", "unlock"],
        deck=["bad_reviews", "static_fur"],
    )
    assert play.monster(0).max_health == 12
    play.buy("scandal")
    assert (play.monster(0).max_health, play.monster(0).health) == (10, 10)


def test_force_field_works_once_in_every_boss_phase() -> None:
    play = Stage(
        {"zone": 3},
        {"zone": 1, "ally": "med_bots", "fame": 17, "health": 9},
        step="boss_4",
        boss={"zone": 1},
        boss_dice=QUIET,
        zones={1: {"minions": {"soldier": 2}}},
    )
    assert play.health(1) == [8]


def test_extra_fist_joins_the_first_group_with_a_claw() -> None:
    play = Stage(friend("apes", 1), {"zone": 4}, dice="foot claw claw heart")
    play.choose("opt-damage", claws=0, feet=1)
    assert play.view.pool == 1
    play.choose("opt-damage", claws=1, feet=0)
    assert play.view.pool == 4
    play.choose("opt-damage", claws=1, feet=0)
    assert play.view.pool == 6


def test_vine_charge_hits_when_the_boss_zone_is_entered() -> None:
    play = Stage(friend("apes", 5), {"zone": 4}, dice="foot heart", pool=2, boss={"zone": 2})
    play.choose("opt-walk", zone="lagoon")
    assert play.view.pool == 1, "the old pool is lost first"


def test_heavy_hands_strike_harder() -> None:
    play = Stage(friend("apes", 11), {"zone": 4}, dice="claw claw heart", used=["apes_1"])
    play.choose("opt-damage", claws=2)
    assert play.view.pool == 6


def test_helping_hands_roll_a_die_more() -> None:
    assert len(Stage(friend("apes", 17), {"zone": 4}, step="monster_1").view.dice) == 7


def test_quick_rigging_builds_with_fewer_dice() -> None:
    play = Stage(friend("harbor_crew", 1), {"zone": 4}, dice="support support support")
    assert play.offers("opt-build", n=2, value=3)
    assert {o.args["value"] for o in play.fitting("opt-build", n=3)} == {3, 4}
    play.choose("opt-build", n=2, value=3)
    assert play.support(1, 3).holds
    plain = Stage({"zone": 1}, dice="support support")
    assert not plain.offers("opt-build")


def test_signal_flags_reach_adjacent_tiles() -> None:
    tiles = {2: {"support": {"3": "support_07", "4": "support_08*"}}, 3: {"support": {"3": "support_09"}}}
    play = Stage(friend("harbor_crew", 5), {"zone": 4}, dice="heart", zones=tiles)
    assert play.offers("opt-recharge", tile="support_08")
    assert not play.offers("opt-activate", tile="support_09")
    play.choose("opt-activate", tile="support_07")
    play.expect("virtual_die")


def test_spare_batteries_add_energy_to_a_tile() -> None:
    play = Stage(
        friend("harbor_crew", 11), {"zone": 4}, dice="heart", zones={1: {"support": {"3": "support_03"}}}
    )
    play.choose("opt-activate", tile="support_03")
    assert play.monster(0).energy == 2


def test_night_shift_turns_a_tile_up_again() -> None:
    tiles = {1: {"support": {"3": "support_07*"}}, 4: {"support": {"3": "support_08*"}}}
    play = Stage(
        friend("harbor_crew", 17), {"zone": 4}, step="end", boss={"zone": 5}, boss_dice=QUIET, zones=tiles
    )
    play.expect("card_choice", 0)
    play.target(zone="mangrove")
    assert not play.support(4, 3).used
    assert play.support(1, 3).used


@rule("KOMI-FAME-05", "KOMI-FAME-07", "KOMI-FAME-R02")
def test_one_ally_and_using_it_costs_no_fame() -> None:
    play = shop(friend("ninjas", 3, energy=4), {"zone": 4}, market=["prime_time", "heave_ho", "unlock"])
    play.buy("prime_time")
    assert play.monster(0).fame == 5
    assert play.monster(0).ally == "ninjas"
    assert play.expect("choose_ally").seat == 1, "an owner chooses no second Ally, and cards steal nothing"


@rule("KOMI-FAME-R04")
def test_powers_switch_on_in_the_middle_of_a_turn() -> None:
    play = Stage(friend("ninjas", 4), {"zone": 4}, dice="fame heart", boss={"zone": 4})
    assert not play.offers("opt-use", power="ninjas_2")
    play.choose("opt-fame")
    assert play.offers("opt-use", power="ninjas_2")


@rule("KOMI-FAME-R01", "KOMI-FAME-R06")
def test_stealing_leaves_the_boss_its_fame_and_works_at_20() -> None:
    play = steals("apes", 20)
    play.choose("opt-fame", n=1)
    assert len(play.fitting("opt-steal")) == 2
    play.choose("opt-steal", die=2)
    assert (play.monster(0).fame, play.boss.fame) == (20, 9)
    assert play.available() == [2, 3, 4, 5]


@rule("KOMI-FAME-R03")
def test_several_allies_are_chosen_in_turn_order_from_the_active_player() -> None:
    play = shop(
        {"zone": 1},
        {"zone": 3, "energy": 3},
        {"zone": 4},
        active=1,
        market=["scandal", "heave_ho", "unlock"],
        deck=["ticker_tape", "static_fur"],
    )
    play.buy("scandal")
    asked = []
    while play.question.kind == "choose_ally":
        asked.append(play.question.seat)
        play.answer(0)
    assert asked == [1, 2, 0]
