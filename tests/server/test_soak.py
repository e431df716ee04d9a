"""Half a minute of bad days; `make soak-server` has more of them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.marks import slow
from tools import soak_server


@slow
def test_half_a_minute_of_bad_days(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(2**32)
    tried, faults = soak_server.soak(30, seed, None, tmp_path)
    assert not faults, f"seed {seed}: {faults}"
    assert tried["kills"]
    assert tried["acknowledged answers"] > 50


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
