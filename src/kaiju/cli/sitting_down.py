"""Who sits down at which table in the terminal: games by name, seats, figures, set-ups, and games that go on."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Any

from kaiju.bots import bot_names, make_bot
from kaiju.cli.options import seats_with_you
from kaiju.cli.records import read_record
from kaiju.engine.chance import named
from kaiju.engine.declaration import Setup
from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.engine.history import TOOK_BACK
from kaiju.engine.record import Record, replay
from kaiju.engine.table import Table
from kaiju.games import SHELF, game_named
from kaiju.rulebook import Words, kebab
from kaiju.rulebook.search import fold, near


def on_the_shelf(name: str, words: Words) -> str:
    """The id of a game as people write it, with spaces, hyphens or capitals; NotFound with a suggestion."""
    game = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    if game not in SHELF:
        raise words.not_found("on-shelf", name, map(kebab, SHELF))
    return game


def seated(seats: str, game: Game, words: Words) -> list[str]:
    """Who sits where: bots by their names, everybody else is a person. In some games one may run several."""
    players = [name.strip() for name in seats.split(",")]
    people: set[str] = set()
    bots = bot_names()
    for place, name in enumerate(players):
        if not name or not name.isprintable():
            raise BadSetup(words("seat-empty"))
        if name.lower() in bots:
            make_bot(name.lower(), game.name, 0)  # says who plays this game, if this one does not
            players[place] = name.lower()
        elif ":" not in name:
            close = near(name, bots, at_most=1)
            if close and abs(len(close[0]) - len(name)) < 2:
                raise BadSetup(words("seat-typo", name=name, near=close[0]))
            if fold(name) in people and not game.declaration.several_seats:
                raise BadSetup(words("seat-twice", name=name))
            people.add(fold(name))
    return players


def setup_of(game: Game, name: str | None, words: Words) -> Setup | None:
    """A table by one word, as the game declares it; NotFound when it declares no such thing."""
    if name is None:
        return None
    known = {setup.name: setup for setup in game.declaration.setups}
    found = known.get(name.strip().lower().replace("-", "_"))
    if found is None and not known:
        raise BadSetup(words("no-setups", game=game.title))
    if found is None:
        raise words.not_found("setup", name, map(kebab, known), game=game.title)
    return found


def why_not(game: Game, seats: int, options: dict[str, Any], words: Words) -> str:
    """Why a table that its game refuses cannot be, in the reader's language, as far as what can be chosen tells it.

    Whatever else may be wrong has a rule behind it, and is told by that rule.
    """
    if not game.seats_min <= seats <= game.seats_max:
        return words("seats-number", game=game.title, least=game.seats_min, most=game.seats_max, seats=seats)
    known = {choice.name: choice for choice in game.choices()}
    for name, value in options.items():
        if name not in known:
            return words("option-unknown", game=game.title, name=name, choices=", ".join(known))
        if known[name].form == "switch":
            continue
        values = [str(each).replace("-", "_") for each in (value if isinstance(value, list) else [value])]
        right = known[name].picks if known[name].picks and isinstance(value, list) else known[name].values
        wrong = [each for each in values if each not in right]
        if wrong:
            choices = ", ".join(each for each in (*known[name].values, *known[name].picks) if each)
            return words("option-value", name=name, choices=choices, value=wrong[0])
        if known[name].form == "each_seat" and len(values) > seats:
            return words("figures-many", figures=len(values), seats=seats)
    return ""


def is_bot(name: str) -> bool:
    return name in bot_names() or ":" in name


def chosen_figures(game: Game, names: str, lang: str) -> dict[str, list[str]]:
    """The option that chooses whom the seats play, from their names; an empty name leaves it to chance."""
    figure, words = game.declaration.figure, Words(game.name, lang)
    choice = next((each for each in game.choices() if figure and each.name == figure.option), None)
    if figure is None or choice is None:
        raise BadSetup(words("no-figures", game=game.title))
    called = {value: (words.first(f"{figure.key}-{value}") or value) for value in choice.values if value}
    known: dict[str, str] = {"": ""}
    for value, name in called.items():
        for each in (value, name, *words.several(f"{figure.key}-{value}.alias")):
            known.setdefault(_letters(each), value)
    chosen: list[str] = []
    for name in names.split(","):
        if _letters(name) not in known:
            raise words.not_found("figure", name.strip(), called.values(), game=game.title)
        chosen.append(known[_letters(name)])
    return {figure.option: chosen}


def _letters(name: str) -> str:
    return fold(name).replace(" ", "")


def resumed(path: Path, game: str | None, seats: str | None, words: Words) -> tuple[Table, list[str]]:
    """The table of a record, at the point where it stopped, and who sits at it."""
    record = read_record(path, words)
    played = game_named(record.game)
    if game is not None and on_the_shelf(game, words) != played.name:
        raise BadSetup(words("resume-other", path=str(path), game=kebab(played.name)))
    table = replay(record, played)
    if table.over:
        raise BadSetup(words("resume-over", path=str(path)))
    if not any(len(entry) == 2 and entry[1] != TOOK_BACK for entry in record.answers):
        table.entropy = lambda: named(secrets.token_hex(16))
    return table, seats_of(record, seats, words)


def seats_of(record: Record, seats: str | None, words: Words) -> list[str]:
    """The players of a record, or those named instead. A file from a stranger starts no code of its own."""
    game = game_named(record.game)
    players = seated(seats, game, words) if seats is not None else list(record.players)
    if not players:
        players = seats_with_you(game, record.seats)
    if len(players) != record.seats:
        raise BadSetup(words("seats-differ", seats=record.seats, given=len(players)))
    if seats is None:
        for name in players:
            if ":" in name:
                raise BadSetup(words("seats-foreign", name=name))
    return players
