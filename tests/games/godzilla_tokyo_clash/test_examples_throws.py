"""The worked examples of the ledger about geometry, moves, attacks and throws."""

from __future__ import annotations

from kaiju.games.common.maps import cells_apart
from kaiju.games.godzilla_tokyo_clash.reading import BOX
from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


@rule("GTC-EX-01", "GTC-THR-01", "GTC-THR-03", "GTC-THR-04")
def test_ex_01_a_tank_is_thrown_at_a_tower_or_at_a_kaiju() -> None:
    def begin() -> Stage:
        play = Stage(
            {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["wing_buffet"]},
            {"kaiju": "godzilla", "at": (3, 0)},
            {"kaiju": "mothra", "at": (0, -3), "deck": ["fairies_song"]},
            buildings={(2, 0): ["tower"]},
            pieces=[("tank", (0, 0))],
        )
        play.card("wing_buffet")
        play.expect("attack", 0)
        play.choose("opt-throw-thing", thing="tank")
        return play

    play = begin()
    assert {(2, 0), (0, -3)} <= set(play.cells())
    assert (0, -2) in play.cells(), "it passes over everything"
    play.to((2, 0))
    assert play.things((2, 0)) == []
    assert play.pieces("tank") == []
    assert play.energy(0) == 2 - 1 + 1 + 4
    play = begin()
    play.to((0, -3))
    play.defend(2)
    assert play.happened("DamageDealt", seat=2, by=0, amount=1)
    assert play.trophies(0) == ["fairies_song"]
    assert play.things((2, 0)) == ["tower"]


@rule("GTC-EX-02", "GTC-THR-06", "GTC-THR-07", "GTC-THR-09")
def test_ex_02_a_kaiju_is_thrown_through_the_city_onto_another() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (-3, 1), "hand": ["go_for_the_throat"], "energy": 3},
        {"kaiju": "megalon", "at": (-3, 1), "hand": []},
        {"kaiju": "godzilla", "at": (1, 1), "hand": []},
        {"kaiju": "mothra", "at": (3, -3)},
        buildings={(0, 1): ["small_building"]},
        pieces=[("tank", (-2, 1))],
    )
    play.card("go_for_the_throat")
    play.throw(1, (1, 1))
    play.expect("throw_destroy", 0)
    play.choose("opt-destroy", thing="tank")
    play.choose("opt-destroy", thing="small_building")
    assert play.at(1) == (1, 1)
    assert play.energy(0) == 0 + 1 + 2
    assert [(e.seat, e.by, e.amount) for e in play.happened("DamageDealt")] == [(1, 0, 1), (2, 0, 1)]


@rule("GTC-EX-03", "GTC-MEG-03", "GTC-DMG-03", "GTC-TRO-01", "GTC-GOD-06")
def test_ex_03_undermine_against_scaled_hide() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["undermine"], "energy": 3},
        {
            "kaiju": "godzilla",
            "at": (2, 0),
            "hand": ["scaled_hide"],
            "energy": 0,
            "deck": ["heat_ray", "city_stomp"],
        },
    )
    play.card("undermine")
    assert play.at(0) == (2, 0)
    play.damage(1)
    play.defend(1, "scaled_hide")
    assert play.happened("CardsRevealed", seat=1, by=0)[0].cards == ["heat_ray", "city_stomp"]
    assert play.trophies(0) == ["city_stomp"]
    assert play.discard(1) == ["heat_ray", "scaled_hide"]
    assert play.energy(1) == 2


@rule("GTC-EX-04", "GTC-RNG-01", "GTC-HEX-04")
def test_ex_04_range_needs_a_straight_line() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["mega_heat_ray"], "energy": 5},
        {"kaiju": "king_ghidorah", "at": (3, 0)},
        {"kaiju": "megalon", "at": (0, -2)},
        {"kaiju": "mothra", "at": (1, 1)},
    )
    play.card("mega_heat_ray")
    assert play.says() == ["opt-no-attack", "opt-damage", "opt-damage"]
    assert play.offers("opt-damage", kaiju="king_ghidorah")
    assert play.offers("opt-damage", kaiju="megalon")


@rule("GTC-EX-07", "GTC-GOD-01", "GTC-GOD-02")
def test_ex_07_godzilla_throws_two_spaces_by_his_discard_action() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["heat_ray"]}, {"kaiju": "king_ghidorah", "at": (0, 0)}
    )
    play.discard_for("godzilla_2", "heat_ray")
    play.expect("throw_kaiju", 0)
    assert {(1, 0), (2, 0)} <= set(play.cells())
    assert len(play.cells()) == 12


@rule("GTC-EX-13", "GTC-MOVE-03")
def test_ex_13_a_large_building_is_crossed_but_no_place_to_stop() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (-1, 0), "hand": ["city_stomp"]},
        {"kaiju": "mothra", "at": (2, 0)},
        buildings={(0, 0): ["tower"]},
    )
    play.card("city_stomp")
    assert (0, 0) not in play.cells()
    play.to((1, 0))
    assert play.at(0) == (1, 0)


@rule("GTC-EX-31", "GTC-THR-03", "GTC-THR-04", "GTC-THR-17", "GTC-THR-27")
def test_ex_31_a_vehicle_has_one_of_three_results() -> None:
    gained = {}
    for result in ("mothra", "small_building", "jet"):
        play = Stage(
            {"kaiju": "megalon", "at": (0, 0), "hand": ["undermine"], "energy": 0},
            {"kaiju": "godzilla", "at": (-1, -2)},
            {"kaiju": "mothra", "at": (1, 0)},
            buildings={(1, 0): ["small_building"]},
            pieces=[("tank", (0, 0)), ("jet", (1, 0), "e")],
            events=["armored_assault", "air_strikes"],
        )
        play.discard_for("megalon_2", "undermine")
        play.expect("throw_vehicle", 0)
        play.to((1, 0))
        assert play.says() == ["opt-hit", "opt-destroy", "opt-destroy"]
        if result == "mothra":
            play.choose("opt-hit", seat=2)
            play.defend(2)
            assert play.happened("DamageDealt", seat=2, by=0, amount=1)
        else:
            play.choose("opt-destroy", thing=result)
        gained[result] = play.energy(0)
    assert gained == {"mothra": 1, "small_building": 3, "jet": 2}


@rule("GTC-EX-32", "GTC-RNG-05", "GTC-MOVE-08", "GTC-MOVE-09", "GTC-LG-02", "GTC-LG-08")
def test_ex_32_mothra_pushes_godzilla_into_a_generator() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "hand": ["wing_gust"], "energy": 1},
        {"kaiju": "godzilla", "at": (0, 0), "deck": ["heat_ray", "heat_ray", "victory_pose"]},
        buildings={(0, 1): ["tower"]},
        pieces=[("lightning_generator", (1, 0))],
        events=["lightning_generators", "rush_hour"],
    )
    play.card("wing_gust")
    play.damage(1)
    play.defend(1)
    play.expect("push", 0)
    assert sorted(play.cells()) == sorted([(1, 0), (-1, 1), (-1, 0), (0, -1), (1, -1)])
    play.to((1, 0))
    assert play.happened("DamageDealt", seat=1, by=0, amount=1)
    assert play.trophies(0) == ["victory_pose"]
    assert play.pieces("lightning_generator") == []
    assert play.energy(0) == 2
    assert play.at(1) == (1, 0)


@rule("GTC-EX-36", "GTC-HEX-02", "GTC-HEX-03", "GTC-HEX-04", "GTC-HEX-06")
def test_ex_36_distances_and_lines() -> None:
    four = BOX.layouts[2]
    at = four.map.place
    assert cells_apart((-1, 2), (2, -1)) == 3
    assert four.line[at[(-1, 2)]][at[(2, -1)]] >= 0
    assert four.distance[at[(0, 0)]][at[(1, 1)]] == 2
    assert four.line[at[(0, 0)]][at[(1, 1)]] == -1
    assert at[(0, -1)] in four.near[at[(0, 0)]]
    assert {at[(0, 0)], at[(1, 1)]} <= set(four.reach(at[(0, 0)], 2))


@rule("GTC-EX-44", "GTC-MOVE-10", "GTC-MOVE-11", "GTC-LG-03", "GTC-LG-04", "GTC-LG-10")
def test_ex_44_two_ways_round_a_generator() -> None:
    for through in (True, False):
        play = Stage(
            {
                "kaiju": "megalon",
                "at": (0, 0),
                "hand": ["beetle_leap", "undermine"],
                "deck": ["dig_in"],
                "energy": 0,
            },
            {"kaiju": "godzilla", "at": (-2, 0)},
            pieces=[("lightning_generator", (1, 0))],
            events=["lightning_generators", "rush_hour"],
        )
        play.card("beetle_leap")
        play.to((2, 0))
        assert play.expect("move", 0).args["step"] == "way"
        assert [o.args["n"] for o in play.question.options] == [1, 0]
        play.answer(0 if through else 1)
        assert play.at(0) == (2, 0)
        assert play.view.king == 0
        assert play.trophies(0) == play.trophies(1) == []
        if through:
            assert play.discard(0) == ["dig_in", "beetle_leap"]
            assert play.energy(0) == 2
            assert play.pieces("lightning_generator") == []
        else:
            assert play.discard(0) == ["beetle_leap"]
            assert play.energy(0) == 0
            assert play.pieces("lightning_generator") == [(1, 0)]


@rule("GTC-EX-45", "GTC-ATK-01", "GTC-ATK-03", "GTC-ATK-04", "GTC-ATK-06", "GTC-ATK-15")
def test_ex_45_six_options_for_an_attack() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["tail_slide"], "energy": 3},
        {"kaiju": "mothra", "at": (0, 0)},
        {"kaiju": "king_ghidorah", "at": (0, 0)},
        buildings={(0, 0): ["small_building"]},
        pieces=[("tank", (0, 0))],
    )
    play.card("tail_slide")
    play.stay()
    play.expect("attack", 0)
    assert [(o.say, o.args.get("kaiju", o.args.get("thing", ""))) for o in play.question.options] == [
        ("opt-no-attack", ""),
        ("opt-damage", "mothra"),
        ("opt-throw", "mothra"),
        ("opt-damage", "king_ghidorah"),
        ("opt-throw", "king_ghidorah"),
        ("opt-throw-thing", "tank"),
    ]


@rule("GTC-EX-46", "GTC-THR-06", "GTC-THR-08", "GTC-THR-12")
def test_ex_46_a_throw_stops_at_a_large_building() -> None:
    play = Stage(
        {
            "kaiju": "king_ghidorah",
            "at": (-2, 0),
            "hand": ["go_for_the_throat"],
            "energy": 3,
            "deck": ["soar"],
        },
        {"kaiju": "megalon", "at": (-2, 0)},
        {"kaiju": "godzilla", "at": (-1, -2)},
        buildings={(0, 0): ["power_plant"]},
    )
    play.card("go_for_the_throat")
    play.choose("opt-throw", seat=1)
    assert [c for c in play.cells() if c[1] == 0] == [(-1, 0), (0, 0)]
    play.to((0, 0))
    assert play.at(1) == (0, 0)
    assert play.things((0, 0)) == []
    assert play.energy(0) == 2
    assert play.hand(0) == ["soar"]


@rule("GTC-EX-47", "GTC-HEX-09", "GTC-THR-11", "GTC-THR-12")
def test_ex_47_a_throw_ends_at_the_edge() -> None:
    for start, east in (((1, 0), [(2, 0)]), ((2, 0), [])):
        play = Stage(
            {"kaiju": "king_ghidorah", "at": start, "hand": ["wing_buffet"]},
            {"kaiju": "megalon", "at": start},
        )
        play.card("wing_buffet")
        play.choose("opt-throw", seat=1)
        assert [c for c in play.cells() if c[1] == 0 and c[0] > start[0]] == east


@rule("GTC-EX-48", "GTC-RNG-01", "GTC-RNG-04", "GTC-RNG-05")
def test_ex_48_what_a_heat_ray_reaches() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (-2, 0), "hand": ["heat_ray"]},
        {"kaiju": "mothra", "at": (-2, 0)},
        {"kaiju": "megalon", "at": (0, 0)},
        {"kaiju": "king_ghidorah", "at": (2, 0)},
        buildings={(-1, 0): ["tower"]},
    )
    play.card("heat_ray")
    assert [o.args.get("kaiju", "") for o in play.question.options] == ["", "mothra", "megalon"]


@rule("GTC-EX-49", "GTC-THR-09", "GTC-THR-19", "GTC-THR-22", "GTC-DMG-11", "GTC-DMG-16", "GTC-KOM-06")
def test_ex_49_both_halves_of_a_collision_are_defended() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "hand": ["undermine", "dig_in"]},
        {"kaiju": "mothra", "at": (0, 0), "hand": ["evasive_flight"]},
        {"kaiju": "godzilla", "at": (1, 0), "deck": ["victory_pose"]},
        king=1,
        active=0,
    )
    play.discard_for("megalon_2", "undermine")
    play.to((1, 0))
    play.defend(1, "evasive_flight")
    assert play.view.king == 1
    play.defend(2)
    assert play.trophies(0) == ["victory_pose"]
    play.expect("move", 1)
    play.to((2, 0))
    assert play.at(1) == (2, 0)
    assert play.discard(1) == ["evasive_flight"]


@rule("GTC-EX-54", "GTC-MOT-04", "GTC-MOT-12", "GTC-MOVE-03", "GTC-DSC-06")
def test_ex_54_mothra_flies_over_a_building_in_a_straight_line() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "hand": ["glide", "glide"]},
        {"kaiju": "godzilla", "at": (-2, 0)},
        buildings={(1, 0): ["radar_dish"]},
    )
    play.discard_for("mothra_1", "glide")
    assert [c for c in play.cells() if c[1] == 0 and c[0] > 0] == [(2, 0)]
    assert (1, 1) not in play.cells(), "no straight line"
    play.to((2, 0))
    assert play.at(0) == (2, 0)
    play.expect("go_on", 0)


@rule("GTC-EX-64", "GTC-LG-02", "GTC-LG-03", "GTC-LG-06", "GTC-LG-10", "GTC-THR-19")
def test_ex_64_a_throw_through_a_generator() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (-1, 0), "hand": ["wing_buffet"], "energy": 3},
        {"kaiju": "godzilla", "at": (-1, 0), "hand": ["scaled_hide"], "deck": ["heat_ray"]},
        {"kaiju": "mothra", "at": (-2, 3)},
        buildings={(2, 0): ["small_building"]},
        pieces=[("lightning_generator", (0, 0)), ("tank", (0, 0))],
        events=["lightning_generators", "armored_assault"],
    )
    play.card("wing_buffet")
    assert play.energy(0) == 2
    play.throw(1, (2, 0))
    play.expect("throw_destroy", 0)
    assert play.happened("DamageDealt", seat=1, by=0, amount=1)
    assert not play.happened("Defended")
    play.choose("opt-destroy", thing="tank")
    play.choose("opt-destroy", thing="small_building")
    assert play.energy(0) == 7
    assert play.pieces("lightning_generator") == play.pieces("tank") == []


@rule("GTC-EX-65", "GTC-GOD-01", "GTC-THR-26", "GTC-ATK-12")
def test_ex_65_tail_slide_throws_a_jet_four_spaces() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["tail_slide"], "energy": 3},
        {"kaiju": "mothra", "at": (3, 0)},
        {"kaiju": "megalon", "at": (-3, 0)},
        {"kaiju": "king_ghidorah", "at": (0, 3)},
        pieces=[("jet", (-2, 0), "e")],
        events=["air_strikes", "rush_hour"],
    )
    play.card("tail_slide")
    play.to((-2, 0))
    play.choose("opt-throw-thing", thing="jet")
    far = [cells_apart((-2, 0), c) for c in play.cells()]
    assert max(far) == 4
    assert len(far) == 4 + 3 + 1 + 1 + 1 + 3


@rule("GTC-EX-69", "GTC-MEG-06", "GTC-MEG-07", "GTC-ATK-06")
def test_ex_69_undermine_with_nobody_near() -> None:
    play = Stage(
        {"kaiju": "megalon", "at": (-2, 0), "hand": ["undermine"], "energy": 3},
        {"kaiju": "mothra", "at": (2, 0)},
        pieces=[("tank", (-2, 0))],
    )
    play.card("undermine")
    assert play.at(0) == (-2, 0)
    play.choose("opt-throw-thing", thing="tank")
    assert max(cells_apart((-2, 0), c) for c in play.cells()) == 4


@rule("GTC-EX-72", "GTC-THR-03", "GTC-THR-27", "GTC-HEX-12")
def test_ex_72_a_power_plant_or_another_tank() -> None:
    for thing, gained, drawn in (("power_plant", 3, ["soar"]), ("tank", 2, [])):
        play = Stage(
            {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["wing_buffet"], "energy": 1, "deck": ["soar"]},
            {"kaiju": "mothra", "at": (-2, 0)},
            buildings={(1, 0): ["power_plant"]},
            pieces=[("tank", (0, 0)), ("tank", (1, 0))],
        )
        play.card("wing_buffet")
        play.throw_thing("tank", (1, 0))
        assert play.says() == ["opt-destroy", "opt-destroy"]
        play.choose("opt-destroy", thing=thing)
        assert play.energy(0) == gained
        assert play.hand(0) == drawn


@rule("GTC-EX-74", "GTC-MOVE-07", "GTC-MOVE-08")
def test_ex_74_silk_lasso_towards_and_away() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (-3, 1), "hand": ["silk_lasso"], "energy": 1},
        {"kaiju": "godzilla", "at": (-1, 1)},
        {"kaiju": "megalon", "at": (3, -3)},
        {"kaiju": "king_ghidorah", "at": (3, 0)},
        buildings={(1, 1): ["tower"]},
    )
    play.card("silk_lasso")
    play.expect("push", 0)
    play.choose("opt-push", seat=1)
    assert sorted(play.cells()) == [(-3, 1), (-2, 1), (0, 1)]
    play.to((-3, 1))
    assert play.at(1) == (-3, 1)


@rule("GTC-EX-76", "GTC-ATK-08", "GTC-LG-07", "GTC-LG-09")
def test_ex_76_vehicles_do_not_set_off_generators() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["wing_buffet"], "energy": 1},
        {"kaiju": "mothra", "at": (-2, 0)},
        pieces=[("tank", (0, 0)), ("lightning_generator", (1, 0))],
        events=["armored_assault", "lightning_generators"],
    )
    play.card("wing_buffet")
    play.throw_thing("tank", (1, 0))
    assert play.energy(0) == 1
    assert play.pieces("lightning_generator") == [(1, 0)]
    assert play.pieces("tank") == []
