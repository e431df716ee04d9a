"""Results as tables in a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kaiju.study.numbers import Share, Spread, share
from kaiju.study.simulate import Study
from kaiju.study.tally import Tally, tally


def show_study(study: Study, console: Console) -> None:
    """Print what a study found."""
    found = tally(study)
    plan = study.plan
    if study.interrupted:
        console.print(f"Interrupted after {found.games:,} of {plan.games:,} games; this is what they say.")
    if not found.games:
        return
    console.print(
        Text.assemble(
            (f"{plan.game.replace('_', ' ').title()}", "bold"),
            f", {found.games:,} games, seed {plan.seed}",
            ("".join(f", {k} = {v}" for k, v in plan.options.items() if v not in ("", [], False)), "dim"),
        )
    )
    console.print(wins(found))
    if len(found.bots) < len(found.entries) and len(found.bots) > 1:
        console.print(shares("All seats of a bot together", "bot", found.bots.items()))
    console.print(shares("By seat", "seat", ((str(i + 1), s) for i, s in enumerate(found.seats))))
    if found.monsters:
        best_first = sorted(found.monsters.items(), key=lambda m: -m[1].share)
        named = [(name.replace("_", " ").title(), s) for name, s in best_first]
        console.print(shares("By Monster", "monster", named, games=True))
    console.print(shares("How games ended", "ending", found.endings.items(), label="games"))
    if found.shared:
        console.print(f"{found.shared:,} of them had several winners.")
    if found.nobody:
        console.print(f"{found.nobody:,} of them had no winner.")
    console.print(lengths(found))
    for name, counts in found.counts.items():
        console.print(measured(name, counts, found.games))


def percent(s: Share) -> str:
    return f"{100 * s.share:.1f}%"


def interval(s: Share) -> str:
    return f"{100 * s.low:.1f} to {100 * s.high:.1f}%"


def plain_table(title: str, *columns: str) -> Table:
    """A table whose first column is words and whose others are numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for i, column in enumerate(columns):
        table.add_column(column, justify="left" if i == 0 else "right", no_wrap=i > 0)
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
    return table


def numbers(s: Spread) -> list[str]:
    inner = (s.q05, s.q25, s.median, s.q75, s.q95)
    return [f"{s.mean:.1f}", str(s.least), *(f"{v:g}" for v in inner), str(s.most)]


def measured(name: str, counts: dict[str, int], games: int) -> Table:
    if name == "cards":
        return bought(counts, games)
    table = plain_table(name.title(), "", "in all", "a game")
    for what, n in sorted(counts.items(), key=lambda c: -c[1]):
        table.add_row(what, f"{n:,}", f"{n / games:.2f}")
    return table


def bought(counts: dict[str, int], games: int) -> Table:
    """Cards by how often their buyers win: what they are worth, as far as buying and winning go together."""
    buys = {key.removeprefix("bought "): n for key, n in counts.items() if key.startswith("bought ")}
    ranked = sorted(
        ((card, share(counts.get(f"won {card}", 0), n)) for card, n in buys.items()), key=lambda c: -c[1].low
    )
    table = plain_table(
        "Cards, by how often who bought them won", "card", "bought", "a game", "won", "95% interval"
    )
    for card, s in ranked:
        table.add_row(
            card.replace("_", " ").title(), f"{s.of:,}", f"{s.of / games:.2f}", percent(s), interval(s)
        )
    return table
