"""At every size of screen, everything one answers with is in the window and covered by nothing.

Questions of every kind are laid out on one page (`stage.py`). A few of them at a few sizes are in every run; every
question at every size, in English and French, is marked `long`.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Mapping

import pytest

from tests.browser.conftest import Browse
from tests.browser.person import Message
from tests.browser.stage import SIZES, Stage, at_every_size, faults, kind, recorded
from tests.marks import long

GAMES = sorted({example["game"] for example in recorded()})
FEW = (
    "keep_dice", "buy", "draft", "yield", "use", "place", "power", "symbol", "group",
    "place_monster", "choose_ally", "reroll", "resolve", "virtual_die", "pylon_space",
    "action", "attack", "defend", "recover", "place_kaiju", "throw_destroy",
)  # fmt: skip
"""Kinds that need the most room, and those that come most often."""


def few(game: str) -> dict[int, Message]:
    """Some of the questions of a game by their numbers: one of each kind for every number of seats."""
    found: dict[tuple[str, int], int] = {}
    for number, example in enumerate(recorded()):
        view, asked = example["view"], example["question"]["kind"]
        if example["game"] == game and asked in FEW:
            found.setdefault((asked, len(view.get("monsters") or view["players"])), number)
    return {number: recorded()[number] for number in found.values()}


def laid_out(stage: Stage, questions: Mapping[int, Message], sizes: Iterable[str]) -> Iterator[str]:
    """Shows one question after the other at each of these sizes; tells what is wrong with it."""
    for number, example in questions.items():
        stage.show(example)
        for size in at_every_size(stage, sizes):
            yield from (f"{size}, {kind(example)} (number {number}): {fault}" for fault in faults(stage))


CUT_OFF = """() => {
  const bottom = document.querySelector('nav.tabs')?.getBoundingClientRect().top ?? innerHeight;
  return [...document.querySelectorAll('button.die')].filter((die) => die.getBoundingClientRect().bottom > bottom)
    .map((die) => `${die.ariaLabel} lies under the tabs`);
}"""


@pytest.mark.parametrize(
    ("game", "sizes"),
    [
        ("king_of_tokyo", ("844x390", "360x640")), ("king_of_tokyo_origins", ("1366x640",)),
        ("king_of_tokyo_duel", ("1366x640",)), ("king_of_monster_island", ("844x390", "360x640")),
        ("godzilla_tokyo_clash", ("844x390", "360x640")),
    ],
)  # fmt: skip
def test_everything_one_answers_with_is_in_sight(game: str, sizes: tuple[str, ...], browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES[sizes[0]]))
    found = list(laid_out(stage, few(game), sizes))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["king_of_tokyo", "king_of_tokyo_duel"])
def test_eight_dice_are_in_sight_on_a_phone(game: str, browse: Browse) -> None:
    """In two rows, with a card read beside the question and an answer that can be taken back; none picked, and all."""
    stage = Stage(browse("Mira", **SIZES["390x844"]))
    asked = [each for each in recorded() if (each["game"], each["question"]["kind"]) == (game, "keep_dice")]
    example = copy.deepcopy(
        max(asked, key=lambda each: max(len(m["cards"]) for m in each["view"]["monsters"]))
    )
    view, question = example["view"], example["question"]
    view["dice"] += view["dice"][:1] * (8 - len(view["dice"]))
    for n in range(len(question["items"]), 8):
        more = copy.deepcopy(question["items"][-1])
        question["items"].append(
            more | {"answer": 1 << n, "args": more["args"] | {"die": n + 1}, "at": more["at"] | {"id": n}}
        )
    question["count"] = 1 << 8
    stage.show(example, back=True)
    found = []
    for picked in ("none", "all"):
        if picked == "all":
            for key in "12345678":
                stage.page.keyboard.press(key)
        for size in at_every_size(stage, ["390x844", "360x640"]):
            assert stage.page.locator("button.die").count() == 8
            found += [f"{size}, {picked} picked: {fault}" for fault in faults(stage)]
            found += [f"{size}, {picked} picked: {each}" for each in stage.page.evaluate(CUT_OFF)]
    assert not found, "\n".join(found)


@long
@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_every_question_at_every_size(game: str, lang: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES["390x844"], locale=lang))
    questions = {number: each for number, each in enumerate(recorded()) if each["game"] == game}
    found = list(laid_out(stage, questions, SIZES))
    assert not found, "\n".join(found)
