"""On the island's board the question stays where it is from one question to the next.

Questions of every kind are laid out for every number of players, with nothing asked between some of them.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.browser.conftest import Browse
from tests.browser.person import Message
from tests.browser.stage import SIZES, Stage, at_every_size, recorded
from tests.marks import long

GAME = "king_of_monster_island"
PLACE = """() => {
  const { x, y } = document.querySelector('#question').getBoundingClientRect();
  return [x, y];
}"""
FEW = ("1440x900", "844x390", "390x844")
"""Sizes that are tried in every run."""
STEADY = 8
"""Pixels by which the question may move, at the most."""

Places = dict[str, dict[str, list[float]]]


def questions() -> list[tuple[int, Message]]:
    """All that are recorded, numbered."""
    return list(enumerate(each for each in recorded() if each["game"] == GAME))


def kinds() -> list[tuple[int, Message]]:
    """One for each thing that is asked in each manner: by words, boxes, amounts or an order."""
    found: dict[tuple[str, str, str], tuple[int, Message]] = {}
    for number, each in questions():
        asked = each["question"]
        found.setdefault((asked["kind"], asked["say"], asked.get("form", "")), (number, each))
    return list(found.values())


def name(number: int, example: Message) -> str:
    return f"{example['question']['say']} (number {number})"


def moved(places: Places) -> list[str]:
    """Sizes at which questions stand in different places, with those that stand farthest from each other."""
    found = []
    for size, there in places.items():
        for axis in (0, 1):
            first, *_, last = sorted(there, key=lambda each: there[each][axis])
            if there[last][axis] - there[first][axis] > STEADY:
                found.append(f"{size}: {first} at {there[first]}, {last} at {there[last]}")
    return found


def look(stage: Stage, places: Places, what: str, sizes: Iterable[str] = SIZES) -> None:
    for size in at_every_size(stage, sizes):
        places.setdefault(size, {})[what] = stage.page.evaluate(PLACE)


def test_the_question_keeps_its_place(browse: Browse) -> None:
    """Whatever is asked, while nothing is, and while an Ally is read before one is chosen."""
    stage = Stage(browse("Mira", **SIZES["390x844"]))
    places: Places = {}
    for number, example in kinds():
        stage.show(example)
        look(stage, places, name(number, example), FEW)
        if example["question"]["kind"] == "choose_ally":
            stage.page.locator(".allies .pick").first.click()
            stage.page.locator(".allies ol li").first.wait_for()
            look(stage, places, "reading an Ally", FEW)
    stage.show(example, asked=False)
    look(stage, places, "nothing", FEW)
    assert not moved(places), "\n".join(moved(places))


@long
@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_every_question_keeps_its_place(lang: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES["390x844"], locale=lang))
    places: Places = {}
    for number, example in questions():
        for asked in (True, False):
            stage.show(example, asked=asked)
            look(stage, places, name(number, example) if asked else f"nothing (number {number})")
    assert not moved(places), "\n".join(moved(places))
