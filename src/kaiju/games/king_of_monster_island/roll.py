"""Step 1 of the Monster Phase: taking dice and rolling them, up to three times (KOMI-ROLL)."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import AT_ONCE, Rule
from kaiju.games.common.dice import dice_in, throw
from kaiju.games.king_of_monster_island import events as tell
from kaiju.games.king_of_monster_island.asks import ASK_REROLL, ASK_TAKE_LOCKED, DECLINE
from kaiju.games.king_of_monster_island.carry import carry_out
from kaiju.games.king_of_monster_island.power import ROLLING
from kaiju.games.king_of_monster_island.state import (
    CRYSTAL,
    DIE_SPACES,
    EMPTY,
    FACE,
    FACES,
    MONSTER_1,
    MONSTER_DICE,
    ROLLED,
    Island,
    Monster,
)
from kaiju.games.king_of_monster_island.verbs import off_card

ON_CARDS: i64 = 18
"""Die spaces from here on are on cards: 18 + 16 * seat + place."""


def roll_dice(st: Island, me: Monster) -> Rule:
    """Step 1, taken up after a roll if one was made."""
    if st.phase == MONSTER_1:
        more = take_dice(st, me)
        if more is not None:
            yield from more
        st.rolls_left = st.table.rolls + me.powers.rolls
        st.pouched = 0
        roll(st, me, (1 << len(st.dice)) - 1)
        st.phase = ROLLED
        if st.tracked:
            yield st.mark()
    while st.rolls_left > 0:
        yield st.ask(me.seat, ASK_REROLL, 1 << len(st.dice))
        again = st.answer
        if again == 0:
            st.rolls_left = 0
            break
        roll(st, me, again)
        if st.tracked:
            yield st.mark()
    for power in me.powers.at[ROLLING]:
        if power.ready(st, me) and power.possible(st, me):
            yield from carry_out(st, me, power) or AT_ONCE


def roll(st: Island, me: Monster, thrown: i64) -> None:
    """Roll the dice in the set, together."""
    throw(st, st.dice, thrown)
    st.rolls_left -= 1
    if st.log is not None:
        told = tell.DiceRolled(
            seat=me.seat, dice=st.dice[:], thrown=dice_in(thrown), left=st.rolls_left, rule="KOMI-ROLL-03"
        )
        st.tell(told)


def take_dice(st: Island, me: Monster) -> Rule | None:
    """6 dice and the extra ones; what is missing comes from the board (KOMI-ROLL-02, -R05)."""
    n = st.box.rolled + me.powers.dice
    if n > MONSTER_DICE:
        n = MONSTER_DICE
    if n > st.available:
        return take_missing(st, me, n)
    st.available -= n
    st.dice = [0] * n
    return None


def take_missing(st: Island, me: Monster, wanted: i64) -> Rule:
    """The first 6 must be had; each extra die that would need a Locked die may be declined."""
    n = st.box.rolled
    while st.available < n:
        more = take_locked(st, me, False)
        if more is None:
            break
        yield from more
    extra = wanted - n
    while extra > 0:
        extra -= 1
        if st.available <= n:
            more = take_locked(st, me, True)
            if more is None:
                break
            yield from more
        if st.available > n:
            n += 1
    if n > st.available:
        n = st.available
    st.available -= n
    st.dice = [0] * n


def locked_dice(st: Island) -> list[int]:
    """One Locked die of each place and face: die spaces, then cards."""
    out: list[int] = []
    seen: i64 = 0  # the faces (bits) of a zone
    space: i64 = 0
    lies: i64
    for lies in st.spaces:
        if space % DIE_SPACES == 0:
            seen = 0
        if 0 <= lies < CRYSTAL and not seen >> (lies & FACE) & 1:
            seen |= 1 << (lies & FACE)
            out.append(space)
        space += 1
    for m in st.monsters:
        for i, face in enumerate(m.pouch):
            if face not in m.pouch[:i]:
                out.append(18 + 16 * int(m.seat) + i)
    return out


def take_locked(st: Island, me: Monster, may: bool) -> Rule | None:
    """A Locked die from the board; None when there is none."""
    dice = locked_dice(st)
    if not dice:
        return None
    return choose_locked(st, me, dice, may)


def choose_locked(st: Island, me: Monster, dice: list[int], may: bool) -> Rule:
    """Ask which; it loses its face and is available (KOMI-ROLL-R02)."""
    opts = [int(DECLINE), *dice] if may else dice
    choice: i64 = opts[0]
    if len(opts) > 1:
        yield st.ask_opts(me.seat, ASK_TAKE_LOCKED, opts)
        choice = st.chosen()
    if choice == DECLINE:
        return
    zone: i64 = -1
    face: i64
    if choice >= ON_CARDS:
        owner = st.monsters[(choice - ON_CARDS) // 16]
        face = off_card(owner, (choice - ON_CARDS) % 16)
    else:
        face = st.spaces[choice] & FACE
        st.spaces[choice] = EMPTY
        zone = choice // DIE_SPACES
    st.available += 1
    if st.log is not None:
        st.tell(tell.LockedDieTaken(seat=me.seat, zone=zone, face=FACES[face], rule="KOMI-ROLL-R02"))
