# interpreted
"""Positions of King of Monster Island: the form in which a table is written down, in the words of the game.

A position is plain data::

    {
      "monsters": [
        {"monster": "pagurah", "zone": 3, "health": 7, "fame": 2, "ally": "ninjas", "cards": ["unlock"]}, {"zone": 2}
      ],
      "active": 0, "turn": 4,
      "step": "monster_2",              a step of the ledger; "rolled" is inside step 1
      "boss": {"boss": "lithosaur", "side": "blue", "health": 20, "fame": 5, "zone": 1},
      "boss_dice": {"2": [4, 6]},       number: zone and face from 1; the others of the side are available
      "zones": {"4": {"minions": {"soldier": 2}, "crystals": 1, "locked": ["claw"], "support": {"3": "pylon"}}},
      "dice": ["claw", "foot*"],        the Roll; a star after what is resolved
      "market": ["heave_ho"], "deck": ["ash_cloud"], "discard": [],
      "script": [4, 5, "claw"]          the next results of chance: die faces by name, everything else by number
    }

What is left out is as at the start of a game, so a person writes only what matters; Minions that are named nowhere
are in the bag. `position` writes everything that is not. docs/reference/positions.md explains every key.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.games.common.pieces import piece_names
from kaiju.games.king_of_monster_island.digest import uses
from kaiju.games.king_of_monster_island.state import (
    CRYSTAL,
    DONE,
    EMPTY,
    FACES,
    MINIONS,
    MODES,
    MONSTERS,
    PYLON,
    SIDES,
    STEPS,
    TYPES,
    Island,
    Monster,
)

STAR = "*"
"""Stands after a die that is resolved, after one that was Locked this turn, and after a used tile."""


class MonsterAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A Monster in a position."""

    monster: str = ""
    zone: int | None = None
    health: int | None = None
    fame: int = 0
    energy: int = 0
    ally: str = ""
    cards: list[str] = []
    pouch: list[str] = []
    used: list[str] = []


class BossAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The Boss in a position."""

    boss: str = ""
    side: str = "blue"
    health: int | None = None
    fame: int = 0
    zone: int = 0


class ZoneAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What lies in a zone; ``spaces`` says exactly which die space holds what, instead of crystals and locked."""

    minions: dict[str, int] = {}
    crystals: int = 0
    locked: list[str] = []
    spaces: list[str] = []
    support: dict[str, str] = {}


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole position; place.py reads each of the Monsters as a `MonsterAt`."""

    monsters: list[Any]
    boss: BossAt = msgspec.field(default_factory=BossAt)
    mode: str = "single"
    start_seat: int = 1
    rolls: int = 3
    placement: str = "choose"
    respite: bool = False
    active: int = 0
    turn: int = 1
    step: str = "boss_1"
    boss_dice: dict[str, list[int]] = {}
    zones: dict[str, ZoneAt] = {}
    bag: dict[str, int] | None = None
    dice: list[str] = []
    rolls_left: int = 0
    pool: int = 0
    hits: int = 0
    extra_phases: int = 0
    pouched: int = 0
    used: list[str] = []
    used_phase: list[str] = []
    activated: list[str] = []
    recharged: list[str] = []
    allies: list[str] | None = None
    tiles: list[str] = []
    tiles_end: bool = False
    removed_tiles: list[str] = []
    market: list[str] = []
    deck: list[str] = []
    deck_ends: bool = False
    known: int = 0
    discard: list[str] = []
    removed: list[str] = []
    script: list[int | str] = []


def position(st: Island) -> dict[str, Any]:
    """The position of a state at a mark, whole."""
    cards = named(st.box.card_keys)
    tiles = named(st.box.tile_keys)
    boss = st.box.bosses[st.boss]
    told = Position(
        monsters=[monster_at(st, m, cards) for m in st.monsters],
        boss=BossAt(boss.key, SIDES[st.table.side], st.boss_health, st.boss_fame, st.boss_zone),
        mode=MODES[st.table.ultimate],
        start_seat=st.table.start_seat + 1,
        rolls=st.table.rolls,
        placement="choose" if st.table.choose_zones else "default",
        respite=st.table.respite,
        active=st.active,
        turn=st.turn,
        step=STEPS[st.phase],
        boss_dice={str(i + 1): [at // 6, at % 6 + 1] for i, at in enumerate(st.boss_dice) if at >= 0},
        zones={str(zone): zone_at(st, zone, tiles) for zone in range(6)},
        dice=[starred(FACES[die & ~DONE], die >= DONE) for die in st.dice],
        rolls_left=st.rolls_left,
        pool=st.pool,
        hits=st.hits,
        extra_phases=st.extra_phases,
        pouched=st.pouched,
        used=uses(st, st.used),
        used_phase=uses(st, st.used_phase),
        activated=[key for i, key in enumerate(tiles) if st.activated >> i & 1],
        recharged=[key for i, key in enumerate(tiles) if st.recharged >> i & 1],
        allies=[st.box.allies[ally].key for ally in st.allies],
        tiles=[tiles[tile] for tile in reversed(st.tiles)],
        tiles_end=True,
        removed_tiles=[tiles[tile] for tile in st.removed_tiles],
        market=[cards[card] if card >= 0 else "" for card in st.market],
        deck=[cards[card] for card in reversed(st.deck)],
        deck_ends=True,
        known=st.known,
        discard=[cards[card] for card in st.discard],
        removed=[cards[card] for card in st.removed],
        script=list(st.rigged),
    )
    plain: dict[str, Any] = msgspec.to_builtins(told)
    return plain


def named(keys: list[str]) -> list[str]:
    """A name for every one of several pieces: further copies of the same have a number."""
    names = piece_names(list(range(len(keys))), keys)
    return [names[i] for i in range(len(keys))]


def starred(name: str, star: bool) -> str:
    """A name, with a star after it if that is so."""
    return name + STAR if star else name


def monster_at(st: Island, m: Monster, cards: list[str]) -> MonsterAt:
    """One Monster with everything that belongs to it."""
    return MonsterAt(
        monster=MONSTERS[m.who],
        zone=m.zone if m.zone >= 0 else None,
        health=m.health,
        fame=m.fame,
        energy=m.energy,
        ally=st.box.allies[m.ally].key if m.ally >= 0 else "",
        cards=[cards[card] for card in m.cards],
        pouch=[FACES[face] for face in m.pouch],
        used=uses(st, m.used),
    )


def zone_at(st: Island, zone: int, tiles: list[str]) -> ZoneAt:
    """One zone."""
    lie = {
        kind: st.minions[zone * TYPES + i] for i, kind in enumerate(MINIONS) if st.minions[zone * TYPES + i]
    }
    spaces = [space_at(lies) for lies in st.spaces[zone * 3 : zone * 3 + 3]]
    support = {str(3 + i): support_at(st.support[zone * 2 + i], tiles) for i in range(2)}
    return ZoneAt(
        minions=lie,
        spaces=spaces if any(spaces) else [],
        support={value: holds for value, holds in support.items() if holds},
    )


def space_at(lies: int) -> str:
    """What is on a die space."""
    if lies == EMPTY:
        return ""
    return "crystal" if lies == CRYSTAL else starred(FACES[lies & ~DONE], lies >= DONE)


def support_at(lies: int, tiles: list[str]) -> str:
    """What is on a Support space."""
    if lies < 0:
        return "pylon" if lies == PYLON else ""
    return starred(tiles[lies >> 1], bool(lies & 1))
