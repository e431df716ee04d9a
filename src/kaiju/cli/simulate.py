"""`kaiju simulate`: many games between bots, and who wins them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from msgspec.structs import replace

from kaiju.cli import running
from kaiju.cli.options import game_with, read_options, read_seats, usual_seats
from kaiju.cli.terminal import open_console
from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.engine.record import data_of

if TYPE_CHECKING:
    from kaiju.study.settings import Crossed


def simulate(
    game: running.Chosen = None,
    *,
    games: int = 1000,
    seats: str | None = None,
    seed: running.Seed = None,
    jobs: running.Jobs = None,
    on: running.On = "",
    option: running.Given = None,
    measure: Annotated[list[str] | None, Parameter(negative="")] = None,
    each: Annotated[list[str] | None, Parameter(negative="")] = None,
    data: running.Data = None,
    keep: running.Keep = None,
    out: Path | None = None,
    force: running.Force = False,
    console: running.Screen = None,
) -> int:
    """Play many games between bots and report who wins, with 95% intervals.

    The bots move on by one seat with every game. The same seed gives the same result with any number of jobs. Ctrl-C
    reports the games that are done.

    Parameters
    ----------
    games
        How many games to play; with --each, in every setting.
    seats
        The bots, with commas between them: random, another by its name, or your own as module:Class. Left out, the best
        one plays against random ones, and in a team with others like it. With --each players, the list is repeated.
    measure
        Something more to count: events or cards; may be given several times.
    each
        An option, or players, of which each value is played in turn: boss, or some values as boss=lavalord,lithosaur.
        Given several times, all are crossed, and what the game refuses is left out.
    out
        Where to write the result: a .json file for the findings, a .csv file for one line a game.
    """
    from kaiju.study.files import check_out, write_study
    from kaiju.study.report import show_study
    from kaiju.study.simulate import Plan, check

    console = console or open_console()
    played = game_with(data, game)
    names = usual_seats(played) if seats is None else read_seats(seats)
    plan = Plan(
        game=played.name,
        bots=names,
        games=games,
        seed=running.read_kept_seed(keep, seed),
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
    study = running.run(plan, jobs, on, keep)
    show_study(study, console)
    wanted = [out] if out is not None else []
    return running.finish(study, wanted, lambda path: write_study(study, path, force=force), console)


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
