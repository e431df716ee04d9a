"""One person on several devices, without an account: by a link, by a phrase; what is kept, and going for good."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import Arranger
from tests.browser.conftest import Browse
from tests.browser.person import PATIENCE, Person
from tests.server.running import Server

REFUSED = "Failed to load resource"
TWO = [{"who": "me"}, {"who": "open"}]
KEY = "JSON.parse(localStorage.getItem('kaiju.player'))"


def kept(person: Person) -> dict[str, str]:
    """What the browser keeps of its player."""
    found = person.page.evaluate(KEY)
    return dict(found) if found else {}


def named(person: Person, arrange: Arranger) -> Person:
    """Somebody who has a name and a seat at a table that waits."""
    table = arrange.table(seats=[*TWO, {"who": "open"}])
    person.go(f"/table/{table}")
    person.press("Take a seat")
    person.give_name()
    expect(person.page.get_by_label("The link to this table")).to_be_visible()
    return person


def test_to_another_device_by_a_link(browse: Browse, arrange: Arranger) -> None:
    ann = named(browse("Ann"), arrange).go("/settings")
    ann.press("Make a link")
    link = ann.page.get_by_label("The link for the other device").input_value()
    expect(ann.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    assert "/move#" in link

    phone = browse("Ann's phone", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.go(link)
    assert phone.page.evaluate("location.hash") == ""  # nobody reads it over a shoulder or in the history
    phone.press("Come back", within="section:has(h2:text('By a link'))")
    expect(phone.page.get_by_text("Welcome back, Ann.")).to_be_visible()
    expect(phone.page.get_by_role("region", name="Your tables")).to_be_visible()
    assert kept(phone)["id"] == kept(ann)["id"]
    assert kept(phone)["secret"] != kept(ann)["secret"]
    token = link.partition("#")[2]
    assert not [url for url in phone.fetched if token in url and "/api/" in url]

    # The link is used up, and says so; who is here already is asked before anything is given up.
    bob = named(browse("Bob"), arrange)
    bob.forgiven.append(REFUSED)
    before = kept(bob)
    bob.go(link)
    expect(bob.page.get_by_text("This browser is Bob now.")).to_be_visible()
    bob.press("Come back, and give up who I am here", within="section:has(h2:text('By a link'))")
    expect(bob.page.get_by_role("alert")).to_contain_text("not good")
    assert kept(bob) == before


def test_by_a_phrase(browse: Browse, arrange: Arranger) -> None:
    ann = named(browse("Ann"), arrange).go("/settings")
    ann.press("Tell me a phrase")
    phrase = ann.page.locator(".phrase").inner_text()
    assert len(phrase.split()) == 10
    ann.press("I have written it down")
    expect(ann.page.locator(".phrase")).to_have_count(0)
    ann.page.reload()
    assert phrase not in ann.text()
    assert phrase not in json.dumps(ann.page.evaluate("Object.entries(localStorage)"))

    new = browse("Ann again")
    new.forgiven.append(REFUSED)
    new.go("/move")
    new.page.get_by_label("Recovery phrase").fill("one two three")
    new.press("Come back", within="form")
    expect(new.page.get_by_role("alert")).to_contain_text("not good")
    new.page.get_by_label("Recovery phrase").fill(f"  {phrase.upper().replace(' ', ',  ')} ")
    new.press("Come back", within="form")
    expect(new.page.get_by_text("Welcome back, Ann.")).to_be_visible()
    assert kept(new)["id"] == kept(ann)["id"]


def test_my_data_and_going_for_good(browse: Browse, arrange: Arranger, tmp_path: Path) -> None:
    ann = named(browse("Ann", accept_downloads=True), arrange)
    ann.page.get_by_label("Say something").fill("Roar of mine")
    ann.press("Say it")
    talk = ann.page.get_by_role("log", name="Chat")
    expect(talk).to_contain_text("Roar of mine")
    table = ann.page.url.rpartition("/")[2]
    ann.go("/settings")
    with ann.page.expect_download() as started:
        ann.press("Download my data")
    started.value.save_as(tmp_path / "me.json")
    mine = json.loads((tmp_path / "me.json").read_text())
    assert mine["name"] == "Ann"
    assert table in [each["table"] for each in mine["tables"]]

    ann.press("Delete me everywhere")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("your answers in games")
    ann.press("Stay", within="dialog")
    assert kept(ann)["name"] == "Ann"
    ann.press("Delete me everywhere")
    ann.press("Delete me", within="dialog")
    expect(ann.page.get_by_text("You are gone.")).to_be_visible()
    assert not kept(ann)
    eve = browse("Eve").go(f"/table/{table}")
    expect(eve.page.get_by_role("log", name="Chat")).to_be_visible()
    assert "Roar of mine" not in eve.text()
    assert "Ann" not in eve.text()


def test_a_server_that_does_not_know_me(browse: Browse, arrange: Arranger) -> None:
    """It may have an older database for a while: the key is kept until I say otherwise."""
    ann = named(browse("Ann"), arrange)
    ann.forgiven.append(REFUSED)
    before = kept(ann)
    wrong = json.dumps({"code": "wrong-secret", "text": "This name and secret do not belong together."})
    ann.page.route(
        "**/api/tables?mine=true",
        lambda route: route.fulfill(status=401, body=wrong, headers={"content-type": "application/json"}),
    )
    ann.go("/")
    expect(ann.page.get_by_role("dialog")).to_contain_text("The server does not know Ann.")
    assert kept(ann) == before
    ann.page.unroute("**/api/tables?mine=true")
    ann.press("Try again", within="dialog")
    expect(ann.page.get_by_role("region", name="Your tables")).to_be_visible()
    assert kept(ann) == before


def test_four_people_behind_one_address(browse: Browse, tmp_path: Path) -> None:
    """A cold table page of four people at once, with the limits that a server usually has, is refused to nobody."""
    usual = dict.fromkeys(
        (
            "REQUESTS_PER_SECOND",
            "REQUESTS_BURST",
            "MESSAGES_PER_SECOND",
            "MESSAGES_BURST",
            "CONNECTIONS_PER_CLIENT",
        ),
        "",
    )
    running = Server(tmp_path, str(tmp_path / "kaiju.db"))
    for name in usual:
        running.settings.pop(name)
    running.start()
    try:
        with Arranger(running) as arrange:
            table = arrange.table(seats=TWO)
        people = [browse(f"P{n}", home=running.address) for n in range(4)]
        refused: list[str] = []
        for person in people:
            person.page.on(
                "response", lambda answer: refused.append(answer.url) if answer.status == 429 else None
            )
            person.page.goto(f"/table/{table}", wait_until="commit")
        for person in people:
            expect(person.page.get_by_role("button", name="Take a seat")).to_be_visible(timeout=PATIENCE)
        assert not refused
    finally:
        for person in people:
            person.context.close()
        running.stop()


@pytest.mark.parametrize("name", ["\u05de\u05e4\u05dc\u05e6\u05ea", "\u0648\u062d\u0634"])
def test_names_in_other_scripts(browse: Browse, arrange: Arranger, name: str) -> None:
    """A name that runs from right to left stands by itself and turns nothing around."""
    ann = named(browse(name), arrange)
    expect(ann.page.locator("bdi", has_text=name)).to_be_visible()
    table = ann.page.url.rpartition("/")[2]
    assert name in [seat.get("name") for seat in arrange.get(f"/api/tables/{table}")["seats"]]
