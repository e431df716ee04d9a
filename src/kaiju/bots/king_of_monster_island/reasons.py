"""Why an answer is good on Monster Island: how much the Boss has left, and what the table is about to lose by."""

from __future__ import annotations

from kaiju.bots.reasons import WORTH_SAYING, Comparison, Reason
from kaiju.games.king_of_monster_island.shown import IslandView

NEARLY = 8
"""With so little Health left the Boss is nearly beaten."""
LAST_PYLON = 2
WEAK = 3


def reasons(compared: Comparison) -> list[Reason]:
    """What it does for the others of the team, then the dangers."""
    view: IslandView = compared.view
    found: list[Reason] = []
    friends = compared.gain(lambda end: sum(other.health for other in compared.others(end)))
    if friends >= WORTH_SAYING:
        found.append(Reason("reason-friends", {"n": round(friends, 1)}))
    weakest = min(view.monsters, key=lambda monster: monster.health)
    if weakest.health <= WEAK:
        found.append(Reason("reason-weak", {"seat": weakest.seat, "n": weakest.health}))
    if view.pylons >= LAST_PYLON:
        found.append(Reason("reason-last-pylon"))
    if 0 < view.boss.health <= NEARLY:
        found.append(Reason("reason-boss-nearly", {"n": view.boss.health}))
    return found
