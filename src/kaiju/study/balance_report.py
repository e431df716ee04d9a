"""What makes a game won, as tables in a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

from kaiju.engine.facts import PLAYERS
from kaiju.games import game_named
from kaiju.rulebook import Words
from kaiju.study.balance import MODULE, NO_MODULE, SEAT, Balance, Group, Line, Luck
from kaiju.study.estimates import Difference
from kaiju.study.report import around, called, ending_name, percent, plain_table, show_head
from kaiju.study.shares import Share
from kaiju.study.simulate import Study

SURE = 0.05
"""What is marked: less likely than this by luck alone, all lines of its kind considered."""


class Names:
    """What people call the lines and groups of one game."""

    def __init__(self, game: str) -> None:
        told = game_named(game).declaration
        self.words = Words(game)
        self.texts = {each.kind: each.what for each in told.taken}
        if told.figure is not None:
            self.texts[told.figure.key] = told.figure.key

    def line(self, line: Line) -> str:
        """One line's own name."""
        if line.kind == SEAT:
            return line.key.replace("/", " of ")
        return self.words.first(f"{self.texts[line.kind]}-{line.key}") or called(line.key)

    def group(self, group: Group) -> str:
        """One group's own name."""
        if group.kind == PLAYERS:
            return group.key
        if group.key == NO_MODULE:
            return "the box alone"
        return self.words.first(f"option-{group.key}") or called(group.key)


HOW = {
    "value": "by the value of the position before and after",
    "matching": "takers against those who were offered it and stood alike",
    "dealing": "dealt by chance among equal players",
}


def show_balance(study: Study, found: Balance, console: Console) -> None:
    """Print what was found."""
    plan = study.plan
    bot, against = plan.bots
    if not show_head(study, console, of=bot):
        return
    names = Names(plan.game)
    for kind in dict.fromkeys(line.kind for line in found.lines):
        console.print(lines(kind, [line for line in found.lines if line.kind == kind], names))
    for table in groups(found, names, against):
        console.print(table)
    console.print(
        "Added: chance to win, in points of a hundred, with its 95% interval. * is surely not nothing: that even one"
        " line of a table is marked by luck has a chance of 5% at most (Holm).",
        style="dim",
    )


def points(found: Difference | None) -> str:
    """A difference of chances in points of a hundred, with its interval."""
    if found is None:
        return ""
    return f"{100 * found.mean:+.1f} ({100 * found.low:+.1f} to {100 * found.high:+.1f})"


def whole(part: Share | None) -> str:
    """A share in whole points of a hundred; nothing of nothing."""
    return f"{100 * part.share:.0f}%" if part is not None and part.of else ""


def sure(line: Line) -> bool:
    """Whether what a line adds is marked."""
    return line.holm is not None and line.holm < SURE


def lines(kind: str, rows: list[Line], names: Names) -> Table:
    """All lines of a kind."""
    offers = any(line.offered is not None for line in rows)
    count = "seats" if rows[0].by == "dealing" else "taken"
    head = [called(kind), count, *(["offers"] if offers else []), "with", "without", "added", ""]
    table = plain_table(f"By {called(kind)}: added {HOW[rows[0].by]}", *head)
    for line in rows:
        offered = [whole(line.offered)] if offers else []
        shares = [whole(line.with_it), whole(line.without)]
        mark = "*" if sure(line) else ""
        table.add_row(names.line(line), f"{line.taken.count:,}", *offered, *shares, points(line.added), mark)
    return table


def groups(found: Balance, names: Names, against: str) -> Iterable[Table]:
    """Whole tables, by number of players and by module."""
    for kind in (PLAYERS, MODULE):
        rows = [group for group in found.groups if group.kind == kind]
        if not rows:
            continue
        lucky = any(group.luck is not None for group in rows)
        head = [called(kind), "games", *(["wins", "added"] if found.team else []), "turns", "5 to 95%"]
        head += [] if found.team else ["new leaders"]
        table = plain_table(f"Games by {called(kind)}", *head, *([f"luck/{against}"] if lucky else []))
        for group in rows:
            cells = [names.group(group), f"{group.games:,}"]
            if found.team:
                cells += [percent(group.wins) if group.wins else "", points(group.added)]
            cells += [
                f"{group.turns.mean:.1f}",
                f"{round(group.turns.q05, 1):g} to {round(group.turns.q95, 1):g}",
            ]
            cells += [] if found.team or group.leaders is None else [around(group.leaders)]
            table.add_row(*cells, *([luck(group.luck)] if lucky else []))
        yield table
        ends = plain_table(f"How games ended, by {called(kind)}", called(kind), "ending", "share", words=2)
        for group in rows:
            name = names.group(group)
            for ending, part in group.endings.items():
                ends.add_row(name, ending_name(ending, names.words), percent(part))
                name = ""
        yield ends


def luck(found: Luck | None) -> str:
    """How much is luck, with its interval."""
    if found is None:
        return ""
    return f"{100 * found.luck:.0f}% ({100 * found.low:.0f} to {100 * found.high:.0f})"
