"""People at one table: who they play, what they say, who is called, who is gone, and what they pass on at the end."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.arranging import Arranger
from tests.browser.cable import Cable
from tests.browser.conftest import Browse
from tests.browser.person import Person
from tests.browser.playing import ASKED, POSTER, Player, play
from tests.browser.stage import SIZES, Stage, recorded
from tests.marks import slow

# A page that looks away when it is told to, in a browser that lets only its worker call, as on phones.
CALLED = """
  let away = false;
  Object.defineProperty(document, 'hidden', { get: () => away });
  globalThis.lookAway = (now) => {
    away = now;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  globalThis.Notification = class {
    static permission = 'granted';
    constructor() { throw new TypeError('Illegal constructor.'); }
  };
"""
CALLS = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker.getNotifications()).map(({ title, data }) => `${title} ${data.path}`);
}"""
READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
BANNER = "[role=alert]"
CUT = ("WebSocket", "Failed to load resource", "ERR_", "Failed to fetch")


def say(person: Person, words: str) -> None:
    """Say something, wherever the chat stands."""
    person.page.get_by_label("Say something").fill(words)
    person.page.keyboard.press("Enter")


def calls(person: Person) -> list[str]:
    """What the browser calls now, and where it leads."""
    found: list[str] = person.page.evaluate(CALLS)
    return found


@slow
def test_a_table_of_friends(browse: Browse, arrange: Arranger) -> None:
    """One joins as the Monster of one's choice, talks, is called; a friend who is gone; the poster."""
    table = arrange.table(seats=[{"who": "open"}, {"who": "open"}])
    ann = browse("Ann", whole=True, service_workers="allow", settings={"notify": True})
    ann.context.grant_permissions(["notifications"])
    ann.context.add_init_script(CALLED)
    ann.go("/")
    ann.until(lambda: ann.page.evaluate(READY), "the worker")

    # Choosing a Monster when joining, and chat in the waiting room.
    ann.go(f"/table/{table}")
    ann.press("Whom do you play?")
    ann.press("Kraken", within="dialog")
    ann.press("Take a seat")
    ann.give_name()
    say(ann, "Who comes?")
    bob = browse("Bob").go(f"/table/{table}")
    bob.press("Take a seat")
    bob.give_name()
    expect(ann.page.locator(".me .name")).to_contain_text("Kraken")

    # Its first words, while the chat is closed.
    bob.press("Chat", within="nav.tools")
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text("Who comes?")
    say(bob, "Here I am, and " + "hungry " * 20)
    expect(ann.page.locator(".toasts")).to_contain_text(re.compile(r"Bob.*: Here I am, and hungry.* …"))
    bob.page.keyboard.press("Escape")

    # Whoever looks elsewhere is called when it is their turn; answering, or looking, ends it.
    ann.page.evaluate("lookAway(true)")
    ann_plays, bob_plays = Player(ann, 1, 0), Player(bob, 2, 0)
    play([ann_plays, bob_plays], lambda: calls(ann), within=60)
    assert calls(ann) == [f"Your turn · King of Tokyo /table/{table}"]
    ann.page.evaluate("lookAway(false)")
    play([ann_plays], lambda: bob.page.locator(ASKED).count(), within=60)
    ann.until(lambda: not calls(ann), "the call to end")
    assert not [each for each in ann.wrong if "Illegal constructor" in each]

    # A friend who is asked and gone: how long, wait, or let a bot play.
    bob.go("/")
    gone = ann.page.locator(BANNER)
    expect(gone).to_contain_text(re.compile(r"Bob.* is gone\. A bot stands in after\s+\d:\d\d"))
    ann.press("Wait", within=BANNER)
    expect(gone).to_contain_text("somebody wants to wait")
    expect(gone.get_by_role("button", name="Wait (1)")).to_have_attribute("aria-pressed", "true")
    ann.press("Let a bot play", within=BANNER)
    expect(gone).to_have_count(0)
    assert arrange.get(f"/api/tables/{table}")["seats"][1]["stand_in"] == "left"

    # The poster of a game that one gave up says so, and can be passed on.
    ann.press("Settings", within="nav.tools")
    ann.press("Give up", within="dialog")
    ann.press("Give up", within="dialog")
    expect(ann.page.locator(POSTER)).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_contain_text("You gave up.")
    with ann.page.expect_download() as passed:
        ann.press("Share the poster")
    picture = Path(passed.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [1200, 1200]


NEVER_BY_ITSELF = """() => {
    const usual = window.setTimeout;
    window.setTimeout = (call, ms, ...rest) => (ms < 200 ? usual(call, ms, ...rest) : 0);
}"""
"""What a page does later it does not do at all: it would try the line by itself, sometimes before anybody asks."""


def test_a_line_that_is_cut_is_tried_now(cables: list[Cable], browse: Browse, arrange: Arranger) -> None:
    cable, _ = cables
    ann = browse("Ann", home=cable.address)
    ann.forgiven += CUT
    ann.go("/")
    ann.press("Play now")
    ann.give_name()
    expect(ann.page.locator(ASKED)).to_be_visible()
    ann.page.evaluate(NEVER_BY_ITSELF)
    cable.cut()
    expect(ann.page.locator(BANNER)).to_contain_text("The line is cut.")
    expect(ann.page.locator(ASKED)).to_have_count(0)
    cable.mend()
    ann.press("Try now")
    expect(ann.page.locator(BANNER)).to_have_count(0)
    expect(ann.page.locator(ASKED)).to_be_visible()


def hold(page: Page, what: str) -> None:
    """Hold a finger on something for a second."""
    box = page.locator(what).first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(900)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_symbols_explain_themselves(browse: Browse) -> None:
    """To whoever points at them, comes to them by keys, or holds them down."""
    example = next(each for each in recorded() if each["question"]["kind"] == "keep_dice")
    die = "[data-digit] button"
    desk = Stage(browse("Mira"))
    desk.show(example)
    told = desk.page.get_by_role("tooltip")
    desk.page.locator(f"{die} [data-symbol], {die}[data-symbol]").first.hover()
    expect(told).to_be_visible()
    words = told.inner_text()
    desk.page.mouse.move(2, 2)
    expect(told).to_have_count(0)
    desk.page.keyboard.press("Tab")
    desk.page.locator(die).first.focus()
    expect(told).to_have_text(words)
    desk.page.keyboard.press("Escape")
    expect(told).to_have_count(0)

    phone = Stage(browse("Mira", **SIZES["390x844"]))
    phone.show(example)
    first = phone.page.locator(die).first
    was = first.get_attribute("aria-pressed")
    hold(phone.page, die)
    expect(phone.page.get_by_role("tooltip")).to_have_text(words)
    assert first.get_attribute("aria-pressed") == was  # held, not touched
