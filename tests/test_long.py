"""`make test-long`: it goes on where it stopped, and writes down what passed and nothing else."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import long


def run(name: str, code: str) -> long.Run:
    return long.Run(name, f"tries {name}", [sys.executable, "-c", code], [name])


SOUND = "print('10 games'); print('all well')"
BROKEN = "print('one is broken'); raise SystemExit(1)"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of its own, with two runs."""
    monkeypatch.setattr(long, "STATE", tmp_path / "build" / "state.json")
    monkeypatch.setattr(long, "LOGS", tmp_path / "build" / "logs")
    monkeypatch.setattr(long, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(long, "fingerprint", lambda needs: "these files")
    monkeypatch.setattr(long, "commit_here", lambda needs: "abc123")
    monkeypatch.setattr(long, "unchanged_since", lambda commit, needs: False)
    table(monkeypatch, run("first", SOUND), run("second", BROKEN))
    return tmp_path


def table(monkeypatch: pytest.MonkeyPatch, *entries: long.Run) -> None:
    monkeypatch.setattr(long, "runs", lambda seed, times: list(entries))


def test_a_failing_run_stops_no_other_and_is_named(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert long.main([]) == 1
    out = capsys.readouterr().out
    assert "passed in 0.0 min: all well" in out
    assert "FAILED: second; see build/test-long/second.log" in out
    assert "1 of 2 runs have passed on their files as they are, 1 failed, 0 are still to do." in out
    page = (place / "page.md").read_text("utf-8")
    assert "They have not all passed yet." in page
    assert "| `second` | tries second | not yet |" in page
    assert "abc123 | 0.0 min | all well |" in page
    assert "Those that have passed took 0 minutes together." in page


def test_it_goes_on_where_it_stopped(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    long.main([])
    table(monkeypatch, run("first", BROKEN), run("second", SOUND))
    capsys.readouterr()
    assert long.main([]) == 0, "the first has passed on these files and is not tried again"
    assert "1 of 2 runs to do" in capsys.readouterr().out
    assert "All of them passed by 2" in (place / "page.md").read_text("utf-8")


def test_a_run_starts_over_when_its_files_have_changed_and_no_other_does(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table(monkeypatch, run("first", SOUND), run("second", SOUND))
    assert long.main([]) == 0
    assert long.main([]) == 0
    assert "0 of 2 runs to do" in capsys.readouterr().out
    monkeypatch.setattr(
        long, "fingerprint", lambda needs: "other files" if "second" in needs else "these files"
    )
    long.main(["--list"])
    out = capsys.readouterr().out
    assert [line.split()[1] for line in out.splitlines()] == ["passed", "files"]
    long.main([])
    out = capsys.readouterr().out
    assert "1 of 2 runs to do" in out
    assert "[1/1] second" in out


def test_all_start_over_when_asked(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table(monkeypatch, run("first", SOUND))
    for words, said in (
        (["--seed", "3"], "1 of 1 runs to do, with seed 3"),
        (["--again"], "1 of 1 runs to do, with seed 4"),
        (["--seed", "7"], "1 of 1 runs to do, with seed 7"),
        (["--times", "5"], "1 of 1 runs to do, with seed 8"),
        (["--times", "5"], "0 of 1 runs to do"),
        ([], "0 of 1 runs to do"),
    ):
        assert long.main(words) == 0
        assert said in capsys.readouterr().out
    assert "5 times as much" in (place / "page.md").read_text("utf-8")


def test_what_failed_later_keeps_the_date_it_passed_on(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, run("first", SOUND))
    long.main([])
    before = (place / "page.md").read_text("utf-8")
    table(monkeypatch, run("first", BROKEN))
    assert long.main(["--again"]) == 1
    assert (place / "page.md").read_text("utf-8") == before


def test_files_that_change_meanwhile_are_not_vouched_for(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table(monkeypatch, run("first", "import pathlib; pathlib.Path('changed').touch()"), run("second", SOUND))
    monkeypatch.setattr(long, "ROOT", place)
    monkeypatch.setattr(
        long, "fingerprint", lambda needs: f"{(place / 'changed').exists()}" if "first" in needs else "same"
    )
    long.main([])
    out = capsys.readouterr().out
    assert "not written down: a file that it depends on has changed meanwhile" in out
    assert "1 of 2 runs have passed on their files as they are, 0 failed, 1 are still to do." in out
    assert "| `first` | tries first | not yet |" in (place / "page.md").read_text("utf-8")


def test_what_has_passed_is_written_down_at_once(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(run: long.Run) -> long.Outcome:
        if run.name == "second":
            raise KeyboardInterrupt
        return carry_out(run)

    carry_out = long.carry_out
    monkeypatch.setattr(long, "carry_out", stopped)
    with pytest.raises(KeyboardInterrupt):
        long.main([])
    assert "abc123 | 0.0 min | all well |" in (place / "page.md").read_text("utf-8")


def test_an_unknown_run_is_one_sentence(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        long.main(["--only", "third"])
    assert "there is no run third; the runs are first, second" in capsys.readouterr().err


def test_the_beginning_of_a_name_means_all_that_begin_so(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table(monkeypatch, *(run(name, SOUND) for name in ("live-screens", "live-touch", "liveliest", "load")))
    long.main(["--only", "live"])
    assert re.findall(r"\] (\S+):", capsys.readouterr().out) == ["live-screens", "live-touch"]


def test_every_live_test_that_is_marked_long_has_a_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long, "ROOT", tmp_path)
    marks = {
        "browser/test_a.py": "from tests.marks import long",
        "browser/test_b.py": "from tests.marks import slow\n\ndef test_long(): ...",
        "server/test_c.py": "import pytest\nfrom tests.marks import long, slow",
        "server/test_d.py": "from tests.marks import now_or_long, slow",
        "server/test_e.py": "import long",
    }
    for name, text in marks.items():
        (tmp_path / "tests" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "tests" / name).write_text(text, encoding="utf-8")
    assert [path.stem for path in long.live_files()] == ["test_a", "test_c", "test_d"]


def test_what_the_page_vouches_for_is_not_tried_again_in_another_clone(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table(monkeypatch, run("first", SOUND), run("second", SOUND))
    long.main(["--only", "first"])
    long.STATE.unlink()
    monkeypatch.setattr(long, "unchanged_since", lambda commit, needs: commit == "abc123")
    capsys.readouterr()
    assert long.main([]) == 0
    assert "1 of 2 runs to do" in capsys.readouterr().out
    assert "All of them passed by 2" in (place / "page.md").read_text("utf-8")
    long.STATE.unlink()
    long.main(["--again"])
    assert "2 of 2 runs to do" in capsys.readouterr().out, "asked to start over"


def test_files_are_compared_with_those_of_a_commit(tmp_path: Path) -> None:
    def git(*words: str) -> str:
        who = ["-c", "user.name=A", "-c", "user.email=a@b"]
        done = subprocess.run(["git", *who, *words], cwd=tmp_path, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").write_text("1", encoding="utf-8")
    (tmp_path / "b.py").write_text("1", encoding="utf-8")
    git("init", "-q")
    git("add", "-A")
    git("commit", "-qm", "first")
    first = git("rev-parse", "HEAD")
    needs = ["src", "[!t]*.py"]
    assert long.unchanged_since(first, needs, tmp_path)
    (tmp_path / "docs.md").write_text("told", encoding="utf-8")
    assert long.unchanged_since(first, needs, tmp_path), "nobody needs it"
    (tmp_path / "src" / "new.py").write_text("1", encoding="utf-8")
    assert not long.unchanged_since(first, needs, tmp_path), "a file that git does not know yet"
    git("add", "-A")
    git("commit", "-qm", "second")
    assert not long.unchanged_since(first, needs, tmp_path)
    assert long.unchanged_since(git("rev-parse", "HEAD"), needs, tmp_path)
    (tmp_path / "b.py").write_text("2", encoding="utf-8")
    assert not long.unchanged_since(git("rev-parse", "HEAD"), needs, tmp_path)
    assert not long.unchanged_since("0000000", needs, tmp_path), "a commit that is not here"


def test_the_state_of_an_interrupted_write_is_no_state(place: Path) -> None:
    long.STATE.parent.mkdir()
    long.STATE.write_text('{"seed": 3, "outc', encoding="utf-8")
    assert long.load_state() is None


def test_the_fingerprint_sees_what_a_run_needs_and_not_what_is_made_from_it(tmp_path: Path) -> None:
    needs = ["src", "tests/*.py"]
    source, helper, other = tmp_path / "src" / "a.py", tmp_path / "tests" / "b.py", tmp_path / "docs" / "c.md"
    deeper, made = tmp_path / "tests" / "games" / "d.py", tmp_path / "src" / "__pycache__" / "a.pyc"
    for path in (source, helper, other, deeper, made):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("1", encoding="utf-8")
    first = long.fingerprint(needs, tmp_path)
    for path in (other, deeper, made):
        path.write_text("2", encoding="utf-8")
        assert long.fingerprint(needs, tmp_path) == first, path
    for path in (source, helper):
        path.write_text("2", encoding="utf-8")
        assert long.fingerprint(needs, tmp_path) != first, path
        path.write_text("1", encoding="utf-8")
    (tmp_path / "src" / "new.py").touch()
    assert long.fingerprint(needs, tmp_path) != first


def test_the_runs_of_a_game_depend_on_it_and_not_on_its_neighbours() -> None:
    needs = {entry.name: set(entry.needs) for entry in long.runs(1)}
    games = {name: f"src/kaiju/games/{name}" for name in long.shelf()}
    for name, home in games.items():
        for kind in ("games", "mutants"):
            if f"{kind}-{name}" in needs:
                assert {home, "src/kaiju/engine"} <= needs[f"{kind}-{name}"]
    assert not needs["mutants-king_of_tokyo"] & {games["king_of_tokyo_duel"], games["godzilla_tokyo_clash"]}
    assert games["king_of_tokyo"] in needs["games-king_of_tokyo_origins"], (
        "Origins is built upon King of Tokyo"
    )
    everybodys = [set(entry.needs) for entry in long.runs(1)]
    assert not any(need.startswith("docs") for mine in everybodys for need in mine)


def test_whatever_a_run_names_is_there() -> None:
    for entry in long.runs(1):
        for need in entry.needs:
            found = any(long.ROOT.glob(need))
            assert found or need.startswith("src/kaiju/bots/"), f"{entry.name}: there is no {need}"


def test_every_run_says_what_it_tries_and_the_page_lists_no_other() -> None:
    table = long.runs(1)
    names = [entry.name for entry in table]
    assert len(set(names)) == len(names)
    assert all(entry.tries and entry.command for entry in table)
    assert long.rows()
    assert set(long.rows()) <= set(names), "a run that is gone: make test-long writes the page anew"


def test_no_test_of_the_compiled_build_is_left_out() -> None:
    tests = long.ROOT / "tests"
    marked = [
        path.relative_to(long.ROOT).as_posix()
        for path in tests.rglob("test_*.py")
        if re.search(r"^(pytestmark = .*compiled|@compiled)", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert len(marked) > 50
    words = [word for entry in long.runs(1) if entry.compiled for word in entry.command]
    tried = tuple(word for word in words if word.startswith("tests/"))
    assert [path for path in marked if not path.startswith(tried)] == []


def test_the_page_adds_up_how_long_they_took() -> None:
    rows = {"first": ["2026-11-17", "abc123", "11.5 min", "fine"], "second": ["", "", "", ""]}
    rows["third"] = ["2026-11-17", "abc123", "2.1 min, 5 times as much", "fine"]
    assert long.minutes_of(rows) == 14
