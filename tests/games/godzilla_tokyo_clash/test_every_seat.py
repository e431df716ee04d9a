"""Whoever attacks, from whatever seat: what comes of it comes to the one who did it, and hits the one who is meant."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

SEATS = range(4)
DECK = ["undermine", "piercing_drill", "piercing_drill", "horn_lightning", "horn_lightning", "cyclone_attack"]
"""The top of a deck of Megalon: one card worth a Trophy, then none."""


def around(seat: int, *players: dict[str, Any]) -> list[dict[str, Any]]:
    """These players at a table of four, the first of them at a seat and the others to the left of it."""
    found: list[dict[str, Any]] = [{}] * 4
    for n, player in enumerate(players):
        found[(seat + n) % 4] = player
    return found


@pytest.mark.parametrize("seat", SEATS)
@rule("GTC-GOD-05", "GTC-DES-11", "GTC-TRO-02")
def test_a_ray(seat: int) -> None:
    play = Stage(
        *around(
            seat,
            {"kaiju": "godzilla", "at": (0, 0), "hand": ["mega_heat_ray"], "energy": 5},
            {"kaiju": "megalon", "at": (3, 0), "hand": [], "deck": DECK},
            {"kaiju": "mothra", "at": (-2, 1)},
            {"kaiju": "king_ghidorah", "at": (-2, 0)},
        ),
        buildings={(1, 0): ["tower"]},
        active=seat,
    )
    hit = (seat + 1) % 4
    assert play.asked() == ("action", seat)
    play.card("mega_heat_ray")
    play.damage(hit)
    assert play.happened("DamageDealt", seat=hit, by=seat, amount=6)
    assert play.things((1, 0)) == []
    assert play.energy(seat) == 4
    assert len(play.trophies(seat)) == 1
    assert all(not play.trophies(other) for other in SEATS if other != seat)


@pytest.mark.parametrize("seat", SEATS)
@rule("GTC-THR-03", "GTC-THR-27")
def test_a_thrown_vehicle(seat: int) -> None:
    play = Stage(
        *around(
            seat,
            {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["wing_buffet"], "energy": 1, "deck": ["soar"]},
            {"kaiju": "mothra", "at": (-2, 0), "energy": 2},
            {"kaiju": "godzilla", "at": (3, 0), "energy": 2},
            {"kaiju": "megalon", "at": (3, -3), "energy": 2},
        ),
        buildings={(1, 0): ["power_plant"]},
        pieces=[("tank", (0, 0)), ("tank", (1, 0))],
        active=seat,
    )
    play.card("wing_buffet")
    play.throw_thing("tank", (1, 0))
    assert play.question.seat == seat
    play.choose("opt-destroy", thing="power_plant")
    assert play.happened("PieceThrown", seat=seat)
    assert play.energy(seat) == 3
    assert play.hand(seat) == ["soar"]
    assert [play.energy(other) for other in SEATS if other != seat] == [2, 2, 2]


@pytest.mark.parametrize("seat", SEATS)
@rule("GTC-DMG-01", "GTC-VIEW-09")
def test_only_who_is_hit_is_asked_to_defend(seat: int) -> None:
    play = Stage(
        *around(
            seat,
            {"kaiju": "godzilla", "at": (0, 0), "hand": ["heat_ray"], "energy": 9},
            {"kaiju": "megalon", "at": (-2, 1)},
            {"kaiju": "mothra", "at": (1, 0), "hand": ["glide"]},
            {"kaiju": "king_ghidorah", "at": (-2, 0)},
        ),
        active=seat,
    )
    hit = (seat + 2) % 4
    play.card("heat_ray")
    play.damage(hit)
    play.defend(hit)
    assert play.happened("DamageDealt", seat=hit, by=seat)
