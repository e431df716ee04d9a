"""Golden games: whole records, and the hash of many more, that change only with a rules version."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from kaiju.engine.record import Record, record_of
from kaiju.engine.table import Table
from tests.every_game.games import Dice, Setting, open_table, random_play, settings, title

FOLDER = Path(__file__).parent
GAMES_IN_A_TRACE = 60


class Trace(msgspec.Struct):
    """The fingerprint of many random games of a setting."""

    rules: dict[str, int]
    games: int
    decisions: int
    sha256: str


def golden_settings() -> list[Setting]:
    """Every number of players of the base games, and every set of options once."""
    out: list[Setting] = []
    seen: list[tuple[str, list[str]]] = []
    for setting in settings():
        name, _, options = setting
        kind = (name, sorted(f"{k}={v}" for k, v in options.items()))
        if not options or kind not in seen:
            out.append(setting)
        seen.append(kind)
    return out


def golden_file(setting: Setting) -> Path:
    return FOLDER / setting[0] / f"{title(setting)}.json"


def trace_file(setting: Setting) -> Path:
    return FOLDER / setting[0] / f"{title(setting)}.trace.json"


def golden_game(setting: Setting) -> Record:
    """One random game, with all its events."""
    table = open_table(setting, 2026)
    for _ in random_play(table, 2027):
        pass
    return record_of(table)


def trace(setting: Setting) -> Trace:
    """Play many random games and hash every question, answer and end."""
    digest = hashlib.sha256()
    decisions = 0
    rules: dict[str, int] = {}
    for seed in range(GAMES_IN_A_TRACE):
        table: Table = open_table(setting, seed, listen=False)
        rules = table.game.rules_of(table.start["options"])
        dice = Dice(seed)
        while not table.over:
            st = table.st
            answer = dice.below(st.n_opts)
            digest.update(f"{st.who},{st.kind},{st.n_opts},{answer};".encode())
            table.answer(table.asked[0], answer)
            decisions += 1
        digest.update(msgspec.json.encode(table.digest()))
    return Trace(rules, GAMES_IN_A_TRACE, decisions, digest.hexdigest())
