"""Buying: bargains in the Market and elsewhere, cards that help with it, and costumes to steal."""

from __future__ import annotations

from kaiju.bots.king_of_tokyo.options import best, in_hand, key_of, number
from kaiju.bots.king_of_tokyo.plays import gain_of
from kaiju.bots.king_of_tokyo.replies import price
from kaiju.bots.king_of_tokyo.situation import FACTS, Situation
from kaiju.bots.king_of_tokyo.worth import bargain, strength
from kaiju.engine.questions import Option, Question

SWEEP_FROM = 6  # with less energy a new Market is not worth paying for
FREE_SWEEP_FROM = 4  # nor, with less than this, worth a token
BOO_AGAIN = 4  # from so much energy on, 1 energy for a card that comes back is well spent

LOOKING_AROUND = ("made_in_a_lab", "miraculous_catch")
"""Cards that show something to buy, at no cost."""


def gain(s: Situation, option: Option) -> float:
    """What a purchase gains over its price; taking a card away from somebody counts as well."""
    key = key_of(option)
    if "price" not in option.args or not key:
        return 0.0
    gained = bargain(s, key, number(option, "price"))
    if "seat" in option.args:
        seller = s.sides[number(option, "seat")]
        taken = strength(s, key) - number(option, "price") * s.cube
        gained += s.share(seller) * taken * s.slope
    return gained


def buy_if_good(s: Situation, q: Question) -> int:
    """The best of what is offered, if any is worth its price."""
    return best(q.options, lambda o: gain(s, o))


def deal(s: Situation, q: Question) -> int:
    """A card at one price, or not; or a card at one of two prices."""
    return buy_if_good(s, q) if "price" not in q.options[0].args else price(s, q)


def reserve(s: Situation) -> int:
    """Energy to keep back for cards that save one's life."""
    if s.me.hearts > 4:
        return 0
    return 2 if s.me.has("wings") or s.me.has("rapid_healing") else 0


def buy(s: Situation, q: Question, looked: set[str]) -> int:
    """What is free to play or to look at; then the best bargain; a new Market if there is nothing to save for.

    ``looked`` are the cards with which one has looked around this turn and found nothing.
    """
    spare = s.me.energy - reserve(s)
    market = [(gain(s, o), o.answer) for o in q.options if o.say == "opt-buy" and number(o, "price") <= spare]
    value, answer = max([*market, (0.0, 0)])
    played, play = 0.0, 0
    sweep = 0
    for option in q.options:
        key = key_of(option)
        if option.say == "opt-sweep":
            if spare >= SWEEP_FROM and not worth_waiting(s):
                sweep = sweep or option.answer
        elif option.say == "opt-use" and key not in looked:
            if key in LOOKING_AROUND and (key != "miraculous_catch" or spare > 0):
                return option.answer
            if key == "adapting_technology" and not in_hand(s, key):
                sweep = option.answer if spare >= FREE_SWEEP_FROM else sweep
                continue
            elsewhere = bargain_with(s, key)
            if elsewhere > value:
                value, answer = elsewhere, option.answer
            free = gain_of(s, key)
            if free > played:
                played, play = free, option.answer
    if played > 0:
        return play
    return answer if value > 0 else sweep


def worth_waiting(s: Situation) -> bool:
    """Whether there is a card in the Market that one would buy if one had the energy."""
    return any(key and bargain(s, key, s.me.price(key)) > 0.0 for key in s.view.market)


def bargain_with(s: Situation, key: str) -> float:
    """The best bargain that a card makes possible in the Buy step."""
    if key == "parasitic_tentacles":
        return best_theft(s)
    if key == "scavenger":
        return best_of(s, s.view.discard, 0)
    if key == "bobbing_for_apples":
        return 0.5 * best_of(s, s.view.market, 2)
    if key == "my_toy" and not in_hand(s, key):
        toys = [card.under for card in s.me.view.evolutions if card.under and key in (card.card, card.copies)]
        return best_of(s, toys, 0)
    if key == "boo" and s.me.energy >= BOO_AGAIN:
        return 0.15 * s.late * s.slope
    return 0.0


def best_of(s: Situation, keys: list[str], less: int) -> float:
    """The best bargain among these cards, at so much less than their price."""
    prices = [(key, max(0, s.me.price(key) - less)) for key in keys if key]
    return max([bargain(s, key, price) for key, price in prices if price <= s.me.energy] + [0.0])


def best_theft(s: Situation) -> float:
    """The best bargain among the cards in front of others that one can pay for."""
    top = 0.0
    for foe in s.foes:
        for card in foe.view.cards:
            price = s.me.price(card.card)
            if price <= s.me.energy:
                args: dict[str, str | int | list[int] | list[str]] = {
                    "card": card.card, "price": price, "seat": foe.seat,
                }  # fmt: skip
                top = max(top, gain(s, Option(0, "opt-buy-from", args)))
    return top


def steal(s: Situation, q: Question) -> int:
    """The costume that is worth most beyond its price, counting what its wearer loses; none if none is."""
    return best(q.options, lambda o: gain(s, o))


def turn_in(s: Situation, q: Question) -> int:
    """Turn in the cards that are worth less than the energy they bring."""
    answer = 0
    energy = s.me.energy
    for item in q.items:
        key = key_of(item)
        cubes = FACTS[key].cost if key in FACTS else number(item, "n")
        if s.purse(energy + cubes) - s.purse(energy) > strength(s, key) + 0.08:
            answer += item.answer
            energy += cubes
    return answer


def copy(s: Situation, q: Question) -> int:
    """Copy the best card; move a copy only for a clearly better one."""
    now = 0.0
    for card in [*s.me.view.cards, *s.me.view.evolutions]:
        if card.card == q.card and card.copies:
            now = strength(s, card.copies)

    def value(option: Option) -> float:
        if option.say == "opt-leave":
            return now + s.cost(1) + 0.12
        return strength(s, key_of(option))

    return best(q.options, value)
