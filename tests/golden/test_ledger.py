"""Golden traces are held to the versions of the rules: neither changes without the other."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from tests.every_game.games import Setting, settings, title
from tests.golden.golden import Trace, trace_file
from tests.golden.ledger import Ledger, Left, added, blamed, broken, read_ledger, refusal, write_ledger

SETTINGS = settings()


def trace(sha256: str, **rules: int) -> Trace:
    return Trace(rules, 60, 1000, sha256)


OLD: Ledger = {
    "tokyo-2": [Left({"base": 1}, "a"), Left({"base": 2}, "b")],
    "tokyo-2-promos": [Left({"base": 2, "promos": 1}, "c")],
    "tokyo-2-power_up": [Left({"base": 2, "power_up": 1}, "d")],
    "tokyo-2-power_up-promos": [Left({"base": 2, "power_up": 1, "promos": 1}, "e")],
    "duel-2": [Left({"base": 1}, "f")],
}
NOW = {name: Trace(entries[-1].rules, 60, 1000, entries[-1].sha256) for name, entries in OLD.items()}


@pytest.mark.parametrize("setting", SETTINGS, ids=[title(s) for s in SETTINGS])
def test_the_trace_of_these_versions_is_the_one_they_left_first(setting: Setting) -> None:
    stored = msgspec.json.decode(trace_file(setting).read_bytes(), type=Trace)
    entries = read_ledger()[title(setting)]
    assert entries[-1] == Left(stored.rules, stored.sha256), (
        "The golden trace and the last entry of its ledger differ: a trace changes only with the version of a module."
    )


def test_versions_in_the_ledger_only_ever_rise() -> None:
    for name, entries in read_ledger().items():
        for before, after in pairwise(entries):
            assert before.rules != after.rules, name
            assert all(after.rules.get(m, 0) >= version for m, version in before.rules.items()), name


def test_the_ledger_is_written_as_it_was_read(tmp_path: Path) -> None:
    assert read_ledger(tmp_path / "none.json") == {}
    write_ledger(OLD, tmp_path / "versions.json")
    assert read_ledger(tmp_path / "versions.json") == OLD


def test_what_has_not_changed_is_not_refused_and_adds_nothing() -> None:
    assert refusal(OLD, NOW) == ""
    assert added(OLD, NOW) == OLD


def test_a_raised_version_adds_an_entry_and_keeps_the_old_ones() -> None:
    now = NOW | {"tokyo-2": trace("new", base=3), "tokyo-3": trace("x", base=3)}
    assert refusal(OLD, now) == ""
    assert added(OLD, now) == OLD | {
        "tokyo-2": [*OLD["tokyo-2"], Left({"base": 3}, "new")],
        "tokyo-3": [Left({"base": 3}, "x")],
    }


def test_an_older_version_may_not_leave_another_trace_either() -> None:
    assert broken(OLD, {"tokyo-2": trace("b", base=1)})
    assert not broken(OLD, {"tokyo-2": trace("a", base=1)})


def test_a_trace_that_changed_alone_names_the_module_to_raise() -> None:
    promos = NOW | {
        "tokyo-2-promos": trace("x", base=2, promos=1),
        "tokyo-2-power_up-promos": trace("y", base=2, power_up=1, promos=1),
    }
    assert blamed(OLD, promos) == {"tokyo-2-promos": ["promos"], "tokyo-2-power_up-promos": ["promos"]}
    assert refusal(OLD, promos).startswith(
        "tokyo-2-promos is played in another way, but its rules are still base 2, promos 1: "
        "raise the version of promos in the declaration of tokyo.\n"
    )


def test_a_change_of_the_base_game_is_not_put_down_to_its_modules() -> None:
    everything = {name: Trace(t.rules, 60, 1000, "x") for name, t in NOW.items() if name != "duel-2"}
    assert set(map(tuple, blamed(OLD, everything).values())) == {("base",)}


def test_a_change_where_two_modules_meet_names_both() -> None:
    both = NOW | {"tokyo-2-power_up-promos": trace("x", base=2, power_up=1, promos=1)}
    assert blamed(OLD, both) == {"tokyo-2-power_up-promos": ["base", "power_up", "promos"]}
