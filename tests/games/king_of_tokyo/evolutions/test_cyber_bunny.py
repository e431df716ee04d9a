"""Stories of the Evolutions of Cyber Bunny."""

import pytest

from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

ME = "cyber_bunny"
QUIET = "1 1 2 2 3 3"

# ------------------------------------------------------------- Stroke of Genius


def test_stroke_of_genius_doubles_the_energy_gained_this_turn() -> None:
    play = PowerUp(
        {"monster": ME, "energy": 5, "hand": ["stroke_of_genius"]},
        {"place": "city"},
        dice="e e e 1 1 2",
        market=["heal"],
    )
    play.plays("stroke_of_genius", seat=0)
    assert play.energy(0) == 11


def test_stroke_of_genius_doubles_a_single_energy_too() -> None:
    play = PowerUp({"monster": ME, "hand": ["stroke_of_genius"]}, {"place": "city"}, dice="e 1 1 2 2 3")
    play.plays("stroke_of_genius", seat=0)
    assert play.energy(0) == 2


def test_stroke_of_genius_does_not_mind_what_has_been_spent() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["stroke_of_genius"]}, {"place": "city"}, dice="e e e 1 1 2", market=["heal"]
    )
    play.to_buy()
    play.buy("heal")
    assert play.energy(0) == 0
    play.plays("stroke_of_genius", seat=0)
    assert play.energy(0) == 3


def test_stroke_of_genius_is_not_offered_without_a_gain() -> None:
    play = PowerUp(
        {"monster": ME, "energy": 9, "hand": ["stroke_of_genius"]}, {"place": "city"}, script=QUIET
    )
    play.never_offers("stroke_of_genius")


# ------------------------------------------------------------ Emergency Battery


def test_emergency_battery_brings_three_energy_at_any_time() -> None:
    play = PowerUp({}, {"monster": ME, "hand": ["emergency_battery"]})
    play.plays("emergency_battery", seat=1)
    assert play.energy(1) == 3
    assert play.spent(1) == ["emergency_battery"]


def test_emergency_battery_pays_for_a_card_just_turned_up() -> None:
    play = PowerUp(
        {"monster": ME, "energy": 2, "hand": ["emergency_battery"]},
        {},
        phase="buy",
        market=["gourmet", "jets", "skyscraper"],
        deck=["heal", "corner_store", "tank"],
    )
    play.sweep()
    play.use("emergency_battery")
    play.buy("heal")
    assert play.energy(0) == 0


@rule("KOT-PU-08")
def test_emergency_battery_stays_silent_while_buying_for_who_wants_nothing_this_turn() -> None:
    play = PowerUp({"monster": ME, "hand": ["emergency_battery"], "place": "city"}, {}, script="1 1 2 2 3 3")
    play.expect("anytime", seat=0)
    play.choose("opt-not-this-turn")
    play.roll()
    # The next question comes in the next turn, in which it may be wanted after all.
    play.expect("anytime", seat=0)
    assert play.view.active == 1


# ---------------------------------------------------------------- Rabbit's Foot


def test_rabbits_foot_protects_for_the_whole_turn() -> None:
    play = PowerUp(
        {"energy": 3},
        {"monster": ME, "place": "city", "hand": ["rabbits_foot"]},
        dice="s s s 1 1 2",
        market=["flame_thrower"],
    )
    play.expect("guard", seat=1)
    play.use("rabbits_foot")
    # Not wounded: no Yield.
    play.expect("buy", seat=0)
    play.buy("flame_thrower")
    assert play.hearts(1) == 10
    # It stays on the table until the turn is over.
    play.end_turn()
    assert play.spent(1) == ["rabbits_foot"]
    assert play.front(1) == []


def test_rabbits_foot_works_against_own_cards_and_poison() -> None:
    play = PowerUp({"monster": ME, "poison": 2, "hand": ["rabbits_foot"]}, {}, phase="end")
    play.expect("guard", seat=0)
    play.use("rabbits_foot")
    assert play.hearts(0) == 10


def test_rabbits_foot_is_offered_only_against_a_loss() -> None:
    play = PowerUp({"monster": ME, "hand": ["rabbits_foot"]}, {"place": "city"}, script=QUIET)
    play.never_offers("rabbits_foot")


def test_rabbits_foot_is_over_when_the_turn_is_over() -> None:
    play = PowerUp(
        {},
        {"monster": ME, "place": "city", "hand": ["rabbits_foot"]},
        {},
        dice="s 1 1 2 2 3",
        script=f"{QUIET} s 1 1 2 2 3",
    )
    play.use("rabbits_foot")
    assert play.hearts(1) == 10
    play.until("yield", seat=1)
    assert play.view.active == 2
    assert play.hearts(1) == 9


# ---------------------------------------------------------- Heart of the Rabbit


def test_heart_of_the_rabbit_rerolls_a_die_of_another() -> None:
    play = PowerUp(
        {"place": "city", "energy": 2},
        {"monster": ME, "hand": ["heart_of_the_rabbit"]},
        script="3 3 3 1 1 2 e",
    )
    play.roll()
    play.expect("probe", seat=1)
    play.use("heart_of_the_rabbit")
    play.turn_die(0)
    assert play.view.dice == [3, 2, 2, 0, 0, 1]
    assert play.spent(1) == ["heart_of_the_rabbit"]


def test_heart_of_the_rabbit_needs_a_die() -> None:
    none = PowerUp({"shrink": 6}, {"monster": ME, "hand": ["heart_of_the_rabbit"]})
    none.never_offers("heart_of_the_rabbit")
    last = PowerUp(
        {"shrink": 5, "place": "city"}, {"monster": ME, "hand": ["heart_of_the_rabbit"]}, script="1 e"
    )
    last.roll()
    last.use("heart_of_the_rabbit")
    # With one die there is nothing to choose.
    assert last.energy(0) == 1


def test_heart_of_the_rabbit_is_not_for_own_dice() -> None:
    play = PowerUp({"monster": ME, "hand": ["heart_of_the_rabbit"]}, {"place": "city"}, script=QUIET)
    play.never_offers("heart_of_the_rabbit")


def test_heart_of_the_rabbit_comes_back_when_the_bunny_enters_tokyo() -> None:
    play = PowerUp(
        {},
        {"monster": ME, "hand": ["heart_of_the_rabbit"]},
        {"place": "city"},
        script=f"{QUIET} 1 s 1 1 2 2 3",
    )
    play.roll()
    play.use("heart_of_the_rabbit")
    play.turn_die(0)
    play.until("keep_dice", seat=1)
    assert play.hand(1) == []
    play.roll()
    play.yields(2)
    assert play.place(1) == "city"
    assert play.hand(1) == ["heart_of_the_rabbit"]
    assert play.spent(1) == []


def test_heart_of_the_rabbit_does_not_come_back_if_it_was_not_played() -> None:
    play = PowerUp({"monster": ME, "spent": ["heart_of_the_rabbit"]}, {}, dice=QUIET)
    assert play.place(0) == "city"
    assert play.hand(0) == []
    assert play.spent(0) == ["heart_of_the_rabbit"]


def test_heart_of_the_rabbit_stays_where_it_is_when_another_enters() -> None:
    play = PowerUp({}, {"monster": ME, "hand": ["heart_of_the_rabbit"]}, script=f"{QUIET} 1")
    play.roll()
    play.use("heart_of_the_rabbit")
    play.turn_die(0)
    assert play.place(0) == "city"
    assert play.spent(1) == ["heart_of_the_rabbit"]


def test_heart_of_the_rabbit_forgets_how_it_got_there_when_the_deck_is_shuffled() -> None:
    rest = ["stroke_of_genius", "emergency_battery", "rabbits_foot", "secret_laboratory"]
    play = PowerUp(
        {"place": "city"},
        {
            "monster": ME,
            "hand": ["heart_of_the_rabbit", *rest],
            "evolutions": ["energy_sword", "electric_carrot"],
        },
        script=f"{QUIET} 1 h h h 1 1 2",
    )
    play.plays("heart_of_the_rabbit", seat=1)
    play.turn_die(0)
    # Two cards are left to draw, the second after shuffling the discard pile.
    play.until("evolve", seat=1)
    play.choose("opt-card", card="king_of_the_gizmo")
    assert play.spent(1) == ["heart_of_the_rabbit"]
    assert play.st.counters == {}


# ----------------------------------------------------------- Secret Laboratory


@pytest.mark.parametrize(("cards", "price"), [([], 3), (["alien_origin"], 2)])
def test_secret_laboratory_is_a_discount_that_adds_up(cards: list[str], price: int) -> None:
    play = PowerUp(
        {"monster": ME, "energy": 5, "cards": cards, "evolutions": ["secret_laboratory"]},
        {},
        phase="buy",
        market=["gourmet"],
    )
    assert play.offers("opt-buy", card="gourmet", price=price)


def test_secret_laboratory_makes_nothing_cheaper_than_free() -> None:
    play = PowerUp(
        {"monster": ME, "cards": ["alien_origin"], "evolutions": ["secret_laboratory"]},
        {},
        phase="buy",
        market=["solar_powered"],
    )
    assert play.offers("opt-buy", card="solar_powered", price=0)


def test_secret_laboratory_may_be_played_while_buying() -> None:
    play = PowerUp(
        {"monster": ME, "energy": 3, "hand": ["secret_laboratory"]}, {}, phase="buy", market=["gourmet"]
    )
    assert not play.offers("opt-buy", card="gourmet")
    play.use("secret_laboratory")
    play.buy("gourmet")
    assert play.energy(0) == 0


# ------------------------------------------------------------ King of the Gizmo


def test_king_of_the_gizmo_earns_a_vp_with_every_purchase() -> None:
    play = PowerUp(
        {"monster": ME, "energy": 8, "evolutions": ["king_of_the_gizmo"]},
        {},
        phase="buy",
        market=["gourmet", "heal", "jets"],
    )
    play.buy("gourmet")
    assert play.vp(0) == 1
    play.buy("heal")
    assert play.vp(0) == 2


def test_king_of_the_gizmo_earns_nothing_with_a_sweep_or_with_the_purchase_of_another() -> None:
    play = PowerUp(
        {"energy": 7}, {"monster": ME, "evolutions": ["king_of_the_gizmo"]}, phase="buy", market=["gourmet"]
    )
    play.buy("gourmet")
    assert play.vp(1) == 0
    sweep = PowerUp({"monster": ME, "energy": 2, "evolutions": ["king_of_the_gizmo"]}, {}, phase="buy")
    sweep.sweep()
    assert sweep.vp(0) == 0


# ----------------------------------------------------------------- Energy Sword


def sword(script: str, **me: object) -> PowerUp:
    """Cyber Bunny draws the Energy Sword before its first Roll."""
    play = PowerUp(
        {"monster": ME, "energy": 2, "evolutions": ["energy_sword"], **me}, {"place": "city"}, script=script
    )
    play.expect("use", seat=0)
    play.use("energy_sword")
    assert play.energy(0) == 0
    play.roll()
    return play


def test_energy_sword_adds_a_smash_and_brings_energy_for_smash_dice() -> None:
    play = sword("s s 1 1 2 2")
    play.stays(1)
    assert play.hearts(1) == 7
    assert play.energy(0) == 2


def test_energy_sword_is_wasted_without_a_smash_die() -> None:
    play = sword("1 1 2 2 3 3", cards=["acid_attack"])
    play.stays(1)
    # Acid Attack's smash is no die.
    assert play.hearts(1) == 9
    assert play.energy(0) == 0


def test_energy_sword_counts_dice_only() -> None:
    play = sword("s 1 1 2 2 3", cards=["acid_attack"])
    play.stays(1)
    assert play.hearts(1) == 7
    assert play.energy(0) == 1


def test_energy_sword_is_optional_and_must_be_paid() -> None:
    kept = PowerUp(
        {"monster": ME, "energy": 2, "evolutions": ["energy_sword"]}, {"place": "city"}, script="s s 1 1 2 2"
    )
    kept.expect("use", seat=0)
    kept.decline()
    kept.roll()
    kept.stays(1)
    assert kept.hearts(1) == 8
    assert kept.energy(0) == 2
    poor = PowerUp(
        {"monster": ME, "energy": 1, "evolutions": ["energy_sword"]}, {"place": "city"}, script=QUIET
    )
    poor.never_offers("energy_sword")


def test_energy_sword_can_be_drawn_once_a_turn() -> None:
    play = PowerUp({"monster": ME, "energy": 9, "evolutions": ["energy_sword"]}, {})
    play.use("energy_sword")
    play.expect("keep_dice", seat=0)
    assert play.happened("CardUsed", seat=0, card="energy_sword")


def test_energy_sword_is_not_drawn_in_a_turn_that_is_given_up() -> None:
    play = PowerUp(
        {"monster": ME, "energy": 2, "evolutions": ["energy_sword", "sunken_temple"]},
        {"monster": "kraken", "place": "city"},
        draft=True,
    )
    play.use("sunken_temple")
    play.never_offers("energy_sword")


def test_energy_sword_can_be_played_and_drawn_in_the_same_turn() -> None:
    play = PowerUp({"monster": ME, "energy": 2, "hand": ["energy_sword"]}, {})
    play.expect("anytime", seat=0)
    play.use("energy_sword")
    play.expect("use", seat=0)
    play.use("energy_sword")
    assert play.energy(0) == 0


# -------------------------------------------------------------- Electric Carrot


def test_electric_carrot_costs_every_victim_a_heart_or_an_energy() -> None:
    play = PowerUp(
        {"monster": ME, "place": "city", "evolutions": ["electric_carrot"]},
        {"energy": 1},
        {"energy": 1},
        {},
        dice="s 1 1 2 2 3",
    )
    play.choice("pay", 1, "electric_carrot")
    play.choice("suffer", 2, "electric_carrot")
    assert [play.hearts(seat) for seat in range(4)] == [10, 9, 8, 8]
    assert [play.energy(seat) for seat in range(4)] == [1, 0, 1, 0]


def test_electric_carrot_works_only_from_tokyo() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["electric_carrot"]}, {"place": "city", "energy": 3}, dice="s 1 1 2 2 3"
    )
    play.stays(1)
    assert play.hearts(1) == 9


def test_electric_carrot_does_not_bite_the_bunny() -> None:
    play = PowerUp(
        {"monster": ME, "place": "city", "energy": 3, "evolutions": ["electric_carrot"]},
        {},
        active=1,
        dice="s 1 1 2 2 3",
    )
    play.stays(0)
    assert (play.hearts(0), play.energy(0)) == (9, 3)


@rule("KOT-CARD-15")
def test_electric_carrot_comes_after_prevention() -> None:
    play = PowerUp(
        {"monster": ME, "place": "city", "evolutions": ["electric_carrot"]},
        {"energy": 3, "cards": ["armor_plating"]},
        dice="s 1 1 2 2 3",
    )
    play.asks_nobody("choice")
    assert play.hearts(1) == 10


@rule("KOT-CARD-15")
def test_electric_carrot_comes_before_claws_of_steel() -> None:
    play = PowerUp(
        {"monster": ME, "place": "city", "evolutions": ["electric_carrot", "claws_of_steel"]},
        {"monster": "meka_dragon"},
        dice="s s 1 1 2 3",
        draft=True,
    )
    # 2 smash and the Carrot make 3, which is enough for the Claws.
    assert play.hearts(1) == 6


def test_electric_carrot_is_no_card_loss() -> None:
    play = PowerUp(
        {"monster": ME, "place": "city", "energy": 3, "evolutions": ["electric_carrot"]},
        {"energy": 3},
        phase="buy",
        market=["flame_thrower"],
    )
    play.buy("flame_thrower")
    assert play.hearts(1) == 8
