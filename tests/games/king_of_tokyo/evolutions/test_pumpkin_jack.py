"""Stories of the Evolutions of Pumpkin Jack."""

import pytest

from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

ME = "pumpkin_jack"

# -------------------------------------------------------------- Detachable Head


def test_detachable_head_makes_the_wounds_of_its_owner_bigger() -> None:
    play = PowerUp({"monster": ME}, {"place": "city", "evolutions": ["detachable_head"]}, dice="s 1 1 2 2 3")
    play.stays(1)
    assert play.hearts(1) == 8


def test_detachable_head_does_not_enlarge_the_wound_it_came_with() -> None:
    play = PowerUp({"monster": ME, "hand": ["detachable_head"]}, {"place": "city"}, dice="s 1 1 2 2 3")
    play.stays(1)
    play.expect("use", seat=0)
    play.use("detachable_head")
    assert play.hearts(1) == 9
    assert play.front(1) == ["detachable_head"]


def test_detachable_head_does_not_help_other_attackers() -> None:
    play = PowerUp(
        {}, {"place": "city", "evolutions": ["detachable_head"]}, {"monster": ME}, dice="s 1 1 2 2 3"
    )
    play.stays(1)
    assert play.hearts(1) == 9


def test_detachable_head_does_not_help_cards_of_its_owner() -> None:
    play = PowerUp(
        {"monster": ME, "energy": 3},
        {"evolutions": ["detachable_head"]},
        phase="buy",
        market=["flame_thrower"],
    )
    play.buy("flame_thrower")
    assert play.hearts(1) == 8


@rule("KOT-CARD-15")
def test_detachable_head_needs_a_real_loss() -> None:
    play = PowerUp(
        {"monster": ME},
        {"place": "city", "evolutions": ["detachable_head"], "cards": ["armor_plating"]},
        dice="s 1 1 2 2 3",
    )
    play.asks_nobody("yield")
    assert play.hearts(1) == 10


# ------------------------------------------------------------------ Ignis Fatus


def rolls(play: PowerUp, seat: int) -> int:
    """How many Rolls a seat has in its turn, rolling all dice again and again."""
    n = 1
    while play.question.kind == "keep_dice" and play.question.seat == seat:
        play.answer(0)
        n += 1
    return n


def test_ignis_fatus_takes_a_roll_from_its_holder_but_not_from_its_owner() -> None:
    assert rolls(PowerUp({"place": "city", "evolutions": ["ignis_fatus"]}, {"monster": ME}), 0) == 2
    assert rolls(PowerUp({"place": "city", "monster": ME, "evolutions": ["ignis_fatus"]}, {}), 0) == 3


def test_ignis_fatus_adds_up_with_cards_that_bring_rolls() -> None:
    play = PowerUp(
        {"place": "city", "evolutions": ["ignis_fatus"], "cards": ["giant_brain"]}, {"monster": ME}
    )
    assert rolls(play, 0) == 3


# ------------------------------------------------------------- Smashing Pumpkin


def test_smashing_pumpkin_hits_whoever_has_twelve_vp_its_player_too() -> None:
    play = PowerUp(
        {"vp": 11}, {"monster": ME, "vp": 12, "hand": ["smashing_pumpkin"]}, {"vp": 15, "place": "city"}
    )
    play.plays("smashing_pumpkin", seat=1)
    assert [play.hearts(seat) for seat in range(3)] == [10, 8, 8]
    assert play.happened("HeartsLost", by=1, card="smashing_pumpkin", smash=False)


def test_smashing_pumpkin_can_be_the_end_of_its_player() -> None:
    play = PowerUp({"monster": ME, "vp": 12, "hearts": 2, "hand": ["smashing_pumpkin"]}, {}, {})
    play.plays("smashing_pumpkin", seat=0)
    assert not play.alive(0)
    play.expect("keep_dice", seat=1)


def test_smashing_pumpkin_is_not_offered_while_nobody_has_twelve_vp() -> None:
    play = PowerUp(
        {"monster": ME, "vp": 11, "hand": ["smashing_pumpkin"]},
        {"vp": 11, "place": "city"},
        script="1 1 2 2 3 3",
    )
    play.never_offers("smashing_pumpkin")


# -------------------------------------------------------------- Trick or Threat


def test_trick_or_threat_lets_every_opponent_choose() -> None:
    play = PowerUp(
        {"monster": ME, "place": "city", "evolutions": ["trick_or_threat"]},
        {"energy": 2},
        {"energy": 1},
        {},
        dice="1 1 1 2 2 3",
    )
    play.choice("pay", 1, "trick_or_threat")
    play.choice("suffer", 2, "trick_or_threat")
    # Without energy there is nothing to choose, and the 1s have scored all the same.
    play.expect("keep_dice", seat=1)
    assert [play.energy(seat) for seat in range(4)] == [1, 1, 1, 0]
    assert [play.hearts(seat) for seat in range(4)] == [10, 10, 8, 8]
    assert play.vp(0) == 1
    assert play.place(0) == "city"


def test_trick_or_threat_is_too_much_for_armor_plating() -> None:
    play = PowerUp(
        {"monster": ME, "place": "city", "evolutions": ["trick_or_threat"]},
        {"cards": ["armor_plating"]},
        dice="1 1 1 2 2 3",
    )
    assert play.hearts(1) == 8


def test_trick_or_threat_comes_once_however_many_ones_there_are() -> None:
    play = PowerUp(
        {"monster": ME, "place": "city", "evolutions": ["trick_or_threat"]}, {}, dice="1 1 1 1 1 1"
    )
    assert play.hearts(1) == 8


def test_trick_or_threat_needs_three_ones() -> None:
    play = PowerUp(
        {"monster": ME, "place": "city", "evolutions": ["trick_or_threat"]}, {"energy": 1}, dice="1 1 2 2 3 3"
    )
    play.asks_nobody("choice")
    assert play.hearts(1) == 10


def test_trick_or_threat_may_come_before_or_after_smash() -> None:
    for first, asked in (("numbers", "choice"), ("smash", "guard")):
        play = PowerUp(
            {"monster": ME, "evolutions": ["trick_or_threat"]},
            {"place": "city", "energy": 2, "cards": ["wings"]},
            dice="1 1 1 s 2 3",
        )
        play.first(first)
        play.expect(asked, seat=1)


def test_trick_or_threat_allows_no_yield() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["trick_or_threat"]}, {"place": "city"}, {}, dice="1 1 1 2 2 3"
    )
    play.asks_nobody("yield")
    assert play.place(1) == "city"


# ----------------------------------------------------------- Bobbing for Apples


def apples(market: list[str], deck: list[str], **me: object) -> PowerUp:
    """Pumpkin Jack buys; the deck is stacked."""
    return PowerUp(
        {"monster": ME, "evolutions": ["bobbing_for_apples"], **me}, {}, phase="buy", market=market, deck=deck
    )


def bob(play: PowerUp, card: str) -> None:
    """Buy this card through Bobbing for Apples."""
    play.expect("buy", seat=0)
    play.use("bobbing_for_apples")
    play.expect("pick", seat=0)
    play.choose("opt-card", card=card)


def test_bobbing_for_apples_keeps_the_card_when_the_replacement_costs_an_even_number() -> None:
    play = apples(["gourmet", "jets", "heal"], ["energy_drink"], energy=4)
    bob(play, "gourmet")
    assert play.cards(0) == ["gourmet"]
    assert play.energy(0) == 2
    assert play.view.market == ["energy_drink", "jets", "heal"]


def test_bobbing_for_apples_loses_the_card_again_when_the_replacement_costs_an_odd_number() -> None:
    play = apples(["gourmet", "jets", "heal"], ["spiked_tail"], energy=4)
    bob(play, "gourmet")
    assert play.cards(0) == []
    assert play.energy(0) == 4
    assert play.view.discard == ["gourmet"]
    # Once per turn.
    assert not play.offers("opt-use", card="bobbing_for_apples")


def test_bobbing_for_apples_never_lets_a_lost_card_take_effect() -> None:
    lost = apples(["corner_store", "jets", "heal"], ["spiked_tail"], energy=1)
    bob(lost, "corner_store")
    assert lost.vp(0) == 0
    assert lost.energy(0) == 1
    won = apples(["corner_store", "jets", "heal"], ["energy_drink"], energy=1)
    bob(won, "corner_store")
    assert won.vp(0) == 1
    assert won.energy(0) == 0


def test_bobbing_for_apples_leaves_the_vp_of_a_purchase() -> None:
    play = apples(["gourmet", "jets", "heal"], ["spiked_tail"], energy=4, cards=["media_friendly"])
    bob(play, "gourmet")
    assert play.cards(0) == ["media_friendly"]
    assert play.vp(0) == 1
    assert play.energy(0) == 4


def test_bobbing_for_apples_adds_to_other_discounts_and_nothing_costs_less_than_nothing() -> None:
    play = apples(["alien_origin", "jets", "heal"], ["energy_drink"], cards=["made_in_a_lab"])
    assert not play.offers("opt-use", card="bobbing_for_apples")
    free = apples(["corner_store", "jets", "heal"], ["energy_drink"], cards=["alien_origin"])
    bob(free, "corner_store")
    assert free.vp(0) == 1
    assert free.energy(0) == 0
    assert free.happened("CardBought", card="corner_store", price=0)


def test_bobbing_for_apples_needs_a_replacement() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["bobbing_for_apples"], "energy": 9},
        {},
        phase="buy",
        market=["gourmet"],
        deck_ends=True,
    )
    play.never_offers("bobbing_for_apples")


def test_bobbing_for_apples_shuffles_the_discard_pile_for_a_replacement() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["bobbing_for_apples"], "energy": 9},
        {},
        phase="buy",
        market=["gourmet"],
        discard=["spiked_tail"],
        deck_ends=True,
    )
    bob(play, "gourmet")
    assert play.cards(0) == []
    assert play.view.discard == ["gourmet"]


def test_bobbing_for_apples_may_be_thought_over() -> None:
    play = apples(["gourmet", "jets", "heal"], ["energy_drink"], energy=4)
    play.use("bobbing_for_apples")
    play.decline()
    assert play.offers("opt-use", card="bobbing_for_apples")


def test_bobbing_for_apples_shows_the_replacement_to_an_opportunist() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["bobbing_for_apples"], "energy": 4},
        {"energy": 9, "cards": ["opportunist"]},
        phase="buy",
        market=["gourmet", "jets", "heal"],
        deck=["energy_drink"],
    )
    bob(play, "gourmet")
    play.snatch("energy_drink", seat=1)
    assert play.cards(0) == ["gourmet"]
    assert "energy_drink" in play.cards(1)


# --------------------------------------------------------------- Feast of Crows


def test_feast_of_crows_takes_what_each_monster_likes_to_give() -> None:
    play = PowerUp(
        {"monster": ME, "hearts": 5, "hand": ["feast_of_crows"]},
        {"vp": 3, "energy": 2},
        {"vp": 3},
        {"energy": 2},
        {},
    )
    play.plays("feast_of_crows", seat=0)
    play.choice("heart", 1, "feast_of_crows")
    assert not play.offers("opt-choice-energy")
    play.choice("vp", 2, "feast_of_crows")
    assert not play.offers("opt-choice-vp")
    play.choice("energy", 3, "feast_of_crows")
    # The last one has nothing but hearts, and is not asked.
    assert [play.hearts(seat) for seat in range(5)] == [7, 9, 10, 10, 9]
    assert (play.vp(0), play.energy(0)) == (1, 1)
    assert (play.vp(2), play.energy(3)) == (2, 1)
    play.expect("keep_dice", seat=0)


@rule("KOT-CARD-23")
def test_feast_of_crows_is_a_payment_that_no_card_prevents_and_nobody_causes() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "hearts": 5,
            "hand": ["feast_of_crows"],
            "evolutions": [{"card": "scythe", "counters": 1}],
        },
        {"hearts": 1, "cards": ["armor_plating", "camouflage"]},
        {"vp": 1},
    )
    play.plays("feast_of_crows", seat=0)
    play.choice("vp", 2, "feast_of_crows")
    assert not play.alive(1)
    assert play.hearts(0) == 6
    assert play.cubes(0, "scythe") == 1
    assert play.happened("HeartsLost", seat=1, by=-1)


def test_feast_of_crows_gets_nothing_from_who_has_nothing() -> None:
    play = PowerUp(
        {"monster": ME, "hearts": 5, "hand": ["feast_of_crows"]},
        {"hearts": 0, "cards": ["zombie"]},
        {"vp": 1},
        options={"halloween": True},
    )
    play.plays("feast_of_crows", seat=0)
    play.choice("vp", 2, "feast_of_crows")
    assert (play.hearts(0), play.vp(0)) == (5, 1)
    assert play.alive(1)


def test_what_each_monster_gives_to_feast_of_crows_is_a_gain_of_its_own() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "hearts": 4,
            "hand": ["feast_of_crows"],
            "cards": ["friend_of_children", "regeneration"],
        },
        {"energy": 1},
        {"energy": 1},
        {},
        {},
    )
    play.plays("feast_of_crows", seat=0)
    play.choice("energy", 1, "feast_of_crows")
    play.choice("energy", 2, "feast_of_crows")
    # Friend of Children and Regeneration add 1 to every gain.
    assert play.energy(0) == 4
    assert play.hearts(0) == 8


def test_what_each_monster_pays_to_trick_or_threat_is_a_gain_of_its_own() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["trick_or_threat"], "cards": ["friend_of_children"]},
        {"energy": 1},
        {"energy": 1},
        dice="1 1 1 2 2 3",
    )
    play.choice("pay", 1, "trick_or_threat")
    play.choice("pay", 2, "trick_or_threat")
    assert play.energy(0) == 4


def test_feast_of_crows_heals_no_further_than_the_maximum() -> None:
    play = PowerUp({"monster": ME, "hand": ["feast_of_crows"]}, {}, {})
    play.plays("feast_of_crows", seat=0)
    assert [play.hearts(seat) for seat in range(3)] == [10, 9, 9]


def test_feast_of_crows_lets_eater_of_the_dead_eat() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["feast_of_crows"]}, {"hearts": 1}, {"cards": ["eater_of_the_dead"]}, {}
    )
    play.plays("feast_of_crows", seat=0)
    assert play.vp(2) == 3


# ----------------------------------------------------------------------- Scythe


def test_scythe_starts_with_a_cube_and_every_cube_is_a_smash() -> None:
    play = PowerUp({"monster": ME, "hand": ["scythe"]}, {"place": "city"}, script="1 1 2 2 3 3")
    play.plays("scythe", seat=0)
    assert play.cubes(0, "scythe") == 1
    assert play.energy(0) == 0
    play.roll()
    play.stays(1)
    assert play.hearts(1) == 9


def test_scythe_grows_with_every_monster_its_owner_eliminates() -> None:
    play = PowerUp(
        {"monster": ME, "place": "city", "evolutions": [{"card": "scythe", "counters": 1}]},
        {"hearts": 3},
        {"hearts": 2},
        {"hearts": 5},
        dice="s s 1 1 2 3",
    )
    assert play.cubes(0, "scythe") == 3
    assert play.hearts(3) == 2


def test_scythe_counts_monsters_killed_by_a_card_of_its_owner() -> None:
    play = PowerUp(
        {"monster": ME, "energy": 3, "evolutions": [{"card": "scythe", "counters": 1}]},
        {"hearts": 1},
        {},
        phase="buy",
        market=["flame_thrower"],
    )
    play.buy("flame_thrower")
    assert play.cubes(0, "scythe") == 2


def test_scythe_does_not_count_a_monster_that_comes_back() -> None:
    play = PowerUp(
        {"monster": ME, "place": "city", "evolutions": [{"card": "scythe", "counters": 1}]},
        {"hearts": 1, "cards": ["it_has_a_child"]},
        dice="s 1 1 2 2 3",
    )
    assert play.alive(1)
    assert play.cubes(0, "scythe") == 1


def test_scythe_does_not_count_poison_or_the_kills_of_others() -> None:
    poison = PowerUp(
        {"hearts": 1, "poison": 1},
        {"monster": ME, "evolutions": [{"card": "scythe", "counters": 1}]},
        {},
        phase="end",
    )
    assert not poison.alive(0)
    assert poison.cubes(1, "scythe") == 1
    other = PowerUp(
        {"place": "city"},
        {"hearts": 1},
        {"monster": ME, "evolutions": [{"card": "scythe", "counters": 1}]},
        dice="s 1 1 2 2 3",
    )
    assert not other.alive(1)
    assert other.cubes(2, "scythe") == 1


def test_scythe_is_enough_for_spiked_tail() -> None:
    play = PowerUp(
        {"monster": ME, "cards": ["spiked_tail"], "evolutions": [{"card": "scythe", "counters": 1}]},
        {"place": "city"},
        dice="1 1 2 2 3 3",
    )
    play.stays(1)
    assert play.hearts(1) == 8


# ----------------------------------------------------------------------- Candy!


def test_candy_is_worth_a_heart() -> None:
    play = PowerUp({"monster": ME, "hearts": 5, "hand": ["candy"]}, {})
    play.plays("candy", seat=0)
    assert play.hearts(0) == 6
    assert play.spent(0) == ["candy"]


def test_candy_answers_a_loss_of_hearts_through_a_card() -> None:
    play = PowerUp(
        {"energy": 3}, {"monster": ME, "hearts": 2, "hand": ["candy"]}, phase="buy", market=["flame_thrower"]
    )
    play.buy("flame_thrower")
    # Only a smash can be bribed away.
    play.expect("answer_loss", seat=1)
    play.use("candy")
    assert play.hearts(1) == 1


def test_candy_bribes_the_attacker_and_nobody_was_wounded() -> None:
    play = PowerUp({}, {"monster": ME, "place": "city", "hearts": 2, "hand": ["candy"]}, dice="s s s 1 2 2")
    play.expect("guard", seat=1)
    play.use("candy")
    assert play.hearts(1) == 2
    assert play.hand(0) == ["candy"]
    assert play.hand(1) == []
    assert play.spent(1) == []
    # Everybody has seen where it went.
    assert play.happened("EvolutionPlayed", seat=1, on=0, card="candy")
    play.asks_nobody("yield")
    assert play.place(1) == "city"


def test_candy_goes_on_to_whoever_bribes_with_it_next_and_leaves_with_pumpkin_jack() -> None:
    play = PowerUp(
        {"hearts": 5},
        {"monster": ME, "place": "city", "hearts": 4, "hand": ["candy"]},
        {},
        dice="s s s 1 2 2",
    )
    play.rig("1 1 2 2 3 3")
    play.expect("guard", seat=1)
    play.use("candy")
    # Its new holder uses it as it likes, here for a heart; then it is Pumpkin Jack's again (KOT-PU-25).
    play.expect("anytime", seat=0)
    play.use("candy")
    assert play.hearts(0) == 6
    assert play.spent(1) == ["candy"]
    assert play.hand(0) == []


def test_candy_may_bribe_again_and_again() -> None:
    play = PowerUp(
        {}, {"monster": ME, "place": "city", "hand": ["candy"]}, {}, dice="s 1 1 2 2 3", script="s 1 1 2 2 3"
    )
    play.use("candy")
    assert play.hand(0) == ["candy"]
    play.until("keep_dice", seat=1)
    play.roll()
    # Pumpkin Jack in Tokyo smashes everybody outside, and gets its own card back.
    play.expect("guard", seat=0)
    play.use("candy")
    assert (play.hearts(0), play.hearts(2)) == (10, 9)
    assert play.hand(1) == ["candy"]


def test_candy_keeps_off_what_follows_a_wound() -> None:
    play = PowerUp(
        {"cards": ["poison_spit"]},
        {"monster": ME, "place": "city", "vp": 3, "hand": ["candy"]},
        {},
        dice="s 1 1 2 2 3",
    )
    play.use("candy")
    assert play.monster(1).poison == 0


@rule("KOT-GIFT-06", "KOT-GIFT-10")
def test_candy_in_the_hand_of_another_is_removed_with_pumpkin_jack() -> None:
    play = PowerUp(
        {"hearts": 5, "energy": 3},
        {"monster": ME, "place": "city", "hearts": 2, "hand": ["candy"]},
        {},
        dice="s 1 1 2 2 3",
        market=["flame_thrower"],
    )
    play.expect("guard", seat=1)
    play.use("candy")
    play.expect("anytime", seat=0)
    play.decline()
    assert play.hand(0) == ["candy"]
    play.buy("flame_thrower")
    assert not play.alive(1)
    assert play.hand(0) == []
    play.never_offers("candy")


@rule("KOT-PU-25")
def test_candy_goes_to_the_discard_pile_of_pumpkin_jack_when_its_holder_dies() -> None:
    play = PowerUp(
        {"hearts": 1, "poison": 1},
        {"monster": ME, "place": "city", "hand": ["candy"]},
        {},
        dice="s 1 1 2 2 3",
    )
    play.expect("guard", seat=1)
    play.use("candy")
    play.expect("anytime", seat=0)
    play.decline()
    play.until("answer_loss", seat=0)
    play.decline()
    assert not play.alive(0)
    assert play.spent(1) == ["candy"]


def test_candy_is_not_offered_against_a_loss_that_is_prevented_anyway() -> None:
    play = PowerUp(
        {},
        {"monster": ME, "place": "city", "hand": ["candy"], "cards": ["armor_plating"]},
        dice="s 1 1 2 2 3",
    )
    play.never_offers("candy")


@pytest.mark.parametrize("hearts", [10, 9])
def test_candy_is_offered_for_a_heart_only_where_there_is_room(hearts: int) -> None:
    play = PowerUp(
        {"monster": ME, "hearts": hearts, "place": "city", "hand": ["candy"]}, {}, script="1 1 2 2 3 3"
    )
    if hearts == 10:
        play.never_offers("candy")
    else:
        play.offered("candy", seat=0)
