"""The greedy player of the island: it helps who needs it, strikes where it counts, and knows no more than its seat."""

from __future__ import annotations

import pytest

from kaiju.bots.bot import make_bot
from kaiju.bots.king_of_monster_island.blows import BOSS, blow
from kaiju.bots.king_of_monster_island.situation import Situation
from kaiju.engine.record import begin
from kaiju.games.king_of_monster_island import GAME
from tests.games.king_of_monster_island.stage import Stage


def answered(play: Stage) -> str:
    """What the bot chooses now, by its words."""
    question = play.question
    answer = make_bot("greedy", GAME.name, 1).answer(play.view, question)
    return next(option.say for option in question.options if option.answer == answer)


def test_hearts_go_to_the_weak() -> None:
    play = Stage({"zone": 1, "health": 9}, {"zone": 1, "health": 2}, dice="heart", boss={"zone": 4})
    play.choose("opt-heart", n=1)
    question = play.question
    bot = make_bot("greedy", GAME.name, 1)
    assert question.options[bot.answer(play.view, question)].args["seat"] == 1


def test_the_last_point_is_for_the_boss() -> None:
    play = Stage({"zone": 1}, dice="claw", boss={"zone": 1, "health": 2})
    assert answered(play) == "opt-damage"
    play.choose("opt-damage", claws=1)
    assert answered(play) == "opt-hit-boss"


def test_guards_come_first() -> None:
    play = Stage(
        {"zone": 1}, boss={"zone": 1}, zones={1: {"minions": {"shield": 1, "soldier": 1}}}, dice="claw"
    )
    s = Situation(play.view, 0)
    assert blow(s, 1, 1)[1] == ""
    assert blow(s, 1, 4)[1] == "shield"
    assert blow(Situation(Stage({"zone": 1}, boss={"zone": 1}, dice="claw").view, 0), 1, 1)[1] == BOSS


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_it_answers_alike_in_every_world_that_looks_alike(seats: int) -> None:
    """What is hidden from its seat does not change what it answers."""
    table = begin(GAME, seats=seats, seed=7)
    bots = [make_bot("greedy", GAME.name, seat) for seat in range(seats)]
    for n in range(150):
        question = table.question
        if question is None:
            break
        seat = question.seat
        answer = bots[seat].answer(table.view(seat), question)
        if n % 10 == 0:
            world = table.imagine(seat, n)
            asked = world.question
            assert asked is not None
            twin = make_bot("greedy", GAME.name, seat)
            assert twin.answer(world.view(seat), asked) == make_bot("greedy", GAME.name, seat).answer(
                table.view(seat), question
            )
        table.answer(seat, answer)
