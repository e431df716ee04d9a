"""The six Events and their pieces: what the examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def event_phase(*players: dict[str, Any], **more: Any) -> Stage:
    """A table at the beginning of its Event Phase."""
    return Stage(*players, phase="events", **more)


GODZILLA = {"kaiju": "godzilla", "at": (-2, 0)}
MEGALON = {"kaiju": "megalon", "at": (2, 0)}

# ---- all Events


@rule("GTC-EVT-01", "GTC-EVT-10", "GTC-EVT-15")
def test_event_1_is_finished_before_event_2_begins() -> None:
    play = event_phase(
        {**GODZILLA, "energy": 3},
        {**MEGALON, "energy": 3},
        printed=True,
        events=["armored_assault", "rush_hour"],
        pieces=[("train", (0, 1))],
    )
    # No Tank is left: the one placed now does nothing before the next Round.
    assert play.asked() == ("place_piece", 1)
    play.default()
    assert play.order("EventBegan", "PiecePlaced")[:3] == ["EventBegan", "PiecePlaced", "EventBegan"]
    assert play.asked() == ("train_step", 1)
    play.default()
    play.expect("place_piece", 1)
    assert play.question.args["thing"] == "train"
    play.default()
    assert [play.energy(0), play.energy(1)] == [3, 3]


@rule("GTC-EVT-02", "GTC-EVT-16")
def test_two_kaiju_in_one_space_are_a_tie() -> None:
    play = event_phase(
        {"kaiju": "godzilla", "at": (2, 0)},
        {"kaiju": "king_ghidorah", "at": (-1, 0)},
        {"kaiju": "megalon", "at": (-1, 0)},
        pieces=[("tank", (0, 0))] + [("tank", (-3, 3))] * 3,
    )
    assert play.pieces("tank")[0] == (1, 0), "away from the two, to the King"


@rule("GTC-EVT-12", "GTC-MOT-07", "GTC-MOT-01")
def test_with_mothra_as_king_the_last_player_picks_one_of_the_tied() -> None:
    play = event_phase(
        {"kaiju": "mothra", "at": (0, 1)},
        {"kaiju": "godzilla", "at": (2, 0)},
        {"kaiju": "megalon", "at": (-2, 0)},
        pieces=[("tank", (0, 0))] + [("tank", (-3, 3))] * 3,
    )
    play.expect("tied_kaiju", 2)
    assert [o.args["kaiju"] for o in play.question.options] == ["godzilla", "megalon"]
    play.choose("opt-towards", kaiju="megalon")
    assert play.pieces("tank")[0] == (-1, 0)


@rule("GTC-EVT-05", "GTC-EVT-06", "GTC-EVT-03", "GTC-KOM-10")
def test_a_tank_goes_through_anything_and_the_last_player_chooses() -> None:
    play = event_phase(
        {"kaiju": "godzilla", "at": (-1, -1)},
        {"kaiju": "mothra", "at": (2, 0)},
        buildings={(0, -1): ["tower"], (-1, 0): ["tower"]},
        pieces=[("tank", (0, 0))] + [("tank", (-2, 0))] * 3,
    )
    play.expect("vehicle_step", 1)
    assert sorted(play.cells()) == [(-1, 0), (0, -1)]
    play.to((0, -1))
    assert play.things((0, -1)) == ["tank", "tower"]


@rule("GTC-EVT-07", "GTC-EVT-08")
def test_pieces_move_in_the_order_of_their_placement() -> None:
    play = event_phase(
        {**GODZILLA, "at": (-2, 0)},
        {**MEGALON, "at": (2, -2)},
        pieces=[("tank-5", (0, 0)), ("tank-2", (0, 1)), ("tank-1", (1, 0))],
    )
    play.until("action", "place_piece")
    assert [e.piece for e in play.happened("PieceMoved")][:3] == ["tank-5", "tank-2", "tank-1"]


@rule("GTC-EVT-11", "GTC-EVT-14")
def test_losses_come_in_turn_order_after_all_have_moved() -> None:
    play = event_phase(
        {**GODZILLA, "energy": 3},
        {**MEGALON, "energy": 3},
        king=1,
        pieces=[("tank", (-1, 0)), ("tank", (1, 0)), ("tank", (0, 0))],
    )
    play.until("action")
    lost = [e.seat for e in play.happened("EnergyLost")]
    assert lost == [1, 0]
    kinds = play.order("PieceMoved", "EnergyLost")
    assert kinds.index("EnergyLost") == kinds.count("PieceMoved")


# ---- Tanks


@rule("GTC-AA-01", "GTC-AA-02", "GTC-AA-06", "GTC-AA-05")
def test_each_tank_near_a_kaiju_costs_energy() -> None:
    play = event_phase(
        {**GODZILLA, "at": (0, 0), "energy": 5},
        {**MEGALON, "energy": 5},
        buildings={(-1, 0): ["tower"]},
        pieces=[("tank", (-2, 0)), ("tank", (0, 0)), ("tank", (0, -1)), ("tank", (-2, 2))],
    )
    play.until("action")
    assert play.pieces("tank")[:3] == [(-1, 0), (0, 0), (0, 0)], "into a Large Building, and together"
    assert play.energy(0) == 5 - 4 + 0
    assert play.energy(1) == 5


@rule("GTC-AA-03")
@pytest.mark.parametrize("tanks, more", [(2, 1), (3, 0)])
def test_tanks_come_back_when_they_do_not_outnumber_the_players(tanks: int, more: int) -> None:
    play = event_phase({**GODZILLA, "at": (-2, 0)}, MEGALON, pieces=[("tank", (-2, 0))] * tanks)
    play.until("action")
    assert len(play.pieces("tank")) == tanks + more


# ---- Trains


@rule("GTC-RH-01", "GTC-RH-07", "GTC-RH-09", "GTC-RH-06")
def test_a_train_goes_to_and_fro_and_hurts_nobody() -> None:
    play = event_phase(
        {"kaiju": "godzilla", "at": (2, 0), "energy": 2},
        {"kaiju": "megalon", "at": (-1, 0)},
        printed=True,
        buildings={(2, 0): ["small_building"]},
        pieces=[("train", (2, 0)), ("train", (0, 1))],
        events=["rush_hour", "lightning_generators"],
    )
    play.expect("train_step")
    assert play.pieces("train")[0] == (2, -1), "into the Tower at the other end"
    assert play.energy(0) == 2


@rule("GTC-RH-02", "GTC-RH-03")
@pytest.mark.parametrize("trains", [0, 1, 2])
def test_trains_come_back_with_one_or_none_left(trains: int) -> None:
    play = event_phase(
        {"kaiju": "godzilla"},
        {"kaiju": "megalon"},
        {"kaiju": "mothra"},
        printed=True,
        pieces=[("train", (2, 0)), ("train", (1, -1))][:trains],
        events=["rush_hour", "lightning_generators"],
    )
    play.until("action")
    assert len(play.pieces("train")) == (trains + 2 if trains < 2 else 2)
    tracks = [play.view.ground[play.map.place[cell]].track for cell in play.pieces("train")]
    assert len(set(tracks)) == len(tracks)
    assert -1 not in tracks


# ---- Jets


@rule("GTC-AS-02", "GTC-AS-04", "GTC-AS-05")
def test_a_jet_in_passing_costs_energy_and_an_enhancement() -> None:
    play = event_phase(
        {**GODZILLA, "at": (0, 0), "energy": 3, "play": ["power_up"]},
        {**MEGALON, "at": (2, -2), "energy": 3, "play": ["drill_frenzy"]},
        pieces=[("jet", (-1, 0), "e"), ("jet", (2, -2), "w")],
        events=["air_strikes", "rush_hour"],
    )
    assert play.energy(0) == 2
    assert play.in_play(0) == []
    assert play.happened("EnhancementLost", seat=0, card="power_up")
    assert play.energy(1) == 3, "the space a Jet starts in does not count"
    assert play.in_play(1) == ["drill_frenzy"]


@rule("GTC-AS-02", "GTC-MOT-07")
def test_jets_and_battleships_leave_mothra_alone() -> None:
    play = event_phase(
        {"kaiju": "mothra", "at": (0, 0), "energy": 3, "play": ["cocoon"], "trophies": ["burrow"]},
        MEGALON,
        pieces=[("jet", (-1, 0), "e"), ("jet", (2, -2), "w"), ("battleship", (0, 0)), ("battleship", (0, 0))],
        events=["air_strikes", "naval_bombardment"],
    )
    play.until("action")
    assert play.energy(0) == 3
    assert play.in_play(0) == ["cocoon"]
    assert play.trophies(0) == ["burrow"]


@rule("GTC-AS-03", "GTC-AS-07", "GTC-AS-08", "GTC-EVT-04")
def test_jets_come_back_with_a_facing_where_no_jet_is() -> None:
    play = event_phase(
        {**GODZILLA, "at": (-2, 2)},
        {**MEGALON, "at": (2, -2)},
        pieces=[("jet", (0, 0), "e")],
        events=["air_strikes", "rush_hour"],
    )
    play.expect("place_piece", 1)
    assert (2, 0) not in play.cells()
    assert len(play.cells()) == 18
    play.to((0, 0))
    play.choose("opt-facing", facing="ne")
    assert play.pieces("jet") == [(2, 0), (0, 0)]
    assert play.facings() == ["w", "ne"]


@rule("GTC-AS-08")
def test_jets_may_meet() -> None:
    play = event_phase(
        {**GODZILLA, "at": (-2, 2)},
        {**MEGALON, "at": (2, -2)},
        pieces=[("jet", (-1, 0), "e"), ("jet", (1, 0), "e")],
        events=["air_strikes", "rush_hour"],
    )
    assert play.pieces("jet") == [(2, 0), (2, 0)]


# ---- UFOs


@rule("GTC-XI-01", "GTC-XI-08", "GTC-EVT-03")
def test_the_last_player_picks_the_whole_route_of_a_ufo() -> None:
    play = event_phase(
        {**GODZILLA, "at": (-2, 1)},
        {"kaiju": "mothra", "at": (2, 0)},
        pieces=[("ufo", (0, 0))],
        events=["xilien_invasion", "rush_hour"],
    )
    play.expect("vehicle_step", 1)
    assert play.question.args["left"] == 1
    assert sorted(play.cells()) == [(-1, 0), (-1, 1)]
    play.to((-1, 1))
    assert play.pieces("ufo")[0] == (-2, 1)


@rule("GTC-XI-02", "GTC-XI-05", "GTC-XI-06", "GTC-MOT-06")
def test_every_ufo_on_a_kaiju_costs_a_card_mothra_too() -> None:
    play = event_phase(
        {"kaiju": "mothra", "at": (0, 0), "hand": ["glide", "cocoon", "dust_cloud"]},
        {**MEGALON, "hand": []},
        pieces=[("ufo", (0, 0)), ("ufo", (-2, 0))],
        events=["xilien_invasion", "rush_hour"],
    )
    play.expect("discard_card", 0)
    assert play.table.game.conceals(play.table.st), "that all cards are equal would show"
    assert play.question.args["left"] == 2
    play.choose("opt-discard", card="dust_cloud")
    play.choose("opt-discard", card="glide")
    assert play.hand(0) == ["cocoon"]


@rule("GTC-XI-03")
@pytest.mark.parametrize("seats, ufos, after", [(2, 0, 1), (2, 1, 1), (3, 0, 1), (3, 1, 2), (3, 2, 2)])
def test_ufos_come_back_one_at_a_time(seats: int, ufos: int, after: int) -> None:
    players = [GODZILLA, MEGALON, {"kaiju": "mothra", "at": (0, 1)}][:seats]
    play = event_phase(*players, pieces=[("ufo", (0, -2))] * ufos, events=["xilien_invasion", "rush_hour"])
    play.until("action", "place_piece", "train_step")
    assert len(play.pieces("ufo")) == after
    if after > ufos:
        assert play.pieces("ufo")[-1] == (0, 0)


# ---- Battleships


@rule("GTC-NB-01", "GTC-NB-02", "GTC-NB-07", "GTC-NB-04")
def test_battleships_fire_along_lines_up_to_two_spaces() -> None:
    play = event_phase(
        {"kaiju": "godzilla", "at": (1, 1), "trophies": ["dig_in", "burrow"]},
        {"kaiju": "megalon", "at": (0, 2), "trophies": ["victory_pose"], "discard": ["dig_in"]},
        pieces=[("battleship", (0, 0)), ("battleship", (-2, 0))],
        events=["naval_bombardment", "rush_hour"],
    )
    play.until("action", "place_piece")
    assert play.trophies(0) == ["dig_in", "burrow"], "two spaces away, but in no line"
    assert play.trophies(1) == []
    assert play.discard(0) == ["victory_pose"]
    assert play.told(-1, "TrophyReturned")[0].card == "victory_pose"


@rule("GTC-NB-05")
def test_who_has_no_trophy_loses_nothing() -> None:
    play = event_phase(
        {**GODZILLA, "at": (0, 0)},
        MEGALON,
        pieces=[("battleship", (0, 0)), ("battleship", (0, 0))],
        events=["naval_bombardment", "rush_hour"],
    )
    play.until("action")
    assert not play.happened("TrophyReturned")
    assert len(play.pieces("battleship")) == 2, "as many as players: none is added"


@rule("GTC-NB-03", "GTC-NB-06")
@pytest.mark.parametrize("ships", [0, 2, 3])
def test_battleships_come_back_on_water_when_players_outnumber_them(ships: int) -> None:
    play = event_phase(
        {"kaiju": "godzilla"},
        {"kaiju": "megalon"},
        {"kaiju": "mothra"},
        printed=True,
        king=1,
        pieces=[("battleship", (-3, 3))] * ships,
        events=["naval_bombardment", "xilien_invasion"],
    )
    play.until("action")
    placed = play.happened("PiecePlaced", what="battleship")
    assert [event.seat for event in placed] == ([2, 0] if ships < 3 else []), "everyone but the token holder"
    assert len(play.pieces("battleship")) == (ships + 2 if ships < 3 else 3)
    assert all(play.view.ground[play.map.place[cell]].water for cell in play.pieces("battleship")[ships:])


# ---- Lightning Generators


@rule("GTC-LG-01", "GTC-LG-07")
def test_generators_come_back_on_free_land() -> None:
    play = event_phase(
        GODZILLA,
        MEGALON,
        printed=True,
        pieces=[("lightning_generator", (0, 1))],
        events=["lightning_generators", "rush_hour"],
    )
    play.expect("place_piece", 1)
    assert not {(0, 0), (-2, 0), (2, 0), (0, 1), (1, 0)} & set(play.cells())
    assert (1, -1) in play.cells()


@rule("GTC-LG-05", "GTC-LG-04", "GTC-LG-10", "GTC-MOT-06")
def test_mothra_gains_the_energy_of_a_generator() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "hand": ["glide", "cocoon"], "energy": 0, "deck": ["fairies_song"]},
        GODZILLA,
        pieces=[("lightning_generator", (2, 0))],
        events=["lightning_generators", "rush_hour"],
    )
    play.card("glide")
    play.to((2, 0))
    if play.question.kind == "move":
        play.answer(0)
    assert play.energy(0) == 2
    assert play.discard(0) == ["fairies_song", "glide"]
    assert play.order("GeneratorSprung", "DamageDealt", "EnergyGained") == [
        "GeneratorSprung",
        "DamageDealt",
        "EnergyGained",
    ]


@rule("GTC-LG-02", "GTC-LG-11", "GTC-KOM-05", "GTC-HEX-08")
def test_a_generator_wins_the_token_and_a_trophy() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["dig_in", "undermine"], "energy": 0},
        {
            "kaiju": "mothra",
            "at": (0, 0),
            "deck": ["fairies_song"],
            "hand": ["dust_cloud"],
            "play": ["cocoon"],
        },
        pieces=[("lightning_generator", (1, 0))],
        events=["lightning_generators", "rush_hour"],
        king=1,
        active=0,
    )
    play.discard_for("megalon_2", "dig_in")
    play.to((1, 0))
    play.expect("go_on", 0)
    assert not play.happened("Defended")
    assert play.view.king == 0
    assert play.trophies(0) == ["fairies_song"]
    assert play.energy(0) == 2


@rule("GTC-LG-02", "GTC-MOVE-13")
def test_a_placement_into_a_generator_sets_it_off() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["burrow", "undermine"], "energy": 1, "deck": ["dig_in"]},
        {"kaiju": "mothra", "at": (2, 0)},
        pieces=[("lightning_generator", (-2, 0)), ("lightning_generator", (-1, 0))],
        events=["lightning_generators", "rush_hour"],
    )
    play.card("burrow")
    play.to((-2, 0))
    assert play.pieces("lightning_generator") == [(-1, 0)]
    assert play.discard(0) == ["dig_in", "burrow"]
    assert play.energy(0) == 2
