"""The worked examples of the ledger about set-up, Rounds, the Damage Track and scoring."""

from __future__ import annotations

from typing import Any

from kaiju.engine.record import begin
from kaiju.games.godzilla_tokyo_clash import GAME
from kaiju.games.godzilla_tokyo_clash.reading import BOX
from kaiju.games.godzilla_tokyo_clash.setup import lay_out, settle_kaiju, turned
from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


# ---- set-up


@rule("GTC-EX-26", "GTC-SET-11", "GTC-SET-16")
def test_ex_26_a_tile_is_turned_off_a_starting_location() -> None:
    two = BOX.layouts[0]
    keys = [tile.key for tile in BOX.tiles]
    tiles = two.default[:]
    assert keys[tiles[2][0]] == "T01"
    tiles[2] = (keys.index("T01"), 0)
    assert turned(BOX, two, tiles)[2] == (keys.index("T01"), 1)
    board = lay_out(BOX, two, turned(BOX, two, tiles))
    assert board.letters[two.map.place[(1, 0)]] == "T"
    assert board.water[two.map.place[(2, 0)]]


@rule("GTC-EX-35", "GTC-CMP-01", "GTC-CMP-07", "GTC-SET-26")
def test_ex_35_two_seats_ask_for_mothra() -> None:
    seen = set()
    for seed in range(40):
        table = begin(GAME, seats=4, seed=seed, options={"kaiju": ["mothra", "megalon", "mothra", ""]})
        kaiju = [p.kaiju for p in table.view().players]
        assert kaiju[:2] == ["mothra", "megalon"]
        assert sorted(kaiju[2:]) == ["godzilla", "king_ghidorah"]
        seen.add(kaiju[2])
    assert seen == {"godzilla", "king_ghidorah"}
    chance: Any = GAME.start(2, GAME.options({}, 2), 7)
    assert len(set(settle_kaiju(["", ""], BOX, chance))) == 2


def first_game(king: int) -> Any:
    """The suggested first game with a certain King of Monsters."""
    for seed in range(60):
        table = begin(GAME, seats=2, seed=seed, options={"first_game": True})
        if table.view().king == king:
            return table
    raise AssertionError("the token always goes to the same seat")


@rule(
    "GTC-EX-37", "GTC-SET-12", "GTC-SET-13", "GTC-SET-19", "GTC-SET-27", "GTC-SET-29", "GTC-AA-04", "GTC-RH-05",
    "GTC-SET-07", "GTC-SET-10",
)  # fmt: skip
def test_ex_37_the_suggested_first_game() -> None:
    table = first_game(king=1)
    view = table.view()
    assert [p.kaiju for p in view.players] == ["godzilla", "megalon"]
    two = BOX.layouts[0].map
    assert [two.cells[p.space] for p in view.players] == [(-2, 0), (2, 0)]
    assert [(p.energy, p.hand_size) for p in view.players] == [(2, 5), (2, 5)]
    assert view.events == ["armored_assault", "rush_hour"]
    asked = []
    while table.question.kind == "place_piece":
        asked.append((table.question.args["thing"], table.question.seat))
        table.answer(table.question.seat, 0)
    assert asked == [("tank", 1), ("tank", 0), ("tank", 1), ("tank", 0), ("train", 1), ("train", 0)]


@rule("GTC-EX-38", "GTC-AA-04", "GTC-AA-05", "GTC-HEX-10")
def test_ex_38_where_the_first_tank_may_be_placed() -> None:
    table = first_game(king=0)
    two = BOX.layouts[0].map
    cells = [two.cells[int(o.at.id)] for o in table.question.options]
    assert sorted(cells) == sorted(
        [(0, -2), (2, -2), (0, -1), (1, -1), (0, 0), (-1, 1), (0, 1), (-2, 2), (0, 2)]
    )


# ---- Rounds


@rule("GTC-EX-11", "GTC-ACT-03", "GTC-ACT-06")
def test_ex_11_passes_in_a_row() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0)},
        {"kaiju": "mothra", "at": (1, 0)},
        {"kaiju": "king_ghidorah", "at": (-1, 0), "hand": ["soar", "devour"], "deck": ["devour"]},
    )
    play.done()
    play.done()
    play.card("soar")
    play.stay()
    play.done()
    play.done()
    assert play.view.phase == "turns"
    play.expect("action", 2)
    play.done()
    assert play.view.phase == "refill"


@rule("GTC-EX-12", "GTC-ACT-04")
def test_ex_12_a_pass_is_not_for_good() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["city_stomp"]},
        {"kaiju": "mothra", "at": (1, 0), "hand": ["glide"]},
    )
    play.done()
    play.discard_for("mothra_2", "glide")
    play.expect("action", 0)
    assert play.offers("opt-play", card="city_stomp")
    assert play.offers("opt-discard_action", card="city_stomp")


@rule("GTC-EX-17", "GTC-KOM-02", "GTC-REF-05")
def test_ex_17_refilling_hands() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["heat_ray", "tail_whip"]},
        {"kaiju": "mothra", "at": (1, 0), "hand": ["glide", "glide", "glide", "cocoon", "dust_cloud"]},
        {
            "kaiju": "megalon",
            "at": (-1, 0),
            "hand": ["burrow", "burrow", "dig_in", "dig_in", "undermine", "undermine"],
        },
    )
    play.end_phase()
    for _ in range(3):
        play.refresh_discard()
    play.until("vehicle_step", "place_piece", "action", "recover")
    assert [play.table.view().players[seat].hand_size for seat in range(3)] == [6, 5, 6]
    assert [e.amount for e in play.happened("CardsDrawn", rule="GTC-KOM-02")] == [4]
    assert not play.happened("CardsDrawn", seat=1)


@rule("GTC-EX-22", "GTC-MOT-03", "GTC-MOT-08")
def test_ex_22_mothra_uses_a_power_plant_next_to_her() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "energy": 0},
        {"kaiju": "godzilla", "at": (2, 0)},
        buildings={(1, 0): ["power_plant"], (0, 0): ["small_building"]},
    )
    play.until("benefit")
    assert [o.args.get("thing", "") for o in play.question.options] == ["", "power_plant"]
    before = play.player(0).hand_size
    play.choose("opt-benefit", thing="power_plant")
    assert play.energy(0) == 2
    assert play.player(0).hand_size == before + 1
    assert play.things((1, 0)) == ["power_plant"]


@rule("GTC-EX-34", "GTC-REF-04", "GTC-MOT-08", "GTC-DES-05")
def test_ex_34_mothra_looks_at_the_card_left_after_drawing() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0)},
        {
            "kaiju": "godzilla",
            "at": (2, 0),
            "hand": [],
            "deck": ["heat_ray"] * 3 + ["tail_whip"] * 2 + ["city_stomp"],
        },
        buildings={(1, 0): ["radar_dish"]},
    )
    play.until("benefit", seat=0)
    assert play.player(1).hand_size == 5
    play.choose("opt-benefit", thing="radar_dish")
    assert play.happened("DeckPeeked")[0].cards == ["city_stomp"]
    known = play.table.view(0).players[1].deck_known
    assert [(k.place, k.card) for k in known] == [(0, "city_stomp")]
    assert play.table.view(-1).players[1].deck_known == []


@rule("GTC-EX-39", "GTC-RND-02", "GTC-OXY-01", "GTC-TRK-03")
def test_ex_39_the_marker_in_the_first_rounds() -> None:
    play = Stage(
        {"kaiju": "godzilla", "hand": ["heat_ray"]},
        {"kaiju": "mothra", "hand": ["glide"]},
        phase="oxygen",
        round=0,
    )
    circles = [play.view.marker]
    for _ in range(3):
        play.end_round()
        circles.append(play.view.marker)
    assert circles == [0, 1, 2, 3]
    assert play.view.round == 4


@rule("GTC-EX-40", "GTC-OXY-04", "GTC-END-03", "GTC-END-05")
def test_ex_40_the_seventh_round_is_the_last() -> None:
    play = Stage({"kaiju": "godzilla"}, {"kaiju": "mothra"}, phase="oxygen", round=6)
    assert (play.view.round, play.view.marker) == (7, 6)
    play.end_round()
    assert play.over
    assert play.view.ending == "end_of_track"


@rule("GTC-EX-41", "GTC-ACT-01", "GTC-ACT-09", "GTC-KOM-01")
def test_ex_41_the_new_king_starts_the_next_round() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0)},
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["snapping_jaws", "devour"]},
        {"kaiju": "mothra", "at": (-1, -2)},
    )
    play.done()
    play.card("snapping_jaws")
    play.damage(0)
    play.defend(0)
    play.until("action")
    assert play.view.king == 1
    assert play.asked() == ("action", 2)
    play.done()
    assert play.asked() == ("action", 0)
    play.end_round()
    assert play.asked() == ("action", 1)


@rule("GTC-EX-58", "GTC-REF-01", "GTC-REF-07", "GTC-MEG-01", "GTC-MEG-05", "GTC-MEG-08")
def test_ex_58_megalon_brings_back_what_he_discards() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (2, 0)},
        {"kaiju": "megalon", "at": (0, 0), "hand": ["undermine", "dig_in"]},
    )
    play.end_phase()
    play.refresh_discard()
    play.expect("discard_for_refresh", 1)
    play.refresh_discard("dig_in")
    play.expect("recover", 1)
    play.choose("opt-recover", card="dig_in")
    drawn = play.happened("CardsDrawn", seat=1)[0]
    assert drawn.amount == 4
    assert drawn.cards[0] == "dig_in"
    assert play.player(1).hand_size == 5
    assert play.happened("CardsRecovered", seat=1, card="dig_in", pile="deck_top")


@rule("GTC-EX-68", "GTC-MOT-09", "GTC-MOT-13")
def test_ex_68_two_small_buildings_are_two_buildings() -> None:
    play = Stage(
        {"kaiju": "mothra", "at": (0, 0), "energy": 0, "play": ["infant_island_blessing"]},
        {"kaiju": "godzilla", "at": (2, 0)},
        buildings={(1, 0): ["small_building", "small_building"]},
    )
    play.until("benefit")
    assert play.question.args["left"] == 2
    play.choose("opt-benefit", thing="small_building")
    play.choose("opt-benefit", thing="small_building")
    assert play.energy(0) == 4
    assert play.things((1, 0)) == ["small_building", "small_building"]


# ---- the Damage Track and the end


@rule("GTC-EX-06", "GTC-END-01", "GTC-END-02", "GTC-OXY-03", "GTC-TRK-04")
def test_ex_06_the_marker_passes_three_tokens() -> None:
    play = Stage(
        {"kaiju": "godzilla"},
        {"kaiju": "mothra"},
        {"kaiju": "megalon"},
        phase="check",
        round=4,
        marker=3,
        track=6,
    )
    assert play.view.track == [15, 14, 13, 12, 11, 10]
    assert (play.view.over, play.view.round, play.view.marker) == (False, 5, 4)
    assert play.asked()[0] == "action"
    play.end_round()
    assert play.over
    assert play.view.ending == "passed"


@rule("GTC-EX-15", "GTC-TRK-01", "GTC-TRK-02")
def test_ex_15_squares_with_two_players() -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (-2, 0), "hand": ["go_for_the_throat"], "energy": 3},
        {"kaiju": "godzilla", "at": (-2, 0)},
        buildings={(-1, 0): ["small_building"], (0, 0): ["small_building"], (1, 0): ["small_building"]},
    )
    play.card("go_for_the_throat")
    play.throw(1, (1, 0))
    for _ in range(3):
        play.choose("opt-destroy", thing="small_building")
    assert [e.square for e in play.happened("BuildingFell")] == [12, 11, 10]
    assert play.view.track == [12, 11, 10]


@rule("GTC-EX-56", "GTC-TRK-01", "GTC-TRK-02", "GTC-DES-09")
def test_ex_56_squares_with_four_players() -> None:
    line = [(-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0)]
    play = Stage(
        {"kaiju": "godzilla", "at": (-3, 0), "hand": ["judo_throw"], "energy": 3},
        {"kaiju": "mothra", "at": (-3, 0)},
        {"kaiju": "megalon", "at": (3, 0)},
        {"kaiju": "king_ghidorah", "at": (0, 3)},
        buildings={cell: ["small_building"] for cell in line},
    )
    play.card("judo_throw")
    play.throw(1, (2, 0))
    for _ in line:
        play.choose("opt-destroy", thing="small_building")
    assert play.view.track == [18, 17, 16, 15, 14]


@rule("GTC-EX-70", "GTC-SCO-01", "GTC-SCO-02", "GTC-SCO-03", "GTC-END-06")
def test_ex_70_energy_breaks_a_tie() -> None:
    play = Stage(
        {"kaiju": "godzilla", "energy": 3, "trophies": ["fairies_song", "seatopian_command", "glide"]},
        {
            "kaiju": "mothra",
            "energy": 5,
            "trophies": ["victory_pose", "victory_pose", "dorsal_plates"],
            "hand": ["fairies_song"],
        },
        {"kaiju": "megalon", "energy": 10, "trophies": ["shelter_the_city", "city_stomp", "scaled_hide"]},
        phase="check",
        round=7,
    )
    assert play.over
    assert play.view.points == [11, 11, 8]
    assert play.table.winners == [1]
    assert play.view.ranking == [1, 0, 2]
