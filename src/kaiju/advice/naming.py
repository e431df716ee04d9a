"""What an answer is made of: the options and things of its question, so that it can be said in words anywhere."""

from __future__ import annotations

from kaiju.engine.forms import amounts_of, order, pick
from kaiju.engine.questions import Option, Question


def parts(question: Question, answer: int) -> list[Option]:
    """The option that an answer is, or the things that it takes; none where it takes nothing."""
    for option in question.options or question.also:
        if option.answer == answer:
            return [option]
    items = question.items
    if question.form == "subset":
        return [item for item in items if answer & item.answer]
    if question.form == "pick":
        return [items[place] for place in pick(answer, len(items), question.least, question.most)]
    if question.form == "order":
        return [items[place] for place in order(answer, len(items))]
    if question.form == "amounts":
        taken = amounts_of(answer, [item.of for item in items], question.least, question.most)
        return [item for item, n in zip(items, taken, strict=True) for _ in range(n)]
    return []
