"""What a screen reader says unasked: one sentence a turn, or every line of the log for whoever wants more."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Browse
from tests.browser.stage import SIZES, Stage, recorded
from tests.browser.test_since import HURT, missed
from tests.marks import now_or_long

SPOKEN = """() => [...document.querySelectorAll('.table-page > :is([role=status], [role=log])')]
  .map((each) => [each.role, each.ariaLive, each.innerText.trim().split('\\n')])"""


@pytest.mark.parametrize(
    ("game", "more"),
    now_or_long(
        [(game, more) for game in sorted(HURT) for more in (False, True)],
        {("king_of_tokyo", False), ("king_of_tokyo", True), ("king_of_monster_island", True)},
    ),
)
def test_one_sentence_a_turn_or_every_line(game: str, more: bool, browse: Browse) -> None:
    person = browse("Mira", **SIZES["390x844"])
    person.page.add_init_script(
        f"localStorage.setItem('kaiju.settings', '{{\"readMore\": {str(more).lower()}}}')"
    )
    example = next(
        each
        for each in recorded()
        if each["game"] == game and len(each["view"].get("monsters") or each["view"]["players"]) > 1
    )
    stage = Stage(person)
    stage.show(example, events=missed(example))
    [(role, live, lines)] = stage.page.evaluate(SPOKEN)
    assert (role, live) == (("log", "polite") if more else ("status", None))
    assert len(lines) == (4 if more else 1)
    assert lines[-1]
