# interpreted
"""What a seat may know: all but the order of the deck and of the face-down tiles, and chance (KOMI-SETUP-R04)."""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.games.common.shown import MapView, PieceView
from kaiju.games.king_of_monster_island.market import price_of
from kaiju.games.king_of_monster_island.power import PER_POWER
from kaiju.games.king_of_monster_island.state import (
    CRYSTAL,
    DONE,
    FACES,
    ISLAND,
    MINIONS,
    MODES,
    MONSTERS,
    NOT_USED,
    PYLON,
    SIDES,
    STEPS,
    SYMBOLS,
    TYPES,
    ZONE_NAMES,
    Island,
    Monster,
)
from kaiju.games.king_of_monster_island.verbs import minion_health


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


def view(st: Island, seat: int) -> IslandView:
    """The table as this seat may see it."""
    keys = [card.key for card in st.box.cards]
    me = st.monsters[st.active]
    top = st.deck[len(st.deck) - st.known :]
    return IslandView(
        seat=seat,
        monsters=[monster_view(st, m, keys) for m in st.monsters],
        active=st.active,
        turn=st.turn,
        round=(st.turn + len(st.monsters) - 1) // len(st.monsters),
        step=STEPS[st.phase],
        mode=MODES[st.table.ultimate],
        boss=boss_view(st),
        bosses_to_come=[b.key for b in st.box.bosses[st.boss + 1 :]] if st.table.ultimate else [],
        zones=[zone_view(st, zone, me) for zone in range(6)],
        pylons=st.support.count(PYLON),
        bag={kind: st.bag[i] for i, kind in enumerate(MINIONS[:4])},
        firelings=st.firelings,
        dice=[FACES[die & ~DONE] for die in st.dice],
        done=[die >= DONE for die in st.dice],
        virtual=SYMBOLS[st.virtual] if st.virtual >= 0 else "",
        rolls_left=st.rolls_left,
        available=st.available,
        pool=st.pool,
        side_pool=st.side_pool,
        side_zone=st.side_zone if st.side_pool else -1,
        extra_phases=st.extra_phases,
        allies=[st.box.allies[a].key for a in st.allies],
        market=[keys[card] if card >= 0 else "" for card in st.market],
        prices=[price_of(st, me, slot) if card >= 0 else 0 for slot, card in enumerate(st.market)],
        deck=len(st.deck),
        drawn=[keys[card] for card in reversed(top)],
        discard=[keys[card] for card in st.discard],
        tiles=len(st.tiles),
        removed_tiles=[st.box.tile_keys[tile] for tile in st.removed_tiles],
        map=ISLAND.view(pieces(st)),
        over=st.over,
        winners=[int(m.seat) for m in st.monsters] if st.ending == "won" else [],
        ending=st.ending,
    )


def monster_view(st: Island, m: Monster, keys: list[str]) -> MonsterView:
    """One Monster."""
    used = {use // PER_POWER for use in (*st.used, *st.used_phase, *m.used) if use % PER_POWER == 0}
    ally = st.box.allies[m.ally] if m.ally >= 0 else None
    fame = m.fame + m.powers.ally_fame
    return MonsterView(
        seat=m.seat,
        monster=MONSTERS[m.who],
        zone=m.zone,
        health=m.health,
        max_health=m.powers.max_health,
        fame=m.fame,
        energy=m.energy,
        ally=ally.key if ally is not None else "",
        powers=[PowerView(p.key, p.fame, p.fame <= fame) for p in ally.powers] if ally is not None else [],
        cards=[CardView(card, keys[card], card in used) for card in m.cards],
        pouch=[FACES[face] for face in m.pouch],
        pouch_spaces=m.powers.pouch,
    )


def boss_view(st: Island) -> BossView:
    """The Boss with its dice."""
    boss = st.box.bosses[st.boss]
    dice = [boss_die_view(st, die) for die, at in enumerate(st.boss_dice) if at != NOT_USED]
    return BossView(
        boss=boss.key,
        side=SIDES[st.table.side],
        health=st.boss_health,
        max_health=boss.health[st.table.side],
        fame=st.boss_fame,
        zone=st.boss_zone,
        powers=[PowerView(p.key, p.fame, p.fame <= st.boss_fame and st.boss_health > 0) for p in boss.powers],
        dice=dice,
    )


def symbols_on(st: Island, die: int) -> list[str]:
    """What a Boss die on the board shows."""
    names = ("fame", "crystal", "minion")
    return [names[symbol] for symbol in st.box.boss_faces[die * 6 + st.boss_dice[die] % 6]]


def boss_die_view(st: Island, die: int) -> BossDieView:
    """One Boss die in play."""
    at = st.boss_dice[die]
    return BossDieView(die + 1, at // 6 if at >= 0 else -1, symbols_on(st, die) if at >= 0 else [])


def zone_view(st: Island, zone: int, me: Monster) -> ZoneView:
    """One zone; the Health of Minions is that for the active player."""
    lie = {kind: st.minions[zone * TYPES + i] for i, kind in enumerate(MINIONS)}
    health = {kind: int(minion_health(st, me, zone, i)) for i, kind in enumerate(MINIONS) if lie[kind]}
    spaces = [
        DieSpaceView(space, holds(st.spaces[space]), DONE <= st.spaces[space] < CRYSTAL)
        for space in range(zone * 3, zone * 3 + 3)
    ]
    support = [support_view(st, space) for space in (zone * 2, zone * 2 + 1)]
    return ZoneView(zone, ZONE_NAMES[zone], {k: n for k, n in lie.items() if n}, health, spaces, support)


def holds(lies: int) -> str:
    """What is on a die space."""
    if lies < 0:
        return ""
    return "crystal" if lies == CRYSTAL else FACES[lies & ~DONE]


def support_view(st: Island, space: int) -> SupportView:
    """What is on a Support space."""
    lies = st.support[space]
    if lies < 0:
        return SupportView(space, 3 + space % 2, "pylon" if lies == PYLON else "")
    tile = lies >> 1
    return SupportView(
        space,
        3 + space % 2,
        st.box.tile_keys[tile],
        [SYMBOLS[symbol] for symbol in st.box.tiles[tile]],
        bool(lies & 1),
        bool(st.activated >> tile & 1),
        bool(st.recharged >> tile & 1),
    )


def pieces(st: Island) -> list[PieceView]:
    """What stands on the map, for generic boards."""
    args: dict[str, Any]
    boss: dict[str, Any] = {"boss": st.box.bosses[st.boss].key}
    out = [PieceView("boss", st.boss_zone, "piece-boss", boss)]
    for m in st.monsters:
        if m.zone >= 0:
            out.append(
                PieceView(f"monster-{m.seat}", m.zone, "piece-monster", {"monster": MONSTERS[m.who]}, m.seat)
            )
    for zone in range(6):
        for i, kind in enumerate(MINIONS):
            n = st.minions[zone * TYPES + i]
            if n:
                out.append(PieceView(f"{kind}-{zone}", zone, "piece-minion", {"minion": kind, "n": n}))
        for space in range(zone * 3, zone * 3 + 3):
            what = holds(st.spaces[space])
            if what == "crystal":
                out.append(PieceView(f"die-{space}", zone, "piece-crystal"))
            elif what:
                out.append(PieceView(f"die-{space}", zone, "piece-locked", {"face": what}))
        for space in (zone * 2, zone * 2 + 1):
            held = support_view(st, space)
            if held.holds:
                say = "piece-pylon" if held.holds == "pylon" else "piece-tile"
                used = "yes" if held.used else "no"
                args = {"tile": held.holds, "value": held.value, "used": used, "shows": held.symbols}
                out.append(PieceView(f"support-{space}", zone, say, args))
    for die, at in enumerate(st.boss_dice):
        if at >= 0:
            args = {"die": die + 1, "shows": symbols_on(st, die)}
            out.append(PieceView(f"boss_die-{die}", at // 6, "piece-boss_die", args))
    return out
