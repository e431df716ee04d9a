"""Godzilla: Tokyo Clash: the game on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64

from kaiju.engine.data import Saying, Tables, digest_of, merged
from kaiju.engine.game import Game
from kaiju.engine.state import Rule, State
from kaiju.games.godzilla_tokyo_clash.asks import ASK_DEFEND, ASK_DISCARD_CARD, ASK_HAND_TROPHY, ASK_KEEP
from kaiju.games.godzilla_tokyo_clash.audit import audit
from kaiju.games.godzilla_tokyo_clash.box import Box
from kaiju.games.godzilla_tokyo_clash.data import DATA
from kaiju.games.godzilla_tokyo_clash.declaration import DECLARATION
from kaiju.games.godzilla_tokyo_clash.digest import digest, names_of
from kaiju.games.godzilla_tokyo_clash.facts import facts
from kaiju.games.godzilla_tokyo_clash.imagine import imagine, seen
from kaiju.games.godzilla_tokyo_clash.place import place
from kaiju.games.godzilla_tokyo_clash.position import position
from kaiju.games.godzilla_tokyo_clash.questions import question
from kaiju.games.godzilla_tokyo_clash.reading import BOX, read_box
from kaiju.games.godzilla_tokyo_clash.sentences import sayings
from kaiju.games.godzilla_tokyo_clash.setup import check_options, choices, start
from kaiju.games.godzilla_tokyo_clash.state import Clash
from kaiju.games.godzilla_tokyo_clash.turn import play_round
from kaiju.games.godzilla_tokyo_clash.view import view

if TYPE_CHECKING:
    from kaiju.engine.facts import Found
    from kaiju.engine.options import Choice
    from kaiju.engine.questions import Question


class GodzillaTokyoClash(Game):
    """Godzilla: Tokyo Clash for 2 to 4 players."""

    def __init__(self, changes: dict[str, Any]) -> None:
        super().__init__(DECLARATION)
        self.changes = changes
        self.tables: Tables = merged(DATA, changes) if changes else DATA
        self.digest_of_data = digest_of(self.tables)
        self.box: Box = read_box(self.tables) if changes else BOX

    def with_data(self, changes: dict[str, Any]) -> Game:
        return GodzillaTokyoClash(changes)

    def data(self) -> Tables:
        return self.tables

    def changed_data(self) -> dict[str, Any]:
        return self.changes

    def data_digest(self) -> str:
        return self.digest_of_data

    def sayings(self) -> dict[str, Saying]:
        return sayings(self.tables, self.changes)

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        return check_options(given, seats, self.box)

    def choices(self) -> list[Choice]:
        return choices(self.box)

    def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
        return start(seats, options, rng, self.box)

    def place(self, position: dict[str, Any], rng: int) -> State:
        return place(position, rng, self.box)

    def position(self, st: State) -> dict[str, Any]:
        return position(cast(Clash, st))

    def names(self, st: State) -> dict[int, str]:
        return names_of(cast(Clash, st))

    def seats_of(self, st: State) -> int:
        return len(cast(Clash, st).players)

    def play(self, st: State) -> Rule:
        return play_round(cast(Clash, st))

    def question(self, st: State, number: int) -> Question:
        return question(cast(Clash, st), number)

    def view(self, st: State, seat: int) -> Any:
        return view(cast(Clash, st), seat)

    def winners(self, st: State) -> list[int]:
        return cast(Clash, st).ranking[:1]

    def reason(self, st: State) -> str:
        return cast(Clash, st).ending

    def facts(self, st: State) -> Found | None:
        return facts(cast(Clash, st))

    def seen(self, st: State, seat: i64) -> set[int]:
        return seen(cast(Clash, st), seat)

    def imagine(self, st: State, seat: i64, now: set[int]) -> None:
        imagine(cast(Clash, st), seat, now)

    def conceals(self, st: State) -> bool:
        """Nobody learns whether a player could have defended (GTC-VIEW-09), nor how much there was to choose from."""
        return st.kind in (ASK_DEFEND, ASK_HAND_TROPHY, ASK_DISCARD_CARD, ASK_KEEP)

    def digest(self, st: State) -> list[Any]:
        return digest(cast(Clash, st))

    def audit(self, st: State) -> list[int]:
        return audit(cast(Clash, st))


GAME = GodzillaTokyoClash({})
