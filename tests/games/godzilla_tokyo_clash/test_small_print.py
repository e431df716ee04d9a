"""Small print: what broken rules got past the other stories, each told by a position in which it makes a difference."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.godzilla_tokyo_clash.stage import Cell, Stage
from tests.marks import compiled, rule

pytestmark = compiled

HEADS = {"on": "in_play", "op": "head_meter", "min": 0, "max": 3, "start": 0, "reset_after_barrage": False}


def megalon(*hand: str, **more: Any) -> dict[str, Any]:
    return {"kaiju": "megalon", "at": (0, 0), "hand": list(hand), "energy": 8, **more}


def godzilla(*hand: str, **more: Any) -> dict[str, Any]:
    return {"kaiju": "godzilla", "at": (0, 0), "hand": list(hand), "energy": 8, **more}


# ---- attacks and Defense cards


@rule("GTC-ENH-04", "GTC-ATK-12")
@pytest.mark.parametrize("card, value", [("undermine", 4), ("horn_lightning", 3), ("piercing_drill", 3)])
def test_drill_frenzy_helps_melee_cards_with_momentum_and_no_others(card: str, value: int) -> None:
    play = Stage(megalon(card, play=["drill_frenzy"]), {"kaiju": "mothra", "at": (0, 0)})
    play.card(card)
    play.damage(1)
    assert play.question.args["value"] == value


@rule("GTC-KGH-12")
def test_a_card_sets_off_its_barrage_once_though_the_heads_stay_up() -> None:
    barrage = [
        {"on": "barrage", "at": "attack_mod", "op": "unblockable", "mode": "damage"},
        {"on": "barrage", "at": "after_damage", "op": "gain_energy", "n": 3},
    ]
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["planet_destroyer"], "energy": 4, "heads": 3},
        {"kaiju": "megalon", "at": (0, 0)},
        data={"card": {"planet_destroyer": {"fx": barrage}}, "kaiju": {"king_ghidorah": {"fx": [HEADS]}}},
    )
    play.card("planet_destroyer")
    play.damage(1)
    assert len(play.told(0, "BarrageUsed")) == 1
    assert play.energy(0) == 0


@rule("GTC-SET-22")
def test_a_limit_of_nothing_is_a_limit() -> None:
    fx = [{"on": "after_damage", "op": "gain_energy", "n": "damage_dealt", "max": 0}]
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["devour"], "energy": 2},
        {"kaiju": "megalon", "at": (0, 0), "hand": []},
        data={"card": {"devour": {"fx": fx}}},
    )
    play.card("devour")
    play.damage(1)
    assert play.happened("DamageDealt", amount=3)
    assert play.energy(0) == 0


# ---- Events


@rule("GTC-AS-01", "GTC-AS-06")
def test_a_jet_that_cannot_fly_on_turns_around_and_a_tank_that_stays_tells_nothing() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (-2, 0)},
        {"kaiju": "megalon", "at": (0, 2)},
        pieces=[
            ("jet", (2, 0), "e"),
            ("jet", (2, -2), "e"),
            ("tank", (-2, 0)),
            ("tank", (0, 2)),
            ("tank", (0, 2)),
        ],
        events=["air_strikes", "armored_assault"],
        phase="events",
    )
    play.until("action")
    moved = [(event.what, event.path, event.facing) for event in play.told(0, "PieceMoved")]
    assert moved == [("jet", [], "w"), ("jet", [], "w")]


@rule("GTC-AS-05", "GTC-AS-04")
def test_each_piece_that_came_counts_where_an_event_counts_pieces() -> None:
    """Air Strikes counts once however many Jets came; an owner's Event that counts each of them counts two."""
    loss = {"op": "penalise", "reach": "entered", "each_piece": True, "loss": "energy", "n": 1}
    fly = {"op": "move_pieces", "how": "straight_ahead", "steps": 3}
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "energy": 5},
        {"kaiju": "megalon", "at": (0, 2), "energy": 5},
        pieces=[("jet", (-1, 0), "e"), ("jet", (1, 0), "w")],
        events=["air_strikes", "rush_hour"],
        phase="events",
        data={"event": {"air_strikes": {"activate": [fly, loss]}}},
    )
    assert [play.energy(0), play.energy(1)] == [3, 5]


@rule("GTC-NB-01", "GTC-HEX-04")
@pytest.mark.parametrize("ship", [(-2, 0), (0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-1, 0), (0, 0)])
def test_a_battleship_fires_in_all_six_directions(ship: Cell) -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "trophies": ["dig_in"]},
        {"kaiju": "megalon", "at": (1, 1)},
        pieces=[("battleship", ship), ("battleship", ship)],
        events=["naval_bombardment", "lightning_generators"],
        phase="events",
    )
    assert play.happened("TrophyReturned", seat=0, card="dig_in")


# ---- moving and pushing


@rule("GTC-MOVE-10", "GTC-MOVE-11", "GTC-MOVE-12")
def test_one_space_that_can_be_reached_is_asked_for_and_staying_is_an_answer() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (-2, 0), "hand": ["heat_ray"]},
        {"kaiju": "megalon", "at": (2, 0)},
        buildings={(-1, -1): ["tower"], (-2, 1): ["tower"]},
        pieces=[("lightning_generator", (-1, 0))],
        events=["lightning_generators", "rush_hour"],
    )
    play.discard_for("godzilla_1", "heat_ray")
    play.expect("move", 0)
    assert play.cells() == [(-2, 0), (-1, 0)]
    play.stay()
    assert play.at(0) == (-2, 0)
    assert not play.happened("GeneratorSprung")


@rule("GTC-MOVE-11", "GTC-LG-03")
def test_the_ways_round_two_generators_say_which_they_enter() -> None:
    play = Stage(
        godzilla("tail_slide"),
        {"kaiju": "mothra", "at": (-2, 0)},
        pieces=[("lightning_generator", (1, 0)), ("lightning_generator", (1, -1))],
        events=["lightning_generators", "rush_hour"],
    )
    play.card("tail_slide")
    play.to((2, -1))
    play.expect("move", 0)
    names = {str(option.args["generators"]) for option in play.question.options}
    assert names == {play.name((1, 0)), play.name((1, -1))}
    play.choose("opt-way", generators=play.name((1, -1)))
    sprung = [event.space for event in play.told(0, "GeneratorSprung")]
    assert sprung == [play.name((1, -1))]
    assert play.at(0) == (2, -1)


@rule("GTC-MOVE-07", "GTC-MOVE-08")
def test_to_push_nobody_is_always_the_first_answer() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "hand": ["silk_lasso", "glide"], "energy": 5},
        {"kaiju": "megalon", "at": (1, 0)},
        {"kaiju": "godzilla", "at": (0, 0)},
    )
    play.card("silk_lasso")
    play.expect("push", 0)
    assert play.says() == ["opt-no-push", "opt-push", "opt-push"]
    play.choose("opt-push", seat=1)
    assert play.question.args["left"] == 0
    assert "opt-no-push" not in play.says(), "it was chosen whom"
    whip = Stage(godzilla("tail_whip"), {"kaiju": "megalon", "at": (0, 0), "hand": []})
    whip.card("tail_whip")
    whip.damage(1)
    whip.expect("push", 0)
    assert whip.says()[0] == "opt-no-push"
    assert len(whip.cells()) == 6


# ---- pieces and buildings


@rule("GTC-SET-19", "GTC-LG-07")
def test_a_piece_with_one_space_left_is_put_there_without_a_question() -> None:
    walls = {
        (q, r): ["tower"]
        for q in range(-2, 3)
        for r in range(-2, 3)
        if abs(q + r) <= 2 and (q, r) not in ((0, 0), (-2, 0), (2, 0))
    }
    play = Stage(
        {"kaiju": "godzilla", "at": (-2, 0)},
        {"kaiju": "megalon", "at": (2, 0)},
        buildings=walls,
        events=["lightning_generators", "rush_hour"],
        pieces=[("train", (0, 1)), ("train", (2, -1))],
        phase="events",
    )
    assert play.pieces("lightning_generator") == [(0, 0)]
    assert play.told(0, "PiecePlaced")[0].seat == 1, "everybody but the King"


@rule("GTC-DES-10", "GTC-AS-07")
def test_a_jet_that_comes_back_faces_where_it_is_told_to() -> None:
    play = Stage(
        godzilla("city_stomp"),
        {"kaiju": "megalon", "at": (2, 0), "hand": []},
        pieces=[("jet", (0, 0), "w"), ("jet", (0, 2), "se"), ("train", (0, 1)), ("train", (2, -1))],
        events=["air_strikes", "rush_hour"],
    )
    play.card("city_stomp")
    play.stay()
    play.choose("opt-destroy", thing="jet")
    play.until("place_piece")
    play.to((1, -1))
    play.choose("opt-facing", facing="e")
    assert sorted(zip(play.pieces("jet"), play.facings(), strict=True)) == [((0, 2), "nw"), ((1, -1), "e")]


@rule("GTC-MOT-03", "GTC-MOT-13")
def test_mothra_takes_the_benefit_of_one_building_and_no_second_one() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "energy": 0},
        {"kaiju": "megalon", "at": (2, 0)},
        buildings={(1, 0): ["small_building", "small_building"], (0, 1): ["tower"]},
        phase="abilities",
        pieces=[("tank", (-2, 2))] * 4,
    )
    play.expect("benefit", 0)
    play.choose("opt-benefit", thing="small_building")
    assert play.energy(0) == 2
    assert play.question.kind != "benefit"


@rule("GTC-GOD-05", "GTC-ATK-16")
@pytest.mark.parametrize(
    "kaiju, card, building",
    [("godzilla", "mega_heat_ray", (1, 0)), ("megalon", "napalm_bombs", (0, 0))],
)
def test_what_an_attack_destroys_does_not_hang_on_the_seat_of_its_target(
    kaiju: str, card: str, building: Cell
) -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "hand": []},
        {"kaiju": kaiju, "at": (2, 0), "hand": [card], "energy": 5},
        buildings={building: ["small_building"]},
        active=1,
    )
    play.card(card)
    play.damage(0)
    if play.question.kind == "destroy":
        play.choose("opt-destroy", thing="small_building")
    assert play.things(building) == []
    assert play.happened("Destroyed", seat=1, thing="small_building", card=card)
    assert play.happened("DamageDealt", seat=0, by=1, card=card)


@rule("GTC-CARD-01", "GTC-SET-22")
def test_what_costs_nothing_and_what_is_lost_at_none_is_not_told() -> None:
    play = Stage(godzilla("relentless_march", "tail_whip", energy=10), {"kaiju": "mothra", "at": (2, 0)})
    play.card("relentless_march")
    play.stay()
    assert not play.happened("EnergyLost")
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["horn_lightning"], "energy": 2},
        {"kaiju": "mothra", "at": (2, 0), "hand": [], "energy": 0},
    )
    play.card("horn_lightning")
    play.damage(1)
    assert [event.seat for event in play.told(0, "EnergyLost")] == [0], "the other one has none to lose"


@rule("GTC-DES-07", "GTC-EVT-07")
def test_pieces_are_numbered_by_kind_and_a_reward_is_no_cards_doing() -> None:
    play = Stage(
        godzilla("tail_whip"),
        {"kaiju": "mothra", "at": (2, 0)},
        pieces=[("jet", (0, 0)), ("train", (0, 1)), ("jet", (1, 0))],
        events=["air_strikes", "rush_hour"],
    )
    ids = [piece.id for piece in play.view.map.pieces if piece.say in ("thing-jet", "thing-train")]
    assert ids == ["jet-1", "train-1", "jet-2"]
    play.card("tail_whip")
    play.throw_thing("jet", (0, -1))
    gained = play.told(0, "EnergyGained")
    assert [(event.amount, event.card) for event in gained] == [(1, "")]


@rule("GTC-MOVE-07", "GTC-MOVE-08")
def test_a_push_with_one_space_to_go_to_needs_no_second_answer() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "hand": ["silk_lasso", "glide"], "energy": 5},
        {"kaiju": "megalon", "at": (1, 0)},
        buildings={(2, 0): ["tower"]},
    )
    play.card("silk_lasso")
    play.choose("opt-push", seat=1)
    assert play.at(1) == (0, 0)
    play.expect("go_on", 0)
