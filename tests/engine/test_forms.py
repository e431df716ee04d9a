"""Choices as whole numbers: every number below the count is one choice, and every choice one number."""

from __future__ import annotations

import doctest
from itertools import combinations, permutations, product
from math import comb, factorial, prod
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaiju.engine import forms
from kaiju.engine.errors import NoSuchOption, RulesFault
from kaiju.engine.state import State
from tests.marks import compiled

pytestmark = compiled


@st.composite
def pick_questions(draw: st.DrawFn, largest: int) -> tuple[int, int, int]:
    n = draw(st.integers(0, largest))
    least = draw(st.integers(0, n))
    return n, least, draw(st.integers(least, n))


@st.composite
def amounts_questions(draw: st.DrawFn, groups: int, largest: int) -> tuple[list[int], int, int]:
    of = draw(st.lists(st.integers(0, largest), max_size=groups))
    least = draw(st.integers(0, sum(of)))
    return of, least, draw(st.integers(least, sum(of)))


# ---- all choices of small questions, in their order


@given(pick_questions(8))
def test_all_picks_in_order(question: tuple[int, int, int]) -> None:
    n, least, most = question
    listed = [
        list(chosen)
        for size in range(least, most + 1)
        for chosen in sorted(combinations(range(n), size), key=lambda c: c[::-1])
    ]
    assert forms.picks(n, least, most) == len(listed)
    assert [forms.pick(answer, n, least, most) for answer in range(len(listed))] == listed
    assert [forms.pick_answer(chosen, n, least, most) for chosen in listed] == list(range(len(listed)))


@given(amounts_questions(4, 4))
def test_all_amounts_in_order(question: tuple[list[int], int, int]) -> None:
    of, least, most = question
    listed = [
        list(chosen)
        for chosen in sorted(product(*(range(n + 1) for n in of)))
        if least <= sum(chosen) <= most
    ]
    assert forms.amounts(of, least, most) == len(listed)
    assert [forms.amounts_of(answer, of, least, most) for answer in range(len(listed))] == listed
    assert [forms.amounts_answer(chosen, of, least, most) for chosen in listed] == list(range(len(listed)))


@pytest.mark.parametrize("n", range(7))
def test_all_orders_in_order(n: int) -> None:
    listed = [list(chosen) for chosen in permutations(range(n))]
    assert forms.orders(n) == len(listed)
    assert [forms.order(answer, n) for answer in range(len(listed))] == listed
    assert [forms.order_answer(chosen, n) for chosen in listed] == list(range(len(listed)))


# ---- large questions: there and back


@given(pick_questions(52), st.data())
def test_any_pick_there_and_back(question: tuple[int, int, int], data: st.DataObject) -> None:
    n, least, most = question
    count = forms.picks(n, least, most)
    for answer in (0, data.draw(st.integers(0, count - 1)), count - 1):
        chosen = forms.pick(answer, n, least, most)
        assert forms.pick_answer(chosen, n, least, most) == answer
        assert forms.pick_answer(chosen[::-1], n, least, most) == answer


@given(amounts_questions(15, 9), st.data())
def test_any_amounts_there_and_back(question: tuple[list[int], int, int], data: st.DataObject) -> None:
    of, least, most = question
    count = forms.amounts(of, least, most)
    answer = data.draw(st.integers(0, count - 1))
    chosen = forms.amounts_of(answer, of, least, most)
    assert least <= sum(chosen) <= most
    assert forms.amounts_answer(chosen, of, least, most) == answer


@given(st.integers(0, 18), st.data())
def test_any_order_there_and_back(n: int, data: st.DataObject) -> None:
    answer = data.draw(st.integers(0, forms.orders(n) - 1))
    chosen = forms.order(answer, n)
    assert sorted(chosen) == list(range(n))
    assert forms.order_answer(chosen, n) == answer


def test_questions_close_to_the_limit_are_exact() -> None:
    assert forms.picks(56, 28, 28) == comb(56, 28) == 7648690600760440
    assert forms.picks(52, 0, 52) == 2**52
    assert forms.amounts([1] * 52, 0, 52) == 2**52
    assert forms.amounts([7] * 17, 0, 119) == 8**17
    assert forms.orders(18) == factorial(18)
    for answer in (2**52 - 1, 2**52 - 2, 2**51 + 1):
        assert forms.pick_answer(forms.pick(answer, 52, 0, 52), 52, 0, 52) == answer
        assert forms.amounts_answer(forms.amounts_of(answer, [1] * 52, 0, 52), [1] * 52, 0, 52) == answer
        assert forms.order_answer(forms.order(answer, 18), 18) == answer


@given(st.integers(0, 6), st.integers(0, 6))
def test_amounts_without_bounds_are_a_product(n: int, size: int) -> None:
    assert forms.amounts([size] * n, 0, n * size) == prod([size + 1] * n)


# ---- whose fault it is


@pytest.mark.parametrize(
    "ask",
    [
        lambda: forms.picks(53, 0, 53),
        lambda: forms.picks(5000, 2000, 3000),
        lambda: forms.picks(3, 2, 1),
        lambda: forms.picks(3, 0, 4),
        lambda: forms.picks(3, -1, 2),
        lambda: forms.amounts([1] * 53, 0, 53),
        lambda: forms.amounts([7] * 18, 0, 126),
        lambda: forms.amounts([2, -1], 0, 1),
        lambda: forms.amounts([2, 1], 0, 4),
        lambda: forms.amounts([2, 1], 2, 1),
        lambda: forms.orders(19),
        lambda: forms.orders(-1),
    ],
)
def test_a_rule_may_not_ask_for_too_much_or_for_nothing(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(RulesFault):
        ask()


@pytest.mark.parametrize(
    "choose",
    [
        lambda: forms.pick(3, 3, 1, 1),
        lambda: forms.pick(-1, 3, 1, 1),
        lambda: forms.pick_answer([0, 0], 3, 1, 2),
        lambda: forms.pick_answer([3], 3, 1, 2),
        lambda: forms.pick_answer([-1], 3, 1, 2),
        lambda: forms.pick_answer([], 3, 1, 2),
        lambda: forms.pick_answer([0, 1, 2], 3, 1, 2),
        lambda: forms.amounts_of(99, [1, 1], 0, 2),
        lambda: forms.amounts_answer([1], [1, 1], 0, 2),
        lambda: forms.amounts_answer([2, 0], [1, 1], 0, 2),
        lambda: forms.amounts_answer([1, 1], [1, 1], 0, 1),
        lambda: forms.amounts_answer([0, 0], [1, 1], 1, 2),
        lambda: forms.order(6, 3),
        lambda: forms.order_answer([0, 1], 3),
        lambda: forms.order_answer([0, 1, 1], 3),
        lambda: forms.order_answer([0, 1, 3], 3),
    ],
)
def test_what_is_no_choice_is_refused_with_a_sentence(choose: object) -> None:
    assert callable(choose)
    with pytest.raises(NoSuchOption, match=r"\.$"):
        choose()


# ---- asking


def test_a_state_asks_in_the_new_forms() -> None:
    state = State(1, [])
    assert state.ask_pick(2, 5, 4, 1, 2, 9)
    assert (state.who, state.kind, state.n_opts, state.least, state.most, state.about) == (2, 5, 10, 1, 2, 9)
    assert state.ask_pick(2, 5, 4, 1, 2, also=1)
    assert state.n_opts == 11
    assert state.ask_amounts(1, 6, [2, 1], 0, 2)
    assert (state.n_opts, state.opts, state.least, state.most) == (5, [2, 1], 0, 2)
    assert state.ask_order(0, 7, 4, also=2)
    assert state.n_opts == 26
    with pytest.raises(RulesFault):
        state.ask_order(0, 7, 40)


def test_the_page_of_questions_counts_right() -> None:
    page = Path(__file__).parents[2] / "docs" / "reference" / "questions.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried >= 4
    assert failed == 0
