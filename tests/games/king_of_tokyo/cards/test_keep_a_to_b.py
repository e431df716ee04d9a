"""Stories of the KEEP cards from Acid Attack to Burrowing."""

from typing import Any

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

# ------------------------------------------------------------------ Acid Attack


@rule("KOT-CARD-13", "KOT-SMASH-11")
def test_acid_attack_wounds_without_any_smash_on_the_dice() -> None:
    play = Stage({"cards": ["acid_attack"]}, {"place": "city"}, {}, dice="1 1 2 2 3 h")
    assert play.hearts(1) == 9
    assert play.hearts(2) == 10
    play.yields(1)
    assert play.place(0) == "city"


def test_acid_attack_adds_to_the_smash_on_the_dice() -> None:
    play = Stage({"cards": ["acid_attack"]}, {"place": "city"}, {}, dice="s s 2 2 3 h")
    assert play.hearts(1) == 7


def test_acid_attack_rests_while_others_play() -> None:
    play = Stage({"cards": ["acid_attack"], "place": "city"}, {}, {}, active=1, dice="1 1 2 2 3 h")
    play.expect("keep_dice", seat=2)
    assert [play.hearts(seat) for seat in (0, 1, 2)] == [10, 10, 10]


def test_acid_attack_without_a_target_still_counts_as_smash() -> None:
    play = Stage({"cards": ["acid_attack", "alpha_monster"]}, {}, {}, dice="1 1 2 2 3 h")
    assert play.hearts(1) == play.hearts(2) == 10
    assert play.happened("VPGained", seat=0, card="alpha_monster")


@rule("KOT-CARD-13", "KOT-CARD-14")
def test_acid_attack_alone_is_a_loss_of_one_that_armor_plating_ignores() -> None:
    play = Stage(
        {"cards": ["acid_attack"]}, {"place": "city", "cards": ["armor_plating"]}, dice="1 1 2 2 3 h"
    )
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 10


@rule("KOT-CARD-14")
def test_acid_attack_with_a_smash_die_is_a_loss_of_two_that_armor_plating_suffers() -> None:
    play = Stage(
        {"cards": ["acid_attack"]}, {"place": "city", "cards": ["armor_plating"]}, dice="s 1 2 2 3 h"
    )
    play.expect("yield", seat=1)
    assert play.hearts(1) == 8


@rule("KOT-CARD-13")
def test_acid_attack_sets_off_everything_that_waits_for_smash() -> None:
    cards = ["acid_attack", "alpha_monster", "spiked_tail", "fire_breathing", "poison_spit", "shrink_ray"]
    play = Stage({"cards": cards}, {"place": "city"}, {}, dice="1 1 2 2 3 h")
    play.expect("yield", seat=1)
    # Acid Attack, Spiked Tail, Fire Breathing.
    assert play.hearts(1) == 7
    assert play.monster(1).poison == 1
    assert play.monster(1).shrink == 1
    assert play.hearts(2) == 9
    assert play.vp(0) == 1


def test_acid_attack_in_tokyo_sets_off_urbavore() -> None:
    play = Stage({"cards": ["acid_attack", "urbavore"], "place": "city"}, {}, {}, dice="1 1 2 2 3 h")
    assert play.hearts(1) == play.hearts(2) == 8


# ----------------------------------------------------------------- Alien Origin


@rule("KOT-EX-48", "KOT-BUY-04", "KOT-BUY-11")
def test_alien_origin_makes_the_next_card_cheaper_but_not_itself() -> None:
    play = Stage({"energy": 6}, {}, phase="buy", market=["alien_origin", "commuter_train"])
    play.buy("alien_origin")
    assert play.energy(0) == 3
    play.buy("commuter_train")
    assert play.energy(0) == 0


@rule("KOT-SWEEP-04")
def test_alien_origin_does_not_make_a_sweep_cheaper() -> None:
    play = Stage({"energy": 2, "cards": ["alien_origin"]}, {}, phase="buy", market=["tank"])
    play.sweep()
    assert play.energy(0) == 0
    poor = Stage(
        {"energy": 1, "cards": ["alien_origin"]}, {}, phase="buy", market=["tank", "skyscraper", "energize"]
    )
    poor.expect("keep_dice", seat=1)


def test_alien_origin_does_not_make_a_cards_price_of_use_cheaper() -> None:
    play = Stage({"energy": 3, "cards": ["alien_origin", "stretchy"]}, {}, script="1 1 2 2 3 e")
    play.roll()
    play.expect("change", seat=0)
    play.use("stretchy")
    assert play.energy(0) == 1


def test_alien_origin_counts_for_the_top_card_seen_through_made_in_a_lab() -> None:
    play = Stage(
        {"energy": 4, "cards": ["alien_origin", "made_in_a_lab"]},
        {},
        phase="buy",
        deck=["apartment_building"],
    )
    play.use("made_in_a_lab")
    play.expect("top_card", seat=0)
    play.choose("opt-buy", card="apartment_building", price=4)
    assert play.energy(0) == 0


def test_alien_origin_counts_for_a_card_snatched_by_opportunist() -> None:
    play = Stage(
        {"energy": 3},
        {"energy": 4, "cards": ["alien_origin", "opportunist"]},
        phase="buy",
        market=["corner_store"],
        deck=["apartment_building"],
    )
    play.buy("corner_store")
    play.snatch("apartment_building", seat=1)
    assert play.energy(1) == 0


def test_alien_origin_lowers_what_the_seller_gets_from_parasitic_tentacles() -> None:
    play = Stage(
        {"energy": 4, "cards": ["alien_origin", "parasitic_tentacles"]}, {"cards": ["urbavore"]}, phase="buy"
    )
    play.take("urbavore", seat=1)
    assert play.energy(0) == 1
    assert play.energy(1) == 3


@rule("KOT-BUY-09")
def test_alien_origin_twice_makes_a_card_of_two_free() -> None:
    play = Stage(
        {"cards": ["alien_origin", {"card": "mimic", "copies": "alien_origin"}]},
        {},
        phase="buy",
        market=["solar_powered", "tank", "skyscraper"],
        deck=["energize"],
    )
    assert play.offers("opt-buy", card="solar_powered", price=0)
    assert not play.offers("opt-buy", card="tank")
    play.buy("solar_powered")
    assert "solar_powered" in play.cards(0)


# ---------------------------------------------------------------- Alpha Monster


def test_alpha_monster_earns_one_point_however_many_smash_there_are() -> None:
    play = Stage({"cards": ["alpha_monster"]}, {"place": "city"}, dice="s s s s 1 2")
    play.stays(1)
    assert play.vp(0) == 1


def test_alpha_monster_earns_nothing_without_smash() -> None:
    play = Stage({"cards": ["alpha_monster"]}, {"place": "city"}, dice="1 1 2 2 3 h")
    play.expect("keep_dice", seat=1)
    assert play.vp(0) == 0


@rule("KOT-SMASH-09")
def test_alpha_monster_needs_no_wound_on_the_first_turn() -> None:
    play = Stage({"cards": ["alpha_monster"]}, {}, dice="s 1 1 2 2 3")
    # 1 VP for smash, 1 VP for entering Tokyo.
    assert play.vp(0) == 2
    assert play.hearts(1) == 10


def test_alpha_monster_does_not_mind_a_prevented_loss() -> None:
    play = Stage(
        {"cards": ["alpha_monster"]}, {"place": "city", "cards": ["armor_plating"]}, dice="s 1 1 2 2 3"
    )
    assert play.hearts(1) == 10
    assert play.vp(0) == 1


@rule("KOT-CARD-13")
def test_alpha_monster_counts_a_smash_that_a_card_adds() -> None:
    play = Stage({"cards": ["alpha_monster", "burrowing"], "place": "city"}, {}, dice="1 1 2 2 3 h")
    assert play.vp(0) == 1


# ---------------------------------------------------------------- Armor Plating


@rule("KOT-CARD-15", "KOT-SMASH-14", "KOT-YIELD-09")
def test_armor_plating_ignores_one_heart_of_smash_and_so_there_is_no_yielding() -> None:
    play = Stage({"cards": []}, {"place": "city", "cards": ["armor_plating"]}, dice="s 1 1 2 2 3")
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 10
    assert play.place(1) == "city"


def test_armor_plating_does_not_soften_a_bigger_loss() -> None:
    play = Stage({}, {"place": "city", "cards": ["armor_plating"]}, dice="s s 1 2 2 3")
    play.expect("yield", seat=1)
    assert play.hearts(1) == 8


@rule("KOT-CARD-14")
def test_armor_plating_ignores_a_single_poison_token_but_not_two() -> None:
    one = Stage({"cards": ["armor_plating"], "poison": 1}, {}, phase="end")
    assert one.hearts(0) == 10
    two = Stage({"cards": ["armor_plating"], "poison": 2}, {}, phase="end")
    assert two.hearts(0) == 8


@rule("KOT-CARD-14")
def test_armor_plating_ignores_two_losses_of_one_in_the_same_turn() -> None:
    flames = ["fire_breathing", {"card": "mimic", "copies": "fire_breathing"}]
    play = Stage(
        {"cards": flames},
        {"cards": ["armor_plating"]},
        {"place": "city", "cards": ["camouflage"]},
        dice="s 1 1 2 2 3",
    )
    play.expect("guard", seat=2)
    play.decline()
    assert play.hearts(1) == 10
    assert play.hearts(2) == 7


def test_armor_plating_ignores_the_heart_that_burrowing_takes() -> None:
    play = Stage(
        {"cards": ["armor_plating"]}, {"place": "city", "cards": ["burrowing"]}, {}, dice="s s 1 1 2 2"
    )
    play.yields(1)
    assert play.place(0) == "city"
    assert play.hearts(0) == 10


@rule("KOT-CARD-14")
def test_armor_plating_sees_smash_and_fire_breathing_as_one_loss_of_two() -> None:
    play = Stage(
        {"cards": ["fire_breathing"]}, {"place": "city", "cards": ["armor_plating"]}, {}, dice="s 1 1 2 2 3"
    )
    play.expect("yield", seat=1)
    assert play.hearts(1) == 8


def test_armor_plating_keeps_poison_and_shrink_tokens_away() -> None:
    play = Stage(
        {"cards": ["poison_spit", "shrink_ray"]},
        {"place": "city", "cards": ["armor_plating"]},
        dice="s 1 1 2 2 3",
    )
    assert play.monster(1).poison == 0
    assert play.monster(1).shrink == 0


# ----------------------------------------------------------- Background Dweller


def test_background_dweller_rerolls_threes_again_and_again_without_using_up_rolls() -> None:
    play = Stage({"cards": ["background_dweller"]}, {}, script="3 3 1 2 e h  3 1  e")
    assert play.expect("keep_dice", seat=0).args["left"] == 2
    play.use("background_dweller")
    play.expect("reroll", seat=0)
    play.pick(0, 1)
    assert play.view.dice == [2, 0, 0, 1, 3, 5]
    play.use("background_dweller")
    assert play.view.dice == [3, 0, 0, 1, 3, 5]
    assert play.expect("keep_dice", seat=0).args["left"] == 2
    assert len(play.happened("CardUsed", seat=0, card="background_dweller")) == 2
    assert not play.happened("CardDice")


def test_everybody_sees_the_dice_of_a_card_while_they_can_be_rerolled() -> None:
    play = Stage(
        {},
        {"place": "city", "cards": ["camouflage", "background_dweller"]},
        script="s s 1 1 2 2  3 h  e",
    )
    play.keep(0, 1, 2, 3, 4, 5)
    assert play.view.card_dice == []
    play.use("camouflage")
    play.expect("free_reroll", seat=1)
    for seat in (-1, 0, 1):
        assert play.table.view(seat).card_dice == [2, 5]
    play.use("background_dweller")
    assert play.view.card_dice == []
    assert play.hearts(1) == 9


def test_background_dweller_may_reroll_just_some_of_the_threes() -> None:
    play = Stage({"cards": ["background_dweller"]}, {}, script="3 1 3 2 3 h  e")
    play.use("background_dweller")
    play.pick(1)
    assert play.view.dice == [2, 0, 3, 1, 2, 5]


def test_background_dweller_is_not_offered_without_a_three() -> None:
    play = Stage({"cards": ["background_dweller"]}, {}, script="1 1 2 2 e h")
    play.expect("keep_dice", seat=0)
    assert not play.offers("opt-use", card="background_dweller")


def test_background_dweller_works_after_the_last_roll_too() -> None:
    play = Stage({"cards": ["background_dweller"]}, {}, script="1 1 2 2 e h " * 2 + "3 1 2 2 e h  3 1")
    play.keep()
    play.keep()
    for _ in range(2):
        play.expect("free_reroll", seat=0)
        play.use("background_dweller")
    assert play.happened("RollTotalled")[0].symbols == [2, 2, 0, 1, 0, 1]


def test_background_dweller_may_leave_its_threes_alone() -> None:
    play = Stage({"cards": ["background_dweller"]}, {}, script="1 1 2 2 e h " * 2 + "3 3 3 2 e h")
    play.keep()
    play.keep()
    play.expect("free_reroll", seat=0)
    play.decline()
    assert play.happened("VPGained", seat=0, rule="KOT-NUM-02")[0].amount == 3


@rule("KOT-ROLL-12")
def test_background_dweller_answers_a_three_that_another_monster_forced() -> None:
    play = Stage(
        {"cards": ["background_dweller"]}, {"cards": ["psychic_probe"]}, script="1 1 2 2 e h  3  3  s"
    )
    play.roll()
    play.expect("probe", seat=1)
    play.use("psychic_probe")
    play.turn_die(0)
    for _ in range(2):
        play.expect("change", seat=0)
        play.use("background_dweller")
    assert play.happened("RollTotalled")[0].symbols == [1, 2, 0, 1, 1, 1]


def test_background_dweller_does_not_come_back_to_its_own_three_after_a_probe() -> None:
    play = Stage({"cards": ["background_dweller"]}, {"cards": ["psychic_probe"]}, script="3 1 2 2 e h  1")
    play.roll()
    play.use("psychic_probe")
    play.turn_die(5)
    play.expect("keep_dice", seat=1)


def test_background_dweller_rerolls_threes_of_camouflage_dice() -> None:
    play = Stage(
        {},
        {"place": "city", "cards": ["camouflage", "background_dweller"]},
        dice="s s 1 1 2 2",
        script="3 1  h",
    )
    play.use("camouflage")
    play.expect("free_reroll", seat=1)
    play.use("background_dweller")
    play.stays(1)
    assert play.hearts(1) == 9


def test_background_dweller_reports_the_camouflage_dice_as_they_are_in_the_end() -> None:
    play = Stage(
        {},
        {"place": "city", "cards": ["camouflage", "background_dweller"]},
        dice="s s 1 1 2 2",
        script="3 3  h 1",
    )
    play.use("camouflage")
    play.use("background_dweller")
    assert play.expect("reroll", seat=1).count == 4
    play.pick()
    # Nothing was rerolled, so the offer stands and there is nothing to report.
    play.use("background_dweller")
    play.pick(0, 1)
    assert [e.dice for e in play.happened("CardDice", seat=1)] == [[2, 2], [5, 0]]


# -------------------------------------------------------------- Battery Monster


def test_battery_monster_starts_with_six_energy_that_nobody_can_spend_yet() -> None:
    play = Stage({"energy": 3}, {}, phase="buy", market=["battery_monster", "corner_store"])
    play.buy("battery_monster")
    assert play.counters(0, "battery_monster") == 6
    assert play.energy(0) == 0
    play.expect("keep_dice", seat=1)


@pytest.mark.parametrize(("before", "after"), [(6, 4), (4, 2)])
def test_battery_monster_pays_two_when_the_turn_begins(before: int, after: int) -> None:
    play = Stage({"cards": [{"card": "battery_monster", "counters": before}]}, {}, script="1 1 2 2 3 h")
    play.expect("keep_dice", seat=0)
    assert play.energy(0) == 2
    assert play.counters(0, "battery_monster") == after


def test_battery_monster_is_discarded_with_its_last_energy() -> None:
    play = Stage({"cards": [{"card": "battery_monster", "counters": 2}]}, {}, script="1 1 2 2 3 h")
    assert play.energy(0) == 2
    assert play.cards(0) == []
    assert play.view.discard == ["battery_monster"]


def test_battery_monster_pays_nothing_on_turns_of_others() -> None:
    play = Stage(
        {"cards": [{"card": "battery_monster", "counters": 6}]}, {}, {}, active=1, script="1 1 2 2 3 h"
    )
    assert play.energy(0) == 0
    assert play.counters(0, "battery_monster") == 6


def test_battery_monster_takes_its_energy_along_when_it_leaves_play() -> None:
    play = Stage({"cards": ["metamorph", {"card": "battery_monster", "counters": 6}]}, {}, phase="end")
    play.expect("turn_in", seat=0)
    play.pick(1)
    assert play.energy(0) == 3


def test_battery_monster_keeps_its_energy_when_it_is_bought_from_its_owner() -> None:
    play = Stage(
        {"energy": 3, "cards": ["parasitic_tentacles"]},
        {"cards": [{"card": "battery_monster", "counters": 2}]},
        phase="buy",
    )
    play.take("battery_monster", seat=1)
    assert play.counters(0, "battery_monster") == 2
    assert play.energy(0) == 0


# -------------------------------------------------------------------- Burrowing


def test_burrowing_adds_a_smash_in_tokyo_even_without_smash_on_the_dice() -> None:
    play = Stage({"place": "city", "cards": ["burrowing"]}, {}, {}, dice="1 1 2 2 3 h")
    assert play.hearts(1) == play.hearts(2) == 9


def test_burrowing_adds_nothing_outside_tokyo() -> None:
    play = Stage({"cards": ["burrowing"]}, {"place": "city"}, {}, dice="1 1 2 2 3 h")
    assert play.hearts(1) == 10


def test_burrowing_costs_the_monster_that_takes_tokyo_a_heart() -> None:
    play = Stage({}, {"place": "city", "cards": ["burrowing"]}, {"place": "outside"}, dice="s s 1 1 2 2")
    play.yields(1)
    assert play.place(0) == "city"
    assert play.hearts(0) == 9
    assert play.happened("HeartsLost", seat=0)[0].by == 1


def test_burrowing_costs_nothing_when_its_owner_stays() -> None:
    play = Stage({}, {"place": "city", "cards": ["burrowing"]}, dice="s s 1 1 2 2")
    play.stays(1)
    play.expect("keep_dice", seat=1)
    assert play.hearts(0) == 10


@rule("KOT-YIELD-05", "KOT-SMASH-10")
def test_burrowing_is_a_card_loss_so_the_newcomer_cannot_yield() -> None:
    play = Stage({}, {"place": "city", "cards": ["burrowing"]}, {}, dice="s s 1 1 2 2")
    play.yields(1)
    play.expect("keep_dice", seat=1)
    assert play.place(0) == "city"


@rule("KOT-TURN-06", "KOT-ENTER-10")
def test_burrowing_can_eliminate_the_newcomer_and_tokyo_stays_empty() -> None:
    play = Stage({"hearts": 1}, {"place": "city", "cards": ["burrowing"]}, {}, dice="s s 1 1 2 2")
    play.yields(1)
    assert not play.alive(0)
    assert [play.place(seat) for seat in (0, 1, 2)] == ["outside"] * 3
    play.expect("keep_dice", seat=1)


@rule("KOT-CARD-14")
def test_burrowing_twice_is_two_losses_for_the_first_monster_to_enter() -> None:
    tokyo: list[dict[str, Any]] = [
        {"place": "city", "cards": ["burrowing"]},
        {"place": "bay", "cards": [{"card": "mimic", "copies": "burrowing"}]},
    ]
    play = Stage({}, *tokyo, {}, {}, dice="s 1 1 2 2 3")
    play.yields(1)
    play.yields(2)
    assert [e.amount for e in play.happened("HeartsLost", seat=0)] == [1, 1]
    armored = Stage({"cards": ["armor_plating"]}, *tokyo, {}, {}, dice="s 1 1 2 2 3")
    armored.yields(1)
    armored.yields(2)
    assert armored.hearts(0) == 10


@rule("KOT-BAY-07", "KOT-YIELD-10")
def test_burrowing_does_not_react_when_the_bay_closes_under_its_owner() -> None:
    play = Stage(
        {"place": "city", "energy": 3},
        {"energy": 5, "cards": ["opportunist"]},
        {"place": "bay", "cards": ["burrowing"]},
        {"hearts": 1},
        {},
        dice="s 1 1 2 2 3",
        market=["corner_store"],
        deck=["death_from_above"],
    )
    assert play.place(2) == "outside"
    play.buy("corner_store")
    play.snatch("death_from_above", seat=1)
    assert play.place(1) == "city"
    assert play.hearts(1) == 9


def test_burrowing_costs_nothing_when_nobody_enters_and_is_forgotten_with_the_turn() -> None:
    play = Stage(
        {"place": "city", "cards": ["nova_breath"]},
        {},
        {"place": "bay", "cards": ["burrowing"]},
        {},
        {},
        dice="s 1 1 2 2 3",
        script="1 1 2 2 3 3",
    )
    # The attacker is in Tokyo already.
    play.yields(2)
    assert play.hearts(0) == 10
    play.expect("keep_dice", seat=1)
    play.roll()
    assert play.place(1) == "bay"
    assert play.hearts(1) == 9


def test_burrowing_bites_only_the_first_monster_to_enter() -> None:
    play = Stage(
        {"energy": 3},
        {"place": "city", "cards": ["burrowing"]},
        {"energy": 5, "cards": ["opportunist"]},
        {},
        dice="s s 1 1 2 2",
        market=["corner_store"],
        deck=["death_from_above"],
    )
    play.yields(1)
    assert play.hearts(0) == 9
    play.buy("corner_store")
    play.snatch("death_from_above", seat=2)
    assert play.place(2) == "city"
    assert play.hearts(2) == 10


def test_burrowing_does_not_bite_its_own_owner_on_the_way_back() -> None:
    play = Stage(
        {"place": "city", "energy": 3, "cards": ["nova_breath"]},
        {"place": "bay", "energy": 5, "cards": ["burrowing", "opportunist"]},
        {},
        {},
        {},
        dice="s 1 1 2 2 3",
        market=["corner_store"],
        deck=["death_from_above"],
    )
    play.yields(1)
    play.buy("corner_store")
    play.snatch("death_from_above", seat=1)
    assert play.place(1) == "city"
    assert play.hearts(1) == 9
