"""The texts of the duel: the data agree with the code, and everything that happens or is asked can be said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kaiju.engine.chance import mix, step
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo_duel import GAME
from kaiju.games.king_of_tokyo_duel.asks import NAMES
from kaiju.games.king_of_tokyo_duel.boards import BOARDS
from kaiju.games.king_of_tokyo_duel.buzz import BONUSES, PORTRAIT, TOKENS
from kaiju.games.king_of_tokyo_duel.card import TYPES
from kaiju.games.king_of_tokyo_duel.cards import DECK
from kaiju.games.king_of_tokyo_duel.events import EVENTS
from kaiju.rulebook import Catalogue, Ledger, Words, files
from kaiju.rulebook.telling import Cast, tell_event, tell_question
from kaiju.rulebook.translations import variables
from tests.marks import rule

NAME = "king_of_tokyo_duel"


# ---- data and code


@rule("DUEL-COMP-08", "DUEL-COMP-02")
def test_the_game_plays_with_the_printed_cards() -> None:
    printed = {
        card.id: (card.type, card.cost, card.uses[0] if card.uses else "")
        for card in Catalogue(NAME).cards.values()
    }
    played = {
        c.facts.key: (
            TYPES[c.facts.type],
            c.facts.cost,
            TOKENS[c.facts.buzz].key if c.facts.buzz >= 0 else "",
        )
        for c in DECK
    }
    assert played == printed
    assert list(played) == sorted(played, key=lambda key: (printed[key][0] == "discard", key))


@rule("DUEL-COMP-09")
def test_the_boards_are_the_printed_ones() -> None:
    monsters = Catalogue(NAME).monsters
    assert {b.key: b.hearts for b in BOARDS} == {m.id: m.facts["hearts"] for m in monsters.values()}


@rule("DUEL-COMP-11", "DUEL-BUZZ-08")
def test_the_tokens_are_the_printed_ones() -> None:
    printed = files.facts(NAME, "cards")["buzz_tokens"]
    played = {t.key: (t.feet, ["none" if b == PORTRAIT else BONUSES[b] for b in t.bonuses]) for t in TOKENS}
    assert played == {key: (fact["feet"], fact["bonuses"]) for key, fact in printed.items()}


def test_the_ledger_is_complete() -> None:
    ledger = Ledger(NAME)
    assert len(ledger.rules) == 168
    assert len(ledger.examples) == 34
    for example in ledger.examples.values():
        assert set(example.rules) <= set(ledger.rules)
    for entry in ledger:
        assert ledger.prose(entry).strip()


def test_rules_cited_by_the_code_exist() -> None:
    ledger = Ledger(NAME)
    cited: set[str] = set()
    for seed in range(6):
        table = play(seed)
        cited |= {event.rule for event in table.events}
    assert cited - {""} <= set(ledger.rules)


# ---- words


def play(seed: int) -> Table:
    """A random game."""
    table = begin(GAME, seats=2, seed=seed)
    state = mix(seed + 1)
    while not table.over:
        state = step(state)
        table.answer(table.asked[0], (state >> 20) % table.st.n_opts)
    return table


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_kind_of_event_and_question_has_words(lang: str) -> None:
    words = Words(NAME, lang)
    keys = set(variables(NAME, lang))
    assert all(words.has(f"event-{kind.__name__}") for kind in EVENTS)
    assert {f"ask-{kind}" for kind in NAMES} <= keys
    assert words("faces").split() == ["smash", "heal", "energy", "fame", "destruction", "power"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whole_games_can_be_told(lang: str) -> None:
    words = Words(NAME, lang)
    kinds: set[str] = set()
    for seed in range(3):
        table = begin(GAME, seats=2, seed=seed)
        state = mix(seed + 1)
        told = 0
        while not table.over:
            question = table.question
            assert question is not None
            kinds.add(question.kind)
            cast = Cast(("Ann", "Bob"), you=question.seat)
            said = tell_question(words, question, cast)
            for text in (said.prompt, *said.options.values(), *said.items.values(), *said.also.values()):
                assert well_said(text), text
            assert len(set(said.options.values())) == len(said.options), said.options
            for event in table.events[told:]:
                for you in (-1, 0, 1):
                    text = tell_event(words, event, Cast(("Ann", "Bob"), you=you))
                    assert well_said(text), text
            told = len(table.events)
            state = step(state)
            table.answer(question.seat, (state >> 20) % question.count)
    assert len(kinds) > 10


def well_said(text: str) -> bool:
    """A sentence without holes: no missing words, no double blanks, no blank before a full stop or comma."""
    return (
        bool(text)
        and text == text.strip()
        and not re.search(r"  | [.,]|\{|\bnone\b|opt-|ask-|event-|_", text)
    )


def test_french_keeps_the_numbers_of_the_english_texts() -> None:
    """A number lost or changed in translation is a changed rule."""
    english, french = Words(NAME), Words(NAME, "fr")
    for key in variables(NAME, "en", {"rules.ftl", "cards.ftl", "monsters.ftl"}):
        assert numbers(french(key)) == numbers(english(key)), key


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"(?<![\w-])\d+|DUEL-\w+-\d+", text))


def test_every_ruling_has_its_test() -> None:
    root = Path(__file__).parents[3]
    page = (root / "docs" / "rulings" / f"{NAME}.md").read_text("utf-8")
    for ruling in re.split(r"^### ", page, flags=re.MULTILINE)[1:]:
        cited = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", ruling)
        assert cited, ruling.splitlines()[0]
        for file, test in cited:
            assert f"def {test}(" in (root / file).read_text("utf-8"), test
