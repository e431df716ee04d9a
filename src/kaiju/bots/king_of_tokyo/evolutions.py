"""What the 96 Evolutions are worth, in VP, to somebody who may keep or draft one: Monster by Monster.

For a Temporary Evolution this is what it brings when it is played at a good moment (``plays.py`` says when that is);
for a Gift, what it costs the others.
"""

from __future__ import annotations

from kaiju.bots.king_of_tokyo.rates import (
    IN_TOKYO,
    Worth,
    a_turn,
    a_turn_by_foes,
    energy,
    once,
    once_by_foes,
    once_when_hurt,
    when_hurt,
)
from kaiju.bots.king_of_tokyo.situation import FACTS, Situation
from kaiju.games.king_of_tokyo.card import PERMANENT


def flat(value: float) -> Worth:
    """So much whenever it comes."""
    return lambda s: value


def icy_reflection(s: Situation) -> float:
    """As good as the best Permanent Evolution on the table, or one that will be there some day."""
    found = [reflected(s, card.card) for side in s.sides if side.alive for card in side.view.evolutions]
    return max(0.9 * s.late, 0.9 * max(found, default=0.0))


def reflected(s: Situation, key: str) -> float:
    """What a copy of an Evolution is worth."""
    facts = FACTS.get(key)
    worth = EVOLUTIONS.get(key)
    if facts is None or worth is None or facts.type != PERMANENT or key == "icy_reflection":
        return 0.0
    return worth(s)


def nine_lives(s: Situation) -> float:
    """A second life with 9 VP: for all who may need it."""
    risk = 0.55 if s.me.hearts <= 4 else 0.35
    return max(0.5, risk * (10.0 - 0.3 * s.me.vp) * s.late)


def programmed_to_destroy(s: Situation) -> float:
    weak = sum(1.0 for foe in s.foes if foe.hearts <= 5)
    return 1.2 * weak + 0.5 * len(s.foes)


def twas_beauty_killed_the_beast(s: Situation) -> float:
    """Some turns in Tokyo bring many VP, and leaving costs them all."""
    return 1.2 * s.late if s.me.hearts >= 5 else 0.3


EVOLUTIONS: dict[str, Worth] = {
    # Space Penguin
    "freeze_ray": a_turn(0.3),
    "miraculous_catch": a_turn(0.35),
    "deep_dive": once(2.5),
    "cold_wave": once(0.9),
    "encased_in_ice": a_turn(0.15),
    "blizzard": once(1.8),
    "black_diamond": a_turn(0.55),
    "icy_reflection": icy_reflection,
    # Alienoid
    "alien_scourge": flat(2.0),
    "precision_field_support": once(1.8),
    "anger_batteries": once(0.8),
    "adapting_technology": once(0.6),
    "funny_looking_but_dangerous": a_turn_by_foes(0.15),
    "exotic_arms": a_turn_by_foes(0.08),
    "mothership_support": when_hurt(0.35),
    "superior_alien_technology": a_turn(0.3),
    # Cyber Kitty
    "nine_lives": nine_lives,
    "mega_purr": once_by_foes(1.1),
    "electro_scratch": once_by_foes(0.8),
    "cat_nip": once(0.4),
    "play_with_your_food": a_turn(0.25),
    "feline_motor": a_turn(0.2),
    "mouse_hunter": a_turn(0.75),
    "meow_missile": a_turn_by_foes(0.5),
    # The King
    "monkey_rush": once(1.0),
    "simian_scamper": once_when_hurt(1.1),
    "jungle_frenzy": once(1.7),
    "giant_banana": once_when_hurt(1.5),
    "chest_thumping": a_turn(0.12),
    "alpha_male": a_turn(0.6),
    "i_am_the_king": a_turn(IN_TOKYO * 1.5),
    "twas_beauty_killed_the_beast": twas_beauty_killed_the_beast,
    # Gigazaur
    "detachable_tail": once_when_hurt(1.5),
    "radioactive_waste": once(0.9),
    "primal_bellow": once_by_foes(1.6),
    "saurian_adaptability": once(1.5),
    "defender_of_tokyo": a_turn_by_foes(IN_TOKYO),
    "heat_vision": a_turn(0.25),
    "gamma_breath": a_turn_by_foes(0.45),
    "tail_sweep": a_turn(0.3),
    # Meka Dragon
    "mecha_blast": once(1.3),
    "destructive_analysis": once(0.9),
    "programmed_to_destroy": programmed_to_destroy,
    "tune_up": once_when_hurt(1.1),
    "breath_of_doom": a_turn_by_foes(0.3),
    "lightning_armor": a_turn(0.2),
    "claws_of_steel": a_turn_by_foes(0.2),
    "target_acquired": a_turn(0.25),
    # Boogie Woogie
    "boo": once(0.7),
    "worst_nightmare": a_turn(0.4),
    "i_live_under_your_bed": a_turn(0.4),
    "boogie_dance": a_turn(0.1),
    "well_of_shadow": once_when_hurt(1.5),
    "worm_invaders": once_by_foes(1.8),
    "nightlife": a_turn(0.2),
    "dusk_ritual": once(1.1),
    # Pumpkin Jack
    "detachable_head": a_turn(0.25),
    "ignis_fatus": a_turn(0.4),
    "smashing_pumpkin": once(1.0),
    "trick_or_threat": a_turn(0.12),
    "bobbing_for_apples": a_turn(0.2),
    "feast_of_crows": once_by_foes(1.0),
    "scythe": a_turn_by_foes(0.8),
    "candy": once_when_hurt(1.4),
    # Pandakai
    "panda_monium": once(1.2),
    "eats_shoots_and_leaves": once_by_foes(1.0),
    "bamboozle": once(0.5),
    "bear_necessities": once_when_hurt(1.4),
    "panda_express": a_turn(0.12),
    "bamboo_supply": energy(0.9),
    "pandarwinism": a_turn(0.25),
    "yin_and_yang": a_turn(0.3),
    # Cyber Bunny
    "stroke_of_genius": once(0.9),
    "emergency_battery": once(1.2),
    "rabbits_foot": once_when_hurt(1.5),
    "heart_of_the_rabbit": once(0.6),
    "secret_laboratory": energy(0.7),
    "king_of_the_gizmo": a_turn(0.4),
    "energy_sword": a_turn(0.15),
    "electric_carrot": a_turn_by_foes(0.25),
    # Kraken
    "healing_rain": once_when_hurt(1.5),
    "destructive_wave": once_by_foes(2.0),
    "cult_worshippers": once(1.3),
    "high_tide": once_when_hurt(0.9),
    "terror_of_the_deep": when_hurt(0.25),
    "eater_of_souls": once(1.6),
    "sunken_temple": when_hurt(0.2),
    "mandibles_of_dread": a_turn_by_foes(0.35),
    # Baby Gigazaur
    "my_toy": once(0.6),
    "growing_fast": when_hurt(0.25),
    "nurture_the_young": once_by_foes(1.5),
    "tiny_tail": a_turn(0.35),
    "too_cute_to_smash": a_turn(0.25),
    "so_small": when_hurt(0.45),
    "underrated": once(0.9),
    "yummy_yummy": once_when_hurt(1.8),
}
"""What each Evolution is worth; the same numbers say what one in front of another Monster is worth to it."""
