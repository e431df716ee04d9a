"""Tournaments: who meets whom, that everything adds up, and that a run can be stopped at any moment."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from kaiju.bots import bots_for, make_bot
from kaiju.cli.tournament import tournament
from kaiju.engine.errors import BadSetup
from kaiju.games import SHELF, game_named
from kaiju.study.journal import Journal
from kaiju.study.origin import Origin, digest_of, files_of, origin_of
from kaiju.study.simulate import Plan, play, simulate
from kaiju.study.tournament import line_ups, plan_of, results_of
from tests.study.test_commands import Screen

FIRST = SHELF.first
TEAM = next(game for game in map(game_named, SHELF) if game.declaration.team)


def small(games: int = 6, seed: int = 3) -> Plan:
    return plan_of(FIRST, ["random", "greedy"], 2, games, seed, {})


def origin(plan: Plan) -> Origin:
    return origin_of(game_named(plan.game), plan.bots, [{}])


def test_every_pair_meets_both_ways_round() -> None:
    assert line_ups(["a", "b", "c"], 2, False) == [["a", "b"], ["a", "c"], ["b", "c"]]
    four = line_ups(["a", "b", "c"], 4, False)
    assert len(four) == 6
    assert {(each[0], each[1]) for each in four} == {(a, b) for a in "abc" for b in "abc" if a != b}
    assert line_ups(["a", "b"], 3, True) == [["a"] * 3, ["b"] * 3]


def test_everybody_sits_everywhere_and_everything_adds_up() -> None:
    plan = plan_of(FIRST, ["random", "greedy"], 3, 6, 1, {})
    study = simulate(plan)
    seats: Counter[tuple[str, int]] = Counter()
    for played in study.played:
        bots = plan.settings[played.index % len(plan.settings)].bots
        seats.update((bots[entry], seat) for seat, entry in enumerate(played.entries))
    assert set(seats.values()) == {6}
    found = results_of(study, False)
    assert found.games == 12
    for meeting in found.meetings:
        assert meeting.games == 6
        assert sum(won.count for won in meeting.wins.values()) + meeting.nobody >= meeting.games
    assert sum(entrant.wins.of for entrant in found.entrants) == 24
    ranked = [entrant.rating.rating for entrant in found.entrants]
    assert ranked == sorted(ranked, reverse=True)


def test_in_a_team_the_table_is_the_opponent() -> None:
    plan = plan_of(TEAM, ["random"], 2, 2, 1, {})
    found = results_of(simulate(plan), True)
    (entrant,) = found.entrants
    won = entrant.wins
    assert won.of == 2
    assert (entrant.rating.rating < 1500) == (won.share < 0.5)
    assert entrant.rating.low <= entrant.rating.rating <= entrant.rating.high


def test_stopped_anywhere_it_goes_on_without_a_lost_or_doubled_game(tmp_path: Path) -> None:
    plan = small()
    whole = simulate(plan)
    path = tmp_path / "kept.jsonl"
    with Journal(path, plan, origin(plan)) as journal:
        journal.keep([play(plan, 4)])
        journal.keep([play(plan, 0), play(plan, 1)])
    data = path.read_bytes()
    ends = [i + 1 for i, byte in enumerate(data) if byte == ord("\n")]
    for cut in (*range(ends[1], len(data), 97), len(data)):
        path.write_bytes(data[:cut])  # as if the power had failed just then
        with Journal(path, plan, origin(plan)) as journal:
            before = {played.index for played in journal.played}
            assert before == ({4, 0, 1} if cut == len(data) else {4})
            study = simulate(plan, done=list(journal.played), keep=journal.keep)
        assert study == whole
        with Journal(path, plan, origin(plan)) as journal:
            assert sorted(played.index for played in journal.played) == list(range(plan.games))


def test_more_games_of_the_same_plan_go_on_with_those_that_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    few, more = small(2), small(4)
    with Journal(path, few, origin(few)) as journal:
        simulate(few, keep=journal.keep)
    with Journal(path, more, origin(more)) as journal:
        assert len(journal.played) == 2
        assert simulate(more, done=journal.played, keep=journal.keep) == simulate(more)


def test_a_journal_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    plan = small()
    here = origin(plan)
    path = tmp_path / "kept.jsonl"
    with Journal(path, plan, here) as journal:
        journal.keep([play(plan, 0)])
        with pytest.raises(BadSetup, match="another run"):
            Journal(path, plan, here)
    kept = path.read_bytes()
    others = {
        "another plan": (small(seed=4), here),
        "other rules": (plan, msgspec.structs.replace(here, rules={"base": 99})),
        "other bots": (plan, msgspec.structs.replace(here, bots={"random": "x"})),
        "other data": (plan, msgspec.structs.replace(here, data="x")),
    }
    for words, (other, its) in others.items():
        with pytest.raises(BadSetup, match=words):
            Journal(path, other, its)
    letter = tmp_path / "letter.txt"
    for text in ("Dear aunt,\n", "Dear aunt,\nI am well", "Dear aunt", "{}", kept.decode()[9:-9]):
        letter.write_text(text, encoding="utf-8")
        with pytest.raises(BadSetup, match="not the journal"):
            Journal(letter, plan, here)
        assert letter.read_text(encoding="utf-8") == text
    path.write_bytes(kept[:-9])  # its last line is cut short, but it is still somebody else's
    with pytest.raises(BadSetup, match="another plan"):
        Journal(path, small(seed=4), here)
    assert path.read_bytes() == kept[:-9]
    path.write_bytes(kept)
    with pytest.raises(BadSetup, match="cannot be written"):
        Journal(tmp_path, plan, here)
    assert path.read_bytes() == kept


def test_a_bot_is_known_by_all_that_it_is_made_of_and_nothing_else() -> None:
    rooms = {game: Path(files_of(make_bot("greedy", game, 0))[-1]).parent for game in (FIRST.name, TEAM.name)}
    assert rooms[FIRST.name] != rooms[TEAM.name]
    for level in bots_for(FIRST.name)[1:]:
        made_of = files_of(make_bot(level, FIRST.name, 0))
        assert rooms[FIRST.name] in {path.parent for path in made_of}, level
        assert rooms[TEAM.name] not in {path.parent for path in made_of}, level
        assert not {path.suffix for path in made_of} & {".so", ".pyc"}
    by_chance = files_of(make_bot("random", FIRST.name, 0))
    assert {path.name for path in by_chance} == {"random.py", "bot.py"}
    assert digest_of(make_bot("easy", FIRST.name, 0)) == digest_of(make_bot("easy", FIRST.name, 7))


def test_the_command_reports_writes_and_goes_on(tmp_path: Path) -> None:
    keep, out = tmp_path / "kept.jsonl", tmp_path / "found.json"
    name = FIRST.name.replace("_", "-")
    screen = Screen()
    assert tournament(name, bots="random,greedy", games=4, seed=2, jobs=1, keep=keep, console=screen) == 0
    assert "Ratings" in screen.text()
    assert "greedy" in screen.text()
    again = Screen()
    assert tournament(name, bots="random,greedy", games=4, jobs=2, keep=keep, out=out, console=again) == 0
    assert again.text().startswith(screen.text())  # the seed is that of the kept run
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["origin"]["rules"] == FIRST.rules_of({})
    assert found["found"]["games"] == 4
    for bad in (
        {"bots": "random"},
        {"bots": "random,random"},
        {"bots": "random,nobody"},
        {"bots": "random,greedy", "seats": 99},
        {"bots": "random,greedy", "games": 0},
        {"bots": "random,greedy", "on": "somewhere"},
        {"bots": "random,greedy", "jobs": 0},
    ):
        with pytest.raises(BadSetup):
            tournament(name, console=Screen(), **bad)
