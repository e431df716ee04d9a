"""On the island's board the question stays where it is from one question to the next."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Browse
from tests.browser.stage import SIZES, Stage, recorded

TOP = "() => document.querySelector('#question').getBoundingClientRect().top"
STEADY = 8


@pytest.mark.parametrize("size", ["1440x900", "1180x820", "820x1180"])
def test_the_question_keeps_its_place(size: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES[size]))
    tops: dict[str, float] = {}
    for example in recorded():
        kind = example["question"]["kind"]
        # While one buys on a tablet that lies, the dice make room for the market.
        if example["game"] != "king_of_monster_island" or kind in tops or kind == "buy":
            continue
        stage.show(example)
        tops[kind] = stage.page.evaluate(TOP)
    assert max(tops.values()) - min(tops.values()) <= STEADY, tops
