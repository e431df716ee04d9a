"""A game from outside the house is put on the shelf by one line, and plays everywhere: as a race and as a team.

The game is `tests/pig`. Nothing but `KAIJU_GAMES` tells the house of it, and no other file knows it.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from kaiju.engine.declaration import faults, standings
from kaiju.engine.errors import RulesFault
from kaiju.engine.record import begin, read, record_of, replay, write
from kaiju.engine.state import State
from kaiju.engine.table import Table
from tests.cli.conftest import Kaiju, one_sentence
from tests.marks import long
from tests.pig import GAME as PIG
from tests.pig import Pig
from tests.pig.together import GAME as TOGETHER

ROOT = str(Path(__file__).parent.parent)
LINE = "tests.pig,tests.pig.together"
NAMES = {"pig": "Pig", "pigs-together": "Pigs Together"}
both = pytest.mark.parametrize("game", NAMES)


@pytest.fixture
def house(tmp_path: Path) -> Kaiju:
    """The command in another folder, with the line in its environment."""

    class Visited(Kaiju):
        def __call__(self, *words: str, **manner: object) -> subprocess.CompletedProcess[str]:
            env = {"KAIJU_GAMES": LINE, "PYTHONPATH": ROOT, **manner.pop("env", {})}  # type: ignore[dict-item]
            return super().__call__(*words, env=env, **manner)  # type: ignore[arg-type]

    return Visited(tmp_path)


def told(house: Kaiju, *words: str, typed: str = "") -> str:
    """What a command says, all being well."""
    done = house(*words, typed=typed)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


# ---- the line itself


@pytest.mark.parametrize("game", [PIG, TOGETHER], ids=lambda game: game.name)
def test_it_declares_itself(game: Pig) -> None:
    assert faults(game.declaration) == []


def test_it_stands_behind_the_games_of_the_house(house: Kaiju) -> None:
    assert "king-of-tokyo-duel, " in told(house)
    assert "pig, pigs-together. To begin: kaiju play king-of-tokyo" in told(house)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("tests.piglet", "The game tests.piglet cannot be loaded: ModuleNotFoundError"),
        ("tests.children", "tests.children has no game called GAME"),
        ("tests.pig:SOW", "tests.pig has no game called SOW"),
        ("tests.pig,tests.pig:GAME", "There are two games called pig"),
        ("kaiju.games.king_of_tokyo", "There are two games called king_of_tokyo"),
    ],
)
def test_a_line_that_leads_nowhere_is_told_in_a_sentence(house: Kaiju, line: str, sentence: str) -> None:
    assert sentence in one_sentence(house("play", "pig", env={"KAIJU_GAMES": line}))


def test_an_installed_package_names_its_game_by_an_entry_point(house: Kaiju, tmp_path: Path) -> None:
    dist = tmp_path / "kaiju_pig-1.dist-info"
    dist.mkdir()
    (dist / "METADATA").write_text("Metadata-Version: 2.1\nName: kaiju-pig\nVersion: 1\n")
    (dist / "entry_points.txt").write_text("[kaiju.games]\npig = tests.pig\n")
    done = house(env={"KAIJU_GAMES": "", "PYTHONPATH": f"{ROOT}:{tmp_path}"})
    assert ", pig. To begin" in done.stdout


def test_who_imports_the_game_first_still_finds_it_on_the_shelf(tmp_path: Path) -> None:
    code = "from tests.pig import GAME; import kaiju; assert kaiju.SHELF['pig'] is GAME; print(*kaiju.SHELF)"
    env = {"KAIJU_GAMES": LINE, "PYTHONPATH": ROOT}
    done = subprocess.run([sys.executable, "-c", code], env=env, cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout.split()[-2:] == ["pig", "pigs_together"], done.stderr


def test_the_compiled_build_says_that_it_cannot_play_it(tmp_path: Path) -> None:
    code = "import kaiju, kaiju.games.shelf as shelf; shelf.COMPILED = True; kaiju.new('king-of-tokyo', seats=2); "
    env = {"KAIJU_GAMES": LINE, "PYTHONPATH": ROOT}
    for more, status in (("", 0), ("kaiju.new('pig', seats=2)", 1)):
        done = subprocess.run(
            [sys.executable, "-c", code + more], env=env, cwd=tmp_path, capture_output=True, text=True
        )
        assert done.returncode == status, done.stderr
    assert (
        "Pig is not compiled, so the compiled build cannot play it; play it in plain Python." in done.stderr
    )


# ---- the terminal


@both
def test_it_is_played_in_the_terminal_and_replayed(house: Kaiju, game: str) -> None:
    record = str(house.folder / "game.json")
    rng = random.Random(5)
    typed = "".join(rng.choice(["roll\n", "bank\n", "2\n"]) for _ in range(200))
    shown = told(
        house,
        "play",
        game,
        "--seats",
        "Ann,careful,random",
        "--seed",
        "4",
        "--fast",
        "--save",
        record,
        typed=typed,
    )
    assert "Your turn" in shown
    assert "The pot holds" in shown
    assert f"kaiju replay {record}" in shown
    again = told(house, "replay", record)
    for part in ("Ann", "careful", "random", "★"):
        assert part in again
    assert ("the Wolf · turn" in again) == (game == "pigs-together")
    french = told(house, "replay", record, "--lang", "fr")
    assert "la cagnotte contient" in french
    assert "·" in told(house, "replay", record, "--step")


def test_the_verdict_is_told_once_and_a_team_stands_together(house: Kaiju) -> None:
    for seed, verdict in (("2", "you have all won"), ("1", "you have all lost")):
        shown = told(house, "play", "pigs-together", "--seats", "random,random", "--seed", seed, "--fast")
        assert shown.count("you have all ") == 1, shown
        assert verdict in shown
        assert shown.count("wins") == (2 if "won" in verdict else 0)


def test_a_game_is_resumed(house: Kaiju) -> None:
    record = str(house.folder / "game.json")
    told(house, "play", "pig", "--seats", "Ann,Bob", "--seed", "1", "--save", record, typed="roll\nquit\n")
    assert len(read(Path(record).read_bytes()).answers) == 1
    assert "Roll on?" in told(house, "play", "--resume", record, typed="quit\n")


@both
def test_its_rules_are_read_in_both_languages(house: Kaiju, game: str) -> None:
    assert "but a 1 empties it" in told(house, "rules", game, "pot")
    assert "un 1 la vide" in told(house, "rules", game, "cagnotte", "--lang", "fr")
    assert "There are no cards in" in one_sentence(house("cards", game))


@both
def test_its_refusals_are_sentences(house: Kaiju, game: str) -> None:
    title = NAMES[game]
    assert f"There is no bot called 'greedy' for {title}; there are random, careful" in one_sentence(
        house("play", game, "--seats", "greedy,you")
    )
    assert "Nobody chooses a figure" in one_sentence(house("play", game, "--figures", "wolf"))
    assert f"{title} takes 2 to 6 players, not 7" in one_sentence(
        house("simulate", game, "--seats", ",".join(["random"] * 7))
    )


# ---- studies


@both
def test_it_is_simulated_by_several_processes_with_the_same_result(house: Kaiju, game: str) -> None:
    words = (
        "simulate",
        game,
        "--games",
        "300",
        "--seed",
        "2",
        "--option",
        "short=true",
        "--measure",
        "events",
    )
    assert told(house, *words, "--jobs", "1") == told(house, *words, "--jobs", "2")
    csv = house.folder / "games.csv"
    told(house, *words, "--out", str(csv))
    heads, first, *_ = csv.read_text().splitlines()
    assert heads.startswith("game,seed,bot_1,bot_2,bot_3,winning_seats,")
    assert len(first.split(",")) == len(heads.split(","))


def test_a_team_is_counted_together(house: Kaiju) -> None:
    found = house.folder / "found.json"
    shown = told(
        house,
        "simulate",
        "pigs-together",
        "--games",
        "100",
        "--seed",
        "3",
        "--jobs",
        "1",
        "--out",
        str(found),
    )
    assert "All together" in shown
    assert "By seat" not in shown
    assert "several winners" not in shown
    seats = msgspec.json.decode(found.read_bytes())["found"]["seats"]
    assert len({seat["count"] for seat in seats}) == 1
    assert 0 < seats[0]["count"] < 100, "a team that always wins or always loses proves nothing"


@both
def test_it_is_soaked(house: Kaiju, game: str) -> None:
    assert "nothing wrong" in told(house, "soak", game, "--games", "12", "--seed", "1")


@both
def test_its_speed_is_measured_in_plain_python(house: Kaiju, game: str) -> None:
    shown = told(house, "bench", game, "--rounds", "1", "--seconds", "0.01")
    assert f"{NAMES[game]} is not compiled, so it is measured in plain Python only." in " ".join(
        shown.split()
    )


@long
def test_the_suite_for_every_game_tries_it(tmp_path: Path) -> None:
    """As the page on adding a game tells it."""
    env = {**os.environ, "KAIJU_GAMES": LINE, "PYTHONPATH": ROOT}
    suite = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "tests/every_game", "-k", "pig"]
    done = subprocess.run(suite, env=env, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(done.stdout.split(" passed")[0].split()[-1]) > 200


# ---- the engine


def finish(table: Table, seed: int) -> None:
    """Answer at random to the end."""
    rng = random.Random(seed)
    while not table.over:
        question = table.question
        assert question is not None
        table.answer(question.seat, rng.randrange(question.count))


@pytest.mark.parametrize("game", [PIG, TOGETHER], ids=lambda game: game.name)
def test_records_replay_with_all_winners_or_none(game: Pig) -> None:
    ends = set()
    for seed in range(40):
        table = begin(game, seats=3, seed=seed, options={"short": True})
        finish(table, seed)
        record = read(write(record_of(table)))
        again = replay(record, game)
        assert again.digest() == table.digest()
        assert again.winners == record.winners == table.winners
        assert table.winners is not None
        ends.add(tuple(table.winners))
        placed = standings(game.declaration, table.view(), table.winners)
        assert [row.won for row in placed].count(True) == len(table.winners)
    if game is TOGETHER:
        assert ends == {(), (0, 1, 2)}
    else:
        assert ends == {(0,), (1,), (2,)}


class Selfish(Pig):
    """A team game whose rules let one seat win alone."""

    def winners(self, st: State) -> list[int]:
        return super().winners(st)[:1]


def test_a_team_that_does_not_win_together_is_a_fault_of_its_rules() -> None:
    game = Selfish(TOGETHER.declaration)
    for seed in range(40):
        table = begin(game, seats=2, seed=seed, options={"short": True})
        finish(table, seed)
        if table.game.winners(table.st):
            with pytest.raises(RulesFault, match="Pigs Together is won by all or by nobody"):
                _ = table.winners
            return
    raise AssertionError("nobody ever won")
