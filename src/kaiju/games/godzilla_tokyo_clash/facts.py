# interpreted
"""What studies want to know of a finished game: the layout, and what everybody's points were made of."""

from __future__ import annotations

from kaiju.engine.facts import Facts, Found
from kaiju.games.godzilla_tokyo_clash.data import DATA
from kaiju.games.godzilla_tokyo_clash.state import Clash, Player

FACTS = Facts(
    groups=("layout",),
    numbers=("rounds", "fallen"),
    each_seat=("points", "token", *[f"from_{kaiju}" for kaiju in DATA["kaiju"]], "trophies", "energy"),
)
"""Points are those of the token and of Trophies, by the Kaiju from whose deck they are; then how many Trophies."""


def facts(st: Clash) -> Found:
    """The facts of a table."""
    layout = st.board.layout
    laid = "default" if st.board.tiles == layout.default else "dealt"
    return Found(
        groups={"layout": f"{layout.players}_{laid}"},
        numbers={"rounds": int(st.round), "fallen": int(st.fallen + st.aside)},
        seats=[made_of(st, p) for p in st.players],
    )


def made_of(st: Clash, p: Player) -> dict[str, int]:
    """What a player has come to."""
    parts = {f"from_{mat.key}": 0 for mat in st.box.mats}
    for number in p.trophies:
        card = st.box.of[number]
        parts[f"from_{st.box.mats[card.kaiju].key}"] += int(card.dominance)
    token = int(st.box.numbers.token_bonus) if p.seat == st.king else 0
    points = token + sum(parts.values())
    return {
        "points": points,
        "token": token,
        **parts,
        "trophies": len(p.trophies),
        "energy": int(p.energy),
    }
