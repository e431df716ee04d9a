"""A position is the table: set up again, it shows, asks and goes on as the table it was taken from."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import kaiju
from kaiju.engine.playout import playout
from kaiju.engine.questions import Question
from kaiju.engine.record import begin
from kaiju.engine.table import Table
from kaiju.games import game_named
from tests.every_game.games import Dice, Setting, every_setting, open_table, random_play
from tests.marks import compiled

pytestmark = compiled


def again(table: Table) -> Table:
    """A table set up from the position of another one, which has been sent as JSON."""
    sent = msgspec.json.encode(kaiju.position(table))
    return kaiju.scenario(table.game.name, msgspec.json.decode(sent))


def asked(table: Table) -> list[Question]:
    """What is asked; the numbering of questions belongs to the table, not to the game."""
    return [replace(question, number=0) for s in table.asked if (question := table.question_for(s))]


def same(one: Table, other: Table) -> bool:
    """Whether two tables are equal: everything in them, what they ask, and what everybody sees."""
    assert one.digest() == other.digest()
    assert asked(one) == asked(other)
    seats = other.start["seats"]
    assert one.start["seats"] == seats
    return [one.view(seat) for seat in range(-1, seats)] == [other.view(seat) for seat in range(-1, seats)]


@every_setting
def test_a_position_is_the_table_at_every_mark_and_in_between(setting: Setting) -> None:
    table = open_table(setting, 81)
    mark = None
    for n, _ in enumerate(random_play(table, 82)):
        if table.mark is not mark or n % 7 == 0:
            mark = table.mark
            assert same(again(table), table)
    assert again(table).digest() == table.digest()


@every_setting
def test_the_state_at_the_mark_is_placed_as_it_was(setting: Setting) -> None:
    """Before any rule runs: nothing is made good by playing on. What a turn leaves behind is swept by the next."""
    table = open_table(setting, 83)
    mark = table.mark
    for _ in random_play(table, 84):
        if table.mark is not mark:
            mark = table.mark
            position = table.game.position(mark)
            placed = table.game.place(position, 1)
            if position.get("phase", "start") != "start":
                assert table.game.digest(placed) == table.game.digest(mark)
            assert table.game.audit(placed) == table.game.audit(mark)
            assert table.game.position(placed) == position


@every_setting
def test_a_table_goes_on_from_its_position_to_the_same_end(setting: Setting) -> None:
    table = open_table(setting, 85)
    for n, _ in enumerate(random_play(table, 86)):
        if n % 31 == 0:
            one, other = again(table), table.copy()
            playout(one, n + 1)
            playout(other, n + 1)
            assert one.digest() == other.digest()


@every_setting
def test_the_position_of_a_live_table_holds_its_seeds(setting: Setting) -> None:
    name, seats, options = setting
    secrets = iter([seed if seed % 2 else f"{seed:032x}" for seed in range(1000, 9000)])
    table = begin(game_named(name), seats=seats, seed=5, options=options, entropy=lambda: next(secrets))
    for n, _ in enumerate(random_play(table, 87)):
        position = kaiju.position(table)
        assert all(len(entry) == 3 for entry in position.get("answers", []))
        if n % 19 == 0:
            assert same(again(table), table)


@every_setting
def test_a_table_from_a_position_is_saved_loaded_and_copied(setting: Setting) -> None:
    table = open_table(setting, 88)
    for n, _ in enumerate(random_play(table, 89)):
        if n % 43 == 11:
            twin = again(table)
            for k, _ in enumerate(random_play(twin, n)):
                if k == 5:
                    break
            loaded = kaiju.load(kaiju.save(twin))
            assert loaded.digest() == twin.digest()
            assert loaded.events == twin.events
            assert same(twin.copy(), twin)
            assert same(again(twin), twin)


@every_setting
def test_an_imagined_table_has_a_position_of_its_own(setting: Setting) -> None:
    table = open_table(setting, 90)
    for n, _ in enumerate(random_play(table, 91)):
        if n % 43 == 3:
            world = table.imagine(n % (setting[1] + 1) - 1, n)
            twin = again(world)
            assert same(twin, world)
            for answers, _ in enumerate(random_play(world, n)):
                assert same(again(world), world)
                if answers == 3:
                    break
            playout(twin, n + 1)
            assert twin.over


def test_what_was_taken_back_is_in_no_position() -> None:
    table = open_table(("king_of_tokyo", 4, {}), 5)
    undone = 0
    for n, _ in enumerate(random_play(table, 92)):
        if n % 3 == 0:
            seat = table.asked[0]
            before = kaiju.position(table)
            question = table.question_for(seat)
            assert question is not None
            twin = table.copy()
            twin.answer(seat, question.count - 1)
            if twin.can_undo(seat):
                twin.undo(seat)
                undone += 1
                assert kaiju.position(twin) == before
                assert same(again(twin), table)
    assert undone > 5


def test_the_position_of_a_fresh_game_says_little() -> None:
    position = kaiju.position(kaiju.new("king-of-tokyo", seats=3, seed=7))
    assert sorted(position) == ["chance", "deck", "market", "monsters", "phase"]
    assert all(list(monster) == ["monster"] for monster in position["monsters"])
    duel = kaiju.position(kaiju.new("king-of-tokyo-duel", seats=2, seed=7))
    assert sorted(duel) == ["chance", "deck", "market", "monsters", "phase", "turn"]


def test_a_playout_copy_has_no_position() -> None:
    table = kaiju.new("king-of-tokyo", seats=3, seed=7)
    with pytest.raises(kaiju.RulesFault, match="take the position of the table it came from"):
        kaiju.position(table.copy(tracked=False))


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("chance", 0, "The chance of a position"),
        ("chance", 2**61, "The chance of a position"),
        ("chance", "luck", "Expected `int"),
        ("chance", {"key": "luck"}, "Keyed chance is a key"),
        ("chance", {"key": "0" * 32, "drawn": -1}, "Keyed chance is a key"),
        ("answers", [[0]], "Answer 0 of the position is not of the form"),
        ("answers", [[0, 0], [9, 0]], "Answer 1 of the position was refused"),
        ("answers", [[0, -1]], "Answer 0 of the position is not of the form"),
        ("tape", {"then": -1}, "The chance after a tape"),
        ("tape", {"results": [3, -1]}, "The results on a tape"),
        ("tape", {"results": [2**61]}, "The results on a tape"),
        ("tape", {"orders": [["godzilla"]]}, "no card called 'godzilla'"),
    ],
)
def test_what_every_position_may_hold_is_checked(field: str, value: object, why: str) -> None:
    with pytest.raises(kaiju.ImpossiblePosition, match=why):
        kaiju.scenario("king-of-tokyo", {"monsters": [{}, {}], field: value})


def test_a_wrong_position_names_all_its_faults_at_once() -> None:
    wrong = {
        "monsters": [{"hearts": 11, "cards": ["heal"]}, {"place": "osaka"}, {"vp": "many"}],
        "active": 5,
        "chance": -3,
        "colour": "green",
        "market": ["godzilla"],
    }
    with pytest.raises(kaiju.ImpossiblePosition) as refusal:
        kaiju.scenario("king-of-tokyo", wrong)
    assert sorted(refusal.value.faults) == [
        "Monster 0's hearts must be from 0 to 10, not 11.",
        "Monster 1's place must be one of outside, city, bay, not 'osaka'.",
        "The active seat must be from 0 to 2, not 5.",
        "The chance of a position is a whole number from 1 to 2**61 - 1.",
        "There is no Power card called 'godzilla'.",
        "This is not a position of King of Tokyo: Expected `int`, got `str` - at `$.monsters[2].vp`.",
        "This is not a position of King of Tokyo: Object contains unknown field `colour`.",
        "heal is a DISCARD card: it never stays in front of a Monster.",
    ]
    assert str(refusal.value) == "\n".join(refusal.value.faults)


def test_the_duel_names_all_faults_at_once_too() -> None:
    wrong = {
        "monsters": [{"energy": -1, "cards": ["frenzy"]}, {"dice_tokens": 3}],
        "fame": 9,
        "buzz": {"dog": {"track": "fame", "first": 1}},
        "phase": "lunch",
    }
    with pytest.raises(kaiju.ImpossiblePosition) as refusal:
        kaiju.scenario("king-of-tokyo-duel", wrong)
    assert len(refusal.value.faults) == 6


JUNK: list[Any] = [
    None, True, -1, 0, 1, 2, 7, 25, 2**70, -(2**70), 0.5, "", "x", "jets", "heal", "mimic", "extra_head#2", "city",
    "start", "resolve", "buy", "end", "setup", "draft", "costumes", "evolutions", "symbols", "smash", [], ["jets"],
    ["smash"], [-1], [0, 1], [[]], {}, {"jets": [0]}, {"jets": 1}, {"card": "jets"}, {"card": "jets", "barred": 1},
    {"seat": 1}, {"track": "fame", "first": 1}, {"packs": [[]], "taken": [[]]},
]  # fmt: skip
"""What somebody might write where something else belongs."""


def places_in(data: Any) -> list[tuple[Any, Any]]:
    """Everything that is said somewhere in plain data: the list or object, and where in it."""
    inside: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        inside = [(data, key) for key in data]
    elif isinstance(data, list):
        inside = [(data, n) for n in range(len(data))]
    return inside + [place for holder, key in inside for place in places_in(holder[key])]


def spoil(position: dict[str, Any], dice: Dice) -> None:
    """Leave something out, say it twice, or say something else."""
    places = places_in(position)
    holder, key = places[dice.below(len(places))]
    way = dice.below(4)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, list):
        holder.append(holder[key])
    else:
        holder[key] = msgspec.json.decode(msgspec.json.encode(JUNK[dice.below(len(JUNK))]))


@every_setting
def test_whatever_is_written_is_set_up_and_can_be_played_or_is_refused(setting: Setting) -> None:
    table = open_table(setting, 93)
    dice = Dice(94)
    for n, _ in enumerate(random_play(table, 95)):
        if n % 17:
            continue
        for _ in range(4):
            position = msgspec.json.decode(msgspec.json.encode(kaiju.position(table)))
            position.pop("answers", None)
            for _ in range(1 + dice.below(3)):
                spoil(position, dice)
            faults: list[str] = []
            try:
                spoilt = kaiju.scenario(setting[0], position)
            except kaiju.ImpossiblePosition as refusal:
                faults = refusal.faults
            if faults:
                assert all(fault.endswith(".") for fault in faults)
                continue
            spoilt.game.audit(spoilt.st)
            assert same(again(spoilt), spoilt)
            playout(spoilt, n + 1)


def test_no_server_writes_the_position_of_a_table_down() -> None:
    """A position holds hands, decks and chance to come: nothing under server/ may ask for one of a table.

    `playing_on.py` may, of a world that a spectator of a finished game has imagined, and of nothing else.
    """
    for path in sorted((Path(kaiju.__file__).parent / "server").rglob("*.py")):
        imagining = path.name == "playing_on.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                names = [alias.name for alias in node.names]
                assert node.module != "kaiju.engine.positions" or imagining, path.name
                assert node.module != "kaiju" or "position" not in names, path.name
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                assert node.func.attr not in ("position", "position_of"), path.name
            elif (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "position_of"
            ):
                assert [ast.unparse(each) for each in node.args] == ["table.imagine(-1, key)"], path.name
