"""Which Kaiju this is: two processes that share the work of a study must play by the same code."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

PLAYING = ("engine", "games", "bots", "study")
"""The rooms that decide how a game goes and what is written down of it."""

READ = (".py", ".json", ".toml")
"""What they are made of. Plain and compiled builds are made of the same files, and play the same games."""


@lru_cache(maxsize=1)
def code_digest() -> str:
    """A digest of the code and data that play and count games in this process."""
    total = hashlib.blake2b(digest_size=8)
    house = Path(__file__).parents[1]
    for room in PLAYING:
        for path in sorted((house / room).rglob("*")):
            if path.suffix in READ:
                total.update(path.relative_to(house).as_posix().encode() + b"\n" + path.read_bytes())
    return total.hexdigest()
