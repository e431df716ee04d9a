"""What would you do? The best answer, its chance to win beside that of one's own choice, and why.

A hint is worked out of one imagined world of the seat that asks (:class:`kaiju.bots.Packed`), in a worker process or
here: nothing true goes into it that the seat does not know. What it spends is counted, never timed, and the same seed
gives the same hint.
"""

from __future__ import annotations

import msgspec

from kaiju.advice.aftermath import aftermaths
from kaiju.advice.naming import parts
from kaiju.bots import Packed, Worlds, answer_packed, make_bot, stand_in_for, strongest_within
from kaiju.bots.judging import Estimate, Trial, estimate
from kaiju.bots.judging import usual_budget as usual_playouts
from kaiju.bots.reasons import Comparison, Reason, reasons_for, told_apart
from kaiju.bots.worlds import unpacked
from kaiju.engine.chance import mix
from kaiju.engine.foresight import worth_a_look
from kaiju.engine.questions import Option, Question
from kaiju.games.shelf import COMPILED

SURE = 1.96
"""How many standard errors an interval reaches to either side: it holds the chance 19 times in 20."""
IN_TIME = 500
"""Whoever plays out more imagined tables than this for an answer takes too long, even in the compiled build."""
SLOWER = 12
"""How many times slower playouts are in plain Python."""
FEWEST = 6
MOST_JUDGED = 6
"""So many answers are compared at most: whoever takes the best of many finds luck."""
SEED = 0x4117
"""Hints depend on nothing but the position: whoever asks twice is told the same."""


class HintBudget(msgspec.Struct, frozen=True):
    """What a hint may spend: playouts for the chances, tries for the reasons, and by which bot the answer is found."""

    playouts: int
    tries: int
    bot: str = ""


def usual_budget(game: str) -> HintBudget:
    """What a hint costs when nobody says: about a second in the compiled build; plain Python gets by with less."""
    if not COMPILED:
        return HintBudget(max(FEWEST, usual_playouts(game) // SLOWER), 6, stand_in_for(game))
    return HintBudget(usual_playouts(game), 20, strongest_within(game, IN_TIME))


class Judged(msgspec.Struct, frozen=True):
    """An answer with its chance to win (0 to 1) and the interval in which that lies; ``parts`` are its words."""

    answer: int
    chance: float
    low: float
    high: float
    parts: list[Option]


class Hint(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a bot would do. ``mine`` is the asker's own choice, if there is one.

    ``verdict`` says how that compares: ``same`` answer, ``better`` or ``equal`` (the samples do not tell them apart).
    Without an own choice it is ``even`` if they do not tell the best apart from ``instead``, else empty. ``reasons``
    compare with the own choice or, where there is none or it is the best, with ``instead``.
    """

    best: Judged
    mine: Judged | None = None
    instead: Judged | None = None
    verdict: str = ""
    reasons: list[Reason] = []
    samples: int
    team: bool = False


def hint_packed(packed: Packed, question: Question, mine: int | None, budget: HintBudget, seed: int) -> Hint:
    """A hint, worked out of one imagined world in plain data: what a worker does."""
    return hint(unpacked(packed), packed, question, mine, budget, seed)


def hint_of(
    worlds: Worlds, question: Question, mine: int | None = None, budget: HintBudget | None = None
) -> Hint:
    """A hint here and now."""
    packed = worlds.packed()
    return hint(worlds, packed, question, mine, budget or usual_budget(packed.game), SEED)


def hint(
    worlds: Worlds, packed: Packed, question: Question, mine: int | None, budget: HintBudget, seed: int
) -> Hint:
    """The best answer to a question, beside one's own."""
    world = worlds.imagine(mix(seed))
    declared = world.game.declaration
    view = world.view(question.seat)
    bot = make_bot(budget.bot or stand_in_for(packed.game), packed.game, seed)
    advised = answer_packed(bot, view, question, packed)
    trial = Trial(worlds, question, candidates(question, advised, mine), seed)
    judged = trial.answers
    trial.narrow(budget.playouts, [judged.index(each) for each in (advised, mine) if each is not None])
    best = chosen(trial, advised)
    other = (
        mine if mine is not None and mine != best else next((each for each in judged if each != best), best)
    )
    found = {
        answer: estimate(world, answer, trial.mean(i), trial.error(i), len(trial.results[i]))
        for i, answer in enumerate(judged)
    }
    reasons: list[Reason] = []
    if other != best:
        looks = aftermaths(worlds, question, [best, other], budget.tries, seed)
        compared = Comparison(declared, view, question, *looks)
        reasons = reasons_for(compared)
        if not told_apart(compared, reasons):
            reasons = [nothing_stands_out(trial, best, other), *reasons]
    return Hint(
        best=as_judged(question, best, found[best]),
        mine=None if mine is None else as_judged(question, mine, found[mine]),
        instead=None if other in (mine, best) else as_judged(question, other, found[other]),
        verdict=verdict(trial, best, mine, other),
        reasons=reasons,
        samples=found[best].samples,
        team=declared.team,
    )


def candidates(question: Question, advised: int, mine: int | None) -> list[int]:
    """The answers that are judged: the bot's, one's own, and others where there are few."""
    found = [advised] if mine is None else [advised, mine]
    if question.form == "choose" and question.count <= MOST_JUDGED:
        found += question.answers()
    elif len({*found}) == 1:
        found += worth_a_look(question)[:2] or [0]
    return list(dict.fromkeys(found))[:MOST_JUDGED]


def chosen(trial: Trial, advised: int) -> int:
    """The bot's answer, unless another one was clearly better in the worlds that both have seen."""
    best = max(range(len(trial.answers)), key=trial.mean)
    return trial.answers[best] if clearly_better(trial, best, trial.answers.index(advised)) else advised


def clearly_better(trial: Trial, one: int, other: int) -> bool:
    """Whether an answer is better than another beyond doubt; both by their place."""
    gain, error = trial.gain(one, other)
    return gain > SURE * error


def nothing_stands_out(trial: Trial, best: int, other: int) -> Reason:
    """What is said when the next turns tell nothing: that it wins more often, where it does."""
    wins = clearly_better(trial, trial.answers.index(best), trial.answers.index(other))
    return Reason("reason-none" if wins else "reason-even")


def verdict(trial: Trial, best: int, mine: int | None, other: int) -> str:
    """How one's own choice compares with the best, or without one the other answer that is told."""
    if mine == best:
        return "same"
    wins = clearly_better(trial, trial.answers.index(best), trial.answers.index(other))
    if mine is None:
        return "" if wins or other == best else "even"
    return "better" if wins else "equal"


def as_judged(question: Question, answer: int, found: Estimate) -> Judged:
    """An answer as it is told, with an interval."""
    wide = SURE * found.error
    return Judged(
        answer,
        round(found.chance, 4),
        round(max(0.0, found.chance - wide), 4),
        round(min(1.0, found.chance + wide), 4),
        parts(question, answer),
    )
