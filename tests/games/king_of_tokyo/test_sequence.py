"""The windows of a turn, in the order of the ledger's sequence, as far as the base box has cards for them."""

from __future__ import annotations

from typing import Any

from kaiju.rulebook import Ledger
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY: dict[str, Any] = {"place": "city"}


def mimic(card: str) -> dict[str, Any]:
    return {"card": "mimic", "copies": card}


@rule("KOT-TURN-01", "KOT-TURN-03", "KOT-ROLL-12", "KOT-YIELD-07", "KOT-BUY-08", "KOT-ENDT-01")
def test_one_turn_through_its_windows() -> None:
    """Every question and every change of an eventful turn, in order."""
    play = Stage(
        {
            "energy": 8,
            "hearts": 9,
            "cards": [mimic("giant_brain"), "herd_culler", "acid_attack", "metamorph", "poison_spit"],
        },
        {"place": "city", "hearts": 9, "cards": ["psychic_probe", "camouflage", "burrowing"]},
        {"energy": 3, "cards": ["giant_brain", "opportunist", "extra_head"]},
        script="s e h 2 2 2 2" + " 1" + " 1 1",
        market=["heal", "tank", "jets"],
        deck=["corner_store"],
    )
    asked = []

    def answer(kind: str, seat: int) -> None:
        play.expect(kind, seat)
        asked.append((kind, seat))

    answer("copy", 0)
    play.copy("extra_head", seat=2)
    answer("keep_dice", 0)
    assert len(play.view.dice) == 7, "the number of dice is fixed after the token has moved"
    play.roll()
    answer("probe", 1)
    play.use("psychic_probe")
    play.turn_die(3)
    answer("change", 0)
    play.use("herd_culler")
    play.turn_die(4)
    answer("guard", 1)
    assert play.question.args["n"] == 2
    play.use("camouflage")
    answer("yield", 1)
    assert (play.energy(0), play.hearts(0)) == (8, 9), (
        "energy came before smash, hearts come after the decision"
    )
    play.choose("opt-yield")
    answer("buy", 0)
    assert (play.place(0), play.vp(0), play.hearts(0)) == ("city", 1, 9), "healed, entered, bitten"
    play.buy("heal")
    answer("fresh_card", 2)
    play.snatch("corner_store", seat=2)
    play.done()
    answer("turn_in", 0)
    play.pick(0)
    answer("keep_dice", 1)
    assert [
        (e.kind, getattr(e, "seat", -1))
        for e in play.table.events
        if e.kind not in ("CardUsed", "DiceIdle", "EnergyLost")
    ] == [
        ("TurnBegan", 0),
        ("CopyPlaced", 0),
        ("DiceRolled", 0),
        ("DieChanged", 0),
        ("DieChanged", 0),
        ("RollTotalled", 0),
        ("EnergyGained", 0),
        ("CardDice", 1),
        ("HeartsLost", 1),
        ("TokensChanged", 1),
        ("Yielded", 1),
        ("HeartsGained", 0),
        ("EnteredTokyo", 0),
        ("VPGained", 0),
        ("HeartsLost", 0),
        ("CardBought", 0),
        ("HeartsGained", 0),
        ("CardRevealed", -1),
        ("CardBought", 2),
        ("VPGained", 2),
        ("CardRevealed", -1),
        ("CardDiscarded", 0),
        ("EnergyGained", 0),
        ("TurnEnded", 0),
        ("TurnBegan", 1),
        ("DiceRolled", 1),
    ]


# ---- windows one by one


@rule("KOT-TURN-03", "KOT-TURN-04")
def test_the_reward_comes_first_then_cards_in_the_players_order() -> None:
    play = Stage(
        {
            "place": "city",
            "energy": 1,
            "cards": ["urbavore", {"card": "battery_monster", "counters": 4}, mimic("jets")],
        },
        {"cards": ["jets", "giant_brain"]},
        script="1 1 2 2 3 3",
    )
    play.expect("effect", seat=0)
    assert play.vp(0) == 2
    play.effect("battery_monster")
    assert (play.energy(0), play.vp(0)) == (3, 2)
    play.effect("mimic")
    play.copy("giant_brain", seat=1)
    assert (play.energy(0), play.vp(0), play.view.rolls_left) == (2, 3, 3)


@rule("KOT-ROLL-10")
def test_the_dice_are_counted_after_everything_that_starts_the_turn() -> None:
    play = Stage({"energy": 1, "cards": [mimic("jets")]}, {"cards": ["jets", "extra_head"]})
    play.copy("extra_head", seat=1)
    assert len(play.view.dice) == 7


@rule("KOT-ROLL-11")
def test_free_rerolls_and_bought_rolls_are_offered_while_rolling() -> None:
    play = Stage(
        {
            "energy": 1,
            "cards": ["background_dweller", "energy_drink", {"card": "smoke_cloud", "counters": 1}],
        },
        {"place": "city", "cards": ["psychic_probe"]},
        script="3 1 1 1 1 1" + " 3" + " 3" + " 3" + " 3" + " 2" + " 2 2 2 2 2 2",
    )
    play.expect("keep_dice", seat=0)
    play.use("background_dweller")
    assert play.question.args["left"] == 2, "a free reroll is no Roll"
    play.keep(1, 2, 3, 4, 5)
    play.keep(1, 2, 3, 4, 5)
    assert sorted(play.expect("keep_dice", seat=0).args["any_of"]) == ["energy_drink", "smoke_cloud"]  # type: ignore[arg-type]
    play.keep(1, 2, 3, 4, 5)
    play.expect("pay_roll", seat=0)
    play.use("smoke_cloud")
    play.expect("keep_dice", seat=0)
    assert play.cards(0) == ["background_dweller", "energy_drink"]
    play.roll()
    play.expect("probe", seat=1)


@rule("KOT-ROLL-12")
def test_the_others_come_clockwise() -> None:
    play = Stage(
        {"cards": [mimic("psychic_probe")]},
        CITY,
        {"cards": ["psychic_probe"]},
        {},
        active=1,
        script="1 1 2 2 3 3",
    )
    play.roll()
    play.expect("probe", seat=2)
    play.decline()
    play.expect("probe", seat=0)


@rule("KOT-ROLL-12")
def test_a_three_forced_by_another_may_still_be_rerolled() -> None:
    """Only the forced 3, not the ones that were kept."""
    play = Stage(
        {"cards": ["background_dweller", "plot_twist"]},
        {"place": "city", "cards": ["psychic_probe"]},
        script="3 1 1 2 2 2" + " 3" + " s",
    )
    play.roll()
    play.use("psychic_probe")
    play.turn_die(1)
    play.expect("change", seat=0)
    play.use("background_dweller")
    assert play.view.dice == [2, 4, 0, 1, 1, 1]
    play.expect("change", seat=0)
    assert not play.offers("opt-use", card="background_dweller")
    assert play.offers("opt-use", card="plot_twist")


@rule("KOT-CARD-13")
def test_symbols_that_need_no_smash_come_before_those_that_do() -> None:
    """Acid Attack, Burrowing and Poison Quills bring smash; Spiked Tail and Urbavore answer it, each once."""
    cards = ["acid_attack", "burrowing", "poison_quills", "spiked_tail", "urbavore"]
    play = Stage({"place": "city", "cards": cards}, {}, script="2 2 2 1 1 h")
    play.roll()
    (totalled,) = play.happened("RollTotalled", seat=0)
    assert (totalled.symbols[4], totalled.added) == (6, 6)
    play = Stage({"place": "city", "cards": ["spiked_tail", "urbavore"]}, {}, script="2 2 1 1 1 h")
    play.roll()
    (totalled,) = play.happened("RollTotalled", seat=0)
    assert totalled.symbols[4] == 0


@rule("KOT-RES-02", "KOT-RES-03")
def test_the_groups_come_in_the_players_order() -> None:
    play = Stage(
        {"poison": 1, "hearts": 5}, CITY, dice="s h 3 3 3 e", market=["frenzy", "energize", "nova_breath"]
    )
    play.first("hearts")
    play.heart("self")
    play.stays(1)
    assert (play.vp(0), play.energy(0), play.hearts(0), play.hearts(1)) == (3, 1, 5, 9), (
        "healed, then poisoned"
    )


@rule("KOT-CARD-15", "KOT-CARD-08")
def test_the_loss_of_each_victim_is_known_before_anybody_reacts() -> None:
    play = Stage(
        {"place": "city", "cards": ["fire_breathing", "spiked_tail"]},
        {"energy": 2, "cards": ["wings"]},
        {"cards": ["camouflage"]},
        {},
        dice="s 1 1 2 2 3",
    )
    assert play.expect("guard", seat=1).args["n"] == 3
    play.decline()
    assert play.expect("guard", seat=2).args["n"] == 2


@rule("KOT-CARD-15", "KOT-CARD-16")
def test_each_victim_prevents_what_it_can_before_the_next_one_is_asked() -> None:
    play = Stage(
        {"cards": ["nova_breath"]},
        {"energy": 2, "cards": ["camouflage", "wings", "armor_plating"]},
        {"place": "city", "cards": ["jets", mimic("camouflage")]},
        dice="s s s 1 1 2",
        script="h 1 1" + " h h 1" + " 1",
    )
    question = play.expect("guard", seat=1)
    assert {o.args.get("card") for o in question.options} == {None, "camouflage", "wings"}
    play.use("camouflage")
    assert play.expect("guard", seat=1).args["n"] == 2, "each card once, and Wings is still there"
    play.use("wings")
    question = play.expect("guard", seat=2)
    assert {o.args.get("card") for o in question.options} == {None, "camouflage", "jets"}
    play.choose("opt-use", card="camouflage")
    assert play.expect("guard", seat=2).args["n"] == 1
    assert play.hearts(1) == play.hearts(2) == 10
    play.use("jets")
    assert (play.hearts(1), play.hearts(2), play.place(2)) == (10, 10, "outside")
    assert play.place(0) == "city"


@rule("KOT-CARD-15", "KOT-CARD-20", "KOT-ELIM-10", "KOT-BAY-03")
def test_answers_then_all_losses_then_reactions_revivals_eliminations_and_the_bay() -> None:
    play = Stage(
        {"place": "city", "cards": ["poison_spit", "eater_of_the_dead"]},
        {"hearts": 5, "energy": 2, "cards": ["rapid_healing"]},
        {"hearts": 2, "cards": ["it_has_a_child"]},
        {"hearts": 2, "cards": ["were_only_making_it_stronger"]},
        {"place": "bay"},
        dice="s s 1 1 2 3",
    )
    play.expect("answer_loss", seat=1)
    assert not play.happened("HeartsLost")
    play.use("rapid_healing")
    kinds = (
        "HeartsLost",
        "TokensChanged",
        "VPGained",
        "EnergyGained",
        "Revived",
        "Eliminated",
        "BayClosed",
        "LeftTokyo",
    )
    assert play.told(*kinds) == [
        ("HeartsLost", 1),
        ("HeartsLost", 2),
        ("HeartsLost", 3),
        ("TokensChanged", 1),
        ("TokensChanged", 2),
        ("EnergyGained", 3),
        ("TokensChanged", 3),
        ("VPGained", 0),
        ("VPGained", 0),
        ("Revived", 2),
        ("Eliminated", 3),
        ("BayClosed", -1),
        ("LeftTokyo", 4),
    ]


@rule("KOT-YIELD-07")
def test_yield_decisions_come_after_all_of_that() -> None:
    play = Stage({"cards": ["poison_spit"]}, CITY, {"place": "bay", "hearts": 1}, {}, {}, dice="s 1 1 2 2 3")
    play.expect("yield", seat=1)
    assert (play.monster(1).poison, play.monster(2).alive, play.view.bay_open) == (1, False, False)


@rule("KOT-ENTER-01", "KOT-TOKYO-01")
def test_entry_then_its_reward_then_burrowing() -> None:
    play = Stage({"hearts": 1}, {"place": "city", "cards": ["burrowing"]}, {}, dice="s 1 1 2 2 3")
    play.yields(1)
    assert play.told("EnteredTokyo", "VPGained", "HeartsLost", "Eliminated")[1:] == [
        ("EnteredTokyo", 0),
        ("VPGained", 0),
        ("HeartsLost", 0),
        ("Eliminated", 0),
    ]


@rule("KOT-BUY-08", "KOT-CARD-05")
def test_a_revealed_card_is_offered_to_others_before_the_active_player() -> None:
    play = Stage(
        {"energy": 9},
        {"place": "city", "energy": 4, "cards": ["opportunist"]},
        phase="buy",
        market=["frenzy", "energize", "nova_breath"],
        deck=["tank", "heal", "jets"],
    )
    play.sweep()
    question = play.expect("fresh_card", seat=1)
    assert [o.args.get("card") for o in question.options] == [None, "tank", "heal"], "what it can pay for"
    play.snatch("tank", seat=1)
    play.until("buy", seat=0)
    assert not play.offers("opt-buy", card="tank")
    assert play.offers("opt-buy", card="heal")


@rule("KOT-ENDT-03")
def test_the_ends_of_the_turn_come_in_the_players_order() -> None:
    cards = ["metamorph", "energy_hoarder", "herbivore", "solar_powered", "rooting_for_the_underdog"]
    play = Stage(
        {"energy": 4, "poison": 1, "hearts": 5, "cards": cards}, {"place": "city", "vp": 5}, phase="end"
    )
    question = play.expect("effect", seat=0)
    assert {str(o.args.get("card", "poison")) for o in question.options} == {
        "metamorph", "herbivore", "rooting_for_the_underdog", "poison",
    }  # fmt: skip
    play.effect("rooting_for_the_underdog")
    assert play.vp(0) == 1
    play.effect("metamorph")
    names = [str(o.args["card"]) for o in play.question.items]
    play.pick(names.index("solar_powered"))
    assert (play.energy(0), play.vp(0), play.hearts(0)) == (6, 3, 4), (
        "6 energy are a point for Energy Hoarder"
    )


@rule("KOT-ENDT-04")
def test_what_lasts_for_a_turn_ends_with_it() -> None:
    play = Stage(
        {"energy": 3},
        {"place": "city", "energy": 4, "cards": ["wings"]},
        {},
        dice="s s 1 1 2 3",
        market=["flame_thrower", "tank", "jets"],
    )
    play.use("wings")
    play.buy("flame_thrower")
    assert (play.hearts(1), play.hearts(2)) == (10, 8)
    play.rig("s 1 1 2 2 3")
    play.end_turn()
    play.roll()
    play.roll()
    play.expect("guard", seat=1)


@rule("KOT-END-01", "KOT-END-06", "KOT-XTRA-03")
def test_the_check_comes_after_the_end_of_turn_effects_and_before_any_further_turn() -> None:
    play = Stage({"vp": 19, "cards": ["herbivore"]}, CITY, phase="end", extra=[0])
    assert play.winners() == [0]
    assert play.told("VPGained", "TurnEnded", "GameOver", "TurnBegan") == [
        ("VPGained", 0),
        ("TurnEnded", 0),
        ("GameOver", -1),
    ]


@rule("KOT-XTRA-04", "KOT-ENDT-02")
def test_an_extra_turn_or_the_left_neighbor() -> None:
    assert Stage({}, CITY, {}, phase="end", extra=[0]).view.active == 0
    assert Stage({}, CITY, {}, phase="end", extra=[2]).view.active == 2
    assert Stage({}, CITY, {}, phase="end").view.active == 1


SHOWN = {
    "start_of_turn": test_the_reward_comes_first_then_cards_in_the_players_order,
    "before_rolling": test_the_dice_are_counted_after_everything_that_starts_the_turn,
    "roll_loop": test_free_rerolls_and_bought_rolls_are_offered_while_rolling,
    "after_last_roll_others": test_the_others_come_clockwise,
    "before_resolving_active": test_a_three_forced_by_another_may_still_be_rerolled,
    "total_the_roll": test_symbols_that_need_no_smash_come_before_those_that_do,
    "resolve_groups": test_the_groups_come_in_the_players_order,
    "smash_amounts": test_the_loss_of_each_victim_is_known_before_anybody_reacts,
    "smash_prevention": test_each_victim_prevents_what_it_can_before_the_next_one_is_asked,
    "smash_apply": test_answers_then_all_losses_then_reactions_revivals_eliminations_and_the_bay,
    "smash_after": test_yield_decisions_come_after_all_of_that,
    "enter_tokyo": test_entry_then_its_reward_then_burrowing,
    "buy": test_a_revealed_card_is_offered_to_others_before_the_active_player,
    "end_of_turn": test_the_ends_of_the_turn_come_in_the_players_order,
    "end_of_every_turn": test_what_lasts_for_a_turn_ends_with_it,
    "victory_check": test_the_check_comes_after_the_end_of_turn_effects_and_before_any_further_turn,
    "next_turn": test_an_extra_turn_or_the_left_neighbor,
}


def test_every_window_of_the_base_box_is_shown() -> None:
    """In the ledger's order; evolving is no part of the base box."""
    windows = sorted(Ledger("king_of_tokyo").windows, key=lambda window: window.order)
    assert list(SHOWN) == [window.name for window in windows if window.name != "evolve"]
