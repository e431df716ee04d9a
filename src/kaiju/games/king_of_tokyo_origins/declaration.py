# interpreted
"""What Origins says of itself: what King of Tokyo says, but for the box."""

from __future__ import annotations

import msgspec

from kaiju.games.king_of_tokyo.declaration import DECLARATION as KING_OF_TOKYO
from kaiju.games.king_of_tokyo_origins.setup import ORIGINS

DECLARATION = msgspec.structs.replace(
    KING_OF_TOKYO,
    name="king_of_tokyo_origins",
    title=ORIGINS.title,
    # The rules are those of King of Tokyo: what changes them there is changed here too.
    versions={"base": 3, "king_of_tokyo": 2},
    seats_max=ORIGINS.seats_max,
    # What is not told anew is played as there (KOTO-DIFF-06), and told in its words.
    borrows=("king_of_tokyo",),
    played_like="king_of_tokyo",
)
