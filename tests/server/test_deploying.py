"""What the files of `deploy/` promise, as far as this machine can try it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

UNIT = Path(__file__).parents[2] / "deploy" / "kaiju.service"
EXPOSURE_MOST = 40
"""Tenths of what `systemd-analyze security` may give the unit at most."""


def test_the_unit_is_little_exposed() -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not installed here")
    words = [program, "security", "--offline=true", f"--threshold={EXPOSURE_MOST}", "--no-pager", str(UNIT)]
    tried = subprocess.run(words, capture_output=True, text=True, timeout=60)
    if "offline" in tried.stderr:
        pytest.skip(f"this systemd-analyze does not judge a file: {tried.stderr.strip()}")
    assert tried.returncode == 0, tried.stdout[-200:] + tried.stderr
    assert "Overall exposure level" in tried.stdout
