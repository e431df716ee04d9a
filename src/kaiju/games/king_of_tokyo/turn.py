"""The turn, window by window as the ledger tells it (`kaiju rules king-of-tokyo`), and how a game and a turn start.

The lines of :func:`turn` are the windows of the ledger, in its order and by its names; a test holds the one beside the
other. A window in which nobody takes part is over at once: what it has to look at to know stands where it begins.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import Power, in_any_order
from kaiju.engine.state import Rule
from kaiju.games.common.dice import showing, throw_one_by_one
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_EFFECT
from kaiju.games.king_of_tokyo.card import CARDS, ENERGY_CUBES, EXPIRES, START_TURN
from kaiju.games.king_of_tokyo.dice import before_resolving, roll_loop, total_the_roll
from kaiju.games.king_of_tokyo.ending import (
    end_of_turn,
    next_turn,
    turn_is_over,
    victory_check,
)
from kaiju.games.king_of_tokyo.entering import enter_tokyo
from kaiju.games.king_of_tokyo.evolve import deal, evolve
from kaiju.games.king_of_tokyo.market import buy
from kaiju.games.king_of_tokyo.offers import anytime
from kaiju.games.king_of_tokyo.resolve import resolve_groups
from kaiju.games.king_of_tokyo.state import (
    BUY,
    END,
    NOTHING_ROLLED,
    OUTSIDE,
    RESOLVE,
    SETUP,
    SMASH,
    START,
    Monster,
    Tokyo,
)
from kaiju.games.king_of_tokyo.verbs import gain_energy, gain_vp

REWARD: Final[i64] = -3
"""Stands for the energy of who starts a turn in Tokyo where a card's number is expected."""


def turn(st: Tokyo) -> Rule:
    """One turn: roll, resolve, enter Tokyo, buy, end (KOT-TURN-01). It is taken up at the state's phase."""
    if st.phase == SETUP or st.phase > END:
        yield from deal(st)
        roll_off(st)
        yield from st.begin(START)
    me = st.monsters[st.active]
    if st.phase == START:
        yield from start_of_turn(st, me)
        yield from roll_loop(st, me)
        yield from before_resolving(st, me)
        total_the_roll(st, me)
    if st.phase == RESOLVE:
        yield from resolve_groups(st, me)
        yield from evolve(st, me)
        yield from enter_tokyo(st, me)
        st.phase = BUY
    if st.phase == BUY:
        yield from buy(st, me)
        st.phase = END
    yield from end_of_turn(st, me)
    turn_is_over(st)
    if not victory_check(st):
        next_turn(st)


# ------------------------------------------------------------------- the start


def roll_off(st: Tokyo) -> None:
    """The most smash goes first; who ties for it rolls again (KOT-FIRST-01 to -05)."""
    contenders = [int(m.seat) for m in st.monsters]
    while len(contenders) > 1:
        best: i64 = -1
        leaders: list[int] = []
        for seat in contenders:
            dice = throw_one_by_one(st, 6)
            n = showing(dice, SMASH)
            if st.log is not None:
                st.tell(tell.RolledOff(seat=seat, dice=dice, rule="KOT-FIRST-01"))
            if n > best:
                best = n
                leaders = [seat]
            elif n == best:
                leaders.append(seat)
        contenders = leaders
    st.active = contenders[0]
    st.regular = st.active


def start_of_turn(st: Tokyo, me: Monster) -> Rule:
    """What lasts until this turn begins ends; then comes what its start brings, the reward first (KOT-TURN-03)."""
    st.turn += 1
    st.roll = NOTHING_ROLLED
    st.hit_tokyo = False
    st.stay_out = False
    st.skip_turn = False
    if st.box.power_up:
        st.began = in_tokyo_now(st)
    if st.boosted:
        st.boosted = False
        st.bonus = [0, 0, 0, 0, 0, 0]
    for card in me.powers.on[EXPIRES]:
        card.expires(st, me, True)
    if st.log is not None:
        st.tell(tell.TurnBegan(seat=me.seat, turn=st.turn, extra=st.extra_turn, rule="KOT-TURN-01"))
    if me.powers.at[START_TURN]:
        return start_effects(st, me)
    if me.place != OUTSIDE:
        reward(st, me)
    return anytime(st)


def in_tokyo_now(st: Tokyo) -> i64:
    """The seats in Tokyo, as bits."""
    seats: i64 = 0
    for m in st.monsters:
        if m.place != OUTSIDE:
            seats |= 1 << m.seat
    return seats


def reward(st: Tokyo, me: Monster) -> None:
    """Who starts a turn in Tokyo is rewarded (KOT-TOKYO-02, KOT-2P-02)."""
    if st.box.two_player:
        gain_energy(st, me, 1, "KOT-2P-02")
    else:
        gain_vp(st, me, 2, "KOT-TOKYO-02")


def start_effects(st: Tokyo, me: Monster) -> Rule:
    """Start-of-turn effects in the player's order, a reward that cards make bigger among them (KOT-TURN-04)."""
    starting: list[Power[Tokyo, Monster]] = []
    if me.place != OUTSIDE:
        if st.box.two_player:
            starting.append(TokyoReward(REWARD))
        else:
            reward(st, me)
    for card in me.powers.at[START_TURN]:
        starting.append(card)
    yield from in_any_order(st, me.seat, me, starting, START_TURN, ASK_EFFECT)
    yield from anytime(st)


class TokyoReward(Power[Tokyo, Monster]):
    """Energy for starting in Tokyo: cards make it bigger, so it may matter what comes first (KOT-TURN-04)."""

    def __init__(self, id: i64) -> None:
        super().__init__(id)
        self.reads = CARDS
        self.writes = ENERGY_CUBES

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.alive

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        reward(st, me)
        return None
