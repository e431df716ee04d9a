"""A shelf made up for one test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from kaiju.rulebook import catalogue, files, ledger, words

Shelf = Callable[[dict[str, str]], None]

GENERAL = """
    list-or = { $most } or { $last }
    module-base = Base game
    not-found-rule = no { $name }, near { $near }
    not-found-words = no { $name }
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    """Puts files in place of the ones we ship: `shelf({"games/tiny/text/en/rules.ftl": ...})`."""

    def forget() -> None:
        for remembered in (
            files.games,
            files.languages,
            words._dictionary,
            ledger._facts,
            catalogue._facts,
        ):
            remembered.cache_clear()

    def put(contents: dict[str, str]) -> None:
        for name, content in {"rulebook/text/en/general.ftl": GENERAL, **contents}.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(dedent(content), "utf-8")
        forget()

    monkeypatch.setattr(files, "files", lambda package: tmp_path)
    yield put
    forget()
