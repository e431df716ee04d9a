"""What several cards ask in the same way."""

from __future__ import annotations

from mypy_extensions import i64

from kaiju.engine.state import Rule
from kaiju.games.king_of_tokyo.asks import ASK_DIE, ASK_FACE
from kaiju.games.king_of_tokyo.card import Card
from kaiju.games.king_of_tokyo.dice import set_die
from kaiju.games.king_of_tokyo.state import Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import use


def choose(st: Tokyo, me: Monster, kind: i64, opts: list[int], card: i64) -> Rule:
    """The owner of a card chooses one of some values, and is asked only when there is more than one."""
    st.opts = opts
    st.answer = 0
    if len(opts) > 1:
        yield st.ask_opts(me.seat, kind, opts, card)


def first_of_its_kind(card: Card, cards: list[Card]) -> bool:
    """Whether a card comes before all other copies of it among these."""
    for other in cards:
        if other.facts is card.facts:
            return other.id == card.id
    return False


def turn_die(st: Tokyo, me: Monster, card: i64) -> Rule:
    """The owner of a card picks a die and the face to turn it to."""
    yield from choose(st, me, ASK_DIE, st.open_dice(), card)
    die = st.answer
    yield st.ask_opts(me.seat, ASK_FACE, [f for f in range(6) if f != st.dice[die]], die)
    use(st, me, card)
    set_die(st, die, st.chosen(), me.seat, card)
