"""Random games over the shelf: the tables that the every-game suite plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from kaiju.engine.chance import mix, step
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import SHELF, game_named
from tests.marks import long

Setting = tuple[str, int, dict[str, Any]]
"""A game, how many play, and the options that change its rules."""

Part = tuple[str, ...]
TESTS = Path(__file__).parent.parent / "games"


def settings() -> list[Setting]:
    """Every game with every number of players, and with the options that `tests/games/<game>/settings.py` lists."""
    out: list[Setting] = []
    for name, game in SHELF.items():
        out += [(name, seats, {}) for seats in range(game.seats_min, game.seats_max + 1)]
        if (TESTS / name / "settings.py").exists():
            listed = import_module(f"tests.games.{name}.settings").SETTINGS
            out += [(name, seats, options) for seats, options in listed]
    return out


def parts(setting: Setting, among: Sequence[Setting]) -> set[Part]:
    """What a setting tries: its number of players, and any two options together, each with its value or left out."""
    name, seats, options = setting
    known = sorted({key for other in among if other[0] == name for key in other[2]})
    values = [f"{key}={options[key]}" if key in options else f"no {key}" for key in known]
    together = [*combinations(values, 1), *combinations(values, 2)]
    together += [(f"{seats} seats", f"{key}={options[key]}") for key in seats_with(name) if key in options]
    return {(name, f"{seats} seats"), *((name, *some) for some in together)}


@cache
def seats_with(name: str) -> tuple[str, ...]:
    """The options of a game that are tried with every number of players: those its settings name as `SEATS_WITH`."""
    if not (TESTS / name / "settings.py").exists():
        return ()
    return tuple(getattr(import_module(f"tests.games.{name}.settings"), "SEATS_WITH", ()))


def covering(among: Sequence[Setting]) -> list[Setting]:
    """Few settings that try together every part of all of them: what `make test` plays of a longer list.

    Whichever brings the most that is new is taken next; of equals, the first in the list.
    """
    brings = [parts(setting, among) for setting in among]
    left = set[Part]().union(*brings)
    chosen: set[int] = set()
    while left:
        best = max(range(len(among)), key=lambda n: len(brings[n] & left))
        chosen.add(best)
        left -= brings[best]
    return [among[n] for n in sorted(chosen)]


def title(setting: Setting) -> str:
    """A setting as the name of a test."""
    name, seats, options = setting
    return "-".join(
        [name, str(seats), *(f"{k}={v}" if isinstance(v, str) else k for k, v in options.items())]
    )


CHOSEN = covering(settings())

every_setting = pytest.mark.parametrize(
    "setting",
    [
        pytest.param(setting, id=title(setting), marks=() if setting in CHOSEN else long)
        for setting in settings()
    ],
)
"""A test for each setting; those beyond a covering choice are left to `make test-long`."""


def open_table(setting: Setting, seed: int, *, listen: bool = True) -> Table:
    """A fresh table of a setting."""
    name, seats, options = setting
    return begin(game_named(name), seats=seats, seed=seed, options=options, listen=listen)


class Dice:
    """Answers by chance, apart from the game's own chance."""

    def __init__(self, seed: int) -> None:
        self.state = mix(seed)

    def below(self, n: int) -> int:
        self.state = step(self.state)
        return (((self.state ^ (self.state >> 32)) & 0xFFFFFFFF) * n) >> 32


def random_play(table: Table, seed: int) -> Iterator[Table]:
    """Play to the end with random answers; yields the table before each of them."""
    dice = Dice(seed)
    while not table.over:
        yield table
        seats = table.asked
        seat = seats[dice.below(len(seats))]
        question = table.question_for(seat)
        assert question is not None
        table.answer(seat, dice.below(question.count))


@cache
def takes_back(name: str) -> bool:
    """Whether there is anything in a game that can be taken back: where every answer leads to chance, there is not."""
    for seed in range(4):
        table = open_table((name, game_named(name).seats_min, {}), seed)
        for seat in random_seats(table, seed):
            if table.can_undo(seat):
                return True
    return False


def random_seats(table: Table, seed: int) -> Iterator[int]:
    """Play to the end with random answers; yields who has just answered."""
    dice = Dice(seed)
    while not table.over:
        seat = table.asked[dice.below(len(table.asked))]
        question = table.question_for(seat)
        assert question is not None
        table.answer(seat, dice.below(question.count))
        yield seat
