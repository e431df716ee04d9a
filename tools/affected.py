"""Which tests a change can break: by what they import, by the room and by the game that changed.

Nothing is imported, the sources are only read. The front door (`kaiju`) and the shelf (`kaiju.games`) lead
everywhere, so what is reached only through them is chosen by room and by game instead.
"""

from __future__ import annotations

import ast
import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

HUBS = {"src/kaiju/__init__.py", "src/kaiju/games/__init__.py"}
HOUSE = {"tests/test_layers.py", "tests/test_repository.py", "tests/test_docs.py", "tests/test_public_api.py"}
"""Tests of the house itself, which any file can break."""

WHOLE_GAMES = ("tests/every_game", "tests/golden")
"""Tests that play whole games; of a game that has not changed they are left out."""

Graph = dict[str, set[str]]
"""Files, and the files that each imports, as paths from the root."""


@dataclass(frozen=True, order=True)
class Choice:
    """A file of tests; the lower the rank, the nearer it is to the change."""

    rank: int
    test: str
    why: str


def graph(root: Path) -> Graph:
    """What every Python file of the house imports, wherever in the file it does."""
    found: Graph = {}
    for folder in ("src/kaiju", "tests", "tools"):
        for path in sorted((root / folder).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            found[name] = set(imported(path.read_text(encoding="utf-8"), name, root))
    for name, others in found.items():
        if name.startswith("tests/"):
            above = list(Path(name).parents)[:-1]
            others |= {conftest for at in above if (conftest := f"{at.as_posix()}/conftest.py") in found} - {
                name
            }
    return found


def imported(source: str, name: str, root: Path) -> Iterator[str]:
    """The files behind the import statements of one file."""
    try:
        tree = ast.parse(source, name)
    except SyntaxError:
        return  # its own tests and the linter will say so
    package = [*Path(name).with_suffix("").parts[:-1]]
    package = package[1:] if package[0] == "src" else package
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from file_of(alias.name.split("."), root)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            base = [*start, *(node.module.split(".") if node.module else [])]
            for alias in node.names:
                yield from file_of([*base, alias.name], root)


def file_of(module: list[str], root: Path) -> Iterator[str]:
    """The file of a module, or of the module that holds the last name; one that is gone has had a file too."""
    if module[0] not in ("kaiju", "tests", "tools"):
        return
    place = "/".join(["src", *module] if module[0] == "kaiju" else module)
    holder = place.rpartition("/")[0]
    for path in (f"{place}.py", f"{place}/__init__.py", f"{holder}.py", f"{holder}/__init__.py"):
        if (root / path).is_file():
            yield path
            return
    yield f"{place}.py"
    yield f"{holder}.py"


def distances(changed: Iterable[str], imports: Graph) -> dict[str, int]:
    """How many imports lie between each file and the nearest changed one."""
    importers: Graph = {}
    for name, others in imports.items():
        for other in others:
            importers.setdefault(other, set()).add(name)
    far = dict.fromkeys(changed, 0)
    waiting = deque(far)
    while waiting:
        name = waiting.popleft()
        if name in HUBS and far[name]:
            continue
        for other in importers.get(name, ()):
            if other not in far:
                far[other] = far[name] + 1
                waiting.append(other)
    return far


def game_of(path: str) -> str:
    """The game that a file belongs to, by its place in any room; "" for what belongs to none."""
    found = re.match(
        r"(?:src/kaiju/(?:games|bots|cli/pictures)|tests/(?:games|golden|bots)|web/src/boards)/([a-z0-9_]+)[./]",
        path,
    )
    return found[1] if found else ""


def games_touched(changed: Iterable[str], imports: Graph) -> set[str]:
    """The games whose own files changed, and those built upon them."""
    games = {game_of(name) for name in imports if name.startswith("src/kaiju/games/")} - {
        "",
        "common",
        "__init__",
    }
    touched = {game_of(name) for name in changed} & games
    built_upon = {
        game_of(name)
        for name, others in imports.items()
        if name.startswith("src/kaiju/games/") and any(game_of(other) in touched for other in others)
    }
    return touched | (built_upon & games)


def every_game_touched(changed: Iterable[str]) -> bool:
    """Whether a change lies under all games: in the engine, in their shared chapters, or in the suite itself."""
    under = ("src/kaiju/engine/", "src/kaiju/games/common/", "tests/every_game/")
    return any(name.startswith(under) or name in HUBS for name in changed)


def room_of(path: str) -> str:
    found = re.match(r"src/kaiju/([a-z]+)/", path)
    return found[1] if found else ""


def choose(changed: Iterable[str], imports: Graph) -> list[Choice]:
    """The files of tests that a change can break, the nearest first."""
    changed = sorted(changed)
    tests = [name for name in imports if re.search(r"/test_\w+\.py$", name)]
    far = distances(changed, imports)
    touched = games_touched(changed, imports)
    all_games = every_game_touched(changed)
    rooms = {room_of(name) for name in changed} - {"", "games"}
    told = any("/text/" in name or name.endswith(".ftl") for name in changed)
    found = []
    for test in tests:
        reasons: list[tuple[int, str]] = []
        if test in changed:
            reasons.append((0, "changed"))
        elif test in far:
            reasons.append((far[test], "imports what changed" if far[test] == 1 else "imports it by others"))
        if test in HOUSE:
            reasons.append((1, "holds the house"))
        if test.startswith("tests/games/") and game_of(test) in touched:
            reasons.append((1, f"plays {game_of(test)}"))
        elif test.startswith("tests/games/") and all_games:
            reasons.append((3, "plays a game on what changed"))
        if test.startswith(WHOLE_GAMES) and (touched or all_games):
            reasons.append((2, "plays whole games"))
        if any(test.startswith(f"tests/{room}/") for room in rooms):
            reasons.append((1, "of the same room"))
        if told and test.startswith(("tests/rulebook/", "tests/cli/test_texts")):
            reasons.append((2, "reads the texts"))
        if test == "tests/test_web.py" and any(
            name.startswith(("web/", "src/kaiju/server/")) for name in changed
        ):
            reasons.append((1, "holds client and server together"))
        if reasons:
            rank, why = min(reasons)
            found.append(Choice(rank, test, why))
    return sorted(found)
