"""`kaiju play`: a table in the terminal, with people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

import kaiju
from kaiju.bots import slow_here
from kaiju.cli.options import read_options, seats_with_you, usual_game
from kaiju.cli.records import check_place
from kaiju.cli.sitting import Sitting
from kaiju.cli.sitting_down import chosen_figures, on_the_shelf, resumed, seated, setup_of, why_not
from kaiju.cli.terminal import Keyboard
from kaiju.engine.errors import BadSetup
from kaiju.games import game_named, put_on_shelf
from kaiju.rulebook import Words, kebab
from kaiju.rulebook.replaced import read_data


def play(
    game: str | None,
    *,
    seats: str | None,
    seed: int | None,
    figures: str | None,
    option: Sequence[str],
    setup: str | None,
    save: Path | None,
    resume: Path | None,
    data: Path | None,
    fast: bool,
    speed: float,
    lang: str,
    console: Console,
) -> int:
    """Play a game to its end, or until somebody leaves; returns the exit status."""
    general = Words(lang=lang)
    if not speed > 0:
        raise BadSetup(general("bad-speed"))
    if save is not None:
        check_place(save, general)
    if data is not None:
        replaced = read_data(data)
        if game is not None and on_the_shelf(game, general) != replaced.name:
            raise BadSetup(general("data-other", path=str(data), game=kebab(replaced.name)))
        put_on_shelf(replaced)
        game = game or replaced.name
    if resume is not None:
        if seed is not None or figures is not None or option or setup is not None:
            raise BadSetup(general("resume-fixed", path=str(resume)))
        table, players = resumed(resume, game, seats, general)
    else:
        name = on_the_shelf(game or usual_game(), general)
        played = game_named(name)
        ready = setup_of(played, setup, general)
        usual = seats_with_you(played, ready.seats if ready else played.declaration.seats_usual)
        players = usual if seats is None else seated(seats, played, general)
        options = {**(ready.options if ready else {}), **read_options(option, played, len(players))}
        if figures:
            options |= chosen_figures(played, figures, lang)
        # Without a seed nobody can foresee a roll.
        try:
            table = kaiju.new(name, seats=len(players), seed=seed, options=options, live=seed is None)
        except BadSetup as error:
            raise BadSetup(why_not(played, len(players), options, general) or str(error)) from None
    for bot in dict.fromkeys(players):
        if slow_here(bot, table.game.name):
            console.print(general("seat-slow", name=bot), highlight=False)
    keyboard = Keyboard(console, speed=0 if fast else speed)
    sitting = Sitting(table, players, Words(table.game.name, lang), keyboard, console)
    return sitting.until_the_end(
        save or Path(f"{kebab(table.game.name)}.kaiju.json"), chosen=save is not None
    )
