"""What people type, as answers.

A `choose` question takes the number of an option, or words that fit only one. `subset` and `pick` take the numbers of
things; dice also by what they show: `s s h` is two smash and a heart, `hearts` or `3s` all dice that show it. Where
dice are kept, `keep` and `roll` say which side is meant. `amounts` takes how many of which, `2x1 1x3`, or a number once
for each, `1 1 3`. `order` takes all numbers, first things first: `3 1 2`.

The words are the language's own (`typed-keep` and so on in its texts); numbers work everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from kaiju.engine.forms import amounts_answer, order_answer, pick_answer
from kaiju.engine.questions import Option, Question
from kaiju.rulebook import Words
from kaiju.rulebook.search import fold, holds_all
from kaiju.rulebook.telling import Told

ENTER = frozenset("opt-done opt-go-on opt-let-be opt-none opt-not-now opt-put-back opt-no opt-leave".split())
"""What Enter alone answers, if it is offered: whatever leaves things as they are and hurts nobody."""


class Unclear(Exception):
    """The typed line is no answer; the text says why."""


def typed(words: Words, word: str) -> list[str]:
    """The ways to type a word, as the language lists them."""
    return words(f"typed-{word}").split()


def read_answer(text: str, question: Question, told: Told, words: Words) -> int:
    """The answer a line means; Unclear when it means none."""
    if question.form == "choose":
        return _choice(text, question, told, words)
    if not text:
        meant = default(question)
        if isinstance(meant, int):
            return meant
        raise Unclear(words("unclear-which-of", **bounds(question)))
    parts = [fold(part) for part in re.sub(r"[,;+&>]", " ", _ranges(text)).split()] or [text]
    others = _others(parts, question)
    if others is not None:
        return others
    if question.form == "order":
        return _order(parts, question, words)
    if question.form == "amounts":
        return _amounts(parts, question, words)
    chosen = _subset(parts, text, question, words)
    return chosen if question.form == "subset" else _pick(chosen, question, words)


def default(question: Question) -> Option | int | None:
    """What Enter alone means: an option, a subset, nothing at all, or the order in which things stand; or no answer."""
    if question.form == "subset":
        return (1 << len(question.items)) - 1 if question.manner == "keep" else 0
    if question.form != "choose":
        return 0 if question.least == 0 else None
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


def _subset(parts: Sequence[str], text: str, question: Question, words: Words) -> int:
    everything = (1 << len(question.items)) - 1
    rolled = False
    if parts[0] in typed(words, "roll"):
        rolled = question.manner == "keep"
        parts = parts[1:]
    elif parts[0] in typed(words, "keep"):
        if question.manner != "keep":
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


# ---- some of them, so many of each, or all in order


def bounds(question: Question) -> dict[str, str | int]:
    """How many things a question asks for, as its sentences say it."""
    least, most = question.least, question.most
    return {"least": least, "most": most, "exactly": "yes" if least == most else "no"}


def _pick(chosen: int, question: Question, words: Words) -> int:
    """The answer for a set of things, if there are neither too few nor too many."""
    n = len(question.items)
    places = [place for place in range(n) if chosen >> place & 1]
    if not question.least <= len(places) <= question.most:
        raise Unclear(words("unclear-how-many", n=len(places), **bounds(question)))
    return pick_answer(places, n, question.least, question.most)


def _amounts(parts: Sequence[str], question: Question, words: Words) -> int:
    """`2x1 1x3`, or `1 1 3`: how many of each group."""
    of = [item.of for item in question.items]
    taken = [0] * len(of)
    if len(parts) == 1 and parts[0] in typed(words, "all"):
        taken = of
    elif not (len(parts) == 1 and parts[0] in typed(words, "none")):
        numbers = {number_of(question, place): place for place in range(len(of))}
        for part in parts:
            found = re.fullmatch(r"(?:(\d{1,6})[x×*])?(\d{1,6})", part)
            if found is None:
                raise Unclear(words("unclear-amounts", text=part[:40]))
            number = int(found[2])
            if number not in numbers:
                choices = words.listed(map(str, sorted(numbers)))
                raise Unclear(words("unclear-thing", n=number, choices=choices))
            taken[numbers[number]] += int(found[1] or 1)
    for place, n in enumerate(taken):
        if n > of[place]:
            raise Unclear(words("unclear-few", number=number_of(question, place), n=of[place]))
    if not question.least <= sum(taken) <= question.most:
        raise Unclear(words("unclear-how-many", n=sum(taken), **bounds(question)))
    return amounts_answer(taken, of, question.least, question.most)


def _order(parts: Sequence[str], question: Question, words: Words) -> int:
    """`3 1 2`, or `312` where there are fewer than ten things: all of them, each once."""
    n = len(question.items)
    numbers = {number_of(question, place): place for place in range(n)}
    if len(parts) == 1 and len(parts[0]) == n and n < 10 and parts[0].isdecimal():
        parts = list(parts[0])
    wanted: list[int] = []
    for part in parts:
        if not (part.isascii() and part.isdecimal()):
            raise Unclear(words("unclear-order", text=part[:40], n=n))
        number = int(part[:9])
        if number not in numbers:
            raise Unclear(words("unclear-thing", n=number, choices=words.listed(map(str, sorted(numbers)))))
        if numbers[number] in wanted:
            raise Unclear(words("unclear-twice", n=number))
        wanted.append(numbers[number])
    missing = [number for number, place in sorted(numbers.items()) if place not in wanted]
    if missing:
        raise Unclear(words("unclear-missing", n=missing[0], count=n))
    return order_answer(wanted, n)


def _typable(text: str) -> str:
    """The text as a plain keyboard types it: `coeur` for `cœur`."""
    return fold(text).replace("œ", "oe")
