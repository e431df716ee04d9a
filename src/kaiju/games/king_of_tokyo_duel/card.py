"""What a Power card is: its printed facts, and the moments and hooks by which it takes part in the rules.

A card overrides methods; it never names another card and nobody names it. Numbers are declared in its facts. Things
it *may* do, or does at a fixed moment of the turn, go through ``due`` and ``act`` with a moment from the first list;
things it does because something happened go through the hook methods.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import EVERYTHING, Hook, Part, Power, overridden
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo_duel.buzz import token_number
from kaiju.games.king_of_tokyo_duel.state import Duel, Hits, Monster

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
MOMENTS: Final = 11

# Hooks: a card has the ones it overrides; the table HOOKS, below, names the methods.
ADDS_SMASH: Final[i64] = 0
SHIELD: Final[i64] = 1
AT_ZERO: Final[i64] = 2
RIVAL_HIT: Final[i64] = 3
WAS_HIT: Final[i64] = 4
ON_PURCHASE: Final[i64] = 5
AS_PAW: Final[i64] = 6
OFF_TOKEN: Final[i64] = 7
ON_PULL: Final[i64] = 8
AFTER_PULL: Final[i64] = 9
ON_HEAL: Final[i64] = 10
RIVAL_ENERGY: Final[i64] = 11
ORDER: Final[i64] = 12
HOOK_COUNT: Final = 13

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
        self.part = Part(facts.at, overridden(type(self), HOOKS))

    def numbered(self, id: i64) -> Card:
        """The same card with its number in the deck."""
        twin: Card = type(self)(self.facts, id)
        return twin

    # ------------------------------------------------------------ being in play

    def in_play(self, st: Duel, me: Monster, moment: i64) -> bool:
        return self.held_by(me)

    def held_by(self, me: Monster) -> bool:
        """Whether it lies in front of this Monster."""
        return self.id in me.cards

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


HOOKS: Final[list[Hook]] = [
    (ADDS_SMASH, Card.adds_smash),
    (SHIELD, Card.shield),
    (AT_ZERO, Card.at_zero),
    (RIVAL_HIT, Card.rival_hit),
    (WAS_HIT, Card.was_hit),
    (ON_PURCHASE, Card.on_purchase),
    (AS_PAW, Card.as_paw),
    (OFF_TOKEN, Card.off_token),
    (ON_PULL, Card.on_pull),
    (AFTER_PULL, Card.after_pull),
    (ON_HEAL, Card.on_heal),
    (RIVAL_ENERGY, Card.rival_energy),
    (ORDER, Card.order),
]
"""A card has the hooks whose method its class overrides."""

NO_CARDS: Final[list[Card]] = []
