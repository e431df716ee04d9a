"""On screens that are touched, whatever one touches is as wide as a finger: 44 pixels each way.

What is measured is where a finger counts, not what is drawn: a small word may have a large place around it, and a
thing that another lies over is as small as what is left of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pytest

from tests.browser.conftest import Browse
from tests.browser.playing import BAR, BOARD
from tests.browser.stage import SIZES, Stage, kind, recorded
from tests.marks import long, now_or_long

GAMES = (
    "king_of_tokyo",
    "king_of_tokyo_origins",
    "king_of_tokyo_duel",
    "king_of_monster_island",
    "godzilla_tokyo_clash",
)
FEW = (
    "keep_dice", "buy", "use", "yield", "power", "reroll", "resolve", "take_over_damage", "action", "attack", "defend",
)  # fmt: skip

FINGER = 43  # and a pixel for rounding

SMALL = f"""() => {{
  const found = [];
  const MOST = 30;
  const answers = new Set(document.querySelectorAll(`{BAR}, {BOARD}`));
  const said = (each) => (each.ariaLabel ?? each.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 40);
  for (const each of document.querySelectorAll('button, a[href], input, select, summary, [role=button]')) {{
    // What is drawn on a map is as small as the map; the bar offers the same as buttons or as a list.
    if (each instanceof SVGElement || each.disabled || !each.checkVisibility({{ visibilityProperty: true }})) continue;
    const label = each.labels?.[0];
    const box = (label ?? each).getBoundingClientRect();
    const at = (a, b) => document.elementFromPoint(box.x + a * box.width, box.y + b * box.height);
    const isIt = (spot) => spot && (each.contains(spot) || label?.contains(spot));
    // What is scrolled away, or lies under something, is not there to be touched.
    if (!isIt(at(0.5, 0.5))) continue;
    // Nor is what looks out from under the cards one chooses from; what one answers with is never covered.
    const corners = [[0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];
    if (!answers.has(each) && corners.some((spot) => !isIt(at(...spot)))) continue;
    const reach = (x, y, dx, dy) => {{
      let far = 0;
      while (far < MOST) {{
        const [a, b] = [x + dx * (far + 1), y + dy * (far + 1)];
        if (a < 0 || b < 0 || a >= innerWidth || b >= innerHeight) return MOST;
        if (!isIt(document.elementFromPoint(a, b))) break;
        far += 1;
      }}
      return far;
    }};
    // Around its middle, or above or below a mark that lies over it.
    const sizes = [0.5, 0.3, 0.7].map((part) => {{
      const [x, y] = [box.x + box.width / 2, box.y + part * box.height];
      return [reach(x, y, -1, 0) + reach(x, y, 1, 0) + 1, reach(x, y, 0, -1) + reach(x, y, 0, 1) + 1];
    }});
    if (sizes.some((size) => Math.min(...size) >= {FINGER})) continue;
    found.push(`${{said(each)}} (${{each.tagName}}): ${{sizes[0].join('x')}}`);
  }}
  return found;
}}"""


def small(stage: Stage, game: str, kinds: Collection[str] | None = None) -> Iterator[str]:
    """Shows questions of a game one after the other; tells what is too small to be touched."""
    for number, example in enumerate(recorded()):
        if example["game"] != game or (kinds is not None and example["question"]["kind"] not in kinds):
            continue
        stage.show(example)
        yield from (f"{kind(example)} (number {number}): {each}" for each in stage.page.evaluate(SMALL))


@pytest.mark.parametrize("game", now_or_long(["king_of_tokyo", "king_of_tokyo_duel"], {"king_of_tokyo"}))
def test_a_finger_hits_what_it_means(game: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES["390x844"]))
    found = list(small(stage, game, FEW))
    assert not found, "\n".join(found)


@long
@pytest.mark.parametrize("size", [size for size, manner in SIZES.items() if manner["has_touch"]])
@pytest.mark.parametrize("game", GAMES)
def test_it_does_on_every_screen(game: str, size: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES[size]))
    found = list(small(stage, game))
    assert not found, "\n".join(found)
