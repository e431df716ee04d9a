# compiled
"""Positions of a duel as numbers (:mod:`kaiju.bots.features`): what both Monsters have, beside the solved duel."""

from __future__ import annotations

from typing import Final, cast

from kaiju.bots.features import Features, Sheet
from kaiju.bots.king_of_tokyo_duel.value import MOST_ENERGY, solved_odds
from kaiju.bots.king_of_tokyo_duel.worth import KEEP
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo_duel.buzz import depth
from kaiju.games.king_of_tokyo_duel.setup import MONSTERS
from kaiju.games.king_of_tokyo_duel.state import Duel, Monster

CARDS: Final = sorted(KEEP)
FEWER: Final = 0
"""As often as a Monster will be short of dice on its next turn."""
ENERGY: Final = FEWER + 1
TOKENS: Final = ENERGY + int(MOST_ENERGY) + 1
WHO: Final = TOKENS + 3
HELD: Final = WHO + len(MONSTERS)
SIGNS: Final = HELD + len(CARDS)
WIDTH: Final = 40
_held: Final[dict[str, int]] = {key: HELD + i for i, key in enumerate(CARDS)}


class DuelFeatures(Features):
    """At the start of a turn: both Monsters, and the log odds of whoever is to roll in the solved duel."""

    def __init__(self) -> None:
        super().__init__(2, WIDTH, SIGNS)

    def read(self, table: Table, sheet: Sheet) -> None:
        st = cast(Duel, table.st)
        for m in st.monsters:
            odds = 0.0
            if m.seat == st.active:
                fame, destruction = depth(st.markers[0], m.seat), depth(st.markers[1], m.seat)
                odds = solved_odds(fame, destruction, m.hearts, st.monsters[1 - m.seat].hearts)
            sheet.side(signs(st, m), odds)
        sheet.moved_by(st.active)


def signs(st: Duel, m: Monster) -> list[int]:
    """The numbers of what is true of a Monster."""
    found = [
        ENERGY + int(min(MOST_ENERGY, m.energy)),
        TOKENS + int(m.dice_tokens),
        WHO + int(m.who),
        *[FEWER] * int(m.fewer + m.dominated * len(m.cards)),
    ]
    for card in m.cards:
        found.append(_held[st.box.cards[card].facts.key])
    return found
