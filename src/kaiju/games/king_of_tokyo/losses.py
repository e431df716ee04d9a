"""Losing hearts: everything between a smash, or a card, and the dial.

The order inside one loss is KOT-CARD-15 and the windows smash_amounts to smash_after of the ledger.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, NOBODY, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.card import (
    AFTER_HARM,
    AFTER_LOSS,
    ANSWER,
    AT_ZERO,
    ENLARGE,
    GUARD,
    ON_WOUND,
    ON_ZERO,
    SETTLE,
)
from kaiju.games.king_of_tokyo.elimination import eliminate_fallen, fallen_by
from kaiju.games.king_of_tokyo.guards import answers, last_guard, prevention
from kaiju.games.king_of_tokyo.state import HARM_BITS, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import key_of

# How cards take part in a loss: the victim's, those of whoever causes it, and anybody's.
_VICTIM_AT: Final[i64] = 1 << GUARD | 1 << ANSWER | 1 << AT_ZERO
_VICTIM: Final[i64] = 1 << ENLARGE | 1 << AFTER_LOSS
_CAUSER: Final[i64] = 1 << ENLARGE | 1 << AFTER_HARM | 1 << ON_WOUND
_ANYBODY: Final[i64] = 1 << ON_ZERO
_IN_A_LOSS: Final[i64] = _VICTIM | _CAUSER | _ANYBODY
_REACTIONS: Final[i64] = 1 << AFTER_LOSS | 1 << AFTER_HARM | 1 << ON_WOUND | 1 << ON_ZERO


def card_loss(st: Tokyo, victims: list[Monster], amount: i64, by: i64, card: i64) -> Rule:
    """Monsters lose hearts through a card: one source, all at the same time (KOT-CARD-21)."""
    return lose_hearts(st, [Loss(m, amount, by, False, card) for m in victims])


def lose_hearts(st: Tokyo, losses: list[Loss]) -> Rule:
    """Carry out simultaneous losses."""
    if involved(st, losses):
        return resolve_losses(st, losses)
    fatal = False
    for loss in losses:
        last_guard(st, loss)
        if apply_loss(st, loss):
            fatal = True
    return eliminate_fallen(st, losses) if fatal else AT_ONCE


def involved(st: Tokyo, losses: list[Loss]) -> bool:
    """Whether any card takes part in these losses."""
    if st.moments & _VICTIM_AT == 0 and st.hooks & _IN_A_LOSS == 0:
        return False
    moments: i64 = 0
    hooks = st.hooks & _ANYBODY
    for loss in losses:
        moments |= loss.victim.powers.moments
        hooks |= loss.victim.powers.hooks & _VICTIM
        causer = st.by_seat(loss.by)
        if causer is not None:
            hooks |= causer.powers.hooks & _CAUSER
    return hooks != 0 or moments & _VICTIM_AT != 0


def resolve_losses(st: Tokyo, losses: list[Loss]) -> Rule:
    """The order inside losses: windows smash_prevention and smash_apply, whatever they come from (KOT-CARD-15)."""
    ordered = in_answering_order(st, losses)
    yield from prevention(st, ordered)
    yield from enlargements(st, ordered)
    yield from answers(st, ordered)
    fatal = apply_losses(st, ordered)
    react(st, ordered)
    yield from eliminate_fallen(st, ordered) if fatal else AT_ONCE
    yield from settle_aftermath(st)


def settle_aftermath(st: Tokyo) -> Rule:
    """Losses caused by reactions are new losses, once the one before them is complete (KOT-CARD-22)."""
    return settle_all(st) if st.aftermath else AT_ONCE


def settle_all(st: Tokyo) -> Rule:
    """Every loss that is due, and those that they cause."""
    while st.aftermath:
        due = next_due(st)
        for loss in due:
            causer = st.by_seat(loss.by)
            if causer is not None:
                for card in causer.powers.on[SETTLE]:
                    if card.id == loss.card:
                        yield from card.settle(st, causer, loss) or AT_ONCE
        if due:
            yield from resolve_losses(st, due)


def next_due(st: Tokyo) -> list[Loss]:
    """The next losses that reactions have brought about: what one card does to several Monsters comes together."""
    first = st.aftermath[0]
    due: list[Loss] = []
    left: list[Loss] = []
    for loss in st.aftermath:
        causer = st.by_seat(loss.by)
        if not loss.victim.alive or (causer is not None and not causer.alive):
            continue
        same = loss.card == first.card and loss.by == first.by
        if same and not any(other.victim is loss.victim for other in due):
            due.append(loss)
        else:
            left.append(loss)
    st.aftermath = left
    return due


def enlargements(st: Tokyo, losses: list[Loss]) -> Rule:
    """Losses that stand are made bigger, in two stages."""
    return enlarge_all(st, losses) if st.minds(ENLARGE) else AT_ONCE


def enlarge_all(st: Tokyo, losses: list[Loss]) -> Rule:
    """The enlargements, one loss after the other."""
    before = st.losses
    st.losses = losses
    for stage in (0, 1):
        for loss in losses:
            if loss.amount > 0:
                yield from enlarged(st, loss, stage)
    st.losses = before


def enlarged(st: Tokyo, loss: Loss, stage: i64) -> Rule:
    """Cards of whoever causes a loss, and of the victim, that make a real loss bigger (KOT-CARD-15)."""
    causer = st.by_seat(loss.by)
    owners = [loss.victim] if causer is None or causer is loss.victim else [causer, loss.victim]
    for m in owners:
        for card in m.powers.on[ENLARGE]:
            yield from card.enlarge(st, m, loss, stage) or AT_ONCE


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


def apply_losses(st: Tokyo, losses: list[Loss]) -> bool:
    """Turn all dials together. True when somebody has reached 0 hearts."""
    fatal = False
    for loss in losses:
        if apply_loss(st, loss):
            fatal = True
    return fatal


def apply_loss(st: Tokyo, loss: Loss) -> bool:
    """Turn the dial. True when the Monster has reached 0 hearts."""
    m = loss.victim
    if loss.amount <= 0 or m.hearts <= 0:
        return False
    loss.lost = loss.amount
    now = m.hearts - loss.amount
    if loss.answered:
        # Hearts above the maximum are not gained.
        room = m.powers.max_hearts - now
        m.hearts_gained += min(loss.answered, room)
        now += min(loss.answered, room)
    m.hearts_lost += loss.amount
    if now < 0:
        # The dial stops at 0: what it takes beyond was not there to be lost (KOT-ELIM-04).
        m.hearts_lost += now
        now = 0
    m.hearts = now
    if loss.by != NOBODY:
        st.monsters[loss.by].harm += loss.amount << (HARM_BITS * m.seat)
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
    if now == 0:
        m.felled_by = loss.by
        return True
    return False


def react(st: Tokyo, losses: list[Loss]) -> None:
    """Reactions to the losses, then to 0 hearts; before anybody is revived or eliminated (KOT-ELIM-10)."""
    if not st.hooks & _REACTIONS:
        return
    before = st.losses
    st.losses = losses
    for loss in losses:
        if loss.lost <= 0:
            continue
        m = loss.victim
        for card in m.powers.on[AFTER_LOSS]:
            card.after_loss(st, m, loss)
        causer = st.by_seat(loss.by)
        if causer is not None:
            for card in causer.powers.on[AFTER_HARM]:
                card.after_harm(st, causer, loss)
            if loss.smash:
                for card in causer.powers.on[ON_WOUND]:
                    card.on_wound(st, causer, loss)
    st.losses = before
    if st.minds(ON_ZERO):
        fallen = fallen_by(st, losses)
        if fallen:
            together = st.tick + 1
            for m in st.clockwise(st.active):
                for card in m.powers.on[ON_ZERO]:
                    for other in fallen:
                        card.on_zero(st, m, other)
            # What one event brings to several Monsters, it brings to them together (KOT-END-08).
            for m in st.monsters:
                if m.reached > together:
                    m.reached = together


def first_of_source(st: Tokyo, loss: Loss) -> bool:
    """Among the losses being reacted to: whether this is the first that its causer's smash, or card, cost another."""
    for other in st.losses:
        if (
            other.lost > 0
            and other.by == loss.by
            and other.smash == loss.smash
            and other.card == loss.card
            and other.victim.seat != loss.by
        ):
            return other is loss
    return False


def hand_over_hearts(st: Tokyo, givers: list[Monster], card: i64) -> Rule:
    """Each giver pays with a heart: nobody causes that, and nothing prevents or enlarges it (KOT-CARD-23)."""
    losses = [Loss(m, 1, NOBODY, False, card) for m in givers]
    fatal = apply_losses(st, losses)
    react(st, losses)
    return after_payment(st, losses) if fatal or st.aftermath else AT_ONCE


def after_payment(st: Tokyo, losses: list[Loss]) -> Rule:
    """Who has paid with its last heart falls; then come the losses that reactions have brought about."""
    yield from eliminate_fallen(st, losses)
    yield from settle_aftermath(st)


def later(st: Tokyo, victim: Monster, amount: i64, by: i64, card: i64, dice: i64 = 0) -> None:
    """A reaction makes a Monster lose hearts once the present loss is complete; dice may settle how many."""
    loss = Loss(victim, amount, by, False, card)
    loss.dice = dice
    st.aftermath.append(loss)
