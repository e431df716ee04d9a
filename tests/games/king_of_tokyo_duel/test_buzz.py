"""Cards with a Buzz icon: where tokens may lie, and what they do to a track."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kaiju.games.king_of_tokyo_duel.buzz import BONUSES, SPACES, TOKENS, lay, next_position, shown_at
from kaiju.games.king_of_tokyo_duel.cards import DECK
from kaiju.games.king_of_tokyo_duel.setup import new_state
from tests.games.king_of_tokyo_duel.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

ONE_EACH = {
    "cat": ("rebooting", 3),
    "panda": ("utter_destruction", 4),
    "baby": ("photoshoot", 2),
    "tiger": ("made_in_a_lab", 3),
    "meka": ("scrappy", 2),
    "anubis": ("alien_metabolism", 2),
    "croc": ("trendsetter", 3),
    "pumpkin": ("titanic_batteries", 4),
    "alien": ("moment_of_respite", 4),
    "boogie": ("the_partys_over", 4),
    "penguin": ("unchained", 3),
}
"""A card for each of the common tokens, with its cost."""


def buying(token: str, **position: Any) -> Stage:
    """A purchase that asks where to lay this token."""
    card, cost = ONE_EACH[token]
    play = Stage({"energy": cost - 1}, {}, phase="buy", market=["frenzy", "snack_time", card], **position)
    play.choose("opt-buy", card=card)
    return play


def places(play: Stage, track: str) -> list[int]:
    """The first spaces on offer on a track."""
    return [o.args["first"] for o in play.question.options if o.args.get("track") == track]  # type: ignore[misc]


# ---- placing


@rule("DUEL-BUZZ-01", "DUEL-BUZZ-15", "DUEL-BUY-13", "DUEL-EX-35")
def test_the_token_is_placed_before_the_effect_which_may_collect_it() -> None:
    play = Stage({"hearts": 9, "energy": 1}, {}, phase="buy", market=["frenzy", "scrappy", "photoshoot"])
    play.buy("photoshoot", ("fame", -1))
    assert play.depth(0, "fame") == 1
    assert play.hearts(0) == 10


@rule("DUEL-BUZZ-02", "DUEL-BUZZ-09", "DUEL-BUZZ-05")
def test_it_must_be_placed_on_either_track_on_either_side() -> None:
    play = buying("tiger", fame=1, destruction=-2)
    assert places(play, "fame") == [p for p in range(-7, 8) if p != 1]
    assert places(play, "destruction") == [p for p in range(-7, 8) if p != -2]
    assert not play.offers("opt-stay-put")
    play.lay("fame", 7)
    assert play.lies("tiger") == ("fame", 7)


@rule("DUEL-BUZZ-03", "DUEL-EX-37")
def test_never_on_another_token_or_a_marker() -> None:
    play = buying("boogie", buzz={"anubis": {"track": "destruction", "first": 1}})
    on_track = places(play, "destruction")
    assert -2 in on_track
    assert 3 in on_track
    assert not {-1, 0, 1, 2} & set(on_track)
    assert -1 not in places(play, "fame")
    assert 0 not in places(play, "fame")
    assert 1 in places(play, "fame")


@rule("DUEL-BUZZ-04", "DUEL-BUZZ-05", "DUEL-BUZZ-06", "DUEL-BUZZ-19")
def test_a_token_on_the_board_may_be_moved_or_left() -> None:
    buzz = {"pumpkin": {"track": "fame", "first": 2}}
    play = buying("pumpkin", buzz=buzz)
    assert play.offers("opt-stay-put")
    assert 2 not in places(play, "fame")
    assert {1, 3} <= set(places(play, "fame"))
    play.lay("fame", 3)
    assert play.lies("pumpkin") == ("fame", 3)
    assert play.view.tokens == Stage(buzz={"pumpkin": {"track": "fame", "first": 3}}, fame=0).view.tokens
    left = buying("pumpkin", buzz=buzz)
    left.choose("opt-stay-put")
    assert left.lies("pumpkin") == ("fame", 2)


@rule("DUEL-BUZZ-04", "DUEL-BUZZ-07", "DUEL-BUZZ-16", "DUEL-EX-36")
def test_a_token_under_a_marker_stays_and_the_purchase_goes_on() -> None:
    play = Stage(
        {"energy": 2},
        {},
        phase="buy",
        market=["frenzy", "scrappy", "too_cute"],
        fame=3,
        buzz={"baby": {"track": "fame", "first": 3}},
    )
    play.choose("opt-buy", card="too_cute")
    assert play.lies("baby") == ("fame", 3)
    assert play.hearts(1) == 11
    middle = Stage(
        {"energy": 3},
        {},
        phase="buy",
        market=["frenzy", "scrappy", "the_partys_over"],
        fame=1.5,
        buzz={"boogie": {"track": "fame", "first": 1}},
    )
    middle.choose("opt-buy", card="the_partys_over")
    assert middle.lies("boogie") == ("fame", 1)
    assert middle.question.kind != "place"


@rule("DUEL-BUZZ-08")
@pytest.mark.parametrize("token", [t for t in TOKENS if t.board == ""], ids=lambda t: t.key)
def test_every_foot_lies_on_a_printed_space(token: Any) -> None:
    play = buying(token.key)
    for track in ("fame", "destruction"):
        firsts = set(places(play, track))
        wanted = {f for f in range(-7, 8) if f + token.feet - 1 <= 7 and not f <= 0 <= f + token.feet - 1}
        assert firsts == wanted


@rule("DUEL-BUZZ-09")
def test_zones_victory_spaces_and_free_start_spaces_may_be_covered() -> None:
    play = buying("cat", fame=2)
    assert {0, -3, 5, 6, 7, -7} <= set(places(play, "fame"))


@rule("DUEL-BUZZ-10")
def test_two_foot_tokens_can_be_laid_either_way_round() -> None:
    play = buying("meka")
    both = [
        o.args["turned"] for o in play.question.options if (o.args["track"], o.args["first"]) == ("fame", 1)
    ]
    assert both == ["no", "yes"]
    play.lay("fame", 1, "yes")
    assert play.token("meka").bonuses == ["dice_token_1", "hit_rival_1"]
    alike = buying("boogie")
    one = [
        o.args["turned"] for o in alike.question.options if (o.args["track"], o.args["first"]) == ("fame", 1)
    ]
    assert one == ["no"]


@rule("DUEL-BUZZ-10", "DUEL-BUZZ-06")
def test_a_two_foot_token_may_be_turned_where_it_lies() -> None:
    play = buying("meka", buzz={"meka": {"track": "fame", "first": 1}})
    same = [
        o.args["turned"]
        for o in play.question.options
        if (o.args.get("track"), o.args.get("first")) == ("fame", 1)
    ]
    assert same == ["yes"]


@rule("DUEL-BUZZ-11", "DUEL-EX-39")
def test_the_place_of_a_bent_token_decides_its_orientation() -> None:
    def order(track: str, first: int) -> list[str]:
        play = buying("croc")
        options = [o for o in play.question.options if (o.args["track"], o.args["first"]) == (track, first)]
        assert len(options) == 1
        play.lay(track, first)
        return list(play.token("croc").bonuses)

    printed = ["energy_1", "hit_rival_1", "heart_1"]
    assert order("fame", 1) == printed
    assert order("fame", 2) == printed[::-1]
    assert order("destruction", 1) == printed[::-1]
    assert order("destruction", 2) == printed
    assert order("fame", -3) == printed  # the middle foot is on -2


@rule("DUEL-BUZZ-12")
@pytest.mark.parametrize("key, shown", [("boogie", "heart_1"), ("penguin", "hit_rival_1")])
def test_extending_tokens_add_a_space_with_a_bonus(key: str, shown: str) -> None:
    st = new_state([0, 1], 1)
    number = [t.key for t in TOKENS].index(key)
    lay(st, number, 2 * (7 + 1))  # Fame, spaces 1 and 2
    path = [0]
    while path[-1] < 6:
        path.append(next_position(st, 0, path[-1], 1))
    assert path == [0, 2, 3, 4, 6]
    assert [BONUSES[shown_at(st, 0, p)] for p in (2, 3, 4)] == ["none", shown, "none"]


@rule("DUEL-BUZZ-13")
def test_the_shortening_token_takes_a_space_away() -> None:
    st = new_state([0, 1], 1)
    number = [t.key for t in TOKENS].index("alien")
    lay(st, number, 2 * (SPACES + 7 + 1) + 1)  # Destruction, spaces 1 to 3
    path = [0]
    while path[-1] < 8:
        path.append(next_position(st, 1, path[-1], 1))
    assert path == [0, 2, 6, 8]
    assert [BONUSES[shown_at(st, 1, p)] for p in (2, 6)] == ["none", "none"]


@rule("DUEL-BUZZ-14")
def test_extending_tokens_may_lie_on_the_own_side() -> None:
    play = buying("penguin")
    assert {-4, -7, 3} <= set(places(play, "fame"))


@rule("DUEL-BUZZ-16")
def test_without_a_legal_place_the_purchase_goes_on() -> None:
    # Three-foot tokens need three free spaces in a row: here there are none.
    buzz: dict[str, Any] = {}
    for key, track, first in (
        ("king_1", "fame", -7), ("cat", "fame", -5), ("boogie", "fame", -2), ("penguin", "fame", 2),
        ("anubis", "fame", 5), ("panda", "destruction", -5), ("baby", "destruction", -2),
        ("tiger", "destruction", 1), ("meka", "destruction", 3), ("king_2", "destruction", 6),
    ):  # fmt: skip
        buzz[key] = {"track": track, "first": first}
    play = Stage(
        {"monster": "the_king", "energy": 3},
        {},
        phase="buy",
        market=["frenzy", "snack_time", "titanic_batteries"],
        fame=0,
        destruction=0,
        buzz=buzz,
    )
    play.choose("opt-buy", card="titanic_batteries")
    assert play.cards(0) == ["titanic_batteries"]
    assert play.token("pumpkin").where == "stock"


@rule("DUEL-BUZZ-17")
def test_exchanging_or_losing_a_card_moves_no_token() -> None:
    play = Stage(
        {"cards": ["scrappy"]},
        {"cards": ["unstable_dna"]},
        buzz={"meka": {"track": "fame", "first": 3}},
        dice="s s s h h e",
    )
    play.choose("opt-group-smash")
    play.expect("swap", seat=1)
    play.choose("opt-rivals_card", card="scrappy")
    assert play.cards(1) == ["scrappy"]
    assert play.lies("meka") == ("fame", 3)
    assert "place" not in [kind for kind, _ in play.asked_before_end_of_turn()]


@rule("DUEL-BUZZ-18")
def test_laying_a_token_moves_no_marker_and_pays_nothing() -> None:
    play = buying("cat", fame=1)
    play.lay("fame", 2)
    assert play.hearts(1) == 13
    assert play.view.fame == 2


@rule("DUEL-BUZZ-19")
def test_three_cards_share_each_of_the_eleven_common_tokens() -> None:
    shared = Counter(TOKENS[c.facts.buzz].key for c in DECK if c.facts.buzz >= 0)
    assert shared == {t.key: 3 for t in TOKENS if t.board == ""}


# ---- a story for each token: seat 1 pulls over it, then seat 0 back


@rule("DUEL-BUZZ-08", "DUEL-BONUS-01", "DUEL-BONUS-06")
@pytest.mark.parametrize(
    "key, first, forth, back",
    [
        ("cat", 1, "hit_rival_1", "hit_rival_1"),
        ("panda", 1, "dice_token_1", "dice_token_1"),
        ("baby", 1, "heart_1", "heart_1"),
        ("tiger", 1, "energy_1", "energy_1"),
        ("meka", 1, "hit_rival_1 dice_token_1", "dice_token_1 hit_rival_1"),
        ("anubis", 1, "energy_1 heart_1", "heart_1 energy_1"),
        ("croc", 1, "energy_1 hit_rival_1 heart_1", "heart_1 hit_rival_1 energy_1"),
        ("pumpkin", 1, "heart_1 hit_rival_2 heart_1", "heart_1 hit_rival_2 heart_1"),
        ("alien", 1, "", ""),
        ("boogie", 1, "heart_1", "heart_1"),
        ("penguin", 1, "hit_rival_1", "hit_rival_1"),
        ("king_1", 1, "", ""),
        ("king_2", 1, "", ""),
    ],
)
def test_a_token_pays_both_players_alike(key: str, first: int, forth: str, back: str) -> None:
    buzz = {key: {"track": "fame", "first": first}}
    # King tokens stop only the Rival of The King, so the one who pulls is The King himself.
    king = key.startswith("king")
    pulls = Stage({}, {"monster": "the_king"} if king else {}, active=1, buzz=buzz, dice="f f f f f f s s")
    assert " ".join(e.bonus for e in pulls.happened("BuzzBonus")) == forth
    returns = Stage({"monster": "the_king"} if king else {}, {}, fame=6, buzz=buzz, dice="f f f f f f f f")
    assert " ".join(e.bonus for e in returns.happened("BuzzBonus")) == back
