"""The Halloween rules: costumes dealt, worn, bought and stolen."""

from typing import Any

import pytest

import kaiju
from kaiju.games.king_of_tokyo.card import COSTUME
from kaiju.games.king_of_tokyo.cards import BASE, costume_cards
from tests.games.king_of_tokyo.costumes.party import COSTUMES, party
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def halloween(seats: int, seed: int = 3, **options: Any) -> kaiju.Table:
    return kaiju.new("king-of-tokyo", seats=seats, seed=seed, options={"halloween": True, **options})


def costumes_in(cards: list[str]) -> list[str]:
    return [card for card in cards if card in COSTUMES]


def wear(table: kaiju.Table, choice: int = 0) -> None:
    """Everybody puts on one of its two costumes."""
    for seat in list(table.asked):
        question = table.question_for(seat)
        assert question is not None
        assert question.kind == "costume"
        table.answer(seat, choice)


# --------------------------------------------------------------------- the cards


@rule("KOT-COMP-13")
def test_there_are_twelve_costumes() -> None:
    cards = costume_cards()
    assert [card.facts.key for card in cards] == COSTUMES
    assert all(card.facts.type == COSTUME and card.facts.copies == 1 for card in cards)


@rule("KOT-COMP-05")
def test_the_orange_dice_change_nothing() -> None:
    results = []
    for stage in (Stage, party):
        play = stage({"hearts": 5}, {"place": "city"}, script="1 1 1 e s h")
        assert len(play.expect("keep_dice").items) == 6
        play.roll()
        play.stays(1)
        results.append((play.vp(0), play.energy(0), play.hearts(0), play.hearts(1)))
    assert results == [(1, 1, 6, 9)] * 2


@rule("KOT-HAL-01")
def test_costumes_are_power_cards_that_can_be_bought_swept_and_discarded() -> None:
    play = party({"energy": 2}, {}, phase="buy", market=["ghost", "tank", "witch"])
    play.sweep()
    assert {"ghost", "tank", "witch"} <= set(play.view.discard)


def test_without_the_option_there_are_no_costumes() -> None:
    table = kaiju.new("king-of-tokyo", seats=3, seed=1)
    assert table.view().deck + 3 == len(BASE)
    assert table.question is not None
    assert table.question.kind == "keep_dice"


# --------------------------------------------------------------------- the setup


@rule("KOT-HAL-02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_draws_two_costumes_and_wears_one(seats: int) -> None:
    table = halloween(seats)
    assert table.asked == list(range(seats))
    drawn = [table.view(seat).drawn for seat in range(seats)]
    assert all(len(two) == 2 for two in drawn)
    assert len({card for two in drawn for card in two}) == 2 * seats
    wear(table, 1)
    for seat in range(seats):
        assert [c.card for c in table.view().monsters[seat].cards] == [drawn[seat][1]]
    assert len([e for e in table.events if e.kind == "CostumeWorn"]) == seats


@rule("KOT-HAL-03", "KOT-HAL-11", "KOT-EX-40")
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_other_costumes_are_in_the_deck(seats: int) -> None:
    table = halloween(seats)
    wear(table)
    st: Any = table.st
    worn = [st.box.keys[c] for m in st.monsters for c in m.cards]
    rest = costumes_in([st.box.keys[c] for c in [*st.deck, *st.market]])
    assert sorted(worn + rest) == sorted(COSTUMES)
    assert (len(worn), len(rest)) == (seats, len(COSTUMES) - seats)
    assert len(st.deck) == len(BASE) + len(COSTUMES) - seats - 3


@rule("KOT-HAL-10")
def test_the_costume_is_free_and_public_and_put_on_before_the_first_turn() -> None:
    table = halloween(3)
    assert table.view().turn == 0
    wear(table)
    assert all(m.energy == 0 for m in table.view().monsters)
    assert all(len(m.cards) == 1 for m in table.view(-1).monsters)
    kinds = [e.kind for e in table.events]
    assert kinds.index("CostumeWorn") < kinds.index("RolledOff") < kinds.index("TurnBegan")


def test_nobody_sees_what_the_others_choose_from() -> None:
    table = halloween(3)
    assert table.view(-1).drawn == []
    mine = table.view(0).drawn
    seen = {tuple(table.imagine(0, seed).view(1).drawn) for seed in range(20)}
    assert len(seen) > 5
    assert all(table.imagine(0, seed).view(0).drawn == mine for seed in range(5))
    table.answer(1, 0)
    assert table.asked == [0, 2]
    assert table.view().monsters[1].cards == []


@rule("KOT-HAL-02", "KOT-SETUP-06")
def test_costumes_and_deck_are_shuffled() -> None:
    drawn: set[str] = set()
    market: set[str] = set()
    for seed in range(60):
        table = halloween(2, seed)
        drawn |= set(table.view(0).drawn)
        wear(table)
        market |= set(table.view().market)
    assert drawn == set(COSTUMES)
    assert len(market) > 50


@rule("KOT-HAL-17")
def test_the_first_market_may_show_costumes() -> None:
    shown = False
    for seed in range(30):
        table = halloween(2, seed)
        assert table.view().market == ["", "", ""]
        wear(table)
        market = table.view().market
        assert "" not in market
        shown = shown or len(costumes_in(market)) > 0
    assert shown


# -------------------------------------------------------------------- in the game


@rule("KOT-HAL-04")
def test_a_bought_costume_lies_in_front_of_its_buyer() -> None:
    play = party({"energy": 4}, {}, phase="buy", market=["statue_of_liberty"])
    play.buy("statue_of_liberty")
    assert play.cards(0) == ["statue_of_liberty"]
    assert "statue_of_liberty" not in play.view.discard


@rule("KOT-HAL-05", "KOT-EX-43")
def test_mimic_cannot_copy_a_costume() -> None:
    play = party({"energy": 8}, {"cards": ["princess"]}, phase="buy", market=["mimic"])
    play.buy("mimic")
    assert play.copies(0) == ""
    play.expect("keep_dice", seat=1)
    with pytest.raises(kaiju.ImpossiblePosition):
        party({"cards": [{"card": "mimic", "copies": "princess"}]}, {"cards": ["princess"]})


@rule("KOT-HAL-05")
def test_metamorph_cannot_turn_in_a_costume() -> None:
    play = party({"energy": 1, "cards": ["metamorph", "princess", "jets"]}, {}, phase="buy")
    question = play.expect("turn_in", seat=0)
    assert [o.args["card"] for o in question.items] == ["jets", "metamorph"]


def test_parasitic_tentacles_can_buy_a_costume() -> None:
    play = party({"energy": 5, "cards": ["parasitic_tentacles"]}, {"cards": ["princess"]}, phase="buy")
    play.take("princess", seat=1)
    assert play.cards(0) == ["parasitic_tentacles", "princess"]
    assert play.energy(1) == 5


@rule("KOT-HAL-06")
def test_a_monster_may_have_any_number_of_costumes() -> None:
    play = party({"energy": 7, "cards": ["ghost", "robot"]}, {}, phase="buy", market=["witch", "devil"])
    play.buy("witch")
    play.buy("devil")
    assert play.cards(0) == ["ghost", "robot", "witch", "devil"]


# ----------------------------------------------------------------------- stealing


@rule("KOT-HAL-07", "KOT-HAL-08")
def test_three_smash_steal_a_costume_for_its_cost() -> None:
    play = party({"energy": 6}, {"place": "city", "cards": ["princess"]}, dice="s s s 1 1 2")
    play.stays(1)
    question = play.expect("steal", seat=0)
    assert [o.args.get("card") for o in question.options] == [None, "princess"]
    play.choose("opt-steal", card="princess", seat=1, price=5)
    assert (play.energy(0), play.energy(1)) == (1, 5)
    assert (play.cards(0), play.cards(1)) == (["princess"], [])


@rule("KOT-HAL-07")
def test_stealing_is_a_choice() -> None:
    play = party({"energy": 6}, {"place": "city", "cards": ["princess"]}, dice="s s s 1 1 2")
    play.stays(1)
    play.expect("steal", seat=0)
    play.decline()
    assert play.cards(1) == ["princess"]


@rule("KOT-HAL-07", "KOT-EX-42")
def test_two_smash_steal_nothing() -> None:
    play = party({"energy": 9}, {"place": "city", "cards": ["pirate"]}, dice="s s 1 1 2 2")
    play.stays(1)
    play.asks_nobody("steal")


@rule("KOT-HAL-07")
def test_several_costumes_can_be_stolen_from_everybody_wounded() -> None:
    play = party(
        {"place": "city", "energy": 10},
        {"cards": ["devil", "robot", "jets"]},
        {"cards": ["vampire"]},
        dice="s s s 1 1 2",
    )
    question = play.expect("steal", seat=0)
    assert [o.args.get("card") for o in question.options[1:]] == ["devil", "robot", "vampire"]
    play.choose("opt-steal", card="devil")
    play.choose("opt-steal", card="vampire")
    play.choose("opt-steal", card="robot")
    assert (play.energy(0), play.energy(1), play.energy(2)) == (0, 7, 3)
    assert play.cards(0) == ["devil", "vampire", "robot"]
    assert play.cards(1) == ["jets"]


@rule("KOT-HAL-07")
def test_nothing_is_stolen_from_who_was_not_wounded() -> None:
    play = party({"energy": 9}, {"place": "city"}, {"cards": ["princess"]}, dice="s s s 1 1 2")
    play.stays(1)
    play.asks_nobody("steal")
    play = party(
        {"energy": 9}, {"place": "city", "energy": 2, "cards": ["princess", "wings"]}, dice="s s s 1 1 2"
    )
    play.use("wings")
    play.asks_nobody("steal")


@rule("KOT-HAL-08")
def test_who_cannot_pay_steals_nothing() -> None:
    play = party({"energy": 4}, {"place": "city", "cards": ["princess"]}, dice="s s s 1 1 2")
    play.stays(1)
    play.asks_nobody("steal")


@rule("KOT-HAL-08")
def test_the_payment_for_a_stolen_costume_is_a_gain() -> None:
    play = party(
        {"energy": 5}, {"place": "city", "cards": ["princess", "friend_of_children"]}, dice="s s s 1 1 2"
    )
    play.stays(1)
    play.choose("opt-steal", card="princess")
    assert play.energy(1) == 6


@rule("KOT-HAL-09")
def test_stealing_gives_no_hearts_back() -> None:
    play = party({"energy": 5}, {"place": "city", "cards": ["princess"]}, dice="s s s 1 1 2")
    play.stays(1)
    play.choose("opt-steal", card="princess")
    assert play.hearts(1) == 7


@rule("KOT-HAL-12")
def test_stealing_comes_after_the_yield_decisions_and_may_use_the_energy_of_the_roll() -> None:
    play = party({"energy": 2}, {"place": "city", "cards": ["princess"]}, dice="s s s e e e")
    play.yields(1)
    play.expect("steal", seat=0)
    assert play.energy(0) == 5
    assert play.place(0) == "outside"
    play.choose("opt-steal", card="princess")
    assert play.place(0) == "city"


@rule("KOT-HAL-13")
def test_nothing_is_stolen_from_the_eliminated() -> None:
    play = party({"energy": 9}, {"place": "city", "hearts": 3, "cards": ["princess"]}, {}, dice="s s s 1 1 2")
    assert not play.alive(1)
    assert "princess" in play.view.discard
    play.asks_nobody("steal")


@rule("KOT-HAL-14")
def test_stealing_is_not_buying() -> None:
    cards = ["alien_origin", "media_friendly"]
    play = party({"energy": 5, "cards": cards}, {"place": "city", "cards": ["princess"]}, dice="s s s 1 1 2")
    play.stays(1)
    play.choose("opt-steal", card="princess", price=5)
    assert play.energy(0) == 0
    assert not play.happened("VPGained", card="media_friendly")


@rule("KOT-HAL-15")
def test_smash_that_cards_add_counts_for_stealing() -> None:
    play = party(
        {"energy": 5, "cards": ["acid_attack"]}, {"place": "city", "cards": ["princess"]}, dice="s s 1 1 2 2"
    )
    play.stays(1)
    play.expect("steal", seat=0)


def test_a_stolen_costume_works_at_once() -> None:
    play = party({"energy": 3, "hearts": 5}, {"place": "city", "cards": ["vampire"]}, dice="s s s 1 1 2")
    play.stays(1)
    play.choose("opt-steal", card="vampire")
    assert play.hearts(0) == 6


@rule("KOT-HAL-16")
def test_a_zombie_without_hearts_may_lose_other_costumes() -> None:
    play = party(
        {"energy": 4}, {"place": "city", "hearts": 3, "cards": ["zombie", "ghost"]}, {}, dice="s s s 1 1 2"
    )
    play.stays(1)
    play.choose("opt-steal", card="ghost")
    assert (play.alive(1), play.hearts(1)) == (True, 0)


@rule("KOT-HAL-16")
def test_zombie_lost_at_nothing_is_the_end_even_with_a_child() -> None:
    play = party(
        {"energy": 4},
        {"place": "city", "hearts": 3, "cards": ["zombie", "it_has_a_child"]},
        {},
        dice="s s s 1 1 2",
    )
    play.expect("revive", seat=1)
    play.decline()
    play.stays(1)
    play.choose("opt-steal", card="zombie")
    assert not play.alive(1)


# ------------------------------------------------------------------------ options


def test_halloween_is_on_or_off() -> None:
    with pytest.raises(kaiju.BadSetup, match="on or off"):
        halloween(2, halloween="yes")


def test_a_position_knows_costumes_only_with_the_option() -> None:
    with pytest.raises(kaiju.ImpossiblePosition, match="ghost"):
        Stage({"cards": ["ghost"]}, {})
    with pytest.raises(kaiju.ImpossiblePosition, match="no hearts"):
        party({"hearts": 0, "cards": ["ghost"]}, {})
