# compiled
"""How the light hand plays Evolutions, uses cards at their moments and answers them: one glance at the state for each.

What it holds it plays as soon as there is something in it, and it waits for the rest of a turn at most; what the greedy
player thinks of the same cards is in ``plays.py`` and ``uses.py``. At any time it plays only what leaves its hand by
that, so nothing goes round in circles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from kaiju.games.king_of_tokyo.asks import CHOOSE_ENERGY, CHOOSE_NO
from kaiju.games.king_of_tokyo.card import GIFT, PERMANENT, Facts
from kaiju.games.king_of_tokyo.state import BUY, OUTSIDE, SMASH, Monster, Tokyo

Rule = Callable[[Tokyo, Monster, Facts], bool]

LATE: Final = 12
"""VP of somebody near the end."""


def at_once(st: Tokyo, me: Monster, facts: Facts) -> bool:
    return True


def hurt(st: Tokyo, me: Monster, facts: Facts) -> bool:
    """When all its hearts are needed, or nearly all of them by somebody weak."""
    missing = me.powers.max_hearts - me.hearts
    return missing >= facts.hearts and me.hearts <= 6


def in_pain(st: Tokyo, me: Monster, facts: Facts) -> bool:
    return me.hearts <= 4


def own_turn_over(st: Tokyo, me: Monster, facts: Facts) -> bool:
    return st.active == me.seat and st.phase == BUY


def rich_turn(st: Tokyo, me: Monster, facts: Facts) -> bool:
    return me.energy_gained >= 2


def healthy_turn(st: Tokyo, me: Monster, facts: Facts) -> bool:
    return me.hearts_gained >= 2


def after_blows(st: Tokyo, me: Monster, facts: Facts) -> bool:
    return me.hearts_lost >= 2


def smashing(st: Tokyo, me: Monster, facts: Facts) -> bool:
    return st.active == me.seat and st.roll[SMASH] >= 2


def behind(st: Tokyo, me: Monster, facts: Facts) -> bool:
    """Somebody has more VP."""
    ahead: i64 = 0
    for m in st.monsters:
        if m.alive and m.vp > me.vp:
            ahead += 1
    return ahead >= 2 or (ahead == 1 and st.alive_count() <= 3)


def rival_near(st: Tokyo, me: Monster, facts: Facts) -> bool:
    """Somebody else is near the end, and oneself is not."""
    return me.vp < LATE and any(m.alive and m is not me and m.vp >= LATE for m in st.monsters)


def strong_outside(st: Tokyo, me: Monster, facts: Facts) -> bool:
    """Into Tokyo."""
    return me.place == OUTSIDE and me.hearts >= 6


def strong_attacker(st: Tokyo, me: Monster, facts: Facts) -> bool:
    """Into Tokyo in one's own turn, in place of somebody who stayed."""
    return st.active == me.seat and me.place == OUTSIDE and me.hearts >= 6


AT_ANY_TIME: Final[dict[str, Rule]] = {
    "alien_scourge": at_once,
    "precision_field_support": at_once,
    "deep_dive": at_once,
    "emergency_battery": at_once,
    "panda_monium": at_once,
    "anger_batteries": after_blows,
    "stroke_of_genius": rich_turn,
    "destructive_analysis": smashing,
    "cult_worshippers": healthy_turn,
    "giant_banana": hurt,
    "healing_rain": hurt,
    "well_of_shadow": hurt,
    "yummy_yummy": hurt,
    "radioactive_waste": at_once,
    "bear_necessities": hurt,
    "mega_purr": at_once,
    "feast_of_crows": at_once,
    "nurture_the_young": behind,
    "electro_scratch": at_once,
    "worm_invaders": at_once,
    "smashing_pumpkin": rival_near,
    "primal_bellow": rival_near,
    "cold_wave": own_turn_over,
    "blizzard": own_turn_over,
}
"""Evolutions that are spent, and when; a Permanent one is played at once, and anything else never."""

LATER: Final = frozenset(
    {
        "anger_batteries",
        "stroke_of_genius",
        "destructive_analysis",
        "cult_worshippers",
        "cold_wave",
        "blizzard",
    }
)
"""Those that may be worth playing later in the same turn."""

NOT_AT_ONCE: Final = frozenset({"twas_beauty_killed_the_beast", "icy_reflection"})
"""Permanent ones that are not for everybody."""

AT_ITS_MOMENT: Final[dict[str, Rule]] = {
    "draining_ray": at_once,
    "flaming_aura": at_once,
    "underrated": at_once,
    "high_tide": at_once,
    "mecha_blast": smashing,
    "jungle_frenzy": at_once,
    "dusk_ritual": at_once,
    "destructive_wave": at_once,
    "eats_shoots_and_leaves": at_once,
    "monkey_rush": strong_outside,
    "feline_motor": strong_outside,
    "boo": strong_attacker,
    "chest_thumping": strong_attacker,
    "tune_up": in_pain,
    "sunken_temple": in_pain,
}
"""Cards for a moment, and when they are used then; Gifts are always given."""


def at_any_time(st: Tokyo) -> i64:
    """What to play at any time: the first that is worth it."""
    me = st.monsters[st.who]
    opts = st.opts
    hand = me.evo.hand
    answer: i64 = 1
    for i in range(2, len(opts)):
        card = opts[i]
        if card not in hand:
            continue
        facts = st.box.cards[card].facts
        if facts.type == PERMANENT:
            if facts.key not in NOT_AT_ONCE:
                return i
            continue
        rule = AT_ANY_TIME.get(facts.key)
        if rule is None:
            continue
        if rule(st, me, facts):
            return i
        if facts.key in LATER and (st.active == me.seat or facts.key == "anger_batteries"):
            answer = 0
    return answer


def at_its_moment(st: Tokyo) -> i64:
    """What to use at this moment: the first that is worth it, or nothing."""
    me = st.monsters[st.who]
    opts = st.opts
    for i in range(1, len(opts)):
        card = opts[i]
        facts = st.box.cards[card].facts
        if facts.type == GIFT or (facts.type == PERMANENT and card in me.evo.hand):
            return i
        rule = AT_ITS_MOMENT.get(facts.key)
        if rule is not None and rule(st, me, facts):
            return i
    return 0


def offered(st: Tokyo) -> i64:
    """What a card offers rather than nothing; energy rather than anything else; else what it names first."""
    opts = st.opts
    if CHOOSE_ENERGY in opts:
        return opts.index(CHOOSE_ENERGY)
    return len(opts) - 1 if opts[0] == CHOOSE_NO else 0


def foremost(st: Tokyo) -> i64:
    """Whom a card is turned against: the one with most VP."""
    best: i64 = -1
    chosen: i64 = 0
    for i, seat in enumerate(st.opts):
        if seat >= 0 and st.monsters[seat].vp > best:
            best, chosen = st.monsters[seat].vp, i
    return chosen
