"""A map as a text picture: hexes as a wall of bricks, in which neighbours touch; other spaces where they lie.

A map that does not fit the terminal is listed, space by space, with what is next to it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kaiju.cli.page import QUIET, indented
from kaiju.games.common.shown import MapView, PieceView, SpaceView
from kaiju.rulebook import Words
from kaiju.rulebook.telling import Cast, phrase, tell_thing

Marks = dict[tuple[str, int | str], list[int]]
"""The numbers of the options that point to a space or a piece, by what it is and its id."""

ROW = sqrt(3) / 2
"""The rows of a field of hexes lie so far apart."""

WIDEST, NARROWEST = 16, 9
"""How many columns a space may have, and how few."""
LINES = 4
"""How many lines a step down has on a map that is no field of hexes."""


class Canvas:
    """A sheet of letters, each with its style."""

    def __init__(self) -> None:
        self.letters: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, row: int, column: int, text: Text) -> None:
        for place, letter in enumerate(text.plain):
            style = next((str(s.style) for s in text.spans if s.start <= place < s.end), str(text.style))
            self.letters[row, column + place] = (letter, style)

    def line(self, row: int) -> Text:
        columns = [column for r, column in self.letters if r == row]
        shown = Text(no_wrap=True)
        for column in range(max(columns, default=-1) + 1):
            shown.append(*self.letters.get((row, column), (" ", "")))
        return shown

    def shown(self) -> Group:
        return Group(*map(self.line, range(max((row for row, _ in self.letters), default=-1) + 1)))


class Drawing:
    """One map on its way into the terminal."""

    def __init__(
        self, shown: MapView, words: Words, cast: Cast, marks: Marks, emblem: Callable[[int], Text]
    ) -> None:
        self.map = shown
        self.words = words
        self.cast = cast
        self.marks = marks
        self.emblem = emblem
        self.pieces: dict[int, list[PieceView]] = {space.id: [] for space in shown.spaces}
        for piece in shown.pieces:
            self.pieces[piece.at].append(piece)

    # ---- words

    def name(self, space: SpaceView) -> str:
        return self.words.first(f"space-{space.name}") or space.name.replace("_", " ")

    def said(self, piece: PieceView) -> str:
        return tell_thing(self.words, piece.say, piece.args, self.cast)

    def sign(self, piece: PieceView) -> Text:
        """A piece in two letters: whose it is, and the first letter of what it is."""
        owner = self.emblem(piece.seat) if piece.seat >= 0 else Text("·", QUIET)
        return Text.assemble(owner, self.said(piece)[:1].lower())

    def number(self, what: str, name: int | str) -> Text:
        """The numbers by which something can be answered."""
        return Text(",".join(map(str, self.marks.get((what, name), []))), "bold")

    def titled(self, space: SpaceView) -> Text:
        number = self.number("space", space.id)
        return Text.assemble(number, " " if number else "", self.name(space))

    def load(self, space: SpaceView) -> Text:
        """What lies on a space."""
        parts = [
            Text.assemble(self.number("piece", piece.id), self.sign(piece)) for piece in self.pieces[space.id]
        ]
        return Text(" ").join(parts)

    def legend(self) -> RenderableType:
        """What the signs of the pieces stand for."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        signs: dict[tuple[int, str], list[PieceView]] = {}
        for piece in self.map.pieces:
            signs.setdefault((piece.seat, self.sign(piece).plain), []).append(piece)
        for (seat, _), pieces in signs.items():
            said = phrase(self.words, list(dict.fromkeys(map(self.said, pieces))))
            whose = f"{self.words('label', name=self.cast.names[seat])} " if seat >= 0 else ""
            grid.add_row(self.sign(pieces[0]), Text(f"{whose}{said}", QUIET))
        return indented(grid)

    # ---- pictures

    def bricks(self, width: int) -> Canvas | None:
        """Hexes as bricks: each touches the two beside it and four above and below."""
        left = min(space.x for space in self.map.spaces)
        top = min(space.y for space in self.map.spaces)
        across = max(space.x for space in self.map.spaces) - left + 1
        wide = min(WIDEST, int((width - 1) / across)) // 2 * 2
        if wide < NARROWEST - 1:
            return None
        canvas = Canvas()
        inside: list[tuple[int, int, SpaceView]] = []
        for space in self.map.spaces:
            row, column = round((space.y - top) / ROW) * 3, round((space.x - left) * wide)
            inside.append((row, column, space))
            for edge in (row, row + 3):
                canvas.write(edge, column, Text("·" + "─" * (wide - 1) + "·", QUIET))
            for line in (row + 1, row + 2):
                canvas.write(line, column, Text("│", QUIET))
                canvas.write(line, column + wide, Text("│", QUIET))
        for row, column, _ in inside:  # the corners of the row below may have been drawn over
            for edge in (row, row + 3):
                canvas.write(edge, column, Text("·", QUIET))
                canvas.write(edge, column + wide, Text("·", QUIET))
        for row, column, space in inside:
            canvas.write(row + 1, column + 1, cut(self.titled(space), wide - 1))
            canvas.write(row + 2, column + 1, cut(self.load(space), wide - 1))
        return canvas

    def places(self, width: int) -> Canvas | None:
        """Spaces where they lie, with a dot halfway between neighbours; None where they would cover each other."""
        left = min(space.x for space in self.map.spaces)
        top = min(space.y for space in self.map.spaces)
        across = max(space.x for space in self.map.spaces) - left + 1
        for wide in range(min(WIDEST + 4, int(width / across)), NARROWEST - 1, -1):
            room = wide * 7 // 10
            at = {
                space.id: (round((space.y - top) * LINES), round((space.x - left) * wide))
                for space in self.map.spaces
            }
            if all(apart(a, b, room) for a in at.values() for b in at.values() if a is not b):
                return self.placed(at, room)
        return None

    def placed(self, at: dict[int, tuple[int, int]], room: int) -> Canvas:
        canvas = Canvas()
        for space in self.map.spaces:
            row, column = at[space.id]
            for other in space.near:
                between = ((row + at[other][0] + 1) // 2, (column + at[other][1] + room) // 2)
                canvas.write(*between, Text("·", QUIET))
        for space in self.map.spaces:
            row, column = at[space.id]
            for line, text in enumerate((self.titled(space), self.load(space))):
                shown = cut(text, room)
                canvas.write(row + line, column, Text(" " * room))
                canvas.write(row + line, column + (room - len(shown)) // 2, shown)
        return canvas

    def listed(self) -> RenderableType:
        """Space by space: its name, what lies on it, and what is next to it."""
        names = {space.id: self.name(space) for space in self.map.spaces}
        lines = []
        for space in self.map.spaces:
            near = phrase(self.words, [names[other] for other in space.near])
            pieces = self.load(space)
            line = Text.assemble(self.titled(space), "  " if pieces else "", pieces)
            line.append(f"  {self.words('near-spaces', spaces=near)}" if near else "", QUIET)
            lines.append(line)
        return Group(*lines)


def apart(a: tuple[int, int], b: tuple[int, int], room: int) -> bool:
    """Whether two spaces do not cover each other: each has two lines."""
    return abs(a[0] - b[0]) >= 2 or abs(a[1] - b[1]) > room


def cut(text: Text, room: int) -> Text:
    """A text that fits, with a sign that there was more."""
    if len(text) <= room:
        return text
    shown = text[: room - 1]
    shown.append("…")
    return shown


def draw_map(
    shown: MapView, words: Words, cast: Cast, width: int, marks: Marks, emblem: Callable[[int], Text]
) -> RenderableType:
    """The map, with the numbers of what can be answered in their places."""
    drawing = Drawing(shown, words, cast, marks, emblem)
    if not shown.spaces:
        return Text("")
    hexes = all(space.shape == "hex" for space in shown.spaces)
    canvas = drawing.bricks(width - 2) if hexes else drawing.places(width - 2)
    picture: RenderableType = indented(drawing.listed() if canvas is None else canvas.shown())
    # Above a question it is the places that matter; the signs were explained with the table.
    return Group(picture, drawing.legend()) if shown.pieces and not marks else picture
