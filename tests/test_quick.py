"""`make quick`: it chooses the tests that a change can break, and says what it leaves out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools import affected, in_time, quick

HOUSE = {
    "src/kaiju/__init__.py": "from kaiju.engine.table import Table\nfrom kaiju.games import SHELF\n",
    "src/kaiju/engine/__init__.py": "",
    "src/kaiju/engine/table.py": "",
    "src/kaiju/engine/errors.py": "",
    "src/kaiju/games/__init__.py": "from kaiju.games import pig, ludo, pig_deluxe\n",
    "src/kaiju/games/pig/__init__.py": "from kaiju.games.pig.turn import turn\n",
    "src/kaiju/games/pig/turn.py": "from kaiju.engine import table\n",
    "src/kaiju/games/pig_deluxe/__init__.py": "from ..pig import turn\n",
    "src/kaiju/games/ludo/__init__.py": "from kaiju.engine.table import Table\n",
    "src/kaiju/server/__init__.py": "import kaiju\n",
    "src/kaiju/server/house.py": "from kaiju.server import store\n",
    "src/kaiju/server/store.py": "",
    "tests/conftest.py": "",
    "tests/test_layers.py": "",
    "tests/engine/test_table.py": "from kaiju.engine.table import Table\n",
    "tests/every_game/test_every_game.py": "import kaiju\n",
    "tests/games/pig/stage.py": "import kaiju\n",
    "tests/games/pig/test_turn.py": "from tests.games.pig.stage import Stage\n",
    "tests/games/ludo/test_turn.py": "import kaiju\n",
    "tests/games/pig_deluxe/test_turn.py": "import kaiju\n",
    "tests/server/conftest.py": "from kaiju.server.house import House\n",
    "tests/server/test_store.py": "def test():\n    from kaiju.server import store\n",
    "tests/server/test_doors.py": "",
    "tools/compare.py": "",
    "tests/test_compare.py": "from tools import compare\n",
}


@pytest.fixture
def house(tmp_path: Path) -> affected.Graph:
    for name, text in HOUSE.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return affected.graph(tmp_path)


def chosen(house: affected.Graph, *changed: str) -> dict[str, str]:
    return {choice.test.removeprefix("tests/"): choice.why for choice in affected.choose(changed, house)}


def test_a_test_that_changed_is_tried_first(house: affected.Graph) -> None:
    first, *_ = affected.choose(["tests/games/ludo/test_turn.py"], house)
    assert first == affected.Choice(0, "tests/games/ludo/test_turn.py", "changed")


def test_imports_lead_to_tests_also_through_conftest_and_inside_functions(house: affected.Graph) -> None:
    found = affected.choose(["src/kaiju/server/store.py"], house)
    assert [(c.rank, c.test) for c in found if c.test.startswith("tests/server")] == [
        (1, "tests/server/test_doors.py"),  # by its room
        (1, "tests/server/test_store.py"),
    ]
    far = affected.distances(["src/kaiju/server/store.py"], house)
    assert far["tests/server/conftest.py"] == 2
    assert far["tests/server/test_doors.py"] == 3
    assert "games/pig/test_turn.py" not in chosen(house, "src/kaiju/server/store.py")


def test_a_game_takes_its_own_tests_those_built_upon_it_and_whole_games(house: affected.Graph) -> None:
    found = chosen(house, "src/kaiju/games/pig/turn.py")
    assert found["games/pig/test_turn.py"] == "plays pig"
    assert found["games/pig_deluxe/test_turn.py"] == "plays pig_deluxe"
    assert found["every_game/test_every_game.py"] == "plays whole games"
    assert "games/ludo/test_turn.py" not in found
    assert "server/test_store.py" not in found
    assert chosen(house, "src/kaiju/games/pig/text/en/cards.ftl")["games/pig/test_turn.py"] == "plays pig"


def test_the_engine_takes_every_game(house: affected.Graph) -> None:
    found = chosen(house, "src/kaiju/engine/errors.py")
    assert found["engine/test_table.py"] == "of the same room"
    assert {
        "games/pig/test_turn.py",
        "games/ludo/test_turn.py",
        "every_game/test_every_game.py",
    } <= found.keys()


def test_a_module_that_is_gone_still_leads_to_who_imports_it(tmp_path: Path, house: affected.Graph) -> None:
    (tmp_path / "tools/compare.py").unlink()
    assert chosen(affected.graph(tmp_path), "tools/compare.py")["test_compare.py"] == "imports what changed"


def test_tests_of_the_house_are_always_tried_and_others_left_out(house: affected.Graph) -> None:
    assert chosen(house, "README.md") == {"test_layers.py": "holds the house"}


def test_a_test_with_another_game_in_its_name_is_left_out() -> None:
    shelf = ["king_of_tokyo", "king_of_tokyo_duel"]
    for name, left in (
        ("test_ends[king_of_tokyo-2-two_player]", False),
        ("test_ends[king_of_tokyo_duel-2]", True),
        ("test_ends[2-king_of_tokyo_duel]", True),
        ("test_king_of_tokyo_duel", False),
        ("test_ends[king_of_tokyo_duel-king_of_tokyo]", False),
        ("test_ends", False),
    ):
        assert in_time.of_another_game(name, ["king_of_tokyo"], shelf) is left, name


STORIES = """
import pytest

@pytest.mark.slow
def test_slow(): assert False

@pytest.mark.parametrize("game", ["pig", "ludo"])
def test_plays(game): assert game == "pig"
"""


@pytest.mark.parametrize("time_left, ran", [(60, "1 passed"), (-1, "no tests ran")])
def test_no_test_begins_when_the_time_is_up_and_what_is_left_out_is_told(
    tmp_path: Path, time_left: float, ran: str
) -> None:
    (tmp_path / "test_stories.py").write_text(STORIES, encoding="utf-8")
    told = tmp_path / "told.json"
    until = time.time() + time_left
    asked = {"games": ["pig"], "shelf": ["pig", "ludo"], "until": until, "told": str(told)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tools.in_time", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, "-c", os.devnull, f"--rootdir={tmp_path}", str(tmp_path)],
        cwd=quick.ROOT,
        env={**os.environ, "KAIJU_QUICK": json.dumps(asked)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    left = {why: sum(files.values()) for why, files in json.loads(told.read_text("utf-8")).items()}
    assert left == {"slow": 1, "of other games": 1, "for want of time": 0 if time_left > 0 else 1}
    assert ("1 passed" in done.stdout) is (ran == "1 passed")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of one commit on main, and a branch of one more."""
    monkeypatch.setattr(quick, "ROOT", tmp_path)
    for name, value in (("NAME", "Ann"), ("EMAIL", "ann@example.org")):
        monkeypatch.setenv(f"GIT_AUTHOR_{name}", value)
        monkeypatch.setenv(f"GIT_COMMITTER_{name}", value)
    quick.git("init", "-q", "-b", "main")
    for name in ("kept", "changed", "gone"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    quick.git("add", ".")
    quick.git("commit", "-qm", "first")
    quick.git("switch", "-qc", "mine")
    (tmp_path / "committed").write_text("x", encoding="utf-8")
    quick.git("add", ".")
    quick.git("commit", "-qm", "second")
    return tmp_path


def test_it_compares_with_where_main_was_left_committed_or_not(checkout: Path) -> None:
    (checkout / "changed").write_text("else", encoding="utf-8")
    (checkout / "gone").unlink()
    (checkout / "a new one").write_text("x", encoding="utf-8")
    assert quick.changes(quick.base("")) == ["a new one", "changed", "committed", "gone"]
    assert quick.changes(quick.base("HEAD")) == ["a new one", "changed", "gone"]


def test_a_commit_that_does_not_exist_is_one_sentence(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert quick.main(["nowhere"]) == 2
    assert capsys.readouterr().err.startswith("kaiju: git rev-parse failed: ")


def test_nothing_changed_is_said(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert quick.main(["HEAD"]) == 0
    assert "Nothing differs from" in capsys.readouterr().out
