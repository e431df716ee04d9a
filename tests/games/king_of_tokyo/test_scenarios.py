"""Scenarios: every legal position can be set up, is what it says, and replays; every other one is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kaiju
from kaiju.engine.table import Table
from kaiju.games.king_of_tokyo.cards import BASE
from tests.games.king_of_tokyo.positions import ALL_CARDS, FACE_NAMES, KEEP_CARDS, monsters
from tests.marks import compiled

pytestmark = compiled

KEYS = [card.facts.key for card in BASE]


def scenario(position: dict[str, Any], seed: int = 1) -> Table:
    return kaiju.scenario("king-of-tokyo", position, seed=seed)


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """A whole position: Monsters, whose turn, how far, Market, top of the deck and discard pile."""
    everybody = draw(monsters())
    living = [seat for seat, m in enumerate(everybody) if m.get("alive", True)]
    held = {c if isinstance(c, str) else c["card"] for m in everybody for c in m.get("cards", [])}
    free = draw(st.permutations([key for key in ALL_CARDS if key not in held]))
    market, deck, discard = draw(st.integers(0, 3)), draw(st.integers(0, 5)), draw(st.integers(0, 9))
    position: dict[str, Any] = {
        "monsters": everybody,
        "active": draw(st.sampled_from(living)),
        "phase": draw(st.sampled_from(["start", "buy", "end"])),
        "market": free[:market],
        "deck": free[market : market + deck],
        "discard": free[market + deck : market + deck + discard],
        "turn": draw(st.integers(1, 50)),
    }
    if len(everybody) == 2 and draw(st.booleans()):
        position["options"] = {"two_player": True}
    if position["phase"] == "start":
        position["script"] = draw(st.lists(st.sampled_from(FACE_NAMES), max_size=8))
    return position


# ---- legal positions


@given(positions(), st.integers(0, 1000))
def test_any_position_is_what_it_says(position: dict[str, Any], seed: int) -> None:
    """Looked at before anything happens, in a Buy step without energy and without cards that act in between."""
    still = position | {"phase": "buy"}
    table = scenario(still, seed)
    state = table.game.place(still, 1)
    view = table.game.view(state, -1)
    assert view.active == position["active"]
    for seen, given_ in zip(view.monsters, position["monsters"], strict=True):
        alive = given_.get("alive", True)
        assert seen.alive == alive
        assert seen.hearts == (given_["hearts"] if alive else 0)
        assert seen.place == given_.get("place", "outside")
        for what in ("energy", "vp", "poison", "shrink"):
            assert getattr(seen, what) == given_.get(what, 0)
        cards = [c if isinstance(c, str) else c["card"] for c in given_.get("cards", [])]
        assert sorted(c.card for c in seen.cards) == sorted(cards)
        assert {c.copies for c in seen.cards if c.card == "mimic"} == {
            c["copies"] for c in given_.get("cards", []) if not isinstance(c, str)
        }
    assert view.market[: len(position["market"])] == position["market"]
    assert view.discard == position["discard"]
    assert len(view.market) == 3
    in_play = sum(len(m.get("cards", [])) for m in position["monsters"])
    assert view.deck == len(BASE) - 3 - in_play - len(position["discard"])


@given(positions(), st.lists(st.integers(0, 10**6), min_size=5, max_size=25))
def test_any_position_can_be_played_recorded_and_replayed(
    position: dict[str, Any], answers: list[int]
) -> None:
    table = scenario(position)
    for n in answers:
        question = table.question
        if question is None:
            break
        table.answer(question.seat, n % question.count)
    again = kaiju.load(kaiju.save(table))
    assert again.digest() == table.digest()
    assert again.events == table.events
    assert table.copy().digest() == table.digest()


@given(positions())
def test_the_top_of_the_deck_comes_first(position: dict[str, Any]) -> None:
    """Sweeping turns up the cards in the order in which the position names them."""
    me = {"energy": 2, "hearts": 10}
    still = {key: position[key] for key in ("market", "deck", "discard")}
    table = scenario({"monsters": [me, {"place": "city"}], "phase": "buy", **still})
    question = table.question
    assert question is not None
    table.answer(0, next(o.answer for o in question.options if o.say == "opt-sweep"))
    revealed = [e.card for e in table.events if e.kind == "CardRevealed"]
    assert revealed[: len(position["deck"])] == position["deck"][:3]


def test_what_is_left_out_is_as_at_the_start_of_a_game() -> None:
    view = scenario({"monsters": [{}, {}, {}]}).view()
    for m in view.monsters:
        assert (m.hearts, m.energy, m.vp, m.place, m.cards) == (10, 0, 0, "outside", [])
    assert (view.active, view.turn, view.deck, view.discard) == (0, 1, len(BASE) - 3, [])
    assert len({m.monster for m in view.monsters}) == 3


def test_the_script_is_used_up_and_then_chance_goes_on() -> None:
    table = scenario({"monsters": [{}, {}], "script": ["1", "2", "3", "energy", "smash", "heart"]})
    assert table.view().dice == [0, 1, 2, 3, 4, 5]
    later = set()
    for seed in range(20):
        table = scenario({"monsters": [{}, {}], "script": ["1"] * 6}, seed)
        table.answer(0, 0)
        later.add(tuple(table.view().dice))
    assert len(later) > 15


def test_a_position_of_the_last_cards_leaves_the_others_out() -> None:
    table = scenario(
        {
            "monsters": [{"energy": 9}, {}],
            "phase": "buy",
            "market": ["heal"],
            "deck": ["tank"],
            "deck_ends": True,
        }
    )
    view = table.view()
    assert (view.market, view.deck) == (["heal", "", ""], 1)


# ---- impossible positions

TWO: list[dict[str, Any]] = [{}, {}]
FIVE: list[dict[str, Any]] = [{}, {}, {}, {}, {}]


def first(**fields: Any) -> dict[str, Any]:
    """A position in which only seat 0 is special."""
    return {"monsters": [fields, {}, {}]}


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({}, "missing required field `monsters`"),
    ({"monsters": TWO, "players": 2}, "unknown field `players`"),
    (first(heart=3), "unknown field `heart`"),
    (first(hearts="ten"), "Expected `int`, got `str`"),
    ({"monsters": [{}]}, "2 to 6 Monsters, not 1"),
    ({"monsters": [{}] * 7}, "2 to 6 Monsters, not 7"),
    ({"monsters": FIVE, "options": {"two_player": True}}, "for 2 players, not 5"),
    ({"monsters": TWO, "options": {"dice": 7}}, "no option called dice"),
    ({"monsters": [{"monster": "gigazaur"}] * 2}, "cannot both be gigazaur"),
    (first(monster="godzilla"), "no Monster called godzilla"),
    (first(vp=21), "Monster 0's VP must be from 0 to 20, not 21"),
    (first(vp=-1), "VP must be from 0"),
    (first(energy=-1), "Monster 0's energy must be from 0"),
    (first(poison=-1), "Poison tokens must be from 0"),
    (first(shrink=-2), "Shrink tokens must be from 0"),
    (first(hearts=11), "Monster 0's hearts must be from 0 to 10, not 11"),
    (first(hearts=13, cards=["even_bigger"]), "from 0 to 12, not 13"),
    (first(hearts=0), "no hearts but is not eliminated"),
    (first(hearts=-3), "no hearts but is not eliminated"),
    ({"monsters": [{}, {}, {"alive": False, "energy": 1}]}, "Monster 2 is eliminated: it has no cards"),
    ({"monsters": [{}, {}, {"alive": False, "cards": ["jets"]}]}, "Monster 2 is eliminated"),
    ({"monsters": [{}, {}, {"alive": False, "place": "city"}]}, "Monster 2 is eliminated"),
    ({"monsters": [{}, {}, {"alive": False, "poison": 1}]}, "Monster 2 is eliminated"),
    ({"monsters": [{}, {}, {"alive": False, "shrink": 1}]}, "Monster 2 is eliminated"),
    ({"monsters": [{}, {"alive": False}]}, "At least two Monsters"),
    (first(place="osaka"), "place must be one of outside, city, bay, not 'osaka'"),
    ({"monsters": [{"place": "city"}, {"place": "city"}]}, "cannot both be in the City"),
    ({"monsters": [{"place": "bay"}, {"place": "bay"}, {}, {}, {}]}, "cannot both be in the Bay"),
    ({"monsters": [{"place": "bay"}, {}, {}, {}]}, "only while five or more"),
    ({"monsters": [{"place": "bay"}, {}, {}, {}, {"alive": False}]}, "only while five or more"),
    (first(cards=["blob"]), "no Power card called 'blob'"),
    (first(cards=["heal"]), "heal is a DISCARD card"),
    (first(cards=["jets", "jets"]), "All copies of jets are already somewhere else"),
    (first(cards=["extra_head"] * 3), "All copies of extra_head"),
    ({"monsters": [{"cards": ["jets"]}, {}], "market": ["jets"]}, "All copies of jets"),
    ({"monsters": TWO, "deck": ["heal"], "discard": ["heal"]}, "All copies of heal"),
    (first(cards=[{"card": "smoke_cloud", "counters": 0}]), "counters on smoke_cloud must be from 1"),
    (first(cards=[{"card": "mimic", "copies": "wings"}]), "wings is not a card in play that can be copied"),
    (first(cards=[{"card": "mimic", "copies": "mimic"}]), "mimic is not a card in play that can be copied"),
    (first(cards=[{"card": "jets", "copies": "wings"}, "wings"]), "cop"),
    ({"monsters": TWO, "active": 2}, "The active seat must be from 0 to 1, not 2"),
    ({"monsters": TWO, "active": -1}, "The active seat must be from 0"),
    ({"monsters": [{"alive": False}, {}, {}]}, "The active Monster is eliminated"),
    ({"monsters": TWO, "phase": "roll"}, "buy, end, not 'roll'"),
    ({"monsters": TWO, "fewer": -1}, "dice taken away this turn must be from 0"),
    ({"monsters": TWO, "extra": [2]}, "A seat with an extra turn must be from 0 to 1, not 2"),
    ({"monsters": TWO, "dice": ["1"] * 6}, "no dice yet; use the script"),
    ({"monsters": [{}, {"vp": 20}]}, "has won: no further turn starts"),
    ({"monsters": TWO, "phase": "resolve"}, "rolls 6 dice in this position, not 0"),
    ({"monsters": TWO, "phase": "resolve", "dice": ["1"] * 7}, "rolls 6 dice in this position, not 7"),
    ({"monsters": [{"shrink": 2}, {}], "phase": "resolve", "dice": ["1"] * 6}, "rolls 4 dice"),
    (
        {"monsters": TWO, "phase": "resolve", "dice": ["7"] * 6},
        "'7' is not a die face; the faces are 1, 2, 3",
    ),
    ({"monsters": TWO, "script": ["claw"]}, "'claw' is not a die face"),
    ({"monsters": TWO, "market": ["heal", "tank", "jets", "wings"]}, "The Market has 3 cards, not 4"),
    ({"monsters": TWO, "market": ["blob"]}, "no Power card called 'blob'"),
]


@pytest.mark.parametrize(("position", "reason"), IMPOSSIBLE, ids=[reason[:40] for _, reason in IMPOSSIBLE])
def test_an_impossible_position_is_refused_in_one_sentence(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(kaiju.ImpossiblePosition) as refusal:
        scenario(position)
    said = str(refusal.value)
    assert reason in said
    assert said.endswith(".")
    assert said[0].isupper() or said.startswith(("'", *KEYS))
    assert "\n" not in said


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 25),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False),
    st.text(max_size=6),
    st.sampled_from([*KEEP_CARDS[:5], "heal", "city", "bay", "start", "resolve", "end"]),
)
JUNK = st.one_of(JUNK, st.lists(JUNK, max_size=4), st.dictionaries(st.text(max_size=4), JUNK, max_size=2))


@given(positions(), st.data())
def test_whatever_is_written_is_set_up_or_refused(position: dict[str, Any], data: st.DataObject) -> None:
    """Never a crash: a legal position, or the sentence that says why not."""
    everybody = [dict(m) for m in position["monsters"]]
    spoilt = position | {"monsters": everybody}
    for _ in range(data.draw(st.integers(0, 2))):
        field = data.draw(
            st.sampled_from(["hearts", "energy", "vp", "place", "alive", "poison", "cards", "monster"])
        )
        data.draw(st.sampled_from(everybody))[field] = data.draw(JUNK)
    for _ in range(data.draw(st.integers(0, 2))):
        field = data.draw(st.sampled_from([*position, "dice", "extra", "fewer", "options", "deck_ends"]))
        spoilt[field] = data.draw(JUNK)
    refusal = ""
    try:
        table = scenario(spoilt)
        table.game.audit(table.st)
    except kaiju.ImpossiblePosition as error:
        refusal = str(error)
    assert refusal == "" or refusal.endswith(".")
