"""A story for every DISCARD card."""

from __future__ import annotations

from kaiju.engine.forms import amounts_answer, order_answer
from tests.games.king_of_monster_island.stage import QUIET, Stage, shop
from tests.marks import compiled, rule

pytestmark = compiled

REST = ["heave_ho", "spare_arm"]


def test_protein_shake_is_shared_out_in_the_own_zone() -> None:
    play = shop(
        {"zone": 1, "health": 3, "energy": 6},
        {"zone": 1, "health": 3},
        {"zone": 4},
        market=["protein_shake", *REST],
    )
    play.buy("protein_shake")
    question = play.expect("card_choice", 0)
    assert (question.form, question.least, question.most, len(question.items)) == ("amounts", 3, 3, 2)
    play.answer(amounts_answer([1, 2], [3, 3], 3, 3))
    assert play.health() == [4, 5, 10]


def test_shared_battery_leaves_at_most_three_for_the_buyer() -> None:
    play = shop({"zone": 1, "energy": 3}, {"zone": 4}, market=["shared_battery", *REST])
    play.buy("shared_battery")
    assert [item.of for item in play.expect("card_choice").items] == [3, 5]
    play.answer(amounts_answer([3, 2], [3, 5], 5, 5))
    assert [m.energy for m in play.view.monsters] == [3, 2]


def test_shared_battery_alone() -> None:
    play = shop({"zone": 1, "energy": 3}, market=["shared_battery", *REST])
    play.buy("shared_battery")
    assert play.monster(0).energy == 4


def test_depth_charge_is_assigned_at_once_and_the_rest_is_lost() -> None:
    play = shop(
        {"zone": 1, "energy": 4},
        {"zone": 4},
        market=["depth_charge", *REST],
        zones={1: {"minions": {"cannon": 1}}},
    )
    play.buy("depth_charge")
    play.choose("opt-destroy", minion="cannon")
    assert play.happened("DamageLost", amount=1)
    nobody = shop({"zone": 1, "energy": 4}, {"zone": 4}, market=["depth_charge", *REST])
    nobody.buy("depth_charge")
    assert nobody.happened("DamageLost", amount=3)


def test_air_strike_hits_any_zone() -> None:
    play = shop({"zone": 1, "energy": 6}, {"zone": 3}, market=["air_strike", *REST], boss={"zone": 4})
    play.buy("air_strike")
    play.target(zone="mangrove")
    play.choose("opt-hit-boss", n=4)
    assert play.boss.health == 11


@rule("KOMI-GOAL-01", "KOMI-BUY-R04")
def test_orbital_laser_ignores_guards_and_can_win() -> None:
    guard = {4: {"minions": {"shield": 3}}}
    play = shop(
        {"zone": 1, "energy": 10},
        {"zone": 3},
        market=["orbital_laser", *REST],
        boss={"zone": 4, "fame": 15},
        zones=guard,
    )
    play.buy("orbital_laser")
    assert play.boss.health == 11
    play = shop(
        {"zone": 1, "energy": 10}, {"zone": 3}, market=["orbital_laser", *REST], boss={"zone": 4, "health": 4}
    )
    play.buy("orbital_laser")
    assert (play.ending, play.table.winners) == ("won", [0, 1])


def test_crystal_drill_removes_a_crystal_anywhere() -> None:
    play = shop(
        {"zone": 1, "energy": 5},
        market=["crystal_drill", *REST],
        zones={2: {"crystals": 1}, 4: {"crystals": 2}},
    )
    play.buy("crystal_drill")
    play.target(zone="mangrove")
    assert (play.crystals(2), play.crystals(4)) == (1, 1)


def test_supply_drop_puts_a_tile_on_an_empty_space() -> None:
    play = shop(
        {"zone": 1, "energy": 3},
        market=["supply_drop", *REST],
        zones={1: {"support": {"3": "pylon"}}},
        tiles=["support_07"],
    )
    play.buy("supply_drop")
    assert len(play.expect("card_choice").options) == 11
    play.target(zone="ruins", value=4)
    assert play.support(1, 4).holds == "support_07"
    assert play.offers("opt-activate", tile="support_07")


@rule("KOMI-SUP-R09")
def test_full_recharge_turns_all_tiles_up() -> None:
    tiles = {1: {"support": {"3": "support_07*", "4": "support_08*"}}, 4: {"support": {"3": "support_09*"}}}
    play = shop(
        {"zone": 1, "energy": 2}, market=["full_recharge", *REST], zones=tiles, activated=["support_07"]
    )
    play.buy("full_recharge")
    assert not any(play.support(*at).used for at in ((1, 3), (1, 4), (4, 3)))
    assert play.offers("opt-activate", tile="support_08")
    assert not play.offers("opt-activate", tile="support_07")


def test_prime_time_gives_fame_to_two() -> None:
    play = shop({"zone": 1, "energy": 4}, {"zone": 3}, {"zone": 4}, market=["prime_time", *REST])
    play.buy("prime_time")
    play.target(seat=2)
    assert [m.fame for m in play.view.monsters] == [2, 0, 1]
    play.expect("choose_ally", 0)
    play.answer(0)
    play.expect("choose_ally", 2)


@rule("KOMI-SHEET-R03")
def test_scandal_takes_fame_and_powers_from_the_boss() -> None:
    play = shop({"zone": 1, "energy": 5}, market=["scandal", *REST], boss={"zone": 4, "fame": 5})
    assert next(p.active for p in play.boss.powers if p.power == "cd_5")
    play.buy("scandal")
    assert play.boss.fame == 2
    assert not next(p.active for p in play.boss.powers if p.power == "cd_5")


def test_rampage_is_told_and_follows() -> None:
    play = shop({"zone": 1, "energy": 9}, {"zone": 3}, market=["rampage", *REST])
    play.buy("rampage")
    assert play.happened("ExtraPhase", seat=0)
    play.expect("reroll", 0)
    assert play.view.turn == 1


@rule("KOMI-SETUP-R04")
def test_sneak_peek_discards_and_orders() -> None:
    play = shop(
        {"zone": 1, "energy": 3},
        {"zone": 3},
        market=["sneak_peek", *REST],
        deck=["ash_cloud", "unlock", "static_fur", "mole_claws", "acid_spit"],
    )
    play.buy("sneak_peek")
    assert play.view.drawn == ["ash_cloud", "unlock", "static_fur", "mole_claws"]
    play.pick(0)
    question = play.expect("card_choice", 0)
    assert question.form == "order"
    play.answer(order_answer([2, 0, 1], 3))
    assert play.health() == [10, 10], "a discarded Event has no effect"
    assert play.view.market[0] == "mole_claws"
    assert play.view.drawn == ["unlock", "static_fur"]
    assert set(play.view.discard) == {"sneak_peek", "ash_cloud"}


def test_sea_lift_moves_up_to_two_monsters() -> None:
    play = shop({"zone": 1, "energy": 2}, {"zone": 3}, market=["sea_lift", *REST])
    play.buy("sea_lift")
    play.choose("opt-lift", seat=1, zone="cliffs")
    assert not play.offers("opt-lift", seat=1)
    play.choose("opt-no-more")
    assert [m.zone for m in play.view.monsters] == [1, 5]


def test_foghorn_lure_moves_the_boss_and_nothing_activates() -> None:
    play = shop(
        {"zone": 1, "energy": 4},
        market=["foghorn_lure", *REST],
        boss={"zone": 4},
        zones={5: {"minions": {"cannon": 1}}},
    )
    play.buy("foghorn_lure")
    play.target(zone="cliffs")
    assert play.boss.zone == 5
    assert play.health() == [10]


@rule("KOMI-ULT-R01")
def test_a_beaten_boss_is_neither_moved_nor_hurt() -> None:
    play = shop(
        {"zone": 4, "energy": 12},
        mode="ultimate",
        market=["foghorn_lure", "orbital_laser", "heave_ho"],
        boss={"zone": 4, "health": 0, "fame": 20},
        boss_dice=QUIET,
    )
    assert not any(p.active for p in play.boss.powers)
    play.buy("foghorn_lure")
    assert play.boss.zone == 4
    play.buy("orbital_laser")
    assert not play.table.over
    assert play.happened("BossHurt") == []


@rule("KOMI-COMP-11", "KOMI-BUY-03")
def test_a_discard_card_goes_to_the_discard_pile() -> None:
    play = Stage({"zone": 1, "energy": 3}, step="monster_3", market=["scandal", *REST], deck=["unlock"])
    play.buy("scandal")
    assert play.view.discard == ["scandal"]
    assert play.monster(0).cards == []
