"""What the host of a table may do, what the others see of it, and a server that cannot answer for a moment."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.browser.arranging import Arranger
from tests.browser.conftest import Browse
from tests.browser.playing import ASKED

REFUSED = "Failed to load resource"
THREE = [{"who": "me"}, {"who": "open"}, {"who": "open"}]


def test_sent_away_and_closed(browse: Browse) -> None:
    ann, bob = browse("Ann"), browse("Bob", locale="fr-FR")
    bob.forgiven.append(REFUSED)
    ann.go("/play/king_of_tokyo")
    for seat in ("2", "3"):
        ann.page.get_by_label(f"Who sits at seat {seat}").select_option(label="Open to anybody")
    ann.press("Open the table")
    ann.give_name()
    link = ann.page.get_by_label("The link to this table").input_value()
    ann.press("QR code")
    expect(ann.page.get_by_role("img", name="The link to this table as a QR code")).to_be_visible()
    bob.go(link)
    bob.page.get_by_role("main").get_by_role("button").first.click()
    bob.give_name()
    expect(ann.page.get_by_text("Bob", exact=True)).to_be_visible()
    ann.press("Send away")
    expect(bob.page.get_by_text("L’hôte vous a fait quitter cette table.")).to_be_visible()
    # Sitting down again is refused, in his language.
    bob.page.get_by_role("main").get_by_role("button").first.click()
    expect(bob.page.locator(".toasts p.wrong").last).to_contain_text("vous l’a fait quitter")

    ann.press("Close the table")
    expect(ann.page.get_by_role("dialog")).to_contain_text("without a winner")
    ann.press("Close it", within="dialog")
    expect(ann.page.get_by_role("heading", name="Be the monster.")).to_be_visible()
    expect(bob.page.get_by_role("heading", name="Cette table est fermée.")).to_be_visible()
    ann.go(link)
    expect(ann.page.get_by_role("heading", name="This table is closed.")).to_be_visible()


def test_closing_a_game_against_bots(browse: Browse) -> None:
    ann = browse("Ann").go("/")
    ann.press("Play now")
    ann.give_name()
    expect(ann.page.locator(ASKED)).to_be_visible()
    table = ann.page.url
    ann.press("Settings", within="nav.tools")
    ann.press("Close the table", within="dialog")
    ann.press("Close it", within="dialog")
    expect(ann.page.get_by_role("heading", name="Be the monster.")).to_be_visible()
    ann.go(table)
    expect(ann.page.get_by_role("heading", name="This table is closed.")).to_be_visible()


def test_a_server_that_is_busy(browse: Browse, arrange: Arranger) -> None:
    """What passes by itself is said, and asked for again by itself."""
    table = arrange.table(seats=THREE)
    ann = browse("Ann")
    ann.forgiven.append(REFUSED)
    busy = json.dumps({"code": "busy", "text": "The database is away; nothing has changed, try again."})

    def refuse(route: Route) -> None:
        route.fulfill(status=503, body=busy, headers={"content-type": "application/json"})

    ann.page.route(f"**/api/tables/{table}", refuse)
    ann.go(f"/table/{table}")
    expect(ann.page.get_by_role("heading", name="The server is wrestling.")).to_be_visible()
    expect(ann.page.get_by_text("The database is away")).to_be_visible()
    ann.page.unroute(f"**/api/tables/{table}")
    expect(ann.page.get_by_role("button", name="Take a seat")).to_be_visible()
