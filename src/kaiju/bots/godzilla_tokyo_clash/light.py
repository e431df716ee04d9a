# compiled
"""A light hand for imagined fights: a few rules on the state itself, many times quicker than the greedy player.

It looks at whom a card could reach and what a hit there is worth, waits while others will act first, blocks what is
worth a card, and takes the richest of everything else. Worths are the greedy player's, in points of Dominance, without
what could follow.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from kaiju.bots.godzilla_tokyo_clash.facts import facts_of
from kaiju.bots.godzilla_tokyo_clash.glance import Look, reward
from kaiju.bots.highest import best_of
from kaiju.bots.luck import lot
from kaiju.engine.forms import amounts_answer
from kaiju.engine.state import NOBODY
from kaiju.engine.table import Table
from kaiju.games.godzilla_tokyo_clash import asks
from kaiju.games.godzilla_tokyo_clash.piles import different
from kaiju.games.godzilla_tokyo_clash.state import SPACES, Clash

MOST: Final[i64] = 6000
"""Answers after which an imagined game is judged as it stands."""
FRESH: Final = 1.2


def choose(st: Clash) -> i64:
    """An answer to the open question."""
    kind = st.kind
    if kind in (asks.ASK_ACTION, asks.ASK_GO_ON):
        return Look(st).action()
    if kind in (asks.ASK_MOVE, asks.ASK_PLACE_KAIJU):
        return Look(st).move()
    if kind in (asks.ASK_ATTACK, asks.ASK_THROW_PIECE):
        return Look(st).attack()
    if kind == asks.ASK_DEFEND:
        return Look(st).defend()
    if kind == asks.ASK_DISCARD_FOR_REFRESH:
        return refresh(st)
    if kind == asks.ASK_SPEND:
        return Look(st).spend()
    if kind in (asks.ASK_THROW_KAIJU, asks.ASK_THROW_VEHICLE):
        return Look(st).land()
    if kind in (asks.ASK_THROW_DESTROY, asks.ASK_DESTROY, asks.ASK_BENEFIT):
        return richest(st)
    if kind in (asks.ASK_EXTRA_TROPHY, asks.ASK_HAND_TROPHY, asks.ASK_TROPHY):
        return best_of([float(st.box.of[card].dominance) if card >= 0 else -1.0 for card in st.opts])
    if kind in (asks.ASK_RECOVER, asks.ASK_KEEP):
        return best_of([held(st, card) if card >= 0 else 0.0 for card in st.opts])
    if kind in (asks.ASK_DISCARD_CARD, asks.ASK_DISCARD_ENHANCEMENT):
        return best_of([-held(st, card) if card >= 0 else 0.0 for card in st.opts])
    if kind == asks.ASK_PLACE_PIECE:
        return Look(st).place_piece()
    if kind == asks.ASK_COLLIDE:
        look = Look(st)
        return best_of([look.hit(st.players[seat], 1, 0, 0, False) for seat in st.opts])
    return 1 if kind == asks.ASK_THROW_OR_NOT else 0


def held(st: Clash, card: i64) -> float:
    """What it is worth to hold a card."""
    return facts_of(st.box).cards[st.box.of[card].number].held


def refresh(st: Clash) -> i64:
    """Cards that are worse than a fresh one go."""
    facts = facts_of(st.box)
    kinds = different(st, st.players[st.who].hand)
    given = [
        st.opts[i] if facts.cards[st.box.of[card].number].held < FRESH else 0 for i, card in enumerate(kinds)
    ]
    return amounts_answer(given, st.opts, int(st.least), int(st.most))


def richest(st: Clash) -> i64:
    """The thing that gives most; none only if none gives anything."""
    facts = facts_of(st.box)
    in_spaces = st.kind != asks.ASK_THROW_DESTROY
    worths: list[float] = []
    for thing in st.opts:
        if thing < 0:
            worths.append(0.0)
        else:
            worths.append(0.01 + reward(facts, thing // SPACES if in_spaces else thing))
    return best_of(worths)


# -------------------------------------------------------------------- playing on


def rounds_on(table: Table, rounds: i64) -> None:
    """Play an imagined table on until so many other Rounds have begun, or to its end.

    Where the table has luck of its own (``table.fresh``), decks are renewed alike in the same turn
    (:mod:`kaiju.bots.luck`).
    """
    st = cast(Clash, table.st)
    last = st.round + rounds
    luck = table.fresh
    left = MOST
    while left > 0 and not st.over and st.who != NOBODY and st.round < last:
        if luck and st.kind == asks.ASK_ACTION:
            st.rng = lot(luck, st.round, st.who)
        table.give(choose(st))
        left -= 1
