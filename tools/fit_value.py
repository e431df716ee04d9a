# of godzilla_tokyo_clash, king_of_monster_island
"""Fit the value of a position of King of Monster Island or Godzilla: Tokyo Clash, and write it into the package.

    PYTHONPATH=build/compiled python tools/fit_value.py king-of-monster-island --games 6000 --seed 1
    PYTHONPATH=build/compiled python tools/fit_value.py godzilla-tokyo-clash --games 6000 --seed 1

Light hands (kaiju/bots/<game>/light.py) play whole games. At the start of every turn (every Round in Tokyo Clash) the
signs of the position are written down (kaiju/bots/<game>/features.py), and at the end who won; then weights are looked
for under which that was most likely: a logistic regression in which the chance is shared out among the players, or
between the team and the Boss. Every tenth game is left out of the fit and tells how good it is. The same arguments give
the same weights. `--against GAMES` fits nothing and tells how the light hand does against, or instead of, `greedy`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, cast

from kaiju.bots import ask_bot, make_bot
from kaiju.bots.features import Sheet, features_of
from kaiju.bots.godzilla_tokyo_clash import light as clash_light
from kaiju.bots.king_of_monster_island import light as island_light
from kaiju.engine.chance import mix
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.games.godzilla_tokyo_clash.state import Clash
from kaiju.games.king_of_monster_island.state import Island

ROOMS = Path(__file__).resolve().parent.parent / "src/kaiju/bots"
ASTRAY = 0.03  # how often an answer is drawn by chance: positions that nobody seeks must be judged too
HELD_OUT = 10  # one game in so many
PRIOR = 3e-4  # how strongly weights are drawn to 0
EPOCHS = 6
RATE = 0.12

Note = list[list[int]]
"""The signs of everybody who may win, at one moment; the last is the Boss in a team game, who has none."""
Setting = tuple[int, dict[str, Any]]

ISLANDS: list[Setting] = [
    (seats, {"boss": boss, "side": side})
    for seats in (3, 2, 4, 3, 1, 5)
    for boss, side in (
        ("crystal_dragon", "red"), ("lithosaur", "blue"), ("lavalord", "blue"), ("lithosaur", "red"),
        ("lavalord", "red"), ("crystal_dragon", "blue"),
    )
]  # fmt: skip
CLASHES: dict[str, list[Setting]] = {"duo": [(2, {})], "many": [(4, {}), (3, {}), (4, {})]}


class Kind:
    """How a game is played and noted."""

    def __init__(
        self,
        name: str,
        choose: Callable[[Any], int],
        clock: Callable[[Any], int],
        won: Callable[[Table], int],
    ) -> None:
        self.name = name
        self.choose = choose
        self.clock = clock  # a note is made whenever this has changed
        self.won = won


class Samples:
    """Positions, and which side won each of them in the end."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.won: list[int] = []

    def __len__(self) -> int:
        return len(self.won)

    def __getitem__(self, at: int) -> tuple[Note, int]:
        return self.sheet.of(at), self.won[at]


ISLAND = Kind(
    "king_of_monster_island",
    island_light.choose,
    lambda st: int(cast(Island, st).turn),
    lambda table: 0 if table.winners else 1,
)
CLASH = Kind(
    "godzilla_tokyo_clash",
    clash_light.choose,
    lambda st: int(cast(Clash, st).round),
    lambda table: (table.winners or [0])[0],
)
KINDS = {kind.name: kind for kind in (ISLAND, CLASH)}


def play(kind: Kind, setting: Setting, seed: int, into: Samples) -> None:
    """One game of light hands: write down its positions, and who won."""
    seats, options = setting
    chance = random.Random(seed)
    features = features_of(kind.name)
    table = begin(game_named(kind.name), seats=seats, seed=seed, options=options, listen=False)
    at = 0
    while not table.over:
        st = table.st
        if kind.clock(st) != at:
            at = kind.clock(st)
            features.read(table, into.sheet)
        astray = chance.random() < ASTRAY
        table.give(chance.randrange(st.n_opts) if astray else kind.choose(st))
    into.won += [kind.won(table)] * (len(into.sheet) - len(into))


def shares(weights: Sequence[float], note: Note) -> list[float]:
    """The chance of each."""
    raised = [exp(sum([weights[sign] for sign in found])) for found in note]
    whole = sum(raised)
    return [each / whole for each in raised]


def fitted(samples: Samples, signs: int, seed: int) -> list[float]:
    """Weights under which those won who did; each sign learns at a rate of its own."""
    weights = [0.0] * signs
    steps = [1e-8] * signs
    chance = random.Random(seed)
    order = list(range(len(samples)))
    for _ in range(EPOCHS):
        chance.shuffle(order)
        for at in order:
            note, won = samples[at]
            for i, (found, share) in enumerate(zip(note, shares(weights, note), strict=True)):
                gap = (1.0 if i == won else 0.0) - share
                for sign in found:
                    slope = gap - PRIOR * weights[sign]
                    steps[sign] += slope * slope
                    weights[sign] += RATE * slope / sqrt(steps[sign])
    return weights


def told(weights: Sequence[float], samples: Samples) -> str:
    """How good the weights are on samples that were not used to find them."""
    score = 0.0
    bins: list[list[float]] = [[0.0, 0.0, 0.0] for _ in range(10)]
    for note, won in (samples[at] for at in range(len(samples))):
        found = shares(weights, note)
        score += log(max(1e-9, found[won]))
        for i, share in enumerate(found):
            into = bins[min(9, int(10 * share))]
            into[0] += share
            into[1] += i == won
            into[2] += 1
    whole = sum(each[2] for each in bins)
    off = sum(abs(each[0] - each[1]) for each in bins) / whole
    return f"{len(samples)} positions left out: mean log chance {score / len(samples):.4f}, calibration error {off:.2%}"


def fit(kind: Kind, settings: list[Setting], games: int, seed: int) -> list[float]:
    """Play, fit, and tell how good it is."""
    features = features_of(kind.name)
    kept, apart = Samples(features.sheet()), Samples(features.sheet())
    for game in range(games):
        into = apart if game // len(settings) % HELD_OUT == 0 else kept
        play(kind, settings[game % len(settings)], mix(seed * 1_000_003 + game), into)
    weights = fitted(kept, features.signs, seed)
    print(f"{games} games, {len(kept)} positions. {told(weights, apart)}", flush=True)
    return [round(weight, 4) for weight in weights]


def against(kind: Kind, games: int, seats: int, options: dict[str, Any], seed: int) -> None:
    """How the light hand does: alone beside greedy alone in a team game, one against greedy ones in another."""
    for team in (True, False) if kind is ISLAND else (True,):
        won = 0.0
        for game in range(games):
            table = begin(
                game_named(kind.name), seats=seats, seed=mix(seed + game), options=options, listen=False
            )
            mine = set(range(seats)) if kind is ISLAND and team else {game % seats}
            mine = mine if team else set()
            bots = [make_bot("greedy", kind.name, mix(seed + seat)) for seat in range(seats)]
            while not table.over:
                question = table.question
                assert question is not None
                light = question.seat in mine
                table.give(kind.choose(table.st) if light else ask_bot(bots[question.seat], table, question))
            found = table.winners or []
            won += bool(found) if kind is ISLAND else float(bool(mine & set(found))) / max(1, len(found))
        print(f"{'light' if team else 'greedy'}: {won:g} of {games}", flush=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=[name.replace("_", "-") for name in KINDS])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", type=int, default=0, metavar="GAMES")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    kind = KINDS[given.game.replace("-", "_")]
    if given.against:
        options = dict(each.split("=", 1) for each in given.option)
        against(kind, given.against, given.seats or (3 if kind is ISLAND else 2), options, given.seed)
        return 0
    if kind is ISLAND:
        found: dict[str, list[float]] = {"signs": fit(kind, ISLANDS, given.games, given.seed)}
    else:
        found = {name: fit(kind, settings, given.games, given.seed) for name, settings in CLASHES.items()}
    path = ROOMS / kind.name / "weights.json"
    path.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"written: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
