"""Buzz tokens on tracks, for any placement: paths, order, bonuses and win checks never break.

Tokens are laid at random, wherever the rules allow, with the markers anywhere; then both players pull.
"""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as some

from kaiju.games.king_of_tokyo_duel import GAME
from kaiju.games.king_of_tokyo_duel.buzz import (
    MIDDLE,
    SPACES,
    TOKENS,
    bent_the_other_way,
    depth,
    free_spaces,
    in_zone,
    lay,
    legal_places,
    lift,
    marker_on,
    marker_win,
    next_position,
    shown_at,
    token_under,
)
from kaiju.games.king_of_tokyo_duel.pull import pull
from kaiju.games.king_of_tokyo_duel.setup import new_state
from kaiju.games.king_of_tokyo_duel.state import STOCK, Duel
from tests.marks import compiled, rule

pytestmark = compiled

KING = 5
"""The number of The King's board: with him all 13 tokens are in the game."""


@some.composite
def tables(draw: some.DrawFn) -> Duel:
    """A table on which tokens were laid and moved, and markers pulled back and forth, by the rules alone."""
    st = new_state([KING, draw(some.integers(0, 4))], 1)
    for _ in range(draw(some.integers(0, 16))):
        if draw(some.booleans()):
            number = draw(some.integers(0, len(TOKENS) - 1))
            places = legal_places(st, number)
            if places and not (st.places[number] >= 0 and marker_on(st, number)):
                lay(st, number, draw(some.sampled_from(places)))
        else:
            track = draw(some.integers(0, 1))
            way = draw(some.sampled_from((-1, 1)))
            for _ in range(draw(some.integers(1, 4))):
                ahead = next_position(st, track, st.markers[track], way)
                st.markers[track] = ahead
                if marker_win(st, 0) or marker_win(st, 1):
                    # Step back: nobody plays on after a victory.
                    st.markers[track] = next_position(st, track, ahead, -way)
                    break
    return st


def path(st: Duel, track: int) -> list[int]:
    """All spaces of a track from seat 0's end to seat 1's."""
    out = [-2 * MIDDLE]
    while out[-1] < 2 * MIDDLE:
        out.append(next_position(st, track, out[-1], 1))
    return out


@rule("DUEL-PULL-09", "DUEL-BUZZ-12", "DUEL-BUZZ-13", "DUEL-COMP-05")
@given(tables())
def test_a_path_leads_from_end_to_end_and_back_the_same_way(st: Duel) -> None:
    for track in range(2):
        forth = path(st, track)
        assert forth[0] == -2 * MIDDLE
        assert forth[-1] == 2 * MIDDLE
        assert forth == sorted(set(forth))
        back = [2 * MIDDLE]
        while back[-1] > -2 * MIDDLE:
            back.append(next_position(st, track, back[-1], -1))
        assert back == forth[::-1]
        on_track = [t for t, place in enumerate(st.places) if place >= 0 and place // 2 // SPACES == track]
        change = sum(len(TOKENS[t].bonuses) - TOKENS[t].feet for t in on_track)
        assert len(forth) == SPACES + change
        assert st.markers[track] in forth


@rule("DUEL-BUZZ-03", "DUEL-BUZZ-08")
@given(tables())
def test_tokens_never_overlap_nor_hang_over_and_markers_stand_on_real_spaces(st: Duel) -> None:
    GAME.audit(st)
    for number, place in enumerate(st.places):
        covered = [s for s in range(2 * SPACES) if st.spaces[s] == number]
        assert len(covered) == (TOKENS[number].feet if place >= 0 else 0)
        assert len({s // SPACES for s in covered}) <= 1


@rule("DUEL-BUZZ-03", "DUEL-BUZZ-06", "DUEL-BUZZ-08", "DUEL-BUZZ-11")
@given(tables(), some.integers(0, len(TOKENS) - 1))
def test_the_places_on_offer_are_exactly_the_legal_ones(st: Duel, number: int) -> None:
    token = TOKENS[number]
    free = free_spaces(st, number)
    for track in range(2):
        position = st.markers[track]
        if position % 2 == 0:
            assert not free[track * SPACES + MIDDLE + position // 2]
    offered = legal_places(st, number)
    assert len(offered) == len(set(offered))
    wanted = []
    for at in range(2 * SPACES):
        feet = range(at, at + token.feet)
        if at // SPACES != feet[-1] // SPACES or not all(free[s] for s in feet):
            continue
        for turned in range(2):
            if token.feet == 3:
                fits = bent_the_other_way(at // SPACES, at % SPACES) == bool(turned)
            else:
                fits = not turned or not token.symmetric
            if fits and 2 * at + turned != st.places[number]:
                wanted.append(2 * at + turned)
    assert sorted(offered) == sorted(wanted)


@rule("DUEL-BUZZ-10", "DUEL-BUZZ-11")
@given(tables())
def test_the_spaces_of_a_token_show_its_bonuses_in_order(st: Duel) -> None:
    for number, place in enumerate(st.places):
        if place < 0:
            continue
        track = place // 2 // SPACES
        spaces = [p for p in path(st, track) if token_under(st, track, p) == number]
        shown = [shown_at(st, track, p) for p in spaces]
        assert shown == (TOKENS[number].bonuses[::-1] if place % 2 else TOKENS[number].bonuses)


@rule("DUEL-BUZZ-18")
@given(tables(), some.integers(0, len(TOKENS) - 1), some.data())
def test_laying_a_token_moves_no_marker_and_decides_no_game(
    st: Duel, number: int, data: some.DataObject
) -> None:
    places = legal_places(st, number)
    if not places or (st.places[number] >= 0 and marker_on(st, number)):
        return
    markers = st.markers[:]
    wins = [marker_win(st, seat) for seat in range(2)]
    lay(st, number, data.draw(some.sampled_from(places)))
    assert st.markers == markers
    assert [marker_win(st, seat) for seat in range(2)] == wins == ["", ""]
    GAME.audit(st)
    lift(st, number)
    st.places[number] = STOCK
    assert number not in st.spaces


@rule("DUEL-WIN-05", "DUEL-WIN-06", "DUEL-COMP-06")
@given(tables())
def test_both_players_see_the_same_track_with_opposite_signs(st: Duel) -> None:
    for track in range(2):
        for position in path(st, track):
            assert depth(position, 0) == -depth(position, 1)
            assert in_zone(position, 0) == in_zone(-position, 1)
            assert not (in_zone(position, 0) and in_zone(position, 1))
            if position % 2:
                both = in_zone(position - 1, 1) and in_zone(position + 1, 1)
                assert in_zone(position, 1) == both


@settings(max_examples=200)
@rule("DUEL-PULL-07", "DUEL-PULL-08", "DUEL-WIN-08", "DUEL-POWER-15")
@given(tables(), some.integers(0, 1), some.integers(0, 1), some.integers(1, 6))
def test_a_pull_makes_its_steps_along_the_path_and_stops_only_where_it_must(
    st: Duel, seat: int, track: int, n: int
) -> None:
    spaces = path(st, track)
    way = 1 if seat == 1 else -1
    start = spaces.index(st.markers[track])
    expected = start
    for _ in range(n):
        expected += way
        at = spaces[expected]
        other_at = st.markers[1 - track]
        wins = depth(at, seat) >= 2 * MIDDLE or any(in_zone(at, s) and in_zone(other_at, s) for s in range(2))
        under = token_under(st, track, at)
        # Seat 0 is The King: his tokens stop only seat 1.
        if wins or (seat == 1 and under >= 0 and TOKENS[under].board):
            break
    other = st.markers[1 - track]
    for _ in pull(st, st.monsters[seat], track, n, "DUEL-PULL-07"):
        raise AssertionError("without cards a pull asks nothing")
    assert st.markers[track] == spaces[expected]
    assert st.markers[1 - track] == other
    assert st.winners == [s for s in range(2) if marker_win(st, s)]
    assert st.over == bool(st.winners)
    GAME.audit(st)


@rule("DUEL-PULL-06", "DUEL-PULL-09", "DUEL-BONUS-08")
@given(tables(), some.integers(0, 1), some.integers(1, 5))
def test_pulling_forth_and_back_ends_where_it_began(st: Duel, track: int, n: int) -> None:
    # King tokens would stop one of the two: leave them out of this.
    for number in (11, 12):
        lift(st, number)
        st.places[number] = STOCK
    spaces = path(st, track)
    start = st.markers[track]
    if start not in spaces:
        return
    first, second = st.monsters
    for _ in pull(st, first, track, n, "DUEL-PULL-07"):
        raise AssertionError
    if st.over:
        return
    moved = spaces.index(start) - spaces.index(st.markers[track])
    assert moved == n
    for _ in pull(st, second, track, n, "DUEL-PULL-07"):
        raise AssertionError
    if not st.over:
        assert st.markers[track] == start
