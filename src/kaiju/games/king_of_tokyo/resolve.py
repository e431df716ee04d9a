"""Resolving the dice: numbers, energy, smash and hearts, in the order the active player likes.

The order is asked for only when it can matter. Without cards that say so it cannot: numbers and energy change
nothing that smash looks at, and hearts come after smash, when their owner knows most.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_GROUP, ASK_HEART
from kaiju.games.king_of_tokyo.card import (
    ENERGY_GROUP,
    HEART_GROUP,
    HEART_USES,
    LOOK,
    NUMBERS_GROUP,
    ORDER,
    RESOLVED,
    RESOLVING,
)
from kaiju.games.king_of_tokyo.offers import offer
from kaiju.games.king_of_tokyo.smash import smash, smash_targets
from kaiju.games.king_of_tokyo.state import BAY, ENERGY, HEART, OUTSIDE, SMASH, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import change_tokens, gain_energy, gain_hearts, gain_vp

SMASH_GROUP: Final[i64] = 8
GROUPS: Final[list[int]] = [NUMBERS_GROUP, ENERGY_GROUP, SMASH_GROUP, HEART_GROUP]
"""The groups in the order in which they are resolved when it cannot matter."""

_ORDER: Final[i64] = 1 << ORDER

# What a heart result can be used for.
FOR_MYSELF: Final = 0
FOR_POISON: Final = 1
FOR_SHRINK: Final = 2
FOR_OTHERS: Final = 16  # 16 + 16 * card + seat


def resolve_groups(st: Tokyo, me: Monster) -> Rule:
    """Numbers, energy, smash and hearts, all mandatory, in the active player's order (KOT-RES-01 to -05)."""
    if st.tracked:
        yield st.mark()
    if me.powers.at[RESOLVING]:
        yield from offer(st, me, RESOLVING)
        if not me.alive:
            return
    roll = st.roll
    groups = order_matters(st, me) if roll[SMASH] else 0
    if groups:
        yield from in_players_order(st, me, groups)
    else:
        numbers(st, me)
        if me.powers.at[LOOK]:
            yield from look(st, me)
        if roll[ENERGY]:
            energy(st, me)
        if roll[SMASH]:
            yield from smash(st, me)
        if roll[HEART]:
            yield from hearts(st, me)
    for card in me.powers.at[RESOLVED]:
        if card.in_play(st, me, RESOLVED) and card.ready(st, me, RESOLVED):
            yield from card.act(st, me, RESOLVED) or AT_ONCE


def in_players_order(st: Tokyo, me: Monster, groups: i64) -> Rule:
    """The groups whose order against smash matters as the player likes, then the others."""
    done: i64 = 0
    groups |= SMASH_GROUP
    while groups & SMASH_GROUP and me.alive:
        opts = [g for g in GROUPS if groups & g]
        if len(opts) == 1:
            break
        yield st.ask_opts(me.seat, ASK_GROUP, opts)
        group = st.chosen()
        groups &= ~group
        done |= group
        yield from resolve_group(st, me, group)
    for group in GROUPS:
        if not done & group and me.alive:
            yield from resolve_group(st, me, group)


def order_matters(st: Tokyo, me: Monster) -> i64:
    """The groups whose order against smash can make a difference for this Roll."""
    roll = st.roll
    groups: i64 = 0
    if st.hooks & _ORDER:
        for m in st.monsters:
            for card in m.powers.on[ORDER]:
                groups |= card.order(st, m, me)
    if roll[HEART]:
        # Eliminations may close the Bay under the active Monster, which could then heal (KOT-HEAL-07).
        if me.place == BAY:
            if bay_may_close(st, me):
                groups |= HEART_GROUP
        # Who has a choice about its hearts may want to make it before or after the Yield decision.
        elif me.place == OUTSIDE and (me.poison or me.shrink) and smash_targets(st, me):
            groups |= HEART_GROUP
    # A group that brings nothing may come whenever it likes.
    if groups & NUMBERS_GROUP and max(roll[0], roll[1], roll[2]) < 3 and not me.powers.at[LOOK]:
        groups &= ~NUMBERS_GROUP
    if groups & HEART_GROUP and not roll[HEART]:
        groups &= ~HEART_GROUP
    if groups & ENERGY_GROUP and not roll[ENERGY]:
        groups &= ~ENERGY_GROUP
    return groups


def bay_may_close(st: Tokyo, me: Monster) -> bool:
    """Whether the smash of the Roll may fell so many others that the Bay closes."""
    frail = [m for m in st.monsters if m.alive and m is not me and m.hearts <= st.roll[SMASH] + 3]
    return st.bay_open and st.alive_count() - len(frail) < 5


def resolve_group(st: Tokyo, me: Monster, group: i64) -> Rule:
    """Resolve all dice of one group."""
    if group == NUMBERS_GROUP:
        numbers(st, me)
        return look(st, me)
    if group == HEART_GROUP:
        return hearts(st, me)
    if group == SMASH_GROUP:
        return smash(st, me) if st.roll[SMASH] else AT_ONCE
    energy(st, me)
    return AT_ONCE


def numbers(st: Tokyo, me: Monster) -> None:
    """Triples score, each further die 1 more (KOT-NUM-01, -02)."""
    roll = st.roll
    times: i64 = 2 if me.powers.doubles else 1
    if roll[0] >= 3:
        gain_vp(st, me, (roll[0] - 2) * times, "KOT-NUM-02")
    if roll[1] >= 3:
        gain_vp(st, me, (roll[1] - 1) * times, "KOT-NUM-02")
    if roll[2] >= 3:
        gain_vp(st, me, roll[2] * times, "KOT-NUM-02")
    # Cards that look at the whole Roll may have a use for what scores nothing.
    if st.log is not None and not me.powers.at[LOOK]:
        few = [int(n) if n < 3 else 0 for n in roll[:3]]
        if any(few):
            tell_idle(st, me, [*few, 0, 0, 0], "few", "KOT-NUM-01")


def tell_idle(st: Tokyo, me: Monster, symbols: list[int], why: str, rule: str) -> None:
    """Say which dice did nothing, and why."""
    st.tell(tell.DiceIdle(seat=me.seat, symbols=symbols, why=why, rule=rule))


def tell_idle_hearts(st: Tokyo, me: Monster, why: str, rule: str) -> None:
    """Say that the hearts of the Roll did nothing."""
    if st.log is not None:
        symbols = [0, 0, 0, 0, 0, 0]
        symbols[HEART] = int(st.roll[HEART])
        tell_idle(st, me, symbols, why, rule)


def look(st: Tokyo, me: Monster) -> Rule:
    """Cards that look at the whole Roll, together with the numbers."""
    for card in me.powers.at[LOOK]:
        if me.alive and card.in_play(st, me, LOOK):
            yield from card.act(st, me, LOOK) or AT_ONCE


def energy(st: Tokyo, me: Monster) -> None:
    """Every energy result brings a cube, all of them in one gain (KOT-NRG-01)."""
    if me.alive:
        gain_energy(st, me, st.roll[ENERGY] * (2 if me.powers.doubles else 1), "KOT-NRG-01")


def hearts(st: Tokyo, me: Monster) -> Rule:
    """Heart results heal outside Tokyo and are no use inside (KOT-HEAL-01 to -04)."""
    if not st.roll[HEART] or not me.alive:
        return AT_ONCE
    if me.place != OUTSIDE:
        tell_idle_hearts(st, me, "tokyo", "KOT-HEAL-03")
        return AT_ONCE
    if me.poison or me.shrink or me.powers.on[HEART_USES]:
        return use_hearts(st, me)
    if gain_hearts(st, me, st.roll[HEART] * (2 if me.powers.doubles else 1), "KOT-HEAL-01") == 0:
        tell_idle_hearts(st, me, "full", "KOT-HEAL-02")
    return AT_ONCE


def use_hearts(st: Tokyo, me: Monster) -> Rule:
    """Each heart result is used for one thing (KOT-HEAL-08): myself, a token, or what a card allows."""
    left: i64 = st.roll[HEART] * (2 if me.powers.doubles else 1)
    spent: dict[int, int] = {}
    while left:
        opts = [FOR_MYSELF]
        if me.poison:
            opts.append(FOR_POISON)
        if me.shrink:
            opts.append(FOR_SHRINK)
        for card in me.powers.on[HEART_USES]:
            for seat in card.heart_uses(st, me):
                m = st.monsters[seat]
                code = FOR_OTHERS + 16 * card.id + seat
                if m.hearts + spent.get(code, 0) < m.powers.max_hearts:
                    opts.append(code)
        if len(opts) == 1:
            break
        yield st.ask_opts(me.seat, ASK_HEART, opts, left)
        use = st.chosen()
        if use == FOR_MYSELF:
            break
        left -= 1
        if use == FOR_POISON:
            change_tokens(st, me, "poison", -1, "KOT-CARD-07")
        elif use == FOR_SHRINK:
            change_tokens(st, me, "shrink", -1, "KOT-CARD-07")
        else:
            spent[use] = spent.get(use, 0) + 1
    gain_hearts(st, me, left, "KOT-HEAL-01")
    for use in sorted(spent):
        target = st.monsters[(use - FOR_OTHERS) % 16]
        for card in me.powers.on[HEART_USES]:
            if card.id == (use - FOR_OTHERS) // 16:
                card.spend_hearts(st, me, target, spent[use])
