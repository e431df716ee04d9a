"""Who goes first: everybody rolls six dice, the most smash wins, ties roll again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaiju.engine.chance import mix
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo import GAME
from kaiju.games.king_of_tokyo.events import RolledOff
from tests.games.king_of_tokyo.stage import NUMBERS
from tests.marks import compiled, rule

pytestmark = compiled


def opening(seats: int, rolls: list[list[int]]) -> Table:
    """A fresh table whose roll-off comes out like this."""
    state = GAME.start(seats, GAME.options({}, seats), mix(1))
    state.rigged = [face for roll in rolls for face in roll]
    return Table(GAME, state, {})


def smash(*counts: int) -> list[list[int]]:
    """Six dice for each: so many smash, the others energy and hearts, which must not matter."""
    return [[4] * n + [3, 5, 3, 5, 3, 5][: 6 - n] for n in counts]


def rolled(table: Table) -> list[tuple[int, list[int]]]:
    return [(e.seat, e.dice) for e in table.events if isinstance(e, RolledOff)]


@rule("KOT-FIRST-01")
@pytest.mark.parametrize(
    ("counts", "first"), [((1, 4, 2), 1), ((5, 4, 0), 0), ((0, 0, 1, 0), 2), ((2, 6), 1)]
)
def test_the_most_smash_goes_first(counts: tuple[int, ...], first: int) -> None:
    table = opening(len(counts), smash(*counts))
    assert table.view().active == first
    assert [seat for seat, _ in rolled(table)] == list(range(len(counts)))
    assert all(len(dice) == 6 for _, dice in rolled(table))


@rule("KOT-FIRST-01")
def test_only_smash_counts() -> None:
    rows = ["1 1 1 2 2 2", "3 3 3 3 3 3", "h h h h h h", "e e e e e s"]
    table = opening(4, [[NUMBERS[c] for c in row.split()] for row in rows])
    assert table.view().active == 3


@rule("KOT-FIRST-02")
def test_only_the_tied_players_roll_again() -> None:
    table = opening(4, smash(3, 1, 3, 2) + smash(0, 1))
    assert [seat for seat, _ in rolled(table)] == [0, 1, 2, 3, 0, 2]
    assert table.view().active == 2


@rule("KOT-FIRST-02")
def test_they_roll_until_one_is_strictly_ahead() -> None:
    table = opening(3, smash(2, 2, 0) + smash(1, 1) + smash(0, 0) + smash(5, 4))
    assert [seat for seat, _ in rolled(table)] == [0, 1, 2, 0, 1, 0, 1, 0, 1]
    assert table.view().active == 0


@rule("KOT-FIRST-05")
def test_who_falls_behind_in_the_tie_break_drops_out() -> None:
    table = opening(4, smash(2, 2, 2, 0) + smash(1, 3, 3) + smash(0, 2))
    assert [seat for seat, _ in rolled(table)] == [0, 1, 2, 3, 0, 1, 2, 1, 2]
    assert table.view().active == 2


@rule("KOT-FIRST-04")
def test_nothing_is_gained_or_lost_by_the_roll_off() -> None:
    table = opening(3, smash(6, 2, 0))
    before_first_turn = []
    for event in table.events:
        if event.kind == "TurnBegan":
            break
        before_first_turn.append(event.kind)
    assert set(before_first_turn) == {"RolledOff"}
    for m in table.view().monsters:
        assert (m.hearts, m.vp, m.energy) == (10, 0, 0)


@rule("KOT-FIRST-03")
def test_play_goes_clockwise_from_the_first_player() -> None:
    table = opening(4, smash(0, 0, 3, 0))
    turns: list[int] = []
    while len(turns) < 6:
        question = table.question
        assert question is not None
        if question.kind == "keep_dice":
            if not turns or turns[-1] != question.seat:
                turns.append(question.seat)
            table.answer(question.seat, question.count - 1)
        else:
            table.answer(question.seat, 0)
    assert turns == [2, 3, 0, 1, 2, 3]


@rule("KOT-FIRST-01", "KOT-FIRST-02", "KOT-FIRST-05")
@given(st.data())
def test_any_roll_off_goes_like_the_rulebook_says(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 6), label="seats")
    contenders = list(range(seats))
    rolls: list[tuple[int, list[int]]] = []
    while len(contenders) > 1:
        this_round = {}
        for seat in contenders:
            dice = data.draw(st.lists(st.integers(0, 5), min_size=6, max_size=6), label=f"seat {seat}")
            rolls.append((seat, dice))
            this_round[seat] = dice.count(4)
        if len(rolls) > 30:
            # Long enough: let the last one win.
            rolls[-1] = (contenders[-1], [4] * 6)
            this_round[contenders[-1]] = 6
            for i, seat in enumerate(contenders[:-1]):
                rolls[-len(contenders) + i] = (seat, [0] * 6)
                this_round[seat] = 0
        best = max(this_round.values())
        contenders = [seat for seat in contenders if this_round[seat] == best]
    table = opening(seats, [dice for _, dice in rolls])
    assert rolled(table) == rolls
    assert table.view().active == contenders[0]
