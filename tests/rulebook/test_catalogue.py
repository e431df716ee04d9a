"""The catalogue: cards by id, name, former name, set, type and words."""

from __future__ import annotations

import pytest

from kaiju.rulebook import Catalogue, NotFound
from tests.rulebook.conftest import Shelf


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue("king_of_tokyo")


def test_a_game_is_named_with_hyphens_or_underscores(catalogue: Catalogue) -> None:
    assert Catalogue("king-of-tokyo").game == "king_of_tokyo"
    assert Catalogue("king-of-tokyo").cards == catalogue.cards != {}


@pytest.mark.parametrize(
    "name, expected",
    [
        ("mimic", "mimic"),
        ("acid-attack", "acid_attack"),
        ("It Has a Child!", "it_has_a_child"),
        ("it has a child", "it_has_a_child"),
        ("Alien Metabolism", "alien_origin"),
        ("TWAS beauty killed the beast", "twas_beauty_killed_the_beast"),
        ("Meow Missle", "meow_missile"),
    ],
)
def test_a_card_is_found_by_id_name_or_former_name(catalogue: Catalogue, name: str, expected: str) -> None:
    assert catalogue.card(name).id == expected
    assert [card.id for card in catalogue.find(*name.split())] == [expected]


def test_the_facts_of_a_card(catalogue: Catalogue) -> None:
    card = catalogue.card("poison_spit")
    assert (card.set, card.type, card.cost, card.copies, card.tokens) == (
        "base",
        "keep",
        4,
        1,
        {"poison": 12},
    )
    assert catalogue.card("extra_head").copies == 2
    assert catalogue.card("extra_head").uses == ("green_die",)
    evolution = catalogue.card("freeze_ray")
    assert (evolution.set, evolution.type, evolution.cost, evolution.monster) == (
        "evolution",
        "permanent",
        None,
        "space_penguin",
    )
    assert catalogue.card("army").facts == {"membership_confidence": "low"}


def test_cards_are_picked_by_set_type_and_monster(catalogue: Catalogue) -> None:
    assert catalogue.sets == ("base", "promo", "costume", "evolution")
    assert {card.type for card in catalogue.pick(set_="costume")} == {"costume"}
    assert {card.id for card in catalogue.pick(set_="promo", type_="discard")} == {"amusement_park", "army"}
    assert {card.type for card in catalogue.pick(monster="pumpkin_jack")} == {
        "gift",
        "permanent",
        "temporary",
    }
    assert catalogue.check_set("Promo") == "promo"
    with pytest.raises(
        NotFound, match="no set of cards called jokers; choose base, promo, costume or evolution"
    ):
        catalogue.check_set("jokers")


def test_a_search_reads_names_texts_notes_and_monsters(catalogue: Catalogue) -> None:
    assert [card.id for card in catalogue.find("neighbor")] == [
        "armor_plating",
        "fire_breathing",
        "jets",
    ]
    assert {card.monster for card in catalogue.find("Pandakai", "gain", set_="evolution")} == {"pandakai"}
    assert [card.id for card in catalogue.find("gift", "die")] == ["i_live_under_your_bed"]


def test_an_unknown_card_suggests_the_nearest(catalogue: Catalogue) -> None:
    with pytest.raises(NotFound) as refused:
        catalogue.card("Mimick")
    assert str(refused.value) == "King of Tokyo has no card “Mimick”; did you mean Mimic?"
    with pytest.raises(NotFound, match="no card “skyscrapper”; did you mean Skyscraper"):
        catalogue.find("skyscrapper")


def test_a_catalogue_of_any_game_keeps_what_only_its_cards_have(shelf: Shelf) -> None:
    shelf(
        {
            "games/tiny/text/cards.toml": """
                [monsters]
                ape = { hearts = 9 }
                [cards.deck]
                roar = { type = "attack", monster = "ape", attack = 3, range = 1 }
            """,
            "games/tiny/text/en/cards.ftl": """
                game = Tiny
                monster-ape = Ape
                type-attack = Attack
                set-deck = Deck
                card-roar = Roar
                    .text = Very loud.
            """,
        }
    )
    tiny = Catalogue("tiny")
    roar = tiny.card("roar")
    assert roar.facts == {"attack": 3, "range": 1}
    assert tiny.monsters["ape"].facts == {"hearts": 9}
    assert tiny.find("ape", "loud") == (roar,)
    assert tiny.timing(roar) is None
