"""Studies over several settings, and what games declare of a finished game: small cases, added up by hand."""

from __future__ import annotations

import csv
import io
import json

import msgspec
import pytest

from kaiju.cli.options import read_options
from kaiju.engine.declaration import Declaration
from kaiju.engine.errors import BadSetup
from kaiju.engine.facts import Facts, Found, faults_of_facts
from kaiju.games import game_named
from kaiju.study import tally as module
from kaiju.study.files import as_csv, as_json
from kaiju.study.settings import Crossed, crossed, values_of
from kaiju.study.shares import mean
from kaiju.study.simulate import Batch, Plan, Played, Setting, Study, play_batch, simulate
from kaiju.study.tally import Row, tally, telling

TOKYO = game_named("king_of_tokyo")


def settings(**each: list[str]) -> Crossed:
    return crossed(
        TOKYO,
        each,
        lambda n: ["random"] * n,
        3,
        lambda chosen, n: read_options([f"{k}={v}" for k, v in chosen.items()], TOKYO, n),
    )


def plan(found: Crossed, games: int) -> Plan:
    return Plan(
        game="king_of_tokyo",
        bots=["random"] * 3,
        games=games * len(found.settings),
        seed=5,
        settings=found.settings,
    )


# ------------------------------------------------------------------ settings


def test_all_values_of_an_option_are_those_of_the_form() -> None:
    assert values_of(TOKYO, "players") == ["2", "3", "4", "5", "6"]
    assert values_of(TOKYO, "halloween") == ["false", "true"]
    assert "exclusive" in values_of(TOKYO, "origins")
    with pytest.raises(BadSetup, match="has nothing called weather to be played in turn; it has players, "):
        values_of(TOKYO, "weather")
    with pytest.raises(BadSetup, match="name them, as monsters=A,B"):
        values_of(TOKYO, "monsters")


def test_everything_is_crossed_and_what_the_game_refuses_is_left_out_with_the_reason() -> None:
    found = settings(players=["2", "3"], two_player=["false", "true"])
    assert [(len(s.bots), s.options, s.each) for s in found.settings] == [
        (2, {"two_player": False}, {"players": "2", "two_player": "false"}),
        (2, {"two_player": True}, {"players": "2", "two_player": "true"}),
        (3, {"two_player": False}, {"players": "3", "two_player": "false"}),
    ]
    [(refused, why)] = found.refused
    assert refused == {"players": "3", "two_player": "true"}
    assert why.endswith(".")
    with pytest.raises(BadSetup, match="takes 2 to 6 players, not 9"):
        settings(players=["9"])
    with pytest.raises(BadSetup, match="more than 1,000 settings"):
        settings(a=["1"] * 40, b=["1"] * 40)


def test_settings_take_turns_and_the_bots_move_on_when_all_have_had_theirs() -> None:
    found = settings(players=["2", "3"])
    played = play_batch(Batch(plan(found, 3), list(range(6))))
    assert [p.entries for p in played] == [[0, 1], [0, 1, 2], [1, 0], [2, 0, 1], [0, 1], [1, 2, 0]]
    assert [p.groups for p in played] == [{"players": n} for n in ("2", "3")] * 3
    assert len({p.seed for p in played}) == 6


def test_any_number_of_jobs_gives_the_same_result_over_settings_too() -> None:
    wanted = plan(settings(players=["2", "4"], halloween=["false", "true"]), 3)
    alone, shared = simulate(wanted), simulate(wanted, jobs=2)
    assert as_json(alone) == as_json(shared)
    assert as_csv(alone) == as_csv(shared)
    rows = list(csv.DictReader(io.StringIO(as_csv(alone).decode())))
    assert [(row["players"], row["halloween"]) for row in rows[:4]] == [
        ("2", "false"), ("2", "true"), ("4", "false"), ("4", "true"),
    ]  # fmt: skip
    assert [bool(row["bot_3"]) for row in rows[:4]] == [False, False, True, True]
    found = json.loads(as_json(alone))["found"]
    assert [(row["of"], row["games"]) for row in found["groups"]["players"]] == [
        ({"players": "2"}, 6), ({"players": "4"}, 6),
    ]  # fmt: skip
    assert [row["games"] for row in found["settings"]] == [3, 3, 3, 3]


# ------------------------------------------------------------- adding up by hand


def finished(index: int, players: int, winners: list[int], boss: str, rounds: int, ending: str) -> Played:
    return Played(
        index=index,
        seed=index,
        entries=list(range(players)),
        figures=["mothra", "megalon", "godzilla"][:players],
        winners=winners,
        ending=ending,
        turns=rounds * players,
        decisions=10,
        groups={"players": str(players), "boss": boss},
        numbers={"rounds": rounds},
        seats=[{"points": 10 * seat + rounds, "token": seat} for seat in range(players)],
    )


GAMES = [
    finished(0, 2, [0, 1], "lavalord", 4, "won"),
    finished(1, 2, [], "lavalord", 8, "pylons"),
    finished(2, 3, [0, 1, 2], "lithosaur", 6, "won"),
    finished(3, 3, [0, 1, 2], "lithosaur", 6, "won"),
]


def declaring(wins: str, facts: Facts, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game of the study declare these facts."""
    told: Declaration = msgspec.structs.replace(TOKYO.declaration, wins=wins, facts=facts)

    class Declared:
        declaration = told

    monkeypatch.setattr(module, "game_named", lambda name: Declared)


def added_up() -> Study:
    bots = [Setting(bots=["random"] * n, options={}, each={"players": str(n)}) for n in (2, 3)]
    whole = Plan(game="king_of_tokyo", bots=["random"] * 2, games=4, seed=1, settings=bots)
    return Study(plan=whole, played=GAMES)


def test_a_team_wins_and_loses_by_group(monkeypatch: pytest.MonkeyPatch) -> None:
    declaring("team", Facts(groups=("boss", "players"), numbers=("rounds",)), monkeypatch)
    found = tally(added_up())
    assert list(found.groups) == ["players", "boss"]
    lavalord, lithosaur = found.groups["boss"]
    assert (lavalord.of, lavalord.games) == ({"boss": "lavalord"}, 2)
    assert lavalord.wins is not None
    assert (lavalord.wins.count, lavalord.wins.of) == (1, 2)
    assert lithosaur.wins is not None
    assert (lithosaur.wins.count, lithosaur.wins.of) == (2, 2)
    assert {name: s.count for name, s in lavalord.endings.items()} == {"pylons": 1, "won": 1}
    assert lavalord.numbers["rounds"].mean == 6
    assert lavalord.numbers["turns"].mean == 12
    assert lithosaur.numbers["rounds"] == mean([6, 6])
    assert [(row.of, row.games) for row in found.settings] == [
        ({"players": "2", "boss": "lavalord"}, 2),
        ({"players": "3", "boss": "lithosaur"}, 2),
    ]
    assert found.numbers["rounds"].median == 6
    assert found.results == []
    assert [s.of for s in found.seats] == [4, 4, 2]  # the third seat was there in two games only


def test_points_by_figure_and_seat_and_what_they_were_made_of(monkeypatch: pytest.MonkeyPatch) -> None:
    declaring("points", Facts(groups=("boss",), each_seat=("points", "token")), monkeypatch)
    found = tally(added_up())
    assert all(row.wins is None for row in found.groups["boss"])
    rows: dict[tuple[tuple[str, str], ...], Row] = {tuple(row.of.items()): row for row in found.results}
    megalon = rows[(("monster", "megalon"),)]
    assert megalon.games == 4
    assert megalon.wins is not None
    assert megalon.wins.count == 3
    assert megalon.numbers["points"].mean == (14 + 18 + 16 + 16) / 4
    assert megalon.numbers["token"].mean == 1
    assert rows[(("seat", "3"),)].games == 2
    assert rows[(("seat", "1"), ("boss", "lavalord"))].numbers["points"].mean == 6
    assert (("seat", "1"), ("players", "2")) not in rows, "the Boss tells the number of players here"


def test_what_another_group_tells_is_not_told_again() -> None:
    layouts = [{"players": n, "layout": f"{n}_{how}"} for n in "23" for how in ("dealt", "default")]
    assert telling(layouts, ["players", "layout"]) == ["layout"]
    assert telling([{"a": x, "b": y} for x in "12" for y in "12"], ["a", "b"]) == ["a", "b"]
    assert telling([{"a": x, "b": x} for x in "12"], ["a", "b"]) == ["b"]


def test_the_interval_of_a_mean() -> None:
    found = mean([2, 4, 4, 4, 5, 5, 7, 9])  # standard deviation of the sample: sqrt(32 / 7)
    assert found.mean == 5
    assert found.low == pytest.approx(5 - 1.959964 * (32 / 7) ** 0.5 / 8**0.5, abs=1e-5)
    assert found.high == pytest.approx(5 + 1.959964 * (32 / 7) ** 0.5 / 8**0.5, abs=1e-5)
    assert (mean([3]).low, mean([]).mean) == (None, 0.0)


def test_facts_that_are_not_as_they_were_named_are_told() -> None:
    named = Facts(groups=("players", "boss"), numbers=("rounds",), each_seat=("points",))
    right = Found({"boss": "lavalord"}, {"rounds": 3}, [{"points": 1}, {"points": 2}])
    assert faults_of_facts(named, right, 2) == []
    wrong = Found({}, {"turns": 3}, [{"points": 1, "token": 1}])
    assert len(faults_of_facts(named, wrong, 2)) == 4
