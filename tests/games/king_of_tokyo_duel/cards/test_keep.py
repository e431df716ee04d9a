"""Stories of the 31 KEEP cards."""

from __future__ import annotations

from tests.games.king_of_tokyo_duel.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

# -------------------------------------------------- Acid Attack, Adrenaline Augment


def test_acid_attack_adds_a_smash_even_to_a_roll_without_any() -> None:
    play = Stage({"cards": ["acid_attack"]}, {}, dice="h h e e f f")
    assert play.hearts(1) == 12
    both = Stage({"cards": ["acid_attack"]}, {}, dice="s s h h f f")
    assert [e.amount for e in both.happened("HitsTaken")] == [3]


def test_acid_attack_counts_for_cards_that_look_at_the_roll() -> None:
    play = Stage({"cards": ["acid_attack", "antimatter_pellets", "gentle_giant"]}, {}, dice="s s s s h e")
    assert play.hearts(1) == 13 - 4 - 5
    assert play.depth(0, "fame") == 0
    natural = Stage({"cards": ["acid_attack", "natural_selection"]}, {}, dice="s s s h e f d")
    assert natural.hearts(0) == 14 - 10 + 1
    all_six = Stage(
        {"monster": "meka_dragon", "cards": ["acid_attack", "utter_destruction"]}, {}, dice="h e f d p p"
    )
    assert all_six.depth(0, "fame") == 2


def test_adrenaline_augment_adds_smash_for_markers_in_any_zone() -> None:
    for fame, destruction, hits in ((0, 0, 0), (-3, 0, 1), (4, 0, 1), (-3, 5, 2), (6, -2, 0)):
        play = Stage(
            {"cards": ["adrenaline_augment"]}, {}, fame=fame, destruction=destruction, dice="h h e e f f"
        )
        assert play.hearts(1) == 13 - hits


def test_adrenaline_augment_counts_anew_when_smash_is_resolved() -> None:
    before = Stage({"cards": ["adrenaline_augment"]}, {}, fame=-2, dice="f f f s h e")
    before.choose("opt-group-smash")
    assert before.hearts(1) == 12
    after = Stage({"cards": ["adrenaline_augment"]}, {}, fame=-2, dice="f f f s h e")
    after.choose("opt-group-fame")
    assert after.hearts(1) == 11


@rule("DUEL-RES-01")
def test_adrenaline_augment_smash_that_a_pull_brings_is_resolved_even_if_the_dice_show_none() -> None:
    play = Stage({"cards": ["adrenaline_augment"]}, {}, fame=-2, dice="f f f h h e")
    assert play.depth(0, "fame") == 3
    assert [e.amount for e in play.happened("HitsTaken", seat=1)] == [1]
    # And smash that a pull takes away before it is resolved does nothing.
    away = Stage({"cards": ["adrenaline_augment"]}, {}, fame=3, dice="f f f h h e")
    away.choose("opt-group-fame")
    assert away.hearts(1) == 13


@rule("DUEL-SMASH-04")
def test_adrenaline_augment_smash_that_comes_after_the_smash_is_not_resolved() -> None:
    play = Stage({"cards": ["adrenaline_augment"]}, {}, fame=-2, dice="f f f s h e")
    play.choose("opt-group-smash")
    assert play.depth(0, "fame") == 3
    assert [e.amount for e in play.happened("HitsTaken", seat=1)] == [1]


@rule("DUEL-TIME-03")
def test_adrenaline_augment_smash_that_comes_after_all_dice_is_not_resolved() -> None:
    play = Stage({"cards": ["adrenaline_augment", "gentle_giant"]}, {}, fame=-2, dice="f f d d h e")
    assert play.depth(0, "fame") == 3
    assert play.hearts(1) == 13
    # Smash that was there when the dice were resolved keeps the giant quiet.
    smash = Stage({"cards": ["adrenaline_augment", "gentle_giant"]}, {}, fame=-2, dice="f f f d h e")
    assert (smash.depth(0, "fame"), smash.hearts(1)) == (3, 12)


def test_adrenaline_augment_added_spaces_need_to_be_inside_the_zone() -> None:
    for at, hits in ((-2.5, 0), (-3.5, 1)):
        buzz = {"boogie": {"track": "fame", "first": int(at - 0.5)}}
        play = Stage({"cards": ["adrenaline_augment"]}, {}, fame=at, buzz=buzz, dice="h h e e f f")
        assert play.hearts(1) == 13 - hits


# ------------------------------------------------------------- Alien Metabolism


def test_alien_metabolism_discards_a_face_up_card_once_a_turn() -> None:
    play = Stage(
        {"energy": 2, "cards": ["alien_metabolism"]},
        {},
        phase="buy",
        market=["extra_head", "snack_time", "frenzy"],
        deck=["energize"],
    )
    play.choose("opt-use", card="alien_metabolism")
    play.expect("throw_out", seat=0)
    play.choose("opt-throw_out", card="frenzy")
    assert play.market == ["energize", "extra_head", "snack_time"]
    assert play.view.discard == ["frenzy"]
    assert play.energy(0) == 2
    assert not play.offers("opt-use", card="alien_metabolism")
    play.buy("snack_time")  # for 2: it slid to the discount
    assert play.energy(0) == 0


@rule("DUEL-BUY-09")
def test_alien_metabolism_is_neither_a_purchase_nor_a_sweep() -> None:
    play = Stage({"energy": 0, "cards": ["alien_metabolism"]}, {}, phase="buy")
    play.choose("opt-use", card="alien_metabolism")
    play.answer(0)
    assert play.energy(0) == 1


def test_alien_metabolism_can_be_used_between_rolls_and_between_symbols() -> None:
    play = Stage({"cards": ["alien_metabolism"]}, {}, script="s s h h f f")
    play.choose("opt-use", card="alien_metabolism")
    play.answer(1)
    play.expect("keep_dice")
    assert not play.offers("opt-use", card="alien_metabolism")
    between = Stage({"cards": ["alien_metabolism", "in_shape"]}, {}, dice="s s s s e f")
    between.expect("group")
    between.choose("opt-use", card="alien_metabolism")
    between.answer(2)
    between.expect("group")


def test_alien_metabolism_can_be_used_before_the_decisions_at_the_start_of_a_turn() -> None:
    play = Stage({"cards": ["alien_metabolism"], "dice_tokens": 1}, {})
    play.expect("anytime", seat=0)
    play.choose("opt-use", card="alien_metabolism")
    play.answer(0)
    play.expect("dice_tokens")
    quiet = Stage({"cards": ["alien_metabolism"], "dice_tokens": 1}, {})
    quiet.choose("opt-not-now")
    quiet.expect("dice_tokens")
    power = Stage({"monster": "cyber_kitty", "cards": ["alien_metabolism"]}, {}, dice="p p h h f f")
    power.expect("anytime")
    power.choose("opt-not-now")
    power.expect("power")


@rule("DUEL-TIME-03")
def test_alien_metabolism_can_be_used_before_the_decisions_about_the_roll() -> None:
    cards = ["alien_metabolism", "rebooting", "natural_selection", "titanic_batteries"]
    play = Stage({"monster": "meka_dragon", "cards": cards}, {}, dice="s s s s h h e")
    play.expect("anytime", seat=0)
    play.choose("opt-not-now")
    play.expect("skip", seat=0)
    play.choose("opt-go-on")
    # Natural Selection comes without a question: it is not announced by one.
    assert play.hearts(0) == 12 - 10
    play.expect("anytime", seat=0)
    play.choose("opt-use", card="alien_metabolism")
    play.answer(0)
    play.expect("leave_out", seat=0)
    # Used once, it is not offered before the next decision.
    used = Stage({"monster": "meka_dragon", "cards": cards}, {}, dice="s s h h e e f")
    used.choose("opt-use", card="alien_metabolism")
    used.answer(0)
    used.expect("skip", seat=0)
    used.choose("opt-go-on")
    used.expect("leave_out", seat=0)


@rule("DUEL-POWER-07")
def test_alien_metabolism_can_be_used_before_symbols_are_added_to_the_roll() -> None:
    play = Stage({"monster": "alienoid", "cards": ["alien_metabolism"]}, {}, dice="p p s h e f")
    play.expect("anytime", seat=0)
    play.choose("opt-not-now")
    play.expect("symbol", seat=0)


@rule("DUEL-RES-03")
def test_alien_metabolism_is_not_offered_again_once_the_power_has_been_chosen() -> None:
    play = Stage({"monster": "gigazaur", "cards": ["alien_metabolism"]}, {}, dice="f f f p p h")
    play.expect("group", seat=0)
    assert play.offers("opt-use", card="alien_metabolism")
    play.choose("opt-group-power")
    # To resolve the power before other symbols is to use it: one marker or the other.
    assert len(play.expect("power", seat=0).options) == 2


def test_alien_metabolism_is_not_for_the_rivals_turn() -> None:
    play = Stage({}, {"cards": ["alien_metabolism"]}, script="s s h h f f")
    assert [seat for _, seat in play.asked_before_end_of_turn()] == [0]


# ----------------------------------------- Antimatter Pellets, Armor, Breaking News


def test_antimatter_pellets_hit_and_pull_besides_the_normal_resolution() -> None:
    play = Stage({"cards": ["antimatter_pellets"]}, {}, dice="e e e e e h")
    assert play.hearts(1) == 9
    assert play.depth(0, "destruction") == 2
    assert play.energy(0) == 5
    four = Stage({"cards": ["antimatter_pellets"]}, {}, dice="e e e e h h")
    assert four.hearts(1) == 13


def test_antimatter_pellets_work_once_however_many_match() -> None:
    play = Stage({"cards": ["antimatter_pellets"]}, {}, dice="h h h h h h h h")
    assert play.hearts(1) == 9
    assert play.depth(0, "destruction") == 2


def test_antimatter_pellets_can_win_before_the_dice_are_resolved() -> None:
    play = Stage({"cards": ["antimatter_pellets"]}, {"hearts": 4}, dice="e e e e e h")
    assert play.won_by(0, why="knock_out")
    assert play.energy(0) == 0


def test_armor_plating_ignores_the_first_hit_of_each_of_the_rivals_turns() -> None:
    play = Stage(
        {"cards": ["thunder_stomp"]},
        {"cards": ["armor_plating"]},
        extra=1,
        dice="s s s h h e",
        script="s s h h f f",
    )
    assert play.hearts(1) == 11
    play.stop()
    assert play.hearts(1) == 10


def test_breaking_news_pulls_fame_with_every_later_purchase() -> None:
    play = Stage(
        {"energy": 9},
        {},
        phase="buy",
        market=["snack_time", "too_cute", "breaking_news"],
        deck=["extra_head", "frenzy"],
    )
    play.buy("breaking_news", ("destruction", 3))
    assert play.depth(0, "fame") == 0
    play.buy("snack_time")
    assert play.depth(0, "fame") == 1


def test_breaking_news_comes_after_the_token_and_before_the_effect() -> None:
    play = Stage(
        {"energy": 2, "cards": ["breaking_news"]},
        {"hearts": 9},
        phase="buy",
        market=["frenzy", "extra_head", "too_cute"],
    )
    play.buy("too_cute", ("fame", -1))
    kinds = [e.kind for e in play.table.events if e.kind in {"BuzzPlaced", "MarkerPulled", "HitsTaken"}]
    assert kinds == ["BuzzPlaced", "MarkerPulled", "HitsTaken"]


@rule("DUEL-WIN-01")
def test_breaking_news_can_win_before_the_bought_card_takes_effect() -> None:
    play = Stage(
        {"energy": 2, "cards": ["breaking_news"]},
        {"hearts": 2},
        fame=-6,
        phase="buy",
        market=["frenzy", "extra_head", "too_cute"],
    )
    play.buy("too_cute", ("destruction", 3))
    assert play.won_by(0, why="victory_space")
    assert play.hearts(1) == 2


def test_breaking_news_works_with_a_purchase_at_the_start_of_the_turn() -> None:
    play = Stage(
        {"energy": 2, "cards": ["breaking_news", "made_in_a_lab"]},
        {},
        market=["frenzy", "extra_head", "snack_time"],
    )
    play.choose("opt-buy", card="snack_time")
    assert play.depth(0, "fame") == 1


# --------------------------------------------------- Camouflage, Electrical Aura


def test_camouflage_ignores_a_hit_for_each_heal_rolled() -> None:
    play = Stage({}, {"cards": ["camouflage"]}, dice="s s s e e f", script="h h s")
    play.expect("guard", seat=1)
    assert play.question.args["n"] == 3
    play.choose("opt-guard")
    assert play.happened("CardDice", dice=[1, 1, 0])
    assert play.hearts(1) == 12


def test_camouflage_may_be_declined_and_works_on_the_own_turn() -> None:
    declined = Stage({}, {"cards": ["camouflage"]}, dice="s s s e e f")
    declined.choose("opt-suffer")
    assert declined.hearts(1) == 10
    own = Stage(
        {"energy": 2, "cards": ["camouflage"]},
        {},
        phase="buy",
        market=["frenzy", "extra_head", "hors_doeuvres"],
        script="h h h",
    )
    own.choose("opt-buy", card="hors_doeuvres")
    own.lay("fame", 3)
    own.expect("guard", seat=0)
    own.choose("opt-guard")
    assert own.hearts(0) == 14


def test_camouflage_may_roll_more_than_8_dice() -> None:
    play = Stage(
        {"cards": ["natural_selection", "camouflage"]}, {}, dice="h h h h e f d", script="h h s s s s s s s s"
    )
    play.expect("guard", seat=0)
    play.choose("opt-guard")
    assert len(play.happened("CardDice")[0].dice) == 10
    assert play.hearts(0) == 14 - 8 + 4


def test_electrical_aura_pulls_destruction_for_every_7_energy_not_spending_it() -> None:
    for energy, spaces in ((6, 0), (7, 1), (13, 1), (14, 2), (21, 3)):
        play = Stage({"energy": energy, "cards": ["electrical_aura"]}, {}, phase="end")
        assert play.depth(0, "destruction") == spaces
        assert play.energy(0) == energy


def test_electrical_aura_sleeps_with_its_owner() -> None:
    play = Stage({"energy": 7, "cards": ["electrical_aura", "hibernation"]}, {})
    play.choose("opt-sleep")
    assert play.depth(0, "destruction") == 0


# -------------------------------------- Extra Head, Eye of the Storm, Gentle Giant


def test_extra_head_is_one_die_more() -> None:
    assert len(Stage({"cards": ["extra_head"]}, {}).view.dice) == 7
    assert len(Stage({"cards": ["extra_head"]}, {}, turn=1).view.dice) == 6


def test_eye_of_the_storm_pays_for_every_roll_not_used() -> None:
    for rolls, energy in ((1, 2), (2, 1), (3, 0)):
        play = Stage({"cards": ["eye_of_the_storm"]}, {}, script="s h f f d d " * 3)
        for _ in range(rolls - 1):
            play.keep()
        if rolls < 3:
            play.stop()
        assert sum(e.amount for e in play.happened("EnergyGained", card="eye_of_the_storm")) == energy


def test_eye_of_the_storm_with_a_fourth_roll_and_free_rerolls() -> None:
    play = Stage(
        {"cards": ["eye_of_the_storm", "giant_brain", "in_the_shadows"]}, {}, script="f s s h h d  s"
    )
    play.choose("opt-use", card="in_the_shadows")
    play.stop()
    assert sum(e.amount for e in play.happened("EnergyGained", card="eye_of_the_storm")) == 3


def test_eye_of_the_storm_pays_nothing_for_a_turn_slept_through() -> None:
    play = Stage({"cards": ["eye_of_the_storm", "hibernation"]}, {})
    play.choose("opt-sleep")
    assert play.energy(0) == 0


def test_gentle_giant_pulls_fame_after_a_roll_without_smash() -> None:
    assert Stage({"cards": ["gentle_giant"]}, {}, dice="h h e e f f").depth(0, "fame") == 1
    assert Stage({"cards": ["gentle_giant"]}, {}, dice="s h e e f f").depth(0, "fame") == 0
    assert Stage({"cards": ["gentle_giant", "acid_attack"]}, {}, dice="h h e e f f").depth(0, "fame") == 0


def test_gentle_giant_does_nothing_when_the_resolving_is_skipped() -> None:
    play = Stage({"cards": ["gentle_giant", "rebooting"]}, {}, dice="h h e e f f")
    play.choose("opt-skip")
    assert play.depth(0, "fame") == 0


# -------------------------------------------------------- Giant Brain, Hibernation


def test_giant_brain_is_a_fourth_roll() -> None:
    play = Stage({"cards": ["giant_brain"]}, {}, script="s s s s s s " * 3 + "e e e e e e")
    for _ in range(3):
        play.keep()
    assert play.energy(0) == 6


def test_hibernation_sleeps_for_6_hearts_and_takes_no_hits() -> None:
    play = Stage({"hearts": 3, "cards": ["hibernation"]}, {}, script="s s s s s s")
    play.expect("sleep", seat=0)
    play.choose("opt-sleep")
    assert play.hearts(0) == 9
    assert play.energy(0) == 0
    assert play.view.active == 1
    play.stop()
    assert play.hearts(0) == 9
    play.until("sleep", seat=0)
    play.choose("opt-sleep")
    assert play.hearts(0) == 14


def test_hibernation_is_discarded_by_waking_up() -> None:
    play = Stage({"hearts": 3, "cards": ["hibernation"]}, {}, script="h h e e f f  s s s h h h")
    play.choose("opt-wake")
    assert play.cards(0) == []
    assert play.view.discard == ["hibernation"]
    play.stop()
    play.until("keep_dice", seat=1)
    play.stop()
    assert play.hearts(0) == 2


def test_hibernation_protects_from_the_moment_of_purchase() -> None:
    play = Stage(
        {"energy": 9},
        {},
        phase="buy",
        market=["frenzy", "hors_doeuvres", "hibernation"],
        deck=["extra_head", "energize"],
    )
    play.buy("hibernation")
    play.buy("hors_doeuvres", ("fame", 3))
    assert play.hearts(0) == 14


def test_hibernation_does_not_protect_the_markers() -> None:
    play = Stage({"cards": ["hibernation"]}, {}, active=1, fame=6, dice="f f f h h e")
    assert play.won_by(1, why="victory_space")


# -------------------------------------------------------- In Shape, In the Shadows


def test_in_shape_buys_pulls_for_hits_beyond_the_third() -> None:
    play = Stage({"energy": 2, "cards": ["in_shape"]}, {}, dice="s s s s s h")
    for _ in range(2):
        play.expect("pull", seat=0)
        play.choose("opt-pay-pull")
    assert [e.now for e in play.happened("EnergySpent", seat=0)] == [1, 0]
    assert play.depth(0, "fame") == 2
    assert play.question.kind != "pull"
    poor = Stage({"energy": 1, "cards": ["in_shape"]}, {}, dice="s s s s s h")
    poor.choose("opt-pay-pull")
    assert poor.depth(0, "fame") == 1
    assert poor.question.kind != "pull"


def test_in_shape_unused_offers_lapse() -> None:
    play = Stage({"energy": 5, "cards": ["in_shape"]}, {}, dice="s s s s s h")
    play.choose("opt-no")
    assert "pull" not in [k for k, _ in play.asked_before_end_of_turn()]


def test_in_shape_adds_up_hits_over_the_whole_turn() -> None:
    play = Stage(
        {"energy": 4, "cards": ["in_shape"]},
        {},
        dice="s s s h f f",
        market=["frenzy", "extra_head", "too_cute"],
    )
    play.buy("too_cute", ("destruction", 3))
    for _ in range(2):
        play.choose("opt-pay-pull")
    assert play.depth(0, "fame") == 2


def test_in_shape_makes_energy_worth_resolving_first() -> None:
    play = Stage({"cards": ["in_shape"]}, {}, dice="s s s s e f")
    play.choose("opt-group-energy")
    play.choose("opt-pay-pull")
    assert play.depth(0, "fame") == 1


def test_in_the_shadows_rerolls_fame_without_using_up_rolls() -> None:
    play = Stage({"cards": ["in_the_shadows"]}, {}, script="f f s s h h  f e  e  s s s s s s  h h h h h f  e")
    play.choose("opt-use", card="in_the_shadows")
    play.pick(0, 1)
    assert play.view.dice[:2] == [3, 2]
    play.choose("opt-use", card="in_the_shadows")
    assert play.view.dice == [2, 2, 0, 0, 1, 1]
    assert play.expect("keep_dice").args["left"] == 2
    play.keep()
    play.keep()
    play.expect("free_reroll", seat=0)  # also after the last roll
    play.choose("opt-use", card="in_the_shadows")
    assert play.energy(0) == 1 + 1


def test_in_the_shadows_may_be_declined_after_the_last_roll() -> None:
    play = Stage({"cards": ["in_the_shadows"]}, {}, script="f f f h h h " * 3)
    play.keep()
    play.keep()
    play.choose("opt-go-on")
    assert play.depth(0, "fame") == 1


# ------------------------------------------------------ Lightning Speed, Made in a Lab


def test_lightning_speed_makes_paws_of_empty_spaces() -> None:
    play = Stage(
        {"cards": ["lightning_speed"]}, {}, buzz={"alien": {"track": "fame", "first": -3}}, dice="f f f f h h"
    )
    play.expect("paw", seat=0)
    play.choose("opt-paw")
    play.expect("paw", seat=0)
    play.choose("opt-bonus", bonus="none")
    assert play.hearts(1) == 12
    assert play.depth(0, "fame") == 3


def test_lightning_speed_at_the_ends_of_extending_tokens_only() -> None:
    play = Stage(
        {"cards": ["lightning_speed"]},
        {},
        buzz={"penguin": {"track": "fame", "first": -2}},
        dice="f f f f f h",
    )
    play.choose("opt-paw")
    play.choose("opt-paw")
    assert play.hearts(1) == 10  # two outer spaces and the printed paw


def test_lightning_speed_sees_no_empty_space_in_a_king_token_nor_on_the_rivals_pulls() -> None:
    king = Stage(
        {"monster": "the_king", "cards": ["lightning_speed"]},
        {},
        buzz={"king_1": {"track": "fame", "first": -1}},
        dice="f f f h h e",
    )
    assert "paw" not in [k for k, _ in king.asked_before_end_of_turn()]
    rival = Stage(
        {}, {"cards": ["lightning_speed"]}, buzz={"alien": {"track": "fame", "first": -3}}, dice="f f f h h e"
    )
    assert "paw" not in [k for k, _ in rival.asked_before_end_of_turn()]


def test_made_in_a_lab_buys_one_card_for_1_less_with_the_discount_on_top() -> None:
    play = Stage(
        {"energy": 9, "cards": ["made_in_a_lab"]},
        {},
        market=["extra_head", "giant_brain", "frenzy"],
        deck=["energize"],
    )
    prices = {o.args.get("card"): o.args.get("price") for o in play.expect("early").options}
    assert prices == {None: None, "extra_head": 6, "giant_brain": 3, "frenzy": 4}
    assert not play.offers("opt-sweep")
    play.choose("opt-buy", card="extra_head")
    play.expect("keep_dice")
    assert len(play.view.dice) == 7  # it works from this turn on


def test_made_in_a_lab_may_be_declined_and_is_not_offered_without_energy() -> None:
    play = Stage(
        {"energy": 9, "cards": ["made_in_a_lab"]}, {}, market=["extra_head", "giant_brain", "frenzy"]
    )
    play.choose("opt-none")
    assert play.energy(0) == 9
    poor = Stage({"energy": 0, "cards": ["made_in_a_lab"]}, {})
    poor.expect("keep_dice")


def test_made_in_a_lab_places_the_buzz_token_at_once() -> None:
    play = Stage(
        {"energy": 3, "cards": ["made_in_a_lab"]}, {}, market=["extra_head", "giant_brain", "too_cute"]
    )
    play.choose("opt-buy", card="too_cute")
    play.lay("fame", 3)
    assert play.hearts(1) == 11


# -------------------------------------------------------------- Natural Selection


def test_natural_selection_gives_energy_hearts_and_a_die() -> None:
    play = Stage(
        {"energy": 3, "hearts": 5}, {}, phase="buy", market=["extra_head", "frenzy", "natural_selection"]
    )
    play.buy("natural_selection")
    assert (play.energy(0), play.hearts(0)) == (4, 9)
    assert len(Stage({"cards": ["natural_selection"]}, {}).view.dice) == 7


def test_natural_selection_costs_10_hits_for_four_equal_symbols() -> None:
    play = Stage({"cards": ["natural_selection"]}, {}, dice="h h h h e f d")
    assert play.happened("HitsTaken", seat=0, amount=10)
    assert play.hearts(0) == 8
    three = Stage({"cards": ["natural_selection"]}, {}, dice="h h h e e f d")
    assert three.hearts(0) == 14


@rule("DUEL-WIN-11")
def test_natural_selection_can_lose_the_game() -> None:
    play = Stage({"hearts": 10, "cards": ["natural_selection"]}, {"hearts": 1}, dice="s s s s h h h")
    assert play.won_by(1, why="knock_out")


def test_natural_selection_is_avoided_by_skipping_and_gives_nothing_in_an_exchange() -> None:
    play = Stage({"cards": ["natural_selection", "rebooting"]}, {}, dice="h h h h e f d")
    play.choose("opt-skip")
    assert play.hearts(0) == 14
    swap = Stage(
        {"cards": ["natural_selection"]}, {"hearts": 9, "cards": ["unstable_dna"]}, dice="s s s e e f d"
    )
    swap.choose("opt-group-smash")
    swap.choose("opt-rivals_card", card="natural_selection")
    assert (swap.hearts(1), swap.energy(1)) == (6, 0)


def test_natural_selection_may_hand_its_owner_a_card_for_the_next_step() -> None:
    # The 10 hits let the owner exchange Unstable DNA for Titanic Batteries, whose moment is still to come.
    play = Stage(
        {"cards": ["natural_selection", "unstable_dna"]},
        {"cards": ["titanic_batteries"]},
        dice="h h h h e f d",
    )
    play.choose("opt-rivals_card", card="titanic_batteries")
    play.expect("leave_out", seat=0)


# ------------------------------------------- Rebooting, Regeneration, Scrappy


def test_rebooting_skips_everything_for_dice_tokens_and_energy() -> None:
    play = Stage(
        {"dice_tokens": 1, "cards": ["rebooting"]}, {"cards": ["superconductor"]}, dice="s s s e e p"
    )
    play.expect("skip", seat=0)
    play.choose("opt-skip")
    assert (play.energy(0), play.tokens(0), play.hearts(1)) == (2, 2, 13)
    assert play.cards(0) == []
    assert play.cards(1) == ["superconductor"]
    play.expect("buy", seat=0)


def test_rebooting_may_be_kept_for_later() -> None:
    play = Stage({"cards": ["rebooting"]}, {}, dice="s s s e e p")
    play.choose("opt-go-on")
    assert play.hearts(1) == 10
    assert play.cards(0) == ["rebooting"]


def test_regeneration_adds_a_heart_once_a_turn() -> None:
    play = Stage(
        {"hearts": 5, "energy": 3, "cards": ["regeneration"]},
        {},
        dice="h s s f f d",
        market=["frenzy", "extra_head", "snack_time"],
    )
    assert play.hearts(0) == 7
    play.buy("snack_time")
    assert play.hearts(0) == 10


def test_regeneration_needs_a_real_gain_and_room() -> None:
    full = Stage({"cards": ["regeneration"]}, {}, dice="h h s f f d")
    assert full.hearts(0) == 14
    # With no room for the extra heart the use is not spent.
    play = Stage(
        {"hearts": 13, "energy": 2, "cards": ["regeneration"]},
        {},
        dice="h s s f f d",
        market=["frenzy", "extra_head", "hors_doeuvres"],
    )
    assert play.hearts(0) == 14
    assert [c.used for c in play.monster(0).cards] == [False]


def test_regeneration_works_on_the_rivals_turn_and_with_hibernation() -> None:
    play = Stage({"hearts": 3, "cards": ["regeneration", "hibernation"]}, {})
    play.choose("opt-sleep")
    assert play.hearts(0) == 10


def test_regeneration_is_no_use_to_unstoppable() -> None:
    play = Stage({}, {"hearts": 2, "cards": ["unstoppable", "regeneration"]}, dice="s s s h e f")
    assert play.hearts(1) == 1


def test_scrappy_gets_nothing_for_pulling_a_marker_onto_a_token() -> None:
    buzz = {"tiger": {"track": "fame", "first": -1}}
    play = Stage({"cards": ["scrappy"]}, {}, buzz=buzz, dice="f f f s h h")
    assert (play.depth(0, "fame"), play.tokens(0)) == (1, 0)
    bare = Stage({"cards": ["scrappy"]}, {}, dice="f f f s h h")
    assert (bare.depth(0, "fame"), bare.tokens(0)) == (1, 0)


def test_scrappy_gains_a_dice_token_for_leaving_a_token() -> None:
    buzz = {"anubis": {"track": "fame", "first": -2}}
    within = Stage({"cards": ["scrappy"]}, {}, fame=-1, buzz=buzz, dice="f f f s h h")
    assert within.tokens(0) == 0
    off = Stage({"cards": ["scrappy"]}, {}, fame=-2, buzz=buzz, dice="f f f s h h")
    assert off.tokens(0) == 1
    for token in ("cat", "panda", "baby", "tiger"):
        one = Stage(
            {"cards": ["scrappy"]},
            {},
            fame=-2,
            buzz={token: {"track": "fame", "first": -2}},
            dice="f f f s h h",
        )
        assert one.tokens(0) == 1


def test_scrappy_from_one_token_onto_another_counts_and_king_tokens_too() -> None:
    buzz = {"baby": {"track": "fame", "first": -1}, "tiger": {"track": "fame", "first": -2}}
    play = Stage({"cards": ["scrappy"]}, {}, fame=-1, buzz=buzz, dice="f f f s h h")
    assert play.tokens(0) == 1
    king = Stage(
        {"cards": ["scrappy"]},
        {"monster": "the_king"},
        fame=1,
        buzz={"king_1": {"track": "fame", "first": 1}},
        dice="f f f s h h",
    )
    assert king.tokens(0) == 1


# ----------------------------- Signature Move, Spiked Tail, Superconductor, Thunder Stomp


def test_signature_move_pulls_fame_1_for_every_three_power_symbols() -> None:
    for n, spaces in ((2, 0), (3, 1), (5, 1), (6, 2)):
        dice = " ".join((["p"] * n + ["h", "h", "e", "e"])[:6])
        play = Stage({"monster": "meka_dragon", "cards": ["signature_move"]}, {}, dice=dice)
        assert play.depth(0, "fame") == spaces


def test_signature_move_comes_besides_the_special_power() -> None:
    play = Stage({"monster": "gigazaur", "cards": ["signature_move"]}, {}, dice="p p p h h e")
    assert play.depth(0, "fame") == 1
    play.choose("opt-power-pull", track="fame")
    assert play.depth(0, "fame") == 2


def test_spiked_tail_hits_for_every_space_of_destruction() -> None:
    added = Stage(
        {"cards": ["spiked_tail"]},
        {},
        buzz={"boogie": {"track": "destruction", "first": -2}},
        dice="d d d d d h",
    )
    assert added.depth(0, "destruction") == 2
    assert added.hearts(1) == 10
    skipped = Stage(
        {"cards": ["spiked_tail"]},
        {},
        buzz={"alien": {"track": "destruction", "first": -3}},
        dice="d d d d h h",
    )
    assert skipped.depth(0, "destruction") == 3
    assert skipped.hearts(1) == 11
    fame = Stage({"cards": ["spiked_tail"]}, {}, dice="f f f f h h")
    assert fame.hearts(1) == 13


def test_spiked_tail_does_not_count_steps_lost_to_a_king_token() -> None:
    play = Stage(
        {"cards": ["spiked_tail"]},
        {"monster": "the_king"},
        buzz={"king_1": {"track": "destruction", "first": -1}},
        dice="d d d d d h",
    )
    assert play.hearts(1) == 14


def test_superconductor_copies_one_gain_of_the_rival() -> None:
    play = Stage({}, {"cards": ["superconductor"]}, dice="e e e s h f")
    play.expect("copy_gain", seat=1)
    assert play.question.args["n"] == 3
    play.choose("opt-yes")
    assert (play.energy(0), play.energy(1)) == (3, 3)
    assert play.cards(1) == []
    assert play.view.discard == ["superconductor"]


def test_superconductor_sees_one_activation_at_a_time_and_may_decline() -> None:
    play = Stage({"monster": "cyber_kitty"}, {"cards": ["superconductor"]}, dice="p p p p h h")
    play.choose("opt-power-energy", n=2)
    play.choose("opt-no")
    assert play.cards(1) == ["superconductor"]
    play.choose("opt-power-energy", n=2)
    play.choose("opt-yes")
    assert play.energy(1) == 2


def test_superconductor_ignores_energy_from_purchases() -> None:
    play = Stage(
        {"energy": 9}, {"cards": ["superconductor"]}, phase="buy", market=["frenzy", "extra_head", "energize"]
    )
    play.buy("energize", ("fame", 3))
    play.expect("buy", seat=0)
    assert play.cards(1) == ["superconductor"]


def test_thunder_stomp_takes_a_die_once_a_turn() -> None:
    play = Stage({"monster": "gigazaur", "cards": ["thunder_stomp"]}, {}, dice="d d d d p p")
    play.choose("opt-group-power")
    play.choose("opt-power-pull", track="destruction")
    play.until("keep_dice", seat=1)
    assert len(play.view.dice) == 5
    play.end_turn()
    play.end_turn()
    assert len(play.view.dice) == 6


def test_thunder_stomp_counts_cards_that_look_at_the_roll_but_not_purchases() -> None:
    checked = Stage({"cards": ["thunder_stomp", "antimatter_pellets"]}, {}, dice="h h h h h e")
    assert checked.view.active == 1
    assert len(checked.view.dice) == 5
    bought = Stage(
        {"energy": 4, "cards": ["thunder_stomp"]},
        {},
        phase="buy",
        market=["frenzy", "extra_head", "seismic_test"],
    )
    bought.buy("seismic_test")
    assert len(bought.view.dice) == 6
    fame = Stage({"cards": ["thunder_stomp"]}, {}, dice="f f f h h h")
    assert len(fame.view.dice) == 6


def test_thunder_stomp_adds_to_dominate() -> None:
    play = Stage({}, {"fewer": 1, "dominated": 1, "cards": ["scrappy"]}, active=1)
    play.pick()
    assert len(play.view.dice) == 4


# -------------------------------------------- Titanic Batteries, Trendsetter, Unchained


def test_titanic_batteries_leave_two_dice_for_a_dice_token() -> None:
    play = Stage({"cards": ["titanic_batteries"]}, {}, dice="f f f d d d")
    play.expect("leave_out", seat=0)
    play.choose("opt-leave_out", face="fame", was="destruction")
    assert play.tokens(0) == 1
    assert (play.view.fame, play.view.destruction) == (0, 0)


def test_titanic_batteries_are_optional_and_need_room_and_two_dice() -> None:
    play = Stage({"cards": ["titanic_batteries"]}, {}, dice="s s s h h h")
    play.choose("opt-go-on")
    assert (play.tokens(0), play.hearts(1)) == (0, 10)
    full = Stage({"dice_tokens": 2, "cards": ["titanic_batteries"]}, {}, dice="s s s h h h")
    assert full.hearts(1) == 10
    few = Stage({"cards": ["titanic_batteries"]}, {}, fewer=5, dice="s")
    assert few.hearts(1) == 12


def test_titanic_batteries_take_symbols_from_power_and_smash() -> None:
    meka = Stage({"monster": "meka_dragon", "cards": ["titanic_batteries"]}, {}, dice="s s p p h h")
    meka.choose("opt-leave_out", face="power", was="power")
    assert meka.hearts(1) == 11
    gigazaur = Stage({"monster": "gigazaur", "cards": ["titanic_batteries"]}, {}, dice="p p p h h e")
    gigazaur.choose("opt-leave_out", face="heal", was="power")
    gigazaur.expect("power")


def test_titanic_batteries_cannot_leave_out_what_alienoid_has_spent() -> None:
    play = Stage({"cards": ["titanic_batteries"]}, {}, dice="p p p h h e")
    play.choose("opt-symbol", face="smash", n=1)
    pairs = [(o.args.get("face"), o.args.get("was")) for o in play.expect("leave_out").options]
    assert ("power", "power") not in pairs
    assert ("heal", "power") in pairs


def test_trendsetter_ignores_a_hit_while_fame_stands_on_a_token() -> None:
    on = Stage(
        {},
        {"cards": ["trendsetter"]},
        fame=2,
        buzz={"cat": {"track": "fame", "first": 2}},
        dice="s s s h h e",
    )
    assert on.hearts(1) == 11
    off = Stage({}, {"cards": ["trendsetter"]}, fame=2, dice="s s s h h e")
    assert off.hearts(1) == 10
    other = Stage(
        {},
        {"cards": ["trendsetter"]},
        destruction=2,
        buzz={"cat": {"track": "destruction", "first": 2}},
        dice="s s s h h e",
    )
    assert other.hearts(1) == 10


def test_trendsetter_king_tokens_count_and_a_late_arrival_still_protects() -> None:
    king = Stage(
        {"monster": "the_king"},
        {"cards": ["trendsetter"]},
        fame=2,
        buzz={"king_1": {"track": "fame", "first": 2}},
        dice="s s s h h e",
    )
    assert king.hearts(1) == 11
    # The first hits find Fame beside the token; after the pull one later hit is ignored.
    late = Stage(
        {"energy": 2, "cards": ["scrappy"]},
        {"cards": ["trendsetter"]},
        buzz={"tiger": {"track": "fame", "first": -1}},
        dice="s s f f f h",
        market=["frenzy", "extra_head", "too_cute"],
    )
    late.choose("opt-group-smash")
    assert late.hearts(1) == 11
    late.buy("too_cute", ("destruction", 3))
    assert late.hearts(1) == 10


def test_unchained_turns_any_bonus_into_a_paw() -> None:
    for token, bonus in (("tiger", "energy_1"), ("baby", "heart_1"), ("panda", "dice_token_1")):
        play = Stage(
            {"cards": ["unchained"]}, {}, buzz={token: {"track": "fame", "first": -1}}, dice="f f f h h s"
        )
        play.expect("paw", seat=0)
        assert play.offers("opt-bonus", bonus=bonus)
        play.choose("opt-paw")
        assert play.happened("CardUsed", card="unchained")
        assert play.hearts(1) == 11
        assert (play.tokens(0), play.energy(0)) == (0, 1)


def test_unchained_may_leave_the_bonus_and_says_nothing_about_paws_and_empty_spaces() -> None:
    play = Stage(
        {"cards": ["unchained"]}, {}, buzz={"tiger": {"track": "fame", "first": -1}}, dice="f f f h h s"
    )
    play.choose("opt-bonus")
    assert play.happened("EnergyGained", rule="DUEL-BONUS-04")
    for token in ("cat", "alien"):
        first = {"cat": -1, "alien": -3}[token]
        quiet = Stage(
            {"cards": ["unchained"]}, {}, buzz={token: {"track": "fame", "first": first}}, dice="f f f h h s"
        )
        assert "paw" not in [k for k, _ in quiet.asked_before_end_of_turn()]
    paws = Stage(
        {"cards": ["unchained"]},
        {},
        fame=-1,
        buzz={"pumpkin": {"track": "fame", "first": -4}},
        dice="f f f f h s",
    )
    paws.choose("opt-paw")
    assert paws.hearts(1) == 13 - 1 - 2 - 1


# ------------------------------------- Unstable DNA, Unstoppable, Utter Destruction


def test_unstable_dna_is_exchanged_after_three_hits_at_once() -> None:
    play = Stage({"cards": ["acid_attack", "scrappy"]}, {"cards": ["unstable_dna"]}, dice="s s h e f d")
    play.choose("opt-group-smash")
    play.expect("swap", seat=1)
    assert [o.args.get("card") for o in play.question.options] == [None, "acid_attack", "scrappy"]
    play.choose("opt-rivals_card", card="acid_attack")
    assert play.cards(1) == ["acid_attack"]
    assert sorted(play.cards(0)) == ["scrappy", "unstable_dna"]
    assert play.happened("BuzzPlaced") == []


def test_unstable_dna_needs_three_hits_in_one_event_and_may_be_declined() -> None:
    two = Stage(
        {"cards": ["scrappy"]},
        {"cards": ["unstable_dna"]},
        buzz={"cat": {"track": "fame", "first": -1}},
        dice="s s f f f h",
    )
    assert "swap" not in [k for k, _ in two.asked_before_end_of_turn()]
    declined = Stage({"cards": ["scrappy"]}, {"cards": ["unstable_dna"]}, dice="s s s h h e")
    declined.choose("opt-group-smash")
    declined.choose("opt-no-swap")
    assert declined.cards(1) == ["unstable_dna"]
    nothing = Stage({}, {"cards": ["unstable_dna"]}, dice="s s s h h e")
    assert "swap" not in [k for k, _ in nothing.asked_before_end_of_turn()]


def test_unstable_dna_can_come_back() -> None:
    play = Stage(
        {"cards": ["scrappy"]}, {"cards": ["unstable_dna"]}, dice="s s s h h e", script="s s s h h e"
    )
    play.choose("opt-group-smash")
    play.choose("opt-rivals_card", card="scrappy")
    play.until("keep_dice", seat=1)
    play.stop()
    play.choose("opt-group-smash")
    play.expect("swap", seat=0)
    play.choose("opt-rivals_card", card="scrappy")
    assert play.cards(0) == ["scrappy"]


def test_unstoppable_stays_at_1_heart_and_takes_no_more_hits_this_turn() -> None:
    play = Stage(
        {"energy": 2},
        {"hearts": 2, "cards": ["unstoppable"]},
        dice="s s s h e f",
        market=["frenzy", "extra_head", "too_cute"],
    )
    assert play.hearts(1) == 1
    assert play.cards(1) == []
    assert play.view.discard == ["unstoppable"]
    play.buy("too_cute", ("fame", 3))
    assert play.hearts(1) == 1
    assert not play.table.over


def test_unstoppable_works_on_the_own_turn_too() -> None:
    play = Stage(
        {"hearts": 2, "energy": 2, "cards": ["unstoppable"]},
        {},
        phase="buy",
        market=["frenzy", "extra_head", "hors_doeuvres"],
    )
    play.buy("hors_doeuvres", ("fame", 3))
    assert play.hearts(0) == 1
    assert play.depth(0, "destruction") == 2


def test_unstoppable_does_not_help_against_the_markers() -> None:
    play = Stage({}, {"cards": ["unstoppable"]}, fame=-6, dice="f f f h h e")
    assert play.won_by(0, why="victory_space")


def test_utter_destruction_pulls_both_markers_and_hits() -> None:
    play = Stage({"cards": ["utter_destruction"]}, {}, dice="s h e f d p")
    assert (play.depth(0, "destruction"), play.depth(0, "fame")) == (2, 2)
    assert play.hearts(1) == 13 - 2 - 1
    assert [e.track for e in play.happened("MarkerPulled")] == [1, 1, 0, 0]
    missing = Stage({"cards": ["utter_destruction"]}, {}, dice="s h e f f p")
    assert missing.depth(0, "destruction") == 0
