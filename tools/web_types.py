"""Write the TypeScript types of the web client from the structures that go over the wire.

    python tools/web_types.py           writes web/src/api/types.ts and web/src/api/event-defaults.ts
    python tools/web_types.py --check   only says whether they are what they should be

The messages of the protocol, the views and the events of every game become one set of JSON schemas, and
openapi-typescript (a development package of the web client) turns it into types. Two games may use the same name for
different things, so what belongs to a game carries its name: ``TokyoView``, ``DuelCardView``, ``TokyoEvent``.

An event on the wire leaves out fields that have their usual value; the sentences of the log need them. So the second
file lists, for every event, the values of the fields that may be left out.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from kaiju.advice import review
from kaiju.engine import questions
from kaiju.engine.declaration import event_defaults as event_defaults_of
from kaiju.games import SHELF
from kaiju.games.common import shown
from kaiju.server import learning, protocol, reading
from kaiju.server import messages as live
from kaiju.server.openapi import REFERENCES, lists_of_either, live_messages

WEB = Path(__file__).resolve().parent.parent / "web"
API = WEB / "src" / "api"

Schemas = dict[str, Any]


def messages() -> Schemas:
    """The schemas of everything in the protocol, the pages to read and maps, and the two unions of live messages."""
    structs = [
        each
        for module in (protocol, live, reading, learning, review, shown)
        for each in vars(module).values()
        if _is_struct(each)
    ]
    with lists_of_either(questions, shown):
        _, more = msgspec.json.schema_components(structs, ref_template=REFERENCES)
    return {**more, **live_messages()}


def of_game(name: str) -> Schemas:
    """The schemas of a game's view and events, by their prefixed names: a `TokyoView` makes it `Tokyo`."""
    declared = SHELF[name].declaration
    prefix = declared.view.__name__.removesuffix("View")
    kinds = declared.events
    _, shown = msgspec.json.schema_components([declared.view], ref_template=REFERENCES)
    told: Schemas = {}
    for kind in kinds:
        _, found = msgspec.json.schema_components([kind], ref_template=REFERENCES)
        told.update(found)
    union = {"anyOf": [{"$ref": REFERENCES.format(name=kind.__name__)} for kind in kinds]}
    return _prefixed({**shown, **told, "Event": union}, prefix)


def _is_struct(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct


def _prefixed(schemas: Schemas, prefix: str) -> Schemas:
    """The same schemas under names that begin with the prefix; references follow."""
    names = {name: name if name.startswith(prefix) else prefix + name for name in schemas}
    moved = {REFERENCES.format(name=old): REFERENCES.format(name=new) for old, new in names.items()}

    def follow(node: Any) -> Any:
        if isinstance(node, dict):
            return {
                key: moved.get(value, value) if key == "$ref" else follow(value)
                for key, value in node.items()
            }
        return [follow(each) for each in node] if isinstance(node, list) else node

    return {names[name]: follow(schema) for name, schema in schemas.items()}


def types() -> str:
    """The TypeScript source of all types."""
    schemas = messages()
    for game in SHELF:
        schemas.update(of_game(game))
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Kaiju", "version": "0"},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }
    program = WEB / "node_modules" / ".bin" / "openapi-typescript"
    if not program.exists():
        sys.exit("openapi-typescript is missing. Run npm ci in web/.")
    with tempfile.TemporaryDirectory() as place:
        source, target = Path(place, "schema.json"), Path(place, "types.ts")
        source.write_text(json.dumps(document), "utf-8")
        flags = (
            "--root-types",
            "--root-types-no-schema-prefix",
            "--default-non-nullable=false",
            "--empty-objects-unknown",
        )
        run = subprocess.run(
            [program, source, "-o", target, *flags], capture_output=True, text=True, check=False
        )
        if run.returncode:
            sys.exit(run.stderr or run.stdout)
        made = target.read_text("utf-8")
    _, _, rest = made.partition("*/\n")
    return (
        "// Written by tools/web_types.py from the structures of the server and the games.\n" + rest.lstrip()
    )


def event_defaults() -> str:
    """The TypeScript source of the usual values of event fields, by game and kind."""
    by_game = {name: event_defaults_of(game.declaration) for name, game in SHELF.items()}
    lines = ["// Written by tools/web_types.py from the events of the games.", ""]
    written: dict[str, str] = {}
    for name, defaults in by_game.items():
        source = json.dumps(defaults, indent=2, ensure_ascii=False)
        if source not in written:
            written[source] = name
            lines += [f"const {name} = {source};", ""]
        else:
            lines += [f"const {name} = {written[source]};", ""]
    lines += [f"export const eventDefaults = {{ {', '.join(by_game)} }};", ""]
    return "\n".join(lines)


def main() -> None:
    """Write both files, or compare them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say whether they are what they should be")
    given = parser.parse_args()
    if shutil.which("node") is None:
        sys.exit("Node is missing.")
    made = {API / "types.ts": types(), API / "event-defaults.ts": event_defaults()}
    if given.check:
        old = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
        if old:
            names = ", ".join(str(path.relative_to(WEB.parent)) for path in old)
            sys.exit(f"Out of date: {names}. Run python tools/web_types.py.")
        return
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
