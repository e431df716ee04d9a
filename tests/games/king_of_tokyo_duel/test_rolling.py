"""The turn and phase 1: rolling the dice."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo_duel.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


@rule("DUEL-TURN-01")
def test_players_take_turns() -> None:
    play = Stage()
    seats = []
    for _ in range(6):
        seats.append(play.view.active)
        play.end_turn()
    assert seats == [0, 1, 0, 1, 0, 1]


@rule("DUEL-TURN-02", "DUEL-RES-02", "DUEL-END-02")
def test_a_turn_has_four_phases_in_order() -> None:
    play = Stage({"energy": 2}, {}, script="s s e h f d")
    play.expect("keep_dice", seat=0)
    play.stop()
    assert play.hearts(1) == 11
    assert play.energy(0) == 3
    play.expect("buy", seat=0)
    play.choose("opt-done")
    assert play.energy(0) == 4
    play.expect("keep_dice", seat=1)
    kinds = [e.kind for e in play.table.events]
    order = ["TurnBegan", "DiceRolled", "RollFinal", "HitsTaken", "TurnEnded"]
    assert [kinds.index(k) for k in order] == sorted(kinds.index(k) for k in order)
    assert kinds[-2:] == ["TurnBegan", "DiceRolled"]


@rule("DUEL-ROLL-01", "DUEL-ROLL-08")
def test_up_to_three_rolls_stopping_after_any() -> None:
    play = Stage(script="s s s s s s  h h h h h h  e e e e e e")
    play.keep()
    play.keep()
    assert play.expect("buy").seat == 0
    assert play.energy(0) == 6
    stopped = Stage(script="e e e e e e")
    stopped.stop()
    assert stopped.energy(0) == 6
    second = Stage(script="s s s s s s  e e e e e e")
    second.keep()
    second.stop()
    assert second.energy(0) == 6


@rule("DUEL-ROLL-02", "DUEL-ROLL-04", "DUEL-ROLL-05", "DUEL-EX-02")
def test_dice_tokens_are_discarded_before_the_first_roll_for_extra_dice() -> None:
    play = Stage({"dice_tokens": 2}, {})
    assert [o.args["n"] for o in play.expect("dice_tokens", seat=0).options] == [0, 1, 2]
    play.choose("opt-tokens", n=2)
    assert len(play.view.dice) == 8
    assert play.tokens(0) == 0
    play.keep(0)
    assert len(play.view.dice) == 8


@rule("DUEL-ROLL-02")
def test_dice_tokens_may_be_kept() -> None:
    play = Stage({"dice_tokens": 2}, {})
    play.choose("opt-tokens", n=1)
    assert (len(play.view.dice), play.tokens(0)) == (7, 1)
    none = Stage({"dice_tokens": 1}, {})
    none.choose("opt-tokens", n=0)
    assert (len(none.view.dice), none.tokens(0)) == (6, 1)


@rule("DUEL-ROLL-03")
def test_a_third_dice_token_is_not_gained() -> None:
    play = Stage({"energy": 10, "dice_tokens": 1}, {}, phase="buy", market=["energize", "frenzy", "scrappy"])
    play.buy("energize")
    assert play.tokens(0) == 2


@rule("DUEL-ROLL-12", "DUEL-ROLL-13", "DUEL-ROLL-05", "DUEL-EX-03")
def test_a_dice_token_is_no_use_when_both_extra_dice_are_rolled_anyway() -> None:
    play = Stage({"dice_tokens": 1, "cards": ["extra_head", "natural_selection"]}, {})
    play.expect("keep_dice")
    assert (len(play.view.dice), play.tokens(0)) == (8, 1)
    one = Stage({"dice_tokens": 2, "cards": ["extra_head"]}, {})
    assert [o.args["n"] for o in one.expect("dice_tokens").options] == [0, 1]


@rule("DUEL-ROLL-06", "DUEL-ROLL-11")
def test_the_dice_not_kept_are_rolled_together() -> None:
    play = Stage(script="s h e f d p  s s s s")
    play.keep(1, 2)
    assert play.view.dice == [0, 1, 2, 0, 0, 0]
    rolled = play.happened("DiceRolled")[-1]
    assert rolled.thrown == [0, 3, 4, 5]


@rule("DUEL-ROLL-07", "DUEL-EX-05")
def test_dice_set_aside_may_be_taken_back() -> None:
    play = Stage(script="f f s s s s  h h h h  e e e e e e")
    play.keep(0, 1)
    assert play.view.dice == [3, 3, 1, 1, 1, 1]
    play.keep()
    assert play.energy(0) == 6


@rule("DUEL-ROLL-09")
def test_cards_look_at_the_final_dice_only() -> None:
    play = Stage({"cards": ["antimatter_pellets"]}, {}, script="e e e e e e  s h e f d h")
    play.keep()
    play.stop()
    assert play.hearts(1) == 12
    assert play.depth(0, "destruction") == 0


@rule("DUEL-ROLL-10")
def test_the_first_roll_is_compulsory() -> None:
    play = Stage({"cards": ["eye_of_the_storm"]}, {}, script="s s s h h h")
    assert len(play.happened("DiceRolled")) == 1
    play.stop()
    assert play.energy(0) == 2


@rule("DUEL-ROLL-12")
def test_a_penalty_bites_at_the_limit() -> None:
    play = Stage({"dice_tokens": 2, "fewer": 1}, {})
    play.choose("opt-tokens", n=2)
    assert len(play.view.dice) == 7
    first = Stage({"fewer": 2}, {}, turn=1)
    assert len(first.view.dice) == 3


@rule("DUEL-ROLL-14", "DUEL-POWER-09")
def test_dice_tokens_only_before_the_first_roll_and_the_extra_dice_only_for_this_turn() -> None:
    play = Stage({"dice_tokens": 1}, {}, script="s s s h h h h")
    play.choose("opt-tokens", n=1)
    question = play.expect("keep_dice")
    assert question.also == []
    play.end_turn()
    assert len(play.view.dice) == 6
    play.end_turn()
    play.expect("keep_dice", seat=0)
    assert len(play.view.dice) == 6


@rule("DUEL-ROLL-15")
def test_without_dice_the_roll_is_skipped_and_added_symbols_still_count() -> None:
    play = Stage({"fewer": 6, "cards": ["acid_attack"]}, {"hearts": 9})
    assert play.happened("DiceRolled", seat=0) == []
    assert play.hearts(1) == 8
    storm = Stage({"fewer": 9, "cards": ["eye_of_the_storm"], "energy": 0}, {})
    assert storm.energy(0) == 1  # for buying nothing: there was no roll phase whose rolls were left


@rule("DUEL-ROLL-15", "DUEL-ROLL-12")
def test_extra_dice_are_rolled_even_when_all_main_dice_are_lost() -> None:
    play = Stage({"fewer": 9, "dice_tokens": 2}, {})
    play.choose("opt-tokens", n=2)
    assert len(play.view.dice) == 2


@rule("DUEL-ROLL-16")
def test_an_added_symbol_counts_but_is_no_die() -> None:
    play = Stage({"cards": ["acid_attack", "titanic_batteries"]}, {}, dice="h h e e f f")
    assert play.view.roll[0] == 1
    assert not any(
        "smash" in (o.args.get("face"), o.args.get("was")) for o in play.expect("leave_out").options
    )
    play.choose("opt-go-on")
    assert play.hearts(1) == 12
    rolling = Stage({"cards": ["acid_attack"]}, {})
    assert len(rolling.expect("keep_dice").items) == 6


@rule("DUEL-ROLL-16", "DUEL-PULL-03")
def test_added_symbols_complete_a_triple() -> None:
    play = Stage(dice="p p f f s h")
    play.expect("symbol", seat=0)
    play.choose("opt-symbol", face="fame", n=1)
    assert play.depth(0, "fame") == 1


@pytest.mark.parametrize("turn, dice", [(1, 5), (2, 6), (3, 6)])
@rule("DUEL-FIRST-04", "DUEL-ROLL-04")
def test_number_of_dice(turn: int, dice: int) -> None:
    assert len(Stage(turn=turn).view.dice) == dice
