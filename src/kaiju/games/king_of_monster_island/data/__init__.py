# interpreted
"""All that is printed on sheets, cards, tiles and dice, as plain data that an owner of the box may replace.

Sentences come from these values, so none stand here. ``provenance`` says where an entry is from: ``rulebook``,
``public`` (a page in the open) or, where nothing is said, ours: made for this project because no source gives it.
``docs/how-to/replace-data.md`` tells every field.
"""

from __future__ import annotations

from typing import Any, Final

from kaiju.games.king_of_monster_island.data.allies import ALLIES
from kaiju.games.king_of_monster_island.data.bosses import BOSSES
from kaiju.games.king_of_monster_island.data.dice import BOSS_DICE
from kaiju.games.king_of_monster_island.data.discard_cards import DISCARD_CARDS
from kaiju.games.king_of_monster_island.data.event_cards import EVENT_CARDS
from kaiju.games.king_of_monster_island.data.keep_cards import KEEP_CARDS
from kaiju.games.king_of_monster_island.data.minions import MINIONS
from kaiju.games.king_of_monster_island.data.numbers import NUMBERS
from kaiju.games.king_of_monster_island.data.support_tiles import SUPPORT_TILES

DATA: Final[dict[str, dict[str, dict[str, Any]]]] = {
    "number": NUMBERS,
    "boss": BOSSES,
    "boss_die": BOSS_DICE,
    "minion": MINIONS,
    "ally": ALLIES,
    "support_tile": SUPPORT_TILES,
    "power_card": {**KEEP_CARDS, **DISCARD_CARDS},
    "event": EVENT_CARDS,
}
