"""Setting up: options checked, Monsters chosen, deck shuffled, Market dealt."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kaiju.engine.errors import BadSetup
from kaiju.engine.state import NOBODY
from kaiju.games.king_of_tokyo.cards import BASE
from kaiju.games.king_of_tokyo.market import draw
from kaiju.games.king_of_tokyo.state import NO_EVOLUTIONS, OUTSIDE, SETUP, Box, Monster, Powers, Tokyo

MONSTERS: Final = (
    "space_penguin", "alienoid", "cyber_kitty", "the_king", "gigazaur", "meka_dragon", "boogie_woogie",
    "pumpkin_jack", "pandakai", "baby_gigazaur",
)  # fmt: skip
"""The ten Monsters of the box; without Power Up! they differ by name and picture only (KOT-SETUP-13)."""

START_HEARTS: Final = 10
MARKET_SIZE: Final = 3
BAY_MIN_PLAYERS: Final = 5


def check_options(given: dict[str, Any], seats: int) -> dict[str, Any]:
    """The complete options of a table: which Monsters (empty: by chance), and the two-player option."""
    monsters = given.get("monsters", [])
    two_player = given.get("two_player", False)
    for name in given:
        if name not in ("monsters", "two_player"):
            raise BadSetup(f"King of Tokyo has no option called {name}; it has monsters and two_player.")
    if not isinstance(two_player, bool):
        raise BadSetup("The option two_player is either on or off.")
    if two_player and seats != 2:
        raise BadSetup(f"The two-player option is for 2 players, not {seats} (KOT-2P-04).")
    if not isinstance(monsters, (list, tuple)):
        raise BadSetup(
            "The option monsters is a list of names, one a seat; an empty name leaves it to chance."
        )
    if len(monsters) > seats:
        raise BadSetup(f"There are {len(monsters)} Monsters for {seats} seats.")
    names: list[str] = []
    for name in monsters:
        if not isinstance(name, str):
            raise BadSetup("A Monster is chosen by its name.")
        name = name.replace("-", "_")
        if name and name not in MONSTERS:
            raise BadSetup(f"There is no Monster called {name} in this box; there are {', '.join(MONSTERS)}.")
        if name and name in names:
            raise BadSetup(f"Two players cannot both be {name} (KOT-SETUP-12).")
        names.append(name)
    names += [""] * (seats - len(names))
    return {"monsters": names, "two_player": two_player}


def new_monster(seat: i64, who: i64) -> Monster:
    """A Monster at the start: 10 hearts, 0 VP, no energy, outside Tokyo (KOT-SETUP-02 to -05)."""
    return Monster(
        seat, who, START_HEARTS, 0, 0, OUTSIDE, True, 0, 0, 0, False, False, 0, 0, 0, 0, 0, NOBODY, NOBODY, [],
        NO_EVOLUTIONS, Powers(),
    )  # fmt: skip


def new_state(seats: i64, box: Box, rng: i64) -> Tokyo:
    """A table before anything is dealt."""
    return Tokyo(
        rng,
        [],
        box,
        [new_monster(seat, 0) for seat in range(seats)],
        SETUP,
        0,
        0,
        0,
        0,
        False,
        box.bay and seats >= BAY_MIN_PLAYERS,
        [],
        [0, 0, 0, 0, 0, 0],
        0,
        [],
        [],
        [],
        {},
        {},
        [],
        [],
        0,
        0,
        0,
        [],
        {},
        {},
        False,
    )


def start(seats: i64, options: dict[str, Any], rng: i64) -> Tokyo:
    """A fresh game: Monsters by choice or chance, deck shuffled, three cards in the Market."""
    box = Box(BASE, list(MONSTERS), two_player=options["two_player"])
    st = new_state(seats, box, rng)
    chosen: list[str] = options["monsters"]
    left = [i for i, name in enumerate(MONSTERS) if name not in chosen]
    st.shuffle(left)
    for m in st.monsters:
        name = chosen[m.seat]
        m.who = MONSTERS.index(name) if name else left.pop()
    st.deck = list(range(len(box.cards)))
    st.shuffle(st.deck)
    st.market = [draw(st) for _ in range(MARKET_SIZE)]
    return st
