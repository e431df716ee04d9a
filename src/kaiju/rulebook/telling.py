"""Events and questions as sentences.

A game ships one text per kind of event (`event-VPGained`), per prompt (`ask-yield`) and per option (`opt-stay`), with
the arguments that the event or question carries. This is how an argument becomes words, by its name:

`seat`, `by`, `to`, `on` …      who sits there; `you` for the reader's own seat, `none` for nobody,
                                 and `self` for a second seat that is the same as `seat`
`card`, `top`, `source`, `of`    the card's name, or the token's; `none` without one
`face`, `was`                    the word for a die face (`face-smash`); in an event `was` is `self` for the same face
`dice`, `symbols`                the signs of the faces (`face-smash.sign`), `none` for no dice at all
`token`                          the token's name
`cards`, `winners`               names, as a phrase: `a, b and c`; `none` for an empty list
`any_of`                         names to choose from: `a, b or c`
`die`, `slot`                    counted from 1; 0 is no slot at all
`rule`                           its id, `none` without one
`actor`                          who acts without a seat (`actor-boss`)

A game names further arguments in its declaration (`words`), and by which of these or by which texts they are called.
Where a seat may stand, a number below -1 is one of the game's actors: -2 the first.

Lists come with their length (`$dice_count`), truth values are `yes` and `no`, numbers stay numbers.

>>> from kaiju.rulebook.words import Words
>>> cast = Cast(("Gigazaur", "Kraken"), you=0)
>>> fill(Words("king_of_tokyo"), {"seat": 0, "by": 1, "amount": 2, "card": "mimic"}, cast)
{'copy': 'none', 'seat': 'you', 'by': 'Kraken', 'amount': 2, 'card': 'Mimic'}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from kaiju.engine.declaration import FIRST_ACTOR
from kaiju.engine.events import Event
from kaiju.engine.questions import Option, Question
from kaiju.engine.state import NOBODY
from kaiju.rulebook.words import Words

YOU = "you"
SELF = "self"
NONE = "none"
TAKEN = frozenset({YOU, SELF, NONE})
"""Words that texts read as something else than a name."""

SEAT, CARD, FACE = "seat", "card", "face"
CALLED = {
    **dict.fromkeys(("seat", "by", "to", "on", "winners"), SEAT),
    **dict.fromkeys(("card", "copy", "top", "source", "of", "cards", "any_of"), CARD),
    **dict.fromkeys(("face", "was"), FACE),
    **{name: name for name in ("token", "space", "actor")},
}
"""By what an argument is called in every game: as a seat, a card or a face is, or by texts that begin with this."""
OFTEN_MISSING = ("copy",)
"""Arguments that come only where they matter; their texts may count on `none`."""
TO_CHOOSE_FROM = frozenset({"any_of"})
COUNTED_FROM_0 = frozenset({"die", "slot"})


class Cast(msgspec.Struct, frozen=True):
    """Whom the sentences speak of, and to whom they are told."""

    names: tuple[str, ...]
    """What the seats are called."""
    you: int = NOBODY
    """The reader's own seat, if any."""

    def name(self, seat: int) -> str:
        """`you`, a name, or `none`: texts choose their verbs by it."""
        if seat == NOBODY:
            return NONE
        return YOU if seat == self.you else self.names[seat]


def who(words: Words, cast: Cast, seat: int) -> str:
    """What a seat is called for the reader, or an actor that has none."""
    if seat > FIRST_ACTOR:
        return cast.name(seat)
    actor = words.declared.actor(seat) if words.declared is not None else ""
    return words(f"actor-{actor}") if actor else str(seat)


class Told(msgspec.Struct, frozen=True):
    """A question in words: the prompt, and the options by answer."""

    prompt: str
    options: dict[int, str]
    items: dict[int, str]
    also: dict[int, str]


Argument = str | int | float | bool | Sequence[int] | Sequence[str]


def tell_event(words: Words, event: Event, cast: Cast) -> str:
    """The event as a sentence for this reader."""
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    for name in COUNTED_FROM_0 & fields.keys():
        fields[name] += 1
    filled = fill(words, fields, cast)
    if "was" in fields and fields["was"] == fields.get("face"):
        filled["was"] = SELF
    return _say(words, f"event-{event.kind}", filled)


def tell_question(words: Words, question: Question, cast: Cast) -> Told:
    """The question and its options as sentences for the one who is asked."""
    return Told(
        _say(words, question.say, fill(words, question.args, cast)),
        _labels(words, question.options, cast),
        _labels(words, question.items, cast),
        _labels(words, question.also, cast),
    )


def tell_thing(words: Words, say: str, args: Mapping[str, Argument], cast: Cast) -> str:
    """Something with words of its own, like a piece on a map."""
    return _say(words, say, fill(words, args, cast))


def _labels(words: Words, options: Sequence[Option], cast: Cast) -> dict[int, str]:
    return {option.answer: _say(words, option.say, fill(words, option.args, cast)) for option in options}


def _say(words: Words, key: str, args: Mapping[str, str | int | float]) -> str:
    """The text of a key; a game that has none yet is told in its own bare words."""
    if words.has(key):
        # A card whose name ends in an exclamation mark may end a sentence.
        return words(key, **args).replace("!.", "!")
    told = {n: v for n, v in args.items() if v != NONE and n != "rule" and not n.endswith("_count")}
    named = key.partition("-")[2].replace("_", " ").replace("-", " ")
    return f"{named}: {', '.join(f'{name} {value}' for name, value in told.items())}" if told else named


def fill(words: Words, args: Mapping[str, Argument], cast: Cast) -> dict[str, str | int | float]:
    """The arguments of a text, as words and numbers."""
    filled: dict[str, str | int | float] = dict.fromkeys(OFTEN_MISSING, NONE)
    for name, value in args.items():
        if isinstance(value, bool):
            filled[name] = "yes" if value else "no"
        elif name != "seat" and _called(words, name) == SEAT and value == args.get("seat"):
            filled[name] = SELF
        elif isinstance(value, float):
            filled[name] = value
        elif isinstance(value, str | int):
            filled[name] = _one(words, name, value, cast)
        else:
            filled[name] = _several(words, name, value, cast) or NONE
            filled[f"{name}_count"] = len(value)
    return filled


def _called(words: Words, name: str) -> str:
    """By what an argument is called; empty when it is said as it is."""
    own = words.declared.words if words.declared is not None else {}
    return CALLED.get(name) or own.get(name, "")


def _one(words: Words, name: str, value: str | int, cast: Cast) -> str | int:
    called = _called(words, name)
    if called == FACE:
        return face_name(words, value)
    if called == SEAT and isinstance(value, int):
        return who(words, cast, value)
    if called == CARD and isinstance(value, str):
        return thing(words, value)
    if value == "":
        return NONE
    return value if called in ("", SEAT, CARD) else words.first(f"{called}-{value}") or value


def _several(words: Words, name: str, values: Sequence[int] | Sequence[str], cast: Cast) -> str:
    if name == "symbols":
        return " ".join(sign(words, face) for face, n in enumerate(values) for _ in range(int(str(n))))
    if name == "dice":
        return " ".join(sign(words, face) for face in values)
    names = [str(_one(words, name, value, cast)) for value in values]
    return words.listed(names) if name in TO_CHOOSE_FROM else phrase(words, names)


def thing(words: Words, key: str) -> str:
    """The name of a card, or of what takes a card's place: a token."""
    if not key:
        return NONE
    return words.first(f"card-{key}", f"token-{key}") or key


def face_name(words: Words, face: int | str) -> str:
    """The word for a die face. Questions name faces; events number them, and `faces` lists the names."""
    return words.first(_face_key(words, face)) or str(face)


def sign(words: Words, face: int | str) -> str:
    """The sign of a die face: one character."""
    return words.first(f"{_face_key(words, face)}.sign") or str(face)


def _face_key(words: Words, face: int | str) -> str:
    if isinstance(face, int) and words.has("faces"):
        return f"face-{words('faces').split()[face]}"
    return f"face-{face}"


def phrase(words: Words, names: Sequence[str]) -> str:
    """Names as a phrase: `a, b and c`."""
    if len(names) < 2:
        return "".join(names)
    return words("list-and", most=", ".join(names[:-1]), last=names[-1])
