"""Stories of the DISCARD cards: resolved when bought, then discarded."""

from typing import Any

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def bought(card: str, *monsters: dict[str, Any], energy: int = 10, **position: Any) -> Stage:
    """A stage on which seat 0 has just bought this card."""
    first, *others = monsters or ({}, {"place": "city"}, {})
    play = Stage({"energy": energy, **first}, *others, phase="buy", market=[card], **position)
    play.buy(card)
    assert card in play.view.discard or card in play.view.market
    assert card not in play.cards(0)
    return play


# ------------------------------------------------------- cards that only give VP


@rule("KOT-COMP-09", "KOT-BUY-02")
def test_apartment_building_is_worth_three_points() -> None:
    play = bought("apartment_building")
    assert play.vp(0) == 3
    assert play.energy(0) == 5


def test_commuter_train_is_worth_two_points() -> None:
    play = bought("commuter_train")
    assert play.vp(0) == 2
    assert play.energy(0) == 6


def test_corner_store_is_worth_one_point() -> None:
    play = bought("corner_store")
    assert play.vp(0) == 1
    assert play.energy(0) == 7


def test_skyscraper_is_worth_four_points() -> None:
    play = bought("skyscraper")
    assert play.vp(0) == 4
    assert play.energy(0) == 4


# ------------------------------------------------------------- Death From Above


@rule("KOT-ENTER-09", "KOT-TOKYO-01")
def test_death_from_above_takes_tokyo_and_its_reward() -> None:
    play = bought("death_from_above", {}, {"place": "city"}, {})
    assert play.place(0) == "city"
    assert play.place(1) == "outside"
    assert play.vp(0) == 3
    # No hearts are lost, and nobody is asked to Yield.
    assert play.hearts(1) == 10
    play.expect("buy", seat=0)


@rule("KOT-2P-01")
def test_death_from_above_gives_energy_for_entering_with_the_two_player_option() -> None:
    play = bought("death_from_above", {}, {"place": "city"}, options={"two_player": True})
    assert play.vp(0) == 2
    assert play.energy(0) == 6


def test_death_from_above_gives_no_reward_to_who_is_in_tokyo_already() -> None:
    play = bought("death_from_above", {"place": "city"}, {}, {})
    assert play.place(0) == "city"
    assert play.vp(0) == 2


def test_death_from_above_empties_city_and_bay() -> None:
    play = bought("death_from_above", {}, {"place": "city"}, {"place": "bay"}, {}, {})
    assert [play.place(seat) for seat in range(5)] == ["city", "outside", "outside", "outside", "outside"]
    assert play.vp(0) == 3


@rule("KOT-BAY-06")
def test_death_from_above_moves_its_buyer_from_the_bay_to_the_city_without_reward() -> None:
    play = bought("death_from_above", {"place": "bay"}, {"place": "city"}, {}, {}, {})
    assert play.place(0) == "city"
    assert play.place(1) == "outside"
    assert play.vp(0) == 2


def test_death_from_above_is_yielding_so_burrowing_bites() -> None:
    play = bought("death_from_above", {}, {"place": "city", "cards": ["burrowing"]}, {})
    assert play.happened("Yielded", seat=1)
    assert play.hearts(0) == 9


def test_death_from_above_leaves_jets_nothing_to_prevent() -> None:
    play = bought("death_from_above", {}, {"place": "city", "cards": ["jets"]}, {})
    play.asks_nobody("guard")
    assert play.place(1) == "outside"


# --------------------------------------------------------------------- Energize


def test_energize_is_nine_energy_for_eight() -> None:
    play = bought("energize")
    assert play.energy(0) == 11
    friend = bought("energize", {"cards": ["friend_of_children"]}, {})
    assert friend.energy(0) == 12


# ------------------------------------------------------------ Evacuation Orders


@rule("KOT-END-09")
def test_evacuation_orders_cost_every_opponent_five_points_but_never_more_than_they_have() -> None:
    play = bought("evacuation_orders", {"vp": 9}, {"vp": 12}, {"vp": 3}, {"vp": 7, "alive": False})
    assert [play.vp(seat) for seat in range(4)] == [9, 7, 0, 7]


def test_evacuation_orders_come_twice() -> None:
    play = Stage({"energy": 14}, {"vp": 12}, phase="buy", market=["evacuation_orders", "evacuation_orders"])
    play.choose("opt-buy", card="evacuation_orders", slot=0)
    play.buy("evacuation_orders")
    assert play.vp(1) == 2


@rule("KOT-END-06", "KOT-END-09")
def test_evacuation_orders_pull_a_monster_back_from_twenty_points() -> None:
    play = Stage(
        {"energy": 7},
        {"place": "city", "hearts": 1},
        {"vp": 18, "cards": ["eater_of_the_dead"]},
        {},
        dice="s 1 1 2 2 3",
        market=["evacuation_orders"],
    )
    assert play.vp(2) == 20
    play.buy("evacuation_orders")
    assert play.vp(2) == 15
    assert not play.table.over


# ---------------------------------------------------------------- Flame Thrower


@rule("KOT-SMASH-10", "KOT-YIELD-05")
def test_flame_thrower_costs_opponents_two_hearts_and_nobody_may_yield() -> None:
    play = bought("flame_thrower", {}, {"place": "city"}, {})
    assert [play.hearts(seat) for seat in range(3)] == [10, 8, 8]
    play.expect("buy", seat=0)
    assert play.place(1) == "city"


# ----------------------------------------------------------------------- Frenzy


@rule("KOT-XTRA-01", "KOT-TOKYO-03")
def test_frenzy_gives_a_whole_turn_more_after_this_one() -> None:
    play = Stage({"energy": 9, "place": "city"}, {}, phase="buy", market=["frenzy"])
    play.buy("frenzy")
    # The turn goes on: there is energy left for a sweep.
    play.expect("buy", seat=0)
    assert play.vp(0) == 0
    play.done()
    play.expect("keep_dice", seat=0)
    assert len(play.view.dice) == 6
    assert play.vp(0) == 2
    play.end_turn()
    play.expect("keep_dice", seat=1)


def test_frenzy_lets_this_turn_end_properly_first() -> None:
    play = Stage({"energy": 7, "cards": ["solar_powered"]}, {}, phase="buy", market=["frenzy"])
    play.buy("frenzy")
    play.expect("keep_dice", seat=0)
    assert play.energy(0) == 1


@rule("KOT-XTRA-03")
def test_frenzy_gives_no_turn_when_the_game_is_over() -> None:
    play = Stage({"energy": 7, "vp": 19, "cards": ["media_friendly"]}, {}, phase="buy", market=["frenzy"])
    play.buy("frenzy")
    assert play.winners() == [0]


# ----------------------------------------------------------------- Gas Refinery


@rule("KOT-YIELD-05")
def test_gas_refinery_is_worth_two_points_and_costs_opponents_three_hearts() -> None:
    play = bought("gas_refinery", {}, {"place": "city"}, {})
    assert play.vp(0) == 2
    assert [play.hearts(seat) for seat in range(3)] == [10, 7, 7]
    play.expect("buy", seat=0)


# ------------------------------------------------------------------------- Heal


@rule("KOT-EX-20", "KOT-HEAL-05", "KOT-CARD-01")
@pytest.mark.parametrize(("before", "after"), [(4, 6), (9, 10), (10, 10)])
def test_heal_gives_two_hearts_in_tokyo_too_up_to_the_maximum(before: int, after: int) -> None:
    play = bought("heal", {"hearts": before, "place": "city"}, {})
    assert play.hearts(0) == after


# -------------------------------------------------------- High Altitude Bombing


@rule("KOT-YIELD-05")
def test_high_altitude_bombing_costs_everybody_three_hearts() -> None:
    play = bought("high_altitude_bombing", {}, {"place": "city"}, {}, {"alive": False})
    assert [play.hearts(seat) for seat in range(4)] == [7, 7, 7, 0]
    play.expect("buy", seat=0)


@rule("KOT-EX-28", "KOT-END-05", "KOT-ELIM-08")
def test_high_altitude_bombing_can_be_the_end_of_everybody() -> None:
    play = Stage({"energy": 4, "hearts": 3}, {"hearts": 2}, phase="buy", market=["high_altitude_bombing"])
    play.buy("high_altitude_bombing")
    assert play.winners() == []


@rule("KOT-CARD-16")
def test_high_altitude_bombing_asks_the_others_before_its_buyer() -> None:
    play = Stage(
        {"energy": 4},
        {"energy": 2, "cards": ["wings"]},
        {"energy": 6, "cards": ["camouflage"]},
        active=2,
        phase="buy",
        market=["high_altitude_bombing"],
        script="h h h",
    )
    play.buy("high_altitude_bombing")
    play.expect("guard", seat=1)
    play.use("wings")
    play.expect("guard", seat=2)
    play.use("camouflage")
    assert [play.hearts(seat) for seat in range(3)] == [7, 10, 10]


# ----------------------------------------- cards that give VP and cost the buyer


def test_jet_fighters_are_worth_five_points_and_four_hearts() -> None:
    play = bought("jet_fighters")
    assert play.vp(0) == 5
    assert play.hearts(0) == 6
    assert play.hearts(1) == 10


@rule("KOT-END-04")
def test_jet_fighters_do_not_win_for_a_monster_that_dies_of_them() -> None:
    play = Stage({"energy": 5, "hearts": 4, "vp": 15}, {}, {}, phase="buy", market=["jet_fighters"])
    play.buy("jet_fighters")
    assert not play.alive(0)
    play.expect("keep_dice", seat=1)


def test_jet_fighters_prevented_leave_the_points() -> None:
    play = Stage(
        {"energy": 5, "cards": ["camouflage"]}, {}, phase="buy", market=["jet_fighters"], script="h h h h"
    )
    play.buy("jet_fighters")
    play.use("camouflage")
    assert play.vp(0) == 5
    assert play.hearts(0) == 10


def test_national_guard_is_worth_two_points_and_two_hearts() -> None:
    play = bought("national_guard")
    assert play.vp(0) == 2
    assert play.hearts(0) == 8
    assert play.energy(0) == 7


def test_tank_is_worth_four_points_and_three_hearts() -> None:
    play = bought("tank")
    assert play.vp(0) == 4
    assert play.hearts(0) == 7
    assert play.energy(0) == 6


# ---------------------------------------------------------- Nuclear Power Plant


@pytest.mark.parametrize(("before", "after"), [(4, 7), (9, 10)])
def test_nuclear_power_plant_is_worth_two_points_and_heals_three_hearts(before: int, after: int) -> None:
    play = bought("nuclear_power_plant", {"hearts": before, "place": "city"}, {})
    assert play.vp(0) == 2
    assert play.hearts(0) == after


# ------------------------------------------------------------------- Vast Storm


def test_vast_storm_takes_half_of_every_opponents_energy_rounded_down() -> None:
    play = bought("vast_storm", {}, {"energy": 5}, {"energy": 8}, {"energy": 1})
    assert play.vp(0) == 2
    assert [play.energy(seat) for seat in range(4)] == [4, 3, 4, 1]


def test_vast_storm_does_not_reach_energy_on_cards() -> None:
    play = bought("vast_storm", {}, {"energy": 2, "cards": [{"card": "battery_monster", "counters": 6}]})
    assert play.energy(1) == 1
    assert play.counters(1, "battery_monster") == 6
