"""The verbs of the game: the only place where dials, energy, tokens and cards in play change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine import hooks
from kaiju.engine.state import NOBODY, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.card import DISCARD, GIFT, LEFT_PLAY
from kaiju.games.king_of_tokyo.powers import powers_of
from kaiju.games.king_of_tokyo.state import CARD_NOTE, NO_CARD, SEAT_NOTE, Monster, Tokyo

_LEFT_PLAY: Final[i64] = 1 << LEFT_PLAY


def key_of(st: Tokyo, card: i64) -> str:
    """The printed identity of a card, for events."""
    return "" if card < 0 else st.box.keys[card]


# ----------------------------------------------------------------------- dials


def gain_vp(st: Tokyo, m: Monster, n: i64, rule: str = tell.BY_CARD, card: i64 = NO_CARD) -> None:
    """Gain victory points, 20 at most (KOT-END-09)."""
    before = m.vp
    now = before + n
    if now > 20:
        now = 20
    if now <= before:
        return
    m.vp = now
    m.vp_gained += now - before
    st.tick += 1
    target = m.powers.target_vp
    if now >= target and before < target:
        m.reached = st.tick
    if st.log is not None:
        st.tell(tell.VPGained(seat=m.seat, amount=now - before, now=now, rule=rule, card=key_of(st, card)))


def lose_vp(st: Tokyo, m: Monster, n: i64, rule: str = tell.BY_CARD, card: i64 = NO_CARD) -> None:
    """Lose victory points, never below 0 (KOT-END-09)."""
    amount = min(n, m.vp)
    if amount <= 0:
        return
    m.vp -= amount
    if m.vp < m.powers.target_vp:
        m.reached = 0
    if st.log is not None:
        st.tell(tell.VPLost(seat=m.seat, amount=amount, now=m.vp, rule=rule, card=key_of(st, card)))


def gain_energy(st: Tokyo, m: Monster, n: i64, rule: str = tell.BY_CARD, card: i64 = NO_CARD) -> None:
    """One gain of energy, whatever its size; cards may make it bigger."""
    if n <= 0:
        return
    n += m.powers.energy_bonus
    m.energy += n
    m.energy_gained += n
    if st.log is not None:
        st.tell(tell.EnergyGained(seat=m.seat, amount=n, now=m.energy, rule=rule, card=key_of(st, card)))


def return_energy(st: Tokyo, m: Monster, n: i64, rule: str = tell.BY_CARD, card: i64 = NO_CARD) -> None:
    """Energy that comes back (refunds, cubes off an own card): not a gain, so nothing makes it bigger."""
    if n <= 0:
        return
    m.energy += n
    if st.log is not None:
        st.tell(tell.EnergyGained(seat=m.seat, amount=n, now=m.energy, rule=rule, card=key_of(st, card)))


def lose_energy(
    st: Tokyo, m: Monster, n: i64, rule: str = tell.BY_CARD, card: i64 = NO_CARD, to: i64 = -1
) -> None:
    """Spend or lose energy that is there."""
    if n <= 0:
        return
    m.energy -= n
    if st.log is not None:
        st.tell(tell.EnergyLost(seat=m.seat, amount=n, now=m.energy, to=to, rule=rule, card=key_of(st, card)))


def gain_hearts(st: Tokyo, m: Monster, n: i64, rule: str = tell.BY_CARD, card: i64 = NO_CARD) -> i64:
    """One gain of hearts, up to the maximum; returns how many were really gained."""
    if n <= 0:
        return 0
    n += m.powers.heart_bonus
    room = m.powers.max_hearts - m.hearts
    if n > room:
        n = room
    if n <= 0:
        return 0
    m.hearts += n
    m.hearts_gained += n
    if st.log is not None:
        st.tell(tell.HeartsGained(seat=m.seat, amount=n, now=m.hearts, rule=rule, card=key_of(st, card)))
    return n


def change_tokens(
    st: Tokyo, m: Monster, token: str, n: i64, rule: str = tell.BY_CARD, card: i64 = NO_CARD
) -> None:
    """Put Poison or Shrink tokens on a Monster, or take them off (negative)."""
    if token == "poison":
        m.poison += n
        now = m.poison
    else:
        m.shrink += n
        now = m.shrink
    if st.log is not None:
        st.tell(
            tell.TokensChanged(seat=m.seat, token=token, amount=n, now=now, rule=rule, card=key_of(st, card))
        )


def set_counter(st: Tokyo, m: Monster, card: i64, n: i64) -> None:
    """Set how many tokens or cubes lie on a card."""
    st.counters[card] = n
    if st.log is not None:
        st.tell(tell.CountersChanged(seat=m.seat, now=n, rule=tell.BY_CARD, card=key_of(st, card)))


def note_face(st: Tokyo, m: Monster, card: i64, face: i64) -> None:
    """A player names a die face for a card."""
    st.notes[card] = face
    if st.log is not None:
        st.tell(tell.FaceNamed(seat=m.seat, face=face, rule=tell.BY_CARD, card=key_of(st, card)))


def note_seat(st: Tokyo, m: Monster, card: i64, seat: i64) -> None:
    """The token of a card is handed to a Monster."""
    st.notes[card] = SEAT_NOTE + seat
    if st.log is not None:
        st.tell(tell.TokenHanded(seat=m.seat, to=seat, rule=tell.BY_CARD, card=key_of(st, card)))


def use(st: Tokyo, m: Monster, card: i64) -> None:
    """Report that a Monster uses a card of its own."""
    if st.log is not None:
        st.tell(tell.CardUsed(seat=m.seat, rule=tell.BY_CARD, card=key_of(st, card)))


# ----------------------------------------------------------------------- cards


def refresh(st: Tokyo, m: Monster) -> None:
    """Work out anew what a Monster's cards add up to. Called whenever they change."""
    m.powers = powers_of(st, m)
    # Losing a card that raised the maximum is a cap, not a loss.
    if m.hearts > m.powers.max_hearts:
        m.hearts = m.powers.max_hearts
    if m.vp >= m.powers.target_vp:
        if m.reached == 0:
            st.tick += 1
            m.reached = st.tick
    else:
        m.reached = 0
    watch(st)


def watch(st: Tokyo) -> None:
    """Note which moments and hooks anybody's cards have at all."""
    hooks.watch(st, [m.powers for m in st.monsters if m.alive])


def take_card(st: Tokyo, m: Monster, card: i64) -> Rule:
    """A card comes into play for a Monster: placed (KEEP) or resolved and discarded (DISCARD)."""
    power = st.box.cards[card]
    if power.facts.type == DISCARD:
        st.resolving.append(card)
        more = power.arrive(st, m)
        if more is not None:
            yield from more
        st.resolving.pop()
        st.discard.append(card)
        return
    m.cards.append(card)
    refresh(st, m)
    more = power.arrive(st, m)
    if more is not None:
        yield from more


def lose_card(st: Tokyo, m: Monster, card: i64) -> None:
    """A card leaves a Monster; where it goes is the caller's business. Counters on it are lost."""
    m.cards.remove(card)
    wipe(st, card)
    refresh(st, m)


def hand_over(st: Tokyo, giver: Monster, card: i64) -> None:
    """A card leaves a Monster for another without leaving play: what lies on it stays, but a copy ends."""
    counter = NO_CARD if card in st.copies else st.counters.get(card, NO_CARD)
    lose_card(st, giver, card)
    if counter >= 0:
        st.counters[card] = counter


def wipe(st: Tokyo, card: i64) -> None:
    """A card leaves: what lies or is noted on it is gone, and so are the tokens it has put on others."""
    # Most of the time there is nothing at all on any card.
    if st.counters:
        st.counters.pop(card, None)
    if st.copies:
        st.copies.pop(card, None)
    if st.under and card in st.under:
        st.discard.append(st.under.pop(card))
    if st.notes:
        st.notes.pop(card, None)
        for other in [c for c, note in st.notes.items() if note == CARD_NOTE + card]:
            st.notes.pop(other)


def discard_card(st: Tokyo, m: Monster, card: i64) -> None:
    """A card goes from a Monster to the discard pile."""
    lose_card(st, m, card)
    discarded(st, m, card, tell.BY_CARD)


def remove_cards(st: Tokyo, m: Monster) -> None:
    """The Power cards of an eliminated Monster go to the discard pile, and its powers are gone (KOT-ELIM-02)."""
    cards = m.cards
    m.cards = []
    refresh(st, m)
    for card in cards:
        wipe(st, card)
        discarded(st, m, card, "KOT-ELIM-02")


def discarded(st: Tokyo, m: Monster, card: i64, rule: str) -> None:
    """A card that a Monster had has left play and goes to the discard pile."""
    st.discard.append(card)
    if st.log is not None:
        st.tell(tell.CardDiscarded(seat=m.seat, rule=rule, card=key_of(st, card)))
    left_play(st, card)


def left_play(st: Tokyo, card: i64) -> None:
    """Tell the cards that care that one has left play."""
    if st.hooks & _LEFT_PLAY:
        for m in st.monsters:
            for power in m.powers.on[LEFT_PLAY]:
                power.left_play(st, m, card)


# ------------------------------------------------------------------ Evolutions


def leave_evolution(st: Tokyo, card: i64) -> Monster | None:
    """Take an Evolution out of whatever hand or place it is in; returns who had it."""
    for m in st.monsters:
        if card in m.evo.front:
            m.evo.front.remove(card)
        elif card in m.evo.hand:
            m.evo.hand.remove(card)
        else:
            continue
        wipe(st, card)
        refresh(st, m)
        return m
    return None


def pass_evolution(st: Tokyo, card: i64, to: Monster) -> None:
    """An Evolution in play is laid in front of another Monster; what lies on it stays."""
    for m in st.monsters:
        if card in m.evo.front:
            m.evo.front.remove(card)
            to.evo.front.append(card)
            refresh(st, m)
            refresh(st, to)
            if st.log is not None:
                st.tell(tell.CardMoved(seat=to.seat, giver=m.seat, rule=tell.BY_CARD, card=key_of(st, card)))
            return


def regain_evolution(st: Tokyo, m: Monster, card: i64, rule: str = tell.BY_CARD) -> None:
    """An Evolution goes from its owner's discard pile back into the hand; everybody sees it."""
    m.evo.spent.remove(card)
    st.counters.pop(card, None)
    m.evo.hand.append(card)
    st.know([card], st.everybody())
    refresh(st, m)
    if st.log is not None:
        st.tell(tell.EvolutionRegained(seat=m.seat, rule=rule, card=key_of(st, card)))


def spend_evolution(st: Tokyo, card: i64) -> None:
    """An Evolution leaves play: to the discard pile of the player from whose deck it came (KOT-PU-25)."""
    was_in_front = any(card in m.evo.front for m in st.monsters)
    holder = leave_evolution(st, card)
    if holder is None:
        return
    home = st.monsters[st.home[card]]
    if home.alive:
        home.evo.spent.append(card)
        if st.box.cards[card].facts.spent or st.box.cards[card].facts.spent_hooks:
            refresh(st, home)
    else:
        st.removed.append(card)
    if st.log is not None:
        st.tell(tell.EvolutionDiscarded(seat=holder.seat, rule="KOT-PU-09", card=key_of(st, card)))
    if was_in_front:
        left_play(st, card)


def remove_evolutions(st: Tokyo, m: Monster) -> None:
    """The Evolutions of an eliminated Monster leave the game, its Gifts in front of others too (KOT-GIFT-06, -10)."""
    evo = m.evo
    for card in evo.front + evo.hand:
        home = st.monsters[st.home[card]]
        if home is not m and home.alive and not st.box.cards[card].holder_gone(st, m):
            # What came from somebody else's deck goes to the discard pile there (KOT-GIFT-11, KOT-PU-25).
            spend_evolution(st, card)
    gone = evo.hand + evo.pile + evo.spent + evo.drawn + evo.front
    if st.draft is not None:
        # What it had taken in the draft and never shown stays unknown.
        st.know(evo.spent + evo.front, st.everybody())
    evo.hand = []
    evo.pile = []
    evo.spent = []
    evo.drawn = []
    left = evo.front
    evo.front = []
    st.removed += gone
    for card in gone:
        wipe(st, card)
        if card in left:
            left_play(st, card)
    gifts = st.box.gifts.get(st.box.monsters[m.who], [])
    for other in st.monsters:
        for card in other.evo.front + other.evo.hand:
            if owned_by(st, card, m):
                in_front = card in other.evo.front
                if leave_evolution(st, card) is None:
                    # It has gone already, with a card it depended on.
                    continue
                st.removed.append(card)
                st.know([card], st.everybody())
                if in_front:
                    left_play(st, card)
        # Whoever drafted a Gift does not own it, so it goes from there too (KOT-GIFT-04).
        if gifts:
            for pile in (other.evo.pile, other.evo.spent, other.evo.drawn):
                for card in [c for c in pile if c in gifts]:
                    pile.remove(card)
                    st.removed.append(card)
                    st.know([card], st.everybody())


def owned_by(st: Tokyo, card: i64, m: Monster) -> bool:
    """Whether a Monster owns an Evolution: Gifts are their Monster's, others of the deck they came from."""
    facts = st.box.cards[card].facts
    if facts.type == GIFT:
        return facts.monster == st.box.monsters[m.who]
    return st.home[card] == m.seat


def owner_of(st: Tokyo, card: i64) -> i64:
    """The seat that owns an Evolution; NOBODY if its owner is not in the game, or if it is another card."""
    if card in st.home:
        for m in st.monsters:
            if owned_by(st, card, m):
                return m.seat
    return NOBODY
