"""What the faces of the dice do when they are resolved (KOMI-FACE, KOMI-FAME)."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.asks import ASK_AIM, ASK_STEAL, DECLINE
from kaiju.games.king_of_monster_island.carry import choose_allies, in_order, moment
from kaiju.games.king_of_monster_island.damage import assign_at_once
from kaiju.games.king_of_monster_island.moves import enter, step_by
from kaiju.games.king_of_monster_island.power import (
    DAMAGE_GROUP,
    ENERGY_GROUP,
    FAME_DIE,
    FAME_GROUP,
    FOOT_TWO,
    HEAL_ADJACENT,
    HEAL_ANY,
    HEART_GROUP,
    LEAP_OPPOSITE,
    STEAL,
    THROW_ANY,
    Power,
    Powers,
    use_up,
    used_up,
)
from kaiju.games.king_of_monster_island.state import (
    CLAW,
    FOOT,
    ISLAND,
    MONSTER_2,
    NEAR,
    ZONES,
    Island,
    Monster,
)
from kaiju.games.king_of_monster_island.verbs import gain_energy, gain_fame, gain_health, return_boss_dice

# ---------------------------------------------------------------------- hearts


def can_heal(st: Island, me: Monster) -> list[int]:
    """The seats whose Monsters a heart may go to."""
    if me.powers.permits & HEAL_ANY:
        return [int(m.seat) for m in st.monsters]
    reach = 1 if me.powers.permits & HEAL_ADJACENT else 0
    return [int(m.seat) for m in st.monsters if ISLAND.distance[me.zone][m.zone] <= reach]


def resolve_hearts(st: Island, me: Monster, n: i64) -> Rule | None:
    """Each heart of a group is aimed separately, if there is anybody else to aim at (KOMI-FACE-01, -R06)."""
    seats = can_heal(st, me)
    if len(seats) > 1:
        return aim_hearts(st, me, n, seats)
    left = n
    while left > 0:
        gain_health(st, me, 1, "KOMI-FACE-01")
        left -= 1
    return after_hearts(st, me, n, seats)


def aim_hearts(st: Island, me: Monster, n: i64, seats: list[int]) -> Rule:
    """One heart after the other, each to one of these seats."""
    healed: list[int] = []
    left = n
    while left > 0:
        yield st.ask_opts(me.seat, ASK_AIM, seats, left)
        seat = st.chosen()
        left -= 1
        if seat not in healed:
            healed.append(seat)
        gain_health(st, st.monsters[seat], 1, "KOMI-FACE-01")
    more = after_hearts(st, me, n, healed)
    if more is not None:
        yield from more


def after_hearts(st: Island, me: Monster, n: i64, healed: list[int]) -> Rule | None:
    """What powers make of a group of hearts."""
    if not me.powers.at[HEART_GROUP]:
        return None
    st.subjects = healed
    return moment(st, me, me.powers, HEART_GROUP, n)


# ---------------------------------------------------------------------- energy


def resolve_energy(st: Island, me: Monster, n: i64) -> Rule | None:
    """A group of energy faces (KOMI-FACE-03, -04)."""
    table = st.box.energy
    gain_energy(st, me, n // 5 * table[5] + table[n % 5], "KOMI-FACE-03")
    if me.powers.at[ENERGY_GROUP]:
        return moment(st, me, me.powers, ENERGY_GROUP, n)
    return None


# ------------------------------------------------------------------------ fame


def stealable(st: Island, zone: i64) -> list[int]:
    """The Boss dice in a zone."""
    dice: list[int] = []
    first = zone * 6
    at: i64
    die: i64 = 0
    for at in st.boss_dice:
        if first <= at < first + 6:
            dice.append(die)
        die += 1
    return dice


def resolve_fame(st: Island, me: Monster, n: i64) -> Rule:
    """A group of fame faces, die by die: gain, steal or not, the Ally if due (KOMI-FAME-01, -R05).

    Powers react only if they were active before the die, or before the group (KOMI-FAME-R08).
    """
    before_group = me.powers
    left = n
    while left > 0 and not st.over:
        before = me.powers
        gain_fame(st, me, 1, "KOMI-FACE-08")
        dice = stealable(st, me.zone)
        stolen = False
        if dice:
            yield st.ask_opts(me.seat, ASK_STEAL, [-1, *dice], left)
            if st.chosen() != DECLINE:
                steal(st, me, st.chosen())
                stolen = True
        left -= 1
        if st.ally_due:
            yield from choose_allies(st)
        if before.moments & (1 << STEAL | 1 << FAME_DIE):
            yield from in_order(st, me, after_die(before, stolen))
    if before_group.at[FAME_GROUP] and not st.over:
        more = moment(st, me, before_group, FAME_GROUP, n)
        if more is not None:
            yield from more


def after_die(powers: Powers, stolen: bool) -> list[Power]:
    """The powers that a fame die and its steal set off together, in their order (KOMI-TURN-R04)."""
    return [p for p in powers.all if p.timing == FAME_DIE or (stolen and p.timing == STEAL)]


def steal(st: Island, me: Monster, die: i64) -> None:
    """A Boss die leaves the board for one more Fame (KOMI-FAME-01, -02)."""
    if st.log is not None:
        st.tell(tell.FameStolen(seat=me.seat, die=die, zone=me.zone, rule="KOMI-FAME-01"))
    return_boss_dice(st, [die], "KOMI-FAME-02")
    gain_fame(st, me, 1, "KOMI-FAME-01")


# ---------------------------------------------------------------------- damage


def resolve_damage(st: Island, me: Monster, claws: i64, feet: i64, zone: i64) -> Rule | None:
    """Claws and feet as one group for damage (KOMI-FACE-05, -07, KOMI-RES-R05)."""
    st.group = claws * me.powers.claw + feet * me.powers.foot
    if me.powers.at[DAMAGE_GROUP]:
        return group_with_powers(st, me, claws, feet, zone)
    return into_pool(st, me, zone)


def group_with_powers(st: Island, me: Monster, claws: i64, feet: i64, zone: i64) -> Rule:
    """The same when powers may add to the group."""
    faces: i64 = (1 << CLAW if claws else 0) | (1 << FOOT if feet else 0)
    more = moment(st, me, me.powers, DAMAGE_GROUP, claws + feet, faces)
    if more is not None:
        yield from more
    rest = into_pool(st, me, zone)
    if rest is not None:
        yield from rest


def into_pool(st: Island, me: Monster, zone: i64) -> Rule | None:
    """The points of a group: into the pool, or at once where it cannot wait (KOMI-DMG-R01, -R05)."""
    points = st.group
    st.group = 0
    if st.phase == MONSTER_2 and zone == me.zone:
        add_to_pool(st, me, points, "KOMI-DMG-R01")
        return None
    return assign_at_once(st, me, zone, points, "")


def add_to_pool(st: Island, me: Monster, points: i64, rule: str, card: str = "") -> None:
    """Points wait in the pool until they are assigned or lost."""
    st.pool += points
    if st.log is not None:
        st.tell(tell.DamageAdded(seat=me.seat, amount=points, now=st.pool, rule=rule, card=card))


# ----------------------------------------------------------------------- moving


def foot_zones(st: Island, me: Monster, m: Monster) -> list[int]:
    """Where a foot may take a Monster in the player's zone (KOMI-FACE-06)."""
    zone = me.zone
    permits = me.powers.permits
    if m is not me:
        return [z for z in range(6) if z != zone] if permits & THROW_ANY else NEAR[zone]
    if not permits & (FOOT_TWO | LEAP_OPPOSITE):
        return NEAR[zone]
    zones = NEAR[zone][:]
    if permits & FOOT_TWO:
        zones.append(step_by(zone, -2))
        zones.append(step_by(zone, 2))
    leap = me.powers.leap
    if leap is not None and not used_up(st, me, leap, leap.limit, 0):
        zones.append(step_by(zone, 3))
    return zones


def foot_move(st: Island, me: Monster, m: Monster, zone: i64) -> Rule | None:
    """A foot moves a Monster; two zones are entered one after the other (KOMI-FACE-06, -R07)."""
    apart = ISLAND.distance[m.zone][zone]
    if m is me and apart == 2:
        return two_zones(st, me, zone)
    if m is me and apart == 3:
        leap = me.powers.leap
        assert leap is not None
        use_up(st, me, leap, leap.limit, 0)
    return enter(st, m, zone, me.seat, "KOMI-FACE-06")


def two_zones(st: Island, me: Monster, zone: i64) -> Rule:
    """Through one zone into the next, in the same direction."""
    way: i64 = 1 if (zone - me.zone + ZONES) % ZONES == 2 else -1
    for _ in range(2):
        more = enter(st, me, step_by(me.zone, way), me.seat, "KOMI-FACE-06")
        if more is not None:
            yield from more
