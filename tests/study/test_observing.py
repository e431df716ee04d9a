"""What a seat may know as numbers: every number has a meaning, and none of them tells a secret."""

from __future__ import annotations

from array import array

import pytest

from kaiju.engine.chance import mix
from kaiju.engine.record import begin
from kaiju.games import SHELF, game_named
from kaiju.study import observing
from kaiju.study.observing import Layout, survey


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observing, "DECISIONS", 150)


def row_of(layout: Layout, table: object, seat: int) -> list[float]:
    question = table.question_for(seat)  # type: ignore[attr-defined]
    return layout.row(table.view(seat), question, seat).tolist()  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", list(SHELF))
def test_every_number_has_a_meaning_and_the_same_survey_gives_the_same_layout(name: str) -> None:
    game = game_named(name)
    layout = survey(game, game.seats_max, {})
    meanings = layout.meanings()
    assert len(meanings) == layout.size
    assert len(set(meanings)) == layout.size
    assert survey(game, game.seats_max, {}).meanings() == meanings
    columns = [column.key for column in game.declaration.columns]
    assert any(f"self.{key}" in meanings for key in columns)


@pytest.mark.parametrize("name", list(SHELF))
def test_what_is_hidden_from_a_seat_does_not_change_its_numbers(name: str) -> None:
    game = game_named(name)
    layout = survey(game, game.seats_max, {})
    table = begin(game, seats=game.seats_max, seed=5, options={}, listen=False)
    told = 0
    for number in range(120):
        question = table.question
        if question is None:
            break
        if number % 10 == 0:
            row = row_of(layout, table, question.seat)
            for seed in (1, 2):
                world = table.imagine(seat=question.seat, seed=seed)
                assert row_of(layout, world, question.seat) == row
            told += len(set(row))
        table.answer(question.seat, (7 * number) % question.count)
    assert told > 50  # the rows say something


@pytest.mark.parametrize("name", list(SHELF))
def test_rows_do_not_depend_on_those_written_before(name: str) -> None:
    """Two tables in turn, at every decision: what was written last is used again only where it is the same."""
    game = game_named(name)
    layout = survey(game, game.seats_max, {})
    tables = [begin(game, seats=game.seats_max, seed=seed, options={}, listen=False) for seed in (3, 4)]
    chance, rows = 1, set()
    while not all(table.over for table in tables):
        for table in tables:
            question = table.question
            if question is None:
                continue
            view = table.view(question.seat)
            afresh = array("f", layout.empty)
            layout.slow(view, question.seat, afresh)
            row = layout.row(view, question, question.seat)
            assert row[: layout.first_kind] == afresh[: layout.first_kind]
            rows.add(row.tobytes())
            chance = mix(chance)
            table.answer(question.seat, chance % question.count)
    assert len(rows) > 20


def test_the_own_entry_comes_first_and_the_others_go_round() -> None:
    game = SHELF.first
    layout = survey(game, 3, {})
    column = game.declaration.columns[0].key
    meanings = layout.meanings()
    table = begin(game, seats=3, seed=9, options={}, listen=False)
    for _ in range(60):
        question = table.question
        if question is None:
            break
        table.answer(question.seat, question.count - 1)
    entries = getattr(table.view(), game.declaration.each_seat)
    for seat in range(3):
        row = row_of(layout, table, seat)
        places = [meanings.index(f"{who}.{column}") for who in ("self", "neighbour 1", "neighbour 2")]
        assert [row[at] for at in places] == [getattr(entries[(seat + i) % 3], column) for i in range(3)]
        assert row[:3] == [1.0 if i == seat else 0.0 for i in range(3)]


def test_a_question_is_told_only_to_whoever_is_asked() -> None:
    game = SHELF.first
    layout = survey(game, 2, {})
    table = begin(game, seats=2, seed=1, options={}, listen=False)
    question = table.question
    assert question is not None
    asked = row_of(layout, table, question.seat)
    other = row_of(layout, table, 1 - question.seat)
    assert asked[layout.first_option - 1] == question.count
    assert not any(other[layout.first_kind :])
    codes = layout.codes()
    assert all(codes[int(code)] for code in asked[layout.first_option :] if code)
