# interpreted
"""What can happen in Godzilla: Tokyo Clash.

Spaces go by name, Event pieces by their id on the map and by what they are (``what``).
"""

from __future__ import annotations

from msgspec.structs import replace

from kaiju.engine.events import Event, TookBack


class TableSet(Event, frozen=True, kw_only=True):
    """The table is set: who has which Kaiju, who holds the token, which Events are in play."""

    kaiju: list[str]
    king: int
    events: list[str]


class RoundBegan(Event, frozen=True, kw_only=True):
    """A Round began."""

    round: int


class MarkerMoved(Event, frozen=True, kw_only=True):
    """The Oxygen Destroyer advanced to this circle."""

    circle: int


class TurnBegan(Event, frozen=True, kw_only=True):
    """A player's turn began."""

    seat: int
    turn: int


class Passed(Event, frozen=True, kw_only=True):
    """A player passed."""

    seat: int


class Stopped(Event, frozen=True, kw_only=True):
    """A player let Momentum go."""

    seat: int


class CardPlayed(Event, frozen=True, kw_only=True):
    """A player played a card as an action."""

    seat: int
    cost: int


class DiscardActionTaken(Event, frozen=True, kw_only=True):
    """A player discarded a card for an action of the mat."""

    seat: int
    action: str


class EnhancementSet(Event, frozen=True, kw_only=True):
    """An Enhancement came into play."""

    seat: int


class EnhancementSpent(Event, frozen=True, kw_only=True):
    """An Enhancement was discarded from play for its effect."""

    seat: int


class EnhancementLost(Event, frozen=True, kw_only=True):
    """A player lost an Enhancement."""

    seat: int


class CardDone(Event, frozen=True, kw_only=True):
    """A card was resolved and went to its owner's discard pile."""

    seat: int


class EnergyGained(Event, frozen=True, kw_only=True):
    """A player gained Energy."""

    seat: int
    amount: int
    now: int


class EnergyLost(Event, frozen=True, kw_only=True):
    """A player paid or lost Energy."""

    seat: int
    amount: int
    now: int


class HeadsSet(Event, frozen=True, kw_only=True):
    """The Head Meter moved."""

    seat: int
    before: int
    now: int


class BarrageUsed(Event, frozen=True, kw_only=True):
    """The Barrage of a card happens."""

    seat: int


class KaijuMoved(Event, frozen=True, kw_only=True):
    """A Kaiju moved, was pushed, thrown or placed (``how``) by a seat, through these spaces."""

    seat: int
    by: int
    how: str
    path: list[str]


class AttackDeclared(Event, frozen=True, kw_only=True):
    """An attack was announced: a Kaiju (``hit``) or a Vehicle (``thing``), mode and final values."""

    seat: int
    hit: int
    thing: str
    mode: str
    value: int
    pierce: int = 0
    extra: int = 0
    unblockable: bool = False


class AreaAttack(Event, frozen=True, kw_only=True):
    """An attack at every other Kaiju within a distance."""

    seat: int
    value: int
    range: int


class Defended(Event, frozen=True, kw_only=True):
    """A player defended with a card, or with an Enhancement in its place."""

    seat: int
    by: int
    value: int


class Blocked(Event, frozen=True, kw_only=True):
    """A damage instance was blocked completely."""

    seat: int
    by: int
    value: int


class DamageDealt(Event, frozen=True, kw_only=True):
    """Damage got through."""

    seat: int
    by: int
    amount: int


class KingChanged(Event, frozen=True, kw_only=True):
    """The King of Monsters token changed hands."""

    seat: int
    loser: int


class CardsRevealed(Event, frozen=True, kw_only=True):
    """Cards of a deck were turned up by damage."""

    seat: int
    by: int
    cards: list[str]


class TrophyTaken(Event, frozen=True, kw_only=True):
    """A revealed card became a Trophy; ``owner`` is whose it was."""

    seat: int
    owner: int


class Withstood(Event, frozen=True, kw_only=True):
    """All cards turned up were worth nothing: no Trophy."""

    seat: int
    by: int


class CardsDiscarded(Event, frozen=True, kw_only=True):
    """Cards went to a player's discard pile."""

    seat: int
    cards: list[str]


class DeckRenewed(Event, frozen=True, kw_only=True):
    """A discard pile was shuffled into a new deck."""

    seat: int
    cards: int


class CardsRecovered(Event, frozen=True, kw_only=True):
    """A card went from a discard pile to the hand or to the top of the deck."""

    seat: int
    pile: str


class PieceThrown(Event, frozen=True, kw_only=True):
    """A Vehicle was thrown into a space, at a Kaiju (``hit``) or at something there (``thing``)."""

    seat: int
    piece: str
    what: str
    path: list[str]
    hit: int = -1
    thing: str = ""


class Destroyed(Event, frozen=True, kw_only=True):
    """A building or Vehicle was destroyed."""

    seat: int
    thing: str
    space: str


class BuildingFell(Event, frozen=True, kw_only=True):
    """A destroyed Small Building went to a square of the Damage Track; 0: there was none left."""

    square: int


class BenefitTaken(Event, frozen=True, kw_only=True):
    """A player took the reward of a building that stays."""

    seat: int
    thing: str
    space: str


class GeneratorSprung(Event, frozen=True, kw_only=True):
    """A Lightning Generator went off; ``by`` is who brought the Kaiju there."""

    seat: int
    by: int
    space: str


class Collided(Event, frozen=True, kw_only=True):
    """A thrown Kaiju came down on another one (``hit``)."""

    seat: int
    hit: int
    by: int


class PhaseBegan(Event, frozen=True, kw_only=True):
    """A phase of the Round began: refresh or event."""

    phase: str


class EventBegan(Event, frozen=True, kw_only=True):
    """An Event is carried out."""

    event_card: str


class PiecePlaced(Event, frozen=True, kw_only=True):
    """An Event piece was placed; nobody's choice: seat -1."""

    seat: int
    piece: str
    what: str
    space: str
    facing: str = ""


class PieceMoved(Event, frozen=True, kw_only=True):
    """An Event piece moved through these spaces."""

    piece: str
    what: str
    path: list[str]
    facing: str = ""


class TrophyReturned(Event, frozen=True, kw_only=True):
    """A Trophy went back to the discard pile of its owner."""

    seat: int
    owner: int


class GameOver(Event, frozen=True, kw_only=True):
    """The game is over: points and places by seat."""

    winners: list[int]
    points: list[int]
    places: list[int]
    why: str


class CardsDrawn(Event, frozen=True, kw_only=True):
    """A player drew cards; the others see how many."""

    seat: int
    amount: int
    cards: list[str] = []

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, cards=[])


class DeckPeeked(Event, frozen=True, kw_only=True):
    """A player looked at the top of a deck; the others see that it was made."""

    seat: int
    owner: int
    cards: list[str] = []

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, cards=[])


class HandLooked(Event, frozen=True, kw_only=True):
    """A player looked at a hand; the others see that it was made."""

    seat: int
    owner: int
    cards: list[str] = []

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, cards=[])


class CardsLooked(Event, frozen=True, kw_only=True):
    """A player looks at the top cards of the own deck; the others see how many."""

    seat: int
    amount: int
    cards: list[str] = []

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, cards=[])


class CardsKept(Event, frozen=True, kw_only=True):
    """A player took looked-at cards to the hand and put the others under the deck; the others see how many."""

    seat: int
    amount: int
    under: int
    cards: list[str] = []
    below: list[str] = []

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, cards=[], below=[])


class HandTrophyTaken(Event, frozen=True, kw_only=True):
    """A card out of a hand became a Trophy; only its taker and its owner see which."""

    seat: int
    owner: int

    def seen_by(self, seat: int) -> Event:
        return self if seat in (self.seat, self.owner) else replace(self, card="")


EVENTS: tuple[type[Event], ...] = (
    TableSet,
    RoundBegan,
    MarkerMoved,
    TurnBegan,
    Passed,
    Stopped,
    CardPlayed,
    DiscardActionTaken,
    EnhancementSet,
    EnhancementSpent,
    EnhancementLost,
    CardDone,
    EnergyGained,
    EnergyLost,
    HeadsSet,
    BarrageUsed,
    KaijuMoved,
    AttackDeclared,
    AreaAttack,
    Defended,
    Blocked,
    DamageDealt,
    KingChanged,
    CardsRevealed,
    TrophyTaken,
    Withstood,
    CardsDiscarded,
    DeckRenewed,
    CardsRecovered,
    PieceThrown,
    Destroyed,
    BuildingFell,
    BenefitTaken,
    GeneratorSprung,
    Collided,
    PhaseBegan,
    EventBegan,
    PiecePlaced,
    PieceMoved,
    TrophyReturned,
    GameOver,
    CardsDrawn,
    DeckPeeked,
    HandLooked,
    CardsLooked,
    CardsKept,
    HandTrophyTaken,
    TookBack,
)
"""All kinds of event, for readers of records."""
