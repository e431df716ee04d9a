# interpreted
"""Events: what happened, as frozen plain values.

One event is log line, animation cue, measurement and rule citation at once. Games define their own as subclasses;
every field is plain data, so that msgspec writes and reads them without further help. An event that holds a
secret overrides :meth:`Event.seen_by`; that and the game's ``view`` are the only doors for hidden information.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=True, omit_defaults=True, kw_only=True):
    """Something that happened. ``rule`` names the ledger rule behind it, ``card`` the card, if any."""

    rule: str = ""
    card: str = ""

    def seen_by(self, seat: int) -> Event:
        """The event as this seat may know it; -1 is a spectator."""
        return self

    @property
    def kind(self) -> str:
        """The event's name, as on the wire."""
        return type(self).__name__

    def plain(self) -> dict[str, Any]:
        """The event as JSON-ready data."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


class TookBack(Event, frozen=True, kw_only=True):
    """A seat took back its last answer: what the events told since then has not happened. Part of every game."""

    seat: int
