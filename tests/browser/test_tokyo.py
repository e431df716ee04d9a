"""King of Tokyo with hidden cards: two people, a bot and a spectator, from the shelf to the poster."""

from __future__ import annotations

import itertools
import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.arranging import Arranger
from tests.browser.cable import Cable
from tests.browser.conftest import Browse
from tests.browser.person import Person
from tests.browser.playing import POSTER, Player, play
from tests.marks import slow


def opens_a_table(ann: Person) -> str:
    """From the shelf to the waiting room: me, an open seat and a bot, Power Up! and Halloween; gives the link."""
    page = ann.go().page
    page.get_by_role("link", name="Play King of Tokyo", exact=True).click()
    ann.press("One seat less")
    page.get_by_label("Who sits at seat 2").select_option(label="Open to anybody")
    page.get_by_label("Who sits at seat 3").select_option(label="Greedy (grabs what it can)")
    for option in ("Power Up!", "Halloween"):
        page.get_by_role("switch", name=re.compile(f"^{option}")).check()
    expect(page.get_by_role("radio", name="Who has the link")).to_be_checked()
    ann.press("Open the table")
    ann.give_name()
    link = page.get_by_label("The link to this table")
    link.wait_for()
    return link.input_value()


def held(person: Person) -> list[dict[str, Any]]:
    """The cards in somebody's hand."""
    news = person.line.news
    hand: list[dict[str, Any]] = news[-1]["view"].get("hand", []) if news and news[-1].get("view") else []
    return hand


def answers_at(person: Person) -> int:
    """How many answers somebody knows to be taken at the table."""
    last = person.line.news[-1]
    return int(last.get("answers", last.get("table", {}).get("answers", 0)))


class Secrets:
    """The names of the cards in the players' hands, none of which a spectator may read."""

    def __init__(self, players: list[Player], spectator: Person, cards: list[dict[str, Any]]) -> None:
        self.players = players
        self.spectator = spectator
        self.names = {card["id"]: card["name"] for card in cards}
        words = [(card["id"], f"{card['name']} {card['text']}") for card in cards]
        # A name that another card's words hold too proves nothing where it is read.
        self.telling = {
            id
            for id, name in self.names.items()
            if not any(name in text for other, text in words if other != id)
        }
        self.looked = 0

    def hidden(self) -> set[str]:
        """Cards that are in a hand now and were never seen: some are played and taken back."""
        shown = [
            news["view"]
            for player in self.players
            for line in player.person.lines
            for news in line.news
            if news.get("view")
        ]
        monsters = [monster for view in shown for monster in view["monsters"]]
        public = {card["card"] for each in monsters for card in (*each["cards"], *each.get("evolutions", []))}
        public |= {card for each in monsters for card in each.get("spent", [])}
        return {card["card"] for player in self.players for card in held(player.person)} - public

    def moment(self) -> int:
        """How many events everybody has seen; -1 while somebody has seen more than another."""
        lines = [self.spectator.line, *(player.person.line for player in self.players)]
        seen = {line.next_event if line.news else -1 for line in lines}
        return seen.pop() if len(seen) == 1 else -1

    def read(self) -> bool:
        """Read the spectator's page; whether the table stood still meanwhile."""
        moment = self.moment()
        if moment < 0:
            return False
        hidden, told = self.hidden(), "\n".join(self.spectator.line.raw)
        text = self.spectator.text()
        if self.moment() != moment:
            return False
        for card in hidden:
            assert card not in self.telling or self.names[card] not in text, f"the spectator reads {card}"
            assert f'"{card}"' not in told, f"the spectator is told {card}"
        self.looked += bool(hidden)
        return True

    def look(self) -> None:
        """Read the spectator's page at a moment at which all stand still."""
        self.spectator.until(self.read, "a moment's rest")


@slow
def test_a_whole_game_between_two_browsers_and_a_bot(
    cables: list[Cable], browse: Browse, arrange: Arranger
) -> None:
    ann, bob, eve = (
        browse("Ann", home=cables[0].address),
        browse("Bob", home=cables[1].address),
        browse("Eve"),
    )
    path = urlsplit(opens_a_table(ann)).path
    bob.go(path)
    bob.press("Take a seat")
    bob.give_name()
    eve.go(path)
    expect(eve.page.get_by_text("You are watching")).to_be_visible()

    players = [Player(ann, 1), Player(bob, 2)]
    secrets = Secrets(players, eve, arrange.get("/api/cards/king_of_tokyo/en")["cards"])
    count = itertools.count(1)

    def now_and_then() -> None:
        if next(count) % 12 == 0:
            secrets.look()

    # Everybody has kept a card that nobody else has seen.
    play(players, lambda: all(each.person.lines and held(each.person) for each in players))
    secrets.look()
    assert secrets.looked, "no card was hidden"

    # Whoever is asked alone first (the bot has had one turn at the most, so nobody is out) plays on while the line of
    # the other is cut. What comes of it may be anything, even the end.
    play(players, lambda: players[0].asked != players[1].asked)
    stays = next(player for player in players if player.asked)
    here, away = (ann, bob) if stays.person is ann else (bob, ann)
    away.forgiven += ["WebSocket connection to", "net::ERR"]
    cable = cables[0] if away is ann else cables[1]
    cable.cut()
    expect(away.page.get_by_role("alert")).to_contain_text("The line is cut")
    lost = away.line if away.line.news else away.lines[-2]
    before = next(line for line in reversed(away.lines) if line.heard).next_event
    given = answers_at(here)
    play([stays], lambda: answers_at(here) > given)
    cable.mend()
    away.until(lambda: away.line.news, "to be back")
    expect(away.page.get_by_role("alert")).to_have_count(0)
    assert away.line is not lost
    assert away.line.hello["since"] == before
    away.until(lambda: away.line.next_event == here.line.next_event, "what happened meanwhile")

    # Somebody who loads the page anew is at the same point of the same game.
    here.page.reload()
    here.until(lambda: here.line.news and here.line.next_event == away.line.next_event, "the table again")

    play(players, each=now_and_then)
    for person in (ann, bob, eve):
        poster = person.page.locator(POSTER)
        expect(poster).to_be_visible()
        expect(poster.get_by_role("heading")).to_contain_text(re.compile(r"wins?!|Nobody is left"))
    assert ann.line.next_event == bob.line.next_event == eve.line.next_event

    # What the spectator was told: never a question, never a hand.
    assert {message["seat"] for message in eve.line.news if message["type"] == "welcome"} == {-1}
    for message in eve.line.news:
        assert message.get("question") is None
        assert not message["view"].get("hand")
