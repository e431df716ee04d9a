"""Losing hearts: smash and card losses, prevention, reactions, elimination, and the decision to Yield.

The order inside one loss is KOT-CARD-15 and the windows smash_amounts to smash_after of the ledger.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_ANSWER, ASK_GUARD, ASK_YIELD
from kaiju.games.king_of_tokyo.card import (
    AFTER_LOSS,
    ANSWER,
    GUARD,
    ON_WOUND,
    ON_ZERO,
    REVIVE,
    WITH_SMASH,
    Card,
)
from kaiju.games.king_of_tokyo.state import NO_CARD, OUTSIDE, SMASH, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.tokyo import close_bay, leave, yield_tokyo
from kaiju.games.king_of_tokyo.verbs import discard_card, key_of, watch

STAY: Final[i64] = 0
YIELD: Final[i64] = 1

_QUESTIONS: Final[i64] = 1 << GUARD | 1 << ANSWER
_REACTIONS: Final[i64] = 1 << AFTER_LOSS | 1 << ON_WOUND | 1 << ON_ZERO | 1 << REVIVE


def smash_targets(st: Tokyo, me: Monster) -> list[Monster]:
    """Whom smash hits: the other side of the Tokyo border (KOT-SMASH-02 to -05), clockwise."""
    out: list[Monster] = []
    inside = me.place != OUTSIDE
    everywhere = me.powers.smash_everywhere
    n: i64 = len(st.monsters)
    i: i64 = 1
    while i < n:
        m = st.monsters[(me.seat + i) % n]
        if m.alive and (everywhere or (m.place != OUTSIDE) != inside):
            out.append(m)
        i += 1
    return out


def smash(st: Tokyo, me: Monster) -> Rule:
    """Resolve the smash of a Roll: losses, then Yield decisions."""
    n: i64 = st.roll[SMASH]
    losses = [Loss(m, n, me.seat, True, NO_CARD) for m in smash_targets(st, me)]
    for card in me.powers.by[WITH_SMASH]:
        card.with_smash(st, me, losses)
    if not losses:
        return
    more = lose_hearts(st, losses)
    if more is not None:
        yield from more
    for loss in losses:
        m = loss.victim
        # Only a wound lets a Monster Yield (KOT-YIELD-01, -09), and only if it is still in Tokyo.
        if loss.smash and loss.lost > 0 and m.place != OUTSIDE and m.alive and not loss.decided:
            yield st.ask(m.seat, ASK_YIELD, 2)
            if st.answer == YIELD:
                yield_tokyo(st, m)
            elif st.log is not None:
                st.tell(tell.Stayed(seat=m.seat, place=m.place, rule="KOT-YIELD-04"))


def card_loss(st: Tokyo, victims: list[Monster], amount: i64, by: i64, card: i64) -> Rule | None:
    """Monsters lose hearts through a card: one source, all at the same time (KOT-CARD-21)."""
    return lose_hearts(st, [Loss(m, amount, by, False, card) for m in victims])


def lose_hearts(st: Tokyo, losses: list[Loss]) -> Rule | None:
    """Carry out simultaneous losses. Without cards that take part there is nothing to ask: None."""
    if st.watch & _QUESTIONS == 0 and st.watch & _REACTIONS == 0:
        fatal = False
        for loss in losses:
            last_guard(st, loss)
            if apply_loss(st, loss):
                fatal = True
        if fatal:
            eliminate_fallen(st)
        return None
    return resolve_losses(st, losses)


def resolve_losses(st: Tokyo, losses: list[Loss]) -> Rule:
    """The full order of a loss: prevention, answers, apply together, reactions, revivals, eliminations."""
    ordered = in_answering_order(st, losses)
    for loss in ordered:
        more = prevent(st, loss)
        if more is not None:
            yield from more
    for loss in ordered:
        if loss.amount > 0 and loss.victim.powers.by[ANSWER]:
            yield from answer_loss(st, loss)
    fatal = False
    for loss in ordered:
        if apply_loss(st, loss):
            fatal = True
    if st.watch & _REACTIONS:
        react(st, ordered)
    if fatal:
        eliminate_fallen(st)
    while st.aftermath:
        # Losses caused by reactions are new losses, once this one is complete (KOT-CARD-22).
        loss = st.aftermath.pop(0)
        causer = st.by_seat(loss.by)
        if loss.victim.alive and (causer is None or causer.alive):
            yield from resolve_losses(st, [loss])


def in_answering_order(st: Tokyo, losses: list[Loss]) -> list[Loss]:
    """Victims react clockwise, starting after the active Monster, which comes last (KOT-CARD-16)."""
    if len(losses) < 2:
        return losses
    n: i64 = len(st.monsters)
    out: list[Loss] = []
    i: i64 = 1
    while i <= n:
        seat = (st.active + i) % n
        for loss in losses:
            if loss.victim.seat == seat:
                out.append(loss)
        i += 1
    return out


def last_guard(st: Tokyo, loss: Loss) -> None:
    """What needs no decision: immunity, and ignoring a loss of exactly 1."""
    m = loss.victim
    if loss.amount > 0 and (m.immune or (loss.amount == 1 and m.powers.ignores_one)):
        if st.log is not None:
            st.tell(tell.LossPrevented(seat=m.seat, amount=loss.amount, rule="KOT-CARD-15"))
        loss.amount = 0


def prevent(st: Tokyo, loss: Loss) -> Rule | None:
    """Prevention chosen by the victim, then what works by itself."""
    last_guard(st, loss)
    if loss.amount > 0 and loss.victim.powers.by[GUARD]:
        return guard_window(st, loss)
    return None


def guard_window(st: Tokyo, loss: Loss) -> Rule:
    """Offer the victim its means of prevention until it has none left, is safe, or lets it happen."""
    m = loss.victim
    while loss.amount > 0:
        st.loss = loss
        usable = [c for c in m.powers.by[GUARD] if c.ready(st, m, GUARD)]
        if not usable:
            break
        yield st.ask_opts(m.seat, ASK_GUARD, choices(usable), loss.card)
        if st.answer == 0:
            # Whoever could have Yielded before the loss and did not has decided to stay.
            for card in usable:
                card.declined(st, m, loss)
            break
        more = usable[st.answer - 1].act(st, m, GUARD)
        if more is not None:
            yield from more
        last_guard(st, loss)
    st.loss = None


def answer_loss(st: Tokyo, loss: Loss) -> Rule:
    """Hearts gained in answer to a loss that stands (KOT-CARD-20)."""
    m = loss.victim
    while True:
        st.loss = loss
        usable = [c for c in m.powers.by[ANSWER] if c.ready(st, m, ANSWER)]
        if not usable:
            break
        yield st.ask_opts(m.seat, ASK_ANSWER, choices(usable), loss.card)
        if st.answer == 0:
            break
        more = usable[st.answer - 1].act(st, m, ANSWER)
        if more is not None:
            yield from more
    st.loss = None


def choices(cards: list[Card]) -> list[int]:
    """The options of an offer: -1 declines, then the cards by number."""
    opts = [-1]
    for card in cards:
        opts.append(card.id)
    return opts


def apply_loss(st: Tokyo, loss: Loss) -> bool:
    """Turn the dial. True when the Monster has reached 0 hearts."""
    if loss.amount <= 0:
        return False
    m = loss.victim
    if m.hearts <= 0:
        return False
    loss.lost = loss.amount
    now = m.hearts - loss.amount + loss.answered
    if now > m.powers.max_hearts:
        now = m.powers.max_hearts
    if now < 0:
        now = 0
    m.hearts = now
    m.hearts_lost += loss.amount
    m.hearts_gained += loss.answered
    causer = st.by_seat(loss.by)
    if causer is not None:
        causer.harm += loss.amount
    if st.log is not None:
        rule = "KOT-SMASH-01" if loss.smash else "KOT-CARD-21"
        st.tell(
            tell.HeartsLost(
                seat=m.seat,
                amount=loss.amount,
                now=now,
                by=loss.by,
                smash=loss.smash,
                rule=rule,
                card=key_of(st, loss.card),
            )
        )
    return now == 0


def react(st: Tokyo, losses: list[Loss]) -> None:
    """Reactions to the losses, then to 0 hearts; before anybody is revived or eliminated (KOT-ELIM-10)."""
    for loss in losses:
        if loss.lost <= 0:
            continue
        m = loss.victim
        for card in m.powers.by[AFTER_LOSS]:
            card.after_loss(st, m, loss)
        causer = st.by_seat(loss.by)
        if causer is not None and loss.smash:
            for card in causer.powers.by[ON_WOUND]:
                card.on_wound(st, causer, loss)
    if st.watch >> ON_ZERO & 1:
        fallen = [m for m in st.monsters if m.alive and m.hearts <= 0]
        if fallen:
            together = st.tick + 1
            for m in st.clockwise(st.active):
                for card in m.powers.by[ON_ZERO]:
                    for other in fallen:
                        card.on_zero(st, m, other)
            # What one event brings to several Monsters, it brings to them together (KOT-END-08).
            for m in st.monsters:
                if m.reached > together:
                    m.reached = together


def eliminate_fallen(st: Tokyo) -> None:
    """Everybody at 0 hearts comes back, if a card says so, or is eliminated, all together (KOT-ELIM-08)."""
    fallen = [m for m in st.monsters if m.alive and m.hearts <= 0]
    # All at once: whose card goes to the discard pile first must not cost a copy of it its effect.
    cards = [m.powers.by[REVIVE] for m in fallen]
    gone = [m for m, revivals in zip(fallen, cards, strict=True) if not revived(st, m, revivals)]
    for m in gone:
        eliminate(st, m)
    if gone:
        watch(st)
        close_bay(st)


def revived(st: Tokyo, m: Monster, cards: list[Card]) -> bool:
    """Whether a card brings a Monster at 0 hearts back."""
    for card in cards:
        if card.revive(st, m):
            return True
    return False


def eliminate(st: Tokyo, m: Monster) -> None:
    """A Monster is out: cards, energy and tokens go back, and it leaves the board (KOT-ELIM-01 to -05)."""
    if st.log is not None:
        st.tell(tell.Eliminated(seat=m.seat, rule="KOT-ELIM-01"))
    m.alive = False
    leave(st, m, "KOT-ELIM-03")
    m.energy = 0
    m.poison = 0
    m.shrink = 0
    for card in m.cards[:]:
        discard_card(st, m, card)


def later(st: Tokyo, victim: Monster, amount: i64, by: i64, card: i64) -> None:
    """A reaction makes a Monster lose hearts once the present loss is complete."""
    st.aftermath.append(Loss(victim, amount, by, False, card))
