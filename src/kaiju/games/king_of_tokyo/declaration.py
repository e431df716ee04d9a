# interpreted
"""What King of Tokyo says of itself."""

from __future__ import annotations

from kaiju.engine.declaration import Column, Declaration, Figure, Quantity, Taken, Turn
from kaiju.games.king_of_tokyo.events import EVENTS
from kaiju.games.king_of_tokyo.setup import KING_OF_TOKYO
from kaiju.games.king_of_tokyo.shown import TokyoView

DECLARATION = Declaration(
    name="king_of_tokyo",
    title=KING_OF_TOKYO.title,
    versions={
        "base": 3,
        "power_up": 2,
        "mutant_evolutions": 2,
        "halloween": 2,
        "promos": 3,
        "origins": 2,
    },
    seats_min=2,
    seats_max=KING_OF_TOKYO.seats_max,
    seats_usual=4,
    wins="alone",
    view=TokyoView,
    each_seat="monsters",
    columns=[Column("vp", icon="vp"), Column("hearts", icon="heart")],
    in_game="alive",
    figure=Figure("monster", option="monsters"),
    events=EVENTS,
    turn=Turn("TurnBegan", seat="seat", count="turn"),
    ending="GameOver",
    taken=(Taken("CardBought", "opt-buy"), Taken("EvolutionPlayed", "opt-use", kind="evolution")),
    quantities=(
        Quantity("vp", icon="vp"),
        Quantity("hearts", icon="heart"),
        Quantity("energy", icon="energy"),
        Quantity("damage", icon="smash", of="event", path="HeartsLost"),
    ),
    words={"seller": "seat", "giver": "seat", "kept": "card"},
    # Whose cards and Monsters may be mixed in: their names and texts stand there.
    borrows=("king_of_tokyo_origins",),
)
