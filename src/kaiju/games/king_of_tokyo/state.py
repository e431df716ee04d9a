"""The table of King of Tokyo as plain data: Monsters, Tokyo, dice, Market, and what is going on this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from kaiju.engine.state import NOBODY, State

if TYPE_CHECKING:
    from kaiju.games.king_of_tokyo.card import Card
    from kaiju.games.king_of_tokyo.powers import Powers

# Die faces, in the order they are printed in the rulebook.
ONE: Final[i64] = 0
TWO: Final[i64] = 1
THREE: Final[i64] = 2
ENERGY: Final[i64] = 3
SMASH: Final[i64] = 4
HEART: Final[i64] = 5
FACES: Final = ("1", "2", "3", "energy", "smash", "heart")

NOTHING_ROLLED: Final = [0, 0, 0, 0, 0, 0]
"""How many of each symbol a Roll has that has not been made."""

# Where a Monster is.
OUTSIDE: Final[i64] = 0
CITY: Final[i64] = 1
BAY: Final[i64] = 2
PLACES: Final = ("outside", "city", "bay")

# How far a turn has come. A turn can be taken up again at the beginning of each of these.
SETUP: Final[i64] = 0
START: Final[i64] = 1
RESOLVE: Final[i64] = 2
BUY: Final[i64] = 3
END: Final[i64] = 4
# The steps of setting up in which everybody chooses; what there is to choose from is dealt before each of them.
DRAFT: Final[i64] = 5
COSTUMES: Final[i64] = 6
EVOLUTIONS: Final[i64] = 7

# What can be noted on a card: a die face as it is, or one of these plus a seat or the number of a card.
SEAT_NOTE: Final[i64] = 16
CARD_NOTE: Final[i64] = 32

EMPTY_SLOT: Final[i64] = -1
NO_CARD: Final[i64] = -1

# What a Monster has done to each seat this turn is one number, ten bits a seat.
HARM_BITS: Final[i64] = 10
HARM_MASK: Final[i64] = 1023


class Evolutions:
    """A player's Evolution cards (Power Up!)."""

    def __init__(
        self, hand: list[int], front: list[int], pile: list[int], spent: list[int], drawn: list[int]
    ) -> None:
        self.hand = hand  # hidden
        self.front = front  # in play in front of the Monster, Gifts of others included
        self.pile = pile  # the personal deck, hidden; the last one is the top
        self.spent = spent  # the personal discard pile, open
        self.drawn = drawn  # cards to choose from just now, hidden

    def copy(self) -> Evolutions:
        """An independent copy."""
        return Evolutions(self.hand[:], self.front[:], self.pile[:], self.spent[:], self.drawn[:])


NO_EVOLUTIONS: Final = Evolutions([], [], [], [], [])
"""Shared by all Monsters of tables without Power Up!, where nobody ever touches it."""


class Draft:
    """What was dealt and taken in a draft. Never edited: every round has its own.

    Pack p lies at seat p in the first round and one seat further to the left in each round after it.
    """

    def __init__(self, packs: list[list[int]], taken: list[list[int]]) -> None:
        self.packs = packs  # as they were dealt
        self.taken = taken  # by each seat, one a round


def among(cards: list[int], card: i64) -> bool:
    """Whether a card is one of these; compiled, this compares machine integers where `in` compares objects."""
    for other in cards:
        if other == card:
            return True
    return False


class Monster:
    """One player's Monster: dials, energy, cards, tokens, and what happened to it this turn."""

    def __init__(self, seat: i64, who: i64, hearts: i64, evo: Evolutions, powers: Powers) -> None:
        self.seat = seat
        self.who = who  # which Monster: its number in the list of Monsters
        self.hearts = hearts
        self.energy: i64 = 0
        self.vp: i64 = 0
        self.place: i64 = OUTSIDE
        self.alive: bool = True
        self.poison: i64 = 0
        self.shrink: i64 = 0
        self.reached: i64 = 0  # the tick at which it last reached the VP it needs, 0 if it has not
        # This turn only:
        self.immune: bool = False  # loses no hearts until the turn is over
        self.passing: bool = False  # said 'not this turn' to optional windows
        self.hearts_lost: i64 = 0
        self.hearts_gained: i64 = 0
        self.energy_gained: i64 = 0
        self.vp_gained: i64 = 0
        self.harm: i64 = 0  # hearts that each seat, its own too, lost through it: see `hurt`
        self.felled_by: i64 = NOBODY  # who brought it to 0 hearts last, or NOBODY
        self.partner: i64 = NOBODY  # the seat whose fate it shares, or NOBODY
        self.cards: list[int] = []
        self.evo = evo
        self.powers = powers

    def copy(self) -> Monster:
        """An independent copy; the powers are shared because they are never edited."""
        evo = self.evo if self.evo is NO_EVOLUTIONS else self.evo.copy()
        twin = Monster(self.seat, self.who, self.hearts, evo, self.powers)
        twin.energy = self.energy
        twin.vp = self.vp
        twin.place = self.place
        twin.alive = self.alive
        twin.poison = self.poison
        twin.shrink = self.shrink
        twin.reached = self.reached
        twin.immune = self.immune
        twin.passing = self.passing
        twin.hearts_lost = self.hearts_lost
        twin.hearts_gained = self.hearts_gained
        twin.energy_gained = self.energy_gained
        twin.vp_gained = self.vp_gained
        twin.harm = self.harm
        twin.felled_by = self.felled_by
        twin.partner = self.partner
        twin.cards = self.cards[:]
        return twin

    def hurt(self, seat: i64) -> i64:
        """How many hearts a seat has lost this turn because of this Monster."""
        return self.harm >> (HARM_BITS * seat) & HARM_MASK

    def hurt_others(self) -> bool:
        """Whether anybody else has lost hearts this turn because of this Monster."""
        # A constant must not be shifted this far: compiled, it has 32 bits.
        return self.harm != self.hurt(self.seat) << (HARM_BITS * self.seat)


class Loss:
    """Hearts that one Monster is about to lose from one source."""

    def __init__(self, victim: Monster, amount: i64, by: i64, smash: bool, card: i64) -> None:
        self.victim = victim
        self.amount = amount
        self.by = by  # the seat that causes it, or NOBODY
        self.smash = smash
        self.card = card  # the card behind it, or NO_CARD
        self.dice: i64 = 0  # dice that its card has yet to roll, to settle how big it is
        self.answered: i64 = 0  # hearts gained in answer to it
        self.decided: bool = False  # the victim has already chosen to stay in Tokyo
        self.lost: i64 = 0  # what it came to
        self.guards: list[int] = []  # cards already used against it
        self.fled: bool = False  # the victim has Yielded before it was applied
        self.inside: bool = victim.place != OUTSIDE  # where the victim is when it is hit


class Box:
    """What a table plays with: the cards by number, and the options that change rules. Never edited.

    ``deck`` are the numbers of the Power cards in use; left out, all cards are. ``costumes`` are the last of them.
    ``evolutions`` and the Gifts among them go by the Monster that owns them. ``keys`` and ``costs`` say about a card
    what is looked up all the time, without touching it. ``options`` are those the box was made of.
    """

    def __init__(
        self,
        cards: list[Card],
        monsters: list[str],
        *,
        two_player: bool = False,
        bay: bool = True,
        power_up: bool = False,
        draft: bool = False,
        halloween: bool = False,
        deck: list[int] | None = None,
        costumes: list[int] | None = None,
        evolutions: dict[str, list[int]] | None = None,
        gifts: dict[str, list[int]] | None = None,
        keys: list[str] | None = None,
        costs: list[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.cards = cards
        self.options: dict[str, Any] = {} if options is None else options
        self.keys = [card.facts.key for card in cards] if keys is None else keys
        self.costs: list[int] = [int(card.facts.cost) for card in cards] if costs is None else costs
        self.deck: list[int] = list(range(len(cards))) if deck is None else deck
        self.costumes: list[int] = [] if costumes is None else costumes
        self.evolutions: dict[str, list[int]] = {} if evolutions is None else evolutions
        self.gifts: dict[str, list[int]] = {} if gifts is None else gifts
        self.monsters = monsters
        self.two_player = two_player
        self.bay = bay
        self.power_up = power_up
        self.draft = draft
        self.halloween = halloween


class Tokyo(State):
    """The whole game."""

    # More fields than an object without slots reads and copies quickly.
    __slots__ = (
        "about_card", "active", "aftermath", "bay_open", "began", "bonus", "boosted", "box", "buyer",
        "card_dice", "card_rolling", "copies", "counters", "deck", "dice", "discard", "draft", "ending",
        "extra", "extra_turn", "fewer", "forced", "freed", "fresh", "hit_tokyo", "home", "known",
        "known_top", "locked", "loss", "losses", "market", "monsters", "notes", "price", "regular",
        "removed", "resolving", "roll", "rolls_left", "skip_turn", "stay_out", "tick", "turn", "under",
        "used", "winners",
    )  # fmt: skip

    def __init__(self, rng: i64, rigged: list[int], box: Box, monsters: list[Monster]) -> None:
        super().__init__(rng, rigged)
        self.box = box
        self.monsters = monsters
        self.active: i64 = 0
        self.regular: i64 = 0  # whose regular turn it is or was: extra turns do not move the dice on
        self.turn: i64 = 0
        self.fewer: i64 = 0  # dice fewer in this (extra) turn
        self.extra_turn: bool = False
        self.bay_open: bool = False
        self.dice: list[int] = []  # faces of the dice
        # How many of each symbol the Roll has, symbols added by cards included; replaced, never edited.
        self.roll: list[int] = NOTHING_ROLLED
        self.rolls_left: i64 = 0
        self.market: list[int] = []
        self.deck: list[int] = []  # the last one is the top
        self.discard: list[int] = []
        self.counters: dict[int, int] = {}  # tokens or cubes on a card, by its number
        self.copies: dict[int, int] = {}  # which card a copying card stands for
        self.used: list[int] = []  # cards already used this turn
        self.extra: list[int] = []  # extra turns to come, see turn.py
        self.tick: i64 = 0  # counts effects, to tell who reached 20 VP first
        self.known_top: i64 = 0  # seats (bits) that have seen the top card of the deck
        self.removed: list[int] = []  # cards that are out of the game
        self.home: dict[int, int] = {}  # the seat from whose deck an Evolution came; never edited after setup
        self.under: dict[int, int] = {}  # a card lying under another card
        self.freed: bool = False  # a place in Tokyo has been freed, and nobody has been asked to take it yet
        self.notes: dict[int, int] = {}  # what is noted on a card: see SEAT_NOTE and CARD_NOTE
        self.began: i64 = 0  # who was in Tokyo when the turn began (bits)
        # Cards that lie hidden while somebody knows where, by seats (see `everybody`); replaced, never edited.
        self.known: dict[int, int] = {}
        self.draft: Draft | None = None  # in a game with drafted Evolutions
        # Only inside a step, never across a mark:
        self.loss: Loss | None = None
        self.resolving: list[int] = []
        self.fresh: list[int] = []
        self.about_card: i64 = NO_CARD  # the card a purchase is about
        self.buyer: i64 = NOBODY  # who has announced a purchase
        self.price: i64 = 0  # what a purchase comes to
        self.losses: list[Loss] = []  # the losses of the smash being resolved
        self.boosted: bool = False  # symbols have been added to the Roll before it is totalled
        self.bonus: list[int] = [0, 0, 0, 0, 0, 0]  # and which
        self.hit_tokyo: bool = False  # the active Monster has wounded a Monster in Tokyo this turn
        self.stay_out: bool = False  # the active Monster does not enter Tokyo this turn
        self.skip_turn: bool = False  # the active Monster has given up its turn
        self.locked: i64 = 0  # how many dice, the last ones, can be neither rerolled nor changed
        self.aftermath: list[Loss] = []
        self.card_dice: list[int] = []  # dice that a card has its owner roll
        self.card_rolling: bool = False  # and they are on the table right now
        self.forced: i64 = 0  # dice (bits) that another Monster had rerolled after the last Roll
        self.winners: list[int] = []
        self.ending: str = ""

    def copy(self) -> Tokyo:
        """An independent copy, taken at a mark."""
        twin = Tokyo(self.rng, self.rigged[:], self.box, [m.copy() for m in self.monsters])
        twin.phase = self.phase
        twin.active = self.active
        twin.regular = self.regular
        twin.turn = self.turn
        twin.fewer = self.fewer
        twin.extra_turn = self.extra_turn
        twin.bay_open = self.bay_open
        twin.dice = self.dice[:]
        twin.roll = self.roll
        twin.rolls_left = self.rolls_left
        twin.market = self.market[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.counters = self.counters.copy()
        twin.copies = self.copies.copy()
        twin.used = self.used[:]
        twin.extra = self.extra[:]
        twin.tick = self.tick
        twin.known_top = self.known_top
        twin.removed = self.removed[:]
        twin.home = self.home
        twin.under = self.under.copy()
        twin.freed = self.freed
        twin.notes = self.notes.copy()
        twin.began = self.began
        twin.known = self.known
        twin.draft = self.draft
        twin.moments = self.moments
        twin.hooks = self.hooks
        return twin

    def goes_on(self, me: Monster) -> bool:
        """Whether the active Monster plays its turn on: it has neither been eliminated nor given it up."""
        return me.alive and not self.skip_turn

    def know(self, cards: list[int], seats: i64) -> None:
        """From now on these seats know where these cards lie hidden; no seats: nobody does any more."""
        if seats == 0 and not self.known:
            return
        known = {c: bits for c, bits in self.known.items() if c not in cards}
        if seats:
            for card in cards:
                known[card] = seats | self.known.get(card, 0)
        self.known = known

    def everybody(self) -> i64:
        """All seats and the spectators, as bits: a seat's bit is its number plus one."""
        return (1 << (len(self.monsters) + 1)) - 1

    def open_dice(self) -> list[int]:
        """The dice, by position, that can still be rerolled or changed."""
        return [int(die) for die in range(len(self.dice) - self.locked)]

    def alive_count(self) -> i64:
        """How many Monsters are still in the game."""
        n: i64 = 0
        for m in self.monsters:
            if m.alive:
                n += 1
        return n

    def clockwise(self, seat: i64) -> list[Monster]:
        """The Monsters still in the game, clockwise, starting after a seat; that seat itself comes last."""
        n: i64 = len(self.monsters)
        out: list[Monster] = []
        i: i64 = 1
        while i <= n:
            m = self.monsters[(seat + i) % n]
            if m.alive:
                out.append(m)
            i += 1
        return out

    def from_active(self) -> list[Monster]:
        """The Monsters still in the game, clockwise, the active one first."""
        n: i64 = len(self.monsters)
        out: list[Monster] = []
        i: i64 = 0
        while i < n:
            m = self.monsters[(self.active + i) % n]
            if m.alive:
                out.append(m)
            i += 1
        return out

    def neighbor(self, seat: i64, step: i64) -> Monster | None:
        """The nearest Monster still in the game to the left (1) or right (-1); None when nobody is left."""
        n: i64 = len(self.monsters)
        i: i64 = 1
        while i < n:
            m = self.monsters[(seat + step * i + n * n) % n]
            if m.alive:
                return m
            i += 1
        return None

    def in_tokyo(self, place: i64) -> Monster | None:
        """Who is in Tokyo City or Tokyo Bay."""
        for m in self.monsters:
            if m.place == place:
                return m
        return None

    def owner(self, card: i64) -> Monster | None:
        """The Monster that has this card in front of it."""
        for m in self.monsters:
            if card in m.cards or card in m.evo.front:
                return m
        return None

    def by_seat(self, seat: i64) -> Monster | None:
        """The Monster of a seat, or None for NOBODY."""
        return None if seat == NOBODY else self.monsters[seat]
