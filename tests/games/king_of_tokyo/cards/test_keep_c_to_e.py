"""Stories of the KEEP cards from Camouflage to Extra Head."""

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

# ------------------------------------------------------------------- Camouflage


def test_camouflage_saves_a_heart_for_each_heart_rolled() -> None:
    play = Stage({}, {"place": "city", "cards": ["camouflage"]}, dice="s s s 1 1 2", script="h 1 h")
    assert play.expect("guard", seat=1).args["n"] == 3
    play.use("camouflage")
    assert play.hearts(1) == 9
    assert play.happened("LossPrevented", seat=1, card="camouflage")[0].amount == 2
    play.expect("yield", seat=1)


def test_camouflage_rolls_only_once_for_a_loss() -> None:
    play = Stage({}, {"place": "city", "cards": ["camouflage"]}, dice="s s s 1 1 2", script="1 2 s")
    play.use("camouflage")
    assert play.hearts(1) == 7
    assert not play.happened("LossPrevented")
    play.expect("yield", seat=1)


def test_camouflage_may_be_declined() -> None:
    play = Stage({}, {"place": "city", "cards": ["camouflage"]}, dice="s s s 1 1 2")
    play.expect("guard", seat=1)
    play.decline()
    assert play.hearts(1) == 7
    assert not play.happened("CardDice")


def test_camouflage_dice_are_not_the_roll_of_the_turn() -> None:
    play = Stage({}, {"place": "city", "cards": ["camouflage"]}, dice="s s s 1 1 2", script="h e e")
    play.use("camouflage")
    play.expect("yield", seat=1)
    assert play.view.dice == [4, 4, 4, 0, 0, 1]
    assert play.energy(0) == play.energy(1) == 0


@rule("KOT-CARD-21")
def test_camouflage_works_against_a_card_its_owner_buys() -> None:
    play = Stage({"energy": 4, "cards": ["camouflage"]}, {}, phase="buy", market=["tank"], script="h h 1")
    play.buy("tank")
    play.expect("guard", seat=0)
    play.use("camouflage")
    assert play.hearts(0) == 9
    assert play.vp(0) == 4


def test_camouflage_works_against_a_card_that_another_monster_buys() -> None:
    play = Stage(
        {"energy": 3}, {"cards": ["camouflage"]}, phase="buy", market=["flame_thrower"], script="h h"
    )
    play.buy("flame_thrower")
    play.expect("guard", seat=1)
    play.use("camouflage")
    assert play.hearts(1) == 10


@rule("KOT-SMASH-14", "KOT-YIELD-09")
def test_camouflage_that_saves_every_heart_leaves_no_wound_to_yield_for() -> None:
    play = Stage({}, {"place": "city", "cards": ["camouflage"]}, dice="s s 1 1 2 2", script="h h")
    play.use("camouflage")
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 10


@rule("KOT-CARD-15")
def test_camouflage_leaves_a_last_heart_to_armor_plating() -> None:
    play = Stage(
        {}, {"place": "city", "cards": ["camouflage", "armor_plating"]}, dice="s s s 1 1 2", script="h h 1"
    )
    play.use("camouflage")
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 10


def test_camouflage_is_not_asked_for_when_armor_plating_ignores_the_loss() -> None:
    play = Stage({}, {"place": "city", "cards": ["camouflage", "armor_plating"]}, dice="s 1 1 2 2 3")
    play.expect("keep_dice", seat=1)


def test_camouflage_copied_rolls_a_second_batch_for_the_hearts_still_at_stake() -> None:
    cards = ["camouflage", {"card": "mimic", "copies": "camouflage"}]
    play = Stage({}, {"place": "city", "cards": cards}, dice="s s s 1 1 2", script="h 1 1  h 2")
    play.use("camouflage")
    assert play.expect("guard", seat=1).args["n"] == 2
    play.use("camouflage", copy="mimic")
    play.stays(1)
    assert play.hearts(1) == 9
    assert [len(e.dice) for e in play.happened("CardDice", seat=1)] == [3, 2]


# --------------------------------------------------------- Complete Destruction


def test_complete_destruction_earns_nine_points_on_top_of_the_dice() -> None:
    play = Stage({"hearts": 5, "cards": ["complete_destruction"]}, {"place": "city"}, dice="1 2 3 h s e")
    play.stays(1)
    assert play.vp(0) == 9
    assert play.hearts(0) == 6
    assert play.energy(0) == 1
    assert play.hearts(1) == 9


@rule("KOT-HEAL-09")
def test_complete_destruction_works_in_tokyo_where_the_heart_is_no_use() -> None:
    play = Stage({"place": "city", "hearts": 5, "cards": ["complete_destruction"]}, {}, dice="1 2 3 h s e")
    assert play.vp(0) == 9
    assert play.hearts(0) == 5


def test_complete_destruction_needs_every_face() -> None:
    play = Stage({"cards": ["complete_destruction"]}, {"place": "city"}, dice="1 2 3 3 s e")
    play.stays(1)
    assert play.vp(0) == 0


@rule("KOT-CARD-13")
def test_complete_destruction_accepts_a_smash_that_a_card_adds() -> None:
    play = Stage({"cards": ["complete_destruction", "acid_attack"]}, {"place": "city"}, dice="1 2 3 h e 1")
    play.stays(1)
    assert play.vp(0) == 9


def test_complete_destruction_accepts_a_face_on_an_extra_die() -> None:
    play = Stage({"cards": ["complete_destruction", "extra_head"]}, {"place": "city"}, dice="1 2 3 h e 1 s")
    play.stays(1)
    assert play.vp(0) == 9


def test_complete_destruction_pays_once_even_with_twelve_dice() -> None:
    cards = ["complete_destruction", "extra_head", "extra_head", {"card": "mimic", "copies": "extra_head"}]
    play = Stage({"cards": cards}, {"place": "city"}, dice="1 2 3 h e s 1 2 3")
    play.stays(1)
    assert play.vp(0) == 9


# ------------------------------------------------------------------ Detritivore


@pytest.mark.parametrize(
    ("dice", "vp"), [("1 2 3 h h e", 2), ("1 1 2 2 3 3", 2), ("1 1 1 2 3 h", 3), ("1 1 2 2 h e", 0)]
)
def test_detritivore_earns_two_points_for_one_two_three_once_a_turn(dice: str, vp: int) -> None:
    play = Stage({"cards": ["detritivore"]}, {"place": "city"}, dice=dice)
    assert play.vp(0) == vp


# ------------------------------------------------------------ Eater of the Dead


@rule("KOT-ELIM-10")
def test_eater_of_the_dead_feeds_when_anybody_kills_anybody() -> None:
    play = Stage({}, {"place": "city", "hearts": 1}, {"cards": ["eater_of_the_dead"]}, dice="s 1 1 2 2 3")
    assert not play.alive(1)
    assert play.vp(2) == 3


def test_eater_of_the_dead_feeds_on_poisoned_monsters_too() -> None:
    play = Stage({"hearts": 1, "poison": 1}, {"cards": ["eater_of_the_dead"]}, {}, phase="end")
    assert not play.alive(0)
    assert play.vp(1) == 3


@rule("KOT-ELIM-07", "KOT-ELIM-10")
def test_eater_of_the_dead_feeds_even_when_the_monster_comes_back() -> None:
    play = Stage(
        {"cards": ["eater_of_the_dead"]},
        {"place": "city", "hearts": 1, "cards": ["it_has_a_child"]},
        dice="s 1 1 2 2 3",
    )
    assert play.hearts(1) == 10
    # 3 VP, and 1 VP for taking Tokyo.
    assert play.vp(0) == 4


@rule("KOT-ELIM-08")
def test_eater_of_the_dead_feeds_once_for_each_monster_that_falls() -> None:
    play = Stage(
        {"energy": 4, "cards": ["eater_of_the_dead"]},
        {"hearts": 2},
        {"hearts": 3},
        {},
        phase="buy",
        market=["high_altitude_bombing"],
    )
    play.buy("high_altitude_bombing")
    assert play.vp(0) == 6


def test_eater_of_the_dead_is_no_use_to_the_dead() -> None:
    play = Stage(
        {"vp": 18},
        {"place": "city", "hearts": 1, "vp": 18, "cards": ["eater_of_the_dead"]},
        {},
        dice="s 1 1 2 2 3",
    )
    assert not play.alive(1)
    assert not play.table.over


def test_eater_of_the_dead_is_no_use_to_a_monster_that_starts_over() -> None:
    play = Stage(
        {},
        {"place": "city", "hearts": 1, "vp": 5, "cards": ["eater_of_the_dead", "it_has_a_child"]},
        {},
        dice="s 1 1 2 2 3",
    )
    assert play.vp(1) == 0


@rule("KOT-END-08", "KOT-RES-02")
@pytest.mark.parametrize(("first", "winner"), [("numbers", 0), ("smash", 2)])
def test_eater_of_the_dead_makes_the_order_of_numbers_and_smash_matter(first: str, winner: int) -> None:
    play = Stage(
        {"vp": 17},
        {"place": "city", "hearts": 1},
        {"vp": 17, "cards": ["eater_of_the_dead"]},
        dice="s 3 3 3 1 2",
    )
    play.first(first)
    assert play.winners() == [winner]


@pytest.mark.parametrize(("first", "winner"), [("numbers", 0), ("smash", 2)])
def test_eater_of_the_dead_minds_a_flame_that_smash_alone_would_not_be(first: str, winner: int) -> None:
    play = Stage(
        {"vp": 17, "cards": ["fire_breathing"]},
        {"hearts": 1},
        {"vp": 17, "cards": ["eater_of_the_dead"]},
        {"place": "city"},
        dice="s 3 3 3 1 2",
    )
    play.first(first)
    play.stays(3)
    assert play.winners() == [winner]


@pytest.mark.parametrize(
    ("prey", "eater"), [({"hearts": 1}, {"vp": 16}), ({"hearts": 5}, {"vp": 17}), ({"hearts": 1}, {"vp": 0})]
)
def test_eater_of_the_dead_asks_for_no_order_when_it_cannot_matter(
    prey: dict[str, int], eater: dict[str, int]
) -> None:
    play = Stage(
        {"vp": 15},
        {"place": "city", **prey},
        {**eater, "cards": ["eater_of_the_dead"]},
        {},
        dice="s 3 3 3 1 2",
    )
    assert play.question.kind != "group"
    mine = Stage(
        {"vp": 12, "cards": ["eater_of_the_dead"]}, {"place": "city", "hearts": 1}, {}, dice="s 3 3 3 1 2"
    )
    assert mine.question.kind != "group"


# ----------------------------------------------------------------- Energy Drink


@rule("KOT-ROLL-11")
def test_energy_drink_buys_a_fourth_roll_for_one_energy() -> None:
    play = Stage({"energy": 1, "cards": ["energy_drink"]}, {}, script="1 1 2 2 3 3 " * 3 + "h 1 2 3 1 2")
    play.keep()
    play.keep()
    assert play.energy(0) == 1
    assert play.expect("keep_dice", seat=0).args["left"] == 0
    play.keep()
    assert play.energy(0) == 0
    # The energy is used up, so nobody is asked for a fifth Roll.
    assert play.happened("CardUsed", seat=0, card="energy_drink")
    play.expect("keep_dice", seat=1)
    assert len(play.happened("DiceRolled", seat=0)) == 4


@rule("KOT-CARD-17")
def test_energy_drink_may_be_drunk_as_often_as_it_can_be_paid() -> None:
    play = Stage({"energy": 5, "cards": ["energy_drink"]}, {}, script="1 1 2 2 3 3 " * 8)
    for _ in range(7):
        play.keep()
    assert play.energy(0) == 0
    assert len(play.happened("DiceRolled", seat=0)) == 8


def test_energy_drink_is_not_paid_for_by_a_player_who_stops() -> None:
    play = Stage({"energy": 1, "cards": ["energy_drink"]}, {}, script="1 1 2 2 3 3 " * 3)
    play.keep()
    play.keep()
    play.roll()
    assert play.energy(0) == 1


def test_energy_drink_needs_energy() -> None:
    play = Stage({"cards": ["energy_drink"]}, {}, script="1 1 2 2 3 3 " * 3)
    play.keep()
    play.keep()
    play.expect("keep_dice", seat=1)


# --------------------------------------------------------------- Energy Hoarder


@pytest.mark.parametrize(("energy", "vp"), [(5, 0), (6, 1), (11, 1), (12, 2), (17, 2), (18, 3)])
def test_energy_hoarder_counts_full_sets_of_six_without_spending_them(energy: int, vp: int) -> None:
    play = Stage({"energy": energy, "cards": ["energy_hoarder"]}, {}, phase="end")
    play.expect("keep_dice", seat=1)
    assert play.vp(0) == vp
    assert play.energy(0) == energy


def test_energy_hoarder_does_not_count_energy_on_cards() -> None:
    cards = ["energy_hoarder", {"card": "battery_monster", "counters": 6}]
    play = Stage({"energy": 5, "cards": cards}, {}, phase="end")
    assert play.vp(0) == 0


def test_energy_hoarder_works_only_at_the_end_of_its_owners_turn() -> None:
    play = Stage({"energy": 12, "cards": ["energy_hoarder"]}, {}, active=1, phase="end")
    assert play.vp(0) == 0


@rule("KOT-ENDT-03")
def test_energy_hoarder_may_wait_for_what_metamorph_gives_back() -> None:
    play = Stage({"energy": 7, "cards": ["energy_hoarder", "metamorph", "urbavore", "jets"]}, {}, phase="end")
    play.effect("metamorph")
    play.expect("turn_in", seat=0)
    play.pick(1, 3)
    # Jets and Urbavore bring 5 and 4.
    assert play.energy(0) == 16
    assert play.vp(0) == 2


def test_energy_hoarder_before_metamorph_counts_less() -> None:
    play = Stage({"energy": 7, "cards": ["energy_hoarder", "metamorph", "jets"]}, {}, phase="end")
    play.effect("energy_hoarder")
    play.expect("turn_in", seat=0)
    play.pick(1)
    assert play.energy(0) == 12
    assert play.vp(0) == 1


# ------------------------------------------------------------------ Even Bigger


@rule("KOT-EX-47", "KOT-CARD-01", "KOT-CARD-18")
def test_even_bigger_lifts_a_healthy_monster_to_twelve_hearts() -> None:
    play = Stage({"energy": 4}, {}, phase="buy", market=["even_bigger"])
    play.buy("even_bigger")
    assert play.hearts(0) == 12
    assert play.monster(0).max_hearts == 12


@rule("KOT-HEAL-05")
def test_even_bigger_heals_in_tokyo() -> None:
    play = Stage({"energy": 4, "hearts": 3, "place": "city"}, {}, phase="buy", market=["even_bigger"])
    play.buy("even_bigger")
    assert play.hearts(0) == 5


@rule("KOT-HEAL-01", "KOT-HEAL-02")
def test_even_bigger_lets_hearts_heal_up_to_twelve() -> None:
    play = Stage({"hearts": 11, "cards": ["even_bigger"]}, {"place": "city"}, dice="h h h 1 1 2")
    assert play.hearts(0) == 12


@rule("KOT-CARD-18")
def test_even_bigger_copied_heals_again_but_raises_nothing_further() -> None:
    play = Stage({"energy": 8, "hearts": 9, "cards": ["even_bigger"]}, {}, phase="buy", market=["mimic"])
    play.buy("mimic")
    assert play.hearts(0) == 11
    assert play.monster(0).max_hearts == 12


def test_even_bigger_lost_is_a_cap_and_not_a_loss_of_hearts() -> None:
    play = Stage(
        {"energy": 4, "cards": ["parasitic_tentacles"]},
        {"hearts": 12, "cards": ["even_bigger", "were_only_making_it_stronger"]},
        phase="buy",
    )
    play.take("even_bigger", seat=1)
    assert play.hearts(1) == 10
    assert play.energy(1) == 4
    assert not play.happened("HeartsLost", seat=1)
    assert play.hearts(0) == 12


def test_even_bigger_turned_in_caps_its_owner_at_ten() -> None:
    play = Stage({"hearts": 12, "cards": ["even_bigger", "metamorph"]}, {}, phase="end")
    play.expect("turn_in", seat=0)
    play.pick(0)
    assert play.hearts(0) == 10


# ------------------------------------------------------------------- Extra Head


@rule("KOT-ROLL-03", "KOT-COMP-06")
@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        (["extra_head"], 7),
        (["extra_head", "extra_head"], 8),
        (["extra_head", "extra_head", {"card": "mimic", "copies": "extra_head"}], 9),
    ],
)
def test_extra_head_adds_a_die_to_every_roll_step_of_its_owner(cards: list[object], dice: int) -> None:
    play = Stage({"cards": cards}, {})
    play.expect("keep_dice", seat=0)
    assert len(play.view.dice) == dice
    play.end_turn()
    play.expect("keep_dice", seat=1)
    assert len(play.view.dice) == 6


@rule("KOT-COMP-17")
def test_extra_head_dice_are_kept_and_resolved_like_the_others() -> None:
    play = Stage({"cards": ["extra_head", "extra_head"]}, {"place": "city"}, script="3 3 3 3 1 1 3 3  2 2")
    play.keep(0, 1, 2, 3, 6, 7)
    assert play.view.dice == [2, 2, 2, 2, 1, 1, 2, 2]
    play.roll()
    assert play.vp(0) == 6


def test_extra_head_bought_now_counts_from_the_next_roll_step() -> None:
    play = Stage({"energy": 7}, {}, phase="buy", market=["extra_head"])
    play.buy("extra_head")
    play.until("keep_dice", seat=0)
    assert len(play.view.dice) == 7
