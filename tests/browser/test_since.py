"""Whoever comes back is told what happened since their last turn, and nothing that they answer with is under it."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Browse
from tests.browser.person import Message
from tests.browser.stage import SIZES, Stage, recorded

HURT = {
    "king_of_tokyo": {"event": "HeartsLost", "amount": 2, "now": 5},
    "king_of_tokyo_duel": {"event": "HitsTaken", "amount": 2, "now": 5},
    "king_of_monster_island": {"event": "HealthLost", "amount": 2, "now": 5},
    "godzilla_tokyo_clash": {"event": "EnergyLost", "amount": 2, "now": 3},
}
"""Something that hurts, in every game with a board of its own."""

APART = """() => {
  const panel = [...document.querySelectorAll('aside.panel')].at(-1).getBoundingClientRect();
  const over = (each) => {
    const box = each.getBoundingClientRect();
    return panel.left < box.right && box.left < panel.right && panel.top < box.bottom && box.top < panel.bottom;
  };
  const inside = panel.left >= 0 && panel.right <= innerWidth && panel.bottom <= innerHeight;
  return !over(document.querySelector('#question')) && inside;
}"""


def missed(example: Message) -> list[Message]:
    """My turn, another's in which I was hurt, and mine again."""
    me = example["view"]["seat"]
    other = 1 if me == 0 else 0
    turns: list[Message] = [
        {"event": "TurnBegan", "seat": seat, "turn": turn} for turn, seat in enumerate((me, other, me), 1)
    ]
    return [turns[0], turns[1], HURT[example["game"]] | {"seat": me}, turns[2]]


@pytest.mark.parametrize("game", sorted(HURT))
def test_what_was_missed_is_told_beside_the_question(game: str, browse: Browse) -> None:
    mine = [
        each for each in recorded() if each["game"] == game and len(each["view"].get("monsters") or "ab") > 1
    ]
    stage = Stage(browse("Mira", **SIZES["390x844"]))
    for size, screen in SIZES.items():
        stage.page.set_viewport_size(screen["viewport"])
        stage.info = {}  # as whoever comes to the page anew
        stage.show(mine[0], events=missed(mine[0]))
        panel = stage.page.get_by_role("complementary", name="Since your last turn")
        panel.wait_for()
        assert stage.page.evaluate(APART), size
        stage.page.mouse.click(5, 5)
        panel.wait_for(state="detached")
