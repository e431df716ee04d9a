"""Moments and hooks are numbered each from 0, so one can stand where the other belongs and no type would mind.

Here every place in the games that names one is read, and the last tests show that a mistake would be found.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import kaiju.games
from kaiju.engine.hooks import ROOM
from tests.marks import compiled

GAMES = Path(kaiju.games.__file__).parent
WITH_CARDS = sorted(path.parent.name for path in GAMES.glob("*/card.py"))

# What is asked with which of the two: `st.heeds(ANYTIME)`, `powers.at[ANYTIME]`; `st.minds(ORDER)`, `powers.on[ORDER]`.
WITH_A_MOMENT = {"heeds", "ready", "act", "in_play", "window", "in_any_order", "any_ready"}
WITH_A_HOOK = {"minds", "listens"}


def numbered(source: str) -> tuple[dict[str, int], dict[str, int]]:
    """The moments and the hooks that a card.py numbers, under its two headings."""
    found: list[dict[str, int]] = []
    for heading in ("\n# Moments:", "\n# Hooks:"):
        part = source[source.index(heading) :].split("\n\n", 1)[0]
        found.append(
            {
                node.target.id: node.value.value
                for node in ast.parse(part).body
                if isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, int)
                and ast.unparse(node.annotation) == "Final[i64]"
            }
        )
    return found[0], found[1]


def misplaced(tree: ast.AST, moments: set[str], hooks: set[str]) -> Iterator[str]:
    """Everywhere in this code that a moment stands for a hook, or a hook for a moment."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            where = last_name(node.value)
            named = names(node.slice)
            wrong = named & hooks if where == "at" else named & moments if where == "on" else set()
        elif isinstance(node, ast.Call):
            called = last_name(node.func)
            named = {name for arg in node.args if isinstance(arg, ast.Name) for name in names(arg)}
            wrong = (
                named & hooks
                if called in WITH_A_MOMENT
                else named & moments
                if called in WITH_A_HOOK
                else set()
            )
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            named = names(node)
            wrong = named & hooks if named & moments else set()
        else:
            continue
        for name in sorted(wrong):
            yield f"line {node.lineno}: {name} in {ast.unparse(node)}"


def last_name(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def names(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


@pytest.mark.parametrize("game", WITH_CARDS)
def test_moments_and_hooks_stand_where_they_belong(game: str) -> None:
    moments, hooks = numbered((GAMES / game / "card.py").read_text("utf-8"))
    assert moments
    assert hooks
    assert not moments.keys() & hooks.keys()
    for path in sorted((GAMES / game).rglob("*.py")):
        found = list(misplaced(ast.parse(path.read_text("utf-8")), set(moments), set(hooks)))
        assert not found, f"{path.relative_to(GAMES)}, {found[0]}"


@compiled
@pytest.mark.parametrize("game", WITH_CARDS)
def test_numbers_begin_at_0_without_a_gap_and_the_game_says_how_many_there_are(game: str) -> None:
    card = importlib.import_module(f"kaiju.games.{game}.card")
    moments, hooks = numbered((GAMES / game / "card.py").read_text("utf-8"))
    assert sorted(moments.values()) == list(range(card.MOMENTS))
    assert sorted(hooks.values()) == list(range(card.HOOK_COUNT))
    assert max(card.MOMENTS, card.HOOK_COUNT) <= ROOM
    for number, method in card.HOOKS:
        assert hooks[method.__name__.upper()] == number


def test_a_hook_where_a_moment_belongs_would_be_found() -> None:
    for line in (
        "me.powers.at[ORDER]",
        "st.heeds(ORDER)",
        "card.ready(st, me, ORDER)",
        "1 << ORDER | 1 << GUARD",
    ):
        assert list(misplaced(ast.parse(line), {"GUARD"}, {"ORDER"})), line


def test_a_moment_where_a_hook_belongs_would_be_found() -> None:
    for line in ("me.powers.on[GUARD]", "st.minds(GUARD)", "card.listens(me, GUARD)"):
        assert list(misplaced(ast.parse(line), {"GUARD"}, {"ORDER"})), line
