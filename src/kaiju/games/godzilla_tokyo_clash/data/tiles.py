# interpreted
"""The tiles, and how they are laid out for 2, 3 and 4 players.

Cells of a tile and hexes of a slot go clockwise: with rotation k, cell j lies on hex (j + k) mod 3 of its slot. T00
is the centre. The first hex of a slot is the starting location, if it has one.
"""

from __future__ import annotations

from typing import Any, Final

TILES: Final[dict[str, dict[str, Any]]] = {
    "T00": {
        "cells": [{"terrain": "city", "letters": "T"}],
        "track": [],
        "loop": False,
        "provenance": "reconstructed",
    },
    "T01": {
        "cells": [
            {"terrain": "city", "letters": "T"},
            {"terrain": "city", "letters": "BB"},
            {"terrain": "water", "letters": ""},
        ],
        "track": [0, 1],
        "loop": False,
        "provenance": "reconstructed",
    },
    "T02": {
        "cells": [
            {"terrain": "city", "letters": "T"},
            {"terrain": "water", "letters": ""},
            {"terrain": "city", "letters": "BB"},
        ],
        "track": [],
        "loop": False,
        "provenance": "reconstructed",
    },
    "T03": {
        "cells": [
            {"terrain": "city", "letters": "T"},
            {"terrain": "city", "letters": "B"},
            {"terrain": "city", "letters": "B"},
        ],
        "track": [1, 2],
        "loop": False,
        "provenance": "reconstructed",
    },
    "T04": {
        "cells": [
            {"terrain": "city", "letters": "P"},
            {"terrain": "water", "letters": ""},
            {"terrain": "city", "letters": "BB"},
        ],
        "track": [0, 2],
        "loop": False,
        "provenance": "reconstructed",
    },
    "T05": {
        "cells": [
            {"terrain": "city", "letters": "P"},
            {"terrain": "city", "letters": "BB"},
            {"terrain": "water", "letters": ""},
        ],
        "track": [],
        "loop": False,
        "provenance": "reconstructed",
    },
    "T06": {
        "cells": [
            {"terrain": "city", "letters": "P"},
            {"terrain": "city", "letters": "B"},
            {"terrain": "city", "letters": "B"},
        ],
        "track": [0, 1, 2],
        "loop": True,
        "provenance": "reconstructed",
    },
    "T07": {
        "cells": [
            {"terrain": "city", "letters": "M"},
            {"terrain": "city", "letters": "BB"},
            {"terrain": "water", "letters": ""},
        ],
        "track": [0, 1],
        "loop": False,
        "provenance": "reconstructed",
    },
    "T08": {
        "cells": [
            {"terrain": "city", "letters": "M"},
            {"terrain": "water", "letters": ""},
            {"terrain": "city", "letters": "BB"},
        ],
        "track": [],
        "loop": False,
        "provenance": "reconstructed",
    },
    "T09": {
        "cells": [
            {"terrain": "city", "letters": "M"},
            {"terrain": "city", "letters": "B"},
            {"terrain": "city", "letters": "B"},
        ],
        "track": [1, 2],
        "loop": False,
        "provenance": "reconstructed",
    },
    "T10": {
        "cells": [
            {"terrain": "city", "letters": "R"},
            {"terrain": "water", "letters": ""},
            {"terrain": "city", "letters": "BB"},
        ],
        "track": [0, 2],
        "loop": False,
        "provenance": "reconstructed",
    },
    "T11": {
        "cells": [
            {"terrain": "city", "letters": "R"},
            {"terrain": "city", "letters": "BB"},
            {"terrain": "water", "letters": ""},
        ],
        "track": [],
        "loop": False,
        "provenance": "reconstructed",
    },
    "T12": {
        "cells": [
            {"terrain": "city", "letters": "R"},
            {"terrain": "city", "letters": "B"},
            {"terrain": "city", "letters": "B"},
        ],
        "track": [0, 1, 2],
        "loop": True,
        "provenance": "reconstructed",
    },
}

LAYOUTS: Final[dict[str, dict[str, Any]]] = {
    "2": {
        "slots": [
            [[-1, -1], [0, -2], [0, -1]],
            [[1, -2], [2, -2], [1, -1]],
            [[2, 0], [1, 0], [2, -1]],
            [[1, 1], [0, 2], [0, 1]],
            [[-1, 2], [-2, 2], [-1, 1]],
            [[-2, 0], [-1, 0], [-2, 1]],
        ],
        "starts": [[-2, 0], [2, 0]],
        "default": [["T06", 1], ["T11", 1], ["T01", 2], ["T12", 1], ["T05", 1], ["T07", 2]],
        "provenance": "reconstructed",
    },
    "3": {
        "slots": [
            [[1, -2], [1, -1], [0, -1]],
            [[1, 1], [0, 1], [1, 0]],
            [[-2, 1], [-1, 0], [-1, 1]],
            [[-2, -1], [-1, -1], [-2, 0]],
            [[3, -2], [2, -1], [2, -2]],
            [[-1, 3], [-1, 2], [0, 2]],
            [[-1, -2], [0, -3], [0, -2]],
            [[3, -1], [3, 0], [2, 0]],
            [[-2, 3], [-3, 3], [-2, 2]],
        ],
        "starts": [[-1, -2], [3, -1], [-2, 3]],
        "default": [
            ["T03", 0],
            ["T09", 0],
            ["T12", 0],
            ["T02", 1],
            ["T08", 1],
            ["T10", 1],
            ["T01", 2],
            ["T07", 2],
            ["T05", 2],
        ],
        "provenance": "reconstructed",
    },
    "4": {
        "slots": [
            [[1, -2], [1, -1], [0, -1]],
            [[1, 1], [0, 1], [1, 0]],
            [[-2, 1], [-1, 0], [-1, 1]],
            [[-1, -2], [-1, -1], [-2, -1]],
            [[3, -2], [3, -1], [2, -1]],
            [[-1, 3], [-2, 3], [-1, 2]],
            [[0, -3], [1, -3], [0, -2]],
            [[2, -3], [3, -3], [2, -2]],
            [[3, 0], [2, 1], [2, 0]],
            [[1, 2], [0, 3], [0, 2]],
            [[-3, 2], [-2, 2], [-3, 3]],
            [[-3, 1], [-3, 0], [-2, 0]],
        ],
        "starts": [[-1, -2], [3, -2], [1, 2], [-3, 2]],
        "default": [
            ["T03", 0],
            ["T09", 0],
            ["T12", 0],
            ["T01", 2],
            ["T04", 1],
            ["T06", 1],
            ["T02", 0],
            ["T08", 0],
            ["T05", 0],
            ["T07", 2],
            ["T10", 1],
            ["T11", 0],
        ],
        "provenance": "reconstructed",
    },
}
