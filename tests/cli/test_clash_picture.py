"""Godzilla: Tokyo Clash in the terminal: everything on the board is in the picture, in French and small windows too."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from kaiju.cli.pictures import picture_of
from kaiju.cli.render import ask
from kaiju.engine.table import Table
from kaiju.rulebook import Words
from kaiju.rulebook.telling import tell_question
from tests.cli.conftest import Kaiju
from tests.every_game.games import open_table, random_play

GAME = "godzilla_tokyo_clash"


def shown(table: Table, lang: str, width: int, *, question: bool = False) -> str:
    """The table, or its open question, as whoever is asked sees it."""
    asked = table.question
    assert asked is not None
    words = Words(GAME, lang)
    picture = picture_of(GAME, words, ["Ada", "Bo", "Cy", "Di"][: len(table.view().players)])
    view = table.view(asked.seat)
    sheet = io.StringIO()
    console = Console(file=sheet, width=width, force_terminal=False, color_system=None)
    if question:
        told = tell_question(words, asked, picture.cast(view, asked.seat))
        console.print(ask(asked, told, picture, view, console))
    else:
        console.print(picture.table(view, asked.seat, console))
    return sheet.getvalue()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [50, 80, 120])
def test_every_table_of_a_game_can_be_drawn(lang: str, width: int) -> None:
    words = Words(GAME, lang)
    table = open_table((GAME, 4, {"events": ["air_strikes", "lightning_generators"]}), 3)
    for n, _ in enumerate(random_play(table, 5)):
        if n % 40:
            continue
        picture = shown(table, lang, width)
        asked = table.question
        assert asked is not None
        view = table.view(asked.seat)
        for player in view.players:
            assert words(f"kaiju-{player.kaiju}") in picture
        for space in view.map.spaces:
            assert re.search(rf"\b{space.name}\b", picture), space.name
        for card in view.players[asked.seat].hand:
            assert words(f"card-{card.card}").split()[0] in picture
        if width >= 80:
            board = [line for line in picture.splitlines() if "│" in line]
            assert sum(line.count("▫") for line in board) == sum(
                piece.say == "thing-small_building" for piece in view.map.pieces
            )
            assert max(len(line.rstrip()) for line in board) <= width


def test_the_city_fits_into_a_terminal_of_80_by_24() -> None:
    picture = shown(open_table((GAME, 4, {}), 3), "en", 80)
    assert len(picture.rstrip().splitlines()) <= 24


def test_what_can_be_chosen_has_its_number_on_the_map() -> None:
    table = open_table((GAME, 4, {"events": ["rush_hour", "armored_assault"]}), 3)
    asked = table.question
    assert asked is not None
    assert asked.kind == "place_piece"
    picture = shown(table, "en", 80, question=True)
    for number, option in enumerate(asked.options, 1):
        assert re.search(rf"│{number} {option.args['space']}\b", picture)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_by_pipe(kaiju: Kaiju, lang: str) -> None:
    """Who always takes the second option plays cards, throws and defends; the game is told to its end."""
    typed = "2\n1\n" * 1500
    done = kaiju(
        "play", "godzilla-tokyo-clash", "--seats", "you,greedy", "--seed", "4", "--lang", lang, typed=typed
    )
    assert done.returncode == 0, done.stderr
    assert "kaiju replay" in done.stdout
    assert "table-" not in done.stdout
