"""Players: a name, and a secret that proves it."""

from __future__ import annotations

import time

from kaiju.server.faults import not_you
from kaiju.server.guard import digest, is_id, new_id, new_secret, same
from kaiju.server.protocol import NewSecret, Player
from kaiju.server.store import PlayerRow, Store
from kaiju.server.tables import now_ms

KEPT = 10_000
KEPT_FOR = 30.0
"""Players of whom the database is not asked again, and for how many seconds."""
NOBODY = PlayerRow("", "", bytes(32))
PROOF_LONGEST = 256


class Players:
    """Everybody who ever chose a name here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, PlayerRow] = {}
        self.since: dict[str, float] = {}

    async def new(self, name: str) -> NewSecret:
        """A fresh player and the secret that proves it."""
        row_id, secret = new_id(12), new_secret()
        await self.store.add_player(PlayerRow(row_id, name, digest(secret)), now_ms())
        return NewSecret(row_id, name, secret)

    async def proved(self, number: str, secret: str) -> Player:
        """The player whom this secret proves; raises Refusal."""
        row = self._remembered(number)
        if row is None and is_id(number):
            row = await self.store.player(number)
            if row is not None:
                self._remember(row)
        # Compare even when there is nobody of that name: the time it takes tells nothing.
        right = proves(secret, row if row is not None else NOBODY)
        if row is None or not right:
            raise not_you()
        return Player(row.id, row.name)

    def _remembered(self, number: str) -> PlayerRow | None:
        """A player as it was a moment ago; another process may have changed it since."""
        row = self.known.get(number)
        return row if row is not None and time.monotonic() - self.since[number] < KEPT_FOR else None

    def _remember(self, row: PlayerRow) -> None:
        if len(self.known) > KEPT:
            self.known.clear()
            self.since.clear()
        self.known[row.id] = row
        self.since[row.id] = time.monotonic()

    def proven(self, header: str) -> str:
        """The player whom an authorization header proves, as far as it is known without asking the database."""
        number, secret = proof(header)
        row = self.known.get(number)
        return number if row is not None and proves(secret, row) else ""

    async def rename(self, player: Player, name: str) -> Player:
        """A player under another name; tables keep the name under which they were joined."""
        await self.store.rename(player.id, name)
        self.known.pop(player.id, None)
        return Player(player.id, name)


def proves(secret: str, row: PlayerRow) -> bool:
    """Whether this is one of a player's secrets, in a time that tells nothing."""
    found = [same(secret, each) for each in (row.secret, *row.more)]  # all of them, whichever it is
    return any(found)


def proof(header: str) -> tuple[str, str]:
    """The id and the secret in an authorization header; both empty when it holds none."""
    scheme, _, rest = header.partition(" ")
    number, _, secret = rest.partition(":")
    return (number, secret) if scheme.lower() == "kaiju" and len(rest) <= PROOF_LONGEST else ("", "")
