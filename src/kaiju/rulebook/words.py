"""Texts for people, by key, in their language.

    >>> words = Words("king_of_tokyo")
    >>> words("card-extra_head")
    'Extra Head'
    >>> words("card-extra_head.text")
    'One die more (green) in every Roll Dice step of yours.'

A key that a language lacks is answered in English. The files are Fluent (https://projectfluent.org),
one entry per key. Reading an entry costs far more than finding it, so a file is first only cut at its
entries, and each entry is read when somebody asks for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import count, takewhile

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kaiju.engine.data import Clause
from kaiju.engine.declaration import Declaration
from kaiju.games import SHELF
from kaiju.rulebook import files
from kaiju.rulebook.errors import BadText, NotFound
from kaiju.rulebook.search import near

ENGLISH = "en"

# Everything that belongs to an entry is indented, so an entry begins wherever a name stands at the margin.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


def cut(source: str) -> Iterator[tuple[str, str]]:
    """The entries of a Fluent file, unread: name and source. A file may have none."""
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    for start, end in zip(starts, ends, strict=False):
        yield start[1], source[start.start() : end]


class References(Visitor):
    """The entries and the variables that a piece of Fluent mentions."""

    def __init__(self, node: ast.BaseNode) -> None:
        super().__init__()
        self.entries: set[str] = set()
        self.variables: set[str] = set()
        self.visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.entries.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


class _Dictionary:
    """One language of one game, with the general words and those it borrows; entries are read when first needed."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        self._unread = dict(entry for source in sources for entry in cut(source))
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._parser = FluentParser(with_spans=False)

    def pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        self._read(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> None:
        """Read an entry with all it mentions. Nothing is half read, so threads may ask at the same time."""
        found: dict[str, ast.EntryType] = {}
        wanted = [name]
        while wanted:
            each = wanted.pop()
            source = None if each in found else self._unread.get(each)
            if source is not None:
                found[each] = entry = self._parser.parse_entry(source)
                if isinstance(entry, ast.Junk):
                    raise BadText(f"The text {each} cannot be read: {entry.annotations[0].message}")
                wanted += References(entry).entries
        if found:
            self._bundle.add_resource(ast.Resource([*found.values()]))
        for each in found:
            self._unread.pop(each, None)

    def format(self, key: str, pattern: Pattern, args: Mapping[str, str | int | float]) -> str:
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(args))
        except RecursionError:
            raise BadText(f"The text {key} mentions itself.") from None
        if errors:
            raise BadText(f"The text {key} cannot be written: {errors[0]}")
        return str(text)


@cache
def _dictionary(game: str | None, lang: str, data: str = "") -> _Dictionary:
    return _Dictionary(lang, _sources(game, lang) + ([replaced_texts(str(game), lang)] if data else []))


def _sources(game: str | None, lang: str) -> list[str]:
    """The Fluent texts of a game, the general ones before."""
    sources = [*files.fluent_sources(None, lang).values()]
    if game is not None:
        for each in (*files.borrowed(game), game):
            sources += files.fluent_sources(each, lang).values()
    return sources


def replaced_texts(game: str, lang: str) -> str:
    """The Fluent texts of what an owner of the box has replaced, in a language or else in English."""
    found = {
        saying.id or f"card-{key}": saying
        for key, saying in (SHELF[game].sayings() if game in SHELF else {}).items()
    }
    if not found:
        return ""
    say = _dictionary(game, lang)
    names = {id: saying.name.get(lang) or saying.name.get(ENGLISH) for id, saying in found.items()}
    # What is made of pieces calls everything by its new name.
    renamed = [f"{id} = {_plain(name)}\n" for id, name in names.items() if name]
    anew = _Dictionary(lang, _sources(game, lang) + renamed)
    out: list[str] = []
    for id, saying in found.items():
        name = names[id] or _told(anew, saying.called) or _written(say, id, {}) or id
        text = saying.text.get(lang) or saying.text.get(ENGLISH)
        if text is None and saying.parts:
            text = _told(anew, saying.parts)
        if text is None:
            text = _written(say, f"{id}.text", {})
        lines = [f"{id} = {_plain(name)}"]
        if text or not saying.id:
            lines.append(f".text = {_plain(text)}")
        lines += [f".{each} = {_plain(_written(say, f'{id}.{each}', {}))}" for each in saying.keeps]
        out.append("\n    ".join(lines) + "\n")
    return "\n".join(out)


def _told(say: _Dictionary, parts: list[Clause]) -> str:
    """Pieces of a sentence one after the other; those that say nothing leave nothing."""
    told = []
    for part in parts:
        args = {
            name: _told(say, [value]) if isinstance(value, Clause) else value
            for name, value in part.args.items()
        }
        if part.inner:
            args["text"] = _told(say, part.inner)
        told.append(_written(say, part.say, args))
    return " ".join(text.strip() for text in told if text.strip())


def _written(say: _Dictionary, key: str, args: Mapping[str, str | int | float]) -> str:
    pattern = say.pattern(key)
    return "" if pattern is None else say.format(key, pattern, args)


def _plain(text: str) -> str:
    """Somebody's own words as a Fluent text: in one line, and nothing in them means anything."""
    words = " ".join(text.split())
    return re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', words) or '{""}'


class Words:
    """The words of one game and the general ones, in one language with English behind it."""

    def __init__(
        self, game: str | None = None, lang: str = ENGLISH, declared: Declaration | None = None
    ) -> None:
        self.game = game
        self.lang = lang
        on_shelf = game is not None and declared is None and game in SHELF
        self.declared = SHELF[str(game)].declaration if on_shelf else declared
        """What the game says of itself, which need not be told if it is on the shelf; None for the general words."""
        data = SHELF[str(game)].data_digest() if on_shelf and SHELF[str(game)].changed_data() else ""
        self._dictionaries = [_dictionary(game, each, data) for each in dict.fromkeys((lang, ENGLISH))]

    def __call__(self, key: str, /, **args: str | int | float) -> str:
        """The text of a key (`card-mimic`) or of its attribute (`card-mimic.text`), filled in."""
        for dictionary in self._dictionaries:
            pattern = dictionary.pattern(key)
            if pattern is not None:
                return dictionary.format(key, pattern, args)
        raise BadText(f"There is no text {key} for {self.game or 'the program'}.")

    def has(self, key: str) -> bool:
        """Whether the key has a text, in the language or in English."""
        return any(dictionary.pattern(key) is not None for dictionary in self._dictionaries)

    def several(self, key: str) -> tuple[str, ...]:
        """The numbered texts of a key: `card-mimic.note` gives note-1, note-2 and so on."""
        return tuple(map(self, takewhile(self.has, (f"{key}-{number}" for number in count(1)))))

    def first(self, *keys: str) -> str | None:
        """The text of the first key that has one."""
        return next((self(key) for key in keys if self.has(key)), None)

    def listed(self, names: Iterable[str]) -> str:
        """Names as a phrase: `a, b or c`."""
        *most, last = [*names] or [""]
        return self("list-or", most=", ".join(most), last=last) if most else last

    def not_found(self, kind: str, name: str, names: Iterable[str], **args: str) -> NotFound:
        """The error that says there is no `name` among `names`, and which of them may have been meant."""
        known = tuple(names)
        similar = near(name, known)
        hints = {
            "near": self.listed(similar) or "none",
            "choices": self.listed(known) if len(known) < 20 else "",
        }
        sentence = self(f"not-found-{kind}", name=name[:80], **hints, **args)
        return NotFound(sentence, similar)


def pick_language(flag: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: what `--lang` says, else what the environment asks for, else English.

    A language asked for by name has to exist; the environment is only a wish. As everywhere, LC_ALL wins
    over LC_MESSAGES and LANG, and LANGUAGE lists preferences unless the locale is plain C.
    """
    if flag is not None:
        code = _code(flag)
        if code not in files.languages():
            raise Words().not_found("language", flag, files.languages())
        return code
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "C")
    if _code(locale) in ("c", "posix"):
        return ENGLISH
    wishes = [*environ.get("LANGUAGE", "").split(":"), locale]
    return next((code for code in map(_code, wishes) if code in files.languages()), ENGLISH)


def _code(locale: str) -> str:
    """`fr` from `fr`, `fr-CA` or `fr_FR.UTF-8`."""
    return re.split(r"[-_.@]", locale.strip(), maxsplit=1)[0].lower()
