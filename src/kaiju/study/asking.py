"""What a position is worth: everybody's chance to win, and that of each answer of whoever is asked.

It is judged as one seat may know it: what lies hidden from that seat is drawn anew, so a position that was written by
hand with only what one saw at a real table is as good as one that holds everything. Chances are those of games in which
all go on to play as our bots do (:mod:`kaiju.bots.judging`).

Several processes or a cluster may share the playouts. What is handed out are pairs, an answer and the number of a world
in which to try it, with one imagined world of the seat to draw that one from; what they come to is put back in its
place before answers are compared and the worse half dropped. So nothing has to be pooled: means, errors and who is
dropped are those of one process, to the last digit, whoever played which pair.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from kaiju.bots import Packed, Worlds, ask_bot, make_bot, stand_in_for
from kaiju.bots.judging import Pair, chances, judge, tried, usual_budget
from kaiju.bots.worlds import unpacked
from kaiju.engine.chance import mix
from kaiju.engine.errors import BadRecord, BadSetup, KaijuError
from kaiju.engine.positions import open_at
from kaiju.engine.questions import Question
from kaiju.engine.record import data_of, read, replay
from kaiju.engine.table import Table
from kaiju.games import game_named
from kaiju.study.origin import Origin, origin_of
from kaiju.study.shares import Z95
from kaiju.study.workers import Helped

WORLDS = 16
"""Everybody's chances are the mean over so many worlds of the seat that wants to know."""

MOST_ANSWERS = 256
"""Of a question with more answers than this, so many are judged, spread over all of them, and what a bot would say."""

PIECES = 32
"""In so many pieces, at least, a usual budget is handed out: enough for all who share it to be done together."""


class Worth(msgspec.Struct, frozen=True):
    """One answer: the chance to win after it, with its 95% interval, from so many worlds."""

    answer: int
    chance: float
    low: float
    high: float
    worlds: int


class Prospect(msgspec.Struct, frozen=True, kw_only=True):
    """What a position is worth to a seat: chances by seat (in a team all are the table's), answers the best first.

    ``origin`` names rules, data, and the bot whose room plays on.
    """

    game: str
    origin: Origin
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


def outlook(
    table: Table,
    seat: int | None = None,
    *,
    budget: int | None = None,
    seed: int = 1,
    jobs: int | None = 1,
    on: str = "",
    progress: Callable[[int, int], None] | None = None,
) -> Prospect:
    """What a position is worth to a seat; left out, to whoever is asked.

    Several ``jobs`` share the work, or a cluster (``on``), with the same result (:class:`kaiju.study.workers.Helped`).
    ``progress`` is told how many playouts are done, and of about how many.
    """
    game = table.game
    seats = game.seats_of(table.st)
    if seat is not None and not 0 <= seat < seats:
        raise BadSetup(f"There is no seat {seat + 1}; there are {seats}.")
    if budget is not None and budget < 1:
        raise BadSetup(f"A position is judged by at least one playout, not {budget}.")
    if jobs is not None and jobs < 1:
        raise BadSetup(f"The work needs at least one job, not {jobs}.")
    start = table.start
    origin = origin_of(game, [stand_in_for(game.name)], [start["options"]], start["position"])
    if table.over:
        return Prospect(game=game.name, origin=origin, seat=seat or 0, seed=seed, playouts=0,
                       chances=chances(table, 1, seed), question=None, answers=[])  # fmt: skip
    who = table.asked[0] if seat is None else seat
    playouts = usual_budget(game.name) if budget is None else budget
    worlds = Worlds.of(table, who)
    question = table.question_for(who)
    some = [] if question is None else answers_of(question, table)
    many = max(1, min(WORLDS, playouts))
    each = max(1, playouts // many)
    tries = max(playouts, 2 * len(some)) if some else 0
    answers: list[Worth] = []

    def told(done: int) -> None:
        if progress is not None:
            progress(done, many * each + tries)

    with Helped(jobs, on) as helped:
        sharing = Sharing(helped, worlds.packed(data_of(game)), seed, told)
        found = sharing.chances(many, each)
        if question is not None:
            for judged in judge(worlds, question, some, tries, seed, keep=some[:1], tries=sharing.tries):
                reach = Z95 * judged.error
                low, high = max(0.0, judged.chance - reach), min(1.0, judged.chance + reach)
                answers.append(Worth(judged.answer, judged.chance, low, high, judged.samples))
    # What was tried longer is known better: an early favourite that was dropped does not come before it.
    answers.sort(key=lambda worth: (-worth.worlds, -worth.chance))
    return Prospect(
        game=game.name,
        origin=origin,
        seat=who,
        seed=seed,
        playouts=playouts,
        chances=found,
        question=question,
        answers=answers,
        left_out=0 if question is None else question.count - len(some),
    )


# ------------------------------------------------------------------ shared by many


class Pairs(msgspec.Struct, frozen=True):
    """One piece of work: answers to be tried in worlds."""

    number: int
    packed: Packed
    seed: int
    pairs: list[Pair]


class Look(msgspec.Struct, frozen=True):
    """Another: so many playouts of one world, for everybody's chances."""

    number: int
    packed: Packed
    seed: int
    worlds: int
    playouts: int


Row = tuple[int, int, list[float]]
"""What comes back: the number of the piece, how many playouts it took, and what they came to."""


def work_on(piece: Pairs | Look) -> Row:
    """Do a piece of work, in any process."""
    worlds = unpacked(piece.packed)
    if isinstance(piece, Pairs):
        return piece.number, len(piece.pairs), tried(worlds, piece.packed.seat, piece.seed, piece.pairs)
    world = worlds.imagine(mix(piece.seed + piece.number))
    found = chances(world, piece.playouts, mix(piece.seed + piece.worlds + piece.number))
    return piece.number, piece.playouts, found


class Sharing:
    """Hands out the playouts that judge a position, and puts what comes back in its place."""

    def __init__(self, helped: Helped, packed: Packed, seed: int, told: Callable[[int], None]) -> None:
        self.helped = helped
        self.packed = packed
        self.seed = seed
        self.told = told
        self.done = 0  # playouts

    def chances(self, worlds: int, playouts: int) -> list[float]:
        """Everybody's chances: the mean over so many worlds, from so many playouts of each."""
        rows = self._all([Look(at, self.packed, self.seed, worlds, playouts) for at in range(worlds)])
        return [sum(column) / worlds for column in zip(*rows, strict=True)]

    def tries(self, pairs: list[Pair]) -> list[float]:
        """What pairs come to, in their order."""
        size = max(1, usual_budget(self.packed.game) // PIECES)
        starts = range(0, len(pairs), size)
        rows = self._all([Pairs(at, self.packed, self.seed, pairs[at : at + size]) for at in starts])
        return [chance for row in rows for chance in row]

    def _all(self, pieces: Sequence[Pairs | Look]) -> list[list[float]]:
        rows: dict[int, list[float]] = {}

        def take(row: Row) -> None:
            number, playouts, found = row
            rows[number] = found
            self.done += playouts
            self.told(self.done)

        self.helped.spread(work_on, pieces, take)
        return [rows[piece.number] for piece in pieces]


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
