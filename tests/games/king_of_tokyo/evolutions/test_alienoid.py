"""Stories of the Evolutions of Alienoid."""

from typing import Any

import pytest

from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

ME = "alienoid"
QUIET = "1 1 2 2 3 3"

# ---------------------------------------------------------------- Alien Scourge


@pytest.mark.parametrize("active", [0, 1])
def test_alien_scourge_is_worth_2_vp_in_any_turn(active: int) -> None:
    play = PowerUp({"monster": ME, "hand": ["alien_scourge"]}, {}, active=active, script=QUIET)
    play.expect("anytime", seat=0)
    play.use("alien_scourge")
    assert play.vp(0) == 2
    assert play.hand(0) == []
    assert play.spent(0) == ["alien_scourge"]


# ------------------------------------------------------ Precision Field Support


def test_precision_field_support_finds_the_first_cheap_keep_card() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["precision_field_support"], "cards": ["media_friendly"]},
        {"cards": ["opportunist"], "energy": 9},
        deck=["jets", "heal", "urbavore", "wings"],
        script=QUIET,
    )
    play.plays("precision_field_support", seat=0)
    # Jets cost 5, Heal is no KEEP card.
    assert play.happened("CardsShown", seat=0, cards=["jets", "heal", "urbavore"])
    assert play.cards(0) == ["media_friendly", "urbavore"]
    assert play.view.discard == ["jets", "heal"]
    # Not a purchase, and nothing was revealed in the Market.
    assert play.vp(0) == 0
    play.expect("keep_dice", seat=0)


def test_precision_field_support_goes_on_with_the_discard_pile() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["precision_field_support"]},
        {},
        market=["tank", "frenzy", "energize"],
        deck=["jets", "heal"],
        deck_ends=True,
        discard=["urbavore"],
        script=QUIET,
    )
    play.plays("precision_field_support", seat=0)
    assert play.cards(0) == ["urbavore"]
    assert play.view.discard == ["jets", "heal"]


def test_precision_field_support_may_be_played_in_the_turn_of_another() -> None:
    play = PowerUp(
        {}, {"monster": ME, "hand": ["precision_field_support"]}, deck=["even_bigger", "jets"], script=QUIET
    )
    play.plays("precision_field_support", seat=1)
    assert play.cards(1) == ["even_bigger"]
    assert play.hearts(1) == 12


def test_precision_field_support_may_find_nothing() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["precision_field_support"]},
        {},
        market=["tank", "frenzy", "energize"],
        deck=["jets", "heal"],
        deck_ends=True,
        script=QUIET,
    )
    play.plays("precision_field_support", seat=0)
    assert play.cards(0) == []
    assert sorted(play.view.discard) == ["heal", "jets"]
    assert play.view.deck == 0


def test_precision_field_support_needs_a_card_somewhere() -> None:
    market = ["tank", "frenzy", "energize"]
    reshuffled = PowerUp(
        {"monster": ME, "hand": ["precision_field_support"]},
        {},
        market=market,
        deck_ends=True,
        discard=["urbavore"],
        script=QUIET,
    )
    reshuffled.plays("precision_field_support", seat=0)
    assert reshuffled.cards(0) == ["urbavore"]
    last = PowerUp(
        {"monster": ME, "hand": ["precision_field_support"]},
        {},
        market=market,
        deck=["urbavore"],
        deck_ends=True,
        script=QUIET,
    )
    last.plays("precision_field_support", seat=0)
    assert last.cards(0) == ["urbavore"]
    none = PowerUp(
        {"monster": ME, "hand": ["precision_field_support"]}, {}, market=market, deck_ends=True, script=QUIET
    )
    none.never_offers("precision_field_support")


# -------------------------------------------------------------- Anger Batteries


def test_anger_batteries_turn_the_hearts_lost_this_turn_into_energy() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["anger_batteries"], "place": "city", "cards": ["friend_of_children"]},
        {},
        active=1,
        dice="s s s 1 1 2",
    )
    play.stays(0)
    play.plays("anger_batteries", seat=0)
    # 3 hearts, and one gain for Friend of Children.
    assert play.energy(0) == 4


def test_anger_batteries_count_own_cards_but_no_prevented_hearts() -> None:
    bought = PowerUp(
        {"monster": ME, "hand": ["anger_batteries"], "energy": 4}, {}, phase="buy", market=["tank"]
    )
    bought.buy("tank")
    bought.plays("anger_batteries", seat=0)
    assert bought.energy(0) == 3
    saved = PowerUp(
        {"monster": ME, "hand": ["anger_batteries"], "place": "city", "cards": ["wings"], "energy": 2},
        {},
        active=1,
        dice="s s s 1 1 2",
    )
    saved.expect("guard", seat=0)
    saved.use("wings")
    saved.never_offers("anger_batteries")


def test_anger_batteries_are_worth_playing_for_a_single_heart() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["anger_batteries"], "place": "city"}, {}, active=1, dice="s 1 1 2 2 3"
    )
    play.stays(0)
    play.plays("anger_batteries", seat=0)
    assert play.energy(0) == 1


def test_anger_batteries_pay_for_another_card() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["anger_batteries"], "energy": 4},
        {},
        phase="buy",
        market=["tank", "jets", "wings"],
        deck=["corner_store"],
    )
    play.buy("tank")
    play.expect("buy", seat=0)
    play.use("anger_batteries")
    play.buy("corner_store")
    assert play.energy(0) == 0


@rule("KOT-ELIM-04")
def test_anger_batteries_count_no_more_hearts_than_there_were() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "hand": ["anger_batteries"],
            "place": "city",
            "hearts": 2,
            "cards": ["it_has_a_child"],
        },
        {},
        active=1,
        dice="s s s s s 1",
    )
    play.plays("anger_batteries", seat=0)
    assert play.energy(0) == 2


@rule("KOT-CARD-20")
def test_anger_batteries_count_hearts_that_came_in_answer_to_the_loss() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "hand": ["anger_batteries"],
            "place": "city",
            "hearts": 2,
            "cards": ["rapid_healing"],
            "energy": 4,
        },
        {},
        active=1,
        dice="s s s 1 1 2",
    )
    play.until("answer_loss", seat=0)
    play.use("rapid_healing")
    play.use("rapid_healing")
    play.stays(0)
    assert play.hearts(0) == 1
    play.plays("anger_batteries", seat=0)
    assert play.energy(0) == 3


def test_anger_batteries_are_not_offered_without_a_loss() -> None:
    play = PowerUp({"monster": ME, "hand": ["anger_batteries"], "hearts": 5}, {}, script=QUIET)
    play.never_offers("anger_batteries")


# ---------------------------------------------------------- Adapting Technology


def test_adapting_technology_sweeps_three_times_and_is_discarded() -> None:
    play = PowerUp({"monster": ME, "hand": ["adapting_technology"]}, {}, script=QUIET)
    play.plays("adapting_technology", seat=0)
    assert play.cubes(0, "adapting_technology") == 3
    play.to_buy()
    before = list(play.view.market)
    for left in (2, 1):
        play.use("adapting_technology")
        assert play.cubes(0, "adapting_technology") == left
        assert len(play.happened("CardUsed", seat=0, card="adapting_technology")) == 3 - left
    play.use("adapting_technology")
    assert play.front(0) == []
    assert play.spent(0) == ["adapting_technology"]
    assert play.energy(0) == 0
    assert len(play.view.discard) == 9
    assert play.view.discard[:3] == before


def test_adapting_technology_lets_an_opportunist_react() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": [{"card": "adapting_technology", "counters": 2}]},
        {"cards": ["opportunist"], "energy": 5},
        phase="buy",
        deck=["jets", "tank", "heal"],
    )
    play.use("adapting_technology")
    play.snatch("jets", seat=1)
    assert play.cards(1) == ["opportunist", "jets"]


def test_adapting_technology_is_for_the_own_buy_step() -> None:
    play = PowerUp(
        {},
        {"monster": ME, "evolutions": [{"card": "adapting_technology", "counters": 3}], "energy": 9},
        script=QUIET,
    )
    play.never_offers("adapting_technology")


def test_adapting_technology_may_be_played_against_a_card_just_turned_up() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["adapting_technology"], "energy": 5},
        {},
        phase="buy",
        market=["jets", "tank", "heal"],
        deck=["wings", "gourmet", "frenzy", "energize"],
    )
    play.buy("jets")
    play.expect("buy", seat=0)
    play.use("adapting_technology")
    play.use("adapting_technology")
    assert play.view.market == ["gourmet", "frenzy", "energize"]


def test_adapting_technology_does_not_sweep_an_empty_market() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": [{"card": "adapting_technology", "counters": 3}], "energy": 7},
        {},
        phase="buy",
        market=["jets"],
        deck_ends=True,
    )
    assert play.offers("opt-use", card="adapting_technology")
    play.buy("jets")
    assert play.view.market == ["", "", ""]
    play.expect("buy", seat=0)
    assert not play.offers("opt-use", card="adapting_technology")


# ------------------------------------------------- Funny Looking But Dangerous


def test_funny_looking_but_dangerous_costs_everybody_else_a_heart() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["funny_looking_but_dangerous"]},
        {"place": "city"},
        {"cards": ["armor_plating"]},
        {},
        dice="2 2 2 1 1 e",
    )
    # No smash: a card loss of its own, and nobody may Yield because of it.
    play.expect("keep_dice", seat=1)
    assert [play.hearts(seat) for seat in range(4)] == [10, 9, 10, 9]
    assert play.happened("HeartsLost", seat=1, smash=False, card="funny_looking_but_dangerous")


def test_funny_looking_but_dangerous_joins_a_smash() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["funny_looking_but_dangerous"]},
        {"place": "city", "cards": ["armor_plating"]},
        {},
        dice="2 2 2 1 1 s",
    )
    # One loss of 2, which Armor Plating does not ignore.
    play.stays(1)
    assert play.hearts(1) == 8
    assert play.hearts(2) == 9
    assert len(play.happened("HeartsLost")) == 2


def test_funny_looking_but_dangerous_counts_once_for_whom_it_joins_the_smash() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["funny_looking_but_dangerous"]},
        {"place": "city"},
        {},
        dice="2 2 2 1 1 s",
    )
    play.stays(1)
    assert [play.hearts(seat) for seat in range(3)] == [10, 8, 9]
    assert [e.amount for e in play.happened("HeartsLost", seat=1)] == [2]


def test_funny_looking_but_dangerous_needs_three_2s_of_its_own() -> None:
    few = PowerUp({"monster": ME, "evolutions": ["funny_looking_but_dangerous"]}, {}, dice="2 2 1 1 3 e")
    few.expect("keep_dice", seat=1)
    assert few.hearts(1) == 10
    other = PowerUp(
        {"monster": ME, "evolutions": ["funny_looking_but_dangerous"]}, {}, active=1, dice="2 2 2 1 1 e"
    )
    other.expect("keep_dice", seat=0)
    assert other.hearts(1) == 10


# ------------------------------------------------------------------ Exotic Arms


def arms(script: str, **me: Any) -> PowerUp:
    """Alienoid outside puts 2 energy on Exotic Arms and rolls this; seat 1 is in Tokyo."""
    play = PowerUp(
        {"monster": ME, "evolutions": ["exotic_arms"], "energy": 2} | me, {"place": "city"}, {}, script=script
    )
    play.expect("use", seat=0)
    play.use("exotic_arms")
    assert play.energy(0) == 0
    assert play.cubes(0, "exotic_arms") == 2
    play.roll()
    return play


def test_exotic_arms_win_with_three_smash_dice() -> None:
    play = arms("s s s 1 1 2")
    play.expect("yield", seat=1)
    assert play.hearts(1) == 5
    # Taking the stake back is no gain.
    assert play.energy(0) == 2
    assert play.cubes(0, "exotic_arms") == 0
    assert [e.now for e in play.happened("CountersChanged", card="exotic_arms")] == [2, 0]
    assert play.happened("CardUsed", seat=0, card="exotic_arms")
    assert play.hearts(0) == 10


def test_exotic_arms_taken_back_are_no_gain() -> None:
    play = arms("s s s 1 1 2", cards=["friend_of_children"])
    play.stays(1)
    assert play.energy(0) == 2


def test_exotic_arms_lose_with_fewer_and_hurt_their_owner_with_the_smash() -> None:
    play = arms("s s 1 1 2 2")
    play.expect("yield", seat=1)
    assert play.hearts(1) == 8
    assert play.hearts(0) == 8
    assert play.happened("HeartsLost", seat=0, by=0, smash=False, card="exotic_arms")
    play.stays(1)
    assert play.energy(0) == 0
    assert play.cubes(0, "exotic_arms") == 0


def test_exotic_arms_count_dice_and_not_added_smash() -> None:
    play = arms("s s 1 1 2 2", cards=["acid_attack"])
    play.expect("yield", seat=1)
    assert play.hearts(1) == 7
    assert play.hearts(0) == 8


def test_exotic_arms_without_smash_are_settled_when_all_dice_are_resolved() -> None:
    # The heart is gained first: otherwise Alienoid would be eliminated.
    play = arms("h 1 1 2 2 3", hearts=2)
    play.until("keep_dice", seat=1)
    assert play.alive(0)
    assert play.hearts(0) == 1


@rule("KOT-RES-02")
@pytest.mark.parametrize(("first", "hearts"), [("hearts", 1), ("smash", 0)])
def test_exotic_arms_let_hearts_come_before_a_loss_that_would_kill(first: str, hearts: int) -> None:
    play = arms("s h 1 1 2 3", hearts=2)
    play.first(first)
    play.stays(1)
    assert play.hearts(0) == hearts


def test_exotic_arms_do_not_ask_for_the_order_when_hearts_are_better_after_the_loss() -> None:
    healthy = arms("s h 1 1 2 3", hearts=3)
    healthy.stays(1)
    assert healthy.hearts(0) == 3 - 2 + 1
    inside = PowerUp(
        {"monster": ME, "evolutions": ["exotic_arms"], "energy": 2, "hearts": 2, "place": "city"},
        {},
        {},
        script="s h 1 1 2 3",
    )
    inside.use("exotic_arms")
    inside.roll()
    # Hearts are of no use in Tokyo.
    assert not inside.alive(0)
    winner = arms("s s s h 1 1", hearts=2)
    winner.expect("yield", seat=1)


def test_exotic_arms_are_not_settled_in_a_turn_that_is_given_up() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["exotic_arms", "sunken_temple"], "energy": 2},
        {"monster": "kraken", "place": "city"},
        draft=True,
    )
    play.use("exotic_arms")
    play.use("sunken_temple")
    play.until("keep_dice", seat=1)
    # The stake is gone, and everybody is told; without a Roll there is nothing else to settle.
    assert play.cubes(0, "exotic_arms") == 0
    assert [e.now for e in play.happened("CountersChanged", card="exotic_arms")] == [2, 0]
    assert play.st.counters == {}
    assert play.energy(0) == 3
    assert play.hearts(0) == 10


def test_exotic_arms_without_anybody_to_hit_still_return_the_stake() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["exotic_arms"], "energy": 2},
        {},
        {},
        script="s s s 1 1 2",
        market=["jets"],
    )
    play.use("exotic_arms")
    play.roll()
    play.expect("buy", seat=0)
    assert (play.energy(0), play.hearts(0)) == (2, 10)


def test_exotic_arms_are_a_choice_that_costs_2_energy() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["exotic_arms"], "energy": 2}, {}, script=QUIET)
    play.expect("use", seat=0)
    play.decline()
    play.roll()
    play.until("keep_dice", seat=1)
    assert play.hearts(0) == 10
    broke = PowerUp({"monster": ME, "evolutions": ["exotic_arms"], "energy": 1}, {}, script=QUIET)
    broke.never_offers("exotic_arms")
    idle = PowerUp(
        {"monster": ME, "evolutions": ["exotic_arms", "sunken_temple"], "energy": 2},
        {"monster": "kraken", "place": "city"},
        draft=True,
    )
    idle.use("sunken_temple")
    idle.never_offers("exotic_arms")


@pytest.mark.parametrize(("dice", "hearts"), [("s s 1 1 2 2", 8), ("s s s 1 1 2", 7), ("s h 1 1 2 2", 9)])
def test_exotic_arms_do_nothing_without_a_stake(dice: str, hearts: int) -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["exotic_arms"], "energy": 2, "hearts": 2},
        {"place": "city"},
        {},
        script=dice,
    )
    play.decline()
    play.roll()
    # Neither a loss of its own nor bigger wounds, and no order to think about.
    play.stays(1)
    assert play.hearts(1) == hearts
    assert not play.happened("HeartsLost", seat=0)


def test_exotic_arms_enlarge_wounds_and_no_other_losses() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["exotic_arms"], "energy": 2, "cards": ["fire_breathing"]},
        {},
        {"place": "city"},
        {},
        script="s s s 1 1 2",
    )
    play.use("exotic_arms")
    play.roll()
    play.stays(2)
    # The neighbors outside lose a heart to the fire, which is no wound.
    assert [play.hearts(seat) for seat in range(4)] == [10, 9, 5, 9]


def test_exotic_arms_take_one_stake_a_turn() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["exotic_arms"], "energy": 9}, {}, script=QUIET)
    play.use("exotic_arms")
    play.expect("keep_dice", seat=0)
    assert play.energy(0) == 7


def test_exotic_arms_enlarge_only_real_wounds() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["exotic_arms"], "energy": 2},
        {"place": "city", "cards": ["wings"], "energy": 2},
        script="s s s 1 1 2",
    )
    play.use("exotic_arms")
    play.roll()
    play.expect("guard", seat=1)
    play.use("wings")
    assert play.hearts(1) == 10


# ----------------------------------------------------------- Mothership Support


def test_mothership_support_sells_one_heart_per_own_turn_also_in_tokyo() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["mothership_support"], "energy": 3, "hearts": 5, "place": "city"},
        {},
        script=QUIET,
    )
    play.expect("anytime", seat=0)
    play.use("mothership_support")
    assert play.hearts(0) == 6
    assert play.energy(0) == 2
    assert play.happened("CardUsed", seat=0, card="mothership_support")
    play.never_offers("mothership_support")


@pytest.mark.parametrize(("hearts", "energy"), [(10, 3), (5, 0)])
def test_mothership_support_needs_energy_and_room_for_a_heart(hearts: int, energy: int) -> None:
    play = PowerUp(
        {
            "monster": ME,
            "evolutions": ["mothership_support"],
            "energy": energy,
            "hearts": hearts,
            "place": "city",
        },
        {},
        script="1 1 2 2 3 3",
    )
    play.never_offers("mothership_support")


def test_mothership_support_answers_a_loss_in_the_own_turn() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["mothership_support"], "energy": 5, "hearts": 3},
        {},
        phase="buy",
        market=["tank"],
    )
    play.buy("tank")
    play.expect("answer_loss", seat=0)
    play.use("mothership_support")
    # 3 hearts, minus 3, plus 1; the loss itself is not reduced.
    assert play.hearts(0) == 1
    assert play.happened("HeartsLost", seat=0, amount=3)


def test_mothership_support_does_nothing_in_others_turns() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["mothership_support"], "energy": 3, "hearts": 5, "place": "city"},
        {},
        active=1,
        dice="s 1 1 2 2 3",
    )
    play.expect("yield", seat=0)
    play.never_offers("mothership_support")


# --------------------------------------------------- Superior Alien Technology


def tech(energy: int, *market: str, **position: Any) -> PowerUp:
    """Alienoid buys with Superior Alien Technology."""
    me = {"monster": ME, "evolutions": ["superior_alien_technology"], "energy": energy} | position.pop(
        "me", {}
    )
    return PowerUp(me, position.pop("other", {}), phase="buy", market=list(market), **position)


def token(play: PowerUp, seat: int, card: str) -> str:
    return next(str(c.token) for c in play.monster(seat).cards if c.card == card)


def test_superior_alien_technology_halves_the_price_of_a_keep_card() -> None:
    play = tech(7, "jets")
    play.buy("jets")
    question = play.expect("deal", seat=0)
    assert [o.args["price"] for o in question.options] == [5, 3]
    play.choose("opt-buy", price=3)
    assert play.energy(0) == 4
    assert token(play, 0, "jets") == "superior_alien_technology"


def test_superior_alien_technology_is_optional() -> None:
    play = tech(7, "jets")
    play.buy("jets")
    play.choose("opt-buy", price=5)
    assert play.energy(0) == 2
    assert token(play, 0, "jets") == ""


def test_superior_alien_technology_makes_cards_affordable_and_does_not_ask_then() -> None:
    play = tech(3, "jets", "tank", "heal")
    assert play.offers("opt-buy", card="jets", price=3)
    play.buy("jets")
    assert play.energy(0) == 0
    assert token(play, 0, "jets") == "superior_alien_technology"


def test_superior_alien_technology_may_be_played_when_it_makes_a_card_affordable() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["superior_alien_technology"], "energy": 1},
        {},
        phase="buy",
        market=["solar_powered", "corner_store", "tank"],
    )
    play.expect("buy", seat=0)
    play.use("superior_alien_technology")
    play.buy("solar_powered")
    assert token(play, 0, "solar_powered") == "superior_alien_technology"
    useless = PowerUp(
        {"monster": ME, "hand": ["superior_alien_technology"], "energy": 1},
        {},
        phase="buy",
        market=["jets", "corner_store", "tank"],
    )
    useless.expect("anytime", seat=0)


def test_superior_alien_technology_halves_after_other_reductions() -> None:
    play = tech(9, "wings", me={"cards": ["alien_origin"]})
    play.buy("wings")
    # 6 minus 1 is 5, and half of it, rounded up, 3.
    play.choose("opt-buy", price=3)


def test_superior_alien_technology_is_not_for_discard_cards() -> None:
    play = tech(9, "tank")
    play.buy("tank")
    play.expect("buy", seat=0)
    assert play.energy(0) == 5


def test_superior_alien_technology_is_not_for_costumes() -> None:
    play = tech(9, "princess", options={"halloween": True})
    play.buy("princess")
    play.expect("buy", seat=0)
    assert play.energy(0) == 4


def test_superior_alien_technology_lets_its_owner_order_the_dice_and_what_the_cards_bring() -> None:
    play = tech(
        4, "urbavore", me={"place": "city"}, other={"monster": "gigazaur"}, script=f"{QUIET} s 1 1 2 2 3 3"
    )
    play.buy("urbavore")
    play.answer(1)
    play.until("effect", seat=0)
    play.effect("urbavore")
    # 1 VP more for starting in Tokyo, before the die takes the card away.
    assert play.vp(0) == 2 + 1
    assert play.cards(0) == []


def test_superior_alien_technology_marks_no_more_than_three_cards() -> None:
    play = tech(20, "jets", "wings", "urbavore", deck=["gourmet"])
    for card in ("jets", "wings", "urbavore"):
        play.buy(card)
        play.answer(1)
    left = play.energy(0)
    play.buy("gourmet")
    play.expect("buy", seat=0)
    assert play.energy(0) == left - 4


def test_superior_alien_technology_tests_its_cards_when_the_turn_starts() -> None:
    play = tech(9, "jets", "urbavore", script=f"{QUIET} s 1 1 1 2 2 3 3")
    for card in ("jets", "urbavore"):
        play.buy(card)
        play.answer(1)
    play.until("keep_dice", seat=0)
    # Urbavore is lost to the smash, or Jets: the dice go by the order of the cards.
    assert play.cards(0) == ["urbavore"]
    assert play.view.discard[-1] == "jets"
    assert token(play, 0, "urbavore") == "superior_alien_technology"


def test_superior_alien_technology_loses_its_token_with_the_card() -> None:
    play = tech(5, "jets", other={"cards": ["parasitic_tentacles"], "energy": 5}, script=QUIET)
    play.buy("jets")
    play.answer(1)
    play.until("buy", seat=1)
    play.take("jets", seat=0)
    assert token(play, 1, "jets") == ""
    play.until("keep_dice", seat=0)
    # No die is rolled for it any more.
    assert not play.happened("CardDice")


@rule("KOT-CARD-17")
def test_superior_alien_technology_also_helps_at_other_purchases() -> None:
    play = tech(5, "tank", "heal", "frenzy", me={"cards": ["parasitic_tentacles"]}, other={"cards": ["jets"]})
    play.take("jets", seat=1)
    play.choose("opt-buy", price=3)
    assert play.energy(0) == 2
    assert play.energy(1) == 3
    assert token(play, 0, "jets") == "superior_alien_technology"


@rule("KOT-BUY-08")
def test_superior_alien_technology_leaves_a_card_with_its_owner_while_the_price_is_settled() -> None:
    play = tech(5, "tank", "heal", "frenzy", me={"cards": ["parasitic_tentacles"]}, other={"cards": ["jets"]})
    play.take("jets", seat=1)
    play.expect("deal", seat=0)
    assert play.cards(1) == ["jets"]
    play.choose("opt-buy", price=5)
    assert (play.cards(0), play.cards(1)) == (["parasitic_tentacles", "jets"], [])
    assert token(play, 0, "jets") == ""


@pytest.mark.parametrize(("first", "by"), [(3, "icy_reflection"), (5, "superior_alien_technology")])
def test_superior_alien_technology_and_its_reflection_halve_a_price_once(first: int, by: str) -> None:
    play = PowerUp(
        {
            "monster": ME,
            "evolutions": [
                "superior_alien_technology",
                {"card": "icy_reflection", "copies": "superior_alien_technology"},
            ],
            "energy": 7,
        },
        {"monster": "space_penguin"},
        draft=True,
        phase="buy",
        market=["jets"],
    )
    play.buy("jets")
    play.choose("opt-buy", price=first)
    if first == 5:
        # Declined, the other one may be used instead.
        play.expect("deal", seat=0)
        play.choose("opt-buy", price=3)
    play.expect("buy", seat=0)
    assert play.energy(0) == 4
    assert token(play, 0, "jets") == by
    assert len(play.happened("CardMarked", seat=0)) == 1


@pytest.mark.parametrize(("replacement", "kept"), [("jet_fighters", False), ("tank", True)])
def test_superior_alien_technology_halves_an_apple_too(replacement: str, kept: bool) -> None:
    play = PowerUp(
        {
            "monster": ME,
            "evolutions": ["superior_alien_technology", "bobbing_for_apples"],
            "energy": 2,
        },
        {"monster": "pumpkin_jack"},
        draft=True,
        phase="buy",
        market=["wings", "frenzy", "energize"],
        deck=[replacement],
    )
    play.use("bobbing_for_apples")
    play.choose("opt-card", card="wings")
    # 6 minus 2, and half of that.
    assert play.happened("CardMarked", seat=0, of="wings", price=2)
    assert play.cards(0) == (["wings"] if kept else [])
    assert play.energy(0) == (0 if kept else 2)
