"""Stories of the Evolutions of Meka Dragon."""

from typing import Any

from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

ME = "meka_dragon"
QUIET = "1 1 2 2 3 3"
HIT = "s 1 1 2 2 3"

# ------------------------------------------------------------------ Mecha Blast


def test_mecha_blast_makes_wounds_2_hearts_bigger() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["mecha_blast"], "place": "city"},
        {},
        {"cards": ["armor_plating"]},
        script=HIT,
    )
    play.roll()
    play.expect("use", seat=0)
    play.use("mecha_blast")
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == 7
    # Armor Plating ignores the single heart, and then there is no wound to enlarge.
    assert play.hearts(2) == 10
    assert play.spent(0) == ["mecha_blast"]


def test_mecha_blast_does_not_touch_card_losses() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["mecha_blast"], "cards": ["fire_breathing"]},
        {"place": "city"},
        {},
        script=HIT,
    )
    play.roll()
    play.use("mecha_blast")
    play.expect("yield", seat=1)
    assert play.hearts(1) == 10 - 1 - 1 - 2
    assert play.hearts(2) == 9


def test_mecha_blast_is_offered_only_when_there_is_somebody_to_smash() -> None:
    quiet = PowerUp({"monster": ME, "hand": ["mecha_blast"], "place": "city"}, {}, script=QUIET)
    quiet.roll()
    quiet.never_offers("mecha_blast")
    empty = PowerUp({"monster": ME, "hand": ["mecha_blast"]}, {}, script=HIT)
    empty.roll()
    empty.never_offers("mecha_blast")
    other = PowerUp({}, {"monster": ME, "hand": ["mecha_blast"], "place": "city"}, script=HIT)
    other.never_offers("mecha_blast")


# --------------------------------------------------------- Destructive Analysis


def test_destructive_analysis_counts_smash_dice() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["destructive_analysis"], "cards": ["acid_attack", "friend_of_children"]},
        {"place": "city"},
        {},
        dice="s s 1 1 2 3",
    )
    play.stays(1)
    play.plays("destructive_analysis", seat=0)
    # Two dice, not the added smash; one gain.
    assert play.energy(0) == 3


def test_destructive_analysis_needs_own_smash_dice_already_resolved() -> None:
    early = PowerUp({"monster": ME, "hand": ["destructive_analysis"]}, {}, script=HIT)
    early.expect("keep_dice", seat=0)
    none = PowerUp(
        {"monster": ME, "hand": ["destructive_analysis"], "cards": ["acid_attack"]}, {}, dice=QUIET
    )
    none.never_offers("destructive_analysis")
    other = PowerUp({}, {"monster": ME, "hand": ["destructive_analysis"]}, dice="s s 1 1 2 3")
    other.expect("keep_dice", seat=1)


def test_destructive_analysis_may_pay_for_a_card_just_turned_up() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["destructive_analysis"], "energy": 3},
        {"place": "city"},
        {},
        dice="s s 1 1 2 3",
        market=["flame_thrower", "tank", "frenzy"],
        deck=["energize"],
    )
    play.stays(1)
    play.to_buy()
    play.buy("flame_thrower")
    # Nothing can be paid any more, and yet the step is not over.
    play.expect("buy", seat=0)
    play.use("destructive_analysis")
    assert play.energy(0) == 2
    assert play.offers("opt-sweep")


def test_destructive_analysis_counts_no_smash_that_is_worth_nothing() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["destructive_analysis"], "evolutions": ["freeze_ray"]},
        {"monster": "space_penguin"},
        {},
        script="s s 1 1 2 3",
    )
    play.until("symbol", seat=1)
    play.choose("opt-face", face="smash")
    # Not even when the turn is nearly over.
    play.never_offers("destructive_analysis")


# -------------------------------------------------------- Programmed to Destroy


def test_programmed_to_destroy_pays_for_every_other_monster_at_0_hearts() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["programmed_to_destroy"]},
        {"place": "city"},
        {"hearts": 1},
        {"hearts": 1, "cards": ["it_has_a_child"]},
        active=1,
        dice=HIT,
    )
    # Also for the one that comes back, and in another's turn.
    assert play.vp(0) == 6
    assert play.energy(0) == 4
    assert play.hearts(3) == 10


def test_programmed_to_destroy_does_not_pay_for_its_owner() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["programmed_to_destroy"], "hearts": 1, "cards": ["it_has_a_child"]},
        {"place": "city"},
        active=1,
        dice=HIT,
    )
    assert play.hearts(0) == 10
    assert (play.vp(0), play.energy(0)) == (0, 0)


@rule("KOT-END-08")
def test_programmed_to_destroy_makes_the_order_matter_when_both_may_win() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["programmed_to_destroy"], "vp": 17},
        {"place": "city", "vp": 18},
        {"hearts": 1},
        active=1,
        dice="2 2 2 s 1 1",
    )
    play.first("smash")
    assert play.winners() == [0]


@rule("KOT-END-08")
def test_programmed_to_destroy_pays_for_several_falls_and_that_may_be_enough() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["programmed_to_destroy"], "vp": 14},
        {"place": "city", "vp": 18},
        {"hearts": 1},
        {"hearts": 1},
        {},
        active=1,
        dice="2 2 2 s 1 1",
    )
    play.first("smash")
    assert play.winners() == [0]


@rule("KOT-END-08")
def test_programmed_to_destroy_reckons_with_harm_beyond_the_smash() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["programmed_to_destroy"], "vp": 17, "place": "city"},
        {"monster": "gigazaur", "evolutions": ["breath_of_doom"], "vp": 18},
        {"hearts": 1},
        {},
        active=1,
        draft=True,
        dice="2 2 2 s 1 1",
    )
    play.first("smash")
    play.stays(0)
    assert play.winners() == [0]


def test_programmed_to_destroy_asks_for_no_order_when_nobody_is_near_the_end() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["programmed_to_destroy"], "vp": 13},
        {"place": "city", "vp": 18},
        {"hearts": 1},
        {"hearts": 1},
        {},
        active=1,
        dice="2 2 2 s 1 1",
    )
    assert play.winners() == [1]


# ---------------------------------------------------------------------- Tune-Up


def test_tune_up_replaces_the_turn() -> None:
    play = PowerUp({"monster": ME, "hand": ["tune_up"], "hearts": 3, "energy": 9, "poison": 1}, {})
    play.expect("use", seat=0)
    play.use("tune_up")
    # No Roll, no Tokyo, no purchase; but Poison still works.
    play.expect("keep_dice", seat=1)
    assert play.hearts(0) == 6
    assert play.energy(0) == 11
    assert play.place(0) == "outside"
    assert not play.happened("DiceRolled", seat=0)


def test_tune_up_is_for_the_start_of_an_own_turn_outside_tokyo() -> None:
    inside = PowerUp({"monster": ME, "hand": ["tune_up"], "place": "city"}, {}, script=QUIET)
    inside.never_offers("tune_up")
    play = PowerUp({"monster": ME, "hand": ["tune_up"]}, {}, script=QUIET)
    play.expect("use", seat=0)
    play.decline()
    play.expect("keep_dice", seat=0)
    play.never_offers("tune_up")


# --------------------------------------------------------------- Breath of Doom


def breath(*others: dict[str, Any], dice: str = HIT, **me: Any) -> PowerUp:
    return PowerUp({"monster": ME, "evolutions": ["breath_of_doom"]} | me, *others, dice=dice)


def test_breath_of_doom_hits_everybody_else_outside() -> None:
    play = breath({"place": "city"}, {}, {"cards": ["armor_plating"]})
    # Before the Yield decision, so the Monster in Tokyo is not outside yet.
    play.yields(1)
    assert [play.hearts(seat) for seat in range(4)] == [10, 9, 9, 10]
    assert play.happened("HeartsLost", seat=2, smash=False, card="breath_of_doom")


def test_breath_of_doom_does_not_hit_who_fled_from_the_same_smash() -> None:
    play = breath({"place": "city", "cards": ["jets"]}, {"place": "bay"}, {}, {})
    play.expect("guard", seat=1)
    play.use("jets")
    assert play.hearts(1) == 10
    assert play.hearts(2) == 9
    assert play.hearts(3) == play.hearts(4) == 9


def test_breath_of_doom_does_not_hit_who_left_tokyo_through_that_loss() -> None:
    play = breath({"place": "city", "hearts": 1, "cards": ["it_has_a_child"]}, {})
    assert play.hearts(1) == 10
    assert play.hearts(2) == 9


def test_breath_of_doom_needs_a_loss_in_tokyo() -> None:
    inside = breath({}, {}, place="city")
    inside.expect("keep_dice", seat=1)
    assert [inside.hearts(seat) for seat in range(3)] == [10, 9, 9]
    saved = breath({"place": "city", "cards": ["armor_plating"]}, {})
    saved.expect("keep_dice", seat=1)
    assert saved.hearts(2) == 10


def test_breath_of_doom_works_through_cards_too_but_once_per_turn() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["breath_of_doom"], "energy": 6},
        {"place": "city"},
        {},
        dice=HIT,
        market=["flame_thrower"],
    )
    play.stays(1)
    play.buy("flame_thrower")
    assert play.hearts(1) == 7
    assert play.hearts(2) == 7
    card = PowerUp(
        {"monster": ME, "evolutions": ["breath_of_doom"], "energy": 3},
        {"place": "city"},
        {},
        phase="buy",
        market=["flame_thrower"],
    )
    card.buy("flame_thrower")
    assert card.hearts(2) == 7


def test_breath_of_doom_does_not_spare_its_owners_own_losses() -> None:
    # A Monster in Tokyo loses hearts because of the owner, and that Monster is the owner itself.
    play = PowerUp(
        {"monster": ME, "evolutions": ["breath_of_doom"], "energy": 4, "place": "city"},
        {},
        {},
        phase="buy",
        market=["tank"],
    )
    play.buy("tank")
    assert [play.hearts(seat) for seat in range(3)] == [7, 9, 9]


def test_breath_of_doom_fells_several_monsters_together() -> None:
    play = breath({"place": "city"}, {"hearts": 1}, {"hearts": 1}, {}, {})
    eliminated = [e.seat for e in play.happened("Eliminated")]
    assert eliminated == [2, 3]
    lost = [i for i, e in enumerate(play.table.events) if e.kind == "HeartsLost"]
    gone = [i for i, e in enumerate(play.table.events) if e.kind == "Eliminated"]
    assert max(lost) < min(gone)


# -------------------------------------------------------------- Lightning Armor


def armor(
    script: str = "", dice: str = "s s s 1 1 2", active: dict[str, Any] | None = None, **me: Any
) -> PowerUp:
    """Meka Dragon in Tokyo is smashed by seat 1."""
    return PowerUp(
        {"monster": ME, "evolutions": ["lightning_armor"], "place": "city"} | me,
        active or {},
        {},
        active=1,
        dice=dice,
        script=script,
    )


@rule("KOT-CARD-22")
def test_lightning_armor_strikes_back_before_the_yield_decision() -> None:
    play = armor("s s 1")
    play.choice("yes", seat=0, card="lightning_armor")
    play.expect("yield", seat=0)
    assert play.hearts(0) == 7
    assert play.hearts(1) == 8
    assert play.happened("HeartsLost", seat=1, amount=2, smash=False, card="lightning_armor")


def test_lightning_armor_is_optional() -> None:
    play = armor("s s s")
    play.choice("no", seat=0, card="lightning_armor")
    assert play.hearts(1) == 10
    assert not play.happened("CardDice")


def test_lightning_armor_strikes_the_active_monster_whoever_caused_the_loss() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["lightning_armor"]},
        {},
        {"monster": "cyber_kitty", "hand": ["electro_scratch"]},
        active=1,
        script=f"s {QUIET}",
    )
    play.plays("electro_scratch", seat=2)
    play.choice("yes", seat=0, card="lightning_armor")
    assert play.hearts(1) == 8
    assert play.hearts(2) == 10


def test_lightning_armor_is_one_loss_that_can_be_prevented() -> None:
    play = armor("s 1 1", active={"cards": ["armor_plating"]})
    play.choice("yes", seat=0, card="lightning_armor")
    assert play.hearts(1) == 10


def test_lightning_armor_does_nothing_in_the_own_turn() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["lightning_armor"], "energy": 4}, {}, phase="buy", market=["tank"]
    )
    play.buy("tank")
    play.asks_nobody("choice")


def test_lightning_armor_does_nothing_at_0_hearts_even_for_who_comes_back() -> None:
    play = armor(hearts=2, cards=["it_has_a_child"])
    assert play.hearts(0) == 10
    play.asks_nobody("choice")


def test_lightning_armor_may_fell_the_attacker() -> None:
    play = armor("s s s", active={"hearts": 2})
    play.choice("yes", seat=0, card="lightning_armor")
    assert not play.alive(1)


@rule("KOT-RES-02")
def test_lightning_armor_lets_the_attacker_use_its_hearts_first() -> None:
    for first, alive in (("hearts", True), ("smash", False)):
        play = armor("s", dice="s h 1 1 2 3", active={"hearts": 1})
        play.first(first)
        play.choice("yes", seat=0, card="lightning_armor")
        assert play.alive(1) == alive


def test_lightning_armor_asks_for_no_order_where_it_cannot_strike() -> None:
    inside = armor("1 1", dice="s h 1 1 1 3", active={"place": "city"}, place="outside")
    inside.choice("no", seat=0, card="lightning_armor")
    beside = armor(dice="s h 1 1 2 3", place="outside")
    beside.asks_nobody("group")


def test_lightning_armor_strikes_back_for_a_heart_handed_over() -> None:
    play = PowerUp(
        {"monster": "pumpkin_jack", "hand": ["feast_of_crows"]},
        {"monster": ME, "evolutions": ["lightning_armor"]},
        {},
        script="s",
    )
    play.plays("feast_of_crows", seat=0)
    play.choice("yes", seat=1, card="lightning_armor")
    assert play.hearts(1) == 9
    assert play.hearts(0) == 9
    play.expect("keep_dice", seat=0)


def test_lightning_armor_that_is_gone_strikes_nobody() -> None:
    # Seat 2 has a copy, and the card it stands for leaves with its owner before anybody can strike back.
    play = PowerUp(
        {"place": "city"},
        {"monster": ME, "hearts": 1, "evolutions": ["lightning_armor"]},
        {
            "monster": "space_penguin",
            "evolutions": [{"card": "icy_reflection", "copies": "lightning_armor"}],
        },
        {},
        dice=HIT,
    )
    assert not play.alive(1)
    assert play.front(2) == []
    play.expect("keep_dice", seat=2)
    assert play.hearts(0) == 10


# --------------------------------------------------------------- Claws of Steel


def test_claws_of_steel_add_a_heart_to_a_loss_of_3() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["claws_of_steel"], "place": "city"}, {}, {}, dice="s s s 1 1 2"
    )
    play.expect("keep_dice", seat=1)
    assert play.hearts(1) == play.hearts(2) == 6
    weak = PowerUp({"monster": ME, "evolutions": ["claws_of_steel"], "place": "city"}, {}, dice="s s 1 1 2 2")
    weak.expect("keep_dice", seat=1)
    assert weak.hearts(1) == 8


def test_claws_of_steel_look_at_the_total_of_the_turn_once_per_monster() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["claws_of_steel"], "place": "city", "energy": 6},
        {},
        {"cards": ["armor_plating"]},
        dice=HIT,
        market=["flame_thrower", "tank", "heal"],
        deck=["high_altitude_bombing"],
    )
    play.buy("flame_thrower")
    # 1 and 2 are 3: one more. Seat 2 has lost only 2.
    assert play.hearts(1) == 6
    assert play.hearts(2) == 8


def test_claws_of_steel_come_last() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["claws_of_steel"], "hand": ["mecha_blast"], "place": "city"},
        {},
        script=HIT,
    )
    play.roll()
    play.use("mecha_blast")
    assert play.hearts(1) == 10 - 1 - 2 - 1


def test_claws_of_steel_count_what_the_target_token_adds() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["claws_of_steel", "target_acquired"], "place": "city"},
        {},
        {},
        active=1,
        dice=HIT,
        script=f"{QUIET} s s 1 1 2 3",
    )
    play.choice("yes", seat=0, card="target_acquired")
    play.stays(0)
    play.until("keep_dice", seat=0)
    play.roll()
    play.expect("keep_dice", seat=1)
    # Two smash and the token are 3, so the claws add a fourth; the other Monster loses 2.
    assert (play.hearts(1), play.hearts(2)) == (6, 8)


def test_claws_of_steel_come_too_late_for_3_hearts_already_lost() -> None:
    play = PowerUp(
        {"monster": ME, "hand": ["claws_of_steel"], "place": "city", "energy": 3},
        {},
        {},
        dice="s s s 1 1 2",
        market=["flame_thrower"],
    )
    play.plays("claws_of_steel", seat=0)
    play.buy("flame_thrower")
    assert play.hearts(1) == 10 - 3 - 2


def test_claws_of_steel_do_nothing_in_others_turns_or_to_their_owner() -> None:
    own = PowerUp(
        {"monster": ME, "evolutions": ["claws_of_steel"], "energy": 4}, {}, phase="buy", market=["tank"]
    )
    own.buy("tank")
    assert own.hearts(0) == 7
    other = PowerUp(
        {"monster": ME, "evolutions": ["claws_of_steel"]}, {"place": "city"}, active=1, dice="s s s 1 1 2"
    )
    assert other.hearts(0) == 7


@rule("KOT-CARD-15")
def test_the_order_inside_one_loss() -> None:
    play = PowerUp(
        {
            "monster": ME,
            "evolutions": ["play_with_your_food", "claws_of_steel", "target_acquired"],
            "hand": ["mecha_blast"],
            "cards": ["fire_breathing"],
        },
        {
            "monster": "cyber_kitty",
            "place": "city",
            "cards": ["camouflage", "armor_plating"],
            "hand": ["giant_banana"],
            "vp": 1,
        },
        {"monster": "the_king"},
        draft=True,
        script="s s s s 1 2 h 1 1",
    )
    play.roll()
    play.use("mecha_blast")
    # 4 smash and 1 of Fire Breathing; the attacker spares 2 of them ...
    assert play.expect("use", seat=0).args["n"] == 5
    play.use("play_with_your_food")
    # ... a heart is rolled against the other 3 ...
    assert play.expect("guard", seat=1).args["n"] == 3
    play.use("camouflage")
    # ... the 2 that are left are no single heart for Armor Plating, grow by 2, reach 3 and so grow once more.
    assert play.expect("answer_loss", seat=1).args["n"] == 5
    play.use("giant_banana")
    assert play.hearts(1) == 10 - 5 + 2
    play.expect("yield", seat=1)


# -------------------------------------------------------------- Target Acquired


def target(script: str = "") -> PowerUp:
    """Seat 1 wounds Meka Dragon in Tokyo."""
    return PowerUp(
        {"monster": ME, "evolutions": ["target_acquired"], "place": "city"},
        {},
        {},
        active=1,
        dice=HIT,
        script=script,
    )


def holder(play: PowerUp) -> int:
    return next(int(c.on) for c in play.monster(0).evolutions if c.card == "target_acquired")


def test_target_acquired_marks_the_attacker() -> None:
    play = target(f"{QUIET} {HIT}")
    play.choice("yes", seat=0, card="target_acquired")
    assert holder(play) == 1
    assert play.happened("TokenHanded", seat=0, to=1)
    play.stays(0)
    play.until("keep_dice", seat=0)
    play.roll()
    play.expect("keep_dice", seat=1)
    # Every loss that Meka Dragon causes it is 1 heart bigger.
    assert play.hearts(1) == 8
    assert play.hearts(2) == 9


def test_target_acquired_is_optional_and_needs_a_wound() -> None:
    play = target()
    play.choice("no", seat=0, card="target_acquired")
    assert holder(play) == -1
    armored = PowerUp(
        {"monster": ME, "evolutions": ["target_acquired"], "place": "city", "cards": ["armor_plating"]},
        {},
        active=1,
        dice=HIT,
    )
    armored.asks_nobody("choice")


def test_target_acquired_moves_its_only_token_and_does_not_ask_twice() -> None:
    play = target(f"{HIT} {QUIET} {HIT}")
    play.choice("yes", seat=0, card="target_acquired")
    play.stays(0)
    play.expect("keep_dice", seat=2)
    play.roll()
    play.choice("yes", seat=0, card="target_acquired")
    assert holder(play) == 2
    play.stays(0)
    again = target(f"{QUIET} {QUIET} {HIT}")
    again.choice("yes", seat=0, card="target_acquired")
    again.stays(0)
    again.until("yield", seat=0)
    assert len(again.happened("TokenHanded")) == 1


def test_target_acquired_counts_for_cards_on_any_turn() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["target_acquired"], "hand": ["electro_scratch"], "place": "city"},
        {},
        {"monster": "cyber_kitty"},
        draft=True,
        active=1,
        dice=HIT,
    )
    play.choice("yes", seat=0, card="target_acquired")
    play.stays(0)
    play.plays("electro_scratch", seat=0)
    assert play.hearts(1) == 8
    assert play.hearts(2) == 9


def test_target_acquired_takes_its_token_back_when_the_holder_is_eliminated() -> None:
    play = PowerUp(
        {"monster": ME, "evolutions": ["target_acquired"], "place": "city"},
        {"hearts": 2},
        {},
        active=1,
        dice=HIT,
        script=f"{QUIET} {HIT}",
    )
    play.choice("yes", seat=0, card="target_acquired")
    play.stays(0)
    play.until("keep_dice", seat=0)
    play.roll()
    assert not play.alive(1)
    assert holder(play) == -1
