"""Destruction: what a destroyed building or Vehicle gives, and where it goes; the Damage Track."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.godzilla_tokyo_clash import events as tell
from kaiju.games.godzilla_tokyo_clash.asks import ASK_DESTROY, NO
from kaiju.games.godzilla_tokyo_clash.box import Step
from kaiju.games.godzilla_tokyo_clash.piles import draw, peek, recover
from kaiju.games.godzilla_tokyo_clash.state import (
    NO_CARD,
    NOWHERE,
    SPACES,
    SUPPLY,
    VEHICLES,
    Clash,
    Deed,
    Player,
    changed,
)
from kaiju.games.godzilla_tokyo_clash.verbs import gain_energy, key_of, space_name, thing_key
from kaiju.games.godzilla_tokyo_clash.words import (
    BETWEEN,
    BUILDING,
    DRAW,
    GAIN_ENERGY,
    OWN_OR_ADJACENT,
    OWN_SPACE,
    PEEK_TOP,
    RECOVER,
    TARGET_SPACE,
)


def reward(st: Clash, p: Player, steps: list[Step], rule: str) -> Rule:
    """What a building or Vehicle gives: the Energy first, then the rest (GTC-DES-12)."""
    for step in steps:
        if step.op == GAIN_ENERGY:
            gain_energy(st, p, step.n, rule)
        elif step.op == DRAW:
            draw(st, p, step.n, rule)
        elif step.op == RECOVER:
            yield from recover(st, p, step, rule, NO_CARD)
        elif step.op == PEEK_TOP:
            yield from peek(st, p, step.n, rule, NO_CARD)


def steps_of(st: Clash, thing: i64) -> list[Step]:
    """The reward of a thing."""
    if thing < VEHICLES:
        return st.box.buildings[thing].steps
    return st.box.kinds[(thing - VEHICLES) // 8].steps


def destroy(st: Clash, p: Player, thing: i64, space: i64, why: i64, piece: i64 = NOWHERE) -> Rule:
    """A player destroys a thing in a space and is rewarded (GTC-DES-01, -11); ``piece`` says which Vehicle it is."""
    if st.log is not None:
        st.tell(
            tell.Destroyed(
                seat=p.seat, thing=thing_key(st, thing), space=space_name(st, space), rule="GTC-DES-01",
                card=key_of(st, why),
            )
        )  # fmt: skip
    if thing >= VEHICLES:
        remove_piece(st, st.vehicle(thing, space) if piece == NOWHERE else piece)
    elif st.box.buildings[thing].small:
        st.small = changed(st.small, space, st.small[space] - 1)
        put_on_track(st)
    else:
        st.large = changed(st.large, space, 0)
        st.razed = changed(st.razed, thing, st.razed[thing] + 1)
    if st.box.mats[p.who].destroys:
        yield from reward(st, p, steps_of(st, thing), "GTC-DES-07" if thing >= VEHICLES else "GTC-DES-01")


def remove_piece(st: Clash, piece: i64) -> None:
    """An Event piece leaves the board and may come back (GTC-DES-10)."""
    st.fleet.remove(piece)
    st.spot[piece] = SUPPLY
    if st.facing[piece]:
        st.facing = changed(st.facing, piece, 0)


def put_on_track(st: Clash) -> None:
    """A destroyed Small Building goes to the next free square towards the marker (GTC-TRK-01, -02, -06)."""
    first = st.box.numbers.first_square[len(st.players) - 2]
    square = first - st.fallen
    if square > 0:
        st.fallen += 1
    else:
        st.aside += 1
        square = 0
    if st.log is not None:
        st.tell(tell.BuildingFell(square=square, rule="GTC-TRK-02" if square else "GTC-TRK-06"))


def passed_by_marker(st: Clash) -> bool:
    """Whether the Oxygen Destroyer has gone past a Small Building on the track (GTC-TRK-04)."""
    lowest = st.box.numbers.first_square[len(st.players) - 2] - st.fallen + 1
    return st.fallen > 0 and lowest <= st.box.numbers.squares_per_gap * st.marker


# ------------------------------------------------------------ effects that destroy


def destroyable(st: Clash, p: Player, step: Step, target: i64) -> list[int]:
    """What an effect may destroy: things with their spaces, as one number each."""
    layout = st.board.layout
    spaces: list[int] = []
    if step.where == OWN_SPACE:
        spaces = [int(p.space)]
    elif step.where == OWN_OR_ADJACENT:
        spaces = layout.reach(p.space, 1)
    elif step.where == TARGET_SPACE and target >= 0:
        spaces = [int(st.players[target].space)]
    elif step.where == BETWEEN and target >= 0:
        there = st.players[target].space
        way = layout.line[p.space][there]
        if way >= 0:
            spaces = layout.rays[way][p.space][: layout.distance[p.space][there] - 1]
    out: list[int] = []
    for space in spaces:
        if st.small[space]:
            out.append(space)
        if step.what == BUILDING:
            if st.large[space]:
                out.append(st.large[space] * SPACES + space)
        else:
            out += [thing * SPACES + space for thing in st.things_in(space)]
    return out


def destroy_by_effect(st: Clash, p: Player, step: Step, deed: Deed) -> Rule:
    """An effect destroys pieces of its owner's choice, if there are any (GTC-MOT-10: not Mothra's)."""
    if not st.box.mats[p.who].destroys:
        return
    n = step.n
    while n > 0:
        opts = destroyable(st, p, step, deed.target)
        if not opts:
            return
        if step.optional:
            opts.insert(0, -1)
        choice: i64 = opts[0]
        if len(opts) > 1:
            st.left = n
            yield st.ask_opts(p.seat, ASK_DESTROY, opts, deed.card)
            choice = st.chosen()
            if choice == NO:
                return
        yield from destroy(st, p, choice // SPACES, choice % SPACES, deed.card)
        n -= 1
