"""Verbs of moving: move_monster, move_minion, move_boss, move_boss_die."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.asks import ASK_LIFT, ASK_STRONGEST, DECLINE
from kaiju.games.king_of_monster_island.moves import enter, move_boss, move_minion, step_by
from kaiju.games.king_of_monster_island.power import BOSS_DIE_TO, BOSS_TO, MINION_TO, ZONE, Effect, Power
from kaiju.games.king_of_monster_island.state import BOSS_ACTS, NEAR, TYPES, ZONES, Island, Monster
from kaiju.games.king_of_monster_island.targets import (
    ANY,
    STRONGEST,
    UPTO_2,
    YOU,
    monsters_meant,
    strongest,
    zones_meant,
)


class MoveMonster(Effect):
    """`who` is moved to zone `where`."""

    def __init__(self, who: i64, where: i64) -> None:
        super().__init__("move_monster")
        self.who = who
        self.where = where
        if who == YOU:
            self.points_to = ZONE

    def targets(self, st: Island, me: Monster) -> list[int]:
        return [zone for zone in zones_meant(st, me, self.where) if zone != me.zone]

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        if self.who == YOU:
            return enter(st, me, target, me.seat, "KOMI-FACE-R08", power.key)
        if self.who == UPTO_2:
            return self.lift(st, me, power)
        return self.pushed(st, me, power)

    def pushed(self, st: Island, me: Monster, power: Power) -> Rule:
        """Monsters go one zone counter-clockwise; the strongest is the one that was singled out before, if any was."""
        if self.who == STRONGEST:
            if st.strongest < 0:
                tied = strongest(st)
                if len(tied) > 1:
                    yield st.ask_opts(st.active, ASK_STRONGEST, tied, power.number)
                    st.strongest = st.chosen()
                elif tied:
                    st.strongest = tied[0]
            pushed = [] if st.strongest < 0 else [st.monsters[st.strongest]]
        else:
            pushed = monsters_meant(st, me, self.who)
        for m in pushed:
            more = enter(st, m, step_by(m.zone, -1), BOSS_ACTS, "KOMI-FACE-R08", power.key)
            if more is not None:
                yield from more

    def lift(self, st: Island, me: Monster, power: Power) -> Rule:
        """Up to two Monsters, each into any other zone."""
        lifted = -1
        for _ in range(2):
            opts = [int(DECLINE)]
            for m in st.monsters:
                if m.seat != lifted:
                    for zone in range(6):
                        if zone != m.zone:
                            opts.append(int(m.seat) * 6 + zone)
            if len(opts) == 1:
                return
            yield st.ask_opts(me.seat, ASK_LIFT, opts, power.number)
            choice = st.chosen()
            if choice == DECLINE:
                return
            lifted = choice // ZONES
            more = enter(st, st.monsters[lifted], choice % ZONES, me.seat, "KOMI-FACE-R08", power.key)
            if more is not None:
                yield from more


class MoveMinion(Effect):
    """One Minion is moved from your zone to zone `where`."""

    def __init__(self, where: i64) -> None:
        super().__init__("move_minion")
        self.where = where
        self.points_to = MINION_TO

    def targets(self, st: Island, me: Monster) -> list[int]:
        out: list[int] = []
        for kind in range(5):
            if st.minions[me.zone * TYPES + kind] > 0:
                for zone in zones_meant(st, me, self.where):
                    if zone != me.zone:
                        out.append(kind * 6 + zone)
        return out

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        move_minion(st, me.seat, target // ZONES, me.zone, target % ZONES, power.key)
        return None


class MoveBoss(Effect):
    """The Boss is moved to zone `where`; nothing activates. With `here` only from your zone."""

    def __init__(self, where: i64, here: bool) -> None:
        super().__init__("move_boss")
        self.where = where
        self.here = here
        self.points_to = BOSS_TO

    def targets(self, st: Island, me: Monster) -> list[int]:
        if st.boss_health == 0 or (self.here and st.boss_zone != me.zone):
            return []
        if self.where == ANY:
            return [zone for zone in range(6) if zone != st.boss_zone]
        return NEAR[st.boss_zone]

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        move_boss(st, target, "card", "KOMI-SPEND-R02", power.key)
        return None


class MoveBossDie(Effect):
    """One Boss die on the board is moved to zone `where` with its face unchanged."""

    def __init__(self, where: i64) -> None:
        super().__init__("move_boss_die")
        self.where = where
        self.points_to = BOSS_DIE_TO

    def targets(self, st: Island, me: Monster) -> list[int]:
        out: list[int] = []
        for die, at in enumerate(st.boss_dice):
            if at >= 0:
                for zone in range(6) if self.where == ANY else NEAR[at // 6]:
                    if zone != at // 6:
                        out.append(die * 6 + zone)
        return out

    def act(self, st: Island, me: Monster, power: Power, target: i64) -> Rule | None:
        die = target // ZONES
        zone = target % ZONES
        before = st.boss_dice[die] // 6
        st.boss_dice[die] = int(zone * 6) + st.boss_dice[die] % 6
        if st.log is not None:
            told = tell.BossDieMoved(
                seat=me.seat, die=die, before=before, zone=zone, rule="KOMI-BOSS-R15", card=power.key
            )
            st.tell(told)
        return None
