"""What questions, views and events say of themselves: steps left, the space chosen first, the blow, the rule behind."""

from __future__ import annotations

from typing import Any

from kaiju.engine.record import begin
from kaiju.games.godzilla_tokyo_clash import GAME
from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

OTHER = {"kaiju": "mothra", "at": (2, -2)}


def godzilla(*hand: str, **more: Any) -> dict[str, Any]:
    return {"kaiju": "godzilla", "at": (0, 0), "hand": list(hand), "energy": 8, **more}


# ---- attacks


@rule("GTC-ATK-14", "GTC-GOD-09")
def test_who_spends_sees_the_blow_that_it_is_for() -> None:
    play = Stage(godzilla("heat_ray", play=["power_up"]), {"kaiju": "megalon", "at": (2, 0)})
    assert play.table.view(0).blow is None
    play.card("heat_ray")
    play.damage(1)
    play.expect("spend", 0)
    blow = play.table.view(0).blow
    assert blow is not None
    assert (blow.by, blow.seat, blow.value) == (0, 1, 3)
    play.choose("opt-spend", n=1)
    blow = play.table.view(1).blow
    assert blow is not None
    assert (blow.by, blow.seat, blow.value, blow.extra) == (0, 1, 5, 1)
    play.defend(1)
    assert play.table.view(0).blow is None


@rule("GTC-KOM-05", "GTC-KOM-07")
def test_damage_to_somebody_who_is_not_the_king_leaves_the_token_where_it_is() -> None:
    play = Stage(
        godzilla("heat_ray"), {"kaiju": "megalon", "at": (2, 0), "hand": []}, {**OTHER, "hand": []}, king=2
    )
    play.card("heat_ray")
    play.damage(1)
    assert play.happened("DamageDealt", seat=1, amount=3)
    assert not play.happened("KingChanged")
    assert play.view.king == 2


# ---- throws


@rule("GTC-THR-30", "GTC-DSC-05")
def test_a_throw_out_of_several_says_what_is_still_to_come() -> None:
    play = Stage(
        godzilla("tail_whip", "tail_whip"),
        {"kaiju": "megalon", "at": (0, 0), "hand": []},
        buildings={(1, 0): ["small_building", "tower"]},
        pieces=[("tank", (0, 0))],
    )
    play.discard_for("godzilla_2", "tail_whip")
    play.expect("throw_piece", 0)
    assert play.question.args["left"] == 1
    play.choose("opt-throw-thing", thing="tank")
    play.expect("throw_vehicle", 0)
    assert play.question.args["left"] == 1
    assert play.question.args["step"] == "space"
    play.to((1, 0))
    play.expect("throw_vehicle", 0)
    assert play.question.args["left"] == 0
    assert play.question.args["step"] == "result"
    play.choose("opt-destroy", thing="tower")
    assert play.things((1, 0)) == ["small_building"]


@rule("GTC-THR-19", "GTC-THR-29")
def test_a_thrown_kaiju_has_no_second_step() -> None:
    play = Stage(godzilla("judo_throw", "tail_whip"), {"kaiju": "megalon", "at": (0, 0), "hand": []})
    play.card("judo_throw")
    play.choose("opt-throw", seat=1)
    play.expect("throw_kaiju", 0)
    assert "left" not in play.question.args
    assert play.question.args["target"] == "megalon"
    play.to((1, 0))
    assert play.at(1) == (1, 0)


@rule("GTC-DES-07", "GTC-DES-01")
def test_the_reward_of_a_vehicle_and_that_of_a_building_have_rules_of_their_own() -> None:
    play = Stage(
        godzilla("tail_whip"),
        {"kaiju": "megalon", "at": (-2, 0), "hand": []},
        buildings={(1, 0): ["small_building"]},
        pieces=[("tank", (0, 0))],
    )
    play.card("tail_whip")
    play.throw_thing("tank", (1, 0))
    gains = [(event.rule, event.amount) for event in play.told(0, "EnergyGained")]
    assert [rule for rule, _ in gains] == ["GTC-DES-07", "GTC-DES-01"]


# ---- placing


@rule("GTC-SET-19", "GTC-EVT-15")
def test_placing_a_jet_says_that_its_facing_comes_next_and_where_it_will_be() -> None:
    table = begin(GAME, seats=2, seed=5, options={"events": ["air_strikes", "rush_hour"], "board": "default"})
    question = table.question_for(table.asked[0])
    assert question is not None
    assert (question.kind, question.args["step"], question.args["left"]) == ("place_piece", "space", 1)
    seat = question.seat
    goal = question.options[3]
    table.answer(seat, goal.answer)
    question = table.question_for(seat)
    assert question is not None
    assert (question.args["step"], question.args["left"]) == ("facing", 0)
    table.answer(seat, 2)
    placed = [event for event in table.news(seat) if event.kind == "PiecePlaced"]
    assert goal.at is not None
    names = {space.id: space.name for space in table.view(seat).map.spaces}
    assert (placed[0].space, placed[0].facing) == (names[int(goal.at.id)], "sw")  # type: ignore[attr-defined]
    while table.asked and (question := table.question_for(table.asked[0])) is not None:
        if question.kind != "place_piece" or question.args["thing"] == "train":
            break
        table.answer(question.seat, 0)
    assert question is not None
    assert question.args["thing"] == "train"
    assert question.args["left"] == 0, "a Train faces nowhere"


# ---- piles


@rule("GTC-CARD-09", "GTC-CARD-12")
def test_a_renewed_deck_is_shuffled() -> None:
    """The discard pile of a story lies in the same order each time; the decks made of it do not."""
    discard = ["tail_whip", "city_stomp", "heat_ray", "judo_throw", "victory_pose", "tail_slide", "power_up"]
    decks = set()
    for seed in range(6):
        play = Stage(
            godzilla("jet_jaguars_handshake", deck=["scaled_hide"], deck_ends=True, discard=discard),
            OTHER,
            seed=seed,
        )
        play.card("jet_jaguars_handshake")
        st: Any = play.table.st
        assert play.happened("DeckRenewed")
        decks.add(tuple(st.box.of[card].key for card in st.players[0].deck))
    assert len(decks) > 2


# ---- moving and pushing


@rule("GTC-MOVE-01", "GTC-MOVE-11")
def test_with_a_generator_near_one_goes_exactly_as_far_as_without() -> None:
    """Whether or not there is a Generator, the spaces are the same: two steps and not three."""
    here = {"kaiju": "godzilla", "at": (-2, 0), "hand": ["relentless_march", "tail_whip"]}
    far = {"kaiju": "mothra", "at": (2, 0)}
    calm = Stage(here, far, buildings={(-2, 1): ["tower"]})
    calm.card("relentless_march")
    armed = Stage(
        here,
        far,
        buildings={(-2, 1): ["tower"]},
        pieces=[("lightning_generator", (-1, 0))],
        events=["lightning_generators", "rush_hour"],
    )
    armed.card("relentless_march")
    assert sorted(set(armed.cells())) == sorted(calm.cells())
    assert (-2, 1) not in armed.cells()
    assert (1, 0) not in armed.cells(), "three spaces away"


@rule("GTC-MOVE-07", "GTC-MOVE-08")
def test_a_push_goes_as_far_as_it_says_and_stops_before_a_large_building() -> None:
    play = Stage(
        godzilla("tail_whip", "tail_whip"),
        {"kaiju": "megalon", "at": (0, 0), "hand": []},
        buildings={(1, 0): ["tower"]},
    )
    play.card("tail_whip")
    play.damage(1)
    play.expect("push", 0)
    assert set(play.cells()) == {(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}


# ---- the Round


@rule("GTC-SET-19", "GTC-RND-02")
def test_after_the_set_up_the_first_round_begins_with_its_first_turn() -> None:
    table = begin(GAME, seats=2, seed=5, options={"events": ["armored_assault", "rush_hour"]})
    while table.asked and table.view(-1).phase == "setup":
        table.answer(table.asked[0], 0)
    told = [event.kind for event in table.events]
    pieces = [p for p in table.view(-1).map.pieces if p.say in ("thing-tank", "thing-train")]
    assert told.count("PiecePlaced") == len(pieces) == 6, "two Tanks and a Train each, and no more"
    assert told[-2:] == ["RoundBegan", "TurnBegan"]
    assert table.view(-1).round == 1
    assert table.view(-1).marker == 0
