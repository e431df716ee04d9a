"""Components, definitions, set-up and options."""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.engine.errors import BadSetup
from kaiju.engine.record import begin
from kaiju.games.king_of_monster_island import GAME
from kaiju.games.king_of_monster_island.data import DATA
from kaiju.games.king_of_monster_island.state import FACES, ISLAND, MONSTERS, ZONE_NAMES
from kaiju.rulebook import Catalogue
from tests.games.king_of_monster_island.stage import QUIET, Stage, shop
from tests.marks import compiled, rule

pytestmark = compiled

BOX = GAME.several


def fresh(seats: int = 2, **options: Any) -> Any:
    """A table before anything has happened."""
    return GAME.view(GAME.start(seats, GAME.options(options, seats), 4711), -1)


@rule("KOMI-COMP-01", "KOMI-COMP-02", "KOMI-COMP-14", "KOMI-COMP-R01")
def test_one_to_five_monsters_that_differ_only_in_name() -> None:
    assert GAME.declaration.team
    assert (GAME.seats_min, GAME.seats_max, len(MONSTERS), len(BOX.bosses)) == (1, 5, 5, 3)
    for seats in range(1, 6):
        shown = fresh(seats).monsters
        assert len({m.monster for m in shown}) == seats
        assert {(m.health, m.max_health, m.fame, m.energy) for m in shown} == {(10, 10, 0, 0)}
    won = Stage({"zone": 1}, {"zone": 3}, {"zone": 4}, dice="heart", pool=1, boss={"zone": 1, "health": 1})
    won.choose("opt-hit-boss", n=1)
    assert won.table.winners == [0, 1, 2]


@rule("KOMI-COMP-03", "KOMI-COMP-R04", "KOMI-COMP-04", "KOMI-COMP-05")
def test_six_zones_in_a_ring_with_their_spaces() -> None:
    assert len(ZONE_NAMES) == 6
    assert [ISLAND.distance[0][zone] for zone in range(6)] == [0, 1, 2, 3, 2, 1]
    assert all(ISLAND.near[zone] == [(zone - 1) % 6, (zone + 1) % 6] for zone in range(6))
    for zone in fresh().zones:
        assert [space.value for space in zone.support] == [3, 4]
        assert len(zone.die_spaces) == 3


@rule("KOMI-COMP-06", "KOMI-COMP-16", "KOMI-SHEET-01", "KOMI-SETUP-15", "KOMI-SETUP-R06")
def test_boss_sheets_have_two_sides_with_the_same_powers() -> None:
    for boss in BOX.bosses:
        fames = [power.fame for power in boss.powers]
        assert fames == sorted(fames)
        assert fames[0] == 0
        assert boss.health[0] < boss.health[1]
        assert boss.dice[0] < boss.dice[1]
        for seats in range(1, 6):
            for side in ("blue", "red"):
                shown = fresh(seats, boss=boss.key, side=side).boss
                assert (shown.health, len(shown.dice)) == (
                    boss.health[side == "red"],
                    boss.dice[side == "red"],
                )
                assert [p.power for p in shown.powers] == [p.key for p in boss.powers]


@rule("KOMI-COMP-07", "KOMI-COMP-R02", "KOMI-COMP-R10")
def test_ten_monster_dice_with_six_faces() -> None:
    assert FACES == ("heart", "energy", "fame", "claw", "foot", "support")
    assert fresh().available == 10
    seen = Stage({"zone": 3}, step="monster_1", script=[0, 1, 2, 3, 4, 5])
    assert seen.view.dice == list(FACES)


@rule("KOMI-COMP-08", "KOMI-COMP-R03")
def test_eight_boss_dice_all_different() -> None:
    dice = [tuple(map(tuple, BOX.boss_faces[die * 6 : die * 6 + 6])) for die in range(8)]
    assert len({tuple(sorted(die)) for die in dice}) == 8
    assert any(len(face) > 1 for die in dice for face in die)


@rule(
    "KOMI-COMP-09",
    "KOMI-COMP-12",
    "KOMI-COMP-15",
    "KOMI-COMP-17",
    "KOMI-COMP-18",
    "KOMI-COMP-19",
    "KOMI-COMP-20",
)
def test_the_counts_of_the_box() -> None:
    counts = Catalogue(GAME.name).meta
    assert sum(not card.event for card in BOX.cards) == counts["power_cards"]
    assert sum(card.event for card in BOX.cards) == counts["events"]
    assert {entry["kind"] for entry in DATA["event"].values()} == {"positive", "negative"}
    assert [len(ally.powers) for ally in BOX.allies] == [4] * 6
    assert sum(BOX.minion_count[:4]) == 30
    assert BOX.minion_count[4] == 8
    assert len(BOX.tiles) == 12
    assert fresh().pylons == 0


@rule("KOMI-COMP-10", "KOMI-BUY-04", "KOMI-BUY-R05")
def test_a_keep_card_stays_and_works_at_once() -> None:
    play = shop(
        {"zone": 1, "energy": 4},
        {"zone": 3},
        market=["picky_shopper", "heave_ho", "spare_arm"],
        deck=["unlock", "static_fur", "acid_spit", "mole_claws"],
        boss_dice=QUIET,
        boss={"zone": 5},
    )
    play.buy("picky_shopper")
    assert play.offers("opt-sweep", price=1)
    play.end_turn()
    assert [c.card for c in play.monster(0).cards] == ["picky_shopper"]


@rule("KOMI-COMP-13", "KOMI-COMP-R06", "KOMI-COMP-R09")
def test_energy_has_no_limit_and_a_price_is_paid_in_full() -> None:
    play = Stage({"zone": 1, "energy": 9000}, dice="energy heart")
    play.choose("opt-energy")
    assert play.monster(0).energy == 9001
    poor = shop({"zone": 1, "energy": 7}, market=["heave_ho", "unlock", "spare_arm"])
    assert not poor.offers("opt-buy", card="heave_ho")
    assert poor.offers("opt-buy", card="unlock")


@rule("KOMI-COMP-21", "KOMI-SETUP-07", "KOMI-SETUP-R02", "KOMI-SETUP-08")
def test_the_reserve_at_the_start() -> None:
    for seats in (1, 5):
        shown = fresh(seats)
        assert sum(shown.bag.values()) + sum(sum(z.minions.values()) for z in shown.zones) == 30
        assert (shown.tiles, shown.available, shown.firelings) == (12, 10, 0)
        assert all(die.zone < 0 for die in shown.boss.dice)
        assert not any(s.holds for z in shown.zones for s in (*z.die_spaces, *z.support))
        assert all(not m.cards and not m.ally for m in shown.monsters)
    assert fresh(boss="lavalord").firelings == 8


@rule("KOMI-COMP-22", "KOMI-COMP-23")
def test_a_die_is_available_when_it_is_not_on_the_board_and_the_roll_grows_by_unlocking() -> None:
    play = Stage({"zone": 3}, dice="claw heart", zones={3: {"locked": ["fame"]}})
    assert play.view.available == 7
    play.choose("opt-unlock", face="fame")
    assert sorted(play.fresh()) == ["claw", "fame", "heart"]
    assert play.view.available == 7
    play.choose("opt-lock", face="claw")
    assert play.view.available == 7
    play.done()
    assert play.locked(3) == ["claw"]


@rule("KOMI-COMP-R05")
def test_boss_dice_take_no_die_space() -> None:
    full = {3: {"locked": ["claw", "fame", "foot"]}}
    play = Stage(
        {"zone": 0}, step="boss_2", boss={"zone": 1}, zones=full, script=[3, 0, 3, 0, 3, 0, 3, 0, 3, 0]
    )
    assert [die.zone for die in play.boss.dice] == [3] * 5
    assert play.locked(3) == ["claw", "fame", "foot"]


@rule("KOMI-COMP-R07")
def test_crystals_never_run_out() -> None:
    two = {zone: {"crystals": 2} for zone in range(6)}
    play = Stage(
        {"zone": 3},
        step="boss_5",
        boss={"zone": 0},
        boss_dice={**QUIET, "4": [0, 6]},
        zones=two,
    )
    play.expect("pylon_space", 0)
    play.answer(0)
    assert (play.crystals(0), play.view.pylons) == (0, 1)


@rule("KOMI-SETUP-01", "KOMI-SETUP-03", "KOMI-SETUP-04", "KOMI-SETUP-05", "KOMI-SETUP-16")
def test_the_first_game_is_the_blue_side_of_crystal_dragon() -> None:
    shown = fresh()
    assert (shown.boss.boss, shown.boss.side, shown.boss.health, shown.boss.zone) == (
        "crystal_dragon",
        "blue",
        15,
        0,
    )
    assert [die.die for die in shown.boss.dice] == [1, 2, 3, 4, 5]
    assert [boss.key for boss in BOX.bosses] == ["crystal_dragon", "lithosaur", "lavalord"]


@rule("KOMI-SETUP-13", "KOMI-SETUP-R03", "KOMI-SETUP-19", "KOMI-SETUP-R08", "KOMI-SETUP-17")
def test_monsters_are_placed_one_by_one_before_the_allies_are_known() -> None:
    table = begin(GAME, seats=5, seed=5)
    for seat in range(4):
        question = table.question
        assert question is not None
        assert (question.kind, question.seat) == ("place_monster", seat)
        assert len(question.options) == 5 - seat
        assert table.view().allies == []
        assert all(table.view().market)
        table.answer(seat, 0)
    zones = [event.zone for event in table.events if event.kind == "MonsterPlaced"]  # type: ignore[attr-defined]
    assert sorted([0, *zones]) == [0, 1, 2, 3, 4, 5]
    assert len(table.view().allies) == 6


@rule("KOMI-SETUP-14", "KOMI-SETUP-R07", "KOMI-TURN-04")
def test_any_seat_may_begin_and_turns_go_round() -> None:
    table = begin(GAME, seats=3, seed=5, options={"start_seat": 2, "placement": "default"})
    assert table.view().active == 1
    for _ in range(400):
        if table.over:
            break
        table.answer(table.asked[0], 0)
    began = [event.seat for event in table.events if event.kind == "TurnBegan"]  # type: ignore[attr-defined]
    assert began[:4] == [1, 2, 0, 1][: len(began)]
    phases = [e for e in table.events if e.kind == "StepBegan" and e.step == "boss_1"]  # type: ignore[attr-defined]
    assert len(phases) == len(began)


@rule("KOMI-SETUP-18", "KOMI-BOSS-06", "KOMI-BOSS-R01")
def test_every_die_ends_in_one_of_the_six_zones() -> None:
    zones = set()
    for seed in range(40):
        table = begin(GAME, seats=1, seed=seed, options={"placement": "default"})
        dropped = next(e for e in table.events if e.kind == "BossDiceDropped")
        assert len(dropped.zones) == 5  # type: ignore[attr-defined]
        zones |= set(dropped.zones)  # type: ignore[attr-defined]
    assert zones == {0, 1, 2, 3, 4, 5}


@rule("KOMI-SETUP-R07", "KOMI-ULT-R09")
@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"colour": "red"}, "has no option called colour"),
        ({"mode": "double"}, "The option mode is one of single, ultimate, not 'double'."),
        ({"boss": "godzilla"}, "The option boss is one of"),
        ({"side": 1}, "The option side is one of blue, red, not 1."),
        ({"placement": True}, "The option placement is one of"),
        ({"start_seat": 3}, "Seat 3 cannot begin: there are 2 seats"),
        ({"start_seat": 0}, "The option start_seat is a number from 1 to 5, not 0."),
        ({"rolls": 5}, "The option rolls is a number from 3 to 4, not 5."),
        ({"respite": True}, "only in the Ultimate Challenge"),
        ({"respite": "yes"}, "The option respite is on or off."),
        ({"mode": "ultimate", "boss": "lavalord"}, "The Ultimate Challenge begins with crystal_dragon"),
        ({"monsters": ["hades", "hades"]}, "Two players cannot both be hades"),
    ],
)
def test_impossible_options_are_refused_with_the_reason(options: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSetup, match=told.replace(".", r"\.")):
        begin(GAME, seats=2, seed=1, options=options)


@rule("KOMI-SOLO-R02", "KOMI-SOLO-02")
def test_counts_follow_the_number_of_monsters_whoever_runs_them() -> None:
    for seats in range(1, 6):
        table = begin(GAME, seats=seats, seed=1, options={"placement": "default"})
        assert len(table.view().allies) == seats + 1


@rule("KOMI-ROLL-R01", "KOMI-SETUP-R07")
def test_four_rolls_are_an_option() -> None:
    play = Stage({"zone": 3}, step="monster_1", rolls=4)
    assert play.expect("reroll").args["left"] == 3
