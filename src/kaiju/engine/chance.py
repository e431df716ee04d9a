"""Chance, of two kinds.

*Seeded*: one small integer in the state, stepped by a multiply-with-carry generator. The state of the generator stays
below 2**61, so it is a machine integer everywhere. It is quick, easy to copy and to write down, and predictable to
whoever has seen a few results of it: right for simulations, tests and searches. Seeds are mixed, because small raw
numbers give poor first results.

*Keyed*: results come by BLAKE2b from a key of at least 128 bits. Whoever has seen any number of them can foresee none:
right for live tables, which take a fresh key with every answer. Records hold the keys, so they replay exactly.
A *named* key (``n`` before its digits) is never used itself: every use of it has a key of its own, made from what it is
for (whom the seats play, a roll, a pile) and how many there were before. Keys without the letter are of older tables:
their results are counted through, whatever they are for.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

LOW: Final[i64] = 0xFFFFFFFF
FACTOR: Final[i64] = 536870598  # FACTOR * 2**32 - 1 is a safe prime
_MASK64: Final = (1 << 64) - 1
SEED_BITS: Final = 60
HEX: Final = "0123456789abcdef"
NAMED: Final = "n"
"""Before the digits of a key from which every use has a key of its own."""


def is_key(text: str) -> bool:
    """Whether this is a key of chance: 32 to 64 small hexadecimal digits, which is 128 to 256 bits, maybe named."""
    digits = text[1:] if text.startswith(NAMED) else text
    return 32 <= len(digits) <= 64 and all(digit in HEX for digit in digits)


def named(digits: str) -> str:
    """The named key of these digits."""
    return NAMED + digits


def key_for(key: str, purpose: str, use: int) -> bytes:
    """The key of one use of a named key: nothing that comes of it tells anything of another."""
    return blake2b(
        digest_size=32, key=key[1:].encode(), salt=use.to_bytes(8, "big"), person=purpose.encode()
    ).digest()


def named_roll(key: str, use: int) -> int:
    """The result of one roll or draw: a whole number below 2**64."""
    return int.from_bytes(key_for(key, "roll", use)[:8], "big")


def named_pile(key: str, use: int, count: int) -> list[int]:
    """Results for one pile that is shuffled."""
    own = key_for(key, "pile", use)
    found: list[int] = []
    while len(found) < count:
        digest = blake2b(len(found).to_bytes(8, "big"), key=own).digest()
        found += [int.from_bytes(digest[at : at + 8], "big") for at in range(0, 8 * BLOCK, 8)]
    return found[:count]


def mix(seed: int | str) -> int:
    """Turn any whole number into a good first state (one splitmix64 step), or any key (its BLAKE2b)."""
    if isinstance(seed, str):
        if seed.startswith(NAMED):
            short = int.from_bytes(key_for(seed, "seating", 0)[:8], "big")
        else:
            short = int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big")
        return (short & ((1 << SEED_BITS) - 1)) | 1
    z = (seed + 0x9E3779B97F4A7C15) & _MASK64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK64
    z ^= z >> 31
    return (z & ((1 << SEED_BITS) - 1)) | 1


def even(state: int, n: int) -> int:
    """A number from 0 to n - 1 for a state, also where n is too big for :func:`below`."""
    return (mix(state) >> 1) % n  # the lowest bit of a mixed number is always set


def step(state: i64) -> i64:
    """The next state of the generator."""
    return (state & LOW) * FACTOR + (state >> 32)


def below(state: i64, n: i64) -> i64:
    """The number from 0 to n-1 that this state stands for."""
    return (((state ^ (state >> 32)) & LOW) * n) >> 32


BLOCK: Final = 8
"""How many results one hash gives."""


def keyed_block(key: str, number: int) -> list[int]:
    """The results of a key, eight at a time: whole numbers below 2**64."""
    found = blake2b(number.to_bytes(8, "big"), key=key.encode()).digest()
    return [int.from_bytes(found[at : at + 8], "big") for at in range(0, 8 * BLOCK, 8)]
