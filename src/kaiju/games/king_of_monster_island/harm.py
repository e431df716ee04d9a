"""Damage to Monsters: who takes it over, what is prevented, what is lost (KOMI-BOSS-R08, -R09)."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.asks import ASK_TAKE_OVER
from kaiju.games.king_of_monster_island.carry import do, moment
from kaiju.games.king_of_monster_island.power import HURT, use_up
from kaiju.games.king_of_monster_island.state import ISLAND, Island, Monster
from kaiju.games.king_of_monster_island.verbs import in_turn_order


def hurt(st: Island, victims: list[Monster], n: i64, rule: str, source: str) -> Rule | None:
    """One source damages some Monsters at the same moment. A Monster at 0 Health takes nothing (KOMI-BOSS-R14)."""
    if not victims:
        return None
    protects = st.in_boss_phase()
    if protects:
        for m in st.monsters:
            if m.powers.guard is not None or m.powers.at[HURT]:
                return hurt_guarded(st, [v for v in victims if v.health > 0], n, rule, source)
    # What prevents is each Monster's own affair, so one may lose before the next prevents.
    for v in victims:
        if v.health > 0:
            lose_health(st, v, prevented(st, v, n) if protects and v.powers.prevents else n, rule, source)
    return None


def hurt_guarded(st: Island, hit: list[Monster], n: i64, rule: str, source: str) -> Rule:
    """The same where somebody may take damage over, or reacts to it."""
    takers = hit[:]
    for guard in in_turn_order(st):
        power = guard.powers.guard
        if power is None or guard.health == 0:
            continue
        for i, victim in enumerate(hit):
            if takers[i] is not victim or victim is guard or ISLAND.distance[guard.zone][victim.zone] > 1:
                continue
            st.opts = [int(victim.seat), int(n)]
            yield st.ask(guard.seat, ASK_TAKE_OVER, 2, power.number)
            if st.answer == 0:
                continue
            takers[i] = guard
            if st.log is not None:
                told = tell.DamageTakenOver(
                    seat=guard.seat, helped=victim.seat, amount=n, rule="KOMI-BOSS-R09", card=power.key
                )
                st.tell(told)
            for effect in power.effects:
                more = do(st, guard, power, effect)
                if more is not None:
                    yield from more
    losses = [int(prevented(st, taker, n)) if taker.powers.prevents else int(n) for taker in takers]
    for i, taker in enumerate(takers):
        before = taker.health
        lose_health(st, taker, losses[i], rule, source)
        if taker.health < before and taker.powers.at[HURT]:
            more = moment(st, taker, taker.powers, HURT)
            if more is not None:
                yield from more


def prevented(st: Island, m: Monster, n: i64) -> i64:
    """What is left of damage after a Monster's own powers have prevented some."""
    for power in m.powers.prevents:
        if n == 0 or not power.ready(st, m):
            continue
        use_up(st, m, power, power.limit, 0)
        off = power.amount if power.amount < n else n
        n -= off
        if st.log is not None:
            st.tell(tell.DamagePrevented(seat=m.seat, amount=off, rule="KOMI-BOSS-R08", card=power.key))
    return n


def lose_health(st: Island, m: Monster, n: i64, rule: str, source: str) -> None:
    """Health is lost, never below 0; that alone ends nothing (KOMI-GOAL-R01)."""
    if n > m.health:
        n = m.health
    if n <= 0:
        return
    m.health -= n
    if st.log is not None:
        st.tell(tell.HealthLost(seat=m.seat, amount=n, now=m.health, source=source, rule=rule, card=source))
