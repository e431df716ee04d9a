"""King of Tokyo: Origins: a smaller box that is played by the rules of King of Tokyo."""

from __future__ import annotations

from kaiju.games.king_of_tokyo import KingOfTokyo
from kaiju.games.king_of_tokyo_origins.setup import ORIGINS

# The rules are those of King of Tokyo: what changes them there is changed here too.
VERSIONS = {"base": 3, "king_of_tokyo": 2}

GAME = KingOfTokyo("king_of_tokyo_origins", ORIGINS, VERSIONS)
