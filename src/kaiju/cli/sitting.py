"""One game at one terminal: telling, asking, and keeping the game whatever happens."""

from __future__ import annotations

import secrets
import shlex
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import NoReturn

import msgspec
from rich.console import Console, Group, RenderableType
from rich.text import Text

import kaiju
from kaiju.bots import Bot, BotFault, ask_bot, make_bot
from kaiju.cli import render
from kaiju.cli.answers import Unclear, read_answer, typed
from kaiju.cli.looking_up import Left, LookingUp
from kaiju.cli.page import QUIET, indented
from kaiju.cli.pictures import picture_of
from kaiju.cli.records import write_record
from kaiju.cli.sitting_down import is_bot
from kaiju.cli.terminal import Keyboard
from kaiju.engine.chance import mix
from kaiju.engine.errors import KaijuError
from kaiju.engine.questions import Question
from kaiju.engine.state import NOBODY
from kaiju.engine.table import Table
from kaiju.rulebook import Words
from kaiju.rulebook.search import fold
from kaiju.rulebook.telling import tell_question

TURN_PAUSE = 0.35
LINE_PAUSE = 0.22
LOW = 30  # terminals with fewer lines get no empty ones
INTERRUPTED = 130


class Ended(BaseException):
    """The system asks the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Sitting:
    """One game at one terminal."""

    def __init__(
        self, table: Table, players: Sequence[str], words: Words, keyboard: Keyboard, console: Console
    ) -> None:
        self.table = table
        self.players = list(players)
        self.words = words
        self.keyboard = keyboard
        self.console = console
        self.picture = picture_of(table.game.name, words, self.players)
        self.books = LookingUp(table, words, self.picture, console)
        self.people = [seat for seat, name in enumerate(players) if not is_bot(name)]
        self.persons = {players[seat] for seat in self.people}
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(players):
            if is_bot(name):
                first = table.start["seed"]
                chance = (mix(first) if isinstance(first, str) else first) * 16 + seat
                if table.entropy:
                    chance = secrets.randbits(60)
                self.bots[seat] = make_bot(name, table.game.name, chance)
        self.told = 0  # how many events have been told
        self.shown: object = None  # what the table looked like when it was last shown
        self.explained: set[str] = set()  # kinds of question whose answers have been explained
        self.acting = NOBODY  # which of a person's several seats was asked last
        self.holder = ""  # which of several people has the keyboard
        self.secret = False  # whether something is on the screen that not everybody may see

    # ---- from the first question to the last

    def until_the_end(self, path: Path, *, chosen: bool) -> int:
        """Play; whatever happens, the game is kept."""
        status = 0
        trouble: BaseException | None = None
        signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
        before = {number: signal.signal(number, _ended) for number in signals}
        try:
            self.run()
        except Left:
            pass
        except KeyboardInterrupt:
            status = INTERRUPTED
        except Ended as ended:
            status = 128 + ended.number
        except BrokenPipeError as error:
            trouble = error
        except Exception as error:
            trouble = error
        interrupts = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            self.keep(path, chosen=chosen, quietly=trouble is not None)
        except KaijuError:
            if trouble is None:
                raise
        finally:
            for number, handler in {**before, signal.SIGINT: interrupts}.items():
                signal.signal(number, handler)
        if trouble is not None:
            raise trouble
        return status

    def run(self) -> None:
        self.welcome()
        while not self.table.over:
            seat = self.table.asked[0]
            question = self.table.question_for(seat)
            assert question is not None
            if seat in self.bots:
                self.table.answer(seat, self.decide(self.bots[seat], question))
                self.tell(finished=True)
            else:
                answer = self.ask(question)
                if answer is not None:
                    self.table.answer(seat, answer)
        self.tell()
        self.farewell()

    def decide(self, bot: Bot, question: Question) -> int:
        """A bot's answer; whatever goes wrong in it is its author's fault."""
        try:
            return ask_bot(bot, self.table, question)
        except KaijuError:
            raise
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise BotFault(self.words("bot-failed", name=bot.name, why=why)) from error

    # ---- telling

    @property
    def reader(self) -> int:
        """For whom the story is told: the one person at the table; with several seats, nobody in particular."""
        return self.people[0] if len(self.people) == 1 else NOBODY

    def welcome(self) -> None:
        if self.table.count:
            self.told = len(self.table.events)
            self.console.print(Text(self.words("resumed"), QUIET))
        elif self.people:
            self.console.print(Text(self.words("welcome"), QUIET))

    def tell(self, reader: int | None = None, *, finished: bool = False) -> None:
        """Tell what has happened since it was last told, or only the turns that are finished, each with a pause."""
        you = self.reader if reader is None else reader
        news = self.table.news(you, self.told)
        if finished:
            begins = [n for n, event in enumerate(news) if render.begins_turn(event, self.picture.declared)]
            news = news[: begins[-1] if begins else 0]
        if not news:
            return
        self.told += len(news)
        cast = self.picture.cast(self.table.view(you), you)
        for group in render.turns(news, self.picture):
            lines = render.story(group, self.picture, cast, self.console)
            if lines:
                self.gap()
                self.console.print(Group(*lines))
                self.keyboard.pause(TURN_PAUSE + LINE_PAUSE * len(lines))

    def gap(self) -> None:
        """An empty line, where there is room."""
        if self.console.height >= LOW:
            self.console.print()

    def farewell(self) -> None:
        you = self.reader
        view = self.table.view(you)
        self.gap()
        self.console.print(self.picture.table(view, you, self.console))
        self.console.print(Group(*render.ending(self.table.news(you), self.picture, view, you)))

    # ---- asking

    def ask(self, question: Question, before: RenderableType | None = None) -> int | None:
        """Ask a person until the answer is one; None when an earlier answer was taken back instead.

        What is said before the question stands between table and question: above the table it would leave the screen.
        """
        seat = question.seat
        you = NOBODY if self.runs_several(seat) else seat
        self.hand_over(seat)
        self.tell(you)
        view = self.table.view(seat)
        scene = self.picture.scene(view)
        if scene != self.shown:
            self.gap()
            self.console.print(self.picture.table(view, seat, self.console, brief=question.manner != "shop"))
            self.shown = scene
        if before is not None:
            self.console.print(before)
        cast = self.picture.cast(view, you)
        name = (
            self.picture.players[seat]
            if you == seat
            else self.words("player-as", name=self.picture.players[seat], seat=cast.names[seat])
        )
        if you == NOBODY and seat != self.acting:
            self.console.print(Text(self.words("acts-now", seat=cast.names[seat]), "bold"))
        self.acting = seat
        told = tell_question(self.words, question, cast)
        known = question.kind in self.explained
        self.explained.add(question.kind)
        self.console.print(render.ask(question, told, self.picture, view, self.console, brief=known))
        if question.manner == "keep":
            self.books.what_would_happen(question, told)
        if self.who_can_undo() is not None:
            note = self.words("undo-can", word=typed(self.words, "undo")[0])
            self.console.print(indented(Text(note, QUIET)))
        prompt = self.words("prompt", name=name) + " "
        while True:
            text = self.line(prompt)
            if fold(text) in typed(self.words, "undo"):
                if self.took_back():
                    return None
                continue
            if self.books.looked_up(text, question, told):
                continue
            try:
                answer = read_answer(text, question, told, self.words)
                self.table.check(seat, answer)
            except (Unclear, kaiju.AnswerRefused) as unclear:
                self.console.print(Text(str(unclear)))
                continue
            return answer

    def who_can_undo(self) -> int | None:
        """Whose last answer can be taken back, of the people at this keyboard."""
        return next((seat for seat in self.people if self.table.can_undo(seat)), None)

    def took_back(self) -> bool:
        """Take back the last answer given at this keyboard; says why not when it is too late."""
        seat = self.who_can_undo()
        if seat is None:
            self.console.print(Text(self.words("undo-cannot")))
            return False
        self.table.undo(seat)
        return True

    def line(self, prompt: str) -> str:
        try:
            return self.keyboard.line(prompt)
        except EOFError:
            raise Left from None

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard: what only one of them may know is shown to nobody else."""
        if len(self.persons) < 2:
            return
        secret = self.has_secrets(seat)
        if self.players[seat] == self.holder and (self.secret or not secret):
            return  # the same person goes on, and knows nothing that the screen has not shown
        if (secret or self.secret) and self.keyboard.typed and self.keyboard.watched:
            self.console.clear()
            self.shown = None
        if secret:
            self.console.print(Text(self.words("hand-over", name=self.picture.players[seat]), "bold"))
            if self.keyboard.typed:
                self.line(self.words("press-enter") + " ")
        self.holder, self.secret = self.players[seat], secret

    def runs_several(self, seat: int) -> bool:
        """Whether the person at this seat runs others too: then sentences call each by its name."""
        return self.players.count(self.players[seat]) > 1

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat knows something now that a spectator does not."""
        own, open_ = (msgspec.to_builtins(self.table.view(each)) for each in (seat, NOBODY))
        own.pop("seat", None)
        open_.pop("seat", None)
        return bool(own != open_) or self.table.news(seat, self.told) != self.table.news(NOBODY, self.told)

    # ---- keeping the game

    def keep(self, path: Path, *, chosen: bool, quietly: bool) -> None:
        """Write the record, and say where it lies: on the error stream when the other one has failed."""
        if not self.table.count:
            return  # nobody has answered anything: there is nothing to lose
        place = write_record(self.record(), path, self.words, anywhere=not chosen)
        saved = self.words("saved", path=str(place))
        if quietly:
            print(saved, file=sys.stderr)
            return
        over = self.table.over
        command = (
            f"kaiju replay {shlex.quote(str(place))}"
            if over
            else f"kaiju play --resume {shlex.quote(str(place))}"
        )
        self.console.print(Text(f"\n{saved}"), soft_wrap=True)
        label = self.words("label", name=self.words("how-to-replay" if over else "how-to-resume"))
        self.console.print(Text.assemble((f"  {label} ", QUIET), (command, "bold")), soft_wrap=True)

    def record(self) -> bytes:
        """The record of the table, proved by replaying it: an interruption may have come in mid-rule."""
        data = kaiju.save(self.table, self.players)
        try:
            return kaiju.save(kaiju.load(data), self.players)
        except KaijuError:
            return data


def _ended(number: int, frame: FrameType | None) -> NoReturn:
    raise Ended(number)
