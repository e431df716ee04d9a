"""The turn, as the rulebook tells it: roll, resolve, buy, end. And who goes first."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.hooks import in_any_order
from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.common.dice import showing, throw_one_by_one
from kaiju.games.king_of_tokyo_duel import events as tell
from kaiju.games.king_of_tokyo_duel.asks import ASK_EFFECT, ASK_GIVE_UP
from kaiju.games.king_of_tokyo_duel.card import END_TURN, START_TURN
from kaiju.games.king_of_tokyo_duel.market import anytime, buy_phase
from kaiju.games.king_of_tokyo_duel.resolve import before_resolving, resolve_symbols
from kaiju.games.king_of_tokyo_duel.roll import roll_phase, start_roll, usable_tokens
from kaiju.games.king_of_tokyo_duel.state import (
    BUY,
    CHECK,
    END,
    NO_CARD,
    RESOLVE,
    SETUP,
    SLEPT,
    SMASH,
    START,
    Duel,
    Monster,
)
from kaiju.games.king_of_tokyo_duel.verbs import discard_card, gain_energy, key_of


def turn(st: Duel) -> Rule:
    """One turn: roll, resolution of the dice, purchases, end (DUEL-TURN-02). It is taken up at the state's phase."""
    if st.phase == SETUP:
        roll_off(st)
        yield from st.begin(START)
    me = st.monsters[st.active]
    if st.phase == START:
        yield from start_of_turn(st, me)
        yield from roll_phase(st, me)
    if st.phase == CHECK:
        yield from before_resolving(st, me)
        st.go_on_to(RESOLVE)
    if st.phase == RESOLVE:
        yield from resolve_symbols(st, me)
        st.go_on_to(BUY)
    if st.phase == BUY:
        yield from buy_phase(st, me)
    yield from end_effects(st, me)
    if not st.over:
        end_of_turn(st)


# --------------------------------------------------------------- start of turn


def roll_off(st: Duel) -> None:
    """The most smash goes first; on a tie both roll again (DUEL-FIRST-01 to -03)."""
    counts = [0, 0]
    while counts[0] == counts[1]:
        for seat in range(2):
            dice = throw_one_by_one(st, 6)
            counts[seat] = showing(dice, SMASH)
            if st.log is not None:
                st.tell(tell.RolledOff(seat=seat, dice=dice, rule="DUEL-FIRST-01"))
    st.active = 0 if counts[0] > counts[1] else 1
    if st.log is not None:
        st.tell(tell.FirstPlayer(seat=st.active, rule="DUEL-FIRST-01"))
    gain_energy(st, st.monsters[1 - st.active], 1, "DUEL-FIRST-03")


def start_of_turn(st: Duel, me: Monster) -> Rule:
    """Before phase 1, in the fixed order of DUEL-TIME-01."""
    st.turn += 1
    start_roll(st)
    st.bought = False
    if st.log is not None:
        st.tell(tell.TurnBegan(seat=me.seat, turn=st.turn, extra=st.extra_turn, rule="DUEL-TURN-01"))
    if me.powers.at[START_TURN] or me.dominated:
        return start_effects(st, me)
    return fix_dice(st, me)


def start_effects(st: Duel, me: Monster) -> Rule:
    """(a) and (b) cards that act, (c) cards discarded rather than paid for with dice, (d) the dice are fixed."""
    yield from cards_act(st, me)
    if st.phase == START and not st.over:
        yield from give_up(st, me)
        yield from fix_dice(st, me)
    elif not st.over:
        # The turn is skipped; what was meant for it is used up all the same (DUEL-TIME-09).
        me.dominated = 0
        me.fewer = 0


def cards_act(st: Duel, me: Monster) -> Rule:
    """Only cards act that the player already had when the turn began."""
    for card in me.powers.at[START_TURN]:
        if st.phase == START and card.in_play(st, me, START_TURN) and card.ready(st, me, START_TURN):
            yield from anytime(st, me)
            yield from card.act(st, me, START_TURN) or AT_ONCE


def give_up(st: Duel, me: Monster) -> Rule:
    """Before KEEP cards cost dice, their owner may discard any of them."""
    if me.dominated and me.cards:
        yield from anytime(st, me)
        cards = sorted(me.cards)
        st.opts = cards
        yield st.ask(me.seat, ASK_GIVE_UP, 1 << len(cards))
        bits = st.answer
        i: i64 = 0
        for card in cards:
            if bits >> i & 1:
                discard_card(st, me, card, "DUEL-TIME-01")
            i += 1


def fix_dice(st: Duel, me: Monster) -> Rule:
    """The dice that are missing this turn are fixed (DUEL-ROLL-12); then it is any time, if tokens can be used."""
    st.fewer = me.fewer + me.dominated * len(me.cards)
    me.fewer = 0
    me.dominated = 0
    if st.fewer and st.log is not None:
        st.tell(tell.DiceTaken(seat=me.seat, amount=st.fewer, now=True, rule="DUEL-ROLL-12"))
    return anytime(st, me) if usable_tokens(me) > 0 else AT_ONCE


def take_dice(st: Duel, victim: Monster, fewer: i64, dominated: i64, card: i64) -> None:
    """A Monster will roll fewer dice on its next turn: so many, and so many for each of its KEEP cards."""
    victim.fewer += fewer
    victim.dominated += dominated
    if st.log is not None:
        st.tell(
            tell.DiceTaken(
                seat=victim.seat, amount=fewer, each=dominated, rule="DUEL-TIME-09", card=key_of(st, card)
            )
        )


# ----------------------------------------------------------------- end of turn


def earn_extra_turn(st: Duel, me: Monster, card: i64 = NO_CARD) -> None:
    """Another complete turn follows this one (DUEL-TIME-10)."""
    st.extra += 1
    if st.log is not None:
        st.tell(tell.ExtraTurnEarned(seat=me.seat, rule="DUEL-TIME-10", card=key_of(st, card)))


def end_effects(st: Duel, me: Monster) -> Rule:
    """The active player's end-of-turn effects in its order; a turn that was slept through has none."""
    cards = me.powers.at[END_TURN]
    if not cards or st.over or st.phase == SLEPT:
        return AT_ONCE
    st.phase = END
    return in_any_order(st, me.seat, me, cards, END_TURN, ASK_EFFECT)


def end_of_turn(st: Duel) -> None:
    """What lasts this turn ends, and the dice pass on (DUEL-END-02)."""
    if st.log is not None:
        st.tell(tell.TurnEnded(seat=st.active, rule="DUEL-END-02"))
    for m in st.monsters:
        m.immune = False
        m.hits_taken = 0
    if st.used:
        st.used = []
    st.fewer = 0
    st.extra_turn = st.extra > 0
    if st.extra > 0:
        st.extra -= 1
    else:
        st.active = 1 - st.active
    st.phase = START
