"""Draws terminal.svg, the picture of `kaiju play` in the README: `python docs/images/terminal.py`."""

from __future__ import annotations

import io
import re
from html import escape
from pathlib import Path

from rich.cells import cell_len
from rich.color import blend_rgb, parse_rgb_hex
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import kaiju
from kaiju.cli import render
from kaiju.cli.pictures import picture_of
from kaiju.cli.render import turns
from kaiju.rulebook import Words
from kaiju.rulebook.telling import tell_question

HERE = Path(__file__).parent
WIDTH = 96
YOU = 0
PLAYERS = ("you", "greedy", "greedy", "random", "greedy")
TYPED = "smash 3s"

POSITION = {
    "monsters": [
        {"monster": "gigazaur", "hearts": 6, "energy": 4, "vp": 11, "cards": ["even_bigger", "spiked_tail"]},
        {"monster": "the_king", "hearts": 3, "energy": 1, "vp": 14, "place": "city", "cards": ["urbavore"]},
        {
            "monster": "cyber_kitty",
            "hearts": 9,
            "energy": 7,
            "vp": 6,
            "cards": [{"card": "smoke_cloud", "counters": 2}],
        },
        {"monster": "pumpkin_jack", "hearts": 5, "energy": 0, "vp": 9, "place": "bay", "shrink": 1},
        {"monster": "space_penguin", "hearts": 8, "energy": 3, "vp": 7, "cards": ["poison_spit"]},
    ],
    "active": 4,
    "market": ["wings", "corner_store", "giant_brain"],
    "deck": ["nova_breath"],
    "script": "smash smash energy energy heart 1 3 smash 2 3 smash energy".split(),
}
ANSWERS = iter((0b111111, 1, 0, 2, 0))
"""Space Penguin keeps all dice, The King Yields, Pumpkin Jack stays, Space Penguin buys one card."""

# Our inks at night, in the order black, red, green, yellow, blue, magenta, cyan, white.
INKS = [
    (0x2A, 0x21, 0x50), (0xFF, 0x6F, 0x5E), (0x3F, 0xCF, 0x9F), (0xFF, 0xBF, 0x3F),
    (0x86, 0xB6, 0xFF), (0xD9, 0x9B, 0xE3), (0x63, 0xCF, 0xCF), (0xF8, 0xEC, 0xD0),
]  # fmt: skip
NIGHT = TerminalTheme(
    (0x17, 0x11, 0x2C), (0xF8, 0xEC, 0xD0), INKS, [*INKS[:5], (0xF8, 0xB9, 0xCC), *INKS[6:]]
)
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
CELL, LINE, EDGE = 9, 19, 14


def scene() -> Console:
    """A turn of Space Penguin, then yours."""
    console = Console(
        record=True, file=io.StringIO(), width=WIDTH, height=50, force_terminal=True, highlight=False
    )
    words = Words("king_of_tokyo")
    picture = picture_of("king_of_tokyo", words, PLAYERS)
    table = kaiju.scenario("king-of-tokyo", POSITION)
    question = table.question
    while question is not None and question.seat != YOU:
        table.answer(question.seat, next(ANSWERS))
        question = table.question
    assert question is not None
    view = table.view(YOU)
    cast = picture.cast(view, YOU)
    for group in turns(table.news(YOU)):
        console.print(*render.story(group, picture, cast, console), sep="\n")
        console.print()
    console.print(picture.table(view, YOU, console))
    console.print(
        render.ask(question, tell_question(words, question, cast), picture, view, console, brief=True)
    )
    console.print(Text(f"{words('prompt', name='you')} {TYPED}"), Text(" ", "reverse"), sep="", end="")
    return console


def drawn(console: Console) -> str:
    """The recorded text as SVG, every word at its own place, so that no font can push the columns apart."""
    paper, ink = (colour.hex for colour in (NIGHT.background_color, NIGHT.foreground_color))
    rows = list(Segment.split_lines(console._record_buffer))
    marks: list[str] = []
    for row, segments in enumerate(rows):
        column, top = 0, row * LINE
        for segment in segments:
            style = segment.style or Style()
            front, back = ink, ""
            if style.color and not style.color.is_default:
                front = style.color.get_truecolor(NIGHT).hex
            if style.reverse:
                front, back = paper, front
            elif style.dim:
                front = blend_rgb(NIGHT.background_color, parse_rgb_hex(front[1:]), 0.62).hex
            if back:
                width = CELL * segment.cell_length + 0.5  # no hairline between neighbours
                marks.append(
                    f'<rect x="{column * CELL}" y="{top}" width="{width}" height="{LINE}" fill="{back}"/>'
                )
            for found in re.finditer(r"\S+", segment.text):
                x = (column + cell_len(segment.text[: found.start()])) * CELL
                bold = ' font-weight="bold"' if style.bold else ""
                marks.append(
                    f'<text x="{x}" y="{top + 14}" textLength="{cell_len(found[0]) * CELL}" fill="{front}"{bold}>'
                    f"{escape(found[0])}</text>"
                )
            column += segment.cell_length
    width, height = WIDTH * CELL + 2 * EDGE, len(rows) * LINE + 2 * EDGE
    return "\n".join(
        [
            f'<svg viewBox="{-EDGE} {-EDGE} {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img"',
            ' aria-label="A game of King of Tokyo in the terminal">',
            f'<rect x="{-EDGE}" y="{-EDGE}" width="{width}" height="{height}" rx="10" fill="{paper}"/>',
            f'<g font-family="{FONTS}" font-size="15" lengthAdjust="spacingAndGlyphs">',
            *marks,
            "</g></svg>\n",
        ]
    )


if __name__ == "__main__":
    (HERE / "terminal.svg").write_text(drawn(scene()), encoding="utf-8")
