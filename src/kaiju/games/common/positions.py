# interpreted
"""What positions of dice games have in common: ranges and die faces, with everything wrong noted in one list."""

from __future__ import annotations

from collections.abc import Sequence

CHANCE = "chance"
"""Stands in a script for a die that is left to chance."""


def ranged(what: str, n: int, least: int, most: int, faults: list[str]) -> int:
    """A number that must lie in a range; if it does not, that is noted, and the nearest one taken to go on with."""
    if least <= n <= most:
        return n
    faults.append(f"{what} must be from {least} to {most}, not {n}.")
    return min(max(n, least), most)


def faces(names: list[str], known: Sequence[str], faults: list[str], script: bool = False) -> list[int]:
    """Die faces by name; in a script, -1 for those left to chance."""
    out: list[int] = []
    for name in names:
        if script and name == CHANCE:
            out.append(-1)
        elif name in known:
            out.append(known.index(name))
        else:
            faults.append(f"{name!r} is not a die face; the faces are {', '.join(known)}.")
            out.append(0)
    return out


def script_of(rigged: list[int], known: Sequence[str]) -> list[str]:
    """A script by the names of its faces."""
    return [known[face] if 0 <= face < len(known) else CHANCE for face in rigged]
