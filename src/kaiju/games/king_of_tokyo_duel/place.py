# interpreted
"""Setting up a position of King of Tokyo: Duel. Everything that is impossible about it is told at once."""

from __future__ import annotations

from typing import Any

from kaiju.engine.errors import BadSetup, ImpossiblePosition
from kaiju.engine.positions import read
from kaiju.games.common.pieces import Pieces
from kaiju.games.common.positions import faces, ranged
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
from kaiju.games.king_of_tokyo_duel.position import PHASES, MonsterAt, Position, TokenAt
from kaiju.games.king_of_tokyo_duel.roll import EXTRA_DICE, MAIN_DICE, extra_dice, main_dice
from kaiju.games.king_of_tokyo_duel.setup import MONSTERS, SEATS, check_options, new_state
from kaiju.games.king_of_tokyo_duel.state import (
    CHECK,
    FACES,
    MAX_DICE_TOKENS,
    NO_SYMBOLS,
    OUT_OF_GAME,
    START,
    TRACKS,
    Duel,
    Monster,
)
from kaiju.games.king_of_tokyo_duel.verbs import refresh

TITLE = "King of Tokyo: Duel"


def place(data: dict[str, Any], rng: int) -> Duel:
    """The state that a position describes."""
    faults: list[str] = []
    position = read(Position, data, TITLE, "", faults)
    monsters = [
        read(MonsterAt, given, TITLE, f".monsters[{n}]", faults) for n, given in enumerate(position.monsters)
    ]
    if len(monsters) != SEATS:
        faults.append(f"{TITLE} has 2 Monsters, not {len(monsters)}.")
        raise ImpossiblePosition(*faults)
    try:
        names = check_options({"monsters": [m.monster for m in monsters]})["monsters"]
    except BadSetup as error:
        faults.append(str(error))
        names = ["", ""]
    free = [i for i, name in enumerate(MONSTERS) if name not in names]
    st = new_state([MONSTERS.index(name) if name else free.pop(0) for name in names], rng)
    cards = Pieces(list(range(len(DECK))), [card.facts.key for card in DECK], "Power card")
    for m, given in zip(st.monsters, monsters, strict=True):
        set_monster(m, given, cards, faults)
    for m in st.monsters:
        refresh(st, m)
    set_tracks(st, position, faults)
    set_turn(st, position, faults)
    for key in position.used:
        if cards.copies(key):
            st.used.append(cards.copies(key)[0])
        else:
            faults.append(f"There is no Power card called {key!r}.")
    set_cards(st, position, cards, faults)
    st.rigged = faces(position.script, FACES, faults, script=True)
    if faults:
        raise ImpossiblePosition(*faults)
    return st


def set_monster(m: Monster, given: MonsterAt, cards: Pieces, faults: list[str]) -> None:
    """Place one Monster with its cards."""
    who = f"Monster {m.seat}'s"
    if given.hearts is not None:
        m.hearts = ranged(f"{who} hearts", given.hearts, 1, m.max_hearts, faults)
    m.energy = ranged(f"{who} energy", given.energy, 0, 999, faults)
    m.dice_tokens = ranged(f"{who} Dice tokens", given.dice_tokens, 0, MAX_DICE_TOKENS, faults)
    m.fewer = ranged(f"{who} dice taken away", given.fewer, 0, 99, faults)
    m.dominated = ranged(f"{who} dice taken away for each card", given.dominated, 0, 9, faults)
    m.immune = given.immune
    m.hits_taken = ranged(f"{who} hits taken", given.hits_taken, 0, 999, faults)
    for key in given.cards:
        for number in cards.take_all([key], faults):
            if DECK[number].facts.type == KEEP:
                m.cards.append(number)
            else:
                faults.append(f"{key} is a DISCARD card: it never stays in front of a Monster.")


def set_tracks(st: Duel, position: Position, faults: list[str]) -> None:
    """Markers and Buzz tokens."""
    # Markers may stand on tokens, so none is in the way while tokens are laid: odd positions cover no space.
    st.markers = [1, 1]
    for key, at in position.buzz.items():
        why = lay_token_at(st, key, at)
        if why:
            faults.append(why)
    st.markers = [
        half_spaces(st, 0, position.fame, faults),
        half_spaces(st, 1, position.destruction, faults),
    ]
    for seat in range(SEATS):
        if marker_win(st, seat):
            faults.append(f"With the markers there, seat {seat} has already won.")


def lay_token_at(st: Duel, key: str, at: TokenAt) -> str:
    """Lay one token, if it fits; otherwise say why not."""
    number = token_number(key)
    if number < 0:
        return f"There is no Buzz token called {key!r}."
    if st.places[number] == OUT_OF_GAME:
        return f"{key} is in the game only with {st.box.tokens[number].board}."
    if at.track not in TRACKS:
        return f"A Buzz token lies on one of the tracks {', '.join(TRACKS)}, not on {at.track!r}."
    if not -MIDDLE <= at.first <= MIDDLE:
        return f"{key} does not fit on space {at.first} of the {at.track} track."
    track = TRACKS.index(at.track)
    turned = at.turned
    if turned is None:
        turned = st.box.tokens[number].feet == 3 and bent_the_other_way(track, MIDDLE + at.first)
    place = 2 * (track * SPACES + MIDDLE + at.first) + turned
    if place not in legal_places(st, number):
        if place ^ 1 in legal_places(st, number):
            way = "the other way round" if st.box.tokens[number].feet == 3 else "only one way"
            return f"{key} has to lie {way} there (DUEL-BUZZ-11)."
        return f"{key} does not fit on space {at.first} of the {at.track} track."
    lay(st, number, place)
    return ""


def half_spaces(st: Duel, track: int, at: float, faults: list[str]) -> int:
    """A marker's position, which must be a space that exists; the start space when it is not."""
    name = TRACKS[track]
    if not abs(at) <= float(MIDDLE) or round(at * 2) != at * 2:
        faults.append(f"The {name} marker is somewhere from -7 to 7, not at {at}.")
        return 0
    half = round(at * 2)
    under = token_under(st, track, half)
    if half % 2:
        beyond = token_under(st, track, half + 1)
        if under < 0 or under != beyond or not st.box.tokens[under].longer:
            faults.append(f"There is no space at {at} of the {name} track: no token adds one there.")
            return 0
    elif under >= 0 and st.box.tokens[under].shorter:
        middle = 2 * (st.places[under] // 2 % SPACES - MIDDLE + 1)
        if half == middle:
            faults.append(f"Nothing can stand on the middle of {st.box.tokens[under].key} (DUEL-BUZZ-13).")
            return 0
    return half


def set_turn(st: Duel, position: Position, faults: list[str]) -> None:
    """Whose turn it is, how far it has come, and what was rolled."""
    if position.phase not in PHASES:
        faults.append(f"The phase must be one of {', '.join(PHASES)}, not {position.phase!r}.")
        position.phase = "start"
    st.active = ranged("The active seat", position.active, 0, SEATS - 1, faults)
    turn = ranged("The turn", position.turn, 1, 9999, faults)
    st.phase = PHASES[position.phase]
    st.extra = ranged("The extra turns", position.extra, 0, 9, faults)
    st.extra_turn = position.extra_turn
    st.rolls_left = ranged("The rolls left", position.rolls_left, 0, 9, faults)
    fewer = ranged("The dice taken away this turn", position.fewer, 0, 99, faults)
    me = st.monsters[st.active]
    if st.phase <= START:
        st.turn = turn - 1
        me.fewer += fewer
        rolled = position.dice or position.added or position.left_out or position.done or position.spare
        if rolled or position.smashed or position.bought:
            faults.append("At the start of a turn nothing is rolled, resolved or bought; use the script.")
        return
    st.turn = turn
    st.fewer = fewer
    st.dice = faces(position.dice, FACES, faults)
    st.smashed = ranged("The smash symbols resolved", position.smashed, 0, 99, faults)
    st.bought = position.bought
    st.spare = ranged("The power symbols to spare", position.spare, 0, 99, faults)
    st.added, st.left_out = NO_SYMBOLS[:], NO_SYMBOLS[:]
    for pile, given in ((st.added, position.added), (st.left_out, position.left_out)):
        for face, n in given.items():
            pile[faces([face], FACES, faults)[0]] = ranged("Symbols added or left out", n, 0, 99, faults)
    for group in faces(position.done, FACES, faults):
        st.done |= 1 << group
    # Once the dice are being resolved, cards may come and go, and the dice stay.
    least = main_dice(st) + extra_dice(me) if st.phase == CHECK else 0
    most = main_dice(st) + EXTRA_DICE if st.phase == CHECK else MAIN_DICE + EXTRA_DICE
    if not least <= len(st.dice) <= most:
        faults.append(
            f"The active Monster rolls {least} to {most} dice in this position, not {len(st.dice)}."
        )


def set_cards(st: Duel, position: Position, cards: Pieces, faults: list[str]) -> None:
    """The row, the deck and the discard pile."""
    if len(position.market) > ROW:
        faults.append(f"There are {ROW} cards face up, not {len(position.market)}.")
        return
    market = [cards.take(key, faults) if key else -1 for key in position.market]
    top = cards.take_all(position.deck, faults)
    st.discard = cards.take_all(position.discard, faults)
    st.removed = cards.take_all(position.removed, faults)
    if faults:
        return
    rest = cards.left
    st.shuffle(rest)
    while len(market) < ROW:
        # The row fills from the left, where the deck lies; with nothing left the left stays empty.
        market.insert(0, -1 if position.deck_ends or not rest else rest.pop())
    st.market = market
    if position.deck_ends:
        # The deck ends with the cards named; the others are out of the way, in nobody's reach.
        st.removed += rest
        rest = []
    if any(st.market[slot] < 0 <= st.market[slot - 1] for slot in range(1, ROW)):
        faults.append("Cards in the row slide to the right: only the left may be empty.")
    elif -1 in st.market and (rest or top or st.discard):
        faults.append("A space of the row is empty only when no card is left to fill it.")
    st.deck = rest + top[::-1]
