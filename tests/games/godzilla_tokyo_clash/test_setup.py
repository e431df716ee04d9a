"""Setting up a table: options, Kaiju, tiles, Events, hands, the token."""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.engine.errors import BadSetup
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games.godzilla_tokyo_clash import GAME
from kaiju.games.godzilla_tokyo_clash.reading import BOX
from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def fresh(seats: int, seed: int = 1, **options: Any) -> Table:
    return begin(GAME, seats=seats, seed=seed, options=options)


@rule(
    "GTC-SET-05",
    "GTC-SET-12",
    "GTC-SET-13",
    "GTC-SET-15",
    "GTC-SET-21",
    "GTC-KOM-03",
    "GTC-SET-23",
    "GTC-CMP-01",
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_fresh_table(seats: int) -> None:
    view = fresh(seats).view()
    assert [(p.energy, p.heads, p.hand_size, p.deck, p.trophy_count) for p in view.players] == [
        (2, 0, 5, 25, 0)
    ] * seats
    assert len({p.kaiju for p in view.players}) == seats
    assert (view.marker, view.track, view.round) == (0, [], 0)
    starts = BOX.layouts[seats - 2].starts
    assert [p.space for p in view.players] == starts
    assert view.phase == "setup"


@rule("GTC-CMP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_takes_two_to_four(seats: int) -> None:
    with pytest.raises(BadSetup, match="takes 2 to 4 players"):
        fresh(seats)


@rule("GTC-SET-04", "GTC-SET-24", "GTC-SET-17")
def test_every_letter_in_use_has_its_building() -> None:
    table = fresh(3)
    st: Any = table.st
    for space, letters in enumerate(st.board.letters):
        assert st.small[space] == letters.count("B")
        large = [b.letter for b in BOX.buildings[1:] if b.letter in letters]
        assert (BOX.buildings[st.large[space]].letter if st.large[space] else "") == "".join(large)


@rule("GTC-SET-06", "GTC-SET-18", "GTC-SET-27")
def test_two_different_events_by_chance_or_by_choice() -> None:
    drawn = {tuple(fresh(2, seed).view().events) for seed in range(60)}
    assert all(a != b for a, b in drawn)
    assert len(drawn) > 20
    chosen = ["ufo", "tank"]
    with pytest.raises(BadSetup, match="There is no Event called ufo"):
        fresh(2, events=chosen)
    view = fresh(2, events=["xilien_invasion", "air_strikes"]).view()
    assert view.events == ["xilien_invasion", "air_strikes"]


@rule("GTC-SET-01", "GTC-SET-25", "GTC-SET-11", "GTC-SET-30")
def test_tiles_are_dealt_with_rotations_and_no_kaiju_starts_on_a_large_building() -> None:
    seen = set()
    for seed in range(40):
        table = fresh(3, seed)
        st: Any = table.st
        seen.add(tuple(st.board.tiles))
        assert len({tile for tile, _ in st.board.tiles}) == 9
        assert all(not st.large[p.space] for p in st.players)
    assert len(seen) == 40
    assert len({rotation for tiles in seen for _, rotation in tiles}) == 3


@rule("GTC-SET-28")
def test_the_default_board_on_request() -> None:
    st: Any = fresh(4, board="default").st
    assert st.board.tiles == BOX.layouts[2].default


@rule("GTC-SET-14")
def test_the_token_goes_to_anybody() -> None:
    assert {fresh(4, seed).view().king for seed in range(40)} == {0, 1, 2, 3}


@rule("GTC-SET-08", "GTC-SET-19", "GTC-SET-20", "GTC-NB-06", "GTC-LG-07")
@pytest.mark.parametrize(
    "event, wanted",
    [("naval_bombardment", True), ("lightning_generators", False)],
    ids=["on water", "on free land"],
)
def test_where_pieces_are_set_up(event: str, wanted: bool) -> None:
    table = fresh(3, events=[event, "rush_hour"])
    st: Any = table.st
    question = table.question
    assert question is not None
    assert question.kind == "place_piece"
    assert question.seat == st.king
    for option in question.options:
        assert option.at is not None
        space = int(option.at.id)
        assert st.board.water[space] == wanted
        if not wanted:
            assert not st.large[space]
            assert not st.others_in(space, -1)
    energy = [p.energy for p in st.players]
    table.answer(question.seat, 0)
    assert [p.energy for p in st.players] == energy


@rule("GTC-NB-06")
def test_battleships_may_share_a_space() -> None:
    table = fresh(2, events=["naval_bombardment", "rush_hour"])
    first = table.question
    assert first is not None
    table.answer(first.seat, 0)
    second = table.question
    assert second is not None
    assert [o.at for o in second.options] == [o.at for o in first.options]


@rule("GTC-XI-07")
@pytest.mark.parametrize("seats, ufos", [(2, 1), (3, 2), (4, 2)])
def test_ufos_are_set_up_by_nobody(seats: int, ufos: int) -> None:
    table = fresh(seats, events=["xilien_invasion", "rush_hour"])
    assert [e.seat for e in table.events if e.kind == "PiecePlaced"] == [-1] * ufos  # type: ignore[attr-defined]
    st: Any = table.st
    assert [st.spot[piece] for piece in st.fleet] == [st.board.layout.centre] * ufos


@rule("GTC-AS-07")
def test_a_jet_is_placed_with_a_facing() -> None:
    table = fresh(2, events=["air_strikes", "rush_hour"])
    question = table.question
    assert question is not None
    assert (question.args["step"], question.args["left"], question.count) == ("space", 1, 19)
    table.answer(question.seat, 4)
    question = table.question
    assert question is not None
    assert (question.args["step"], question.count) == ("facing", 6)
    assert table.can_undo(question.seat)
    table.answer(question.seat, 2)
    placed = next(e for e in table.events if e.kind == "PiecePlaced")
    assert placed.facing == "sw"  # type: ignore[attr-defined]


@rule("GTC-RH-03", "GTC-RH-05", "GTC-RH-08")
def test_each_train_gets_a_track_of_its_own() -> None:
    table = fresh(4, events=["rush_hour", "air_strikes"])
    st: Any = table.st
    for placed in range(4):
        question = table.question
        assert question is not None
        assert question.args["thing"] == "train"
        taken = {st.board.track[st.spot[piece]] for piece in st.fleet}
        assert len(taken) == placed
        tracks = {st.board.track[int(o.at.id)] for o in question.options if o.at}
        assert not tracks & taken
        assert -1 not in tracks
        table.answer(question.seat, 0)


@rule("GTC-RH-08", "GTC-CMP-09")
def test_who_finds_every_track_taken_places_none() -> None:
    play = Stage(
        {"kaiju": "godzilla"},
        {"kaiju": "megalon"},
        printed=True,
        pieces=[("train", cell) for cell in [(0, -2), (2, -1), (0, 1), (-2, 0)]],
        events=["rush_hour", "air_strikes"],
        phase="setup",
    )
    play.expect("place_piece")
    assert play.question.args["thing"] == "jet"
    assert len(play.pieces("train")) == 4


@rule("GTC-AA-04")
def test_tanks_need_land_away_from_kaiju_and_other_tanks_as_long_as_there_is_any() -> None:
    table = fresh(2, events=["armored_assault", "rush_hour"], board="default")
    st: Any = table.st
    counts = []
    while table.question is not None and table.question.args.get("thing") == "tank":
        counts.append(table.question.count)
        for option in table.question.options:
            assert option.at is not None
            space = int(option.at.id)
            assert not st.board.water[space]
            assert all(st.board.layout.distance[p.space][space] > 1 for p in st.players)
        table.answer(table.question.seat, 0)
    assert counts == [9, 8, 7, 6]


@rule("GTC-AA-04")
def test_the_limits_for_tanks_are_dropped_one_after_the_other() -> None:
    from kaiju.games.godzilla_tokyo_clash.placing import legal_spaces

    st: Any = fresh(2, events=["armored_assault", "rush_hour"], board="default").st
    event = st.box.events[st.events[0]]
    tanks = [p for p in range(len(st.spot)) if st.box.kind_of[p] == event.piece]
    land = [space for space in range(19) if not st.board.water[space]]
    far = [s for s in land if all(st.board.layout.distance[p.space][s] > 1 for p in st.players)]
    # A Tank in the eight spaces that are far from both, but for the ninth, next to which a Kaiju goes.
    for tank, space in zip(tanks, far, strict=False):
        st.spot[tank] = space
        st.fleet.append(tank)
    st.players[0].space = far[8]
    st.players[1].space = 9  # the middle: everything is near one of them, or has a Tank
    without = [s for s in land if s not in far[:8]]
    near = [s for s in without if any(st.board.layout.distance[p.space][s] < 2 for p in st.players)]
    wanted = [s for s in without if s not in near] or without
    assert legal_spaces(st, event) == wanted


@pytest.mark.parametrize(
    "options, why",
    [
        ({"monsters": []}, "has no option called monsters"),
        ({"kaiju": ["gamera"]}, "no Kaiju called gamera"),
        ({"kaiju": "mothra"}, "is a list of names"),
        ({"kaiju": ["mothra"] * 3}, "3 Kaiju for 2 seats"),
        ({"events": ["rush_hour"]}, "The Events are two of"),
        ({"events": ["rush_hour", "rush_hour"]}, "different ones"),
        ({"board": "sphere"}, "dealt by chance"),
        ({"first_game": 1}, "on or off"),
    ],
)
def test_options_that_cannot_be(options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        fresh(2, **options)


@rule("GTC-SET-07", "GTC-SET-10")
def test_the_first_game_gives_way_to_what_is_chosen() -> None:
    given = GAME.options({"first_game": True, "kaiju": ["mothra"], "events": ["air_strikes", "rush_hour"]}, 3)
    assert given == {
        "kaiju": ["mothra", "megalon", ""],
        "events": ["air_strikes", "rush_hour"],
        "board": "default",
    }
    assert GAME.options(given, 3) == given
    assert GAME.options({"events": "first_game"}, 2)["events"] == ["armored_assault", "rush_hour"]


@rule("GTC-SET-22")
def test_energy_stays_on_its_track() -> None:
    play = Stage({"kaiju": "mothra", "energy": 10, "hand": ["glide", "glide"]}, {"kaiju": "godzilla"})
    play.discard_for("mothra_2", "glide")
    assert play.energy(0) == 10
    play = Stage(
        {"kaiju": "megalon", "at": (0, 0), "energy": 0},
        {"kaiju": "godzilla", "at": (2, 0)},
        pieces=[("tank", (0, 0)), ("tank", (0, 0)), ("tank", (0, 0))],
        phase="events",
    )
    play.until("action")
    assert play.energy(0) == 0
