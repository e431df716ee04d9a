"""The marks that tie a test to what it proves.

from tests.marks import rule

@rule("KOT-GOAL-01", "KOT-GOAL-02")
def test_twenty_points_win(): ...
"""

from collections.abc import Collection
from typing import Any

import pytest

rule = pytest.mark.rule
"""`@rule("KOT-GOAL-01", ...)`: this test fails when one of these ledger rules is broken."""

compiled = pytest.mark.compiled
"""`@compiled`, or `pytestmark = compiled`: must hold in the compiled build too, where `make test-long` tries it."""

slow = pytest.mark.slow
"""`@slow`: takes more than about ten seconds."""

long = pytest.mark.long
"""`@long`: only `make test-long` has the time for it, and `pytest --long`."""


def now_or_long(values: Collection[Any], now: Collection[Any]) -> list[Any]:
    """What a test is tried with: some values in every run, the others with `--long` only."""
    return [
        value
        if value in now
        else pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=long)
        for value in values
    ]
