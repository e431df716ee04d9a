"""The turn, as the rulebook tells it: roll, resolve, enter Tokyo, buy, end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.hooks import Power, any_ready, in_any_order, window
from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.anytime import anybody_may, anytime
from kaiju.games.king_of_tokyo.asks import ASK_EFFECT, ASK_USE
from kaiju.games.king_of_tokyo.card import (
    AFTER_ENTER,
    AFTER_LOSS,
    ANSWER,
    ANYTIME,
    AT_ZERO,
    BEFORE_ROLL,
    CARDS,
    CHANGE,
    CHEER,
    END_TURN,
    ENERGY_CUBES,
    ENTERED,
    ENTERING,
    EVERY_END,
    EXPIRES,
    GUARD,
    HEARTS,
    INSTEAD,
    ON_ENTER,
    PROBE,
    RESOLVED,
    RESOLVING,
    START_TURN,
    TOTAL,
    VP,
)
from kaiju.games.king_of_tokyo.dice import changes, cheers, probes, roll_step, total
from kaiju.games.king_of_tokyo.ending import end_of_turn
from kaiju.games.king_of_tokyo.evolve import deal, evolve
from kaiju.games.king_of_tokyo.losses import card_loss
from kaiju.games.king_of_tokyo.market import buy_step
from kaiju.games.king_of_tokyo.resolve import resolve_dice
from kaiju.games.king_of_tokyo.state import (
    BUY,
    END,
    HEART,
    OUTSIDE,
    RESOLVE,
    SETUP,
    SMASH,
    START,
    Monster,
    Tokyo,
)
from kaiju.games.king_of_tokyo.tokyo import enter, free_place, rush
from kaiju.games.king_of_tokyo.verbs import gain_energy, gain_vp

# What is looked at together: whether anybody has a card for any of these moments.
_AFTER_ROLL: Final[i64] = 1 << PROBE | 1 << CHANGE | 1 << ANYTIME | 1 << CHEER | 1 << TOTAL
_WHEN_ENTERING: Final[i64] = 1 << ENTERING | 1 << INSTEAD | 1 << AFTER_ENTER | 1 << ENTERED
_AT_END: Final[i64] = 1 << ANYTIME | 1 << EVERY_END | 1 << ENTERING
POISON: Final[i64] = -2
"""Stands for the Poison tokens where a card's number is expected."""
REWARD: Final[i64] = -3
"""Stands for the energy of who starts a turn in Tokyo."""


def turn(st: Tokyo) -> Rule:
    """One turn, taken up at the state's phase (KOT-TURN-01)."""
    if st.phase == SETUP or st.phase > END:
        if st.box.halloween or st.box.power_up:
            yield from deal(st)
        roll_off(st)
        st.phase = START
        if st.tracked:
            yield st.mark()
    me = st.monsters[st.active]
    if st.phase == START:
        start_turn(st, me)
        if me.powers.at[START_TURN]:
            starting = effects(me, START_TURN)
            if st.box.two_player and me.place != OUTSIDE:
                starting.insert(0, TokyoReward(REWARD))
            yield from in_any_order(st, me.seat, me, starting, START_TURN, ASK_EFFECT)
        if st.heeds(ANYTIME) and anybody_may(st):
            yield from anytime(st)
        if me.powers.at[BEFORE_ROLL] and me.alive:
            yield from window(st, me.seat, me, me.powers.at[BEFORE_ROLL], BEFORE_ROLL, ASK_USE)
        if me.alive and not st.skip_turn:
            yield from roll_step(st, me)
        if me.alive and not st.skip_turn and st.moments & _AFTER_ROLL:
            yield from after_roll(st, me)
        if me.alive and not st.skip_turn:
            total(st, me)
            st.phase = RESOLVE
            if st.tracked:
                yield st.mark()
        else:
            st.phase = END
            st.dice = []
    if st.phase == RESOLVE:
        if me.powers.at[RESOLVING]:
            yield from window(st, me.seat, me, me.powers.at[RESOLVING], RESOLVING, ASK_USE)
        if me.alive:
            yield from resolve_dice(st, me)
        for card in me.powers.at[RESOLVED]:
            if card.in_play(st, me, RESOLVED) and card.ready(st, me, RESOLVED):
                more = card.act(st, me, RESOLVED)
                if more is not None:
                    yield from more
        if me.alive and st.box.power_up and st.roll[HEART] >= 3:
            yield from evolve(st, me)
        if st.moments & _WHEN_ENTERING or st.minds(ON_ENTER):
            yield from enter_step(st, me)
        elif me.place == OUTSIDE and me.alive and not st.stay_out:
            place = free_place(st)
            if place != OUTSIDE:
                enter(st, me, place)
        # Before the phase begins: the Buy step is taken up again at every mark it makes.
        if me.alive and st.heeds(ANYTIME) and anybody_may(st):
            yield from anytime(st)
            if st.heeds(ENTERING) and st.freed:
                yield from rush(st)
        st.phase = BUY
        if st.tracked:
            yield st.mark()
    if st.phase == BUY:
        if me.alive:
            yield from buy_step(st, me)
        st.phase = END
    if me.alive and (me.powers.at[END_TURN] or me.poison):
        # Once more before the effects look at what there is: energy spent now is not there any more.
        if st.heeds(ANYTIME) and anybody_may(st):
            yield from anytime(st)
        ending = effects(me, END_TURN)
        if me.poison:
            ending.append(PoisonTokens(me))
        yield from in_any_order(st, me.seat, me, ending, END_TURN, ASK_EFFECT)
    if st.moments & _AT_END and goes_on(st):
        yield from after_end(st)
    end_of_turn(st)


def after_roll(st: Tokyo, me: Monster) -> Rule:
    """Between the last Roll and its total: the others' rerolls, own changes, any time, what is added."""
    if st.heeds(PROBE):
        yield from probes(st, me)
    if me.powers.at[CHANGE]:
        yield from changes(st, me)
    if st.heeds(ANYTIME) and anybody_may(st):
        yield from anytime(st)
    if me.alive and st.moments & (1 << CHEER | 1 << TOTAL):
        yield from cheers(st, me)


def enter_step(st: Tokyo, me: Monster) -> Rule:
    """The active Monster must enter a free place in Tokyo, unless somebody else takes it first."""
    if st.heeds(ENTERING) and st.freed:
        yield from rush(st)
    if me.alive and me.place == OUTSIDE:
        place = free_place(st)
        if place != OUTSIDE:
            if st.heeds(INSTEAD):
                for m in st.clockwise(me.seat):
                    if m is not me and m.powers.at[INSTEAD] and not st.stay_out:
                        yield from window(st, m.seat, m, m.powers.at[INSTEAD], INSTEAD, ASK_USE)
            if not st.stay_out:
                more = enter(st, me, place)
                if more is not None:
                    yield from more
                if st.heeds(ENTERING) and st.freed:
                    yield from rush(st)
    if me.alive and me.powers.at[AFTER_ENTER]:
        yield from window(st, me.seat, me, me.powers.at[AFTER_ENTER], AFTER_ENTER, ASK_USE)


def goes_on(st: Tokyo) -> bool:
    """Whether there is anything left to do, or to get, at the end of this turn."""
    return (
        (st.freed and st.heeds(ENTERING))
        or (st.heeds(EVERY_END) and anybody_due(st))
        or (st.heeds(ANYTIME) and anybody_may(st))
    )


def after_end(st: Tokyo) -> Rule:
    """What everybody may still do, and gets, at the end of every turn (KOT-ENDT-04, KOT-TURN-07)."""
    if st.heeds(ANYTIME) and anybody_may(st):
        yield from anytime(st)
    changed: i64 = 0
    healed = [int(m.hearts_gained) for m in st.monsters]
    if st.heeds(EVERY_END) and anybody_due(st):
        for m in st.from_active():
            due = [c for c in m.powers.at[EVERY_END] if c.ready(st, m, EVERY_END)]
            for card in due:
                changed |= card.writes
            if due:
                yield from in_any_order(st, m.seat, m, m.powers.at[EVERY_END], EVERY_END, ASK_EFFECT)
    # Once more if there is something new to think about; hearts gained are news only to whoever gained them.
    if changed and st.heeds(ANYTIME) and anybody_may(st):
        everybody = changed & ~HEARTS != 0
        yield from anytime(st, [m for m in st.from_active() if everybody or m.hearts_gained > healed[m.seat]])
    if st.heeds(ENTERING) and st.freed:
        yield from rush(st)


def effects(me: Monster, moment: i64) -> list[Power[Tokyo, Monster]]:
    """A Monster's automatic effects of a moment."""
    out: list[Power[Tokyo, Monster]] = []
    for card in me.powers.at[moment]:
        out.append(card)
    return out


# --------------------------------------------------------------- start of turn


def roll_off(st: Tokyo) -> None:
    """The most smash goes first; who ties for it rolls again (KOT-FIRST-01 to -05)."""
    contenders: list[int] = list(range(len(st.monsters)))
    while len(contenders) > 1:
        best: i64 = -1
        leaders: list[int] = []
        for seat in contenders:
            dice = [int(st.below(6)) for _ in range(6)]
            n = dice.count(SMASH)
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


def start_turn(st: Tokyo, me: Monster) -> None:
    """What lasts until this turn ends; who starts it in Tokyo is rewarded (KOT-TOKYO-02, KOT-2P-02)."""
    st.turn += 1
    st.roll = [0, 0, 0, 0, 0, 0]
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
    if me.place != OUTSIDE:
        if not st.box.two_player:
            gain_vp(st, me, 2, "KOT-TOKYO-02")
        elif not me.powers.at[START_TURN]:
            gain_energy(st, me, 1, "KOT-2P-02")


def in_tokyo_now(st: Tokyo) -> i64:
    """The seats in Tokyo, as bits."""
    seats: i64 = 0
    for m in st.monsters:
        if m.place != OUTSIDE:
            seats |= 1 << m.seat
    return seats


class TokyoReward(Power[Tokyo, Monster]):
    """Energy for starting in Tokyo: cards make it bigger, so it may matter what comes first (KOT-TURN-04)."""

    def __init__(self, id: i64) -> None:
        super().__init__(id)
        self.reads = CARDS
        self.writes = ENERGY_CUBES

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.alive

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        gain_energy(st, me, 1, "KOT-2P-02")
        return None


def anybody_due(st: Tokyo) -> bool:
    """Whether the end of this turn brings anybody anything."""
    for m in st.monsters:
        if m.alive and any_ready(st, m, m.powers.at[EVERY_END], EVERY_END):
            return True
    return False


# ----------------------------------------------------------------- end of turn


class PoisonTokens(Power[Tokyo, Monster]):
    """Poison tokens on a Monster: one loss at the end of its own turn, caused by nobody (KOT-CARD-23)."""

    def __init__(self, me: Monster) -> None:
        super().__init__(POISON)
        self.writes = HEARTS
        self.reads = 0
        at = me.powers.at
        if at[GUARD] or at[ANSWER] or me.powers.on[AFTER_LOSS]:
            self.writes = HEARTS | ENERGY_CUBES
            self.reads = HEARTS | ENERGY_CUBES
        # Cards that soften the loss by themselves count as long as they are there ...
        if me.powers.ignores_one or me.powers.max_hearts > 10:
            self.reads |= CARDS
        # ... and whoever comes back from 0 hearts may do so without cards and VP.
        if at[AT_ZERO] and me.poison >= me.hearts:
            self.reads |= CARDS
            self.writes |= CARDS | VP

    def ready(self, st: Tokyo, me: Monster, moment: i64) -> bool:
        return me.poison > 0

    def act(self, st: Tokyo, me: Monster, moment: i64) -> Rule | None:
        return card_loss(st, [me], me.poison, -1, POISON)
