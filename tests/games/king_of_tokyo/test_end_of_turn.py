"""The end of a turn: effects that wait for it, their order, and passing the dice."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kaiju.engine.chance import mix
from kaiju.engine.hooks import in_any_order
from kaiju.engine.state import NOBODY
from kaiju.games.king_of_tokyo import GAME
from kaiju.games.king_of_tokyo.asks import ASK_EFFECT
from kaiju.games.king_of_tokyo.card import END_TURN
from kaiju.games.king_of_tokyo.ending import due_at_end
from kaiju.games.king_of_tokyo.state import Tokyo
from tests.games.king_of_tokyo.stage import Stage
from tests.marks import compiled, rule

pytestmark = compiled

CITY = {"place": "city"}


@rule("KOT-ENDT-01")
def test_end_of_turn_effects_come_before_the_dice_are_passed() -> None:
    play = Stage(
        {"energy": 1, "poison": 1, "cards": ["herbivore"]},
        CITY,
        {},
        phase="buy",
        market=["tank", "jets", "heal"],
    )
    told = [e.kind for e in play.table.events]
    assert (play.vp(0), play.hearts(0)) == (1, 9)
    assert told.index("TurnEnded") > max(told.index("VPGained"), told.index("HeartsLost"))
    assert told.index("TurnEnded") < told.index("TurnBegan")


@rule("KOT-ENDT-01")
def test_they_come_after_buying() -> None:
    """Energy spent in the Buy step is not there any more when Energy Hoarder counts it."""
    play = Stage(
        {"energy": 12, "cards": ["energy_hoarder"]}, CITY, phase="buy", market=["heal", "tank", "jets"]
    )
    play.buy("heal")
    play.done()
    assert play.vp(0) == 1


@rule("KOT-ENDT-02")
@pytest.mark.parametrize(("active", "following"), [(0, 1), (1, 2), (3, 0)])
def test_the_dice_go_to_the_left(active: int, following: int) -> None:
    play = Stage({}, CITY, {}, {}, active=active, phase="end")
    assert play.view.active == following


@rule("KOT-ENDT-03")
def test_the_active_player_orders_its_effects_poison_included() -> None:
    """Armor Plating ignores one Poison token, unless it is turned in first."""

    def start() -> Stage:
        play = Stage({"poison": 1, "cards": ["metamorph", "armor_plating"]}, CITY, phase="end")
        question = play.expect("effect", seat=0)
        assert {o.say for o in question.options} == {"opt-effect", "opt-poison"}
        return play

    play = start()
    play.effect("metamorph")
    play.pick(0)
    assert (play.hearts(0), play.energy(0)) == (9, 4)
    play = start()
    play.effect("poison")
    play.pick(0)
    assert (play.hearts(0), play.energy(0)) == (10, 4)


@rule("KOT-ENDT-03")
def test_a_maximum_of_twelve_hearts_is_given_up_before_or_after_poison() -> None:
    for first, after in (("metamorph", 8), ("poison", 10)):
        play = Stage({"poison": 2, "hearts": 12, "cards": ["metamorph", "even_bigger"]}, CITY, phase="end")
        play.effect(first)
        play.until("turn_in")
        play.pick(0)
        assert play.hearts(0) == after


@rule("KOT-ENDT-03")
def test_cards_may_be_turned_in_before_poison_takes_them_all() -> None:
    """It Has a Child saves who dies of Poison, but takes all cards along."""
    for first, energy in (("metamorph", 3), ("poison", 0)):
        play = Stage({"poison": 1, "hearts": 1, "cards": ["metamorph", "it_has_a_child"]}, CITY, phase="end")
        play.effect(first)
        if first == "metamorph":
            play.pick(1)
        assert (play.hearts(0), play.energy(0), play.cards(0)) == (10, energy, [])


@rule("KOT-ENDT-03")
def test_energy_may_be_counted_before_or_after_cards_are_turned_in() -> None:
    for first, vp in (("energy_hoarder", 1), ("metamorph", 2)):
        play = Stage(
            {"energy": 9, "cards": ["metamorph", "energy_hoarder", "giant_brain"]}, CITY, phase="end"
        )
        play.effect(first)
        play.until("turn_in")
        names = [str(o.args["card"]) for o in play.question.items]
        play.pick(names.index("giant_brain"))
        assert play.vp(0) == vp


@rule("KOT-ENDT-03", "KOT-CARD-17")
def test_any_time_is_also_before_the_effects_look_at_what_there_is() -> None:
    """The last two energy go into a heart, so that Solar Powered finds none; its gift may be kept."""
    me = {"energy": 5, "hearts": 4, "cards": ["rapid_healing", "solar_powered"]}
    play = Stage(me, CITY, phase="buy", market=["heal", "jets", "frenzy"])
    play.buy("heal")
    play.done()
    play.expect("anytime", seat=0)
    play.use("rapid_healing")
    assert (play.hearts(0), play.energy(0)) == (7, 1)
    play.expect("keep_dice", seat=1)


@rule("KOT-ENDT-04")
def test_the_effects_of_others_wait_for_their_own_turns() -> None:
    """In this box nothing of another Monster happens at the end of every turn."""
    quiet = {"energy": 12, "cards": ["energy_hoarder"]}
    poor = {"cards": ["solar_powered", "rooting_for_the_underdog"]}
    ill = {"poison": 3, "cards": ["herbivore"]}
    play = Stage({"vp": 5}, quiet | CITY | {"vp": 5}, poor, ill | {"vp": 5}, phase="end")
    assert [m.vp for m in play.view.monsters] == [5, 7, 0, 5], (
        "two points for seat 1, which now starts in Tokyo"
    )
    assert (play.energy(2), play.hearts(3)) == (0, 10)


@rule("KOT-ENDT-04")
def test_what_lasts_for_the_turn_ends_after_the_active_players_own_effects() -> None:
    """Wings, paid for against Flame Thrower's like, still holds when Poison strikes; then it is over."""
    play = Stage(
        {"energy": 6, "poison": 2, "cards": ["wings"]}, CITY, {}, phase="buy", market=["tank", "jets", "heal"]
    )
    play.buy("tank")
    play.expect("guard", seat=0)
    play.use("wings")
    play.expect("keep_dice", seat=1)
    assert play.hearts(0) == 10
    assert play.table.st.monsters[0].immune is False  # type: ignore[attr-defined]


# ---- whatever is not asked cannot matter

WAITING = [
    "energy_hoarder",
    "freeze_time",
    "herbivore",
    "metamorph",
    "rooting_for_the_underdog",
    "solar_powered",
]
OTHERS = [
    "armor_plating",
    "camouflage",
    "eater_of_the_dead",
    "even_bigger",
    "friend_of_children",
    "it_has_a_child",
    "rapid_healing",
    "were_only_making_it_stronger",
    "wings",
]


@st.composite
def endings(draw: st.DrawFn) -> dict[str, Any]:
    """A Monster about to end its turn, with effects that wait for it."""
    cards: list[Any] = draw(st.lists(st.sampled_from(WAITING), unique=True, min_size=1, max_size=4))
    cards += draw(st.lists(st.sampled_from(OTHERS), unique=True, max_size=3))
    if draw(st.booleans()):
        cards.append({"card": "mimic", "copies": draw(st.sampled_from(cards))})
    most = 12 if "even_bigger" in cards else 10
    me = {
        "hearts": draw(st.integers(1, most)),
        "energy": draw(st.sampled_from([0, 1, 2, 5, 6, 12])),
        "vp": draw(st.integers(0, 4)),
        "poison": draw(st.integers(0, 3)),
        "cards": cards,
    }
    dice = draw(st.sampled_from([["1", "1", "1", "2", "2", "3"], []]))
    return {"monsters": [me, {"vp": 3, "place": "city"}], "phase": "end", "dice": dice}


def ended(position: dict[str, Any], order: tuple[int, ...], policy: int) -> list[Any]:
    """The state after the end-of-turn effects, listed in this order; what is asked is answered by the policy."""
    state = GAME.place(position, mix(3))
    assert isinstance(state, Tokyo)
    me = state.monsters[0]
    due = due_at_end(me)
    listed = [due[i] for i in order if i < len(due)]
    for _ in in_any_order(state, me.seat, me, listed, END_TURN, ASK_EFFECT):
        if state.kind == ASK_EFFECT:
            # The player's own order, which must not depend on how the effects are listed.
            state.answer = min(range(state.n_opts), key=lambda i: (policy ^ state.opts[i]) % 97)
        else:
            state.answer = (policy >> state.kind) % state.n_opts
    if not me.alive:
        return ["out", state.monsters[1].vp]
    # The last question has been answered: what it was about is no part of the state any more.
    state.who = NOBODY
    return GAME.digest(state)


@rule("KOT-ENDT-03")
@given(endings(), st.permutations(range(6)), st.integers(0, 2**30))
@example(  # Armor Plating turned in before or after Poison.
    position={
        "monsters": [{"poison": 1, "cards": ["metamorph", "armor_plating"]}, {"place": "city"}],
        "phase": "end",
    },
    order=[1, 0, 2, 3, 4, 5],
    policy=2**30 - 1,
)
def test_an_order_that_is_not_asked_for_cannot_matter(
    position: dict[str, Any], order: list[int], policy: int
) -> None:
    assert ended(position, tuple(order), policy) == ended(position, tuple(range(6)), policy)
