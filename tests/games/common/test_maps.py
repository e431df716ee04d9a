"""The geometry of maps: what holds on every field of hexes, and on every ring."""

from __future__ import annotations

import ast
import doctest
from itertools import pairwise
from math import dist
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaiju.engine.errors import RulesFault
from kaiju.games.common import maps
from kaiju.games.common.shown import PieceView
from tests.marks import compiled

pytestmark = compiled

cells = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
fields = st.lists(cells, unique=True, min_size=1, max_size=30)
rings = st.integers(3, 40).map(lambda n: maps.ring([f"place {i}" for i in range(n)]))


def centre(field: maps.Map, space: int) -> tuple[float, float]:
    return field.spaces[space].x, field.spaces[space].y


# ---- hexes


@given(fields)
def test_neighbours_are_mutual_and_lie_one_apart(shape: list[maps.Cell]) -> None:
    field = maps.hexes(shape)
    for a in range(field.size):
        for b in range(field.size):
            touching = abs(dist(centre(field, a), centre(field, b)) - 1) < 0.01
            assert (b in field.near[a]) == (a in field.near[b]) == touching
            assert (field.apart(a, b) == 1) == touching
        assert a not in field.near[a]
        assert len(field.near[a]) <= 6


@given(fields)
def test_a_step_back_leads_back(shape: list[maps.Cell]) -> None:
    field = maps.hexes(shape)
    for d in range(6):
        for a in range(field.size):
            b = field.step[d][a]
            if b >= 0:
                assert field.step[(d + 3) % 6][b] == a
                assert field.rays[d][a] == [b, *field.rays[d][b]]
                assert field.in_line(a, b) == d
            else:
                assert field.rays[d][a] == []


@given(fields)
def test_lines_are_straight_whole_and_there_once(shape: list[maps.Cell]) -> None:
    field = maps.hexes(shape)
    for line in field.lines:
        assert len(line) > 1
        q, r = (b - a for a, b in zip(field.cells[line[0]], field.cells[line[1]], strict=True))
        first = field.cells[line[0]]
        assert (q, r) in maps.DIRECTIONS
        assert [field.cells[s] for s in line] == [
            (first[0] + i * q, first[1] + i * r) for i in range(len(line))
        ]
        last = field.cells[line[-1]]
        assert (first[0] - q, first[1] - r) not in field.place
        assert (last[0] + q, last[1] + r) not in field.place
    pairs = [frozenset(pair) for line in field.lines for pair in pairwise(line)]
    assert len(pairs) == len(set(pairs)) == sum(map(len, field.near)) // 2


@given(fields)
def test_turning_the_field_changes_no_distance(shape: list[maps.Cell]) -> None:
    field = maps.hexes(shape)
    turned = maps.hexes([maps.turned(cell) for cell in shape])
    assert turned.near == field.near
    assert turned.distance == field.distance
    for a in range(field.size):
        for d in range(6):
            assert turned.rays[(d + 1) % 6][a] == field.rays[d][a]
        for b in range(field.size):
            assert turned.apart(a, b) == field.apart(a, b)
    whole = shape
    for _ in range(6):
        whole = [maps.turned(cell) for cell in whole]
    assert whole == shape


@given(fields)
def test_ways_are_never_shorter_than_the_crow_flies(shape: list[maps.Cell]) -> None:
    field = maps.hexes(shape)
    for a in range(field.size):
        for b in range(field.size):
            assert field.distance[a][b] == field.distance[b][a]
            assert field.distance[a][b] == -1 or field.distance[a][b] >= field.apart(a, b)


@given(fields | st.just([(0, 0)]), st.data())
def test_distances_keep_the_triangle(shape: list[maps.Cell], data: st.DataObject) -> None:
    field = maps.hexes(shape)
    some = st.integers(0, field.size - 1)
    a, b, c = data.draw(some), data.draw(some), data.draw(some)
    assert field.apart(a, c) <= field.apart(a, b) + field.apart(b, c)
    if field.distance[a][b] >= 0 and field.distance[b][c] >= 0:
        assert 0 <= field.distance[a][c] <= field.distance[a][b] + field.distance[b][c]


@pytest.mark.parametrize("radius", range(5))
def test_rings_around_the_middle_of_a_hexagon(radius: int) -> None:
    field = maps.hexagon(radius)
    middle = field.place[0, 0]
    assert field.size == 1 + 3 * radius * (radius + 1)
    assert [len(around) for around in field.around[middle]] == [1, *(6 * k for k in range(1, radius + 1))]
    for k, around in enumerate(field.around[middle]):
        assert {field.apart(middle, space) for space in around} == {k}


def test_a_gap_ends_a_line_and_lengthens_the_way() -> None:
    field = maps.hexes([(0, 0), (1, 0), (3, 0), (4, 0)])
    assert field.lines == [[0, 1], [2, 3]]
    assert field.rays[0][0] == [1]
    assert field.distance[0][2] == -1
    assert field.apart(0, 2) == 3
    assert field.around[0] == [[0], [1]]
    assert field.in_line(0, 2) == -1


def test_rows_are_centred() -> None:
    field = maps.rows_of_hexes([2, 3, 2])
    assert field.near == maps.hexagon(1).near
    middle = [sum(s.x for s in field.spaces if s.y == y) / n for y, n in ((0, 2), (0.866, 3), (1.7321, 2))]
    assert middle == pytest.approx([0.5] * 3)
    with pytest.raises(RulesFault):
        maps.rows_of_hexes([2, 2])


# ---- rings


@given(rings)
def test_a_ring_is_a_circle(walk: maps.Map) -> None:
    n = walk.size
    assert walk.lines == [list(range(n))]
    for a in range(n):
        assert len(walk.near[a]) == 2
        for b in range(n):
            assert walk.distance[a][b] == min((a - b) % n, (b - a) % n)
            if b in walk.near[a]:
                assert a in walk.near[b]
                assert dist(centre(walk, a), centre(walk, b)) == pytest.approx(1, abs=0.001)
            elif a != b and n > 4:
                assert dist(centre(walk, a), centre(walk, b)) > 1.1


@given(rings, st.integers(0, 40))
def test_turning_a_ring_changes_nothing(walk: maps.Map, turn: int) -> None:
    n = walk.size
    for a in range(n):
        turned = {(space + turn) % n for space in walk.near[a]}
        assert set(walk.near[(a + turn) % n]) == turned
        assert walk.distance[a] == [walk.distance[(a + turn) % n][(b + turn) % n] for b in range(n)]


# ---- all maps


@pytest.mark.parametrize(
    "bad",
    [
        lambda: maps.ring(["here", "there"]),
        lambda: maps.ring(["here", "there", "here"]),
        lambda: maps.hexes([(0, 0), (0, 0)]),
        lambda: maps.hexes([(0, 0)], ["a", "b"]),
        lambda: maps.hexes([(0, 0), (1, 0)], ["a", "a"]),
    ],
)
def test_a_wrong_map_is_the_fault_of_its_author(bad: object) -> None:
    assert callable(bad)
    with pytest.raises(RulesFault):
        bad()


def test_many_spaces_have_different_names() -> None:
    assert len(set(maps.lettered(700))) == 700
    assert maps.hexagon(2).named("s") == 18


def test_a_view_is_plain_json() -> None:
    view = maps.hexagon(1).view(
        [PieceView("flag", 3, "piece-flag", {"n": 2}, 1), PieceView(4, 0, "piece-rock")]
    )
    plain = msgspec.json.decode(msgspec.json.encode(view))
    assert plain["spaces"][3] == {
        "id": 3,
        "name": "d",
        "x": 0.0,
        "y": 0.0,
        "near": [0, 1, 2, 4, 5, 6],
        "shape": "hex",
    }
    assert plain["pieces"][1] == {"id": 4, "at": 0, "say": "piece-rock"}


def test_the_examples_at_the_top_are_right() -> None:
    """Read from the source: a compiled module has no docstring."""
    source = Path(__file__).parents[3] / "src" / "kaiju" / "games" / "common" / "maps.py"
    text = ast.get_docstring(ast.parse(source.read_text("utf-8"))) or ""
    examples = doctest.DocTestParser().get_doctest(text, vars(maps).copy(), "maps", str(source), 0)
    result = doctest.DocTestRunner().run(examples)
    assert result.attempted
    assert result.failed == 0
