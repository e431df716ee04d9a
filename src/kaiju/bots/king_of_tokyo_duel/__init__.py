"""A rule-of-thumb player of King of Tokyo: Duel.

``situation.py`` reads a view the way a player looks at the table: paths, zones, races and what a hit is worth;
``worth.py`` says what a card is worth, ``greedy.py`` answers every kind of question with these. Everything is
measured in hits.
"""

from __future__ import annotations

from kaiju.bots.hasty import lower_levels
from kaiju.bots.king_of_tokyo_duel.expert import ExpertDuel, ExpertFastDuel, PlannerDuel
from kaiju.bots.king_of_tokyo_duel.greedy import GreedyDuel
from kaiju.bots.king_of_tokyo_duel.playouts import DuelPlayouts
from kaiju.bots.king_of_tokyo_duel.reasons import reasons as REASONS

__all__ = ["BOTS", "PLAYOUTS", "REASONS", "ExpertDuel", "ExpertFastDuel", "GreedyDuel", "PlannerDuel"]

BOTS = {
    **lower_levels(GreedyDuel),
    "greedy": GreedyDuel,
    "planner": PlannerDuel,
    "expert-fast": ExpertFastDuel,
    "expert": ExpertDuel,
}
"""The weakest first."""

PLAYOUTS = DuelPlayouts()
"""How positions are judged (kaiju.bots.judging)."""
