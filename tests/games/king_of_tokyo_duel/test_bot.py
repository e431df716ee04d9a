"""The greedy player of the duel: it beats random answers from both seats with every Monster, and it can count."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kaiju.bots import make_bot
from kaiju.bots.king_of_tokyo_duel import GreedyDuel
from kaiju.bots.king_of_tokyo_duel.situation import ONE_STEP, race
from kaiju.engine.record import begin
from kaiju.games.king_of_tokyo_duel import GAME
from kaiju.games.king_of_tokyo_duel.setup import MONSTERS
from tests.games.king_of_tokyo_duel.stage import Stage
from tests.marks import long

NAME = "king_of_tokyo_duel"


def against_random(seed: int) -> bool:
    """One game of greedy against random answers: seats and Monsters take turns. Whether greedy has won."""
    seat = seed % 2
    monsters = ["", ""]
    monsters[seat] = MONSTERS[seed // 2 % 6]
    table = begin(GAME, seats=2, seed=seed, options={"monsters": monsters}, listen=False)
    greedy = make_bot("greedy", NAME, seed)
    other = random.Random(seed)
    while not table.over:
        question = table.question
        assert question is not None
        mine = question.seat == seat
        answer = greedy.answer(table.view(seat), question) if mine else other.randrange(question.count)
        table.answer(question.seat, answer)
    return table.winners == [seat]


def test_greedy_beats_random() -> None:
    assert sum(against_random(seed) for seed in range(96)) >= 90


@long
def test_greedy_beats_random_over_a_thousand_games() -> None:
    won = Counter((seed % 2, seed // 2 % 6) for seed in range(1000) if against_random(seed))
    played = Counter((seed % 2, seed // 2 % 6) for seed in range(1000))
    assert sum(won.values()) >= 950
    assert all(won[key] >= 0.85 * n for key, n in played.items())


def test_greedy_plays_greedy_the_same_way_for_the_same_seeds() -> None:
    ends = []
    for _ in range(2):
        table = begin(GAME, seats=2, seed=5)
        bots = [make_bot("greedy", NAME, seat) for seat in range(2)]
        while not table.over:
            question = table.question
            assert question is not None
            table.answer(question.seat, bots[question.seat].answer(table.view(question.seat), question))
        ends.append(table.digest())
    assert ends[0] == ends[1]


def choose(play: Stage) -> None:
    """Let the bot answer the open question."""
    question = play.question
    play.answer(GreedyDuel(NAME, 1).answer(play.table.view(question.seat), question))


# ---- it understands tracks, zones and races


def test_it_resolves_pulls_in_the_winning_order() -> None:
    play = Stage(fame=-4, destruction=-2, dice="f f f f d d d d")
    play.expect("group")
    choose(play)
    assert play.won_by(0, why="spotlight")


def test_it_smashes_before_a_pull_that_would_lose() -> None:
    play = Stage({}, {"hearts": 2}, fame=6, destruction=4, dice="f f f s s e")
    choose(play)
    assert play.won_by(0, why="knock_out")


def test_it_pulls_the_marker_that_wins() -> None:
    play = Stage({"monster": "gigazaur"}, {}, fame=-6, destruction=-1, dice="p p h h e s")
    play.until("power")
    choose(play)
    assert play.won_by(0, why="victory_space")


def test_it_does_not_pull_a_marker_into_the_rivals_zone() -> None:
    play = Stage({"monster": "gigazaur"}, {}, fame=6, destruction=4, dice="p p h h e s")
    play.until("power")
    choose(play)
    assert not play.table.over


def test_it_keeps_the_dice_that_win() -> None:
    play = Stage(fame=-6, script="f f f s h e")
    choose(play)
    assert play.won_by(0, why="victory_space")
    smash = Stage({}, {"hearts": 2}, script="s s f h e p")
    choose(smash)
    assert smash.won_by(0, why="knock_out")


def test_it_buys_the_card_that_wins_and_collects_the_token() -> None:
    play = Stage({"energy": 9}, {}, fame=-6, phase="buy", market=["extra_head", "acid_attack", "photoshoot"])
    choose(play)
    play.expect("place")
    choose(play)
    assert play.won_by(0, why="victory_space")


@pytest.mark.parametrize(
    "token, card, side", [("penguin", "unchained", 1), ("alien", "moment_of_respite", -1)]
)
def test_it_lengthens_the_rivals_way_and_shortens_its_own(token: str, card: str, side: int) -> None:
    play = Stage({"energy": 4}, {}, phase="buy", market=["frenzy", "extra_head", card])
    play.choose("opt-buy", card=card)
    choose(play)
    assert play.token(token).first * side > 0


def test_the_king_stands_in_his_rivals_way() -> None:
    play = Stage({"monster": "the_king"}, {}, fame=3, dice="p p h h e s")
    play.until("power")
    choose(play)
    assert play.lies("king_1")[0] == "fame"
    assert play.lies("king_1")[1] > 3


def test_it_values_stopping_a_rival_who_is_one_step_from_winning() -> None:
    """Leaving the Rival there costs more than the same step does anywhere else on the way."""
    there, back, further = race(-12, 0), race(-10, 0), race(-8, 0)
    assert back - there > 2 * (further - back) + ONE_STEP / 2
