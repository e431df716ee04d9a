"""`kaiju replay`: a recorded game, told again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Union

import msgspec
from rich.console import Console, Group
from rich.text import Text

from kaiju.cli import render
from kaiju.cli.answers import typed
from kaiju.cli.page import QUIET
from kaiju.cli.pictures import picture_of
from kaiju.cli.records import read_record
from kaiju.cli.render import Picture, turns
from kaiju.cli.terminal import Keyboard
from kaiju.engine.errors import BadRecord, BadSetup
from kaiju.engine.events import Event
from kaiju.engine.record import Record, differences, steps
from kaiju.engine.record import replay as again
from kaiju.engine.state import NOBODY
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.rulebook import Words
from kaiju.rulebook.search import fold
from kaiju.rulebook.telling import Cast, phrase
from kaiju.server.guard import in_terminal


def replay(path: Path, *, step: bool, turn: int | None, seat: int | None, lang: str, console: Console) -> int:
    """Tell a recorded game, from a turn on if one is named; returns the exit status."""
    record = read_record(path, Words(lang=lang))
    game = game_named(record.game)
    words = Words(game.name, lang)
    if seat is not None and not 1 <= seat <= record.seats:
        raise BadSetup(words("replay-no-seat", seat=seat, seats=record.seats))
    telling = ToldReplay(record, words, NOBODY if seat is None else seat - 1, console)
    others = differences(game, record.rules, record.options, record.position)
    if others and record.events and not step:
        telling.from_its_events(turn or 0, others)
        return 0
    # Replay all of it before the first word: a record that does not replay is refused, not half told.
    table = again(record, game)
    last = max((render.turn_of(event, game.declaration) for event in table.events), default=0)
    if turn is not None and not 1 <= turn <= last:
        raise BadSetup(words("replay-no-turn", turn=turn, turns=last))
    telling.title()
    if step:
        telling.step_by_step(turn or 0)
    else:
        telling.at_once(table, turn or 0)
    return 0


class ToldReplay:
    """One record, told to one reader."""

    def __init__(self, record: Record, words: Words, you: int, console: Console) -> None:
        self.record = record
        self.game = game_named(record.game)
        self.words = words
        self.you = you
        self.console = console
        self.players = [in_terminal(name) for name in record.players] or [
            words("seat-number", seat=seat + 1) for seat in range(record.seats)
        ]
        self.picture = picture_of(record.game, words, self.players)

    def title(self) -> None:
        names = phrase(self.words, self.picture.players)
        self.console.print(Text(self.words("replay-title", game=self.words("game"), players=names), "bold"))

    def at_once(self, table: Table, turn: int) -> None:
        """The whole story, turn by turn, and how it ended."""
        for group in self.lines(
            table.news(self.you), self.picture.cast(table.view(self.you), self.you), turn
        ):
            self.console.print(group)
        self.end(table)

    def from_its_events(self, turn: int, others: list[tuple[str, int, int]]) -> None:
        """A game played by other rules: it cannot be played again, but what happened is written beside it."""
        kinds: Any = Union[self.game.declaration.events]  # noqa: UP007  (made of what the game lists)
        try:
            events: list[Event] = msgspec.convert(self.record.events, list[kinds])
        except msgspec.ValidationError as error:
            raise BadRecord(self.words("replay-events", why=str(error))) from None
        cast = Cast(Picture.names(self.picture, None), self.you)
        try:
            seen = [event.seen_by(self.you) for event in events]
            told = self.lines(seen, cast, turn)
            verdict = render.verdict(seen, self.picture, cast)
        except (IndexError, KeyError, TypeError, ValueError):  # nobody has checked what they speak of
            raise BadRecord(self.words("replay-events", why=self.words("replay-events-foreign"))) from None
        self.title()
        rules = phrase(self.words, [self.version(name, then) for name, then, _ in others])
        self.console.print(Text(self.words("replay-other-rules", rules=rules), QUIET))
        for group in told:
            self.console.print(group)
        if verdict:
            self.console.print(Group(*verdict))
        else:
            self.console.print(Text(self.words("replay-unfinished"), QUIET))

    def version(self, module: str, version: int) -> str:
        """A version of a part of the rules, by the name of the option that brings it."""
        name = module
        if module in self.game.versions:
            name = self.words("module-base" if module == "base" else f"option-{module}")
        return self.words("replay-version", module=name, version=version)

    def lines(self, events: Sequence[Event], cast: Cast, turn: int) -> list[Group]:
        """The story from a turn on, a group for each turn."""
        told: list[Group] = []
        for group in turns(events, self.picture):
            if render.turn_of(group[0], self.picture.declared) >= turn:
                lines = render.story(group, self.picture, cast, self.console)
                if lines:
                    told.append(Group(*lines))
        return told

    def step_by_step(self, turn: int) -> None:
        """The table after every decision, as long as the reader wants to see more."""
        keyboard = Keyboard(self.console)
        told = 0
        table: Table | None = None
        for table in steps(self.record, self.game):
            news = table.news(self.you, told)
            while turn and news and render.turn_of(news[0], self.picture.declared) < turn:
                news = news[1:]
                told += 1
            if not news:
                continue
            turn = 0
            told = len(table.events)
            view = table.view(self.you)
            cast = self.picture.cast(view, self.you)
            self.console.print(Group(*render.story(news, self.picture, cast, self.console, brief=False)))
            if table.over:
                break
            self.console.print(self.picture.table(view, self.you, self.console, brief=True))
            try:
                line = keyboard.line(self.words("replay-step") + " ")
            except EOFError:
                return
            if fold(line) in typed(self.words, "quit"):
                return
        if table is not None:
            self.end(table)

    def end(self, table: Table) -> None:
        if not table.over:
            self.console.print(Text(self.words("replay-unfinished"), QUIET))
        view = table.view(self.you)
        self.console.print(Group(*render.ending(table.news(self.you), self.picture, view, self.you)))
