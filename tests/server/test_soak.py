"""Bad days of each kind for half a minute; `make soak-server` and `make test-long` have more of them."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from pathlib import Path

import pytest

from tests.marks import slow
from tools import soak_server


@slow
@pytest.mark.parametrize(("kind", "own"), [("sqlite", "full disks"), ("postgresql", "restarts")])
def test_bad_days_of_every_kind(request: pytest.FixtureRequest, tmp_path: Path, kind: str, own: str) -> None:
    """Half a minute in all: a quarter on either database, and each kind of day once at least."""
    postgres = request.getfixturevalue("breakable") if kind == "postgresql" else None
    seed = random.SystemRandom().randrange(2**32)
    tried, faults = soak_server.soak(15, seed, postgres, tmp_path)
    assert not faults, f"seed {seed}: {faults}"
    for day in ("kills", "floods", "messages of nonsense", own):
        assert tried[day], day
    assert tried["acknowledged answers"] > 20


@pytest.mark.parametrize(
    ("words", "there", "done"),
    [
        ([], True, [("sqlite", 20), ("postgresql", 20)]),
        ([], False, [("sqlite", 40)]),
        (["--sqlite"], True, [("sqlite", 40)]),
        (["--postgres"], True, [("postgresql", 40)]),
    ],
)
def test_one_command_does_both_databases(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    there: bool,
    done: list[tuple[str, float]],
) -> None:
    soaked: list[tuple[str, float]] = []

    def soak(seconds: float, seed: int, postgres: object, folder: Path) -> tuple[Counter[str], list[str]]:
        soaked.append(("sqlite" if postgres is None else "postgresql", seconds))
        return Counter(kills=2), []

    monkeypatch.setattr(soak_server, "soak", soak)
    monkeypatch.setattr(soak_server, "postgres_of_its_own", lambda: contextlib.nullcontext(object()))
    monkeypatch.setattr(soak_server, "has_postgres", lambda: there)
    assert soak_server.main(["--seconds", "40", *words]) == 0
    assert soaked == done
    told = capsys.readouterr().out
    assert f"{2 * len(done):>10,}  kills" in told
    assert ("PostgreSQL is not installed here" in told) == (not there)


def test_a_fault_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that lost something is noticed."""

    def lost(*_: object) -> None:
        raise AssertionError("an answer is missing")

    monkeypatch.setattr(soak_server, "check", lost)
    monkeypatch.setattr(soak_server.Soak, "days", lambda self: [self.fuzz])
    _, faults = soak_server.soak(0.1, 1, None, tmp_path)
    assert faults == ["AssertionError: an answer is missing"]


def test_words_that_make_no_sense_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        soak_server.main(["--seconds", "0"])
    assert "a number above 0" in capsys.readouterr().err
