"""The six Monsters and their special powers."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.king_of_tokyo_duel.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled


def power_dice(n: int) -> str:
    """A Roll with so many power symbols and nothing else that does anything."""
    rest = ["f", "f", "d", "d", "h", "h"]
    return " ".join(["p"] * n + rest[: max(0, 6 - n)])


# ---- Gigazaur


@rule("DUEL-POWER-01", "DUEL-POWER-02", "DUEL-POWER-05", "DUEL-EX-23")
@pytest.mark.parametrize("second, fame, destruction", [("fame", 2, 0), ("destruction", 1, 1)])
def test_gigazaur_pulls_either_marker_chosen_anew_each_time(second: str, fame: int, destruction: int) -> None:
    play = Stage({"monster": "gigazaur"}, {}, dice=power_dice(4))
    play.expect("power", seat=0)
    play.choose("opt-power-pull", track="fame")
    play.choose("opt-power-pull", track=second)
    assert (play.depth(0, "fame"), play.depth(0, "destruction")) == (fame, destruction)
    play.expect("keep_dice", seat=1)


@rule("DUEL-POWER-02", "DUEL-POWER-05")
@pytest.mark.parametrize("n, times", [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_gigazaur_activates_once_for_every_two_symbols(n: int, times: int) -> None:
    play = Stage({"monster": "gigazaur"}, {}, dice=power_dice(n))
    for _ in range(times):
        play.expect("power", seat=0)
        play.choose("opt-power-pull", track="fame")
        if play.table.over:
            break
    assert play.depth(0, "fame") == times
    if not play.table.over:
        assert play.question.kind != "power"


@rule("DUEL-POWER-05", "DUEL-BONUS-01")
def test_gigazaur_collects_buzz_bonuses() -> None:
    play = Stage(
        {"monster": "gigazaur"}, {}, buzz={"cat": {"track": "fame", "first": -1}}, dice=power_dice(2)
    )
    play.choose("opt-power-pull", track="fame")
    assert play.hearts(1) == 12


# ---- Alienoid


@rule("DUEL-POWER-06", "DUEL-PULL-03", "DUEL-EX-24")
def test_alienoid_completes_his_fame() -> None:
    play = Stage(dice="p p p f f s")
    play.expect("symbol", seat=0)
    play.choose("opt-symbol", face="fame", n=2)
    assert play.depth(0, "fame") == 2
    assert play.hearts(1) == 12


@rule("DUEL-POWER-03", "DUEL-POWER-04", "DUEL-POWER-06", "DUEL-EX-25")
def test_alienoid_activates_twice_with_three_symbols_each() -> None:
    play = Stage({"hearts": 9}, {}, dice="p p p p p p")
    play.choose("opt-symbol", face="smash", n=2)
    play.choose("opt-symbol", face="heal", n=2)
    assert (play.hearts(0), play.hearts(1)) == (11, 11)


@rule("DUEL-POWER-03")
def test_the_plus_line_only_once_for_each_activation() -> None:
    play = Stage(dice="p p p p f f")
    assert not any(o.args.get("n", 0) not in (0, 1, 2) for o in play.expect("symbol").options)
    play.choose("opt-symbol", face="smash", n=2)
    assert play.question.kind != "symbol"


@rule("DUEL-POWER-06")
@pytest.mark.parametrize("n, most", [(2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 4), (8, 5)])
def test_alienoid_adds_at_most_this_many(n: int, most: int) -> None:
    best = 0
    for plan in product((1, 2), repeat=4):
        play = Stage(dice=power_dice(n))
        for wanted in plan:
            if play.question.kind == "symbol" and play.offers("opt-symbol", face="heal", n=wanted):
                play.choose("opt-symbol", face="heal", n=wanted)
        best = max(best, sum(e.amount for e in play.happened("SymbolsAdded")))
    assert best == most


@rule("DUEL-POWER-07")
def test_alienoid_adds_before_anything_looks_at_the_roll() -> None:
    play = Stage({"cards": ["antimatter_pellets"]}, {}, dice="p p p e e e")
    play.choose("opt-symbol", face="energy", n=2)
    assert play.hearts(1) == 9
    assert play.depth(0, "destruction") == 2
    play.expect("buy")
    assert play.energy(0) == 5


@rule("DUEL-POWER-08")
def test_alienoid_is_offered_the_five_other_symbols() -> None:
    play = Stage(dice="p p f f d d")
    assert [o.args.get("face") for o in play.expect("symbol").options] == [
        None,
        "smash",
        "heal",
        "energy",
        "fame",
        "destruction",
    ]
    play.choose("opt-no-more")
    assert play.happened("SymbolsAdded") == []


def test_alienoids_spent_symbols_stay_in_the_roll() -> None:
    play = Stage({"cards": ["signature_move"]}, {}, dice="p p p h h e")
    play.choose("opt-symbol", face="heal", n=2)
    assert play.depth(0, "fame") == 1


# ---- Space Penguin


@rule("DUEL-POWER-09", "DUEL-ROLL-03", "DUEL-EX-26")
def test_space_penguin_fills_up_to_two_dice_tokens() -> None:
    play = Stage({"monster": "space_penguin", "dice_tokens": 1}, {"monster": "gigazaur"}, dice=power_dice(3))
    play.expect("power", seat=0)
    play.choose("opt-power-token")
    assert play.tokens(0) == 2
    play.expect("keep_dice", seat=1)


@rule("DUEL-POWER-09")
def test_space_penguins_tokens_wait_for_the_next_turn() -> None:
    play = Stage({"monster": "space_penguin"}, {"monster": "gigazaur"}, dice=power_dice(2))
    play.choose("opt-power-token")
    play.choose("opt-power-token")
    assert play.tokens(0) == 2
    play.end_turn()
    play.until("dice_tokens", seat=0)


# ---- Meka Dragon


@rule("DUEL-POWER-10", "DUEL-EX-27")
def test_meka_dragon_multiplies_smash_by_power() -> None:
    play = Stage({"monster": "meka_dragon"}, {}, dice="s s s p p e")
    play.expect("multiply", seat=0)
    assert play.offers("opt-plain-smash", n=3)
    play.choose("opt-multiply", n=6)
    assert play.hearts(1) == 7
    assert [e.amount for e in play.happened("HitsTaken")] == [6]


@rule("DUEL-POWER-10")
def test_meka_dragon_may_decline() -> None:
    play = Stage({"monster": "meka_dragon"}, {}, dice="s s s p p e")
    play.choose("opt-plain-smash")
    assert play.hearts(1) == 10


@rule("DUEL-POWER-11", "DUEL-EX-29")
@pytest.mark.parametrize("dice, hits", [("s s s s e h", 4), ("s s s s p h", 4)])
def test_meka_dragon_without_enough_power_smashes_as_usual(dice: str, hits: int) -> None:
    play = Stage({"monster": "meka_dragon"}, {}, dice=dice)
    assert play.hearts(1) == 13 - hits


@rule("DUEL-POWER-11")
def test_meka_dragon_multiplies_added_smash_too() -> None:
    play = Stage({"monster": "meka_dragon", "cards": ["acid_attack"]}, {}, dice="s p p p e h")
    play.choose("opt-multiply", n=6)
    assert play.hearts(1) == 7


@rule("DUEL-POWER-12")
def test_cards_count_the_symbols_before_multiplying() -> None:
    play = Stage(
        {"monster": "meka_dragon", "energy": 5},
        {},
        dice="s s p p p h",
        market=["frenzy", "scrappy", "operation_media"],
    )
    play.choose("opt-multiply", n=6)
    play.buy("operation_media")
    assert play.depth(0, "fame") == 2
    natural = Stage(
        {"monster": "meka_dragon", "cards": ["natural_selection", "gentle_giant"]}, {}, dice="s s p p p h h"
    )
    natural.choose("opt-multiply", n=6)
    assert natural.hearts(0) == 12
    assert natural.depth(0, "fame") == 0


# ---- Cyber Kitty


@rule("DUEL-POWER-13", "DUEL-POWER-04")
@pytest.mark.parametrize(
    "n, energy", [(0, 0), (1, 0), (2, 2), (3, 4), (4, 4), (5, 6), (6, 8), (7, 8), (8, 10)]
)
def test_cyber_kitty_turns_power_into_energy(n: int, energy: int) -> None:
    play = Stage({"monster": "cyber_kitty"}, {}, dice=power_dice(n))
    while play.question.kind == "power":
        options = play.question.options
        play.answer(options[-1].answer)
    assert sum(e.amount for e in play.happened("EnergyGained", seat=0, rule="DUEL-POWER-13")) == energy


@rule("DUEL-POWER-13", "DUEL-POWER-03")
def test_cyber_kitty_may_spend_two_or_three_symbols() -> None:
    play = Stage({"monster": "cyber_kitty"}, {}, dice=power_dice(3))
    play.expect("power", seat=0)
    assert [(o.args.get("n"), o.args.get("spent")) for o in play.question.options] == [
        (None, None),
        (2, 2),
        (4, 3),
    ]
    play.choose("opt-power-energy", n=2)
    assert play.energy(0) == 2
    play.expect("buy")


# ---- The King


@rule("DUEL-POWER-14", "DUEL-SETUP-10")
def test_the_king_places_and_moves_his_tokens() -> None:
    play = Stage({"monster": "the_king"}, {}, fame=1, dice=power_dice(6))
    play.expect("power", seat=0)
    assert not play.offers("opt-place", track="fame", first=1)
    assert play.offers("opt-place", track="fame", first=7)
    play.choose("opt-place", track="fame", first=3)
    assert play.lies("king_1") == ("fame", 3)
    # One may be moved while the other is still in the reserve.
    assert play.offers("opt-place", token="king_1", track="destruction", first=2)
    play.choose("opt-place", token="king_1", track="destruction", first=2)
    assert play.lies("king_1") == ("destruction", 2)
    assert play.token("king_2").where == "reserve"
    play.choose("opt-place", token="king_2", track="destruction", first=3)
    assert play.lies("king_2") == ("destruction", 3)


@rule("DUEL-POWER-14")
def test_the_kings_tokens_obey_the_placement_rules() -> None:
    play = Stage(
        {"monster": "the_king"},
        {},
        buzz={"croc": {"track": "fame", "first": 2}},
        destruction=3,
        dice=power_dice(2),
    )
    free = {(o.args["track"], o.args["first"]) for o in play.expect("power").options if o.args}
    assert not free & {("fame", 0), ("fame", 2), ("fame", 3), ("fame", 4), ("destruction", 3)}
    assert len(free) == 30 - 5


@rule("DUEL-POWER-15")
def test_a_king_token_stops_the_rival() -> None:
    play = Stage(
        {"monster": "the_king"},
        {},
        active=1,
        buzz={"king_1": {"track": "fame", "first": 2}},
        dice="f f f f f f h e",
    )
    assert play.depth(1, "fame") == 2
    assert play.happened("PullStopped", lost=2)


@rule("DUEL-POWER-15", "DUEL-EX-22")
def test_the_king_is_not_stopped_by_his_own_token() -> None:
    play = Stage(
        {"monster": "the_king"}, {}, buzz={"king_1": {"track": "fame", "first": -1}}, dice="f f f f f h"
    )
    assert play.depth(0, "fame") == 3


@rule("DUEL-WIN-07", "DUEL-POWER-15", "DUEL-EX-20")
def test_a_king_token_on_the_victory_space_stops_nobody_from_winning() -> None:
    play = Stage(
        {"monster": "the_king"},
        {},
        active=1,
        fame=6,
        buzz={"king_1": {"track": "fame", "first": 7}},
        dice="f f f h h e",
    )
    assert play.won_by(1, why="victory_space")


@rule("DUEL-POWER-16")
def test_the_stop_is_for_one_pull_only() -> None:
    play = Stage(
        {"monster": "the_king"},
        {"monster": "gigazaur"},
        active=1,
        buzz={"king_1": {"track": "fame", "first": 1}},
        dice="f f f f p p",
    )
    play.choose("opt-group-fame")
    assert play.depth(1, "fame") == 1
    play.choose("opt-power-pull", track="fame")
    assert play.depth(1, "fame") == 2
    both = Stage(
        {"monster": "the_king"},
        {"energy": 7},
        active=1,
        phase="buy",
        market=["frenzy", "scrappy", "sack_the_stadium"],
        buzz={"king_1": {"track": "destruction", "first": 1}},
    )
    both.buy("sack_the_stadium", ("fame", -5))
    assert (both.depth(1, "destruction"), both.depth(1, "fame")) == (1, 2)


@rule("DUEL-POWER-17")
def test_a_king_token_under_a_marker_cannot_be_moved() -> None:
    buzz = {"king_1": {"track": "fame", "first": 1}, "king_2": {"track": "destruction", "first": 2}}
    one = Stage({"monster": "the_king"}, {}, fame=1, buzz=buzz, dice=power_dice(2))
    one.expect("power")
    assert not one.offers("opt-place", token="king_1", track="fame", first=5)
    assert one.offers("opt-place", token="king_2", track="fame", first=5)
    both = Stage({"monster": "the_king"}, {}, fame=1, destruction=2, buzz=buzz, dice=power_dice(6))
    both.expect("keep_dice", seat=1)


@rule("DUEL-POWER-17", "DUEL-SETUP-10")
def test_no_card_moves_a_king_token() -> None:
    play = Stage(
        {"monster": "the_king", "energy": 9},
        {},
        phase="buy",
        market=["frenzy", "photoshoot", "scrappy"],
        buzz={"king_1": {"track": "fame", "first": 5}},
    )
    play.choose("opt-buy", card="photoshoot")
    assert all(o.args["token"] == "baby" for o in play.expect("place").options)
    assert not play.offers("opt-place", track="fame", first=5)


@rule("DUEL-POWER-02", "DUEL-RES-04")
@pytest.mark.parametrize("name", ["gigazaur", "space_penguin", "cyber_kitty", "the_king"])
def test_every_activation_may_be_declined(name: str) -> None:
    other = "alienoid" if name != "alienoid" else "gigazaur"
    play = Stage({"monster": name}, {"monster": other}, dice=power_dice(4))
    play.choose("opt-no-power")
    assert play.happened("PowerUsed") == []
    assert play.question.kind != "power"
