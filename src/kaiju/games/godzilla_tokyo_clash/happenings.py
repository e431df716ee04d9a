"""The Event Phase: pieces move, players lose what the Event takes from them, pieces come back."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import NOBODY, Rule
from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.asks import (
    ASK_DISCARD_ENHANCEMENT,
    ASK_TIED_KAIJU,
    ASK_TRAIN_STEP,
    ASK_VEHICLE_STEP,
)
from kaiju.games.godzilla_tokyo_clash.box import EventCard, Step
from kaiju.games.godzilla_tokyo_clash.piles import choose_discards, different, to_discard
from kaiju.games.godzilla_tokyo_clash.placing import place_piece
from kaiju.games.godzilla_tokyo_clash.state import NO_CARD, Clash, Player, changed
from kaiju.games.godzilla_tokyo_clash.verbs import DIRECTIONS, lose_energy, piece_id, space_name
from kaiju.games.godzilla_tokyo_clash.words import (
    ALONG_TRACK,
    ENERGY,
    ENHANCEMENT,
    ENTERED,
    HAND_CARD,
    MOVE_PIECES,
    NEAR,
    NOBODY_PLACES,
    PENALISE,
    RESPAWN,
    STARTED_OR_ENTERED,
    STRAIGHT_AHEAD,
    TOP_TROPHY,
)


class Traces:
    """Which Kaiju the pieces of an Event have come upon while moving."""

    def __init__(self, seats: i64) -> None:
        self.entered: list[int] = [0] * seats  # how many pieces came into the space of this seat's Kaiju
        self.either: list[int] = [0] * seats  # how many came into it or began there


def carry_out_event(st: Clash, event: EventCard) -> Rule:
    """One Event: its steps in their order (GTC-EVT-01)."""
    if st.log is not None:
        st.tell(tell.EventBegan(event_card=event.key, rule="GTC-EVT-01"))
    traces = Traces(len(st.players))
    for step in event.steps:
        if step.op == MOVE_PIECES:
            yield from move_pieces(st, event, step, traces)
        elif step.op == PENALISE:
            yield from penalise(st, event, step, traces)
        elif step.op == RESPAWN:
            yield from respawn(st, event, step)


def pieces_of(st: Clash, kind: i64) -> list[int]:
    """The pieces of a kind on the board, in the order in which they were placed (GTC-EVT-07)."""
    return [piece for piece in st.fleet if st.box.kind_of[piece] == kind]


def spared(st: Clash, p: Player, kind: i64) -> bool:
    """Whether pieces of this kind ignore a Kaiju (GTC-MOT-07)."""
    return kind in st.box.mats[p.who].spared


# ---------------------------------------------------------------------- moving


def move_pieces(st: Clash, event: EventCard, step: Step, traces: Traces) -> Rule:
    """Every piece of the Event moves; open choices belong to the last player in turn order (GTC-EVT-03)."""
    for piece in pieces_of(st, event.piece):
        start = st.spot[piece]
        path: list[int] = []
        if step.how == STRAIGHT_AHEAD:
            path = st.board.layout.rays[st.facing[piece]][start][: step.n]
            st.facing = changed(st.facing, piece, (st.facing[piece] + 3) % 6)
        elif step.how == ALONG_TRACK:
            n = step.n
            while n > 0:
                before = st.spot[piece]
                yield from next_on_track(st, piece)
                if st.spot[piece] == before:
                    break
                path.append(st.spot[piece])
                n -= 1
        else:
            yield from towards_nearest(st, piece, event.piece, step.n, path)
        if path:
            st.spot[piece] = path[-1]
        if st.log is not None and (path or step.how == STRAIGHT_AHEAD):
            way = DIRECTIONS[st.facing[piece]] if st.box.kinds[event.piece].faces else ""
            names = [space_name(st, space) for space in path]
            st.tell(
                tell.PieceMoved(
                    piece=piece_id(st, piece),
                    what=st.box.kinds[event.piece].key,
                    path=names,
                    facing=way,
                    rule="GTC-EVT-07",
                )
            )
        for p in st.players:
            came = p.space in path
            traces.entered[p.seat] += 1 if came else 0
            traces.either[p.seat] += 1 if came or p.space == start else 0


def next_on_track(st: Clash, piece: i64) -> Rule:
    """A Train advances one space on its track; where two are open the last player steers (GTC-RH-01, -06)."""
    board = st.board
    space = st.spot[piece]
    number = board.track[space]
    if number < 0:
        return
    track = board.tracks[number]
    at = track.index(space)
    opts: list[int] = []
    if at > 0 or board.loops[number]:
        opts.append(track[at - 1])
    if at + 1 < len(track):
        opts.append(track[at + 1])
    elif board.loops[number] and track[0] not in opts:
        opts.append(track[0])
    if not opts:
        return
    to: i64 = opts[0]
    if len(opts) > 1:
        yield st.ask_opts(st.last_player(), ASK_TRAIN_STEP, opts, piece)
        to = st.chosen()
    st.spot[piece] = to


def towards_nearest(st: Clash, piece: i64, kind: i64, n: i64, path: list[int]) -> Rule:
    """A piece moves towards the nearest Kaiju it does not ignore, and stops there (GTC-EVT-02, -05, -08, -12, -13)."""
    distance = st.board.layout.distance
    start = st.spot[piece]
    least: i64 = 1000
    tied: list[int] = []
    for p in st.players:
        if not spared(st, p, kind):
            far = distance[start][p.space]
            if far < least:
                least = far
                tied = []
            if far == least:
                tied.append(int(p.seat))
    if not tied or least == 0:
        return
    goal: i64 = tied[0]
    if len(tied) > 1:
        if not spared(st, st.players[st.king], kind):
            goal = st.king
        else:
            yield st.ask_opts(st.last_player(), ASK_TIED_KAIJU, tied, piece)
            goal = st.chosen()
    there = st.players[goal].space
    at: i64 = start
    while n > 0 and at != there:
        opts = [space for space in st.board.layout.near[at] if distance[space][there] < distance[at][there]]
        at = opts[0]
        if len(opts) > 1:
            st.left = n - 1
            yield st.ask_opts(st.last_player(), ASK_VEHICLE_STEP, opts, piece)
            at = st.chosen()
        path.append(int(at))
        st.spot[piece] = at
        n -= 1


# ------------------------------------------------------------------- penalties


def penalise(st: Clash, event: EventCard, step: Step, traces: Traces) -> Rule:
    """In turn order every player whose Kaiju the pieces reach loses something (GTC-EVT-11)."""
    for i in range(len(st.players)):
        p = st.in_order(i)
        if spared(st, p, event.piece):
            continue
        times = reached(st, p, event, step, traces)
        if times and not step.each_piece:
            times = 1
        if times:
            yield from lose(st, p, step, times * step.n)


def reached(st: Clash, p: Player, event: EventCard, step: Step, traces: Traces) -> i64:
    """How many pieces of an Event reach a Kaiju."""
    if step.reach == ENTERED:
        return traces.entered[p.seat]
    if step.reach == STARTED_OR_ENTERED:
        return traces.either[p.seat]
    layout = st.board.layout
    n: i64 = 0
    for piece in pieces_of(st, event.piece):
        space = st.spot[piece]
        far = layout.distance[space][p.space]
        if step.reach == NEAR:
            n += 1 if far <= 1 else 0
        elif far == 0 or (layout.line[space][p.space] >= 0 and far <= 2):
            n += 1
    return n


def lose(st: Clash, p: Player, step: Step, n: i64) -> Rule:
    """A player loses something to an Event, as far as there is any."""
    if step.loss == ENERGY:
        lose_energy(st, p, n, "GTC-EVT-11")
    elif step.loss == HAND_CARD:
        yield from choose_discards(st, p, n, "GTC-XI-02", NO_CARD)
    elif step.loss == ENHANCEMENT:
        while n > 0 and p.play:
            opts = different(st, p.play)
            card: i64 = opts[0]
            if len(opts) > 1:
                yield st.ask_opts(p.seat, ASK_DISCARD_ENHANCEMENT, opts)
                card = st.chosen()
            p.play.remove(card)
            to_discard(st, p, card)
            if st.log is not None:
                st.tell(tell.EnhancementLost(seat=p.seat, rule="GTC-AS-02", card=st.box.of[card].key))
            n -= 1
    elif step.loss == TOP_TROPHY:
        while n > 0 and p.trophies:
            card = p.trophies.pop()
            owner = owner_of(st, card)
            to_discard(st, owner, card)
            if st.log is not None:
                st.tell(
                    tell.TrophyReturned(
                        seat=p.seat, owner=owner.seat, rule="GTC-NB-02", card=st.box.of[card].key
                    )
                )
            n -= 1


def owner_of(st: Clash, card: i64) -> Player:
    """The player to whose deck a card belongs (GTC-NB-07)."""
    for p in st.players:
        if p.who == st.box.of[card].kaiju:
            return p
    return st.players[0]


# -------------------------------------------------------------------- re-spawn


def respawn(st: Clash, event: EventCard, step: Step) -> Rule:
    """When few pieces are left, new ones come: counted once (GTC-EVT-09, -10)."""
    if len(pieces_of(st, event.piece)) > step.at_most[len(st.players) - 2]:
        return
    if step.by == NOBODY_PLACES:
        for _ in range(step.n):
            yield from place_piece(st, event, NOBODY, "GTC-EVT-04")
        return
    for i in range(1, len(st.players)):
        for _ in range(step.n):
            yield from place_piece(st, event, st.in_order(i).seat, "GTC-EVT-09")
