"""What an owner of the box has replaced is told as it is now, everywhere and in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kaiju.engine.record import begin
from kaiju.games import SHELF, put_on_shelf
from kaiju.games.godzilla_tokyo_clash import GAME
from kaiju.games.godzilla_tokyo_clash.data import DATA
from kaiju.games.godzilla_tokyo_clash.sentences import card, steps
from kaiju.games.godzilla_tokyo_clash.words import OPS
from kaiju.rulebook import Catalogue
from kaiju.rulebook.telling import Cast, tell_event, tell_question
from kaiju.rulebook.words import Words, _told, replaced_texts
from tests.every_game.games import random_play

NAME = GAME.name
SEEN = {"op": "penalise", "reach": "near", "each_piece": True, "loss": "hand_card", "n": 1}
CHANGES: dict[str, Any] = {
    "card": {
        "heat_ray": {
            "attack": 9,
            "copies": 2,
            "fx": [{"on": "after_damage", "op": "lose_energy", "who": "target", "n": 2}],
        },
        "judo_throw": {"cost": 9},
        "roar": {
            "kaiju": "godzilla",
            "name": {"en": "Roar", "fr": "Rugissement"},
            "copies": 1,
            "cost": 0,
            "dominance": 1,
            "types": ["utility"],
            "momentum": True,
            "fx": [{"on": "play", "op": "draw", "n": 3, "optional": True}],
        },
        "glide": {"text": {"en": "Fly {far}."}},
    },
    "kaiju": {
        "godzilla": {
            "fx": [{"on": "in_play", "op": "throw_bonus", "n": 3}],
            "discard_actions": {"godzilla_1": {"fx": [{"op": "move_self", "n": 4, "straight": True}]}},
        }
    },
    "event": {"armored_assault": {"activate": [SEEN]}},
    "piece": {"tank": {"name": {"en": "Maser Tank", "fr": "Char maser"}}},
    "tile": {"T01": {"name": {"en": "My Yard"}}},
}


@pytest.fixture
def replaced() -> Iterator[None]:
    put_on_shelf(GAME.with_data(CHANGES))
    yield
    put_on_shelf(GAME)


@pytest.mark.usefixtures("replaced")
def test_changed_values_and_effects_are_told_with_their_new_numbers() -> None:
    words, french = Words(NAME), Words(NAME, "fr")
    assert words("card-heat_ray.text") == (
        "Attack 9. Range 3. After this deals damage: The target’s player loses 2 Energy."
    )
    assert "Attaque 9." in french("card-heat_ray.text")
    assert words("card-heat_ray") == "Heat Ray"
    assert words("card-judo_throw.text").startswith("Attack 4. After you use this"), (
        "only its price has changed"
    )


@pytest.mark.usefixtures("replaced")
def test_what_is_new_brings_its_name_and_what_is_said_otherwise_its_sentence() -> None:
    assert Words(NAME, "fr")("card-roar") == "Rugissement"
    assert Words(NAME)("card-roar.text") == "Momentum. Draw 3 cards. You may decline."
    assert Words(NAME)("card-glide.text") == Words(NAME, "fr")("card-glide.text") == "Fly {far}."
    assert Words(NAME)("thing-tank") == "Maser Tank"
    assert Words(NAME, "fr")("tile-T01") == "My Yard"


@pytest.mark.usefixtures("replaced")
def test_mats_and_events_are_told_as_they_are_now() -> None:
    words = Words(NAME)
    assert words("monster-godzilla.text") == "You throw 3 spaces farther."
    assert words("monster-godzilla.power") == "Mighty Thrower"
    assert words("monster-godzilla") == "Godzilla"
    assert words("action-godzilla_1") == "do this: Move up to 4 spaces in a straight line."
    assert words("event-armored_assault") == "Armored Assault"
    assert words("event-armored_assault.text") == (
        "For each Maser Tank in your space or next to it you lose 1 card of your hand."
    ), "by the new name of its piece"


@pytest.mark.usefixtures("replaced")
def test_the_gallery_shows_the_facts_as_they_are_now() -> None:
    cards = Catalogue(NAME).cards
    assert [cards[key].cost for key in ("heat_ray", "judo_throw", "roar")] == [2, 9, 0]
    assert (cards["heat_ray"].copies, cards["heat_ray"].facts["attack"]) == (2, 9)
    assert cards["roar"].provenance == cards["heat_ray"].provenance == "owner"
    assert (cards["roar"].monster, cards["roar"].type) == ("godzilla", "utility")
    assert "monster-godzilla" not in cards
    assert "Rugissement" in replaced_texts(NAME, "fr"), "what the browser is given"


@pytest.mark.usefixtures("replaced")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_with_new_entries_can_be_told(lang: str) -> None:
    words = Words(NAME, lang)
    cast = Cast(("Ann", "Bob"))
    table = begin(SHELF[NAME], seats=2, seed=3, options={"kaiju": ["godzilla", "mothra"]})
    for _ in random_play(table, 4):
        assert table.question is not None
        assert tell_question(words, table.question, cast).prompt
    assert all(tell_event(words, event, cast) for event in table.events)


def test_afterwards_everything_is_as_it_came() -> None:
    assert SHELF[NAME] is GAME
    assert Words(NAME)("card-heat_ray.text") == "Attack 3, Range 3."
    assert replaced_texts(NAME, "en") == ""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_op_and_every_entry_of_ours_can_be_said(lang: str) -> None:
    words = Words(NAME, lang)
    assert [op for op in OPS if not words.has(f"say-{op}")] == []
    say = words._dictionaries[0]
    told = [_told(say, card(entry)) for entry in DATA["card"].values()]
    for mat in DATA["kaiju"].values():
        told.append(_told(say, steps(mat["fx"])))
        told += [_told(say, steps(action["fx"])) for action in mat["discard_actions"].values()]
    for event in DATA["event"].values():
        told.append(_told(say, steps(event["activate"], event["piece"])))
    for each in [*DATA["building"].values(), *DATA["piece"].values()]:
        told.append(_told(say, steps(each["fx"])))
    for text in told:
        assert text
        assert not re.search(r"[{}$]|\bnone\b|  | [.,]|_", text), text
