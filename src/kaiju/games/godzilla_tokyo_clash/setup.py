"""Setting up: options, Kaiju, tiles, buildings, decks and hands, the token."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kaiju.engine.errors import BadSetup
from kaiju.engine.options import Choice
from kaiju.games.godzilla_tokyo_clash.box import Board, Box, Layout
from kaiju.games.godzilla_tokyo_clash.piles import draw
from kaiju.games.godzilla_tokyo_clash.state import SETUP, SUPPLY, Clash, Player

OPTIONS: Final = ("kaiju", "events", "board", "first_game")
FIRST_GAME_KAIJU: Final = ("godzilla", "megalon")
FIRST_GAME_EVENTS: Final = ("armored_assault", "rush_hour")

TITLE: Final = "Godzilla: Tokyo Clash"


def choices(box: Box) -> list[Choice]:
    """What can be chosen when a table is opened."""
    events = [event.key for event in box.events]
    return [
        Choice("first_game", "switch"),
        Choice("kaiju", "each_seat", ["", *[mat.key for mat in box.mats]], "kaiju"),
        Choice("events", "one", ["", "first_game"], "events", events, "event"),
        Choice("board", "one", ["", "default"], "board"),
    ]


def check_options(given: dict[str, Any], seats: int, box: Box) -> dict[str, Any]:
    """The complete options. What is empty is left to chance; the first game fills in what is not chosen."""
    for option in given:
        if option not in OPTIONS:
            raise BadSetup(f"{TITLE} has no option called {option}; it has {', '.join(OPTIONS)}.")
    first_game = given.get("first_game", False)
    if not isinstance(first_game, bool):
        raise BadSetup("The option first_game is on or off.")
    kaiju = check_kaiju(given.get("kaiju", []), seats, box)
    events = check_events(given.get("events", ""), box)
    board = given.get("board", "")
    if board not in ("", "default"):
        raise BadSetup(f"The board is dealt by chance (empty) or the default one, not {board!r}.")
    if first_game:
        for seat, name in enumerate(FIRST_GAME_KAIJU):
            if not kaiju[seat] and name not in kaiju:
                kaiju[seat] = name
        events = events or list(FIRST_GAME_EVENTS)
        board = "default"
    return {"kaiju": kaiju, "events": events or "", "board": board}


def check_kaiju(given: Any, seats: int, box: Box) -> list[str]:
    """One name a seat, or an empty one; who names one that is taken gets another by chance (GTC-SET-26)."""
    if not isinstance(given, (list, tuple)) or not all(isinstance(name, str) for name in given):
        raise BadSetup("The option kaiju is a list of names, one a seat; an empty name leaves it to chance.")
    if len(given) > seats:
        raise BadSetup(f"There are {len(given)} Kaiju for {seats} seats.")
    known = [mat.key for mat in box.mats]
    names = [name.replace("-", "_") for name in given]
    for name in names:
        if name and name not in known:
            raise BadSetup(f"There is no Kaiju called {name} in this box; there are {', '.join(known)}.")
    return names + [""] * (seats - len(names))


def check_events(given: Any, box: Box) -> list[str]:
    """Two different Events, or none to draw them by chance (GTC-SET-06, -18)."""
    if given in ("", []):
        return []
    if given == "first_game":
        return list(FIRST_GAME_EVENTS)
    known = [event.key for event in box.events]
    if not isinstance(given, (list, tuple)) or len(given) != 2 or not all(isinstance(e, str) for e in given):
        raise BadSetup(
            f"The Events are two of {', '.join(known)}; or first_game; or empty, for chance (GTC-SET-06)."
        )
    names = [name.replace("-", "_") for name in given]
    for name in names:
        if name not in known:
            raise BadSetup(f"There is no Event called {name}; there are {', '.join(known)}.")
    if names[0] == names[1]:
        raise BadSetup("The two Events must be different ones (GTC-SET-18).")
    return names


# ------------------------------------------------------------------------ board


def large_letter(box: Box, letters: str) -> i64:
    """The Large Building that the letters of a cell stand for; 0: none."""
    for number, building in enumerate(box.buildings):
        if not building.small and building.letter in letters:
            return number
    return 0


def turned(box: Box, layout: Layout, tiles: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same tiles, those turned on that have a Large Building on a starting location (GTC-SET-11, -16)."""
    out: list[tuple[int, int]] = []
    for slot, (number, rotation) in zip(layout.slots, tiles, strict=True):
        tile = box.tiles[number]
        cells = len(slot)
        for _ in range(cells):
            blocked = [
                hex
                for j, letters in enumerate(tile.letters)
                if large_letter(box, letters) and (hex := slot[(j + rotation) % cells]) in layout.starts
            ]
            if not blocked:
                break
            rotation = (rotation + 1) % cells
        out.append((number, rotation))
    return out


def lay_out(box: Box, layout: Layout, tiles: list[tuple[int, int]]) -> Board:
    """The board of these tiles: cell j of a tile lies on hex (j + rotation) of its slot."""
    board = Board(layout, tiles)
    slots = [[int(layout.centre)], *layout.slots]
    for slot, (number, rotation) in zip(slots, [(0, 0), *tiles], strict=True):
        tile = box.tiles[number]
        for j in range(len(slot)):
            space = slot[(j + rotation) % len(slot)]
            board.water[space] = tile.water[j]
            board.letters[space] = tile.letters[j]
            board.tile[space] = number
        if tile.track:
            track = [slot[(j + rotation) % len(slot)] for j in tile.track]
            for space in track:
                board.track[space] = len(board.tracks)
            board.tracks.append(track)
            board.loops.append(tile.loop)
    return board


# ------------------------------------------------------------------------ state


def new_state(box: Box, who: list[int], tiles: list[tuple[int, int]], events: list[int], rng: i64) -> Clash:
    """A table before a card is shuffled: figures on their starting locations, buildings on their letters."""
    layout = next(one for one in box.layouts if one.players == len(who))
    board = lay_out(box, layout, tiles)
    players = [
        Player(seat, w, layout.starts[seat], box.numbers.energy_start, box.mats[w].heads_start)
        for seat, w in enumerate(who)
    ]
    for p in players:
        p.begin(box.mats[p.who].cards[:])
    st = Clash(rng, [], box, board, players, events)
    st.phase = SETUP
    st.razed = [0] * len(box.buildings)
    st.small = [letters.count(box.buildings[0].letter) for letters in board.letters]
    st.large = [int(large_letter(box, letters)) for letters in board.letters]
    st.spot = [int(SUPPLY)] * len(box.kind_of)
    st.facing = [0] * len(box.kind_of)
    st.fleet = []
    st.known = {}
    for event in events:
        if box.kinds[box.events[event].piece].entered:
            st.trap = box.events[event].piece
    return st


def settle_kaiju(chosen: list[str], box: Box, chance: Clash) -> list[int]:
    """Who plays which Kaiju: as named, the lower seat first; the others by chance (GTC-SET-26)."""
    keys = [mat.key for mat in box.mats]
    who = [-1] * len(chosen)
    for seat, name in enumerate(chosen):
        if name and keys.index(name) not in who:
            who[seat] = keys.index(name)
    left = [number for number in range(len(keys)) if number not in who]
    chance.shuffle(left)
    return [number if number >= 0 else left.pop() for number in who]


def deal_tiles(box: Box, layout: Layout, default: bool, chance: Clash) -> list[tuple[int, int]]:
    """Tiles and rotations by chance, or the default arrangement (GTC-SET-25, -28)."""
    if default:
        return layout.default[:]
    numbers = list(range(1, len(box.tiles)))
    chance.shuffle(numbers)
    dealt = [(numbers[i], int(chance.below(len(slot)))) for i, slot in enumerate(layout.slots)]
    return turned(box, layout, dealt)


def start(seats: int, options: dict[str, Any], rng: i64, box: Box) -> Clash:
    """A fresh game, in the order of GTC-SET-29; the pieces of the Events are placed when play begins."""
    layout = next(one for one in box.layouts if one.players == seats)
    chance = new_state(box, list(range(seats)), layout.default, [0, 1], rng)
    who = settle_kaiju(options["kaiju"], box, chance)
    tiles = deal_tiles(box, layout, options["board"] == "default", chance)
    keys = [event.key for event in box.events]
    events = [keys.index(key) for key in options["events"]]
    if not events:
        events = list(range(len(keys)))
        chance.shuffle(events)
        events = events[:2]
    st = new_state(box, who, tiles, events, chance.rng)
    for p in st.players:
        st.shuffle(p.deck)
        draw(st, p, box.numbers.hand, "GTC-SET-13")
    st.king = st.below(seats)
    return st
