"""One bad day of each kind; `make soak-server` and `make test-long` have more of them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.marks import slow
from tools import soak_server


@slow
def test_one_bad_day_of_each_kind(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(2**32)
    tried, faults = soak_server.soak(1, seed, None, tmp_path)
    assert not faults, f"seed {seed}: {faults}"
    assert tried["kills"] == tried["floods"] == tried["full disks"] == 1
    assert tried["messages of nonsense"]
    assert tried["acknowledged answers"] > 20


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
