"""What a Power card is: its printed facts, and the moments and hooks by which it takes part in the rules.

A card overrides methods; it never names another card and nobody names it. Numbers are declared in its facts. Things
it *may* do, or does at a fixed moment of the turn, go through ``due`` and ``act`` with a moment from the first list;
things it does because something happened go through the hook methods.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import EVERYTHING, Power
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo_duel.buzz import token_number
from kaiju.games.king_of_tokyo_duel.state import Duel, Hits, Monster, Powers

# Types of card.
KEEP: Final[i64] = 0
DISCARD: Final[i64] = 1
TYPES: Final = ("keep", "discard")

# Moments: a card declares the ones it has in `at`, and the rules ask `ready` and call `act`.
START_TURN: Final[i64] = 0  # own turn, before rolling, in the order of `rank` (DUEL-TIME-01)
FREE_REROLL: Final[i64] = 1  # offered during the own roll phase: rerolls that are no roll of the phase
ROLL_END: Final[i64] = 2  # the own roll phase ends (DUEL-TIME-02)
ROLL_CHECK: Final[i64] = 3  # looks at the whole Roll: (b) of DUEL-TIME-03
SKIP: Final[i64] = 4  # may skip the resolving: (c)
TOLL: Final[i64] = 5  # must be paid before resolving: (d)
LEAVE_OUT: Final[i64] = 6  # may leave dice unresolved: (e)
AFTER_RESOLVE: Final[i64] = 7  # all dice are resolved: (g)
END_TURN: Final[i64] = 8  # automatic, end of own turn
ANYTIME: Final[i64] = 9  # offered between two effects of the own turn
GUARD: Final[i64] = 10  # offered when this Monster is about to take hits

# Hooks: a card has the ones it overrides.
ADDS_SMASH: Final[i64] = 16
SHIELD: Final[i64] = 17
AT_ZERO: Final[i64] = 18
RIVAL_HIT: Final[i64] = 19
WAS_HIT: Final[i64] = 20
ON_PURCHASE: Final[i64] = 21
AS_PAW: Final[i64] = 22
OFF_TOKEN: Final[i64] = 23
ON_PULL: Final[i64] = 24
AFTER_PULL: Final[i64] = 25
ON_HEAL: Final[i64] = 26
RIVAL_ENERGY: Final[i64] = 27
ORDER: Final[i64] = 28

# The groups of symbols a Roll is resolved by, and the special power: for `order` and resolve.py.
SMASH_GROUP: Final[i64] = 1
HEAL_GROUP: Final[i64] = 2
ENERGY_GROUP: Final[i64] = 4
FAME_GROUP: Final[i64] = 8
DESTRUCTION_GROUP: Final[i64] = 16
POWER_GROUP: Final[i64] = 32
PULLS: Final[i64] = FAME_GROUP | DESTRUCTION_GROUP
ALL_GROUPS: Final[i64] = 63


class Facts:
    """What is printed on a card, as far as the rules need it, and the numbers it simply adds."""

    def __init__(
        self,
        key: str,
        cost: i64,
        type: i64,
        buzz: str = "",
        *,
        at: i64 = 0,
        rank: i64 = 0,
        dice: i64 = 0,
        rolls: i64 = 0,
        smash: i64 = 0,
        immune: bool = False,
        steps: list[int] | None = None,
    ) -> None:
        self.key = key
        self.cost = cost
        self.type = type
        self.buzz: i64 = token_number(buzz)  # the Buzz token, or -1
        self.at = at
        self.rank = rank  # the order of cards at the same moment; then the card's number
        self.dice = dice
        self.rolls = rolls
        self.smash = smash
        self.immune = immune
        self.steps: list[int] = [] if steps is None else steps  # the effect on purchase, see cards/discard.py


class Card(Power[Duel, Monster]):
    """A Power card. Subclasses override what they need and never `__init__`."""

    def __init__(self, facts: Facts, id: i64 = -1) -> None:
        super().__init__(id)
        self.facts = facts
        self.reads = EVERYTHING
        self.writes = EVERYTHING
        self.hooks: i64 = facts.at | overridden(self)

    def numbered(self, id: i64) -> Card:
        """The same card with its number in the deck."""
        twin: Card = type(self)(self.facts, id)
        return twin

    # ------------------------------------------------------------ being in play

    def in_play(self, st: Duel, me: Monster, moment: i64) -> bool:
        for card in me.powers.by[moment]:
            if card is self:
                return True
        return False

    def ready(self, st: Duel, me: Monster, moment: i64) -> bool:
        return not st.over and self.due(st, me, moment)

    def due(self, st: Duel, me: Monster, moment: i64) -> bool:
        """Whether it has something to do, or can be used, at this moment of a game that goes on."""
        return True

    def arrive(self, st: Duel, me: Monster) -> Rule | None:
        """What happens once, when the card is bought, after its Buzz token (DUEL-BUY-13)."""
        return None

    # -------------------------------------------------------------------- dice

    def adds_smash(self, st: Duel, me: Monster) -> i64:
        """Smash symbols this card adds to the Roll as things stand now."""
        return 0

    def order(self, st: Duel, me: Monster, active: Monster, left: i64) -> i64:
        """Groups of the active Monster's symbols, among those left, whose order matters because of this card."""
        return 0

    # -------------------------------------------------------------------- hits

    def shield(self, st: Duel, me: Monster) -> bool:
        """A hit arrives on the Rival's turn: ignore one of the hits?"""
        return False

    def at_zero(self, st: Duel, me: Monster) -> bool:
        """I am at 0 hearts: stay in the game, if this card can do it."""
        return False

    def rival_hit(self, st: Duel, me: Monster, hits: Hits) -> Rule | None:
        """The Rival has taken hits on my turn."""
        return None

    def was_hit(self, st: Duel, me: Monster, hits: Hits) -> Rule | None:
        """I have taken hits and am still in the game."""
        return None

    # ------------------------------------------------------------------- pulls

    def as_paw(self, st: Duel, me: Monster, shown: i64) -> bool:
        """Whether I may treat what this space of a Buzz token shows as a paw."""
        return False

    def off_token(self, st: Duel, me: Monster) -> None:
        """I have pulled a marker off a Buzz token."""

    def on_pull(self, st: Duel, me: Monster, track: i64) -> None:
        """I begin to pull a marker."""

    def after_pull(self, st: Duel, me: Monster, track: i64, moved: i64) -> Rule | None:
        """My pull is over; the marker moved so many spaces."""
        return None

    # ------------------------------------------------------------------- gains

    def on_heal(self, st: Duel, me: Monster) -> None:
        """I have gained hearts."""

    def rival_energy(self, st: Duel, me: Monster, amount: i64) -> Rule | None:
        """The Rival has gained energy while resolving dice."""
        return None

    def on_purchase(self, st: Duel, me: Monster) -> Rule | None:
        """I have bought another card; its Buzz token lies, its effect is still to come."""
        return None


def overridden(card: Card) -> i64:
    """The hooks that a card's class overrides."""
    kind = type(card)
    bits: i64 = 0
    if kind.adds_smash is not Card.adds_smash:
        bits |= 1 << ADDS_SMASH
    if kind.shield is not Card.shield:
        bits |= 1 << SHIELD
    if kind.at_zero is not Card.at_zero:
        bits |= 1 << AT_ZERO
    if kind.rival_hit is not Card.rival_hit:
        bits |= 1 << RIVAL_HIT
    if kind.was_hit is not Card.was_hit:
        bits |= 1 << WAS_HIT
    if kind.on_purchase is not Card.on_purchase:
        bits |= 1 << ON_PURCHASE
    if kind.as_paw is not Card.as_paw:
        bits |= 1 << AS_PAW
    if kind.off_token is not Card.off_token:
        bits |= 1 << OFF_TOKEN
    if kind.on_pull is not Card.on_pull:
        bits |= 1 << ON_PULL
    if kind.after_pull is not Card.after_pull:
        bits |= 1 << AFTER_PULL
    if kind.on_heal is not Card.on_heal:
        bits |= 1 << ON_HEAL
    if kind.rival_energy is not Card.rival_energy:
        bits |= 1 << RIVAL_ENERGY
    if kind.order is not Card.order:
        bits |= 1 << ORDER
    return bits


def powers_of(st: Duel, cards: list[int]) -> Powers:
    """What these cards add up to: by rank, then in printed order; the order of purchase never matters."""
    p = Powers()
    own = [st.box.cards[number] for number in sorted(cards)]
    rank: i64 = 0
    left = len(own)
    while left > 0:
        for card in own:
            if card.facts.rank == rank:
                add(p, card)
                left -= 1
        rank += 1
    return p


def add(p: Powers, card: Card) -> None:
    """Count one card in."""
    facts = card.facts
    p.dice += facts.dice
    p.rolls += facts.rolls
    p.smash += facts.smash
    p.immune = p.immune or facts.immune
    p.hooks |= card.hooks
    h: i64 = 0
    bits = card.hooks
    while bits:
        if bits & 1:
            p.by[h] = [*p.by[h], card]
        bits >>= 1
        h += 1
