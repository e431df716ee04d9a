"""The report of a study of balance: one page, complete in itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kaiju.cli.main import main
from kaiju.engine.errors import BadSetup
from kaiju.study import balance_page


@pytest.mark.parametrize(
    ("game", "more"),
    [("king-of-tokyo", ["--modules", "halloween"]), ("king-of-monster-island", [])],
)
def test_the_page_holds_everything_it_needs(
    game: str, more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "report.html"
    words = [
        "balance",
        game,
        "--players",
        "2",
        "--games",
        "6",
        "--bot",
        "random",
        "--against",
        "greedy",
        *more,
    ]
    assert main([*words, "--seed", "1", "--jobs", "1", "--out", str(path)]) == 0
    page = path.read_text(encoding="utf-8")
    assert not re.findall(r'(?:src|href)="(?!#)', page)  # nothing is fetched, from here or elsewhere
    assert "url(http" not in page
    assert "<script" not in page
    assert page.count("<svg") == page.count('role="img"') >= 2
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    drawn = "".join(re.findall(r"<svg.*?</svg>", page, re.DOTALL))
    assert "var(--text)" in drawn
    assert not re.findall(r"#0102[0-9a-f]{2}", drawn)  # every colour is the page's
    assert "DejaVu" not in drawn  # and so is every letter
    assert page.count("data:font/woff2") == len(list(balance_page.FONTS.glob("*.woff2")))
    assert "greedy" in page
    assert "How to read it" in page


def test_without_the_packages_it_says_so_before_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> None:
        raise BadSetup("A report with pictures needs more packages: pip install 'kaiju[study]'.")

    monkeypatch.setattr(balance_page, "check_pictures", missing)
    out = tmp_path / "report.html"
    assert main(["balance", "--games", "100000", "--out", str(out)]) == 2
    assert "kaiju[study]" in capsys.readouterr().err
    assert not out.exists()
