"""What must be true of every question of every game."""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.engine import forms
from kaiju.engine.questions import Arg, At, Question


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
    fewest = 1 if question.kind in ALL_THE_SAME else 2
    assert fewest <= question.count < 2**53, f"a question with one answer, or too many: {question}"
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
        if option.at is None:
            assert question.kind in LIMBO or not VISIBLE & option.args.keys(), (
                f"{option} of {question.kind} points to nothing"
            )
        else:
            assert can_be_seen(option.at, option.args, plain), (
                f"{option} of {question.kind} points to nothing in the view"
            )


def can_be_seen(at: At, named: dict[str, Arg], view: dict[str, Any]) -> bool:
    """Whether a view shows what an option points to, and by the name that the option says."""
    board = view.get("map") or {"spaces": [], "pieces": []}
    if at.what == "seat":
        return 0 <= int(at.id) < len(view.get("monsters") or view["players"])
    if at.what == "die":
        return 0 <= int(at.id) < len(view.get("card_dice") or view["dice"])
    if at.what == "card":
        names = cards_in(view).get(int(at.id), [])
        return bool(names) and named.get("card", names[0]) in names
    if at.what == "piece":
        return at.id in MARKERS & view.keys() or at.id in (piece["id"] for piece in board["pieces"])
    place, _, number = str(at.id).partition("-")
    if place == "deck":
        return bool(view["top"] == named.get("card"))
    if place == "spent":
        return bool(view["monsters"][view["seat"]]["spent"][int(number)] == named.get("card"))
    if place in PILES:
        return bool(view[place][int(number)]) and view[place][int(number)] == named.get("card")
    if place in MARKERS:
        return place in view and 0 <= int(number) < 15
    return at.id in (space["id"] for space in board["spaces"])


VISIBLE = frozenset({"die", "card", "seat", "slot", "space"})
"""What an option that speaks of it has to point to."""

ALL_THE_SAME = frozenset({"defend", "hand_trophy", "discard_card", "keep"})
"""Questions that are put even if there is only one answer, so that not being asked tells nothing of a hand."""

LIMBO = frozenset({"deal"})
"""Questions about a card that has left its place and is not in front of anybody yet."""

PILES = frozenset({"market", "drawn", "discard"})
"""Rows of cards that are shown by their names, from 0."""

MARKERS = frozenset({"fame", "destruction"})
"""The tracks of the Duel, and the markers on them."""


def cards_in(shown: Any) -> dict[int, list[str]]:
    """All cards of a view that have an id, wherever they lie, with their names: a copy has two."""
    found: dict[int, list[str]] = {}
    if isinstance(shown, dict) and "id" in shown and "card" in shown:
        found[shown["id"]] = [str(shown["card"]), str(shown.get("copies"))]
    inside = shown.values() if isinstance(shown, dict) else shown if isinstance(shown, list) else ()
    for each in inside:
        found |= cards_in(each)
    return found
