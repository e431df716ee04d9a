"""Pulling a marker: step by step, with the victory check and the Buzz bonus of every space entered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo_duel import events as tell
from kaiju.games.king_of_tokyo_duel.asks import ASK_PAW
from kaiju.games.king_of_tokyo_duel.buzz import (
    BOLT,
    BONUSES,
    DIE,
    HEART,
    NO_TOKEN,
    PAW,
    PLAIN,
    PORTRAIT,
    TWO_PAWS,
    marker_win,
    next_position,
    shown_at,
    token_under,
    written,
)
from kaiju.games.king_of_tokyo_duel.card import AFTER_PULL, AS_PAW, OFF_TOKEN, ON_PULL
from kaiju.games.king_of_tokyo_duel.hits import hit
from kaiju.games.king_of_tokyo_duel.state import NO_CARD, Duel, Monster
from kaiju.games.king_of_tokyo_duel.verbs import (
    gain_dice_tokens,
    gain_hearts,
    key_of,
    resolve_energy,
    use,
    win,
)

WIN_RULES: Final = {"spotlight": "DUEL-WIN-03", "victory_space": "DUEL-WIN-04"}


def pull(st: Duel, me: Monster, track: i64, n: i64, rule: str, card: i64 = NO_CARD) -> Rule:
    """One pull of n spaces towards a player, as n single steps (DUEL-PULL-07)."""
    if n <= 0:
        return
    for power in me.powers.on[ON_PULL]:
        power.on_pull(st, me, track)
    way: i64 = 1 if me.seat == 1 else -1
    moved: i64 = 0
    while moved < n:
        before = st.markers[track]
        left_token = token_under(st, track, before)
        now = next_position(st, track, before, way)
        st.markers[track] = now
        moved += 1
        if st.log is not None:
            st.tell(
                tell.MarkerPulled(
                    seat=me.seat,
                    track=track,
                    before=before,
                    now=now,
                    space=written(now),
                    rule=rule,
                    card=key_of(st, card),
                )
            )
        # A pull from beyond the Rival's zone back into it can make the Rival win.
        for seat in (me.seat, 1 - me.seat):
            why = marker_win(st, seat)
            if why:
                win(st, [int(seat)], why, WIN_RULES[why])
                return
        entered = token_under(st, track, now)
        if entered >= 0:
            more = bonus(st, me, track, entered, shown_at(st, track, now))
            if more is not None:
                yield from more
            if st.over:
                return
        if left_token >= 0 and left_token != entered:
            for power in me.powers.on[OFF_TOKEN]:
                power.off_token(st, me)
        if entered >= 0 and stops(st, me, entered):
            if st.log is not None:
                key = st.box.tokens[entered].key
                st.tell(
                    tell.PullStopped(
                        seat=me.seat, track=track, token=key, lost=n - moved, rule="DUEL-POWER-15"
                    )
                )
            break
    for power in me.powers.on[AFTER_PULL]:
        if st.over:
            return
        more = power.after_pull(st, me, track, moved)
        if more is not None:
            yield from more


def stops(st: Duel, me: Monster, token: i64) -> bool:
    """Whether a token ends this player's pull: a Monster's own tokens stop its Rival (DUEL-POWER-15)."""
    board = st.box.tokens[token].board
    return board != "" and board == st.box.boards[st.rival(me).who].key


def bonus(st: Duel, me: Monster, track: i64, token: i64, shown: i64) -> Rule | None:
    """The pulling player applies what the space shows, at once (DUEL-BONUS-01)."""
    if me.powers.on[AS_PAW]:
        for card in me.powers.on[AS_PAW]:
            if card.as_paw(st, me, shown):
                return choose_bonus(st, me, track, token, shown, card.id)
    return apply_bonus(st, me, track, token, shown)


def choose_bonus(st: Duel, me: Monster, track: i64, token: i64, shown: i64, card: i64) -> Rule:
    """A card lets its owner treat the space as a paw."""
    st.opts = [int(shown), int(PAW)]
    yield st.ask(me.seat, ASK_PAW, 2, card)
    if st.answer == 1:
        use(st, me, card)
        shown = PAW
    more = apply_bonus(st, me, track, token, shown)
    if more is not None:
        yield from more


def apply_bonus(st: Duel, me: Monster, track: i64, token: i64, shown: i64) -> Rule | None:
    """Bonuses belong to whoever pulls (DUEL-BONUS-02 to -06)."""
    if shown in (NO_TOKEN, PLAIN, PORTRAIT):
        return None
    if st.log is not None:
        key = st.box.tokens[token].key
        st.tell(
            tell.BuzzBonus(seat=me.seat, track=track, token=key, bonus=BONUSES[shown], rule="DUEL-BONUS-01")
        )
    if shown == PAW:
        return hit(st, st.rival(me), 1, me.seat, "DUEL-BONUS-02")
    if shown == TWO_PAWS:
        return hit(st, st.rival(me), 2, me.seat, "DUEL-BONUS-02")
    if shown == HEART:
        gain_hearts(st, me, 1, "DUEL-BONUS-03")
    elif shown == BOLT:
        return resolve_energy(st, me, 1, "DUEL-BONUS-04")
    elif shown == DIE:
        gain_dice_tokens(st, me, 1, "DUEL-BONUS-05")
    return None
