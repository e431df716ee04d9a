"""What the web client has in common with the rest: types made from the protocol, and a lock that is installed."""

from __future__ import annotations

import json
import re
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


def test_the_licences_of_what_the_client_carries_come_with_it() -> None:
    """Fonts, and packages whose code is in the client: each with its licence."""
    told = (ROOT / "src" / "kaiju" / "server" / "licences.txt").read_text("utf-8")
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    fonts = re.findall(
        r"url\((@[^/]+/[^/]+)/", (ROOT / "web" / "src" / "kit" / "fonts.css").read_text("utf-8")
    )
    assert fonts
    for name in {*fonts, *package["dependencies"], "svelte"}:
        assert f"\n{name} (" in told, f"The licence of {name} is missing in src/kaiju/server/licences.txt."
    for words in ("SIL OPEN FONT LICENSE Version 1.1", "Apache License", "Permission is hereby granted"):
        assert words in told
