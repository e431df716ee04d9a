"""At every size of screen, everything one answers with is in the window and covered by nothing.

Questions of every kind are laid out on one page (`stage.py`). A few of them at a few sizes are in every run; every
question at every size, in English and French, is marked `long`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Browse
from tests.browser.stage import SIZES, Stage, at_every_size, faults, kind, recorded
from tests.marks import long

GAMES = sorted({example["game"] for example in recorded()})
FEW = (
    "keep_dice", "buy", "draft", "yield", "use", "place", "power", "symbol", "group",
    "place_monster", "choose_ally", "reroll", "resolve", "virtual_die", "pylon_space",
    "action", "attack", "defend", "recover", "place_kaiju", "throw_destroy",
)  # fmt: skip
"""Kinds that need the most room, and those that come most often."""


def laid_out(stage: Stage, game: str, kinds: tuple[str, ...] = ()) -> Iterator[str]:
    """Shows the questions of a game one after the other; tells what is wrong with each."""
    for number, example in enumerate(recorded()):
        if example["game"] != game or (kinds and example["question"]["kind"] not in kinds):
            continue
        stage.show(example)
        yield from (f"{kind(example)} (number {number}): {fault}" for fault in faults(stage))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["1366x640", "844x390", "360x640"])
def test_everything_one_answers_with_is_in_sight(size: str, game: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES[size]))
    assert not list(laid_out(stage, game, FEW))


@long
@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_every_question_at_every_size(game: str, lang: str, browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES["390x844"], locale=lang))
    found = []
    for number, example in enumerate(recorded()):
        if example["game"] != game:
            continue
        stage.show(example)
        for size in at_every_size(stage):
            found += [f"{size}, {kind(example)} (number {number}): {fault}" for fault in faults(stage)]
    assert not found, "\n".join(found)
