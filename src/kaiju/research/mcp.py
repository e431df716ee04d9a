"""A language model sits down at a table: the games as tools of the Model Context Protocol.

`kaiju mcp` speaks the protocol on standard input and output, for whatever program runs the model. The tools list games,
read rules and cards, open a table with bots or take a seat on a server, look, answer and talk. A model is told what its
seat may know, and no more.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from kaiju.bots import bots_for, stand_in_for
from kaiju.engine.errors import BadSetup, KaijuError
from kaiju.games import SHELF, game_named
from kaiju.research.sitting import Local, Remote, Sitting, Situation
from kaiju.rulebook import Catalogue, Ledger, NotFound

MOST_FOUND = 40
"""How many rules or cards are told at once."""


def server(lang: str) -> MCPServer:
    """The games as tools, in one language; one server is one player, who sits at one table at a time."""
    return Desk(lang).server


class Desk:
    """Whoever plays through the tools, and where they sit."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.sitting: Sitting | None = None
        self.server = MCPServer("kaiju", instructions=INSTRUCTIONS)
        for tool in (
            self.list_games, self.read_rules, self.read_cards, self.open_table, self.join_table,
            self.look, self.answer, self.say, self.leave,
        ):  # fmt: skip
            self.server.tool()(in_a_sentence(tool))

    def list_games(self) -> list[dict[str, Any]]:
        """The games that can be played: how many players, which options, which bots."""
        found = []
        for game in map(game_named, SHELF):
            options = {choice.name: choice.values or choice.form for choice in game.choices()}
            found.append(
                {
                    "game": game.name,
                    "title": game.title,
                    "players": [game.seats_min, game.seats_max],
                    "together": game.declaration.team,
                    "options": msgspec.to_builtins(options),
                    "bots": bots_for(game.name),
                }
            )
        return found

    def read_rules(self, game: str, words: str = "") -> dict[str, str]:
        """Rules by their ids: those that speak of some words, or begin with an id; without words, what there is."""
        ledger = Ledger(game_named(game).name, self.lang)
        if not words:
            return {section: ledger.words(f"section-{section}") for section in ledger.sections}
        return {entry.id: ledger.prose(entry) for entry in ledger.find(*words.split())[:MOST_FOUND]}

    def read_cards(self, game: str, words: str = "") -> dict[str, str]:
        """Cards by name: one, or those that speak of some words; without words, the names of all."""
        cards = Catalogue(game_named(game).name, self.lang)
        if not words:
            return {cards.name(card): "" for card in cards.pick()}
        return {cards.name(card): cards.text(card) for card in cards.find(*words.split())[:MOST_FOUND]}

    def open_table(
        self,
        game: str,
        bots: list[str] | None = None,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Open a table with bots at the other seats and take seat 0; without bots, as many as usually play."""
        played = game_named(game)
        others = [stand_in_for(played.name)] * (played.declaration.seats_usual - 1) if bots is None else bots
        known = bots_for(played.name)
        for name in others:
            if name not in known:
                raise BadSetup(f"There is no bot called {name!r}; there are {', '.join(known)}.")
        drawn = secrets.randbits(31) if seed is None else seed
        return self._sit(Local(played, others, drawn, options or {}, self.lang))

    def join_table(self, server: str, table: str, name: str, password: str = "") -> dict[str, Any]:
        """Take a seat at a table that waits on a Kaiju server: its address, the table's id, and a name of your own."""
        return self._sit(Remote(server, table, name, password, self.lang))

    def _sit(self, sitting: Sitting) -> dict[str, Any]:
        if self.sitting is not None:
            self.sitting.leave()
        self.sitting = sitting
        return told(sitting.look())

    def _here(self) -> Sitting:
        if self.sitting is None:
            raise KaijuError("You sit at no table; open one or join one first.")
        return self.sitting

    def look(self) -> dict[str, Any]:
        """What has happened since you looked last, the table as your seat may know it, and what you are asked."""
        return told(self._here().look())

    def answer(self, choice: int | None = None, things: list[int] | None = None) -> dict[str, Any]:
        """Answer what you are asked: by the number of an option, or by the numbers of things, as `how` says."""
        return told(self._here().answer(choice, things))

    def say(self, text: str) -> str:
        """Say something to everybody at a table on a server."""
        self._here().say(text)
        return "said"

    def leave(self) -> str:
        """Get up from the table."""
        self._here().leave()
        self.sitting = None
        return "left"


INSTRUCTIONS = """Giant-monster board games. list_games, then open_table or join_table; look tells what your seat may
know, and answer answers what you are asked. read_rules and read_cards look things up."""


def told(situation: Situation) -> dict[str, Any]:
    """A situation as plain data."""
    found: dict[str, Any] = msgspec.to_builtins(situation, str_keys=True)
    return found


def in_a_sentence(tool: Callable[..., Any]) -> Callable[..., Any]:
    """The same tool, with every trouble told in a sentence."""
    from functools import wraps  # noqa: PLC0415

    @wraps(tool)
    def careful(*args: Any, **kwargs: Any) -> Any:
        try:
            return tool(*args, **kwargs)
        except (KaijuError, NotFound) as error:
            raise ToolError(str(error)) from None

    return careful
