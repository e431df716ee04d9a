"""The order in which things happen, and hits from their source to their consequences."""

from __future__ import annotations

from typing import Any

from tests.games.king_of_tokyo_duel.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


# ---- the start of a turn


@rule("DUEL-TIME-01")
def test_the_start_of_a_turn_has_a_fixed_order() -> None:
    play = Stage(
        {
            "energy": 9,
            "cards": ["made_in_a_lab", "hibernation", "scrappy"],
            "dominated": 1,
            "fewer": 1,
            "dice_tokens": 1,
        },
        {},
        market=["frenzy", "extra_head", "giant_brain"],
    )
    play.expect("early", seat=0)
    play.choose("opt-buy", card="giant_brain")
    play.expect("sleep", seat=0)
    play.choose("opt-wake")
    # The card bought in (a) counts in (c); the card discarded in (b) does not.
    question = play.expect("give_up", seat=0)
    assert [i.args["card"] for i in question.items] == ["giant_brain", "made_in_a_lab", "scrappy"]
    play.pick(0)
    play.expect("dice_tokens", seat=0)
    play.choose("opt-tokens", n=0)
    assert len(play.view.dice) == 6 - 2 - 1


@rule("DUEL-TIME-01")
def test_a_card_bought_at_the_start_does_not_act_at_the_same_start() -> None:
    play = Stage(
        {"energy": 9, "cards": ["made_in_a_lab"]}, {}, market=["frenzy", "extra_head", "hibernation"]
    )
    play.choose("opt-buy", card="hibernation")
    play.expect("keep_dice", seat=0)


# ---- phase 2


@rule("DUEL-TIME-02")
def test_eye_of_the_storm_pays_when_the_roll_phase_ends() -> None:
    play = Stage({"cards": ["eye_of_the_storm"]}, {"cards": ["superconductor"]}, script="s h f f d d")
    play.stop()
    kinds = [e.kind for e in play.table.events]
    assert kinds.index("EnergyGained") < kinds.index("RollFinal")
    assert play.cards(1) == ["superconductor"]


@rule("DUEL-TIME-03")
def test_phase_2_has_a_fixed_order() -> None:
    play = Stage(
        {
            "hearts": 14,
            "energy": 9,
            "cards": [
                "signature_move",
                "rebooting",
                "natural_selection",
                "titanic_batteries",
                "gentle_giant",
            ],
        },
        {},
        dice="p p p h h h h",
    )
    play.expect("symbol", seat=0)  # (a)
    play.choose("opt-no-more")
    assert play.depth(0, "fame") == 1  # (b)
    play.expect("skip", seat=0)  # (c)
    play.choose("opt-go-on")
    assert play.hearts(0) == 4  # (d)
    play.expect("leave_out", seat=0)  # (e)
    play.choose("opt-go-on")
    assert play.hearts(0) == 8  # (f)
    assert play.depth(0, "fame") == 2  # (g)
    play.expect("buy", seat=0)


@rule("DUEL-TIME-03")
def test_cards_that_look_at_the_roll_come_in_the_players_order() -> None:
    play = Stage(
        {"monster": "meka_dragon", "cards": ["signature_move", "antimatter_pellets"]},
        {},
        fame=-2,
        destruction=-1,
        dice="p p p p p h",
    )
    question = play.expect("effect", seat=0)
    assert [o.args["card"] for o in question.options] == ["antimatter_pellets", "signature_move"]
    play.choose("opt-effect", card="signature_move")
    assert play.won_by(0, why="spotlight")
    assert [e.track for e in play.happened("MarkerPulled")] == [0, 1, 1]


@rule("DUEL-TIME-04")
def test_rebooting_leads_straight_to_the_purchases() -> None:
    play = Stage(
        {"cards": ["rebooting", "signature_move", "natural_selection", "gentle_giant"], "hearts": 8},
        {},
        dice="p p p h h h h",
    )
    play.choose("opt-symbol", face="heal", n=2)
    assert play.depth(0, "fame") == 1
    play.choose("opt-skip")
    play.expect("buy", seat=0)
    assert play.hearts(0) == 8
    assert play.depth(0, "fame") == 1
    assert (play.energy(0), play.tokens(0)) == (2, 2)


@rule("DUEL-TIME-05")
def test_buzz_bonuses_of_phase_2_count_as_resolving_dice() -> None:
    buzz = {"tiger": {"track": "fame", "first": -1}}
    play = Stage({}, {"cards": ["superconductor"]}, buzz=buzz, dice="f f f h h s")
    play.choose("opt-yes")
    assert play.energy(1) == 1
    buying = Stage(
        {"energy": 1},
        {"cards": ["superconductor"]},
        buzz=buzz,
        phase="buy",
        market=["frenzy", "extra_head", "photoshoot"],
    )
    buying.choose("opt-buy", card="photoshoot")
    buying.lay("fame", 5)
    assert buying.energy(0) == 1
    assert buying.cards(1) == ["superconductor"]
    assert "copy_gain" not in [k for k, _ in buying.asked_before_end_of_turn()]


@rule("DUEL-TIME-05")
def test_the_pull_of_gentle_giant_counts_as_resolving_dice() -> None:
    buzz = {"tiger": {"track": "fame", "first": -1}}
    play = Stage({"cards": ["gentle_giant"]}, {"cards": ["superconductor"]}, buzz=buzz, dice="f f h h d d")
    assert (play.depth(0, "fame"), play.energy(0)) == (1, 1)
    play.expect("copy_gain", seat=1)
    play.choose("opt-yes")
    assert (play.energy(1), play.cards(1)) == (1, [])


@rule("DUEL-TIME-06")
def test_dice_left_out_remain_part_of_the_roll() -> None:
    play = Stage({"cards": ["titanic_batteries", "gentle_giant"]}, {}, dice="s s h h e f")
    play.choose("opt-leave_out", face="smash", was="smash")
    assert play.hearts(1) == 13
    assert play.depth(0, "fame") == 0  # there is smash in the Roll


@rule("DUEL-TIME-06")
def test_cards_that_look_at_the_roll_do_so_once_a_turn() -> None:
    play = Stage({"monster": "meka_dragon", "cards": ["signature_move"]}, {}, dice="p p p h e f")
    assert play.depth(0, "fame") == 1


# ---- hits


@rule("DUEL-TIME-07")
def test_a_damage_event_runs_in_order() -> None:
    # Camouflage first, then Trendsetter, then Armor Plating, then hearts, then the reactions.
    play = Stage(
        {"cards": ["in_shape"], "energy": 3},
        {"cards": ["camouflage", "trendsetter", "armor_plating", "unstable_dna"]},
        fame=3,
        buzz={"cat": {"track": "fame", "first": 3}},
        dice="s s s s s s s s",
        script="h e e e e e e e",
    )
    play.expect("guard", seat=1)
    assert play.question.args["n"] == 8
    play.choose("opt-guard")
    ignored = [(e.amount, e.card) for e in play.happened("HitsIgnored")]
    assert ignored == [(1, "camouflage"), (1, "trendsetter"), (1, "armor_plating")]
    assert play.hearts(1) == 8
    play.expect("pull", seat=0)
    play.choose("opt-pay-pull")
    play.expect("pull", seat=0)
    play.choose("opt-no")
    play.expect("swap", seat=1)


@rule("DUEL-TIME-07")
def test_immunity_cancels_the_whole_event() -> None:
    play = Stage({}, {"cards": ["hibernation", "camouflage", "armor_plating"]}, dice="s s s s s h")
    assert play.hearts(1) == 13
    assert [e.amount for e in play.happened("HitsIgnored")] == [5]


@rule("DUEL-TIME-07")
def test_unstoppable_comes_before_the_reactions() -> None:
    play = Stage(
        {"cards": ["in_shape"], "energy": 1},
        {"hearts": 4, "cards": ["unstoppable", "unstable_dna"]},
        dice="s s s s s s",
    )
    assert play.hearts(1) == 1
    play.choose("opt-pay-pull")
    play.choose("opt-rivals_card", card="in_shape")
    assert play.cards(1) == ["in_shape"]


@rule("DUEL-TIME-08")
def test_each_step_checks_victory_then_the_bonus_then_scrappy() -> None:
    play = Stage(
        {"cards": ["scrappy", "spiked_tail"]},
        {},
        destruction=-1,
        buzz={"tiger": {"track": "destruction", "first": -1}, "baby": {"track": "destruction", "first": -2}},
        dice="d d d d s s",
    )
    watched = {"MarkerPulled", "BuzzBonus", "DiceTokensGained"}
    events: list[Any] = [
        e for e in play.table.events if e.kind in watched or (e.kind == "HitsTaken" and e.card)
    ]
    assert [e.kind for e in events] == [
        "MarkerPulled",
        "BuzzBonus",
        "DiceTokensGained",
        "MarkerPulled",
        "DiceTokensGained",
        "HitsTaken",
    ]
    assert events[-1].amount == 2


@rule("DUEL-TIME-09")
def test_penalties_wait_for_an_extra_turn_and_last_one_turn() -> None:
    play = Stage(
        {"cards": ["thunder_stomp"]}, {}, extra=1, dice="d d d h h h", script="h h f f e e  h h f f e e e"
    )
    assert play.view.active == 0
    assert len(play.view.dice) == 6
    play.end_turn()
    assert play.view.active == 1
    assert len(play.view.dice) == 5
    play.end_turn()
    play.end_turn()
    assert len(play.view.dice) == 6


@rule("DUEL-TIME-09")
def test_penalties_are_used_up_by_a_turn_that_is_slept_through() -> None:
    play = Stage({"cards": ["hibernation", "scrappy"], "fewer": 2, "dominated": 1}, {})
    play.choose("opt-sleep")
    assert play.view.active == 1
    play.until("sleep", seat=0)
    play.choose("opt-wake")
    assert len(play.view.dice) == 6


@rule("DUEL-TIME-10")
def test_an_extra_turn_is_a_turn_of_its_own() -> None:
    play = Stage(
        {"energy": 5},
        {"hearts": 2, "cards": ["unstoppable"]},
        extra=1,
        dice="s s s h h h",
        script="s h h f f e",
    )
    assert play.hearts(1) == 1
    assert play.monster(1).immune
    play.until("keep_dice")
    assert play.view.active == 0
    assert not play.monster(1).immune
    play.stop()
    assert play.won_by(0, why="knock_out")


@rule("DUEL-TIME-11")
def test_what_happens_inside_a_pull_is_carried_out_before_the_next_step() -> None:
    # The fourth hit of the turn comes from a paw in the middle of a Fame pull; In Shape pulls Fame there and then.
    play = Stage(
        {"cards": ["in_shape"], "energy": 1},
        {},
        buzz={"cat": {"track": "fame", "first": -1}},
        dice="s s s f f f f",
    )
    play.choose("opt-group-smash")
    play.choose("opt-pay-pull")
    assert play.depth(0, "fame") == 3
    steps = [(e.now, e.card) for e in play.happened("MarkerPulled")]
    assert steps == [(-2, ""), (-4, "in_shape"), (-6, "")]


@rule("DUEL-TIME-11", "DUEL-POWER-16")
def test_a_king_token_ends_only_the_pull_that_entered_it() -> None:
    play = Stage(
        {"cards": ["in_shape"], "energy": 1},
        {"monster": "the_king"},
        buzz={"cat": {"track": "fame", "first": -1}, "king_1": {"track": "fame", "first": -2}},
        dice="s s s f f f f f",
    )
    play.choose("opt-group-smash")
    play.choose("opt-pay-pull")
    # In Shape entered the token; the dice's own pull goes on from there, 2 of its 3 steps being left.
    assert play.depth(0, "fame") == 4


# ---- protection


@rule("DUEL-HIT-01")
def test_ignored_hits_do_not_count() -> None:
    play = Stage({"cards": ["in_shape"], "energy": 3}, {"cards": ["armor_plating"]}, dice="s s s s h h")
    assert play.hearts(1) == 10
    assert "pull" not in [k for k, _ in play.asked_before_end_of_turn()]


@rule("DUEL-HIT-02", "DUEL-EX-41")
def test_two_protections_ignore_two_hits_a_turn() -> None:
    play = Stage(
        {},
        {"cards": ["armor_plating", "trendsetter"]},
        fame=-1,
        buzz={"croc": {"track": "fame", "first": -4}, "baby": {"track": "fame", "first": -1}},
        dice="f f f f s s s",
    )
    play.choose("opt-group-fame")
    assert [e.card for e in play.happened("HitsIgnored")] == ["trendsetter", "armor_plating"]
    assert play.hearts(1) == 11


@rule("DUEL-HIT-04")
def test_protections_do_not_work_on_the_own_turn() -> None:
    play = Stage(
        {"energy": 2, "cards": ["armor_plating", "trendsetter"]},
        {},
        phase="buy",
        fame=1,
        buzz={"baby": {"track": "fame", "first": 1}},
        market=["frenzy", "extra_head", "hors_doeuvres"],
    )
    play.buy("hors_doeuvres", ("fame", 5))
    assert play.hearts(0) == 11


@rule("DUEL-HIT-05")
def test_hits_beyond_the_last_heart_are_not_taken() -> None:
    play = Stage(
        {"cards": ["in_shape"], "energy": 5},
        {"hearts": 2, "cards": ["unstoppable", "unstable_dna"]},
        dice="s s s s s h",
    )
    play.choose("opt-group-smash")
    assert [e.amount for e in play.happened("HitsTaken")] == [2]
    assert {k for k, _ in play.asked_before_end_of_turn()} & {"pull", "swap"} == set()


@rule("DUEL-HIT-03")
def test_hits_from_any_source_count_alike() -> None:
    # One paw and three smash are four hits taken: In Shape sees them all.
    play = Stage(
        {"cards": ["in_shape"], "energy": 3},
        {},
        buzz={"cat": {"track": "destruction", "first": -1}},
        dice="d d d s s s",
    )
    play.choose("opt-group-destruction")
    assert play.hearts(1) == 9
    play.expect("pull", seat=0)
    armor = Stage(
        {"energy": 2}, {"cards": ["armor_plating"]}, phase="buy", market=["frenzy", "extra_head", "too_cute"]
    )
    armor.buy("too_cute")
    assert armor.hearts(1) == 12
