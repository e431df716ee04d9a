"""Smash: whom it hits, who Yields, and what follows (KOT-SMASH, KOT-YIELD)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import window
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_USE, ASK_YIELD
from kaiju.games.king_of_tokyo.card import AIMED, GIVING, HANDED, ON_STAY, STAYED, WITH_SMASH, YIELDED
from kaiju.games.king_of_tokyo.losses import lose_hearts
from kaiju.games.king_of_tokyo.state import NO_CARD, OUTSIDE, SMASH, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.stealing import steal_costumes
from kaiju.games.king_of_tokyo.tokyo import may_yield, yield_tokyo

STAY: Final[i64] = 0
YIELD: Final[i64] = 1
_AFTER_SMASH: Final[i64] = 1 << HANDED | 1 << STAYED | 1 << YIELDED | 1 << GIVING


def smash_targets(st: Tokyo, me: Monster) -> list[Monster]:
    """Whom smash hits: the other side of the Tokyo border (KOT-SMASH-02 to -05), clockwise."""
    out: list[Monster] = []
    inside = me.place != OUTSIDE
    everywhere = me.powers.smash_everywhere
    n: i64 = len(st.monsters)
    for i in range(1, n):
        m = st.monsters[(me.seat + i) % n]
        if m.alive and (everywhere or (m.place != OUTSIDE) != inside):
            out.append(m)
    return out


def smash_losses(st: Tokyo, me: Monster, n: i64) -> list[Loss]:
    """What a Roll with so much smash is going to cost whom, before anybody does anything about it."""
    if me.powers.doubles:
        n *= 2
    losses = [Loss(m, n, me.seat, True, NO_CARD) for m in smash_targets(st, me)]
    for card in me.powers.on[WITH_SMASH]:
        card.with_smash(st, me, losses)
    return losses


def smash(st: Tokyo, me: Monster) -> Rule:
    """Resolve the smash of a Roll: losses, then Yield decisions, then what follows from them."""
    losses = smash_losses(st, me, st.roll[SMASH])
    if not losses:
        return
    if me.powers.at[AIMED]:
        yield from aim(st, me, losses)
    more = lose_hearts(st, losses)
    if more is not None:
        yield from more
    wounds: list[Loss] = []
    stayed: list[Loss] = []
    gone: list[Loss] = []
    for loss in losses:
        if loss.fled:
            gone.append(loss)
        if loss.smash and loss.lost > 0:
            wounds.append(loss)
            if loss.inside:
                st.hit_tokyo = True
    if st.heeds(HANDED):
        yield from hand_over_cards(st, me, wounds)
    for loss in wounds:
        m = loss.victim
        # Only a wound lets a Monster Yield (KOT-YIELD-01, -09), and only if it is still in Tokyo.
        if m.place == OUTSIDE or not m.alive or not may_yield(st, m):
            continue
        if me.powers.forces_yield:
            yield_tokyo(st, m)
            gone.append(loss)
            continue
        answer = STAY
        if not loss.decided:
            yield st.ask(m.seat, ASK_YIELD, 2)
            answer = st.answer
        if answer == YIELD:
            yield_tokyo(st, m)
            gone.append(loss)
        else:
            if st.log is not None:
                st.tell(tell.Stayed(seat=m.seat, place=m.place, rule="KOT-YIELD-04"))
            for card in m.powers.on[ON_STAY]:
                card.on_stay(st, m)
            stayed.append(loss)
    if st.moments & _AFTER_SMASH and (stayed or gone):
        yield from after_yields(st, me, wounds, stayed, gone)
    if st.box.halloween and st.roll[SMASH] >= 3 and me.alive:
        yield from steal_costumes(st, me, wounds)
    if me.alive and me.powers.at[GIVING]:
        st.losses = wounds
        yield from window(st, me.seat, me, me.powers.at[GIVING], GIVING, ASK_USE)
        st.losses = []


def aim(st: Tokyo, me: Monster, losses: list[Loss]) -> Rule:
    """The attacker may still change what its smash does to each victim (window smash_amounts)."""
    for loss in losses:
        st.loss = loss
        yield from window(st, me.seat, me, me.powers.at[AIMED], AIMED, ASK_USE)
        st.loss = None


def hand_over_cards(st: Tokyo, me: Monster, wounds: list[Loss]) -> Rule:
    """What changes hands right after the wounds: the attacker's cards first, then the victims' clockwise."""
    st.losses = wounds
    for m in st.from_active():
        for card in m.powers.at[HANDED]:
            if m.alive and card.ready(st, m, HANDED):
                more = card.act(st, m, HANDED)
                if more is not None:
                    yield from more
    st.losses = []


def after_yields(st: Tokyo, me: Monster, wounds: list[Loss], stayed: list[Loss], gone: list[Loss]) -> Rule:
    """Who stayed may be driven out after all; who Yielded may react (window smash_after)."""
    for loss in stayed:
        for m in st.from_active():
            if loss.victim.place == OUTSIDE or not loss.victim.alive:
                break
            if m.powers.at[STAYED]:
                st.loss = loss
                yield from window(st, m.seat, m, m.powers.at[STAYED], STAYED, ASK_USE)
                st.loss = None
        if loss.victim.place == OUTSIDE:
            gone.append(loss)
    for loss in gone:
        m = loss.victim
        if m.alive and m.powers.at[YIELDED]:
            st.loss = loss
            yield from window(st, m.seat, m, m.powers.at[YIELDED], YIELDED, ASK_USE)
            st.loss = None
