"""Stories of the KEEP cards from Healing Ray to Jets."""

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

# ------------------------------------------------------------------ Healing Ray


@rule("KOT-HEAL-08")
def test_healing_ray_heals_another_monster_for_two_energy_a_heart() -> None:
    play = Stage(
        {"hearts": 5, "cards": ["healing_ray"]},
        {"place": "city"},
        {"hearts": 5, "energy": 5},
        dice="h h h 1 1 2",
    )
    play.heart("other", seat=2)
    play.heart("other", seat=2)
    play.heart("self")
    # The healed Monster is not asked.
    play.expect("buy", seat=0)
    assert play.happened("CardUsed", seat=0, card="healing_ray")
    assert play.hearts(2) == 7
    assert play.energy(2) == 1
    assert play.energy(0) == 4
    assert play.hearts(0) == 6


@pytest.mark.parametrize(("purse", "paid"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_healing_ray_takes_what_the_healed_monster_has(purse: int, paid: int) -> None:
    play = Stage(
        {"cards": ["healing_ray"]}, {"place": "city", "hearts": 5, "energy": purse}, dice="h 1 1 2 2 3"
    )
    play.heart("other", seat=1)
    assert play.hearts(1) == 6
    assert play.energy(1) == purse - paid
    assert play.energy(0) == paid


def test_healing_ray_is_optional() -> None:
    play = Stage({"hearts": 5, "cards": ["healing_ray"]}, {"place": "city", "hearts": 5}, dice="h 1 1 2 2 3")
    play.heart("self")
    assert play.hearts(0) == 6
    assert play.hearts(1) == 5


def test_healing_ray_does_not_heal_above_the_maximum() -> None:
    play = Stage(
        {"hearts": 5, "cards": ["healing_ray"]},
        {"place": "city", "hearts": 9, "energy": 4},
        {"energy": 4},
        dice="h h 1 1 2 2",
    )
    assert not play.offers("opt-heart-other", seat=2)
    play.heart("other", seat=1)
    # Nobody else has room, so the second heart is its owner's.
    assert play.hearts(1) == 10
    assert play.energy(1) == 2
    assert play.hearts(0) == 6


@rule("KOT-HEAL-04", "KOT-TOKYO-04")
def test_healing_ray_does_not_work_in_tokyo() -> None:
    play = Stage({"place": "city", "cards": ["healing_ray"]}, {"hearts": 5, "energy": 4}, dice="h h 1 1 2 2")
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 5


def test_healing_ray_lets_the_regeneration_of_the_healed_monster_work_for_free() -> None:
    play = Stage(
        {"cards": ["healing_ray"]},
        {"place": "city", "hearts": 5, "energy": 4, "cards": ["regeneration"]},
        dice="h 1 1 2 2 3",
    )
    play.heart("other", seat=1)
    assert play.hearts(1) == 7
    assert play.energy(1) == 2


def test_healing_ray_takes_no_heart_from_the_regeneration_of_its_owner() -> None:
    play = Stage(
        {"cards": ["healing_ray", "regeneration"]},
        {"place": "city", "hearts": 5, "energy": 4},
        dice="h 1 1 2 2 3",
    )
    play.heart("other", seat=1)
    assert play.hearts(1) == 6
    assert play.energy(1) == 2


def test_healing_ray_asks_nothing_when_nobody_needs_a_heart() -> None:
    play = Stage({"hearts": 5, "cards": ["healing_ray"]}, {"place": "city"}, {}, dice="h 1 1 2 2 3")
    play.expect("keep_dice", seat=1)
    assert play.hearts(0) == 6


def test_healing_ray_may_come_before_the_smash_of_the_same_roll() -> None:
    play = Stage({"cards": ["healing_ray"]}, {"place": "city", "hearts": 1, "energy": 2}, dice="h s 1 1 2 2")
    play.first("hearts")
    play.heart("other", seat=1)
    play.stays(1)
    assert play.hearts(1) == 1


def test_healing_ray_asks_for_no_order_when_its_owner_cannot_use_it() -> None:
    tokyo = Stage({"place": "city", "cards": ["healing_ray"]}, {"hearts": 5}, dice="h s 1 1 2 2")
    tokyo.expect("keep_dice", seat=1)
    idle = Stage({"hearts": 5}, {"place": "city", "cards": ["healing_ray"]}, dice="h s 1 1 2 2")
    idle.expect("yield", seat=1)


# -------------------------------------------------------------------- Herbivore


def test_herbivore_earns_a_point_for_a_peaceful_turn() -> None:
    play = Stage({"cards": ["herbivore"]}, {"place": "city"}, dice="1 1 2 2 3 3")
    assert play.vp(0) == 1


def test_herbivore_earns_nothing_after_a_smash() -> None:
    play = Stage({"cards": ["herbivore"]}, {"place": "city"}, dice="s 1 1 2 2 3")
    play.stays(1)
    assert play.vp(0) == 0


def test_herbivore_earns_nothing_after_a_card_that_hurt_somebody() -> None:
    play = Stage({"energy": 3, "cards": ["herbivore"]}, {}, phase="buy", market=["flame_thrower"])
    play.buy("flame_thrower")
    play.expect("keep_dice", seat=1)
    assert play.vp(0) == 0


def test_herbivore_earns_nothing_after_breathing_fire() -> None:
    play = Stage({"cards": ["herbivore", "fire_breathing"]}, {}, {}, dice="s 1 1 2 2 3")
    # 1 VP for entering Tokyo.
    assert play.vp(0) == 1
    assert play.hearts(1) == 9


def test_herbivore_does_not_mind_a_prevented_loss() -> None:
    play = Stage({"cards": ["herbivore"]}, {"place": "city", "cards": ["armor_plating"]}, dice="s 1 1 2 2 3")
    play.expect("keep_dice", seat=1)
    assert play.vp(0) == 1


def test_herbivore_earns_nothing_when_its_owner_hurt_itself() -> None:
    play = Stage({"energy": 4, "cards": ["herbivore"]}, {}, phase="buy", market=["tank"])
    play.buy("tank")
    play.expect("keep_dice", seat=1)
    assert play.vp(0) == 4


@rule("KOT-CARD-23")
def test_herbivore_does_not_mind_poison_which_nobody_causes() -> None:
    play = Stage({"poison": 2, "cards": ["herbivore"]}, {}, phase="end")
    assert play.hearts(0) == 8
    assert play.vp(0) == 1


@rule("KOT-CARD-23")
def test_herbivore_does_not_mind_its_poison_spit_at_work_in_the_turn_of_another() -> None:
    play = Stage(
        {"cards": ["herbivore", "poison_spit"]}, {"poison": 2}, active=1, phase="end", script="1 1 2 2 3 3"
    )
    assert play.hearts(1) == 8
    play.roll()
    play.expect("keep_dice", seat=1)
    # 1 VP for entering Tokyo, 1 VP for the peaceful turn.
    assert play.vp(0) == 2


# ------------------------------------------------------------------ Herd Culler


def test_herd_culler_turns_a_die_to_one_after_the_last_roll() -> None:
    play = Stage({"cards": ["herd_culler"]}, {"place": "city"}, script="1 1 2 2 3 3")
    play.expect("keep_dice", seat=0)
    assert not play.offers("opt-use", card="herd_culler")
    play.roll()
    play.expect("change", seat=0)
    play.use("herd_culler")
    play.turn_die(4)
    # Once per turn: nobody is asked again.
    play.expect("keep_dice", seat=1)
    assert play.happened("CardUsed", seat=0, card="herd_culler")
    assert play.vp(0) == 1


def test_herd_culler_may_be_left_alone() -> None:
    play = Stage({"cards": ["herd_culler"]}, {"place": "city"}, script="1 1 2 2 3 3")
    play.roll()
    play.expect("change", seat=0)
    play.decline()
    assert play.vp(0) == 0


def test_herd_culler_copied_gives_a_second_use() -> None:
    cards = ["herd_culler", {"card": "mimic", "copies": "herd_culler"}]
    play = Stage({"cards": cards}, {"place": "city"}, script="1 2 2 3 3 h")
    play.roll()
    play.use("herd_culler", copy="mimic")
    play.turn_die(1)
    play.expect("change", seat=0)
    play.use("herd_culler")
    play.turn_die(2)
    play.expect("keep_dice", seat=1)
    assert play.vp(0) == 1


def test_herd_culler_is_not_offered_when_every_die_shows_one() -> None:
    play = Stage({"cards": ["herd_culler"]}, {"place": "city"}, script="1 1 1 1 1 1")
    play.roll()
    play.expect("keep_dice", seat=1)


def test_herd_culler_does_not_ask_which_die_when_there_is_only_one() -> None:
    play = Stage({"cards": ["herd_culler"], "shrink": 5}, {"place": "city"}, script="3")
    play.roll()
    play.use("herd_culler")
    play.expect("keep_dice", seat=1)
    assert play.happened("DieChanged")[0].face == 0


# -------------------------------------------------------------- It Has a Child!


@rule("KOT-ELIM-07")
def test_it_has_a_child_lets_a_fallen_monster_start_over_outside_tokyo() -> None:
    play = Stage(
        {},
        {
            "place": "city",
            "hearts": 2,
            "energy": 7,
            "vp": 11,
            "cards": ["it_has_a_child", "jets", "urbavore"],
        },
        {},
        dice="s s 1 1 2 2",
    )
    play.expect("guard", seat=1)
    play.decline()
    assert play.alive(1)
    assert play.hearts(1) == 10
    assert play.vp(1) == 0
    assert play.energy(1) == 7
    assert play.cards(1) == []
    assert sorted(play.view.discard) == ["it_has_a_child", "jets", "urbavore"]
    assert play.happened("CardUsed", seat=1, card="it_has_a_child")
    # It has left Tokyo without being asked, so the attacker has to enter.
    assert play.place(1) == "outside"
    assert play.place(0) == "city"


def test_it_has_a_child_keeps_poison_and_shrink_tokens() -> None:
    play = Stage({"hearts": 2, "poison": 3, "shrink": 1, "cards": ["it_has_a_child"]}, {}, phase="end")
    assert play.hearts(0) == 10
    assert play.monster(0).poison == 3
    assert play.monster(0).shrink == 1


@rule("KOT-ELIM-07", "KOT-BAY-03")
def test_it_has_a_child_is_no_elimination_so_the_bay_stays_open() -> None:
    play = Stage(
        {"place": "city"},
        {"hearts": 1, "cards": ["it_has_a_child"]},
        {"place": "bay"},
        {},
        {},
        dice="s 1 1 2 2 3",
    )
    assert play.hearts(1) == 10
    assert play.view.bay_open
    assert play.place(2) == "bay"


@rule("KOT-END-04", "KOT-END-09")
def test_it_has_a_child_costs_even_twenty_points() -> None:
    play = Stage(
        {"energy": 5, "hearts": 4, "vp": 15, "cards": ["it_has_a_child"]},
        {},
        phase="buy",
        market=["jet_fighters"],
    )
    play.buy("jet_fighters")
    assert play.vp(0) == 0
    assert play.hearts(0) == 10
    assert not play.table.over


def test_it_has_a_child_does_not_end_its_owners_turn_and_later_points_count() -> None:
    play = Stage(
        {"energy": 8, "hearts": 4, "vp": 15, "cards": ["it_has_a_child"]},
        {},
        phase="buy",
        market=["jet_fighters", "corner_store"],
    )
    play.buy("jet_fighters")
    play.buy("corner_store")
    assert play.vp(0) == 1


def test_it_has_a_child_works_only_once() -> None:
    play = Stage(
        {"energy": 7},
        {"hearts": 2, "cards": ["it_has_a_child"]},
        {},
        phase="buy",
        market=["flame_thrower", "high_altitude_bombing"],
    )
    play.buy("flame_thrower")
    assert play.hearts(1) == 10
    assert play.cards(1) == []


def test_it_has_a_child_copied_discards_the_copying_card() -> None:
    play = Stage(
        {"cards": ["it_has_a_child"]},
        {"place": "city", "hearts": 1, "cards": [{"card": "mimic", "copies": "it_has_a_child"}, "jets"]},
        dice="s 1 1 2 2 3",
    )
    play.decline()
    assert play.hearts(1) == 10
    assert play.cards(1) == []
    assert play.cards(0) == ["it_has_a_child"]


def test_it_has_a_child_and_its_copy_in_one_hand_give_one_revival() -> None:
    cards = ["it_has_a_child", {"card": "mimic", "copies": "it_has_a_child"}]
    play = Stage({}, {"place": "city", "hearts": 1, "cards": cards}, dice="s 1 1 2 2 3")
    assert play.hearts(1) == 10
    assert play.cards(1) == []
    assert len(play.happened("Revived")) == 1


@rule("KOT-ELIM-07", "KOT-ELIM-08")
@pytest.mark.parametrize("owner", [1, 2])
def test_it_has_a_child_and_its_copy_save_two_monsters_that_fall_together(owner: int) -> None:
    fallen = [
        {"hearts": 2, "cards": ["it_has_a_child"]},
        {"hearts": 2, "cards": [{"card": "mimic", "copies": "it_has_a_child"}]},
    ]
    if owner == 2:
        fallen.reverse()
    play = Stage({"energy": 3}, *fallen, phase="buy", market=["flame_thrower"])
    play.buy("flame_thrower")
    assert play.hearts(1) == play.hearts(2) == 10
    assert play.cards(1) == play.cards(2) == []


# ------------------------------------------------------------------------- Jets


@rule("KOT-YIELD-09")
def test_jets_yields_before_the_loss_and_loses_nothing() -> None:
    play = Stage({}, {"place": "city", "cards": ["jets"]}, {}, dice="s s s 1 1 2")
    play.expect("guard", seat=1)
    play.use("jets")
    assert play.hearts(1) == 10
    assert play.place(1) == "outside"
    assert play.place(0) == "city"


def test_jets_gives_no_second_chance_to_yield_after_staying() -> None:
    play = Stage({}, {"place": "city", "cards": ["jets"]}, dice="s s s 1 1 2")
    play.expect("guard", seat=1)
    play.decline()
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 7
    assert play.place(1) == "city"


@rule("KOT-SMASH-14")
def test_jets_means_no_wound_and_no_tokens() -> None:
    play = Stage(
        {"cards": ["poison_spit", "shrink_ray"]}, {"place": "city", "cards": ["jets"]}, dice="s s s 1 1 2"
    )
    play.use("jets")
    assert play.monster(1).poison == play.monster(1).shrink == 0


def test_jets_avoids_the_flame_that_is_part_of_the_smash() -> None:
    play = Stage({"cards": ["fire_breathing"]}, {"place": "city", "cards": ["jets"]}, {}, dice="s s s 1 1 2")
    assert play.expect("guard", seat=1).args["n"] == 4
    play.use("jets")
    assert play.hearts(1) == 10


def test_jets_is_no_use_against_a_flame_without_smash() -> None:
    play = Stage(
        {"place": "city", "cards": ["fire_breathing"]},
        {"place": "bay", "cards": ["jets"]},
        {},
        {},
        {},
        dice="s 1 1 2 2 3",
    )
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 9
    assert play.place(1) == "bay"


def test_jets_is_no_use_against_a_card() -> None:
    play = Stage({"energy": 3}, {"place": "city", "cards": ["jets"]}, phase="buy", market=["flame_thrower"])
    play.buy("flame_thrower")
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 8
    assert play.place(1) == "city"


def test_jets_is_no_use_outside_tokyo() -> None:
    play = Stage({"place": "city"}, {"cards": ["jets"]}, dice="s s 1 1 2 2")
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 8


def test_jets_has_nothing_to_yield_to_when_armor_plating_ignores_the_loss() -> None:
    play = Stage({}, {"place": "city", "cards": ["jets", "armor_plating"]}, dice="s 1 1 2 2 3")
    play.expect("keep_dice", seat=1)
    assert play.place(1) == "city"


def test_jets_is_yielding_so_burrowing_follows() -> None:
    play = Stage({}, {"place": "city", "cards": ["jets", "burrowing"]}, {}, dice="s s s 1 1 2")
    play.use("jets")
    assert play.hearts(0) == 9
    assert play.happened("Yielded", seat=1)
