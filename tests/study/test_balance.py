"""What a study of balance says, against cases worked out by hand and against all ways that a tiny game can go."""

import json
import math
import random
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from kaiju.bots.random import Random
from kaiju.cli.main import main
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import SHELF, game_named
from kaiju.study.balance import Line, Luck, modules_of, plan_of, weigh
from kaiju.study.estimates import Cell, above, difference, holm, matched, mean_of
from kaiju.study.shares import share
from kaiju.study.simulate import Plan, Played, Study, let_play, simulate
from kaiju.study.watching import Watcher
from tests.study.stall import GAME as STALL
from tests.study.stall import chance


@pytest.fixture
def stall(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("KAIJU_GAMES", "tests.study.stall")
    monkeypatch.setattr(SHELF, "_all", None)
    assert "stall" in SHELF
    yield
    monkeypatch.delenv("KAIJU_GAMES")


def stall_plan(games: int, seed: int = 1) -> Plan:
    return plan_of(STALL, "random", "random", games=games, seed=seed, players=[2], modules={}, options={})


# --------------------------------------------------------------- all ways it can go


class Buyer(Random):
    """Answers what it is told to."""

    def __init__(self, wants: int) -> None:
        super().__init__("stall", 0)
        self.wants = wants

    def answer(self, view: object, question: object) -> int:
        return self.wants


def every_way() -> list[Played]:
    """Every way in which a stall can go, each as often as it is likely."""
    whole = math.lcm(2, 4, 6, 8, 10)
    found: list[Played] = []
    for rich in ([0, 0], [0, 1], [1, 0], [1, 1]):
        for wants in [(a, b) for a in range(3) for b in range(3)]:
            bought = [want if r else 0 for want, r in zip(wants, rich, strict=True)]
            tickets = [1 + 2 * r + 2 * (b == 1) for r, b in zip(rich, bought, strict=True)]
            for drawn in range(sum(tickets)):
                watcher = Watcher()
                position = {"script": [*rich, drawn]}
                table: Table = begin(STALL, seats=0, seed=0, position=position)
                let_play(table, [Buyer(wants[0]), Buyer(wants[1])], [watcher])
                played = Played(
                    index=0, seed=0, entries=[0, 1], figures=["", ""], winners=table.winners or [], ending="drawn",
                    turns=2, decisions=0, groups={"players": "2", "module": "none", "part": "equals"},
                    watched=watcher.watched(),
                )  # fmt: skip
                found += [played] * (whole // sum(tickets))
    return [msgspec.structs.replace(played, index=i) for i, played in enumerate(found)]


@pytest.fixture
def lines(stall: None) -> dict[str, Line]:
    found = weigh(Study(plan=stall_plan(1), played=every_way()))
    assert found.valued
    return {line.key: line for line in found.lines if line.kind == "card"}


def exact(good: int) -> tuple[Fraction, Fraction, Fraction]:
    """By hand: how often it wins with a good and without, and what taking it adds to the chance before."""
    won = {True: Fraction(), False: Fraction()}
    of = {True: Fraction(), False: Fraction()}
    added: list[Fraction] = []
    for rich in ([0, 0], [0, 1], [1, 0], [1, 1]):
        for wants in [(a, b) for a in range(3) for b in range(3)]:
            bought = [want if r else 0 for want, r in zip(wants, rich, strict=True)]
            first = chance(rich, bought)
            for seat, mine in enumerate((first, 1 - first)):
                has = bought[seat] == good
                won[has] += mine
                of[has] += 1
                if has:
                    before, after = chance(rich, bought[:seat]), chance(rich, bought[: seat + 1])
                    added.append(after - before if seat == 0 else before - after)
    return won[True] / of[True], won[False] / of[False], sum(added, Fraction()) / len(added)


@pytest.mark.parametrize(("name", "good"), [("sword", 1), ("lamp", 2)])
def test_shares_and_chance_added_are_those_of_all_ways(lines: dict[str, Line], name: str, good: int) -> None:
    with_it, without, added = exact(good)
    line = lines[name]
    assert line.with_it.share == pytest.approx(float(with_it))
    assert line.without.share == pytest.approx(float(without))
    assert line.added is not None
    # The last to buy sees the draw before it is asked again: a mean over all ways is the chance itself.
    assert line.added.mean == pytest.approx(float(added))
    assert line.offered is not None
    assert line.offered.share == pytest.approx(1 / 3)


def test_what_the_rich_buy_is_not_taken_for_strong(lines: dict[str, Line]) -> None:
    lamp, sword = lines["lamp"], lines["sword"]
    assert lamp.with_it.low > lamp.without.high  # whoever has one wins more often
    assert lamp.added is not None
    assert lamp.added.mean < 0  # because a sword could have been had
    assert lamp.by_matching is not None
    assert lamp.by_matching.mean < 0
    assert sword.added is not None
    assert sword.added.low > 0
    assert sword.by_matching is not None
    assert sword.by_matching.low > 0


def test_played_games_come_near_all_ways(stall: None) -> None:
    found = weigh(simulate(stall_plan(3000)))
    for good, name in ((1, "sword"), (2, "lamp")):
        line = next(line for line in found.lines if line.key == name)
        with_it, without, added = map(float, exact(good))
        assert abs(line.with_it.share - with_it) < 2 * (line.with_it.high - line.with_it.low)
        assert abs(line.without.share - without) < 2 * (line.without.high - line.without.low)
        assert line.added is not None
        assert abs(line.added.mean - added) < 2 * (line.added.high - line.added.low)


def test_whole_studies_hold_the_truth_of_all_ways_as_often_as_they_say(stall: None) -> None:
    truth = {name: [float(each) for each in exact(good)] for good, name in ((1, "sword"), (2, "lamp"))}
    held = dict.fromkeys(("with", "without", "added"), 0)
    studies = 60
    for seed in range(studies):
        found = weigh(simulate(stall_plan(80, seed)))
        for line in found.lines:
            if line.kind == "card":
                with_it, without, added = truth[line.key]
                assert line.added is not None
                held["with"] += line.with_it.low <= with_it <= line.with_it.high
                held["without"] += line.without.low <= without <= line.without.high
                held["added"] += line.added.low <= added <= line.added.high
    # 120 intervals of each kind; fixed seeds, and the bounds are four standard errors wide.
    assert all(count / (2 * studies) > 0.87 for count in held.values()), held


# ------------------------------------------------------------------------ by hand


def test_a_mean_by_games_by_hand() -> None:
    # Ten games: five in which two things added 0.1 each, five in which one added 0.4. Sums 0.2 and 0.4, 15 in all.
    found = mean_of([(0.2, 2)] * 5 + [(0.4, 1)] * 5)
    assert found is not None
    assert found.mean == pytest.approx(3.0 / 15)
    # Residuals by game: 0.2 - 2 x 0.2 = -0.2 and 0.4 - 0.2 = 0.2, so 10 x 0.04 / 15^2 x 10 / 9.
    error = math.sqrt(0.4 / 225 * 10 / 9)
    assert (found.high - found.low) / 2 / error == pytest.approx(2.262, abs=0.002)  # Student, 9 degrees
    assert mean_of([(0.1, 1)] * 5) is None  # too few to say


def test_matching_by_hand() -> None:
    # Among the rich 8 of 10 takers win and 4 of 10 others; among the poor 1 of 2 and 5 of 20.
    cells = [Cell(i, "rich", i < 8, i >= 8, i < 4, i >= 4) for i in range(10)]
    cells += [Cell(10 + i, "poor", i < 1, 1 <= i < 2, i < 5, i >= 5) for i in range(20)]
    cells += [Cell(50, "nobody took it", 0, 0, 9, 0)]
    found = matched(cells)
    assert found is not None
    assert found.mean == pytest.approx((10 * 0.4 + 2 * 0.25) / 12)


def test_holm_by_hand() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


def test_a_difference_by_newcombe() -> None:
    # Newcombe (1998), method 10: 56 of 70 against 48 of 80 is 0.2, from 0.0524 to 0.3339.
    found = difference(share(56, 70), share(48, 80))
    assert found is not None
    assert (found.mean, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


# -------------------------------------------------------------- intervals keep their word


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """300 studies of 60 games each, in which what is added hangs together within a game."""
    chance_of = random.Random(3)
    held = matched_held = marked = 0
    studies = 300
    for _ in range(studies):
        games: list[tuple[float, int]] = []
        cells: list[Cell] = []
        for number in range(60):
            shared, count = chance_of.gauss(0, 0.1), chance_of.randint(1, 4)
            games.append((sum(0.05 + shared + chance_of.gauss(0, 0.05) for _ in range(count)), count))
            for level, base in ((0, 0.2), (1, 0.6)):
                took, left = chance_of.random() < base + 0.1, chance_of.random() < base
                cells.append(Cell(number, level, took, not took, left, not left))
        one, other = mean_of(games), matched(cells)
        assert one is not None
        assert other is not None
        held += one.low <= 0.05 <= one.high
        matched_held += other.low <= 0.1 <= other.high
        nothing = [mean_of([(chance_of.gauss(0, 1), 1) for _ in range(20)]) for _ in range(20)]
        marked += min(holm([found.p for found in nothing if found is not None])) < 0.05
    # 95% of 300 is 285, give or take 3.8: four times that is wide enough for any seed.
    assert held >= 270
    assert matched_held >= 270
    assert marked <= 30  # some of 20 things that are nothing: in 5% of the studies


def test_a_share_lies_above_its_part() -> None:
    found = above(share(30, 60), 0.25)
    assert found is not None
    assert found.mean == pytest.approx(0.25)
    assert found.p < 1e-5
    assert above(share(3, 4), 0.25) is None


# ------------------------------------------------------------------------- the command


def test_luck_is_by_the_part_that_is_everybodys() -> None:
    game = game_named("king_of_tokyo")
    plan = plan_of(game, "greedy", "random", games=3, seed=1, players=[2], modules={}, options={})
    found = weigh(simulate(plan))
    luck = found.groups[0].luck
    assert isinstance(luck, Luck)
    assert luck.wins.of == 3
    assert luck.luck == pytest.approx(1 - (luck.wins.share - 0.5) / 0.5)
    assert luck.low <= luck.luck <= luck.high


def test_every_module_is_played_by_itself() -> None:
    game = game_named("king_of_tokyo")
    modules = modules_of(game)
    assert set(modules) == set(game.declaration.versions) - {"base"}
    plan = plan_of(game, "greedy", "beginner", games=1, seed=1, players=[2, 4], modules=modules, options={})
    told = [(s.each["players"], s.each["module"], s.each["part"]) for s in plan.settings]
    assert len(told) == len(set(told)) == 2 * (len(modules) + 2)
    draft = next(s for s in plan.settings if s.each["module"] == "mutant_evolutions")
    assert draft.options["power_up"]  # which it needs


def test_a_team_counts_the_tables_win() -> None:
    game = game_named("king_of_monster_island")
    plan = plan_of(game, "greedy", "random", games=4, seed=1, players=[2], modules={}, options={})
    found = weigh(simulate(plan))
    assert found.team
    group = found.groups[0]
    assert group.wins is not None
    assert group.leaders is None
    assert group.luck is not None
    assert group.luck.weaker is not None
    for line in found.lines:
        assert line.taken.of <= 4  # tables, not seats
        assert line.kind != "seat"


BOX = ["balance", "king-of-tokyo", "--players", "2", "--modules", "none", "--seed", "3"]
RUN = [*BOX, "--bot", "random", "--against", "greedy"]


def test_the_command_goes_on_and_is_the_same_with_any_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep, one, two = tmp_path / "kept.jsonl", tmp_path / "one.json", tmp_path / "two.json"
    assert main([*RUN, "--games", "3", "--jobs", "1", "--keep", str(keep)]) == 0
    assert main([*RUN, "--games", "6", "--jobs", "1", "--keep", str(keep), "--out", str(one)]) == 0
    assert main([*RUN, "--games", "6", "--jobs", "2", "--out", str(two)]) == 0
    assert one.read_bytes() == two.read_bytes()
    told = json.loads(one.read_bytes())
    assert told["kaiju_balance"] == 1
    assert told["origin"]["rules"] == {"base": game_named("king_of_tokyo").versions["base"]}
    assert set(told["origin"]["bots"]) == {"random", "greedy"}
    assert "By seat" in capsys.readouterr().out


def test_a_run_of_others_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep = tmp_path / "kept.jsonl"
    assert main([*RUN, "--games", "1", "--jobs", "1", "--keep", str(keep)]) == 0
    kept = keep.read_bytes()
    other = [*BOX, "--bot", "greedy", "--against", "random"]
    assert main([*other, "--games", "1", "--jobs", "1", "--keep", str(keep)]) == 2
    assert "other bots" in (said := capsys.readouterr().err) or "another plan" in said
    assert keep.read_bytes() == kept


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--bot", "nobody"], "There is no bot called 'nobody'"),
        (["--players", "7"], "takes 2 to 6 players, not 7"),
        (["--modules", "jokes"], "has no module 'jokes'"),
        (["--games", "0"], "at least one game"),
        (["--out", "result.txt"], "ends in .json or .html"),
        (["--out", "/nowhere/result.json"], "There is no folder /nowhere"),
    ],
)
def test_bad_input_gets_a_sentence(
    more: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", "king-of-tokyo", *more]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
