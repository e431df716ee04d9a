"""What the active player can do now, as options of one menu (KOMI-RES-01). resolve.py carries them out.

An option is a number: what is done, a virtual die that is part of it, and two small numbers that say the rest. Dice
with the same face are alike (KOMI-COMP-R10), so options speak of faces and of how many.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.games.king_of_monster_island.damage import open_boss, open_minions, reaches
from kaiju.games.king_of_monster_island.faces import foot_zones
from kaiju.games.king_of_monster_island.power import (
    RESOLVING,
    SPENDING,
    SUPPORT_ADJACENT,
    UNLOCK_ADJACENT,
    Power,
)
from kaiju.games.king_of_monster_island.state import (
    CLAW,
    DIE_SPACES,
    EMPTY,
    ENERGY,
    FAME,
    FOOT,
    HEART,
    MARKET,
    MONSTER_2,
    NEAR,
    NO_DIE,
    SUPPORT,
    SUPPORT_SPACES,
    TYPES,
    WILD,
    Island,
    Monster,
)
from kaiju.games.king_of_monster_island.support import can_activate, can_recharge, spaces_for

# What is done, and what the two numbers of the option mean.
DONE_NOW: Final[i64] = 0  # end the step, or let a virtual die lapse
HEARTS: Final[i64] = 1  # real dice
ENERGIES: Final[i64] = 2  # real dice
FAMES: Final[i64] = 3  # real dice
DAMAGE: Final[i64] = 4  # real claws, real feet
REACH: Final[i64] = 5  # real claws, zone
WALK: Final[i64] = 6  # seat, zone
BUILD: Final[i64] = 7  # faces in all, Support space
DESTROY: Final[i64] = 8  # Minion type
HIT_BOSS: Final[i64] = 9  # points
LOCK: Final[i64] = 10  # face, 1 for a card
UNLOCK: Final[i64] = 11  # die space, or 18 + place on the card
ACTIVATE: Final[i64] = 12  # Support space
RECHARGE: Final[i64] = 13  # Support space
USE: Final[i64] = 14  # number of the power, in both
BUY: Final[i64] = 15  # place in the market
SWEEP: Final[i64] = 16  # discard the market

POUCH: Final[i64] = 18
"""Die spaces from here on are on the Monster's card."""
CHANGES: Final[i64] = 10
"""How often a die may be Locked on each die space of a card in a Monster Phase, so that the step has an end."""


def option(what: i64, a: i64 = 0, b: i64 = 0, virtual: i64 = NO_DIE) -> i64:
    """An option as a number."""
    return what << 18 | (virtual + 1) << 12 | a << 6 | b


def what_of(choice: i64) -> i64:
    """What an option does."""
    return choice >> 18


def virtual_of(choice: i64) -> i64:
    """The face of the virtual die in it, or NO_DIE."""
    return (choice >> 12 & 63) - 1


def first_of(choice: i64) -> i64:
    """Its first number."""
    return choice >> 6 & 63


def second_of(choice: i64) -> i64:
    """Its second number."""
    return choice & 63


def number_of(choice: i64) -> i64:
    """Both numbers as one: that of a power."""
    return choice & 4095


# The options of nearly every menu, made once: an option is a big number, and each new one has to be stored.
MANY: Final = 6
GROUPS: Final[list[list[list[int]]]] = [
    [[int(option(what, k)) for k in range(1, most + 1)] for most in range(MANY + 1)]
    for what in range(FAMES + 1)
]
"""Groups of so many dice of one face, by what is done with them and how many there are."""
BLOWS: Final[list[list[list[int]]]] = [
    [
        [int(option(DAMAGE, c, f)) for c in range(claws + 1) for f in range(feet + 1) if c + f > 0]
        for feet in range(MANY + 1)
    ]
    for claws in range(MANY + 1)
]
"""Groups of claws and feet for damage, by how many there are of both."""
LOCKS: Final[list[list[int]]] = [
    [int(option(LOCK, face)) for face in range(6) if faces >> face & 1] for faces in range(64)
]
"""Dice to Lock in the own zone, by the faces (bits) that there are."""


WALKS: Final[list[list[int]]] = [[int(option(WALK, seat, zone)) for zone in range(6)] for seat in range(5)]
"""A foot that moves a Monster, by its seat and the zone."""
STEPS: Final[list[list[list[int]]]] = [
    [[ways[to] for to in NEAR[zone]] for zone in range(6)] for ways in WALKS
]
"""The steps to both zones next to one, by seat and zone."""
UNLOCKS: Final[list[int]] = [int(option(UNLOCK, space)) for space in range(POUCH)]
"""A Locked die that joins the Roll, by its die space."""
BUYS: Final[list[int]] = [int(option(BUY, place)) for place in range(MARKET)]
"""A card that is bought, by its place in the market."""
KILLS: Final[list[int]] = [int(option(DESTROY, kind)) for kind in range(TYPES)]
"""A Minion that is destroyed, by its type."""
HITS: Final[list[list[int]]] = [[int(option(HIT_BOSS, n)) for n in range(1, most + 1)] for most in range(33)]
"""Points for the Boss, by how many it can take."""


class OpenDice:
    """The dice of the Roll that are neither resolved nor spent, and what they offer wherever they lie.

    Made once for each such Roll, in whatever order the dice are: a menu is looked at after every single choice.
    """

    def __init__(self, n: list[int]) -> None:
        self.n = n  # how many show each face
        self.first: list[int] = [0]  # ending the step; groups of hearts, energy and fame
        add_group(HEARTS, n[HEART], NO_DIE, self.first)
        add_group(ENERGIES, n[ENERGY], NO_DIE, self.first)
        add_group(FAMES, n[FAME], NO_DIE, self.first)
        self.groups = self.first[:]  # the same, and claws and feet for damage in the own zone
        add_damage(n, NO_DIE, [], self.groups)
        self.locks = LOCKS[sum([1 << face for face in range(6) if n[face]])]


ROLLS: Final[dict[int, OpenDice]] = {}
"""The Rolls that there have been: at most 8,008, by how many dice show each face."""


def open_dice(st: Island) -> OpenDice:
    """The dice of the Roll that can still be used."""
    one: i64 = 1
    count: i64 = 0  # how many show each face, four bits a face
    face: i64
    for face in st.dice:
        if face < WILD:
            count += one << face * 4
    roll = shelf(count)
    found = ROLLS.get(roll)
    if found is None:
        found = OpenDice([int(count >> face * 4 & 15) for face in range(6)])
        ROLLS[roll] = found
    return found


def shelf(count: i64) -> i64:
    """Where a Roll is looked up: the same digits to the base eleven, because in powers of 2 most want one place."""
    upper = (count >> 12 & 15) + 11 * (count >> 16 & 15) + 121 * (count >> 20)
    return (count & 15) + 11 * (count >> 4 & 15) + 121 * (count >> 8 & 15) + 1331 * upper


def resolve_menu(st: Island, me: Monster) -> list[int]:
    """All that can be done in step 2; ending it comes first."""
    dice = open_dice(st)
    n = dice.n
    if reaches(me):
        opts = dice.first[:]
        add_damage(n, NO_DIE, NEAR[me.zone], opts)
    else:
        opts = dice.groups[:]
    if n[FOOT]:
        if me.powers.permits or crowded(st, me.zone):
            add_walks(st, me, NO_DIE, opts)
        else:
            opts.extend(STEPS[me.seat][me.zone])
    if n[SUPPORT] > 1:
        add_builds(st, me, n[SUPPORT], NO_DIE, opts)
    if me.powers.at[SPENDING]:
        add_spending(st, me, n, NO_DIE, opts)
    if st.pool > 0:
        add_targets(st, me, opts)
    add_locks(st, me, dice, opts)
    at = me.zone * SUPPORT_SPACES
    if st.support[at] >= 0 or st.support[at + 1] >= 0 or me.powers.permits:
        add_tiles(st, me, opts)
    for power in me.powers.at[RESOLVING]:
        if power.ready(st, me) and power.possible(st, me):
            opts.append(option(USE, power.number >> 6, power.number & 63))
    return opts


def virtual_menu(st: Island, me: Monster) -> list[int]:
    """All that can be done with the virtual die that has to be used now; letting it lapse comes first."""
    n = open_dice(st).n
    opts: list[int] = [0]
    if st.virtual == WILD:
        face: i64 = 0
        while face < WILD:
            add_faces(st, me, n, face, opts)
            face += 1
    else:
        add_faces(st, me, n, st.virtual, opts)
    return opts


def add_faces(st: Island, me: Monster, n: list[int], virtual: i64, opts: list[int]) -> None:
    """The uses of faces that a virtual die is part of."""
    if virtual == HEART:
        add_group(HEARTS, n[HEART], virtual, opts)
    elif virtual == ENERGY:
        add_group(ENERGIES, n[ENERGY], virtual, opts)
    elif virtual == FAME:
        add_group(FAMES, n[FAME], virtual, opts)
    elif virtual == SUPPORT:
        add_builds(st, me, n[SUPPORT], virtual, opts)
    else:
        add_damage(n, virtual, NEAR[me.zone] if reaches(me) else [], opts)
        if virtual == FOOT:
            add_walks(st, me, virtual, opts)
    if me.powers.at[SPENDING] and st.phase == MONSTER_2:
        add_spending(st, me, n, virtual, opts)


def add_spending(st: Island, me: Monster, n: list[int], virtual: i64, opts: list[int]) -> None:
    """Powers that are paid with faces."""
    for power in me.powers.at[SPENDING]:
        if affordable(power, n, virtual) and power.ready(st, me) and power.possible(st, me):
            opts.append(option(USE, power.number >> 6, power.number & 63, virtual))


def add_group(what: i64, most: i64, virtual: i64, opts: list[int]) -> None:
    """Groups of one face: one die or more, or a virtual one with any number of real ones."""
    if virtual == NO_DIE and most <= MANY:
        opts.extend(GROUPS[what][most])
        return
    first = option(what, 0, 0, virtual)
    k: i64 = 1 if virtual == NO_DIE else 0
    while k <= most:
        opts.append(first | k << 6)
        k += 1


def add_damage(n: list[int], virtual: i64, far: list[int], opts: list[int]) -> None:
    """Groups of claws and feet for damage; claws alone may reach the zones that are ``far``."""
    if virtual == NO_DIE and not far and n[CLAW] <= MANY and n[FOOT] <= MANY:
        opts.extend(BLOWS[n[CLAW]][n[FOOT]])
        return
    first = option(DAMAGE, 0, 0, virtual)
    claws: i64 = 0
    while claws <= n[CLAW]:
        feet: i64 = 0
        while feet <= n[FOOT]:
            if claws + feet > 0 or virtual != NO_DIE:
                opts.append(first | claws << 6 | feet)
            feet += 1
        if virtual != FOOT and (claws > 0 or virtual == CLAW):
            for zone in far:
                opts.append(option(REACH, claws, zone, virtual))
        claws += 1


def crowded(st: Island, zone: i64) -> bool:
    """Whether more than one Monster is in a zone."""
    found = False
    for m in st.monsters:
        if m.zone == zone:
            if found:
                return True
            found = True
    return False


def add_walks(st: Island, me: Monster, virtual: i64, opts: list[int]) -> None:
    """A foot moves a Monster of the own zone."""
    for m in st.monsters:
        if m.zone == me.zone:
            for zone in foot_zones(st, me, m):
                opts.append(WALKS[m.seat][zone] if virtual == NO_DIE else option(WALK, m.seat, zone, virtual))


def add_builds(st: Island, me: Monster, support: i64, virtual: i64, opts: list[int]) -> None:
    """Groups of support faces that build."""
    most = support if virtual == NO_DIE else support + 1
    k: i64 = 2
    while k <= 4 and k <= most:
        for space in spaces_for(st, me, k):
            opts.append(option(BUILD, k, space, virtual))
        k += 1


def affordable(power: Power, n: list[int], virtual: i64) -> bool:
    """Whether the faces that a power costs are in the Roll; a virtual die must be one of them."""
    if virtual != NO_DIE and power.spend[virtual] == 0:
        return False
    face: i64 = 0
    while face < WILD:
        if power.spend[face] > n[face] + (1 if face == virtual else 0):
            return False
        face += 1
    return True


def add_targets(st: Island, me: Monster, opts: list[int]) -> None:
    """What points of the pool can be assigned to."""
    for kind in open_minions(st, me, me.zone, st.pool):
        opts.append(KILLS[kind])
    most = open_boss(st, me.zone, st.pool)
    points: i64 = 1
    if 0 < most < len(HITS):
        opts.extend(HITS[most])
        return
    while points <= most:
        opts.append(option(HIT_BOSS, points))
        points += 1


def add_locks(st: Island, me: Monster, dice: OpenDice, opts: list[int]) -> None:
    """Locking and Unlocking, in the own zone and on an own card.

    On a card one can change one's mind, but not without end (KOMI-RES-R08, and the reason of KOMI-RES-R02).
    """
    at = me.zone * DIE_SPACES
    room = st.spaces[at] == EMPTY or st.spaces[at + 1] == EMPTY or st.spaces[at + 2] == EMPTY
    if me.powers.pouch > len(me.pouch) and st.pouched < CHANGES * me.powers.pouch:
        for lock in dice.locks:
            if room:
                opts.append(lock)
            opts.append(lock | 1)
    elif room:
        opts.extend(dice.locks)
    if st.spaces[at] >= 0 or st.spaces[at + 1] >= 0 or st.spaces[at + 2] >= 0:
        add_unlocks(st, me.zone, opts)
    if me.powers.permits & UNLOCK_ADJACENT:
        for zone in NEAR[me.zone]:
            add_unlocks(st, zone, opts)
    if not me.pouch:
        return
    i: i64 = 0
    while i < len(me.pouch):
        if me.pouch[i] not in me.pouch[:i]:
            opts.append(option(UNLOCK, POUCH + i))
        i += 1


def add_unlocks(st: Island, zone: i64, opts: list[int]) -> None:
    """Dice that were Locked in a zone before this turn (KOMI-RES-R02), one option a face."""
    at = zone * DIE_SPACES
    seen: i64 = 0
    i: i64 = 0
    while i < DIE_SPACES:
        face: i64 = st.spaces[at + i]
        if 0 <= face < WILD and not seen >> face & 1:
            seen |= 1 << face
            opts.append(UNLOCKS[at + i])
        i += 1


def add_tiles(st: Island, me: Monster, opts: list[int]) -> None:
    """Support tiles that can be activated or recharged."""
    add_tile(st, me.zone * SUPPORT_SPACES, opts)
    add_tile(st, me.zone * SUPPORT_SPACES + 1, opts)
    if me.powers.permits & SUPPORT_ADJACENT:
        for zone in NEAR[me.zone]:
            add_tile(st, zone * SUPPORT_SPACES, opts)
            add_tile(st, zone * SUPPORT_SPACES + 1, opts)


def add_tile(st: Island, space: i64, opts: list[int]) -> None:
    """The tile of a Support space, if there is one."""
    if st.support[space] < 0:
        return
    if can_activate(st, space):
        opts.append(option(ACTIVATE, space))
    elif can_recharge(st, space):
        opts.append(option(RECHARGE, space))
