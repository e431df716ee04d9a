"""What people install: wheels that work in a fresh environment without Node, compiler or network."""

from __future__ import annotations

import csv
import os
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from kaiju.games import SHELF, game_named
from tests.children import listening
from tests.extras.pythons import VERSIONS, interpreter
from tests.server.running import free_port
from tools import release
from tools.setting_up import BIN, COMPILED, ROOT, Trouble

UV = BIN / "uv"


@pytest.fixture(scope="module")
def pure() -> Path:
    """The wheel for every machine, built here."""
    return release.build_pure()


def environment(folder: Path, wheel: Path, base: Path | None = None) -> Path:
    """A fresh environment with the locked packages and this wheel; the interpreter in it."""
    python = folder / "bin" / "python"
    quiet = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([UV, "venv", "--python", base or sys.executable, folder], **quiet)  # type: ignore[call-overload]
    install = [UV, "pip", "install", "--python", python]
    subprocess.run([*install, "--require-hashes", "-r", ROOT / "requirements.txt"], **quiet)  # type: ignore[call-overload]
    subprocess.run([*install, "--no-deps", "--offline", wheel], **quiet)  # type: ignore[call-overload]
    return python


def alone(python: Path, home: Path) -> dict[str, str]:
    """Surroundings in which nothing else is found: no Node, no compiler, no repository."""
    return {"PATH": str(python.parent), "HOME": str(home), "LANG": "C.UTF-8", "NO_COLOR": "1"}


def said(python: Path, home: Path, *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [python.parent / "kaiju", *words],
        env=alone(python, home),
        cwd=home,
        capture_output=True,
        text=True,
        input=typed,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def serves(python: Path, home: Path) -> None:
    """The server starts and brings the web client along."""
    port = free_port()
    kaiju, database = str(python.parent / "kaiju"), str(home / "kaiju.db")
    command = listening([kaiju, "serve", "--port", str(port), "--database", database])
    with subprocess.Popen(
        command, env=alone(python, home), cwd=home, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as server:
        try:
            assert server.stdout is not None
            for line in server.stdout:
                if b"Kaiju is at" in line or str(port).encode() in line:
                    break
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=60) as page:
                assert b"<script" in page.read()
        finally:
            server.terminate()


def plays(python: Path, home: Path) -> None:
    """Every game on the shelf can be begun in the terminal, in both languages, and is kept when one leaves it."""
    for game in SHELF:
        for lang in ("en", "fr"):
            seats = ",".join(["Ann", *["random"] * (game_named(game).seats_min - 1)])
            words = ("--lang", lang, "play", game, "--seats", seats, "--seed", "3", "--fast")
            assert "Ann" in said(python, home, *words, typed="quit\n")
    assert list(home.glob("*.kaiju.json"))


def test_the_wheel_for_every_machine(pure: Path, tmp_path: Path) -> None:
    python = environment(tmp_path / "env", pure)
    assert said(python, tmp_path, "--version").strip() == release.versions()[0]
    assert "seed 3" in said(python, tmp_path, "simulate", "--games", "4", "--seed", "3", "--jobs", "1")
    assert said(python, tmp_path, "--lang", "fr", "rules") != said(python, tmp_path, "--lang", "en", "rules")
    plays(python, tmp_path)
    serves(python, tmp_path)


@pytest.mark.parametrize("version", [v for v in VERSIONS if v != f"3.{sys.version_info.minor}"])
def test_the_wheel_with_other_pythons(version: str, pure: Path, tmp_path: Path) -> None:
    base = interpreter(version)
    if base is None:
        pytest.skip(f"There is no Python {version} on this machine.")
    python = environment(tmp_path / "env", pure, base)
    seen = subprocess.run([python, "--version"], capture_output=True, text=True).stdout
    assert f"Python {version}." in seen
    assert said(python, tmp_path, "--version").strip() == release.versions()[0]
    # The same seed plays the same games with every Python.
    words = ("simulate", "--games", "4", "--seed", "3", "--jobs", "1", "--seats", "random,random")
    here = [sys.executable, "-m", "kaiju.cli", *words]
    mine = subprocess.run(here, env={**os.environ, "NO_COLOR": "1"}, capture_output=True, text=True).stdout
    assert said(python, tmp_path, *words) == mine
    serves(python, tmp_path)


def test_the_wheel_with_the_compiled_engine(pure: Path, tmp_path: Path) -> None:
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        with pytest.raises(Trouble):
            release.add_compiled(pure, tmp_path, tmp_path)
        return
    assert subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT).returncode == 0
    wheel = release.add_compiled(pure, COMPILED, tmp_path)
    assert release.platform_tag() in wheel.name
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        record = next(name for name in names if name.endswith("RECORD"))
        rows = list(csv.reader(files.read(record).decode().splitlines()))
        assert sorted(name for name, _, _ in rows) == sorted(names)
        for name, digest, size in rows:
            if digest:
                assert (name, digest, size) == release.row(name, files.read(name))
    python = environment(tmp_path / "env", wheel)
    show = "import kaiju.engine.table as t; print(t.__file__)"
    where = subprocess.run(
        [python, "-c", show], env=alone(python, tmp_path), cwd=tmp_path, capture_output=True, text=True
    ).stdout.strip()
    assert where.endswith(".so"), where
    assert str(tmp_path) in os.path.realpath(where)
    assert "seed 3" in said(python, tmp_path, "simulate", "--games", "4", "--seed", "3", "--jobs", "1")


def test_a_version_is_raised_everywhere_or_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, path in (
        ("PACKAGE", release.PACKAGE),
        ("PROJECT", release.PROJECT),
        ("CHANGES", release.CHANGES),
    ):
        copy = tmp_path / path.name
        shutil.copy(path, copy)
        monkeypatch.setattr(release, name, copy)
    before = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    for bad in ("next", "1.2", release.versions()[0]):
        with pytest.raises(Trouble):
            release.raise_version(bad)
    assert {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()} == before
    release.raise_version("7.8.9")
    assert release.versions() == ("7.8.9", "7.8.9")
    changes = release.CHANGES.read_text(encoding="utf-8")
    assert changes.index("## Unreleased") < changes.index("## 7.8.9 (")
    with pytest.raises(Trouble):  # nothing has changed since
        release.raise_version("7.9.0")
