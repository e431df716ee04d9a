"""What goes wrong is said in a sentence; and what people say and do to each other at a table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.arranging import Arranger
from tests.browser.conftest import Browse
from tests.browser.person import Person
from tests.browser.playing import POSTER

TWO = [{"who": "me"}, {"who": "open"}]
REFUSED = "Failed to load resource"  # the browser's own line in the console for every refusal


def toast(person: Person) -> str:
    """The sentence at the edge of the page."""
    found = person.page.locator(".toasts p.wrong span").first
    found.wait_for()
    return found.inner_text()


def test_a_wrong_password(browse: Browse, arrange: Arranger) -> None:
    table = arrange.table(seats=TWO, password="moth")
    ann = browse("Ann").go(f"/table/{table}")
    ann.forgiven.append(REFUSED)
    ann.page.get_by_label("Password").fill("mouse")
    ann.press("Take a seat")
    ann.give_name()
    assert toast(ann).endswith(".")
    assert "password" in toast(ann).lower()
    ann.page.get_by_label("Password").fill("moth")
    ann.press("Take a seat")
    expect(ann.page.locator(".question")).to_be_visible()

    # Now it is played, and who only wants to watch stands before the same lock.
    eve = browse("Eve").go(f"/table/{table}")
    expect(eve.page.get_by_role("heading", name="A locked door.")).to_be_visible()
    eve.page.get_by_label("Password").fill("mouse")
    eve.press("Watch")
    expect(eve.page.get_by_text("This table has a password, and that was not it.")).to_be_visible()
    eve.go(f"/table/{table}")
    eve.page.get_by_label("Password").fill("moth")
    eve.press("Watch")
    expect(eve.page.get_by_text("You are watching")).to_be_visible()


def test_the_last_seat_was_taken_a_moment_ago(browse: Browse, arrange: Arranger) -> None:
    table = arrange.table(seats=TWO)
    ann, bob = browse("Ann"), browse("Bob")
    ann.forgiven.append(REFUSED)
    ann.page.route_web_socket("**/live", lambda _: None)  # she hears nothing of it
    ann.go(f"/table/{table}")
    expect(ann.page.get_by_role("button", name="Take a seat")).to_be_visible()
    bob.go(f"/table/{table}")
    bob.press("Take a seat")
    bob.give_name()
    expect(bob.page.locator(".question")).to_be_visible()
    ann.press("Take a seat")
    ann.give_name()
    assert toast(ann).endswith(".")
    # Whoever comes to a full table watches.
    browse("Eve").go(f"/table/{table}").page.get_by_text("You are watching").wait_for()


def test_links_that_lead_nowhere(browse: Browse) -> None:
    ann = browse("Ann").go()
    ann.forgiven.append(REFUSED)
    ann.press("Join by link")
    ann.page.get_by_label("The link to the table").fill("see you at eight")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("That is no link to a table.")).to_be_visible()
    ann.page.get_by_label("The link to the table").fill(f"{ann.home}/table/nosuchtable")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("heading", name="No such table.")).to_be_visible()
    for path in ("/nowhere", "/play/chess", "/rules/chess", "/cards/chess"):
        ann.go(path)
        expect(ann.page.get_by_role("heading", name="Nobody smashed this page.")).to_be_visible()
    ann.go("/replay/nosuchtable")
    expect(ann.page.get_by_role("heading", name="No such table.")).to_be_visible()
    ann.page.get_by_role("main").get_by_role("link", name="To the shelf").click()
    expect(ann.page.get_by_role("heading", name="Be the monster.")).to_be_visible()


def test_options_that_do_not_go_together(browse: Browse) -> None:
    ann = browse("Ann").go("/play/king_of_tokyo")
    start = ann.page.get_by_role("button", name="Start now")
    expect(start).to_be_enabled()
    mutant = ann.page.get_by_role("switch", name="Mutant Evolutions")
    mutant.check()
    expect(ann.page.get_by_role("status").filter(has_text="Mutant Evolutions")).to_contain_text("Power Up!")
    expect(start).to_be_disabled()
    mutant.uncheck()
    expect(start).to_be_enabled()


def test_talking_and_giving_up(browse: Browse) -> None:
    ann, bob = browse("Ann"), browse("Bob")
    ann.go("/play/king_of_tokyo_duel")
    ann.page.get_by_label("Who sits at seat 2").select_option(label="Open to anybody")
    ann.press("Open the table")
    ann.give_name()
    link = ann.page.get_by_label("The link to this table").input_value()
    bob.go()
    bob.press("Join by link")
    bob.page.get_by_label("The link to the table").fill(link)
    bob.page.keyboard.press("Enter")
    bob.press("Take a seat")
    bob.give_name()

    for person, words in ((ann, "Roar <b>loudly</b>"), (bob, "Roar yourself")):
        person.press("Chat", within="nav.tools", exact=False)
        person.page.get_by_label("Say something").fill(words)
        person.press("Say it")
    for person in (ann, bob):
        talk = person.page.get_by_role("dialog").get_by_role("log")
        expect(talk).to_contain_text("Roar <b>loudly</b>")
        expect(talk).to_contain_text("Roar yourself")
        expect(talk).to_contain_text("Ann")
        person.page.keyboard.press("Escape")

    def wants_to_give_up() -> None:
        bob.press("Settings", within="nav.tools")
        bob.press("Give up", within="dialog")
        expect(bob.page.get_by_role("dialog")).to_contain_text("There is no way back.")

    wants_to_give_up()
    bob.press("Keep playing")
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
    assert not [each for each in bob.line.sent if each["type"] == "concede"]
    wants_to_give_up()
    bob.press("Give up", within="dialog")
    expect(bob.page.locator(POSTER)).to_be_visible()
    expect(bob.page.get_by_text("Not this time.")).to_be_visible()
    expect(ann.page.locator(POSTER)).to_be_visible()
    expect(ann.page.get_by_text("You won.")).to_be_visible()
    # And once more: both come to the same new table.
    ann.press("Rematch", within="dialog")
    bob.page.get_by_role("dialog").get_by_role("link", name="To the rematch").click()
    expect(bob.page).to_have_url(ann.page.url)
