"""The mutation tool: what it changes, that it changes one thing, and what it leaves alone."""

import ast
from pathlib import Path

import pytest

from tests.marks import long
from tools.mutate import ROOT, Verdict, Workshop, chosen, enough, near, report, some_of
from tools.mutations import Mutant, mutants, mutated

SOURCE = '''
"""A rule."""
LIMIT: int = 3

def heal(st, me, n):
    """Gain hearts."""
    if me.place != 0 and not me.ill:
        return
    if st.log is not None:
        st.tell(n + 1)
    me.hearts += n - 1
    me.well = True
    while n > 2:
        n -= 1
        st.below(n)
'''


def described() -> list[str]:
    return [m.what for m in mutants(SOURCE, "rule.py")]


@pytest.mark.parametrize(
    "what",
    [
        "3  →  4",
        "3  →  2",
        "me.place != 0  →  me.place == 0",
        "me.place != 0 and (not me.ill)  →  me.place != 0 or not me.ill",
        "if me.place != 0 and (not me.ill)  →  if not",
        "left out: return",
        "n - 1  →  n + 1",
        "left out: me.hearts += n - 1",
        "True  →  False",
        "left out: me.well = True",
        "n > 2  →  n >= 2",
        "left out: st.below(n)",
    ],
)
def test_it_makes_small_changes_of_many_kinds(what: str) -> None:
    assert what in described()


def test_it_leaves_words_and_telling_alone() -> None:
    assert not [what for what in described() if "tell" in what or "log" in what or "Gain" in what]


def test_each_mutant_is_one_change_of_a_program_that_still_reads() -> None:
    plain = ast.unparse(ast.parse(SOURCE)).splitlines()
    for mutant in mutants(SOURCE, "rule.py"):
        lines = mutated(SOURCE, mutant.number).splitlines()
        assert len(lines) == len(plain)
        assert len([1 for a, b in zip(plain, lines, strict=True) if a != b]) == 1, mutant


def test_it_knows_where_a_change_is() -> None:
    (mutant,) = [m for m in mutants(SOURCE, "rule.py") if m.what == "left out: st.below(n)"]
    assert (mutant.where, mutant.line, mutant.statement) == ("heal", 15, 15)


def test_a_seed_picks_the_same_mutants_again() -> None:
    file = "src/kaiju/games/king_of_tokyo/tokyo.py"
    assert chosen(ROOT, [file], 5, 1, [], None) == chosen(ROOT, [file], 5, 1, [], None)
    assert chosen(ROOT, [file], 5, 1, [], None) != chosen(ROOT, [file], 5, 2, [], None)
    assert all(m.statement in {1, 2} for m in chosen(ROOT, [file], 99, 1, [], {file: {1, 2}}))


def test_the_tests_that_run_a_line_are_tried_first_and_all_if_importing_runs_it() -> None:
    mutant = Mutant(7, "a/rule.py", 4, 3, "heal", "1  →  2")
    run = {"a/rule.py": {3: {"test_b", "test_a"}, 4: {"test_c"}}}
    assert near(mutant, run) == ["test_a", "test_b"]
    assert near(mutant, {"a/rule.py": {3: {"test_a", ""}}}) == []
    assert near(mutant, None) == []


def test_the_report_names_the_survivors() -> None:
    mutant = Mutant(7, "a/rule.py", 3, 3, "heal", "1  →  2")
    text = report([Verdict(mutant, "survived", "", 1.0), Verdict(mutant, "timeout", "", 9.0)], ["a/rule.py"])
    assert "| rule.py | 2 | 1 | 50% |" in text
    assert "survived: a/rule.py:3 #7 in heal: 1  →  2" in text


def test_a_share_may_be_asked_for() -> None:
    assert enough(3, 4, 75)
    assert not enough(74, 100, 75)
    assert enough(0, 0, 75)
    assert enough(0, 10, 0)


def test_no_more_than_so_many_of_all_and_always_the_same() -> None:
    found = mutants("def f(a):\n" + "    a += 1\n" * 30, "f.py")
    few = some_of(found, 7, 1)
    assert len(few) == 7
    assert few == some_of(found, 7, 1) == sorted(few, key=lambda m: m.number)
    assert few != some_of(found, 7, 2)
    assert some_of(found, 1000, 1) == found


@long
def test_what_takes_no_longer_than_without_a_mutant_never_counts_as_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A limit below what the tests take would call every survivor killed."""
    (tmp_path / "tests").mkdir()
    slow = "from time import process_time\n\n\ndef test_it():\n    while process_time() < 3:\n        pass\n"
    (tmp_path / "tests" / "test_slow.py").write_text(slow, "utf-8")
    monkeypatch.setattr("tools.mutate.ROOT", tmp_path)
    shop = Workshop(tmp_path / "copy", ["tests/test_slow.py"], timeout=1)
    assert shop.run()[0] == "timeout"
    assert shop.check(None) is None
    assert shop.run() == ("survived", "")
