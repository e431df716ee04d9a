# interpreted
"""Questions as people, bots and clients see them: plain data, JSON by msgspec.

Inside a game a question is a few integers in the state; this is its readable form, built only when somebody looks.
There are two forms, and a client that can show both can play every game:

``choose``  one of the options; the answer is the option's number.
``subset``  any of the items; item *i* counts ``2**i`` and the answer is the sum. Options under ``also`` follow
            after the last subset and have numbers of their own.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Arg = str | int | list[int] | list[str]


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that can be answered, with the words that describe it (a Fluent key and its arguments)."""

    answer: int
    say: str
    args: dict[str, Arg] = {}


class Question(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A question to one seat. ``number`` counts the table's answers, so a late answer can be told apart."""

    number: int
    seat: int
    kind: str
    say: str
    args: dict[str, Arg] = {}
    form: Literal["choose", "subset"] = "choose"
    options: list[Option] = []
    items: list[Option] = []
    also: list[Option] = []
    count: int
    rule: str = ""
    card: str = ""

    def answers(self) -> range:
        """All answers that will be accepted."""
        return range(self.count)
