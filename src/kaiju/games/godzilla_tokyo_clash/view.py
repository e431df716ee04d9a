"""What a seat may know (GTC-VIEW-01 to -09): the door for what is hidden, together with the per-seat form of events.

Whoever searches looks at every world that it imagines, so forms that stay the same from view to view (cards, ground,
buildings that stand) are made once and shared.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.questions import Arg
from kaiju.engine.state import NOBODY
from kaiju.games.common.shown import MapView, PieceView
from kaiju.games.godzilla_tokyo_clash.box import City
from kaiju.games.godzilla_tokyo_clash.piles import seat_bit
from kaiju.games.godzilla_tokyo_clash.shown import (
    BlowView,
    CardView,
    ClashView,
    GroundView,
    KnownView,
    PlayerView,
    SupplyView,
)
from kaiju.games.godzilla_tokyo_clash.state import Clash, Player
from kaiju.games.godzilla_tokyo_clash.verbs import DIRECTIONS, key_of, piece_id

PHASES: Final = ("setup", "oxygen", "turns", "refill", "abilities", "events", "check")


def view(st: Clash, seat: int) -> ClashView:
    """The table as this seat may see it."""
    numbers = st.box.numbers
    first = numbers.first_square[len(st.players) - 2]
    blow = st.blow
    return ClashView(
        seat=seat,
        players=[player_view(st, p, seat) for p in st.players],
        king=st.king,
        active=st.active,
        round=st.round,
        turn=st.turn,
        phase=PHASES[st.phase],
        passes=st.passes,
        going_on=st.going_on,
        played=[key_of(st, number) for number in st.played],
        marker=st.marker,
        circles=numbers.end,
        squares_per_gap=numbers.squares_per_gap,
        first_square=first,
        energy_max=numbers.energy_max,
        track=[first - i for i in range(st.fallen)],
        aside=st.aside,
        events=[st.box.events[event].key for event in st.events],
        supply=[supply_view(st, st.box.events[event].piece) for event in st.events],
        map=map_view(st),
        ground=ground_view(st)[:],
        resolving=cards(st, st.limbo),
        revealed=cards(st, st.revealed),
        looked=cards(st, st.looked) if seat == st.looker else [],
        blow=None
        if blow is None
        else BlowView(blow.seat, blow.by, blow.value, blow.pierce, blow.extra, key_of(st, blow.card)),
        over=st.over,
        winners=st.ranking[:1],
        ranking=st.ranking[:],
        points=st.points[:],
        ending=st.ending,
    )


def supply_view(st: Clash, kind: i64) -> SupplyView:
    """The pieces of a kind that are not on the board."""
    of = st.box.kinds[kind]
    left = of.count
    for piece in st.fleet:
        if st.box.kind_of[piece] == kind:
            left -= 1
    return SupplyView(of.key, left)


def ground_view(st: Clash) -> list[GroundView]:
    """What the spaces of this board are made of."""
    board = st.board
    if not board.ground:
        board.ground = [
            GroundView(st.box.tiles[board.tile[space]].key, board.water[space], board.track[space])
            for space in range(board.layout.size)
        ]
    return board.ground


def cards(st: Clash, numbers: list[int]) -> list[CardView]:
    """Cards that can be seen, in their order."""
    box = st.box
    if not box.faces:
        box.faces = [CardView(number, card.key) for number, card in enumerate(box.of)]
    faces = box.faces
    return [faces[number] for number in numbers]


def player_view(st: Clash, p: Player, seat: int) -> PlayerView:
    """One player, with the cards that this seat may see."""
    own = p.seat == seat
    bit = seat_bit(seat)
    known: list[KnownView] = []
    if st.known:
        for place, card in enumerate(reversed(p.deck)):
            if st.known.get(card, 0) & bit:
                known.append(KnownView(place, st.box.of[card].key))
    points = st.box.numbers.token_bonus if p.seat == st.king else 0
    for card in p.trophies:
        if own or st.over or st.known.get(card, 0) & bit:
            points += st.box.of[card].dominance
    return PlayerView(
        seat=p.seat,
        kaiju=st.box.mats[p.who].key,
        space=p.space,
        energy=p.energy,
        heads=p.heads,
        heads_max=st.box.mats[p.who].heads_max,
        hand_size=len(p.hand),
        hand=cards(st, p.hand) if own else [],
        deck=len(p.deck),
        deck_known=known,
        discard=cards(st, p.discard),
        play=cards(st, p.play),
        trophy_count=len(p.trophies),
        trophies=cards(st, p.trophies) if own or st.over else [],
        actions=p.actions,
        points=points,
    )


# ------------------------------------------------------------------------- map


def kaiju_id(seat: int) -> str:
    """A Kaiju by its id on the map."""
    return f"kaiju-{seat}"


def small_id(space: int, nth: int = 0) -> str:
    """A Small Building by its id on the map."""
    return f"small_building-{space}-{nth}"


def large_id(space: int) -> str:
    """A Large Building by its id on the map."""
    return f"large_building-{space}"


def buildings(st: Clash) -> list[PieceView]:
    """All buildings that stand in the city."""
    city = st.board.city
    if city is not None and city.small == st.small and city.large == st.large:
        return city.pieces
    pieces: list[PieceView] = []
    for space in range(st.board.layout.size):
        for nth in range(st.small[space]):
            pieces.append(PieceView(small_id(space, nth), space, "thing-small_building"))
        if st.large[space]:
            key = st.box.buildings[st.large[space]].key
            pieces.append(PieceView(large_id(space), space, f"thing-{key}"))
    st.board.city = City(st.small[:], st.large[:], pieces)
    return pieces


def map_view(st: Clash) -> MapView:
    """The city with all that stands in it."""
    pieces = buildings(st)[:]
    for piece in st.fleet:
        kind = st.box.kinds[st.box.kind_of[piece]]
        facing = DIRECTIONS[st.facing[piece]] if kind.faces else ""
        args: dict[str, Arg] = {"facing": facing} if facing else {}
        pieces.append(PieceView(piece_id(st, piece), st.spot[piece], f"thing-{kind.key}", args, NOBODY))
    for p in st.players:
        pieces.append(PieceView(kaiju_id(p.seat), p.space, f"kaiju-{st.box.mats[p.who].key}", {}, p.seat))
    return st.board.layout.map.view(pieces)
