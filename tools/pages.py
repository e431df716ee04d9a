"""Pages of the docs that tools write and read again: what stands in their tables."""

from __future__ import annotations

from pathlib import Path


def rows_of(page: Path, columns: int) -> dict[str, list[str]]:
    """The lines of a page's table of so many columns, by the name that each begins with; none without a page."""
    found = {}
    for line in page.read_text(encoding="utf-8").splitlines() if page.exists() else ():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `") and len(cells) == columns:
            found[cells[0].strip("`")] = cells[1:]
    return found
