"""Setting up: who plays, what everybody starts with, deck, Market, dice and the places in use."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import msgspec
import pytest

import kaiju
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo.cards import BASE, costume_cards, origins_cards, promo_cards
from kaiju.games.king_of_tokyo.setup import MONSTERS
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def new(seats: int, seed: int = 1, **options: Any) -> Table:
    return kaiju.new("king-of-tokyo", seats=seats, seed=seed, options=options)


# ---- players and Monsters


@rule("KOT-GOAL-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play_with_one_monster_each(seats: int) -> None:
    view = new(seats).view()
    assert [m.seat for m in view.monsters] == list(range(seats))
    assert all(m.monster in MONSTERS for m in view.monsters)


@rule("KOT-GOAL-03")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(kaiju.BadSetup, match="2 to 6 players"):
        new(seats)


@rule("KOT-SETUP-01")
def test_every_player_gets_the_monster_it_picked() -> None:
    view = new(4, monsters=["gigazaur", "", "the-king"]).view()
    assert [view.monsters[0].monster, view.monsters[2].monster] == ["gigazaur", "the_king"]


@rule("KOT-SETUP-01")
def test_all_ten_monsters_can_be_picked() -> None:
    assert len(set(MONSTERS)) == 10
    for name in MONSTERS:
        assert new(2, monsters=[name]).view().monsters[0].monster == name


@rule("KOT-SETUP-12")
def test_two_players_cannot_pick_the_same_monster() -> None:
    with pytest.raises(kaiju.BadSetup, match="Two players cannot both be gigazaur"):
        new(3, monsters=["gigazaur", "", "gigazaur"])


@rule("KOT-SETUP-01")
def test_who_does_not_choose_may_get_any_monster_of_the_box() -> None:
    seen = [{new(2, seed).view().monsters[seat].monster for seed in range(80)} for seat in range(2)]
    assert seen == [set(MONSTERS)] * 2


@rule("KOT-SETUP-12")
def test_chance_never_hands_out_a_monster_twice() -> None:
    for seed in range(40):
        view = new(6, seed, monsters=["", "pandakai", "", "alienoid"]).view()
        names = [m.monster for m in view.monsters]
        assert len(set(names)) == 6
        assert (names[1], names[3]) == ("pandakai", "alienoid")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"monsters": ["mothra"]}, "no Monster called mothra"),
        ({"monsters": [""] * 4}, "4 Monsters for 3 seats"),
        ({"monsters": "gigazaur"}, "list of names"),
        ({"monsters": [3]}, "by its name"),
        ({"two_player": "yes"}, "either on or off"),
        ({"halloween": 1}, "either on or off"),
        ({"mutant_evolutions": True}, "variant of Power Up!"),
        ({"power_up": True, "monsters": ["gigarex"]}, "gigarex has no Evolutions"),
        ({"promos": 1}, "list of promo cards"),
        ({"colour": "red"}, "no option called colour"),
    ],
)
def test_an_option_that_cannot_be_is_refused_with_the_reason(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(kaiju.BadSetup, match=reason):
        new(3, **options)


GUESTS = [card.facts.key for card in origins_cards()]
MIXED = {"": 0, "exclusive": len({*GUESTS} - {card.facts.key for card in BASE}), "all": len(GUESTS)}
"""How many cards of Origins join the deck."""


@rule("KOT-SETUP-14", "KOT-PU-01", "KOT-MUT-01", "KOT-HAL-03", "KOT-2P-04", "KOTO-MIX-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("two_player", [False, True])
@pytest.mark.parametrize(("power_up", "draft"), [(False, False), (False, True), (True, False), (True, True)])
def test_every_combination_of_modules_is_dealt_or_refused(
    seats: int, two_player: bool, power_up: bool, draft: bool
) -> None:
    """All cards are there, everybody chooses what it has to, and the first player rolls six dice."""
    for halloween, promos, origins in product((False, True), ("all", []), (*MIXED, ["biofuel", "jets"])):
        options: dict[str, Any] = {
            "two_player": two_player,
            "power_up": power_up,
            "mutant_evolutions": draft,
            "halloween": halloween,
            "promos": promos,
            "origins": origins,
        }
        if two_player and seats != 2:
            with pytest.raises(kaiju.BadSetup, match=f"for 2 players, not {seats}"):
                new(seats, **options)
            continue
        if draft and not power_up:
            with pytest.raises(kaiju.BadSetup, match="variant of Power Up!"):
                new(seats, **options)
            continue
        table = new(seats, **options)
        asked: list[str] = []
        while table.view().phase == "setup":
            for seat in list(table.asked):
                question = table.question_for(seat)
                assert question is not None
                asked.append(question.kind)
                table.answer(seat, 0)
        choices = ["draft"] * 7 * draft + ["costume"] * halloween + ["evolve"] * power_up
        assert asked == [kind for kind in choices for _ in range(seats)]
        assert table.question is not None
        while table.question.kind != "keep_dice":
            # Evolutions in hand are offered before the first Roll.
            assert (power_up, table.question.form) == (True, "choose")
            table.answer(table.question.seat, 0)
        assert len(table.question.items) == 6
        guests = MIXED[origins] if isinstance(origins, str) else len(origins)
        view = table.view()
        assert [len(m.cards) for m in view.monsters] == [1 if halloween else 0] * seats
        cards = view.deck + len(view.market) + sum(len(m.cards) for m in view.monsters)
        assert (
            cards
            == len(BASE) + len(promo_cards()) * (promos == "all") + guests + len(costume_cards()) * halloween
        )
        hands = [(m.hand, m.pile) for m in view.monsters]
        assert hands == [(1, 7) if power_up else (0, 0)] * seats
        assert (view.two_player, view.bay_open) == (two_player, seats >= 5)
        table.game.audit(table.st)


@rule("KOT-SETUP-13")
def test_all_monsters_play_alike() -> None:
    """The same seed and answers give the same game, whoever is who."""
    tables = [
        new(3, 5, monsters=["gigazaur", "alienoid", "the_king"]),
        new(3, 5, monsters=["pumpkin_jack", "cyber_kitty", "space_penguin"]),
    ]
    for n in range(400):
        seen = [msgspec.to_builtins(t.view()) for t in tables]
        for view in seen:
            for monster in view["monsters"]:
                monster.pop("monster")
        assert seen[0] == seen[1]
        if tables[0].over:
            break
        for t in tables:
            question = t.question
            assert question is not None
            t.answer(question.seat, (n * 7919) % question.count)
    assert tables[0].winners == tables[1].winners


# ---- what everybody starts with


@rule("KOT-SETUP-02", "KOT-SETUP-03", "KOT-SETUP-04", "KOT-SETUP-05", "KOT-SETUP-08", "KOT-FIRST-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_starts_alike_and_outside(seats: int) -> None:
    """Ten hearts, no VP, no energy, no card or token; Tokyo is empty. The roll-off has changed nothing."""
    for m in new(seats).view().monsters:
        assert (m.hearts, m.max_hearts, m.vp, m.energy) == (10, 10, 0, 0)
        assert (m.place, m.alive, m.poison, m.shrink, m.cards) == ("outside", True, 0, 0, [])


# ---- cards


@rule("KOT-SETUP-06", "KOT-SETUP-07")
def test_three_cards_make_the_market_and_the_others_the_deck() -> None:
    table = new(4)
    view = table.view()
    assert len(view.market) == 3
    assert "" not in view.market
    assert view.deck == len(BASE) - 3
    assert view.discard == []
    st = table.game.digest(table.st)
    market, deck = st[11], st[12]
    # A second copy of a card has a name of its own.
    assert len(set(market + deck)) == len(BASE)
    assert Counter(name.split("#")[0] for name in market + deck) == Counter(card.facts.key for card in BASE)


@rule("KOT-SETUP-06")
def test_the_deck_is_shuffled_and_every_card_can_come_first() -> None:
    first = Counter(card for seed in range(300) for card in new(2, seed).view().market)
    assert set(first) == {card.facts.key for card in BASE}
    assert max(first.values()) < 60


@rule("KOT-SETUP-06")
def test_the_deck_is_face_down() -> None:
    """Whoever looks, player or spectator, sees how many cards there are and nothing else."""
    table = new(3)
    for seat in (-1, 0, 1, 2):
        view = msgspec.to_builtins(table.view(seat))
        assert view["deck"] == len(BASE) - 3
        assert view["top"] == ""


# ---- dice


@rule("KOT-COMP-03")
def test_every_die_has_six_faces_and_each_comes_as_often() -> None:
    thrown: Counter[int] = Counter()
    for seed in range(400):
        thrown.update(new(2, seed).view().dice)
    assert set(thrown) == set(range(6))
    assert all(abs(n - 400) < 80 for n in thrown.values()), thrown


@rule("KOT-COMP-04", "KOT-COMP-06", "KOT-SETUP-09")
def test_six_dice_are_rolled_and_the_green_ones_wait_for_a_card() -> None:
    assert len(new(2).view().dice) == 6
    assert len(Stage({}, {}).view.dice) == 6
    assert len(Stage({"cards": ["extra_head"]}, {}).view.dice) == 7
    assert len(Stage({"cards": ["extra_head", "extra_head"]}, {}).view.dice) == 8


@rule("KOT-COMP-06")
def test_the_green_dice_are_their_owners_only() -> None:
    assert len(Stage({}, {"cards": ["extra_head", "extra_head"]}).view.dice) == 6


@rule("KOT-COMP-17")
def test_tokens_cubes_and_green_dice_never_run_out() -> None:
    mimic = {"card": "mimic", "copies": "extra_head"}
    play = Stage(
        {"cards": ["extra_head", "extra_head", mimic, "poison_spit", "shrink_ray"], "energy": 200},
        {"place": "city", "poison": 12, "shrink": 12},
        script="s e e e e e e e e",
    )
    play.until("keep_dice")
    assert len(play.view.dice) == 9
    play.roll()
    play.until("yield")
    assert (play.monster(1).poison, play.monster(1).shrink) == (13, 13)
    assert play.energy(0) == 208


# ---- places


@rule("KOT-SETUP-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_up_to_four_players_use_tokyo_city_only(seats: int) -> None:
    assert not new(seats).view().bay_open
    play = Stage({}, {"place": "city"}, *[{}] * (seats - 2), dice="1 1 2 2 3 3")
    assert play.place(0) == "outside"


@rule("KOT-SETUP-11")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_or_six_players_use_the_bay_too(seats: int) -> None:
    assert new(seats).view().bay_open
    play = Stage({}, {"place": "city"}, *[{}] * (seats - 2), dice="1 1 2 2 3 3")
    assert play.place(0) == "bay"
