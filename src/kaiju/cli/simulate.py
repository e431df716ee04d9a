"""`kaiju simulate`: many games between bots, and who wins them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kaiju.cli.options import game_with, read_options, read_seats, read_seed, usual_seats
from kaiju.cli.terminal import open_console
from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.engine.record import data_of

if TYPE_CHECKING:
    from kaiju.study.settings import Crossed

INTERRUPTED = 130
"""The exit status of a command that was stopped by Ctrl-C, as shells have it."""


def simulate(
    game: str | None = None,
    *,
    games: int = 1000,
    seats: str | None = None,
    seed: int | None = None,
    jobs: int | None = None,
    on: str = "",
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    measure: Annotated[list[str] | None, Parameter(negative="")] = None,
    each: Annotated[list[str] | None, Parameter(negative="")] = None,
    data: Path | None = None,
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
        The game to play; left out, the one whose data are given, or else the first on the shelf.
    games
        How many games to play; with --each, in every setting.
    seats
        The bots, with commas between them: random, another by its name, or your own as module:Class. Left out, the best
        one plays against random ones, and in a team with others like it. With --each players, the list is repeated.
    seed
        A number that makes the study repeatable; left out, a fresh one is chosen and told.
    jobs
        How many processes share the work; left out, one for each core.
    on
        Where the work is done instead of here: dask, for a Dask cluster of so many jobs on this machine, or the address
        of one that runs, such as tcp://127.0.0.1:8786.
    option
        An option of the game, as name=value; may be given several times.
    measure
        Something more to count: events or cards; may be given several times.
    each
        An option, or players, of which each value is played in turn: boss, or some values as boss=lavalord,lithosaur.
        Given several times, all are crossed, and what the game refuses is left out.
    data
        A file with replaced data of the game: what is printed differently in your box.
    out
        Where to write the result: a .json file for the findings, a .csv file for one line a game.
    force
        Replace the file of --out if it exists.
    """
    from kaiju.study.files import check_out, write_study
    from kaiju.study.report import show_study
    from kaiju.study.simulate import Plan, check
    from kaiju.study.simulate import simulate as run
    from kaiju.study.workers import cores

    console = console or open_console()
    played = game_with(data, game)
    names = usual_seats(played) if seats is None else read_seats(seats)
    plan = Plan(
        game=played.name,
        bots=names,
        games=games,
        seed=read_seed(seed),
        options=read_options(option or [], played, len(names)),
        measures=measure or [],
        data=data_of(played),
    )
    if each:
        found = read_each(each, option or [], played, names, seats is None)
        plan = replace(plan, settings=found.settings, games=games * len(found.settings))
        for chosen, why in found.refused:
            told = ", ".join(f"{name} = {value}" for name, value in chosen.items())
            console.print(f"Left out: {told}. {why}", style="dim", soft_wrap=True)
    check(plan)
    if out is not None:
        check_out(out, force=force, suffixes=(".json", ".csv"))
    with progress_bar() as bar:
        task = bar.add_task("games", total=plan.games)
        study = run(
            plan,
            jobs=cores() if jobs is None else jobs,
            on=on,
            progress=lambda n: bar.update(task, completed=n),
        )
    show_study(study, console)
    if out is not None and study.played:
        write_study(study, out, force=force)
        console.print(f"Written to {out}.", soft_wrap=True)
    return INTERRUPTED if study.interrupted else 0


def read_each(each: list[str], option: list[str], game: Game, names: list[str], usual: bool) -> Crossed:
    """What people want played in turn, crossed."""
    from kaiju.study.settings import crossed, values_of

    wanted: dict[str, list[str]] = {}
    for text in each:
        name, equals, chosen = text.partition("=")
        name = name.strip().replace("-", "_")
        if name in wanted or any(
            given.partition("=")[0].strip().replace("-", "_") == name for given in option
        ):
            raise BadSetup(f"The option {name} is given twice.")
        known = values_of(game, name) if not equals else []
        wanted[name] = known or [value.strip() for value in chosen.split(",")]

    def bots(n: int) -> list[str]:
        return usual_seats(game, n) if usual else [names[seat % len(names)] for seat in range(n)]

    def options(chosen: dict[str, str], n: int) -> dict[str, Any]:
        return read_options([*option, *(f"{name}={value}" for name, value in chosen.items())], game, n)

    return crossed(game, wanted, bots, len(names), options)


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
