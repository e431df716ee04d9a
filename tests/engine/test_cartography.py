"""A game that asks in every form, on a field of hexes and on a ring: whole games by chance, seen from all sides."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kaiju.bots.random import Random
from kaiju.engine import forms
from kaiju.engine.errors import AnswerRefused
from kaiju.engine.game import Game
from kaiju.engine.playout import playout
from kaiju.engine.positions import position_of
from kaiju.engine.record import begin, read, record_of, replay, write
from kaiju.engine.state import Rule, State
from kaiju.engine.table import Table
from kaiju.study.soak import check_end, look_around
from tests.declared import bare
from tests.engine.cartography import CARTOGRAPHY, FORMS, KINDS
from tests.every_game.checks import check_question
from tests.marks import compiled

BOARDS = [("hexes", 2), ("hexes", 3), ("ring", 2), ("ring", 3)]
every_board = pytest.mark.parametrize("board, seats", BOARDS)


def fresh(board: str, seats: int, seed: int) -> Table:
    return begin(CARTOGRAPHY, seats=seats, seed=seed, options={"map": board})


def by_chance(table: Table, seed: int) -> Iterator[Table]:
    bot = Random("cartography", seed)
    while not table.over:
        yield table
        seat = table.asked[-1]
        question = table.question_for(seat)
        assert question is not None
        table.answer(seat, bot.answer(None, question))


@every_board
def test_random_games_end_and_ask_in_every_form(board: str, seats: int) -> None:
    asked: set[tuple[str, str]] = set()
    for seed in range(20):
        table = fresh(board, seats, seed)
        for _ in by_chance(table, seed):
            CARTOGRAPHY.audit(table.st)
            for seat in table.asked:
                question = table.question_for(seat)
                assert question is not None
                check_question(question, table.view(seat))
                asked.add((question.kind, question.form))
        assert table.winners
    assert asked == set(zip(KINDS, FORMS, strict=True))


@every_board
def test_copies_records_and_imagined_worlds(board: str, seats: int) -> None:
    table = fresh(board, seats, 5)
    for n, _ in enumerate(by_chance(table, 6)):
        twin = table.copy()
        assert twin.digest() == table.digest()
        assert [twin.question_for(s) for s in twin.asked] == [table.question_for(s) for s in table.asked]
        again = replay(read(write(record_of(table))), CARTOGRAPHY)
        assert again.digest() == table.digest()
        assert again.events == table.events
        for seat in range(-1, seats):
            world = table.imagine(seat, n)
            assert msgspec.json.encode(world.view(seat)) == msgspec.json.encode(table.view(seat))
            assert world.question_for(seat) == table.question_for(seat)
            playout(world, n + 1)
            assert world.over
            CARTOGRAPHY.audit(world.st)
        playout(twin, n + 1)
        assert twin.over


def test_every_answer_of_a_question_can_be_given() -> None:
    table = fresh("hexes", 3, 7)
    for _ in by_chance(table, 8):
        question = table.question
        assert question is not None
        for answer in question.answers():
            twin = table.copy()
            twin.answer(question.seat, answer)
        for bad in (-1, question.count, True, None, "0"):
            with pytest.raises(AnswerRefused):
                table.answer(question.seat, bad)


def test_the_rules_do_what_was_chosen() -> None:
    table = fresh("hexes", 2, 9)
    table.answer(0, 0)  # stay
    question = table.question
    assert question is not None
    assert question.kind == "chart"
    n = len(question.items)
    table.answer(0, forms.pick_answer([0, n - 1], n, question.least, question.most))
    charted = [piece.at for piece in table.view().map.pieces if piece.say == "piece-flag"]
    pointed = [question.items[i].at for i in (0, n - 1)]
    assert charted == [at.id for at in pointed if at is not None]
    question = table.question
    assert question is not None
    assert [item.of for item in question.items] == [2, 1, 1]
    table.answer(0, forms.amounts_answer([2, 0, 1], [2, 1, 1], question.least, question.most))
    assert table.view().players[0].supplies == [0, 1, 0]
    before = [piece.at for piece in table.view().map.pieces if piece.seat == 0][:3]
    table.answer(0, forms.order_answer([2, 0, 1], 3))
    after = [piece.at for piece in table.view().map.pieces if piece.seat == 0][:3]
    assert after == [before[2], before[0], before[1]]


@compiled
def test_a_playout_reaches_every_part_of_a_huge_question() -> None:
    """The product of chance and count would not fit into a machine integer."""
    answers = [huge(seed) for seed in range(60)]
    assert all(0 <= answer < 2**52 for answer in answers)
    assert min(answers) < 2**50
    assert max(answers) > 2**51 + 2**50
    assert len({answer % 1024 for answer in answers}) > 40


def huge(seed: int) -> int:
    """What a playout answers to a question with 2**52 answers."""
    table = begin(HugeGame(), seats=2, seed=1, listen=False)
    playout(table, seed * 2 + 1)
    return int(table.st.answer)


class HugeGame(Game):
    """One question with 2**52 answers, then it is over."""

    def __init__(self) -> None:
        super().__init__(bare("huge", (2, 2)))

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        return {}

    def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
        return State(rng, [])

    def play(self, st: State) -> Rule:
        yield st.ask_pick(0, 0, 52, 0, 52)
        st.over = True


@every_board
def test_a_soak_finds_nothing_wrong(board: str, seats: int) -> None:
    table = fresh(board, seats, 11)
    chance = random.Random(12)
    for _ in by_chance(table, 13):
        look_around(table, chance)
    check_end(table, CARTOGRAPHY.audit(table.st))


@every_board
def test_a_position_of_any_game_says_itself_how_many_seats_it_has(board: str, seats: int) -> None:
    """In the words of this game there are players, not Monsters."""
    table = fresh(board, seats, 14)
    for _ in by_chance(table, 15):
        position = msgspec.json.decode(msgspec.json.encode(position_of(table)))
        again = begin(CARTOGRAPHY, seats=0, seed=0, position=position)
        assert again.start["seats"] == seats
        assert again.digest() == table.digest()
        assert [again.view(seat) for seat in range(-1, seats)] == [
            table.view(seat) for seat in range(-1, seats)
        ]
