"""French is set as French is, wherever it is read: rules, cards, questions, the terminal and the web client."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parent.parent
FILES = sorted(
    [*ROOT.glob("src/**/fr/*.ftl"), *ROOT.glob("web/src/**/*fr.ftl"), *ROOT.glob("tests/**/fr/*.ftl")]
)

THIN = "\u202f"
COUNTED = (
    "[Cc]œurs?|PV|[Éé]nergies?|dés?|jetons?|cases?|cartes?|coups?|symboles?|baffes?"
    "|dégâts?|points?|tours?|joueurs?"
)
"""What is counted in the games: it stays with its number."""
FAULTS = {
    "a space that can break, or a wide one, before : ; ! ? or »": re.compile("[ \u00a0][:;!?»]"),
    "no narrow space before : ; ! ? or »": re.compile("[\\w)}’][;?»]|[\\w)}’][:!](?=\\s|$)"),
    "no narrow space after «": re.compile(f"«(?!{THIN})"),
    "a narrow space that belongs to no sign": re.compile(f"(?<!«){THIN}(?![:;!?»])"),
    "a space before , . or …": re.compile(f"[ \u00a0{THIN}][,.…](?!\\w)"),
    "a straight apostrophe or quotation mark": re.compile("['\"]"),
    "three dots": re.compile(r"\.\.\."),
    "a hyphen for a dash": re.compile(r"\w - \w"),
    "a decimal point": re.compile(r"(?<![\d.])\d+\.\d+(?![\d.])"),
    "a number that can lose its word": re.compile(rf"(?<![\w.,-])(?:\d+|x) (?:{COUNTED})(?![\w’])"),
    "oe without its ligature": re.compile(r"\b(?:c|s|n|v|m)?oe(?:ur|uf|uv|il|ud|u)", re.IGNORECASE),
}
TITLES = re.compile(r"Power Up!|\bBoo!")
"""Printed with a sign of their own."""
HELP = re.compile(r"(?:(?<=,)|(?<=ou)|(?<=Tapez)|(?<=aide)) \?(?= )")
"""The sign that asks for help in the terminal: a word, not a punctuation mark."""
TYPED = re.compile(r"typed-|.*\.(?:typed|words)$")
"""Words to be recognised, not to be read."""


def patterns(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text of a file, with its key."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def said(pattern: ast.Pattern) -> Iterator[str]:
    """A text with a letter for each thing to fill in, and each of its branches by itself."""
    whole = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole += element.value
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from said(variant.value)
        whole += expression.parse()["value"] if isinstance(expression, ast.StringLiteral) else "x"
    yield whole


def faults(text: str) -> list[str]:
    """What is wrong with a text."""
    text = HELP.sub(" help", TITLES.sub("title", text))
    return [fault for fault, sign in FAULTS.items() if sign.search(text)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_french_is_set_as_french_is(path: Path) -> None:
    wrong = [
        (key, text, faults(text))
        for key, pattern in patterns(path)
        if not TYPED.match(key)
        for text in said(pattern)
        if faults(text)
    ]
    assert wrong == []


CORRECTED = tomllib.loads((ROOT / "tests/french_corrections.toml").read_text("utf-8"))
NOT_SAID = {
    "king_of_tokyo_duel": re.compile(r"\bmarqueurs? (?:Gloire|Destruction)\b|\bpar les marqueurs\b"),
    "": re.compile(
        r"\b(?:robots? (?:prend|joue)|paquets?|sièges?|[Bb]alayer|[Bb]alayez|cartes? Pouvoir|e-mail)\b"
    ),
}
"""Words that players do not use, by the part of a path; one thing has one word everywhere."""


def plain(text: str) -> str:
    """A text with one kind of space, and one of it at a time."""
    return " ".join(text.split())


@pytest.mark.parametrize("name", CORRECTED)
def test_what_was_corrected_stays_so(name: str) -> None:
    source = (ROOT / name).read_text("utf-8")
    body = FluentParser().parse(source).body
    texts = {
        entry.id.name: plain(source[entry.span.start : entry.span.end])
        for entry in body
        if isinstance(entry, ast.Message | ast.Term) and entry.span is not None
    }
    for key, better in CORRECTED[name].items():
        text = plain(source) if key.startswith("*") else texts[key.partition(" ")[0].removeprefix("-")]
        assert better in text, key


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_one_thing_has_one_word(path: Path) -> None:
    unsaid = [words for part, words in NOT_SAID.items() if part in path.as_posix()]
    wrong = [
        (key, text)
        for key, pattern in patterns(path)
        if not TYPED.match(key)
        for text in said(pattern)
        if any(words.search(text) for words in unsaid)
    ]
    assert wrong == []


def test_every_room_that_speaks_french_is_looked_at() -> None:
    rooms = {path.relative_to(ROOT).parts[0] for path in FILES}
    assert rooms == {"src", "tests", "web"}
    assert {path.name for path in FILES} >= {
        "ui.ftl",
        "rules.ftl",
        "cards.ftl",
        "play.ftl",
        "fr.ftl",
        "box.fr.ftl",
    }


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Qui\u00a0?", "a space that can break, or a wide one, before : ; ! ? or »"),
        ("Qui ?", "a space that can break, or a wide one, before : ; ! ? or »"),
        ("Qui?", "no narrow space before : ; ! ? or »"),
        ("Dés: 3", "no narrow space before : ; ! ? or »"),
        ("« oui\u202f»", "no narrow space after «"),
        ("2\u202fPV", "a narrow space that belongs to no sign"),
        ("fini .", "a space before , . or …"),
        ("l'eau", "a straight apostrophe or quotation mark"),
        ("puis...", "three dots"),
        ("Tokyo - la ville", "a hyphen for a dash"),
        ("1.5 case", "a decimal point"),
        ("2 PV", "a number that can lose its word"),
        ("un coeur", "oe without its ligature"),
    ],
)
def test_what_is_wrong_is_found(text: str, fault: str) -> None:
    assert faults(text) == [fault]


@pytest.mark.parametrize(
    "text",
    [
        "Qui\u202f?",
        "«\u202fTrop mignon\u202f!\u202f»",
        "Power Up! et la suite",
        "des numéros, ? aide",
        "1,5\u00a0case – l’eau… 4:30",
        "Règle 3 et 2\u00a0PV",
    ],
)
def test_what_is_right_is_left_alone(text: str) -> None:
    assert faults(text) == []
