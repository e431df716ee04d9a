# interpreted
"""Scenarios: any legal position of King of Tokyo, with dice and draws scripted.

A position is plain data::

    {
      "monsters": [
        {"monster": "gigazaur", "hearts": 7, "energy": 4, "vp": 12, "place": "city",
         "cards": ["jets", {"card": "smoke_cloud", "counters": 2}, {"card": "mimic", "copies": "jets"}]},
        {"hearts": 3, "poison": 1}
      ],
      "active": 1,                      whose turn it is
      "phase": "start",                 start, resolve (with dice), buy or end
      "market": ["tank", "heal", "jets"],
      "deck": ["frenzy"],               the top of the deck, first drawn first; the rest is shuffled below
      "discard": ["energize"],
      "script": ["1", "1", "smash"],    the next dice, one after the other; then chance
      "options": {"two_player": false}
    }

What is left out is as at the start of a game. An impossible position is refused with the reason.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.engine.errors import BadSetup, ImpossiblePosition
from kaiju.games.king_of_tokyo.card import COSTUME, EXPIRES, KEEP, TEMPORARY
from kaiju.games.king_of_tokyo.dice import dice_count, total
from kaiju.games.king_of_tokyo.setup import (
    KING_OF_TOKYO,
    MARKET_SIZE,
    Edition,
    deal_evolutions,
    new_state,
)
from kaiju.games.king_of_tokyo.state import (
    BAY,
    BUY,
    END,
    FACES,
    OUTSIDE,
    PLACES,
    RESOLVE,
    START,
    Monster,
    Tokyo,
)
from kaiju.games.king_of_tokyo.turn import in_tokyo_now
from kaiju.games.king_of_tokyo.verbs import refresh

PHASES = {"start": START, "resolve": RESOLVE, "buy": BUY, "end": END}
FACE_NAMES = {name: i for i, name in enumerate(FACES)}


class CardAt(msgspec.Struct, forbid_unknown_fields=True):
    """A card in front of a Monster, with what lies on it."""

    card: str
    counters: int | None = None
    copies: str = ""


class MonsterAt(msgspec.Struct, forbid_unknown_fields=True):
    """A Monster in a position."""

    monster: str = ""
    hearts: int = 10
    energy: int = 0
    vp: int = 0
    place: str = "outside"
    alive: bool = True
    poison: int = 0
    shrink: int = 0
    partner: int = -1
    cards: list[str | CardAt] = []
    hand: list[str] = []
    evolutions: list[str | CardAt] = []
    spent: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position."""

    monsters: list[MonsterAt]
    active: int = 0
    phase: str = "start"
    dice: list[str] = []
    market: list[str] = []
    deck: list[str] = []
    deck_ends: bool = False
    discard: list[str] = []
    script: list[str] = []
    turn: int = 1
    extra: list[int] = []
    fewer: int = 0
    options: dict[str, Any] = {}


def place(data: dict[str, Any], rng: int, edition: Edition = KING_OF_TOKYO) -> Tokyo:
    """The state that a position describes."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise ImpossiblePosition(f"This is not a position of {edition.title}: {error}.") from None
    seats = len(position.monsters)
    if not 2 <= seats <= edition.seats_max:
        raise ImpossiblePosition(f"{edition.title} has 2 to {edition.seats_max} Monsters, not {seats}.")
    try:
        names = [m.monster for m in position.monsters]
        options = edition.options({"monsters": names} | position.options, seats)
    except BadSetup as error:
        raise ImpossiblePosition(str(error)) from None
    free = [name for name in edition.monsters if name not in options["monsters"]]
    names = [name or free.pop(0) for name in options["monsters"]]
    st = new_state(seats, edition.box(options), rng)
    taken: set[int] = set()
    copying: list[tuple[int, str]] = []
    for m in st.monsters:
        m.who = st.box.monsters.index(names[m.seat])
    deal_evolutions(st)
    for m, given in zip(st.monsters, position.monsters, strict=True):
        set_monster(st, m, given, taken, copying)
        set_evolutions(st, m, given, copying)
    set_copies(st, copying)
    for m in st.monsters:
        refresh(st, m)
        hearts = position.monsters[m.seat].hearts
        if m.alive and hearts < (0 if m.powers.undying else 1):
            raise ImpossiblePosition(f"Monster {m.seat} has no hearts but is not eliminated.")
        at_most(f"Monster {m.seat}'s hearts", hearts, m.powers.max_hearts)
        m.hearts = hearts
    set_turn(st, position)
    set_cards(st, position, taken)
    st.rigged = [face(f) for f in position.script]
    check_whole(st)
    return st


def card_number(st: Tokyo, key: str, taken: set[int]) -> int:
    """A card of this name that is not in use yet."""
    known = False
    for number in st.box.deck:
        if st.box.keys[number] == key:
            known = True
            if number not in taken:
                taken.add(number)
                return number
    if known:
        raise ImpossiblePosition(f"All copies of {key} are already somewhere else.")
    raise ImpossiblePosition(f"There is no Power card called {key!r}.")


def face(name: str) -> int:
    """A die face by name."""
    if name not in FACE_NAMES:
        raise ImpossiblePosition(f"{name!r} is not a die face; the faces are {', '.join(FACES)}.")
    return FACE_NAMES[name]


def at_most(what: str, n: int, most: int, least: int = 0) -> None:
    """Refuse a number out of range."""
    if not least <= n <= most:
        raise ImpossiblePosition(f"{what} must be from {least} to {most}, not {n}.")


def set_monster(
    st: Tokyo, m: Monster, given: MonsterAt, taken: set[int], copying: list[tuple[int, str]]
) -> None:
    """Place one Monster with its cards."""
    who = f"Monster {m.seat}'s"
    at_most(f"{who} VP", given.vp, 20)
    for what, n in (
        ("energy", given.energy),
        ("Poison tokens", given.poison),
        ("Shrink tokens", given.shrink),
    ):
        at_most(f"{who} {what}", n, 999)
    if given.place not in PLACES:
        raise ImpossiblePosition(f"{who} place must be one of {', '.join(PLACES)}, not {given.place!r}.")
    m.alive = given.alive
    m.hearts = given.hearts
    if not given.alive:
        if given.cards or given.energy or given.poison or given.shrink or given.place != "outside":
            raise ImpossiblePosition(
                f"Monster {m.seat} is eliminated: it has no cards, energy, tokens or place."
            )
        given.hearts = 0
    m.energy, m.vp, m.poison, m.shrink = given.energy, given.vp, given.poison, given.shrink
    m.place = PLACES.index(given.place)
    at_most(f"{who} partner", given.partner, len(st.monsters) - 1, -1)
    if given.partner == m.seat:
        raise ImpossiblePosition(f"Monster {m.seat} cannot be its own partner.")
    m.partner = given.partner
    if m.place != OUTSIDE and any(o.place == m.place for o in st.monsters if o is not m):
        raise ImpossiblePosition(f"Two Monsters cannot both be in the {given.place.title()}.")
    for entry in given.cards:
        held = CardAt(entry) if isinstance(entry, str) else entry
        number = card_number(st, held.card, taken)
        if st.box.cards[number].facts.type not in (KEEP, COSTUME):
            raise ImpossiblePosition(f"{held.card} is a DISCARD card: it never stays in front of a Monster.")
        m.cards.append(number)
        if held.counters is not None:
            at_most(f"The counters on {held.card}", held.counters, 99, 1)
            st.counters[number] = held.counters
        if held.copies:
            copying.append((number, held.copies))


def set_evolutions(st: Tokyo, m: Monster, given: MonsterAt, copying: list[tuple[int, str]]) -> None:
    """Place a Monster's Evolutions: in hand, in play and discarded; the others stay in its deck."""
    if not st.box.power_up:
        if given.hand or given.evolutions or given.spent:
            raise ImpossiblePosition("There are Evolutions only with the option power_up.")
        return
    for entry in given.hand:
        m.evo.hand.append(evolution(st, m, entry))
    for entry in given.spent:
        m.evo.spent.append(evolution(st, m, entry))
    for given_card in given.evolutions:
        held = CardAt(given_card) if isinstance(given_card, str) else given_card
        number = evolution(st, m, held.card)
        if st.box.cards[number].facts.type == TEMPORARY and not (st.box.cards[number].hooks >> EXPIRES & 1):
            raise ImpossiblePosition(f"{held.card} is used up when it is played: it never stays in play.")
        m.evo.front.append(number)
        if held.counters is not None:
            st.counters[number] = held.counters
        if held.copies:
            copying.append((number, held.copies))
    if not m.alive:
        st.removed += m.evo.hand + m.evo.front + m.evo.pile + m.evo.spent
        m.evo.hand, m.evo.front, m.evo.pile, m.evo.spent = [], [], [], []


def evolution(st: Tokyo, m: Monster, key: str) -> int:
    """Take an Evolution of this name out of the deck it is in: the own one or, for Gifts, another's."""
    for owner in [m, *(o for o in st.monsters if o is not m)]:
        for number in owner.evo.pile:
            if st.box.keys[number] == key:
                owner.evo.pile.remove(number)
                if st.box.draft:
                    # In a draft everybody may have taken it.
                    st.home[number] = m.seat
                return number
    raise ImpossiblePosition(f"There is no Evolution called {key!r} in the decks of these Monsters.")


def set_copies(st: Tokyo, copying: list[tuple[int, str]]) -> None:
    """Let copying cards stand for the cards they copy."""
    in_play = {st.box.keys[c]: c for m in st.monsters for c in m.cards + m.evo.front}
    for number, key in copying:
        if not st.box.cards[number].may_copy(st, in_play.get(key, number)):
            raise ImpossiblePosition(f"{key} is not a card in play that can be copied.")
        st.copies[number] = in_play[key]


def set_turn(st: Tokyo, position: Position) -> None:
    """Whose turn it is, how far it has come, and what was rolled."""
    alive = [m for m in st.monsters if m.alive]
    if len(alive) < 2:
        raise ImpossiblePosition("At least two Monsters must still be in the game.")
    at_most("The active seat", position.active, len(st.monsters) - 1)
    me = st.monsters[position.active]
    if not me.alive:
        raise ImpossiblePosition("The active Monster is eliminated.")
    if position.phase not in PHASES:
        raise ImpossiblePosition(f"The phase must be one of {', '.join(PHASES)}, not {position.phase!r}.")
    st.active = st.regular = position.active
    st.phase = PHASES[position.phase]
    st.turn = position.turn - 1 if st.phase == START else position.turn
    st.began = in_tokyo_now(st)
    at_most("The dice taken away this turn", position.fewer, 20)
    st.fewer = position.fewer
    for seat in position.extra:
        at_most("A seat with an extra turn", seat, len(st.monsters) - 1)
        st.extra.append(seat)
    st.bay_open = len(st.monsters) >= 5 and len(alive) >= 5
    if not st.bay_open and st.in_tokyo(BAY) is not None:
        raise ImpossiblePosition("Tokyo Bay is in use only while five or more Monsters are in the game.")
    if st.phase == START:
        if position.dice:
            raise ImpossiblePosition("At the start of a turn there are no dice yet; use the script.")
        if any(m.reached for m in alive):
            raise ImpossiblePosition("A Monster that has the VP it needs has won: no further turn starts.")
    else:
        st.dice = [face(f) for f in position.dice]
        if len(st.dice) not in (0, dice_count(st, me)) or (
            st.phase == RESOLVE and not st.dice and dice_count(st, me)
        ):
            raise ImpossiblePosition(
                f"The active Monster rolls {dice_count(st, me)} dice in this position, not {len(st.dice)}."
            )
        total(st, me)


def set_cards(st: Tokyo, position: Position, taken: set[int]) -> None:
    """Market, deck and discard pile."""
    if len(position.market) > MARKET_SIZE:
        raise ImpossiblePosition(f"The Market has {MARKET_SIZE} cards, not {len(position.market)}.")
    st.market = [card_number(st, key, taken) for key in position.market]
    top = [card_number(st, key, taken) for key in position.deck]
    st.discard = [card_number(st, key, taken) for key in position.discard]
    rest = [c for c in st.box.deck if c not in taken]
    st.shuffle(rest)
    while len(st.market) < MARKET_SIZE and not (position.deck_ends and position.market):
        st.market.append(rest.pop())
    st.market += [-1] * (MARKET_SIZE - len(st.market))
    if position.deck_ends:
        # The deck ends with the cards named; the others are out of the way, in nobody's reach.
        st.removed = rest
        rest = []
    st.deck = rest + top[::-1]


def check_whole(st: Tokyo) -> None:
    """Every card is in exactly one place."""
    placed = sorted(
        [c for m in st.monsters for c in m.cards]
        + [c for c in st.market if c >= 0]
        + st.deck
        + st.discard
        + st.removed
        + [c for m in st.monsters for c in m.evo.hand + m.evo.front + m.evo.pile + m.evo.spent]
    )
    if placed != sorted(st.box.deck + list(st.home)):
        raise ImpossiblePosition("Some card is in two places, or in none.")
