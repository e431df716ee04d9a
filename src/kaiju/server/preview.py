"""What other programs show of a link to a table: its game, a picture of the box, at a public one who sits there."""

from __future__ import annotations

from html import escape
from pathlib import Path

from kaiju.server.faults import Refusal
from kaiju.server.house import House
from kaiju.server.protocol import TableInfo

PAGES = ("table", "replay")
PICTURE = "boxes/{}.png"
HEAD = "</head>"


async def with_preview(house: House, index: str, static: Path, name: str, base: str) -> str:
    """The page for an address, with what a preview shows; the plain page where there is no such table.

    A link is passed on by people, but read by programs of others: of a private table it tells the game and no more.
    """
    kind, _, table = name.partition("/")
    if kind not in PAGES or not table or "/" in table:
        return index
    try:
        found = await house.tables.table(table)
    except Refusal:
        return index
    info, game = found.info(), found.room.game
    title = game.declaration.title if game is not None else info.game
    facts = {
        "og:site_name": "Kaiju",
        "og:type": "website",
        "og:title": title,
        "og:description": told(info),
        "og:url": f"{base}/{kind}/{table}",
    }
    picture = PICTURE.format(info.game)
    if (static / picture).is_file():
        facts |= {
            "og:image": f"{base}/{picture}",
            "og:image:alt": title,
            "twitter:card": "summary_large_image",
        }
    tags = "".join(
        f'<meta property="{name}" content="{escape(text, quote=True)}" />' for name, text in facts.items()
    )
    return index.replace(HEAD, tags + HEAD, 1)


def told(info: TableInfo) -> str:
    """A table in a line."""
    if not info.public or info.locked:
        return "A table of giant monsters. Come and smash."
    # A name that is written from right to left keeps that to itself.
    names = [f"\u2068{seat.name}\u2069" for seat in info.seats if seat.held_by == "player" and seat.name]
    who = ", ".join(names)
    if info.state == "waiting":
        free = sum(seat.held_by == "open" for seat in info.seats)
        seats = "1 seat is free" if free == 1 else f"{free} seats are free"
        return f"{who}: {seats}." if who else f"{seats[0].upper()}{seats[1:]}."
    if info.state == "finished":
        return f"A finished game: {who}." if who else "A finished game."
    return f"Being played: {who}." if who else "Being played."
