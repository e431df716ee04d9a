# compiled
"""The light hand at the menu of its dice: the next step of the best way through a turn, and what a face brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.bots.king_of_monster_island.keeping import AN_ENERGY
from kaiju.bots.king_of_monster_island.look import BOSS, Look
from kaiju.bots.king_of_monster_island.ways import MOST_LOCKED, Way, Ways, step_to
from kaiju.games.king_of_monster_island import uses
from kaiju.games.king_of_monster_island.crystals import crystals_in
from kaiju.games.king_of_monster_island.state import (
    CLAW,
    CRYSTAL,
    CUBE,
    ENERGY,
    FACE,
    FAME,
    FOOT,
    HEART,
    SUPPORT,
    WILD,
    Island,
)
from kaiju.games.king_of_monster_island.uses import POUCH, first_of, number_of, open_dice, second_of, what_of

A_TILE_USED: Final = 0.35


class Menu:
    """The options of a menu, as far as the light hand looks for them: their places, -1 where there is none."""

    def __init__(self, st: Island, way: Way, n: list[int]) -> None:
        me = st.monsters[st.who]
        self.n = n
        self.recharge: i64 = -1
        self.activate: i64 = -1
        self.build: i64 = -1
        self.damage: i64 = -1
        self.fames: list[int] = [-1] * 11  # by how many dice
        self.heart: i64 = -1
        self.energies: i64 = -1
        self.lock: i64 = -1
        self.to_strike: i64 = -1
        self.to_stand: i64 = -1
        self.unlocks: list[int] = []
        self.uses: list[int] = []
        self.claws = min(way.claws, n[CLAW])
        self.feet: i64 = max(0, n[FOOT] - way.steps)
        next_strike: i64 = step_to(me.zone, way.strike) if me.zone != way.strike else -1
        next_stand: i64 = step_to(me.zone, way.stand) if me.zone != way.stand else -1
        locks: i64 = 99
        i: i64
        choice: i64
        for i, choice in enumerate(st.opts):
            what = what_of(choice)
            a = first_of(choice)
            if what == uses.FAMES:
                self.fames[a] = i
            elif what == uses.HEARTS:
                if a == 1:
                    self.heart = i
            elif what == uses.ENERGIES:
                if a == n[ENERGY]:
                    self.energies = i
            elif what == uses.DAMAGE:
                if a == self.claws and second_of(choice) == self.feet:
                    self.damage = i
            elif what == uses.WALK:
                if a == me.seat:
                    zone = second_of(choice)
                    if zone == next_strike:
                        self.to_strike = i
                    if zone == next_stand:
                        self.to_stand = i
            elif what == uses.BUILD:
                if self.build < 0 and st.support[second_of(choice)] < 0:
                    self.build = i
            elif what == uses.RECHARGE:
                self.recharge = i
            elif what == uses.ACTIVATE:
                self.activate = i
            elif what == uses.LOCK:
                if second_of(choice) == 0 and LOCKED_FIRST[a] < locks:
                    locks = LOCKED_FIRST[a]
                    self.lock = i
            elif what == uses.UNLOCK:
                self.unlocks.append(int(i))
            elif what == uses.USE:
                self.uses.append(int(i))


LOCKED_FIRST: Final[list[int]] = [1, 99, 3, 0, 2, 4]
"""Which dice are Locked first, by face: claws, hearts, feet, fame, support; energy never is."""


def resolve(st: Island) -> i64:
    """The next step of the best way through the turn; ending the step when nothing is left that helps."""
    look = Look(st)
    me = look.me
    n = open_dice(st).n
    ways = Ways(look, n)
    way = ways.best()
    menu = Menu(st, way, n)
    if menu.recharge >= 0:
        return menu.recharge
    here = me.zone
    striking = here == way.strike
    coming: i64 = st.pool
    if striking:
        coming += menu.claws * me.powers.claw + menu.feet * me.powers.foot
    found = unlock(look, menu, way)
    if found >= 0:
        return found
    if menu.activate >= 0 and tile_gain(look, st.opts[menu.activate], coming) > A_TILE_USED:
        return menu.activate
    found = power(look, menu, striking, coming)
    if found >= 0:
        return found
    if not striking:
        found = before_leaving(ways, way, menu)
        if found >= 0:
            return found
        if menu.to_strike >= 0:
            return menu.to_strike
    if menu.build >= 0:
        return menu.build
    if striking and menu.damage >= 0 and look.strike(here, coming) > look.strike(here, st.pool) + 0.001:
        return menu.damage
    if st.pool > 0:
        found = pooled(st, look)
        if found >= 0:
            return found
    if here != way.stand:
        found = before_leaving(ways, way, menu)
        if found >= 0:
            return found
        if menu.to_stand >= 0:
            return menu.to_stand
    if n[FAME]:
        return menu.fames[n[FAME]]
    if menu.heart >= 0 and look.need(here) > 0.0:
        return menu.heart
    if menu.energies >= 0:
        return menu.energies
    if menu.lock >= 0 and locked(st) < MOST_LOCKED:
        return menu.lock
    return 0


def before_leaving(ways: Ways, way: Way, menu: Menu) -> i64:
    """What can only be done here: steals, but for those that are better further on, and hearts for who stays; or -1."""
    look = ways.look
    fames: i64 = ways.n[FAME]
    ahead = ways.ahead(way)
    if fames:
        further: list[float] = []
        for zone in ahead:
            further += ways.steals[zone]
        mine: i64 = 0
        for gain in ways.steals[ways.here]:
            better = len([other for other in further if other > gain])
            if gain > 0.0 and better + mine < fames:
                mine += 1
        if mine > 0:
            return menu.fames[mine]
    if menu.heart < 0:
        return -1
    most = 0.0
    for m in look.st.monsters:
        if m is not look.me and look.heals_at(ways.here, m.zone):
            most = max(most, look.life(m))
    if most <= 0.3:
        return -1
    hearts: i64 = ways.n[HEART]
    better = 0
    for m in look.st.monsters:
        if (m is look.me or m.zone in ahead) and look.life(m) > most:
            better += 1
    return menu.heart if better < hearts else -1


def steals_here(look: Look) -> float:
    """What the best steal in the own zone is worth."""
    best = 0.0
    die: i64 = 0
    while die < len(look.st.boss_dice):
        at: i64 = look.st.boss_dice[die]
        if at >= 0 and at // 6 == look.me.zone:
            best = max(best, look.steal(die))
        die += 1
    return best


def locked(st: Island) -> i64:
    """How many dice are Locked on the island."""
    n: i64 = 0
    lies: i64
    for lies in st.spaces:
        if 0 <= lies < CRYSTAL:
            n += 1
    return n


def unlock(look: Look, menu: Menu, way: Way) -> i64:
    """A Locked die that is worth taking up, or -1."""
    st = look.st
    for i in menu.unlocks:
        space = first_of(st.opts[i])
        face: i64 = look.me.pouch[space - POUCH] if space >= POUCH else st.spaces[space] & FACE
        if face == CLAW and way.claws > menu.n[CLAW]:
            return i
        if face == HEART and look.need(look.me.zone) > 0.9 and menu.n[HEART] < 3:
            return i
    return -1


def tile_gain(look: Look, choice: i64, coming: i64) -> float:
    """How much the faces of a tile help here and now."""
    st = look.st
    best = 0.0
    symbol: i64
    for symbol in st.box.tiles[st.support[first_of(choice)] >> 1]:
        if symbol in (CUBE, ENERGY):
            return 1.0
        if symbol == WILD:
            best = max(best, face_gain(look, CLAW, coming), face_gain(look, HEART, coming))
            best = max(best, face_gain(look, FAME, coming))
        else:
            best = max(best, face_gain(look, symbol, coming))
    return best


def face_gain(look: Look, face: i64, coming: i64) -> float:
    """What one face more is worth if it has to be used here and now."""
    here = look.me.zone
    if face == CLAW:
        return look.strike(here, coming + look.me.powers.claw) - look.strike(here, coming)
    if face == HEART:
        return look.need(here)
    if face == FAME:
        return 0.3 + steals_here(look) + (1.3 if look.me.ally < 0 else 0.0)
    return 0.3 if face != SUPPORT else 0.0


def power(look: Look, menu: Menu, striking: bool, coming: i64) -> i64:
    """A power of a card or Ally that is worth using now, or -1."""
    st = look.st
    here = look.me.zone
    for i in menu.uses:
        key = st.box.powers[number_of(st.opts[i])].key
        if key == "acid_spit":
            if striking and look.strike(here, coming + 1) > look.strike(here, coming) + 0.1:
                return i
        elif key == "pocket_pharmacy":
            if look.need(here) > 0.9:
                return i
        elif key == "ninjas_4":
            if st.pool >= 3 and here == st.boss_zone and look.target(here, st.pool) != BOSS:
                return i
        elif (key == "crystal_cruncher" and crystals_in(st, here) == 2) or key == "pylon_wrecker":
            return i
    return -1


def pooled(st: Island, look: Look) -> i64:
    """Where points of the pool go, or -1."""
    target = look.target(look.me.zone, st.pool)
    found: i64 = -1
    i: i64
    choice: i64
    for i, choice in enumerate(st.opts):
        what = what_of(choice)
        if target == BOSS and what == uses.HIT_BOSS:
            found = i  # the last is the most
        elif what == uses.DESTROY and first_of(choice) == target:
            return i
    return found


def assign(st: Island) -> i64:
    """Where points go that have to be used at once."""
    look = Look(st)
    target = look.target(st.side_zone, st.side_pool)
    if target == BOSS:
        return st.n_opts - 1
    i: i64
    choice: i64
    for i, choice in enumerate(st.opts):
        if choice >= 0 and choice == target:
            return i
    return 0


def virtual(st: Island) -> i64:
    """The use of a tile's face that is worth most."""
    look = Look(st)
    me = look.me
    n = open_dice(st).n
    best = 0.05
    chosen: i64 = 0
    here = me.zone
    i: i64
    choice: i64
    for i, choice in enumerate(st.opts):
        what = what_of(choice)
        a = first_of(choice)
        b = second_of(choice)
        gain = 0.0
        if what == uses.HEARTS and a == 0:
            gain = look.need(here)
        elif what == uses.ENERGIES and a == n[ENERGY]:
            gain = AN_ENERGY * float(1 + 2 * a)
        elif what == uses.FAMES and a == 0:
            gain = face_gain(look, FAME, 0)
        elif what == uses.DAMAGE and a + b == 0:
            points = me.powers.claw if uses.virtual_of(choice) == CLAW else me.powers.foot
            coming = st.pool + n[CLAW] * me.powers.claw
            gain = look.strike(here, coming + points) - look.strike(here, coming)
        elif what == uses.BUILD:
            gain = 1.1
        if gain > best:
            best = gain
            chosen = i
    return chosen
