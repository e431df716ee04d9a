"""The pieces of a look back at a game, each worked out by itself in a worker: plain data in, plain data out."""

from __future__ import annotations

from typing import NamedTuple

from kaiju.advice.naming import parts
from kaiju.advice.plan import DecisionAt, TurnAt
from kaiju.advice.review import Decision
from kaiju.bots import answer_packed, make_bot, stand_in_for
from kaiju.bots.judging import Trial, chances, estimate
from kaiju.bots.worlds import unpacked
from kaiju.engine.chance import mix
from kaiju.games import game_named

WORLDS = 8
"""In so many worlds a spectator's chances are looked for: hidden cards may lie otherwise in each."""


class Weighed(NamedTuple):
    """Two answers beside each other: the chance of the first, and what the second gains, with its error."""

    chance: float
    gain: float
    error: float


def judge_turn(turn: TurnAt, samples: int, seed: int) -> list[float]:
    """Everybody's chance as a turn begins, or the table's; nothing where no world was found."""
    if turn.world is None:
        return []
    worlds = unpacked(turn.world)
    drawn = max(1, min(WORLDS, samples // 2))
    found = [
        chances(worlds.imagine(mix(seed + n)), samples // drawn, mix(seed - n - 1)) for n in range(drawn)
    ]
    seats = [sum(each) / drawn for each in zip(*found, strict=True)]
    return seats[:1] if game_named(turn.world.game).declaration.team else seats


def usual_answers(decisions: list[DecisionAt], seed: int) -> list[int]:
    """What the quick bot would have answered, for many decisions."""
    found: list[int] = []
    for at in decisions:
        world = unpacked(at.world).imagine(mix(seed))
        bot = make_bot(stand_in_for(at.world.game), at.world.game, mix(seed + at.step))
        found.append(bot.answer(world.view(at.question.seat), at.question))
    return found


def judge_answers(at: DecisionAt, answers: list[int], samples: int, seed: int) -> Weighed:
    """What the second of two answers would have gained over the first, in the same worlds; and the first's chance."""
    worlds = unpacked(at.world)
    trial = Trial(worlds, at.question, answers, seed)
    trial.try_in(max(2, samples // 2), range(len(trial.answers)))
    world = worlds.imagine(mix(seed))
    told = [
        estimate(world, answer, trial.mean(i), trial.error(i), samples)
        for i, answer in enumerate(trial.answers)
    ]
    if len(told) == 1:
        return Weighed(told[0].chance, 0.0, 0.0)
    # On the scale of the chances that are told beside it.
    gain, (played, error) = told[1].chance - told[0].chance, trial.gain(1, 0)
    return Weighed(told[0].chance, gain, error * gain / played if played else error)


def best_answer(at: DecisionAt, bot: str, seed: int) -> int:
    """What the strongest bot would have answered."""
    world = unpacked(at.world).imagine(mix(seed))
    view = world.view(at.question.seat)
    return answer_packed(make_bot(bot, at.world.game, seed), view, at.question, at.world)


def as_decision(at: DecisionAt, other: int, found: Weighed | None) -> Decision:
    """A decision as it is told."""
    found = found or Weighed(0.0, 0.0, 0.0)
    return Decision(
        at.step,
        at.turn,
        at.question,
        at.played,
        parts(at.question, at.played),
        other,
        parts(at.question, other),
        round(found.gain, 4),
        round(found.error, 4),
        round(found.chance, 4),
    )
