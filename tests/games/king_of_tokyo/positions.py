"""Positions of King of Tokyo by chance, for property tests."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from kaiju.games.king_of_tokyo.card import KEEP
from kaiju.games.king_of_tokyo.cards import BASE

KEEP_CARDS = sorted({card.facts.key for card in BASE if card.facts.type == KEEP} - {"mimic"})
ALL_CARDS = sorted({card.facts.key for card in BASE})
FACE_NAMES = ["1", "2", "3", "energy", "smash", "heart"]


@st.composite
def monsters(draw: st.DrawFn, *, max_cards: int = 8, all_alive: bool = False) -> list[dict[str, Any]]:
    """Two to six Monsters somewhere in a game; at least seat 0 and one other are still in it."""
    seats = draw(st.integers(2, 6))
    out: list[dict[str, Any]] = []
    for seat in range(seats):
        alive = seat == 0 or all_alive or draw(st.integers(0, 3)) > 0
        out.append(
            {
                "hearts": draw(st.integers(1, 10)),
                "energy": draw(st.integers(0, 8)),
                "vp": draw(st.integers(0, 19)),
                "poison": draw(st.integers(0, 2)),
                "shrink": draw(st.integers(0, 2)),
                "cards": [],
            }
            if alive
            else {"alive": False, "vp": draw(st.integers(0, 20))}
        )
    living = [m for m in out if m.get("alive", True)]
    if len(living) < 2:
        out[1] = {"hearts": draw(st.integers(1, 10)), "cards": []}
        living = [out[0], out[1]]
    city = draw(st.sampled_from([None, *living]))
    bay = draw(st.sampled_from([None, *living])) if len(living) >= 5 else None
    if bay is not None:
        bay["place"] = "bay"
    if city is not None:
        city["place"] = "city"
    cards: list[str] = draw(st.lists(st.sampled_from(KEEP_CARDS), unique=True, max_size=max_cards))
    for card in cards:
        draw(st.sampled_from(living))["cards"].append(card)
    copied: bool = draw(st.booleans())
    if cards and copied:
        copy = {"card": "mimic", "copies": draw(st.sampled_from(cards))}
        draw(st.sampled_from(living))["cards"].append(copy)
    return out
