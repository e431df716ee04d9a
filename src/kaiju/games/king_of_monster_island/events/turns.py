# interpreted
"""What players do with dice, tiles and cards, and how it ends."""

from __future__ import annotations

from kaiju.engine.events import Event


class LockedDieTaken(Event, frozen=True, kw_only=True):
    """A Locked die was taken for the roll; zone -1 is a card."""

    seat: int
    zone: int
    face: str


class DiceRolled(Event, frozen=True, kw_only=True):
    """Dice were rolled: the faces of all dice afterwards, which of them were thrown, and the rolls left."""

    seat: int
    dice: list[int]
    thrown: list[int]
    left: int


class DiceResolved(Event, frozen=True, kw_only=True):
    """Faces were resolved as one group: how many of each, virtual ones included; ``spent`` when they were a price."""

    seat: int
    symbols: list[int]
    spent: bool = False


class DiceIdle(Event, frozen=True, kw_only=True):
    """Dice of the Roll were given up unused: how many of each face."""

    seat: int
    symbols: list[int]


class DieLapsed(Event, frozen=True, kw_only=True):
    """A virtual die was not used."""

    seat: int
    face: str


class DieLocked(Event, frozen=True, kw_only=True):
    """A die of the Roll was Locked; space -1 is a card."""

    seat: int
    face: str
    zone: int
    space: int


class DieUnlocked(Event, frozen=True, kw_only=True):
    """A Locked die joined the Roll; space -1 is a card."""

    seat: int
    face: str
    zone: int
    space: int


class DieChanged(Event, frozen=True, kw_only=True):
    """A die of the Roll was turned to another face."""

    seat: int
    was: str
    face: str


class DiceFreed(Event, frozen=True, kw_only=True):
    """Locked dice left the board and are available; zone -1 is everywhere."""

    zone: int
    amount: int


class DamageAdded(Event, frozen=True, kw_only=True):
    """Points joined the damage pool."""

    seat: int
    amount: int
    now: int


class DamageLost(Event, frozen=True, kw_only=True):
    """Points that were not assigned are lost."""

    seat: int
    amount: int


class MinionDestroyed(Event, frozen=True, kw_only=True):
    """A Minion was destroyed: for this many points, or without damage (0), by a seat or by an Event."""

    seat: int
    minion: str
    zone: int
    points: int


class MinionMoved(Event, frozen=True, kw_only=True):
    """A Minion was moved to another zone."""

    seat: int
    minion: str
    before: int
    zone: int


class MonsterMoved(Event, frozen=True, kw_only=True):
    """A Monster moved or was moved; ``by`` is the seat that did it, or the Boss."""

    seat: int
    before: int
    zone: int
    by: int


class TileBuilt(Event, frozen=True, kw_only=True):
    """A Support tile was built; ``replaced`` was there before."""

    seat: int
    tile: str
    zone: int
    value: int
    replaced: str = ""


class TileActivated(Event, frozen=True, kw_only=True):
    """A Support tile was activated."""

    seat: int
    tile: str
    zone: int
    value: int


class TileRecharged(Event, frozen=True, kw_only=True):
    """A used Support tile was recharged."""

    seat: int
    tile: str
    zone: int
    value: int


class TilesTurned(Event, frozen=True, kw_only=True):
    """Support tiles were turned by an effect."""

    tiles: list[str]
    ready: bool


class PowerUsed(Event, frozen=True, kw_only=True):
    """A power of a card or an Ally was used."""

    seat: int
    power: str


class CardBought(Event, frozen=True, kw_only=True):
    """A Monster bought a Power card."""

    seat: int
    price: int
    slot: int


class CardRevealed(Event, frozen=True, kw_only=True):
    """A card was turned up for a place of the market."""

    slot: int


class CardKept(Event, frozen=True, kw_only=True):
    """A KEEP card came to lie in front of its buyer."""

    seat: int


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A card went to the discard pile."""


class EventRevealed(Event, frozen=True, kw_only=True):
    """An Event was turned up and is carried out; ``without_effect`` while the first market was dealt."""

    without_effect: bool = False


class MarketDiscarded(Event, frozen=True, kw_only=True):
    """All face-up cards were discarded for Energy."""

    seat: int
    price: int
    cards: list[str]


class CardsSeen(Event, frozen=True, kw_only=True):
    """Everybody saw the top cards of the deck, first drawn first."""

    seat: int
    cards: list[str]


class CardsReturned(Event, frozen=True, kw_only=True):
    """Cards went back on top of the deck, first drawn first, and others were discarded."""

    seat: int
    cards: list[str]
    discarded: list[str]


class ExtraPhase(Event, frozen=True, kw_only=True):
    """One more Monster Phase will follow in this turn."""

    seat: int


class TurnEnded(Event, frozen=True, kw_only=True):
    """A turn ended."""

    seat: int


class BossBeaten(Event, frozen=True, kw_only=True):
    """A Boss of the Ultimate Challenge has 0 Health; the turn goes on."""

    boss: str


class BossArrived(Event, frozen=True, kw_only=True):
    """The next Boss of the Ultimate Challenge stands on the island."""

    boss: str
    zone: int
    health: int
    dice: int


class GameOver(Event, frozen=True, kw_only=True):
    """The players have won or lost together. ``why``: won, health, pylons, bag."""

    winners: list[int]
    why: str
