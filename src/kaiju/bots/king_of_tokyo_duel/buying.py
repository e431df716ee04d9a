# compiled
"""What the light hand of the duel buys: whatever its value of the position gains most from, beyond the price."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.bots.king_of_tokyo_duel.value import CERTAIN, FITTED, MOST_ENERGY, solved_odds, won
from kaiju.games.king_of_tokyo_duel.buzz import depth, in_zone
from kaiju.games.king_of_tokyo_duel.cards.discard import (
    GAIN_DICE_TOKENS,
    GAIN_ENERGY,
    GAIN_HEARTS,
    HIT_RIVAL,
    HIT_SELF,
    PULL_DESTRUCTION,
    PULL_FAME,
)
from kaiju.games.king_of_tokyo_duel.market import USE_CARD, price_of
from kaiju.games.king_of_tokyo_duel.state import Duel, Monster

BUZZ: Final = 0.05
"""What it is worth to lay a Buzz token, in log odds, about."""


def purchase(st: Duel) -> i64:
    """The card that is worth most beyond its price; none if none is."""
    me = st.monsters[st.who]
    best, chosen = 0.0, 0
    for i, choice in enumerate(st.opts):
        if choice < 0 or choice >= USE_CARD:
            continue
        value = gain(st, me, st.market[choice], price_of(st, choice))
        if value > best:
            best, chosen = value, i
    return chosen


def energy_worth(energy: i64) -> float:
    """The log odds that go with so much energy."""
    return FITTED.energy[max(0, min(MOST_ENERGY, energy))]


def gain(st: Duel, me: Monster, card: i64, price: i64) -> float:
    """By how much my log odds rise if I buy a card, its price counted."""
    facts = st.box.cards[card].facts
    rival = st.rival(me)
    passed: i64 = 0 if st.bought else 1  # who buys nothing gains 1 energy
    energy = me.energy - price
    total = BUZZ if facts.buzz >= 0 else 0.0
    kept = FITTED.cards.get(facts.key)
    if kept is not None:
        return total + kept + energy_worth(energy) - energy_worth(me.energy + passed)
    fame, destruction = depth(st.markers[0], me.seat), depth(st.markers[1], me.seat)
    before = FITTED.after(fame, destruction, me.hearts, rival.hearts)
    mine, its = me.hearts, rival.hearts
    steps = facts.steps
    key = facts.key
    if key == "jets_scrambled":
        steps = [HIT_RIVAL + 5, HIT_SELF + 5]
    elif key == "operation_media":
        steps = [PULL_FAME + min(15, st.smashed)]
    elif key == "the_partys_over":
        steps = party(st, me)
    elif key == "dominate":
        total -= FITTED.fewer * float(len(rival.cards))
    elif key == "tesla_impulse":
        total += dearest(st, rival)
    n: i64
    verb: i64
    for step in steps:
        n = step % 16
        verb = step - n
        if verb in (PULL_FAME, PULL_DESTRUCTION):
            while n > 0:
                if verb == PULL_FAME:
                    fame += 2
                else:
                    destruction += 2
                if won(fame, destruction):
                    return 2.0 * CERTAIN
                if won(-fame, -destruction):
                    return -2.0 * CERTAIN
                n -= 1
        elif verb == HIT_RIVAL:
            its -= n
            if its <= 0 and key != "jets_scrambled":
                return 2.0 * CERTAIN
        elif verb == HIT_SELF:
            mine -= n
            if mine <= 0:
                return 0.0 if its <= 0 else -2.0 * CERTAIN  # both at once draw
        elif verb == GAIN_HEARTS:
            mine = min(me.max_hearts, mine + n)
        elif verb == GAIN_ENERGY:
            energy += n
        elif verb == GAIN_DICE_TOKENS:
            total += FITTED.tokens[min(2, me.dice_tokens + n)] - FITTED.tokens[me.dice_tokens]
    if its <= 0:
        return 2.0 * CERTAIN
    after = FITTED.after(fame, destruction, mine, its)
    if key == "frenzy" and st.extra == 0:
        after = FITTED.solved * solved_odds(fame, destruction, mine, its)  # my own turn comes next
    return total + after - before + energy_worth(energy) - energy_worth(me.energy + passed)


def party(st: Duel, me: Monster) -> list[int]:
    """4 hits for whoever has a marker in its own zone."""
    rival = st.rival(me)
    steps: list[int] = []
    if in_zone(st.markers[0], rival.seat) or in_zone(st.markers[1], rival.seat):
        steps.append(HIT_RIVAL + 4)
    if in_zone(st.markers[0], me.seat) or in_zone(st.markers[1], me.seat):
        steps.append(HIT_SELF + 4)
    return steps


def dearest(st: Duel, m: Monster) -> float:
    """What a Monster's best card is worth."""
    best = 0.0
    for card in m.cards:
        best = max(best, FITTED.cards.get(st.box.cards[card].facts.key, 0.0))
    return best
