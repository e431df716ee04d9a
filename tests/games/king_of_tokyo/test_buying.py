"""Buying Power cards: paying, taking effect, refilling, and when one may buy at all."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaiju.games.king_of_tokyo.cards import BASE
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}
COSTS = {card.facts.key: int(card.facts.cost) for card in BASE}


def shop(energy: int, *market: str, cards: list[Any] | None = None, **position: Any) -> Stage:
    """Seat 0 in its Buy step, with this much energy and these cards on sale."""
    return Stage(
        {"energy": energy, "cards": cards or []}, CITY, {}, phase="buy", market=list(market), **position
    )


def on_sale(play: Stage) -> list[str]:
    return [str(o.args["card"]) for o in play.expect("buy").options if o.say == "opt-buy"]


# ---- what one may do


@rule("KOT-BUY-01")
def test_one_may_buy_several_cards_or_none() -> None:
    play = shop(12, "heal", "tank", "jets")
    play.done()
    assert (play.energy(0), play.view.active) == (12, 1)
    play = shop(12, "heal", "tank", "jets", deck=["skyscraper", "vast_storm", "frenzy"])
    play.buy("heal")
    play.buy("tank")
    play.buy("jets")
    assert play.energy(0) == 0


@rule("KOT-BUY-01")
def test_what_is_not_in_the_market_is_not_for_sale() -> None:
    play = shop(20, "heal", "tank", "jets", discard=["frenzy"])
    assert on_sale(play) == ["heal", "tank", "jets"]


@rule("KOT-BUY-02")
@given(st.sampled_from(sorted(COSTS)), st.integers(0, 3))
def test_any_card_costs_its_price(card: str, spare: int) -> None:
    cost = COSTS[card]
    play = shop(cost + spare, card, "acid_attack" if card != "acid_attack" else "nova_breath")
    play.choose("opt-buy", card=card, slot=0, price=cost)
    (bought,) = play.happened("CardBought", seat=0)
    assert (bought.card, bought.price) == (card, cost)
    assert [e.amount for e in play.happened("EnergyLost", seat=0, card=card)] == [cost]


@rule("KOT-BUY-02")
def test_the_price_goes_to_the_pool_or_to_whoever_sells() -> None:
    play = shop(9, "heal", "tank", "jets")
    play.buy("heal")
    assert [e.to for e in play.happened("EnergyLost", seat=0)] == [-1]
    assert (play.energy(1), play.energy(2)) == (0, 0)
    play = Stage({"energy": 9, "cards": ["parasitic_tentacles"]}, CITY, {"cards": ["jets"]}, phase="buy")
    play.take("jets", seat=2)
    assert [e.to for e in play.happened("EnergyLost", seat=0)] == [2]
    assert play.energy(2) == 5


@rule("KOT-BUY-02", "KOT-BUY-09")
def test_what_one_cannot_pay_in_full_is_not_offered() -> None:
    assert on_sale(shop(4, "jets", "tank", "heal")) == ["tank", "heal"]
    assert on_sale(shop(3, "jets", "tank", "heal")) == ["heal"]
    assert on_sale(shop(2, "jets", "tank", "heal")) == []
    play = shop(1, "jets", "tank", "heal")
    play.expect("keep_dice", seat=1)


@rule("KOT-BUY-09")
def test_a_price_never_falls_below_nothing() -> None:
    """Alien Origin, three times over: a card that costs 2 is free, and nothing is paid back."""
    play = shop(
        0,
        "made_in_a_lab",
        "jets",
        "tank",
        cards=["alien_origin", {"card": "mimic", "copies": "alien_origin"}],
    )
    play.table.st.monsters[0].powers.discount = 3  # type: ignore[attr-defined]
    play.choose("opt-buy", card="made_in_a_lab", price=0)
    assert play.energy(0) == 0


@rule("KOT-BUY-03", "KOT-COMP-09")
def test_a_discard_card_is_resolved_at_once_and_discarded() -> None:
    play = shop(9, "skyscraper", "tank", "jets")
    play.buy("skyscraper")
    assert play.vp(0) == 4
    assert play.view.discard == ["skyscraper"]
    assert play.cards(0) == []
    told = [e.kind for e in play.table.events]
    assert told.index("VPGained") < told.index("CardRevealed")


@rule("KOT-BUY-04", "KOT-COMP-08")
def test_a_keep_card_stays_in_front_of_its_buyer_and_works_at_once() -> None:
    play = shop(9, "alien_origin", "tank", "jets")
    play.buy("alien_origin")
    assert play.cards(0) == ["alien_origin"]
    assert play.view.discard == []
    play.choose("opt-buy", card="tank", price=3)
    for _ in range(6):
        play.end_turn()
    assert play.cards(0) == ["alien_origin"]


@rule("KOT-BUY-05", "KOT-BUY-06")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_bought_card_is_replaced_at_once_from_the_top_of_the_deck(slot: int) -> None:
    market = ["heal", "made_in_a_lab", "solar_powered"]
    play = shop(20, *market, deck=["frenzy", "tank"])
    before = play.view.deck
    play.buy(market[slot])
    assert play.view.market[slot] == "frenzy"
    assert play.view.deck == before - 1
    play.buy("frenzy")
    assert play.view.market[slot] == "tank"


@rule("KOT-BUY-07")
def test_buying_and_sweeping_go_on_in_any_order() -> None:
    play = shop(
        12, "heal", "jets", "frenzy", deck=["corner_store", "tank", "flame_thrower", "skyscraper", "energize"]
    )
    play.sweep()
    assert play.view.market == ["corner_store", "tank", "flame_thrower"]
    play.buy("corner_store")
    play.sweep()
    play.expect("buy", seat=0)
    assert play.energy(0) == 5
    play.sweep()
    assert play.energy(0) == 3


# ---- one purchase


@rule("KOT-BUY-08")
def test_pay_then_take_effect_then_refill_then_the_others_react() -> None:
    play = Stage(
        {"energy": 9},
        {"place": "city", "energy": 9, "cards": ["opportunist"]},
        {},
        phase="buy",
        market=["skyscraper", "tank", "jets"],
        deck=["heal"],
    )
    play.buy("skyscraper")
    play.expect("fresh_card", seat=1)
    told = [e.kind for e in play.table.events]
    assert told == ["CardBought", "EnergyLost", "VPGained", "CardRevealed"]


@rule("KOT-BUY-08")
def test_the_slot_is_empty_while_the_card_takes_effect() -> None:
    """Mimic chooses what to copy before its replacement is turned up."""
    play = Stage(
        {"energy": 8},
        {"place": "city", "cards": ["jets", "burrowing"]},
        phase="buy",
        market=["mimic", "tank", "heal"],
        deck=["frenzy"],
    )
    play.buy("mimic")
    play.expect("copy", seat=0)
    assert play.view.market == ["", "tank", "heal"]
    play.copy("jets", seat=1)
    assert play.happened("CardRevealed", slot=0, card="frenzy")


@rule("KOT-BUY-10")
def test_nobody_buys_in_another_step_or_turn() -> None:
    """In a turn that asks for many things the Market is open once, to the active player."""
    play = Stage(
        {"energy": 9},
        {"energy": 9, "place": "city"},
        {"energy": 9},
        script="s s h h 1 2",
        market=["heal", "tank", "jets"],
    )
    assert play.asked_before_end_of_turn() == [("keep_dice", 0), ("yield", 1), ("buy", 0)]


@rule("KOT-BUY-11")
def test_a_card_bought_now_counts_for_the_rest_of_the_turn() -> None:
    """Energy Hoarder pays at the end of this very turn, Freeze Time for the 1s already rolled."""
    play = Stage({"energy": 12}, CITY, dice="1 1 1 2 2 3", market=["energy_hoarder", "freeze_time", "tank"])
    play.buy("energy_hoarder")
    play.done()
    assert play.vp(0) == 2
    play = Stage({"energy": 5}, CITY, dice="1 1 1 2 2 3", market=["energy_hoarder", "freeze_time", "tank"])
    play.buy("freeze_time")
    play.expect("extra_turn", seat=0)
    play.choose("opt-yes")
    play.expect("keep_dice", seat=0)
    assert len(play.view.dice) == 5


def test_a_copy_after_buying_a_card_for_any_time_is_exact() -> None:
    """The copy goes on with buying, like the original, and does not open a window anew."""
    play = Stage({"energy": 9, "hearts": 5}, CITY, phase="buy", market=["rapid_healing", "tank", "jets"])
    play.buy("rapid_healing")
    play.expect("buy", seat=0)
    twin = play.table.copy()
    assert twin.digest() == play.table.digest()
