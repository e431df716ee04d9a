"""Stories of the Evolutions of Boogie Woogie."""

import pytest

from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

ME = "boogie_woogie"

# ------------------------------------------------------------------------- Boo!


def test_boo_makes_a_wounded_monster_yield_that_wanted_to_stay() -> None:
    play = PowerUp({}, {"place": "city"}, {"monster": ME, "hand": ["boo"]}, dice="s 1 1 2 2 3")
    play.stays(1)
    # Not only the attacker: any wounded Monster, in anybody's turn.
    question = play.expect("use", seat=2)
    assert question.say == "ask-use-stay"
    assert question.args["seat"] == 1
    play.use("boo")
    assert play.place(1) == "outside"
    assert play.place(0) == "city"
    assert play.happened("Yielded", seat=1, card="boo")
    assert play.spent(2) == ["boo"]


def test_boo_may_be_kept() -> None:
    play = PowerUp({}, {"place": "city"}, {"monster": ME, "hand": ["boo"]}, dice="s 1 1 2 2 3")
    play.stays(1)
    play.expect("use", seat=2)
    play.decline()
    assert play.place(1) == "city"
    assert play.hand(2) == ["boo"]


def test_boo_works_for_the_attacker_and_lets_it_into_tokyo() -> None:
    play = PowerUp({"monster": ME, "hand": ["boo"]}, {"place": "city"}, dice="s 1 1 2 2 3")
    play.stays(1)
    play.expect("use", seat=0)
    play.use("boo")
    assert play.place(0) == "city"
    assert play.vp(0) == 1


def test_boo_counts_as_yielding_for_cards_of_the_victim() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["boo"]}, {"place": "city", "cards": ["burrowing"]}, dice="s 1 1 2 2 3"
    )
    play.stays(1)
    play.use("boo")
    assert play.hearts(0) == 9


def test_boo_is_not_offered_when_nobody_stays_wounded() -> None:
    fled = PowerUp({"monster": ME, "hand": ["boo"]}, {"place": "city"}, dice="s 1 1 2 2 3")
    fled.yields(1)
    fled.never_offers("boo")
    armored = PowerUp(
        {"monster": ME, "hand": ["boo"]}, {"place": "city", "cards": ["armor_plating"]}, dice="s 1 1 2 2 3"
    )
    armored.never_offers("boo")
    outside = PowerUp({"monster": ME, "hand": ["boo"], "place": "city"}, {}, dice="s 1 1 2 2 3")
    outside.never_offers("boo")


@rule("KOT-YIELD-11")
def test_boo_is_useless_where_yielding_is_forbidden() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["boo"]},
        {"place": "city"},
        {"monster": "space_penguin", "evolutions": ["blizzard"]},
        dice="s 1 1 2 2 3",
    )
    play.never_offers("boo")
    assert play.place(1) == "city"


def test_boo_is_not_offered_to_the_monster_that_stays_itself() -> None:
    play = PowerUp({}, {"monster": ME, "hand": ["boo"], "place": "city"}, dice="s 1 1 2 2 3")
    play.stays(1)
    play.never_offers("boo")
    assert play.place(1) == "city"


def test_boo_is_not_offered_against_a_monster_that_has_been_driven_out_already() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["boo"], "evolutions": ["chest_thumping"]},
        {"monster": "the_king", "place": "city"},
        {},
        dice="s 1 1 2 2 3",
        draft=True,
    )
    play.stays(1)
    play.use("chest_thumping")
    play.never_offers("boo")
    assert len(play.happened("Yielded", seat=1)) == 1


def test_boo_may_come_after_a_decision_to_let_the_smash_happen() -> None:
    # Who could have fled with Jets has decided to stay, and is not asked again.
    play = PowerUp({"monster": ME, "hand": ["boo"]}, {"place": "city", "cards": ["jets"]}, dice="s 1 1 2 2 3")
    play.expect("guard", seat=1)
    play.decline()
    play.expect("use", seat=0)
    play.use("boo")
    assert play.place(1) == "outside"


def test_boo_drives_out_one_of_two_monsters_in_tokyo() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["boo"]}, {"place": "city"}, {"place": "bay"}, {}, {}, dice="s 1 1 2 2 3"
    )
    play.stays(1)
    play.stays(2)
    assert play.expect("use", seat=0).args["seat"] == 1
    play.decline()
    assert play.expect("use", seat=0).args["seat"] == 2
    play.use("boo")
    assert (play.place(1), play.place(2), play.place(0)) == ("city", "outside", "bay")


def test_boo_can_be_bought_back_for_one_energy() -> None:
    play = PowerUp({"monster": ME, "energy": 1, "spent": ["boo"]}, {}, phase="buy")
    play.expect("buy", seat=0)
    play.use("boo")
    assert play.energy(0) == 0
    assert play.hand(0) == ["boo"]
    assert play.spent(0) == []
    assert play.happened("EvolutionRegained", seat=0, card="boo")


def test_boo_stays_in_the_discard_pile_without_energy_or_in_the_turn_of_another() -> None:
    poor = PowerUp({"monster": ME, "spent": ["boo"]}, {}, phase="buy")
    poor.never_offers("boo")
    other = PowerUp({"energy": 3}, {"monster": ME, "energy": 3, "spent": ["boo"]}, phase="buy")
    other.never_offers("boo")


def test_boo_can_be_bought_back_when_it_was_discarded_by_evolving() -> None:
    play = PowerUp(
        {"monster": ME, "energy": 1, "spent": ["boo", "nightlife", "dusk_ritual", "worm_invaders"]},
        {},
        dice="h h h 1 1 2",
    )
    play.expect("evolve", seat=0)
    play.answer(0)
    play.offered("boo", seat=0)
    play.expect("buy", seat=0)


# -------------------------------------------------------------- Worst Nightmare


def nightmare(**holder: object) -> PowerUp:
    """Seat 1, whose turn begins, has Boogie Woogie's Worst Nightmare in front of it."""
    return PowerUp(
        {"monster": ME}, {"evolutions": ["worst_nightmare"], **holder}, active=1, script=2 * "1 1 2 2 3 3 "
    )


def test_worst_nightmare_may_be_paid_off() -> None:
    play = nightmare(energy=2)
    play.choice("pay", 1, "worst_nightmare")
    assert play.energy(1) == 1
    assert play.energy(0) == 1
    assert play.hearts(1) == 10
    play.expect("keep_dice", seat=1)


def test_worst_nightmare_costs_a_heart_that_its_owner_has_taken() -> None:
    play = nightmare(energy=2)
    play.choice("suffer", 1, "worst_nightmare")
    assert play.hearts(1) == 9
    assert play.energy(1) == 2
    assert play.happened("HeartsLost", seat=1, by=0, smash=False, card="worst_nightmare")


def test_worst_nightmare_asks_nothing_of_a_monster_without_energy() -> None:
    play = nightmare()
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 9


def test_worst_nightmare_is_a_loss_like_any_other() -> None:
    play = nightmare(cards=["armor_plating"])
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 10


def test_worst_nightmare_may_be_answered() -> None:
    play = nightmare(energy=2, hearts=1, cards=["rapid_healing"])
    play.choice("suffer", 1, "worst_nightmare")
    play.expect("answer_loss", seat=1)
    play.use("rapid_healing")
    assert (play.hearts(1), play.energy(1)) == (1, 0)


def test_worst_nightmare_comes_every_turn_of_its_holder_only() -> None:
    play = nightmare()
    play.end_turn()
    assert play.view.active == 0
    assert play.hearts(1) == 9
    play.end_turn()
    assert play.view.active == 1
    assert play.hearts(1) == 8


def test_worst_nightmare_and_battery_monster_come_in_the_order_of_their_owner() -> None:
    play = nightmare(cards=[{"card": "battery_monster", "counters": 2}])
    play.effect("battery_monster")
    play.choice("pay", 1, "worst_nightmare")
    assert play.energy(1) == 1
    assert play.hearts(1) == 10


@rule("KOT-GIFT-05", "KOT-GIFT-09")
def test_worst_nightmare_does_not_trouble_its_owner() -> None:
    play = PowerUp({"monster": ME, "energy": 2, "evolutions": ["worst_nightmare"]}, {})
    play.expect("keep_dice", seat=0)
    assert play.hearts(0) == 10


def test_worst_nightmare_can_kill_at_the_start_of_a_turn() -> None:
    play = PowerUp({"monster": ME}, {"hearts": 1, "evolutions": ["worst_nightmare"]}, {}, active=1)
    assert not play.alive(1)
    play.expect("keep_dice", seat=2)
    # The Gift is Boogie Woogie's again (KOT-GIFT-11).
    assert play.spent(0) == ["worst_nightmare"]


@rule("KOT-2P-02")
def test_worst_nightmare_leaves_no_reward_to_the_dead() -> None:
    play = PowerUp(
        {"monster": ME},
        {"hearts": 1, "place": "city", "evolutions": ["worst_nightmare"]},
        active=1,
        options={"two_player": True},
    )
    play.effect("worst_nightmare")
    assert not play.alive(1)
    assert play.energy(1) == 0
    assert not play.happened("EnergyGained", seat=1)


def test_worst_nightmare_may_be_paid_with_the_reward_for_starting_in_tokyo() -> None:
    play = PowerUp(
        {"monster": ME},
        {"hearts": 1, "place": "city", "evolutions": ["worst_nightmare"]},
        active=1,
        options={"two_player": True},
    )
    play.choose("opt-reward")
    play.choice("pay", 1, "worst_nightmare")
    assert (play.hearts(1), play.energy(1), play.energy(0)) == (1, 0, 1)


# -------------------------------------------------------- I Live Under Your Bed


@rule("KOT-GIFT-02", "KOT-GIFT-05")
def test_i_live_under_your_bed_takes_a_die_from_its_holder_but_not_from_its_owner() -> None:
    holder = PowerUp({"evolutions": ["i_live_under_your_bed"]}, {"monster": ME})
    assert len(holder.expect("keep_dice", seat=0).items) == 5
    owner = PowerUp({"monster": ME, "evolutions": ["i_live_under_your_bed"]}, {})
    assert len(owner.expect("keep_dice", seat=0).items) == 6


def test_i_live_under_your_bed_adds_up_with_other_dice() -> None:
    play = PowerUp({"evolutions": ["i_live_under_your_bed"], "cards": ["extra_head"]}, {"monster": ME})
    assert len(play.expect("keep_dice", seat=0).items) == 6


# ----------------------------------------------------------------- Boogie Dance


def test_boogie_dance_is_worth_a_heart_or_an_energy() -> None:
    heart = PowerUp(
        {"monster": ME, "hearts": 5, "evolutions": ["boogie_dance"]}, {"place": "city"}, dice="2 2 2 2 1 3"
    )
    heart.choice("heart", 0, "boogie_dance")
    assert heart.hearts(0) == 6
    assert heart.happened("CardUsed", seat=0, card="boogie_dance")
    assert heart.vp(0) == 3
    energy = PowerUp(
        {"monster": ME, "hearts": 5, "evolutions": ["boogie_dance"]}, {"place": "city"}, dice="2 2 2 2 1 3"
    )
    energy.choice("energy", 0, "boogie_dance")
    assert energy.energy(0) == 1
    assert energy.hearts(0) == 5


def test_boogie_dance_heals_in_tokyo_too() -> None:
    play = PowerUp(
        {"monster": ME, "hearts": 5, "place": "city", "evolutions": ["boogie_dance"]}, {}, dice="h h h h 1 3"
    )
    play.choice("heart", 0, "boogie_dance")
    assert play.hearts(0) == 6


def test_boogie_dance_pays_once_for_six_dice_of_a_kind() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["boogie_dance"]}, {"place": "city"}, dice="e e e e e e")
    # With all hearts there is nothing to choose.
    play.expect("buy", seat=0)
    assert play.energy(0) == 7


@rule("KOT-CARD-13")
def test_boogie_dance_counts_dice_and_no_added_symbols() -> None:
    play = PowerUp(
        {"monster": ME, "hearts": 5, "evolutions": ["boogie_dance"], "cards": ["acid_attack"]},
        {"place": "city"},
        dice="s s s 1 2 3",
    )
    play.stays(1)
    assert play.energy(0) == 0
    assert play.hearts(0) == 5


def test_boogie_dance_can_be_played_after_the_last_roll() -> None:
    play = PowerUp({"monster": ME, "hand": ["boogie_dance"]}, {"place": "city"}, script="2 2 2 2 1 3")
    play.until("keep_dice")
    play.roll()
    play.plays("boogie_dance", seat=0)
    assert play.energy(0) == 1
    assert play.front(0) == ["boogie_dance"]


# --------------------------------------------------------------- Well of Shadow


def test_well_of_shadow_brings_two_hearts_at_any_time() -> None:
    mine = PowerUp({"monster": ME, "hearts": 5, "hand": ["well_of_shadow"]}, {})
    mine.expect("anytime", seat=0)
    mine.use("well_of_shadow")
    assert mine.hearts(0) == 7
    assert mine.spent(0) == ["well_of_shadow"]
    other = PowerUp({}, {"monster": ME, "hearts": 5, "hand": ["well_of_shadow"]})
    other.expect("anytime", seat=1)
    other.use("well_of_shadow")
    assert other.hearts(1) == 7


def test_well_of_shadow_works_in_tokyo() -> None:
    play = PowerUp({"monster": ME, "hearts": 5, "place": "city", "hand": ["well_of_shadow"]}, {})
    play.use("well_of_shadow")
    assert play.hearts(0) == 7


@rule("KOT-CARD-20")
def test_well_of_shadow_answers_a_loss_and_may_save_a_life() -> None:
    play = PowerUp(
        {}, {"monster": ME, "hearts": 2, "place": "city", "hand": ["well_of_shadow"]}, dice="s s s 1 2 2"
    )
    play.expect("answer_loss", seat=1)
    play.use("well_of_shadow")
    # It has lost the hearts all the same, so it may Yield.
    play.yields(1)
    assert play.hearts(1) == 1


def test_well_of_shadow_is_not_offered_to_the_healthy() -> None:
    play = PowerUp({"monster": ME, "hand": ["well_of_shadow"]}, {"place": "city"}, script="1 1 2 2 3 3")
    play.never_offers("well_of_shadow")


# ---------------------------------------------------------------- Worm Invaders


@rule("KOT-PU-23", "KOT-YIELD-05")
def test_worm_invaders_bite_everybody_else_and_nobody_may_yield() -> None:
    play = PowerUp({}, {"monster": ME, "hand": ["worm_invaders"]}, {"place": "city"}, script="1 1 2 2 3 3")
    play.expect("anytime", seat=1)
    play.use("worm_invaders")
    assert [play.hearts(seat) for seat in range(3)] == [8, 10, 8]
    play.asks_nobody("yield")
    assert play.place(2) == "city"


def test_worm_invaders_can_eliminate_the_active_monster_before_it_resolves() -> None:
    play = PowerUp({"hearts": 2}, {"monster": ME, "hand": ["worm_invaders"]}, {}, script="3 3 3 s s s")
    play.expect("anytime", seat=1)
    play.decline()
    play.roll()
    play.expect("anytime", seat=1)
    play.use("worm_invaders")
    assert not play.alive(0)
    assert [play.hearts(seat) for seat in (1, 2)] == [10, 8]
    assert play.view.active == 1


# ------------------------------------------------------------------- Nightlife!


def test_nightlife_is_worth_a_heart_for_every_entry() -> None:
    play = PowerUp({"monster": ME, "hearts": 5, "evolutions": ["nightlife"]}, {}, dice="1 1 2 2 3 3")
    assert play.place(0) == "city"
    assert play.hearts(0) == 6


def test_nightlife_does_not_take_a_move_from_the_bay_to_the_city_for_an_entry() -> None:
    bay = PowerUp(
        {"monster": ME, "hearts": 5, "evolutions": ["nightlife"]},
        {"place": "city"},
        {},
        {},
        {},
        dice="1 1 2 2 3 3",
    )
    assert (bay.place(0), bay.hearts(0)) == ("bay", 6)
    moved = PowerUp(
        {"monster": ME, "hearts": 5, "evolutions": ["nightlife"], "place": "bay"},
        {"place": "city", "hearts": 1, "poison": 1},
        {},
        {},
        {},
        active=1,
        phase="end",
    )
    assert (moved.place(0), moved.hearts(0)) == ("city", 5)


def test_nightlife_does_not_care_about_others_or_about_staying() -> None:
    other = PowerUp({}, {"monster": ME, "hearts": 5, "evolutions": ["nightlife"]}, dice="1 1 2 2 3 3")
    assert other.place(0) == "city"
    assert other.hearts(1) == 5
    stays = PowerUp(
        {"monster": ME, "hearts": 5, "place": "city", "evolutions": ["nightlife"]}, {}, dice="1 1 2 2 3 3"
    )
    assert stays.hearts(0) == 5


# ------------------------------------------------------------------ Dusk Ritual


def test_dusk_ritual_follows_the_purchase_of_a_keep_card() -> None:
    play = PowerUp(
        {"monster": ME, "hearts": 5, "energy": 4, "hand": ["dusk_ritual"]},
        {},
        phase="buy",
        market=["gourmet"],
    )
    play.buy("gourmet")
    play.expect("use", seat=0)
    play.use("dusk_ritual")
    assert play.hearts(0) == 7
    assert play.energy(0) == 2


def test_dusk_ritual_follows_a_purchase_in_the_turn_of_another() -> None:
    play = PowerUp(
        {"energy": 2},
        {"monster": ME, "hearts": 5, "energy": 4, "cards": ["opportunist"], "hand": ["dusk_ritual"]},
        phase="buy",
        market=["jets", "tank", "skyscraper"],
        deck=["gourmet", "corner_store", "heal"],
    )
    play.sweep()
    play.snatch("gourmet", seat=1)
    play.expect("use", seat=1)
    play.use("dusk_ritual")
    assert (play.hearts(1), play.energy(1)) == (7, 2)


@pytest.mark.parametrize("card", ["corner_store", "apartment_building"])
def test_dusk_ritual_does_not_follow_a_discard_card(card: str) -> None:
    play = PowerUp(
        {"monster": ME, "hearts": 5, "energy": 5, "hand": ["dusk_ritual"]}, {}, phase="buy", market=[card]
    )
    play.buy(card)
    play.never_offers("dusk_ritual")


def test_dusk_ritual_does_not_follow_a_costume() -> None:
    play = PowerUp(
        {"monster": ME, "hearts": 5, "energy": 9, "hand": ["dusk_ritual"]},
        {},
        phase="buy",
        market=["princess"],
        options={"halloween": True},
    )
    play.buy("princess")
    play.never_offers("dusk_ritual")


def test_dusk_ritual_does_not_follow_the_purchase_of_another() -> None:
    play = PowerUp(
        {"energy": 4}, {"monster": ME, "hearts": 5, "hand": ["dusk_ritual"]}, phase="buy", market=["gourmet"]
    )
    play.buy("gourmet")
    play.never_offers("dusk_ritual")
