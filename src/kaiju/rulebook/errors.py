"""What can go wrong in the rulebook, and whose fault it is.

RulebookError
├── NotFound   the reader asked for something that is not there
└── BadText    our own files are wrong: a word is missing, an entry cannot be read
"""

from __future__ import annotations

from collections.abc import Iterable


class RulebookError(Exception):
    """Anything the rulebook complains about."""


class NotFound(RulebookError, ValueError):
    """There is no such game, rule, card or word. The message is one sentence for the reader."""

    def __init__(self, sentence: str, near: Iterable[str] = ()) -> None:
        super().__init__(sentence)
        self.near = tuple(near)


class BadText(RulebookError):
    """A text that the program needs is missing or broken in the files we ship."""
