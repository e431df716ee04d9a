"""The page of questions tells every kind of question of Godzilla: Tokyo Clash, with the rule behind it."""

from __future__ import annotations

import re
from pathlib import Path

from kaiju.games.godzilla_tokyo_clash import asks
from kaiju.games.godzilla_tokyo_clash.questions import RULES
from tests.every_game.games import open_table, random_play

PAGE = Path(__file__).parents[3] / "docs/reference/questions.md"
ROWS = {
    kind: (points, rule)
    for kind, points, rule in re.findall(
        r"^\| `(\w+)` \|[^|]+\|[^|]+\| ([^|]+) \| (GTC-\w+-\d+) \|$", PAGE.read_text("utf-8"), re.MULTILINE
    )
}


def test_every_kind_is_told_with_its_rule() -> None:
    assert {kind: rule for kind, (_, rule) in ROWS.items()} == dict(zip(asks.NAMES, RULES, strict=True))


def test_options_point_to_what_the_page_says() -> None:
    table = open_table(("godzilla_tokyo_clash", 4, {}), 11)
    for _ in random_play(table, 6):
        question = table.question
        if question is None:
            break
        told = set(ROWS[question.kind][0].split(", "))
        pointed = {option.at.what for option in [*question.options, *question.items] if option.at is not None}
        assert pointed <= told, question.kind
