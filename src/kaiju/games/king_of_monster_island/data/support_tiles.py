# interpreted
"""The twelve Support tiles: `cube` gives 1 Energy, `wild` is any face, every other symbol a virtual die."""

from __future__ import annotations

from typing import Any, Final

SUPPORT_TILES: Final[dict[str, dict[str, Any]]] = {
    "support_01": {"symbols": ["cube", "foot"], "provenance": "rulebook"},
    "support_02": {"symbols": ["cube", "foot"]},
    "support_03": {"symbols": ["cube", "heart"]},
    "support_04": {"symbols": ["cube", "heart"]},
    "support_05": {"symbols": ["cube", "energy"]},
    "support_06": {"symbols": ["cube", "support"]},
    "support_07": {"symbols": ["fame"]},
    "support_08": {"symbols": ["fame"]},
    "support_09": {"symbols": ["claw"]},
    "support_10": {"symbols": ["claw"]},
    "support_11": {"symbols": ["wild"]},
    "support_12": {"symbols": ["wild"]},
}
