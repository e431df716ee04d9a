"""Random games over the shelf: the tables that the every-game suite plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kaiju.engine.chance import mix, step
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import SHELF, game_named

Setting = tuple[str, int, dict[str, Any]]


def settings() -> list[Setting]:
    """Every game with every number of players, and every option that changes the rules."""
    out: list[Setting] = []
    for name, game in SHELF.items():
        for seats in range(game.seats_min, game.seats_max + 1):
            out.append((name, seats, {}))
    out.append(("king_of_tokyo", 2, {"two_player": True}))
    out += [("king_of_tokyo", seats, {"halloween": True}) for seats in range(2, 7)]
    out += [("king_of_tokyo", seats, {"promos": "all"}) for seats in (2, 3, 6)]
    out += [("king_of_tokyo", seats, {"origins": way}) for seats, way in ((2, "exclusive"), (5, "all"))]
    out.append(("king_of_tokyo", 4, {"origins": ["biofuel", "jets"], "left_out": ["mimic", "extra_head"]}))
    out += [
        ("king_of_tokyo", seats, {"halloween": True, "promos": "all", "origins": "all"}) for seats in (3, 5)
    ]
    out += [("king_of_tokyo", seats, {"power_up": True}) for seats in range(2, 7)]
    out += [("king_of_tokyo", seats, {"power_up": True, "mutant_evolutions": True}) for seats in (2, 3, 4, 6)]
    out += [("king_of_tokyo", seats, {"power_up": True, "halloween": True}) for seats in (2, 3, 5)]
    out.append(
        (
            "king_of_tokyo",
            6,
            {
                "power_up": True,
                "mutant_evolutions": True,
                "halloween": True,
                "promos": "all",
                "origins": "all",
                "monsters": ["kraken", "cyber_bunny"],
            },
        )
    )
    out.append(("king_of_tokyo_origins", 2, {"two_player": True}))
    out += [
        ("king_of_tokyo_origins", seats, {"king_of_tokyo": way})
        for seats, way in ((3, "exclusive"), (4, "all"))
    ]
    return out


def title(setting: Setting) -> str:
    """A setting as the name of a test."""
    name, seats, options = setting
    return "-".join(
        [name, str(seats), *(f"{k}={v}" if isinstance(v, str) else k for k, v in options.items())]
    )


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
