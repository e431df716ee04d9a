"""A story for every Event, and when Events are carried out."""

from __future__ import annotations

from typing import Any

from tests.games.king_of_monster_island.stage import Stage, shop
from tests.marks import compiled, rule

pytestmark = compiled


def event(name: str, *monsters: dict[str, Any], **more: Any) -> Stage:
    """An Event turns up in a purchase; the first Monster keeps enough Energy for the step to stay open."""
    first = {"zone": 1, "energy": 13, **(monsters[0] if monsters else {})}
    rest = monsters[1:] or ({"zone": 4},)
    market = ["acid_spit", "heave_ho", "mole_claws"]
    play = shop(first, *rest, market=market, deck=[name, "static_fur"], **more)
    play.buy("acid_spit")
    assert play.happened("EventRevealed", card=name)
    return play


def test_beach_day() -> None:
    assert event("beach_day", {"health": 3}, {"zone": 4, "health": 9}).health() == [5, 10]


def test_generator_truck() -> None:
    play = event("generator_truck", {"energy": 12}, {"zone": 4})
    assert [m.energy for m in play.view.monsters] == [4, 2]


def test_ticker_tape_parade() -> None:
    play = event("ticker_tape")
    assert [m.fame for m in play.view.monsters] == [1, 1]
    assert play.expect("choose_ally").seat == 0
    play.answer(0)
    assert play.expect("choose_ally").seat == 1


def test_friendly_fleet() -> None:
    tiles = {4: {"support": {"3": "support_07*"}}}
    play = event("friendly_fleet", zones=tiles, tiles=["support_09"])
    assert not play.support(4, 3).used
    play.expect("card_choice", 0)
    play.target(zone="ruins", value=4)
    assert play.support(1, 4).holds == "support_09"


def test_friendly_fleet_without_an_empty_space() -> None:
    tiles = {1: {"support": {"3": "pylon", "4": "support_07"}}}
    play = event("friendly_fleet", zones=tiles)
    assert play.happened("TileBuilt") == []


def test_minion_walkout() -> None:
    zones = {
        2: {"minions": {"shield": 1, "soldier": 1}},
        3: {"minions": {"cannon": 2}},
        4: {"minions": {"soldier": 1}},
    }
    play = event("walkout", {"cards": ["minion_muncher", "scrap_collector"], "health": 5}, zones=zones)
    play.expect("card_choice", 0)
    play.target(minion="shield")
    assert play.zone(2).minions == {"soldier": 1}
    assert play.zone(3).minions == {"cannon": 1}
    assert play.zone(4).minions == {"soldier": 1}
    assert (play.health(0), play.monster(0).energy) == ([5], 3), "nobody destroyed them"


def test_stage_fright() -> None:
    assert event("stage_fright", boss={"zone": 0, "fame": 3}).boss.fame == 1


def test_hairline_crack() -> None:
    play = event("hairline_crack", zones={2: {"crystals": 1}, 3: {"crystals": 2}, 4: {"crystals": 2}})
    play.expect("card_choice", 0)
    assert not play.offers("opt-remove_crystal", zone="lagoon")
    play.target(zone="beach")
    assert play.crystals(3) == 1
    assert event("hairline_crack").happened("CrystalRemoved") == []


def test_all_for_that() -> None:
    play = event("all_for_that", {"fame": 1, "ally": "apes"}, {"zone": 4, "energy": 5})
    play.expect("event_loss", 0)
    play.choose("opt-lose-fame")
    assert (play.monster(0).fame, play.monster(0).ally) == (0, "")
    assert play.monster(1).energy == 5, "only who owns a KEEP card loses something"


@rule("KOMI-SUP-R09")
def test_harbor_strike() -> None:
    play = event("harbor_strike", zones={1: {"support": {"3": "support_07"}}})
    assert play.support(1, 3).used
    assert play.offers("opt-recharge", tile="support_07")


def test_open_gates() -> None:
    zones = {0: {"minions": {"soldier": 1}}, 3: {"minions": {"fireling": 1}}}
    play = event("open_gates", boss={"boss": "lavalord", "zone": 4}, zones=zones)
    assert [e.zone for e in play.happened("MinionDrawn")] == [4, 5, 1, 2]


def test_crystal_shower() -> None:
    play = event("crystal_shower", boss={"zone": 4}, zones={4: {"crystals": 1, "locked": ["claw", "heart"]}})
    play.expect("crystal_space", 0)
    play.choose("opt-give-up-die", face="claw")
    assert play.crystals(4) == 2


def test_bad_reviews() -> None:
    play = event("bad_reviews", {"fame": 2, "ally": "apes"}, {"zone": 4})
    assert [m.fame for m in play.view.monsters] == [1, 0]


def test_ash_cloud_is_not_prevented() -> None:
    play = event("ash_cloud", {"cards": ["thick_hide"], "health": 5}, {"zone": 4, "health": 0})
    assert play.health() == [4, 0]


def test_tremors_free_all_locked_dice() -> None:
    play = event(
        "tremors",
        {"cards": ["dice_pouch"], "pouch": ["claw"]},
        {"zone": 4},
        zones={2: {"locked": ["heart"]}},
    )
    assert play.locked(2) == []
    assert play.monster(0).pouch == []
    assert play.view.available == 10


def test_villain_of_the_year_triggers_no_top_power() -> None:
    play = event("villain_of_the_year", boss={"zone": 1, "fame": 19})
    assert play.boss.fame == 20
    assert play.health() == [10, 10]
