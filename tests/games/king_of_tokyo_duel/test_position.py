"""Scenarios: positions are set up as described, and impossible ones are refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

import kaiju
from kaiju.games.king_of_tokyo_duel.cards import DECK
from tests.games.king_of_tokyo_duel.stage import Stage
from tests.marks import compiled

pytestmark = compiled

TWO: list[dict[str, Any]] = [{"monster": "gigazaur"}, {"monster": "alienoid"}]


def test_everything_described_is_there() -> None:
    play = Stage(
        {"monster": "the_king", "hearts": 7, "energy": 4, "dice_tokens": 1, "cards": ["scrappy"]},
        {"monster": "gigazaur", "hearts": 3},
        active=1,
        turn=9,
        fame=1.5,
        destruction=-6,
        buzz={
            "boogie": {"track": "fame", "first": 1},
            "meka": {"track": "destruction", "first": -4, "turned": True},
            "king_2": {"track": "fame", "first": 7},
        },
        market=["frenzy", "dominate", "extra_head"],
        deck=["energize", "snack_time"],
        discard=["seismic_test"],
        script="s h e f d p",
    )
    view = play.view
    assert (view.active, view.turn, view.fame, view.destruction) == (1, 9, 3, -12)
    assert view.monsters[0].cards[0].card == "scrappy"
    assert (view.monsters[0].hearts, view.monsters[0].energy, view.monsters[0].dice_tokens) == (7, 4, 1)
    assert play.lies("boogie") == ("fame", 1)
    assert play.token("meka").bonuses == ["dice_token_1", "hit_rival_1"]
    assert [t.where for t in view.tokens if t.token.startswith("king")] == ["reserve", "fame"]
    assert view.market == ["frenzy", "dominate", "extra_head"]
    assert view.discard == ["seismic_test"]
    assert view.dice == [0, 1, 2, 3, 4, 5]
    assert view.deck == len(DECK) - 5


def test_a_scenario_is_saved_and_loaded() -> None:
    play = Stage(fame=1.5, buzz={"boogie": {"track": "fame", "first": 1}}, script="s s s")
    play.keep(0)
    again = kaiju.load(kaiju.save(play.table))
    assert again.digest() == play.table.digest()


BAD: list[tuple[dict[str, Any], str]] = [
    ({"monsters": [{}]}, "2 Monsters, not 1"),
    ({"monsters": [{}, {}, {}]}, "2 Monsters, not 3"),
    ({"monsters": [{"monster": "gigazaur"}, {"monster": "gigazaur"}]}, "cannot both be gigazaur"),
    ({"monsters": [{"monster": "mothra"}, {}]}, "no Monster called mothra"),
    ({"monsters": [{"monster": "gigazaur", "hearts": 15}, {}]}, "hearts must be from 1 to 14, not 15"),
    ({"monsters": [{"hearts": 0}, {}]}, "hearts must be from 1"),
    ({"monsters": [{"energy": -1}, {}]}, "energy must be from 0"),
    ({"monsters": [{"dice_tokens": 3}, {}]}, "Dice tokens must be from 0 to 2"),
    ({"monsters": [{"cards": ["frenzy"]}, {}]}, "DISCARD card"),
    ({"monsters": [{"cards": ["nova_breath"]}, {}]}, "no Power card called 'nova_breath'"),
    ({"monsters": [{"cards": ["scrappy"]}, {"cards": ["scrappy"]}]}, "All copies of scrappy"),
    ({"monsters": [{"vp": 3}, {}]}, "not a position"),
    ({"monsters": TWO, "fame": 8}, "somewhere from -7 to 7"),
    ({"monsters": TWO, "fame": 0.25}, "somewhere from -7 to 7"),
    ({"monsters": TWO, "fame": 1.5}, "no space at 1.5 of the fame track"),
    ({"monsters": TWO, "fame": 1.5, "buzz": {"anubis": {"track": "fame", "first": 1}}}, "no space at 1.5"),
    ({"monsters": TWO, "fame": 2.5, "buzz": {"boogie": {"track": "fame", "first": 1}}}, "no space at 2.5"),
    ({"monsters": TWO, "fame": 2, "buzz": {"alien": {"track": "fame", "first": 1}}}, "middle of alien"),
    ({"monsters": TWO, "fame": 7}, "seat 1 has already won"),
    ({"monsters": TWO, "fame": -3, "destruction": -5}, "seat 0 has already won"),
    ({"monsters": TWO, "buzz": {"dog": {"track": "fame", "first": 1}}}, "no Buzz token called 'dog'"),
    ({"monsters": TWO, "buzz": {"cat": {"track": "tokyo", "first": 1}}}, "one of the tracks"),
    ({"monsters": TWO, "buzz": {"cat": {"track": "fame", "first": 8}}}, "does not fit"),
    ({"monsters": TWO, "buzz": {"boogie": {"track": "fame", "first": 7}}}, "does not fit"),
    (
        {"monsters": TWO, "buzz": {"croc": {"track": "fame", "first": 1, "turned": True}}},
        "the other way round",
    ),
    ({"monsters": TWO, "buzz": {"boogie": {"track": "fame", "first": 1, "turned": True}}}, "only one way"),
    (
        {
            "monsters": TWO,
            "buzz": {"cat": {"track": "fame", "first": 1}, "baby": {"track": "fame", "first": 1}},
        },
        "baby does not fit",
    ),
    ({"monsters": TWO, "buzz": {"king_1": {"track": "fame", "first": 1}}}, "only with the_king"),
    ({"monsters": TWO, "active": 2}, "active seat"),
    ({"monsters": TWO, "turn": 0}, "The turn must be"),
    ({"monsters": TWO, "phase": "lunch"}, "phase must be one of"),
    ({"monsters": TWO, "dice": ["smash"]}, "use the script"),
    ({"monsters": TWO, "phase": "resolve", "dice": ["smash"] * 5}, "rolls 6 to 8 dice"),
    ({"monsters": TWO, "phase": "resolve", "dice": ["claw"] * 6}, "'claw' is not a die face"),
    ({"monsters": TWO, "script": ["1"]}, "not a die face"),
    ({"monsters": TWO, "market": ["frenzy"] * 4}, "3 cards face up"),
    ({"monsters": TWO, "market": ["frenzy", "frenzy"]}, "All copies of frenzy"),
    ({"monsters": TWO, "market": ["frenzy", "", "scrappy"]}, "slide to the right"),
    ({"monsters": TWO, "market": ["", "frenzy", "scrappy"]}, "only when no card is left"),
]


@pytest.mark.parametrize("position, why", BAD, ids=[why for _, why in BAD])
def test_impossible_positions_are_refused(position: dict[str, Any], why: str) -> None:
    with pytest.raises(kaiju.ImpossiblePosition, match=why):
        kaiju.scenario("king-of-tokyo-duel", position)
