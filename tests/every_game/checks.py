"""What must be true of every question of every game."""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.engine import forms
from kaiju.engine.questions import At, Question


def combinations(question: Question) -> int:
    """How many answers a question's form has, without the options beside it."""
    n = len(question.items)
    if question.form == "subset":
        return 1 << n
    if question.form == "pick":
        return forms.picks(n, question.least, question.most)
    if question.form == "amounts":
        return forms.amounts([item.of for item in question.items], question.least, question.most)
    assert question.form == "order", question
    return forms.orders(n)


def check_question(question: Question, view: Any) -> None:
    """The numbers of a question are those of its form, and what its options point to is in the view."""
    assert 1 < question.count < 2**53, f"a question with one answer, or too many: {question}"
    if question.form == "choose":
        assert not question.items, question
        assert not question.also, question
        assert [o.answer for o in question.options] == list(range(question.count))
    else:
        assert not question.options, question
        numbers = [1 << i if question.form == "subset" else i for i in range(len(question.items))]
        assert [o.answer for o in question.items] == numbers
        first = combinations(question)
        assert [o.answer for o in question.also] == list(range(first, question.count))
    if question.form not in ("pick", "amounts"):
        assert question.least == question.most == 0, question
    assert all(o.of == 1 for o in (*question.options, *question.also))
    plain = msgspec.to_builtins(view)
    for option in (*question.options, *question.items, *question.also):
        if option.at is not None:
            assert can_be_seen(option.at, plain), f"{option} of {question.kind} points to nothing in the view"


def can_be_seen(at: At, view: dict[str, Any]) -> bool:
    """Whether a view shows what an option points to."""
    board = view.get("map") or {"spaces": [], "pieces": []}
    if at.what == "seat":
        return 0 <= int(at.id) < len(view.get("monsters") or view["players"])
    if at.what == "die":
        return 0 <= int(at.id) < len(view.get("card_dice") or view["dice"])
    if at.what == "card":
        return at.id in set(ids_of_cards(view))
    if at.what == "piece":
        named = [token["token"] for token in view.get("tokens", [])]
        return (
            at.id in (piece["id"] for piece in board["pieces"])
            or at.id in named
            or at.id in MARKERS & view.keys()
        )
    place, _, number = str(at.id).partition("-")
    if place == "market":
        return bool(view["market"][int(number)])
    if place in MARKERS:
        return place in view and 0 <= int(number) < 15
    return at.id in (space["id"] for space in board["spaces"])


MARKERS = frozenset({"fame", "destruction"})
"""The tracks of the Duel, and the markers on them."""


def ids_of_cards(shown: Any) -> list[int]:
    """The ids of all cards in a view, wherever they lie."""
    if isinstance(shown, list):
        return [number for each in shown for number in ids_of_cards(each)]
    if isinstance(shown, dict):
        own = [shown["id"]] if "id" in shown and "card" in shown else []
        return own + [number for each in shown.values() for number in ids_of_cards(each)]
    return []
