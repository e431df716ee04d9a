"""Sweeping the Market: 2 energy for three new cards."""

from __future__ import annotations

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}
OLD = ["frenzy", "energize", "nova_breath"]
NEW = ["heal", "tank", "jets"]
NEWEST = ["skyscraper", "vast_storm", "mimic"]


def shop(energy: int, *cards: str) -> Stage:
    return Stage(
        {"energy": energy, "cards": list(cards)}, CITY, {}, phase="buy", market=OLD, deck=NEW + NEWEST
    )


@rule("KOT-SWEEP-01")
def test_two_energy_discard_three_cards_and_reveal_three_new_ones() -> None:
    play = shop(5)
    play.sweep()
    assert play.energy(0) == 3
    assert play.view.market == NEW
    assert play.view.discard == OLD
    assert [e.card for e in play.happened("CardRevealed")] == NEW


@rule("KOT-SWEEP-01")
def test_nobody_sweeps_for_less() -> None:
    play = shop(1, "made_in_a_lab")
    assert not play.offers("opt-sweep")
    play = shop(2)
    assert play.offers("opt-sweep", price=2)


@rule("KOT-SWEEP-02")
def test_the_new_cards_can_be_bought_right_away() -> None:
    play = shop(5)
    play.sweep()
    play.buy("heal")
    assert play.energy(0) == 0


@rule("KOT-SWEEP-03")
def test_one_may_sweep_again_as_long_as_there_is_energy() -> None:
    play = shop(5)
    play.sweep()
    play.sweep()
    assert play.view.market == NEWEST
    assert play.energy(0) == 1
    assert play.view.active == 1, "one energy is not enough for anything"


@rule("KOT-SWEEP-04")
def test_no_discount_makes_a_sweep_cheaper() -> None:
    play = shop(6, "alien_origin")
    assert play.offers("opt-sweep", price=2)
    play.sweep()
    assert play.energy(0) == 4
    play = shop(1, "alien_origin", "made_in_a_lab")
    assert not play.offers("opt-sweep")


@rule("KOT-SWEEP-04")
def test_a_sweep_is_no_purchase() -> None:
    play = shop(5, "media_friendly")
    play.sweep()
    assert play.vp(0) == 0
