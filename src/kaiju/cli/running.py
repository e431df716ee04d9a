"""What all commands have in common that let bots play many games: their options, said once, and how they run."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kaiju.cli.options import read_seed
from kaiju.cli.terminal import open_console

if TYPE_CHECKING:
    from kaiju.study.journal import Journal
    from kaiju.study.simulate import Plan, Study

INTERRUPTED = 130
"""The exit status of a command that was stopped by Ctrl-C, as shells have it."""

Chosen = Annotated[
    str | None,
    Parameter(
        help="The game to play; left out, the one whose data are given, or else the first on the shelf."
    ),
]
Seed = Annotated[
    int | None,
    Parameter(
        help="A number that makes the run repeatable; left out, that of the run to go on with, or a fresh one."
    ),
]
Jobs = Annotated[
    int | None, Parameter(help="How many processes share the work; left out, one for each core.")
]
On = Annotated[
    str,
    Parameter(
        help="Where the work is done instead of here: dask, for a Dask cluster of so many jobs on this machine, or the "
        "address of one that runs, such as tcp://127.0.0.1:8786."
    ),
]
Given = Annotated[
    list[str] | None,
    Parameter(
        negative="", help="An option of the game, as name=value; may be given several times.", name="--option"
    ),
]
Data = Annotated[
    Path | None,
    Parameter(help="A file with replaced data of the game: what is printed differently in your box."),
]
Keep = Annotated[
    Path | None,
    Parameter(
        help="A file in which finished games are kept, so that the same command goes on where it was stopped."
    ),
]
Force = Annotated[bool, Parameter(negative="", help="Replace the file of --out if it exists.")]
Screen = Annotated[Console | None, Parameter(parse=False)]


def read_kept_seed(keep: Path | None, seed: int | None) -> int:
    """The seed: as given, or as it was when a kept run began, or a fresh one."""
    from kaiju.study.journal import seed_kept

    kept = seed_kept(keep) if keep is not None and seed is None else None
    return read_seed(seed) if kept is None else kept


def run(plan: Plan, jobs: int | None, on: str, keep: Path | None = None) -> Study:
    """Play all games of a plan that are not kept yet, with a bar for whoever waits."""
    from contextlib import ExitStack

    from kaiju.study.journal import Journal
    from kaiju.study.origin import origin_of_plan
    from kaiju.study.simulate import simulate
    from kaiju.study.workers import cores

    with ExitStack() as opened:
        journal: Journal | None = None
        if keep is not None:
            journal = opened.enter_context(Journal(keep, plan, origin_of_plan(plan)))
        bar = opened.enter_context(progress_bar())
        task = bar.add_task("games", total=plan.games, completed=len(journal.played) if journal else 0)
        return simulate(
            plan,
            jobs=cores() if jobs is None else jobs,
            on=on,
            done=list(journal.played) if journal is not None else (),
            keep=journal.keep if journal is not None else None,
            progress=lambda n: bar.update(task, completed=n),
        )


def finish(study: Study, paths: Iterable[Path], write: Callable[[Path], None], console: Console) -> int:
    """Write the result where it is wanted, if there is one, and say so; returns the exit status."""
    for path in paths if study.played else ():
        write(path)
        console.print(f"Written to {path}.", soft_wrap=True)
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
