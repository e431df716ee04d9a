"""The rule ledger of a game: every rule numbered, with its rulings, examples and the order of a turn.

    >>> ledger = Ledger("king_of_tokyo")
    >>> ledger.rule("KOT-SWEEP-01").section
    'sweep'
    >>> ledger.text("KOT-SWEEP-01")
    'You may spend 2 energy to discard all three face-up cards and reveal three new ones.'

What there is stands in the game's `text/rules.toml`; the words stand under the same ids in its Fluent files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec

from kaiju.rulebook import files
from kaiju.rulebook.errors import NotFound
from kaiju.rulebook.search import fold, holds_all
from kaiju.rulebook.words import ENGLISH, Words

BASE = "base"


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One checkable statement."""

    id: str
    section: str
    module: str = BASE
    ruling: bool = False
    """Whether we decided it, because the rulebook is silent or unclear."""
    provenance: str | None = None
    confidence: str | None = None


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, what happens, and what must come of it."""

    id: str
    rules: tuple[str, ...]
    kind: str = "worked"
    module: str = BASE


class Window(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of the turn at which something may happen."""

    name: str
    order: int
    ruling: bool = False
    module: str = BASE

    @property
    def id(self) -> str:
        """By which it can be asked for, like a rule."""
        return f"window-{self.name}"


class Term(msgspec.Struct, frozen=True):
    """A word with a fixed meaning."""

    name: str
    group: str
    module: str = BASE

    @property
    def id(self) -> str:
        """By which it can be asked for, like a rule."""
        return f"term-{self.group}-{self.name}"


Entry: TypeAlias = Rule | Example | Window | Term


class _Facts(msgspec.Struct, frozen=True):
    """What `rules.toml` says."""

    meta: dict[str, Any]
    rules: dict[str, Rule]
    sections: dict[str, tuple[Rule, ...]]
    windows: tuple[Window, ...]
    examples: dict[str, Example]
    terms: tuple[Term, ...]


@cache
def _facts(game: str) -> _Facts:
    page = files.facts(game, "rules")
    sections = {
        section: tuple(
            msgspec.convert({"id": id_, "section": section, **fact}, Rule) for id_, fact in rules.items()
        )
        for section, rules in page.get("rules", {}).items()
    }
    return _Facts(
        meta=page.get("meta", {}),
        rules={rule.id: rule for rules in sections.values() for rule in rules},
        sections=sections,
        windows=tuple(
            msgspec.convert({"name": name, **fact}, Window) for name, fact in page.get("sequence", {}).items()
        ),
        examples={
            id_: msgspec.convert({"id": id_, **fact}, Example)
            for id_, fact in page.get("examples", {}).items()
        },
        terms=tuple(Term(name, group) for group, names in page.get("glossary", {}).items() for name in names),
    )


class Ledger:
    """The rules of one game, to be read in one language."""

    def __init__(self, game: str, lang: str = ENGLISH) -> None:
        facts = _facts(game)
        self.game = game
        self.words = Words(game, lang)
        self.meta: Mapping[str, Any] = facts.meta
        self.rules: Mapping[str, Rule] = facts.rules
        self.sections: Mapping[str, tuple[Rule, ...]] = facts.sections
        self.windows = facts.windows
        self.examples: Mapping[str, Example] = facts.examples
        self.terms = facts.terms

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.words("game")

    @property
    def modules(self) -> tuple[str, ...]:
        """The optional rule sets, in printed order; the base game is not one of them."""
        return tuple(self.meta.get("modules", ()))

    def __iter__(self) -> Iterator[Entry]:
        yield from self.rules.values()
        yield from self.windows
        yield from self.examples.values()
        yield from self.terms

    def rule(self, id_: str) -> Rule:
        """The rule of this id; raises NotFound with the nearest ids."""
        rule = self.rules.get(id_.upper())
        if rule is None:
            raise self.words.not_found("rule", id_, self.rules, game=self.title)
        return rule

    def entry(self, id_: str) -> Entry:
        """The rule, window, example or glossary term of this id; raises NotFound with the nearest ids."""
        entries = {fold(entry.id): entry for entry in self}
        entry = entries.get(fold(id_))
        if entry is None:
            raise self.words.not_found("rule", id_, [entry.id for entry in self], game=self.title)
        return entry

    def text(self, id_: str) -> str:
        """What a rule, a window or a term says."""
        return self.words.first(f"{id_}.text", id_) or ""

    def basis(self, id_: str) -> str | None:
        """Why a rule is read that way, if the ledger says so."""
        return self.words.first(f"{id_}.basis")

    def examples_of(self, id_: str) -> tuple[Example, ...]:
        """The examples that cite a rule."""
        return tuple(example for example in self.examples.values() if id_ in example.rules)

    def prose(self, entry: Entry) -> str:
        """All that is written about an entry, for searching."""
        match entry:
            case Example(id=id_):
                texts = [self.words(f"{id_}.{part}") for part in ("given", "when", "then")]
            case Rule(id=id_, section=section):
                texts = [self.words(f"section-{section}"), self.words(id_), self.basis(id_) or ""]
            case _:
                texts = [self.words(entry.id), self.words(f"{entry.id}.text")]
        return "\n".join(texts)

    def find(self, *query: str, module: str | None = None) -> tuple[Entry, ...]:
        """The entries that hold all words of the query; a word that begins ids stands for those ids.

        Raises NotFound if there are none: an id nobody has, or words that no rule speaks of.
        """
        ids = [fold(word) for word in query if self._names_ids(word)]
        words = [word for word in query if not self._names_ids(word)]
        found = tuple(
            entry
            for entry in self
            if all(fold(entry.id).startswith(start) for start in ids) and holds_all(self.prose(entry), words)
        )
        if not found:
            raise self._nothing(query)
        inside = tuple(entry for entry in found if module in (None, entry.module))
        if not inside:
            raise self.words.not_found(
                "in-module", " ".join(query), (), module=self.words(f"module-{module}")
            )
        return inside

    def check_module(self, module: str) -> str:
        """The module of this name, written any way; raises NotFound with the choices."""
        name = module.lower().replace("-", "_")
        if name not in (BASE, *self.modules):
            raise self.words.not_found("module", module, (BASE, *self.modules), game=self.title)
        return name

    def _names_ids(self, word: str) -> bool:
        """Whether a word is an id or the beginning of ids: `KOT-SMASH-01`, `kot-smash`, `window`."""
        return fold(word).partition(" ")[0] in {fold(entry.id).partition(" ")[0] for entry in self}

    def _nothing(self, query: Sequence[str]) -> NotFound:
        """Why a query found nothing: an id nobody has, a word nobody uses, or words that never meet."""
        ids = [entry.id for entry in self]
        prose = "\n".join(map(self.prose, self))
        for word in query:
            if self._names_ids(word):
                if not any(fold(id_).startswith(fold(word)) for id_ in ids):
                    return self.words.not_found("rule", word, ids, game=self.title)
            elif not holds_all(prose, [word]):
                vocabulary = sorted(set(re.findall(r"\w{3,}", prose.lower())))
                return self.words.not_found("words", word, vocabulary, game=self.title)
        return self.words.not_found("words", " ".join(query), (), game=self.title)
