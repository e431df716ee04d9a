"""What a study found, added up: who wins, from where, with which figure, how long games are and how they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from kaiju.engine.declaration import Declaration
from kaiju.games import game_named
from kaiju.study.shares import Mean, Share, Spread, mean, share, spread
from kaiju.study.simulate import Played, Study, settings_of


class Entry(msgspec.Struct, frozen=True):
    """One bot of the plan, over all its seats."""

    entry: int  # from 1
    bot: str
    wins: Share


class Row(msgspec.Struct, frozen=True):
    """Games that have something in common (``of``), or what one seat made of each: wins, means and endings.

    Wins are those of the seats; for whole games only a team has them.
    """

    of: dict[str, str]
    games: int
    wins: Share | None
    numbers: dict[str, Mean]
    endings: dict[str, Share] = {}


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
    numbers: dict[str, Spread] = {}  # what the game declares of a table
    groups: dict[str, list[Row]] = {}  # games by each thing that tells them apart
    settings: list[Row] = []  # games by all of that together
    results: list[Row] = []  # what seats made of their games: by figure, by seat, and both within each group
    counts: dict[str, dict[str, int]] = {}  # what the measures found, over all games


def tally(study: Study) -> Tally:
    """Add a study up."""
    told = game_named(study.plan.game).declaration
    names = max((setting.bots for setting in settings_of(study.plan)), key=len)
    games = len(study.played)
    entry_wins: Counter[int] = Counter()
    entry_games: Counter[int] = Counter()
    bot_wins: Counter[str] = Counter()
    bot_games: Counter[str] = Counter()
    seat_wins: Counter[int] = Counter()
    figure_wins: Counter[str] = Counter()
    figure_games: Counter[str] = Counter()
    counts: dict[str, Counter[str]] = {name: Counter() for name in study.plan.measures}
    for played in study.played:
        figure_games.update(filter(None, played.figures))
        entry_games.update(played.entries)
        bot_games.update({names[entry] for entry in played.entries})
        winning = {played.entries[seat] for seat in played.winners}
        entry_wins.update(winning)
        bot_wins.update({names[entry] for entry in winning})
        seat_wins.update(played.winners)
        figure_wins.update(played.figures[seat] for seat in played.winners)
        for name, found in played.counts.items():
            counts[name].update(found)
    return Tally(
        games=games,
        entries=[Entry(i + 1, name, share(entry_wins[i], entry_games[i])) for i, name in enumerate(names)],
        bots={name: share(bot_wins[name], bot_games[name]) for name in dict.fromkeys(names)},
        seats=[share(seat_wins[seat], entry_games[seat]) for seat in range(len(names))],
        figures={name: share(figure_wins[name], n) for name, n in sorted(figure_games.items())},
        endings=endings(study.played),
        shared=sum(len(p.winners) > 1 for p in study.played),
        nobody=sum(not p.winners for p in study.played),
        turns=spread([p.turns for p in study.played]),
        decisions=spread([p.decisions for p in study.played]),
        numbers={name: spread([p.numbers[name] for p in study.played]) for name in told.facts.numbers},
        groups={name: rows(study.played, [name], told) for name in group_names(study, told)},
        settings=rows(study.played, group_names(study, told), told),
        results=results(study, told),
        counts={name: dict(sorted(found.items())) for name, found in counts.items()},
    )


def endings(games: Sequence[Played]) -> dict[str, Share]:
    """How games ended."""
    found = Counter(played.ending for played in games)
    return {name: share(n, len(games)) for name, n in sorted(found.items())}


def group_names(study: Study, told: Declaration) -> list[str]:
    """What tells the games of a study apart: what its settings vary, then what the game declares."""
    varied = study.plan.settings[0].each if study.plan.settings else {}
    return list(dict.fromkeys([*varied, *told.facts.groups]))


def telling(groups: Sequence[dict[str, str]], names: Sequence[str]) -> list[str]:
    """These names without those whose value another one tells already, as a layout tells the number of players."""
    kept = list(names)
    for name in names:
        for other in kept:
            told = {of[other] for of in groups}
            if other != name and len({(of[other], of[name]) for of in groups}) == len(told):
                kept.remove(name)
                break
    return kept


def rows(games: Sequence[Played], names: Sequence[str], told: Declaration) -> list[Row]:
    """Games by these groups, in the order of the values."""
    if not names:
        return []
    sorted_out: dict[tuple[str, ...], list[Played]] = {}
    for played in games:
        sorted_out.setdefault(tuple(played.groups[name] for name in names), []).append(played)
    return [
        Row(
            of=dict(zip(names, values, strict=True)),
            games=len(group),
            wins=share(sum(bool(p.winners) for p in group), len(group)) if told.team else None,
            numbers={
                "turns": mean([p.turns for p in group]),
                **{name: mean([p.numbers[name] for p in group]) for name in told.facts.numbers},
            },
            endings=endings(group),
        )
        for values, group in sorted(sorted_out.items())
    ]


def results(study: Study, told: Declaration) -> list[Row]:
    """What seats made of their games: by figure and by seat, in all and within each value of each group."""
    if not told.facts.each_seat:
        return []
    found = [*by_seat(study.played, told, {})]
    groups = [played.groups for played in study.played]
    for name in telling(groups, group_names(study, told)):
        values = sorted({of[name] for of in groups})
        if len(values) > 1:
            for value in values:
                group = [played for played in study.played if played.groups[name] == value]
                found += by_seat(group, told, {name: value})
    return found


def by_seat(games: Sequence[Played], told: Declaration, of: dict[str, str]) -> Iterable[Row]:
    """The same games by whom the seats played, then by seat."""
    places = [(played, seat) for played in games for seat in range(len(played.entries))]
    if told.figure is not None:
        for figure in sorted({played.figures[seat] for played, seat in places}):
            chosen = [(played, seat) for played, seat in places if played.figures[seat] == figure]
            yield result({told.figure.key: figure, **of}, chosen, told)
    for number in range(max((len(played.entries) for played in games), default=0)):
        chosen = [(played, seat) for played, seat in places if seat == number]
        yield result({"seat": str(number + 1), **of}, chosen, told)


def result(of: dict[str, str], places: Sequence[tuple[Played, int]], told: Declaration) -> Row:
    """What these seats made of their games."""
    return Row(
        of=of,
        games=len(places),
        wins=share(sum(seat in played.winners for played, seat in places), len(places)),
        numbers={
            name: mean([played.seats[seat][name] for played, seat in places]) for name in told.facts.each_seat
        },
    )
