"""What every request passes: origins, limits, headers; and what whoever runs the server sees."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from kaiju.server.app import STATIC
from kaiju.server.logs import AGAIN_AFTER, MARGIN, TOLD_AT_MOST, NotAgain, TextLines
from kaiju.server.messages import FromClient, FromServer
from tests.server.client import Client, Live
from tests.server.conftest import Start
from tests.server.running import Server
from tests.server.test_live import TWO, run, table_of
from tests.server.test_lobby import refused

GUARDED = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=()",
}
ODD_REQUESTS: list[tuple[str, str, Any, int]] = [
    ("GET", "/", None, 200),
    ("GET", "/table/abc", None, 200),
    ("GET", "/assets/nothing.js", None, 404),
    ("GET", "/../../../etc/passwd", None, 200),
    ("GET", "/..%2f..%2fpyproject.toml", None, 404),
    ("GET", "/%2e%2e/app.py", None, 404),
    ("GET", "/api/shelf", None, 200),
    ("GET", "/api/text/king_of_tokyo/en", None, 200),
    ("GET", "/api/docs", None, 200),
    ("GET", "/api/openapi.json", None, 200),
    ("GET", "/api/docs.css", None, 200),
    ("GET", "/api/nothing", None, 404),
    ("GET", "/api/", None, 404),
    ("GET", "/api/nothing/at/all", None, 404),
    ("GET", "/api/tables/nothing", None, 404),
    ("GET", "/api/tables/nothing/live", None, 405),
    ("GET", "/api/players/me", None, 401),
    ("GET", "/api/tables/x/replay?count=0", None, 400),
    ("GET", "/health", None, 200),
    ("GET", "/ready", None, 200),
    ("GET", "/metrics", None, 200),
    ("GET", "/%00", None, 404),
    ("GET", "/%0a%1b[31mforged", None, 404),
    ("GET", "/" + "a" * 5000, None, 404),
    ("GET", "/" + "a/" * 2500, None, 404),
    ("GET", "/%ff%fe", None, 200),
    ("GET", "/api/tables/%00", None, 404),
    ("GET", "/api/tables?game=%00", None, 200),
    ("GET", "/api/text/%00/en", None, 404),
    ("GET", "/api/tables?mine=%ff", None, 400),
    ("POST", "/api/players", b'{"name":"\xff\xfe"}', 400),
    ("POST", "/api/players", b"[" * 60_000, 400),
    ("POST", "/api/tables/check", b'{"game":"x","seats":' + b"[" * 30_000 + b"]" * 30_000 + b"}", 400),
    (
        "POST",
        "/api/tables/check",
        b'{"game":"king_of_tokyo","seats":[{"who":"me"},{"who":"open"}],"options":{"a":'
        + b"[" * 20_000
        + b"]" * 20_000
        + b"}}",
        400,
    ),
    ("HEAD", "/", None, 200),
    ("POST", "/", None, 405),
    ("POST", "/health", None, 405),
    ("DELETE", "/api/tables", None, 405),
    ("POST", "/api/nothing", {}, 404),
    ("POST", "/api/players", b"{", 400),
    ("POST", "/api/players", b'{"name":"' + b"x" * 70_000 + b'"}', 413),
]


@pytest.mark.parametrize("method, path, body, status", ODD_REQUESTS, ids=lambda one: str(one)[:30])
def test_every_response_is_guarded(server: Server, method: str, path: str, body: Any, status: int) -> None:
    async def story(client: Client) -> None:
        answer = await client.ask(method, path, body)
        assert answer.status_code == status, answer.text
        for name, value in GUARDED.items():
            assert answer.headers.get_list(name) != [], name
            assert len(answer.headers.get_list(name)) == 1
            assert answer.headers[name].startswith(value)
        assert "server" not in answer.headers
        assert answer.headers.get("content-type", "").count("charset") <= 1
        assert "Traceback" not in answer.text
        if status >= 400 and method != "HEAD":
            assert set(answer.json()) == {"code", "text"}
            assert answer.json()["text"].endswith(".")

    run(server, story)


@pytest.mark.parametrize("path", ["/table/abc", "/replay/abc", "/", "/api/shelf"])
@pytest.mark.parametrize("host", ["x:99999999", "x:abc", "[", "x:-1", "\x80"])
def test_a_host_that_is_none_is_no_error(server: Server, path: str, host: str) -> None:
    async def story(client: Client) -> None:
        answer = await client.http.get(path, headers={"host": host.encode("latin-1")})  # type: ignore[arg-type]
        assert answer.status_code in (200, 400)
        assert answer.headers["x-frame-options"] == "DENY"
        if answer.status_code == 400:
            assert set(answer.json()) == {"code", "text"}

    run(server, story)
    assert "Traceback" not in server.told()


UPGRADE = b"upgrade: websocket\r\nconnection: upgrade\r\n"
KEY = b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
VERSION = b"sec-websocket-version: 13\r\n"


@pytest.mark.parametrize(
    ("line", "headers", "status"),
    [
        (b"GET /api/nothing", KEY + VERSION, 403),
        (b"GET /api/tables/abc/live", KEY + VERSION + b"origin: https://evil.example\r\n", 403),
        (b"GET /api/tables/abc/live", VERSION, 400),
        (b"GET /api/tables/abc/live", b"sec-websocket-key: x\r\n" + VERSION, 400),
        (b"GET /api/tables/abc/live", KEY, 400),
        (b"GET /api/tables/abc/live", KEY + b"sec-websocket-version: 12\r\n", 400),
        (b"POST /api/tables/abc/live", KEY + VERSION, 405),
    ],
)
def test_a_live_channel_that_is_refused_is_guarded_too(
    server: Server, line: bytes, headers: bytes, status: int
) -> None:
    async def story(client: Client) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(line + b" HTTP/1.1\r\nhost: a\r\n" + UPGRADE + headers + b"\r\n")
        head = (await asyncio.wait_for(reader.read(), 20)).partition(b"\r\n\r\n")[0].lower()
        writer.close()
        assert head.startswith(b"http/1.1 %d " % status), head
        for name, value in GUARDED.items():
            assert head.count(f"\r\n{name}: {value}".lower().encode()) == 1, name

    run(server, story)


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00 what a browser says first where it expects TLS\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\ncontent-length: -1\r\nhost: a\r\n\r\n", 400),
    ],
)
def test_what_is_no_request_is_refused_like_everything_else(server: Server, sent: bytes, status: int) -> None:
    async def story(client: Client) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(sent)
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        assert head.startswith(b"HTTP/1.1 %d " % status)
        for name, value in GUARDED.items():
            assert f"\r\n{name}: {value}".encode() in head, name
        assert set(msgspec.json.decode(body)) == {"code", "text"}

    run(server, story)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "\x80", "//", "http://x]/"])
def test_an_origin_that_is_none_is_refused_and_leaves_no_trace(server: Server, origin: str) -> None:
    async def story(client: Client) -> None:
        headers = {"origin": origin.encode("latin-1")}
        answer = await client.http.post("/api/players", content=b'{"name":"x"}', headers=headers)  # type: ignore[arg-type]
        assert answer.status_code == 403
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.json()["code"] == "foreign-page"

    run(server, story)


def test_text_logs_cannot_be_forged() -> None:
    lines = TextLines("%(levelname)s %(message)s")
    record = logging.makeLogRecord({"msg": "GET %s", "args": ("/x\n12:00 ERROR kaiju: \x1b[2Jgone\u202e",)})
    told = lines.format(record)
    assert told.isprintable()
    assert "\\n12:00" in told
    try:
        raise ValueError("no such thing: x\n12:00 ERROR kaiju: \x1b[2Jgone\rover")
    except ValueError:
        record = logging.makeLogRecord({"msg": "failed", "exc_info": sys.exc_info()})
    first, *trace = lines.format(record).split("\n")
    assert first.endswith("failed")
    assert any("no such thing" in line for line in trace)
    assert all(line.isprintable() and line.startswith(MARGIN) for line in trace)


def test_the_same_error_is_told_a_few_times_only() -> None:
    quiet = NotAgain()
    record = logging.makeLogRecord({"msg": "accept failed", "levelno": logging.ERROR, "levelname": "ERROR"})
    passed = [quiet.filter(logging.makeLogRecord(vars(record))) for _ in range(1000)]
    assert sum(passed) == TOLD_AT_MOST
    assert quiet.filter(logging.makeLogRecord({"msg": "another", "levelno": logging.ERROR}))
    lost = "Task exception was never retrieved\nfuture: <Task finished name='Task-{}' coro=<f() at 0x7f{:x}>>"
    for form in ("accept failed for {}", "{} of {:#x} tasks failed", lost):
        told = [
            quiet.filter(logging.makeLogRecord({"msg": form.format(n, n), "levelno": logging.ERROR}))
            for n in range(1000)
        ]
        assert sum(told) == TOLD_AT_MOST, form
    assert all(quiet.filter(logging.makeLogRecord({"msg": "request", "levelno": 20})) for _ in range(1000))


def test_how_often_something_was_not_told_is_told_afterwards(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 1000.0
    monkeypatch.setattr("kaiju.server.logs.time.monotonic", lambda: now)
    quiet = NotAgain()
    error = {"name": "x", "levelno": logging.ERROR, "levelname": "ERROR"}
    for _ in range(TOLD_AT_MOST + 7):
        quiet.filter(logging.makeLogRecord({**error, "msg": "accept failed"}))
    quiet.filter(logging.makeLogRecord({**error, "msg": "another"}))
    now += AGAIN_AFTER + 1
    for _ in range(3):  # whatever the log tells next
        assert quiet.filter(logging.makeLogRecord({"msg": "request", "levelno": logging.INFO}))
    assert [record.getMessage() for record in caplog.records] == ["7 more were not told: accept failed"]


def test_the_page_answers_every_address_of_the_client(server: Server) -> None:
    async def story(client: Client) -> None:
        first = await client.ask("GET", "/")
        assert first.headers["content-type"].startswith("text/html")
        assert "<!doctype html>" in first.text.lower()
        assert (await client.ask("GET", "/table/abc")).text == first.text
        if (STATIC / "assets").is_dir():
            name = next(path.name for path in (STATIC / "assets").iterdir())
            asset = await client.ask("GET", f"/assets/{name}")
            assert asset.status_code == 200
            assert "immutable" in asset.headers["cache-control"]

    run(server, story)


def test_the_request_page_names_every_request(server: Server) -> None:
    async def story(client: Client) -> None:
        page = (await client.ask("GET", "/api/docs")).text
        document = (await client.ask("GET", "/api/openapi.json")).json()
        assert len(document["paths"]) > 12
        for path in document["paths"]:
            assert path.replace("&", "&amp;") in page
        assert "<script" not in page

    run(server, story)


def test_the_document_describes_every_live_message_and_leads_nowhere_wrong(server: Server) -> None:
    async def story(client: Client) -> None:
        page = (await client.ask("GET", "/api/docs")).text
        for path in ("/api/openapi.json", "/api/docs/openapi.json"):
            document = (await client.ask("GET", path)).json()
            schemas = document["components"]["schemas"]
            for name, union in (("FromClient", FromClient), ("FromServer", FromServer)):
                messages = {each.__name__: each for each in get_args(union)}
                listed = {each["$ref"].rpartition("/")[2] for each in schemas[name]["anyOf"]}
                assert listed == set(messages)
                for message, struct in messages.items():
                    told = schemas[message]["properties"]
                    fields = {field.encode_name for field in msgspec.structs.fields(struct)}
                    assert set(told) == {"type", *fields}
                    assert told["type"]["enum"] == [struct.__struct_config__.tag]
                    assert f'id="{message}"' in page
            references = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(document)))
            assert references <= set(schemas)
            assert "Live" not in schemas

    run(server, story)


# ------------------------------------------------------------------ origins


def test_pages_of_other_sites_may_not_act(start: Start) -> None:
    server = start(ORIGINS="https://friend.example, https://other.example/")
    own = f"http://127.0.0.1:{server.port}"

    async def story(client: Client) -> None:
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", f"{own}.evil.example", "x"):
            answer = await client.ask("POST", "/api/players", {"name": "Eve"}, origin=origin)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page"), origin
        for origin in (own, "https://friend.example", "https://other.example"):
            assert (
                await client.ask("POST", "/api/players", {"name": "Ann"}, origin=origin)
            ).status_code == 201
        assert (await client.ask("GET", "/api/shelf", origin="https://evil.example")).status_code == 200
        table, _ = await table_of(client, 2)
        with pytest.raises(InvalidStatus) as refused:
            await client.line(table, origin="https://evil.example")
        assert refused.value.response.status_code == 403
        for origin in (own, "https://friend.example"):
            async with await client.line(table, origin=origin) as live:
                await live.hello()
                assert live.view is not None

    run(server, story)


# ------------------------------------------------------------------ limits


def test_limits_on_requests(start: Start) -> None:
    server = start(REQUESTS_PER_SECOND="1", REQUESTS_BURST="10", PLAYERS_PER_MINUTE="3")

    async def story(client: Client) -> None:
        for _ in range(3):
            await client.person()
        await refused(client, 429, "too-fast", "POST", "/api/players", {"name": "Ann"})
        codes = [(await client.ask("GET", "/api/shelf")).status_code for _ in range(20)]
        assert codes.count(429) >= 10
        assert (await client.ask("GET", "/health")).status_code == 200  # never limited
        await asyncio.sleep(1.5)
        assert (await client.ask("GET", "/api/shelf")).status_code == 200

    run(server, story)


def test_limits_on_tables(start: Start) -> None:
    server = start(TABLES_PER_MINUTE="5", TABLES_PER_PLAYER="2")

    async def story(client: Client) -> None:
        ann, bo = await client.person("Ann"), await client.person("Bo")
        body = {"game": "king_of_tokyo", "seats": TWO}
        for _ in range(2):
            await client.open(ann, seats=TWO)
        text = await refused(client, 429, "too-many-tables", "POST", "/api/tables", body, ann)
        assert "unfinished" in text
        for _ in range(2):
            await client.open(bo, seats=TWO)
        await refused(client, 429, "too-fast", "POST", "/api/tables", body, bo)

    run(server, story)


def test_limits_on_connections(start: Start) -> None:
    server = start(CONNECTIONS_PER_CLIENT="4")

    async def story(client: Client) -> None:
        table, _ = await table_of(client, 2)
        lines: list[Live] = []
        with pytest.raises(InvalidStatus):
            while len(lines) <= 4:
                lines.append(await client.live(table))
        assert len(lines) in (3, 4)  # the connection for requests counts while it is open
        await lines[0].socket.close()
        for _ in range(50):
            try:
                async with await client.live(table) as live:
                    assert live.view is not None
                break
            except InvalidStatus:
                await asyncio.sleep(0.05)
        else:
            raise AssertionError("a closed connection still counts")

    run(server, story)


def test_floods_are_refused_then_cut_off(start: Start) -> None:
    server = start(MESSAGES_PER_SECOND="20", MESSAGES_BURST="60")

    async def story(client: Client) -> None:
        table, (ann, bo) = await table_of(client, 2)
        honest = await client.live(table, bo)
        async with await client.live(table, ann) as live:
            for _ in range(200):
                await live.send({"type": "ping"})
            closed = await live.closed()
            codes = [text for text in live.heard if '"refused"' in text]
            assert closed == 4008
            assert 20 <= len(codes) <= 40
            assert all('"too-fast"' in text for text in codes)
            assert sum('"pong"' in text for text in live.heard) >= 55
        await honest.sync()
        async with await client.live(table, ann) as live:  # one may come back and behave
            await live.sync()

    run(server, story)


def test_bad_messages_are_forgiven_now_and_then_but_not_for_ever(server: Server) -> None:
    async def story(client: Client) -> None:
        table, _ = await table_of(client, 2)
        async with await client.live(table) as live:
            for _ in range(60):
                await live.send("nonsense")
            assert await live.closed() == 4008
            assert 20 <= sum('"not-understood"' in text for text in live.heard) <= 40

    run(server, story)


def test_limits_on_chat(start: Start) -> None:
    server = start(CHAT_PER_MINUTE="20")

    async def story(client: Client) -> None:
        table, (ann, _) = await table_of(client, 2)
        async with await client.live(table, ann) as live:
            for n in range(8):
                await live.send({"type": "say", "text": f"line {n}"})
            await live.sync()
            assert len(live.chat) == 5
            assert sum('"too-fast"' in text for text in live.heard) == 3

    run(server, story)


def test_guessing_a_password_is_limited(server: Server) -> None:
    async def story(client: Client) -> None:
        ann, eve = await client.person("Ann"), await client.person("Eve")
        table = await client.open(ann, seats=TWO, password="right")
        codes = []
        for n in range(40):
            answer = await client.ask("POST", f"/api/tables/{table}/join", {"password": f"guess {n}"}, eve)
            codes.append(answer.json()["code"])
        assert codes.count("wrong-password") <= 32
        assert codes.count("too-fast") >= 8
        assert await client.join(table, ann) == 0  # who sits there is not kept out

    run(server, story)


# ------------------------------------------------------------------ for whoever runs it


def test_health_readiness_and_figures(either: Server) -> None:
    async def story(client: Client) -> None:
        assert (await client.get("/health"))["ok"] is True
        assert (await client.get("/ready"))["ok"] is True
        table, (ann, bo) = await table_of(client, 2)
        before = await figures(client)
        async with await client.live(table, ann) as first, await client.live(table, bo) as second:
            asked = first if first.question else second
            await asked.answer(0)
            await asked.until("news")
            await asked.refusal("nonsense")
            after = await figures(client)
        assert after["kaiju_answers_total"] == before["kaiju_answers_total"] + 1
        assert not any(name.startswith("kaiju_answers_total{") for name in after), (
            "who answered may be a secret"
        )
        name = 'kaiju_refused_total{code="not-understood"}'
        assert after[name] == before.get(name, 0) + 1
        assert after["kaiju_connections"] == before["kaiju_connections"] + 2
        assert after["kaiju_tables_in_memory"] >= 1
        assert after["kaiju_commit_seconds_count"] > before["kaiju_commit_seconds_count"]

    run(either, story)


async def figures(client: Client) -> dict[str, float]:
    text = (await client.ask("GET", "/metrics")).text
    found = (line.rsplit(" ", 1) for line in text.splitlines() if line and not line.startswith("#"))
    return {name: float(value) for name, value in found}


def test_the_access_log_tells_requests_and_no_secrets(start: Start) -> None:
    server = start()
    secrets: list[str] = []

    async def story(client: Client) -> None:
        ann = await client.person("Ann Gojira")
        secrets.append(ann.secret)
        table = await client.open(ann, seats=TWO, password="hush hush")
        await client.live(table, ann)
        await client.ask("GET", "/api/tables/nothing")

    run(server, story)
    requests = [line for line in server.lines() if line["logger"] == "kaiju.access"]
    assert ("GET", "/api/tables/nothing", 404) in [(r["method"], r["path"], r["status"]) for r in requests]
    assert all(request["ms"] >= 0 and request["client"] == "127.0.0.1" for request in requests)
    told = server.told()
    assert secrets[0] not in told
    assert "hush hush" not in told
    assert "Ann Gojira" not in told
