"""The turn in the code and the sequence of windows in the ledger, held one beside the other.

The code is read, not run: from `turn` through every function of the rules that it names, in the order in which they
stand. Whoever reads it so comes upon the windows in the ledger's order.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import kaiju.games.king_of_tokyo as tokyo
from kaiju.rulebook import Ledger
from tests.marks import rule

RULES = Path(str(tokyo.__file__)).parent
CHAPTERS = (
    "turn dice resolve smash losses guards elimination stealing evolve entering tokyo market offers ending"
).split()

# Windows that go by another name in the code, with the function that opens them.
ELSEWHERE = {
    "roll_loop": "throw",  # the loop begins with the first throw; what comes before it stands in the same function
    "smash_prevention": "prevention",  # the ledger tells it of smash, but it is the same for every loss
    "smash_apply": "enlargements",
}


def chapters() -> dict[str, ast.FunctionDef]:
    """Every function of the rules, by its name."""
    found: dict[str, ast.FunctionDef] = {}
    for chapter in CHAPTERS:
        for node in ast.parse((RULES / f"{chapter}.py").read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                assert node.name not in found, f"two functions are called {node.name}"
                found[node.name] = node
    return found


def read(name: str, functions: dict[str, ast.FunctionDef], seen: set[str]) -> Iterator[str]:
    """The names that somebody comes upon who reads a function and everything it calls, each once."""
    if name in seen:
        return
    seen.add(name)
    yield name
    if name in functions:
        calls = [node for node in ast.walk(functions[name]) if isinstance(node, ast.Call)]
        for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
            if isinstance(call.func, ast.Name):
                yield from read(call.func.id, functions, seen)


def windows() -> list[str]:
    return [window.name for window in Ledger("king_of_tokyo").windows]


@rule("KOT-TURN-01")
def test_whoever_reads_the_turn_comes_upon_the_windows_in_the_ledgers_order() -> None:
    opened_by = {ELSEWHERE.get(window, window): window for window in windows()}
    found = [opened_by[name] for name in read("turn", chapters(), set()) if name in opened_by]
    assert found == windows()


def test_a_window_out_of_place_would_be_found() -> None:
    functions = chapters()
    steps = next(node for node in functions["turn"].body if "enter_tokyo" in ast.unparse(node))
    assert isinstance(steps, ast.If)
    steps.body.reverse()
    for number, node in enumerate(ast.walk(steps)):
        if isinstance(node, ast.Call):
            node.lineno = number
    found = [name for name in read("turn", functions, set()) if name in windows()]
    assert found.index("enter_tokyo") < found.index("evolve")


def test_a_step_of_the_turn_is_a_line() -> None:
    steps = [node for node in ast.walk(chapters()["turn"]) if isinstance(node, ast.YieldFrom)]
    assert len(steps) >= 10
    assert all(node.lineno == node.end_lineno for node in steps)
    assert not [node for node in ast.walk(chapters()["turn"]) if isinstance(node, ast.Yield)], "no bare marks"
