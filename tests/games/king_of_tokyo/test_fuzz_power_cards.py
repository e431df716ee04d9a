"""Random games from random positions: Power cards of all sets, costumes, promo cards and Origins together."""

from __future__ import annotations

from typing import Any

import pytest

import kaiju
from kaiju.engine.record import record_of, replay
from kaiju.games.king_of_tokyo.card import COSTUME, KEEP
from kaiju.games.king_of_tokyo.cards import POWER_CARDS, costume_cards, origins_cards, promo_cards
from kaiju.games.king_of_tokyo.setup import MONSTERS
from tests.every_game.games import Dice
from tests.games.king_of_tokyo.playing_on import play_on
from tests.marks import compiled

pytestmark = compiled

GAMES = 150
PARTS = 10

LASTING = [
    card.facts.key
    for card in POWER_CARDS + costume_cards() + promo_cards() + origins_cards()
    if card.facts.type in (KEEP, COSTUME) and card.facts.key != "mimic"
]
COPYABLE = {card.facts.key for card in POWER_CARDS + promo_cards() + origins_cards() if card.copyable()}


def random_position(dice: Dice) -> dict[str, Any]:
    """A table in the middle of a game with everything but, now and then, Evolutions."""
    seats = 2 + dice.below(5)
    cards = LASTING[:]
    names = list(MONSTERS)
    places = ["city", "bay"] if seats >= 5 else ["city"]
    monsters: list[dict[str, Any]] = []
    for seat in range(seats):
        mine: list[Any] = [cards.pop(dice.below(len(cards))) for _ in range(dice.below(7))]
        monsters.append(
            {
                "monster": names.pop(dice.below(len(names))),
                "hearts": 1 + dice.below(10),
                "energy": dice.below(12),
                "vp": dice.below(16),
                "poison": dice.below(4) // 3,
                "shrink": dice.below(4) // 3,
                "place": places.pop(0) if places and dice.below(2) else "outside",
                "partner": (seat + 1) % seats if dice.below(8) == 0 else -1,
                "cards": mine,
            }
        )
        if "zombie" in mine and dice.below(2):
            monsters[-1]["hearts"] = 0
    originals = [key for m in monsters for key in m["cards"] if key in COPYABLE]
    if originals:
        copy = {"card": "mimic", "copies": originals[dice.below(len(originals))]}
        monsters[dice.below(seats)]["cards"].append(copy)
    options = {"halloween": True, "promos": "all", "origins": "all", "power_up": dice.below(3) == 0}
    return {"monsters": monsters, "active": dice.below(seats), "options": options}


@pytest.mark.parametrize("part", range(PARTS))
def test_games_with_random_power_cards_go_on_without_trouble(part: int) -> None:
    for seed in range(part, GAMES, PARTS):
        dice = Dice(9_000 + seed)
        table = kaiju.scenario("king-of-tokyo", random_position(dice), seed=seed)
        play_on(table, dice, turns=25)
        again = replay(record_of(table), table.game)
        assert again.digest() == table.digest(), seed
        assert again.events == table.events
