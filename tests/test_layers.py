"""Imports point one way, the rules are pure (no input or output, no clock, no chance of their own), and only a game's
own rooms name a game.

The table below is the architecture. The last tests break each line of it in a synthetic tree, to show that
this file can fail.
"""

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent
SOURCE = HOUSE / "src" / "kaiju"
TOOLS = HOUSE / "tools"

# Each room, and the rooms it may enter besides itself. "" is the front door, kaiju/__init__.py, which offers
# the public names; the rooms it takes them from may not lean on it.
MAY_ENTER = {
    "engine": set[str](),
    "games": {"engine"},
    "rulebook": {"engine", "games"},
    "bots": {"engine", "games"},
    "advice": {"engine", "games", "bots"},
    "lessons": {"engine", "games", "rulebook"},
    "study": {"engine", "games", "rulebook", "bots"},
    "research": {"engine", "games", "rulebook", "bots", "study"},
    "": {"engine", "games", "rulebook", "bots", "study"},
    "server": {"engine", "games", "rulebook", "bots", "advice", "lessons", "study", ""},
    "cli": {"engine", "games", "rulebook", "bots", "advice", "lessons", "study", "research", "server", ""},
}

# Games know nothing of each other, but for what is listed: shared chapters, and a game built upon another.
SHARED_BY_GAMES = {"common"}
NO_GAMES = {*SHARED_BY_GAMES, "__init__.py", "shelf.py", "__pycache__"}
BUILT_UPON: dict[str, set[str]] = {"king_of_tokyo_origins": {"king_of_tokyo"}}

# The rooms where the same answers must always give the same game.
PURE = {"engine", "games"}
IMPURE_MODULES = set(
    # chance and clock
    "random secrets uuid time datetime calendar sched timeit zoneinfo "
    # files, streams, surroundings
    "io os sys pathlib tempfile shutil glob fileinput mmap shelve dbm sqlite3 pickle gzip zipfile tarfile "
    "getpass platform locale logging warnings argparse readline curses configparser importlib pkgutil "
    # other processes and machines
    "socket ssl select selectors asyncio threading multiprocessing concurrent queue subprocess signal ctypes "
    "http urllib smtplib ftplib webbrowser "
    # libraries that talk to people
    "rich cyclopts fluent textual litestar sqlalchemy".split()
)
IMPURE_CALLS = {"open", "print", "input", "breakpoint", "exec", "eval", "compile", "__import__", "globals"}

# Where a game's own things lie: whoever works there may name games. Everywhere else a game is known by what it
# declares. The shelf is where they stand.
OWN_ROOMS = ("games", "bots", "cli/pictures")
SHELF = Path("games/__init__.py")
EVERYDAY = {"go_on", "health", "kaiju", "players", "points"}
"""Words that a game may declare and that mean something in the house besides."""
HOUSE_TEXTS = {"seat", "card", "face", "token", "space", "actor", "monster", "event", "kaiju"}
"""How keys of texts, or names of ours, begin in every game (kaiju.rulebook.telling and .catalogue)."""
OF_GAMES = re.compile(r"# of (\w+(?:, \w+)*)\n")
"""The first line of a tool that belongs to games, such as one that fits the numbers their bots play by."""
RULE_ID = re.compile(r"\b[A-Z]{3,5}-[A-Z]+-\d\d\b")
PLATFORM_TEXTS = "rulebook/text/*/*.ftl"
"""What terminal and server say in every game."""

# Named exceptions, as "room/file.py: complaint". Each needs its reason beside it.
ALLOWED: set[str] = {
    # The shelf finds the games that people bring along; no rule knows it.
    "games/shelf.py: imports importlib",
    "games/shelf.py: imports os",
    "games/shelf.py: imports sys",
    # The fact files of the family list its Monsters and whose a card is (docs/reference/rulebook.md).
    "rulebook/catalogue.py: leans on monster",
    "rulebook/catalogue.py: leans on monsters",
    "cli/cards.py: leans on monster",
    "server/reading.py: leans on monster",
    "server/reading.py: leans on monsters",
    # What several rulebooks say in the same words of choosing Monsters.
    "games/common/monsters.py: leans on monsters",
    # A seat's figure is called so in tables that were stored long ago.
    "server/infos.py: leans on monster",
}

# The same for the tools.
TOOLS_ALLOWED = {
    # A process that runs, and a statement that is left out.
    "soak_server.py: leans on alive",
    "mutations.py: leans on leave_out",
}


def complaints(source: Path) -> Iterator[str]:
    """Everything in the package at `source` that the architecture forbids."""
    games = games_of(source)
    for path in sorted(source.rglob("*.py")):
        where = path.relative_to(source)
        room = where.parts[0] if len(where.parts) > 1 else ""
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        if room not in MAY_ENTER:
            yield f"{where.as_posix()}: is in no room of the house"
            continue
        found = list(forbidden_imports(tree, where, room, source))
        if room in PURE:
            found += impurities(tree)
        if not found and where != SHELF and own_game(where, games) is None:
            found += games_named(tree, where, games, source)
        yield from (f"{where.as_posix()}: {complaint}" for complaint in found)
    for path in sorted(source.glob(PLATFORM_TEXTS)):
        for cited in sorted(set(RULE_ID.findall(path.read_text(encoding="utf-8")))):
            yield f"{path.relative_to(source).as_posix()}: cites {cited}"


def tools_complaints(tools: Path, source: Path) -> Iterator[str]:
    """Every tool that names a game or leans on one game's words. A tool that says in its first line which games it
    belongs to has their words, names just them, and no other tool leans on it.
    """
    games = games_of(source)
    own = {path.stem: games_of_tool(path) for path in sorted(tools.glob("*.py"))}
    for name, mine in own.items():
        tree, where = tree_of(tools / f"{name}.py"), Path(f"{name}.py")
        found = list(games_named(tree, where, games, source))
        if mine:
            named = {game for game in games if f"names {game}" in found}
            found = [f"names {game}" for game in sorted(named - mine)]
            found += [f"belongs to {game} without naming it" for game in sorted(mine - named)]
        else:
            parts = {part for module in imported(tree, where, source) for part in module.split(".")}
            found += [f"leans on {other}.py" for other in sorted(parts & own.keys()) if own[other]]
        yield from (f"{where}: {complaint}" for complaint in found)


def games_of_tool(path: Path) -> set[str]:
    """The games that a tool says it belongs to."""
    found = OF_GAMES.match(path.read_text(encoding="utf-8"))
    return set(found[1].split(", ")) if found else set()


def games_of(source: Path) -> dict[str, set[str]]:
    """The games of a package, each with the words that belong to it alone."""
    places = [path for path in sorted((source / "games").iterdir()) if path.name not in NO_GAMES]
    return {path.name: own_words(path) | bots_of(source / "bots", path.name) for path in places}


def forbidden_imports(tree: ast.Module, where: Path, room: str, source: Path) -> Iterator[str]:
    for module in imported(tree, where, source):
        top, *inside = module.split(".")
        if top != "kaiju":
            if room in PURE and top in IMPURE_MODULES:
                yield f"imports {top}"
            continue
        other = inside[0] if inside else ""
        if other != room and other not in MAY_ENTER[room]:
            yield f"enters {other or 'the front door'}"
        elif room == other == "games" and len(where.parts) > 2:
            game = where.parts[1]
            neighbour = inside[1] if len(inside) > 1 else ""
            if neighbour not in {game} | SHARED_BY_GAMES | BUILT_UPON.get(game, set()):
                yield f"leans on {neighbour or 'the shelf'}"


def own_game(where: Path, games: Collection[str]) -> str | None:
    """The game in whose own room a file lies, if it does."""
    for room in OWN_ROOMS:
        if where.is_relative_to(room):
            inside = where.relative_to(room).parts[0].removesuffix(".py")
            if inside in games:
                return inside
    return None


def own_words(game: Path) -> set[str]:
    """What belongs to a game alone: its events, the fields of its view that it declares, its kinds of question, and
    how the keys of its texts begin (with a dash at the end).
    """
    found = {kind for kind in kinds(game) if "_" in kind}
    for path in (game / "events.py", game / "declaration.py", *game.glob("events/*.py")):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.keyword) and node.arg in ("each_seat", "in_game", "option"):
                found |= strings(node.value)
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Column", "Figure"):
                found |= strings(node.args[0])
                if getattr(node.func, "id", "") == "Figure":
                    found |= {f"{key}-" for key in strings(node.args[0]) - HOUSE_TEXTS}
            elif isinstance(node, ast.keyword) and node.arg == "words" and isinstance(node.value, ast.Dict):
                found |= {f"{key}-" for value in node.value.values for key in strings(value) - HOUSE_TEXTS}
    return found


def bots_of(room: Path, game: str) -> set[str]:
    """What the bots of a game are called."""
    found: set[str] = set()
    for path in (room / game / "__init__.py", room / f"{game}.py"):
        for node in tree_of(path).body:
            if isinstance(node, ast.Assign) and is_called("BOTS", node) and isinstance(node.value, ast.Dict):
                found |= {name for key in node.value.keys if key is not None for name in strings(key)}
    return found


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Module([], [])


@lru_cache(maxsize=1)
def nodes(tree: ast.Module) -> list[ast.AST]:
    """All that a file says, walked through once for everybody who looks at it."""
    return list(ast.walk(tree))


@cache
def kinds(game: Path) -> set[str]:
    """The kinds of question that a game asks."""
    named = [
        node.value
        for node in tree_of(game / "asks.py").body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        and node.value is not None
        and is_called("NAMES", node)
    ]
    return {text for value in named for node in ast.walk(value) for text in strings(node)}


def is_called(name: str, node: ast.Assign | ast.AnnAssign) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(isinstance(target, ast.Name) and target.id == name for target in targets)


def kinds_compared(tree: ast.Module, every: Collection[str]) -> Iterator[str]:
    """The kinds of question, everyday words or not, that a file asks for by name."""
    for node in nodes(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(isinstance(side, ast.Attribute) and side.attr == "kind" for side in sides):
                told = {text for side in sides for inner in ast.walk(side) for text in strings(inner)}
                yield from (f"asks for the kind {kind}" for kind in sorted(told & set(every)))


def strings(node: ast.AST) -> set[str]:
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def games_named(tree: ast.Module, where: Path, games: Mapping[str, set[str]], source: Path) -> Iterator[str]:
    """The games that a file names in imports, names and texts, and the words of theirs that it leans on."""
    docstrings = {node.value for node in nodes(tree) if isinstance(node, ast.Expr)}  # these may give examples
    told = {text for node in nodes(tree) if node not in docstrings for text in names_and_texts(node)}
    told |= {part for module in imported(tree, where, source) for part in module.split(".")}
    for game in games:
        pattern = re.compile(rf"(?<![a-z]){re.escape(game).replace('_', '[-_ ]')}(?![-_a-z])", re.IGNORECASE)
        if any(pattern.search(text) for text in told):
            yield f"names {game}"
    for cited in sorted({found for text in told for found in RULE_ID.findall(text)}):
        yield f"cites {cited}"
    yield from kinds_compared(tree, {kind for game in games for kind in kinds(source / "games" / game)})
    own = set().union(*games.values()) - EVERYDAY
    yield from (f"leans on {word}" for word in sorted(own & told))
    begins = tuple(word for word in own if word.endswith("-"))
    yield from (f"leans on the text {text}" for text in sorted(told) if text.startswith(begins))


def names_and_texts(node: ast.AST) -> set[str]:
    """The names that code uses, and its strings."""
    if isinstance(node, ast.Name):
        return {node.id}
    if isinstance(node, ast.Attribute):
        return {node.attr}
    if isinstance(node, ast.arg | ast.keyword):
        return {node.arg or ""}
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {node.name}
    return strings(node)


def imported(tree: ast.Module, where: Path, source: Path) -> Iterator[str]:
    """The full names of the modules that a file imports, wherever in the file it does."""
    package = ("kaiju", *where.parts[:-1])
    for node in nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*start, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield inner if is_module(inner, source) else base


def is_module(name: str, source: Path) -> bool:
    """Whether a dotted name is a module of ours, and not something inside one."""
    top, *inside = name.split(".")
    path = source.joinpath(*inside)
    return top == "kaiju" and (path.is_dir() or path.with_name(path.name + ".py").exists())


def impurities(tree: ast.Module) -> Iterator[str]:
    for node in nodes(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            yield f"calls {node.func.id}"
        elif isinstance(node, ast.Global):
            yield f"keeps global state in {', '.join(node.names)}"


def test_imports_point_one_way_and_rules_are_pure() -> None:
    found = set(complaints(SOURCE))
    assert sorted(found - ALLOWED) == []
    assert sorted(ALLOWED - found) == [], "an exception that nobody needs any more"


def test_tools_name_no_game() -> None:
    found = set(tools_complaints(TOOLS, SOURCE))
    assert sorted(found - TOOLS_ALLOWED) == []
    assert sorted(TOOLS_ALLOWED - found) == [], "an exception that nobody needs any more"


def test_the_house_has_an_order() -> None:
    """Nobody can walk in a circle: each room enters only rooms listed above it."""
    seen: set[str] = set()
    for room, others in MAY_ENTER.items():
        assert others <= seen
        seen.add(room)


SOUND = {
    "__init__.py": "from kaiju.engine.table import Table\n",
    "engine/__init__.py": "",
    "engine/table.py": "from __future__ import annotations\nimport msgspec\nfrom . import errors\n",
    "engine/errors.py": "from kaiju.engine import table\n",
    "games/__init__.py": "from kaiju.games import tokyo\nfrom .island import GAME\n",
    "games/tokyo/__init__.py": "from kaiju.engine.table import Table\nfrom ..common.dice import roll\n",
    "games/tokyo/turn.py": "from . import cards\nfrom kaiju.games.tokyo.cards import CARDS\n",
    "games/tokyo/cards/__init__.py": "from ..turn import turn\n",
    "games/island/__init__.py": "GAME = 1\nFIRST = 'tokyo'\n",
    "games/island/events.py": "class Landed(Event): pass\n",
    "games/island/declaration.py": "Declaration(each_seat='castaways', columns=[Column('fish')], in_game='afloat')\n",
    "games/island/events/__init__.py": "",
    "games/island/events/sea.py": "class Drifted(Event): pass\n",
    "games/island/asks.py": "NAMES: Final = ('fish_for', 'swim')\nASK = 'dive_in'\n",
    "games/shelf.py": "x = 1\n",
    "rulebook/text/en/ui.ftl": "help = swim and a number\n",
    "games/common/__init__.py": "",
    "games/common/dice.py": "import math\n",
    "rulebook/__init__.py": "import pathlib\nfrom kaiju.games import SHELF\n",
    "bots/__init__.py": "import random\nfrom kaiju.games import SHELF\n",
    "bots/tokyo/__init__.py": "from kaiju.games.tokyo import turn\n",
    "bots/island.py": "BOTS = {**lower(Fisher), 'angler': Fisher}\nfrom kaiju.games.island import GAME\n",
    "study/__init__.py": "'''As in tokyo.'''\nimport time\nfrom kaiju.bots import Bot\ntokyoite = 'islander'\n",
    "cli/main.py": "import kaiju\nfrom kaiju import bots, study\nprint(kaiju.engine)\n",
    "cli/pictures/tokyo.py": "import kaiju.games.tokyo\nTOKYO = 'tokyo'\n",
}

BROKEN = [
    ("engine/table.py", "from kaiju.games import tokyo", "enters games"),
    ("engine/table.py", "from kaiju import games", "enters games"),
    ("engine/table.py", "from .. import games", "enters games"),
    ("engine/table.py", "from ..games.tokyo import turn", "enters games"),
    ("engine/table.py", "import kaiju", "enters the front door"),
    ("engine/table.py", "from kaiju import Table", "enters the front door"),
    ("engine/table.py", "def late():\n    import kaiju.cli.main", "enters cli"),
    ("engine/table.py", "import random", "imports random"),
    ("engine/table.py", "from os.path import join", "imports os"),
    ("engine/table.py", "from time import monotonic", "imports time"),
    ("engine/table.py", "text = open('x')", "calls open"),
    ("engine/table.py", "def f():\n    print('x')", "calls print"),
    ("engine/table.py", "def f():\n    global count\n    count = 1", "keeps global state in count"),
    ("games/tokyo/turn.py", "import secrets as s", "imports secrets"),
    ("games/tokyo/turn.py", "from pathlib import Path", "imports pathlib"),
    ("games/tokyo/turn.py", "from kaiju.bots import greedy", "enters bots"),
    ("games/tokyo/turn.py", "from kaiju.rulebook import ledger", "enters rulebook"),
    ("games/tokyo/turn.py", "from kaiju.games import island", "leans on island"),
    ("games/tokyo/turn.py", "from ..island import GAME", "leans on island"),
    ("games/tokyo/turn.py", "from kaiju.games import GAMES", "leans on the shelf"),
    ("games/tokyo/cards/__init__.py", "from ...island import GAME", "leans on island"),
    ("games/common/dice.py", "from kaiju.games.tokyo import turn", "leans on tokyo"),
    ("rulebook/__init__.py", "from kaiju.bots import greedy", "enters bots"),
    ("bots/__init__.py", "import kaiju.study", "enters study"),
    ("bots/__init__.py", "import kaiju.rulebook", "enters rulebook"),
    ("study/__init__.py", "from kaiju.cli import main", "enters cli"),
    ("__init__.py", "from kaiju.cli.main import main", "enters cli"),
    ("bots/__init__.py", "from kaiju.games.tokyo import turn", "names tokyo"),
    ("bots/__init__.py", "from kaiju.bots.tokyo import Greedy", "names tokyo"),
    ("games/shelf.py", "from kaiju.games import tokyo", "names tokyo"),
    ("games/common/dice.py", "FIRST = 'tokyo'", "names tokyo"),
    ("study/__init__.py", "def crowded_tokyo(): pass", "names tokyo"),
    ("study/__init__.py", "def soak(game='tokyo'): pass", "names tokyo"),
    ("study/__init__.py", "help = f'such as Tokyo.'", "names tokyo"),
    ("cli/main.py", "import kaiju.cli.pictures.tokyo", "names tokyo"),
    ("cli/main.py", "from kaiju.games import island as first", "names island"),
    ("cli/main.py", "if event.kind == 'Landed': pass", "leans on Landed"),
    ("cli/main.py", "all(view.castaways)", "leans on castaways"),
    ("cli/main.py", "getattr(view, 'castaways', ())", "leans on castaways"),
    ("cli/main.py", "best = seat.fish", "leans on fish"),
    ("cli/main.py", "out = not seat['afloat']", "leans on afloat"),
    ("cli/main.py", "if event.kind == 'Drifted': pass", "leans on Drifted"),
    ("cli/main.py", "asked = {'fish_for': 1}", "leans on fish_for"),
    ("cli/main.py", "if question.kind == 'swim': pass", "asks for the kind swim"),
    ("cli/main.py", "wet = question.kind in ('swim', 'dry')", "asks for the kind swim"),
    ("cli/main.py", "print('look at ISL-SWIM-01')", "cites ISL-SWIM-01"),
    ("cli/main.py", "make_bot('angler')", "leans on angler"),
    ("bots/__init__.py", "best = own.get('angler')", "leans on angler"),
    ("rulebook/text/en/ui.ftl", "more = rules ISL-SWIM-01", "cites ISL-SWIM-01"),
    ("attic/old.py", "x = 1", "is in no room of the house"),
]


def write(source: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_a_sound_house_has_no_complaints(tmp_path: Path) -> None:
    write(tmp_path, SOUND)
    assert list(complaints(tmp_path)) == []


@pytest.mark.parametrize("name, line, complaint", BROKEN)
def test_every_breach_is_noticed(tmp_path: Path, name: str, line: str, complaint: str) -> None:
    write(tmp_path, SOUND)
    write(tmp_path, {name: f"{SOUND.get(name, '')}{line}\n"})
    assert list(complaints(tmp_path)) == [f"{name}: {complaint}"]


NAMING = [(line, complaint) for name, line, complaint in BROKEN if name == "cli/main.py"]


@pytest.mark.parametrize("line, complaint", NAMING)
def test_tools_are_looked_at_in_the_same_way(tmp_path: Path, line: str, complaint: str) -> None:
    write(tmp_path, SOUND)
    write(tmp_path, {"tools/measure.py": f"'''As in tokyo.'''\nimport kaiju\n{line}\n"})
    assert list(tools_complaints(tmp_path / "tools", tmp_path)) == [f"measure.py: {complaint}"]


@pytest.mark.parametrize("line, complaint", NAMING)
def test_a_tool_of_a_game_may_name_it(tmp_path: Path, line: str, complaint: str) -> None:
    write(tmp_path, SOUND)
    text = f"# of island, tokyo\nimport kaiju.bots.tokyo\nimport kaiju.games.island\n{line}\n"
    write(tmp_path, {"tools/measure.py": text})
    assert list(tools_complaints(tmp_path / "tools", tmp_path)) == []


def test_a_tool_of_a_game_names_that_game_and_is_used_by_no_other(tmp_path: Path) -> None:
    write(tmp_path, SOUND)
    fit = "# of tokyo\nfrom kaiju.games.island import GAME\n"
    write(tmp_path, {"tools/fit.py": fit, "tools/measure.py": "from tools.fit import x\n"})
    assert list(tools_complaints(tmp_path / "tools", tmp_path)) == [
        "fit.py: names island",
        "fit.py: belongs to tokyo without naming it",
        "measure.py: leans on fit.py",
    ]
