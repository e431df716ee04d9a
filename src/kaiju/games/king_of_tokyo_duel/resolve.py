"""Phase 2, resolving the dice: what looks at the whole Roll first, then the symbols in the player's order.

The order is asked for only when it can matter. Symbols of one kind are always resolved together, and every activation
of the special power is a unit of its own (DUEL-RES-03). Cards and Monster boards say which groups they make matter;
without them only two pulls can get into each other's way, by running past the Spotlight Zone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import in_any_order
from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_tokyo_duel import events as tell
from kaiju.games.king_of_tokyo_duel.asks import ASK_EFFECT, ASK_GROUP, ASK_MULTIPLY
from kaiju.games.king_of_tokyo_duel.buzz import depth
from kaiju.games.king_of_tokyo_duel.card import (
    AFTER_RESOLVE,
    ANYTIME,
    DESTRUCTION_GROUP,
    ENERGY_GROUP,
    FAME_GROUP,
    HEAL_GROUP,
    LEAVE_OUT,
    ORDER,
    POWER_GROUP,
    PULLS,
    ROLL_CHECK,
    SKIP,
    SMASH_GROUP,
    TOLL,
)
from kaiju.games.king_of_tokyo_duel.hits import hit
from kaiju.games.king_of_tokyo_duel.market import USE_CARD, anytime
from kaiju.games.king_of_tokyo_duel.pull import pull
from kaiju.games.king_of_tokyo_duel.roll import dice_by_face, in_roll, to_resolve
from kaiju.games.king_of_tokyo_duel.state import (
    CHECK,
    DESTRUCTION,
    DESTRUCTION_TRACK,
    ENERGY,
    FAME,
    FAME_TRACK,
    HEAL,
    POWER,
    SMASH,
    Duel,
    Monster,
)
from kaiju.games.king_of_tokyo_duel.verbs import gain_hearts, resolve_energy

GROUPS: Final[list[int]] = [SMASH_GROUP, HEAL_GROUP, ENERGY_GROUP, FAME_GROUP, DESTRUCTION_GROUP, POWER_GROUP]
"""The groups in the order of the rulebook, in which they are resolved when the order cannot matter."""

_BEFORE: Final[i64] = 1 << ROLL_CHECK | 1 << SKIP | 1 << TOLL | 1 << LEAVE_OUT
_ORDER: Final[i64] = 1 << ORDER
_ANYTIME: Final[i64] = 1 << ANYTIME

ZONE_END: Final[i64] = 10
RISKY: Final[i64] = SMASH_GROUP | PULLS | POWER_GROUP
"""What should be thought over when a pull may end the game for the Rival."""


# ------------------------------------------------------------ before resolving


def before_resolving(st: Duel, me: Monster) -> Rule:
    """Steps (a) to (e) of DUEL-TIME-03, in which cards and the Monster board look at the whole Roll."""
    st.spare = in_roll(st, me, POWER)
    additions = st.box.boards[me.who].after_roll(st, me)
    if additions is not None or me.powers.moments & _BEFORE:
        return look_at_roll(st, me, additions or AT_ONCE)
    roll_is_final(st, me)
    return AT_ONCE


def look_at_roll(st: Duel, me: Monster, additions: Rule) -> Rule:
    """(a) what the board adds, (b) cards that look at the Roll, (c) a choice to skip, (d) a toll, (e) dice left out."""
    if additions is not AT_ONCE:
        yield from anytime(st, me)
        yield from additions
    roll_is_final(st, me)
    if me.powers.at[ROLL_CHECK]:
        yield from in_any_order(st, me.seat, me, me.powers.at[ROLL_CHECK], ROLL_CHECK, ASK_EFFECT)
    yield from each_due(st, me, SKIP)
    yield from each_due(st, me, TOLL)
    yield from each_due(st, me, LEAVE_OUT)


def roll_is_final(st: Duel, me: Monster) -> None:
    """Tell what the Roll contains, with all that was added (DUEL-ROLL-08)."""
    if st.log is not None:
        symbols = [int(in_roll(st, me, face)) for face in range(6)]
        st.tell(tell.RollFinal(seat=me.seat, symbols=symbols, rule="DUEL-ROLL-08"))


def each_due(st: Duel, me: Monster, moment: i64) -> Rule:
    """Cards of one step, one after the other; one that skips the resolving changes the phase (DUEL-TIME-04)."""
    for card in me.powers.at[moment]:
        if st.phase == CHECK and card.ready(st, me, moment):
            if moment != TOLL:
                yield from anytime(st, me)
            yield from card.act(st, me, moment) or AT_ONCE


# ---------------------------------------------------------------- the symbols


def resolve_symbols(st: Duel, me: Monster) -> Rule:
    """(f) every group once and every activation the player wants, in its order; (g) what comes after."""
    while not st.over:
        if st.tracked:
            yield st.mark()
        left = unresolved(st, me)
        if left == 0:
            break
        tied = left & order_matters(st, me, left)
        if tied & (tied - 1) == 0:
            yield from resolve_group(st, me, first_of(left))
        elif tied != left:
            # First what commutes with everything, then the player's choice among the rest.
            yield from resolve_group(st, me, first_of(left & ~tied))
        else:
            yield st.ask_opts(me.seat, ASK_GROUP, group_options(st, me, tied))
            yield from resolve_chosen(st, me, st.chosen())
    tell_idle(st, me)
    for card in me.powers.at[AFTER_RESOLVE]:
        if card.ready(st, me, AFTER_RESOLVE):
            yield from card.act(st, me, AFTER_RESOLVE) or AT_ONCE


def tell_idle(st: Duel, me: Monster) -> None:
    """Say which symbols pulled nothing because they were too few, and which power symbols are left."""
    if st.log is None or st.over:
        return
    few = [0] * 6
    for face in (FAME, DESTRUCTION):
        n = to_resolve(st, me, face)
        few[face] = int(n) if n < 3 else 0
    if any(few) and not me.powers.at[ROLL_CHECK]:  # cards that look at the Roll may have a use for them
        st.tell(tell.DiceIdle(seat=me.seat, symbols=few, why="few", rule="DUEL-PULL-03"))
    if st.spare > 0:
        spare = [0] * 6
        spare[POWER] = int(st.spare)
        st.tell(tell.DiceIdle(seat=me.seat, symbols=spare, why="spare", rule="DUEL-POWER-02"))


def unresolved(st: Duel, me: Monster) -> i64:
    """The groups that are left, the special power among them while it can be paid for."""
    left = pending(st, me)
    return left | POWER_GROUP if st.box.boards[me.who].ready(st, me) else left


def first_of(groups: i64) -> i64:
    """The group that comes first in the rulebook: they are numbered in its order."""
    return groups & -groups


def group_options(st: Duel, me: Monster, groups: i64) -> list[int]:
    """The groups to choose from, and the cards for any time."""
    opts: list[int] = []
    for group in GROUPS:
        if groups & group:
            opts.append(group)
    if me.powers.moments & _ANYTIME:
        for card in me.powers.at[ANYTIME]:
            if card.ready(st, me, ANYTIME):
                opts.append(USE_CARD + card.id)
    return opts


def resolve_chosen(st: Duel, me: Monster, choice: i64) -> Rule:
    """What the player has chosen: a card for any time, the special power, or a group of symbols."""
    if choice >= USE_CARD:
        return st.box.cards[choice - USE_CARD].act(st, me, ANYTIME) or AT_ONCE
    if choice == POWER_GROUP:
        # The power is optional, but choosing it before other symbols is a decision already.
        return st.box.boards[me.who].activate(st, me, False) or AT_ONCE
    return resolve_group(st, me, choice)


def pending(st: Duel, me: Monster) -> i64:
    """The groups that are not resolved yet and have something to resolve."""
    left: i64 = 0
    done = st.done
    dice = dice_by_face(st)
    if not done & SMASH_GROUP and to_resolve(st, me, SMASH, dice) > 0:
        left |= SMASH_GROUP
    if not done & HEAL_GROUP and to_resolve(st, me, HEAL, dice) > 0:
        left |= HEAL_GROUP
    if not done & ENERGY_GROUP and to_resolve(st, me, ENERGY, dice) > 0:
        left |= ENERGY_GROUP
    if not done & FAME_GROUP and to_resolve(st, me, FAME, dice) >= 3:
        left |= FAME_GROUP
    if not done & DESTRUCTION_GROUP and to_resolve(st, me, DESTRUCTION, dice) >= 3:
        left |= DESTRUCTION_GROUP
    return left


def order_matters(st: Duel, me: Monster, left: i64) -> i64:
    """The groups whose order can make a difference."""
    groups: i64 = 0
    if st.hooks & _ORDER:
        for m in st.monsters:
            for card in m.powers.on[ORDER]:
                groups |= card.order(st, m, me, left)
    if left & POWER_GROUP:
        groups |= st.box.boards[me.who].order
    pulling = left & PULLS
    if left & POWER_GROUP and groups & PULLS:
        pulling = PULLS
    if pulling & FAME_GROUP and comes_back(st, me, FAME_TRACK):
        groups |= RISKY
    if pulling & DESTRUCTION_GROUP and comes_back(st, me, DESTRUCTION_TRACK):
        groups |= RISKY
    overshoot = left & PULLS == PULLS and (
        may_overshoot(st, me, FAME_TRACK, FAME) or may_overshoot(st, me, DESTRUCTION_TRACK, DESTRUCTION)
    )
    if overshoot:
        groups |= PULLS
    return groups


def comes_back(st: Duel, me: Monster, track: i64) -> bool:
    """Whether a pull starts beyond the Rival's Spotlight Zone: on its way through it the Rival might win."""
    return depth(st.markers[track], 1 - me.seat) > ZONE_END


def may_overshoot(st: Duel, me: Monster, track: i64, face: i64) -> bool:
    """Whether a pull could carry its marker past the Spotlight Zone (DUEL-WIN-08, -09)."""
    spaces = to_resolve(st, me, face) - 2
    # A token that takes a space away makes one step count double.
    return depth(st.markers[track], me.seat) + 2 * spaces + 2 > ZONE_END


def resolve_group(st: Duel, me: Monster, group: i64) -> Rule:
    """Resolve all symbols of one kind, or offer the special power."""
    if group == POWER_GROUP:
        return offer_power(st, me)
    st.done |= group
    if group == SMASH_GROUP:
        return smash(st, me)
    if group == HEAL_GROUP:
        before = me.hearts
        gain_hearts(st, me, to_resolve(st, me, HEAL), "DUEL-HEAL-01")
        if me.hearts == before and st.log is not None:
            full = [0] * 6
            full[HEAL] = int(to_resolve(st, me, HEAL))
            st.tell(tell.DiceIdle(seat=me.seat, symbols=full, why="full", rule="DUEL-HEAL-02"))
        return AT_ONCE
    if group == ENERGY_GROUP:
        return resolve_energy(st, me, to_resolve(st, me, ENERGY), "DUEL-ENERGY-01") or AT_ONCE
    if group == FAME_GROUP:
        return pull(st, me, FAME_TRACK, to_resolve(st, me, FAME) - 2, "DUEL-PULL-03")
    return pull(st, me, DESTRUCTION_TRACK, to_resolve(st, me, DESTRUCTION) - 2, "DUEL-PULL-03")


def offer_power(st: Duel, me: Monster) -> Rule:
    """The special power may be activated (DUEL-POWER-01)."""
    yield from anytime(st, me)
    yield from st.box.boards[me.who].activate(st, me, True) or AT_ONCE


def smash(st: Duel, me: Monster) -> Rule:
    """All smash symbols are one damage event (DUEL-SMASH-04)."""
    n = to_resolve(st, me, SMASH)
    st.smashed = n
    bash = st.box.boards[me.who].bash(st, me, n)
    if bash > n:
        return multiply(st, me, n, bash)
    return hit(st, st.rival(me), n, me.seat, "DUEL-SMASH-01")


def multiply(st: Duel, me: Monster, n: i64, bash: i64) -> Rule:
    """The special power may make more of the smash (DUEL-POWER-10)."""
    yield st.ask(me.seat, ASK_MULTIPLY, 2, bash)
    rule = "DUEL-SMASH-01"
    if st.answer == 1:
        n = bash
        rule = "DUEL-POWER-10"
    yield from hit(st, st.rival(me), n, me.seat, rule)
