"""What a seat may know: all but the order of the deck and of the face-down tiles, and chance (KOMI-SETUP-R04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.questions import Arg
from kaiju.games.common.shown import PieceView
from kaiju.games.king_of_monster_island.market import price_of
from kaiju.games.king_of_monster_island.power import PER_POWER, Power
from kaiju.games.king_of_monster_island.shown import (
    BossDieView,
    BossView,
    CardView,
    DieSpaceView,
    IslandView,
    MonsterView,
    PowerView,
    SupportView,
    ZoneView,
)
from kaiju.games.king_of_monster_island.state import (
    BOSS_SYMBOLS,
    CRYSTAL,
    DIE_SPACES,
    DONE,
    EMPTY,
    FACE,
    FACES,
    ISLAND,
    MINIONS,
    MODES,
    MONSTERS,
    NOT_USED,
    PYLON,
    SIDES,
    STEPS,
    SUPPORT_SPACES,
    SYMBOLS,
    TYPES,
    ZONE_NAMES,
    ZONES,
    Island,
    Monster,
)
from kaiju.games.king_of_monster_island.verbs import minion_health

IN_BAG: Final = MINIONS[:4]
HOLDS: Final[list[str]] = ["", *FACES, "", "", *FACES, "", "", "crystal"]
"""What is on a die space, by what lies there plus 1: nothing, a Locked die's face (again from DONE on), a Crystal."""
DIE_SPACES_SHOWN: Final[list[list[DieSpaceView]]] = [
    [DieSpaceView(space, held, DONE <= i - 1 < CRYSTAL) for i, held in enumerate(HOLDS)]
    for space in range(18)
]
"""All that die spaces can be shown as, made once: most of them look the same from one decision to the next."""
FREE_SUPPORT: Final[list[SupportView]] = [SupportView(space, 3 + space % 2) for space in range(12)]
PYLONS_SHOWN: Final[list[SupportView]] = [SupportView(space, 3 + space % 2, "pylon") for space in range(12)]


def view(st: Island, seat: i64) -> IslandView:
    """The table as this seat may see it."""
    keys = st.box.card_keys
    me = st.monsters[st.active]
    top = st.deck[len(st.deck) - st.known :]
    return IslandView(
        seat=seat,
        monsters=[monster_view(st, m, keys) for m in st.monsters],
        active=st.active,
        turn=st.turn,
        round=(st.turn + len(st.monsters) - 1) // len(st.monsters),
        step=STEPS[st.phase],
        mode=MODES[1 if st.table.ultimate else 0],
        boss=boss_view(st),
        bosses_to_come=[b.key for b in st.box.bosses[st.boss + 1 :]] if st.table.ultimate else [],
        zones=[zone_view(st, zone, me) for zone in range(6)],
        pylons=st.support.count(PYLON),
        bag={kind: st.bag[i] for i, kind in enumerate(IN_BAG)},
        firelings=st.firelings,
        dice=[FACES[die & FACE] for die in st.dice],
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
    powers: list[PowerView] = []
    ally = ""
    if m.ally >= 0:
        sheet = st.box.allies[m.ally]
        ally = sheet.key
        powers = powers_shown(sheet.powers, m.fame + m.powers.ally_fame)
    cards: list[CardView] = []
    if m.cards:
        uses = st.used + st.used_phase + m.used
        used = [use // PER_POWER for use in uses if use % PER_POWER == 0]
        cards = [CardView(card, keys[card], card in used) for card in m.cards]
    return MonsterView(
        seat=m.seat,
        monster=MONSTERS[m.who],
        zone=m.zone,
        health=m.health,
        max_health=m.powers.max_health,
        fame=m.fame,
        energy=m.energy,
        ally=ally,
        powers=powers,
        cards=cards,
        pouch=[FACES[face] for face in m.pouch],
        pouch_spaces=m.powers.pouch,
    )


def powers_shown(powers: list[Power], fame: i64) -> list[PowerView]:
    """The powers of a sheet, from the lowest up, at so much Fame."""
    return [PowerView(power.key, power.fame, power.fame <= fame) for power in powers]


def boss_view(st: Island) -> BossView:
    """The Boss with its dice; beaten, it has no active power."""
    boss = st.box.bosses[st.boss]
    dice: list[BossDieView] = []
    die: i64 = 0
    at: i64
    for at in st.boss_dice:
        if at >= 0:
            dice.append(BossDieView(die + 1, at // 6, symbols_on(st, die)))
        elif at != NOT_USED:
            dice.append(BossDieView(die + 1, -1, []))
        die += 1
    return BossView(
        boss=boss.key,
        side=SIDES[st.table.side],
        health=st.boss_health,
        max_health=boss.health[st.table.side],
        fame=st.boss_fame,
        zone=st.boss_zone,
        powers=powers_shown(boss.powers, st.boss_fame if st.boss_health > 0 else -1),
        dice=dice,
    )


def symbols_on(st: Island, die: i64) -> list[str]:
    """What a Boss die on the board shows."""
    return [BOSS_SYMBOLS[symbol] for symbol in st.box.boss_faces[die * 6 + st.boss_dice[die] % 6]]


def zone_view(st: Island, zone: i64, me: Monster) -> ZoneView:
    """One zone; the Health of Minions is that for the active player."""
    lie: dict[str, int] = {}
    health: dict[str, int] = {}
    kind: i64 = 0
    while kind < TYPES:
        n = st.minions[zone * TYPES + kind]
        if n:
            lie[MINIONS[kind]] = n
            health[MINIONS[kind]] = minion_health(st, me, zone, kind)
        kind += 1
    spaces: list[DieSpaceView] = []
    space = zone * DIE_SPACES
    while space < (zone + 1) * DIE_SPACES:
        spaces.append(DIE_SPACES_SHOWN[space][st.spaces[space] + 1])
        space += 1
    first = zone * SUPPORT_SPACES
    support = [support_view(st, first), support_view(st, first + 1)]
    return ZoneView(zone, ZONE_NAMES[zone], lie, health, spaces, support)


def support_view(st: Island, space: i64) -> SupportView:
    """What is on a Support space."""
    lies: i64 = st.support[space]
    if lies < 0:
        return PYLONS_SHOWN[space] if lies == PYLON else FREE_SUPPORT[space]
    tile = lies >> 1
    return SupportView(
        space,
        3 + space % 2,
        st.box.tile_keys[tile],
        [SYMBOLS[symbol] for symbol in st.box.tiles[tile]],
        lies & 1 != 0,
        st.activated >> tile & 1 != 0,
        st.recharged >> tile & 1 != 0,
    )


def pieces(st: Island) -> list[PieceView]:
    """What stands on the map, for generic boards."""
    boss: dict[str, Arg] = {"boss": st.box.bosses[st.boss].key}
    out = [PieceView("boss", st.boss_zone, "piece-boss", boss)]
    for m in st.monsters:
        if m.zone >= 0:
            monster: dict[str, Arg] = {"monster": MONSTERS[m.who]}
            out.append(PieceView(f"monster-{m.seat}", m.zone, "piece-monster", monster, m.seat))
    zone: i64 = 0
    while zone < ZONES:
        add_pieces(st, zone, out)
        zone += 1
    die: i64 = 0
    at: i64
    for at in st.boss_dice:
        if at >= 0:
            up: dict[str, Arg] = {"die": die + 1, "shows": symbols_on(st, die)}
            out.append(PieceView(f"boss_die-{die}", at // 6, "piece-boss_die", up))
        die += 1
    return out


def add_pieces(st: Island, zone: i64, out: list[PieceView]) -> None:
    """What lies in a zone."""
    kind: i64 = 0
    while kind < TYPES:
        n = st.minions[zone * TYPES + kind]
        if n:
            minion: dict[str, Arg] = {"minion": MINIONS[kind], "n": n}
            out.append(PieceView(f"{MINIONS[kind]}-{zone}", zone, "piece-minion", minion))
        kind += 1
    space = zone * DIE_SPACES
    while space < (zone + 1) * DIE_SPACES:
        lies: i64 = st.spaces[space]
        if lies == CRYSTAL:
            out.append(PieceView(f"die-{space}", zone, "piece-crystal"))
        elif lies >= 0:
            out.append(PieceView(f"die-{space}", zone, "piece-locked", {"face": FACES[lies & FACE]}))
        space += 1
    space = zone * SUPPORT_SPACES
    while space < (zone + 1) * SUPPORT_SPACES:
        if st.support[space] != EMPTY:
            held = support_view(st, space)
            say = "piece-pylon" if held.holds == "pylon" else "piece-tile"
            used = "yes" if held.used else "no"
            args: dict[str, Arg] = {
                "tile": held.holds, "value": held.value, "used": used, "shows": held.symbols,
            }  # fmt: skip
            out.append(PieceView(f"support-{space}", zone, say, args))
        space += 1
