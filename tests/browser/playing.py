"""Playing by clicking: whatever can be touched to answer is touched, now this, now that."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import ElementHandle, Error, TimeoutError

from tests.browser.person import Person

BAR = ".question.asked .ways button[data-answer]:enabled"
BOARD = ", ".join(
    (
        ":is(button, [role=button]):is([data-touch], .can, .target)",
        ":is(li.can, .slot.can, [data-digit], .tray [data-answer]) button",
        "fieldset input[data-answer]",
        ":is(.tray, .head, .market) button:is([data-answer], :has([data-answer])):enabled",
    )
)
READY = f"{BAR}:not([aria-disabled=true])"
TO_PLACE = "button[data-item]:not(.placed)"
"""What can be pressed now, and what is still to be put in an order."""
ASKED = ".question.asked[aria-busy='false']"
POSTER = "dialog[open] .poster"
SHEET = "dialog[open]:not(:has(.poster))"
REACH = 6000
"""Milliseconds within which something that can be touched must be reachable by the mouse."""

# One look at the page: a word for why nothing is to be touched now; or the thing itself; or where it can be touched,
# which is nowhere while something else lies over it.
LOOK = f"""([touch, which, itself]) => {{
  if (document.querySelector("{POSTER}")) return 'over';
  if (!document.querySelector("{ASKED}")) return 'idle';
  if (document.querySelector("{SHEET}")) return 'sheet';
  const shown = (what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());
  const buttons = shown("{READY}"), things = shown("{BOARD}, {TO_PLACE}");
  const from = things.length && (touch || !buttons.length) ? things : buttons;
  const thing = from[Math.floor(which * from.length)];
  if (!thing || itself) return thing ?? 'nothing';
  thing.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return thing.contains(document.elementFromPoint(x, y)) ? [x, y] : [];
}}"""


class Player:
    """A person who plays at random, with the mouse."""

    def __init__(self, person: Person, seed: int, touch: float = 0.3) -> None:
        self.person = person
        self.page = person.page
        self.rng = random.Random(seed)
        self.touch = touch  # how often something on the board is preferred to a button
        self.over = False
        self.clicks = 0
        self.unreachable: list[str] = []

    @property
    def asked(self) -> bool:
        """Whether the page waits for an answer."""
        return self.page.locator(ASKED).count() > 0

    @property
    def answers(self) -> int:
        """How many answers the page has sent."""
        return sum(message["type"] == "answer" for line in self.person.lines for message in line.sent)

    def step(self) -> bool:
        """Touch one of the things that answer, if one is asked: mostly a button, now and then a die or a card."""
        wish = [self.rng.random() < self.touch, self.rng.random()]
        found = self.page.evaluate(LOOK, [*wish, False])
        if isinstance(found, str):
            self.over = found == "over"
            if (
                found == "sheet"
            ):  # what was touched had just ceased to be an answer, and was opened to be read
                self.page.keyboard.press("Escape")
            return False
        if found:
            x, y = found
            if self.person.touches:
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)
            self.clicks += 1
        else:
            thing = self.page.evaluate_handle(LOOK, [*wish, True]).as_element()
            if thing is not None:
                self.wait_for(thing)
        return True

    def wait_for(self, thing: ElementHandle) -> None:
        """Click something that is covered, or moves: it must be free soon."""
        try:
            thing.click(timeout=REACH)
            self.clicks += 1
        except TimeoutError as error:
            self.unreachable.append(f"{describe(thing)}: {error.message[-600:]}")
        except Error as error:
            # The table went on while the hand was on its way.
            if "not attached" not in error.message and "detached" not in error.message:
                raise


def describe(thing: ElementHandle) -> str:
    """A thing on a page, for a report."""
    return str(thing.evaluate("each => each.outerHTML.slice(0, 160)"))


def play(
    players: Sequence[Player],
    until: Callable[[], object] | None = None,
    *,
    within: float = 280,
    each: Callable[[], None] | None = None,
) -> None:
    """Everybody answers whenever they are asked, until the game is over or something is so.

    Chance may end any game at any time after a few turns. What is waited for must be sure to come before that, or
    whoever waits accepts that the game is over instead.
    """
    end = time.monotonic() + within
    done = until or (lambda: all(player.over for player in players))
    while not done():
        assert time.monotonic() < end, f"no end after {[player.answers for player in players]} answers"
        assert until is None or not all(player.over for player in players), "the game was over before that"
        touched = [player.step() for player in players if not player.over]
        if not any(touched):
            players[0].page.wait_for_timeout(20)
        if each is not None:
            each()
    for player in players:
        assert not player.unreachable, player.unreachable[:2]
