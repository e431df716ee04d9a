"""What all modules together leave of King of Tokyo's speed, measured so that a busy machine cannot bend it.

    python tools/bench_modules.py                                   plain Python
    PYTHONPATH=build/compiled python tools/bench_modules.py         the compiled build (make compiled)

Random games of the base box and of all modules take turns in one process, and the ratio is taken within each round.
"""

from __future__ import annotations

import statistics
import sys
import time
from typing import Any

from kaiju.engine import table as engine_table
from kaiju.engine.chance import mix
from kaiju.engine.table import Table, playout
from kaiju.games import game_named

GAME = game_named("king_of_tokyo")
SEATS = 4
SECONDS = 0.6
ROUNDS = 15
EVERY_MODULE = {
    "power_up": True,
    "mutant_evolutions": True,
    "halloween": True,
    "promos": "all",
    "origins": "all",
}


def decisions_a_second(options: dict[str, Any], seed: int) -> float:
    """Complete random games, set-up included, by processor time."""
    decisions = games = 0
    began = time.process_time()
    while True:
        for _ in range(10):
            table = Table(GAME, GAME.start(SEATS, options, mix(seed + games)), {}, False, False)
            decisions += playout(table, mix(seed - games))
            games += 1
        spent = time.process_time() - began
        if spent >= SECONDS:
            return decisions / spent


def main() -> int:
    """Measure and print."""
    base, every = GAME.options({}, SEATS), GAME.options(EVERY_MODULE, SEATS)
    plain: list[float] = []
    shares: list[float] = []
    for turn in range(ROUNDS):
        seed = 1000 + 500 * turn
        plain.append(decisions_a_second(base, seed))
        shares.append(decisions_a_second(every, seed) / plain[-1])
    build = "plain Python" if str(engine_table.__file__).endswith(".py") else "compiled"
    low, _, high = statistics.quantiles(shares, n=4)
    print(
        f"{build}: base game {statistics.median(plain):,.0f} decisions a second; with all modules "
        f"{statistics.median(shares):.1%} of that (middle half of {ROUNDS} rounds: {low:.0%} to {high:.0%})"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
