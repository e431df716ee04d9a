# interpreted
"""What studies want to know of a finished game, besides who won, why and in how many turns.

A game names its facts in its declaration and tells them in ``Game.facts``; studies group and add up by the names::

    Facts(groups=("boss", "side"), numbers=("rounds",))
    Found(groups={"boss": "lavalord", "side": "red"}, numbers={"rounds": 9})
"""

from __future__ import annotations

import msgspec


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The names of the facts.

    ``groups`` tell games apart, such as the Boss or the layout; a value ``v`` of the group ``boss`` is called by the
    text ``boss-v``, if there is one. ``players`` may stand among them and needs no telling. ``numbers`` are what a
    table has come to, such as its rounds; ``each_seat`` what every seat has, first the whole, then what it is made of.
    """

    groups: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    each_seat: tuple[str, ...] = ()


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts of one finished game: values of its groups, its numbers, and those of each seat."""

    groups: dict[str, str] = {}
    numbers: dict[str, int] = {}
    seats: list[dict[str, int]] = []


PLAYERS = "players"
"""The group that every game has: how many seats there were."""


def faults_of_facts(named: Facts, found: Found, seats: int) -> list[str]:
    """What of the facts of a finished game is not as they were named, as sentences."""
    out: list[str] = []
    wanted = [group for group in named.groups if group != PLAYERS]
    if sorted(found.groups) != sorted(wanted):
        out.append(f"The facts have the groups {sorted(found.groups)}, not {sorted(wanted)}.")
    if sorted(found.numbers) != sorted(named.numbers):
        out.append(f"The facts have the numbers {sorted(found.numbers)}, not {sorted(named.numbers)}.")
    if named.each_seat and len(found.seats) != seats:
        out.append(f"The facts tell of {len(found.seats)} seats, not of {seats}.")
    out += [
        f"The facts of seat {seat} have {sorted(numbers)}, not {sorted(named.each_seat)}."
        for seat, numbers in enumerate(found.seats)
        if sorted(numbers) != sorted(named.each_seat)
    ]
    return out
