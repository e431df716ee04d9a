"""The end of a turn and the three ways to win."""

from __future__ import annotations

import pytest

from kaiju.games.king_of_tokyo_duel.card import END_TURN
from kaiju.games.king_of_tokyo_duel.cards import DECK
from tests.games.king_of_tokyo_duel.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


# ---- the end of a turn


@rule("DUEL-END-01")
def test_end_of_turn_effects_come_in_phase_4() -> None:
    # Only one card has such an effect, so the order is never a question.
    assert [c.facts.key for c in DECK if END_TURN in c.part.at] == ["electrical_aura"]
    play = Stage({"energy": 14, "cards": ["electrical_aura"]}, {}, phase="end")
    assert play.depth(0, "destruction") == 2
    play.expect("keep_dice", seat=1)


@rule("DUEL-END-02")
def test_the_dice_pass_to_the_rival() -> None:
    play = Stage(phase="end")
    assert play.view.active == 1
    play.expect("keep_dice", seat=1)
    assert len(play.view.dice) == 6


@rule("DUEL-END-03")
def test_the_energy_for_not_buying_counts_at_the_end_of_the_turn() -> None:
    play = Stage({"energy": 6, "cards": ["electrical_aura"]}, {}, phase="buy")
    play.choose("opt-done")
    assert play.depth(0, "destruction") == 1


# ---- winning


@rule("DUEL-WIN-01")
@pytest.mark.parametrize("phase", ["roll", "buy"])
def test_the_game_ends_at_any_moment(phase: str) -> None:
    if phase == "roll":
        play = Stage(
            {"energy": 1, "cards": ["made_in_a_lab"]},
            {},
            fame=-6,
            market=["frenzy", "extra_head", "photoshoot"],
        )
        play.choose("opt-buy", card="photoshoot")
    else:
        play = Stage({"energy": 1}, {}, fame=-6, phase="buy", market=["frenzy", "extra_head", "photoshoot"])
        play.choose("opt-buy", card="photoshoot")
    play.answer(0)
    assert play.won_by(0, why="victory_space")
    assert play.table.asked == []


@rule("DUEL-WIN-02")
def test_knock_out() -> None:
    play = Stage({}, {"hearts": 3}, dice="s s s h e f")
    assert play.won_by(0, why="knock_out")


@rule("DUEL-WIN-03")
@pytest.mark.parametrize("depth", [3, 4, 5])
def test_both_markers_in_the_own_zones(depth: int) -> None:
    play = Stage(fame=-depth, destruction=-2, dice="d d d h h e")
    assert play.won_by(0, why="spotlight")


@rule("DUEL-WIN-03")
def test_zones_of_different_players_do_not_add_up() -> None:
    play = Stage(fame=4, destruction=-2, dice="d d d h h e")
    assert not play.table.over


@rule("DUEL-WIN-03")
def test_the_second_seat_wins_on_its_own_side() -> None:
    play = Stage({}, {}, active=1, fame=2, destruction=4, dice="f f f h h e")
    assert play.won_by(1, why="spotlight")


@rule("DUEL-WIN-03", "DUEL-WIN-01", "DUEL-PULL-08")
def test_pulling_a_marker_back_into_the_rivals_zone_makes_the_rival_win() -> None:
    # Fame stands beyond seat 1's zone; seat 0 must pull it and so puts both markers into that zone.
    play = Stage({}, {}, fame=6, destruction=4, dice="f f f h h e")
    assert play.won_by(1, why="spotlight")
    assert play.view.fame == 10


@rule("DUEL-RES-01")
def test_a_dangerous_pull_may_come_last() -> None:
    first = Stage({}, {"hearts": 2}, fame=6, destruction=4, dice="f f f s s e")
    assert [o.say for o in first.expect("group").options] == ["opt-group-smash", "opt-group-fame"]
    first.choose("opt-group-smash")
    assert first.won_by(0, why="knock_out")
    both = Stage({}, {}, fame=6, destruction=3, dice="f f f d d d")
    both.choose("opt-group-destruction")
    assert not both.table.over
    assert (both.view.fame, both.view.destruction) == (10, 4)


@rule("DUEL-WIN-04")
@pytest.mark.parametrize("letter, track", [("f", "fame"), ("d", "destruction")])
def test_the_victory_space_of_either_track(letter: str, track: str) -> None:
    play = Stage(**{track: -6}, dice=f"{letter} {letter} {letter} h h e")
    assert play.won_by(0, why="victory_space")


@rule("DUEL-WIN-04", "DUEL-BUZZ-13", "DUEL-EX-38")
def test_the_shortening_token_leads_straight_to_victory() -> None:
    play = Stage(fame=-5, buzz={"alien": {"track": "fame", "first": -7}}, dice="f f f h h e")
    assert play.won_by(0, why="victory_space")


@rule("DUEL-WIN-05", "DUEL-WIN-06", "DUEL-EX-16")
def test_an_added_space_partly_outside_the_zone_does_not_count() -> None:
    buzz = {"boogie": {"track": "fame", "first": -3}}
    play = Stage(fame=-2, destruction=-4, buzz=buzz, dice="f f f h h e")
    assert play.depth(0, "fame") == 2.5
    assert not play.table.over
    further = Stage(fame=-2.5, destruction=-4, buzz=buzz, dice="f f f h h e")
    assert further.won_by(0, why="spotlight")


@rule("DUEL-WIN-05", "DUEL-WIN-06", "DUEL-EX-17")
def test_an_added_space_wholly_inside_the_zone_counts() -> None:
    play = Stage(
        {"energy": 1},
        {},
        fame=-3,
        destruction=-2,
        buzz={"penguin": {"track": "fame", "first": -4}},
        dice="f f f h h e",
    )
    assert play.depth(0, "fame") == 3.5
    inside = Stage(
        fame=-3.5, destruction=-2, buzz={"penguin": {"track": "fame", "first": -4}}, dice="d d d h h e"
    )
    assert inside.won_by(0, why="spotlight")


@rule("DUEL-WIN-06")
@pytest.mark.parametrize("first, in_zone", [(-6, False), (-5, True), (-4, True), (-3, False)])
def test_the_added_space_counts_when_both_feet_are_in_the_zone(first: int, in_zone: bool) -> None:
    play = Stage(
        fame=first + 0.5,
        destruction=-2,
        buzz={"boogie": {"track": "fame", "first": first}},
        dice="d d d h h e",
    )
    assert play.table.over == in_zone


@rule("DUEL-WIN-07")
def test_a_covered_victory_space_is_still_one() -> None:
    play = Stage(fame=-6, buzz={"baby": {"track": "fame", "first": -7}}, dice="f f f h h e")
    assert play.won_by(0, why="victory_space")
    assert play.happened("BuzzBonus") == []


@rule("DUEL-WIN-08", "DUEL-WIN-09", "DUEL-EX-18")
def test_passing_through_the_zone_is_enough() -> None:
    play = Stage(fame=-5, destruction=-2, dice="d d d d d d")
    assert play.won_by(0, why="spotlight")
    assert play.depth(0, "destruction") == 3


@rule("DUEL-WIN-09")
def test_depth_6_is_outside_the_zone() -> None:
    play = Stage(fame=-6, destruction=-2, dice="d d d h h e")
    assert not play.table.over


@rule("DUEL-WIN-10", "DUEL-EX-45")
def test_both_at_0_at_the_same_time_is_a_draw() -> None:
    play = Stage(
        {"hearts": 5, "energy": 4},
        {"hearts": 4},
        phase="buy",
        market=["frenzy", "extra_head", "jets_scrambled"],
    )
    play.buy("jets_scrambled")
    assert play.won_by(0, 1, why="draw")
    assert (play.hearts(0), play.hearts(1)) == (0, 0)


@rule("DUEL-WIN-11")
def test_own_cards_can_lose_the_game() -> None:
    play = Stage(
        {"hearts": 3, "energy": 2}, {}, phase="buy", market=["frenzy", "extra_head", "hors_doeuvres"]
    )
    play.buy("hors_doeuvres", ("fame", 3))
    assert play.won_by(1, why="knock_out")
    assert play.depth(0, "destruction") == 0
