"""The tutorial does what it says: its blocks, one after the other, train an agent that beats random."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "first-agent.md"


def test_the_agent_of_the_tutorial_beats_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 6
    room: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), room)  # a page of ours
    wins = room["wins"]
    assert wins.of == 200
    assert wins.share > 0.85, "nine of ten, as the page says"
    assert len(room["curve"]) == 40
    assert (tmp_path / "curve.svg").stat().st_size > 1000
    assert "800 games" in capsys.readouterr().out
