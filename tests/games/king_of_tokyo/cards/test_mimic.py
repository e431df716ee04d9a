"""Stories of Mimic: what it copies, what ends a copy, and that any card can be copied."""

from typing import Any

import pytest

import kaiju
from kaiju.engine.record import read, record_of, replay, write
from kaiju.games.king_of_tokyo.cards import BASE
from tests.every_game.games import random_play
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def mimic(card: str, **more: Any) -> dict[str, Any]:
    """A Mimic that works as this card."""
    return {"card": "mimic", "copies": card, **more}


# ------------------------------------------------------------ placing the token


@rule("KOT-CARD-02", "KOT-CARD-19")
def test_mimic_is_placed_for_nothing_when_it_is_bought() -> None:
    play = Stage({"energy": 8, "cards": ["jets"]}, {"cards": ["urbavore"]}, phase="buy", market=["mimic"])
    play.buy("mimic")
    options = play.expect("copy", seat=0).options
    assert [(o.args["card"], o.args["seat"]) for o in options] == [("urbavore", 1), ("jets", 0)]
    play.copy("urbavore", seat=1)
    assert play.copies(0) == "urbavore"
    assert play.energy(0) == 0


@rule("KOT-CARD-19")
def test_mimic_cannot_copy_itself() -> None:
    play = Stage({"energy": 1, "cards": ["mimic"]}, {}, script="1 1 2 2 3 3")
    play.expect("keep_dice", seat=0)


@rule("KOT-CARD-04")
def test_mimic_without_a_card_to_copy_waits_and_pays_later() -> None:
    play = Stage({"energy": 9}, {}, phase="buy", market=["mimic"])
    play.buy("mimic")
    assert play.copies(0) == ""
    play.expect("keep_dice", seat=1)
    later = Stage({"energy": 1, "cards": ["mimic"]}, {"cards": ["urbavore"]})
    later.copy("urbavore", seat=1)
    assert later.energy(0) == 0
    assert later.copies(0) == "urbavore"


@rule("KOT-CARD-04", "KOT-TURN-03")
def test_mimic_token_moves_for_one_energy_before_rolling_once_a_turn() -> None:
    play = Stage({"energy": 3, "cards": [mimic("jets")]}, {"cards": ["jets", "urbavore", "wings"]})
    options = play.expect("copy", seat=0).options
    # A different card, or none.
    assert [o.args.get("card") for o in options] == [None, "urbavore", "wings"]
    play.copy("urbavore", seat=1)
    assert play.energy(0) == 2
    play.expect("keep_dice", seat=0)


def test_mimic_token_may_stay_where_it_is() -> None:
    play = Stage({"energy": 3, "cards": [mimic("jets")]}, {"cards": ["jets", "urbavore"]})
    play.expect("copy", seat=0)
    play.choose("opt-leave")
    assert play.energy(0) == 3
    assert play.copies(0) == "jets"
    play.expect("keep_dice", seat=0)


def test_mimic_asks_nothing_of_an_owner_who_cannot_pay_or_has_no_other_card() -> None:
    poor = Stage({"cards": [mimic("jets")]}, {"cards": ["jets", "urbavore"]})
    poor.expect("keep_dice", seat=0)
    alone = Stage({"energy": 3, "cards": [mimic("jets")]}, {"cards": ["jets"]})
    alone.expect("keep_dice", seat=0)


def test_mimic_does_not_move_in_the_turn_of_another() -> None:
    play = Stage({"energy": 3, "cards": [mimic("jets")]}, {"cards": ["jets", "urbavore"]}, active=1)
    play.asks_nobody("copy")


# ------------------------------------------------- as if it had just been bought


@rule("KOT-CARD-02")
@pytest.mark.parametrize(("card", "counters"), [("smoke_cloud", 3), ("battery_monster", 6)])
def test_mimic_comes_with_the_tokens_of_a_new_card(card: str, counters: int) -> None:
    play = Stage({"energy": 8}, {}, {"cards": [{"card": card, "counters": 1}]}, phase="buy", market=["mimic"])
    play.buy("mimic")
    assert play.counters(0, "mimic") == counters
    assert play.counters(2, card) == 1


@rule("KOT-CARD-02")
def test_mimic_lets_entry_effects_happen_again_with_each_placement() -> None:
    play = Stage({"energy": 1, "hearts": 5, "cards": [mimic("jets")]}, {"cards": ["jets", "even_bigger"]})
    play.copy("even_bigger", seat=1)
    assert play.hearts(0) == 7
    assert play.monster(0).max_hearts == 12


def test_mimic_moved_from_even_bigger_loses_the_higher_maximum_at_once() -> None:
    play = Stage(
        {"energy": 1, "hearts": 12, "cards": [mimic("even_bigger")]}, {"cards": ["jets", "even_bigger"]}
    )
    play.copy("jets", seat=1)
    assert play.hearts(0) == 10
    assert play.monster(0).max_hearts == 10
    assert not play.happened("HeartsLost")


def test_mimic_moved_loses_the_tokens_stored_on_it() -> None:
    play = Stage(
        {"energy": 1, "cards": [mimic("smoke_cloud", counters=2)]},
        {
            "cards": [
                "jets",
                {"card": "smoke_cloud", "counters": 3},
                {"card": "battery_monster", "counters": 4},
            ]
        },
    )
    play.copy("battery_monster", seat=1)
    assert play.counters(0, "mimic") == 6
    away = Stage(
        {"energy": 1, "cards": [mimic("smoke_cloud", counters=2)]},
        {"cards": ["jets", {"card": "smoke_cloud", "counters": 3}]},
    )
    away.copy("jets", seat=1)
    assert away.counters(0, "mimic") == 0


def test_mimic_placed_on_battery_monster_pays_nothing_this_turn() -> None:
    play = Stage(
        {"energy": 1, "cards": [mimic("jets")]},
        {"cards": ["jets", {"card": "battery_monster", "counters": 4}]},
    )
    play.copy("battery_monster", seat=1)
    play.expect("keep_dice", seat=0)
    assert play.energy(0) == 0
    assert play.counters(0, "mimic") == 6


def test_mimic_placed_on_urbavore_in_tokyo_earns_no_point_this_turn() -> None:
    play = Stage({"energy": 1, "place": "city", "cards": [mimic("jets")]}, {"cards": ["jets", "urbavore"]})
    play.copy("urbavore", seat=1)
    play.expect("keep_dice", seat=0)
    assert play.vp(0) == 2


@rule("KOT-TURN-04")
def test_mimic_on_battery_monster_may_pay_out_before_the_token_moves() -> None:
    board: list[dict[str, Any]] = [
        {"energy": 1, "cards": [mimic("battery_monster", counters=4)]},
        {"cards": ["jets", {"card": "battery_monster", "counters": 2}]},
    ]
    first = Stage(*board)
    first.effect("battery_monster")
    assert first.energy(0) == 3
    first.copy("jets", seat=1)
    assert first.energy(0) == 2
    late = Stage(*board)
    late.effect("mimic")
    late.copy("jets", seat=1)
    # The old copy has ended, and its energy is lost.
    assert late.energy(0) == 0
    late.expect("keep_dice", seat=0)


def test_mimic_on_battery_monster_is_discarded_when_its_own_energy_is_gone() -> None:
    play = Stage(
        {"cards": [mimic("battery_monster", counters=2)]},
        {"cards": [{"card": "battery_monster", "counters": 4}]},
    )
    assert play.energy(0) == 2
    assert play.cards(0) == []
    assert play.view.discard == ["mimic"]
    assert play.counters(1, "battery_monster") == 4


# --------------------------------------------------- when the copied card leaves


@rule("KOT-CARD-03", "KOT-ELIM-02")
def test_mimic_does_nothing_once_the_owner_of_the_copied_card_is_eliminated() -> None:
    play = Stage(
        {"energy": 1, "cards": [mimic("extra_head"), "urbavore"]},
        {"place": "city", "hearts": 1, "cards": ["extra_head"]},
        {},
        dice="s 1 1 2 2 3 3",
    )
    assert not play.alive(1)
    assert play.copies(0) == ""
    play.until("copy", seat=0)
    # It can be placed again for 1 energy, also on a card of its owner.
    play.copy("urbavore", seat=0)
    assert play.copies(0) == "urbavore"


@rule("KOT-CARD-03")
def test_mimic_token_comes_back_when_the_copied_card_discards_itself() -> None:
    play = Stage(
        {"cards": ["plot_twist"]}, {"place": "city", "cards": [mimic("plot_twist")]}, script="1 1 2 2 3 3"
    )
    play.roll()
    play.use("plot_twist")
    play.turn_die(0, "e")
    assert play.copies(1) == ""


@rule("KOT-CARD-03")
def test_mimic_token_comes_back_when_a_battery_runs_empty() -> None:
    play = Stage(
        {"cards": [{"card": "battery_monster", "counters": 2}]},
        {"cards": [mimic("battery_monster", counters=4)]},
    )
    assert play.copies(1) == ""
    assert play.counters(1, "mimic") == 0


@rule("KOT-CARD-03")
def test_mimic_token_comes_back_when_the_last_smoke_is_gone() -> None:
    play = Stage(
        {"cards": [{"card": "smoke_cloud", "counters": 1}]},
        {"cards": [mimic("smoke_cloud", counters=3)]},
        script="1 1 2 2 3 3 " * 4,
    )
    for _ in range(3):
        play.keep()
    assert play.copies(1) == ""
    assert play.counters(1, "mimic") == 0


@rule("KOT-CARD-03")
def test_mimic_loses_the_higher_maximum_when_even_bigger_leaves_play() -> None:
    play = Stage(
        {"cards": ["metamorph", "even_bigger"]}, {"hearts": 12, "cards": [mimic("even_bigger")]}, phase="end"
    )
    play.pick(0)
    assert play.hearts(1) == 10


@rule("KOT-CARD-03")
def test_mimic_token_comes_back_when_the_copied_card_goes_with_a_child() -> None:
    play = Stage(
        {"cards": [mimic("jets")]},
        {"place": "city", "hearts": 1, "cards": ["it_has_a_child", "jets"]},
        dice="s 1 1 2 2 3",
    )
    play.decline()
    assert play.hearts(1) == 10
    assert play.copies(0) == ""


def test_mimic_loses_its_probe_when_the_original_is_discarded_first() -> None:
    play = Stage(
        {"place": "city"},
        {"cards": ["psychic_probe"]},
        {"cards": [mimic("psychic_probe")]},
        script="1 1 2 2 3 3  h",
    )
    play.roll()
    play.expect("probe", seat=1)
    play.use("psychic_probe")
    play.turn_die(0)
    # The card of seat 1 is gone, and with it what seat 2 copied.
    play.expect("keep_dice", seat=1)
    assert play.copies(2) == ""


# ------------------------------------------------------------------ being bought


def test_mimic_keeps_copying_a_card_that_changes_hands() -> None:
    play = Stage(
        {"energy": 8, "cards": ["parasitic_tentacles", mimic("alien_origin")]},
        {"cards": ["alien_origin"]},
        phase="buy",
    )
    play.take("alien_origin", seat=1)
    # One less already for the copy.
    assert play.energy(0) == 6
    assert play.copies(0) == "alien_origin"
    assert play.offers("opt-sweep")


def test_mimic_bought_from_its_owner_chooses_anew_and_costs_eight() -> None:
    play = Stage(
        {"energy": 8, "cards": ["parasitic_tentacles"]},
        {"hearts": 12, "cards": [mimic("even_bigger")]},
        {"cards": ["even_bigger", "urbavore"]},
        phase="buy",
    )
    play.take("mimic", seat=1)
    # The seller's copy has ended.
    assert play.hearts(1) == 10
    assert play.energy(1) == 8
    play.copy("urbavore", seat=2)
    assert play.copies(0) == "urbavore"
    assert "mimic" in play.cards(0)


def test_mimic_bought_from_its_owner_may_copy_the_same_card_as_if_new() -> None:
    play = Stage(
        {"energy": 8, "cards": ["parasitic_tentacles"]},
        {"cards": [mimic("smoke_cloud", counters=1)]},
        {"cards": [{"card": "smoke_cloud", "counters": 2}]},
        phase="buy",
    )
    play.take("mimic", seat=1)
    play.copy("smoke_cloud", seat=2)
    assert play.counters(0, "mimic") == 3


def test_mimic_is_fresh_for_its_buyer_even_if_the_seller_used_it_this_turn() -> None:
    play = Stage(
        {"energy": 10, "cards": ["parasitic_tentacles", "made_in_a_lab"]},
        {"cards": [mimic("psychic_probe")]},
        {"place": "city", "cards": ["psychic_probe"]},
        script="1 1 2 2 3 3  1",
    )
    play.roll()
    play.expect("probe", seat=1)
    play.use("psychic_probe", copy="mimic")
    play.turn_die(0)
    play.expect("probe", seat=2)
    play.decline()
    play.take("mimic", seat=1)
    play.copy("made_in_a_lab", seat=0)
    play.use("made_in_a_lab", copy="mimic")
    play.expect("buy", seat=0)


# --------------------------------------------------------------- the Mimic test

COPYABLE = sorted({card.facts.key for card in BASE if card.copyable()})


def test_mimic_can_copy_every_keep_card_but_itself() -> None:
    keep = {card.facts.key for card in BASE if card.facts.type == 0}
    assert set(COPYABLE) == keep - {"mimic"}


@rule("KOT-CARD-02")
@pytest.mark.parametrize("card", COPYABLE)
def test_mimic_of_any_card_plays_on_without_a_fault(card: str) -> None:
    """Nobody knows Mimic's name: a copy of any card must survive whatever a game brings, and so must the record."""
    counters = {"smoke_cloud": 3, "battery_monster": 6}.get(card)
    original = {"card": card, "counters": counters} if counters else card
    copy = mimic(card, **({"counters": counters} if counters else {}))
    for owner in (0, 1):
        cards: list[list[Any]] = [
            [copy],
            [],
            ["parasitic_tentacles"] if card != "parasitic_tentacles" else [],
        ]
        cards[owner].append(original)
        position = {
            "monsters": [{"energy": 9, "hearts": 8, "cards": held} for held in cards],
            "market": ["metamorph"] if card != "metamorph" else [],
        }
        table = kaiju.scenario("king-of-tokyo", position, seed=owner)
        pieces = table.game.audit(table.st)
        for n, _ in enumerate(random_play(table, owner + 7)):
            assert table.game.audit(table.st) == pieces
            if n % 25 == 0:
                twin = table.copy()
                assert twin.digest() == table.digest()
        record = read(write(record_of(table)))
        assert replay(record, table.game).digest() == table.digest()
