"""Studies on a real Dask cluster of several processes: the same result as here, also when a worker is killed."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from distributed import Client, LocalCluster

from kaiju.cli.main import main
from kaiju.engine.errors import BadSetup, KaijuError
from kaiju.games import game_named
from kaiju.study import asking
from kaiju.study.balance import plan_of, weigh
from kaiju.study.dataset import make_dataset
from kaiju.study.files import as_json
from kaiju.study.journal import Journal
from kaiju.study.origin import origin_of_plan
from kaiju.study.simulate import Plan, simulate
from kaiju.study.workers import hands, workers

PLAN = Plan(game="king_of_tokyo", bots=["random"] * 3, games=120, seed=11)


@pytest.fixture(scope="module")
def running() -> Iterator[Any]:
    with LocalCluster(n_workers=3, threads_per_worker=1, dashboard_address=":0", silence_logs=50) as found:
        yield found


def test_a_running_cluster_gives_the_same_result_as_this_process(running: Any) -> None:
    assert as_json(simulate(PLAN, on=running.scheduler_address)) == as_json(simulate(PLAN))


def test_balance_on_a_cluster(running: Any) -> None:
    game = game_named("king_of_tokyo")
    plan = plan_of(game, "random", "greedy", games=6, seed=3, players=[2], modules={}, options={})
    there, here = simulate(plan, on=running.scheduler_address), simulate(plan)
    assert there == here
    assert weigh(there) == weigh(here)


def test_the_files_of_a_data_set_are_the_same(running: Any, tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, games=110, bots=["random"] * 2)  # two files a table

    def files(folder: Path) -> dict[str, bytes]:
        return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.*")}

    make_dataset(plan, tmp_path / "there", on=running.scheduler_address)
    make_dataset(plan, tmp_path / "here")
    assert files(tmp_path / "there") == files(tmp_path / "here")


POSITION = {
    "game": "king-of-tokyo",
    "position": {
        "monsters": [{"vp": 16, "hearts": 4, "energy": 6}, {"vp": 15, "hearts": 3, "place": "city"}],
        "phase": "buy",
        "market": ["skyscraper", "corner_store", "jets"],
    },
}


@pytest.fixture
def asked(tmp_path: Path) -> list[str]:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION))
    return ["position", str(path), "--ask", "--json", "--budget", "32"]


def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hand playouts out by fours, so that there are some for everybody."""
    monkeypatch.setattr("kaiju.study.asking.usual_budget", lambda game: 4 * asking.PIECES)


def test_a_position_is_worth_the_same_on_a_cluster(
    running: Any, asked: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    small_pieces(monkeypatch)
    said = []
    for where in (["--jobs", "1"], ["--on", running.scheduler_address], ["--jobs", "2", "--on", "dask"]):
        assert main([*asked, *where]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] == said[2]


def test_a_position_is_judged_though_a_worker_is_killed(
    running: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    small_pieces(monkeypatch)
    table = asking.read_position(json.dumps(POSITION).encode(), None)
    pids: list[int] = []
    with Client(running) as client:
        pids += client.run(os.getpid).values()

    def kill_one(done: int, of: int) -> None:
        if pids and done > of // 4:
            os.kill(pids.pop(), signal.SIGKILL)
            pids.clear()

    there = asking.outlook(table, budget=32, on=running.scheduler_address, progress=kill_one)
    assert not pids
    assert there == asking.outlook(table, budget=32)


def test_a_killed_worker_costs_time_only(running: Any) -> None:
    pids: list[int] = []
    with Client(running) as client:
        pids += client.run(os.getpid).values()

    def kill_one(done: int) -> None:
        if pids and done > 20:
            os.kill(pids.pop(), signal.SIGKILL)
            pids.clear()

    study = simulate(PLAN, on=running.scheduler_address, progress=kill_one)
    assert not pids
    assert as_json(study) == as_json(simulate(PLAN))


def test_a_cluster_of_our_own() -> None:
    assert as_json(simulate(PLAN, jobs=2, on="dask")) == as_json(simulate(PLAN))


def test_a_cluster_without_workers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaiju.study.workers.PATIENCE", 1.0)
    with (
        LocalCluster(n_workers=0, dashboard_address=":0", silence_logs=50) as empty,
        pytest.raises(BadSetup, match="has no workers"),
    ):
        simulate(PLAN, on=empty.scheduler_address)


def test_workers_of_another_version_are_refused(running: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "kaiju.study.workers.code_digest", lambda: "another"
    )  # ours; theirs is what is installed
    with pytest.raises(BadSetup, match="another version of Kaiju"):
        simulate(PLAN, on=running.scheduler_address)


def test_every_worker_of_a_large_cluster_gets_something_to_do() -> None:
    with (
        LocalCluster(
            n_workers=7, threads_per_worker=1, processes=False, dashboard_address=":0", silence_logs=50
        ) as large,
        workers(1, large.scheduler_address) as found,
    ):
        assert found is not None
        assert hands(found) == 7  # whatever the cores here
    with workers(5) as found:
        assert found is not None
        assert hands(found) == 5


def test_a_cluster_that_goes_away_is_told_and_loses_nothing(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, games=100_000)
    keep = tmp_path / "kept.jsonl"
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50) as going:

        def go_away(done: int) -> None:
            if done > 200:
                going.close()

        with (
            Journal(keep, plan, origin_of_plan(plan)) as journal,
            pytest.raises(KaijuError, match="is gone"),
        ):
            simulate(plan, on=going.scheduler_address, keep=journal.keep, progress=go_away)
    with Journal(keep, plan, origin_of_plan(plan)) as journal:
        assert len(journal.played) > 200
        indices = [played.index for played in journal.played]
        assert len(indices) == len(set(indices))


def test_nobody_there_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaiju.study.workers.PATIENCE", 1.0)
    with pytest.raises(BadSetup, match=r"No Dask cluster answers at tcp://127\.0\.0\.1:1"):
        simulate(PLAN, on="tcp://127.0.0.1:1")


def test_a_position_without_its_cluster_gets_a_sentence(
    asked: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaiju.study.workers.PATIENCE", 1.0)
    assert main([*asked, "--on", "tcp://127.0.0.1:1"]) == 2
    said = capsys.readouterr()
    assert "No Dask cluster answers at tcp://127.0.0.1:1" in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
