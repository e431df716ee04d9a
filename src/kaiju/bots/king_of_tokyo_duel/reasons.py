"""Why an answer is good in Duel: the race on the two tracks, and who is nearly knocked out."""

from __future__ import annotations

from kaiju.bots.king_of_tokyo_duel.situation import steps_to_win
from kaiju.bots.reasons import WORTH_SAYING, Comparison, Reason
from kaiju.games.king_of_tokyo_duel.view import DuelView

CLOSE = 3
"""So many spaces from winning by the markers the end is in sight."""
HURT = 4


def reasons(compared: Comparison) -> list[Reason]:
    """What it does to the markers and to the Rival, then how far both are from winning."""
    view: DuelView = compared.view
    sign = 1 if compared.seat == 1 else -1
    found: list[Reason] = []
    # Positions on a track count half spaces.
    fame = sign * compared.gain(lambda end: end.fame) / 2
    destruction = sign * compared.gain(lambda end: end.destruction) / 2
    for say, gain in (("reason-pulls-fame", fame), ("reason-pulls-destruction", destruction)):
        if gain >= WORTH_SAYING:
            found.append(Reason(say, {"n": round(gain, 1)}))
    hits = -compared.gain(lambda end: compared.others(end)[0].hearts)
    if hits >= WORTH_SAYING:
        found.append(Reason("reason-hits", {"n": round(hits, 1)}))
    mine = steps_to_win(sign * view.fame, sign * view.destruction)
    theirs = steps_to_win(-sign * view.fame, -sign * view.destruction)
    if theirs <= CLOSE:
        found.append(Reason("reason-rival-close", {"n": whole(theirs)}))
    if mine <= CLOSE:
        found.append(Reason("reason-close", {"n": whole(mine)}))
    if compared.mine(view).hearts <= HURT:
        found.append(Reason("reason-hurt", {"n": compared.mine(view).hearts}))
    return found


def whole(steps: float) -> int:
    """Whole spaces that still have to be pulled."""
    return max(1, int(steps + 0.5))
