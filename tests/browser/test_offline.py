"""The app on one's own device: it can be installed, and books can be read while the server is away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.arranging import Arranger
from tests.browser.conftest import Browse
from tests.server.running import Server

READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
AWAY = ("Failed to load resource", "ERR_INTERNET_DISCONNECTED", "Failed to fetch", "WebSocket")


def test_it_can_be_installed(browse: Browse, server: Server) -> None:
    ann = browse("Ann").go("/")
    address = ann.page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    told = ann.page.request.get(address)
    assert told.headers["content-type"].startswith("application/manifest+json")
    manifest = told.json()
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert ann.page.request.get(icon["src"]).headers["content-type"] == icon["type"]


def test_books_and_replays_can_be_read_without_a_server(browse: Browse, arrange: Arranger) -> None:
    table = arrange.finished("king_of_tokyo_duel")
    ann = browse("Ann", service_workers="allow").go("/")
    ann.forgiven += AWAY
    ann.until(lambda: ann.page.evaluate(READY), "the worker")
    for path in ("/rules/king_of_tokyo_duel", "/cards/king_of_tokyo_duel", f"/replay/{table}"):
        ann.go(path)
        ann.page.wait_for_load_state("networkidle")
    ann.context.set_offline(True)
    ann.page.goto("/rules/king_of_tokyo_duel")
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Duel")
    ann.page.goto("/cards/king_of_tokyo_duel")
    expect(ann.page.get_by_text("Giant Brain").first).to_be_visible()
    ann.page.goto(f"/replay/{table}")
    expect(ann.page.get_by_role("group", name="Play the game back")).to_be_visible()


def test_a_file_that_was_read_does_not_take_the_place_of_the_pages(browse: Browse) -> None:
    ann = browse("Ann", service_workers="allow").go("/")
    ann.forgiven += AWAY
    ann.until(lambda: ann.page.evaluate(READY), "the worker")
    ann.go("/rules/king_of_tokyo_duel")
    ann.page.wait_for_load_state("networkidle")
    ann.page.goto("/licences.txt")
    expect(ann.page.locator("body")).to_contain_text("MIT")
    ann.context.set_offline(True)
    ann.page.goto("/rules/king_of_tokyo_duel")
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Duel")
