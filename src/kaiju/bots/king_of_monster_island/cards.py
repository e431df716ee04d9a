"""What cards and Allies are worth to the greedy player, in points of the Boss' Health."""

from __future__ import annotations

from collections.abc import Callable

from kaiju.bots.king_of_monster_island.blows import blow
from kaiju.bots.king_of_monster_island.situation import Situation

ALLIES = {"apes": 3.0, "med_bots": 2.8, "ninjas": 2.0, "scientists": 1.9, "harbor_crew": 1.4, "media": 1.2}
"""How much an Ally helps in a game; whoever has an Ally nobody has heard of is taken last."""

KEEP = {
    "spare_arm": 5.0, "second_brain": 5.0, "acid_spit": 4.5, "whirlwind": 3.0, "telescopic_claws": 0.0,
    "thick_hide": 3.6, "overgrown": 2.6, "fast_clotting": 2.2, "healing_howl": 2.0, "pocket_pharmacy": 1.8,
    "minion_muncher": 3.0, "rubber_bones": 0.0, "static_fur": 2.2, "solar_scales": 1.4, "camera_hog": 1.2,
    "ghostwriter": 1.6, "springy_legs": 1.8, "mole_claws": 0.0, "shield_breaker": 1.6, "fire_breath": 2.4,
    "scrap_collector": 1.5, "crystal_cruncher": 1.6, "pylon_wrecker": 1.6, "unlock": 0.6, "handy_tail": 0.8,
    "heave_ho": 0.0, "bodyguard": 0.8, "dice_pouch": 0.0, "harbor_pass": 0.1, "radio_beacon": 0.0,
    "loud_bait": 0.6, "dice_magnet": 0.0, "picky_shopper": 0.1, "catapult_tail": 0.3,
}  # fmt: skip
"""What a KEEP card is worth with the whole game before it."""


def card_worth(s: Situation, card: str) -> float:
    """What a card from the market is worth to me now; what nobody has told me about is worth nothing."""
    if card in KEEP:
        return KEEP[card] * min(1.0, s.time_left) * (1.0 if s.seats <= 2 else 0.75)
    known = DISCARD.get(card)
    return known(s) if known is not None else 0.0


def strike(s: Situation, zone: int, points: int) -> float:
    """What so much damage in a zone is worth."""
    return blow(s, zone, points)[0]


def protein_shake(s: Situation) -> float:
    """Three Health where it is needed most."""
    here = [m for m in s.view.monsters if m.zone == s.me.zone]
    given = [0] * len(here)
    worth = 0.0
    for _ in range(3):
        gains = [s.life(m, given[i]) for i, m in enumerate(here)]
        best = max(range(len(here)), key=lambda i: gains[i])
        worth += gains[best]
        given[best] += 1
    return worth


def crystal_drill(s: Situation) -> float:
    """More where a Pylon threatens."""
    twos = s.crystals.count(2)
    return 0.0 if not any(s.crystals) else 0.4 + 1.1 * twos * (1 + s.view.pylons)


def less_fame(s: Situation, n: int) -> float:
    """What it is worth that the Boss loses Fame: most where a power is switched off again."""
    fame = s.view.boss.fame
    lost = [power.fame for power in s.view.boss.powers if power.active and power.fame > max(0, fame - n)]
    return 0.25 * min(n, fame) + s.boss_fame_costs * min(n, fame) + (3.0 if 5 in lost else 0.5 * len(lost))


def best_strike(s: Situation) -> float:
    """The best zone for an Air Strike."""
    return max(strike(s, zone, 4) for zone in range(6))


DISCARD: dict[str, Callable[[Situation], float]] = {
    "protein_shake": protein_shake,
    "shared_battery": lambda s: 1.3,
    "depth_charge": lambda s: strike(s, s.me.zone, 3),
    "air_strike": best_strike,
    "orbital_laser": lambda s: s.boss_points(4),
    "crystal_drill": crystal_drill,
    "supply_drop": lambda s: 0.9,
    "full_recharge": lambda s: 0.5 * sum(t.used and not t.activated for z in s.zones for t in z.support),
    "prime_time": lambda s: s.fame_worth(2) + 0.3,
    "scandal": lambda s: less_fame(s, 3),
    "rampage": lambda s: 4.5,
    "sneak_peek": lambda s: 0.1,
    "sea_lift": lambda s: 0.2,
    "foghorn_lure": lambda s: 0.2,
}
