"""The commands simulate, bench and soak: what they print, write, refuse and return."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from kaiju.cli.bench import bench
from kaiju.cli.options import read_options, read_seats, read_seed
from kaiju.cli.simulate import simulate
from kaiju.cli.soak import soak
from kaiju.engine.errors import BadSetup
from kaiju.games import SHELF, game_named


class Screen(Console):
    """A console that remembers."""

    def __init__(self, width: int = 80) -> None:
        super().__init__(file=io.StringIO(), width=width, highlight=False, markup=False)

    def text(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def test_simulate_reports_and_writes(tmp_path: Path) -> None:
    screen = Screen()
    out = tmp_path / "found.json"
    status = simulate(
        "king-of-tokyo", games=6, seats="random,random", seed=9, jobs=1, out=out, console=screen,
        option=["two_player=true", "monsters=gigazaur,the-king"], measure=["cards"],
    )  # fmt: skip
    assert status == 0
    text = screen.text()
    for words in (
        "King of Tokyo, 6 games, seed 9",
        "Gigazaur",
        "The King",
        "95% interval",
        "decisions",
        "Written to",
    ):
        assert words in text
    assert "Alienoid" not in text
    assert out.exists()


@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_game_on_the_shelf_can_be_simulated_just_by_its_name(game: str) -> None:
    screen = Screen()
    assert simulate(game, games=2, jobs=1, console=screen) == 0
    assert "2 games" in screen.text()


def test_simulate_fits_a_narrow_terminal() -> None:
    screen = Screen(width=40)
    assert (
        simulate("king-of-tokyo", games=3, seats="random,random,random", seed=9, jobs=1, console=screen) == 0
    )
    assert all(len(line) <= 40 for line in screen.text().splitlines())


def test_simulate_refuses_before_it_plays(tmp_path: Path) -> None:
    out = tmp_path / "found.csv"
    out.write_text("precious")
    wrong: list[dict[str, Any]] = [
        {"games": 0},
        {"games": -3},
        {"seats": "random"},
        {"seats": "random,,random"},
        {"seats": "random,you"},
        {"seed": -1},
        {"jobs": 0},
        {"out": out},
        {"out": tmp_path / "found.txt"},
        {"option": ["two_player"]},
        {"option": ["two_player=maybe"]},
        {"option": ["colour=red"]},
        {"measure": ["weight"]},
    ]
    for change in wrong:
        given: dict[str, Any] = {"games": 10**9, "seats": "random,random", "jobs": 1, **change}
        with pytest.raises(BadSetup):
            simulate("king-of-tokyo", console=Screen(), **given)
    with pytest.raises(BadSetup, match="no game called"):
        simulate("chess", console=Screen())
    assert out.read_text() == "precious"


def test_bench_writes_json_and_refuses_to_write_over_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KAIJU_COMPILED", "")
    out = tmp_path / "bench.json"
    screen = Screen()
    assert bench(rounds=1, seconds=0.01, out=out, console=screen) == 0
    assert '"kaiju_bench": 1' in out.read_text()
    assert "copy in mid-turn" in screen.text()
    with pytest.raises(BadSetup, match="exists already"):
        bench(rounds=1, seconds=0.01, out=out, console=Screen())


def test_soak_says_what_it_did(tmp_path: Path) -> None:
    screen = Screen()
    assert soak(games=2, seed=1, folder=tmp_path / "soak", vary=["two_player"], console=screen) == 0
    assert "2 games" in screen.text()
    assert "nothing wrong" in screen.text()
    for change in ({"games": 0}, {"minutes": 0.0}, {"folder": tmp_path / "file"}):
        (tmp_path / "file").write_text("")
        with pytest.raises(BadSetup):
            soak(console=Screen(), **change)


def test_seats_and_options_are_read_as_people_write_them() -> None:
    game = game_named("king-of-tokyo")
    assert read_seats(" greedy, random ,my.bots:Best") == ["greedy", "random", "my.bots:Best"]
    assert read_options(["two-player=Yes"], game, 2) == {"two_player": True}
    assert read_options(["two_player=off"], game, 2) == {"two_player": False}
    assert read_options(["monsters=gigazaur,the-king"], game, 3) == {"monsters": ["gigazaur", "the_king"]}
    assert read_options(["monsters=gigazaur"], game, 3) == {"monsters": ["gigazaur"]}
    assert read_options(["origins=all"], game, 3) == {"origins": "all"}
    assert read_options(["origins=biofuel,extra-head", "left-out=jets"], game, 3) == {
        "origins": ["biofuel", "extra_head"],
        "left_out": ["jets"],
    }
    for wrong in (["two_player=true", "two-player=true"], ["=1"], ["x"]):
        with pytest.raises(BadSetup):
            read_options(wrong, game, 2)


def test_a_seed_is_given_or_drawn() -> None:
    assert read_seed(5) == 5
    assert 0 <= read_seed(None) < 2**31
    for wrong in (-1, 2**64):
        with pytest.raises(BadSetup):
            read_seed(wrong)
