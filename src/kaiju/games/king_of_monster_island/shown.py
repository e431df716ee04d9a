# interpreted
"""The forms in which a table of King of Monster Island is shown: plain data, JSON by msgspec."""

from __future__ import annotations

import msgspec

from kaiju.games.common.shown import MapView


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A KEEP card in front of a Monster; ``used`` when it cannot be used again now."""

    id: int
    card: str
    used: bool = False


class PowerView(msgspec.Struct, frozen=True):
    """A power of a sheet, and whether it is active."""

    power: str
    fame: int
    active: bool


class MonsterView(msgspec.Struct, frozen=True):
    """A Monster as everybody sees it."""

    seat: int
    monster: str
    zone: int
    health: int
    max_health: int
    fame: int
    energy: int
    ally: str
    powers: list[PowerView]
    cards: list[CardView]
    pouch: list[str]
    pouch_spaces: int


class BossDieView(msgspec.Struct, frozen=True):
    """A Boss die in play, by number from 1: zone -1 when it is available, then it shows nothing."""

    die: int
    zone: int
    symbols: list[str]


class BossView(msgspec.Struct, frozen=True):
    """The Boss."""

    boss: str
    side: str
    health: int
    max_health: int
    fame: int
    zone: int
    powers: list[PowerView]
    dice: list[BossDieView]


class DieSpaceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die space: empty, a Locked die's face, or ``crystal``; ``fresh`` when it was Locked this turn."""

    space: int
    holds: str = ""
    fresh: bool = False


class SupportView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Support space by its value: empty, ``pylon``, or a tile with what it shows."""

    space: int
    value: int
    holds: str = ""
    symbols: list[str] = []
    used: bool = False
    activated: bool = False
    recharged: bool = False


class ZoneView(msgspec.Struct, frozen=True):
    """A zone with what lies in it."""

    zone: int
    name: str
    minions: dict[str, int]
    minion_health: dict[str, int]
    die_spaces: list[DieSpaceView]
    support: list[SupportView]


class IslandView(msgspec.Struct, frozen=True, tag_field="game", tag="king_of_monster_island"):
    """The table as one seat sees it; ``seat`` -1 is a spectator. All see the same.

    ``prices`` are those for the active player, ``drawn`` the cards on top of the deck that everybody has seen.
    """

    seat: int
    monsters: list[MonsterView]
    active: int
    turn: int
    round: int
    step: str
    mode: str
    boss: BossView
    bosses_to_come: list[str]
    zones: list[ZoneView]
    pylons: int
    bag: dict[str, int]
    firelings: int
    dice: list[str]
    done: list[bool]
    virtual: str
    rolls_left: int
    available: int
    pool: int
    side_pool: int
    side_zone: int
    extra_phases: int
    allies: list[str]
    market: list[str]
    prices: list[int]
    deck: int
    drawn: list[str]
    discard: list[str]
    tiles: int
    removed_tiles: list[str]
    map: MapView
    over: bool
    winners: list[int]
    ending: str
