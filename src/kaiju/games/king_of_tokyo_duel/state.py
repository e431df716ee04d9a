"""The table of King of Tokyo: Duel as plain data: two Monsters, two tracks, dice, cards, and what goes on this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kaiju.engine.state import State

if TYPE_CHECKING:
    from kaiju.games.king_of_tokyo_duel.board import Board
    from kaiju.games.king_of_tokyo_duel.buzz import Token
    from kaiju.games.king_of_tokyo_duel.card import Card

# Die faces.
SMASH: Final[i64] = 0
HEAL: Final[i64] = 1
ENERGY: Final[i64] = 2
FAME: Final[i64] = 3
DESTRUCTION: Final[i64] = 4
POWER: Final[i64] = 5
FACES: Final = ("smash", "heal", "energy", "fame", "destruction", "power")

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

HOOKS: Final = 40
"""How many moments and hooks there are room for; card.py numbers them."""

NO_CARDS: Final[list[Card]] = []


class Powers:
    """What a Monster's cards add up to: numbers, and lists of cards by moment. Rebuilt whole, never edited."""

    def __init__(self) -> None:
        self.by: list[list[Card]] = [NO_CARDS] * HOOKS
        self.hooks: i64 = 0  # bit h is set when by[h] has a card
        self.dice: i64 = 0
        self.rolls: i64 = 0
        self.smash: i64 = 0  # added to every Roll
        self.immune: bool = False  # takes no hits at all


class Monster:
    """One player's Monster: hearts, energy, Dice tokens, cards, and what happened to it this turn."""

    def __init__(
        self,
        seat: i64,
        who: i64,
        hearts: i64,
        max_hearts: i64,
        energy: i64,
        dice_tokens: i64,
        fewer: i64,
        dominated: i64,
        immune: bool,
        hits_taken: i64,
        cards: list[int],
        powers: Powers,
    ) -> None:
        self.seat = seat
        self.who = who  # which Monster: its number in the list of boards
        self.hearts = hearts
        self.max_hearts = max_hearts
        self.energy = energy
        self.dice_tokens = dice_tokens
        self.fewer = fewer  # dice it will roll fewer on its next turn
        self.dominated = dominated  # how many dice fewer for each KEEP card on its next turn
        # This turn only:
        self.immune = immune  # takes no more hits until the turn is over
        self.hits_taken = hits_taken
        self.cards = cards
        self.powers = powers

    def copy(self) -> Monster:
        """An independent copy; the powers are shared because they are never edited."""
        return Monster(
            self.seat,
            self.who,
            self.hearts,
            self.max_hearts,
            self.energy,
            self.dice_tokens,
            self.fewer,
            self.dominated,
            self.immune,
            self.hits_taken,
            self.cards[:],
            self.powers,
        )


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

    def __init__(
        self,
        rng: i64,
        rigged: list[int],
        box: Box,
        monsters: list[Monster],
        phase: i64,
        active: i64,
        turn: i64,
        extra: i64,
        extra_turn: bool,
        fewer: i64,
        markers: list[int],
        spaces: list[int],
        places: list[int],
        dice: list[int],
        added: list[int],
        left_out: list[int],
        rolls_left: i64,
        spare: i64,
        done: i64,
        smashed: i64,
        bought: bool,
        market: list[int],
        deck: list[int],
        discard: list[int],
        removed: list[int],
        used: list[int],
        watch: i64,
    ) -> None:
        super().__init__(rng, rigged)
        self.box = box
        self.monsters = monsters
        self.phase = phase
        self.active = active
        self.turn = turn
        self.extra = extra  # extra turns the active Monster has still to come
        self.extra_turn = extra_turn
        self.fewer = fewer  # main dice fewer in this turn
        # Positions on a track count half spaces from the start space: negative towards seat 0, positive towards
        # seat 1. Printed spaces are the even numbers from -14 to 14; an odd one is a space that a token adds.
        self.markers = markers
        self.spaces = spaces  # 15 printed spaces of Fame, then 15 of Destruction: the Buzz token there, or -1
        self.places = places  # where each Buzz token is, see buzz.py
        self.dice = dice  # faces of the dice
        self.added = added  # how many of each symbol powers have added to the Roll
        self.left_out = left_out  # how many dice of each face are not resolved this turn
        self.rolls_left = rolls_left
        self.spare = spare  # power symbols that have not paid for anything yet
        self.done = done  # groups of symbols (bits) that are resolved, see resolve.py
        self.smashed = smashed  # smash symbols resolved this turn
        self.bought = bought  # a Power card was bought on this turn
        self.market = market  # left to right: the deck lies on the left, the discount on the right
        self.deck = deck  # the last one is the top
        self.discard = discard
        self.removed = removed  # cards that are out of reach, in scenarios only
        self.used = used  # cards already used this turn
        self.watch = watch  # the hooks that anybody's cards have
        # Only inside a step, never across a mark:
        self.limbo: list[int] = []  # cards that have been paid for and are taking effect
        self.hits: Hits | None = None  # the damage event that a question is about
        self.winners: list[int] = []
        self.ending: str = ""

    def copy(self) -> Duel:
        """An independent copy, taken at a mark."""
        return Duel(
            self.rng,
            self.rigged[:],
            self.box,
            [m.copy() for m in self.monsters],
            self.phase,
            self.active,
            self.turn,
            self.extra,
            self.extra_turn,
            self.fewer,
            self.markers[:],
            self.spaces[:],
            self.places[:],
            self.dice[:],
            self.added[:],
            self.left_out[:],
            self.rolls_left,
            self.spare,
            self.done,
            self.smashed,
            self.bought,
            self.market[:],
            self.deck[:],
            self.discard[:],
            self.removed[:],
            self.used[:],
            self.watch,
        )

    def rival(self, m: Monster) -> Monster:
        """The other one."""
        return self.monsters[1 - m.seat]

    def resolving(self, m: Monster) -> bool:
        """Whether this Monster is resolving its dice now (DUEL-TIME-05)."""
        return m.seat == self.active and CHECK <= self.phase <= RESOLVE
