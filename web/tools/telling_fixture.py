"""Write web/src/i18n/telling.fixture.json: real events and questions, with the sentences Python tells for them.

The client tells events and questions with a TypeScript twin of ``kaiju.rulebook.telling``; its test holds the twin
against these sentences. Games are played by chance with fixed seeds, and of each kind of event, prompt and option a
few are kept, as different seats hear them, in both languages.

    python web/tools/telling_fixture.py
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import kaiju
from kaiju.rulebook import files
from kaiju.rulebook.telling import Cast, tell_event, tell_question
from kaiju.rulebook.words import Words

TARGET = Path(__file__).resolve().parent.parent / "src" / "i18n" / "telling.fixture.json"
NAMES = ("Ada", "Ben", "Chloé", "Dov", "Eve", "Finn")
OF_EACH = 3
LANGUAGES = ("en", "fr")

TOKYO = {
    "power_up": True,
    "halloween": True,
    "origins": "all",
    "promos": [
        "amusement_park",
        "army",
        "cannibalistic",
        "monster_sidekick",
        "reflective_hide",
        "unstable_dna",
    ],
}
TABLES: list[tuple[str, int, dict[str, Any], int]] = [
    ("king_of_tokyo", 2, {"two_player": True}, 1),
    *(("king_of_tokyo", 6, TOKYO, seed) for seed in range(2, 8)),
    ("king_of_tokyo", 4, {**TOKYO, "mutant_evolutions": True}, 9),
    *(("king_of_tokyo_origins", 4, {}, seed) for seed in range(10, 12)),
    *(("king_of_tokyo_duel", 2, {}, seed) for seed in range(20, 26)),
]


def main() -> None:
    """Play, tell, write."""
    kept: Counter[tuple[str, ...]] = Counter()
    entries = [entry for table in TABLES for entry in _told(*table, kept)]
    games = sorted({game for game, *_ in TABLES})
    document = {"games": {game: [*files.borrowed(game), game] for game in games}, "entries": entries}
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    head = json.dumps(document["games"], ensure_ascii=False)
    TARGET.write_text(f'{{"games": {head}, "entries": [\n{lines}\n]}}\n', "utf-8")


def _told(
    game: str, seats: int, options: dict[str, Any], seed: int, kept: Counter[tuple[str, ...]]
) -> Iterator[dict[str, Any]]:
    chance = Random(seed)
    table = kaiju.new(game, seats=seats, seed=seed, options=options)
    words = {lang: Words(game, lang) for lang in LANGUAGES}
    heard = 0
    while True:
        you = chance.randrange(-1, seats)
        cast = Cast(NAMES[:seats], you)
        news = table.news(you, heard)
        heard += len(news)
        for event in news:
            if _enough(kept, game, "event", event.kind):
                continue
            told = {lang: tell_event(words[lang], event, cast) for lang in LANGUAGES}
            yield {"game": game, "seats": seats, "you": you, "event": event.plain(), "told": told}
        question = table.question
        if question is None or table.count > 1500:
            return
        cast = Cast(NAMES[:seats], question.seat)
        options_told = (*question.options, *question.items, *question.also)
        fresh = [not _enough(kept, game, "opt", option.say) for option in options_told]
        if not _enough(kept, game, "ask", question.say) or any(fresh):
            yield {
                "game": game,
                "seats": seats,
                "you": question.seat,
                "question": msgspec.to_builtins(question),
                "told": {
                    lang: msgspec.to_builtins(tell_question(words[lang], question, cast), str_keys=True)
                    for lang in LANGUAGES
                },
            }
        table.answer(question.seat, chance.randrange(question.count))


def _enough(kept: Counter[tuple[str, ...]], *key: str) -> bool:
    kept[key] += 1
    return kept[key] > OF_EACH


if __name__ == "__main__":
    main()
