"""The pages about the command say what is true."""

import re
from pathlib import Path

import pytest

from kaiju.cli.main import COMMANDS, main
from kaiju.games import SHELF

DOCS = Path(__file__).parent.parent.parent / "docs"
REFERENCE = (DOCS / "reference" / "commands.md").read_text(encoding="utf-8")
EVERYWHERE = {"--lang", "--no-colour", "--no-color", "--help", "--version"}


def described(command: str) -> set[str]:
    """The options that the reference lists for a command."""
    found = re.search(rf"^## `kaiju {command}\b.*?(?=^## )", REFERENCE, re.MULTILINE | re.DOTALL)
    assert found, f"{command} is not described"
    rows = [line for line in found[0].splitlines() if line.startswith("| `--")]
    return {option for row in rows for option in re.findall(r"`(--[a-z-]+)", row.split("|")[1])}


def real(command: str, capsys: pytest.CaptureFixture[str]) -> set[str]:
    """The options that a command says it has."""
    assert main([command, "--help"]) == 0
    own, _, _ = capsys.readouterr().out.partition("Everywhere")
    return set(re.findall(r"^│ [ *]*(--[a-z-]+)", own, re.MULTILINE))


@pytest.mark.parametrize("command", COMMANDS)
def test_the_reference_lists_every_option_and_no_other(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert described(command) == real(command, capsys)


def test_the_reference_lists_what_every_command_takes() -> None:
    assert all(option in REFERENCE for option in EVERYWHERE)


def test_the_guide_types_what_can_be_typed() -> None:
    from kaiju.rulebook import Words

    page = (DOCS / "how-to" / "play-in-the-terminal.md").read_text(encoding="utf-8")
    words = Words("king_of_tokyo")
    for key in ("keep", "roll", "all", "none", "help", "rules", "card", "log", "table", "quit"):
        first = words(f"typed-{key}").split()[0]
        assert f"`{first}" in page or key == "help", first


def test_the_reference_lists_the_options_of_every_game_in_their_order() -> None:
    section = REFERENCE.partition("### Options of the games")[2].partition("## `kaiju replay")[0]
    listed: dict[str, list[str]] = {}
    title = ""
    for row in section.splitlines():
        if row.startswith("| ") and not row.startswith("| game"):
            game, name = (cell.strip() for cell in row.split("|")[1:3])
            title = game or title
            listed.setdefault(title, []).append(name.strip("`"))
    assert listed == {game.title: [choice.name for choice in game.choices()] for game in SHELF.values()}
