"""Phase 2: resolving the symbols, in the player's order."""

from __future__ import annotations

from typing import Any

from tests.games.king_of_tokyo_duel.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


# ---- order


@rule("DUEL-RES-01", "DUEL-RES-02", "DUEL-RES-04")
def test_all_symbols_are_resolved_without_a_question_when_the_order_cannot_matter() -> None:
    play = Stage({"hearts": 5}, {}, dice="s s h h e d")
    play.expect("keep_dice", seat=1)
    assert (play.hearts(0), play.hearts(1)) == (7, 11)
    assert play.happened("EnergyGained", seat=0, rule="DUEL-ENERGY-01")


@rule("DUEL-RES-01", "DUEL-RES-03", "DUEL-WIN-08", "DUEL-WIN-09")
def test_the_order_of_two_pulls_is_asked_when_one_may_run_past_the_zone() -> None:
    # Fame would run from 3 through 4 to 6: only with Destruction in its zone first does passing through win.
    position: dict[str, Any] = {"fame": -4, "destruction": -2}
    dice = "f f f f d d d d"
    one = Stage({"dice_tokens": 0}, {}, dice=dice, **position)
    assert [o.say for o in one.expect("group", seat=0).options] == ["opt-group-fame", "opt-group-destruction"]
    one.choose("opt-group-destruction")
    assert one.won_by(0, why="spotlight")
    other = Stage({}, {}, dice=dice, **position)
    other.choose("opt-group-fame")
    assert not other.table.over
    assert (other.depth(0, "fame"), other.depth(0, "destruction")) == (6, 4)


@rule("DUEL-RES-03")
def test_symbols_of_one_kind_are_resolved_together() -> None:
    play = Stage(dice="s s s s h h")
    assert [e.amount for e in play.happened("HitsTaken")] == [4]


@rule("DUEL-RES-03", "DUEL-POWER-02")
def test_an_activation_may_come_between_other_symbols() -> None:
    play = Stage({"monster": "gigazaur"}, {}, fame=-4, destruction=-2, dice="p p f f f s")
    says = [o.say for o in play.expect("group").options]
    assert says == ["opt-group-fame", "opt-group-power"]
    play.choose("opt-group-power")
    play.choose("opt-power-pull", track="destruction")
    assert play.won_by(0, why="spotlight")


@rule("DUEL-RES-04")
def test_unwelcome_pulls_are_compulsory_but_the_power_is_not() -> None:
    play = Stage({"monster": "gigazaur"}, {}, fame=-5, dice="f f f p p s")
    play.choose("opt-group-fame")
    assert play.depth(0, "fame") == 6
    play.expect("power")
    play.choose("opt-no-power")
    assert play.depth(0, "destruction") == 0
    assert play.happened("PowerUsed") == []


@rule("DUEL-RES-05", "DUEL-PULL-05", "DUEL-EX-08")
def test_fewer_than_three_do_nothing_and_kinds_do_not_mix() -> None:
    play = Stage({"monster": "meka_dragon"}, {}, dice="f f d d e e")
    assert (play.view.fame, play.view.destruction) == (0, 0)
    assert play.energy(0) == 2


@rule("DUEL-RES-05")
def test_power_symbols_that_are_not_used_have_no_effect() -> None:
    play = Stage({"monster": "gigazaur"}, {}, dice="p s h e f d")
    assert play.happened("PowerUsed") == []
    assert "power" not in [k for k, _ in play.asked_before_end_of_turn()]


# ---- smash


@rule("DUEL-SMASH-01", "DUEL-SMASH-02")
def test_each_smash_costs_the_rival_a_heart() -> None:
    play = Stage(dice="s s s h e f")
    assert play.hearts(1) == 10
    assert play.hearts(0) == 14


@rule("DUEL-SMASH-03", "DUEL-WIN-01", "DUEL-WIN-02", "DUEL-RES-01", "DUEL-EX-10")
def test_the_last_heart_ends_the_game_at_once() -> None:
    play = Stage({"hearts": 2}, {"hearts": 2}, dice="s s h h h e")
    assert play.won_by(0, why="knock_out")
    assert play.happened("HeartsGained") == []
    assert play.happened("EnergyGained") == []


@rule("DUEL-SMASH-04")
def test_all_smash_is_one_event_and_hearts_never_go_below_0() -> None:
    play = Stage({}, {"hearts": 2}, dice="s s s s s h")
    assert play.hearts(1) == 0
    assert len(play.happened("HitsTaken")) == 1


# ---- heal


@rule("DUEL-HEAL-01")
def test_each_heal_gives_a_heart() -> None:
    play = Stage({"hearts": 4}, {"hearts": 4}, dice="h h h s e f")
    assert (play.hearts(0), play.hearts(1)) == (7, 3)


@rule("DUEL-HEAL-02", "DUEL-EX-09")
def test_never_above_the_starting_value() -> None:
    play = Stage({"monster": "gigazaur", "hearts": 13}, {}, dice="h h h s e f")
    assert play.hearts(0) == 14
    card = Stage({"hearts": 13, "energy": 3}, {}, phase="buy", market=["frenzy", "scrappy", "snack_time"])
    card.buy("snack_time")
    assert card.hearts(0) == 14
    buzz = Stage({}, {}, buzz={"baby": {"track": "fame", "first": -1}}, dice="f f f s e e")
    assert buzz.hearts(0) == 14


# ---- energy


@rule("DUEL-ENERGY-01", "DUEL-ENERGY-02")
def test_energy_has_no_limit() -> None:
    play = Stage({"energy": 500}, {}, dice="e e e e e e")
    assert play.energy(0) == 506
    play.end_turn()
    assert play.energy(0) == 507
