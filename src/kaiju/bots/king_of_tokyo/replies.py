"""What to answer when a card asks something of its own: which Monster, which card, what to give, how many.

One small function for each card that asks, in tables by the kind of question.
"""

from __future__ import annotations

from collections.abc import Callable

from kaiju.bots.king_of_tokyo.options import best, key_of, number, works_as
from kaiju.bots.king_of_tokyo.plays import (
    between,
    hearts_gained,
    hearts_lost,
    points_gained,
    reach,
)
from kaiju.bots.king_of_tokyo.rolling import ENERGY, FACE_NUMBER, HEARTS, SMASH, THREES
from kaiju.bots.king_of_tokyo.situation import FACTS, Situation
from kaiju.bots.king_of_tokyo.worth import bargain, bought, strength
from kaiju.engine.questions import Option, Question
from kaiju.games.king_of_tokyo.card import GIFT

Taste = Callable[[Situation, Question, Option], float]
"""How much an option is liked."""

RICH = 5
"""So many cubes on a savings card are worth taking whatever there is to buy."""


# --------------------------------------------------------- one of a few things


def to_give(s: Situation, q: Question, option: Option) -> float:
    """What costs least of what somebody else wants to have."""
    if option.say == "opt-choice-energy":
        return -s.cost(1)
    if option.say == "opt-choice-vp":
        return points_gained(s, -1)
    return -hearts_lost(s, 1)


def to_take(s: Situation, q: Question, option: Option) -> float:
    """What brings most."""
    if option.say == "opt-choice-energy":
        return reach(s, 1 + s.me.energy_bonus)
    if option.say == "opt-choice-vp":
        return points_gained(s, 1)
    return hearts_gained(s, 1 + s.me.heart_bonus)


def pay_or_lose(hearts: int) -> Taste:
    """An energy, or so many hearts (on top of those that a loss costs anyway)."""

    def taste(s: Situation, q: Question, option: Option) -> float:
        if option.say == "opt-choice-pay":
            return -s.cost(1) - 0.02
        sure = s.view.loss.amount if s.view.loss is not None and s.view.loss.seat == s.me.seat else 0
        return -(hearts_lost(s, sure + hearts) - (hearts_lost(s, sure) if sure else 0.0))

    return taste


def bamboo_supply(s: Situation, q: Question, option: Option) -> float:
    """Save until the cubes buy something good, or there are many, or there is little time left."""
    cubes = max([card.counters for card in s.me.view.evolutions if card.card == q.card] + [0])
    if option.say == "opt-choice-store":
        return 1.0
    if option.say == "opt-choice-take":
        buys = reach(s, cubes) > s.purse(s.me.energy + cubes) - s.purse(s.me.energy) + 0.05
        return 2.0 if cubes and (buys or cubes >= RICH or s.late < 1.0) else 0.0
    return 0.5


def target_acquired(s: Situation, q: Question, option: Option) -> float:
    """The token goes to the strongest of those who hit."""
    held = max([card.on for card in s.me.view.evolutions if card.card == q.card] + [-1])
    attacker = s.foe_weights.get(s.view.active, 0.0)
    yes = attacker >= s.foe_weights.get(held, 0.0)
    return float(yes) if option.say == "opt-choice-yes" else 0.5


def willing(s: Situation, q: Question, option: Option) -> float:
    """What a card offers is good for its owner, unless one has been told otherwise."""
    return {"opt-choice-yes": 1.0, "opt-choice-no": -1.0}.get(option.say, 0.0)


CHOICES: dict[str, Taste] = {
    "mega_purr": to_give,
    "feast_of_crows": to_give,
    "boogie_dance": to_take,
    "worst_nightmare": pay_or_lose(1),
    "electric_carrot": pay_or_lose(1),
    "trick_or_threat": pay_or_lose(2),
    "bamboo_supply": bamboo_supply,
    "target_acquired": target_acquired,
    "lightning_armor": willing,
}


def choice(s: Situation, q: Question) -> int:
    """One of a few things that a card names."""
    taste = CHOICES.get(q.card) or CHOICES.get(works_as(s, q.card), willing)
    return best(q.options, lambda o: taste(s, q, o))


# ---------------------------------------------------------------------- a card


def to_own(s: Situation, q: Question, option: Option) -> float:
    """What it would be worth to have the card for nothing."""
    key = key_of(option)
    return between(s.chance, bought(s, key, 0.0)) if key in FACTS else -1.0


def to_reserve(s: Situation, q: Question, option: Option) -> float:
    """The best card in the Market, at its price, whether one can pay it yet or not."""
    return bargain(s, key_of(option), s.me.price(key_of(option)))


def to_foist(s: Situation, q: Question, option: Option) -> float:
    """What a purchase would do least for the Monster whose turn it is."""
    buyer = Situation(s.view, s.view.active, s.w)
    return -bargain(buyer, key_of(option), buyer.me.price(key_of(option)))


def bobbing_for_apples(s: Situation, q: Question, option: Option) -> float:
    """A Market card for 2 energy less, half of the time."""
    key = key_of(option)
    return bargain(s, key, max(0, s.me.price(key) - 2)) if key else 0.0


PICKS: dict[str, Taste] = {
    "deep_dive": to_own,
    "unstable_dna": lambda s, q, o: strength(s, key_of(o)),
    "my_toy": to_reserve,
    "bamboozle": to_foist,
    "bobbing_for_apples": bobbing_for_apples,
}


def pick(s: Situation, q: Question) -> int:
    """A card that another card asks for."""
    taste = PICKS.get(q.card) or PICKS.get(works_as(s, q.card), to_own)
    return best(q.options, lambda o: taste(s, q, o))


def most_valuable(s: Situation, q: Question) -> int:
    """The card that is worth most: to keep, to draft, to wear."""
    return best(q.options, lambda o: strength(s, key_of(o)))


def bottom(s: Situation, q: Question) -> int:
    """What others would like best goes deepest."""
    return best(q.options, lambda o: to_own(s, q, o))


# ------------------------------------------------------------------- a Monster


def monster(s: Situation, q: Question) -> int:
    """The strongest rival, and never the one that a Gift does nothing to."""
    facts = FACTS.get(works_as(s, q.card))

    def menace(option: Option) -> float:
        if "seat" not in option.args:
            return -1.0
        side = s.sides[number(option, "seat")]
        immune = facts is not None and facts.type == GIFT and facts.monster == side.view.monster
        return -0.5 if immune else s.foe_weights.get(side.seat, -0.9)

    return best(q.options, menace)


# ------------------------------------------------------------- numbers and faces


def how_many(s: Situation, q: Question) -> int:
    """So many energy instead of hearts as are worth it."""
    loss = s.view.loss
    amount = loss.amount if loss is not None else 1
    return best(
        q.options, lambda o: s.win(max(0, s.me.hearts - amount + number(o, "n")), -s.cost(number(o, "n")))
    )


def face_to_freeze(s: Situation, q: Question) -> int:
    """The face that the Monster whose turn it is would like best."""
    foe = s.sides[s.view.active]
    if foe.vp >= 15 and foe.hearts > 4:
        wish = THREES
    elif not foe.inside and foe.hearts <= 4:
        wish = HEARTS
    else:
        wish = SMASH if foe.inside or s.me.inside else ENERGY
    return best(q.options, lambda o: FACE_NUMBER.get(str(o.args.get("face", "")), -1) == wish)


def price(s: Situation, q: Question) -> int:
    """The full price, or half of it for a card that may be lost at the start of every turn."""
    survives = 5 / 6
    lost = 1.0 - survives * (1.0 - survives**s.turns) / (1.0 - survives) / s.turns

    def value(option: Option) -> float:
        gain = bargain(s, key_of(option), number(option, "price"))
        return gain - lost * strength(s, key_of(option)) * s.slope if option.answer else gain

    return best(q.options, value)
