"""Crystals and Pylons (KOMI-CRYS)."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.asks import ASK_CRYSTAL, ASK_PYLON
from kaiju.games.king_of_monster_island.state import (
    CRYSTAL,
    DIE_SPACES,
    EMPTY,
    FACE,
    FACES,
    PYLON,
    PYLONS,
    SUPPORT_SPACES,
    Island,
)
from kaiju.games.king_of_monster_island.verbs import lose


def crystals_in(st: Island, zone: i64) -> i64:
    """How many Crystals stand in a zone."""
    at = zone * DIE_SPACES
    n: i64 = 0
    for space in st.spaces[at : at + DIE_SPACES]:
        if space == CRYSTAL:
            n += 1
    return n


def pylons_on_board(st: Island) -> i64:
    """How many Pylons stand on the island."""
    return st.support.count(PYLON)


def build_crystal(st: Island, zone: i64, rule: str, card: str = "") -> Rule | None:
    """A Crystal, on an empty die space if there is one, else where a Locked die was (KOMI-CRYS-01, -02, -R01)."""
    at = zone * DIE_SPACES
    dice: list[int] = []
    seen: i64 = 0  # dice that are alike are one: the same face, and Locked this turn or before
    one: i64 = 1
    i: i64 = 0
    while i < DIE_SPACES:
        lies: i64 = st.spaces[at + i]
        if lies == EMPTY:
            return crystal_on(st, zone, at + i, rule, card)
        if lies != CRYSTAL and not seen >> lies & 1:
            seen |= one << lies
            dice.append(at + i)
        i += 1
    if len(dice) == 1:
        return crystal_on(st, zone, dice[0], rule, card)
    return choose_die(st, zone, dice, rule, card)


def choose_die(st: Island, zone: i64, dice: list[int], rule: str, card: str) -> Rule:
    """The active player chooses which Locked die leaves."""
    yield st.ask_opts(st.active, ASK_CRYSTAL, dice, zone)
    more = crystal_on(st, zone, st.chosen(), rule, card)
    if more is not None:
        yield from more


def crystal_on(st: Island, zone: i64, space: i64, rule: str, card: str) -> Rule | None:
    """Put a Crystal on a die space; the third of a zone becomes a Pylon (KOMI-CRYS-03)."""
    face = "none"
    if st.spaces[space] != EMPTY:
        face = FACES[st.spaces[space] & FACE]
        st.available += 1
    st.spaces[space] = CRYSTAL
    now = crystals_in(st, zone)
    if st.log is not None:
        st.tell(tell.CrystalBuilt(zone=zone, space=space, now=now, face=face, rule=rule, card=card))
    if now < DIE_SPACES:
        return None
    at = zone * DIE_SPACES
    for i in range(3):
        st.spaces[at + i] = EMPTY
    return build_pylon(st, zone)


def build_pylon(st: Island, zone: i64) -> Rule | None:
    """A Pylon on a Support space of the zone; the third one loses the game before anything is asked (KOMI-CRYS-R06)."""
    at = zone * SUPPORT_SPACES
    free: list[int] = []
    for i in range(2):
        if st.support[at + i] != PYLON:
            free.append(int(at) + i)
    if pylons_on_board(st) == PYLONS - 1:
        pylon_on(st, zone, free[0] if free else -1)
        lose(st, "pylons", "KOMI-CRYS-05")
        return None
    if len(free) == 1:
        pylon_on(st, zone, free[0])
        return None
    return choose_space(st, zone, free)


def choose_space(st: Island, zone: i64, free: list[int]) -> Rule:
    """The active player chooses the Support space of a Pylon."""
    yield st.ask_opts(st.active, ASK_PYLON, free, zone)
    pylon_on(st, zone, st.chosen())


def pylon_on(st: Island, zone: i64, space: i64) -> None:
    """Place a Pylon; a Support tile there goes back to the box (KOMI-CRYS-04)."""
    tile = ""
    pylons = pylons_on_board(st) + 1
    if space >= 0:
        lies: i64 = st.support[space]
        if lies >= 0:
            tile = tile_key(st, lies >> 1)
            st.removed_tiles = [*st.removed_tiles, int(lies >> 1)]
        st.support[space] = PYLON
    if st.log is not None:
        value = 0 if space < 0 else 3 + space % SUPPORT_SPACES
        st.tell(tell.PylonBuilt(zone=zone, value=value, pylons=pylons, tile=tile, rule="KOMI-CRYS-03"))


def tile_key(st: Island, tile: i64) -> str:
    """The name of a Support tile."""
    return st.box.tile_keys[tile]


def remove_crystal(st: Island, zone: i64, rule: str, card: str) -> None:
    """A Crystal goes back to the reserve."""
    at = zone * DIE_SPACES
    i: i64 = DIE_SPACES - 1
    while i >= 0:
        if st.spaces[at + i] == CRYSTAL:
            st.spaces[at + i] = EMPTY
            if st.log is not None:
                st.tell(tell.CrystalRemoved(zone=zone, now=crystals_in(st, zone), rule=rule, card=card))
            return
        i -= 1


def remove_pylon(st: Island, space: i64, rule: str, card: str) -> None:
    """A Pylon goes back to the reserve and no longer counts."""
    st.support[space] = EMPTY
    if st.log is not None:
        told = tell.PylonRemoved(
            zone=space // SUPPORT_SPACES,
            value=3 + space % SUPPORT_SPACES,
            pylons=pylons_on_board(st),
            rule=rule,
            card=card,
        )
        st.tell(told)
