"""Requests over HTTP: the lobby, replays and everything to read. The game itself runs over the live channel."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.datastructures import CacheControlHeader, ETag
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from kaiju.server import learning, reading
from kaiju.server.faults import Refusal, not_you
from kaiju.server.guard import Gate, digest, unfit_name
from kaiju.server.hosting import REPLAY_LONGEST
from kaiju.server.house import House
from kaiju.server.metrics import CONTENT_TYPE
from kaiju.server.openapi import REFUSALS
from kaiju.server.players import proof
from kaiju.server.protocol import (
    SEATS_MOST,
    ChangeSeat,
    Checked,
    Export,
    Join,
    Move,
    MoveLink,
    NewPlayer,
    NewSecret,
    NewTable,
    Phrase,
    Player,
    Recover,
    ReplayPage,
    ReviewAt,
    Seated,
    Shelf,
    TableInfo,
    TableLink,
    TableList,
)
from kaiju.server.wire import network

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=32, description="The table's id, as in its link.")]
GameName = Annotated[str, Parameter(max_length=40, description="A game on the shelf, by its name.")]
LessonName = Annotated[str, Parameter(max_length=40, description="A lesson, by its name.")]
Language = Annotated[str, Parameter(max_length=8, description="A language, such as en or fr.")]

READ_FOR = CacheControlHeader(max_age=300, public=True)


REVIEWS_PER_MINUTE = 10
"""How often one client may ask for looks back at games."""


class Gates:
    """What each client may do how often."""

    def __init__(self, tables_per_minute: int, players_per_minute: int, public_per_hour: int) -> None:
        self.tables = Gate(tables_per_minute / 60, tables_per_minute)
        self.players = Gate(players_per_minute / 60, players_per_minute)
        self.public = Gate(public_per_hour / 3600, public_per_hour)
        self.reviews = Gate(REVIEWS_PER_MINUTE / 60, REVIEWS_PER_MINUTE)


def client_of(request: AnyRequest) -> str:
    """Where a request comes from, as limits count it."""
    return network(request.client.host) if request.client is not None else ""


async def signed(request: AnyRequest, house: House) -> Player | None:
    """The player whose secret a request carries, if it carries one; raises Refusal when it is wrong."""
    header = request.headers.get("authorization", "")
    if not header:
        return None
    number, secret = proof(header)
    if not number:
        raise not_you()
    return await house.players.proved(number, secret)


async def me(request: AnyRequest, house: House) -> Player:
    """The player who asks; raises Refusal when there is none."""
    player = await signed(request, house)
    if player is None:
        raise Refusal("no-name", "Choose a name first.", 401)
    return player


def plain_name(name: str) -> str:
    """A name as it is shown: nothing invisible, no towers of marks, single spaces, not empty."""
    plain = unicodedata.normalize("NFC", " ".join(name.split()))
    wrong = unfit_name(plain)
    if wrong:
        raise Refusal("bad-name", wrong)
    return plain


class PlayersApi(Controller):
    """Who you are."""

    path = "/api/players"
    tags = ["players"]

    @post("/", summary="A new player", responses=REFUSALS)
    async def new(self, request: AnyRequest, house: House, gates: Gates, data: NewPlayer) -> NewSecret:
        """Give a name, get an id and the secret that proves it."""
        gates.players.check(client_of(request))
        return await house.players.new(plain_name(data.name))

    @get("/me", summary="Who I am", responses=REFUSALS)
    async def who(self, me: Player) -> Player:
        """The player whose secret the request carries."""
        return me

    @patch("/me", summary="Another name", responses=REFUSALS)
    async def rename(self, house: House, me: Player, data: NewPlayer) -> Player:
        """Change my name."""
        return await house.players.rename(me, plain_name(data.name))

    @post("/me/link", summary="A link for another device", responses=REFUSALS)
    async def link(self, house: House, me: Player) -> MoveLink:
        """A token by which one other device becomes mine, within a quarter of an hour."""
        return await house.coming_back.link(me)

    @post("/me/phrase", summary="A recovery phrase", responses=REFUSALS)
    async def phrase(self, house: House, me: Player) -> Phrase:
        """Words to write down, by which I can come back from anywhere; an older phrase is void."""
        return await house.coming_back.phrase(me)

    @post("/move", summary="Come to this device by a link", responses=REFUSALS)
    async def move(self, request: AnyRequest, house: House, gates: Gates, data: Move) -> NewSecret:
        """The player of a link, with a secret for this device; the link is used up."""
        gates.players.check(client_of(request))
        return await house.coming_back.moved(data.token)

    @post("/recover", summary="Come back by a phrase", responses=REFUSALS)
    async def recover(self, request: AnyRequest, house: House, gates: Gates, data: Recover) -> NewSecret:
        """The player of a recovery phrase, with a secret for this device."""
        gates.players.check(client_of(request))
        return await house.coming_back.recovered(data.phrase)

    @get("/me/export", summary="My data", responses=REFUSALS)
    async def export(self, request: AnyRequest, house: House, gates: Gates, me: Player) -> Response[Export]:
        """Everything that is kept about me."""
        gates.tables.check(client_of(request))
        return Response(
            await house.coming_back.export(me),
            headers={"content-disposition": 'attachment; filename="kaiju-my-data.json"'},
        )

    @delete("/me", summary="Delete me", responses=REFUSALS, status_code=HTTP_204_NO_CONTENT)
    async def forget(self, house: House, me: Player) -> None:
        """Blank my name and all I said; my answers stay in the games of others."""
        await house.coming_back.forget(me)


class ReadingApi(Controller):
    """Games, words, rules and cards."""

    path = "/api"
    tags = ["reading"]

    @get("/shelf", summary="The games", responses=REFUSALS, cache_control=READ_FOR)
    async def shelf(self, request: AnyRequest) -> Shelf:
        """Every game that can be played here, with its options and bots."""
        packed = "gzip" in request.headers.get("accept-encoding", "")
        headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if packed else {})}
        found = reading.shelf_as_sent(packed)
        return Response(found, media_type="application/json", headers=headers)  # type: ignore[return-value]

    @get("/text/{game:str}/{lang:str}", summary="A game's words", responses=REFUSALS, media_type="text/plain")
    async def text(self, game: GameName, lang: Language) -> Response[str]:
        """The Fluent source of a game's words."""
        text = reading.words(*reading.known(game, lang))
        headers = {"cache-control": READ_FOR.to_header(), "etag": tag(text).to_header()}
        return Response(text, media_type="text/plain", headers=headers)

    @get("/rules/{game:str}/{lang:str}", summary="A rulebook", responses=REFUSALS, cache_control=READ_FOR)
    async def rules(self, game: GameName, lang: Language) -> reading.Rulebook:
        """All rules of a game."""
        return reading.rulebook(*reading.known(game, lang))

    @get("/cards/{game:str}/{lang:str}", summary="All cards", responses=REFUSALS, cache_control=READ_FOR)
    async def cards(self, game: GameName, lang: Language) -> reading.Gallery:
        """All cards of a game."""
        return reading.gallery(*reading.known(game, lang))

    @get("/lessons/{game:str}/{lang:str}", summary="The lessons of a game", responses=REFUSALS)
    async def lessons(self, game: GameName, lang: Language) -> learning.Lessons:
        """A guided first game: short lessons on real positions."""
        return learning.lessons(*reading.known(game, lang))

    @post(
        "/lessons/{game:str}/{lang:str}/{lesson:str}",
        summary="A lesson, as far as I have come",
        responses=REFUSALS,
        status_code=HTTP_200_OK,
    )
    async def lesson(
        self, game: GameName, lang: Language, lesson: LessonName, data: learning.Learned
    ) -> learning.LessonAt:
        """The lesson after my answers: they are judged, and nothing of it is kept."""
        return learning.lesson_at(*reading.known(game, lang), lesson, data.answers)


def tag(text: str) -> ETag:
    """A name for exactly this content."""
    return ETag(value=digest(text).hex()[:24])


class TablesApi(Controller):
    """The lobby, and games that are over."""

    path = "/api/tables"
    tags = ["tables"]

    @get("/", summary="Tables", responses=REFUSALS)
    async def listed(
        self,
        request: AnyRequest,
        house: House,
        game: Annotated[str, Parameter(max_length=40)] = "",
        table_state: Annotated[
            str, Parameter(query="state", pattern="^(|waiting|playing|finished)$", max_length=10)
        ] = "",
        mine: bool = False,
    ) -> TableList:
        """Public tables, those that wait before all others, or all that I sit at; the latest change first."""
        player = (await me(request, house)).id if mine else ""
        return TableList(await house.tables.listed(game=game, state=table_state, player=player))

    @post("/", summary="Open a table", responses=REFUSALS)
    async def open(
        self, request: AnyRequest, house: House, gates: Gates, me: Player, data: NewTable
    ) -> TableLink:
        """Open a table; it begins as soon as no seat is open."""
        gates.tables.check(client_of(request))
        if data.public:
            gates.public.check(client_of(request))
        return TableLink(await house.opening.open(me, data))

    @post("/check", summary="Could this table be opened?", responses=REFUSALS, status_code=HTTP_200_OK)
    async def check(self, house: House, data: NewTable) -> Checked:
        """Whether these options go together; if not, why."""
        try:
            return Checked(True, options=house.opening.checked(data))
        except Refusal as refusal:
            return Checked(False, refusal.text)

    @get("/{table:str}", summary="A table from outside", responses=REFUSALS)
    async def look(self, house: House, table: TableId) -> TableInfo:
        """Everything about a table but the game itself."""
        return (await house.tables.table(table)).info()

    @post("/{table:str}/join", summary="Take a seat", responses=REFUSALS, status_code=HTTP_200_OK)
    async def join(self, request: AnyRequest, house: House, me: Player, table: TableId, data: Join) -> Seated:
        """Take a seat; the same one again if I already sit there, or another where the game lets me."""
        where = client_of(request)
        return Seated(await house.people.join(table, me, data.seat, data.password, where, data.figure))

    @post("/{table:str}/leave", summary="Leave", responses=REFUSALS, status_code=HTTP_204_NO_CONTENT)
    async def leave(
        self,
        house: House,
        me: Player,
        table: TableId,
        seat: Annotated[int | None, Parameter(ge=0, lt=SEATS_MOST)] = None,
    ) -> None:
        """Give my seats back, or one of them; in a game a bot stands in until I return."""
        await house.people.leave(table, me, seat)

    @put(
        "/{table:str}/seats/{seat:int}",
        summary="Fill or open a seat",
        responses=REFUSALS,
        status_code=HTTP_204_NO_CONTENT,
    )
    async def give(self, house: House, me: Player, table: TableId, seat: int, data: ChangeSeat) -> None:
        """The host of a waiting table gives a seat to a bot, or opens it."""
        if data.who == "bot" and not data.bot:
            raise Refusal("no-such-bot", "Say which bot is to sit there.")
        await house.people.give(table, me, seat, data.bot if data.who == "bot" else "")

    @delete(
        "/{table:str}/seats/{seat:int}",
        summary="Send somebody away",
        responses=REFUSALS,
        status_code=HTTP_204_NO_CONTENT,
    )
    async def send_away(self, house: House, me: Player, table: TableId, seat: int) -> None:
        """The host of a waiting table sends away who sits there; they cannot sit down again, but watch."""
        await house.people.send_away(table, me, seat)

    @post("/{table:str}/close", summary="Close a table", responses=REFUSALS, status_code=HTTP_204_NO_CONTENT)
    async def close(self, house: House, me: Player, table: TableId) -> None:
        """The host closes a table that waits, or at which nobody else plays."""
        await house.people.close(table, me)

    @post("/{table:str}/rematch", summary="Once more", responses=REFUSALS, status_code=HTTP_200_OK)
    async def rematch(
        self, request: AnyRequest, house: House, gates: Gates, me: Player, table: TableId
    ) -> TableLink:
        """The same table again; everybody at the old one is told where."""
        gates.tables.check(client_of(request))
        before = (await house.tables.table(table)).info()
        if before.public and not before.rematch:
            gates.public.check(client_of(request))
        return TableLink(await house.opening.rematch(me, table))

    @get("/{table:str}/replay", summary="Steps of a finished game", responses=REFUSALS)
    async def replay(
        self,
        house: House,
        table: TableId,
        seat: Annotated[int, Parameter(ge=-1, le=16)] = -1,
        first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, Parameter(ge=1, le=REPLAY_LONGEST)] = REPLAY_LONGEST,
    ) -> ReplayPage:
        """How a game went, as one seat or a spectator (-1) saw it."""
        page = await house.tables.replay(table, seat, first, count)
        return Response(page, media_type="application/json")  # type: ignore[return-value]  # already encoded

    @get("/{table:str}/review", summary="A look back at a finished game", responses=REFUSALS)
    async def review(self, house: House, table: TableId) -> ReviewAt:
        """How far it is, and the review when it is done; nothing is begun by looking."""
        found = await house.reviewing.look(table)
        return Response(found, media_type="application/json")  # type: ignore[return-value]  # already encoded

    @post(
        "/{table:str}/review",
        summary="Look back at a finished game",
        responses=REFUSALS,
        status_code=HTTP_200_OK,
    )
    async def ask_review(self, request: AnyRequest, house: House, gates: Gates, table: TableId) -> ReviewAt:
        """Have a review worked out, unless there is one; whoever may see the replay may ask."""
        where = client_of(request)
        gates.reviews.check(where)
        found = await house.reviewing.ask(table, where)
        return Response(found, media_type="application/json")  # type: ignore[return-value]  # already encoded

    @get("/{table:str}/record", summary="The record of a finished game", responses=REFUSALS)
    async def record(self, house: House, table: TableId) -> Response[bytes]:
        """For `kaiju replay`, for study, for keeping."""
        record = await house.tables.record(table)
        name = f"kaiju-{(await house.tables.table(table)).info().game}-{table}.json"
        return Response(
            record,
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )


class Health(msgspec.Struct):
    """How the server is."""

    ok: bool
    tables: int = 0


@get("/health", tags=["host"], summary="Is the process alive?", responses=REFUSALS)
async def health(house: House) -> Health:
    """The event loop turns."""
    return Health(True, len(house.tables.live))


@get("/ready", tags=["host"], summary="Can it serve?", responses=REFUSALS)
async def ready(house: House) -> Health:
    """The database can be written to, other processes are heard, and the server is not going down."""
    try:
        await house.store.writable()
    except Exception:
        raise Refusal("not-ready", "The database cannot be written to.", 503) from None
    if not house.store.bus.hears:
        raise Refusal("not-ready", "What other processes write is not heard right now.", 503)
    if house.closing:
        raise Refusal("not-ready", "The server is going down.", 503)
    return Health(True, len(house.tables.live))


@get("/metrics", tags=["host"], summary="Figures for Prometheus", responses=REFUSALS, media_type="text/plain")
async def metrics(house: House) -> Response[bytes]:
    """Counters and times."""
    return Response(house.metrics.text(), media_type=CONTENT_TYPE)
