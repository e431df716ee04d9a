"""Stories of the Evolutions of Pandakai."""

from typing import Any

import pytest

from kaiju.engine.state import NOBODY
from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

ME = "pandakai"
QUIET = "1 1 2 2 3 3"

# ------------------------------------------------------------------ PandaMonium


def test_panda_monium_brings_energy_to_everybody() -> None:
    play = PowerUp({}, {"monster": ME, "hand": ["panda_monium"]}, {})
    play.plays("panda_monium", seat=1)
    assert [play.energy(seat) for seat in range(3)] == [3, 6, 3]
    assert play.spent(1) == ["panda_monium"]


def test_panda_monium_may_be_played_between_purchases() -> None:
    play = PowerUp(
        {"monster": ME, "energy": 2, "hand": ["panda_monium"]}, {}, phase="buy", market=["gourmet"]
    )
    play.sweep()
    play.expect("buy", seat=0)
    play.use("panda_monium")
    assert play.energy(0) == 6


# ----------------------------------------------------- Eats, Shoots and Leaves


def panda_enters(**others: object) -> PowerUp:
    """Pandakai, with the card in hand, resolves dice and enters an empty Tokyo."""
    return PowerUp({"monster": ME, "hand": ["eats_shoots_and_leaves"]}, {**others}, {}, dice=QUIET)


def test_eats_shoots_and_leaves_hits_outside_and_walks_out_with_the_reward() -> None:
    play = panda_enters()
    play.expect("use", seat=0)
    play.use("eats_shoots_and_leaves")
    assert [play.hearts(seat) for seat in range(3)] == [10, 8, 8]
    assert play.energy(0) == 1
    assert play.vp(0) == 1
    assert play.place(0) == "outside"
    # Leaving is not Yielding, and the place stays empty.
    assert play.happened("LeftTokyo", seat=0)
    assert not play.happened("Yielded")
    assert play.view.monsters[1].place == "outside"
    assert len(play.happened("EnteredTokyo", seat=0)) == 1


def test_eats_shoots_and_leaves_spares_the_other_monster_in_tokyo() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["eats_shoots_and_leaves"]},
        {"place": "city"},
        {},
        {},
        {},
        dice=QUIET,
    )
    assert play.place(0) == "bay"
    play.use("eats_shoots_and_leaves")
    assert [play.hearts(seat) for seat in range(5)] == [10, 10, 8, 8, 8]
    assert play.place(0) == "outside"
    assert play.place(1) == "city"


def test_eats_shoots_and_leaves_is_offered_only_on_entering() -> None:
    inside = PowerUp({"monster": ME, "place": "city", "hand": ["eats_shoots_and_leaves"]}, {}, dice=QUIET)
    inside.never_offers("eats_shoots_and_leaves")
    other = PowerUp({}, {"monster": ME, "hand": ["eats_shoots_and_leaves"]}, dice=QUIET)
    other.never_offers("eats_shoots_and_leaves")


def test_eats_shoots_and_leaves_may_eliminate_and_end_the_game() -> None:
    play = PowerUp({"monster": ME, "hand": ["eats_shoots_and_leaves"]}, {"hearts": 2}, dice=QUIET)
    play.use("eats_shoots_and_leaves")
    play.end_turn()
    assert play.winners() == [0]


def test_eats_shoots_and_leaves_leaves_a_place_that_the_next_monster_has_to_enter() -> None:
    play = panda_enters()
    play.use("eats_shoots_and_leaves")
    play.end_turn()
    play.rig(QUIET)
    play.until("keep_dice", seat=1)
    play.roll()
    assert play.place(1) == "city"


def test_eats_shoots_and_leaves_frees_a_place_that_another_may_take_at_once() -> None:
    # Any card that may take a free place at once is asked, by its moment and not by its name.
    play = PowerUp(
        {"monster": ME, "hand": ["eats_shoots_and_leaves"]},
        {"monster": "the_king", "hand": ["monkey_rush"]},
        dice=QUIET,
    )
    play.use("eats_shoots_and_leaves")
    play.expect("use", seat=1)
    play.use("monkey_rush")
    assert play.place(1) == "city"
    assert play.place(0) == "outside"


def test_eats_shoots_and_leaves_leaves_the_place_to_the_active_monster_in_its_turn() -> None:
    play = PowerUp(
        {},
        {"place": "city"},
        {"monster": ME, "hand": ["eats_shoots_and_leaves", "monkey_rush"]},
        {"monster": "the_king"},
        dice="s 1 1 2 2 3",
        draft=True,
    )
    play.yields(1)
    play.use("monkey_rush")
    play.use("eats_shoots_and_leaves")
    # Only the Panda itself is done with Tokyo for this turn: the active Monster still has to enter.
    assert play.place(2) == "outside"
    assert play.place(0) == "city"
    assert [play.hearts(seat) for seat in range(4)] == [8, 7, 10, 8]
    assert play.energy(2) == 1


def test_eats_shoots_and_leaves_gives_nothing_to_a_panda_that_does_not_survive_it() -> None:
    play = PowerUp(
        {"monster": ME, "hearts": 1, "hand": ["eats_shoots_and_leaves"]},
        {"cards": ["reflective_hide"]},
        {},
        dice=QUIET,
        options={"promos": "all"},
    )
    play.use("eats_shoots_and_leaves")
    assert not play.alive(0)
    assert not play.happened("EnergyGained", seat=0)


# -------------------------------------------------------------------- Bamboozle


def shop(
    *, energy: int = 5, market: list[str] | None = None, deck: list[str] | None = None, **buyer: object
) -> PowerUp:
    """Seat 0 buys, and Pandakai at seat 1 has Bamboozle."""
    return PowerUp(
        {"energy": energy, **buyer},
        {"monster": ME, "hand": ["bamboozle"]},
        phase="buy",
        deck=deck or [],
        market=market or ["gourmet", "jets", "heal"],
    )


def test_bamboozle_calls_a_purchase_off_and_names_another() -> None:
    play = shop(energy=5)
    play.buy("gourmet")
    question = play.expect("use", seat=1)
    assert question.say == "ask-use-purchase"
    assert question.rule == "KOT-PU-08"
    assert question.args == {"seat": 0, "card": "gourmet"}
    play.use("bamboozle")
    play.expect("pick", seat=1)
    assert not play.offers("opt-card", card="gourmet")
    play.choose("opt-card", card="jets")
    assert play.cards(0) == ["jets"]
    assert play.energy(0) == 0
    assert "gourmet" in play.view.market


def test_a_purchase_that_is_over_is_not_spoken_of_any_more() -> None:
    """What a question says must not depend on a purchase before it: a copy of the table would ask otherwise."""
    play = shop(energy=5)
    play.buy("gourmet")
    play.decline()
    assert play.cards(0) == ["gourmet"]
    assert play.st.buyer == NOBODY


def test_bamboozle_bars_the_card_for_the_turn_only() -> None:
    play = shop(energy=12)
    play.buy("gourmet")
    play.use("bamboozle")
    play.choose("opt-card", card="heal")
    play.expect("buy", seat=0)
    assert not play.offers("opt-buy", card="gourmet")
    assert play.offers("opt-buy", card="jets")
    play.end_turn()
    play.end_turn()
    play.to_buy()
    assert play.view.active == 0
    assert play.offers("opt-buy", card="gourmet")


@pytest.mark.parametrize("buyer", [0, 1])
def test_bamboozle_bars_the_card_in_the_discard_pile_too(buyer: int) -> None:
    monsters: list[dict[str, Any]] = [{"energy": 12, "cards": ["scavenger"]}] * 2
    monsters[1 - buyer] = {"monster": ME, "hand": ["bamboozle"]}
    play = PowerUp(
        *monsters,
        active=buyer,
        phase="buy",
        market=["gourmet", "jets", "skyscraper"],
        discard=["heal"],
        options={"origins": "all"},
    )
    play.buy("gourmet")
    play.use("bamboozle")
    play.choose("opt-card", card="jets")
    play.sweep()
    play.use("scavenger")
    assert play.offers("opt-buy", card="heal")
    assert not play.offers("opt-buy", card="gourmet")


def test_bamboozle_does_not_bar_the_card_to_anybody_else() -> None:
    play = PowerUp(
        {"energy": 4},
        {"monster": ME, "hand": ["bamboozle"], "energy": 9},
        phase="buy",
        market=["gourmet", "evacuation_orders", "skyscraper"],
    )
    play.buy("gourmet")
    play.use("bamboozle")
    play.end_turn()
    play.to_buy()
    assert play.view.active == 1
    assert play.offers("opt-buy", card="gourmet")


def test_bamboozle_with_nothing_else_affordable_just_stops_the_purchase() -> None:
    play = shop(energy=4, market=["gourmet", "evacuation_orders", "skyscraper"])
    play.buy("gourmet")
    play.use("bamboozle")
    # Nothing to name: the buyer goes on, with its energy.
    play.expect("buy", seat=0)
    assert play.cards(0) == []
    assert play.energy(0) == 4
    assert not play.offers("opt-buy")


def test_bamboozle_asks_nothing_when_only_one_card_can_be_named() -> None:
    play = shop(energy=4, market=["gourmet", "evacuation_orders", "heal"])
    play.buy("gourmet")
    play.use("bamboozle")
    assert play.happened("CardBought", seat=0, card="heal", price=3)


def test_bamboozle_may_be_kept() -> None:
    play = shop()
    play.buy("gourmet")
    play.expect("use", seat=1)
    play.decline()
    assert play.cards(0) == ["gourmet"]
    assert play.hand(1) == ["bamboozle"]


def test_bamboozle_is_not_offered_for_own_purchases_or_sweeps() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["bamboozle"], "energy": 9},
        {},
        phase="buy",
        market=["gourmet", "jets", "heal"],
    )
    play.buy("gourmet")
    play.never_offers("bamboozle")
    other = shop(energy=2)
    other.sweep()
    other.never_offers("bamboozle")


def test_bamboozle_works_against_an_opportunist() -> None:
    play = PowerUp(
        {"energy": 5},
        {"energy": 5, "cards": ["opportunist"]},
        {"monster": ME, "hand": ["bamboozle"]},
        phase="buy",
        market=["gourmet", "jets", "heal"],
        deck=["alien_origin"],
    )
    play.buy("gourmet")
    play.expect("use", seat=2)
    play.decline()
    play.snatch("alien_origin", seat=1)
    play.expect("use", seat=2)
    play.use("bamboozle")
    play.choose("opt-card", card="heal")
    assert play.cards(1) == ["opportunist"]
    assert play.energy(1) == 2
    # The card is barred to the opportunist, but not to the active player.
    play.until("buy", seat=0)
    assert "alien_origin" in play.view.market


def test_bamboozle_works_against_every_way_to_buy() -> None:
    lab = shop(energy=5, cards=["made_in_a_lab"], deck=["stretchy"])
    lab.use("made_in_a_lab")
    lab.expect("top_card", seat=0)
    lab.choose("opt-buy", card="stretchy")
    lab.expect("use", seat=1)
    lab.use("bamboozle")
    lab.choose("opt-card", card="jets")
    assert lab.cards(0) == ["made_in_a_lab", "jets"]
    tentacles = PowerUp(
        {"energy": 5, "cards": ["parasitic_tentacles"]},
        {"monster": ME, "hand": ["bamboozle"], "cards": ["gourmet"]},
        phase="buy",
        market=["evacuation_orders", "skyscraper", "heal"],
    )
    tentacles.take("gourmet", seat=1)
    tentacles.expect("use", seat=1)
    tentacles.use("bamboozle")
    assert tentacles.cards(1) == ["gourmet"]
    assert tentacles.happened("CardBought", card="heal")


def test_bamboozle_upsets_a_purchase_through_another_evolution() -> None:
    play = PowerUp(
        {"monster": "pumpkin_jack", "energy": 4, "evolutions": ["bobbing_for_apples"]},
        {"monster": ME, "hand": ["bamboozle"]},
        phase="buy",
        market=["gourmet", "heal", "skyscraper"],
    )
    play.use("bobbing_for_apples")
    play.choose("opt-card", card="gourmet")
    play.expect("use", seat=1)
    play.use("bamboozle")
    # What is named is an ordinary purchase, at the ordinary price.
    assert play.happened("CardBought", card="heal", price=3)
    assert "gourmet" in play.view.market


# ------------------------------------------------------------- Bear Necessities


def test_bear_necessities_trades_a_vp_for_energy_and_hearts() -> None:
    play = PowerUp({"monster": ME, "vp": 3, "hearts": 5, "hand": ["bear_necessities"]}, {})
    play.plays("bear_necessities", seat=0)
    assert (play.vp(0), play.energy(0), play.hearts(0)) == (2, 2, 7)


def test_bear_necessities_can_be_played_without_vp() -> None:
    play = PowerUp({"monster": ME, "hearts": 5, "hand": ["bear_necessities"]}, {})
    play.plays("bear_necessities", seat=0)
    assert (play.vp(0), play.energy(0), play.hearts(0)) == (0, 2, 7)


@rule("KOT-CARD-20")
def test_bear_necessities_answer_a_loss() -> None:
    play = PowerUp(
        {"energy": 2},
        {"monster": ME, "vp": 1, "hearts": 1, "place": "city", "hand": ["bear_necessities"]},
        dice="s s 1 1 2 3",
    )
    play.expect("answer_loss", seat=1)
    play.use("bear_necessities")
    play.stays(1)
    assert (play.vp(1), play.energy(1), play.hearts(1)) == (0, 2, 1)


# ---------------------------------------------------------------- Panda Express


def test_panda_express_brings_vp_and_a_turn_for_all_faces() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["panda_express"]}, {"place": "city"}, dice="1 2 3 e s h")
    play.stays(1)
    assert play.vp(0) == 2
    play.expect("keep_dice", seat=0)
    assert play.happened("TurnBegan", seat=0, extra=True)


def test_panda_express_needs_all_faces() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["panda_express"]}, {"place": "city"}, dice="1 2 3 e s s")
    play.stays(1)
    assert play.vp(0) == 0
    play.expect("keep_dice", seat=1)


@rule("KOT-CARD-13")
def test_panda_express_counts_a_symbol_added_by_a_card() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["panda_express"], "cards": ["acid_attack"]},
        {"place": "city"},
        dice="1 2 3 e h h",
    )
    play.stays(1)
    assert play.vp(0) == 2
    play.expect("keep_dice", seat=0)


@rule("KOT-XTRA-04")
def test_panda_express_waits_for_freeze_time() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "place": "city",
            "evolutions": ["panda_express"],
            "cards": ["freeze_time", "extra_head", "extra_head"],
        },
        {},
        dice="1 1 1 2 3 e s h",
    )
    play.expect("extra_turn", seat=0)
    play.choose("opt-yes")
    play.until("keep_dice", seat=0)
    # Seven dice are left of eight: the turn of Freeze Time comes first.
    assert len(play.question.items) == 7
    play.end_turn()
    assert play.view.active == 0
    play.until("keep_dice", seat=0)
    assert len(play.question.items) == 8
    play.end_turn()
    assert play.view.active == 1


# ---------------------------------------------------------------- Bamboo Supply


def test_bamboo_supply_saves_a_cube_a_turn() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["bamboo_supply"]}, {})
    question = play.expect("choice", seat=0)
    assert [o.say for o in question.options] == ["opt-choice-no", "opt-choice-store"]
    play.choice("store", 0, "bamboo_supply")
    assert play.cubes(0, "bamboo_supply") == 1
    assert play.energy(0) == 0
    play.expect("keep_dice", seat=0)


def test_bamboo_supply_gives_everything_back_and_that_is_no_gain() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "cards": ["friend_of_children"],
            "evolutions": [{"card": "bamboo_supply", "counters": 4}],
        },
        {},
    )
    play.choice("take", 0, "bamboo_supply")
    assert play.cubes(0, "bamboo_supply") == 0
    assert play.energy(0) == 4


def test_bamboo_supply_is_optional() -> None:
    play = PowerUp({"monster": ME, "evolutions": [{"card": "bamboo_supply", "counters": 2}]}, {})
    play.choice("no", 0, "bamboo_supply")
    assert play.cubes(0, "bamboo_supply") == 2
    play.expect("keep_dice", seat=0)


def test_bamboo_supply_works_in_the_own_turn_only() -> None:
    play = PowerUp({}, {"monster": ME, "evolutions": ["bamboo_supply"]}, script=QUIET)
    play.asks_nobody("choice", seat=1)


# ----------------------------------------------------------------- Pandarwinism


def test_pandarwinism_scores_hearts() -> None:
    three = PowerUp({"monster": ME, "evolutions": ["pandarwinism"]}, {"place": "city"}, dice="h h h 1 1 2")
    assert three.vp(0) == 1
    three.expect("evolve", seat=0)
    five = PowerUp({"monster": ME, "evolutions": ["pandarwinism"]}, {"place": "city"}, dice="h h h h h 2")
    assert five.vp(0) == 3
    two = PowerUp({"monster": ME, "evolutions": ["pandarwinism"]}, {"place": "city"}, dice="h h 1 1 2 2")
    assert two.vp(0) == 0


def test_pandarwinism_works_in_tokyo_and_leaves_the_hearts_for_healing() -> None:
    inside = PowerUp(
        {"monster": ME, "place": "city", "hearts": 5, "evolutions": ["pandarwinism"]}, {}, dice="h h h 1 1 2"
    )
    assert inside.vp(0) == 1
    assert inside.hearts(0) == 5
    outside = PowerUp(
        {"monster": ME, "hearts": 5, "evolutions": ["pandarwinism"]}, {"place": "city"}, dice="h h h 1 1 2"
    )
    assert outside.vp(0) == 1
    assert outside.hearts(0) == 8


# ------------------------------------------------------------------- Yin & Yang


def test_yin_and_yang_flips_every_die_to_its_partner() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["yin_and_yang"]}, {"place": "city"}, script="1 2 3 e s h")
    play.roll()
    play.expect("change", seat=0)
    play.use("yin_and_yang")
    assert play.view.dice == [2, 5, 0, 4, 3, 1]
    # Once per turn.
    play.asks_nobody("change")


def test_yin_and_yang_is_optional() -> None:
    play = PowerUp(
        {"monster": ME, "energy": 2, "evolutions": ["yin_and_yang"]}, {"place": "city"}, script=QUIET
    )
    play.roll()
    play.expect("change", seat=0)
    play.decline()
    assert play.view.dice == [0, 0, 1, 1, 2, 2]


def test_yin_and_yang_can_be_played_right_after_the_last_roll() -> None:
    play = PowerUp({"monster": ME, "hand": ["yin_and_yang"]}, {"place": "city"}, script="3 3 3 3 3 3")
    play.until("keep_dice")
    play.roll()
    play.expect("change", seat=0)
    play.use("yin_and_yang")
    assert play.front(0) == ["yin_and_yang"]
    play.expect("change", seat=0)
    play.use("yin_and_yang")
    assert play.vp(0) == 4


def test_yin_and_yang_is_not_offered_without_dice() -> None:
    play = PowerUp({"monster": ME, "shrink": 6, "hand": ["yin_and_yang"]}, {"place": "city"})
    play.asks_nobody("change")


def test_yin_and_yang_is_not_for_the_dice_of_others() -> None:
    play = PowerUp({"place": "city"}, {"monster": ME, "evolutions": ["yin_and_yang"]}, script=QUIET)
    play.asks_nobody("change")


def test_yin_and_yang_leaves_a_frozen_die_as_it_lies() -> None:
    play = PowerUp(
        {"monster": "space_penguin", "energy": 1, "place": "city", "evolutions": ["encased_in_ice"]},
        {"monster": ME, "energy": 2, "evolutions": ["yin_and_yang"]},
        script="1 2 2 3 3 e 1 1 1 1 1",
    )
    play.roll()
    play.expect("change", seat=0)
    play.use("encased_in_ice")
    play.turn_die(0)
    play.until("keep_dice", seat=1)
    play.roll()
    play.expect("change", seat=1)
    play.use("yin_and_yang")
    assert play.view.dice == [2, 2, 2, 2, 2, 0]
