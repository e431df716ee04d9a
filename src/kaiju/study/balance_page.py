"""What makes a game won, as one page with pictures: all is in the file, and it asks no other host for anything."""

from __future__ import annotations

import base64
import html
from collections.abc import Iterable, Sequence
from pathlib import Path

from kaiju.engine.errors import BadSetup
from kaiju.engine.facts import PLAYERS
from kaiju.study.balance import MODULE, SEAT, Balance, Line
from kaiju.study.balance_pictures import added_picture, endings_picture, length_picture, taking_picture
from kaiju.study.balance_report import HOW, Names, luck, points, sure
from kaiju.study.origin import origin_of_plan
from kaiju.study.report import around, called, game_title, interval, percent
from kaiju.study.simulate import Study

FONTS = Path(__file__).parents[1] / "server" / "static" / "assets"
"""Where the web client keeps the letters of the house, once it is built; without them a page takes what is there."""
LETTERS = {
    "dela-gothic-one": ("Dela Gothic One", "400"),
    "barlow-condensed": ("Barlow Condensed", "700"),
    "atkinson-hyperlegible-next-latin-400": ("Atkinson Hyperlegible Next", "400"),
    "atkinson-hyperlegible-next-latin-700": ("Atkinson Hyperlegible Next", "700"),
}


def check_pictures() -> None:
    """Raise BadSetup when pictures cannot be drawn: before the games, not after them."""
    try:
        import matplotlib  # noqa: F401, PLC0415 (an extra, imported when it is used)
    except ImportError:
        raise BadSetup("A report with pictures needs more packages: pip install 'kaiju[study]'.") from None


def letters(folder: Path = FONTS) -> str:
    """The letters of the house as rules of a style sheet, with everything in them."""
    found = []
    for name, (family, weight) in LETTERS.items():
        for path in sorted(folder.glob(f"{name}*.woff2"))[:1]:
            told = base64.b64encode(path.read_bytes()).decode()
            found.append(
                f"@font-face {{ font-family: '{family}'; font-weight: {weight}; "
                f"src: url(data:font/woff2;base64,{told}) format('woff2'); }}"
            )
    return "\n".join(found)


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
    sheet = SHEET.replace("%TITLE%", html.escape(f"{title}: what makes it won"))
    return sheet.replace("%LETTERS%", letters()).replace("%BODY%", "\n".join(parts))


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
        columns = [called(kind), "games", *(["wins", "added"] if found.team else [])]
        columns += ["wins by seat"] if kind == PLAYERS and not found.team else []
        columns += ["turns", "5% to 95%", "decisions", *([] if found.team else ["leader changes"])]
        body = []
        for group in rows:
            cells = [names.group(group), f"{group.games:,}"]
            if group.wins is not None:
                cells += [f"{percent(group.wins)} ({interval(group.wins)})", points(group.added)]
            elif kind == PLAYERS:
                cells.append(" · ".join(percent(seat) for seat in group.seats))
            cells += [
                f"{group.turns.mean:.1f}",
                f"{round(group.turns.q05, 1):g} to {round(group.turns.q95, 1):g}",
            ]
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
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<title>%TITLE%</title>
<style>
%LETTERS%
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
h1 { margin: 0; font: 400 clamp(2.1rem, 1.2rem + 4.2vw, 4rem)/1.1 var(--font-poster); }
.lead { margin: 4px 0 16px; font: 600 1.375rem var(--font-label); }
h2 { margin: 0 0 8px; font: 400 1.5rem var(--font-poster); }
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
