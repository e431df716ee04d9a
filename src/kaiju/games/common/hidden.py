"""Drawing hidden things anew."""

from __future__ import annotations

from kaiju.engine.state import State


def redraw(st: State, piles: list[list[int]], fixed: set[int]) -> None:
    """Shuffle what lies in some piles among them, in place; what is fixed stays where it is.

    How the true cards lie makes no difference: they are sorted first, so that chance alone says how they lie now.
    """
    loose = [card for pile in piles for card in pile if card not in fixed]
    loose.sort()
    st.mingle(loose)
    for pile in piles:
        for i, card in enumerate(pile):
            if card not in fixed:
                pile[i] = loose.pop()
