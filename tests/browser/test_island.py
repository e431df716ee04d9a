"""King of Monster Island: together at a desk and on a phone, by keys alone, and one person with two Monsters."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Browse
from tests.browser.person import Person
from tests.browser.playing import POSTER, Player, play
from tests.browser.stage import SIZES, Stage, recorded
from tests.marks import rule, slow

GAME = "king_of_monster_island"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def choose(page: Person, seat: int, who: str) -> None:
    """Who sits at a seat, by the first words of it."""
    field = page.page.get_by_label(f"Who sits at seat {seat}")
    value = field.locator("option").filter(has_text=re.compile(f"^{who}")).first.get_attribute("value")
    field.select_option(value=value)


@slow
def test_two_people_and_a_bot_win_or_lose_together(browse: Browse) -> None:
    ann, bob, eve = browse("Ann"), browse("Bob", **PHONE), browse("Eve")
    ann.go(f"/play/{GAME}")
    ann.press("One seat more")
    choose(ann, 2, "Open")
    choose(ann, 3, "Greedy")
    ann.press("Open the table")
    ann.give_name()
    path = urlsplit(ann.page.get_by_label("The link to this table").input_value()).path
    bob.go(path)
    bob.press("Take a seat")
    bob.give_name()
    eve.go(path)
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    players = [Player(ann, 5), Player(bob, 6)]
    play(players, lambda: players[0].asked != players[1].asked)

    # Whoever is not asked sees what the other is asked, and can show everybody a zone.
    thinks, waits = (ann, bob) if players[0].asked else (bob, ann)
    expect(waits.page.locator(".question")).to_contain_text("is asked:")
    expect(eve.page.locator(".question")).to_contain_text("is asked:")
    assert waits.line.news[-1]["theirs"]["seat"] == thinks.line.news[-1]["question"]["seat"]
    waits.page.locator(".pointer").click()
    waits.page.locator("[data-zone='4'] .ground").click(position={"x": 12, "y": 40}, force=True)
    for person in (thinks, eve):
        expect(person.page.locator(".points")).to_contain_text("points: Mangrove")

    play(players)
    for person in (ann, bob, eve):
        poster = person.page.locator(POSTER)
        expect(poster).to_be_visible()
        expect(person.page.locator("dialog[open]")).to_contain_text(re.compile("together"))
    assert ann.line.next_event == bob.line.next_event == eve.line.next_event
    wide = bob.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"the page is {wide} pixels wide"


@slow
@rule("KOMI-SOLO-R02")
def test_one_person_runs_two_monsters(browse: Browse) -> None:
    ann = browse("Ann")
    ann.go(f"/play/{GAME}")
    choose(ann, 2, "Me")
    ann.press("Start now")
    ann.give_name()
    player = Player(ann, 8)

    def answered() -> set[int]:
        return {m["seat"] for line in ann.lines for m in line.sent if m["type"] == "answer" and "seat" in m}

    play([player], lambda: answered() == {0, 1} or player.over)
    assert answered() == {0, 1}


@slow
def test_the_boss_phase_waits_after_each_step(browse: Browse) -> None:
    """Step by step the Boss Phase stops for a key, and the step that was just told lies open."""
    ann = browse("Ann", settings={"speed": "step"})
    ann.go(f"/play/{GAME}")
    ann.press("Start now")
    ann.give_name()
    go_on = ann.page.get_by_role("button", name="Go on", exact=True)
    told = ann.page.locator(".phase .chapter li")
    player = Player(ann, 4)
    stops: list[str] = []

    def seen() -> bool:
        if go_on.count():  # it also stops after turns, when no Boss Phase lies open
            if told.count():
                stops.append(ann.page.locator(".phase .chapter h3").inner_text())
            ann.page.keyboard.press("Enter")
        return len(set(stops)) > 1 or player.over

    play([player], seen)
    assert len(set(stops)) > 1, stops


def test_a_die_is_picked_and_used_by_keys_alone(browse: Browse) -> None:
    stage = Stage(browse("Mira", **SIZES["1440x900"]))
    page = stage.page
    example = next(
        each
        for each in recorded()
        if each["game"] == GAME and any(o["say"] == "opt-lock" for o in each["question"].get("options", []))
    )
    stage.show(example)
    die = next(i for i, done in enumerate(example["view"]["done"]) if not done)
    page.keyboard.press(str(die + 1))
    expect(page.locator(f"[data-digit='{die + 1}'] button")).to_have_attribute("aria-pressed", "true")
    lock = page.locator(".acts button").filter(has_text="Lock")
    lock.focus()
    page.keyboard.press("Enter")
    stage.person.until(lambda: stage.answered, "the answer")
    wanted = next(
        o
        for o in example["question"]["options"]
        if o["say"] == "opt-lock" and o["args"]["face"] == example["view"]["dice"][die]
    )
    assert stage.answered[0]["answer"] == wanted["answer"]
