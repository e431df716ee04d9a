"""Setting up: options, the Boss, the deck and its market, Minions, tiles (KOMI-SETUP)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kaiju.engine.errors import BadSetup
from kaiju.engine.options import Choice
from kaiju.games.common.monsters import check_monsters
from kaiju.games.king_of_monster_island.moves import step_by
from kaiju.games.king_of_monster_island.power import NO_BOSS, Box, boss_now
from kaiju.games.king_of_monster_island.state import (
    AVAILABLE,
    EMPTY,
    FIRELING,
    MARKET,
    MODES,
    MONSTER_DICE,
    MONSTERS,
    NO_CARD,
    NOT_USED,
    PLACE,
    SIDES,
    Choices,
    Island,
    Monster,
)
from kaiju.games.king_of_monster_island.verbs import draw_minion

DEFAULT_ZONES: Final[list[int]] = [3, 2, 4, 1, 5]
"""Where Monsters start, by seat, when nobody chooses (KOMI-SETUP-R03)."""

TITLE: Final = "King of Monster Island"
OPTIONS: Final = ("mode", "boss", "side", "placement", "start_seat", "rolls", "respite", "monsters")


def check_options(given: dict[str, Any], seats: int, bosses: list[str]) -> dict[str, Any]:
    """The complete options (KOMI-SETUP-R07); an empty Monster name is left to chance."""
    for name in given:
        if name not in OPTIONS:
            raise BadSetup(f"{TITLE} has no option called {name}; it has {', '.join(OPTIONS)}.")
    mode = one_of("mode", given.get("mode", MODES[0]), MODES)
    boss = one_of("boss", given.get("boss", bosses[0]), tuple(bosses))
    if mode == "ultimate" and boss != bosses[0]:
        raise BadSetup(
            f"The Ultimate Challenge begins with {bosses[0]}, so no other Boss can be chosen (KOMI-ULT-01)."
        )
    respite = given.get("respite", False)
    if not isinstance(respite, bool):
        raise BadSetup("The option respite is on or off.")
    if respite and mode != "ultimate":
        raise BadSetup("Respite comes at a change of Boss, so only in the Ultimate Challenge (KOMI-ULT-R09).")
    start_seat = whole("start_seat", given.get("start_seat", 1), 1, 5)
    if start_seat > seats:
        raise BadSetup(f"Seat {start_seat} cannot begin: there are {seats} seats (KOMI-SETUP-14).")
    return {
        "mode": mode,
        "boss": boss,
        "side": one_of("side", given.get("side", SIDES[0]), SIDES),
        "placement": one_of("placement", given.get("placement", "choose"), ("choose", "default")),
        "start_seat": start_seat,
        "rolls": whole("rolls", given.get("rolls", 3), 3, 4),
        "respite": respite,
        "monsters": check_monsters(given.get("monsters", []), seats, MONSTERS, "KOMI-SETUP-12"),
    }


def one_of(option: str, value: object, known: tuple[str, ...]) -> str:
    """A value by its name, with hyphens or underscores."""
    name = value.replace("-", "_") if isinstance(value, str) else ""
    if name not in known:
        raise BadSetup(f"The option {option} is one of {', '.join(known)}, not {value!r}.")
    return name


def whole(option: str, value: object, least: int, most: int) -> int:
    """A number, which a form may have sent as text."""
    if isinstance(value, str) and value.isdigit():
        value = int(value)
    if type(value) is not int or not least <= value <= most:
        raise BadSetup(f"The option {option} is a number from {least} to {most}, not {value!r}.")
    return value


def choices(bosses: list[str]) -> list[Choice]:
    """What can be chosen when a table is opened."""
    return [
        Choice("mode", "one", list(MODES), "mode"),
        Choice("boss", "one", bosses, "boss"),
        Choice("side", "one", list(SIDES), "side"),
        Choice("placement", "one", ["choose", "default"], "placement"),
        Choice("start_seat", "one", ["1", "2", "3", "4", "5"], "start_seat"),
        Choice("rolls", "one", ["3", "4"], "rolls"),
        Choice("respite", "switch"),
        Choice("monsters", "each_seat", ["", *MONSTERS], "monster"),
    ]


def table_of(options: dict[str, Any]) -> Choices:
    """The options as the rules use them."""
    return Choices(
        options["mode"] == "ultimate",
        SIDES.index(options["side"]),
        options["placement"] == "choose",
        options["start_seat"] - 1,
        options["rolls"],
        options["respite"],
    )


def new_state(box: Box, table: Choices, boss: i64, who: list[int], rng: i64) -> Island:
    """A table before anything is dealt: the Boss in zone 0, all dice available, nothing on the island."""
    sheet = box.bosses[boss]
    monsters = [Monster(seat, w, box.health, box.no_powers) for seat, w in enumerate(who)]
    in_use = box.dice_in_play(boss, table.side, table.ultimate)
    st = Island(rng, [], box, table, monsters, NO_BOSS)
    st.phase = PLACE
    st.active = table.start_seat
    st.boss = boss
    st.boss_health = sheet.health[table.side]
    st.boss_dice = [AVAILABLE if die < in_use else NOT_USED for die in range(8)]
    st.minions = [0] * 30
    st.spaces = [EMPTY] * 18
    st.support = [EMPTY] * 12
    st.bag = box.minion_count[:4]
    st.dice = []
    st.firelings = box.minion_count[FIRELING] if boss == box.fireling_boss else 0
    st.available = MONSTER_DICE
    st.tiles = box.all_tiles[:]
    st.market = [NO_CARD] * 3
    st.deck = box.all_cards[:]
    st.now = boss_now(st)
    return st


def start(box: Box, options: dict[str, Any], rng: i64) -> Island:
    """A fresh game, in the order of KOMI-SETUP-19 and KOMI-SETUP-R05; the Ally sheets follow when all are placed."""
    chosen: list[str] = options["monsters"]
    boss = [sheet.key for sheet in box.bosses].index(options["boss"])
    st = new_state(box, table_of(options), boss, [0] * len(chosen), rng)
    left = [i for i, name in enumerate(MONSTERS) if name not in chosen]
    st.shuffle(left)
    for m in st.monsters:
        name = chosen[m.seat]
        m.who = MONSTERS.index(name) if name else left.pop()
    st.shuffle(st.deck)
    deal_market(st)
    for steps in range(6):
        draw_minion(st, step_by(st.boss_zone, steps), "KOMI-SETUP-11")
    st.shuffle(st.tiles)
    if not st.table.choose_zones:
        for m in st.monsters:
            m.zone = DEFAULT_ZONES[m.seat]
    return st


def deal_market(st: Island) -> None:
    """Three Power cards; an Event goes back and the deck is shuffled again (KOMI-SETUP-10, -R08)."""
    for slot in range(MARKET):
        while st.box.cards[st.deck[len(st.deck) - 1]].event:
            st.shuffle(st.deck)
        st.market[slot] = st.deck.pop()
