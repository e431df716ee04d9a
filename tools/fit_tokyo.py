# of king_of_tokyo, king_of_tokyo_origins
"""Fit the value of a position of King of Tokyo to games that bots have played, and write it into the package.

    PYTHONPATH=build/compiled python tools/fit_tokyo.py --games 20000 --seed 1     (needs NumPy: requirements-study.txt)

`light` is the hand that plays imagined tables on (bots/king_of_tokyo/light.py): about as strong as `greedy`, and much
quicker. In one of so many games (`--also-every`) another bot (`--also`) has some of the seats.

At the start of every turn it notes the signs of all Monsters (kaiju/bots/king_of_tokyo/features.py) and at the end who
won; then it looks for the weights under which the winners were most likely: a logistic regression in which the chance
is shared out among the Monsters alive. Between two, weights correct the solved game (tools/solve_tokyo.py); larger
tables are fitted to positions with three Monsters or more. Every tenth game is left out of the fit and tells how good
it is. The same arguments give the same weights.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from kaiju import scenario
from kaiju.bots import Bot, ask_bot, make_bot
from kaiju.bots.features import Sheet
from kaiju.bots.king_of_tokyo import FEATURES
from kaiju.bots.king_of_tokyo.features import NUMBER, SIGNS, WIDTH
from kaiju.bots.king_of_tokyo.light import choose
from kaiju.bots.king_of_tokyo.situation import HEARTS as STRENGTH
from kaiju.bots.king_of_tokyo.situation import POINTS, Situation, Weights
from kaiju.bots.king_of_tokyo.value import (
    BY_ENERGY,
    BY_HEARTS,
    BY_VP,
    FIXED,
    GOAL,
    HEARTS,
    PLACES,
    SOON,
    value_for,
)
from kaiju.bots.king_of_tokyo.worth import strength
from kaiju.engine.chance import mix
from kaiju.engine.record import begin
from kaiju.games import game_named
from kaiju.games.king_of_tokyo import asks
from kaiju.games.king_of_tokyo.state import Tokyo

try:
    import numpy as np
except ImportError:  # told when it is needed: without it the tool still explains itself
    np = None

if TYPE_CHECKING:
    from numpy.typing import NDArray

GAME = "king_of_tokyo"
NO_NUMPY = "this needs NumPy, which comes with requirements-study.txt"
LIGHT = "light"
WEIGHTS = Path(__file__).resolve().parent.parent / "src/kaiju/bots/king_of_tokyo/weights.json"
ALL = {"power_up": True, "mutant_evolutions": True, "halloween": True, "promos": "all", "origins": "all"}
Settings = list[tuple[str, int, dict[str, Any]]]
TABLES: dict[str, Settings] = {
    "duo": [
        ("king_of_tokyo", 2, {}), ("king_of_tokyo", 2, {}), ("king_of_tokyo", 2, {}), ("king_of_tokyo", 2, ALL),
        ("king_of_tokyo_origins", 2, {}),
    ],
    "many": [
        ("king_of_tokyo", 4, {}), ("king_of_tokyo", 4, {}), ("king_of_tokyo", 4, ALL), ("king_of_tokyo", 4, {}),
        ("king_of_tokyo_origins", 4, {}), ("king_of_tokyo", 3, {}), ("king_of_tokyo", 4, ALL),
        ("king_of_tokyo", 5, {}), ("king_of_tokyo_origins", 4, {}), ("king_of_tokyo", 6, {}),
    ],
    "evolved": [
        ("king_of_tokyo", 4, ALL), ("king_of_tokyo", 4, {"power_up": True}), ("king_of_tokyo", 4, ALL),
        ("king_of_tokyo", 3, ALL), ("king_of_tokyo", 5, ALL), ("king_of_tokyo", 4, ALL), ("king_of_tokyo", 6, ALL),
    ],
}  # fmt: skip
"""What is played for each list of weights, in turn."""

ASTRAY = 0.015  # how often a bot answers at random: positions that nobody seeks must be judged too
UNDECIDED = {asks.ASK_YIELD: 0.12, asks.ASK_BUY: 0.06}
"""More often where few things are done and all hangs on what they are worth: a Monster that nobody saw stay in Tokyo
with few hearts cannot be told from one that was right to leave."""
PRIOR = 150.0  # how much it takes to leave what the greedy player believes of a sign
TRUST = 0.85  # how much of what is still to come counts, against what the next position is worth
EPOCHS = 10
FIRST_EPOCHS = 4
BATCH = 4096
RATE = 0.03

Floats: TypeAlias = "NDArray[np.float32]"


class Notes:
    """What was noted in many games: positions, who won them, and of which game they are."""

    def __init__(self) -> None:
        self.sheet: Sheet = FEATURES.sheet()
        self.won: list[int] = []
        self.game: list[int] = []

    def end(self, won: list[int], game: int) -> None:
        """The game of the last positions is over; a draw tells nothing."""
        begun = len(self.won)
        if len(won) != 1:
            self.sheet.cut(begun)
        count = len(self.sheet) - begun
        self.won += [int(each) for each in won for _ in range(count)]
        self.game += [game] * count


def play(setting: tuple[str, int, dict[str, Any]], bot: str, seed: int, into: Notes, game: int) -> None:
    """One game, noted at each turn. A bot that is named has each seat with even chance."""
    name, seats, options = setting
    chance = random.Random(seed)
    table = begin(game_named(name), seats=seats, seed=seed, options=options, listen=False)
    bots: list[Bot | None] = [
        make_bot(bot, name, mix(seed + seat)) if bot != LIGHT and chance.random() < 0.5 else None
        for seat in range(seats)
    ]
    value = value_for(cast(Tokyo, table.st))
    least = min(3, seats)  # when two are left of more, the value of two takes over
    turn = 0
    while not table.over:
        st = cast(Tokyo, table.st)
        if st.turn != turn and not st.over:
            turn = st.turn
            if st.alive_count() >= least:
                FEATURES.read(table, into.sheet)
        if chance.random() < UNDECIDED.get(st.kind, ASTRAY):
            table.give(chance.randrange(st.n_opts))
        elif (other := bots[st.who]) is None:
            table.give(choose(st, value))
        else:
            question = table.question
            assert question is not None
            table.give(ask_bot(other, table, question))
    into.end(table.winners or [], game)


def prior_of(seats: int) -> list[float]:
    """Where the fit begins: what the greedy player thinks things are worth, beyond the solved game of two."""
    out = [0.0] * SIGNS
    for hearts in range(HEARTS if seats > 2 else 0):
        for i in range(PLACES * SOON):
            out[BY_HEARTS + hearts * PLACES * SOON + i] = STRENGTH[hearts] if hearts else -3.0
    for vp in range(GOAL if seats > 2 else 0):
        for i in range(SOON):
            out[BY_VP + vp * SOON + i] = POINTS[vp]
    for i in range(SOON if seats > 2 else 0):
        out[BY_VP + GOAL * SOON + i] = POINTS[-1] + 1.0
    for energy in range(16):
        out[BY_ENERGY + energy] = 0.09 * min(8, energy) + 0.05 * max(0, energy - 8)
        out[BY_ENERGY + 16 + energy] = 0.6 * out[BY_ENERGY + energy]
    for late in (0, 1):
        view = scenario(GAME, {"monsters": [{"vp": 13 * late}] * seats}).view(0)
        situation = Situation(view, 0, Weights())
        for key, number in NUMBER.items():
            out[number + late] = strength(situation, key)
    return out


class Positions:
    """Positions of many games as tables of numbers, in the order in which they were played."""

    def __init__(self, notes: Notes) -> None:
        sheet = notes.sheet
        signs = np.frombuffer(sheet.signs, dtype=np.uint16).reshape(-1, sheet.sides, sheet.width)
        odds = np.frombuffer(sheet.odds, dtype=np.float64).reshape(-1, sheet.sides)
        won, game = np.array(notes.won, dtype=np.int64), np.array(notes.game, dtype=np.int64)
        could = np.isfinite(odds[np.arange(len(won)), won])  # not who was brought back into the game later
        self.signs, self.odds, self.won = signs[could], odds[could].astype(np.float32), won[could]
        # How many positions of the same game come after each.
        last = np.searchsorted(game[could], game[could], side="right") - 1
        self.to_come = last - np.arange(len(self.won))
        self.visits = np.bincount(self.signs.ravel(), minlength=SIGNS + 1)

    def chances(self, weights: Floats, part: NDArray[np.int64]) -> Floats:
        """Everybody's chance to win."""
        strength = weights[self.signs[part]].sum(axis=2) + self.odds[part]
        raised = np.exp(strength - strength.max(axis=1, keepdims=True))
        found: Floats = raised / raised.sum(axis=1, keepdims=True)
        return found

    def all_chances(self, weights: Floats) -> Floats:
        everything = np.arange(len(self.won))
        parts = np.array_split(everything, max(1, len(everything) // BATCH))
        return np.concatenate([self.chances(weights, part) for part in parts])

    def aims(self, weights: Floats, *, ahead: bool) -> Floats:
        """The chances that positions are held to: who won in the end, and what the positions after them are worth."""
        aim = np.zeros(self.odds.shape, dtype=np.float32)
        aim[np.arange(len(self.won)), self.won] = 1.0
        if ahead:
            worth = self.all_chances(weights)
            for left in range(1, int(self.to_come.max()) + 1):
                here = np.nonzero(self.to_come == left)[0]
                aim[here] = TRUST * aim[here + 1] + (1.0 - TRUST) * worth[here + 1]
        return aim


def fitted(positions: Positions, first: Floats, seed: int) -> Floats:
    """The weights under which the winners were most likely, in small steps that grow smaller.

    After the first rounds a position is held not to who won in the end alone but to what the positions after it turned
    out to be worth: the luck of a long game says little about its beginning.
    """
    chance = np.random.default_rng(seed)
    weights = first.copy()
    count = len(positions.won)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    steps = 0
    for epoch in range(EPOCHS):
        aims = positions.aims(weights, ahead=epoch >= FIRST_EPOCHS)
        order = chance.permutation(count)
        rate = RATE * (1.0 - epoch / EPOCHS)
        for part in np.array_split(order, max(1, count // BATCH)):
            wrong = aims[part] - positions.chances(weights, part)
            wrong[np.isneginf(positions.odds[part])] = 0.0
            found = positions.signs[part]
            slope = np.bincount(
                found.ravel(), weights=np.repeat(wrong.ravel(), WIDTH), minlength=SIGNS + 1
            ).astype(np.float32) / len(part)
            slope -= PRIOR * (weights - first) / count
            steps += 1
            mean = 0.9 * mean + 0.1 * slope
            square = 0.99 * square + 0.01 * slope * slope
            step = mean / (1.0 - 0.9**steps) / (np.sqrt(square / (1.0 - 0.99**steps)) + 1e-6)
            weights += (rate * step).astype(np.float32)
            weights[SIGNS] = 0.0
    weights[positions.visits == 0] = first[positions.visits == 0]
    return weights


def told(weights: Floats, positions: Positions) -> str:
    """How good weights are in games that were not used: mean log chance of the winner, and how calibrated they are."""
    found = positions.all_chances(weights)
    count = len(positions.won)
    winners = np.zeros(found.shape, dtype=bool)
    winners[np.arange(count), positions.won] = True
    here = ~np.isneginf(positions.odds)
    p, won = found[here], winners[here]
    bins = np.minimum(9, (p * 10).astype(np.int64))
    error = np.abs(
        np.bincount(bins, weights=p, minlength=10) - np.bincount(bins, weights=won, minlength=10)
    ).sum()
    return f"log chance {np.log(found[winners]).mean():.4f}, calibration error {100 * error / len(p):.1f}%"


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/fit_tokyo.py", description="Fit the value of a position.")
    parser.add_argument(
        "--games", type=int, default=3000, help="how many games to play for each list of weights"
    )
    parser.add_argument("--also", default="greedy", help="another bot that plays in some of them")
    parser.add_argument("--also-every", type=int, default=10, help="in one of so many; 0: in none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="one list of weights: duo, many or evolved")
    asked = parser.parse_args(argv)
    if np is None:
        parser.error(NO_NUMPY)
    out = json.loads(WEIGHTS.read_text(encoding="utf-8")) if WEIGHTS.exists() else {}
    for name, settings in TABLES.items():
        if asked.only not in ("", name):
            continue
        used, kept = Notes(), Notes()
        chance = random.Random(asked.seed)
        for game in range(asked.games):
            bot = asked.also if asked.also_every and not chance.randrange(asked.also_every) else LIGHT
            notes = kept if game // len(settings) % 10 == 9 else used
            play(settings[game % len(settings)], bot, mix(asked.seed * 1_000_003 + game), notes, game)
        first = np.array([*prior_of(settings[0][1]), 0.0], dtype=np.float32)
        positions, others = Positions(used), Positions(kept)
        fit = fitted(positions, first, asked.seed)
        weights = [float(w) for w in fit]
        print(
            f"{name}: {asked.games} games, {len(positions.won)} positions; left out: {told(fit, others)}",
            flush=True,
        )
        out[name] = out.get(name, {}) | {
            "signs": [round(w, 4) for w in weights[:FIXED]],
            "cards": {key: [round(w, 4) for w in weights[n : n + 2]] for key, n in NUMBER.items()},
        }
    WEIGHTS.write_text(json.dumps(out, separators=(",", ":")) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
