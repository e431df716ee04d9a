"""The Ultimate Challenge: one Boss after the other (KOMI-ULT)."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.asks import ASK_BOSS_ZONE
from kaiju.games.king_of_monster_island.crystals import remove_pylon
from kaiju.games.king_of_monster_island.moves import step_by
from kaiju.games.king_of_monster_island.power import boss_now
from kaiju.games.king_of_monster_island.state import (
    AVAILABLE,
    FIRELING,
    NOT_USED,
    PYLON,
    SUPPORT_SPACES,
    ZONES,
    Island,
)
from kaiju.games.king_of_monster_island.verbs import draw_minion, gain_health


def change_boss(st: Island) -> Rule:
    """The next Boss comes, in the order of KOMI-ULT-R08."""
    pylons_fall(st)
    if st.over:
        return
    if st.table.respite:
        for m in st.monsters:
            gain_health(st, m, st.box.respite, "KOMI-ULT-R09")
    standing = [int(m.zone) for m in st.monsters]
    free = [zone for zone in range(6) if zone not in standing]
    zone: i64 = free[0]
    if len(free) > 1:
        yield st.ask_opts(st.active, ASK_BOSS_ZONE, free)
        zone = st.chosen()
    st.boss += 1
    boss = st.box.bosses[st.boss]
    st.boss_zone = zone
    st.boss_fame = 0
    st.boss_health = boss.health[st.table.side]
    st.now = boss_now(st)
    in_play: i64 = len(st.boss_dice) - st.boss_dice.count(NOT_USED)
    for die in range(len(st.boss_dice)):
        if st.boss_dice[die] == NOT_USED and in_play < boss.dice[st.table.side]:
            st.boss_dice[die] = AVAILABLE
            in_play += 1
    if st.boss == st.box.fireling_boss:
        st.firelings = st.box.minion_count[FIRELING]
    if st.log is not None:
        told = tell.BossArrived(
            boss=boss.key, zone=st.boss_zone, health=st.boss_health, dice=in_play, rule="KOMI-ULT-07"
        )
        st.tell(told)


def pylons_fall(st: Island) -> None:
    """Zone by zone from the beaten Boss on, five Minions for each Pylon (KOMI-ULT-05, -06)."""
    steps: i64 = 0
    while steps < ZONES:
        zone = step_by(st.boss_zone, steps)
        for space in (zone * SUPPORT_SPACES, zone * SUPPORT_SPACES + 1):
            if st.support[space] == PYLON:
                remove_pylon(st, space, "KOMI-ULT-05", "")
                for _ in range(st.box.pylon_minions):
                    if not st.over:
                        draw_minion(st, zone, "KOMI-ULT-05")
        steps += 1
