"""Whether the hosting guide's nginx does what the guide says, tried with a real nginx and a real server.

    python tools/try_proxy.py                          nginx has to be installed

The configuration is deploy/nginx.conf with other addresses; everything happens on this machine. Strangers come from
other addresses of the loopback range.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.client import Client, play_in_turn  # noqa: E402
from tests.server.running import Server, free_port  # noqa: E402

ANN, EVE, FORGED = "127.0.0.2", "127.0.0.3", "127.0.0.99"
BURST = 30
AROUND = """daemon off; pid {folder}/nginx.pid; error_log stderr warn; worker_processes 1;
events {{ }}
http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
{ours}
}}
"""


class Proxied(Server):
    """The server as it is seen through the proxy."""

    behind = 0


@contextlib.contextmanager
def nginx(folder: Path, server: Proxied) -> Iterator[None]:
    """The guide's nginx in front of a server, which is asked through it from then on."""
    ours = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    server.behind, front = server.port, free_port()
    ours = ours.replace("server kaiju:8000;", f"server 127.0.0.1:{server.behind};")
    ours = ours.replace("listen 80;", f"listen 127.0.0.1:{front};")
    config = folder / "nginx.conf"
    config.write_text(AROUND.format(folder=folder, ours=ours), "utf-8")
    command = [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(folder), "-c", str(config)]
    subprocess.run([*command, "-t", "-q"], check=True)
    process = subprocess.Popen(command)
    try:
        server.port = front
        yield
    finally:
        server.port = server.behind
        process.terminate()
        process.wait(10)


def from_address(server: Server, address: str) -> httpx.AsyncClient:
    """Somebody with another address."""
    way = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=server.address, transport=way, trust_env=False, timeout=30)


async def everything(server: Proxied) -> list[tuple[str, bool]]:
    """What the guide promises, and whether it is so."""
    found: list[tuple[str, bool]] = []
    async with Client(server) as client:
        for _ in range(100):
            with contextlib.suppress(httpx.HTTPError):
                if (await client.ask("GET", "/ready")).status_code == 200:
                    break
            await asyncio.sleep(0.1)
        page = await client.ask("GET", "/")
        found.append(("the page comes with its policy", "content-security-policy" in page.headers))
        metrics = await client.ask("GET", "/metrics")
        found.append(("figures are not for everybody", metrics.status_code == 403))
        ann, bo = await client.person("Ann"), await client.person("Bo")
        table = await client.open(ann, seats=[{"who": "me"}, {"who": "open"}])
        await client.join(table, bo)
        lines = [await client.live(table, who) for who in (ann, bo)]
        await play_in_turn(client, lines, random.Random(1), 20)
        found.append(("a game is played over WebSockets", lines[0].answers >= 15))
        own = await client.ask("POST", "/api/players", {"name": "Cy"}, origin=server.address)
        found.append(("our own page may act", own.status_code == 201))
        foreign = await client.ask("POST", "/api/players", {"name": "Cy"}, origin="http://evil.example")
        found.append(("another site's page may not", foreign.status_code == 403))
        for _ in range(40):  # the limits are small here, and whoever came too fast may come again
            mine = await client.line(table, origin=server.address)
            said = await mine.hello()
            if said.get("code") != "too-fast":
                break
            await asyncio.sleep(0.5)
        found.append(("our own page may look at a table", said["type"] == "welcome"))
        try:
            await client.line(table, origin="http://evil.example")
            refused = False
        except Exception as error:
            refused = "403" in str(error)
        found.append(("another site's page may not look", refused))
    async with from_address(server, EVE) as eve, from_address(server, ANN) as other:
        asked = [await eve.get("/api/tables", headers={"x-forwarded-for": FORGED}) for _ in range(3 * BURST)]
        found.append(("who asks too often is told so", 429 in {each.status_code for each in asked}))
        found.append(("nobody else is", (await other.get("/api/tables")).status_code == 200))
        long = await other.post("/api/players", content=b"x" * 100_000)
        found.append(("what is too long is refused", long.status_code == 413))
    clients = {line.get("client") for line in server.lines()}
    found.append(("the log has the real addresses", {EVE, ANN} <= clients))
    found.append(("a forged one is not believed", FORGED not in clients))
    return found


def main() -> int:
    """Try it, and say what does not hold."""
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    with tempfile.TemporaryDirectory(prefix="kaiju-proxy-") as place:
        folder = Path(place)
        limits = {"REQUESTS_PER_SECOND": "2", "REQUESTS_BURST": str(BURST)}
        server = Proxied(folder, str(folder / "kaiju.db"), **limits)
        server.start()
        try:
            with nginx(folder, server):
                found = asyncio.run(everything(server))
        finally:
            server.stop()
    for what, holds in found:
        print(f"{'yes' if holds else 'NO ':4} {what}")
    return int(not all(holds for _, holds in found))


if __name__ == "__main__":
    raise SystemExit(main())
