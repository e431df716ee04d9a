"""Moving, attacks, damage, defending and Trophies: what the examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def ghidorah(*hand: str, **more: Any) -> dict[str, Any]:
    return {"kaiju": "king_ghidorah", "at": (0, 0), "hand": list(hand), "energy": 10, **more}


# ---- moving


@rule("GTC-MOVE-02", "GTC-MOVE-05", "GTC-MOVE-04")
def test_nothing_but_large_buildings_is_in_the_way() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (-2, 0), "hand": ["glide", "glide"]},
        {"kaiju": "godzilla", "at": (-1, 0)},
        buildings={
            (-1, 0): ["small_building"],
            (0, 0): ["tower"],
            (-1, -1): ["radar_dish"],
            (-2, 1): ["tower"],
        },
        pieces=[("tank", (-1, 0))],
    )
    play.card("glide")
    assert (-1, 0) in play.cells()
    assert not {(0, 0), (-1, -1), (-2, 1)} & set(play.cells())
    assert (1, 0) in play.cells(), "across the Tower"
    play.to((-1, 0))
    assert play.things((-1, 0)) == ["small_building", "tank"]
    assert not play.happened("DamageDealt")


@rule("GTC-MOVE-10")
def test_a_path_may_come_back_to_where_it_began() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "hand": ["glide", "glide"], "energy": 0},
        {"kaiju": "godzilla", "at": (-2, 0)},
        pieces=[("lightning_generator", (1, 0))],
        events=["lightning_generators", "rush_hour"],
    )
    play.card("glide")
    play.to((0, 0))
    assert [o.args["n"] for o in play.question.options] == [0, 1]
    play.answer(1)
    assert play.at(0) == (0, 0)
    assert play.energy(0) == 2


# ---- attacks


@rule("GTC-ATK-02", "GTC-ATK-05", "GTC-ATK-07", "GTC-ATK-01")
def test_only_other_kaiju_and_vehicles_in_the_space_are_targets() -> None:
    play = Stage(
        ghidorah("devour"),
        {"kaiju": "megalon", "at": (1, 0)},
        buildings={(0, 0): ["small_building", "small_building"]},
        pieces=[("lightning_generator", (1, 1)), ("tank", (1, 0))],
        events=["lightning_generators", "armored_assault"],
    )
    play.card("devour")
    assert play.asked() == ("action", 1), "there is nothing to attack"


@rule("GTC-RNG-06", "GTC-ATK-06")
def test_one_of_several_kaiju_in_the_target_space() -> None:
    play = Stage(
        ghidorah("gravity_beam"), {"kaiju": "megalon", "at": (2, 0)}, {"kaiju": "mothra", "at": (2, 0)}
    )
    play.card("gravity_beam")
    assert [o.args.get("kaiju", "") for o in play.question.options] == ["", "megalon", "mothra"]
    play.damage(2)
    play.expect("defend", 2)


@rule("GTC-ATK-09", "GTC-ATK-14", "GTC-DMG-01")
def test_card_target_mode_and_value_are_named_before_the_defense() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["heat_ray"], "play": ["power_up"]},
        {"kaiju": "megalon", "at": (2, 0)},
    )
    play.card("heat_ray")
    play.damage(1)
    assert not play.happened("AttackDeclared")
    play.choose("opt-spend", n=1)
    declared = play.happened("AttackDeclared")[0]
    assert (declared.card, declared.hit, declared.mode, declared.value, declared.extra) == (
        "heat_ray",
        1,
        "damage",
        5,
        1,
    )
    question = play.expect("defend", 1)
    assert (question.args["by"], question.args["value"], question.args["extra"]) == (0, 5, 1)
    assert question.args["source"] == "heat_ray"


@rule("GTC-ATK-16")
def test_a_target_stays_the_target_wherever_it_is_moved() -> None:
    """No printed card speaks of its target after pushing it; one that does is made of a printed one."""
    push = {"on": "after_damage", "op": "push", "n": 1, "dir": "any", "optional": True}
    more = {
        "on": "after_damage",
        "op": "destroy",
        "what": "small_or_vehicle",
        "where": "target_space",
        "n": 1,
    }
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["tail_whip"], "energy": 1},
        {"kaiju": "megalon", "at": (0, 0), "hand": [], "deck": ["piercing_drill"] * 2},
        {"kaiju": "mothra", "at": (-2, 1)},
        buildings={(0, 0): ["small_building"], (1, 0): ["small_building"]},
        data={"card": {"tail_whip": {"fx": [push, more]}}},
    )
    play.card("tail_whip")
    play.damage(1)
    play.to((1, 0))
    assert play.things((0, 0)) == ["small_building"]
    assert play.things((1, 0)) == []


# ---- defending


@rule("GTC-DMG-06", "GTC-DMG-12", "GTC-DMG-18", "GTC-DMG-08")
def test_one_defense_card_that_is_paid_for_and_discarded_after_its_text() -> None:
    play = Stage(
        ghidorah("planet_destroyer"),
        {"kaiju": "megalon", "at": (0, 0), "hand": ["dig_in", "beetle_carapace", "undermine"]},
    )
    play.card("planet_destroyer")
    play.damage(1)
    assert play.says() == ["opt-no-defense", "opt-defend", "opt-defend"]
    play.defend(1, "beetle_carapace")
    assert play.happened("DamageDealt", amount=3)
    play.until("action")
    assert play.discard(1)[-1] == "beetle_carapace"
    assert play.hand(1) == ["dig_in", "undermine"]
    order = play.order("Defended", "DamageDealt", "CardsDiscarded", "CardDone")
    assert order == ["Defended", "DamageDealt", "CardsDiscarded", "CardDone", "CardDone"]
    assert [e.card for e in play.happened("CardDone")] == ["planet_destroyer", "beetle_carapace"]


@rule("GTC-DMG-09", "GTC-DMG-17")
def test_damage_that_cannot_be_blocked_asks_nobody() -> None:
    play = Stage(
        ghidorah("planet_destroyer", heads=3),
        {"kaiju": "mothra", "at": (0, 0), "hand": ["dust_cloud"], "play": ["cocoon"]},
    )
    play.card("planet_destroyer")
    play.damage(1)
    assert not play.happened("Defended")
    assert play.happened("DamageDealt", amount=5)
    assert play.in_play(1) == ["cocoon"]


@rule("GTC-DMG-16")
def test_several_defense_cards_are_resolved_in_the_order_they_were_played() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "hand": ["scale_storm"], "energy": 2},
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["dorsal_plates"], "discard": ["power_up"], "energy": 1},
        {"kaiju": "megalon", "at": (0, 0), "hand": ["dig_in"]},
    )
    play.card("scale_storm")
    play.defend(1, "dorsal_plates")
    play.defend(2, "dig_in")
    play.expect("recover", 1)
    play.none()
    play.expect("place_kaiju", 2)
    play.stay()
    assert [e.card for e in play.happened("CardDone")] == ["scale_storm", "dorsal_plates", "dig_in"]


# ---- Trophies


@rule("GTC-TRO-05", "GTC-TRO-06", "GTC-KOM-05", "GTC-TRO-04")
def test_a_target_withstands_an_attack_on_cards_worth_nothing_but_loses_the_token() -> None:
    play = Stage(
        ghidorah("snapping_jaws"),
        {"kaiju": "megalon", "at": (0, 0), "hand": [], "deck": ["piercing_drill", "horn_lightning"]},
        king=1,
        active=0,
    )
    play.card("snapping_jaws")
    play.damage(1)
    assert play.happened("Withstood", seat=1, by=0)
    assert play.trophies(0) == []
    assert play.discard(1) == ["piercing_drill", "horn_lightning"]
    assert play.view.king == 0


@rule("GTC-TRO-08", "GTC-VIEW-04")
def test_all_see_the_revealed_cards_before_one_is_taken() -> None:
    play = Stage(
        ghidorah("snapping_jaws"),
        {"kaiju": "megalon", "at": (0, 0), "hand": [], "deck": ["dig_in", "drill_parry"]},
        {"kaiju": "mothra", "at": (2, 0)},
    )
    play.card("snapping_jaws")
    play.damage(1)
    play.expect("trophy", 0)
    for seat in (-1, 0, 1, 2):
        assert [c.card for c in play.table.view(seat).revealed] == ["dig_in", "drill_parry"]


@rule("GTC-TRO-10", "GTC-TRO-11", "GTC-TRO-16")
def test_the_newest_trophy_lies_on_top() -> None:
    play = Stage(
        ghidorah("snapping_jaws", trophies=["burrow"]),
        {"kaiju": "megalon", "at": (0, 0), "hand": ["undermine"], "deck": ["dig_in", "piercing_drill"]},
    )
    play.card("snapping_jaws")
    play.damage(1)
    play.defend(1)
    assert play.trophies(0) == ["burrow", "dig_in"]
    play.end_round()
    assert play.trophies(0) == ["burrow", "dig_in"]


@rule("GTC-TRO-14", "GTC-LG-04")
def test_damage_to_yourself_takes_no_trophy() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["city_stomp"], "deck": ["victory_pose"], "energy": 0},
        {"kaiju": "mothra", "at": (-2, 0)},
        pieces=[("lightning_generator", (2, 0))],
        events=["lightning_generators", "rush_hour"],
    )
    play.card("city_stomp")
    play.to((2, 0))
    assert play.happened("DamageDealt", seat=0, by=0, amount=1)
    assert play.discard(0) == ["victory_pose", "city_stomp"]
    assert play.trophies(0) == play.trophies(1) == []
    assert play.energy(0) == 2


@rule("GTC-TRO-17", "GTC-TRO-12")
def test_an_extra_trophy_may_be_declined() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["heat_ray"], "play": ["power_up", "power_up"]},
        {"kaiju": "megalon", "at": (2, 0), "hand": [], "deck": ["dig_in", "burrow", "beetle_leap"]},
    )
    play.card("heat_ray")
    play.damage(1)
    play.choose("opt-spend", n=2)
    play.until("extra_trophy")
    play.none()
    assert len(play.trophies(0)) == 1


@rule("GTC-DMG-13")
@pytest.mark.parametrize("king", [0, 1])
def test_what_events_take_is_no_damage(king: int) -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["scaled_hide"], "energy": 3},
        {"kaiju": "megalon", "at": (2, 0)},
        pieces=[("tank", (0, 0))] * 3,
        phase="events",
        king=king,
    )
    play.until("action")
    assert play.energy(0) == 0
    assert play.view.king == king
    assert not play.happened("DamageDealt")
