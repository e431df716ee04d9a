"""Stories of the KEEP cards from Rapid Healing to Stretchy."""

import pytest

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

# ---------------------------------------------------------------- Rapid Healing


@rule("KOT-CARD-17", "KOT-HEAL-05")
def test_rapid_healing_buys_hearts_as_often_as_it_can_be_paid_even_in_tokyo() -> None:
    play = Stage({"place": "city", "hearts": 5, "energy": 5, "cards": ["rapid_healing"]}, {})
    for hearts in (6, 7):
        play.expect("anytime", seat=0)
        play.use("rapid_healing")
        assert play.hearts(0) == hearts
    assert play.energy(0) == 1
    play.expect("keep_dice", seat=0)


def test_rapid_healing_works_in_the_turn_of_another() -> None:
    play = Stage({"place": "city"}, {"hearts": 5, "energy": 2, "cards": ["rapid_healing"]}, {})
    play.expect("anytime", seat=1)
    play.use("rapid_healing")
    assert play.hearts(1) == 6
    assert play.energy(1) == 0
    assert play.happened("CardUsed", seat=1, card="rapid_healing")


@pytest.mark.parametrize(("hearts", "energy"), [(10, 8), (5, 1)])
def test_rapid_healing_is_not_offered_when_it_cannot_help(hearts: int, energy: int) -> None:
    play = Stage(
        {"place": "city"},
        {"hearts": hearts, "energy": energy, "cards": ["rapid_healing"]},
        {},
        script="1 1 2 2 3 3",
    )
    play.expect("keep_dice", seat=0)
    play.asks_nobody("anytime")


def test_rapid_healing_need_not_be_offered_again_this_turn() -> None:
    play = Stage(
        {"place": "city"}, {"hearts": 5, "energy": 2, "cards": ["rapid_healing"]}, {}, script="1 1 2 2 3 3"
    )
    play.expect("anytime", seat=1)
    play.choose("opt-not-this-turn")
    play.asks_nobody("anytime")
    assert play.energy(1) == 2


@rule("KOT-CARD-20")
def test_rapid_healing_in_answer_to_a_loss_keeps_its_owner_alive_but_wounded() -> None:
    play = Stage(
        {"cards": ["poison_spit"]},
        {"place": "city", "hearts": 2, "energy": 4, "cards": ["rapid_healing"]},
        dice="s s s 1 1 2",
    )
    play.expect("answer_loss", seat=1)
    play.use("rapid_healing")
    play.expect("answer_loss", seat=1)
    play.use("rapid_healing")
    assert play.hearts(1) == 1
    assert play.monster(1).poison == 1
    play.yields(1)


@rule("KOT-CARD-20")
def test_rapid_healing_that_is_not_enough_does_not_save_its_owner() -> None:
    play = Stage(
        {}, {"place": "city", "hearts": 2, "energy": 2, "cards": ["rapid_healing"]}, {}, dice="s s s 1 1 2"
    )
    play.expect("answer_loss", seat=1)
    play.use("rapid_healing")
    assert not play.alive(1)
    play.asks_nobody("anytime", seat=1)


@rule("KOT-CARD-20", "KOT-SMASH-11")
def test_rapid_healing_does_not_make_a_loss_smaller() -> None:
    play = Stage({}, {"place": "city", "energy": 2, "cards": ["rapid_healing"]}, dice="s 1 1 2 2 3")
    play.use("rapid_healing")
    assert play.hearts(1) == 10
    play.yields(1)


def test_rapid_healing_with_regeneration_gives_two_hearts() -> None:
    play = Stage({"hearts": 5, "energy": 2, "cards": ["rapid_healing", "regeneration"]}, {"place": "city"})
    play.use("rapid_healing")
    assert play.hearts(0) == 7
    dying = Stage(
        {},
        {"place": "city", "hearts": 2, "energy": 2, "cards": ["rapid_healing", "regeneration"]},
        dice="s s s 1 1 2",
    )
    dying.use("rapid_healing")
    assert dying.hearts(1) == 1


def test_rapid_healing_does_not_exceed_the_maximum() -> None:
    play = Stage({"hearts": 9, "energy": 2, "cards": ["rapid_healing", "regeneration"]}, {"place": "city"})
    play.use("rapid_healing")
    assert play.hearts(0) == 10


@rule("KOT-CARD-20")
def test_rapid_healing_answers_a_loss_that_comes_from_a_card() -> None:
    play = Stage({"energy": 7, "hearts": 3, "cards": ["rapid_healing"]}, {}, phase="buy", market=["tank"])
    play.buy("tank")
    play.expect("answer_loss", seat=0)
    play.use("rapid_healing")
    assert play.hearts(0) == 1
    assert play.vp(0) == 4


def test_rapid_healing_declined_before_buying_stays_declined_in_a_copy_of_the_table() -> None:
    play = Stage(
        {"energy": 9, "hearts": 5, "cards": ["rapid_healing"]},
        {"place": "city"},
        dice="1 1 2 2 3 3",
        market=["corner_store"],
    )
    play.expect("anytime", seat=0)
    play.decline()
    play.buy("corner_store")
    play.expect("buy", seat=0)
    assert play.table.copy().digest() == play.table.digest()


def test_rapid_healing_may_spend_the_last_energy_before_the_turn_ends() -> None:
    play = Stage(
        {"energy": 5, "hearts": 5, "cards": ["rapid_healing", "solar_powered"]},
        {"place": "city"},
        phase="buy",
        market=["corner_store"],
    )
    play.buy("corner_store")
    play.done()
    play.expect("anytime", seat=0)
    play.use("rapid_healing")
    # Nothing is left, so the sun shines.
    assert play.energy(0) == 1


# ----------------------------------------------------------------- Regeneration


@pytest.mark.parametrize(("before", "after"), [(3, 7), (8, 10)])
def test_regeneration_adds_one_heart_to_a_gain_up_to_the_maximum(before: int, after: int) -> None:
    play = Stage({"hearts": before, "cards": ["regeneration"]}, {"place": "city"}, dice="h h h 1 1 2")
    assert play.hearts(0) == after


def test_regeneration_adds_nothing_where_nothing_is_gained() -> None:
    play = Stage({"hearts": 3, "cards": ["regeneration"]}, {"place": "city"}, dice="1 1 2 2 3 3")
    assert play.hearts(0) == 3
    tokyo = Stage({"hearts": 3, "place": "city", "cards": ["regeneration"]}, {}, dice="h h h 1 1 2")
    assert tokyo.hearts(0) == 3


def test_regeneration_does_not_count_hearts_spent_on_tokens() -> None:
    play = Stage({"hearts": 3, "poison": 1, "cards": ["regeneration"]}, {"place": "city"}, dice="h 1 1 2 2 3")
    play.heart("poison")
    assert play.hearts(0) == 3


def test_regeneration_helps_a_card_heal() -> None:
    play = Stage({"hearts": 3, "energy": 3, "cards": ["regeneration"]}, {}, phase="buy", market=["heal"])
    play.buy("heal")
    assert play.hearts(0) == 6


def test_regeneration_does_not_lift_a_revived_monster_above_ten() -> None:
    play = Stage(
        {}, {"place": "city", "hearts": 1, "cards": ["regeneration", "it_has_a_child"]}, dice="s 1 1 2 2 3"
    )
    assert play.hearts(1) == 10


# ------------------------------------------------------ Rooting for the Underdog


@pytest.mark.parametrize(
    ("mine", "others", "earned"), [(2, (3, 4), 1), (3, (3, 4), 0), (4, (3, 5), 0), (0, (0, 0), 0)]
)
def test_rooting_for_the_underdog_earns_a_point_for_strictly_the_fewest(
    mine: int, others: tuple[int, int], earned: int
) -> None:
    play = Stage(
        {"vp": mine, "cards": ["rooting_for_the_underdog"]}, {"vp": others[0]}, {"vp": others[1]}, phase="end"
    )
    assert play.vp(0) == mine + earned


def test_rooting_for_the_underdog_does_not_count_the_eliminated() -> None:
    play = Stage(
        {"vp": 2, "cards": ["rooting_for_the_underdog"]}, {"vp": 1, "alive": False}, {"vp": 4}, phase="end"
    )
    assert play.vp(0) == 3


def test_rooting_for_the_underdog_looks_at_its_owners_turns_only() -> None:
    play = Stage(
        {"vp": 2, "cards": ["rooting_for_the_underdog"]}, {"vp": 4}, {"vp": 4}, active=1, phase="end"
    )
    assert play.vp(0) == 2


@rule("KOT-ENDT-03")
def test_rooting_for_the_underdog_may_come_before_another_gain_of_the_same_step() -> None:
    play = Stage(
        {"vp": 2, "energy": 12, "cards": ["rooting_for_the_underdog", "energy_hoarder"]},
        {"vp": 4},
        phase="end",
    )
    play.effect("rooting_for_the_underdog")
    assert play.vp(0) == 5
    late = Stage(
        {"vp": 2, "energy": 12, "cards": ["rooting_for_the_underdog", "energy_hoarder"]},
        {"vp": 4},
        phase="end",
    )
    late.effect("energy_hoarder")
    assert late.vp(0) == 4


# ------------------------------------------------------------------- Shrink Ray


def test_shrink_ray_leaves_one_token_on_each_wounded_monster() -> None:
    play = Stage(
        {"place": "city", "cards": ["shrink_ray"]}, {}, {"cards": ["armor_plating"]}, dice="s 1 1 2 2 3"
    )
    assert play.monster(1).shrink == 1
    assert play.monster(2).shrink == 0
    # The token counts from the next Roll Dice step on.
    play.expect("keep_dice", seat=1)
    assert len(play.view.dice) == 5


def test_shrink_ray_copied_leaves_a_second_token() -> None:
    cards = ["shrink_ray", {"card": "mimic", "copies": "shrink_ray"}]
    play = Stage({"place": "city", "cards": cards}, {}, dice="s s 1 1 2 2")
    assert play.monster(1).shrink == 2
    assert len(play.view.dice) == 4


@rule("KOT-CARD-06")
def test_shrink_ray_tokens_stay_when_the_card_is_turned_in() -> None:
    play = Stage({"cards": ["shrink_ray", "metamorph"]}, {"shrink": 2}, phase="end")
    play.pick(1)
    play.expect("keep_dice", seat=1)
    assert len(play.view.dice) == 4


@rule("KOT-CARD-07", "KOT-ROLL-10")
def test_shrink_ray_token_taken_off_now_gives_the_die_back_next_turn() -> None:
    play = Stage({"shrink": 1}, {"place": "city"}, script="h 1 1 2 2")
    assert len(play.view.dice) == 5
    play.roll()
    play.heart("shrink")
    assert play.monster(0).shrink == 0
    play.until("keep_dice", seat=0)
    assert len(play.view.dice) == 6


@rule("KOT-CARD-07", "KOT-HEAL-04")
def test_shrink_ray_tokens_stay_on_in_tokyo() -> None:
    play = Stage({"shrink": 1, "place": "city"}, {}, dice="h h 1 1 2")
    play.expect("keep_dice", seat=1)
    assert play.monster(0).shrink == 1


@rule("KOT-ROLL-10")
def test_shrink_ray_may_leave_no_dice_at_all_and_the_turn_goes_on() -> None:
    play = Stage({"shrink": 7, "energy": 2, "cards": ["acid_attack"]}, {"place": "city"})
    # An empty Roll, but Acid Attack still adds its smash.
    assert play.hearts(1) == 9
    play.stays(1)
    play.expect("buy", seat=0)


# ------------------------------------------------------------------ Smoke Cloud


def test_smoke_cloud_comes_with_three_tokens() -> None:
    play = Stage({"energy": 4}, {}, phase="buy", market=["smoke_cloud"])
    play.buy("smoke_cloud")
    assert play.counters(0, "smoke_cloud") == 3


@rule("KOT-ROLL-11")
def test_smoke_cloud_tokens_are_worth_a_roll_each_and_the_last_discards_the_card() -> None:
    play = Stage({"cards": [{"card": "smoke_cloud", "counters": 3}]}, {}, script="1 1 2 2 3 3 " * 6)
    play.keep()
    play.keep()
    for left in (2, 1):
        play.expect("keep_dice", seat=0)
        play.keep()
        assert play.counters(0, "smoke_cloud") == left
    play.keep()
    assert play.cards(0) == []
    assert play.view.discard == ["smoke_cloud"]
    assert play.happened("CardUsed", seat=0, card="smoke_cloud")
    assert len(play.happened("DiceRolled", seat=0)) == 6
    play.expect("keep_dice", seat=1)


def test_smoke_cloud_keeps_its_tokens_when_the_player_stops() -> None:
    play = Stage({"cards": [{"card": "smoke_cloud", "counters": 3}]}, {}, script="1 1 2 2 3 3")
    play.roll()
    assert play.counters(0, "smoke_cloud") == 3


def test_smoke_cloud_copied_has_three_tokens_of_its_own_and_the_last_discards_the_copy() -> None:
    play = Stage(
        {"energy": 8}, {"cards": [{"card": "smoke_cloud", "counters": 1}]}, phase="buy", market=["mimic"]
    )
    play.buy("mimic")
    assert play.counters(0, "mimic") == 3
    assert play.counters(1, "smoke_cloud") == 1
    last = Stage(
        {"cards": [{"card": "mimic", "copies": "smoke_cloud", "counters": 1}]},
        {"cards": [{"card": "smoke_cloud", "counters": 2}]},
        script="1 1 2 2 3 3 " * 4,
    )
    last.keep()
    last.keep()
    last.keep()
    assert last.cards(0) == []
    assert last.counters(1, "smoke_cloud") == 2


# ---------------------------------------------------------------- Solar Powered


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1)])
def test_solar_powered_gives_an_energy_to_whoever_has_none(before: int, after: int) -> None:
    play = Stage({"energy": before, "cards": ["solar_powered"]}, {}, phase="end")
    play.expect("keep_dice", seat=1)
    assert play.energy(0) == after


def test_solar_powered_shines_at_the_end_of_its_owners_turn_only() -> None:
    play = Stage({"cards": ["solar_powered"]}, {}, active=1, phase="end")
    assert play.energy(0) == 0


def test_solar_powered_and_its_copy_look_together_and_both_give() -> None:
    play = Stage({"cards": ["solar_powered", {"card": "mimic", "copies": "solar_powered"}]}, {}, phase="end")
    assert play.energy(0) == 2


# ------------------------------------------------------------------ Spiked Tail


@pytest.mark.parametrize(("dice", "lost"), [("s 1 1 2 2 3", 2), ("s s s 1 1 2", 4), ("1 1 2 2 3 3", 0)])
def test_spiked_tail_adds_one_smash_to_a_roll_that_has_some(dice: str, lost: int) -> None:
    play = Stage({"cards": ["spiked_tail"]}, {"place": "city"}, dice=dice)
    assert play.hearts(1) == 10 - lost


@rule("KOT-CARD-13")
@pytest.mark.parametrize(
    ("card", "place", "dice", "lost"),
    [
        ("acid_attack", "outside", "1 1 2 2 3 3", 2),
        ("burrowing", "city", "1 1 2 2 3 3", 2),
        ("poison_quills", "outside", "2 2 2 1 1 3", 3),
    ],
)
def test_spiked_tail_is_content_with_a_smash_that_a_card_adds(
    card: str, place: str, dice: str, lost: int
) -> None:
    other = "city" if place == "outside" else "outside"
    play = Stage({"place": place, "cards": ["spiked_tail", card]}, {"place": other}, dice=dice)
    assert play.hearts(1) == 10 - lost


# --------------------------------------------------------------------- Stretchy


@rule("KOT-CARD-17")
def test_stretchy_turns_dice_for_two_energy_each_as_often_as_it_can_be_paid() -> None:
    play = Stage({"energy": 5, "cards": ["stretchy"]}, {"place": "city"}, script="3 1 1 2 2 h")
    play.roll()
    for die in (1, 2):
        play.expect("change", seat=0)
        play.use("stretchy")
        play.turn_die(die, "3")
    assert play.energy(0) == 1
    assert play.vp(0) == 3
    assert play.happened("CardUsed", seat=0, card="stretchy")


def test_stretchy_may_be_left_alone() -> None:
    play = Stage({"energy": 5, "cards": ["stretchy"]}, {"place": "city"}, script="3 1 1 2 2 h")
    play.roll()
    play.expect("change", seat=0)
    play.decline()
    assert play.energy(0) == 5


def test_stretchy_cannot_be_paid_with_the_energy_of_the_same_roll() -> None:
    play = Stage({"energy": 1, "cards": ["stretchy"]}, {"place": "city"}, script="e e e 1 1 2")
    play.roll()
    play.expect("buy", seat=0)
    assert play.energy(0) == 4
