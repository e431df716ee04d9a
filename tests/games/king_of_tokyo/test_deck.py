"""The Power deck and its discard pile."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY: dict[str, Any] = {"place": "city"}
MARKET = ["corner_store", "tank", "jets"]


def shop(
    energy: int, *, market: list[str] = MARKET, deck: list[str], discard: list[str], seed: int = 1
) -> Stage:
    """A table whose deck ends with the cards named."""
    return Stage(
        {"energy": energy},
        CITY,
        phase="buy",
        market=market,
        deck=deck,
        deck_ends=True,
        discard=discard,
        seed=seed,
    )


@rule("KOT-DECK-01")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    play = shop(9, deck=[], discard=["heal", "frenzy", "mimic"])
    play.buy("corner_store")
    assert play.happened("DeckShuffled", cards=4)
    assert play.view.discard == []
    assert play.view.deck == 3
    assert play.view.market[0] in {"heal", "frenzy", "mimic", "corner_store"}


@rule("KOT-DECK-01")
def test_the_new_deck_is_shuffled() -> None:
    first = set()
    for seed in range(40):
        play = shop(9, deck=[], discard=["heal", "frenzy", "mimic"], seed=seed)
        play.buy("corner_store")
        first.add(play.view.market[0])
    assert first == {"heal", "frenzy", "mimic", "corner_store"}


@rule("KOT-DECK-01")
def test_a_deck_with_a_card_left_is_not_shuffled() -> None:
    play = shop(9, deck=["heal"], discard=["frenzy", "mimic"])
    play.buy("corner_store")
    assert play.view.market[0] == "heal"
    assert not play.happened("DeckShuffled")
    assert play.view.discard == ["frenzy", "mimic", "corner_store"]


@rule("KOT-DECK-01")
def test_a_sweep_may_run_through_the_end_of_the_deck() -> None:
    """The first new card is the last of the deck, the others come from the cards just swept away."""
    play = shop(9, deck=["heal"], discard=[])
    play.sweep()
    assert play.view.market[0] == "heal"
    assert set(play.view.market[1:]) < set(MARKET)
    assert (play.view.deck, play.view.discard) == (1, [])


@rule("KOT-DECK-02")
def test_with_no_card_left_the_slot_stays_empty() -> None:
    play = shop(14, market=["jets", "alien_origin", "heal"], deck=[], discard=[])
    play.buy("jets")
    assert play.view.market == ["", "alien_origin", "heal"]
    assert [o.say for o in play.question.options] == ["opt-done", "opt-buy", "opt-buy", "opt-sweep"]
    play.buy("alien_origin")
    assert play.view.market == ["", "", "heal"]


@rule("KOT-DECK-02")
def test_an_empty_slot_is_filled_again_by_the_next_sweep_that_can() -> None:
    play = shop(14, market=["jets", "alien_origin", "heal"], deck=[], discard=[])
    play.buy("jets")
    play.sweep()
    assert sorted(play.view.market) == ["", "alien_origin", "heal"]
    play.buy("heal")
    assert "heal" in play.view.market, "its own discard pile is shuffled for the slot it left"


@rule("KOT-DECK-03")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_everybody_may_look_through_the_discard_pile(seat: int) -> None:
    play = shop(9, deck=["heal", "mimic"], discard=["frenzy"])
    play.buy("corner_store")
    assert play.table.view(seat).discard == ["frenzy", "corner_store"]


@rule("KOT-DECK-02")
def test_an_empty_slot_reveals_nothing_to_anybody() -> None:
    play = Stage(
        {"energy": 9},
        CITY | {"energy": 9, "cards": ["opportunist"]},
        phase="buy",
        market=["jets", "heal", "tank"],
        deck=[],
        deck_ends=True,
        discard=[],
    )
    play.buy("jets")
    play.expect("buy", seat=0)
    assert not play.happened("CardRevealed")


def test_who_has_seen_the_top_card_knows_it_only_until_it_is_drawn() -> None:
    play = Stage(
        {"energy": 3, "cards": ["made_in_a_lab"]},
        CITY,
        phase="buy",
        market=["heal", "frenzy", "mimic"],
        deck=["energize", "nova_breath"],
    )
    play.use("made_in_a_lab")
    assert [play.table.view(seat).top for seat in (0, 1, -1)] == ["energize", "", ""]
    play.buy("heal")
    assert play.view.market[0] == "energize"
    assert play.table.view(0).top == ""


def test_a_new_deck_is_known_to_nobody() -> None:
    play = Stage(
        {"energy": 4, "cards": ["made_in_a_lab"]},
        CITY,
        phase="buy",
        market=["heal", "frenzy", "mimic"],
        deck=["energize"],
        deck_ends=True,
        discard=["nova_breath", "vast_storm"],
    )
    play.use("made_in_a_lab")
    assert play.table.view(0).top == "energize"
    play.sweep()
    assert play.happened("DeckShuffled")
    assert play.table.view(0).top == ""
