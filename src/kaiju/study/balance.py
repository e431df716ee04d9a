"""What makes a game won: for each thing that can be taken, each figure, seat, module and number of players.

All seats are played by the same bot, so that nobody wins by playing better. Every number of players is played with the
box alone and with each module by itself. What is declared as taken (cards, Allies) gets three answers:

*   how often it is taken, and how often those win who have taken it and those who have not. Whoever is winning anyway
    can afford more, so these two differ without the thing being any good;
*   the **chance to win added** by taking it: the value of the position after the answer less that before it, where the
    bots of the game have such a value (:func:`kaiju.study.watching.value_of`);
*   the same by **matching**: takers compared with those who were offered it and left it, at the same chance to win, or
    without a value at the same place in the standings and as late in the game. It rests on who won in the end and on
    nothing fitted, so it is wider; it stands for the chance added where there is no value, beside it where there is.

Figures and seats are dealt by chance among equals: there the difference of wins is the chance added.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from kaiju.engine.declaration import Declaration
from kaiju.engine.errors import BadSetup
from kaiju.engine.facts import PLAYERS
from kaiju.engine.game import Game
from kaiju.engine.record import data_of
from kaiju.games import game_named
from kaiju.study.estimates import Cell, Difference, above, difference, holm, matched, mean_of
from kaiju.study.shares import Mean, Share, Spread, mean, share, spread
from kaiju.study.simulate import Plan, Played, Setting, Study
from kaiju.study.tally import endings
from kaiju.study.watching import Watched, value_of

MODULE, PART = "module", "part"
NO_MODULE = "none"
EQUALS, UNEQUALS = "equals", "unequals"
"""The two parts of a plan: tables of the same bot, and tables that tell how much is luck."""

By = Literal["value", "matching", "dealing"]


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be taken, one figure or one seat: how often, how often it wins, and what it adds.

    Counted by seats; in a team game by tables. ``holm`` is the probability of ``added`` by luck alone, corrected for
    all lines of its kind. ``by_matching`` is the second opinion where ``added`` is by the value.
    """

    kind: str
    key: str
    taken: Share
    offered: Share | None = None  # of the times that it was offered
    with_it: Share
    without: Share
    added: Difference | None
    by: By
    holm: float | None = None
    by_matching: Difference | None = None


class Luck(msgspec.Struct, frozen=True):
    """How much is luck, between two bots: 1 where the better one wins no more than its part, 0 where it always wins.

    One better bot among weaker ones wins a share of ``wins``; in a team game it is compared with a table of weaker
    ones (``weaker``).
    """

    bot: str
    against: str
    wins: Share
    weaker: Share | None
    luck: float
    low: float
    high: float


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """Tables of one number of players, or of one module: how long, how they ended, how often the lead changed hands."""

    kind: str
    key: str
    games: int
    wins: Share | None  # of the table, in a team game
    added: Difference | None  # by the module to the table's chance, in a team game
    seats: list[Share]
    turns: Spread
    decisions: Spread
    leaders: Mean | None
    endings: dict[str, Share]
    luck: Luck | None = None


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """What was found. ``valued`` says whether the bots have a value of positions."""

    games: int
    team: bool
    valued: bool
    lines: list[Line]
    groups: list[Group]


# ------------------------------------------------------------------------- the plan


def modules_of(game: Game) -> dict[str, Any]:
    """The modules of a game, each with the value of its option that brings all of it."""
    found: dict[str, Any] = {}
    for choice in game.choices():
        if choice.name in game.declaration.versions:
            if choice.form == "switch":
                found[choice.name] = True
            elif choice.values:
                found[choice.name] = choice.values[-1] if choice.form == "one" else list(choice.values)
    return found


def plan_of(
    game: Game,
    bot: str,
    against: str,
    *,
    games: int,
    seed: int,
    players: Sequence[int],
    modules: Mapping[str, Any],
    options: Mapping[str, Any],
) -> Plan:
    """So many games of every number of players with the box alone, with each module, and between unequal bots.

    What the game refuses, such as a module for too many players, is left out; BadSetup when nothing is left.
    """
    if games < 1:
        raise BadSetup(f"A study needs at least one game of each kind, not {games}.")
    settings: list[Setting] = []
    refused: BadSetup | None = None
    for n in players:
        game.check_seats(n)
        for name in [NO_MODULE, *modules]:
            given = dict(options) if name == NO_MODULE else with_module(game, options, name, modules, n)
            try:
                game.options(given, n)
            except BadSetup as error:
                refused = error
                continue
            each = {PLAYERS: str(n), MODULE: name, PART: EQUALS}
            settings.append(Setting(bots=[bot] * n, options=given, each=each))
            if name == NO_MODULE and against != bot and (n > 1 or game.declaration.team):
                worse = [against] * n if game.declaration.team else [bot, *[against] * (n - 1)]
                settings.append(Setting(bots=worse, options=given, each={**each, PART: UNEQUALS}))
    if not settings:
        raise refused or BadSetup("There is no number of players to look at.")
    return Plan(
        game=game.name,
        bots=[bot, against],
        games=games * len(settings),
        seed=seed,
        options=dict(options),
        settings=settings,
        data=data_of(game),
        watched=True,
    )


def with_module(
    game: Game, options: Mapping[str, Any], name: str, modules: Mapping[str, Any], players: int
) -> dict[str, Any]:
    """The options of a table with one module; with another one besides where it does not go alone."""
    alone = {**options, name: modules[name]}
    for given in (alone, *({**alone, other: value} for other, value in modules.items() if other != name)):
        try:
            game.options(given, players)
        except BadSetup:
            continue
        return given
    return alone


# --------------------------------------------------------------------- adding it up


def weigh(study: Study) -> Balance:
    """Add a study up."""
    told = game_named(study.plan.game).declaration
    equals = [played for played in study.played if played.groups[PART] == EQUALS]
    lines = [*things(equals, told), *dealt(equals, told)]
    return Balance(
        games=len(study.played),
        team=told.team,
        valued=value_of(study.plan.game) is not None,
        lines=corrected(lines),
        groups=[*groups(study, told)],
    )


def corrected(lines: Sequence[Line]) -> list[Line]:
    """The same lines with the correction for looking at all of a kind at once, best first."""
    found: list[Line] = []
    for kind in dict.fromkeys(line.kind for line in lines):
        of_kind = [line for line in lines if line.kind == kind]
        known = [line for line in of_kind if line.added is not None]
        chances = holm([line.added.p for line in known if line.added is not None])
        marked = [msgspec.structs.replace(line, holm=p) for line, p in zip(known, chances, strict=True)]
        marked += [line for line in of_kind if line.added is None]
        if kind != SEAT:
            marked.sort(key=lambda line: -(line.added.mean if line.added is not None else -1.0))
        found += marked
    return found


def setting_of(played: Played) -> str:
    """What a table has in common with those it may be compared with."""
    return f"{played.groups[PLAYERS]} {played.groups[MODULE]}"


def seen(played: Played) -> Watched:
    """What was watched of a game."""
    return played.watched or Watched()


def things(games: Sequence[Played], told: Declaration) -> Iterable[Line]:
    """What was taken, each thing at those tables where it could be."""
    valued = value_of(told.name) is not None
    where: dict[str, set[str]] = {}
    for played in games:
        for thing in seen(played).took:
            where.setdefault(thing, set()).add(setting_of(played))
    tables: dict[str, list[Played]] = {}
    for played in games:
        tables.setdefault(setting_of(played), []).append(played)
    for thing, settings in sorted(where.items()):
        yield line_of(thing, [game for name in sorted(settings) for game in tables[name]], told, valued)


def line_of(thing: str, games: Sequence[Played], told: Declaration, valued: bool) -> Line:
    """One thing that was taken."""
    kind, _, key = thing.partition(":")
    took = won = seats = wins = times = offered = 0
    added: list[tuple[float, int]] = []
    cells: list[Cell] = []
    for played in games:
        watched = seen(played)
        mine = watched.took.get(thing)
        takers = set(mine.seats) if mine is not None else set[int]()
        if told.team:
            takers, everybody = ({0} if takers else set()), 1
            winners = {0} if played.winners else set[int]()
        else:
            everybody, winners = len(played.entries), set(played.winners)
        took += len(takers)
        won += len(takers & winners)
        seats += everybody
        wins += len(winners)
        if mine is not None and mine.times:
            added.append((mine.added, mine.times))
        for level, left in watched.offers.get(thing, {}).items():
            times += left.took_won + left.took_lost
            offered += left.took_won + left.took_lost + left.left_won + left.left_lost
            cells.append(Cell(played.index, (setting_of(played), level), *msgspec.structs.astuple(left)))
    by_matching = matched(cells)
    return Line(
        kind=kind,
        key=key,
        taken=share(took, seats),
        offered=share(times, offered) if offered else None,
        with_it=share(won, took),
        without=share(wins - won, seats - took),
        added=mean_of(added) if valued else by_matching,
        by="value" if valued else "matching",
        by_matching=by_matching if valued else None,
    )


SEAT = "seat"


def dealt(games: Sequence[Played], told: Declaration) -> Iterable[Line]:
    """Figures and seats: who has them is left to chance, so who wins with them says what they are worth."""
    if told.figure is not None:
        names = sorted({name for played in games for name in played.figures if name})
        for name in names:
            has = [[figure == name for figure in played.figures] for played in games]
            yield dealt_line(told.figure.key, name, list(zip(games, has, strict=True)), told)
    box = [played for played in games if played.groups[MODULE] == NO_MODULE]
    for n in sorted({len(played.entries) for played in box}):
        if told.team or n == 1:
            continue  # a team wins from all its seats
        for seat in range(n):
            places = [(p, [i == seat for i in range(n)]) for p in box if len(p.entries) == n]
            yield dealt_line(SEAT, f"{seat + 1}/{n}", places, told)


def dealt_line(kind: str, key: str, places: Sequence[tuple[Played, list[bool]]], told: Declaration) -> Line:
    """One figure or seat."""
    took = won = seats = wins = 0
    part = 0.0  # of the wins that would be theirs if all were equal
    cells: list[Cell] = []
    for played, has in places:
        if told.team:
            there, victory = any(has), bool(played.winners)
            took, won = took + there, won + (there and victory)
            seats, wins = seats + 1, wins + victory
            count = [0, 0, 0, 0]
            count[(0 if there else 2) + (0 if victory else 1)] = 1
            cells.append(Cell(played.index, setting_of(played), *count))
            continue
        mine = [seat for seat, yes in enumerate(has) if yes]
        lucky = sum(seat in played.winners for seat in mine)
        took, won = took + len(mine), won + lucky
        seats, wins = seats + len(has), wins + len(played.winners)
        part += len(mine) * len(played.winners) / len(has)
    return Line(
        kind=kind,
        key=key,
        taken=share(took, seats),
        with_it=share(won, took),
        without=share(wins - won, seats - took),
        added=matched(cells) if told.team else above(share(won, took), part / max(1, took)),
        by="dealing",
    )


# --------------------------------------------------------------------- whole tables


def groups(study: Study, told: Declaration) -> Iterable[Group]:
    """Tables by number of players, with the box alone; then by module, over all numbers of players that take it."""
    parts: dict[tuple[str, str, str], list[Played]] = {}
    for played in study.played:
        at = played.groups
        parts.setdefault((at[PART], at[PLAYERS], at[MODULE]), []).append(played)
    players = sorted({n for _, n, _ in parts}, key=int)
    for n in players:
        alone = parts.get((EQUALS, n, NO_MODULE), [])
        if alone:
            luck = luck_of(study, alone, parts.get((UNEQUALS, n, NO_MODULE), []), told)
            yield group(PLAYERS, n, alone, told, luck)
    modules = list(dict.fromkeys(setting.each[MODULE] for setting in study.plan.settings))
    for name in modules if len(modules) > 1 else []:
        games = [p for n in players for p in parts.get((EQUALS, n, name), [])]
        if games:
            cells = [
                Cell(p.index, p.groups[PLAYERS], *outcome(p, p.groups[MODULE] == name))
                for p in study.played
                if p.groups[PART] == EQUALS and p.groups[MODULE] in (name, NO_MODULE)
            ]
            added = matched(cells) if told.team and name != NO_MODULE else None
            yield group(MODULE, name, games, told, None, added)


def outcome(played: Played, with_it: bool) -> tuple[int, int, int, int]:
    """A team's game as the counts of a cell."""
    count = [0, 0, 0, 0]
    count[(0 if with_it else 2) + (0 if played.winners else 1)] = 1
    return count[0], count[1], count[2], count[3]


def group(
    kind: str,
    key: str,
    games: Sequence[Played],
    told: Declaration,
    luck: Luck | None,
    added: Difference | None = None,
) -> Group:
    """Tables that have something in common."""
    wins: Counter[int] = Counter(seat for played in games for seat in played.winners)
    sat: Counter[int] = Counter(seat for played in games for seat in range(len(played.entries)))
    return Group(
        kind=kind,
        key=key,
        games=len(games),
        wins=share(sum(bool(p.winners) for p in games), len(games)) if told.team else None,
        added=added,
        seats=[] if told.team else [share(wins[seat], sat[seat]) for seat in sorted(sat)],
        turns=spread([p.turns for p in games]),
        decisions=spread([p.decisions for p in games]),
        leaders=None if told.team else mean([seen(p).leaders for p in games]),
        endings=endings(games),
        luck=luck,
    )


def luck_of(
    study: Study, equals: Sequence[Played], unequals: Sequence[Played], told: Declaration
) -> Luck | None:
    """How much is luck at tables of one size, between the two bots of a plan."""
    if not unequals:
        return None
    bot, against = study.plan.bots
    if told.team:
        wins = share(sum(bool(p.winners) for p in equals), len(equals))
        weaker = share(sum(bool(p.winners) for p in unequals), len(unequals))
        gap = difference(wins, weaker)
        assert gap is not None  # there are games of both
        return Luck(bot, against, wins, weaker, 1 - gap.mean, 1 - gap.high, 1 - gap.low)
    wins = share(sum(p.entries[seat] == 0 for p in unequals for seat in p.winners), len(unequals))
    part = statistics.mean(len(p.winners) / len(p.entries) for p in unequals)

    def luck(chance: float) -> float:
        return 1 - (chance - part) / (1 - part)

    return Luck(bot, against, wins, None, luck(wins.share), luck(wins.high), luck(wins.low))
