"""The greedy player and the cards of the other boxes: every one has a worth, and none is wasted."""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.bots.king_of_tokyo.evolutions import EVOLUTIONS
from kaiju.bots.king_of_tokyo.extras import COSTUMES, ORIGINS, PROMOS
from kaiju.bots.king_of_tokyo.plays import PLAYS
from kaiju.bots.king_of_tokyo.situation import FACTS, Situation, Weights
from kaiju.bots.king_of_tokyo.uses import USES
from kaiju.bots.king_of_tokyo.worth import KEPT, bargain, strength
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo.card import DISCARD, GIFT, GUARD, PERMANENT, PROBE, TEMPORARY
from kaiju.games.king_of_tokyo.cards import costume_cards, evolution_cards, origins_cards, promo_cards
from tests.bots.tables import EVOLVED, Rivals, answer, asked, given, option, position, uses

EVOLVING: dict[str, Any] = {"options": EVOLVED}
HALLOWEEN: dict[str, Any] = {"options": {"halloween": True}}
PROMO: dict[str, Any] = {"options": {"promos": "all"}}
ORIGIN: dict[str, Any] = {"options": {"origins": "all"}}


def situation(*monsters: dict[str, Any]) -> Situation:
    return Situation(position(*monsters).view(0), 0, Weights())


# ----------------------------------------------------------------- every card


def test_every_card_of_every_box_has_a_worth() -> None:
    for s in (
        situation({"energy": 5}, {"vp": 4, "hearts": 5}, {}),
        situation({"energy": 9, "vp": 17, "hearts": 2}, {"vp": 18, "place": "city"}),
    ):
        for key, facts in FACTS.items():
            assert -1 <= bargain(s, key, 3) <= 1, key
            if facts.type != DISCARD:
                assert key in KEPT, key
                assert 0 <= strength(s, key) < 5, key


def test_the_tables_hold_the_cards_of_their_box_and_no_others() -> None:
    own = {card.facts.key for card in origins_cards()} - {key for key in KEPT if key not in ORIGINS}
    kept = {key for key in own if FACTS[key].type != DISCARD}
    assert set(EVOLUTIONS) == {card.facts.key for card in evolution_cards()}
    assert set(COSTUMES) == {card.facts.key for card in costume_cards()}
    assert set(PROMOS) == {card.facts.key for card in promo_cards() if card.facts.type != DISCARD}
    assert set(ORIGINS) == kept
    assert set(PLAYS) | set(USES) <= set(FACTS)


@pytest.mark.parametrize("card", evolution_cards(), ids=lambda card: str(card.facts.key))
def test_somebody_has_thought_about_when_to_play_every_evolution(card: Any) -> None:
    """Permanent ones at once and Gifts whenever they can be given; every other one has an entry of its own."""
    facts = card.facts
    if facts.type in (PERMANENT, GIFT):
        return
    assert facts.type == TEMPORARY
    known = set(PLAYS) | set(USES) | {"nine_lives", "saurian_adaptability"}
    shields = facts.hand & (1 << GUARD | 1 << PROBE)
    assert facts.key in known or shields, facts.key


# ------------------------------------------------------------------- any time


def hand(*cards: str, **me: Any) -> dict[str, Any]:
    return {"hand": list(cards), **me}


def my_turn(me: dict[str, Any], *others: dict[str, Any], **more: Any) -> Table:
    """The moment for any card at the start of one's own turn."""
    rivals = others or ({"place": "city"}, {}, {})
    return asked(position(me, *rivals, **EVOLVING, **more), "anytime")


@pytest.mark.parametrize("card", ["mouse_hunter", "scythe", "secret_laboratory", "freeze_ray", "alpha_male"])
def test_what_stays_is_played_at_once(card: str) -> None:
    assert uses(my_turn(hand(card)), card)


def test_hearts_are_kept_for_those_who_are_hurt() -> None:
    assert uses(my_turn(hand("giant_banana", hearts=3)), "giant_banana")
    assert answer(my_turn(hand("giant_banana", hearts=9))) == "opt-not-this-turn"


def test_candy_is_a_shield_first() -> None:
    assert answer(my_turn(hand("candy", hearts=5))) == "opt-not-this-turn"


def test_points_are_taken_at_once() -> None:
    assert uses(my_turn(hand("alien_scourge")), "alien_scourge")


def test_points_are_robbed_from_those_who_have_some() -> None:
    leaders: Rivals = ({"vp": 17, "place": "city"}, {"vp": 15}, {"vp": 12})
    assert uses(my_turn(hand("primal_bellow", vp=10), *leaders), "primal_bellow")
    beginners: Rivals = ({"vp": 1, "place": "city"}, {"vp": 1}, {})
    assert not uses(my_turn(hand("primal_bellow"), *beginners), "primal_bellow")


def test_a_wave_of_cold_waits_for_the_end_of_the_turn() -> None:
    start = my_turn(hand("cold_wave"))
    assert answer(start) == "opt-not-now", "it may be better later in this very turn"
    start.answer(0, 0)
    while start.view().phase == "roll":
        question = start.question
        assert question is not None
        start.answer(question.seat, 0 if question.kind == "anytime" else question.count - 1)
    assert uses(asked(start, "anytime"), "cold_wave")


def test_hearts_taken_from_everybody_finish_somebody_off() -> None:
    weak: Rivals = ({"hearts": 1, "place": "city"}, {"hearts": 2, "vp": 9})
    assert uses(my_turn(hand("electro_scratch"), *weak), "electro_scratch")
    whole: Rivals = ({"place": "city"}, {}, {})
    assert not uses(my_turn(hand("electro_scratch"), *whole), "electro_scratch")


def test_a_pumpkin_does_not_smash_its_own_player() -> None:
    me = hand("smashing_pumpkin", vp=13, hearts=2)
    assert not uses(my_turn(me, {"vp": 12, "place": "city"}, {}), "smashing_pumpkin")
    assert uses(
        my_turn(hand("smashing_pumpkin"), {"vp": 13, "hearts": 2, "place": "city"}, {}), "smashing_pumpkin"
    )


def test_beauty_is_for_those_who_win_with_it() -> None:
    key = "twas_beauty_killed_the_beast"
    rivals: Rivals = ({}, {}, {})
    assert uses(my_turn(hand(key, place="city", vp=14, hearts=8), *rivals), key)
    assert not uses(my_turn(hand(key, place="city", vp=8, hearts=5), *rivals), key)


def test_reflection_waits_for_something_to_reflect() -> None:
    good: Rivals = ({"place": "city", "evolutions": ["mouse_hunter"]}, {})
    assert uses(my_turn(hand("icy_reflection"), *good), "icy_reflection")
    poor: Rivals = ({"place": "city", "evolutions": ["boogie_dance"]}, {})
    assert not uses(my_turn(hand("icy_reflection"), *poor), "icy_reflection")


def test_sleepwalking_wins_a_game_but_does_not_eat_up_the_purse() -> None:
    def table(vp: int) -> Table:
        me = {"cards": ["sleep_walker"], "energy": 4, "vp": vp}
        return asked(position(me, {"place": "city"}, **PROMO), "anytime")

    assert uses(table(19), "sleep_walker")
    assert not uses(table(5), "sleep_walker")


def test_support_from_the_mothership_is_for_the_hurt() -> None:
    hurt = {"evolutions": ["mothership_support"], "energy": 3, "hearts": 4, "place": "city"}
    assert uses(my_turn(hurt, {}, {}), "mothership_support")


# -------------------------------------------------------------------- buying


def shop(me: dict[str, Any], *market: str, others: tuple[dict[str, Any], ...] = (), **more: Any) -> Table:
    rivals = others or ({"place": "city"}, {})
    return asked(position(me, *rivals, phase="buy", market=list(market), **more), "buy")


def test_a_battery_is_played_for_a_card_one_could_not_pay() -> None:
    goods = ("extra_head", "evacuation_orders", "opportunist")
    table = shop(hand("emergency_battery", energy=4), *goods, **EVOLVING)
    assert uses(table, "emergency_battery")
    table.answer(0, given(table))
    assert answer(table) == ("opt-buy", "extra_head")


def test_the_toy_is_bought_when_there_is_energy_for_it() -> None:
    table = my_turn(hand("my_toy"), market=["opportunist", "extra_head", "evacuation_orders"])
    table.answer(0, given(table))
    assert table.question is not None
    assert table.question.kind == "pick"
    assert answer(table) == ("opt-card", "extra_head")


def test_a_scavenger_finds_the_card_that_wins() -> None:
    me = {"cards": ["scavenger"], "energy": 6, "vp": 16}
    table = shop(me, "opportunist", "alien_origin", "heal", discard=["skyscraper", "tank"], **ORIGIN)
    assert uses(table, "scavenger")
    table.answer(0, given(table))
    assert table.question is not None
    assert table.question.kind == "salvage"
    assert answer(table) == ("opt-buy", "skyscraper")


def test_a_scavenger_who_finds_nothing_leaves_it_at_that() -> None:
    me = {"cards": ["scavenger"], "energy": 4, "hearts": 3}
    table = shop(me, "extra_head", "acid_attack", "nova_breath", discard=["tank", "jet_fighters"], **ORIGIN)
    assert answer(table) != ("opt-use", "scavenger")


def test_apples_are_bobbed_for_when_the_card_is_worth_it() -> None:
    me = {"evolutions": ["bobbing_for_apples"], "energy": 5}
    table = shop(me, "extra_head", "opportunist", "evacuation_orders", **EVOLVING)
    assert uses(table, "bobbing_for_apples")
    table.answer(0, given(table))
    assert answer(table) == ("opt-card", "extra_head")


def test_a_poor_market_is_swept_with_a_token() -> None:
    alien = {"card": "adapting_technology", "counters": 3}
    poor = ("evacuation_orders", "opportunist", "high_altitude_bombing")
    assert uses(
        shop({"evolutions": [alien], "energy": 5, "hearts": 3}, *poor, **EVOLVING), "adapting_technology"
    )
    good = ("extra_head", "giant_brain", "acid_attack")
    assert not uses(shop({"evolutions": [alien], "energy": 7}, *good, **EVOLVING), "adapting_technology")


def test_boo_is_bought_back_by_the_rich() -> None:
    poor = ("evacuation_orders", "opportunist", "high_altitude_bombing")
    assert uses(shop({"spent": ["boo"], "energy": 7, "hearts": 3}, *poor, **EVOLVING), "boo")
    assert not uses(shop({"spent": ["boo"], "energy": 1, "hearts": 3}, *poor, **EVOLVING), "boo")


def test_a_fished_card_is_bought_only_if_it_is_good() -> None:
    def fish(card: str, **me: Any) -> Table:
        fisher = {"evolutions": ["miraculous_catch"], **me}
        table = shop(fisher, "evacuation_orders", "opportunist", "tank", discard=[card], **EVOLVING)
        assert uses(table, "miraculous_catch")
        table.answer(0, given(table))
        assert table.question is not None
        assert table.question.kind == "deal"
        return table

    assert answer(fish("skyscraper", vp=16, energy=6)) == ("opt-buy", "skyscraper")
    assert answer(fish("jet_fighters", hearts=4, energy=6)) == "opt-none"


def test_half_the_price_for_a_card_that_need_not_last() -> None:
    def price(vp: int) -> Any:
        me = {"evolutions": ["superior_alien_technology"], "energy": 9, "vp": vp}
        table = shop(me, "extra_head", "opportunist", "evacuation_orders", **EVOLVING)
        table.answer(0, next(o.answer for o in table.question.options if o.args.get("card") == "extra_head"))  # type: ignore[union-attr]
        return option(asked(table, "deal")).args["price"]

    assert price(0) == 7, "a card for the whole game is not put at risk"
    assert price(18) == 4
