"""Every card, power, Event, piece and mat of the games with printed data has a story: a test that bears its name."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from kaiju.games.godzilla_tokyo_clash.data import DATA as CLASH
from kaiju.games.king_of_monster_island.data import DATA as ISLAND
from kaiju.rulebook import Catalogue

FOLDER = Path(__file__).parent
CARDS = [
    (game, key)
    for game in ("godzilla_tokyo_clash", "king_of_monster_island")
    for key in Catalogue(game).cards
]
MATS = {
    "godzilla": ("godzilla_throws_two_spaces", "three_kaiju_move_or_throw_by_discarding"),
    "mothra": ("mothra_uses", "mothra_gains_energy_by_discarding", "mothra_flies"),
    "king_ghidorah": ("barrage", "head_icon", "three_kaiju_move_or_throw_by_discarding"),
    "megalon": ("megalon_brings_back", "three_kaiju_move_or_throw_by_discarding"),
}
"""The stories of abilities and Discard Actions, which have no names on the mats."""


@cache
def stories(game: str) -> list[str]:
    """The names of all tests of a game."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted((FOLDER / game).rglob("test_*.py"))]
    return [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]


def told(game: str, *names: str) -> bool:
    """Whether one of these names, in letters and low lines, is in the name of a test."""
    plain = [re.sub(r"[^a-z0-9]+", "_", re.sub("['’]", "", name.lower())).strip("_") for name in names]
    return any(name in story for name in plain for story in stories(game))


@pytest.mark.parametrize("game, key", CARDS)
def test_every_card_and_power_has_a_story(game: str, key: str) -> None:
    catalogue = Catalogue(game)
    assert told(game, key, catalogue.name(catalogue.cards[key])), f"nobody tells the story of {key}"


@pytest.mark.parametrize("kind", ISLAND["minion"])
def test_every_minion_has_a_story(kind: str) -> None:
    assert told("king_of_monster_island", f"test_{kind}s"), f"nobody tells what {kind} does"


@pytest.mark.parametrize("event", CLASH["event"])
def test_every_event_and_its_piece_have_a_story(event: str) -> None:
    piece = CLASH["event"][event]["piece"].removeprefix("lightning_")
    about = [story for story in stories("godzilla_tokyo_clash") if piece in story]
    assert any(f"{piece}s_come_back" in story for story in about), f"nobody tells how a {piece} comes back"
    assert any("come_back" not in story for story in about), f"nobody tells what a {piece} does"


@pytest.mark.parametrize("kaiju", CLASH["kaiju"])
def test_every_mat_has_its_stories(kaiju: str) -> None:
    for story in MATS[kaiju]:
        assert told("godzilla_tokyo_clash", story), story


def test_a_card_without_a_story_is_found_out() -> None:
    assert told("king_of_monster_island", "Vine Charge")
    assert not told("king_of_monster_island", "Long Nap")
