"""Stories of the Evolutions of Cyber Kitty."""

from typing import Any

import pytest

from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

ME = "cyber_kitty"
QUIET = "1 1 2 2 3 3"

# ------------------------------------------------------------------- Nine Lives


def test_nine_lives_goes_on_with_nothing_but_9_hearts_and_9_vp() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "hand": ["nine_lives", "mega_purr"],
            "evolutions": ["mouse_hunter"],
            "cards": ["jets"],
            "energy": 5,
            "vp": 15,
            "hearts": 2,
            "place": "city",
            "poison": 1,
            "shrink": 2,
        },
        {"cards": ["eater_of_the_dead"]},
        {},
        active=1,
        dice="s s s 1 1 2",
    )
    play.expect("guard", seat=0)
    play.decline()
    play.expect("revive", seat=0)
    play.use("nine_lives")
    kitty = play.monster(0)
    assert (kitty.hearts, kitty.vp, kitty.energy, kitty.place) == (9, 9, 0, "outside")
    assert (kitty.poison, kitty.shrink) == (1, 2)
    assert kitty.cards == kitty.evolutions == []
    assert play.hand(0) == []
    assert sorted(play.spent(0)) == ["mega_purr", "mouse_hunter", "nine_lives"]
    assert play.view.discard == ["jets"]
    # It reached 0, but it was not eliminated.
    assert play.vp(1) == 3 + 1
    assert not play.happened("Eliminated")
    assert play.place(1) == "city"
    assert play.happened("EvolutionPlayed", seat=0, card="nine_lives")


def test_nine_lives_does_not_close_the_bay() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["nine_lives"], "hearts": 1},
        {"place": "bay"},
        {"place": "city"},
        {},
        {},
        active=1,
        dice="s 1 1 2 2 3",
    )
    play.expect("revive", seat=0)
    play.use("nine_lives")
    assert play.place(1) == "bay"
    assert play.view.bay_open


def test_nine_lives_sends_home_what_others_have_given() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "hand": ["nine_lives"],
            "evolutions": ["worst_nightmare", "freeze_ray"],
            "hearts": 1,
            "poison": 1,
        },
        {"monster": "boogie_woogie"},
        {"monster": "space_penguin"},
        phase="end",
    )
    play.expect("revive", seat=0)
    play.use("nine_lives")
    assert play.front(0) == []
    assert play.spent(1) == ["worst_nightmare"]
    # A Freeze Ray is only lent.
    assert play.front(2) == ["freeze_ray"]
    assert play.alive(0)


def test_nine_lives_keeps_nothing_of_its_own_either() -> None:
    # In front of its own player a Freeze Ray is lent to nobody.
    play = PowerUp(
        {"monster": ME, "hand": ["nine_lives"], "evolutions": ["freeze_ray"], "hearts": 1, "poison": 1},
        {"monster": "space_penguin"},
        {},
        phase="end",
        draft=True,
    )
    play.use("nine_lives")
    assert play.front(0) == []
    assert sorted(play.spent(0)) == ["freeze_ray", "nine_lives"]


def test_nine_lives_takes_a_victory_away() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["nine_lives"], "hearts": 3, "vp": 17, "energy": 4},
        {},
        {},
        phase="buy",
        market=["tank"],
    )
    play.buy("tank")
    play.expect("revive", seat=0)
    play.use("nine_lives")
    # 20 VP for a moment, but 9 when victory is checked.
    play.end_turn()
    assert not play.table.over
    assert play.vp(0) == 9


def test_nine_lives_leaves_a_place_that_the_attacker_takes_and_nothing_to_decide() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["nine_lives"], "hearts": 1, "place": "city", "cards": ["burrowing"]},
        {},
        {},
        active=1,
        dice="s 1 1 2 2 3",
    )
    play.use("nine_lives")
    assert not play.happened("Yielded")
    assert play.place(1) == "city"
    assert play.hearts(1) == 10


def test_nine_lives_may_be_declined() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["nine_lives"], "hearts": 1, "place": "city"},
        {},
        {},
        active=1,
        dice="s 1 1 2 2 3",
    )
    play.expect("revive", seat=0)
    play.choose("opt-do-not")
    assert not play.alive(0)


@rule("KOT-ELIM-07")
@pytest.mark.parametrize("card", ["nine_lives", "it_has_a_child"])
def test_nine_lives_or_a_child_is_the_owners_choice(card: str) -> None:
    play = PowerUp(
        {
            "monster": ME,
            "hand": ["nine_lives"],
            "evolutions": ["mouse_hunter"],
            "cards": ["it_has_a_child"],
            "hearts": 1,
            "energy": 4,
            "place": "city",
        },
        {},
        {},
        active=1,
        dice="s 1 1 2 2 3",
    )
    question = play.expect("revive", seat=0)
    # A child is born in any case: there is no third way.
    assert sorted(str(o.args.get("card")) for o in question.options) == ["it_has_a_child", "nine_lives"]
    play.use(card)
    if card == "nine_lives":
        assert (play.hearts(0), play.vp(0), play.energy(0), play.front(0)) == (9, 9, 0, [])
    else:
        assert (play.hearts(0), play.vp(0), play.energy(0), play.front(0)) == (10, 0, 4, ["mouse_hunter"])
        assert play.hand(0) == ["nine_lives"]


def test_nine_lives_is_not_offered_above_0_hearts() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["nine_lives"], "hearts": 2, "place": "city"},
        {},
        active=1,
        dice="s 1 1 2 2 3",
    )
    play.asks_nobody("revive")


# -------------------------------------------------------------------- Mega Purr


def test_mega_purr_collects_what_everybody_prefers_to_give() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["mega_purr"], "cards": ["friend_of_children"]},
        {"energy": 2, "vp": 2},
        {"energy": 1},
        {"vp": 1},
        {},
        script=QUIET,
    )
    play.plays("mega_purr", seat=0)
    # Only who has both is asked.
    play.choice("vp", seat=1, card="mega_purr")
    play.expect("keep_dice", seat=0)
    assert [(play.energy(s), play.vp(s)) for s in range(5)] == [(2, 2), (2, 1), (0, 0), (0, 0), (0, 0)]


def test_mega_purr_asks_clockwise_from_its_player() -> None:
    play = PowerUp(
        {"energy": 1, "vp": 1}, {"monster": ME, "hand": ["mega_purr"]}, {"energy": 1, "vp": 1}, script=QUIET
    )
    play.plays("mega_purr", seat=1)
    play.choice("energy", seat=2, card="mega_purr")
    play.choice("energy", seat=0, card="mega_purr")
    assert play.energy(1) == 2


def test_mega_purr_pays_for_a_card_just_turned_up() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["mega_purr"], "energy": 3},
        {"energy": 1},
        {"energy": 1},
        phase="buy",
        market=["gourmet", "jets", "skyscraper"],
        deck=["corner_store", "tank", "wings"],
    )
    play.sweep()
    play.expect("buy", seat=0)
    play.use("mega_purr")
    play.buy("corner_store")
    assert play.energy(0) == 0


def test_mega_purr_is_worth_playing_for_a_single_vp() -> None:
    play = PowerUp({"monster": ME, "hand": ["mega_purr"]}, {"vp": 1}, script=QUIET)
    play.plays("mega_purr", seat=0)
    assert (play.vp(0), play.vp(1)) == (1, 0)


def test_mega_purr_is_not_offered_when_nobody_has_anything() -> None:
    play = PowerUp({"monster": ME, "hand": ["mega_purr"], "energy": 5}, {}, dice="1 1 2 2 3 h")
    play.never_offers("mega_purr")


# -------------------------------------------------------------- Electro-Scratch


@rule("KOT-PU-23")
def test_electro_scratch_costs_everybody_else_a_heart_and_nobody_may_yield() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["electro_scratch"]},
        {"place": "city"},
        {"cards": ["armor_plating"]},
        active=2,
        script=QUIET,
    )
    play.plays("electro_scratch", seat=0)
    assert [play.hearts(seat) for seat in range(3)] == [10, 9, 10]
    play.asks_nobody("yield")


def test_electro_scratch_may_end_the_turn_of_the_active_monster() -> None:
    play = PowerUp(
        {"hearts": 1, "energy": 5}, {"monster": ME, "hand": ["electro_scratch"]}, {}, script="e e e e e e"
    )
    play.expect("anytime", seat=1)
    play.decline()
    play.roll()
    play.expect("anytime", seat=1)
    play.use("electro_scratch")
    assert not play.alive(0)
    play.expect("keep_dice", seat=1)
    assert not play.happened("RollTotalled")


# ---------------------------------------------------------------------- Cat Nip


def nip(script: str, **me: Any) -> PowerUp:
    """Cyber Kitty plays Cat Nip and rolls this, once."""
    play = PowerUp({"monster": ME, "hand": ["cat_nip"]} | me, {"place": "city"}, {}, script=script)
    play.expect("use", seat=0)
    play.use("cat_nip")
    return play


def test_cat_nip_doubles_everything_a_single_roll_brings() -> None:
    play = nip("1 1 1 e s h", hearts=5)
    play.stays(1)
    assert play.vp(0) == 2
    assert play.energy(0) == 2
    assert play.hearts(1) == 8
    assert play.hearts(0) == 7
    assert not any(e.left for e in play.happened("DiceRolled", seat=0))
    play.until("keep_dice", seat=1)
    assert play.spent(0) == ["cat_nip"]
    assert play.front(0) == []


def test_cat_nip_doubles_added_smash_too() -> None:
    play = nip("s 1 1 2 2 3", cards=["acid_attack"])
    play.expect("yield", seat=1)
    assert play.hearts(1) == 6


def test_cat_nip_does_not_double_conditions() -> None:
    play = nip("h h 1 1 2 3", hearts=5)
    play.expect("keep_dice", seat=1)
    assert not play.happened("EvolutionsDrawn")
    assert play.vp(0) == 0
    assert play.hearts(0) == 9


def test_cat_nip_rules_out_extra_rolls() -> None:
    play = nip("1 1 2 2 3 3", cards=["giant_brain", "energy_drink"], energy=9)
    play.expect("buy", seat=0)


def test_cat_nip_is_only_for_the_start_of_the_own_turn() -> None:
    play = PowerUp({"monster": ME, "hand": ["cat_nip"]}, {}, script=QUIET)
    play.expect("use", seat=0)
    play.decline()
    play.never_offers("cat_nip")
    other = PowerUp({}, {"monster": ME, "hand": ["cat_nip"]}, script=QUIET)
    other.never_offers("cat_nip")
    idle = PowerUp(
        {"monster": ME, "hand": ["cat_nip"], "evolutions": ["sunken_temple"]},
        {"monster": "kraken", "place": "city"},
        draft=True,
    )
    idle.use("sunken_temple")
    idle.never_offers("cat_nip")


# ---------------------------------------------------------- Play with your Food


def food(dice: str, *victims: dict[str, Any], **me: Any) -> PowerUp:
    return PowerUp({"monster": ME, "evolutions": ["play_with_your_food"]} | me, *victims, dice=dice)


def test_play_with_your_food_spares_2_hearts_for_vp_and_energy() -> None:
    play = food("s s s 1 1 2", {"place": "city", "vp": 3, "energy": 3}, {})
    question = play.expect("use", seat=0)
    assert question.say == "ask-use-aim"
    assert (question.args["seat"], question.args["n"]) == (1, 3)
    play.use("play_with_your_food")
    play.expect("yield", seat=1)
    assert play.hearts(1) == 9
    assert (play.vp(1), play.energy(1)) == (2, 2)
    assert (play.vp(0), play.energy(0)) == (1, 1)
    assert play.happened("CardUsed", seat=0, card="play_with_your_food")


def test_play_with_your_food_may_leave_no_wound_and_no_yield() -> None:
    play = food("s s 1 1 2 3", {"place": "city"}, {})
    play.use("play_with_your_food")
    play.asks_nobody("yield")
    assert play.hearts(1) == 10
    # It had neither VP nor energy to give.
    assert (play.vp(0), play.energy(0)) == (0, 0)


def test_play_with_your_food_is_optional_for_each_target() -> None:
    play = food("s s 1 1 2 3", {"place": "city", "vp": 1}, {"place": "bay", "vp": 1}, {}, {})
    play.expect("use", seat=0)
    play.use("play_with_your_food")
    play.expect("use", seat=0)
    play.decline()
    play.yields(2)
    assert (play.hearts(1), play.hearts(2)) == (10, 8)
    assert play.vp(0) == 1 + 1


def test_play_with_your_food_needs_2_hearts_and_a_monster_in_tokyo() -> None:
    weak = food("s 1 1 2 2 3", {"place": "city", "vp": 1}, {})
    weak.never_offers("play_with_your_food")
    inside = food("s s s 1 1 2", {"vp": 1}, {}, place="city")
    inside.never_offers("play_with_your_food")


def test_play_with_your_food_is_used_once_for_a_target() -> None:
    play = food("s s s s 1 1", {"place": "city", "vp": 3, "energy": 3}, {})
    play.use("play_with_your_food")
    play.expect("yield", seat=1)
    assert (play.hearts(1), play.vp(1), play.energy(1)) == (8, 2, 2)


def test_play_with_your_food_spares_nobody_what_is_no_smash() -> None:
    # The 2 hearts that Exotic Arms take from their owner in Tokyo are a card loss.
    play = PowerUp(
        {
            "monster": ME,
            "evolutions": ["play_with_your_food", "exotic_arms"],
            "energy": 2,
            "place": "city",
        },
        {"monster": "alienoid"},
        {},
        script="s 1 1 2 2 3",
        draft=True,
    )
    play.use("exotic_arms")
    play.never_offers("play_with_your_food")
    assert play.hearts(0) == 8


def test_play_with_your_food_may_be_played_at_any_time() -> None:
    play = PowerUp({"monster": ME, "hand": ["play_with_your_food"]}, {}, active=1, script=QUIET)
    play.expect("anytime", seat=0)
    play.use("play_with_your_food")
    assert play.front(0) == ["play_with_your_food"]


@rule("KOT-CARD-15")
def test_play_with_your_food_counts_enlargements_that_need_no_real_loss() -> None:
    play = food("s 1 1 2 2 3", {"place": "city", "vp": 1}, {}, cards=["fire_breathing"])
    play.expect("use", seat=0)
    play.use("play_with_your_food")
    assert play.hearts(1) == 10


@rule("KOT-PU-08", "KOT-PU-24")
def test_play_with_your_food_may_be_played_from_the_hand_when_the_smash_hits() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["play_with_your_food"]}, {"place": "city", "vp": 1}, {}, dice="s s s 1 1 2"
    )
    play.expect("use", seat=0)
    play.use("play_with_your_food")
    assert play.front(0) == ["play_with_your_food"]
    play.expect("use", seat=0)
    play.use("play_with_your_food")
    assert play.hearts(1) == 9
    weak = PowerUp(
        {"monster": ME, "hand": ["play_with_your_food"]}, {"place": "city", "vp": 1}, {}, dice="s 1 1 2 2 3"
    )
    weak.expect("yield", seat=1)


# ----------------------------------------------------------------- Feline Motor


def motor(**position: Any) -> PowerUp:
    """Seat 1 enters an empty Tokyo, unless Cyber Kitty does."""
    return PowerUp({"monster": ME, "evolutions": ["feline_motor"]}, {}, {}, active=1, dice=QUIET, **position)


def test_feline_motor_takes_the_place_with_its_reward() -> None:
    play = motor()
    play.expect("use", seat=0)
    play.use("feline_motor")
    assert play.happened("CardUsed", seat=0, card="feline_motor")
    assert play.place(0) == "city"
    assert play.vp(0) == 1
    assert play.place(1) == "outside"
    assert play.vp(1) == 0


def test_feline_motor_may_stand_still() -> None:
    play = motor()
    play.expect("use", seat=0)
    play.decline()
    assert play.place(1) == "city"


def test_feline_motor_is_bitten_by_burrowing() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["feline_motor"]},
        {},
        {"place": "city", "cards": ["burrowing"]},
        active=1,
        dice="s 1 1 2 2 3",
    )
    play.yields(2)
    play.expect("use", seat=0)
    play.use("feline_motor")
    assert play.hearts(0) == 9
    assert play.hearts(1) == 10


def test_feline_motor_keeps_the_active_monster_out_of_both_places() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["feline_motor"]}, {}, {}, {}, {}, active=1, dice=QUIET)
    play.use("feline_motor")
    assert play.place(0) == "city"
    assert play.place(1) == "outside"


def test_feline_motor_needs_one_empty_place_only() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["feline_motor"]}, {}, {"place": "city"}, {}, {}, active=1, dice=QUIET
    )
    play.use("feline_motor")
    assert play.place(0) == "bay"


def test_feline_motor_does_not_help_who_began_the_turn_in_tokyo() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["feline_motor"], "place": "city"}, {}, {}, active=1, dice="s 1 1 2 2 3"
    )
    play.yields(0)
    play.never_offers("feline_motor")


def test_feline_motor_does_not_help_who_has_entered_meanwhile() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["feline_motor"], "hand": ["monkey_rush"]},
        {},
        {"monster": "the_king", "place": "city"},
        {"place": "bay"},
        {},
        active=1,
        dice="s 1 1 2 2 3",
        draft=True,
    )
    play.yields(2)
    play.yields(3)
    play.expect("use", seat=0)
    play.use("monkey_rush")
    play.never_offers("feline_motor")
    assert (play.place(0), play.place(1)) == ("city", "bay")


def test_feline_motor_may_be_played_at_any_time() -> None:
    play = PowerUp({"monster": ME, "hand": ["feline_motor"]}, {}, script=QUIET)
    play.expect("anytime", seat=0)
    play.use("feline_motor")
    assert play.front(0) == ["feline_motor"]


def test_feline_motor_is_not_offered_when_nobody_enters() -> None:
    full = PowerUp(
        {"monster": ME, "evolutions": ["feline_motor"]}, {}, {"place": "city"}, active=1, dice=QUIET
    )
    full.never_offers("feline_motor")
    own = PowerUp({"monster": ME, "evolutions": ["feline_motor"]}, {}, dice=QUIET)
    own.never_offers("feline_motor")


def test_feline_motor_may_be_played_from_the_hand_just_in_time() -> None:
    play = PowerUp({"monster": ME, "hand": ["feline_motor"]}, {}, {}, active=1, dice=QUIET)
    play.expect("use", seat=0)
    play.use("feline_motor")
    assert play.front(0) == ["feline_motor"]
    play.expect("use", seat=0)
    play.use("feline_motor")
    assert play.place(0) == "city"


# ----------------------------------------------------------------- Mouse Hunter


def test_mouse_hunter_pays_1_vp_for_any_number_of_1s() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["mouse_hunter"], "place": "city"}, {}, dice="1 1 1 2 2 3")
    play.expect("keep_dice", seat=1)
    assert play.vp(0) == 1 + 1
    none = PowerUp({"monster": ME, "evolutions": ["mouse_hunter"], "place": "city"}, {}, dice="2 2 3 3 e e")
    none.expect("buy", seat=0)
    assert none.vp(0) == 0


# ----------------------------------------------------------------- Meow Missile


def test_meow_missile_adds_one_smash_for_any_number_of_1s() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["meow_missile"], "place": "city"}, {}, dice="1 1 2 2 3 3")
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 9
    # Enough for cards that ask for smash.
    spiked = PowerUp(
        {"monster": ME, "evolutions": ["meow_missile"], "place": "city", "cards": ["spiked_tail"]},
        {},
        dice="1 1 2 2 3 3",
    )
    spiked.expect("keep_dice", seat=1)
    assert spiked.hearts(1) == 8
    none = PowerUp({"monster": ME, "evolutions": ["meow_missile"], "place": "city"}, {}, dice="2 2 3 3 e e")
    none.expect("buy", seat=0)
    assert none.hearts(1) == 10
