"""The Round: turns, passes, Momentum, hands, the token; and what cards and Enhancements do to it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def two(*hand: str, **more: Any) -> Stage:
    """Godzilla, whose turn it is, and Mothra at a distance."""
    other = more.pop("other", {})
    return Stage(
        {"kaiju": "godzilla", "at": (-2, 0), "hand": list(hand), "energy": 5},
        {"kaiju": "mothra", "at": (2, 0)} | other,
        **more,
    )


# ---- the phases


@rule("GTC-RND-01", "GTC-RND-03", "GTC-OXY-02", "GTC-ACT-05", "GTC-EVT-01", "GTC-OXY-03")
def test_four_phases_always_in_this_order() -> None:
    play = two("city_stomp", round=2, phase="oxygen")
    play.end_round()
    order = play.order("RoundBegan", "MarkerMoved", "TurnBegan", "PhaseBegan", "EventBegan")
    order = [kind for n, kind in enumerate(order) if n == 0 or order[n - 1] != kind]
    began = ["RoundBegan", "MarkerMoved", "TurnBegan"]
    assert order == [*began, "PhaseBegan", "EventBegan", *began]
    assert [e.event_card for e in play.happened("EventBegan")] == ["armored_assault", "rush_hour"]
    assert [e.phase for e in play.happened("PhaseBegan")] == ["refresh", "event"]


@rule("GTC-RND-04", "GTC-ACT-01", "GTC-KOM-10", "GTC-KOM-11")
def test_turns_go_clockwise_from_the_king() -> None:
    play = Stage(
        {"kaiju": "godzilla"},
        {"kaiju": "mothra"},
        {"kaiju": "megalon"},
        {"kaiju": "king_ghidorah"},
        king=2,
        phase="oxygen",
    )
    seats = []
    while play.view.phase == "turns":
        seats.append(play.question.seat)
        play.done()
    assert seats == [2, 3, 0, 1]
    st: Any = play.table.st
    assert st.last_player() == 1


# ---- turns


@rule("GTC-ACT-02", "GTC-ACT-10", "GTC-CARD-16")
def test_a_turn_is_a_card_a_discard_action_or_a_pass() -> None:
    play = two("city_stomp", "city_stomp", "scaled_hide")
    assert [(o.say, o.args.get("card", "")) for o in play.question.options] == [
        ("opt-pass", ""),
        ("opt-play", "city_stomp"),
        ("opt-discard_action", "city_stomp"),
        ("opt-discard_action", "scaled_hide"),
    ]
    play.done()
    assert play.asked() == ("action", 1)


@rule("GTC-CARD-02", "GTC-ACT-12", "GTC-ACT-06")
def test_after_a_card_the_turn_goes_to_the_left() -> None:
    play = two("city_stomp", "heat_ray", passes=1)
    play.card("city_stomp")
    play.stay()
    assert play.discard(0) == ["city_stomp"]
    assert play.asked() == ("action", 1)
    play.done()
    assert play.asked() == ("action", 0), "one pass in a row is not enough"


@rule("GTC-ACT-07")
def test_defending_is_no_action() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["undermine", "dig_in"], "energy": 3},
        {"kaiju": "mothra", "at": (0, 0), "hand": ["dust_cloud", "glide"]},
    )
    play.card("undermine")
    play.damage(1)
    play.defend(1, "dust_cloud")
    play.until("action")
    play.done()
    play.done()
    assert play.view.phase == "refill"
    assert play.player(1).actions == 0


@rule("GTC-ACT-08", "GTC-ACT-13")
def test_who_has_no_card_passes_without_being_asked() -> None:
    play = two("city_stomp", other={"hand": []})
    play.done()
    assert play.view.phase == "refill"
    assert [e.seat for e in play.happened("Passed")] == [0, 1]


@rule("GTC-ACT-11", "GTC-ACT-13")
def test_thirty_actions_are_enough() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (-2, 0), "hand": ["relentless_march", "relentless_march"], "actions": 29},
        {"kaiju": "mothra", "at": (2, 0)},
    )
    play.card("relentless_march")
    play.stay()
    assert play.asked() == ("action", 1), "with Momentum, but nothing may follow"
    play.done()
    assert play.view.phase == "refill"


@rule("GTC-MOM-05", "GTC-ACT-06")
def test_stopping_is_no_pass() -> None:
    play = two("relentless_march", "heat_ray", passes=1)
    play.card("relentless_march")
    play.stay()
    play.done()
    assert play.happened("Stopped", seat=0)
    assert not play.happened("Passed")
    assert play.asked() == ("action", 1)
    assert play.view.passes == 0


@rule("GTC-MOM-04", "GTC-MOM-02")
def test_every_card_of_a_chain_is_paid_for() -> None:
    play = two("relentless_march", "jet_jaguars_handshake", "mega_heat_ray", "heat_ray")
    play.card("relentless_march")
    play.stay()
    play.card("jet_jaguars_handshake")
    assert play.energy(0) == 4
    assert not play.offers("opt-play", card="mega_heat_ray"), "it costs 5"
    assert play.offers("opt-play", card="heat_ray")


# ---- cards


@rule("GTC-CARD-05", "GTC-ATK-15")
def test_a_card_may_be_played_for_nothing() -> None:
    play = two("judo_throw", "heat_ray")
    play.card("judo_throw")
    assert play.asked() == ("action", 1)
    assert play.energy(0) == 2
    assert play.player(0).actions == 1


@rule("GTC-CARD-07", "GTC-DMG-07", "GTC-DSC-03")
def test_a_defense_card_is_no_action() -> None:
    play = two("scaled_hide", "dorsal_plates")
    assert play.cards("opt-play") == []
    assert play.offers("opt-discard_action", card="scaled_hide")


@rule("GTC-CARD-14", "GTC-REF-02")
def test_a_card_on_an_empty_deck_is_the_whole_deck() -> None:
    play = Stage(
        {
            "kaiju": "megalon",
            "hand": ["dig_in"],
            "deck": [],
            "deck_ends": True,
            "discard": ["burrow"],
            "at": (0, 0),
        },
        {"kaiju": "mothra"},
    )
    play.until("recover")
    play.choose("opt-recover", card="burrow")
    assert play.hand(0) == ["dig_in", "burrow"], "there was nothing else to draw"
    assert play.player(0).deck == 0


@rule("GTC-CARD-10", "GTC-CARD-14", "GTC-REF-02")
def test_drawing_more_than_there_is() -> None:
    play = Stage(
        {"kaiju": "godzilla", "hand": ["jet_jaguars_handshake"], "deck": ["heat_ray"], "deck_ends": True},
        {"kaiju": "mothra"},
    )
    play.card("jet_jaguars_handshake")
    assert play.hand(0) == ["heat_ray"]


@rule("GTC-ENH-01", "GTC-ENH-03", "GTC-ENH-02")
def test_an_enhancement_is_paid_for_stays_and_is_the_action() -> None:
    play = two("power_up", "heat_ray")
    play.card("power_up")
    assert play.energy(0) == 4
    assert play.in_play(0) == ["power_up"]
    assert play.discard(0) == []
    assert play.asked() == ("action", 1)


@rule("GTC-DSC-05", "GTC-DSC-07")
def test_a_throw_needs_something_to_throw() -> None:
    play = two("heat_ray")
    assert not play.offers("opt-discard_action", action="godzilla_2")
    play = two("heat_ray", pieces=[("tank", (-2, 0))])
    assert play.offers("opt-discard_action", action="godzilla_2")
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["heat_ray"]},
        {"kaiju": "mothra", "at": (0, 0)},
        pieces=[("tank", (0, 0)), ("tank", (0, 0)), ("jet", (0, 0), "e"), ("jet", (0, 0), "w")],
        events=["armored_assault", "air_strikes"],
    )
    play.discard_for("godzilla_2", "heat_ray")
    play.expect("throw_piece", 0)
    assert play.says() == ["opt-throw", "opt-throw-thing", "opt-throw-thing", "opt-throw-thing"]


@rule("GTC-HEX-13")
def test_equal_pieces_are_one_option_but_jets_differ_by_their_facing() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["heat_ray"]},
        {"kaiju": "mothra", "at": (1, 0)},
        pieces=[
            ("tank", (0, 0)),
            ("tank", (0, 0)),
            ("jet", (0, 0), "e"),
            ("jet", (0, 0), "w"),
            ("jet", (0, 0), "w"),
        ],
        events=["armored_assault", "air_strikes"],
    )
    play.discard_for("godzilla_2", "heat_ray")
    assert [(o.args["thing"], o.args.get("facing", "")) for o in play.question.options] == [
        ("tank", ""),
        ("jet", "e"),
        ("jet", "w"),
    ]


# ---- the Refresh Phase and the token


@rule("GTC-REF-01", "GTC-KOM-02", "GTC-KOM-09", "GTC-REF-07", "GTC-EVT-14")
def test_everybody_discards_and_refills_in_turn_order() -> None:
    play = Stage(
        {"kaiju": "godzilla", "hand": ["heat_ray", "heat_ray", "tail_whip"]},
        {"kaiju": "mothra", "hand": ["glide"]},
        {"kaiju": "king_ghidorah", "hand": ["soar"]},
        king=1,
    )
    play.end_phase()
    asked = []
    while play.view.phase == "refill":
        asked.append(play.question.seat)
        if play.question.seat == 0:
            assert [item.of for item in play.question.items] == [2, 1]
            play.refresh_discard("heat_ray", "tail_whip")
        else:
            play.refresh_discard()
    assert asked == [1, 2, 0]
    assert [play.player(seat).hand_size for seat in range(3)] == [5, 6, 5]
    assert play.discard(0) == ["heat_ray", "tail_whip"]
    assert play.view.king == 1


@rule("GTC-REF-03", "GTC-REF-04")
def test_abilities_come_when_all_have_drawn() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "hand": ["glide"]},
        {"kaiju": "godzilla", "at": (2, 0), "hand": ["heat_ray"], "play": ["self_repairing_cells"]},
        buildings={(1, 0): ["tower"]},
    )
    play.until("benefit")
    assert len(play.happened("CardsDrawn")) == 2
    assert not play.happened("EnergyGained", seat=1), "turn order: Mothra first"
    play.none()
    assert play.happened("EnergyGained", seat=1, card="self_repairing_cells")


@rule("GTC-KOM-07", "GTC-KOM-11")
def test_the_token_moves_before_the_trophy_is_taken() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["snapping_jaws"]},
        {"kaiju": "megalon", "at": (0, 0), "deck": ["dig_in", "drill_parry"], "hand": []},
        king=1,
        active=0,
    )
    play.card("snapping_jaws")
    play.damage(1)
    play.expect("trophy", 0)
    assert play.view.king == 0
    assert play.order("KingChanged", "CardsRevealed") == ["KingChanged", "CardsRevealed"]


@rule("GTC-KOM-06", "GTC-KOM-08")
@pytest.mark.parametrize("king", [0, 1])
def test_damage_to_yourself_or_to_others_leaves_the_token(king: int) -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["beetle_leap", "dig_in"]},
        {"kaiju": "godzilla", "at": (-2, 0)},
        pieces=[("lightning_generator", (1, 0))],
        events=["lightning_generators", "rush_hour"],
        king=king,
        active=0,
    )
    play.card("beetle_leap")
    play.to((1, 0))
    play.until("go_on")
    assert play.happened("GeneratorSprung", seat=0, by=0)
    assert play.view.king == king
