"""One side of a comparison: plays random games when told to, on standard input and output.

It runs as a file, in a process whose PYTHONPATH names the tree under test, and uses nothing that an older commit
would not have. A line `[game, first seed, games]` is answered by what that took; `[]` by the games on the shelf.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from typing import Any

import kaiju.engine.table
from kaiju.engine.record import begin
from kaiju.games import SHELF, game_named

try:
    from kaiju.engine.playout import playout
except ModuleNotFoundError:  # it stood beside the table up to commit fdf8d7d
    from kaiju.engine.table import playout  # type: ignore[attr-defined,no-redef]

SEATS = 4


def shelf() -> dict[str, Any]:
    """What is measured here: where the engine comes from, and which games there are."""
    return {"engine": kaiju.engine.table.__file__, "games": list(SHELF)}


def play(name: str, seed: int, games: int) -> dict[str, Any]:
    """Complete random games, set-up included; nobody listens, no marks are taken."""
    game = game_named(name)
    seats = min(SEATS, game.seats_max)
    decisions = 0
    winners: list[list[int] | None] = []
    start = time.process_time()
    for number in range(seed, seed + games):
        table = begin(game, seats=seats, seed=number, listen=False).copy(False)
        decisions += playout(table, number * 0x9E3779B97F4A7C15 & (1 << 60) - 1 | 1)
        winners.append(table.winners)
    spent = time.process_time() - start
    proof = hashlib.sha256(json.dumps([decisions, winners]).encode()).hexdigest()
    return {"seconds": spent, "decisions": decisions, "proof": proof}


def main() -> None:
    for line in sys.stdin:
        told = json.loads(line)
        print(json.dumps(play(*told) if told else shelf()), flush=True)


if __name__ == "__main__":
    main()
