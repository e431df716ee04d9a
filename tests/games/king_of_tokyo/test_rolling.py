"""Rolling: up to three Rolls, any dice again, how many dice, and what cards do before the dice are resolved."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaiju.engine.chance import mix
from kaiju.games.king_of_tokyo import GAME
from kaiju.games.king_of_tokyo.dice import roll_loop
from kaiju.games.king_of_tokyo.state import Tokyo
from tests.games.king_of_tokyo.stage import NUMBERS, Stage
from tests.marks import compiled, rule

pytestmark = compiled

IN_TOKYO = {"place": "city"}


def shown(play: Stage) -> str:
    """The dice on the table, as in a script."""
    letters = {n: c for c, n in NUMBERS.items()}
    return " ".join(letters[f] for f in play.view.dice)


# ---- Rolls


@rule("KOT-ROLL-01")
def test_three_rolls_and_no_more() -> None:
    play = Stage({}, IN_TOKYO, script="1 1 2 2 3 3" + " e e e e e e" + " h h h h h s")
    assert play.expect("keep_dice", seat=0).args["left"] == 2
    play.keep()
    assert play.expect("keep_dice", seat=0).args["left"] == 1
    play.keep()
    assert shown(play) == "h h h h h s"
    play.expect("yield", seat=1)
    assert len(play.happened("DiceRolled", seat=0)) == 3


@rule("KOT-ROLL-02", "KOT-ROLL-07")
@pytest.mark.parametrize("rolls", [1, 2])
def test_one_may_stop_after_any_roll_and_the_dice_are_resolved(rolls: int) -> None:
    play = Stage({}, IN_TOKYO, script="1 1 2 2 3 s 1 1 2 2 3 s")
    for _ in range(rolls - 1):
        play.keep()
    play.keep(0, 1, 2, 3, 4, 5)
    assert len(play.happened("DiceRolled", seat=0)) == rolls
    assert play.hearts(1) == 9
    play.expect("yield", seat=1)


@rule("KOT-ROLL-07")
def test_after_the_last_roll_the_dice_are_resolved() -> None:
    play = Stage({}, IN_TOKYO, script="1 1 1 1 1 1" + " 2 2 2 2 2 2" + " 3 3 3 e e e")
    play.keep()
    play.keep()
    assert (play.vp(0), play.energy(0)) == (3, 3)


@rule("KOT-ROLL-08")
def test_the_first_roll_is_made_before_anything_is_asked() -> None:
    play = Stage({}, IN_TOKYO, script="1 2 3 e s h")
    assert play.view.rolls_left == 2
    assert shown(play) == "1 2 3 e s h"
    assert play.happened("DiceRolled", seat=0, thrown=[0, 1, 2, 3, 4, 5])


@rule("KOT-ROLL-04")
def test_dice_set_aside_are_not_thrown() -> None:
    play = Stage({}, IN_TOKYO, script="1 2 3 e s h" + " 1 1 1 1")
    play.keep(2, 4)
    assert shown(play) == "1 1 3 1 s 1"
    assert play.happened("DiceRolled")[-1].thrown == [0, 1, 3, 5]


@rule("KOT-ROLL-05", "KOT-ROLL-06")
def test_dice_set_aside_once_may_be_thrown_again() -> None:
    play = Stage({"energy": 9}, IN_TOKYO, script="1 2 3 e s h" + " 1 1 1 1" + " 2 2")
    play.keep(2, 4)
    play.keep(0, 1, 3, 5)
    assert shown(play) == "1 1 2 1 2 1"
    assert play.happened("DiceRolled")[-1].thrown == [2, 4]


@rule("KOT-ROLL-06")
@given(st.lists(st.sets(st.integers(0, 5), max_size=5), min_size=2, max_size=2))
def test_before_each_roll_any_dice_may_be_kept(keeps: list[set[int]]) -> None:
    """What was kept before binds nobody: kept dice stay as they are, all others are thrown."""
    play = Stage({}, IN_TOKYO, script="1 2 3 e s h" + " e e e e e e h h h h h h")
    play.table.st.rigged[:] = []
    play.table.mark.rigged[:] = []
    for keep in keeps:
        before = play.view.dice
        play.rig(" ".join("e" if before[i] != NUMBERS["e"] else "1" for i in range(6) if i not in keep))
        play.keep(*keep)
        after = play.happened("DiceRolled", seat=0)[-1].dice
        assert {i for i in range(6) if after[i] == before[i]} == keep


@rule("KOT-ROLL-09")
def test_all_dice_of_a_roll_are_thrown_together() -> None:
    """One choice, one Roll: nothing is shown or asked between the dice of a Roll."""
    play = Stage({}, IN_TOKYO, script="1 2 3 e s h" + " 3 3 3 3 3")
    asked = play.question.number
    play.keep(0)
    assert play.question.number == asked + 1
    assert play.happened("DiceRolled")[-1].thrown == [1, 2, 3, 4, 5]
    assert shown(play) == "1 3 3 3 3 3"


@rule("KOT-ROLL-13")
def test_throwing_set_aside_dice_again_is_a_roll_and_keeping_all_is_none() -> None:
    play = Stage({"energy": 9}, IN_TOKYO, script="1 2 3 e s h" + " 1 1" + " 2 2 2 2")
    play.keep(0, 1, 2, 3)
    assert play.view.rolls_left == 1
    play.keep(4, 5)
    assert play.view.rolls_left == 0
    assert [e.left for e in play.happened("DiceRolled", seat=0)] == [2, 1, 0]


# ---- how many dice, how many Rolls


@rule("KOT-ROLL-03")
@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        ([], 6),
        (["extra_head"], 7),
        (["extra_head", "extra_head"], 8),
        (["extra_head", "extra_head", {"card": "mimic", "copies": "extra_head"}], 9),
    ],
)
def test_the_first_roll_uses_all_dice(cards: list[object], dice: int) -> None:
    play = Stage({"cards": cards}, IN_TOKYO)
    play.until("keep_dice")
    assert len(play.view.dice) == dice
    assert play.happened("DiceRolled")[0].thrown == list(range(dice))
    assert play.question.count == 2**dice


@rule("KOT-ROLL-10")
@pytest.mark.parametrize(
    ("shrink", "heads", "fewer", "dice"),
    [(1, 0, 0, 5), (2, 1, 0, 5), (1, 1, 1, 5), (6, 1, 0, 1), (3, 2, 2, 3)],
)
def test_lost_dice_are_taken_from_all_dice(shrink: int, heads: int, fewer: int, dice: int) -> None:
    play = Stage({"shrink": shrink, "cards": ["extra_head"] * heads}, IN_TOKYO, fewer=fewer)
    assert len(play.view.dice) == dice


@rule("KOT-ROLL-10")
@pytest.mark.parametrize("shrink", [6, 7, 20])
def test_nobody_rolls_less_than_no_dice(shrink: int) -> None:
    play = Stage({"shrink": shrink, "energy": 9}, IN_TOKYO, market=["heal", "tank", "jets"])
    assert play.view.dice == []
    play.expect("buy", seat=0)


@rule("KOT-ROLL-10")
def test_the_number_of_dice_is_fixed_by_the_first_roll() -> None:
    """A token removed with this turn's hearts brings its die back next turn."""
    play = Stage({"shrink": 2, "energy": 9}, IN_TOKYO, script="h 1 1 2")
    assert len(play.view.dice) == 4
    play.roll()
    play.choose("opt-heart-shrink")
    assert play.monster(0).shrink == 1
    assert len(play.view.dice) == 4
    play.end_turn()
    play.end_turn()
    assert play.view.active == 0
    assert len(play.view.dice) == 5


@rule("KOT-ROLL-11")
@pytest.mark.parametrize(
    ("cards", "rolls"),
    [(["giant_brain"], 4), (["giant_brain", {"card": "mimic", "copies": "giant_brain"}], 5)],
)
def test_extra_rolls_raise_the_maximum(cards: list[object], rolls: int) -> None:
    play = Stage({"cards": cards}, IN_TOKYO)
    play.until("keep_dice")
    for left in range(rolls - 1, 0, -1):
        assert play.expect("keep_dice").args["left"] == left
        play.keep()
    assert play.table.over or play.question.kind != "keep_dice" or play.question.seat != 0
    assert len([e for e in play.happened("DiceRolled", seat=0) if e.thrown]) == rolls


@rule("KOT-ROLL-11")
def test_bought_rolls_come_on_top() -> None:
    play = Stage({"energy": 2, "cards": ["energy_drink"]}, IN_TOKYO)
    for _ in range(4):
        play.keep()
    assert len(play.happened("DiceRolled", seat=0)) == 5
    assert play.happened("EnergyLost", seat=0, card="energy_drink")
    assert play.table.over or play.question.kind != "keep_dice" or play.question.seat != 0


@rule("KOT-ROLL-11")
@pytest.mark.parametrize("lost", [1, 2, 3, 9])
def test_lost_rolls_always_leave_the_first(lost: int) -> None:
    """No card of this box takes Rolls away, so the step is run by hand."""
    state = GAME.place({"monsters": [{}, {}]}, mix(1))
    assert isinstance(state, Tokyo)
    me = state.monsters[0]
    me.powers.rolls = -lost
    state.log = []
    for _ in roll_loop(state, me):
        assert state.rolls_left > 0
        state.answer = 0
    thrown = [e for e in state.log if e.kind == "DiceRolled"]
    assert len(thrown) == max(1, 3 - lost)


# ---- after the last Roll


@rule("KOT-ROLL-12")
def test_others_reroll_then_the_owner_changes_then_cards_add() -> None:
    play = Stage(
        {"cards": ["herd_culler", "acid_attack"]},
        {"cards": ["psychic_probe"], "place": "city"},
        script="1 1 2 2 e e" + " s",
    )
    play.roll()
    play.expect("probe", seat=1)
    play.choose("opt-use", card="psychic_probe")
    play.choose("opt-die", die=3)
    play.expect("change", seat=0)
    assert shown(play) == "1 1 s 2 e e"
    assert not play.happened("RollTotalled")
    play.choose("opt-use", card="herd_culler")
    play.choose("opt-die", die=4)
    (totalled,) = play.happened("RollTotalled")
    assert totalled.symbols == [3, 0, 0, 2, 2, 0]
    assert totalled.added == 1
    assert play.hearts(1) == 8


@rule("KOT-ROLL-12")
def test_a_changed_face_is_out_of_the_others_reach() -> None:
    """The probe's turn is over once the owner of the dice has begun to change them."""
    play = Stage(
        {"cards": ["herd_culler"]}, {"cards": ["psychic_probe"], "place": "city"}, script="1 1 2 2 e e"
    )
    play.roll()
    play.expect("probe", seat=1)
    play.choose("opt-let-be")
    play.expect("change", seat=0)
    play.choose("opt-use", card="herd_culler")
    play.choose("opt-die", die=3)
    assert ("probe", 1) not in play.asked_before_end_of_turn()


# ---- by chance, without a script


@rule("KOT-ROLL-04")
@given(st.integers(0, 10**6), st.sets(st.integers(0, 6), max_size=6))
def test_dice_set_aside_stay_as_they_are_by_chance_too(seed: int, keep: set[int]) -> None:
    play = Stage({"cards": ["extra_head"]}, IN_TOKYO, seed=seed)
    before = play.view.dice
    play.keep(*keep)
    after = play.happened("DiceRolled", seat=0)[1].dice
    assert [after[i] for i in sorted(keep)] == [before[i] for i in sorted(keep)]


def test_dice_thrown_again_may_show_any_face() -> None:
    seen: list[set[int]] = [set() for _ in range(7)]
    for seed in range(80):
        play = Stage({"cards": ["extra_head"]}, IN_TOKYO, seed=seed)
        play.keep()
        for i, face in enumerate(play.happened("DiceRolled", seat=0)[1].dice):
            seen[i].add(face)
    assert seen == [set(range(6))] * 7


def test_dice_that_a_card_rolls_have_six_faces_too() -> None:
    seen: set[int] = set()
    for seed in range(40):
        play = Stage({}, {"place": "city", "cards": ["camouflage"]}, dice="s s s s 1 2", seed=seed)
        play.use("camouflage")
        seen.update(play.happened("CardDice", seat=1)[0].dice)
    assert seen == set(range(6))


def test_what_was_forced_in_an_earlier_turn_is_forgotten() -> None:
    """A 3 where the last turn's probe struck is an ordinary 3: it was kept, and stays."""
    play = Stage(
        {"cards": ["psychic_probe"], "place": "city"},
        {},
        {"cards": ["background_dweller"]},
        active=1,
        script="1 1 2 2 3 h",
    )
    play.roll()
    play.rig("1" + " 3 1 1 2 2 h")
    play.use("psychic_probe")
    play.turn_die(0)
    play.expect("keep_dice", seat=2)
    play.roll()
    play.expect("probe", seat=0)
    play.decline()
    assert play.view.active == 0, "nothing more was asked"
