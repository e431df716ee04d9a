"""Whoever comes back is told what happened since their last turn, and nothing that they answer with is under it."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Browse
from tests.browser.person import Message
from tests.browser.playing import BAR, BOARD
from tests.browser.stage import SIZES, Stage, recorded
from tests.marks import now_or_long

HURT = {
    "king_of_tokyo": {"event": "HeartsLost", "amount": 2, "now": 5},
    "king_of_tokyo_duel": {"event": "HitsTaken", "amount": 2, "now": 5},
    "king_of_monster_island": {"event": "HealthLost", "amount": 2, "now": 5},
    "godzilla_tokyo_clash": {"event": "EnergyLost", "amount": 2, "now": 3},
}
"""Something that hurts, in every game with a board of its own."""

UNDER = f"""() => {{
  const panel = document.querySelector('aside.panel[aria-label="Since your last turn"]').getBoundingClientRect();
  const answers = [...document.querySelectorAll("#question, {BAR}, {BOARD}")].filter((each) => each.checkVisibility());
  const found = answers.filter((each) => {{
    const box = each.getBoundingClientRect();
    return panel.left + 1 < box.right && box.left + 1 < panel.right && panel.top + 1 < box.bottom
      && box.top + 1 < panel.bottom;
  }});
  if (panel.left < 0 || panel.right > innerWidth || panel.bottom > innerHeight) found.push(document.body);
  return found.map((each) => `${{each.tagName}}.${{each.getAttribute('class')}}`);
}}"""
"""What one answers with and cannot see; or the page, if the panel is not in it."""


def missed(example: Message) -> list[Message]:
    """My turn, another's in which I was hurt, and mine again."""
    me = example["view"]["seat"]
    other = 1 if me == 0 else 0
    turns: list[Message] = [
        {"event": "TurnBegan", "seat": seat, "turn": turn} for turn, seat in enumerate((me, other, me), 1)
    ]
    return [turns[0], turns[1], HURT[example["game"]] | {"seat": me}, turns[2]]


ASKED = [
    ("king_of_tokyo", "keep_dice"), ("king_of_tokyo", "buy"), ("king_of_tokyo_duel", "buy"),
    ("king_of_monster_island", "resolve"), ("godzilla_tokyo_clash", "action"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "kind"), now_or_long(ASKED, {ASKED[3]}))
def test_what_was_missed_is_told_beside_the_question(game: str, kind: str, browse: Browse) -> None:
    example = next(
        each
        for each in recorded()
        if (each["game"], each["question"]["kind"]) == (game, kind)
        and len(each["view"].get("monsters") or each["view"]["players"]) > 1
    )
    stage = Stage(browse("Mira", **SIZES["390x844"]))
    for size in ("1366x640", "1180x820", "844x390", "390x844", "360x640"):
        stage.page.set_viewport_size(SIZES[size]["viewport"])
        stage.info = {}  # as whoever comes to the page anew
        stage.show(example, events=missed(example))
        panel = stage.page.get_by_role("complementary", name="Since your last turn")
        panel.wait_for()
        try:
            stage.person.until(lambda: not stage.page.evaluate(UNDER), "", within=2000)
        except AssertionError:
            raise AssertionError(f"{size}: {stage.page.evaluate(UNDER)} lie under it") from None
        stage.page.keyboard.press("Shift")
        panel.wait_for(state="detached")
