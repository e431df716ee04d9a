"""Powers of Bosses, Allies, cards and Events: what they say, made from the data when a table is opened.

A power has a moment (``timing``, and for a trigger what happens), a limit, a price, and a list of effects. Every verb
is a small class in ``vocabulary/``: it either adds to numbers that count all the time (``add_to``), or it is carried
out (``act``). Powers that count are worked out once, when Fame or cards change, and replaced, never edited.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine import hooks
from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island.state import BOSS_SYMBOLS, TYPES, Island, Monster

# The moments of the ledger's [timing], and what triggers a power.
PASSIVE: Final[i64] = 0
ON_GAIN: Final[i64] = 1
IMMEDIATE: Final[i64] = 2
AT_BOSS_1: Final[i64] = 3
AFTER_BOSS_2: Final[i64] = 4
AT_BOSS_3: Final[i64] = 5
AFTER_MOVE: Final[i64] = 6
ON_SYMBOL: Final[i64] = 7
ON_DAMAGE: Final[i64] = 8
START_MONSTER: Final[i64] = 9
ROLLING: Final[i64] = 10
RESOLVING: Final[i64] = 11
SPENDING: Final[i64] = 12
BUYING: Final[i64] = 13
AT_END: Final[i64] = 14
ON_EVENT: Final[i64] = 15
TIMINGS: Final = (
    "passive", "on_gain", "immediate", "boss_step_1", "boss_step_2_after", "boss_step_3", "boss_after_move",
    "boss_symbol",
    "boss_damage", "start_monster_phase", "roll", "resolve", "spend_faces", "buy", "end_of_turn", "event",
)  # fmt: skip
STEAL: Final[i64] = 16
FAME_DIE: Final[i64] = 17
FAME_GROUP: Final[i64] = 18
DAMAGE_GROUP: Final[i64] = 19
ENTER_BOSS_ZONE: Final[i64] = 20
ACTIVATE: Final[i64] = 21
HEART_GROUP: Final[i64] = 22
KILL: Final[i64] = 23
DESTROY: Final[i64] = 24
ENERGY_GROUP: Final[i64] = 25
HURT: Final[i64] = 26
ENTER: Final[i64] = 27
TRIGGERS: Final = (
    "steal", "fame_die", "fame_group", "damage_group", "enter_boss_zone", "activate", "heart_group", "kill", "destroy",
    "energy_group", "hurt", "enter",
)  # fmt: skip
MOMENTS: Final = 28

# How often.
UNLIMITED: Final[i64] = 0
ONCE_PER_TURN: Final[i64] = 1
ONCE_PER_BOSS_PHASE: Final[i64] = 2
ONCE_PER_ROUND: Final[i64] = 3
LIMITS: Final = ("unlimited", "once_per_turn", "once_per_boss_phase", "once_per_round")

# On what condition.
ALWAYS: Final[i64] = 0
NO_ENERGY: Final[i64] = 1
NO_MINION_HERE: Final[i64] = 2
FIRELING_THERE: Final[i64] = 3
CONDITIONS: Final = ("always", "no_energy", "no_minion_here", "fireling_there")

# Permissions, as bits.
PERMITS: Final = (
    "unlock_adjacent", "heal_adjacent", "heal_any", "support_adjacent", "claws_adjacent", "ignore_shields", "throw_any",
    "foot_two", "build_less", "leap_opposite",
)  # fmt: skip
UNLOCK_ADJACENT: Final[i64] = 1
HEAL_ADJACENT: Final[i64] = 2
HEAL_ANY: Final[i64] = 4
SUPPORT_ADJACENT: Final[i64] = 8
CLAWS_ADJACENT: Final[i64] = 16
IGNORE_SHIELDS: Final[i64] = 32
THROW_ANY: Final[i64] = 64
FOOT_TWO: Final[i64] = 128
BUILD_LESS: Final[i64] = 256
LEAP_OPPOSITE: Final[i64] = 512

# What a target is: a seat, a zone, a Minion type and a zone (zone * 5 + type) to take or to move, a Boss die and a zone
# (die * 6 + zone), a Support space, a die's face and a new one (face * 8 + new), a number of points.
NOTHING: Final[i64] = 0
SEAT: Final[i64] = 1
ZONE: Final[i64] = 2
MINION: Final[i64] = 3
MINION_TO: Final[i64] = 4
BOSS_DIE_TO: Final[i64] = 5
SUPPORT_SPACE: Final[i64] = 6
NEW_FACE: Final[i64] = 7
POINTS: Final[i64] = 8
BOSS_TO: Final[i64] = 9

PER_POWER: Final[i64] = 16
"""Uses are noted as number of the power times this, plus 1 + place of an effect that has a limit of its own."""


class Effect:
    """One verb of a power."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.limit: i64 = UNLIMITED
        self.place: i64 = 0  # among the effects of its power, from 1
        self.points_to: i64 = NOTHING  # what its targets are
        self.shows: i64 = NOTHING  # what they are where it asks for them by itself

    def add_to(self, powers: Powers, power: Power) -> None:
        """Count for the Monster that has it, all the time."""

    def add_to_boss(self, now: BossNow) -> None:
        """Count for the Boss, all the time."""

    def targets(self, st: Island, me: Monster) -> list[int]:
        """What can be chosen for it now, if it has targets (``points_to``)."""
        return []

    def possible(self, st: Island, me: Monster) -> bool:
        """Whether it could do anything now: what has no target cannot be bought (KOMI-SPEND-R03)."""
        return self.points_to == NOTHING or len(self.targets(st, me)) > 0

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        """Carry it out on a target; None when nobody has to be asked on the way."""
        return None


class Power:
    """A power of a sheet, or what a card or an Event says."""

    def __init__(self, number: i64, key: str, timing: i64, effects: list[Effect]) -> None:
        self.number = number  # unique in the box; a card's is that of the card
        self.key = key
        self.timing = timing
        self.part = hooks.Part(hooks.at(timing), 0)
        self.effects = effects
        self.fame: i64 = 0  # from what Fame it is active
        self.symbol: i64 = -1
        self.limit: i64 = UNLIMITED
        self.price: i64 = 0
        self.spend: list[int] = []  # how many of each face
        self.least: i64 = 1  # how many dice the group that triggers it must have
        self.face: i64 = -1  # which face must be among them
        self.types: i64 = 31  # the Minions that trigger it, as bits
        self.condition: i64 = ALWAYS
        self.amount: i64 = 0  # what it prevents
        self.may: bool = False
        self.one_of: bool = False
        self.singles_out: bool = False  # it looks for the strongest Monster

    def ready(self, st: Island, me: Monster) -> bool:
        """Whether its limit, condition and price in Energy allow it now."""
        if self.price > me.energy:
            return False
        if self.limit != UNLIMITED and used_up(st, me, self, self.limit, 0):
            return False
        if self.condition == ALWAYS:
            return True
        if self.condition == NO_ENERGY:
            return me.energy == 0
        zone = me.zone
        if self.condition == NO_MINION_HERE:
            return not any(st.minions[zone * TYPES : zone * TYPES + TYPES])
        return st.minions[zone * TYPES + TYPES - 1] > 0

    def possible(self, st: Island, me: Monster) -> bool:
        """Whether any of its effects could do anything now."""
        for effect in self.effects:
            if effect.possible(st, me) and not (
                effect.limit and used_up(st, me, self, effect.limit, effect.place)
            ):
                return True
        return False


def used_up(st: Island, me: Monster, power: Power, limit: i64, place: i64) -> bool:
    """Whether a power, or one of its effects, has been used as often as it may be."""
    use = power.number * PER_POWER + place
    if limit == ONCE_PER_TURN:
        return use in st.used
    if limit == ONCE_PER_BOSS_PHASE:
        return use in st.used_phase
    return use in me.used


def use_up(st: Island, me: Monster, power: Power, limit: i64, place: i64) -> None:
    """Note a use."""
    use = power.number * PER_POWER + place
    if limit == ONCE_PER_TURN:
        st.used = [*st.used, int(use)]
    elif limit == ONCE_PER_BOSS_PHASE:
        st.used_phase = [*st.used_phase, int(use)]
    elif limit == ONCE_PER_ROUND:
        me.used = [*me.used, int(use)]


class Powers(hooks.Powers[Power]):
    """What a Monster's cards and its Ally come to: numbers, and lists of powers by moment."""

    def __init__(self, max_health: i64, claw: i64, foot: i64, discard_cost: i64) -> None:
        super().__init__(MOMENTS, 0)
        # Cards in the order gained, then the Ally's from the lowest up (KOMI-TURN-R04).
        self.all: list[Power] = []
        self.permits: i64 = 0
        self.dice: i64 = 0
        self.rolls: i64 = 0
        self.max_health = max_health
        self.claw = claw
        self.foot = foot
        self.cost: i64 = 0
        self.discard_cost = discard_cost
        self.ally_fame: i64 = 0
        self.pouch: i64 = 0  # die spaces on cards
        self.guard: Power | None = None  # takes over damage
        self.bait: Power | None = None  # chooses where the Boss goes on a tie
        self.leap: Power | None = None  # lets a foot lead to the zone opposite
        self.prevents: list[Power] = []  # of the Ally first
        self.minions_by: list[int] = [0] * TYPES
        self.minions_to: list[int] = [0] * TYPES  # 0: as it is

    def add(self, power: Power) -> None:
        """Take one more power into account."""
        self.all.append(power)
        for effect in power.effects:
            effect.add_to(self, power)
        self.join(power, power.part)


class BossNow(hooks.Powers[Power]):
    """What the active powers of a Boss come to."""

    def __init__(self) -> None:
        super().__init__(MOMENTS, 0)
        self.by_symbol: list[list[Power]] = [[] for _ in BOSS_SYMBOLS]  # what a symbol on a die sets off
        self.here_by: list[int] = [0] * TYPES  # Health of Minions in the Boss' zone
        self.everywhere_by: list[int] = [0] * TYPES
        self.reach: i64 = 1
        self.ignores: i64 = 0
        self.walks: bool = False

    def add(self, power: Power) -> None:
        """Take one more power into account."""
        for effect in power.effects:
            effect.add_to_boss(self)
        self.join(power, power.part)
        if power.timing == ON_SYMBOL:
            self.by_symbol[power.symbol].append(power)


class Card:
    """A card of the deck: a Power card, or an Event."""

    def __init__(self, number: i64, key: str, cost: i64, keep: bool, event: bool, power: Power) -> None:
        self.number = number
        self.key = key
        self.cost = cost
        self.keep = keep
        self.event = event
        self.power = power


class Ally:
    """An Ally sheet, its powers from the lowest up."""

    def __init__(self, key: str, powers: list[Power]) -> None:
        self.key = key
        self.powers = powers


class Boss:
    """A Boss sheet: Health and number of dice by side, its powers from the lowest up."""

    def __init__(self, key: str, health: list[int], dice: list[int], powers: list[Power]) -> None:
        self.key = key
        self.health = health
        self.dice = dice
        self.powers = powers
        # What its active powers come to, by Fame: worked out once, because its Fame changes all the time.
        self.at_fame: list[BossNow] = []
        for fame in range(21):
            now = BossNow()
            for power in powers:
                if power.fame <= fame:
                    now.add(power)
            self.at_fame.append(now)


class Box:
    """What a table plays with, made from the data for one player or for several. Never edited."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.card_keys: list[str] = []
        self.powers: list[Power] = []  # of cards, then of Allies, Bosses and Minions, by number
        self.allies: list[Ally] = []
        self.bosses: list[Boss] = []
        self.boss_faces: list[list[int]] = []  # symbols of face f of die d, at d * 6 + f
        self.tile_keys: list[str] = []
        self.tiles: list[list[int]] = []  # the symbols of each Support tile
        self.minion_count: list[int] = []
        self.minion_health: list[int] = []
        self.minion_powers: list[Power] = []
        self.minion_order: list[int] = []
        self.fireling_boss: i64 = 0  # the Boss whose game has Firelings
        self.health: i64 = 0
        self.max_health: i64 = 0
        self.rolled: i64 = 0
        self.claw: i64 = 0
        self.foot: i64 = 0
        self.energy: list[int] = []  # what a group of n energy faces gives
        self.discard_cost: i64 = 0
        self.pylon_minions: i64 = 0
        self.respite: i64 = 0
        # What every table begins with, made once.
        self.no_powers = Powers(0, 0, 0, 0)
        self.all_cards: list[int] = []
        self.all_tiles: list[int] = []

    def close(self) -> None:
        """Everything is in it: work out what every table begins with."""
        self.no_powers = Powers(self.max_health, self.claw, self.foot, self.discard_cost)
        self.all_cards = list(range(len(self.cards)))
        self.all_tiles = list(range(len(self.tiles)))

    def dice_in_play(self, boss: i64, side: i64, ultimate: bool) -> i64:
        """How many Boss dice a game has come to: in a challenge they are added and never taken away (KOMI-ULT-08)."""
        most: i64 = self.bosses[boss].dice[side]
        if ultimate:
            for before in self.bosses[:boss]:
                if before.dice[side] > most:
                    most = before.dice[side]
        return most


NO_BOSS: Final[BossNow] = BossNow()
"""A beaten Boss has no powers (KOMI-ULT-R01)."""


def powers_of(st: Island, m: Monster) -> Powers:
    """What a Monster's cards (in the order gained) and its Ally (from the lowest power up) come to."""
    box = st.box
    powers = Powers(box.max_health, box.claw, box.foot, box.discard_cost)
    for card in m.cards:
        powers.add(box.cards[card].power)
    if m.ally >= 0 and m.fame > 0:
        fame = m.fame + powers.ally_fame
        for power in box.allies[m.ally].powers:
            if power.fame <= fame:
                powers.add(power)
    return powers


def boss_now(st: Island) -> BossNow:
    """What the Boss' powers come to; beaten, it has none (KOMI-BOSS-02, KOMI-ULT-R01)."""
    return st.box.bosses[st.boss].at_fame[st.boss_fame] if st.boss_health > 0 else NO_BOSS


def switches(st: Island, m: Monster, before: i64) -> bool:
    """Whether a change of Fame has switched a power of a Monster's Ally on or off."""
    low = before if before < m.fame else m.fame
    high = before + m.fame - low
    bonus = m.powers.ally_fame
    for power in st.box.allies[m.ally].powers:
        if low + bonus < power.fame <= high + bonus:
            return True
    return False
