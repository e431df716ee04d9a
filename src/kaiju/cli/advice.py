"""Advice in the terminal: what a bot would do, and how a game was won."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shlex import quote

import msgspec
from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

from kaiju.advice.hints import Hint, Judged, hint_of
from kaiju.advice.looking_back import review_of, usual_budget
from kaiju.advice.plan import plan_of
from kaiju.advice.review import Decision, Review, TurningPoint
from kaiju.bots import Worlds
from kaiju.cli import render
from kaiju.cli.page import QUIET, indented
from kaiju.cli.pictures import picture_of
from kaiju.cli.records import read_record
from kaiju.cli.render import Picture
from kaiju.engine.errors import BadRecord, BadSetup, NoWorldFound
from kaiju.engine.questions import Option, Question
from kaiju.engine.record import other_rules, replay, write
from kaiju.engine.state import NOBODY
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.rulebook import Words
from kaiju.rulebook.telling import Cast, tell_question, tell_thing, thing
from kaiju.server.guard import in_terminal

WIDTH = 40
"""How many columns a curve has at most, and how many characters a bar."""
LEVELS = "▁▂▃▄▅▆▇█"
MOST_TAKEN = 8


# ---------------------------------------------------------------------- hints


def show_hint(
    table: Table, question: Question, mine: int | None, picture: Picture, words: Words, console: Console
) -> None:
    """What a bot would do at a question, beside one's own choice, and why."""
    try:
        found = hint_of(Worlds.of(table, question.seat), question, mine)
    except NoWorldFound:
        console.print(Text(words("hint-none")))
        return
    cast = picture.cast(table.view(question.seat), question.seat)
    console.print(indented(Group(*hint_lines(found, question, words, cast))))


def hint_lines(found: Hint, question: Question, words: Words, cast: Cast) -> list[Text]:
    """A hint in sentences."""
    lines = [judged_line("hint-best", found.best, found, question, words, cast)]
    if found.mine is not None and found.verdict != "same":
        lines.append(judged_line("hint-mine", found.mine, found, question, words, cast))
    elif found.instead is not None:
        lines.append(judged_line("hint-instead", found.instead, found, question, words, cast))
    if found.verdict:
        lines.append(Text(words(f"hint-{found.verdict}")))
    for reason in found.reasons:
        said = tell_thing(words, reason.say, reason.args, cast)
        lines.append(Text("· " + (words("hint-although", reason=said) if reason.against else said)))
    lines.append(Text(words("hint-if", n=found.samples), QUIET))
    return lines


def judged_line(key: str, judged: Judged, found: Hint, question: Question, words: Words, cast: Cast) -> Text:
    chance = words(
        "hint-chance-team" if found.team else "hint-chance",
        chance=round(100 * judged.chance),
        low=round(100 * judged.low),
        high=round(100 * judged.high),
    )
    label = words("label", name=words(key))
    what = answer_text(question, judged.parts, words, cast)
    return Text.assemble((label, "bold"), " ", render.coloured(what), "  ", (chance, "bold"))


def answer_text(question: Question, parts: list[Option], words: Words, cast: Cast) -> str:
    """An answer by the words of its parts."""
    said = ", ".join(tell_thing(words, part.say, part.args, cast) for part in parts)
    if question.manner == "keep" and not any(part in question.also for part in parts):
        return words("answer-keep", things=said) if said else words("answer-keep-none")
    return said or words("answer-nothing")


# ---------------------------------------------------------------------- reviews


def review(path: Path, *, plain: bool, budget: int | None, lang: str, console: Console) -> int:
    """Look back at a recorded game; returns the exit status."""
    words = Words(lang=lang)
    record = read_record(path, words)
    game = game_named(record.game)
    others = other_rules(game, record.rules, record.options, record.position)
    if others:
        raise BadRecord(words("review-other-rules", rules=others))
    if not replay(record, game).over and record.winners is None:
        raise BadRecord(words("review-unfinished"))
    if budget is not None and budget < 2:
        raise BadSetup(words("review-budget"))
    spend = usual_budget(record.game)
    if budget is not None:
        spend = msgspec.structs.replace(spend, turn=budget, decision=budget, points=2 * budget)
    plan = plan_of(write(record))
    found = review_of(
        plan, spend, told=None if plain or not console.is_terminal else progress(words, console)
    )
    if plain:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return 0
    words = Words(record.game, lang)
    names = [in_terminal(name) for name in record.players]
    picture = picture_of(
        record.game, words, names or [words("seat-number", seat=n + 1) for n in range(record.seats)]
    )
    cast = picture.cast(replay(record, game).view(), NOBODY)
    ToldReview(found, words, cast, console, str(path)).all()
    return 0


def progress(words: Words, console: Console) -> Callable[[int, int], None]:
    """Says how far it is, in one line that is written over."""

    def told(done: int, of: int) -> None:
        text = words("review-working", done=min(done, of), of=of)
        console.file.write(f"\r{text}" if done < of else "\r" + " " * len(text) + "\r")
        console.file.flush()

    return told


class ToldReview:
    """A review, told to one reader."""

    def __init__(self, review: Review, words: Words, cast: Cast, console: Console, file: str) -> None:
        self.review = review
        self.file = quote(file)
        self.words = words
        self.cast = cast
        self.console = console

    def name(self, seat: int) -> str:
        return self.words("review-table") if self.review.team else self.cast.names[seat]

    def heading(self, key: str) -> None:
        self.console.print(Text("\n" + self.words(key), "bold"))

    def all(self) -> None:
        self.curves()
        self.turning()
        self.shares()
        self.taken()
        self.quantities()
        words = self.words
        self.console.print(Text("\n" + words("review-if", n=self.review.samples, bot=self.review.bot), QUIET))

    def curves(self) -> None:
        """Everybody's chance over the turns, as a line of bars."""
        self.heading("review-chances-team" if self.review.team else "review-chances")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for seat in range(len(self.review.turns[0].chances)):
            values = [turn.chances[seat] for turn in self.review.turns]
            first, last = (f"{round(100 * values[n])}%" for n in (0, -1))
            grid.add_row(self.name(seat), first, Text(line(values, 1.0)), last)
        self.console.print(indented(grid))

    def turning(self) -> None:
        self.heading("review-turning")
        for n, point in enumerate(self.review.turning, 1):
            self.console.print(indented(Group(*self.point(n, point))))

    def point(self, n: int, point: TurningPoint) -> list[Text]:
        words = self.words
        swing = words(
            "review-swing",
            name=self.name(point.seat),
            before=round(100 * point.before),
            after=round(100 * point.after),
        )
        lines = [Text.assemble((f"{n}. {words('review-turn', n=point.turn)} ", "bold"), swing)]
        if point.decision is not None:
            lines += self.decision(point.decision, point.verdict)
        elif point.verdict:
            lines.append(Text("   " + words(f"review-{point.verdict}")))
        lines.append(Text("   " + words("review-open", file=self.file, turn=point.turn), QUIET))
        return lines

    def decision(self, told: Decision, verdict: str) -> list[Text]:
        words, question = self.words, told.question
        prompt = tell_question(words, question, self.cast).prompt
        asked = f"{self.cast.names[question.seat]}: {prompt}"
        played = answer_text(question, told.played_parts, words, self.cast)
        lines = [Text("   " + asked, QUIET), Text(f"   {words('review-played')} {played}")]
        if verdict not in ("better", "even"):
            return [*lines, Text("   " + words(f"review-{verdict}"))]
        better = answer_text(question, told.better_parts, words, self.cast)
        if verdict == "even":
            return [
                *lines,
                Text(f"   {words('review-better')} {better}"),
                Text("   " + words("review-even")),
            ]
        said = words(
            "review-cost" if told.cost > 0 else "review-gain",
            n=abs(round(100 * told.cost)),
            error=round(200 * told.error),
        )
        return [*lines, Text(f"   {words('review-better')} {better}"), Text("   " + said)]

    def shares(self) -> None:
        """Luck beside skill."""
        self.heading("review-luck")
        words = self.words
        grid = Grid.grid(padding=(0, 2, 0, 0))
        heads = ["start", "own", "others", "by-luck", "end"]
        heads = [head for head in heads if head != "others" or not self.review.team]
        grid.add_row("", *[Text(words(f"review-{head}"), QUIET) for head in heads])
        for share in self.review.shares:
            values = [f"{round(100 * share.start)}%", points(share.own)]
            values += [] if self.review.team else [points(share.others)]
            grid.add_row(self.name(share.seat), *values, points(share.luck), f"{round(100 * share.end)}%")
        self.console.print(indented(grid))

    def taken(self) -> None:
        """What was taken and paid, the best first."""
        weighed = [each for each in self.review.purchases if each.gain is not None]
        weighed.sort(key=lambda each: -(each.gain or 0.0))
        if not weighed:
            return
        self.heading("review-taken")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for each in weighed[:MOST_TAKEN]:
            called = self.words.first(f"{each.what}-{each.card}") or thing(self.words, each.card)
            used = self.words("review-taken-turn", n=each.turn, uses=each.uses)
            grid.add_row(points(each.gain or 0.0), called, self.cast.names[each.seat], Text(used, QUIET))
        self.console.print(indented(grid))

    def quantities(self) -> None:
        """What the game counts, over time."""
        for at, quantity in enumerate(self.review.quantities):
            self.console.print(
                Text("\n" + (self.words.first(f"quantity-{quantity.key}") or quantity.key), "bold")
            )
            grid = Grid.grid(padding=(0, 2, 0, 0))
            rows = len(self.review.turns[0].values[at])
            most = max((value for turn in self.review.turns for value in turn.values[at]), default=1)
            for seat in range(rows):
                values = [turn.values[at][seat] for turn in self.review.turns]
                name = self.words("review-table") if quantity.of == "table" else self.cast.names[seat]
                grid.add_row(name, Text(line(values, most)), str(values[-1]))
            self.console.print(indented(grid))


def line(values: list[float] | list[int], most: float) -> str:
    """Values as bars beside each other; of many, every few."""
    step = max(1, -(-len(values) // WIDTH))
    shown = [values[n] for n in range(0, len(values), step)]
    if (len(values) - 1) % step:
        shown.append(values[-1])
    top = len(LEVELS) - 1
    return "".join(
        LEVELS[min(top, max(0, round(top * value / most)))] if most > 0 else LEVELS[0] for value in shown
    )


def points(change: float) -> str:
    """A change of chance in whole points, with its sign."""
    whole = round(100 * change)
    return f"{'+' if whole > 0 else '−' if whole < 0 else '±'}{abs(whole)}"
