"""The KEEP cards, in printed order. A card whose sentence is a number is one line here, and nothing else."""

from __future__ import annotations

from kaiju.engine.hooks import at
from kaiju.games.king_of_tokyo_duel.card import (
    AFTER_RESOLVE,
    ANYTIME,
    END_TURN,
    FREE_REROLL,
    GUARD,
    KEEP,
    LEAVE_OUT,
    ROLL_CHECK,
    ROLL_END,
    SKIP,
    START_TURN,
    TOLL,
    Card,
    Facts,
)
from kaiju.games.king_of_tokyo_duel.cards.discard import (
    GAIN_ENERGY,
    GAIN_HEARTS,
    HIT_RIVAL,
    PULL_DESTRUCTION,
    PULL_FAME,
)
from kaiju.games.king_of_tokyo_duel.cards.keep_a_to_i import (
    AdrenalineAugment,
    AlienMetabolism,
    AntimatterPellets,
    ArmorPlating,
    BreakingNews,
    Camouflage,
    ElectricalAura,
    EyeOfTheStorm,
    GentleGiant,
    Hibernation,
    InShape,
    InTheShadows,
)
from kaiju.games.king_of_tokyo_duel.cards.keep_l_to_u import (
    LightningSpeed,
    MadeInALab,
    NaturalSelection,
    Rebooting,
    Regeneration,
    Scrappy,
    SignatureMove,
    SpikedTail,
    Superconductor,
    ThunderStomp,
    TitanicBatteries,
    Trendsetter,
    Unchained,
    UnstableDna,
    Unstoppable,
    UtterDestruction,
)


def keep_cards() -> list[Card]:
    """All 31 of them."""
    f = Facts
    return [
        Card(f("acid_attack", 6, KEEP, "tiger", smash=1)),
        AdrenalineAugment(f("adrenaline_augment", 5, KEEP)),
        AlienMetabolism(f("alien_metabolism", 2, KEEP, "anubis", at=at(ANYTIME))),
        AntimatterPellets(
            f("antimatter_pellets", 5, KEEP, at=at(ROLL_CHECK), steps=[HIT_RIVAL + 4, PULL_DESTRUCTION + 2])
        ),
        ArmorPlating(f("armor_plating", 6, KEEP, "cat", rank=1)),
        BreakingNews(f("breaking_news", 6, KEEP, "croc")),
        Camouflage(f("camouflage", 4, KEEP, at=at(GUARD))),
        ElectricalAura(f("electrical_aura", 4, KEEP, "meka", at=at(END_TURN))),
        Card(f("extra_head", 7, KEEP, dice=1)),
        EyeOfTheStorm(f("eye_of_the_storm", 2, KEEP, "croc", at=at(ROLL_END))),
        GentleGiant(f("gentle_giant", 5, KEEP, "baby", at=at(AFTER_RESOLVE))),
        Card(f("giant_brain", 4, KEEP, rolls=1)),
        Hibernation(f("hibernation", 5, KEEP, at=at(START_TURN), rank=1, immune=True)),
        InShape(f("in_shape", 4, KEEP)),
        InTheShadows(f("in_the_shadows", 5, KEEP, "alien", at=at(FREE_REROLL))),
        LightningSpeed(f("lightning_speed", 4, KEEP, "alien")),
        MadeInALab(f("made_in_a_lab", 3, KEEP, "tiger", at=at(START_TURN))),
        NaturalSelection(
            f("natural_selection", 4, KEEP, at=at(TOLL), dice=1, steps=[GAIN_ENERGY + 4, GAIN_HEARTS + 4])
        ),
        Rebooting(f("rebooting", 3, KEEP, "cat", at=at(SKIP))),
        Regeneration(f("regeneration", 4, KEEP)),
        Scrappy(f("scrappy", 2, KEEP, "meka")),
        SignatureMove(f("signature_move", 6, KEEP, "boogie", at=at(ROLL_CHECK))),
        SpikedTail(f("spiked_tail", 4, KEEP)),
        Superconductor(f("superconductor", 2, KEEP)),
        ThunderStomp(f("thunder_stomp", 4, KEEP)),
        TitanicBatteries(f("titanic_batteries", 4, KEEP, "pumpkin", at=at(LEAVE_OUT))),
        Trendsetter(f("trendsetter", 3, KEEP, "croc")),
        Unchained(f("unchained", 3, KEEP, "penguin")),
        UnstableDna(f("unstable_dna", 3, KEEP, "tiger")),
        Unstoppable(f("unstoppable", 3, KEEP)),
        UtterDestruction(
            f(
                "utter_destruction",
                4,
                KEEP,
                "panda",
                at=at(ROLL_CHECK),
                steps=[PULL_DESTRUCTION + 2, PULL_FAME + 2, HIT_RIVAL + 2],
            )
        ),
    ]
