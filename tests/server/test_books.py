"""What the client reads of games: where rules and cards are from, and tables by one word."""

from __future__ import annotations

import pytest

from kaiju.games import SHELF
from kaiju.rulebook.catalogue import Catalogue
from kaiju.rulebook.ledger import Ledger
from kaiju.server.reading import gallery, on_shelf, rulebook


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", SHELF)
def test_every_source_is_a_sentence(game: str, lang: str) -> None:
    book, cards = rulebook(game, lang), gallery(game, lang)
    told = [rule for section in book.sections for rule in section.rules]
    assert {rule.source for rule in told} - {""} == set(book.sources)
    assert {card.source for card in cards.cards} - {""} == set(cards.sources)
    for sentence in (*book.sources.values(), *cards.sources.values()):
        assert sentence.endswith(".")


@pytest.mark.parametrize("game", ["king_of_monster_island", "godzilla_tokyo_clash"])
def test_where_reconstructed_games_are_from_is_told_of_everything(game: str) -> None:
    """Rulebook, public or ours: each rule and each card says it, as its ledger has it."""
    book, cards = rulebook(game, "en"), gallery(game, "en")
    facts = Ledger(game).rules
    for rule in (rule for section in book.sections for rule in section.rules):
        assert rule.source.split("-")[0] == facts[rule.id].provenance, rule.id
    made = Catalogue(game).cards
    for card in cards.cards:
        assert card.source.split("-")[0] == made[card.id].provenance, card.id
    assert len({source.split("-")[0] for source in cards.sources}) > 1


@pytest.mark.parametrize("game", SHELF)
def test_tables_by_one_word_come_with_the_shelf(game: str) -> None:
    told = on_shelf(SHELF[game])
    assert tuple(told.setups) == SHELF[game].declaration.setups
