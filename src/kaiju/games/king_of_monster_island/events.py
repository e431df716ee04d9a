# interpreted
"""What can happen in King of Monster Island. Zones, seats and dice go by number, cards, sheets and tiles by name."""

from __future__ import annotations

from kaiju.engine.events import Event, TookBack


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
    """Boss dice fell from the volcano: their numbers from 1, and where each lies with which face up, from 1."""

    dice: list[int]
    zones: list[int]
    faces: list[int]


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
    """Boss dice left the board and are available."""

    dice: list[int]


class BossDieMoved(Event, frozen=True, kw_only=True):
    """A Boss die was moved to another zone with its face unchanged."""

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
    face: str = ""


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


class HealthLost(Event, frozen=True, kw_only=True):
    """A Monster took damage; ``source`` is the power or Minion behind it."""

    seat: int
    amount: int
    now: int
    source: str = ""


class DamagePrevented(Event, frozen=True, kw_only=True):
    """A power prevented damage to its owner."""

    seat: int
    amount: int


class DamageTakenOver(Event, frozen=True, kw_only=True):
    """A Monster took damage in the place of another."""

    seat: int
    of: int
    amount: int


class HealthGained(Event, frozen=True, kw_only=True):
    """A Monster gained Health, or lost what lies above a lower maximum (a negative amount)."""

    seat: int
    amount: int
    now: int


class EnergyGained(Event, frozen=True, kw_only=True):
    """A Monster gained Energy."""

    seat: int
    amount: int
    now: int


class EnergySpent(Event, frozen=True, kw_only=True):
    """A Monster paid or lost Energy."""

    seat: int
    amount: int
    now: int


class FameGained(Event, frozen=True, kw_only=True):
    """A Monster gained Fame."""

    seat: int
    amount: int
    now: int


class FameLost(Event, frozen=True, kw_only=True):
    """A Monster lost Fame."""

    seat: int
    amount: int
    now: int


class FameStolen(Event, frozen=True, kw_only=True):
    """A Boss die was taken off the board for one more Fame."""

    seat: int
    die: int
    zone: int


class AllyChosen(Event, frozen=True, kw_only=True):
    """A Monster chose an Ally."""

    seat: int
    ally: str


class AllyLost(Event, frozen=True, kw_only=True):
    """A Monster at 0 Fame gave its Ally back."""

    seat: int
    ally: str


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
    faces: list[int]
    spent: bool = False


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
    before: str
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


EVENTS: tuple[type[Event], ...] = (
    MonsterPlaced,
    MinionDrawn,
    AlliesRevealed,
    TurnBegan,
    StepBegan,
    BossPower,
    BossDiceDropped,
    BossMoved,
    MinionActivated,
    SymbolApplied,
    BossDiceReturned,
    BossDieMoved,
    BossFameChanged,
    BossHurt,
    FirelingPlaced,
    CrystalBuilt,
    CrystalRemoved,
    PylonBuilt,
    PylonRemoved,
    HealthLost,
    DamagePrevented,
    DamageTakenOver,
    HealthGained,
    EnergyGained,
    EnergySpent,
    FameGained,
    FameLost,
    FameStolen,
    AllyChosen,
    AllyLost,
    LockedDieTaken,
    DiceRolled,
    DiceResolved,
    DieLapsed,
    DieLocked,
    DieUnlocked,
    DieChanged,
    DiceFreed,
    DamageAdded,
    DamageLost,
    MinionDestroyed,
    MinionMoved,
    MonsterMoved,
    TileBuilt,
    TileActivated,
    TileRecharged,
    TilesTurned,
    PowerUsed,
    CardBought,
    CardRevealed,
    CardKept,
    CardDiscarded,
    EventRevealed,
    MarketDiscarded,
    CardsSeen,
    CardsReturned,
    ExtraPhase,
    TurnEnded,
    BossBeaten,
    BossArrived,
    GameOver,
    TookBack,
)
"""All kinds of event, for readers of records."""
