# of king_of_tokyo
"""Look for a better taste of King of Tokyo's light hand among several: variants play the one at hand.

    PYTHONPATH=build/compiled python tools/tune_tokyo.py --games 8000 --rounds 2 --seed 1

One seat has a variant in which one number is larger or smaller, the other three have the taste of
kaiju/bots/king_of_tokyo/keeping.py; each deal is played four times, with the variant in every seat. A variant that wins
more than chance by two standard errors takes its place. What it finds is printed, to be written into keeping.py.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from typing import cast

from kaiju.bots.king_of_tokyo.keeping import USUAL, Taste
from kaiju.bots.king_of_tokyo.light import choose
from kaiju.bots.king_of_tokyo.value import Value, values
from kaiju.engine.chance import mix
from kaiju.engine.record import begin
from kaiju.games import game_named
from kaiju.games.king_of_tokyo.state import Tokyo

SEATS = 4
LISTS = ("hearts", "points", "entry")
NUMBERS = ("cube", "felled", "wound", "held", "purse", "evolution", "taken")
Numbers = dict[str, list[float]]
"""A taste as plain numbers; a single one is a list of one."""

CLEARLY = 2.0
STEPS = [
    ("hearts", 1.2, 0.0), ("points", 1.2, 0.0), ("entry", 1.0, 0.15), ("entry", 1.4, 0.0),
    ("cube", 1.3, 0.0), ("felled", 1.4, 0.0), ("wound", 1.25, 0.0), ("held", 1.4, 0.0), ("purse", 2.0, 0.0),
]  # fmt: skip
"""What is varied: each number of it is multiplied and raised by so much, or divided and lowered."""


def read(taste: Taste) -> Numbers:
    found: Numbers = {name: list(getattr(taste, name)) for name in LISTS}
    return {**found, **{name: [float(getattr(taste, name))] for name in NUMBERS}}


def made(numbers: Numbers) -> Value:
    """The value for larger tables, with another taste."""
    single = {name: numbers[name][0] for name in NUMBERS}
    many = values()["many"]
    taste = Taste(numbers["hearts"], numbers["points"], numbers["entry"], **single)
    return Value(many.fixed, many.cards, many.duel, taste, many.stay)


def varied(numbers: Numbers, name: str, factor: float, more: float) -> Numbers:
    return {**numbers, name: [x * factor + more for x in numbers[name]]}


def share(variant: Value, usual: Value, games: int, seed: int) -> float:
    """The share of games that one seat with the variant wins."""
    won = 0.0
    game = game_named("king_of_tokyo")
    for number in range(games):
        table = begin(
            game, seats=SEATS, seed=mix(seed * 1_000_003 + number // SEATS), options={}, listen=False
        )
        seat = number % SEATS
        st = cast(Tokyo, table.st)
        while not table.over:
            table.give(choose(st, variant if st.who == seat else usual))
        winners = table.winners or []
        won += 1.0 / len(winners) if seat in winners else 0.0
    return won / games


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/tune_tokyo.py", description="Look for a better light hand.")
    parser.add_argument("--games", type=int, default=8000, help="how many games each variant plays")
    parser.add_argument("--rounds", type=int, default=2, help="how often every number is looked at")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    best = read(USUAL)
    seed = asked.seed
    least = 1.0 / SEATS + CLEARLY * sqrt(3.0 / 16.0 / asked.games)
    for _ in range(asked.rounds):
        for name, factor, more in STEPS:
            for variant in (
                varied(best, name, factor, more),
                varied(best, name, 1.0 / factor, -more),
            ):
                seed += 1
                found = share(made(variant), made(best), asked.games, seed)
                taken = found > least
                print(
                    f"{name} {[round(x, 3) for x in variant[name]]}: {100 * found:.1f}%{' taken' * taken}",
                    flush=True,
                )
                if taken:
                    best = variant
                    break
    print({name: [round(x, 3) for x in numbers] for name, numbers in best.items()})
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
