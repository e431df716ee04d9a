"""Hits: one damage event from its source to its consequences, in the order of DUEL-TIME-07."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_tokyo_duel import events as tell
from kaiju.games.king_of_tokyo_duel.card import AT_ZERO, GUARD, RIVAL_HIT, SHIELD, WAS_HIT
from kaiju.games.king_of_tokyo_duel.state import NO_CARD, Duel, Hits, Monster
from kaiju.games.king_of_tokyo_duel.verbs import key_of, win

_GUARD: Final[i64] = 1 << GUARD
_REACTIONS: Final[i64] = 1 << RIVAL_HIT | 1 << WAS_HIT


def hit(st: Duel, victim: Monster, amount: i64, by: i64, rule: str, card: i64 = NO_CARD) -> Rule:
    """One Monster would take hits."""
    return deal(st, [Hits(victim, amount, by, card, rule)])


def deal(st: Duel, events: list[Hits]) -> Rule:
    """Carry out damage events that happen at the same moment."""
    if st.moments & _GUARD or st.hooks & _REACTIONS:
        return deal_in_order(st, events)
    for hits in events:
        shields(st, hits)
    for hits in events:
        lose_hearts(st, hits)
    knock_out(st, events)
    return AT_ONCE


def deal_in_order(st: Duel, events: list[Hits]) -> Rule:
    """The full order: immunity, guards, shields, hearts, knock-out, reactions."""
    for hits in events:
        m = hits.victim
        if m.powers.at[GUARD] and hits.amount > 0 and not immune(m):
            for card in m.powers.at[GUARD]:
                st.hits = hits
                if hits.amount > 0 and card.ready(st, m, GUARD):
                    yield from card.act(st, m, GUARD) or AT_ONCE
            st.hits = None
        shields(st, hits)
    for hits in events:
        lose_hearts(st, hits)
    knock_out(st, events)
    # Cards react that their owners had when the hits were taken; an exchange on the way comes too late.
    answering = [st.rival(hits.victim).powers.on[RIVAL_HIT] for hits in events]
    suffering = [hits.victim.powers.on[WAS_HIT] for hits in events]
    i: i64 = 0
    for hits in events:
        m = hits.victim
        rival = st.rival(m)
        if hits.taken > 0 and rival.seat == st.active:
            for card in answering[i]:
                if not st.over and card.held_by(rival):
                    yield from card.rival_hit(st, rival, hits) or AT_ONCE
        if hits.taken > 0:
            for card in suffering[i]:
                if not st.over and card.held_by(m):
                    yield from card.was_hit(st, m, hits) or AT_ONCE
        i += 1


def immune(m: Monster) -> bool:
    """Whether a Monster takes no hits at all now."""
    return m.immune or m.powers.immune


def ignore(st: Duel, hits: Hits, n: i64, card: i64 = NO_CARD) -> None:
    """So many of the hits are not taken (DUEL-HIT-01)."""
    if n > hits.amount:
        n = hits.amount
    if n <= 0:
        return
    hits.amount -= n
    if st.log is not None:
        st.tell(tell.HitsIgnored(seat=hits.victim.seat, amount=n, rule="DUEL-HIT-01", card=key_of(st, card)))


def shields(st: Duel, hits: Hits) -> None:
    """What needs no decision: immunity, and cards that ignore a hit on the Rival's turn."""
    m = hits.victim
    if immune(m):
        ignore(st, hits, hits.amount)
        return
    if m.seat != st.active:
        for card in m.powers.on[SHIELD]:
            if hits.amount > 0 and card.id not in st.used and card.shield(st, m):
                st.used.append(card.id)
                ignore(st, hits, 1, card.id)


def lose_hearts(st: Duel, hits: Hits) -> None:
    """The hits that are left cost hearts, never more than there are (DUEL-HIT-05)."""
    m = hits.victim
    n = hits.amount
    if n > m.hearts:
        n = m.hearts
    hits.taken = n
    if n <= 0:
        return
    m.hearts -= n
    m.hits_taken += n
    if st.log is not None:
        st.tell(
            tell.HitsTaken(
                seat=m.seat, amount=n, now=m.hearts, by=hits.by, rule=hits.rule, card=key_of(st, hits.card)
            )
        )


def knock_out(st: Duel, events: list[Hits]) -> None:
    """Whoever is at 0 hearts and has no card against it has lost, both at once draw (DUEL-WIN-02, -10)."""
    fallen: list[Monster] = []
    for hits in events:
        m = hits.victim
        if m.hearts == 0 and not saved(st, m):
            fallen.append(m)
    if len(fallen) == 2:
        win(st, [0, 1], "draw", "DUEL-WIN-10")
    elif fallen:
        win(st, [int(st.rival(fallen[0]).seat)], "knock_out", "DUEL-WIN-02")


def saved(st: Duel, m: Monster) -> bool:
    """Whether a card keeps a Monster at 0 hearts in the game."""
    for card in m.powers.on[AT_ZERO]:
        if card.at_zero(st, m):
            return True
    return False
