"""Stories of the KEEP cards from Urbavore to Wings."""

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

# --------------------------------------------------------------------- Urbavore


def test_urbavore_earns_one_point_more_for_starting_in_tokyo() -> None:
    play = Stage({"place": "city", "cards": ["urbavore"]}, {})
    assert play.vp(0) == 3
    outside = Stage({"cards": ["urbavore"]}, {"place": "city"})
    assert outside.vp(0) == 0


def test_urbavore_in_tokyo_adds_a_smash_to_a_roll_that_has_some() -> None:
    play = Stage({"place": "city", "cards": ["urbavore"]}, {}, dice="s 1 1 2 2 3")
    assert play.hearts(1) == 8
    peaceful = Stage({"place": "city", "cards": ["urbavore"]}, {}, dice="1 1 2 2 3 3")
    assert peaceful.hearts(1) == 10
    outside = Stage({"cards": ["urbavore"]}, {"place": "city"}, dice="s 1 1 2 2 3")
    assert outside.hearts(1) == 9


@rule("KOT-2P-05")
def test_urbavore_still_earns_its_point_when_tokyo_pays_energy() -> None:
    play = Stage({"place": "city", "cards": ["urbavore"]}, {}, options={"two_player": True})
    assert play.vp(0) == 1
    assert play.energy(0) == 1


def test_urbavore_stacks_with_spiked_tail_and_burrowing() -> None:
    cards = ["urbavore", "spiked_tail", "burrowing"]
    play = Stage({"place": "city", "cards": cards}, {}, dice="1 1 2 2 3 3")
    assert play.hearts(1) == 7


@rule("KOT-XTRA-01")
def test_urbavore_earns_its_point_in_an_extra_turn_too() -> None:
    play = Stage({"place": "city", "energy": 7, "cards": ["urbavore"]}, {}, phase="buy", market=["frenzy"])
    play.buy("frenzy")
    play.expect("keep_dice", seat=0)
    assert play.vp(0) == 3


# ------------------------------------------------- We're Only Making It Stronger


@pytest.mark.parametrize(("dice", "energy"), [("s 1 1 2 2 3", 0), ("s s 1 1 2 2", 1), ("s s s s s s", 1)])
def test_were_only_making_it_stronger_pays_once_for_a_loss_of_two_or_more(dice: str, energy: int) -> None:
    play = Stage({}, {"place": "city", "cards": ["were_only_making_it_stronger"]}, dice=dice)
    play.expect("yield", seat=1)
    assert play.energy(1) == energy


def test_were_only_making_it_stronger_pays_for_a_loss_its_owner_brought_about() -> None:
    play = Stage(
        {"energy": 3, "cards": ["were_only_making_it_stronger"]}, {}, phase="buy", market=["national_guard"]
    )
    play.buy("national_guard")
    assert play.energy(0) == 1


def test_were_only_making_it_stronger_pays_for_every_loss() -> None:
    play = Stage(
        {"energy": 7},
        {"cards": ["were_only_making_it_stronger"]},
        phase="buy",
        market=["flame_thrower", "high_altitude_bombing"],
    )
    play.buy("flame_thrower")
    play.buy("high_altitude_bombing")
    assert play.energy(1) == 2


def test_were_only_making_it_stronger_looks_at_what_is_really_lost() -> None:
    play = Stage(
        {},
        {"place": "city", "cards": ["were_only_making_it_stronger", "camouflage"]},
        dice="s s 1 1 2 2",
        script="h 1",
    )
    play.use("camouflage")
    assert play.hearts(1) == 9
    assert play.energy(1) == 0


def test_were_only_making_it_stronger_is_no_use_to_the_eliminated() -> None:
    play = Stage(
        {}, {"place": "city", "hearts": 2, "cards": ["were_only_making_it_stronger"]}, {}, dice="s s 1 1 2 2"
    )
    assert not play.alive(1)
    assert play.energy(1) == 0


# ------------------------------------------------------------------------ Wings


def test_wings_make_their_owner_immune_for_two_energy() -> None:
    play = Stage({}, {"place": "city", "energy": 3, "cards": ["wings"]}, dice="s s s 1 1 2")
    play.expect("guard", seat=1)
    play.use("wings")
    assert play.hearts(1) == 10
    assert play.energy(1) == 1
    assert play.happened("CardUsed", seat=1, card="wings")


@rule("KOT-SMASH-14", "KOT-YIELD-09")
def test_wings_mean_no_wound_so_no_yielding_and_no_tokens() -> None:
    play = Stage(
        {"cards": ["poison_spit", "shrink_ray"]},
        {"place": "city", "energy": 2, "cards": ["wings"]},
        dice="s s s 1 1 2",
    )
    play.use("wings")
    play.expect("keep_dice", seat=1)
    assert play.place(1) == "city"
    assert play.monster(1).poison == play.monster(1).shrink == 0


def test_wings_cover_everything_until_the_turn_is_over() -> None:
    play = Stage(
        {"energy": 3},
        {"place": "city", "energy": 4, "cards": ["wings"]},
        {},
        dice="s 1 1 2 2 3",
        script="1 1 2 2 3 3  s 1 1 2 2 3",
        market=["flame_thrower"],
    )
    play.use("wings")
    play.buy("flame_thrower")
    assert play.hearts(1) == 10
    assert play.energy(1) == 2
    # Another Monster's turn: the wings have to be paid for again.
    play.until("keep_dice", seat=2)
    play.roll()
    play.expect("guard", seat=1)


def test_wings_do_not_undo_a_loss_already_suffered() -> None:
    play = Stage(
        {"energy": 3},
        {"place": "city", "energy": 2, "cards": ["wings"]},
        dice="s 1 1 2 2 3",
        market=["flame_thrower"],
    )
    play.expect("guard", seat=1)
    play.decline()
    play.stays(1)
    play.buy("flame_thrower")
    play.use("wings")
    assert play.hearts(1) == 9


def test_wings_are_not_offered_without_two_energy() -> None:
    play = Stage({}, {"place": "city", "energy": 1, "cards": ["wings"]}, dice="s s s 1 1 2")
    play.expect("yield", seat=1)


@pytest.mark.parametrize(("card", "price", "vp"), [("tank", 4, 4), ("jet_fighters", 5, 5)])
def test_wings_keep_the_points_of_a_card_without_its_loss(card: str, price: int, vp: int) -> None:
    play = Stage({"energy": price + 2, "hearts": 2, "cards": ["wings"]}, {}, phase="buy", market=[card])
    play.buy(card)
    play.expect("guard", seat=0)
    play.use("wings")
    assert play.hearts(0) == 2
    assert play.vp(0) == vp
    assert play.energy(0) == 0


def test_wings_may_be_paid_for_before_healing_ray_takes_the_energy() -> None:
    play = Stage(
        {"cards": ["healing_ray"]},
        {"place": "city", "hearts": 2, "energy": 2, "cards": ["wings"]},
        script="h s s 1 1 2",
    )
    play.roll()
    play.expect("anytime", seat=1)
    play.use("wings")
    assert play.energy(1) == 0
    play.first("hearts")
    play.heart("self")
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 2


def test_wings_are_not_offered_before_a_loss_when_nobody_can_take_the_energy() -> None:
    play = Stage({}, {"place": "city", "hearts": 2, "energy": 2, "cards": ["wings"]}, script="h 1 1 2 2 3")
    play.roll()
    play.expect("keep_dice", seat=1)


def test_wings_used_against_one_flame_save_from_the_other_at_the_same_moment() -> None:
    flames = ["fire_breathing", {"card": "mimic", "copies": "fire_breathing"}]
    play = Stage(
        {"cards": flames}, {"energy": 2, "cards": ["wings"]}, {"place": "city"}, {}, dice="s 1 1 2 2 3"
    )
    play.expect("guard", seat=1)
    play.decline()
    play.expect("guard", seat=1)
    play.use("wings")
    # Both losses are applied together, after the wings were spread.
    assert play.hearts(1) == 10
