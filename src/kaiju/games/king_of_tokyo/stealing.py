"""Cards that change owners: costumes taken with three smash, and whatever else one Monster gets of another."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_STEAL
from kaiju.games.king_of_tokyo.card import COSTUME
from kaiju.games.king_of_tokyo.elimination import check_undying
from kaiju.games.king_of_tokyo.state import SMASH, Loss, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import gain_energy, hand_over, key_of, lose_energy, refresh


def steal_costumes(st: Tokyo, me: Monster, wounds: list[Loss]) -> Rule:
    """Three smash: costumes of wounded Monsters may be taken for their printed cost (KOT-HAL-07 to -09)."""
    while st.box.halloween and st.roll[SMASH] >= 3 and me.alive:
        opts = [-1]
        for loss in wounds:
            if loss.victim.alive:
                for c in sorted(loss.victim.cards):
                    facts = st.box.cards[c].facts
                    if facts.type == COSTUME and facts.cost <= me.energy:
                        opts.append(c)
        if len(opts) == 1:
            return
        yield st.ask_opts(me.seat, ASK_STEAL, opts)
        card = st.chosen()
        if card < 0:
            return
        victim = st.owner(card)
        assert victim is not None
        price = st.box.cards[card].facts.cost
        lose_energy(st, me, price, "KOT-HAL-08", card, victim.seat)
        gain_energy(st, victim, price, "KOT-HAL-08", card)
        yield from change_owner(st, victim, me, card, "KOT-HAL-07") or AT_ONCE


def change_owner(
    st: Tokyo, giver: Monster, taker: Monster, card: i64, rule: str = tell.BY_CARD
) -> Rule | None:
    """A card goes from one Monster to another, for whom it is new (see hand_over)."""
    hand_over(st, giver, card)
    taker.cards.append(card)
    refresh(st, taker)
    if st.log is not None:
        st.tell(tell.CardMoved(seat=taker.seat, giver=giver.seat, rule=rule, card=key_of(st, card)))
    check_undying(st, giver)
    return st.box.cards[card].arrive(st, taker)
