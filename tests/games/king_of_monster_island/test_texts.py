"""Everything that happens or is asked on the island can be said, in both languages."""

from __future__ import annotations

import re

import pytest

from kaiju.engine.record import begin
from kaiju.games.king_of_monster_island import GAME
from kaiju.games.king_of_monster_island.data import DATA
from kaiju.games.king_of_monster_island.events import EVENTS
from kaiju.games.king_of_monster_island.questions import SAYS
from kaiju.games.king_of_monster_island.vocabulary.words import VERBS
from kaiju.rulebook import Catalogue, Ledger
from kaiju.rulebook.telling import Cast, tell_event, tell_question, tell_thing
from kaiju.rulebook.words import Words
from tests.every_game.games import random_play
from tests.games.king_of_monster_island.settings import SETTINGS

LANGUAGES = ("en", "fr")
UNFILLED = re.compile(r"[{}$]|\bnone\b")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME.name, request.param)


def test_every_kind_of_event_and_question_has_words(words: Words) -> None:
    kinds = [kind.__name__ for kind in EVENTS if kind.__name__ != "TookBack"]
    assert [kind for kind in kinds if not words.has(f"event-{kind}")] == []
    assert [say for say in SAYS if not words.has(f"ask-{say}")] == []


def test_every_choice_when_a_table_is_opened_has_words(words: Words) -> None:
    for choice in GAME.choices():
        assert words.has(f"option-{choice.name}")
        for value in choice.values:
            assert value == "" or words.has(f"{choice.named}-{value}"), (choice.name, value)


def test_whole_games_can_be_told(words: Words) -> None:
    """Sentences without a brace, a dollar or a word for nothing in them, over every fourth setting."""
    told: set[str] = set()
    for n, (seats, options) in enumerate(SETTINGS[::4]):
        table = begin(GAME, seats=seats, seed=900 + n, options=options)
        cast = Cast(tuple(f"Name{seat}" for seat in range(seats)), you=0)
        for m, _ in enumerate(random_play(table, n)):
            question = table.question
            assert question is not None
            said = tell_question(words, question, cast)
            for text in (said.prompt, *said.options.values(), *said.items.values(), *said.also.values()):
                assert not UNFILLED.search(text), (question.kind, text)
            told.update(option.say for option in (*question.options, *question.items))
            if m % 10 == 0:
                for piece in table.view().map.pieces:
                    assert not UNFILLED.search(tell_thing(words, piece.say, piece.args, cast)), piece
        for event in table.events:
            text = tell_event(words, event, cast)
            assert not re.search(r"[{}$]", text), (event, text)
        assert all(words.has(say) for say in told), [say for say in told if not words.has(say)]
    assert len(told) > 30


def test_options_for_targets_have_words(words: Words) -> None:
    chosen = {
        "gain_health", "gain_energy", "gain_fame", "lose_fame", "deal_damage", "bypass_guard", "move_monster",
        "move_minion", "move_boss", "move_boss_die", "destroy_minion", "remove_crystal", "remove_pylon",
        "build_support", "ready_support", "activate_support", "change_die",
    }  # fmt: skip
    assert chosen <= set(VERBS)
    assert [verb for verb in chosen if not words.has(f"opt-{verb}")] == []


def test_the_rulebook_has_the_whole_ledger_and_every_power() -> None:
    ledger = Ledger(GAME.name)
    assert (len(ledger.rules), len(ledger.examples)) == (289, 57)
    catalogue = Catalogue(GAME.name)
    keys = [*DATA["power_card"], *DATA["event"]]
    keys += [key for table in ("ally", "boss") for sheet in DATA[table].values() for key in sheet["powers"]]
    assert sorted(catalogue.cards) == sorted(keys)
    for key, entry in DATA["power_card"].items():
        card = catalogue.cards[key]
        assert (card.cost, card.type, card.copies) == (entry["cost"], entry["type"], entry.get("copies", 1))
