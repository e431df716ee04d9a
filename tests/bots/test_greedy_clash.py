"""The greedy player of Godzilla: Tokyo Clash: legal answers that need nothing hidden, sense in moments, strength."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import kaiju
from kaiju.bots import make_bot
from kaiju.bots.godzilla_tokyo_clash import GreedyClash
from kaiju.bots.godzilla_tokyo_clash.planning import Planner
from kaiju.bots.godzilla_tokyo_clash.replies import Replies
from kaiju.bots.godzilla_tokyo_clash.situation import Situation
from kaiju.engine.questions import Option, Question
from kaiju.engine.table import Table
from kaiju.games.godzilla_tokyo_clash import asks
from kaiju.games.godzilla_tokyo_clash.reading import BOX
from kaiju.study.simulate import Plan, let_play, simulate
from kaiju.study.tally import tally
from tests.every_game.games import Dice, Setting, open_table, settings, title

GAME = "godzilla_tokyo_clash"
TABLES = [setting for setting in settings() if setting[0] == GAME]


def wild(setting: Setting, seed: int, met: Counter[str], astray: int = 3) -> None:
    """Play to the end by greedy answers, now and then any other; each is legal, and the same in an imagined world."""
    table = open_table(setting, seed, listen=False)
    dice = Dice(seed)
    while not table.over:
        question = table.question
        assert question is not None
        seat = question.seat
        view = table.view(seat)
        answer = make_bot("greedy", GAME, 1).answer(view, question)
        assert type(answer) is int
        assert answer in question.answers(), question
        if met[question.kind] < 3:
            world = table.imagine(seat, seed)
            imagined = world.question_for(seat)
            assert imagined is not None
            assert make_bot("greedy", GAME, 9).answer(world.view(seat), imagined) == answer
        met[question.kind] += 1
        table.answer(seat, answer if dice.below(astray) else dice.below(question.count))


@pytest.mark.parametrize("setting", TABLES, ids=title)
def test_every_question_gets_a_legal_answer_that_needs_nothing_hidden(setting: Setting) -> None:
    wild(setting, 3, Counter())


def test_there_is_an_answer_for_every_kind_of_question() -> None:
    table = open_table((GAME, 2, {}), 1, listen=False)
    question = table.question
    assert question is not None
    plan = Planner(Situation(table.view(question.seat), question.seat, BOX))
    known = {*Replies(plan, question).by_kind(), "action", "go_on", "discard_for_refresh"}
    assert known == set(asks.NAMES)


def test_cards_and_kinds_that_nobody_has_heard_of_get_a_sane_answer() -> None:
    table = open_table((GAME, 3, {}), 5, listen=False)
    dice = Dice(5)
    strange = 0

    def unheard(options: list[Option]) -> list[Option]:
        return [
            msgspec.structs.replace(o, args={**o.args, "card": "from_the_future"}) if "card" in o.args else o
            for o in options
        ]

    while not table.over:
        question = table.question
        assert question is not None
        odd = msgspec.structs.replace(
            question,
            options=unheard(question.options),
            items=unheard(question.items),
            card="from_the_future" if question.card else "",
        )
        view = table.view(question.seat)
        bot = GreedyClash(GAME, 1)
        assert bot.answer(view, odd) in question.answers()
        if question.form == "choose":
            assert bot.answer(view, msgspec.structs.replace(odd, kind="sing")) == 0
        strange += odd != question
        table.answer(question.seat, dice.below(question.count))
    assert strange > 20


# --------------------------------------------------------------------- moments


EMPTY: dict[str, Any] = {"buildings": {"c3": [], "c4": [], "c5": []}}
"""Room for two Kaiju in a row."""


def asked(position: dict[str, Any], kind: str, seat: int) -> Table:
    """A table at a position, at the first question of a kind to a seat; until then greedy answers."""
    table = kaiju.scenario("godzilla-tokyo-clash", position, seed=3)
    for _ in range(60):
        question = table.question
        assert question is not None
        if (question.kind, question.seat) == (kind, seat):
            return table
        table.answer(question.seat, GreedyClash(GAME, 1).answer(table.view(question.seat), question))
    raise AssertionError(f"seat {seat} was not asked {kind}")


def given(table: Table) -> tuple[Question, Option]:
    """What greedy answers."""
    question = table.question
    assert question is not None
    return question, question.options[GreedyClash(GAME, 1).answer(table.view(question.seat), question)]


def player(kaiju: str, at: str, *hand: str, **more: Any) -> dict[str, Any]:
    return {"kaiju": kaiju, "at": at, "hand": list(hand), **more}


def test_who_can_reach_somebody_attacks_and_does_not_pass() -> None:
    table = asked(
        {"players": [player("godzilla", "c3", "heat_ray", energy=4), player("megalon", "c5")], **EMPTY},
        "action",
        0,
    )
    _, option = given(table)
    assert (option.say, option.args["card"]) == ("opt-play", "heat_ray")


def test_a_vehicle_is_thrown_with_a_card_that_is_of_no_use_now() -> None:
    hand = ["mega_heat_ray", "scaled_hide"]
    pieces = [{"piece": "tank", "at": "c3"}]
    position = {
        "players": [player("godzilla", "c3", *hand, energy=1), player("megalon", "d4")],
        "pieces": pieces,
        **EMPTY,
    }
    _, option = given(asked(position, "action", 0))
    assert (option.args["action"], option.args["card"]) == ("godzilla_2", "mega_heat_ray")


@pytest.mark.parametrize(("hit", "defends"), [("heat_ray", True), ("mega_heat_ray", False)])
def test_a_defense_card_is_kept_for_a_hit_that_it_can_stop(hit: str, defends: bool) -> None:
    """Against three points of damage two are much; against six they are next to nothing."""
    me = player("megalon", "c5", "beetle_carapace")
    other = player("godzilla", "c3", hit, energy=6)
    _, option = given(asked({"players": [other, me], "king": 0, **EMPTY}, "defend", 1))
    assert (option.say == "opt-defend") == defends


def test_the_king_blocks_what_would_cost_the_token() -> None:
    me = player("megalon", "c4", "beetle_carapace", energy=4)
    other = player("king_ghidorah", "c4", "snapping_jaws", energy=5)
    _, option = given(asked({"players": [other, me], "king": 1, "active": 0}, "defend", 1))
    assert option.say == "opt-defend"


def test_more_damage_is_never_worth_less() -> None:
    table = open_table((GAME, 4, {}), 8, listen=False)
    dice = Dice(8)
    while not table.over:
        question = table.question
        assert question is not None
        s = Situation(table.view(question.seat), question.seat, BOX)
        for rival in s.rivals:
            worths = [s.pile(rival).best(n) for n in range(7)]
            assert worths == sorted(worths)
            assert worths[0] == 0
            assert worths[-1] <= 4 + 1e-9
            assert s.pile(rival).best(4, 1) >= s.pile(rival).best(4)
        table.answer(question.seat, dice.below(question.count))


def crowded(hand: list[str], passes: int) -> Table:
    """Somebody in reach, who holds three cards."""
    me = player("godzilla", "c3", *hand, energy=4)
    other = player("megalon", "c5", "beetle_leap", "beetle_leap", "dig_in")
    table = asked({"players": [me, other], "king": 1, "active": 0, "passes": passes, **EMPTY}, "action", 0)
    return table


@pytest.mark.parametrize(
    ("hand", "passes", "waits"),
    [
        (["heat_ray"], 0, True),
        (["heat_ray"], 1, False),  # the Round would be over
        (["heat_ray", "heat_ray", "heat_ray", "tail_whip"], 0, False),  # the other one can wait longer
    ],
)
def test_who_strikes_last_keeps_the_token_so_it_waits_as_long_as_others_hold_more(
    hand: list[str], passes: int, waits: bool
) -> None:
    _, option = given(crowded(hand, passes))
    assert (option.say == "opt-pass") == waits


def test_the_token_is_worth_less_while_others_can_take_it_back() -> None:
    worths = []
    for held in ([], ["beetle_leap"], ["beetle_leap", "beetle_leap", "dig_in"]):
        players = [player("godzilla", "c3", "heat_ray"), player("megalon", "c5", *held)]
        table = kaiju.scenario("godzilla-tokyo-clash", {"players": players, "king": 1, **EMPTY}, seed=3)
        worths.append(Situation(table.view(0), 0, BOX).token)
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == 3


# ------------------------------------------------------------ easy and beginner


@pytest.mark.parametrize("name", ["beginner", "easy"])
def test_easy_players_answer_every_question_legally(name: str) -> None:
    for setting in TABLES[:2]:
        table = open_table(setting, 5, listen=False)
        bot = make_bot(name, GAME, 2)
        while not table.over:
            question = table.question
            assert question is not None
            answer = bot.answer(table.view(question.seat), question)
            assert answer in question.answers(), question
            table.answer(question.seat, answer)


def easily(position: dict[str, Any], kind: str) -> Option:
    table = asked(position, kind, 0)
    question = table.question
    assert question is not None
    return question.options[make_bot("easy", GAME, 1).answer(table.view(0), question)]


def test_easy_takes_the_hardest_attack_that_reaches_somebody() -> None:
    hand = ["heat_ray", "mega_heat_ray", "tail_whip"]
    players = [player("godzilla", "c3", *hand, energy=6), player("megalon", "c5")]
    option = easily({"players": players, **EMPTY}, "action")
    assert option.args["card"] == "mega_heat_ray"


def test_easy_goes_nearer_when_nobody_is_in_reach() -> None:
    players = [player("godzilla", "c2", "relentless_march", "tail_whip", energy=6), player("megalon", "c5")]
    option = easily({"players": players, **EMPTY}, "action")
    assert (option.say, option.args["card"]) == ("opt-play", "relentless_march")


def test_easy_breaks_something_when_its_attack_is_too_dear() -> None:
    pieces = [{"piece": "tank", "at": "c3"}]
    players = [player("godzilla", "c3", "mega_heat_ray", "scaled_hide", energy=0), player("megalon", "d4")]
    option = easily({"players": players, "pieces": pieces, **EMPTY}, "action")
    assert option.args["action"] == "godzilla_2"


# -------------------------------------------------------------------- strength


@pytest.mark.parametrize(
    ("weaker", "stronger"), [("random", "beginner"), ("beginner", "easy"), ("easy", "greedy")]
)
def test_each_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    """A few games with a fixed seed: of a hundred the stronger one wins 95, 80 and 93."""
    plan = Plan(game=GAME, bots=[stronger, weaker], games=16, seed=4)
    assert tally(simulate(plan)).bots[stronger].share > 0.6


@pytest.mark.parametrize("seats", [2, 4])
def test_one_greedy_beats_random_players(seats: int) -> None:
    """30 games, of which random players do not win one in ten: see the page of rulings for a thousand."""
    plan = Plan(game=GAME, bots=["greedy", *["random"] * (seats - 1)], games=30, seed=9)
    assert tally(simulate(plan)).bots["greedy"].share >= 0.85


@pytest.mark.parametrize("setting", TABLES, ids=title)
def test_greedy_players_come_to_an_end(setting: Setting) -> None:
    table = open_table(setting, 4, listen=False)
    let_play(table, [make_bot("greedy", GAME, seat) for seat in range(setting[1])])
    assert table.view().round <= 8
