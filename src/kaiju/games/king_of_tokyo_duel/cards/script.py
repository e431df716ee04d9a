"""Cards that carry out the steps in their facts, and what several cards look at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo_duel.card import POWER_GROUP, PULLS, SMASH_GROUP, Card
from kaiju.games.king_of_tokyo_duel.cards.discard import carry_out
from kaiju.games.king_of_tokyo_duel.state import Duel, Monster
from kaiju.games.king_of_tokyo_duel.verbs import use

RULE: Final = "DUEL-CARD-01"
# Groups that hit the Rival or move a marker.
BLOWS: Final[i64] = SMASH_GROUP | PULLS | POWER_GROUP


def markers_move(st: Duel, active: Monster, left: i64) -> bool:
    """Whether resolving what is left moves a marker, or lays a token."""
    return left & PULLS > 0 or (left & POWER_GROUP > 0 and st.box.boards[active.who].order > 0)


class Script(Card):
    """A card that carries out its steps when its moment has come."""

    def act(self, st: Duel, me: Monster, moment: i64) -> Rule | None:
        use(st, me, self.id)
        return carry_out(st, me, self)
