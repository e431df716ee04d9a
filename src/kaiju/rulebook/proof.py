"""Which test proves which rule: the `@rule(...)` marks of a folder of tests, read without running it.

A mark counts on a test function, on a test class, on a parameter set, and as a module's or a class's
`pytestmark`; on a class or a module it stands for all the tests inside. A test that is skipped or expected
to fail proves nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from kaiju.rulebook.ledger import Ledger

_MARK = "rule"
_EXCUSES = ("skip", "xfail")


class Proof(msgspec.Struct, frozen=True):
    """The rules of a ledger against the tests that cite them."""

    tests: dict[str, tuple[str, ...]]
    """Every rule and example, with the tests that prove it; none is an empty tuple."""
    unknown: tuple[tuple[str, str], ...]
    """Ids that look like this ledger's but are not in it: the id and the test that cites it."""

    def without(self, ids: Iterable[str]) -> tuple[str, ...]:
        """Those of the ids that no test proves."""
        return tuple(id_ for id_ in ids if not self.tests[id_])


def prove(ledger: Ledger, tests: Path) -> Proof:
    """Hold the marks of a folder of tests against a ledger."""
    cited = citations(tests)
    known = [*ledger.rules, *ledger.examples]
    families = tuple({id_.split("-")[0] + "-" for id_ in known})
    return Proof(
        tests={id_: cited.get(id_, ()) for id_ in known},
        unknown=tuple(
            (id_, test)
            for id_, where in cited.items()
            if id_.startswith(families) and id_ not in known
            for test in where
        ),
    )


def citations(tests: Path) -> Mapping[str, tuple[str, ...]]:
    """Every id that a folder of tests cites, with the tests that cite it, by their pytest names."""
    found: dict[str, dict[str, None]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        name = path.relative_to(tests.parent).as_posix()
        for id_, test in _cited(ast.parse(path.read_text("utf-8"), name), name):
            found.setdefault(id_, {})[test] = None
    return {id_: tuple(where) for id_, where in found.items()}


def _cited(node: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, str]]:
    """The ids cited by a module or a class and by the tests in it."""
    inside = [
        child
        for child in node.body
        if (isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and child.name.startswith("test"))
        or (isinstance(child, ast.ClassDef) and child.name.startswith("Test"))
    ]
    marks = [*_pytestmarks(node), *(node.decorator_list if isinstance(node, ast.ClassDef) else ())]
    if _excused(marks):
        return
    if inside:
        yield from ((id_, name) for id_ in _ids(marks))
    for child in inside:
        if isinstance(child, ast.ClassDef):
            yield from _cited(child, f"{name}::{child.name}")
        elif not _excused(child.decorator_list):
            yield from ((id_, f"{name}::{child.name}") for id_ in _ids(child.decorator_list))


def _pytestmarks(node: ast.Module | ast.ClassDef) -> Iterator[ast.expr]:
    for child in node.body:
        targets = child.targets if isinstance(child, ast.Assign) else []
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            assert isinstance(child, ast.Assign)
            yield from child.value.elts if isinstance(child.value, ast.List | ast.Tuple) else [child.value]


def _ids(marks: Iterable[ast.expr]) -> Iterator[str]:
    for mark in marks:
        for call in ast.walk(mark):
            if isinstance(call, ast.Call) and _last_name(call.func) == _MARK:
                yield from (
                    arg.value
                    for arg in call.args
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )


def _excused(marks: Iterable[ast.expr]) -> bool:
    return any(_last_name(mark.func if isinstance(mark, ast.Call) else mark) in _EXCUSES for mark in marks)


def _last_name(node: ast.expr) -> str | None:
    """`rule` of `rule`, `marks.rule` and `pytest.mark.rule`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None
