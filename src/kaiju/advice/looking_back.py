"""Looking back at a game: its pieces judged one after the other, and put together as a review.

:class:`Work` gives piece after piece, a function and its arguments (``work.pieces``), for whoever has a worker, and is
sent what comes of each: nobody waits long for a worker. What is spent is counted, and the same seed gives the same
review.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

import msgspec

from kaiju.advice.pieces import as_decision, best_answer, judge_answers, judge_turn, usual_answers
from kaiju.advice.plan import DecisionAt, PurchaseAt, ReviewPlan
from kaiju.advice.review import Decision, Purchase, Review, Share, TurnChances, TurningPoint
from kaiju.bots import bots_for, strongest_within
from kaiju.bots.bot import MODEST
from kaiju.bots.judging import usual_budget as usual_playouts
from kaiju.engine.chance import mix
from kaiju.games import game_named
from kaiju.games.shelf import COMPILED

TURNING_POINTS = 3
FEWEST = 6
MOST_TAKEN = 24
"""So many things that somebody took are weighed at most."""
AT_ONCE = 40
"""So many decisions the quick bot looks at in one piece."""
SEED = 0x2EF1
MOST_ASKED = 8
"""So many decisions of a turn the strongest bot is asked about at most."""
STEADY = 0.01
"""A change of chance below this is not told as a mistake or a find."""
CLEARLY = 2.0
"""Nor one of fewer standard errors than this."""


class ReviewBudget(msgspec.Struct, frozen=True):
    """What a review may spend: samples for a turn and for a decision, and how many decisions are judged at most."""

    turn: int
    decision: int
    most: int = 60
    points: int = 160
    bot: str = ""
    """Who is asked at turning points; empty: the strongest there is."""


def usual_budget(game: str) -> ReviewBudget:
    """What a review costs when nobody says: about a minute in the compiled build; plain Python gets by with less."""
    playouts = usual_playouts(game)
    if COMPILED:
        return ReviewBudget(max(FEWEST, playouts // 4), max(FEWEST, playouts // 4), points=playouts)
    few = max(FEWEST, playouts // 40)
    return ReviewBudget(few, few, most=30, points=2 * few, bot=strongest_within(game, MODEST))


Piece = tuple[Callable[..., Any], tuple[Any, ...]]
Pieces = Generator[Piece, Any, None]


class Work:
    """A review in the making: piece after piece, so that nobody waits long for a worker."""

    def __init__(self, plan: ReviewPlan, budget: ReviewBudget | None = None, seed: int = SEED) -> None:
        self.plan = plan
        self.budget = budget or usual_budget(plan.game)
        self.seed = seed
        self.team = game_named(plan.game).declaration.team
        self.bot = self.budget.bot or bots_for(plan.game)[-1]
        self.chances: list[list[float]] = []
        self.usual: dict[int, int] = {}  # by step: what the quick bot answers
        self.judged: dict[int, Decision] = {}
        self.best: dict[int, int] = {}  # by step: what the strongest bot answers, as far as it was asked
        self.gains: dict[int, tuple[float, float]] = {}
        self.stood: list[float] = []  # everybody's chance when somebody gave up
        self.turned: list[int] = []  # the turns in which the game turned
        self.by_step = {decision.step: decision for decision in plan.decisions}
        self.pieces = self._pieces()
        self.done = 0
        self.of = len(plan.turns) + 1 + min(self.budget.most, len(plan.decisions)) // 2 + TURNING_POINTS

    def _pieces(self) -> Pieces:
        """Pieces of work; what comes of each is sent back in."""
        plan, budget = self.plan, self.budget
        for n, at in enumerate(plan.turns):
            self.chances.append((yield (judge_turn, (at, budget.turn, mix(self.seed + n)))))
            self.done += 1
        self._settle_chances()
        for first in range(0, len(plan.decisions), AT_ONCE):
            some = plan.decisions[first : first + AT_ONCE]
            answers = yield (usual_answers, (some, self.seed))
            self.usual.update(zip((at.step for at in some), answers, strict=True))
        differ = [step for step, usual in self.usual.items() if usual != self.by_step[step].played]
        differ.sort(key=lambda step: -self._swing_at(step))
        self.of = (
            self.done + min(len(differ), budget.most) + min(len(plan.purchases), MOST_TAKEN) + TURNING_POINTS
        )
        for step in differ[: budget.most]:
            yield from self._judge(step, self.usual[step], budget.decision)
        for purchase in plan.purchases[:MOST_TAKEN]:
            yield from self._gain(purchase)
        self.turned = self._turned()
        for turn in self.turned:
            yield from self._ask_the_best(turn)
            self.done += 1

    def _judge(self, step: int, other: int, samples: int) -> Pieces:
        at = self.by_step[step]
        found = yield (judge_answers, (at, [at.played, other], samples, mix(self.seed + step)))
        self.judged[step] = as_decision(at, other, found)
        self.done += 1

    def _gain(self, purchase: PurchaseAt) -> Pieces:
        at = self.by_step.get(purchase.step)
        self.done += 1
        if at is None or purchase.instead < 0:
            return
        answers = [at.played, purchase.instead]
        found = yield (judge_answers, (at, answers, self.budget.decision, mix(self.seed + purchase.step)))
        self.gains[purchase.step] = (-found.gain, found.error)

    def _ask_the_best(self, turn: int) -> Pieces:
        """At a turning point the strongest bot is asked: what would it have answered in that turn?"""
        mover = self.plan.turns[turn].seat
        steps = [at.step for at in self._decisions_in(turn)]
        steps.sort(key=lambda step: (-abs(self._cost(step)), self.by_step[step].question.seat != mover, step))
        for step in steps[:MOST_ASKED]:
            best = yield (best_answer, (self.by_step[step], self.bot, mix(self.seed + step)))
            self.best[step] = best
            if best != self.by_step[step].played:
                yield from self._judge(step, best, self.budget.points)
                self.done -= 1
            elif step in self.judged:
                del self.judged[step]

    # ---------------------------------------------------------------- putting together

    def _settle_chances(self) -> None:
        """The end is known; where no world was found a turn has the chances of the one before."""
        plan = self.plan
        count = 1 if self.team else plan.seats
        even = [1.0 / plan.seats] * count
        for n, found in enumerate(self.chances):
            if not found:
                self.chances[n] = list(self.chances[n - 1]) if n else even
        if plan.given_up:
            self.stood = self.chances[-1]
        won = plan.winners
        end = (
            [1.0 if won else 0.0]
            if self.team
            else [1.0 / len(won) if s in won else 0.0 for s in range(plan.seats)]
        )
        self.chances[-1] = end

    def _ends_given_up(self, turn: int) -> bool:
        """Whether a turn is the one in which somebody gave up."""
        return self.plan.given_up and turn == len(self.plan.turns) - 2

    def _around(self, turn: int) -> tuple[list[float], list[float]]:
        """Everybody's chance before and after a turn: played, or given up if that changed more."""
        before, after = self.chances[turn], self.chances[turn + 1]
        if not self._ends_given_up(turn):
            return before, after
        played, given_up = (before, self.stood), (self.stood, after)
        return given_up if widest(*given_up) > widest(*played) else played

    def _swing(self, turn: int) -> float:
        """By how much a turn changed the chances."""
        return widest(*self._around(turn))

    def _turn_of(self, step: int) -> int:
        """In which turn an answer was given, by its place in the list."""
        return max((n for n, turn in enumerate(self.plan.turns[:-1]) if turn.step <= step), default=0)

    def _swing_at(self, step: int) -> float:
        return self._swing(self._turn_of(step))

    def _cost(self, step: int) -> float:
        return self.judged[step].cost if step in self.judged else 0.0

    def _decisions_in(self, turn: int) -> list[DecisionAt]:
        first, last = self.plan.turns[turn].step, self.plan.turns[turn + 1].step
        return [at for at in self.plan.decisions if first <= at.step < last]

    def _turned(self) -> list[int]:
        """The turns in which the game turned: by how the chances changed and by what was thrown away."""

        def weight(turn: int) -> float:
            return self._swing(turn) + max(
                (abs(self._cost(at.step)) for at in self._decisions_in(turn)), default=0.0
            )

        return sorted(range(len(self.plan.turns) - 1), key=weight, reverse=True)[:TURNING_POINTS]

    def review(self) -> Review:
        """The whole, when all pieces are done."""
        plan = self.plan
        return Review(
            game=plan.game,
            seats=plan.seats,
            winners=plan.winners,
            team=self.team,
            bot=self.bot,
            samples=self.budget.turn,
            quantities=list(game_named(plan.game).declaration.quantities),
            turns=[
                TurnChances(turn.step, turn.turn, turn.seat, rounded(found), turn.values)
                for turn, found in zip(plan.turns, self.chances, strict=True)
            ],
            turning=sorted((self._point(turn) for turn in self.turned), key=lambda point: point.step),
            shares=self._shares(),
            purchases=[self._purchase(each) for each in plan.purchases],
        )

    def _point(self, turn: int) -> TurningPoint:
        before, after = self._around(turn)
        at = self.plan.turns[turn]
        seat = max(range(len(before)), key=lambda s: abs(after[s] - before[s]))
        if self._ends_given_up(turn) and before is self.stood:
            verdict, decision = "gave-up", None
        else:
            verdict, decision = self._verdict(turn)
        if verdict == "better" and decision is not None and not self.team:
            seat = decision.question.seat
        return TurningPoint(
            at.step if decision is None else decision.step,
            at.turn,
            seat,
            round(before[seat], 4),
            round(after[seat], 4),
            decision,
            verdict,
        )

    def _verdict(self, turn: int) -> tuple[str, Decision | None]:
        """What the strongest bot makes of a turn, and the decision in it that says most (:class:`TurningPoint`)."""
        here = self._decisions_in(turn)
        asked = [at for at in here if at.step in self.best]
        if not asked:
            return "", None
        otherwise = [self.judged[at.step] for at in asked if self.best[at.step] != at.played]
        if otherwise:
            told = max(otherwise, key=lambda each: abs(each.cost))
            clear = [each for each in otherwise if abs(each.cost) >= max(STEADY, CLEARLY * each.error)]
            if clear:
                return "better", max(clear, key=lambda each: abs(each.cost))
            return "even", told
        mover = self.plan.turns[turn].seat
        most = max(asked, key=lambda at: (at.question.seat == mover, at.question.count, -at.step))
        return "same" if len(asked) == len(here) else "here", as_decision(most, most.played, None)

    def _shares(self) -> list[Share]:
        count = len(self.chances[0])
        own, others = [0.0] * count, [0.0] * count
        for step, decision in self.judged.items():
            loss = decision.cost
            if self.team:
                own[0] -= loss
                continue
            seat = decision.question.seat
            own[seat] -= loss
            now = self.chances[self._turn_of(step)]
            rest = sum(now) - now[seat]
            for other in range(count):
                if other != seat and rest > 0:
                    others[other] += loss * now[other] / rest
        if self.stood:
            for seat, (stood, end) in enumerate(zip(self.stood, self.chances[-1], strict=True)):
                (others if end > stood else own)[seat] += end - stood
        return [
            Share(
                seat,
                round(start, 4),
                round(own[seat], 4),
                round(others[seat], 4),
                round(end - start - own[seat] - others[seat], 4),
                round(end, 4),
            )
            for seat, (start, end) in enumerate(zip(self.chances[0], self.chances[-1], strict=True))
        ]

    def _purchase(self, each: PurchaseAt) -> Purchase:
        gain = self.gains.get(each.step)
        return Purchase(
            each.step,
            each.turn,
            each.seat,
            each.card,
            each.uses,
            each.what,
            None if gain is None else round(gain[0], 4),
            0.0 if gain is None else round(gain[1], 4),
        )


# ---------------------------------------------------------------------- small things


def widest(before: list[float], after: list[float]) -> float:
    """By how much a chance changed that changed most."""
    return max(abs(a - b) for a, b in zip(after, before, strict=True))


def rounded(found: list[float]) -> list[float]:
    """Chances with as many places as anybody reads."""
    return [round(each, 4) for each in found]


def review_of(
    plan: ReviewPlan,
    budget: ReviewBudget | None = None,
    seed: int = SEED,
    told: Callable[[int, int], None] | None = None,
) -> Review:
    """A whole review here and now; ``told`` hears how far it is."""
    return worked_out(Work(plan, budget, seed), told)


def worked_out(work: Work, told: Callable[[int, int], None] | None = None) -> Review:
    """A review, when all its pieces have been worked out here, one after the other."""
    made: Any = None
    while True:
        try:
            call, args = work.pieces.send(made)
        except StopIteration:
            return work.review()
        made = call(*args)
        if told is not None:
            told(work.done, work.of)
