"""`kaiju soak`: games without end, looked at from every side."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console

from kaiju.cli.options import game_with, read_seed
from kaiju.cli.terminal import open_console
from kaiju.engine.errors import BadSetup

if TYPE_CHECKING:
    from kaiju.study.soak import Soaked

REPORT_SECONDS = 10.0
FAILED = 1


def soak(
    game: str | None = None,
    *,
    games: int | None = None,
    minutes: float | None = None,
    seed: int | None = None,
    data: Path | None = None,
    vary: Annotated[list[str] | None, Parameter(negative="")] = None,
    folder: Path = Path("soak"),
    console: Annotated[Console | None, Parameter(parse=False)] = None,
) -> int:
    """Play games between bots until told to stop, and check everything that must be true of them.

    All numbers of players and all options take part. A game that fails leaves its record, and the exit status is 1.

    Parameters
    ----------
    game
        The game to play; left out, the one whose data are given, or else the first on the shelf.
    games
        Stop after so many games.
    minutes
        Stop after so many minutes. Without either, Ctrl-C stops it.
    seed
        A number that makes the hunt repeatable; left out, a fresh one is chosen and told.
    data
        A file with replaced data of the game: what is printed differently in your box.
    vary
        An option of the game that takes part, yes-or-no or one of several values; may be given several times. Left out,
        all of them do.
    folder
        Where the records of failed games go.
    """
    from kaiju.study.soak import soak as run
    from kaiju.study.soak import values_by_option

    if games is not None and games < 1:
        raise BadSetup(f"A soak needs at least one game, not {games}.")
    if minutes is not None and not minutes > 0:
        raise BadSetup(f"A soak needs some time, not {minutes:g} minutes.")
    if folder.exists() and not folder.is_dir():
        raise BadSetup(f"{folder} is a file, not a folder for records.")
    played = game_with(data, game)
    known = list(values_by_option(played))
    for name in vary or []:
        if name not in known:
            has = f"it has {', '.join(known)}" if known else "it has none"
            raise BadSetup(f"{played.title} has no option called {name} that could vary; {has}.")
    console = console or open_console()
    first = read_seed(seed)
    limit = "Ctrl-C stops it." if games is None and minutes is None else ""
    digest = f" with data {played.data_digest()}" if data is not None else ""
    console.print(f"Soaking {played.name.replace('_', '-')}{digest} from seed {first}. {limit}".rstrip())
    spoken = time.monotonic()
    failed = 0

    def progress(done: Soaked) -> None:
        nonlocal spoken, failed
        for failure in done.failures[failed:]:
            setting = failure.setting
            console.print(f"Failed: {failure.why}", soft_wrap=True)
            console.print(
                f"  seed {setting.seed}, {setting.seats} seats, {', '.join(setting.bots)}, options {setting.options}"
                f"{', from a position' if setting.position else ''}, "
                f"after {failure.answers} answers",
                soft_wrap=True,
            )
            if failure.record is not None:
                console.print(f"  see it: kaiju replay {failure.record}", soft_wrap=True)
        failed = len(done.failures)
        if time.monotonic() - spoken >= REPORT_SECONDS:
            spoken = time.monotonic()
            console.print(summary(done))

    seconds = None if minutes is None else minutes * 60
    done = run(
        played.name, seed=first, games=games, seconds=seconds, folder=folder, vary=vary, progress=progress
    )
    console.print(summary(done))
    return FAILED if done.failures else 0


def summary(done: Soaked) -> str:
    """What has been done, in a line."""
    wrong = f"{len(done.failures)} failed" if done.failures else "nothing wrong"
    return (
        f"{done.games:,} games, {done.decisions:,} decisions, {done.looks:,} looks from every side: {wrong}."
    )
