"""Stories of the Evolutions of Kraken."""

from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

ME = "kraken"
QUIET = "1 1 2 2 3 3"

# ----------------------------------------------------------------- Healing Rain


def test_healing_rain_brings_two_hearts_at_any_time() -> None:
    play = PowerUp({}, {"monster": ME, "hearts": 9, "place": "city", "hand": ["healing_rain"]})
    play.plays("healing_rain", seat=1)
    assert play.hearts(1) == 10


@rule("KOT-CARD-20")
def test_healing_rain_answers_a_loss() -> None:
    play = PowerUp(
        {}, {"monster": ME, "hearts": 1, "place": "city", "hand": ["healing_rain"]}, dice="s s 1 1 2 3"
    )
    play.expect("answer_loss", seat=1)
    play.use("healing_rain")
    play.stays(1)
    assert play.hearts(1) == 1


def test_healing_rain_is_not_enough_for_everything() -> None:
    play = PowerUp(
        {}, {"monster": ME, "hearts": 1, "place": "city", "hand": ["healing_rain"]}, {}, dice="s s s 1 2 3"
    )
    play.expect("answer_loss", seat=1)
    play.use("healing_rain")
    assert not play.alive(1)


def test_healing_rain_is_not_offered_to_the_healthy() -> None:
    play = PowerUp({"monster": ME, "place": "city", "hand": ["healing_rain"]}, {}, script=QUIET)
    play.never_offers("healing_rain")


# ------------------------------------------------------------- Destructive Wave


@rule("KOT-YIELD-05", "KOT-PU-23")
def test_destructive_wave_hits_everybody_else_on_entering() -> None:
    play = PowerUp({"monster": ME, "hand": ["destructive_wave"]}, {"place": "city"}, {}, {}, {}, dice=QUIET)
    play.expect("use", seat=0)
    play.use("destructive_wave")
    assert [play.hearts(seat) for seat in range(5)] == [10, 8, 8, 8, 8]
    assert play.place(0) == "bay"
    # A card loss: nobody may Yield.
    play.asks_nobody("yield")
    assert play.place(1) == "city"


def test_destructive_wave_is_offered_only_on_entering() -> None:
    inside = PowerUp({"monster": ME, "place": "city", "hand": ["destructive_wave"]}, {}, dice=QUIET)
    inside.never_offers("destructive_wave")
    other = PowerUp({}, {"monster": ME, "hand": ["destructive_wave"]}, dice=QUIET)
    other.never_offers("destructive_wave")


def test_destructive_wave_may_close_the_bay_under_its_owner() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["destructive_wave"]}, {"place": "city"}, {"hearts": 2}, {}, {}, dice=QUIET
    )
    play.use("destructive_wave")
    assert not play.alive(2)
    assert play.place(0) == "outside"


def test_destructive_wave_follows_every_way_into_tokyo() -> None:
    # In the turn of another Monster, whose place is taken at once.
    play = PowerUp(
        {},
        {"place": "city"},
        {"monster": ME, "hand": ["destructive_wave", "monkey_rush"]},
        {"monster": "the_king"},
        dice="s 1 1 2 2 3",
        draft=True,
    )
    play.yields(1)
    play.use("monkey_rush")
    play.expect("use", seat=2)
    play.use("destructive_wave")
    assert [play.hearts(seat) for seat in range(4)] == [8, 7, 10, 8]


# ------------------------------------------------------------- Cult Worshippers


def test_cult_worshippers_score_the_hearts_gained_this_turn() -> None:
    play = PowerUp(
        {"monster": ME, "hearts": 5, "hand": ["cult_worshippers"]}, {"place": "city"}, dice="h h 1 1 2 3"
    )
    play.plays("cult_worshippers", seat=0)
    assert play.vp(0) == 2


def test_cult_worshippers_count_hearts_really_gained() -> None:
    play = PowerUp(
        {"monster": ME, "hearts": 9, "hand": ["cult_worshippers"]}, {"place": "city"}, dice="h h h 1 2 3"
    )
    play.plays("cult_worshippers", seat=0)
    assert play.vp(0) == 1


def test_cult_worshippers_count_hearts_from_cards_and_in_the_turns_of_others() -> None:
    play = PowerUp(
        {"energy": 2},
        {"monster": ME, "hearts": 5, "place": "city", "hand": ["cult_worshippers", "healing_rain"]},
        dice="s 1 1 2 2 3",
    )
    play.expect("answer_loss", seat=1)
    play.use("healing_rain")
    play.stays(1)
    play.plays("cult_worshippers", seat=1)
    assert play.view.active == 0
    assert play.vp(1) == 2


def test_cult_worshippers_do_not_count_hearts_above_the_maximum_in_answer_to_a_loss() -> None:
    play = PowerUp(
        {"energy": 2},
        {"monster": ME, "place": "city", "hand": ["cult_worshippers", "healing_rain"]},
        dice="s 1 1 2 2 3",
    )
    play.expect("answer_loss", seat=1)
    play.use("healing_rain")
    play.stays(1)
    assert play.hearts(1) == 10
    play.plays("cult_worshippers", seat=1)
    assert play.vp(1) == 1


def test_cult_worshippers_count_a_heart_of_the_very_end_of_the_turn() -> None:
    play = PowerUp(
        {},
        {"monster": ME, "place": "city", "cards": ["ghost"], "hand": ["cult_worshippers"]},
        dice="s 1 1 2 2 3",
        options={"halloween": True},
    )
    play.stays(1)
    play.plays("cult_worshippers", seat=1)
    assert play.hearts(1) == 10
    assert play.happened("VPGained", seat=1, amount=1, card="cult_worshippers")


def test_cult_worshippers_do_not_count_a_revival() -> None:
    play = PowerUp(
        {"place": "city"},
        {"monster": ME, "hearts": 1, "cards": ["it_has_a_child"], "hand": ["cult_worshippers"]},
        dice="s 1 1 2 2 3",
    )
    play.never_offers("cult_worshippers")
    assert play.hearts(1) == 10


def test_cult_worshippers_are_not_offered_without_a_gain() -> None:
    play = PowerUp(
        {"monster": ME, "hearts": 5, "place": "city", "hand": ["cult_worshippers"]}, {}, script=QUIET
    )
    play.never_offers("cult_worshippers")


# -------------------------------------------------------------------- High Tide


def tide(script: str, **me: object) -> PowerUp:
    """Kraken has High Tide in hand and keeps the first Roll."""
    place = "outside" if me.get("place") == "city" else "city"
    play = PowerUp({"monster": ME, "hearts": 4, "hand": ["high_tide"], **me}, {"place": place}, script=script)
    play.roll()
    return play


def test_high_tide_doubles_the_hearts_of_the_roll() -> None:
    play = tide("h h 1 1 2 3")
    play.expect("use", seat=0)
    play.use("high_tide")
    assert play.hearts(0) == 8
    # The added hearts count for evolving.
    play.expect("evolve", seat=0)


def test_high_tide_heals_nobody_in_tokyo_but_helps_it_evolve() -> None:
    play = tide("h h 1 1 2 3", place="city")
    play.use("high_tide")
    assert play.hearts(0) == 4
    play.expect("evolve", seat=0)


def test_high_tide_counts_for_cards_that_look_at_hearts() -> None:
    play = PowerUp(
        {"monster": "pandakai", "evolutions": ["pandarwinism"], "hand": ["high_tide"]},
        {"monster": ME, "place": "city"},
        script="h h 1 1 2 3",
        draft=True,
    )
    play.roll()
    play.use("high_tide")
    assert play.vp(0) == 2


def test_high_tide_doubles_a_single_heart_and_no_symbol_that_is_worth_nothing() -> None:
    play = tide("h 1 1 2 2 3")
    play.use("high_tide")
    assert play.hearts(0) == 6
    frozen = PowerUp(
        {"monster": ME, "hearts": 4, "hand": ["high_tide"], "evolutions": ["freeze_ray"]},
        {"monster": "space_penguin", "place": "city"},
        script="h h h 1 1 2",
    )
    frozen.until("symbol", seat=1)
    frozen.choose("opt-face", face="heart")
    frozen.never_offers("high_tide")


def test_high_tide_is_not_offered_without_a_heart_die_or_for_others() -> None:
    play = PowerUp({"monster": ME, "hearts": 4, "hand": ["high_tide"]}, {"place": "city"}, script=QUIET)
    play.never_offers("high_tide")
    other = PowerUp({}, {"monster": ME, "hand": ["high_tide"]}, script="h h h 1 1 2")
    other.never_offers("high_tide")


# ----------------------------------------------------------- Terror of the Deep


def test_terror_of_the_deep_rolls_for_every_heart_at_stake() -> None:
    play = PowerUp(
        {},
        {"monster": ME, "place": "city", "evolutions": ["terror_of_the_deep"]},
        dice="s s s 1 1 2",
        script="h 1 h",
    )
    play.expect("guard", seat=1)
    play.use("terror_of_the_deep")
    play.stays(1)
    assert play.hearts(1) == 9


def test_terror_of_the_deep_works_once_a_loss_and_may_save_everything() -> None:
    play = PowerUp(
        {},
        {"monster": ME, "place": "city", "evolutions": ["terror_of_the_deep"]},
        dice="s s 1 1 2 2",
        script="h h",
    )
    play.use("terror_of_the_deep")
    play.asks_nobody("yield")
    assert play.hearts(1) == 10
    unlucky = PowerUp(
        {},
        {"monster": ME, "place": "city", "evolutions": ["terror_of_the_deep"]},
        dice="s s 1 1 2 2",
        script="1 1",
    )
    unlucky.use("terror_of_the_deep")
    unlucky.expect("yield", seat=1)
    assert unlucky.hearts(1) == 8


def test_terror_of_the_deep_works_against_cards() -> None:
    play = PowerUp(
        {"energy": 3},
        {"monster": ME, "evolutions": ["terror_of_the_deep"]},
        phase="buy",
        market=["flame_thrower"],
        script="h 1",
    )
    play.buy("flame_thrower")
    play.expect("guard", seat=1)
    play.use("terror_of_the_deep")
    assert play.hearts(1) == 9


def test_terror_of_the_deep_can_be_played_against_the_very_loss() -> None:
    play = PowerUp(
        {}, {"monster": ME, "place": "city", "hand": ["terror_of_the_deep"]}, dice="s s 1 1 2 2", script="h h"
    )
    play.expect("guard", seat=1)
    play.use("terror_of_the_deep")
    assert play.front(1) == ["terror_of_the_deep"]
    play.expect("guard", seat=1)
    play.use("terror_of_the_deep")
    assert play.hearts(1) == 10


# --------------------------------------------------------------- Eater of Souls


def test_eater_of_souls_raises_the_maximum_and_feeds_on_entering() -> None:
    play = PowerUp({"monster": ME, "evolutions": ["eater_of_souls"]}, {}, dice=QUIET)
    assert play.place(0) == "city"
    assert play.hearts(0) == 11


@rule("KOT-CARD-18")
def test_eater_of_souls_and_even_bigger_stop_at_twelve() -> None:
    play = PowerUp(
        {"monster": ME, "hearts": 12, "cards": ["even_bigger"], "evolutions": ["eater_of_souls"]},
        {},
        dice=QUIET,
    )
    assert play.hearts(0) == 12
    assert play.monster(0).max_hearts == 12


def test_eater_of_souls_does_not_care_about_others() -> None:
    play = PowerUp({}, {"monster": ME, "hearts": 5, "evolutions": ["eater_of_souls"]}, dice=QUIET)
    assert play.place(0) == "city"
    assert play.hearts(1) == 5


# ---------------------------------------------------------------- Sunken Temple


def test_sunken_temple_gives_up_the_turn_for_hearts_and_energy() -> None:
    play = PowerUp({"monster": ME, "hearts": 5, "evolutions": ["sunken_temple"]}, {})
    play.expect("use", seat=0)
    play.use("sunken_temple")
    # No Roll, no entry into empty Tokyo, no purchases.
    play.expect("keep_dice", seat=1)
    assert play.hearts(0) == 8
    assert play.energy(0) == 3
    assert play.place(0) == "outside"


def test_sunken_temple_is_optional() -> None:
    play = PowerUp({"monster": ME, "hearts": 5, "evolutions": ["sunken_temple"]}, {})
    play.decline()
    play.expect("keep_dice", seat=0)
    assert play.hearts(0) == 5


def test_sunken_temple_does_not_work_in_tokyo() -> None:
    play = PowerUp({"monster": ME, "hearts": 5, "place": "city", "evolutions": ["sunken_temple"]}, {})
    play.expect("keep_dice", seat=0)


def test_sunken_temple_leaves_the_end_of_the_turn() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "hearts": 5,
            "poison": 1,
            "energy": 3,
            "cards": ["energy_hoarder", "herbivore"],
            "evolutions": ["sunken_temple"],
        },
        {},
    )
    play.use("sunken_temple")
    play.expect("keep_dice", seat=1)
    assert play.hearts(0) == 7
    assert play.vp(0) == 2


# ----------------------------------------------------------- Mandibles of Dread


def test_mandibles_of_dread_cost_every_victim_a_vp() -> None:
    play = PowerUp(
        {"monster": ME, "place": "city", "evolutions": ["mandibles_of_dread"]},
        {"vp": 5},
        {"vp": 0},
        {"vp": 3, "cards": ["armor_plating"]},
        dice="s 1 1 2 2 3",
    )
    assert [play.vp(seat) for seat in range(1, 4)] == [4, 0, 3]


def test_mandibles_of_dread_do_not_bite_with_cards() -> None:
    play = PowerUp(
        {"monster": ME, "energy": 3, "evolutions": ["mandibles_of_dread"]},
        {"vp": 5},
        phase="buy",
        market=["flame_thrower"],
    )
    play.buy("flame_thrower")
    assert play.vp(1) == 5
