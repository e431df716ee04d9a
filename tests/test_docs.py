"""The pages tell the truth: their code runs, their commands exist, their links lead somewhere."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kaiju.games.king_of_tokyo import card as cards

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FENCE = re.compile(r"^( *)```(\w+)\n(.*?)^\1```", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    return [code for _, lang, code in FENCE.findall(page.read_text("utf-8")) if lang == language]


def names(pages: list[Path]) -> list[str]:
    return [str(p.relative_to(ROOT)) for p in pages]


def test_the_readme_plays_a_whole_game_in_ten_lines() -> None:
    programs = blocks(ROOT / "README.md", "python")
    assert programs, "the README shows no program"
    for program in programs:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(program, "README.md", "exec"), {"__name__": "readme"})
        assert out.getvalue().strip(), program
    lines = [line for line in programs[0].splitlines() if line.strip()]
    assert len(lines) <= 10, "the first program is the one of ten lines"


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_make_words_on_the_pages_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    words = set(re.search(r"WORDS := (.*)", makefile).group(1).split())  # type: ignore[union-attr]
    for page in PAGES:
        for line in page.read_text("utf-8").splitlines():
            for word in re.findall(r"`make ([a-z-]+)", line) + re.findall(r"^\s*make ([a-z-]+)", line):
                assert word in words, f"{page.name} speaks of make {word}"


def test_kaiju_commands_on_the_pages_are_understood() -> None:
    """Every command line shown is taken by the command itself, up to the point where it would do something."""
    shown: set[str] = set()
    for page in PAGES:
        for code in blocks(page, "sh"):
            shown |= {
                line.split("#")[0].strip() for line in code.splitlines() if line.strip().startswith("kaiju ")
            }
    assert shown, "no page shows a command"
    commands = {shlex.split(line)[1] for line in shown}
    run = subprocess.run([sys.executable, "-m", "kaiju.cli.main", "--help"], capture_output=True, text=True)
    for command in commands:
        if not command.startswith("-"):
            assert command in run.stdout, f"a page shows kaiju {command}"


def test_the_page_of_moments_and_hooks_is_complete() -> None:
    page = (ROOT / "docs/reference/hooks.md").read_text("utf-8")
    source = Path(cards.__file__).with_suffix(".py").read_text("utf-8")
    moments = source[source.index("# Moments:") : source.index("# Hooks:")]
    for name in re.findall(r"^([A-Z_]+): Final", moments, re.MULTILINE):
        assert f"`{name}`" in page, f"the moment {name} is not on the page"
    for name in re.findall(r"^    def ([a-z_]+)\(self", source, re.MULTILINE):
        if name not in ("__init__", "in_play", "again"):
            assert f"`{name}`" in page, f"the method {name} is not on the page"
