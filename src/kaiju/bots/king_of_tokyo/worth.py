"""What each card is worth to a player now, in victory points.

A KEEP card is worth something every turn, for as many turns as there may still be; a DISCARD card is worth what it
does at once. The numbers are rules of thumb.
"""

from __future__ import annotations

from collections.abc import Callable

from kaiju.bots.king_of_tokyo.situation import FACTS, GOAL, WIN, Situation
from kaiju.games.king_of_tokyo.card import DISCARD

IN_TOKYO = 0.35
"""The share of one's turns that one spends in Tokyo."""


def bargain(s: Situation, key: str, price: int) -> float:
    """What buying a card for this price gains; negative when it is not worth it."""
    return (
        worth(s, key)
        - s.purse(max(s.me.energy, price))
        + s.purse(max(s.me.energy, price) - price)
        - s.w.saving
    )


def worth(s: Situation, key: str) -> float:
    """What it is worth to get this card now."""
    facts = FACTS.get(key)
    if facts is None:
        return 0.0
    value = media(s)
    if facts.type == DISCARD:
        return value + at_once(s, key)
    kept = KEPT.get(key)
    return value + (kept(s) * s.w.keep if kept is not None else int(facts.cost) * s.w.energy * s.late)


def media(s: Situation) -> float:
    """What every purchase brings besides."""
    n = s.me.keys.count("media_friendly")
    return s.scores(n) if n else 0.0


def at_once(s: Situation, key: str) -> float:
    """What a DISCARD card does."""
    f = FACTS[key]
    me = s.me
    if f.lose_hearts >= me.hearts and not (f.lose_hearts == 1 and me.armored):
        return -WIN
    hearts = min(me.max_hearts, me.hearts + f.hearts + (me.heart_bonus if f.hearts else 0)) - f.lose_hearts
    value = s.scores(f.vp) if f.vp else 0.0
    if value >= WIN:
        return value
    where = s.stays(s.attackers(me.seat), s.outside()) if me.inside else s.outside()
    value += where[hearts] - where[me.hearts]
    if f.energy:
        value += s.purse(me.energy + f.energy + me.energy_bonus) - s.purse(me.energy)
    for foe in s.foes:
        if f.others_lose_hearts:
            value += s.wound(foe, f.others_lose_hearts)
        if f.others_lose_vp:
            # The closer the leader, the more it matters; nobody misses points that were not going to win.
            lost = min(int(f.others_lose_vp), foe.vp)
            value += lost * s.shares[foe.seat] * (0.5 + foe.vp / GOAL)
    special = SPECIAL.get(key)
    return value + (special(s) if special is not None else 0.0)


def death_from_above(s: Situation) -> float:
    """Everybody else leaves Tokyo, and one takes the City."""
    if s.me.inside:
        return 0.3
    out_there = s.outside()
    in_tokyo = s.stays(s.attackers(s.me.seat), out_there)
    return in_tokyo[s.me.hearts] - out_there[s.me.hearts] + s.tokyo_enter


def frenzy(s: Situation) -> float:
    """A whole turn more."""
    return 2.6 + (s.tokyo_start if s.me.inside else 0.0)


def vast_storm(s: Situation) -> float:
    """Half of everybody's energy is gone."""
    return sum(foe.energy // 2 * s.w.energy * s.shares[foe.seat] for foe in s.foes)


SPECIAL: dict[str, Callable[[Situation], float]] = {
    "death_from_above": death_from_above,
    "frenzy": frenzy,
    "vast_storm": vast_storm,
}


# ----------------------------------------------------------------- KEEP cards


def a_turn(value: float) -> Callable[[Situation], float]:
    """So much every turn."""
    return lambda s: value * s.turns


def once(value: float) -> Callable[[Situation], float]:
    """So much in all, less when the game is nearly over."""
    return lambda s: value * s.late


def targets(s: Situation) -> float:
    """How many Monsters one's smash hits on average."""
    return IN_TOKYO * len(s.foes) + (1.0 - IN_TOKYO)


def smashes(often: float) -> Callable[[Situation], float]:
    """One smash more, so often."""
    return lambda s: often * s.turns * s.a_wound() * targets(s)


def a_heart(s: Situation) -> float:
    """What one heart more or less means to oneself, about now."""
    h = s.me.hearts
    return (s.life(h + 1) - s.life(max(1, h - 2))) / (h + 1 - max(1, h - 2))


def hearts(often: float) -> Callable[[Situation], float]:
    """One heart more, so often."""
    return lambda s: often * s.turns * a_heart(s)


def energy(often: float) -> Callable[[Situation], float]:
    """One energy more, so often."""
    return lambda s: often * s.turns * s.w.energy


def burrowing(s: Situation) -> float:
    return IN_TOKYO * s.turns * s.a_wound() * len(s.foes) + 0.3


def complete_destruction(s: Situation) -> float:
    """Six faces in one Roll are easier with more dice."""
    return s.turns * (0.35 + 0.3 * max(0, s.me.dice - 6))


def eater_of_the_dead(s: Situation) -> float:
    weak = sum(1.0 for foe in s.foes if foe.hearts <= 5)
    return (0.6 * weak + 0.25 * len(s.foes)) * 3.0 * 0.5


def energy_hoarder(s: Situation) -> float:
    return s.turns * (0.15 + 0.5 * (s.me.energy // 6))


def even_bigger(s: Situation) -> float:
    return s.life(s.me.hearts + 2) - s.life(s.me.hearts) + 0.5


def it_has_a_child(s: Situation) -> float:
    """A second life, without what one has achieved: for those who have achieved little and may lose it."""
    risk = 0.55 if s.me.hearts <= 4 else 0.3
    return max(0.0, risk * (9.0 - 0.3 * s.me.vp) * s.late)


def mimic(s: Situation) -> float:
    best = 0.0
    for side in s.sides:
        for card in side.view.cards if side.alive else ():
            kept = KEPT.get(card.card)
            if kept is not None and card.card != "mimic":
                best = max(best, kept(s))
    return best * 0.95


def battery_monster(s: Situation) -> float:
    return min(6.0, 2.0 * s.turns) * s.w.energy * 0.9


def nova_breath(s: Situation) -> float:
    return s.turns * s.a_wound() * max(0, len(s.foes) - targets(s)) * 1.3


def opportunist(s: Situation) -> float:
    return s.turns * 0.05 * len(s.foes)


def rooting_for_the_underdog(s: Situation) -> float:
    last = all(foe.vp > s.me.vp for foe in s.foes)
    return s.turns * (0.45 if last else 0.15)


def wings(s: Situation) -> float:
    return s.turns * 0.3 * a_heart(s) + 1.0 * s.late


KEPT: dict[str, Callable[[Situation], float]] = {
    "acid_attack": smashes(1.1),
    "alien_origin": energy(0.6),
    "alpha_monster": a_turn(0.6),
    "armor_plating": hearts(0.5),
    "background_dweller": a_turn(0.3),
    "burrowing": burrowing,
    "camouflage": hearts(0.3),
    "complete_destruction": complete_destruction,
    "media_friendly": a_turn(0.45),
    "eater_of_the_dead": eater_of_the_dead,
    "energy_hoarder": energy_hoarder,
    "even_bigger": even_bigger,
    "extra_head": a_turn(0.8),
    "fire_breathing": smashes(0.8),
    "freeze_time": a_turn(0.35),
    "friend_of_children": energy(0.75),
    "giant_brain": a_turn(0.7),
    "gourmet": a_turn(0.4),
    "healing_ray": a_turn(0.2),
    "herbivore": a_turn(0.45),
    "herd_culler": a_turn(0.35),
    "it_has_a_child": it_has_a_child,
    "jets": hearts(0.5),
    "made_in_a_lab": a_turn(0.12),
    "metamorph": once(0.8),
    "mimic": mimic,
    "battery_monster": battery_monster,
    "nova_breath": nova_breath,
    "detritivore": a_turn(0.4),
    "opportunist": opportunist,
    "parasitic_tentacles": once(0.8),
    "plot_twist": once(1.2),
    "poison_quills": a_turn(0.2),
    "poison_spit": smashes(0.6),
    "psychic_probe": a_turn(0.25),
    "rapid_healing": hearts(0.5),
    "regeneration": hearts(0.4),
    "rooting_for_the_underdog": rooting_for_the_underdog,
    "shrink_ray": a_turn(0.45),
    "smoke_cloud": once(1.8),
    "solar_powered": energy(0.4),
    "spiked_tail": smashes(0.8),
    "stretchy": a_turn(0.3),
    "energy_drink": a_turn(0.3),
    "urbavore": a_turn(IN_TOKYO * 1.3),
    "were_only_making_it_stronger": energy(0.3),
    "wings": wings,
}
"""What each KEEP card is worth; one that is not listed is worth about its price."""
