"""Our rulings (docs/rulings/king_of_tokyo.md): stories for what is not shown elsewhere; and each of them is tested."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

from tests.games.king_of_tokyo.stage import Stage
from tests.marks import rule

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "rulings" / "king_of_tokyo.md"

CITY: dict[str, Any] = {"place": "city"}
SHOP = ["tank", "jets", "heal"]


# ---- any time


def test_any_time_comes_five_times_in_a_turn() -> None:
    """Before rolling, after the last Roll, before buying, before and after the end-of-turn effects."""
    play = Stage(
        {"energy": 6, "hearts": 4, "cards": ["rapid_healing", "herbivore"]},
        CITY,
        script="1 1 2 2 3 3",
        market=SHOP,
    )
    asked = [kind for kind, seat in play.asked_before_end_of_turn() if seat == 0]
    assert asked == ["anytime", "keep_dice", "anytime", "anytime", "buy", "anytime", "anytime"]


def test_without_end_of_turn_effects_once_is_enough_at_the_end() -> None:
    play = Stage(
        {"energy": 6, "hearts": 4, "cards": ["rapid_healing"]}, CITY, script="1 1 2 2 3 3", market=SHOP
    )
    asked = [kind for kind, seat in play.asked_before_end_of_turn() if seat == 0]
    assert asked == ["anytime", "keep_dice", "anytime", "anytime", "buy", "anytime"]


def test_any_time_is_in_everybodys_turn_the_active_player_first() -> None:
    play = Stage(
        {"energy": 2, "hearts": 4, "cards": [{"card": "mimic", "copies": "rapid_healing"}]},
        {"energy": 2, "hearts": 4, "cards": ["rapid_healing"], **CITY},
        active=1,
        script="1 1 2 2 3 3",
    )
    play.expect("anytime", seat=1)
    play.decline()
    play.expect("anytime", seat=0)


def test_who_wants_nothing_this_turn_is_not_asked_again_before_the_next() -> None:
    play = Stage(
        {"energy": 6, "hearts": 4, "cards": ["rapid_healing", "herbivore"]},
        CITY,
        script="1 1 2 2 3 3",
        market=SHOP,
    )
    play.choose("opt-not-this-turn")
    asked = play.asked_before_end_of_turn()
    assert [kind for kind, seat in asked if seat == 0] == ["keep_dice", "buy"]
    play.expect("anytime", seat=0)


def test_who_has_all_its_hearts_is_not_asked() -> None:
    play = Stage({"energy": 6, "cards": ["rapid_healing"]}, CITY, script="1 1 2 2 3 3", market=SHOP)
    assert [kind for kind, _ in play.asked_before_end_of_turn()] == ["keep_dice", "buy"]


# ---- buying


@rule("KOT-BUY-05", "KOT-BUY-08")
def test_the_market_is_refilled_for_a_buyer_that_falls() -> None:
    """Tank costs the buyer its life; the slot is filled, and Opportunist has its window."""
    play = Stage(
        {"energy": 4, "hearts": 3},
        {"energy": 9, "cards": ["opportunist"], **CITY},
        {},
        phase="buy",
        market=SHOP,
        deck=["corner_store"],
    )
    play.buy("tank")
    assert not play.monster(0).alive
    play.snatch("corner_store", seat=1)
    assert play.vp(1) == 1


@rule("KOT-DECK-01")
def test_a_discard_card_may_come_back_at_once() -> None:
    """It lies in the discard pile when its slot is refilled."""
    play = Stage(
        {"energy": 9}, CITY, phase="buy", market=["heal", "tank", "jets"], deck=[], deck_ends=True, discard=[]
    )
    play.buy("heal")
    assert play.view.market == ["heal", "tank", "jets"]


def test_a_sweep_of_less_than_three_cards_costs_as_much() -> None:
    play = Stage(
        {"energy": 9},
        CITY,
        phase="buy",
        market=["jets", "wings"],
        deck=["tank"],
        deck_ends=True,
        discard=["heal"],
    )
    assert play.view.market == ["jets", "wings", ""]
    play.sweep()
    assert play.energy(0) == 7
    assert len([card for card in play.view.market if card]) == 3


# ---- smash


@rule("KOT-BAY-04", "KOT-YIELD-08")
def test_a_place_given_up_by_jets_is_empty_when_the_bay_closes() -> None:
    """Jets leaves the City before anybody loses a heart, so the Monster of the Bay moves over."""
    play = Stage(
        {"energy": 9, "cards": ["fire_breathing"]},
        {"hearts": 1},
        {"cards": ["jets"], **CITY},
        {"place": "bay"},
        {},
        dice="s 1 1 2 2 3",
    )
    play.use("jets")
    assert (play.place(2), play.place(3), play.monster(1).alive) == ("outside", "city", False)
    play.expect("yield", seat=3)


@rule("KOT-ELIM-10", "KOT-SMASH-11")
def test_a_monster_that_falls_to_a_smash_was_wounded_by_it() -> None:
    """Poison Spit's token goes to who comes back, and to nobody when it does not."""
    for cards, poison in ((["it_has_a_child"], 1), ([], 0)):
        play = Stage(
            {"place": "city", "cards": ["poison_spit"]}, {"hearts": 1, "cards": cards}, {}, dice="s 1 1 2 2 3"
        )
        assert play.monster(1).poison == poison


@rule("KOT-CARD-15")
def test_armor_plating_works_at_once_when_there_is_nothing_to_choose() -> None:
    """A loss of 1 is ignored before Camouflage, Wings or Jets are offered: they could only save the same heart."""
    play = Stage(
        {"energy": 9},
        {"energy": 2, "cards": ["armor_plating", "camouflage", "wings", "jets"], **CITY},
        dice="s 1 1 2 2 3",
    )
    play.expect("buy", seat=0)
    assert (play.hearts(1), play.place(1)) == (10, "city")


# ---- who is first


@rule("KOT-END-08")
def test_points_of_one_purchase_count_in_the_order_they_come() -> None:
    """Media-Friendly pays before the card does, so its owner is there first."""
    play = Stage(
        {"vp": 19, "energy": 6, "cards": ["media_friendly"]},
        {"vp": 17, "cards": ["eater_of_the_dead"], **CITY},
        {"hearts": 3},
        {},
        phase="buy",
        market=["gas_refinery", "tank", "jets"],
    )
    play.buy("gas_refinery")
    assert (play.vp(0), play.vp(1)) == (20, 20)
    assert play.winners() == [0]


# ---- the page


def rulings() -> list[tuple[str, str]]:
    """The headings of the page, and the text under each."""
    parts = re.split(r"^### ", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]
    return [(part.partition("\n")[0], part.partition("\n")[2]) for part in parts]


def test_every_ruling_names_a_test_that_exists() -> None:
    assert rulings()
    for title, text in rulings():
        named = re.findall(r"`(tests/[\w/.]+)::(\w+)`", text)
        assert named, f"the ruling '{title}' names no test"
        for path, name in named:
            tree = ast.parse((ROOT / path).read_text("utf-8"))
            functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
            assert name in functions, f"{path} has no test called {name}"
