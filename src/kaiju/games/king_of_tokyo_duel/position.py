# interpreted
"""Scenarios: any legal position of King of Tokyo: Duel, with dice and draws scripted.

A position is plain data::

    {
      "monsters": [
        {"monster": "gigazaur", "hearts": 7, "energy": 4, "dice_tokens": 1, "cards": ["scrappy"]},
        {"monster": "the_king", "hearts": 3}
      ],
      "active": 1,                      whose turn it is
      "turn": 2,                        1 is the very first turn, with 5 dice
      "phase": "start",                 start, resolve (with dice), buy or end
      "fame": 2, "destruction": -2.5,   markers by printed space, -7 (seat 0) to 7 (seat 1); halves are added spaces
      "buzz": {"cat": {"track": "fame", "first": 3}, "meka": {"track": "fame", "first": -4, "turned": true}},
      "market": ["frenzy", "scrappy", "dominate"],       left to right
      "deck": ["energize"],             the top of the deck, first drawn first; the rest is shuffled below
      "discard": ["seismic_test"],
      "script": ["smash", "fame"]       the next dice, one after the other; then chance
    }

What is left out is as at the start of a game. An impossible position is refused with the reason.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.engine.errors import BadSetup, ImpossiblePosition
from kaiju.games.king_of_tokyo_duel.buzz import (
    MIDDLE,
    SPACES,
    bent_the_other_way,
    lay,
    legal_places,
    marker_win,
    token_number,
    token_under,
)
from kaiju.games.king_of_tokyo_duel.card import KEEP
from kaiju.games.king_of_tokyo_duel.cards import DECK
from kaiju.games.king_of_tokyo_duel.market import ROW
from kaiju.games.king_of_tokyo_duel.roll import EXTRA_DICE, extra_dice, main_dice
from kaiju.games.king_of_tokyo_duel.setup import MONSTERS, SEATS, check_options, new_state
from kaiju.games.king_of_tokyo_duel.state import (
    BUY,
    CHECK,
    END,
    FACES,
    MAX_DICE_TOKENS,
    OUT_OF_GAME,
    START,
    TRACKS,
    Duel,
    Monster,
)
from kaiju.games.king_of_tokyo_duel.verbs import refresh

PHASES = {"start": START, "resolve": CHECK, "buy": BUY, "end": END}
FACE_NAMES = {name: i for i, name in enumerate(FACES)}


class MonsterAt(msgspec.Struct, forbid_unknown_fields=True):
    """A Monster in a position."""

    monster: str = ""
    hearts: int | None = None
    energy: int = 0
    dice_tokens: int = 0
    cards: list[str] = []
    fewer: int = 0
    dominated: int = 0


class TokenAt(msgspec.Struct, forbid_unknown_fields=True):
    """Where a Buzz token lies: the first printed space it covers; two-space tokens may be turned.

    For a token with three feet the place decides which way round it lies.
    """

    track: str
    first: int
    turned: bool | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position."""

    monsters: list[MonsterAt]
    active: int = 0
    turn: int = 2
    phase: str = "start"
    fame: float = 0
    destruction: float = 0
    buzz: dict[str, TokenAt] = {}
    dice: list[str] = []
    rolls_left: int = 0
    smashed: int = 0
    bought: bool = False
    extra: int = 0
    fewer: int = 0
    market: list[str] = []
    deck: list[str] = []
    deck_ends: bool = False
    discard: list[str] = []
    script: list[str] = []


def place(data: dict[str, Any], rng: int) -> Duel:
    """The state that a position describes."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise ImpossiblePosition(f"This is not a position of King of Tokyo: Duel: {error}.") from None
    if len(position.monsters) != SEATS:
        raise ImpossiblePosition(f"King of Tokyo: Duel has 2 Monsters, not {len(position.monsters)}.")
    try:
        names = check_options({"monsters": [m.monster for m in position.monsters]})["monsters"]
    except BadSetup as error:
        raise ImpossiblePosition(str(error)) from None
    free = [i for i, name in enumerate(MONSTERS) if name not in names]
    st = new_state([MONSTERS.index(name) if name else free.pop(0) for name in names], rng)
    taken: set[int] = set()
    for m, given in zip(st.monsters, position.monsters, strict=True):
        set_monster(st, m, given, taken)
    for m in st.monsters:
        refresh(st, m)
    set_tracks(st, position)
    set_turn(st, position)
    set_cards(st, position, taken)
    st.rigged = [face(f) for f in position.script]
    return st


def card_number(key: str, taken: set[int]) -> int:
    """The card of this name, if it is not in use yet."""
    for number, card in enumerate(DECK):
        if card.facts.key == key:
            if number in taken:
                raise ImpossiblePosition(f"There is only one {key}, and it is already somewhere else.")
            taken.add(number)
            return number
    raise ImpossiblePosition(f"There is no Power card called {key!r}.")


def face(name: str) -> int:
    """A die face by name."""
    if name not in FACE_NAMES:
        raise ImpossiblePosition(f"{name!r} is not a die face; the faces are {', '.join(FACES)}.")
    return FACE_NAMES[name]


def check_range(what: str, n: int, least: int, most: int) -> None:
    """Refuse a number out of range."""
    if not least <= n <= most:
        raise ImpossiblePosition(f"{what} must be from {least} to {most}, not {n}.")


def set_monster(st: Duel, m: Monster, given: MonsterAt, taken: set[int]) -> None:
    """Place one Monster with its cards."""
    who = f"Monster {m.seat}'s"
    if given.hearts is not None:
        check_range(f"{who} hearts", given.hearts, 1, m.max_hearts)
        m.hearts = given.hearts
    check_range(f"{who} energy", given.energy, 0, 999)
    check_range(f"{who} Dice tokens", given.dice_tokens, 0, MAX_DICE_TOKENS)
    check_range(f"{who} dice taken away", given.fewer, 0, 99)
    check_range(f"{who} dice taken away for each card", given.dominated, 0, 9)
    m.energy, m.dice_tokens, m.fewer, m.dominated = (
        given.energy,
        given.dice_tokens,
        given.fewer,
        given.dominated,
    )
    for key in given.cards:
        number = card_number(key, taken)
        if DECK[number].facts.type != KEEP:
            raise ImpossiblePosition(f"{key} is a DISCARD card: it never stays in front of a Monster.")
        m.cards.append(number)


def set_tracks(st: Duel, position: Position) -> None:
    """Markers and Buzz tokens."""
    # Markers may stand on tokens, so none is in the way while tokens are laid: odd positions cover no space.
    st.markers = [1, 1]
    for key, at in position.buzz.items():
        lay_token_at(st, key, at)
    st.markers = [half_spaces(st, 0, position.fame), half_spaces(st, 1, position.destruction)]
    for seat in range(SEATS):
        if marker_win(st, seat):
            raise ImpossiblePosition(f"With the markers there, seat {seat} has already won.")


def lay_token_at(st: Duel, key: str, at: TokenAt) -> None:
    """Lay one token, if it fits."""
    number = token_number(key)
    if number < 0:
        raise ImpossiblePosition(f"There is no Buzz token called {key!r}.")
    if st.places[number] == OUT_OF_GAME:
        raise ImpossiblePosition(f"{key} is in the game only with {st.box.tokens[number].board}.")
    if at.track not in TRACKS:
        raise ImpossiblePosition(
            f"A Buzz token lies on one of the tracks {', '.join(TRACKS)}, not on {at.track!r}."
        )
    track = TRACKS.index(at.track)
    turned = at.turned
    if turned is None:
        turned = st.box.tokens[number].feet == 3 and bent_the_other_way(track, MIDDLE + at.first)
    place = 2 * (track * SPACES + MIDDLE + at.first) + turned
    on_track = -MIDDLE <= at.first <= MIDDLE
    if not on_track or place not in legal_places(st, number):
        if on_track and place ^ 1 in legal_places(st, number):
            way = "the other way round" if st.box.tokens[number].feet == 3 else "only one way"
            raise ImpossiblePosition(f"{key} has to lie {way} there (DUEL-BUZZ-11).")
        raise ImpossiblePosition(f"{key} does not fit on space {at.first} of the {at.track} track.")
    lay(st, number, place)


def half_spaces(st: Duel, track: int, at: float) -> int:
    """A marker's position, which must be a space that exists."""
    half = round(at * 2)
    name = TRACKS[track]
    if half != at * 2 or not -2 * MIDDLE <= half <= 2 * MIDDLE:
        raise ImpossiblePosition(f"The {name} marker is somewhere from -7 to 7, not at {at}.")
    under = token_under(st, track, half)
    if half % 2:
        beyond = token_under(st, track, half + 1)
        if under < 0 or under != beyond or not st.box.tokens[under].longer:
            raise ImpossiblePosition(
                f"There is no space at {at} of the {name} track: no token adds one there."
            )
    elif under >= 0 and st.box.tokens[under].shorter:
        middle = 2 * (st.places[under] // 2 % SPACES - MIDDLE + 1)
        if half == middle:
            raise ImpossiblePosition(
                f"Nothing can stand on the middle of {st.box.tokens[under].key} (DUEL-BUZZ-13)."
            )
    return half


def set_turn(st: Duel, position: Position) -> None:
    """Whose turn it is, how far it has come, and what was rolled."""
    check_range("The active seat", position.active, 0, SEATS - 1)
    check_range("The turn", position.turn, 1, 9999)
    check_range("The extra turns", position.extra, 0, 9)
    check_range("The dice taken away this turn", position.fewer, 0, 99)
    check_range("The smash symbols resolved", position.smashed, 0, 99)
    check_range("The rolls left", position.rolls_left, 0, 3)
    if position.phase not in PHASES:
        raise ImpossiblePosition(f"The phase must be one of {', '.join(PHASES)}, not {position.phase!r}.")
    st.active = position.active
    st.phase = PHASES[position.phase]
    st.extra = position.extra
    me = st.monsters[st.active]
    if st.phase == START:
        st.turn = position.turn - 1
        me.fewer += position.fewer
        if position.dice or position.smashed or position.bought:
            raise ImpossiblePosition(
                "At the start of a turn nothing is rolled, resolved or bought; use the script."
            )
        return
    st.turn = position.turn
    st.fewer = position.fewer
    st.dice = [face(f) for f in position.dice]
    st.rolls_left = position.rolls_left
    st.smashed = position.smashed
    st.bought = position.bought
    least = main_dice(st) + extra_dice(me)
    most = main_dice(st) + EXTRA_DICE
    if not (least <= len(st.dice) <= most or (not st.dice and st.phase != CHECK)):
        raise ImpossiblePosition(
            f"The active Monster rolls {least} to {most} dice in this position, not {len(st.dice)}."
        )


def set_cards(st: Duel, position: Position, taken: set[int]) -> None:
    """The row, the deck and the discard pile."""
    if len(position.market) > ROW:
        raise ImpossiblePosition(f"There are {ROW} cards face up, not {len(position.market)}.")
    market = [card_number(key, taken) if key else -1 for key in position.market]
    top = [card_number(key, taken) for key in position.deck]
    st.discard = [card_number(key, taken) for key in position.discard]
    rest = [c for c in range(len(DECK)) if c not in taken]
    st.shuffle(rest)
    while len(market) < ROW:
        # The row fills from the left, where the deck lies; with nothing left the left stays empty.
        market.insert(0, -1 if position.deck_ends else rest.pop())
    st.market = market
    if position.deck_ends:
        # The deck ends with the cards named; the others are out of the way, in nobody's reach.
        st.removed = rest
        rest = []
    if any(st.market[slot] < 0 <= st.market[slot - 1] for slot in range(1, ROW)):
        raise ImpossiblePosition("Cards in the row slide to the right: only the left may be empty.")
    if -1 in st.market and (rest or top or st.discard):
        raise ImpossiblePosition("A space of the row is empty only when no card is left to fill it.")
    st.deck = rest + top[::-1]
