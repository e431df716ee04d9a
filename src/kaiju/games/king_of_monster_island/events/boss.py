# interpreted
"""What the Boss does, and what happens to the island."""

from __future__ import annotations

from kaiju.engine.events import Event


class MonsterPlaced(Event, frozen=True, kw_only=True):
    """A Monster stands in its first zone."""

    seat: int
    zone: int


class MinionDrawn(Event, frozen=True, kw_only=True):
    """A Minion was drawn from the bag into a zone; ``left`` are still in the bag."""

    minion: str
    zone: int
    left: int


class AlliesRevealed(Event, frozen=True, kw_only=True):
    """The Ally sheets of this game lie open."""

    allies: list[str]


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn began, with its Boss Phase."""

    seat: int
    turn: int


class StepBegan(Event, frozen=True, kw_only=True):
    """A step of the turn began, by the ledger's name."""

    seat: int
    step: str


class BossPower(Event, frozen=True, kw_only=True):
    """A power of the Boss was carried out."""

    power: str


class BossDiceDropped(Event, frozen=True, kw_only=True):
    """Boss dice fell from the volcano: their numbers from 1, and where each lies with which face up, from 1.

    ``up`` has the symbols of those faces, with spaces between them.
    """

    numbers: list[int]
    zones: list[int]
    faces: list[int]
    up: list[str]


class BossMoved(Event, frozen=True, kw_only=True):
    """The Boss moved, or stayed (``before`` equals ``zone``).

    ``why``: dice, minions, clockwise, none, walk, chosen, card.
    """

    before: int
    zone: int
    why: str


class MinionActivated(Event, frozen=True, kw_only=True):
    """A Minion in the Boss' zone activated."""

    minion: str
    zone: int


class SymbolApplied(Event, frozen=True, kw_only=True):
    """A symbol of the Boss dice was applied."""

    symbol: str
    zone: int


class BossDiceReturned(Event, frozen=True, kw_only=True):
    """Boss dice left the board and are available; numbers from 1."""

    numbers: list[int]


class BossDieMoved(Event, frozen=True, kw_only=True):
    """A Boss die (from 0) was moved to another zone with its face unchanged."""

    seat: int
    die: int
    before: int
    zone: int


class BossFameChanged(Event, frozen=True, kw_only=True):
    """The Boss gained or lost Fame."""

    amount: int
    now: int


class BossHurt(Event, frozen=True, kw_only=True):
    """The Boss lost Health; ``ignored`` points had no effect."""

    seat: int
    amount: int
    now: int
    ignored: int = 0


class FirelingPlaced(Event, frozen=True, kw_only=True):
    """A Fireling came from the reserve into a zone."""

    zone: int
    left: int


class CrystalBuilt(Event, frozen=True, kw_only=True):
    """A Crystal was built; ``face`` is that of a Locked die that had to leave, if any."""

    zone: int
    space: int
    now: int
    face: str = "none"


class CrystalRemoved(Event, frozen=True, kw_only=True):
    """A Crystal was removed."""

    zone: int
    now: int


class PylonBuilt(Event, frozen=True, kw_only=True):
    """A Pylon was built on the Support space of this value (0: nowhere); ``tile`` went back to the box."""

    zone: int
    value: int
    pylons: int
    tile: str = ""


class PylonRemoved(Event, frozen=True, kw_only=True):
    """A Pylon went back to the reserve."""

    zone: int
    value: int
    pylons: int
