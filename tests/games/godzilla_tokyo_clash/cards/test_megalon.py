"""Stories of Megalon's fifteen cards, and of his mat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def megalon(*hand: str, **more: Any) -> dict[str, Any]:
    return {"kaiju": "megalon", "at": (0, 0), "hand": list(hand), "energy": 10, **more}


def mothra(at: tuple[int, int] = (0, 0), **more: Any) -> dict[str, Any]:
    return {"kaiju": "mothra", "at": at, "deck": ["hurricane_winds"] * 2 + ["wing_gust"] * 3, **more}


@rule("GTC-MEG-03", "GTC-MEG-07", "GTC-MOVE-06", "GTC-MOVE-13")
def test_undermine_must_go_to_a_kaiju_in_reach() -> None:
    play = Stage(
        megalon("undermine", at=(-1, 0)),
        mothra((2, 0)),
        {"kaiju": "godzilla", "at": (0, 1)},
        pieces=[("lightning_generator", (0, 0))],
        events=["lightning_generators", "rush_hour"],
    )
    play.card("undermine")
    play.expect("place_kaiju", 0)
    assert sorted(play.cells()) == [(0, 1), (2, 0)]
    play.to((2, 0))
    assert play.at(0) == (2, 0)
    assert play.pieces("lightning_generator") == [(0, 0)], "nothing in between is entered"
    assert play.says() == ["opt-no-attack", "opt-damage", "opt-throw"]


def test_undermine_may_stay_with_a_kaiju_in_his_space() -> None:
    play = Stage(megalon("undermine"), mothra(), {"kaiju": "godzilla", "at": (1, 0)})
    play.card("undermine")
    play.stay()
    play.damage(1)


@rule("GTC-MEG-02", "GTC-DMG-17")
def test_piercing_drill_lowers_the_defense() -> None:
    play = Stage(megalon("piercing_drill", "dig_in"), mothra(hand=["dust_cloud"]))
    play.card("piercing_drill")
    play.damage(1)
    play.defend(1, "dust_cloud")
    assert play.happened("Defended", value=1)
    assert play.happened("DamageDealt", amount=1)
    play.expect("go_on", 0)


@rule("GTC-MEG-02")
def test_cyclone_attack_moves_attacks_and_goes_on() -> None:
    play = Stage(megalon("cyclone_attack", "dig_in"), mothra((2, 0)))
    play.card("cyclone_attack")
    play.to((2, 0))
    play.damage(1)
    play.defend(1)
    assert play.happened("DamageDealt", amount=2)
    play.expect("go_on", 0)
    assert play.energy(0) == 9


def test_horn_lightning_costs_the_target_energy() -> None:
    play = Stage(megalon("horn_lightning"), mothra((2, 0), energy=2))
    play.card("horn_lightning")
    play.damage(1)
    play.defend(1)
    assert play.energy(1) == 1


def test_napalm_bombs_burn_what_stands_beside_the_target() -> None:
    play = Stage(
        megalon("napalm_bombs", energy=1),
        mothra((2, 0)),
        buildings={(2, 0): ["small_building"], (0, 0): ["small_building"]},
    )
    play.card("napalm_bombs")
    play.damage(1)
    play.defend(1)
    play.expect("destroy", 0)
    assert [o.args.get("space", "") for o in play.question.options] == ["", play.name((2, 0))]
    play.choose("opt-destroy", thing="small_building")
    assert play.energy(0) == 2


@rule("GTC-MOM-06", "GTC-ATK-12")
@pytest.mark.parametrize("before, value", [(0, 3), (1, 4), (3, 6), (4, 6)])
def test_twin_drill_finisher_grows_with_the_cards_before_it(before: int, value: int) -> None:
    play = Stage(
        megalon("twin_drill_finisher"),
        mothra(),
        played=["beetle_leap"] * before,
        going_on=before > 0,
    )
    play.card("twin_drill_finisher")
    play.damage(1)
    assert play.question.args["value"] == value


def test_discard_actions_do_not_count_for_the_finisher() -> None:
    play = Stage(megalon("twin_drill_finisher", "dig_in"), mothra())
    play.discard_for("megalon_1", "dig_in")
    play.stay()
    play.card("twin_drill_finisher")
    play.damage(1)
    assert play.question.args["value"] == 3


@rule("GTC-MOVE-06", "GTC-MOVE-13")
def test_burrow_goes_anywhere_within_five() -> None:
    play = Stage(megalon("burrow", "dig_in", at=(-2, 0)), mothra((2, 0)), buildings={(1, 0): ["tower"]})
    play.card("burrow")
    assert len(play.cells()) == 18
    assert (1, 0) not in play.cells()
    play.to((2, -2))
    assert play.at(0) == (2, -2)
    play.expect("go_on", 0)


def test_beetle_leap_moves_three() -> None:
    play = Stage(megalon("beetle_leap", "dig_in", at=(-2, 0)), mothra())
    play.card("beetle_leap")
    play.to((1, 0))
    play.expect("go_on", 0)


@pytest.mark.parametrize("attack, gained", [("wing_gust", 1), ("poison_scales", 0)])
def test_beetle_carapace_pays_for_a_full_block(attack: str, gained: int) -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "hand": [attack, "glide"], "energy": 5},
        megalon("beetle_carapace", energy=1),
    )
    play.card(attack)
    play.damage(1)
    play.defend(1, "beetle_carapace")
    play.until("action", "go_on")
    assert bool(play.happened("EnergyGained", seat=1, card="beetle_carapace")) == bool(gained)


def test_dig_in_blocks_four_and_slips_away() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "hand": ["poison_scales", "glide"], "energy": 5}, megalon("dig_in")
    )
    play.card("poison_scales")
    play.damage(1)
    play.defend(1, "dig_in")
    assert play.happened("Blocked")
    play.expect("place_kaiju", 1)
    play.to((1, 1))
    assert play.at(1) == (1, 1)


@rule("GTC-DMG-15", "GTC-KOM-05")
def test_drill_parry_hits_back_and_can_win_the_token() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "hand": ["poison_scales"], "energy": 5, "deck": ["fairies_song"]},
        megalon("drill_parry", deck=["undermine"]),
    )
    play.card("poison_scales")
    play.damage(1)
    play.defend(1, "drill_parry")
    assert play.happened("DamageDealt", seat=0, by=1, amount=1)
    assert play.view.king == 1
    assert play.trophies(1) == ["fairies_song"]


def test_drill_parry_does_nothing_at_a_distance() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (2, 0), "hand": ["poison_scales", "glide"], "energy": 5},
        megalon("drill_parry"),
    )
    play.card("poison_scales")
    play.damage(1)
    play.defend(1, "drill_parry")
    assert not play.happened("DamageDealt", seat=0)


@rule("GTC-CARD-04", "GTC-CARD-10")
def test_seatopian_command_brings_a_card_back_and_draws() -> None:
    play = Stage(megalon("seatopian_command", "dig_in", discard=["burrow", "undermine"]), mothra((2, 0)))
    play.card("seatopian_command")
    play.expect("recover", 0)
    assert play.cards() == ["burrow", "undermine"], "it is in no pile itself"
    play.choose("opt-recover", card="undermine")
    assert play.hand(0) == ["dig_in", "undermine"]
    play = Stage(megalon("seatopian_command", deck=["burrow"]), mothra((2, 0)))
    play.card("seatopian_command")
    assert play.hand(0) == ["burrow"]


@rule("GTC-CARD-06", "GTC-DES-11")
def test_seismic_tremor_must_destroy_something() -> None:
    play = Stage(
        megalon("seismic_tremor", energy=0),
        mothra((2, 0)),
        buildings={(0, 1): ["small_building"]},
        pieces=[("tank", (1, 0))],
    )
    play.card("seismic_tremor")
    play.expect("destroy", 0)
    assert "opt-none" not in play.says()
    play.choose("opt-destroy", thing="tank")
    assert play.energy(0) == 1
    play = Stage(megalon("seismic_tremor", energy=0), mothra((2, 0)))
    play.card("seismic_tremor")
    assert play.asked() == ("action", 1)


@rule("GTC-CARD-03", "GTC-ENH-04")
def test_seatopian_beacon_pays_for_the_second_card() -> None:
    play = Stage(
        megalon("beetle_leap", "burrow", "beetle_leap", energy=1, play=["seatopian_beacon"]), mothra((2, 0))
    )
    play.card("beetle_leap")
    play.stay()
    assert play.energy(0) == 1
    play.card("burrow")
    assert play.energy(0) == 1, "one paid, one gained, before the card's own steps"
    play.stay()
    play.card("beetle_leap")
    assert play.energy(0) == 1


@rule("GTC-ENH-04", "GTC-ATK-12")
def test_drill_frenzy_makes_melee_momentum_cards_stronger() -> None:
    play = Stage(megalon("piercing_drill", "horn_lightning", play=["drill_frenzy"]), mothra())
    play.card("piercing_drill")
    play.damage(1)
    assert play.question.args["value"] == 3
    play.defend(1)
    play.until("go_on")
    play.card("horn_lightning")
    play.damage(1)
    assert play.question.args["value"] == 3, "it has Range and no Momentum"


# ---- the mat


@rule("GTC-MEG-01", "GTC-REF-06")
def test_megalon_may_leave_his_discard_pile_alone() -> None:
    play = Stage(megalon("dig_in", discard=["burrow"]), mothra((2, 0)))
    play.until("recover")
    play.none()
    assert play.discard(0) == ["burrow"]
    assert len(play.happened("CardsDrawn", seat=0)) == 1
