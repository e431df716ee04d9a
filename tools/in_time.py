"""A plugin of pytest for `make quick`: no test begins after the time is up, and what was left out is written down.

    KAIJU_QUICK='{"until": 1790000000.0, "games": ["king_of_tokyo"], "told": "build/quick-0.json"}'

`games` are those that changed, or nothing for all of them: a test with the title of another game in its name is left
out. So are tests marked `slow`.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

ASKED = json.loads(os.environ.get("KAIJU_QUICK", "{}"))
LEFT: dict[str, Counter[str]] = {
    "slow": Counter(),
    "of other games": Counter(),
    "for want of time": Counter(),
}


def of_another_game(name: str, wanted: Sequence[str], shelf: Sequence[str]) -> bool:
    """Whether the parameters of a test name a game, and none that is wanted."""
    _, _, inside = name.partition("[")
    longest = "|".join(sorted(map(re.escape, shelf), key=len, reverse=True))
    named = set(re.findall(rf"(?<![a-z_])(?:{longest})(?![a-z_])", inside)) if shelf else set()
    return bool(named) and not named & set(wanted)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    kept, left = [], []
    for item in items:
        file = item.nodeid.partition("::")[0]
        if item.get_closest_marker("slow"):
            LEFT["slow"][file] += 1
            left.append(item)
        elif ASKED.get("games") and of_another_game(item.name, ASKED["games"], ASKED["shelf"]):
            LEFT["of other games"][file] += 1
            left.append(item)
        else:
            kept.append(item)
    config.hook.pytest_deselected(items=left)
    items[:] = kept


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    if time.time() < ASKED["until"]:
        return None
    LEFT["for want of time"][item.nodeid.partition("::")[0]] += 1
    return True


def pytest_sessionfinish() -> None:
    if ASKED:
        Path(ASKED["told"]).write_text(json.dumps(LEFT), encoding="utf-8")
