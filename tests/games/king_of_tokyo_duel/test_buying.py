"""Phase 3: buying, sweeping, the sliding row; and the two types of card."""

from __future__ import annotations

import pytest

from kaiju.games.king_of_tokyo_duel.cards import DECK
from tests.games.king_of_tokyo_duel.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


@rule("DUEL-BUY-01", "DUEL-BUY-02", "DUEL-BUY-04")
def test_cards_are_bought_one_after_the_other() -> None:
    play = Stage(
        {"energy": 9, "hearts": 5},
        {},
        phase="buy",
        market=["snack_time", "too_cute", "frenzy"],
        deck=["extra_head"],
    )
    play.buy("snack_time")
    assert (play.energy(0), play.hearts(0)) == (6, 8)
    assert play.market == ["extra_head", "too_cute", "frenzy"]
    play.buy("too_cute")
    assert (play.energy(0), play.hearts(1)) == (3, 11)


@rule("DUEL-BUY-02")
def test_only_what_can_be_paid_for_is_offered() -> None:
    play = Stage({"energy": 4}, {}, phase="buy", market=["snack_time", "seismic_test", "extra_head"])
    says = [(o.say, o.args.get("card")) for o in play.expect("buy").options]
    assert says == [("opt-done", None), ("opt-buy", "snack_time"), ("opt-sweep", None)]


@rule("DUEL-BUY-03", "DUEL-BUY-04", "DUEL-BUY-05", "DUEL-EX-31")
def test_the_discount_is_on_the_right_where_the_next_card_slides() -> None:
    # Costs 5, 4 and 3 from left to right.
    play = Stage(
        {"energy": 5},
        {},
        phase="buy",
        market=["monumental", "giant_brain", "snack_time"],
        deck=["extra_head"],
    )
    play.choose("opt-buy", card="snack_time", price=2)
    assert play.energy(0) == 3
    assert play.market == ["extra_head", "monumental", "giant_brain"]
    play.choose("opt-buy", card="giant_brain", price=3)
    assert play.energy(0) == 0
    assert play.cards(0) == ["giant_brain"]


@rule("DUEL-BUY-04", "DUEL-EX-32")
def test_buying_the_middle_card_moves_only_the_left_one() -> None:
    play = Stage(
        {"energy": 4}, {}, phase="buy", market=["frenzy", "snack_time", "extra_head"], deck=["energize"]
    )
    play.buy("snack_time")
    assert play.market == ["energize", "frenzy", "extra_head"]


@rule("DUEL-BUY-05")
def test_a_new_card_can_be_bought_at_once() -> None:
    play = Stage(
        {"energy": 5}, {}, phase="buy", market=["frenzy", "extra_head", "snack_time"], deck=["too_cute"]
    )
    play.buy("snack_time")
    play.buy("too_cute")
    assert play.hearts(1) == 11


@rule("DUEL-BUY-06", "DUEL-BUY-07", "DUEL-BUY-10", "DUEL-EX-33")
def test_two_sweeps_and_nothing_bought() -> None:
    play = Stage({"energy": 4}, {}, phase="buy")
    before = play.market
    play.choose("opt-sweep")
    assert not set(before) & set(play.market)
    play.choose("opt-sweep")
    play.end_turn()
    assert play.energy(0) == 1
    assert len(play.view.discard) == 6


@rule("DUEL-BUY-07", "DUEL-BUY-06")
def test_buying_and_sweeping_may_be_mixed() -> None:
    play = Stage(
        {"energy": 6},
        {},
        phase="buy",
        market=["frenzy", "extra_head", "snack_time"],
        deck=["energize", "too_cute", "monumental", "giant_brain"],
    )
    play.buy("snack_time")
    play.choose("opt-sweep")
    play.buy("too_cute")
    assert play.hearts(1) == 11
    assert play.energy(0) == 0


@rule("DUEL-BUY-08")
def test_a_sweep_discards_all_three() -> None:
    play = Stage({"energy": 2}, {}, phase="buy", market=["frenzy", "extra_head", "snack_time"])
    play.choose("opt-sweep")
    assert play.view.discard == ["frenzy", "extra_head", "snack_time"]


@rule("DUEL-BUY-09", "DUEL-BUY-11")
def test_who_buys_nothing_gains_one_energy() -> None:
    play = Stage({"energy": 9}, {}, phase="buy")
    play.choose("opt-done")
    assert play.energy(0) == 10
    poor = Stage({"energy": 0}, {}, phase="buy")
    assert poor.energy(0) == 1
    poor.expect("keep_dice", seat=1)


@rule("DUEL-BUY-09")
def test_who_buys_gains_none() -> None:
    play = Stage({"energy": 2}, {}, phase="buy", market=["frenzy", "extra_head", "snack_time"])
    play.buy("snack_time")
    play.end_turn()
    assert play.energy(0) == 0


@rule("DUEL-BUY-12", "DUEL-EX-43")
def test_a_purchase_before_the_roll_counts_for_the_whole_turn() -> None:
    play = Stage(
        {"energy": 1, "hearts": 5, "cards": ["made_in_a_lab"]},
        {},
        market=["frenzy", "extra_head", "snack_time"],
        script="d d f f h h",
    )
    play.expect("early", seat=0)
    play.choose("opt-buy", card="snack_time", price=1)
    play.stop()
    assert play.view.active == 1
    assert play.energy(0) == 0


@rule("DUEL-BUY-13")
def test_a_purchase_is_carried_out_completely_and_in_order() -> None:
    play = Stage(
        {"energy": 4, "cards": ["breaking_news"]},
        {},
        phase="buy",
        market=["frenzy", "extra_head", "kaijutsu"],
    )
    play.buy("kaijutsu", ("fame", -3))
    kinds = [
        (e.kind, getattr(e, "track", None))
        for e in play.table.events
        if e.kind
        in {"CardBought", "EnergySpent", "CardRevealed", "BuzzPlaced", "MarkerPulled", "CardDiscarded"}
    ]
    assert kinds == [
        ("CardBought", None),
        ("EnergySpent", None),
        ("CardRevealed", None),
        ("BuzzPlaced", 0),
        ("MarkerPulled", 0),
        ("MarkerPulled", 1),
        ("CardDiscarded", None),
    ]


@rule("DUEL-BUY-14")
def test_energy_from_a_purchase_can_be_spent_at_once() -> None:
    play = Stage({"energy": 9}, {}, phase="buy", market=["extra_head", "snack_time", "energize"])
    play.buy("energize")
    assert play.energy(0) == 8
    assert play.market[1:] == ["extra_head", "snack_time"]
    play.buy("extra_head")
    assert play.energy(0) == 1


@rule("DUEL-BUY-15")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    play = Stage(
        {"energy": 2},
        {},
        phase="buy",
        market=["frenzy", "extra_head", "snack_time"],
        deck_ends=True,
        discard=["energize"],
    )
    play.buy("snack_time")
    assert play.market == ["energize", "frenzy", "extra_head"]
    assert play.happened("DeckShuffled", cards=1)
    nothing = Stage(
        {"energy": 4}, {}, phase="buy", market=["frenzy", "extra_head", "giant_brain"], deck_ends=True
    )
    nothing.buy("giant_brain")
    assert nothing.market == ["", "frenzy", "extra_head"]
    swept = Stage(
        {"energy": 2}, {}, phase="buy", market=["frenzy", "extra_head", "giant_brain"], deck_ends=True
    )
    swept.choose("opt-sweep")
    assert sorted(swept.market) == ["extra_head", "frenzy", "giant_brain"]


@rule("DUEL-BUY-15")
def test_with_no_card_left_anywhere_there_is_nothing_to_sweep() -> None:
    play = Stage({"energy": 9}, {}, phase="buy", market=["giant_brain"], deck_ends=True)
    play.buy("giant_brain")
    assert play.market == ["", "", ""]
    assert play.view.active == 1


@rule("DUEL-BUY-16")
def test_every_purchase_costs_at_least_one() -> None:
    assert min(c.facts.cost for c in DECK) == 2
    play = Stage({"energy": 1, "cards": ["made_in_a_lab"]}, {}, market=["frenzy", "extra_head", "photoshoot"])
    play.expect("early")
    assert play.offers("opt-buy", card="photoshoot", price=1)


# ---- types of card


@rule("DUEL-CARD-01")
def test_a_keep_card_stays_and_works_from_then_on() -> None:
    play = Stage({"energy": 6}, {}, phase="buy", market=["frenzy", "snack_time", "extra_head"])
    play.buy("extra_head")
    assert play.cards(0) == ["extra_head"]
    play.until("keep_dice", seat=1)
    play.until("keep_dice", seat=0)
    assert len(play.view.dice) == 7


@rule("DUEL-CARD-02")
def test_a_discard_card_is_resolved_and_discarded() -> None:
    play = Stage({"energy": 2, "hearts": 5}, {}, phase="buy", market=["frenzy", "extra_head", "snack_time"])
    play.buy("snack_time")
    assert play.hearts(0) == 8
    assert play.view.discard == ["snack_time"]
    assert play.cards(0) == []


@rule("DUEL-CARD-03")
def test_instructions_are_carried_out_in_printed_order() -> None:
    play = Stage({"energy": 4}, {}, phase="buy", market=["frenzy", "extra_head", "monumental"])
    play.buy("monumental", ("fame", 5))
    assert [e.track for e in play.happened("MarkerPulled")] == [1, 0]


@rule("DUEL-CARD-04")
def test_any_number_of_keep_cards() -> None:
    cards = [c.facts.key for c in DECK if c.facts.type == 0]
    play = Stage({"cards": cards}, {}, phase="end")
    assert sorted(play.cards(0)) == sorted(cards)
    assert len({c.facts.key for c in DECK}) == len(DECK)


@rule("DUEL-CARD-05", "DUEL-TIME-10")
def test_once_per_turn_is_free_again_on_an_extra_turn() -> None:
    play = Stage(
        {"hearts": 3, "cards": ["regeneration"]}, {}, extra=1, dice="h h s e f d", script="h h s e f d"
    )
    assert play.hearts(0) == 6
    play.stop()
    assert play.hearts(0) == 9


@rule("DUEL-CARD-06")
def test_each_turn_means_the_owners_turns() -> None:
    play = Stage({}, {"cards": ["acid_attack", "in_shape"], "energy": 5}, dice="s s s s s h")
    assert play.hearts(0) == 14
    assert play.question.kind != "pull"


@rule("DUEL-CARD-07")
def test_a_card_that_changes_hands_works_for_its_new_owner_at_once() -> None:
    play = Stage(
        {"cards": ["acid_attack", "antimatter_pellets"]}, {"cards": ["unstable_dna"]}, dice="h h h h h e"
    )
    # Antimatter Pellets deal 4 hits before the dice are resolved: the added smash is gone with its card.
    play.expect("swap", seat=1)
    play.choose("opt-rivals_card", card="acid_attack")
    assert play.hearts(1) == 13 - 4
    assert play.cards(1) == ["acid_attack"]
    assert play.cards(0) == ["antimatter_pellets", "unstable_dna"]


@rule("DUEL-CARD-07")
def test_a_use_already_made_stays_used_after_an_exchange() -> None:
    play = Stage(
        {"cards": ["regeneration"], "hearts": 5, "energy": 5},
        {"hearts": 9, "cards": ["unstable_dna"]},
        dice="h s s s e f",
    )
    play.choose("opt-group-heal")
    assert play.hearts(0) == 7
    play.choose("opt-group-smash")
    play.choose("opt-rivals_card", card="regeneration")
    assert [c.used for c in play.monster(1).cards] == [True]


@pytest.mark.parametrize("card", [c for c in DECK if c.facts.buzz < 0], ids=lambda c: c.facts.key)
def test_cards_without_a_buzz_icon_ask_for_no_place(card: object) -> None:
    key = card.facts.key  # type: ignore[attr-defined]
    others = [k for k in ("frenzy", "extra_head", "snack_time") if k != key][:2]
    play = Stage({"energy": 9}, {}, phase="buy", market=[*others, key])
    play.choose("opt-buy", card=key)
    assert play.happened("BuzzPlaced") == []
    assert play.table.over or play.question.kind != "place"
