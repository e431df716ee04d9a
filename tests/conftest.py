"""What every test shares."""

import os

import pytest
from hypothesis import settings

# A busy machine is not a bug. In CI, Hypothesis loads its own profile: no deadline, always the same examples.
settings.register_profile("kaiju", deadline=None)
if not os.environ.get("CI"):
    settings.load_profile("kaiju")

# The compiled build takes no interpreted subclasses, and these tests define some.
collect_ignore: list[str] = []
if os.environ.get("KAIJU_BUILD") == "compiled":
    collect_ignore = [
        "engine/test_hooks.py",
        "engine/test_replaced_data.py",
        "engine/test_together.py",
        "games/king_of_tokyo/test_reactions.py",
    ]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="let the tests in that are marked `long`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked `long` waits for `make test-long`."""
    if config.getoption("--long"):
        return
    waiting = [item for item in items if item.get_closest_marker("long")]
    if waiting:
        config.hook.pytest_deselected(items=waiting)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
