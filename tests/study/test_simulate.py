"""Studies: the plan alone decides the result, seats rotate fairly, and an interrupt keeps what is done."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest

from kaiju.bots import make_bot
from kaiju.engine.errors import BadSetup
from kaiju.engine.record import begin
from kaiju.games import SHELF, game_named
from kaiju.study import simulate as module
from kaiju.study.files import as_csv, as_json
from kaiju.study.simulate import Batch, Plan, Study, game_seed, let_play, play, play_batch, seating, simulate
from kaiju.study.tally import tally

RANDOM = Plan(game="king_of_tokyo", bots=["random"] * 3, games=30, seed=11)


def test_any_number_of_jobs_gives_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        module, "BATCH_SECONDS", 0.02
    )  # many small batches, so that the jobs have something to share
    alone = simulate(RANDOM)
    shared = simulate(RANDOM, jobs=2)
    with ThreadPoolExecutor(3) as executor:
        threads = simulate(RANDOM, executor=executor)
    assert as_json(alone) == as_json(shared) == as_json(threads)
    assert as_csv(alone) == as_csv(shared) == as_csv(threads)
    assert [p.index for p in shared.played] == list(range(30))


def test_batches_of_any_size_give_the_same_games() -> None:
    whole = play_batch(Batch(RANDOM, list(range(0, 6))))
    assert [play(RANDOM, i) for i in (5, 4, 3, 2, 1, 0)][::-1] == whole
    assert (
        play_batch(Batch(RANDOM, list(range(0, 2)))) + play_batch(Batch(RANDOM, list(range(2, 6)))) == whole
    )


def test_another_seed_gives_other_games() -> None:
    seeds = {game_seed(seed, i) for seed in range(20) for i in range(200)}
    assert len(seeds) == 4000
    other = msgspec.structs.replace(RANDOM, seed=12)
    first = list(range(5))
    assert [p.decisions for p in play_batch(Batch(RANDOM, first))] != [
        p.decisions for p in play_batch(Batch(other, first))
    ]


@pytest.mark.parametrize("n", [2, 4, 6])
def test_every_bot_sits_everywhere_equally_often(n: int) -> None:
    places: Counter[tuple[int, int]] = Counter()
    for index in range(3 * n):
        seats = seating(n, index)
        assert sorted(seats) == list(range(n))
        places.update((entry, seat) for seat, entry in enumerate(seats))
    assert set(places.values()) == {3}


def test_what_is_counted_adds_up() -> None:
    plan = Plan(
        game="king_of_tokyo",
        bots=["greedy", "random", "random"],
        games=24,
        seed=3,
        measures=["events", "cards"],
    )
    study = simulate(plan)
    found = tally(study)
    wins = sum(len(p.winners) for p in study.played)
    assert found.games == 24
    assert sum(entry.wins.count for entry in found.entries) == wins
    assert sum(s.count for s in found.seats) == wins
    assert sum(s.count for s in found.figures.values()) == wins
    assert sum(s.of for s in found.figures.values()) == 24 * 3
    assert sum(s.count for s in found.endings.values()) == 24
    assert found.entries[1].wins.count + found.entries[2].wins.count >= found.bots["random"].count
    assert found.counts["events"]["GameOver"] == 24
    assert found.counts["events"]["TurnBegan"] == sum(p.turns for p in study.played)
    bought = sum(n for key, n in found.counts["cards"].items() if key.startswith("taken "))
    won = sum(n for key, n in found.counts["cards"].items() if key.startswith("won "))
    assert bought > won > 0


@pytest.mark.parametrize("name", list(SHELF))
def test_a_table_that_nobody_copies_plays_the_same(name: str) -> None:
    game = game_named(name)
    ends = []
    for tracked in (True, False):
        table = begin(game, seats=game.declaration.seats_usual, seed=6, options={}, tracked=tracked)
        let_play(table, [make_bot("random", name, seat) for seat in range(game.declaration.seats_usual)])
        ends.append((table.winners, table.count, table.digest(), table.events))
    assert ends[0] == ends[1]


def test_listening_changes_no_game() -> None:
    measured = msgspec.structs.replace(RANDOM, measures=["events"])
    for index in range(4):
        heard = msgspec.structs.replace(play(measured, index), counts={})
        assert heard == play(RANDOM, index)


@pytest.mark.parametrize(
    "change, sentence",
    [
        ({"games": 0}, "at least one game"),
        ({"games": -5}, "at least one game"),
        ({"game": "chess"}, "no game called"),
        ({"bots": ["random"]}, "2 to 6 players, not 1"),
        ({"bots": ["random"] * 7}, "2 to 6 players, not 7"),
        ({"bots": ["random", "clever"]}, "no bot called 'clever'"),
        ({"options": {"colour": "red"}}, "no option called colour"),
        ({"seed": -1}, "seed"),
        ({"measures": ["weight"]}, "no measure called 'weight'"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        simulate(msgspec.structs.replace(RANDOM, **change))


def test_no_jobs_do_no_work() -> None:
    with pytest.raises(BadSetup, match="at least one job"):
        simulate(RANDOM, jobs=0)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_is_done(jobs: int) -> None:
    def stop(done: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    plan = msgspec.structs.replace(RANDOM, games=100_000)
    study = simulate(plan, jobs=jobs, progress=stop)
    assert study.interrupted
    assert 10 <= len(study.played) < 100_000
    indices = [p.index for p in study.played]
    assert indices == sorted(set(indices))
    assert tally(study).games == len(study.played)
    assert study.played[0] == play(plan, 0)


KILLED = """
import os, sys
from concurrent.futures import wait
from kaiju.study.workers import Pool
if __name__ == "__main__":
    pool = Pool(2)
    wait([pool.submit(os.getpid) for _ in range(8)])
    print(*pool._processes, flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(os.name == "nt", reason="signals as on other systems")
def test_workers_do_not_outlive_a_study_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "study.py"
    script.write_text(KILLED)
    with subprocess.Popen(
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        pids = [int(pid) for pid in run.stdout.readline().split()]
        assert len(pids) == 2
        run.kill()
    for _ in range(600):
        if not any(psutil.pid_exists(pid) for pid in pids):
            return
        time.sleep(0.1)
    pytest.fail("workers are left behind")


def test_nothing_done_is_still_a_study() -> None:
    empty = Study(plan=RANDOM, played=[], interrupted=True)
    assert tally(empty).games == 0
    assert b'"interrupted": true' in as_json(empty)


def test_a_worker_needs_nothing_but_the_plan() -> None:
    """What goes to another process or machine is small and plain."""
    assert msgspec.json.decode(msgspec.json.encode(RANDOM), type=Plan) == RANDOM
    assert module.BATCH_SECONDS >= 0.1
