# of king_of_tokyo_duel
"""Solve King of Tokyo: Duel without cards, and write the chances into the package.

    python tools/solve_duel.py        (needs NumPy: requirements-study.txt; a minute and a half)

What is left of a duel without cards and Buzz tokens is small enough to be solved: where both markers are, and the
hearts of both. For each such situation this finds the chance of whoever is to roll, if both keep their dice as well as
can be: by exact plans for the dice, again and again, until nothing changes. Energy and power symbols buy nothing here;
each raises one's odds by a little for good (``CUBE``, ``SYMBOL``), as a card or a Monster's power will.

`kaiju/bots/king_of_tokyo_duel/solved.bin` has the log odds of who rolls, in 256ths, as 16 bits: by the depth of Fame
and of Destruction in whole spaces (-6 to 6, towards who rolls), own hearts and the Rival's (1 to 15). There is no
chance in it: the same code gives the same file.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.solve_tokyo import Dice, raised  # noqa: E402

try:
    import numpy as np
except ImportError:  # told when it is needed: without it the tool still explains itself
    np = None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tools.solve_tokyo import Chances, Numbers

OUT = ROOT / "src/kaiju/bots/king_of_tokyo_duel/solved.bin"
END = 7  # the Victory space
ZONE = range(3, 6)  # the Spotlight Zone
DEPTHS = 2 * END - 1
MOST_HEARTS = 15
CUBE, SYMBOL = 0.08, 0.05
STEPS, FAR = 256, 9.0
CHUNK = 1024
SMALL_CHANGE = 1e-3
ON, WON, LOST = 0, 1, 2

Ways = list[tuple[int, int]]
"""A track (0 Fame, 1 Destruction) and how far its marker is pulled, one after the other."""


def pulled(at: tuple[int, int], ways: Ways) -> tuple[tuple[int, int], int]:
    """Where both markers are after these pulls, and whether they have ended the game."""
    markers = list(at)
    for track, steps in ways:
        for _ in range(steps):
            markers[track] += 1
            if markers[track] >= END or all(m in ZONE for m in markers):
                return at, WON
            if all(-m in ZONE for m in markers):
                return at, LOST  # back into the Rival's own zone
    return (markers[0], markers[1]), ON


def orders(fame: int, destruction: int) -> list[Ways]:
    """The orders in which both pulls can be made."""
    ways = [(track, n) for track, n in ((0, fame), (1, destruction)) if n]
    return [ways, ways[::-1]] if len(ways) == 2 else [ways]


class Pulls:
    """What one order of pulls makes of every place of the markers, as tables."""

    def __init__(self, ways: Ways) -> None:
        self.to: Numbers = np.zeros((2, DEPTHS, DEPTHS), dtype=np.int64)
        self.end: Numbers = np.zeros((DEPTHS, DEPTHS), dtype=np.int64)
        for fame in range(DEPTHS):
            for destruction in range(DEPTHS):
                to, end = pulled((fame - END + 1, destruction - END + 1), ways)
                self.to[:, fame, destruction] = to[0] + END - 1, to[1] + END - 1
                self.end[fame, destruction] = end


class Solver:
    """The chances of whoever is to roll. Depths are counted from 0 here, so that they are places in a table."""

    def __init__(self) -> None:
        self.dice = Dice()
        fame, destruction, mine, its = np.indices((DEPTHS, DEPTHS, MOST_HEARTS + 1, MOST_HEARTS + 1))
        # A guess to begin with: whoever has more hearts and the markers nearer.
        lead = 0.25 * (mine - its) + 0.15 * (fame + destruction - 2 * (END - 1))
        self.value = (1.0 / (1.0 + np.exp(-lead))).astype(np.float32)
        found = [(h[0], h[1], h[2], max(0, h[3] - 2), max(0, h[4] - 2), h[5]) for h in self.dice.full]
        self.lines = sorted(set(found))
        self.line_of = np.array([self.lines.index(line) for line in found])
        self.pulls = {
            (line[3], line[4]): [Pulls(ways) for ways in orders(line[3], line[4])] for line in self.lines
        }

    def hand_worth(
        self, line: tuple[int, ...], fame: Numbers, destruction: Numbers, mine: Numbers, its: Numbers
    ) -> Chances:
        """My chance after a Roll."""
        smash, heal, energy, more_fame, more_destruction, power = line
        healed = np.minimum(MOST_HEARTS, mine + heal)
        left = its - smash
        best: Chances = np.zeros(len(mine), dtype=np.float32)
        for pulls in self.pulls[more_fame, more_destruction]:
            end = pulls.end[fame, destruction]
            to = pulls.to[:, fame, destruction]
            # For the Rival, who rolls next, the tracks run the other way.
            found = 1.0 - self.value[DEPTHS - 1 - to[0], DEPTHS - 1 - to[1], np.maximum(left, 1), healed]
            found = raised(found, np.exp(CUBE * energy + SYMBOL * power))
            found = np.where(end == LOST, np.float32(0.0), found)
            best = np.maximum(best, np.where(end == WON, np.float32(1.0), found))
        return np.where(left <= 0, np.float32(1.0), best)

    def sweep(self) -> float:
        """Look at every situation once, those nearest to an end first; by how much a chance has changed at most."""
        change = 0.0
        fame, destruction, mine, its = (
            grid.ravel()
            for grid in np.meshgrid(
                np.arange(DEPTHS), np.arange(DEPTHS), np.arange(1, MOST_HEARTS + 1),
                np.arange(1, MOST_HEARTS + 1), indexing="ij",
            )
        )  # fmt: skip
        order = np.argsort(mine + its, kind="stable")
        for at in range(0, len(order), CHUNK):
            part = order[at : at + CHUNK]
            here = fame[part], destruction[part], mine[part], its[part]
            worth = np.stack([self.hand_worth(line, *here) for line in self.lines])
            new = self.dice.start_of_turn(worth.astype(np.float32)[self.line_of])
            change = max(change, float(np.abs(new - self.value[here]).max()))
            self.value[here] = new
        return change

    def solved(self) -> NDArray[np.int16]:
        change = 1.0
        while change > SMALL_CHANGE:
            change = self.sweep()
            print(f"at most {change:.5f} more or less", flush=True)
        chance = np.clip(self.value[:, :, 1:, 1:].astype(np.float64), 1e-9, 1.0 - 1e-9)
        odds = np.clip(np.log(chance / (1.0 - chance)), -FAR, FAR)
        return np.round(odds * STEPS).astype("<i2")


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/solve_duel.py", description="Solve the duel without cards.")
    parser.parse_args(argv)
    if np is None:
        parser.error("this needs NumPy, which comes with requirements-study.txt")
    table = Solver().solved()
    OUT.write_bytes(table.tobytes())
    print(f"{OUT.stat().st_size} bytes; even start: {table[6, 6, 12, 12] / STEPS:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
