"""Random games from random positions: Evolutions of all Monsters in hands and in play, and KEEP cards besides."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import kaiju
from kaiju.engine.record import record_of, replay
from kaiju.games.king_of_tokyo.card import EXPIRES, GIFT, KEEP, PERMANENT, TEMPORARY
from kaiju.games.king_of_tokyo.cards import POWER_CARDS, evolution_cards
from kaiju.games.king_of_tokyo.setup import EXTRA_MONSTERS, MONSTERS
from tests.every_game.games import Dice
from tests.games.king_of_tokyo.orders import resolved
from tests.games.king_of_tokyo.playing_on import play_on
from tests.marks import compiled, long, rule

pytestmark = compiled

ALL_MONSTERS = MONSTERS + EXTRA_MONSTERS
EVOLUTIONS = evolution_cards()
KEEPS = [c.facts.key for c in POWER_CARDS if c.facts.type == KEEP]

GAMES = 150


def taken_from(dice: Dice, pool: list[Any], most: int) -> list[Any]:
    """Up to so many things out of a pool."""
    return [pool.pop(dice.below(len(pool))) for _ in range(dice.below(most + 1)) if pool]


def random_position(dice: Dice) -> dict[str, Any]:
    """A table in the middle of a game with Power Up!, drafted or not."""
    seats = 2 + dice.below(5)
    names = list(ALL_MONSTERS)
    monsters = [names.pop(dice.below(len(names))) for _ in range(seats)]
    drafted = dice.below(3) == 0
    sets = {name: [c for c in EVOLUTIONS if c.facts.monster == name] for name in monsters}
    pool = [c for name in monsters for c in sets[name]]
    keeps = KEEPS[:]
    places = ["city", "bay"] if seats >= 5 else ["city"]
    out: list[dict[str, Any]] = []
    for name in monsters:
        mine = pool if drafted else sets[name]
        # A Gift that lies in front of somebody has come from any deck.
        gifts = [c for c in pool if c.facts.type == GIFT and c in (sets[c.facts.monster])]
        front = taken_from(dice, gifts, 1)
        for card in front:
            pool.remove(card)
            sets[card.facts.monster].remove(card)
        hand = taken_from(dice, mine, 3)
        lasting = [c for c in mine if c.facts.type not in (TEMPORARY, GIFT) or EXPIRES in c.in_front.on]
        front += taken_from(dice, lasting, 2)
        spent = taken_from(dice, [c for c in mine if c not in front], 2)
        for card in hand + front + spent:
            if card in pool:
                pool.remove(card)
            if card in sets[card.facts.monster]:
                sets[card.facts.monster].remove(card)
        out.append(
            {
                "monster": name,
                "hearts": 3 + dice.below(8),
                "energy": dice.below(9),
                "vp": dice.below(15),
                "poison": dice.below(2),
                "place": places.pop(0) if places and dice.below(2) else "outside",
                "cards": taken_from(dice, keeps, 2),
                "hand": [c.facts.key for c in hand],
                "evolutions": [c.facts.key for c in front],
                "spent": [c.facts.key for c in spent],
            }
        )
    options = {"power_up": True, "mutant_evolutions": drafted}
    return {"monsters": out, "active": dice.below(seats), "options": options}


@pytest.mark.parametrize("part", range(10))
def test_games_with_random_evolutions_go_on_without_trouble(part: int) -> None:
    for seed in range(part, GAMES, 10):
        dice = Dice(7_000 + seed)
        table = kaiju.scenario("king-of-tokyo", random_position(dice), seed=seed)
        play_on(table, dice, turns=25)
        again = replay(record_of(table), table.game)
        assert again.digest() == table.digest(), seed
        assert again.events == table.events


@pytest.mark.parametrize("seed", [156, 586])
def test_games_that_once_went_wrong(seed: int) -> None:
    # An Evolution that lies in front of another as a copy went twice when its owner was eliminated.
    dice = Dice(7_000 + seed)
    table = kaiju.scenario("king-of-tokyo", random_position(dice), seed=seed)
    play_on(table, dice, turns=40)


# ------------------------------------------------------- the order of the dice

BEAUTY = "twas_beauty_killed_the_beast"
"""In play only in Tokyo."""

GROUPS = (1, 2, 4, 8)
"""Numbers, energy, hearts and smash."""

FACES = ("1", "1", "2", "3", "energy", "heart", "heart", "smash", "smash", "smash")


def about_to_resolve(seed: int) -> dict[str, Any]:
    """Dice about to be resolved among Monsters with Permanent Evolutions, near the ends of their dials."""
    dice = Dice(90_000 + seed)
    seats = 3 + dice.below(4)
    names = list(ALL_MONSTERS)
    monsters = [names.pop(dice.below(len(names))) for _ in range(seats)]
    pool = [c.facts.key for c in EVOLUTIONS if c.facts.monster in monsters and c.facts.type == PERMANENT]
    # A card that copies another would have to be told which.
    pool = [key for key in pool if key != "icy_reflection"]
    inside = {dice.below(seats): "city"}
    if seats >= 5:
        inside.setdefault(dice.below(seats), "bay")
    out = []
    for seat, name in enumerate(monsters):
        evolutions = taken_from(dice, pool, 4)
        if seat not in inside and BEAUTY in evolutions:
            evolutions.remove(BEAUTY)
        out.append(
            {
                "monster": name,
                "hearts": (1, 1, 2, 5, 10)[dice.below(5)],
                "vp": (0, 1, 17, 19, 20)[dice.below(5)],
                "energy": dice.below(4),
                "place": inside.get(seat, "outside"),
                "evolutions": evolutions,
            }
        )
    position = {
        "monsters": out,
        "active": dice.below(seats),
        "phase": "resolve",
        "options": {"power_up": True, "mutant_evolutions": True},
    }
    return position | {"dice": [FACES[dice.below(len(FACES))] for _ in range(6)]}


@rule("KOT-RES-02")
@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=long) for part in (1, 2, 3))])
def test_an_order_that_is_not_asked_for_cannot_matter_with_evolutions_either(part: int) -> None:
    """Orders that agree on the groups the player is asked about end in the same state."""
    for seed in range(part, 400, 4):
        position = about_to_resolve(seed)
        policy = seed * 2_654_435_761 % 2**30
        ends: dict[tuple[int, ...], tuple[Any, list[int]]] = {}
        for order in permutations(GROUPS):
            state, ahead, asked = resolved(position, order, policy)
            agreed = tuple(g for g in order if g & (asked | 8)) if asked else ()
            assert ends.setdefault(agreed, (state, ahead)) == (state, ahead), (seed, order)
