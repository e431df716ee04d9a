"""What every request passes first: who may ask, how often, and what a browser is told to forbid itself."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kaiju.server.faults import Refusal
from kaiju.server.guard import Gate
from kaiju.server.limits import WHERE, Limits
from kaiju.server.preview import PAGES
from kaiju.server.protocol import Fault
from kaiju.server.settings import Settings
from kaiju.server.wire import HEADERS, network

access = logging.getLogger("kaiju.access")

WATCHING = frozenset({"/health", "/ready", "/metrics"})
"""What a machine that watches over the server asks for, by whatever name it knows it."""
ASKING = ("/api/", *(f"/{page}/" for page in PAGES))
"""Addresses that cost more than a file: requests, and pages for which a table is looked up."""
PATH_LONGEST = 200
TOO_MANY = 429
NOTED_PER_MINUTE = 10
"""How often the log tells of one client that it was refused for asking too much: a flood must not fill the disk."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Doors:
    """Origin check, request limits, security headers and the access log."""

    def __init__(self, settings: Settings, limits: Limits, proven: Callable[[str], str]) -> None:
        self.limits = limits
        self.proven = proven
        self.origins = {
            origin.strip().rstrip("/") for origin in settings.origins.split(",") if origin.strip()
        }
        self.noted = Gate(NOTED_PER_MINUTE / 60, NOTED_PER_MINUTE)
        self.hosts = {host.strip().lower() for host in settings.hosts.split(",") if host.strip()}

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """Put the doors in front of an app."""

        async def enter(scope: Scope, receive: Receive, send: Send) -> None:
            WHERE.set(network(client(scope)))
            if str(scope["type"]) != "http":
                await app(scope, receive, send)
                return
            began = time.perf_counter()
            status = 500
            asked = scope
            if scope.get("method") == "HEAD":  # the same as GET; the server leaves the body out
                asked = cast(Scope, {**scope, "method": "GET"})

            async def leave(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                    message["headers"] = [*message["headers"], *HEADERS]
                await send(message)

            try:
                refusal = self.refusal(scope)
                if refusal is not None:
                    await _refuse(refusal, leave)
                else:
                    await app(asked, receive, leave)
            finally:
                if status != TOO_MANY or self.noted.lets(network(client(scope))):
                    access.info(
                        "request",
                        extra={
                            "method": scope.get("method"),
                            "path": scope["path"][:PATH_LONGEST],
                            "status": status,
                            "ms": round((time.perf_counter() - began) * 1000, 1),
                            "client": client(scope),
                        },
                    )

        return cast(ASGIApp, enter)

    def refusal(self, scope: Scope) -> Refusal | None:
        """Why a request is not let in, if it is not."""
        watching = scope["path"] in WATCHING
        if not watching and not self.is_for_us(scope):
            return Refusal("wrong-host", "This server is not known under that name.", 421)
        if not watching and self.is_crowded(scope):
            return Refusal("too-many-connections", "Too many connections; close some.", 429)
        try:
            self.count(scope)
        except Refusal as refusal:
            return refusal
        if scope.get("method") not in SAFE and not self.is_ours(scope):
            return Refusal("foreign-page", "Another site's page may not do that.", 403)
        return None

    def is_ours(self, scope: Scope) -> bool:
        """Whether a request comes from our own page, or from no page at all."""
        origin = header(scope, b"origin")
        if not origin:
            return True
        try:
            whose = urlsplit(origin).netloc
        except ValueError:  # no address at all
            return False
        return origin.rstrip("/") in self.origins or whose == header(scope, b"host")

    def count(self, scope: Scope) -> None:
        """Count a request for the player it proves to come from, else for its address; raises Refusal.

        People behind one address do not stand in each other's way, but they are not without number either. The page's
        own files are many and cost little: they have a wide limit of their own.
        """
        where = network(client(scope))
        if scope["path"].startswith(ASKING):
            player = self.proven(header(scope, b"authorization"))
            self.limits.requests.check(player, where)
            if scope.get("method") not in SAFE:
                self.limits.writes.check(player, where)
        else:
            self.limits.files.check(where)

    def is_for_us(self, scope: Any) -> bool:
        """Whether a request names one of our host names; a foreign name may lead here to get at what is ours."""
        if not self.hosts:
            return True
        name = header(scope, b"host").lower()
        return name in self.hosts or name.rpartition(":")[0] in self.hosts

    def is_crowded(self, scope: Any) -> bool:
        """Whether whom the request comes from has too many connections; known only now behind a proxy."""
        guest = (scope.get("state") or {}).get("guest")
        return guest is not None and not guest.is_of(client(scope))

    def closed_to(self, scope: Any) -> str:
        """Why a live channel may not be opened, or an empty text."""
        if not self.is_ours(scope) or not self.is_for_us(scope):
            return "another site's page may not do that"
        if self.is_crowded(scope):
            return "too many connections"
        return "" if self.limits.files.lets(network(client(scope))) else "too fast"


def client(scope: Scope) -> str:
    """Where a request comes from."""
    found = scope.get("client")
    return str(found[0]) if found else ""


def header(scope: Scope, name: bytes) -> str:
    """A header, or an empty text."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


async def _refuse(refusal: Refusal, send: Send) -> None:
    body = msgspec.json.encode(Fault(refusal.code, refusal.text))
    start: Any = {
        "type": "http.response.start",
        "status": refusal.status,
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
    }
    await send(start)
    await send(cast(Message, {"type": "http.response.body", "body": body, "more_body": False}))
