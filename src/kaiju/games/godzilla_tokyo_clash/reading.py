# interpreted
"""Reading the printed values into a box."""

from __future__ import annotations

from typing import Any

from kaiju.engine.errors import BadSetup
from kaiju.games.common.maps import Cell, HexMap
from kaiju.games.godzilla_tokyo_clash import words as w
from kaiju.games.godzilla_tokyo_clash.box import (
    HOOK_ROOM,
    Box,
    Building,
    Card,
    DiscardAction,
    EventCard,
    Kind,
    Layout,
    Mat,
    Step,
    Tile,
)
from kaiju.games.godzilla_tokyo_clash.data import DATA

FIELDS = frozenset(
    "on op n max if who what where dir to from filter range straight optional unblockable per scope when at keep how "
    "steps reach each_piece loss by at_most kinds mode min start reset_after_barrage".split()
)
"""All fields that a step may have. A Head Meter begins at 0 and falls back to it, whatever its fields say."""


def word(field: str, given: dict[str, Any]) -> int:
    """The number of the word that stands in a field; 0 when the field is not there."""
    if field not in given:
        return 0
    if given[field] not in w.WORDS[field]:
        raise BadSetup(f"{given[field]!r} is no word for {field}; there are {', '.join(w.WORDS[field])}.")
    return w.WORDS[field].index(given[field]) + 1


def step(given: dict[str, Any], box: Box) -> Step:
    """One step of an effect."""
    for name in given:
        if name not in FIELDS:
            raise BadSetup(f"A step has no field {name!r}.")
    out = Step(w.OPS.index(given["op"]), w.HOOKS.index(given["on"]) if "on" in given else w.AT_ONCE)
    n = given.get("n", given.get("steps", 0))
    if isinstance(n, str):
        out.count = word("n", given)
    else:
        out.n = n
    out.most = given.get("max", -1)
    out.only_if = word("if", given)
    out.who = word("who", given)
    out.what = word("what", given)
    out.where = word("where", given)
    out.way = word("dir", given)
    out.to = word("to", given)
    out.out_of = word("from", given)
    if given.get("filter", "any") != "any":
        out.card = next(c.number for c in box.cards if c.key == given["filter"])
    out.reach = given["range"] if "range" in given else word("reach", given)
    out.straight = given.get("straight", False)
    out.optional = given.get("optional", False)
    out.unblockable = given.get("unblockable", False)
    out.per = word("per", given)
    out.scope = word("scope", given)
    out.when = word("when", given)
    if "at" in given:
        out.at = w.HOOKS.index(given["at"])
    out.keep = given.get("keep", given.get("start", 0))
    out.how = word("how", given)
    out.each_piece = given.get("each_piece", False)
    out.loss = word("loss", given)
    out.by = word("by", given)
    out.at_most = list(given.get("at_most", []))
    keys = [kind.key for kind in box.kinds]
    out.kinds = [keys.index(kind) for kind in given.get("kinds", [])]
    return out


def steps(given: list[dict[str, Any]], box: Box) -> list[Step]:
    """Steps in their order."""
    return [step(one, box) for one in given]


def by_hook(found: list[Step]) -> list[list[Step]]:
    """Steps by their moments."""
    return [[one for one in found if one.hook == hook] for hook in range(HOOK_ROOM)]


def read_box(data: dict[str, Any]) -> Box:
    """The box that plain data describe."""
    box = Box()
    numbers = box.numbers
    given = data["numbers"]
    numbers.energy_start = given["energy_start"]
    numbers.energy_max = given["energy_max"]
    numbers.hand = given["hand"]
    numbers.hand_of_the_king = given["hand_of_the_king"]
    numbers.token_bonus = given["token_bonus"]
    numbers.end = given["circles"] - 1
    numbers.squares_per_gap = given["squares_per_gap"]
    numbers.first_square = list(given["first_square"])
    numbers.actions_in_a_phase = given["actions_in_a_phase"]
    for mat in data["mats"]:
        box.mats.append(Mat(mat["kaiju"]))
    read_cards(data, box)
    for piece in data["pieces"]:
        read_kind(piece, box)
    for building in data["buildings"]:
        box.buildings.append(
            Building(
                building["building"],
                building["letter"],
                building["size"] == "small",
                steps(building["fx"], box),
            )
        )
    for entry in data["mats"]:
        read_mat(entry, next(m for m in box.mats if m.key == entry["kaiju"]), box)
    for event in data["events"]:
        read_event(event, box)
    for tile in data["tiles"]:
        cells = tile["cells"]
        box.tiles.append(
            Tile(
                tile["tile"],
                [cell["terrain"] == "water" for cell in cells],
                [cell["letters"] for cell in cells],
                list(tile["track"]),
                tile["loop"],
            )
        )
    for layout in data["layouts"]:
        box.layouts.append(read_layout(layout, box))
    return box


def read_cards(data: dict[str, Any], box: Box) -> None:
    """All different cards, and every single one of the four decks."""
    every = [(who, c) for who, mat in enumerate(box.mats) for c in data["cards"][mat.key]]
    # A card may speak of another one, so all have their names first.
    for number, (who, given) in enumerate(every):
        box.cards.append(Card(number, given["card"], who))
    for card, (who, given) in zip(box.cards, every, strict=True):
        card.copies = given["copies"]
        card.cost = given["cost"]
        card.dominance = given["dominance"]
        card.move = given.get("move", -1)
        card.attack = given.get("attack", -1)
        card.reach = given.get("range", -1)
        if given.get("defend") == "head_meter_plus_1":
            card.defend = 1
            card.defend_by_heads = True
        else:
            card.defend = given.get("defend", -1)
        card.momentum = given.get("momentum", False)
        card.enhancement = given.get("enhancement", False)
        card.defense = given["types"] == ["defend"]
        card.heads = given.get("head", 0)
        card.limit = given.get("limit_per_turn", 0)
        found = steps(given["fx"], box)
        card.steps = by_hook(found)
        card.ignores_line = any(s.op == w.IGNORE_LINE for s in found)
        for _ in range(card.copies):
            box.mats[who].cards.append(len(box.of))
            box.of.append(card)


def read_kind(given: dict[str, Any], box: Box) -> None:
    """A kind of Event piece, and its pieces."""
    kind = Kind(
        given["piece"],
        given["class"] == "vehicle",
        given.get("has_facing", False),
        steps(given["fx"], box),
        steps(given.get("enter_fx", []), box),
    )
    kind.first = len(box.kind_of)
    kind.count = given["count"]
    box.kind_of += [len(box.kinds)] * given["count"]
    box.kinds.append(kind)


def read_mat(given: dict[str, Any], mat: Mat, box: Box) -> None:
    """The ability and the Discard Actions of a mat."""
    found = steps(given["fx"], box)
    mat.steps = by_hook(found)
    for one in found:
        if one.op == w.THROW_BONUS:
            mat.throw_bonus = one.n
        elif one.op == w.IGNORE_EVENTS:
            mat.spared = one.kinds
        elif one.op == w.NO_DESTRUCTION_REWARDS:
            mat.destroys = False
        elif one.op == w.HEAD_METER:
            mat.heads_max = one.most
            mat.heads_start = one.keep
    for action in given["discard_actions"]:
        does = steps(action["fx"], box)
        throws = any(s.op == w.THROW for s in does)
        mat.actions.append(DiscardAction(action["action"], does, action["momentum"], throws))


def read_event(given: dict[str, Any], box: Box) -> None:
    """An Event."""
    placement = [
        [w.WORDS["placement"].index(condition) + 1 for condition in way] for way in given["placement"]
    ]
    piece = next(i for i, kind in enumerate(box.kinds) if kind.key == given["piece"])
    event = EventCard(given["event"], piece, placement, steps(given["activate"], box))
    event.by = w.WORDS["by"].index(given["setup_by"]) + 1
    event.setup = list(given["setup_count"])
    event.on_track = any(w.FREE_TRACK in way for way in placement)
    box.events.append(event)


def read_layout(given: dict[str, Any], box: Box) -> Layout:
    """The map of a layout. Rows are lettered from the top, spaces numbered from the left."""
    hexes = [(0, 0), *((q, r) for slot in given["slots"] for q, r in slot)]
    cells: list[Cell] = sorted(hexes, key=lambda cell: (cell[1], cell[0]))
    rows = sorted({r for _, r in cells})
    names = [
        "abcdefghijklmnopqrstuvwxyz"[rows.index(r)] + str(1 + sum(q2 < q for q2, r2 in cells if r2 == r))
        for q, r in cells
    ]
    map = HexMap(cells, names)
    slots = [[map.place[(q, r)] for q, r in slot] for slot in given["slots"]]
    starts = [map.place[(q, r)] for q, r in given["starts"]]
    layout = Layout(given["players"], map, slots, starts, map.place[(0, 0)])
    keys = [tile.key for tile in box.tiles]
    layout.default = [(keys.index(tile), rotation) for tile, rotation in given["default"]]
    return layout


BOX = read_box(DATA)
"""The box as it comes."""
