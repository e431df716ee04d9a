"""Stories of Mothra's fifteen cards, and of her mat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def mothra(*hand: str, **more: Any) -> dict[str, Any]:
    return {"kaiju": "mothra", "at": (0, 0), "hand": list(hand), "energy": 10, **more}


def godzilla(at: tuple[int, int] = (1, 0), **more: Any) -> dict[str, Any]:
    return {"kaiju": "godzilla", "at": at, "deck": ["heat_ray", "heat_ray", "judo_throw"], **more}


@rule("GTC-MOVE-08")
def test_wing_gust_pushes_away_with_momentum() -> None:
    play = Stage(mothra("wing_gust", "glide"), godzilla())
    play.card("wing_gust")
    play.damage(1)
    play.defend(1)
    assert play.happened("DamageDealt", amount=2)
    assert play.happened("Withstood", seat=1), "it pushes all the same"
    assert play.cells() == [(2, 0)]
    play.to((2, 0))
    assert play.at(1) == (2, 0)
    play.expect("go_on", 0)
    assert play.energy(0) == 9


@rule("GTC-MOVE-09")
def test_hurricane_winds_push_through_two_spaces() -> None:
    play = Stage(
        mothra("hurricane_winds", at=(-2, 0)),
        godzilla((-1, 0), deck=["heat_ray", "heat_ray", "judo_throw", "victory_pose", "city_stomp"]),
        pieces=[("lightning_generator", (0, 0)), ("lightning_generator", (1, 0))],
        events=["lightning_generators", "rush_hour"],
    )
    play.card("hurricane_winds")
    play.damage(1)
    play.defend(1)
    play.to((1, 0))
    assert len(play.happened("GeneratorSprung", seat=1, by=0)) == 2
    assert play.trophies(0) == ["victory_pose", "city_stomp"]
    assert play.energy(0) == 7 + 3


def test_silk_spray_costs_a_card_of_the_targets_choice() -> None:
    play = Stage(mothra("silk_spray"), godzilla(hand=["heat_ray", "tail_whip"]))
    play.card("silk_spray")
    play.damage(1)
    play.defend(1)
    play.until("discard_card")
    play.expect("discard_card", 1)
    play.choose("opt-discard", card="tail_whip")
    assert play.hand(1) == ["heat_ray"]


@pytest.mark.parametrize("blocked", [False, True])
@rule("GTC-DMG-04", "GTC-DMG-10")
def test_poison_scales_cost_energy_unless_blocked(blocked: bool) -> None:
    play = Stage(mothra("poison_scales"), godzilla(hand=["dorsal_plates"], energy=3))
    play.card("poison_scales")
    play.damage(1)
    play.defend(1, "dorsal_plates" if blocked else "")
    assert play.energy(1) == 2, "one for the Plates, or one for the poison"
    assert bool(play.happened("EnergyLost", seat=1, card="poison_scales")) != blocked


@rule("GTC-ATK-10")
def test_scale_storm_needs_no_line() -> None:
    play = Stage(
        mothra("scale_storm"),
        godzilla((1, 1)),
        {"kaiju": "megalon", "at": (-1, 0), "deck": ["undermine"]},
        {"kaiju": "king_ghidorah", "at": (3, 0)},
    )
    play.card("scale_storm")
    play.defend(1)
    play.defend(2)
    play.until("action")
    assert [e.seat for e in play.happened("DamageDealt")] == [1, 2]


def test_larva_ambush_needs_no_line() -> None:
    play = Stage(mothra("larva_ambush", "glide"), godzilla((2, -1)), {"kaiju": "megalon", "at": (-2, 3)})
    play.card("larva_ambush")
    assert [o.args.get("kaiju", "") for o in play.question.options] == ["", "godzilla", "megalon"]
    play.damage(1)
    play.defend(1)
    play.expect("go_on", 0)


def test_glide_moves_three_with_momentum() -> None:
    play = Stage(mothra("glide", "glide", at=(-2, 0)), godzilla())
    play.card("glide")
    play.to((1, 0))
    assert play.at(0) == (1, 0)
    play.card("glide")


@rule("GTC-CARD-08", "GTC-MOT-05")
def test_swooping_gale_moves_and_attacks_with_momentum() -> None:
    play = Stage(mothra("swooping_gale", "glide", at=(-2, 0)), godzilla((2, 0)))
    play.card("swooping_gale")
    play.to((0, 0))
    assert play.says() == ["opt-no-attack", "opt-damage"]
    play.damage(1)
    play.defend(1)
    assert play.happened("DamageDealt", amount=2)
    play.expect("go_on", 0)


@rule("GTC-MOT-10")
def test_shelter_the_city_counts_spaces_up_to_three() -> None:
    for cells, gained in (([(1, 0)], 1), ([(1, 0), (0, 1), (-1, 0), (0, -1)], 3)):
        play = Stage(
            mothra("shelter_the_city", energy=0),
            godzilla((2, 0)),
            buildings={cell: ["small_building", "small_building"] for cell in cells}
            | {(0, 0): ["small_building"]},
        )
        play.card("shelter_the_city")
        assert play.energy(0) == gained
        assert play.things((1, 0)) == ["small_building", "small_building"]


@rule("GTC-CARD-15")
def test_fairies_song_gives_energy_and_a_card() -> None:
    play = Stage(mothra("fairies_song", energy=0, deck=["cocoon"]), godzilla())
    play.card("fairies_song")
    assert play.energy(0) == 1
    assert play.hand(0) == ["cocoon"]
    play.expect("go_on", 0)


@rule("GTC-MOT-13")
def test_infant_island_blessing_offers_a_second_building() -> None:
    play = Stage(
        mothra("infant_island_blessing", energy=2),
        godzilla((2, 0)),
        buildings={(1, 0): ["tower"], (0, 1): ["small_building"]},
    )
    play.card("infant_island_blessing")
    play.until("benefit")
    play.choose("opt-benefit", thing="tower")
    assert [o.args.get("thing", "") for o in play.question.options] == ["", "small_building"]
    play.none()
    assert play.energy(0) == 4


@rule("GTC-ENH-06", "GTC-ENH-02")
def test_cocoon_defends_with_four_and_is_asked_for_without_a_hand() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (1, 0), "hand": ["triple_gravity_beam", "soar"], "energy": 3},
        mothra(play=["cocoon"], energy=0),
    )
    play.card("triple_gravity_beam")
    play.damage(1)
    play.expect("defend", 1)
    assert play.says() == ["opt-no-defense", "opt-stand-in"]
    play.defend(1, "cocoon")
    assert play.happened("Blocked", seat=1)
    assert play.in_play(1) == []
    assert play.discard(1) == ["cocoon"]


def test_piercing_lowers_a_cocoon() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["piercing_drill", "dig_in"], "play": ["drill_frenzy"]},
        mothra(play=["cocoon"], at=(0, 0)),
    )
    play.card("piercing_drill")
    play.damage(1)
    assert play.question.args["pierce"] == 1
    assert play.question.args["value"] == 3
    play.defend(1, "cocoon")
    assert play.happened("Defended", value=3)


def test_evasive_flight_moves_after_the_attack() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["undermine", "dig_in"], "energy": 3},
        mothra("evasive_flight", deck=["glide", "wing_gust"]),
    )
    play.card("undermine")
    play.damage(1)
    play.defend(1, "evasive_flight")
    assert play.happened("DamageDealt", amount=2)
    play.expect("move", 1)
    play.to((1, 0))
    assert play.at(1) == (1, 0)


def test_dust_cloud_costs_the_attacker_energy() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["cyclone_attack", "dig_in"], "energy": 3},
        mothra("dust_cloud"),
    )
    play.card("cyclone_attack")
    play.stay()
    play.damage(1)
    play.defend(1, "dust_cloud")
    assert play.energy(0) == 3 - 1 - 1


def test_silk_lasso_may_be_declined() -> None:
    play = Stage(mothra("silk_lasso", "glide"), godzilla((2, 0)))
    play.card("silk_lasso")
    play.none()
    assert play.at(1) == (2, 0)
    play.expect("go_on", 0)


def test_silk_lasso_pushes_a_kaiju_in_her_space_only_away() -> None:
    play = Stage(mothra("silk_lasso", "glide"), godzilla((0, 0)), {"kaiju": "megalon", "at": (1, 1)})
    play.card("silk_lasso")
    assert [o.args.get("kaiju", "") for o in play.question.options] == ["", "godzilla"]
    play.choose("opt-push", seat=1)
    assert len(play.cells()) == 12
    assert (0, 0) not in play.cells()


# ---- the mat


@rule("GTC-MOT-04", "GTC-DSC-06")
def test_mothra_gains_energy_by_discarding_and_her_turn_ends() -> None:
    play = Stage(mothra("glide", "glide", energy=0), godzilla())
    play.discard_for("mothra_2", "glide")
    assert play.energy(0) == 1
    assert play.asked() == ("action", 1)


@rule("GTC-MOT-02", "GTC-MOT-11")
def test_the_thrower_of_mothra_destroys_as_usual() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["dig_in", "undermine"], "energy": 0},
        mothra(energy=0),
        buildings={(1, 0): ["tower"]},
    )
    play.discard_for("megalon_2", "dig_in")
    play.to((1, 0))
    assert (play.energy(0), play.energy(1)) == (4, 0)


@rule("GTC-MOT-02", "GTC-MOT-10")
def test_an_effect_of_hers_destroys_nothing() -> None:
    """No card of hers destroys: the rule is tried with a step that would."""
    from kaiju.games.godzilla_tokyo_clash.rewards import destroy_by_effect
    from kaiju.games.godzilla_tokyo_clash.state import Deed

    play = Stage(mothra("glide", energy=0), godzilla((2, 0)), buildings={(0, 0): ["small_building"]})
    st: Any = play.table.st
    step = next(s for c in st.box.cards if c.key == "seismic_tremor" for s in c.steps[0])
    assert list(destroy_by_effect(st, st.players[0], step, Deed(0, -1))) == []
    assert play.things((0, 0)) == ["small_building"]
    assert play.energy(0) == 0


@rule("GTC-MOT-03")
def test_the_benefit_may_be_declined() -> None:
    play = Stage(mothra("glide", energy=0), godzilla((2, 0)), buildings={(1, 0): ["tower"]})
    play.until("benefit")
    play.none()
    assert play.energy(0) == 0


@rule("GTC-DES-13", "GTC-MOT-03")
def test_she_uses_a_military_bunker() -> None:
    play = Stage(
        mothra("glide", discard=["fairies_song", "cocoon"]),
        godzilla((2, 0)),
        buildings={(1, 0): ["military_bunker"]},
    )
    play.until("benefit")
    play.choose("opt-benefit", thing="military_bunker")
    play.expect("recover", 0)
    assert play.cards() == ["fairies_song", "cocoon"]
    play.choose("opt-recover", card="fairies_song")
    assert [k.card for k in play.table.view(1).players[0].deck_known] == ["fairies_song"]
