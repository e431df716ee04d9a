"""`kaiju bench`: how fast this machine plays, in plain Python and compiled."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from kaiju.cli.running import INTERRUPTED, progress_bar
from kaiju.cli.terminal import open_console


def bench(
    game: str | None = None,
    *,
    seats: int | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    data: Path | None = None,
    beside: str | None = None,
    rounds: int = 7,
    seconds: float = 0.25,
    out: Path | None = None,
    force: Annotated[bool, Parameter(negative="")] = False,
    console: Annotated[Console | None, Parameter(parse=False)] = None,
) -> int:
    """Measure decisions, games, copies and playouts a second, and memory, in plain Python and compiled.

    Everything is CPU time, so other work on the machine disturbs it little; the builds take turns, and medians are
    shown. The compiled build is what `make compiled` makes.

    Parameters
    ----------
    game
        The game to measure; left out, the one whose data are given, or else the first on the shelf.
    seats
        How many players, all of them random; left out, as many as usually play.
    option
        An option of the game, as name=value; may be given several times.
    data
        A file with replaced data of the game: what is printed differently in your box.
    beside
        Another game to measure in turns with this one, so that both can be compared.
    rounds
        How often to repeat everything.
    seconds
        CPU time for each figure in each round.
    out
        A .json file to write all figures to.
    force
        Replace the file of --out if it exists.
    """
    import msgspec

    from kaiju.cli.options import game_with, read_options
    from kaiju.study.bench import bench as run
    from kaiju.study.bench_report import show_bench
    from kaiju.study.files import check_out, write_new

    console = console or open_console()
    played = game_with(data, game)
    usual = played.declaration.seats_usual
    options = read_options(option or [], played, usual if seats is None else seats)
    if out is not None:
        check_out(out, force=force, suffixes=(".json",))
    try:
        with progress_bar() as bar:
            task = bar.add_task("rounds", total=rounds)
            found = run(
                played.name,
                seats=seats,
                options=options,
                beside=beside,
                rounds=rounds,
                seconds=seconds,
                progress=lambda n: bar.update(task, completed=n),
            )
    except KeyboardInterrupt:
        console.print("Interrupted; there is nothing to report yet.")
        return INTERRUPTED
    show_bench(found, console)
    if out is not None:
        write_new(out, msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n", force=force)
        console.print(f"Written to {out}.", soft_wrap=True)
    return 0
