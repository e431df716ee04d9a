"""Printed values replaced by an owner of the box: played by, refused with every fault, and kept in records."""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.engine.errors import BadData, RulesFault
from kaiju.engine.record import begin, read, record_of, replay, write
from kaiju.games.godzilla_tokyo_clash import GAME
from tests.every_game.games import random_play
from tests.games.godzilla_tokyo_clash.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def faults(changes: dict[str, Any]) -> list[str]:
    """Why data are refused."""
    with pytest.raises(BadData) as refusal:
        GAME.with_data(changes)
    return str(refusal.value).splitlines()


def test_a_card_has_the_values_of_its_owner() -> None:
    play = Stage(
        {"kaiju": "godzilla", "at": (0, 0), "hand": ["heat_ray"], "energy": 6},
        {"kaiju": "megalon", "at": (0, 0)},
        data={"card": {"heat_ray": {"cost": 6, "attack": 9}}},
    )
    play.card("heat_ray")
    assert play.energy(0) == 0
    play.damage(1)
    assert play.question.args["value"] == 9


def test_numbers_tiles_and_events_can_be_replaced() -> None:
    data = {
        "number": {"energy": {"start": 5, "max": 12}, "hand": {"cards": 3}},
        "tile": {"T00": {"cells": [{"terrain": "water", "letters": ""}]}},
        "event": {"armored_assault": {"setup_count": [2, 3, 4]}},
        "building": {"tower": {"fx": [{"op": "draw", "n": 1}]}},
    }
    table = begin(GAME.with_data(data), seats=2, seed=3, options={"first_game": True})
    view = table.view()
    assert [(p.energy, p.hand_size) for p in view.players] == [(5, 3), (5, 3)]
    assert view.energy_max == 12
    assert view.ground[9].water
    asked = []
    while table.question is not None and table.question.kind == "place_piece":
        asked.append(table.question.args["thing"])
        table.answer(table.question.seat, 0)
    assert asked == ["tank", "tank", "train", "train"]


def test_a_game_with_replaced_data_is_recorded_and_plays_again() -> None:
    game = GAME.with_data({"card": {"heat_ray": {"cost": 0}, "judo_throw": {"cost": 1}}})
    table = begin(game, seats=3, seed=4, options={})
    for _ in random_play(table, 5):
        pass
    record = read(write(record_of(table)))
    assert record.data is not None
    assert record.data.changed == game.changed_data()
    assert replay(record, GAME).digest() == table.digest()
    assert GAME.data_digest() != game.data_digest()


def test_all_faults_are_told_at_once() -> None:
    told = faults(
        {
            "card": {
                "heat_ray": {"cost": "two", "colour": 1},
                "glide": {"fx": [{"on": "play", "op": "fly"}]},
                "soar": {"copies": 1},
            },
            "kaiju": {"gamera": {}},
            "number": {"energy": {"max": 0}},
        }
    )
    assert told == [
        "kaiju.gamera: there is no such entry; none can be added.",
        "number.energy.max: must be a whole number from 1 to 99, not 0.",
        "number.energy.start: must be a whole number from 0 to 1, not 2.",
        *[line for line in told if line.startswith("card.heat_ray")],
        *[line for line in told if line.startswith("card.glide")],
        "card: the deck of king_ghidorah must have 30 cards, not 29 (GTC-CMP-08).",
    ]
    assert any("card.heat_ray.colour: there is no such field" in line for line in told)
    assert any("card.heat_ray.cost: must be a whole number from 0 to 99, not 'two'" in line for line in told)
    assert any("card.glide.fx[0].op: must be one of gain_energy" in line for line in told)


REWARD = {"op": "gain_energy", "n": 1}
STEP = {"on": "play", **REWARD}
PLACE = {"on": "play", "op": "place_self", "range": 2}
THROW = {"on": "play", "op": "throw", "n": 1}
EXTRA = {"on": "spend", "when": "declare_ranged_attack", "op": "extra_trophy", "n": 1}
HURT = {"op": "deal_damage", "n": 1}
HEADS = {"on": "in_play", "op": "head_meter", "min": 0, "max": 3, "start": 0, "reset_after_barrage": True}


@pytest.mark.parametrize(
    "changes, why",
    [
        ({"card": {"glide": {"fx": [{**STEP, "on": "lunch"}]}}}, "card.glide.fx[0].on: must be one of play"),
        ({"card": {"glide": {"fx": [{**STEP, "m": 1}]}}}, "card.glide.fx[0].m: there is no such field"),
        ({"card": {"glide": {"fx": [{"on": "play", "op": "draw"}]}}}, "card.glide.fx[0].n: is missing"),
        ({"card": {"glide": {"fx": [{**STEP, "on": "attack"}]}}}, "here stands one of area_attack, not gain_energy"),
        ({"card": {"glide": {"fx": "nothing"}}}, "card.glide.fx: must be a list of steps"),
        ({"card": {"glide": {"kaiju": "gamera"}}}, "card.glide.kaiju: must be one of godzilla"),
        ({"card": {"new_one": {"kaiju": "mothra", "copies": 0}}}, "card.new_one.name: is missing"),
        ({"card": {"glide": {"types": ["flight"]}}}, "card.glide.types: must be a list of attack"),
        ({"card": {"dust_cloud": {"defend": "much"}}}, "card.dust_cloud.defend: must be a whole number"),
        ({"building": {"tower": {"fx": [{"op": "head", "n": 1}]}}}, "here stands one of gain_energy, draw"),
        ({"building": {"tower": {"letter": "P"}}}, "P stands for another building"),
        ({"piece": {"tank": {"class": "boat"}}}, "piece.tank.class: must be one of vehicle, generator"),
        ({"piece": {"lightning_generator": {"enter_fx": [{"op": "gain_energy", "n": 1}]}}}, "must remove the piece"),
        ({"event": {"rush_hour": {"piece": "tank"}}}, "each with a piece of its own"),
        ({"event": {"rush_hour": {"placement": [["moon"]]}}}, "event.rush_hour.placement: must be lists of land"),
        ({"event": {"rush_hour": {"setup_count": [1]}}}, "must be 3 whole numbers"),
        ({"kaiju": {"mothra": {"discard_actions": {"a": {"fx": []}}}}}, "a mat has two of them") ,
        ({"tile": {"T01": {"cells": []}}}, "tile.T01.cells: must be 3 cells"),
        ({"tile": {"T01": {"track": [0, 0]}}}, "tile.T01.track: must be different cells"),
        ({"layout": {"2": {"starts": [[0, 0], [2, 0]]}}}, "layout.2.starts: must be 2 first hexes"),
        ({"layout": {"2": {"default": []}}}, "layout.2.default: must be 6 different tiles"),
        ({"layout": {"2": {"slots": [[[1, 0], [2, 0], [3, 0]]]}}}, "layout.2.slots: must be three neighbouring hexes"),
        ({"layout": {"5": {}}}, "layout.5: there is no such entry"),
        ({"colour": {}}, "colour: there is no such table"),
        ({"card": {"glide": {"name": "Slide"}}}, "card.glide.name: must be a text for each language"),
        ({"event": {"new_one": {"piece": "tank"}}}, "event.new_one.name: is missing"),
        ({"tile": {"T13": {"cells": []}}}, "tile.T13.name: is missing"),
        ({"card": {"glide": {"fx": [{"on": "play", "op": "draw", "n": "damage_dealt"}]}}}, "fx[0].n: must be a whole"),
        ({"building": {"tower": {"fx": [{**REWARD, "n": "damage_dealt"}]}}}, "tower.fx[0].n: must be a number here"),
        ({"card": {"burrow": {"fx": [{**PLACE, "where": "own_space"}]}}}, "where: must be one of kaiju, no_large"),
        ({"card": {"glide": {"fx": [{**THROW, "who": "target"}]}}}, "who: must be one of kaiju_or_vehicle, attacker"),
        ({"card": {"glide": {"fx": [{**THROW, "who": "attacker"}]}}}, "an attacker only at the moment after_defend"),
        ({"card": {"glide": {"fx": [{"on": "play", "op": "push", "n": 1, "dir": "any"}]}}}, "there is a target only"),
        ({"card": {"glide": {"fx": [{"on": "in_play", "op": "throw_bonus", "n": 1}]}}}, "stands one of attack_bonus"),
        ({"card": {"glide": {"fx": [{**STEP, "on": "refresh_before_draw"}]}}}, "fx[0].on: must be one of play"),
        ({"kaiju": {"mothra": {"fx": [STEP]}}}, "kaiju.mothra.fx[0].on: must be one of in_play, refresh"),
        ({"card": {"power_up": {"fx": [{**EXTRA, "from": "hand"}]}}}, "at this moment Trophies come from revealed"),
        ({"card": {"drill_frenzy": {"fx": [{"on": "in_play", "op": "attack_bonus", "n": 1}]}}}, "scope: must be melee"),
        ({"piece": {"lightning_generator": {"enter_fx": [{**HURT, "who": "target"}]}}}, "must be entering_kaiju"),
        ({"kaiju": {"king_ghidorah": {"fx": [{**HEADS, "min": 4}]}}}, "fx[0].min: must be a whole number from 0 to 3"),
    ],
)  # fmt: skip
def test_wrong_data_are_refused_with_their_place(changes: dict[str, Any], why: str) -> None:
    told = faults(changes)
    assert any(why in line for line in told), told
    assert all(line.endswith(".") for line in told)


@pytest.mark.parametrize("change, left", [({"reset_after_barrage": False}, 3), ({"min": 1, "start": 1}, 1)])
@rule("GTC-KGH-06", "GTC-KGH-13")
def test_a_head_meter_falls_back_as_its_mat_says(change: dict[str, Any], left: int) -> None:
    play = Stage(
        {"kaiju": "king_ghidorah", "at": (0, 0), "hand": ["planet_destroyer"], "energy": 4, "heads": 3},
        {"kaiju": "megalon", "at": (0, 0)},
        data={"kaiju": {"king_ghidorah": {"fx": [{**HEADS, **change}]}}},
    )
    play.card("planet_destroyer")
    play.damage(1)
    assert play.happened("BarrageUsed", seat=0)
    assert play.heads(0) == left


def test_a_mat_keeps_two_actions() -> None:
    """Fields are laid over fields: two more make four."""
    more: dict[str, Any] = {"a": {"fx": []}, "b": {"fx": []}}
    assert any("two of them" in line for line in faults({"kaiju": {"mothra": {"discard_actions": more}}}))


def test_data_do_not_change_the_game_they_are_laid_over() -> None:
    before = GAME.data_digest()
    GAME.with_data({"card": {"heat_ray": {"cost": 9}}})
    assert GAME.data_digest() == before
    assert GAME.changed_data() == {}
    with pytest.raises((BadData, RulesFault)):
        GAME.with_data({"card": 7})
