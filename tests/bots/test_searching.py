"""What a searching bot is given: worlds of its own seat and nothing else; and what it makes of them."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from kaiju.bots import (
    Bot,
    Packed,
    Worlds,
    answer_packed,
    ask_bot,
    make_bot,
    quick_bots,
    searches,
    worlds_for,
)
from kaiju.bots.dice import Rolls, hands
from kaiju.bots.expert import FIRST, best_keeps, searched
from kaiju.bots.king_of_tokyo.planner import PlannerTokyo
from kaiju.engine.questions import Question
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import SHELF, game_named
from kaiju.games.king_of_tokyo.shown import TokyoView
from tests.bots.tables import position
from tests.every_game.games import Dice

ALL = {"power_up": True, "mutant_evolutions": True, "halloween": True, "promos": "all", "origins": "all"}
SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("king_of_tokyo", 2, {}),
    ("king_of_tokyo", 4, ALL),
    ("king_of_tokyo", 3, {"power_up": True, "draft_evolutions": True}),
    ("king_of_tokyo_origins", 3, {}),
    ("king_of_tokyo_duel", 2, {}),
    ("king_of_monster_island", 2, {}),
    ("godzilla_tokyo_clash", 3, {}),
]


def moments(
    setting: tuple[str, int, dict[str, Any]], seed: int, every: int, most: int
) -> list[tuple[Table, int]]:
    """Some positions of a random game with who is asked there, each a copy of its own."""
    name, seats, options = setting
    options = {
        key: value for key, value in options.items() if key in {c.name for c in game_named(name).choices()}
    }
    table = begin(game_named(name), seats=seats, seed=seed, options=options, listen=True)
    dice = Dice(seed)
    out: list[tuple[Table, int]] = []
    while not table.over and len(out) < most:
        seat = table.asked[0]
        question = table.question_for(seat)
        assert question is not None
        if table.count % every == every - 1:
            out.append((table.copy(), seat))
        table.answer(seat, dice.below(question.count))
    return out


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: f"{s[0]}-{s[1]}")
def test_what_lies_hidden_makes_no_difference_to_the_worlds_a_bot_is_given(
    setting: tuple[str, int, dict[str, Any]],
) -> None:
    """The proof of honesty: draw everything hidden anew, and the same seeds still give the very same worlds."""
    redrawn = 0
    for table, seat in moments(setting, 11, 9, 12):
        other = table.imagine(seat, 77)
        redrawn += other.game.digest(other.st) != table.game.digest(table.st)
        mine, theirs = Worlds.of(table, seat), Worlds.of(other, seat)
        for seed in (1, 2):
            assert mine.imagine(seed).digest() == theirs.imagine(seed).digest()
    assert redrawn, "nothing was hidden: this test has looked at nothing"


@pytest.mark.parametrize("setting", SETTINGS[:5], ids=lambda s: f"{s[0]}-{s[1]}")
def test_a_worker_draws_the_same_worlds_from_what_it_is_sent(
    setting: tuple[str, int, dict[str, Any]],
) -> None:
    from kaiju.bots.worlds import unpacked

    for table, seat in moments(setting, 5, 13, 6):
        mine = Worlds.of(table, seat)
        there = unpacked(mine.packed())
        for seed in (3, 4):
            assert there.imagine(seed).game.digest(there.imagine(seed).st) == mine.imagine(seed).game.digest(
                mine.imagine(seed).st
            )


def test_only_bots_that_search_are_sent_a_world() -> None:
    table = position({}, {"place": "city"})
    assert worlds_for("greedy", table, 0) is None
    packed = worlds_for("planner", table, 0)
    assert packed is not None
    assert (packed.game, packed.seat) == ("king_of_tokyo", 0)


class Curious(Bot):
    """Looks at everything it is given."""

    name = "curious"
    needs_worlds = True
    given: Worlds | None = None

    def think(self, view: Any, question: Question, worlds: Worlds) -> int:
        Curious.given = worlds
        return 0

    def answer(self, view: Any, question: Question) -> int:
        return 0


def test_a_bot_of_ones_own_may_search_and_finds_no_true_table() -> None:
    table = begin(game_named("king-of-tokyo"), seats=2, seed=3, options={"power_up": True}, listen=False)
    question = table.question
    assert question is not None
    assert ask_bot(make_bot("tests.bots.test_searching:Curious", "king-of-tokyo", 1), table, question) == 0
    given = Curious.given
    assert given is not None
    assert not any(thing is table or thing is table.st for thing in vars(given).values())
    assert given.imagine(1).view(question.seat) == table.view(question.seat)


def test_a_bot_that_only_answers_is_asked_as_before() -> None:
    table = position({}, {"place": "city"}, script="s s s 3 3 e")
    question = table.question
    assert question is not None
    greedy = make_bot("greedy", "king_of_tokyo", 1)
    packed = Packed("king_of_tokyo", 0, {})
    assert answer_packed(greedy, table.view(0), question, packed) == greedy.answer(table.view(0), question)


def test_who_is_away_is_never_played_by_a_bot_that_searches() -> None:
    for game in SHELF:
        assert not any(searches(name, game) for name in quick_bots(game))


# ----------------------------------------------------------------- the planner


def test_the_planner_is_counted_in_turns_not_in_time() -> None:
    """A Roll of six dice is one of 462 hands, and the plan holds for the whole turn."""
    table = position({}, {"place": "city"}, script="1 1 2 e s h 1 1")
    bot = PlannerTokyo("king_of_tokyo", 1)
    question = table.question
    assert question is not None
    table.answer(0, ask_bot(bot, table, question) & 0b001111)
    assert bot.spent == 462
    question = table.question
    assert question is not None
    assert question.kind == "keep_dice"
    ask_bot(bot, table, question)
    assert bot.spent == 462


def planned(table: Table) -> str:
    question = table.question
    assert question is not None
    answer = ask_bot(PlannerTokyo("king_of_tokyo", 1), table, question)
    if question.form == "subset":
        return " ".join(sorted(str(o.args["face"]) for o in question.items if answer & o.answer))
    return next(o for o in question.options if o.answer == answer).say


def test_the_planner_keeps_what_wins_and_finishes_off() -> None:
    assert planned(position({"vp": 17}, {"place": "city"}, script="3 3 3 e s h")).count("3") == 3
    assert planned(position({}, {"place": "city", "hearts": 3}, script="s s s 3 3 e")).count("smash") == 3


def test_the_planner_does_not_stay_in_tokyo_to_die() -> None:
    dice = ["smash", "1", "1", "2", "2", "3"]
    table = position({"place": "city", "hearts": 3}, {}, active=1, phase="resolve", dice=dice)
    assert planned(table) == "opt-yield"


# ----------------------------------------------------------------- the experts


def test_a_search_leaves_the_usual_answer_only_for_one_that_is_clearly_better() -> None:
    """With three 3s and 17 VP, keeping all dice wins: whoever would usually roll them again is stopped."""
    table = position({"vp": 17, "hearts": 1}, {"place": "city", "vp": 18}, script="3 3 3 e s h")
    question = table.question
    assert question is not None
    worlds = Worlds.of(table, 0)
    assert searched(worlds, question, [0, 63], 80, 1)[0] == 63
    assert searched(worlds, question, [63, 0], 80, 1)[0] == 63
    assert searched(worlds, question, [63], 80, 1) == (63, 0), "nothing to choose from: nothing is spent"
    assert searched(worlds, question, [0, 63], 80, 1, clearly=99.0)[0] == 0


def test_a_search_ends_as_soon_as_it_is_plain_that_nothing_better_comes() -> None:
    """Budgets are what is spent at most: certain wins, hopeless answers and those that make no difference cost less."""
    table = position({"vp": 17, "hearts": 1}, {"place": "city", "vp": 18}, script="3 3 3 e s h")
    question = table.question
    assert question is not None
    worlds = Worlds.of(table, 0)
    assert searched(worlds, question, [63, 0], 4000, 1)[1] < 400, "rolling a won game again is hopeless"
    assert searched(worlds, question, [0, 63], 4000, 1)[1] < 400, "to win at once is clearly better"
    same = position({}, {"place": "city"}, script="1 1 e e h h")
    asked = same.question
    assert asked is not None
    # Either of the two hearts: the same faces are kept, and the same dice come.
    answer, spent = searched(Worlds.of(same, 0), asked, [0b010011, 0b100011], 4000, 1)
    assert (answer, spent) == (0b010011, 2 * FIRST), "what makes no difference is left after the first look"


def test_ways_to_keep_the_same_faces_are_one_candidate() -> None:
    rolls = Rolls(3, [float(hand[4]) for hand in hands(3).full])
    keeps = best_keeps(rolls, [4, 4, 0], 1, 9.0)
    assert keeps[0] == 0b011
    assert len(keeps) == 6, "two smash and a 1: six sets of faces, not eight sets of dice"
    assert best_keeps(rolls, [4, 4, 0], 1, 0.1) == [0b011]


def test_nobody_goes_round_in_circles(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found for a question is found again if it comes back with nothing changed; then greedy goes on."""
    table = begin(game_named("king_of_tokyo"), seats=2, seed=3, listen=False)
    bot = cast(PlannerTokyo, make_bot("planner", "king_of_tokyo", 1))
    question = Question(number=0, seat=0, kind="buy", say="", count=2)
    monkeypatch.setattr(PlannerTokyo, "answer", lambda self, view, question: 0)
    monkeypatch.setattr(PlannerTokyo, "search", lambda self, view, question, worlds, usual: 1)
    worlds = Worlds.of(table, 0)
    view = cast(TokyoView, table.view(0))
    assert [bot.think(view, question, worlds) for _ in range(3)] == [1, 0, 0]
    other = msgspec.structs.replace(view, turn=view.turn + 1)
    assert bot.think(other, question, worlds) == 1, "another turn is another matter"
