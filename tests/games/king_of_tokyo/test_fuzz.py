"""Random seats with random cards of all sets, and on they play: no fault, nothing lost, every copy exact."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from kaiju.engine.chance import mix
from kaiju.engine.errors import ImpossiblePosition
from kaiju.engine.playout import playout
from kaiju.engine.record import begin, record_of, replay
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.games.king_of_tokyo.card import COSTUME, KEEP
from kaiju.games.king_of_tokyo.cards import (
    POWER_CARDS,
    costume_cards,
    evolution_cards,
    origins_cards,
    promo_cards,
)
from kaiju.games.king_of_tokyo.setup import EXTRA_MONSTERS, MONSTERS
from tests.marks import compiled, slow

pytestmark = [compiled, slow]

GAME = game_named("king-of-tokyo")
KEPT = (KEEP, COSTUME)
STAYING = [
    c.facts.key
    for c in [*POWER_CARDS, *promo_cards(), *costume_cards(), *origins_cards()]
    if c.facts.type in KEPT
]
EVOLUTIONS: dict[str, list[str]] = {}
for _card in evolution_cards():
    EVOLUTIONS.setdefault(_card.facts.monster, []).append(_card.facts.key)

BATCHES = 20
# The compiled build is ten times as fast and plays five times as many: 6,000 games in all.
GAMES = 250 if os.environ.get("KAIJU_BUILD") == "compiled" else 50


def random_position(chance: random.Random) -> dict[str, Any]:
    """A position in which anybody may have anything."""
    seats = chance.randint(2, 6)
    names = chance.sample(MONSTERS + EXTRA_MONSTERS, seats)
    kept = chance.sample(sorted(set(STAYING)), chance.randint(0, 4 * seats))
    monsters: list[dict[str, Any]] = []
    for name in names:
        hand = chance.sample(EVOLUTIONS[name], chance.randint(0, 4))
        mine = [kept.pop() for _ in range(min(len(kept), chance.randint(0, 6)))]
        monsters.append(
            {
                "monster": name,
                "hearts": chance.randint(1, 10),
                "energy": chance.randint(0, 12),
                "vp": chance.randint(0, 16),
                "poison": chance.choice([0, 0, 0, 1, 3]),
                "shrink": chance.choice([0, 0, 0, 1, 2]),
                "cards": mine,
                "hand": hand,
            }
        )
    for place in ["city"] + (["bay"] if seats > 4 else []):
        if chance.random() < 0.8:
            chance.choice([m for m in monsters if "place" not in m])["place"] = place
    return {
        "monsters": monsters,
        "active": chance.randrange(seats),
        "phase": chance.choice(["start", "start", "buy", "end"]),
        "options": {
            "power_up": True,
            "halloween": True,
            "promos": "all",
            "origins": "exclusive",
            "two_player": seats == 2 and chance.random() < 0.5,
        },
    }


def playable(chance: random.Random, seed: int) -> Table:
    """A table at a random position; one in a few is impossible and is left out."""
    while True:
        try:
            return begin(GAME, seats=0, seed=seed, position=random_position(chance), listen=False)
        except ImpossiblePosition:
            continue


@pytest.mark.parametrize("batch", range(BATCHES))
def test_anybody_with_anything_plays_on(batch: int) -> None:
    chance = random.Random(batch)
    for n in range(GAMES):
        table = playable(chance, batch * 1000 + n)
        pieces = table.game.audit(table.st)
        if n % 25 == 0:
            while not table.over:
                question = table.question_for(table.asked[0])
                assert question is not None
                assert table.game.audit(table.st) == pieces
                assert table.copy().digest() == table.digest()
                table.answer(question.seat, chance.randrange(question.count))
            assert replay(record_of(table), table.game).digest() == table.digest()
        else:
            twin = table.copy(tracked=False)
            playout(twin, mix(n))
            assert twin.over
            assert twin.game.audit(twin.st) == pieces
