"""The table of King of Tokyo as plain data: Monsters, Tokyo, dice, Market, and what is going on this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from kaiju.engine.state import NOBODY, State

if TYPE_CHECKING:
    from kaiju.games.king_of_tokyo.card import Card

# Die faces, in the order they are printed in the rulebook.
ONE: Final[i64] = 0
TWO: Final[i64] = 1
THREE: Final[i64] = 2
ENERGY: Final[i64] = 3
SMASH: Final[i64] = 4
HEART: Final[i64] = 5
FACES: Final = ("1", "2", "3", "energy", "smash", "heart")

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

HOOKS: Final = 56
"""How many moments and hooks there are room for; card.py numbers them."""

NO_CARDS: Final[list[Card]] = []

# What a Monster has done to each seat this turn is one number, ten bits a seat.
HARM_BITS: Final[i64] = 10
HARM_MASK: Final[i64] = 1023


class Powers:
    """What a Monster's cards add up to: numbers, and lists of cards by moment. Rebuilt whole, never edited."""

    def __init__(self) -> None:
        self.by: list[list[Card]] = [NO_CARDS] * HOOKS
        self.hooks: i64 = 0  # bit h is set when by[h] has a card
        self.dice: i64 = 0
        self.rolls: i64 = 0
        self.discount: i64 = 0
        self.smash: i64 = 0  # added to every Roll
        self.smash_on_smash: i64 = 0  # added to a Roll that has smash
        self.max_hearts: i64 = 10
        self.energy_bonus: i64 = 0
        self.heart_bonus: i64 = 0
        self.ignores_one: bool = False
        self.smash_everywhere: bool = False
        self.target_vp: i64 = 20
        self.undying: bool = False
        self.single_roll: bool = False
        self.doubles: bool = False
        self.freezes: bool = False
        self.forces_yield: bool = False


NO_POWERS: Final = Powers()
"""Of Monsters without cards, and of Monsters that are out of the game."""


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

    def __init__(
        self,
        seat: i64,
        who: i64,
        hearts: i64,
        energy: i64,
        vp: i64,
        place: i64,
        alive: bool,
        poison: i64,
        shrink: i64,
        reached: i64,
        immune: bool,
        passing: bool,
        hearts_lost: i64,
        hearts_gained: i64,
        energy_gained: i64,
        vp_gained: i64,
        harm: i64,
        felled_by: i64,
        partner: i64,
        cards: list[int],
        evo: Evolutions,
        powers: Powers,
    ) -> None:
        self.seat = seat
        self.who = who  # which Monster: its number in the list of Monsters
        self.hearts = hearts
        self.energy = energy
        self.vp = vp
        self.place = place
        self.alive = alive
        self.poison = poison
        self.shrink = shrink
        self.reached = reached  # the tick at which it last reached the VP it needs, 0 if it has not
        # This turn only:
        self.immune = immune  # loses no hearts until the turn is over
        self.passing = passing  # said 'not this turn' to optional windows
        self.hearts_lost = hearts_lost
        self.hearts_gained = hearts_gained
        self.energy_gained = energy_gained
        self.vp_gained = vp_gained
        self.harm = harm  # hearts that each seat, its own too, lost through it: see `hurt`
        self.felled_by = felled_by  # who brought it to 0 hearts last, or NOBODY
        self.partner = partner  # the seat whose fate it shares, or NOBODY
        self.cards = cards
        self.evo = evo
        self.powers = powers

    def copy(self) -> Monster:
        """An independent copy; the powers are shared because they are never edited."""
        return Monster(
            self.seat,
            self.who,
            self.hearts,
            self.energy,
            self.vp,
            self.place,
            self.alive,
            self.poison,
            self.shrink,
            self.reached,
            self.immune,
            self.passing,
            self.hearts_lost,
            self.hearts_gained,
            self.energy_gained,
            self.vp_gained,
            self.harm,
            self.felled_by,
            self.partner,
            self.cards[:],
            self.evo if self.evo is NO_EVOLUTIONS else self.evo.copy(),
            self.powers,
        )

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
        "known_top", "locked", "loss", "losses", "market", "monsters", "notes", "phase", "price", "regular",
        "removed", "resolving", "roll", "rolls_left", "skip_turn", "stay_out", "tick", "turn", "under",
        "used", "watch", "winners",
    )  # fmt: skip

    def __init__(
        self,
        rng: i64,
        rigged: list[int],
        box: Box,
        monsters: list[Monster],
        phase: i64,
        active: i64,
        regular: i64,
        turn: i64,
        fewer: i64,
        extra_turn: bool,
        bay_open: bool,
        dice: list[int],
        roll: list[int],
        rolls_left: i64,
        market: list[int],
        deck: list[int],
        discard: list[int],
        counters: dict[int, int],
        copies: dict[int, int],
        used: list[int],
        extra: list[int],
        watch: i64,
        tick: i64,
        known_top: i64,
        removed: list[int],
        home: dict[int, int],
        under: dict[int, int],
        freed: bool,
        notes: dict[int, int],
        began: i64,
        known: dict[int, int],
        draft: Draft | None,
    ) -> None:
        super().__init__(rng, rigged)
        self.box = box
        self.monsters = monsters
        self.phase = phase
        self.active = active
        self.regular = regular  # whose regular turn it is or was: extra turns do not move the dice on
        self.turn = turn
        self.fewer = fewer  # dice fewer in this (extra) turn
        self.extra_turn = extra_turn
        self.bay_open = bay_open
        self.dice = dice  # faces of the dice
        self.roll = roll  # how many of each symbol the Roll has, symbols added by cards included
        self.rolls_left = rolls_left
        self.market = market
        self.deck = deck  # the last one is the top
        self.discard = discard
        self.counters = counters  # tokens or cubes on a card, by its number
        self.copies = copies  # which card a copying card stands for
        self.used = used  # cards already used this turn
        self.extra = extra  # extra turns to come, see turn.py
        self.watch = watch  # the hooks that anybody's cards have
        self.tick = tick  # counts effects, to tell who reached 20 VP first
        self.known_top = known_top  # seats (bits) that have seen the top card of the deck
        self.removed = removed  # cards that are out of the game
        self.home = home  # the seat from whose deck an Evolution came; never edited after setup
        self.under = under  # a card lying under another card
        self.freed = freed  # a place in Tokyo has been freed, and nobody has been asked to take it yet
        self.notes = notes  # what is noted on a card: see SEAT_NOTE and CARD_NOTE
        self.began = began  # who was in Tokyo when the turn began (bits)
        # Cards that lie hidden while somebody knows where, by seats (see `everybody`); replaced, never edited.
        self.known = known
        self.draft = draft  # in a game with drafted Evolutions
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
        return Tokyo(
            self.rng,
            self.rigged[:],
            self.box,
            [m.copy() for m in self.monsters],
            self.phase,
            self.active,
            self.regular,
            self.turn,
            self.fewer,
            self.extra_turn,
            self.bay_open,
            self.dice[:],
            self.roll[:],
            self.rolls_left,
            self.market[:],
            self.deck[:],
            self.discard[:],
            self.counters.copy(),
            self.copies.copy(),
            self.used[:],
            self.extra[:],
            self.watch,
            self.tick,
            self.known_top,
            self.removed[:],
            self.home,
            self.under.copy(),
            self.freed,
            self.notes.copy(),
            self.began,
            self.known,
            self.draft,
        )

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
