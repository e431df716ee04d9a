# interpreted
"""Setting up a position of Godzilla: Tokyo Clash. Everything that is impossible about it is told at once."""

from __future__ import annotations

from typing import Any

from kaiju.engine.errors import ImpossiblePosition
from kaiju.engine.positions import read
from kaiju.games.common.pieces import Pieces
from kaiju.games.common.positions import ranged
from kaiju.games.godzilla_tokyo_clash.box import Box, Layout
from kaiju.games.godzilla_tokyo_clash.piles import draw
from kaiju.games.godzilla_tokyo_clash.placing import to_set_up
from kaiju.games.godzilla_tokyo_clash.position import PieceAt, PlayerAt, Position
from kaiju.games.godzilla_tokyo_clash.setup import FIRST_GAME_EVENTS, TITLE, new_state
from kaiju.games.godzilla_tokyo_clash.state import (
    ABILITIES,
    EVENTS,
    EVERYBODY,
    REFILL,
    SETUP,
    SUPPLY,
    Clash,
    Player,
)
from kaiju.games.godzilla_tokyo_clash.verbs import DIRECTIONS
from kaiju.games.godzilla_tokyo_clash.view import PHASES


def place(data: dict[str, Any], rng: int, box: Box) -> Clash:
    """The state that a position describes."""
    faults: list[str] = []
    position = read(Position, data, TITLE, "", faults)
    players = [
        read(PlayerAt, given, TITLE, f".players[{n}]", faults) for n, given in enumerate(position.players)
    ]
    layouts = [layout for layout in box.layouts if layout.players == len(players)]
    if not layouts:
        faults.append(f"{TITLE} has 2 to 4 players, not {len(players)}.")
        raise ImpossiblePosition(*faults)
    who = kaiju_of(players, box, faults)
    tiles = tiles_of(position, layouts[0], box, faults)
    events = events_of(position, box, faults)
    st = new_state(box, who, tiles, events, rng)
    set_city(st, position, faults)
    set_round(st, position, faults)
    for p, given in zip(st.players, players, strict=True):
        set_player(st, p, given, faults)
    for p in st.players:
        if st.large[p.space]:
            faults.append(
                f"No Kaiju rests on a Large Building, as that of player {p.seat} does (GTC-HEX-11)."
            )
    for piece in st.fleet:
        if st.box.kind_of[piece] == st.trap and st.others_in(st.spot[piece], -1):
            faults.append("No Kaiju shares a space with a Lightning Generator (GTC-LG-10).")
    cards = {p.seat: Pieces(box.mats[p.who].cards, [card.key for card in box.of], "card") for p in st.players}
    hands = {p.seat: given.hand is not None for p, given in zip(st.players, players, strict=True)}
    for p, given in zip(st.players, players, strict=True):
        set_open_cards(st, p, given, cards, faults)
    if not faults:
        for p, given in zip(st.players, players, strict=True):
            fill_deck(st, p, given, cards[p.seat], hands[p.seat])
    set_known(st, position, cards, faults)
    if faults:
        raise ImpossiblePosition(*faults)
    return st


def kaiju_of(players: list[PlayerAt], box: Box, faults: list[str]) -> list[int]:
    """Who plays which Kaiju; those without a name get what is left, in the order of the box."""
    keys = [mat.key for mat in box.mats]
    who: list[int] = []
    for n, given in enumerate(players):
        number = keys.index(given.kaiju) if given.kaiju in keys else -1
        if given.kaiju and number < 0:
            faults.append(f"Player {n}'s Kaiju must be one of {', '.join(keys)}, not {given.kaiju!r}.")
        if number >= 0 and number in who:
            faults.append(f"Two players cannot both be {given.kaiju} (GTC-CMP-07).")
            number = -1
        who.append(number)
    left = [number for number in range(len(keys)) if number not in who]
    return [number if number >= 0 else left.pop(0) for number in who]


def tiles_of(position: Position, layout: Layout, box: Box, faults: list[str]) -> list[tuple[int, int]]:
    """Tiles and rotations by slot; the default arrangement if they are left out."""
    if position.tiles is None:
        return layout.default[:]
    keys = [tile.key for tile in box.tiles]
    out: list[tuple[int, int]] = []
    for key, rotation in position.tiles:
        if key not in keys[1:]:
            faults.append(f"There is no tile called {key!r} to be dealt.")
            return layout.default[:]
        out.append((keys.index(key), ranged("The rotation of a tile", rotation, 0, 2, faults)))
    if len(out) != len(layout.slots) or len({tile for tile, _ in out}) != len(out):
        faults.append(f"The board has {len(layout.slots)} different tiles besides the centre.")
        return layout.default[:]
    return out


def events_of(position: Position, box: Box, faults: list[str]) -> list[int]:
    """Event 1 and Event 2."""
    keys = [event.key for event in box.events]
    if not position.events:
        position.events = list(FIRST_GAME_EVENTS)
    for key in position.events:
        if key not in keys:
            faults.append(f"There is no Event called {key!r}.")
    found = [keys.index(key) for key in position.events if key in keys]
    if len(position.events) != 2 or len(set(position.events)) != 2:
        faults.append("A table has two different Events (GTC-SET-18).")
    return found if len(set(found)) == 2 else [0, 1]


# ------------------------------------------------------------------------- city


def space_named(st: Clash, name: str, what: str, faults: list[str]) -> int:
    """A space by name; the centre when there is none such."""
    names = st.board.layout.map.names
    if name in names:
        return names.index(name)
    faults.append(f"{what} must be in a space from {names[0]} to {names[-1]}, not {name!r}.")
    return int(st.board.layout.centre)


def set_city(st: Clash, position: Position, faults: list[str]) -> None:
    """Buildings and Event pieces."""
    keys = [building.key for building in st.box.buildings]
    for name, wanted in position.buildings.items():
        space = space_named(st, name, "A building", faults)
        large = [keys.index(key) for key in wanted if key in keys[1:]]
        for key in wanted:
            if key not in keys:
                faults.append(f"There is no building called {key!r}.")
        if len(large) > 1:
            faults.append(f"Space {name} holds one Large Building at most (GTC-HEX-08).")
        st.large[space] = large[0] if large else 0
        st.small[space] = wanted.count(keys[0])
    for key, n in position.razed.items():
        if key in keys:
            st.razed[keys.index(key)] = ranged(f"The number of destroyed {key}s", n, 0, 99, faults)
        else:
            faults.append(f"There is no building called {key!r}.")
    most = st.box.numbers.first_square[len(st.players) - 2]
    st.fallen = ranged("The Small Buildings on the Damage Track", position.track, 0, most, faults)
    st.aside = ranged("The Small Buildings put aside", position.aside, 0, 99, faults)
    for given in position.pieces:
        set_piece(st, given, faults)


def set_piece(st: Clash, given: PieceAt, faults: list[str]) -> None:
    """One Event piece."""
    key, _, which = given.piece.partition("-")
    kinds = [st.box.events[event].piece for event in st.events]
    found = [kind for kind in kinds if st.box.kinds[kind].key == key]
    if not found:
        faults.append(f"There is no {key!r} with these Events.")
        return
    kind = st.box.kinds[found[0]]
    numbers = [kind.first + i for i in range(kind.count)]
    if which:
        numbers = [n for n in numbers if str(n - kind.first + 1) == which]
    free = [n for n in numbers if st.spot[n] == SUPPLY]
    if not free:
        faults.append(f"There is no {given.piece} left to be placed (GTC-CMP-06).")
        return
    space = space_named(st, given.at, f"A {key}", faults)
    if given.facing not in DIRECTIONS:
        faults.append(f"A facing is one of {', '.join(DIRECTIONS)}, not {given.facing!r}.")
        return
    event = next(st.box.events[e] for e in st.events if st.box.events[e].piece == found[0])
    if event.on_track:
        track = st.board.track[space]
        if track < 0 or any(st.piece_in(found[0], other) >= 0 for other in st.board.tracks[track]):
            faults.append(
                f"A {key} stands on a track that has no other one, not in space {given.at} (GTC-RH-03)."
            )
            return
    if kind.entered and st.piece_in(found[0], space) >= 0:
        faults.append(f"Space {given.at} holds one {key} at most (GTC-HEX-08).")
        return
    st.spot[free[0]] = space
    st.facing[free[0]] = DIRECTIONS.index(given.facing) if kind.faces else 0
    st.fleet.append(free[0])


# ------------------------------------------------------------------------ Round


def set_round(st: Clash, position: Position, faults: list[str]) -> None:
    """The Round, whose turn it is, and how far it has come."""
    seats = len(st.players)
    if position.phase not in PHASES:
        faults.append(f"The phase must be one of {', '.join(PHASES)}, not {position.phase!r}.")
        position.phase = "turns"
    st.phase = PHASES.index(position.phase)
    st.round = ranged("The Round", position.round, 0, 99, faults)
    st.turn = ranged("The number of turns so far", position.turn, 0, 99999, faults)
    most = {SETUP: to_set_up(st), REFILL: seats - 1, ABILITIES: seats - 1, EVENTS: len(st.events) - 1}
    st.step = ranged("The step of the phase", position.step, 0, most.get(st.phase, 0), faults)
    st.king = ranged("The King of Monsters' seat", position.king, 0, seats - 1, faults)
    active = position.king if position.active is None else position.active
    st.active = ranged("The active seat", active, 0, seats - 1, faults)
    st.passes = ranged("The number of passes in a row", position.passes, 0, seats - 1, faults)
    st.going_on = position.going_on
    marker = max(position.round - 1, 0) if position.marker is None else position.marker
    st.marker = ranged("The circle of the marker", marker, 0, int(st.box.numbers.end), faults)
    keys = [card.key for card in st.box.cards]
    for key in position.played:
        if key in keys:
            st.played = [*st.played, keys.index(key)]
        else:
            faults.append(f"There is no card called {key!r}.")


# ---------------------------------------------------------------------- players


def set_player(st: Clash, p: Player, given: PlayerAt, faults: list[str]) -> None:
    """Place, Energy and Head Meter of one player."""
    who = f"Player {p.seat}'s"
    mat = st.box.mats[p.who]
    if given.at is not None:
        p.space = space_named(st, given.at, f"{who} Kaiju", faults)
    if given.energy is not None:
        p.energy = ranged(f"{who} Energy", given.energy, 0, int(st.box.numbers.energy_max), faults)
    if given.heads is not None:
        p.heads = ranged(f"{who} Head Meter", given.heads, 0, int(mat.heads_max), faults)
    most = int(st.box.numbers.actions_in_a_phase)
    p.actions = ranged(f"{who} actions", given.actions, 0, most, faults)


def set_open_cards(
    st: Clash, p: Player, given: PlayerAt, cards: dict[int, Pieces], faults: list[str]
) -> None:
    """The cards that a position names: hand, discard pile, Enhancements in play, Trophies, top of the deck."""
    own = cards[p.seat]
    p.hand = own.take_all(given.hand or [], faults)
    p.discard = own.take_all(given.discard, faults)
    p.removed = own.take_all(given.removed, faults)
    p.play = own.take_all(given.play, faults)
    for card in p.play:
        if not st.box.of[card].enhancement:
            faults.append(f"{st.box.of[card].key} is no Enhancement: it never stays in play.")
    for name in given.trophies:
        owners = [seat for seat in cards if seat != p.seat and cards[seat].copies(name)]
        if not owners:
            faults.append(f"No other player has a card called {name!r}.")
            continue
        for card in cards[owners[0]].take_all([name], faults):
            p.trophies.append(card)
            if st.box.of[card].dominance == 0:
                faults.append(f"{name} is worth nothing and is never a Trophy (GTC-TRO-05).")
    p.deck = own.take_all(given.deck, faults)[::-1]


def fill_deck(st: Clash, p: Player, given: PlayerAt, own: Pieces, has_hand: bool) -> None:
    """The cards named nowhere lie shuffled under the others; without a hand five are drawn."""
    rest = own.left
    st.shuffle(rest)
    if given.deck_ends:
        # The deck ends with the cards named; the others are out of the way, in nobody's reach.
        p.removed = p.removed + rest
    else:
        p.deck = rest + p.deck
    if not has_hand:
        draw(st, p, st.box.numbers.hand, "GTC-SET-13")


def set_known(st: Clash, position: Position, cards: dict[int, Pieces], faults: list[str]) -> None:
    """Who has seen where cards lie."""
    hidden = [card for p in st.players for card in p.deck + p.hand + p.trophies]
    told: list[tuple[str, int]] = []
    for name, seats in position.known.items():
        bits = 0
        for seat in seats:
            bits |= 1 << (ranged("A seat that knows a card", seat, -1, len(st.players) - 1, faults) + 1)
        told.append((name, bits))
    told += [(name, int(EVERYBODY)) for name in position.known_to_all]
    for name, bits in told:
        found = [card for own in cards.values() for card in own.copies(name) if card in hidden]
        if found:
            st.known[found[0]] = bits
        else:
            faults.append(f"There is no card called {name!r} that lies hidden.")
