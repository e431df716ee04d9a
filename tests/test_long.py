"""`make test-long`: it goes on where it stopped, and writes down what passed and nothing else."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import long


def run(name: str, code: str) -> long.Run:
    return long.Run(name, f"tries {name}", [sys.executable, "-c", code])


SOUND = "print('10 games'); print('all well')"
BROKEN = "print('one is broken'); raise SystemExit(1)"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of its own, with two runs."""
    monkeypatch.setattr(long, "STATE", tmp_path / "build" / "state.json")
    monkeypatch.setattr(long, "LOGS", tmp_path / "build" / "logs")
    monkeypatch.setattr(long, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(long, "fingerprint", lambda: "these files")
    monkeypatch.setattr(long, "commit_here", lambda: "abc123")
    table(monkeypatch, run("first", SOUND), run("second", BROKEN))
    return tmp_path


def table(monkeypatch: pytest.MonkeyPatch, *entries: long.Run) -> None:
    monkeypatch.setattr(long, "runs", lambda seed: list(entries))


def test_a_failing_run_stops_no_other_and_is_named(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert long.main([]) == 1
    out = capsys.readouterr().out
    assert "passed in 0.0 min: all well" in out
    assert "FAILED: second; see build/test-long/second.log" in out
    assert "1 of 2 runs tried have passed" in out
    page = (place / "page.md").read_text("utf-8")
    assert "They have not passed yet all on the same files." in page
    assert "| `second` | tries second | not yet |" in page
    assert "abc123 | 0.0 min | all well |" in page


def test_it_goes_on_where_it_stopped(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    long.main([])
    table(monkeypatch, run("first", BROKEN), run("second", SOUND))
    capsys.readouterr()
    assert long.main([]) == 0, "the first has passed on these files and is not tried again"
    assert "1 of 2 runs to do" in capsys.readouterr().out
    assert "All of them passed on 2" in (place / "page.md").read_text("utf-8")


def test_it_starts_over_when_a_file_has_changed_or_when_asked(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table(monkeypatch, run("first", SOUND))
    assert long.main([]) == 0
    assert long.main([]) == 0
    assert "0 of 1 runs to do" in capsys.readouterr().out
    long.main(["--again"])
    assert "1 of 1 runs to do" in capsys.readouterr().out
    monkeypatch.setattr(long, "fingerprint", lambda: "other files")
    long.main(["--seed", "7"])
    out = capsys.readouterr().out
    assert "The files have changed since the last run: starting over." in out
    assert "with seed 7" in out


def test_what_failed_later_keeps_the_date_it_passed_on(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, run("first", SOUND))
    long.main([])
    before = (place / "page.md").read_text("utf-8")
    table(monkeypatch, run("first", BROKEN))
    assert long.main(["--again"]) == 1
    assert (place / "page.md").read_text("utf-8") == before


def test_files_that_change_meanwhile_are_not_vouched_for(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = iter(["these files", "others"])
    monkeypatch.setattr(long, "fingerprint", lambda: next(seen))
    table(monkeypatch, run("first", SOUND))
    assert long.main([]) == 1
    assert not (place / "page.md").exists()


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


def test_the_state_of_an_interrupted_write_is_no_state(place: Path) -> None:
    long.STATE.parent.mkdir()
    long.STATE.write_text('{"files": "these', encoding="utf-8")
    assert long.load_state() is None


def test_the_fingerprint_sees_sources_and_not_what_is_made_from_them(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").write_text("1", encoding="utf-8")
    first = long.fingerprint(tmp_path, ["src"])
    made = tmp_path / "src" / "__pycache__"
    made.mkdir()
    (made / "a.pyc").write_text("made", encoding="utf-8")
    assert long.fingerprint(tmp_path, ["src"]) == first
    (tmp_path / "src" / "a.py").write_text("2", encoding="utf-8")
    assert long.fingerprint(tmp_path, ["src"]) != first


def test_every_run_says_what_it_tries_and_the_page_lists_no_other() -> None:
    table = long.runs(1)
    names = [entry.name for entry in table]
    assert len(set(names)) == len(names)
    assert all(entry.tries and entry.command for entry in table)
    assert long.rows()
    assert set(long.rows()) <= set(names), "a run that is gone: make test-long writes the page anew"
