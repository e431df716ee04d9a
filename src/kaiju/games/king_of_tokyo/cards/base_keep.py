"""The KEEP cards of the base box, in printed order. One whose sentence is a number is a line here and nothing else."""

from __future__ import annotations

from typing import Final

from kaiju.engine.hooks import at
from kaiju.games.king_of_tokyo.card import (
    ANSWER,
    ANYTIME,
    AT_ZERO,
    BUYING,
    CARD_DICE,
    CARDS,
    CHANGE,
    END_TURN,
    ENERGY_CUBES,
    FREE_REROLL,
    GUARD,
    HARM,
    KEEP,
    LOOK,
    MORE_ROLLS,
    PROBE,
    REVEALED,
    START_TURN,
    VP,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo.cards.keep_a_to_e import (
    AlphaMonster,
    BackgroundDweller,
    BatteryMonster,
    Burrowing,
    Camouflage,
    CompleteDestruction,
    Detritivore,
    EaterOfTheDead,
    EnergyDrink,
    EnergyHoarder,
    EvenBigger,
)
from kaiju.games.king_of_tokyo.cards.keep_f_to_j import (
    FireBreathing,
    FreezeTime,
    Gourmet,
    HealingRay,
    Herbivore,
    HerdCuller,
    ItHasAChild,
    Jets,
)
from kaiju.games.king_of_tokyo.cards.keep_m_to_o import (
    MadeInALab,
    MediaFriendly,
    Metamorph,
    Mimic,
    Opportunist,
)
from kaiju.games.king_of_tokyo.cards.keep_p_to_w import (
    ParasiticTentacles,
    PlotTwist,
    PoisonQuills,
    PoisonSpit,
    PsychicProbe,
    RapidHealing,
    RootingForTheUnderdog,
    ShrinkRay,
    SmokeCloud,
    SolarPowered,
    Stretchy,
    Urbavore,
    WereOnlyMakingItStronger,
    Wings,
)


def keep_cards() -> list[Card]:
    """All 47 of them; one comes twice."""
    f = Facts
    return [
        Card(f("acid_attack", 6, KEEP, smash=1)),
        Card(f("alien_origin", 3, KEEP, discount=1)),
        AlphaMonster(f("alpha_monster", 5, KEEP, at=at(LOOK))),
        Card(f("armor_plating", 4, KEEP, ignores_one=True)),
        BackgroundDweller(f("background_dweller", 4, KEEP, at=at(FREE_REROLL, CHANGE, CARD_DICE))),
        Burrowing(f("burrowing", 5, KEEP)),
        Camouflage(f("camouflage", 3, KEEP, at=at(GUARD))),
        CompleteDestruction(f("complete_destruction", 3, KEEP, at=at(LOOK))),
        MediaFriendly(f("media_friendly", 3, KEEP)),
        EaterOfTheDead(f("eater_of_the_dead", 4, KEEP)),
        EnergyHoarder(f("energy_hoarder", 3, KEEP, at=at(END_TURN), reads=CARDS | ENERGY_CUBES, writes=VP)),
        EvenBigger(f("even_bigger", 4, KEEP, more_hearts=2)),
        Card(f("extra_head", 7, KEEP, copies=2, dice=1)),
        FireBreathing(f("fire_breathing", 4, KEEP)),
        FreezeTime(f("freeze_time", 5, KEEP, at=at(END_TURN), reads=CARDS, writes=0)),
        Card(f("friend_of_children", 3, KEEP, energy_bonus=1)),
        Card(f("giant_brain", 5, KEEP, rolls=1)),
        Gourmet(f("gourmet", 4, KEEP, at=at(LOOK))),
        HealingRay(f("healing_ray", 4, KEEP)),
        Herbivore(f("herbivore", 5, KEEP, at=at(END_TURN), reads=CARDS | HARM, writes=VP)),
        HerdCuller(f("herd_culler", 3, KEEP, at=at(CHANGE))),
        ItHasAChild(f("it_has_a_child", 7, KEEP, at=at(AT_ZERO), automatic=True)),
        Jets(f("jets", 5, KEEP, at=at(GUARD))),
        MadeInALab(f("made_in_a_lab", 2, KEEP, at=at(BUYING))),
        Metamorph(f("metamorph", 3, KEEP, at=at(END_TURN), reads=CARDS, writes=CARDS | ENERGY_CUBES)),
        Mimic(f("mimic", 8, KEEP, at=at(START_TURN))),
        BatteryMonster(f("battery_monster", 3, KEEP, at=at(START_TURN), reads=CARDS, writes=ENERGY_CUBES)),
        Card(f("nova_breath", 7, KEEP, smash_everywhere=True)),
        Detritivore(f("detritivore", 4, KEEP, at=at(LOOK))),
        Opportunist(f("opportunist", 3, KEEP, at=at(REVEALED))),
        ParasiticTentacles(f("parasitic_tentacles", 4, KEEP, at=at(BUYING))),
        PlotTwist(f("plot_twist", 3, KEEP, at=at(CHANGE))),
        PoisonQuills(f("poison_quills", 3, KEEP)),
        PoisonSpit(f("poison_spit", 4, KEEP)),
        PsychicProbe(f("psychic_probe", 3, KEEP, at=at(PROBE))),
        RapidHealing(f("rapid_healing", 3, KEEP, at=at(ANSWER, ANYTIME))),
        Card(f("regeneration", 4, KEEP, heart_bonus=1)),
        RootingForTheUnderdog(
            f("rooting_for_the_underdog", 3, KEEP, at=at(END_TURN), reads=CARDS | VP, writes=VP)
        ),
        ShrinkRay(f("shrink_ray", 6, KEEP)),
        SmokeCloud(f("smoke_cloud", 4, KEEP, at=at(MORE_ROLLS))),
        SolarPowered(
            f("solar_powered", 2, KEEP, at=at(END_TURN), reads=CARDS | ENERGY_CUBES, writes=ENERGY_CUBES)
        ),
        Card(f("spiked_tail", 5, KEEP, smash_on_smash=1)),
        Stretchy(f("stretchy", 3, KEEP, at=at(CHANGE))),
        EnergyDrink(f("energy_drink", 4, KEEP, at=at(MORE_ROLLS))),
        Urbavore(f("urbavore", 4, KEEP, at=at(START_TURN), reads=CARDS, writes=VP)),
        WereOnlyMakingItStronger(f("were_only_making_it_stronger", 3, KEEP)),
        Wings(f("wings", 6, KEEP, at=at(GUARD, ANYTIME))),
    ]


KEEP_CARDS: Final = keep_cards()
