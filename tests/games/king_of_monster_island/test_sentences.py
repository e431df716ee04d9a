"""What an owner of the box has replaced is told as it is now, everywhere and in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kaiju.games import SHELF, put_on_shelf
from kaiju.games.king_of_monster_island import GAME
from kaiju.games.king_of_monster_island.data import DATA
from kaiju.games.king_of_monster_island.sentences import sentence
from kaiju.games.king_of_monster_island.vocabulary.words import VERBS
from kaiju.rulebook import Catalogue
from kaiju.rulebook.words import Words, _told, replaced_texts

NAME = GAME.name
CHANGES: dict[str, Any] = {
    "power_card": {
        "depth_charge": {"cost": 5, "do": [{"verb": "deal_damage", "where": "own", "n": 7}]},
        "scandal": {"cost": 9},
        "long_nap": {
            "name": {"en": "Long Nap", "fr": "Longue sieste"},
            "type": "discard",
            "cost": 3,
            "timing": "immediate",
            "do": [{"verb": "gain_health", "who": "each", "n": 2}],
        },
        "rampage": {"text": {"en": "Go on {again}."}},
    },
    "boss": {"crystal_dragon": {"powers": {"cd_5": {"do": [{"verb": "hurt", "who": "strongest", "n": 6}]}}}},
}


@pytest.fixture
def replaced() -> Iterator[None]:
    put_on_shelf(GAME.with_data(CHANGES))
    yield
    put_on_shelf(GAME)


@pytest.mark.usefixtures("replaced")
def test_changed_effects_are_told_with_their_new_numbers() -> None:
    assert Words(NAME)("card-depth_charge.text") == "Deal 7 damage in your zone."
    assert "7" in Words(NAME, "fr")("card-depth_charge.text")
    assert (
        Words(NAME)("card-cd_5.text")
        == "After the Boss has moved or stayed: 6 damage: the strongest Monster."
    )
    assert Words(NAME)("card-depth_charge") == "Depth Charge"
    assert Words(NAME, "fr")("card-depth_charge") == "Grenade sous-marine"


@pytest.mark.usefixtures("replaced")
def test_what_is_new_brings_its_name_and_what_is_said_otherwise_its_sentence() -> None:
    assert Words(NAME, "fr")("card-long_nap") == "Longue sieste"
    assert Words(NAME)("card-long_nap.text") == "Health +2: each Monster."
    assert Words(NAME)("card-rampage.text") == Words(NAME, "fr")("card-rampage.text") == "Go on {again}."


@pytest.mark.usefixtures("replaced")
def test_the_gallery_shows_the_facts_as_they_are_now() -> None:
    catalogue = Catalogue(NAME)
    assert [catalogue.cards[key].cost for key in ("depth_charge", "scandal", "long_nap")] == [5, 9, 3]
    assert catalogue.cards["depth_charge"].provenance == "owner"
    assert catalogue.text(catalogue.cards["scandal"]) == "The Boss loses 3 Fame.", (
        "only its price has changed"
    )
    assert "Longue sieste" in replaced_texts(NAME, "fr"), "what the browser is given"


def test_afterwards_everything_is_as_it_came() -> None:
    assert SHELF[NAME] is GAME
    assert Words(NAME)("card-depth_charge.text") == "Deal 3 damage in your zone."
    assert replaced_texts(NAME, "en") == ""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_verb_and_every_power_of_ours_can_be_said(lang: str) -> None:
    words = Words(NAME, lang)
    assert [verb for verb in VERBS if not words.has(f"say-{verb}")] == []
    entries = [*DATA["power_card"].values(), *DATA["event"].values()]
    entries += [
        power
        for table in ("ally", "boss")
        for sheet in DATA[table].values()
        for power in sheet["powers"].values()
    ]
    say = words._dictionaries[0]
    for entry in entries:
        told = _told(say, sentence(entry, ""))
        assert told, entry
        assert not re.search(r"[{}$]|\bnone\b", told), told
