"""King of Monster Island: the game on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64

from kaiju.engine.data import Saying, Tables, digest_of, merged
from kaiju.engine.errors import BadData
from kaiju.engine.game import Game
from kaiju.engine.state import Rule, State
from kaiju.games.common.hidden import redraw
from kaiju.games.king_of_monster_island.audit import audit
from kaiju.games.king_of_monster_island.data import DATA
from kaiju.games.king_of_monster_island.declaration import DECLARATION
from kaiju.games.king_of_monster_island.digest import digest
from kaiju.games.king_of_monster_island.facts import facts
from kaiju.games.king_of_monster_island.place import place
from kaiju.games.king_of_monster_island.position import position
from kaiju.games.king_of_monster_island.power import Box
from kaiju.games.king_of_monster_island.questions import question
from kaiju.games.king_of_monster_island.sentences import sayings
from kaiju.games.king_of_monster_island.setup import check_options, choices, start
from kaiju.games.king_of_monster_island.sheets import box_of
from kaiju.games.king_of_monster_island.state import Island
from kaiju.games.king_of_monster_island.turn import turn
from kaiju.games.king_of_monster_island.view import view

if TYPE_CHECKING:
    from kaiju.engine.facts import Found
    from kaiju.engine.options import Choice
    from kaiju.engine.questions import Question


class KingOfMonsterIsland(Game):
    """King of Monster Island for one to five players, who win or lose together."""

    def __init__(self, changes: dict[str, Any]) -> None:
        super().__init__(DECLARATION)
        self.changes = changes
        self.tables: Tables = merged(DATA, changes)
        self.digest_of_data = digest_of(self.tables)
        faults: list[str] = []
        self.several: Box = box_of(self.tables, False, faults)
        self.solo: Box = box_of(self.tables, True, faults)
        if faults:
            raise BadData(*faults)

    def box(self, seats: int) -> Box:
        """What a table with so many Monsters plays with."""
        return self.solo if seats == 1 else self.several

    def with_data(self, changes: dict[str, Any]) -> Game:
        return KingOfMonsterIsland(changes)

    def data(self) -> Tables:
        return self.tables

    def changed_data(self) -> dict[str, Any]:
        return self.changes

    def sayings(self) -> dict[str, Saying]:
        return sayings(self.tables, self.changes)

    def data_digest(self) -> str:
        return self.digest_of_data

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        return check_options(given, seats, [boss.key for boss in self.several.bosses])

    def choices(self) -> list[Choice]:
        return choices([boss.key for boss in self.several.bosses])

    def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
        return start(self.box(seats), options, rng)

    def place(self, position: dict[str, Any], rng: int) -> State:
        return place(self.several, self.solo, position, rng)

    def position(self, st: State) -> dict[str, Any]:
        return position(cast(Island, st))

    def seats_of(self, st: State) -> int:
        return len(cast(Island, st).monsters)

    def play(self, st: State) -> Rule:
        return turn(cast(Island, st))

    def question(self, st: State, number: int) -> Question:
        return question(cast(Island, st), number)

    def view(self, st: State, seat: int) -> Any:
        return view(cast(Island, st), seat)

    def winners(self, st: State) -> list[int]:
        """All or nobody."""
        island = cast(Island, st)
        return [int(m.seat) for m in island.monsters] if island.ending == "won" else []

    def reason(self, st: State) -> str:
        return cast(Island, st).ending

    def facts(self, st: State) -> Found | None:
        return facts(cast(Island, st))

    def called(self, st: State) -> dict[int, str]:
        """Cards by their number; tiles count after the cards."""
        box = cast(Island, st).box
        return dict(enumerate(box.card_keys + box.tile_keys))

    def seen(self, st: State, seat: i64) -> set[int]:
        """All but the order of the deck below known cards, and of the face-down tiles, which count after the cards."""
        island = cast(Island, st)
        cards = len(island.box.cards)
        hidden = set(island.deck[: len(island.deck) - island.known])
        hidden.update([cards + tile for tile in island.tiles])
        return {n for n in range(cards + len(island.box.tiles)) if n not in hidden}

    def imagine(self, st: State, seat: i64, now: set[int]) -> None:
        """Hidden are only the order of the deck and of the tiles, from everybody (KOMI-SETUP-R04)."""
        island = cast(Island, st)
        cards = len(island.box.cards)
        fixed = set(now)
        fixed.update(island.deck[len(island.deck) - island.known :])
        island.deck = island.deck[:]  # copies share it
        island.tiles = island.tiles[:]
        redraw(island, [island.deck], fixed)
        redraw(island, [island.tiles], {n - cards for n in now if n >= cards})

    def digest(self, st: State) -> list[Any]:
        return digest(cast(Island, st))

    def audit(self, st: State) -> list[int]:
        return audit(cast(Island, st))


GAME = KingOfMonsterIsland({})
