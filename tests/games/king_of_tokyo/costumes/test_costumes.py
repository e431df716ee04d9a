"""Stories of the twelve costumes."""

from typing import Any

import pytest

from tests.games.king_of_tokyo.costumes.party import party
from tests.marks import compiled, rule

pytestmark = compiled

# -------------------------------------------------------------------- Astronaut


def test_astronaut_wins_with_seventeen_points() -> None:
    play = party({"vp": 14, "cards": ["astronaut"]}, {"place": "city"}, dice="3 3 3 1 2 e")
    play.end_turn()
    assert play.winners() == [0]
    assert play.vp(0) == 17
    end = play.table.events[-1]
    assert (end.kind, end.card) == ("GameOver", "astronaut"), "whoever reads why it ended sees the card"


def test_astronaut_is_not_named_where_twenty_points_win() -> None:
    play = party({"vp": 17, "cards": ["astronaut"]}, {"place": "city"}, dice="3 3 3 1 2 e")
    play.end_turn()
    assert play.vp(0) == 20
    assert play.table.events[-1].card == ""


def test_astronaut_is_not_enough_for_the_others() -> None:
    play = party(
        {"vp": 10, "cards": ["astronaut"]}, {"vp": 16, "place": "city"}, active=1, dice="1 1 1 2 3 e"
    )
    assert not play.table.over


def test_astronaut_counts_for_who_buys_it_with_seventeen_points() -> None:
    play = party({"vp": 17, "energy": 4}, {"place": "city"}, phase="buy", market=["astronaut"])
    play.buy("astronaut")
    play.end_turn()
    assert play.winners() == [0]


def test_astronaut_counts_for_who_steals_it_with_seventeen_points() -> None:
    play = party({"vp": 17, "energy": 4}, {"place": "city", "cards": ["astronaut"]}, dice="s s s 1 2 e")
    play.stays(1)
    play.expect("steal", seat=0)
    play.choose("opt-steal", card="astronaut")
    play.end_turn()
    assert play.winners() == [0]


def test_astronaut_needs_the_points_at_the_end_of_the_turn() -> None:
    play = party(
        {"vp": 14, "energy": 3, "cards": ["astronaut"]},
        {"place": "city", "energy": 7, "cards": ["opportunist"]},
        dice="3 3 3 1 2 2",
        market=["heal"],
        deck=["evacuation_orders"],
    )
    play.buy("heal")
    assert play.vp(0) == 17
    play.snatch("evacuation_orders", seat=1)
    assert play.vp(0) == 12
    assert not play.table.over


def test_astronaut_needs_its_owner_alive() -> None:
    play = party(
        {"vp": 13, "hearts": 3, "energy": 4, "cards": ["astronaut"]},
        {"place": "city"},
        {},
        phase="buy",
        market=["tank"],
    )
    play.buy("tank")
    assert play.vp(0) == 17
    assert not play.alive(0)
    assert not play.table.over


def test_astronaut_lost_takes_the_win_along() -> None:
    monsters: list[dict[str, Any]] = [
        {"energy": 9, "cards": ["parasitic_tentacles"]},
        {"vp": 18, "cards": ["astronaut"]},
    ]
    play = party(*monsters, phase="buy")
    play.done()
    assert play.winners() == [1]
    play = party(*monsters, phase="buy")
    play.take("astronaut", seat=1)
    play.done()
    assert not play.table.over


# ------------------------------------------------------------------------ Ghost


def test_ghost_regains_a_heart_after_a_turn_that_cost_hearts() -> None:
    play = party({}, {"place": "city", "cards": ["ghost"]}, dice="s s s 1 2 e")
    play.stays(1)
    assert play.happened("HeartsLost", seat=1, now=7)
    assert play.hearts(1) == 8


def test_ghost_works_in_the_own_turn_after_poison() -> None:
    play = party({"hearts": 5, "poison": 2, "cards": ["ghost"]}, {"place": "city"}, phase="buy")
    assert play.hearts(0) == 4
    lost, gained = play.happened("HeartsLost", seat=0), play.happened("HeartsGained", seat=0)
    assert play.table.events.index(lost[0]) < play.table.events.index(gained[0])


def test_ghost_sleeps_through_a_turn_without_a_loss() -> None:
    play = party({}, {"place": "city", "hearts": 5, "cards": ["ghost"]}, dice="1 1 2 2 3 e")
    assert play.hearts(1) == 5


def test_ghost_gives_one_heart_a_turn_whatever_was_lost() -> None:
    play = party(
        {"energy": 3}, {"place": "city", "cards": ["ghost"]}, dice="s s 1 1 2 3", market=["flame_thrower"]
    )
    play.stays(1)
    play.buy("flame_thrower")
    assert play.happened("HeartsLost", seat=1, now=6)
    assert play.hearts(1) == 7


def test_ghost_may_lift_a_zombie_from_nothing() -> None:
    play = party({}, {"place": "city", "hearts": 2, "cards": ["ghost", "zombie"]}, dice="s s 1 1 2 3")
    play.stays(1)
    assert play.happened("HeartsLost", seat=1, now=0)
    assert play.hearts(1) == 1


def test_ghost_bought_after_the_loss_counts_the_whole_turn() -> None:
    play = party({"energy": 7}, {"place": "city"}, phase="buy", market=["national_guard", "ghost"])
    play.buy("national_guard")
    play.buy("ghost")
    assert play.hearts(0) == 9


# ---------------------------------------------------------------------- Vampire


def test_vampire_gains_a_heart_for_hurting_somebody() -> None:
    play = party({"hearts": 5, "cards": ["vampire"]}, {"place": "city"}, dice="s 1 1 2 2 3")
    play.stays(1)
    assert play.hearts(0) == 6


def test_vampire_gains_one_heart_however_many_it_hurt() -> None:
    play = party({"place": "city", "hearts": 5, "cards": ["vampire"]}, {}, {}, dice="s s s 1 2 3")
    assert play.hearts(0) == 6


def test_vampire_does_not_live_on_its_own_blood() -> None:
    play = party(
        {"energy": 3, "cards": ["vampire"]}, {"place": "city"}, phase="buy", market=["national_guard"]
    )
    play.buy("national_guard")
    assert play.hearts(0) == 8


@rule("KOT-HAL-04")
@pytest.mark.parametrize("seat", range(6))
def test_vampire_tells_own_blood_from_that_of_others_in_every_seat(seat: int) -> None:
    monsters: list[dict[str, Any]] = [{"hearts": 5} for _ in range(6)]
    monsters[(seat + 1) % 6]["place"] = "city"
    monsters[seat] = {"hearts": 5, "energy": 3, "cards": ["vampire"]}
    play = party(*monsters, active=seat, dice="s 1 1 2 2 3", market=["national_guard"])
    play.stays((seat + 1) % 6)
    play.end_turn()
    assert play.hearts(seat) == 6
    play = party(*monsters, active=seat, phase="buy", market=["national_guard"])
    play.buy("national_guard")
    play.end_turn()
    assert play.hearts(seat) == 3


def test_vampire_works_in_anothers_turn_through_a_loss_it_caused() -> None:
    play = party({}, {"place": "city", "hearts": 5, "cards": ["vampire", "burrowing"]}, dice="s 1 1 2 2 3")
    play.yields(1)
    assert play.hearts(0) == 9
    assert play.happened("HeartsLost", seat=1, now=4)
    assert play.hearts(1) == 5


def test_vampire_does_not_count_the_harm_of_others() -> None:
    play = party({}, {"place": "city"}, {"hearts": 5, "cards": ["vampire"]}, dice="s 1 1 2 2 3")
    play.stays(1)
    assert play.hearts(2) == 5


# ------------------------------------------------------------------------ Witch


def test_witch_rerolls_a_die_of_the_roll_that_would_wound_her() -> None:
    play = party({}, {"place": "city", "cards": ["witch"]}, script="s 1 1 2 2 3  h")
    play.roll()
    play.roll()
    play.expect("probe", seat=1)
    play.use("witch")
    play.turn_die(0)
    assert play.happened("CardUsed", seat=1, card="witch")
    assert play.hearts(1) == 10
    play.expect("keep_dice", seat=1)


def test_witch_may_choose_any_die_and_the_result_stands() -> None:
    play = party({}, {"place": "city", "cards": ["witch"]}, script="s 1 1 2 2 3  s")
    play.roll()
    play.use("witch")
    play.turn_die(5)
    play.stays(1)
    assert play.hearts(1) == 8


def test_witch_needs_a_roll_that_would_wound_her() -> None:
    play = party({}, {"place": "city"}, {"cards": ["witch"]}, script="s 1 1 2 2 3")
    play.asks_nobody("probe")
    play = party({"place": "city"}, {}, {"cards": ["witch"]}, script="1 1 2 2 3 e")
    play.asks_nobody("probe")


def test_witch_does_not_mind_a_loss_that_is_no_smash() -> None:
    """Fire Breathing burns her, but no smash hits her."""
    play = party(
        {"cards": ["fire_breathing"]}, {"cards": ["witch"]}, {"place": "city"}, {}, script="s 1 1 2 2 3"
    )
    play.roll()
    play.expect("yield", seat=2)
    assert play.hearts(1) == 9


def test_witch_with_armor_plating_needs_two_smash() -> None:
    cards = ["witch", "armor_plating"]
    play = party({}, {"place": "city", "cards": cards}, script="s 1 1 2 2 3")
    play.asks_nobody("probe")
    play = party({}, {"place": "city", "cards": cards}, script="s s 1 2 2 3")
    play.roll()
    play.expect("probe", seat=1)


def test_witch_foresees_the_smash_that_cards_add() -> None:
    play = party({"cards": ["acid_attack"]}, {"place": "city", "cards": ["witch"]}, script="1 1 2 2 3 e")
    play.roll()
    play.expect("probe", seat=1)
    play = party(
        {"cards": ["fire_breathing"]},
        {"place": "city", "cards": ["witch", "armor_plating"]},
        script="s 1 2 2 3 e",
    )
    play.roll()
    play.expect("probe", seat=1)


def test_witch_has_no_power_over_frozen_dice() -> None:
    """The only die of a Monster with five Shrink tokens is the one that Space Penguin has encased in ice."""
    monsters: list[dict[str, Any]] = [
        {"monster": "space_penguin", "energy": 1, "evolutions": ["encased_in_ice"]},
        {"shrink": 5},
        {"place": "city", "cards": ["witch"]},
    ]
    play = party(*monsters, script="s 1 1 2 2 3", options={"power_up": True})
    play.roll()
    play.expect("probe", seat=2)
    play.decline()
    play.use("encased_in_ice")
    play.turn_die(0)
    play.stays(2)
    play.expect("yield", seat=2)
    assert play.view.active == 1
    assert play.hearts(2) == 8


def test_witch_casts_once_a_turn() -> None:
    play = party({}, {"place": "city", "cards": ["witch"]}, script="s s 1 2 2 3  s")
    play.roll()
    play.use("witch")
    play.turn_die(0)
    play.expect("yield", seat=1)


# ------------------------------------------------------------------------ Devil


def test_devil_makes_a_smash_cost_one_heart_more() -> None:
    play = party({"cards": ["devil"]}, {"place": "city"}, dice="s s 1 1 2 3")
    play.stays(1)
    assert play.hearts(1) == 7


@rule("KOT-CARD-15")
def test_devil_needs_a_loss_that_armor_plating_has_not_ignored() -> None:
    play = party({"cards": ["devil"]}, {"place": "city", "cards": ["armor_plating"]}, dice="s 1 1 2 2 3")
    assert play.hearts(1) == 10


def test_devil_spares_its_owner() -> None:
    play = party(
        {"energy": 4, "cards": ["devil"]},
        {"place": "city"},
        {},
        phase="buy",
        market=["high_altitude_bombing"],
    )
    play.buy("high_altitude_bombing")
    assert [play.hearts(seat) for seat in range(3)] == [7, 6, 6]


@rule("KOT-CARD-15")
def test_devil_comes_before_claws_of_steel() -> None:
    """Two smash and the Devil are three hearts, and three hearts wake the claws."""
    play = party(
        {"monster": "meka_dragon", "cards": ["devil"], "evolutions": ["claws_of_steel"]},
        {"place": "city"},
        dice="s s 1 1 2 3",
        options={"power_up": True},
    )
    play.stays(1)
    assert play.hearts(1) == 6


def test_devil_rests_in_the_turns_of_others() -> None:
    play = party({}, {"place": "city", "cards": ["devil", "burrowing"]}, dice="s 1 1 2 2 3")
    play.yields(1)
    assert play.hearts(0) == 9


def test_devil_adds_to_what_the_victim_could_not_prevent() -> None:
    play = party(
        {"cards": ["devil"]}, {"place": "city", "cards": ["camouflage"]}, dice="s s 1 1 2 3", script="h 1"
    )
    play.use("camouflage")
    assert play.hearts(1) == 8


# ----------------------------------------------------------------------- Pirate


def test_pirate_robs_everybody_it_hurts() -> None:
    play = party({"place": "city", "cards": ["pirate"]}, {"energy": 3}, {"energy": 1}, {}, dice="s 1 1 2 2 3")
    assert [play.energy(seat) for seat in range(4)] == [2, 2, 0, 0]


def test_pirate_robs_through_cards_too() -> None:
    play = party({"energy": 3, "cards": ["pirate"]}, {"energy": 2}, phase="buy", market=["flame_thrower"])
    play.buy("flame_thrower")
    assert (play.energy(0), play.energy(1)) == (1, 1)


def test_pirate_does_not_rob_itself() -> None:
    play = party(
        {"energy": 6, "cards": ["pirate", "friend_of_children"]}, {}, phase="buy", market=["national_guard"]
    )
    play.buy("national_guard")
    assert play.energy(0) == 3


def test_pirate_gets_nothing_for_a_loss_that_was_prevented() -> None:
    play = party(
        {"cards": ["pirate"]}, {"place": "city", "energy": 3, "cards": ["armor_plating"]}, dice="s 1 1 2 2 3"
    )
    assert (play.energy(0), play.energy(1)) == (0, 3)


@rule("KOT-ELIM-10")
def test_pirate_robs_the_dying() -> None:
    play = party({"cards": ["pirate"]}, {"place": "city", "hearts": 1, "energy": 4}, {}, dice="s 1 1 2 2 3")
    assert not play.alive(1)
    assert play.energy(0) == 1


@rule("KOT-ELIM-10")
@pytest.mark.parametrize(
    ("hearts", "dice", "loot"), [(10, "s s 1 1 2 2", 1), (10, "s 1 1 2 2 3", 0), (2, "s s 1 1 2 2", 1)]
)
def test_pirate_takes_the_energy_that_the_wound_itself_has_brought(hearts: int, dice: str, loot: int) -> None:
    victim = {"place": "city", "hearts": hearts, "cards": ["were_only_making_it_stronger"]}
    play = party({"cards": ["pirate"]}, victim, {}, dice=dice)
    assert (play.energy(0), play.energy(1)) == (loot, 0)
    assert play.alive(1) == (hearts > 2)


def test_pirate_leaves_what_the_wound_has_brought_beyond_one_energy() -> None:
    cards = ["were_only_making_it_stronger", "friend_of_children"]
    play = party({"cards": ["pirate"]}, {"place": "city", "cards": cards}, dice="s s 1 1 2 2")
    assert (play.energy(0), play.energy(1)) == (1, 1)
    # The same in the victim's own turn: whoever is wounded reacts first.
    own = party(
        {"energy": 3, "cards": ["were_only_making_it_stronger"]},
        {"energy": 3, "cards": ["pirate", "opportunist"]},
        phase="buy",
        market=["corner_store"],
        deck=["flame_thrower"],
    )
    own.buy("corner_store")
    own.snatch("flame_thrower", seat=1)
    assert (own.energy(0), own.energy(1)) == (0, 1)


def test_pirate_makes_a_gain_of_each_theft() -> None:
    play = party(
        {"place": "city", "cards": ["pirate", "friend_of_children"]},
        {"energy": 3},
        {"energy": 1},
        dice="s 1 1 2 2 3",
    )
    assert play.energy(0) == 4


# --------------------------------------------------------------------- Princess


def test_princess_gains_a_point_at_the_start_of_her_turn() -> None:
    play = party({"cards": ["princess"]}, {})
    assert play.vp(0) == 1
    play = party({}, {"cards": ["princess"]})
    assert play.vp(1) == 0


def test_princess_gains_at_the_start_of_extra_turns_too() -> None:
    play = party({"place": "city", "cards": ["princess"]}, {"hearts": 9}, phase="buy", extra=[0])
    assert play.view.active == 0
    assert play.happened("TurnBegan", seat=0, extra=True)
    assert play.vp(0) == 3


# ----------------------------------------------------------------------- Zombie


@rule("KOT-ELIM-07")
def test_zombie_goes_on_without_hearts() -> None:
    play = party({}, {"place": "city", "hearts": 2, "cards": ["zombie"]}, dice="s s s 1 2 e")
    play.stays(1)
    assert play.hearts(1) == 0
    assert play.alive(1)
    play.expect("keep_dice", seat=1)


def test_zombie_without_hearts_loses_no_more_and_may_not_yield() -> None:
    play = party(
        {"energy": 9}, {"place": "city", "hearts": 0, "cards": ["zombie", "ghost"]}, dice="s s s 1 2 e"
    )
    play.asks_nobody("yield")
    assert play.hearts(1) == 0
    assert not play.happened("HeartsLost")


def test_zombie_without_hearts_cannot_be_robbed_by_smash() -> None:
    play = party({"energy": 9}, {"place": "city", "hearts": 0, "cards": ["zombie"]}, dice="s s s 1 2 e")
    play.asks_nobody("steal")


def test_zombie_is_not_asked_to_prevent_what_it_cannot_lose() -> None:
    cards = ["zombie", "camouflage", "robot"]
    play = party({}, {"place": "city", "hearts": 0, "energy": 3, "cards": cards}, dice="s s s 1 2 e")
    play.expect("keep_dice", seat=1)


def test_zombie_heals_and_goes_on() -> None:
    play = party({"hearts": 0, "cards": ["zombie"]}, {"place": "city"}, dice="h h 1 1 2 e")
    assert play.hearts(0) == 2


def test_zombie_wins_on_points_without_hearts() -> None:
    play = party({"hearts": 0, "vp": 19, "cards": ["zombie"]}, {"place": "city"}, dice="1 1 1 2 2 e")
    play.end_turn()
    assert play.winners() == [0]


def test_zombie_may_fall_and_win_in_the_same_turn() -> None:
    play = party(
        {"hearts": 3, "vp": 16, "energy": 4, "cards": ["zombie"]},
        {"place": "city"},
        phase="buy",
        market=["tank"],
    )
    play.buy("tank")
    assert play.hearts(0) == 0
    play.end_turn()
    assert play.winners() == [0]


def test_zombie_reaching_nothing_feeds_the_eater_of_the_dead() -> None:
    play = party(
        {"cards": ["eater_of_the_dead"]},
        {"place": "city", "hearts": 1, "cards": ["zombie"]},
        dice="s 1 1 2 2 e",
    )
    assert play.vp(0) == 3


@rule("KOT-HAL-16")
def test_zombie_stolen_at_nothing_ends_its_owner() -> None:
    play = party(
        {"energy": 4}, {"place": "city", "hearts": 2, "cards": ["zombie", "ghost"]}, {}, dice="s s s 1 2 2"
    )
    play.stays(1)
    play.expect("steal", seat=0)
    play.choose("opt-steal", card="zombie")
    assert not play.alive(1)
    assert play.cards(0) == ["zombie"]
    assert "ghost" in play.view.discard
    assert play.place(0) == "city"


@rule("KOT-HAL-16")
def test_zombie_bought_away_at_nothing_ends_its_owner() -> None:
    play = party(
        {"energy": 9, "cards": ["parasitic_tentacles"]}, {"hearts": 0, "cards": ["zombie"]}, {}, phase="buy"
    )
    play.take("zombie", seat=1)
    assert not play.alive(1)
    assert play.cards(0) == ["parasitic_tentacles", "zombie"]


def test_zombie_bought_away_from_a_healthy_monster_costs_it_nothing_more() -> None:
    play = party(
        {"energy": 9, "cards": ["parasitic_tentacles"]}, {"hearts": 1, "cards": ["zombie"]}, {}, phase="buy"
    )
    play.take("zombie", seat=1)
    assert play.alive(1)
    assert play.energy(1) == 4


def test_zombie_makes_it_has_a_child_a_choice() -> None:
    monster = {"place": "city", "hearts": 1, "vp": 9, "cards": ["zombie", "it_has_a_child"]}
    play = party({}, monster, dice="s 1 1 2 2 e")
    play.expect("revive", seat=1)
    play.decline()
    assert (play.hearts(1), play.vp(1)) == (0, 9)
    play = party({}, monster, dice="s 1 1 2 2 e")
    play.expect("revive", seat=1)
    play.use("it_has_a_child")
    assert (play.hearts(1), play.vp(1), play.cards(1)) == (10, 0, [])


def test_zombie_is_asked_about_its_child_only_when_it_falls_itself() -> None:
    play = party(
        {"place": "city"},
        {"hearts": 0, "cards": ["zombie", "it_has_a_child"]},
        {"hearts": 1},
        {},
        dice="s 1 1 2 2 e",
    )
    assert not play.alive(2)
    play.expect("keep_dice", seat=1)


# ------------------------------------------------------------------ Cheerleader


def test_cheerleader_adds_a_smash_to_anothers_roll() -> None:
    play = party({}, {"place": "city"}, {"cards": ["cheerleader"]}, script="s 1 1 2 2 e")
    play.roll()
    play.expect("use", seat=2)
    play.use("cheerleader")
    assert play.happened("CardUsed", seat=2, card="cheerleader")
    play.stays(1)
    assert play.hearts(1) == 8


def test_the_rule_named_with_an_offer_is_that_of_the_cards_offered() -> None:
    play = party({}, {"place": "city"}, {"cards": ["cheerleader"]}, script="s 1 1 2 2 e")
    play.keep(0, 1, 2, 3, 4, 5)
    assert play.expect("use", seat=2).rule == "KOT-HAL-04"


def test_cheerleader_may_cheer_a_roll_without_smash_and_may_not() -> None:
    play = party({}, {"place": "city"}, {"cards": ["cheerleader"]}, script="1 1 2 2 3 e")
    play.roll()
    play.use("cheerleader")
    play.stays(1)
    assert play.hearts(1) == 9
    play = party({}, {"place": "city"}, {"cards": ["cheerleader"]}, script="1 1 2 2 3 e")
    play.roll()
    play.expect("use", seat=2)
    play.decline()
    assert play.hearts(1) == 10


def test_cheerleader_may_hit_herself() -> None:
    play = party({}, {"place": "city", "cards": ["cheerleader"]}, script="s 1 1 2 2 e")
    play.roll()
    play.use("cheerleader")
    play.stays(1)
    assert play.hearts(1) == 8


def test_cheerleader_cheers_once_a_turn_and_not_in_her_own() -> None:
    play = party({"cards": ["cheerleader"]}, {"place": "city"}, script="s 1 1 2 2 e")
    play.asks_nobody("use")
    play = party({}, {"place": "city", "cards": ["cheerleader"]}, script="1 1 2 2 3 e")
    play.roll()
    play.use("cheerleader")
    play.expect("yield", seat=1)


@rule("KOT-CARD-23")
def test_cheerleader_leaves_the_harm_to_the_active_monster() -> None:
    play = party(
        {"hearts": 5, "cards": ["vampire"]}, {"place": "city", "energy": 2}, {"cards": ["cheerleader", "pirate"]},
        script="1 1 2 2 3 e",
    )  # fmt: skip
    play.roll()
    play.use("cheerleader")
    play.stays(1)
    assert play.energy(1) == 2
    assert play.hearts(0) == 6


def test_cheerleader_wakes_cards_that_ask_for_smash() -> None:
    play = party(
        {"cards": ["spiked_tail"]}, {"place": "city"}, {"cards": ["cheerleader"]}, script="1 1 2 2 3 e"
    )
    play.roll()
    play.use("cheerleader")
    play.stays(1)
    assert play.hearts(1) == 8


# ------------------------------------------------------------------------ Robot


def test_robot_pays_in_energy_as_much_as_it_likes() -> None:
    play = party({}, {"place": "city", "energy": 5, "cards": ["robot"]}, dice="s s s 1 1 2")
    play.expect("guard", seat=1)
    play.use("robot")
    play.expect("number", seat=1)
    assert [o.args["n"] for o in play.question.options] == [1, 2, 3]
    play.choose("opt-number", n=2)
    play.decline()
    assert (play.hearts(1), play.energy(1)) == (9, 3)
    assert play.told("CardUsed", "EnergyLost", "LossPrevented") == [
        ("CardUsed", 1),
        ("EnergyLost", 1),
        ("LossPrevented", 1),
    ]
    assert play.happened("LossPrevented", amount=2, card="robot")


@rule("KOT-SMASH-14")
def test_robot_that_pays_everything_was_not_wounded() -> None:
    play = party({}, {"place": "city", "energy": 5, "cards": ["robot"]}, dice="s s 1 1 2 3")
    play.use("robot")
    play.choose("opt-number", n=2)
    assert play.hearts(1) == 10
    play.expect("keep_dice", seat=1)


def test_robot_may_pay_in_two_steps() -> None:
    play = party({}, {"place": "city", "energy": 5, "cards": ["robot"]}, dice="s s s 1 1 2")
    for left in (2, 1):
        play.use("robot")
        play.choose("opt-number", n=1)
        assert play.expect("guard", seat=1).args["n"] == left
    play.decline()
    assert (play.hearts(1), play.energy(1)) == (9, 3)


def test_robot_pays_no_more_than_it_has() -> None:
    play = party({}, {"place": "city", "energy": 1, "cards": ["robot"]}, dice="s s 1 1 2 3")
    play.use("robot")
    assert (play.hearts(1), play.energy(1)) == (9, 0)
    play.expect("yield", seat=1)


def test_robot_pays_for_cards_too() -> None:
    play = party({"energy": 5, "cards": ["robot"]}, {}, phase="buy", market=["national_guard"])
    play.buy("national_guard")
    play.use("robot")
    play.choose("opt-number", n=2)
    assert (play.hearts(0), play.energy(0), play.vp(0)) == (10, 0, 2)


# ------------------------------------------------------------ Statue of Liberty


@pytest.mark.parametrize(
    ("cards", "rolls"), [([], 2), (["statue_of_liberty"], 3), (["statue_of_liberty", "giant_brain"], 4)]
)
def test_statue_of_liberty_has_one_roll_more(cards: list[str], rolls: int) -> None:
    play = party({"cards": cards}, {})
    assert play.question.args["left"] == rolls


def test_statue_of_liberty_does_not_have_to_use_it() -> None:
    play = party({"cards": ["statue_of_liberty"]}, {}, script="1 1 2 2 3 3")
    play.roll()
    play.expect("keep_dice", seat=1)
    assert len(play.happened("DiceRolled", seat=0)) == 1


# ------------------------------------------------------------------------ Clown


def test_clown_turns_each_die_as_it_likes() -> None:
    play = party({"cards": ["clown"]}, {"place": "city"}, script="1 2 3 e s h")
    play.roll()
    play.expect("change", seat=0)
    play.use("clown")
    for face in ("3", "3", "3", "energy", "smash", "smash"):
        play.expect("face", seat=0)
        play.choose("opt-face", face=face)
    play.stays(1)
    assert (play.vp(0), play.energy(0), play.hearts(1)) == (3 + 0, 1, 8)


def test_clown_needs_all_six_faces_on_its_dice() -> None:
    play = party({"cards": ["clown", "acid_attack"]}, {"place": "city"}, script="1 2 3 e h h")
    play.asks_nobody("change")


def test_clown_plays_once_a_turn() -> None:
    play = party({"cards": ["clown"]}, {"place": "city"}, script="1 2 3 e s h")
    play.roll()
    play.use("clown")
    for face in ("1", "2", "3", "energy", "smash", "heart"):
        play.choose("opt-face", face=face)
    play.expect("yield", seat=1)
    assert play.happened("CardUsed", seat=0, card="clown")
    assert not play.happened("DieChanged"), "a die left as it is has not changed"


def test_clown_may_keep_the_faces_for_complete_destruction_or_give_them_up() -> None:
    monster = {"cards": ["clown", "complete_destruction"]}
    play = party(monster, {"place": "city"}, script="1 2 3 e s h")
    play.roll()
    play.decline()
    assert play.vp(0) == 9
    play = party(monster, {"place": "city"}, script="1 2 3 e s h")
    play.roll()
    play.use("clown")
    for _ in range(6):
        play.choose("opt-face", face="1")
    assert play.vp(0) == 4
