# compiled
"""Games that are solved without their cards: how their tables are read (``tools/solve_*.py`` write them)."""

from __future__ import annotations

import sys
from array import array
from pathlib import Path
from typing import Final

STEPS: Final = 256.0
"""Log odds are whole numbers of this part."""


def read_odds(file: Path) -> list[int]:
    """The log odds of a table, in steps: 16 bits each, the lower byte first."""
    found = array("h")
    found.frombytes(file.read_bytes())
    if sys.byteorder == "big":
        found.byteswap()
    return list(found)
