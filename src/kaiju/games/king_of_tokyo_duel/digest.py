# interpreted
"""Everything that makes two states of the Duel equal, by the names of cards, Buzz tokens and Monsters."""

from __future__ import annotations

from typing import Any

from kaiju.engine.state import NOBODY
from kaiju.games.king_of_tokyo_duel.asks import ASK_MULTIPLY, ASK_PLACE
from kaiju.games.king_of_tokyo_duel.state import OUT_OF_GAME, Duel


def digest(st: Duel) -> list[Any]:
    """The state as plain data."""
    keys = [card.facts.key for card in st.box.cards]
    tokens = [token.key for token in st.box.tokens]
    monsters = [
        [
            m.seat, st.box.boards[m.who].key, m.hearts, m.energy, m.dice_tokens, m.fewer, m.dominated, m.immune,
            m.hits_taken, named(keys, m.cards),
        ]
        for m in st.monsters
    ]  # fmt: skip
    places = sorted([tokens[number], place] for number, place in enumerate(st.places) if place != OUT_OF_GAME)
    return [
        monsters, st.phase, st.active, st.turn, st.extra, st.extra_turn, st.fewer, st.markers[:],
        named(tokens, st.spaces), places, st.dice[:], st.added[:], st.left_out[:], st.rolls_left, st.spare, st.done,
        st.smashed, st.bought, named(keys, st.market), named(keys, st.deck), named(keys, st.discard),
        named(keys, st.removed), named(keys, st.used), named(keys, st.limbo), about(st, keys, tokens), st.winners[:],
        st.ending,
    ]  # fmt: skip


def named(keys: list[str], numbers: list[int]) -> list[str]:
    """Cards or tokens by name, in their order; an empty space has none."""
    return [keys[number] if number >= 0 else "" for number in numbers]


def about(st: Duel, keys: list[str], tokens: list[str]) -> int | str:
    """What the open question is about: a card, a Buzz token, a number, or nothing."""
    if st.who == NOBODY:
        return ""
    if st.kind == ASK_PLACE:
        return tokens[st.about]
    return int(st.about) if st.kind == ASK_MULTIPLY or st.about < 0 else keys[st.about]
