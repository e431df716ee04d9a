"""Resolving the dice of a position in any order, to see whether the order matters."""

from __future__ import annotations

from typing import Any, cast

from kaiju.engine.chance import mix
from kaiju.engine.state import NOBODY
from kaiju.games import game_named
from kaiju.games.king_of_tokyo.dice import total
from kaiju.games.king_of_tokyo.resolve import order_matters, resolve_group
from kaiju.games.king_of_tokyo.state import SMASH, Tokyo

GAME = game_named("king_of_tokyo")


def resolved(position: dict[str, Any], order: tuple[int, ...], policy: int) -> tuple[Any, list[int], int]:
    """The state after resolving the groups in this order; who is ahead for 20 VP; the groups that are asked about."""
    state = cast(Tokyo, GAME.place(position, mix(7)))
    me = state.monsters[state.active]
    total(state, me)
    asked = int(order_matters(state, me)) if state.roll[SMASH] else 0
    for group in order:
        more = resolve_group(state, me, group) if me.alive else None
        if more is not None:
            for _ in more:
                # A fixed character for each seat and kind of question, whatever went before.
                state.answer = (policy >> (state.who + state.kind)) % state.n_opts
    # The last question has been answered: what it was about is no part of the state any more.
    state.who = NOBODY
    there = [m for m in state.monsters if m.alive and m.reached]
    first = min((m.reached for m in there), default=0)
    ahead = [int(m.seat) for m in there if m.reached == first]
    for m in state.monsters:
        m.reached = 0
    state.tick = 0
    state.used.sort()
    return GAME.digest(state), ahead, asked
