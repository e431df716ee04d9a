"""The island in the terminal: the ring with all that lies on it, in any width, in both languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from kaiju.cli.pictures import picture_of
from kaiju.cli.pictures.king_of_monster_island import IslandPicture
from kaiju.engine.record import begin
from kaiju.games.king_of_monster_island import GAME
from kaiju.rulebook import Words
from tests.every_game.games import random_play
from tests.games.king_of_monster_island.stage import Stage


def shown(table: object, width: int, lang: str = "en") -> str:
    """The table as it is printed, with the dice beside the question."""
    view, question = table.view(), table.question  # type: ignore[attr-defined]
    console = Console(file=StringIO(), width=width, height=40, color_system=None, legacy_windows=False)
    picture = picture_of(GAME.name, Words(GAME.name, lang), ("Ann", "greedy"))
    assert isinstance(picture, IslandPicture)
    console.print(picture.table(view, 0, console))
    beside = None if question is None else picture.beside(view, question, console)
    if beside is not None:
        console.print(beside)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_zones_stand_in_the_ring_with_what_lies_there() -> None:
    play = Stage(
        {"zone": 1, "health": 7, "fame": 3, "ally": "ninjas", "cards": ["unlock"]},
        {"zone": 3},
        dice="claw heart",
        boss={"zone": 0, "fame": 6, "health": 9},
        zones={
            1: {"minions": {"soldier": 2}, "crystals": 1, "support": {"3": "support_01"}},
            3: {"locked": ["claw"]},
        },
    )
    lines = shown(play.table, 100).splitlines()
    first = next(line for line in lines if "Cliffs" in line)
    second = next(line for line in lines if "Mangrove" in line)
    assert first.index("Cliffs") < first.index("Jungle") < first.index("Ruins")
    assert second.index("Mangrove") < second.index("Beach") < second.index("Lagoon")
    text = "\n".join(lines)
    for part in (
        "CRYSTAL DRAGON",
        "9/15",
        "Soldier×2",
        "[◆]",
        "[✸]",
        "3:↯▲",
        "7/10",
        "Ninjas",
        "Unlock!",
        "Razor Splinters",
    ):
        assert part in text, part


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_whole_games_fit_any_width(width: int, lang: str) -> None:
    table = begin(GAME, seats=5, seed=3, options={"boss": "lavalord"})
    for n, _ in enumerate(random_play(table, 4)):
        if n % 9 == 0:
            assert max(cell_len(line) for line in shown(table, width, lang).splitlines()) <= width
    shown(table, width, lang)
