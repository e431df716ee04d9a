"""Data sets: the same files whoever makes them, nothing lost or doubled after a kill, and examples that run."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as pq
import pytest

import kaiju
from kaiju.bots import Bot, BotFault
from kaiju.engine.errors import BadSetup
from kaiju.engine.record import data_of
from kaiju.games import SHELF, game_named
from kaiju.study import dataset as module
from kaiju.study.dataset import Made, make_dataset
from kaiju.study.observing import survey
from kaiju.study.simulate import Plan, play
from tests.children import listening

FIRST = SHELF.first
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "datasets.md"
PLAN = Plan(game=FIRST.name, bots=["random"] * 3, games=10, seed=4)


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHUNK", 4)


def files(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*.parquet"))}


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / table).to_pylist()
    return found


def test_tables_tell_the_games_that_a_study_plays(tmp_path: Path) -> None:
    made = make_dataset(PLAN, tmp_path / "set")
    games, decisions, events = (rows(tmp_path / "set", name) for name in ("games", "decisions", "events"))
    assert [row["game"] for row in games] == list(range(10))
    for row in games:
        played = play(PLAN, row["game"])
        assert (row["seed"], row["winners"], row["ending"]) == (played.seed, played.winners, played.ending)
        assert (row["turns"], row["decisions"]) == (played.turns, played.decisions)
    assert made == Made(10, len(decisions), made.seconds, made.thinking, False)
    assert len(decisions) == sum(row["decisions"] for row in games)
    # The answers of a game, given again, lead through the same questions to the same end.
    first = [row for row in decisions if row["game"] == 0]
    table = kaiju.new(FIRST.name, seats=3, seed=games[0]["seed"])
    for row in first:
        question = table.question
        assert question is not None
        assert (row["seat"], row["kind"], row["count"]) == (question.seat, question.kind, question.count)
        table.answer(row["seat"], row["answer"])
    assert table.winners == games[0]["winners"]
    ended = [json.loads(row["told"]) for row in events if row["kind"] == FIRST.declaration.ending]
    assert [told["winners"] for told in ended] == [row["winners"] for row in games]
    told = json.loads((tmp_path / "set" / "dataset.json").read_text(encoding="utf-8"))
    assert len(told["observation"]) == len(decisions[0]["observation"])
    assert told["origin"]["rules"] == FIRST.rules_of({})


def test_jobs_more_games_and_a_second_run_give_the_same_files(tmp_path: Path) -> None:
    make_dataset(PLAN, tmp_path / "alone")
    make_dataset(PLAN, tmp_path / "shared", jobs=2)
    assert files(tmp_path / "alone") == files(tmp_path / "shared")
    make_dataset(msgspec.structs.replace(PLAN, games=6), tmp_path / "grown")
    make_dataset(PLAN, tmp_path / "grown")
    assert files(tmp_path / "grown") == files(tmp_path / "alone")
    assert make_dataset(PLAN, tmp_path / "alone").decisions == 0


KILLED = """
import sys
from pathlib import Path
from kaiju.study import dataset
from kaiju.study.simulate import Plan
dataset.CHUNK = 4
plan = Plan(game=sys.argv[1], bots=["random"] * 3, games=400, seed=4)
dataset.make_dataset(plan, Path(sys.argv[2]), progress=lambda n: print(n, flush=True))
"""


def test_killed_in_the_middle_it_goes_on_without_a_lost_or_doubled_game(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    for wanted in (3, 8):
        with subprocess.Popen(
            listening([sys.executable, "-c", KILLED, FIRST.name, str(folder)]),
            stdout=subprocess.PIPE,
            text=True,
        ) as run:
            assert run.stdout is not None
            while int(run.stdout.readline() or 400) < wanted:
                time.sleep(0.001)
            os.kill(run.pid, signal.SIGKILL)
    (folder / "decisions" / ".half.parquet.new").write_bytes(b"PAR1 half a file")
    plan = msgspec.structs.replace(PLAN, games=400)
    told = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    assert told["plan"]["games"] == 400
    done = len(rows(folder, "games"))
    assert done >= 8
    assert sorted(row["game"] for row in rows(folder, "games")) == list(range(done))
    # Going on to all 400 would take long here: what is missing is made up to where a smaller set ends.
    small = tmp_path / "whole"
    make_dataset(msgspec.structs.replace(plan, games=done), small)
    assert {name: data for name, data in files(folder).items() if name in files(small)} == files(small)


def test_what_cannot_be_is_refused_and_nothing_is_touched(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    make_dataset(PLAN, folder)
    before = files(folder)
    replace = msgspec.structs.replace
    for words, plan in {
        "another plan": replace(PLAN, seed=5),
        "other bots": replace(PLAN, bots=["random", "random", "greedy"]),
        "cannot become fewer": replace(PLAN, games=3),
    }.items():
        with pytest.raises(BadSetup, match=words):
            make_dataset(plan, folder)
    assert files(folder) == before
    letters = tmp_path / "letters"
    letters.mkdir()
    (letters / "aunt.txt").write_text("Dear aunt", encoding="utf-8")
    with pytest.raises(BadSetup, match="not empty"):
        make_dataset(PLAN, letters)
    assert [each.name for each in letters.iterdir()] == ["aunt.txt"]
    with pytest.raises(BadSetup, match="cannot be used"):
        make_dataset(PLAN, letters / "aunt.txt" / "set")
    (folder / "dataset.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadSetup, match="does not tell"):
        make_dataset(PLAN, folder)


class Mute(Bot):
    """Fails at once."""

    def answer(self, view: Any, question: Any) -> int:
        raise LookupError("no idea")


def test_a_bot_that_fails_is_told_by_name_and_nothing_of_its_games_is_kept(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, bots=[f"{__name__}:Mute", "random", "random"])
    with pytest.raises(BotFault, match=r"Mute failed at a .* question .*: LookupError: no idea"):
        make_dataset(plan, tmp_path / "set")
    assert files(tmp_path / "set") == {}


def test_replaced_data_give_the_same_numbers_in_every_process(tmp_path: Path) -> None:
    game = game_named("king_of_monster_island").with_data(
        {"boss": {"crystal_dragon": {"blue": {"health": 1}}}}
    )
    plan = Plan(game=game.name, bots=["random"] * 2, games=8, seed=4, data=data_of(game))
    make_dataset(plan, tmp_path / "alone")
    make_dataset(plan, tmp_path / "shared", jobs=2)
    assert files(tmp_path / "alone") == files(tmp_path / "shared")
    told = [json.loads((tmp_path / name / "dataset.json").read_bytes()) for name in ("alone", "shared")]
    assert told[0] == told[1]
    assert told[0]["observation"] == survey(game, 2, {}).meanings()


def test_half_a_file_is_told_and_can_be_made_anew(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    make_dataset(PLAN, folder)
    before = files(folder)
    hurt = next((folder / "decisions").iterdir())
    hurt.write_bytes(hurt.read_bytes()[:-100])
    harmed = files(folder)
    with pytest.raises(BadSetup, match=rf"{hurt.name} is missing or not a whole Parquet file"):
        make_dataset(PLAN, folder)
    assert files(folder) == harmed  # nothing else was touched
    (folder / "games" / hurt.name).unlink()
    make_dataset(PLAN, folder)
    assert files(folder) == before


def test_the_examples_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    make_dataset(PLAN, tmp_path / "tokyo")
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 3
    found: dict[str, Any] = {"COLUMN": FIRST.declaration.columns[0].key}
    for example in examples:
        exec(example, found)
    games = rows(tmp_path / "tokyo", "games")
    assert sum(wins for _, wins in found["wins"]) == sum(len(row["winners"]) for row in games)
    assert found["kinds"]["asked"].sum() == sum(row["decisions"] for row in games)
    assert len(found["curve"]) == max(row["decisions"] for row in games)
