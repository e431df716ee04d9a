"""The worked examples of the rulebook and of the ledger, each under its own id."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from kaiju.engine.chance import mix
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo import GAME
from kaiju.games.king_of_tokyo.cards import BASE
from kaiju.games.king_of_tokyo.events import RolledOff
from kaiju.rulebook import Ledger
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import rule

SHOP = ["tank", "jets", "heal"]
COSTS = {card.facts.key: card.facts.cost for card in BASE}


def who(name: str, **more: Any) -> dict[str, Any]:
    return {"monster": name, **more}


def hearts(play: Stage) -> dict[str, int]:
    return {m.monster: m.hearts for m in play.view.monsters}


def places(play: Stage) -> dict[str, str]:
    return {m.monster: m.place for m in play.view.monsters if m.place != "outside"}


def five(**more: dict[str, Any]) -> list[dict[str, Any]]:
    """The five Monsters of the rulebook's long example, in the order in which they play."""
    seats = ("meka_dragon", "gigazaur", "space_penguin", "the_king", "cyber_kitty")
    return [who(name, **more.get(name, {})) for name in seats]


# ---- the rulebook's own


@rule("KOT-EX-01", "KOT-NUM-01", "KOT-NUM-02")
def test_ex_01_four_ones_are_two_points() -> None:
    play = Stage(who("gigazaur"), who("cyber_kitty", place="city"), dice="1 1 1 1 e h")
    assert play.vp(0) == 2


@rule("KOT-EX-02", "KOT-ROLL-04", "KOT-ROLL-05", "KOT-ROLL-06")
def test_ex_02_threes_set_aside_are_rolled_again() -> None:
    play = Stage(
        who("gigazaur", energy=9),
        who("cyber_kitty", place="city"),
        script="3 3 1 e h s" + " 2 2 2 h" + " 2 e s",
    )
    play.keep(0, 1)
    assert play.view.dice == [2, 2, 1, 1, 1, 5]
    play.keep(2, 3, 4)
    assert play.view.dice == [1, 3, 1, 1, 1, 4]


@rule("KOT-EX-03", "KOT-NUM-02", "KOT-NRG-01", "KOT-SMASH-04", "KOT-HEAL-01")
def test_ex_03_and_are_resolved() -> None:
    play = Stage(
        who("gigazaur", hearts=7),
        who("cyber_kitty", place="city"),
        who("the_king"),
        dice="2 2 2 2 e s",
    )
    assert (play.vp(0), play.energy(0)) == (3, 1)
    assert hearts(play) == {"gigazaur": 7, "cyber_kitty": 9, "the_king": 10}


@rule("KOT-EX-04", "KOT-SMASH-02", "KOT-SMASH-03")
def test_ex_04_in_the_bay_the_same_smash_hits_everybody_outside() -> None:
    play = Stage(
        who("gigazaur", place="bay", energy=9),
        who("cyber_kitty", place="city"),
        who("the_king"),
        who("meka_dragon"),
        who("space_penguin"),
        dice="2 2 2 2 e s",
    )
    assert hearts(play) == {
        "gigazaur": 10,
        "cyber_kitty": 10,
        "the_king": 9,
        "meka_dragon": 9,
        "space_penguin": 9,
    }


@rule("KOT-EX-05", "KOT-SWEEP-01", "KOT-SWEEP-02", "KOT-BUY-02", "KOT-BUY-05", "KOT-NRG-02")
def test_ex_05_space_penguin_sweeps_buys_and_saves_the_rest() -> None:
    play = Stage(
        who("space_penguin", energy=10),
        who("the_king", place="city"),
        phase="buy",
        market=["frenzy", "energize", "mimic"],
        deck=["heal", "tank", "jets", "skyscraper"],
    )
    play.sweep()
    assert play.energy(0) == 8
    assert play.view.discard == ["frenzy", "energize", "mimic"]
    assert play.view.market == ["heal", "tank", "jets"]
    play.buy("heal")
    assert play.energy(0) == 5
    assert play.view.market == ["skyscraper", "tank", "jets"]
    play.done()
    play.end_turn()
    assert play.energy(0) == 5


@rule(
    "KOT-EX-06", "KOT-EX-07", "KOT-SMASH-04", "KOT-SMASH-06", "KOT-SMASH-08", "KOT-YIELD-02", "KOT-YIELD-03",
    "KOT-ENTER-01", "KOT-ENTER-06", "KOT-TOKYO-01",
)  # fmt: skip
def test_ex_06_07_both_yield_and_meka_dragon_enters_the_city() -> None:
    play = Stage(*five(gigazaur={"place": "city"}, space_penguin={"place": "bay"}), dice="s s s s 1 2")
    assert (play.hearts(1), play.hearts(2)) == (6, 6)
    play.yields(1)
    play.yields(2)
    assert (play.hearts(1), play.hearts(2)) == (6, 6)
    assert places(play) == {"meka_dragon": "city"}
    assert play.vp(0) == 1


@rule("KOT-EX-08", "KOT-SMASH-04", "KOT-YIELD-04", "KOT-ENTER-02", "KOT-TOKYO-01")
def test_ex_08_meka_dragon_stays_and_gigazaur_enters_the_bay() -> None:
    play = Stage(*five(meka_dragon={"place": "city"}), active=1, dice="s 1 1 2 2 3")
    play.stays(0)
    assert hearts(play) == dict.fromkeys(hearts(play), 10) | {"meka_dragon": 9}
    assert places(play) == {"meka_dragon": "city", "gigazaur": "bay"}
    assert play.vp(1) == 1


@rule("KOT-EX-09", "KOT-YIELD-02", "KOT-ENTER-02")
def test_ex_09_gigazaur_yields_the_bay_to_space_penguin() -> None:
    monsters = five(meka_dragon={"place": "city"}, gigazaur={"place": "bay"})
    play = Stage(*monsters, active=2, dice="s 1 1 2 2 3")
    assert (play.hearts(0), play.hearts(1)) == (9, 9)
    play.stays(0)
    play.yields(1)
    assert places(play) == {"meka_dragon": "city", "space_penguin": "bay"}
    assert play.vp(2) == 1


@rule("KOT-EX-10", "KOT-YIELD-01", "KOT-YIELD-06")
def test_ex_10_without_smash_nobody_enters_or_leaves() -> None:
    monsters = five(meka_dragon={"place": "city"}, space_penguin={"place": "bay"})
    play = Stage(*monsters, active=3, script="1 1 2 2 3 h" + " e 1 2 2 3 h")
    asked = play.asked_before_end_of_turn() + play.asked_before_end_of_turn()
    assert asked == [("keep_dice", 3), ("keep_dice", 4)]
    assert places(play) == {"meka_dragon": "city", "space_penguin": "bay"}


@rule("KOT-EX-11", "KOT-TOKYO-02")
def test_ex_11_meka_dragon_starts_in_tokyo() -> None:
    play = Stage(*five(meka_dragon={"place": "city", "vp": 1}))
    play.expect("keep_dice", seat=0)
    assert play.vp(0) == 3
    told = [e.kind for e in play.table.events]
    assert told.index("VPGained") < told.index("DiceRolled")


@rule("KOT-EX-12", "KOT-SMASH-02", "KOT-SMASH-03")
def test_ex_12_everybody_outside_loses_three_hearts() -> None:
    monsters = five(meka_dragon={"place": "city"}, space_penguin={"place": "bay"})
    play = Stage(*monsters, dice="s s s 1 2 2")
    assert [play.hearts(seat) for seat in range(5)] == [10, 7, 10, 7, 7]


@rule("KOT-EX-13", "KOT-ELIM-01", "KOT-ELIM-02", "KOT-BAY-03", "KOT-BAY-05")
def test_ex_13_gigazaur_falls_and_space_penguin_leaves_the_bay() -> None:
    for left in (1, 2, 3):
        fallen = {"hearts": left, "energy": 5, "cards": ["jets"]}
        monsters = five(
            meka_dragon={"place": "city", "energy": 9}, space_penguin={"place": "bay"}, gigazaur=fallen
        )
        play = Stage(*monsters, dice="s s s 1 2 2")
        assert play.view.active == 0
        gigazaur = play.monster(1)
        assert (gigazaur.alive, gigazaur.energy, gigazaur.cards) == (False, 0, [])
        assert "jets" in play.view.discard
        assert places(play) == {"meka_dragon": "city"}


# ---- derived from the rules


@rule("KOT-EX-14", "KOT-FIRST-02")
def test_ex_14_only_the_tied_two_roll_again() -> None:
    state = GAME.start(3, GAME.options({}, 3), mix(1))
    for smash in (2, 2, 1, 0, 3):
        state.rigged += [4] * smash + [0] * (6 - smash)
    table = Table(GAME, state, {})
    assert [e.seat for e in table.events if isinstance(e, RolledOff)] == [0, 1, 2, 0, 1]
    assert table.view().active == 1


@rule("KOT-EX-15", "KOT-SMASH-09", "KOT-ENTER-05")
def test_ex_15_the_first_player_hits_nobody_and_must_enter() -> None:
    play = Stage({}, {}, {}, script="s s s s s 1")
    play.roll()
    assert [m.hearts for m in play.view.monsters] == [10, 10, 10]
    assert (play.place(0), play.vp(0)) == ("city", 1)


@rule("KOT-EX-16", "KOT-NUM-04")
def test_ex_16_two_triples() -> None:
    assert Stage({}, {"place": "city"}, dice="1 1 1 2 2 2").vp(0) == 3


@rule("KOT-EX-17", "KOT-NUM-02", "KOT-NUM-05")
def test_ex_17_six_threes() -> None:
    assert Stage({}, {"place": "city"}, dice="3 3 3 3 3 3").vp(0) == 6


@rule("KOT-EX-18", "KOT-HEAL-01", "KOT-HEAL-02", "KOT-HEAL-06")
def test_ex_18_two_hearts_are_wasted() -> None:
    assert Stage({"hearts": 9}, {"place": "city"}, dice="h h h 1 1 2").hearts(0) == 10


@rule("KOT-EX-20", "KOT-HEAL-05")
def test_ex_20_heal_works_in_tokyo() -> None:
    play = Stage(
        {"place": "city", "hearts": 4, "energy": 3}, {}, phase="buy", market=["heal", "tank", "jets"]
    )
    play.buy("heal")
    assert play.hearts(0) == 6


@rule("KOT-EX-21", "KOT-YIELD-07", "KOT-HEAL-07", "KOT-ENTER-01")
def test_ex_21_smash_first_then_healing_then_tokyo() -> None:
    play = Stage({"hearts": 3}, {"place": "city"}, dice="s s h h 1 2")
    play.yields(1)
    assert (play.hearts(0), play.place(0)) == (5, "city")
    told = [e.kind for e in play.table.events]
    assert told.index("Yielded") < told.index("HeartsGained") < told.index("EnteredTokyo")


@rule("KOT-EX-23", "KOT-ENTER-02", "KOT-ENTER-04")
def test_ex_23_the_bay_is_entered_without_smash() -> None:
    play = Stage({}, {"place": "city"}, {}, {}, {}, {}, dice="1 1 2 2 3 h")
    assert (play.place(0), play.vp(0)) == ("bay", 1)


@rule("KOT-EX-25", "KOT-TOKYO-03", "KOT-XTRA-01")
def test_ex_25_freeze_time_in_tokyo() -> None:
    play = Stage({"place": "city", "cards": ["freeze_time"]}, {}, dice="1 1 1 2 2 3")
    assert play.vp(0) == 1
    play.choose("opt-yes")
    play.expect("keep_dice", seat=0)
    assert (play.vp(0), len(play.view.dice)) == (3, 5)


@rule("KOT-EX-26", "KOT-2P-01", "KOT-2P-02")
def test_ex_26_two_players_get_energy() -> None:
    play = Stage({}, {}, dice="1 1 2 2 3 h", options={"two_player": True})
    assert (play.place(0), play.energy(0), play.vp(0)) == ("city", 1, 0)
    play.rig("1 1 2 2 3 h")
    play.until("keep_dice", seat=1)
    play.roll()
    play.until("keep_dice", seat=0)
    assert (play.energy(0), play.vp(0)) == (2, 0)


@rule("KOT-EX-28", "KOT-END-05", "KOT-ELIM-08")
def test_ex_28_everyone_loses() -> None:
    play = Stage(
        {"hearts": 3, "energy": 4},
        {"hearts": 2},
        {"alive": False},
        phase="buy",
        market=["high_altitude_bombing", "tank", "jets"],
    )
    play.buy("high_altitude_bombing")
    assert play.winners() == []
    assert not any(m.alive for m in play.view.monsters)


@rule("KOT-EX-30", "KOT-END-06")
def test_ex_30_another_monster_wins_on_the_active_ones_turn() -> None:
    play = Stage(
        {}, {"vp": 17, "cards": ["eater_of_the_dead"]}, {"hearts": 1, "place": "city"}, {}, dice="s 1 1 2 2 3"
    )
    assert play.winners() == [1]


@rule("KOT-EX-49", "KOT-CARD-08", "KOT-SMASH-05")
def test_ex_49_fire_breathing_on_both_sides() -> None:
    play = Stage({"cards": ["fire_breathing"]}, {}, {}, {"place": "city"}, dice="s s 1 1 2 3")
    assert [m.hearts for m in play.view.monsters] == [10, 9, 10, 7]
    assert play.happened("HeartsLost", seat=1, smash=False, card="fire_breathing", amount=1)
    assert play.happened("HeartsLost", seat=3, smash=True, amount=3)
    play.expect("yield", seat=3)


@rule("KOT-EX-33", "KOT-CARD-10", "KOT-CARD-11")
def test_ex_33_metamorph_refunds_the_printed_five() -> None:
    assert COSTS["jets"] == 5
    play = Stage(
        {"energy": 4, "cards": ["alien_origin", "metamorph"]},
        {"place": "city"},
        phase="buy",
        market=["jets", "frenzy", "energize"],
    )
    play.choose("opt-buy", card="jets", price=4)
    names = [str(o.args["card"]) for o in play.expect("turn_in").items]
    play.pick(names.index("jets"))
    assert play.energy(0) == 5


@rule("KOT-EX-34", "KOT-CARD-06")
def test_ex_34_poison_stays_without_poison_spit() -> None:
    play = Stage(
        {"cards": ["metamorph", "poison_spit"]},
        {"poison": 2},
        {"place": "city"},
        phase="end",
        script="1 1 2 2 3 3",
    )
    names = [str(o.args["card"]) for o in play.expect("turn_in").items]
    play.pick(names.index("poison_spit"))
    play.expect("keep_dice", seat=1)
    play.roll()
    assert play.hearts(1) == 8


@rule("KOT-EX-44", "KOT-DECK-01")
def test_ex_44_twelve_discards_become_the_deck() -> None:
    twelve = [
        "frenzy", "energize", "mimic", "wings", "camouflage", "stretchy", "urbavore", "opportunist", "vast_storm",
        "skyscraper", "gas_refinery", "evacuation_orders",
    ]  # fmt: skip
    play = Stage(
        {"energy": 9},
        {"place": "city"},
        phase="buy",
        market=["jets", "tank", "heal"],
        deck=[],
        deck_ends=True,
        discard=twelve,
    )
    play.buy("jets")
    assert play.happened("DeckShuffled", cards=12)
    assert play.view.market[0] in twelve
    assert (play.view.deck, play.view.discard) == (11, [])


@rule("KOT-EX-47", "KOT-CARD-01", "KOT-CARD-18")
def test_ex_47_even_bigger_at_ten_hearts() -> None:
    play = Stage({"energy": 4}, {"place": "city"}, phase="buy", market=["even_bigger", "tank", "jets"])
    play.buy("even_bigger")
    assert play.hearts(0) == 12


@rule("KOT-EX-48", "KOT-BUY-04", "KOT-BUY-11")
def test_ex_48_alien_origin_makes_the_next_card_cheaper() -> None:
    assert COSTS["alien_origin"] == 3
    assert COSTS["tank"] == 4
    play = Stage({"energy": 6}, {"place": "city"}, phase="buy", market=["alien_origin", "tank", "jets"])
    play.choose("opt-buy", card="alien_origin", price=3)
    play.choose("opt-buy", card="tank", price=3)
    assert play.energy(0) == 0


# ---- none is missing


def test_every_example_of_the_base_game_has_its_test() -> None:
    ledger = Ledger("king_of_tokyo")
    wanted = {e.id for e in ledger.examples.values() if e.module in ("base", "two_player")}
    found: dict[str, set[str]] = {}
    for node in ast.parse(Path(__file__).read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            marks = [c for d in node.decorator_list for c in ast.walk(d) if isinstance(c, ast.Constant)]
            ids = {str(c.value) for c in marks}
            for id_ in ids:
                if id_.startswith("KOT-EX-"):
                    assert f"_{id_[-2:]}_" in node.name, f"{node.name} does not bear the number of {id_}"
                    found[id_] = ids
    assert set(found) == wanted
    for id_, ids in found.items():
        assert set(ledger.examples[id_].rules) <= ids, (
            f"the test of {id_} does not name all rules of its example"
        )
