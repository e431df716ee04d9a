"""A benchmark as a table in a terminal."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from kaiju.study.bench import Bench
from kaiju.study.report import game_title, plain_table


def show_bench(found: Bench, console: Console) -> None:
    """Print a benchmark: one line a figure, one column a build."""
    console.print(
        Text.assemble(
            (game_title(found.game), "bold"),
            "".join(f", {name}" for name in found.options),
            f", data {found.data.digest}" if found.data is not None else "",
            f", beside {game_title(found.beside)}" if found.beside else "",
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


def fine_times(value: float) -> str:
    return f"{value:.2f} ×"


def times(value: float) -> str:
    return f"{value:.1f} ×"


FIGURES: list[tuple[str, str, Callable[[float], str]]] = [
    ("decisions_per_s", "decisions a second, complete random games", whole),
    ("plain_decisions_per_s", "the same without the options", whole),
    ("of_plain", "share that the options leave of it", part),
    ("beside_decisions_per_s", "decisions a second of the game beside it", whole),
    ("of_beside", "pace, as a share of the game beside it", part),
    ("copies_of_beside", "a copy in mid-turn, against the game beside it", fine_times),
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
