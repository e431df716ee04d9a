"""Write web/src/table/forms.fixture.json: choices and their numbers, as ``kaiju.engine.forms`` counts them.

The client has a TypeScript twin of that module; its test holds the twin against these cases.

    python web/tools/forms_fixture.py           writes the file
    python web/tools/forms_fixture.py --check   only says whether it is what it should be
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from kaiju.engine import forms

TARGET = Path(__file__).resolve().parent.parent / "src" / "table" / "forms.fixture.json"
WHOLE = 40
"""Questions with fewer answers are written out; of the others some answers are shown, the first and last among them."""

PICKS = [
    (0, 0, 0), (1, 0, 1), (4, 2, 2), (5, 0, 2), (5, 1, 3), (5, 0, 5), (6, 6, 6), (12, 3, 7),
    (52, 0, 52), (52, 5, 5), (56, 28, 28), (200, 0, 6),
]  # fmt: skip
AMOUNTS: list[tuple[list[int], int, int]] = [
    ([], 0, 0), ([3], 0, 3), ([2, 1], 0, 2), ([2, 0, 3], 2, 4), ([1, 1, 1, 1], 2, 2), ([5, 5, 5], 5, 5),
    ([4, 3, 2, 1], 3, 6), ([1] * 52, 0, 52), ([7] * 17, 0, 119), ([9] * 15, 40, 60), ([100, 200], 3, 250),
]  # fmt: skip
ORDERS = [0, 1, 2, 3, 4, 7, 12, 18]


def cases(count: int, choice: Callable[[int], list[int]]) -> list[list[Any]]:
    """Answers with what they stand for."""
    chance = Random(count)
    some = {0, 1, count // 2, count - 2, count - 1, *(chance.randrange(count) for _ in range(8))}
    return [[answer, choice(answer)] for answer in (range(count) if count < WHOLE else sorted(some))]


def document() -> str:
    """The file's text: one question on a line."""
    found: dict[str, list[dict[str, Any]]] = {"pick": [], "amounts": [], "order": []}
    for n, least, most in PICKS:
        count = forms.picks(n, least, most)
        listed = cases(count, lambda answer, q=(n, least, most): forms.pick(answer, *q))  # type: ignore[misc]
        found["pick"].append({"n": n, "least": least, "most": most, "count": count, "cases": listed})
    for of, least, most in AMOUNTS:
        count = forms.amounts(of, least, most)
        listed = cases(count, lambda answer, q=(of, least, most): forms.amounts_of(answer, *q))  # type: ignore[misc]
        found["amounts"].append({"of": of, "least": least, "most": most, "count": count, "cases": listed})
    for n in ORDERS:
        count = forms.orders(n)
        listed = cases(count, lambda answer, q=n: forms.order(answer, q))  # type: ignore[misc]
        found["order"].append({"n": n, "count": count, "cases": listed})
    parts = [
        f'"{form}": [\n' + ",\n".join(json.dumps(question) for question in questions) + "\n]"
        for form, questions in found.items()
    ]
    return "{" + ",\n".join(parts) + "}\n"


def main() -> None:
    """Write the file, or compare it."""
    if "--check" in sys.argv[1:]:
        if not TARGET.exists() or TARGET.read_text("utf-8") != document():
            sys.exit(f"Out of date: {TARGET.name}. Run python web/tools/forms_fixture.py.")
        return
    TARGET.write_text(document(), "utf-8")


if __name__ == "__main__":
    main()
