"""What answers are worth: the chance to win after each of them, by playing on in worlds that a seat can imagine.

    judge(worlds, question, answers, budget, seed)    one Estimate for each answer
    chances(world, budget, seed)                      everybody's chance to win at a position

All answers are tried in the same worlds with the same luck, so what they have in common does not blur what parts them;
answers that fall behind are dropped early, and what is saved goes to the others. A budget is a count of playouts, never
a time: the same seed gives the same estimates.

How a game is played on is the business of its own room (``kaiju.bots.<game>``), which may bring ``PLAYOUTS``: a light
policy that plays some turns and a fitted value that judges where they lead (:class:`Playouts`). A game whose room
brings none is played to its end by its quick bots, which takes far longer and is far noisier. Chances are calibrated
by what the room has measured in games that were not used to fit it (``calibrations``): they hold if all go on to play
as our bots do. In a team game everybody's chance is the table's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from math import ceil, log2, sqrt
from typing import NamedTuple, Protocol

from kaiju.bots.bot import ask_bot, make_bot, stand_in_for
from kaiju.bots.calibration import AS_PLAYED, Calibration, Calibrations
from kaiju.bots.worlds import Worlds
from kaiju.engine.chance import mix
from kaiju.engine.questions import Question
from kaiju.engine.table import Table
from kaiju.games import SHELF

UNKNOWN = 0.25
"""The variance that one sample more is taken to have: so few samples never look certain."""

DOUBT = 0.04
"""What even chances are off by, however many games are played on: more than the measured calibration errors."""

LUCKS = 4
"""So often each imagined world is played on, with other luck: to imagine one takes longer than to play it on.

A game in which nearly all that is not known lies in its cards says 1 (``lucks`` of its ``PLAYOUTS``): the same cards
with other luck would tell the same again.
"""


class Playouts(Protocol):
    """What a game's room brings as ``PLAYOUTS``, so that its positions can be judged quickly."""

    budget: int
    """How many playouts judge a question in about a second, compiled."""

    calibrations: Calibrations
    """How chances at a table of so many seats are corrected, to be right as often as they say.

    A room that tells tables apart by more than their size has ``kind_of``, which says its word for a table, or nothing.
    """

    def play_on(self, table: Table) -> list[float]:
        """Play an imagined table on, which is used up, and tell each seat's chance to win."""
        ...


class Estimate(NamedTuple):
    """What one answer is worth."""

    answer: int
    chance: float  # to win, of the seat that is asked; of the table in a team game
    error: float  # the standard error of the chance
    samples: int  # worlds in which it was tried


class ToTheEnd:
    """For games whose rooms bring nothing: the best of their quick bots play the game to its end."""

    budget = 24
    calibrations: Calibrations = {}

    def play_on(self, table: Table) -> list[float]:
        name = table.game.name
        seats = table.game.seats_of(table.st)
        quick = stand_in_for(name)
        bots = [make_bot(quick, name, seat) for seat in range(seats)]
        while (question := table.question) is not None:
            table.give(ask_bot(bots[question.seat], table, question))
        won = table.winners or []
        return shared(won, seats, team=SHELF[name].declaration.team)


def shared(won: Collection[int], seats: int, *, team: bool) -> list[float]:
    """What a finished game was worth to each seat: winners share it, but for a team, which wins as one."""
    worth = 1.0 if team or not won else 1.0 / len(won)
    return [worth if seat in won else 0.0 for seat in range(seats)]


def playouts_of(game: str) -> Playouts:
    """How positions of a game are judged."""
    room = SHELF.room(game, "kaiju.bots", "bots")
    found: Playouts | None = getattr(room, "PLAYOUTS", None)
    return ToTheEnd() if found is None else found


def usual_budget(game: str) -> int:
    """How many playouts judge a question of a game in about a second, compiled."""
    return playouts_of(game).budget


# --------------------------------------------------------------- answers beside each other

Pair = tuple[int, int]
"""The number of a world, and the answer that is tried in it."""

Tries = Callable[[list[Pair]], list[float]]
"""Whoever plays on, and tells what each pair comes to; that depends on nothing but the pair, so many may share them."""


def tried(worlds: Worlds, seat: int, seed: int, pairs: Iterable[Pair]) -> list[float]:
    """What answers of a seat come to in worlds by the seed and their numbers; those of one world stand together.

    All that is tried under one number has the same luck: the rooms' light hands go by it anew with every turn
    (``table.fresh``), so that dice which have nothing to do with the answers fall alike after all of them.
    """
    found: list[float] = []
    playouts = playouts_of(worlds.game)
    lucks: int = getattr(playouts, "lucks", LUCKS)
    last = -1
    for number, answer in pairs:
        if number // lucks != last:
            last = number // lucks
            world = worlds.imagine(mix(seed + last))
        twin = world.copy(tracked=False)
        twin.fresh = twin.st.rng = mix(seed - 1 - number)
        if twin.st.asks:
            twin.put(seat, answer, 0)
        else:
            twin.give(answer)
        found.append(playouts.play_on(twin)[seat])
    return found


class Trial:
    """Answers to one question, tried in the same worlds: what each came to, world by world.

    They are tried here, or by whoever is given for it (``tries``).
    """

    def __init__(
        self,
        worlds: Worlds,
        question: Question,
        answers: Iterable[int],
        seed: int,
        tries: Tries | None = None,
    ) -> None:
        self.worlds = worlds
        self.question = question
        self.answers = list(dict.fromkeys(answers))
        self.seed = seed
        self.results: list[list[float]] = [[] for _ in self.answers]
        self.spent = 0  # playouts
        self.unknown = UNKNOWN
        self._tries: Tries = tries or partial(tried, worlds, question.seat, seed)

    def try_in(self, count: int, among: Sequence[int]) -> None:
        """Try some of the answers (by their place) in so many worlds more; they must have seen the same ones so far."""
        seen = len(self.results[among[0]])
        pairs = [(at, self.answers[i]) for at in range(seen, seen + count) for i in among]
        for at, chance in enumerate(self._tries(pairs)):
            self.results[among[at % len(among)]].append(chance)
        self.spent += len(pairs)

    def narrow(self, budget: int, keep: Collection[int] = ()) -> list[int]:
        """Spend a budget by halves: after each round the worse half is dropped; who is left at last, the best first.

        ``keep`` are answers (by their place) that stay to the end whatever they are worth.
        """
        left = list(range(len(self.answers)))
        rounds = max(1, ceil(log2(max(2, len(left)))))
        for turn in range(rounds):
            self.try_in(max(1, budget // (rounds * len(left))), left)
            left.sort(key=lambda i: -self.mean(i))
            if turn < rounds - 1:
                half = left[: max(2, (len(left) + 1) // 2)]
                left = [*half, *[i for i in left if i in keep and i not in half]]
        return left

    def mean(self, i: int) -> float:
        """The mean chance after an answer."""
        found = self.results[i]
        return sum(found) / len(found) if found else 0.0

    def error(self, i: int) -> float:
        """Its standard error."""
        return error_of(self.results[i], self.unknown)

    def gain(self, i: int, over: int) -> tuple[float, float]:
        """By how much one answer is better than another in the worlds both have seen, and the error of that."""
        differences = [a - b for a, b in zip(self.results[i], self.results[over], strict=False)]
        if not differences:
            return 0.0, 1.0
        return sum(differences) / len(differences), error_of(differences, self.unknown)


def error_of(found: Sequence[float], unknown: float = UNKNOWN) -> float:
    """The standard error of a mean; one sample of unknown size is added, so that few never look certain."""
    n = len(found)
    if not n:
        return 1.0
    mean = sum(found) / n
    squares = sum((x - mean) ** 2 for x in found)
    return sqrt((squares + unknown) / (n * (n + 1)))


# ------------------------------------------------------------------------- what is asked


def judge(
    worlds: Worlds,
    question: Question,
    answers: Iterable[int],
    budget: int,
    seed: int,
    keep: Collection[int] = (),
    tries: Tries | None = None,
) -> list[Estimate]:
    """What each of these answers is worth to the seat that is asked, in the order in which they were given.

    ``budget`` playouts are spent in all; answers that fall behind get fewer, but for those in ``keep``.
    ``tries`` plays on in the place of this process, with the same result.
    """
    trial = Trial(worlds, question, answers, seed, tries)
    trial.narrow(budget, [i for i, answer in enumerate(trial.answers) if answer in keep])
    world = worlds.imagine(mix(seed))
    return [
        estimate(world, answer, trial.mean(i), trial.error(i), len(trial.results[i]))
        for i, answer in enumerate(trial.answers)
    ]


def estimate(world: Table, answer: int, mean: float, error: float, samples: int) -> Estimate:
    """A calibrated estimate; the error grows or shrinks as the chance does around it.

    Part of it no number of games mends (``DOUBT``), but for what is certain.
    """
    found, others = calibration(world)
    chance = found.told(mean, others)
    low, high = max(0.0, mean - error), min(1.0, mean + error)
    slope = (found.told(high, others) - found.told(low, others)) / max(1e-9, high - low)
    doubt = 4.0 * DOUBT * chance * (1.0 - chance)
    return Estimate(answer, chance, sqrt((error * slope) ** 2 + doubt**2), samples)


def chances(world: Table, budget: int, seed: int) -> list[float]:
    """Everybody's chance to win at a position, from so many playouts of it, calibrated.

    The world is taken as it is, cards that lie hidden included; chance to come is drawn anew for each playout.
    """
    seats = world.game.seats_of(world.st)
    team = SHELF[world.game.name].declaration.team
    if world.over:
        return shared(world.winners or [], seats, team=team)
    playouts = playouts_of(world.game.name)
    total = [0.0] * seats
    for at in range(max(1, budget)):
        twin = world.copy(tracked=False)
        twin.st.set_key("", 0)
        twin.fresh = twin.st.rng = mix(seed + at)
        for seat, chance in enumerate(playouts.play_on(twin)):
            total[seat] += chance
    how, others = calibration(world)
    found = [how.told(t / max(1, budget), others) for t in total]
    whole = sum(found)
    return found if team or whole <= 0.0 else [p / whole for p in found]


def calibration(world: Table) -> tuple[Calibration, float]:
    """How chances are corrected at a table, and the odds against a seat that is as good as all others."""
    seats = world.game.seats_of(world.st)
    playouts = playouts_of(world.game.name)
    word: str = playouts.kind_of(world) if hasattr(playouts, "kind_of") else ""
    known = playouts.calibrations
    found = known.get((seats, word)) or known.get(seats, AS_PLAYED)
    return found, 1.0 if SHELF[world.game.name].declaration.team else float(max(1, seats - 1))
