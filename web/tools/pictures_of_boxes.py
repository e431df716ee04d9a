"""Photographs what other programs show of us: the app's icon, and a picture of every box for previews of links.

    make web && .venv/bin/python web/tools/pictures_of_boxes.py

Writes `web/public/icon-*.png` and `web/public/boxes/<game>.png`; to be run again when the icon or a lid changes.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import QUIET, chromium  # noqa: E402
from tests.server.running import Server  # noqa: E402

PUBLIC = ROOT / "web/public"
SIZES = (192, 512)
INSET = 0.14
"""How much of a maskable icon may be cut away at each edge."""
WIDE = {"width": 600, "height": 315}
LID = "a.box[href^='/play/']"


def icons(browser: Browser) -> None:
    """The icon on paper, as large as systems ask for it."""
    drawing = (PUBLIC / "favicon.svg").read_text("utf-8")
    for size in SIZES:
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(
            f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:#f5a81c'>"
            f"<div style='width:{1 - 2 * INSET:.0%}'>{drawing}</div>"
        )
        page.screenshot(path=PUBLIC / f"icon-{size}.png")
        page.close()


def boxes(browser: Browser, address: str) -> None:
    """The lid of each box on the shelf, large."""
    page = browser.new_page(viewport={"width": 1440, "height": 1200})
    page.goto(address)
    page.locator(LID).first.wait_for()
    page.wait_for_timeout(1500)
    (PUBLIC / "boxes").mkdir(exist_ok=True)
    for lid in page.locator(LID).all():
        picture = lid.screenshot(animations="disabled")
        game = (lid.get_attribute("href") or "").rpartition("/")[2]
        frame = browser.new_page(viewport=WIDE)
        frame.set_content(
            "<body style='margin:0;display:grid;place-items:center;height:100vh;"
            "background:repeating-conic-gradient(from 4deg at 50% 130%,#f5a81c 0 6deg,#ffcf5c 6deg 12deg)'>"
        )
        frame.evaluate(
            "([bytes]) => { const image = new Image(); image.style.height = '290px';"
            " image.src = `data:image/png;base64,${bytes}`; document.body.append(image); return image.decode(); }",
            [b64encode(picture).decode()],
        )
        frame.screenshot(path=PUBLIC / f"boxes/{game}.png")
        frame.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), str(Path(folder) / "kaiju.db")).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*QUIET, "--no-sandbox"])
        try:
            icons(browser)
            boxes(browser, server.address)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
