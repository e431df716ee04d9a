"""The OpenAPI document and its page: plain HTML without scripts, so the strict content policy holds there too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from html import escape
from types import ModuleType
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import kaiju
from kaiju.engine import questions
from kaiju.server.messages import FromClient, FromServer
from kaiju.server.protocol import Fault

REFERENCES = "#/components/schemas/{name}"
REFUSALS = {
    status: ResponseSpec(Fault, description=text, generate_examples=False)
    for status, text in (
        (400, "Not understood or not possible; the text says why"),
        (401, "No name, or a wrong secret"),
        (403, "Not yours to do"),
        (404, "There is no such thing"),
        (409, "Not now"),
        (413, "Too long"),
        (429, "Too fast"),
        (503, "Not at the moment"),
    )
}
"""What every request may be answered with besides its own answer."""


class Document(JsonRenderPlugin):
    """All requests and messages, for programs."""

    made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self.made = self.made or super().render(request, with_live_messages(openapi_schema))
        return self.made


class Page(OpenAPIRenderPlugin):
    """All requests on one page."""

    made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self.made = self.made or self._made(with_live_messages(openapi_schema))
        return self.made

    def _made(self, openapi_schema: dict[str, Any]) -> bytes:
        rows: list[str] = []
        for path, item in openapi_schema.get("paths", {}).items():
            for method in ("get", "post", "put", "patch", "delete"):
                if method in item:
                    rows.append(_operation(path, method, item[method]))
        schemas = "".join(
            f'<section id="{escape(name)}"><h3>{escape(name)}</h3><p>{escape(schema.get("description", ""))}</p>'
            f"<pre>{escape(msgspec.json.format(msgspec.json.encode(schema), indent=1).decode())}</pre></section>"
            for name, schema in sorted(openapi_schema.get("components", {}).get("schemas", {}).items())
        )
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kaiju: requests</title>'
            '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css">'
            f"</head><body><main><h1>Kaiju {escape(kaiju.__version__)}: requests</h1>"
            '<p>The same as a document for programs: <a href="/api/openapi.json">openapi.json</a>.</p>'
            f"{''.join(rows)}<section><h3>The live channel <code>/api/tables/{{table}}/live</code></h3>"
            f"<p>takes {_link('FromClient')}, gives {_link('FromServer')}</p></section><h2>Structures</h2>"
            f"{schemas}</main></body></html>"
        ).encode()


STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; background: #f3e4c3; color: #1d1532; margin: 0 }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
section { background: #fdf6e3; border: 2px solid #1d1532; border-radius: 10px; padding: .5rem 1rem; margin: 1rem 0 }
pre { overflow-x: auto; font-size: 13px }
b { text-transform: uppercase }
h3 { overflow-wrap: anywhere }
"""


def _operation(path: str, method: str, told: dict[str, Any]) -> str:
    parameters = "".join(
        f"<li><code>{escape(p['name'])}</code> ({escape(p['in'])}) {escape(p.get('description') or '')}</li>"
        for p in told.get("parameters", [])
    )
    body = _name(told.get("requestBody", {}).get("content", {}))
    responses: list[dict[str, Any]] = list(told.get("responses", {}).values())
    answer = _name(responses[0].get("content", {})) if responses else ""
    return (
        f"<section><h3><b>{method}</b> <code>{escape(path)}</code></h3>"
        f"<p>{escape(told.get('summary') or '')}. {escape(told.get('description') or '')}</p>"
        f"<ul>{parameters}</ul><p>{'takes ' + body + ', ' if body else ''}gives {answer or 'nothing'}</p></section>"
    )


def _name(content: dict[str, Any]) -> str:
    for kind in content.values():
        ref = kind.get("schema", {}).get("$ref", "")
        if ref:
            return _link(ref.rpartition("/")[2])
    return ""


def _link(name: str) -> str:
    return f'<a href="#{escape(name)}">{escape(name)}</a>'


@contextmanager
def lists_of_either(*modules: ModuleType) -> Iterator[None]:
    """Let a list of either stand for a union of two kinds of list, which msgspec writes but does not describe."""
    usual = [vars(module)["Arg"] for module in modules]
    try:
        for module in modules:
            vars(module)["Arg"] = str | int | list[int | str]
        yield
    finally:
        for module, arg in zip(modules, usual, strict=True):
            vars(module)["Arg"] = arg


@cache
def live_messages() -> dict[str, Any]:
    """The messages of the live channel as schemas, and their two unions; OpenAPI itself has no place for them."""
    with lists_of_either(questions):
        (to_server, to_client), found = msgspec.json.schema_components(
            [FromClient, FromServer], ref_template=REFERENCES
        )
    return {**found, "FromClient": to_server, "FromServer": to_client}


def with_live_messages(document: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI document with the live messages among its structures."""
    components = document.get("components", {})
    schemas = {**live_messages(), **components.get("schemas", {})}
    return {**document, "components": {**components, "schemas": dict(sorted(schemas.items()))}}


def config() -> OpenAPIConfig:
    """The document: requests from the handlers; whoever shows it adds the live messages."""
    return OpenAPIConfig(
        title="Kaiju",
        version=kaiju.__version__,
        description="Live tables of giant-monster board games. The live channel: docs/reference/protocol.md.",
        path="/api/docs",
        render_plugins=[Page(path="/"), Document(path="/openapi.json")],
        components=Components(
            security_schemes={
                "secret": SecurityScheme(
                    type="apiKey",
                    name="Authorization",
                    security_scheme_in="header",
                    description="Kaiju id:secret",
                )
            },
        ),
        use_handler_docstrings=True,
    )
