"""Write the page of the Python API from the docstrings of the source: docs/reference/api.md.

    python tools/api_page.py            write the page
    python tools/api_page.py --check    only say whether it is current

The source is read, not imported, so the compiled build and what is installed do not matter. A public thing without a
docstring is refused with a sentence. Which things are public is said by `CHAPTERS`.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "reference" / "api.md"

Definition = ast.FunctionDef | ast.ClassDef


class Undocumented(Exception):
    """Something public says nothing about itself, or does not exist."""


@dataclass(frozen=True)
class Chapter:
    """A module whose public names are told: those named here, or all that its `__all__` lists."""

    module: str
    names: tuple[str, ...] = ()
    for_whom: str = ""


CHAPTERS = (
    Chapter("kaiju", for_whom="To play, to save, to look at: all that most programs need."),
    Chapter(
        "kaiju.bots",
        for_whom="To seat somebody, or to write a player: [write a bot](../how-to/write-a-bot.md).",
    ),
    Chapter(
        "kaiju.engine.forms",
        ("pick_answer", "pick", "amounts_answer", "amounts_of", "order_answer", "order"),
        "To turn chosen things into the number that answers, and back: [questions](questions.md).",
    ),
    Chapter(
        "kaiju.study.simulate",
        ("Plan", "Played", "Study", "simulate", "let_play"),
        "To play many games: [run a study](../how-to/run-a-study.md).",
    ),
    Chapter("kaiju.study.tally", ("Entry", "Tally", "tally"), "To count what came out of them."),
    Chapter("kaiju.rulebook", for_whom="To read rules, cards and words: [as data](rulebook.md)."),
    Chapter("kaiju.engine.game", ("Game",), "To make a game: [add a game](../how-to/add-a-game.md)."),
)

SHOWN = {
    "Table": "over asked question question_for answer check waiting view news events winners can_undo why_not_undo "
    "undo trial become copy imagine answers digest".split()
}
"""Of a class that is also worked on from inside the engine: what others are meant to use, and attributes apart."""


def source_of(module: str) -> Path:
    place = SOURCE.joinpath(*module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def tree_of(module: str) -> ast.Module:
    path = source_of(module)
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def listed(tree: ast.Module) -> list[str]:
    """The names in `__all__`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(
            isinstance(t, ast.Name) and t.id == "__all__" for t in node.targets
        ):
            return [str(name) for name in ast.literal_eval(node.value)]
    return []


def find(module: str, name: str) -> tuple[ast.stmt, str]:
    """Where a name of a module is defined, be it by an import from elsewhere; and what the line below says of it."""
    tree = tree_of(module)
    for i, node in enumerate(tree.body):
        if isinstance(node, Definition) and node.name == name:
            return node, ast.get_docstring(node) or ""
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                return node, said_by(tree.body[i + 1] if i + 1 < len(tree.body) else None)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("kaiju"):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return find(node.module, alias.name)
    raise Undocumented(f"{module} has no {name}.")


def said_by(node: ast.stmt | None) -> str:
    """The text of a statement that is nothing but a text."""
    if (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ):
        return " ".join(node.value.value.split())
    return ""


# Writing


def in_markdown(text: str) -> str:
    """A docstring as it stands on a page: roles and double backticks become code."""
    text = re.sub(r":\w+:`~?([^`]+)`", r"`\1`", text)
    return re.sub(r"``([^`]+)``", r"`\1`", text).strip()


def signature(function: ast.FunctionDef, inside: bool) -> str:
    """A function with its arguments, as it is called."""
    taken = ast.unparse(function.args)
    if inside:
        taken = re.sub(r"^(self|cls)(, )?", "", taken)
    told = f" -> {ast.unparse(function.returns)}" if function.returns is not None else ""
    return f"{function.name}({taken}){'' if told == ' -> None' else told}"


def is_property(function: ast.FunctionDef) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "property" for mark in function.decorator_list)


def fields(kind: ast.ClassDef) -> Iterator[str]:
    """The fields of a structure, each with its type and what it is when left out."""
    for i, node in enumerate(kind.body):
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and not node.target.id.startswith("_")
        ):
            usual = f" = {ast.unparse(node.value)}" if node.value is not None else ""
            said = said_by(kind.body[i + 1] if i + 1 < len(kind.body) else None)
            line = f"- `{node.target.id}: {ast.unparse(node.annotation)}{usual}`"
            yield line + (f": {in_markdown(said)}" if said else "")


def methods(kind: ast.ClassDef, where: str) -> Iterator[str]:
    shown = SHOWN.get(kind.name)
    found = [
        node for node in kind.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    ]
    missing = set(shown or ()) - {node.name for node in found}
    if missing:
        raise Undocumented(f"{where}.{kind.name} has no {', '.join(sorted(missing))}.")
    for node in found:
        if shown is not None and node.name not in shown:
            continue
        if any(isinstance(mark, ast.Attribute) for mark in node.decorator_list):
            continue  # the setter of a property
        said = ast.get_docstring(node)
        if not said:
            raise Undocumented(f"{where}.{kind.name}.{node.name} has no docstring.")
        returns = f": {ast.unparse(node.returns)}" if node.returns is not None else ""
        head = node.name + returns if is_property(node) else signature(node, inside=True)
        first, *more = re.split(r"\n\s*\n", in_markdown(said))
        yield "\n\n  ".join(
            [f"- `{head}`: {' '.join(first.split())}", *(" ".join(part.split()) for part in more)]
        )


def entry(module: str, name: str) -> Iterator[str]:
    """One public thing: a heading, what it is for, and what is in it."""
    node, said = find(module, name)
    if not said and not isinstance(node, ast.Assign | ast.AnnAssign):
        raise Undocumented(f"{module}.{name} has no docstring.")
    if isinstance(node, ast.ClassDef):
        bases = [base for base in map(ast.unparse, node.bases) if base not in ("msgspec.Struct", "Exception")]
        yield f"### class `{name}`" + (f" ({', '.join(f'`{base}`' for base in bases)})" if bases else "")
    elif isinstance(node, ast.FunctionDef):
        yield f"### `{signature(node, inside=False)}`"
    else:
        alias = isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias" and node.value
        yield f"### `{name} = {ast.unparse(alias)}`" if alias else f"### `{name}`"
    if said:
        yield in_markdown(said)
    if isinstance(node, ast.ClassDef):
        inside = [*fields(node), *methods(node, module)]
        if inside:
            yield "\n".join(inside)


def chapter(told: Chapter) -> Iterator[str]:
    tree = tree_of(told.module)
    yield f"## {told.module}"
    if told.for_whom:
        yield told.for_whom
    first, _, _ = (ast.get_docstring(tree) or "").partition("\n\n")
    yield in_markdown(" ".join(first.split()))
    names = told.names or tuple(listed(tree))
    if not names:
        raise Undocumented(f"{told.module} lists no public names.")
    for name in sorted(names, key=lambda name: rank(told.module, name)):
        yield from entry(told.module, name)


def rank(module: str, name: str) -> int:
    """What one calls comes first, then what one gets, what is just there, and the errors."""
    node, _ = find(module, name)
    if isinstance(node, ast.FunctionDef):
        return 0
    if not isinstance(node, ast.ClassDef):
        return 2
    errors = ("Error", "Exception", "AnswerRefused", "NotFound")
    return 3 if any(ast.unparse(base).endswith(errors) for base in node.bases) else 1


def page() -> str:
    """The whole page."""
    parts = [
        "# The Python API",
        "Made from the docstrings by `tools/api_page.py`; a test holds it to the code. [README](../../README.md) shows "
        "most of it at work on one screen, and [concepts](../concepts.md) explains the words. What is not here belongs "
        "to the inside of the house and may change without a word in the changelog.",
        "Chapters: " + ", ".join(f"[{c.module}](#{c.module.replace('.', '')})" for c in CHAPTERS) + ".",
    ]
    for told in CHAPTERS:
        parts += chapter(told)
    return "\n\n".join(parts) + "\n"


def main(argv: Sequence[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="tools/api_page.py", description="Write the page of the Python API."
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is not current")
    options = parser.parse_args(argv)
    try:
        text = page()
    except Undocumented as missing:
        print(f"kaiju: {missing}", file=sys.stderr)
        return 1
    current = PAGE.exists() and PAGE.read_text(encoding="utf-8") == text
    if options.check:
        print("The page of the API is current." if current else "The page of the API is not current.")
        return 0 if current else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
