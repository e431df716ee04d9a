"""Fame and Destruction: pulls, step by step, and the Buzz bonuses on the way."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo_duel.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

# ---- how far


@rule("DUEL-PULL-01", "DUEL-PULL-02", "DUEL-PULL-03", "DUEL-PULL-04", "DUEL-EX-06")
@pytest.mark.parametrize("track, letter", [("fame", "f"), ("destruction", "d")])
@pytest.mark.parametrize("n, spaces", [(0, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6)])
def test_n_symbols_pull_n_minus_2_spaces(track: str, letter: str, n: int, spaces: int) -> None:
    dice = " ".join([letter] * n + ["h"] * (max(6, n) - n))
    play = Stage(dice=dice)
    assert play.depth(0, track) == spaces
    assert play.depth(0, "destruction" if track == "fame" else "fame") == 0
    assert play.depth(1, track) == -spaces


@rule("DUEL-PULL-03", "DUEL-EX-06")
def test_four_fame_pull_two_spaces() -> None:
    play = Stage(dice="f f f f s h")
    assert play.depth(0, "fame") == 2


@rule("DUEL-PULL-06")
def test_the_rival_pulls_back() -> None:
    play = Stage(active=1, fame=-4, dice="f f f f f s")
    assert play.view.fame == -2
    assert play.depth(1, "fame") == -1


@rule("DUEL-PULL-07", "DUEL-BONUS-01", "DUEL-BONUS-07", "DUEL-BONUS-03", "DUEL-BONUS-04", "DUEL-EX-11")
def test_a_pull_is_made_step_by_step_and_every_bonus_on_the_way_pays() -> None:
    # Seat 0's depths 1 and 2 are the spaces -1 and -2; turned, the energy lies at depth 1.
    play = Stage(
        {"hearts": 9}, {}, buzz={"anubis": {"track": "fame", "first": -2, "turned": True}}, dice="f f f f s d"
    )
    assert [e.bonus for e in play.happened("BuzzBonus")] == ["energy_1", "heart_1"]
    kinds = [e.kind for e in play.table.events if e.kind in {"MarkerPulled", "BuzzBonus"}]
    assert kinds == ["MarkerPulled", "BuzzBonus", "MarkerPulled", "BuzzBonus"]
    assert play.hearts(0) == 10
    assert play.happened("EnergyGained", rule="DUEL-BONUS-04", amount=1)


@rule("DUEL-PULL-07", "DUEL-WIN-07")
def test_the_victory_check_comes_before_the_bonus() -> None:
    play = Stage({}, {"hearts": 1}, fame=-6, buzz={"cat": {"track": "fame", "first": -7}}, dice="f f f h e e")
    assert play.won_by(0, why="victory_space")
    assert play.hearts(1) == 1


@rule("DUEL-PULL-08")
def test_a_pull_cannot_be_cut_short() -> None:
    play = Stage(fame=-4, dice="f f f f h e")
    assert play.depth(0, "fame") == 6


@rule("DUEL-PULL-09", "DUEL-BUZZ-12", "DUEL-BONUS-02", "DUEL-EX-14")
def test_an_added_space_is_a_step_of_its_own() -> None:
    play = Stage({}, {}, buzz={"penguin": {"track": "fame", "first": -2}}, dice="f f f f f h")
    assert [e.now for e in play.happened("MarkerPulled")] == [-2, -3, -4]
    assert play.depth(0, "fame") == 2
    assert play.hearts(1) == 12


@rule("DUEL-PULL-09", "DUEL-BUZZ-13")
def test_a_space_taken_away_is_jumped_over() -> None:
    play = Stage({}, {}, buzz={"alien": {"track": "destruction", "first": -3}}, dice="d d d d h h")
    assert [e.now for e in play.happened("MarkerPulled")] == [-2, -6]
    back = Stage(
        active=1, destruction=-3, buzz={"alien": {"track": "destruction", "first": -3}}, dice="d d d h h h"
    )
    assert back.view.destruction == -2


@rule("DUEL-PULL-10", "DUEL-TIME-08")
def test_one_effect_is_one_pull_and_every_activation_another() -> None:
    one = Stage({"cards": ["spiked_tail"]}, {}, dice="d d d d d h")
    assert [e.amount for e in one.happened("HitsTaken")] == [3]
    two = Stage({"monster": "gigazaur", "cards": ["spiked_tail"]}, {}, dice="p p p p h h")
    two.choose("opt-power-pull", track="destruction")
    two.choose("opt-power-pull", track="destruction")
    assert [e.amount for e in two.happened("HitsTaken")] == [1, 1]


# ---- bonuses


@rule("DUEL-BONUS-01")
def test_a_bonus_applies_whatever_pulls() -> None:
    play = Stage(
        {"energy": 5},
        {},
        phase="buy",
        market=["frenzy", "scrappy", "seismic_test"],
        buzz={"cat": {"track": "destruction", "first": -1}},
    )
    play.buy("seismic_test")
    assert play.hearts(1) == 12


@rule("DUEL-BONUS-02")
def test_two_paws_are_two_hits_at_once() -> None:
    play = Stage({"hearts": 9}, {}, buzz={"pumpkin": {"track": "fame", "first": -3}}, dice="f f f f f s")
    assert play.happened("HitsTaken", amount=2, rule="DUEL-BONUS-02")
    assert play.hearts(1) == 13 - 2 - 1
    assert play.hearts(0) == 11


@rule("DUEL-BONUS-05", "DUEL-ROLL-03", "DUEL-BONUS-09", "DUEL-EX-13")
def test_a_die_bonus_within_the_limit() -> None:
    play = Stage({"dice_tokens": 2}, {}, buzz={"panda": {"track": "fame", "first": -1}}, dice="f f f s s h")
    assert play.tokens(0) == 2
    one = Stage({"dice_tokens": 1}, {}, buzz={"panda": {"track": "fame", "first": -1}}, dice="f f f s s h")
    assert one.tokens(0) == 2
    none = Stage({"dice_tokens": 0}, {}, buzz={"panda": {"track": "fame", "first": -1}}, dice="f f f s s h")
    assert none.tokens(0) == 1


@rule("DUEL-BONUS-06", "DUEL-EX-12")
def test_bonuses_belong_to_whoever_pulls() -> None:
    # The token lies on seat 1's side, laid by seat 0; seat 1 pulls and seat 0 takes the hit.
    play = Stage(
        {"energy": 3}, {}, phase="buy", market=["frenzy", "scrappy", "rebooting"], script="d d d h h h"
    )
    play.buy("rebooting", ("destruction", 1))
    play.choose("opt-done")
    play.stop()
    assert play.hearts(0) == 13
    assert play.hearts(1) == 13


@rule("DUEL-BONUS-08")
def test_resting_or_leaving_pays_nothing_but_coming_back_does() -> None:
    buzz = {"cat": {"track": "fame", "first": -1}}
    leaving = Stage({}, {}, fame=-1, buzz=buzz, dice="f f f h h e")
    assert leaving.hearts(1) == 13
    resting = Stage({}, {}, fame=-1, buzz=buzz, dice="h h h h e e")
    assert resting.hearts(1) == 13
    back = Stage({}, {}, active=1, fame=-2, buzz=buzz, dice="f f f h h e")
    assert back.hearts(0) == 13


@rule("DUEL-BONUS-09")
def test_a_heart_at_full_life_does_nothing() -> None:
    play = Stage({}, {}, buzz={"baby": {"track": "fame", "first": -1}}, dice="f f f s e e")
    assert play.hearts(0) == 14
    assert play.happened("BuzzBonus", bonus="heart_1")
    assert "paw" not in [kind for kind, _ in play.asked_before_end_of_turn()]
