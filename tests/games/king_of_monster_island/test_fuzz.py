"""Random games in which everybody has cards and Allies dealt at random: nothing breaks, nothing is lost."""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.engine.record import begin, read, record_of, replay, write
from kaiju.games.king_of_monster_island import GAME
from kaiju.games.king_of_monster_island.data import DATA
from kaiju.games.king_of_monster_island.state import NOTHING
from tests.every_game.checks import check_question
from tests.every_game.games import Dice, random_play
from tests.marks import compiled

pytestmark = compiled

KEEP = [key for key, entry in DATA["power_card"].items() if entry["type"] == "keep"]
BOSSES = list(DATA["boss"])


def dealt(seed: int) -> dict[str, Any]:
    """A position with all kinds of things in it, by chance."""
    dice = Dice(seed)
    seats = 1 + dice.below(5)
    cards = KEEP[:]
    allies = list(DATA["ally"])
    monsters = []
    for _ in range(seats):
        fame = dice.below(21)
        own = [cards.pop(dice.below(len(cards))) for _ in range(dice.below(9))]
        monster: dict[str, Any] = {
            "zone": dice.below(6),
            "health": 1 + dice.below(10),
            "energy": dice.below(30),
            "fame": fame,
            "cards": own,
        }
        if fame:
            monster["ally"] = allies.pop(dice.below(len(allies)))
        monsters.append(monster)
    boss = BOSSES[dice.below(3)]
    tiles = list(DATA["support_tile"])
    zones: dict[str, Any] = {}
    for zone in range(6):
        zones[str(zone)] = {
            "minions": {
                kind: dice.below(2) for kind in ("soldier", "shield", "builder")[: 3 if zone < 4 else 2]
            },
            "crystals": dice.below(2),
            "support": {str(3 + dice.below(2)): tiles.pop(dice.below(len(tiles))) + "*" * dice.below(2)},
        }
    ultimate = dice.below(3) == 0 and boss != BOSSES[2]
    return {
        "monsters": monsters,
        "zones": zones,
        "mode": "ultimate" if ultimate else "single",
        "boss": {"boss": boss, "zone": dice.below(6), "fame": dice.below(21), "health": 1 + dice.below(10)},
    }


@pytest.mark.parametrize("seed", range(60))
def test_dealt_at_random_a_game_is_played_to_its_end_and_replays(seed: int) -> None:
    table = begin(GAME, seats=0, seed=seed, position=dealt(seed))
    pieces = GAME.audit(table.st)
    for n, _ in enumerate(random_play(table, seed)):
        question = table.question
        assert question is not None
        check_question(question, table.view(question.seat))
        assert GAME.audit(table.st) == pieces
        if n % 17 == 0:
            assert table.copy().digest() == table.digest()
        assert n < 20_000
    assert table.game.reason(table.st) in {"won", "health", "pylons", "bag"}
    assert replay(read(write(record_of(table))), GAME).digest() == table.digest()


@compiled
@pytest.mark.parametrize("seed", range(0, 60, 6))
def test_what_copies_share_is_never_edited(seed: int) -> None:
    """A copy keeps its state however its source goes on: lists that both hold are replaced, not edited."""
    table = begin(GAME, seats=0, seed=seed, position=dealt(seed))
    kept = []
    for n, _ in enumerate(random_play(table, seed)):
        if n % 3 == 0:
            twin = table.copy()
            kept.append((twin, twin.digest()))
    assert all(twin.digest() == digest for twin, digest in kept)
    assert NOTHING == []


def test_every_kind_of_question_of_the_ledger_comes_up() -> None:
    asked: set[str] = set()
    for seed in range(60):
        table = begin(GAME, seats=0, seed=seed, position=dealt(seed))
        for _ in random_play(table, seed):
            question = table.question
            assert question is not None
            asked.add(question.kind)
    beaten = {"monsters": [{}, {}], "mode": "ultimate", "step": "end", "boss": {"health": 0}}
    for table in (begin(GAME, seats=2, seed=1), begin(GAME, seats=0, seed=1, position=beaten)):
        assert table.question is not None
        asked.add(table.question.kind)
    assert asked == {
        "place_monster", "choose_ally", "take_locked", "reroll", "resolve", "virtual_die", "assign_damage", "buy",
        "card_choice", "event_loss", "strongest", "take_over_damage", "crystal_space", "pylon_space", "boss_zone",
    }  # fmt: skip


def test_every_card_ally_tile_and_event_takes_part() -> None:
    """KEEP cards, Allies and tiles are dealt; DISCARD cards are bought and Events turned up on the way."""
    seen: set[str] = set()
    for seed in range(60):
        position = dealt(seed)
        for monster in position["monsters"]:
            seen |= {*monster["cards"], monster.get("ally", "")}
        seen |= {tile.strip("*") for zone in position["zones"].values() for tile in zone["support"].values()}
        table = begin(GAME, seats=0, seed=seed, position=position)
        for _ in random_play(table, seed):
            pass
        seen |= {
            getattr(event, "card", "")
            for event in table.events
            if event.kind in ("CardBought", "EventRevealed")
        }
    for what in ("power_card", "ally", "support_tile", "event"):
        assert set(DATA[what]) - seen == set()
