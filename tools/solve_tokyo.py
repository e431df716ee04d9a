# of king_of_tokyo
"""Solve King of Tokyo between two Monsters without cards, and write the chances into the package.

    python tools/solve_tokyo.py        (needs NumPy: requirements-study.txt; about two minutes)

What is left of the game without cards is small enough to be solved: hearts and VP of both, and who is in Tokyo. For
each such situation this finds the chance of whoever is to roll, if both keep dice and leave Tokyo as well as can be:
by exact plans for the dice, again and again, until nothing changes. Energy is not spent here; a cube raises one's odds
by a little for good (``CUBE``), as a card will some day.

`kaiju/bots/king_of_tokyo/alone.bin` has two tables, without and with the rule for two players (KOT-2P-01), each the log
odds of who rolls, in 256ths, as 16 bits: by who is in Tokyo (0 the other, 1 oneself), own hearts, own VP, the other's
hearts, the other's VP. There is no chance in it: the same code gives the same file.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from kaiju.bots.dice import hands

try:
    import numpy as np
except ImportError:  # told when it is needed: without it the tool still explains itself
    np = None

if TYPE_CHECKING:
    from numpy.typing import NDArray

OUT = Path(__file__).resolve().parent.parent / "src/kaiju/bots/king_of_tokyo/alone.bin"
GOAL, MOST_HEARTS = 20, 10
CUBE = 0.09
STEPS, FAR = 256, 9.0
CHUNK = 1024
SMALL_CHANGE = 1e-3

Numbers: TypeAlias = "NDArray[np.int64]"
Chances: TypeAlias = "NDArray[np.float32]"

SHAPE = (2, MOST_HEARTS + 1, GOAL, MOST_HEARTS + 1, GOAL)


class Dice:
    """Hands of six dice by number, level by level, and what one die more or less makes of them."""

    def __init__(self) -> None:
        table = hands(6)
        count = len(table.all)
        self.full = table.full
        self.first = table.first_full
        self.more = np.array(table.more[: self.first], dtype=np.int64)
        self.less = np.full((count, 6), count, dtype=np.int64)  # the row after the last one is worth nothing
        for i, row in enumerate(table.more[: self.first]):
            for face, to in enumerate(row):
                self.less[to, face] = i
        sizes = np.array([sum(hand) for hand in table.all])
        self.levels = [np.nonzero(sizes == n)[0] for n in range(7)]

    def start_of_turn(self, worth: Chances) -> Chances:
        """What a turn is worth before its three Rolls, by what each full hand is worth in the end."""
        best = worth
        for _ in range(2):
            value = self.rolled(best)
            value[self.first : -1] = worth
            top = value
            for level in self.levels[1:]:
                top[level] = np.maximum(top[level], top[self.less[level]].max(axis=1))
            best = top[self.first : -1].copy()
        first: Chances = self.rolled(best)[0]
        return first

    def rolled(self, best: Chances) -> Chances:
        """What each hand of fewer dice is worth if the rest are rolled."""
        value = np.full((len(self.less) + 1, best.shape[1]), -1.0, dtype=np.float32)
        value[self.first : -1] = best
        for level in reversed(self.levels[:-1]):
            value[level] = value[self.more[level]].mean(axis=1)
        return value


def vp_of(hand: tuple[int, ...]) -> int:
    return sum(face + 1 + hand[face] - 3 for face in range(3) if hand[face] >= 3)


class Solver:
    """The chances of whoever is to roll, for one rule about Tokyo."""

    def __init__(self, *, two_player: bool) -> None:
        self.entry, self.stay = (0, 0) if two_player else (1, 2)
        # Energy instead, under the rule for two.
        self.entry_odds = np.exp(CUBE) if two_player else 1.0
        self.dice = Dice()
        # A guess to begin with: whoever has more hearts and VP.
        _, mine, vp, its, its_vp = np.indices(SHAPE)
        self.value = (1.0 / (1.0 + np.exp(0.3 * (its - mine) + 0.15 * (its_vp - vp)))).astype(np.float32)
        found = [(vp_of(h), h[3], h[4], h[5]) for h in self.dice.full]
        self.lines = sorted(set(found))
        self.line_of = np.array([self.lines.index(line) for line in found])

    def after(self, inside: Numbers, mine: Numbers, vp: Numbers, its: Numbers, its_vp: Numbers) -> Chances:
        """My chance when the other's turn comes; its place is told, and its reward for staying not yet counted."""
        reward = np.where(inside == 1, self.stay, 0)
        its_vp = its_vp + reward
        lost = its_vp >= GOAL
        found: Chances = (
            1.0 - self.value[inside, its, np.minimum(its_vp, GOAL - 1), mine, np.minimum(vp, GOAL - 1)]
        )
        if not self.stay:
            found = raised(found, np.where(inside == 1, 1.0 / self.entry_odds, 1.0))
        found = np.where(lost, np.float32(0.0), found)
        return np.where(vp >= GOAL, np.float32(1.0), found)

    def hand_worth(
        self,
        line: tuple[int, int, int, int],
        outside: bool,
        mine: Numbers,
        vp: Numbers,
        its: Numbers,
        its_vp: Numbers,
    ) -> Chances:
        """My chance after a Roll, from outside or from inside Tokyo."""
        gained, energy, smash, hearts = line
        vp = vp + gained
        left = its - smash
        felled = left <= 0
        left = np.maximum(left, 1)
        there, here = np.ones_like(mine), np.zeros_like(mine)
        if outside:
            mine = np.minimum(MOST_HEARTS, mine + hearts)
            found = self.after(there, mine, vp, left, its_vp)
            if smash:
                entered = self.after(here, mine, vp + self.entry, left, its_vp)
                if not self.stay:
                    entered = raised(entered, self.entry_odds)
                # The other leaves Tokyo if that is better for it.
                found = np.minimum(found, entered)
        else:
            found = self.after(here, mine, vp, left, its_vp)
        if energy:
            found = raised(found, np.exp(CUBE * energy))
        return np.where(felled | (vp >= GOAL), np.float32(1.0), found)

    def sweep(self) -> float:
        """Look at every situation once, those with most VP first; by how much a chance has changed at most."""
        change = 0.0
        mine, vp, its, its_vp = (
            grid.ravel()
            for grid in np.meshgrid(
                np.arange(1, MOST_HEARTS + 1), np.arange(GOAL), np.arange(1, MOST_HEARTS + 1), np.arange(GOAL),
                indexing="ij",
            )
        )  # fmt: skip
        order = np.argsort(-(vp + its_vp) * 100 + mine + its, kind="stable")
        for at in range(0, len(order), CHUNK):
            part = order[at : at + CHUNK]
            a, b, c, d = mine[part], vp[part], its[part], its_vp[part]
            for place in (0, 1):
                worth = np.stack([self.hand_worth(line, place == 0, a, b, c, d) for line in self.lines])
                new = self.dice.start_of_turn(worth.astype(np.float32)[self.line_of])
                change = max(change, float(np.abs(new - self.value[place, a, b, c, d]).max()))
                self.value[place, a, b, c, d] = new
        return change

    def solved(self) -> NDArray[np.int16]:
        change = 1.0
        while change > SMALL_CHANGE:
            change = self.sweep()
            print(f"at most {change:.5f} more or less", flush=True)
        chance = np.clip(self.value.astype(np.float64), 1e-9, 1.0 - 1e-9)
        odds = np.clip(np.log(chance / (1.0 - chance)), -FAR, FAR)
        return np.round(odds * STEPS).astype("<i2")


def raised(chance: Chances, factor: float | NDArray[np.float64]) -> Chances:
    """A chance with its odds multiplied."""
    found: Chances = (chance * factor / (1.0 + chance * (factor - 1.0))).astype(np.float32)
    return found


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="tools/solve_tokyo.py", description="Solve the game of two without cards."
    )
    parser.parse_args(argv)
    if np is None:
        parser.error("this needs NumPy, which comes with requirements-study.txt")
    tables = [Solver(two_player=two_player).solved() for two_player in (False, True)]
    OUT.write_bytes(b"".join(table.tobytes() for table in tables))
    print(f"{OUT.stat().st_size} bytes; even start: {tables[0][0, 10, 0, 10, 0] / STEPS:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
