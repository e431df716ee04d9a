"""The licences of what the client carries are made with it and served with it."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path

from tests.browser.conftest import CLIENT
from tests.server.running import Server

WEB = Path(__file__).parents[2] / "web"


def carried() -> set[str]:
    """Fonts, and packages whose code is in the client."""
    fonts = re.findall(r"url\((@[^/]+/[^/]+)/", (WEB / "src" / "kit" / "fonts.css").read_text("utf-8"))
    package = json.loads((WEB / "package.json").read_text("utf-8"))
    assert fonts
    return {*fonts, *package["dependencies"], "svelte"}


def test_every_licence_comes_with_the_client(server: Server) -> None:
    assert CLIENT.is_file(), "the client is not built: make web"
    with urllib.request.urlopen(f"{server.address}/licences.txt", timeout=20) as answer:
        told = answer.read().decode()
    for name in carried():
        assert re.search(rf"^{re.escape(name)} [\d.]+ \(", told, re.MULTILINE), f"{name} has no licence there"
    for words in ("SIL OPEN FONT LICENSE Version 1.1", "Apache License", "Permission is hereby granted"):
        assert words in told
