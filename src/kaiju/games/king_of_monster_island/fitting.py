# interpreted
"""What does not fit together in a power, although every field of it is right by itself.

Such a power would do something else than it says, so its data are refused like all that is wrong.
"""

from __future__ import annotations

from typing import Any

ASKED = (
    "boss_step_2_after",
    "start_monster_phase",
    "roll",
    "resolve",
    "spend_faces",
    "trigger",
    "end_of_turn",
)
"""The moments at which a Monster's power is used or declined."""

COUNTS: dict[str, dict[str, tuple[str, ...]]] = {
    "owner": {
        "limit": (*ASKED, "boss_step_3", "boss_damage"),
        "price": ASKED,
        "may": ASKED,
        "if": (*ASKED, "boss_step_3", "boss_damage"),
    },
    "boss": {"if": ("boss_step_1", "boss_after_move", "boss_symbol", "trigger")},
}
"""At which moments a field of a power counts, for a Monster's powers and for a Boss'; everybody else's has none."""

NOTHING_SAID = {"limit": "unlimited", "price": 0, "may": False, "if": "always"}
"""What leaves a field unsaid: whoever gives a card another moment can write this."""

OF_MONSTER = (
    "minion_health",
    "max_health",
    "card_cost",
    "market_discard_cost",
    "claw_damage",
    "foot_damage",
    "ally_fame",
)
OF_BOSS = ("minion_health", "boss_reach", "boss_ignores")
ONLY_BY = {"owner": ("card_cost", "ally_fame"), "boss": ("minion_health",)}

NEEDS_TRIGGER: dict[tuple[str, object], tuple[str, ...]] = {
    ("who", "entrant"): ("enter",),
    ("who", "healed"): ("heart_group",),
    ("where", "near_kill"): ("kill", "destroy"),
    ("to_group", True): ("damage_group",),
}
"""Words that speak of what has set a power off."""

ONLY_TO = {"strongest": "ccw", "in_boss_zone": "ccw", "upto_2": "any"}
"""Where Monsters are moved that nobody steers."""


def misfits(entry: dict[str, Any], at: str, whose: str, timing: str) -> list[str]:
    """All that does not fit together, each with its place."""
    out: list[str] = []
    do = [e if isinstance(e, dict) else {} for e in entry["do"]] if isinstance(entry.get("do"), list) else []
    leaps = any(e.get("key") == "leap_opposite" for e in do)
    takes_over = any(e.get("verb") == "take_over" for e in do)
    for field, nothing in NOTHING_SAID.items():
        moments = COUNTS.get(whose, {}).get(field, ())
        counts = timing in moments and not takes_over
        if field in entry and entry[field] != nothing and not counts and not (leaps and field == "limit"):
            out.append(f"{at}.{field}: does not count here; leave it out, or write {said(nothing)}.")
    trigger = entry.get("trigger") if timing == "trigger" else ""
    for i, effect in enumerate(do):
        out += of_effect(effect, f"{at}.do[{i}]", whose, trigger)
    return out


def of_effect(effect: dict[str, Any], at: str, whose: str, trigger: object) -> list[str]:
    """What does not fit together in one effect."""
    out = [
        f"{at}.{field}: {said(word)} is only for the trigger {' or '.join(needed)}."
        for (field, word), needed in NEEDS_TRIGGER.items()
        if effect.get(field) == word and trigger not in needed
    ]
    verb = effect.get("verb")
    if verb == "move_monster":
        where = ONLY_TO.get(str(effect.get("who")))
        if where is not None and effect.get("where") != where:
            out.append(f"{at}.where: must be {where} for {effect['who']}.")
    if verb == "modify":
        out += of_number(effect, at, whose)
    return out


def of_number(effect: dict[str, Any], at: str, whose: str) -> list[str]:
    """What a number cannot become, or not for this owner."""
    stat = effect.get("stat")
    known = OF_BOSS if whose == "boss" else OF_MONSTER
    if stat not in known:
        return [f"{at}.stat: must be one of {', '.join(known)} here, not {stat!r}."]
    if stat in ONLY_BY["boss" if whose == "boss" else "owner"] and "to" in effect:
        return [f"{at}.to: {stat} can only change by a number here."]
    if "by" not in effect and "to" not in effect:
        return [f"{at}.by: is missing; a number changes by or becomes to something."]
    if stat == "minion_health" and whose != "boss" and effect.get("where") == "boss":
        return [f"{at}.where: must be everywhere here."]
    return []


def said(value: object) -> str:
    """A value as a file would say it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
