# interpreted
"""Laying out a position of King of Tokyo: Monsters with their cards, Market, decks, and what lies on cards."""

from __future__ import annotations

from kaiju.games.common.pieces import NOT_THERE, Pieces
from kaiju.games.common.positions import faces, ranged
from kaiju.games.king_of_tokyo.card import COSTUME, EXPIRES, KEEP, TEMPORARY
from kaiju.games.king_of_tokyo.position import CardAt, MonsterAt, Position, home_expected
from kaiju.games.king_of_tokyo.setup import MARKET_SIZE
from kaiju.games.king_of_tokyo.state import (
    CARD_NOTE,
    COSTUMES,
    DRAFT,
    EMPTY_SLOT,
    FACES,
    OUTSIDE,
    PLACES,
    SEAT_NOTE,
    SETUP,
    Draft,
    Monster,
    Tokyo,
)


class Placing:
    """A position being set up: the state as far as it has come, the cards not placed yet, and what is wrong."""

    def __init__(self, st: Tokyo, faults: list[str]) -> None:
        self.st = st
        self.faults = faults
        self.power = Pieces(st.box.deck, st.box.keys, "Power card")
        self.evolutions = Pieces(sorted(st.home), st.box.keys, "Evolution")
        self.laid: list[tuple[int, CardAt]] = []  # cards with something on them

    def take(self, name: str) -> list[int]:
        """A card of either kind, out of what is not placed yet; empty when there is none."""
        pieces = self.evolutions if self.evolutions.copies(name) else self.power
        return pieces.take_all([name], self.faults)

    def find(self, name: str) -> int:
        """The card that a name speaks of, wherever it is: in play if one of that name is."""
        cards = self.power.copies(name) + self.evolutions.copies(name)
        in_play = [c for m in self.st.monsters for c in m.cards + m.evo.front]
        for card in [c for c in cards if c in in_play] + cards:
            return card
        self.faults.append(f"There is no card called {name!r} at this table.")
        return NOT_THERE


def set_monster(placing: Placing, m: Monster, given: MonsterAt) -> None:
    """Place one Monster with its cards."""
    st, faults = placing.st, placing.faults
    who = f"Monster {m.seat}'s"
    if not 0 <= given.vp <= 20:
        ranged(f"{who} VP", given.vp, 0, 20, faults)
        given.vp = 0
    m.vp = given.vp
    m.energy = ranged(f"{who} energy", given.energy, 0, 999, faults)
    m.poison = ranged(f"{who} Poison tokens", given.poison, 0, 999, faults)
    m.shrink = ranged(f"{who} Shrink tokens", given.shrink, 0, 999, faults)
    if given.place not in PLACES:
        faults.append(f"{who} place must be one of {', '.join(PLACES)}, not {given.place!r}.")
        given.place = PLACES[0]
    m.alive = given.alive
    if not given.alive and (
        given.cards or given.energy or given.poison or given.shrink or given.place != "outside"
    ):
        faults.append(f"Monster {m.seat} is eliminated: it has no cards, energy, tokens or place.")
    m.place = PLACES.index(given.place)
    m.partner = ranged(f"{who} partner", given.partner, -1, len(st.monsters) - 1, faults)
    if m.partner == m.seat:
        faults.append(f"Monster {m.seat} cannot be its own partner.")
    if m.place != OUTSIDE and any(o.place == m.place for o in st.monsters if o is not m):
        faults.append(f"Two Monsters cannot both be in the {given.place.title()}.")
    for entry in given.cards:
        held = CardAt(entry) if isinstance(entry, str) else entry
        for card in placing.power.take_all([held.card], faults):
            if st.box.cards[card].facts.type not in (KEEP, COSTUME):
                faults.append(f"{held.card} is a DISCARD card: it never stays in front of a Monster.")
                continue
            m.cards.append(card)
            if held.counters is not None:
                held.counters = ranged(f"The counters on {held.card}", held.counters, 1, 99, faults)
            placing.laid.append((card, held))


def set_evolutions(placing: Placing, m: Monster, given: MonsterAt) -> None:
    """Place a Monster's Evolutions: in hand, in play, discarded, to choose from and on top of its deck."""
    st, faults, cards = placing.st, placing.faults, placing.evolutions
    if not st.box.power_up and (given.hand or given.evolutions or given.spent or given.pile):
        faults.append("There are Evolutions only with the option power_up.")
        return
    if given.drawn and not (st.box.power_up or st.box.halloween):
        faults.append("There are cards to choose from only with the options power_up and halloween.")
        return
    evo = m.evo
    if st.box.power_up:
        evo.hand = cards.take_all(given.hand, faults)
    for pile, entries in ((evo.front, given.evolutions), (evo.spent, given.spent)):
        for entry in entries:
            held = CardAt(entry) if isinstance(entry, str) else entry
            for card in cards.take_all([held.card], faults):
                facts = st.box.cards[card].facts
                stays = EXPIRES in st.box.cards[card].in_front.on
                if pile is evo.front and facts.type == TEMPORARY and not stays:
                    faults.append(f"{held.card} is used up when it is played: it never stays in play.")
                pile.append(card)
                placing.laid.append((card, held))
    if given.drawn:
        evo.drawn = [card for name in given.drawn for card in placing.take(name)]


def set_laid(placing: Placing) -> None:
    """What lies on cards: counters, a card under them, notes, and what copying cards copy."""
    st, faults = placing.st, placing.faults
    for card, held in placing.laid:
        if held.counters is not None:
            st.counters[card] = ranged(f"The counters on {held.card}", held.counters, 0, 99, faults)
        if held.under:
            for under in placing.power.take_all([held.under], faults):
                st.under[card] = under
        if len([1 for said in (held.face, held.on >= 0, held.token) if said]) > 1:
            faults.append(f"Only one thing is noted on {held.card}: a face, whom it lies on, or a token.")
        if held.face:
            st.notes[card] = faces([held.face], FACES, faults)[0]
        if held.on != -1:
            what = f"The seat that {held.card} lies on"
            st.notes[card] = SEAT_NOTE + ranged(what, held.on, 0, len(st.monsters) - 1, faults)
        if held.token:
            origin = placing.find(held.token)
            if origin != NOT_THERE:
                st.notes[card] = CARD_NOTE + origin
    for card, held in placing.laid:
        if held.copies:
            original = placing.find(held.copies) if held.copies in names_in_play(placing) else card
            if not st.box.cards[card].may_copy(st, original):
                faults.append(f"{held.copies} is not a card in play that can be copied.")
            else:
                st.copies[card] = original


def names_in_play(placing: Placing) -> set[str]:
    """The names, and the keys, of all cards in play."""
    st = placing.st
    names = placing.power.names | placing.evolutions.names
    cards = [c for m in st.monsters for c in m.cards + m.evo.front]
    return {names[c] for c in cards} | {st.box.keys[c] for c in cards}


def set_cards(placing: Placing, position: Position) -> None:
    """Market, deck, discard pile, and what is out of the game."""
    st, faults, power = placing.st, placing.faults, placing.power
    if len(position.market) > MARKET_SIZE:
        faults.append(f"The Market has {MARKET_SIZE} cards, not {len(position.market)}.")
    st.market = [power.take(key, faults) if key else EMPTY_SLOT for key in position.market]
    if st.box.halloween and st.phase in (SETUP, DRAFT, COSTUMES) and not position.market:
        # The Market is dealt after the costumes are chosen (KOT-HAL-17).
        st.market = [EMPTY_SLOT] * MARKET_SIZE
    top = power.take_all(position.deck, faults)
    st.discard = power.take_all(position.discard, faults)
    st.removed = [card for name in position.removed for card in placing.take(name)]
    rest = power.left
    st.shuffle(rest)
    while len(st.market) < MARKET_SIZE and rest and not (position.deck_ends and position.market):
        st.market.append(rest.pop())
    st.market += [EMPTY_SLOT] * (MARKET_SIZE - len(st.market))
    if position.deck_ends:
        # The deck ends with the cards named; the others are out of the way, in nobody's reach.
        st.removed += rest
        rest = []
    st.deck = rest + top[::-1]


def set_piles(placing: Placing, monsters: list[MonsterAt]) -> None:
    """The decks of Evolutions: what is named lies on top of what is left."""
    st = placing.st
    if not st.box.power_up:
        return
    tops = [placing.evolutions.take_all(given.pile, placing.faults)[::-1] for given in monsters]
    for m, top in zip(st.monsters, tops, strict=True):
        evo = m.evo
        evo.pile = [card for card in evo.pile if card in placing.evolutions.left] + top
        if not m.alive:
            st.removed += evo.hand + evo.front + evo.pile + evo.spent
            evo.hand, evo.front, evo.pile, evo.spent = [], [], [], []


def set_homes(placing: Placing, position: Position) -> None:
    """From whose deck every Evolution came."""
    st = placing.st
    st.home = {card: home_expected(st, card) for card in st.home}
    for name, seat in position.homes.items():
        what = f"The seat from whose deck {name} came"
        st.home[placing.find(name)] = ranged(what, seat, 0, len(st.monsters) - 1, placing.faults)


def set_draft(placing: Placing, position: Position) -> None:
    """What was dealt and taken in the draft."""
    st, faults = placing.st, placing.faults
    given = position.draft
    if given is None:
        if st.phase == DRAFT:
            faults.append("In a draft it must be said what was dealt and taken: draft, with packs and taken.")
        return
    seats = len(st.monsters)
    if not st.box.draft:
        faults.append("There is a draft only with the option mutant_evolutions.")
    if len(given.packs) != seats or len(given.taken) != seats:
        faults.append(f"A draft has a pack, and a list of cards taken, for each of the {seats} seats.")
    st.draft = Draft(
        [[placing.find(name) for name in pack] for pack in given.packs],
        [[placing.find(name) for name in taken] for taken in given.taken],
    )
