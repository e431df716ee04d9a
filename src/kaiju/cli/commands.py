"""What can be typed after `kaiju`. Each command is imported when it is called, so that the others start quickly."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, cast

from cyclopts import App, Group, Parameter
from rich.console import Console

import kaiju
from kaiju.cli.terminal import open_console

EVERYWHERE = Group("Everywhere", sort_key=9)

Lang = Annotated[str, Parameter(parse=False)]
Screen = Annotated[Console, Parameter(parse=False)]
"""What every command is handed: the language to speak, and where to print."""


def _worth_showing(default: object) -> str:
    """A default that says something; what is off or left out says so in its own words."""
    return str(default) if default else cast(str, None)  # None hides it


app = App(
    name="kaiju",
    help="Giant-monster board games: play them, simulate them, read their rules.",
    version=kaiju.__version__,
    help_format="plaintext",
    default_parameter=Parameter(negative=(), show_default=_worth_showing),
)


@app.meta.default
def launch(
    *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Annotated[str | None, Parameter(group=EVERYWHERE)] = None,
    colour: Annotated[
        bool,
        Parameter(
            name=("--colour", "--color"),
            negative=("--no-colour", "--no-color"),
            group=EVERYWHERE,
            show_default=False,
        ),
    ] = True,
) -> Any:
    """Read what concerns every command, then the command.

    Parameters
    ----------
    lang
        The language to speak, such as en.
    colour
        Print with colours or without; NO_COLOR=1 means without.
    """
    from kaiju.rulebook.words import pick_language

    if not colour:
        os.environ["NO_COLOR"] = "1"  # for the consoles that others open
    command, bound, handed = app.parse_args(words, print_error=False, exit_on_error=False)
    given = {"lang": pick_language(lang, os.environ), "console": open_console(colour=colour)}
    return command(*bound.args, **bound.kwargs, **{name: given[name] for name in handed})


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    workers: int = 1,
    browse: Annotated[bool, Parameter(name="--open")] = False,
    logs: str | None = None,
    lang: Lang,
    console: Screen,
) -> int:
    """Open tables for the browser: for yourself, for friends, for a club.

    Everything else can be set in the environment; docs/how-to/host.md lists it.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets the whole network in.
    port
        The port to listen on; left out, 8000 or the next one that is free.
    database
        Where games are kept: a SQLite file, or the address of a PostgreSQL database; left out, KAIJU_DATABASE_URL or a
        file of your own.
    workers
        Server processes; more than one need PostgreSQL.
    browse
        Open the first page in your browser.
    logs
        Write logs as text or json; left out, text in a terminal and json elsewhere.
    """
    from kaiju.cli.serve import run

    return run(
        host=host, port=port, database=database, workers=workers, browse=browse, logs=logs, console=console
    )


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    seed: int | None = None,
    figures: Annotated[str | None, Parameter(name=("--figures", "--monsters"))] = None,
    option: list[str] | None = None,
    setup: str | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    data: Path | None = None,
    fast: bool = False,
    speed: float = 1.0,
    lang: Lang,
    console: Screen,
) -> int:
    """Play in the terminal, with people and bots.

    Answer by number or in words; ? explains how. Ctrl-C or quit keeps the game for later.

    Parameters
    ----------
    game
        Which game; left out, the first on the shelf.
    seats
        Who sits where, with commas between them: bots by their names, such as random, and people by any other name;
        left out, you with the best bots that answer at once, as many as usually play.
    seed
        A number that makes dice and cards repeatable; left out, nobody can foresee a roll.
    figures
        Whom the seats play, such as their Monsters, with commas between them; left out, or where a name is empty,
        chance decides.
    option
        Another option of the game, as name=value; may be given several times.
    setup
        A table by one word, such as the first game that a rulebook suggests; what else is said comes before it.
    save
        Where to keep the record. A file that exists is never touched, the name gets a number instead.
    resume
        Go on with the game in this record.
    data
        A file with replaced data of the game: what is printed differently in your box.
    fast
        Do not pause after the turns of bots.
    speed
        How fast the turns of bots are told: 2 is twice as fast.
    """
    from kaiju.cli.play import play as sit_down

    return sit_down(
        game,
        seats=seats,
        seed=seed,
        figures=figures,
        option=option or [],
        setup=setup,
        save=save,
        resume=resume,
        data=data,
        fast=fast,
        speed=speed,
        lang=lang,
        console=console,
    )


@app.command
def learn(
    game: str | None = None,
    /,
    *,
    lesson: str | None = None,
    lang: Lang,
    console: Screen,
) -> int:
    """Learn a game: short lessons on real positions, then an easy game.

    Parameters
    ----------
    game
        Its name; the first on the shelf if left out.
    lesson
        Begin with this lesson, by its name: where you left off.
    """
    from kaiju.cli.learn import learn as take_lessons

    return take_lessons(game, lesson=lesson, lang=lang, console=console)


@app.command
def replay(
    file: Path,
    /,
    *,
    step: bool = False,
    turn: int | None = None,
    seat: int | None = None,
    review: bool = False,
    budget: int | None = None,
    plain: Annotated[bool, Parameter(name="--json")] = False,
    lang: Lang,
    console: Screen,
) -> int:
    """Watch a recorded game, or look back at how it was won.

    Parameters
    ----------
    file
        The record.
    step
        Show the table after every decision, and wait for Enter.
    turn
        Begin with this turn.
    seat
        See it as the player of this seat did, counted from 1; left out, as a spectator.
    review
        Instead, tell how it was won: chances over the turns, turning points, luck and skill, what paid.
    budget
        Games that a review plays on for each turn and decision; more are slower and surer.
    plain
        The review as JSON, for programs.
    """
    if review or plain or budget is not None:
        from kaiju.cli.advice import review as look_back

        return look_back(file, plain=plain, budget=budget, lang=lang, console=console)
    from kaiju.cli.replay import replay as watch

    return watch(file, step=step, turn=turn, seat=seat, lang=lang, console=console)


@app.command
def position(
    file: Path,
    /,
    *,
    ask: bool = False,
    game: str | None = None,
    seat: int | None = None,
    best: int = 5,
    budget: int | None = None,
    seed: int = 1,
    jobs: int | None = None,
    on: str = "",
    plain: Annotated[bool, Parameter(name="--json")] = False,
    lang: Lang,
    console: Screen,
) -> int:
    """Look at a position, and ask what it is worth: everybody's chance to win, and the best answers.

    Parameters
    ----------
    file
        A position, written by hand or by kaiju.position, or the record of a table: then as it stands at its end.
    ask
        Say what it is worth, as whoever is asked may know it.
    game
        Whose position it is, where the file does not say.
    seat
        Ask for this seat instead, counted from 1.
    best
        How many answers to tell, the best first.
    budget
        How many playouts to spend; left out, as many as take about a second with the compiled build.
    seed
        A number that makes the playouts repeatable, with any number of jobs and on a cluster.
    jobs
        How many processes share the work; left out, this one, and one for each core if it takes longer than a second.
    on
        Where the work is done instead of here: dask, for a Dask cluster of so many jobs on this machine, or the address
        of one that runs, such as tcp://127.0.0.1:8786.
    plain
        Print everything as JSON.
    """
    from kaiju.cli.position import position as look

    return look(
        file, game=game, ask=ask, seat=seat, best=best, budget=budget, seed=seed, jobs=jobs, on=on, plain=plain,
        lang=lang, console=console,
    )  # fmt: skip


@app.command
def rules(
    game: str | None = None,
    /,
    *words: str,
    module: str | None = None,
    coverage: bool = False,
    tests: Path | None = None,
    lang: Lang,
    console: Screen,
) -> int:
    """Read the rulebook: all of it, one rule, or what speaks of some words.

    Parameters
    ----------
    game
        Whose rules; left out, those of the first game on the shelf.
    words
        The id of a rule, or words to look for.
    module
        Only rules of this module.
    coverage
        Show which test proves which rule; exits with status 1 while a base rule has none.
    tests
        The folder of tests for --coverage; left out, tests.
    """
    from kaiju.cli.options import usual_game
    from kaiju.cli.rules import show_rules

    return show_rules(
        game or usual_game(), words, lang=lang, module=module, coverage=coverage, tests=tests, console=console
    )


@app.command
def cards(
    game: str | None = None,
    /,
    *words: str,
    set_: Annotated[str | None, Parameter(name="--set")] = None,
    data: Path | None = None,
    lang: Lang,
    console: Screen,
) -> int:
    """Read the cards: all of them, one, or those that speak of some words.

    Parameters
    ----------
    game
        Whose cards; left out, those of the first game on the shelf.
    words
        The name of a card, or words to look for.
    set_
        Only cards of this set, such as base.
    data
        A file with replaced data of the game: the cards as they are in your box.
    """
    from kaiju.cli.cards import show_cards
    from kaiju.cli.options import game_with, usual_game

    if data is not None:
        game = game_with(data, game).name
    return show_cards(game or usual_game(), words, lang=lang, set_=set_, console=console)


@app.command
def mcp(*, lang: Lang, console: Screen) -> int:
    """Let a language model sit down at a table: the games as tools, on standard input and output (MCP)."""
    from kaiju.engine.errors import BadSetup

    try:
        from kaiju.research.mcp import server
    except ImportError:
        raise BadSetup("This needs more packages: pip install 'kaiju[research]'.") from None
    server(lang).run("stdio")
    return 0


app.command(
    "kaiju.cli.simulate:simulate", name="simulate", help="Let bots play many games and count who wins."
)
app.command(
    "kaiju.cli.tournament:tournament",
    name="tournament",
    help="Let every bot play against every other, and rate them.",
)
app.command(
    "kaiju.cli.balance:balance",
    name="balance",
    help="Find out what each card, figure and seat adds to the chance to win.",
)
app.command(
    "kaiju.cli.dataset:dataset", name="dataset", help="Write games as tables of data, in Parquet files."
)
app.command("kaiju.cli.bench:bench", name="bench", help="Measure how fast this machine plays.")
app.command("kaiju.cli.soak:soak", name="soak", help="Play random games until something breaks.")
