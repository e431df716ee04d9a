"""Carrying powers out: who is asked for a target, what is paid, and what triggers what.

A power from a menu has been chosen already. Any other power is carried out by itself, unless it says may or names a
price: then it can be declined (KOMI-TURN-R03, -R05). A single possible target is not asked for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.asks import ASK_ALLY, ASK_CARD, DECLINE
from kaiju.games.king_of_monster_island.power import NOTHING, Effect, Power, Powers, use_up, used_up
from kaiju.games.king_of_monster_island.state import Island, Monster
from kaiju.games.king_of_monster_island.verbs import in_turn_order, refresh, spend_energy

PER_EFFECT: Final[i64] = 4096
"""An option for a target is the place of its effect times this, plus the target."""
WHOLE: Final[i64] = 0
"""The option to use a power of several effects, which ask for their targets themselves."""


def begin(st: Island, me: Monster, power: Power) -> None:
    """Pay for a power of a Monster and note its use."""
    if power.price:
        spend_energy(st, me, power.price, "KOMI-COMP-R09", power.key)
    if power.limit:
        use_up(st, me, power, power.limit, 0)
    if st.log is not None:
        st.tell(tell.PowerUsed(seat=me.seat, power=power.key, rule="KOMI-TURN-R03", card=power.key))


def carry_out(st: Island, me: Monster, power: Power) -> Rule | None:
    """Carry out a power that must be, or that was chosen in a menu; the Allies that are due follow."""
    if power.singles_out:  # another power, set off by the damage, leaves the Monster that was singled out
        st.strongest = -1
    if power.one_of:
        return one_of(st, me, power)
    for effect in power.effects:
        more = do(st, me, power, effect)
        if more is not None:
            return carry_on(st, me, power, effect.place, more)
        if st.over:
            return None
    return choose_allies(st) if st.ally_due else None


def carry_on(st: Island, me: Monster, power: Power, place: i64, more: Rule) -> Rule:
    """The rest of a power, from an effect on that has to ask."""
    yield from more
    for effect in power.effects[place:]:
        if st.over:
            return
        rest = do(st, me, power, effect)
        if rest is not None:
            yield from rest
    if st.ally_due and not st.over:
        yield from choose_allies(st)


def do(st: Island, me: Monster, power: Power, effect: Effect) -> Rule | None:
    """One effect, on its only target or on one that is asked for."""
    if effect.limit:
        if used_up(st, me, power, effect.limit, effect.place):
            return None
        use_up(st, me, power, effect.limit, effect.place)
    if effect.points_to == NOTHING:
        return effect.act(st, me, power, 0)
    targets = effect.targets(st, me)
    if not targets:
        return None
    if len(targets) == 1:
        return effect.act(st, me, power, targets[0])
    return ask_target(st, me, power, effect, targets)


def ask_target(st: Island, me: Monster, power: Power, effect: Effect, targets: list[int]) -> Rule:
    """Ask for one of several targets."""
    opts = [int(effect.place) * 4096 + target for target in targets]
    yield st.ask_opts(me.seat, ASK_CARD, opts, power.number)
    more = effect.act(st, me, power, st.chosen() % PER_EFFECT)
    if more is not None:
        yield from more


def one_of(st: Island, me: Monster, power: Power) -> Rule:
    """One effect of several, with its target."""
    opts = options_of(st, me, power)
    if not opts:
        return
    if len(opts) > 1:
        yield st.ask_opts(me.seat, ASK_CARD, opts, power.number)
        choice = st.chosen()
    else:
        choice = opts[0]
    yield from chosen_effect(st, me, power, choice)


def options_of(st: Island, me: Monster, power: Power) -> list[int]:
    """All targets of all effects of a power that can still be used."""
    opts: list[int] = []
    for effect in power.effects:
        if effect.limit and used_up(st, me, power, effect.limit, effect.place):
            continue
        if effect.points_to == NOTHING:
            opts.append(effect.place * PER_EFFECT)
        else:
            for target in effect.targets(st, me):
                opts.append(effect.place * PER_EFFECT + target)
    return opts


def chosen_effect(st: Island, me: Monster, power: Power, choice: i64) -> Rule:
    """Carry out the effect that was chosen with its target."""
    effect = power.effects[choice // PER_EFFECT - 1]
    if effect.limit:
        use_up(st, me, power, effect.limit, effect.place)
    more = effect.act(st, me, power, choice % PER_EFFECT)
    if more is not None:
        yield from more
    if st.ally_due and not st.over:
        yield from choose_allies(st)


def offer(st: Island, me: Monster, power: Power) -> Rule:
    """A power that may be declined: nothing is paid before the choice is made."""
    whole = len(power.effects) > 1 and not power.one_of  # targets are asked for when it is carried out
    opts = [int(WHOLE)] if whole and power.possible(st, me) else [] if whole else options_of(st, me, power)
    if not opts:
        return
    opts.insert(0, DECLINE)
    yield st.ask_opts(me.seat, ASK_CARD, opts, power.number)
    choice = st.chosen()
    if choice == DECLINE:
        return
    begin(st, me, power)
    more = carry_out(st, me, power) if whole else chosen_effect(st, me, power, choice)
    if more is not None:
        yield from more


def use_if_ready(st: Island, me: Monster, power: Power) -> Rule | None:
    """A power whose moment has come: by itself, or offered if it may be declined."""
    if not power.ready(st, me):
        return None
    if power.may or power.price:
        return offer(st, me, power)
    if not power.possible(st, me):
        return None
    begin(st, me, power)
    return carry_out(st, me, power)


def moment(st: Island, me: Monster, powers: Powers, when: i64, size: i64 = 1, faces: i64 = 0) -> Rule | None:
    """All powers of a Monster for a moment. Callers have looked at ``at`` first.

    ``size`` is how many dice a group has, ``faces`` are those in it, as bits.
    """
    rules: list[Power] = []
    for power in powers.at[when]:
        if size >= power.least and (power.face < 0 or faces >> power.face & 1):
            rules.append(power)
    if not rules:
        return None
    if len(rules) == 1:
        return use_if_ready(st, me, rules[0])
    return in_order(st, me, rules)


def in_order(st: Island, me: Monster, powers: list[Power]) -> Rule:
    """Several powers, one after the other (KOMI-TURN-R04)."""
    for power in powers:
        if st.over:
            return
        more = use_if_ready(st, me, power)
        if more is not None:
            yield from more


def boss_moment(st: Island, me: Monster, when: i64) -> Rule | None:
    """The active powers of the Boss for a moment, from the lowest up; one switched off on the way does nothing."""
    return boss_powers(st, me, when, st.now.at[when], 0)


def boss_powers(st: Island, me: Monster, when: i64, powers: list[Power], at: i64) -> Rule | None:
    """The same from a place in the list on."""
    while at < len(powers) and not st.over:
        power = powers[at]
        at += 1
        if power in st.now.at[when]:
            more = boss_power(st, me, power)
            if more is not None:
                return other_boss_powers(st, me, when, powers, at, more)
    return None


def other_boss_powers(st: Island, me: Monster, when: i64, powers: list[Power], at: i64, more: Rule) -> Rule:
    """The powers after one that has to ask somebody."""
    yield from more
    rest = boss_powers(st, me, when, powers, at)
    if rest is not None:
        yield from rest


def boss_power(st: Island, me: Monster, power: Power) -> Rule | None:
    """Carry out a power of the Boss; ``me`` is asked where it leaves a choice."""
    if not power.ready(st, me):
        return None
    if st.log is not None:
        st.tell(tell.BossPower(power=power.key, rule="KOMI-BOSS-02", card=power.key))
    return carry_out(st, me, power)


# ---------------------------------------------------------------------- Allies


def choose_allies(st: Island) -> Rule:
    """Everybody with Fame and without an Ally chooses one, from the active player on (KOMI-FAME-04, -R03)."""
    st.ally_due = False
    for m in in_turn_order(st):
        if m.fame > 0 and m.ally < 0 and st.allies:
            choice: i64 = 0
            if len(st.allies) > 1:
                yield st.ask_opts(m.seat, ASK_ALLY, st.allies[:])
                choice = st.answer
            m.ally = st.allies[choice]
            st.allies = [ally for ally in st.allies if ally != m.ally]
            if st.log is not None:
                ally = st.box.allies[m.ally].key
                st.tell(tell.AllyChosen(seat=m.seat, ally=ally, rule="KOMI-FAME-04"))
            refresh(st, m)
