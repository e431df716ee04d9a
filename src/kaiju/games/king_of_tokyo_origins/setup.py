"""What the box of Origins brings: four Monsters, 50 cards, Tokyo as a single place, 2 to 4 players.

Everything else is played as in King of Tokyo (KOTO-DIFF-06), by the same code.
"""

from __future__ import annotations

from typing import Any, Final

from kaiju.engine.errors import BadSetup
from kaiju.engine.options import Choice
from kaiju.games.common.monsters import check_monsters
from kaiju.games.king_of_tokyo.card import Card
from kaiju.games.king_of_tokyo.cards import POWER_CARDS, numbered, origins_cards
from kaiju.games.king_of_tokyo.setup import (
    ALL_MONSTERS,
    EVERY_CARD,
    GUESTS,
    MIXES,
    Edition,
    check_left_out,
    check_mix,
    kinds,
    mixed_in,
    switch,
)
from kaiju.games.king_of_tokyo.state import Box

OPTIONS: Final = ("monsters", "two_player", "king_of_tokyo", "left_out")

DECK: Final = origins_cards()
"""The 50 Energy cards."""


def deck(way: str | list[str], left_out: list[str]) -> list[Card]:
    """The deck: Origins alone, or mixed with King of Tokyo in one of the three ways (KOTO-MIX-01)."""
    if way == "exclusive":
        # The whole deck of King of Tokyo and what it lacks: nothing is doubled beyond its own copies.
        return POWER_CARDS + mixed_in(way, POWER_CARDS, DECK)
    own = [card for card in DECK if card.facts.key not in left_out]
    return own + mixed_in(way, own, POWER_CARDS)


class OriginsBox(Edition):
    """The box of Origins."""

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        for name in given:
            if name not in OPTIONS:
                raise BadSetup(f"{self.title} has no option called {name}; it has {', '.join(OPTIONS)}.")
        two_player = switch(given, "two_player")
        if two_player and seats != 2:
            raise BadSetup(f"The two-player option is for 2 players, not {seats} (KOTO-2P-01).")
        way = check_mix("king_of_tokyo", given.get("king_of_tokyo", ""), POWER_CARDS, "King of Tokyo")
        return {
            "monsters": check_monsters(given.get("monsters", []), seats, ALL_MONSTERS, "KOT-SETUP-12"),
            "two_player": two_player,
            "king_of_tokyo": way,
            "left_out": check_left_out(given.get("left_out", []), DECK, way, "King of Tokyo"),
        }

    def choices(self) -> list[Choice]:
        return [
            Choice(
                "monsters",
                "each_seat",
                ["", *GUESTS, *[m for m in ALL_MONSTERS if m not in GUESTS]],
                "monster",
            ),
            Choice("king_of_tokyo", "one", list(MIXES), "option-king_of_tokyo", kinds(POWER_CARDS), "card"),
            Choice("left_out", "several", kinds(DECK), "card"),
            Choice("two_player", "switch"),
        ]

    def box(self, options: dict[str, Any]) -> Box:
        way: str | list[str] = options["king_of_tokyo"]
        left_out: list[str] = options["left_out"]
        return Box(
            numbered(deck(way, left_out)) if way or left_out else CARDS,
            list(ALL_MONSTERS),
            two_player=options["two_player"],
            bay=False,
            options=options,
        )


CARDS: Final = numbered(DECK)
"""The deck of a plain game. Cards hold no state, so all tables share them."""

ORIGINS: Final = OriginsBox("King of Tokyo: Origins", 4, GUESTS, EVERY_CARD)
