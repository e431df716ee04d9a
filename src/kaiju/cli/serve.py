"""`kaiju serve`: tables for the browser."""

from __future__ import annotations

import os
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import msgspec
from rich.console import Console

from kaiju.rulebook.replaced import read_data
from kaiju.server.serve import is_free, serve
from kaiju.server.settings import BadSettings, database_address, from_environment

ANYWHERE = ("0.0.0.0", "::")
OPEN_WITHIN = 60
USUAL_PORTS = range(8000, 8020)


def run(
    *,
    host: str,
    port: int | None,
    database: str | None,
    workers: int,
    browse: bool,
    logs: str | None,
    console: Console,
) -> int:
    """Serve until stopped."""
    settings = from_environment()
    if database is not None:
        settings = msgspec.structs.replace(settings, database_url=database)
    form = logs or os.environ.get("KAIJU_LOG_FORMAT") or ("text" if sys.stderr.isatty() else "json")
    if form not in ("text", "json"):
        raise BadSettings(f"Logs are written as text or json, not {form!r}.")
    settings = msgspec.structs.replace(settings, log_format=form)
    if workers < 1:
        raise BadSettings("There must be at least one worker.")
    database_address(settings.database_url)  # complain before anything is started
    for path in filter(None, settings.data.split(",")):
        read_data(Path(path.strip()))
    port = choose_port(host, port)
    address = f"http://{'localhost' if host in (*ANYWHERE, '127.0.0.1') else host}:{port}/"
    told = [f"Kaiju is at {address} (Ctrl-C stops it)."]
    if host in ANYWHERE:
        told.append("Friends in the same network use this machine's name instead of localhost.")
    near = "127.0.0.1" if host in ANYWHERE else host
    ask = f"http://{f'[{near}]' if ':' in near else near}:{port}/health"
    threading.Thread(
        target=_tell_when_ready, args=(ask, address if browse else "", told, console), daemon=True
    ).start()
    serve(settings, host, port, workers)
    return 0


def choose_port(host: str, wanted: int | None) -> int:
    """The port that was asked for, or the first free one; BadSettings when it cannot be had."""
    if not is_free(host, 0):
        raise BadSettings(f"There is no address {host} to listen on here; 127.0.0.1 and 0.0.0.0 always are.")
    if wanted is None:
        found = next((port for port in USUAL_PORTS if is_free(host, port)), None)
        if found is None:
            raise BadSettings(f"No port from 8000 on is free at {host}; choose one with --port.")
        return found
    if not 0 < wanted < 65536:
        raise BadSettings("A port is a number from 1 to 65535.")
    if not is_free(host, wanted):
        raise BadSettings(f"Port {wanted} of {host} is in use or not allowed; choose another with --port.")
    return wanted


def _tell_when_ready(ask: str, browse: str, told: list[str], console: Console) -> None:
    """Say where the server is as soon as it answers; a machine without a browser just has the address."""
    until = time.monotonic() + OPEN_WITHIN
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(ask, timeout=2):
                break
        except OSError:
            time.sleep(0.2)
    else:
        return
    for line in told:
        console.print(line, highlight=False)
    if browse:
        try:
            webbrowser.open(browse)
        except webbrowser.Error:
            return
