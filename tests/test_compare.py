"""The word that compares two commits: its arguments, its arithmetic, and one tiny real comparison."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import compare
from tools.compare import COUNTED, PLAIN, TIMED, Measured, Side, Trouble

ROOT = Path(compare.__file__).parent.parent


def measured(ratio: float, what: str = COUNTED, same: bool = True) -> Measured:
    return Measured("king_of_tokyo_duel", PLAIN, what, 10_000, 10_000 * ratio, ratio, same)


@pytest.fixture
def checkout() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")


@pytest.mark.parametrize(
    "args, sentence",
    [
        (["HEAD", "--rounds", "-1"], "Rounds are 0 or more"),
        (["HEAD", "--games", "0"], "games 1 or more"),
        (["HEAD", "--seconds", "0"], "seconds more than 0"),
        (["HEAD", "--rounds", "0"], "nothing to compare by; add --instructions"),
        (["no-such-commit"], "There is no commit 'no-such-commit' here"),
        (["HEAD", "--game", "chess"], "has no game called 'chess'; it has king-of-tokyo, "),
    ],
)
@pytest.mark.usefixtures("checkout")
def test_what_cannot_be_compared_is_one_sentence(
    args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert compare.main(args) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


def test_all_games_of_the_older_commit_are_compared_unless_some_are_named() -> None:
    assert compare.chosen([], ["a", "b_c"], ["a", "b_c", "d"]) == ["a", "b_c"]
    assert compare.chosen(["b-c"], ["a", "b_c"], ["a", "b_c", "d"]) == ["b_c"]
    with pytest.raises(Trouble, match="The older commit has no game called 'd'"):
        compare.chosen(["d"], ["a"], ["a", "d"])
    with pytest.raises(Trouble, match="The newer commit has no game called 'b'"):
        compare.chosen([], ["a", "b"], ["a"])


def test_a_ratio_is_the_median_within_rounds_not_of_the_medians() -> None:
    # The weather of a round hits both sides; only the last round is out of step.
    assert compare.middle([(1.0, 2.0), (3.0, 6.0), (10.0, 1.0)]) == (3.0, 2.0, 2.0)


def test_what_is_measured_is_a_decision() -> None:
    assert compare.a_decision({"seconds": 3.0, "decisions": 150}, "seconds") == 0.02


def test_callgrinds_own_words_are_read() -> None:
    assert compare.collected("==7== Events    : Ir\n==7== Collected : 1234567\n") == 1_234_567
    with pytest.raises(Trouble, match="did not say what it has counted: ==7== Killed"):
        compare.collected("==7== Killed")


def test_without_valgrind_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(Trouble, match="valgrind, which was not found; install it"):
        compare.count("king_of_tokyo", PLAIN, (Side("here", ROOT), Side("here", ROOT)), 1)


def test_without_a_compiler_its_own_sentence_is_passed_on(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    script = "import sys\nsys.stderr.write('No C compiler was found; install one.\\n')\nsys.exit(3)\n"
    (tmp_path / "tools" / "compile.py").write_text(script, encoding="utf-8")
    with pytest.raises(Trouble, match=r"^No C compiler was found; install one\.$"):
        compare.compile_side(Side("old", tmp_path))


def test_the_report_says_which_is_slower_and_by_how_much() -> None:
    assert compare.verdict([measured(1.0), measured(1.0002)]) == "Both are equally fast."
    told = compare.verdict([measured(1.041), measured(0.8), measured(1.02)])
    assert told == (
        "The newer one is slower, most in king-of-tokyo-duel, plain, by instructions: 4.1% more.\n"
        "The older one is slower, most in king-of-tokyo-duel, plain, by instructions: 25.0% more."
    )
    assert "the rules differ" in compare.verdict([measured(1.0, same=False)])


def test_the_table_has_a_line_for_everything_measured() -> None:
    shown = compare.table([measured(1.041), Measured("a", PLAIN, TIMED, 7e-6, 6.3e-6, 0.9, False)]).split(
        "\n"
    )
    assert shown[0].split() == "game build a decision in older newer newer / older".split()
    assert shown[1].split() == "king-of-tokyo-duel plain instructions 10,000 10,410 1.041".split()
    assert shown[2].split() == "a plain CPU time, µs 7.00 6.30 0.900 other games".split()


def test_only_whoever_asks_is_told_by_the_exit_status() -> None:
    found = [measured(1.041), measured(1.029)]
    assert compare.too_slow(found, None) == []
    assert compare.too_slow(found, 3) == found[:1]
    assert compare.too_slow(found, 5) == []


@pytest.mark.usefixtures("checkout")
def test_a_commit_against_itself_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["HEAD", "HEAD", "--rounds", "2", "--seconds", "0.01", "--game", "king-of-tokyo-duel"]
    assert compare.main(args) == 0
    told = capsys.readouterr().out
    line = next(line for line in told.splitlines() if line.startswith("king-of-tokyo-duel"))
    assert float(line.split()[-1]) > 0, "the ratio is the last cell: the games were the same"
    assert "one is slower" in told or "equally fast" in told


def test_a_side_that_is_not_the_one_that_plays_is_refused(tmp_path: Path) -> None:
    # The folder holds no games, so that the installed ones are found.
    with pytest.raises(Trouble, match=r"Instead of the plain build of empty, .* was found"):
        compare.games_of(Side("empty", tmp_path), PLAIN)


def test_a_side_that_cannot_play_is_one_sentence(tmp_path: Path) -> None:
    package = tmp_path / "src" / "kaiju"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise SystemExit('broken')\n", encoding="utf-8")
    with pytest.raises(Trouble, match="could not play; its own words are above"):
        compare.games_of(Side("broken", tmp_path), PLAIN)


def test_the_command_explains_itself() -> None:
    done = subprocess.run([sys.executable, compare.__file__, "--help"], capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith("usage: make compare ")
