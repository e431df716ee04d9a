"""The benchmark on a tiny run: every figure is there, and the builds are told apart honestly."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from kaiju.engine.errors import BadSetup, KaijuError
from kaiju.games import SHELF
from kaiju.study import bench as module
from kaiju.study.bench import COMPILED_TREE, Bench, bench, trees
from kaiju.study.bench_report import FIGURES, show_bench

BESIDE = {"beside_decisions_per_s", "of_beside", "copies_of_beside"}
WITH_OPTIONS = {key for key, _, _ in FIGURES} - BESIDE
PLAIN = WITH_OPTIONS - {"plain_decisions_per_s", "of_plain"}


def test_a_tiny_run_has_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMPILED_TREE, "")
    found = bench("king-of-tokyo", rounds=2, seconds=0.01)
    data = json.loads(msgspec.json.encode(found))
    assert set(data["builds"]) == {"pure"}
    pure = data["builds"]["pure"]
    assert set(pure["medians"]) == PLAIN
    assert all(len(values) == 2 for values in pure["rounds"].values())
    assert all(value > 0 for value in pure["medians"].values())
    assert 0 < pure["medians"]["copy_share"] < 1
    assert 500 < pure["bytes_per_state"] < pure["bytes_per_table"] < 100_000
    assert 50 < pure["decisions_per_game"] < 500
    assert data["same_games"] is None
    assert "no compiled build" in data["notes"][0]
    assert msgspec.json.decode(msgspec.json.encode(found), type=Bench) == found
    shown = io.StringIO()
    show_bench(found, Console(width=100, file=shown, highlight=False))
    assert "decisions a second" in shown.getvalue()
    assert "calibration" in shown.getvalue()
    assert "options" not in shown.getvalue()


def test_two_games_are_compared_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMPILED_TREE, "")
    found = bench("king-of-monster-island", seats=3, beside="king-of-tokyo", rounds=1, seconds=0.01)
    medians = found.builds["pure"].medians
    assert set(medians) == PLAIN | BESIDE
    assert all(medians[key] > 0 for key in BESIDE)
    shown = io.StringIO()
    show_bench(found, Console(width=120, file=shown, highlight=False))
    assert "beside King of Tokyo" in shown.getvalue()
    assert "as a share of the game beside it" in shown.getvalue()


def test_a_game_with_options_is_compared_with_the_game_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMPILED_TREE, "")
    found = bench("king-of-tokyo", options={"power_up": True}, rounds=2, seconds=0.01)
    pure = found.builds["pure"]
    assert set(pure.medians) == WITH_OPTIONS
    for given, plain, share in zip(
        pure.rounds["decisions_per_s"],
        pure.rounds["plain_decisions_per_s"],
        pure.rounds["of_plain"],
        strict=True,
    ):
        assert share == pytest.approx(given / plain)
    shown = io.StringIO()
    show_bench(found, Console(width=100, file=shown, highlight=False))
    assert "share that the options leave of it" in shown.getvalue()


def test_two_builds_take_turns_and_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plain tree stands in for the compiled one: the comparison is the same, and it is said that it is not one."""
    pure, _, _ = trees()
    monkeypatch.setenv(COMPILED_TREE, str(pure))
    found = bench("king-of-tokyo", seats=2, rounds=1, seconds=0.01)
    assert list(found.builds) == ["pure", "compiled"]
    assert found.same_games is True
    assert set(found.ratios) == PLAIN
    assert not found.builds["pure"].compiled
    if not found.builds["compiled"].compiled:
        assert "holds no compiled engine" in " ".join(found.notes)


@pytest.mark.parametrize("game", sorted(set(SHELF) - {"king_of_tokyo"}))
def test_every_game_on_the_shelf_can_be_measured(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMPILED_TREE, "")
    found = bench(game, rounds=1, seconds=0.001)
    assert found.builds["pure"].medians["decisions_per_s"] > 0


def test_an_old_compiled_build_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kaiju" / "engine").mkdir(parents=True)
    monkeypatch.setenv(COMPILED_TREE, str(tmp_path))
    _, compiled, notes = trees()
    assert compiled == tmp_path.resolve()
    assert "other source" in notes[0]


def test_a_compiled_build_of_other_source_that_does_not_run_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kaiju").mkdir()
    (tmp_path / "kaiju" / "__init__.py").write_text("raise ImportError('an older state of things')")
    monkeypatch.setenv(COMPILED_TREE, str(tmp_path))
    with pytest.raises(KaijuError, match=r"other source .* cannot be measured; `make compiled` renews it"):
        bench("king-of-tokyo", rounds=1, seconds=0.001)
    assert "Traceback" not in "".join(capfd.readouterr())


def test_a_build_that_dies_says_its_last_words_and_shows_the_rest_to_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kaiju").mkdir()
    (tmp_path / "kaiju" / "__init__.py").write_text("raise ImportError('two left feet')")
    monkeypatch.setattr(module, "trees", lambda: (tmp_path, None, []))
    with pytest.raises(KaijuError, match=r"process died \(ImportError: two left feet\)"):
        bench("king-of-tokyo", rounds=1, seconds=0.001)
    assert "Traceback" not in "".join(capfd.readouterr())
    monkeypatch.setenv("KAIJU_DEBUG", "1")
    with pytest.raises(KaijuError, match="process died"):
        bench("king-of-tokyo", rounds=1, seconds=0.001)
    assert "Traceback" in capfd.readouterr().err


@pytest.mark.parametrize(
    "change, sentence",
    [
        ({"game": "chess"}, "no game called"),
        ({"rounds": 0}, "at least one round"),
        ({"seconds": 0}, "between 0 and 60"),
        ({"seats": 9}, "not 9"),
    ],
)
def test_nonsense_is_refused(change: dict[str, object], sentence: str) -> None:
    given: dict[str, object] = {"game": "king-of-tokyo", "rounds": 1, "seconds": 0.01, **change}
    with pytest.raises(BadSetup, match=sentence):
        bench(**given)  # type: ignore[arg-type]


def test_the_worker_is_a_file_that_is_there() -> None:
    assert module.WORKER.is_file()
    assert os.fspath(module.WORKER).endswith("bench_worker.py")
