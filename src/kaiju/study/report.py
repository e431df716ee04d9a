"""Results as tables in a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kaiju.engine.declaration import Declaration
from kaiju.games import game_named
from kaiju.rulebook import Words
from kaiju.study.shares import Mean, Share, Spread, share
from kaiju.study.simulate import Study
from kaiju.study.tally import Row, Tally, tally, telling


def show_head(study: Study, console: Console, *, of: str = "", each: str = "") -> bool:
    """Print what was played, by whom if it is all ``of`` one bot; returns whether there is anything to tell of it."""
    plan, games = study.plan, len(study.played)
    if study.interrupted:
        console.print(f"Interrupted after {games:,} of {plan.games:,} games; this is what they say.")
    if not games:
        return False
    console.print(
        Text.assemble(
            (game_title(plan.game), "bold"),
            f", {games:,} games{f' of {of}' if of else ''}, seed {plan.seed}",
            (f", data {plan.data.digest}" if plan.data is not None else "", "dim"),
            ("".join(f", {k} = {v}" for k, v in plan.options.items() if v not in ("", [], False)), "dim"),
            (f", each {each}" if each else "", "dim"),
        )
    )
    return True


def show_study(study: Study, console: Console) -> None:
    """Print what a study found."""
    plan = study.plan
    if not show_head(study, console, each=" and ".join(plan.settings[0].each) if plan.settings else ""):
        return
    found = tally(study)
    declared = game_named(plan.game).declaration
    if declared.team:
        won = share(found.games - found.nobody, found.games)
        console.print(shares("All together", "team", [(", ".join(dict.fromkeys(plan.bots)), won)]))
    else:
        console.print(wins(found))
        if len(found.bots) < len(found.entries) and len(found.bots) > 1:
            console.print(shares("All seats of a bot together", "bot", found.bots.items()))
        if not found.results:
            console.print(shares("By seat", "seat", ((str(i + 1), s) for i, s in enumerate(found.seats))))
    words = Words(plan.game)
    figure = declared.figure
    if figure is not None and not found.results:
        best_first = sorted(found.figures.items(), key=lambda each: -each[1].share)
        named = [(words.first(f"{figure.key}-{name}") or name, s) for name, s in best_first]
        console.print(shares(f"By {figure.key}", figure.key, named, games=True))
    ended_so = [(ending_name(ending, words), s) for ending, s in found.endings.items()]
    console.print(shares("How games ended", "ending", ended_so, label="games"))
    if found.shared and not declared.team:
        console.print(f"{found.shared:,} of them had several winners.")
    if found.nobody and not declared.team:
        console.print(f"{found.nobody:,} of them had no winner.")
    for table in (*groups(found, declared, words), *results(found, declared, words)):
        console.print(table)
    console.print(lengths(found))
    for name, counts in found.counts.items():
        console.print(measured(name, counts, found.games, words))


def game_title(game: str) -> str:
    """A game as people call it."""
    return Words(game).first("game") or game


def percent(s: Share) -> str:
    return f"{100 * s.share:.1f}%"


def interval(s: Share) -> str:
    return f"{100 * s.low:.1f} to {100 * s.high:.1f}%"


def plain_table(title: str, *columns: str, words: int = 1) -> Table:
    """A table whose first columns are words and whose others are numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for i, column in enumerate(columns):
        table.add_column(column, justify="left" if i < words else "right", no_wrap=i >= words)
    return table


def wins(found: Tally) -> Table:
    table = plain_table("Wins", "bot", "wins", "share", "95% interval")
    for entry in found.entries:
        table.add_row(
            f"{entry.entry} {entry.bot}", f"{entry.wins.count:,}", percent(entry.wins), interval(entry.wins)
        )
    return table


def shares(
    title: str, what: str, rows: Iterable[tuple[str, Share]], *, label: str = "wins", games: bool = False
) -> Table:
    columns = [what, label, *(["of games"] if games else []), "share", "95% interval"]
    table = plain_table(title, *columns)
    for name, s in rows:
        table.add_row(name, f"{s.count:,}", *([f"{s.of:,}"] if games else []), percent(s), interval(s))
    return table


def lengths(found: Tally) -> Table:
    table = plain_table("Length of a game", "", "mean", "least", "5%", "25%", "median", "75%", "95%", "most")
    table.add_row("turns", *numbers(found.turns))
    table.add_row("decisions", *numbers(found.decisions))
    for name, s in found.numbers.items():
        table.add_row(called(name), *numbers(s))
    return table


def numbers(s: Spread) -> list[str]:
    inner = (s.q05, s.q25, s.median, s.q75, s.q95)
    return [f"{s.mean:.1f}", str(s.least), *(f"{v:g}" for v in inner), str(s.most)]


# --------------------------------------------------------------------- groups


def called(name: str) -> str:
    """A name of the declaration in a heading."""
    return name.replace("_", " ")


def values(of: dict[str, str], words: Words) -> list[str]:
    """What a row is about, as people call it."""
    return [words.first(f"{name}-{value or 'none'}") or called(value) or "-" for name, value in of.items()]


def around(m: Mean) -> str:
    """A mean, and how far to both sides the interval reaches."""
    return f"{m.mean:.2f}" if m.high is None else f"{m.mean:.2f} ± {m.high - m.mean:.2f}"


def ending_name(ending: str, words: Words) -> str:
    """How a game ended, as people call it."""
    return words.first(f"ending-{ending}") or called(ending)


def groups(found: Tally, declared: Declaration, words: Words) -> Iterable[Table]:
    """Games by what tells them apart, where anything does: one by one, then all of it together."""
    differ = [name for name, rows in found.groups.items() if len(rows) > 1]
    for name in differ:
        yield grouped(f"By {called(name)}", found.groups[name], [name], declared, words)
    crossed = telling([row.of for row in found.settings], differ)
    if len(crossed) > 1:
        yield grouped(f"By {', '.join(map(called, crossed))}", found.settings, crossed, declared, words)
    if len(found.endings) > 1:
        for name in differ:
            yield ended(f"How games ended, by {called(name)}", found.groups[name], words)


def grouped(title: str, rows: list[Row], names: list[str], declared: Declaration, words: Words) -> Table:
    """One line a group: games, wins of a team, and the first number that the game declares."""
    first = next(iter(declared.facts.numbers), "turns")
    won = ["wins", "95% interval"] if declared.team else []
    table = plain_table(title, *map(called, names), "games", *won, called(first), words=len(names))
    for row in rows:
        wins = [percent(row.wins), interval(row.wins)] if row.wins is not None else []
        of = {name: row.of[name] for name in names}
        table.add_row(*values(of, words), f"{row.games:,}", *wins, around(row.numbers[first]))
    return table


def ended(title: str, rows: list[Row], words: Words) -> Table:
    """How the games of each group ended."""
    names = list(rows[0].of)
    table = plain_table(
        title, *map(called, names), "ending", "games", "share", "95% interval", words=len(names) + 1
    )
    for row in rows:
        for ending, s in row.endings.items():
            table.add_row(
                *values(row.of, words), ending_name(ending, words), f"{s.count:,}", percent(s), interval(s)
            )
    return table


def results(found: Tally, declared: Declaration, words: Words) -> Iterable[Table]:
    """What seats made of their games: wins and the whole with intervals, then what the whole was made of."""
    parts = declared.facts.each_seat
    for kind in dict.fromkeys(tuple(row.of) for row in found.results):
        rows = [row for row in found.results if tuple(row.of) == kind]
        title = f"Wins and {called(parts[0])} by {' and '.join(map(called, kind))}"
        heads = ["games", "wins", "95% interval", called(parts[0])]
        table = plain_table(title, *map(called, kind), *heads, words=len(kind))
        for row in rows:
            assert row.wins is not None  # a seat has won its game or not
            won = [percent(row.wins), interval(row.wins)]
            table.add_row(*values(row.of, words), f"{row.games:,}", *won, around(row.numbers[parts[0]]))
        yield table
        if len(kind) == 1 and len(parts) > 1:
            of = [values(row.of, words)[0] for row in rows]
            made = plain_table(f"What they were made of, by {called(kind[0])}", "a game", *of)
            for part in parts:
                made.add_row(called(part), *(around(row.numbers[part]) for row in rows))
            yield made


# ------------------------------------------------------------------- measures


def measured(name: str, counts: dict[str, int], games: int, words: Words) -> Table:
    if name == "cards":
        return cards_taken(counts, games, words)
    table = plain_table(name.title(), "", "in all", "a game")
    for what, n in sorted(counts.items(), key=lambda c: -c[1]):
        table.add_row(what, f"{n:,}", f"{n / games:.2f}")
    return table


def cards_taken(counts: dict[str, int], games: int, words: Words) -> Table:
    """Cards by how often who took them wins: what they are worth, as far as taking and winning go together."""
    taken = {key.removeprefix("taken "): n for key, n in counts.items() if key.startswith("taken ")}
    ranked = sorted(
        ((card, share(counts.get(f"won {card}", 0), n)) for card, n in taken.items()), key=lambda c: -c[1].low
    )
    table = plain_table(
        "Cards, by how often who took them won", "card", "taken", "a game", "won", "95% interval"
    )
    for card, s in ranked:
        table.add_row(
            words.first(f"card-{card}") or card, f"{s.of:,}", f"{s.of / games:.2f}", percent(s), interval(s)
        )
    return table
