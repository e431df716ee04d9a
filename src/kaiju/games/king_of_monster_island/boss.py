"""The Boss Phase, step by step (KOMI-BOSS)."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.asks import ASK_BAIT
from kaiju.games.king_of_monster_island.carry import begin, boss_moment, boss_power, carry_out, moment
from kaiju.games.king_of_monster_island.crystals import build_crystal
from kaiju.games.king_of_monster_island.faces import stealable
from kaiju.games.king_of_monster_island.moves import move_boss, step_by
from kaiju.games.king_of_monster_island.power import (
    AFTER_BOSS_2,
    AFTER_MOVE,
    AT_BOSS_1,
)
from kaiju.games.king_of_monster_island.state import (
    AVAILABLE,
    BOSS_CRYSTAL,
    BOSS_FAME,
    BOSS_SYMBOLS,
    MINIONS,
    TYPES,
    ZONES,
    Island,
    Monster,
)
from kaiju.games.king_of_monster_island.verbs import (
    change_boss_fame,
    draw_minion,
    minions_in,
    return_boss_dice,
)


def check_active_powers(st: Island, me: Monster) -> Rule:
    """Step 1: the power before movement, then others of this moment by their Fame value (KOMI-BOSS-01)."""
    if not st.now.at[AT_BOSS_1]:
        return AT_ONCE
    return boss_moment(st, me, AT_BOSS_1) or AT_ONCE


# ------------------------------------------------------------------------ step 2


def roll_available_boss_dice(st: Island, me: Monster) -> Rule:
    """Step 2: every available Boss die falls from the volcano into a zone (KOMI-BOSS-03, -R01)."""
    dice: list[int] = []
    die: i64 = 0
    at: i64
    for at in st.boss_dice:
        if at == AVAILABLE:
            zone = st.below(ZONES)
            st.boss_dice[die] = zone * 6 + st.below(6)
            if st.log is not None:
                dice.append(die)
        die += 1
    if dice:
        told = tell.BossDiceDropped(
            numbers=[die + 1 for die in dice],
            zones=[st.boss_dice[die] // 6 for die in dice],
            faces=[st.boss_dice[die] % 6 + 1 for die in dice],
            up=[symbols_up(st, die) for die in dice],
            rule="KOMI-BOSS-03",
        )
        st.tell(told)
    if not me.powers.at[AFTER_BOSS_2]:
        return AT_ONCE
    return moment(st, me, me.powers, AFTER_BOSS_2) or AT_ONCE


# ------------------------------------------------------------------------ step 3


def symbols_up(st: Island, die: i64) -> str:
    """The symbols on the face that a Boss die shows."""
    return " ".join([BOSS_SYMBOLS[symbol] for symbol in st.box.boss_faces[die * 6 + st.boss_dice[die] % 6]])


def move_the_boss(st: Island, me: Monster) -> Rule:
    """Step 3: to the zone with the most Boss dice in reach; then what the Boss does on arriving (KOMI-BOSS-07)."""
    tied = zones_with_most_dice(st)
    if len(tied) > 1 and me.powers.bait is not None and me.powers.bait.ready(st, me):
        return bait(st, me, tied)
    if not tied:
        move_on(st)
    elif len(tied) == 1:
        move_boss(st, tied[0], "dice", "KOMI-BOSS-07")
    else:
        break_tie(st, tied)
    return arrive(st, me)


def arrive(st: Island, me: Monster) -> Rule:
    """What the Boss does on arriving (KOMI-BOSS-R11)."""
    if not st.now.at[AFTER_MOVE]:
        return AT_ONCE
    return boss_moment(st, me, AFTER_MOVE) or AT_ONCE


def zones_with_most_dice(st: Island) -> list[int]:
    """Of the zones in reach, those with the most Boss dice, furthest clockwise first; none if no die is there."""
    one: i64 = 1
    count: i64 = 0  # dice in a zone, four bits a zone
    at: i64
    for at in st.boss_dice:
        if at >= 0:
            count += one << at // 6 * 4
    most: i64 = 1
    out: list[int] = []
    steps = st.now.reach
    while steps >= -st.now.reach:
        zone = step_by(st.boss_zone, steps)
        dice = count >> zone * 4 & 15
        if dice > most:
            most = dice
            out = []
        if dice == most and (st.now.reach < 3 or zone not in out):  # both ways lead to the zone opposite
            out.append(zone)
        steps -= 1
    return out


def break_tie(st: Island, tied: list[int]) -> None:
    """Most Minions, then furthest clockwise (KOMI-BOSS-10, -11)."""
    best = tied[0]
    alone = True
    for zone in tied[1:]:
        more = minions_in(st, zone) - minions_in(st, best)
        if more > 0:
            best = zone
            alone = True
        elif more == 0:
            alone = False
    if alone:
        move_boss(st, best, "minions", "KOMI-BOSS-10")
    else:
        move_boss(st, best, "clockwise", "KOMI-BOSS-11")


def move_on(st: Island) -> None:
    """No die in reach: one zone clockwise, or on to the first zone with a die (KOMI-BOSS-09, KOMI-SHEET-06)."""
    steps: i64 = 1
    if st.now.walks:
        while steps < ZONES and not stealable(st, step_by(st.boss_zone, steps)):
            steps += 1
        if steps == ZONES:
            steps = 1  # there is no Boss die on the whole board (KOMI-BOSS-R04)
    if steps == 1:
        move_boss(st, step_by(st.boss_zone, 1), "none", "KOMI-BOSS-09")
    else:
        move_boss(st, step_by(st.boss_zone, steps), "walk", "KOMI-SHEET-06")


def bait(st: Island, me: Monster, tied: list[int]) -> Rule:
    """The owner of such a card chooses among the tied zones."""
    power = me.powers.bait
    assert power is not None
    yield st.ask_opts(me.seat, ASK_BAIT, tied, power.number)
    begin(st, me, power)
    move_boss(st, st.chosen(), "chosen", "KOMI-BOSS-10", power.key)
    yield from arrive(st, me)


# ------------------------------------------------------------------- steps 4 and 5


def activate_minions(st: Island, me: Monster) -> Rule:
    """Step 4: every Minion in the Boss' zone, type by type (KOMI-BOSS-13, -R05)."""
    if minions_in(st, st.boss_zone) == 0:
        return AT_ONCE
    at = st.boss_zone * TYPES
    return minions_act(st, me, st.minions[at : at + TYPES])


def minions_act(st: Island, me: Monster, tokens: list[int]) -> Rule:
    """Each token is a source of its own; ``tokens`` are those that have not acted yet."""
    for kind in st.box.minion_order:
        power = st.box.minion_powers[kind]
        left: i64 = tokens[kind] if power.effects else 0
        while left > 0 and not st.over:
            left -= 1
            if st.log is not None:
                told = tell.MinionActivated(minion=MINIONS[kind], zone=st.boss_zone, rule="KOMI-BOSS-13")
                st.tell(told)
            more = carry_out(st, me, power)
            if more is not None:
                tokens[kind] = left
                return others_act(st, me, tokens, more)
        tokens[kind] = 0
    return AT_ONCE


def others_act(st: Island, me: Monster, tokens: list[int], more: Rule) -> Rule:
    """The Minions after one that has to ask somebody."""
    yield from more
    yield from minions_act(st, me, tokens)


def activate_boss_dice(st: Island, me: Monster) -> Rule:
    """Step 5: the symbols on the Boss dice in the Boss' zone; then these dice are available (KOMI-BOSS-18, -22)."""
    dice = stealable(st, st.boss_zone)
    return symbols(st, me, dice) if dice else AT_ONCE


def symbols(st: Island, me: Monster, dice: list[int]) -> Rule:
    """All fame symbols, then all crystals, then all Minions (KOMI-BOSS-R07)."""
    one: i64 = 1
    up: i64 = 0  # how often each symbol lies up, eight bits a symbol
    symbol: i64
    for die in dice:
        for symbol in st.box.boss_faces[die * 6 + st.boss_dice[die] % 6]:
            up += one << symbol * 8
    symbol = BOSS_FAME
    while up > 0:
        if up & 255 == 0:
            up >>= 8
            symbol += 1
            continue
        up -= 1
        # A power must be active when the symbol is activated (KOMI-SHEET-R02).
        due = st.now.by_symbol[symbol]
        if st.log is not None:
            told = tell.SymbolApplied(symbol=BOSS_SYMBOLS[symbol], zone=st.boss_zone, rule="KOMI-BOSS-18")
            st.tell(told)
        if symbol == BOSS_FAME:
            change_boss_fame(st, 1, "KOMI-BOSS-20")
        elif symbol == BOSS_CRYSTAL:
            more = build_crystal(st, st.boss_zone, "KOMI-BOSS-19")
            if more is not None:
                yield from more
        else:
            draw_minion(st, st.boss_zone, "KOMI-BOSS-21")
        for power in due:
            if not st.over:
                more = boss_power(st, me, power)
                if more is not None:
                    yield from more
        if st.over:
            return
    return_boss_dice(st, dice, "KOMI-BOSS-22")
