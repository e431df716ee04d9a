"""What saves the victim of a loss: prevention it chooses, what works by itself, and hearts gained in answer."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_ANSWER, ASK_GUARD
from kaiju.games.king_of_tokyo.card import ANSWER, GUARD
from kaiju.games.king_of_tokyo.dice import card_roll, offered
from kaiju.games.king_of_tokyo.state import HEART, OUTSIDE, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import key_of


def last_guard(st: Tokyo, loss: Loss) -> None:
    """What needs no decision."""
    if loss.amount > 0 and harmless(loss):
        if st.log is not None:
            st.tell(tell.LossPrevented(seat=loss.victim.seat, amount=loss.amount, rule="KOT-CARD-15"))
        loss.amount = 0


def harmless(loss: Loss) -> bool:
    """Whether a loss comes to nothing by itself: immunity, no hearts left to lose, or exactly 1 that is ignored."""
    m = loss.victim
    return m.immune or m.hearts <= 0 or (loss.amount == 1 and m.powers.ignores_one)


def prevention(st: Tokyo, losses: list[Loss]) -> Rule:
    """Every victim may prevent its loss, then what works by itself."""
    for loss in losses:
        last_guard(st, loss)
        if loss.amount > 0 and loss.victim.powers.at[GUARD]:
            yield from guard_window(st, loss)
    for loss in losses:
        # Immunity that came with a later loss of the same moment covers this one too: nothing is applied yet.
        last_guard(st, loss)


def guard_window(st: Tokyo, loss: Loss) -> Rule:
    """Offer the victim its means of prevention until it has none left, is safe, or lets it happen."""
    m = loss.victim
    while loss.amount > 0:
        st.loss = loss
        usable = [c for c in m.powers.at[GUARD] if c.ready(st, m, GUARD)]
        if not usable:
            break
        yield st.ask_opts(m.seat, ASK_GUARD, offered(usable), loss.card)
        if st.answer == 0:
            # Whoever could have Yielded before the loss and did not has decided to stay.
            for card in usable:
                card.declined(st, m, loss)
            break
        inside = m.place != OUTSIDE
        yield from usable[st.answer - 1].act(st, m, GUARD) or AT_ONCE
        if inside and m.place == OUTSIDE:
            loss.fled = True
        last_guard(st, loss)
    st.loss = None


def answers(st: Tokyo, losses: list[Loss]) -> Rule:
    """Victims of losses that stand may gain hearts in answer."""
    return answer_all(st, losses) if st.heeds(ANSWER) else AT_ONCE


def answer_all(st: Tokyo, losses: list[Loss]) -> Rule:
    """The answers, one loss after the other."""
    for loss in losses:
        if loss.amount > 0 and loss.victim.powers.at[ANSWER]:
            yield from answer_loss(st, loss)


def answer_loss(st: Tokyo, loss: Loss) -> Rule:
    """Hearts gained in answer to a loss that stands (KOT-CARD-20)."""
    m = loss.victim
    while True:
        st.loss = loss
        usable = [c for c in m.powers.at[ANSWER] if c.ready(st, m, ANSWER)]
        if not usable:
            break
        yield st.ask_opts(m.seat, ASK_ANSWER, offered(usable), loss.card)
        if st.answer == 0:
            break
        yield from usable[st.answer - 1].act(st, m, ANSWER) or AT_ONCE
    st.loss = None


def roll_to_save(st: Tokyo, me: Monster, loss: Loss, card: i64) -> Rule:
    """A card has the victim roll a die for each heart at stake, once; every heart rolled saves one."""
    loss.guards.append(card)
    yield from card_roll(st, me, loss.amount, card)
    spare(st, loss, min(st.card_dice.count(HEART), loss.amount), card)


def spare(st: Tokyo, loss: Loss, n: i64, card: i64) -> None:
    """A card saves the victim of a loss some of the hearts."""
    loss.amount -= n
    if n and st.log is not None:
        st.tell(
            tell.LossPrevented(seat=loss.victim.seat, amount=n, rule="KOT-CARD-15", card=key_of(st, card))
        )
