"""The turns of the larger games in the code, held beside the ledger's order of play: a line a step, in its words.

King of Tokyo, whose windows lie deeper in the code, has a test of its own.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import kaiju.games
from kaiju.rulebook import Ledger
from tests.marks import rule

GAMES = Path(str(kaiju.games.__file__)).parent

# How the code calls a step that the ledger calls otherwise, by window.
ROUND = {
    "round_oxygen": "oxygen_destroyer",
    "round_turns": "turn",
    "round_refill": "refill",
    "round_abilities": "abilities",
    "round_event_1": "carry_out_event",
    "round_event_2": "carry_out_event",
    "round_end_check": "check_end",
}


def function(game: str, name: str) -> ast.FunctionDef:
    """A function of a game's turn, as it is written."""
    tree = ast.parse((GAMES / game / "turn.py").read_text("utf-8"))
    return next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name)


def called(found: ast.FunctionDef) -> list[str]:
    """What a function calls by name, in the order in which it stands there."""
    calls = [
        node for node in ast.walk(found) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]
    calls.sort(key=lambda node: (node.lineno, node.col_offset))
    return [call.func.id for call in calls if isinstance(call.func, ast.Name)]


@rule("KOMI-TURN-01", "KOMI-TURN-02", "KOMI-TURN-03")
def test_the_steps_of_the_island_stand_in_the_ledgers_order_and_words() -> None:
    ledger = Ledger("king_of_monster_island")
    steps = [ledger.words(window.id).lower().replace(" ", "_") for window in ledger.windows]
    around = ("place_monsters", "begin_turn", "go_on", "another_phase", "pass_on")
    found = [name for name in called(function("king_of_monster_island", "turn")) if name not in around]
    assert len(steps) == len(found) == 10
    for step, name in zip(steps, found, strict=True):
        assert name.startswith(step), f"the ledger says {step}, the code {name}"


@rule("GTC-RND-01")
def test_the_phases_of_the_round_stand_in_the_ledgers_order() -> None:
    windows = [window.name for window in Ledger("godzilla_tokyo_clash").windows]
    steps = list(dict.fromkeys(ROUND[window] for window in windows if window.startswith("round_")))
    found = called(function("godzilla_tokyo_clash", "play_round"))
    assert [name for name in found if name in steps] == steps


@pytest.mark.parametrize(
    ("game", "name"), [("king_of_monster_island", "turn"), ("godzilla_tokyo_clash", "play_round")]
)
def test_a_step_is_a_line_and_no_mark_stands_by_itself(game: str, name: str) -> None:
    found = function(game, name)
    steps = [node for node in ast.walk(found) if isinstance(node, ast.YieldFrom)]
    assert len(steps) >= 9
    assert all(node.lineno == node.end_lineno for node in steps)
    assert not [node for node in ast.walk(found) if isinstance(node, ast.Yield)]
