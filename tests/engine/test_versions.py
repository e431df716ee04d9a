"""Rules versions by module: a table answers for the parts of the rules that it uses, and for no others."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import kaiju
from kaiju.engine.errors import BadRecord
from kaiju.engine.record import differences, other_rules, record_of, replay
from kaiju.games import SHELF, game_named
from kaiju.games.king_of_tokyo import KingOfTokyo
from kaiju.games.king_of_tokyo.declaration import DECLARATION
from kaiju.games.king_of_tokyo.setup import KING_OF_TOKYO
from tests.every_game.games import Setting, open_table, settings, title

GAME = game_named("king-of-tokyo")
VERSIONS = DECLARATION.versions


def with_versions(versions: dict[str, int]) -> KingOfTokyo:
    """The game with rules of other versions."""
    return KingOfTokyo(msgspec.structs.replace(DECLARATION, versions=versions), KING_OF_TOKYO)


NEW_PROMO = with_versions(VERSIONS | {"promos": VERSIONS["promos"] + 1})
"""The same game on the day after a promo card was corrected."""


@pytest.mark.parametrize(
    ("options", "modules"),
    [
        ({}, ["base"]),
        ({"two_player": True}, ["base"]),
        ({"power_up": True}, ["base", "power_up"]),
        ({"power_up": True, "mutant_evolutions": True}, ["base", "power_up", "mutant_evolutions"]),
        ({"halloween": True, "promos": "all"}, ["base", "halloween", "promos"]),
        ({"promos": []}, ["base"]),
        ({"origins": "exclusive"}, ["base", "origins"]),
        ({"origins": ["jets"], "left_out": ["mimic"]}, ["base", "origins"]),
    ],
)
def test_a_table_uses_the_modules_that_its_options_bring(options: dict[str, Any], modules: list[str]) -> None:
    table = kaiju.new("king-of-tokyo", seats=2, seed=1, options=options)
    assert GAME.modules(table.start["options"]) == modules
    assert record_of(table).rules == {name: GAME.versions[name] for name in modules}


def test_a_position_brings_its_modules_with_its_options() -> None:
    position = {"monsters": [{}, {}], "options": {"halloween": True}}
    assert GAME.rules_of({}, position) == {"base": VERSIONS["base"], "halloween": VERSIONS["halloween"]}
    assert GAME.rules_of({}, {"monsters": [{}, {}]}) == {"base": VERSIONS["base"]}
    table = kaiju.scenario("king-of-tokyo", position)
    assert record_of(table).rules == GAME.rules_of({}, position)


@pytest.mark.parametrize("name", SHELF)
def test_every_module_but_the_base_is_an_option_of_its_game(name: str) -> None:
    game = SHELF[name]
    assert next(iter(game.versions)) == "base"
    assert {*game.versions} - {"base"} <= {choice.name for choice in game.choices()}


@pytest.mark.parametrize("setting", settings(), ids=title)
def test_a_new_promo_card_refuses_only_tables_with_promo_cards(setting: Setting) -> None:
    if setting[0] != GAME.name:
        return
    record = record_of(open_table(setting, 1))
    if "promos" in setting[2]:
        with pytest.raises(BadRecord, match=r"version \d of the rules of promos \(here: \d\)"):
            replay(record, NEW_PROMO)
    else:
        assert replay(record, NEW_PROMO).digest() == replay(record, GAME).digest()


def test_one_number_is_the_version_of_all_modules() -> None:
    same = VERSIONS["halloween"]
    game = with_versions(dict.fromkeys(VERSIONS, same))
    assert differences(game, same, {"power_up": True}) == []
    assert differences(game, same + 1, {"power_up": True}) == [
        ("base", same + 1, same),
        ("power_up", same + 1, same),
    ]


def test_what_differs_is_told_in_words() -> None:
    game = with_versions({"base": 4, "power_up": 2, "halloween": 1})
    options = {"power_up": True, "halloween": True}
    assert other_rules(game, {"base": 4, "power_up": 2, "halloween": 1}, options) == ""
    assert other_rules(game, {"base": 3, "power_up": 2, "kittens": 5}, options) == (
        "version 3 of the rules of base (here: 4), no version of the rules of halloween (here: 1), "
        "version 5 of the rules of kittens (here: none)"
    )
