"""King of Tokyo (Monster Box): the game on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64

from kaiju.engine.game import Game
from kaiju.engine.state import Rule, State
from kaiju.games.king_of_tokyo.audit import audit
from kaiju.games.king_of_tokyo.crowded import crowded
from kaiju.games.king_of_tokyo.declaration import DECLARATION
from kaiju.games.king_of_tokyo.digest import digest, names_of
from kaiju.games.king_of_tokyo.imagine import imagine, secret, seen
from kaiju.games.king_of_tokyo.place import place
from kaiju.games.king_of_tokyo.position import position
from kaiju.games.king_of_tokyo.questions import question
from kaiju.games.king_of_tokyo.setup import KING_OF_TOKYO, Edition, start
from kaiju.games.king_of_tokyo.state import Tokyo
from kaiju.games.king_of_tokyo.turn import turn
from kaiju.games.king_of_tokyo.view import view

if TYPE_CHECKING:
    from kaiju.engine.declaration import Declaration
    from kaiju.engine.options import Choice
    from kaiju.engine.questions import Question


class KingOfTokyo(Game):
    """King of Tokyo for 2 to 6 players, and what is played by its rules out of another box."""

    def __init__(self, declaration: Declaration, edition: Edition) -> None:
        super().__init__(declaration)
        self.edition = edition

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        return self.edition.options(given, seats)

    def choices(self) -> list[Choice]:
        return self.edition.choices()

    def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
        return start(seats, options, rng, self.edition)

    def place(self, position: dict[str, Any], rng: int) -> State:
        return place(position, rng, self.edition)

    def position(self, st: State) -> dict[str, Any]:
        return position(cast(Tokyo, st), self.edition)

    def crowded(self, seats: int, chance: State) -> dict[str, Any] | None:
        return crowded(seats, chance, self.edition)

    def names(self, st: State) -> dict[int, str]:
        return names_of(cast(Tokyo, st))

    def seats_of(self, st: State) -> int:
        return len(cast(Tokyo, st).monsters)

    def play(self, st: State) -> Rule:
        return turn(cast(Tokyo, st))

    def question(self, st: State, number: int) -> Question:
        return question(cast(Tokyo, st), number)

    def view(self, st: State, seat: int) -> Any:
        return view(cast(Tokyo, st), seat)

    def winners(self, st: State) -> list[int]:
        return cast(Tokyo, st).winners[:]

    def reason(self, st: State) -> str:
        return cast(Tokyo, st).ending

    def seen(self, st: State, seat: i64) -> set[int]:
        return seen(cast(Tokyo, st), seat)

    def imagine(self, st: State, seat: i64, now: set[int]) -> None:
        imagine(cast(Tokyo, st), seat, now)

    def secret(self, st: State) -> bool:
        return secret(cast(Tokyo, st))

    def hiders(self, st: State) -> list[int]:
        return [int(m.seat) for m in cast(Tokyo, st).monsters if m.evo.hand]

    def digest(self, st: State) -> list[Any]:
        return digest(cast(Tokyo, st))

    def audit(self, st: State) -> list[int]:
        return audit(cast(Tokyo, st))


GAME = KingOfTokyo(DECLARATION, KING_OF_TOKYO)
