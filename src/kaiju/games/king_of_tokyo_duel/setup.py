"""Setting up: options, Monsters, the deck and the row of three cards."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kaiju.engine.errors import BadSetup
from kaiju.engine.options import Choice
from kaiju.games.common.monsters import check_monsters
from kaiju.games.king_of_tokyo_duel.boards import BOARDS
from kaiju.games.king_of_tokyo_duel.buzz import TOKENS
from kaiju.games.king_of_tokyo_duel.cards import DECK
from kaiju.games.king_of_tokyo_duel.market import deal_row
from kaiju.games.king_of_tokyo_duel.powers import Powers
from kaiju.games.king_of_tokyo_duel.state import (
    OUT_OF_GAME,
    RESERVE,
    STOCK,
    Box,
    Duel,
    Monster,
)

MONSTERS: Final = tuple([board.key for board in BOARDS])
SEATS: Final = 2


def check_options(given: dict[str, Any]) -> dict[str, Any]:
    """The complete options; an empty Monster name is left to chance."""
    for option in given:
        if option != "monsters":
            raise BadSetup(f"King of Tokyo: Duel has no option called {option}; it has monsters.")
    return {"monsters": check_monsters(given.get("monsters", []), SEATS, MONSTERS, "DUEL-SETUP-02")}


def choices() -> list[Choice]:
    """What can be chosen when a table is opened."""
    return [Choice("monsters", "each_seat", ["", *MONSTERS], "monster")]


def new_monster(seat: i64, who: i64) -> Monster:
    """A Monster at the start: the hearts of its board, and nothing else (DUEL-SETUP-03, -09)."""
    hearts = BOARDS[who].hearts
    return Monster(seat, who, hearts, Powers())


def new_state(who: list[int], rng: i64) -> Duel:
    """A table before any card is dealt: markers in the middle, all Buzz tokens in the stock."""
    keys = [BOARDS[w].key for w in who]
    places: list[int] = []
    for token in TOKENS:
        if token.board == "":
            places.append(STOCK)
        else:
            places.append(RESERVE if token.board in keys else OUT_OF_GAME)
    st = Duel(rng, [], Box(DECK, BOARDS, TOKENS), [new_monster(0, who[0]), new_monster(1, who[1])], places)
    st.market = [-1, -1, -1]
    return st


def start(options: dict[str, Any], rng: i64) -> Duel:
    """A fresh game: Monsters by choice or chance, the deck shuffled, three cards face up."""
    chosen: list[str] = options["monsters"]
    st = new_state([0, 1], rng)
    left = [i for i, name in enumerate(MONSTERS) if name not in chosen]
    st.shuffle(left)
    who = [MONSTERS.index(name) if name else left.pop() for name in chosen]
    st = new_state(who, st.rng)
    st.deck = list(range(len(DECK)))
    st.shuffle(st.deck)
    deal_row(st)
    return st
