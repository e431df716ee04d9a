"""Stories of the KEEP cards from Fire Breathing to Gourmet."""

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

# --------------------------------------------------------------- Fire Breathing


@rule("KOT-EX-49", "KOT-CARD-08", "KOT-SMASH-05")
def test_fire_breathing_burns_both_neighbors_wherever_they_are() -> None:
    play = Stage({"cards": ["fire_breathing"]}, {}, {}, {"place": "city"}, dice="s s 1 1 2 2")
    assert play.hearts(1) == 9
    assert play.hearts(2) == 10
    assert play.hearts(3) == 7
    play.yields(3)


@rule("KOT-CARD-08", "KOT-YIELD-05")
def test_fire_breathing_burns_a_neighbor_in_the_same_place_who_may_not_yield() -> None:
    play = Stage(
        {"place": "city", "cards": ["fire_breathing"]}, {"place": "bay"}, {}, {}, {}, dice="s 1 1 2 2 3"
    )
    play.expect("keep_dice", seat=1)
    assert [play.hearts(seat) for seat in range(5)] == [10, 9, 9, 9, 8]
    assert play.place(1) == "bay"


@rule("KOT-CARD-09")
def test_fire_breathing_burns_a_single_opponent_only_once() -> None:
    play = Stage({"cards": ["fire_breathing"]}, {"place": "city"}, dice="s 1 1 2 2 3")
    assert play.hearts(1) == 8
    last_two = Stage(
        {"cards": ["fire_breathing"]},
        {"alive": False},
        {"place": "city"},
        {"alive": False},
        dice="s 1 1 2 2 3",
    )
    assert last_two.hearts(2) == 8


@rule("KOT-ELIM-06")
def test_fire_breathing_skips_the_eliminated_when_it_looks_for_neighbors() -> None:
    play = Stage(
        {"cards": ["fire_breathing"]}, {"alive": False}, {}, {}, {"place": "city"}, dice="s 1 1 2 2 3"
    )
    assert [play.hearts(seat) for seat in range(5)] == [10, 0, 9, 10, 8]


def test_fire_breathing_on_a_smashed_neighbor_is_one_loss() -> None:
    play = Stage({"cards": ["fire_breathing"]}, {"place": "city"}, {}, dice="s s 1 1 2 2")
    assert [e.amount for e in play.happened("HeartsLost", seat=1)] == [3]


@rule("KOT-CARD-14", "KOT-CARD-21")
def test_fire_breathing_on_another_neighbor_is_a_card_loss() -> None:
    play = Stage(
        {"cards": ["fire_breathing", "poison_spit", "shrink_ray"]},
        {},
        {"place": "city"},
        {"cards": ["armor_plating"]},
        dice="s 1 1 2 2 3",
    )
    play.stays(2)
    assert play.hearts(1) == 9
    assert play.monster(1).poison == play.monster(1).shrink == 0
    assert play.monster(2).poison == play.monster(2).shrink == 1
    # Armor Plating ignores the flame.
    assert play.hearts(3) == 10


def test_fire_breathing_rests_without_smash() -> None:
    play = Stage({"cards": ["fire_breathing"]}, {"place": "city"}, {}, dice="1 1 2 2 3 h")
    assert play.hearts(1) == play.hearts(2) == 10


def test_fire_breathing_does_not_react_to_the_damage_of_a_card() -> None:
    play = Stage({"energy": 3, "cards": ["fire_breathing"]}, {}, {}, phase="buy", market=["flame_thrower"])
    play.buy("flame_thrower")
    assert play.hearts(1) == play.hearts(2) == 8


def test_fire_breathing_burns_even_when_smash_hits_nobody() -> None:
    play = Stage({"cards": ["fire_breathing"]}, {}, {}, {}, dice="s s s 1 1 2")
    assert [play.hearts(seat) for seat in range(4)] == [10, 9, 10, 9]


# ------------------------------------------------------------------ Freeze Time


@rule("KOT-EX-25", "KOT-TOKYO-03", "KOT-XTRA-01")
def test_freeze_time_gives_a_whole_turn_more_with_one_die_fewer() -> None:
    play = Stage({"place": "city", "cards": ["freeze_time"]}, {}, dice="1 1 1 2 2 3")
    play.expect("extra_turn", seat=0)
    play.choose("opt-yes")
    play.expect("keep_dice", seat=0)
    assert play.happened("CardUsed", seat=0, card="freeze_time")
    assert len(play.view.dice) == 5
    # 1 VP for the 1s, 2 VP for starting a turn in Tokyo.
    assert play.vp(0) == 3


def test_freeze_time_takes_one_die_more_for_each_turn_of_a_chain() -> None:
    play = Stage({"cards": ["freeze_time"]}, {"place": "city"}, {}, script="1 1 1 2 2 3  1 1 1 2 2")
    for dice in (6, 5):
        assert len(play.view.dice) == dice
        play.roll()
        play.expect("extra_turn", seat=0)
        play.choose("opt-yes")
    assert len(play.view.dice) == 4
    play.rig("2 2 3 3  1 1 2 2 3 3")
    play.keep()
    play.roll()
    play.end_turn()
    play.until("keep_dice", seat=0)
    assert len(play.view.dice) == 6


def test_freeze_time_may_be_declined() -> None:
    play = Stage({"cards": ["freeze_time"]}, {"place": "city"}, dice="1 1 1 2 2 3")
    play.expect("extra_turn", seat=0)
    play.choose("opt-no")
    play.expect("keep_dice", seat=1)


def test_freeze_time_needs_three_ones() -> None:
    play = Stage({"cards": ["freeze_time"]}, {"place": "city"}, dice="1 1 2 2 2 3")
    play.expect("keep_dice", seat=1)


@rule("KOT-BUY-11")
def test_freeze_time_counts_the_roll_of_the_turn_in_which_it_is_bought() -> None:
    play = Stage({"energy": 5}, {"place": "city"}, dice="1 1 1 2 2 3", market=["freeze_time"])
    play.buy("freeze_time")
    play.expect("extra_turn", seat=0)


def test_freeze_time_does_not_look_back_at_the_roll_of_an_earlier_turn() -> None:
    play = Stage(
        {}, {"place": "city", "energy": 5}, dice="1 1 1 2 2 3", script="2 2 3 3 h h", market=["freeze_time"]
    )
    play.roll()
    play.buy("freeze_time")
    play.expect("keep_dice", seat=0)


def test_freeze_time_copied_grants_no_second_turn_for_the_same_roll() -> None:
    cards = ["freeze_time", {"card": "mimic", "copies": "freeze_time"}]
    play = Stage({"cards": cards}, {"place": "city"}, dice="1 1 1 2 2 3", script="2 2 3 3 h")
    play.expect("extra_turn", seat=0)
    play.choose("opt-yes")
    assert len(play.view.dice) == 5
    play.roll()
    play.expect("keep_dice", seat=1)


def test_freeze_time_copied_does_not_ask_twice() -> None:
    cards = ["freeze_time", {"card": "mimic", "copies": "freeze_time"}]
    play = Stage({"cards": cards}, {"place": "city"}, dice="1 1 1 2 2 3")
    play.expect("extra_turn", seat=0)
    play.choose("opt-no")
    play.expect("keep_dice", seat=1)


@rule("KOT-XTRA-03")
def test_freeze_time_gives_no_turn_after_the_game_is_won() -> None:
    play = Stage({"vp": 19, "cards": ["freeze_time"]}, {"place": "city"}, dice="1 1 1 2 2 3")
    play.choose("opt-yes")
    assert play.winners() == [0]


# ----------------------------------------------------------- Friend of Children


def test_friend_of_children_adds_one_to_a_gain_not_to_a_cube() -> None:
    play = Stage({"cards": ["friend_of_children"]}, {"place": "city"}, dice="e e e 1 1 2")
    play.expect("buy", seat=0)
    assert play.energy(0) == 4


def test_friend_of_children_adds_nothing_where_nothing_is_gained() -> None:
    play = Stage({"cards": ["friend_of_children"]}, {"place": "city"}, dice="1 1 2 2 3 3")
    assert play.energy(0) == 0


def test_friend_of_children_makes_solar_powered_give_two() -> None:
    play = Stage({"cards": ["friend_of_children", "solar_powered"]}, {}, phase="end")
    assert play.energy(0) == 2


def test_friend_of_children_counts_every_monster_that_pays() -> None:
    play = Stage(
        {"cards": ["friend_of_children", "healing_ray"]},
        {"place": "city", "hearts": 5, "energy": 5},
        {"hearts": 5, "energy": 5},
        dice="h h h 1 1 2",
    )
    play.heart("other", seat=1)
    play.heart("other", seat=2)
    play.heart("other", seat=2)
    # 2 from one, 4 from the other, and 1 for each of them.
    assert play.energy(0) == 8


def test_friend_of_children_adds_to_the_price_of_a_card_sold() -> None:
    play = Stage(
        {"energy": 4, "cards": ["parasitic_tentacles"]},
        {"cards": ["friend_of_children", "urbavore"]},
        phase="buy",
    )
    play.take("urbavore", seat=1)
    assert play.energy(1) == 5


@rule("KOT-BUY-08")
def test_friend_of_children_adds_to_its_own_price() -> None:
    play = Stage(
        {"energy": 3, "cards": ["parasitic_tentacles"]},
        {"cards": ["friend_of_children"]},
        phase="buy",
    )
    play.take("friend_of_children", seat=1)
    # It is paid for before it changes hands.
    assert (play.energy(0), play.energy(1)) == (0, 4)
    assert (play.cards(0), play.cards(1)) == (["parasitic_tentacles", "friend_of_children"], [])


@rule("KOT-BUY-08")
def test_friend_of_children_that_is_a_copy_adds_to_its_own_price() -> None:
    play = Stage(
        {"energy": 8, "cards": ["parasitic_tentacles"]},
        {"cards": [{"card": "mimic", "copies": "friend_of_children"}]},
        {"cards": ["friend_of_children"]},
        phase="buy",
    )
    play.take("mimic", seat=1)
    assert (play.energy(0), play.energy(1)) == (0, 9)
    # The copy has ended; its buyer chooses anew.
    assert play.copies(0) == ""
    play.copy("friend_of_children", seat=2)
    assert play.copies(0) == "friend_of_children"


@rule("KOT-2P-06", "KOT-2P-01", "KOT-2P-02")
def test_friend_of_children_adds_to_the_energy_of_tokyo_for_two_players() -> None:
    duel = {"two_player": True}
    entering = Stage({"cards": ["friend_of_children"]}, {}, dice="1 1 2 2 3 3", options=duel)
    assert entering.energy(0) == 2
    starting = Stage({"cards": ["friend_of_children"], "place": "city"}, {}, options=duel)
    assert starting.energy(0) == 2


def test_friend_of_children_adds_nothing_to_battery_energy() -> None:
    play = Stage({"cards": ["friend_of_children", {"card": "battery_monster", "counters": 6}]}, {})
    assert play.energy(0) == 2


def test_friend_of_children_adds_nothing_to_what_metamorph_gives_back() -> None:
    play = Stage({"cards": ["friend_of_children", "metamorph", "jets"]}, {}, phase="end")
    play.pick(1)
    assert play.energy(0) == 5


# ------------------------------------------------------------------ Giant Brain


@rule("KOT-ROLL-11")
def test_giant_brain_allows_a_fourth_roll() -> None:
    play = Stage({"cards": ["giant_brain"]}, {}, script="1 1 2 2 3 3 " * 4)
    for left in (3, 2, 1):
        assert play.expect("keep_dice", seat=0).args["left"] == left
        play.keep()
    play.expect("keep_dice", seat=1)


def test_giant_brain_need_not_be_used() -> None:
    play = Stage({"cards": ["giant_brain"]}, {}, script="1 1 2 2 3 3")
    play.roll()
    play.expect("keep_dice", seat=1)


def test_giant_brain_stacks_with_everything_that_gives_rolls() -> None:
    cards = [
        "giant_brain",
        "energy_drink",
        {"card": "smoke_cloud", "counters": 1},
        {"card": "mimic", "copies": "giant_brain"},
    ]
    # The Mimic token stays where it is, and the energy is left for a drink.
    play = Stage({"energy": 1, "cards": cards}, {}, script="1 1 2 2 3 3 " * 7)
    play.expect("copy", seat=0)
    play.decline()
    for _ in range(4):
        play.keep()
    play.keep()
    play.expect("pay_roll", seat=0)
    play.use("smoke_cloud")
    play.keep()
    assert len(play.happened("DiceRolled", seat=0)) == 7
    play.expect("keep_dice", seat=1)


# ---------------------------------------------------------------------- Gourmet


@pytest.mark.parametrize(
    ("dice", "vp"), [("1 1 1 2 2 3", 3), ("1 1 1 1 2 3", 4), ("1 1 1 1 1 1", 6), ("1 1 2 2 2 3", 2)]
)
def test_gourmet_makes_three_ones_worth_two_points_more_once_a_turn(dice: str, vp: int) -> None:
    play = Stage({"cards": ["gourmet"]}, {"place": "city"}, dice=dice)
    assert play.vp(0) == vp
