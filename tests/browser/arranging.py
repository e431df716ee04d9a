"""What a test needs to begin with and does not test: tables that stand, games that are over."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Any

import httpx

from tests.server.running import Server

BOTS = [{"who": "bot", "bot": "random"}]


class Arranger:
    """Asks the server by HTTP, as a player whom no browser knows."""

    def __init__(self, server: Server) -> None:
        self.http = httpx.Client(base_url=server.address, timeout=30, trust_env=False)

    def __enter__(self) -> Arranger:
        me = self._post("/api/players", {"name": "Arranger"})
        self.http.headers["authorization"] = f"Kaiju {me['id']}:{me['secret']}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    def _post(self, path: str, body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        """What is at an address."""
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, game: str = "king_of_tokyo", seats: Any = None, **wish: Any) -> str:
        """A table; without seats, one at which only bots sit."""
        return str(self._post("/api/tables", {"game": game, "seats": seats or BOTS * 2, **wish})["table"])

    def finished(self, game: str = "king_of_tokyo", **wish: Any) -> str:
        """A game between bots that is over."""
        table = self.table(game, **wish)
        until = time.monotonic() + 90
        while self.get(f"/api/tables/{table}")["state"] != "finished":
            assert time.monotonic() < until, "the bots do not come to an end"
            time.sleep(0.1)
        return table
