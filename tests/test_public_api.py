"""The public list is the list: what it names exists, and what README and docs use is on it."""

from __future__ import annotations

import doctest
import types

import kaiju

PUBLIC = {
    "SHELF", "AnswerRefused", "At", "BadData", "BadRecord", "BadSetup", "CannotUndo", "Event", "GameIsOver",
    "ImpossiblePosition", "KaijuError", "NoSuchOption", "NoWorldFound", "NotAsked", "Option", "Question", "Record",
    "RulesFault", "Table", "load", "new", "position", "record", "save", "scenario",
}  # fmt: skip


def test_the_list_is_the_list() -> None:
    assert set(kaiju.__all__) == PUBLIC
    assert len(kaiju.__all__) == len(PUBLIC)


def test_everything_on_the_list_is_there_and_nothing_else_is_public() -> None:
    assert all(hasattr(kaiju, name) for name in PUBLIC)
    others = {
        name
        for name, thing in vars(kaiju).items()
        if not name.startswith("_") and name not in PUBLIC and not isinstance(thing, types.ModuleType)
    }
    # Imported for use inside, and for annotations.
    assert others <= {
        "Any",
        "annotations",
        "begin",
        "game_named",
        "position_of",
        "read",
        "record_of",
        "replay",
        "write",
    }


def test_every_error_says_whose_fault_it_is() -> None:
    for name in (
        "AnswerRefused",
        "BadData",
        "BadRecord",
        "BadSetup",
        "ImpossiblePosition",
        "NoWorldFound",
        "RulesFault",
    ):
        assert issubclass(getattr(kaiju, name), kaiju.KaijuError)
    for name in ("CannotUndo", "GameIsOver", "NotAsked", "NoSuchOption"):
        assert issubclass(getattr(kaiju, name), kaiju.AnswerRefused)


def test_the_example_at_the_top_of_the_package_runs() -> None:
    failed, tried = doctest.testmod(kaiju)
    assert tried >= 4
    assert failed == 0
