# interpreted
"""From data to a box: cards, mats, buildings, pieces, Events, tiles and layouts, checked and translated once.

Data are tables of entries (``data/``), possibly with entries that an owner of the box has replaced. Everything that is
wrong with them is told at once, each fault with the place where it is.
"""

from __future__ import annotations

from typing import Any, Final

from kaiju.engine.data import Reader, Tables
from kaiju.engine.errors import BadData
from kaiju.games.godzilla_tokyo_clash import words as w
from kaiju.games.godzilla_tokyo_clash.box import (
    HOOK_ROOM,
    Box,
    Building,
    Card,
    DiscardAction,
    EventCard,
    Kind,
    Mat,
    Step,
)
from kaiju.games.godzilla_tokyo_clash.data import DATA
from kaiju.games.godzilla_tokyo_clash.ground import read_layouts, read_tiles
from kaiju.games.godzilla_tokyo_clash.steps import DOING, EVENT, ON_CARDS, ON_MATS, REWARD, SPRUNG, read_steps

ABOUT: Final = ("provenance", "confidence", "known", "source", "name", "text")
"""What every entry may say besides its values: where it is from, and words of its own."""

TYPES: Final = ("attack", "move", "defend", "enhancement", "utility")
DECK: Final = 30
HEADS: Final = "head_meter_plus_1"


def read_box(data: Tables) -> Box:
    """The box that data describe; raises BadData with all that is wrong with them."""
    box = Box()
    faults: list[str] = []
    read = Reader(faults)
    for table, entries in data.items():
        for key, given in entries.items():
            read_words(given, f"{table}.{key}", read)
            known = key in DATA[table]
            if table in ("kaiju", "number", "layout"):
                read.check(known, f"{table}.{key}: there is no such entry; none can be added.")
            elif not known:
                read.check("name" in given, f"{table}.{key}.name: is missing: a new entry needs a name.")
    read_numbers(data["number"], box, read)
    for key in DATA["kaiju"]:
        box.mats.append(Mat(key))
    for key, given in data["piece"].items():
        read_kind(key, given, box, read)
    read_cards(data["card"], box, read)
    for kind, given in zip(box.kinds, data["piece"].values(), strict=True):
        finish_kind(kind, given, box, read)
    for key, given in data["building"].items():
        read_building(key, given, box, read)
    for mat in box.mats:
        read_mat(data["kaiju"][mat.key], mat, box, read)
    for key, given in data["event"].items():
        read_event(key, given, box, read)
    pieces = [event.piece for event in box.events]
    read.check(
        len(set(pieces)) == len(pieces) >= 2,
        "event: there must be two or more, each with a piece of its own.",
    )
    read.check(len([k for k in box.kinds if k.entered]) <= 1, "piece: only one kind can have enter_fx.")
    read_tiles(data["tile"], box, ABOUT, read)
    if not faults:
        read_layouts(data["layout"], box, ABOUT, read)
    if faults:
        raise BadData(*faults)
    return box


def read_words(given: Any, at: str, read: Reader) -> None:
    """An entry may bring words of its own, by language."""
    for field in ("name", "text"):
        if isinstance(given, dict) and field in given:
            said = given[field]
            right = isinstance(said, dict) and all(isinstance(word, str) for word in said.values())
            read.check(right and "en" in said, f"{at}.{field}: must be a text for each language, such as en.")


def read_numbers(given: dict[str, Any], box: Box, read: Reader) -> None:
    """The numbers of mats and Damage Track."""
    numbers = box.numbers
    fields = {
        "energy": ("start", "max"),
        "hand": ("cards", "king"),
        "token": ("bonus",),
        "track": ("circles", "squares_per_gap", "first_square"),
        "actions": ("most",),
    }
    entry = {
        key: read.entry(given.get(key), f"number.{key}", (*names, *ABOUT), names)
        for key, names in fields.items()
    }
    numbers.energy_max = read.number(entry["energy"], "number.energy", "max", 1, 99)
    numbers.energy_start = read.number(entry["energy"], "number.energy", "start", 0, int(numbers.energy_max))
    numbers.hand = read.number(entry["hand"], "number.hand", "cards", 1, 20)
    numbers.hand_of_the_king = read.number(entry["hand"], "number.hand", "king", 1, 20)
    numbers.token_bonus = read.number(entry["token"], "number.token", "bonus", 0, 99)
    numbers.end = read.number(entry["track"], "number.track", "circles", 2, 30) - 1
    numbers.squares_per_gap = read.number(entry["track"], "number.track", "squares_per_gap", 1, 20)
    numbers.first_square = read.numbers(entry["track"], "number.track", "first_square", 3, 1, 99)
    numbers.actions_in_a_phase = read.number(entry["actions"], "number.actions", "most", 1, 999)


# ------------------------------------------------------------------------ cards


def by_hook(found: list[Step]) -> list[list[Step]]:
    """Steps by their moments."""
    return [[one for one in found if one.hook == hook] for hook in range(HOOK_ROOM)]


def read_cards(cards: dict[str, Any], box: Box, read: Reader) -> None:
    """All different cards, deck by deck, and every single one."""
    keys = [mat.key for mat in box.mats]
    # A card may speak of another one, so all have their names first.
    by_deck: list[tuple[str, dict[str, Any]]] = []
    for who, kaiju in enumerate(keys):
        for key, given in cards.items():
            if isinstance(given, dict) and given.get("kaiju") == kaiju:
                box.cards.append(Card(len(box.cards), key, who))
                by_deck.append((key, given))
    for key, given in cards.items():
        entry = given if isinstance(given, dict) else {}
        read.word(entry, f"card.{key}", "kaiju", keys)
    for card, (key, given) in zip(box.cards, by_deck, strict=True):
        read_card(card, given, f"card.{key}", box, read)
        for _ in range(card.copies):
            box.mats[card.kaiju].cards.append(len(box.of))
            box.of.append(card)
    for mat in box.mats:
        n = len(mat.cards)
        read.check(n == DECK, f"card: the deck of {mat.key} must have {DECK} cards, not {n} (GTC-CMP-08).")


def read_card(card: Card, given: dict[str, Any], at: str, box: Box, read: Reader) -> None:
    """The printed values of a card, and its steps."""
    printed = ("copies", "cost", "dominance", "types", "fx")
    values = ("move", "attack", "range", "defend", "momentum", "head", "limit_per_turn")
    entry = read.entry(given, at, ("kaiju", *printed, *values, *ABOUT), printed)
    card.copies = read.number(entry, at, "copies", 0, DECK)
    card.cost = read.number(entry, at, "cost", 0, 99)
    card.dominance = read.number(entry, at, "dominance", 0, 99)
    types = read.words(entry, at, "types", TYPES)
    card.defense = types == ["defend"]
    card.enhancement = "enhancement" in types
    card.move = read.number(entry, at, "move", 0, 12) if "move" in entry else -1
    card.attack = read.number(entry, at, "attack", 0, 30) if "attack" in entry else -1
    card.reach = read.number(entry, at, "range", 0, 12) if "range" in entry else -1
    card.defend_by_heads = entry.get("defend") == HEADS
    if card.defend_by_heads:
        card.defend = 1
    elif "defend" in entry:
        card.defend = read.number(entry, at, "defend", 0, 30)
    read.check(not card.defense or card.defend >= 0, f"{at}.defend: is missing on a Defense card.")
    card.momentum = read.flag(entry, at, "momentum")
    card.heads = read.number(entry, at, "head", 0, 9, 0)
    card.limit = read.number(entry, at, "limit_per_turn", 0, 9, 0)
    found = read_steps(entry.get("fx", []), f"{at}.fx", box, read, times=ON_CARDS)
    card.steps = by_hook(found)
    card.ignores_line = any(step.op == w.IGNORE_LINE for step in found)


def read_mat(given: dict[str, Any], mat: Mat, box: Box, read: Reader) -> None:
    """The ability and the two Discard Actions of a mat."""
    at = f"kaiju.{mat.key}"
    entry = read.entry(given, at, ("fx", "discard_actions", *ABOUT), ("fx", "discard_actions"))
    found = read_steps(entry.get("fx", []), f"{at}.fx", box, read, times=ON_MATS)
    mat.steps = by_hook(found)
    for one in mat.steps[w.IN_PLAY]:
        if one.op == w.THROW_BONUS:
            mat.throw_bonus += one.n
        elif one.op == w.IGNORE_EVENTS:
            mat.spared = mat.spared + one.kinds
        elif one.op == w.NO_DESTRUCTION_REWARDS:
            mat.destroys = False
        elif one.op == w.HEAD_METER:
            mat.heads_min = one.n
            mat.heads_max = one.most
            mat.heads_start = one.keep
            mat.heads_reset = one.resets
    actions = entry.get("discard_actions", {})
    if not isinstance(actions, dict) or len(actions) != 2:
        read.fault(f"{at}.discard_actions: a mat has two of them (GTC-DSC-01).")
        return
    for key, one in actions.items():
        there = f"{at}.discard_actions.{key}"
        action = read.entry(one, there, ("fx", "momentum", *ABOUT), ("fx",))
        read_words(one, there, read)
        does = read_steps(action.get("fx", []), f"{there}.fx", box, read, DOING)
        throws = any(step.op == w.THROW for step in does)
        mat.actions.append(DiscardAction(key, does, read.flag(action, there, "momentum"), throws))
    # With both out of reach a player with cards could only pass, and would be asked all the same.
    read.check(
        any(not action.throws for action in mat.actions), f"{at}.discard_actions: one must be no throw."
    )


# ------------------------------------------------------------------------- city


def read_building(key: str, given: Any, box: Box, read: Reader) -> None:
    """A kind of building; the Small Building comes first."""
    at = f"building.{key}"
    names = ("letter", "size", "fx")
    entry = read.entry(given, at, (*names, "count", *ABOUT), names)
    small = read.word(entry, at, "size", ("small", "large")) == "small"
    letter = entry.get("letter")
    if not isinstance(letter, str) or len(letter) != 1:
        read.fault(f"{at}.letter: must be one letter.")
        letter = "?"
    taken = [other.letter for other in box.buildings]
    read.check(letter not in taken, f"{at}.letter: {letter} stands for another building.")
    read.check(small == (not box.buildings), f"{at}.size: the first building is small, all others are large.")
    read.check(len(box.buildings) < 16, "building: there can be 16 kinds at most.")
    box.buildings.append(
        Building(key, letter, small, read_steps(entry.get("fx"), f"{at}.fx", box, read, REWARD))
    )


def read_kind(key: str, given: Any, box: Box, read: Reader) -> None:
    """A kind of Event piece, and how many there are."""
    at = f"piece.{key}"
    names = ("class", "count", "fx")
    entry = read.entry(given, at, (*names, "has_facing", "enter_fx", *ABOUT), names)
    vehicle = read.word(entry, at, "class", ("vehicle", "generator")) == "vehicle"
    kind = Kind(key, vehicle, read.flag(entry, at, "has_facing"), [], [])
    kind.first = len(box.kind_of)
    kind.count = read.number(entry, at, "count", 0, 60)
    box.kind_of += [len(box.kinds)] * kind.count
    box.kinds.append(kind)


def finish_kind(kind: Kind, given: Any, box: Box, read: Reader) -> None:
    """What an Event piece gives, and what happens when a Kaiju comes into its space."""
    at = f"piece.{kind.key}"
    entry = given if isinstance(given, dict) else {}
    kind.steps = read_steps(entry.get("fx", []), f"{at}.fx", box, read, REWARD)
    kind.entered = read_steps(entry.get("enter_fx", []), f"{at}.enter_fx", box, read, SPRUNG)
    removed = any(step.op == w.REMOVE_PIECE for step in kind.entered)
    read.check(removed or not kind.entered, f"{at}.enter_fx: must remove the piece (GTC-LG-10).")


def read_event(key: str, given: Any, box: Box, read: Reader) -> None:
    """An Event."""
    at = f"event.{key}"
    names = ("piece", "setup_by", "setup_count", "placement", "activate")
    entry = read.entry(given, at, (*names, *ABOUT), names)
    kinds = [kind.key for kind in box.kinds]
    ways = entry.get("placement")
    conditions = w.WORDS["placement"]
    right = isinstance(ways, list) and all(
        isinstance(way, list) and set(way) <= set(conditions) for way in ways
    )
    if not right:
        read.fault(f"{at}.placement: must be lists of {', '.join(conditions)}.")
    placement = [[conditions.index(one) + 1 for one in way] for way in ways or []] if right else []
    steps = read_steps(entry.get("activate"), f"{at}.activate", box, read, EVENT)
    event = EventCard(key, kinds.index(read.word(entry, at, "piece", kinds)), placement, steps)
    event.by = w.WORDS["by"].index(read.word(entry, at, "setup_by", ("each_player", "nobody"))) + 1
    event.setup = read.numbers(entry, at, "setup_count", 3, 0, 60)
    event.on_track = any(w.FREE_TRACK in way for way in placement)
    box.events.append(event)


BOX = read_box(DATA)
"""The box as it comes."""
