"""The pictures of what makes a game won, drawn by Matplotlib as SVG.

Their colours are given back to the page by name, so that light and dark, paper and print are the page's business, and
the words in them stay words.
"""

from __future__ import annotations

import html
import io
import re
import zlib
from collections.abc import Callable, Sequence
from typing import Any

from kaiju.engine.facts import PLAYERS
from kaiju.study.balance import EQUALS, MODULE, NO_MODULE, PART, Group, Line
from kaiju.study.balance_report import Names, sure
from kaiju.study.report import called, ending_name
from kaiju.study.simulate import Study

INKS = {
    "#010203": "var(--text)",
    "#010204": "var(--text-2)",
    "#010205": "var(--c-power)",
    "#010206": "var(--c-heart)",
    "#010207": "var(--grid)",
    "#010208": "var(--c-energy)",
    "#010209": "var(--c-vp)",
    "#01020a": "var(--c-smash)",
}
"""Colours while a picture is drawn, and what the page calls them."""
TEXT, FAINT, BLUE, RED, GRID, GREEN, GOLD, PLUM = INKS
ROWS = 40
"""A picture shows at most so many of a kind: the strongest and the weakest."""


def picture(width: float, height: float, draw: Callable[[Any], None], told: str) -> str:
    """One picture as SVG for the page, with what it shows in words."""
    from matplotlib import rc_context  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    look = {
        "svg.fonttype": "none", "svg.hashsalt": "kaiju", "font.family": "sans-serif", "font.size": 10,
        "text.color": TEXT, "axes.labelcolor": TEXT, "axes.edgecolor": FAINT, "xtick.color": FAINT,
        "ytick.color": FAINT, "xtick.labelcolor": TEXT, "ytick.labelcolor": TEXT, "axes.titlesize": 11,
    }  # fmt: skip
    with rc_context(look):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.add_subplot()
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        draw(axes)
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return framed(out.getvalue(), told)


def framed(svg: str, told: str) -> str:
    """A drawing as part of a page: no prologue, no ids that others use, colours by name, a text for who cannot see."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    for ink, name in INKS.items():
        svg = svg.replace(ink, name)
    svg = re.sub(r"font: ([\d.]+)px [^;\"]+", r"font-size: \1px", svg)
    svg = re.sub(r"font-family: [^;\"]+;?", "", svg)  # the page's letters, not the drawer's
    number = f"p{abs(hash_of(svg)):x}-"
    svg = re.sub(r'id="([^"]+)"', rf'id="{number}\1"', svg)
    svg = re.sub(r'(xlink:href="|url\()#', rf"\1#{number}", svg)
    svg = re.sub(r'\s(width|height)="[\d.]+pt"', "", svg, count=2)
    size = re.search(r'viewBox="0 0 ([\d.]+)', svg)
    wide = f' style="max-width: {float(size.group(1)) * 1.8:.0f}px"' if size else ""
    svg = svg.replace("<svg", f'<svg role="img" aria-label="{html.escape(told)}"{wide}', 1)
    return f"<figure>{svg}<figcaption>{html.escape(told)}</figcaption></figure>"


def hash_of(text: str) -> int:
    """A short number of a text, the same in every process."""
    return zlib.crc32(text.encode())


def added_picture(kind: str, rows: Sequence[Line], names: Names) -> str:
    """What each thing adds, with its interval, the best first."""
    known = [line for line in rows if line.added is not None]
    some = known if len(known) <= ROWS else [*known[: ROWS // 2], *known[-ROWS // 2 :]]

    def draw(axes: Any) -> None:
        axes.axvline(0, color=FAINT, linewidth=1)
        for i, line in enumerate(reversed(some)):
            found = line.added
            assert found is not None  # chosen so
            ink = (GREEN if found.mean > 0 else RED) if sure(line) else FAINT
            axes.plot([100 * found.low, 100 * found.high], [i, i], color=ink, linewidth=2.4)
            axes.plot([100 * found.mean], [i], marker="D" if sure(line) else "o", color=ink, markersize=6)
        axes.set_yticks(range(len(some)), [names.line(line) for line in reversed(some)])
        axes.set_ylim(-0.7, len(some) - 0.3)
        axes.set_xlabel("chance to win added, in points of a hundred")
        axes.grid(axis="x", color=GRID, linewidth=0.8)
        axes.set_axisbelow(True)

    left_out = len(known) - len(some)
    told = f"Chance to win added by {called(kind)}, with 95% intervals. A diamond in colour is surely not nothing."
    told += (
        f" {left_out} between the strongest and the weakest are left out here; all are in the table."
        if left_out
        else ""
    )
    return picture(7.6, 0.9 + 0.22 * len(some), draw, told)


def taking_picture(kind: str, rows: Sequence[Line], names: Names) -> str:
    """How often each is taken when it is offered, against what it adds: where players and worth disagree."""
    known = [line for line in rows if line.added is not None and line.offered is not None]

    def draw(axes: Any) -> None:
        axes.axhline(0, color=FAINT, linewidth=1)
        for line in known:
            assert line.added is not None  # chosen so
            assert line.offered is not None
            ink = (GREEN if line.added.mean > 0 else RED) if sure(line) else FAINT
            axes.plot([100 * line.offered.share], [100 * line.added.mean], "o", color=ink, markersize=5)
        far = sorted(known, key=lambda line: -abs(line.added.mean if line.added else 0))[:8]
        for line in far:
            assert line.added is not None
            assert line.offered is not None
            axes.annotate(
                names.line(line), (100 * line.offered.share, 100 * line.added.mean),
                textcoords="offset points", xytext=(6, 3), fontsize=8.5,
            )  # fmt: skip
        axes.set_xlabel("taken, % of the times it was offered")
        axes.set_ylabel("chance added, points")
        axes.set_xlim(-3, 118)
        axes.grid(color=GRID, linewidth=0.8)
        axes.set_axisbelow(True)

    told = f"Each {called(kind)}: how often the bot takes it when it can, and what that adds to its chance to win."
    return picture(7.6, 4.2, draw, told)


def length_picture(study: Study) -> str:
    """How long games are, by number of players."""
    by: dict[str, list[int]] = {}
    for played in study.played:
        if played.groups[PART] == EQUALS and played.groups[MODULE] == NO_MODULE:
            by.setdefault(played.groups[PLAYERS], []).append(played.turns)
    names = sorted(by, key=int)

    def draw(axes: Any) -> None:
        parts = axes.boxplot(
            [by[n] for n in names], orientation="horizontal", whis=(5, 95), showfliers=False,
            patch_artist=True, widths=0.55, medianprops={"color": TEXT, "linewidth": 2.2},
            whiskerprops={"color": FAINT}, capprops={"color": FAINT},
        )  # fmt: skip
        for box in parts["boxes"]:
            box.set(facecolor=GOLD, edgecolor=FAINT)
        axes.set_yticks(range(1, len(names) + 1), [f"{n} players" if n != "1" else "1 player" for n in names])
        axes.set_xlim(left=0)
        axes.set_xlabel("turns")
        axes.grid(axis="x", color=GRID, linewidth=0.8)
        axes.set_axisbelow(True)

    return picture(
        7.6, 1.0 + 0.5 * len(names), draw,
        "Turns in a game, with the box alone: half of all games lie in the box, nine of ten between the ends.",
    )  # fmt: skip


def endings_picture(groups: Sequence[Group], names: Names) -> str:
    """How games end."""
    kinds = sorted({ending for group in groups for ending in group.endings})
    inks = (BLUE, GOLD, GREEN, RED, PLUM, FAINT)

    def draw(axes: Any) -> None:
        for row, group in enumerate(reversed(groups)):
            at = 0.0
            for i, kind in enumerate(kinds):
                part = 100 * group.endings[kind].share if kind in group.endings else 0.0
                first = row == len(groups) - 1
                axes.barh(
                    row, part, left=at, height=0.6, color=inks[i % len(inks)],
                    alpha=1.0 - 0.35 * (i // len(inks)), label=ending_name(kind, names.words) if first else None,
                )  # fmt: skip
                at += part
        labels = [f"{names.group(g)} players" if g.kind == PLAYERS else names.group(g) for g in groups]
        axes.set_yticks(range(len(groups)), list(reversed(labels)))
        axes.set_xlim(0, 100)
        axes.set_xlabel("% of games")
        axes.legend(
            loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=min(4, len(kinds)), frameon=False, fontsize=9
        )

    return picture(7.6, 1.5 + 0.42 * len(groups), draw, "How games ended.")
