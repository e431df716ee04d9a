"""What a bot that searches may spend on a question: its plan, counted in turns, and its budget of playouts."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from kaiju.bots import ask_bot, bots_for, make_bot, searches
from kaiju.bots.dice import hands
from kaiju.engine.table import Table
from kaiju.games import SHELF
from tests.bots.played_on import played_on
from tests.bots.positions import positions

LEVELS = Path(__file__).parents[2] / "docs/reference/levels.md"

PLAN = 3
"""Turns that a planner plays for each option of a question that is not about dice."""
PLANNED = ("king_of_tokyo", "king_of_tokyo_origins", "king_of_tokyo_duel")
"""Games whose planner counts turns; the others' searches like an expert."""
SEARCHING = [
    (game, name)
    for game in SHELF
    for name in bots_for(game)
    if searches(name, game) and not (game in PLANNED and name == "planner")
]


def spent(name: str, game: str, table: Table, seat: int) -> int:
    """What a bot that comes to a table fresh spends on its question there."""
    question = table.question_for(seat)
    assert question is not None
    bot: Any = make_bot(name, game, 3)
    ask_bot(bot, table, question)
    return cast(int, bot.spent)


@pytest.fixture(scope="module")
def met() -> dict[str, list[tuple[Table, int]]]:
    """Positions of every game."""
    return {
        game: positions((game, max(2, SHELF[game].seats_min), {}), 31, 16, each=4 if game in PLANNED else 2)
        for game in SHELF
    }


@pytest.mark.parametrize("game", PLANNED)
def test_a_plan_costs_every_roll_once_or_three_turns_an_option(
    game: str, met: dict[str, list[tuple[Table, int]]]
) -> None:
    paid: set[str] = set()
    for table, seat in met[game]:
        question = table.question_for(seat)
        assert question is not None
        view: Any = table.view(seat)
        dice = question.kind == "keep_dice"
        price = len(hands(len(view.dice)).full) if dice else PLAN * question.count
        cost = spent("planner", game, table, seat)
        assert cost in (0, price)
        if cost:
            paid.add("dice" if dice else "options")
    assert paid == {"dice", "options"}


@pytest.mark.parametrize("budget", [12, 60])
@pytest.mark.parametrize(("game", "name"), SEARCHING)
def test_a_search_never_spends_more_than_its_budget(
    game: str,
    name: str,
    budget: int,
    met: dict[str, list[tuple[Table, int]]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Beside the planner's own plan; and it does spend nearly all of it somewhere, so that more would show."""
    monkeypatch.setattr(type(make_bot(name, game, 3)), "playouts", budget)
    notes = played_on(game, monkeypatch)
    playouts: list[int] = []
    for table, seat in met[game]:
        plan = spent("planner", game, table, seat) if game in PLANNED else 0
        notes.found.clear()
        told = spent(name, game, table, seat)
        playouts.append(len(notes.found))
        assert told == plan + playouts[-1], "what it says is what it did"
    assert budget - budget // 6 < max(playouts) <= budget


def test_budgets_are_those_that_the_docs_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # no tiny budgets here
    tokyo = {"planner": 0, "expert-fast": 500, "expert": 5000}
    duel = {"planner": 0, "expert-fast": 300, "expert": 3000}
    clash = {"planner": 60, "expert-fast": 300, "expert": 3000}
    island = {"planner": 60, "expert-fast": 200, "expert": 2000}
    assert {
        game: {name: make_bot(name, game, 1).playouts for name in bots_for(game) if searches(name, game)}
        for game in SHELF
    } == {
        "king_of_tokyo": tokyo,
        "king_of_tokyo_origins": tokyo,
        "king_of_tokyo_duel": duel,
        "king_of_monster_island": island,
        "godzilla_tokyo_clash": clash,
    }
    six, eight = len(hands(6).full), len(hands(8).full)
    fast = {name: levels["expert-fast"] for name, levels in (("t", tokyo), ("d", duel), ("i", island))}
    told = LEVELS.read_text(encoding="utf-8")
    for row in (
        f"| `planner`, King of Tokyo | {six} imagined turns for a Roll of six dice, {PLAN} for each option ",
        f"| `planner`, Duel | {six} imagined turns for a turn's first question with six dice ({eight:,} with eight), "
        f"{PLAN} for each option ",
        f"| `planner`, island and Tokyo Clash | at most {clash['planner']} playouts: ",
        f"| `expert-fast` | at most {fast['t']} playouts in King of Tokyo, {fast['d']} in the Duel and in Tokyo Clash, "
        f"{fast['i']} on the island ",
        "| `expert` | ten times as many; ",
    ):
        assert f"\n{row}" in told, row
