"""Evolutions (Power Up!) and costumes: dealt and chosen at setup, drawn on three hearts, played from the hand."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Ask, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_COSTUME, ASK_DRAFT, ASK_EVOLVE
from kaiju.games.king_of_tokyo.market import draw
from kaiju.games.king_of_tokyo.state import (
    COSTUMES,
    DRAFT,
    EVOLUTIONS,
    HEART,
    SETUP,
    Draft,
    Evolutions,
    Monster,
    Tokyo,
)
from kaiju.games.king_of_tokyo.verbs import key_of, refresh


def deal(st: Tokyo) -> Rule:
    """The choices before the first turn, where there are any."""
    return choices(st) if st.box.halloween or st.box.power_up else AT_ONCE


def choices(st: Tokyo) -> Rule:
    """Evolutions are drafted, costumes worn, one Evolution is kept."""
    if st.phase == SETUP:
        if st.box.draft:
            deal_packs(st)
        st.phase = DRAFT
    if st.phase == DRAFT:
        if st.box.draft:
            yield from draft(st)
        if st.box.halloween:
            draw_costumes(st)
        yield from st.begin(COSTUMES)
    if st.phase == COSTUMES:
        if st.box.halloween:
            yield from wear_costumes(st)
        if st.box.power_up:
            draw_first_evolutions(st)
        yield from st.begin(EVOLUTIONS)
    if st.box.power_up:
        yield from first_evolutions(st)


def draw_costumes(st: Tokyo) -> None:
    """Everybody draws two costumes; the others join the Power deck (KOT-HAL-02, -17)."""
    box = st.box
    costumes = box.costumes[:]
    st.shuffle(costumes)
    for m in st.monsters:
        m.evo.drawn = [costumes.pop(), costumes.pop()]
    # The deck as it comes out of the box, but for the costumes that somebody has drawn.
    st.deck = box.deck[: len(box.deck) - len(box.costumes)] + [c for c in box.costumes if c in costumes]


def wear_costumes(st: Tokyo) -> Rule:
    """Everybody wears one of the costumes drawn; the other joins the Power deck (KOT-HAL-02, -03)."""
    yield st.ask_together([Ask(m.seat, ASK_COSTUME, 2, m.evo.drawn[:]) for m in st.monsters])
    asks = st.asks
    st.asks = []
    for m in st.monsters:
        worn = m.evo.drawn.pop(asks[m.seat].answer)
        m.cards.append(worn)
        st.deck += m.evo.drawn
        m.evo.drawn = []
        if st.log is not None:
            st.tell(tell.CostumeWorn(seat=m.seat, rule="KOT-HAL-02", card=key_of(st, worn)))
        refresh(st, m)
    st.shuffle(st.deck)
    n: i64 = len(st.market)
    slot: i64 = 0
    while slot < n:
        st.market[slot] = draw(st)
        slot += 1


def deal_packs(st: Tokyo) -> None:
    """Mutant Evolutions: the Evolutions of all Monsters in play are shuffled, and eight dealt to everybody."""
    pool = [c for m in st.monsters for c in m.evo.pile]
    st.shuffle(pool)
    for m in st.monsters:
        m.evo.pile = []
        m.evo.drawn = [pool.pop() for _ in range(8)]
    st.draft = Draft([m.evo.drawn[:] for m in st.monsters], [[] for _ in st.monsters])


def draft(st: Tokyo) -> Rule:
    """All take one card in secret and pass the rest to the left, until everybody has eight."""
    while st.monsters[0].evo.drawn:
        if st.tracked:
            yield st.mark()
        if len(st.monsters[0].evo.drawn) > 1:
            yield st.ask_together(
                [Ask(m.seat, ASK_DRAFT, len(m.evo.drawn), m.evo.drawn[:]) for m in st.monsters]
            )
            for m in st.monsters:
                m.evo.pile.append(m.evo.drawn.pop(st.asks[m.seat].answer))
            st.asks = []
        else:
            for m in st.monsters:
                m.evo.pile.append(m.evo.drawn.pop())
        packs = [m.evo.drawn for m in st.monsters]
        n: i64 = len(st.monsters)
        for m in st.monsters:
            st.monsters[(m.seat + 1) % n].evo.drawn = packs[m.seat]
        if st.draft is not None:
            st.draft = Draft(st.draft.packs, [m.evo.pile[:] for m in st.monsters])
    for m in st.monsters:
        st.shuffle(m.evo.pile)
    st.home = homes(st)


def homes(st: Tokyo) -> dict[int, int]:
    """Whose deck every Evolution belongs to, once all of them are dealt."""
    home: dict[int, int] = {}
    for m in st.monsters:
        for card in m.evo.pile:
            home[card] = m.seat
    return home


def draw_first_evolutions(st: Tokyo) -> None:
    """Everybody draws two Evolutions (KOT-PU-03)."""
    for m in st.monsters:
        m.evo.drawn = [m.evo.pile.pop(), m.evo.pile.pop()]
        tell_drawn(st, m, "KOT-PU-03")


def first_evolutions(st: Tokyo) -> Rule:
    """Everybody keeps one of the Evolutions drawn hidden and shuffles the other back (KOT-PU-03)."""
    yield st.ask_together([Ask(m.seat, ASK_EVOLVE, 2, m.evo.drawn[:]) for m in st.monsters])
    asks = st.asks
    st.asks = []
    for m in st.monsters:
        keep(st, m, asks[m.seat].answer, "KOT-PU-03")
        refresh(st, m)
        m.evo.pile += m.evo.drawn
        m.evo.drawn = []
        st.shuffle(m.evo.pile)


def tell_drawn(st: Tokyo, m: Monster, rule: str) -> None:
    """Report that a Monster has cards to choose from; which, only it may know."""
    if st.log is not None:
        cards = [key_of(st, c) for c in m.evo.drawn]
        st.tell(tell.EvolutionsDrawn(seat=m.seat, amount=len(cards), cards=cards, rule=rule))


def keep(st: Tokyo, m: Monster, choice: i64, rule: str) -> None:
    """Take one of the cards drawn into the hand. What becomes of the others, and a refresh, is up to the caller."""
    card = m.evo.drawn.pop(choice)
    m.evo.hand.append(card)
    if st.log is not None:
        st.tell(tell.EvolutionKept(seat=m.seat, kept=key_of(st, card), rule=rule))


def draw_evolution(st: Tokyo, m: Monster) -> bool:
    """Draw one Evolution among those to choose from, reshuffling the own discard pile if need be."""
    evo = m.evo
    if not evo.pile and evo.spent:
        evo.pile = evo.spent
        evo.spent = []
        for card in evo.pile:
            st.counters.pop(card, None)
        st.shuffle(evo.pile)
        st.know(evo.pile, 0)
        refresh(st, m)
    if not evo.pile:
        return False
    evo.drawn.append(evo.pile.pop())
    return True


def evolve(st: Tokyo, me: Monster) -> Rule:
    """Three or more hearts in the Roll: an Evolution (KOT-PU-04)."""
    return draw_two(st, me) if st.box.power_up and me.alive and st.roll[HEART] >= 3 else AT_ONCE


def draw_two(st: Tokyo, m: Monster) -> Rule:
    """Draw two Evolutions, keep one, discard the other (KOT-PU-04, -14, -16, -17)."""
    if not draw_evolution(st, m):
        return
    two = draw_evolution(st, m)
    tell_drawn(st, m, "KOT-PU-04")
    choice: i64 = 0
    if two:
        yield st.ask_opts(m.seat, ASK_EVOLVE, m.evo.drawn[:])
        choice = st.answer
    keep(st, m, choice, "KOT-PU-04")
    for card in m.evo.drawn:
        st.monsters[st.home[card]].evo.spent.append(card)
        if st.log is not None:
            st.tell(tell.EvolutionDiscarded(seat=m.seat, rule="KOT-PU-04", card=key_of(st, card)))
    m.evo.drawn = []
    refresh(st, m)


def no_evolutions() -> Evolutions:
    """The Evolution cards of a Monster that has none yet."""
    return Evolutions([], [], [], [], [])
