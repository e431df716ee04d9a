"""One study over several settings: each Boss, each side, each number of players, all crossed."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from kaiju.engine.errors import BadSetup
from kaiju.engine.facts import PLAYERS
from kaiju.engine.game import Game
from kaiju.study.simulate import Setting

MOST = 1_000
"""More settings than this are a slip of the hand."""


class Crossed(msgspec.Struct, frozen=True):
    """The settings that can be played, and those that the game refuses with the reason."""

    settings: list[Setting]
    refused: list[tuple[dict[str, str], str]]


def values_of(game: Game, name: str) -> list[str]:
    """All values of an option, or all numbers of players, as people write them."""
    if name == PLAYERS:
        return [str(n) for n in range(game.seats_min, game.seats_max + 1)]
    for choice in game.choices():
        if choice.name == name:
            if choice.form == "switch":
                return ["false", "true"]
            if choice.form == "one":
                return list(choice.values)
            raise BadSetup(f"The option {name} has no values to be played in turn: name them, as {name}=A,B.")
    known = [PLAYERS, *(choice.name for choice in game.choices() if choice.form in ("switch", "one"))]
    raise BadSetup(f"{game.title} has nothing called {name} to be played in turn; it has {', '.join(known)}.")


def crossed(
    game: Game,
    each: Mapping[str, Sequence[str]],
    bots: Callable[[int], list[str]],
    players: int,
    options: Callable[[dict[str, str], int], dict[str, Any]],
) -> Crossed:
    """Every combination of these values.

    ``bots`` names the bots of so many ``players`` and ``options`` reads the options of a combination. What the game
    refuses is left out; BadSetup when nothing is left.
    """
    combinations = [
        dict(zip(each, values, strict=True))
        for values in itertools.islice(itertools.product(*each.values()), MOST + 1)
    ]
    if len(combinations) > MOST:
        raise BadSetup(f"That makes more than {MOST:,} settings; please choose some values, as name=A,B.")
    settings: list[Setting] = []
    refused: list[tuple[dict[str, str], str]] = []
    for chosen in combinations:
        n = number_of_players(chosen[PLAYERS]) if PLAYERS in chosen else players
        try:
            game.check_seats(n)
            given = options({name: value for name, value in chosen.items() if name != PLAYERS}, n)
            game.options(given, n)
        except BadSetup as error:
            refused.append((chosen, str(error)))
            continue
        settings.append(Setting(bots=bots(n), options=given, each=chosen))
    if not settings:
        raise BadSetup(refused[0][1])
    return Crossed(settings, refused)


def number_of_players(text: str) -> int:
    """A number of players as people write it."""
    if not text.isdigit():
        raise BadSetup(f"The number of players is a whole number, not {text!r}.")
    return int(text)
