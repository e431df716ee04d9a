"""`kaiju learn`: a guided first game in the terminal, lesson by lesson, and then an easy game."""

from __future__ import annotations

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from kaiju.bots import bots_for
from kaiju.bots.hasty import BEGINNER
from kaiju.cli.looking_up import Left
from kaiju.cli.options import seats_with_you, usual_game
from kaiju.cli.page import QUIET
from kaiju.cli.play import play
from kaiju.cli.sitting import Sitting
from kaiju.cli.sitting_down import is_bot, on_the_shelf
from kaiju.cli.terminal import Keyboard
from kaiju.engine.errors import BadSetup
from kaiju.games import game_named
from kaiju.lessons import Lesson, guide, lessons_of
from kaiju.rulebook import Words, kebab


def easy_bot(game: str) -> str:
    """Whom one plays first: the beginner, or the weakest there is."""
    bots = bots_for(game)
    return BEGINNER if BEGINNER in bots else bots[0]


def learn(game: str | None, *, lesson: str | None, lang: str, console: Console) -> int:
    """Take the lessons of a game one after the other; returns the exit status."""
    general = Words(lang=lang)
    name = on_the_shelf(game or usual_game(), general)
    lessons = lessons_of(name)
    if not lessons:
        raise BadSetup(general("learn-none", game=game_named(name).title))
    names = [each.name for each in lessons]
    if lesson is not None and lesson not in names:
        raise BadSetup(general("learn-unknown", lesson=lesson, known=", ".join(names)))
    words = Words(name, lang)
    keyboard = Keyboard(console, speed=0)
    begin = names.index(lesson) if lesson is not None else 0
    for n in range(begin, len(lessons)):
        title = words("learn-lesson", n=n + 1, of=len(lessons), title=words(f"lesson-{lessons[n].name}"))
        console.print(Text(f"\n{title}\n", "bold"))
        try:
            _take(name, lessons[n], words, keyboard, console)
        except Left:
            command = f"kaiju learn {kebab(name)} --lesson {lessons[n].name}"
            console.print(Text(words("learn-left", command=command), QUIET))
            return 0
    try:
        keyboard.line(words("learn-play") + " ")
    except EOFError:
        return 0
    told = game_named(name).declaration
    you, *others = seats_with_you(game_named(name), told.seats_usual)
    seats = ",".join([you, *(easy_bot(name) if is_bot(other) else other for other in others)])
    return play(
        name, seats=seats, seed=None, figures=None, option=(), setup=None, save=None, resume=None, data=None,
        fast=False, speed=1.0, lang=lang, console=console,
    )  # fmt: skip


def _take(game: str, lesson: Lesson, words: Words, keyboard: Keyboard, console: Console) -> None:
    """One lesson, until it is done; raises Left when the learner has had enough."""
    answers: list[int] = []
    sitting: Sitting | None = None
    while True:
        guided = guide(game, lesson, answers)
        if sitting is None:
            you, *_ = seats_with_you(game_named(game), game_named(game).declaration.seats_usual)
            seats = int(guided.table.start["seats"])
            players = [you if seat == lesson.seat else easy_bot(game) for seat in range(seats)]
            sitting = Sitting(guided.table, players, words, keyboard, console)
        sitting.table = sitting.books.table = guided.table
        question = guided.question
        if question is None:
            sitting.tell(lesson.seat)
            console.print(Panel(guided.says(words), title=words("learn-done"), expand=False))
            return
        coach = words("learn-coach")
        answer = sitting.ask(question, Panel(guided.says(words), title=coach, expand=False))
        if answer is None:
            answers = answers[:-1]
            continue
        tried = guide(game, lesson, [*answers, answer])
        if tried.verdict == "wrong":
            console.print(Panel(tried.objects(words), title=coach, style="yellow", expand=False))
        else:
            answers.append(answer)
