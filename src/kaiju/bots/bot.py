"""What a bot is, and how one is found by name.

`random` plays every game. The others of a game are found in its own room, ``kaiju.bots.<game>``, which lists them by
name as ``BOTS``, the weakest first; a game that is played like another has the bots of that one. The lower levels of
a rule-of-thumb player come from :mod:`kaiju.bots.hasty`.

A bot is: view and question in, answer out. It never sees a table or a state, so it cannot know more than a person in
its seat; one that searches is given worlds that its seat can imagine (:mod:`kaiju.bots.worlds`). What it needs of
chance comes from a source of its own, so that the same seed plays the same game.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
from collections.abc import Callable, Mapping
from typing import Any

from kaiju.bots.worlds import Packed, Worlds, unpacked
from kaiju.engine.errors import BadSetup, KaijuError, NoWorldFound
from kaiju.engine.questions import Question
from kaiju.engine.record import data_of
from kaiju.engine.table import Table
from kaiju.games import SHELF, game_named
from kaiju.games.shelf import COMPILED

MODEST = 100
"""Whoever plays out more imagined tables than this for an answer takes long in plain Python."""


class BotFault(KaijuError):
    """A bot failed, or gave an answer that is not among the options: the fault of its author."""


class Bot:
    """Somebody who answers questions, deterministic for a seed. Subclass it and say :meth:`answer`.

    ``needs_view = False`` declares that a bot never looks at the table; it is then given None and runs faster.
    ``needs_worlds = True`` declares that it searches: it is asked by :meth:`think`, with worlds to search in.
    ``playouts`` is how many imagined tables it plays to their end for an answer, about: whoever has little time asks
    one that plays few.
    """

    name: str = "bot"
    needs_view: bool = True
    needs_worlds: bool = False
    playouts: int = 0

    def __init__(self, game: str, seed: int) -> None:
        self.game = game  # as on the shelf
        self.chance = random.Random(seed)

    def answer(self, view: Any, question: Question) -> int:
        """One of ``question.answers()``. The view is what this seat may know: the game's own plain structure."""
        raise BotFault(f"The bot {self.name} does not say what it answers.")

    def think(self, view: Any, question: Question, worlds: Worlds) -> int:
        """The answer of a bot that searches: the same, with worlds as its seat can imagine them."""
        return self.answer(view, question)


def ask_bot(bot: Bot, table: Table, question: Question) -> int:
    """What a bot answers to a question at a table: it is given what it needs, and no more than its seat may know."""
    seat = question.seat
    view = table.view(seat) if bot.needs_view else None
    if not bot.needs_worlds:
        return bot.answer(view, question)
    try:
        worlds = Worlds.of(table, seat)
    except NoWorldFound:
        return bot.answer(view, question)
    return bot.think(view, question, worlds)


def answer_packed(bot: Bot, view: Any, question: Question, packed: Packed | None) -> int:
    """What a bot answers in another process, where there is no table: with the worlds that were sent along, if any."""
    if packed is None or not bot.needs_worlds:
        return bot.answer(view, question)
    return bot.think(view, question, unpacked(packed))


def worlds_for(name: str, table: Table, seat: int) -> Packed | None:
    """What to send along for a bot that thinks elsewhere: one world of its seat, or nothing if it does not search."""
    if not searches(name, table.game.name):
        return None
    try:
        return Worlds.of(table, seat).packed(data_of(table.game))
    except NoWorldFound:
        return None


def searches(name: str, game: str) -> bool:
    """Whether a bot is asked with worlds to search in, and takes its time."""
    return bool(getattr(_bots(game).get(name), "needs_worlds", False))


def slow_here(name: str, game: str) -> bool:
    """Whether a bot takes seconds for an answer here: its budget is one for the compiled build, and this is none."""
    return not COMPILED and getattr(_bots(game).get(name), "playouts", 0) > MODEST


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A bot by its name, or one of your own by ``module:Class``; raises BadSetup when there is none.

    ``module:Class`` runs code: whoever takes names from strangers checks them against :func:`bots_for` first.
    """
    played = game_named(game)
    if ":" in name:
        return own_bot(name, played.name, seed)
    bots = _bots(played.name)
    maker = bots.get(name)
    if maker is None:
        there = f"there {'is' if len(bots) == 1 else 'are'} {', '.join(bots)}"
        raise BadSetup(
            f"There is no bot called {name!r} for {played.title}; {there}, or your own as module:Class."
        )
    return maker(played.name, seed)


def bots_for(game: str) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return list(_bots(game))


def stand_in_for(game: str) -> str:
    """The bot that plays when nobody says which, or for somebody who is away: the best of those that answer at once."""
    return quick_bots(game)[-1]


def strongest_within(game: str, playouts: int) -> str:
    """The best bot of a game that plays no more than so many imagined tables to their end for an answer."""
    bots = _bots(game)
    return [name for name in bots if getattr(bots[name], "playouts", 0) <= playouts][-1]


def quick_bots(game: str) -> list[str]:
    """The bots of a game that answer at once, without searching; the weakest first."""
    return [name for name in bots_for(game) if not searches(name, game)]


def bot_names() -> list[str]:
    """The names of all bots that come with the games on the shelf: nobody else is called so."""
    return list(dict.fromkeys(name for game in SHELF for name in bots_for(game)))


def _bots(game: str) -> Mapping[str, Callable[[str, int], Bot]]:
    """Who plays a game, by name."""
    from kaiju.bots.random import Random  # noqa: PLC0415 (the bots know this module, not the other way round)

    room = SHELF.room(game, "kaiju.bots", "bots")
    own: Mapping[str, Callable[[str, int], Bot]] = {} if room is None else room.BOTS
    return {Random.name: Random, **own}


def own_bot(name: str, game: str, seed: int) -> Bot:
    """A bot from somebody's own module, which may lie in the working folder."""
    module_name, _, class_name = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        module = importlib.import_module(module_name)
    except Exception as error:
        raise BadSetup(f"The bot {name} cannot be loaded: {type(error).__name__}: {error}.") from error
    kind = getattr(module, class_name, None)
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadSetup(
            f"The bot {name} cannot be loaded: {module_name} has no class {class_name!r} based on kaiju.bots.Bot."
        )
    try:
        bot = kind(game, seed)
    except Exception as error:
        raise BotFault(f"The bot {name} cannot be made: {type(error).__name__}: {error}.") from error
    if bot.name == Bot.name:
        bot.name = name
    return bot
