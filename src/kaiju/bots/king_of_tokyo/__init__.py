"""A rule-of-thumb player of King of Tokyo.

``situation.py`` reads a view the way a player looks at the table, ``rolling.py`` says what a Roll would be worth,
``worth.py`` what a card is worth, ``greedy.py`` answers every kind of question with these. Everything is measured in
victory points.
"""

from __future__ import annotations

from kaiju.bots.king_of_tokyo.greedy import GreedyTokyo

__all__ = ["GreedyTokyo"]
