"""The six Monsters, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo_duel import events as tell
from kaiju.games.king_of_tokyo_duel.asks import ASK_POWER, ASK_SYMBOL
from kaiju.games.king_of_tokyo_duel.board import Board
from kaiju.games.king_of_tokyo_duel.buzz import legal_places, marker_on
from kaiju.games.king_of_tokyo_duel.card import POWER_GROUP, PULLS
from kaiju.games.king_of_tokyo_duel.pull import pull
from kaiju.games.king_of_tokyo_duel.roll import to_resolve
from kaiju.games.king_of_tokyo_duel.state import (
    MAX_DICE_TOKENS,
    POWER,
    RESERVE,
    Duel,
    Monster,
    more_symbols,
)
from kaiju.games.king_of_tokyo_duel.verbs import gain_dice_tokens, lay_token, resolve_energy

DECLINE: Final[i64] = -1

# What the options of an activation stand for.
FOR_THREE: Final[i64] = 3  # Cyber Kitty: the symbols spent
PER_TOKEN: Final[i64] = 64  # The King: token * 64 + place


def spend(st: Duel, me: Monster, symbols: i64) -> None:
    """Power symbols pay for an activation; each pays for one thing only (DUEL-POWER-02)."""
    st.spare -= symbols
    if st.log is not None:
        st.tell(tell.PowerUsed(seat=me.seat, spent=symbols, rule="DUEL-POWER-01"))


def ways(opts: list[int], may_decline: bool) -> list[int]:
    """How the power can be used; declining is the first option when it is one at all."""
    if may_decline:
        opts.insert(0, -1)
    return opts


class Gigazaur(Board):
    """Two symbols pull either marker 1 space (DUEL-POWER-05)."""

    def ready(self, st: Duel, me: Monster) -> bool:
        return st.spare >= 2

    def activate(self, st: Duel, me: Monster, may_decline: bool) -> Rule:
        yield st.ask_opts(me.seat, ASK_POWER, ways([0, 1], may_decline))
        track = st.chosen()
        if track == DECLINE:
            st.spare = 0
            return
        spend(st, me, 2)
        yield from pull(st, me, track, 1, "DUEL-POWER-05")


class Alienoid(Board):
    """Two symbols add one of another kind to the Roll, a third one adds it again (DUEL-POWER-06)."""

    def after_roll(self, st: Duel, me: Monster) -> Rule | None:
        return self.add_symbols(st, me) if st.spare >= 2 else None

    def add_symbols(self, st: Duel, me: Monster) -> Rule:
        """All activations come right after the Roll is final (DUEL-POWER-07)."""
        while st.spare >= 2:
            # The face, plus 8 when the third symbol is spent too; power itself is not offered (DUEL-POWER-08).
            opts = [-1, 0, 1, 2, 3, 4]
            if st.spare >= 3:
                opts += [8, 9, 10, 11, 12]
            yield st.ask_opts(me.seat, ASK_SYMBOL, opts)
            choice = st.chosen()
            if choice == DECLINE:
                return
            face = choice & 7
            n: i64 = 2 if choice >= 8 else 1
            spend(st, me, n + 1)
            st.added = more_symbols(st.added, face, n)
            if st.log is not None:
                st.tell(tell.SymbolsAdded(seat=me.seat, face=face, amount=n, rule="DUEL-POWER-06"))


class SpacePenguin(Board):
    """Each symbol gives a Dice token (DUEL-POWER-09)."""

    def ready(self, st: Duel, me: Monster) -> bool:
        return st.spare >= 1 and me.dice_tokens < MAX_DICE_TOKENS

    def activate(self, st: Duel, me: Monster, may_decline: bool) -> Rule:
        if may_decline:
            yield st.ask_opts(me.seat, ASK_POWER, [-1, 1])
            if st.chosen() == DECLINE:
                st.spare = 0
                return
        spend(st, me, 1)
        gain_dice_tokens(st, me, 1, "DUEL-POWER-09")


class MekaDragon(Board):
    """Smash symbols times power symbols (DUEL-POWER-10)."""

    def bash(self, st: Duel, me: Monster, symbols: i64) -> i64:
        return symbols * to_resolve(st, me, POWER)


class CyberKitty(Board):
    """Two symbols give 2 energy, a third one 2 more (DUEL-POWER-13)."""

    def ready(self, st: Duel, me: Monster) -> bool:
        return st.spare >= 2

    def activate(self, st: Duel, me: Monster, may_decline: bool) -> Rule:
        opts = ways([2, 3] if st.spare >= 3 else [2], may_decline)
        choice: i64 = opts[0]
        if len(opts) > 1:
            yield st.ask_opts(me.seat, ASK_POWER, opts)
            choice = st.chosen()
        if choice == DECLINE:
            st.spare = 0
            return
        spend(st, me, choice)
        more = resolve_energy(st, me, 4 if choice == FOR_THREE else 2, "DUEL-POWER-13")
        if more is not None:
            yield from more


class TheKing(Board):
    """Two symbols place or move one of his own tokens, which stop his Rival's pulls (DUEL-POWER-14, -15)."""

    def ready(self, st: Duel, me: Monster) -> bool:
        return st.spare >= 2 and len(self.moves(st)) > 0

    def moves(self, st: Duel) -> list[int]:
        """Every token he may lay now, and where: one from the reserve, or one without a marker on it."""
        out: list[int] = []
        reserve = True
        number: i64 = 0
        for token in st.box.tokens:
            if token.board == self.key:
                place = st.places[number]
                # The two are alike, so one in the reserve is as good as the other.
                if (reserve and place == RESERVE) or (place >= 0 and not marker_on(st, number)):
                    for free in legal_places(st, number):
                        out.append(number * PER_TOKEN + free)
                if place == RESERVE:
                    reserve = False
            number += 1
        return out

    def activate(self, st: Duel, me: Monster, may_decline: bool) -> Rule:
        opts = ways(self.moves(st), may_decline)
        choice: i64 = opts[0]
        if len(opts) > 1:
            yield st.ask_opts(me.seat, ASK_POWER, opts)
            choice = st.chosen()
        if choice == DECLINE:
            st.spare = 0
            return
        spend(st, me, 2)
        lay_token(st, me, choice // PER_TOKEN, choice % PER_TOKEN, "DUEL-POWER-14")


BOARDS: Final[list[Board]] = [
    Gigazaur("gigazaur", 14, PULLS | POWER_GROUP),
    Alienoid("alienoid", 14),
    SpacePenguin("space_penguin", 13),
    MekaDragon("meka_dragon", 12),
    CyberKitty("cyber_kitty", 13),
    TheKing("the_king", 15, PULLS | POWER_GROUP),
]
