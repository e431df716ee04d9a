"""Replaced data that do not fit together are refused; what does fit is carried out to the last word."""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.engine.errors import BadData
from kaiju.engine.questions import Question
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games.king_of_monster_island import GAME


def card(**fields: Any) -> dict[str, Any]:
    """Changes with a KEEP card of one's own."""
    return {"power_card": {"mine": {"name": {"en": "Mine"}, "type": "keep", "cost": 1, **fields}}}


def power(**fields: Any) -> dict[str, Any]:
    """Changes with one power more on the sheet of the first Boss."""
    return {"boss": {"crystal_dragon": {"powers": {"cd_7": {"name": {"en": "Seven"}, "fame": 7, **fields}}}}}


def faults(changes: dict[str, Any]) -> list[str]:
    """What is wrong with changes."""
    with pytest.raises(BadData) as caught:
        GAME.with_data(changes)
    return list(caught.value.faults)


GAIN = {"verb": "gain_energy", "who": "you", "n": 1}
SHIFT = {"verb": "move_monster", "who": "in_boss_zone"}
SEVEN = "boss.crystal_dragon.powers.cd_7"


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        (card(timing="on_gain", do=[GAIN], price=2), "power_card.mine.price: does not count here"),
        (
            card(timing="passive", do=[{"verb": "permit", "key": "heal_any"}], limit="once_per_turn"),
            "power_card.mine.limit: does not count here",
        ),
        (
            power(timing="boss_after_move", do=[{"verb": "hurt", "who": "each", "n": 1}], may=True),
            f"{SEVEN}.may: does not count here",
        ),
        (
            power(timing="boss_after_move", do=[{**SHIFT, "where": "adjacent"}]),
            f"{SEVEN}.do[0].where: must be ccw for in_boss_zone.",
        ),
        (
            power(timing="passive", do=[{"verb": "modify", "stat": "claw_damage", "by": 1}]),
            f"{SEVEN}.do[0].stat: must be one of minion_health, boss_reach, ",
        ),
        (
            card(timing="buy", do=[{"verb": "modify", "stat": "card_cost", "to": 3}]),
            "power_card.mine.do[0].to: card_cost can only change by a number here.",
        ),
        (
            card(timing="passive", do=[{"verb": "modify", "stat": "max_health"}]),
            "power_card.mine.do[0].by: is missing;",
        ),
        (
            card(
                timing="passive", do=[{"verb": "modify", "stat": "minion_health", "by": 1, "where": "boss"}]
            ),
            "power_card.mine.do[0].where: must be everywhere here.",
        ),
        (
            card(timing="resolve", do=[{"verb": "destroy_minion", "where": "near_kill"}]),
            "power_card.mine.do[0].where: near_kill is only for the trigger kill or destroy.",
        ),
        (
            card(timing="resolve", do=[{"verb": "gain_health", "who": "healed", "n": 1}]),
            "power_card.mine.do[0].who: healed is only for the trigger heart_group.",
        ),
        (
            card(timing="resolve", do=[{"verb": "add_damage", "n": 1, "to_group": True}]),
            "power_card.mine.do[0].to_group: true is only for the trigger damage_group.",
        ),
    ],
)
def test_what_does_not_fit_together_is_refused(changes: dict[str, Any], told: str) -> None:
    assert any(fault.startswith(told) for fault in faults(changes)), faults(changes)


def test_a_field_that_does_not_count_can_be_unsaid() -> None:
    """Pocket Pharmacy has a price; made a card that works all the time, it is told to have none."""
    heal = {"timing": "passive", "do": [{"verb": "permit", "key": "heal_any"}]}
    assert faults({"power_card": {"pocket_pharmacy": heal}}) == [
        "power_card.pocket_pharmacy.price: does not count here; leave it out, or write 0."
    ]
    GAME.with_data({"power_card": {"pocket_pharmacy": {**heal, "price": 0}}})


# ------------------------------------------------------------- what is carried out


def asked(table: Table) -> Question:
    """The open question."""
    assert table.question is not None
    return table.question


def pick(table: Table, say: str, **args: Any) -> None:
    """Choose the one option that says this."""
    fitting = [o for o in asked(table).options if o.say == say and args.items() <= o.args.items()]
    assert len(fitting) == 1, asked(table).options
    table.answer(asked(table).seat, fitting[0].answer)


def test_a_power_that_may_be_declined_does_all_it_says() -> None:
    both = [GAIN, {"verb": "gain_health", "who": "here", "n": 2}]
    game = GAME.with_data(card(timing="trigger", trigger="energy_group", may=True, do=both))
    monsters = [{"zone": 1, "health": 5, "cards": ["mine"]}, {"zone": 1, "health": 5}]
    for say, energy, health in (("opt-use-power", 2, [5, 7]), ("opt-decline", 1, [5, 5])):
        given = {"monsters": monsters, "step": "monster_2", "dice": ["energy", "heart"]}
        table = begin(game, seats=0, seed=1, position=given)
        pick(table, "opt-energy")
        assert asked(table).kind == "card_choice"
        pick(table, say)
        if say == "opt-use-power":
            pick(table, "opt-gain_health", seat=1)
        assert table.view().monsters[0].energy == energy
        assert [m.health for m in table.view().monsters] == health


def test_a_face_counts_in_a_group_with_others() -> None:
    kick = {"timing": "trigger", "trigger": "damage_group", "face": "foot"}
    game = GAME.with_data(card(**kick, do=[{"verb": "add_damage", "n": 3, "to_group": True}]))
    given = {"monsters": [{"cards": ["mine"]}], "step": "monster_2", "dice": ["claw", "foot", "heart"]}
    table = begin(game, seats=0, seed=1, position=given)
    pick(table, "opt-damage", claws=1, feet=1)
    assert table.view().pool == 6


def test_only_minions_that_are_named_set_a_power_off() -> None:
    fire = {"power_card": {"fire_breath": {"types": ["cannon"]}}}
    zones = {"1": {"minions": {"soldier": 1}}, "2": {"minions": {"soldier": 1}}}
    given = {
        "monsters": [{"zone": 1, "cards": ["fire_breath"]}],
        "step": "monster_2",
        "dice": ["foot", "heart"],
        "zones": zones,
        "boss": {"zone": 4},
    }
    table = begin(GAME.with_data(fire), seats=0, seed=1, position=given)
    pick(table, "opt-damage", feet=1)
    pick(table, "opt-destroy")
    assert asked(table).kind == "resolve"


def test_a_boss_that_only_moves_the_strongest_asks_on_a_tie() -> None:
    push = [{"verb": "move_monster", "who": "strongest", "where": "ccw"}]
    game = GAME.with_data(power(timing="boss_after_move", do=push))
    given = {
        "monsters": [{"zone": 2, "health": 7}, {"zone": 4, "health": 7}, {"zone": 3, "health": 4}],
        "step": "boss_3",
        "boss": {"zone": 0, "fame": 7},
        "boss_dice": {"1": [0, 1]},
    }
    table = begin(game, seats=0, seed=1, position=given)
    assert asked(table).card == "cd_5"
    pick(table, "opt-strongest", seat=0)
    assert [m.zone for m in table.view().monsters] == [2, 3, 3], "now seat 1 is the strongest by itself"
    given["monsters"] = [{"zone": 2, "health": 10}, {"zone": 4, "health": 7}, {"zone": 3, "health": 7}]
    table = begin(game, seats=0, seed=1, position=given)
    assert asked(table).kind == "strongest"
    assert asked(table).card == "cd_7"
    pick(table, "opt-strongest", seat=2)
    assert [m.zone for m in table.view().monsters] == [2, 4, 2]


def test_an_own_monster_can_be_moved_counter_clockwise() -> None:
    game = GAME.with_data(card(timing="resolve", do=[{"verb": "move_monster", "who": "you", "where": "ccw"}]))
    given = {"monsters": [{"zone": 2, "cards": ["mine"]}], "step": "monster_2", "dice": ["heart"]}
    table = begin(game, seats=0, seed=1, position=given)
    pick(table, "opt-use")
    assert table.view().monsters[0].zone == 1


def test_a_challenge_keeps_its_dice_when_the_next_sheet_shows_fewer() -> None:
    """KOMI-ULT-08 only adds dice."""
    game = GAME.with_data({"boss": {"lithosaur": {"blue": {"boss_dice": 4}}}})
    given = {
        "mode": "ultimate",
        "monsters": [{"zone": 3}],
        "step": "end",
        "boss": {"zone": 0, "health": 0},
        "boss_dice": {"5": [2, 1]},
    }
    table = begin(game, seats=0, seed=1, position=given)
    pick(table, "opt-zone", zone="jungle")
    assert table.view().boss.boss == "lithosaur"
    assert len(table.view().boss.dice) == 5
    game.audit(table.st)
    again = begin(game, seats=0, seed=1, position=game.position(table.st))
    assert len(again.view().boss.dice) == 5
