"""Ways to say what a card is worth, in VP: so much a turn, so much in all, more when hurt.

The tables of worths are made of these.
"""

from __future__ import annotations

from collections.abc import Callable

from kaiju.bots.king_of_tokyo.situation import POINT, Situation

Worth = Callable[[Situation], float]
"""What something is worth in VP as things stand."""

IN_TOKYO = 0.35
"""The share of one's turns that one spends in Tokyo."""


def a_turn(value: float) -> Worth:
    """So much every turn."""
    return lambda s: value * s.turns


def once(value: float) -> Worth:
    """So much in all, less when the game is nearly over."""
    return lambda s: value * s.late


def a_turn_by_foes(value: float) -> Worth:
    """So much every turn against three others: more if there are fewer, as each wound then counts for more."""
    return lambda s: value * s.turns * (1.3 - 0.1 * len(s.foes))


def when_hurt(value: float) -> Worth:
    """So much every turn for somebody with half of its hearts."""
    return lambda s: value * s.turns * (1.5 - 0.1 * s.me.hearts)


def energy(often: float) -> Worth:
    """One energy more, so often."""
    return lambda s: often * s.turns * s.cube / POINT


def once_by_foes(value: float) -> Worth:
    """So much in all against three others, for something that touches each of them."""
    return lambda s: value * s.late * (0.4 + 0.2 * len(s.foes))


def once_when_hurt(value: float) -> Worth:
    """So much in all for somebody with half of its hearts."""
    return lambda s: value * s.late * (1.4 - 0.08 * s.me.hearts)
