"""Reading questions: the card, the number, the seat that an option names, and the best of several options."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kaiju.bots.king_of_tokyo.situation import Situation
from kaiju.engine.questions import Option, Question


def best(options: Sequence[Option], value: Callable[[Option], float]) -> int:
    """The answer of the option of highest value, the first of equals."""
    top = options[0]
    top_value = value(top)
    for option in options[1:]:
        v = value(option)
        if v > top_value:
            top, top_value = option, v
    return top.answer


def key_of(option: Option) -> str:
    """The card that an option names."""
    return str(option.args.get("card", ""))


def number(option: Option, name: str) -> int:
    """A number that an option names."""
    value = option.args.get(name, 0)
    return value if isinstance(value, int) else 0


def told(q: Question, name: str, default: int = -1) -> int:
    """A number that a question tells."""
    value = q.args.get(name, default)
    return value if isinstance(value, int) else default


def works_as(s: Situation, key: str) -> str:
    """What a card of mine works as: a copying card as what it copies."""
    for card in [*s.me.view.cards, *s.me.view.evolutions]:
        if card.card == key and card.copies:
            return card.copies
    return key


def in_hand(s: Situation, key: str) -> bool:
    """Whether an Evolution is in one's hand, not in play."""
    return any(card.card == key for card in s.view.hand)
