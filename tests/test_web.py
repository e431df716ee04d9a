"""What the web client has in common with the rest: types made from the protocol, and a lock that is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_client_knows_the_messages_as_they_are() -> None:
    """Types are generated; whoever changes a message runs the tool again."""
    tool = [sys.executable, str(ROOT / "tools" / "web_types.py"), "--check"]
    done = subprocess.run(tool, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("tool", ["forms_fixture.py", "forms_game_fixture.py", "shelf_fixture.py"])
def test_what_the_client_is_held_against_is_current(tool: str) -> None:
    """Cases made by Python for the client's tests; whoever changes what they show runs the tool again."""
    check = [sys.executable, str(ROOT / "web" / "tools" / tool), "--check"]
    done = subprocess.run(check, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
