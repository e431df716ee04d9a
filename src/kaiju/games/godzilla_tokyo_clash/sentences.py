# interpreted
"""What replaced entries say: sentences made from the vocabulary, so that a changed number is told wherever it counts.

An entry that brings a text of its own is told by that; one whose values and effects are as they came keeps our
sentence.
"""

from __future__ import annotations

from typing import Any, Final

from kaiju.engine.data import Clause, Saying, Tables

VALUES: Final = ("move", "attack", "range", "defend")
TOLD: Final = frozenset((*VALUES, "types", "momentum", "head", "limit_per_turn", "fx"))
"""The fields of a card that its sentence speaks of."""

SHOWN: Final = (
    *VALUES,
    "types",
    "cost",
    "copies",
    "dominance",
    "momentum",
    "head",
    "limit_per_turn",
)
"""The fields of a card that a gallery shows."""

LEFT_OUT: Final[dict[str, str | int]] = {
    "n": 1, "most": 0, "who": "none", "what": "none", "where": "none", "dir": "none", "to": "none", "from": "none",
    "range": 0, "keep": 1, "per": "none", "scope": "none", "straight": 0, "unblockable": 0, "least": 0, "start": 0,
    "reset": 0, "how": "none", "reach": "none", "each": 0, "loss": "none", "by": "none", "at_most": "none",
}  # fmt: skip
"""What the sentence of a step is given where the step says nothing."""

CALLED: Final = {
    "max": "most",
    "min": "least",
    "reset_after_barrage": "reset",
    "each_piece": "each",
    "steps": "n",
}
"""Fields that go by another name in sentences."""


def sayings(tables: Tables, changes: dict[str, Any]) -> dict[str, Saying]:
    """What replaced cards, mats, Events, pieces, buildings and tiles are called and say."""
    out: dict[str, Saying] = {}
    for key, changed in changes.get("card", {}).items():
        entry = tables["card"][key]
        facts = {name: entry[name] for name in SHOWN if name in entry}
        kaiju = entry["kaiju"]
        facts |= {"set": kaiju, "monster": kaiju, "type": entry["types"][0], "provenance": "owner"}
        parts = [] if TOLD.isdisjoint(changed) else card(entry)
        out[key] = Saying(entry.get("name", {}), own_words(changed), parts, facts)
    for key, changed in changes.get("kaiju", {}).items():
        entry = tables["kaiju"][key]
        if "fx" in changed or "text" in changed:
            always = [{**step, "on": "always"} if step["on"] == "in_play" else step for step in entry["fx"]]
            told = steps(always) if "fx" in changed else []
            out[f"monster-{key}"] = Saying(
                text=own_words(changed), parts=told, id=f"monster-{key}", keeps=["power"]
            )
        for name, action in changed.get("discard_actions", {}).items():
            does = entry["discard_actions"][name]
            if "fx" in action or "name" in action:
                called = [Clause("say-action", {}, steps(does["fx"]))]
                out[f"action-{name}"] = Saying(action.get("name", {}), called=called, id=f"action-{name}")
    for key, changed in changes.get("event", {}).items():
        entry = tables["event"][key]
        told = steps(entry["activate"], entry["piece"]) if "activate" in changed else []
        out[f"event-{key}"] = Saying(entry.get("name", {}), own_words(changed), told, {}, id=f"event-{key}")
    for table, word in (("piece", "thing"), ("building", "thing"), ("tile", "tile")):
        for key, changed in changes.get(table, {}).items():
            if "name" in changed:
                out[f"{word}-{key}"] = Saying(changed["name"], id=f"{word}-{key}")
    return out


def own_words(changed: dict[str, Any]) -> dict[str, str]:
    """The text that an owner has written, by language."""
    text: dict[str, str] = changed.get("text", {})
    return text


def card(entry: dict[str, Any]) -> list[Clause]:
    """A card: its values, its keywords, then its steps."""
    parts: list[Clause] = []
    if "enhancement" in entry["types"]:
        parts.append(Clause("say-enhancement", {}))
    area = any(step.get("op") == "area_attack" for step in entry["fx"])
    for value in VALUES:
        # An area attack has its value and its distance in its own sentence.
        if value in entry and not (area and value in ("attack", "range")):
            parts.append(Clause(f"say-{value}", {"n": entry[value]}))
    if entry.get("momentum"):
        parts.append(Clause("say-momentum", {}))
    if entry.get("head"):
        parts.append(Clause("say-heads", {"n": entry["head"]}))
    parts += steps(entry["fx"])
    if entry.get("limit_per_turn"):
        parts.append(Clause("say-limit_per_turn", {"n": entry["limit_per_turn"]}))
    return parts


UNSAID = ("", "always", "play", "attack", "attack_mod")
"""Moments that a sentence does not name: what holds always, and what a card does anyway."""


def steps(given: list[dict[str, Any]], piece: str = "") -> list[Clause]:
    """Steps in their order: at which moment, on what condition, what; ``piece`` is that of an Event."""
    parts: list[Clause] = []
    before: tuple[str, str] = ("", "")
    for step in given:
        moment = (step.get("on", ""), step.get("at") or step.get("when") or "none")
        if moment != before and moment[0] not in UNSAID:
            parts.append(Clause("say-on", {"on": moment[0], "at": moment[1]}))
        before = moment
        if "if" in step:
            parts.append(Clause("say-if", {"condition": step["if"]}))
        parts.append(Clause(f"say-{step['op']}", fields(step, piece), kinds(step)))
        if step.get("optional"):
            parts.append(Clause("say-may", {}))
    return parts


def fields(step: dict[str, Any], piece: str) -> dict[str, Any]:
    """The fields of a step as its sentence needs them."""
    out: dict[str, Any] = dict(LEFT_OUT)
    for name, value in step.items():
        called = CALLED.get(name, name)
        if called in out:
            if isinstance(value, list):
                value = ", ".join(map(str, value))
            out[called] = int(value) if isinstance(value, bool) else value
    which = step.get("filter", "any")
    out["card"] = Clause("say-any-card" if which == "any" else f"card-{which}", {"n": out["n"]})
    out["thing"] = Clause(f"thing-{piece}", {}) if piece else ""
    return out


def kinds(step: dict[str, Any]) -> list[Clause]:
    """The kinds of piece that a step lists, with commas between them."""
    found = step.get("kinds", [])
    return [
        Clause("say-kind", {"thing": Clause(f"thing-{kind}", {}), "more": int(kind != found[-1])})
        for kind in found
    ]
