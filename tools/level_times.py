"""How long the levels think: processor time of a decision, for every game and level that searches.

    PYTHONPATH=build/compiled python tools/level_times.py                     the compiled build
    PYTHONPATH=src python tools/level_times.py king-of-tokyo --games 1        plain Python, one game
    ... king-of-tokyo --option power_up=true --option halloween=true          with options of that game

One seat of the level sits among greedy players (in a team game beside them), another seat in each game. Decisions with
one option are not counted. Seeds are fixed; times are this machine's.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from kaiju.bots import ask_bot, bots_for, make_bot, searches, stand_in_for
from kaiju.cli.options import read_options
from kaiju.engine.chance import mix
from kaiju.engine.record import begin
from kaiju.games import SHELF, game_named
from kaiju.rulebook import kebab

SEED = 500


def thought(game: str, seats: int, level: str, games: int, options: Sequence[str] = ()) -> list[float]:
    """The seconds that each decision of a level took, the shortest first."""
    took: list[float] = []
    others = stand_in_for(game)
    read = read_options(options, game_named(game), seats)
    for number in range(games):
        table = begin(game_named(game), seats=seats, seed=mix(SEED + number), options=read, listen=False)
        mine = number % seats
        bots = [make_bot(level if seat == mine else others, game, seat) for seat in range(seats)]
        while (question := table.question) is not None:
            begun = time.process_time()
            answer = ask_bot(bots[question.seat], table, question)
            if question.seat == mine and question.count > 1:
                took.append(time.process_time() - begun)
            table.answer(question.seat, answer)
    return sorted(took)


def row(game: str, seats: int, level: str, took: Sequence[float]) -> str:
    """A line of the table: mean, half, nine of ten and all of the decisions, in milliseconds."""
    n = len(took)
    cells = [sum(took) / n, took[n // 2], took[n * 9 // 10], took[-1]]
    return (
        f"| {kebab(game)}, {seats} seats | `{level}` | {' | '.join(f'{1000 * c:.1f}' for c in cells)} | {n} |"
    )


def main(argv: Sequence[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="tools/level_times.py", description="How long the levels think.")
    parser.add_argument("game", nargs="*", help="left out, all games that have bots of their own")
    parser.add_argument("--games", type=int, default=4, help="for each level and size of table (default 4)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    asked = parser.parse_args(argv)
    names = [game_named(game).name for game in asked.game] or [
        game for game in SHELF if not SHELF[game].declaration.played_like
    ]
    print("| table | level | mean, ms | half within | nine of ten within | longest | decisions |")
    print("|---|---|---|---|---|---|---|")
    for game in names:
        for seats in sorted(
            {SHELF[game].seats_min + (SHELF[game].seats_min == 1), min(4, SHELF[game].seats_max)}
        ):
            for level in bots_for(game):
                if searches(level, game):
                    took = thought(game, seats, level, asked.games, asked.option)
                    print(row(game, seats, level, took), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
