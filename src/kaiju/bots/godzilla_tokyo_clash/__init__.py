"""A rule-of-thumb player of Godzilla: Tokyo Clash.

``situation.py`` reads a view the way a player looks at the table: who stands where, what lies unseen in whose deck,
what a hit is worth. ``blows.py`` values attacks, ``planning.py`` plays with what could follow them, ``replies.py`` the
options of every kind of question; ``greedy.py`` takes the best. All is measured in Dominance (``weights.py``).
"""

from __future__ import annotations

from kaiju.bots.godzilla_tokyo_clash.greedy import GreedyClash

__all__ = ["BOTS", "GreedyClash"]

BOTS = {"greedy": GreedyClash}
"""The weakest first."""
