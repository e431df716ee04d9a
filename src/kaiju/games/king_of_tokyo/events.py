# interpreted
"""What can happen in King of Tokyo."""

from __future__ import annotations

from kaiju.engine.events import Event, TookBack

BY_CARD = "KOT-CARD-12"
"""The rule behind what happens by a card's own text alone."""


class RolledOff(Event, frozen=True, kw_only=True):
    """A seat rolled for the first turn."""

    seat: int
    dice: list[int]


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn began; ``extra`` when it is an extra turn."""

    seat: int
    turn: int
    extra: bool = False


class DiceRolled(Event, frozen=True, kw_only=True):
    """Dice were thrown: the faces of all dice afterwards, and which of them were thrown."""

    seat: int
    dice: list[int]
    thrown: list[int]
    left: int


class DieChanged(Event, frozen=True, kw_only=True):
    """One die was turned or rerolled by a card; ``by`` is the seat that did it."""

    seat: int
    by: int
    die: int
    was: int
    face: int


class RollTotalled(Event, frozen=True, kw_only=True):
    """The Roll that will be resolved: how many of each symbol, those added by cards included."""

    seat: int
    symbols: list[int]
    added: int


class DiceIdle(Event, frozen=True, kw_only=True):
    """Dice of the Roll did nothing: how many of each symbol, and why (``few``, ``tokyo``, ``full``, ``nobody``)."""

    seat: int
    symbols: list[int]
    why: str


class VPGained(Event, frozen=True, kw_only=True):
    """A Monster gained victory points."""

    seat: int
    amount: int
    now: int


class VPLost(Event, frozen=True, kw_only=True):
    """A Monster lost victory points."""

    seat: int
    amount: int
    now: int


class EnergyGained(Event, frozen=True, kw_only=True):
    """A Monster gained energy."""

    seat: int
    amount: int
    now: int


class EnergyLost(Event, frozen=True, kw_only=True):
    """A Monster lost or spent energy; ``to`` is the seat that received it."""

    seat: int
    amount: int
    now: int
    to: int = -1


class HeartsGained(Event, frozen=True, kw_only=True):
    """A Monster gained hearts."""

    seat: int
    amount: int
    now: int


class HeartsLost(Event, frozen=True, kw_only=True):
    """A Monster lost hearts; ``by`` is the seat that caused it."""

    seat: int
    amount: int
    now: int
    by: int = -1
    smash: bool = False


class LossPrevented(Event, frozen=True, kw_only=True):
    """Hearts were not lost after all."""

    seat: int
    amount: int


class CardDice(Event, frozen=True, kw_only=True):
    """A card had its owner roll dice of its own."""

    seat: int
    dice: list[int]


class Yielded(Event, frozen=True, kw_only=True):
    """A Monster Yielded Tokyo."""

    seat: int
    place: int


class Stayed(Event, frozen=True, kw_only=True):
    """A wounded Monster stayed in Tokyo."""

    seat: int
    place: int


class LeftTokyo(Event, frozen=True, kw_only=True):
    """A Monster left Tokyo without Yielding."""

    seat: int
    place: int


class EnteredTokyo(Event, frozen=True, kw_only=True):
    """A Monster entered Tokyo."""

    seat: int
    place: int


class MovedToCity(Event, frozen=True, kw_only=True):
    """A Monster moved from Tokyo Bay to Tokyo City, which is not entering."""

    seat: int


class BayClosed(Event, frozen=True, kw_only=True):
    """Tokyo Bay is out of use for the rest of the game."""


class CardBought(Event, frozen=True, kw_only=True):
    """A card was bought: from a Market ``slot``, deck (-1), discard pile (-2), under a card (-3), or a ``seller``."""

    seat: int
    price: int
    slot: int = -1
    seller: int = -1


class CardMoved(Event, frozen=True, kw_only=True):
    """A card went from one Monster to another without being bought."""

    seat: int
    giver: int


class CardUsed(Event, frozen=True, kw_only=True):
    """A Monster used one of its cards."""

    seat: int


class CardReserved(Event, frozen=True, kw_only=True):
    """A Market card was put aside for the only Monster that can buy it now."""

    seat: int


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A card left a Monster for the discard pile."""

    seat: int


class CardRevealed(Event, frozen=True, kw_only=True):
    """A card was turned up in the Market."""

    slot: int


class MarketSwept(Event, frozen=True, kw_only=True):
    """Somebody paid to replace the whole Market."""

    seat: int
    cards: list[str]


class DeckShuffled(Event, frozen=True, kw_only=True):
    """The discard pile became the new deck."""

    cards: int


class TopCardSeen(Event, frozen=True, kw_only=True):
    """A Monster looked at the top card of the deck: only it knows which."""

    seat: int
    top: str = ""

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else TopCardSeen(seat=self.seat, rule=self.rule, card=self.card)


class CountersChanged(Event, frozen=True, kw_only=True):
    """Tokens or cubes on a card changed."""

    seat: int
    now: int


class TokensChanged(Event, frozen=True, kw_only=True):
    """Poison or Shrink tokens on a Monster changed."""

    seat: int
    token: str
    amount: int
    now: int


class FaceNamed(Event, frozen=True, kw_only=True):
    """A player named a die face for a card."""

    seat: int
    face: int


class TokenHanded(Event, frozen=True, kw_only=True):
    """The token of a card was handed to a Monster."""

    seat: int
    to: int


class CardMarked(Event, frozen=True, kw_only=True):
    """A card (``of``) was bought for less, and carries a token of the card that made it possible."""

    seat: int
    of: str
    price: int


class CardsShown(Event, frozen=True, kw_only=True):
    """Cards were turned up for everybody to see."""

    seat: int
    cards: list[str]


class CardGained(Event, frozen=True, kw_only=True):
    """A Power card came into play for a Monster without being bought; ``of`` is the card that did it."""

    seat: int
    of: str


class CardsSeen(Event, frozen=True, kw_only=True):
    """A Monster looked at cards: only it knows which."""

    seat: int
    amount: int
    cards: list[str] = []

    def seen_by(self, seat: int) -> Event:
        if seat == self.seat:
            return self
        return CardsSeen(seat=self.seat, amount=self.amount, rule=self.rule, card=self.card)


class CopyPlaced(Event, frozen=True, kw_only=True):
    """A copying card now works as another card; ``of`` is empty when the token was taken back."""

    seat: int
    of: str = ""


class CostumeWorn(Event, frozen=True, kw_only=True):
    """A Monster put on a costume at setup."""

    seat: int


class EvolutionsDrawn(Event, frozen=True, kw_only=True):
    """A Monster drew Evolutions to choose from: only it knows which."""

    seat: int
    amount: int
    cards: list[str] = []

    def seen_by(self, seat: int) -> Event:
        return (
            self if seat == self.seat else EvolutionsDrawn(seat=self.seat, amount=self.amount, rule=self.rule)
        )


class EvolutionKept(Event, frozen=True, kw_only=True):
    """A Monster took an Evolution into its hand: only it knows which."""

    seat: int
    kept: str = ""

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else EvolutionKept(seat=self.seat, rule=self.rule)


class EvolutionPlayed(Event, frozen=True, kw_only=True):
    """A Monster played an Evolution; ``on`` is the seat in front of which it lies."""

    seat: int
    on: int


class EvolutionDiscarded(Event, frozen=True, kw_only=True):
    """An Evolution went to the open discard pile of the player from whose deck it came."""

    seat: int


class EvolutionRegained(Event, frozen=True, kw_only=True):
    """An Evolution came back from its owner's discard pile into the hand."""

    seat: int


class Revived(Event, frozen=True, kw_only=True):
    """A Monster at 0 hearts came back."""

    seat: int
    hearts: int


class Eliminated(Event, frozen=True, kw_only=True):
    """A Monster is out of the game."""

    seat: int


class ExtraTurnEarned(Event, frozen=True, kw_only=True):
    """A Monster will play another turn after this one."""

    seat: int


class TurnEnded(Event, frozen=True, kw_only=True):
    """A turn is over."""

    seat: int


class GameOver(Event, frozen=True, kw_only=True):
    """The game has ended: the winners, and why."""

    winners: list[int]
    why: str


EVENTS: tuple[type[Event], ...] = (
    RolledOff, TurnBegan, DiceRolled, DieChanged, RollTotalled, DiceIdle, VPGained, VPLost, EnergyGained,
    EnergyLost, HeartsGained, HeartsLost, LossPrevented, CardDice, Yielded, Stayed, LeftTokyo, EnteredTokyo,
    MovedToCity, BayClosed, CardBought, CardMoved, CardUsed, CardReserved, CardDiscarded, CardRevealed, MarketSwept,
    DeckShuffled, TopCardSeen, CountersChanged, TokensChanged, FaceNamed, TokenHanded, CardMarked, CardsShown,
    CardsSeen, CardGained, CopyPlaced, CostumeWorn, EvolutionsDrawn, EvolutionKept, EvolutionPlayed,
    EvolutionDiscarded, EvolutionRegained, Revived, Eliminated, ExtraTurnEarned, TurnEnded, GameOver, TookBack,
)  # fmt: skip
