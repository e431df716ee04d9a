# compiled
"""Every player's chance to win, by a fitted value of the position: read from the state of an imagined table.

Each player has *signs*: numbers of what is true of it (so many points ahead with so many Rounds to come, the token, so
much Energy). Their weights add up to a strength, and chances are shared out in proportion to ``exp(strength)``.
``tools/fit_value.py`` has found the weights, in games that the light hand played; they lie in ``weights.json``.
"""

from __future__ import annotations

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from kaiju.bots.godzilla_tokyo_clash.facts import facts_of
from kaiju.bots.godzilla_tokyo_clash.glance import rounds_left
from kaiju.games.godzilla_tokyo_clash.scoring import points_of
from kaiju.games.godzilla_tokyo_clash.state import Clash, Player

ROUNDS: Final[i64] = 6
AHEAD: Final[i64] = 12  # points ahead or behind that are told apart
BY_LEAD: Final[i64] = 0
BY_ENERGY: Final[i64] = BY_LEAD + ROUNDS * (2 * AHEAD + 1)
BY_TOKEN: Final[i64] = BY_ENERGY + 2 * 12
BY_PLAY: Final[i64] = BY_TOKEN + ROUNDS * 2
BY_HEADS: Final[i64] = BY_PLAY + 2 * 6
BY_HAND: Final[i64] = BY_HEADS + 6
BY_KAIJU: Final[i64] = BY_HAND + 12
BY_DECK: Final[i64] = BY_KAIJU + 8 * 3
BY_SPREAD: Final[i64] = BY_DECK + 10
SIGNS: Final = int(BY_SPREAD) + 6


def signs(st: Clash, p: Player, points: list[int], left: i64) -> list[int]:
    """The numbers of what is true of a player; ``points`` are everybody's, ``left`` the Rounds to come."""
    mine: i64 = points[p.seat]
    best: i64 = -99
    nearest: i64 = 99
    for other in st.players:
        if other is not p:
            best = max(best, points[other.seat])
            nearest = min(nearest, st.board.layout.distance[p.space][other.space])
    lead = max(-AHEAD, min(AHEAD, mine - best)) + AHEAD
    left = min(ROUNDS - 1, left)
    last: i64 = 1 if left == 0 else 0
    facts = facts_of(st.box)
    held = 0.0
    for card in p.hand:
        held += facts.cards[st.box.of[card].number].held
    deck: i64 = 0
    for card in p.deck:
        deck += st.box.of[card].dominance
    for card in p.discard:
        deck += st.box.of[card].dominance
    return [
        int(BY_LEAD + left * (2 * AHEAD + 1) + lead),
        int(BY_ENERGY + last * 12 + min(11, p.energy)),
        int(BY_TOKEN + left * 2 + (1 if p.seat == st.king else 0)),
        int(BY_PLAY + last * 6 + min(5, len(p.play))),
        int(BY_HEADS + min(5, p.heads)),
        int(BY_HAND + max(0, min(11, int(held)))),
        int(BY_KAIJU + min(7, p.who) * 3 + (0 if left > 3 else 1 if left > 0 else 2)),
        int(BY_DECK + min(9, deck // 3)),
        int(BY_SPREAD + min(5, nearest)),
    ]


def chances(st: Clash, found: dict[str, list[float]]) -> list[float]:
    """Each player's chance to win."""
    n = len(st.players)
    if st.over:
        return [1.0 if st.ranking and st.ranking[0] == seat else 0.0 for seat in range(n)]
    weights = found["duo" if n == 2 else "many"]
    points = [int(points_of(st, p.seat)) for p in st.players]
    left = rounds_left(st)
    out: list[float] = []
    total = 0.0
    for p in st.players:
        strength = 0.0
        for sign in signs(st, p, points, left):
            strength += weights[sign]
        raised = exp(strength)
        out.append(raised)
        total += raised
    return [raised / total for raised in out]


@cache
def weights() -> dict[str, list[float]]:
    """The fitted weights by sign: ``duo`` for two players, ``many`` for more."""
    found = json.loads(Path(__file__).with_name("weights.json").read_text(encoding="utf-8"))
    return {name: [float(weight) for weight in part] for name, part in found.items()}
