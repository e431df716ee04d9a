"""The table of King of Monster Island as plain data: zones, the Boss, the Monsters, and what goes on this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kaiju.engine.state import State
from kaiju.games.common.maps import Map, ring

if TYPE_CHECKING:
    from kaiju.games.king_of_monster_island.power import BossNow, Box, Powers

# Faces of the Monster dice; a wild face of a Support tile is any of them.
HEART: Final[i64] = 0
ENERGY: Final[i64] = 1
FAME: Final[i64] = 2
CLAW: Final[i64] = 3
FOOT: Final[i64] = 4
SUPPORT: Final[i64] = 5
WILD: Final[i64] = 6
CUBE: Final[i64] = 7
FACES: Final = ("heart", "energy", "fame", "claw", "foot", "support")
SYMBOLS: Final = (*FACES, "wild", "cube")
"""What a Support tile may show, by number."""

# A die of the Roll that has been resolved or spent, and a die that was Locked this turn, carry this bit.
DONE: Final[i64] = 8
FACE: Final[i64] = 7

# Minions by type, as they lie in a zone; Firelings are Minions that are never in the bag.
SOLDIER: Final[i64] = 0
CANNON: Final[i64] = 1
SHIELD: Final[i64] = 2
BUILDER: Final[i64] = 3
FIRELING: Final[i64] = 4
TYPES: Final[i64] = 5
IN_BAG: Final[i64] = 4  # the types that are drawn from the bag
MINIONS: Final = ("soldier", "cannon", "shield", "builder", "fireling")

# Symbols on the Boss dice, in the order in which step 5 applies them (KOMI-BOSS-R07).
BOSS_FAME: Final[i64] = 0
BOSS_CRYSTAL: Final[i64] = 1
BOSS_MINION: Final[i64] = 2
BOSS_SYMBOLS: Final = ("fame", "crystal", "minion")

# The steps of a turn, as the ledger names them. A turn can be taken up again at the beginning of each.
PLACE: Final[i64] = 0
BOSS_1: Final[i64] = 1
BOSS_2: Final[i64] = 2
BOSS_3: Final[i64] = 3
BOSS_4: Final[i64] = 4
BOSS_5: Final[i64] = 5
MONSTER_0: Final[i64] = 6
MONSTER_1: Final[i64] = 7
ROLLED: Final[i64] = 8  # inside step 1, after a roll
MONSTER_2: Final[i64] = 9
MONSTER_3: Final[i64] = 10
END: Final[i64] = 11
STEPS: Final = (
    "place", "boss_1", "boss_2", "boss_3", "boss_4", "boss_5", "monster_0", "monster_1", "rolled", "monster_2",
    "monster_3", "end",
)  # fmt: skip

ZONES: Final[i64] = 6
DIE_SPACES: Final[i64] = 3
SUPPORT_SPACES: Final[i64] = 2
MONSTER_DICE: Final[i64] = 10
MAX_FAME: Final[i64] = 20
MARKET: Final[i64] = 3
PYLONS: Final[i64] = 3  # the third one loses the game

# On die spaces and Support spaces.
EMPTY: Final[i64] = -1
CRYSTAL: Final[i64] = 16
PYLON: Final[i64] = -2

# Where a Boss die is when it is not on the board.
AVAILABLE: Final[i64] = -1
NOT_USED: Final[i64] = -2

NO_ALLY: Final[i64] = -1
NO_CARD: Final[i64] = -1
NO_DIE: Final[i64] = -1

# Who acts besides the seats, as the declaration names them.
BOSS_ACTS: Final[i64] = -2
EVENT_ACTS: Final[i64] = -3

ISLAND: Final[Map] = ring(["jungle", "ruins", "lagoon", "beach", "mangrove", "cliffs"])
"""The zones, clockwise round the volcano, zone 0 at the top (KOMI-COMP-R04)."""

ZONE_NAMES: Final = tuple(ISLAND.names)
NEAR: Final[list[list[int]]] = ISLAND.near
"""The two zones next to a zone: counter-clockwise, then clockwise."""

MONSTERS: Final = ("pagurah", "rex_florae", "hades", "purple_reign", "megamoth")
MODES: Final = ("single", "ultimate")
SIDES: Final = ("blue", "red")


NOTHING: Final[list[int]] = []
"""Stands in all lists that are replaced and never edited while they are empty. Copies share such lists."""


class Monster:
    """One player's Monster. Its lists are replaced when they change, never edited."""

    def __init__(
        self,
        seat: i64,
        who: i64,
        health: i64,
        powers: Powers,
    ) -> None:
        self.seat = seat
        self.who = who  # which Monster: only name and figure differ (KOMI-COMP-R01)
        self.zone: i64 = -1  # -1: not placed yet
        self.health = health
        self.fame: i64 = 0
        self.energy: i64 = 0
        self.ally: i64 = NO_ALLY
        self.cards = NOTHING  # KEEP cards in the order gained
        self.pouch = NOTHING  # faces of dice that are Locked on a card of this Monster
        self.used = NOTHING  # uses since its last turn began, of what works once a round
        self.powers = powers

    def copy(self) -> Monster:
        """An independent copy; powers and lists are shared because they are never edited."""
        twin = Monster(self.seat, self.who, self.health, self.powers)
        twin.zone = self.zone
        twin.fame = self.fame
        twin.energy = self.energy
        twin.ally = self.ally
        twin.cards = self.cards
        twin.pouch = self.pouch
        twin.used = self.used
        return twin


class Choices:
    """What was chosen when the table was opened. Never edited."""

    def __init__(
        self, ultimate: bool, side: i64, choose_zones: bool, start_seat: i64, rolls: i64, respite: bool
    ) -> None:
        self.ultimate = ultimate
        self.side = side
        self.choose_zones = choose_zones
        self.start_seat = start_seat
        self.rolls = rolls
        self.respite = respite


class Island(State):
    """The whole game.

    Only what changes all the time is edited in place: the lists of Boss dice, Minions, spaces, Support, bag and Roll.
    All other lists are replaced when they change, so that copies can share them.
    """

    # More fields than an object without slots reads and copies quickly.
    __slots__ = (
        "activated", "active", "allies", "ally_due", "available", "bag", "boss", "boss_dice", "boss_fame",
        "boss_health", "boss_zone", "box", "deck", "dice", "discard", "ending", "extra_phases", "firelings", "group",
        "hits", "known", "limbo", "market", "minions", "monsters", "now", "pool", "pouched", "recharged",
        "removed", "removed_tiles", "rolls_left", "side_pool", "side_zone",
        "spaces", "strongest", "subject", "subjects", "support", "table", "tiles", "turn", "used",
        "used_phase", "virtual",
    )  # fmt: skip

    def __init__(
        self,
        rng: i64,
        rigged: list[int],
        box: Box,
        table: Choices,
        monsters: list[Monster],
        now: BossNow,
    ) -> None:
        super().__init__(rng, rigged)
        self.box = box
        self.table = table
        self.monsters = monsters
        self.active: i64 = 0
        self.turn: i64 = 0
        self.boss: i64 = 0  # which Boss: its number in the box
        self.boss_health: i64 = 0
        self.boss_fame: i64 = 0
        self.boss_zone: i64 = 0
        self.boss_dice = NOTHING  # zone * 6 + face for a die on the board, AVAILABLE or NOT_USED
        self.now = now  # what the Boss' active powers come to
        self.minions = NOTHING  # how many of each type, five numbers a zone
        # Three die spaces a zone: EMPTY, a Locked die's face (DONE: Locked this turn), CRYSTAL
        self.spaces = NOTHING
        # Two spaces a zone, value 3 and value 4: EMPTY, PYLON, or 2 * tile (+ 1 if used)
        self.support = NOTHING
        self.bag = NOTHING  # Minions by type
        self.firelings: i64 = 0  # in the reserve
        self.available: i64 = 0  # Monster dice that are neither on the board nor in the Roll
        self.dice = NOTHING  # the Roll: faces, with DONE when resolved or spent
        self.rolls_left: i64 = 0
        self.pool: i64 = 0  # damage that is not yet assigned
        self.hits: i64 = 0  # points assigned to the Boss this turn
        self.extra_phases: i64 = 0  # Monster Phases still to come in this turn
        self.pouched: i64 = 0  # how often a die was Locked on a card in this Monster Phase
        self.used = NOTHING  # what works once a turn and has been used
        self.used_phase = NOTHING  # the same for a Boss Phase
        self.activated: i64 = 0  # tiles activated this turn, as bits
        self.recharged: i64 = 0
        self.allies = NOTHING  # Ally sheets that can be chosen
        self.tiles = NOTHING  # face-down Support tiles, the last one is drawn first
        self.removed_tiles = NOTHING
        self.market = NOTHING
        self.deck = NOTHING  # the last one is the top
        self.known: i64 = 0  # how many cards from the top everybody has seen
        self.discard = NOTHING
        self.removed = NOTHING  # cards that are out of reach, in positions only
        # Only inside a step, never across a mark:
        self.virtual: i64 = NO_DIE  # the face of an activated tile that has to be used now
        self.side_pool: i64 = 0  # damage of a card or tile that has to be assigned at once
        self.side_zone: i64 = 0
        self.strongest: i64 = -1  # the Monster that a Boss power has singled out
        self.subject: i64 = -1  # the Monster, zone or number that a triggered effect is about
        self.subjects = NOTHING
        self.ally_due: bool = False  # somebody has come to Fame without an Ally
        self.group: i64 = 0  # damage of the group that is being resolved
        self.limbo = NOTHING  # cards that are being carried out
        self.ending: str = ""

    def copy(self) -> Island:
        """An independent copy, taken at a mark."""
        twin = Island(
            self.rng, self.rigged[:], self.box, self.table, [m.copy() for m in self.monsters], self.now
        )
        twin.phase = self.phase
        twin.active = self.active
        twin.turn = self.turn
        twin.boss = self.boss
        twin.boss_health = self.boss_health
        twin.boss_fame = self.boss_fame
        twin.boss_zone = self.boss_zone
        twin.boss_dice = self.boss_dice[:]
        twin.minions = self.minions[:]
        twin.spaces = self.spaces[:]
        twin.support = self.support[:]
        twin.bag = self.bag[:]
        twin.firelings = self.firelings
        twin.available = self.available
        twin.dice = self.dice[:]
        twin.rolls_left = self.rolls_left
        twin.pool = self.pool
        twin.hits = self.hits
        twin.extra_phases = self.extra_phases
        twin.pouched = self.pouched
        twin.used = self.used
        twin.used_phase = self.used_phase
        twin.activated = self.activated
        twin.recharged = self.recharged
        twin.allies = self.allies
        twin.tiles = self.tiles
        twin.removed_tiles = self.removed_tiles
        twin.market = self.market
        twin.deck = self.deck
        twin.known = self.known
        twin.discard = self.discard
        twin.removed = self.removed
        return twin

    def in_boss_phase(self) -> bool:
        """Whether a Boss Phase is going on."""
        return BOSS_1 <= self.phase <= BOSS_5
