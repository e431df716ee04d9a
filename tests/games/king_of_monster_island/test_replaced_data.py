"""The door for replaceable data: one worked replacement, what is refused, and records that replay elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kaiju.engine.errors import BadData, BadRecord
from kaiju.engine.questions import Question
from kaiju.engine.record import begin, read, record_of, replay, write
from kaiju.engine.table import Table
from kaiju.games.king_of_monster_island import GAME
from kaiju.rulebook.replaced import read_data

BOX = """
game = "king-of-monster-island"

[power_card.depth_charge]
cost = 5
do = [{ verb = "deal_damage", where = "own", n = 4 }]

[power_card.rampage]
copies = 0

[power_card.long_nap]
name = { en = "Long Nap", fr = "Longue sieste" }
type = "discard"
cost = 3
timing = "immediate"
do = [{ verb = "gain_health", who = "each", n = 2 }]

[boss.crystal_dragon.blue]
health = 17

[boss.lavalord.powers.la_5]
fame = 6

[boss_die.1]
faces = [["minion"], ["minion"], ["fame"], ["fame"], ["crystal"], ["minion", "fame"]]
"""


def box(tmp_path: Path, text: str = BOX) -> Any:
    """The game with the data of a file."""
    path = tmp_path / "my-box.toml"
    path.write_text(text, encoding="utf-8")
    return read_data(path, lambda name: GAME)


def asked(table: Table) -> Question:
    """The open question."""
    assert table.question is not None
    return table.question


def faults(tmp_path: Path, text: str) -> list[str]:
    """What is wrong with a file, without its name."""
    with pytest.raises(BadData) as caught:
        box(tmp_path, 'game = "king-of-monster-island"\n' + text)
    return [fault.split(": ", 1)[1] for fault in caught.value.faults]


def test_a_file_replaces_costs_effects_sheets_dice_and_cards(tmp_path: Path) -> None:
    game = box(tmp_path)
    keys = [card.key for card in game.several.cards]
    assert game.several.bosses[0].health == [17, 20]
    assert "rampage" not in keys
    assert "long_nap" in keys
    assert len(keys) == len(GAME.several.cards), "one for one"
    bought = {
        "monsters": [{"zone": 3, "energy": 5}, {"health": 4}],
        "step": "monster_3",
        "market": ["depth_charge", "long_nap", "unlock"],
        "zones": {"3": {"minions": {"cannon": 2}}},
    }
    table = begin(game, seats=0, seed=1, position=bought)
    said = {option.args.get("card"): option for option in asked(table).options}
    assert said["depth_charge"].args["price"] == 5
    table.answer(0, said["depth_charge"].answer)
    assert asked(table).kind == "assign_damage"
    assert asked(table).args["n"] == 4
    table.answer(0, 1)
    table.answer(0, 1)
    assert table.view().zones[3].minions == {}


def test_the_replacement_of_the_page_is_one(tmp_path: Path) -> None:
    """What docs/how-to/replace-data.md shows can be played as it stands there."""
    page = (Path(__file__).parents[3] / "docs/how-to/replace-data.md").read_text("utf-8")
    game = box(tmp_path, page.split("```toml\n", 1)[1].split("```", 1)[0])
    lavalord = next(boss for boss in game.several.bosses if boss.key == "lavalord")
    assert lavalord.health[0] == 28
    table = begin(game, seats=2, seed=1, options={"boss": "lavalord"})
    assert table.view().boss.health == 28
    keys = [card.key for card in game.several.cards]
    assert "long_nap" in keys
    assert "rampage" not in keys


def test_a_new_card_is_played_like_any_other(tmp_path: Path) -> None:
    position = {
        "monsters": [{"energy": 3, "health": 5}, {"health": 4}],
        "step": "monster_3",
        "market": ["long_nap"],
    }
    table = begin(box(tmp_path), seats=0, seed=1, position=position)
    table.answer(0, 1)
    assert [m.health for m in table.view().monsters] == [7, 6]


def test_health_may_be_shared_out_among_all() -> None:
    shake = {"do": [{"verb": "gain_health", "who": "all_shared", "n": 3}]}
    position = {
        "monsters": [{"zone": 1, "energy": 9, "health": 5}, {"zone": 4, "health": 4}],
        "step": "monster_3",
        "market": ["protein_shake"],
    }
    game = GAME.with_data({"power_card": {"protein_shake": shake}})
    table = begin(game, seats=0, seed=1, position=position)
    table.answer(0, 1)
    assert [item.args["seat"] for item in asked(table).items] == [0, 1]
    table.answer(0, 0)
    assert [m.health for m in table.view().monsters] == [5, 7]


def test_the_record_replays_elsewhere(tmp_path: Path) -> None:
    table = begin(box(tmp_path), seats=2, seed=7)
    while not table.over:
        table.answer(table.asked[0], 0)
    record = read(write(record_of(table)))
    assert record.data is not None
    assert record.data.changed["boss"] == {
        "crystal_dragon": {"blue": {"health": 17}},
        "lavalord": {"powers": {"la_5": {"fame": 6}}},
    }
    assert replay(record, GAME).digest() == table.digest()


def test_a_record_of_our_own_data_replays_where_others_are_at_hand(tmp_path: Path) -> None:
    table = begin(GAME, seats=2, seed=7)
    assert replay(record_of(table), box(tmp_path)).digest() == table.digest()


def test_data_that_no_longer_match_are_told_in_one_sentence(tmp_path: Path) -> None:
    from msgspec.structs import replace

    record = record_of(begin(box(tmp_path), seats=2, seed=7))
    assert record.data is not None
    older = replace(record, data=replace(record.data, digest="0123456789abcdef"))
    with pytest.raises(
        BadRecord, match=r"^This record of .* with the data of digest 0123456789abcdef, .*\.$"
    ):
        replay(older, GAME)


def test_every_fault_is_named(tmp_path: Path) -> None:
    wrong = """
[power_card.depth_charge]
cost = "five"
do = [{ verb = "deal_damage", where = "boss", n = 4 }, { verb = "explode" }]

[power_card.heave_ho]
colour = "red"

[boss.lavalord.powers.la_5]
do = [{ verb = "hurt", who = "everyone", n = 0 }]

[minion.soldier]
count = -1

[boss_die.9]
faces = []

[boss_die.2]
faces = [["skull"], [], [], [], [], []]
"""
    found = "\n".join(faults(tmp_path, wrong))
    for told in (
        "power_card.depth_charge.cost: must be a whole number from 0 to 99, not 'five'.",
        "power_card.depth_charge.do[0].where: must be one of own, any, not 'boss'.",
        "power_card.depth_charge.do[1].verb: must be one of gain_health,",
        "power_card.heave_ho.colour: there is no such field;",
        "boss.lavalord.powers.la_5.do[0].who: must be one of each, strongest,",
        "boss.lavalord.powers.la_5.do[0].n: must be a whole number from 1 to 99, not 0.",
        "minion.soldier.count: must be a whole number from 0 to 99, not -1.",
        "boss_die.9: there is no such die;",
        "boss_die.2.faces[0].face: must be a list of fame, crystal, minion, not ['skull'].",
    ):
        assert told in found, found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            '[boss.lavalord.powers.la_1]\ndo = [{ verb = "hurt", who = "entrant", n = 1 }]',
            "boss.lavalord.powers.la_1.do[0].who: entrant is only for the trigger enter.",
        ),
        ("[cards.x]\ncost = 1", "cards: there is no such table; there are number, boss,"),
        ("[power_card]\nunlock = 3", "power_card.unlock: must be a table of fields."),
        ('[power_card.x]\ntype = "keep"', "power_card.x.cost: is missing."),
        (
            "[power_card.unlock]\nname = 3",
            "power_card.unlock.name: must be a text for each language, such as en.",
        ),
        (
            '[power_card.x]\ntype = "keep"\ncost = 1\ntiming = "passive"\ndo = []',
            "power_card.x.name: is missing",
        ),
        (
            "[number.dice]\nenergy = [1, 2]",
            "number.dice.energy: must be 6 whole numbers from 0 to 99, not [1, 2].",
        ),
    ],
)
def test_what_is_wrong_is_refused(tmp_path: Path, text: str, told: str) -> None:
    assert any(fault.startswith(told) for fault in faults(tmp_path, text)), faults(tmp_path, text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("cost = ", "is not TOML"),
        ("[power_card.unlock]\ncost = 1", "does not say whose data it replaces"),
    ],
)
def test_a_file_that_is_no_data_file_is_refused(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(BadData, match=told):
        box(tmp_path, text)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"cannot be read: No such file or directory\.$"):
        read_data(tmp_path / "none.toml")


def test_games_without_data_say_so() -> None:
    from kaiju.games import game_named

    with pytest.raises(BadData, match=r"^King of Tokyo has no data that can be replaced\.$"):
        game_named("king-of-tokyo").with_data({"card": {}})
