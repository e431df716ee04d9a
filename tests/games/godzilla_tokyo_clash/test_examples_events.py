"""The worked examples of the ledger about the six Events."""

from __future__ import annotations

from kaiju.games.godzilla_tokyo_clash.reading import BOX
from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


@rule("GTC-EX-05", "GTC-EVT-02", "GTC-EVT-03", "GTC-AA-02")
def test_ex_05_a_tie_sends_a_tank_to_the_king() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (2, -2), "energy": 2},
        {"kaiju": "king_ghidorah", "at": (0, 1)},
        {"kaiju": "godzilla", "at": (1, 1)},
        pieces=[("tank", (1, 0))] + [("tank", (-3, 3))] * 3,
        phase="events",
    )
    play.expect("vehicle_step", 2)
    assert sorted(play.cells()) == [(1, -1), (2, -1)]
    play.to((2, -1))
    assert play.pieces("tank")[0] == (2, -1)
    play.until("action")
    assert play.energy(0) == 1


@rule("GTC-EX-21", "GTC-MOT-01", "GTC-MOT-07", "GTC-AA-02")
def test_ex_21_tanks_leave_mothra_alone() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (-2, 1), "energy": 5},
        {"kaiju": "godzilla", "at": (2, -1), "energy": 5},
        pieces=[("tank", (-1, 0)), ("tank", (-1, 1)), ("tank", (-2, 2))],
        phase="events",
    )
    play.until("action")
    assert play.energy(0) == 5
    distance = BOX.layouts[0].map
    godzilla = distance.place[(2, -1)]
    far = [distance.distance[distance.place[cell]][godzilla] for cell in play.pieces("tank")[:3]]
    assert far == [2, 2, 3]


@rule("GTC-EX-24", "GTC-AS-01", "GTC-AS-04", "GTC-AS-05")
def test_ex_24_jets_fly_through_godzilla() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (1, 0), "energy": 5, "play": ["power_up", "self_repairing_cells"]},
        {"kaiju": "megalon", "at": (-1, -1)},
        pieces=[("jet", (-1, 0), "e"), ("jet", (1, -2), "se")],
        events=["air_strikes", "rush_hour"],
        phase="events",
    )
    play.expect("discard_enhancement", 0)
    assert play.pieces("jet")[0] == (2, 0)
    assert play.facings()[:1] == ["w"]
    play.choose("opt-discard", card="power_up")
    assert play.in_play(0) == ["self_repairing_cells"]
    assert play.energy(0) == 4


@rule("GTC-EX-25", "GTC-NB-01", "GTC-NB-05")
def test_ex_25_two_battleships_cost_one_trophy() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "trophies": ["glide", "silk_lasso", "dig_in"]},
        {"kaiju": "megalon", "at": (-1, -1), "discard": ["undermine"]},
        {"kaiju": "mothra", "at": (2, -2)},
        pieces=[("battleship", (2, 0)), ("battleship", (0, 2)), ("battleship", (-3, 3))],
        events=["naval_bombardment", "rush_hour"],
        phase="events",
    )
    play.until("action", "place_piece")
    assert play.trophies(0) == ["glide", "silk_lasso"]
    assert play.discard(1) == ["undermine", "dig_in"]


@rule("GTC-EX-30", "GTC-EVT-02", "GTC-EVT-13", "GTC-AA-02")
def test_ex_30_a_tank_stays_where_it_has_reached_a_kaiju() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (3, -2), "energy": 2},
        {"kaiju": "godzilla", "at": (0, 0), "energy": 2},
        {"kaiju": "king_ghidorah", "at": (0, 0), "energy": 2},
        pieces=[("tank", (0, 0))],
        phase="events",
    )
    assert play.pieces("tank")[0] == (0, 0)
    play.until("action")
    assert [play.energy(seat) for seat in range(3)] == [2, 1, 1]


@rule("GTC-EX-59", "GTC-AA-03", "GTC-EVT-09", "GTC-EVT-10")
def test_ex_59_three_tanks_are_not_more_than_three_players() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (3, -2)},
        {"kaiju": "godzilla", "at": (-1, -2)},
        {"kaiju": "king_ghidorah", "at": (-2, 3)},
        pieces=[("tank", (0, 0)), ("tank", (0, 1)), ("tank", (1, 0))],
        phase="events",
    )
    play.until("place_piece")
    placing = []
    while play.question.kind == "place_piece" and play.question.args["thing"] == "tank":
        placing.append(play.question.seat)
        play.default()
    assert placing == [1, 2]
    assert len(play.pieces("tank")) == 5


@rule("GTC-EX-60", "GTC-RH-01", "GTC-RH-06")
def test_ex_60_trains_on_the_default_board() -> None:
    play = Stage(
        {"kaiju": "godzilla"},
        {"kaiju": "megalon"},
        printed=True,
        pieces=[("train", (2, -1)), ("train", (0, 1))],
        events=["rush_hour", "armored_assault"],
        phase="events",
    )
    play.expect("train_step", 1)
    assert sorted(play.cells()) == [(0, 2), (1, 1)]
    play.to((1, 1))
    assert play.pieces("train") == [(2, 0), (1, 1)]


@rule("GTC-EX-61", "GTC-AS-01", "GTC-AS-06")
def test_ex_61_a_jet_turns_at_the_edge() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (-1, 0)},
        {"kaiju": "megalon", "at": (-2, 0)},
        pieces=[("jet", (1, 0), "e"), ("jet", (0, -2), "w")],
        events=["air_strikes", "rush_hour"],
        phase="events",
    )
    assert play.pieces("jet") == [(2, 0), (0, -2)]
    assert play.facings() == ["w", "e"]


@rule("GTC-EX-62", "GTC-EVT-02", "GTC-XI-02", "GTC-XI-06")
def test_ex_62_a_ufo_flies_through_one_kaiju_to_the_king() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (2, 0), "hand": ["undermine"]},
        {"kaiju": "godzilla", "at": (1, 0), "hand": ["heat_ray"]},
        {"kaiju": "mothra", "at": (-1, 0), "hand": ["glide"]},
        pieces=[("ufo", (0, 0)), ("ufo", (-3, 3))],
        events=["xilien_invasion", "rush_hour"],
        phase="events",
    )
    play.until("place_piece", "action")
    assert play.pieces("ufo")[0] == (2, 0)
    assert [e.seat for e in play.happened("CardsDiscarded")][:2] == [0, 1]
    assert play.hand(2) == ["glide"]


@rule("GTC-EX-63", "GTC-NB-01", "GTC-NB-03", "GTC-NB-04")
def test_ex_63_a_battleship_fires_at_its_own_space() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (-2, 0)},
        {"kaiju": "godzilla", "at": (1, -2), "trophies": ["undermine", "dig_in"]},
        printed=True,
        pieces=[("battleship", (1, -2))],
        events=["naval_bombardment", "rush_hour"],
        phase="events",
    )
    assert play.trophies(1) == ["undermine"]
    assert play.discard(0) == ["dig_in"]
    play.expect("place_piece", 1)
    assert play.question.args["thing"] == "battleship"
    water = [c for c, tile in zip(play.map.cells, play.view.ground, strict=True) if tile.water]
    assert sorted(play.cells()) == sorted(water)
