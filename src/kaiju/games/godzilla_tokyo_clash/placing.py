"""Placing Event pieces: at set-up and when they come back."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import NOBODY, Rule
from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.asks import ASK_PLACE_PIECE, FACING
from kaiju.games.godzilla_tokyo_clash.box import EventCard
from kaiju.games.godzilla_tokyo_clash.state import NOWHERE, SUPPLY, Clash, changed
from kaiju.games.godzilla_tokyo_clash.verbs import DIRECTIONS, piece_id, space_name
from kaiju.games.godzilla_tokyo_clash.words import (
    CENTRE,
    FREE_TRACK,
    LAND,
    NO_KAIJU,
    NO_LARGE,
    NO_SAME_KIND,
    NOBODY_PLACES,
    NOT_NEAR_KAIJU,
    WATER,
)


def meets(st: Clash, space: i64, condition: i64, kind: i64) -> bool:
    """Whether a space meets one condition of a placement rule."""
    board = st.board
    if condition == LAND:
        return not board.water[space]
    if condition == WATER:
        return board.water[space]
    if condition == CENTRE:
        return space == board.layout.centre
    if condition == FREE_TRACK:
        track = board.track[space]
        if track < 0:
            return False
        for taken in board.tracks[track]:
            if st.piece_in(kind, taken) != NOWHERE:
                return False
        return True
    if condition == NO_SAME_KIND:
        return st.piece_in(kind, space) == NOWHERE
    if condition == NOT_NEAR_KAIJU:
        for p in st.players:
            if board.layout.distance[p.space][space] < 2:
                return False
        return True
    if condition == NO_KAIJU:
        return not st.others_in(space, NOBODY)
    if condition == NO_LARGE:
        return not st.large[space]
    return False


def legal_spaces(st: Clash, event: EventCard) -> list[int]:
    """Where a piece of an Event may be placed: the first wording of its rule that leaves a space."""
    for conditions in event.placement:
        out: list[int] = []
        for space in range(st.board.layout.size):
            fits = True
            for condition in conditions:
                if not meets(st, space, condition, event.piece):
                    fits = False
                    break
            if fits:
                out.append(space)
        if out:
            return out
    return []


def from_supply(st: Clash, kind: i64) -> i64:
    """A piece of a kind that is not on the board, or NOWHERE (GTC-CMP-06)."""
    pieces = st.box.kinds[kind]
    piece = pieces.first
    while piece < pieces.first + pieces.count:
        if st.spot[piece] == SUPPLY:
            return piece
        piece += 1
    return NOWHERE


def place_piece(st: Clash, event: EventCard, seat: i64, rule: str) -> Rule:
    """A player places one piece: where, then which way it faces, if it does. Nothing if there is no room for it."""
    piece = from_supply(st, event.piece)
    opts = legal_spaces(st, event)
    if piece == NOWHERE or not opts:
        return
    space: i64 = opts[0]
    facing: i64 = 0
    faces = st.box.kinds[event.piece].faces
    if seat != NOBODY:
        if len(opts) > 1:
            st.left = 1 if faces else 0
            yield st.ask_opts(seat, ASK_PLACE_PIECE, opts, event.piece)
            space = st.chosen()
        if faces:
            st.left = 0
            st.spot_chosen = space
            yield st.ask_opts(seat, ASK_PLACE_PIECE, [int(FACING) + way for way in range(6)], event.piece)
            st.spot_chosen = NOWHERE
            facing = st.answer
    st.spot[piece] = space
    if facing:
        st.facing = changed(st.facing, piece, facing)
    st.fleet.append(piece)
    if st.log is not None:
        way = DIRECTIONS[facing] if faces else ""
        st.tell(
            tell.PiecePlaced(
                seat=seat,
                piece=piece_id(st, piece),
                what=st.box.kinds[event.piece].key,
                space=space_name(st, space),
                facing=way,
                rule=rule,
            )
        )


def set_up_next(st: Clash) -> Rule:
    """The next piece of the Events' set-up: Event 1 before Event 2, in turn order from the King (GTC-SET-19)."""
    event = st.box.events[st.events[0]]
    nth = st.step
    first = event.setup[len(st.players) - 2]
    if nth >= first:
        event = st.box.events[st.events[1]]
        nth -= first
    seat: i64 = NOBODY if event.by == NOBODY_PLACES else st.in_order(nth).seat
    yield from place_piece(st, event, seat, "GTC-SET-19")


def to_set_up(st: Clash) -> i64:
    """How many pieces the Events' set-up has in all."""
    n: i64 = 0
    for event in st.events:
        n += st.box.events[event].setup[len(st.players) - 2]
    return n
