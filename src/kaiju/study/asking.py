"""What a position is worth: everybody's chance to win, and that of each answer of whoever is asked.

It is judged as one seat may know it: what lies hidden from that seat is drawn anew, so a position that was written by
hand with only what one saw at a real table is as good as one that holds everything. Chances are those of games in which
all go on to play as our bots do (:mod:`kaiju.bots.judging`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from kaiju.bots import Worlds, ask_bot, make_bot, stand_in_for
from kaiju.bots.judging import chances, judge, usual_budget
from kaiju.engine.chance import mix
from kaiju.engine.errors import BadRecord, BadSetup, KaijuError
from kaiju.engine.positions import open_at
from kaiju.engine.questions import Question
from kaiju.engine.record import read, replay
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.study.shares import Z95

WORLDS = 16
"""Everybody's chances are the mean over so many worlds of the seat that wants to know."""

MOST_ANSWERS = 256
"""Of a question with more answers than this, so many are judged, spread over all of them, and what a bot would say."""


class Worth(msgspec.Struct, frozen=True):
    """One answer: the chance to win after it, with its 95% interval, from so many worlds."""

    answer: int
    chance: float
    low: float
    high: float
    worlds: int


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What a position is worth to a seat: chances by seat (in a team all are the table's), answers the best first."""

    game: str
    seat: int
    seed: int
    playouts: int
    chances: list[float]
    question: Question | None
    answers: list[Worth]
    left_out: int = 0


def read_position(data: bytes, game: str | None) -> Table:
    """The table of a file: a record, ``{"game": ..., "position": ...}``, or a bare position of the game that is named.

    Raises BadSetup, BadRecord or ImpossiblePosition with the reason.
    """
    try:
        told: Any = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"This is neither a position nor a record: it is not JSON ({error}).") from None
    if not isinstance(told, dict):
        raise BadRecord("This is neither a position nor a record: it has no fields.")
    if "kaiju" in told:
        record = read(data)
        return replay(record, game_named(record.game))
    named = told.get("game", game)
    position = told.get("position", told) if "game" in told else told
    if not isinstance(named, str):
        raise BadSetup('A position says whose it is: {"game": ..., "position": {...}}, or --game names it.')
    if game is not None and game_named(game).name != game_named(named).name:
        raise BadSetup(f"The position is one of {game_named(named).title}, not of {game_named(game).title}.")
    seed = told.get("seed", 0) if "game" in told else 0
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise BadSetup("The seed of a position is a whole number from 0 to 2**64 - 1.")
    return open_at(game_named(named), position, seed, False, None)


def outlook(table: Table, seat: int | None = None, *, budget: int | None = None, seed: int = 1) -> Outlook:
    """What a position is worth to a seat; left out, to whoever is asked."""
    game = table.game
    seats = game.seats_of(table.st)
    if seat is not None and not 0 <= seat < seats:
        raise BadSetup(f"There is no seat {seat + 1}; there are {seats}.")
    if budget is not None and budget < 1:
        raise BadSetup(f"A position is judged by at least one playout, not {budget}.")
    if table.over:
        return Outlook(game=game.name, seat=seat or 0, seed=seed, playouts=0, chances=chances(table, 1, seed),
                       question=None, answers=[])  # fmt: skip
    who = table.asked[0] if seat is None else seat
    playouts = usual_budget(game.name) if budget is None else budget
    worlds = Worlds.of(table, who)
    many = max(1, min(WORLDS, playouts))
    found = [0.0] * seats
    for at in range(many):
        world = worlds.imagine(mix(seed + at))
        for i, chance in enumerate(chances(world, max(1, playouts // many), mix(seed + many + at))):
            found[i] += chance / many
    question = table.question_for(who)
    answers: list[Worth] = []
    left_out = 0
    if question is not None:
        some = answers_of(question, table)
        left_out = question.count - len(some)
        usual = some[0]
        for each in judge(worlds, question, some, max(playouts, 2 * len(some)), seed, keep=[usual]):
            reach = Z95 * each.error
            low, high = max(0.0, each.chance - reach), min(1.0, each.chance + reach)
            answers.append(Worth(each.answer, each.chance, low, high, each.samples))
        # What was tried longer is known better: an early favourite that was dropped does not come before it.
        answers.sort(key=lambda worth: (-worth.worlds, -worth.chance))
    return Outlook(
        game=game.name,
        seat=who,
        seed=seed,
        playouts=playouts,
        chances=found,
        question=question,
        answers=answers,
        left_out=left_out,
    )


def answers_of(question: Question, table: Table) -> list[int]:
    """The answers that are judged, that of a bot first."""
    bot = make_bot(stand_in_for(table.game.name), table.game.name, 1)
    try:
        usual = ask_bot(bot, table, question)
    except KaijuError:
        usual = 0
    count = question.count
    rest = range(count) if count <= MOST_ANSWERS else range(0, count, -(-count // MOST_ANSWERS))
    return list(dict.fromkeys([usual, *rest]))
