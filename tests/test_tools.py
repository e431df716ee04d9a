"""The tools keep their word: what is compiled, when it is built again, what happens when it cannot be."""

import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.marks import long
from tools import bootstrap, compile, setting_up

SOURCES = {
    "__init__.py": '"""A throw-away package."""\n',
    "engine/__init__.py": "",
    "engine/card.py": '''
        """A native base class and a generator that drives it."""
        from collections.abc import Iterator

        class Card:
            def __init__(self, cost: int) -> None:
                self.cost = cost

            def worth(self) -> int:
                return 0

        def prices(cards: list[Card]) -> Iterator[int]:
            for card in cards:
                yield card.cost + card.worth()
        ''',
    "engine/facts.py": """
        # interpreted
        import msgspec

        class Fact(msgspec.Struct):
            number: int
        """,
    "games/__init__.py": "",
    "games/mini/__init__.py": "",
    "games/mini/cards.py": '''
        """A subclass in another module."""
        from collections.abc import Iterator
        from toy.engine.card import Card, prices

        class Dear(Card):
            def worth(self) -> int:
                return self.cost * 2

        def total() -> Iterator[int]:
            yield from prices([Card(1), Dear(10)])
        ''',
    "bots/__init__.py": "",
    "bots/mini.py": '''
        # compiled
        """Compiled as well, in a group of its own that calls into the other."""
        from toy.games.mini.cards import total

        def most() -> int:
            return max(total())
        ''',
    "bots/slow.py": '"""As it is."""\n',
    "cli.py": 'WORD = "old"\n',
}


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    package = tmp_path / "a folder" / "toy"
    for name, text in SOURCES.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text).lstrip("\n"), encoding="utf-8")
    return package


def say(out: Path, code: str) -> str:
    """What `code` prints in a fresh Python that finds the build first."""
    done = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(out)}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_compiled_are_the_engine_and_the_games_but_for_the_interpreted_and_bots_that_say_so(
    toy: Path,
) -> None:
    assert [path.as_posix() for path in compile.compiled_modules(toy)] == [
        "toy/bots/mini.py",
        "toy/engine/__init__.py",
        "toy/engine/card.py",
        "toy/games/__init__.py",
        "toy/games/mini/__init__.py",
        "toy/games/mini/cards.py",
    ]


@long
def test_a_build_works_is_reused_and_survives_a_broken_successor(
    toy: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    try:
        compile.find_compiler()
    except compile.NoCompiler as missing:
        pytest.skip(str(missing))
    out = toy.parent / "build" / "compiled"

    assert compile.build(toy, out)
    code = "from toy.games.mini import cards; print(list(cards.total()), cards.__file__)"
    assert say(out, code).startswith("[1, 30] ")
    assert say(out, code).endswith(".so")
    assert (
        say(out, "from toy.engine.facts import Fact; print(Fact(3), Fact.__module__)")
        == "Fact(number=3) toy.engine.facts"
    )
    assert say(out, "import toy.engine.facts as facts; print(facts.__file__)").endswith("facts.py")
    bots = "from toy.bots import mini, slow; print(mini.most(), mini.__file__[-3:], slow.__file__[-3:])"
    assert say(out, bots) == "30 .so .py"
    assert sorted(path.name for path in out.iterdir() if path.is_dir()) == ["toy"]

    (toy / "cli.py").write_text('WORD = "new"\n', encoding="utf-8")
    assert not compile.build(toy, out), "only a file that is never compiled has changed"
    assert say(out, "import toy.cli; print(toy.cli.WORD)") == "new"
    assert say(out, code).endswith(".so")

    rules = next(path for path in out.iterdir() if path.name.startswith("kaiju__mypyc"))
    built = rules.stat().st_mtime_ns
    bot = toy / "bots" / "mini.py"
    bot.write_text(bot.read_text(encoding="utf-8").replace("max(", "min("), encoding="utf-8")
    assert compile.build(toy, out)
    assert say(out, bots) == "1 .so .py"
    assert rules.stat().st_mtime_ns == built, "a change to a bot builds the rules again"

    cards = toy / "games" / "mini" / "cards.py"
    sound = cards.read_text(encoding="utf-8")
    cards.write_text(sound.replace("self.cost * 2", '"dear"'), encoding="utf-8")
    with pytest.raises(compile.BuildFailed):
        compile.build(toy, out)
    assert "cards.py:7: error: Incompatible return value type" in "".join(capfd.readouterr())
    assert say(out, code).startswith("[1, 30] "), "the last good build stays"


def test_without_a_compiler_one_sentence_says_what_to_install(
    toy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(toy))
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(compile, "PACKAGE", toy)
    monkeypatch.setattr(compile, "build", lambda force: compile.find_compiler())
    assert compile.main([]) == compile.NO_COMPILER == bootstrap.NO_COMPILER
    assert "No C compiler was found; install one" in capsys.readouterr().err


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of nothing but lock files, with its environment made to look ready."""
    for name in (setting_up.PLAYER, setting_up.DEVELOPER, setting_up.UV_LOCK, "pyproject.toml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    venv = tmp_path / ".venv"
    venv.mkdir()
    for name, path in (
        ("ROOT", tmp_path),
        ("VENV", venv),
        ("STAMP", venv / "stamp"),
        ("PYTHON", venv / "stamp"),
    ):
        monkeypatch.setattr(setting_up, name, path)
    return tmp_path


def stamped(*locks: str) -> None:
    setting_up.write_stamp(
        {"venv": setting_up.venv_key(), **{lock: setting_up.lock_key(lock) for lock in locks}}
    )


def test_an_environment_without_a_stamp_is_not_ready(place: Path) -> None:
    assert not setting_up.is_ready(setting_up.PLAYER)
    setting_up.STAMP.write_text('{"ven', encoding="utf-8")
    assert not setting_up.is_ready(setting_up.PLAYER)


def test_the_developers_set_serves_players_and_not_the_other_way_round(place: Path) -> None:
    stamped(setting_up.PLAYER)
    assert setting_up.is_ready(setting_up.PLAYER)
    assert not setting_up.is_ready(setting_up.DEVELOPER)
    stamped(setting_up.DEVELOPER)
    assert setting_up.is_ready(setting_up.PLAYER)
    assert setting_up.is_ready(setting_up.DEVELOPER)


def change_lock(place: Path) -> None:
    (place / setting_up.DEVELOPER).write_text("newer", encoding="utf-8")


def change_project(place: Path) -> None:
    (place / "pyproject.toml").write_text("newer", encoding="utf-8")


def change_installer(place: Path) -> None:
    (place / setting_up.UV_LOCK).write_text("newer", encoding="utf-8")


def move(place: Path) -> None:
    setting_up.STAMP.write_text(
        setting_up.STAMP.read_text().replace(str(place), "/elsewhere"), encoding="utf-8"
    )


@pytest.mark.parametrize("change", [change_lock, change_project, change_installer, move])
def test_what_changes_the_environment_sets_it_up_again(place: Path, change: Callable[[Path], None]) -> None:
    stamped(setting_up.DEVELOPER)
    change(place)
    assert not setting_up.is_ready(setting_up.DEVELOPER)


def test_a_python_without_venv_is_one_sentence(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = place / "python3"
    broken.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    broken.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(broken))
    with pytest.raises(setting_up.Trouble, match="please install its venv module"):
        setting_up.set_up(setting_up.PLAYER)
    assert not setting_up.is_ready(setting_up.PLAYER)


def test_an_environment_that_is_a_link_to_another_place_is_left_alone(place: Path) -> None:
    """A new one is made by clearing the old one first, and that would be somebody else's."""
    other = place / "elsewhere"
    other.mkdir()
    (other / "precious").write_text("precious", encoding="utf-8")
    (place / ".venv").rmdir()
    (place / ".venv").symlink_to(other)
    with pytest.raises(setting_up.Trouble, match=r"\.venv is a link to .*elsewhere"):
        setting_up.set_up(setting_up.PLAYER)
    assert [path.name for path in other.iterdir()] == ["precious"]


def test_a_python_that_is_too_old_is_one_sentence(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "OLDEST", (3, 99))
    monkeypatch.setenv("PATH", str(place))
    with pytest.raises(setting_up.Trouble, match=r"Kaiju needs Python 3\.99 or newer"):
        bootstrap.main(["play"])


def test_an_unknown_word_is_one_sentence() -> None:
    script = Path(bootstrap.__file__)
    done = subprocess.run([sys.executable, script, "fly"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("kaiju: There is no word 'fly'; the words are play, terminal, web, quick, ")
    assert done.stderr.count("\n") == 1
