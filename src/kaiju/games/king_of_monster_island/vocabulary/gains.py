"""Verbs of Health, Energy and Fame: gain_health, gain_energy, gain_fame, lose_fame, hurt, choose_loss, boss_fame ..."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.forms import amounts_of
from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island.asks import ASK_LOSS, ASK_SHARE, ASK_STRONGEST
from kaiju.games.king_of_monster_island.harm import hurt
from kaiju.games.king_of_monster_island.power import SEAT, Effect, Power
from kaiju.games.king_of_monster_island.state import Island, Monster
from kaiju.games.king_of_monster_island.targets import (
    ALL_SHARED,
    HEALED,
    HERE,
    HERE_SHARED,
    KEEP_OWNER,
    OTHER,
    STRONGEST,
    monsters_meant,
    seats_meant,
    strongest,
)
from kaiju.games.king_of_monster_island.verbs import (
    boss_loses,
    change_boss_fame,
    gain_energy,
    gain_fame,
    gain_health,
    lose_fame,
    spend_energy,
)

RULE = "KOMI-TURN-R03"


class ForMonsters(Effect):
    """Something for Monsters: for all that are meant, for one that is chosen, or shared out among several."""

    def __init__(self, verb: str, who: i64, n: i64, own_most: i64) -> None:
        super().__init__(verb)
        self.who = who
        self.n = n
        self.own_most = own_most  # of what is shared out
        if who in (HERE, OTHER, HEALED):
            self.points_to = SEAT

    def targets(self, st: Island, me: Monster) -> list[int]:
        return seats_meant(st, me, self.who)

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        if self.points_to == SEAT:
            self.give(st, st.monsters[target], self.n, power.key)
            return None
        if self.who in (HERE_SHARED, ALL_SHARED):
            return self.share(st, me, power)
        for m in monsters_meant(st, me, self.who):
            self.give(st, m, self.n, power.key)
        return None

    def share(self, st: Island, me: Monster, power: Power) -> Rule:
        """All points are shared out as the owner likes."""
        seats = [int(m.seat) for m in st.monsters if self.who == ALL_SHARED or m.zone == me.zone]
        if len(seats) == 1:
            self.give(st, me, self.n, power.key)
            return
        of = [int(self.n)] * len(seats)
        if self.own_most < self.n:
            of[seats.index(me.seat)] = self.own_most
        yield st.ask_amounts(me.seat, ASK_SHARE, of, self.n, self.n, power.number)
        shares = amounts_of(st.answer, of, self.n, self.n)
        for i, seat in enumerate(seats):
            self.give(st, st.monsters[seat], shares[i], power.key)

    def give(self, st: Island, m: Monster, n: i64, card: str) -> None:
        """What one Monster gets."""


class GainHealth(ForMonsters):
    """`who` gains `n` Health, not above the maximum."""

    def give(self, st: Island, m: Monster, n: i64, card: str) -> None:
        gain_health(st, m, n, RULE, card)


class GainEnergy(ForMonsters):
    """`who` gains `n` Energy."""

    def give(self, st: Island, m: Monster, n: i64, card: str) -> None:
        gain_energy(st, m, n, RULE, card)


class GainFame(ForMonsters):
    """`who` gains `n` Fame; Allies are chosen when the whole effect is over (KOMI-FAME-R03)."""

    def give(self, st: Island, m: Monster, n: i64, card: str) -> None:
        gain_fame(st, m, n, RULE, card)


class LoseFame(ForMonsters):
    """`who` loses `n` Fame."""

    def give(self, st: Island, m: Monster, n: i64, card: str) -> None:
        lose_fame(st, m, n, RULE, card)


class Hurt(Effect):
    """`who` takes `n` damage from one source."""

    def __init__(self, who: i64, n: i64) -> None:
        super().__init__("hurt")
        self.who = who
        self.n = n

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        if self.who != STRONGEST:
            return hurt(st, monsters_meant(st, me, self.who), self.n, "KOMI-BOSS-R08", power.key)
        tied = strongest(st)
        if not tied:
            return None
        if len(tied) == 1 or st.strongest >= 0:
            if st.strongest < 0:
                st.strongest = tied[0]
            return hurt(st, [st.monsters[st.strongest]], self.n, "KOMI-BOSS-R10", power.key)
        return self.ask(st, power, tied)

    def ask(self, st: Island, power: Power, tied: list[int]) -> Rule:
        """On a tie the active player chooses (KOMI-BOSS-R10)."""
        yield st.ask_opts(st.active, ASK_STRONGEST, tied, power.number)
        st.strongest = st.chosen()
        more = hurt(st, [st.monsters[st.strongest]], self.n, "KOMI-BOSS-R10", power.key)
        if more is not None:
            yield from more


class BossFame(Effect):
    """The Boss' Fame changes by `n`; no symbol is applied."""

    def __init__(self, n: i64) -> None:
        super().__init__("boss_fame")
        self.n = n

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        change_boss_fame(st, self.n, "KOMI-SHEET-R03", power.key)
        return None


class BossHealth(Effect):
    """The Boss loses `n` Health outside the damage rules."""

    def __init__(self, n: i64) -> None:
        super().__init__("boss_health")
        self.n = n

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        boss_loses(st, me.seat, self.n, 0, "KOMI-GOAL-01", power.key)
        return None


class ChooseLoss(Effect):
    """Each `who` loses one of the alternatives, as its player chooses (KOMI-BUY-R02)."""

    def __init__(self, fame: i64, energy: i64) -> None:
        super().__init__("choose_loss")
        self.fame = fame
        self.energy = energy

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        return self.ask(st, me, power)

    def ask(self, st: Island, me: Monster, power: Power) -> Rule:
        """One Monster after the other, from the active one on."""
        for m in monsters_meant(st, me, KEEP_OWNER):
            ways = self.ways(m)
            if not ways:
                continue
            way = ways[0]
            if len(ways) > 1:
                yield st.ask_opts(m.seat, ASK_LOSS, ways, power.number)
                way = st.chosen()
            if way == 0:
                lose_fame(st, m, self.fame, "KOMI-BUY-R02", power.key)
            else:
                spend_energy(st, m, self.energy, "KOMI-BUY-R02", power.key)

    def ways(self, m: Monster) -> list[int]:
        """The losses that can be chosen: paid in full if there are such, else whatever there is something of."""
        full: list[int] = []
        if m.fame >= self.fame:
            full.append(0)
        if m.energy >= self.energy:
            full.append(1)
        if full:
            return full
        some: list[int] = []
        if m.fame:
            some.append(0)
        if m.energy:
            some.append(1)
        return some
