"""Many games, many processes, one list of seeds.

Game number *i* of a study has a seed that follows from the study's seed and *i* alone, and so have the bots in it. The
bots move on by one seat with every game: in game *i*, entry *j* sits at seat ``(j + i) % seats``. After as many games
as there are seats, everybody has sat everywhere, next to the same neighbors. So the result of a study depends on its
plan only, never on how many processes share the work or on which of them is quicker.

A plan with several settings (:mod:`kaiju.study.settings`) plays them in turn, and the bots move on when all have had
their game.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from typing import Any

import msgspec

from kaiju.bots import Bot, BotFault, ask_bot, make_bot
from kaiju.engine.chance import mix
from kaiju.engine.declaration import figures, turns
from kaiju.engine.errors import BadSetup
from kaiju.engine.facts import PLAYERS, Found
from kaiju.engine.game import Game
from kaiju.engine.questions import Question
from kaiju.engine.record import Data, begin, data_of, played_with
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.study.measures import Measure, make_measure
from kaiju.study.watching import Watched, Watcher
from kaiju.study.workers import spread, workers

BATCH_SECONDS = 0.25
"""How long one task should take: long enough to be worth sending, short enough for a steady progress bar."""

MOST_ANSWERS = 200_000
"""A game with more answers than this has no end: the fault of a bot that goes round in circles."""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """One of several settings that a plan plays in turn: who plays, with which options, and what is special in it."""

    bots: list[str]
    options: dict[str, Any]
    each: dict[str, str] = {}


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to play: a game, who plays it (one bot for each seat), how often, and the seed of it all.

    Where there are ``settings`` they are played in turn, ``games`` in all, instead of bots and options. ``data`` are
    the replaced data of the game with the digest of all of them. A ``watched`` game also tells what was taken and left
    in it (:mod:`kaiju.study.watching`).
    """

    game: str
    bots: list[str]
    games: int
    seed: int
    options: dict[str, Any] = {}
    measures: list[str] = []
    settings: list[Setting] = []
    data: Data | None = None
    watched: bool = False


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game. ``entries`` tells for each seat which of the plan's bots sat there.

    ``groups`` tell it apart from others: how many played, what was special in its setting, and what the game declares.
    """

    index: int
    seed: int
    entries: list[int]
    figures: list[str]  # whom the seats played; empty names where they were just players
    winners: list[int]  # seats
    ending: str
    turns: int
    decisions: int
    counts: dict[str, dict[str, int]] = {}
    groups: dict[str, str] = {}
    numbers: dict[str, int] = {}
    seats: list[dict[str, int]] = []
    watched: Watched | None = None


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a plan: the games in their order, all of them unless it was interrupted."""

    plan: Plan
    played: list[Played]
    interrupted: bool = False


def check(plan: Plan) -> None:
    """Raise BadSetup, with the reason, when a plan cannot be played."""
    if plan.games < 1:
        raise BadSetup(f"A study needs at least one game, not {plan.games}.")
    game = game_of(plan)
    if plan.data is not None and plan.data != data_of(game):
        raise BadSetup(f"The study was planned with other data of {game.title} than those at hand.")
    for setting in settings_of(plan):
        begin(game, seats=len(setting.bots), seed=plan.seed, options=setting.options, listen=False)
        for name in dict.fromkeys(setting.bots):
            make_bot(name, plan.game, 0)
    for name in plan.measures:
        make_measure(name)


def settings_of(plan: Plan) -> list[Setting]:
    """The settings that are played in turn: often just one."""
    return plan.settings or [Setting(bots=plan.bots, options=plan.options)]


REPLACED: dict[tuple[str, str], Game] = {}
"""Games with replaced data that this process has played, by name and digest: to read data takes longer than a game."""


def game_of(plan: Plan) -> Game:
    """The game of a plan, with the plan's data."""
    game = game_named(plan.game)
    if plan.data is None:
        return game
    key = (game.name, plan.data.digest)
    if key not in REPLACED:
        REPLACED[key] = played_with(game, plan.data)
    return REPLACED[key]


# ------------------------------------------------------------------- one game


def game_seed(seed: int, index: int) -> int:
    """The seed of game ``index`` of a study."""
    return mix(mix(seed) + index)


def seating(entries: int, index: int) -> list[int]:
    """Which entry sits at each seat in game ``index``."""
    return [(seat - index) % entries for seat in range(entries)]


def play(plan: Plan, index: int) -> Played:
    """Play one game of a plan."""
    seed = game_seed(plan.seed, index)
    settings = settings_of(plan)
    setting = settings[index % len(settings)]
    entries = seating(len(setting.bots), index // len(settings))
    bots = [make_bot(setting.bots[entry], plan.game, mix(seed + 1 + entry)) for entry in entries]
    measures = [make_measure(name) for name in plan.measures]
    watcher = Watcher() if plan.watched else None
    game = game_of(plan)
    looking = [*measures, watcher] if watcher is not None else measures
    copied = bool(looking) or any(bot.needs_worlds for bot in bots)
    table = begin(
        game, seats=len(bots), seed=seed, options=setting.options, listen=bool(looking), tracked=copied
    )
    decisions = let_play(table, bots, looking)
    told, view = game.declaration, table.view()
    facts = game.facts(table.st) or Found()
    return Played(
        index=index,
        seed=seed,
        entries=entries,
        figures=figures(told, view),
        winners=table.winners or [],
        ending=game.reason(table.st),
        turns=turns(told, view),
        decisions=decisions,
        counts={m.name: m.counts() for m in measures},
        groups={PLAYERS: str(len(bots)), **setting.each, **facts.groups},
        numbers=facts.numbers,
        seats=facts.seats,
        watched=watcher.watched() if watcher is not None else None,
    )


def let_play(table: Table, bots: Sequence[Bot], measures: Sequence[Measure] = ()) -> int:
    """Let bots play a table to its end, while measures listen; returns the number of answers."""
    for measure in measures:
        measure.before(table)
    told = 0
    while True:
        if measures:
            for event in table.events[told:]:
                for measure in measures:
                    measure.event(event)
            told = len(table.events)
        question = table.question
        if question is None:
            break
        answer = answer_of(bots[question.seat], table, question)
        for measure in measures:
            measure.asked(table, question, answer)
        table.answer(question.seat, answer)
        if table.count > MOST_ANSWERS:
            raise BotFault(
                f"The game with seed {table.start['seed']} has no end: {MOST_ANSWERS} answers so far."
            )
    for measure in measures:
        measure.after(table)
    return int(table.count)


def answer_of(bot: Bot, table: Table, question: Question) -> int:
    """What a bot answers; BotFault, with the game in which it happened, when it fails or answers nonsense."""
    try:
        answer = ask_bot(bot, table, question)
    except Exception as error:
        raise BotFault(
            f"The bot {bot.name} failed at a {question.kind} question in the game with seed "
            f"{table.start['seed']}: {type(error).__name__}: {error}."
        ) from error
    if type(answer) is not int or not 0 <= answer < question.count:
        raise BotFault(
            f"The bot {bot.name} answered {answer!r} to a {question.kind} question with {question.count} "
            f"options, in the game with seed {table.start['seed']}."
        )
    return answer


# ----------------------------------------------------------------- many games


class Batch(msgspec.Struct, frozen=True):
    """Some games of a plan, by their numbers: one piece of work."""

    plan: Plan
    games: list[int]


def play_batch(batch: Batch) -> list[Played]:
    """Play these games."""
    return [play(batch.plan, index) for index in batch.games]


def simulate(
    plan: Plan,
    *,
    jobs: int = 1,
    on: str = "",
    executor: Executor | None = None,
    done: Sequence[Played] = (),
    keep: Callable[[list[Played]], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Study:
    """Play all games of a plan. Ctrl-C ends it early, with the games that are done by then.

    Several ``jobs`` share the work, or a cluster (``on``, see :func:`kaiju.study.workers.workers`); an ``executor`` of
    your own (anything with the standard interface) is used instead, and left open. ``done`` are games that were played
    before; ``keep`` is given every other one as soon as it is there.
    """
    check(plan)
    played = list(done)
    interrupted = False

    def take(games: list[Played]) -> None:
        played.extend(games)
        if keep is not None:
            keep(games)
        if progress is not None:
            progress(len(played))

    with nullcontext(executor) if executor is not None else workers(jobs, on) as who:
        try:
            known = {game.index for game in played}
            missing = [index for index in range(plan.games) if index not in known]
            size = warm_up(plan, missing, take)
            spread(who, play_batch, batches(plan, missing, size), take)
        except KeyboardInterrupt:
            interrupted = True
    played.sort(key=lambda p: p.index)
    return Study(plan=plan, played=played, interrupted=interrupted)


def warm_up(plan: Plan, missing: list[int], take: Callable[[list[Played]], None]) -> int:
    """Play the first games here, to see how many make a batch; they are missing no longer."""
    start = time.perf_counter()
    first: list[Played] = []
    while missing:
        first.append(play(plan, missing.pop(0)))
        if time.perf_counter() - start > BATCH_SECONDS / 2 or len(first) >= 100:
            break
    seconds = time.perf_counter() - start
    if first:
        take(first)
    return max(1, math.ceil(BATCH_SECONDS * len(first) / max(1e-9, seconds)))


def batches(plan: Plan, missing: Sequence[int], size: int) -> Iterator[Batch]:
    """The games that are missing, in batches."""
    for first in range(0, len(missing), size):
        yield Batch(plan, list(missing[first : first + size]))
