"""Moving: who enters a zone, and what that sets off. The damage pool stays behind (KOMI-DMG-08, -R01)."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.carry import boss_power, moment
from kaiju.games.king_of_monster_island.power import ENTER, ENTER_BOSS_ZONE
from kaiju.games.king_of_monster_island.state import MINIONS, MONSTER_2, TYPES, ZONES, Island, Monster


def enter(st: Island, m: Monster, zone: i64, by: i64, rule: str, card: str = "") -> Rule | None:
    """A Monster moves, or is moved, into a zone; ``by`` is the seat that does it."""
    before = m.zone
    m.zone = zone
    if st.log is not None:
        st.tell(tell.MonsterMoved(seat=m.seat, before=before, zone=zone, by=by, rule=rule, card=card))
    if m.seat == st.active and st.pool > 0:
        lose_pool(st, "KOMI-DMG-08")
    charges = (
        bool(m.powers.at[ENTER_BOSS_ZONE])
        and m.seat == st.active
        and st.phase == MONSTER_2
        and zone == st.boss_zone
    )
    if st.now.at[ENTER]:
        return entered(st, m, charges)
    return moment(st, m, m.powers, ENTER_BOSS_ZONE) if charges else None


def entered(st: Island, m: Monster, charges: bool) -> Rule:
    """What the Boss does to a Monster that enters a zone; then what the Monster does."""
    for power in st.now.at[ENTER]:
        st.subject = m.seat
        more = boss_power(st, m, power)
        if more is not None:
            yield from more
    if charges:
        more = moment(st, m, m.powers, ENTER_BOSS_ZONE)
        if more is not None:
            yield from more


def lose_pool(st: Island, rule: str) -> None:
    """Damage that was not assigned is lost."""
    if st.pool > 0 and st.log is not None:
        st.tell(tell.DamageLost(seat=st.active, amount=st.pool, rule=rule))
    st.pool = 0


def move_boss(st: Island, zone: i64, why: str, rule: str, card: str = "") -> None:
    """The Boss stands in a zone; nothing activates by that."""
    before = st.boss_zone
    st.boss_zone = zone
    if st.log is not None:
        st.tell(tell.BossMoved(before=before, zone=zone, why=why, rule=rule, card=card))


def move_minion(st: Island, seat: i64, kind: i64, before: i64, zone: i64, card: str) -> None:
    """A Minion is moved; it does not activate (KOMI-SPEND-R02)."""
    st.minions[before * TYPES + kind] -= 1
    st.minions[zone * TYPES + kind] += 1
    if st.log is not None:
        told = tell.MinionMoved(
            seat=seat, minion=MINIONS[kind], before=before, zone=zone, rule="KOMI-SPEND-R02", card=card
        )
        st.tell(told)


def step_by(zone: i64, steps: i64) -> i64:
    """The zone so many steps clockwise; negative ones go the other way."""
    return (zone + steps + ZONES) % ZONES
