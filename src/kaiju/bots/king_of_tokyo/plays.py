"""When to play an Evolution, or use a card, that is good at any time: what it gains now, and what waiting promises.

A card that is spent by playing it is worth most at its best moment. ``PLAYS`` holds for each what it gains now, as
strength, and the gain that is worth waiting for; near the end of the game there is less and less to wait for.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import NamedTuple

from kaiju.bots.king_of_tokyo.evolutions import reflected
from kaiju.bots.king_of_tokyo.options import in_hand
from kaiju.bots.king_of_tokyo.rolling import ENERGY, HEARTS, SMASH, hit
from kaiju.bots.king_of_tokyo.situation import BEAUTY, FACTS, GOAL, MOST_HEARTS, POINTS, Side, Situation
from kaiju.bots.king_of_tokyo.situation import HEARTS as BY_HEARTS
from kaiju.bots.king_of_tokyo.worth import bargain, strength
from kaiju.games.king_of_tokyo.card import PERMANENT

Now = Callable[[Situation], float]
"""The strength gained by playing a card now; 0 when it would do nothing."""

WON = 9.0
"""The strength of winning at once."""

SURE = 1e-4
"""A chance that is as good as none, and as far from a certainty."""


class Play(NamedTuple):
    """What playing a card gains now, what waiting promises, and whether this very turn may still be better."""

    now: Now
    wait: float = 0.0
    later: bool = False


# ------------------------------------------------------------ what things gain


def always(value: float) -> Now:
    return lambda s: value


def between(before: float, after: float) -> float:
    """The strength that lies between two chances to win."""
    return logit(after) - logit(before)


def logit(chance: float) -> float:
    near = min(1.0 - SURE, max(SURE, chance))
    return log(near / (1.0 - near))


def hearts_gained(s: Situation, n: int) -> float:
    """Strength of so many hearts more."""
    me = s.me
    if me.undying:
        return 0.05 * min(n, me.max_hearts - me.hearts)
    return (
        BY_HEARTS[min(MOST_HEARTS, max(me.hearts, min(me.max_hearts, me.hearts + n)))] - BY_HEARTS[me.hearts]
    )


def hearts_lost(s: Situation, n: int) -> float:
    """Strength lost with so many hearts."""
    me = s.me
    if me.undying:
        return 0.0
    return WON if n >= me.hearts else BY_HEARTS[me.hearts] - BY_HEARTS[me.hearts - n]


def points_gained(s: Situation, vp: int) -> float:
    """Strength of so many VP more, or fewer."""
    if vp >= 0:
        return WON if s.wins_with(vp) else s.points(vp)
    now = min(GOAL - 1, s.me.vp)
    return POINTS[max(0, now + vp)] - POINTS[now]


def fewer_against(s: Situation, against: float) -> float:
    """Strength gained when the others together weigh only so much."""
    if s.against <= 0.0:
        return 0.0
    return WON if against <= 1e-9 else log(s.against / against)


def wounding(s: Situation, n: int, victims: list[Side]) -> float:
    """Strength gained when these others lose so many hearts."""
    return fewer_against(s, s.against - sum(s.wound(foe, n) for foe in victims))


def without_vp(s: Situation, foe: Side, vp: int) -> float:
    """How much the weight of another Monster shrinks with so many VP less."""
    now = min(GOAL - 1, foe.vp)
    after = min(GOAL - 1, foe.vp - min(vp, foe.view.vp))
    return s.foe_weights[foe.seat] * (1.0 - exp(POINTS[after] - POINTS[now]))


def robbing_vp(s: Situation, vp: int) -> float:
    """Strength gained when all others lose so many VP: everything when that keeps one of them from winning."""
    if any(foe.vp >= GOAL > foe.vp - vp for foe in s.foes):
        return WON
    return fewer_against(s, s.against - sum(without_vp(s, foe, vp) for foe in s.foes))


def reach(s: Situation, cubes: int) -> float:
    """Strength of so much more energy; in one's own turn with what it lets one buy at once."""
    if cubes <= 0:
        return 0.0
    me = s.me
    gained = s.purse(me.energy + cubes) - s.purse(me.energy)
    if s.view.active != me.seat or s.view.phase == "end":
        return gained
    deals = best_deal(s, me.energy), best_deal(s, me.energy + cubes)
    return gained + between(s.chance + deals[0], s.chance + deals[1])


def best_deal(s: Situation, energy: int) -> float:
    """The best bargain in the Market for so much energy."""
    prices = [(key, s.me.price(key)) for key in s.view.market if key]
    return max([bargain(s, key, price) for key, price in prices if price <= energy] + [0.0])


def boon(s: Situation, key: str) -> float:
    """What a card brings that gives VP, energy and hearts."""
    f = FACTS[key]
    gained = points_gained(s, f.vp) if f.vp else 0.0
    if f.hearts:
        gained += hearts_gained(s, f.hearts + s.me.heart_bonus)
    return gained + (reach(s, f.energy + s.me.energy_bonus) if f.energy else 0.0)


def brings(key: str) -> Now:
    return lambda s: boon(s, key)


def mine(s: Situation) -> bool:
    """Whether it is one's own turn."""
    return s.view.active == s.me.seat


def after_my_dice(s: Situation) -> bool:
    """Whether one's own dice of this turn have done what they do."""
    return mine(s) and s.view.phase in ("resolve", "buy", "end")


# ------------------------------------------------------------------ one by one


def until_my_next_turn(value: float) -> Now:
    """Something that weakens all others until one's next turn is best played when one's own turn is over."""

    def now(s: Situation) -> float:
        if after_my_dice(s):
            return value
        return value if s.attackers(s.me.seat)[:1] == [s.sides[s.view.active]] and not s.view.dice else 0.0

    return now


def anger_batteries(s: Situation) -> float:
    """How many hearts were lost this turn is guessed from the dice on the table."""
    lost = 1
    if not mine(s) and s.view.phase != "roll":
        roller = Situation(s.view, s.view.active, s.w)
        lost = max(1, hit(roller, s.me, s.view.roll[SMASH]))
    return reach(s, min(lost, s.me.max_hearts - s.me.hearts) + s.me.energy_bonus)


def mega_purr(s: Situation) -> float:
    """Everybody gives what costs it least: an energy, or else a VP."""
    total = 0.0
    for foe in s.foes:
        if foe.energy:
            total += s.cube + 0.06 * s.share(foe)
        elif foe.view.vp:
            total += points_gained(s, 1) + 0.2 * s.share(foe)
    return total


def feast_of_crows(s: Situation) -> float:
    """As above, but a heart is always there to give: even the last one."""
    last = [foe for foe in s.foes if foe.hearts == 1 and not foe.energy and not foe.view.vp]
    others = len(s.foes) - len(last)
    return wounding(s, 1, last) + others * (s.cube + 0.05)


def panda_monium(s: Situation) -> float:
    """Six energy, and three for everybody else."""
    return reach(s, 6 + s.me.energy_bonus) - 0.07 * 3


def bear_necessities(s: Situation) -> float:
    return boon(s, "bear_necessities") + (points_gained(s, -1) if s.me.view.vp else 0.0)


def stroke_of_genius(s: Situation) -> float:
    """Energy gained this turn, guessed from the Roll."""
    if not after_my_dice(s) or not s.view.roll[ENERGY]:
        return 0.0
    return reach(s, s.view.roll[ENERGY] + 2 * s.me.energy_bonus)


def cult_worshippers(s: Situation) -> float:
    """Hearts gained this turn, guessed from the Roll; whoever is whole again has wasted some of them."""
    if not after_my_dice(s) or s.me.inside:
        return 0.0
    hearts = s.view.roll[HEARTS] + (s.me.heart_bonus if s.view.roll[HEARTS] else 0)
    sure = hearts if s.me.hearts < s.me.max_hearts else hearts // 2
    return points_gained(s, sure) if sure else 0.0


def destructive_analysis(s: Situation) -> float:
    return reach(s, s.view.dice.count(SMASH)) if after_my_dice(s) else 0.0


def nurture_the_young(s: Situation) -> float:
    ahead = [foe for foe in s.foes if foe.view.vp > s.me.view.vp]
    if not ahead:
        return 0.0
    taken = fewer_against(s, s.against - sum(without_vp(s, foe, 1) for foe in ahead))
    return points_gained(s, len(ahead)) + taken


def smashing_pumpkin(s: Situation) -> float:
    """Two hearts from everybody with 12 VP, oneself included."""
    gained = wounding(s, 2, [foe for foe in s.foes if foe.view.vp >= 12])
    return gained - (hearts_lost(s, 2) if s.me.view.vp >= 12 else 0.0)


def mothership_support(s: Situation) -> float:
    """A heart for 1 energy, when no dice may bring it any more, or in Tokyo."""
    if not mine(s) or not (after_my_dice(s) or s.me.inside):
        return 0.0
    return hearts_gained(s, 1 + s.me.heart_bonus) - s.cost(1)


def sleep_walker(s: Situation) -> float:
    """3 energy for 1 VP: to win, or when there is nothing better to do with them."""
    if s.wins_with(1):
        return WON
    if s.view.phase != "buy" or best_deal(s, s.me.energy) > 0:
        return 0.0
    return s.points(1) - s.cost(3) - 0.05


# ------------------------------------------------------------------- Permanent


def icy_reflection(s: Situation) -> float:
    """Worth playing as soon as there is something to reflect."""
    cards = [card.card for side in s.sides if side.alive for card in side.view.evolutions]
    worth = max([reflected(s, key) for key in cards if key != BEAUTY] + [0.0])
    return strength(s, "icy_reflection") if worth >= 1.0 * s.late else 0.0


def twas_beauty_killed_the_beast(s: Situation) -> float:
    """For those who will win with it before anybody can drive them out, or have nothing to lose."""
    me = s.me
    if not me.inside:
        return 0.0
    within_a_round = me.vp + 3 + len(s.foes) >= GOAL
    return 1.0 if (within_a_round and me.hearts >= 5) or (me.view.vp <= 2 and me.hearts >= 9) else 0.0


PLAYS: dict[str, Play] = {
    "rapid_healing": Play(always(0.0)),  # kept for answers to a loss; see greedy.py
    # What brings something to oneself.
    "alien_scourge": Play(brings("alien_scourge")),
    "precision_field_support": Play(always(0.6)),
    "deep_dive": Play(always(0.8)),
    "anger_batteries": Play(anger_batteries, 0.2, later=True),
    "emergency_battery": Play(brings("emergency_battery"), 0.15, later=True),
    "stroke_of_genius": Play(stroke_of_genius, 0.25, later=True),
    "destructive_analysis": Play(destructive_analysis, 0.1, later=True),
    "cult_worshippers": Play(cult_worshippers, 0.4, later=True),
    "panda_monium": Play(panda_monium, 0.25, later=True),
    # Hearts, which can also answer a loss.
    "giant_banana": Play(brings("giant_banana"), 0.85),
    "healing_rain": Play(brings("healing_rain"), 0.85),
    "well_of_shadow": Play(brings("well_of_shadow"), 0.85),
    "yummy_yummy": Play(brings("yummy_yummy"), 0.9),
    "radioactive_waste": Play(brings("radioactive_waste"), 0.45),
    "bear_necessities": Play(bear_necessities, 0.7),
    "candy": Play(brings("candy"), 2.0),  # better as a shield
    "mothership_support": Play(mothership_support, 0.1, later=True),
    # What the others feel.
    "mega_purr": Play(mega_purr, 0.28),
    "feast_of_crows": Play(feast_of_crows, 0.15),
    "nurture_the_young": Play(nurture_the_young, 0.5),
    "electro_scratch": Play(lambda s: wounding(s, 1, s.foes), 0.3),
    "worm_invaders": Play(lambda s: wounding(s, 2, s.foes), 0.55),
    "smashing_pumpkin": Play(smashing_pumpkin, 0.3),
    "primal_bellow": Play(lambda s: robbing_vp(s, 2), 0.6, later=True),
    "cold_wave": Play(until_my_next_turn(0.35), later=True),
    "blizzard": Play(until_my_next_turn(0.5), later=True),
    # Others.
    "sleep_walker": Play(sleep_walker, later=True),
    "icy_reflection": Play(icy_reflection),
    BEAUTY: Play(twas_beauty_killed_the_beast),
}
"""Cards for any time. A Permanent Evolution that is not listed is played at once, and anything unknown never."""


def gain_of(s: Situation, key: str) -> float:
    """What playing a card now gains over waiting; not above 0 when it should wait."""
    play = PLAYS.get(key)
    if play is None:
        facts = FACTS.get(key)
        at_once = facts is not None and facts.type == PERMANENT and in_hand(s, key)
        return strength(s, key) if at_once else 0.0
    now = play.now(s)
    return now if now > 1e-6 and now >= play.wait * s.late else 0.0


def later_this_turn(s: Situation, key: str) -> bool:
    """Whether a card that is not worth playing now may be worth it before this turn is over."""
    play = PLAYS.get(key)
    if play is None or not play.later or s.view.phase == "end":
        return False
    if key == "anger_batteries":
        return True
    if key == "primal_bellow":
        return s.sides[s.view.active].vp >= GOAL - 8
    return mine(s)
