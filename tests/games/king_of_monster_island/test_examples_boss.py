"""The worked examples of the ledger about set-up, the Boss Phase and Crystals, each under its own id."""

from __future__ import annotations

from kaiju.engine.record import begin
from kaiju.games.king_of_monster_island import GAME
from kaiju.games.king_of_monster_island.setup import deal_market, new_state, table_of
from tests.games.king_of_monster_island.stage import QUIET, Stage, shop
from tests.marks import compiled, rule

pytestmark = compiled

# Boss dice 4 and 5 with handy faces: die 4 face 6 is a crystal, die 5 face 6 a fame; die 1 face 1 a minion.


@rule("KOMI-EX-01", "KOMI-BOSS-07", "KOMI-BOSS-10")
def test_ex_01_a_tie_on_dice_is_broken_by_minions() -> None:
    play = Stage(
        {"zone": 3},
        boss={"zone": 0},
        boss_dice={"1": [1, 1], "2": [1, 1], "3": [5, 1], "4": [5, 1], "5": [3, 1]},
        zones={1: {"minions": {"soldier": 1}}, 5: {"minions": {"shield": 2}}},
    )
    assert play.boss.zone == 5
    assert play.happened("BossMoved")[0].why == "minions"


@rule("KOMI-EX-06", "KOMI-BOSS-01", "KOMI-BOSS-02", "KOMI-SHEET-05")
def test_ex_06_cutting_gaze_hits_the_healthiest_near_the_boss() -> None:
    play = Stage(
        {"zone": 5, "health": 9},
        {"zone": 0, "health": 9},
        {"zone": 1, "health": 8},
        boss={"zone": 0, "fame": 3},
        boss_dice=QUIET,
    )
    assert play.health() == [8, 8, 8]


@rule("KOMI-EX-07", "KOMI-BOSS-03", "KOMI-BOSS-04")
def test_ex_07_only_available_boss_dice_are_dropped() -> None:
    before = {"1": [2, 1], "3": [3, 2], "5": [4, 3]}
    play = Stage({"zone": 3}, boss={"zone": 0}, boss_dice=before, script=[5, 0, 1, 0])
    dropped = play.happened("BossDiceDropped")[0]
    assert dropped.numbers == [2, 4]
    assert [(d.die, d.zone) for d in play.boss.dice if d.die in (1, 3, 5)] == [(1, 2), (3, 3), (5, 4)]


@rule("KOMI-EX-08", "KOMI-BOSS-09", "KOMI-SHEET-06")
def test_ex_08_with_one_fame_the_dragon_walks_on_to_the_first_dice() -> None:
    dice = {"1": [3, 1], "2": [3, 1], "3": [3, 2], "4": [4, 1], "5": [4, 1]}
    walks = Stage({"zone": 2}, boss={"zone": 0, "fame": 1}, boss_dice=dice)
    assert walks.boss.zone == 3
    stays_near = Stage({"zone": 2}, boss={"zone": 0}, boss_dice=dice)
    assert stays_near.boss.zone == 1


@rule("KOMI-EX-09", "KOMI-BOSS-13")
def test_ex_09_without_minions_step_4_does_nothing() -> None:
    play = Stage(
        {"zone": 3},
        {"zone": 3},
        boss={"zone": 2},
        boss_dice={**QUIET, "1": [3, 4]},
        zones={1: {"minions": {"cannon": 1}}},
    )
    assert play.happened("MinionActivated") == []


@rule(
    "KOMI-EX-10",
    "KOMI-BOSS-18",
    "KOMI-BOSS-19",
    "KOMI-BOSS-20",
    "KOMI-BOSS-21",
    "KOMI-BOSS-22",
    "KOMI-COMP-R03",
    "KOMI-SHEET-07",
)
def test_ex_10_three_dice_with_five_symbols() -> None:
    # die 1 face 3: minion, minion, fame; die 4 face 6: crystal; die 5 face 6: fame
    play = Stage(
        {"zone": 4},
        boss={"zone": 1, "fame": 3},
        boss_dice={"1": [1, 3], "4": [1, 6], "5": [1, 6], "2": [4, 1], "3": [4, 1]},
        script=[24, 0],
    )
    assert play.boss.fame == 5
    assert next(p.active for p in play.boss.powers if p.power == "cd_5")
    assert play.crystals(1) == 1
    assert play.zone(1).minions == {"shield": 1, "soldier": 1}
    assert play.available() == [1, 4, 5]


@rule(
    "KOMI-EX-22",
    "KOMI-SETUP-02",
    "KOMI-SETUP-06",
    "KOMI-SETUP-08",
    "KOMI-SETUP-11",
    "KOMI-SETUP-12",
    "KOMI-SETUP-R01",
    "KOMI-SETUP-R03",
)
def test_ex_22_set_up_for_three_against_lithosaur() -> None:
    table = begin(GAME, seats=3, seed=3, options={"boss": "lithosaur", "placement": "default"})
    view = table.view()
    # The first Boss Phase has begun: what it changed is told by the events.
    assert (view.boss.boss, view.boss.max_health, len(view.boss.dice)) == ("lithosaur", 24, 6)
    assert [die.die for die in view.boss.dice] == [1, 2, 3, 4, 5, 6]
    assert len(view.allies) == 4
    assert [bool(card) for card in view.market] == [True, True, True]
    assert view.firelings == 0
    fresh = GAME.start(3, GAME.options({"boss": "lithosaur", "placement": "default"}, 3), 12345)
    shown = GAME.view(fresh, -1)
    assert (shown.boss.zone, shown.boss.health, shown.boss.fame) == (0, 24, 0)
    assert [sum(zone.minions.values()) for zone in shown.zones] == [1] * 6
    assert sum(shown.bag.values()) == 24
    assert [(m.zone, m.health, m.fame, m.energy) for m in shown.monsters] == [
        (3, 10, 0, 0),
        (2, 10, 0, 0),
        (4, 10, 0, 0),
    ]
    assert shown.active == 0


@rule("KOMI-EX-23", "KOMI-SETUP-09", "KOMI-SETUP-10", "KOMI-SETUP-R05", "KOMI-SETUP-R08")
def test_ex_23_an_event_in_the_starting_market_has_no_effect() -> None:
    box = GAME.several
    keys = [card.key for card in box.cards]
    top = [keys.index(key) for key in ("unlock", "ash_cloud", "heave_ho")]
    slots = set()
    for seed in range(1, 40):
        st = new_state(box, table_of(GAME.options({}, 2)), 0, [0, 1], seed)
        st.deck = [card for card in st.deck if card not in top] + top
        deal_market(st)
        market = [box.cards[card] for card in st.market]
        assert market[0].key == "heave_ho"
        assert not any(card.event for card in market)
        assert keys.index("ash_cloud") in st.deck
        assert (len(st.deck), st.discard, [m.health for m in st.monsters]) == (len(keys) - 3, [], [10, 10])
        slots.add(market[1].key)
    assert len(slots) > 5, "the deck is shuffled before the next card: what lay below the Event is not kept"


@rule("KOMI-EX-24", "KOMI-GOAL-02", "KOMI-GOAL-R01", "KOMI-FACE-01", "KOMI-FACE-R06")
def test_ex_24_at_0_health_but_not_yet_lost() -> None:
    play = Stage(
        {"zone": 2},
        {"zone": 2, "health": 0, "monster": "megamoth"},
        dice="heart heart",
        boss={"zone": 0},
        boss_dice={**QUIET, "1": [5, 1], "2": [5, 1], "3": [5, 2], "4": [5, 1], "5": [5, 1]},
    )
    play.choose("opt-heart", n=2)
    play.choose("opt-aim", seat=1)
    play.choose("opt-aim", seat=1)
    assert play.health(1) == [2]
    play.until("reroll", seat=1)
    assert play.health(1) == [2]
    assert not play.table.over


@rule("KOMI-EX-25", "KOMI-GOAL-02", "KOMI-GOAL-R01", "KOMI-SUP-R01")
def test_ex_25_defeat_comes_before_a_tile_can_help() -> None:
    play = Stage(
        {"zone": 3, "health": 0},
        {"zone": 1},
        step="monster_0",
        zones={3: {"support": {"3": "support_03"}}},
    )
    assert play.table.over
    assert (play.ending, play.table.winners) == ("health", [])


@rule("KOMI-EX-26", "KOMI-GOAL-04", "KOMI-GOAL-R03", "KOMI-BOSS-21", "KOMI-GOAL-R04")
def test_ex_26_the_last_minion_of_the_bag() -> None:
    crowd = {"minions": {"soldier": 16, "cannon": 2, "shield": 8, "builder": 3}}
    play = Stage(
        {"zone": 3},
        boss={"zone": 0},
        step="boss_5",
        boss_dice={**QUIET, "4": [0, 2]},
        zones={4: crowd},
    )
    assert play.zone(0).minions == {"builder": 1}
    assert (play.ending, play.table.winners) == ("bag", [])
    assert play.happened("BossDiceReturned") == []


@rule("KOMI-EX-27", "KOMI-BOSS-03", "KOMI-BOSS-04", "KOMI-BOSS-R01")
def test_ex_27_the_volcano_by_chance() -> None:
    play = Stage(
        {"zone": 3},
        boss={"zone": 2},
        step="boss_2",
        boss_dice={"1": [2, 4], "3": [2, 2], "4": [2, 6]},
        script=[4, 5, 0, 0],
    )
    dropped = play.happened("BossDiceDropped")[0]
    assert (dropped.numbers, dropped.zones, dropped.faces) == ([2, 5], [4, 0], [6, 1])
    assert next(d.symbols for d in play.boss.dice if d.die == 2) == ["crystal", "minion", "minion"]
    assert next(d.symbols for d in play.boss.dice if d.die == 5) == ["minion", "minion"]


@rule("KOMI-EX-28", "KOMI-BOSS-08", "KOMI-BOSS-10", "KOMI-BOSS-11")
def test_ex_28_the_own_zone_lies_further_clockwise() -> None:
    play = Stage(
        {"zone": 0},
        boss={"zone": 3, "fame": 5},
        step="boss_3",
        boss_dice={"1": [3, 4], "2": [2, 1], "3": [0, 2], "4": [0, 1], "5": [0, 1]},
        zones={3: {"minions": {"shield": 2}}, 2: {"minions": {"shield": 2}}},
    )
    assert play.boss.zone == 3
    assert play.happened("BossMoved")[0].why == "clockwise"
    assert play.happened("BossPower", power="cd_5"), "staying counts as having just moved there"


@rule(
    "KOMI-EX-29",
    "KOMI-BOSS-13",
    "KOMI-BOSS-14",
    "KOMI-BOSS-15",
    "KOMI-BOSS-16",
    "KOMI-BOSS-17",
    "KOMI-BOSS-R05",
)
def test_ex_29_minions_activate() -> None:
    play = Stage(
        {"zone": 0, "health": 7},
        {"zone": 3, "health": 5},
        boss={"zone": 0},
        step="boss_4",
        boss_dice=QUIET,
        zones={0: {"minions": {"soldier": 2, "cannon": 1, "shield": 1, "builder": 1}, "crystals": 1}},
    )
    assert play.health() == [4, 4]
    assert play.crystals(0) == 2
    assert [e.minion for e in play.happened("MinionActivated")] == ["soldier", "soldier", "cannon", "builder"]


@rule(
    "KOMI-EX-30",
    "KOMI-SHEET-03",
    "KOMI-SHEET-04",
    "KOMI-SHEET-R01",
    "KOMI-SHEET-R02",
    "KOMI-BOSS-R07",
    "KOMI-COMP-R08",
)
def test_ex_30_reaching_the_top_value_in_step_5() -> None:
    # die 1 face 5: fame, fame; die 2 face 3: fame, minion
    play = Stage(
        {"zone": 0, "health": 6},
        boss={"zone": 0, "fame": 19},
        step="boss_5",
        boss_dice={"1": [0, 5], "2": [0, 3], "3": [3, 1], "4": [3, 1], "5": [3, 1]},
    )
    assert play.health() == [4]
    assert play.boss.fame == 20
    assert len(play.happened("BossPower", power="cd_20")) == 2
    assert sum(play.zone(0).minions.values()) == 1
    assert play.available() == [1, 2]


@rule("KOMI-EX-31", "KOMI-CRYS-01", "KOMI-CRYS-02", "KOMI-CRYS-R01")
def test_ex_31_a_crystal_replaces_a_locked_die() -> None:
    play = Stage(
        {"zone": 3},
        boss={"zone": 0},
        step="boss_5",
        boss_dice={**QUIET, "4": [0, 6]},
        zones={0: {"crystals": 1, "locked": ["claw", "heart"]}},
    )
    before = play.view.available
    play.expect("crystal_space", 0)
    play.choose("opt-give-up-die", face="heart")
    assert play.crystals(0) == 2
    assert play.locked(0) == ["claw"]
    assert play.happened("CrystalBuilt", face="heart")
    assert before == 8


@rule("KOMI-EX-32", "KOMI-CRYS-03", "KOMI-CRYS-04", "KOMI-CRYS-R01", "KOMI-CRYS-R03")
def test_ex_32_a_pylon_on_a_support_tile() -> None:
    play = Stage(
        {"zone": 3},
        boss={"zone": 0},
        step="boss_4",
        boss_dice=QUIET,
        zones={0: {"minions": {"builder": 1}, "crystals": 2, "support": {"3": "support_07", "4": "pylon"}}},
    )
    assert play.crystals(0) == 0
    assert play.support(0, 3).holds == "pylon"
    assert play.view.pylons == 2
    assert play.view.removed_tiles == ["support_07"]
    assert not play.table.over


@rule("KOMI-EX-33", "KOMI-BOSS-R10", "KOMI-BOSS-R11", "KOMI-SHEET-02", "KOMI-TURN-R01")
def test_ex_33_the_strongest_monster_on_a_tie() -> None:
    play = Stage(
        {"zone": 0, "health": 5, "monster": "rex_florae"},
        {"zone": 2, "health": 8, "monster": "pagurah"},
        {"zone": 3, "health": 8, "monster": "megamoth"},
        boss={"zone": 5, "fame": 5},
        step="boss_3",
        boss_dice={**QUIET, "1": [5, 4]},
    )
    question = play.expect("strongest", 0)
    assert len(question.options) == 2
    play.choose("opt-strongest", seat=2)
    assert play.health() == [5, 8, 5]


@rule("KOMI-EX-34", "KOMI-BOSS-01", "KOMI-BOSS-R10")
def test_ex_34_ground_slam() -> None:
    play = Stage(
        {"zone": 1, "health": 4, "monster": "purple_reign"},
        {"zone": 4, "health": 9, "monster": "pagurah"},
        boss={"boss": "lithosaur", "zone": 1},
        boss_dice={**QUIET, "6": [2, 1]},
    )
    assert play.health() == [4, 7]
    assert [m.zone for m in play.view.monsters] == [0, 4]


@rule("KOMI-EX-35", "KOMI-BOSS-R08", "KOMI-BOSS-R09", "KOMI-TURN-R03")
def test_ex_35_two_preventions_against_one_source() -> None:
    play = Stage(
        {"zone": 0, "health": 7, "fame": 17, "ally": "med_bots", "cards": ["thick_hide"]},
        {"zone": 3, "health": 5},
        boss={"zone": 5, "fame": 5},
        step="boss_3",
        boss_dice={**QUIET, "1": [5, 4]},
    )
    assert play.health() == [6, 5]
    assert [e.card for e in play.happened("DamagePrevented")] == ["med_bots_4", "thick_hide"]
    assert play.monster(0).cards[0].used


@rule("KOMI-EX-51", "KOMI-BUY-07", "KOMI-BUY-R04", "KOMI-CRYS-05", "KOMI-GOAL-R04")
def test_ex_51_losing_while_shopping() -> None:
    play = shop(
        {"zone": 3, "energy": 2},
        market=["unlock", "heave_ho", "spare_arm"],
        deck=["crystal_shower", "thick_hide"],
        boss={"zone": 0},
        zones={0: {"crystals": 2}, 2: {"support": {"3": "pylon"}}, 4: {"support": {"4": "pylon"}}},
    )
    play.choose("opt-sweep")
    assert (play.ending, play.table.winners) == ("pylons", [])
    assert play.happened("CardRevealed") == []
    assert type(play.table.events[-1]).__name__ == "GameOver", "nothing is told after the end"


@rule("KOMI-EX-56", "KOMI-SOLO-01", "KOMI-SOLO-02", "KOMI-SOLO-R01", "KOMI-SOLO-R03")
def test_ex_56_solo() -> None:
    play = shop(
        {"zone": 3, "health": 5, "energy": 4},
        market=["prime_time", "unlock", "heave_ho"],
        boss={"boss": "lithosaur", "zone": 0},
        boss_dice={str(n): [5, 2] for n in range(1, 7)},
    )
    assert len(play.view.allies) == 2
    play.buy("prime_time")
    assert play.monster(0).fame == 3
    play.expect("choose_ally", 0)
    play.answer(0)
    play.until("reroll")
    assert (play.view.turn, play.health()) == (2, [3])
