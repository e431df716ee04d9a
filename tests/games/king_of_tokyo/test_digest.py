"""Digests name cards and Monsters: a card that is new on the shelf changes nothing for the tables without it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import kaiju
from kaiju.engine.record import begin
from kaiju.games.king_of_tokyo import GAME, KingOfTokyo
from kaiju.games.king_of_tokyo.card import KEEP, Card, Facts
from kaiju.games.king_of_tokyo.cardboard import Cardboard
from kaiju.games.king_of_tokyo.cards import promo_cards
from kaiju.games.king_of_tokyo.setup import MONSTERS, Edition
from tests.every_game.games import Dice
from tests.marks import compiled

pytestmark = compiled

WAYS: dict[str, dict[str, Any]] = {
    "base": {},
    "power_up": {"power_up": True},
    "everything else": {
        "power_up": True,
        "mutant_evolutions": True,
        "halloween": True,
        "origins": "all",
        "promos": [card.facts.key for card in promo_cards()],
    },
}


def with_a_new_promo() -> KingOfTokyo:
    """King of Tokyo with one more promo card on the shelf, before all the others."""
    new = Card(Facts("brand_new", 1, KEEP))
    edition = Edition("King of Tokyo", 6, MONSTERS, Cardboard([new, *promo_cards()]))
    return KingOfTokyo(GAME.declaration, edition)


def unnumbered(question: kaiju.Question) -> kaiju.Question:
    """A question without the numbers of the cards it points to, which depend on what else is on the shelf."""

    def each(options: list[kaiju.Option]) -> list[kaiju.Option]:
        return [msgspec.structs.replace(o, at=None) if o.at and o.at.what == "card" else o for o in options]

    replaced = {"options": each(question.options), "items": each(question.items), "also": each(question.also)}
    return msgspec.structs.replace(question, **replaced)


def trace(game: KingOfTokyo, seats: int, options: dict[str, Any], seed: int) -> list[Any]:
    """Every question, answer and state of a random game."""
    table = begin(game, seats=seats, seed=seed, options=options)
    dice = Dice(seed)
    out: list[Any] = []
    while not table.over:
        seat = table.asked[0]
        question = table.question_for(seat)
        assert question is not None
        answer = dice.below(question.count)
        out += [unnumbered(question), answer, table.digest()]
        table.answer(seat, answer)
    return [*out, table.digest(), [event.plain() for event in table.events]]


@pytest.mark.parametrize("options", WAYS.values(), ids=list(WAYS))
def test_a_new_promo_card_changes_nothing_at_tables_without_it(options: dict[str, Any]) -> None:
    other = with_a_new_promo()
    for seed in range(8):
        assert trace(other, 4, options, seed) == trace(GAME, 4, options, seed)


def test_the_new_promo_card_is_really_there() -> None:
    other = with_a_new_promo()
    assert other.options({"promos": "all"}, 2)["promos"][0] == "brand_new"
    table = begin(other, seats=2, seed=1, options={"promos": ["brand_new"]})
    assert "brand_new" in str(table.digest())
    assert [card.facts.key for card in other.edition.cards.cards] != [
        card.facts.key for card in GAME.edition.cards.cards
    ]


def test_two_copies_of_a_card_have_names_of_their_own() -> None:
    cards = {"monsters": [{"cards": ["extra_head"]}, {"cards": ["extra_head"]}]}
    table = kaiju.scenario("king-of-tokyo", cards)
    again = kaiju.scenario("king-of-tokyo", cards)
    assert table.digest() == again.digest()
    assert "'extra_head'" in str(table.digest())
    assert "'extra_head#2'" in str(table.digest())
