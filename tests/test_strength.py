"""`tools/strength.py`: matches are counted from their first game, and the page keeps what was played before."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kaiju.study.simulate import Played
from tools import strength


def game(index: int, entries: list[int], winners: list[int]) -> Played:
    return Played(
        index=index, seed=1, entries=entries, figures=[], winners=winners, ending="vp", turns=1, decisions=1
    )


MATCH = strength.Match("tokyo-2-planner", "king-of-tokyo", ("planner", "greedy"), 4, 9, "55%")


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    monkeypatch.setattr(strength, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(strength, "commit_here", lambda: "abc123")
    return tmp_path


def keep(place: Path, *batches: list[Played], cut: bytes = b"") -> None:
    lines = [b"{}", *(msgspec.json.encode(batch) for batch in batches)]
    (place / f"{MATCH.name}.journal").write_bytes(b"\n".join(lines) + b"\n" + cut)


def test_games_are_counted_from_the_first_without_a_gap(kept: Path) -> None:
    assert strength.games_of(MATCH) == (0, "")
    first, second, fourth = game(0, [0, 1], [0]), game(1, [1, 0], [0]), game(3, [1, 0], [1])
    keep(kept, [second], [first], [fourth], cut=b'[{"index": 2')
    games, told = strength.games_of(MATCH)
    assert games == 2, "the third is missing, so the fourth does not count"
    assert told.startswith("50.0% ("), (
        "the first bot has won from the first seat, and the other from there next time"
    )


def test_the_page_keeps_what_was_played_and_says_what_was_stopped(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strength.write_page([MATCH])
    assert "| not yet |" in strength.PAGE.read_text("utf-8")
    keep(kept, [game(0, [0, 1], [0])])
    strength.write_page([MATCH])
    line = "| `tokyo-2-planner` | king-of-tokyo: planner, greedy | 55% | 1 of 4 | 100.0% (20.7 to 100.0) | abc123 | 9 |"
    assert line in strength.PAGE.read_text("utf-8")
    assert not strength.done(MATCH, strength.rows())
    keep(kept, [game(n, [0, 1], [0]) for n in range(4)])
    strength.write_page([MATCH])
    assert strength.done(MATCH, strength.rows())
    (kept / f"{MATCH.name}.journal").unlink()
    monkeypatch.setattr(strength, "commit_here", lambda: "later")
    strength.write_page([MATCH])
    assert "| 4 | 100.0% (51.0 to 100.0) | abc123 |" in strength.PAGE.read_text("utf-8")


def test_every_match_can_be_played() -> None:
    from kaiju.cli.options import read_options
    from kaiju.games import game_named
    from kaiju.study.simulate import Plan, check

    table = strength.matches()
    assert len({match.name for match in table}) == len(table)
    for match in table:
        game = game_named(match.game.replace("-", "_"))
        options = read_options(list(match.options), game, len(match.seats))
        check(
            Plan(game=game.name, bots=list(match.seats), games=match.games, seed=match.seed, options=options)
        )


def test_a_whole_name_means_one_match_and_a_beginning_means_all_that_begin_so() -> None:
    table = strength.matches()

    def names(*asked: str) -> list[str]:
        return [match.name for match in strength.chosen(table, asked)]

    assert names("tokyo-2-expert") == ["tokyo-2-expert"]
    assert names("origins", "tokyo-2-expert") == [
        "tokyo-2-expert",
        "origins-4-expert-fast",
        "origins-4-expert-fast-brawler",
    ]
    assert names("chess") == []
