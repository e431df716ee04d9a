"""`kaiju tournament`: every bot against every other, and how strong that makes them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from kaiju.cli.options import game_with, read_options, read_seats, read_seed
from kaiju.cli.simulate import INTERRUPTED, progress_bar
from kaiju.cli.terminal import open_console

if TYPE_CHECKING:
    from kaiju.study.journal import Journal
    from kaiju.study.simulate import Plan, Study
    from kaiju.study.tournament import Standings


def tournament(
    game: str | None = None,
    *,
    bots: str | None = None,
    seats: int | None = None,
    games: int = 100,
    seed: int | None = None,
    jobs: int | None = None,
    on: str = "",
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    data: Path | None = None,
    keep: Path | None = None,
    out: Path | None = None,
    force: Annotated[bool, Parameter(negative="")] = False,
    console: Annotated[Console | None, Parameter(parse=False)] = None,
) -> int:
    """Let every bot play against every other at every seat, and rate them, with 95% intervals.

    With two seats every pair meets; with more, every bot sits alone among those of each other kind; in a team game each
    plays the table by itself. The same seed gives the same result with any number of jobs.

    Parameters
    ----------
    game
        The game to play; left out, the one whose data are given, or else the first on the shelf.
    bots
        Who takes part, with commas between them: bots by their names, or your own as module:Class; left out, all
        that the game has.
    seats
        How many sit at a table; left out, as few as the game takes, but two where it can.
    games
        How many games every line-up plays.
    seed
        A number that makes the tournament repeatable; left out, a fresh one is chosen and told.
    jobs
        How many processes share the work; left out, one for each core.
    on
        Where the work is done instead of here: dask, for a Dask cluster of so many jobs on this machine, or the address
        of one that runs, such as tcp://127.0.0.1:8786.
    option
        An option of the game, as name=value; may be given several times.
    data
        A file with replaced data of the game: what is printed differently in your box.
    keep
        A file in which finished games are kept, so that the same command goes on where it was stopped.
    out
        Where to write the result: a .json file.
    force
        Replace the file of --out if it exists.
    """
    from kaiju.bots import bots_for
    from kaiju.study.files import check_out
    from kaiju.study.simulate import check
    from kaiju.study.tournament import plan_of, standings

    console = console or open_console()
    played = game_with(data, game)
    names = bots_for(played.name) if bots is None else read_seats(bots)
    sit = seats if seats is not None else max(2, played.seats_min)
    plan = plan_of(
        played, names, sit, games, read_kept_seed(keep, seed), read_options(option or [], played, sit)
    )
    check(plan)
    if out is not None:
        check_out(out, force=force, suffixes=(".json",))
    study = run(plan, jobs, on, keep)
    found = standings(study, played.declaration.team)
    show(study, found, console)
    if out is not None and study.played:
        write(plan, found, out, force=force)
        console.print(f"Written to {out}.", soft_wrap=True)
    return INTERRUPTED if study.interrupted else 0


def read_kept_seed(keep: Path | None, seed: int | None) -> int:
    """The seed: as given, or as it was when a kept run began, or a fresh one."""
    from kaiju.study.journal import seed_kept

    kept = seed_kept(keep) if keep is not None and seed is None else None
    return read_seed(seed) if kept is None else kept


def run(plan: Plan, jobs: int | None, on: str, keep: Path | None) -> Study:
    """Play all games of a plan that are not kept yet, with a bar for whoever waits."""
    from contextlib import ExitStack

    from kaiju.study.journal import Journal
    from kaiju.study.origin import origin_of
    from kaiju.study.simulate import game_of, settings_of, simulate
    from kaiju.study.workers import cores

    with ExitStack() as opened:
        journal: Journal | None = None
        if keep is not None:
            settings = settings_of(plan)
            bots = [name for setting in settings for name in setting.bots]
            origin = origin_of(game_of(plan), bots, [setting.options for setting in settings])
            journal = opened.enter_context(Journal(keep, plan, origin))
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


def show(study: Study, found: Standings, console: Console) -> None:
    """Print what a tournament found."""
    from kaiju.study.report import game_title, interval, percent, plain_table

    plan = study.plan
    if study.interrupted:
        console.print(f"Interrupted after {found.games:,} of {plan.games:,} games; this is what they say.")
    if not found.games:
        return
    console.print(
        f"[bold]{game_title(plan.game)}[/bold], {found.games:,} games, seed {plan.seed}", markup=True
    )
    table = plain_table("Ratings", "bot", "rating", "95% interval", "wins", "of games", "share")
    for entrant in found.entrants:
        rated = entrant.rating
        table.add_row(
            entrant.bot,
            f"{rated.rating:.0f}",
            f"{rated.low:.0f} to {rated.high:.0f}",
            f"{entrant.wins.count:,}",
            f"{entrant.wins.of:,}",
            percent(entrant.wins),
        )
    console.print(table)
    meetings = plain_table("Meetings", "table", "bot", "wins", "of games", "share", "95% interval", words=2)
    for meeting in found.meetings:
        sat = ", ".join(f"{n} {bot}" if n > 1 else bot for bot, n in meeting.seats.items())
        for bot, won in meeting.wins.items():
            meetings.add_row(sat, bot, f"{won.count:,}", f"{won.of:,}", percent(won), interval(won))
            sat = ""
    console.print(meetings)


def write(plan: Plan, found: Standings, path: Path, *, force: bool) -> None:
    """The result as a file: the plan, what it comes from, and what was found."""
    from kaiju.study.files import write_new
    from kaiju.study.origin import origin_of
    from kaiju.study.simulate import game_of, settings_of

    origin = origin_of(game_of(plan), plan.bots, [setting.options for setting in settings_of(plan)])
    result = {"kaiju_tournament": 1, "plan": plan, "origin": origin, "found": found}
    write_new(path, msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n", force=force)
