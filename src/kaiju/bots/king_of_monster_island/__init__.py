"""A rule-of-thumb player of King of Monster Island, who plays for the team.

``phase.py`` sees the next Boss Phase coming; ``situation.py`` reads a view the way a player looks at the island: who is
in danger, what a Minion, a heart and a stolen die are worth; ``plan.py`` finds the best way through a turn for a Roll
(where to strike, where to stand afterwards) and ``resolving.py`` walks it; ``cards.py`` says what cards and Allies are
worth, ``greedy.py`` answers every kind of question with these. Everything is measured in points of the Boss' Health.

Searching: ``light.py`` plays imagined islands on, with ``course.py``, ``look.py``, ``ways.py`` and ``keeping.py`` on
the state itself; ``value.py`` judges where that leads, and ``expert.py`` tries answers so.
"""

from __future__ import annotations

from kaiju.bots.calibration import Calibration, Calibrations
from kaiju.bots.hasty import lower_levels
from kaiju.bots.king_of_monster_island.expert import ExpertFastIsland, ExpertIsland, PlannerIsland
from kaiju.bots.king_of_monster_island.features import IslandFeatures
from kaiju.bots.king_of_monster_island.greedy import GreedyIsland
from kaiju.bots.king_of_monster_island.playouts import IslandPlayouts
from kaiju.bots.king_of_monster_island.reasons import reasons as REASONS

__all__ = [
    "BOTS",
    "FEATURES",
    "PLAYOUTS",
    "REASONS",
    "ExpertFastIsland",
    "ExpertIsland",
    "GreedyIsland",
    "PlannerIsland",
]

BOTS = {
    **lower_levels(GreedyIsland),
    "greedy": GreedyIsland,
    "planner": PlannerIsland,
    "expert-fast": ExpertFastIsland,
    "expert": ExpertIsland,
}
"""The weakest first."""

FEW, THREE, MANY = Calibration(0.9, 0.01, 0.7), Calibration(0.92, 0.01, 0.6), Calibration(1.04, 0.01, 0.3)
CALIBRATIONS: Calibrations = {1: FEW, 2: FEW, 3: THREE, 4: MANY, 5: MANY}
"""By players, as in games of `tools/calibrate.py` against every Boss (docs/reference/levels.md); 1 as 2, and 5 as 4."""

PLAYOUTS = IslandPlayouts(3, CALIBRATIONS)
"""How positions are judged (kaiju.bots.judging)."""

FEATURES = IslandFeatures()
"""How positions are written down as numbers (kaiju.bots.features)."""
