"""Measure how right the chances of kaiju.bots.judging are, in games that no weights were fitted to.

    PYTHONPATH=build/compiled python tools/calibrate.py king-of-tokyo --seats 2 --games 1000 --seed 90001

Bots play; at some positions of every game everybody's chance to win is worked out by playing on, and at the end it is
noted who won. From one half of the games it finds how chances have to be corrected at tables of this size
(:class:`kaiju.bots.calibration.Calibration`): the power that odds are raised to, what is added to a team's, and with
``--surprises`` the share of games that nobody foresees (not where a game can be won at once, and certainly). On the
other half it tells the reliability curve and the expected calibration error, before and after; with ``--power``,
``--share`` and ``--lift``, found in other games, all of them tell. ``--option side=blue,red`` takes these in turn, with
every value of any other. The same arguments give the same figures.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from itertools import product
from math import log
from typing import Any

from kaiju.bots import ask_bot, make_bot, quick_bots
from kaiju.bots.calibration import AS_PLAYED, Calibration
from kaiju.bots.judging import chances, playouts_of
from kaiju.cli.options import read_options
from kaiju.engine.chance import mix
from kaiju.engine.record import begin
from kaiju.games import SHELF, game_named

BINS = 10
Sample = tuple[float, bool]
"""A chance that was told, not calibrated, and whether it came true."""


def played(
    game: str, seats: int, options: dict[str, Any], bot: str, seed: int, every: int, playouts: int
) -> list[Sample]:
    """One game: the chances at one in so many of its positions, early and late alike, and what came of them."""
    chance = random.Random(seed)
    table = begin(game_named(game), seats=seats, seed=seed, options=options, listen=False)
    bots = [make_bot(bot, game, mix(seed + seat)) for seat in range(seats)]
    told: list[list[float]] = []
    count = 0
    while (question := table.question) is not None:
        count += 1
        if chance.random() < 1.0 / every:
            told.append(chances(table, playouts, mix(seed + count)))
        table.answer(question.seat, ask_bot(bots[question.seat], table, question))
    won = table.winners or []
    if len(won) > 1 and not SHELF[game].declaration.team:
        return []  # nobody can be right about a draw
    asked = range(1) if SHELF[game].declaration.team else range(seats)
    return [(position[seat], seat in won) for position in told for seat in asked]


def settings(options: Sequence[str], game: str, seats: int) -> list[dict[str, Any]]:
    """What is played in turn: every value of an option with every value of the others."""
    names = [option.partition("=")[0] for option in options]
    values = [option.partition("=")[2].split(",") for option in options]
    named = [
        [f"{name}={value}" for name, value in zip(names, each, strict=True)] for each in product(*values)
    ]
    return [read_options(each, game_named(game), seats) for each in named]


def loss(samples: Sequence[Sample], how: Calibration, others: float) -> float:
    """How surprising what happened was: the mean log of the chance it was given."""
    total = 0.0
    for p, happened in samples:
        q = min(0.999, max(0.001, how.told(p, others)))
        total -= log(q if happened else 1.0 - q)
    return total / max(1, len(samples))


def best(samples: Sequence[Sample], others: float, *, team: bool, surprises: bool) -> Calibration:
    """The correction under which what happened was least surprising: one number after the other, until none changes."""
    found = AS_PLAYED
    for _ in range(6):
        tries = [found._replace(power=0.1 + 0.02 * i) for i in range(96)]
        if team:
            tries += [found._replace(lift=-1.5 + 0.05 * i) for i in range(61)]
        if surprises:
            tries += [found._replace(share=0.01 * i) for i in range(31)]
        better = min(tries, key=lambda how: loss(samples, how, others))
        if loss(samples, better, others) >= loss(samples, found, others):
            break
        found = better
    return found


def curve(
    samples: Sequence[Sample], how: Calibration, others: float
) -> tuple[list[tuple[float, float, int]], float]:
    """For each tenth: the mean chance told, how often it came true, how many; and the expected calibration error."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for p, happened in samples:
        q = how.told(p, others)
        bins[min(BINS - 1, int(q * BINS))].append((q, happened))
    rows = [(sum(q for q, _ in b) / len(b), sum(h for _, h in b) / len(b), len(b)) for b in bins if b]
    error = sum(abs(said - came) * n for said, came, n in rows) / max(1, len(samples))
    return rows, error


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/calibrate.py", description="Measure how right chances are.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE,...", help="of the game; several in turn"
    )
    parser.add_argument("--bot", help="who plays; left out, the best that answers at once")
    parser.add_argument("--every", type=int, default=20, help="one in so many positions of a game is judged")
    parser.add_argument("--playouts", type=int, default=60)
    parser.add_argument("--seed", type=int, default=90_001)
    parser.add_argument(
        "--surprises", action="store_true", help="look for the share that nobody foresees, too"
    )
    parser.add_argument("--power", type=float, help="take this power, found before, and tell it on all games")
    parser.add_argument("--share", type=float, default=0.0, help="and this share that nobody foresees")
    parser.add_argument("--lift", type=float, default=0.0, help="and this, added to a team's log odds")
    asked = parser.parse_args(argv)
    game = game_named(asked.game).name
    team = SHELF[game].declaration.team
    bot = asked.bot or quick_bots(game)[-1]
    playouts_of(game).calibrations.clear()
    halves: list[list[Sample]] = [[], []]
    among = settings(asked.option, game, asked.seats)
    for number in range(asked.games):
        seed = mix(asked.seed * 1_000_003 + number)
        options = among[number // 2 % len(among)]
        halves[number % 2] += played(game, asked.seats, options, bot, seed, asked.every, asked.playouts)
    others = 1.0 if team else float(asked.seats - 1)
    found = asked.power is None
    if found:
        how = best(halves[0], others, team=team, surprises=asked.surprises)
    else:
        how = Calibration(asked.power, asked.share, asked.lift)
    tell = halves[1] if found else halves[0] + halves[1]
    before = curve(tell, AS_PLAYED, others)[1]
    rows, error = curve(tell, how, others)
    telling = "in the half that tells" if found else "of games that the power was not taken from"
    print(f"{game}, {asked.seats} seats: {asked.games} games, {len(tell)} chances {telling}")
    print(
        f"power {how.power:.2f}, share {how.share:.2f}, lift {how.lift:.2f}; "
        f"expected calibration error {100 * before:.1f}% before, {100 * error:.1f}% after"
    )
    for said, came, n in rows:
        print(f"  told {100 * said:5.1f}%  came true {100 * came:5.1f}%  of {n}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
