"""`kaiju replay`: a recorded game, told again."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console, Group
from rich.text import Text

from kaiju.cli import render
from kaiju.cli.answers import typed
from kaiju.cli.page import QUIET
from kaiju.cli.pictures import picture_of
from kaiju.cli.play import turns
from kaiju.cli.records import read_record
from kaiju.cli.terminal import Keyboard
from kaiju.engine.errors import BadSetup
from kaiju.engine.record import Record, steps
from kaiju.engine.state import NOBODY
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.rulebook import Words
from kaiju.rulebook.search import fold
from kaiju.rulebook.telling import phrase


def replay(path: Path, *, step: bool, turn: int | None, seat: int | None, lang: str, console: Console) -> int:
    """Tell a recorded game, from a turn on if one is named; returns the exit status."""
    general = Words(lang=lang)
    record = read_record(path, general)
    game = game_named(record.game)
    words = Words(game.name, lang)
    if seat is not None and not 1 <= seat <= record.seats:
        raise BadSetup(words("replay-no-seat", seat=seat, seats=record.seats))
    telling = Telling(record, words, NOBODY if seat is None else seat - 1, console)
    # Replay all of it before the first word, so that a record that breaks off in the middle is refused, not half told.
    last = 0
    for table in steps(record, game):
        last = table.view().turn if hasattr(table.view(), "turn") else 0
    if turn is not None and not 1 <= turn <= last:
        raise BadSetup(words("replay-no-turn", turn=turn, turns=last))
    telling.title()
    if step:
        telling.step_by_step(turn or 0)
    else:
        telling.at_once(table, turn or 0)
    return 0


class Telling:
    """One record, told to one reader."""

    def __init__(self, record: Record, words: Words, you: int, console: Console) -> None:
        self.record = record
        self.words = words
        self.you = you
        self.console = console
        self.players = [*record.players] or [
            words("seat-number", seat=seat + 1) for seat in range(record.seats)
        ]
        self.picture = picture_of(record.game, words, self.players)

    def title(self) -> None:
        names = phrase(self.words, self.players)
        self.console.print(Text(self.words("replay-title", game=self.words("game"), players=names), "bold"))

    def at_once(self, table: Table, turn: int) -> None:
        """The whole story, turn by turn, and how it ended."""
        cast = self.picture.cast(table.view(self.you), self.you)
        for group in turns(table.news(self.you)):
            if getattr(group[0], "turn", 0) >= turn:
                self.console.print(Group(*render.story(group, self.picture, cast, self.console)))
        self.end(table)

    def step_by_step(self, turn: int) -> None:
        """The table after every decision, as long as the reader wants to see more."""
        keyboard = Keyboard(self.console)
        told = 0
        table: Table | None = None
        for table in steps(self.record, game_named(self.record.game)):
            view = table.view(self.you)
            if getattr(view, "turn", turn) < turn:
                told = len(table.events)
                continue
            cast = self.picture.cast(view, self.you)
            lines = render.story(table.news(self.you, told), self.picture, cast, self.console, brief=False)
            told = len(table.events)
            if not lines and not table.over:
                continue
            self.console.print(Group(*lines))
            if table.over:
                break
            self.console.print(self.picture.table(view, self.you, self.console))
            try:
                typed_line = keyboard.line(self.words("replay-step") + " ")
            except EOFError:
                return
            if fold(typed_line) in typed(self.words, "quit"):
                return
        if table is not None:
            self.end(table)

    def end(self, table: Table) -> None:
        if not table.over:
            self.console.print(Text(self.words("replay-unfinished"), QUIET))
        standings = self.picture.standings(table.view(self.you))
        if standings is not None:
            self.console.print(Text(self.words("standings"), "bold"))
            self.console.print(standings)
