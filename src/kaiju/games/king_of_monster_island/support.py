"""Support tiles: built, activated, recharged (KOMI-SUP)."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.crystals import tile_key
from kaiju.games.king_of_monster_island.power import BUILD_LESS
from kaiju.games.king_of_monster_island.state import (
    EMPTY,
    PYLON,
    SUPPORT_SPACES,
    ZONES,
    Island,
    Monster,
)


def spaces_for(st: Island, me: Monster, dice: i64) -> list[int]:
    """The Support spaces of the own zone that so many support faces build on (KOMI-SUP-01, -R03)."""
    if not st.tiles:
        return []
    at = me.zone * SUPPORT_SPACES
    three = st.support[at] != PYLON
    four = st.support[at + 1] != PYLON
    less = me.powers.permits & BUILD_LESS != 0
    out: list[int] = []
    if three and (dice == 3 or (dice == 2 and less)):
        out.append(at)
    if four and (dice == 4 or (dice == 3 and less)):
        out.append(at + 1)
    return out


def build_tile(st: Island, seat: i64, space: i64, rule: str, card: str = "") -> None:
    """A random tile, face up; one that was there is out of the game (KOMI-SUP-01, -03)."""
    last = len(st.tiles) - 1
    tile: i64 = st.tiles[last]
    st.tiles = st.tiles[:last]
    replaced = ""
    lies: i64 = st.support[space]
    if lies >= 0:
        replaced = tile_key(st, lies >> 1)
        st.removed_tiles = [*st.removed_tiles, int(lies >> 1)]
    st.support[space] = tile * 2
    if st.log is not None:
        told = tell.TileBuilt(
            seat=seat,
            tile=tile_key(st, tile),
            zone=space // SUPPORT_SPACES,
            value=3 + space % SUPPORT_SPACES,
            replaced=replaced,
            rule=rule,
            card=card,
        )
        st.tell(told)


def can_activate(st: Island, space: i64) -> bool:
    """A face-up tile that was neither activated nor recharged this turn (KOMI-SUP-06)."""
    lies: i64 = st.support[space]
    return lies >= 0 and lies & 1 == 0 and not (st.activated | st.recharged) >> (lies >> 1) & 1


def can_recharge(st: Island, space: i64) -> bool:
    """A used tile that was not activated this turn."""
    lies: i64 = st.support[space]
    return lies >= 0 and lies & 1 == 1 and not st.activated >> (lies >> 1) & 1


def recharge(st: Island, me: Monster, space: i64) -> None:
    """Turn a used tile face up again (KOMI-SUP-11)."""
    tile: i64 = st.support[space] >> 1
    one: i64 = 1
    st.support[space] = tile * 2
    st.recharged |= one << tile
    if st.log is not None:
        told = tell.TileRecharged(
            seat=me.seat,
            tile=tile_key(st, tile),
            zone=space // SUPPORT_SPACES,
            value=3 + space % SUPPORT_SPACES,
            rule="KOMI-SUP-11",
        )
        st.tell(told)


def turn_tiles(st: Island, spaces: list[int], ready: bool, rule: str, card: str) -> None:
    """Tiles turned by an effect: neither activated nor recharged (KOMI-SUP-R09)."""
    turned: list[str] = []
    for space in spaces:
        lies: i64 = st.support[space]
        if lies >= 0 and (lies & 1 == 1) == ready:
            st.support[space] = lies ^ 1
            turned.append(tile_key(st, lies >> 1))
    if turned and st.log is not None:
        st.tell(tell.TilesTurned(tiles=turned, ready=ready, rule=rule, card=card))


def empty_spaces(st: Island, zone: i64) -> list[int]:
    """Support spaces that hold neither tile nor Pylon; zone -1 is everywhere."""
    out: list[int] = []
    space: i64 = 0
    while space < ZONES * SUPPORT_SPACES:
        if st.support[space] == EMPTY and zone in (-1, space // SUPPORT_SPACES):
            out.append(space)
        space += 1
    return out
