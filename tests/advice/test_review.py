"""Looks back at golden games: the same by the same seed, the sums come out, and every point can be opened."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kaiju.advice import looking_back, pieces
from kaiju.advice.looking_back import (
    CLEARLY,
    MOST_ASKED,
    STEADY,
    TURNING_POINTS,
    ReviewBudget,
    Work,
    review_of,
    worked_out,
)
from kaiju.advice.plan import DecisionAt, plan_of, standing_answers
from kaiju.advice.review import Review
from kaiju.engine.declaration import entries
from kaiju.engine.record import Record, read, steps, write
from kaiju.games import SHELF, game_named
from tests.advice.playouts import stand_in

GOLDEN = Path(__file__).parent.parent / "golden"
GAMES = [
    "king_of_tokyo/king_of_tokyo-2",
    "king_of_tokyo/king_of_tokyo-4",
    "king_of_tokyo/king_of_tokyo-2-power_up",
    "king_of_tokyo_origins/king_of_tokyo_origins-3",
    "king_of_tokyo_duel/king_of_tokyo_duel-2",
    "king_of_monster_island/king_of_monster_island-3",
    "godzilla_tokyo_clash/godzilla_tokyo_clash-3",
]
SMALL = ReviewBudget(8, 8, most=6, points=8, bot="greedy")


def golden(name: str) -> bytes:
    return (GOLDEN / f"{name}.json").read_bytes()


def look_back(name: str, seed: int = 1) -> Review:
    return review_of(plan_of(golden(name)), SMALL, seed)


def test_every_game_is_looked_at() -> None:
    assert {name.partition("/")[0] for name in GAMES} == set(SHELF)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_looked_back_at(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch)
    record = read(golden(name))
    declared = game_named(record.game).declaration
    review = look_back(name)
    assert msgspec.json.encode(review) == msgspec.json.encode(look_back(name)), (
        "the same seed, the same review"
    )
    assert review.winners == record.winners
    assert review.team == declared.team
    # The curve: from the first turn to the end, which is known.
    assert [turn.step for turn in review.turns] == sorted(turn.step for turn in review.turns)
    assert review.turns[-1].step == len(record.answers)
    for turn in review.turns:
        assert len(turn.chances) == (1 if review.team else record.seats)
        assert all(0 <= chance <= 1 for chance in turn.chances)
        if not review.team:
            assert sum(turn.chances) == pytest.approx(1, abs=1e-3)
    won = review.turns[-1].chances
    alone = [float(seat in review.winners) for seat in range(record.seats)]
    assert won == ([float(bool(record.winners))] if review.team else alone)
    # What became of everybody's chance adds up.
    for share in review.shares:
        assert share.start + share.own + share.others + share.luck == pytest.approx(share.end, abs=1e-3)
        assert share.start == review.turns[0].chances[share.seat]
    # Turning points: three, in order, each at an answer that can be opened, told as it was asked.
    assert len(review.turning) == min(TURNING_POINTS, len(review.turns) - 1)
    for point in review.turning:
        assert 0 <= point.step < len(record.answers)
        if point.decision is not None:
            seat, answer, *_ = record.answers[point.decision.step]
            assert (point.decision.question.seat, point.decision.played) == (seat, answer)
            assert point.step == point.decision.step
    # The quantities are those of the views.
    table_at = {turn.step: turn for turn in review.turns}
    for step, table in enumerate(steps(record, game_named(record.game))):
        if step in table_at:
            for quantity, values in zip(review.quantities, table_at[step].values, strict=True):
                if quantity.of == "seat":
                    assert values == [quantity.read(row) for row in entries(declared, table.view())]
                elif quantity.of == "table":
                    assert values == [quantity.read(table.view())]
    for quantity, values in zip(review.quantities, review.turns[-1].values, strict=True):
        if quantity.of == "event":
            told = [e for e in record.events if e["event"] == quantity.path]
            assert sum(values) == sum(
                e[quantity.amount] for e in told if 0 <= e.get(quantity.by, -1) != e["seat"]
            )
    named = {each.event: each.what for each in declared.taken}
    taken = [(e["seat"], e[named[e["event"]]]) for e in record.events if e["event"] in named]
    assert [(each.seat, each.card) for each in review.purchases] == taken


def test_pieces_are_small_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch)
    plan = plan_of(golden("king_of_tokyo/king_of_tokyo-2"))
    work = Work(plan, SMALL, 1)
    made = None
    told: list[str] = []
    while True:
        try:
            call, args = work.pieces.send(made)
        except StopIteration:
            break
        made = call(*args)
        told.append(call.__name__)
        assert 0 <= work.done <= work.of or call.__name__ == "usual_answers"
    assert work.done == work.of
    assert told.count("judge_turn") == len(plan.turns)
    most = SMALL.most + len(plan.purchases) + MOST_ASKED * TURNING_POINTS
    assert told.count("judge_answers") <= most


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_what_is_said_of_a_turn_is_what_the_bot_answered_in_it(
    name: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(monkeypatch)
    asked: dict[int, int] = {}

    def best_answer(at: DecisionAt, who: str, seed: int) -> int:
        assert who == bot
        asked[at.step] = pieces.best_answer(at, who, seed)
        return asked[at.step]

    monkeypatch.setattr(looking_back, "best_answer", best_answer)
    plan = plan_of(golden(name))
    review = review_of(plan, msgspec.structs.replace(SMALL, bot=bot), 1)
    starts = [turn.step for turn in plan.turns]
    for point in review.turning:
        start = max(step for step in starts[:-1] if step <= point.step)
        end = min(step for step in starts if step > point.step)
        here = [at for at in plan.decisions if start <= at.step < end]
        otherwise = {at.step for at in here if asked.get(at.step, at.played) != at.played}
        told = point.decision
        if told is None:
            assert (point.verdict, here) == ("", [])
        elif point.verdict in ("better", "even"):
            assert told.step in otherwise
            assert told.better == asked[told.step]
            clear = abs(told.cost) >= max(STEADY, CLEARLY * told.error)
            assert clear == (point.verdict == "better")
        else:
            assert not otherwise
            assert told.step in asked
            every = all(at.step in asked for at in here)
            assert point.verdict == ("same" if every else "here")


@pytest.mark.parametrize("name", GAMES)
def test_the_dice_decide_only_where_all_that_was_decided_was_asked_about(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a bot that would have played all of it alike, asked about everything or about one decision of a turn."""
    stand_in(monkeypatch)
    monkeypatch.setattr(looking_back, "best_answer", lambda at, who, seed: at.played)
    plan = plan_of(golden(name))
    starts = [turn.step for turn in plan.turns]
    for most in (10_000, 1):
        monkeypatch.setattr(looking_back, "MOST_ASKED", most)
        found = review_of(plan, SMALL, 1).turning
        assert found
        for point in found:
            start = max(step for step in starts[:-1] if step <= point.step)
            end = min(step for step in starts if step > point.step)
            decisions = sum(start <= at.step < end for at in plan.decisions)
            expected = "" if not decisions else "same" if decisions <= most else "here"
            assert point.verdict == expected
            assert (point.decision is None) == (not decisions)


def test_what_was_taken_back_is_not_judged() -> None:
    record = Record(
        game="pig", rules={"base": 1}, seats=2, seed=1, options={}, position=None, data=None, players=[],
        answers=[[0, 1], [0, -1], [0, 0], [1, 1], [1, 2], [1, -1]], events=[], winners=None,
    )  # fmt: skip
    assert standing_answers(record) == {2, 3}


@pytest.mark.parametrize(
    ("name", "loser"), [("king_of_tokyo/king_of_tokyo-2", 0), ("king_of_tokyo/king_of_tokyo-2", 1)]
)
def test_who_gives_up_has_lost_by_that_and_not_by_luck(
    name: str, loser: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(monkeypatch)
    told = read(golden(name))
    cut = msgspec.structs.replace(told, answers=told.answers[:40], winners=None, events=[])
    plan = plan_of(write(cut), [1 - loser])
    assert plan.given_up
    work = Work(plan, SMALL, 1)
    review = worked_out(work)
    assert review.winners == [1 - loser]
    assert review.turns[-1].chances == [float(seat != loser) for seat in (0, 1)]
    stood = work.stood[loser]
    assert 0 < stood < 1
    decided = sum(d.cost for d in work.judged.values() if d.question.seat == loser)
    lost = review.shares[loser]
    assert lost.own == pytest.approx(-decided - stood, abs=1e-3)
    assert lost.start + lost.own + lost.others + lost.luck == pytest.approx(0.0, abs=1e-3)
    last = [point for point in review.turning if point.verdict == "gave-up"]
    assert len(last) <= 1
    for point in last:
        assert point.decision is None
        assert point.after in (0.0, 1.0)


def test_a_game_that_was_played_to_its_end_was_not_given_up() -> None:
    assert not plan_of(golden("king_of_tokyo/king_of_tokyo-2")).given_up
