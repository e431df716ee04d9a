"""`kaiju rules`: the rulebook in the terminal, and which test proves which rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from kaiju.cli import page
from kaiju.cli.page import ID, QUIET, indented, labelled, marked, narrow
from kaiju.rulebook import Entry, Example, Ledger, Proof, Rule, Window, game_id, games, kebab, prove
from kaiju.rulebook.ledger import BASE
from kaiju.rulebook.search import fold, spans

EXAMPLE_PARTS = ("given", "when", "then")


def show_rules(
    game: str,
    query: Sequence[str] = (),
    *,
    lang: str = "en",
    module: str | None = None,
    coverage: bool = False,
    tests: Path | None = None,
    console: Console,
) -> int:
    """Print an overview, one entry, the entries that match, or the proof; returns the exit status.

    The proof is looked for in `tests`, else in a folder of that name right here. Its status is 1 while a
    base rule lacks a test or a test cites an id that is not in the ledger. Raises NotFound for an unknown
    game, module, id or word, and for a proof without tests.
    """
    ledger = _ledger_for(game_id(game, lang), query, lang)
    module = None if module is None else ledger.check_module(module)
    folder = tests or Path("tests")
    if coverage:
        if not folder.is_dir():
            raise ledger.words.not_found("tests", str(folder), ())
        return _coverage(ledger, prove(ledger, folder), module, console)
    if not query:
        _overview(ledger, module, console)
    elif len(query) == 1 and fold(query[0]) in {fold(entry.id) for entry in ledger}:
        proof = prove(ledger, folder) if folder.is_dir() else None
        _entry(ledger, ledger.entry(query[0]), proof, console)
    else:
        _matches(ledger, ledger.find(*query, module=module), query, console)
    return 0


def _ledger_for(game: str, query: Sequence[str], lang: str) -> Ledger:
    """The ledger of a game, or that of another one if the query is an id there: mixed decks cite both in their logs."""
    own = Ledger(game, lang)
    if len(query) != 1:
        return own
    ledgers = [own, *(Ledger(other, lang) for other in games() if other != game)]
    return next(
        (one for one in ledgers if any(fold(entry.id) == fold(query[0]) for entry in one)),
        own,
    )


# ---- overview


def _overview(ledger: Ledger, module: str | None, console: Console) -> None:
    words = ledger.words
    shown = {
        section: [rule for rule in rules if module in (None, rule.module)]
        for section, rules in ledger.sections.items()
    }
    rules = [rule for section in shown.values() for rule in section]
    examples = [example for example in ledger.examples.values() if module in (None, example.module)]
    page.title(words, console)
    counts = (
        words("rules-count", rules=len(rules)),
        words("rulings-count", rulings=sum(rule.ruling for rule in rules)),
        words("examples-count", examples=len(examples)),
    )
    console.print(Text(", ".join(counts) + "."))

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words("section"))
    table.add_column(words("column-rules"), justify="right")
    table.add_column(words("column-ids"), style=ID, no_wrap=True)
    if not narrow(console):
        table.add_column(words("column-rulings"), justify="right")
        table.add_column(words("module"), style=QUIET)
    for section, inside in shown.items():
        if inside:
            modules = {rule.module for rule in inside}
            row = [
                words(f"section-{section}"),
                str(len(inside)),
                _stem(inside[0].id),
                str(sum(rule.ruling for rule in inside) or ""),
                "" if BASE in modules else ", ".join(words(f"module-{name}") for name in sorted(modules)),
            ]
            table.add_row(*row[: len(table.columns)])
    if module is None:
        others: dict[str, Sequence[Entry]] = {
            "windows": ledger.windows,
            "examples": examples,
            "glossary": ledger.terms,
        }
        table.add_section()
        for name, entries in others.items():
            if entries:
                table.add_row(words(name), str(len(entries)), _stem(entries[0].id))
    console.print(table)

    command = f"kaiju rules {kebab(ledger.game)}"
    page.hints(
        console,
        {
            words("how-to-read-one"): f"{command} {rules[0].id}",
            words("how-to-read-section"): f"{command} {_stem(rules[0].id)}",
            words("how-to-search"): f"{command} {words('how-to-search-words')}",
        },
    )


def _stem(id_: str) -> str:
    """What the ids of a section share: `KOT-SMASH` of `KOT-SMASH-01`, `window` of `window-buy`."""
    head, _, tail = id_.rpartition("-")
    return head if tail[-1:].isdigit() else id_.partition("-")[0]


# ---- one entry


def _entry(ledger: Ledger, entry: Entry, proof: Proof | None, console: Console) -> None:
    words = ledger.words
    page.panel(console, Text(entry.id, f"bold {ID}"), _statement(ledger, entry), _place(ledger, entry))
    if isinstance(entry, Example):
        _below(
            console, words("cites"), (_line(ledger, ledger.rules[id_], (), console) for id_ in entry.rules)
        )
    else:
        examples = ledger.examples_of(entry.id)
        _below(console, words("examples"), (_line(ledger, example, (), console) for example in examples))
    if proof is not None and entry.id in proof.tests:
        proved = [Text(test, overflow="fold") for test in proof.tests[entry.id]]
        _below(console, words("proved-by"), proved or [Text(words("no-test"), "red")])


def _statement(ledger: Ledger, entry: Entry) -> list[RenderableType]:
    """What an entry says, in full."""
    words = ledger.words
    match entry:
        case Example(id=id_):
            return [labelled(words, words(part), words(f"{id_}.{part}")) for part in EXAMPLE_PARTS]
        case Rule(id=id_, ruling=ruling, provenance=provenance, confidence=confidence):
            basis = ledger.basis(id_)
            why: list[RenderableType] = [Text(words("ruling-why"), "italic")] if ruling else []
            why += [labelled(words, words("basis"), basis)] if basis else []
            if provenance:
                source = words(f"provenance-{provenance}")
                why += [Text(words("source", provenance=source, confidence=confidence or "high"), "dim")]
            return [Text(ledger.text(id_)), *([""] if why else []), *why]
        case _:
            return [Text(words(entry.id), "bold"), Text(ledger.text(entry.id))]


def _place(ledger: Ledger, entry: Entry) -> str:
    words = ledger.words
    module = words(f"module-{entry.module}")
    match entry:
        case Rule(section=section):
            return " · ".join(dict.fromkeys((words(f"section-{section}"), module)))
        case Example(kind=kind):
            return f"{words(f'example-{kind}')} · {module}"
        case Window(order=order):
            return f"{words('window')} · {words('window-order', order=order)}"
        case _:
            return words("term")


def _below(console: Console, title: str, lines: Iterable[RenderableType]) -> None:
    shown = list(lines)
    if shown:
        console.print(Text(title, "bold"))
        console.print(indented(Group(*shown)))


# ---- many entries


def _matches(ledger: Ledger, found: Sequence[Entry], query: Sequence[str], console: Console) -> None:
    heading = ""
    for entry in found:
        title = _heading(ledger, entry)
        if title != heading:
            if heading:
                console.print()
            console.print(Text(title, "bold"))
            heading = title
        console.print(indented(_line(ledger, entry, query, console), 1))
    console.print()
    console.print(Text(ledger.words("found-count", found=len(found)) + ".", QUIET))


def _heading(ledger: Ledger, entry: Entry) -> str:
    match entry:
        case Rule(section=section):
            return ledger.words(f"section-{section}")
        case Example():
            return ledger.words("examples")
        case Window():
            return ledger.words("windows")
        case _:
            return ledger.words("glossary")


def _line(ledger: Ledger, entry: Entry, query: Sequence[str], console: Console) -> RenderableType:
    """An entry in a list: its id, then its text with the words looked for marked."""
    words = ledger.words
    match entry:
        case Example(id=id_):
            parts = [
                labelled(words, words(part), marked(words(f"{id_}.{part}"), query)) for part in EXAMPLE_PARTS
            ]
            text = Text("\n").join(parts)
        case Rule(id=id_, ruling=ruling):
            text = marked(words(id_), query)
            basis = ledger.basis(id_)
            if ruling:
                text.append(f" ({words('ruling')})", QUIET)
            if basis and spans(basis, query):
                text.append("\n").append_text(labelled(words, words("basis"), marked(basis, query)))
        case _:
            text = marked(words("label", name=words(entry.id)), query, "bold")
            text = Text.assemble(text, " ", marked(ledger.text(entry.id), query))
    if narrow(console):
        return Group(Text(entry.id, ID), indented(text))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=12)
    grid.add_row(Text(entry.id, ID), text)
    return grid


# ---- proof


def _coverage(ledger: Ledger, proof: Proof, module: str | None, console: Console) -> int:
    words = ledger.words
    rules = list(ledger.rules.values())
    for id_ in [entry.id for entry in ledger if entry.id in proof.tests and module in (None, entry.module)]:
        lines = [Text(test) for test in proof.tests[id_]] or [Text(words("no-test"), "red")]
        for head, line in zip([id_, *[""] * len(lines)], lines, strict=False):
            console.print(Text.assemble((f"{head:<14}", ID), line), soft_wrap=True)
    console.print()
    for id_, test in proof.unknown:
        console.print(Text(words("coverage-unknown", test=test, id=id_), "red"))
    for name in ledger.modules:
        _proved(ledger, proof, [rule.id for rule in rules if rule.module == name], f"module-{name}", console)
    base = [rule.id for rule in rules if rule.module == BASE]
    examples = [example.id for example in ledger.examples.values() if example.module == BASE]
    missing = proof.without(base)
    if missing:
        console.print(labelled(words, words("coverage-unproved"), ", ".join(missing)))
    _proved(ledger, proof, examples, "examples", console)
    style = "bold red" if missing else "bold green"
    console.print(Text(words("coverage-base", proved=len(base) - len(missing), total=len(base)), style))
    return 1 if missing or proof.unknown else 0


def _proved(ledger: Ledger, proof: Proof, ids: Sequence[str], of: str, console: Console) -> None:
    proved = len(ids) - len(proof.without(ids))
    console.print(Text(ledger.words("coverage-part", part=ledger.words(of), proved=proved, total=len(ids))))
