# interpreted
"""What Godzilla: Tokyo Clash says of itself."""

from __future__ import annotations

from kaiju.engine.declaration import Column, Declaration, Figure, Quantity, Setup, Taken, Turn
from kaiju.games.godzilla_tokyo_clash.events import EVENTS
from kaiju.games.godzilla_tokyo_clash.facts import FACTS
from kaiju.games.godzilla_tokyo_clash.setup import FIRST_GAME_KAIJU, TITLE
from kaiju.games.godzilla_tokyo_clash.shown import ClashView

DECLARATION = Declaration(
    name="godzilla_tokyo_clash",
    title=TITLE,
    versions={"base": 1},
    seats_min=2,
    seats_max=4,
    seats_usual=4,
    wins="points",
    view=ClashView,
    each_seat="players",
    columns=[
        Column("points", icon="vp"),
        Column("energy", icon="energy"),
        Column("trophy_count", ranks="no"),
        Column("hand_size", ranks="no"),
    ],
    figure=Figure("kaiju", option="kaiju"),
    setups=(
        Setup(
            "first_game",
            2,
            {"kaiju": list(FIRST_GAME_KAIJU), "events": "first_game", "board": "default"},
        ),
    ),
    events=EVENTS,
    turn=Turn("TurnBegan", seat="seat", count="turn"),
    ending="GameOver",
    quantities=(
        Quantity("points", icon="vp"),
        Quantity("energy", icon="energy"),
        Quantity("trophy_count"),
        Quantity("damage", icon="smash", of="event", path="DamageDealt"),
    ),
    facts=FACTS,
    taken=(Taken("CardPlayed", "opt-play"),),
    words={
        "owner": "seat",
        "hit": "seat",
        "loser": "seat",
        "king": "seat",
        "below": "card",
        "kaiju": "kaiju",
        "target": "kaiju",
        "thing": "thing",
        "what": "thing",
        "facing": "facing",
        "action": "action",
        "event_card": "event",
        "events": "event",
        "place": "space",
        "end": "space",
        "path": "space",
    },
)
