"""`kaiju position`: written by hand, saved from a table, or nothing of the kind."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import kaiju
from kaiju.bots import Worlds, stand_in_for
from kaiju.bots.calibration import Calibrations
from kaiju.bots.judging import judge
from kaiju.cli.main import main
from kaiju.games import game_named
from kaiju.study import asking
from kaiju.study.asking import outlook, read_position

WON = {
    "game": "king-of-tokyo",
    "position": {
        "monsters": [{"vp": 17, "hearts": 4, "energy": 6}, {"vp": 5, "hearts": 10}],
        "phase": "buy",
        "market": ["skyscraper", "corner_store", "jets"],
    },
}


def written(folder: Path, what: object) -> str:
    path = folder / "position.json"
    path.write_text(json.dumps(what))
    return str(path)


def test_a_position_by_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, WON)
    assert main(["position", path, "--ask", "--json", "--budget", "2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seat"] == 0
    says = {option["answer"]: option.get("args", {}) for option in found["question"]["options"]}
    tower = next(worth for worth in found["answers"] if says[worth["answer"]].get("card") == "skyscraper")
    assert tower["chance"] == 1.0 == found["answers"][0]["chance"]  # 21 VP: that is the game
    assert sum(found["chances"]) == pytest.approx(1.0)
    assert found["origin"]["rules"] == game_named("king_of_tokyo").rules_of({})
    assert list(found["origin"]["bots"]) == [stand_in_for("king_of_tokyo")]  # who plays on


def test_it_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, WON)
    assert main(["position", path, "--ask", "--budget", "2", "--best", "4"]) == 0
    said = capsys.readouterr().out
    assert "Buy Skyscraper for 6 energy" in said
    assert "Chance to win" in said
    assert main(["position", path]) == 0
    assert "Chance to win" not in capsys.readouterr().out


def test_another_seat_is_told_chances_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, WON)
    assert main(["position", path, "--ask", "--seat", "2", "--budget", "1"]) == 0
    assert "Seat 2 is not asked anything now." in capsys.readouterr().out


@pytest.mark.parametrize("game", ["king_of_tokyo", "king_of_monster_island"])
def test_saved_from_a_table(game: str) -> None:
    table = kaiju.new(game, seats=2, seed=4)
    for _ in range(6):
        assert table.question is not None
        table.answer(table.question.seat, 0)
    saved = json.loads(json.dumps(kaiju.position(table)))
    whole = {"game": game, "position": saved}
    assert read_position(json.dumps(whole).encode(), None).digest() == table.digest()
    assert read_position(json.dumps(saved).encode(), game).digest() == table.digest()
    assert read_position(kaiju.save(table), None).digest() == table.digest()


class Light:
    """Plays on with any answer: for what does not depend on how it is played on."""

    budget = 3200
    calibrations: Calibrations = {}

    def play_on(self, table: kaiju.Table) -> list[float]:
        for _ in range(300):
            if (question := table.question) is None:
                return [float(seat in (table.winners or [])) for seat in range(2)]
            table.give(question.number % question.count)
        return [0.5, 0.5]


def test_what_is_hidden_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaiju.bots.judging.playouts_of", lambda game: Light())
    table = kaiju.new("king_of_tokyo", seats=2, seed=4, options={"power_up": True})
    for _ in range(4):
        assert table.question is not None
        table.answer(table.question.seat, 0)
    seat = table.asked[0]
    told = outlook(table, budget=4, seed=2)
    for seed in range(3):
        other = outlook(table.imagine(seat, seed), budget=4, seed=2)
        assert (other.chances, other.answers) == (told.chances, told.answers)


def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hand playouts out by threes, so that a small budget makes many pieces."""
    monkeypatch.setattr("kaiju.study.asking.usual_budget", lambda game: 3 * asking.PIECES)


def test_any_number_of_jobs_says_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    small_pieces(monkeypatch)
    path = written(tmp_path, WON)
    said = []
    for jobs in ("1", "2", "3"):
        assert main(["position", path, "--ask", "--json", "--budget", "16", "--jobs", jobs]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] == said[2]
    assert main(["position", path, "--ask", "--json", "--budget", "16", "--jobs", "1", "--seed", "2"]) == 0
    assert capsys.readouterr().out != said[0]


def test_the_pieces_are_those_of_a_judge_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaiju.bots.judging.playouts_of", lambda game: Light())
    small_pieces(monkeypatch)
    table = kaiju.new("king_of_tokyo", seats=2, seed=4)
    seat = table.asked[0]
    question = table.question_for(seat)
    assert question is not None
    some = asking.answers_of(question, table)
    told = outlook(table, budget=300, seed=7)
    alone = judge(Worlds.of(table, seat), question, some, 300, 7, keep=some[:1])
    assert len({each.samples for each in alone}) > 2  # some were dropped on the way
    assert {worth.answer: (worth.chance, worth.worlds) for worth in told.answers} == {
        each.answer: (each.chance, each.samples) for each in alone
    }


def test_others_are_called_only_when_it_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaiju.bots.judging.playouts_of", lambda game: Light())
    called: list[int] = []

    @contextmanager
    def counted(jobs: int, on: str = "") -> Iterator[None]:
        called.append(jobs)
        yield None

    monkeypatch.setattr("kaiju.study.workers.workers", counted)
    monkeypatch.setattr("kaiju.study.workers.cores", lambda: 5)
    table = kaiju.new("king_of_tokyo", seats=2, seed=4)
    monkeypatch.setattr("kaiju.study.workers.ALONE", 1e9)
    quick = outlook(table, budget=4, jobs=None)
    assert called == []
    monkeypatch.setattr("kaiju.study.workers.ALONE", 0.0)
    assert outlook(table, budget=4, jobs=None) == quick
    assert called == [5]


def test_progress_is_told_by_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaiju.bots.judging.playouts_of", lambda game: Light())
    told: list[tuple[int, int]] = []
    outlook(
        kaiju.new("king_of_tokyo", seats=2, seed=4), budget=128, progress=lambda n, of: told.append((n, of))
    )
    assert told == sorted(set(told))
    assert {of for _, of in told} == {16 * 8 + 128}
    assert told[0] == (8, 256)
    assert told[-1][0] > 200


@pytest.mark.parametrize(
    ("content", "more", "sentence"),
    [
        (b"\xff\x00", [], "it is not JSON"),
        (b"[]", [], "it has no fields"),
        (b"{}", [], "A position says whose it is"),
        (b'{"game": "chess", "position": {}}', [], "chess"),
        (b'{"monsters": [{"hearts": -3}, {}]}', ["--game", "king-of-tokyo"], "hearts"),
        (b'{"game": "king-of-tokyo", "position": {"monsters": [{}, {}]}}', ["--seat", "9"], "9"),
        (b'{"game": "king-of-tokyo", "position": {"monsters": [{}, {}]}}', ["--budget", "0"], "at least one"),
        (b'{"game": "king-of-tokyo", "position": {"monsters": [{}, {}]}}', ["--best", "0"], "At least one"),
        (
            b'{"game": "king-of-tokyo", "position": {"monsters": [{}, {}]}}',
            ["--jobs", "0"],
            "at least one job",
        ),
        (b'{"game": "king-of-tokyo", "position": {"monsters": [{}, {}]}}', ["--on", "mars"], "not on 'mars'"),
        (b'{"kaiju": 2}', [], "record"),
    ],
)
def test_bad_files_get_a_sentence(
    content: bytes, more: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "position.json"
    path.write_bytes(content)
    assert main(["position", str(path), "--ask", *more]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_no_file_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", str(tmp_path / "none.json"), "--ask"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
