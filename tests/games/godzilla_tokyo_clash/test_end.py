"""The end of the game: when it comes, points, ties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def ended(*players: dict[str, Any], **more: Any) -> Stage:
    """A table whose last check comes now."""
    kaiju = ("godzilla", "mothra", "megalon", "king_ghidorah")
    play = Stage(
        *({"kaiju": k, **p} for k, p in zip(kaiju, players, strict=False)), phase="check", round=7, **more
    )
    assert play.over
    return play


@rule("GTC-END-04", "GTC-END-01")
def test_a_passed_token_ends_the_game_only_at_the_check() -> None:
    play = Stage({"kaiju": "godzilla"}, {"kaiju": "mothra"}, round=5, track=3)
    assert (play.view.marker, play.view.track) == (4, [12, 11, 10])
    assert play.asked() == ("action", 0)
    play.end_phase()
    assert not play.view.over
    play.end_round()
    assert play.over
    assert play.view.round == 5


@rule("GTC-END-02")
@pytest.mark.parametrize("marker, over", [(3, False), (4, True)])
def test_next_to_a_token_is_not_past_it(marker: int, over: bool) -> None:
    play = Stage({"kaiju": "godzilla"}, {"kaiju": "mothra"}, phase="check", round=marker + 1, track=3)
    assert play.over == over


@rule("GTC-SCO-01", "GTC-KOM-04", "GTC-SCO-02")
def test_the_token_is_worth_two() -> None:
    play = ended({"trophies": ["glide"]}, {"trophies": ["scaled_hide"]})
    assert play.view.points == [3, 2]
    assert play.table.winners == [0]


@rule("GTC-SCO-03", "GTC-END-06")
def test_energy_decides_between_equals() -> None:
    play = ended({"trophies": ["glide"], "energy": 1}, {"trophies": ["city_stomp"], "energy": 2})
    assert play.view.points == [3, 3]
    assert play.table.winners == [1]


@rule("GTC-SCO-04")
def test_then_the_token() -> None:
    play = ended({"trophies": ["glide"]}, {"trophies": ["city_stomp"]})
    assert play.table.winners == [0]


@rule("GTC-SCO-05", "GTC-SCO-06", "GTC-SCO-07")
@pytest.mark.parametrize("king, ranking", [(3, [0, 1, 2, 3]), (0, [1, 2, 3, 0]), (1, [2, 3, 0, 1])])
def test_then_the_first_clockwise_from_the_holder(king: int, ranking: list[int]) -> None:
    trophies = [
        ["burrow", "undermine"],
        ["scaled_hide", "tail_whip"],
        ["evasive_flight", "glide"],
        ["city_stomp"],
    ]
    trophies[king] = []
    play = ended(*({"trophies": t} for t in trophies), king=king)
    assert sorted(play.view.points) == [2, 3, 3, 3]
    assert play.view.ranking == ranking


@rule("GTC-SCO-08", "GTC-VIEW-02")
def test_all_trophies_are_turned_up_at_the_end() -> None:
    play = Stage({"kaiju": "godzilla", "trophies": ["glide"]}, {"kaiju": "mothra"}, round=7)
    assert play.table.view(1).players[0].trophies == []
    assert play.table.view(1).players[0].trophy_count == 1
    play.end_round()
    assert [c.card for c in play.table.view(1).players[0].trophies] == ["glide"]
