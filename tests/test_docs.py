"""The pages tell the truth: their code runs, their commands exist, their links lead somewhere."""

from __future__ import annotations

import ast
import contextlib
import inspect
import io
import json
import re
import shlex
import subprocess
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

import kaiju
from kaiju.games.godzilla_tokyo_clash.position import PieceAt
from kaiju.games.godzilla_tokyo_clash.position import PlayerAt as ClashPlayerAt
from kaiju.games.godzilla_tokyo_clash.position import Position as ClashPosition
from kaiju.games.king_of_monster_island.position import BossAt, ZoneAt
from kaiju.games.king_of_monster_island.position import MonsterAt as IslandMonsterAt
from kaiju.games.king_of_monster_island.position import Position as IslandPosition
from kaiju.games.king_of_tokyo import asks
from kaiju.games.king_of_tokyo import card as tokyo
from kaiju.games.king_of_tokyo.position import CardAt, DraftAt, ExtraAt, MonsterAt, Position, UsedAt
from kaiju.games.king_of_tokyo_duel import card as duel
from kaiju.games.king_of_tokyo_duel.position import MonsterAt as DuelMonsterAt
from kaiju.games.king_of_tokyo_duel.position import Position as DuelPosition
from kaiju.games.king_of_tokyo_duel.position import TokenAt
from tools import api_page

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
WAYS_OF_A_CARD = {"__init__", "again", "numbered", "in_play", "held_by", "listens", "among", "ready"}
"""What a card class does for the engine and for itself, and no card has to know."""
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


@pytest.mark.parametrize(("heading", "game"), [("King of Tokyo", tokyo), ("King of Tokyo: Duel", duel)])
def test_the_page_of_moments_and_hooks_is_complete(heading: str, game: ModuleType) -> None:
    page = (ROOT / "docs/reference/hooks.md").read_text("utf-8")
    page = re.split(r"^# ", page.split(f"\n# {heading}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]
    source = Path(str(game.__file__)).with_suffix(".py").read_text("utf-8")
    moments = source[source.index("# Moments:") : source.index("# Hooks:")]
    for name in re.findall(r"^([A-Z_]+): Final\[i64\]", moments, re.MULTILINE):
        assert f"`{name}`" in page, f"the moment {name} is not on the page"
    own = source[source.index("class Card(") :]
    for name in re.findall(r"^    def ([a-z_]+)\(self", own, re.MULTILINE):
        if name not in WAYS_OF_A_CARD:
            assert f"`{name}`" in page, f"the method {name} is not on the page"


def test_the_page_of_the_api_is_made_from_the_docstrings() -> None:
    assert api_page.PAGE.read_text("utf-8") == api_page.page(), "python tools/api_page.py writes it anew"


@pytest.mark.parametrize(
    "source, complaint",
    [
        ('__all__ = ["play"]\ndef play(): pass\n', r"^toy.play has no docstring.$"),
        ('__all__ = ["play"]\n', r"^toy has no play.$"),
        (
            '__all__ = ["A"]\nclass A:\n    """An A."""\n    def b(self): pass\n',
            r"^toy.A.b has no docstring.$",
        ),
        ("play = 1\n", r"^toy lists no public names.$"),
    ],
)
def test_what_is_public_has_to_say_what_it_is_for(
    source: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "toy.py").write_text(f'"""A toy."""\n{source}', "utf-8")
    monkeypatch.setattr(api_page, "SOURCE", tmp_path)
    with pytest.raises(api_page.Undocumented, match=complaint):
        list(api_page.chapter(api_page.Chapter("toy")))


CARD_PAGE = ROOT / "docs/how-to/add-a-card.md"
TOKYO = Path(tokyo.__file__).parent


def test_the_page_of_moments_says_which_question_offers_them() -> None:
    page = (ROOT / "docs/reference/hooks.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `([A-Z_]+)` \| .* \| ([^|]+) \|$", page, re.MULTILINE))
    opened: set[tuple[str, str]] = set()
    for path in TOKYO.glob("*.py"):
        code = path.read_text("utf-8")
        opened |= set(
            re.findall(r"\b(?:in_any_order|offer|offer_others)\(.*\b([A-Z_]+), (ASK_[A-Z_]+)\)", code)
        )
        # Without a kind of its own, an offer asks whether a card is used.
        for moment in re.findall(r"\boffer(?:_others|_about)?\(st, [\w.]+, ([A-Z_]+)(?:\)|, loss\))", code):
            opened.add((moment, "ASK_USE"))
    assert len(opened) > 15
    for moment, kind in opened:
        name = asks.NAMES[getattr(asks, kind)]
        assert f"`{name}`" in rows[moment], f"{moment} asks {name}"


def test_the_page_of_cards_names_every_fact_and_verbs_that_exist() -> None:
    page = CARD_PAGE.read_text("utf-8")
    told = re.findall(r"^\| ((?:`\w+`,? ?)+) \| (.*) \|$", page, re.MULTILINE)
    facts = {name for names, says in told if not says.startswith("`") for name in re.findall(r"\w+", names)}
    taken = [
        n
        for n in inspect.signature(tokyo.Facts.__init__).parameters
        if n not in ("self", "key", "cost", "type")
    ]
    assert facts == set(taken)
    verbs = [
        (name, says) for names, says in told if says.startswith("`") for name in re.findall(r"\w+", names)
    ]
    assert len(verbs) > 20
    for name, says in verbs:
        file = re.findall(r"`(\w+\.py)`", says)[0]
        assert f"\ndef {name}(" in (TOKYO / file).read_text("utf-8"), f"{file} has no {name}"


@pytest.mark.parametrize("page", sorted((ROOT / "docs/how-to").glob("*.md")), ids=lambda page: page.name)
def test_the_python_on_a_page_can_be_read(page: Path) -> None:
    for program in blocks(page, "python"):
        text = textwrap.dedent(program).strip()
        ast.parse(f"{{{text}}}" if text.startswith('"') else f"[{text}]" if text.endswith(",") else text)


def named_files(page: str) -> list[str]:
    """The files and folders that a page names as code, with the room a sentence is in left out."""
    named = [
        name for name in re.findall(r"`([\w./<>*-]+)`", page) if "/" in name or name.endswith((".py", ".ts"))
    ]
    return sorted({name for name in named if not name.startswith(("/", "http"))})


def is_there(name: str) -> bool:
    """Whether there is such a file, for some game where it says `<game>`; a bare name may be in any room."""
    pattern = re.sub(r"<\w+>", "*", name).rstrip("/")
    if "/" in pattern:
        places = [f"{place}{pattern}" for place in ("", "src/kaiju/", "src/kaiju/games/*/")]
    else:
        places = [f"{room}/**/{pattern}" for room in ("src/kaiju", "web/src", "tests", "tools")]
    return any(next(ROOT.glob(place), None) for place in places)


@pytest.mark.parametrize("page", ["docs/map.md", "docs/how-to/add-a-card.md", "docs/how-to/add-a-game.md"])
def test_the_files_that_a_page_names_are_there(page: str) -> None:
    names = named_files((ROOT / page).read_text("utf-8"))
    assert names
    assert [name for name in names if not is_there(name)] == []
    assert not is_there("src/kaiju/attic.py")
    assert not is_there("nowhere.py")


POSITIONS = ROOT / "docs/reference/positions.md"


def test_the_programs_on_the_page_of_positions_run() -> None:
    for program in blocks(POSITIONS, "python"):
        exec(compile(program, POSITIONS.name, "exec"), {"__name__": "positions"})


def rows_of_positions() -> list[tuple[str, list[str], dict[str, Any]]]:
    """The keys of positions: under which heading, their names, and the example."""
    out: list[tuple[str, list[str], dict[str, Any]]] = []
    heading = ""
    for line in POSITIONS.read_text("utf-8").splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif line.startswith("| `"):
            cells = [cell.strip() for cell in line.strip("|").split(" | ")]
            example = json.loads("{" + cells[2].strip("`") + "}")
            out.append((heading, re.findall(r"`(\w+)`", cells[0]), example))
    return out


@pytest.mark.parametrize(
    "heading, keys, example", rows_of_positions(), ids=[f"{h}-{k[0]}" for h, k, _ in rows_of_positions()]
)
def test_the_examples_of_positions_can_be_set_up(
    heading: str, keys: list[str], example: dict[str, Any]
) -> None:
    assert all(key in example for key in keys), "the example shows something else"
    if heading.endswith(("the Round", "Tokyo Clash")):
        players: list[dict[str, Any]] = [{}, {}]
        if heading.startswith("A player"):
            players = [
                {"kaiju": "king_ghidorah" if "heads" in example else "godzilla", **example},
                {"kaiju": "megalon"},
            ]
            example = {}
        kaiju.scenario("godzilla_tokyo_clash", {"players": players, **example})
        return
    game = "king_of_tokyo_duel" if heading.endswith(("the Duel", "tracks and the table")) else "king_of_tokyo"
    if "island" in heading:
        game = "king_of_monster_island"
    seats = 2 if game == "king_of_tokyo_duel" else 3
    monsters: list[dict[str, Any]] = [{} for _ in range(seats)]
    position: dict[str, Any] = {"monsters": monsters}
    if heading.startswith("A Monster"):
        monsters[0] = example
        if example.get("alive") is False:
            position["active"] = 1
        if "Power Up" in heading:
            position["options"] = {"power_up": True}
    elif heading == "A card":
        # What a copying card copies, or a token comes from, is in play too.
        others = [name for key in ("copies", "token") if (name := example.get(key))]
        monsters[0] = {"cards": [example, *others]}
    else:
        position |= example
    kaiju.scenario(game, position)


def test_the_page_of_positions_names_every_key() -> None:
    page = POSITIONS.read_text("utf-8")
    page, _, clash = page.partition("## Godzilla: Tokyo Clash")
    before, _, rest = page.partition("## King of Tokyo: Duel")
    duel, _, island = rest.partition("## King of Monster Island")
    tokyo = before[before.index("## King of Tokyo") :]
    forms: dict[str, list[type[msgspec.Struct]]] = {
        tokyo: [Position, MonsterAt, CardAt, UsedAt, ExtraAt, DraftAt],
        duel: [DuelPosition, DuelMonsterAt, TokenAt],
        island: [IslandPosition, IslandMonsterAt, BossAt, ZoneAt],
        clash: [ClashPosition, ClashPlayerAt, PieceAt],
    }
    for section, structs in forms.items():
        for form in structs:
            for field in msgspec.structs.fields(form):
                said = f"`{field.name}`" in section or f'"{field.name}"' in section
                assert said, f"{form.__name__}.{field.name} is not on the page"
