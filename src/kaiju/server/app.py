"""The app: everything put together."""

from __future__ import annotations

import logging
import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import File

from kaiju.games import put_on_shelf
from kaiju.rulebook.replaced import read_data
from kaiju.server import openapi
from kaiju.server.api import Gates, PlayersApi, ReadingApi, TablesApi, health, me, metrics, ready
from kaiju.server.bus import first_line
from kaiju.server.database import is_down
from kaiju.server.doors import Doors
from kaiju.server.faults import Refusal, busy
from kaiju.server.house import House
from kaiju.server.live import Channel
from kaiju.server.preview import PAGES, with_preview
from kaiju.server.protocol import Fault
from kaiju.server.settings import Settings, database_address
from kaiju.server.store import Store

log = logging.getLogger("kaiju.app")

BODY_LONGEST = 64 * 1024
PATH_LONGEST = 200
STATIC = Path(__file__).parent / "static"
A_YEAR = "public, max-age=31536000, immutable"
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")

NOT_BUILT = """<!doctype html><html lang="en"><title>Kaiju</title><h1>The tables are open, the house is not painted</h1>
<p>The server runs, but the web client has not been built. Run <code>make web</code> and reload.</p></html>"""


def make_app(settings: Settings) -> Litestar:
    """The whole server for these settings."""
    for path in filter(None, settings.data.split(",")):
        put_on_shelf(read_data(Path(path.strip())))
    house = House(Store(database_address(settings.database_url)), settings)
    gates = Gates(settings.tables_per_minute, settings.players_per_minute, settings.public_per_hour)
    doors = Doors(settings, house.limits, house.players.proven)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            await house.start()
            house.collecting.begin()
            yield
        finally:
            await house.stop()
            house.collecting.end()

    @websocket("/api/tables/{table:str}/live")
    async def live(socket: WebSocket[Any, Any, Any], table: str) -> None:
        """The live channel of a table."""
        refusal = doors.closed_to(socket.scope)
        if refusal:
            await socket.close(1008, refusal)
        else:
            await Channel(socket, house, table).serve()

    app = Litestar(
        route_handlers=[
            PlayersApi,
            ReadingApi,
            TablesApi,
            health,
            ready,
            metrics,
            live,
            document,
            docs_style,
            page,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "gates": Provide(lambda: gates, sync_to_thread=False),
            "me": Provide(me),
        },
        exception_handlers={
            Refusal: refused,
            ValidationException: not_valid,
            HTTPException: http_refused,
            Exception: failed,
        },
        lifespan=[lifespan],
        openapi_config=openapi.config(),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude=["^/api/shelf$"]
        ),
        request_max_body_size=BODY_LONGEST,
        debug=False,
        logging_config=None,
    )
    # Around everything, not as a middleware: what no route answers passes the doors too.
    app.asgi_handler = doors.middleware(app.asgi_handler)
    return app


# --------------------------------------------------------------------- refusals


def fault(code: str, text: str, status: int) -> Response[Fault]:
    return Response(Fault(code, text), status_code=status, media_type=MediaType.JSON)


def refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Fault]:
    """A refusal, as the protocol tells it."""
    return fault(error.code, error.text, error.status)


def not_valid(_: Request[Any, Any, Any], error: ValidationException) -> Response[Fault]:
    """A request of the wrong shape: say where."""
    wrong: list[str] = []
    for each in error.extra if isinstance(error.extra, list) else []:
        if isinstance(each, dict):
            wrong.append(f"{each.get('key', '')}: {each.get('message', '')}".strip(": "))
    text = "; ".join(wrong) or str(error.detail)
    return fault("not-understood", f"This request is not understood: {text.rstrip('.')}.", 400)


def http_refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our form."""
    codes = {404: "not-found", 405: "not-allowed", 413: "too-long"}
    texts = {
        404: "There is nothing at this address.",
        405: "This cannot be done here.",
        413: "That is too long.",
    }
    status = error.status_code
    if status >= 500 and "disconnected" in error.detail:  # the client's doing; nobody is there to read this
        return fault("not-understood", "The request was broken off.", 400)
    if status >= 500:
        return failed(request, error)
    text = texts.get(status) or f"This request is not understood: {error.detail.rstrip('.')}."
    answer: Response[Any] = fault(codes.get(status, "not-understood"), text, status)
    answer.headers.update(error.headers or {})
    return answer


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """Our own fault: told without details, noted with all of them."""
    if isinstance(error, (msgspec.MsgspecError, UnicodeError, RecursionError)):
        return fault("not-understood", "This request is not understood.", 400)
    if is_down(error):
        log.warning("the database does not do what it is asked for: %s", first_line(error))
        return refused(request, busy())
    log.error("%s %r failed", request.method, request.scope["path"][:PATH_LONGEST], exc_info=error)
    return fault("internal", "Something went wrong here; it has been noted.", 500)


# --------------------------------------------------------------------- pages


@get("/api/openapi.json", include_in_schema=False)
async def document(request: Request[Any, Any, Any]) -> Response[bytes]:
    """All requests, for programs; made once, for it takes as long as fifty answers."""
    state = request.app.state
    if "document" not in state:
        told = openapi.with_live_messages(request.app.openapi_schema.to_schema())
        state["document"] = msgspec.json.encode(told)
    return Response(state["document"], media_type="application/json")


@get("/api/docs.css", include_in_schema=False)
async def docs_style() -> Response[str]:
    """The look of the request page."""
    return Response(openapi.STYLE, media_type="text/css")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], house: House, path: str = "") -> Response[Any] | File:
    """The web client: its files, and its one page for every other address."""
    name = path.lstrip("/")
    if name.startswith("api/"):
        raise Refusal("not-found", "There is nothing at this address.", 404)
    if name and len(name) <= PATH_LONGEST and name.isprintable():
        found = (STATIC / name).resolve()
        if found.is_relative_to(STATIC.resolve()) and found.is_file():
            lasting = name.startswith("assets/")
            kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
            return File(
                found,
                media_type=kind,
                content_disposition_type="inline",
                headers={"cache-control": A_YEAR if lasting else "no-cache"},
            )
    if "." in name.rpartition("/")[2] or len(name) > PATH_LONGEST or not name.isprintable():
        raise Refusal("not-found", "There is nothing at this address.", 404)
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=200)
    if name.startswith(tuple(f"{kind}/" for kind in PAGES)):
        try:
            base = str(request.base_url).rstrip("/")
        except ValueError:  # a port that is none
            raise Refusal("not-understood", "This request names no host that there could be.") from None
        told = await with_preview(house, index.read_text("utf-8"), STATIC, name, base)
        return Response(told, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})
    return File(
        index,
        media_type=MediaType.HTML,  # the framework adds the character set
        content_disposition_type="inline",
        headers={"cache-control": "no-cache"},
    )
