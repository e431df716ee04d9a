"""Moments in which a sensible player of the island has no doubt, and how the greedy one does as a team.

Each story has a counterpart in which the same dice are better used otherwise, so that no rule of thumb passes that
always does the same.
"""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.bots import make_bot
from kaiju.bots.king_of_monster_island import GreedyIsland
from kaiju.bots.king_of_monster_island.plan import Planner
from kaiju.bots.king_of_monster_island.situation import Situation
from kaiju.engine.questions import Option
from kaiju.games.king_of_monster_island.asks import NAMES
from kaiju.study.simulate import Plan, play
from tests.every_game.games import Dice, Setting, open_table, settings, title
from tests.games.king_of_monster_island.stage import Stage

GAME = "king_of_monster_island"


def step_two(stage: Stage, most: int = 25) -> list[Option]:
    """What the bot chooses, one answer after the other, until it would end the step, the step or the game is over.

    A Monster with 2 Energy is asked what it buys, so the turn does not go on by itself.
    """
    bot = make_bot("greedy", GAME, 1)
    chosen: list[Option] = []
    for _ in range(most):
        question = stage.table.question
        if question is None or question.kind not in ("resolve", "virtual_die", "choose_ally", "card_choice"):
            break
        answer = bot.answer(stage.table.view(question.seat), question)
        option = next(o for o in question.options if o.answer == answer)
        chosen.append(option)
        if option.say == "opt-done":
            break
        stage.answer(answer)
    return chosen


def says(chosen: list[Option]) -> list[str]:
    return [option.say for option in chosen]


def kept(stage: Stage) -> list[str]:
    """The dice that the bot does not roll again."""
    question = stage.expect("reroll")
    again = make_bot("greedy", GAME, 1).answer(stage.view, question)
    return [face for i, face in enumerate(stage.view.dice) if not again >> i & 1]


# ------------------------------------------------------------- it protects the weak


def test_it_walks_to_a_monster_that_would_not_live_to_its_turn() -> None:
    stage = Stage(
        {"zone": 1, "health": 8, "energy": 2},
        {"zone": 2, "health": 2},
        dice="heart heart foot",
        boss={"zone": 3},
        boss_dice={"1": [2, 1], "2": [2, 1], "3": [2, 1], "4": [2, 1]},
        zones={2: {"minions": {"soldier": 2}}},
    )
    chosen = step_two(stage)
    assert stage.monster(0).zone == 2
    assert stage.monster(1).health == 4
    assert says(chosen).count("opt-aim") == 2


def test_it_keeps_its_hearts_for_itself_when_the_others_are_well() -> None:
    stage = Stage(
        {"zone": 1, "health": 3, "energy": 2},
        {"zone": 2, "health": 10},
        dice="heart heart foot",
        boss={"boss": "lithosaur", "zone": 4},
    )
    step_two(stage)
    assert stage.health() == [5, 10]


def test_it_does_not_stay_where_soldiers_wait_for_the_boss() -> None:
    soldiers: dict[str, Any] = {"minions": {"soldier": 4}}
    stage = Stage(
        {"zone": 1, "health": 4, "energy": 2},
        dice="foot",
        boss={"zone": 1},
        zones={1: soldiers},
        boss_dice=LYING,
    )
    step_two(stage)
    assert stage.monster(0).zone != 1


LYING = {"1": [1, 1], "2": [1, 1], "3": [1, 1], "4": [1, 1]}
"""Four of five Boss dice in zone 1, each with Minions: the Boss that stands there stays."""


# ---------------------------------------------------- it reaches for the Boss' dice


def test_it_goes_for_the_dice_that_the_boss_would_fetch() -> None:
    """The face with two fame symbols next to the Boss, which is one point short of a power that hurts."""
    stage = Stage(
        {"zone": 2, "fame": 3, "energy": 2, "ally": "media"},
        {"zone": 5},
        dice="fame foot",
        boss={"zone": 0, "fame": 4},
        boss_dice={"1": [1, 5], "2": [3, 1]},
    )
    chosen = step_two(stage)
    assert says(chosen)[:2] == ["opt-walk", "opt-fame"]
    assert stage.boss.dice[0].zone == -1
    assert stage.monster(0).fame == 5


def test_it_leaves_a_die_that_lies_out_of_the_boss_way() -> None:
    """On the far side it keeps a die from falling where the Boss will be."""
    stage = Stage(
        {"zone": 3, "fame": 6, "ally": "media"},
        {"zone": 5},
        dice="fame",
        boss={"zone": 0, "fame": 4},
        boss_dice={"1": [3, 5]},
    )
    assert "opt-no-steal" in says(step_two(stage))


# ------------------------------------------------------------ it stops the Boss' race


def test_it_takes_the_crystal_that_would_end_the_game() -> None:
    """Two Pylons stand, and the die in zone 1 would bring the last Crystal of the third (KOMI-CRYS-05)."""
    pylons = {"support": {"3": "pylon", "4": "pylon"}}
    stage = Stage(
        {"zone": 0, "health": 8, "energy": 2},
        {"zone": 4},
        dice="fame foot claw claw",
        boss={"zone": 0, "health": 12},
        boss_dice={"4": [1, 6], "1": [1, 1]},
        zones={1: {"crystals": 2}, 3: pylons},
    )
    step_two(stage)
    assert stage.boss.dice[3].zone == -1


def test_it_destroys_the_builder_where_the_last_crystal_is_missing() -> None:
    here: dict[str, Any] = {"minions": {"builder": 1, "soldier": 2}, "crystals": 2}
    stage = Stage(
        {"zone": 1, "energy": 2},
        {"zone": 4},
        dice="claw",
        boss={"zone": 0},
        boss_dice={"1": [1, 1]},
        zones={1: here},
    )
    step_two(stage)
    assert stage.zone(1).minions == {"soldier": 2}


def test_it_would_rather_win_than_do_anything_else() -> None:
    stage = Stage(
        {"zone": 1, "health": 1},
        {"zone": 1, "health": 1},
        dice="claw foot foot heart heart fame",
        boss={"zone": 2, "health": 2, "fame": 6},
        zones={2: {"minions": {"soldier": 1}}},
    )
    step_two(stage)
    assert stage.ending == "won"


# ------------------------------------------------- it uses Locked dice and Support


def test_locked_claws_are_taken_along_to_the_boss() -> None:
    stage = Stage(
        {"zone": 1},
        dice="foot claw",
        boss={"zone": 2, "health": 6},
        zones={1: {"locked": ["claw"]}, 2: {"locked": ["claw"]}},
    )
    assert says(step_two(stage)).count("opt-unlock") == 2
    assert stage.ending == "won"


def test_claws_without_a_target_are_locked_and_stay_locked() -> None:
    stage = Stage(
        {"zone": 4, "energy": 2},
        {"zone": 3},
        dice="claw claw",
        boss={"zone": 1},
        zones={4: {"locked": ["claw"]}},
    )
    assert "opt-unlock" not in says(step_two(stage))
    assert stage.locked(4) == ["claw", "claw", "claw"]


def test_a_tile_is_used_where_it_decides_and_saved_where_it_does_nothing() -> None:
    tile = {"support": {"3": "support_09"}}
    stage = Stage({"zone": 2}, dice="claw", boss={"zone": 2, "health": 4}, zones={2: tile})
    assert "opt-activate" in says(step_two(stage))
    assert stage.ending == "won"
    stage = Stage({"zone": 4}, dice="energy", boss={"zone": 1}, zones={4: tile})
    assert "opt-activate" not in says(step_two(stage))


def test_three_support_faces_build_and_a_used_tile_is_recharged() -> None:
    stage = Stage({"zone": 4}, dice="support support support", boss={"zone": 1})
    assert "opt-build" in says(step_two(stage))
    stage = Stage({"zone": 4}, dice="energy", boss={"zone": 1}, zones={4: {"support": {"3": "support_09*"}}})
    assert says(step_two(stage))[0] == "opt-recharge"


# -------------------------------------------------------------------- it rolls with a plan


def test_claws_are_kept_in_the_boss_zone_and_hearts_by_a_monster_in_need() -> None:
    rolled = ["claw", "claw", "claw", "support", "support", "energy"]
    stage = Stage({"zone": 1}, boss={"zone": 1, "health": 9}, step="monster_1", script=rolled)
    assert kept(stage) == ["claw", "claw", "claw"]
    rolled = ["heart", "heart", "energy", "support", "support", "energy"]
    far = {"boss": "lithosaur", "zone": 4}
    weak = Stage({"zone": 1, "health": 2}, boss=far, step="monster_1", script=rolled)
    assert kept(weak).count("heart") == 2
    well = Stage({"zone": 1, "health": 10}, boss={"zone": 4}, step="monster_1", script=rolled)
    assert "heart" not in kept(well)


def test_feet_are_kept_as_far_as_the_boss_is_away() -> None:
    rolled = ["claw", "claw", "foot", "foot", "support", "energy"]
    stage = Stage({"zone": 1}, boss={"zone": 3, "health": 4}, step="monster_1", script=rolled)
    assert sorted(kept(stage)) == ["claw", "claw", "foot", "foot"]


def test_the_table_of_rolls_is_what_each_roll_is_worth() -> None:
    stage = Stage(
        {"zone": 1, "health": 5},
        {"zone": 2, "health": 4},
        dice="claw",
        boss={"zone": 3, "health": 9},
        boss_dice={"1": [2, 1], "2": [4, 2]},
        zones={3: {"minions": {"soldier": 1}}, 2: {"locked": ["claw"]}},
    )
    planner = Planner(Situation(stage.view, 0))
    hands = [
        (1, 1, 1, 1, 1, 1),
        (0, 0, 0, 3, 3, 0),
        (2, 0, 2, 0, 2, 0),
        (6, 0, 0, 0, 0, 0),
        (0, 3, 0, 0, 0, 3),
    ]
    assert planner.table(hands) == pytest.approx([planner.worth(hand) for hand in hands])


def test_burning_ground_is_not_entered_for_nothing() -> None:
    """Lavalord with 5 Fame hurts whoever comes to a Fireling."""

    def ends(fame: int) -> int:
        stage = Stage(
            {"zone": 2, "health": 4, "energy": 2},
            {"zone": 4},
            dice="foot claw",
            boss={"boss": "lavalord", "zone": 1, "fame": fame},
            zones={1: {"minions": {"fireling": 1}}},
        )
        step_two(stage)
        return int(stage.monster(0).zone)

    assert ends(4) == 1
    assert ends(5) == 2


# ------------------------------------------------------------------ it buys what helps


def bought(energy: int, market: list[str], **boss: Any) -> list[str]:
    """What the bot buys."""
    stage = Stage(
        {"energy": energy, "zone": 3}, {"zone": 4}, step="monster_3", market=market, boss={"zone": 0, **boss}
    )
    bot = make_bot("greedy", GAME, 1)
    found: list[str] = []
    while (question := stage.table.question) is not None and question.kind == "buy":
        answer = bot.answer(stage.view, question)
        option = next(o for o in question.options if o.answer == answer)
        if option.say != "opt-buy":
            break
        found.append(str(option.args["card"]))
        stage.answer(answer)
    return found


def test_it_buys_the_laser_that_wins_and_dice_that_last() -> None:
    assert bought(10, ["spare_arm", "heave_ho", "orbital_laser"], health=4)[:1] == ["orbital_laser"]
    assert bought(13, ["spare_arm", "heave_ho", "harbor_pass"])[:1] == ["spare_arm"]


def test_it_does_not_pay_for_what_it_has_no_use_for() -> None:
    assert bought(9, ["heave_ho", "dice_magnet", "radio_beacon"]) == []
    assert bought(13, ["spare_arm", "heave_ho", "harbor_pass"], health=1) == []


# ------------------------------------------------------------------------ as a team


def won(bot: str, seats: int, games: int) -> int:
    """How many of some games against the blue Crystal Dragon a team of these bots wins."""
    plan = Plan(game=GAME, bots=[bot] * seats, games=games, seed=5)
    return sum(bool(play(plan, i).winners) for i in range(games))


@pytest.mark.parametrize("seats", [1, 3])
def test_greedy_teams_mostly_win_and_random_ones_do_not(seats: int) -> None:
    assert won("greedy", seats, 9) >= 5
    assert won("random", seats, 9) == 0


# ------------------------------------------------------------------ every question


@pytest.mark.parametrize("setting", [one for one in settings() if one[0] == GAME][::6], ids=title)
def test_every_question_gets_a_legal_answer_even_after_others_have_gone_astray(setting: Setting) -> None:
    table = open_table(setting, 4, listen=False)
    dice = Dice(4)
    bots = [make_bot("greedy", GAME, seat) for seat in range(setting[1])]
    while (question := table.question) is not None:
        answer = bots[question.seat].answer(table.view(question.seat), question)
        assert type(answer) is int
        assert answer in question.answers(), question
        table.answer(question.seat, answer if dice.below(3) else dice.below(question.count))


def test_only_where_a_pylon_goes_is_left_to_the_first_option() -> None:
    assert set(NAMES) - set(GreedyIsland(GAME, 1).rules) == {"pylon_space"}
