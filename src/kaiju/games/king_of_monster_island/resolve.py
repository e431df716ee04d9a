"""Step 2, resolving: one menu, again and again until the player ends the step (KOMI-RES)."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island import uses
from kaiju.games.king_of_monster_island.asks import ASK_RESOLVE, ASK_VIRTUAL
from kaiju.games.king_of_monster_island.carry import begin, carry_out, moment
from kaiju.games.king_of_monster_island.crystals import tile_key
from kaiju.games.king_of_monster_island.damage import assign_to_boss, assign_to_minion
from kaiju.games.king_of_monster_island.faces import (
    foot_move,
    resolve_damage,
    resolve_energy,
    resolve_fame,
    resolve_hearts,
)
from kaiju.games.king_of_monster_island.moves import lose_pool
from kaiju.games.king_of_monster_island.power import ACTIVATE
from kaiju.games.king_of_monster_island.state import (
    CLAW,
    CUBE,
    DIE_SPACES,
    DONE,
    EMPTY,
    ENERGY,
    FACES,
    FAME,
    FOOT,
    HEART,
    NO_DIE,
    SUPPORT,
    SUPPORT_SPACES,
    SYMBOLS,
    WILD,
    Island,
    Monster,
)
from kaiju.games.king_of_monster_island.support import build_tile, recharge
from kaiju.games.king_of_monster_island.uses import (
    POUCH,
    first_of,
    number_of,
    resolve_menu,
    second_of,
    virtual_menu,
    virtual_of,
    what_of,
)
from kaiju.games.king_of_monster_island.verbs import gain_energy, minion_health, off_card


def resolve_dice(st: Island, me: Monster) -> Rule:
    """Step 2. It is over when the player says so, or has nothing more to do (KOMI-RES-09)."""
    while True:
        opts = resolve_menu(st, me)
        if len(opts) == 1:
            break
        yield st.ask_opts(me.seat, ASK_RESOLVE, opts)
        choice = st.chosen()
        if choice == uses.DONE_NOW:
            break
        more = use(st, me, choice)
        if more is not None:
            yield from more
        if st.over:
            return
        if st.tracked:
            yield st.mark()
    # Pool and unused dice are given up (KOMI-RES-R01, -R07).
    lose_pool(st, "KOMI-RES-R07")
    if st.log is not None:
        tell_idle(st, me)
    st.available += len(st.dice)
    st.dice = []


def tell_idle(st: Island, me: Monster) -> None:
    """Dice of the Roll that were not used, if there are any."""
    idle = [face for face in st.dice if face < DONE]
    if idle:
        symbols = [idle.count(face) for face in range(len(SYMBOLS))]
        st.tell(tell.DiceIdle(seat=me.seat, symbols=symbols, rule="KOMI-RES-R01"))


def use(st: Island, me: Monster, choice: i64) -> Rule | None:
    """Carry out what was chosen in a menu."""
    what = what_of(choice)
    a = first_of(choice)
    b = second_of(choice)
    virtual = virtual_of(choice)
    if what == uses.DESTROY:
        points = minion_health(st, me, me.zone, a)
        st.pool -= points
        return assign_to_minion(st, me, me.zone, a, points)
    if what == uses.HIT_BOSS:
        st.pool -= a
        assign_to_boss(st, me, a, "KOMI-DMG-05")
        return None
    if what == uses.LOCK:
        lock(st, me, a, b == 1)
        return None
    if what == uses.UNLOCK:
        unlock(st, me, a)
        return None
    if what == uses.ACTIVATE:
        return activate(st, me, a)
    if what == uses.RECHARGE:
        recharge(st, me, a)
        return None
    if what == uses.USE:
        power = st.box.powers[number_of(choice)]
        if power.spend:
            spend_faces(st, me, power.spend, virtual)
        begin(st, me, power)
        return carry_out(st, me, power)
    return use_faces(st, me, what, a, b, virtual)


def use_faces(st: Island, me: Monster, what: i64, a: i64, b: i64, virtual: i64) -> Rule | None:
    """Resolve a group of faces; a virtual die is one of them."""
    real: i64 = 0 if virtual == NO_DIE else -1
    if what == uses.HEARTS:
        take_group(st, me, HEART, a, a - real)
        return resolve_hearts(st, me, a - real)
    if what == uses.ENERGIES:
        take_group(st, me, ENERGY, a, a - real)
        return resolve_energy(st, me, a - real)
    if what == uses.FAMES:
        take_group(st, me, FAME, a, a - real)
        return resolve_fame(st, me, a - real)
    if what == uses.WALK:
        take_group(st, me, FOOT, 1 + real, 1)
        return foot_move(st, me, st.monsters[a], b)
    if what == uses.BUILD:
        take_group(st, me, SUPPORT, a + real, a)
        build_tile(st, me.seat, b, "KOMI-SUP-01")
        return None
    claws = a + (1 if virtual == CLAW else 0)
    feet: i64 = 0
    zone = b
    if what == uses.DAMAGE:
        feet = b + (1 if virtual == FOOT else 0)
        zone = me.zone
        take(st, FOOT, b)
    take(st, CLAW, a)
    if st.log is not None:
        tell_used(st, me, [0, 0, 0, int(claws), int(feet), 0], False)
    return resolve_damage(st, me, claws, feet, zone)


def spend_faces(st: Island, me: Monster, faces: list[int], virtual: i64) -> None:
    """So many dice of each face are spent; the virtual one is not among the dice."""
    if st.log is not None:
        tell_used(st, me, faces[:], True)
    face: i64 = 0
    while face < WILD:
        n: i64 = faces[face]
        take(st, face, n - 1 if face == virtual else n)
        face += 1


def take_group(st: Island, me: Monster, face: i64, real: i64, n: i64) -> None:
    """A group of one face is used: so many dice of the Roll, and so many faces with a virtual one."""
    take(st, face, real)
    if st.log is not None:
        faces = [0, 0, 0, 0, 0, 0]
        faces[face] = n
        tell_used(st, me, faces, False)


def take(st: Island, face: i64, n: i64) -> None:
    """So many dice of the Roll are used, the first ones that show the face."""
    i: i64 = 0
    while n > 0:
        if st.dice[i] == face:
            st.dice[i] = face + DONE
            n -= 1
        i += 1


def tell_used(st: Island, me: Monster, faces: list[int], spent: bool) -> None:
    """So many faces of each kind are used."""
    rule = "KOMI-SPEND-02" if spent else "KOMI-RES-02"
    st.tell(tell.DiceResolved(seat=me.seat, symbols=faces, spent=spent, rule=rule))


# --------------------------------------------------------- Locking and Unlocking


def lock(st: Island, me: Monster, face: i64, on_card: bool) -> None:
    """A die of the Roll goes on a die space, its face unchanged (KOMI-RES-03)."""
    st.dice.remove(face)
    space: i64 = -1
    if on_card:
        me.pouch = [*me.pouch, int(face)]
        st.pouched += 1
    else:
        space = me.zone * DIE_SPACES
        while st.spaces[space] != EMPTY:
            space += 1
        st.spaces[space] = face + DONE
    if st.log is not None:
        st.tell(tell.DieLocked(seat=me.seat, face=FACES[face], zone=me.zone, space=space, rule="KOMI-RES-03"))


def unlock(st: Island, me: Monster, space: i64) -> None:
    """A Locked die joins the Roll, its face unchanged (KOMI-RES-07)."""
    zone = me.zone
    if space >= POUCH:
        face: i64 = off_card(me, space - POUCH)
        space = -1
    else:
        face = st.spaces[space]
        st.spaces[space] = EMPTY
        zone = space // DIE_SPACES
    st.dice.append(face)
    if st.log is not None:
        st.tell(tell.DieUnlocked(seat=me.seat, face=FACES[face], zone=zone, space=space, rule="KOMI-RES-07"))


# -------------------------------------------------------------------- Support


def activate(st: Island, me: Monster, space: i64, card: str = "") -> Rule:
    """Turn a tile face down and use what it shows, from left to right (KOMI-SUP-07, -R06)."""
    tile: i64 = st.support[space] >> 1
    one: i64 = 1
    st.support[space] = tile * 2 + 1
    st.activated |= one << tile
    if st.log is not None:
        told = tell.TileActivated(
            seat=me.seat,
            tile=tile_key(st, tile),
            zone=space // SUPPORT_SPACES,
            value=3 + space % SUPPORT_SPACES,
            rule="KOMI-SUP-07",
            card=card,
        )
        st.tell(told)
    if me.powers.at[ACTIVATE]:
        more = moment(st, me, me.powers, ACTIVATE)
        if more is not None:
            yield from more
    for symbol in st.box.tiles[tile]:
        if st.over:
            return
        if symbol == CUBE:
            gain_energy(st, me, 1, "KOMI-SUP-10")
        else:
            yield from virtual_die(st, me, symbol)


def virtual_die(st: Island, me: Monster, symbol: i64) -> Rule:
    """A face of a tile is used now, alone or with dice of the Roll, or lapses (KOMI-SUP-08, -R02, -R07)."""
    outer = st.virtual
    st.virtual = symbol
    opts = virtual_menu(st, me)
    choice: i64 = 0
    if len(opts) > 1:
        yield st.ask_opts(me.seat, ASK_VIRTUAL, opts)
        choice = st.chosen()
    st.virtual = outer
    if choice == uses.DONE_NOW:
        if st.log is not None:
            st.tell(tell.DieLapsed(seat=me.seat, face=SYMBOLS[symbol], rule="KOMI-SUP-R07"))
        return
    more = use(st, me, choice)
    if more is not None:
        yield from more
