"""The end of a turn and of the game: who has won, and who has the dice next."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.card import (
    EXPIRES,
)
from kaiju.games.king_of_tokyo.state import (
    NO_CARD,
    START,
    Monster,
    Tokyo,
)


def end_of_turn(st: Tokyo) -> None:
    """What lasts this turn ends; the end of the game is checked; the dice are passed on."""
    if st.log is not None:
        st.tell(tell.TurnEnded(seat=st.active, rule="KOT-TURN-02"))
    if st.minds(EXPIRES):
        for m in st.monsters:
            for card in m.powers.on[EXPIRES]:
                card.expires(st, m, False)
    if not game_over(st):
        next_turn(st)
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


def game_over(st: Tokyo) -> bool:
    """Check every Monster still in the game (KOT-END-01 to -09)."""
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
        st.tell(tell.GameOver(winners=st.winners[:], why=st.ending, rule=rule))
    return True


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
