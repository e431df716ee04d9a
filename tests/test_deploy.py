"""The files for hosting (deploy/) fit the server, each other and the guide: every path, word, port and name in them."""

from __future__ import annotations

import ipaddress
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from kaiju.server.settings import Settings, to_environment
from tests.children import listening
from tests.server.running import free_port

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "how-to" / "host.md").read_text("utf-8")
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
UNIT = (DEPLOY / "kaiju.service").read_text("utf-8")
NGINX = (DEPLOY / "nginx.conf").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
OTHERS = {"FORWARDED_ALLOW_IPS"}
"""Variables that are the server library's."""


def instructions() -> list[tuple[str, str]]:
    """The container file, instruction by instruction."""
    text = re.sub(r"^\s*#.*\n", "", CONTAINER, flags=re.MULTILINE).replace("\\\n", " ")
    lines = [line.strip().partition(" ") for line in text.splitlines() if line.strip()]
    return [(word, rest.strip()) for word, _, rest in lines]


def told(word: str) -> list[str]:
    return [rest for each, rest in instructions() if each == word]


def check_words(words: list[str]) -> int:
    """Words that `kaiju` is called with: all of them are known; gives the port."""
    assert words[0] == "serve"
    options = dict(zip(words[1::2], words[2::2], strict=True))
    helped = subprocess.run(
        [sys.executable, "-m", "kaiju.cli", "serve", "--help"], capture_output=True, text=True
    )
    for option in options:
        assert re.search(rf"{option}\b", helped.stdout), f"kaiju serve does not know {option}"
    return int(options["--port"])


def check_variables(names: set[str]) -> None:
    assert names <= set(to_environment(Settings())) | OTHERS, names


# ------------------------------------------------------------------ the container


def test_the_container_is_made_from_what_is_there() -> None:
    assert {word for word, _ in instructions()} <= {
        *("FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE"),
        *("HEALTHCHECK", "ENTRYPOINT", "CMD"),
    }
    for copied in told("COPY"):
        *sources, _ = copied.split()
        if not sources[0].startswith("--from=build"):
            assert all((ROOT / source).exists() for source in sources), copied
    for line in told("RUN"):
        for name in re.findall(r"--requirement (\S+)", line):
            assert (ROOT / name).is_file()
    assert "--require-hashes" in told("RUN")[0], "only packages that are locked"
    left_out = (ROOT / ".dockerignore").read_text("utf-8").split("\n")
    assert {".git", ".venv", "web/node_modules"} <= set(left_out)


def test_the_container_serves_as_nobody_in_particular() -> None:
    (command,), (entry,) = told("CMD"), told("ENTRYPOINT")
    port = check_words(json.loads(command))
    assert told("EXPOSE") == [str(port)]
    assert f"http://127.0.0.1:{port}/ready" in told("HEALTHCHECK")[0]
    assert json.loads(entry) == ["/opt/kaiju/.venv/bin/kaiju"], "as in the guide"
    assert told("USER") == ["10001"]
    assert "--uid 10001" in told("RUN")[-1]
    (home,) = told("VOLUME")
    assert f"--home-dir {home} " in told("RUN")[-1]
    variables = dict(part.split("=", 1) for part in shlex.split(" ".join(told("ENV"))))
    check_variables(set(variables))
    for name in ("KAIJU_DATABASE_URL", "KAIJU_REPORTS"):
        assert variables[name].startswith(f"{home}/"), "what is kept is on the volume"


# ------------------------------------------------------------------ several containers


def test_the_composition_fits_together() -> None:
    services = COMPOSE["services"]
    for name, service in services.items():
        for wanted in service.get("depends_on", {}):
            assert wanted in services
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            if source.startswith("."):
                assert (DEPLOY / source).is_file(), volume
            else:
                assert source in COMPOSE["volumes"], volume
        assert service["restart"] == "unless-stopped", name
    kaiju, database, nginx = services["kaiju"], services["database"], services["nginx"]
    assert (DEPLOY / kaiju["build"]["context"] / kaiju["build"]["dockerfile"]).is_file()
    port = check_words(kaiju["command"])
    assert f"server kaiju:{port};" in NGINX
    assert "--workers" in kaiju["command"], "which is what PostgreSQL is for"
    check_variables(set(kaiju["environment"]))
    user, name = database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]
    password = database["environment"]["POSTGRES_PASSWORD"]
    assert kaiju["environment"]["KAIJU_DATABASE_URL"] == f"postgresql://{user}:{password}@database/{name}"
    assert password.startswith("${KAIJU_DB_PASSWORD:?"), "no password is written down"
    assert "ports" not in kaiju, "nobody gets past nginx"
    assert "ports" not in database
    front = nginx["networks"]["inside"]["ipv4_address"]
    assert kaiju["environment"]["FORWARDED_ALLOW_IPS"] == front
    (inside,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert ipaddress.ip_address(front) in ipaddress.ip_network(inside["subnet"])
    assert nginx["ports"] == ["80:80"]
    assert "listen 80;" in NGINX
    home = told("VOLUME")[0]
    assert kaiju["environment"]["KAIJU_REPORTS"].startswith(f"{home}/")
    assert f"reports:{home}" in kaiju["volumes"]


def test_nginx_passes_on_what_the_server_needs() -> None:
    assert NGINX.count("{") == NGINX.count("}")
    for header in ("Host $http_host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme"):
        assert f"proxy_set_header {header};" in NGINX
    assert "proxy_set_header Upgrade $http_upgrade;" in NGINX
    assert "proxy_set_header Connection $kaiju_connection;" in NGINX
    assert "proxy_http_version 1.1;" in NGINX


# ------------------------------------------------------------------ the guide and the unit


@pytest.mark.parametrize(("kind", "text"), [("ini", UNIT), ("nginx", NGINX)])
def test_the_guide_shows_the_files_as_they_are(kind: str, text: str) -> None:
    (shown,) = re.findall(rf"```{kind}\n(.*?)```", GUIDE, re.DOTALL)
    assert shown == text


def test_the_service_starts_by_its_own_command_and_stops_when_told(tmp_path: Path) -> None:
    (command,) = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    program, *words = shlex.split(command)
    assert program == "/opt/kaiju/.venv/bin/kaiju"
    check_words(words)
    variables = dict(re.findall(r"^Environment=(\w+)=(.*)$", UNIT, re.MULTILINE))
    check_variables(set(variables))
    assert variables["KAIJU_DATABASE_URL"].startswith("/var/lib/kaiju/"), "which StateDirectory makes"
    assert "StateDirectory=kaiju\n" in UNIT
    port = free_port()
    words[words.index("--port") + 1] = str(port)
    variables["KAIJU_DATABASE_URL"] = str(tmp_path / "kaiju.db")
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(
            listening([sys.executable, "-m", "kaiju.cli", *words]),
            env={**variables, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"},
            cwd=tmp_path,
            stdout=log,
            stderr=log,
        )
    try:
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=5) as answer:
                    assert answer.status == 200
                    break
            except urllib.error.URLError:
                assert server.poll() is None, (tmp_path / "log").read_text()
                time.sleep(0.1)
        server.send_signal(signal.SIGTERM)
        server.wait(30)
    finally:
        server.kill()
        server.wait()
    assert '"level": "error"' not in (tmp_path / "log").read_text()
    assert (tmp_path / "kaiju.db").is_file()
