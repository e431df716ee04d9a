"""Stories in which several cards of the base box meet, where an engine most easily goes wrong."""

from typing import Any

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def mimic(card: str) -> dict[str, Any]:
    """A Mimic that works as this card."""
    return {"card": "mimic", "copies": card}


# --------------------------------------------------------------- inside one loss


@rule("KOT-CARD-15")
def test_jets_camouflage_and_armor_plating_take_part_in_one_loss() -> None:
    owner = {"place": "city", "cards": ["jets", "camouflage", "armor_plating"]}
    play = Stage({}, owner, dice="s s s 1 1 2", script="h h 1")
    play.expect("guard", seat=1)
    play.use("camouflage")
    # One heart is left, Armor Plating ignores it: nothing to Yield to, so Jets is not asked any more.
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 10
    assert play.place(1) == "city"


def test_jets_may_still_start_after_camouflage_has_not_saved_enough() -> None:
    owner = {"place": "city", "cards": ["jets", "camouflage", "armor_plating"]}
    play = Stage({}, owner, dice="s s s 1 1 2", script="h 1 1")
    play.use("camouflage")
    play.expect("guard", seat=1)
    assert not play.offers("opt-use", card="camouflage")
    play.use("jets")
    assert play.hearts(1) == 10
    assert play.place(0) == "city"


def test_jets_declined_after_camouflage_is_a_decision_to_stay() -> None:
    play = Stage({}, {"place": "city", "cards": ["jets", "camouflage"]}, dice="s s s 1 1 2", script="h 1 1")
    play.use("camouflage")
    play.decline()
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 8
    assert play.place(1) == "city"


def test_wings_may_be_spread_after_camouflage_has_failed() -> None:
    play = Stage(
        {},
        {"place": "city", "energy": 2, "cards": ["wings", "camouflage"]},
        dice="s s s 1 1 2",
        script="1 2 3",
    )
    play.use("camouflage")
    play.expect("guard", seat=1)
    play.use("wings")
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 10


@rule("KOT-CARD-15", "KOT-CARD-20")
def test_prevention_comes_before_hearts_gained_in_answer() -> None:
    play = Stage(
        {},
        {"place": "city", "hearts": 2, "energy": 2, "cards": ["camouflage", "rapid_healing"]},
        dice="s s s 1 1 2",
        script="h 1 1",
    )
    play.expect("guard", seat=1)
    play.use("camouflage")
    play.expect("answer_loss", seat=1)
    play.use("rapid_healing")
    # 2 hearts, 2 lost, 1 bought.
    play.stays(1)
    assert play.hearts(1) == 1


@rule("KOT-CARD-14", "KOT-CARD-08")
def test_fire_breathing_meets_armor_plating_on_both_sides_of_the_border() -> None:
    play = Stage(
        {"cards": ["fire_breathing"]},
        {"cards": ["armor_plating"]},
        {},
        {"place": "city", "cards": [mimic("armor_plating")]},
        dice="s 1 1 2 2 3",
    )
    # A flame alone is a loss of 1 and ignored; smash and flame are one loss of 2.
    assert [play.hearts(seat) for seat in range(4)] == [10, 10, 10, 8]
    play.expect("yield", seat=3)


def test_were_only_making_it_stronger_may_pay_for_wings_against_the_next_loss() -> None:
    play = Stage(
        {"energy": 3},
        {"place": "city", "energy": 1, "cards": ["were_only_making_it_stronger", "wings"]},
        dice="s s 1 1 2 2",
        market=["flame_thrower"],
    )
    play.stays(1)
    assert play.energy(1) == 2
    play.buy("flame_thrower")
    play.use("wings")
    assert play.hearts(1) == 8


def test_wings_taken_away_by_parasitic_tentacles_still_carry_their_seller_this_turn() -> None:
    play = Stage(
        {"energy": 9, "cards": ["parasitic_tentacles"]},
        {"place": "city", "energy": 2, "cards": ["wings"]},
        dice="s s 1 1 2 2",
        market=["flame_thrower"],
    )
    play.use("wings")
    play.take("wings", seat=1)
    play.buy("flame_thrower")
    assert play.hearts(1) == 10


def test_camouflage_answers_in_its_owners_own_turn_to_a_card_another_monster_snatched() -> None:
    play = Stage(
        {"energy": 3, "cards": ["camouflage"]},
        {"energy": 3, "cards": ["opportunist"]},
        {},
        phase="buy",
        market=["corner_store"],
        deck=["flame_thrower"],
        script="h h",
    )
    play.buy("corner_store")
    play.snatch("flame_thrower", seat=1)
    play.expect("guard", seat=0)
    play.use("camouflage")
    assert [play.hearts(seat) for seat in range(3)] == [10, 10, 8]


# ------------------------------------------------------------------------ Tokyo


@rule("KOT-CARD-14")
def test_death_from_above_walks_into_burrowing_twice_and_may_die_of_it() -> None:
    tokyo: list[dict[str, Any]] = [
        {"place": "city", "cards": ["burrowing"]},
        {"place": "bay", "cards": [mimic("burrowing")]},
    ]
    play = Stage({"energy": 5, "hearts": 3}, *tokyo, {}, {}, phase="buy", market=["death_from_above"])
    play.buy("death_from_above")
    assert play.hearts(0) == 1
    assert play.place(0) == "city"
    frail = Stage({"energy": 9, "hearts": 2}, *tokyo, {}, {}, phase="buy", market=["death_from_above"])
    frail.buy("death_from_above")
    assert not frail.alive(0)
    # Four are left and Tokyo is empty; the turn is over.
    assert [frail.place(seat) for seat in range(5)] == ["outside"] * 5
    frail.expect("keep_dice", seat=1)


def test_burrowing_bites_the_opportunist_that_drives_the_active_monster_out() -> None:
    play = Stage(
        {"energy": 3, "place": "city", "cards": ["burrowing"]},
        {"energy": 5, "cards": ["opportunist"]},
        {},
        phase="buy",
        market=["corner_store"],
        deck=["death_from_above"],
    )
    play.buy("corner_store")
    play.snatch("death_from_above", seat=1)
    assert play.place(0) == "outside"
    assert play.hearts(1) == 9
    assert play.happened("HeartsLost", seat=1)[0].by == 0


@rule("KOT-BAY-08", "KOT-BAY-04", "KOT-ELIM-09")
def test_the_bay_closes_in_the_middle_of_a_smash_and_its_monster_still_decides() -> None:
    play = Stage(
        {},
        {"place": "city", "hearts": 1},
        {"place": "bay", "cards": ["burrowing"]},
        {},
        {},
        dice="s 1 1 2 2 3",
    )
    assert not play.alive(1)
    assert not play.view.bay_open
    assert play.place(2) == "city"
    play.yields(2)
    assert play.place(0) == "city"
    assert play.hearts(0) == 9


@rule("KOT-BAY-08")
def test_jets_out_of_the_city_let_the_bay_move_up_when_somebody_falls() -> None:
    play = Stage(
        {"cards": ["nova_breath"]},
        {"place": "city", "cards": ["jets"]},
        {"place": "bay"},
        {"hearts": 1},
        {},
        dice="s 1 1 2 2 3",
    )
    play.expect("guard", seat=1)
    play.use("jets")
    assert not play.alive(3)
    assert play.place(2) == "city"
    play.stays(2)
    assert play.place(0) == "outside"


@rule("KOT-CARD-16", "KOT-YIELD-08")
def test_jets_in_city_and_bay_are_asked_clockwise_before_anybody_loses_a_heart() -> None:
    play = Stage(
        {},
        {"place": "bay", "cards": ["jets"]},
        {},
        {"place": "city", "cards": [mimic("jets")]},
        {},
        active=2,
        dice="s s 1 1 2 2",
    )
    play.expect("guard", seat=3)
    play.decline()
    assert play.hearts(3) == 10
    play.expect("guard", seat=1)
    play.use("jets")
    assert play.hearts(3) == 8
    assert play.hearts(1) == 10
    # The Bay is free, the City is not.
    assert play.place(2) == "bay"


# --------------------------------------------------------------- falling to zero


@rule("KOT-ELIM-10", "KOT-END-08")
def test_eater_of_the_dead_and_its_copy_reach_twenty_together_and_share_the_victory() -> None:
    play = Stage(
        {},
        {"place": "city", "hearts": 1, "cards": ["it_has_a_child"]},
        {"vp": 17, "cards": ["eater_of_the_dead"]},
        {"vp": 17, "cards": [mimic("eater_of_the_dead")]},
        dice="s 1 1 2 2 3",
    )
    # The Monster came back, but it did reach 0 hearts.
    assert play.happened("Revived", seat=1)
    assert play.winners() == [2, 3]


@rule("KOT-ELIM-08", "KOT-END-02")
def test_high_altitude_bombing_leaves_the_one_with_a_child() -> None:
    play = Stage(
        {"energy": 4, "hearts": 2},
        {"hearts": 1, "cards": ["it_has_a_child"]},
        {"hearts": 3},
        phase="buy",
        market=["high_altitude_bombing"],
    )
    play.buy("high_altitude_bombing")
    assert play.winners() == [1]
    assert play.hearts(1) == 10


def test_even_bigger_goes_with_the_child_so_the_monster_restarts_with_ten() -> None:
    play = Stage(
        {}, {"place": "city", "hearts": 2, "cards": ["even_bigger", "it_has_a_child"]}, dice="s s 1 1 2 2"
    )
    assert play.hearts(1) == 10
    assert play.monster(1).max_hearts == 10


@rule("KOT-END-04", "KOT-ENDT-03")
def test_poison_kills_a_monster_that_reached_twenty_in_the_same_step() -> None:
    play = Stage(
        {"vp": 19, "energy": 6, "hearts": 1, "poison": 1, "cards": ["energy_hoarder"]}, {}, {}, phase="end"
    )
    assert play.happened("VPGained", seat=0)
    assert not play.alive(0)
    assert not play.table.over


@rule("KOT-CARD-20", "KOT-END-01")
def test_rapid_healing_answers_the_poison_of_a_monster_with_twenty_points() -> None:
    play = Stage(
        {"vp": 17, "energy": 2, "hearts": 1, "poison": 1, "cards": ["rapid_healing"]},
        {"place": "city"},
        dice="3 3 3 1 1 2",
    )
    play.until("answer_loss", seat=0)
    play.use("rapid_healing")
    assert play.winners() == [0]


def test_poison_that_could_be_turned_in_with_metamorph_asks_for_the_order() -> None:
    play = Stage({"hearts": 12, "poison": 1, "cards": ["even_bigger", "metamorph"]}, {}, phase="end")
    play.effect("poison")
    play.expect("turn_in", seat=0)
    play.pick(0)
    # 12 less 1, then down to the maximum of 10.
    assert play.hearts(0) == 10
    other = Stage({"hearts": 12, "poison": 1, "cards": ["even_bigger", "metamorph"]}, {}, phase="end")
    other.effect("metamorph")
    other.pick(0)
    assert other.hearts(0) == 9


# ------------------------------------------------------------------- extra turns


@rule("KOT-XTRA-02", "KOT-XTRA-04")
def test_freeze_time_comes_before_frenzy_and_only_its_own_turns_have_fewer_dice() -> None:
    play = Stage(
        {"energy": 7, "cards": ["freeze_time"]},
        {"place": "city"},
        dice="1 1 1 2 2 3",
        market=["frenzy"],
        script="1 1 1 2 2  2 2 3 3  2 2 3 3 h h",
    )
    play.buy("frenzy")
    play.choose("opt-yes")
    assert len(play.view.dice) == 5
    play.roll()
    play.expect("extra_turn", seat=0)
    play.choose("opt-yes")
    # The chain goes on before the turn from Frenzy.
    assert len(play.view.dice) == 4
    play.roll()
    play.expect("keep_dice", seat=0)
    assert len(play.view.dice) == 6
    play.roll()
    play.expect("keep_dice", seat=1)


@rule("KOT-XTRA-04")
def test_freeze_time_of_the_active_monster_comes_before_the_frenzy_of_an_opportunist() -> None:
    play = Stage(
        {"energy": 3, "cards": ["freeze_time"]},
        {"place": "city"},
        {"energy": 7, "cards": ["opportunist"]},
        dice="1 1 1 2 2 3",
        market=["corner_store"],
        deck=["frenzy"],
        script="2 2 3 3 h  2 2 3 3 h h",
    )
    play.buy("corner_store")
    play.snatch("frenzy", seat=2)
    play.expect("extra_turn", seat=0)
    play.choose("opt-yes")
    play.expect("keep_dice", seat=0)
    play.roll()
    play.expect("keep_dice", seat=2)
    play.roll()
    play.expect("keep_dice", seat=1)


def test_frenzy_of_an_opportunist_does_not_make_its_buyer_skip_a_turn() -> None:
    play = Stage(
        {"energy": 3},
        {"energy": 7, "place": "city", "cards": ["opportunist"]},
        {},
        phase="buy",
        market=["corner_store"],
        deck=["frenzy"],
        script="2 2 3 3 h h " * 3,
    )
    play.buy("corner_store")
    play.snatch("frenzy", seat=1)
    for seat in (1, 1, 2):
        play.expect("keep_dice", seat=seat)
        play.roll()


def test_frenzy_dies_with_the_opportunist_that_bought_it() -> None:
    play = Stage(
        {"energy": 6},
        {"energy": 7, "hearts": 2, "cards": ["opportunist"]},
        {"place": "city"},
        {},
        phase="buy",
        market=["corner_store", "flame_thrower"],
        deck=["frenzy"],
    )
    play.buy("corner_store")
    play.snatch("frenzy", seat=1)
    play.buy("flame_thrower")
    assert not play.alive(1)
    play.expect("keep_dice", seat=2)


def test_shrink_tokens_freeze_time_and_extra_heads_add_up() -> None:
    play = Stage({"shrink": 2, "cards": ["freeze_time", "extra_head"]}, {"place": "city"}, dice="1 1 1 2 2")
    play.choose("opt-yes")
    # 6, one more head, two shrunk, one frozen.
    assert len(play.view.dice) == 4


# ---------------------------------------------------------------- buying and Mimic


def test_metamorph_ends_its_own_copy_before_it_can_be_used() -> None:
    play = Stage({"cards": ["metamorph", mimic("metamorph"), "jets"]}, {}, phase="end")
    play.effect_of(1)
    play.expect("turn_in", seat=0)
    play.pick(1)
    # Metamorph is gone, and so is what Mimic copied.
    play.expect("keep_dice", seat=1)
    assert play.cards(0) == ["mimic", "jets"]
    assert play.copies(0) == ""


def test_metamorph_that_turns_in_a_copied_card_ends_what_the_copy_would_still_do() -> None:
    play = Stage({"cards": ["metamorph", mimic("solar_powered"), "solar_powered"]}, {}, phase="end")
    play.effect("metamorph")
    play.pick(2)
    assert play.cards(0) == ["metamorph", "mimic"]
    # 2 energy for the card; neither it nor its copy shines any more.
    assert play.energy(0) == 2


def test_healing_ray_and_regeneration_never_take_more_than_the_hearts_are_worth() -> None:
    play = Stage(
        {"cards": ["healing_ray"]},
        {"place": "city", "hearts": 8, "energy": 9, "cards": ["regeneration", "friend_of_children"]},
        dice="h h h 1 1 2",
    )
    play.heart("other", seat=1)
    play.heart("other", seat=1)
    # The third heart would be wasted on it; the extra heart of Regeneration is.
    play.expect("buy", seat=0)
    assert play.hearts(1) == 10
    assert play.energy(1) == 5
    assert play.energy(0) == 4


def test_healing_ray_copied_is_no_second_ray_since_each_healed_monster_pays_once() -> None:
    play = Stage(
        {"cards": ["healing_ray", mimic("healing_ray"), "friend_of_children"]},
        {"place": "city", "hearts": 5, "energy": 9},
        dice="h h 1 1 2 2",
    )
    assert [o.say for o in play.expect("heart", seat=0).options] == ["opt-heart-self", "opt-heart-other"]
    play.heart("other", seat=1)
    play.heart("other", seat=1)
    assert play.energy(0) == 5


def test_vast_storm_snatched_by_an_opportunist_halves_the_purse_of_the_active_monster() -> None:
    play = Stage(
        {"energy": 12},
        {"energy": 6, "cards": ["opportunist"]},
        phase="buy",
        market=["corner_store", "skyscraper"],
        deck=["vast_storm"],
    )
    play.buy("corner_store")
    play.snatch("vast_storm", seat=1)
    assert play.energy(0) == 5
    assert not play.offers("opt-buy", card="skyscraper")


def test_opportunist_bought_from_its_owner_ends_the_window_at_once() -> None:
    play = Stage(
        {"energy": 6, "cards": ["parasitic_tentacles"]},
        {"energy": 20, "cards": ["opportunist"]},
        phase="buy",
        market=["corner_store"],
    )
    play.take("opportunist", seat=1)
    play.buy("corner_store")
    play.asks_nobody("fresh_card")


def test_alien_origin_bought_from_another_monster_is_paid_in_full() -> None:
    play = Stage({"energy": 3, "cards": ["parasitic_tentacles"]}, {"cards": ["alien_origin"]}, phase="buy")
    play.take("alien_origin", seat=1)
    assert play.energy(0) == 0
    assert play.energy(1) == 3


@pytest.mark.parametrize("first", ["hearts", "smash"])
def test_healing_ray_can_buy_a_victim_out_of_its_wings_if_it_comes_first(first: str) -> None:
    play = Stage(
        {"cards": ["healing_ray"]},
        {"place": "city", "hearts": 5, "energy": 2, "cards": ["wings"]},
        script="h s s 1 1 2",
    )
    play.roll()
    play.expect("anytime", seat=1)
    play.decline()
    play.first(first)
    if first == "hearts":
        play.heart("other", seat=1)
        # Its energy is gone: no wings.
        play.expect("yield", seat=1)
        assert play.hearts(1) == 4
    else:
        play.expect("guard", seat=1)
        play.use("wings")
        play.heart("self")
        assert play.hearts(1) == 5
