"""What a seat may know, as a fixed row of numbers with a meaning for each: for learning and for data sets.

A game's view is a structure of numbers, names and lists. Its layout as numbers is found by looking at the views and
questions of random games (:func:`survey`): which names occur where, how long lists become, what never changes and so
says nothing. The games and seeds of that survey are fixed, so the same rules always give the same layout.

============================  ====================================================================================
in the view                   in the row
============================  ====================================================================================
a number, yes or no           itself
a name                        a 1 at its place among the names that occur there, one more place for any other name
a list of names               how often each name is in it, one more place for all others
a list of numbers             one place for each, 0 behind the end
a list of structures          one after the other, each with a 1 before it that says that it is there; where
                              its entries are known by one of many names, such as cards, how often each name occurs
numbers by name               one place for each name
============================  ====================================================================================

The entries of the seats begin with one's own and go round the table. Numbers of seats are those of the table; one's
own is a row of its own, with a 1 at its place.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any

from kaiju.engine.chance import mix
from kaiju.engine.declaration import Declaration
from kaiju.engine.game import Game
from kaiju.engine.questions import Option, Question
from kaiju.engine.record import begin
from kaiju.study.rows import Code, Name, Seen, Whole

GAMES = 24
DECISIONS = 4_000
"""The survey looks at so many random games, or at as many as have so many decisions together."""

EVERY = 5
"""It looks at all questions, and at the view of whoever is asked at every one of so many."""


class Layout:
    """How the views and questions of a game, with some number of seats and options, become numbers."""

    def __init__(self, told: Declaration, seats: int, view: Seen, questions: Asked) -> None:
        self.seats = seats
        self.each_seat = told.each_seat
        whole = Seen()
        whole.fields = {name: seen for name, seen in view.fields.items() if name != told.each_seat}
        entries = view.fields[told.each_seat].inside
        assert entries is not None  # every game has seats
        self.entry = Whole(entries)
        self.rest = Whole(whole)
        self.kinds = Name(list(questions.kinds))
        self.says = {name: i + 1 for i, name in enumerate(sorted(questions.says))}
        self.most_options = questions.most_options
        self.most_answers = questions.most_answers
        self.first_entry = seats
        self.first_rest = self.first_entry + seats * self.entry.size
        self.first_kind = self.first_rest + self.rest.size
        self.first_option = self.first_kind + self.kinds.size + 1
        self.size = self.first_option + self.most_options
        self.empty = bytes(4 * self.size)
        self.fast, self.slow = self.written(careful=False), self.written(careful=True)

    def meanings(self) -> list[str]:
        """What every number of a row means, in English, in the words of the view."""
        found = [f"whether this is seat {seat}" for seat in range(self.seats)]
        for i in range(self.seats):
            found += self.entry.meanings("self" if i == 0 else f"neighbour {i}")
        found += self.rest.meanings("table")
        found += self.kinds.meanings("question")
        found.append("how many answers there are")
        found += [f"code of what option {i} says, see codes()" for i in range(self.most_options)]
        return found

    def codes(self) -> dict[int, str]:
        """What the codes of options stand for; 0 is no option, or one that the survey has not seen."""
        return {code: name for name, code in self.says.items()}

    def row(
        self, view: Any, question: Question | None, seat: int, options: Sequence[str] | None = None
    ) -> array[float]:
        """What a seat may know, as ``size`` numbers (32-bit floats, which NumPy takes without copying).

        ``options`` is what the options of the question say, where somebody knows that already.
        """
        row = array("f", self.empty)
        try:
            self.fast(view, seat, row)
        except TypeError:  # a number that is not there, which the survey has never seen missing
            row = array("f", self.empty)
            self.slow(view, seat, row)
        if question is None or question.seat != seat:
            return row
        places = self.kinds.places
        row[self.first_kind + places.get(question.kind, self.kinds.size - 1)] = 1.0
        row[self.first_option - 1] = question.count
        says = self.says.get
        if options is None:
            options = [said(option) for option in listed(question)]
        for at, each in enumerate(options[: self.most_options], self.first_option):
            row[at] = says(each, 0)
        return row

    def written(self, *, careful: bool) -> Callable[[Any, int, array[float]], None]:
        """The function that writes a view into an empty row; made once, as it is needed at every decision."""
        code = Code(careful)
        code.add("row[seat] = 1.0")
        code.add(f"entries = view.{self.each_seat}")
        last = code.keep([(None, None)] * self.seats)  # the entry of each seat as it was last written
        for i in range(self.seats):
            first = self.first_entry + i * self.entry.size
            place = f"{first} : {first + self.entry.size}"
            code.add(f"at = (seat + {i}) % {self.seats}")
            code.add(f"entry = entries[at]; was, part = {last}[at]")
            if not careful:
                code.add("if entry == was:")
                code.add(f"    row[{place}] = part")
                code.add("else:")
                code.deep += 1
            self.entry.write(code, "entry", str(first))
            if not careful:
                code.add(f"{last}[at] = entry, row[{place}]")
                code.deep -= 1
        self.rest.write(code, "view", str(self.first_rest))
        made: dict[str, Any] = {}
        # Names of fields and counts of what the survey has seen: nothing that anybody could have written.
        exec("def write(view, seat, row):\n" + "\n".join(code.lines), code.known, made)
        found: Callable[[Any, int, array[float]], None] = made["write"]
        return found


class Asked:
    """What the questions of the survey were like."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.says: set[str] = set()
        self.most_options = 0
        self.most_answers = 0

    def look(self, question: Question) -> None:
        """Take one question into account."""
        options = listed(question)
        self.kinds.add(question.kind)
        self.says.update(said(option) for option in options)
        self.most_options = max(self.most_options, len(options))
        self.most_answers = max(self.most_answers, question.count)


def listed(question: Question) -> list[Option]:
    """Everything that a question names: options or items, then what is offered besides."""
    first = question.options or question.items
    return [*first, *question.also] if question.also else first


SAID: dict[tuple[object, ...], str] = {}
"""What options have said, by their words and all that is in them: the same few come again and again."""
MOST_SAID = 50_000


def said(option: Option) -> str:
    """What an option says, as one name: its words and the names in them, without numbers."""
    args = option.args
    if not args:
        return option.say
    key = (option.say, *args.values())
    try:
        found = SAID.get(key)
    except TypeError:  # a list among them
        return named(option)
    if found is None:
        if len(SAID) > MOST_SAID:
            SAID.clear()
        found = SAID[key] = named(option)
    return found


def named(option: Option) -> str:
    """The words of an option and the names in them, as one name."""
    return " ".join(
        [option.say, *(value for value in option.args.values() if isinstance(value, str) and value)]
    )


def survey(game: Game, seats: int, options: dict[str, Any]) -> Layout:
    """Look at random games of these seats and options, always the same ones, and lay out what was seen."""
    view, asked = Seen(), Asked()
    decisions = 0
    for number in range(GAMES):
        table = begin(game, seats=seats, seed=mix(number), options=options, listen=False)
        chance = mix(number + 1)
        while True:
            question = table.question
            if question is None:
                break
            asked.look(question)
            if table.count % EVERY == 0:
                view.look(table.view(question.seat))
            chance = mix(chance)
            table.answer(question.seat, chance % question.count)
        for seat in range(-1, seats):
            view.look(table.view(seat))
        decisions += int(table.count)
        if decisions > DECISIONS:
            break
    return Layout(game.declaration, seats, view, asked)
