"""Write web/src/table/forms-game.fixture.json: a small game that asks in every form, as seat 0 sees it.

It is the test game `tests/engine/cartography.py`, once on a field of hexes and once on a ring: what the server would
send from the first question to the end, welcome and then news after news. The generic board is held against it.

    python web/tools/forms_game_fixture.py           writes the file
    python web/tools/forms_game_fixture.py --check   only says whether it is what it should be
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from kaiju.bots.random import Random  # noqa: E402 (the tests are found only now)
from kaiju.engine.record import begin  # noqa: E402
from tests.engine.cartography import CARTOGRAPHY, MAPS  # noqa: E402

TARGET = ROOT / "web" / "src" / "table" / "forms-game.fixture.json"
NAMES = ["Mira", "Jonas"]


def messages(board: str, seed: int) -> list[dict[str, Any]]:
    """One game, as the live channel tells it to seat 0."""
    table = begin(CARTOGRAPHY, seats=2, seed=seed, options={"map": board})
    bot = Random(CARTOGRAPHY.name, seed)
    sent: list[dict[str, Any]] = []
    since = 0
    while True:
        news = [event.plain() for event in table.news(0, since)]
        message: dict[str, Any] = {
            "type": "news" if sent else "welcome",
            "first": since,
            "events": news,
            "view": msgspec.to_builtins(table.view(0)),
            "asked": table.asked,
        }
        question = table.question_for(0)
        if question is not None:
            message["question"] = msgspec.to_builtins(question)
        if not sent:
            message |= {"seat": 0, "table": table_info(board)}
        sent.append(message)
        since += len(news)
        if table.over:
            return sent
        seat = table.asked[0]
        asked = table.question_for(seat)
        assert asked is not None
        table.answer(seat, bot.answer(None, asked))


def table_info(board: str) -> dict[str, Any]:
    """What a welcome says of the table."""
    seats = [
        {"seat": seat, "held_by": "player", "player": f"p{seat}", "name": name, "here": True}
        for seat, name in enumerate(NAMES)
    ]
    return {
        "id": "fixture", "game": CARTOGRAPHY.name, "rules": {"base": 1}, "options": {"map": board}, "seats": seats,
        "state": "playing", "opened": 0, "changed": 0, "turn": 0, "asked": [0],
    }  # fmt: skip


def document() -> str:
    """The file's text: one message on a line."""
    parts = []
    for seed, board in enumerate(MAPS, 1):
        lines = ",\n".join(json.dumps(message) for message in messages(board, seed))
        parts.append(f'"{board}": [\n{lines}\n]')
    return "{" + ",\n".join(parts) + "}\n"


def main() -> None:
    """Write the file, or compare it."""
    if "--check" in sys.argv[1:]:
        if not TARGET.exists() or TARGET.read_text("utf-8") != document():
            sys.exit(f"Out of date: {TARGET.name}. Run python web/tools/forms_game_fixture.py.")
        return
    TARGET.write_text(document(), "utf-8")


if __name__ == "__main__":
    main()
