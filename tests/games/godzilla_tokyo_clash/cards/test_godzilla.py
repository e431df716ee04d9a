"""Stories of Godzilla's fifteen cards, and of his mat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

ZEROS = [
    "undermine",
    "piercing_drill",
    "piercing_drill",
    "horn_lightning",
    "horn_lightning",
    "cyclone_attack",
]
"""The top of a deck of Megalon: one card worth 1, then nothing."""


def godzilla(*hand: str, **more: Any) -> dict[str, Any]:
    return {"kaiju": "godzilla", "at": (0, 0), "hand": list(hand), "energy": 10, **more}


def megalon(at: tuple[int, int] = (0, 0), **more: Any) -> dict[str, Any]:
    return {"kaiju": "megalon", "at": at, "hand": [], "deck": ZEROS, **more}


BYSTANDER = {"kaiju": "mothra", "at": (-2, 1)}
"""Somebody with a card, so that the next turn is asked for."""


@rule("GTC-GOD-05", "GTC-DES-11", "GTC-HEX-07")
def test_mega_heat_ray_destroys_a_building_on_its_way() -> None:
    play = Stage(
        godzilla("mega_heat_ray"),
        megalon((3, 0)),
        BYSTANDER,
        buildings={(1, 0): ["tower"], (2, 0): ["small_building"], (3, 0): ["small_building"]},
    )
    play.card("mega_heat_ray")
    assert play.energy(0) == 5
    play.damage(1)
    assert play.happened("DamageDealt", amount=6)
    play.expect("destroy", 0)
    assert [o.args["thing"] for o in play.question.options] == ["tower", "small_building"]
    play.choose("opt-destroy", thing="tower")
    assert play.energy(0) == 9
    assert play.things((1, 0)) == []


def test_a_mega_heat_ray_that_is_blocked_destroys_nothing() -> None:
    play = Stage(
        godzilla("mega_heat_ray", play=[]),
        {"kaiju": "mothra", "at": (2, 0), "play": ["cocoon"], "hand": ["glide"]},
        buildings={(1, 0): ["tower"]},
    )
    play.card("mega_heat_ray")
    play.damage(1)
    play.defend(1, "cocoon")
    assert play.happened("DamageDealt", amount=2)
    play.until("action", "go_on")
    assert play.things((1, 0)) == []
    play = Stage(
        godzilla("heat_ray", "mega_heat_ray", energy=5),
        {"kaiju": "mothra", "at": (1, 0), "hand": ["glide"]},
        buildings={(1, 0): ["small_building"]},
    )
    play.card("mega_heat_ray")
    play.damage(1)
    play.defend(1)
    play.until("action")
    assert play.things((1, 0)) == ["small_building"], "nothing lies between neighbours"


@rule("GTC-RNG-02", "GTC-RNG-03")
def test_heat_ray_hits_at_range_three_and_never_throws() -> None:
    play = Stage(godzilla("heat_ray"), megalon((0, 0)), BYSTANDER, pieces=[("tank", (0, 0))])
    play.card("heat_ray")
    assert play.says() == ["opt-no-attack", "opt-damage"]
    play.damage(1)
    assert play.happened("DamageDealt", amount=3, card="heat_ray")
    assert play.energy(0) == 8


@rule("GTC-GOD-03", "GTC-GOD-09", "GTC-ENH-06", "GTC-ENH-07", "GTC-ENH-02")
def test_power_up_waits_in_play_and_is_spent_on_a_ranged_attack() -> None:
    play = Stage(godzilla("power_up", "heat_ray"), megalon((2, 0), hand=["dig_in"]))
    play.card("power_up")
    assert play.in_play(0) == ["power_up"]
    play.done()
    play.card("heat_ray")
    play.damage(1)
    play.expect("spend", 0)
    play.choose("opt-spend", n=1)
    assert play.in_play(0) == []
    assert play.discard(0) == ["power_up"]
    play.defend(1, "dig_in")
    assert play.happened("DamageDealt", amount=1), "3 + 2 - 4"


@rule("GTC-GOD-09")
def test_power_up_may_be_kept() -> None:
    play = Stage(godzilla("heat_ray", play=["power_up"]), megalon((2, 0)), BYSTANDER)
    play.card("heat_ray")
    play.damage(1)
    play.choose("opt-spend", n=0)
    assert play.happened("DamageDealt", amount=3)
    assert play.in_play(0) == ["power_up"]


@rule("GTC-GOD-04")
def test_dorsal_plates_block_three_and_bring_power_up_back() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (2, 0), "hand": ["horn_lightning"]},
        godzilla("dorsal_plates", discard=["heat_ray", "power_up"], energy=1),
    )
    play.card("horn_lightning")
    play.damage(1)
    play.defend(1, "dorsal_plates")
    assert play.energy(1) == 0
    assert play.happened("Blocked", seat=1)
    play.expect("recover", 1)
    assert play.cards() == ["power_up"]
    play.choose("opt-recover", card="power_up")
    assert play.hand(1) == ["power_up"]
    assert play.discard(1) == ["heat_ray", "dorsal_plates"]


@rule("GTC-GOD-04")
def test_victory_pose_gives_energy_and_may_bring_power_up_back() -> None:
    play = Stage(
        godzilla("victory_pose", "heat_ray", discard=["power_up", "power_up"], energy=2), megalon((2, 0))
    )
    play.card("victory_pose")
    assert play.energy(0) == 3
    play.choose("opt-recover", card="power_up")
    play.expect("go_on", 0)
    play.card("power_up")
    assert play.in_play(0) == ["power_up"]


@rule("GTC-CARD-08", "GTC-GOD-08")
def test_tail_slide_attacks_where_the_move_ended() -> None:
    play = Stage(godzilla("tail_slide"), megalon((2, 0)), BYSTANDER)
    play.card("tail_slide")
    play.to((2, 0))
    play.damage(1)
    assert play.happened("DamageDealt", amount=3), "his ability adds to distance only"
    assert play.energy(0) == 7


@rule("GTC-MOVE-07", "GTC-ATK-11")
def test_tail_whip_may_push_any_way_that_is_open() -> None:
    play = Stage(godzilla("tail_whip"), megalon(), BYSTANDER, buildings={(1, 0): ["tower"]})
    play.card("tail_whip")
    play.damage(1)
    play.expect("push", 0)
    assert play.says()[0] == "opt-no-push"
    assert (1, 0) not in play.cells()
    assert len(play.cells()) == 5
    play.to((-1, 0))
    assert play.at(1) == (-1, 0)


@rule("GTC-ATK-11")
@pytest.mark.parametrize("small, drawn", [(1, 1), (0, 0)])
def test_judo_throw_draws_a_card_for_destruction(small: int, drawn: int) -> None:
    play = Stage(
        godzilla("judo_throw", "city_stomp"),
        megalon(),
        BYSTANDER,
        buildings={(1, 0): ["small_building"] * small},
    )
    play.card("judo_throw")
    play.throw(1, (1, 0))
    if small:
        play.choose("opt-destroy", thing="small_building")
    assert len(play.hand(0)) == 1 + drawn
    assert play.asked()[0] == "action"


def test_a_vehicle_that_judo_throw_throws_does_not_count_itself() -> None:
    play = Stage(godzilla("judo_throw", "city_stomp"), megalon((2, 0)), BYSTANDER, pieces=[("tank", (0, 0))])
    play.card("judo_throw")
    play.throw_thing("tank", (1, 0))
    assert play.hand(0) == ["city_stomp"]
    play = Stage(
        godzilla("judo_throw", "city_stomp"),
        megalon((2, 0)),
        BYSTANDER,
        pieces=[("tank", (0, 0)), ("tank", (1, 0))],
    )
    play.card("judo_throw")
    play.throw_thing("tank", (1, 0))
    assert len(play.hand(0)) == 2


@rule("GTC-GOD-11", "GTC-ATK-10", "GTC-ATK-17")
def test_nuclear_pulse_strikes_all_around_and_destroys_something() -> None:
    play = Stage(
        godzilla("nuclear_pulse", play=["power_up"]),
        megalon((1, 0)),
        {"kaiju": "mothra", "at": (0, 0), "hand": ["dust_cloud"]},
        buildings={(0, 1): ["small_building"], (2, 0): ["small_building"]},
    )
    play.card("nuclear_pulse")
    assert play.happened("DamageDealt", seat=1, amount=3), "no Power Up is asked for"
    play.defend(2, "dust_cloud")
    assert play.happened("DamageDealt", seat=2, amount=1)
    play.until("destroy")
    assert [o.args.get("space", "") for o in play.question.options] == ["", play.name((0, 1))]
    energy = play.energy(0)
    play.choose("opt-destroy", thing="small_building")
    assert play.energy(0) == energy + 2 - 1, "and Dust Cloud afterwards"
    assert play.discard(2)[-1] == "dust_cloud"


def test_nuclear_pulse_with_nobody_near_may_still_destroy() -> None:
    play = Stage(godzilla("nuclear_pulse"), megalon((2, 0)), BYSTANDER, pieces=[("tank", (1, 0))])
    play.card("nuclear_pulse")
    play.choose("opt-destroy", thing="tank")
    assert play.energy(0) == 8


@rule("GTC-GOD-06", "GTC-DMG-14")
def test_scaled_hide_turns_damage_into_energy() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["planet_destroyer"], "energy": 4},
        godzilla("scaled_hide", deck=["heat_ray"], deck_ends=True, energy=0),
    )
    play.card("planet_destroyer")
    play.damage(1)
    play.defend(1, "scaled_hide")
    assert play.happened("CardsRevealed")[0].cards == ["heat_ray"]
    assert play.energy(1) == 3, "points of damage count, not cards"


@rule("GTC-THR-28", "GTC-DES-11", "GTC-THR-22")
def test_counter_swipe_throws_the_attacker_if_it_is_still_there() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["piercing_drill", "undermine"]},
        godzilla("counter_swipe", energy=1),
        buildings={(2, 0): ["tower"]},
    )
    play.card("piercing_drill")
    play.damage(1)
    play.defend(1, "counter_swipe")
    play.until("throw_or_not")
    play.expect("throw_or_not", 1)
    play.choose("opt-throw", seat=0)
    play.expect("throw_kaiju", 1)
    play.to((2, 0))
    assert play.energy(1) == 4, "the reward is the thrower's"
    assert play.at(0) == (2, 0)
    play.expect("go_on", 0)


def test_counter_swipe_does_nothing_at_a_distance() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (1, 0), "hand": ["napalm_bombs", "undermine"]},
        godzilla("counter_swipe", energy=1),
    )
    play.card("napalm_bombs")
    play.damage(1)
    play.defend(1, "counter_swipe")
    assert not play.happened("KaijuMoved")
    assert play.discard(1) == ["counter_swipe"]


@rule("GTC-MOVE-01", "GTC-MOVE-12")
def test_relentless_march_moves_two_with_momentum() -> None:
    play = Stage(godzilla("relentless_march", "heat_ray"), megalon((2, 0)))
    play.card("relentless_march")
    assert play.question.options[0].say == "opt-stay"
    play.to((-2, 0))
    assert play.at(0) == (-2, 0)
    play.expect("go_on", 0)
    assert play.energy(0) == 10


@rule("GTC-DES-06")
def test_city_stomp_destroys_where_it_went() -> None:
    play = Stage(
        godzilla("city_stomp", energy=0), megalon((2, 0)), BYSTANDER, buildings={(1, 0): ["small_building"]}
    )
    play.card("city_stomp")
    play.to((1, 0))
    play.expect("destroy", 0)
    play.choose("opt-destroy", thing="small_building")
    assert play.energy(0) == 2
    assert play.view.track == [15]


@rule("GTC-REF-03")
def test_self_repairing_cells_give_energy_in_every_refresh_phase() -> None:
    play = Stage(godzilla("self_repairing_cells", energy=1), megalon((2, 0)), BYSTANDER)
    play.card("self_repairing_cells")
    assert play.energy(0) == 0
    play.end_round()
    assert play.energy(0) == 1
    assert play.in_play(0) == ["self_repairing_cells"]


def test_jet_jaguars_handshake_draws_two() -> None:
    play = Stage(godzilla("jet_jaguars_handshake", deck=["heat_ray", "tail_whip"]), megalon((2, 0)))
    play.card("jet_jaguars_handshake")
    assert play.hand(0) == ["heat_ray", "tail_whip"]
    play.expect("go_on", 0)


# ---- the mat


@rule("GTC-GOD-07", "GTC-KGH-10", "GTC-MEG-04")
@pytest.mark.parametrize("kaiju", ["godzilla", "king_ghidorah", "megalon"])
def test_three_kaiju_move_or_throw_by_discarding(kaiju: str) -> None:
    other = "mothra"
    hand = {"godzilla": "heat_ray", "king_ghidorah": "soar", "megalon": "dig_in"}[kaiju]
    play = Stage({"kaiju": kaiju, "at": (0, 0), "hand": [hand, hand]}, {"kaiju": other, "at": (0, 0)})
    play.discard_for(f"{kaiju}_1", hand)
    assert len(play.cells()) == 7
    play.stay()
    play.expect("go_on", 0)
    play.discard_for(f"{kaiju}_2", hand)
    assert len(play.cells()) == (12 if kaiju == "godzilla" else 6)
