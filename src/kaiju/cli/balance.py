"""`kaiju balance`: what makes a game won: cards, figures, seats, modules, and how much is luck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from kaiju.cli import running
from kaiju.cli.options import game_with, read_options
from kaiju.cli.terminal import open_console
from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game

if TYPE_CHECKING:
    from kaiju.study.balance import Balance
    from kaiju.study.simulate import Study


def balance(
    game: running.Chosen = None,
    *,
    bot: str | None = None,
    against: str | None = None,
    players: str | None = None,
    modules: str = "all",
    games: int = 200,
    seed: running.Seed = None,
    jobs: running.Jobs = None,
    on: running.On = "",
    option: running.Given = None,
    data: running.Data = None,
    keep: running.Keep = None,
    out: Annotated[list[Path] | None, Parameter(negative="")] = None,
    force: running.Force = False,
    console: running.Screen = None,
) -> int:
    """Find out what makes a game won: what each card, figure and seat adds to the chance to win, and how much is luck.

    All seats are played by the same bot. Every number of players is played with the box alone and with each module by
    itself. The same seed gives the same result with any number of jobs.

    Parameters
    ----------
    bot
        Who plays all seats; left out, the best of those that answer at once.
    against
        The weaker bot by which luck is measured; left out, the weakest that is not random.
    players
        How many play, with commas between the numbers; left out, every number that the game takes.
    modules
        The modules to look at, with commas between them; all, or none.
    games
        How many games of each kind of table.
    out
        Where to write the result: a .json file for the numbers, an .html file for a report with pictures; may be given
        several times.
    """
    from kaiju.study.balance import plan_of, weigh
    from kaiju.study.balance_report import show_balance
    from kaiju.study.files import check_out
    from kaiju.study.simulate import check

    console = console or open_console()
    played = game_with(data, game)
    numbers = read_players(players, played)
    best, weak = read_bots(played, bot, against)
    plan = plan_of(
        played,
        best,
        weak,
        games=games,
        seed=running.read_kept_seed(keep, seed),
        players=numbers,
        modules=read_modules(modules, played),
        options=read_options(option or [], played, numbers[0]),
    )
    check(plan)
    for path in out or []:
        check_out(path, force=force, suffixes=(".json", ".html"))
        if path.suffix.lower() == ".html":
            from kaiju.study.balance_page import check_pictures

            check_pictures()
    study = running.run(plan, jobs, on, keep)
    found = weigh(study)
    show_balance(study, found, console)
    return running.finish(study, out or [], lambda path: write(study, found, path, force=force), console)


def read_players(text: str | None, game: Game) -> list[int]:
    """Numbers of players as people write them."""
    from kaiju.study.settings import number_of_players

    if text is None:
        return list(range(game.seats_min, game.seats_max + 1))
    return list(dict.fromkeys(number_of_players(part.strip()) for part in text.split(",")))


def read_bots(game: Game, bot: str | None, against: str | None) -> tuple[str, str]:
    """Who plays, and against whom luck is measured."""
    from kaiju.bots import bots_for, stand_in_for

    best = stand_in_for(game.name) if bot is None else bot
    if against is None:
        weakest = [*bots_for(game.name)[1:2], *bots_for(game.name)[:1]]
        against = next((name for name in weakest if name != best), best)
    return best, against


def read_modules(text: str, game: Game) -> dict[str, Any]:
    """The modules to look at, by name."""
    from kaiju.study.balance import modules_of

    known = modules_of(game)
    if text == "all":
        return known
    names = [name.strip().replace("-", "_") for name in text.split(",")] if text != "none" else []
    for name in names:
        if name not in known:
            there = f"it has {', '.join(known)}" if known else "it has none"
            raise BadSetup(f"{game.title} has no module {name!r}; {there}.")
    return {name: known[name] for name in names}


def write(study: Study, found: Balance, path: Path, *, force: bool) -> None:
    """The result as a file: numbers, or a report with pictures."""
    from kaiju.study.files import as_result, write_new

    if path.suffix.lower() == ".html":
        from kaiju.study.balance_page import page

        write_new(path, page(study, found).encode(), force=force)
        return
    write_new(path, as_result("kaiju_balance", 1, study, found), force=force)
