"""Movement: the printed Move, straight lines, placements and pushes; and Generators that a Kaiju is brought into."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import NOBODY, Rule
from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.asks import ASK_MOVE, ASK_PLACE_KAIJU, ASK_PUSH, NO
from kaiju.games.godzilla_tokyo_clash.box import Step
from kaiju.games.godzilla_tokyo_clash.damage import deal
from kaiju.games.godzilla_tokyo_clash.rewards import remove_piece
from kaiju.games.godzilla_tokyo_clash.state import NO_CARD, NOWHERE, Blow, Clash, Deed, Player
from kaiju.games.godzilla_tokyo_clash.verbs import gain_energy, key_of, space_name
from kaiju.games.godzilla_tokyo_clash.words import (
    ANY,
    AWAY,
    DEAL_DAMAGE,
    EITHER,
    GAIN_ENERGY,
    KAIJU,
    REMOVE_PIECE,
)

# ------------------------------------------------------------------- entering


def enter(st: Clash, p: Player, space: i64, by: i64) -> Rule | None:
    """A Kaiju comes into a space, brought there by a seat; a Generator there goes off at once (GTC-LG-03)."""
    p.space = space
    if st.trap == NOWHERE:
        return None
    piece = st.piece_in(st.trap, space)
    return None if piece == NOWHERE else spring(st, p, piece, by)


def spring(st: Clash, p: Player, piece: i64, by: i64) -> Rule:
    """A Generator goes off: damage, then it is removed, then its Energy is gained (GTC-LG-02, -10)."""
    if st.log is not None:
        where = space_name(st, st.spot[piece])
        st.tell(tell.GeneratorSprung(seat=p.seat, by=by, space=where, rule="GTC-LG-02"))
    for step in st.box.kinds[st.trap].entered:
        if step.op == DEAL_DAMAGE:
            blow = Blow(by, p.seat, step.n, NO_CARD, "GTC-LG-02")
            blow.unblockable = step.unblockable
            yield from deal(st, blow)
        elif step.op == REMOVE_PIECE:
            remove_piece(st, piece)
        elif step.op == GAIN_ENERGY:
            gain_energy(st, st.players[by], step.n, "GTC-LG-02")


def walk(st: Clash, p: Player, path: list[int], by: i64, how: str, why: i64) -> Rule:
    """A Kaiju goes through these spaces, one after the other."""
    if st.log is not None and path:
        names = [space_name(st, space) for space in path]
        rule = "GTC-MOVE-07" if how == "push" else "GTC-MOVE-01"
        st.tell(tell.KaijuMoved(seat=p.seat, by=by, how=how, path=names, rule=rule, card=key_of(st, why)))
    for space in path:
        more = enter(st, p, space, by)
        if more is not None:
            yield from more


# ---------------------------------------------------------------------- moving


def traps(st: Clash) -> list[int]:
    """The spaces with Generators."""
    if st.trap == NOWHERE:
        return []
    return [st.spot[piece] for piece in st.fleet if st.box.kind_of[piece] == st.trap]


def move(st: Clash, p: Player, n: i64, straight: bool, why: i64) -> Rule:
    """Move up to n spaces: first where to, then, if Generators leave a choice, by which way (GTC-MOVE-10, -11)."""
    layout = st.board.layout
    near = [space for space in traps(st) if layout.distance[p.space][space] <= n]
    if straight:
        yield from move_straight(st, p, n, why)
        return
    if not near:
        opts = [space for space in layout.reach(p.space, n) if not st.large[space]]
        if len(opts) == 1:
            return
        yield st.ask_opts(p.seat, ASK_MOVE, opts)
        to = st.chosen()
        if to != p.space:
            p.space = to
            if st.log is not None:
                st.tell(
                    tell.KaijuMoved(
                        seat=p.seat, by=p.seat, how="move", path=[space_name(st, to)], rule="GTC-MOVE-01",
                        card=key_of(st, why),
                    )
                )  # fmt: skip
        return
    paths = all_ways(st, p.space, n, near)
    opts = []
    for path in paths:
        if path[-1] not in opts:
            opts.append(path[-1])
    if len(opts) > 1:
        yield st.ask_opts(p.seat, ASK_MOVE, opts)
        to = st.chosen()
    else:
        to = opts[0]
    ways = [path for path in paths if path[-1] == to]
    way: i64 = 0
    if len(ways) > 1:
        masks: list[int] = []
        for path in ways:
            masks.append(mask_of(path, traps(st)))
        yield st.ask_opts(p.seat, ASK_MOVE, masks, to)
        way = st.answer
    yield from walk(st, p, ways[way][1:], p.seat, "move", why)


def mask_of(path: list[int], springs: list[int]) -> int:
    """The Generators on a path, as bits."""
    mask: int = 0
    bit: int = 1
    for space in springs:
        if space in path:
            mask |= bit
        bit <<= 1
    return mask


def all_ways(st: Clash, start: i64, n: i64, springs: list[int]) -> list[list[int]]:
    """A shortest path for every last space and every set of Generators on the way; staying comes first."""
    layout = st.board.layout
    reached: dict[tuple[int, int], list[int]] = {(int(start), 0): [int(start)]}
    edge: list[tuple[int, int]] = [(int(start), 0)]
    while n > 0:
        further: list[tuple[int, int]] = []
        for at in edge:
            space, mask = at
            for step in layout.near[space]:
                now = mask
                if step in springs:
                    bit: int = 1
                    now = mask | bit << springs.index(step)
                key = (step, now)
                if key not in reached:
                    reached[key] = [*reached[at], step]
                    further.append(key)
        edge = further
        n -= 1
    return [path for key, path in reached.items() if not st.large[key[0]]]


def move_straight(st: Clash, p: Player, n: i64, why: i64) -> Rule:
    """Move along one straight line (GTC-MOT-04, -12)."""
    layout = st.board.layout
    opts: list[int] = [int(p.space)]
    for rays in layout.rays:
        opts += [space for space in rays[p.space][:n] if not st.large[space]]
    if len(opts) == 1:
        return
    yield st.ask_opts(p.seat, ASK_MOVE, opts)
    to = st.chosen()
    if to != p.space:
        yield from walk(st, p, line_to(st, p.space, to), p.seat, "move", why)


def line_to(st: Clash, start: i64, to: i64) -> list[int]:
    """The spaces from one to another in a straight line, without the first."""
    layout = st.board.layout
    return layout.rays[layout.line[start][to]][start][: layout.distance[start][to]]


# --------------------------------------------------------------------- placing


def place_self(st: Clash, p: Player, step: Step, why: i64) -> Rule:
    """Put the own Kaiju in a space within a distance (GTC-MOVE-06, -13)."""
    opts: list[int] = []
    for space in st.board.layout.reach(p.space, step.reach):
        if step.where == KAIJU:
            if st.others_in(space, p.seat):
                opts.append(space)
        elif not st.large[space]:
            opts.append(space)
    if step.optional and p.space not in opts:
        opts.insert(0, int(p.space))
    if not opts:
        return
    to: i64 = opts[0]
    if len(opts) > 1:
        yield st.ask_opts(p.seat, ASK_PLACE_KAIJU, opts, why)
        to = st.chosen()
    if to == p.space:
        return
    if st.log is not None:
        st.tell(
            tell.KaijuMoved(
                seat=p.seat, by=p.seat, how="place", path=[space_name(st, to)], rule="GTC-MOVE-06",
                card=key_of(st, why),
            )
        )  # fmt: skip
    more = enter(st, p, to, p.seat)
    if more is not None:
        yield from more


# --------------------------------------------------------------------- pushing


def push_spaces(st: Clash, p: Player, target: Player, step: Step) -> list[int]:
    """Where a Kaiju may be pushed: along one line, before a Large Building or the edge (GTC-MOVE-07, -08)."""
    layout = st.board.layout
    ways: list[int] = []
    if step.way == ANY or target.space == p.space:
        ways = [0, 1, 2, 3, 4, 5]
    else:
        away = layout.line[p.space][target.space]
        if away >= 0 and step.way in (AWAY, EITHER):
            ways.append(away)
    out: list[int] = []
    for way in ways:
        for space in layout.rays[way][target.space][: step.n]:
            if st.large[space]:
                break
            out.append(space)
    if step.way == EITHER and target.space != p.space and layout.line[p.space][target.space] >= 0:
        back = layout.line[target.space][p.space]
        far = layout.distance[p.space][target.space]
        for space in layout.rays[back][target.space][: step.n if step.n < far else far]:
            if st.large[space]:
                break
            out.append(space)
    return out


def push(st: Clash, p: Player, step: Step, deed: Deed) -> Rule:
    """Push the target of the attack, or any Kaiju within range in a straight line: whom, then where to."""
    target = deed.target
    if step.reach > 0:
        layout = st.board.layout
        opts: list[int] = []
        for other in st.players:
            if other.seat != p.seat and layout.distance[p.space][other.space] <= step.reach:
                in_line = other.space == p.space or layout.line[p.space][other.space] >= 0
                if in_line and push_spaces(st, p, other, step):
                    opts.append(int(other.seat))
        if not opts:
            return
        target = opts[0]
        if step.optional:
            opts.insert(0, -1)
        if len(opts) > 1:
            st.left = 1
            yield st.ask_opts(p.seat, ASK_PUSH, opts, NO_CARD)
            target = st.chosen()
            if target == NO:
                return
    if target == NOBODY:
        return
    other = st.players[target]
    spaces = push_spaces(st, p, other, step)
    if not spaces:
        return
    if step.optional and step.reach == 0:
        spaces.insert(0, -1)
    to: i64 = spaces[0]
    if len(spaces) > 1:
        st.left = 0
        yield st.ask_opts(p.seat, ASK_PUSH, spaces, target)
        to = st.chosen()
        if to == NO:
            return
    yield from walk(st, other, line_to(st, other.space, to), p.seat, "push", deed.card)
