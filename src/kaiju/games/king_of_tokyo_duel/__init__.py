"""King of Tokyo: Duel: the game on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64

from kaiju.engine.game import Game
from kaiju.engine.state import Rule, State
from kaiju.games.common.hidden import redraw
from kaiju.games.king_of_tokyo_duel.audit import audit
from kaiju.games.king_of_tokyo_duel.declaration import DECLARATION
from kaiju.games.king_of_tokyo_duel.digest import digest
from kaiju.games.king_of_tokyo_duel.place import place
from kaiju.games.king_of_tokyo_duel.position import position
from kaiju.games.king_of_tokyo_duel.questions import question
from kaiju.games.king_of_tokyo_duel.setup import check_options, choices, start
from kaiju.games.king_of_tokyo_duel.state import Duel
from kaiju.games.king_of_tokyo_duel.turn import turn
from kaiju.games.king_of_tokyo_duel.view import view

if TYPE_CHECKING:
    from kaiju.engine.options import Choice
    from kaiju.engine.questions import Question


class KingOfTokyoDuel(Game):
    """King of Tokyo: Duel for two players."""

    def __init__(self) -> None:
        super().__init__(DECLARATION)

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        return check_options(given)

    def choices(self) -> list[Choice]:
        return choices()

    def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
        return start(options, rng)

    def place(self, position: dict[str, Any], rng: int) -> State:
        return place(position, rng)

    def position(self, st: State) -> dict[str, Any]:
        return position(cast(Duel, st))

    def names(self, st: State) -> dict[int, str]:
        return {number: card.facts.key for number, card in enumerate(cast(Duel, st).box.cards)}

    def seats_of(self, st: State) -> int:
        return len(cast(Duel, st).monsters)

    def play(self, st: State) -> Rule:
        return turn(cast(Duel, st))

    def question(self, st: State, number: int) -> Question:
        return question(cast(Duel, st), number)

    def view(self, st: State, seat: int) -> Any:
        return view(cast(Duel, st), seat)

    def winners(self, st: State) -> list[int]:
        return cast(Duel, st).winners[:]

    def reason(self, st: State) -> str:
        return cast(Duel, st).ending

    def seen(self, st: State, seat: i64) -> set[int]:
        """All but the order of the deck."""
        duel = cast(Duel, st)
        hidden = set(duel.deck)
        return {number for number in range(len(duel.box.cards)) if number not in hidden}

    def imagine(self, st: State, seat: i64, now: set[int]) -> None:
        """Hidden is only the order of the deck."""
        duel = cast(Duel, st)
        redraw(duel, [duel.deck], now)

    def digest(self, st: State) -> list[Any]:
        return digest(cast(Duel, st))

    def audit(self, st: State) -> list[int]:
        return audit(cast(Duel, st))


GAME = KingOfTokyoDuel()
