# interpreted
"""What can happen in King of Tokyo: Duel."""

from __future__ import annotations

from kaiju.engine.events import Event, TookBack


class RolledOff(Event, frozen=True, kw_only=True):
    """A seat rolled for the first turn."""

    seat: int
    dice: list[int]


class FirstPlayer(Event, frozen=True, kw_only=True):
    """Who goes first is settled."""

    seat: int


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn began; ``extra`` when it is an extra turn."""

    seat: int
    turn: int
    extra: bool = False


class DiceTokensUsed(Event, frozen=True, kw_only=True):
    """Dice tokens were discarded for extra dice."""

    seat: int
    amount: int
    now: int


class DiceRolled(Event, frozen=True, kw_only=True):
    """Dice were thrown: the faces of all dice afterwards, which of them were thrown, and the rolls left."""

    seat: int
    dice: list[int]
    thrown: list[int]
    left: int


class SymbolsAdded(Event, frozen=True, kw_only=True):
    """A power added symbols to the Roll."""

    seat: int
    face: int
    amount: int


class RollFinal(Event, frozen=True, kw_only=True):
    """The Roll: how many of each symbol, those added included."""

    seat: int
    symbols: list[int]


class DiceIdle(Event, frozen=True, kw_only=True):
    """Dice of the Roll did nothing: how many of each symbol, and why (``few``, ``full``, ``spare``)."""

    seat: int
    symbols: list[int]
    why: str


class PowerUsed(Event, frozen=True, kw_only=True):
    """A Monster activated its special power with so many power symbols."""

    seat: int
    spent: int


class DiceLeftOut(Event, frozen=True, kw_only=True):
    """Two dice will not be resolved this turn."""

    seat: int
    dice: list[int]


class ResolvingSkipped(Event, frozen=True, kw_only=True):
    """A Monster skipped the resolving of its dice."""

    seat: int


class TurnSkipped(Event, frozen=True, kw_only=True):
    """A Monster slept through its turn."""

    seat: int


class DiceTaken(Event, frozen=True, kw_only=True):
    """A Monster will roll, or rolls now, fewer dice: so many, and ``each`` for every KEEP card it has."""

    seat: int
    amount: int
    each: int = 0
    now: bool = False


class EnergyGained(Event, frozen=True, kw_only=True):
    """A Monster gained energy."""

    seat: int
    amount: int
    now: int


class EnergySpent(Event, frozen=True, kw_only=True):
    """A Monster spent energy."""

    seat: int
    amount: int
    now: int


class HeartsGained(Event, frozen=True, kw_only=True):
    """A Monster gained hearts."""

    seat: int
    amount: int
    now: int


class DiceTokensGained(Event, frozen=True, kw_only=True):
    """A Monster gained Dice tokens."""

    seat: int
    amount: int
    now: int


class HitsTaken(Event, frozen=True, kw_only=True):
    """A Monster took hits; ``by`` is the seat that dealt them."""

    seat: int
    amount: int
    now: int
    by: int


class HitsIgnored(Event, frozen=True, kw_only=True):
    """A Monster ignored hits."""

    seat: int
    amount: int


class CardDice(Event, frozen=True, kw_only=True):
    """A card had its owner roll dice of its own."""

    seat: int
    dice: list[int]


class StayedInGame(Event, frozen=True, kw_only=True):
    """A Monster at 0 hearts stayed in the game."""

    seat: int
    now: int


class MarkerPulled(Event, frozen=True, kw_only=True):
    """A marker moved one step. Positions count half spaces from the start space, positive towards seat 1.

    ``space`` is the new position as people write it: ``-3``, or ``2.5`` for an added space.
    """

    seat: int
    track: int
    before: int
    now: int
    space: str


class BuzzBonus(Event, frozen=True, kw_only=True):
    """A marker was pulled onto a space of a Buzz token, and this bonus was applied."""

    seat: int
    track: int
    token: str
    bonus: str


class PullStopped(Event, frozen=True, kw_only=True):
    """A Buzz token ended a pull."""

    seat: int
    track: int
    token: str
    lost: int


class BuzzPlaced(Event, frozen=True, kw_only=True):
    """A Buzz token was laid on the printed spaces ``first`` to ``last``; ``shows`` is what lies there, in order."""

    seat: int
    token: str
    track: int
    first: int
    last: int
    spaces: str
    shows: str
    turned: bool = False
    moved: bool = False


class CardBought(Event, frozen=True, kw_only=True):
    """A Monster bought a Power card."""

    seat: int
    price: int
    slot: int


class CardRevealed(Event, frozen=True, kw_only=True):
    """A Power card was turned up."""

    slot: int


class RowCleared(Event, frozen=True, kw_only=True):
    """All face-up cards were discarded for 2 energy."""

    seat: int
    cards: list[str]


class CardThrownOut(Event, frozen=True, kw_only=True):
    """One face-up card was discarded."""

    seat: int
    slot: int


class DeckShuffled(Event, frozen=True, kw_only=True):
    """The discard pile became the deck."""

    cards: int


class CardKept(Event, frozen=True, kw_only=True):
    """A KEEP card came to lie in front of its buyer."""

    seat: int


class CardUsed(Event, frozen=True, kw_only=True):
    """A Monster used one of its cards."""

    seat: int


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A Monster's card went to the discard pile."""

    seat: int


class CardsSwapped(Event, frozen=True, kw_only=True):
    """A Monster gave this card to its Rival and took another."""

    seat: int
    of: str


class ExtraTurnEarned(Event, frozen=True, kw_only=True):
    """A Monster will take another turn."""

    seat: int


class TurnEnded(Event, frozen=True, kw_only=True):
    """A turn ended."""

    seat: int


class GameOver(Event, frozen=True, kw_only=True):
    """The game is over; two winners have drawn it."""

    winners: list[int]
    why: str


EVENTS: tuple[type[Event], ...] = (
    RolledOff,
    FirstPlayer,
    TurnBegan,
    DiceIdle,
    DiceTokensUsed,
    DiceRolled,
    SymbolsAdded,
    RollFinal,
    PowerUsed,
    DiceLeftOut,
    ResolvingSkipped,
    TurnSkipped,
    DiceTaken,
    EnergyGained,
    EnergySpent,
    HeartsGained,
    DiceTokensGained,
    HitsTaken,
    HitsIgnored,
    CardDice,
    StayedInGame,
    MarkerPulled,
    BuzzBonus,
    PullStopped,
    BuzzPlaced,
    CardBought,
    CardRevealed,
    RowCleared,
    CardThrownOut,
    DeckShuffled,
    CardKept,
    CardUsed,
    CardDiscarded,
    CardsSwapped,
    ExtraTurnEarned,
    TurnEnded,
    GameOver,
    TookBack,
)
"""All kinds of event, for readers of records."""
