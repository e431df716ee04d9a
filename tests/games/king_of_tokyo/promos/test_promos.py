"""Stories of the eleven promo cards, and how they come into the deck."""

from collections import Counter
from typing import Any

import pytest

import kaiju
from kaiju.games.king_of_tokyo.cards import BASE, promo_cards
from tests.games.king_of_tokyo.promos.table import PROMOS, promos
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def deck_of(**options: Any) -> Counter[str]:
    """All Power cards of a fresh table."""
    st: Any = kaiju.new("king-of-tokyo", seats=2, seed=1, options=options).st
    return Counter(st.box.keys[c] for c in [*st.deck, *st.market])


# --------------------------------------------------------------------- the deck


@rule("KOT-COMP-10")
def test_the_promo_cards_of_the_box() -> None:
    assert [card.facts.key for card in promo_cards()] == PROMOS
    assert all(card.facts.copies == 1 for card in promo_cards())


@rule("KOT-SETUP-15")
def test_promo_cards_are_left_out_unless_asked_for() -> None:
    assert sum(deck_of().values()) == len(BASE)
    assert not set(PROMOS) & set(deck_of())


@rule("KOT-SETUP-14")
def test_all_promo_cards_can_be_shuffled_in() -> None:
    deck = deck_of(promos="all")
    assert sum(deck.values()) == len(BASE) + len(PROMOS)
    assert all(deck[key] == 1 for key in PROMOS)
    assert deck == deck_of(promos=["all"]) == deck_of(promos=True)
    assert deck_of(promos=False) == deck_of()


@rule("KOT-SETUP-14")
@pytest.mark.parametrize("key", PROMOS)
def test_each_promo_card_can_be_switched_on_alone(key: str) -> None:
    deck = deck_of(promos=[key])
    assert set(deck) & set(PROMOS) == {key}
    assert sum(deck.values()) == len(BASE) + 1


@pytest.mark.parametrize("given", [["tank"], "some", 5, ["army", "no_such_card"]])
def test_what_is_no_promo_card_is_refused(given: Any) -> None:
    with pytest.raises(kaiju.BadSetup, match="promo"):
        deck_of(promos=given)


def test_a_position_knows_promo_cards_only_with_the_option() -> None:
    with pytest.raises(kaiju.ImpossiblePosition, match="army"):
        Stage({}, {}, market=["army"])


@rule("KOT-SETUP-14")
def test_promo_cards_are_ordinary_power_cards() -> None:
    play = promos(
        {"energy": 12, "cards": ["media_friendly"]}, {}, phase="buy", market=["super_jump", "mimic"]
    )
    play.buy("super_jump")
    assert play.vp(0) == 1
    play.buy("mimic")
    play.copy("super_jump", seat=0)
    assert play.copies(0) == "super_jump"


# --------------------------------------------------------------- Amusement Park


def test_amusement_park_is_worth_four_points() -> None:
    play = promos({"energy": 6}, {}, phase="buy", market=["amusement_park"])
    play.buy("amusement_park")
    assert play.vp(0) == 4
    assert "amusement_park" in play.view.discard


# ------------------------------------------------------------------------- Army


def test_army_brings_a_point_and_costs_a_heart_for_every_card() -> None:
    play = promos({"energy": 2, "cards": ["jets", "wings", "mimic"]}, {}, phase="buy", market=["army"])
    play.buy("army")
    assert (play.vp(0), play.hearts(0)) == (3, 7)
    assert len(play.happened("HeartsLost", seat=0)) == 1


def test_army_counts_costumes() -> None:
    play = promos(
        {"energy": 2, "cards": ["jets", "ghost"]},
        {},
        phase="buy",
        market=["army"],
        options={"halloween": True},
    )
    play.buy("army")
    assert play.vp(0) == 2


def test_army_without_cards_does_nothing() -> None:
    play = promos({"energy": 2}, {}, phase="buy", market=["army"])
    play.buy("army")
    assert (play.vp(0), play.hearts(0)) == (0, 10)
    assert not play.happened("VPGained")
    assert not play.happened("LossPrevented")


def test_army_of_one_is_stopped_by_armor_plating() -> None:
    play = promos({"energy": 2, "cards": ["armor_plating"]}, {}, phase="buy", market=["army"])
    play.buy("army")
    assert (play.vp(0), play.hearts(0)) == (1, 10)


# ---------------------------------------------------------------- Cannibalistic


def test_cannibalistic_gains_a_heart_for_a_smash() -> None:
    play = promos({"hearts": 5, "cards": ["cannibalistic"]}, {"place": "city"}, dice="s s 1 1 2 3")
    play.stays(1)
    assert play.hearts(0) == 6


def test_cannibalistic_eats_once_from_one_smash_and_in_tokyo_too() -> None:
    play = promos({"place": "city", "hearts": 5, "cards": ["cannibalistic"]}, {}, {}, {}, dice="s s 1 1 2 3")
    assert play.hearts(0) == 6


def test_cannibalistic_eats_though_the_first_victim_lost_nothing() -> None:
    play = promos(
        {"place": "city", "hearts": 5, "cards": ["cannibalistic"]},
        {"cards": ["armor_plating"]},
        {},
        dice="s 1 1 2 2 3",
    )
    assert [play.hearts(seat) for seat in range(3)] == [6, 10, 9]


def test_cannibalistic_eats_from_every_source() -> None:
    play = promos(
        {"hearts": 5, "energy": 3, "cards": ["cannibalistic"]}, {"place": "city"}, {},
        dice="s 1 1 2 2 3", market=["flame_thrower"],
    )  # fmt: skip
    play.stays(1)
    assert play.hearts(0) == 6
    play.buy("flame_thrower")
    assert play.hearts(0) == 7


def test_cannibalistic_takes_fire_breathing_beside_the_smash_for_a_source_of_its_own() -> None:
    cards = ["cannibalistic", "fire_breathing"]
    play = promos({"hearts": 5, "cards": cards}, {"place": "city"}, {}, dice="s 1 1 2 2 3")
    play.stays(1)
    assert (play.hearts(1), play.hearts(2)) == (8, 9)
    assert play.hearts(0) == 7


def test_cannibalistic_gets_nothing_from_its_own_loss_or_a_prevented_one() -> None:
    play = promos(
        {"hearts": 5, "energy": 3, "cards": ["cannibalistic"]}, {}, phase="buy", market=["national_guard"]
    )
    play.buy("national_guard")
    assert play.hearts(0) == 3
    play = promos(
        {"hearts": 5, "cards": ["cannibalistic"]},
        {"place": "city", "cards": ["armor_plating"]},
        dice="s 1 1 2 2 3",
    )
    assert play.hearts(0) == 5


def test_cannibalistic_does_not_rise_from_its_own_fall() -> None:
    play = promos(
        {"hearts": 3, "energy": 4, "cards": ["cannibalistic"]},
        {},
        {},
        phase="buy",
        market=["high_altitude_bombing"],
    )
    play.buy("high_altitude_bombing")
    assert not play.alive(0)


@pytest.mark.parametrize(("hearts", "more", "after"), [(1, [], 2), (0, ["zombie"], 1)])
def test_cannibalistic_eats_with_a_single_heart_or_as_a_zombie(
    hearts: int, more: list[str], after: int
) -> None:
    play = promos(
        {"hearts": hearts, "cards": ["cannibalistic", *more]},
        {"place": "city"},
        dice="s 1 1 2 2 3",
        options={"halloween": True},
    )
    play.stays(1)
    assert play.hearts(0) == after


# ------------------------------------------------------------ Intimidating Roar


def test_intimidating_roar_drives_the_wounded_out() -> None:
    play = promos({"cards": ["intimidating_roar"]}, {"place": "city"}, dice="s 1 1 2 2 3")
    assert play.happened("Yielded", seat=1)
    assert (play.place(0), play.place(1)) == ("city", "outside")
    assert play.hearts(1) == 9


def test_intimidating_roar_empties_both_places() -> None:
    play = promos(
        {"cards": ["intimidating_roar"]}, {"place": "city"}, {"place": "bay"}, {}, {}, dice="s 1 1 2 2 3"
    )
    assert (play.place(0), play.place(1), play.place(2)) == ("city", "outside", "outside")


def test_intimidating_roar_needs_a_wound() -> None:
    play = promos(
        {"cards": ["intimidating_roar"]}, {"place": "city", "cards": ["armor_plating"]}, dice="s 1 1 2 2 3"
    )
    assert play.place(1) == "city"


def test_intimidating_roar_does_not_work_with_cards() -> None:
    play = promos(
        {"energy": 3, "cards": ["intimidating_roar"]},
        {"place": "city"},
        phase="buy",
        market=["flame_thrower"],
    )
    play.buy("flame_thrower")
    assert play.place(1) == "city"


# ------------------------------------------------------------- Monster Sidekick


def fallen_sidekick(**more: Any) -> Stage:
    return promos(
        {}, {"place": "city", "hearts": 2, "vp": 8, "energy": 3, "cards": ["monster_sidekick", "jets"], **more}, {},
        dice="s s 1 1 2 3",
    )  # fmt: skip


def test_monster_sidekick_comes_back_as_the_sidekick_of_its_killer() -> None:
    play = fallen_sidekick()
    play.expect("guard", seat=1)
    play.decline()
    assert play.alive(1)
    assert (play.hearts(1), play.vp(1), play.energy(1)) == (10, 0, 3)
    assert play.happened("CardUsed", seat=1, card="monster_sidekick")
    assert play.happened("Revived", seat=1, hearts=10, card="monster_sidekick")
    assert not play.happened("Eliminated")
    assert set(play.cards(1)) == {"jets", "monster_sidekick"}
    assert (play.place(0), play.place(1)) == ("city", "outside")
    assert play.monster(1).partner == 0


def test_monster_sidekick_comes_back_only_once() -> None:
    play = promos(
        {},
        {"place": "city", "hearts": 1, "partner": 2, "cards": ["monster_sidekick"]},
        {},
        {},
        dice="s 1 1 2 2 3",
    )
    assert not play.alive(1)


def test_monster_sidekick_needs_somebody_who_did_it() -> None:
    play = promos({"hearts": 1, "poison": 1, "cards": ["monster_sidekick"]}, {}, {}, phase="buy")
    assert not play.alive(0)
    play = promos(
        {"hearts": 2, "energy": 3, "cards": ["monster_sidekick"]},
        {},
        {},
        phase="buy",
        market=["national_guard"],
    )
    play.buy("national_guard")
    assert not play.alive(0)


def test_monster_sidekick_of_a_card_loss() -> None:
    play = promos(
        {"energy": 3}, {"hearts": 2, "cards": ["monster_sidekick"]}, {}, phase="buy", market=["flame_thrower"]
    )
    play.buy("flame_thrower")
    assert play.alive(1)
    assert play.monster(1).partner == 0


@pytest.mark.parametrize("winner", [0, 1])
def test_monster_sidekick_and_its_monster_win_together_on_points(winner: int) -> None:
    monsters: list[dict[str, Any]] = [{}, {"partner": 0}, {"place": "city"}]
    monsters[winner]["vp"] = 19
    play = promos(*monsters, active=winner, dice="1 1 1 2 2 3")
    assert play.winners() == [0, 1]


def test_monster_sidekick_and_its_monster_win_when_all_others_are_gone() -> None:
    play = promos({}, {"partner": 0}, {"place": "city", "hearts": 1}, dice="s 1 1 2 2 3")
    assert play.winners() == [0, 1]
    assert play.table.view().ending == "last"


def test_monster_sidekick_goes_with_its_monster() -> None:
    play = promos({"hearts": 1, "place": "city"}, {"partner": 0}, {}, {}, active=2, dice="s 1 1 2 2 3")
    assert (play.alive(0), play.alive(1)) == (False, False)
    assert not play.table.over


def test_monster_sidekick_of_a_sidekick_goes_too() -> None:
    play = promos(
        {"partner": 1}, {"partner": 2}, {"hearts": 1, "place": "city"}, {}, {}, active=3, dice="s 1 1 2 2 3"
    )
    assert [play.alive(seat) for seat in range(5)] == [False, False, False, True, True]


def test_monster_sidekick_of_a_sidekick_wins_too() -> None:
    play = promos({"partner": 1}, {"partner": 2}, {"vp": 19}, {"place": "city"}, active=2, dice="1 1 1 2 2 3")
    assert play.winners() == [0, 1, 2]


def test_monster_sidekick_of_a_monster_that_dies_in_the_same_moment_dies() -> None:
    play = promos(
        {"hearts": 3, "energy": 4}, {"hearts": 3, "cards": ["monster_sidekick"]}, {}, {},
        phase="buy", market=["high_altitude_bombing"],
    )  # fmt: skip
    play.buy("high_altitude_bombing")
    assert (play.alive(0), play.alive(1)) == (False, False)


def test_monster_sidekick_and_a_child_are_a_choice() -> None:
    play = promos(
        {},
        {"place": "city", "hearts": 1, "cards": ["monster_sidekick", "it_has_a_child"]},
        {},
        dice="s 1 1 2 2 3",
    )
    question = play.expect("revive", seat=1)
    assert [o.args["card"] for o in question.options] == ["it_has_a_child", "monster_sidekick"]
    play.use("it_has_a_child")
    assert play.monster(1).partner == -1


# -------------------------------------------------------------- Reflective Hide


def test_reflective_hide_costs_the_attacker_a_heart() -> None:
    play = promos({}, {"place": "city", "cards": ["reflective_hide"]}, dice="s s 1 1 2 3")
    assert (play.hearts(0), play.hearts(1)) == (9, 8)
    play.expect("yield", seat=1)


@rule("KOT-CARD-22")
def test_reflective_hide_answers_once_for_each_loss() -> None:
    play = promos(
        {"energy": 3},
        {"place": "city", "cards": ["reflective_hide"]},
        dice="s s 1 1 2 3",
        market=["flame_thrower"],
    )
    play.stays(1)
    play.buy("flame_thrower")
    assert play.hearts(0) == 8


def test_reflective_hide_is_a_card_loss() -> None:
    play = promos(
        {"cards": ["armor_plating"]}, {"place": "city", "cards": ["reflective_hide"]}, dice="s s 1 1 2 3"
    )
    assert play.hearts(0) == 10
    play = promos({"place": "city"}, {"cards": ["reflective_hide"]}, dice="s s 1 1 2 3")
    assert play.hearts(0) == 9
    play.expect("keep_dice", seat=1)


def test_reflective_hide_ignores_poison_and_own_cards() -> None:
    play = promos({"hearts": 5, "poison": 1, "cards": ["reflective_hide"]}, {}, phase="buy")
    assert [play.hearts(0), play.hearts(1)] == [4, 10]
    play = promos({"energy": 3, "cards": ["reflective_hide"]}, {}, phase="buy", market=["national_guard"])
    play.buy("national_guard")
    assert play.hearts(0) == 8


@pytest.mark.parametrize("copier", [0, 1])
def test_reflective_hide_does_not_mirror_a_mirror(copier: int) -> None:
    mimic = {"card": "mimic", "copies": "reflective_hide"}
    monsters: list[dict[str, Any]] = [
        {"cards": ["reflective_hide"]},
        {"place": "city", "cards": ["reflective_hide"]},
    ]
    monsters[copier]["cards"] = [mimic]
    play = promos(*monsters, dice="s s 1 1 2 3")
    assert (play.hearts(0), play.hearts(1)) == (9, 8)


def test_reflective_hide_dies_with_its_owner() -> None:
    play = promos({}, {"place": "city", "hearts": 1, "cards": ["reflective_hide"]}, {}, dice="s 1 1 2 2 3")
    assert play.hearts(0) == 10


def test_reflective_hide_answers_a_card_as_it_answers_a_smash() -> None:
    """The first card of the box hurts it: a loss by a card is not a loss by a mirror."""
    play = promos(
        {"cards": ["burrowing"], "place": "city"},
        {"cards": ["reflective_hide"]},
        active=1,
        dice="s 1 1 2 2 3",
    )
    play.yields(0)
    assert play.happened("HeartsLost", seat=1, card="burrowing")
    assert play.happened("HeartsLost", seat=0, card="reflective_hide")


@rule("KOT-CARD-22", "KOT-YIELD-02", "KOT-TURN-06")
def test_reflective_hide_that_kills_the_attacker_leaves_the_yield_to_the_wounded() -> None:
    monsters: list[dict[str, Any]] = [
        {"hearts": 1, "energy": 9, "cards": ["intimidating_roar"]},
        {"place": "city", "cards": ["reflective_hide"]},
        {},
    ]
    play = promos(*monsters, dice="s 1 1 2 2 3", script="1 1 2 2 3 3  1 1 2 2 3 3")
    assert not play.alive(0)
    # It was wounded by a smash, so it decides, and nothing of the fallen attacker's forces it.
    play.yields(1)
    # Nobody is left to enter: the place is free until the next turn enters it.
    assert (play.place(1), play.place(2)) == ("outside", "outside")
    play.expect("keep_dice", seat=1)
    play.roll()
    play.until("keep_dice", seat=2)
    assert play.place(1) == "city"
    stay = promos(*monsters, dice="s 1 1 2 2 3")
    stay.stays(1)
    assert (stay.place(1), stay.vp(1)) == ("city", 2)
    # The last one left is asked as well: the turn is finished.
    last = promos(*monsters[:2], dice="s 1 1 2 2 3")
    last.yields(1)
    assert last.winners() == [1]


def test_reflective_hide_asks_for_no_order_where_there_is_nothing_to_choose() -> None:
    safe = promos({"hearts": 5}, {"cards": ["reflective_hide"]}, {"place": "city"}, {}, dice="s h 1 1 2 3")
    safe.expect("yield", seat=2)
    inside = promos({"hearts": 5, "place": "city"}, {"cards": ["reflective_hide"]}, dice="s h 1 1 2 3")
    inside.expect("keep_dice", seat=1)
    own = promos({"hearts": 5, "cards": ["reflective_hide"]}, {"place": "city"}, dice="s h 1 1 2 3")
    own.expect("yield", seat=1)
    plain = promos({"hearts": 5}, {"place": "city", "cards": ["reflective_hide"]}, dice="s e 1 1 2 3")
    plain.expect("yield", seat=1)
    hard = promos({"hearts": 5}, {"place": "city", "cards": ["reflective_hide"]}, dice="s 3 3 3 2 2")
    hard.expect("yield", seat=1)


def test_reflective_hide_lets_the_attacker_heal_first() -> None:
    monsters: list[dict[str, Any]] = [{"hearts": 1}, {"place": "city", "cards": ["reflective_hide"]}, {}]
    play = promos(*monsters, dice="s h 1 1 2 3")
    play.first("hearts")
    play.stays(1)
    assert (play.alive(0), play.hearts(0)) == (True, 1)
    play = promos(*monsters, dice="s h 1 1 2 3")
    play.first("smash")
    assert not play.alive(0)


# ----------------------------------------------------------------- Sleep Walker


def test_sleep_walker_buys_points_while_buying() -> None:
    play = promos({"energy": 7, "cards": ["sleep_walker"]}, {}, phase="buy")
    play.expect("buy")
    play.use("sleep_walker")
    play.use("sleep_walker")
    assert (play.vp(0), play.energy(0)) == (2, 1)
    assert len(play.happened("CardUsed", seat=0, card="sleep_walker")) == 2


def test_sleep_walker_needs_three_energy_and_room_for_a_point() -> None:
    poor = promos({"energy": 2, "cards": ["sleep_walker"]}, {}, phase="buy")
    poor.expect("buy")
    assert not poor.offers("opt-use", card="sleep_walker")
    rich = promos({"energy": 3, "vp": 20, "cards": ["sleep_walker"]}, {}, phase="buy")
    rich.expect("buy")
    assert not rich.offers("opt-use", card="sleep_walker")


def test_sleep_walker_works_at_any_time_of_the_own_turn() -> None:
    play = promos({"energy": 3, "cards": ["sleep_walker"]}, {})
    play.expect("anytime", seat=0)
    play.use("sleep_walker")
    assert play.vp(0) == 1


def test_sleep_walker_sleeps_in_the_turns_of_others() -> None:
    play = promos({}, {"energy": 9, "cards": ["sleep_walker"]}, script="1 1 2 2 3 e")
    play.asks_nobody("anytime", seat=1)


# ------------------------------------------------------------------- Super Jump


def test_super_jump_saves_a_heart_for_one_energy() -> None:
    play = promos({}, {"place": "city", "energy": 3, "cards": ["super_jump"]}, dice="s s s 1 1 2")
    play.expect("guard", seat=1)
    play.use("super_jump")
    assert (play.hearts(1), play.energy(1)) == (8, 2)
    play.expect("yield", seat=1)


@rule("KOT-SMASH-14")
def test_super_jump_over_the_whole_smash_leaves_no_wound() -> None:
    play = promos({}, {"place": "city", "energy": 3, "cards": ["super_jump"]}, dice="s 1 1 2 2 3")
    play.use("super_jump")
    assert play.hearts(1) == 10
    assert play.happened("CardUsed", seat=1, card="super_jump")
    assert play.happened("LossPrevented", seat=1, amount=1, card="super_jump")
    play.expect("keep_dice", seat=1)


def test_super_jump_jumps_once_a_turn() -> None:
    play = promos(
        {"energy": 3}, {"place": "city", "energy": 3, "cards": ["super_jump"]}, dice="s s 1 1 2 3",
        market=["flame_thrower"],
    )  # fmt: skip
    play.use("super_jump")
    play.stays(1)
    play.buy("flame_thrower")
    assert play.hearts(1) == 7


def test_super_jump_needs_energy() -> None:
    last = promos({}, {"place": "city", "energy": 1, "cards": ["super_jump"]}, dice="s s 1 1 2 3")
    last.use("super_jump")
    assert (last.hearts(1), last.energy(1)) == (9, 0)
    play = promos({}, {"place": "city", "cards": ["super_jump"]}, dice="s s 1 1 2 3")
    play.expect("yield", seat=1)


# --------------------------------------------------------------- Throw a Tanker


def test_throw_a_tanker_is_worth_two_points() -> None:
    play = promos({"cards": ["throw_a_tanker"]}, {"place": "city"}, dice="s s s 1 1 2")
    assert play.vp(0) == 2
    play = promos({"cards": ["throw_a_tanker"]}, {"place": "city"}, dice="s s 1 1 2 2")
    assert play.vp(0) == 0


def test_throw_a_tanker_adds_up_what_one_monster_loses_in_the_turn() -> None:
    play = promos(
        {"energy": 3, "cards": ["throw_a_tanker"]},
        {"place": "city"},
        {},
        dice="s 1 1 2 2 3",
        market=["flame_thrower"],
    )
    play.stays(1)
    assert play.vp(0) == 0
    play.buy("flame_thrower")
    assert play.vp(0) == 2


@rule("KOT-CARD-14")
def test_throw_a_tanker_counts_a_loss_beyond_the_last_heart() -> None:
    play = promos({"cards": ["throw_a_tanker"]}, {"place": "city", "hearts": 2}, {}, dice="s s s 1 1 2")
    assert not play.alive(1)
    assert play.happened("VPGained", seat=0, card="throw_a_tanker")


def test_throw_a_tanker_does_not_add_up_different_monsters() -> None:
    play = promos({"place": "city", "cards": ["throw_a_tanker"]}, {}, {}, {}, dice="s s 1 1 2 3")
    assert play.vp(0) == 0


def test_throw_a_tanker_pays_once_a_turn() -> None:
    play = promos({"place": "city", "cards": ["throw_a_tanker"]}, {}, {}, {}, dice="s s s s 1 2")
    assert play.vp(0) == 2


def test_throw_a_tanker_is_for_the_own_turn_and_for_others_hearts() -> None:
    play = promos({"energy": 4, "cards": ["throw_a_tanker"]}, {}, phase="buy", market=["tank"])
    play.buy("tank")
    assert play.vp(0) == 4
    play = promos(
        {"energy": 3},
        {"energy": 6, "cards": ["throw_a_tanker", "opportunist"]},
        phase="buy",
        market=["corner_store"],
        deck=["gas_refinery"],
    )
    play.buy("corner_store")
    play.snatch("gas_refinery", seat=1)
    assert (play.hearts(0), play.vp(1)) == (7, 2), "in another's turn only the refinery's own points"


# ---------------------------------------------------------------- Thunder Stomp


def test_thunder_stomp_takes_a_die_from_everybody_until_the_next_turn() -> None:
    play = promos({"cards": ["thunder_stomp"]}, {"place": "city"}, {}, dice="3 3 3 3 1 e")
    assert play.vp(0) == 4
    for seat in (1, 2):
        question = play.expect("keep_dice", seat=seat)
        assert len(question.items) == 5
        play.end_turn()
    assert len(play.expect("keep_dice", seat=0).items) == 6
    play.until("keep_dice", seat=1)
    assert len(play.question.items) == 6


def test_thunder_stomp_earns_nothing_in_the_turns_of_others() -> None:
    play = promos(
        {"energy": 3},
        {},
        {"energy": 6, "cards": ["thunder_stomp", "opportunist"]},
        phase="buy",
        market=["corner_store"],
        deck=["skyscraper"],
    )
    play.buy("corner_store")
    play.snatch("skyscraper", seat=2)
    assert play.vp(2) == 4
    assert len(play.expect("keep_dice", seat=1).items) == 6


def test_thunder_stomp_needs_four_points() -> None:
    play = promos({"cards": ["thunder_stomp"]}, {"place": "city"}, dice="3 3 3 1 2 e")
    assert len(play.expect("keep_dice", seat=1).items) == 6


def test_thunder_stomp_adds_up_gains_and_forgets_losses() -> None:
    play = promos(
        {"energy": 4, "cards": ["thunder_stomp"]}, {"place": "city", "energy": 7, "cards": ["opportunist"]},
        dice="3 3 3 1 2 2", market=["corner_store"], deck=["evacuation_orders"],
    )  # fmt: skip
    play.buy("corner_store")
    play.snatch("evacuation_orders", seat=1)
    assert play.vp(0) == 0
    assert len(play.until("keep_dice", seat=1).items) == 5


def test_thunder_stomp_spares_its_owner_in_an_extra_turn() -> None:
    play = promos({"cards": ["thunder_stomp"]}, {"place": "city"}, dice="3 3 3 3 1 e", extra=[0])
    assert len(play.expect("keep_dice", seat=0).items) == 6


def test_thunder_stomp_ends_when_the_card_changes_hands() -> None:
    play = promos(
        {"cards": [{"card": "thunder_stomp", "counters": 1}]},
        {"energy": 5, "cards": ["parasitic_tentacles"]},
        {},
        active=1,
        phase="buy",
    )
    play.take("thunder_stomp", seat=0)
    play.done()
    assert len(play.expect("keep_dice", seat=2).items) == 6


# ----------------------------------------------------------------- Unstable DNA


def test_unstable_dna_is_swapped_for_a_card_of_the_attacker() -> None:
    play = promos(
        {"cards": ["wings", "jets"]}, {"place": "city", "cards": ["unstable_dna"]}, dice="s 1 1 2 2 3"
    )
    play.yields(1)
    play.expect("use", seat=1)
    play.use("unstable_dna")
    play.expect("pick", seat=1)
    play.choose("opt-card", card="wings")
    assert (play.cards(0), play.cards(1)) == (["jets", "unstable_dna"], ["wings"])
    assert play.happened("CardUsed", seat=1, card="unstable_dna")


def test_unstable_dna_is_a_choice_and_needs_a_yield() -> None:
    monsters: list[dict[str, Any]] = [{"cards": ["wings"]}, {"place": "city", "cards": ["unstable_dna"]}]
    play = promos(*monsters, dice="s 1 1 2 2 3")
    play.yields(1)
    play.decline()
    assert play.cards(1) == ["unstable_dna"]
    play = promos(*monsters, dice="s 1 1 2 2 3")
    play.stays(1)
    play.expect("keep_dice", seat=1)


def test_unstable_dna_needs_a_card_to_take() -> None:
    play = promos({}, {"place": "city", "cards": ["unstable_dna"]}, dice="s 1 1 2 2 3")
    play.yields(1)
    play.expect("keep_dice", seat=1)


def test_unstable_dna_takes_costumes_too() -> None:
    play = promos(
        {"cards": ["princess"]}, {"place": "city", "cards": ["unstable_dna"]}, dice="s 1 1 2 2 3",
        options={"halloween": True},
    )  # fmt: skip
    play.yields(1)
    play.use("unstable_dna")
    assert play.cards(1) == ["princess"]


def test_unstable_dna_is_no_purchase_but_the_card_is_new() -> None:
    play = promos(
        {"hearts": 12, "cards": ["even_bigger"]},
        {"place": "city", "hearts": 5, "cards": ["unstable_dna", "media_friendly"]},
        dice="s 1 1 2 2 3",
    )
    play.yields(1)
    play.use("unstable_dna")
    assert (play.hearts(0), play.hearts(1)) == (10, 6)
    assert (play.vp(1), play.energy(0)) == (0, 0)


def test_unstable_dna_takes_what_lies_on_a_card_along() -> None:
    play = promos(
        {"cards": [{"card": "smoke_cloud", "counters": 2}]},
        {"place": "city", "cards": ["unstable_dna"]},
        dice="s 1 1 2 2 3",
    )
    play.yields(1)
    play.use("unstable_dna")
    assert play.counters(1, "smoke_cloud") == 2


def test_unstable_dna_leaves_a_mimic_token_where_it_is() -> None:
    play = promos(
        {"cards": ["wings"]},
        {"place": "city", "cards": ["unstable_dna"]},
        {"cards": [{"card": "mimic", "copies": "wings"}]},
        dice="s 1 1 2 2 3",
    )
    play.yields(1)
    play.use("unstable_dna")
    assert play.copies(2) == "wings"


def test_unstable_dna_follows_a_yield_with_jets() -> None:
    play = promos(
        {"cards": ["wings"]}, {"place": "city", "cards": ["unstable_dna", "jets"]}, dice="s 1 1 2 2 3"
    )
    play.use("jets")
    play.expect("use", seat=1)
    play.use("unstable_dna")
    assert set(play.cards(1)) == {"jets", "wings"}


def test_unstable_dna_finds_nobody_after_death_from_above() -> None:
    play = promos(
        {"energy": 5, "cards": ["wings"]}, {"place": "city", "cards": ["unstable_dna"]}, phase="buy",
        market=["death_from_above"],
    )  # fmt: skip
    play.buy("death_from_above")
    assert play.place(1) == "outside"
    play.expect("keep_dice", seat=1)


def test_unstable_dna_takes_the_zombie_from_a_monster_without_hearts() -> None:
    play = promos(
        {"hearts": 0, "cards": ["zombie"]}, {"place": "city", "cards": ["unstable_dna"]}, {},
        dice="s 1 1 2 2 3", options={"halloween": True},
    )  # fmt: skip
    play.yields(1)
    play.use("unstable_dna")
    assert not play.alive(0)
    assert play.cards(1) == ["zombie"]
    assert "unstable_dna" in play.view.discard


def test_unstable_dna_copied_gives_the_mimic_away() -> None:
    play = promos(
        {"cards": ["unstable_dna", "wings"]},
        {"place": "city", "cards": [{"card": "mimic", "copies": "unstable_dna"}]},
        dice="s 1 1 2 2 3",
    )
    play.yields(1)
    play.use("unstable_dna", copy="mimic")
    play.until("pick", seat=1)
    play.choose("opt-card", card="wings")
    # Both cards have changed hands before the attacker chooses what its new card copies.
    assert play.cards(1) == ["wings"]
    assert "mimic" in play.cards(0)
    play.copy("unstable_dna", seat=0)
    assert play.copies(0) == "unstable_dna"


def test_unstable_dna_copied_leaves_a_fallen_zombie_nothing_to_choose() -> None:
    play = promos(
        {"hearts": 0, "cards": ["zombie", "unstable_dna"]},
        {"place": "city", "cards": [{"card": "mimic", "copies": "unstable_dna"}]},
        {"cards": ["wings", "jets"]},
        dice="s 1 1 2 2 3",
        options={"halloween": True},
    )
    play.yields(1)
    play.use("unstable_dna", copy="mimic")
    play.choose("opt-card", card="zombie")
    assert not play.alive(0)
    play.expect("keep_dice", seat=1)
    assert "mimic" in play.view.discard


def test_unstable_dna_finds_nobody_when_the_attacker_has_died_of_its_smash() -> None:
    play = promos(
        {"hearts": 1, "cards": ["wings"]},
        {"place": "city", "cards": ["unstable_dna", "reflective_hide"]},
        {},
        dice="s 1 1 2 2 3",
    )
    assert not play.alive(0)
    play.yields(1)
    play.expect("keep_dice", seat=1)


def test_unstable_dna_that_takes_mimic_places_it_anew() -> None:
    play = promos(
        {"cards": [{"card": "mimic", "copies": "jets"}]},
        {"place": "city", "cards": ["unstable_dna"]},
        {"cards": ["jets", "wings"]},
        dice="s 1 1 2 2 3",
    )
    play.yields(1)
    play.use("unstable_dna")
    play.copy("wings", seat=2)
    assert play.copies(1) == "wings"


def test_unstable_dna_that_takes_mimic_may_mark_the_same_card_as_if_new() -> None:
    play = promos(
        {"cards": [{"card": "mimic", "copies": "smoke_cloud", "counters": 1}]},
        {"place": "city", "cards": ["unstable_dna"]},
        {"cards": [{"card": "smoke_cloud", "counters": 2}]},
        dice="s 1 1 2 2 3",
    )
    play.yields(1)
    play.use("unstable_dna")
    # The old copy has ended, and any KEEP card in play may be picked.
    assert (play.copies(1), play.counters(1, "mimic")) == ("", 0)
    assert [o.args["card"] for o in play.expect("copy", seat=1).options] == ["smoke_cloud", "unstable_dna"]
    play.copy("smoke_cloud", seat=2)
    assert (play.copies(1), play.counters(1, "mimic")) == ("smoke_cloud", 3)


@pytest.mark.parametrize("card", ["regeneration", "healing_ray", "even_bigger"])
def test_unstable_dna_asks_for_the_order_only_if_a_card_for_hearts_may_go(card: str) -> None:
    def start(mine: list[str], theirs: dict[str, Any], place: str = "outside") -> Stage:
        return promos({"hearts": 3, "place": place, "cards": mine}, theirs, {}, dice="s h 1 2 2 3")

    dna = {"place": "city", "cards": ["unstable_dna"]}
    if card == "healing_ray":
        # It asks for the order by itself: its owner chooses whom to heal.
        start([card], {"place": "city"}).expect("group", seat=0)
    else:
        start([card], {"place": "city"}).expect("yield", seat=1)
        start([card], {"cards": ["unstable_dna"]}, "city").expect("keep_dice", seat=1)
        start([card, "unstable_dna"], {"place": "city"}).expect("yield", seat=1)
        far = promos(
            {"hearts": 3, "cards": [card]}, {"place": "city"}, {"cards": ["unstable_dna"]}, dice="s h 1 2 2 3"
        )
        far.expect("yield", seat=1)
        inside = promos(
            {"hearts": 3, "place": "city", "cards": [card, "nova_breath"]},
            {"place": "bay", "cards": ["unstable_dna"]},
            *[{}] * 4,
            dice="s h 1 2 2 3",
        )
        inside.expect("yield", seat=1)
    start([card], dna).expect("group", seat=0)
    start(["jets"], dna).expect("yield", seat=1)


def test_unstable_dna_lets_the_attacker_heal_with_regeneration_first() -> None:
    play = promos(
        {"hearts": 3, "cards": ["regeneration"]},
        {"place": "city", "cards": ["unstable_dna"]},
        dice="s h 1 2 2 3",
    )
    play.first("hearts")
    assert play.hearts(0) == 5
