"""The texts of Tokyo Clash: the data agree with the code, and everything that happens or is asked can be said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kaiju.engine.declaration import faults as declaration_faults
from kaiju.engine.record import begin
from kaiju.games.godzilla_tokyo_clash import GAME
from kaiju.games.godzilla_tokyo_clash.asks import NAMES
from kaiju.games.godzilla_tokyo_clash.data import DATA
from kaiju.games.godzilla_tokyo_clash.declaration import DECLARATION
from kaiju.games.godzilla_tokyo_clash.events import EVENTS
from kaiju.games.godzilla_tokyo_clash.reading import BOX
from kaiju.rulebook import Catalogue, Ledger, Words
from kaiju.rulebook.telling import Cast, tell_event, tell_question, tell_thing
from kaiju.rulebook.translations import compare, faults, variables
from tests.every_game.games import Dice
from tests.marks import rule

NAME = "godzilla_tokyo_clash"
PEOPLE = ("Ann", "Bob", "Cid", "Dot")


def words_in(lang: str) -> Words:
    return Words(NAME, lang, DECLARATION)


# ---- data and code


def test_the_declaration_holds() -> None:
    assert declaration_faults(DECLARATION) == []


@rule("GTC-CMP-04", "GTC-CMP-02")
def test_the_catalogue_shows_the_cards_that_are_played() -> None:
    shown = Catalogue(NAME).cards
    assert list(shown) == [card.key for card in BOX.cards]
    for key, printed in DATA["card"].items():
        card = shown[key]
        assert (card.monster, card.cost, card.copies) == (
            printed["kaiju"],
            printed["cost"],
            printed["copies"],
        )
        assert card.type == printed["types"][0]
        for fact in ("types", "dominance", "move", "attack", "range", "defend", "momentum", "head"):
            assert card.facts.get(fact) == printed.get(fact), (key, fact)
        assert (card.provenance, card.confidence) == (printed["provenance"], printed["confidence"])


def test_the_ledger_is_complete() -> None:
    ledger = Ledger(NAME)
    assert len(ledger.rules) == 388
    assert len(ledger.examples) == 70


def test_rules_cited_by_the_code_exist() -> None:
    rules = set(Ledger(NAME).rules)
    source = Path(__file__).parents[3] / "src" / "kaiju" / "games" / NAME
    cited = {
        rule
        for path in source.rglob("*.py")
        for rule in re.findall(r"GTC-[A-Z]+-\d\d", path.read_text("utf-8"))
    }
    assert len(cited) > 100
    assert cited <= rules


# ---- words


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_kind_of_event_and_question_has_words(lang: str) -> None:
    words = words_in(lang)
    assert faults(NAME, lang) == []
    assert all(words.has(f"event-{kind.__name__}") for kind in EVENTS)
    assert all(words.has(f"ask-{kind}") for kind in NAMES)
    for mat in BOX.mats:
        assert words.has(f"kaiju-{mat.key}")
        assert all(words.has(f"action-{action.key}") for action in mat.actions)
    assert all(words.has(f"card-{card.key}.text") for card in BOX.cards)
    assert all(words.has(f"event-{event.key}") for event in BOX.events)
    assert all(words.has(f"tile-{tile.key}") for tile in BOX.tiles)
    things = [building.key for building in BOX.buildings] + [kind.key for kind in BOX.kinds]
    assert all(words.has(f"thing-{thing}") for thing in things)
    for choice in GAME.choices():
        assert words.has(f"option-{choice.name}")
        assert all(words.has(f"{choice.named}-{value or 'none'}") for value in choice.values)
    for column in DECLARATION.columns:
        assert len(words(f"column-{column.key}.sign")) == 1


def test_french_says_the_same_as_english() -> None:
    different = compare(NAME, "fr")
    assert (different.missing, different.extra, different.placeholders) == ((), (), ())


def test_french_keeps_the_numbers_of_the_english_texts() -> None:
    """A number lost or changed in translation is a changed rule."""
    english, french = words_in("en"), words_in("fr")
    for key in variables(NAME, "fr", {"rules.ftl", "cards.ftl", "monsters.ftl"}):
        assert numbers(french(key)) == numbers(english(key)), key


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"(?<![\w-])\d+|GTC-\w+-\d+", text))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whole_games_can_be_told(lang: str, seats: int) -> None:
    words = words_in(lang)
    kinds: set[str] = set()
    for seed in range(3):
        table = begin(GAME, seats=seats, seed=seed)
        dice = Dice(seed + 1)
        told = 0
        while not table.over:
            question = table.question
            assert question is not None
            kinds.add(question.kind)
            said = tell_question(words, question, Cast(PEOPLE[:seats], you=question.seat))
            for text in (said.prompt, *said.options.values(), *said.items.values()):
                assert well_said(text), text
            assert len(set(said.options.values())) == len(said.options), said.options
            for event in table.events[told:]:
                for you in range(-1, seats):
                    text = tell_event(words, event.seen_by(you), Cast(PEOPLE[:seats], you=you))
                    assert well_said(text), text
            told = len(table.events)
            table.answer(question.seat, dice.below(question.count))
        for piece in table.view().map.pieces:
            assert well_said(tell_thing(words, piece.say, piece.args, Cast(PEOPLE[:seats])))
    assert len(kinds) > 15


def well_said(text: str) -> bool:
    """A sentence without holes: no missing words, no double blanks, no blank before a full stop or comma."""
    return (
        bool(text)
        and text == text.strip()
        and not re.search(r"  | [.,]|\{|\bnone\b|opt-|ask-|event-|thing-|kaiju-|_", text)
    )


def test_every_ruling_has_its_test() -> None:
    root = Path(__file__).parents[3]
    page = (root / "docs" / "rulings" / f"{NAME}.md").read_text("utf-8")
    for ruling in re.split(r"^### ", page, flags=re.MULTILINE)[1:]:
        cited = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", ruling)
        assert cited, ruling.splitlines()[0]
        for file, test in cited:
            assert f"def {test}(" in (root / file).read_text("utf-8"), test
