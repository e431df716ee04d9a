"""Replaced data in studies, benchmarks and soaks: played with, told with their digest, refused in a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from kaiju.engine.errors import BadSetup
from kaiju.engine.record import Data, data_of
from kaiju.games import SHELF, game_named
from kaiju.study.simulate import Batch, Plan, play_batch, simulate
from tests.cli.conftest import Kaiju, one_sentence

GAME = "king_of_monster_island"
SLIGHT = {"boss": {"crystal_dragon": {"blue": {"health": 1}}}}
FILE = 'game = "king-of-monster-island"\n[boss.crystal_dragon.blue]\nhealth = 1\n'
"""A Boss that the first hit fells."""


@pytest.fixture
def kaiju(tmp_path: Path) -> Kaiju:
    return Kaiju(tmp_path)


def plan(data: Data | None = None) -> Plan:
    return Plan(game=GAME, bots=["random"] * 2, games=8, seed=3, data=data)


def test_a_study_plays_with_the_data_of_its_plan_in_every_process() -> None:
    replaced = data_of(game_named(GAME).with_data(SLIGHT))
    assert replaced is not None
    alone = simulate(plan(replaced))
    assert {played.numbers["boss_health"] for played in alone.played} <= {0, 1}
    assert simulate(plan(replaced), jobs=2) == alone
    assert play_batch(Batch(plan(), list(range(8)))) != alone.played
    assert SHELF[GAME].changed_data() == {}, "the shelf stays as it is"


def test_a_plan_made_elsewhere_with_other_data_is_refused() -> None:
    with pytest.raises(BadSetup, match="planned with other data of King of Monster Island"):
        simulate(plan(Data("0123456789abcdef", SLIGHT)))


def test_the_commands_take_a_file_and_tell_its_digest(kaiju: Kaiju) -> None:
    (kaiju.folder / "box.toml").write_text(FILE, encoding="utf-8")
    digest = game_named(GAME).with_data(SLIGHT).data_digest()
    done = kaiju(
        "simulate", "--data", "box.toml", "--seats", "random", "--games", "2", "--jobs", "1", "--out", "box.json"
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert digest in done.stdout
    written = json.loads((kaiju.folder / "box.json").read_bytes())
    assert written["plan"]["data"] == {"digest": digest, "changed": SLIGHT}
    soaked = kaiju("soak", "--data", "box.toml", "--games", "2", "--seed", "1")
    assert soaked.returncode == 0, soaked.stdout
    assert f"Soaking king-of-monster-island with data {digest}" in soaked.stdout
    bench = kaiju(
        "bench", "--data", "box.toml", "--rounds", "1", "--seconds", "0.01", "--out", "bench.json",
        env={"KAIJU_COMPILED": ""},
    )  # fmt: skip
    assert bench.returncode == 0, bench.stderr
    assert digest in bench.stdout
    assert msgspec.json.decode((kaiju.folder / "bench.json").read_bytes())["data"]["digest"] == digest


@pytest.mark.parametrize("command", ["simulate", "bench", "soak"])
def test_wrong_data_and_data_of_another_game_are_one_sentence(command: str, kaiju: Kaiju) -> None:
    (kaiju.folder / "box.toml").write_text(FILE.replace("health = 1", "health = 'one'"), encoding="utf-8")
    assert "boss.crystal_dragon.blue.health: must be a whole number" in one_sentence(
        kaiju(command, "--data", "box.toml")
    )
    (kaiju.folder / "box.toml").write_text(FILE, encoding="utf-8")
    said = one_sentence(kaiju(command, "king-of-tokyo", "--data", "box.toml"))
    assert said == "box.toml has data of King of Monster Island, not of King of Tokyo."
