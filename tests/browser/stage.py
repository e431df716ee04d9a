"""One table's page that is shown recorded questions, one after the other, without a game behind it.

The page, the words, the cards and the pictures are the built client's own; only the table and its live channel are
played from the client's fixtures. So every kind of question can be laid out at every size in a moment.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

from tests.browser.person import Message, Person
from tests.browser.playing import BAR, BOARD

SOURCES = Path(__file__).parents[2] / "web/src"
FIXTURES = {
    "king_of_tokyo": SOURCES / "testing/tables/questions.json",
    "king_of_tokyo_origins": SOURCES / "boards/king_of_tokyo_origins/fixtures/questions.json",
    "king_of_tokyo_duel": SOURCES / "boards/king_of_tokyo_duel/fixtures/questions.json",
    "king_of_monster_island": SOURCES / "boards/king_of_monster_island/fixtures/questions.json",
    "godzilla_tokyo_clash": SOURCES / "boards/godzilla_tokyo_clash/fixtures/questions.json",
}
SIZES: dict[str, dict[str, Any]] = {
    name: {"viewport": {"width": width, "height": height}, "has_touch": touch}
    for name, width, height, touch in (
        ("1440x900", 1440, 900, False), ("1366x640", 1366, 640, False), ("1180x820", 1180, 820, True),
        ("820x1180", 820, 1180, True), ("844x390", 844, 390, True), ("390x844", 390, 844, True),
        ("360x640", 360, 640, True),
    )
}  # fmt: skip
"""The screens that we look at."""

# Everything one answers with that is not wholly in the window, or that something else lies over.
FAULTS = f"""() => {{
  const found = [];
  const said = (each) => (each.ariaLabel ?? each.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 40);
  const name = (each) => `${{each.tagName}}.${{each.getAttribute('class') ?? ''}} "${{said(each)}}"`;
  // The mark that opens a card lies over its corner, and reads it.
  const isFree = (each, top) => top && (each.contains(top) || top.closest('.read'));
  const answers = [...document.querySelectorAll("{BAR}"), ...document.querySelectorAll("{BOARD}")];
  for (const each of new Set(answers.filter((each) => each.checkVisibility()))) {{
    // A whole discard pile fits no screen: one looks through it.
    if (each.closest('.pile')) each.scrollIntoView({{ block: 'nearest', behavior: 'instant' }});
    const {{ x, y, width, height }} = each.getBoundingClientRect();
    const [right, bottom] = [x + width, y + height];
    if (x < -1 || y < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {{
      found.push(`${{name(each)}} is outside: ${{[x, y, right, bottom].map(Math.round)}}`);
      continue;
    }}
    const spots = each instanceof SVGElement ? [[0.5, 0.5]] : [[0.5, 0.5], [0.2, 0.3], [0.8, 0.7]];
    const over = spots
      .map(([a, b]) => document.elementFromPoint(x + a * width, y + b * height))
      .find((top) => !isFree(each, top));
    if (over !== undefined) found.push(`${{name(each)}} is covered by ${{over ? name(over) : 'nothing'}}`);
  }}
  if (!answers.length) found.push('there is nothing to answer with');
  const bar = document.querySelector('#question').getBoundingClientRect();
  const low = innerWidth > 720 && innerHeight > 480 && bar.bottom > innerHeight + 8;
  if (low) found.push(`the bar ends at ${{Math.round(bar.bottom)}}`);
  const page = document.documentElement;
  if (innerWidth > 720 && page.scrollHeight > innerHeight + 1) found.push('the page scrolls');
  if (page.scrollWidth > innerWidth + 1) found.push('the page is too wide');
  return found;
}}"""

# Once letters are there and nothing moves any more.
SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.allSettled(document.getAnimations().map((each) => each.finished));
}"""

ID = "stage"
FAR = 100_000
"""How many events lie between two welcomes: the page takes each of them for a table it has not seen."""


@cache
def recorded() -> list[Message]:
    """Every kind of question of every game that has some recorded, with its game and the view of who is asked."""
    found = []
    for game, file in FIXTURES.items():
        found += [{"game": game, **each} for each in json.loads(file.read_text("utf-8"))]
    return found


def kind(example: Message) -> str:
    """What an example is an example of."""
    return f"{example['game']}: {example['question']['kind']}"


class Stage:
    """A page on which questions are laid out."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.info: Message = {}
        self.sockets: list[WebSocketRoute] = []
        self.waiting: Message = {}
        self.answered: list[Message] = []
        self.shown = 0
        self.page.route(f"**/api/tables/{ID}", self._table)
        self.page.route_web_socket(f"**/api/tables/{ID}/live", self._live)

    def _table(self, route: Route) -> None:
        route.fulfill(json=self.info)

    def _live(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, message: Message) -> None:
        if message["type"] == "hello":
            socket.send(json.dumps(self.waiting))
        elif message["type"] == "answer":
            self.answered.append(message)
        elif message["type"] == "ping":
            socket.send(json.dumps({"type": "pong"}))

    def _seats(self, view: Message) -> list[Message]:
        n = len(view.get("monsters") or view["players"])
        mine = view["seat"]
        me = {"seat": mine, "held_by": "player", "player": "p0", "name": "Mira", "here": True}
        bots = [
            {"seat": seat, "held_by": "bot", "bot": "greedy", "name": "", "here": True}
            for seat in range(n)
            if seat != mine
        ]
        return sorted([me, *bots], key=lambda each: int(each["seat"]))

    def show(
        self,
        example: Message,
        *,
        asked: bool = True,
        back: bool = False,
        events: list[Message] | None = None,
        **facts: Any,
    ) -> None:
        """Lay out a question, or without `asked` only the view behind it; `back`: an answer can be taken back."""
        view, question = example["view"], example["question"]
        game = example["game"]
        same = bool(self.info) and self.info["game"] == game and bool(self.sockets)
        seat = view["seat"]
        self.info = {
            "id": ID, "game": game, "rules": {"base": 1}, "options": {}, "state": "playing",
            "seats": self._seats(view), "opened": 0, "changed": 0, "turn": view.get("turn", 0),
            "asked": [seat], "answers": 1, **facts,
        }  # fmt: skip
        self.shown += 1
        number = self.shown
        self.waiting = {
            "type": "welcome", "seat": seat, "table": self.info, "view": view, "first": self.shown * FAR,
            "events": events or [], "chat": [], "can_undo": back,
            **({"question": {**question, "number": number}} if asked else {}),
        }  # fmt: skip
        if same:
            self.sockets[-1].send(json.dumps(self.waiting))
        else:
            self.sockets.clear()
            self.page.goto(f"/table/{ID}")
        if asked:
            self.page.locator(f".question.asked[data-number='{number}']").wait_for()
        else:
            self.page.locator("#main").wait_for()
        self.page.evaluate(SETTLED)


def at_every_size(stage: Stage, sizes: Iterable[str] = SIZES) -> Iterator[str]:
    """Gives the page one size after the other: cheaper than a page for each of them, and nothing is loaded again."""
    for size in sizes:
        stage.page.set_viewport_size(SIZES[size]["viewport"])
        stage.page.evaluate(SETTLED)
        yield size


def faults(stage: Stage) -> list[str]:
    """What of the question that is laid out cannot be reached without scrolling."""
    found: list[str] = stage.page.evaluate(FAULTS)
    return found
