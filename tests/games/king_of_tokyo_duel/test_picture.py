"""The duel in the terminal: both tracks with tokens, in any width, in both languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from kaiju.cli.pictures import picture_of
from kaiju.cli.pictures.king_of_tokyo_duel import DuelPicture, cells
from kaiju.engine.chance import mix, step
from kaiju.engine.record import begin
from kaiju.games.king_of_tokyo_duel import GAME
from kaiju.rulebook import Words
from tests.games.king_of_tokyo_duel.stage import Stage

NAME = "king_of_tokyo_duel"


def shown(play: Stage, width: int, lang: str = "en") -> str:
    """The table as it is printed."""
    console = Console(file=StringIO(), width=width, color_system=None, legacy_windows=False)
    picture = picture_of(NAME, Words(NAME, lang), ("Ann", "greedy"))
    assert isinstance(picture, DuelPicture)
    console.print(picture.table(play.view, 0, console))
    drawn = None if play.table.over else picture.beside(play.view, play.question, console)
    if drawn is not None:
        console.print(drawn)
    console.print(picture.standings(play.view, play.view.winners))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def crowded() -> Stage:
    return Stage(
        {"monster": "the_king", "hearts": 7, "cards": ["scrappy"], "energy": 4},
        {"monster": "gigazaur", "fewer": 1, "dice_tokens": 2},
        fame=1.5,
        destruction=-6,
        buzz={
            "boogie": {"track": "fame", "first": 1},
            "pumpkin": {"track": "fame", "first": -5},
            "king_1": {"track": "fame", "first": 7},
            "alien": {"track": "destruction", "first": 2},
            "meka": {"track": "destruction", "first": -4},
        },
        market=["frenzy", "snack_time", "too_cute"],
        script="s h e f d p",
    )


def test_both_tracks_show_tokens_markers_zones_and_numbers() -> None:
    lines = shown(crowded(), 100).splitlines()
    assert "   V   · [ ♥   ⁂   ♥]  ·   ·   · [ ○   ★   ○]  ·   ·   ·   · [ ♛]" in lines
    assert "   V   ▲   · [ ✸   ⚅]  ·   ·   ·   · [ ○   ─   ○]  ·   ·   V" in [line.rstrip() for line in lines]
    numbers = [line.split() for line in lines if line.strip().startswith("-7")]
    assert numbers[0] == "-7 -6 -5 -4 -3 -2 -1 0 1 + 2 3 4 5 6 7".split()
    assert numbers[1] == [str(n) for n in range(-7, 8)]
    zones = [line for line in lines if "▔" in line]
    fame = next(line for line in lines if "⁂" in line)
    assert fame[zones[0].index("▔") : zones[0].index("▔") + 12].replace(" ", "") == "[♥⁂♥]"
    assert zones[0].rstrip().endswith("V")  # a covered Victory space is still one


def test_the_table_tells_prices_cards_and_what_waits() -> None:
    text = shown(crowded(), 100)
    assert "2↯ Too Cute" in text  # 3, and 1 less on the right
    assert "3↯ Snack Time" in text
    assert "Scrappy" in text
    assert "1 die fewer next turn" in text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [120, 80, 40])
def test_nothing_is_wider_than_the_terminal(width: int, lang: str) -> None:
    for line in shown(crowded(), width, lang).splitlines():
        assert cell_len(line) <= width


def test_any_position_of_a_game_can_be_drawn() -> None:
    for seed in range(4):
        table = begin(GAME, seats=2, seed=seed)
        play = Stage.__new__(Stage)
        play.table = table
        state = mix(seed)
        while not table.over:
            view = table.view()
            for track in ("fame", "destruction"):
                positions = [p for p, _ in cells([t for t in view.tokens if t.where == track])]
                assert getattr(view, track) in positions
            state = step(state)
            table.answer(table.asked[0], (state >> 20) % table.st.n_opts)
            if state % 7 == 0:
                shown(play, 80)
        assert "♥ 0" in shown(play, 80) or table.game.reason(table.st) != "knock_out"
