"""What people type, as answers.

A `choose` question takes the number of an option, or words that fit only one. A `subset` question takes the numbers of
things; dice also by what they show: `s s h` is two smash and a heart, `hearts` or `3s` all dice that show it. Where
dice are kept, `keep` and `roll` say which side is meant.

The words are the language's own (`typed-keep` and so on in its texts); numbers work everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from kaiju.engine.questions import Option, Question
from kaiju.rulebook import Words
from kaiju.rulebook.search import fold, holds_all
from kaiju.rulebook.telling import Told

KEEPING = frozenset({"keep_dice"})
"""Questions whose chosen things are kept, and the others rolled."""

ENTER = frozenset("opt-done opt-go-on opt-let-be opt-none opt-not-now opt-put-back opt-no opt-leave".split())
"""What Enter alone answers, if it is offered: whatever leaves things as they are and hurts nobody."""


class Unclear(Exception):
    """The typed line is no answer; the text says why."""


def typed(words: Words, word: str) -> list[str]:
    """The ways to type a word, as the language lists them."""
    return words(f"typed-{word}").split()


def read_answer(text: str, question: Question, told: Told, words: Words) -> int:
    """The answer a line means; Unclear when it means none."""
    if question.form == "subset":
        return _subset(text, question, words)
    return _choice(text, question, told, words)


def default(question: Question) -> Option | int | None:
    """What Enter alone means: an option, a subset, or nothing."""
    if question.form == "subset":
        return (1 << len(question.items)) - 1 if question.kind in KEEPING else 0
    return next((option for option in question.options if option.say in ENTER), None)


# ---- one of some options


def _choice(text: str, question: Question, told: Told, words: Words) -> int:
    options = question.options
    if not text:
        meant = default(question)
        if isinstance(meant, Option):
            return meant.answer
        raise Unclear(words("unclear-empty", n=len(options)))
    if text.isascii() and text.isdecimal():
        number = int(text[:9])
        if 1 <= number <= len(options):
            return options[number - 1].answer
        raise Unclear(words("unclear-number", n=len(options)))
    wanted = fold(text)
    tests = (
        lambda label: label == wanted,
        lambda label: label.startswith(wanted),
        lambda label: len(wanted) > 2 and holds_all(label, wanted.split()),
    )
    for fits in tests:
        found = [answer for answer, label in told.options.items() if fits(fold(label))]
        if len(found) == 1:
            return found[0]
        if found:
            raise Unclear(words("unclear-several", text=text[:40], n=len(found)))
    raise Unclear(words("unclear-words", text=text[:40], n=len(options)))


# ---- any of some things


def _subset(text: str, question: Question, words: Words) -> int:
    everything = (1 << len(question.items)) - 1
    if not text:
        return int(default(question))  # type: ignore[arg-type]  # a subset's default is a number
    parts = [fold(part) for part in re.sub(r"[,;+&]", " ", _ranges(text)).split()]
    others = _others(parts, question)
    if others is not None:
        return others
    rolled = False
    if parts[0] in typed(words, "roll"):
        rolled = question.kind in KEEPING
        parts = parts[1:]
    elif parts[0] in typed(words, "keep"):
        if question.kind not in KEEPING:
            raise Unclear(words("unclear-things", text=text[:40]))
        parts = parts[1:]
    if not parts:
        raise Unclear(words("unclear-which"))
    if len(parts) == 1 and parts[0] in typed(words, "all"):
        chosen = everything
    elif len(parts) == 1 and parts[0] in typed(words, "none"):
        chosen = 0
    else:
        chosen = _things(parts, question, words)
    return everything & ~chosen if rolled else chosen


def _ranges(text: str) -> str:
    """`2-4` written out as `2 3 4`."""

    def written_out(found: re.Match[str]) -> str:
        return " ".join(map(str, range(int(found[1]), int(found[2]) + 1))) or found[0]

    return re.sub(r"\b(\d{1,2})-(\d{1,2})\b", written_out, text)


def _others(parts: Sequence[str], question: Question) -> int | None:
    """An option beside the subset, by its number after the last thing."""
    if len(parts) == 1 and parts[0].isascii() and parts[0].isdecimal():
        place = int(parts[0][:9]) - first_other(question)
        if 0 <= place < len(question.also):
            return question.also[place].answer
    return None


def number_of(question: Question, place: int) -> int:
    """The number that a thing bears for people: a die its own, anything else its place in the list."""
    die = question.items[place].args.get("die")
    return die if isinstance(die, int) else place + 1


def first_other(question: Question) -> int:
    """The number of the first option beside the subset."""
    return max((number_of(question, place) for place in range(len(question.items))), default=0) + 1


def _things(parts: Sequence[str], question: Question, words: Words) -> int:
    """The subset that some words name, each thing once."""
    numbers = {number_of(question, place): place for place in range(len(question.items))}
    chosen = 0
    for part in parts:
        if part.isascii() and part.isdecimal():
            chosen |= _by_numbers(part, numbers, words)
        else:
            chosen |= _by_faces(part, chosen, question, words)
    return chosen


def _by_numbers(part: str, numbers: dict[int, int], words: Words) -> int:
    """`4`, or `134` where there are fewer than ten things."""
    wanted = [int(part[:9])]
    if wanted[0] not in numbers and len(part) > 1:
        wanted = [int(digit) for digit in part[:99]]
    bad = [number for number in wanted if number not in numbers]
    if bad:
        raise Unclear(words("unclear-thing", n=bad[0], choices=words.listed(map(str, sorted(numbers)))))
    return sum(1 << numbers[number] for number in set(wanted))


def _by_faces(part: str, taken: int, question: Question, words: Words) -> int:
    """`s` is one more die with smash, `ssh` three dice, `smash` or `3s` all that show it."""
    shown = [item.args.get("face") for item in question.items]
    names = {face: _typable(words(f"face-{face}")) for face in (words("faces").split() if any(shown) else ())}
    part = _typable(part)
    for face, name in names.items():
        if part == f"{name}s" or (part == name and len(name) > 1):
            found = [place for place, other in enumerate(shown) if other == face]
            if not found:
                raise Unclear(words("unclear-face-missing", face=name))
            return sum(1 << place for place in found)
    letters = {name[0]: face for face, name in names.items() if len(name) > 1}
    chosen = 0
    for letter in part:
        if letter not in letters:
            raise Unclear(words("unclear-things", text=part[:40]))
        face = letters[letter]
        free = [n for n, other in enumerate(shown) if other == face and not (taken | chosen) >> n & 1]
        if not free:
            key = "unclear-face-few" if face in shown else "unclear-face-missing"
            raise Unclear(words(key, face=words(f"face-{face}")))
        chosen |= 1 << free[0]
    return chosen


def _typable(text: str) -> str:
    """The text as a plain keyboard types it: `coeur` for `cœur`."""
    return fold(text).replace("œ", "oe")
