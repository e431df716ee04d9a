"""Players of Godzilla: Tokyo Clash by rules of thumb.

``situation.py`` reads a view the way a player looks at the table: who stands where, what lies unseen in whose deck,
what a hit is worth. ``blows.py`` values attacks, ``planning.py`` plays with what could follow them, ``replies.py`` the
options of every kind of question; ``greedy.py`` takes the best, ``easy.py`` closes in and hits. All is measured in
Dominance (``weights.py``).

Searching: ``light.py`` plays imagined fights on, on the state itself, with what ``facts.py`` knows of the box;
``value.py`` judges where that leads, and ``expert.py`` tries answers so.
"""

from __future__ import annotations

from kaiju.bots.calibration import Calibration, Calibrations
from kaiju.bots.godzilla_tokyo_clash.easy import BeginnerClash, EasyClash
from kaiju.bots.godzilla_tokyo_clash.expert import ExpertClash, ExpertFastClash, PlannerClash
from kaiju.bots.godzilla_tokyo_clash.features import ClashFeatures
from kaiju.bots.godzilla_tokyo_clash.greedy import GreedyClash
from kaiju.bots.godzilla_tokyo_clash.playouts import ClashPlayouts
from kaiju.bots.godzilla_tokyo_clash.reasons import reasons as REASONS
from kaiju.bots.hasty import BEGINNER, EASY

__all__ = [
    "BOTS",
    "FEATURES",
    "PLAYOUTS",
    "REASONS",
    "BeginnerClash",
    "EasyClash",
    "ExpertClash",
    "ExpertFastClash",
    "GreedyClash",
    "PlannerClash",
]

BOTS = {
    BEGINNER: BeginnerClash,
    EASY: EasyClash,
    "greedy": GreedyClash,
    "planner": PlannerClash,
    "expert-fast": ExpertFastClash,
    "expert": ExpertClash,
}
"""The weakest first."""

CALIBRATIONS: Calibrations = {
    2: Calibration(0.98, share=0.17), 3: Calibration(0.78, share=0.22), 4: Calibration(0.86, share=0.18),
}  # fmt: skip
"""By seats, as in games of `tools/calibrate.py` (docs/reference/levels.md)."""

PLAYOUTS = ClashPlayouts(1, CALIBRATIONS)
"""How positions are judged (kaiju.bots.judging)."""

FEATURES = ClashFeatures()
"""How positions are written down as numbers (kaiju.bots.features)."""
