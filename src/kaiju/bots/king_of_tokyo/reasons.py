"""Why an answer is good in King of Tokyo: how far it is to 20 VP, who is close, who is hurt."""

from __future__ import annotations

from kaiju.bots.king_of_tokyo.situation import GOAL, Side
from kaiju.bots.reasons import WORTH_SAYING, Comparison, Reason
from kaiju.games.king_of_tokyo.shown import MonsterView, TokyoView

CLOSE = 6
"""So many VP from winning the goal is in sight: that is a turn with good dice."""
HURT = 4
"""With so few hearts one attack may be the last."""


def reasons(compared: Comparison) -> list[Reason]:
    """The wounds that others take, then how the table stands."""
    view: TokyoView = compared.view
    me: MonsterView = compared.mine(view)
    found: list[Reason] = []
    wounds = -compared.gain(lambda end: sum(max(0, other.hearts) for other in compared.others(end)))
    if wounds >= 2 * WORTH_SAYING:
        found.append(Reason("reason-wounds", {"n": round(wounds, 1)}))
    left = missing(me)
    if 0 < left <= CLOSE:
        safe = compared.best.lost == 0
        found.append(Reason("reason-close-and-safe" if safe else "reason-close", {"n": left}))
    rival = min((other for other in compared.others(view) if other.alive), key=missing, default=None)
    if rival is not None and 0 < missing(rival) <= CLOSE:
        found.append(Reason("reason-rival-close", {"seat": rival.seat, "n": missing(rival)}))
    if me.alive and me.hearts <= HURT:
        found.append(Reason("reason-hurt", {"n": me.hearts}))
    return found


def missing(m: MonsterView) -> int:
    """How many VP a Monster is from winning: with some cards it takes fewer than 20."""
    return GOAL - Side(m).vp
