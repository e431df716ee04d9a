"""`make play` runs on the compiled engine when there is one of exactly this source, and never on a stale one."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tools import bootstrap, engine


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package, with a build of it beside it; nothing is ever really built."""
    package = tmp_path / "src" / "kaiju"
    (package / "engine").mkdir(parents=True)
    (package / "engine" / "table.py").write_text("x = 1\n", encoding="utf-8")
    built = tmp_path / "build" / "compiled"
    built.mkdir(parents=True)
    stamp = json.dumps({"key": "k", "source": engine.source_key(package)})
    (built / engine.STAMP).write_text(stamp, encoding="utf-8")
    monkeypatch.setattr(engine, "COMPILED", built)
    monkeypatch.setattr(engine, "PACKAGE", package)
    monkeypatch.setattr(engine, "is_fresh", lambda: fresh(package, built))
    monkeypatch.setattr(engine, "can_compile", lambda: True)
    monkeypatch.setattr(engine, "build_in_background", lambda: started.append("build"))
    monkeypatch.delenv("KAIJU_GAMES", raising=False)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    started.clear()
    return package


def built_beside(package: Path) -> Path:
    return package.parent.parent / "build" / "compiled"


fresh = engine.is_fresh
started: list[str] = []


def test_a_build_of_this_source_is_used(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert engine.choose_engine()
    assert os.environ["PYTHONPATH"] == str(built_beside(house))
    assert started == []
    assert capsys.readouterr().out.count("\n") == 1


@pytest.mark.parametrize(
    "change", ["edit", "add", "remove", "asset", "no stamp", "old stamp", "broken stamp"]
)
def test_a_stale_build_is_never_used_and_another_is_begun(
    change: str, house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stamp = built_beside(house) / engine.STAMP
    module = house / "engine" / "table.py"
    if change == "edit":
        module.write_text("x = 2\n", encoding="utf-8")
    elif change == "add":
        (house / "engine" / "more.py").write_text("", encoding="utf-8")
    elif change == "remove":
        module.unlink()
    elif change == "asset":
        (house / "page.html").write_text("new", encoding="utf-8")
    elif change == "no stamp":
        stamp.unlink()
    else:
        stamp.write_text('{"key": "k"}' if change == "old stamp" else "{", encoding="utf-8")
    assert not engine.choose_engine()
    assert "PYTHONPATH" not in os.environ
    assert started == ["build"]
    assert "next start" in capsys.readouterr().out


def test_without_a_compiler_it_is_said_and_nothing_is_begun(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "can_compile", lambda: False)
    (built_beside(house) / engine.STAMP).unlink()
    assert not engine.choose_engine()
    assert started == []
    assert "plain Python" in capsys.readouterr().out


def test_games_that_people_bring_along_are_played_in_plain_python(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KAIJU_GAMES", "pig")
    assert not engine.choose_engine()
    assert started == []


def test_what_python_leaves_behind_changes_nothing(house: Path) -> None:
    before = engine.source_key(house)
    (house / "engine" / "__pycache__").mkdir()
    (house / "engine" / "__pycache__" / "table.pyc").write_bytes(b"x")
    assert engine.source_key(house) == before


def test_play_chooses_its_engine_before_it_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(bootstrap, "set_up", lambda _: None)
    monkeypatch.setattr(bootstrap, "build_web", lambda: done.append("web"))
    monkeypatch.setattr(bootstrap, "choose_engine", lambda: done.append("engine"))

    def kaiju(word: str, *_: str) -> int:
        done.append(word)
        return 0

    monkeypatch.setattr(bootstrap, "kaiju", kaiju)
    assert bootstrap.main(["play"]) == 0
    assert done == ["web", "engine", "serve"]
