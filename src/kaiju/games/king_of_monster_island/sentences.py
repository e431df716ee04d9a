# interpreted
"""What replaced entries say: sentences made from the vocabulary, so that a changed number is told wherever it counts.

An entry that brings a text of its own is told by that; one whose effects are as they came keeps our sentence.
"""

from __future__ import annotations

from typing import Any

from kaiju.engine.data import Clause, Saying, Tables
from kaiju.games.king_of_monster_island.sheets import POWER

TOLD = frozenset((*POWER, "do", "symbol"))
"""The fields of a power that its sentence speaks of."""

AT_ONCE = ("", "passive", "immediate", "event")
"""Moments that need no word: always, or when the card is bought or turned up."""

MUST_HAVE: dict[str, str | int] = {
    "who": "you", "where": "own", "n": 1, "own_most": 999, "health": 0, "by": 0, "to": -1, "types": "none",
    "stat": "none", "key": "none", "face": "none", "fame": 0, "energy": 0,
}  # fmt: skip
"""What a verb's sentence is given where its entry says nothing."""


def sayings(tables: Tables, changes: dict[str, Any]) -> dict[str, Saying]:
    """What cards and powers that were replaced are called and say, by their keys."""
    out: dict[str, Saying] = {}
    for key, changed in changes.get("power_card", {}).items():
        entry = tables["power_card"][key]
        facts = {
            "set": "power",
            "type": entry["type"],
            "cost": entry["cost"],
            "copies": entry.get("copies", 1),
        }
        out[key] = saying(entry, changed, "", facts)
    for key, changed in changes.get("event", {}).items():
        entry = tables["event"][key]
        facts = {"set": "event", "type": entry["kind"], "copies": entry.get("copies", 1)}
        out[key] = saying(entry, changed, "event", facts)
    for table in ("ally", "boss"):
        for sheet, changed in changes.get(table, {}).items():
            for key, power in changed.get("powers", {}).items():
                entry = tables[table][sheet]["powers"][key]
                facts = {"set": table, "type": table, table: sheet, "fame": entry.get("fame", 0)}
                out[key] = saying(entry, power, "", facts)
    return out


def saying(entry: dict[str, Any], changed: dict[str, Any], timing: str, facts: dict[str, Any]) -> Saying:
    """One entry: its own words, or a sentence for effects that have changed."""
    parts = [] if TOLD.isdisjoint(changed) else sentence(entry, timing)
    text = entry.get("text", {}) if "text" in changed else {}
    return Saying(entry.get("name", {}), text, parts, {**facts, "provenance": "owner"})


def sentence(entry: dict[str, Any], timing: str) -> list[Clause]:
    """When, at what price, what, and how often; and what is different for one player."""
    when = entry.get("trigger") or timing or entry.get("timing", "")
    about: dict[str, Any] = {
        "when": when,
        "symbol": entry.get("symbol", "none"),
        "spend": ", ".join(entry.get("spend", [])) or "none",
        "least": entry.get("least", 1),
        "types": ", ".join(entry.get("types", [])) or "none",
    }
    parts = [] if when in AT_ONCE else [Clause("say-when", about)]
    if "if" in entry:
        parts.append(Clause("say-if", {"condition": entry["if"]}))
    if entry.get("price"):
        parts.append(Clause("say-price", {"price": entry["price"]}))
    if entry.get("one_of"):
        parts.append(Clause("say-one_of", {}))
    for effect in entry.get("do", []):
        parts.append(Clause(f"say-{effect['verb']}", fields(effect)))
        if "own_most" in effect:
            parts.append(Clause("say-most", {"own_most": effect["own_most"]}))
        if "limit" in effect:
            parts.append(Clause("say-limit", {"limit": effect["limit"]}))
    if "face" in entry:
        parts.append(Clause("say-face", {"face": entry["face"]}))
    if entry.get("may"):
        parts.append(Clause("say-may", {}))
    if entry.get("limit", "unlimited") != "unlimited":
        parts.append(Clause("say-limit", {"limit": entry["limit"]}))
    if "solo" in entry:
        alone = {name: value for name, value in {**entry, **entry["solo"]}.items() if name != "solo"}
        parts.append(Clause("say-solo", {}, sentence(alone, timing)))
    return parts


def fields(effect: dict[str, Any]) -> dict[str, Any]:
    """The fields of an effect as its sentence needs them."""
    out: dict[str, Any] = {**MUST_HAVE, **({"n": 0} if effect["verb"] == "ready_support" else {})}
    for name, value in effect.items():
        if name in out:
            out[name] = ", ".join(value) if isinstance(value, list) else value
    out["whom"] = Clause("say-who", {"who": out["who"]})
    out["place"] = Clause("say-where", {"where": out["where"]})
    return out
