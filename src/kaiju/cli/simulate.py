"""`kaiju simulate`: many games between bots, and who wins them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kaiju.cli.options import read_options, read_seats, read_seed, usual_seats
from kaiju.cli.terminal import open_console
from kaiju.games import game_named

INTERRUPTED = 130
"""The exit status of a command that was stopped by Ctrl-C, as shells have it."""


def simulate(
    game: str,
    *,
    games: int = 1000,
    seats: str | None = None,
    seed: int | None = None,
    jobs: int | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    measure: Annotated[list[str] | None, Parameter(negative="")] = None,
    out: Path | None = None,
    force: Annotated[bool, Parameter(negative="")] = False,
    console: Annotated[Console | None, Parameter(parse=False)] = None,
) -> int:
    """Play many games between bots and report who wins, with 95% intervals.

    The bots move on by one seat with every game. The same seed gives the same result with any number of jobs. Ctrl-C
    reports the games that are done.

    Parameters
    ----------
    game
        The game to play.
    games
        How many games to play.
    seats
        The bots, with commas between them: random, another by its name, or your own as module:Class. Left out, the best
        one plays against random ones.
    seed
        A number that makes the study repeatable; left out, a fresh one is chosen and told.
    jobs
        How many processes share the work; left out, one for each core.
    option
        An option of the game, as name=value; may be given several times.
    measure
        Something more to count: events or cards; may be given several times.
    out
        Where to write the result: a .json file for the findings, a .csv file for one line a game.
    force
        Replace the file of --out if it exists.
    """
    from kaiju.study.files import check_out, write_study
    from kaiju.study.report import show_study
    from kaiju.study.simulate import Plan, check, cores
    from kaiju.study.simulate import simulate as run

    console = console or open_console()
    played = game_named(game)
    names = usual_seats(played) if seats is None else read_seats(seats)
    plan = Plan(
        game=played.name,
        bots=names,
        games=games,
        seed=read_seed(seed),
        options=read_options(option or [], played, len(names)),
        measures=measure or [],
    )
    check(plan)
    if out is not None:
        check_out(out, force=force, suffixes=(".json", ".csv"))
    with progress_bar() as bar:
        task = bar.add_task("games", total=games)
        study = run(
            plan, jobs=cores() if jobs is None else jobs, progress=lambda n: bar.update(task, completed=n)
        )
    show_study(study, console)
    if out is not None and study.played:
        write_study(study, out, force=force)
        console.print(f"Written to {out}.", soft_wrap=True)
    return INTERRUPTED if study.interrupted else 0


def progress_bar() -> Progress:
    """A bar on the error stream, so that results can be piped; gone when the work is done."""
    errors = open_console(errors=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )
