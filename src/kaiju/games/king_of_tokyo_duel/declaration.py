# interpreted
"""What Duel says of itself."""

from __future__ import annotations

from kaiju.engine.declaration import Column, Declaration, Figure, Quantity, Taken, Turn
from kaiju.games.king_of_tokyo_duel.events import EVENTS
from kaiju.games.king_of_tokyo_duel.view import DuelView

DECLARATION = Declaration(
    name="king_of_tokyo_duel",
    title="King of Tokyo: Duel",
    versions={"base": 1},
    seats_min=2,
    seats_max=2,
    seats_usual=2,
    wins="alone",
    view=DuelView,
    each_seat="monsters",
    columns=[Column("hearts", icon="heart"), Column("energy", icon="energy", ranks="no")],
    in_game="hearts",
    figure=Figure("monster", option="monsters"),
    events=EVENTS,
    turn=Turn("TurnBegan", seat="seat", count="turn"),
    ending="GameOver",
    taken=(Taken("CardBought", "opt-buy"),),
    quantities=(
        Quantity("hearts", icon="heart"),
        Quantity("fame", icon="fame", good="", of="table"),
        Quantity("destruction", icon="destruction", good="", of="table"),
        Quantity("energy", icon="energy"),
        Quantity("damage", icon="smash", of="event", path="HitsTaken"),
    ),
)
