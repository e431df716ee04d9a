"""What the costumes, the promo cards and the cards of Origins are worth, in VP.

The DISCARD cards among them are not here: what they do at once is weighed up in ``worth.py``.
"""

from __future__ import annotations

from kaiju.bots.king_of_tokyo.rates import IN_TOKYO, Worth, a_turn, a_turn_by_foes, once, when_hurt
from kaiju.bots.king_of_tokyo.situation import GOAL, POINT, POINTS, Situation


def astronaut(s: Situation) -> float:
    """Three VP, where they count."""
    vp = s.me.view.vp
    return (POINTS[min(GOAL - 1, vp + 3)] - POINTS[min(GOAL - 1, vp)]) / (POINT * s.w.keep)


def monster_sidekick(s: Situation) -> float:
    """A second life, without what one has achieved, but bound to somebody who is doing well."""
    risk = 0.5 if s.me.hearts <= 4 else 0.25
    return max(0.0, risk * (8.0 - 0.3 * s.me.vp) * s.late)


def sleep_walker(s: Situation) -> float:
    """A use for energy that nothing else needs."""
    return (0.3 + 0.15 * min(8, s.me.energy)) * s.late


def zombie(s: Situation) -> float:
    """No fear for one's hearts any more: among four, whoever began a game with this won six of ten."""
    return s.turns * (1.6 - 0.05 * s.me.hearts)


COSTUMES: dict[str, Worth] = {
    "astronaut": astronaut,
    "ghost": when_hurt(0.5),
    "vampire": a_turn(0.15),
    "witch": when_hurt(0.35),
    "devil": a_turn_by_foes(0.3),
    "pirate": a_turn(0.2),
    "princess": a_turn(0.65),
    "zombie": zombie,
    "cheerleader": a_turn(0.12),
    "robot": when_hurt(0.2),
    "statue_of_liberty": a_turn(0.4),
    "clown": a_turn(0.05),
}

PROMOS: dict[str, Worth] = {
    "cannibalistic": a_turn(0.35),
    "intimidating_roar": a_turn(0.25),
    "monster_sidekick": monster_sidekick,
    "reflective_hide": a_turn(0.45),
    "sleep_walker": sleep_walker,
    "super_jump": when_hurt(0.35),
    "throw_a_tanker": a_turn(0.35),
    "thunder_stomp": a_turn(0.2),
    "unstable_dna": once(0.6),
}

ORIGINS: dict[str, Worth] = {
    "biofuel": a_turn(0.2),
    "draining_ray": a_turn(0.3),
    "electric_armor": when_hurt(0.4),
    "flaming_aura": a_turn_by_foes(0.2),
    "gamma_blast": a_turn_by_foes(0.3),
    "hungry_urbavore": a_turn(0.3),
    "jagged_tactician": a_turn(0.2),
    "orb_of_doom": a_turn_by_foes(1.2),
    "scavenger": a_turn(0.25),
    "shrinky": a_turn(0.2),
    "bull_headed": a_turn(IN_TOKYO),
}

EXTRAS: dict[str, Worth] = {**COSTUMES, **PROMOS, **ORIGINS}
