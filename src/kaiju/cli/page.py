"""How the rulebook looks in a terminal: what the pages of rules and cards share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kaiju.rulebook import Words
from kaiju.rulebook.search import spans

FOUND = "bold reverse"
ID = "cyan"
QUIET = "dim"


def narrow(console: Console) -> bool:
    """Whether things that would stand side by side have to stand one below the other."""
    return console.width < 60


def marked(text: str, query: Sequence[str], style: str = "") -> Text:
    """The text with the words looked for marked."""
    shown = Text(text, style)
    for start, end in spans(text, query):
        shown.stylize(FOUND, start, end)
    return shown


def labelled(words: Words, name: str, text: str | Text) -> Text:
    """A text with its name in front."""
    return Text.assemble((words("label", name=name), "bold"), " ", text)


def indented(content: RenderableType, by: int = 2, below: int = 0) -> Padding:
    return Padding(content, (0, 0, below, by), expand=False)


def title(words: Words, console: Console) -> None:
    """The game and its edition."""
    console.print(Text(words("game"), "bold"))
    edition = words.first("game.edition")
    if edition:
        console.print(Text(edition, QUIET))


def panel(console: Console, name: Text, body: Sequence[RenderableType], place: str) -> None:
    """One thing in full, in a frame that names it and says where it belongs."""
    where = Text(place, QUIET)
    tight = narrow(console)
    console.print(
        Panel(
            Group(*body, where) if tight else Group(*body),
            title=name,
            title_align="left",
            subtitle=None if tight else where,
            subtitle_align="right",
            box=box.ROUNDED,
            padding=(0, 1) if tight else (1, 2),
        )
    )


def hints(console: Console, commands: Mapping[str, str]) -> None:
    """What to type next."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for what, command in commands.items():
        if narrow(console):
            grid.add_row(Text(what, QUIET))
            grid.add_row(indented(Text(command)))
        else:
            grid.add_row(Text(what, QUIET), Text(command))
    console.print(grid)
