"""`kaiju dataset`: games, decisions and events as tables of data."""

from __future__ import annotations

from pathlib import Path

from kaiju.cli.options import game_with, read_options, read_seats, read_seed
from kaiju.cli.running import INTERRUPTED, Chosen, Data, Given, Jobs, On, Screen, Seed, progress_bar
from kaiju.cli.terminal import open_console


def dataset(
    game: Chosen = None,
    *,
    out: Path,
    games: int = 1000,
    seats: str | None = None,
    seed: Seed = None,
    jobs: Jobs = None,
    on: On = "",
    option: Given = None,
    data: Data = None,
    console: Screen = None,
) -> int:
    """Let bots play and write everything down: one row a game, a decision, an event, in Parquet files.

    The same seed gives the same files with any number of jobs. Stopped in any way, the same command goes on without a
    lost or doubled game.

    Parameters
    ----------
    out
        The folder for the data set: a new one, or one to go on with.
    games
        How many games to play.
    seats
        The bots, with commas between them: random, another by its name, or your own as module:Class; left out, random
        ones, as many as usually play.
    """
    from kaiju.bots.random import Random
    from kaiju.engine.record import data_of
    from kaiju.study.dataset import make_dataset, seed_of
    from kaiju.study.simulate import Plan
    from kaiju.study.workers import cores

    console = console or open_console()
    played = game_with(data, game)
    names = [Random.name] * played.declaration.seats_usual if seats is None else read_seats(seats)
    kept = seed_of(out) if seed is None else None
    plan = Plan(
        game=played.name,
        bots=names,
        games=games,
        seed=read_seed(seed) if kept is None else kept,
        options=read_options(option or [], played, len(names)),
        data=data_of(played),
    )
    with progress_bar() as bar:
        task = bar.add_task("games", total=games)
        made = make_dataset(
            plan,
            out,
            jobs=cores() if jobs is None else jobs,
            on=on,
            progress=lambda n: bar.update(task, completed=n),
        )
    if made.interrupted:
        console.print(f"Interrupted after {made.games:,} of {games:,} games; the same command goes on.")
    told = f"{made.games:,} games in {out}, seed {plan.seed}"
    if made.decisions:
        pace = 60 * made.decisions / max(1e-9, made.seconds - made.thinking)
        told += f"; {made.decisions:,} decisions in this run, {pace:,.0f} a minute and core" + (
            f" without the {made.thinking:.1f} s that bots thought" if made.thinking else ""
        )
    console.print(told + ".", soft_wrap=True)
    return INTERRUPTED if made.interrupted else 0
