"""King of Tokyo: Origins: a smaller box that is played by the rules of King of Tokyo."""

from __future__ import annotations

from kaiju.games.king_of_tokyo import KingOfTokyo
from kaiju.games.king_of_tokyo_origins.declaration import DECLARATION
from kaiju.games.king_of_tokyo_origins.setup import ORIGINS

GAME = KingOfTokyo(DECLARATION, ORIGINS)
