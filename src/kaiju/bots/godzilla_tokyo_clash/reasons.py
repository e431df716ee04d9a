"""Why an answer is good in Tokyo Clash: who leads, how long it lasts, and what a blow would cost."""

from __future__ import annotations

from kaiju.bots.reasons import WORTH_SAYING, Comparison, Reason
from kaiju.games.godzilla_tokyo_clash.shown import ClashView

SOON = 2
"""So few circles before the end of the track, what one has now is nearly what counts."""


def reasons(compared: Comparison) -> list[Reason]:
    """What it takes from the others, then the standing and the time left."""
    view: ClashView = compared.view
    found: list[Reason] = []
    rivals = compared.others(view)
    best = max(rivals, key=lambda player: player.points)
    lost = -compared.gain(lambda end: max(player.points for player in compared.others(end)))
    if lost >= 2 * WORTH_SAYING:
        found.append(Reason("reason-takes", {"n": round(lost, 1)}))
    if view.blow is not None and view.blow.seat == compared.seat:
        found.append(Reason("reason-blow", {"n": view.blow.value, "by": view.blow.by}))
    lead = compared.mine(view).points - best.points
    if lead > 0:
        found.append(Reason("reason-leads", {"n": lead}))
    elif lead < 0:
        found.append(Reason("reason-trails", {"n": -lead, "by": best.seat}))
    if view.circles - view.marker <= SOON:
        found.append(Reason("reason-ends-soon", {"n": max(0, view.circles - view.marker)}))
    return found
