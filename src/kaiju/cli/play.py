"""`kaiju play`: a table in the terminal, with people and bots."""

from __future__ import annotations

import re
import secrets
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import NoReturn

import msgspec
from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

import kaiju
from kaiju.bots import Bot, BotFault, bot_names, make_bot
from kaiju.cli import render
from kaiju.cli.answers import Unclear, read_answer, typed
from kaiju.cli.options import read_options, seats_with_you, usual_game
from kaiju.cli.page import ID, QUIET, indented
from kaiju.cli.pictures import picture_of
from kaiju.cli.records import check_place, read_record, write_record
from kaiju.cli.terminal import Keyboard
from kaiju.engine.chance import mix, named
from kaiju.engine.errors import BadSetup, KaijuError
from kaiju.engine.events import Event
from kaiju.engine.game import Game
from kaiju.engine.history import TOOK_BACK
from kaiju.engine.questions import Question
from kaiju.engine.record import Record, replay
from kaiju.engine.state import NOBODY
from kaiju.engine.table import Table
from kaiju.games import SHELF, game_named, put_on_shelf
from kaiju.rulebook import NotFound, Words, kebab
from kaiju.rulebook.replaced import read_data
from kaiju.rulebook.search import fold, near
from kaiju.rulebook.telling import tell_question

TURN_PAUSE = 0.35
LINE_PAUSE = 0.22
LOW = 30  # terminals with fewer lines get no empty ones
INTERRUPTED = 130


class Left(Exception):
    """A person has left the table; the game is kept."""


class Ended(BaseException):
    """The system asks the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def play(
    game: str | None,
    *,
    seats: str | None,
    seed: int | None,
    figures: str | None,
    option: Sequence[str],
    save: Path | None,
    resume: Path | None,
    data: Path | None,
    fast: bool,
    speed: float,
    lang: str,
    console: Console,
) -> int:
    """Play a game to its end, or until somebody leaves; returns the exit status."""
    general = Words(lang=lang)
    if not speed > 0:
        raise BadSetup(general("bad-speed"))
    if save is not None:
        check_place(save, general)
    if data is not None:
        replaced = read_data(data)
        put_on_shelf(replaced)
        game = game or replaced.name
    if resume is not None:
        if seed is not None or figures is not None or option:
            raise BadSetup(general("resume-fixed", path=str(resume)))
        table, players = resumed(resume, game, seats, general)
    else:
        name = on_the_shelf(game or usual_game(), general)
        played = game_named(name)
        usual = seats_with_you(played, played.declaration.seats_usual)
        players = usual if seats is None else seated(seats, played, general)
        options = read_options(option, played, len(players))
        if figures:
            options |= chosen_figures(played, figures, lang)
        # Without a seed nobody can foresee a roll.
        table = kaiju.new(name, seats=len(players), seed=seed, options=options, live=seed is None)
    keyboard = Keyboard(console, speed=0 if fast else speed)
    sitting = Sitting(table, players, Words(table.game.name, lang), keyboard, console)
    return sitting.until_the_end(
        save or Path(f"{kebab(table.game.name)}.kaiju.json"), chosen=save is not None
    )


# ---- sitting down


def on_the_shelf(name: str, words: Words) -> str:
    """The id of a game as people write it, with spaces, hyphens or capitals; NotFound with a suggestion."""
    game = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    if game not in SHELF:
        raise words.not_found("on-shelf", name, map(kebab, SHELF))
    return game


def seated(seats: str, game: Game, words: Words) -> list[str]:
    """Who sits where: bots by their names, everybody else is a person."""
    players = [name.strip() for name in seats.split(",")]
    people: set[str] = set()
    bots = bot_names()
    for place, name in enumerate(players):
        if not name or not name.isprintable():
            raise BadSetup(words("seat-empty"))
        if name.lower() in bots:
            make_bot(name.lower(), game.name, 0)  # says who plays this game, if this one does not
            players[place] = name.lower()
        elif ":" not in name:
            close = near(name, bots, at_most=1)
            if close and abs(len(close[0]) - len(name)) < 2:
                raise BadSetup(words("seat-typo", name=name, near=close[0]))
            if fold(name) in people:
                raise BadSetup(words("seat-twice", name=name))
            people.add(fold(name))
    return players


def is_bot(name: str) -> bool:
    return name in bot_names() or ":" in name


def chosen_figures(game: Game, names: str, lang: str) -> dict[str, list[str]]:
    """The option that chooses whom the seats play, from their names; an empty name leaves it to chance."""
    figure, words = game.declaration.figure, Words(game.name, lang)
    choice = next((each for each in game.choices() if figure and each.name == figure.option), None)
    if figure is None or choice is None:
        raise BadSetup(words("no-figures", game=game.title))
    called = {value: (words.first(f"{figure.key}-{value}") or value) for value in choice.values if value}
    known: dict[str, str] = {"": ""}
    for value, name in called.items():
        for each in (value, name, *words.several(f"{figure.key}-{value}.alias")):
            known.setdefault(_letters(each), value)
    chosen: list[str] = []
    for name in names.split(","):
        if _letters(name) not in known:
            raise words.not_found("figure", name.strip(), called.values(), game=game.title)
        chosen.append(known[_letters(name)])
    return {figure.option: chosen}


def _letters(name: str) -> str:
    return fold(name).replace(" ", "")


def resumed(path: Path, game: str | None, seats: str | None, words: Words) -> tuple[Table, list[str]]:
    """The table of a record, at the point where it stopped, and who sits at it."""
    record = read_record(path, words)
    played = game_named(record.game)
    if game is not None and on_the_shelf(game, words) != played.name:
        raise BadSetup(words("resume-other", path=str(path), game=kebab(played.name)))
    table = replay(record, played)
    if table.over:
        raise BadSetup(words("resume-over", path=str(path)))
    if not any(len(entry) == 2 and entry[1] != TOOK_BACK for entry in record.answers):
        table.entropy = lambda: named(secrets.token_hex(16))
    return table, seats_of(record, seats, words)


def seats_of(record: Record, seats: str | None, words: Words) -> list[str]:
    """The players of a record, or those named instead. A file from a stranger starts no code of its own."""
    game = game_named(record.game)
    players = seated(seats, game, words) if seats is not None else list(record.players)
    if not players:
        players = seats_with_you(game, record.seats)
    if len(players) != record.seats:
        raise BadSetup(words("seats-differ", seats=record.seats, given=len(players)))
    if seats is None:
        for name in players:
            if ":" in name:
                raise BadSetup(words("seats-foreign", name=name))
    return players


# ---- playing


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
        self.people = [seat for seat, name in enumerate(players) if not is_bot(name)]
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
        self.holder = NOBODY  # which of several people has the keyboard
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
        view = self.table.view(question.seat) if bot.needs_view else None
        try:
            return bot.answer(view, question)
        except KaijuError:
            raise
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise BotFault(self.words("bot-failed", name=bot.name, why=why)) from error

    # ---- telling

    @property
    def reader(self) -> int:
        """For whom the story is told: the one person at the table; with several, nobody in particular."""
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
        for group in turns(news, self.picture):
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

    def ask(self, question: Question) -> int | None:
        """Ask a person until the answer is one; None when an earlier answer was taken back instead."""
        seat = question.seat
        self.hand_over(seat)
        self.tell(seat)
        view = self.table.view(seat)
        scene = self.picture.scene(view)
        if scene != self.shown:
            self.gap()
            self.console.print(self.picture.table(view, seat, self.console, brief=question.manner != "shop"))
            self.shown = scene
        told = tell_question(self.words, question, self.picture.cast(view, seat))
        known = question.kind in self.explained
        self.explained.add(question.kind)
        self.console.print(render.ask(question, told, self.picture, view, self.console, brief=known))
        if self.who_can_undo() is not None:
            note = self.words("undo-can", word=typed(self.words, "undo")[0])
            self.console.print(indented(Text(note, QUIET)))
        prompt = self.words("prompt", name=self.players[seat]) + " "
        while True:
            text = self.line(prompt)
            if fold(text) in typed(self.words, "undo"):
                if self.took_back():
                    return None
                continue
            if self.looked_up(text, question):
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
        if len(self.people) < 2:
            return
        secret = self.has_secrets(seat)
        if seat == self.holder and (self.secret or not secret):
            return  # the same person goes on, and knows nothing that the screen has not shown
        if (secret or self.secret) and self.keyboard.typed and self.keyboard.watched:
            self.console.clear()
            self.shown = None
        if secret:
            self.console.print(Text(self.words("hand-over", name=self.players[seat]), "bold"))
            if self.keyboard.typed:
                self.line(self.words("press-enter") + " ")
        self.holder, self.secret = seat, secret

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat knows something now that a spectator does not."""
        own, open_ = (msgspec.to_builtins(self.table.view(each)) for each in (seat, NOBODY))
        own.pop("seat", None)
        open_.pop("seat", None)
        return bool(own != open_) or self.table.news(seat, self.told) != self.table.news(NOBODY, self.told)

    # ---- looking things up

    def looked_up(self, text: str, question: Question) -> bool:
        """Whether the line was a request to see something, which has been shown."""
        first, _, rest = fold(text).partition(" ")
        rest = text[len(text) - len(rest) :].strip() if rest else ""
        if text.startswith("?") and len(text) > 1:
            first, rest = "?", text[1:].strip()
        if first in typed(self.words, "quit"):
            raise Left
        if first in typed(self.words, "help") and not rest:
            self.help(question)
        elif first in typed(self.words, "help") or first in typed(self.words, "rules"):
            self.show("rules", rest)
        elif first in typed(self.words, "card"):
            self.show("cards", rest)
        elif first in typed(self.words, "log"):
            self.log(everything=fold(rest) in typed(self.words, "all"))
        elif first in typed(self.words, "table"):
            self.console.print(
                self.picture.table(self.table.view(question.seat), question.seat, self.console)
            )
        else:
            return False
        return True

    def help(self, question: Question) -> None:
        words = self.words
        about = words.several(f"{question.say}.help") or (words(f"help-{question.form}"),)
        self.console.print(Group(*map(Text, about)))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for key in ("rules", "card", "log", "table", "undo", "quit"):
            grid.add_row(Text(words(f"help-{key}"), "bold"), Text(words(f"help-{key}.text"), QUIET))
        self.console.print(grid)
        if question.rule:
            rule = Text.assemble((question.rule, ID), "  ", words.first(question.rule) or "")
            self.console.print(rule)

    def show(self, what: str, query: str) -> None:
        """A page of the rulebook or of the cards."""
        from kaiju.cli.cards import show_cards
        from kaiju.cli.rules import show_rules

        page = show_rules if what == "rules" else show_cards
        try:
            page(self.table.game.name, query.split(), lang=self.words.lang, console=self.console)
        except NotFound as unknown:
            self.console.print(Text(str(unknown)))

    def log(self, *, everything: bool) -> None:
        """What has happened, in full: in the last round, or from the start."""
        you = self.table.asked[0]
        groups = turns(self.table.news(you), self.picture)
        groups = groups if everything else groups[-len(self.players) - 1 :]
        cast = self.picture.cast(self.table.view(you), you)
        for group in groups:
            self.console.print(Group(*render.story(group, self.picture, cast, self.console, brief=False)))
        if not groups:
            self.console.print(Text(self.words("nothing-yet"), QUIET))

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
        command = f"kaiju replay {_quoted(place)}" if over else f"kaiju play --resume {_quoted(place)}"
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


def turns(events: Sequence[Event], picture: render.Picture) -> list[list[Event]]:
    """Events cut where turns begin."""
    groups: list[list[Event]] = []
    for event in events:
        if not groups or render.begins_turn(event, picture.declared):
            groups.append([])
        groups[-1].append(event)
    return groups


def _quoted(path: Path) -> str:
    import shlex

    return shlex.quote(str(path))


def _ended(number: int, frame: FrameType | None) -> NoReturn:
    raise Ended(number)
