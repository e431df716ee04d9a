"""The rules that no example or card story proves: Boss, Crystals, rolling, resolving, damage, buying, the challenge."""

from __future__ import annotations

from kaiju.engine.record import begin
from kaiju.games.king_of_monster_island import GAME
from kaiju.games.king_of_monster_island.verbs import lose, win
from tests.games.king_of_monster_island.stage import QUIET, Stage, shop
from tests.marks import compiled, rule

pytestmark = compiled

# ---------------------------------------------------------------- goal and turn


@rule("KOMI-GOAL-03", "KOMI-CRYS-05", "KOMI-CRYS-06", "KOMI-CRYS-R06")
def test_the_third_pylon_loses_even_where_it_cannot_stand() -> None:
    crowded = {0: {"crystals": 2, "support": {"3": "pylon", "4": "pylon"}}}
    play = Stage(
        {"zone": 3}, step="boss_5", boss={"zone": 0}, boss_dice={**QUIET, "4": [0, 6]}, zones=crowded
    )
    assert (play.ending, play.table.winners) == ("pylons", [])
    assert play.happened("PylonBuilt")[0].value == 0
    free = {0: {"crystals": 2, "support": {"3": "support_07"}}, 2: {"support": {"3": "pylon", "4": "pylon"}}}
    play = Stage({"zone": 3}, step="boss_5", boss={"zone": 0}, boss_dice={**QUIET, "4": [0, 6]}, zones=free)
    assert play.ending == "pylons"
    assert play.happened("PylonBuilt")[0].value == 3, "nothing is asked, it is shown on the lower value"


@rule("KOMI-GOAL-R02")
def test_who_has_won_cannot_lose_any_more() -> None:
    st = GAME.start(2, GAME.options({}, 2), 1)
    win(st)  # type: ignore[arg-type]
    lose(st, "pylons", "KOMI-GOAL-03")  # type: ignore[arg-type]
    assert GAME.winners(st) == [0, 1]


@rule("KOMI-TURN-01", "KOMI-TURN-02", "KOMI-TURN-03")
def test_the_steps_come_in_the_order_of_the_ledger() -> None:
    table = begin(GAME, seats=2, seed=11, options={"placement": "default"})
    while not table.over and table.view().turn < 3:
        table.answer(table.asked[0], 0)
    told = [e.step for e in table.events if e.kind == "StepBegan"]  # type: ignore[attr-defined]
    turn = [
        "boss_1",
        "boss_2",
        "boss_3",
        "boss_4",
        "boss_5",
        "monster_0",
        "monster_1",
        "monster_2",
        "monster_3",
        "end",
    ]
    assert told[:10] == turn
    assert told[10] == "boss_1"


@rule("KOMI-TURN-R04")
def test_several_effects_of_one_thing_go_cards_first_then_the_ally() -> None:
    play = Stage(
        {"zone": 1, "fame": 1, "ally": "media", "cards": ["camera_hog"]},
        {"zone": 4},
        dice="fame heart",
        boss={"zone": 4},
        boss_dice={"1": [1, 1]},
    )
    play.choose("opt-fame")
    play.choose("opt-steal", die=1)
    assert [e.power for e in play.happened("PowerUsed")] == ["camera_hog", "media_1"]


@rule("KOMI-TURN-R05")
def test_a_target_must_be_chosen_and_a_single_one_is_not_asked() -> None:
    one = shop(
        {"zone": 1, "energy": 7}, market=["crystal_drill", "unlock", "heave_ho"], zones={2: {"crystals": 1}}
    )
    one.buy("crystal_drill")
    assert one.crystals(2) == 0
    assert one.question.kind == "buy"
    two = {2: {"crystals": 1}, 3: {"crystals": 1}}
    several = shop({"zone": 1, "energy": 7}, market=["crystal_drill", "unlock", "heave_ho"], zones=two)
    several.buy("crystal_drill")
    several.expect("card_choice")
    assert not several.offers("opt-decline")


# -------------------------------------------------------------------- Boss Phase


@rule("KOMI-BOSS-05")
def test_without_available_dice_nothing_is_dropped() -> None:
    play = Stage({"zone": 3}, step="boss_2", boss={"zone": 5}, boss_dice=QUIET)
    assert play.happened("BossDiceDropped") == []


@rule("KOMI-BOSS-12", "KOMI-BOSS-08")
def test_the_boss_makes_one_movement() -> None:
    dice = {"1": [1, 4], "2": [2, 1], "3": [2, 1], "4": [2, 1], "5": [2, 1]}
    play = Stage({"zone": 4}, step="boss_3", boss={"zone": 0}, boss_dice=dice)
    assert play.boss.zone == 1
    assert len(play.happened("BossMoved")) == 1
    own = Stage({"zone": 4}, step="boss_3", boss={"zone": 0}, boss_dice={**QUIET, "1": [0, 4]})
    assert own.happened("BossMoved")[0].zone == 0


@rule("KOMI-BOSS-R02", "KOMI-BOSS-10")
def test_firelings_count_in_the_tie_break() -> None:
    dice = {**{str(n): [3, 2] for n in range(3, 8)}, "1": [1, 4], "2": [5, 5]}
    zones = {5: {"minions": {"fireling": 2}}, 1: {"minions": {"soldier": 1}}}
    play = Stage(
        {"zone": 3}, step="boss_3", boss={"boss": "lavalord", "zone": 0}, boss_dice=dice, zones=zones
    )
    assert play.boss.zone == 5


@rule("KOMI-BOSS-R03", "KOMI-BOSS-11")
def test_monsters_crystals_and_tiles_do_not_draw_the_boss() -> None:
    dice = {"1": [1, 4], "2": [5, 5], "3": [3, 1], "4": [3, 1], "5": [3, 1]}
    zones = {5: {"crystals": 2, "support": {"3": "support_07", "4": "pylon"}}}
    play = Stage({"zone": 5}, {"zone": 5}, step="boss_3", boss={"zone": 0}, boss_dice=dice, zones=zones)
    assert play.boss.zone == 1


@rule("KOMI-BOSS-R06")
def test_minions_drawn_in_step_5_do_not_activate() -> None:
    play = Stage(
        {"zone": 0}, step="boss_5", boss={"zone": 0}, boss_dice={**QUIET, "4": [0, 2]}, script=[0, 0]
    )
    assert play.zone(0).minions == {"soldier": 2}
    assert play.health() == [10]


@rule("KOMI-BOSS-23", "KOMI-BOSS-22")
def test_dice_in_other_zones_stay() -> None:
    play = Stage({"zone": 3}, step="boss_5", boss={"zone": 0}, boss_dice={**QUIET, "5": [0, 6]})
    assert play.available() == [5]
    assert [(d.zone, d.symbols) for d in play.boss.dice if d.die == 1] == [(2, ["minion"])]


@rule("KOMI-CRYS-R02", "KOMI-CRYS-R05")
def test_a_zone_collects_again_after_a_pylon() -> None:
    play = Stage(
        {"zone": 3},
        step="boss_4",
        boss={"zone": 0},
        boss_dice=QUIET,
        zones={0: {"crystals": 2, "minions": {"builder": 3}, "support": {"3": "pylon"}}},
    )
    assert play.ending == ""
    assert (play.crystals(0), play.view.pylons) == (2, 2)


@rule("KOMI-CRYS-R01")
def test_the_active_player_chooses_the_space_of_a_pylon() -> None:
    play = Stage(
        {"zone": 3},
        {"zone": 4},
        active=1,
        step="boss_5",
        boss={"zone": 0},
        boss_dice={**QUIET, "4": [0, 6]},
        zones={0: {"crystals": 2, "support": {"4": "support_07"}}},
    )
    play.expect("pylon_space", 1)
    play.choose("opt-pylon", value=4)
    assert play.support(0, 4).holds == "pylon"


@rule("KOMI-CRYS-R04")
def test_no_plain_action_removes_a_crystal_or_a_pylon() -> None:
    play = Stage(
        {"zone": 1},
        dice="heart energy fame claw foot support",
        zones={1: {"crystals": 2, "support": {"3": "pylon"}}},
    )
    assert not {o.say for o in play.question.options} & {"opt-remove_crystal", "opt-remove_pylon"}
    assert not any(o.at is not None and o.at.id == "support-2" for o in play.question.options)


# ---------------------------------------------------------------------- rolling


@rule("KOMI-ROLL-03", "KOMI-ROLL-04", "KOMI-ROLL-05", "KOMI-ROLL-R06")
def test_any_dice_are_rolled_again_also_those_kept_before() -> None:
    play = Stage({"zone": 3}, step="monster_1", script=["heart"] * 6 + ["claw"] * 2 + ["foot"] * 3)
    play.pick(0, 1)
    assert play.view.dice == ["claw", "claw", "heart", "heart", "heart", "heart"]
    play.pick(0, 2, 3)
    assert play.view.dice == ["foot", "claw", "foot", "foot", "heart", "heart"]
    play.expect("resolve")


@rule("KOMI-ROLL-R03", "KOMI-ROLL-R05")
def test_never_more_than_ten_dice() -> None:
    owner = {"zone": 3, "fame": 17, "ally": "apes", "cards": ["spare_arm", "spare_arm"]}
    assert len(Stage(owner, {"zone": 4}, step="monster_1").view.dice) == 9
    game = GAME.with_data({"power_card": {"spare_arm": {"do": [{"verb": "extra_die", "n": 4}]}}})
    position = {"monsters": [{"cards": ["spare_arm", "spare_arm"]}], "step": "monster_1"}
    assert len(begin(game, seats=0, seed=1, position=position).view().dice) == 10


@rule("KOMI-ROLL-R04")
def test_locked_dice_are_not_rolled() -> None:
    play = Stage({"zone": 3}, step="monster_1", zones={3: {"locked": ["claw", "fame"]}})
    play.pick(0, 1, 2, 3, 4, 5)
    assert play.locked(3) == ["claw", "fame"]
    assert not play.offers("opt-unlock")


@rule("KOMI-ROLL-R02")
def test_dice_on_a_card_of_another_monster_can_be_taken_too() -> None:
    play = Stage(
        {"zone": 3},
        {"zone": 4, "cards": ["dice_pouch"], "pouch": ["claw", "fame"]},
        step="monster_1",
        zones={1: {"locked": ["foot", "foot", "heart"]}},
    )
    assert len(play.expect("take_locked").options) == 4, "one option for dice that are alike"
    play.choose("opt-take-from-card", face="fame")
    assert play.monster(1).pouch == ["claw"]


# -------------------------------------------------------------------- resolving


@rule("KOMI-RES-01", "KOMI-RES-02", "KOMI-RES-R03")
def test_dice_are_resolved_in_any_order_one_by_one_or_together_and_only_once() -> None:
    play = Stage({"zone": 1, "health": 5}, dice="heart heart energy claw", boss={"zone": 1})
    play.choose("opt-heart", n=1)
    assert play.offers("opt-heart", n=1)
    assert not play.offers("opt-heart", n=2)
    play.choose("opt-damage", claws=1)
    play.choose("opt-energy", n=1)
    play.choose("opt-heart", n=1)
    assert play.health() == [7]
    assert not play.offers("opt-lock")


@rule("KOMI-RES-09", "KOMI-RES-R01", "KOMI-RES-R07")
def test_leaving_step_2_gives_up_pool_and_dice() -> None:
    play = Stage(
        {"zone": 1, "energy": 5}, dice="claw heart", pool=2, market=["unlock", "heave_ho", "spare_arm"]
    )
    play.done()
    assert (play.view.pool, play.view.dice, play.view.available) == (0, [], 10)
    assert play.happened("DamageLost", amount=2)
    play.expect("buy")


@rule("KOMI-FACE-02", "KOMI-FACE-R02")
def test_a_heart_may_be_wasted_on_a_healthy_monster() -> None:
    play = Stage({"zone": 1, "health": 10}, dice="heart claw")
    play.choose("opt-heart")
    assert play.health() == [10]
    assert play.fresh() == ["claw"]


@rule("KOMI-FACE-04")
def test_more_than_five_energy_dice() -> None:
    gains = []
    for n in (6, 7, 8, 10):
        play = Stage({"zone": 1}, dice=" ".join(["energy"] * n))
        gains.append(play.fitting("opt-energy", n=n)[0].args["energy"])
        play.choose("opt-energy", n=n)
        assert play.happened("EnergyGained")[0].amount == gains[-1]
    assert gains == [16, 18, 21, 30]


@rule("KOMI-FACE-08", "KOMI-FAME-03")
def test_a_fame_face_without_a_boss_die_asks_nothing() -> None:
    play = Stage({"zone": 1, "fame": 1, "ally": "apes"}, dice="fame heart", boss={"zone": 4})
    play.choose("opt-fame")
    assert play.monster(0).fame == 2
    play.expect("resolve")


@rule("KOMI-FACE-R05", "KOMI-FACE-R07", "KOMI-FACE-R08")
def test_a_foot_moves_a_monster_of_the_own_zone_to_another_zone_or_deals_damage() -> None:
    play = Stage(
        {"zone": 1},
        {"zone": 1},
        {"zone": 3},
        dice="foot heart",
        boss={"zone": 1},
        zones={1: {"minions": {"soldier": 1}}},
    )
    walks = [
        (o.args["seat"], o.args["zone"]) for o in (*play.fitting("opt-walk"), *play.fitting("opt-carry"))
    ]
    assert sorted(walks) == [(0, "jungle"), (0, "lagoon"), (1, "jungle"), (1, "lagoon")]
    play.choose("opt-damage", feet=1)
    assert play.view.pool == 1
    assert not play.offers("opt-walk")


@rule("KOMI-SPEND-R01")
def test_locked_dice_pay_for_nothing() -> None:
    zones = {1: {"crystals": 1, "locked": ["claw"]}}
    play = Stage({"zone": 1, "cards": ["crystal_cruncher"]}, dice="claw heart", zones=zones)
    assert not play.offers("opt-use")
    play.choose("opt-unlock", face="claw")
    play.use("crystal_cruncher")
    assert play.crystals(1) == 0


# ----------------------------------------------------------------------- damage


@rule("KOMI-DMG-01", "KOMI-DMG-09", "KOMI-DMG-05")
def test_damage_is_for_enemies_in_the_own_zone() -> None:
    play = Stage(
        {"zone": 1},
        {"zone": 1},
        dice="heart",
        pool=9,
        boss={"zone": 1, "health": 7},
        zones={2: {"minions": {"soldier": 1}}},
    )
    assert not play.offers("opt-destroy")
    assert [o.args["n"] for o in play.fitting("opt-hit-boss")] == [1, 2, 3, 4, 5, 6, 7]
    play.choose("opt-hit-boss", n=3)
    assert (play.boss.health, play.view.pool, play.health()) == (4, 6, [10, 10])


@rule("KOMI-DMG-04")
def test_a_minion_takes_its_whole_health_at_once_or_nothing() -> None:
    play = Stage({"zone": 1}, dice="claw heart", pool=1, zones={1: {"minions": {"cannon": 1}}})
    assert not play.offers("opt-destroy")
    play.choose("opt-damage", claws=1)
    play.choose("opt-destroy", minion="cannon", n=2)
    assert play.view.pool == 1


# ----------------------------------------------------------------------- buying


@rule("KOMI-BUY-06", "KOMI-BUY-R08")
def test_an_empty_deck_is_not_shuffled_again() -> None:
    play = shop(
        {"zone": 1, "energy": 9},
        market=["unlock", "heave_ho", "spare_arm"],
        deck=["stage_fright"],
        deck_ends=True,
        discard=["mole_claws"],
        boss={"zone": 0, "fame": 3},
    )
    play.buy("unlock")
    assert play.view.market[0] == ""
    assert (play.view.deck, play.boss.fame) == (0, 1)
    assert play.view.discard == ["mole_claws", "stage_fright"]


@rule("KOMI-BUY-08", "KOMI-BUY-07", "KOMI-BUY-R03")
def test_the_market_is_discarded_as_long_as_energy_and_deck_last() -> None:
    play = shop(
        {"zone": 1, "energy": 6},
        market=["unlock", "heave_ho", "spare_arm"],
        deck=["mole_claws", "static_fur", "acid_spit", "whirlwind"],
        deck_ends=True,
    )
    play.choose("opt-sweep", price=2)
    assert play.view.market == ["mole_claws", "static_fur", "acid_spit"]
    assert play.view.discard == ["unlock", "heave_ho", "spare_arm"]
    play.choose("opt-sweep")
    assert play.view.market == ["whirlwind", "", ""]
    assert not play.happened("CardRevealed", card="unlock")
    assert play.ending == ""


@rule("KOMI-BUY-09")
def test_events_never_lie_in_the_market() -> None:
    play = shop(
        {"zone": 1, "energy": 4},
        market=["unlock", "heave_ho", "spare_arm"],
        deck=["stage_fright", "bad_reviews", "ash_cloud", "mole_claws", "static_fur", "acid_spit"],
    )
    play.choose("opt-sweep")
    assert play.view.market == ["mole_claws", "static_fur", "acid_spit"]
    assert play.health() == [9]


# ---------------------------------------------------------- the Ultimate Challenge


def challenge(**more: object) -> Stage:
    """A beaten Boss at the end of a turn."""
    position: dict[str, object] = {
        "mode": "ultimate",
        "step": "end",
        "boss": {"zone": 1, "health": 0, "fame": 12},
        "boss_dice": {"1": [4, 1], "2": [4, 1]},
        **more,
    }
    return Stage({"zone": 2, "health": 3}, {"zone": 3, "health": 9}, **position)  # type: ignore[arg-type]


@rule("KOMI-ULT-01", "KOMI-ULT-04", "KOMI-ULT-R03", "KOMI-ULT-R02", "KOMI-ULT-R06")
def test_the_next_boss_takes_the_place_of_the_beaten_one() -> None:
    zones = {4: {"crystals": 2, "locked": ["claw"], "support": {"3": "support_07*", "4": "pylon"}}}
    play = challenge(zones=zones)
    question = play.expect("boss_zone", 0)
    assert {o.args["zone"] for o in question.options} == {"jungle", "ruins", "mangrove", "cliffs"}
    assert (play.view.pylons, sum(play.zone(4).minions.values())) == (0, 5)
    play.choose("opt-zone", zone="cliffs")
    arrived = play.happened("BossArrived")[0]
    assert (arrived.boss, arrived.zone) == ("lithosaur", 5)
    assert (play.crystals(4), play.locked(4), play.support(4, 3).used) == (2, ["claw"], True)
    assert play.view.bosses_to_come == ["lavalord"]


@rule("KOMI-ULT-09", "KOMI-ULT-R04", "KOMI-ULT-R07")
def test_lavalord_comes_last_and_beating_it_wins() -> None:
    play = challenge(boss={"boss": "lithosaur", "zone": 1, "health": 0}, boss_dice={})
    play.choose("opt-zone", zone="cliffs")
    assert play.view.firelings + sum(z.minions.get("fireling", 0) for z in play.view.zones) == 8
    assert play.view.active == 1, "its first Boss Phase is that of the next player"
    last = Stage(
        {"zone": 2},
        mode="ultimate",
        dice="heart",
        pool=1,
        boss={"boss": "lavalord", "zone": 2, "health": 1},
    )
    last.choose("opt-hit-boss", n=1)
    assert (last.ending, last.table.winners) == ("won", [0])


@rule("KOMI-ULT-R09")
def test_respite_heals_at_the_change() -> None:
    play = challenge(respite=True)
    assert play.health() == [8, 10]
    assert challenge().health() == [3, 9]


# ------------------------------------------------- what docs/rulings decides beyond


@rule("KOMI-CRYS-R01", "KOMI-COMP-R10")
def test_a_crystal_does_not_ask_between_dice_that_are_alike() -> None:
    play = Stage(
        {"zone": 3},
        step="boss_5",
        boss={"zone": 0},
        boss_dice={**QUIET, "4": [0, 6]},
        zones={0: {"locked": ["claw", "claw", "claw"]}},
    )
    assert play.happened("CrystalBuilt", face="claw")
    assert play.locked(0) == ["claw", "claw"]


@rule("KOMI-RES-09")
def test_a_step_with_nothing_left_to_do_ends_by_itself() -> None:
    market = ["heave_ho", "spare_arm", "mole_claws"]
    play = Stage({"zone": 1}, {"zone": 3}, dice="energy", boss={"zone": 5}, boss_dice=QUIET, market=market)
    play.choose("opt-energy")
    assert play.view.turn == 2, (
        "1 Energy buys nothing that lies in this market, or the turn would wait in step 3"
    )


@rule("KOMI-DMG-02")
def test_vital_point_is_offered_only_while_minions_are_there() -> None:
    owner = {"zone": 1, "fame": 17, "ally": "ninjas"}
    play = Stage(owner, {"zone": 4}, dice="heart", pool=3, boss={"zone": 1})
    assert not play.offers("opt-use", power="ninjas_4")
    assert play.offers("opt-hit-boss", n=3)


@rule("KOMI-FAME-R03")
def test_an_ally_due_comes_before_the_powers_that_react() -> None:
    play = Stage(
        {"zone": 1, "cards": ["camera_hog"]},
        {"zone": 4},
        dice="fame heart",
        boss={"zone": 4},
        boss_dice={"1": [1, 1]},
    )
    play.choose("opt-fame")
    play.choose("opt-steal", die=1)
    play.expect("choose_ally", 0)
    assert play.monster(0).fame == 2
    play.answer(0)
    assert play.monster(0).fame == 3
