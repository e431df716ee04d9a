"""How soon one plays: from an empty profile to the first answer; and the same without a mouse."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.browser.conftest import Browse
from tests.browser.person import Person
from tests.browser.playing import ASKED, Player, play

KNOWN = "king_of_tokyo_origins"


def test_play_now_takes_four_clicks(browse: Browse) -> None:
    ann = browse("Ann").go()
    clicks = 0

    def click(thing: Locator) -> None:
        nonlocal clicks
        clicks += 1
        thing.click()

    click(ann.page.get_by_role("button", name="Play now"))
    ann.page.keyboard.type("Ann")  # the field has the focus already
    click(ann.page.get_by_role("button", name="Stomp in"))
    expect(ann.page.locator(ASKED)).to_be_visible()
    click(ann.page.locator(".question [data-loud]"))
    ann.until(lambda: any(each["type"] == "answer" for each in ann.line.sent), "to have answered")
    ann.until(lambda: len(ann.line.news) > 1, "what came of it")
    assert clicks <= 4
    assert not [each for each in ann.line.heard if each["type"] == "refused"]


LEVELS = {
    "planner": "Planner",
    "expert-fast": "Quick expert",
    "expert": "Expert",
    "beginner": "Beginner",
}


def test_levels_are_chosen_and_sit_there(browse: Browse) -> None:
    """As long as a seat is open nobody plays, and so nobody needs to think."""
    ann = browse("Ann").go("/play/king_of_tokyo")
    page = ann.page
    while page.get_by_role("button", name="One seat more").is_enabled():
        ann.press("One seat more")
    for seat, level in enumerate(LEVELS, 2):
        page.get_by_label(f"Who sits at seat {seat}").select_option(f"bot:{level}")
    page.get_by_label("Who sits at seat 6").select_option("open")
    ann.press("Open the table")
    ann.give_name()
    expect(page.locator("li.seat .who b")).to_have_text(["Ann", *LEVELS.values(), "Free"])
    ann.press("Close the table")
    ann.press("Close it", within="dialog")


def test_levels_play(browse: Browse) -> None:
    ann = browse("Ann").go("/play/king_of_tokyo")
    page = ann.page
    while page.get_by_role("button", name="One seat less").is_enabled():
        ann.press("One seat less")
    page.get_by_role("button", name="One seat more").click()
    page.get_by_label("Who sits at seat 2").select_option("bot:planner")
    page.get_by_label("Who sits at seat 3").select_option("bot:beginner")
    ann.press("Start now")
    ann.give_name()
    for level in ("Planner", "Beginner"):
        expect(page.locator(".board").get_by_text(level, exact=True)).to_be_visible()
    expect(page.locator(ASKED)).to_be_visible()


NAME = """() => { const e = document.activeElement;
  return (e?.labels?.[0]?.innerText ?? e?.getAttribute('aria-label') ?? e?.innerText ?? '').trim(); }"""
ON = "what => document.activeElement?.matches(what)"


def tab_to(person: Person, name: str = "", what: str = "*", most: int = 80) -> None:
    """Go with the tabulator to a thing, by its name or by what it is."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(ON, what) and re.match(name, person.page.evaluate(NAME)):
            return
    raise AssertionError(f"the tabulator does not come to {name or what}")


def test_a_turn_without_a_mouse(browse: Browse) -> None:
    ann = browse("Ann").go()
    page, keys = ann.page, ann.page.keyboard
    tab_to(ann, "Play King of Tokyo: Duel$")
    keys.press("Enter")
    page.get_by_label("Who sits at seat 2").wait_for()
    tab_to(ann, "Start now")
    keys.press("Enter")
    page.get_by_role("dialog").wait_for()
    keys.type("Ann")
    keys.press("Enter")
    expect(page.locator(ASKED)).to_be_visible()

    player = Player(ann, 5)
    first = ann.line.news[-1]["view"]["turn"]
    kept = False

    def done() -> bool:
        view = ann.line.news[-1]["view"]
        return view["over"] or (kept and view["turn"] > first and player.answers > 2)

    for _ in range(400):
        if done():
            break
        if not player.asked:
            page.wait_for_timeout(50)
            continue
        if not kept and page.locator("[data-digit='1'] button[aria-pressed]").count():
            keys.press("1")
            expect(page.locator("[data-digit='1'] button")).to_have_attribute("aria-pressed", "true")
            kept = True
        sent = player.answers
        if page.locator(".question .ways button:enabled").count() == 0:
            # Only the board answers: a space of a track, a card; what is picked there is confirmed in the bar.
            tab_to(ann, what="[data-touch], .can")
        elif not page.evaluate(ON, "body") or page.locator(".question [data-loud]").count() == 0:
            tab_to(ann, what=".question .ways button")
        keys.press("Enter")
        page.wait_for_timeout(100)
        if player.answers > sent:
            ann.until(lambda: done() or not page.locator("[aria-busy=true]").count(), "what came of it")
    assert done(), "the turn did not end"
    assert kept, "no die was kept with a key"


def test_a_game_without_a_board_of_its_own(browse: Browse) -> None:
    """The client is told of a game that it has never heard of: it shows facts, buttons and boxes, and one plays."""
    ann = browse("Ann")
    sent: list[str] = []

    def rename(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def answer(message: str | bytes) -> None:
            sent.extend([str(message)] if '"type":"answer"' in str(message) else [])
            server.send(message)

        socket.on_message(answer)
        server.on_message(
            lambda message: socket.send(str(message).replace(f'"game":"{KNOWN}"', '"game":"unheard_of"'))
        )

    def add(route: Route) -> None:
        answer = route.fetch()
        shelf = answer.json()
        known = next(game for game in shelf["games"] if game["name"] == KNOWN)
        shelf["games"].append({**known, "name": "unheard_of", "played_like": ""})
        route.fulfill(response=answer, json=shelf)

    ann.page.route("**/api/shelf*", add)
    ann.page.route_web_socket("**/live", rename)
    ann.page.route(
        "**/unheard_of/*", lambda route: route.continue_(url=route.request.url.replace("unheard_of", KNOWN))
    )
    ann.go(f"/play/{KNOWN}")
    ann.press("Start now")
    ann.give_name()
    expect(ann.page.get_by_role("main", name="What is on the table")).to_be_visible()
    player = Player(ann, 6, touch=0.5)
    boxes = ann.page.locator("fieldset input[data-answer]:not(:checked)")
    play([player], lambda: player.asked and boxes.count() >= 2)
    # What is ticked is what is answered.
    for box in ann.page.locator("fieldset input[data-answer]:checked").all():
        box.uncheck()
    values = [int(boxes.nth(n).get_attribute("data-answer") or 0) for n in (0, 1)]
    for value in values:
        ann.page.locator(f"fieldset input[data-answer='{value}']").check()
    given = len(sent)
    ann.page.locator(".question [data-loud]").click()
    ann.until(lambda: len(sent) > given, "to have answered")
    assert json.loads(sent[-1])["answer"] == sum(values)
    play([player], lambda: player.over or len(sent) > given + 8)
