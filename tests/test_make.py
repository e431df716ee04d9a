"""The words of `make`, asked for help or given what they do not take: a sentence, and nothing is touched."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.golden.golden import FOLDER
from tools import bench_server, bootstrap, golden
from tools.setting_up import Trouble

HELP = ("--help", "-h")
TOOLS = sorted(
    path.name
    for path in Path(bootstrap.__file__).parent.glob("*.py")
    if path.name != "bootstrap.py"
    and not path.stem.endswith("_worker")  # started and talked to by another
    and "__main__" in path.read_text(encoding="utf-8")
)
"""The commands behind words that are not commands of `kaiju`; they explain themselves."""

Run = Callable[..., tuple[object, str]]


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`make WORD ARGS=...` with nothing behind it: whatever a word would do fails the test."""

    def never(*_: object, **__: object) -> int:
        pytest.fail("this word went to work")

    for name in ("set_up", "build_web", "install_web", "run", "npm", "kaiju", "chromium", "choose_engine"):
        monkeypatch.setattr(bootstrap, name, never)
    monkeypatch.setattr(shutil, "rmtree", never)

    def run(word: str, *args: str) -> tuple[object, str]:
        status = bootstrap.main([word, *args])
        return status, capsys.readouterr().out

    return run


@pytest.mark.parametrize("flag", HELP)
@pytest.mark.parametrize("word", sorted(bootstrap.TAKES))
def test_a_word_that_is_asked_for_help_explains_itself_and_does_nothing(
    word: str, flag: str, make: Run
) -> None:
    status, page = make(word, flag)
    assert status == 0
    assert f"make {word}" in page
    assert "ARGS" in page


@pytest.mark.parametrize("word", ["web", "clean", "help"])
@pytest.mark.parametrize("args", ["now", "--force", "all of it"])
def test_a_word_that_takes_nothing_says_so(word: str, args: str, make: Run) -> None:
    with pytest.raises(Trouble, match=rf"^make {word} takes no ARGS, not {args}\.$"):
        make(word, *args.split())


@pytest.mark.parametrize("word", ["check", "format"])
def test_check_and_format_take_files_that_exist_and_no_options(word: str, make: Run) -> None:
    with pytest.raises(Trouble, match=rf"^make {word} takes files and folders, not --fix\.$"):
        make(word, "tools", "--fix")
    with pytest.raises(Trouble, match=r"^There is no file or folder tools/nothing\.py here\.$"):
        make(word, "tools/nothing.py")


@pytest.mark.parametrize("args", [["--upgrad"], ["pytest"], ["--upgrade-package"], ["-o", "README.md"]])
def test_lock_takes_upgrades_only(args: list[str], make: Run) -> None:
    with pytest.raises(Trouble, match=r"^make lock takes --upgrade or --upgrade-package NAME, not "):
        make("lock", *args)


@pytest.mark.parametrize("word", ["play", "bench"])
def test_help_of_a_command_behind_a_word_comes_before_anything_is_built(
    word: str, monkeypatch: pytest.MonkeyPatch, make: Run
) -> None:
    monkeypatch.setattr(bootstrap, "set_up", lambda _: None)
    monkeypatch.setattr(bootstrap, "kaiju", lambda *args: args)
    told, _ = make(word, "--help")
    assert told == {"play": ("serve", "--open", "--help"), "bench": ("bench", "--help")}[word]


@pytest.fixture
def tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, make: Run) -> list[list[str]]:
    """`make test` with nothing behind it but a list of what it would run."""
    ran: list[list[str]] = []

    def run(command: list[object], compiled: bool = False) -> int:
        ran.append(["compiled" if compiled else "plain", *map(str, command[1:])])
        return 0

    for name in ("set_up", "build_web", "install_web"):
        monkeypatch.setattr(bootstrap, name, lambda *_: None)
    monkeypatch.setattr(bootstrap, "npm", lambda *_: 0)
    monkeypatch.setattr(bootstrap, "chromium", lambda: "chromium")
    monkeypatch.setattr(bootstrap, "run", run)
    monkeypatch.setattr(bootstrap, "LIVE_CACHE", tmp_path)
    monkeypatch.setattr(shutil, "rmtree", lambda *_, **__: None)
    return ran


def test_chosen_tests_are_compiled_only_when_asked(tests: list[list[str]], make: Run) -> None:
    make("test", "tests/engine", "-k", "copy")
    assert [(*command[:1], *command[-3:]) for command in tests] == [("plain", "tests/engine", "-k", "copy")]
    tests.clear()
    make("test", "--compiled", "tests/engine")
    assert tests[0][0] == "plain"
    assert tests[1] == ["plain", "tools/compile.py"]
    assert tests[2][0] == "compiled"
    assert tests[2][-3:] == ["-m", "compiled", "tests/engine"]
    assert not any("--compiled" in command for command in tests)


def test_everything_is_tried_in_plain_python_and_whole_games_compiled(
    tests: list[list[str]], make: Run
) -> None:
    _, page = make("test")
    plain, live, built, many, compiled = tests
    assert {"--ignore=tests/server", *(f"--ignore={folder}" for folder in bootstrap.MANY_GAMES)} <= set(plain)
    assert live[-2:] == ["tests/browser", "tests/server"]
    assert built == ["plain", "tools/compile.py"]
    assert many[0] == "compiled"
    assert many[-3:] == list(bootstrap.MANY_GAMES), "all they have, whatever it is marked with"
    assert "-m" not in many[4:]
    assert compiled[0] == "compiled"
    assert compiled[-2:] == list(bootstrap.IN_BOTH)
    assert "second chance" not in page


def test_without_a_compiler_bots_that_search_are_tried_in_plain_python(
    tests: list[list[str]], monkeypatch: pytest.MonkeyPatch, make: Run
) -> None:
    note = vars(bootstrap)["run"]

    def run(command: list[object], compiled: bool = False) -> int:
        note(command, compiled)
        return bootstrap.NO_COMPILER if "tools/compile.py" in command else 0

    monkeypatch.setattr(bootstrap, "run", run)
    told, _ = make("test")
    assert told == 0
    assert tests[-1][0] == "plain"
    assert tests[-1][-3:] == list(bootstrap.MANY_GAMES)


@pytest.mark.parametrize("status", [0, bootstrap.TESTS_FAILED])
def test_tests_that_needed_their_second_chance_are_listed_at_the_end(
    status: int, tests: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Run
) -> None:
    remembered = tmp_path / "v" / "cache" / "lastfailed"
    remembered.parent.mkdir(parents=True)
    names = ["tests/server/test_kill.py::test_a", "tests/browser/test_duel.py::test_b"]

    def run(command: list[object], compiled: bool = False) -> int:
        tests.append(list(map(str, command)))
        if "--last-failed" in command:
            remembered.write_text(json.dumps(dict.fromkeys(names[1:], True) if status else {}), "utf-8")
            return status
        if "tests/server" in command:
            remembered.write_text(json.dumps(dict.fromkeys(names, True)), "utf-8")
            return bootstrap.TESTS_FAILED
        return 0

    monkeypatch.setattr(bootstrap, "run", run)
    told, page = make("test")
    assert told == status
    assert page.splitlines()[-2:] == [
        "  tests/browser/test_duel.py::test_b: " + ("failed again" if status else "passed then"),
        "  tests/server/test_kill.py::test_a: passed then",
    ]


def state_of(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*.json")}


@pytest.mark.parametrize("args, status", [(["--help"], 0), (["--hlep"], 2), (["king_of_tokyo"], 2)])
def test_golden_writes_only_when_it_is_asked_for_nothing_else(
    args: list[str], status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = state_of(FOLDER)
    assert before
    monkeypatch.setattr(Path, "write_bytes", lambda *_: pytest.fail("a golden file is written"))
    with pytest.raises(SystemExit) as left:
        golden.main(args)
    assert (left.value.code or 0) == status
    told = capsys.readouterr()
    assert "usage:" in (told.err if status else told.out)
    assert state_of(FOLDER) == before


@pytest.mark.parametrize("word", sorted(set(bootstrap.WORDS) - set(bootstrap.TAKES)))
def test_every_other_word_hands_its_args_on(word: str, monkeypatch: pytest.MonkeyPatch, make: Run) -> None:
    """What they mean is told by the command behind the word."""
    monkeypatch.setattr(bootstrap, "set_up", lambda _: None)
    for name in ("kaiju", "run"):
        monkeypatch.setattr(bootstrap, name, lambda *args: args)
    told, _ = make(word, "--help")
    assert "--help" in str(told)


@pytest.mark.parametrize("tool", TOOLS)
def test_every_tool_explains_itself_and_refuses_what_it_does_not_know(tool: str) -> None:
    script = Path(bootstrap.__file__).with_name(tool)
    helped = subprocess.run([sys.executable, script, "--help"], capture_output=True, text=True)
    assert helped.returncode == 0, helped.stderr
    assert helped.stdout.startswith("usage:")
    refused = subprocess.run([sys.executable, script, "--hlep"], capture_output=True, text=True)
    assert refused.returncode == 2
    assert "error: " in refused.stderr.splitlines()[-1]
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize(
    "args",
    [
        "--clients 0",
        "--clients",
        "--clients many",
        "--rate 0",
        "--seconds nan",
        "--seconds -1",
        "--repeat 0",
        "--processes 0",
        "--workers 0",
    ],
)
def test_the_server_is_not_measured_with_nonsense(args: str) -> None:
    script = Path(bench_server.__file__)
    refused = subprocess.run([sys.executable, script, *args.split()], capture_output=True, text=True)
    assert refused.returncode == 2
    option, _, _ = args.partition(" ")
    assert f"error: argument {option}: " in refused.stderr.splitlines()[-1]
