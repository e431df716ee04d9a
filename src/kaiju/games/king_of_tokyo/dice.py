"""Rolling: how many dice, up to three Rolls, and what cards may do to the dice before they are resolved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.common.dice import dice_in, throw, throw_one_by_one
from kaiju.games.king_of_tokyo import events as tell
from kaiju.games.king_of_tokyo.asks import ASK_CHANGE, ASK_FREE, ASK_KEEP, ASK_PAY_ROLL, ASK_PROBE
from kaiju.games.king_of_tokyo.card import (
    ADDS_SMASH,
    ANYTIME,
    BEFORE_ROLL,
    BLOCKS,
    CARD_DICE,
    CHANGE,
    CHEER,
    FREE_REROLL,
    FREEZES,
    FROZEN_DIE,
    MORE_ROLLS,
    NO_CARDS,
    ON_REROLL,
    OTHERS_DICE,
    PROBE,
    TOTAL,
    Card,
)
from kaiju.games.king_of_tokyo.offers import anytime, offer, offer_others
from kaiju.games.king_of_tokyo.state import END, RESOLVE, SMASH, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import key_of

# Looked at on every Roll: the bits themselves, without a call.
_OTHERS_DICE: Final[i64] = 1 << OTHERS_DICE
_FREEZES: Final[i64] = 1 << FREEZES
_FROZEN_DIE: Final[i64] = 1 << FROZEN_DIE
_ON_REROLL: Final[i64] = 1 << ON_REROLL
_BLOCKS: Final[i64] = 1 << BLOCKS
_TOTALLING: Final[i64] = 1 << CHEER | 1 << TOTAL
_BEFORE_RESOLVING: Final[i64] = 1 << PROBE | 1 << CHANGE | 1 << ANYTIME | 1 << CHEER | 1 << TOTAL
"""The moments between the last Roll and its total."""


def dice_count(st: Tokyo, me: Monster) -> i64:
    """Six dice, plus extra ones, minus those lost to effects, never below 0 (KOT-ROLL-10)."""
    n = 6 + me.powers.dice - me.shrink - st.fewer
    if st.hooks & _OTHERS_DICE:
        for m in st.monsters:
            if m.alive and m is not me:
                for card in m.powers.on[OTHERS_DICE]:
                    n -= card.others_dice(st, m)
    return n if n > 0 else 0


def single_roll(st: Tokyo, me: Monster) -> bool:
    """Whether this turn is limited to one Roll, whatever else the Monster has."""
    if me.powers.single_roll:
        return True
    if st.hooks & _FREEZES:
        for m in st.monsters:
            if m.alive and m is not me and m.powers.freezes:
                return True
    return False


def frozen_faces(st: Tokyo) -> list[int]:
    """The faces of dice that everybody has to use as they lie."""
    faces: list[int] = []
    for m in st.monsters:
        if m.alive:
            for card in m.powers.on[FROZEN_DIE]:
                face = card.frozen_die(st, m)
                if face >= 0:
                    faces.append(face)
    return faces


def freeze_die(st: Tokyo, die: i64) -> None:
    """Lay a die behind all those that can still be rerolled or changed."""
    last: i64 = len(st.dice) - 1 - st.locked
    face = st.dice[die]
    st.dice[die] = st.dice[last]
    st.dice[last] = face
    if st.forced >> last & 1:
        st.forced |= 1 << die
    else:
        st.forced &= ~(1 << die)
    st.locked += 1


def tell_roll(st: Tokyo, me: Monster, thrown: i64) -> None:
    """Report a Roll, for which the dice of a set were thrown together (KOT-ROLL-09)."""
    dice = st.dice[:]
    st.tell(
        tell.DiceRolled(
            seat=me.seat, dice=dice, thrown=dice_in(thrown), left=st.rolls_left, rule="KOT-ROLL-01"
        )
    )


def set_die(st: Tokyo, die: i64, face: i64, by: i64, card: i64) -> None:
    """Turn or reroll one die of the active Monster."""
    was = st.dice[die]
    st.dice[die] = face
    if by != st.active:
        st.forced |= 1 << die
    else:
        st.forced &= ~(1 << die)
    if st.log is not None:
        st.tell(
            tell.DieChanged(
                seat=st.active, by=by, die=die, was=was, face=face, rule=tell.BY_CARD, card=key_of(st, card)
            )
        )


def before_rolling(st: Tokyo, me: Monster) -> Rule:
    """The last moment before the number of dice is fixed."""
    return offer(st, me, BEFORE_ROLL)


def roll_loop(st: Tokyo, me: Monster) -> Rule:
    """The first Roll is made, further ones are asked for (KOT-ROLL-01 to -04)."""
    if me.powers.at[BEFORE_ROLL]:
        yield from before_rolling(st, me)
    alive = me.alive  # it may fall between two Rolls too
    if st.skip_turn or not alive:
        return
    n = dice_count(st, me)
    if len(st.dice) != n:
        st.dice = [0] * n  # the same dice as in the turn before will do
    st.forced = 0
    st.locked = 0
    st.rolls_left = 2 + me.powers.rolls
    limited = single_roll(st, me)
    if limited or st.rolls_left < 0:
        st.rolls_left = 0
    if st.hooks & _FROZEN_DIE and n > 0:
        for face in frozen_faces(st):
            if n > 0:
                n -= 1
                st.dice[n] = face
                st.locked += 1
    full = (1 << n) - 1
    throw(st, st.dice, full)
    if st.log is not None:
        tell_roll(st, me, full)
    if n == 0:
        return
    while True:
        # Cards may be used up on the way, or lost with the last heart.
        usable = me.powers.at[FREE_REROLL]
        if usable:
            usable = ready_now(st, me, FREE_REROLL)
        payers = NO_CARDS
        if st.rolls_left == 0:
            if me.powers.at[MORE_ROLLS] and not limited:
                payers = ready_now(st, me, MORE_ROLLS)
            if not payers:
                if not usable:
                    return
                yield st.ask_opts(me.seat, ASK_FREE, offered(usable))
                if st.answer == 0:
                    return
                yield from free_reroll(st, me, usable[st.answer - 1])
                if not me.alive:
                    return
                continue
        if usable:
            st.opts = offered(usable)
            yield st.ask(me.seat, ASK_KEEP, full + 1 + len(usable))
        else:
            yield st.ask(me.seat, ASK_KEEP, full + 1)
        keep = st.answer
        if keep == full:
            return
        if keep > full:
            yield from free_reroll(st, me, usable[keep - full - 1])
            if not me.alive:
                return
            continue
        if payers:
            payer: i64 = 0
            if len(payers) > 1:
                yield st.ask_opts(me.seat, ASK_PAY_ROLL, [int(c.id) for c in payers])
                payer = st.answer
            payers[payer].act(st, me, MORE_ROLLS)
        else:
            st.rolls_left -= 1
        throw(st, st.dice, full ^ keep)
        if st.log is not None:
            tell_roll(st, me, full ^ keep)
        if st.hooks & _ON_REROLL:
            yield from rerolled(st, me)
            if not me.alive:
                return


def free_reroll(st: Tokyo, me: Monster, card: Card, moment: i64 = FREE_REROLL) -> Rule:
    """Use a card for a reroll that is no Roll; it is a reroll all the same for cards that react to one."""
    before = chance_in(st)
    rolled = False
    act = card.act(st, me, moment)
    if act is not None:
        for _ in act:
            rolled = rolled or chance_in(st) != before
            yield True
            before = chance_in(st)  # an answer may have set it: that is no reroll
    if st.minds(ON_REROLL) and (rolled or chance_in(st) != before):
        yield from rerolled(st, me)


def chance_in(st: Tokyo) -> list[int]:
    """What differs once a die has been rolled, however chance comes."""
    return [int(st.rng), int(st.drawn), len(st.rigged)]


def rerolled(st: Tokyo, me: Monster) -> Rule:
    """The active Monster has rerolled dice: cards of the others that react."""
    for m in st.clockwise(me.seat):
        if m is not me:
            for card in m.powers.on[ON_REROLL]:
                if me.alive and card.listens(m, ON_REROLL):
                    yield from card.on_reroll(st, m, me) or AT_ONCE


def card_roll(st: Tokyo, m: Monster, n: i64, card: i64) -> Rule:
    """A card has its owner roll dice of its own, apart from the Roll of the turn; they end up in st.card_dice."""
    st.card_dice = throw_one_by_one(st, n)
    if st.log is not None:
        st.tell(tell.CardDice(seat=m.seat, dice=st.card_dice[:], rule=tell.BY_CARD, card=key_of(st, card)))
    if m.powers.at[CARD_DICE]:
        st.card_rolling = True
        yield from offer(st, m, CARD_DICE, ASK_FREE)
        st.card_rolling = False


def ready_now(st: Tokyo, me: Monster, moment: i64) -> list[Card]:
    """The cards that a Monster can use at this moment."""
    return [card for card in me.powers.at[moment] if card.ready(st, me, moment)]


def offered(cards: list[Card]) -> list[int]:
    """The options of an offer: -1 declines, then the cards by number."""
    opts = [-1]
    for card in cards:
        opts.append(card.id)
    return opts


def before_resolving(st: Tokyo, me: Monster) -> Rule:
    """What cards may do between the last Roll and its total, for as long as there is a turn to play."""
    return cards_on_the_roll(st, me) if st.moments & _BEFORE_RESOLVING and st.goes_on(me) else AT_ONCE


def cards_on_the_roll(st: Tokyo, me: Monster) -> Rule:
    """The windows of :func:`before_resolving`."""
    yield from after_last_roll_others(st, me)
    yield from before_resolving_active(st, me)
    yield from support(st, me)


def after_last_roll_others(st: Tokyo, me: Monster) -> Rule:
    """The others may use cards against the last Roll, clockwise."""
    return offer_others(st, me, PROBE, ASK_PROBE)


def before_resolving_active(st: Tokyo, me: Monster) -> Rule:
    """The active Monster may use cards on its own dice, as long as it likes; then it is any time."""
    return changes(st, me) if me.powers.at[CHANGE] else anytime(st)


def changes(st: Tokyo, me: Monster) -> Rule:
    """The offers of :func:`before_resolving_active`; each may be a reroll that others react to."""
    while me.alive:
        usable = ready_now(st, me, CHANGE)
        if not usable:
            break
        yield st.ask_opts(me.seat, ASK_CHANGE, offered(usable))
        if st.answer == 0:
            break
        yield from free_reroll(st, me, usable[st.answer - 1], CHANGE)
    yield from anytime(st)


def support(st: Tokyo, me: Monster) -> Rule:
    """The last moment before the Roll is totalled: the others may support it, then its owner may add to it."""
    if me.alive and st.moments & _TOTALLING:
        yield from offer_others(st, me, CHEER)
        yield from offer(st, me, TOTAL)


def total_the_roll(st: Tokyo, me: Monster) -> None:
    """The Roll counts. Who is eliminated on its own turn, or gives it up, skips the steps left (KOT-TURN-06)."""
    if me.alive and not st.skip_turn:
        total(st, me)
        st.phase = RESOLVE
    else:
        st.dice = []
        st.phase = END


def on_dice(st: Tokyo, me: Monster) -> list[int]:
    """How many of each symbol the dice show, but for those that are worth nothing this turn."""
    roll = [0, 0, 0, 0, 0, 0]
    face: i64
    n: i64
    for face in st.dice:
        n = roll[face]  # a machine integer when compiled; += would add objects
        roll[face] = n + 1
    if st.hooks & _BLOCKS:
        for m in st.monsters:
            if m.alive:
                for card in m.powers.on[BLOCKS]:
                    blocked = card.blocks(st, m, me)
                    if blocked >= 0:
                        roll[blocked] = 0
    return roll


def tally(st: Tokyo, me: Monster) -> list[int]:
    """The Roll as it stands, with symbols added by cards: first those that do not ask for smash, then the others."""
    before = st.roll
    roll = on_dice(st, me)
    st.roll = roll
    powers = me.powers
    adds = powers.on[ADDS_SMASH]
    if st.boosted:
        face_number: i64 = 0
        while face_number < 6:
            roll[face_number] += st.bonus[face_number]
            face_number += 1
    if powers.smash or adds:
        n = powers.smash
        for card in adds:
            n += card.adds_smash(st, me, 0)
        roll[SMASH] += n
    if roll[SMASH] and (powers.smash_on_smash or adds):
        n = powers.smash_on_smash
        for card in adds:
            n += card.adds_smash(st, me, 1)
        roll[SMASH] += n
    st.roll = before
    return roll


def total(st: Tokyo, me: Monster) -> None:
    """Count the Roll."""
    roll = tally(st, me)
    st.roll = roll
    if st.log is not None:
        added = roll[SMASH] - on_dice(st, me)[SMASH]
        st.tell(tell.RollTotalled(seat=me.seat, symbols=roll[:], added=added, rule="KOT-RES-01"))
