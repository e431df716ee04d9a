"""`kaiju tournament`: every bot against every other, and how strong that makes them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from kaiju.cli import running
from kaiju.cli.options import game_with, read_options, read_seats
from kaiju.cli.terminal import open_console

if TYPE_CHECKING:
    from kaiju.study.simulate import Study
    from kaiju.study.tournament import Results


def tournament(
    game: running.Chosen = None,
    *,
    bots: str | None = None,
    seats: int | None = None,
    games: int = 100,
    seed: running.Seed = None,
    jobs: running.Jobs = None,
    on: running.On = "",
    option: running.Given = None,
    data: running.Data = None,
    keep: running.Keep = None,
    out: Path | None = None,
    force: running.Force = False,
    console: running.Screen = None,
) -> int:
    """Let every bot play against every other at every seat, and rate them, with 95% intervals.

    With two seats every pair meets; with more, every bot sits alone among those of each other kind; in a team game each
    plays the table by itself. The same seed gives the same result with any number of jobs.

    Parameters
    ----------
    bots
        Who takes part, with commas between them: bots by their names, or your own as module:Class; left out, all
        that the game has.
    seats
        How many sit at a table; left out, as few as the game takes, but two where it can.
    games
        How many games every line-up plays.
    out
        Where to write the result: a .json file.
    """
    from kaiju.bots import bots_for
    from kaiju.study.files import as_result, check_out, write_new
    from kaiju.study.simulate import check
    from kaiju.study.tournament import plan_of, results_of

    console = console or open_console()
    played = game_with(data, game)
    names = bots_for(played.name) if bots is None else read_seats(bots)
    sit = seats if seats is not None else max(2, played.seats_min)
    plan = plan_of(
        played, names, sit, games, running.read_kept_seed(keep, seed), read_options(option or [], played, sit)
    )
    check(plan)
    if out is not None:
        check_out(out, force=force, suffixes=(".json",))
    study = running.run(plan, jobs, on, keep)
    found = results_of(study, played.declaration.team)
    show(study, found, console)
    return running.finish(
        study,
        [out] if out is not None else [],
        lambda path: write_new(path, as_result("kaiju_tournament", 1, study, found), force=force),
        console,
    )


def show(study: Study, found: Results, console: Console) -> None:
    """Print what a tournament found."""
    from kaiju.study.report import interval, percent, plain_table, show_head

    if not show_head(study, console):
        return
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
