"""Stories of King Ghidorah's fourteen cards, and of his Head Meter."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def ghidorah(*hand: str, **more: Any) -> dict[str, Any]:
    return {"kaiju": "king_ghidorah", "at": (0, 0), "hand": list(hand), "energy": 10, **more}


def megalon(at: tuple[int, int] = (0, 0), **more: Any) -> dict[str, Any]:
    return {"kaiju": "megalon", "at": at, **more}


@rule("GTC-KGH-05")
def test_go_for_the_throat_takes_a_card_only_with_three_heads() -> None:
    play = Stage(ghidorah("go_for_the_throat", heads=2), megalon(hand=["dig_in"], deck=["undermine"]))
    play.card("go_for_the_throat")
    play.damage(1)
    play.defend(1)
    play.until("action", "go_on", "trophy")
    assert not play.happened("HandLooked")
    assert play.heads(0) == 2


@rule("GTC-KGH-05", "GTC-TRO-13")
def test_a_hand_of_nothing_but_zeros_is_looked_at_for_nothing() -> None:
    play = Stage(
        ghidorah("go_for_the_throat", heads=3),
        megalon(hand=["piercing_drill", "horn_lightning"], deck=["undermine"]),
    )
    play.card("go_for_the_throat")
    play.damage(1)
    play.defend(1)
    play.until("hand_trophy")
    assert play.says() == ["opt-none"], "it is asked, so that nobody learns what the hand is worth"
    play.none()
    assert play.heads(0) == 0


@rule("GTC-KGH-01")
def test_gravity_beam_raises_a_head() -> None:
    play = Stage(ghidorah("gravity_beam"), megalon((2, 0)))
    play.card("gravity_beam")
    assert play.heads(0) == 1
    play.damage(1)
    play.defend(1)
    assert play.happened("DamageDealt", amount=3)


@rule("GTC-KGH-03", "GTC-KGH-12")
def test_triple_gravity_beam_takes_three_trophies_by_its_barrage() -> None:
    play = Stage(
        ghidorah("triple_gravity_beam", heads=3),
        megalon((2, 0), deck=["burrow", "undermine", "seatopian_command", "piercing_drill"]),
    )
    play.card("triple_gravity_beam")
    play.damage(1)
    play.defend(1)
    play.expect("extra_trophy", 0)
    assert play.question.args["left"] == 2
    play.choose("opt-trophy", card="burrow")
    play.choose("opt-trophy", card="undermine")
    assert play.trophies(0) == ["seatopian_command", "burrow", "undermine"]
    assert play.heads(0) == 0


@rule("GTC-KGH-09")
def test_a_barrage_is_used_up_by_damage_even_if_it_brings_nothing() -> None:
    play = Stage(
        ghidorah("triple_gravity_beam", heads=3),
        megalon((2, 0), deck=["piercing_drill"] * 3 + ["horn_lightning"]),
    )
    play.card("triple_gravity_beam")
    play.damage(1)
    play.defend(1)
    assert play.heads(0) == 0
    assert play.happened("Withstood")


@rule("GTC-KGH-09")
def test_a_blocked_barrage_keeps_the_heads() -> None:
    play = Stage(ghidorah("triple_gravity_beam", heads=3), megalon((2, 0), hand=["dig_in", "undermine"]))
    play.card("triple_gravity_beam")
    play.damage(1)
    play.defend(1, "dig_in")
    assert play.happened("Blocked")
    assert play.heads(0) == 3


def test_planet_destroyer_can_be_defended_without_three_heads() -> None:
    play = Stage(ghidorah("planet_destroyer", heads=2), megalon(hand=["dig_in", "undermine"]))
    play.card("planet_destroyer")
    play.damage(1)
    play.defend(1, "dig_in")
    assert play.happened("DamageDealt", amount=1)


def test_planet_destroyer_keeps_the_heads_when_it_throws() -> None:
    play = Stage(ghidorah("planet_destroyer", heads=3), megalon())
    play.card("planet_destroyer")
    play.throw(1, (1, 0))
    assert play.heads(0) == 3


def test_snapping_jaws_cost_nothing() -> None:
    play = Stage(ghidorah("snapping_jaws", energy=0), megalon())
    play.card("snapping_jaws")
    assert play.heads(0) == 1
    play.damage(1)
    play.defend(1)
    assert play.happened("DamageDealt", amount=2)


@rule("GTC-ATK-11", "GTC-KGH-07")
@pytest.mark.parametrize("heads, after", [(0, 2), (2, 3)])
def test_wing_buffet_raises_another_head_after_a_throw(heads: int, after: int) -> None:
    play = Stage(ghidorah("wing_buffet", heads=heads), megalon())
    play.card("wing_buffet")
    play.throw(1, (1, 0))
    assert play.heads(0) == after


def test_wing_buffet_raises_one_head_for_damage() -> None:
    play = Stage(ghidorah("wing_buffet"), megalon())
    play.card("wing_buffet")
    play.damage(1)
    play.defend(1)
    play.until("action")
    assert play.heads(0) == 1


def test_sky_drop_moves_and_attacks() -> None:
    play = Stage(ghidorah("sky_drop"), megalon((2, 0)))
    play.card("sky_drop")
    play.to((2, 0))
    play.damage(1)
    play.defend(1)
    assert play.happened("DamageDealt", amount=2)
    assert (play.energy(0), play.heads(0)) == (8, 1)


@pytest.mark.parametrize("card, gained", [("", 3), ("beetle_carapace", 1), ("dig_in", 0)])
@rule("GTC-DMG-14")
def test_devour_gives_energy_for_damage(card: str, gained: int) -> None:
    play = Stage(
        ghidorah("devour", energy=2), megalon(hand=["beetle_carapace", "dig_in"], deck=["piercing_drill"] * 3)
    )
    play.card("devour")
    play.damage(1)
    play.defend(1, card)
    assert play.energy(0) == gained


@rule("GTC-KGH-04", "GTC-KGH-11")
@pytest.mark.parametrize("heads", [0, 1, 2, 3])
def test_unstoppable_grows_with_the_heads(heads: int) -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["undermine", "dig_in"], "energy": 3},
        ghidorah("unstoppable", heads=heads),
    )
    play.card("undermine")
    play.damage(1)
    play.defend(1, "unstoppable")
    assert play.happened("Defended")[0].value == 1 + heads
    assert play.heads(1) == heads


def test_golden_scales_raise_a_head() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["piercing_drill", "dig_in"]}, ghidorah("golden_scales")
    )
    play.card("piercing_drill")
    play.damage(1)
    play.defend(1, "golden_scales")
    assert play.heads(1) == 1
    assert play.happened("DamageDealt", amount=1)


@rule("GTC-KGH-04", "GTC-VIEW-06", "GTC-VIEW-07")
def test_soar_looks_at_cards_and_puts_the_others_under_the_deck() -> None:
    top = ["devour", "soar", "sky_drop"]
    play = Stage(ghidorah("soar", heads=2, deck=top), megalon((2, 0)))
    play.card("soar")
    play.stay()
    assert play.expect("keep", 0).args["step"] == "keep"
    assert [c.card for c in play.table.view(0).looked] == top
    assert play.table.view(1).looked == []
    play.choose("opt-card", card="soar")
    assert play.hand(0) == ["soar"]
    question = play.expect("keep", 0)
    assert (question.args["step"], question.args["left"]) == ("under", 1)
    play.choose("opt-card", card="sky_drop")
    deck = play.player(0).deck
    known = [(k.place, k.card) for k in play.player(0).deck_known]
    assert known == [(deck - 2, "sky_drop"), (deck - 1, "devour")]
    assert play.table.view(1).players[0].deck_known == []
    assert play.told(1, "CardsKept")[0].cards == []
    assert play.told(0, "CardsKept")[0].below == ["sky_drop", "devour"]


def test_soar_with_no_heads_takes_the_top_card() -> None:
    play = Stage(ghidorah("soar", deck=["devour"]), megalon((2, 0)))
    play.card("soar")
    play.to((1, 0))
    assert play.hand(0) == ["devour"]


def test_beat_of_wings_moves_two_and_raises_a_head() -> None:
    play = Stage(ghidorah("beat_of_wings"), megalon((2, 0)))
    play.card("beat_of_wings")
    assert play.heads(0) == 1
    assert len(play.cells()) == 19
    play.to((2, 0))
    assert play.asked() == ("action", 1)


def test_alien_command_gives_energy_a_head_and_momentum() -> None:
    play = Stage(ghidorah("alien_command", "soar", energy=0), megalon((2, 0)))
    play.card("alien_command")
    assert (play.energy(0), play.heads(0)) == (2, 1)
    play.expect("go_on", 0)


def test_three_minds_raise_a_head_in_every_refresh_phase() -> None:
    play = Stage(ghidorah("three_minds"), megalon((2, 0)))
    play.card("three_minds")
    assert play.heads(0) == 0
    play.end_round()
    assert play.heads(0) == 1


@rule("GTC-KGH-07")
def test_a_head_icon_counts_for_the_cards_own_barrage() -> None:
    """No printed card has both; one that has is made of a printed one."""
    data = {"card": {"planet_destroyer": {"head": 1}}}
    play = Stage(ghidorah("planet_destroyer", heads=2), megalon(hand=["dig_in"]), data=data)
    play.card("planet_destroyer")
    play.damage(1)
    assert play.happened("BarrageUsed")
    assert not play.happened("Defended")
    assert play.heads(0) == 0
