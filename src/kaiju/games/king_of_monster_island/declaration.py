# interpreted
"""What King of Monster Island says of itself."""

from __future__ import annotations

from kaiju.engine.declaration import Column, Declaration, Figure, Quantity, Taken, Turn
from kaiju.engine.facts import Facts
from kaiju.games.king_of_monster_island.events import EVENTS
from kaiju.games.king_of_monster_island.shown import IslandView

DECLARATION = Declaration(
    name="king_of_monster_island",
    title="King of Monster Island",
    versions={"base": 2},
    seats_min=1,
    seats_max=5,
    seats_usual=2,
    wins="team",
    view=IslandView,
    each_seat="monsters",
    columns=[
        Column("health", icon="heart"),
        Column("fame", icon="vp"),
        Column("energy", icon="energy", ranks="no"),
    ],
    figure=Figure("monster", option="monsters"),
    events=EVENTS,
    turn=Turn("TurnBegan", seat="seat", count="turn"),
    ending="GameOver",
    taken=(Taken("CardBought", "opt-buy"), Taken("AllyChosen", "opt-ally", what="ally", kind="ally")),
    quantities=(
        Quantity("boss_health", icon="heart", good="less", of="table", path="boss.health"),
        Quantity("pylons", icon="pylon", good="less", of="table"),
        Quantity("health", icon="heart"),
        Quantity("fame", icon="vp"),
        Quantity("energy", icon="energy"),
    ),
    facts=Facts(
        groups=("boss", "side", "players", "mode"), numbers=("rounds", "boss_health", "boss_fame", "pylons")
    ),
    several_seats=True,
    open_questions=True,
    actors=("boss", "event"),
    words={
        "zone": "zone",
        "before": "zone",
        "helped": "seat",
        "minion": "minion",
        "ally": "ally",
        "allies": "ally",
        "boss": "boss",
        "power": "card",
        "discarded": "card",
        "symbol": "symbol",
        "shows": "symbol",
        "tile": "tile",
        "tiles": "tile",
        "replaced": "tile",
        "new": "face",
        "spend": "face",
        "step": "step",
    },
)
