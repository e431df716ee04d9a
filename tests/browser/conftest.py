"""A browser, a server with the built client, and people to use them.

The fixtures of pytest-playwright live until the end of the session, and with them an event loop that no
``asyncio.run`` of another test gets along with. These go as soon as the tests of this folder are over.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.arranging import Arranger
from tests.browser.cable import Cable
from tests.browser.person import PATIENCE, Person
from tests.server.running import Server

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
    "--mute-audio",
    "--hide-scrollbars",
)
CLIENT = Path(__file__).parents[2] / "src/kaiju/server/static/index.html"

Browse = Callable[..., Person]
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test failed, so that its pages can be photographed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def chromium() -> str:
    """Where the browser is."""
    wanted = os.environ.get("KAIJU_CHROMIUM", "")
    found = wanted or next((path for name in NAMES if (path := shutil.which(name))), "")
    if not found or not Path(found).exists():
        pytest.fail(
            "The browser tests need Chromium: install the package chromium (Debian, Ubuntu) or Google Chrome, "
            "or say with KAIJU_CHROMIUM where it is.",
            pytrace=False,
        )
    return found


@pytest.fixture(scope="package")
def browser_type_launch_args() -> dict[str, Any]:
    """How Chromium is started."""
    root = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    return {"executable_path": chromium(), "args": [*QUIET, *root], "timeout": 4 * PATIENCE}


@pytest.fixture(scope="package")
def chrome(browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """One browser; people get contexts of their own in it."""
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(**browser_type_launch_args)
        except Error as error:
            # Some machines and containers do not let ordinary users build a sandbox; only our own pages are opened.
            if "sandbox" not in error.message.lower():
                raise
            args = [*browser_type_launch_args["args"], "--no-sandbox"]
            browser = playwright.chromium.launch(**{**browser_type_launch_args, "args": args})
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with quick bots that shows the built client."""
    if not CLIENT.exists():
        pytest.fail("The web client is not built: run make web.", pytrace=False)
    folder = tmp_path_factory.mktemp("browser")
    running = Server(folder, str(folder / "kaiju.db")).start()
    yield running
    running.stop()


@pytest.fixture
def arrange(server: Server) -> Iterator[Arranger]:
    """Tables as a test needs them to begin with."""
    with Arranger(server) as arranger:
        yield arranger


@pytest.fixture
def cables(server: Server) -> Iterator[list[Cable]]:
    """Two ways to the server that can be cut; to be named before the people who use them, who then leave first."""
    both = [Cable(server.port), Cable(server.port)]
    yield both
    for each in both:
        each.close()


@pytest.fixture
def browse(
    request: pytest.FixtureRequest, chrome: Browser, server: Server, tmp_path: Path
) -> Iterator[Browse]:
    """People with browsers of their own. Whatever they do, no page may report an error or load from elsewhere."""
    people: list[Person] = []

    def come(name: str = "", *, home: str = "", **manner: Any) -> Person:
        people.append(Person(chrome, home or server.address, name, **manner))
        return people[-1]

    yield come
    failed = request.node.stash.get(FAILED, False)
    for n, person in enumerate(people):
        if failed:
            person.page.screenshot(path=tmp_path / f"{n}-{person.name or 'nobody'}.png")
        person.context.close()
    for person in people:
        if not failed:
            person.check()
