"""An order of resolving that is not asked for cannot matter: random positions, resolved in different orders.

Groups that ``order_matters`` names keep their order among themselves, all others change places freely. Everybody
answers the same question the same way. Whatever comes out must be the same.
"""

from __future__ import annotations

import random
from typing import Any

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo_duel.buzz import TOKENS, lay, legal_places, marker_win, next_position
from kaiju.games.king_of_tokyo_duel.card import KEEP, POWER_GROUP
from kaiju.games.king_of_tokyo_duel.cards import DECK
from kaiju.games.king_of_tokyo_duel.resolve import GROUPS, order_matters, pending, resolve_group
from kaiju.games.king_of_tokyo_duel.roll import in_roll
from kaiju.games.king_of_tokyo_duel.setup import new_state
from kaiju.games.king_of_tokyo_duel.state import POWER, RESOLVE, Duel
from kaiju.games.king_of_tokyo_duel.verbs import refresh
from tests.marks import compiled, rule

pytestmark = compiled

KEEP_CARDS = [c.id for c in DECK if c.facts.type == KEEP]


def position(chance: random.Random) -> Duel:
    """A random position in which symbols are to be resolved."""
    st = new_state(chance.sample(range(6), 2), chance.randrange(1, 2**50))
    for number in chance.sample(range(len(TOKENS)), chance.randrange(8)):
        places = legal_places(st, number)
        if places and st.places[number] != -3:
            lay(st, number, chance.choice(places))
    for track in range(2):
        way = chance.choice((-1, 1))
        for _ in range(chance.randrange(8)):
            before = st.markers[track]
            st.markers[track] = next_position(st, track, before, way)
            if marker_win(st, 0) or marker_win(st, 1):
                st.markers[track] = before
                break
    cards = chance.sample(KEEP_CARDS, chance.randrange(9))
    for m in st.monsters:
        m.hearts = chance.randint(1, m.max_hearts)
        m.energy = chance.randrange(6)
        m.dice_tokens = chance.randrange(3)
        m.cards = cards[m.seat :: 2]
    for m in st.monsters:
        refresh(st, m)
    st.active = chance.randrange(2)
    st.turn = 5
    st.phase = RESOLVE
    favourite = chance.choice((0, 3, 4, 5))
    st.dice = [chance.choice((favourite, chance.randrange(6))) for _ in range(chance.randint(5, 8))]
    st.spare = in_roll(st, st.monsters[st.active], POWER)
    used = set(cards)
    st.deck = [c.id for c in DECK if c.id not in used]
    return st


def drive(st: Duel, rule: Rule | None) -> None:
    """Answer everything the same way, whenever it is asked."""
    if rule is not None:
        for _ in rule:
            st.answer = (7 * st.kind + 3 * max(0, st.about) + 5) % st.n_opts


def resolve(st: Duel, order: list[int]) -> list[Any]:
    """Resolve the groups in this order; what came of it."""
    me = st.monsters[st.active]
    board = st.box.boards[me.who]
    while not st.over:
        left = pending(st, me)
        if board.ready(st, me):
            left |= POWER_GROUP
        group = next((g for g in order if g & left), 0)
        if group == 0:
            break
        if group == POWER_GROUP:
            drive(st, board.activate(st, me, False))
        else:
            st.done |= group
            drive(st, resolve_group(st, me, group))
    if st.over:
        return [st.winners]
    return [
        [
            (m.hearts, m.energy, m.dice_tokens, m.fewer, m.immune, m.hits_taken, sorted(m.cards))
            for m in st.monsters
        ],
        st.markers,
        st.places,
        st.smashed,
        sorted(st.discard),
        sorted(st.used),
    ]


@rule("DUEL-RES-01", "DUEL-RES-03")
def test_an_order_that_is_not_asked_for_cannot_matter() -> None:
    chance = random.Random(11)
    asked = 0
    for _ in range(4000):
        st = position(chance)
        me = st.monsters[st.active]
        left = pending(st, me)
        if st.box.boards[me.who].ready(st, me):
            left |= POWER_GROUP
        # A group that has nothing to resolve yet may get something on the way, and is asked about then.
        tied = order_matters(st, me, left)
        asked += bin(tied & left).count("1") > 1
        first = list(GROUPS)
        chance.shuffle(first)
        second = list(GROUPS)
        chance.shuffle(second)
        # The second order keeps what the player was asked about in the order of the first.
        kept = iter([g for g in first if g & tied])
        second = [next(kept) if g & tied else g for g in second]
        before = (st.markers[:], st.places[:], st.dice, [sorted(m.cards) for m in st.monsters], st.active)
        assert resolve(st.copy(), first) == resolve(st.copy(), second), (first, second, before)
    assert 0 < asked < 3000


@rule("DUEL-RES-01")
def test_an_order_that_is_asked_for_can_matter() -> None:
    """The question is not asked for nothing: often enough another order would end elsewhere."""
    chance = random.Random(12)
    differ = asked = 0
    for _ in range(1500):
        st = position(chance)
        me = st.monsters[st.active]
        left = pending(st, me)
        if st.box.boards[me.who].ready(st, me):
            left |= POWER_GROUP
        tied = left & order_matters(st, me, left)
        if tied & (tied - 1) == 0:
            continue
        asked += 1
        results = [resolve(st.copy(), order) for order in (list(GROUPS), list(GROUPS)[::-1])]
        differ += results[0] != results[1]
    assert asked > 100
    assert differ > 10
