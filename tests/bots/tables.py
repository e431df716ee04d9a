"""Positions to put before the greedy player of King of Tokyo, and what it makes of them."""

from __future__ import annotations

from typing import Any

import kaiju
from kaiju.bots.king_of_tokyo import GreedyTokyo
from kaiju.bots.king_of_tokyo.situation import FACTS, Weights
from kaiju.engine.questions import Option, Question
from kaiju.engine.table import Table

GAME = "king_of_tokyo"
FACES = {"s": "smash", "e": "energy", "h": "heart"}
EVOLVED = {"power_up": True, "mutant_evolutions": True}
"""Any Evolution for any Monster."""


Rivals = tuple[dict[str, Any], ...]


def faces(dice: str) -> list[str]:
    """Dice in short: ``1 1 s e h``."""
    return [FACES.get(c, c) for c in dice.split()]


def position(*monsters: dict[str, Any], script: str = "", roll: str = "", **more: Any) -> Table:
    """A table with these Monsters, the next dice, and a Roll that is about to be resolved."""
    data: dict[str, Any] = {"monsters": named(monsters), "script": faces(script), **more}
    if roll:
        data |= {"phase": "resolve", "dice": faces(roll)}
    return kaiju.scenario("king-of-tokyo", data, seed=3)


def named(monsters: tuple[dict[str, Any], ...]) -> list[dict[str, Any]]:
    """Who has an Evolution is the Monster it belongs to, unless that one is at the table already."""
    taken = [m["monster"] for m in monsters if "monster" in m]
    out: list[dict[str, Any]] = []
    for m in monsters:
        cards = [*m.get("hand", []), *m.get("evolutions", []), *m.get("spent", [])]
        who = [FACTS[card if isinstance(card, str) else card["card"]].monster for card in cards]
        if "monster" not in m and who and who[0] not in taken:
            taken.append(who[0])
            m = {**m, "monster": who[0]}
        out.append(m)
    return out


def asked(table: Table, kind: str, seat: int = 0, about: str = "") -> Table:
    """Go on to this kind of question for a seat (about a card, if it says so); until then nobody does anything."""
    for _ in range(80):
        question = table.question
        assert question is not None, f"the game is over and nobody was asked about {kind}"
        if question.kind == kind and question.seat == seat and (not about or offers(question, about)):
            return table
        table.answer(question.seat, nothing(question))
    raise AssertionError(f"nobody was asked about {kind}")


def offers(question: Question, card: str) -> bool:
    """Whether a question is about a card, or has it among its options."""
    return question.card == card or any(option.args.get("card") == card for option in question.options)


def nothing(question: Question) -> int:
    """The answer that does as little as possible: keep all dice, use no card."""
    if question.form == "subset":
        return (1 << len(question.items)) - 1 if question.kind in ("keep_dice", "reroll") else 0
    return 1 if question.kind == "anytime" else 0


def given(table: Table, **weights: float) -> int:
    """The number that greedy answers."""
    question = table.question
    assert question is not None
    number = GreedyTokyo(GAME, 1, Weights(**weights)).answer(table.view(question.seat), question)
    assert number in question.answers()
    return number


def option(table: Table, **weights: float) -> Option:
    """The option that greedy chooses."""
    question = table.question
    assert question is not None
    number = given(table, **weights)
    return next(o for o in [*question.options, *question.also] if o.answer == number)


def answer(table: Table, **weights: float) -> Any:
    """What greedy does with the open question: an option's words and card, or the faces it keeps."""
    question = table.question
    assert question is not None
    number = given(table, **weights)
    if question.form == "subset" and number < 1 << len(question.items):
        return sorted(str(o.args["face"]) for o in question.items if number & o.answer)
    chosen = option(table, **weights)
    return (chosen.say, chosen.args["card"]) if "card" in chosen.args else chosen.say


def uses(table: Table, card: str) -> bool:
    """Whether greedy uses a card that it is offered."""
    question = table.question
    assert question is not None
    assert offers(question, card), f"{card} is not offered"
    return bool(answer(table) == ("opt-use", card))
