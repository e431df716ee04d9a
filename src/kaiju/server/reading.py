"""The shelf, the rulebooks and the cards, as the web client reads them. Nothing here changes while a server runs."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from functools import cache

import msgspec

import kaiju
from kaiju.bots import bots_for, searches, slow_here
from kaiju.engine.declaration import event_defaults
from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.games import SHELF, game_named
from kaiju.lessons import lessons_of
from kaiju.rulebook import files
from kaiju.rulebook.catalogue import Card, Catalogue
from kaiju.rulebook.ledger import Ledger, Rule
from kaiju.rulebook.words import Words, replaced_texts
from kaiju.server.faults import Refusal
from kaiju.server.protocol import BotOnShelf, GameOnShelf, Shelf

GENERAL = "general.ftl"
RULES = "rules.ftl"
LESSONS = "lessons.ftl"


class RuleText(msgspec.Struct, omit_defaults=True):
    """A rule: its id, its words, and why it is read so where the rulebook is silent."""

    id: str
    text: str
    module: str
    ruling: bool = False
    basis: str = ""
    examples: list[str] = []
    source: str = ""
    """Where it is from, by its name in ``sources``; empty where a whole game is its rulebook's."""


class ExampleText(msgspec.Struct):
    """A worked example."""

    id: str
    rules: list[str]
    module: str
    given: str
    when: str
    then: str


class SectionText(msgspec.Struct):
    """A chapter of the rulebook."""

    id: str
    title: str
    rules: list[RuleText]


class TermText(msgspec.Struct):
    """A word with a fixed meaning."""

    id: str
    name: str
    text: str


class Rulebook(msgspec.Struct):
    """The rules of a game in one language."""

    game: str
    title: str
    language: str
    modules: dict[str, str]
    sections: list[SectionText]
    examples: list[ExampleText]
    terms: list[TermText]
    sources: dict[str, str] = {}
    """Where its rules are from and how sure that is, each as a sentence."""


class CardText(msgspec.Struct, omit_defaults=True):
    """A card, to be read."""

    id: str
    name: str
    set: str
    type: str
    text: str
    cost: int | None = None
    copies: int = 1
    monster: str = ""
    timing: str = ""
    notes: list[str] = []
    aliases: list[str] = []
    values: dict[str, int] = {}
    """The numbers that only this game's cards have: attack, range, dominance; 1 for what a card is marked with."""
    source: str = ""
    """Where it is from, by its name in ``sources``."""


class MonsterText(msgspec.Struct, omit_defaults=True):
    """A Monster, to be read."""

    id: str
    name: str
    text: str = ""


class Gallery(msgspec.Struct):
    """The cards and Monsters of a game in one language."""

    game: str
    title: str
    language: str
    sets: dict[str, str]
    types: dict[str, str]
    cards: list[CardText]
    monsters: list[MonsterText]
    sources: dict[str, str] = {}


def source_of(entry: Rule | Card) -> str:
    """The name of where a rule or card is from; empty where the ledger does not say."""
    return f"{entry.provenance}-{entry.confidence or 'high'}" if entry.provenance else ""


def sources_of(entries: Iterable[Rule | Card], say: Words) -> dict[str, str]:
    """Where things are from, as sentences: the rulebook's, public ones, ours."""
    return {
        source_of(each): say(
            "source", provenance=say(f"provenance-{each.provenance}"), confidence=each.confidence or "high"
        )
        for each in entries
        if each.provenance
    }


@cache
def shelf() -> Shelf:
    """All games, in the order in which they stand."""
    return Shelf(games=[on_shelf(game) for game in SHELF.values()], version=kaiju.__version__)


@cache
def shelf_as_sent(packed: bool) -> bytes:
    """The shelf as JSON, also gzipped: every page begins with it, and it does not change."""
    plain = msgspec.json.encode(shelf())
    return gzip.compress(plain, mtime=0) if packed else plain


def on_shelf(game: Game) -> GameOnShelf:
    """A game as clients need to know it."""
    told = game.declaration
    return GameOnShelf(
        name=told.name,
        title=told.title,
        rules=told.versions,
        seats_min=told.seats_min,
        seats_max=told.seats_max,
        seats_usual=told.seats_usual,
        wins=told.wins,
        each_seat=told.each_seat,
        columns=told.columns,
        in_game=told.in_game,
        setups=list(told.setups),
        figure=told.figure,
        turn=told.turn,
        ending=told.ending,
        event_defaults=event_defaults(told),
        actors=list(told.actors),
        words=told.words,
        several_seats=told.several_seats,
        played_like=told.played_like,
        borrows=list(told.borrows),
        choices=game.choices(),
        bots=[
            BotOnShelf(bot, level, searches(bot, told.name), slow_here(bot, told.name))
            for level, bot in enumerate(bots_for(told.name), 1)
        ],
        languages=list(files.languages_of(told.name)),
        lessons=len(lessons_of(told.name)),
    )


def known(game: str, lang: str) -> tuple[str, str]:
    """The game and language that were asked for; raises Refusal."""
    try:
        name = game_named(game).name
    except BadSetup as error:
        raise Refusal("no-such-game", str(error), 404) from None
    if lang not in files.languages():
        raise Refusal("no-such-language", f"There are {', '.join(files.languages())}.", 404)
    return name, lang


@cache
def words(game: str, lang: str) -> str:
    """The Fluent source of a game's words with those it borrows, without its rules; later entries win."""
    sources = [files.fluent_sources(None, lang).get(GENERAL, "")]
    for each in (*files.borrowed(game), game):
        found = files.fluent_sources(each, lang)
        sources += [text for name, text in found.items() if name not in (RULES, LESSONS)]
        sources.append(_titles(found.get(RULES, "")))
    sources.append(replaced_texts(game, lang))
    return "\n".join(sources)


def _titles(rules: str) -> str:
    """The game's own name, which stands with its rules."""
    return "\n".join(line for line in rules.splitlines() if line.startswith("game ="))


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """The rules of a game."""
    ledger = Ledger(game, lang)
    say = ledger.words
    return Rulebook(
        game=game,
        title=ledger.title,
        language=lang,
        modules={name: say(f"module-{name}") for name in ("base", *ledger.modules)},
        sections=[
            SectionText(
                id=section,
                title=say(f"section-{section}"),
                rules=[
                    RuleText(
                        id=rule.id,
                        text=ledger.text(rule.id),
                        module=rule.module,
                        ruling=rule.ruling,
                        basis=ledger.basis(rule.id) or "",
                        examples=[example.id for example in ledger.examples_of(rule.id)],
                        source=source_of(rule),
                    )
                    for rule in rules
                ],
            )
            for section, rules in ledger.sections.items()
        ],
        examples=[
            ExampleText(
                id=example.id,
                rules=list(example.rules),
                module=example.module,
                given=say(f"{example.id}.given"),
                when=say(f"{example.id}.when"),
                then=say(f"{example.id}.then"),
            )
            for example in ledger.examples.values()
        ],
        terms=[TermText(term.id, say(term.id), ledger.text(term.id)) for term in ledger.terms],
        sources=sources_of(ledger.rules.values(), say),
    )


@cache
def gallery(game: str, lang: str) -> Gallery:
    """The cards of a game."""
    catalogue = Catalogue(game, lang)
    say = catalogue.words
    cards = list(catalogue.cards.values())
    return Gallery(
        game=game,
        title=catalogue.title,
        language=lang,
        sets={name: say.first(f"set-{name}") or name for name in catalogue.sets},
        types={name: say(f"type-{name}") for name in dict.fromkeys(card.type for card in cards)},
        cards=[
            CardText(
                id=card.id,
                name=catalogue.name(card),
                set=card.set,
                type=card.type,
                text=catalogue.text(card),
                cost=card.cost,
                copies=card.copies,
                monster=card.monster or "",
                timing=catalogue.timing(card) or "",
                notes=list(catalogue.notes(card)),
                aliases=list(catalogue.aliases(card)),
                values={name: int(fact) for name, fact in card.facts.items() if isinstance(fact, int)},
                source=source_of(card),
            )
            for card in cards
        ],
        monsters=[
            MonsterText(m.id, catalogue.name(m), say.first(f"{m.key}.text") or "")
            for m in catalogue.monsters.values()
        ],
        sources=sources_of(cards, say),
    )
