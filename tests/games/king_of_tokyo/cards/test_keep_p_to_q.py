"""Stories of the KEEP cards from Parasitic Tentacles to Psychic Probe."""

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

# ---------------------------------------------------------- Parasitic Tentacles


def test_parasitic_tentacles_takes_a_card_and_pays_its_owner_who_is_not_asked() -> None:
    play = Stage({"energy": 7, "cards": ["parasitic_tentacles"]}, {"cards": ["jets"]}, {}, phase="buy")
    play.take("jets", seat=1)
    play.expect("buy", seat=0)
    assert play.cards(0) == ["parasitic_tentacles", "jets"]
    assert play.cards(1) == []
    assert play.energy(0) == 2
    assert play.energy(1) == 5


@rule("KOT-CARD-17")
def test_parasitic_tentacles_takes_as_many_cards_as_it_can_pay() -> None:
    play = Stage(
        {"energy": 9, "cards": ["parasitic_tentacles"]},
        {"cards": ["jets"]},
        {"cards": ["urbavore"]},
        phase="buy",
    )
    play.take("jets", seat=1)
    play.take("urbavore", seat=2)
    assert play.energy(0) == 0
    assert play.energy(1) == 5
    assert play.energy(2) == 4


def test_parasitic_tentacles_is_not_offered_when_nothing_is_for_sale() -> None:
    play = Stage(
        {"energy": 3, "cards": ["parasitic_tentacles", "jets"]}, {"cards": ["urbavore"]}, phase="buy"
    )
    play.expect("buy", seat=0)
    assert not play.offers("opt-use", card="parasitic_tentacles")


def test_parasitic_tentacles_never_offers_the_buyers_own_cards() -> None:
    play = Stage(
        {"energy": 20, "cards": ["parasitic_tentacles", "jets"]}, {"cards": ["urbavore"]}, phase="buy"
    )
    play.use("parasitic_tentacles")
    assert [o.args.get("card") for o in play.expect("take_card", seat=0).options] == [None, "urbavore"]
    play.decline()
    assert play.cards(1) == ["urbavore"]


def test_parasitic_tentacles_works_only_in_the_owners_own_buy_step() -> None:
    play = Stage(
        {"energy": 20, "cards": ["parasitic_tentacles"]},
        {"energy": 20, "cards": ["urbavore"]},
        active=1,
        phase="buy",
    )
    play.expect("buy", seat=1)
    assert not play.offers("opt-use", card="parasitic_tentacles")
    play.done()
    play.expect("keep_dice", seat=0)


def test_parasitic_tentacles_lets_entry_effects_happen_for_the_buyer() -> None:
    play = Stage(
        {"energy": 4, "hearts": 6, "cards": ["parasitic_tentacles"]},
        {"hearts": 11, "cards": ["even_bigger"]},
        phase="buy",
    )
    play.take("even_bigger", seat=1)
    assert play.hearts(0) == 8
    assert play.monster(0).max_hearts == 12
    assert play.hearts(1) == 10


@pytest.mark.parametrize(("card", "left"), [("smoke_cloud", 1), ("battery_monster", 4)])
def test_parasitic_tentacles_leaves_what_lies_on_a_card_as_it_is(card: str, left: int) -> None:
    play = Stage(
        {"energy": 4, "cards": ["parasitic_tentacles"]},
        {"cards": [{"card": card, "counters": left}]},
        phase="buy",
    )
    play.take(card, seat=1)
    assert play.counters(0, card) == left


def test_parasitic_tentacles_leaves_a_mimic_token_on_the_card() -> None:
    play = Stage(
        {"energy": 5, "cards": ["parasitic_tentacles"]},
        {"cards": ["jets"]},
        {"cards": [{"card": "mimic", "copies": "jets"}]},
        phase="buy",
    )
    play.take("jets", seat=1)
    assert play.copies(2) == "jets"


# ------------------------------------------------------------------- Plot Twist


def test_plot_twist_turns_a_die_to_any_face_once_and_is_discarded() -> None:
    play = Stage({"cards": ["plot_twist"]}, {"place": "city"}, script="3 3 1 1 2 2")
    play.expect("keep_dice", seat=0)
    assert not play.offers("opt-use", card="plot_twist")
    play.roll()
    play.expect("change", seat=0)
    play.use("plot_twist")
    play.turn_die(2, "3")
    play.expect("keep_dice", seat=1)
    assert play.vp(0) == 3
    assert play.cards(0) == []
    assert play.view.discard == ["plot_twist"]
    assert play.happened("CardUsed", seat=0, card="plot_twist")


def test_plot_twist_may_be_saved_for_later() -> None:
    play = Stage({"cards": ["plot_twist"]}, {"place": "city"}, script="3 3 1 1 2 2")
    play.roll()
    play.expect("change", seat=0)
    play.decline()
    assert play.cards(0) == ["plot_twist"]


def test_plot_twist_is_of_no_use_in_the_turn_of_another() -> None:
    play = Stage({"cards": ["plot_twist"]}, {"place": "city"}, active=1, script="3 3 1 1 2 2")
    play.roll()
    play.expect("keep_dice", seat=0)


def test_plot_twist_copied_discards_the_copying_card() -> None:
    play = Stage(
        {"cards": [{"card": "mimic", "copies": "plot_twist"}]},
        {"place": "city", "cards": ["plot_twist"]},
        script="3 3 1 1 2 2",
    )
    play.roll()
    play.use("plot_twist", copy="mimic")
    play.turn_die(2, "3")
    assert play.cards(0) == []
    assert play.cards(1) == ["plot_twist"]
    assert play.view.discard == ["mimic"]


def test_plot_twist_used_first_leaves_a_copied_card_its_turn() -> None:
    cards = ["plot_twist", "herd_culler", {"card": "mimic", "copies": "herd_culler"}]
    play = Stage({"cards": cards}, {"place": "city"}, script="2 2 3 3 h h")
    play.roll()
    play.use("plot_twist")
    play.turn_die(0, "1")
    play.use("herd_culler")
    play.turn_die(1)
    play.use("herd_culler", copy="mimic")
    play.turn_die(2)
    assert play.vp(0) == 1


# ---------------------------------------------------------------- Poison Quills


def test_poison_quills_brings_two_smash_for_three_twos_which_still_score() -> None:
    play = Stage({"cards": ["poison_quills"]}, {"place": "city"}, dice="2 2 2 1 1 3")
    assert play.hearts(1) == 8
    play.yields(1)
    # 2 VP for the 2s, 1 VP for entering Tokyo.
    assert play.vp(0) == 3


def test_poison_quills_needs_three_twos_and_brings_no_more_for_six() -> None:
    two = Stage({"cards": ["poison_quills"]}, {"place": "city"}, dice="2 2 1 1 3 3")
    assert two.hearts(1) == 10
    six = Stage({"cards": ["poison_quills"]}, {"place": "city"}, dice="2 2 2 2 2 2")
    assert six.hearts(1) == 8


@rule("KOT-CARD-13")
def test_poison_quills_smash_is_smash_for_every_purpose() -> None:
    cards = ["poison_quills", "alpha_monster", "spiked_tail", "poison_spit"]
    play = Stage({"cards": cards}, {"place": "city"}, {}, dice="2 2 2 1 1 3")
    assert play.hearts(1) == 7
    assert play.hearts(2) == 10
    assert play.monster(1).poison == 1
    play.stays(1)
    assert play.vp(0) == 3


# ------------------------------------------------------------------ Poison Spit


def test_poison_spit_leaves_one_token_however_many_smash() -> None:
    play = Stage({"place": "city", "cards": ["poison_spit"]}, {}, {}, dice="s s s 1 1 2")
    assert play.monster(1).poison == play.monster(2).poison == 1
    assert play.monster(0).poison == 0


def test_poison_spit_leaves_no_token_without_a_wound() -> None:
    play = Stage({"energy": 3, "cards": ["poison_spit"]}, {}, phase="buy", market=["flame_thrower"])
    play.buy("flame_thrower")
    assert play.hearts(1) == 8
    assert play.monster(1).poison == 0


def test_poison_spit_copied_leaves_a_second_token() -> None:
    cards = ["poison_spit", {"card": "mimic", "copies": "poison_spit"}]
    play = Stage({"cards": cards}, {"place": "city"}, dice="s 1 1 2 2 3")
    assert play.monster(1).poison == 2


def test_poison_spit_tokens_cost_a_heart_each_when_the_bearers_own_turn_ends() -> None:
    play = Stage({}, {"poison": 2}, {"place": "city"}, script="1 1 2 2 3 3 " * 2)
    play.roll()
    assert play.hearts(1) == 10
    play.roll()
    assert play.hearts(1) == 8
    assert play.monster(1).poison == 2


@rule("KOT-CARD-06", "KOT-EX-34")
def test_poison_spit_tokens_stay_when_the_card_is_turned_in() -> None:
    play = Stage({"cards": ["poison_spit", "metamorph"]}, {"poison": 2}, phase="end", script="1 1 2 2 3 3")
    play.pick(1)
    assert play.cards(0) == ["metamorph"]
    play.roll()
    assert play.hearts(1) == 8


def test_poison_spit_tokens_stay_when_its_owner_is_eliminated() -> None:
    play = Stage(
        {"cards": []},
        {"place": "city", "hearts": 1, "cards": ["poison_spit"]},
        {"poison": 2},
        dice="s 1 1 2 2 3",
        script="1 1 2 2 3 3",
    )
    assert not play.alive(1)
    play.roll()
    assert play.hearts(2) == 8


@rule("KOT-CARD-07", "KOT-HEAL-08")
def test_poison_spit_tokens_come_off_for_heart_results_of_the_bearer() -> None:
    play = Stage({"poison": 2, "hearts": 5}, {"place": "city"}, dice="h h 1 1 2 2")
    play.heart("poison")
    assert play.monster(0).poison == 1
    play.heart("self")
    # One heart healed, one token left, which acts at the end of the turn.
    assert play.hearts(0) == 5
    assert play.monster(0).poison == 1


@rule("KOT-CARD-07", "KOT-HEAL-04")
def test_poison_spit_tokens_stay_on_in_tokyo() -> None:
    play = Stage({"place": "city", "poison": 1, "hearts": 5}, {}, dice="h h 1 1 2 2")
    play.expect("keep_dice", seat=1)
    assert play.monster(0).poison == 1
    assert play.hearts(0) == 4


@rule("KOT-CARD-23", "KOT-YIELD-05")
def test_poison_spit_tokens_are_no_smash_of_anybody() -> None:
    play = Stage({"place": "city", "poison": 2}, {"cards": ["poison_spit"]}, phase="end")
    play.expect("keep_dice", seat=1)
    loss = play.happened("HeartsLost", seat=0)[0]
    assert loss.by == -1
    assert not loss.smash
    assert play.place(0) == "city"


@rule("KOT-END-04")
def test_poison_spit_token_kills_a_monster_with_twenty_points_at_the_end_of_its_turn() -> None:
    play = Stage({"vp": 17, "hearts": 1, "poison": 1}, {"place": "city"}, {}, dice="3 3 3 1 1 2")
    assert not play.alive(0)
    assert not play.table.over


# ---------------------------------------------------------------- Psychic Probe


@rule("KOT-ROLL-12")
def test_psychic_probe_rerolls_a_die_of_its_owners_choice_after_the_last_roll() -> None:
    play = Stage({}, {"cards": ["psychic_probe"]}, {"place": "city"}, script="3 3 3 1 1 2  1")
    play.roll()
    play.expect("probe", seat=1)
    play.use("psychic_probe")
    play.turn_die(0)
    # Once per turn; the reroll stands.
    play.expect("keep_dice", seat=1)
    assert play.happened("RollTotalled")[0].symbols == [3, 1, 2, 0, 0, 0]
    assert play.cards(1) == ["psychic_probe"]
    assert play.happened("CardUsed", seat=1, card="psychic_probe")


def test_psychic_probe_is_discarded_on_a_heart() -> None:
    play = Stage({}, {"cards": ["psychic_probe"]}, {"place": "city"}, script="3 3 3 1 1 2  h")
    play.roll()
    play.use("psychic_probe")
    play.turn_die(0)
    assert play.cards(1) == []
    assert play.view.discard == ["psychic_probe"]


def test_psychic_probe_comes_after_the_last_roll_also_when_the_player_stops_early() -> None:
    play = Stage({}, {"cards": ["psychic_probe"]}, {"place": "city"}, script="3 3 3 1 1 2 " * 3)
    play.keep()
    play.keep()
    # Three Rolls are made, so the active player is asked no more.
    play.expect("probe", seat=1)
    play.decline()
    early = Stage({}, {"cards": ["psychic_probe"]}, {"place": "city"}, script="3 3 3 1 1 2")
    early.roll()
    early.expect("probe", seat=1)
    assert len(early.happened("DiceRolled")) == 1


def test_psychic_probe_is_no_use_in_its_owners_own_turn() -> None:
    play = Stage({"cards": ["psychic_probe"]}, {"place": "city"}, script="3 3 3 1 1 2")
    play.roll()
    play.expect("keep_dice", seat=1)


def test_psychic_probe_leaves_the_active_monster_the_last_word() -> None:
    play = Stage(
        {"cards": ["plot_twist"]}, {"cards": ["psychic_probe"]}, {"place": "city"}, script="3 3 3 1 1 2  1"
    )
    play.roll()
    play.use("psychic_probe")
    play.turn_die(0)
    play.expect("change", seat=0)
    play.use("plot_twist")
    play.turn_die(0, "3")
    assert play.vp(0) == 3


def test_psychic_probe_copied_discards_the_copying_card_on_a_heart() -> None:
    play = Stage(
        {"cards": ["psychic_probe"]},
        {"cards": [{"card": "mimic", "copies": "psychic_probe"}]},
        {"place": "city"},
        active=2,
        script="3 3 3 1 1 2  1  h",
    )
    play.roll()
    # Clockwise from the active player: seat 0 first.
    play.expect("probe", seat=0)
    play.use("psychic_probe")
    play.turn_die(0)
    play.expect("probe", seat=1)
    play.use("psychic_probe", copy="mimic")
    play.turn_die(1)
    assert play.cards(1) == []
    assert play.cards(0) == ["psychic_probe"]


def test_psychic_probe_finds_nothing_to_reroll_when_there_are_no_dice() -> None:
    play = Stage({"shrink": 6}, {"cards": ["psychic_probe"]}, {"place": "city"})
    play.expect("keep_dice", seat=1)
