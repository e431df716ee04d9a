"""Smash: whom it hits, who Yields, and what follows (KOT-SMASH, KOT-YIELD)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_YIELD
from kaiju.games.king_of_tokyo.card import AIMED, GIVING, HANDED, ON_STAY, STAYED, WITH_SMASH, YIELDED
from kaiju.games.king_of_tokyo.losses import lose_hearts
from kaiju.games.king_of_tokyo.offers import offer
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
    """The smash of a Roll: whom it costs what, the losses, and what follows from them (windows smash_*)."""
    losses = smash_losses(st, me, st.roll[SMASH])
    if losses and me.alive:
        yield from smash_amounts(st, me, losses)
        yield from lose_hearts(st, losses)  # smash_prevention and smash_apply, the same for every loss
        yield from smash_after(st, me, losses)
    elif me.alive and st.log is not None:
        symbols = [0, 0, 0, 0, 0, 0]
        symbols[SMASH] = int(st.roll[SMASH])
        st.tell(tell.DiceIdle(seat=me.seat, symbols=symbols, why="nobody", rule="KOT-SMASH-02"))


def smash_amounts(st: Tokyo, me: Monster, losses: list[Loss]) -> Rule:
    """The attacker may still change what its smash does to each victim."""
    return aim(st, me, losses) if me.powers.at[AIMED] else AT_ONCE


def aim(st: Tokyo, me: Monster, losses: list[Loss]) -> Rule:
    """The offers of :func:`smash_amounts`, victim by victim."""
    for loss in losses:
        yield from offer_about(st, me, AIMED, loss)


# ------------------------------------------------------------ after the losses


def anybody_inside(losses: list[Loss]) -> bool:
    """Whether any of the victims was, or is, in Tokyo."""
    for loss in losses:
        if loss.inside or loss.victim.place != OUTSIDE:
            return True
    return False


def smash_after(st: Tokyo, me: Monster, losses: list[Loss]) -> Rule:
    """What follows from the losses; where no card takes part, nothing but the Yield decisions."""
    if st.moments & _AFTER_SMASH or st.box.halloween:
        return all_that_follows(st, me, losses)
    return yield_decisions(st, me, losses, [], []) if anybody_inside(losses) else AT_ONCE


def all_that_follows(st: Tokyo, me: Monster, losses: list[Loss]) -> Rule:
    """What is handed over, the Yield decisions, what follows from them, costumes taken and Gifts given."""
    wounds = [loss for loss in losses if loss.smash and loss.lost > 0]
    gone = [loss for loss in losses if loss.fled]  # who has Yielded before the loss
    stayed: list[Loss] = []
    yield from hand_over_cards(st, wounds)
    yield from yield_decisions(st, me, wounds, stayed, gone)
    yield from drive_out(st, stayed, gone)
    yield from after_yielding(st, gone)
    yield from steal_costumes(st, me, wounds)
    yield from give(st, me, wounds)


def hand_over_cards(st: Tokyo, wounds: list[Loss]) -> Rule:
    """What changes hands right after the wounds: the attacker's cards first, then the victims' clockwise."""
    st.losses = wounds
    for m in st.from_active():
        for card in m.powers.at[HANDED]:
            if m.alive and card.ready(st, m, HANDED):
                yield from card.act(st, m, HANDED) or AT_ONCE
    st.losses = []


def yield_decisions(st: Tokyo, me: Monster, losses: list[Loss], stayed: list[Loss], gone: list[Loss]) -> Rule:
    """A wound lets a Monster that is still in Tokyo Yield (KOT-YIELD-01, -09); who stays is rewarded by its cards."""
    for loss in losses:
        if not loss.smash or loss.lost <= 0:
            continue
        if loss.inside:
            st.hit_tokyo = True
        m = loss.victim
        if m.place == OUTSIDE or not m.alive or not may_yield(st, m):
            continue
        answer = YIELD if me.powers.forces_yield else STAY
        if answer == STAY and not loss.decided:
            yield st.ask(m.seat, ASK_YIELD, 2)
            answer = st.answer
        if answer == YIELD:
            yield_tokyo(st, m)
            gone.append(loss)
        else:
            stay(st, m)
            stayed.append(loss)


def stay(st: Tokyo, m: Monster) -> None:
    """A Monster that could have Yielded stays in Tokyo (KOT-YIELD-04)."""
    if st.log is not None:
        st.tell(tell.Stayed(seat=m.seat, place=m.place, rule="KOT-YIELD-04"))
    for card in m.powers.on[ON_STAY]:
        card.on_stay(st, m)


def drive_out(st: Tokyo, stayed: list[Loss], gone: list[Loss]) -> Rule:
    """Who has stayed may be driven out after all."""
    for loss in stayed:
        for m in st.from_active():
            if loss.victim.place != OUTSIDE and loss.victim.alive:
                yield from offer_about(st, m, STAYED, loss)
        if loss.victim.place == OUTSIDE:
            gone.append(loss)


def after_yielding(st: Tokyo, gone: list[Loss]) -> Rule:
    """Who has Yielded may react."""
    for loss in gone:
        yield from offer_about(st, loss.victim, YIELDED, loss)


def offer_about(st: Tokyo, m: Monster, moment: i64, loss: Loss) -> Rule:
    """Offer a Monster what it can use at a moment that is about a loss."""
    st.loss = loss
    yield from offer(st, m, moment)
    st.loss = None


def give(st: Tokyo, me: Monster, wounds: list[Loss]) -> Rule:
    """The attacker may give something to those it has wounded."""
    st.losses = wounds
    yield from offer(st, me, GIVING)
    st.losses = []
