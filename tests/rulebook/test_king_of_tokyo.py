"""The data of King of Tokyo: what the box holds, and that ledger, cards and texts agree."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kaiju.games.king_of_tokyo.card import KEEP
from kaiju.games.king_of_tokyo.cards import BASE
from kaiju.games.king_of_tokyo.setup import MONSTERS
from kaiju.rulebook import Card, Catalogue, Ledger
from kaiju.rulebook.search import holds_all
from tests.marks import rule


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue("king_of_tokyo")


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return Ledger("king_of_tokyo")


def number(cards: tuple[Card, ...]) -> int:
    return sum(card.copies for card in cards)


# ---- the box, and the game that is played with it


@rule("KOT-COMP-07")
def test_the_game_plays_with_the_printed_cards(catalogue: Catalogue) -> None:
    played = Counter((card.facts.key, card.facts.cost, card.facts.type == KEEP) for card in BASE)
    printed = {(card.id, card.cost, card.type == "keep"): card.copies for card in catalogue.pick(set_="base")}
    assert played == printed


@rule("KOT-COMP-01")
def test_the_game_offers_the_monsters_whose_boards_are_in_the_box(catalogue: Catalogue) -> None:
    assert set(MONSTERS) == {monster.id for monster in catalogue.monsters.values() if monster.board_in_box}


@rule("KOT-COMP-01")
def test_ten_boards_are_in_the_box(catalogue: Catalogue) -> None:
    boards = [monster for monster in catalogue.monsters.values() if monster.board_in_box]
    assert len(boards) == catalogue.meta["monster_boards_in_box"] == 10
    assert len({catalogue.name(monster) for monster in boards}) == 10


@rule("KOT-COMP-07")
def test_as_many_power_cards_as_the_box_says_each_with_name_cost_type_and_effect(
    catalogue: Catalogue,
) -> None:
    cards = catalogue.pick(set_="base")
    assert number(cards) == catalogue.meta["base_cards_total"]
    assert number(catalogue.pick(set_="base", type_="keep")) == catalogue.meta["base_keep_total"]
    assert number(catalogue.pick(set_="base", type_="discard")) == catalogue.meta["base_discard_total"]
    assert {card.id for card in cards if card.copies == 2} == {"extra_head", "evacuation_orders"}
    assert len({catalogue.name(card) for card in cards}) == len(cards)
    for card in cards:
        assert card.cost is not None
        assert 2 <= card.cost <= 8
        assert catalogue.text(card).endswith(".")


@rule("KOT-COMP-10")
def test_as_many_promo_cards_as_the_box_says(catalogue: Catalogue) -> None:
    assert number(catalogue.pick(set_="promo")) == catalogue.meta["promo_cards_in_box"]
    assert {card.type for card in catalogue.pick(set_="promo")} == {"keep", "discard"}


@rule("KOT-COMP-12", "KOT-PU-12")
def test_as_many_evolutions_as_the_box_says_eight_for_each_monster(catalogue: Catalogue) -> None:
    evolutions = catalogue.pick(set_="evolution")
    assert number(evolutions) == catalogue.meta["evolutions_total"]
    assert len(catalogue.monsters) == catalogue.meta["monsters_with_evolutions"]
    assert Counter(card.monster for card in evolutions) == dict.fromkeys(catalogue.monsters, 8)
    assert Counter(card.type for card in evolutions) == {"permanent": 49, "temporary": 43, "gift": 4}
    species = {monster.species for monster in catalogue.monsters.values()}
    assert species == {"mutant", "invader", "robot", "halloween"}
    assert all(catalogue.name(card) and catalogue.text(card) for card in evolutions)


@rule("KOT-COMP-13")
def test_as_many_costumes_as_the_box_says(catalogue: Catalogue) -> None:
    costumes = catalogue.pick(set_="costume")
    assert number(costumes) == catalogue.meta["costume_cards_total"]
    assert {card.type for card in costumes} == {"costume"}


@rule("KOT-COMP-15")
def test_tokens_belong_to_particular_cards(catalogue: Catalogue) -> None:
    tokens = [token for card in catalogue.cards.values() for token in card.tokens.items()]
    assert sorted(tokens) == [
        ("alienoid", 3),
        ("icy", 1),
        ("mimic", 1),
        ("poison", 12),
        ("shrink", 12),
        ("smoke", 3),
        ("target", 1),
        ("ufo", 3),
    ]


@rule("KOT-COMP-18")
def test_the_tokens_add_up_to_thirty_six(catalogue: Catalogue) -> None:
    assert sum(sum(card.tokens.values()) for card in catalogue.cards.values()) == 36


@rule("KOT-COMP-16")
def test_no_card_uses_a_baby_gigazaur_token(catalogue: Catalogue, ledger: Ledger) -> None:
    assert not any("baby_gigazaur" in (*card.tokens, *card.uses) for card in catalogue.cards.values())
    assert not any(
        holds_all(catalogue.prose(card), ["baby gigazaur token"]) for card in catalogue.cards.values()
    )
    mentions = [entry.id for entry in ledger if holds_all(ledger.prose(entry), ["baby gigazaur", "token"])]
    assert mentions == ["KOT-COMP-16", "KOT-COMP-18"]


@rule("KOT-COMP-19")
def test_nothing_else_speaks_of_the_dice_tray(catalogue: Catalogue, ledger: Ledger) -> None:
    assert [entry.id for entry in ledger.find("dice tray")] == ["KOT-COMP-19"]
    assert not any(holds_all(catalogue.prose(card), ["dice tray"]) for card in catalogue.cards.values())


# ---- the ledger


def test_the_ledger_is_complete(ledger: Ledger) -> None:
    assert len(ledger.rules) == 270
    assert sum(rule.ruling for rule in ledger.rules.values()) == 113
    assert len(ledger.sections) == 28
    assert len(ledger.windows) == 18
    assert len(ledger.examples) == 37
    assert len(ledger.terms) == 22


def test_ids_are_unique_and_numbered_by_section(ledger: Ledger) -> None:
    ids = [entry.id for entry in ledger]
    assert len(ids) == len(set(ids))
    for section, rules in ledger.sections.items():
        assert [rule.id for rule in rules] == [
            f"KOT-{section.upper()}-{n:02}" for n in range(1, len(rules) + 1)
        ]


def test_every_entry_has_its_words(ledger: Ledger) -> None:
    for entry in ledger:
        assert ledger.prose(entry).strip(), entry.id
        assert ledger.words(f"module-{entry.module}")
    for rule_ in ledger.rules.values():
        assert ledger.text(rule_.id).endswith((".", ")")), rule_.id
        assert not rule_.ruling or ledger.basis(rule_.id), rule_.id


def test_examples_cite_rules_that_exist_and_belong_to_their_module(ledger: Ledger) -> None:
    for example in ledger.examples.values():
        assert example.rules
        assert {ledger.rule(id_).module for id_ in example.rules} <= {"base", example.module}, example.id
        assert example.kind in ("worked", "derived")


def test_windows_come_in_order(ledger: Ledger) -> None:
    orders = [window.order for window in ledger.windows]
    assert orders == sorted(set(orders))


def test_modules_are_the_ones_named(ledger: Ledger) -> None:
    assert {rule.module for rule in ledger.rules.values()} == {"base", *ledger.modules}


def test_ids_mentioned_in_texts_exist(ledger: Ledger, catalogue: Catalogue) -> None:
    prose = "\n".join([*map(ledger.prose, ledger), *map(catalogue.prose, catalogue.cards.values())])
    mentioned = set(re.findall(r"KOT-\w+-\d+", prose))
    assert len(mentioned) > 10
    assert mentioned <= {*ledger.rules, *ledger.examples}


# ---- the cards


def test_every_fact_has_its_word(catalogue: Catalogue) -> None:
    words = catalogue.words
    for card in catalogue.cards.values():
        assert words.has(f"set-{card.set}")
        assert words.has(f"type-{card.type}")
        assert words.has(f"provenance-{card.provenance}")
        assert card.confidence in ("high", "medium", "low")
        assert catalogue.timing(card), card.id
        assert all(words.has(f"token-{token}") for token in card.tokens)
        assert all(words.has(f"piece-{piece}") for piece in card.uses)
        assert card.monster is None or card.monster in catalogue.monsters
    for monster in catalogue.monsters.values():
        assert words.has(f"species-{monster.species}")


def test_no_word_is_left_without_a_card(catalogue: Catalogue) -> None:
    from kaiju.rulebook.translations import variables

    keys = {key for key in variables("king_of_tokyo", "en") if "." not in key}
    assert {key for key in keys if key.startswith("card-")} == {card.key for card in catalogue.cards.values()}
    assert {key for key in keys if key.startswith("monster-")} == {
        monster.key for monster in catalogue.monsters.values()
    }
