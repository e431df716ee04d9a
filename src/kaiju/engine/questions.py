# interpreted
"""Questions as people, bots and clients see them: plain data, JSON by msgspec.

Inside a game a question is a few integers in the state; this is its readable form, built only when somebody looks.
There are five forms, and a client that can show them can play every game:

``choose``   one of the options; the answer is the option's number.
``subset``   any of the items; item *i* counts ``2**i`` and the answer is the sum.
``pick``     from ``least`` to ``most`` of the items.
``amounts``  the items are groups of equal things, ``of`` of each: how many of each, ``least`` to ``most`` in all.
``order``    all items, one after the other.

:mod:`kaiju.engine.forms` turns the last three into whole numbers and back. In every form but the first, options under
``also`` follow after the last combination and have numbers of their own.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Arg = str | int | list[int] | list[str]


Form = Literal["choose", "subset", "pick", "amounts", "order"]

Manner = Literal["", "keep", "shop"]
"""What a question is like, where that helps to answer it.

``keep``: the chosen things of a subset stay as they are, the others are rolled again. ``shop``: something is bought
from what lies open, so one wants to read it.
"""


class At(msgspec.Struct, frozen=True):
    """What an option points to, so that a board can show and click it without knowing any rules.

    A space or a piece by its id on the map or in the view, a card by its id there, a die by its place from 0, a seat
    by its number.
    """

    what: Literal["space", "piece", "card", "die", "seat"]
    id: int | str


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that can be answered, with the words that describe it (a Fluent key and its arguments).

    ``at`` is what it points to, if that can be seen on the table; ``of`` is the size of a group of equal things.
    """

    answer: int
    say: str
    args: dict[str, Arg] = {}
    at: At | None = None
    of: int = 1


class Question(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A question to one seat. ``number`` counts the table's answers, so a late answer can be told apart."""

    number: int
    seat: int
    kind: str
    say: str
    args: dict[str, Arg] = {}
    form: Form = "choose"
    manner: Manner = ""
    options: list[Option] = []
    items: list[Option] = []
    also: list[Option] = []
    count: int
    rule: str = ""
    card: str = ""
    least: int = 0
    most: int = 0

    def answers(self) -> range:
        """All answers that will be accepted."""
        return range(self.count)
