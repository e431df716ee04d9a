"""Results as tables in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kaiju.games import game_named
from kaiju.rulebook import Words
from kaiju.study.bench import Bench
from kaiju.study.shares import Share, Spread, share
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
            (game_title(plan.game), "bold"),
            f", {found.games:,} games, seed {plan.seed}",
            ("".join(f", {k} = {v}" for k, v in plan.options.items() if v not in ("", [], False)), "dim"),
        )
    )
    declared = game_named(plan.game).declaration
    if declared.team:
        console.print(shares("All together", "team", [(", ".join(plan.bots), found.seats[0])]))
    else:
        console.print(wins(found))
        if len(found.bots) < len(found.entries) and len(found.bots) > 1:
            console.print(shares("All seats of a bot together", "bot", found.bots.items()))
        console.print(shares("By seat", "seat", ((str(i + 1), s) for i, s in enumerate(found.seats))))
    figure = declared.figure
    if figure is not None:
        best_first = sorted(found.figures.items(), key=lambda each: -each[1].share)
        words = Words(plan.game)
        named = [(words.first(f"{figure.key}-{name}") or name, s) for name, s in best_first]
        console.print(shares(f"By {figure.key}", figure.key, named, games=True))
    console.print(shares("How games ended", "ending", found.endings.items(), label="games"))
    if found.shared and not declared.team:
        console.print(f"{found.shared:,} of them had several winners.")
    if found.nobody and not declared.team:
        console.print(f"{found.nobody:,} of them had no winner.")
    console.print(lengths(found))
    for name, counts in found.counts.items():
        console.print(measured(name, counts, found.games, Words(plan.game)))


def game_title(game: str) -> str:
    """A game as people call it."""
    return Words(game).first("game") or game


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


def measured(name: str, counts: dict[str, int], games: int, words: Words) -> Table:
    if name == "cards":
        return bought(counts, games, words)
    table = plain_table(name.title(), "", "in all", "a game")
    for what, n in sorted(counts.items(), key=lambda c: -c[1]):
        table.add_row(what, f"{n:,}", f"{n / games:.2f}")
    return table


def bought(counts: dict[str, int], games: int, words: Words) -> Table:
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
            words.first(f"card-{card}") or card, f"{s.of:,}", f"{s.of / games:.2f}", percent(s), interval(s)
        )
    return table


# ----------------------------------------------------------------- benchmarks


def show_bench(found: Bench, console: Console) -> None:
    """Print a benchmark: one line a figure, one column a build."""
    console.print(
        Text.assemble(
            (game_title(found.game), "bold"),
            "".join(f", {name}" for name in found.options),
            f", {found.seats} seats, {found.rounds} rounds of {found.seconds:g} s CPU time a figure; medians",
        )
    )
    console.print(Text(f"{found.python} on {found.machine}", "dim"))
    table = plain_table("", "", *found.builds, *(["compiled / pure"] if found.ratios else []))
    for key, what, form in FIGURES:
        if not all(key in build.medians for build in found.builds.values()):
            continue  # there are no options to compare with the plain game
        ratio = [f"{found.ratios[key]:.2f}"] if key in found.ratios else [""] if found.ratios else []
        table.add_row(what, *(form(build.medians[key]) for build in found.builds.values()), *ratio)
    for key, what in MEMORY:
        values = [
            build.bytes_per_state if key == "state" else build.bytes_per_table
            for build in found.builds.values()
        ]
        ratio = [f"{values[1] / values[0]:.2f}"] if found.ratios else []
        table.add_row(what, *(f"{v:,.0f}" for v in values), *ratio)
    console.print(table)
    if found.same_games:
        console.print("Both builds played the very same games.")
    for note in found.notes:
        console.print(note)


def whole(value: float) -> str:
    return f"{value:,.0f}"


def micro(value: float) -> str:
    return f"{value:.1f} µs"


def part(value: float) -> str:
    return f"{100 * value:.1f}%"


def times(value: float) -> str:
    return f"{value:.1f} ×"


FIGURES: list[tuple[str, str, Callable[[float], str]]] = [
    ("decisions_per_s", "decisions a second, complete random games", whole),
    ("plain_decisions_per_s", "the same without the options", whole),
    ("of_plain", "share that the options leave of it", part),
    ("games_per_s", "games a second", whole),
    ("copy_us", "copy in mid-turn, for a playout", micro),
    ("tracked_copy_us", "copy in mid-turn, for going on", micro),
    ("copy_playouts_per_s", "copy + random playout, a second", whole),
    ("copy_share", "share of copying in it", part),
    ("live_decisions_per_s", "live table (events, view, question): decisions a second", whole),
    ("live_cost", "cost of a live decision against a bare one", times),
    ("calibration_per_s", "calibration loop, rounds a second", whole),
]

MEMORY = [("state", "bytes a state"), ("table", "bytes a table (state, rule under way, history)")]
