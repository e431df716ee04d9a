"""What a table plays with: cards, mats, buildings, Event pieces, Events and maps, ready for the rules. Never edited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kaiju.games.common.maps import HexMap

if TYPE_CHECKING:
    from kaiju.games.common.shown import PieceView
    from kaiju.games.godzilla_tokyo_clash.shown import CardView, GroundView

NONE: Final[i64] = -1
HOOK_ROOM: Final = 16


class Step:
    """One step of an effect; words.py says what the numbers mean. A field that is not there is 0 (``most``: -1)."""

    def __init__(self, op: i64, hook: i64) -> None:
        self.op = op
        self.hook = hook
        self.n: i64 = 0
        self.count: i64 = 0  # the word that stands for n
        self.most: i64 = -1
        self.only_if: i64 = 0
        self.who: i64 = 0
        self.what: i64 = 0
        self.where: i64 = 0
        self.way: i64 = 0  # the field dir
        self.to: i64 = 0
        self.out_of: i64 = 0  # the field from
        self.card: i64 = NONE  # the field filter: a card by its number among all different cards
        self.reach: i64 = 0  # the field range, or reach
        self.straight: bool = False
        self.optional: bool = False
        self.unblockable: bool = False
        self.per: i64 = 0
        self.scope: i64 = 0
        self.when: i64 = 0
        self.at: i64 = 0  # the moment of a Barrage
        self.keep: i64 = 0
        self.resets: bool = False  # of a Head Meter: a Barrage uses it up
        self.how: i64 = 0
        self.each_piece: bool = False
        self.loss: i64 = 0
        self.by: i64 = 0
        self.at_most: list[int] = []  # for 2, 3 and 4 players
        self.kinds: list[int] = []


class Card:
    """One of the different cards: its printed values, and its steps by moment."""

    def __init__(self, number: i64, key: str, kaiju: i64) -> None:
        self.number = number
        self.key = key
        self.kaiju = kaiju
        self.copies: i64 = 0
        self.cost: i64 = 0
        self.dominance: i64 = 0
        self.move: i64 = NONE
        self.attack: i64 = NONE
        self.reach: i64 = NONE  # Range; none: a melee card
        self.defend: i64 = NONE
        self.defend_by_heads: bool = False
        self.momentum: bool = False
        self.enhancement: bool = False
        self.defense: bool = False  # a Defense card: its only type is defend
        self.heads: i64 = 0
        self.limit: i64 = 0  # how many may be played in one turn; 0: as many as you like
        self.ignores_line: bool = False
        self.steps: list[list[Step]] = []


class DiscardAction:
    """One of the two actions of a mat that cost a card from hand."""

    def __init__(self, key: str, steps: list[Step], momentum: bool, throws: bool) -> None:
        self.key = key
        self.steps = steps
        self.momentum = momentum
        self.throws = throws  # needs something to throw


class Mat:
    """One Kaiju: its Discard Actions, and what its ability comes to."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.cards: list[int] = []  # its deck: thirty cards by their numbers in the box
        self.actions: list[DiscardAction] = []
        self.steps: list[list[Step]] = []
        self.throw_bonus: i64 = 0
        self.spared: list[int] = []  # kinds of Event piece that ignore it
        self.destroys: bool = True
        self.heads_min: i64 = 0
        self.heads_max: i64 = 0
        self.heads_start: i64 = 0
        self.heads_reset: bool = True  # a Barrage uses the Head Meter up


class Building:
    """A kind of building; number 0 is the Small Building."""

    def __init__(self, key: str, letter: str, small: bool, steps: list[Step]) -> None:
        self.key = key
        self.letter = letter
        self.small = small
        self.steps = steps


class Kind:
    """A kind of Event piece: a Vehicle, or a Generator."""

    def __init__(self, key: str, vehicle: bool, faces: bool, steps: list[Step], entered: list[Step]) -> None:
        self.key = key
        self.vehicle = vehicle
        self.faces = faces  # has a facing
        self.steps = steps  # what its destruction gives
        self.entered = entered  # what happens when a Kaiju comes into its space
        self.first: i64 = 0  # its pieces have the numbers from here
        self.count: i64 = 0


class EventCard:
    """An Event: its piece, how many are set up by whom, the placement rule, and what it does in every Round."""

    def __init__(self, key: str, piece: i64, placement: list[list[int]], steps: list[Step]) -> None:
        self.key = key
        self.piece = piece
        self.placement = placement
        self.steps = steps
        self.by: i64 = 0
        self.setup: list[int] = []  # for 2, 3 and 4 players
        self.on_track: bool = False  # its pieces keep to tracks


class Layout:
    """The outline for a number of players: its map, with all distances and lines worked out once."""

    def __init__(
        self, players: i64, map: HexMap, slots: list[list[int]], starts: list[int], centre: i64
    ) -> None:
        self.players = players
        self.map = map
        self.size: i64 = map.size
        self.slots = slots
        self.starts = starts
        self.centre = centre
        self.default: list[tuple[int, int]] = []  # tile and rotation by slot
        self.near = map.near
        self.distance = map.distance
        self.rays = map.rays  # by direction, then by space
        spaces = range(map.size)
        # Direction from one space to another in a straight line with it; -1: in no line, or the same space.
        self.line: list[list[int]] = [[map.in_line(a, b) for b in spaces] for a in spaces]
        farthest = max([max(row) for row in map.distance])
        # All spaces at a distance or less, nearest first: within[space][distance].
        self.within: list[list[list[int]]] = [
            [
                [b for k in range(d + 1) if k < len(map.around[a]) for b in map.around[a][k]]
                for d in range(farthest + 1)
            ]
            for a in spaces
        ]
        self.farthest: i64 = farthest

    def reach(self, space: i64, far: i64) -> list[int]:
        """The spaces at this distance or less, the space itself first."""
        return self.within[space][far if far < self.farthest else self.farthest]


class Tile:
    """A tile: terrain and letters of its cells, clockwise, and the cells that its track runs through."""

    def __init__(self, key: str, water: list[bool], letters: list[str], track: list[int], loop: bool) -> None:
        self.key = key
        self.water = water
        self.letters = letters
        self.track = track
        self.loop = loop


class Board:
    """The tiles of one game as they lie: terrain and tracks of every space. Buildings are the state's business."""

    def __init__(self, layout: Layout, tiles: list[tuple[int, int]]) -> None:
        self.layout = layout
        self.tiles = tiles  # tile and rotation by slot
        self.water: list[bool] = [False] * layout.size
        self.tile: list[int] = [0] * layout.size
        self.letters: list[str] = [""] * layout.size
        self.track: list[int] = [-1] * layout.size  # which track runs through a space
        self.tracks: list[list[int]] = []
        self.loops: list[bool] = []
        self.ground: list[GroundView] = []  # as views show it; made by the first
        self.city: City | None = None  # of the last view: buildings fall seldom


class City:
    """Buildings as views show them: so many Small Buildings in every space, and these Large ones."""

    def __init__(self, small: list[int], large: list[int], pieces: list[PieceView]) -> None:
        self.small = small
        self.large = large
        self.pieces = pieces


class Numbers:
    """The numbers of mats and Damage Track; lists are for 2, 3 and 4 players."""

    def __init__(self) -> None:
        self.energy_start: i64 = 0
        self.energy_max: i64 = 0
        self.hand: i64 = 0
        self.hand_of_the_king: i64 = 0
        self.token_bonus: i64 = 0
        self.end: i64 = 0  # the last circle of the Damage Track
        self.squares_per_gap: i64 = 0
        self.first_square: list[int] = []
        self.actions_in_a_phase: i64 = 0


class Box:
    """Everything together."""

    def __init__(self) -> None:
        self.numbers = Numbers()
        self.cards: list[Card] = []  # the different cards
        self.of: list[Card] = []  # every single card, by its number: which of them it is
        self.faces: list[CardView] = []  # every single card as views show it; made by the first
        self.mats: list[Mat] = []
        self.buildings: list[Building] = []
        self.kinds: list[Kind] = []
        self.kind_of: list[int] = []  # every single Event piece: its kind
        self.events: list[EventCard] = []
        self.tiles: list[Tile] = []
        self.layouts: list[Layout] = []
