"""Every page: usable by everybody (axe), from our own host, under the policy, and light to load."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Response, expect

from tests.browser.arranging import Arranger
from tests.browser.conftest import Browse
from tests.browser.person import Person
from tests.browser.playing import ASKED, POSTER
from tests.marks import now_or_long, slow

TWO = [{"who": "me"}, {"who": "open"}]
GAMES = (
    "king_of_tokyo", "king_of_tokyo_origins", "king_of_tokyo_duel", "king_of_monster_island", "godzilla_tokyo_clash",
)  # fmt: skip
KILOBYTE = 1024
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# What fades in is pale for a moment; what moves for ever is not waited for.
SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity).map((each) => each.finished))
  .then(() => null)"""


class Inspector:
    """Looks at pages with axe and collects what is serious."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.axe = Axe()
        self.found: list[str] = []
        self.looked: list[str] = []

    def look(self, called: str) -> None:
        """Look at the page as it is now; every page has one title above all others."""
        self.person.page.evaluate(SETTLED)
        titles = self.person.page.locator("h1").count()
        if titles != 1:
            self.found.append(f"{called}: {titles} titles of the first rank")
        results = self.axe.run(self.person.page)
        self.looked.append(called)
        for each in results.response["violations"]:
            if each["impact"] in ("serious", "critical"):
                where = [node["target"] for node in each["nodes"][:4]]
                self.found.append(f"{called}: {each['id']} ({each['help']}) at {where}")


@slow
@pytest.mark.parametrize("theme", now_or_long(["light", "dark"], {"light"}))
def test_pages_are_for_everybody(browse: Browse, arrange: Arranger, theme: str) -> None:
    replay = arrange.finished("king_of_tokyo", options={"power_up": True})
    ann = browse("Ann", settings={"theme": theme})
    ann.forgiven.append("Failed to load resource")  # the browser's own line about a table that does not exist
    page, inspector = ann.page, Inspector(ann)

    for called, path in (
        ("shelf", "/"),
        ("open a table", "/play/king_of_tokyo"),
        ("rules", "/rules/king_of_tokyo_duel"),
        ("cards", "/cards/king_of_tokyo_origins"),
        ("settings", "/settings"),
        ("come back", "/move"),
        ("about", "/about"),
        ("no such page", "/nowhere"),
        ("no such table", "/table/nosuchtable"),
    ):
        ann.go(path)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.wait_for_load_state("networkidle")
        inspector.look(called)

    middle = arrange.get(f"/api/tables/{replay}/replay?first=0&count=1")["count"] // 2
    ann.go(f"/replay/{replay}?step={middle}")
    expect(page.locator(".controls output")).to_contain_text(f"{middle}/")
    inspector.look("replay")

    waiting = arrange.table(seats=[*TWO, {"who": "open"}])
    ann.go(f"/table/{waiting}")
    ann.press("Take a seat")
    inspector.look("name")
    ann.give_name()
    page.get_by_label("The link to this table").wait_for()
    inspector.look("waiting room")

    ann.go("/")
    ann.press("Play now")
    expect(page.locator(ASKED)).to_be_visible()
    inspector.look("asked at a table")

    # A table at which somebody else has to answer, and never does.
    other = arrange.table("king_of_tokyo_duel", seats=TWO)
    ann.go(f"/table/{other}")
    ann.press("Take a seat")
    expect(page.locator(".question")).to_be_visible()
    inspector.look("at a duel")
    eve = browse("Eve", settings={"theme": theme}, **PHONE).go(f"/table/{other}")
    expect(eve.page.locator(".question .idle")).to_be_visible()
    phone = Inspector(eve)
    phone.look("waiting, on a phone")

    # The question mark lists the keys, and closes the list again.
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Ctrl + Z")
    inspector.look("keys")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)

    ann.press("Chat", within="nav.tools")
    ann.page.get_by_label("Say something").fill("Roar")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_contain_text("Roar")
    inspector.look("chat")
    page.keyboard.press("Escape")
    ann.press("Settings", within="nav.tools")
    inspector.look("settings at a table")
    ann.press("Give up", within="dialog")
    inspector.look("sure")
    ann.press("Give up", within="dialog")
    expect(page.locator(POSTER)).to_be_visible()
    inspector.look("poster")
    ann.press("Look at the board")
    expect(page.get_by_role("dialog")).to_have_count(0)
    inspector.look("finished table")

    found = [*inspector.found, *phone.found]
    assert not found, "\n".join(found)
    assert len(inspector.looked) >= 15


def test_the_first_page_is_light(browse: Browse) -> None:
    """Script and style of the shelf, as they go over the wire."""
    ann = browse("Ann")
    loaded: list[Response] = []

    def keep(response: Response) -> None:
        loaded.append(response)

    ann.page.on("response", keep)
    ann.go("/")
    ann.page.wait_for_load_state("networkidle")
    sizes = {
        urlsplit(each.url).path: len(gzip.compress(each.body(), 9))
        for each in loaded
        if each.request.resource_type in ("script", "stylesheet")
    }
    assert any(path.endswith(".css") for path in sizes)
    assert any(path.endswith(".js") for path in sizes)
    assert sum(sizes.values()) < 90 * KILOBYTE, sizes
    # Half of what it was: 39 requests, of which the Monsters were many.
    assert len(loaded) < 20, [each.url for each in loaded]


@pytest.mark.parametrize("game", now_or_long(GAMES, {"king_of_tokyo", "godzilla_tokyo_clash"}))
def test_a_cold_table_is_light(browse: Browse, arrange: Arranger, game: str) -> None:
    """Script and style of a table with its board, and in how many requests everything comes."""
    table = arrange.table(game, seats=TWO)
    ann = browse("Ann").go(f"/table/{table}")
    ann.press("Take a seat")
    ann.give_name()
    expect(ann.page.locator(".question")).to_be_visible()
    cold = browse("Bob")
    loaded: list[Response] = []

    def keep(response: Response) -> None:
        loaded.append(response)

    cold.page.on("response", keep)
    cold.go(f"/table/{table}")
    expect(cold.page.locator(".question")).to_be_visible()
    cold.page.wait_for_load_state("networkidle")
    wire = sum(
        len(gzip.compress(each.body(), 9))
        for each in loaded
        if each.request.resource_type in ("script", "stylesheet")
    )
    assert 30 * KILOBYTE < wire < 160 * KILOBYTE
    assert len(loaded) < 30, [each.url for each in loaded]


def test_every_page_obeys_the_policy(browse: Browse, arrange: Arranger) -> None:
    """There is a policy, it allows no one else, and no page is hindered by it (see Person.check)."""
    replay = arrange.finished("king_of_tokyo_origins")
    ann = browse("Ann")
    answer = ann.page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy or "default-src 'none'" in policy
    assert "unsafe-eval" not in policy
    for path in (
        "/play/king_of_tokyo_origins",
        "/rules/king_of_tokyo",
        "/cards/king_of_tokyo",
        "/settings",
        "/nowhere",
        f"/replay/{replay}",
    ):
        ann.go(path)
        ann.page.wait_for_load_state("networkidle")
    ann.go("/")
    ann.press("Play now")
    ann.give_name()
    expect(ann.page.locator(ASKED)).to_be_visible()
    ann.check()
    # The policy is at work: what it forbids does not happen, and would have been noticed.
    ann.page.evaluate("fetch('http://127.0.0.2:9/').catch(() => 0)")
    ann.until(lambda: any("Content Security Policy" in each for each in ann.wrong), "the policy to be told")
    ann.forgiven.extend(["Content Security Policy", "127.0.0.2"])
    ann.fetched = [url for url in ann.fetched if "127.0.0.2" not in url]
