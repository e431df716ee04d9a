"""What a bot is, and how one is found by name.

A bot is: view and question in, answer out. It never sees a table or a state, so it cannot know more than a person in
its seat. What it needs of chance comes from a source of its own, so that the same seed plays the same game.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
from collections.abc import Callable
from typing import Any

from kaiju.engine.errors import BadSetup, KaijuError
from kaiju.engine.questions import Question
from kaiju.games import game_named


class BotFault(KaijuError):
    """A bot failed, or gave an answer that is not among the options: the fault of its author."""


class Bot:
    """Somebody who answers questions, deterministic for a seed. Subclass it and say :meth:`answer`.

    ``needs_view = False`` declares that a bot never looks at the table; it is then given None and runs faster.
    """

    name: str = "bot"
    needs_view: bool = True

    def __init__(self, game: str, seed: int) -> None:
        self.game = game  # as on the shelf: king_of_tokyo
        self.chance = random.Random(seed)

    def answer(self, view: Any, question: Question) -> int:
        """One of ``question.answers()``. The view is what this seat may know: the game's own plain structure."""
        raise BotFault(f"The bot {self.name} does not say what it answers.")


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A bot by its name, or one of your own by ``module:Class``; raises BadSetup when there is none.

    ``module:Class`` runs code: whoever takes names from strangers checks them against :func:`bot_names` first.
    """
    played = game_named(game).name
    if ":" in name:
        return own_bot(name, played, seed)
    maker = KNOWN.get(name)
    if maker is None:
        raise BadSetup(
            f"There is no bot called {name!r}; there are {', '.join(KNOWN)}, or your own as module:Class."
        )
    return maker(played, seed)


def bot_names() -> tuple[str, ...]:
    """The names of the bots that come with Kaiju, the weakest first."""
    return tuple(KNOWN)


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


def _random(game: str, seed: int) -> Bot:
    from kaiju.bots.random import Random  # noqa: PLC0415 (the bots know this module, not the other way round)

    return Random(game, seed)


def _greedy(game: str, seed: int) -> Bot:
    from kaiju.bots.greedy import greedy  # noqa: PLC0415

    return greedy(game, seed)


KNOWN: dict[str, Callable[[str, int], Bot]] = {"random": _random, "greedy": _greedy}
