"""Write web/src/testing/shelf.fixture.json: the games on the shelf as they declare themselves, for the client's tests.

python web/tools/shelf_fixture.py           writes the file
python web/tools/shelf_fixture.py --check   only says whether it is what it should be
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from kaiju.server.reading import shelf

TARGET = Path(__file__).resolve().parent.parent / "src" / "testing" / "shelf.fixture.json"


def document() -> str:
    """The file's text: one game on a line, without its choices, which no test reads.

    Whether a bot is slow depends on who runs this, so nothing says so.
    """
    games = [{**msgspec.to_builtins(game), "choices": []} for game in shelf().games]
    for game in games:
        for bot in game["bots"]:
            bot.pop("slow", None)
    return "[\n" + ",\n".join(json.dumps(game, ensure_ascii=False) for game in games) + "\n]\n"


def main() -> int:
    if "--check" in sys.argv:
        if TARGET.exists() and TARGET.read_text("utf-8") == document():
            return 0
        sys.stderr.write("The declarations have changed: run python web/tools/shelf_fixture.py.\n")
        return 1
    TARGET.write_text(document(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
