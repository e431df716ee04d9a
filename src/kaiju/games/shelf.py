# interpreted
"""The shelf: the games of this house, and those that people bring along.

A game from outside is a package with a ``GAME`` in it, and needs one line. Installed, it names itself in its
``pyproject.toml``::

    [project.entry-points."kaiju.games"]
    pig = "pig"

and one that lies in a folder is named in the environment, with commas between several: ``KAIJU_GAMES=pig``. Where the
game is not called ``GAME`` there, ``module:NAME`` says so. Both also reach the processes that Kaiju starts.

Its texts lie in ``text/`` of that package, its bots in ``bots.py``, its picture for the terminal in ``picture.py``; all
but the texts may be missing.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType

from kaiju.engine import state
from kaiju.engine.declaration import faults
from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game

GROUP = "kaiju.games"
VARIABLE = "KAIJU_GAMES"
HERE = "kaiju.games"
COMPILED = not str(state.__file__).endswith(".py")
"""Whether this is the compiled build, whose states take no heirs in plain Python."""


class Shelf(Mapping[str, Game]):
    """Every game by name, in the order in which people are shown them: the house's own, then what was brought along.

    Games from outside are loaded when the shelf is first looked at, not when it is made: they need the engine first.
    """

    def __init__(self, games: Sequence[Game]) -> None:
        self._own = {game.name: game for game in games}
        self._all: dict[str, Game] | None = None
        self._homes = {name: f"{HERE}.{name}" for name in self._own}

    def __getitem__(self, name: str) -> Game:
        return self._own[name] if name in self._own else self._look()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._look())

    def __len__(self) -> int:
        return len(self._look())

    @property
    def first(self) -> Game:
        """The game that is played when nobody says which."""
        return next(iter(self.values()))

    def replace(self, game: Game) -> None:
        """Put a game in the place of its namesake."""
        self._look()[game.name] = game
        if game.name in self._own:
            self._own[game.name] = game

    def home(self, name: str) -> str:
        """The package in which a game lies."""
        self._look()
        return self._homes.get(name, f"{HERE}.{name}")

    def is_own(self, name: str) -> bool:
        """Whether a game is one of the house: such are compiled."""
        return name in self._own

    def check_playable(self, game: Game) -> None:
        """Refuse a game from outside in the compiled build."""
        if COMPILED and not self.is_own(game.name):
            raise BadSetup(
                f"{game.title} is not compiled, so the compiled build cannot play it; play it in plain Python."
            )

    def room(self, name: str, room: str, beside: str) -> ModuleType | None:
        """What a room of the house has for a game, if anything: ``room.<game>``, such as ``kaiju.bots.pig``.

        A game from outside brings it along as ``beside`` in its own package; one that has none may be played like
        another.
        """
        if name not in self:
            return None
        home = self.home(name)
        place = f"{room}.{name}" if self.is_own(name) else f"{home}.{beside}"
        if importlib.util.find_spec(place) is not None:
            return import_module(place)
        like = self[name].declaration.played_like
        return self.room(like, room, beside) if like in self else None

    def _look(self) -> dict[str, Game]:
        if self._all is None:
            found, homes = dict(self._own), dict(self._homes)
            for place in brought_along():
                game, home = load(place)
                if game.name in found:
                    raise BadSetup(f"There are two games called {game.name}; one of them is {place}.")
                found[game.name], homes[game.name] = game, home
            self._all, self._homes = found, homes
        return self._all


def brought_along() -> list[str]:
    """The games from outside, as module or module:NAME: those installed, then those in the environment."""
    installed = [point.value for point in entry_points(group=GROUP)]
    named = [place.strip() for place in os.environ.get(VARIABLE, "").split(",")]
    return list(dict.fromkeys(place for place in (*installed, *named) if place))


def load(place: str) -> tuple[Game, str]:
    """A game from outside and the package it lies in; BadSetup with the reason when it cannot be played."""
    module_name, _, name = place.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = import_module(module_name)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadSetup(f"The game {place} cannot be loaded: {why}.") from error
    game = getattr(module, name or "GAME", None)
    if not isinstance(game, Game):
        raise BadSetup(
            f"The game {place} cannot be loaded: {module_name} has no game called {name or 'GAME'}."
        )
    wrong = faults(game.declaration)
    if wrong:
        raise BadSetup(f"The game {place} does not declare itself rightly. {' '.join(wrong)}")
    return game, module_name if hasattr(module, "__path__") else module_name.rpartition(".")[0]
