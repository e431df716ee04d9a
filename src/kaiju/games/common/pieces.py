"""Pieces by name: what stands for a card outside the rules, where the numbers of cards mean nothing."""

from __future__ import annotations


def piece_names(numbers: list[int], keys: list[str]) -> dict[int, str]:
    """A name for every one of these cards: its key, and for a second copy of the same card its key with ``#2``."""
    seen: dict[str, int] = {}
    names: dict[int, str] = {}
    for number in numbers:
        key = keys[number]
        nth = seen.get(key, 0) + 1
        seen[key] = nth
        names[number] = key if nth == 1 else f"{key}#{nth}"
    return names
