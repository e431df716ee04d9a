"""What a link to a table shows in other programs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from kaiju.games import game_named
from kaiju.server.faults import Refusal
from kaiju.server.house import House
from kaiju.server.preview import with_preview
from kaiju.server.protocol import SeatInfo, TableInfo

INDEX = "<html><head><title>Kaiju</title></head><body></body></html>"


def shown(tmp_path: Path, path: str = "table/abc", picture: bool = True, **facts: Any) -> str:
    """The page for an address, at a house with one table, `abc`."""
    seats = [
        SeatInfo(seat=0, held_by="player", player="p1", name='Mira "the <King>"'),
        SeatInfo(seat=1, held_by="open"),
    ]
    facts = {"state": "waiting", "seats": seats, **facts}
    info = TableInfo(id="abc", game="king_of_tokyo", rules={}, options={}, opened=0, changed=0, **facts)
    if picture:
        (tmp_path / "boxes").mkdir()
        (tmp_path / "boxes/king_of_tokyo.png").write_bytes(b"")

    async def table(number: str) -> Any:
        if number != "abc":
            raise Refusal("no-such-table", "There is no such table.", 404)
        return SimpleNamespace(info=lambda: info, room=SimpleNamespace(game=game_named("king_of_tokyo")))

    house = cast(House, SimpleNamespace(tables=SimpleNamespace(table=table)))
    return asyncio.run(with_preview(house, INDEX, tmp_path, path, "https://kaiju.example"))


def test_a_private_table_names_the_game_only(tmp_path: Path) -> None:
    page = shown(tmp_path)
    assert '<meta property="og:title" content="King of Tokyo" />' in page
    assert '<meta property="og:url" content="https://kaiju.example/table/abc" />' in page
    assert '<meta property="og:image" content="https://kaiju.example/boxes/king_of_tokyo.png" />' in page
    assert "Mira" not in page
    assert "seat" not in page


def test_a_table_with_a_password_is_private_too(tmp_path: Path) -> None:
    assert "Mira" not in shown(tmp_path, public=True, locked=True)


@pytest.mark.parametrize(
    "state, said",
    [("waiting", "1 seat is free."), ("playing", "Being played: "), ("finished", "A finished game: ")],
)
def test_a_public_table_says_who_sits_there(state: str, said: str, tmp_path: Path) -> None:
    page = shown(tmp_path, public=True, state=state)
    assert said in page
    assert "\u2068Mira &quot;the &lt;King&gt;&quot;\u2069" in page, (
        "names are text, never markup, and keep to themselves"
    )


def test_a_replay_has_a_preview_and_other_pages_have_none(tmp_path: Path) -> None:
    assert "/replay/abc" in shown(tmp_path, "replay/abc")
    for n, path in enumerate(("table/nobody", "table/", "table/abc/more", "rules/abc")):
        folder = tmp_path / str(n)
        folder.mkdir()
        assert shown(folder, path) == INDEX


def test_without_a_picture_there_is_none(tmp_path: Path) -> None:
    assert "og:image" not in shown(tmp_path, picture=False)
