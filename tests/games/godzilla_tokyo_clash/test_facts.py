"""What studies are told of a table: the layout, and what everybody's points are made of, worked out by hand."""

from __future__ import annotations

from kaiju.engine.facts import faults_of_facts
from kaiju.engine.record import begin
from kaiju.games.godzilla_tokyo_clash import GAME
from kaiju.games.godzilla_tokyo_clash.reading import BOX
from tests.games.godzilla_tokyo_clash.stage import Stage


def test_points_are_told_by_the_deck_they_are_from() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "trophies": ["victory_pose", "scaled_hide", "burrow"]},
        {"kaiju": "godzilla", "at": (2, 0)},
        {"kaiju": "megalon", "at": (0, 2)},
        king=0,
    )
    found = GAME.facts(play.table.st)
    assert found is not None
    first = found.seats[0]
    token = int(BOX.numbers.token_bonus)
    assert first["token"] == token > 0
    parts = {name: n for name, n in first.items() if name.startswith("from_")}
    assert parts == {"from_godzilla": 4 + 2, "from_mothra": 0, "from_king_ghidorah": 0, "from_megalon": 2}
    assert first["points"] == token + sum(parts.values()) == play.table.view(0).players[0].points
    assert first["trophies"] == 3
    assert [seat["points"] for seat in found.seats[1:]] == [0, 0]
    assert faults_of_facts(GAME.declaration.facts, found, 3) == []


def test_the_layout_says_how_many_play_and_how_the_tiles_came() -> None:
    for seats in (2, 3, 4):
        for board, told in (("default", "default"), ("", "dealt")):
            table = begin(GAME, seats=seats, seed=3, options={"board": board})
            found = GAME.facts(table.st)
            assert found is not None
            assert found.groups == {"layout": f"{seats}_{told}"}
