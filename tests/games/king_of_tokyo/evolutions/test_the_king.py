"""Stories of the Evolutions of The King."""

from typing import Any

import pytest

from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

ME = "the_king"
QUIET = "1 1 2 2 3 3"
HIT = "s 1 1 2 2 3"

# ------------------------------------------------------------------ Monkey Rush


def rush(**position: Any) -> PowerUp:
    """Seat 1 drives seat 2 out of Tokyo; The King is outside with Monkey Rush."""
    return PowerUp(
        {"monster": ME, "hand": ["monkey_rush"]}, {}, {"place": "city"}, active=1, dice=HIT, **position
    )


def test_monkey_rush_takes_the_freed_place_with_its_reward() -> None:
    play = rush()
    play.yields(2)
    play.expect("use", seat=0)
    play.use("monkey_rush")
    assert play.place(0) == "city"
    assert play.vp(0) == 1
    assert play.place(1) == "outside"
    assert play.vp(1) == 0
    assert play.spent(0) == ["monkey_rush"]


def test_monkey_rush_may_be_kept_and_then_the_active_monster_enters() -> None:
    play = rush()
    play.yields(2)
    play.expect("use", seat=0)
    play.decline()
    assert play.place(1) == "city"
    assert play.hand(0) == ["monkey_rush"]


def test_monkey_rush_follows_an_elimination_too() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["monkey_rush"]}, {}, {"place": "city", "hearts": 1}, {}, active=1, dice=HIT
    )
    assert not play.alive(2)
    play.expect("use", seat=0)
    play.use("monkey_rush")
    assert play.place(0) == "city"


def test_monkey_rush_leaves_the_other_free_place_to_the_active_monster() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["monkey_rush"]},
        {},
        {"place": "city"},
        {"place": "bay"},
        {},
        active=1,
        dice=HIT,
    )
    play.yields(2)
    play.yields(3)
    play.use("monkey_rush")
    assert play.place(0) == "city"
    assert play.place(1) == "bay"


def test_monkey_rush_is_asked_for_once_even_if_a_place_stays_free() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["monkey_rush"]},
        {"energy": 9},
        {"place": "city"},
        {"place": "bay"},
        {},
        active=1,
        dice=HIT,
    )
    play.yields(2)
    play.yields(3)
    play.expect("use", seat=0)
    play.decline()
    assert play.place(1) == "city"
    play.never_offers("monkey_rush")


def test_monkey_rush_is_not_offered_without_a_freed_place() -> None:
    stayed = rush()
    stayed.stays(2)
    stayed.never_offers("monkey_rush")
    # An empty Tokyo that nobody has left does not count.
    empty = PowerUp({"monster": ME, "hand": ["monkey_rush"]}, {}, active=1, dice=QUIET)
    empty.never_offers("monkey_rush")
    inside = PowerUp(
        {"monster": ME, "hand": ["monkey_rush"], "place": "city"},
        {},
        {"place": "bay"},
        {},
        {},
        active=1,
        dice=HIT,
    )
    inside.yields(2)
    inside.stays(0)
    inside.never_offers("monkey_rush")


def test_monkey_rush_is_played_at_once_when_tokyo_is_emptied_later_in_the_turn() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["monkey_rush"]},
        {"energy": 4},
        {"place": "city", "hearts": 3},
        {},
        active=1,
        phase="buy",
        market=["high_altitude_bombing"],
    )
    play.buy("high_altitude_bombing")
    assert not play.alive(2)
    play.expect("use", seat=0)
    play.use("monkey_rush")
    assert play.place(0) == "city"


def test_monkey_rush_at_the_very_end_of_a_turn() -> None:
    # The active Monster dies of Poison in Tokyo.
    play = PowerUp(
        {"monster": ME, "hand": ["monkey_rush"]},
        {"place": "city", "hearts": 1, "poison": 1},
        {},
        active=1,
        phase="end",
    )
    assert not play.alive(1)
    play.expect("use", seat=0)
    play.use("monkey_rush")
    assert play.place(0) == "city"


def test_monkey_rush_finds_no_place_after_death_from_above() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["monkey_rush"]},
        {"energy": 5},
        {"place": "city"},
        active=1,
        phase="buy",
        market=["death_from_above"],
    )
    play.buy("death_from_above")
    assert play.place(1) == "city"
    play.never_offers("monkey_rush")


def test_monkey_rush_takes_back_a_place_that_the_king_has_left_itself() -> None:
    play = PowerUp({"monster": ME, "hand": ["monkey_rush"], "place": "city"}, {}, {}, active=1, dice=HIT)
    play.yields(0)
    play.use("monkey_rush")
    assert play.place(0) == "city"
    assert play.place(1) == "outside"
    assert play.vp(0) == 1


def test_monkey_rush_comes_before_feline_motor() -> None:
    play = PowerUp(
        {"monster": "cyber_kitty", "evolutions": ["feline_motor"]},
        {},
        {"place": "city"},
        {"monster": ME, "hand": ["monkey_rush"]},
        active=1,
        dice=HIT,
    )
    play.yields(2)
    play.expect("use", seat=3)
    play.use("monkey_rush")
    assert play.place(3) == "city"
    play.never_offers("feline_motor")


# --------------------------------------------------------------- Simian Scamper


def scamper(**me: Any) -> PowerUp:
    return PowerUp(
        {"monster": ME, "hand": ["simian_scamper"], "place": "city"} | me,
        {"cards": ["poison_spit", "fire_breathing"]},
        {},
        active=1,
        dice="s s s 1 1 2",
    )


def test_simian_scamper_saves_the_hearts_of_the_smash_and_of_the_turn() -> None:
    play = scamper()
    play.expect("guard", seat=0)
    play.use("simian_scamper")
    assert play.place(0) == "outside"
    assert play.hearts(0) == 10
    # Not wounded: no token.
    assert play.monster(0).poison == 0
    assert play.place(1) == "city"
    assert play.spent(0) == ["simian_scamper"]


def test_simian_scamper_protects_until_the_turn_is_over() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["simian_scamper"], "place": "city"},
        {"energy": 3},
        {},
        active=1,
        dice=HIT,
        market=["flame_thrower"],
    )
    play.use("simian_scamper")
    assert play.front(0) == ["simian_scamper"]
    play.buy("flame_thrower")
    assert play.hearts(0) == 10
    assert play.hearts(2) == 8


def test_simian_scamper_kept_back_leaves_the_ordinary_decision() -> None:
    play = scamper()
    play.expect("guard", seat=0)
    play.decline()
    assert play.hearts(0) == 6
    play.yields(0)
    assert play.hand(0) == ["simian_scamper"]


@rule("KOT-CARD-15")
@pytest.mark.parametrize("card", ["simian_scamper", "jets"])
def test_simian_scamper_and_jets_are_both_decided_before_the_loss(card: str) -> None:
    play = scamper(cards=["jets"])
    question = play.expect("guard", seat=0)
    assert {o.args.get("card") for o in question.options} == {None, "simian_scamper", "jets"}
    play.use(card)
    assert play.place(0) == "outside"
    assert play.hearts(0) == 10
    assert (play.hand(0) == []) == (card == "simian_scamper")


def test_simian_scamper_needs_a_smash_in_tokyo_and_leave_to_yield() -> None:
    outside = PowerUp({"monster": ME, "hand": ["simian_scamper"]}, {"place": "city"}, active=1, dice=HIT)
    outside.never_offers("simian_scamper")
    card = PowerUp(
        {"monster": ME, "hand": ["simian_scamper"], "place": "city"},
        {"energy": 3},
        active=1,
        phase="buy",
        market=["flame_thrower"],
    )
    card.buy("flame_thrower")
    card.never_offers("simian_scamper")
    frozen = PowerUp(
        {"monster": ME, "hand": ["simian_scamper"], "place": "city"},
        {"monster": "space_penguin", "evolutions": ["blizzard"]},
        active=1,
        dice=HIT,
    )
    frozen.never_offers("simian_scamper")
    assert frozen.hearts(0) < 10


# ---------------------------------------------------------------- Jungle Frenzy


def test_jungle_frenzy_earns_another_turn_outside_tokyo() -> None:
    play = PowerUp({"monster": ME, "hand": ["jungle_frenzy"]}, {"place": "city"}, {}, dice=HIT)
    play.stays(1)
    play.expect("use", seat=0)
    play.use("jungle_frenzy")
    # A full turn with all its dice.
    assert len(play.expect("keep_dice", seat=0).items) == 6
    assert play.happened("TurnBegan", seat=0, extra=True)


def test_jungle_frenzy_needs_a_wound_in_tokyo_and_staying_outside() -> None:
    entered = PowerUp({"monster": ME, "hand": ["jungle_frenzy"]}, {"place": "city"}, {}, dice=HIT)
    entered.yields(1)
    assert entered.place(0) == "city"
    entered.never_offers("jungle_frenzy")
    unhurt = PowerUp(
        {"monster": ME, "hand": ["jungle_frenzy"]},
        {"place": "city", "cards": ["armor_plating"]},
        {},
        dice=HIT,
    )
    unhurt.never_offers("jungle_frenzy")


def test_jungle_frenzy_after_somebody_else_took_tokyo() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["jungle_frenzy"]},
        {"place": "city"},
        {"monster": "cyber_kitty", "evolutions": ["feline_motor"]},
        dice=HIT,
    )
    play.yields(1)
    play.expect("use", seat=2)
    play.use("feline_motor")
    play.expect("use", seat=0)
    play.use("jungle_frenzy")
    play.expect("keep_dice", seat=0)


# ----------------------------------------------------------------- Giant Banana


def test_giant_banana_brings_2_hearts_even_in_tokyo() -> None:
    play = PowerUp({"monster": ME, "hand": ["giant_banana"], "hearts": 7, "place": "city"}, {}, script=QUIET)
    play.expect("anytime", seat=0)
    play.use("giant_banana")
    assert play.hearts(0) == 9


@rule("KOT-CARD-20", "KOT-PU-24")
def test_giant_banana_in_answer_to_a_loss_is_netted() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["giant_banana"], "hearts": 2, "place": "city"},
        {},
        active=1,
        dice="s s s 1 1 2",
    )
    play.expect("answer_loss", seat=0)
    play.use("giant_banana")
    assert play.hearts(0) == 1
    # Still wounded by all 3 hearts.
    assert play.happened("HeartsLost", seat=0, amount=3)
    play.expect("yield", seat=0)


def test_giant_banana_is_not_offered_at_full_health_and_does_not_exceed_it() -> None:
    full = PowerUp({"monster": ME, "hand": ["giant_banana"]}, {}, script=QUIET)
    full.never_offers("giant_banana")
    play = PowerUp({"monster": ME, "hand": ["giant_banana"], "hearts": 9}, {}, script=QUIET)
    play.use("giant_banana")
    assert play.hearts(0) == 10


@rule("KOT-CARD-20")
def test_giant_banana_is_bigger_in_answer_to_a_loss_too() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "hand": ["giant_banana"],
            "cards": ["regeneration"],
            "hearts": 5,
            "place": "city",
        },
        {},
        active=1,
        dice="s s s s 1 2",
    )
    play.expect("answer_loss", seat=0)
    play.use("giant_banana")
    assert play.hearts(0) == 5 - 4 + 2 + 1


def test_giant_banana_is_not_offered_when_another_answer_has_made_up_for_the_loss() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["giant_banana", "healing_rain"], "place": "city"},
        {},
        {"monster": "kraken"},
        active=1,
        dice="s s 1 1 2 3",
        draft=True,
    )
    play.expect("answer_loss", seat=0)
    play.use("healing_rain")
    # 10, minus 2, plus 2: there is no room for more.
    play.expect("yield", seat=0)
    assert play.hearts(0) == 10
    assert play.hand(0) == ["giant_banana"]


# --------------------------------------------------------------- Chest Thumping


def test_chest_thumping_drives_out_who_wants_to_stay() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["chest_thumping"]}, {"place": "city"}, {}, dice=HIT)
    play.stays(1)
    question = play.expect("use", seat=0)
    assert question.say == "ask-use-stay"
    play.use("chest_thumping")
    assert play.place(1) == "outside"
    assert play.happened("Yielded", seat=1)
    assert play.place(0) == "city"


def test_chest_thumping_is_optional_for_each_wounded_monster() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["chest_thumping"]},
        {"place": "city"},
        {"place": "bay"},
        {},
        {},
        dice=HIT,
    )
    play.stays(1)
    play.stays(2)
    play.expect("use", seat=0)
    play.decline()
    play.expect("use", seat=0)
    play.use("chest_thumping")
    assert play.place(1) == "city"
    assert play.place(0) == "bay"


def test_chest_thumping_leaves_the_reward_for_staying() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["chest_thumping"]},
        {"monster": "space_penguin", "evolutions": ["black_diamond"], "place": "city"},
        {},
        dice=HIT,
    )
    play.stays(1)
    play.use("chest_thumping")
    assert play.vp(1) == 1


@rule("KOT-YIELD-11")
def test_chest_thumping_yields_to_a_blizzard() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["chest_thumping"]},
        {"place": "city"},
        {"monster": "space_penguin", "evolutions": ["blizzard"]},
        dice=HIT,
    )
    assert play.hearts(1) == 9
    play.never_offers("chest_thumping")
    assert play.place(1) == "city"


def test_chest_thumping_works_on_own_victims_only() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["chest_thumping"]}, {"place": "city"}, {}, active=2, dice=HIT
    )
    play.stays(1)
    play.never_offers("chest_thumping")


# ------------------------------------------------------------------- Alpha Male


def test_alpha_male_pays_once_for_any_number_of_wounds() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["alpha_male"], "place": "city"}, {}, {}, dice="s s 1 1 2 2")
    play.expect("keep_dice", seat=1)
    assert play.vp(0) == 1


def test_alpha_male_needs_a_real_wound() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["alpha_male"], "place": "city"}, {"cards": ["armor_plating"]}, dice=HIT
    )
    play.expect("keep_dice", seat=1)
    assert play.vp(0) == 0


# --------------------------------------------------------------- I Am the King!


def test_i_am_the_king_raises_both_rewards() -> None:
    entering = PowerUp({"monster": ME, "evolutions": ["i_am_the_king"]}, {}, dice=QUIET)
    assert entering.vp(0) == 2
    starting = PowerUp({"monster": ME, "evolutions": ["i_am_the_king"], "place": "city"}, {})
    assert starting.vp(0) == 3
    outside = PowerUp({"monster": ME, "evolutions": ["i_am_the_king"]}, {"place": "city"})
    assert outside.vp(0) == 0


def test_i_am_the_king_still_brings_vp_with_two_players() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["i_am_the_king"], "place": "city"}, {}, options={"two_player": True}
    )
    assert play.vp(0) == 1
    assert play.energy(0) == 1


# ------------------------------------------------- 'Twas Beauty Killed the Beast

BEAUTY = "twas_beauty_killed_the_beast"


def test_twas_beauty_pays_at_the_end_of_every_turn() -> None:
    play = PowerUp({"monster": ME, "evolutions": [BEAUTY], "place": "city"}, {}, phase="end", script=QUIET)
    play.expect("keep_dice", seat=1)
    assert play.vp(0) == 1
    play.roll()
    play.until("keep_dice", seat=0)
    # One for seat 1's turn, and two for starting in Tokyo.
    assert play.vp(0) == 4


def test_twas_beauty_is_played_only_in_tokyo() -> None:
    outside = PowerUp({"monster": ME, "hand": [BEAUTY]}, {"place": "city"}, script=QUIET)
    outside.never_offers(BEAUTY)
    inside = PowerUp({"monster": ME, "hand": [BEAUTY], "place": "city"}, {}, script=QUIET)
    inside.plays(BEAUTY, seat=0)
    assert inside.front(0) == [BEAUTY]


def test_twas_beauty_wins_at_the_end_of_anybodys_turn() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": [BEAUTY], "place": "city", "vp": 19}, {}, active=1, phase="end"
    )
    assert play.winners() == [0]


def test_twas_beauty_takes_all_vp_when_the_king_yields() -> None:
    play = PowerUp({"monster": ME, "evolutions": [BEAUTY], "place": "city", "vp": 12}, {}, active=1, dice=HIT)
    play.yields(0)
    assert play.vp(0) == 0
    assert play.front(0) == []
    assert play.spent(0) == [BEAUTY]


def test_twas_beauty_ends_when_the_king_is_driven_out() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": [BEAUTY], "place": "city", "vp": 12},
        {"energy": 5},
        active=1,
        phase="buy",
        market=["death_from_above"],
    )
    play.buy("death_from_above")
    assert play.vp(0) == 0
    assert play.spent(0) == [BEAUTY]


def closing(city: dict[str, Any]) -> PowerUp:
    """A fifth Monster dies: Tokyo Bay, where The King is, closes."""
    return PowerUp(
        {"monster": ME, "evolutions": [BEAUTY], "place": "bay", "vp": 12},
        city,
        {"hearts": 1},
        {},
        {},
        dice=HIT,
    )


@rule("KOT-BAY-03", "KOT-BAY-04")
def test_twas_beauty_and_a_closing_bay() -> None:
    out = closing({"place": "city"})
    assert not out.alive(2)
    assert out.place(0) == "outside"
    assert out.vp(0) == 0
    assert out.spent(0) == [BEAUTY]
    # Moving over to an empty City is not leaving.
    moved = closing({})
    assert moved.place(0) == "city"
    assert moved.vp(0) == 13
    assert moved.front(0) == [BEAUTY]


@rule("KOT-RES-02")
def test_twas_beauty_lets_the_king_score_after_the_bay_has_closed() -> None:
    for first, vp in (("smash", 1), ("numbers", 0)):
        play = PowerUp(
            {"monster": ME, "evolutions": [BEAUTY], "place": "bay", "vp": 12},
            {"place": "city"},
            {"hearts": 1},
            {},
            {},
            dice="s 1 1 1 2 3",
        )
        play.first(first)
        assert not play.alive(2)
        assert play.place(0) == "outside"
        assert play.vp(0) == vp


def test_twas_beauty_asks_for_no_order_while_the_bay_is_safe() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": [BEAUTY], "place": "bay", "vp": 2},
        {"place": "city"},
        {},
        {},
        {},
        dice="s 1 1 1 2 3",
    )
    play.asks_nobody("group")


def test_twas_beauty_and_its_reflection_go_together() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "evolutions": [BEAUTY, {"card": "icy_reflection", "copies": BEAUTY}],
            "place": "city",
            "vp": 9,
        },
        {"monster": "space_penguin"},
        draft=True,
        active=1,
        dice=HIT,
    )
    play.yields(0)
    assert play.vp(0) == 0
    assert play.front(0) == []
    assert play.happened("EvolutionDiscarded", card=BEAUTY)
    assert len(play.happened("EvolutionDiscarded", card="icy_reflection")) == 1
