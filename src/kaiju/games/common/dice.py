"""Throwing dice with six faces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiju.engine.state import State

SIX_DICE: Final = 46656  # six faces, six dice


def throw(st: State, dice: list[int], keep: i64) -> None:
    """Throw all dice but those whose bit is set in ``keep``, together."""
    n: i64 = len(dice)
    i: i64 = 0
    if st.rigged:
        while i < n:
            if not keep >> i & 1:
                dice[i] = st.below(6)
            i += 1
        return
    # One number stands for up to six dice: chance is the dearest thing in a throw.
    value: i64 = 0
    left: i64 = 0
    while i < n:
        if not keep >> i & 1:
            if left == 0:
                value = st.below(SIX_DICE)
                left = 6
            dice[i] = value % 6
            value //= 6
            left -= 1
        i += 1
