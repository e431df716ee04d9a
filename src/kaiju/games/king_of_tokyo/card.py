"""What a card is: its printed facts, and the moments and hooks by which it takes part in the rules.

A card overrides methods; it never names another card and nobody names it. Numbers are declared in its facts. Things it
*may* do, or does at a fixed moment of the turn, go through ``ready`` and ``act`` with a moment from the first list;
things it does because something happened go through the hook methods. Copying cards override :meth:`Card.copied`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import EVERYTHING, Hook, Part, Power, overridden
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo.state import Loss, Monster, Tokyo

# Types of card.
KEEP: Final[i64] = 0
DISCARD: Final[i64] = 1
COSTUME: Final[i64] = 2
PERMANENT: Final[i64] = 3
TEMPORARY: Final[i64] = 4
GIFT: Final[i64] = 5
TYPES: Final = ("keep", "discard", "costume", "permanent", "temporary", "gift")

# Moments: a card declares the ones it has in `at`, and the engine asks `ready` and calls `act`.
START_TURN: Final[i64] = 0  # automatic, own turn, before rolling
FREE_REROLL: Final[i64] = 1  # offered between own Rolls and after the last: rerolls that are no Roll
MORE_ROLLS: Final[i64] = 2  # offered when own Rolls are used up: pays for another
PROBE: Final[i64] = 3  # offered to the others after somebody's last Roll
CHANGE: Final[i64] = 4  # offered before resolving own dice
LOOK: Final[i64] = 5  # automatic, looks at the whole Roll while resolving it
GUARD: Final[i64] = 6  # offered when this Monster is about to lose hearts: prevention
ANSWER: Final[i64] = 7  # offered when the loss stands: hearts gained in answer to it
BUYING: Final[i64] = 8  # offered in the own Buy step
REVEALED: Final[i64] = 9  # offered when Market cards are turned up (st.fresh) in another's turn
END_TURN: Final[i64] = 10  # automatic, end of own turn
ANYTIME: Final[i64] = 11  # offered between effects, in any turn
CARD_DICE: Final[i64] = 12  # offered when own dice of a card (st.card_dice) have been rolled
BEFORE_ROLL: Final[i64] = 13  # offered in the own turn before the first Roll
CHEER: Final[i64] = 14  # offered to the others before the Roll is totalled
TOTAL: Final[i64] = 15  # offered in the own turn before the Roll is totalled
ENTERING: Final[i64] = 16  # offered to the others when a place in Tokyo is about to be entered
ENTERED: Final[i64] = 17  # offered right after entering Tokyo oneself
BOUGHT: Final[i64] = 18  # offered right after an own purchase (st.about_card)
ANNOUNCED: Final[i64] = 19  # offered to the others when a purchase (st.about_card) is announced
YIELDED: Final[i64] = 20  # offered after Yielding to a smash
STAYED: Final[i64] = 21  # offered to everybody when a wounded Monster (st.loss) has chosen to stay in Tokyo
HANDED: Final[i64] = 22  # automatic, after smash is applied, before the Yield decisions (st.losses)
GIVING: Final[i64] = 23  # offered to the attacker after the Yield decisions (st.losses)
EVERY_END: Final[i64] = 24  # automatic, end of every turn, own or not
AT_ZERO: Final[i64] = 25  # offered at 0 hearts: come back
INSTEAD: Final[i64] = 26  # offered to the others when the active Monster is about to enter Tokyo
AFTER_ENTER: Final[i64] = 27  # offered at the end of the own Enter Tokyo step
RESOLVING: Final[i64] = 28  # offered before own dice are resolved, to what else would happen after them
RESOLVED: Final[i64] = 29  # automatic, when own dice have been resolved
AIMED: Final[i64] = 30  # offered to the attacker for each loss (st.loss) its smash is about to bring
MOMENTS: Final = 31

# Hooks: a card has the ones it overrides; the table HOOKS, below, names the methods.
ADDS_SMASH: Final[i64] = 0
WITH_SMASH: Final[i64] = 1
HEART_USES: Final[i64] = 2
AFTER_LOSS: Final[i64] = 3
ON_WOUND: Final[i64] = 4
ON_ZERO: Final[i64] = 5
EXPIRES: Final[i64] = 6
ON_YIELD: Final[i64] = 7
ON_ENTER: Final[i64] = 8
ON_BUY: Final[i64] = 9
LEFT_PLAY: Final[i64] = 10
ORDER: Final[i64] = 11
ENLARGE: Final[i64] = 12
AFTER_HARM: Final[i64] = 13
ON_STAY: Final[i64] = 14
ON_ELIMINATED: Final[i64] = 15
ON_LEAVE: Final[i64] = 16
ON_REROLL: Final[i64] = 17
BLOCKS: Final[i64] = 18
OTHERS_DICE: Final[i64] = 19
FROZEN_DIE: Final[i64] = 20
FREEZES: Final[i64] = 21  # a number, not a method: others have a single Roll and cannot Yield
CHEAPER: Final[i64] = 22
SETTLE: Final[i64] = 23
HOOK_COUNT: Final = 24

# What automatic effects look at and change (see engine.hooks.tangled).
VP: Final[i64] = 1
ENERGY_CUBES: Final[i64] = 2
HEARTS: Final[i64] = 4
CARDS: Final[i64] = 8
HARM: Final[i64] = 16

# Groups of dice, for `order`: a card that makes the order of a group against smash matter says which.
NUMBERS_GROUP: Final[i64] = 1
ENERGY_GROUP: Final[i64] = 2
HEART_GROUP: Final[i64] = 4


class Facts:
    """What is printed on a card, as far as the rules need it, and the numbers it simply adds."""

    def __init__(
        self,
        key: str,
        cost: i64,
        type: i64,
        *,
        copies: int = 1,
        at: i64 = 0,
        reads: i64 = EVERYTHING,
        writes: i64 = EVERYTHING,
        dice: i64 = 0,
        rolls: i64 = 0,
        discount: i64 = 0,
        smash: i64 = 0,
        smash_on_smash: i64 = 0,
        more_hearts: i64 = 0,
        energy_bonus: i64 = 0,
        heart_bonus: i64 = 0,
        ignores_one: bool = False,
        smash_everywhere: bool = False,
        target_vp: i64 = 20,
        undying: bool = False,
        single_roll: bool = False,
        doubles: bool = False,
        freezes: bool = False,
        forces_yield: bool = False,
        automatic: bool = False,
        monster: str = "",
        hand: i64 = 0,
        spent: i64 = 0,
        spent_hooks: i64 = 0,
        vp: i64 = 0,
        energy: i64 = 0,
        hearts: i64 = 0,
        lose_hearts: i64 = 0,
        others_lose_hearts: i64 = 0,
        others_lose_vp: i64 = 0,
    ) -> None:
        self.key = key
        self.cost = cost
        self.type = type
        self.copies = copies
        self.at = at
        self.reads = reads
        self.writes = writes
        self.dice = dice
        self.rolls = rolls
        self.discount = discount
        self.smash = smash
        self.smash_on_smash = smash_on_smash
        self.more_hearts = more_hearts
        self.energy_bonus = energy_bonus
        self.heart_bonus = heart_bonus
        self.ignores_one = ignores_one
        self.smash_everywhere = smash_everywhere
        self.target_vp = target_vp
        self.undying = undying  # 0 hearts do not eliminate
        self.single_roll = single_roll
        self.doubles = doubles  # what the dice bring counts twice
        self.freezes = freezes  # the others have a single Roll and cannot Yield
        self.forces_yield = forces_yield  # whom this Monster wounds in Tokyo has to Yield
        self.automatic = automatic  # an offer that cannot be declined unless there is another way
        self.monster = monster  # Evolutions: whose set it is; Gifts: the Owner
        self.hand = hand  # Evolutions: the moments at which it may be played from the hand
        self.spent = spent  # Evolutions: the moments it has in its owner's discard pile
        self.spent_hooks = spent_hooks  # and the hooks
        # On arrival: gains of the buyer, losses of the buyer or of everybody else.
        self.vp = vp
        self.energy = energy
        self.hearts = hearts
        self.lose_hearts = lose_hearts
        self.others_lose_hearts = others_lose_hearts
        self.others_lose_vp = others_lose_vp


class Card(Power[Tokyo, Monster]):
    """A Power card. Subclasses override what they need and never `__init__`: a copy is made from the facts."""

    def __init__(self, facts: Facts, id: i64 = -1) -> None:
        super().__init__(id)
        self.facts = facts
        self.reads = facts.reads
        self.writes = facts.writes
        hooks: i64 = overridden(type(self), HOOKS)
        if facts.freezes:
            hooks |= 1 << FREEZES
        # Where it takes part in front of a Monster, in a hand, and in the discard pile of Evolutions.
        self.in_front = Part(facts.at, hooks)
        self.in_hand = Part(facts.hand, 0)
        self.in_pile = Part(facts.spent, facts.spent_hooks)

    def again(self, id: i64) -> Card:
        """The same card as another piece of cardboard: a second copy in the deck, or what a copying card becomes."""
        twin: Card = type(self)(self.facts, id)
        return twin

    # ------------------------------------------------------------ being in play

    def copyable(self) -> bool:
        """Whether a copying card may copy this one: KEEP cards, but not copying cards (KOT-CARD-19)."""
        return self.facts.type == KEEP

    def may_copy(self, st: Tokyo, card: i64) -> bool:
        """Whether this is a copying card that can stand for that one."""
        return False

    def copied(self, st: Tokyo) -> Card | None:
        """What this card works as besides itself: the card it copies, carrying this card's own number."""
        return None

    def in_play(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return self.among(me.powers.at[moment])

    def listens(self, me: Monster, hook: i64) -> bool:
        """Whether its hook still counts for this Monster: what came before may have removed it."""
        return self.among(me.powers.on[hook])

    def among(self, cards: list[Card]) -> bool:
        """Whether it is one of these."""
        # By number and facts: what a copying card works as is made anew whenever cards change hands.
        for card in cards:
            if card.id == self.id and card.facts is self.facts:
                return True
        return False

    def works_for(self, st: Tokyo, m: Monster) -> bool:
        """Whether it does anything for the Monster that has it in front of it."""
        return True

    def expires(self, st: Tokyo, me: Monster, starting: bool) -> None:
        """A turn is over, or (starting) the owner's turn is about to begin: end what lasts until then."""

    def arrive(self, st: Tokyo, me: Monster) -> Rule | None:
        """What happens once, when the card comes into play (KEEP) or is resolved (DISCARD)."""
        return None

    def left_play(self, st: Tokyo, me: Monster, card: i64) -> None:
        """Another card has left play."""

    # -------------------------------------------------------------------- dice

    def adds_smash(self, st: Tokyo, me: Monster, stage: i64) -> i64:
        """Smash added to the Roll: in stage 0 whatever it shows, in stage 1 only because it has smash."""
        return 0

    def order(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        """Groups of the active Monster's dice whose order against its smash matters because of this card."""
        return 0

    def blocks(self, st: Tokyo, me: Monster, active: Monster) -> i64:
        """A die face that is worth nothing to the active Monster this turn, or -1."""
        return -1

    def others_dice(self, st: Tokyo, me: Monster) -> i64:
        """How many dice fewer every other Monster has."""
        return 0

    def frozen_die(self, st: Tokyo, me: Monster) -> i64:
        """The face of a die that everybody has to use as it lies, or -1."""
        return -1

    def on_reroll(self, st: Tokyo, me: Monster, roller: Monster) -> Rule | None:
        """Another Monster has rerolled dice of its Roll by its own will."""
        return None

    def heart_uses(self, st: Tokyo, me: Monster) -> list[int]:
        """Seats on which this Monster may spend heart results through this card."""
        return []

    def spend_hearts(self, st: Tokyo, me: Monster, target: Monster, hearts: i64) -> None:
        """Spend heart results on a Monster."""

    # ------------------------------------------------------------------- hearts

    def with_smash(self, st: Tokyo, me: Monster, losses: list[Loss]) -> None:
        """My smash hits, or would: enlarge the losses or add others from this card, and touch nothing else."""

    def declined(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        """I could have used this card against a loss and let it happen."""

    def enlarge(self, st: Tokyo, me: Monster, loss: Loss, stage: i64) -> Rule | None:
        """A loss that I cause, or that hits me, stands at 1 or more: make it bigger. Stage 1 sees what 0 has added."""
        return None

    def after_harm(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        """Somebody has lost hearts because of me."""

    def after_loss(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        """I have lost hearts."""

    def settle(self, st: Tokyo, me: Monster, loss: Loss) -> Rule | None:
        """A loss that this card has announced for later is due: settle how big it is."""
        return None

    def on_wound(self, st: Tokyo, me: Monster, loss: Loss) -> None:
        """My smash has made somebody lose hearts."""

    def on_zero(self, st: Tokyo, me: Monster, fallen: Monster) -> None:
        """A Monster has reached 0 hearts."""

    def on_eliminated(self, st: Tokyo, me: Monster, gone: Monster) -> None:
        """A Monster has been eliminated (by gone.felled_by)."""

    def holder_gone(self, st: Tokyo, holder: Monster) -> bool:
        """The Monster that has this card of somebody else in front of it is eliminated. True: dealt with."""
        return False

    # -------------------------------------------------------------------- Tokyo

    def on_yield(self, st: Tokyo, me: Monster) -> None:
        """I have Yielded Tokyo."""

    def on_stay(self, st: Tokyo, me: Monster) -> None:
        """I could have Yielded and stay in Tokyo."""

    def on_leave(self, st: Tokyo, me: Monster) -> None:
        """I am no longer in Tokyo, for whatever reason."""

    def on_enter(self, st: Tokyo, me: Monster, newcomer: Monster) -> Rule | None:
        """Somebody has entered Tokyo."""
        return None

    # ------------------------------------------------------------------- buying

    def cheaper(self, st: Tokyo, me: Monster, card: i64, price: i64) -> i64:
        """What I may pay for a card instead of its price; the price itself when this is no help."""
        return price

    def bought_cheaper(self, st: Tokyo, me: Monster, card: i64) -> None:
        """I have made use of that."""

    def on_buy(self, st: Tokyo, me: Monster, card: i64) -> None:
        """I have paid for a card, which has not taken effect yet."""


HOOKS: Final[list[Hook]] = [
    (ADDS_SMASH, Card.adds_smash),
    (WITH_SMASH, Card.with_smash),
    (HEART_USES, Card.heart_uses),
    (AFTER_LOSS, Card.after_loss),
    (ON_WOUND, Card.on_wound),
    (ON_ZERO, Card.on_zero),
    (EXPIRES, Card.expires),
    (ON_YIELD, Card.on_yield),
    (ON_ENTER, Card.on_enter),
    (ON_BUY, Card.on_buy),
    (LEFT_PLAY, Card.left_play),
    (ORDER, Card.order),
    (ENLARGE, Card.enlarge),
    (AFTER_HARM, Card.after_harm),
    (ON_STAY, Card.on_stay),
    (ON_ELIMINATED, Card.on_eliminated),
    (ON_LEAVE, Card.on_leave),
    (ON_REROLL, Card.on_reroll),
    (BLOCKS, Card.blocks),
    (OTHERS_DICE, Card.others_dice),
    (FROZEN_DIE, Card.frozen_die),
    (CHEAPER, Card.cheaper),
    (SETTLE, Card.settle),
]
"""The hooks that are methods: a card has those that its class overrides."""

NO_CARDS: Final[list[Card]] = []
