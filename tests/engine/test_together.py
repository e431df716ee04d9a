"""Several seats asked at once: they answer in any order, nobody sees the others' answers, copies are exact."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from kaiju.engine.errors import NoSuchOption, NotAsked
from kaiju.engine.playout import playout
from kaiju.engine.record import begin, read, record_of, replay, write
from kaiju.engine.table import Table
from tests.engine.toy import BIDS


def open_bids(seats: int = 3, seed: int = 1) -> Table:
    return begin(BIDS, seats=seats, seed=seed)


def test_everybody_is_asked_and_the_game_waits_for_all() -> None:
    table = open_bids()
    assert table.asked == [0, 1, 2]
    assert [table.question_for(s).seat for s in table.asked] == [0, 1, 2]  # type: ignore[union-attr]
    table.answer(2, 4)
    assert table.asked == [0, 1]
    table.answer(0, 4)
    assert table.asked == [1]
    assert table.view()["points"] == [0, 0, 0]
    table.answer(1, 3)
    assert table.asked == [0, 1, 2], "the next round asks everybody again"
    assert table.view()["points"][1] >= 3


def test_the_order_of_answers_does_not_matter() -> None:
    ends = []
    for order in itertools.permutations(range(3)):
        table = open_bids()
        for _ in range(3):
            for seat in order:
                table.answer(seat, seat + 1)
        assert table.over
        ends.append((table.digest(), table.events))
    assert all(end == ends[0] for end in ends)


def test_nobody_can_answer_twice_or_out_of_range() -> None:
    table = open_bids()
    table.answer(1, 2)
    with pytest.raises(NotAsked):
        table.answer(1, 3)
    with pytest.raises(NoSuchOption):
        table.answer(0, 5)
    assert table.question_for(1) is None


def test_answers_stay_hidden_until_all_are_in() -> None:
    one, other = open_bids(), open_bids()
    one.answer(2, 0)
    other.answer(2, 4)
    for seat in (-1, 0, 1):
        assert one.view(seat) == other.view(seat)
        assert one.news(seat) == other.news(seat)
        assert one.question_for(seat) == other.question_for(seat)


def test_a_copy_in_the_middle_keeps_the_answers_already_given() -> None:
    table = open_bids()
    table.answer(2, 4)
    twin = table.copy()
    assert twin.digest() == table.digest()
    assert twin.asked == [0, 1]
    for t in (table, twin):
        t.answer(1, 1)
        t.answer(0, 0)
    assert twin.digest() == table.digest()
    assert playout(twin.copy(tracked=False), 3) == 6


def test_a_record_keeps_the_order_in_which_people_answered() -> None:
    table = open_bids()
    for seat, bid in ((2, 4), (0, 1), (1, 2), (1, 3)):
        table.answer(seat, bid)
    again = replay(read(write(record_of(table))), BIDS)
    assert again.digest() == table.digest()
    assert again.asked == [0, 2]


def test_a_secret_event_is_told_only_to_its_seat() -> None:
    table = open_bids()
    assert table.news(0)[0].plain() == {"event": "Secret", "seat": 0, "number": 0}
    assert table.news(1)[0].plain() == {"event": "Secret", "seat": 0}
    assert table.news(-1)[0].plain() == {"event": "Secret", "seat": 0}


@pytest.mark.parametrize("seat", [True, 1.0, "1", None])
def test_a_seat_is_a_whole_number_and_nothing_like_one(seat: Any) -> None:
    """It would stand in the record, which nobody could read then."""
    table = open_bids()
    with pytest.raises(NotAsked):
        table.answer(seat, 0)
    assert table.answers() == []
