"""Pigs Together: Pig as a team, against the wolf."""

from __future__ import annotations

import msgspec

from kaiju.engine.declaration import Wins
from tests.pig import RACE, Pig

TEAM: Wins = "team"

GAME = Pig(
    msgspec.structs.replace(
        RACE,
        name="pigs_together",
        title="Pigs Together",
        wins=TEAM,
        several_seats=True,
        actors=("wolf",),
        words={"place": "place"},
        borrows=("pig",),
        played_like="pig",
    )
)
