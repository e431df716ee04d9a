# compiled
"""King of Tokyo between two Monsters without cards, solved (``tools/solve_tokyo.py``): read from ``alone.bin``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from kaiju.bots.solved import STEPS, read_odds
from kaiju.games.king_of_tokyo.state import OUTSIDE, Monster, Tokyo

GOAL: Final[i64] = 20
EVEN: Final[i64] = 10  # hearts are told apart up to here
SPAN: Final[i64] = 220  # hearts and VP of one Monster


_solved: Final[list[int]] = read_odds(Path(__file__).with_name("alone.bin"))


def alone(st: Tokyo, m: Monster, other: Monster) -> float:
    """The log odds of whoever is to roll against the only other Monster, cards apart."""
    inside = m.place != OUTSIDE
    vp = m.vp + GOAL - m.powers.target_vp
    if inside and st.active != m.seat and not st.box.two_player:
        vp += 2  # its turn has yet to begin
    its = other.vp + GOAL - other.powers.target_vp
    hearts = EVEN if m.powers.undying else m.hearts
    its_hearts = EVEN if other.powers.undying else other.hearts
    return solved_odds(st.box.two_player, inside, hearts, vp, its_hearts, its)


def solved_odds(two_player: bool, inside: bool, hearts: i64, vp: i64, its_hearts: i64, its_vp: i64) -> float:
    """The log odds of whoever is to roll, in the game of two without cards; ``inside``: it is in Tokyo."""
    here: i64 = max(1, min(EVEN, hearts)) * GOAL + max(0, min(GOAL - 1, vp))
    there: i64 = max(1, min(EVEN, its_hearts)) * GOAL + max(0, min(GOAL - 1, its_vp))
    at: i64 = here * SPAN + there
    if inside:
        at += SPAN * SPAN
    if two_player:
        at += 2 * SPAN * SPAN
    return _solved[at] / STEPS
