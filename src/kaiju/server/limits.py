"""What one person may do how often, on however many connections, and all behind one address together.

Whoever opens ten connections is still one person, and whoever chooses ten names still sits behind one address: what a
message costs the server is counted for both.
"""

from __future__ import annotations

from contextvars import ContextVar

from kaiju.server.guard import Gate
from kaiju.server.settings import Settings

MORE = 10
"""How much more than one person all behind one address may do."""
WRITES_LESS, WRITES_BURST_LESS = 5, 2
"""How many fewer requests may change something: each waits for the disk, and the log of all tables with it."""
HELLO_COSTS = 5
"""A hello is answered with everything there is to know about a table: it counts like so many requests."""
POINTS_PER_SECOND, POINTS_BURST = 1, 5
LOOKS_PER_SECOND, LOOKS_BURST = 4, 12
"""Looks ahead: one costs as much as some answers."""
FILES_MORE, FILES_BURST_MORE = 10, 25
"""How many more files of the page than requests one address may ask for: a cold page is some forty files, and a whole
school may open it at once.
"""

WHERE: ContextVar[str] = ContextVar("WHERE", default="")
"""The address for which something is done, as limits count it; empty: the house does it of its own accord."""


class Turnstile:
    """A limit for each person, and a wider one for all behind one address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.each = Gate(rate, burst)
        self.all = Gate(MORE * rate, MORE * burst)

    def check(self, player: str, where: str, costs: float = 1) -> None:
        """Count something for a player (without one: for the address); raises Refusal when that was too fast."""
        if player:
            self.all.check(where, costs)
        self.each.check(player or where, costs)


class Limits:
    """Everything that is counted for people and addresses, whatever connection it comes by."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Turnstile(settings.requests_per_second, settings.requests_burst)
        self.writes = Turnstile(
            settings.requests_per_second / WRITES_LESS, settings.requests_burst / WRITES_BURST_LESS
        )
        self.messages = Gate(MORE * settings.messages_per_second, MORE * settings.messages_burst)
        self.chat = Turnstile(settings.chat_per_minute / 60, max(3, settings.chat_per_minute / 4))
        self.points = Turnstile(POINTS_PER_SECOND, POINTS_BURST)
        self.looks = Turnstile(LOOKS_PER_SECOND, LOOKS_BURST)
        self.files = Gate(
            FILES_MORE * settings.requests_per_second, FILES_BURST_MORE * settings.requests_burst
        )

    def comes(self, where: str) -> None:
        """Somebody comes to look at a table, and has yet to prove who they are; raises Refusal."""
        self.requests.all.check(where, HELLO_COSTS)

    def came(self, player: str, where: str) -> None:
        """It was this player, or nobody in particular; raises Refusal."""
        self.requests.each.check(player or where, HELLO_COSTS)
