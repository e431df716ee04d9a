"""`kaiju cards`: every card of a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from kaiju.cli import page
from kaiju.cli.page import QUIET, indented, labelled, marked
from kaiju.rulebook import Card, Catalogue, NotFound, game_id, games, kebab
from kaiju.rulebook.search import holds_all, spans

IN_FULL = 4
"""So many cards are shown with everything we know about them, more as a list."""


def show_cards(
    game: str,
    query: Sequence[str] = (),
    *,
    lang: str = "en",
    set_: str | None = None,
    console: Console,
) -> int:
    """Print the sets, the cards of one set, or the cards that match; returns the exit status.

    Raises NotFound for an unknown game, set or card.
    """
    catalogue = Catalogue(game_id(game, lang), lang)
    set_ = None if set_ is None else catalogue.check_set(set_)
    if query:
        catalogue, found = _find(catalogue, query, set_, lang)
        _matches(catalogue, found, query, console)
    elif set_ is not None:
        _set(catalogue, set_, console)
    elif catalogue.cards:
        _overview(catalogue, console)
    else:
        raise NotFound(catalogue.words("no-cards", game=catalogue.title))
    return 0


def _find(
    own: Catalogue, query: Sequence[str], set_: str | None, lang: str
) -> tuple[Catalogue, tuple[Card, ...]]:
    """The cards that match, and the game they are in: this one, or else one whose cards are mixed into it."""
    try:
        return own, own.find(*query, set_=set_)
    except NotFound:
        for other in () if set_ else games():
            there = Catalogue(other, lang)
            with suppress(NotFound):
                return there, (there.card(" ".join(query)),)
        raise


# ---- overview


def _overview(catalogue: Catalogue, console: Console) -> None:
    words = catalogue.words
    page.title(words, console)
    for set_ in catalogue.sets:
        cards = catalogue.pick(set_=set_)
        console.print()
        console.print(labelled(words, words(f"set-{set_}"), _amount(catalogue, cards)))
        for title, group in _groups(catalogue, cards).items():
            console.print(Text(f" {title}", "cyan"))
            console.print(indented(Columns([_short(catalogue, card) for card in group], padding=(0, 2))))
    console.print()
    command = f"kaiju cards {kebab(catalogue.game)}"
    page.hints(
        console,
        {
            words("how-to-read-card"): f"{command} {kebab(next(iter(catalogue.cards)))}",
            words("how-to-read-set"): f"{command} --set {catalogue.sets[-1]}",
            words("how-to-search"): f"{command} {words('how-to-search-words')}",
        },
    )


def _groups(catalogue: Catalogue, cards: Sequence[Card]) -> dict[str, list[Card]]:
    """Cards that belong to Monsters by Monster, the others by type."""
    groups: dict[str, list[Card]] = {}
    for card in cards:
        key = f"type-{card.type}" if card.monster is None else f"monster-{card.monster}"
        groups.setdefault(catalogue.words(key), []).append(card)
    return groups


def _short(catalogue: Catalogue, card: Card) -> Text:
    """Name and cost, or the type where there is no cost to tell."""
    tail = catalogue.words(f"type-{card.type}").lower() if card.cost is None else str(card.cost)
    copies = f" ×{card.copies}" if card.copies > 1 else ""
    return Text.assemble(catalogue.name(card), (f" {tail}{copies}", QUIET))


def _amount(catalogue: Catalogue, cards: Sequence[Card]) -> str:
    total = sum(card.copies for card in cards)
    if total != len(cards):
        return catalogue.words("cards-different", cards=total, different=len(cards))
    return catalogue.words("cards-count", cards=total)


# ---- many cards


def _set(catalogue: Catalogue, set_: str, console: Console) -> None:
    cards = catalogue.pick(set_=set_)
    words = catalogue.words
    console.print(labelled(words, words(f"set-{set_}"), _amount(catalogue, cards)))
    for note in words.several(f"set-{set_}.note"):
        console.print(Text(note, QUIET))
    console.print()
    for card in cards:
        _brief(catalogue, card, (), console)


def _matches(catalogue: Catalogue, found: Sequence[Card], query: Sequence[str], console: Console) -> None:
    """Cards that bear the words in their names first; few of them in full, many as a list."""
    named = [card for card in found if holds_all(catalogue.name(card), query)]
    others = [card for card in found if card not in named]
    for cards in (named, others):
        in_full = len(cards) <= IN_FULL and (cards is named or not named)
        for card in cards:
            (_face if in_full else _brief)(catalogue, card, query, console)
    if len(found) > 1:
        console.print(Text(catalogue.words("cards-count", cards=len(found)) + ".", QUIET))


def _brief(catalogue: Catalogue, card: Card, query: Sequence[str], console: Console) -> None:
    """Name, facts and text; and the note that holds the words, if the text does not."""
    text = catalogue.text(card)
    shown = marked(text, query)
    if query and not spans(text, query):
        for note in (catalogue.timing(card) or "", *catalogue.notes(card)):
            if spans(note, query):
                shown.append("\n").append_text(marked(note, query, QUIET))
    facts = _facts(catalogue, card, with_set=bool(query))
    console.print(Text.assemble(marked(catalogue.name(card), query, "bold"), "  ", (facts, QUIET)))
    console.print(indented(shown))


def _facts(catalogue: Catalogue, card: Card, *, with_set: bool = True) -> str:
    """Cost, type, and where it comes from, on one line."""
    words = catalogue.words
    facts = [
        "" if card.cost is None else words("costs", cost=card.cost),
        words(f"type-{card.type}"),
        words(f"monster-{card.monster}") if card.monster else words(f"set-{card.set}") if with_set else "",
        words("copies", copies=card.copies) if card.copies > 1 else "",
    ]
    return " · ".join(fact for fact in facts if fact)


# ---- one card


def _face(catalogue: Catalogue, card: Card, query: Sequence[str], console: Console) -> None:
    """A card with everything we know about it."""
    words = catalogue.words
    body: list[RenderableType] = [marked(catalogue.text(card), query)]
    timing = catalogue.timing(card)
    if timing:
        body += ["", labelled(words, words("timing"), marked(timing, query))]
    notes = catalogue.notes(card)
    if notes:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for note in notes:
            grid.add_row(Text("•"), marked(note, query))
        body += ["", Text(words("notes"), "bold"), grid]
    pieces = [f"{words(f'token-{name}')} ×{number}" for name, number in card.tokens.items()]
    pieces += [words(f"piece-{name}") for name in card.uses]
    if pieces:
        body += ["", labelled(words, words("tokens"), ", ".join(pieces))]
    aliases = catalogue.aliases(card)
    small = [words("also-called", names=", ".join(aliases))] if aliases else []
    small += [words("source", provenance=words(f"provenance-{card.provenance}"), confidence=card.confidence)]
    body += ["", Text(" ".join(small), QUIET)]
    page.panel(console, Text(catalogue.name(card), "bold"), body, _facts(catalogue, card))
