"""A tournament: every bot against every other, at every seat, and how strong that makes them.

With two seats every pair meets. With more, every bot sits once among others of each other kind, so that each pair meets
both ways round. In a team game bots do not meet at all: each plays the table by itself, in all seats.

The bots move on by one seat with every game of their line-up, so that everybody has sat everywhere, next to the same
neighbours.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from kaiju.engine.errors import BadSetup
from kaiju.engine.game import Game
from kaiju.engine.record import data_of
from kaiju.study.ratings import ELO, MIDDLE, Rating, Result, ratings
from kaiju.study.shares import Share, share
from kaiju.study.simulate import Plan, Setting, Study

LINE_UP = "line-up"
"""What tells the settings of a tournament apart."""


class Entrant(msgspec.Struct, frozen=True):
    """One bot of a tournament: its rating, and the games it won of those in which it sat."""

    bot: str
    rating: Rating
    wins: Share


class Meeting(msgspec.Struct, frozen=True):
    """One line-up: who sat there, how many games, and how many each kind of bot won (any of its seats)."""

    seats: dict[str, int]
    games: int
    wins: dict[str, Share]
    nobody: int


class Results(msgspec.Struct, frozen=True):
    """What a tournament found: everybody, the strongest first, and every meeting."""

    games: int
    entrants: list[Entrant]
    meetings: list[Meeting]


def line_ups(bots: Sequence[str], seats: int, team: bool) -> list[list[str]]:
    """Who meets whom."""
    if team:
        return [[bot] * seats for bot in bots]
    if seats == 2:
        return [list(pair) for pair in itertools.combinations(bots, 2)]
    return [[one, *[other] * (seats - 1)] for one, other in itertools.permutations(bots, 2)]


def plan_of(
    game: Game, bots: Sequence[str], seats: int, games: int, seed: int, options: dict[str, Any]
) -> Plan:
    """A tournament of these bots, with so many games for every line-up."""
    team = game.declaration.team
    if len(set(bots)) != len(bots):
        raise BadSetup("A tournament is between different bots; one of them is named twice.")
    if len(bots) < (1 if team else 2):
        raise BadSetup("A tournament needs at least two bots.")
    if games < 1:
        raise BadSetup(f"A tournament needs at least one game for every line-up, not {games}.")
    game.check_seats(seats)
    settings = [
        Setting(bots=line_up, options=options, each={LINE_UP: ", ".join(line_up)})
        for line_up in line_ups(bots, seats, team)
    ]
    return Plan(
        game=game.name,
        bots=list(bots),
        games=games * len(settings),
        seed=seed,
        settings=settings,
        data=data_of(game),
    )


def results_of(study: Study, team: bool) -> Results:
    """Add a tournament up."""
    games: dict[str, list[tuple[list[str], set[int]]]] = {}
    settings = study.plan.settings
    for played in study.played:
        setting = settings[played.index % len(settings)]
        sat = [setting.bots[entry] for entry in played.entries]
        games.setdefault(setting.each[LINE_UP], []).append((sat, set(played.winners)))
    meetings: list[Meeting] = []
    results: list[Result] = []
    won: Counter[str] = Counter()
    of: Counter[str] = Counter()
    for tables in games.values():
        seats = dict(sorted(Counter(tables[0][0]).items()))
        wins: Counter[str] = Counter()
        parts = dict.fromkeys(seats, 0.0)
        for sat, winners in tables:
            wins.update({sat[seat] for seat in winners})
            for seat in winners:
                parts[sat[seat]] += 1 / len(winners)
        won.update(wins)
        of.update(dict.fromkeys(seats, len(tables)))
        meetings.append(
            Meeting(
                seats,
                len(tables),
                {name: share(wins[name], len(tables)) for name in seats},
                sum(not winners for _, winners in tables),
            )
        )
        results.append(Result(seats, parts))
    names = [bot for bot in study.plan.bots if of[bot]]
    if team:
        rated = {name: against_the_table(share(won[name], of[name])) for name in names}
    else:
        rated = ratings(names, results)
    entrants = [Entrant(name, rated[name], share(won[name], of[name])) for name in names]
    entrants.sort(key=lambda entrant: -entrant.rating.rating)
    return Results(len(study.played), entrants, meetings)


def against_the_table(wins: Share) -> Rating:
    """A rating in a team game: the table is everybody's opponent, and whoever beats it half of the time has 1500.

    Nobody is sure to win for ever: shares are kept half a game away from none and all.
    """

    def points(part: float) -> float:
        edge = 0.5 / (wins.of + 1)
        part = min(1 - edge, max(edge, part))
        return MIDDLE + ELO * math.log(part / (1 - part))

    return Rating(points(wins.share), points(wins.low), points(wins.high))
