"""What makes a game won, as one page with pictures: everything is in the file, and it asks no other host for anything.

The pictures are drawn by Matplotlib as SVG. Their colours are then given back to the page by name, so that light and
dark, paper and print are the page's business, and the words in them stay words.
"""

from __future__ import annotations

import html
import io
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kaiju.engine.errors import BadSetup
from kaiju.engine.facts import PLAYERS
from kaiju.rulebook import Words
from kaiju.study.balance import EQUALS, MODULE, NO_MODULE, PART, SEAT, Balance, Group, Line
from kaiju.study.balance_report import HOW, Names, luck, points, sure
from kaiju.study.origin import origin_of_plan
from kaiju.study.report import around, called, game_title, interval, percent
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


def check_pictures() -> None:
    """Raise BadSetup when pictures cannot be drawn: before the games, not after them."""
    try:
        import matplotlib  # noqa: F401, PLC0415 (an extra, imported when it is used)
    except ImportError:
        raise BadSetup("A report with pictures needs more packages: pip install 'kaiju[study]'.") from None


# ------------------------------------------------------------------------- pictures


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
    import zlib  # noqa: PLC0415

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


def ending_name(kind: str, words: Words) -> str:
    return words.first(f"ending-{kind}") or called(kind)


# --------------------------------------------------------------------------- the page


def page(study: Study, found: Balance) -> str:
    """The whole report."""
    check_pictures()
    names = Names(study.plan.game)
    title = game_title(study.plan.game)
    parts = [head(study, found, title), reading(study, found)]
    for kind in dict.fromkeys(line.kind for line in found.lines):
        rows = [line for line in found.lines if line.kind == kind]
        parts.append(f"<section><h2>By {called(kind)}</h2><p>Added: {HOW[rows[0].by]}.</p>")
        if any(line.added is not None for line in rows):
            parts.append(added_picture(kind, rows, names))
        if sum(line.added is not None and line.offered is not None for line in rows) > 4:
            parts.append(taking_picture(kind, rows, names))
        parts += [lines_table(kind, rows, names), "</section>"]
    parts.append("<section><h2>The games themselves</h2>")
    if found.groups:
        parts += [length_picture(study), endings_picture(found.groups, names)]
    parts += [groups_table(found, names), "</section>"]
    return SHEET.replace("%TITLE%", html.escape(f"{title}: what makes it won")).replace(
        "%BODY%", "\n".join(parts)
    )


def head(study: Study, found: Balance, title: str) -> str:
    """What was played, and what it comes from."""
    plan, origin = study.plan, origin_of_plan(study.plan)
    bot, against = plan.bots
    facts = {
        "games": f"{found.games:,}" + (f" of {plan.games:,}, interrupted" if study.interrupted else ""),
        "seed": str(plan.seed),
        "players": f"{bot} in all seats",
        "luck measured against": against,
        "rules": ", ".join(f"{name} {version}" for name, version in origin.rules.items()),
        "data": origin.data or "as printed",
        "bots": ", ".join(f"{name} {digest}" for name, digest in origin.bots.items()),
    }
    listed = "".join(f"<div><dt>{k}</dt><dd>{html.escape(v)}</dd></div>" for k, v in facts.items())
    return f"<header><h1>{html.escape(title)}</h1><p class='lead'>What makes it won</p><dl>{listed}</dl></header>"


def reading(study: Study, found: Balance) -> str:
    """How to read it."""
    by = (
        "what the value of the position is after the answer less what it was before, so that whoever was rich and "
        "winning already adds nothing to a card"
        if found.valued
        else "by how much more often takers win than those who were offered the same, stood alike and left it; this "
        "game has no value of positions yet"
    )
    return (
        "<section class='note'><h2>How to read it</h2><ul>"
        f"<li><b>Added</b> is the chance to win that taking it adds, in points of a hundred: {by}.</li>"
        "<li><b>With</b> and <b>without</b> are how often those win who took it and those who did not: whoever is "
        "winning anyway takes more, so these two alone say little.</li>"
        "<li>Bars are 95% intervals, by games. A <b>mark</b> is surely not nothing: that even one line of a table is "
        "marked by luck has a chance of 5% at most (Holm's correction for looking at all of them at once).</li>"
        "<li><b>Luck</b> is 100% where the better bot wins no more than its part, 0% where it always wins. It is "
        "that of these two bots: between equals everything is luck.</li>"
        "<li>All of it holds for games between these bots. People may play otherwise.</li></ul></section>"
    )


def table(columns: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """A table whose first columns are words and whose others are numbers."""
    heads = "".join(
        f"<th scope='col'{' class=n' if i >= words else ''}>{c}</th>" for i, c in enumerate(columns)
    )
    body = "".join(
        "<tr>"
        + "".join(
            f"<td{' class=n' if i >= words else ''}>{html.escape(cell)}</td>" for i, cell in enumerate(row)
        )
        + "</tr>"
        for row in rows
    )
    return f"<div class='wide'><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>"


def lines_table(kind: str, rows: Sequence[Line], names: Names) -> str:
    """All lines of a kind."""
    offers = any(line.offered is not None for line in rows)
    second = any(line.by_matching is not None for line in rows)
    columns = [
        called(kind),
        "seats" if rows[0].by == "dealing" else "taken",
        *(["of offers"] if offers else []),
    ]
    columns += ["wins with", "wins without", "added", "sure", *(["by matching"] if second else [])]
    body = []
    for line in rows:
        cells = [names.line(line), f"{line.taken.count:,} ({percent(line.taken)})"]
        cells += [percent(line.offered) if line.offered else ""] if offers else []
        cells += [f"{percent(line.with_it)} ({interval(line.with_it)})" if line.with_it.of else ""]
        cells += [f"{percent(line.without)} ({interval(line.without)})" if line.without.of else ""]
        cells += [points(line.added), "◆" if sure(line) else ""]
        body.append([*cells, *([points(line.by_matching)] if second else [])])
    many = len(rows) > 15
    shown = table(columns, body)
    return (
        f"<details><summary>All {len(rows)}, with their numbers</summary>{shown}</details>" if many else shown
    )


def groups_table(found: Balance, names: Names) -> str:
    """Whole tables, by number of players and by module."""
    parts = []
    for kind in (PLAYERS, MODULE, SEAT):
        rows = [group for group in found.groups if group.kind == kind]
        if not rows:
            continue
        lucky = any(group.luck is not None for group in rows)
        columns = [called(kind), "games", *(["wins", "added"] if found.team else ["wins by seat"])]
        columns += ["turns", "5% to 95%", "decisions", *([] if found.team else ["leader changes"])]
        body = []
        for group in rows:
            cells = [names.group(group), f"{group.games:,}"]
            if group.wins is not None:
                cells += [f"{percent(group.wins)} ({interval(group.wins)})", points(group.added)]
            else:
                cells.append(" · ".join(percent(seat) for seat in group.seats))
            cells += [f"{group.turns.mean:.1f}", f"{group.turns.q05:g} to {group.turns.q95:g}"]
            cells.append(f"{group.decisions.mean:.0f}")
            cells += [around(group.leaders)] if group.leaders is not None else []
            body.append([*cells, *([luck(group.luck)] if lucky else [])])
        parts.append(table([*columns, *(["luck"] if lucky else [])], body))
    return "\n".join(parts)


SHEET = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>%TITLE%</title>
<style>
/* The tokens of the house (web/src/kit/tokens.css) that a report needs. */
:root {
  color-scheme: light dark;
  --paper: #f3e4c3; --panel: #fdf6e3; --well: #e6d2a6; --text: #1d1532; --text-2: #574a5f; --line: #1d1532;
  --shade: #1d1532; --grid: rgb(29 21 50 / 0.16); --dot: rgb(29 21 50 / 0.13); --red: #c9281f; --sun: #f5a81c;
  --c-heart: #c9281f; --c-energy: #0b7a5b; --c-vp: #b06a00; --c-smash: #75297f; --c-power: #1f5fb4; --focus: #1c57a8;
  --font-poster: 'Dela Gothic One', 'Bowlby One', 'Arial Black', Impact, sans-serif;
  --font-label: 'Barlow Condensed', 'Roboto Condensed', 'Arial Narrow', 'Helvetica Neue', sans-serif;
  --font-text: 'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', Verdana, system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #17112c; --panel: #2a2150; --well: #100b20; --text: #f8ecd0; --text-2: #c3b6d6; --line: #07040f;
    --shade: #07040f; --grid: rgb(248 236 208 / 0.16); --dot: rgb(248 236 208 / 0.07);
    --c-heart: #ff6f5e; --c-energy: #3fcf9f; --c-vp: #ffbf3f; --c-smash: #d99be3; --c-power: #86b6ff; --focus: #ffcf5c;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 24px 16px 48px; color: var(--text); font: 1rem/1.5 var(--font-text);
  background: radial-gradient(var(--dot) 1.4px, transparent 1.6px) 0 0 / 9px 9px, var(--paper);
}
header, section {
  max-width: 1080px; margin: 0 auto 24px; padding: 20px 24px; background: var(--panel);
  border: 3px solid var(--line); border-radius: 10px; box-shadow: 4px 4px 0 var(--shade);
}
header { background: var(--red); color: #fffaf0; }
h1 { margin: 0; font: 900 clamp(2.1rem, 1.2rem + 4.2vw, 4rem)/1.1 var(--font-poster); }
.lead { margin: 4px 0 16px; font: 600 1.375rem var(--font-label); }
h2 { margin: 0 0 8px; font: 800 1.5rem var(--font-poster); }
dl { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 0; }
dt { font: 600 0.875rem var(--font-label); text-transform: uppercase; letter-spacing: 0.04em; opacity: 0.85; }
dd { margin: 0; overflow-wrap: anywhere; }
figure { margin: 12px 0 20px; overflow-x: auto; }
figure svg { display: block; width: 100%; min-width: 520px; height: auto; font-family: var(--font-text); }
figcaption { color: var(--text-2); font-size: 0.875rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: 12px 0; font-size: 0.9375rem; }
th { font: 600 0.875rem var(--font-label); text-align: left; border-bottom: 3px solid var(--line); padding: 4px 10px; }
td:first-child { min-width: 7rem; }
td { padding: 4px 10px; border-bottom: 1px solid var(--grid); }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
summary { cursor: pointer; font: 600 1.125rem var(--font-label); min-height: 44px; padding: 8px 0; }
summary:focus-visible { outline: 3px solid var(--focus); }
.note ul { margin: 0; padding-left: 20px; }
@media print { body { background: none; } header, section { box-shadow: none; break-inside: avoid; } }
</style>
</head>
<body>
%BODY%
</body>
</html>
"""
