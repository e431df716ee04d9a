# interpreted
"""Everything that makes two states equal, by the names of cards, sheets, tiles and Monsters."""

from __future__ import annotations

from typing import Any

from kaiju.engine.state import NOBODY
from kaiju.games.common.pieces import piece_names
from kaiju.games.king_of_monster_island.asks import ASK_CARD, ASK_TAKE_OVER
from kaiju.games.king_of_monster_island.power import PER_POWER
from kaiju.games.king_of_monster_island.state import MONSTERS, Island


def digest(st: Island) -> list[Any]:
    """The state as plain data."""
    cards = st.box.card_keys
    tiles = st.box.tile_keys
    allies = [ally.key for ally in st.box.allies]
    monsters = [
        [
            m.seat, MONSTERS[m.who], m.zone, m.health, m.fame, m.energy, allies[m.ally] if m.ally >= 0 else "",
            [cards[c] for c in m.cards], m.pouch[:], uses(st, m.used),
        ]
        for m in st.monsters
    ]  # fmt: skip
    support = [[tiles[lies >> 1], lies & 1] if lies >= 0 else lies for lies in st.support]
    on_tiles = [
        [key for i, key in enumerate(tiles) if bits >> i & 1] for bits in (st.activated, st.recharged)
    ]
    table = st.table
    return [
        [table.ultimate, table.side, table.choose_zones, table.start_seat, table.rolls, table.respite], monsters,
        st.phase, st.active, st.turn, st.box.bosses[st.boss].key, st.boss_health, st.boss_fame, st.boss_zone,
        st.boss_dice[:], st.minions[:], st.spaces[:], support, st.bag[:], st.firelings, st.available, st.dice[:],
        st.rolls_left, st.pool, st.hits, st.extra_phases, st.pouched, uses(st, st.used), uses(st, st.used_phase),
        on_tiles,
        [allies[a] for a in st.allies], [tiles[t] for t in st.tiles], [tiles[t] for t in st.removed_tiles],
        [cards[c] if c >= 0 else "" for c in st.market], [cards[c] for c in st.deck], st.known,
        [cards[c] for c in st.discard], [cards[c] for c in st.removed], [cards[c] for c in st.limbo], st.virtual,
        st.side_pool, st.side_zone, about(st), st.ending,
    ]  # fmt: skip


def power_names(st: Island) -> list[str]:
    """Names of all powers by number; a second copy of a card has its own."""
    keys = [power.key for power in st.box.powers]
    names = piece_names(list(range(len(keys))), keys)
    return [names[i] for i in range(len(keys))]


def uses(st: Island, used: list[int]) -> list[str]:
    """What has been used, by name; an effect with a limit of its own has its place after it."""
    if not used:
        return []
    names = power_names(st)
    return [names[use // PER_POWER] + (f":{use % PER_POWER}" if use % PER_POWER else "") for use in used]


def about(st: Island) -> int | str:
    """What the open question is about: a power, a zone, a number, or nothing."""
    if st.who == NOBODY or st.about < 0:
        return ""
    return st.box.powers[st.about].key if ASK_CARD <= st.kind <= ASK_TAKE_OVER else int(st.about)
