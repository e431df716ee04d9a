# interpreted
"""What can be chosen when a table is opened, as plain data: for forms, help pages and checks."""

from __future__ import annotations

from typing import Literal

import msgspec


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option of a game.

    ``switch`` is on or off, ``one`` takes one of the values, ``several`` any of them, ``each_seat`` one for every
    seat. An empty value leaves it to chance or to the box. ``named`` says by which text a value is called: a value
    ``v`` of ``named="monster"`` by ``monster-v``, the empty one by ``monster-none`` if there is such a text. The
    option itself is called ``option-<name>``, its ``.help`` says what it does.

    Where there are ``picks``, ``one`` also takes a list of them instead of a value; they are called by ``picked`` as
    values are by ``named``, and this way of choosing by ``option-<name>-picks``.
    """

    name: str
    form: Literal["switch", "one", "several", "each_seat"]
    values: list[str] = []
    named: str = ""
    picks: list[str] = []
    picked: str = ""
