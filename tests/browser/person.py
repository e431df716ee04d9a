"""Somebody at a browser of their own: what they see, what the page was told, what went wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocket

PATIENCE = 30_000
"""Milliseconds that a page may take for anything: the machine may be busy."""

# Everything at once and without a sound; only what the page itself would keep.
KEPT = "localStorage.getItem('kaiju.settings') ?? localStorage.setItem('kaiju.settings', {settings})"

Message = dict[str, Any]


class Line:
    """One live channel of a page: what was sent and what was heard."""

    def __init__(self, socket: WebSocket) -> None:
        self.sent: list[Message] = []
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.closed = False
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", self._hear)
        socket.on("close", self._close)

    def _hear(self, frame: str | bytes) -> None:
        self.raw.append(frame if isinstance(frame, str) else frame.decode())
        self.heard.append(json.loads(frame))

    def _close(self, _: WebSocket) -> None:
        self.closed = True

    @property
    def hello(self) -> Message:
        """How the page introduced itself."""
        return self.sent[0]

    @property
    def news(self) -> list[Message]:
        """The messages that carry events and a view, the oldest first."""
        return [message for message in self.heard if message["type"] in ("welcome", "news")]

    @property
    def next_event(self) -> int:
        """The number of the first event that has not come; every event before it came in order and once."""
        expected: int = self.hello.get("since", 0)
        for message in self.news:
            first = message.get("first", 0)
            assert first == expected, f"events from {first}, expected {expected}"
            expected = first + len(message.get("events", []))
        return expected


class Person:
    """A browser context with one page, and an ear on everything that the page does."""

    def __init__(self, browser: Browser, home: str, name: str = "", **manner: Any) -> None:
        self.name = name
        self.home = home
        self.lines: list[Line] = []
        self.wrong: list[str] = []
        self.forgiven: list[str] = ["Service Worker registration blocked by Playwright"]
        self.fetched: list[str] = []
        settings = {"speed": "skip", "sound": False, **manner.pop("settings", {})}
        # What the app keeps for days without a server is tried by tests of its own; here every request is seen.
        manner = {
            "viewport": {"width": 1280, "height": 860}, "locale": "en-GB", "service_workers": "block", **manner,
        }  # fmt: skip
        self.touches = bool(manner.get("has_touch"))
        self.context = browser.new_context(base_url=home, reduced_motion="reduce", **manner)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(KEPT.format(settings=json.dumps(json.dumps(settings))))
        self.page = self.context.new_page()
        self._listen(self.page)

    def _listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"page error: {error.stack}"))
        page.on("request", lambda request: self.fetched.append(request.url))
        page.on("websocket", self._line)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") or "Content Security Policy" in message.text:
            self.wrong.append(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _line(self, socket: WebSocket) -> None:
        self.fetched.append(socket.url)
        self.lines.append(Line(socket))

    # ------------------------------------------------------------------ looking

    @property
    def line(self) -> Line:
        """The live channel that is open now."""
        return self.lines[-1]

    def text(self) -> str:
        """All that can be read on the page."""
        return self.page.locator("body").inner_text()

    def until(self, true: Callable[[], object], what: str, within: float = PATIENCE) -> None:
        """Let the page go on until something is so."""
        for _ in range(int(within / 25)):
            if true():
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"{self.name or 'somebody'} waits in vain: {what}")

    # ------------------------------------------------------------------ going about

    def go(self, path: str = "/") -> Person:
        """Open an address as a link would."""
        self.page.goto(path)
        self.page.locator("main, #main").first.wait_for()
        return self

    def give_name(self) -> None:
        """Answer the question who one is."""
        self.page.get_by_role("dialog").get_by_role("textbox").fill(self.name)
        self.page.keyboard.press("Enter")

    def press(self, name: str, within: str = "body", *, exact: bool = True) -> None:
        """Click a button by what it says."""
        self.page.locator(within).get_by_role("button", name=name, exact=exact).click()

    # ------------------------------------------------------------------ afterwards

    def check(self) -> None:
        """No error was reported, and nothing came from anywhere but our own server."""
        wrong = [each for each in self.wrong if not any(part in each for part in self.forgiven)]
        assert not wrong, f"{self.name or 'a page'}: {wrong[:5]}"
        ours = urlsplit(self.home).netloc
        strange = {
            url
            for url in self.fetched
            if urlsplit(url).netloc != ours and not url.startswith(("data:", "blob:"))
        }
        assert not strange, f"loaded from elsewhere: {sorted(strange)[:5]}"
