"""What each card is worth to a player now: the chance to win that it adds.

Here are the cards of the base box; those of the other boxes stand in ``extras.py`` and ``evolutions.py``. A KEEP card
adds strength for as many turns as there may still be; a DISCARD card is worth what it does at once. The numbers of the
KEEP cards are rules of thumb, in VP, corrected by a fit to some thousand games.
"""

from __future__ import annotations

from collections.abc import Callable

from kaiju.bots.king_of_tokyo.evolutions import EVOLUTIONS
from kaiju.bots.king_of_tokyo.extras import EXTRAS
from kaiju.bots.king_of_tokyo.rates import IN_TOKYO, a_turn, a_turn_by_foes, energy, once, when_hurt
from kaiju.bots.king_of_tokyo.situation import FACTS, GOAL, HEARTS, POINT, Situation
from kaiju.games.king_of_tokyo.card import DISCARD, KEEP

BUYING_PAYS = ("media_friendly", "king_of_the_gizmo")
"""Cards that make every purchase worth 1 VP."""


def bargain(s: Situation, key: str, price: int) -> float:
    """How much the chance to win grows by buying a card for this price; negative when it is not worth it."""
    have = max(s.me.energy, price)
    spent = s.purse(have) - s.purse(have - price)
    return bought(s, key, -spent) - s.chance - s.w.saving


def strength(s: Situation, key: str) -> float:
    """The strength that a KEEP card adds."""
    facts = FACTS.get(key)
    if facts is None or facts.type == DISCARD:
        return 0.0
    kept = KEPT.get(key)
    return kept(s) * POINT * s.w.keep if kept is not None else int(facts.cost) * s.cube


def bought(s: Situation, key: str, more: float) -> float:
    """The chance to win after getting a card, with so much more strength (less, for what it costs)."""
    facts = FACTS.get(key)
    if facts is None:
        return s.chance
    media = sum(s.me.keys.count(key) for key in BUYING_PAYS)
    if facts.type != DISCARD:
        if (media and s.wins_with(media)) or (
            facts.target_vp < GOAL and s.me.view.vp + media >= facts.target_vp
        ):
            return 1.0
        return s.win(s.me.hearts, more + strength(s, key) + (s.points(media) if media else 0.0))
    return at_once(s, key, more, media)


def at_once(s: Situation, key: str, more: float, media: int) -> float:
    """The chance to win after what a DISCARD card does."""
    f = FACTS[key]
    me = s.me
    lost = 0 if f.lose_hearts == 1 and me.armored else f.lose_hearts
    hearts = min(me.max_hearts, me.hearts + f.hearts + (me.heart_bonus if f.hearts else 0)) - lost
    if hearts <= 0:
        return 0.0
    vp = f.vp + media
    special = SPECIAL.get(key)
    if special is not None:
        gained, extra = special(s)
        vp += gained
        more += extra
    if vp and s.wins_with(vp):
        return 1.0
    more += s.points(vp) if vp else 0.0
    if f.energy:
        more += s.purse(me.energy + f.energy + me.energy_bonus) - s.purse(me.energy)
    against = s.against
    for foe in s.foes:
        if f.others_lose_hearts:
            against -= s.wound(foe, f.others_lose_hearts)
        if f.others_lose_vp:
            # Points weigh more the closer they bring to the goal, so a leader loses most.
            against -= s.foe_weights[foe.seat] * (1.0 - 0.78 ** min(int(f.others_lose_vp), foe.view.vp))
        if key == "vast_storm":
            against -= s.foe_weights[foe.seat] * 0.06 * (foe.energy // 2)
    if against <= 1e-9:
        return 1.0
    return s.win(hearts, more, against)


def death_from_above(s: Situation) -> tuple[int, float]:
    """Everybody else leaves Tokyo, and one takes the City: VP, and what it is worth to be there."""
    if s.me.inside:
        return 0, 0.05
    attackers = s.attackers(s.me.seat)
    outside = s.outside(attackers)
    inside = s.stays(attackers)
    gain = (inside[s.me.hearts] - outside[s.me.hearts]) / max(0.02, s.slope)
    return 0 if s.view.two_player else 1, max(-2.0, min(2.0, gain))


def frenzy(s: Situation) -> tuple[int, float]:
    """A whole turn more."""
    return (2 if s.me.inside and not s.view.two_player else 0), 2.6 * POINT


def army(s: Situation) -> tuple[int, float]:
    """1 VP and one heart less for every Power card."""
    cards = len(s.me.view.cards)
    if cards >= s.me.hearts and not s.me.undying:
        return 0, -9.0
    return cards, HEARTS[s.me.hearts - min(s.me.hearts, cards)] - HEARTS[s.me.hearts]


SPECIAL: dict[str, Callable[[Situation], tuple[int, float]]] = {
    "army": army,
    "death_from_above": death_from_above,
    "frenzy": frenzy,
}


# ------------------------------------------------------ KEEP cards, worth in VP


def complete_destruction(s: Situation) -> float:
    """Six faces in one Roll are easier with more dice."""
    return s.turns * (0.4 + 0.3 * max(0, s.me.dice - 6))


def eater_of_the_dead(s: Situation) -> float:
    weak = sum(1.0 for foe in s.foes if foe.hearts <= 5)
    return 1.0 * weak + 0.4 * len(s.foes)


def energy_hoarder(s: Situation) -> float:
    return s.turns * (0.1 + 0.5 * (s.me.energy // 6))


def even_bigger(s: Situation) -> float:
    more = s.win(s.me.hearts + 2) - s.chance
    return more / max(0.02, s.slope) / POINT + 0.4


def it_has_a_child(s: Situation) -> float:
    """A second life, without what one has achieved: for those who have achieved little and may lose it."""
    risk = 0.55 if s.me.hearts <= 4 else 0.3
    return max(0.0, risk * (9.0 - 0.3 * s.me.vp) * s.late)


def mimic(s: Situation) -> float:
    best = 0.0
    for side in s.sides:
        for card in side.view.cards if side.alive else ():
            kept = KEPT.get(card.card)
            if kept is not None and card.card != "mimic" and FACTS[card.card].type == KEEP:
                best = max(best, kept(s))
    return best * 0.95


def battery_monster(s: Situation) -> float:
    return min(6.0, 2.0 * s.turns) * s.cube / POINT


def nova_breath(s: Situation) -> float:
    return s.turns * 0.15 * max(0, len(s.foes) - 1)


def opportunist(s: Situation) -> float:
    return s.turns * 0.02 * len(s.foes)


def rooting_for_the_underdog(s: Situation) -> float:
    last = all(foe.vp > s.me.vp for foe in s.foes)
    return s.turns * (0.3 if last else 0.1)


KEPT: dict[str, Callable[[Situation], float]] = {
    **EXTRAS,
    **EVOLUTIONS,
    "acid_attack": a_turn_by_foes(0.5),
    "alien_origin": energy(0.7),
    "alpha_monster": a_turn(0.7),
    "armor_plating": when_hurt(0.2),
    "background_dweller": a_turn(0.3),
    "burrowing": a_turn(0.3),
    "camouflage": when_hurt(0.2),
    "complete_destruction": complete_destruction,
    "media_friendly": a_turn(0.25),
    "eater_of_the_dead": eater_of_the_dead,
    "energy_hoarder": energy_hoarder,
    "even_bigger": even_bigger,
    "extra_head": a_turn(0.75),
    "fire_breathing": a_turn_by_foes(0.8),
    "freeze_time": a_turn(0.5),
    "friend_of_children": energy(0.6),
    "giant_brain": a_turn(0.7),
    "gourmet": a_turn(0.4),
    "healing_ray": a_turn(0.35),
    "herbivore": a_turn(0.5),
    "herd_culler": a_turn(0.35),
    "it_has_a_child": it_has_a_child,
    "jets": when_hurt(0.4),
    "made_in_a_lab": a_turn(0.2),
    "metamorph": once(0.5),
    "mimic": mimic,
    "battery_monster": battery_monster,
    "nova_breath": nova_breath,
    "detritivore": a_turn(0.45),
    "opportunist": opportunist,
    "parasitic_tentacles": once(0.4),
    "plot_twist": once(1.0),
    "poison_quills": a_turn(0.35),
    "poison_spit": a_turn_by_foes(0.5),
    "psychic_probe": a_turn(0.45),
    "rapid_healing": when_hurt(0.25),
    "regeneration": when_hurt(0.25),
    "rooting_for_the_underdog": rooting_for_the_underdog,
    "shrink_ray": a_turn_by_foes(0.5),
    "smoke_cloud": once(1.4),
    "solar_powered": energy(0.2),
    "spiked_tail": a_turn_by_foes(0.6),
    "stretchy": a_turn(0.25),
    "energy_drink": a_turn(0.2),
    "urbavore": a_turn(IN_TOKYO * 1.2),
    "were_only_making_it_stronger": energy(0.25),
    "wings": when_hurt(0.5),
}
"""What each card that stays is worth in VP, and each Evolution; one that is not listed is worth about its price."""
