"""What can be looked up at any question: help, rules, cards, what has happened, the table."""

from __future__ import annotations

from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

from kaiju.cli import render
from kaiju.cli.answers import Unclear, read_answer, typed
from kaiju.cli.page import ID, QUIET, indented
from kaiju.engine.foresight import foresee
from kaiju.engine.questions import Question
from kaiju.engine.table import Table
from kaiju.rulebook import NotFound, Words
from kaiju.rulebook.search import fold
from kaiju.rulebook.telling import Told, tell_event


class Left(Exception):
    """A person has left the table; the game is kept."""


class LookingUp:
    """The books beside a table, for whoever is asked something."""

    def __init__(self, table: Table, words: Words, picture: render.Picture, console: Console) -> None:
        self.table = table
        self.words = words
        self.picture = picture
        self.console = console

    def looked_up(self, text: str, question: Question, told: Told) -> bool:
        """Whether the line was a request to see something, which has been shown."""
        first, _, rest = fold(text).partition(" ")
        rest = text[len(text) - len(rest) :].strip() if rest else ""
        if text.startswith("?") and len(text) > 1:
            first, rest = "?", text[1:].strip()
        if first in typed(self.words, "quit"):
            raise Left
        if first in typed(self.words, "help") and not rest:
            self.help(question)
        elif first in typed(self.words, "help") or first in typed(self.words, "rules"):
            self.show("rules", rest)
        elif first in typed(self.words, "card"):
            self.show("cards", rest)
        elif first in typed(self.words, "log"):
            self.log(everything=fold(rest) in typed(self.words, "all"))
        elif first in typed(self.words, "hint"):
            self.hint(question, told, rest)
        elif first in typed(self.words, "if"):
            self.what_would_happen(question, told, told_all=True)
        elif first in typed(self.words, "table"):
            view = self.table.view(question.seat)
            self.console.print(self.picture.table(view, question.seat, self.console))
            self.console.print(render.ask(question, told, self.picture, view, self.console))
            if question.manner == "keep":
                self.what_would_happen(question, told)
        else:
            return False
        return True

    def help(self, question: Question) -> None:
        words = self.words
        about = words.several(f"{question.say}.help") or (words(f"help-{question.form}"),)
        self.console.print(Group(*map(Text, about)))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for key in ("hint", "if", "rules", "card", "log", "table", "undo", "quit"):
            grid.add_row(Text(words(f"help-{key}"), "bold"), Text(words(f"help-{key}.text"), QUIET))
        self.console.print(grid)
        if question.rule:
            rule = Text.assemble((question.rule, ID), "  ", words.first(question.rule) or "")
            self.console.print(rule)

    def hint(self, question: Question, told: Told, choice: str) -> None:
        """What a bot would do; behind the word stands one's own choice, if there is one."""
        from kaiju.cli.advice import show_hint

        mine: int | None = None
        if choice:
            try:
                mine = read_answer(choice, question, told, self.words)
            except Unclear as unclear:
                self.console.print(Text(str(unclear)))
                return
        show_hint(self.table, question, mine, self.picture, self.words, self.console)

    def what_would_happen(self, question: Question, told: Told, *, told_all: bool = False) -> None:
        """What each answer would bring, as far as this seat may know; of dice, what they bring as they lie."""
        labels = {**told.options, **told.also}
        cast = self.picture.cast(self.table.view(question.seat), question.seat)
        lines = []
        for one in foresee(self.table, question.seat):
            label = labels.get(one.answer, self.words("as-they-lie"))
            if one.answer in labels and not told_all:
                continue
            heard = [
                tell_event(self.words, event, cast) for event in one.events if not self.picture.quiet(event)
            ]
            if heard or told_all:
                sentences = " ".join(map(closed, heard)) or self.words("if-unknown")
                lines.append(
                    Text.assemble((self.words("label", name=label), "bold"), " ", render.coloured(sentences))
                )
        if lines:
            self.console.print(indented(Group(*lines)))
        elif told_all:
            self.console.print(Text(self.words("if-nothing"), QUIET))

    def show(self, what: str, query: str) -> None:
        """A page of the rulebook or of the cards."""
        from kaiju.cli.cards import show_cards
        from kaiju.cli.rules import show_rules

        page = show_rules if what == "rules" else show_cards
        try:
            page(self.table.game.name, query.split(), lang=self.words.lang, console=self.console)
        except NotFound as unknown:
            self.console.print(Text(str(unknown)))

    def log(self, *, everything: bool) -> None:
        """What has happened, in full: in the last round, or from the start."""
        you = self.table.asked[0]
        groups = render.turns(self.table.news(you), self.picture)
        groups = groups if everything else groups[-self.table.start["seats"] - 1 :]
        cast = self.picture.cast(self.table.view(you), you)
        for group in groups:
            self.console.print(Group(*render.story(group, self.picture, cast, self.console, brief=False)))
        if not groups:
            self.console.print(Text(self.words("nothing-yet"), QUIET))


def closed(sentence: str) -> str:
    """A sentence that others may follow: one that ends with what dice show gets its full stop."""
    return sentence if sentence.endswith((".", "!", "?", "…")) else f"{sentence}."
