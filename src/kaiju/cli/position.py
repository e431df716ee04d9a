"""`kaiju position`: look at a position of any game, and ask what it is worth."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console

from kaiju.advice.naming import parts
from kaiju.cli.pictures import picture_of
from kaiju.cli.records import LARGEST, BadFile, reason
from kaiju.cli.running import progress_bar
from kaiju.engine.errors import BadSetup
from kaiju.engine.questions import Question
from kaiju.engine.state import NOBODY
from kaiju.rulebook import Words
from kaiju.rulebook.telling import Cast, Told, tell_question
from kaiju.study.asking import Prospect, outlook, read_position
from kaiju.study.report import plain_table


def position(
    path: Path,
    *,
    game: str | None,
    ask: bool,
    seat: int | None,
    best: int,
    budget: int | None,
    seed: int,
    jobs: int | None,
    on: str,
    plain: bool,
    lang: str,
    console: Console,
) -> int:
    """Show a position, and say what it is worth; returns the exit status."""
    table = read_position(read_file(path, Words(lang=lang)), game)
    if best < 1:
        raise BadSetup(f"At least one answer is told, not {best}.")
    words = Words(table.game.name, lang)
    players = [words("seat-number", seat=s + 1) for s in range(table.game.seats_of(table.st))]
    who = NOBODY if seat is None else seat - 1
    if seat is not None and not 1 <= seat <= len(players):
        raise BadSetup(words("replay-no-seat", seat=seat, seats=len(players)))
    if not plain:
        viewer = who if who != NOBODY or table.over else table.asked[0]
        picture = picture_of(table.game.name, words, players)
        console.print(picture.table(table.view(viewer), viewer, console))
    if not ask and not plain:
        return 0
    with progress_bar() as bar:
        task = bar.add_task(words("position-playouts"), total=None)
        found = outlook(
            table,
            None if seat is None else seat - 1,
            budget=budget,
            seed=seed,
            jobs=jobs,
            on=on,
            progress=lambda done, of: bar.update(task, completed=min(done, of), total=of),
        )
    if plain:
        console.file.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
        return 0
    cast = picture_of(table.game.name, words, players).cast(table.view(found.seat), NOBODY)
    show(found, words, cast, best, console, team=table.game.declaration.team)
    return 0


def read_file(path: Path, words: Words) -> bytes:
    """The bytes of a file; BadFile with one sentence."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        why = reason(error) if isinstance(error, OSError) else str(error)
        raise BadFile(words("cannot-read", path=str(path), why=why)) from None
    if len(data) > LARGEST:
        raise BadFile(words("too-big", path=str(path)))
    return data


def show(found: Prospect, words: Words, cast: Cast, best: int, console: Console, *, team: bool) -> None:
    """Print what a position is worth."""
    table = plain_table(words("position-chances"), words("position-who"), words("position-chance"))
    if team:
        table.add_row(words("position-table"), percent(found.chances[0]))
    else:
        for at, chance in enumerate(found.chances):
            table.add_row(cast.names[at], percent(chance))
    console.print(table)
    question = found.question
    if question is None:
        console.print(words("position-not-asked", seat=found.seat + 1))
        return
    told = tell_question(words, question, cast)
    rows = plain_table(
        told.prompt, words("position-answer"), words("position-chance"), "95%", words("position-worlds")
    )
    for worth in found.answers[:best]:
        span = f"{percent(worth.low)} – {percent(worth.high)}"
        rows.add_row(
            in_words(question, worth.answer, told, words), percent(worth.chance), span, str(worth.worlds)
        )
    console.print(rows)
    if found.left_out:
        console.print(words("position-left-out", n=found.left_out), style="dim")
    console.print(words("position-as-bots", n=found.playouts, seed=found.seed), style="dim")


def percent(chance: float) -> str:
    return f"{100 * chance:.1f}%"


def in_words(question: Question, answer: int, told: Told, words: Words) -> str:
    """An answer as people say it: the option, or the things it takes."""
    label = told.options.get(answer) or told.also.get(answer)
    if label:
        return label
    return ", ".join(told.items[item.answer] for item in parts(question, answer)) or words("position-nothing")
