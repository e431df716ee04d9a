"""Sitting at a table in words: what a language model is told, and what it answers with.

A sitting is one seat at one table. It tells what the seat may know and nothing else: at a local table by its view and
its news, at a table on a server by what the server sends to that seat.
"""

from __future__ import annotations

import json
import queue
import threading
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from typing import Any
from urllib.parse import quote

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from kaiju.bots import Bot, ask_bot, make_bot
from kaiju.engine.chance import mix
from kaiju.engine.declaration import figures
from kaiju.engine.errors import BadSetup, KaijuError, NoSuchOption
from kaiju.engine.events import Event
from kaiju.engine.forms import amounts_answer, order_answer, pick_answer
from kaiju.engine.game import Game
from kaiju.engine.questions import Option, Question
from kaiju.engine.record import begin
from kaiju.games import game_named
from kaiju.rulebook import Words
from kaiju.rulebook.telling import Cast, tell_event, tell_question

PATIENCE = 60.0
"""Seconds that a sitting waits for the others at a table on a server, before it says that they still think."""

MOST_HEARD = 16 * 1024 * 1024
"""Bytes of one message that a server may send."""

MOST_EVENTS = 60
"""How many sentences are told at once: the latest."""


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat is told: what has happened since it was told last, the table, and what it is asked."""

    seat: int
    happened: list[str]
    table: dict[str, Any]
    asked: str = ""
    form: str = ""
    options: dict[int, str] = {}
    things: dict[int, str] = {}
    how: str = ""
    winners: list[int] | None = None


HOW = {
    "choose": "Answer with `choice`, the number of an option.",
    "subset": "Answer with `things`, the numbers of any of them, or with `choice` if an option is offered besides.",
    "pick": "Answer with `things`, the numbers of {least} to {most} of them.",
    "amounts": "Answer with `things`: how many of each, in their order, {least} to {most} in all.",
    "order": "Answer with `things`, all their numbers, first things first.",
}


def read_answer(question: Question, choice: int | None, things: Sequence[int] | None) -> int:
    """The answer that a choice, or some things, stand for; raises NoSuchOption with the reason."""
    if (choice is None) == (things is None):
        raise NoSuchOption("Answer with either a choice or things.")
    n = len(question.items)
    if choice is not None:
        offered = [option.answer for option in (*question.options, *question.also)]
        if choice not in offered:
            raise NoSuchOption(
                f"{choice} is not offered; the choices are {', '.join(map(str, offered)) or 'none'}."
            )
        return choice
    assert things is not None
    chosen = list(things)
    if question.form == "choose":
        raise NoSuchOption("This question is answered with a choice.")
    if question.form == "amounts":
        return amounts_answer(chosen, [item.of for item in question.items], question.least, question.most)
    if len(set(chosen)) != len(chosen) or not all(0 <= thing < n for thing in chosen):
        raise NoSuchOption(f"Things are different numbers from 0 to {n - 1}.")
    if question.form == "order":
        return order_answer(chosen, n)
    if question.form == "pick":
        return pick_answer(sorted(chosen), n, question.least, question.most)
    return sum(1 << thing for thing in chosen)


class Sitting(ABC):
    """One seat at one table."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.words = Words(game.name, lang)
        self.seat = 0

    @abstractmethod
    def look(self) -> Situation:
        """What this seat is told now; what has happened is told once."""

    @abstractmethod
    def answer(self, choice: int | None, things: Sequence[int] | None) -> Situation:
        """Answer the open question, and be told what came of it."""

    def say(self, text: str) -> None:
        """Talk to the others."""
        raise BadSetup("There is nobody to talk to at a table of bots.")

    @abstractmethod
    def leave(self) -> None:
        """Get up."""

    def told(
        self,
        view: Any,
        question: Question | None,
        events: Sequence[Event],
        names: Sequence[str],
        winners: list[int] | None,
    ) -> Situation:
        """A situation in words."""
        cast = Cast(tuple(names), self.seat)
        happened = [tell_event(self.words, event, cast) for event in events]
        shown = msgspec.to_builtins(view) if not isinstance(view, dict) else view
        if question is None:
            return Situation(seat=self.seat, happened=happened[-MOST_EVENTS:], table=shown, winners=winners)
        asked = tell_question(self.words, question, cast)
        return Situation(
            seat=self.seat,
            happened=happened[-MOST_EVENTS:],
            table=shown,
            asked=asked.prompt,
            form=question.form,
            options={**asked.options, **asked.also},
            things=dict(enumerate(asked.items.values())),
            how=HOW[question.form].format(least=question.least, most=question.most),
        )

    def named(self, given: Sequence[str]) -> list[str]:
        """What seats are called: by whom they play, or by their number."""
        figure = self.game.declaration.figure
        if figure is None:
            return [f"seat {seat}" for seat in range(len(given))]
        return [
            self.words.first(f"{figure.key}-{name}") or name or f"seat {i}" for i, name in enumerate(given)
        ]


class Local(Sitting):
    """A seat at a table in this process, with bots at the others."""

    def __init__(
        self, game: Game, bots: Sequence[str], seed: int, options: dict[str, Any], lang: str
    ) -> None:
        super().__init__(game, lang)
        self.table = begin(game, seats=len(bots) + 1, seed=seed, options=options)
        self.bots: dict[int, Bot] = {
            seat + 1: make_bot(name, game.name, mix(seed + 1 + seat)) for seat, name in enumerate(bots)
        }
        self.seen = 0

    def _others(self) -> None:
        while not self.table.over:
            asked = [seat for seat in self.table.asked if seat != self.seat]
            if not asked:
                return
            question = self.table.question_for(asked[0])
            assert question is not None
            bot = self.bots[asked[0]]
            self.table.answer(asked[0], ask_bot(bot, self.table, question))

    def look(self) -> Situation:
        self._others()
        news = self.table.news(self.seat)
        events, self.seen = news[self.seen :], len(news)
        view = self.table.view(self.seat)
        names = self.named(figures(self.game.declaration, view))
        question = self.table.question_for(self.seat) if not self.table.over else None
        return self.told(view, question, events, names, self.table.winners)

    def answer(self, choice: int | None, things: Sequence[int] | None) -> Situation:
        question = None if self.table.over else self.table.question_for(self.seat)
        if question is None:
            raise KaijuError("Nothing is asked of you now.")
        self.table.answer(self.seat, read_answer(question, choice, things))
        return self.look()

    def leave(self) -> None:
        """The bots do not mind."""


# --------------------------------------------------------------------- on a server


def fetch(address: str, path: str, body: dict[str, Any] | None = None, who: str = "") -> Any:
    """One request to a server; its refusal as a sentence."""
    if not address.startswith(
        ("http://", "https://")
    ):  # else a model could have files of this machine opened
        raise BadSetup("The address of a server begins with http:// or https://.")
    headers = {"Content-Type": "application/json", **({"Authorization": f"Kaiju {who}"} if who else {})}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address.rstrip("/") + path, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.loads(answer.read(MOST_HEARD) or b"null")
    except urllib.error.HTTPError as error:
        try:
            text = json.loads(error.read())["text"]
        except (ValueError, KeyError, TypeError):
            text = f"the server answers {error.code}"
        raise KaijuError(text) from None
    except (OSError, ValueError) as error:
        raise KaijuError(f"No server answers at {address}: {error}.") from None


def heard_question(told: dict[str, Any]) -> Question:
    """A question as it came over the wire. What options point to is for boards, and left out."""
    lists = {
        name: [
            Option(**{key: value for key, value in each.items() if key != "at"})
            for each in told.get(name, [])
        ]
        for name in ("options", "items", "also")
    }
    known = {name: value for name, value in told.items() if name in Question.__struct_fields__}
    return Question(**{**known, **lists})


class Remote(Sitting):
    """A seat at a table on a server, taken by name, like anybody's."""

    def __init__(self, address: str, table: str, name: str, password: str, lang: str) -> None:
        where = f"/api/tables/{quote(table, safe='')}"
        info = fetch(address, where)
        me = fetch(address, "/api/players", {"name": name})
        try:
            game, self.who = game_named(str(info["game"])), f"{me['id']}:{me['secret']}"
        except (KeyError, TypeError):
            raise KaijuError(f"What answers at {address} is no Kaiju server.") from None
        super().__init__(game, lang)
        self.address, self.where = address, where
        fetch(address, f"{where}/join", {"password": password}, self.who)
        url = address.rstrip("/").replace("http", "ws", 1) + f"{where}/live"
        try:
            self.open = ExitStack()
            self.line = self.open.enter_context(connect(url, max_size=MOST_HEARD))
        except (OSError, WebSocketException) as error:
            raise KaijuError(f"The table cannot be reached: {error}.") from None
        self.send(type="hello", player=me["id"], secret=me["secret"], password=password)
        self.heard: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self.kinds = {kind.__name__: kind for kind in self.game.declaration.events}
        self.view: Any = {}
        self.question: Question | None = None
        self.given: Question | None = None  # what was answered, until something comes of it
        self.events: list[Event] = []
        self.chat: list[str] = []
        self.next = 0
        self.names: list[str] = []
        self.state = ""
        self.winners: list[int] | None = None
        threading.Thread(target=self._listen, daemon=True).start()

    def send(self, **message: Any) -> None:
        """Send a message on the live channel."""
        try:
            self.line.send(json.dumps(message))
        except (OSError, WebSocketException):
            raise KaijuError("The line to the table is cut; sit down again.") from None

    def _listen(self) -> None:
        try:
            for message in self.line:
                self.heard.put(json.loads(message))
        except (OSError, WebSocketException, ValueError):
            pass
        self.heard.put(None)

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "news"):
            self.view = message.get("view")
            asked = message.get("question")
            self.question, self.given = None if asked is None else heard_question(asked), None
            fresh = message.get("events", [])[max(0, self.next - message.get("first", 0)) :]
            self.events += [event for event in map(self._event, fresh) if event is not None]
            self.next = max(self.next, message.get("first", 0) + len(message.get("events", [])))
        if kind == "welcome":
            self.seat = message["seat"]
        if kind in ("welcome", "table"):
            self._table(message["table"])
        if kind == "chat":
            line = message["line"]
            if line.get("seat", -1) != self.seat:
                self.chat.append(f"{line['name']} says: {line['text']}")
        if kind == "refused":
            if self.question is None and self.given is not None:  # nothing came of it: it is asked still
                self.question = self.given
            raise KaijuError(message["text"])

    def _table(self, info: dict[str, Any]) -> None:
        self.state = info["state"]
        self.winners = info.get("winners") if self.state == "finished" else None
        self.names = [seat.get("name") or f"seat {i}" for i, seat in enumerate(info["seats"])]

    def _event(self, told: dict[str, Any]) -> Event | None:
        kind = self.kinds.get(str(told.get("event", "")))
        return None if kind is None else msgspec.convert(told, kind)

    def look(self) -> Situation:
        try:
            while True:
                done = self.question is not None or self.state in ("finished", "closed")
                message = self.heard.get(timeout=0.05 if done else PATIENCE)
                if message is None:
                    raise KaijuError("The line to the table is cut; sit down again.")
                self._take(message)
        except queue.Empty:
            pass
        events, self.events = self.events, []
        shown = {} if self.view is None else self.view
        found = self.told(shown, self.question, events, self.names, self.winners)
        chat, self.chat = self.chat, []
        return msgspec.structs.replace(found, happened=[*found.happened, *chat])

    def answer(self, choice: int | None, things: Sequence[int] | None) -> Situation:
        question = self.question
        if question is None:
            raise KaijuError("Nothing is asked of you now.")
        answer = read_answer(question, choice, things)
        self.question, self.given = None, question
        self.send(type="answer", question=question.number, answer=answer)
        return self.look()

    def say(self, text: str) -> None:
        self.send(type="say", text=text)

    def leave(self) -> None:
        self.open.close()
        with suppress(KaijuError):  # the server is gone, and so is the seat
            fetch(self.address, f"{self.where}/leave", {}, self.who)
