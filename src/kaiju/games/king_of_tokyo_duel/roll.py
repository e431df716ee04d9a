"""Phase 1, the roll: how many dice, up to three rolls, and what the Roll then contains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.common.dice import dice_in, throw
from kaiju.games.king_of_tokyo_duel import events as tell
from kaiju.games.king_of_tokyo_duel.asks import ASK_FREE, ASK_KEEP, ASK_TOKENS
from kaiju.games.king_of_tokyo_duel.card import (
    ADDS_SMASH,
    AFTER_PULL,
    ANYTIME,
    FREE_REROLL,
    NO_CARDS,
    ROLL_END,
    Card,
)
from kaiju.games.king_of_tokyo_duel.state import (
    CHECK,
    DESTRUCTION,
    NO_SYMBOLS,
    POWER,
    SMASH,
    START,
    Duel,
    Monster,
)

MAIN_DICE: Final[i64] = 6
FIRST_TURN_DICE: Final[i64] = 5
EXTRA_DICE: Final[i64] = 2
ROLLS: Final[i64] = 3

# How many dice show each face is one number, see `dice_by_face`.
FACE_BITS: Final[i64] = 5
FACE_MASK: Final[i64] = 31
NOT_COUNTED: Final[i64] = -1

# Looked at all the time: the bits themselves.
_FREE_REROLL: Final[i64] = 1 << FREE_REROLL
_ANYTIME: Final[i64] = 1 << ANYTIME
_ADDS_SMASH: Final[i64] = 1 << ADDS_SMASH


def main_dice(st: Duel) -> i64:
    """6 main dice, 5 on the very first turn, minus every penalty, never below 0 (DUEL-ROLL-12)."""
    n = (FIRST_TURN_DICE if st.turn == 1 else MAIN_DICE) - st.fewer
    return n if n > 0 else 0


def extra_dice(me: Monster) -> i64:
    """Extra dice from cards; there are only two of them."""
    return me.powers.dice if me.powers.dice < EXTRA_DICE else EXTRA_DICE


def usable_tokens(me: Monster) -> i64:
    """How many Dice tokens may be discarded now: not more than there are extra dice left (DUEL-ROLL-13)."""
    room = EXTRA_DICE - extra_dice(me)
    return me.dice_tokens if me.dice_tokens < room else room


def roll_phase(st: Duel, me: Monster) -> Rule:
    """Dice tokens first, then the rolls: the first is made, further ones are asked for."""
    if st.phase != START or st.over:
        return  # the turn is slept through, or there is no turn any more
    n = main_dice(st) + extra_dice(me)
    tokens = usable_tokens(me)
    if tokens > 0:
        yield st.ask(me.seat, ASK_TOKENS, tokens + 1)
        spent = st.answer
        if spent > 0:
            n += spent
            me.dice_tokens -= spent
            if st.log is not None:
                st.tell(
                    tell.DiceTokensUsed(seat=me.seat, amount=spent, now=me.dice_tokens, rule="DUEL-ROLL-02")
                )
    st.dice = [0] * n
    st.rolls_left = 0
    full = (1 << n) - 1
    if n > 0:
        st.rolls_left = ROLLS - 1 + me.powers.rolls
        roll(st, me, full)
    while n > 0:
        free = usable(st, me)
        if st.rolls_left == 0:
            # Cards for any time are no reason to ask: they can be used a moment later.
            if not rerolls(free):
                break
            yield st.ask_opts(me.seat, ASK_FREE, offered(free))
            if st.answer == 0:
                break
            yield from act(st, me, free[st.answer - 1]) or AT_ONCE
            continue
        if free:
            st.opts = offered(free)
        yield st.ask(me.seat, ASK_KEEP, full + 1 + len(free))
        keep = st.answer
        if keep == full:
            # Whoever stops with free rerolls at hand could have used them: they are part of the same question.
            break
        if keep > full:
            yield from act(st, me, free[keep - full - 1]) or AT_ONCE
            continue
        st.rolls_left -= 1
        roll(st, me, full ^ keep)
    if n > 0:
        for card in me.powers.at[ROLL_END]:
            card.act(st, me, ROLL_END)
    st.phase = CHECK
    if st.tracked:
        yield st.mark()


def roll(st: Duel, me: Monster, thrown: i64) -> None:
    """Roll the dice in the mask, together."""
    throw(st, st.dice, thrown)
    if st.log is not None:
        st.tell(
            tell.DiceRolled(
                seat=me.seat,
                dice=st.dice[:],
                thrown=dice_in(thrown),
                left=st.rolls_left,
                rule="DUEL-ROLL-01",
            )
        )


def usable(st: Duel, me: Monster) -> list[Card]:
    """The cards that may be used between two rolls."""
    if not me.powers.moments & (_FREE_REROLL | _ANYTIME):
        return NO_CARDS
    out: list[Card] = []
    if me.powers.moments & _FREE_REROLL:
        for card in me.powers.at[FREE_REROLL]:
            if card.ready(st, me, FREE_REROLL):
                out.append(card)
    if me.powers.moments & _ANYTIME:
        for card in me.powers.at[ANYTIME]:
            if card.ready(st, me, ANYTIME):
                out.append(card)
    return out


def rerolls(cards: list[Card]) -> bool:
    """Whether any of these cards rerolls dice."""
    for card in cards:
        if card.part.moments >> FREE_REROLL & 1:
            return True
    return False


def act(st: Duel, me: Monster, card: Card) -> Rule | None:
    """Use a card between two rolls."""
    return card.act(st, me, FREE_REROLL if card.part.moments >> FREE_REROLL & 1 else ANYTIME)


def offered(cards: list[Card]) -> list[int]:
    """The options of an offer: -1 declines, then the cards by number."""
    opts = [-1]
    for card in cards:
        opts.append(card.id)
    return opts


# ------------------------------------------------------------------- the Roll


def start_roll(st: Duel) -> None:
    """A new turn begins with an empty Roll."""
    st.dice = []
    st.added = NO_SYMBOLS
    st.left_out = NO_SYMBOLS
    st.spare = 0
    st.done = 0
    st.smashed = 0


def dice_by_face(st: Duel) -> i64:
    """How many dice show each face, counted once for all faces: one number, five bits a face."""
    counts: i64 = 0
    face: i64
    for face in st.dice:
        counts += 1 << FACE_BITS * face
    return counts


def in_roll(st: Duel, me: Monster, face: i64, dice: i64 = NOT_COUNTED) -> i64:
    """How many symbols of a kind the Roll contains as things stand: dice, and what cards and powers add."""
    n: i64 = st.added[face]
    if dice == NOT_COUNTED:
        die: i64
        for die in st.dice:
            if die == face:
                n += 1
    else:
        n += dice >> FACE_BITS * face & FACE_MASK
    if face == SMASH:
        n += me.powers.smash
        if me.powers.hooks & _ADDS_SMASH:
            for card in me.powers.on[ADDS_SMASH]:
                n += card.adds_smash(st, me)
    return n


def to_resolve(st: Duel, me: Monster, face: i64, dice: i64 = NOT_COUNTED) -> i64:
    """How many symbols of a kind are to be resolved: those of the Roll but for dice that were left out."""
    return in_roll(st, me, face, dice) - st.left_out[face]


def most_of_a_kind(st: Duel, me: Monster) -> i64:
    """The largest number of equal symbols in the Roll."""
    most: i64 = 0
    face: i64 = 0
    dice = dice_by_face(st)
    while face <= POWER:
        n = in_roll(st, me, face, dice)
        if n > most:
            most = n
        face += 1
    return most


def hits_in_sight(st: Duel, me: Monster) -> i64:
    """The largest damage event that resolving this Roll could bring: smash, multiplied, with all that may be added."""
    smash = to_resolve(st, me, SMASH)
    if me.powers.on[ADDS_SMASH]:
        smash += 2
    hits = st.box.boards[me.who].bash(st, me, smash)
    if smash > hits:
        hits = smash
    if me.powers.on[AFTER_PULL]:
        spaces = to_resolve(st, me, DESTRUCTION) - 2
        if spaces > hits:
            hits = spaces
    return hits
