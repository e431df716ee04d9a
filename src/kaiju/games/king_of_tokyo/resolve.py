"""Resolving the dice: numbers, energy, smash and hearts, in the order the active player likes.

The order is asked for only when it can matter. Without cards that say so it cannot: numbers and energy change
nothing that smash looks at, and hearts come after smash, when their owner knows most.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo.asks import ASK_GROUP, ASK_HEART
from kaiju.games.king_of_tokyo.card import (
    ENERGY_GROUP,
    HEART_GROUP,
    HEART_USES,
    LOOK,
    NUMBERS_GROUP,
    ORDER,
    Card,
)
from kaiju.games.king_of_tokyo.smash import smash, smash_targets
from kaiju.games.king_of_tokyo.state import BAY, ENERGY, HEART, OUTSIDE, SMASH, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import change_tokens, gain_energy, gain_hearts, gain_vp

SMASH_GROUP: Final[i64] = 8

# What a heart result can be used for.
FOR_MYSELF: Final = 0
FOR_POISON: Final = 1
FOR_SHRINK: Final = 2
FOR_OTHERS: Final = 16  # 16 + 16 * card + seat


def resolve_dice(st: Tokyo, me: Monster) -> Rule:
    """The Resolve Dice step: all dice, every group once (KOT-RES-01 to -05)."""
    roll = st.roll
    hits = roll[SMASH] > 0
    if hits:
        groups = order_matters(st, me)
        if groups:
            done: i64 = 0
            groups |= SMASH_GROUP
            while groups & SMASH_GROUP and me.alive:
                opts = [g for g in (NUMBERS_GROUP, ENERGY_GROUP, SMASH_GROUP, HEART_GROUP) if groups & g]
                if len(opts) == 1:
                    break
                yield st.ask_opts(me.seat, ASK_GROUP, opts)
                group = st.chosen()
                groups &= ~group
                done |= group
                more = resolve_group(st, me, group)
                if more is not None:
                    yield from more
            for group in (NUMBERS_GROUP, ENERGY_GROUP, SMASH_GROUP, HEART_GROUP):
                if not done & group and me.alive:
                    more = resolve_group(st, me, group)
                    if more is not None:
                        yield from more
            return
    more = numbers(st, me)
    if more is not None:
        yield from more
        if not me.alive:
            return
    if roll[ENERGY]:
        energy(st, me)
    if hits:
        yield from smash(st, me)
    if roll[HEART] and me.alive:
        more = hearts(st, me)
        if more is not None:
            yield from more


def order_matters(st: Tokyo, me: Monster) -> i64:
    """The groups whose order against smash can make a difference for this Roll."""
    roll = st.roll
    groups: i64 = 0
    if st.minds(ORDER):
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


def resolve_group(st: Tokyo, me: Monster, group: i64) -> Rule | None:
    """Resolve all dice of one group."""
    if group == NUMBERS_GROUP:
        return numbers(st, me)
    if group == ENERGY_GROUP:
        energy(st, me)
    elif group == HEART_GROUP:
        return hearts(st, me)
    elif st.roll[SMASH]:
        return smash(st, me)
    return None


def numbers(st: Tokyo, me: Monster) -> Rule | None:
    """Triples score, each further die 1 more (KOT-NUM-01, -02); then cards that look at the Roll."""
    roll = st.roll
    times: i64 = 2 if me.powers.doubles else 1
    if roll[0] >= 3:
        gain_vp(st, me, (roll[0] - 2) * times, "KOT-NUM-02")
    if roll[1] >= 3:
        gain_vp(st, me, (roll[1] - 1) * times, "KOT-NUM-02")
    if roll[2] >= 3:
        gain_vp(st, me, roll[2] * times, "KOT-NUM-02")
    cards = me.powers.at[LOOK]
    n: i64 = len(cards)
    i: i64 = 0
    while i < n:
        more = cards[i].act(st, me, LOOK)
        i += 1
        if more is not None:
            return look_on(st, me, more, cards[i:])
    return None


def look_on(st: Tokyo, me: Monster, first: Rule, cards: list[Card]) -> Rule:
    """A card that looks at the Roll has something to ask; the others come after it."""
    yield from first
    for card in cards:
        if me.alive and card.in_play(st, me, LOOK):
            more = card.act(st, me, LOOK)
            if more is not None:
                yield from more


def energy(st: Tokyo, me: Monster) -> None:
    """Every energy result brings a cube, all of them in one gain (KOT-NRG-01)."""
    gain_energy(st, me, st.roll[ENERGY] * (2 if me.powers.doubles else 1), "KOT-NRG-01")


def hearts(st: Tokyo, me: Monster) -> Rule | None:
    """Heart results heal outside Tokyo and are no use inside (KOT-HEAL-01 to -04)."""
    if me.place != OUTSIDE:
        return None
    if me.poison or me.shrink or me.powers.on[HEART_USES]:
        return use_hearts(st, me)
    gain_hearts(st, me, st.roll[HEART] * (2 if me.powers.doubles else 1), "KOT-HEAL-01")
    return None


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
