"""What a compiled module must not say, because C would read it as something else than Python does."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "kaiju"
MODULES = sorted(path for room in ("engine", "games") for path in (SOURCE / room).rglob("*.py"))


def fixed(node: ast.expr) -> bool:
    """Whether an expression is worked out before it is compiled: a number, or a name in capitals."""
    if isinstance(node, ast.Name):
        return node.id.isupper()
    return isinstance(node, ast.Constant)


def far_shifts(tree: ast.AST) -> Iterator[int]:
    """The lines where a constant is shifted to the left by a variable.

    Such a constant has 32 bits in C, so what is shifted further is lost. A single bit is let through: those stand for
    dice and seats, of which there are never so many.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            one = isinstance(node.left, ast.Constant) and node.left.value == 1
            if fixed(node.left) and not fixed(node.right) and not one:
                yield node.lineno


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(SOURCE)) for path in MODULES])
def test_no_constant_is_shifted_by_a_variable(path: Path) -> None:
    assert list(far_shifts(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize("line", ["MASK << (BITS * seat)", "1023 << seat", "3 << n"])
def test_such_a_shift_is_found(line: str) -> None:
    assert list(far_shifts(ast.parse(line))) == [1]


@pytest.mark.parametrize("line", ["1 << seat", "harm << (BITS * seat)", "1 << MOMENT | 1 << OTHER"])
def test_other_shifts_are_left_alone(line: str) -> None:
    assert list(far_shifts(ast.parse(line))) == []
