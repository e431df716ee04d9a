"""When to use a card at the moment it is made for: before rolling, on entering Tokyo, against a purchase, and so on.

``USES`` holds for each card what using it gains, as strength, and the gain that is worth waiting for.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import NamedTuple

from kaiju.bots.king_of_tokyo.looks import EVOLUTION, EXTRA_TURN, STAKED, STAKED_LOW, SWORD
from kaiju.bots.king_of_tokyo.options import in_hand, told
from kaiju.bots.king_of_tokyo.plays import (
    WON,
    between,
    boon,
    fewer_against,
    mine,
    points_gained,
    without_vp,
    wounding,
)
from kaiju.bots.king_of_tokyo.rolling import HEARTS, entry, hit, line_of, odds_of, plan, stage, worth_of
from kaiju.bots.king_of_tokyo.situation import FACTS, GOAL, MOST_HEARTS, Situation
from kaiju.bots.king_of_tokyo.worth import bargain, strength
from kaiju.engine.questions import Question
from kaiju.games.king_of_tokyo.card import GIFT, PERMANENT

MOST_DICE = 8


class Use(NamedTuple):
    """What using a card gains at its moment, and what waiting for another such moment promises."""

    now: Callable[[Situation, Question], float]
    wait: float = 0.0


def always(value: float) -> Use:
    return Use(lambda s, q: value)


# -------------------------------------------------------------- before rolling


def expected(s: Situation, notes: tuple[str, ...] = ()) -> float:
    """The chance to win that one expects of the turn that is about to begin."""
    return plan(s, min(MOST_DICE, max(1, s.me.dice)), notes).keeping(max(1, s.me.rolls))[0]


def cat_nip(s: Situation, q: Question) -> float:
    """One Roll that counts twice, or all Rolls."""
    dice = min(MOST_DICE, max(1, s.me.dice))
    return between(expected(s), plan(s, dice, double=True).keeping(1)[0])


def exotic_arms(s: Situation, q: Question) -> float:
    """Two energy, and perhaps two hearts, on three smash."""
    if s.me.hearts <= 2:
        return 0.0
    note = STAKED if s.me.hearts > 5 else STAKED_LOW
    return between(expected(s), expected(s, (note,))) - s.cost(2)


def energy_sword(s: Situation, q: Question) -> float:
    return between(expected(s), expected(s, (SWORD,))) - s.cost(2)


def instead_of_a_turn(hearts: int, energy: int) -> Callable[[Situation, Question], float]:
    """Hearts and energy outside Tokyo instead of a turn."""

    def now(s: Situation, q: Question) -> float:
        me = s.me
        after = min(MOST_HEARTS, me.max_hearts, me.hearts + hearts + me.heart_bonus)
        odds = odds_of(s.outside(s.attackers(me.seat))[after])
        odds *= exp(s.purse(me.energy + energy + me.energy_bonus) - s.purse(me.energy))
        return between(expected(s), odds / (1.0 + odds))

    return now


# -------------------------------------------------------------------- the Roll


def more_smash(s: Situation, q: Question) -> float:
    """Two smash more in the Roll."""
    vp, energy, smash, hearts, more = line_of(s, s.view.dice)
    now, then = worth_of(s, [(vp, energy, smash, hearts, more), (vp, energy, smash + 2, hearts, more)])
    return between(now, then)


def more_hearts(s: Situation, q: Question) -> float:
    """Every heart counts twice, also for an Evolution."""
    vp, energy, smash, hearts, more = line_of(s, s.view.dice)
    on_dice = s.view.dice.count(HEARTS)
    evolves = EVOLUTION[stage(s)] if s.view.power_up and on_dice == 2 else 0.0
    now, then = worth_of(
        s, [(vp, energy, smash, hearts, more), (vp, energy, smash, hearts + on_dice, more + evolves)]
    )
    return between(now, then)


def bigger_wounds(s: Situation, q: Question) -> float:
    """Two hearts more for each wound."""
    line = line_of(s, s.view.dice)
    harder = Situation(s.view, s.me.seat, s.w)
    harder.me.wound += 2
    return between(worth_of(s, [line])[0], worth_of(harder, [line])[0])


def cheerleader(s: Situation, q: Question) -> float:
    """One smash more for somebody else's Roll, as long as others feel it."""
    roller = Situation(s.view, s.view.active, s.w)
    smash = line_of(roller, s.view.dice)[2]
    if hit(roller, s.me, smash + 1) > 0:
        return 0.0
    more = [s.wound(foe, hit(roller, foe, smash + 1)) - s.wound(foe, hit(roller, foe, smash)) for foe in s.foes
            if foe.seat != s.view.active]  # fmt: skip
    return fewer_against(s, s.against - sum(more))


# ----------------------------------------------------------------------- Tokyo


def standing(s: Situation) -> float:
    """How much stronger one is in Tokyo than outside, as things will go on after this turn."""
    attackers = s.attackers(s.view.active)
    hearts = min(MOST_HEARTS, s.me.hearts)
    gain = between(s.outside(attackers)[hearts], s.stays(attackers)[hearts])
    return max(-2.0, min(2.0, gain))


def entering(s: Situation, q: Question) -> float:
    """Take a place in Tokyo."""
    if s.wins_with(0 if s.view.two_player else 1):
        return WON
    return standing(s) + entry(s)


def driving_out(s: Situation, q: Question) -> float:
    """Whoever stays in Tokyo has to leave it after all, and the active Monster enters."""
    loss = s.view.loss
    victim = s.sides[loss.seat] if loss is not None else s.me
    if victim.vp + (0 if s.view.two_player else 2) >= GOAL:
        return WON
    return entering(s, q) if mine(s) and not s.me.inside else 0.0


def destructive_wave(s: Situation, q: Question) -> float:
    return wounding(s, 2, s.foes)


def eats_shoots_and_leaves(s: Situation, q: Question) -> float:
    """Two hearts from everybody outside, an energy, and out of Tokyo again."""
    return wounding(s, 2, [foe for foe in s.foes if not foe.inside]) + s.cube - standing(s)


def play_with_your_food(s: Situation, q: Question) -> float:
    """Two hearts of a victim for one of its VP and one of its energy, but never the hearts that finish it."""
    loss = s.view.loss
    if loss is None or s.sides[loss.seat] not in s.foes:
        return 0.0
    victim = s.sides[loss.seat]
    spared = s.wound(victim, loss.amount) - s.wound(victim, loss.amount - 2)
    if loss.amount >= victim.hearts and not victim.undying:
        return 0.0
    gained = s.cube if victim.energy else 0.0
    taken = 0.06 * s.foe_weights[victim.seat] if victim.energy else 0.0
    if victim.view.vp:
        gained += points_gained(s, 1)
        taken += without_vp(s, victim, 1)
    return gained + fewer_against(s, s.against - taken) - fewer_against(s, s.against - spared)


# ---------------------------------------------------------------------- buying


def dusk_ritual(s: Situation, q: Question) -> float:
    return boon(s, "dusk_ritual")


def bamboozle(s: Situation, q: Question) -> float:
    """Call off what wins somebody the game, or a purchase that is very good for a rival."""
    seat, key = told(q, "seat"), str(q.args.get("card", ""))
    if not 0 <= seat < s.n or key not in FACTS or s.sides[seat] not in s.foes:
        return 0.0
    buyer = Situation(s.view, seat, s.w._replace(confidence=0.0))
    gain = bargain(buyer, key, min(buyer.me.energy, buyer.me.price(key)))
    if buyer.chance + gain >= 1.0 - 1e-9:
        return WON
    return s.share(buyer.me) * max(0.0, between(buyer.chance, buyer.chance + gain))


def unstable_dna(s: Situation, q: Question) -> float:
    """Swap this card for the best of the attacker's."""
    loss = s.view.loss
    if loss is None or not 0 <= loss.by < s.n:
        return 0.0
    attacker = s.sides[loss.by]
    best = max([strength(s, card.card) for card in attacker.view.cards] + [0.0])
    return (best - strength(s, "unstable_dna")) * (1.0 + s.share(attacker))


USES: dict[str, Use] = {
    # Before rolling.
    "cat_nip": Use(cat_nip, 0.1),
    "exotic_arms": Use(exotic_arms, 0.15),
    "energy_sword": Use(energy_sword, 0.15),
    "sunken_temple": Use(instead_of_a_turn(3, 3)),
    "tune_up": Use(instead_of_a_turn(4, 2), 0.3),
    # Before the Roll is totalled, and while it is resolved.
    "cheerleader": Use(cheerleader),
    "underrated": Use(more_smash, 0.25),
    "high_tide": Use(more_hearts, 0.4),
    "mecha_blast": Use(bigger_wounds, 0.3),
    "draining_ray": always(0.1),
    "flaming_aura": always(0.1),
    "play_with_your_food": Use(play_with_your_food),
    # Tokyo.
    "monkey_rush": Use(entering, 0.15),
    "feline_motor": Use(entering, 0.05),
    "boo": Use(driving_out, 0.3),
    "chest_thumping": Use(driving_out, 0.05),
    "destructive_wave": Use(destructive_wave, 0.3),
    "eats_shoots_and_leaves": Use(eats_shoots_and_leaves, 0.3),
    "jungle_frenzy": always(EXTRA_TURN),
    # Purchases, and what comes of Yielding.
    "dusk_ritual": Use(dusk_ritual, 0.15),
    "bamboozle": Use(bamboozle, 0.15),
    "unstable_dna": Use(unstable_dna, 0.1),
}
"""Cards for a moment. Gifts are always given, Permanent Evolutions always played, and anything unknown never used."""


def use_gain(s: Situation, q: Question, key: str) -> float:
    """What using a card at this moment gains over waiting; not above 0 when it should wait."""
    facts = FACTS.get(key)
    if facts is not None and facts.type == GIFT:
        return 1.0
    if facts is not None and facts.type == PERMANENT and in_hand(s, key):
        return 1.0 + strength(s, key)
    use = USES.get(key)
    if use is None:
        return 0.0
    now = use.now(s, q)
    return now if now > 1e-6 and now >= use.wait * s.late else 0.0
