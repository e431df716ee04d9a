"""Lines, rings, throws and pushes: symmetric, on the map, and the same however the map is turned."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from kaiju.games.common.maps import Cell, cells_apart, turned
from kaiju.games.godzilla_tokyo_clash.box import Layout, Step
from kaiju.games.godzilla_tokyo_clash.moving import all_ways, line_to, push_spaces
from kaiju.games.godzilla_tokyo_clash.reading import BOX
from kaiju.games.godzilla_tokyo_clash.setup import new_state
from kaiju.games.godzilla_tokyo_clash.state import Clash
from kaiju.games.godzilla_tokyo_clash.throwing import flights, landings
from kaiju.games.godzilla_tokyo_clash.words import ANY, AWAY, EITHER, PUSH
from tests.marks import compiled, rule

pytestmark = compiled

HEXAGONS = [BOX.layouts[0], BOX.layouts[2]]
"""The layouts that look the same when they are turned by a sixth."""

layouts = some.sampled_from(BOX.layouts)
spaces = some.integers(0, 36)


def empty(layout: Layout) -> Clash:
    """A city without buildings; the Kaiju stand on their starting locations."""
    st = new_state(BOX, list(range(layout.players)), layout.default, [0, 1], 1)
    st.small = [0] * layout.size
    st.large = [0] * layout.size
    return st


def turned_space(layout: Layout, space: int) -> int:
    """The space that a space becomes when the map is turned clockwise by a sixth."""
    return layout.map.place[turned(layout.map.cells[space])]


# ---- distances and lines


@rule("GTC-HEX-01", "GTC-HEX-03", "GTC-HEX-14")
@given(layouts, spaces, spaces)
def test_walking_distance_is_hex_distance(layout: Layout, a: int, b: int) -> None:
    a, b = a % layout.size, b % layout.size
    cells = layout.map.cells
    (q, r), (q2, r2) = cells[a], cells[b]
    assert layout.distance[a][b] == layout.distance[b][a] == cells_apart(cells[a], cells[b])
    assert cells_apart((q, r), (q2, r2)) == max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2))


@rule("GTC-HEX-04", "GTC-HEX-05", "GTC-HEX-14")
@given(layouts, spaces, spaces)
def test_lines_are_symmetric_and_never_leave_the_board(layout: Layout, a: int, b: int) -> None:
    a, b = a % layout.size, b % layout.size
    cells = layout.map.cells
    dq, dr = cells[b][0] - cells[a][0], cells[b][1] - cells[a][1]
    in_line = a != b and (dq == 0 or dr == 0 or dq + dr == 0)
    assert (layout.line[a][b] >= 0) == in_line
    if in_line:
        assert layout.line[b][a] == (layout.line[a][b] + 3) % 6
        ray = layout.rays[layout.line[a][b]][a]
        assert ray[layout.distance[a][b] - 1] == b


@rule("GTC-HEX-02", "GTC-HEX-06")
@given(layouts, spaces, some.integers(0, 8))
def test_reach_is_every_space_at_that_distance_or_less(layout: Layout, a: int, n: int) -> None:
    a = a % layout.size
    reach = layout.reach(a, n)
    assert reach[0] == a
    assert sorted(reach) == [b for b in range(layout.size) if layout.distance[a][b] <= n]
    assert sorted(layout.near[a]) == [b for b in range(layout.size) if layout.distance[a][b] == 1]


@given(some.sampled_from(HEXAGONS), spaces, spaces)
def test_turning_the_map_changes_no_distance_and_no_line(layout: Layout, a: int, b: int) -> None:
    a, b = a % layout.size, b % layout.size
    a2, b2 = turned_space(layout, a), turned_space(layout, b)
    assert layout.distance[a][b] == layout.distance[a2][b2]
    way = layout.line[a][b]
    assert layout.line[a2][b2] == (-1 if way < 0 else (way + 1) % 6)


def test_the_layout_for_three_looks_the_same_from_every_third_side() -> None:
    three = BOX.layouts[1].map
    assert {turned(turned(cell)) for cell in three.cells} == set(three.cells)


# ---- throws


@rule("GTC-THR-02", "GTC-THR-11", "GTC-HEX-09")
@given(layouts, spaces, some.integers(1, 6))
def test_throws_in_an_empty_city_go_as_far_as_the_board(layout: Layout, a: int, most: int) -> None:
    st = empty(layout)
    a = a % layout.size
    for p in st.players:
        p.space = a
    opts = flights(st, st.players[0], st.players[1], most)
    assert sorted(opts) == sorted(landings(st, st.players[0], most))
    assert len(set(opts)) == len(opts)
    wanted = [b for b in range(layout.size) if layout.line[a][b] >= 0 and layout.distance[a][b] <= most]
    assert sorted(opts) == wanted


@rule("GTC-THR-06", "GTC-HEX-08", "GTC-HEX-11")
@given(layouts, spaces, some.integers(1, 6), some.sets(spaces, max_size=6))
def test_a_throw_stops_at_the_first_obstacle(layout: Layout, a: int, most: int, large: set[int]) -> None:
    st = empty(layout)
    a = a % layout.size
    for p in st.players:
        p.space = a
    for space in large:
        if space % layout.size != a:
            st.large[space % layout.size] = 1
    for to in flights(st, st.players[0], st.players[1], most):
        path = line_to(st, a, to)
        assert path[-1] == to
        assert not any(st.large[space] for space in path[:-1])


@given(some.sampled_from(HEXAGONS), spaces, some.integers(1, 5), some.sets(spaces, max_size=6))
def test_throws_turn_with_the_map(layout: Layout, a: int, most: int, large: set[int]) -> None:
    here, there = empty(layout), empty(layout)
    a = a % layout.size
    for p in here.players:
        p.space = a
    for p in there.players:
        p.space = turned_space(layout, a)
    for space in large:
        if space % layout.size != a:
            here.large[space % layout.size] = 1
            there.large[turned_space(layout, space % layout.size)] = 1
    one = flights(here, here.players[0], here.players[1], most)
    other = flights(there, there.players[0], there.players[1], most)
    assert sorted(turned_space(layout, space) for space in one) == sorted(other)


# ---- pushes and moves


def pushing(way: int, n: int) -> Step:
    step = Step(PUSH, 0)
    step.way = way
    step.n = n
    return step


@rule("GTC-MOVE-07", "GTC-MOVE-08")
@given(layouts, spaces, spaces, some.integers(1, 3))
def test_a_push_away_never_comes_nearer(layout: Layout, a: int, b: int, n: int) -> None:
    st = empty(layout)
    me, target = st.players[0], st.players[1]
    me.space, target.space = a % layout.size, b % layout.size
    for space in push_spaces(st, me, target, pushing(AWAY, n)):
        assert layout.distance[me.space][space] > layout.distance[me.space][target.space]
        assert layout.distance[target.space][space] <= n
    for space in push_spaces(st, me, target, pushing(EITHER, n)):
        assert space == me.space or layout.line[me.space][space] >= 0
    assert len(push_spaces(st, me, target, pushing(ANY, 1))) == len(layout.near[target.space])


@given(
    some.sampled_from(HEXAGONS),
    spaces,
    spaces,
    some.sampled_from([ANY, AWAY, EITHER]),
    some.integers(1, 3),
    some.sets(spaces, max_size=6),
)
def test_pushes_turn_with_the_map(layout: Layout, a: int, b: int, way: int, n: int, large: set[int]) -> None:
    a, b = a % layout.size, b % layout.size
    here, there = empty(layout), empty(layout)
    here.players[0].space, here.players[1].space = a, b
    there.players[0].space, there.players[1].space = turned_space(layout, a), turned_space(layout, b)
    for space in {each % layout.size for each in large} - {a, b}:
        here.large[space] = 1
        there.large[turned_space(layout, space)] = 1
    one = push_spaces(here, here.players[0], here.players[1], pushing(way, n))
    other = push_spaces(there, there.players[0], there.players[1], pushing(way, n))
    assert sorted(turned_space(layout, space) for space in one) == sorted(other)
    assert not any(here.large[space] for space in one)


@given(some.sampled_from(HEXAGONS), spaces, some.integers(0, 7))
def test_rings_turn_with_the_map(layout: Layout, a: int, n: int) -> None:
    a = a % layout.size
    there = layout.reach(turned_space(layout, a), n)
    assert sorted(turned_space(layout, space) for space in layout.reach(a, n)) == sorted(there)


@rule("GTC-MOVE-04", "GTC-MOVE-10", "GTC-MOVE-11")
@given(layouts, spaces, some.integers(0, 4), some.sets(spaces, max_size=4))
def test_every_way_is_a_walk_and_each_outcome_is_there_once(
    layout: Layout, a: int, n: int, traps: set[int]
) -> None:
    st = empty(layout)
    a = a % layout.size
    springs = sorted({space % layout.size for space in traps} - {a})
    ways = all_ways(st, a, n, springs)
    outcomes = []
    for path in ways:
        assert path[0] == a
        assert len(path) <= n + 1
        assert all(step in layout.near[at] for at, step in pairwise(path))
        outcomes.append((path[-1], frozenset(path) & frozenset(springs)))
    assert len(set(outcomes)) == len(outcomes)
    assert {path[-1] for path in ways} == set(layout.reach(a, n))


@pytest.mark.parametrize("cell", [(0, 0), (2, -1), (-3, 3)])
def test_a_walk_of_six_turns_is_no_walk_at_all(cell: Cell) -> None:
    around: Any = cell
    for _ in range(6):
        around = turned(around)
    assert around == cell
