"""Views, events and questions as text.

:class:`Picture` can show every game on the shelf: it lists what a view holds. A game that deserves better has its own
picture in `cli/pictures/`, which overrides what it wants to draw.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kaiju.cli.answers import bounds, default, first_other, number_of, typed
from kaiju.cli.maps import Marks, draw_map
from kaiju.cli.page import QUIET, indented
from kaiju.engine.declaration import Declaration, figures, standings
from kaiju.engine.events import Event
from kaiju.engine.questions import Option, Question
from kaiju.games.common.shown import MapView
from kaiju.rulebook import Words
from kaiju.rulebook.telling import TAKEN, YOU, Cast, Told, phrase, tell_event, who

# The terminal's own colours, so that they suit light and dark ones alike. Shape comes first, colour second.
HEART = "red"
ENERGY = "green"
SMASH = "magenta"
VP = "yellow"
SIGNS = {"♥": HEART, "↯": ENERGY, "✸": SMASH, "★": VP}

EMBLEMS = (
    ("●", "red"),
    ("■", "blue"),
    ("▲", "yellow"),
    ("◆", "green"),
    ("⬢", "magenta"),
    ("✚", "bright_magenta"),
)
"""A seat is a shape and a colour."""

STRIP = "bold reverse"
NARROW = 60
READABLE = 110
"""Lines are not drawn out further than this, however wide the terminal is."""


def emblem(seat: int) -> Text:
    """The sign of a seat; of whoever acts without one, a plain diamond."""
    return Text(*EMBLEMS[seat % len(EMBLEMS)]) if seat >= 0 else Text("◇")


def coloured(text: str, style: str = "") -> Text:
    """Text with our signs in their colours."""
    shown = Text(text, style)
    for sign, colour in SIGNS.items():
        shown.highlight_words([sign], colour)
    return shown


def dotted(things: Sequence[Text]) -> Text:
    """Things on a line, with quiet dots between them."""
    line = Text()
    for place, thing in enumerate(things):
        line.append(" · " if place else "", QUIET).append_text(thing)
    return line


def called(player: str, words: Words) -> str:
    """What a player is called on the screen: the word that one types for oneself is said in the reader's language."""
    return words(YOU) if player == YOU else player


class Picture:
    """How a game looks: this one shows whatever there is."""

    def __init__(self, words: Words, players: Sequence[str]) -> None:
        self.words = words
        self.players = tuple(called(name, words) for name in players)
        self.title = words.first("game") or (words.game or "").replace("_", " ").title()
        self.declared = declared_by(words)

    # ---- who is who

    def names(self, view: Any) -> tuple[str, ...]:
        """What the seats are called in sentences: by their figures, or as the players are called."""
        figure = self.declared.figure
        if view is not None and figure is not None:
            return tuple(
                self.words.first(f"{figure.key}-{who}") or who for who in figures(self.declared, view)
            )
        taken = {*TAKEN, called(YOU, self.words)}
        return tuple(
            self.words("seat-number", seat=seat) if name in taken or self.players.count(name) > 1 else name
            for seat, name in enumerate(self.players, 1)
        )

    def cast(self, view: Any, you: int) -> Cast:
        return Cast(self.names(view), you)

    # ---- the table

    def table(self, view: Any, you: int, console: Console, *, brief: bool = False) -> RenderableType:
        """The table as `you` sees it; briefly, without what was shown before and has not changed."""
        facts = Table.grid(padding=(0, 2, 0, 0))
        lists: list[RenderableType] = []
        for name, value in msgspec.to_builtins(view).items():
            title = name.replace("_", " ")
            if name == "map" and isinstance(getattr(view, name), MapView):
                lists.append(self.map(view, you, console, {}))
            elif isinstance(value, list) and value and isinstance(value[0], dict):
                lists += [Text(title, "bold"), self._rows(value, console)]
            else:
                facts.add_row(Text(title, QUIET), Text(self._plain(value)))
        return Group(Rule(self.title, style=QUIET, align="left"), facts, *lists)

    def _rows(self, rows: Sequence[dict[str, Any]], console: Console) -> RenderableType:
        if console.width < NARROW:
            lines = ["  ".join(f"{k} {self._plain(v)}" for k, v in row.items()) for row in rows]
            return indented(Group(*map(Text, lines)))
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for name in dict.fromkeys(name for row in rows for name in row):
            table.add_column(name.replace("_", " "))
        for row in rows:
            table.add_row(
                *(self._plain(row.get(str(column.header).replace(" ", "_"))) for column in table.columns)
            )
        return table

    def _plain(self, value: Any) -> str:
        if isinstance(value, list):
            return ", ".join(map(self._plain, value)) or "–"
        if isinstance(value, dict):
            return " ".join(map(self._plain, value.values()))
        if isinstance(value, str):
            figure = self.declared.figure
            keys = [f"card-{value}", *([f"{figure.key}-{value}"] if figure is not None else [])]
            named = self.words.first(*keys) if value.isidentifier() else None
            return named or value or "–"
        return "–" if value is None else str(value)

    def map(self, view: Any, you: int, console: Console, marks: Marks) -> RenderableType:
        """The map of a game that has one, with the numbers of what can be answered."""
        return draw_map(view.map, self.words, self.cast(view, you), console.width, marks, emblem)

    def pointed(self, view: Any, question: Question, console: Console) -> RenderableType | None:
        """The map with the numbers of the options that point to its spaces and pieces, if any do."""
        if not isinstance(getattr(view, "map", None), MapView):
            return None
        marks: Marks = {}
        for number, option in numbered(question):
            if option.at is not None and option.at.what in ("space", "piece"):
                marks.setdefault((option.at.what, option.at.id), []).append(number)
        return self.map(view, question.seat, console, marks) if marks else None

    def scene(self, view: Any) -> object:
        """What the table shows, for telling whether it has changed enough to be shown again."""
        return view

    def beside(self, view: Any, question: Question, console: Console) -> RenderableType | None:
        """What is drawn right above a question: dice, a hand of cards."""
        return None

    # ---- what happened

    def quiet(self, event: Event) -> bool:
        """Whether an event may be left out where the story is told briefly: the verdict tells the last one."""
        return event.kind == self.declared.ending

    def standings(self, view: Any, winners: list[int]) -> RenderableType:
        """How a finished game stands, in the columns that the game declares."""
        names = self.names(view)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in standings(self.declared, view, winners):
            name = Text.assemble(" ", emblem(row.seat), " ", (names[row.seat], "bold" if row.won else ""))
            cells = [name]
            if self.players[row.seat] != names[row.seat]:
                cells.append(Text(self.players[row.seat], QUIET))
            for column, value in zip(self.declared.columns, row.values, strict=True):
                head = self.words.first(f"column-{column.key}.sign", f"column-{column.key}") or column.key
                cells.append(coloured(f"{head} {value}"))
            state = self.words("winner") if row.won else self.words("eliminated") if row.out else ""
            grid.add_row(*cells, Text(state, "bold" if row.won else QUIET))
        return grid


# ---- events


def declared_by(words: Words) -> Declaration:
    """What the game says of itself whose words these are."""
    assert words.declared is not None, "a picture is of a game on the shelf"
    return words.declared


def begins_turn(event: Event, told: Declaration) -> bool:
    """Whether a turn begins with this event."""
    return event.kind == told.turn.event


def turn_of(event: Event, told: Declaration) -> int:
    """Which turn begins with this event; 0 when none does."""
    return int(getattr(event, told.turn.count)) if begins_turn(event, told) else 0


def heading(event: Event, cast: Cast, words: Words) -> Text | None:
    """The line that a turn begins with, if this event begins one."""
    told = declared_by(words)
    if not begins_turn(event, told):
        return None
    seat, turn = getattr(event, told.turn.seat), getattr(event, told.turn.count)
    line = Text.assemble(emblem(seat), " ", (words("turn-heading", seat=who(words, cast, seat)), "bold"))
    line.append(f" · {words('turn-number', turn=turn)}", QUIET)
    if getattr(event, "extra", False):
        line.append(f" · {words('extra-turn')}", QUIET)
    return line


def story(
    events: Iterable[Event], picture: Picture, cast: Cast, console: Console, *, brief: bool = True
) -> list[RenderableType]:
    """Events as lines: a heading for each turn, a sentence for each event, its rule at the edge."""
    words = picture.words
    lines: list[RenderableType] = []
    for event in events:
        head = heading(event, cast, words)
        if head is not None:
            lines.append(head)
        elif not (brief and picture.quiet(event)):
            lines.append(_sentence(tell_event(words, event, cast), event.rule, console))
    return lines


def _sentence(text: str, rule: str, console: Console) -> RenderableType:
    shown = coloured(text)
    if not rule:
        return indented(shown)
    if console.width < 72:
        return indented(Text.assemble(shown, "  ", (rule, QUIET)))
    grid = Table.grid(expand=True, padding=(0, 0, 0, 2))
    grid.width = min(console.width - 2, READABLE)
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_row(shown, Text(rule, QUIET))
    return Padding(grid, (0, 0, 0, 2))


def ending(events: Sequence[Event], picture: Picture, view: Any, you: int) -> list[RenderableType]:
    """How a game ended, loud, and how everybody stands."""
    told = verdict(events, picture, picture.cast(view, you))
    winners: list[int] = getattr(events[-1], "winners", []) if told else []
    return [*told, picture.standings(view, winners)]


def verdict(events: Sequence[Event], picture: Picture, cast: Cast) -> list[RenderableType]:
    """Who won and why, if the game is over: the story leaves its last event to this."""
    if not events or events[-1].kind != picture.declared.ending:
        return []
    return [Padding(tell_event(picture.words, events[-1], cast), (0, 1), style=STRIP)]


# ---- questions


def ask(
    question: Question, told: Told, picture: Picture, view: Any, console: Console, *, brief: bool = False
) -> RenderableType:
    """A question: one loud strip, what it is about, and what can be answered; briefly for those who know how."""
    prompt = coloured(told.prompt)
    if question.rule:
        prompt.append(f"  {question.rule}", "not bold")
    parts: list[RenderableType] = [Padding(prompt, (0, 1), style=STRIP)]
    where = picture.pointed(view, question, console)
    if where is not None:
        parts.append(where)
    drawn = picture.beside(view, question, console)
    if drawn is not None:
        parts.append(drawn)
    if question.form == "choose":
        parts.append(_options(question.options, told.options, 1, question, picture.words))
    else:
        if drawn is None:
            parts.append(_things(question, told, picture.words))
        if question.also:
            parts.append(_options(question.also, told.also, first_other(question), question, picture.words))
        parts.append(_forms(question, picture.words, brief=brief or console.width < NARROW))
    return Group(*parts)


def numbered(question: Question) -> list[tuple[int, Option]]:
    """Everything that can be answered, with the number that people type for it."""
    items = [(number_of(question, place), item) for place, item in enumerate(question.items)]
    return [
        *enumerate(question.options, 1),
        *items,
        *enumerate(question.also, first_other(question)),
    ]


def _options(
    options: Sequence[Option], labels: dict[int, str], first: int, question: Question, words: Words
) -> RenderableType:
    """Numbered options, with what a card does where it is not on the table already."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True, min_width=3)
    meant = default(question)
    shown: set[object] = set()
    for number, option in enumerate(options, first):
        label = coloured(labels[option.answer])
        card = option.args.get("card")
        if card and "slot" not in option.args and card not in shown and words.has(f"card-{card}.text"):
            label.append(f"  {words(f'card-{card}.text')}", QUIET)
            shown.add(card)
        if option is meant:
            label.append(f"  ({words('enter')})", QUIET)
        grid.add_row(Text(str(number), "bold"), label)
    return grid


def _things(question: Question, told: Told, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True, min_width=3)
    for place, label in enumerate(told.items.values()):
        shown = coloured(label)
        if question.form == "amounts":
            shown.append(f"  {words('amount-of', n=question.items[place].of)}", QUIET)
        grid.add_row(Text(str(number_of(question, place)), "bold"), shown)
    return grid


def _forms(question: Question, words: Words, *, brief: bool) -> RenderableType:
    """The ways to answer a question about several things: on one line, or explained one by one."""
    if brief:
        keys = {"subset": "forms-keep" if question.manner == "keep" else "forms-choose"}
        text = words(keys.get(question.form, f"forms-{question.form}"), **bounds(question))
        return Padding(Text(text, QUIET), (0, 0, 0, 2))
    ways = _ways_of_subset(question, words) if question.form == "subset" else _ways(question, words)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True, min_width=7)
    for form, meaning in [*ways, ("?", words("more-help"))]:
        grid.add_row(Text(form, "bold"), Text(meaning, QUIET))
    return grid


def _ways_of_subset(question: Question, words: Words) -> list[tuple[str, str]]:
    keeping = question.manner == "keep"
    roll = typed(words, "roll")[0]
    one, *more = [str(number_of(question, place)) for place in range(len(question.items))] or ["1"]
    ways = [(words("enter"), words("enter-keeps" if keeping else "enter-nothing"))]
    if keeping:
        numbers = " ".join([one, *more[1:2]])
        ways.append((numbers, words("numbers-keep", dice=phrase(words, numbers.split()))))
        if words.has(f"{question.say}.example"):
            ways.append((words(f"{question.say}.example"), words(f"{question.say}.example-text")))
        ways.append((f"{roll} {one}", words("rolls-dice", die=one)))
    else:
        ways.append((" ".join([one, *more[:1]]), words("numbers-choose")))
    return ways


def _ways(question: Question, words: Words) -> list[tuple[str, str]]:
    """Examples of answers in the other forms, made from what there is."""
    numbers = [str(number_of(question, place)) for place in range(len(question.items))]
    ways: list[tuple[str, str]] = []
    if question.form == "order":
        ways.append((words("enter"), words("enter-order")))
        ways.append((" ".join([*numbers[-1:], *numbers[:-1]]), words("numbers-order")))
        return ways
    if question.least == 0:
        ways.append((words("enter"), words("enter-nothing")))
    some = max(question.least, min(2, question.most))
    if question.form == "pick":
        ways.append((" ".join(numbers[:some]), words("numbers-pick", **bounds(question))))
        return ways
    there = [number for number, item in zip(numbers, question.items, strict=True) for _ in range(item.of)]
    taken = there[:some]
    shortly = " ".join(f"{taken.count(number)}x{number}" for number in dict.fromkeys(taken))
    ways.append((shortly, words("numbers-amounts", **bounds(question))))
    ways.append((" ".join(taken), words("numbers-amounts-too")))
    return ways


def turns(events: Sequence[Event], picture: Picture) -> list[list[Event]]:
    """Events cut where turns begin."""
    groups: list[list[Event]] = []
    for event in events:
        if not groups or begins_turn(event, picture.declared):
            groups.append([])
        groups[-1].append(event)
    return groups
