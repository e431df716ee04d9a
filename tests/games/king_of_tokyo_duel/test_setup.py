"""Components, set-up and who goes first."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import kaiju
from kaiju.engine.chance import mix
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo_duel import GAME
from kaiju.games.king_of_tokyo_duel.boards import BOARDS
from kaiju.games.king_of_tokyo_duel.buzz import BONUSES, TOKENS, in_zone, marker_win
from kaiju.games.king_of_tokyo_duel.card import DISCARD, KEEP
from kaiju.games.king_of_tokyo_duel.cards import DECK
from kaiju.games.king_of_tokyo_duel.setup import MONSTERS, new_state
from kaiju.games.king_of_tokyo_duel.state import FACES
from kaiju.rulebook import Catalogue
from tests.games.king_of_tokyo_duel.stage import NUMBERS, Stage
from tests.marks import compiled, rule

pytestmark = compiled


def new(seed: int = 1, **options: Any) -> Table:
    return kaiju.new("king-of-tokyo-duel", seats=2, seed=seed, options=options)


def rolled_off(text: str) -> Table:
    """A fresh table whose first dice are these."""
    st = GAME.start(2, GAME.options({}, 2), mix(1))
    st.rigged = [NUMBERS[c] for c in text.split()]
    return Table(GAME, st, {"seats": 2, "seed": 1, "options": {}, "position": None})


# ---- the box


@rule("DUEL-COMP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 6])
def test_only_two_can_play(seats: int) -> None:
    with pytest.raises(kaiju.BadSetup, match="2 players"):
        kaiju.new("king-of-tokyo-duel", seats=seats)
    assert len(new().view().monsters) == 2


META = Catalogue("king_of_tokyo_duel").meta


@rule("DUEL-COMP-02")
def test_the_box_holds_what_it_says_and_two_markers() -> None:
    assert len(BOARDS) == len({b.key for b in BOARDS}) == META["monsters_total"]
    assert len(DECK) == len({c.facts.key for c in DECK}) == META["cards_total"]
    assert len(TOKENS) == len({t.key for t in TOKENS}) == META["buzz_tokens_total"]
    assert sum(c.facts.type == KEEP for c in DECK) == META["keep_cards"]
    assert sum(c.facts.type == DISCARD for c in DECK) == META["discard_cards"]
    assert len(new_state([0, 1], 1).markers) == 2
    # 2 tokens in front of each player are 4 at most: the box always has enough.
    assert Stage({"dice_tokens": 2}, {"dice_tokens": 2}).tokens(0) == 2


@rule("DUEL-COMP-03", "DUEL-COMP-04")
def test_every_die_has_six_faces_with_the_same_chance_extra_dice_too() -> None:
    assert FACES == ("smash", "heal", "energy", "fame", "destruction", "power")
    counts = [[0] * 6 for _ in range(8)]
    for seed in range(1500):
        play = Stage({"dice_tokens": 2}, {}, seed=seed)
        play.choose("opt-tokens", n=2)
        for die, face in enumerate(play.view.dice):
            counts[die][face] += 1
    assert all(190 < n < 310 for die in counts for n in die)


@rule("DUEL-COMP-05", "DUEL-COMP-06")
def test_each_track_has_15_spaces_with_zones_and_victory_spaces() -> None:
    st = new_state([0, 1], 1)
    assert len(st.spaces) == 2 * 15
    for track in range(2):
        for seat, way in ((0, -1), (1, 1)):
            zone = [d for d in range(-7, 8) if in_zone(2 * d * way, seat)]
            assert zone == [3, 4, 5]
            wins = []
            for d in range(-7, 8):
                st.markers = [0, 0]
                st.markers[track] = 2 * d * way
                if marker_win(st, seat):
                    wins.append(d)
            assert wins == [7]


@rule("DUEL-COMP-07", "DUEL-BUY-03")
def test_three_cards_in_a_row_the_rightmost_one_cheaper() -> None:
    play = Stage({"energy": 20}, {}, phase="buy", market=["snack_time", "too_cute", "made_in_a_lab"])
    prices = {o.args["card"]: o.args["price"] for o in play.expect("buy").options if o.say == "opt-buy"}
    assert prices == {"snack_time": 3, "too_cute": 3, "made_in_a_lab": 2}


@rule("DUEL-COMP-08")
def test_every_card_has_name_cost_type_and_some_a_buzz_icon() -> None:
    assert all(c.facts.key and c.facts.cost >= 2 and c.facts.type in (KEEP, DISCARD) for c in DECK)
    assert sum(c.facts.buzz >= 0 for c in DECK) == 33


@rule("DUEL-COMP-09", "DUEL-SETUP-03")
@pytest.mark.parametrize(
    "name, hearts",
    [
        ("gigazaur", 14),
        ("alienoid", 14),
        ("space_penguin", 13),
        ("meka_dragon", 12),
        ("cyber_kitty", 13),
        ("the_king", 15),
    ],
)
def test_every_monster_starts_with_the_hearts_of_its_board(name: str, hearts: int) -> None:
    monster = new(monsters=[name]).view().monsters[0]
    assert (monster.monster, monster.hearts, monster.max_hearts) == (name, hearts, hearts)


@rule("DUEL-COMP-10")
def test_hearts_end_at_0() -> None:
    play = Stage({}, {"hearts": 2}, dice="s s s h h e")
    assert play.hearts(1) == 0
    assert play.table.over


@rule("DUEL-COMP-11")
def test_buzz_tokens_have_one_two_or_three_spaces() -> None:
    assert {len(t.bonuses) for t in TOKENS} == {1, 2, 3}
    shown = [BONUSES[b] for t in TOKENS for b in t.bonuses if t.board == ""]
    assert len(shown) - shown.count("none") > shown.count("none")


@rule("DUEL-COMP-12")
def test_nothing_in_a_plain_turn_gives_a_dice_token() -> None:
    play = Stage({"monster": "meka_dragon"}, {}, dice="s h e f d p")
    play.end_turn()
    assert play.tokens(0) == 0


# ---- setting up


@rule("DUEL-SETUP-01", "DUEL-SETUP-02")
def test_monsters_are_chosen_or_left_to_chance_and_always_differ() -> None:
    view = new(monsters=["the-king", "gigazaur"]).view()
    assert [m.monster for m in view.monsters] == ["the_king", "gigazaur"]
    pairs = {tuple(m.monster for m in new(seed).view().monsters) for seed in range(300)}
    assert len(pairs) == 30
    assert all(a != b for a, b in pairs)
    assert all(new(s, monsters=["", "the_king"]).view().monsters[0].monster != "the_king" for s in range(40))


@rule("DUEL-SETUP-02")
@pytest.mark.parametrize(
    "options, why",
    [
        ({"monsters": ["gigazaur", "gigazaur"]}, "cannot both be gigazaur"),
        ({"monsters": ["godzilla"]}, "no Monster called godzilla"),
        ({"monsters": ["gigazaur", "", ""]}, "3 Monsters for 2 seats"),
        ({"monsters": "gigazaur"}, "list of names"),
        ({"monsters": [3]}, "chosen by its name"),
        ({"two_player": True}, "no option called two_player"),
    ],
)
def test_bad_options_are_refused_with_the_reason(options: dict[str, Any], why: str) -> None:
    with pytest.raises(kaiju.BadSetup, match=why):
        new(**options)


@rule("DUEL-SETUP-04", "DUEL-PULL-06")
@pytest.mark.parametrize("seat, now", [(0, -2), (1, 2)])
def test_each_player_pulls_towards_the_own_end(seat: int, now: int) -> None:
    play = Stage(active=seat, dice="f f f s h e")
    assert play.view.fame == now
    assert play.view.destruction == 0


@rule("DUEL-SETUP-05", "DUEL-SETUP-09")
def test_the_start_markers_in_the_middle_everything_in_the_stock() -> None:
    for seed in range(20):
        view = new(seed).view()
        assert (view.fame, view.destruction) == (0, 0)
        assert all(t.where in {"stock", "reserve", "out"} for t in view.tokens)
        assert all(m.cards == [] and m.dice_tokens == 0 for m in view.monsters)


@rule("DUEL-SETUP-06", "DUEL-SETUP-07")
def test_three_cards_face_up_the_others_shuffled() -> None:
    rows = set()
    for seed in range(40):
        table = new(seed)
        assert len([c for c in table.view().market if c]) == 3
        assert table.view().deck == 47
        rows.add(tuple(table.view().market))
    assert len(rows) == 40


@rule("DUEL-SETUP-08", "DUEL-BUY-08")
def test_the_first_card_revealed_goes_to_the_right() -> None:
    play = Stage(
        {"energy": 2},
        {},
        phase="buy",
        market=["frenzy", "scrappy", "dominate"],
        deck=["energize", "snack_time", "too_cute"],
    )
    play.choose("opt-sweep")
    assert play.market == ["too_cute", "snack_time", "energize"]


@rule("DUEL-SETUP-10")
def test_the_kings_tokens_are_in_his_reserve_or_out_of_the_game() -> None:
    with_king = new(monsters=["gigazaur", "the_king"]).view()
    assert [t.where for t in with_king.tokens if t.token.startswith("king")] == ["reserve", "reserve"]
    without = new(monsters=["gigazaur", "alienoid"]).view()
    assert [t.where for t in without.tokens if t.token.startswith("king")] == ["out", "out"]
    assert all(TOKENS[c.facts.buzz].board == "" for c in DECK if c.facts.buzz >= 0)


@rule("DUEL-SETUP-11")
def test_there_is_no_game_without_powers() -> None:
    with pytest.raises(kaiju.BadSetup, match="no option"):
        new(powers=False)


@rule("DUEL-SETUP-12")
def test_only_the_order_of_the_deck_is_hidden() -> None:
    table = new(5)
    for seat in (-1, 0, 1):
        mine = table.view(seat)
        assert msgspec.structs.replace(mine, seat=9) == msgspec.structs.replace(table.view(0), seat=9)
        other = table.imagine(seat, 3)
        assert other.view(seat) == mine
        assert other.st.deck != table.st.deck  # type: ignore[attr-defined]
        assert sorted(other.st.deck) == sorted(table.st.deck)  # type: ignore[attr-defined]


# ---- the first player


@rule("DUEL-FIRST-01", "DUEL-FIRST-02", "DUEL-FIRST-03", "DUEL-FIRST-04", "DUEL-EX-01")
def test_the_most_smash_goes_first_after_a_tie_both_roll_again() -> None:
    table = rolled_off("s s h h h h  s s e e e e  s h h h h h  s s s e e e")
    view = table.view()
    assert view.active == 1
    assert [m.energy for m in view.monsters] == [1, 0]
    assert len(view.dice) == 5
    assert len([e for e in table.events if e.kind == "RolledOff"]) == 4
    other = rolled_off("s s s h h h  s s e e e e").view()
    assert other.active == 0
    assert [m.energy for m in other.monsters] == [0, 1]


@rule("DUEL-FIRST-04")
def test_the_first_turn_has_5_dice_in_every_roll() -> None:
    play = Stage(turn=1, script="s h e f d  p p p p p")
    play.keep()
    assert play.view.dice == [5, 5, 5, 5, 5]


@rule("DUEL-FIRST-05")
def test_later_turns_have_6_dice() -> None:
    play = Stage(turn=1)
    play.end_turn()
    assert play.view.active == 1
    assert len(play.view.dice) == 6
    play.end_turn()
    assert play.view.active == 0
    assert len(play.view.dice) == 6


@rule("DUEL-FIRST-05")
def test_an_extra_turn_after_the_first_has_6_dice() -> None:
    play = Stage({"energy": 6}, {}, turn=1, market=["snack_time", "scrappy", "frenzy"], script="h h h h h")
    play.stop()
    play.buy("frenzy")
    play.end_turn()
    assert play.view.active == 0
    assert len(play.view.dice) == 6


def test_all_six_monsters_are_there() -> None:
    assert MONSTERS == ("gigazaur", "alienoid", "space_penguin", "meka_dragon", "cyber_kitty", "the_king")
