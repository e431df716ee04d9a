"""The table of Godzilla: Tokyo Clash as plain data: Kaiju with their cards, the city, the Damage Track, the Round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import NOBODY, State
from kaiju.games.godzilla_tokyo_clash.box import Board, Box, Card

# How far a Round has come. It can be taken up again at the beginning of each of these, step by step.
SETUP: Final[i64] = 0  # pieces of the Events are placed; `step` counts them
OXYGEN: Final[i64] = 1
TURNS: Final[i64] = 2
REFILL: Final[i64] = 3  # `step` players have discarded and drawn
ABILITIES: Final[i64] = 4  # `step` players have resolved Enhancements and mat
EVENTS: Final[i64] = 5  # `step` Events are done
CHECK: Final[i64] = 6

NO_CARD: Final[i64] = -1
NOWHERE: Final[i64] = -1
SUPPLY: Final[i64] = -1
EVERYBODY: Final[i64] = -1
"""As the bits of who knows a card: all seats, and spectators."""

# What can be done to the target of an attack, and everything that can be destroyed, as one number each.
SPACES: Final[i64] = 1000
"""A thing in a space is one number: the thing times this, plus the space."""
VEHICLES: Final[i64] = 16
"""Things below are buildings by their numbers; a Vehicle is this, plus eight times its kind, plus its facing."""


NONE: Final[list[int]] = []
NOBODY_ELSE: Final[dict[int, int]] = {}
"""In place of what a fresh state or a copy is about to be given: never edited."""


def changed(values: list[int], at: i64, value: i64) -> list[int]:
    """The same values but for one. What changes seldom is replaced and never edited, so that copies can share it."""
    out = values[:]
    out[at] = value
    return out


class Player:
    """One player: the Kaiju's place, Energy and Head Meter, and all cards. The last card of a pile is on top."""

    def __init__(
        self,
        seat: i64,
        who: i64,
        space: i64,
        energy: i64,
        heads: i64,
    ) -> None:
        self.seat = seat
        self.who = who  # which Kaiju: its number in the box
        self.space = space
        self.energy = energy
        self.heads = heads
        self.actions: i64 = 0  # taken in this Action Phase
        self.hand: list[int] = NONE
        self.deck: list[int] = NONE
        self.discard: list[int] = NONE
        self.play: list[int] = NONE  # Enhancements, in the order in which they were played
        self.trophies: list[int] = NONE
        self.removed: list[int] = (
            NONE  # cards that are out of reach, in scenarios only; replaced, never edited
        )

    def begin(self, deck: list[int]) -> None:
        """Piles of its own, before the first card is drawn."""
        self.deck = deck
        self.hand = []
        self.discard = []
        self.play = []
        self.trophies = []

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player(self.seat, self.who, self.space, self.energy, self.heads)
        twin.actions = self.actions
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.play = self.play[:]
        twin.trophies = self.trophies[:]
        twin.removed = self.removed
        return twin


class Blow:
    """One damage instance: from whom to whom, how strong, and what came of it."""

    def __init__(self, by: i64, seat: i64, value: i64, card: i64, rule: str) -> None:
        self.by = by
        self.seat = seat
        self.value = value
        self.card = card  # the card behind it, by its number among the different cards, or NO_CARD
        self.rule = rule
        self.pierce: i64 = 0
        self.extra: i64 = 0  # Trophies that may be taken beyond the first
        self.unblockable: bool = False
        self.defense: i64 = 0  # the Defense Value that was used, pierced
        self.dealt: i64 = 0  # what got through


class Deed:
    """A card or Discard Action under way: who does it, to whom, and what has come of it so far."""

    def __init__(self, by: i64, card: i64) -> None:
        self.by = by
        self.card = card  # among the different cards; NO_CARD for a Discard Action
        self.target: i64 = NOBODY  # the Kaiju that the attack was made at
        self.attacker: i64 = NOBODY  # in the text of a Defense card: whose damage was defended
        self.dealt: i64 = 0  # points of damage that got through
        self.destroyed: i64 = 0  # by a throw, without the thrown Vehicle itself
        self.barrage: bool = False  # its Barrage has happened


class Defense:
    """A Defense card that was played and waits for its text to be resolved."""

    def __init__(self, seat: i64, card: i64, attacker: i64, dealt: i64) -> None:
        self.seat = seat
        self.card = card
        self.attacker = attacker
        self.dealt = dealt


class Clash(State):
    """The whole game. Buildings, facings and the cards of a turn are replaced and never edited: copies share them."""

    def __init__(
        self,
        rng: i64,
        rigged: list[int],
        box: Box,
        board: Board,
        players: list[Player],
        events: list[int],
    ) -> None:
        super().__init__(rng, rigged)
        self.box = box
        self.board = board
        self.players = players
        self.events = events  # Event 1 and Event 2
        self.round: i64 = 0
        self.turn: i64 = 0  # how many turns have begun
        self.step: i64 = 0
        self.king: i64 = 0  # who holds the King of Monsters token
        self.active: i64 = 0
        self.passes: i64 = 0  # in a row
        self.going_on: bool = False  # the turn goes on by Momentum
        self.played: list[int] = NONE  # cards played in this turn, by their numbers among the different cards
        self.marker: i64 = 0  # the circle of the Oxygen Destroyer
        self.fallen: i64 = 0  # Small Buildings on the Damage Track
        self.aside: i64 = 0  # Small Buildings for which it had no square left
        self.razed: list[int] = NONE  # destroyed Large Buildings by kind
        self.small: list[int] = NONE  # how many Small Buildings every space has
        self.large: list[int] = NONE  # the Large Building of every space by its kind; 0: none
        self.fleet: list[int] = NONE  # Event pieces on the board, in the order in which they were placed
        self.spot: list[int] = NONE  # the space of every Event piece, or SUPPLY
        self.facing: list[int] = NONE  # the direction of every Event piece that has one
        # Cards in decks, hands and Trophy piles: who else knows where they are, as bits of seat + 1
        self.known: dict[int, int] = NOBODY_ELSE
        # The kind of Event piece that goes off when a Kaiju enters, if it is in the game
        self.trap: i64 = NOWHERE
        # Only inside a step, never across a mark:
        self.limbo: list[int] = []  # cards that are being resolved
        self.revealed: list[int] = []  # cards turned up by damage
        self.looked: list[int] = NONE  # cards that somebody looks at
        self.looker: i64 = NOBODY
        self.blow: Blow | None = None  # the damage instance that a question is about
        self.thrown: i64 = NOWHERE  # the Vehicle in the air
        self.spot_chosen: i64 = NOWHERE  # the space of a choice that has a further step
        self.waiting: list[Defense] = []
        self.left: i64 = 0  # how many steps of a choice follow this question
        self.ranking: list[int] = NONE
        self.points: list[int] = NONE
        self.ending: str = ""

    def copy(self) -> Clash:
        """An independent copy, taken at a mark."""
        twin = Clash(
            self.rng, self.rigged[:], self.box, self.board, [p.copy() for p in self.players], self.events
        )
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.step = self.step
        twin.king = self.king
        twin.active = self.active
        twin.passes = self.passes
        twin.going_on = self.going_on
        twin.played = self.played
        twin.marker = self.marker
        twin.fallen = self.fallen
        twin.aside = self.aside
        twin.razed = self.razed
        twin.small = self.small
        twin.large = self.large
        twin.fleet = self.fleet[:]
        twin.spot = self.spot[:]
        twin.facing = self.facing
        twin.known = self.known.copy()
        twin.trap = self.trap
        return twin

    # ------------------------------------------------------------------ looking

    def card(self, number: i64) -> Card:
        """Which card this is."""
        return self.box.of[number]

    def in_order(self, nth: i64) -> Player:
        """The nth player in turn order, from the King of Monsters as of now."""
        return self.players[(self.king + nth) % len(self.players)]

    def last_player(self) -> i64:
        """The right-hand neighbour of the King of Monsters."""
        return (self.king - 1) % len(self.players)

    def piece_in(self, kind: i64, space: i64) -> i64:
        """The first Event piece of a kind in a space, or NOWHERE."""
        for piece in self.fleet:
            if self.spot[piece] == space and self.box.kind_of[piece] == kind:
                return piece
        return NOWHERE

    def things_in(self, space: i64, but: i64 = NOWHERE) -> list[int]:
        """The Vehicles in a space that differ, as things; one of them may be left out."""
        out: list[int] = []
        for piece in self.fleet:
            if self.spot[piece] == space and piece != but:
                kind = self.box.kind_of[piece]
                if self.box.kinds[kind].vehicle:
                    thing = VEHICLES + 8 * kind + self.facing[piece]
                    if thing not in out:
                        out.append(thing)
        return out

    def vehicle(self, thing: i64, space: i64, but: i64 = NOWHERE) -> i64:
        """The first of the equal Vehicles that a thing in a space means."""
        for piece in self.fleet:
            if self.spot[piece] != space or piece == but:
                continue
            if VEHICLES + 8 * self.box.kind_of[piece] + self.facing[piece] == thing:
                return piece
        return NOWHERE

    def others_in(self, space: i64, but: i64) -> list[int]:
        """The seats whose Kaiju are in a space, but for one."""
        out: list[int] = []
        for p in self.players:
            if p.space == space and p.seat != but:
                out.append(p.seat)
        return out
