"""Stories in which cards of several modules meet: costumes, promo cards, cards of Origins and Evolutions."""

from __future__ import annotations

from typing import Any

from tests.games.king_of_tokyo.costumes.party import party
from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

HIDE: dict[str, Any] = {"cards": ["reflective_hide"]}
SHOT = "s s 1 1 2 3"


def mixed(*monsters: dict[str, Any], **position: Any) -> Stage:
    """A position with costumes, promo cards and the cards of Origins."""
    options = {"halloween": True, "promos": "all", "origins": "all"}
    return Stage(*monsters, options=options, **position)


def powered(*monsters: dict[str, Any], **position: Any) -> PowerUp:
    """The same with Power Up!."""
    options = {"halloween": True, "promos": "all", "origins": "all"}
    return PowerUp(*monsters, options=options, **position)


# ------------------------------------------------------- who falls in its own turn


@rule("KOT-ELIM-02")
def test_who_falls_before_its_dice_are_resolved_gets_nothing_for_them() -> None:
    play = mixed({"hearts": 1, "cards": ["flaming_aura"]}, HIDE, {}, dice="e e e e 1 2")
    play.use("flaming_aura")
    assert not play.alive(0)
    assert play.energy(0) == 0
    assert not play.happened("EnergyGained", seat=0)


@rule("KOT-ELIM-07")
def test_who_comes_back_without_cards_does_nothing_more_with_them() -> None:
    cards = ["flaming_aura", {"card": "mimic", "copies": "flaming_aura"}, "it_has_a_child"]
    play = mixed({"hearts": 1, "cards": cards}, HIDE, {}, dice="e e e e 1 2")
    play.decline()
    assert (play.hearts(0), play.cards(0)) == (10, [])
    assert (play.hearts(1), play.hearts(2)) == (9, 9)


@rule("KOT-ELIM-07")
def test_who_comes_back_outside_tokyo_has_no_more_of_its_entry() -> None:
    cards = ["gamma_blast", "hungry_urbavore", "it_has_a_child"]
    play = mixed({"hearts": 1, "cards": cards}, HIDE, {}, dice="1 1 2 2 3 3")
    assert (play.place(0), play.hearts(0), play.cards(0)) == ("outside", 10, [])
    assert play.vp(0) == 0


@rule("KOTO-DIFF-07")
def test_who_comes_back_from_orb_of_doom_has_no_cards_to_roll_with() -> None:
    cards = ["background_dweller", "energy_drink", "it_has_a_child"]
    play = mixed(
        {"hearts": 1, "energy": 5, "cards": cards},
        {"place": "city", "cards": ["orb_of_doom"]},
        script="3 3 1 1 2 2  3 3 3 3 3  3 3 3 3 3",
    )
    play.keep(0)
    assert (play.hearts(0), play.cards(0)) == (10, [])
    assert not play.offers("opt-use", card="background_dweller")
    play.keep(0)
    assert play.happened("RollTotalled", seat=0)


def test_orb_of_doom_falls_silent_with_its_owner() -> None:
    play = mixed(
        {"cards": ["reflective_hide"]},
        {"hearts": 1, "cards": ["orb_of_doom", {"card": "mimic", "copies": "orb_of_doom"}]},
        {"place": "city"},
        script="3 3 1 1 2 2",
    )
    play.keep(0)
    assert not play.alive(1)
    assert play.hearts(0) == 9


def test_cheerleader_does_not_cheer_for_who_has_fallen() -> None:
    play = mixed(
        {"hearts": 1, "cards": ["background_dweller"]},
        {"place": "city", "cards": ["orb_of_doom", "psychic_probe"]},
        {"cards": ["cheerleader"]},
        script="1 1 2 2 1 e  3 1",
    )
    play.roll()
    play.use("psychic_probe")
    play.turn_die(0)
    play.use("background_dweller")
    assert not play.alive(0)
    play.expect("keep_dice", seat=1)


def test_zombie_makes_nine_lives_a_choice() -> None:
    kitty = {"monster": "cyber_kitty", "place": "city", "hearts": 1, "vp": 9}

    def fall() -> PowerUp:
        return powered({}, {**kitty, "hand": ["nine_lives"], "cards": ["zombie"]}, dice="s 1 1 2 2 3")

    play = fall()
    play.expect("revive", seat=1)
    play.decline()
    assert (play.hearts(1), play.vp(1)) == (0, 9)
    play = fall()
    play.use("nine_lives")
    assert (play.hearts(1), play.alive(1)) == (9, True)


@rule("KOT-CARD-20")
def test_robot_leaves_anger_batteries_the_hearts_really_lost() -> None:
    play = powered(
        {},
        {
            "monster": "alienoid",
            "place": "city",
            "energy": 2,
            "hand": ["anger_batteries"],
            "cards": ["robot"],
        },
        dice="s s s 1 1 2",
    )
    play.use("robot")
    play.choose("opt-number", n=2)
    play.stays(1)
    play.plays("anger_batteries", seat=1)
    assert (play.hearts(1), play.energy(1)) == (9, 1)


@rule("KOT-YIELD-11")
def test_intimidating_roar_drives_nobody_out_in_a_blizzard() -> None:
    play = powered(
        {"cards": ["intimidating_roar"]},
        {"place": "city", "cards": ["bull_headed"]},
        {"monster": "space_penguin", "evolutions": ["blizzard"]},
        dice="s 1 1 2 2 3",
    )
    assert (play.place(1), play.hearts(1)) == ("city", 9)
    assert not play.happened("Yielded")
    assert not play.happened("VPGained", card="bull_headed"), "who could not Yield has not chosen to stay"


# --------------------------------------------------------------- the order of things


@rule("KOT-RES-02")
def test_reflective_hide_burned_by_fire_breathing_lets_the_attacker_heal_first() -> None:
    monsters: list[dict[str, Any]] = [
        {"hearts": 1, "cards": ["fire_breathing"]},
        {"cards": ["reflective_hide"]},
        {"place": "city"},
        {},
    ]
    play = mixed(*monsters, dice="s h 1 1 2 3")
    play.first("hearts")
    play.stays(2)
    assert (play.alive(0), play.hearts(0)) == (True, 1)
    play = mixed(*monsters, dice="s h 1 1 2 3")
    play.first("smash")
    assert not play.alive(0)


@rule("KOT-RES-02")
def test_reflective_hide_of_a_pirate_lets_the_attacker_gain_its_energy_later() -> None:
    monsters: list[dict[str, Any]] = [{}, {"place": "city", "cards": ["reflective_hide", "pirate"]}, {}]
    play = mixed(*monsters, dice="s e 1 1 2 3")
    play.first("smash")
    play.stays(1)
    assert (play.energy(0), play.energy(1)) == (1, 0)
    play = mixed(*monsters, dice="s e 1 1 2 3")
    play.first("energy")
    play.stays(1)
    assert (play.energy(0), play.energy(1)) == (0, 1)
    rich = mixed({"energy": 1}, *monsters[1:], dice="s e 1 1 2 3")
    rich.expect("yield", seat=1)


@rule("KOT-RES-02")
def test_reflective_hide_lets_an_attacker_with_a_child_count_its_numbers_later() -> None:
    child: dict[str, Any] = {"hearts": 1, "vp": 5, "cards": ["it_has_a_child"]}
    monsters = [child, {"place": "city", **HIDE}, {}]
    play = mixed(*monsters, dice="s 3 3 3 1 2")
    play.first("smash")
    play.stays(1)
    assert (play.hearts(0), play.vp(0)) == (10, 3)
    play = mixed(*monsters, dice="s 3 3 3 1 2")
    play.first("numbers")
    play.stays(1)
    assert (play.hearts(0), play.vp(0)) == (10, 0)


@rule("KOT-END-08")
def test_two_bull_headed_monsters_in_one_need_two_points_less() -> None:
    cards = ["bull_headed", {"card": "mimic", "copies": "bull_headed"}]
    monsters: list[dict[str, Any]] = [{"vp": 19}, {"vp": 18, "place": "city", "cards": cards}, {}]
    play = mixed(*monsters, dice="s 1 1 1 2 3")
    play.first("smash")
    play.stays(1)
    assert play.winners() == [1]


@rule("KOT-ENTER-01")
def test_what_awaits_a_newcomer_comes_before_what_it_brings_along() -> None:
    play = mixed(
        {"energy": 3},
        {"hearts": 1, "energy": 5, "cards": ["opportunist", "gamma_blast"]},
        {"place": "city", "cards": ["burrowing"]},
        {},
        phase="buy",
        market=["corner_store"],
        deck=["death_from_above"],
    )
    play.buy("corner_store")
    play.snatch("death_from_above", seat=1)
    assert not play.alive(1)
    assert [play.hearts(seat) for seat in (0, 2, 3)] == [10, 10, 10]


# --------------------------------------------------------- cards that change hands


def two_targets(attacker: dict[str, Any]) -> PowerUp:
    """The attacker is in Tokyo between two Monsters that may both mark who wounds them."""
    return powered(
        {"monster": "meka_dragon", "evolutions": ["target_acquired"], "cards": ["reflective_hide"]},
        {"monster": "gigazaur", "place": "city", **attacker},
        {
            "monster": "space_penguin",
            "evolutions": [{"card": "icy_reflection", "copies": "target_acquired"}],
        },
        active=1,
        dice=SHOT,
    )


@rule("KOT-PU-18")
def test_the_wounded_hand_their_cards_over_clockwise_from_the_attacker() -> None:
    play = two_targets({})
    assert play.hearts(1) == 9
    play.choice("yes", seat=2, card="icy_reflection")
    play.choice("yes", seat=0, card="target_acquired")
    assert [e.seat for e in play.happened("TokenHanded")] == [2, 0]


@rule("KOT-CARD-22")
def test_nothing_is_handed_to_an_attacker_that_died_of_its_own_smash() -> None:
    play = two_targets({"hearts": 1})
    assert not play.alive(1)
    assert not play.happened("TokenHanded")
    play.expect("keep_dice", seat=2)


@rule("KOT-PU-18")
def test_the_attacker_hands_over_before_the_wounded_do() -> None:
    play = powered(
        {"monster": "meka_dragon", "evolutions": ["target_acquired"], "place": "city"},
        {"monster": "space_penguin", "evolutions": ["freeze_ray"]},
        {},
        active=1,
        dice=SHOT,
    )
    play.choice("yes", seat=0, card="target_acquired")
    assert play.told("CardMoved", "TokenHanded") == [("CardMoved", 0), ("TokenHanded", 0)]


def test_freeze_ray_stays_with_nobody_when_its_owner_dies_of_its_own_smash() -> None:
    play = powered(
        {"place": "city", "cards": ["reflective_hide"]},
        {"monster": "space_penguin", "hearts": 1, "evolutions": ["freeze_ray"]},
        {},
        active=1,
        dice=SHOT,
    )
    assert not play.alive(1)
    play.yields(0)
    assert play.front(0) == []
    assert not play.happened("CardMoved")


# -------------------------------------------------------------------- any time


def test_ghost_asks_nobody_twice_at_the_end_of_a_turn() -> None:
    """Without a change in between, who has declined once is not asked again."""
    play = party(
        {"energy": 2, "hearts": 8, "cards": ["ghost", "rapid_healing"]},
        {"place": "city"},
        phase="buy",
        market=[],
    )
    asked = play.asked_before_end_of_turn()
    assert asked == [("buy", 0), ("anytime", 0)]


def test_a_heart_from_ghost_is_no_reason_to_ask_again() -> None:
    play = party(
        {},
        {"place": "city", "cards": ["ghost"]},
        {"energy": 2, "hearts": 8, "cards": ["rapid_healing"]},
        dice="s 1 1 2 2 e",
    )
    play.stays(1)
    asked = play.asked_before_end_of_turn()
    assert asked == [("anytime", 2), ("anytime", 2)], "before buying, and at the end of the turn"
    assert play.happened("HeartsGained", seat=1, card="ghost")


def test_points_at_the_end_of_a_turn_may_be_answered() -> None:
    """'Twas Beauty Killed the Beast brings The King the last point it needs, and Gigazaur takes it back."""
    play = powered(
        {},
        {"monster": "the_king", "place": "city", "vp": 19, "evolutions": ["twas_beauty_killed_the_beast"]},
        {"monster": "gigazaur", "hand": ["primal_bellow"]},
        active=1,
        phase="end",
    )
    play.expect("anytime", seat=2)
    assert play.vp(1) == 19
    play.decline()
    play.expect("anytime", seat=2)
    assert play.vp(1) == 20
    play.use("primal_bellow")
    assert not play.table.over
    assert play.vp(1) == 18


# ------------------------------------------------------------------------ Scavenger


def test_scavenger_pays_half_with_superior_alien_technology() -> None:
    play = powered(
        {
            "monster": "alienoid",
            "energy": 3,
            "evolutions": ["superior_alien_technology"],
            "cards": ["scavenger"],
        },
        {},
        phase="buy",
        market=["tank", "frenzy", "supertower"],
        discard=["jets", "skyscraper"],
    )
    play.use("scavenger")
    assert [o.args.get("card") for o in play.question.options] == [None, "jets"]
    assert play.question.options[1].args["price"] == 3
    play.choose("opt-buy", card="jets")
    assert (play.energy(0), set(play.cards(0))) == (0, {"scavenger", "jets"})


def test_scavenger_may_be_bamboozled() -> None:
    def dig() -> PowerUp:
        play = powered(
            {"energy": 5, "cards": ["scavenger"]},
            {"monster": "pandakai", "hand": ["bamboozle"]},
            phase="buy",
            market=["tank", "frenzy", "supertower"],
            discard=["jets"],
        )
        play.use("scavenger")
        play.choose("opt-buy", card="jets")
        play.expect("use", seat=1)
        return play

    play = dig()
    play.decline()
    assert "jets" in play.cards(0)
    play = dig()
    play.use("bamboozle")
    assert "jets" in play.view.discard
    assert "jets" not in play.cards(0)
    assert play.happened("CardBought", seat=0, card="tank")
