"""The end of a turn and of the game: last effects, who has won, and who has the dice next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import Power, any_ready, in_any_order
from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_EFFECT
from kaiju.games.king_of_tokyo.card import (
    AFTER_LOSS,
    ANSWER,
    ANYTIME,
    AT_ZERO,
    CARDS,
    END_TURN,
    ENERGY_CUBES,
    ENTERING,
    EVERY_END,
    EXPIRES,
    GUARD,
    HEARTS,
    VP,
)
from kaiju.games.king_of_tokyo.losses import card_loss
from kaiju.games.king_of_tokyo.offers import anybody_may, anytime, offer_anytime
from kaiju.games.king_of_tokyo.state import NO_CARD, START, Monster, Tokyo
from kaiju.games.king_of_tokyo.tokyo import rush
from kaiju.games.king_of_tokyo.verbs import key_of

POISON: Final[i64] = -2
"""Stands for the Poison tokens where a card's number is expected."""

_AT_EVERY_END: Final[i64] = 1 << ANYTIME | 1 << EVERY_END | 1 << ENTERING
_EXPIRES: Final[i64] = 1 << EXPIRES


def end_of_turn(st: Tokyo, me: Monster) -> Rule:
    """The active player's end-of-turn effects, then what the end of every turn brings (KOT-ENDT-01, -04)."""
    if me.powers.at[END_TURN] or me.poison:
        return own_end(st, me)
    return end_of_every_turn(st) if st.moments & _AT_EVERY_END else AT_ONCE


def own_end(st: Tokyo, me: Monster) -> Rule:
    """The active player's end-of-turn effects, Poison included, in its order (KOT-ENDT-03)."""
    # Once more before the effects look at what there is: energy spent now is not there any more.
    yield from anytime(st)
    yield from in_any_order(st, me.seat, me, due_at_end(me), END_TURN, ASK_EFFECT)
    yield from end_of_every_turn(st)


def due_at_end(me: Monster) -> list[Power[Tokyo, Monster]]:
    """What waits for the end of a Monster's turn: its cards, and its Poison."""
    due: list[Power[Tokyo, Monster]] = []
    for card in me.powers.at[END_TURN]:
        due.append(card)
    if me.poison:
        due.append(PoisonTokens(me))
    return due


class PoisonTokens(Power[Tokyo, Monster]):
    """Poison tokens on a Monster: one loss at the end of its own turn, caused by nobody (KOT-CARD-23)."""

    def __init__(self, me: Monster) -> None:
        super().__init__(POISON)
        self.writes = HEARTS
        self.reads = 0
        at = me.powers.at
        if at[GUARD] or at[ANSWER] or me.powers.on[AFTER_LOSS]:
            self.writes = HEARTS | ENERGY_CUBES
            self.reads = HEARTS | ENERGY_CUBES
        # Cards that soften the loss by themselves count as long as they are there ...
        if me.powers.ignores_one or me.powers.max_hearts > 10:
            self.reads |= CARDS
        # ... and whoever comes back from 0 hearts may do so without cards and VP.
        if at[AT_ZERO] and me.poison >= me.hearts:
            self.reads |= CARDS
            self.writes |= CARDS | VP

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.poison > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return card_loss(st, [me], me.poison, -1, POISON)


def end_of_every_turn(st: Tokyo) -> Rule:
    """What everybody may still do, and gets, at the end of every turn (KOT-ENDT-04, KOT-TURN-07)."""
    return every_end(st) if anything_left(st) else AT_ONCE


def anything_left(st: Tokyo) -> bool:
    """Whether there is anything left to do, or to get, at the end of this turn."""
    return (
        (st.freed and st.heeds(ENTERING))
        or (st.heeds(EVERY_END) and anybody_due(st))
        or (st.heeds(ANYTIME) and anybody_may(st))
    )


def anybody_due(st: Tokyo) -> bool:
    """Whether the end of this turn brings anybody anything."""
    for m in st.monsters:
        if m.alive and any_ready(st, m, m.powers.at[EVERY_END], EVERY_END):
            return True
    return False


def every_end(st: Tokyo) -> Rule:
    """What :func:`end_of_every_turn` brings, clockwise from the active player."""
    yield from anytime(st)
    changed: i64 = 0
    healed = [int(m.hearts_gained) for m in st.monsters]
    if st.heeds(EVERY_END) and anybody_due(st):
        for m in st.from_active():
            due = [c for c in m.powers.at[EVERY_END] if c.ready(st, m, EVERY_END)]
            for card in due:
                changed |= card.writes
            if due:
                yield from in_any_order(st, m.seat, m, m.powers.at[EVERY_END], EVERY_END, ASK_EFFECT)
    # Once more if there is something new to think about; hearts gained are news only to whoever gained them.
    if changed and st.heeds(ANYTIME) and anybody_may(st):
        everybody = changed & ~HEARTS != 0
        news = [m for m in st.from_active() if everybody or m.hearts_gained > healed[m.seat]]
        yield from offer_anytime(st, news)
    yield from rush(st)


def turn_is_over(st: Tokyo) -> None:
    """Effects that last this turn end (KOT-TURN-02)."""
    if st.log is not None:
        st.tell(tell.TurnEnded(seat=st.active, rule="KOT-TURN-02"))
    if st.hooks & _EXPIRES:
        for m in st.monsters:
            for card in m.powers.on[EXPIRES]:
                card.expires(st, m, False)
    st.freed = False
    st.locked = 0
    for m in st.monsters:
        m.immune = False
        m.passing = False
        m.hearts_lost = 0
        m.hearts_gained = 0
        m.energy_gained = 0
        m.vp_gained = 0
        m.harm = 0
    st.tick = 0
    if st.used:
        st.used = []
    st.phase = START


def victory_check(st: Tokyo) -> bool:
    """Whether the game is over: every Monster still in it is looked at (KOT-END-01 to -09)."""
    left: i64 = 0
    decided = False
    for m in st.monsters:
        if m.alive:
            left += 1
            if m.reached or m.partner >= 0:
                decided = True
    if left > 1 and not decided:
        return False
    alive = [m for m in st.monsters if m.alive]
    if left > 1 and not allied(alive):
        there = [m for m in alive if m.reached]
        if not there:
            return False
        first = min([int(m.reached) for m in there])
        won = [m for m in there if m.reached == first]
        st.winners = [int(m.seat) for m in fellows(alive, won)]
        st.ending = "vp"
        rule = "KOT-END-01"
    elif alive:
        st.winners = [int(m.seat) for m in alive]
        st.ending = "last"
        rule = "KOT-END-02"
    else:
        st.winners = []
        st.ending = "nobody"
        rule = "KOT-END-05"
    st.over = True
    if st.log is not None:
        card = less_was_enough(st) if st.ending == "vp" else ""
        st.tell(tell.GameOver(winners=st.winners[:], why=st.ending, rule=rule, card=card))
    return True


def less_was_enough(st: Tokyo) -> str:
    """The card by which a winner needed fewer VP than printed in the rules; empty if nobody won by one."""
    for seat in st.winners:
        m = st.monsters[seat]
        if m.reached and m.vp < 20:
            for number in m.cards:
                card = st.box.cards[number]
                copy = card.copied(st)
                if card.facts.target_vp < 20 or (copy is not None and copy.facts.target_vp < 20):
                    return key_of(st, number)
    return ""


def fellows(alive: list[Monster], some: list[Monster]) -> list[Monster]:
    """These Monsters and all that win with them: those bound to their fate, and those whose fate they share."""
    seats = [int(m.seat) for m in some]
    grown = True
    while grown:
        grown = False
        for m in alive:
            if m.partner >= 0 and (m.seat in seats) != (m.partner in seats):
                seats += [int(m.seat), int(m.partner)]
                grown = True
    return [m for m in alive if m.seat in seats]


def allied(alive: list[Monster]) -> bool:
    """Whether all Monsters left win together."""
    return len(fellows(alive, alive[:1])) == len(alive)


# An extra turn to come is one number: the seat, plus 16 times the dice it has fewer.


def earn_extra_turn(st: Tokyo, m: Monster, fewer: i64, card: i64 = NO_CARD) -> None:
    """A Monster will play another complete turn after this one (KOT-XTRA-01)."""
    st.extra.append(m.seat + 16 * fewer)
    if st.log is not None:
        key = "" if card < 0 else st.box.cards[card].facts.key
        st.tell(tell.ExtraTurnEarned(seat=m.seat, rule="KOT-XTRA-01", card=key))


def next_turn(st: Tokyo) -> None:
    """Extra turns first: own ones (with fewer dice before others), then another's, then the left neighbor."""
    if st.extra:
        st.extra = [e for e in st.extra if st.monsters[e % 16].alive]
    if st.extra:
        best = st.extra[0]
        for e in st.extra:
            if extra_rank(st, e) < extra_rank(st, best):
                best = e
        st.extra.remove(best)
        st.active = best % 16
        st.fewer = best // 16
        st.extra_turn = True
        return
    n: i64 = len(st.monsters)
    seat = st.regular
    while True:
        seat = (seat + 1) % n
        if st.monsters[seat].alive:
            break
    st.active = seat
    st.regular = seat
    st.fewer = 0
    st.extra_turn = False


def extra_rank(st: Tokyo, extra: int) -> i64:
    """KOT-XTRA-04: the order of extra turns."""
    if extra % 16 == st.active:
        return 0 if extra >= 16 else 1
    return 2
