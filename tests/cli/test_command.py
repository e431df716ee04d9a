"""The command as a whole: its overview, its help, and what it says to wrong arguments."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import kaiju as package
from kaiju.cli.main import COMMANDS, OVERVIEW, main
from tests.cli.conftest import COMMAND, Kaiju, one_sentence, surroundings


def test_the_overview_names_every_command(kaiju: Kaiju) -> None:
    done = kaiju("--help")
    assert done.returncode == 0
    assert all(f"  kaiju {command} " in done.stdout for command in COMMANDS)
    assert all(name.replace("_", "-") in done.stdout for name in package.SHELF)
    assert kaiju().stdout == done.stdout


def test_the_overview_needs_no_library_that_is_slow_to_load() -> None:
    code = "import sys; from kaiju.cli.main import main; main(['--help']); print(sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=surroundings()
    )
    loaded = done.stdout.splitlines()[-1]
    assert not any(f"'{name}'" in loaded for name in ("rich", "cyclopts", "fluent", "babel"))


def test_the_commands_are_the_commands() -> None:
    from kaiju.cli.commands import app

    assert {name for name in app if not name.startswith("-")} == set(COMMANDS)


def test_the_version(kaiju: Kaiju) -> None:
    assert kaiju("--version").stdout.strip() == package.__version__


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    page = capsys.readouterr().out
    assert f"kaiju {command}" in page
    assert "--lang" in page
    assert "--no-colour" in page


def test_help_comes_before_or_after_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for words in (["play", "--help"], ["--help", "play"], ["help", "play"], ["play", "-h"]):
        assert main(words) == 0
        pages.append(capsys.readouterr().out)
    assert len(set(pages)) == 1


WRONG = {
    "plya": "There is no command plya, did you mean play?; see kaiju --help",
    "plya --help": "There is no command plya, did you mean play?; see kaiju --help",
    "--help plya": "There is no command plya, did you mean play?; see kaiju --help",
    "nonsense -h": "There is no command nonsense; see kaiju --help",
    "help nonsense": "There is no command nonsense; see kaiju --help",
    "--lang fr nonsense --help": "There is no command nonsense; see kaiju --help",
    "--bogus": "There is no option --bogus; see kaiju --help",
    "--lang": "--lang needs something after it; see kaiju --help",
    "play king-of-tokio": "There is no game called king-of-tokio; did you mean king-of-tokyo",
    "play chess": "There is no game called chess; the shelf holds king-of-tokyo",
    "play king-of-tokyo --seats you": "takes 2 to 6 players, not 1",
    "play king-of-tokyo --seats a,b,c,d,e,f,g": "takes 2 to 6 players, not 7",
    "play --seats you,,greedy": "One of the seats has no name",
    "play --seats=": "One of the seats has no name",
    "play --fast=maybe": "--fast takes true or false, not maybe",
    "play --seats you,gredy": "There is no bot called gredy; did you mean greedy?",
    "play --seats anna,Anna": "Two people cannot both be called Anna",
    "play --seats you,nowhere:Bot": "The bot nowhere:Bot cannot be loaded",
    "play --seed many": "--seed takes a whole number, not many; see kaiju play --help",
    "play --seed -1": "A seed is a whole number from 0",
    "play --speed 0": "The speed has to be more than 0",
    "play --option two_player=true": "The two-player option is for 2 players, not 4",
    "play --figures kong": "King of Tokyo has nobody called kong; choose",
    "play --monsters gigazur": "did you mean Gigazaur",
    "play --monsters gigazaur,gigazaur": "Two players cannot both be gigazaur",
    "play --save nowhere/game.json": "There is no folder nowhere",
    "play --save .": "is a folder; name a file",
    "play --sets you": "Unknown option: --sets. Did you mean --seats?; see kaiju play --help",
    "play king-of-tokyo and more": "kaiju play does not know what to do with and more; see kaiju play --help",
    "play --resume": "--resume needs something after it; see kaiju play --help",
    "play --lang xx": "There is no language xx here yet; choose en",
    "replay": "kaiju replay needs FILE; see kaiju replay --help",
    "replay nothing.json": "nothing.json cannot be read: no such file or directory",
    "rules king-of-tokyo KOT-YIELD-77": "has no rule KOT-YIELD-77",
    "rules chess": "There is no game called chess",
    "cards king-of-tokyo nonsense": "King of Tokyo has no card “nonsense”",
    "simulate king-of-tokyo --games -5": "at least one game, not -5",
    "simulate king-of-tokyo --games 0": "at least one game, not 0",
    "simulate king-of-tokyo --games many": "--games takes a whole number, not many",
    "simulate king-of-tokyo --seats greedy": "2 to 6 players, not 1",
    "simulate king-of-tokyo --seats you,greedy": "There is no bot called 'you'",
    "simulate chess --games 1": "There is no game called 'chess'",
    "soak --vary chess --games 1": "King of Tokyo has no option called chess that could vary; it has power_up, ",
    "soak --vary monsters --games 1": "has no option called monsters that could vary",
    "soak --data nothing.toml --games 1": "nothing.toml cannot be read",
    "bench --data nothing.toml": "nothing.toml cannot be read",
    "simulate --data nothing.toml": "nothing.toml cannot be read",
    "cards --data nothing.toml": "nothing.toml cannot be read",
    "simulate king-of-tokyo --each weather": "has nothing called weather to be played in turn; it has players",
    "simulate king-of-tokyo --each players --each players=3": "The option players is given twice",
    "simulate king-of-tokyo --each players=9": "2 to 6 players, not 9",
    "simulate king-of-tokyo --each players=two": "The number of players is a whole number, not 'two'",
    "bench --rounds 0": "at least one round, not 0",
    "bench --seats two": "--seats takes a whole number, not two",
    "bench --out x.txt": "ends in .json, not 'x.txt'",
    "serve --port 99999": "A port is a number from 1 to 65535",
    "serve --workers 0": "at least one worker",
    "serve --logs xml": "as text or json, not 'xml'",
    "serve --host no-such-host.invalid": "There is no address no-such-host.invalid to listen on",
    "serve now": "kaiju serve does not know what to do with now",
}
IN_A_PROCESS = (
    "plya",
    "play king-of-tokio",
    "play king-of-tokyo --seats you",
    "simulate king-of-tokyo --games -5",
    "replay nothing.json",
)


@pytest.mark.parametrize("words", WRONG)
def test_wrong_arguments_get_one_sentence(
    words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert WRONG[words] in said.err
    assert os.listdir(tmp_path) == []


BOX = """game = "king-of-monster-island"
[power_card.depth_charge]
cost = 5
do = [{ verb = "deal_damage", where = "own", n = 4 }]
"""


def test_every_fault_of_replaced_data_has_a_line(kaiju: Kaiju) -> None:
    box = kaiju.folder / "box.toml"
    box.write_text(BOX.replace("5", "-5").replace("own", "moon"), encoding="utf-8")
    done = kaiju("simulate", "--data", "box.toml", "--games", "1")
    assert done.returncode == 2
    first, second = done.stderr.splitlines()
    assert first.startswith("kaiju: box.toml: power_card.depth_charge.cost: must be")
    assert second.startswith("       box.toml: power_card.depth_charge.do[0].where: must be")


def test_cards_are_read_as_they_are_in_a_box(kaiju: Kaiju) -> None:
    (kaiju.folder / "box.toml").write_text(BOX, encoding="utf-8")
    assert "3 damage" in kaiju("cards", "king-of-monster-island", "depth-charge").stdout
    assert "4 damage" in kaiju("cards", "--data", "box.toml", "king-of-monster-island", "depth-charge").stdout
    french = kaiju("cards", "king-of-monster-island", "depth-charge", "--data", "box.toml", "--lang", "fr")
    assert "4 dégâts" in french.stdout


def test_cards_that_an_owner_leaves_out_are_not_listed(kaiju: Kaiju) -> None:
    game = "king-of-monster-island"
    left_out = f'game = "{game}"\n[power_card.rampage]\ncopies = 0\n[event.ash_cloud]\ncopies = 0\n'
    (kaiju.folder / "box.toml").write_text(left_out, encoding="utf-8")
    for name in ("Rampage", "Ash Cloud"):
        assert name in kaiju("cards", game).stdout
        assert name not in kaiju("cards", game, "--data", "box.toml").stdout


@pytest.mark.parametrize("words", IN_A_PROCESS)
def test_the_process_ends_with_status_2(words: str, kaiju: Kaiju) -> None:
    assert WRONG[words] in one_sentence(kaiju(*words.split()))


def test_strange_bytes_in_arguments(kaiju: Kaiju) -> None:
    raw = [os.fsencode(word) for word in (*COMMAND, "cards", "king-of-tokyo")]
    done = subprocess.run([*raw, b"\xff\xfe"], capture_output=True, env=surroundings(), cwd=kaiju.folder)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert "has no card" in done.stderr.decode()


def test_a_name_with_a_line_break_is_still_one_line(kaiju: Kaiju) -> None:
    assert "no such file" in one_sentence(kaiju("replay", "two\nlines\x1b[31m"))


@pytest.mark.parametrize(
    "words", [["rules", "king-of-tokyo", "tokyo"], ["cards", "king-of-tokyo", "--set", "base"]]
)
def test_a_reader_that_goes_away_is_no_trouble(words: list[str], kaiju: Kaiju) -> None:
    process = kaiju.start(*words)
    assert process.stdout
    assert process.stderr
    assert process.stdin
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stdin.close()
    process.stderr.close()
    assert process.wait(30) == 2


def test_without_any_streams(kaiju: Kaiju) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{shlex.join(COMMAND)} play --fast --seats greedy,random <&- >&- 2>&-"],
        env=surroundings(),
        cwd=kaiju.folder,
        timeout=60,
    )
    assert done.returncode == 0
    assert os.listdir(kaiju.folder) == ["king-of-tokyo.kaiju.json"]


def test_colours_can_be_switched_off(kaiju: Kaiju) -> None:
    coloured = {"FORCE_COLOR": "1"}
    words = ("rules", "king-of-tokyo", "KOT-SMASH-01")
    assert "\x1b[1;36m" in kaiju(*words, env=coloured).stdout
    assert "36m" not in kaiju(*words, "--no-colour", env=coloured).stdout
    assert "36m" not in kaiju(*words, env={**coloured, "NO_COLOR": "1"}).stdout
    assert "\x1b" not in kaiju(*words).stdout


def test_languages(kaiju: Kaiju) -> None:
    words = ("rules", "king-of-tokyo", "KOT-SMASH-01")
    french = kaiju(*words, "--lang", "fr").stdout
    assert french == kaiju(*words, env={"LANG": "fr_FR.UTF-8"}).stdout
    assert french != kaiju(*words).stdout
    assert kaiju(*words).stdout == kaiju("--lang", "en", *words, env={"LANG": "fr_FR.UTF-8"}).stdout


def test_the_overview_fits_into_a_terminal() -> None:
    lines = OVERVIEW.format(shelf="king-of-tokyo", first="king-of-tokyo").splitlines()
    assert len(lines) < 24
    assert all(len(line) <= 80 for line in lines if not line.startswith("On the shelf"))
