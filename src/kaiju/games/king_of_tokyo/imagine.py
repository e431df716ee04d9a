"""What a seat knows of what lies hidden, and the rest drawn anew: decks, other hands, what others took in a draft."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.games.common.hidden import redraw
from kaiju.games.king_of_tokyo import asks
from kaiju.games.king_of_tokyo.card import COSTUME
from kaiju.games.king_of_tokyo.state import COSTUMES, DRAFT, EMPTY_SLOT, Draft, Tokyo, among
from kaiju.games.king_of_tokyo.verbs import refresh

_OFFERS: Final[i64] = (
    1 << asks.ASK_USE | 1 << asks.ASK_ANYTIME | 1 << asks.ASK_GUARD | 1 << asks.ASK_ANSWER | 1 << asks.ASK_FREE
    | 1 << asks.ASK_CHANGE | 1 << asks.ASK_PROBE | 1 << asks.ASK_REVIVE
)  # fmt: skip
"""The questions, as bits, that offer cards, first of all to use none."""

Slot = tuple[int, int]
"""A card of a pack in a draft: which pack, and when it was taken from it."""


def secret(st: Tokyo) -> bool:
    """Whether somebody is offered nothing but cards of its hand: without them it would not have been asked."""
    if not st.box.power_up or st.kind < 0 or not _OFFERS >> st.kind & 1 or st.opts[0] >= 0:
        return False
    hand = st.monsters[st.who].evo.hand
    for card in st.opts:
        if card >= 0 and not among(hand, card):
            return False
    return True


def seen(st: Tokyo, seat: i64) -> set[int]:
    """The cards whose place a seat knows: all that lie open, its own, and what it has seen where it lies."""
    out = {c for c in st.market if c != EMPTY_SLOT}
    out.update(st.discard)
    out.update(st.resolving)
    out.update(st.under.values())
    for card, seats in st.known.items():
        if seats >> (seat + 1) & 1:
            out.add(card)
    if seat >= 0 and st.deck and st.known_top >> seat & 1:
        out.add(st.deck[-1])
    for m in st.monsters:
        out.update(m.cards)
        evo = m.evo
        out.update(evo.front)
        out.update(evo.spent)
        # Everybody saw it when a card of another deck came into this hand.
        out.update([c for c in evo.hand if m.seat == seat or st.home[c] != m.seat])
        if m.seat == seat:
            out.update(evo.drawn)
    if st.draft is None:
        out.update(st.removed)
    else:
        out.update([c for c in st.removed if c not in st.home])
    return out


def imagine(st: Tokyo, seat: i64, now: set[int]) -> None:
    """Replace everything hidden from this seat by something it might be. Public cards and counts stay."""
    fixed = now | seen(st, seat)
    redraw(st, [st.deck], fixed)
    if not (st.box.power_up or st.box.halloween):
        return
    others = [m for m in st.monsters if m.seat != seat]
    if st.phase == COSTUMES:
        # The deck is not shuffled yet: hidden are only the costumes in it, and those that others have drawn.
        costumes = [c for c in st.deck if st.box.cards[c].facts.type == COSTUME]
        st.deck = [c for c in st.deck if st.box.cards[c].facts.type != COSTUME]
        redraw(st, [costumes] + [m.evo.drawn for m in others], fixed)
        st.deck += costumes
    if st.draft is not None:
        draft_again(st, st.draft, seat, fixed)
    if st.phase == DRAFT:
        return
    if seat >= 0:
        redraw(st, [st.monsters[seat].evo.pile], fixed)
    for m in others:
        piles = [m.evo.hand, m.evo.pile]
        if st.phase != COSTUMES:
            piles.append(m.evo.drawn)
        redraw(st, piles, fixed)
        refresh(st, m)


def draft_again(st: Tokyo, draft: Draft, seat: i64, fixed: set[int]) -> None:
    """Let the others take other cards in the draft, as far as this seat can't have seen them."""
    n: i64 = len(st.monsters)
    rounds: i64 = len(draft.taken[0])
    # Each pack in the order in which it was taken; what is left comes last.
    packs: list[list[int]] = []
    for p in range(n):
        taken = [draft.taken[(p + r) % n][r] for r in range(rounds)]
        packs.append(taken + [c for c in draft.packs[p] if c not in taken])
    if st.phase == DRAFT and seat >= 0:
        fixed = fixed | set(st.monsters[seat].evo.drawn) | set(draft.taken[seat])
    for group in hidden_groups(packs, seat, rounds):
        slots = [(p, r) for p, r in group if packs[p][r] not in fixed]
        cards = [packs[p][r] for p, r in slots]
        cards.sort()
        st.mingle(cards)
        for (p, r), card in zip(slots, cards, strict=True):
            packs[p][r] = card
    before = draft.taken
    after = [[packs[(s - r) % n][r] for r in range(rounds)] for s in range(n)]
    st.draft = Draft(packs, after)
    if st.phase == DRAFT:
        for m in st.monsters:
            m.evo.pile = after[m.seat][:]
            if m.seat != seat:
                m.evo.drawn = packs[(m.seat - rounds) % n][rounds:]
        return
    # Card for card, wherever they lie now.
    now_is = {old: new for s in range(n) for old, new in zip(before[s], after[s], strict=True)}
    st.home = {card: s for s in range(n) for card in after[s]}
    st.removed = [now_is.get(c, c) for c in st.removed]
    for m in st.monsters:
        if m.seat != seat:
            evo = m.evo
            evo.hand = [now_is.get(c, c) for c in evo.hand]
            evo.pile = [now_is.get(c, c) for c in evo.pile]
            if st.phase != COSTUMES:
                evo.drawn = [now_is.get(c, c) for c in evo.drawn]


def hidden_groups(packs: list[list[int]], seat: i64, rounds: i64) -> list[list[Slot]]:
    """The cards that might have been taken in another order for all this seat knows, in groups that don't mix.

    Until a pack first comes to it, a seat knows nothing of it. From then on it knows what was in it, and each time the
    pack comes again, what the others have taken meanwhile, but not who took which.
    """
    n: i64 = len(packs)
    unknown: list[Slot] = []
    groups = [unknown]
    for p, pack in enumerate(packs):
        size = len(pack)
        first = (seat - p) % n if seat >= 0 else size
        sights = [r for r in range(first, size, n) if r <= rounds]
        if not sights:
            unknown += [(p, r) for r in range(size)]
            continue
        unknown += [(p, r) for r in range(sights[0])]
        for k, r in enumerate(sights):
            if r < rounds:
                until = sights[k + 1] if k + 1 < len(sights) else size
                groups.append([(p, later) for later in range(r + 1, until)])
    return groups
