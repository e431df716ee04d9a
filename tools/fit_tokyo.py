"""Fit the value of a position of King of Tokyo to games that bots have played, and write it into the package.

    python tools/fit_tokyo.py --games 20000 --bot light --seed 1
    PYTHONPATH=build/compiled python tools/fit_tokyo.py ...      the same, quicker

`light` is the hand that plays imagined tables on (bots/king_of_tokyo/light.py): about as strong as `greedy`, and a
hundred times quicker. Any bot can be named instead.

At the start of every turn it notes the signs of all Monsters (kaiju/bots/king_of_tokyo/value.py) and, at the end, who
won; then it looks for the weights under which the winners were most likely: a logistic regression in which the chance
is shared out among the Monsters alive. Every tenth game is left out of the fit and tells how good it is. The same
arguments give the same weights.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from array import array
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, TypeAlias, cast

from kaiju import scenario
from kaiju.bots import Bot, ask_bot, make_bot
from kaiju.bots.king_of_tokyo.light import choose
from kaiju.bots.king_of_tokyo.situation import FACTS, POINTS, Situation, Weights
from kaiju.bots.king_of_tokyo.situation import HEARTS as STRENGTH
from kaiju.bots.king_of_tokyo.value import (
    BY_ENERGY,
    BY_HEARTS,
    BY_VP,
    FIXED,
    GOAL,
    HEARTS,
    LATE_FROM,
    PLACES,
    SOON,
    signs,
    value_for,
)
from kaiju.bots.king_of_tokyo.worth import strength
from kaiju.engine.chance import mix
from kaiju.engine.record import begin
from kaiju.games import game_named
from kaiju.games.king_of_tokyo import asks
from kaiju.games.king_of_tokyo.state import Monster, Tokyo

GAME = "king_of_tokyo"
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
}  # fmt: skip
"""What is played for each list of weights, in turn."""

CARDS = sorted(FACTS)
NUMBER = {key: FIXED + 2 * i for i, key in enumerate(CARDS)}
SIGNS = FIXED + 2 * len(CARDS)
WIDTH = 28  # signs of one Monster, at most; more cards than that are left out
ASTRAY = 0.015  # how often a bot answers at random: positions that nobody seeks must be judged too
UNDECIDED = {asks.ASK_YIELD: 0.12, asks.ASK_BUY: 0.06}
"""More often where few things are done and all hangs on what they are worth: a Monster that nobody saw stay in Tokyo
with few hearts cannot be told from one that was right to leave."""
PRIOR = 150.0  # how much it takes to leave what the greedy player believes of a sign
TRUST = 0.85  # how much of what is still to come counts, against what the next position is worth
EPOCHS = 6
FIRST_EPOCHS = 3
RATE = 0.15

Note: TypeAlias = "list[tuple[int, array[int]]]"
"""Of everybody alive: the seat and its signs."""
Sample = tuple[Note, int]


def noted(st: Tokyo) -> Note:
    """The signs of everybody alive at the start of a turn, cards among them."""
    alive = [m for m in st.monsters if m.alive]
    late = max(m.vp for m in alive) >= LATE_FROM
    return [
        (
            m.seat,
            array("H", (signs(m, alive, st.active, len(st.monsters), late) + cards(st, m, late))[:WIDTH]),
        )
        for m in alive
    ]


def cards(st: Tokyo, m: Monster, late: bool) -> list[int]:
    keys = st.box.keys
    held = [*m.cards, *[st.copies[c] for c in m.cards if c in st.copies], *m.evo.front]
    return [NUMBER[keys[c]] + late for c in held if keys[c] in NUMBER]


def played(setting: tuple[str, int, dict[str, Any]], bot: str, seed: int) -> list[Sample]:
    """One game: what was noted at each turn, and who won."""
    name, seats, options = setting
    chance = random.Random(seed)
    table = begin(game_named(name), seats=seats, seed=seed, options=options, listen=False)
    light = bot == LIGHT
    bots: list[Bot] = [] if light else [make_bot(bot, name, mix(seed + seat)) for seat in range(seats)]
    value = value_for(cast(Tokyo, table.st))
    turn = 0
    notes: list[Note] = []
    while not table.over:
        st = cast(Tokyo, table.st)
        if st.turn != turn and not st.over:
            turn = st.turn
            notes.append(noted(st))
        if chance.random() < UNDECIDED.get(st.kind, ASTRAY):
            table.give(chance.randrange(st.n_opts))
        elif light:
            table.give(choose(st, value))
        else:
            question = table.question
            assert question is not None
            table.give(ask_bot(bots[question.seat], table, question))
    won = table.winners or []
    return [(note, won[0]) for note in notes if len(won) == 1 and any(seat == won[0] for seat, _ in note)]


def prior_of(seats: int) -> list[float]:
    """Where the fit begins: what the greedy player thinks things are worth."""
    out = [0.0] * SIGNS
    for hearts in range(HEARTS):
        for i in range(PLACES * SOON):
            out[BY_HEARTS + hearts * PLACES * SOON + i] = STRENGTH[hearts] if hearts else -3.0
    for vp in range(GOAL):
        for i in range(SOON):
            out[BY_VP + vp * SOON + i] = POINTS[vp]
    for i in range(SOON):
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


def shares(weights: list[float], note: Note) -> list[float]:
    """The chance of each Monster in a note."""
    raised = [exp(sum([weights[sign] for sign in found])) for _, found in note]
    total = sum(raised)
    return [e / total for e in raised]


def fitted(games: list[list[Sample]], first: list[float], seed: int) -> list[float]:
    """The weights under which the winners were most likely: every sample in turn, in steps that grow smaller.

    After the first rounds a position is held not to who won in the end alone but to what the positions after it turned
    out to be worth: the luck of a long game says little about its beginning.
    """
    weights = first[:]
    seen = [1.0] * SIGNS
    visits = [1.0] * SIGNS
    for game in games:
        for note, _ in game:
            for _, found in note:
                for sign in found:
                    visits[sign] += 1.0
    pull = [PRIOR / n for n in visits]
    chance = random.Random(seed)
    for epoch in range(EPOCHS):
        aims = [(note, aim) for game in games for note, aim in aimed(game, weights, epoch >= FIRST_EPOCHS)]
        chance.shuffle(aims)
        rate = RATE * (1.0 - epoch / EPOCHS)
        for note, aim in aims:
            for p, (seat, found) in zip(shares(weights, note), note, strict=True):
                wrong = aim.get(seat, 0.0) - p
                for sign in found:
                    slope = wrong - pull[sign] * (weights[sign] - first[sign])
                    seen[sign] += slope * slope
                    weights[sign] += rate * slope / sqrt(seen[sign])
    return weights


def aimed(game: list[Sample], weights: list[float], ahead: bool) -> list[tuple[Note, dict[int, float]]]:
    """The positions of a game with the chances they are held to."""
    out: list[tuple[Note, dict[int, float]]] = []
    aim: dict[int, float] = {}
    for i in range(len(game) - 1, -1, -1):
        note, won = game[i]
        if i == len(game) - 1 or not ahead:
            aim = {won: 1.0}
        else:
            after = game[i + 1][0]
            worth = {seat: p for p, (seat, _) in zip(shares(weights, after), after, strict=True)}
            aim = {
                seat: TRUST * aim.get(seat, 0.0) + (1.0 - TRUST) * worth.get(seat, 0.0) for seat, _ in note
            }
        out.append((note, aim))
    return out


def told(weights: list[float], samples: list[Sample]) -> str:
    """How good weights are in games that were not used: mean log chance of the winner, and how calibrated they are."""
    total = 0.0
    expected, happened = [0.0] * 10, [0.0] * 10
    count = 0
    for note, won in samples:
        for p, (seat, _) in zip(shares(weights, note), note, strict=True):
            bin_ = min(9, int(p * 10))
            expected[bin_] += p
            count += 1
            if seat == won:
                happened[bin_] += 1.0
                total += log(p)
    error = sum(abs(a - b) for a, b in zip(expected, happened, strict=True)) / count
    return f"log chance {total / len(samples):.4f}, calibration error {100 * error:.1f}%"


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/fit_tokyo.py", description="Fit the value of a position.")
    parser.add_argument(
        "--games", type=int, default=3000, help="how many games to play for each list of weights"
    )
    parser.add_argument("--bot", default=LIGHT, help="who plays them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="one list of weights: duo or many")
    asked = parser.parse_args(argv)
    out = json.loads(WEIGHTS.read_text(encoding="utf-8")) if WEIGHTS.exists() else {}
    for name, settings in TABLES.items():
        if asked.only not in ("", name):
            continue
        used: list[list[Sample]] = []
        kept: list[Sample] = []
        for game in range(asked.games):
            notes = played(settings[game % len(settings)], asked.bot, mix(asked.seed * 1_000_003 + game))
            if game // len(settings) % 10 == 9:
                kept += notes
            else:
                used.append(notes)
        prior = prior_of(settings[0][1])
        weights = fitted(used, prior, asked.seed)
        print(
            f"{name}: {asked.games} games, {sum(map(len, used))} positions; left out: {told(weights, kept)}"
        )
        out[name] = {
            "signs": [round(w, 4) for w in weights[:FIXED]],
            "cards": {key: [round(w, 4) for w in weights[n : n + 2]] for key, n in NUMBER.items()},
        }
    WEIGHTS.write_text(json.dumps(out, separators=(",", ":")) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
