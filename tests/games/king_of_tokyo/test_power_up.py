"""Power Up!: Evolutions dealt, drawn, played and discarded, and who gets to know what."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import kaiju
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo.cards import evolution_cards
from tests.games.king_of_tokyo.evolutions.power_up import PowerUp
from tests.marks import compiled, rule

pytestmark = compiled

QUIET = "1 1 2 2 3 3"
HEARTS = "h h h 1 1 2"


def new(seats: int, seed: int = 1, **options: Any) -> Table:
    return kaiju.new("king-of-tokyo", seats=seats, seed=seed, options={"power_up": True} | options)


def keys_of(table: Table, seat: int, where: str) -> list[str]:
    """The Evolutions that a seat has somewhere, looked up behind everybody's back."""
    st: Any = table.st
    return [st.box.keys[c] for c in getattr(st.monsters[seat].evo, where)]


def sets(*monsters: str) -> list[str]:
    return sorted(c.facts.key for c in evolution_cards() if c.facts.monster in monsters)


# ----------------------------------------------------------------------- setup


@rule("KOT-PU-01")
def test_only_the_evolutions_of_the_monsters_in_the_game_are_used() -> None:
    table = new(2, monsters=["gigazaur", "kraken"])
    st: Any = table.st
    used = sorted(st.box.keys[c] for m in st.monsters for c in m.evo.pile + m.evo.drawn)
    assert used == sets("gigazaur", "kraken")
    without = kaiju.new("king-of-tokyo", seats=2, seed=1)
    assert without.question is not None
    assert without.question.kind == "keep_dice"
    plain: Any = without.st
    assert not any(plain.box.cards[c].facts.monster for c in without.game.audit(plain))


@rule("KOT-PU-02")
def test_everybody_has_the_eight_evolutions_of_its_monster_shuffled() -> None:
    orders = set()
    for seed in range(4):
        table = new(2, seed, monsters=["gigazaur", "the_king"])
        for seat, name in enumerate(("gigazaur", "the_king")):
            deck = keys_of(table, seat, "pile") + keys_of(table, seat, "drawn")
            assert sorted(deck) == sets(name)
        orders.add(tuple(keys_of(table, 0, "pile")))
    assert len(orders) > 1


@rule("KOT-PU-03", "KOT-EX-37")
def test_everybody_keeps_one_of_two_evolutions_and_shuffles_the_other_back() -> None:
    table = new(3)
    assert table.asked == [0, 1, 2]
    for seat in (2, 0, 1):
        question = table.question_for(seat)
        assert question is not None
        assert question.kind == "evolve"
        offered = [str(o.args["card"]) for o in question.options]
        assert offered == table.view(seat).drawn
        assert len(offered) == 2
        table.answer(seat, 1)
        if seat != 1:
            assert table.view(seat).hand == []
    for seat in range(3):
        assert [c.card for c in table.view(seat).hand] == keys_of(table, seat, "hand")
        assert table.view(seat).monsters[seat].hand == 1
        assert table.view(seat).monsters[seat].pile == 7
        assert keys_of(table, seat, "spent") == []


@rule("KOT-PU-03")
def test_the_card_not_kept_is_somewhere_in_the_deck() -> None:
    places = set()
    for seed in range(12):
        table = new(2, seed)
        other = table.view(0).drawn[0]
        table.answer(0, 1)
        table.answer(1, 0)
        places.add(keys_of(table, 0, "pile").index(other))
    assert len(places) > 2


@rule("KOT-PU-19")
def test_nothing_is_played_during_setup() -> None:
    table = new(4)
    kinds = []
    while table.view().phase == "setup":
        question = table.question
        assert question is not None
        kinds.append(question.kind)
        table.answer(table.asked[0], 0)
    assert kinds == ["evolve"] * 4


# -------------------------------------------------------------------- evolving


@rule("KOT-PU-04", "KOT-PU-05")
def test_three_hearts_draw_two_evolutions_and_heal_all_the_same() -> None:
    play = PowerUp({"monster": "gigazaur", "hearts": 5}, {"place": "city"}, dice=HEARTS)
    question = play.expect("evolve", seat=0)
    assert play.hearts(0) == 8
    kept, discarded = (str(o.args["card"]) for o in question.options)
    play.answer(0)
    assert play.hand(0) == [kept]
    assert play.spent(0) == [discarded]
    assert play.monster(0).pile == 6


@rule("KOT-PU-06", "KOT-EX-36")
def test_three_hearts_in_tokyo_heal_nobody_but_evolve() -> None:
    play = PowerUp({"monster": "gigazaur", "hearts": 5, "place": "city"}, {}, dice=HEARTS)
    play.expect("evolve", seat=0)
    assert play.hearts(0) == 5
    play.answer(1)
    assert len(play.hand(0)) == 1
    assert len(play.spent(0)) == 1


@rule("KOT-PU-04")
def test_two_hearts_are_not_enough() -> None:
    play = PowerUp({"monster": "gigazaur"}, {"place": "city"}, dice="h h 1 1 2 2")
    play.expect("keep_dice", seat=1)
    assert not play.happened("EvolutionsDrawn")


@rule("KOT-PU-14")
def test_six_hearts_are_worth_one_evolution() -> None:
    play = PowerUp({"monster": "gigazaur"}, {"place": "city"}, dice="h h h h h h")
    play.expect("evolve", seat=0)
    play.answer(0)
    assert len(play.hand(0)) == 1
    assert len(play.happened("EvolutionKept", seat=0)) == 1


@rule("KOT-PU-21")
def test_evolving_counts_added_hearts_and_comes_before_entering_tokyo() -> None:
    play = PowerUp({"monster": "kraken", "hand": ["high_tide"]}, {}, script="h h 1 1 2 2")
    play.roll()
    play.expect("use", seat=0)
    play.use("high_tide")
    play.expect("evolve", seat=0)
    assert play.place(0) == "outside"
    play.answer(0)
    assert play.place(0) == "city"


@rule("KOT-PU-07")
def test_an_empty_deck_is_made_of_the_discarded_evolutions() -> None:
    spent = [c for c in sets("gigazaur") if c not in ("heat_vision", "tail_sweep")]
    play = PowerUp(
        {"monster": "gigazaur", "evolutions": ["heat_vision", "tail_sweep"], "spent": spent},
        {"place": "city"},
        dice=HEARTS,
    )
    question = play.expect("evolve", seat=0)
    assert {str(o.args["card"]) for o in question.options} <= set(spent)
    play.answer(0)
    assert len(play.spent(0)) == 1
    assert play.monster(0).pile == 4


@rule("KOT-PU-17")
def test_the_last_card_of_the_deck_is_taken_before_the_discards_are_shuffled() -> None:
    spent = [c for c in sets("gigazaur") if c != "heat_vision"]
    play = PowerUp({"monster": "gigazaur", "spent": spent}, {"place": "city"}, dice=HEARTS)
    first, second = (str(o.args["card"]) for o in play.expect("evolve", seat=0).options)
    assert first == "heat_vision"
    assert second in spent
    play.answer(0)
    assert play.monster(0).pile == 6


@rule("KOT-PU-16")
def test_a_single_card_drawn_is_kept_and_no_card_is_no_evolution() -> None:
    front = [c.facts.key for c in evolution_cards() if c.facts.monster == "gigazaur" and c.facts.type == 3]
    hand = [c for c in sets("gigazaur") if c not in front]
    one = PowerUp(
        {"monster": "gigazaur", "evolutions": front, "hand": hand[:-1]}, {"place": "city"}, dice=HEARTS
    )
    assert not one.happened("EvolutionDiscarded")
    assert sorted(one.hand(0)) == hand
    none = PowerUp({"monster": "gigazaur", "evolutions": front, "hand": hand}, {"place": "city"}, dice=HEARTS)
    assert not none.happened("EvolutionsDrawn")


@rule("KOT-PU-15")
def test_hands_have_no_limit_and_playing_costs_nothing() -> None:
    hand = ["heat_vision", "radioactive_waste", "primal_bellow", "tail_sweep", "gamma_breath"]
    play = PowerUp({"monster": "gigazaur", "hand": hand, "vp": 1}, {"place": "city", "vp": 4}, dice=HEARTS)
    play.expect("evolve", seat=0)
    play.answer(0)
    assert len(play.hand(0)) == 6
    play.plays("heat_vision", seat=0)
    play.use("primal_bellow")
    assert play.energy(0) == 0
    assert play.vp(1) == 2


# --------------------------------------------------------------------- playing


@rule("KOT-PU-08")
def test_an_evolution_is_played_when_its_holder_wants_also_in_anothers_turn() -> None:
    play = PowerUp({}, {"monster": "alienoid", "hand": ["alien_scourge"]}, script=QUIET)
    play.expect("anytime", seat=1)
    play.decline()
    play.expect("keep_dice", seat=0)
    play.roll()
    play.expect("anytime", seat=1)
    play.use("alien_scourge")
    assert play.vp(1) == 2


@rule("KOT-PU-09")
def test_a_temporary_evolution_is_discarded_after_use() -> None:
    play = PowerUp({"monster": "alienoid", "hand": ["alien_scourge"]}, {}, script=QUIET)
    play.use("alien_scourge")
    assert play.hand(0) == play.front(0) == []
    assert play.spent(0) == ["alien_scourge"]
    assert play.happened("EvolutionPlayed", seat=0, card="alien_scourge")


@rule("KOT-PU-10")
def test_a_permanent_evolution_works_from_then_on() -> None:
    play = PowerUp(
        {"monster": "cyber_kitty", "hand": ["mouse_hunter"]}, {"place": "city"}, script=f"{QUIET} {QUIET}"
    )
    play.expect("anytime", seat=0)
    play.decline()
    play.roll()
    play.use("mouse_hunter")
    assert play.front(0) == ["mouse_hunter"]
    play.expect("keep_dice", seat=1)
    assert play.vp(0) == 1
    play.rig(QUIET)
    play.roll()
    play.until("keep_dice", seat=0)
    play.roll()
    play.expect("keep_dice", seat=1)
    assert play.vp(0) == 2


@rule("KOT-PU-10")
def test_a_permanent_evolution_in_hand_does_nothing() -> None:
    play = PowerUp(
        {"monster": "cyber_kitty", "hand": ["mouse_hunter", "meow_missile"], "place": "city"}, {}, dice=QUIET
    )
    play.expect("anytime", seat=0)
    assert play.vp(0) == 0
    assert play.hearts(1) == 10


@rule("KOT-PU-18")
def test_the_active_player_goes_first_and_then_clockwise() -> None:
    play = PowerUp(
        {"monster": "alienoid", "hand": ["alien_scourge"]},
        {"monster": "gigazaur", "hand": ["radioactive_waste"]},
        {"monster": "cyber_bunny", "hand": ["emergency_battery"]},
        active=1,
        script=QUIET,
    )
    order = []
    while play.question.kind == "anytime":
        order.append(play.question.seat)
        play.decline()
    assert order == [1, 2, 0]


@rule("KOT-PU-18", "KOT-CARD-16")
def test_answers_to_a_loss_go_clockwise_after_the_active_monster() -> None:
    play = PowerUp(
        {"monster": "the_king", "hand": ["giant_banana"]},
        {"place": "city"},
        {"monster": "gigazaur", "hand": ["radioactive_waste"]},
        active=1,
        dice="s 1 1 2 2 3",
    )
    play.expect("answer_loss", seat=2)
    play.decline()
    play.expect("answer_loss", seat=0)
    play.decline()


@rule("KOT-PU-19")
def test_nothing_is_played_after_elimination() -> None:
    play = PowerUp(
        {"monster": "alienoid", "hand": ["alien_scourge"], "place": "city", "hearts": 1},
        {},
        {},
        active=1,
        dice="s 1 1 2 2 3",
    )
    assert not play.alive(0)
    for _ in range(30):
        if play.table.over:
            break
        assert play.question.seat != 0
        play.default()


@rule("KOT-PU-24")
def test_an_evolution_without_a_moment_waits_until_a_loss_is_complete() -> None:
    play = PowerUp(
        {"monster": "alienoid", "hand": ["alien_scourge", "anger_batteries"], "place": "city"},
        {},
        active=1,
        dice="s s 1 1 2 2",
    )
    # Neither before the loss nor before the Yield decision.
    play.expect("yield", seat=0)
    play.answer(0)
    play.expect("anytime", seat=0)


def test_not_this_turn_silences_a_seat_until_the_turn_is_over() -> None:
    play = PowerUp(
        {"energy": 9},
        {"monster": "alienoid", "hand": ["alien_scourge"]},
        {"monster": "gigazaur", "hand": ["radioactive_waste"]},
        script=QUIET,
    )
    play.expect("anytime", seat=1)
    play.choose("opt-not-this-turn")
    asked = play.asked_before_end_of_turn()
    assert ("anytime", 1) not in asked
    # Another seat has its own say ...
    assert asked.count(("anytime", 2)) > 1
    # ... and in the next turn the first one is asked again.
    play.expect("anytime", seat=1)


def test_not_this_turn_does_not_give_up_answers_to_a_loss() -> None:
    play = PowerUp(
        {"monster": "the_king", "hand": ["giant_banana"], "hearts": 5, "place": "city"},
        {},
        active=1,
        script="s 1 1 2 2 3",
    )
    play.expect("anytime", seat=0)
    play.choose("opt-not-this-turn")
    play.roll()
    play.expect("answer_loss", seat=0)


def test_nobody_is_asked_about_cards_that_cannot_apply() -> None:
    play = PowerUp(
        {"monster": "the_king", "hand": ["monkey_rush", "simian_scamper", "jungle_frenzy", "giant_banana"]},
        {"monster": "meka_dragon", "hand": ["mecha_blast", "destructive_analysis"], "place": "city"},
        script=QUIET,
    )
    play.expect("keep_dice", seat=0)
    play.roll()
    play.expect("keep_dice", seat=1)


def test_cards_for_any_time_may_be_used_between_purchases_without_a_question_of_their_own() -> None:
    play = PowerUp({"monster": "alienoid", "hand": ["alien_scourge"], "energy": 2}, {}, phase="buy")
    play.expect("buy", seat=0)
    play.use("alien_scourge")
    assert play.vp(0) == 2
    silent = PowerUp({"monster": "alienoid", "hand": ["alien_scourge"]}, {}, phase="buy")
    silent.expect("anytime", seat=0)


# ------------------------------------------------------------- what is not meant


@rule("KOT-PU-11", "KOT-PU-22")
def test_cards_that_speak_of_cards_leave_evolutions_alone() -> None:
    metamorph = PowerUp(
        {"monster": "gigazaur", "evolutions": ["heat_vision"], "cards": ["metamorph"]}, {}, phase="end"
    )
    assert len(metamorph.expect("turn_in", seat=0).items) == 1
    tentacles = PowerUp(
        {"cards": ["parasitic_tentacles"], "energy": 9},
        {"monster": "gigazaur", "evolutions": ["heat_vision"]},
        phase="buy",
    )
    assert not tentacles.offers("opt-use", card="parasitic_tentacles")
    child = PowerUp(
        {
            "monster": "gigazaur",
            "evolutions": ["heat_vision"],
            "hand": ["primal_bellow"],
            "cards": ["it_has_a_child"],
            "hearts": 1,
            "place": "city",
        },
        {},
        active=1,
        dice="s 1 1 2 2 3",
    )
    assert child.hearts(0) == 10
    assert child.front(0) == ["heat_vision"]
    assert child.hand(0) == ["primal_bellow"]


@rule("KOT-PU-13")
def test_species_have_no_effect() -> None:
    # Nothing in the rules knows them: they are printed facts of the Monsters only.
    assert not any(hasattr(card.facts, "species") for card in evolution_cards())


@rule("KOT-PU-23")
def test_evolutions_raise_nobody_above_10_hearts() -> None:
    play = PowerUp({"monster": "kraken", "hand": ["healing_rain"], "hearts": 9}, {}, script=QUIET)
    play.use("healing_rain")
    assert play.hearts(0) == 10
    souls = PowerUp({"monster": "kraken", "evolutions": ["eater_of_souls"], "hearts": 10}, {}, dice=QUIET)
    assert souls.hearts(0) == 11


@rule("KOT-PU-25")
def test_an_evolution_that_leaves_play_goes_to_the_deck_it_came_from() -> None:
    # The copy of a card lies in front of somebody else when the card itself is gone with its owner.
    play = PowerUp(
        {"monster": "the_king", "evolutions": [{"card": "icy_reflection", "copies": "freeze_ray"}]},
        {"place": "city", "energy": 3},
        {"monster": "space_penguin", "evolutions": ["freeze_ray"], "hearts": 2},
        {},
        draft=True,
        dice="s 1 1 2 2 3",
        script=QUIET,
        market=["flame_thrower"],
    )
    play.stays(1)
    assert play.front(1) == ["icy_reflection"]
    play.until("buy", seat=1)
    play.buy("flame_thrower")
    assert not play.alive(2)
    assert play.front(1) == play.spent(1) == []
    assert play.spent(0) == ["icy_reflection"]


# ----------------------------------------------------------------------- secrets


@rule("KOT-PU-20")
def test_hands_are_secret_and_discard_piles_are_open() -> None:
    play = PowerUp(
        {"monster": "gigazaur", "hand": ["primal_bellow", "heat_vision"], "spent": ["tail_sweep"]},
        {"place": "city"},
        dice=HEARTS,
    )
    drawn = play.table.view(0).drawn
    assert len(drawn) == 2
    for seat in (1, -1):
        seen = msgspec.json.encode(play.table.view(seat)).decode()
        news = msgspec.json.encode(play.table.news(seat)).decode()
        for card in ["primal_bellow", "heat_vision", *drawn]:
            assert f'"{card}"' not in seen
            assert f'"{card}"' not in news
        assert play.table.view(seat).monsters[0].hand == 2
        assert play.table.view(seat).monsters[0].spent == ["tail_sweep"]
    play.answer(0)
    assert f'"{drawn[0]}"' not in msgspec.json.encode(play.table.news(1)).decode()
    # What was discarded lies open.
    assert f'"{drawn[1]}"' in msgspec.json.encode(play.table.news(1)).decode()


@rule("KOT-PU-20")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_hidden_way_to_come_back_is_nobodys_business_until_it_is_used(seat: int) -> None:
    play = PowerUp(
        {"monster": "the_king", "hearts": 1, "cards": ["it_has_a_child"], "hand": ["giant_banana"]},
        {"monster": "cyber_kitty", "hearts": 1, "hand": ["nine_lives"]},
        {"place": "city"},
        active=2,
        dice="s 1 1 2 2 3",
    )
    play.expect("answer_loss", seat=0)
    play.decline()
    play.expect("revive", seat=1)
    # In a world where seat 1 holds something else the game goes on as well.
    for seed in range(4):
        world = play.table.imagine(seat, seed)
        while not world.over and world.view().turn == 1:
            world.give(0)
        world.game.audit(world.st)
