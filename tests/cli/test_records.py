"""Records as files: nothing is overwritten, nothing is lost without a word."""

import os
import tempfile
from itertools import islice
from pathlib import Path

import pytest

from kaiju.cli.records import LARGEST, BadFile, check_place, numbered, read_record, write_record
from kaiju.rulebook import Words

WORDS = Words()


@pytest.mark.parametrize(
    "name, names",
    [
        ("game.kaiju.json", ["game.kaiju.json", "game-2.kaiju.json", "game-3.kaiju.json"]),
        ("game", ["game", "game-2", "game-3"]),
        (".hidden", [".hidden", ".hidden-2", ".hidden-3"]),
    ],
)
def test_names_are_numbered(name: str, names: list[str]) -> None:
    assert [path.name for path in islice(numbered(Path("folder") / name), 3)] == names


def test_the_first_free_name_is_taken(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"mine")
    (tmp_path / "game-2.json").symlink_to(
        tmp_path / "nowhere"
    )  # even a link that leads nowhere is somebody's
    assert write_record(b"new", tmp_path / "game.json", WORDS) == tmp_path / "game-3.json"
    assert (tmp_path / "game.json").read_bytes() == b"mine"
    assert not (tmp_path / "nowhere").exists()


def test_a_place_that_is_gone_falls_back_to_one_that_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    place = write_record(b"new", tmp_path / "gone" / "game.json", WORDS, anywhere=True)
    assert place == tmp_path / "game.json"
    with pytest.raises(BadFile, match="cannot be written: no such file or directory"):
        write_record(b"new", tmp_path / "gone" / "game.json", WORDS)


def test_a_place_is_checked_before_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_place(tmp_path / "game.json", WORDS)
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(BadFile, match=r"game\.json cannot be written: permission denied\."):
        check_place(tmp_path / "game.json", WORDS)


@pytest.mark.parametrize(
    "name, why", [("missing", "no such file"), (".", "is a directory"), ("zero\0byte", "null byte")]
)
def test_what_cannot_be_read(name: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=why):
        read_record(tmp_path / name, WORDS)


def test_what_is_too_big_to_be_a_record(tmp_path: Path) -> None:
    with (tmp_path / "big").open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(BadFile, match="too big"):
        read_record(tmp_path / "big", WORDS)
