"""Finding words in texts, without minding capitals, accents and hyphens."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

_ALIKE = str.maketrans({"-": " ", "_": " ", "’": "'"})


def fold(text: str) -> str:
    """The text without capitals, accents and hyphens, letter for letter: positions stay the same."""
    return "".join(unicodedata.normalize("NFKD", letter)[0].lower()[0] for letter in text.translate(_ALIKE))


def holds_all(text: str, words: Iterable[str]) -> bool:
    """Whether every word occurs somewhere in the text."""
    folded = fold(text)
    return all(re.search(_pattern(word), folded) for word in words)


def spans(text: str, words: Iterable[str]) -> list[tuple[int, int]]:
    """Where the words occur, for marking them."""
    wanted = [_pattern(word) for word in words if word]
    return [found.span() for found in re.finditer("|".join(wanted), fold(text))] if wanted else []


def _pattern(word: str) -> str:
    """What finds a word, or the beginning of one, in a folded text: `win` finds winners, and nothing that is showing.

    Few keyboards have an œ: `coeur` finds `cœur`.
    """
    start = r"(?<![a-z0-9œ])" if fold(word)[:1].isalnum() else ""
    return start + re.escape(fold(word)).replace("oe", "(?:oe|œ)")


def near(name: str, names: Iterable[str], *, at_most: int = 3) -> tuple[str, ...]:
    """The names that look most like this one, best first."""
    by_fold = {fold(other): other for other in names}
    return tuple(by_fold[match] for match in get_close_matches(fold(name), by_fold, n=at_most, cutoff=0.6))
