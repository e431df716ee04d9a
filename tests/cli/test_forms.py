"""A game that asks in every form, at the terminal: what is printed, what is typed, taken back and kept."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import cast

import pytest
from rich.console import Console

from kaiju.bots.random import Random
from kaiju.cli import render
from kaiju.cli.answers import number_of
from kaiju.cli.looking_up import Left
from kaiju.cli.maps import draw_map
from kaiju.cli.sitting import Sitting
from kaiju.cli.terminal import Keyboard
from kaiju.engine import forms
from kaiju.engine.questions import Question
from kaiju.engine.record import begin, read, record_of, replay, write
from kaiju.engine.table import Table
from kaiju.games.common import maps
from kaiju.games.common.shown import PieceView
from kaiju.rulebook import Words
from kaiju.rulebook.telling import Cast, tell_question
from tests.engine.cartography import CARTOGRAPHY, FORMS


class Typist:
    """Somebody who types prepared lines, and then leaves."""

    typed = False
    watched = False

    def __init__(self, lines: Iterator[str], console: Console) -> None:
        self.lines = lines
        self.console = console

    def line(self, prompt: str) -> str:
        text = next(self.lines, None)
        if text is None:
            raise EOFError
        self.console.print(f"{prompt}{text}", soft_wrap=True)
        return text

    def pause(self, seconds: float) -> None:
        pass


def sit(table: Table, lines: Iterator[str], lang: str = "en", width: int = 80) -> tuple[Sitting, io.StringIO]:
    printed = io.StringIO()
    console = Console(file=printed, width=width, height=50, highlight=False, markup=False, emoji=False)
    keyboard = cast(Keyboard, Typist(lines, console))
    return Sitting(
        table, ["Mira", "Jonas"], Words("cartography", lang, CARTOGRAPHY.declaration), keyboard, console
    ), printed


def fresh(board: str = "hexes", seed: int = 3) -> Table:
    return begin(CARTOGRAPHY, seats=2, seed=seed, options={"map": board})


def spelled(question: Question, answer: int) -> str:
    """An answer as somebody types it."""
    n = len(question.items)
    first = question.count - len(question.also)
    if question.form == "choose":
        return str(answer + 1)
    if answer >= first:
        return str(n + 1 + answer - first)
    if question.form == "subset":
        return " ".join(str(number_of(question, i)) for i in range(n) if answer >> i & 1) or "none"
    if question.form == "pick":
        return " ".join(str(i + 1) for i in forms.pick(answer, n, question.least, question.most))
    if question.form == "order":
        return " ".join(str(i + 1) for i in forms.order(answer, n))
    taken = forms.amounts_of(answer, [i.of for i in question.items], question.least, question.most)
    return " ".join(f"{n}x{i}" for i, n in enumerate(taken, 1) if n) or "none"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("board", ["hexes", "ring"])
def test_a_whole_game_is_typed(board: str, lang: str) -> None:
    table = fresh(board)
    bot = Random("cartography", 4)
    meant: list[int] = []
    asked: set[str] = set()

    def lines() -> Iterator[str]:
        while True:
            question = table.question
            assert question is not None
            asked.add(question.form)
            meant.append(bot.answer(None, question))
            yield spelled(question, meant[-1])

    sitting, printed = sit(table, lines(), lang)
    sitting.run()
    assert table.over
    assert asked == set(FORMS)
    assert [answer for _, answer, *_ in table.answers()] == meant
    assert max(map(len, printed.getvalue().splitlines())) <= 80
    assert replay(read(write(record_of(table))), CARTOGRAPHY).digest() == table.digest()


def test_undo_takes_back_and_asks_again() -> None:
    table = fresh()
    first = table.question
    sitting, printed = sit(table, iter(["2", "undo", "1", "UNDO", "1", "quit"]))
    with pytest.raises(Left):
        sitting.run()
    told = printed.getvalue()
    assert told.count("undo takes back your last answer") == 3  # never before anything was answered
    assert told.count("Mira takes back the last answer.") + told.count("You take back your last answer.") == 2
    assert first is not None
    assert table.question is not None
    assert table.question.kind == "chart"
    assert replay(read(write(record_of(table))), CARTOGRAPHY).digest() == table.digest()


def test_undo_says_why_it_is_too_late() -> None:
    table = fresh()
    sitting, printed = sit(table, iter(["undo", "quit"]))
    with pytest.raises(Left):
        sitting.run()
    assert "Your last answer can no longer be taken back" in printed.getvalue()
    assert table.count == 0


def test_the_french_word_for_it() -> None:
    table = fresh()
    sitting, printed = sit(table, iter(["2", "reprendre", "quitter"]), "fr")
    with pytest.raises(Left):
        sitting.run()
    assert "reprendre reprend votre dernière réponse" in printed.getvalue()
    assert table.question is not None
    assert table.question.kind == "move"


def test_help_tells_how_to_answer_each_form() -> None:
    table = fresh()
    bot = Random("cartography", 5)
    told = ""
    for _ in range(5):
        question = table.question
        assert question is not None
        sitting, printed = sit(table, iter(["?", "quit"]))
        with pytest.raises(Left):
            sitting.run()
        told += printed.getvalue()
        table.answer(question.seat, bot.answer(None, question))
    for sentence in (
        "as many as the question asks for",
        "2x1 1x3 is two of number 1",
        "3 1 2 puts number 3 first",
    ):
        assert sentence in told
    assert "takes this many of which; 0 to 3 in all" in told
    assert "leaves them in this order" in told


# ---- maps


def picture(
    board: maps.Map, width: int, pieces: list[PieceView], marks: dict[tuple[str, int | str], list[int]]
) -> str:
    printed = io.StringIO()
    console = Console(file=printed, width=width, highlight=False)
    words = Words("cartography")
    console.print(draw_map(board.view(pieces), words, Cast(("Mira", "Jonas")), width, marks, render.emblem))
    return printed.getvalue()


PIECES = [
    PieceView("a", 0, "piece-tower", {}, 0),
    PieceView("b", 0, "piece-rock"),
    PieceView("c", 3, "piece-tower", {}, 1),
]


@pytest.mark.parametrize(
    "board", [maps.hexagon(1), maps.hexagon(2), maps.ring(list("abcdefgh")), maps.ring(list("abc"))]
)
def test_every_space_and_piece_is_in_the_picture(board: maps.Map) -> None:
    pieces = [piece for piece in PIECES if piece.at < board.size]
    told = picture(board, 80, pieces, {})
    assert max(map(len, told.splitlines())) <= 80
    shown, _, legend = told.partition("  ●t  Mira: tower")
    assert legend
    for name in board.names:
        assert sum(name in cell.split() for cell in shown.replace("│", "\n").split("\n")) >= 1
    assert "●t ·r" in shown


def test_neighbours_touch_in_a_field_of_hexes() -> None:
    """Each stands half over the two below it, as bricks do."""
    lines = picture(maps.hexagon(1), 40, [], {}).splitlines()
    at = {
        letter: (row, column)
        for row, line in enumerate(lines)
        for column, letter in enumerate(line)
        if letter.isalpha()
    }
    assert sorted(at) == list("abcdefg")
    wide = at["b"][1] - at["a"][1]
    assert at["c"] == (at["a"][0] + 3, at["a"][1] - wide // 2)
    assert at["d"] == (at["a"][0] + 3, at["a"][1] + wide // 2)
    assert at["f"] == (at["a"][0] + 6, at["a"][1])


def test_options_show_where_they_are() -> None:
    table = fresh()
    question = table.question
    assert question is not None
    view = table.view(0)
    shown = render.Picture(Words("cartography", "en", CARTOGRAPHY.declaration), ["Mira", "Jonas"])
    printed = io.StringIO()
    console = Console(file=printed, width=80, height=50, highlight=False)
    told = tell_question(shown.words, question, shown.cast(view, 0))
    console.print(render.ask(question, told, shown, view, console))
    names = maps.hexagon(2).names
    for number, option in enumerate(question.options, 1):
        if option.at is not None:
            assert f"│{number} {names[int(option.at.id)]} " in printed.getvalue()


def test_a_map_that_does_not_fit_is_listed_with_neighbours() -> None:
    told = picture(maps.hexagon(4), 60, PIECES, {("space", 0): [2, 3]})
    assert "2,3 a  ●t ·r  next to b, f and g" in told
    assert max(map(len, told.splitlines())) <= 60
    wide = maps.ring([f"place {i}" for i in range(40)])
    assert "place 0  next to place 39 and place 1" in picture(wide, 80, [], {})


def test_what_does_not_fit_a_space_is_cut() -> None:
    board = maps.ring(["a place with a very long name", "b", "c"])
    told = picture(board, 50, [PieceView(i, 1, "piece-rock") for i in range(12)], {})
    assert "…" in told
    assert max(map(len, told.splitlines())) <= 50
