"""Verbs that count all the time: modify, permit, lock_spaces, extra_die, extra_roll, prevent, take_over ..."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.games.king_of_monster_island.power import LEAP_OPPOSITE, BossNow, Effect, Power, Powers
from kaiju.games.king_of_monster_island.state import TYPES, Island, Monster
from kaiju.games.king_of_monster_island.targets import BOSS

MINION_HEALTH: Final[i64] = 0
MAX_HEALTH: Final[i64] = 1
CARD_COST: Final[i64] = 2
MARKET_DISCARD_COST: Final[i64] = 3
CLAW_DAMAGE: Final[i64] = 4
FOOT_DAMAGE: Final[i64] = 5
ALLY_FAME: Final[i64] = 6
BOSS_REACH: Final[i64] = 7
BOSS_IGNORES: Final[i64] = 8
STATS: Final = (
    "minion_health", "max_health", "card_cost", "market_discard_cost", "claw_damage", "foot_damage", "ally_fame",
    "boss_reach", "boss_ignores",
)  # fmt: skip


class Lasting(Effect):
    """A verb that counts as long as its power is active; there is nothing to do with it in a menu."""

    def possible(self, st: Island, me: Monster) -> bool:
        return False


class Modify(Lasting):
    """Number `stat` changes by `by` or becomes `to`."""

    def __init__(self, stat: i64, by: i64, to: i64, types: i64, where: i64) -> None:
        super().__init__("modify")
        self.stat = stat
        self.by = by
        self.to = to  # -1: it changes by `by`
        self.types = types
        self.where = where

    def new(self, old: i64) -> i64:
        """The number as it becomes."""
        return self.to if self.to >= 0 else old + self.by

    def add_to(self, powers: Powers, power: Power) -> None:
        stat = self.stat
        if stat == MAX_HEALTH:
            powers.max_health = self.new(powers.max_health)
        elif stat == CARD_COST:
            powers.cost += self.by
        elif stat == MARKET_DISCARD_COST:
            powers.discard_cost = self.new(powers.discard_cost)
        elif stat == CLAW_DAMAGE:
            powers.claw = self.new(powers.claw)
        elif stat == FOOT_DAMAGE:
            powers.foot = self.new(powers.foot)
        elif stat == ALLY_FAME:
            powers.ally_fame += self.by
        elif stat == MINION_HEALTH:
            kind: i64 = 0
            while kind < TYPES:
                if self.types >> kind & 1:
                    if self.to >= 0:
                        powers.minions_to[kind] = self.to
                    else:
                        powers.minions_by[kind] += self.by
                kind += 1

    def add_to_boss(self, now: BossNow) -> None:
        if self.stat == BOSS_REACH:
            now.reach = self.new(now.reach)
        elif self.stat == BOSS_IGNORES:
            now.ignores = self.new(now.ignores)
        elif self.stat == MINION_HEALTH:
            raised = now.here_by if self.where == BOSS else now.everywhere_by
            kind: i64 = 0
            while kind < TYPES:
                if self.types >> kind & 1:
                    raised[kind] += self.by
                kind += 1


class Permit(Lasting):
    """The permission `key` is given."""

    def __init__(self, bit: i64) -> None:
        super().__init__("permit")
        self.bit = bit

    def add_to(self, powers: Powers, power: Power) -> None:
        powers.permits |= self.bit
        if self.bit == LEAP_OPPOSITE:
            powers.leap = power


class LockSpaces(Lasting):
    """The card has `n` die spaces of its own."""

    def __init__(self, n: i64) -> None:
        super().__init__("lock_spaces")
        self.n = n

    def add_to(self, powers: Powers, power: Power) -> None:
        powers.pouch += self.n


class ExtraDie(Lasting):
    """`n` extra Monster dice in step 1."""

    def __init__(self, n: i64) -> None:
        super().__init__("extra_die")
        self.n = n

    def add_to(self, powers: Powers, power: Power) -> None:
        powers.dice += self.n


class ExtraRoll(Lasting):
    """`n` extra rolls in step 1."""

    def __init__(self, n: i64) -> None:
        super().__init__("extra_roll")
        self.n = n

    def add_to(self, powers: Powers, power: Power) -> None:
        powers.rolls += self.n


class Prevent(Lasting):
    """`n` damage to you is prevented, by an Ally's power before that of a card (KOMI-BOSS-R09)."""

    def __init__(self, n: i64, of_ally: bool) -> None:
        super().__init__("prevent")
        self.n = n
        self.of_ally = of_ally

    def add_to(self, powers: Powers, power: Power) -> None:
        power.amount = self.n
        if self.of_ally:
            powers.prevents.insert(0, power)
        else:
            powers.prevents.append(power)


class TakeOver(Lasting):
    """You take the damage of another Monster in its place."""

    def add_to(self, powers: Powers, power: Power) -> None:
        powers.guard = power


class ChooseBossZone(Lasting):
    """You choose among the tied zones."""

    def add_to(self, powers: Powers, power: Power) -> None:
        powers.bait = power


class BossWalk(Lasting):
    """The Boss goes on clockwise until a zone with a Boss die."""

    def add_to_boss(self, now: BossNow) -> None:
        now.walks = True
