"""Games between bots without end, looked at from every side: a hunt for what the tests have not thought of.

After every game: the record replays to the same state and events. At random decisions in it: every piece is
conserved; answers that were not offered are refused and change nothing; a copy is exact and independent; what a seat
sees does not depend on anything hidden. The seed of a game tells everything about it, so a failure can be repeated;
and its record is kept.
"""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from kaiju.bots import Bot, ask_bot, make_bot, quick_bots
from kaiju.engine.chance import mix
from kaiju.engine.errors import AnswerRefused, BadSetup
from kaiju.engine.facts import Found, faults_of_facts
from kaiju.engine.game import Game
from kaiju.engine.playout import playout
from kaiju.engine.positions import open_at, position_of
from kaiju.engine.record import begin, read, record_of, replay, write
from kaiju.engine.state import State
from kaiju.engine.table import Table
from kaiju.games import game_named

LOOK_EVERY = 12
"""One decision in so many is looked at from every side."""

MOST_ANSWERS = 50_000


class Wrong(Exception):
    """Something that must always be true was not."""


class SoakGame(msgspec.Struct, frozen=True):
    """What one game of a soak is played with; all of it follows from the seed."""

    game: str
    seed: int
    seats: int
    options: dict[str, Any]
    bots: list[str]
    position: dict[str, Any] | None = None


class Failure(msgspec.Struct, frozen=True):
    """A game that went wrong, and where its record lies."""

    setting: SoakGame
    why: str
    record: Path | None
    answers: int


class Soaked(msgspec.Struct, frozen=True):
    """What a soak has done."""

    games: int
    decisions: int
    looks: int
    failures: list[Failure]


def some_options(game: Game, seats: int, vary: Sequence[str] | None, chance: random.Random) -> dict[str, Any]:
    """Options of the game with values by chance, where that is allowed."""
    out: dict[str, Any] = {}
    for name, values in values_by_option(game).items():
        if (vary is None or name in vary) and chance.randrange(2):
            value = chance.choice(values)
            try:
                game.options({**out, name: value}, seats)
            except BadSetup:
                continue
            out[name] = value
    return out


def values_by_option(game: Game) -> dict[str, list[Any]]:
    """The options that are yes or no or one of several values, and what they may be besides the usual."""
    usual = game.options({}, game.seats_min)
    found: dict[str, list[Any]] = {}
    for choice in game.choices():
        values: list[Any] = [True, False] if choice.form == "switch" else list(choice.values)
        others = [value for value in values if value != usual.get(choice.name, not value)]
        if choice.form in ("switch", "one") and others:
            found[choice.name] = others
    return found


def setting_of(game: Game, seed: int, vary: Sequence[str] | None = None) -> SoakGame:
    """What to play with this seed: mostly random bots, which go everywhere, and some that go far.

    ``vary`` names the options that take part; None means all of them.
    """
    chance = random.Random(seed)
    seats = chance.randint(game.seats_min, game.seats_max)
    options = some_options(game, seats, vary, chance)
    known = quick_bots(game.name)
    mixture = chance.choice([[known[0]], [known[0]], [known[-1]], known])
    bots = [chance.choice(mixture) for _ in range(seats)]
    position = None
    if not options and chance.randrange(3) == 0:
        position = game.crowded(seats, State(chance.getrandbits(60), []))
    return SoakGame(game.name, seed, seats, options, bots, position)


def soak(
    game: str,
    *,
    seed: int,
    games: int | None = None,
    seconds: float | None = None,
    folder: Path,
    vary: Sequence[str] | None = None,
    most_failures: int = 10,
    progress: Callable[[Soaked], None] | None = None,
    look: Callable[[Table, random.Random], None] | None = None,
) -> Soaked:
    """Play and look until so many games, so many seconds, too many failures, or Ctrl-C.

    ``look`` is called at random decisions besides the checks here; whatever it raises is a failure.
    """
    played = game_named(game)
    done = Soaked(0, 0, 0, [])
    end = None if seconds is None else time.monotonic() + seconds
    try:
        while games is None or done.games < games:
            if end is not None and time.monotonic() >= end:
                break
            setting = setting_of(played, mix(seed + done.games), vary)
            decisions, looks, failure = one_game(played, setting, folder, look)
            failures = [*done.failures, failure] if failure is not None else done.failures
            done = Soaked(done.games + 1, done.decisions + decisions, done.looks + looks, failures)
            if progress is not None:
                progress(done)
            if len(failures) >= most_failures:
                break
    except KeyboardInterrupt:
        pass
    return done


def one_game(
    game: Game, setting: SoakGame, folder: Path, look: Callable[[Table, random.Random], None] | None = None
) -> tuple[int, int, Failure | None]:
    """One game with all checks: decisions, looks, and what went wrong."""
    chance = random.Random(setting.seed)
    table: Table | None = None
    looks = 0
    try:
        table = begin(
            game, seats=setting.seats, seed=setting.seed, options=setting.options, position=setting.position
        )
        bots = [make_bot(name, game.name, mix(setting.seed + 1 + i)) for i, name in enumerate(setting.bots)]
        pieces = game.audit(table.st)
        for _ in decisions_of(table, bots):
            if game.audit(table.st) != pieces:
                raise Wrong("a piece was lost or made")
            if chance.randrange(LOOK_EVERY) == 0:
                looks += 1
                look_around(table, chance)
                if look is not None:
                    look(table, chance)
            if table.count > MOST_ANSWERS:
                raise Wrong(f"no end after {MOST_ANSWERS} answers")
        check_end(table, pieces)
    except Exception as error:
        return 0, looks, failure_of(setting, table, error, folder)
    return int(table.count), looks, None


def decisions_of(table: Table, bots: list[Bot]) -> Iterator[None]:
    """Let bots play; pauses before each answer."""
    while table.asked:
        yield
        seat = table.asked[0]
        question = table.question_for(seat)
        assert question is not None
        table.answer(seat, ask_bot(bots[seat], table, question))


# --------------------------------------------------------------------- checks


def look_around(table: Table, chance: random.Random) -> None:
    """Everything that must be true at any decision."""
    before = table.digest()
    refused(table)
    copied(table, chance)
    written(table)
    unseen(table, chance)
    if table.digest() != before:
        raise Wrong("looking changed the table")


def refused(table: Table) -> None:
    """What was not offered is refused."""
    for seat in table.asked:
        question = table.question_for(seat)
        if question is None or question.seat != seat or question.count < 1:
            raise Wrong("an asked seat has no proper question")
        bad: list[Any] = [-1, question.count, question.count + 13, 2**70, True, None, "0", 0.0]
        for answer in bad:
            try:
                table.answer(seat, answer)
            except AnswerRefused:
                continue
            raise Wrong(f"the answer {answer!r} to {question.kind} was not refused")
    for seat in range(-1, table.start["seats"] + 1):
        if seat not in table.asked:
            try:
                table.answer(seat, 0)
            except AnswerRefused:
                continue
            raise Wrong(f"seat {seat} was not asked and could answer")


def copied(table: Table, chance: random.Random) -> None:
    """A copy is exact, goes on alike, and does not touch the original."""
    twin = table.copy()
    again = twin.copy()
    for other in (twin, again):
        if other.digest() != table.digest():
            raise Wrong("a copy differs from its original")
        if [other.question_for(s) for s in other.asked] != [table.question_for(s) for s in table.asked]:
            raise Wrong("a copy asks something else")
    seed = mix(chance.getrandbits(60))
    playout(twin, seed)
    bare = table.copy(False)
    playout(bare, seed)
    playout(again, seed)
    if not twin.over or twin.digest() != again.digest() or twin.digest() != bare.digest():
        raise Wrong("copies that get the same answers play different games")


def written(table: Table) -> None:
    """Written down as a position and set up again, it is the same table."""
    position = msgspec.json.decode(msgspec.json.encode(position_of(table)))
    again = open_at(table.game, position, 0, False, None)
    if again.digest() != table.digest():
        raise Wrong("the position of a table is another table")


def unseen(table: Table, chance: random.Random) -> None:
    """What a seat sees is the same in every world that it holds possible."""
    for seat in range(-1, table.start["seats"]):
        seen = msgspec.json.encode(table.view(seat))
        for _ in range(2):
            world = table.imagine(seat, chance.getrandbits(60))
            if msgspec.json.encode(world.view(seat)) != seen:
                raise Wrong(f"the view of seat {seat} depends on something hidden")
            if world.question_for(seat) != table.question_for(seat):
                raise Wrong(f"the question to seat {seat} depends on something hidden")
    told = b"".join(msgspec.json.encode(event) for event in table.news(-1, max(0, len(table.events) - 5)))
    if str(table.st.rng).encode() in told:
        raise Wrong("an event tells the state of chance")


def check_end(table: Table, pieces: list[int]) -> None:
    """A finished game is whole, and its record plays it again."""
    if table.game.audit(table.st) != pieces:
        raise Wrong("a piece was lost or made at the end")
    facts = table.game.facts(table.st) or Found()
    for fault in faults_of_facts(table.game.declaration.facts, facts, table.game.seats_of(table.st)):
        raise Wrong(fault)
    if table.winners is None or not table.game.reason(table.st):
        raise Wrong("the game is over and does not say how")
    record = read(write(record_of(table)))
    again = replay(record, table.game)
    if again.digest() != table.digest():
        raise Wrong("the record replays to another state")
    if again.events != table.events or [e.plain() for e in again.events] != record.events:
        raise Wrong("the record replays to other events")


# -------------------------------------------------------------------- failures


def failure_of(setting: SoakGame, table: Table | None, error: Exception, folder: Path) -> Failure:
    """Keep the record of a failed game, with what is known beside it."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    why = f"{type(error).__name__}: {error} ({Path(where.filename).name}, line {where.lineno})"
    if table is None:
        return Failure(setting, why, None, 0)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{setting.game}-{setting.seed}.json"
    n = 2
    while path.exists():
        path = folder / f"{setting.game}-{setting.seed}-{n}.json"
        n += 1
    with path.open("xb") as file:
        file.write(write(record_of(table, setting.bots)))
    trace = "".join(traceback.format_exception(error))
    path.with_suffix(".txt").write_text(
        f"{msgspec.json.encode(setting).decode()}\n{why}\n\n{trace}", encoding="utf-8"
    )
    return Failure(setting, why, path, int(table.count))
