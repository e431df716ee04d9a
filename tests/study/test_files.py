"""Result files: complete, readable, and never written over silently."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from kaiju.engine.errors import BadSetup
from kaiju.games import game_named
from kaiju.study.files import check_out, write_new, write_study
from kaiju.study.simulate import Plan, Study, simulate


@pytest.fixture(scope="module")
def study() -> Study:
    return simulate(
        Plan(game="king_of_tokyo", bots=["greedy", "random"], games=6, seed=4, options={"two_player": True})
    )


def test_json_holds_plan_and_findings(study: Study, tmp_path: Path) -> None:
    out = tmp_path / "found.json"
    write_study(study, out)
    data = json.loads(out.read_text())
    assert data["plan"]["bots"] == ["greedy", "random"]
    assert data["plan"]["options"] == {"two_player": True}
    assert data["found"]["games"] == 6
    game = game_named("king_of_tokyo")
    assert data["origin"]["rules"] == game.rules_of({"two_player": True})
    assert set(data["origin"]["bots"]) == {"greedy", "random"}
    assert {"count", "of", "share", "low", "high"} == set(data["found"]["entries"][0]["wins"])
    assert not data["interrupted"]


def test_csv_has_a_line_for_every_game(study: Study, tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    write_study(study, out)
    with out.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 6
    assert [row["bot_1"] for row in rows] == ["greedy", "random"] * 3
    for row, played in zip(rows, study.played, strict=True):
        assert int(row["seed"]) == played.seed
        assert row["monster_2"] == played.figures[1]
        for seat, bot in zip(row["winning_seats"].split(), row["winning_bots"].split(), strict=True):
            assert row[f"bot_{seat}"] == bot


@pytest.mark.parametrize("name", ["found.json", "games.csv"])
def test_an_existing_file_is_replaced_only_by_force(study: Study, tmp_path: Path, name: str) -> None:
    out = tmp_path / name
    out.write_text("precious")
    with pytest.raises(BadSetup, match="exists already"):
        write_study(study, out)
    assert out.read_text() == "precious"
    write_study(study, out, force=True)
    assert "greedy" in out.read_text()
    assert sorted(p.name for p in tmp_path.iterdir()) == [name], "nothing else is left behind"


def test_a_file_that_turns_up_meanwhile_is_safe_as_well(tmp_path: Path) -> None:
    out = tmp_path / "a.json"
    check_out(out, force=False, suffixes=(".json",))
    out.write_text("precious")
    with pytest.raises(BadSetup, match="exists already"):
        write_new(out, b"new", force=False)
    assert out.read_text() == "precious"


def test_places_that_cannot_be_written_are_refused_beforehand(tmp_path: Path) -> None:
    for path, sentence in (
        (tmp_path / "a.xlsx", "ends in .json or .csv"),
        (tmp_path / "none" / "a.json", "no folder"),
        (tmp_path, "ends in"),
    ):
        with pytest.raises(BadSetup, match=sentence):
            check_out(path, force=False, suffixes=(".json", ".csv"))
    folder = tmp_path / "b.json"
    folder.mkdir()
    with pytest.raises(BadSetup, match="is a folder"):
        check_out(folder, force=True, suffixes=(".json",))
