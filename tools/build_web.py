"""Puts the built web client into the wheel and the sdist, so that an installed Kaiju needs no Node.

Hatchling runs it. An editable install leaves the client alone (`make web` builds it), and an sdist brings it along.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent


class BuildWeb(BuildHookInterface[Any]):
    """Build the client, unless this is an editable install or a source package that already holds it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = (ROOT / "src" / "kaiju" / "server" / "static" / "index.html").is_file()
        if version == "editable" or (built and (ROOT / "PKG-INFO").is_file()):
            return
        sys.path.insert(0, str(ROOT))
        from tools import setting_up, web_client

        setting_up.set_up(setting_up.PLAYER)
        web_client.build_web()
