"""Which test proves which rule: every way to write the mark, and what is reported when it is missing."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from kaiju.rulebook import Ledger, prove
from kaiju.rulebook.proof import citations


@pytest.fixture
def tests_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    (folder / "games").mkdir(parents=True)
    return folder


def write(path: Path, source: str) -> None:
    path.write_text(dedent(source), "utf-8")


def test_marks_on_functions_parameters_classes_and_modules(tests_folder: Path) -> None:
    write(
        tests_folder / "games" / "test_turn.py",
        """
        import pytest
        from tests import marks
        from tests.marks import rule

        @rule("A-1", "A-2")
        def test_one(): ...

        @pytest.mark.rule("A-2")
        @pytest.mark.slow
        async def test_two(): ...

        @pytest.mark.parametrize("n", [1, pytest.param(2, marks=marks.rule("A-3"))])
        def test_three(n): ...

        @rule("A-4")
        class TestFour:
            pytestmark = rule("A-5")

            @rule("A-6")
            def test_inside(self): ...

            class TestDeep:
                @rule("A-6")
                def test_deeper(self): ...
        """,
    )
    write(
        tests_folder / "test_whole.py",
        """
        pytestmark = [rule("B-1"), pytest.mark.slow, pytest.mark.rule("B-2")]

        def test_it(): ...
        """,
    )
    turn = "tests/games/test_turn.py"
    assert citations(tests_folder) == {
        "A-1": (f"{turn}::test_one",),
        "A-2": (f"{turn}::test_one", f"{turn}::test_two"),
        "A-3": (f"{turn}::test_three",),
        "A-4": (f"{turn}::TestFour",),
        "A-5": (f"{turn}::TestFour",),
        "A-6": (f"{turn}::TestFour::test_inside", f"{turn}::TestFour::TestDeep::test_deeper"),
        "B-1": ("tests/test_whole.py",),
        "B-2": ("tests/test_whole.py",),
    }


def test_what_never_runs_proves_nothing(tests_folder: Path) -> None:
    write(
        tests_folder / "test_idle.py",
        """
        @pytest.mark.skip(reason="later")
        @rule("A-1")
        def test_skipped(): ...

        @pytest.mark.xfail
        @rule("A-2")
        def test_expected_to_fail(): ...

        @rule("A-3")
        def helper(): ...

        @pytest.mark.skip
        class TestSkipped:
            @rule("A-4")
            def test_inside(self): ...

        @rule("A-5")
        class TestEmpty:
            def check(self): ...
        """,
    )
    write(tests_folder / "test_empty.py", 'pytestmark = rule("A-6")')
    write(tests_folder / "test_off.py", 'pytestmark = [pytest.mark.skip]\n@rule("A-7")\ndef test_off(): ...')
    write(tests_folder / "helpers.py", '@rule("A-8")\ndef test_not_collected(): ...')
    assert citations(tests_folder) == {}


def test_a_ledger_is_held_against_the_marks(tests_folder: Path) -> None:
    write(
        tests_folder / "test_kot.py",
        """
        @rule("KOT-GOAL-01", "KOT-EX-01", "KOT-GOAL-99", "KOTO-GOAL-01")
        def test_goal(): ...
        """,
    )
    ledger = Ledger("king_of_tokyo")
    proof = prove(ledger, tests_folder)
    test = "tests/test_kot.py::test_goal"
    assert proof.tests["KOT-GOAL-01"] == proof.tests["KOT-EX-01"] == (test,)
    assert proof.tests["KOT-GOAL-02"] == ()
    assert proof.without(["KOT-GOAL-01", "KOT-GOAL-02"]) == ("KOT-GOAL-02",)
    assert proof.unknown == (("KOT-GOAL-99", test),)
    assert set(proof.tests) == {*ledger.rules, *ledger.examples}
