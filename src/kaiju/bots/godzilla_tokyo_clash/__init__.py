"""Players of Godzilla: Tokyo Clash by rules of thumb.

``situation.py`` reads a view the way a player looks at the table: who stands where, what lies unseen in whose deck,
what a hit is worth. ``blows.py`` values attacks, ``planning.py`` plays with what could follow them, ``replies.py`` the
options of every kind of question; ``greedy.py`` takes the best, ``easy.py`` closes in and hits. All is measured in
Dominance (``weights.py``).
"""

from __future__ import annotations

from kaiju.bots.godzilla_tokyo_clash.easy import BeginnerClash, EasyClash
from kaiju.bots.godzilla_tokyo_clash.greedy import GreedyClash
from kaiju.bots.godzilla_tokyo_clash.reasons import reasons as REASONS
from kaiju.bots.hasty import BEGINNER, EASY

__all__ = ["BOTS", "REASONS", "BeginnerClash", "EasyClash", "GreedyClash"]

BOTS = {BEGINNER: BeginnerClash, EASY: EasyClash, "greedy": GreedyClash}
"""The weakest first."""
