"""Throws: Kaiju that fly through the city, Vehicles that come down on something, and who is hit."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import NOBODY, Rule
from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.asks import (
    ASK_COLLIDE,
    ASK_THROW_DESTROY,
    ASK_THROW_KAIJU,
    ASK_THROW_PIECE,
    ASK_THROW_VEHICLE,
    NO,
    THROW,
    THROW_VEHICLE,
)
from kaiju.games.godzilla_tokyo_clash.damage import deal
from kaiju.games.godzilla_tokyo_clash.moving import enter, line_to
from kaiju.games.godzilla_tokyo_clash.rewards import destroy
from kaiju.games.godzilla_tokyo_clash.state import NOWHERE, Blow, Clash, Deed, Player
from kaiju.games.godzilla_tokyo_clash.verbs import key_of, piece_id, space_name, thing_key

SMALL: i64 = 0


def can_throw(st: Clash, p: Player) -> bool:
    """Whether there is anything to throw in a player's space (GTC-DSC-07)."""
    for other in st.players:
        if other.space == p.space and other.seat != p.seat:
            return True
    for piece in st.fleet:
        if st.spot[piece] == p.space and st.box.kinds[st.box.kind_of[piece]].vehicle:
            return True
    return False


def throw_any(st: Clash, p: Player, n: i64, deed: Deed) -> Rule:
    """Throw a Kaiju or Vehicle of one's choice out of the own space (GTC-DSC-05)."""
    opts = [THROW + seat for seat in st.others_in(p.space, p.seat)]
    opts += [THROW_VEHICLE + thing for thing in st.things_in(p.space)]
    if not opts:
        return
    choice: i64 = opts[0]
    if len(opts) > 1:
        st.left = 1
        yield st.ask_opts(p.seat, ASK_THROW_PIECE, [int(o) for o in opts], deed.card)
        choice = st.chosen()
    if choice >= THROW_VEHICLE:
        yield from throw_vehicle(st, p, choice - THROW_VEHICLE, n, deed)
    else:
        yield from throw_kaiju(st, p, st.players[choice - THROW], n, deed)


def farthest(st: Clash, p: Player, n: i64) -> i64:
    """How far a player can throw (GTC-THR-01, GTC-GOD-01)."""
    return n + st.box.mats[p.who].throw_bonus


# ------------------------------------------------------------------- a Kaiju


def flights(st: Clash, p: Player, target: Player, most: i64) -> list[int]:
    """Where a Kaiju may come down: up to the maximum, or the first Large Building or Kaiju (GTC-THR-06, -12)."""
    opts: list[int] = []
    destroys = st.box.mats[p.who].destroys
    for rays in st.board.layout.rays:
        for space in rays[p.space][:most]:
            if st.large[space]:
                # Who destroys nothing cannot make room there (GTC-HEX-11, GTC-MOT-10).
                if destroys:
                    opts.append(space)
                break
            opts.append(space)
            if st.others_in(space, target.seat):
                break
    return opts


def throw_kaiju(st: Clash, p: Player, target: Player, n: i64, deed: Deed) -> Rule:
    """Throw a Kaiju: direction and distance together, then space by space (GTC-THR-19, -29)."""
    opts = flights(st, p, target, farthest(st, p, n))
    if not opts:
        return
    to: i64 = opts[0]
    if len(opts) > 1:
        st.left = 0
        yield st.ask_opts(p.seat, ASK_THROW_KAIJU, opts, target.seat)
        to = st.chosen()
    path = line_to(st, p.space, to)
    if st.log is not None:
        names = [space_name(st, space) for space in path]
        st.tell(
            tell.KaijuMoved(
                seat=target.seat,
                by=p.seat,
                how="throw",
                path=names,
                rule="GTC-THR-06",
                card=key_of(st, deed.card),
            )
        )
    for space in path:
        more = enter(st, target, space, p.seat)
        if more is not None:
            yield from more
        yield from destroy_in_flight(st, p, space, deed)
    yield from collide(st, p, target, deed)


def destroy_in_flight(st: Clash, p: Player, space: i64, deed: Deed) -> Rule:
    """One destruction in every space: a Large Building has to go, anything else may (GTC-THR-07, -08, -25)."""
    if not st.box.mats[p.who].destroys:
        return
    if st.large[space]:
        deed.destroyed += 1
        yield from destroy(st, p, st.large[space], space, deed.card)
        return
    opts: list[int] = [-1]
    if st.small[space]:
        opts.append(0)
    opts += st.things_in(space)
    if len(opts) == 1:
        return
    yield st.ask_opts(p.seat, ASK_THROW_DESTROY, opts, space)
    if st.chosen() != NO:
        deed.destroyed += 1
        yield from destroy(st, p, st.chosen(), space, deed.card)


def collide(st: Clash, p: Player, target: Player, deed: Deed) -> Rule:
    """A thrown Kaiju comes down on another one: both are damaged, the thrown one first (GTC-THR-09, -10, -19)."""
    there = st.others_in(target.space, target.seat)
    if not there:
        return
    hit: i64 = there[0]
    if len(there) > 1:
        yield st.ask_opts(p.seat, ASK_COLLIDE, there, target.seat)
        hit = st.chosen()
    if st.log is not None:
        st.tell(tell.Collided(seat=target.seat, hit=hit, by=p.seat, rule="GTC-THR-09"))
    yield from deal(st, Blow(p.seat, target.seat, 1, deed.card, "GTC-THR-09"))
    yield from deal(st, Blow(p.seat, hit, 1, deed.card, "GTC-THR-09"))


# ----------------------------------------------------------------- a Vehicle


def landings(st: Clash, p: Player, most: i64) -> list[int]:
    """Where a Vehicle may land: it passes over everything before (GTC-THR-15)."""
    out: list[int] = []
    for rays in st.board.layout.rays:
        out += rays[p.space][:most]
    return out


def results(st: Clash, p: Player, space: i64, piece: i64) -> list[int]:
    """What a Vehicle may do where it lands: hit a Kaiju, or destroy one thing; nothing only where there is neither."""
    out = [THROW + seat for seat in st.others_in(space, p.seat)]
    if st.box.mats[p.who].destroys:
        if st.small[space]:
            out.append(SMALL)
        if st.large[space]:
            out.append(st.large[space])
        out += st.things_in(space, piece)
    return [int(result) for result in out]


def throw_vehicle(st: Clash, p: Player, thing: i64, n: i64, deed: Deed) -> Rule:
    """Throw a Vehicle: the space where it lands, then what it does there (GTC-THR-30)."""
    opts = landings(st, p, farthest(st, p, n))
    piece = st.vehicle(thing, p.space)
    st.thrown = piece
    space: i64 = opts[0]
    if len(opts) > 1:
        st.left = 1
        yield st.ask_opts(p.seat, ASK_THROW_VEHICLE, opts)
        space = st.chosen()
    found = results(st, p, space, piece)
    result: i64 = NO
    if found:
        result = found[0]
        if len(found) > 1:
            st.left = 0
            yield st.ask_opts(p.seat, ASK_THROW_VEHICLE, found, space)
            result = st.chosen()
    if st.log is not None:
        names = [space_name(st, flown) for flown in line_to(st, p.space, space)]
        hit = result - THROW if result >= THROW else NOBODY
        what = thing_key(st, result) if 0 <= result < THROW else ""
        st.tell(
            tell.PieceThrown(
                seat=p.seat, piece=piece_id(st, piece), what=thing_key(st, thing), path=names, hit=hit, thing=what,
                rule="GTC-THR-03", card=key_of(st, deed.card),
            )
        )  # fmt: skip
    st.spot[piece] = space
    if result >= THROW:
        yield from deal(st, Blow(p.seat, result - THROW, 1, deed.card, "GTC-THR-04"))
    st.thrown = NOWHERE
    yield from destroy(st, p, thing, space, deed.card, piece)
    if 0 <= result < THROW:
        deed.destroyed += 1
        yield from destroy(st, p, result, space, deed.card)
