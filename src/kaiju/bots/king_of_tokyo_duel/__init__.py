"""Players of King of Tokyo: Duel.

The rule-of-thumb player: ``situation.py`` reads a view the way a player looks at the table: paths, zones, races and
what a hit is worth; ``worth.py`` says what a card is worth, ``greedy.py`` answers every kind of question with these. It
measures everything in hits.

Those who look ahead: ``value.py`` has the duel without cards, solved, and what cards and energy change of it;
``light.py`` and ``buying.py`` play imagined duels on by it, ``planner.py`` and ``expert.py`` choose.
"""

from __future__ import annotations

from kaiju.bots.calibration import Calibration, Calibrations
from kaiju.bots.hasty import lower_levels
from kaiju.bots.king_of_tokyo_duel.expert import ExpertDuel, ExpertFastDuel
from kaiju.bots.king_of_tokyo_duel.features import DuelFeatures
from kaiju.bots.king_of_tokyo_duel.greedy import GreedyDuel
from kaiju.bots.king_of_tokyo_duel.planner import PlannerDuel
from kaiju.bots.king_of_tokyo_duel.playouts import DuelPlayouts
from kaiju.bots.king_of_tokyo_duel.reasons import reasons as REASONS

__all__ = [
    "BOTS",
    "FEATURES",
    "PLAYOUTS",
    "REASONS",
    "ExpertDuel",
    "ExpertFastDuel",
    "GreedyDuel",
    "PlannerDuel",
]

BOTS = {
    **lower_levels(GreedyDuel),
    "greedy": GreedyDuel,
    "planner": PlannerDuel,
    "expert-fast": ExpertFastDuel,
    "expert": ExpertDuel,
}
"""The weakest first."""

CALIBRATIONS: Calibrations = {2: Calibration(0.64)}
"""As in games of `tools/calibrate.py` (docs/reference/levels.md)."""

PLAYOUTS = DuelPlayouts(4, CALIBRATIONS)
"""How positions are judged (kaiju.bots.judging): after two rounds."""

FEATURES = DuelFeatures()
"""How positions are written down as numbers (kaiju.bots.features)."""
