"""The plain changes of the game: the only place where Health, Energy, Fame and Minions change, and where it ends."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.power import boss_now, powers_of, switches
from kaiju.games.king_of_monster_island.state import (
    DONE,
    FIRELING,
    IN_BAG,
    MAX_FAME,
    MINIONS,
    NO_ALLY,
    NOTHING,
    TYPES,
    ZONES,
    Island,
    Monster,
)

# ------------------------------------------------------------------- the end


def win(st: Island) -> None:
    """The Boss has 0 Health: all win at once (KOMI-GOAL-01)."""
    st.over = True
    st.ending = "won"
    if st.log is not None:
        everybody = [int(m.seat) for m in st.monsters]
        st.tell(tell.GameOver(winners=everybody, why="won", rule="KOMI-GOAL-01"))


def lose(st: Island, why: str, rule: str) -> None:
    """All lose at once, and the cause is told; who has just won cannot lose any more (KOMI-GOAL-R02)."""
    if st.over:
        return
    st.over = True
    st.ending = why
    if st.log is not None:
        st.tell(tell.GameOver(winners=[], why=why, rule=rule))


# ------------------------------------------------------------------- Monsters


def in_turn_order(st: Island) -> list[Monster]:
    """The Monsters from the active one on."""
    return st.monsters[st.active :] + st.monsters[: st.active]


def refresh(st: Island, m: Monster) -> None:
    """Work out anew what a Monster's cards and Ally come to; Health above a lower maximum is lost."""
    m.powers = powers_of(st, m)
    if m.health > m.powers.max_health:
        over = m.health - m.powers.max_health
        m.health -= over
        if st.log is not None:
            st.tell(tell.HealthGained(seat=m.seat, amount=-over, now=m.health, rule="KOMI-FACE-02"))


def gain_health(st: Island, m: Monster, n: i64, rule: str, card: str = "") -> None:
    """Health, not above the maximum (KOMI-FACE-02)."""
    room = m.powers.max_health - m.health
    if n > room:
        n = room
    if n <= 0:
        return
    m.health += n
    if st.log is not None:
        st.tell(tell.HealthGained(seat=m.seat, amount=n, now=m.health, rule=rule, card=card))


def gain_energy(st: Island, m: Monster, n: i64, rule: str, card: str = "") -> None:
    """Energy; there is no limit (KOMI-COMP-R06, -R09)."""
    if n <= 0:
        return
    m.energy += n
    if st.log is not None:
        st.tell(tell.EnergyGained(seat=m.seat, amount=n, now=m.energy, rule=rule, card=card))


def spend_energy(st: Island, m: Monster, n: i64, rule: str, card: str = "") -> None:
    """Pay Energy, or lose what is there of it."""
    if n > m.energy:
        n = m.energy
    if n <= 0:
        return
    m.energy -= n
    if st.log is not None:
        st.tell(tell.EnergySpent(seat=m.seat, amount=n, now=m.energy, rule=rule, card=card))


def gain_fame(st: Island, m: Monster, n: i64, rule: str, card: str = "") -> None:
    """Fame, up to 20; powers of the Ally switch on (KOMI-FAME-06). Choosing an Ally is up to who calls."""
    if n > MAX_FAME - m.fame:
        n = MAX_FAME - m.fame
    if n <= 0:
        return
    m.fame += n
    if st.log is not None:
        st.tell(tell.FameGained(seat=m.seat, amount=n, now=m.fame, rule=rule, card=card))
    if m.ally < 0:
        st.ally_due = True
    elif switches(st, m, m.fame - n):
        refresh(st, m)


def lose_fame(st: Island, m: Monster, n: i64, rule: str, card: str = "") -> None:
    """Fame lost; at 0 the Ally goes back (KOMI-FAME-08)."""
    if n > m.fame:
        n = m.fame
    if n <= 0:
        return
    m.fame -= n
    if st.log is not None:
        st.tell(tell.FameLost(seat=m.seat, amount=n, now=m.fame, rule=rule, card=card))
    if m.ally >= 0:
        if m.fame == 0:
            if st.log is not None:
                ally = st.box.allies[m.ally].key
                st.tell(tell.AllyLost(seat=m.seat, ally=ally, rule="KOMI-FAME-08"))
            st.allies = [*st.allies, int(m.ally)]
            m.ally = NO_ALLY
            refresh(st, m)
        elif switches(st, m, m.fame + n):
            refresh(st, m)


# ------------------------------------------------------------------- the Boss


def change_boss_fame(st: Island, n: i64, rule: str, card: str = "") -> None:
    """The Boss' Fame, from 0 to 20; its powers switch on and off with it, unless it is beaten (KOMI-SHEET-02, -R03)."""
    fame = st.boss_fame + n
    if fame > MAX_FAME:
        fame = MAX_FAME
    if fame < 0:
        fame = 0
    n = fame - st.boss_fame
    if n == 0:
        return
    st.boss_fame = fame
    st.now = boss_now(st)
    if st.log is not None:
        st.tell(tell.BossFameChanged(amount=n, now=fame, rule=rule, card=card))


def boss_loses(st: Island, seat: i64, n: i64, ignored: i64, rule: str, card: str = "") -> None:
    """The Boss loses Health; at 0 the players have won, or the next Boss of the challenge comes (KOMI-ULT-R07)."""
    if n > st.boss_health:
        n = st.boss_health
    if n <= 0 and ignored <= 0:
        return
    st.boss_health -= n
    if st.log is not None:
        st.tell(tell.BossHurt(seat=seat, amount=n, now=st.boss_health, ignored=ignored, rule=rule, card=card))
    if st.boss_health > 0 or n == 0:
        return
    st.now = boss_now(st)
    if st.table.ultimate and st.boss < len(st.box.bosses) - 1:
        if st.log is not None:
            st.tell(tell.BossBeaten(boss=st.box.bosses[st.boss].key, rule="KOMI-ULT-02"))
        return
    win(st)


def return_boss_dice(st: Island, dice: list[int], rule: str) -> None:
    """Boss dice leave the board and are available."""
    for die in dice:
        st.boss_dice[die] = -1
    if dice and st.log is not None:
        st.tell(tell.BossDiceReturned(numbers=[die + 1 for die in dice], rule=rule))


# -------------------------------------------------------------------- Minions


def minions_in(st: Island, zone: i64) -> i64:
    """How many Minions, Firelings included, lie in a zone."""
    at = zone * TYPES
    lie = st.minions
    return lie[at] + lie[at + 1] + lie[at + 2] + lie[at + 3] + lie[at + 4]


def minion_health(st: Island, me: Monster, zone: i64, kind: i64) -> i64:
    """A Minion's Health for a Monster: printed, raised by the Boss, set by the Monster's own powers (KOMI-DMG-R06)."""
    to: i64 = me.powers.minions_to[kind]
    if to > 0:
        return to
    health: i64 = st.box.minion_health[kind] + st.now.everywhere_by[kind] + me.powers.minions_by[kind]
    if zone == st.boss_zone:
        health += st.now.here_by[kind]
    return health if health > 0 else 1


def draw_minion(st: Island, zone: i64, rule: str) -> None:
    """A random Minion from the bag; an empty bag loses the game (KOMI-GOAL-04)."""
    bag = st.bag
    left: i64 = bag[0] + bag[1] + bag[2] + bag[3]
    if left == 0:
        lose(st, "bag", "KOMI-GOAL-04")
        return
    nth = st.below(left)
    kind: i64 = 0
    while nth >= bag[kind]:
        nth -= bag[kind]
        kind += 1
    of_kind: i64 = bag[kind]  # machine integers when compiled; += would add objects
    here: i64 = st.minions[zone * TYPES + kind]
    bag[kind] = of_kind - 1
    st.minions[zone * TYPES + kind] = here + 1
    if st.log is not None:
        st.tell(tell.MinionDrawn(minion=MINIONS[kind], zone=zone, left=left - 1, rule=rule))


def place_fireling(st: Island, zone: i64, n: i64, rule: str, card: str) -> None:
    """Firelings from the reserve, as many as there are (KOMI-BOSS-R13)."""
    while n > 0 and st.firelings > 0:
        n -= 1
        st.firelings -= 1
        st.minions[zone * TYPES + FIRELING] += 1
        if st.log is not None:
            st.tell(tell.FirelingPlaced(zone=zone, left=st.firelings, rule=rule, card=card))


def take_minion(st: Island, seat: i64, zone: i64, kind: i64, points: i64, rule: str, card: str = "") -> None:
    """A destroyed Minion goes back into the bag, a Fireling to the reserve (KOMI-DMG-06, -R04)."""
    st.minions[zone * TYPES + kind] -= 1
    if kind < IN_BAG:
        st.bag[kind] += 1
    else:
        st.firelings += 1
    if st.log is not None:
        st.tell(
            tell.MinionDestroyed(
                seat=seat, minion=MINIONS[kind], zone=zone, points=points, rule=rule, card=card
            )
        )


# ------------------------------------------------------------------------ dice


def off_card(m: Monster, at: i64) -> i64:
    """A die that was Locked on a card of a Monster leaves it; returns its face."""
    face: i64 = m.pouch[at]
    m.pouch = m.pouch[:at] + m.pouch[at + 1 :]
    return face


def free_dice(st: Island, zone: i64, rule: str, card: str) -> None:
    """Locked dice leave the board; zone -1 is everywhere, cards included."""
    freed: i64 = 0
    space: i64 = 0
    while space < ZONES * 3:
        face: i64 = st.spaces[space]
        if 0 <= face < 2 * DONE and zone in (-1, space // 3):
            st.spaces[space] = -1
            freed += 1
        space += 1
    if zone < 0:
        for m in st.monsters:
            freed += len(m.pouch)
            m.pouch = NOTHING
    st.available += freed
    if freed and st.log is not None:
        st.tell(tell.DiceFreed(zone=zone, amount=freed, rule=rule, card=card))
