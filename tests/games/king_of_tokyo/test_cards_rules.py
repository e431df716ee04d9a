"""Rules about cards in general: copies, tokens, the order inside a loss, who causes what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY: dict[str, Any] = {"place": "city"}
BAY: dict[str, Any] = {"place": "bay"}
RICH: dict[str, Any] = {"energy": 9}
SHOP = ["tank", "jets", "heal"]


def mimic(card: str) -> dict[str, Any]:
    return {"card": "mimic", "copies": card}


def held(*cards: Any, **more: Any) -> dict[str, Any]:
    return {"cards": list(cards), **more}


# ---- hearts


@rule("KOT-CARD-01")
@pytest.mark.parametrize(("cards", "after"), [([], 10), (["even_bigger"], 11)])
def test_cards_heal_up_to_ten_unless_a_keep_card_says_more(cards: list[str], after: int) -> None:
    play = Stage(held(*cards, hearts=9, energy=9), CITY, phase="buy", market=["heal", "tank", "jets"])
    play.buy("heal")
    assert play.hearts(0) == after


@rule("KOT-CARD-18")
def test_nobody_ever_has_more_than_twelve_hearts() -> None:
    play = Stage(
        held(mimic("even_bigger"), "even_bigger", hearts=12, energy=9), CITY, phase="buy", market=SHOP
    )
    assert play.monster(0).max_hearts == 12
    play.buy("heal")
    assert play.hearts(0) == 12


# ---- Mimic


@rule("KOT-CARD-02")
def test_mimic_works_as_if_the_card_had_just_been_played_tokens_included() -> None:
    """The copy of a Smoke Cloud with one token left comes with three of its own."""
    used = {"card": "smoke_cloud", "counters": 1}
    play = Stage({"energy": 8}, held(used, "jets", **CITY), phase="buy", market=["mimic", "tank"])
    play.buy("mimic")
    play.copy("smoke_cloud", seat=1)
    assert (play.counters(0, "mimic"), play.counters(1, "smoke_cloud")) == (3, 1)


@rule("KOT-CARD-02")
def test_mimic_brings_what_the_card_brings_on_arrival() -> None:
    play = Stage(
        {"energy": 8, "hearts": 5}, held("even_bigger", "jets", **CITY), phase="buy", market=["mimic", "tank"]
    )
    play.buy("mimic")
    play.copy("even_bigger", seat=1)
    assert (play.hearts(0), play.monster(0).max_hearts) == (7, 12)


@rule("KOT-CARD-03")
def test_a_discarded_original_ends_the_copy() -> None:
    """Plot Twist is used up by its owner; the copy is gone, the card and its token stay with their owner."""
    play = Stage(held("plot_twist"), held(mimic("plot_twist"), "jets", **CITY), {}, script="1 1 2 2 3 3")
    play.roll()
    play.use("plot_twist")
    play.turn_die(0, "2")
    (card,) = [c for c in play.monster(1).cards if c.card == "mimic"]
    assert card.copies == ""
    assert play.happened("CopyPlaced", seat=1, of="", rule="KOT-CARD-03")


@rule("KOT-CARD-03")
def test_an_original_lost_with_its_owner_ends_the_copy() -> None:
    play = Stage(held(mimic("giant_brain"), **CITY), held("giant_brain", hearts=1), {}, dice="s 1 1 2 2 3")
    (card,) = play.monster(0).cards
    assert (card.card, card.copies) == ("mimic", "")
    play = Stage(held(mimic("giant_brain"), **CITY), held("giant_brain"), {}, dice="s 1 1 2 2 3")
    (card,) = play.monster(0).cards
    assert card.copies == "giant_brain"


@rule("KOT-CARD-04")
def test_the_token_moves_for_one_energy_at_the_start_of_a_turn() -> None:
    play = Stage(held(mimic("giant_brain"), energy=1), held("giant_brain", "extra_head", "jets", **CITY))
    question = play.expect("copy", seat=0)
    assert {str(o.args["card"]) for o in question.options if o.say == "opt-copy"} == {"extra_head", "jets"}
    play.copy("extra_head", seat=1)
    play.expect("keep_dice", seat=0)
    assert (play.energy(0), len(play.view.dice), play.view.rolls_left) == (0, 7, 2)


@rule("KOT-CARD-04")
def test_without_energy_the_token_stays() -> None:
    play = Stage(held(mimic("giant_brain")), held("giant_brain", "extra_head", **CITY))
    play.expect("keep_dice", seat=0)
    assert play.view.rolls_left == 3


@rule("KOT-CARD-04")
def test_a_token_taken_back_is_placed_again_on_the_next_turn() -> None:
    play = Stage(held("mimic", energy=1), held("giant_brain", "extra_head", **CITY))
    play.copy("giant_brain", seat=1)
    assert (play.energy(0), play.view.rolls_left) == (0, 3)


@rule("KOT-CARD-19")
def test_only_keep_cards_in_play_can_be_copied_and_never_mimic() -> None:
    play = Stage(
        held("jets", energy=8),
        held("giant_brain", **CITY),
        phase="buy",
        market=["mimic", "tank", "heal"],
        discard=["wings"],
    )
    play.buy("mimic")
    question = play.expect("copy", seat=0)
    assert sorted(str(o.args["card"]) for o in question.options) == ["giant_brain", "jets"]


@rule("KOT-CARD-19")
def test_with_nothing_to_copy_mimic_waits() -> None:
    play = Stage({"energy": 8}, CITY, phase="buy", market=["mimic", "tank", "heal"])
    play.buy("mimic")
    play.expect("keep_dice", seat=1)
    assert play.cards(0) == ["mimic"]


# ---- Opportunist


@rule("KOT-CARD-05")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 3]), (2, [3, 1])])
def test_the_first_opportunist_clockwise_chooses_first(active: int, order: list[int]) -> None:
    play = Stage(
        {"energy": 9},
        held("opportunist", energy=9),
        {"energy": 9},
        held(mimic("opportunist"), energy=9, **CITY),
        active=active,
        phase="buy",
        market=["heal", "tank", "jets"],
        deck=["corner_store", "commuter_train"],
    )
    play.buy("heal")
    play.expect("fresh_card", seat=order[0])
    play.choose("opt-none")
    play.snatch("corner_store", seat=order[1])
    play.expect("fresh_card", seat=order[0])
    assert play.offers("opt-buy", card="commuter_train")


# ---- tokens


@rule("KOT-CARD-06")
def test_tokens_stay_when_their_card_goes() -> None:
    play = Stage(
        held("metamorph", "poison_spit", "shrink_ray"), {"poison": 2, "shrink": 1, **CITY}, {}, phase="end"
    )
    names = [str(o.args["card"]) for o in play.expect("turn_in").items]
    play.rig("1 1 2 2 3")
    play.pick(names.index("poison_spit"), names.index("shrink_ray"))
    assert (play.monster(1).poison, play.monster(1).shrink) == (2, 1)
    assert len(play.view.dice) == 5
    play.end_turn()
    assert play.hearts(1) == 8


@rule("KOT-CARD-06")
def test_tokens_stay_when_the_owner_of_their_card_is_out() -> None:
    play = Stage(CITY, held("poison_spit", hearts=1), {"poison": 1}, {}, dice="s 1 1 2 2 3")
    assert not play.monster(1).alive
    assert play.monster(2).poison == 1


@rule("KOT-CARD-07")
def test_tokens_come_off_outside_and_stay_on_inside() -> None:
    ill = {"poison": 1, "shrink": 1, "energy": 9}
    play = Stage(ill, CITY, dice="h h 1 2 3")
    play.heart("poison")
    play.heart("shrink")
    assert (play.monster(0).poison, play.monster(0).shrink) == (0, 0)
    play = Stage(ill | CITY, {}, dice="h h 1 2 3")
    play.expect("buy", seat=0)
    assert (play.monster(0).poison, play.monster(0).shrink) == (1, 1)


# ---- Fire Breathing


@rule("KOT-CARD-08")
def test_fire_breathing_burns_both_neighbors_wherever_they_are() -> None:
    play = Stage(held("fire_breathing", **CITY), BAY, {}, {}, {}, dice="s 1 1 2 2 3")
    assert [m.hearts for m in play.view.monsters] == [10, 9, 9, 9, 8]
    play = Stage(held("fire_breathing", energy=9), {}, CITY, {}, dice="s 1 1 2 2 3")
    assert [m.hearts for m in play.view.monsters] == [10, 9, 9, 9]


@rule("KOT-CARD-08")
def test_fire_breathing_needs_smash() -> None:
    play = Stage(held("fire_breathing", energy=9), {}, CITY, {}, dice="e 1 1 2 2 3")
    assert [m.hearts for m in play.view.monsters] == [10, 10, 10, 10]


@rule("KOT-CARD-09")
def test_a_single_opponent_is_burnt_once() -> None:
    play = Stage(held("fire_breathing", energy=9), {}, {"alive": False}, dice="s 1 1 2 2 3")
    assert play.hearts(1) == 9
    play = Stage(held("fire_breathing", energy=9), CITY, dice="s 1 1 2 2 3")
    assert play.hearts(1) == 8


# ---- Metamorph


@rule("KOT-CARD-10")
def test_metamorph_works_in_the_end_of_turn_step_only() -> None:
    play = Stage(held("metamorph", "wings", energy=9), CITY, {}, script="s 1 1 2 2 3", market=SHOP)
    asked = [kind for kind, seat in play.asked_before_end_of_turn() if seat == 0]
    assert asked == ["keep_dice", "buy", "turn_in"]
    play = Stage({}, held("metamorph", "jets", **CITY), phase="end")
    play.expect("keep_dice", seat=1)


@rule("KOT-CARD-11")
def test_metamorph_refunds_the_printed_cost() -> None:
    play = Stage(
        held("alien_origin", "metamorph", energy=4), CITY, phase="buy", market=["jets", "frenzy", "energize"]
    )
    play.choose("opt-buy", card="jets", price=4)
    assert play.energy(0) == 0
    names = [str(o.args["card"]) for o in play.expect("turn_in").items]
    play.pick(names.index("jets"))
    assert play.energy(0) == 5


# ---- general


@rule("KOT-CARD-12")
def test_a_cards_text_wins_over_the_rules() -> None:
    """Nova Breath hits across all borders; Giant Brain rolls a fourth time; Even Bigger goes beyond ten hearts."""
    play = Stage(held("nova_breath", **CITY), BAY, {}, {}, {}, dice="s 1 1 2 2 3")
    assert [m.hearts for m in play.view.monsters] == [10, 9, 9, 9, 9]
    play.expect("yield", seat=1)
    assert Stage(held("giant_brain"), CITY).view.rolls_left == 3
    assert Stage(held("even_bigger", hearts=12), CITY).hearts(0) == 12


@rule("KOT-CARD-13")
def test_added_symbols_count_but_are_no_dice() -> None:
    """Acid Attack's smash completes a set and wakes Spiked Tail; it can be neither rerolled nor turned."""
    play = Stage(
        held("acid_attack", "alpha_monster", "complete_destruction", "herd_culler", "spiked_tail"),
        held("psychic_probe", **CITY),
        {},
        script="1 2 3 e h h",
    )
    assert len(play.expect("keep_dice").items) == 6
    play.roll()
    play.use("psychic_probe")
    assert len(play.expect("die", seat=1).options) == 6
    play.rig("h")
    play.turn_die(5)
    play.expect("change", seat=0)
    play.use("herd_culler")
    assert len(play.expect("die", seat=0).options) == 5
    play.turn_die(5)
    assert play.view.roll == [2, 1, 1, 1, 2, 1]
    assert play.happened("VPGained", seat=0, card="complete_destruction")
    assert play.happened("VPGained", seat=0, card="alpha_monster")
    assert play.hearts(1) == 8


# ---- losses


@rule("KOT-CARD-14")
def test_one_source_is_one_loss_and_each_source_its_own() -> None:
    """Two smash are one loss of 2, which Armor Plating lets through; two losses of 1 are both ignored."""
    play = Stage(RICH, held("armor_plating", **CITY), dice="s s 1 1 2 3")
    assert play.hearts(1) == 8
    play = Stage(
        held("armor_plating", poison=1, energy=9),
        held("burrowing", **CITY),
        {},
        dice="s 1 1 2 2 3",
        market=SHOP,
    )
    play.yields(1)
    assert (play.place(0), play.hearts(0)) == ("city", 10)
    play.done()
    assert play.hearts(0) == 10
    assert [e.amount for e in play.happened("LossPrevented", seat=0)] == [1, 1]


@rule("KOT-CARD-15")
def test_enlargements_come_before_prevention_and_armor_plating_last() -> None:
    """1 smash and 1 from Fire Breathing are 2; Camouflage saves one; Armor Plating ignores the last."""
    play = Stage(
        held("fire_breathing", energy=9),
        held("armor_plating", "camouflage", **CITY),
        dice="s 1 1 2 2 3",
        script="h 1",
    )
    assert play.expect("guard", seat=1).args["n"] == 2
    play.use("camouflage")
    assert play.hearts(1) == 10
    assert not play.happened("HeartsLost")


@rule("KOT-CARD-15", "KOT-CARD-20")
def test_hearts_in_answer_come_after_prevention() -> None:
    play = Stage(
        RICH,
        held("camouflage", "rapid_healing", energy=2, hearts=2, **CITY),
        dice="s s s 1 1 2",
        script="h 1 1",
    )
    play.until("guard", seat=1)
    play.use("camouflage")
    assert play.expect("answer_loss", seat=1).args["n"] == 2
    play.use("rapid_healing")
    assert (play.hearts(1), play.energy(1)) == (1, 0)


@rule("KOT-CARD-15")
def test_a_loss_fully_prevented_is_not_enlarged_again() -> None:
    """Nothing is asked once there is nothing left to lose: Rapid Healing answers no loss of 0."""
    play = Stage(
        RICH,
        held("armor_plating", "rapid_healing", energy=4, hearts=5, **CITY),
        dice="s 1 1 2 2 3",
    )
    assert ("answer_loss", 1) not in play.asked_before_end_of_turn()
    assert play.hearts(1) == 5


@rule("KOT-CARD-16")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2])])
def test_victims_react_clockwise_the_active_player_last(active: int, order: list[int]) -> None:
    cards: list[list[Any]] = [["camouflage"], ["wings"], ["rapid_healing"], [mimic("camouflage")]]
    monsters = [held(*c, hearts=9, energy=20) for c in cards]
    play = Stage(*monsters, active=active, phase="buy", market=["high_altitude_bombing", "tank", "jets"])
    play.until("buy", seat=active)
    play.buy("high_altitude_bombing")
    asked = []
    while play.question.kind in ("guard", "answer_loss"):
        asked.append((play.question.kind, play.question.seat))
        play.decline()
    assert asked == [("guard", s) for s in order if s != 2] + [("answer_loss", 2)]


@rule("KOT-CARD-17")
def test_effects_with_a_cost_may_be_repeated_and_those_without_come_once() -> None:
    play = Stage(held("stretchy", "herd_culler", energy=4), CITY, script="2 2 2 2 3 3")
    play.roll()
    play.use("stretchy")
    play.turn_die(0, "1")
    play.use("stretchy")
    play.turn_die(1, "1")
    assert not play.offers("opt-use", card="stretchy"), "the energy is spent"
    play.use("herd_culler")
    play.turn_die(2)
    assert play.vp(0) == 1
    assert not [k for k, s in play.asked_before_end_of_turn() if (k, s) == ("change", 0)]


@rule("KOT-CARD-17")
def test_rapid_healing_may_be_used_as_often_as_it_can_be_paid() -> None:
    play = Stage(held("rapid_healing", energy=7, hearts=2, **CITY), {}, dice="1 1 2 2 3 3", market=SHOP)
    for hearts in (3, 4, 5):
        play.expect("anytime", seat=0)
        play.use("rapid_healing")
        assert play.hearts(0) == hearts
    assert play.energy(0) == 1
    play.expect("keep_dice", seat=1)


@rule("KOT-CARD-20")
def test_hearts_in_answer_do_not_undo_the_wound() -> None:
    """Still alive, but wounded: a Poison token, and the choice to Yield."""
    play = Stage(held("poison_spit"), held("rapid_healing", energy=2, hearts=2, **CITY), dice="s s 1 1 2 3")
    play.until("answer_loss", seat=1)
    play.use("rapid_healing")
    assert (play.hearts(1), play.monster(1).alive, play.monster(1).poison) == (1, True, 1)
    play.expect("yield", seat=1)


@rule("KOT-CARD-20")
def test_who_had_nothing_left_after_its_answer_is_out() -> None:
    play = Stage(RICH, held("rapid_healing", energy=2, hearts=2, **CITY), {}, dice="s s s 1 1 2")
    play.until("answer_loss", seat=1)
    play.use("rapid_healing")
    assert not play.monster(1).alive


@rule("KOT-CARD-20")
def test_an_answer_never_lifts_above_the_maximum() -> None:
    play = Stage(RICH, held("rapid_healing", "regeneration", energy=4, hearts=10, **CITY), dice="s 1 1 2 2 3")
    play.until("answer_loss", seat=1)
    play.use("rapid_healing")
    assert play.hearts(1) == 10
    play.expect("yield", seat=1)


@rule("KOT-CARD-21")
def test_card_losses_go_through_the_same_steps_without_yield_and_tokens() -> None:
    """Prevention, answers, reactions, revival, elimination, the Bay: all there. Yield, Poison and Shrink: not."""
    play = Stage(
        held("poison_spit", "shrink_ray", "eater_of_the_dead", energy=9),
        held("camouflage", **CITY),
        held("rapid_healing", energy=2, hearts=2, **BAY),
        held("it_has_a_child", hearts=2),
        {"hearts": 2},
        phase="buy",
        market=["flame_thrower", "tank", "jets"],
    )
    play.until("buy", seat=0)
    play.rig("h 1")
    play.buy("flame_thrower")
    play.expect("guard", seat=1)
    play.use("camouflage")
    play.expect("answer_loss", seat=2)
    play.use("rapid_healing")
    play.expect("buy", seat=0)
    assert [m.hearts for m in play.view.monsters] == [10, 9, 1, 10, 0]
    assert play.vp(0) == 6
    assert all(m.poison == 0 and m.shrink == 0 for m in play.view.monsters)
    assert play.place(2) == "outside"
    told = [
        e.kind
        for e in play.table.events
        if e.kind in ("HeartsLost", "VPGained", "Revived", "Eliminated", "BayClosed")
    ]
    assert told == ["HeartsLost"] * 4 + ["VPGained"] * 2 + ["Revived", "Eliminated", "BayClosed"]


@rule("KOT-CARD-22")
def test_no_reaction_of_this_box_is_carried_out_inside_a_loss() -> None:
    """A loss is complete, eliminations included, before the next decision is asked for."""
    play = Stage(
        held("nova_breath"),
        held("were_only_making_it_stronger", **CITY),
        {"hearts": 2},
        {},
        dice="s s 1 1 2 3",
    )
    play.expect("yield", seat=1)
    assert not play.monster(2).alive
    assert play.energy(1) == 1


@rule("KOT-CARD-23")
def test_smash_is_caused_by_the_active_monster_and_poison_by_nobody() -> None:
    play = Stage(held("herbivore", poison=1), CITY, {}, dice="s 1 1 2 2 3")
    play.stays(1)
    assert play.happened("HeartsLost", seat=1, by=0)
    assert play.happened("HeartsLost", seat=0, by=-1)
    assert play.vp(0) == 0, "Herbivore has hurt somebody"
    play = Stage(held("herbivore", poison=1), CITY, {}, dice="1 1 2 2 3 3")
    assert play.vp(0) == 1, "its own Poison is nobody's doing"


@rule("KOT-CARD-23")
def test_a_bought_card_is_its_buyers_doing_and_burrowing_its_owners() -> None:
    play = Stage(held("herbivore", energy=9), CITY, phase="buy", market=["tank", "heal", "jets"])
    play.buy("tank")
    play.done()
    assert play.happened("HeartsLost", seat=0, by=0)
    assert play.vp(0) == 4, "Tank's points only"
    play = Stage(held("herbivore", energy=9), held("burrowing", "armor_plating", **CITY), dice="s s 1 1 2 3")
    play.yields(1)
    assert play.happened("HeartsLost", seat=0, by=1, card="burrowing")
