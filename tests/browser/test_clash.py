"""Godzilla: Tokyo Clash between a desk and a phone; its board by keys and by a finger."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Browse
from tests.browser.person import Message, Person
from tests.browser.playing import POSTER, Player, play
from tests.browser.stage import SIZES, Stage, faults, recorded
from tests.browser.test_touch import SMALL
from tests.marks import now_or_long, slow

GAME = "godzilla_tokyo_clash"
TOUCHED = [size for size, manner in SIZES.items() if manner["has_touch"]]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Asking(Stage):
    """A stage that keeps what it is answered."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.answers: list[Message] = []

    def _hear(self, socket: WebSocketRoute, message: Message) -> None:
        super()._hear(socket, message)
        if message["type"] == "answer":
            self.answers.append(message)


def example(kind: str, nth: int = 0) -> Message:
    """A recorded question."""
    return [each for each in recorded() if each["game"] == GAME and each["question"]["kind"] == kind][nth]


@slow
def test_a_whole_clash_between_a_desk_and_a_phone(browse: Browse) -> None:
    ann, bob = browse("Ann"), browse("Bob", **PHONE)
    ann.go(f"/play/{GAME}")
    for _ in range(2):
        ann.press("One seat less")
    ann.page.get_by_label("Who sits at seat 2").select_option(label="Open to anybody")
    ann.press("Open the table")
    ann.give_name()
    path = urlsplit(ann.page.get_by_label("The link to this table").input_value()).path
    bob.go(path)
    bob.press("Take a seat")
    bob.give_name()

    play([Player(ann, 3, touch=0.4), Player(bob, 4, touch=0.4)])
    for person in (ann, bob):
        poster = person.page.locator(POSTER)
        expect(poster).to_be_visible()
        expect(poster.get_by_role("heading")).to_contain_text(re.compile(r"wins?!"))
    assert ann.line.next_event == bob.line.next_event
    wide = bob.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"the page is {wide} pixels wide"


def test_a_hex_is_found_and_chosen_by_keys(browse: Browse) -> None:
    """Arrows go from hex to hex, plus and minus zoom, Enter answers."""
    stage = Asking(browse("Mira"))
    move = example("move")
    stage.show(move)
    sent = stage.answers
    page = stage.page
    hexes = page.locator("[role=application] [data-space]")
    page.locator("[role=application] [data-space][tabindex='0']").focus()
    name = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.match(r"[a-g]\d", name)
    assert "Around it" in name
    frame = page.locator("[role=application]").get_attribute("viewBox")
    page.keyboard.press("+")
    assert page.locator("[role=application]").get_attribute("viewBox") != frame
    page.keyboard.press("0")
    assert page.locator("[role=application]").get_attribute("viewBox") == frame
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.hasAttribute('data-space')")
    assert hexes.count() == len(move["view"]["map"]["spaces"])
    goal = next(option for option in move["question"]["options"] if option["say"] == "opt-move")
    page.locator(f"[data-space='{goal['at']['id']}']").focus()
    page.keyboard.press("Enter")
    stage.person.until(lambda: sent, "the answer")
    assert sent[0]["answer"] == goal["answer"]


def test_a_finger_sees_what_a_hex_means_before_it_counts(browse: Browse) -> None:
    stage = Asking(browse("Mira", **SIZES["390x844"]))
    stage.show(example("move"))
    sent = stage.answers
    goal = stage.page.locator(".hit.can[data-answer]").nth(1)
    answer = int(goal.get_attribute("data-answer") or "-1")
    goal.tap()
    expect(stage.page.locator(f".ways [data-answer='{answer}']")).to_be_visible()
    assert not sent
    goal.tap()
    stage.person.until(lambda: sent, "the answer")
    assert sent[0]["answer"] == answer


# What lies over one another, or is too small to be seen.
CROWDED = """() => {
  const shown = [...document.querySelectorAll('.mat, .question, .hand, .city, .side .log')]
    .filter((each) => each.checkVisibility())
    .map((each) => ({ name: each.className, ...each.getBoundingClientRect().toJSON() }));
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const found = shown.flatMap((a, i) =>
    shown.slice(i + 1).filter((b) => over(a, b)).map((b) => `${a.name} and ${b.name}`));
  const city = shown.find(({ name }) => name.includes('city'));
  if (!city || city.height < 100) found.push(`the city has ${city?.height} px`);
  const log = shown.find(({ name }) => name.includes('log'));
  if (log && log.height < 60) found.push(`the log has ${log.height} px`);
  return found;
}"""


@pytest.mark.parametrize(
    "size", now_or_long(["844x390", "360x640", "1366x640", "1180x820"], {"844x390", "360x640"})
)
def test_the_city_and_everybodys_mat_have_room(size: str, browse: Browse) -> None:
    """With four players, and with a card chosen, which needs the most buttons."""
    stage = Stage(browse("Mira", **SIZES[size]))
    found = {}
    crowd = [each for each in recorded() if each["game"] == GAME and len(each["view"]["players"]) == 4]
    for each in [
        next(e for e in crowd if e["question"]["kind"] == kind) for kind in ("defend", "discard_for_refresh")
    ]:
        stage.show(each)
        found[each["question"]["kind"]] = stage.page.evaluate(CROWDED)
    stage.show(example("action"))
    stage.page.locator(".hand li.can button").nth(2).click()
    expect(stage.page.locator(".ways button")).to_have_count(4)
    found["a card chosen"] = stage.page.evaluate(CROWDED) + faults(stage)
    assert not any(found.values()), found


MANY = ("action", "attack", "defend", "discard_for_refresh", "move", "place_piece", "recover", "throw_piece")
"""Short questions and long ones, about the city and about cards."""


def some() -> list[Message]:
    """One question of each of these kinds for every number of players that has one."""
    found: dict[tuple[str, int], Message] = {}
    for each in recorded():
        if each["game"] == GAME and each["question"]["kind"] in MANY:
            found.setdefault((each["question"]["kind"], len(each["view"]["players"])), each)
    return list(found.values())


def choose_a_card(stage: Stage) -> None:
    stage.page.locator(".hand li.can button").nth(2).click()
    expect(stage.page.locator(".ways button")).to_have_count(4)


@pytest.mark.parametrize("size", now_or_long(SIZES, {"844x390"}))
def test_the_question_keeps_its_place(size: str, browse: Browse) -> None:
    """Whatever is asked, and when a card has been chosen."""
    stage = Stage(browse("Mira", **SIZES[size]))
    tops: dict[int, set[int]] = {}

    def look(players: int) -> None:
        top = stage.page.evaluate(
            "Math.round(document.querySelector('.question').getBoundingClientRect().top)"
        )
        tops.setdefault(players, set()).add(top)

    for each in some():
        stage.show(each)
        look(len(each["view"]["players"]))
    stage.show(example("action"))
    choose_a_card(stage)
    look(len(example("action")["view"]["players"]))
    assert not faults(stage)
    assert all(max(at) - min(at) <= 8 for at in tops.values()), tops


# Hexes that a finger can hardly hit.
HEXES = """() => [...document.querySelectorAll('.hit.can')]
  .map((each) => each.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < 43).length"""


@pytest.mark.parametrize("size", now_or_long(TOUCHED, set()))
def test_a_finger_hits_what_it_means(size: str, browse: Browse) -> None:
    """What is smaller than a finger in the city can be answered by a list of buttons, and the city can be enlarged."""
    stage = Stage(browse("Mira", **SIZES[size]))
    found: list[str] = []
    for each in some():
        stage.show(each)
        found += stage.page.evaluate(SMALL)
        if stage.page.evaluate(HEXES):
            expect(stage.page.get_by_role("button", name="As a list")).to_be_visible()
            expect(stage.page.get_by_role("button", name="Nearer")).to_be_visible()
    stage.show(example("action"))
    choose_a_card(stage)
    found += stage.page.evaluate(SMALL)
    assert not found, sorted(set(found))
