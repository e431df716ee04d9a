"""The terminal: what it can show, reading a line from it, pausing on it.

Standard input and output may be a terminal, a pipe, a file or closed; the terminal may be narrow, colourless or unable
to show more than ASCII. Everybody else prints to a Rich console and does not think about it.
"""

from __future__ import annotations

import io
import os
import select
import shutil
import sys
import time
import unicodedata
from contextlib import suppress
from typing import IO, TYPE_CHECKING, TextIO, cast

if TYPE_CHECKING:
    from rich.console import Console

PLAIN = str.maketrans(
    {
        "♥": "H", "↯": "E", "✸": "S", "★": "*", "·": ".", "▰": "#", "▱": "-", "▶": ">", "†": "x", "→": ">",
        "●": "1", "■": "2", "▲": "3", "◆": "4", "⬢": "5", "✚": "6",
        "╭": "+", "╮": "+", "╰": "+", "╯": "+", "─": "-", "│": "|", "≈": "~", "•": "*", "×": "x", "…": "...",
        "▂": "_", "▄": "_", "▅": "_", "▆": "_", "█": "#", "▃": "_", "▇": "#",
        "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "œ": "oe", "\xa0": " ",
    }
)  # fmt: skip
"""What stands for our signs where only ASCII can be shown."""

PLAIN_TERMINALS = {"linux"}
"""Terminals that take UTF-8 but whose fonts lack our signs."""


class PlainText(io.TextIOBase):
    """A stream that shows our signs as ASCII."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return "ascii"

    def write(self, text: str) -> int:
        spelled = unicodedata.normalize("NFKD", text.translate(PLAIN))
        bare = "".join(letter for letter in spelled if not unicodedata.combining(letter))
        return self._stream.write(bare.encode("ascii", "replace").decode("ascii"))

    def flush(self) -> None:
        self._stream.flush()

    def isatty(self) -> bool:
        return self._stream.isatty()

    def fileno(self) -> int:
        return self._stream.fileno()


def steady_streams() -> None:
    """Make sure that no letter can stop the program, and that there are streams at all."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (it lives as long as we do)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def shows_signs(stream: TextIO) -> bool:
    """Whether hearts, bolts and boxes can be shown there."""
    encoding = (getattr(stream, "encoding", None) or "ascii").lower().replace("-", "")
    return encoding.startswith("utf") and os.environ.get("TERM") not in PLAIN_TERMINALS


def open_console(*, colour: bool = True, errors: bool = False) -> Console:
    """A console on standard output, or on the error stream."""
    from rich.console import Console

    class Screen(Console):
        """A console that says when nobody reads it any more, instead of ending the program."""

        def on_broken_pipe(self) -> None:
            self.quiet = True
            raise BrokenPipeError

    stream = sys.stderr if errors else sys.stdout
    file = stream if shows_signs(stream) else cast(IO[str], PlainText(stream))
    # Rich takes every dumb terminal for 80 columns; the system knows better.
    width = shutil.get_terminal_size().columns if os.environ.get("TERM") == "dumb" else None
    return Screen(
        file=file,
        no_color=None if colour else True,
        highlight=False,
        markup=False,
        emoji=False,
        width=width,
    )


class Keyboard:
    """Where answers come from: a person who types, or lines in a pipe."""

    def __init__(self, console: Console, *, speed: float = 1.0) -> None:
        self._console = console
        self._speed = speed
        self._hurried = False
        self.typed = sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()
        self.watched = console.is_terminal
        if self.typed and self.watched:
            self._edit_lines()

    def _edit_lines(self) -> None:
        """Arrow keys and history, where the system has them."""
        try:
            import readline
        except ImportError:
            return
        readline.set_auto_history(True)

    def line(self, prompt: str) -> str:
        """The next line. Raises EOFError when there is none; a line from a pipe is shown as if it were typed."""
        if sys.stdin is None or sys.stdin.closed:
            raise EOFError
        self._console.file.flush()
        if self.typed and self.watched:
            if self._hurried:
                self._start_afresh()
            text = input(prompt)
        else:
            self._console.print(prompt, end="")
            self._console.file.flush()
            line = sys.stdin.readline()
            if not line:
                self._console.print()
                raise EOFError
            text = line
        text = "".join(letter for letter in text if letter.isprintable()).strip()
        if not self.typed:
            self._console.print(text[:200], soft_wrap=True)
        return text

    def pause(self, seconds: float) -> None:
        """Give a person time to read; Enter skips this and every pause before the next question."""
        if not (self.watched and self.typed) or self._speed <= 0 or self._hurried:
            return
        try:
            ready, _, _ = select.select([sys.stdin], [], [], seconds / self._speed)
        except (OSError, ValueError):  # no such thing for terminals here
            time.sleep(seconds / self._speed)
            return
        if ready:
            sys.stdin.readline()
            self._hurried = True

    def _start_afresh(self) -> None:
        """Forget what was typed before the question could be read: a stray Enter must not answer it."""
        self._hurried = False
        with suppress(ImportError, OSError, ValueError):
            import termios

            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
