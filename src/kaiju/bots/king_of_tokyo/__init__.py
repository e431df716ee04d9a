"""A rule-of-thumb player of King of Tokyo, with the cards of every box.

Reading the table: ``situation.py`` weighs up the Monsters, ``looks.py`` and ``rolling.py`` say what a Roll would be
worth, ``worth.py`` what a card is worth (with the tables ``extras.py`` and ``evolutions.py``, written in the terms of
``rates.py``).

Answering: ``greedy.py`` has the table of all kinds of question. Cards that turn dice are in ``turning.py``, hearts at
stake in ``guarding.py``, purchases in ``buying.py``; ``plays.py`` and ``uses.py`` say when to play a card, and
``replies.py`` what to tell a card that asks. A new card is a line in a table of worths and, if it is played at a
moment or asks something, a small function in one of these.

Everything is measured in strength; a victory point is about a quarter.
"""

from __future__ import annotations

from kaiju.bots.calibration import Calibration, Calibrations
from kaiju.bots.hasty import lower_levels
from kaiju.bots.king_of_tokyo.expert import ExpertFastTokyo, ExpertTokyo
from kaiju.bots.king_of_tokyo.features import TokyoFeatures
from kaiju.bots.king_of_tokyo.greedy import GreedyTokyo
from kaiju.bots.king_of_tokyo.planner import PlannerTokyo
from kaiju.bots.king_of_tokyo.playouts import TokyoPlayouts
from kaiju.bots.king_of_tokyo.reasons import reasons as REASONS
from kaiju.bots.king_of_tokyo.standing import chances

__all__ = [
    "BOTS",
    "FEATURES",
    "PLAYOUTS",
    "REASONS",
    "ExpertFastTokyo",
    "ExpertTokyo",
    "GreedyTokyo",
    "PlannerTokyo",
    "chances",
]

BOTS = {
    **lower_levels(GreedyTokyo),
    "greedy": GreedyTokyo,
    "planner": PlannerTokyo,
    "expert-fast": ExpertFastTokyo,
    "expert": ExpertTokyo,
}
"""The weakest first."""

CALIBRATIONS: Calibrations = {
    2: Calibration(0.8), 3: Calibration(0.6), 4: Calibration(0.68), 5: Calibration(0.6), 6: Calibration(0.66),
    (2, "evolved"): Calibration(0.7, share=0.06),
}  # fmt: skip
"""By seats, as in games of `tools/calibrate.py` (docs/reference/levels.md)."""

PLAYOUTS = TokyoPlayouts(4, 12, CALIBRATIONS)
"""How positions are judged (kaiju.bots.judging): with two seats after two rounds, with four after three."""

FEATURES = TokyoFeatures()
"""How positions are written down as numbers (kaiju.bots.features)."""
