"""The table of King of Tokyo: Duel as plain data: two Monsters, two tracks, dice, cards, and what goes on this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kaiju.engine.state import State

if TYPE_CHECKING:
    from kaiju.games.king_of_tokyo_duel.board import Board
    from kaiju.games.king_of_tokyo_duel.buzz import Token
    from kaiju.games.king_of_tokyo_duel.card import Card
    from kaiju.games.king_of_tokyo_duel.powers import Powers

# Die faces.
SMASH: Final[i64] = 0
HEAL: Final[i64] = 1
ENERGY: Final[i64] = 2
FAME: Final[i64] = 3
DESTRUCTION: Final[i64] = 4
POWER: Final[i64] = 5
FACES: Final = ("smash", "heal", "energy", "fame", "destruction", "power")

NO_SYMBOLS: Final = [0, 0, 0, 0, 0, 0]
"""None of each symbol."""

# The tracks, each with its marker.
FAME_TRACK: Final[i64] = 0
DESTRUCTION_TRACK: Final[i64] = 1
TRACKS: Final = ("fame", "destruction")

# How far a turn has come. A turn can be taken up again at the beginning of each of these.
SETUP: Final[i64] = 0
START: Final[i64] = 1
CHECK: Final[i64] = 2  # phase 2, what comes before the symbols: DUEL-TIME-03 (a) to (e)
RESOLVE: Final[i64] = 3  # phase 2, the symbols in free order: (f) and (g)
BUY: Final[i64] = 4
END: Final[i64] = 5
SLEPT: Final[i64] = 6  # the turn was slept through: it ends at once

NO_CARD: Final[i64] = -1
EMPTY_SLOT: Final[i64] = -1
MAX_DICE_TOKENS: Final[i64] = 2

# Where a Buzz token is when it is not on a track.
STOCK: Final[i64] = -1
RESERVE: Final[i64] = -2
OUT_OF_GAME: Final[i64] = -3


def more_symbols(symbols: list[int], face: i64, n: i64) -> list[int]:
    """So many more of one symbol."""
    more = symbols[:]
    more[face] += n
    return more


class Monster:
    """One player's Monster: hearts, energy, Dice tokens, cards, and what happened to it this turn."""

    def __init__(self, seat: i64, who: i64, hearts: i64, powers: Powers) -> None:
        self.seat = seat
        self.who = who  # which Monster: its number in the list of boards
        self.hearts = hearts
        self.max_hearts: i64 = hearts
        self.energy: i64 = 0
        self.dice_tokens: i64 = 0
        self.fewer: i64 = 0  # dice it will roll fewer on its next turn
        self.dominated: i64 = 0  # how many dice fewer for each KEEP card on its next turn
        # This turn only:
        self.immune: bool = False  # takes no more hits until the turn is over
        self.hits_taken: i64 = 0
        self.cards: list[int] = []
        self.powers = powers

    def copy(self) -> Monster:
        """An independent copy; the powers are shared because they are never edited."""
        twin = Monster(self.seat, self.who, self.hearts, self.powers)
        twin.max_hearts = self.max_hearts
        twin.energy = self.energy
        twin.dice_tokens = self.dice_tokens
        twin.fewer = self.fewer
        twin.dominated = self.dominated
        twin.immune = self.immune
        twin.hits_taken = self.hits_taken
        twin.cards = self.cards[:]
        return twin


class Hits:
    """One damage event: all hits that one source deals to one Monster at one moment."""

    def __init__(self, victim: Monster, amount: i64, by: i64, card: i64, rule: str) -> None:
        self.victim = victim
        self.amount = amount
        self.by = by  # the seat that deals them
        self.card = card  # the card behind them, or NO_CARD
        self.rule = rule
        self.taken: i64 = 0  # what it came to


class Box:
    """What a table plays with. Never edited."""

    def __init__(self, cards: list[Card], boards: list[Board], tokens: list[Token]) -> None:
        self.cards = cards
        self.boards = boards
        self.tokens = tokens


class Duel(State):
    """The whole game."""

    # More fields than an object without slots reads and copies quickly.
    __slots__ = (
        "active", "added", "bought", "box", "deck", "dice", "discard", "done", "ending", "extra",
        "extra_turn", "fewer", "hits", "left_out", "limbo", "markers", "market", "monsters",
        "places", "removed", "rolls_left", "smashed", "spaces", "spare", "turn", "used", "winners",
    )  # fmt: skip

    def __init__(
        self, rng: i64, rigged: list[int], box: Box, monsters: list[Monster], places: list[int]
    ) -> None:
        super().__init__(rng, rigged)
        self.box = box
        self.monsters = monsters
        self.active: i64 = 0
        self.turn: i64 = 0
        self.extra: i64 = 0  # extra turns the active Monster has still to come
        self.extra_turn: bool = False
        self.fewer: i64 = 0  # main dice fewer in this turn
        # Positions on a track count half spaces from the start space: negative towards seat 0, positive towards
        # seat 1. Printed spaces are the even numbers from -14 to 14; an odd one is a space that a token adds.
        self.markers: list[int] = [0, 0]
        self.spaces: list[int] = [
            -1
        ] * 30  # 15 printed spaces of Fame, then 15 of Destruction: the Buzz token there, or -1
        self.places = places  # where each Buzz token is, see buzz.py
        self.dice: list[int] = []  # faces of the dice
        # How many of each symbol, both replaced and never edited:
        self.added: list[int] = NO_SYMBOLS  # powers have added to the Roll
        self.left_out: list[int] = NO_SYMBOLS  # are not resolved this turn, of those on the dice
        self.rolls_left: i64 = 0
        self.spare: i64 = 0  # power symbols that have not paid for anything yet
        self.done: i64 = 0  # groups of symbols (bits) that are resolved, see resolve.py
        self.smashed: i64 = 0  # smash symbols resolved this turn
        self.bought: bool = False  # a Power card was bought on this turn
        self.market: list[int] = []  # left to right: the deck lies on the left, the discount on the right
        self.deck: list[int] = []  # the last one is the top
        self.discard: list[int] = []
        self.removed: list[int] = []  # cards that are out of reach, in scenarios only
        self.used: list[int] = []  # cards already used this turn
        # Only inside a step, never across a mark:
        self.limbo: list[int] = []  # cards that have been paid for and are taking effect
        self.hits: Hits | None = None  # the damage event that a question is about
        self.winners: list[int] = []
        self.ending: str = ""

    def copy(self) -> Duel:
        """An independent copy, taken at a mark."""
        twin = Duel(self.rng, self.rigged[:], self.box, [m.copy() for m in self.monsters], self.places[:])
        twin.phase = self.phase
        twin.active = self.active
        twin.turn = self.turn
        twin.extra = self.extra
        twin.extra_turn = self.extra_turn
        twin.fewer = self.fewer
        twin.markers = self.markers[:]
        twin.spaces = self.spaces[:]
        twin.dice = self.dice[:]
        twin.added = self.added
        twin.left_out = self.left_out
        twin.rolls_left = self.rolls_left
        twin.spare = self.spare
        twin.done = self.done
        twin.smashed = self.smashed
        twin.bought = self.bought
        twin.market = self.market[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.removed = self.removed[:]
        twin.used = self.used[:]
        twin.moments = self.moments
        twin.hooks = self.hooks
        return twin

    def go_on_to(self, phase: i64) -> None:
        """The next phase begins, unless the game is over or a card has led further already (DUEL-TIME-04)."""
        if not self.over and self.phase < phase:
            self.phase = phase

    def rival(self, m: Monster) -> Monster:
        """The other one."""
        return self.monsters[1 - m.seat]

    def resolving(self, m: Monster) -> bool:
        """Whether this Monster is resolving its dice now (DUEL-TIME-05)."""
        return m.seat == self.active and CHECK <= self.phase <= RESOLVE
