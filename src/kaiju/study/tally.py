"""What a study found, added up: who wins, from where, with which figure, how long games are and how they end."""

from __future__ import annotations

from collections import Counter

import msgspec

from kaiju.study.shares import Share, Spread, share, spread
from kaiju.study.simulate import Study


class Entry(msgspec.Struct, frozen=True):
    """One bot of the plan, over all its seats."""

    entry: int  # from 1
    bot: str
    wins: Share


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a study. A game with several winners is a win for each of them; a team wins with all its seats."""

    games: int
    entries: list[Entry]
    bots: dict[str, Share]  # games won by any of the entries with this bot
    seats: list[Share]
    figures: dict[
        str, Share
    ]  # by whom they played, such as their Monsters; empty where they were just players
    endings: dict[str, Share]
    shared: int  # games with several winners
    nobody: int  # games that everybody lost
    turns: Spread
    decisions: Spread
    counts: dict[str, dict[str, int]] = {}  # what the measures found, over all games


def tally(study: Study) -> Tally:
    """Add a study up."""
    names = study.plan.bots
    games = len(study.played)
    entry_wins: Counter[int] = Counter()
    bot_wins: Counter[str] = Counter()
    seat_wins: Counter[int] = Counter()
    figure_wins: Counter[str] = Counter()
    figure_games: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    counts: dict[str, Counter[str]] = {name: Counter() for name in study.plan.measures}
    for played in study.played:
        endings[played.ending] += 1
        figure_games.update(filter(None, played.figures))
        winning = {played.entries[seat] for seat in played.winners}
        entry_wins.update(winning)
        bot_wins.update({names[entry] for entry in winning})
        seat_wins.update(played.winners)
        figure_wins.update(played.figures[seat] for seat in played.winners)
        for name, found in played.counts.items():
            counts[name].update(found)
    return Tally(
        games=games,
        entries=[Entry(i + 1, name, share(entry_wins[i], games)) for i, name in enumerate(names)],
        bots={name: share(bot_wins[name], games) for name in dict.fromkeys(names)},
        seats=[share(seat_wins[seat], games) for seat in range(len(names))],
        figures={name: share(figure_wins[name], n) for name, n in sorted(figure_games.items())},
        endings={name: share(n, games) for name, n in sorted(endings.items())},
        shared=sum(len(p.winners) > 1 for p in study.played),
        nobody=sum(not p.winners for p in study.played),
        turns=spread([p.turns for p in study.played]),
        decisions=spread([p.decisions for p in study.played]),
        counts={name: dict(sorted(found.items())) for name, found in counts.items()},
    )
