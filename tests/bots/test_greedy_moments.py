"""The greedy player at the moments and choices that expansion cards bring: one position for each kind of question."""

from __future__ import annotations

from typing import Any

from kaiju.engine.table import Table
from tests.bots.tables import EVOLVED, Rivals, answer, asked, given, option, position, uses

EVOLVING: dict[str, Any] = {"options": EVOLVED}
HALLOWEEN: dict[str, Any] = {"options": {"halloween": True}}
PROMO: dict[str, Any] = {"options": {"promos": "all"}}
ORIGIN: dict[str, Any] = {"options": {"origins": "all"}}


def hand(*cards: str, **me: Any) -> dict[str, Any]:
    return {"hand": list(cards), **me}


def front(*cards: str, **me: Any) -> dict[str, Any]:
    return {"evolutions": list(cards), **me}


# ------------------------------------------------------------- before rolling


def test_a_turn_is_given_up_for_hearts_by_those_who_need_them() -> None:
    def table(hearts: int) -> Table:
        return asked(
            position(front("sunken_temple", hearts=hearts), {"place": "city"}, {}, **EVOLVING), "use"
        )

    assert uses(table(2), "sunken_temple")
    assert not uses(table(10), "sunken_temple")


def test_a_tune_up_is_kept_until_it_is_needed() -> None:
    def table(hearts: int) -> Table:
        return asked(position(hand("tune_up", hearts=hearts), {"place": "city"}, {}, **EVOLVING), "use")

    assert uses(table(2), "tune_up")
    assert not uses(table(10), "tune_up")


def test_no_stake_on_the_last_hearts() -> None:
    me = front("exotic_arms", energy=2, hearts=2)
    assert not uses(asked(position(me, {"place": "city"}, {}, **EVOLVING), "use"), "exotic_arms")


# --------------------------------------------------------------------- dice


def test_two_more_smash_finish_a_leader_off_and_are_not_wasted_on_anybody() -> None:
    def table(**rival: Any) -> Table:
        rivals: Rivals = ({"place": "city", **rival}, {})
        return asked(position(hand("underrated"), *rivals, script="s 1 1 2 2 e", **EVOLVING), "use")

    assert uses(table(hearts=3, vp=14), "underrated")
    assert not uses(table(hearts=10), "underrated")


def test_bigger_wounds_are_for_a_finishing_blow() -> None:
    def table(**rival: Any) -> Table:
        rivals: Rivals = ({"place": "city", **rival}, {"vp": 9})
        return asked(position(hand("mecha_blast"), *rivals, script="s s 1 2 2 e", **EVOLVING), "use")

    assert uses(table(hearts=4, vp=16), "mecha_blast")
    assert not uses(table(hearts=10), "mecha_blast")


def test_a_high_tide_heals_the_hurt() -> None:
    def table(hearts: int) -> Table:
        script = "h h h 1 2 2"
        return asked(
            position(hand("high_tide", hearts=hearts), {"place": "city"}, {}, script=script, **EVOLVING),
            "use",
        )

    assert uses(table(2), "high_tide")
    assert not uses(table(9), "high_tide")


def cheering(me: dict[str, Any], roller: dict[str, Any], other: dict[str, Any]) -> Table:
    me = {"cards": ["cheerleader"], **me}
    return asked(position(me, roller, other, active=1, script="s s 1 1 2 3", **HALLOWEEN), "use")


def test_cheers_are_for_those_who_hit_somebody_else() -> None:
    assert uses(cheering({}, {}, {"place": "city"}), "cheerleader")
    assert not uses(cheering({"place": "city"}, {}, {}), "cheerleader")
    assert not uses(cheering({}, {"place": "city"}, {}), "cheerleader")


def test_a_witch_spoils_a_roll_that_hurts() -> None:
    me = {"cards": ["witch"], "place": "city", "hearts": 4}
    table = asked(position(me, {}, {}, active=1, script="s s s 1 2 e", **HALLOWEEN), "probe")
    assert uses(table, "witch")
    table.answer(0, given(table))
    assert option(asked(table, "die")).args["face"] == "smash"


def test_hearts_that_nobody_needs_become_energy() -> None:
    def table(hearts: int) -> Table:
        me = {"cards": ["biofuel"], "hearts": hearts, "energy": 2}
        poor = ["evacuation_orders", "opportunist", "tank"]
        return asked(
            position(me, {"place": "city"}, {}, script="h h 1 1 2 s", market=poor, **ORIGIN), "change"
        )

    whole = table(10)
    assert uses(whole, "biofuel")
    whole.answer(0, given(whole))
    assert answer(asked(whole, "dice")) == ["heart", "heart"]
    assert not uses(table(3), "biofuel")


def test_twos_become_ones_when_that_scores() -> None:
    table = asked(
        position({"cards": ["shrinky"]}, {"place": "city"}, {}, script="1 2 2 1 3 e", **ORIGIN), "change"
    )
    assert uses(table, "shrinky")
    table.answer(0, given(table))
    assert answer(asked(table, "dice")) == ["2", "2"]


def test_a_tail_turns_dice_to_ones_until_they_score_and_no_further() -> None:
    me = front("tiny_tail", hearts=2)
    table = asked(position(me, {"place": "city"}, {}, script="1 1 2 h h h", **EVOLVING), "change")
    assert uses(table, "tiny_tail")
    table.answer(0, given(table))
    assert option(asked(table, "die")).args["face"] == "2"
    table.answer(0, given(table))
    assert answer(asked(table, "die")) == "opt-go-on"


def test_breath_turns_a_useless_die_to_smash() -> None:
    rivals: Rivals = ({"place": "city", "hearts": 2, "vp": 12}, {})
    table = asked(position(front("gamma_breath"), *rivals, script="s 1 1 2 e h", **EVOLVING), "change")
    assert uses(table, "gamma_breath")


def test_a_sweep_names_the_number_that_scores() -> None:
    table = asked(
        position(front("tail_sweep"), {"place": "city"}, {}, script="2 2 3 e s h", **EVOLVING), "change"
    )
    assert uses(table, "tail_sweep")
    table.answer(0, given(table))
    table.answer(0, given(asked(table, "die")))
    assert option(asked(table, "symbol")).args["face"] == "2"


def test_all_dice_of_one_face_become_what_wins() -> None:
    me = hand("saurian_adaptability", vp=15)
    table = asked(position(me, {"place": "city"}, {}, script="3 3 1 1 1 e", **EVOLVING), "change")
    assert uses(table, "saurian_adaptability")
    table.answer(0, given(table))
    assert option(asked(table, "symbol")).args["face"] == "1"
    table.answer(0, given(table))
    assert option(asked(table, "symbol")).args["face"] == "3"


def test_yin_and_yang_are_flipped_for_a_better_roll_only() -> None:
    def table(script: str) -> Table:
        return asked(
            position(front("yin_and_yang"), {"place": "city"}, {}, script=script, **EVOLVING), "change"
        )

    assert uses(table("1 1 1 1 2 e"), "yin_and_yang")
    assert not uses(table("3 3 3 3 h e"), "yin_and_yang")


def test_a_clown_turns_all_dice_to_what_wins() -> None:
    me = {"cards": ["clown"], "vp": 14}
    table = asked(position(me, {"place": "city"}, {}, script="1 2 3 e s h", **HALLOWEEN), "change")
    assert uses(table, "clown")
    table.answer(0, given(table))
    for _ in range(6):
        assert table.question is not None
        assert table.question.kind == "face"
        assert option(table).args["face"] == "3"
        table.answer(0, given(table))


def test_nobody_rerolls_for_nothing_under_the_orb_of_doom() -> None:
    def kept(*cards: str) -> Any:
        rival = {"place": "city", "cards": list(cards)}
        return answer(position({"hearts": 2}, rival, {}, script="h h h s 1 1", **ORIGIN))

    assert len(kept("orb_of_doom")) == 6
    assert len(kept()) < 6


def test_the_named_face_is_the_one_that_hurts_most() -> None:
    penguin, holder = {"monster": "space_penguin"}, {"monster": "gigazaur", "evolutions": ["freeze_ray"]}

    def named(**rival: Any) -> Any:
        table = position(penguin, {**holder, **rival}, {}, active=1, options={"power_up": True})
        return option(asked(table, "symbol")).args["face"]

    assert named(place="city") == "smash"
    assert named(hearts=2) == "heart"


# ------------------------------------------------------------------- hearts


def struck(me: dict[str, Any], smash: int, **more: Any) -> Table:
    """Smash against seat 0 in Tokyo."""
    dice = ("s " * smash + "1 2 3 1 2 3").split()[:6]
    return position({"place": "city", **me}, {}, {}, active=1, roll=" ".join(dice), **more)


def test_a_rabbits_foot_is_for_a_blow_and_not_for_a_scratch() -> None:
    deadly = asked(struck(hand("rabbits_foot", hearts=3), 4, **EVOLVING), "guard")
    assert uses(deadly, "rabbits_foot")
    scratch = asked(struck(hand("rabbits_foot", hearts=9), 1, **EVOLVING), "guard")
    assert not uses(scratch, "rabbits_foot")


def test_candy_buys_off_a_deadly_blow() -> None:
    assert uses(asked(struck(hand("candy", hearts=2), 3, **EVOLVING), "guard"), "candy")
    assert not uses(asked(struck(hand("candy", hearts=10), 1, **EVOLVING), "guard"), "candy")


def test_a_scamper_saves_those_who_would_leave_anyway() -> None:
    assert uses(asked(struck(hand("simian_scamper", hearts=3), 4, **EVOLVING), "guard"), "simian_scamper")


def test_what_is_free_is_used() -> None:
    assert uses(asked(struck(front("so_small", hearts=9), 1, **EVOLVING), "guard"), "so_small")


def test_a_robot_pays_as_much_as_its_life_is_worth() -> None:
    me = {"cards": ["robot"], "hearts": 2, "energy": 6}
    table = asked(struck(me, 4, **HALLOWEEN), "guard")
    assert uses(table, "robot")
    table.answer(0, given(table))
    assert int(str(option(asked(table, "number")).args["n"])) >= 3, "fewer would be its end"


def test_a_jump_saves_the_last_heart() -> None:
    me = {"cards": ["super_jump"], "hearts": 2, "energy": 1}
    assert uses(asked(struck(me, 2, **PROMO), "guard"), "super_jump")


def test_hearts_in_answer_to_a_loss_save_a_life_and_are_kept_otherwise() -> None:
    assert uses(asked(struck(hand("healing_rain", hearts=2), 3, **EVOLVING), "answer_loss"), "healing_rain")
    assert not uses(
        asked(struck(hand("healing_rain", hearts=8), 2, **EVOLVING), "answer_loss"), "healing_rain"
    )
    assert not uses(
        asked(struck(hand("healing_rain", hearts=2), 5, **EVOLVING), "answer_loss"), "healing_rain"
    )


def test_nine_lives_are_better_than_none_and_better_than_a_child() -> None:
    assert uses(asked(struck(hand("nine_lives", hearts=2), 3, **EVOLVING), "revive"), "nine_lives")
    both = hand("nine_lives", hearts=2, cards=["it_has_a_child"])
    assert uses(asked(struck(both, 3, **EVOLVING), "revive"), "nine_lives")


def test_a_zombie_does_not_come_back_from_where_it_is() -> None:
    me = {"cards": ["zombie", "it_has_a_child"], "hearts": 2, "vp": 9}
    assert answer(asked(struck(me, 3, **HALLOWEEN), "revive")) == "opt-do-not"


def test_it_stays_in_tokyo_with_all_its_points_at_stake() -> None:
    me = front("twas_beauty_killed_the_beast", hearts=5, vp=12)
    assert answer(asked(struck(me, 1, **EVOLVING), "yield")) == "opt-stay"


# -------------------------------------------------------------------- Tokyo


def test_a_free_place_is_taken_for_the_point_that_wins_and_not_by_the_dying() -> None:
    def table(**me: Any) -> Table:
        rivals: Rivals = ({}, {"place": "city", "hearts": 1}, {})
        return asked(
            position(hand("monkey_rush", **me), *rivals, active=1, roll="s 1 1 2 2 e", **EVOLVING), "use"
        )

    assert uses(table(vp=19), "monkey_rush")
    assert not uses(table(hearts=2), "monkey_rush")


def test_who_wins_by_staying_is_driven_out() -> None:
    rivals: Rivals = ({"place": "city", "vp": 18}, {})
    table = asked(position(hand("boo", hearts=4), *rivals, roll="s 1 1 2 2 e", **EVOLVING), "use")
    assert uses(table, "boo")


def test_a_wave_washes_over_everybody_on_entering() -> None:
    table = asked(position(hand("destructive_wave"), {}, {}, roll="1 1 2 2 3 e", **EVOLVING), "use")
    assert uses(table, "destructive_wave")


def test_another_turn_is_always_taken() -> None:
    table = asked(
        position(hand("jungle_frenzy"), {"place": "city"}, {}, roll="s 1 1 2 2 e", **EVOLVING), "use"
    )
    assert uses(table, "jungle_frenzy")


def test_food_is_not_played_with_when_it_can_be_finished() -> None:
    def table(hearts: int) -> Table:
        food = {"place": "city", "hearts": hearts, "vp": 9, "energy": 3}
        return asked(position(front("play_with_your_food"), food, {}, roll="s s 1 2 3 e", **EVOLVING), "use")

    assert not uses(table(2), "play_with_your_food")
    assert uses(table(10), "play_with_your_food")


# --------------------------------------------------------- others' purchases


def test_a_winning_purchase_is_called_off_and_something_useless_foisted_on_the_buyer() -> None:
    def table(card: str, **buyer: Any) -> Table:
        market = ["evacuation_orders", card, "high_altitude_bombing"]
        rival = {"place": "city", **buyer}
        start = position(hand("bamboozle"), rival, {}, active=1, phase="buy", market=market, **EVOLVING)
        asked(start, "buy", seat=1)
        assert start.question is not None
        start.answer(1, next(o.answer for o in start.question.options if o.args.get("card") == card))
        return asked(start, "use")

    wins = table("skyscraper", vp=16, energy=8)
    assert uses(wins, "bamboozle")
    wins.answer(0, given(wins))
    assert answer(asked(wins, "pick")) != ("opt-card", "skyscraper")
    assert not uses(table("opportunist", energy=3), "bamboozle")


def test_unstable_dna_is_swapped_for_something_better() -> None:
    def table(card: str) -> Table:
        me = {"cards": ["unstable_dna"], "hearts": 3, "place": "city"}
        start = position(me, {"cards": [card]}, {}, active=1, roll="s 1 1 2 2 e", **PROMO)
        asked(start, "yield")
        start.answer(0, 1)
        return asked(start, "use")

    assert uses(table("wings"), "unstable_dna")
    assert not uses(table("opportunist"), "unstable_dna")


def test_a_ritual_follows_a_purchase_when_there_is_something_to_heal() -> None:
    table = position(
        hand("dusk_ritual", hearts=5, energy=7), {"place": "city"}, {}, phase="buy",
        market=["extra_head", "opportunist", "evacuation_orders"], **EVOLVING,
    )  # fmt: skip
    asked(table, "buy")
    table.answer(0, given(table))
    assert uses(asked(table, "use"), "dusk_ritual")


# ---------------------------------------------------------- costumes and drafts


def stealing(energy: int, *costumes: str) -> Table:
    rival = {"place": "city", "cards": list(costumes)}
    return asked(position({"energy": energy}, rival, {}, roll="s s s 1 2 2", **HALLOWEEN), "steal")


def test_a_good_costume_is_stolen_and_a_poor_one_is_not() -> None:
    assert answer(stealing(6, "princess")) == ("opt-steal", "princess")
    assert answer(stealing(12, "clown", "princess")) == ("opt-steal", "princess")
    assert answer(stealing(4, "clown")) == "opt-no"


def test_the_costume_that_wins_is_stolen() -> None:
    rival = {"place": "city", "cards": ["astronaut", "princess"]}
    table = position({"energy": 6, "vp": 17}, rival, {}, roll="s s s 1 2 2", **HALLOWEEN)
    assert answer(asked(table, "steal")) == ("opt-steal", "astronaut")


def test_the_better_of_two_is_kept_drafted_and_worn() -> None:
    from kaiju.bots.king_of_tokyo.situation import Situation, Weights
    from kaiju.bots.king_of_tokyo.worth import strength
    from kaiju.engine.record import begin
    from kaiju.games import game_named

    met: set[str] = set()
    table = begin(game_named("king-of-tokyo"), seats=4, seed=11, options={**EVOLVED, "halloween": True})
    while (question := table.question) is not None and question.kind in ("draft", "costume", "evolve"):
        met.add(question.kind)
        s = Situation(table.view(question.seat), question.seat, Weights())
        best = max(strength(s, str(o.args["card"])) for o in question.options)
        chosen = option(table)
        assert strength(s, str(chosen.args["card"])) == best
        table.answer(question.seat, chosen.answer)
    assert met == {"draft", "costume", "evolve"}


def test_a_gift_goes_to_the_stronger_rival_and_never_to_its_own_monster() -> None:
    strong, weak = {"vp": 14}, {"hearts": 6}
    table = position(hand("ignis_fatus", place="city"), weak, strong, roll="s 1 1 2 2 e", **EVOLVING)
    assert uses(asked(table, "use"), "ignis_fatus")
    table.answer(0, given(table))
    assert option(asked(table, "monster")).args["seat"] == 2
    jack = {"monster": "pumpkin_jack", "vp": 14}
    back = position(
        front("ignis_fatus", place="city", monster="gigazaur"), jack, {}, roll="s 1 1 2 2 e", **EVOLVING
    )
    assert uses(asked(back, "use"), "ignis_fatus"), "what one has been given is passed on"
    back.answer(0, given(back))
    assert option(asked(back, "monster")).args["seat"] == 2


def test_the_best_evolution_is_reflected() -> None:
    rivals: Rivals = (front("mouse_hunter", place="city"), front("boogie_dance"))
    table = asked(position(hand("icy_reflection"), *rivals, **EVOLVING), "anytime")
    table.answer(0, given(table))
    assert answer(asked(table, "copy")) == ("opt-copy", "mouse_hunter")


def test_a_dive_brings_up_the_best_card_and_hides_the_next_best() -> None:
    deck = ["opportunist", "extra_head", "acid_attack"]
    table = asked(position(hand("deep_dive"), {"place": "city"}, {}, deck=deck, **EVOLVING), "anytime")
    assert uses(table, "deep_dive")
    table.answer(0, given(table))
    assert answer(asked(table, "pick")) == ("opt-card", "extra_head")
    table.answer(0, given(table))
    assert table.question is not None
    assert table.question.kind == "bottom"
    assert answer(table) == ("opt-card", "acid_attack")


# ------------------------------------------------------------------ choices


def haunted(**me: Any) -> Table:
    ghost = {"monster": "boogie_woogie", "place": "city"}
    return asked(
        position(front("worst_nightmare", monster="gigazaur", **me), ghost, {}, **EVOLVING), "choice"
    )


def test_an_energy_is_paid_rather_than_a_heart_that_matters() -> None:
    assert answer(haunted(hearts=2, energy=2)) == "opt-choice-pay"


def test_energy_is_given_rather_than_points_near_the_goal() -> None:
    cat = hand("mega_purr")
    table = position({"vp": 18, "energy": 3}, {**cat, "place": "city"}, active=1, **EVOLVING)
    asked(table, "anytime", seat=1)
    table.answer(1, 2)
    assert answer(asked(table, "choice")) == "opt-choice-energy"


def test_a_savings_card_is_filled_and_then_emptied() -> None:
    def table(cubes: int, **me: Any) -> Table:
        me = {"evolutions": [{"card": "bamboo_supply", "counters": cubes}], **me}
        market = ["opportunist", "evacuation_orders", "tank"]
        return asked(position(me, {"place": "city"}, {}, market=market, **EVOLVING), "choice")

    assert answer(table(1)) == "opt-choice-store"
    assert answer(table(6)) == "opt-choice-take"


def test_the_dance_brings_a_heart_to_the_hurt() -> None:
    def table(hearts: int) -> Table:
        me = front("boogie_dance", hearts=hearts)
        return asked(position(me, {"place": "city"}, {}, roll="1 1 1 1 2 3", **EVOLVING), "choice")

    assert answer(table(2)) == "opt-choice-heart"


def test_an_armor_strikes_back() -> None:
    table = asked(struck(front("lightning_armor"), 3, **EVOLVING), "choice")
    assert answer(table) == "opt-choice-yes"


def test_a_ray_drains_the_leader_at_once() -> None:
    me = {"cards": ["draining_ray"], "vp": 3}
    table = position(me, {"place": "city", "vp": 9}, {}, roll="1 1 1 1 2 3", **ORIGIN)
    assert uses(asked(table, "use"), "draining_ray")
