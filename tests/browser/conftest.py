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
from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

from tests.browser.arranging import Arranger
from tests.browser.cable import Cable
from tests.browser.person import PATIENCE, Person
from tests.server.running import Server

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = "chromium-headless-shell"
"""The same engine without windows and menus, which takes less of the processor, and without some of what it can do."""
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
Chrome = Callable[..., Browser]
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


def chromium(*, whole: bool) -> str:
    """Where the browser is: its shell, where there is one and the whole of it is not needed."""
    wanted = os.environ.get("KAIJU_CHROMIUM", "")
    shell = "" if whole else shutil.which(SHELL)
    found = shell or wanted or next((path for name in NAMES if (path := shutil.which(name))), "")
    if not found or not Path(found).exists():
        pytest.fail(
            "The browser tests need Chromium: install the package chromium (Debian, Ubuntu) or Google Chrome, "
            "or say with KAIJU_CHROMIUM where it is.",
            pytrace=False,
        )
    return found


def launched(playwright: Playwright, *, whole: bool) -> Browser:
    """A browser that was started."""
    root = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    manner: dict[str, Any] = {"executable_path": chromium(whole=whole), "timeout": 4 * PATIENCE}
    try:
        return playwright.chromium.launch(**manner, args=[*QUIET, *root])
    except Error as error:
        # Some machines and containers do not let ordinary users build a sandbox; only our own pages are opened.
        if "sandbox" not in error.message.lower():
            raise
        return playwright.chromium.launch(**manner, args=[*QUIET, "--no-sandbox"])


@pytest.fixture(scope="package")
def chrome() -> Iterator[Chrome]:
    """Browsers, started when somebody first needs them; people get contexts of their own in them."""
    with sync_playwright() as playwright:
        started: dict[bool, Browser] = {}

        def browser(*, whole: bool) -> Browser:
            if whole not in started:
                started[whole] = launched(playwright, whole=whole)
            return started[whole]

        yield browser
        for each in started.values():
            each.close()


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
    request: pytest.FixtureRequest, chrome: Chrome, server: Server, tmp_path: Path
) -> Iterator[Browse]:
    """People with browsers of their own. Whatever they do, no page may report an error or load from elsewhere.

    Whoever is to be called from outside the page needs the ``whole`` browser.
    """
    people: list[Person] = []

    def come(name: str = "", *, home: str = "", whole: bool = False, **manner: Any) -> Person:
        people.append(Person(chrome(whole=whole), home or server.address, name, **manner))
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
