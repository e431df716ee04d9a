"""What cards make of a hand of dice: the ones that look at the whole Roll, or add to it.

Every card is a small function from a hand to what it adds. Notes that are no cards (an Evolution for three hearts, a
stake on three smash, a face that is worth nothing) are spelled with a leading ``+`` and stand in the same table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from kaiju.bots.dice import Hand, hands

Line = tuple[int, int, int, int, float]
"""What a hand brings: VP, energy, smash with what cards add, hearts, and strength from anything else."""

EXTRA_TURN = 0.6
EVOLUTION = (0.2, 0.4, 0.6)  # towards the end of a game, in its middle, and early on
A_HEART_EACH = 0.2  # everybody else loses one
A_HEART = 0.2

EVOLVING = ("+evolving late", "+evolving", "+evolving early")
STAKED = "+staked"
STAKED_LOW = "+staked low"
SWORD = "+sword"
BLOCKED = tuple(f"+blocked {face}" for face in range(6))

NOTHING: Line = (0, 0, 0, 0, 0.0)

Look = Callable[[Hand, bool, bool], Line]
"""A hand, whether its owner is in Tokyo, and whether the Roll has smash; what a card adds."""


def points(when: Callable[[Hand], bool], vp: int) -> Look:
    return lambda h, inside, smash: (vp, 0, 0, 0, 0.0) if when(h) else NOTHING


def strength(when: Callable[[Hand], bool], more: float) -> Look:
    return lambda h, inside, smash: (0, 0, 0, 0, more) if when(h) else NOTHING


def with_smash(vp: int = 0, energy: int = 0, more: float = 0.0) -> Look:
    return lambda h, inside, smash: (vp, energy, 0, 0, more) if smash else NOTHING


def staked(lost: float) -> Look:
    """Two energy on three smash dice: back with bigger wounds, or two hearts less."""
    return lambda h, inside, smash: (0, 2, 2, 0, 0.0) if h[4] >= 3 else (0, 0, 0, 0, -lost)


def four_alike(h: Hand) -> bool:
    return max(h) >= 4


def all_six(h: Hand) -> bool:
    return 0 not in h


LOOKS: dict[str, Look] = {
    # Costumes, promo cards and cards of Origins.
    "vampire": with_smash(more=A_HEART),
    "pirate": with_smash(energy=1),
    "cannibalistic": with_smash(more=A_HEART),
    "throw_a_tanker": points(lambda h: h[4] >= 3, 2),
    "flaming_aura": strength(four_alike, A_HEART_EACH),
    "draining_ray": lambda h, inside, smash: (1, 0, 0, 0, 0.1) if four_alike(h) else NOTHING,
    # Evolutions.
    "alpha_male": with_smash(vp=1),
    "mandibles_of_dread": with_smash(more=0.15),
    "breath_of_doom": lambda h, inside, smash: (
        (0, 0, 0, 0, A_HEART_EACH) if smash and not inside else NOTHING
    ),
    "electric_carrot": lambda h, inside, smash: (0, 1, 0, 0, 0.0) if smash and inside else NOTHING,
    "mouse_hunter": points(lambda h: h[0] > 0, 1),
    "funny_looking_but_dangerous": strength(lambda h: h[1] >= 3, A_HEART_EACH),
    "boogie_dance": lambda h, inside, smash: (0, 1, 0, 0, 0.0) if four_alike(h) else NOTHING,
    "pandarwinism": lambda h, inside, smash: (h[5] - 2, 0, 0, 0, 0.0) if h[5] >= 3 else NOTHING,
    "panda_express": lambda h, inside, smash: (2, 0, 0, 0, EXTRA_TURN) if all_six(h) else NOTHING,
    "growing_fast": strength(lambda h: h[5] == 0, 0.7 * A_HEART),
    "trick_or_threat": strength(lambda h: h[0] >= 3, 0.3),
    # Notes.
    **{note: strength(lambda h: h[5] >= 3, more) for note, more in zip(EVOLVING, EVOLUTION, strict=True)},
    STAKED: staked(0.5),
    STAKED_LOW: staked(1.2),
    SWORD: lambda h, inside, smash: (0, h[4], 1, 0, 0.0) if h[4] else NOTHING,
}
"""What each card of an expansion adds to a hand."""

BASE_LOOKS = frozenset(
    {
        "alpha_monster",
        "complete_destruction",
        "detritivore",
        "freeze_time",
        "gourmet",
        "poison_quills",
        "burrowing",
    }
    | {"urbavore", "acid_attack", "spiked_tail"}
)
"""Cards of the base box that look at the whole Roll, or add to its smash."""

ADDS_SMASH = frozenset({"scythe", "meow_missile"})

LOOKING = BASE_LOOKS | ADDS_SMASH | set(LOOKS) | set(BLOCKED)


@cache
def lines(n: int, inside: bool, keys: tuple[str, ...]) -> list[Line]:
    """What every full hand of ``n`` dice brings to an owner of these cards."""
    count = {key: keys.count(key) for key in BASE_LOOKS | ADDS_SMASH}
    looks = [LOOKS[key] for key in keys if key in LOOKS]
    blocked = [face for face in range(6) if BLOCKED[face] in keys]
    out: list[Line] = []
    for rolled in hands(n).full:
        hand = tuple(0 if face in blocked else k for face, k in enumerate(rolled)) if blocked else rolled
        one, two, three, energy, smash, heart = hand
        vp = one - 2 if one >= 3 else 0
        vp += two - 1 if two >= 3 else 0
        vp += three if three >= 3 else 0
        more = 0.0
        smash += count["acid_attack"] + count["scythe"]
        if one:
            smash += count["meow_missile"]
        if inside:
            smash += count["burrowing"]
        if two >= 3:
            smash += 2 * count["poison_quills"]
        if smash:
            smash += count["spiked_tail"]
            if inside:
                smash += count["urbavore"]
            vp += count["alpha_monster"]
        if one >= 3:
            vp += 2 * count["gourmet"]
            more = EXTRA_TURN if count["freeze_time"] else 0.0
        if one and two and three:
            vp += 2 * count["detritivore"]
            if energy and smash and heart:
                vp += 9 * count["complete_destruction"]
        hits = smash > 0
        for look in looks:
            v, e, k, h, m = look(hand, inside, hits)
            vp += v
            energy += e
            smash += k
            heart += h
            more += m
        out.append((vp, energy, smash, heart, more))
    return out


def doubled(table: list[Line]) -> list[Line]:
    """The same hands when everything the dice bring counts twice."""
    return [(2 * v, 2 * e, 2 * k, 2 * h, m) for v, e, k, h, m in table]
