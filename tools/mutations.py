"""The small changes that tools/mutate.py makes to a rule, and where a file can be changed so."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
WORKED_OUT: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}

Change = Callable[[], None]
"""Carries a mutation out, in place."""


@dataclass(frozen=True)
class Mutant:
    """One change: the how-manieth of a file, where, and what it does."""

    number: int
    file: str
    line: int
    statement: int  # the line on which its statement begins
    where: str
    what: str


def short(node: ast.AST) -> str:
    """A piece of code on one line."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 70 else text[:67] + "..."


def is_telling(node: ast.AST) -> bool:
    """Whether this only tells what happened: `if st.log is not None: ...`."""
    return (
        isinstance(node, ast.If) and ast.unparse(node.test).endswith(".log is not None") and not node.orelse
    )


def set_field(node: ast.AST, field: str, value: object) -> Change:
    return lambda: setattr(node, field, value)


def set_item(items: list[ast.cmpop], index: int, value: ast.cmpop) -> Change:
    def change() -> None:
        items[index] = value

    return change


def leave_out(body: list[ast.stmt], index: int) -> Change:
    def change() -> None:
        body[index] = ast.copy_location(ast.Pass(), body[index])

    return change


def droppable(node: ast.stmt) -> bool:
    """Statements that can be left out without breaking the program's form."""
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.AugAssign | ast.Break | ast.Continue) or (
        isinstance(node, ast.Return) and node.value is None
    )


def changes(node: ast.AST) -> Iterator[tuple[str, int, Change]]:
    """The mutations of one node, not of those inside it; a line of 0 means the node's own."""
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            other = COMPARED[type(op)]()
            turned = copy.deepcopy(node)
            turned.ops[i] = other
            yield f"{short(node)}  →  {short(turned)}", 0, set_item(node.ops, i, other)
    elif isinstance(node, ast.BoolOp):
        other_op: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        turned_bool = copy.deepcopy(node)
        turned_bool.op = other_op
        yield f"{short(node)}  →  {short(turned_bool)}", 0, set_field(node, "op", other_op)
    elif isinstance(node, ast.BinOp) and type(node.op) in WORKED_OUT:
        operator = WORKED_OUT[type(node.op)]()
        turned_sum = copy.deepcopy(node)
        turned_sum.op = operator
        yield f"{short(node)}  →  {short(turned_sum)}", 0, set_field(node, "op", operator)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield f"{node.value}  →  {not node.value}", 0, set_field(node, "value", not node.value)
        elif isinstance(node.value, int):
            for step in (1, -1):
                yield f"{node.value}  →  {node.value + step}", 0, set_field(node, "value", node.value + step)
    elif isinstance(node, ast.If | ast.While | ast.IfExp) and not isinstance(node.test, ast.Constant):
        negated = ast.UnaryOp(ast.Not(), node.test)
        yield f"if {short(node.test)}  →  if not", 0, set_field(node, "test", negated)
    for field in ("body", "orelse"):
        body = getattr(node, field, None)
        if isinstance(body, list):
            for i, statement in enumerate(body):
                if isinstance(statement, ast.stmt) and droppable(statement):
                    yield f"left out: {short(statement)}", statement.lineno, leave_out(body, i)


def walk(node: ast.AST, where: str, statement: int) -> Iterator[tuple[ast.AST, str, int]]:
    """Every node that may be mutated, in the order of the file, with its function and its statement's line."""
    if is_telling(node):
        return
    if isinstance(node, ast.stmt):
        statement = node.lineno
    yield node, where, statement
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                name = where
                if isinstance(child, ast.FunctionDef | ast.ClassDef):
                    name = f"{where}.{child.name}" if where else child.name
                yield from walk(child, name, statement)


def mutations(tree: ast.Module) -> Iterator[tuple[int, int, str, str, Change]]:
    """All mutations of a file: line, line of the statement, function, description, how to carry it out."""
    for node, where, statement in walk(tree, "", 0):
        for what, line, change in changes(node):
            yield line or getattr(node, "lineno", 0), line or statement, where, what, change


def mutants(source: str, file: str) -> list[Mutant]:
    """All mutants of a file."""
    found = mutations(ast.parse(source))
    return [
        Mutant(i, file, line, statement, where, what)
        for i, (line, statement, where, what, _) in enumerate(found)
    ]


def mutated(source: str, number: int) -> str:
    """The source with one of its mutations carried out."""
    tree = ast.parse(source)
    for i, (_, _, _, _, change) in enumerate(mutations(tree)):
        if i == number:
            change()
            return ast.unparse(ast.fix_missing_locations(tree)) + "\n"
    raise IndexError(f"There is no mutation {number}.")
