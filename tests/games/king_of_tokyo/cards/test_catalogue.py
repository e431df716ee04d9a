"""Every card of the base box has code, facts, words and a story."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from kaiju.games.king_of_tokyo.card import TYPES
from kaiju.games.king_of_tokyo.cards import BASE
from kaiju.rulebook import Catalogue
from tests.marks import rule

CATALOGUE = Catalogue("king_of_tokyo")
CARDS = list(dict.fromkeys(card.facts.key for card in BASE))


@cache
def stories() -> list[str]:
    """The names of all tests in this folder. A story of a card begins with the card's name."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(Path(__file__).parent.glob("test_*.py"))]
    return [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("key", CARDS)
def test_every_card_has_a_story(key: str) -> None:
    assert any(name.startswith(f"test_{key}_") for name in stories()), f"nobody tells the story of {key}"


@rule("KOT-COMP-07")
def test_the_code_has_as_many_cards_as_the_box_says() -> None:
    assert len(BASE) == CATALOGUE.meta["base_cards_total"]
    assert [card.id for card in BASE] == list(range(len(BASE)))
    assert sum(TYPES[card.facts.type] == "keep" for card in BASE) == CATALOGUE.meta["base_keep_total"]


def test_the_code_has_the_cards_of_the_catalogue_in_printed_order() -> None:
    printed = [card.id for card in CATALOGUE.pick(set_="base")]
    assert printed == CARDS


@rule("KOT-COMP-07")
@pytest.mark.parametrize("key", CARDS)
def test_the_code_agrees_with_the_printed_facts(key: str) -> None:
    printed = CATALOGUE.cards[key]
    copies = [card.facts for card in BASE if card.facts.key == key]
    assert len(copies) == printed.copies
    for facts in copies:
        assert facts.cost == printed.cost
        assert TYPES[facts.type] == printed.type


@pytest.mark.parametrize("key", CARDS)
def test_the_words_of_a_card_are_there(key: str) -> None:
    card = CATALOGUE.cards[key]
    assert CATALOGUE.name(card)
    assert CATALOGUE.text(card)
