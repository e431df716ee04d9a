"""Tables with cards dealt at random, played by chance: nothing is lost at any decision, and every card is used."""

from __future__ import annotations

from typing import Any

import pytest

import kaiju
from kaiju.engine.record import begin
from kaiju.games.godzilla_tokyo_clash import GAME
from kaiju.games.godzilla_tokyo_clash.reading import BOX
from kaiju.games.godzilla_tokyo_clash.state import NOBODY_ELSE, NONE
from tests.every_game.checks import check_question
from tests.every_game.games import Dice, random_play
from tests.marks import compiled

pytestmark = compiled

DECKS = {mat.key: [BOX.of[number].key for number in mat.cards] for mat in BOX.mats}
TABLES, DECISIONS = 120, 60


def dealt(dice: Dice) -> dict[str, Any]:
    """A position in the thick of it: who plays, what they hold, have in play and have lost is drawn."""
    seats = 2 + dice.below(3)
    names = list(DECKS)
    who = [names.pop(dice.below(len(names))) for _ in range(seats)]
    left = {name: list(DECKS[name]) for name in who}

    def draw(name: str, n: int, fits: Any = lambda card: True) -> list[str]:
        out: list[str] = []
        for _ in range(n):
            fitting = [card for card in left[name] if fits(kinds[card])]
            if fitting:
                out.append(fitting[dice.below(len(fitting))])
                left[name].remove(out[-1])
        return out

    kinds = {card.key: card for card in BOX.cards}
    layout = next(layout for layout in BOX.layouts if layout.players == seats)
    centre = layout.map.names[layout.centre]
    players: list[dict[str, Any]] = []
    for seat, name in enumerate(who):
        rival = who[(seat + 1) % seats]
        players.append(
            {
                "kaiju": name,
                "at": centre,
                "energy": dice.below(11),
                "heads": dice.below(4) if name == "king_ghidorah" else 0,
                "hand": draw(name, 3 + dice.below(6)),
                "play": draw(name, dice.below(3), lambda card: card.enhancement),
                "discard": draw(name, dice.below(12)),
                "trophies": draw(rival, dice.below(3), lambda card: card.dominance > 0),
            }
        )
    events = [event.key for event in BOX.events]
    first = events.pop(dice.below(len(events)))
    return {
        "players": players,
        "events": [first, events[dice.below(len(events))]],
        "buildings": {centre: []},
        "king": dice.below(seats),
        "round": 2,
    }


def test_nothing_is_lost_and_every_card_is_used() -> None:
    used: set[str] = set()
    for n in range(TABLES):
        dice = Dice(n)
        table = kaiju.scenario("godzilla-tokyo-clash", dealt(dice), seed=n)
        pieces = GAME.audit(table.st)
        for nth in range(DECISIONS):
            question = table.question
            if question is None:
                break
            if nth % 10 == 0:
                check_question(question, table.view(question.seat))
            table.answer(question.seat, dice.below(question.count))
            assert GAME.audit(table.st) == pieces
        used |= {event.card for event in table.news(-1) if event.kind in ("CardPlayed", "Defended")}
    assert {card.key for card in BOX.cards} - used == set()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_copies_share_is_never_edited(seats: int) -> None:
    """A copy keeps its state however its source goes on: lists that both hold are replaced, not edited."""
    table = begin(GAME, seats=seats, seed=seats)
    kept = []
    for n, _ in enumerate(random_play(table, seats)):
        if n % 3 == 0:
            twin = table.copy()
            kept.append((twin, twin.digest()))
    assert all(twin.digest() == digest for twin, digest in kept)
    assert (NONE, NOBODY_ELSE) == ([], {})
