"""Stories of the Evolutions of Gigazaur."""

import pytest

from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

ME = "gigazaur"
QUIET = "1 1 2 2 3 3"
HIT = "s 1 1 2 2 3"

# -------------------------------------------------------------- Detachable Tail


def test_detachable_tail_stops_all_losses_of_the_turn() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["detachable_tail"], "place": "city"},
        {"energy": 3},
        active=1,
        dice=HIT,
        market=["flame_thrower"],
    )
    play.expect("guard", seat=0)
    play.use("detachable_tail")
    # Not wounded: it is not asked whether it Yields.
    play.expect("buy", seat=1)
    assert play.front(0) == ["detachable_tail"]
    play.buy("flame_thrower")
    assert play.hearts(0) == 10
    play.expect("keep_dice", seat=0)
    assert play.spent(0) == ["detachable_tail"]


def test_detachable_tail_undoes_nothing_and_ends_with_the_turn() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["detachable_tail"], "place": "city"},
        {"energy": 3},
        {},
        active=1,
        dice=HIT,
        script=f"{HIT}",
        market=["flame_thrower"],
    )
    play.expect("guard", seat=0)
    play.decline()
    play.stays(0)
    play.buy("flame_thrower")
    play.use("detachable_tail")
    assert play.hearts(0) == 9
    play.expect("keep_dice", seat=2)
    play.roll()
    assert play.hearts(0) == 8


def test_detachable_tail_covers_losses_of_the_own_turn() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["detachable_tail"], "energy": 4}, {}, phase="buy", market=["tank"]
    )
    play.buy("tank")
    play.expect("guard", seat=0)
    play.use("detachable_tail")
    assert play.hearts(0) == 10
    assert play.vp(0) == 4


def test_detachable_tail_is_offered_only_against_a_loss() -> None:
    play = PowerUp({"monster": ME, "hand": ["detachable_tail"], "place": "city"}, {}, active=1, script=QUIET)
    play.never_offers("detachable_tail")


# ------------------------------------------------------------ Radioactive Waste


def test_radioactive_waste_brings_2_energy_and_a_heart() -> None:
    play = PowerUp({"monster": ME, "hand": ["radioactive_waste"], "hearts": 9}, {}, active=1, script=QUIET)
    play.expect("anytime", seat=0)
    play.use("radioactive_waste")
    assert play.hearts(0) == 10
    assert play.energy(0) == 2


def test_radioactive_waste_is_worth_playing_at_full_health_and_saves_a_life() -> None:
    full = PowerUp({"monster": ME, "hand": ["radioactive_waste"]}, {}, script=QUIET)
    full.use("radioactive_waste")
    assert (full.hearts(0), full.energy(0)) == (10, 2)
    play = PowerUp(
        {"monster": ME, "hand": ["radioactive_waste"], "hearts": 1, "place": "city"}, {}, active=1, dice=HIT
    )
    play.expect("answer_loss", seat=0)
    play.use("radioactive_waste")
    assert play.hearts(0) == 1
    play.expect("yield", seat=0)


def test_radioactive_waste_may_pay_for_a_card_between_two_purchases() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["radioactive_waste"], "energy": 3}, {}, phase="buy", market=["jets", "heal"]
    )
    assert not play.offers("opt-buy", card="jets")
    play.use("radioactive_waste")
    play.buy("jets")
    assert play.cards(0) == ["jets"]


def test_radioactive_waste_pays_for_a_card_just_turned_up() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["radioactive_waste"], "energy": 2},
        {},
        phase="buy",
        market=["gourmet", "jets", "skyscraper"],
        deck=["corner_store", "tank", "solar_powered"],
    )
    play.sweep()
    play.expect("buy", seat=0)
    play.use("radioactive_waste")
    play.buy("solar_powered")
    assert play.cards(0) == ["solar_powered"]


# ---------------------------------------------------------------- Primal Bellow


def test_primal_bellow_costs_everybody_else_2_vp_but_never_below_0() -> None:
    play = PowerUp({"monster": ME, "hand": ["primal_bellow"], "vp": 5}, {"vp": 7}, {"vp": 1}, script=QUIET)
    play.use("primal_bellow")
    assert [play.vp(seat) for seat in range(3)] == [5, 5, 0]


def test_primal_bellow_denies_20_vp_at_the_end_of_a_turn() -> None:
    play = PowerUp(
        {"vp": 19, "energy": 3},
        {"monster": ME, "hand": ["primal_bellow"]},
        phase="buy",
        market=["corner_store"],
    )
    play.buy("corner_store")
    assert play.vp(0) == 20
    play.expect("anytime", seat=1)
    play.use("primal_bellow")
    assert play.vp(0) == 18
    play.expect("keep_dice", seat=1)


def test_primal_bellow_comes_even_after_vp_of_the_end_of_every_turn() -> None:
    play = PowerUp(
        {"monster": "the_king", "evolutions": ["twas_beauty_killed_the_beast"], "place": "city", "vp": 19},
        {"monster": ME, "hand": ["primal_bellow"]},
        active=1,
        phase="end",
    )
    play.until("anytime", seat=1)
    if play.vp(0) < 20:
        play.decline()
    play.expect("anytime", seat=1)
    assert play.vp(0) == 20
    play.use("primal_bellow")
    assert not play.table.over


def test_primal_bellow_is_not_offered_when_nobody_has_vp() -> None:
    play = PowerUp({"monster": ME, "hand": ["primal_bellow"], "vp": 5, "place": "city"}, {}, dice=QUIET)
    play.never_offers("primal_bellow")


# --------------------------------------------------------- Saurian Adaptability


def test_saurian_adaptability_turns_all_dice_of_a_face() -> None:
    play = PowerUp({"monster": ME, "hand": ["saurian_adaptability"]}, {"place": "city"}, script="1 1 1 2 e h")
    play.roll()
    play.expect("change", seat=0)
    play.use("saurian_adaptability")
    question = play.expect("symbol", seat=0)
    # Only faces that are there can be named.
    assert [o.args["face"] for o in question.options] == ["1", "2", "energy", "heart"]
    play.choose("opt-face", face="1")
    assert len(play.expect("symbol", seat=0).options) == 5
    play.choose("opt-face", face="smash")
    play.expect("yield", seat=1)
    assert play.hearts(1) == 7
    assert play.spent(0) == ["saurian_adaptability"]


def test_saurian_adaptability_is_for_own_dice_after_the_last_roll() -> None:
    play = PowerUp({"monster": ME, "hand": ["saurian_adaptability"]}, {}, active=1, script=QUIET)
    play.never_offers("saurian_adaptability")
    early = PowerUp({"monster": ME, "hand": ["saurian_adaptability"]}, {}, script=QUIET)
    early.expect("keep_dice", seat=0)
    assert not early.offers("opt-use", card="saurian_adaptability")


def test_saurian_adaptability_needs_a_die() -> None:
    play = PowerUp({"monster": ME, "hand": ["saurian_adaptability"], "shrink": 6}, {"place": "city"})
    play.never_offers("saurian_adaptability")
    last = PowerUp(
        {"monster": ME, "hand": ["saurian_adaptability"], "shrink": 5}, {"place": "city"}, script="1"
    )
    last.roll()
    last.expect("change", seat=0)
    last.use("saurian_adaptability")
    # With a single face on the table there is only the other one to name.
    last.choose("opt-face", face="energy")
    assert last.energy(0) == 1


def test_saurian_adaptability_leaves_a_frozen_die_alone() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["saurian_adaptability"]},
        {"monster": "space_penguin", "evolutions": ["encased_in_ice"], "energy": 1, "place": "city"},
        active=1,
        script="1 1 2 2 3 3 1 1 2 2 3",
    )
    play.roll()
    play.use("encased_in_ice")
    play.turn_die(0)
    play.until("change", seat=0)
    play.use("saurian_adaptability")
    play.choose("opt-face", face="1")
    play.choose("opt-face", face="energy")
    # Two dice of its own; the third 1 lies in the ice.
    assert sorted(play.view.dice) == [0, 1, 1, 2, 3, 3]


# ------------------------------------------------------------ Defender of Tokyo


def test_defender_of_tokyo_costs_everybody_else_1_vp() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["defender_of_tokyo"], "place": "city"}, {"vp": 3}, {})
    assert [play.vp(seat) for seat in range(3)] == [2, 2, 0]
    outside = PowerUp({"monster": ME, "evolutions": ["defender_of_tokyo"]}, {"vp": 3})
    assert outside.vp(1) == 3


def test_defender_of_tokyo_works_in_extra_turns() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["defender_of_tokyo"], "place": "city"},
        {"vp": 3},
        phase="end",
        extra=[0],
    )
    assert play.happened("TurnBegan", seat=0, extra=True)
    assert play.vp(1) == 2


# ------------------------------------------------------------------ Heat Vision


def test_heat_vision_costs_the_attacker_1_vp_per_wound() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["heat_vision"], "place": "city"},
        {"vp": 3},
        active=1,
        dice="s s s 1 1 2",
    )
    play.expect("yield", seat=0)
    assert play.vp(1) == 2


@rule("KOT-RES-02", "KOT-END-09")
@pytest.mark.parametrize(("first", "lost", "gained"), [("numbers", 1, 1), ("smash", 0, 1)])
def test_heat_vision_finds_nothing_to_take_before_there_are_vp(first: str, lost: int, gained: int) -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["heat_vision"], "place": "city"}, {}, {}, active=1, dice="s 1 1 1 2 3"
    )
    play.first(first)
    play.stays(0)
    assert len(play.happened("VPLost", seat=1)) == lost
    assert len(play.happened("VPGained", seat=1, rule="KOT-NUM-02")) == gained


@rule("KOT-RES-02", "KOT-END-09")
@pytest.mark.parametrize(("first", "won"), [("numbers", False), ("smash", True)])
def test_heat_vision_may_be_made_up_for_with_the_numbers(first: str, won: bool) -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["heat_vision"], "place": "city"},
        {"vp": 20},
        {},
        active=1,
        dice="s 1 1 1 2 3",
    )
    play.first(first)
    play.stays(0)
    assert play.table.over == won


def test_heat_vision_asks_for_no_order_in_the_middle_of_the_dial() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["heat_vision"], "place": "city"},
        {"vp": 9},
        active=1,
        dice="s 1 1 1 2 3",
    )
    play.expect("yield", seat=0)
    assert play.vp(1) == 9


def test_heat_vision_looks_even_at_0_hearts_and_not_at_card_losses() -> None:
    last = PowerUp(
        {"monster": ME, "evolutions": ["heat_vision"], "place": "city", "hearts": 1},
        {"vp": 3},
        {},
        active=1,
        dice=HIT,
    )
    assert not last.alive(0)
    # 1 VP lost, 1 gained by entering Tokyo.
    assert last.happened("VPLost", seat=1, amount=1)
    card = PowerUp(
        {"monster": ME, "evolutions": ["heat_vision"]},
        {"vp": 3, "energy": 3},
        active=1,
        phase="buy",
        market=["flame_thrower"],
    )
    card.buy("flame_thrower")
    assert card.vp(1) == 3


# ----------------------------------------------------------------- Gamma Breath


def test_gamma_breath_turns_one_die_to_smash_once() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["gamma_breath"]}, {"place": "city"}, script="1 1 2 2 3 s")
    play.roll()
    play.expect("change", seat=0)
    play.use("gamma_breath")
    assert len(play.expect("die", seat=0).options) == 5
    play.turn_die(0)
    play.expect("yield", seat=1)
    assert play.hearts(1) == 8
    assert play.happened("CardUsed", seat=0, card="gamma_breath")


def test_gamma_breath_is_optional_and_needs_a_die_that_is_no_smash() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["gamma_breath"]}, {}, script=QUIET)
    play.roll()
    play.expect("change", seat=0)
    play.decline()
    assert play.happened("RollTotalled", seat=0)[0].symbols[4] == 0
    last = PowerUp({"monster": ME, "evolutions": ["gamma_breath"]}, {}, script="s s s s s 1")
    last.roll()
    last.expect("change", seat=0)
    full = PowerUp({"monster": ME, "evolutions": ["gamma_breath"]}, {}, script="s s s s s s")
    full.roll()
    full.never_offers("gamma_breath")


# ------------------------------------------------------------------- Tail Sweep


@pytest.mark.parametrize(("face", "vp"), [("1", 1), ("2", 0)])
def test_tail_sweep_turns_one_die_to_1_or_2(face: str, vp: int) -> None:
    play = PowerUp({"monster": ME, "evolutions": ["tail_sweep"]}, {"place": "city"}, script="1 1 e e 3 h")
    play.roll()
    play.use("tail_sweep")
    play.turn_die(4)
    play.expect("symbol", seat=0)
    play.choose("opt-face", face=face)
    play.expect("buy", seat=0)
    assert play.vp(0) == vp


def test_tail_sweep_turns_a_1_only_to_2() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["tail_sweep"]}, {"place": "city"}, script="1 2 2 e 3 h")
    play.roll()
    play.use("tail_sweep")
    play.turn_die(0)
    play.until("keep_dice", seat=1)
    assert play.vp(0) == 2


@rule("KOT-PU-08", "KOT-PU-10")
def test_tail_sweep_may_be_played_from_the_hand_when_it_is_needed() -> None:
    play = PowerUp({"monster": ME, "hand": ["tail_sweep"]}, {"place": "city"}, script="1 1 e 3 3 h")
    play.expect("anytime", seat=0)
    play.decline()
    play.roll()
    play.expect("change", seat=0)
    play.use("tail_sweep")
    assert play.front(0) == ["tail_sweep"]
    play.expect("change", seat=0)
    play.use("tail_sweep")
    play.turn_die(3)
    play.choose("opt-face", face="1")
    play.until("keep_dice", seat=1)
    assert play.vp(0) == 1
    assert play.front(0) == ["tail_sweep"]
