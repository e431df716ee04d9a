# of king_of_tokyo_duel
"""Fit what the solved duel leaves out to games of light hands, and write it into the package.

    PYTHONPATH=build/compiled python tools/fit_duel.py --games 20000 --seed 1     (needs NumPy: requirements-study.txt)

At the start of every turn it notes the log odds of the solved duel (tools/solve_duel.py) and by how much both Monsters
differ in energy, Dice tokens, cards and what they are, and, at the end, who won. Then it looks for the weights
under which the winners were most likely: a logistic regression, kept near what the greedy player believes. Every
tenth game is left out of the fit and tells how good it is. The same arguments give the same weights, as long as the
light hand plays the same; it is one of the things that go by them, so each run is one round of play and fit.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, cast

from kaiju.bots.features import Sheet
from kaiju.bots.king_of_tokyo_duel import FEATURES
from kaiju.bots.king_of_tokyo_duel.features import CARDS, ENERGY, FEWER, HELD, SIGNS, TOKENS, WHO
from kaiju.bots.king_of_tokyo_duel.light import choose
from kaiju.bots.king_of_tokyo_duel.situation import A_DICE_TOKEN, AN_ENERGY
from kaiju.bots.king_of_tokyo_duel.value import MOST_ENERGY
from kaiju.bots.king_of_tokyo_duel.worth import KEEP
from kaiju.engine.chance import mix
from kaiju.engine.record import begin
from kaiju.games import game_named
from kaiju.games.king_of_tokyo_duel import asks
from kaiju.games.king_of_tokyo_duel.state import Duel

try:
    import numpy as np
except ImportError:  # told when it is needed: without it the tool still explains itself
    np = None

if TYPE_CHECKING:
    from numpy.typing import NDArray

GAME = "king_of_tokyo_duel"
WEIGHTS = Path(__file__).resolve().parent.parent / "src/kaiju/bots/king_of_tokyo_duel/weights.json"
SOLVED = SIGNS
"""The weight of the solved duel comes after those of the signs."""
A_HIT = 0.14  # in log odds: what the greedy player's unit is worth, about
ASTRAY = 0.02  # how often a light hand answers at random: positions that nobody seeks must be judged too
UNDECIDED = 0.15  # the same when it may buy, so that every card is seen with every Monster
PRIOR = 150.0  # how many positions it takes, about, to leave what the greedy player believes
SMALL_CHANGE = 1e-6

Floats: TypeAlias = "NDArray[np.float64]"


def play(seed: int, into: Sheet) -> list[int]:
    """One game of light hands, noted at each turn: who won, once for every note; nothing stays of a draw."""
    chance = random.Random(seed)
    table = begin(game_named(GAME), seats=2, seed=seed, options={}, listen=False)
    st = cast(Duel, table.st)
    begun, turn = len(into), 0
    while not table.over:
        if st.turn != turn:
            turn = st.turn
            FEATURES.read(table, into)
        astray = chance.random() < (UNDECIDED if st.kind == asks.ASK_BUY else ASTRAY)
        table.give(chance.randrange(st.n_opts) if astray else choose(st))
    won = table.winners or []
    if len(won) != 1:
        into.cut(begun)
    return [int(seat) for seat in won for _ in range(len(into) - begun)]


def compared(sheet: Sheet, won: list[int]) -> tuple[Floats, Floats]:
    """What is true of whoever is to roll less what is true of the Rival, and whether it won."""
    signs = np.frombuffer(sheet.signs, dtype=np.uint16).reshape(-1, sheet.sides, sheet.width)
    odds = np.frombuffer(sheet.odds, dtype=np.float64).reshape(-1, sheet.sides)
    mover = np.frombuffer(sheet.movers, dtype=np.uint8)
    at = np.arange(len(mover))
    found = np.zeros((len(mover), SIGNS + 1))
    for seat, sign in ((mover, 1.0), (1 - mover, -1.0)):
        for column in signs[at, seat].T:
            found[at, column] += sign
    found[:, SOLVED] = odds[at, mover]  # where signs say 'none'
    return found, (np.array(won) == mover).astype(np.float64)


def prior() -> list[float]:
    """Where the fit begins: what the greedy player thinks things are worth, beyond the solved game."""
    out = [0.0] * (SIGNS + 1)
    out[SOLVED] = 1.0
    for energy in range(int(MOST_ENERGY) + 1):
        out[ENERGY + energy] = A_HIT * AN_ENERGY * float(energy)
    for tokens in range(3):
        out[TOKENS + tokens] = A_HIT * A_DICE_TOKEN * tokens
    for i, key in enumerate(CARDS):
        out[HELD + i] = A_HIT * KEEP[key]
    return out


def fitted(noted: Floats, won: Floats, first: Floats) -> Floats:
    """The weights under which the winners were most likely: Newton's method."""
    weights = first.copy()
    for _ in range(30):
        chance = 1.0 / (1.0 + np.exp(-noted @ weights))
        slope = noted.T @ (won - chance) - PRIOR * (weights - first)
        bend = (noted * (chance * (1.0 - chance))[:, None]).T @ noted + PRIOR * np.eye(len(first))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < SMALL_CHANGE:
            break
    return weights


def told(noted: Floats, won: Floats, weights: Floats) -> str:
    """How good weights are: mean log chance of the winner, and the calibration error."""
    chance = 1.0 / (1.0 + np.exp(-noted @ weights))
    bins = np.minimum(9, (chance * 10).astype(np.int64))
    off = np.abs(np.bincount(bins, weights=chance - won, minlength=10)).sum() / len(won)
    right = np.where(won > 0.5, chance, 1.0 - chance)
    return f"log chance {np.log(right).mean():.4f}, calibration error {100 * off:.1f}%"


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/fit_duel.py", description="Fit the value of a duel.")
    parser.add_argument("--games", type=int, default=20000, help="how many games to play")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    if np is None:
        parser.error("this needs NumPy, which comes with requirements-study.txt")
    parts: list[tuple[Floats, Floats]] = []
    for kept in (False, True):
        sheet = FEATURES.sheet()
        won: list[int] = []
        for game in range(asked.games):
            if (game % 10 == 9) == kept:
                won += play(mix(asked.seed * 1_000_003 + game), sheet)
        parts.append(compared(sheet, won))
    first = np.array(prior())
    found = fitted(*parts[0], first)
    alone = np.eye(SIGNS + 1)[SOLVED]
    print(f"{asked.games} games, {len(parts[0][1])} positions; left out: {told(*parts[1], found)}")
    print(
        f"the solved duel alone: {told(*parts[1], alone)}; as the greedy player believes: {told(*parts[1], first)}"
    )
    weights = [round(float(w), 4) for w in found]
    out = {
        "solved": weights[SOLVED],
        "fewer": weights[FEWER],
        "energy": weights[ENERGY:TOKENS],
        "tokens": weights[TOKENS:WHO],
        "monsters": weights[WHO:HELD],
        "cards": dict(zip(CARDS, weights[HELD:SIGNS], strict=True)),
    }
    WEIGHTS.write_text(json.dumps(out, separators=(",", ":")) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
