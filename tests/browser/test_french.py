"""A French player reads French: every page, several turns, and neither an English line nor the key of a text."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.arranging import Arranger
from tests.browser.conftest import Browse
from tests.browser.person import Person
from tests.browser.playing import ASKED, Player, play
from tests.marks import slow

CLIENT = Path(__file__).parents[2] / "web/src"
KEY = re.compile(
    r"\b(?:ask|opt|event|table|card|monster|option|tokyo|duel|replay|trouble|bot|game|seat|clock|face|place|set|way|name)"
    r"-[a-z]+(?:[-_.][a-z]+)*\b"
)
READ = """() => {
  const said = [document.title, document.body.innerText];
  for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    if (each.checkVisibility() && each.lang !== 'en')
      said.push(each.ariaLabel ?? '', each.title ?? '', each.placeholder ?? '');
  return said.join('\\n');
}"""


def sentences(source: str) -> set[str]:
    """The texts of a Fluent source that are said as they stand."""
    found = re.findall(r"^(?:-?[a-zA-Z][\w-]*|\s+\.[\w-]+) = (.+)$", source, re.MULTILINE)
    return {text.strip().casefold() for text in found if "{" not in text}


def spoken_by_the_client(lang: str) -> set[str]:
    """What the interface says, and the rooms of the games with it."""
    files = [*CLIENT.glob(f"i18n/{lang}.ftl"), *CLIENT.glob(f"boards/*/*{lang}.ftl")]
    return {text for file in files for text in sentences(file.read_text(encoding="utf-8"))}


class Reader:
    """Somebody who reads everything and knows which lines are English."""

    def __init__(self, person: Person, english: set[str]) -> None:
        self.person = person
        self.english = english
        self.strange: set[str] = set()
        self.lines = 0

    def read(self) -> None:
        """Read the page as it is now."""
        for line in self.person.page.evaluate(READ).splitlines():
            line = line.strip()
            self.lines += 1
            if line.casefold() in self.english or KEY.search(line):
                self.strange.add(line)


@slow
def test_a_french_player_reads_french(browse: Browse, arrange: Arranger) -> None:
    english, french = (
        spoken_by_the_client(lang) | sentences(arrange.http.get(f"/api/text/king_of_tokyo/{lang}").text)
        for lang in ("en", "fr")
    )
    # A word that is the same in both languages is not English; numbers and single letters are nobody's.
    telling = {text for text in english - french if len(text) > 2}
    assert {"roll", "settings", "play now", "stop rolling"} <= telling
    notices = Reader(browse("Ann").go("/"), telling)
    notices.read()
    assert len(notices.strange) > 5, "nobody would notice English"
    anne = browse("Anne", locale="fr-FR")
    page, reader = anne.page, Reader(anne, telling)
    replay = arrange.finished("king_of_tokyo")

    anne.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.wait_for_load_state("networkidle")
    page.locator("button[lang=en]").wait_for()  # the way to English is the one English word
    reader.read()
    reader.strange.discard("English")
    for path in (
        "/settings",
        "/nowhere",
        "/rules/king_of_tokyo",
        "/cards/king_of_tokyo",
        f"/replay/{replay}?step=9",
    ):
        anne.go(path)
        page.wait_for_load_state("networkidle")
        reader.read()
        reader.strange.discard("English")
    assert not reader.strange

    anne.go("/play/king_of_tokyo")
    page.get_by_role("switch").first.check()  # Power Up!
    reader.read()
    page.locator("form button[type=submit]").click()
    anne.give_name()
    expect(page.locator(ASKED)).to_be_visible()
    player = Player(anne, 8)
    play([player], lambda: player.over or player.answers > 18, each=reader.read)
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert not reader.strange
    assert reader.lines > 500
    # The log is French too: its sentences speak to her.
    expect(page.get_by_role("log").first).to_contain_text(re.compile(r"\b(vous|Vous|lance|gagne|perd)\b"))
