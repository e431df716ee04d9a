"""The ledger of golden traces: which versions of the rules left which trace. Entries are added, never changed.

A trace that changes while its versions stay would mean that tables and records of these versions are no longer
played as they were: then the version of the module that changed has to be raised.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.golden.golden import FOLDER, Trace

LEDGER = FOLDER / "versions.json"


class Left(msgspec.Struct, frozen=True):
    """The trace that a setting left under certain versions of the rules."""

    rules: dict[str, int]
    sha256: str


Ledger = dict[str, list[Left]]
"""By the title of a setting, the oldest first."""


def read_ledger(path: Path = LEDGER) -> Ledger:
    return msgspec.json.decode(path.read_bytes(), type=Ledger) if path.exists() else {}


def write_ledger(ledger: Ledger, path: Path = LEDGER) -> None:
    """A setting a line and an entry a line, so that what is added is added in the difference too."""
    settings = []
    for name, entries in sorted(ledger.items()):
        lines = [b"    " + msgspec.json.encode(left) for left in entries]
        settings.append(b"  " + msgspec.json.encode(name) + b": [\n" + b",\n".join(lines) + b"\n  ]")
    path.write_bytes(b"{\n" + b",\n".join(settings) + b"\n}\n")


def broken(ledger: Ledger, traces: dict[str, Trace]) -> dict[str, Trace]:
    """The traces that are not what their versions left before, by setting."""
    return {
        name: trace
        for name, trace in traces.items()
        if any(left.rules == trace.rules and left.sha256 != trace.sha256 for left in ledger.get(name, []))
    }


def added(ledger: Ledger, traces: dict[str, Trace]) -> Ledger:
    """The ledger with the traces whose versions are new in it."""
    out = {name: entries[:] for name, entries in ledger.items()}
    for name, trace in traces.items():
        entries = out.setdefault(name, [])
        if all(left.rules != trace.rules for left in entries):
            entries.append(Left(trace.rules, trace.sha256))
    return out


def blamed(ledger: Ledger, traces: dict[str, Trace]) -> dict[str, list[str]]:
    """For every broken trace the modules one of which has changed its rules: the fewest that explain all of them.

    A module that is also used where nothing has changed is not to blame, unless no other is left; and the settings
    with few modules speak first, so that a change in the base game is not put down to what is played with it.
    """
    wrong = broken(ledger, traces)
    sound: dict[str, set[str]] = {}
    for name, trace in traces.items():
        if name not in wrong:
            sound.setdefault(game_of(name), set()).update(trace.rules)
    out: dict[str, list[str]] = {}
    found: dict[str, set[str]] = {}
    for name in sorted(wrong, key=lambda name: len(wrong[name].rules)):
        guilty = found.setdefault(game_of(name), set())
        modules = list(wrong[name].rules)
        suspects = (
            [module for module in modules if module in guilty]
            or [module for module in modules if module not in sound.get(game_of(name), set())]
            or modules
        )
        guilty.update(suspects)
        out[name] = suspects
    return out


def game_of(title: str) -> str:
    """The game of a setting, from its title."""
    return title.partition("-")[0]


def refusal(ledger: Ledger, traces: dict[str, Trace]) -> str:
    """Why these traces cannot be written, setting by setting; empty when they can."""
    lines = [
        f"{name} is played in another way, but its rules are still "
        f"{', '.join(f'{module} {version}' for module, version in traces[name].rules.items())}: "
        f"raise the version of {' or '.join(modules)} in the declaration of {game_of(name)}."
        for name, modules in blamed(ledger, traces).items()
    ]
    return "\n".join(lines)
