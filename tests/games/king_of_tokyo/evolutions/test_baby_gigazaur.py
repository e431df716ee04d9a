"""Stories of the Evolutions of Baby Gigazaur."""

import pytest

from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

ME = "baby_gigazaur"
QUIET = "1 1 2 2 3 3"

# ----------------------------------------------------------------------- My Toy


def toy(card: str = "gourmet", *, deck: list[str] | None = None, **me: object) -> PowerUp:
    """Baby Gigazaur has played My Toy in its Buy step, and put a card of the Market aside."""
    play = PowerUp(
        {"monster": ME, "hand": ["my_toy"], **me},
        {"energy": 9},
        phase="buy",
        market=["gourmet", "jets", "heal"],
        deck=deck or ["tank", "corner_store"],
    )
    play.use("my_toy")
    play.expect("pick", seat=0)
    play.choose("opt-card", card=card)
    return play


def test_my_toy_puts_a_market_card_aside_and_the_slot_is_filled() -> None:
    play = toy(energy=2)
    assert play.under(0, "my_toy") == "gourmet"
    assert play.view.market == ["tank", "jets", "heal"]
    assert play.happened("CardReserved", seat=0, card="gourmet")


def test_my_toy_can_be_played_in_the_turn_of_another() -> None:
    play = PowerUp({}, {"monster": ME, "hand": ["my_toy"]}, market=["gourmet", "jets", "heal"])
    play.plays("my_toy", seat=1)
    play.expect("pick", seat=1)
    play.choose("opt-card", card="jets")
    assert play.under(1, "my_toy") == "jets"


def test_my_toy_is_bought_at_its_cost_and_followed_by_another() -> None:
    play = toy(energy=9)
    play.use("my_toy")
    play.expect("pick", seat=0)
    assert play.cards(0) == ["gourmet"]
    assert play.energy(0) == 5
    # Neither from the Market nor from the deck.
    assert play.happened("CardBought", seat=0, card="gourmet", price=4, slot=-3)
    play.choose("opt-card", card="jets")
    assert play.under(0, "my_toy") == "jets"
    assert play.view.market == ["tank", "corner_store", "heal"]


def test_my_toy_knows_discounts_and_is_a_purchase() -> None:
    play = toy(energy=3, cards=["alien_origin", "media_friendly"])
    play.use("my_toy")
    play.choose("opt-card", card="jets")
    assert play.energy(0) == 0
    assert play.vp(0) == 1


def test_my_toy_cannot_be_bought_without_the_energy_for_it() -> None:
    play = toy(energy=3)
    play.expect("buy", seat=0)
    assert not play.offers("opt-use", card="my_toy")


def test_my_toy_survives_a_sweep() -> None:
    play = toy(energy=6)
    play.sweep()
    assert play.under(0, "my_toy") == "gourmet"
    play.use("my_toy")
    assert play.cards(0) == ["gourmet"]


def test_my_toy_is_out_of_reach_for_others() -> None:
    play = toy(energy=2)
    play.done()
    play.until("buy", seat=1)
    assert not play.offers("opt-buy", card="gourmet")
    assert not play.offers("opt-use", card="my_toy")


def test_my_toy_shows_the_replacement_to_an_opportunist() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["my_toy"], "energy": 2},
        {"energy": 9, "cards": ["opportunist"]},
        phase="buy",
        market=["gourmet", "jets", "heal"],
        deck=["tank"],
    )
    play.use("my_toy")
    play.choose("opt-card", card="gourmet")
    play.snatch("tank", seat=1)
    assert play.under(0, "my_toy") == "gourmet"


def test_my_toy_goes_to_the_discard_pile_when_its_owner_is_eliminated() -> None:
    play = toy(energy=2, hearts=1, poison=1)
    play.done()
    assert not play.alive(0)
    assert "gourmet" in play.view.discard


def test_my_toy_asks_nothing_when_the_market_has_one_card_and_nothing_when_it_is_empty() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["my_toy"], "energy": 9}, {}, phase="buy", market=["gourmet"], deck_ends=True
    )
    play.use("my_toy")
    assert play.under(0, "my_toy") == "gourmet"
    assert play.view.market == ["", "", ""]
    play.use("my_toy")
    assert play.cards(0) == ["gourmet"]
    assert play.under(0, "my_toy") == ""
    # There is nothing under it any more to be bought.
    play.expect("buy", seat=0)
    assert not play.offers("opt-use", card="my_toy")


def test_my_toy_can_be_bamboozled_and_stays_aside() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["my_toy"], "energy": 4},
        {"monster": "pandakai", "hand": ["bamboozle"]},
        phase="buy",
        market=["gourmet", "skyscraper", "heal"],
        deck=["evacuation_orders"],
    )
    play.use("my_toy")
    play.choose("opt-card", card="gourmet")
    play.use("my_toy")
    play.expect("use", seat=1)
    play.use("bamboozle")
    assert play.happened("CardBought", seat=0, card="heal")
    assert play.under(0, "my_toy") == "gourmet"


# ----------------------------------------------------------------- Growing Fast


def test_growing_fast_makes_up_for_a_roll_without_hearts() -> None:
    outside = PowerUp(
        {"monster": ME, "hearts": 5, "evolutions": ["growing_fast"]}, {"place": "city"}, dice=QUIET
    )
    assert outside.hearts(0) == 6
    inside = PowerUp(
        {"monster": ME, "hearts": 5, "place": "city", "evolutions": ["growing_fast"]}, {}, dice=QUIET
    )
    assert inside.hearts(0) == 6


def test_growing_fast_gives_nothing_for_a_roll_with_hearts() -> None:
    play = PowerUp(
        {"monster": ME, "hearts": 5, "place": "city", "evolutions": ["growing_fast"]}, {}, dice="h 1 1 2 2 3"
    )
    assert play.hearts(0) == 5


def test_growing_fast_waits_until_there_is_room_for_the_heart() -> None:
    # The smash is answered with a loss of its own: the dice may be resolved in that order.
    play = PowerUp(
        {"monster": ME, "evolutions": ["growing_fast"]},
        {"place": "city", "cards": ["reflective_hide"]},
        {},
        dice="s 1 1 2 2 3",
        options={"promos": "all"},
    )
    play.stays(1)
    assert play.happened("HeartsLost", seat=0, amount=1)
    assert play.hearts(0) == 10
    saved = PowerUp(
        {"monster": ME, "hearts": 1, "evolutions": ["growing_fast"]},
        {"place": "city", "cards": ["reflective_hide"]},
        {},
        dice="s 1 1 2 2 3",
        options={"promos": "all"},
    )
    saved.stays(1)
    assert saved.hearts(0) == 1
    assert len(saved.happened("HeartsGained", seat=0)) == 1


def test_growing_fast_is_for_own_rolls() -> None:
    play = PowerUp(
        {}, {"monster": ME, "hearts": 5, "place": "city", "evolutions": ["growing_fast"]}, dice=QUIET
    )
    play.end_turn()
    assert play.hearts(1) == 5


# ------------------------------------------------------------ Nurture the Young


def test_nurture_the_young_collects_from_everybody_ahead() -> None:
    play = PowerUp(
        {"monster": ME, "vp": 4, "hand": ["nurture_the_young"]}, {"vp": 5}, {"vp": 4}, {"vp": 9}, {"vp": 0}
    )
    play.plays("nurture_the_young", seat=0)
    assert [play.vp(seat) for seat in range(5)] == [6, 4, 4, 8, 0]


def test_nurture_the_young_judges_before_any_vp_moves() -> None:
    # Both are ahead by one: the first VP does not save the second giver.
    play = PowerUp({}, {"monster": ME, "vp": 4, "hand": ["nurture_the_young"]}, {"vp": 5}, {"vp": 5})
    play.plays("nurture_the_young", seat=1)
    assert [play.vp(seat) for seat in range(4)] == [0, 6, 4, 4]


def test_nurture_the_young_is_worth_playing_against_a_single_leader() -> None:
    play = PowerUp({"monster": ME, "vp": 4, "hand": ["nurture_the_young"]}, {"vp": 5}, {})
    play.plays("nurture_the_young", seat=0)
    assert [play.vp(seat) for seat in range(3)] == [5, 4, 0]


def test_nurture_the_young_is_not_offered_to_a_leader() -> None:
    play = PowerUp(
        {"monster": ME, "vp": 4, "hand": ["nurture_the_young"]}, {"vp": 4, "place": "city"}, script=QUIET
    )
    play.never_offers("nurture_the_young")


# -------------------------------------------------------------------- Tiny Tail


def test_tiny_tail_turns_two_dice_to_one() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["tiny_tail"]}, {"place": "city"}, script="1 2 2 3 3 e")
    play.roll()
    play.expect("change", seat=0)
    play.use("tiny_tail")
    play.turn_die(3)
    play.turn_die(4)
    assert play.vp(0) == 1
    assert play.happened("CardUsed", seat=0, card="tiny_tail")


def test_tiny_tail_turns_the_last_die_that_is_no_1() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["tiny_tail"]}, {"place": "city"}, script="1 1 1 1 1 2")
    play.roll()
    play.expect("change", seat=0)
    play.use("tiny_tail")
    # There was one die to turn, and there is none left.
    assert play.vp(0) == 4


def test_tiny_tail_turns_a_single_die_if_its_owner_likes() -> None:
    play = PowerUp(
        {"monster": ME, "energy": 2, "evolutions": ["tiny_tail"]}, {"place": "city"}, script="1 1 2 3 3 h"
    )
    play.roll()
    play.use("tiny_tail")
    play.turn_die(5)
    play.expect("die", seat=0)
    play.choose("opt-go-on")
    assert play.view.dice == [0, 0, 1, 2, 2, 0]
    assert play.vp(0) == 1


def test_tiny_tail_is_not_offered_for_a_roll_of_ones_or_for_others() -> None:
    ones = PowerUp({"monster": ME, "evolutions": ["tiny_tail"]}, {"place": "city"}, script="1 1 1 1 1 1")
    ones.never_offers("tiny_tail")
    other = PowerUp({"place": "city"}, {"monster": ME, "evolutions": ["tiny_tail"]}, script=QUIET)
    other.never_offers("tiny_tail")


def test_tiny_tail_may_be_played_from_the_hand_when_it_is_needed_and_only_then() -> None:
    play = PowerUp({"monster": ME, "hand": ["tiny_tail"]}, {"place": "city"}, script="1 2 2 3 3 e")
    play.expect("anytime", seat=0)
    play.decline()
    play.roll()
    play.expect("change", seat=0)
    play.use("tiny_tail")
    play.use("tiny_tail")
    play.turn_die(3)
    play.turn_die(4)
    play.until("keep_dice", seat=1)
    assert play.vp(0) == 1
    ones = PowerUp({"monster": ME, "hand": ["tiny_tail"]}, {"place": "city"}, script="1 1 1 1 1 1")
    ones.asks_nobody("change")


def test_tiny_tail_is_used_once_a_turn() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["tiny_tail"]}, {"place": "city"}, script=QUIET)
    play.roll()
    play.use("tiny_tail")
    play.turn_die(2)
    play.choose("opt-go-on")
    play.asks_nobody("change", seat=0)


# ------------------------------------------------------------ Too Cute to Smash


def test_too_cute_to_smash_costs_the_attacker_a_vp() -> None:
    play = PowerUp(
        {"vp": 5}, {"monster": ME, "place": "city", "evolutions": ["too_cute_to_smash"]}, dice="s s 1 1 2 3"
    )
    play.stays(1)
    assert play.vp(0) == 4


@rule("KOT-RES-02", "KOT-END-09")
@pytest.mark.parametrize(("first", "won"), [("numbers", False), ("smash", True)])
def test_too_cute_to_smash_may_be_made_up_for_with_the_numbers(first: str, won: bool) -> None:
    play = PowerUp(
        {"vp": 20},
        {"monster": ME, "place": "city", "evolutions": ["too_cute_to_smash"]},
        {},
        dice="s 1 1 1 2 3",
    )
    play.first(first)
    play.stays(1)
    assert play.table.over == won


def test_too_cute_to_smash_needs_a_wound_by_smash() -> None:
    armored = PowerUp(
        {"vp": 5, "energy": 2},
        {"monster": ME, "place": "city", "cards": ["armor_plating"], "evolutions": ["too_cute_to_smash"]},
        dice="s 1 1 2 2 3",
    )
    assert armored.vp(0) == 5
    card = PowerUp(
        {"vp": 5, "energy": 3},
        {"monster": ME, "evolutions": ["too_cute_to_smash"]},
        phase="buy",
        market=["flame_thrower"],
    )
    card.buy("flame_thrower")
    assert card.hearts(1) == 8
    assert card.vp(0) == 5


# ------------------------------------------------------------------- So Small!


def test_so_small_cancels_the_whole_smash_with_a_single_heart() -> None:
    play = PowerUp(
        {}, {"monster": ME, "place": "city", "evolutions": ["so_small"]}, dice="s s s 1 1 2", script="1 h 2"
    )
    play.expect("guard", seat=1)
    play.use("so_small")
    play.asks_nobody("yield")
    assert play.hearts(1) == 10


def test_so_small_is_all_or_nothing_and_one_try() -> None:
    play = PowerUp(
        {}, {"monster": ME, "place": "city", "evolutions": ["so_small"]}, dice="s s s 1 1 2", script="1 3 2"
    )
    play.use("so_small")
    play.stays(1)
    assert play.hearts(1) == 7


def test_so_small_rolls_a_die_for_each_smash_of_the_roll() -> None:
    # Fire Breathing makes the loss bigger, but it is no smash.
    play = PowerUp(
        {"cards": ["fire_breathing"]},
        {"monster": ME, "place": "city", "evolutions": ["so_small"]},
        dice="s s 1 1 2 2",
        script="1 h",
    )
    play.use("so_small")
    assert play.happened("CardDice", seat=1)[0].dice == [0, 5]
    assert play.hearts(1) == 10


def test_so_small_rolls_twice_as_many_dice_when_the_smash_counts_twice() -> None:
    play = PowerUp(
        {"monster": "cyber_kitty", "evolutions": ["cat_nip"]},
        {"monster": ME, "place": "city", "evolutions": ["so_small"]},
        dice="s s 1 1 2 2",
        script="1 2 3 h",
    )
    play.use("so_small")
    assert play.happened("CardDice", seat=1)[0].dice == [0, 1, 2, 5]
    assert play.hearts(1) == 10


def test_so_small_may_be_declined_and_does_nothing_against_cards() -> None:
    declined = PowerUp({}, {"monster": ME, "place": "city", "evolutions": ["so_small"]}, dice="s 1 1 2 2 3")
    declined.expect("guard", seat=1)
    declined.decline()
    declined.stays(1)
    assert declined.hearts(1) == 9
    card = PowerUp(
        {"energy": 3}, {"monster": ME, "evolutions": ["so_small"]}, phase="buy", market=["flame_thrower"]
    )
    card.buy("flame_thrower")
    assert card.hearts(1) == 8


def test_so_small_can_be_played_at_any_time() -> None:
    play = PowerUp({}, {"monster": ME, "hand": ["so_small"]}, script=QUIET)
    play.expect("anytime", seat=1)
    play.use("so_small")
    assert play.front(1) == ["so_small"]


def test_so_small_can_be_played_against_the_very_smash() -> None:
    play = PowerUp({}, {"monster": ME, "place": "city", "hand": ["so_small"]}, dice="s 1 1 2 2 3", script="h")
    play.expect("guard", seat=1)
    play.use("so_small")
    play.expect("guard", seat=1)
    play.use("so_small")
    assert play.hearts(1) == 10


# ------------------------------------------------------------------- Underrated


def test_underrated_adds_two_smash() -> None:
    play = PowerUp({"monster": ME, "hand": ["underrated"]}, {"place": "city"}, script=QUIET)
    play.roll()
    play.expect("use", seat=0)
    play.use("underrated")
    play.stays(1)
    assert play.hearts(1) == 8
    assert play.spent(0) == ["underrated"]


def test_underrated_is_enough_for_spiked_tail_and_urbavore() -> None:
    play = PowerUp(
        {"monster": ME, "place": "city", "cards": ["spiked_tail", "urbavore"], "hand": ["underrated"]},
        {},
        script=QUIET,
    )
    play.roll()
    play.use("underrated")
    assert play.hearts(1) == 6


def test_underrated_lasts_for_one_roll_and_is_for_the_own_turn() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["underrated"]}, {"place": "city"}, script=f"{QUIET} {QUIET} {QUIET}"
    )
    play.roll()
    play.use("underrated")
    play.stays(1)
    play.end_turn()
    assert play.view.active == 0
    play.end_turn()
    assert play.hearts(1) == 8
    other = PowerUp({"place": "city"}, {"monster": ME, "hand": ["underrated"]}, script=QUIET)
    other.never_offers("underrated")


# ------------------------------------------------------------------ Yummy Yummy


def test_yummy_yummy_brings_hearts_and_energy() -> None:
    play = PowerUp({}, {"monster": ME, "hearts": 5, "hand": ["yummy_yummy"]})
    play.plays("yummy_yummy", seat=1)
    assert (play.hearts(1), play.energy(1)) == (7, 1)


@rule("KOT-CARD-20")
def test_yummy_yummy_answers_a_loss() -> None:
    play = PowerUp(
        {"energy": 2},
        {"monster": ME, "hearts": 1, "place": "city", "hand": ["yummy_yummy"]},
        dice="s s 1 1 2 3",
    )
    play.expect("answer_loss", seat=1)
    play.use("yummy_yummy")
    play.yields(1)
    assert (play.hearts(1), play.energy(1)) == (1, 1)
